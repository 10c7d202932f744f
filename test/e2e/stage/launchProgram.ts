import { _electron, type ElectronApplication } from 'playwright-core';
import { installedRuntime } from '../../../build/runtime.ts';
import type { Desktop } from './desktop.ts';

/** What Electron is started with at least: as root it can't shut its pages in. */
export const asRoot: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Starts a program of the tests' own (a file, and what follows it) with the installed Electron, under Playwright's eyes. */
export function launchProgram(desktop: Desktop, ...args: string[]): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath: installedRuntime()!,
    args: [...asRoot, ...args],
    env: desktop.env,
    colorScheme: null,
  });
}
