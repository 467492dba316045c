import type { Beginning } from './wire';

/** The address bar, readable by components. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  /** Follows the address bar and links within the page. */
  start(): void {
    addEventListener('popstate', this.#read);
    addEventListener('hashchange', this.#read);
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(url: string, replace = false): void {
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read = (): void => {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  };

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || !isOurs(link)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const elsewhere = link.target || link.hasAttribute('download') || link.origin !== location.origin;
  const samePage = link.hash && link.pathname === location.pathname && link.search === location.search;
  return !elsewhere && !samePage && !link.pathname.startsWith('/api/');
}

export const route = new Route();

export const to = {
  home: '/',
  lobby: '/lobby',
  account: '/account',
  signIn: '/sign-in',
  device: '/device',
  notices: '/notices',
  newTable: (game: string) => `/new/${game}`,
  playOn: (game: string, { table, entry }: Beginning) => `/new/${game}?on=${table}&entry=${entry}`,
  table: (id: string) => `/table/${id}`,
  watch: (id: string) => `/table/${id}?eyes=none`,
  join: (id: string, invitation: string) => `/table/${id}#join=${invitation}`,
  replay: (id: string, n?: number) => `/table/${id}/replay${n === undefined ? '' : `#${n}`}`,
  learn: (game: string) => `/learn/${game}`,
  lesson: (game: string, n: number) => `/learn/${game}/${n}`,
  puzzlesOfAll: '/puzzles',
  puzzles: (game: string) => `/puzzles/${game}`,
  puzzle: (game: string, id: string) => `/puzzles/${game}/${id}`,
  bestTurn: (game: string, id: string) => `/puzzles/${game}/turns/${id}`,
  board: (game: string) => `/board/${game}`,
  position: (game: string, position: string, players: number) =>
    `/board/${game}#${new URLSearchParams({ position, players: String(players) })}`,
  imagined: (game: string, table: string, seat: number) => `/board/${game}#imagined=${table}&seat=${seat}`,
  edit: (game: string) => `/board/${game}/edit`,
  studies: '/studies',
  study: (id: string, chapter?: string, word = '') =>
    `/study/${id}${chapter ? `?chapter=${chapter}` : ''}${word && `#${word}`}`,
  againstNovice: (game: string) => `/new/${game}?against=novice`,
};
