/** Boards are found by their folder: `<game>/kit.ts` is the board of a game, `<game>/Cover.svelte` its picture on the shelf. */

import type { Component } from 'svelte';
import type { BoardKit, Part } from '../kit/board';
import { shelf } from '../lib/games.svelte';

const KITS = import.meta.glob<{ default: BoardKit }>('./*/kit.ts');
const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

/** The board of a game: the module that it names in its sheet, or else the one in its folder here. */
export async function boardFor(game: string): Promise<BoardKit | null> {
  const here = KITS[`./${game}/kit.ts`]?.(); // on its way while the sheet is
  here?.catch(() => undefined);
  const brought = await foreignBoard((await shelf.sheet(game)).board);
  return brought ?? (await here)?.default ?? null;
}

/** A cover is a file of its own, so that the lobby need not load a board. */
export async function coverFor(game: string): Promise<Part<Record<string, never>> | null> {
  const here = COVERS[`./${game}/Cover.svelte`];
  if (here) return (await here()).default;
  return KITS[`./${game}/kit.ts`] ? null : ((await boardFor(game))?.Cover ?? null);
}

/** A module is only taken from our own origin; one that cannot be loaded is done without. */
export async function foreignBoard(path: string | null | undefined): Promise<BoardKit | null> {
  if (!path) return null;
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return null;
  try {
    return ((await import(/* @vite-ignore */ url.href)) as { default: BoardKit }).default;
  } catch (error) {
    console.warn(`The board ${path} cannot be loaded`, error);
    return null;
  }
}
