/** `npm run bench -- NAME`: runs the benchmark of that name, in whichever folder it lies; without one, lists them. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
/** Deeper files are parts of benchmarks. */
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((entry) =>
  /^[^\\/]+[\\/][^\\/]+\.ts$/.test(entry),
);
const nameOf = (file: string): string => basename(file, '.ts');
const file = files.find((entry) => nameOf(entry) === name);
if (!file) {
  console.error(`bench: name one of ${files.map(nameOf).sort().join(', ')}`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await import(pathToFileURL(`${here}${file}`).href);
