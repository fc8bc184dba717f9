import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import english from '../../src/covetown/text/en.ftl?raw';
import server from '../../src/covetown/text/en-server.ftl?raw';

const sources = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts', '!../src/**/*.test.ts'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;

const bundle = new FluentBundle('en');
const errors = [english, server].flatMap((source) => bundle.addResource(new FluentResource(source)));

/** Keys written out in the sources, and beginnings of keys that are put together. */
const used = new Map<string, string>();
for (const [file, text] of Object.entries(sources)) for (const [, key] of text.matchAll(/['"`](shell-[a-z0-9-]+)/g)) used.set(key!, file);

const defined = [...english.matchAll(/^(shell-[a-z0-9-]+)\s*=/gm)].map(([, key]) => key!);

describe('the words of the shell', () => {
  it('are read without errors', () => {
    expect(errors).toEqual([]);
    expect(defined.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  it('are all there', () => {
    const missing = [...used].filter(([key]) => !bundle.hasMessage(key) && !defined.some((other) => key.endsWith('-') && other.startsWith(key)));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const idle = defined.filter((key) => !used.has(key) && ![...used.keys()].some((start) => start.endsWith('-') && key.startsWith(start)));
    expect(idle).toEqual([]);
  });
});
