/**
 * `npm run fit:detector -- train FOLDER | negatives FOLDER | evaluate WEIGHTS | export CHECKPOINT OUT.ts [options]` and `npm run fit:data -- FOLDER`:
 * starts the detector's programs, which are written in Python. README.md here describes each command.
 */
import { join } from 'node:path';
import { runPython } from '../python.ts';

const commands = ['data', 'negatives', 'train', 'evaluate', 'export'];

try {
  const [command, ...rest] = process.argv.slice(2);
  if (!command || !commands.includes(command))
    throw new Error(`fit:detector: ${command ?? 'nothing'} is not one of ${commands.join(', ')}`);
  process.exitCode = runPython(join(import.meta.dirname, `${command}.py`), rest);
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exitCode = 2;
}
