/**
 * `npm run fit:measuring -- train FOLDER | score CHECKPOINT | export CHECKPOINT OUT.ts [options]`: makes and scores the
 * network that measures a detected board. README.md here describes each command.
 */
import { join } from 'node:path';
import { runPython } from '../python.ts';

const commands = ['train', 'score', 'export'];

try {
  const [command, ...rest] = process.argv.slice(2);
  if (!command || !commands.includes(command))
    throw new Error(`fit:measuring: ${command ?? 'nothing'} is not one of ${commands.join(', ')}`);
  process.exitCode = runPython(join(import.meta.dirname, `${command}.py`), rest);
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exitCode = 2;
}
