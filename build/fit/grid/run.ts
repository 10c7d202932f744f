/**
 * `npm run fit:grid -- pictures | places | train | score | export`: makes and scores the network that sees how well a
 * grid fits a picture. README.md here describes each command.
 */
import { join } from 'node:path';
import { runPython } from '../python.ts';
import { writePlaces } from './places.ts';

const programs = ['pictures', 'train', 'score', 'export'];

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'places') {
    const [folder, out] = rest;
    if (!folder || !out) throw new Error('fit:grid: places needs FOLDER and OUT.jsonl');
    await writePlaces(folder, out);
  } else {
    if (!command || !programs.includes(command))
      throw new Error(
        `fit:grid: ${command ?? 'nothing'} is not one of ${['places', ...programs].join(', ')}`,
      );
    process.exitCode = runPython(join(import.meta.dirname, `${command}.py`), rest);
  }
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exitCode = 2;
}
