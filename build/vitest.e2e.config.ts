import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whole-app tests on a virtual display, one at a time. `--mode games` adds the real games that only run on request. */
export default defineConfig(({ mode }) => ({
  root,
  test: {
    include: mode === 'games' ? ['test/e2e/**/*.games.ts'] : ['test/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
}));
