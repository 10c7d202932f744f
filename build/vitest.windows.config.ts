import e2e from './vitest.e2e.config.ts';

/** `npm run e2e:windows`: the Windows app, under Wine. */
export default {
  ...e2e,
  test: { ...e2e.test, include: ['test/e2e/windows/**/*.windows.ts'] },
};
