import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { channelNames } from '../../electron/contract/Bridge.ts';
import { noteInputs } from './note.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The preload: one CommonJS file, as a sandboxed page wants it. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [noteInputs().note],
  define: { okibaChannels: JSON.stringify(channelNames) },
  build: {
    ssr: true,
    outDir: `${root}/out/preload`,
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      input: { preload: `${root}/electron/preload.ts` },
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
});
