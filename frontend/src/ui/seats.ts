/** Six seats, told apart by colour, letter, flag pattern and the dashes of a line: never by colour alone. */

export const SEATS = 6;
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
/** How a seat's line is drawn in a chart. */
export const SEAT_DASHES = ['none', '7 4', '2 3', '10 3 2 3', '4 4', '12 4'];

/** Where letters stand at the ends of lines, so that none lies on another: each at least `gap` above the one below it. */
export function apart(levels: number[], gap: number, bottom: number): number[] {
  const out = [...levels];
  let below = bottom + gap;
  for (const at of [...levels.keys()].sort((a, b) => levels[b]! - levels[a]!))
    below = out[at] = Math.min(levels[at]!, below - gap);
  return out;
}

export function seatOf(seat: number): number {
  return ((seat % SEATS) + SEATS) % SEATS;
}

/** The colour as the stylesheet has it, for the theme and palette of the page. */
export function seatColour(seat: number): string {
  return `var(--seat-${seatOf(seat)})`;
}
