import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { defaultSettings } from '../../electron/contract/settings.ts';
import { flatPages } from './flatPages.ts';
import { installable } from './installable.ts';
import { keptOffline, worker } from './keptOffline.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** By the name of their address. */
const files = {
  index: 'renderer/web/start/index.html',
  hand: 'renderer/web/hand/index.html',
  practice: 'renderer/practice/index.html',
  trainer: 'renderer/trainer/index.html',
  tiling: 'renderer/tiling/index.html',
  review: 'renderer/review/index.html',
} as const;

/** The pages that need no capture, as files for any web server: no part of them needs another address. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  define: { firstSettings: JSON.stringify(defaultSettings('')) },
  worker: { format: 'es' },
  plugins: [
    svelte({ configFile: `${root}/build/svelte.config.js` }),
    flatPages(files, ['electron/web/host.ts', 'renderer/web/navigation/navigation.ts']),
    installable(),
    keptOffline(),
  ],
  build: {
    outDir: `${root}/out/web`,
    emptyOutDir: true,
    target: ['chrome120', 'firefox121', 'safari17'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `${root}/${file}`])),
        [worker]: `${root}/electron/web/offline.ts`,
      },
      output: {
        entryFileNames: ({ name }) => (name === worker ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
