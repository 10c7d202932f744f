import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { trayPictures } from '../icons/trayPictures.ts';
import { noteInputs } from './note.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tray = await trayPictures();

/** The main process, the command line, and the threads of the engine and of the records, for the Node inside Electron 42. */
export default defineConfig({
  root,
  publicDir: false,
  define: { okibaTray: JSON.stringify(tray) },
  plugins: [noteInputs().note],
  ssr: { noExternal: true, external: ['electron', 'koffi', 'sharp'] },
  build: {
    ssr: true,
    outDir: `${root}/out/main`,
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        entry: `${root}/electron/entry.ts`,
        engineWorker: `${root}/engine/protocol/worker.ts`,
        recordsThread: `${root}/electron/records/thread.ts`,
        solverThread: `${root}/engine/protocol/solver/thread.ts`,
        watchThread: `${root}/engine/protocol/solver/watchThread.ts`,
      },
      external: [
        'electron',
        'koffi',
        'sharp',
        ...builtinModules,
        ...builtinModules.map((name) => `node:${name}`),
      ],
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Read faster, while a stack in a report still names functions.
        minify: { compress: false, mangle: false },
      },
    },
  },
});
