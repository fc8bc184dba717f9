/** Where things lie on the chart: in units of its width, 1000 on a desk and 600 on a phone. */

export interface Point {
  x: number;
  y: number;
}

/** The middle of each island, the Cove last: across in units, down in parts of the height. */
const WIDE: Point[] = [
  { x: 162, y: 0.21 },
  { x: 470, y: 0.2 },
  { x: 778, y: 0.21 },
  { x: 692, y: 0.795 },
  { x: 212, y: 0.795 },
  { x: 470, y: 0.5 },
  { x: 848, y: 0.5 },
];
const TALL: Point[] = [
  { x: 118, y: 0.185 },
  { x: 300, y: 0.175 },
  { x: 482, y: 0.185 },
  { x: 470, y: 0.815 },
  { x: 130, y: 0.815 },
  { x: 300, y: 0.5 },
  { x: 482, y: 0.5 },
];

export class Layout {
  readonly width: number;
  readonly height: number;
  /** The border with the fame track. */
  readonly band: number;
  /** How large an island is drawn, against its own box of 240 × 176. */
  readonly scale: number;

  constructor(
    readonly tall: boolean,
    ratio: number,
  ) {
    // The drawing has the shape of its frame; where that is low, it is wider than usual.
    this.width = Math.max(tall ? 600 : 1000, (tall ? 480 : 520) / Math.max(0.1, ratio));
    this.height = this.width * ratio;
    this.band = tall ? 28 : 27;
    this.scale = tall ? 0.83 : Math.min(1.12, Math.max(0.92, (this.height - 2 * this.band) / (3 * 176)));
  }

  private get stretch(): number {
    return this.width / (this.tall ? 600 : 1000);
  }

  island(island: number): Point {
    const { x, y } = (this.tall ? TALL : WIDE)[island - 1]!;
    return { x: x * this.stretch, y: y * this.height };
  }

  /** The place of the decks, of the rose, and of the beast. */
  get decks(): Point {
    return this.tall
      ? { x: 110 * this.stretch, y: 0.5 * this.height }
      : { x: 158 * this.stretch, y: 0.505 * this.height };
  }

  get rose(): Point {
    return this.tall
      ? { x: 300 * this.stretch, y: 0.8 * this.height }
      : { x: 456 * this.stretch, y: 0.815 * this.height };
  }

  get beast(): Point {
    return this.tall ? { x: -400, y: -400 } : { x: 890 * this.stretch, y: 0.82 * this.height };
  }

  /** In parts of a hundred, for things that lie over the drawing. */
  part({ x, y }: Point): Point {
    return { x: (100 * x) / this.width, y: (100 * y) / this.height };
  }

  /** A space of the fame track: clockwise round the border from the upper left corner, and a little further for a second piece. */
  fame(fame: number, further = 0): Point {
    const half = this.band / 2;
    const w = this.width - this.band;
    const h = this.height - this.band;
    let way = ((((fame % FAME_SPACES) + FAME_SPACES) % FAME_SPACES) / FAME_SPACES) * 2 * (w + h) + further;
    if (way < w) return { x: half + way, y: half };
    way -= w;
    if (way < h) return { x: half + w, y: half + way };
    way -= h;
    if (way < w) return { x: half + w - way, y: half + h };
    way -= w;
    return { x: half, y: half + h - way };
  }
}

export const FAME_SPACES = 50;

/** Where ships lie round an island, from its middle, in units of the island's box. The sides first, the shore when it is full. */
const BERTHS: Point[] = [
  { x: -100, y: -10 },
  { x: 100, y: -2 },
  { x: -98, y: -56 },
  { x: -50, y: 4 },
  { x: 50, y: 6 },
  { x: 0, y: 8 },
];

/** The berths of the ships at one island; the black ship has the upper right, the Navy the upper left. */
export function berth(at: number): Point {
  return BERTHS[at % BERTHS.length]!;
}

export const BLACK_BERTH: Point = { x: 88, y: -52 };
export const NAVY_BERTHS: Point[] = [
  { x: -84, y: -54 },
  { x: -30, y: -66 },
];
