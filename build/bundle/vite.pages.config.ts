import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pages } from '../../electron/contract/pages.ts';
import { defaultSettings } from '../../electron/contract/settings.ts';
import { noteInputs } from './note.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { note, gather } = noteInputs(['build/svelte.config.js']);

/** The pages: panel, overlay, practice, tilings, and the hidden capture page. Each is an origin of its own, hence the relative base. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  define: { firstSettings: JSON.stringify(defaultSettings('')) },
  worker: { format: 'es', plugins: () => [gather()] },
  plugins: [svelte({ configFile: `${root}/build/svelte.config.js` }), note],
  build: {
    outDir: `${root}/out/pages`,
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: Object.fromEntries(Object.entries(pages).map(([kind, { file }]) => [kind, `${root}/${file}`])),
    },
  },
});
