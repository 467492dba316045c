import { readdirSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/**
 * What an address shows lies in several files, and each would be asked for only when the one that names it has come:
 * on a bad line every such step costs a whole way there and back. So the head of the page lists what each address
 * needs in each language, and `first.js` asks for all of it at once.
 */
export const ahead: Plugin = {
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      return html.replace(/(?<=id="ahead">)\s*\{\}\s*/, () => JSON.stringify(listOf(chunks)));
    },
  },
};

const LANGS = ['en', 'hu', 'de'];
export const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);

/** What a page comes with, besides the words that all have. */
interface Page {
  shows: string[];
  /** Parts of the words, as it learns them. */
  says?: string[];
  /** Whether it has the board of its game. */
  board?: boolean;
  asks?: string[];
}

const ELSEWHERE = 'src/pages/Elsewhere.svelte';
const THERE = ['later/board', 'later/rulebook'];
const ASKED = ['/api/games', '/api/me'];

/** By the path; the last one is for all other paths. */
const PAGES: Record<string, Page> = {
  '/': { shows: ['src/pages/Home.svelte'], asks: ASKED },
  '/table/*': { shows: ['src/pages/TablePage.svelte'] },
  '/new/GAME': {
    shows: [ELSEWHERE, 'src/pages/NewTable.svelte', 'src/games/GAME/rulebook/places.json'],
    says: ['GAME', 'later/together', 'later/aids', 'later/lobby', 'later/rulebook'],
    asks: ASKED,
  },
  '/learn/GAME': {
    shows: [ELSEWHERE, 'src/pages/Learn.svelte', 'src/games/GAME/Lesson.svelte'],
    says: ['GAME', 'GAME/learn', 'later/school', ...THERE],
    board: true,
    asks: ASKED,
  },
  '/learn/GAME/*': {
    shows: [ELSEWHERE, 'src/pages/School.svelte'],
    says: ['GAME', 'GAME/school', 'later/school', ...THERE],
    board: true,
    asks: ASKED,
  },
  '/puzzles/GAME/*': {
    shows: [ELSEWHERE, 'src/pages/Puzzle.svelte'],
    says: ['GAME', 'GAME/why', 'later/why', 'later/puzzles', ...THERE],
    board: true,
    asks: ASKED,
  },
  '*': { shows: [] },
};

/** All files, and of each path and language the numbers of those it needs. */
interface List {
  files: string[];
  of: Record<string, number[]>;
}

function listOf(chunks: Rolldown.OutputChunk[]): List {
  const needs = LANGS.flatMap((lang) =>
    Object.entries(PAGES).flatMap(([path, page]) =>
      (path.includes('GAME') ? GAMES : ['']).map((game): [string, string[]] => {
        const sources = sourcesOf(page).map((one) => one.replace('GAME', game).replace('LANG', lang));
        const files = filesOf(sources, chunks).map((file) => `/${file}`);
        return [`${path.replace('GAME', game)} ${lang}`, [...(page.asks ?? []), ...files]];
      }),
    ),
  );
  const files = [...new Set(needs.flatMap(([, some]) => some))];
  const of = needs.map(([key, some]) => [key, some.map((file) => files.indexOf(file))]);
  return { files, of: Object.fromEntries(of) };
}

function sourcesOf({ shows, says = [], board = false }: Page): string[] {
  const parts = says.map((part) => `src/${part.startsWith('GAME') ? 'games' : 'i18n'}/${part}/LANG.ftl`);
  const later = parts.length > 0 ? ['src/i18n/later.ts'] : [];
  return ['src/i18n/LANG.ts', ...shows, ...(board ? ['src/games/GAME/index.ts'] : []), ...later, ...parts];
}

/** The chunks with these sources in them, all that they import, and their styles, but what the page has by itself. */
function filesOf(sources: string[], chunks: Rolldown.OutputChunk[]): string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (found: Rolldown.OutputChunk[]) => {
    const all = new Set(found);
    for (const chunk of all) chunk.imports.forEach((file) => named.has(file) && all.add(named.get(file)!));
    return [...all].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  };
  const there = new Set(reached(chunks.filter(({ isEntry }) => isEntry)));
  return reached(sources.map((source) => chunkOf(source, chunks))).filter((file) => !there.has(file));
}

function chunkOf(source: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const has = (id: string) => id.replace(/\?.*/, '').endsWith(`/client/${source}`);
  const found = chunks.find(({ moduleIds }) => moduleIds.some(has));
  if (!found) throw new Error(`ahead.ts names ${source}, and no file of the client has it`);
  return found;
}
