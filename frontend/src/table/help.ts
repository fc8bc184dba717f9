/** What an answer would do, in a line: of its own, of the card it names, or of its kind. */

import { dashed, type Texts } from '../lib/texts.svelte';
import type { Argument, Option } from '../lib/types';

/** The message of a kind of answers: that of this question, where the kind means something else there, or else its own. */
function kindKey(texts: Texts, kind: string, asked: string): string {
  const here = `option-kind-${dashed(asked)}-${dashed(kind)}`;
  return asked && texts.has(here) ? here : `option-kind-${dashed(kind)}`;
}

/** A group of answers by its name; a game that has none for it gets the kind as a word. */
export function kindName(texts: Texts, kind: string, asked = ''): string {
  const key = kindKey(texts, kind, asked);
  if (texts.has(key)) return texts.key(key);
  const words = kind.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function kindHelp(texts: Texts, kind: string, asked = ''): string {
  const key = `${kindKey(texts, kind, asked)}.help`;
  return texts.has(key) ? texts.key(key) : '';
}

/** What only this answer does, such as the effect of the card it names; empty where its kind says it all. */
export function ownHelp(texts: Texts, option: Option): string {
  const { key, args = {} } = option.text;
  if (texts.has(`${key}.help`)) return texts.key(`${key}.help`, args);
  for (const value of Object.values(args)) {
    const named = nameIn(value);
    if (named && texts.has(`${named}.text`)) return texts.key(`${named}.text`);
  }
  return '';
}

export function help(texts: Texts, option: Option, asked = ''): string {
  return [kindHelp(texts, option.kind, asked), ownHelp(texts, option)].filter(Boolean).join(' ');
}

function nameIn(value: Argument | undefined): string {
  return value && typeof value === 'object' && !Array.isArray(value) && 'key' in value ? String(value.key) : '';
}
