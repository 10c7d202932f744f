/**
 * Mutation testing with Stryker; see run.ts. Kernels (`.as`) and fitted tables of numbers are left out: what is wrong in
 * those shows in games and benchmarks, not in single edits.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'build/mutate/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 15,
  // Vitest doesn't look at types.
  disableTypeChecks: false,
  // Results kept from before would be wrong: it isn't seen that a test has changed while its title has not.
  incremental: false,
  tempDirName: 'out/mutate/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'out/mutate/report.json' },
  htmlReporter: { fileName: 'out/mutate/report.html' },
  ignorePatterns: ['out', 'release', 'coverage'],
};
