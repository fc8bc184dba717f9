/** The small pictures on the cards: each card its own scene of flat shapes, 208 × 116, over the tint of its deck. */

const INK = '#14233a';
const PAPER = '#fbf4e4';
const BRASS = '#c8963e';
const SEA = '#1f5673';
const CORAL = '#c8553d';
const LEAF = '#4c8c4a';
const AMBER = '#e0a526';
const WOOD = '#97582a';
const BARK = '#653717';
const STONE = '#8b909a';
const NIGHT = '#2f3642';
const SKY = '#a9cdd9';
const PLUM = '#7a4fa3';

const c = (x: number, y: number, r: number, f: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>`;
const e = (x: number, y: number, a: number, b: number, f: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${f}"/>`;
const r = (x: number, y: number, w: number, h: number, f: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${f}"/>`;
const p = (d: string, f: string) => `<path d="${d}" fill="${f}"/>`;
const l = (d: string, ink: string, w = 3) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const at = (x: number, y: number, what: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${what}</g>`;
const ground = (f: string, y = 96) => p(`M0 ${y}C60 ${y - 8} 150 ${y + 4} 208 ${y - 4}V116H0Z`, f);
const sun = (x: number, y: number, size: number, f = AMBER) => c(x, y, size, f);

const macaw =
  p('M-30 34C-34 4-20-24 6-26c22-2 32 14 30 30-2 18-12 26-14 42h-42Z', '#b8442f') +
  e(10, -4, 15, 13, PAPER) +
  c(12, -6, 4, INK) +
  p('M30-10c12 0 16 10 12 22-8-4-14-10-14-16Z', NIGHT) +
  p('M-24 34c4-12 18-18 30-12l-6 24h-24Z', '#2b7aa6') +
  p('M-16 46c2-6 10-10 18-8l-2 10h-16Z', AMBER);
const panda =
  c(-20, -22, 11, NIGHT) +
  c(20, -22, 11, NIGHT) +
  e(0, 0, 32, 28, PAPER) +
  e(-12, -3, 8, 10, NIGHT) +
  e(12, -3, 8, 10, NIGHT) +
  c(-11, -3, 3, PAPER) +
  c(11, -3, 3, PAPER) +
  e(0, 11, 5, 4, NIGHT) +
  l('M-6 17q6 5 12 0', NIGHT, 2.5);
const raccoon =
  p('M-30-30l16 10h28l16-10 2 28c-2 18-16 28-32 30-16-2-30-12-32-30Z', '#6b7280') +
  p('M-30-4c12-12 24-8 30 2 6-10 18-14 30-2-4 14-22 18-30 8-8 10-26 6-30-8Z', NIGHT) +
  c(-13, -2, 4, PAPER) +
  c(13, -2, 4, PAPER) +
  p('M-10 16c6-6 14-6 20 0l-10 11Z', PAPER) +
  e(0, 14, 5, 4, INK);
const squirrel =
  p('M20 34c26-6 30-50 8-56-16-4-24 12-14 20 12 8 0 24-8 26Z', '#b8763d') +
  e(0, 14, 20, 24, WOOD) +
  e(2, 22, 11, 14, '#f3e0c6') +
  c(-10, -14, 15, WOOD) +
  p('M-20-24l2-14 9 9Z', WOOD) +
  p('M-4-27l6-11 4 13Z', WOOD) +
  c(-15, -15, 3.4, INK) +
  e(-24, -8, 3, 2.4, INK);
const ocelot =
  p('M-28-28l18 8h20l18-8v28c0 16-12 28-28 28s-28-12-28-28Z', '#d9a441') +
  c(-12, -3, 5, INK) +
  c(12, -3, 5, INK) +
  c(-11, -4, 1.6, PAPER) +
  c(13, -4, 1.6, PAPER) +
  e(0, 10, 12, 9, PAPER) +
  p('M-5 6h10l-5 6Z', CORAL) +
  l('M-16-18l3 6M0-20v7M16-18l-3 6M-26 8h10M16 8h10', BARK, 3);
const chameleon =
  p('M-46 10c8-22 30-30 52-24 12-12 34-8 40 6 4 10-2 20-12 22-14 2-20 4-28 10-16 8-44 6-52-14Z', '#5a9b55') +
  c(28, -6, 9, '#dcebd2') +
  c(30, -6, 4, INK) +
  l('M-44 12c-14 2-20 20-6 26 12 4 18-12 6-14', '#5a9b55', 7) +
  l('M-20-8l-4-9M-6-15l-2-9M8-15l2-8', '#3c7a44', 4) +
  l('M-14 26v12M8 24v14', '#3c7a44', 6);

const crate = r(-26, -18, 52, 36, WOOD, 3) + l('M-26-6h52M-26 6h52', BARK, 2.5) + l('M-20-18v36M20-18v36', BARK, 3);
const chest = (lid: string) => r(-34, 0, 68, 34, WOOD, 3) + r(-34, 8, 68, 4, BARK) + r(-5, 2, 10, 14, BRASS, 2) + lid;
const die = (face: string, pips: [number, number][]) =>
  r(-20, -20, 40, 40, face, 8) + pips.map(([x, y]) => c(x, y, 4.2, INK)).join('');
const clover = [0, 90, 180, 270]
  .map((turn) => at(0, 0, p('M0 0C-20-6-20-30-6-30q6 0 6 8 0-8 6-8C20-30 20-6 0 0Z', LEAF), 1, turn))
  .join('');
const flake = (x: number, y: number, s: number) =>
  at(x, y, [0, 60, 120].map((turn) => at(0, 0, l('M0-8V8', PAPER, 2.2), 1, turn)).join(''), s);

export const VIGNETTES: Record<string, string> = {
  swift_broker: ground('#e6b59f') + l('M36 40h26M30 58h22M40 76h18', CORAL, 4) + at(118, 56, macaw),
  cookies:
    r(34, 84, 140, 12, WOOD, 6) +
    [
      [68, 66, 24],
      [108, 58, 28],
      [148, 68, 22],
    ]
      .map(
        ([x, y, s]) =>
          c(x!, y!, s!, '#d29a55') +
          c(x! - s! * 0.4, y! - 5, s! * 0.15, BARK) +
          c(x! + s! * 0.3, y! - s! * 0.35, s! * 0.16, BARK) +
          c(x! + 3, y! + s! * 0.4, s! * 0.15, BARK) +
          c(x! + s! * 0.55, y! + 4, s! * 0.12, BARK),
      )
      .join(''),
  shattered_relic:
    ground('#e6b59f') +
    p('M84 26h40l-6 16c20 8 24 40 2 54H88c-22-14-18-46 2-54Z', '#2b7aa6') +
    l('M98 26l8 20-12 14 14 12-8 24', PAPER, 4) +
    p('M142 92l18-10 4 14Z', '#2b7aa6') +
    p('M44 96l14-14 10 12Z', '#2b7aa6') +
    l('M82 56q22 10 44 0', BRASS, 4),
  spyglass:
    sun(160, 30, 16) +
    p('M0 84q26-10 52 0t52 0 52 0 52 0v32H0Z', SEA) +
    at(
      100,
      56,
      r(-62, -9, 40, 18, BARK, 3) +
        r(-26, -13, 40, 26, WOOD, 3) +
        r(10, -17, 46, 34, BRASS, 4) +
        r(52, -19, 8, 38, BARK, 3),
      1,
      -18,
    ),
  flashy_show:
    r(0, 0, 208, 116, '#7d2a1c') +
    p('M64 0h80l30 116H34Z', '#f2c14e') +
    p('M0 0h60q-6 62-60 104Z', CORAL) +
    p('M208 0h-60q6 62 60 104Z', CORAL) +
    p('M104 26l9 20 22 2-17 14 6 22-20-12-20 12 6-22-17-14 22-2Z', PAPER) +
    r(0, 100, 208, 16, BARK),
  favourite_toy:
    ground('#e6b59f') +
    p('M58 74c0-18 20-22 38-20 0-22 34-28 40-6 14 0 18 8 12 12l-12 2c4 18-10 28-30 28-28 0-48-2-48-16Z', AMBER) +
    c(120, 46, 4, INK) +
    p('M138 50l18 0-16 10Z', CORAL) +
    r(60, 88, 84, 6, WOOD, 3) +
    c(76, 98, 9, SEA) +
    c(130, 98, 9, SEA) +
    l('M58 80 30 92', BARK, 3),

  loyal_partner:
    ground('#b9cfae') +
    at(70, 56, panda, 0.95) +
    at(142, 60, panda, 0.8) +
    l('M35 116V14M35 34h11M35 100h-6', '#5f8f4b', 5),
  prepaid_good:
    ground('#b9cfae') +
    r(62, 34, 84, 62, '#d9b382', 4) +
    r(98, 34, 12, 62, CORAL) +
    r(62, 56, 84, 11, CORAL) +
    p('M104 34c-26-24-38-4-2 0 36-4 24-24 2 0Z', CORAL) +
    at(148, 46, p('M0 0l18-10h24v24H18Z', PAPER) + c(16, 2, 3, INK) + l('M26-2l4 5 8-9', LEAF, 3), 0.7, 12),
  essential_purchase:
    ground('#b9cfae') +
    e(88, 46, 14, 26, '#d29a55') +
    e(122, 42, 12, 28, '#e0b069') +
    c(104, 46, 15, CORAL) +
    l('M104 32q2-8 8-10', LEAF, 4) +
    p('M52 56h104l-12 42H64Z', WOOD) +
    l('M56 70h96M60 84h88M78 56l4 42M104 56v42M130 56l-4 42', BARK, 2.5) +
    l('M56 56C60 6 148 6 152 56', BARK, 5),
  market_discovery:
    ground('#b9cfae') +
    at(76, 76, crate, 1.15) +
    at(96, 44, crate, 0.7) +
    at(
      138,
      52,
      c(0, 0, 22, SKY) +
        l('M16 16l20 24', BARK, 8) +
        `<circle r="22" fill="none" stroke="${BRASS}" stroke-width="6"/>` +
        c(-7, -7, 5, PAPER),
    ),
  special_offer: at(
    104,
    56,
    [0, 22.5, 45, 67.5].map((turn) => at(0, 0, r(-38, -38, 76, 76, CORAL, 6), 1, turn)).join('') +
      c(0, 0, 32, PAPER) +
      c(-12, -11, 6, CORAL) +
      c(12, 11, 6, CORAL) +
      l('M14-16-14 16', CORAL, 6),
  ),
  stock_clearance:
    r(30, 40, 148, 6, BARK) +
    r(30, 72, 148, 6, BARK) +
    r(30, 102, 148, 6, BARK) +
    r(30, 12, 6, 96, BARK) +
    r(172, 12, 6, 96, BARK) +
    at(62, 28, crate, 0.6) +
    at(140, 61, crate, 0.52) +
    p('M96 24l40 0 0-9 20 16-20 16 0-9-40 0Z', CORAL) +
    at(58, 92, crate, 0.5) +
    at(92, 92, crate, 0.5),

  wily_fellow:
    ground('#c3c2bd') +
    at(104, 66, raccoon, 1.05) +
    p('M66 40h76l-10-8c-4-24-52-24-56 0Z', BARK) +
    r(74, 30, 60, 6, CORAL),
  nuisance:
    p('M0 0h208v116H0Z', '#cfd3d8') +
    p('M104 58l54-34-18 36 34 18-42 2 4 34-28-28-34 24 6-34-40-6 40-16-24-36Z', CORAL) +
    c(108, 60, 22, '#d96a52') +
    p('M96 40l10 8 10-10 2 12 12 0-10 8', LEAF),
  rotten_food:
    ground('#c3c2bd') +
    p('M104 40c18-16 46-4 42 26-4 26-26 36-42 28-16 8-38-2-42-28-4-30 24-42 42-26Z', '#8a9a3c') +
    l('M104 40q0-14 10-20', BARK, 5) +
    e(84, 64, 8, 10, '#5c6b22') +
    c(122, 78, 6, '#5c6b22') +
    l('M128 56c10-12 20 4 28-8', '#e08aa0', 7) +
    c(158, 46, 5, '#e08aa0') +
    c(52, 30, 3, INK) +
    c(170, 24, 3, INK) +
    l('M46 26l4 3M176 20l-4 3', STONE, 2),
  dirty_exchange:
    ground('#c3c2bd') +
    c(66, 50, 24, BRASS) +
    c(66, 50, 17, AMBER) +
    at(142, 68, crate, 0.85) +
    l('M70 18h60l-10-9M130 18l-10 9', INK, 4) +
    l('M138 102H78l10-9M78 102l10 9', INK, 4) +
    p('M66 38l4 8 9 1-6 7 1 9-8-4-8 4 1-9-6-7 9-1Z', BRASS),
  sabotage:
    ground('#c3c2bd') +
    c(98, 68, 34, NIGHT) +
    r(112, 30, 18, 14, NIGHT, 3) +
    l('M122 32q6-18 24-14', BARK, 4) +
    p('M148 18l6-14 4 12 14-2-9 11 9 10-14-3-6 11-3-14-12-2Z', AMBER) +
    c(86, 56, 8, '#5a6270'),
  treasure_hunter:
    ground('#d6bf8d') +
    p('M30 22h74v66H30Z', '#f1ddb0') +
    l('M40 76q14-30 30-16t26-24', CORAL, 3) +
    l('M84 26l12 12M96 26 84 38', CORAL, 4) +
    at(
      150,
      66,
      l('M0 34V-34', WOOD, 7) + l('M-12-36h24', BARK, 7) + p('M-14 22h28v14q0 14-14 18-14-4-14-18Z', STONE),
      0.9,
      24,
    ),

  stashing_vendor:
    ground('#d8b98c') +
    at(92, 56, squirrel, 1.1) +
    [140, 156, 172].map((x) => at(x, 92, e(0, 0, 7, 9, WOOD) + p('M-8-4q8-10 16 0Z', BARK))).join('') +
    at(156, 78, e(0, 0, 7, 9, WOOD) + p('M-8-4q8-10 16 0Z', BARK)),
  empty_chest:
    ground('#d8b98c') +
    at(104, 62, chest(p('M-34 0l-6-26q40-26 80 0L34 0Z', BARK) + p('M-30-2l-4-18q34-20 68 0l-4 18Z', INK))) +
    l('M100 48q6-6 2-12M112 50q6-6 2-12', STONE, 2.5),
  nostalgic_item:
    r(58, 16, 92, 84, BRASS, 4) +
    r(66, 24, 76, 68, '#f1ddb0') +
    p('M66 92V74l22-22 18 18 14-10 22 22v10Z', '#8aa06a') +
    sun(122, 42, 9, CORAL) +
    l('M84 16 104 2l20 14', BARK, 3) +
    l('M150 70q18 0 22 22', BARK, 0),
  acorn:
    ground('#d8b98c') +
    p('M70 46h68c0 30-16 46-34 54-18-8-34-24-34-54Z', '#b8763d') +
    p('M62 46c0-20 20-28 42-28s42 8 42 28c0 4-4 6-8 6H70c-4 0-8-2-8-6Z', BARK) +
    l('M104 18q0-8 8-12', BARK, 6) +
    l('M76 40l8-8M96 40l8-8M116 40l8-8', '#97582a', 3) +
    e(88, 66, 5, 12, '#d29a55'),
  accordion:
    r(36, 28, 26, 66, CORAL, 5) +
    r(146, 28, 26, 66, CORAL, 5) +
    p('M62 28l12 8 12-8 12 8 12-8 12 8 12-8 12 8v50l-12 8-12-8-12 8-12-8-12 8-12-8-12 8Z', PAPER) +
    l('M74 36v50M86 28v66M98 36v50M110 28v66M122 36v50M134 28v66', BARK, 2.5) +
    [38, 52, 66, 80].map((y) => c(49, y, 4, PAPER) + r(153, y - 3, 13, 7, PAPER, 2)).join(''),
  winter_is_coming:
    r(0, 0, 208, 116, '#4b7690') +
    ground(PAPER, 92) +
    p('M104 14l24 30h-10l20 26h-14l18 24H66l18-24H70l20-26H80Z', '#2f6a4f') +
    p('M104 14l12 15-12 6-12-6Z', PAPER) +
    r(98, 92, 12, 14, BARK) +
    flake(34, 30, 1) +
    flake(60, 62, 0.7) +
    flake(166, 26, 1.1) +
    flake(182, 66, 0.7) +
    flake(146, 50, 0.6),

  bold_haggler:
    ground('#e2c987') +
    at(86, 62, ocelot, 1.05) +
    at(
      158,
      74,
      die(PAPER, [
        [-9, -9],
        [9, 9],
        [0, 0],
      ]),
      0.85,
      14,
    ),
  new_season:
    r(0, 0, 104, 116, '#cfe3d4') +
    r(104, 0, 104, 116, '#f3cf9b') +
    sun(104, 50, 26) +
    p('M104 24a26 26 0 0 1 0 52Z', CORAL) +
    ground('#8aa06a', 98) +
    p('M104 94h104v22H104Z', '#b8763d') +
    p('M40 84c-14-20 4-38 24-36-2 20-8 32-24 36Z', LEAF) +
    p('M152 86c14-8 14-28 28-30 6 20-8 34-28 30Z', '#a8441f'),
  whirligig:
    ground('#e2c987') +
    l('M104 52V112', WOOD, 6) +
    at(
      104,
      50,
      [0, 90, 180, 270]
        .map((turn, i) => at(0, 0, p('M0 0C-4-22 6-38 30-40 22-26 16-12 0 0Z', [CORAL, SEA, AMBER, LEAF][i]!), 1, turn))
        .join('') + c(0, 0, 6, INK),
    ) +
    l('M30 30q16-18 34-14M178 70q-8 18-26 20', STONE, 3),
  charm:
    at(104, 54, clover) +
    l('M104 56q4 32 24 50', LEAF, 6) +
    [
      [40, 30],
      [168, 36],
      [54, 84],
      [160, 90],
    ]
      .map(([x, y]) =>
        p(
          `M${x} ${y! - 8}l2.500 5.500L${x! + 8} ${y}l-5.500 2.500L${x} ${y! + 8}l-2.500-5.500L${x! - 8} ${y}l5.500-2.500Z`,
          BRASS,
        ),
      )
      .join(''),
  gamble:
    ground('#2f6a4f', 60) +
    at(
      76,
      58,
      die(PAPER, [
        [-9, -9],
        [9, -9],
        [-9, 9],
        [9, 9],
      ]),
      1.25,
      -14,
    ) +
    at(
      136,
      68,
      die(CORAL, [
        [-9, -9],
        [0, 0],
        [9, 9],
      ]),
      1.05,
      18,
    ),
  blindfold:
    at(104, 60, ocelot, 1.25) +
    p('M56 44q48-14 96 0v22q-48-12-96 0Z', CORAL) +
    p('M150 46l26-9-7 14 9 9-28 3Z', CORAL) +
    l('M64 50q40-10 80 0', '#7d2a1c', 2),

  flexible_shopkeeper:
    l('M0 100q60-14 208-8', WOOD, 9) +
    at(108, 58, chameleon, 1.1) +
    p('M150 95c4-18 18-20 26-18-2 14-12 22-26 18Z', LEAF),
  reflection:
    ground('#b7d3ab') +
    e(104, 54, 36, 46, BRASS) +
    e(104, 54, 29, 39, SKY) +
    p('M82 70L112 18a29 39 0 0 1 10 12L92 86a29 39 0 0 1-10-16Z', '#d7ebf0') +
    r(98, 98, 12, 10, BRASS) +
    r(78, 104, 52, 8, BARK, 4) +
    at(108, 64, chameleon, 0.45),
  good_old_times:
    ground('#b7d3ab') +
    c(104, 56, 44, BARK) +
    c(104, 56, 37, '#f1ddb0') +
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map((turn) => at(104, 56, l('M0-32v4', INK, 2.5), 1, turn))
      .join('') +
    l('M104 56V34M104 56l-14 10', INK, 4) +
    c(104, 56, 4, CORAL) +
    l('M158 26a60 60 0 0 0-24-22l10-4M134 4l4 10', PLUM, 3),
  gift_voucher: at(
    104,
    58,
    p('M-62-34H62v24a10 10 0 0 0 0 20v24H-62V10a10 10 0 0 0 0-20Z', PAPER) +
      l('M22-34v68', PLUM, 3) +
      p('M-22 4c-26-26-36-2-2 2-32 4-22 26 2 2 24 24 34 2 2-2 34-4 24-28-2-2Z', PLUM) +
      c(-22, 5, 5, AMBER) +
      p('M42-14l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z', BRASS),
    1,
    -6,
  ),
  trendsetting:
    ground('#b7d3ab') +
    p('M50 62q54-16 108 0l14 8q-68 16-136 0Z', PLUM) +
    p('M72 60c0-42 14-48 32-42 18-6 32 0 32 42q-32-10-64 0Z', PLUM) +
    p('M72 60q32-12 64 0l0-9q-32-12-64 0Z', AMBER) +
    p('M134 52c16-24 26-34 40-34-4 20-14 34-36 42Z', LEAF) +
    l('M136 54q16-16 34-32', PAPER, 2),
  seeing_doubles:
    `<circle cx="74" cy="58" r="32" fill="${SKY}" stroke="${PLUM}" stroke-width="7"/><circle cx="136" cy="58" r="32" fill="${SKY}" stroke="${PLUM}" stroke-width="7"/>` +
    l('M105 52q0-6 1-6M42 48 32 41M168 48l10-7', PLUM, 6) +
    at(74, 62, chameleon, 0.42) +
    at(136, 62, chameleon, 0.42),

  junk:
    ground('#c9bfae') +
    p('M52 84h44l-4-40H72l2 22q-22 2-22 18Z', BARK) +
    r(50, 82, 48, 8, INK, 3) +
    r(114, 54, 34, 42, STONE, 3) +
    e(131, 54, 17, 6, '#5a6270') +
    p('M114 66h34v18h-34Z', '#b8763d') +
    at(
      152,
      34,
      l('M-22 0H18', PAPER, 4) +
        l('M-10-8V8M0-7V7M9-5V5', PAPER, 3) +
        p('M18-8l14 8-14 8Z', PAPER) +
        p('M-22 0l-9-8v16Z', PAPER),
      0.9,
      -18,
    ),
};

const mono = (what: string) =>
  r(0, 0, 208, 116, '#c9d5ec') +
  `<circle cx="104" cy="58" r="50" fill="#33508f"/><circle cx="104" cy="58" r="43" fill="#dce4f3"/>` +
  at(104, 62, what, 0.85);

Object.assign(VIGNETTES, {
  swift_member: mono(macaw),
  loyal_member: mono(panda),
  wily_member: mono(raccoon),
  stashing_member: mono(squirrel),
  bold_member: mono(ocelot),
  flexible_member: mono(chameleon),
});
