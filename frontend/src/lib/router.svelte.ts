/** Where we are: the path decides the page, so that every table, replay and rule can be linked. */

export interface Place {
  page:
    | 'lobby'
    | 'new'
    | 'table'
    | 'replay'
    | 'rules'
    | 'ledger'
    | 'settings'
    | 'about'
    | 'people'
    | 'friends'
    | 'find'
    | 'house'
    | 'reset'
    | 'letters'
    | 'lost';
  id: string;
  hash: string;
  query: URLSearchParams;
}

const PAGES = new Set([
  'new',
  'rules',
  'ledger',
  'settings',
  'about',
  'people',
  'friends',
  'find',
  'house',
  'reset',
  'letters',
]);

/** A part of a path as it was meant; one that was cut off in mid-letter as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function read(url: URL): Place {
  const [, first = '', second = '', third = ''] = url.pathname.split('/');
  let page = 'lost';
  if (first === '') page = 'lobby';
  else if (first === 't' && second) page = third === 'replay' ? 'replay' : third ? 'lost' : 'table';
  else if (PAGES.has(first)) page = first;
  return {
    page: page as Place['page'],
    id: decoded(second),
    hash: url.hash.slice(1),
    query: url.searchParams,
  };
}

class Router {
  place: Place = $state.raw(read(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.follow());
    addEventListener('hashchange', () => this.follow());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      if (
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute('download') ||
        link.pathname.startsWith('/api')
      )
        return;
      if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  follow(): void {
    this.place = read(new URL(location.href));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.follow();
    scrollTo(0, 0);
  }

  /** Go to another page in place of this one: Back does not lead here again. */
  instead(path: string): void {
    history.replaceState(null, '', path);
    this.follow();
  }

  /** Change the address without a new page, for a replay that is scrubbed. */
  amend(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const router = new Router();
