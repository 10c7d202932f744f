/**
 * `npm run bench -- all`: the engine's speed as one table, each row out of a benchmark of its own, which `bench` beside it
 * names. Processor time of one core; the load of the machine stands below.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

interface Row {
  what: string;
  bench: string;
  /** What is told, by what the benchmark printed. */
  pattern: RegExp;
  tell: (...found: string[]) => string;
}

const tiling = 'tiling stack-2bag-8 rect-7x8';
const tilings = (name: string): Pick<Row, 'bench' | 'pattern' | 'tell'> => ({
  bench: tiling,
  pattern: new RegExp(`^${name} +\\d+ +(\\d+) +([\\d.]+)`, 'm'),
  tell: (count, ms) => `${ms} ms (${count})`,
});
const solver = (command: string, rows: string, queue: string): Pick<Row, 'bench' | 'pattern' | 'tell'> => ({
  bench: 'solver',
  pattern: new RegExp(`^${command} ${rows} ${queue.replaceAll('*', '\\*')} +(\\S+) ([\\d.]+) s`, 'm'),
  tell: (answer, seconds) => `${seconds} s (${answer})`,
});
const half = 'XXXX______/XXXX______/XXXX______/XXXX______';

const rows: readonly Row[] = [
  {
    what: 'landings of a piece, mean and worst of four boards and seven pieces',
    bench: 'movegen',
    pattern: /kernel: mean (\d+) ns, worst (\d+) ns/,
    tell: (mean, worst) => `${mean} ns, ${worst} ns`,
  },
  {
    what: 'perft LJSZTIO, seven pieces',
    bench: 'perft 7 LJSZTIO',
    pattern: /^LJSZTIO .*?, ([\d.]+) s, (\d+) million/m,
    tell: (seconds, millions) => `${seconds} s, ${millions} million leaves a second`,
  },
  { what: 'all tilings of stack-2bag-8', ...tilings('stack-2bag-8') },
  { what: 'all tilings of 8 x 7 cells', ...tilings('rect-7x8') },
  {
    what: 'a chain of 17',
    bench: 'chain',
    pattern: /^chain of 17: ([\d.]+) us/m,
    tell: (us) => `${us} µs`,
  },
  { what: '`percent`, 24 cells, `*p7`, the whole command', ...solver('percent', half, '*p7') },
  { what: '`path --minimal`, 24 cells, `*p7`, the whole command', ...solver('path', half, '*p7') },
];

const runner = fileURLToPath(new URL('../run.ts', import.meta.url));
const printed = new Map<string, string>();

function printedBy(bench: string): string {
  const known = printed.get(bench);
  if (known !== undefined) return known;
  process.stderr.write(`${bench} …\n`);
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', runner, ...bench.split(' ')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  printed.set(bench, stdout);
  return stdout;
}

console.log('| what | figure | `npm run bench --` |\n| --- | --- | --- |');
for (const { what, bench, pattern, tell } of rows) {
  const [, ...found] = pattern.exec(printedBy(bench)) ?? [];
  console.log(`| ${what} | ${found.length > 0 ? tell(...found) : 'not told'} | \`${bench.split(' ')[0]}\` |`);
}
console.log(
  `\n${cpus()[0]?.model ?? 'unknown processor'}, node ${process.version}, load ${loadavg()[0]!.toFixed(1)} at the end`,
);
