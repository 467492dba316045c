import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { ahead, GAMES } from './ahead';

const INK = '#0E5A5E';
const ROOM = '#E4E8E0';

/** Where the parts of games lie: the service worker keeps them once the game has been opened, the rest at once. */
const OF_GAMES = 'assets/games';
const isOfGame = (file?: string | null) => /(src|ludarium)\/games\/[^/]+\/(?!cover)/.test(file ?? '');
const isOfSome = (name = '') =>
  name
    .split('.')[0]!
    .split('-')
    .every((game) => GAMES.includes(game));
const folder = (name?: string, file?: string | null) =>
  isOfSome(name) || isOfGame(file) ? OF_GAMES : 'assets';

const isBoard = (file: string) => /src\/games\/[^/]+\/index\.ts$/.test(file);
const gameOf = (file: string) => (isOfGame(file) ? (/games\/([^/]+)\//.exec(file)?.[1] ?? '') : '');

/** What is loaded by itself, for the whole page or when it is wanted, and has this in it. */
function endsOf(id: string, all: Rolldown.ChunkingContext): string[] {
  const from = [id];
  for (const file of from) {
    const importers = all.getModuleInfo(file)?.importers ?? [];
    from.push(...importers.filter((one) => !from.includes(one)));
  }
  return from.filter((file) => (all.getModuleInfo(file)?.importers.length ?? 0) === 0);
}

/**
 * Few files, because on a bad line each waits for the one that names it: what every page needs, or what a table shares
 * with another; what the board of one game needs, whatever of it its lessons need, too; what all boards need; what home
 * and lessons share with other pages, what the pages of a folder share, and what others do.
 */
function partOf(id: string, all: Rolldown.ChunkingContext): string | null {
  const ends = endsOf(id, all);
  const [home, school, table] = ['Home', 'School', 'TablePage'].map((page) =>
    ends.some((end) => end.endsWith(`/pages/${page}.svelte`)),
  );
  if (ends.some((end) => end.endsWith('/index.html')) || (table && ends.length > 1)) return 'shell';
  const games = new Set(ends.filter(isBoard).map(gameOf));
  if (games.size > 0) return school ? 'kit' : partOfBoards([...games], ends);
  if (ends.length < 2) return null;
  if (home) return 'home';
  if (school) return 'lesson';
  return ends.some(isOfGame) ? null : (/\/pages\/(\w+)\//.exec(id)?.[1] ?? 'aside');
}

/** What some games alone need is not loaded by the others. */
function partOfBoards(games: string[], ends: string[]): string {
  const [game = ''] = games;
  if (ends.every((end) => gameOf(end) === game)) return game;
  return games.length < GAMES.length ? games.sort().join('-') : 'kit';
}

/** The inventory of a game, part by part, read from the file that its rules read; what it says about sources, and what only rules need, stays there. */
const inventories: Plugin = {
  name: 'inventories',
  transform(text, id) {
    if (!id.endsWith('.toml')) return null;
    const about = ['provenance', 'confidence', 'basis', 'notes', 'sources', 'counts', 'ruling', 'label'];
    const forRules = ['shade', 'cap', 'gain', 'action'];
    const left = new Set([...about, ...forRules]);
    const said = (data: unknown) => JSON.stringify(data, (key, value) => (left.has(key) ? undefined : value));
    const parts = Object.entries(parse(text)).flatMap(([name, data]) =>
      said({ [name]: data }) === '{}' ? [] : `export const ${name} = ${said(data)};`,
    );
    return { code: parts.join('\n'), map: null };
  },
};

export default defineConfig({
  plugins: [
    svelte(),
    inventories,
    ahead,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Ludarium',
        short_name: 'Ludarium',
        description: 'Modern board games, played and studied.',
        start_url: '/',
        display: 'standalone',
        theme_color: INK,
        background_color: ROOM,
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: [`${OF_GAMES}/**`, 'push.js'],
        importScripts: ['push.js'],
        navigateFallbackDenylist: [/^\/(api|games)\//, /^\/(health|ready)$/],
        clientsClaim: true,
        // A game of ours, or one that came with a package of its own: kept once it was opened, its address has a
        // hash or a version.
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(assets\/)?games\//.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'games', expiration: { maxEntries: 300 } },
          },
        ],
      },
    }),
  ],
  build: {
    outDir: '../src/ludarium/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Browsers of that age preload what there is to preload without help.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) =>
          `${folder(name, facadeModuleId ?? moduleIds[0])}/[name]-[hash].js`,
        codeSplitting: { groups: [{ name: partOf, includeDependenciesRecursively: false }] },
        assetFileNames: ({ names, originalFileNames }) =>
          `${folder(names[0], originalFileNames[0])}/[name]-[hash][extname]`,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '^/(api|games)/': { target: process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    isolate: false,
    // On a busy machine, too, nothing fails for being slow.
    testTimeout: 60_000,
    setupFiles: 'tests/afresh.ts',
  },
});
