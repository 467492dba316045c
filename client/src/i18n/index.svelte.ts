import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { wordsOf } from '../games/installed';

export const LANGS = ['en', 'hu', 'de'] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;

/** The language for `Intl`: British English. */
export const LOCALES: Record<Lang, string> = { en: 'en-GB', hu: 'hu', de: 'de' };
export const LANG_NAMES: Record<Lang, string> = { en: 'English', hu: 'Magyar', de: 'Deutsch' };

const PAGE = import.meta.glob<string[]>(['./en.ts', './hu.ts', './de.ts'], { import: 'default' });
const GAMES = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' });
const KEPT = 'ludarium-lang';

/** The words of the page. Reading them in a component follows a change of the language. */
class Words {
  lang = $state.raw<Lang>('en');
  bundle = $state.raw(new FluentBundle('en-GB'));
  #games = new Set<string>();
  #speaking = Promise.resolve();

  /** Loads the language that was chosen here, or that the browser asks for: `first.js` has found out which. */
  start(): Promise<void> {
    this.lang = LANGS.find((lang) => lang === document.documentElement.lang) ?? 'en';
    this.#speaking = this.speak(this.lang);
    wake(this.lang);
    return this.#speaking;
  }

  async speak(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(LOCALES[lang]);
    const texts = await Promise.all([
      PAGE[`./${lang}.ts`]?.(),
      ...[...this.#games].map((game) => gameWords(game, lang)),
    ]);
    for (const text of texts.flat()) add(bundle, text);
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Remembers the language for the next visit. */
  async choose(lang: Lang): Promise<void> {
    localStorage.setItem(KEPT, lang);
    await (this.#speaking = this.speak(lang));
  }

  /** Adds the words of games to those of the shell, or a part of them (`druids/learn`); one without words is fine. */
  learn(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game));
    fresh.forEach((game) => this.#games.add(game));
    if (fresh.length > 0) this.#speaking = fresh.every(isPart) ? this.#more(fresh) : this.#again();
    return this.#speaking;
  }

  /** What is being loaded comes first: it knows nothing of these words. */
  async #again(): Promise<void> {
    await this.#speaking.catch(() => {}); // whoever asked for that is told
    await this.speak(this.lang);
  }

  /** Nobody has read a part before it came: nothing on the page has to follow. */
  async #more(parts: string[]): Promise<void> {
    const { lang } = this;
    const coming = Promise.all(parts.map((part) => gameWords(part, lang)));
    await this.#speaking.catch(() => {});
    for (const text of await coming) add(this.bundle, text);
    if (lang !== this.lang) await this.speak(this.lang);
  }
}

export const words = new Words();

/** The text of a message. An unknown key is shown as it is. */
export function t(key: string, args: Args = {}): string {
  return maybe(key, args) ?? key;
}

/** The text of a message, or null where there is none. */
export function maybe(key: string, args: Args = {}): string | null {
  const message = words.bundle.getMessage(key);
  return message?.value ? words.bundle.formatPattern(message.value, args, []) : null;
}

/** A text without the invisible marks around names and numbers, for what leaves the page. */
export function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago" in the language of the page. */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(LOCALES[words.lang], { numeric: 'auto' });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, 'minute');
}

/** "21:32", or "Sun 21:32" if that is not today. */
export function clock(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const weekday = at.toDateString() === now.toDateString() ? undefined : 'short';
  return at.toLocaleString(LOCALES[words.lang], { weekday, hour: '2-digit', minute: '2-digit' });
}

const SPANS: [string, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** "2 days 4 hours", or narrow "2d 4h": the two largest units of so many milliseconds. */
export function duration(ms: number, unitDisplay: 'narrow' | 'long'): string {
  let rest = Math.max(0, Math.ceil(ms / 1000));
  const first = SPANS.findIndex(([unit, size]) => rest >= size || unit === 'second');
  const parts = SPANS.slice(first, first + 2).map(([unit, size], n) => {
    const count = Math.floor(rest / size);
    rest %= size;
    return n > 0 && count === 0
      ? ''
      : new Intl.NumberFormat(LOCALES[words.lang], { style: 'unit', unit, unitDisplay }).format(count);
  });
  return parts.filter(Boolean).join(' ');
}

const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c"; a disjunction is "a, b or c". */
export function list(names: string[], type: Intl.ListFormatType = 'conjunction'): string {
  const key = `${words.lang} ${type}`;
  const known = lists.get(key) ?? new Intl.ListFormat(LOCALES[words.lang], { type });
  lists.set(key, known);
  return known.format(names);
}

/** Plurals and numbers of a language take a browser long the first time: it has that time while the words come. */
function wake(lang: Lang): void {
  new Intl.PluralRules(LOCALES[lang]);
  new Intl.NumberFormat(LOCALES[lang]).format(1);
}

const isPart = (game: string): boolean => game.includes('/');

/** Whoever brings a game of their own has its lessons among its words. */
function gameWords(game: string, lang: Lang): Promise<string | undefined> {
  if (isPart(game)) return import('./later').then(({ laterWords }) => laterWords(game, lang));
  return GAMES[`../games/${game}/${lang}.ftl`]?.() ?? wordsOf(game, lang);
}

function add(bundle: FluentBundle, source: string | undefined): void {
  if (source) bundle.addResource(new FluentResource(source));
}
