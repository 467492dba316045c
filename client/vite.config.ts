import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const INK = '#0E5A5E';
const ROOM = '#E4E8E0';

/** The inventory of a game, read from the file that its rules read; what it says about sources stays there. */
const inventories: Plugin = {
  name: 'inventories',
  transform(text, id) {
    if (!id.endsWith('.toml')) return null;
    const about = ['provenance', 'confidence', 'basis', 'notes'];
    const data = JSON.stringify(parse(text), (key, value) => (about.includes(key) ? undefined : value));
    return { code: `export default ${data}`, map: null };
  },
};

export default defineConfig({
  plugins: [
    svelte(),
    inventories,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
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
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
  build: {
    outDir: '../src/ludarium/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
