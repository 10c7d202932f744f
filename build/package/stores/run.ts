/** `npm run stores -- FOLDER`: writes the manifests of winget and Homebrew for the release whose packages are in FOLDER, into FOLDER/stores. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cask } from './cask.ts';
import { releaseIn } from './release.ts';
import { wingetManifests } from './winget.ts';

try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Error('npm run stores -- FOLDER');
  const release = releaseIn(folder);
  const files = { 'homebrew/okiba.rb': cask(release) };
  for (const [path, text] of Object.entries(wingetManifests(release)))
    Object.assign(files, { [`winget/${path}`]: text });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'stores', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(2);
}
