/**
 * `npm run fit:detector -- train FOLDER | evaluate WEIGHTS | export CHECKPOINT OUT.ts [options]` and `npm run fit:data -- FOLDER`:
 * starts the detector's programs, which are written in Python. README.md here says what each does.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkFrames, pythonWith } from './python.ts';

const here = import.meta.dirname;
const commands = ['data', 'train', 'evaluate', 'export'];

try {
  const [command, ...rest] = process.argv.slice(2);
  if (!command || !commands.includes(command))
    throw new Error(`fit:detector: ${command ?? 'nothing'} is none of ${commands.join(', ')}`);
  const frames = process.env.OKIBA_FRAMES ?? join(here, '../../../../shared/frames');
  const own = process.env.OKIBA_PYTHON;
  const python = pythonWith(['numpy', 'cv2', 'torch'], own ? [own] : ['/usr/bin/python3', 'python3']);
  if (!rest.includes('--help')) checkFrames(frames);
  const env = { ...process.env, OKIBA_FRAMES: frames };
  const run = spawnSync(python, [join(here, `${command}.py`), ...rest], { stdio: 'inherit', env });
  process.exitCode = run.status ?? 1;
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exitCode = 2;
}
