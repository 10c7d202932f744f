import e2e from './vitest.e2e.config.ts';

/** `npm run e2e:games`: a beginner is led through every game that is described, one after the other. */
export default {
  ...e2e,
  test: { ...e2e.test, include: ['test/e2e/games/realGames.e2e.ts', 'test/e2e/**/*.games.ts'] },
};
