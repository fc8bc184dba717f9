/** A game laid out for a table: its words with the names of who sits there, its catalogue and its board. */

import { boardFor } from '../boards';
import type { BoardKit, Catalogue } from '../kit/board';
import { shelf } from '../lib/games.svelte';
import type { Texts } from '../lib/texts.svelte';
import type { TableCard } from '../lib/wire';
import { namesFor } from './names';

export interface Opened {
  texts: Texts;
  catalogue: Catalogue;
  kit: BoardKit;
}

export async function openGame(
  key: string,
  table: () => TableCard | null,
  mine: () => number[] = () => [],
): Promise<Opened> {
  const [texts, { catalogue }, kit] = await Promise.all([shelf.words(key), shelf.sheet(key), boardFor(key)]);
  texts.names = namesFor(texts, table, catalogue, mine);
  return { texts, catalogue, kit: kit ?? {} };
}
