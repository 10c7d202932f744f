/** `npm run bench -- NAME`: runs test/bench/NAME.ts; without a name, lists them. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
const file = `${here}${name}.ts`;
if (!name || name === 'run' || !existsSync(file)) {
  const names = readdirSync(here).filter((entry) => entry.endsWith('.ts') && entry !== 'run.ts');
  console.error(`bench: name one of ${names.map((entry) => entry.slice(0, -3)).join(', ')}`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await import(pathToFileURL(file).href);
