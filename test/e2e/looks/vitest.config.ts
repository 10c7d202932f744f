import e2e from '../../../build/vitest.e2e.config.ts';

/** `npm run test:looks`: pictures of every page in every size, scale and language, and what is wrong with them. */
export default {
  ...e2e,
  test: { ...e2e.test, include: ['test/e2e/looks/looks.all.ts'] },
};
