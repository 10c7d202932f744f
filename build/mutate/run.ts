/**
 * `npm run mutate -- [FOLDER | FILE | FILE:FROM-TO]...`: changes the source in small ways, one at a time, and lists which
 * changes no test notices. Without arguments all rooms of rooms.ts, which takes long.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from './rooms.ts';
import { ensureTools } from './tools.ts';

/** Fitted numbers: see stryker.config.js. */
const tables = '!**/*eights.ts';

function patternOf(place: string): string {
  const path = place.replace(/:[\d:-]+$/, '').replace(/\/$/, '');
  if (!existsSync(path)) throw new Error(`no such file or folder: ${path}`);
  return statSync(path).isDirectory() ? `${path}/**/*.ts` : place;
}

try {
  const asked = process.argv.slice(2);
  const patterns = [...(asked.length ? asked : rooms).map(patternOf), tables].join(',');
  const options = ['run', 'build/mutate/stryker.config.js', '--mutate', patterns];
  const { status } = spawnSync(join(ensureTools(), 'stryker'), options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exitCode = 2;
}
