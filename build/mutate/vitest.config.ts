import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longGames, rooms } from './rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests by which mutants are judged: those that stand where the mutated source stands, long games aside. */
export default defineConfig({
  root,
  test: {
    include: rooms.map((room) => `test/${room}/**/*.test.ts`),
    exclude: longGames,
    testTimeout: 30_000,
    // Most of a mutant's time goes into starting workers.
    isolate: false,
    fileParallelism: false,
  },
});
