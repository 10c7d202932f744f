/** Stryker, which is laid out when it is first wanted: it takes a fifth of all packages, and nothing else needs it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('tools', import.meta.url));
/** Below the root, where its plugin finds this checkout's Vitest. */
const out = fileURLToPath(new URL('../../out/mutate', import.meta.url));

/** The folder of its programs. Throws one line where npm can't lay them out. */
export function ensureTools(): string {
  const lock = createHash('sha256')
    .update(readFileSync(join(here, 'package-lock.json')))
    .digest('hex');
  const folder = join(out, `tools-${lock.slice(0, 12)}`);
  const programs = join(folder, 'node_modules', '.bin');
  if (existsSync(programs)) return programs;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(here, name), join(folder, name));
  const npm = ['ci', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', npm, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return programs;
  rmSync(folder, { recursive: true, force: true });
  throw new Error('npm could not install Stryker');
}
