import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { foreignBoard } from '../boards';
import { Pointing } from '../lib/pointing.svelte';
import { mounts, type Mounting } from './board';
import { DECISION } from './page/sample';
import Frame from './page/Frame.svelte';

afterEach(() => vi.restoreAllMocks());

interface Props {
  n: number;
  pointing: Pointing | null;
}

/** A part as a game from elsewhere would write it. */
function plainPart() {
  const said: string[] = [];
  const part: Mounting<Props> = {
    mount(node, props) {
      const draw = ({ n, pointing }: Props) => {
        node.textContent = `${n} ${pointing?.picked.join() ?? ''}`;
        said.push(node.textContent);
      };
      draw(props);
      return { update: draw, destroy: () => said.push('gone') };
    },
  };
  return { part, said };
}

async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await tick();
  flushSync();
}

it('a part without Svelte is mounted once, told of new props and of what is picked, and taken down', async () => {
  const { part, said } = plainPart();
  const pointing = new Pointing(
    () => DECISION,
    () => undefined,
  );
  const frame = mount(Frame, { target: document.body, props: { part, first: { n: 1, pointing } } }) as {
    change(props: Props): void;
  };
  await settled();
  expect(said).toEqual(['1 ']);
  frame.change({ n: 2, pointing });
  await settled();
  expect(said.at(-1)).toBe('2 ');
  pointing.point('hand:lantern');
  await settled();
  expect(document.body.textContent).toContain('2 hand:lantern');
  await unmount(frame as Record<string, unknown>);
  expect(said.at(-1)).toBe('gone');
  expect(said.filter((line) => line === 'gone')).toHaveLength(1);
});

it('the two forms of a part are told apart', () => {
  expect(mounts(plainPart().part)).toBe(true);
  expect(mounts(Frame)).toBe(false);
});

it('a module comes from our own origin or not at all, and one that is not there leaves the text table', async () => {
  const grumble = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await foreignBoard(null)).toBeNull();
  expect(await foreignBoard('https://elsewhere.example/board.js')).toBeNull();
  expect(await foreignBoard('//elsewhere.example/board.js')).toBeNull();
  expect(await foreignBoard('data:text/javascript,export default {}')).toBeNull();
  expect(grumble).not.toHaveBeenCalled();
  expect(await foreignBoard('/games/some_game/board.js')).toBeNull();
  expect(grumble).toHaveBeenCalledOnce();
});
