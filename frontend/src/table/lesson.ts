/** Where a lesson's words can stand: beside what it lights, and rather not on anything that can be chosen. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const EDGE = 8;
const LIT = 1000; // what is lit must be seen, whatever else that covers
const ASKED = 1000 * LIT; // and what is to be clicked must be free above all

/** The place that covers least: low on the left unless something better is free. `top` is where the board begins. */
export function freest(lights: Box[], choices: Box[], words: Size, size: Size, top: number, asked: Box[] = []): Spot {
  const right = Math.max(EDGE, size.width - words.width - EDGE);
  const low = Math.max(EDGE, size.height - words.height - EDGE);
  const middle = (size.height - words.height) / 2;
  const high = Math.min(top + EDGE, low);
  const places: Spot[] = [low, high, middle].flatMap((y) =>
    [EDGE, right, (size.width - words.width) / 2].map((x) => ({ x, y })),
  );
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    const covered =
      ASKED * covering(asked, place, words) + LIT * covering(lights, place, words) + covering(choices, place, words);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function covering(boxes: Box[], place: Spot, words: Size): number {
  return boxes.reduce((sum, box) => sum + overlap(box, { ...place, ...words }), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
