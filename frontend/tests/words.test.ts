import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import english from '../../src/covetown/text/en.ftl?raw';
import server from '../../src/covetown/text/en-server.ftl?raw';
import slow from '../../src/covetown/text/en-slow.ftl?raw';

const sources = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts', '!../src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const bundle = new FluentBundle('en');
const errors = [english, server, slow].flatMap((source) => bundle.addResource(new FluentResource(source)));

/** Keys written out in the sources, and beginnings of keys that are put together. */
const used = new Map<string, string>();
for (const [file, text] of Object.entries(sources))
  for (const [, key] of text.matchAll(/['"`](shell-[a-z0-9-]+)/g)) used.set(key!, file);

const defined = [...`${english}\n${slow}`.matchAll(/^(shell-[a-z0-9-]+)\s*=/gm)].map(([, key]) => key!);

describe('the words of the shell', () => {
  it('are read without errors', () => {
    expect(errors).toEqual([]);
    expect(defined.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  it('are all there', () => {
    const missing = [...used].filter(
      ([key]) => !bundle.hasMessage(key) && !defined.some((other) => key.endsWith('-') && other.startsWith(key)),
    );
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const idle = defined.filter(
      (key) =>
        !key.startsWith('shell-refused-') &&
        !used.has(key) &&
        ![...used.keys()].some((start) => start.endsWith('-') && key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});

const boards = import.meta.glob(['../src/boards/*/**/*.svelte', '../src/boards/*/**/*.ts', '!../src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const gameWords = import.meta.glob('../../src/covetown/games/*/text/en*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const folder = (path: string) => /(?:boards|games)\/([^/]+)\//.exec(path)![1]!;

/** A board writes its own words as `board-…` in full, or leaves out that beginning: `say('market')`. */
describe.each([...new Set(Object.keys(boards).map(folder))])('the words of the board of %s', (game) => {
  const own = Object.entries(gameWords)
    .filter(([path]) => folder(path) === game)
    .map(([, text]) => text)
    .join('\n');
  const written = [...own.matchAll(/^board-([a-z0-9-]+)\s*=/gm)].map(([, key]) => key!);
  const text = Object.entries(boards)
    .filter(([path]) => folder(path) === game)
    .map(([, source]) => source)
    .join('\n');

  it('are all there', () => {
    const said = [...text.matchAll(/(?:\bsay\(\s*'|['"`]board-)([a-z0-9-]+)/g)].map(([, key]) => key!);
    const missing = said.filter(
      (key) => !written.includes(key) && !(key.endsWith('-') && written.some((other) => other.startsWith(key))),
    );
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    /** Beginnings of the key from which it may be put together: `why-${card}`. */
    const starts = (key: string) => [...key.matchAll(/-/g)].map(({ index }) => key.slice(0, index + 1));
    const idle = written.filter(
      (key) =>
        !new RegExp(`['"\`](board-)?${key}['"\`]`).test(text) &&
        !starts(key).some((start) => text.includes(`\`board-${start}$`) || text.includes(`say(\`${start}$`)),
    );
    expect(idle).toEqual([]);
  });
});
