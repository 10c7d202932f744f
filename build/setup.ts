/** `npm run setup`: everything that `npm test` needs beyond `npm ci`; with `--games` what `npm run e2e:games` needs, with `--packages` what `npm run test:package` does. */
import { install, missingForGames, missingForPackages, missingForTests, missingLibraries } from './debian.ts';
import { ensureRuntime } from './runtime.ts';

function ensurePackages(packages: string[]): void {
  if (packages.length === 0) return;
  console.error(`okiba: installing Debian packages: ${packages.join(' ')}`);
  if (install(packages)) return;
  throw new Error(
    `these Debian packages are needed and could not be installed here: sudo apt-get install ${packages.join(' ')}`,
  );
}

try {
  const executable = ensureRuntime();
  if (process.platform === 'linux') {
    ensurePackages(missingForTests());
    if (process.argv.includes('--games')) ensurePackages(missingForGames());
    if (process.argv.includes('--packages')) ensurePackages(missingForPackages());
    ensurePackages(missingLibraries(executable));
  }
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(2);
}
