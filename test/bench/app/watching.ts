/**
 * `npm run bench -- watching [MINUTES] [practice|quadrapassel|kblocks]`: a game is played without a break by Okiba's
 * own hints while the built app watches it; every 20 s what all of the app's processes cost: processor time in per
 * cent of one core, memory (PSS) and open handles; at the end a table by process, the machine's load, the median of the
 * sums, and the slope by least squares. The practice game's own page is a game like any other, and not counted in the sums.
 */
import { loadavg } from 'node:os';
import { openWatchedPractice } from '../../e2e/games/watchedPractice.ts';
import { kblocks, practice, quadrapassel } from '../../e2e/games/windows.ts';
import { sleep, startDesktop } from '../../e2e/stage/desktop.ts';
import { Okiba } from '../../e2e/stage/Okiba.ts';
import { RealGame } from '../../e2e/stage/RealGame.ts';
import { Screen } from '../../e2e/stage/Screen.ts';
import { Autopilot } from './processes/Autopilot.ts';
import { costsOf, type Costs } from './processes/appProcesses.ts';
import { costTable, medianOf, type JobCost } from './processes/costTable.ts';

const minutes = Number(process.argv[2] ?? 10);
const kind = { practice, quadrapassel, kblocks }[process.argv[3] ?? 'practice'];
const intervalMs = 20_000;
const game = 'practice';

interface Sample {
  /** Seconds since the first look. */
  at: number;
  cpu: number;
  megabytes: number;
  handles: number;
  jobs: JobCost[];
}

function sampleOf(before: Costs, now: Costs, elapsedMs: number, at: number): Sample {
  const jobs = [...now].map(([job, { cpuMs, pss }]) => ({
    job,
    cpu: (100 * (cpuMs - (before.get(job)?.cpuMs ?? 0))) / elapsedMs,
    megabytes: pss / 1e6,
  }));
  const counted = jobs.filter(({ job }) => job !== game);
  const handles = [...now].reduce((sum, [job, cost]) => sum + (job === game ? 0 : cost.handles), 0);
  const sum = (key: 'cpu' | 'megabytes') => counted.reduce((total, job) => total + job[key], 0);
  return { at, cpu: sum('cpu'), megabytes: sum('megabytes'), handles, jobs };
}

function inWords({ at, cpu, megabytes, handles, jobs }: Sample): string {
  const each = jobs
    .sort((a, b) => b.cpu - a.cpu)
    .map((one) => `${one.job} ${one.cpu.toFixed(1)} % ${one.megabytes.toFixed(0)} MB`);
  return `${at.toFixed(0).padStart(5)} s: ${cpu.toFixed(1)} % of a core, ${megabytes.toFixed(0)} MB, ${handles} handles (${each.join(', ')})`;
}

/** Per hour, by least squares. */
function slopeOf(samples: readonly Sample[], key: 'megabytes' | 'handles'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one[key]))];
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one[key] - value), 0);
  return (3600 * over) / samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
}

if (!kind || !(minutes > 0)) {
  console.error('bench watching: [MINUTES] [practice|quadrapassel|kblocks]');
  process.exit(2);
}
const desktop = await startDesktop();
const screen = await Screen.open(desktop.env.DISPLAY!);
const opened = kind === practice ? null : await RealGame.open(desktop, kind);
const okiba = await Okiba.launch(desktop);
try {
  if (!opened) await openWatchedPractice(okiba);
  const watched = opened ?? (await RealGame.attach(desktop, kind));
  await watched.begin(screen);
  await okiba.until((state) => state.status === 'ready', 'the first hint', 30_000);
  const autopilot = new Autopilot(okiba, watched);
  const playing = autopilot.run();
  await sleep(5000);
  const samples: Sample[] = [];
  let before = await costsOf(okiba.app);
  const started = performance.now();
  let last = started;
  while (performance.now() - started < minutes * 60_000) {
    await sleep(intervalMs);
    const [costs, now] = [await costsOf(okiba.app), performance.now()];
    samples.push(sampleOf(before, costs, now - last, (now - started) / 1000));
    [before, last] = [costs, now];
    console.log(inWords(samples.at(-1)!));
  }
  autopilot.stop();
  await playing;
  const { framesPerSecond } = await okiba.state();
  for (const line of costTable(samples.map(({ jobs }) => jobs))) console.log(line);
  console.log(`load of the last minute ${loadavg()[0]!.toFixed(1)}, this bench included`);
  console.log(
    `${kind.name}, ${autopilot.pieces} pieces, ${framesPerSecond.toFixed(0)} frames a second at the end: ` +
      `median ${medianOf(samples.map(({ cpu }) => cpu)).toFixed(1)} % of a core, ` +
      `${medianOf(samples.map(({ megabytes }) => megabytes)).toFixed(0)} MB ` +
      `(most ${Math.max(...samples.map(({ megabytes }) => megabytes)).toFixed(0)}), ` +
      `${slopeOf(samples, 'megabytes').toFixed(0)} MB and ${slopeOf(samples, 'handles').toFixed(0)} handles an hour`,
  );
} finally {
  await okiba.close();
  screen.close();
  await desktop.stop();
}
