/** Starts programs in Python, with what they need: a Python with their modules, and the labelled pictures. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first of some programs that imports all modules; throws and names the missing ones if none does. */
export function pythonWith(modules: readonly string[], programs: readonly string[]): string {
  const has = (program: string): boolean =>
    spawnSync(program, ['-c', `import ${modules.join(', ')}`], { stdio: 'ignore' }).status === 0;
  const found = programs.find(has);
  if (found) return found;
  throw new Error(
    `no Python with ${modules.join(', ')} (tried ${programs.join(', ')}): install Debian's python3-torch, python3-opencv and python3-numpy, or set OKIBA_PYTHON`,
  );
}

/** Throws if the folder isn't one of labelled pictures. */
export function checkFrames(folder: string): void {
  const labels = join(folder, 'real', 'labels.jsonl');
  if (!existsSync(labels))
    throw new Error(
      `no labelled pictures: ${labels} is missing (set OKIBA_FRAMES to the folder that holds real, more and third)`,
    );
}

/**
 * Runs a program of build/fit with its arguments, and returns its exit status; throws if something that it needs is
 * missing.
 */
export function runPython(program: string, rest: readonly string[]): number {
  const frames = process.env.OKIBA_FRAMES ?? join(import.meta.dirname, '../../../shared/frames');
  const own = process.env.OKIBA_PYTHON;
  const python = pythonWith(['numpy', 'cv2', 'torch'], own ? [own] : ['/usr/bin/python3', 'python3']);
  if (!rest.includes('--help')) checkFrames(frames);
  const env = { ...process.env, OKIBA_FRAMES: frames };
  return spawnSync(python, [program, ...rest], { stdio: 'inherit', env }).status ?? 1;
}
