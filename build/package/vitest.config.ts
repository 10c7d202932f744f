import e2e from '../vitest.e2e.config.ts';

/** Under Wine each start of the app or of its command line takes many seconds, and a test has about ten. */
const testTimeout = 600_000;

/** `npm run test:package`: every package that can be made here is installed, used and removed again. */
export default { ...e2e, test: { ...e2e.test, testTimeout, include: ['test/package/**/*.package.ts'] } };
