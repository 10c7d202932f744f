import e2e from './vitest.e2e.config.ts';

/** `npm run e2e:windows`: the Windows app, under Wine, where it takes its time to start. */
export default {
  ...e2e,
  test: { ...e2e.test, include: ['test/e2e/windows/**/*.windows.ts'], hookTimeout: 180_000 },
};
