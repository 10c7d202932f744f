/** Which packages electron-builder makes for a system, and on which machines. */
import { spawnSync } from 'node:child_process';
import type { Target } from './contents/target.ts';

const first = (programs: readonly string[]): string | undefined =>
  programs.find((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0);

/**
 * Its own setup program and AppImage take tools that it fetches from its release host: releases have them. Elsewhere
 * our own take their place, and what they can't make is left out.
 */
export function formatsFor(platform: Target['platform'], isRelease: boolean): string[] {
  if (platform === 'linux') return isRelease ? ['AppImage'] : ['dir'];
  if (platform === 'darwin') return ['dmg', 'zip'];
  if (isRelease) return ['nsis', 'zip'];
  return process.env.ELECTRON_BUILDER_7ZIP_PATH ? ['zip'] : ['dir'];
}

/** electron-builder would fetch 7-Zip; the system's does as well. */
export function useOwn7Zip(): void {
  if (process.platform !== 'linux' || process.env.ELECTRON_BUILDER_7ZIP_PATH) return;
  const found = first(['7za', '7zz', '7z']);
  if (!found) return;
  const path = spawnSync('sh', ['-c', `command -v ${found}`], { encoding: 'utf8' }).stdout.trim();
  process.env.ELECTRON_BUILDER_7ZIP_PATH = path;
}
