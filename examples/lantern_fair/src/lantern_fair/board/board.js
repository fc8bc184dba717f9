/**
 * The board of Lantern Fair: plain JavaScript, no build step. The default export is a board kit as the pages of Covetown
 * take it from any game: parts with `mount(node, props)`, which answer with `update(props)` and `destroy()`.
 */

const SVG = 'http://www.w3.org/2000/svg';
const COLOURS = ['coral', 'amber', 'leaf', 'sea', 'indigo'];

/** An element with attributes, listeners (`onclick`) and children; empty attributes are left out. */
function h(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

function s(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

/** A paper lantern: the brighter it glows, the larger it is. */
function lanternPicture({ colour, glow, sparks = 0 }) {
  const size = 15 + 4 * glow;
  return s(
    'svg',
    { viewBox: '0 0 72 84', class: `paper ${colour}`, 'aria-hidden': 'true' },
    s('line', { x1: 36, y1: 0, x2: 36, y2: 40 - size, class: 'cord' }),
    s('ellipse', { cx: 36, cy: 42, rx: size + 7, ry: size + 5, class: 'halo' }),
    s('ellipse', { cx: 36, cy: 42, rx: size, ry: size - 2, class: 'body' }),
    [-0.55, 0, 0.55].map((at) => s('ellipse', { cx: 36, cy: 42, rx: Math.abs(at) * size, ry: size - 2, class: 'rib' })),
    s('rect', { x: 29, y: 39 - size, width: 14, height: 5, rx: 2, class: 'cap' }),
    s('rect', { x: 31, y: 38 + size, width: 10, height: 4, rx: 2, class: 'cap' }),
    s('text', { x: 36, y: 47, class: 'figure' }, String(glow)),
    Array.from({ length: Math.min(sparks, 8) }, (_, i) =>
      s('path', {
        d: 'M0-5 1.4-1.4 5 0 1.4 1.4 0 5-1.4 1.4-5 0-1.4-1.4Z',
        class: 'spark',
        transform: `translate(${10 + 8 * i} 78)`,
      }),
    ),
  );
}

function candlePicture(number, burned) {
  return s(
    'svg',
    { viewBox: '0 0 30 60', class: burned ? 'candle burned' : 'candle', 'aria-hidden': 'true' },
    burned ? null : s('path', { d: 'M15 2c5 7 5 11 0 14c-5-3-5-7 0-14Z', class: 'flame' }),
    s('rect', { x: 5, y: burned ? 40 : 17, width: 20, height: burned ? 18 : 41, rx: 3, class: 'wax' }),
    s('text', { x: 15, y: burned ? 54 : 44, class: 'figure' }, String(number)),
  );
}

/** The fair as one viewer sees it. */
function drawn({ view, texts, waiting, pointing }) {
  const say = (key, args) => texts.key(key, args);
  const nameOf = (seat) => texts.names.seat(seat);

  /** Something that can be pointed at while a legal answer involves it; one click answers. */
  const spot = (ref, label, picture, more = '') => {
    const live = pointing?.live.has(ref) ?? false;
    const picked = pointing?.has(ref) ?? false;
    return h(
      'button',
      {
        type: 'button',
        class: `spot ${more} ${live ? 'live' : ''} ${picked ? 'picked' : ''}`,
        'data-ref': ref,
        'aria-label': label,
        'aria-disabled': live || picked ? null : 'true',
        'aria-pressed': picked ? 'true' : null,
        title: label,
        onclick: () => pointing?.point(ref, undefined, () => true),
      },
      picture,
    );
  };

  const lanternName = (one) => say(`card-lantern-${one.colour}-${one.glow}`);
  const quay = h(
    'section',
    { class: 'quay', 'aria-label': say('board-quay') },
    h('h2', {}, say('board-evening', { evening: view.evening, evenings: view.evenings })),
    h(
      'div',
      { class: 'rope' },
      view.quay.map((one) =>
        spot(
          `lantern:${one.id}`,
          say('board-sparkling', { lantern: lanternName(one), sparks: one.sparks }),
          lanternPicture(one),
        ),
      ),
    ),
    s(
      'svg',
      { viewBox: '0 0 400 24', class: 'water', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      s('path', { d: 'M0 12q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V24H0Z' }),
    ),
  );

  const own = view.makers.find((maker) => maker.seat === view.viewer);
  const hand =
    own &&
    h(
      'section',
      { class: 'hand' },
      h('h3', {}, say('board-candles')),
      h(
        'div',
        { class: 'row' },
        own.candles.map((candle) =>
          spot(
            `candle:${candle}`,
            say('board-candle', { candle }),
            candlePicture(candle, false),
            own.chosen === candle ? 'chosen' : '',
          ),
        ),
        own.spent.map((candle) =>
          spot(`spent:${candle}`, say('board-burned-candle', { candle }), candlePicture(candle, true)),
        ),
      ),
      h('h3', {}, say('board-wishes')),
      h(
        'div',
        { class: 'row' },
        (own.wishes ?? []).map(({ wish, points }) =>
          spot(
            `wish:${wish}`,
            `${say(`wish-${wish}`)}: ${say(`wish-${wish}.text`)}`,
            h(
              'span',
              { class: 'wish' },
              h('b', {}, say(`wish-${wish}`)),
              h('span', {}, say(`wish-${wish}.text`)),
              h('i', {}, String(points)),
            ),
            'paper-slip',
          ),
        ),
      ),
    );

  const strings = view.makers.map((maker) =>
    h(
      'section',
      { class: `string ${waiting.includes(maker.seat) ? 'waited' : ''} ${maker.seat === view.viewer ? 'own' : ''}` },
      h(
        'h3',
        {},
        say('board-string', { name: nameOf(maker.seat), points: maker.points }),
        waiting.includes(maker.seat) ? h('em', {}, say('board-waiting')) : null,
      ),
      h('div', { class: 'tonight' }, maker.laid === null ? null : candlePicture(maker.laid, false)),
      h(
        'div',
        { class: 'hung' },
        COLOURS.map((colour) => {
          const here = maker.lanterns.filter((one) => one.colour === colour);
          return here.length
            ? h('span', { class: 'bunch', title: here.map(lanternName).join(', ') }, here.map(lanternPicture))
            : null;
        }),
      ),
      maker.seat === view.viewer
        ? null
        : h('p', { class: 'quiet' }, `${say('panel-candles')}: ${maker.candles.join(' ')}`),
      maker.wishes && maker.seat !== view.viewer
        ? h(
            'p',
            { class: 'quiet' },
            maker.wishes.map(({ wish, points }) => `${say(`wish-${wish}`)} ${points}`).join(' · '),
          )
        : null,
    ),
  );

  return h('div', { class: 'lantern-fair' }, quay, hand, h('div', { class: 'strings' }, strings));
}

const Board = {
  mount(node, props) {
    const style = h('link', { rel: 'stylesheet', href: new URL('./board.css', import.meta.url).href });
    document.head.append(style);
    let shown = drawn(props);
    node.append(shown);
    return {
      update(next) {
        const focused = node.contains(document.activeElement) ? document.activeElement.dataset.ref : null;
        const fresh = drawn(next);
        shown.replaceWith(fresh);
        shown = fresh;
        if (focused) shown.querySelector(`[data-ref="${CSS.escape(focused)}"]`)?.focus();
      },
      destroy() {
        shown.remove();
        style.remove();
      },
    };
  },
};

/** What is seen on the board needs no line in the log. */
const quiet = ['candle_laid', 'hung', 'spark'];

export default { Board, quiet };
