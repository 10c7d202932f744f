/**
 * `npm run bench -- solver [CLASSPATH]`: the solver's commands on usual questions of four rows, in seconds of processor time
 * of the whole command, threads and start included; with the class path of a built solution-finder the same questions to it,
 * one after the other in the same run, and whether the answers are equal. Needs bash.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const classPath = process.argv[2];
const rounds = 2;

interface Question {
  command: 'percent' | 'path';
  rows: string;
  queue: string;
  hold: boolean;
}

const ask = (command: Question['command'], rows: string, queue: string, hold = true): Question => ({
  command,
  rows,
  queue,
  hold,
});

/** Stacks as they are left by known openings, and solution-finder's own samples. */
const narrow = 'XXX____XXX/XXX___XXXX/XXX__XXXXX/XXX___XXXX';
const half = 'XXXX______/XXXX______/XXXX______/XXXX______';
const template = 'XXXXXX____/XXXXXX____/XXXXXX____/XXXXXX____';
const grace = 'XXXXXX____/XXXXXXX___/XXXXXXXX__/XXXXXXX___';
const uneven = 'XXX_______/XX_______X/XX_______X/XXXXX___XX';
const questions = [
  ask('percent', narrow, '*p4'),
  ask('percent', template, '*p4'),
  ask('percent', template, '*p7'),
  ask('percent', half, '*p7'),
  ask('percent', half, '*p7', false),
  ask('percent', uneven, '*!'),
  ask('path', narrow, '*p4'),
  ask('path', grace, 'T,*p4'),
  ask('path', template, '*p7'),
  ask('path', half, '*p7'),
];

interface Answer {
  told: string;
  seconds: number;
}

/** Processor time of a command and its threads; the least of some rounds. */
function timed(command: readonly string[], folder: string, read: (output: string) => string): Answer {
  let seconds = Infinity;
  let told = '';
  for (let round = 0; round < rounds; round++) {
    const script = 'TIMEFORMAT="cpu %U %S"; time "$@"';
    const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(stderr)!;
    seconds = Math.min(seconds, Number(user) + Number(system));
    told = read(stdout);
  }
  return { told, seconds };
}

function ours({ command, rows, queue, hold }: Question, folder: string): Answer {
  const flags = [...(hold ? [] : ['--no-hold']), ...(command === 'path' ? ['--minimal'] : [])];
  const program = new URL('../../../build/okiba/okiba.js', import.meta.url).pathname;
  return timed(
    [process.execPath, program, command, rows, '--queue', queue, '--json', ...flags],
    folder,
    (output) => {
      const last = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, number>;
      return command === 'percent'
        ? `${last['solved']}/${last['total']}`
        : `${last['count']}/${last['minimal']}`;
    },
  );
}

function theirs({ command, rows, queue, hold }: Question, folder: string): Answer {
  writeFileSync(join(folder, 'field.txt'), `4\n${rows.replaceAll('/', '\n')}\n`);
  const flags = ['-fp', 'field.txt', '-p', queue, '-c', '4', '-H', hold ? 'use' : 'avoid'];
  if (command === 'percent') flags.push('-fc', '0');
  return timed(['java', '-cp', classPath!, 'Main', command, ...flags], folder, (output) =>
    command === 'percent'
      ? (/\((\d+\/\d+)\)/.exec(output)?.[1] ?? '?')
      : `${/Found path \[unique\] = (\d+)/.exec(output)?.[1]}/${/Found path \[minimal\] = (\d+)/.exec(output)?.[1]}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'okiba-solver-'));
try {
  console.log(`least of ${rounds} rounds, seconds of processor time`);
  for (const question of questions) {
    const { command, rows, queue, hold } = question;
    const own = ours(question, folder);
    const other = classPath === undefined ? null : theirs(question, folder);
    const beside = other
      ? `  solution-finder ${other.seconds.toFixed(2)} s, ${(other.seconds / own.seconds).toFixed(1)} times, ${other.told === own.told ? 'equal' : `NOT EQUAL: ${other.told}`}`
      : '';
    const name = `${command} ${rows} ${queue}${hold ? '' : ' without hold'}`;
    console.log(`${name.padEnd(72)} ${own.told.padStart(9)} ${own.seconds.toFixed(2)} s${beside}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
