import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The tests by which mutants are judged: those that stand where the mutated source stands. Slow ones, whole games above
 * all, can't be run for each mutant, and don't say which rule was broken.
 */
export default defineConfig({
  root,
  test: {
    include: rooms.map((room) => `test/${room}/**/*.test.ts`),
    exclude: ['**/*.slow.test.ts'],
    testTimeout: 180_000,
    // Most of a mutant's time goes into starting workers.
    isolate: false,
    fileParallelism: false,
  },
});
