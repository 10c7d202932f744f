import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { defaultSettings } from '../electron/contract/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends what hangs; no test is about speed, and machines may be slow and busy. */
const testTimeout = 180_000;

const slow = ['**/*.slow.test.ts'];

/** MiB for new objects, in place of Node's 16: tests by chance make many, and collecting them took a tenth of the time. */
const execArgv = ['--max-semi-space-size=32'];

const firstSettings = JSON.stringify(defaultSettings(''));

/** Modules that were cached with other settings in them are made again. */
const keyedBySettings = {
  name: 'keyed-by-settings',
  configureVitest: (context: VitestPluginContext) =>
    context.experimental_defineCacheKeyGenerator(() => firstSettings),
};

/**
 * Unit tests in Node, component tests (test/renderer) in a small DOM. `npm run test:fast`, the mode fast, leaves out
 * NAME.slow.test.ts, files whose tests take more than about a second, has fewer rounds of tests by chance
 * (test/rounds.ts), and compiles pages as they are shipped, without Svelte's checks of development. Files that one
 * process runs share what they import, as importing took longer than most of them do; so no test may leave a module's
 * state changed.
 */
export default defineConfig(({ mode }) => ({
  root,
  test: {
    maxWorkers: '100%',
    projects: [
      {
        root,
        mode,
        test: {
          name: 'unit',
          isolate: false,
          execArgv,
          include: ['test/*.test.ts', 'test/!(renderer)/**/*.test.ts'],
          exclude: mode === 'fast' ? slow : [],
          experimental: { fsModuleCache: mode === 'fast' },
          testTimeout,
        },
      },
      {
        root,
        mode,
        plugins: [
          svelte({ configFile: `${root}/build/svelte.config.js`, compilerOptions: { dev: mode !== 'fast' } }),
          svelteTesting(),
          keyedBySettings,
        ],
        resolve: mode === 'fast' ? { conditions: ['module', 'browser', 'production'] } : {},
        define: { firstSettings },
        test: {
          name: 'component',
          isolate: false,
          execArgv,
          environment: 'happy-dom',
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout,
          include: ['test/renderer/**/*.test.ts'],
          experimental: { fsModuleCache: mode === 'fast' },
          exclude: mode === 'fast' ? slow : [],
        },
      },
    ],
  },
}));
