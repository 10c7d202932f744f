/** `node --import tsx test/floors.ts FOLDER`: its rooms and loose files by floors, each above all that it imports. */
import { arrows, cyclesAmong, everyImport } from './imports.ts';

const folder = (process.argv[2] ?? '').replace(/\/$/, '');
const entryOf = (file: string): string | null =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0]! : null;
const edges = arrows(everyImport, entryOf);
const [circle] = cyclesAmong(edges);
if (circle) {
  console.error(`floors: there are none in a circle: ${circle}`);
  process.exit(1);
}
const entries = new Set(everyImport.flatMap(({ from, to }) => [entryOf(from), entryOf(to)]));

const known = new Map<string, number>();
function floorOf(entry: string): number {
  const below = [...(edges.get(entry) ?? [])];
  if (!known.has(entry)) known.set(entry, 1 + Math.max(0, ...below.map(floorOf)));
  return known.get(entry)!;
}

const floors: string[][] = [];
for (const entry of entries) if (entry !== null) (floors[floorOf(entry) - 1] ??= []).push(entry);
if (floors.length === 0) {
  console.error(`floors: ${JSON.stringify(folder)} is no folder of the sources`);
  process.exit(2);
}
for (const [index, names] of [...floors.entries()].reverse())
  console.log(`${String(index + 1).padStart(2)}  ${names.sort().join('  ')}`);
const count = [...edges.values()].reduce((sum, targets) => sum + targets.size, 0);
console.log(
  `${floors.length} floors, ${entries.size - (entries.has(null) ? 1 : 0)} rooms and files, ${count} arrows`,
);
