import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const INK = '#0E5A5E';
const ROOM = '#E4E8E0';

/** Where the parts of games lie: the service worker keeps them once the game has been opened, the rest at once. */
const OF_GAMES = 'assets/games';
const isOfGame = (file?: string | null) => /(src|ludarium)\/games\/[^/]+\/(?!cover)/.test(file ?? '');
const folder = (file?: string | null) => (isOfGame(file) ? OF_GAMES : 'assets');

const gameOf = (file: string) => (isOfGame(file) ? (/games\/([^/]+)\//.exec(file)?.[1] ?? '') : '');

/**
 * What the table of a game needs at once, and no other, lies in one file, whatever of it its lessons and the like
 * need, too.
 */
function tableOf(id: string, all: Rolldown.ChunkingContext): string | null {
  const from = [id];
  for (const file of from) {
    const importers = all.getModuleInfo(file)?.importers ?? [];
    from.push(...importers.filter((one) => !from.includes(one)));
  }
  const ends = from.filter((file) => (all.getModuleInfo(file)?.importers.length ?? 0) === 0);
  const game = ends.map(gameOf).find((one) => ends.some((end) => end.endsWith(`/src/games/${one}/index.ts`)));
  return game && ends.every((end) => gameOf(end) === game) ? game : null;
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
    // What is loaded later names the styles that it needs; scripts are found as they come, and the list stays short.
    // Browsers of that age preload what there is to preload without help.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        needed.filter((file) => hostType === 'html' || file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          `${folder(facadeModuleId ?? moduleIds[0])}/[name]-[hash].js`,
        codeSplitting: { groups: [{ name: tableOf, includeDependenciesRecursively: false }] },
        assetFileNames: ({ originalFileNames }) => `${folder(originalFileNames[0])}/[name]-[hash][extname]`,
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
