import e2e from '../vitest.e2e.config.ts';

/** `npm run test:package`: every package that can be made here is installed, used and removed again. */
export default { ...e2e, test: { ...e2e.test, include: ['test/package/**/*.package.ts'] } };
