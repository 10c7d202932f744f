import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hindranceOn } from './launch.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const hindrance = hindranceOn(process.platform);
if (hindrance) console.log(`okiba: ${hindrance}`);

/** Whole-app tests, each on a virtual display of its own, one at a time. */
export default defineConfig({
  root,
  test: {
    include: hindrance ? [] : ['test/e2e/**/*.e2e.ts'],
    passWithNoTests: hindrance !== null,
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
