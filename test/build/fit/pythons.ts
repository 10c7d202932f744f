/** Short programs in Python, for the tests of what is written in it. */
import { spawnSync } from 'node:child_process';

const modules = ['numpy', 'cv2', 'torch'] as const;
type Module = (typeof modules)[number];

/** Looks for modules without importing them, which takes seconds. */
const list = `
from importlib.util import find_spec
print(*(name for name in ${JSON.stringify(modules)} if find_spec(name)))
`;
const pythons = ['/usr/bin/python3', 'python3'].map((program) => ({
  program,
  has: String(spawnSync(program, ['-B', '-c', list]).stdout)
    .trim()
    .split(' '),
}));

/** The first Python that has all of the modules, or undefined. */
export const pythonFor = (...needed: readonly Module[]): string | undefined =>
  pythons.find(({ has }) => needed.every((name) => has.includes(name)))?.program;

/** Runs the text of a program, with the folder of what it imports as its first argument. */
export const runText = (python: string, program: string, folder: string) =>
  spawnSync(python, ['-B', '-c', program, folder], { encoding: 'utf8' });
