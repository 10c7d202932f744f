import e2e from './vitest.e2e.config.ts';

/** `npm run e2e:windows`: the Windows app, under Wine, where it takes its time; the limits end what hangs. */
export default {
  ...e2e,
  test: {
    ...e2e.test,
    include: ['test/e2e/windows/**/*.windows.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
};
