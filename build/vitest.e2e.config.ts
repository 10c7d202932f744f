import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Why the whole app is not played on such a system; null where it is. */
export const hindranceOn = (platform: NodeJS.Platform): string | null =>
  platform === 'linux'
    ? null
    : 'the whole-app tests need a virtual display (Xvfb), which only Linux has: they are left out here';

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
