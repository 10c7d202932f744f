/** What the processes of a running app cost, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ElectronApplication } from 'playwright-core';

export interface Cost {
  /** Processor time used so far, in milliseconds. */
  cpuMs: number;
  /** Proportional set size, in bytes: shared pages count for each process by its share. */
  pss: number;
  /** Open file descriptors. */
  handles: number;
}

/** By what a process is there for: 'main', 'gpu', 'network', or the page that it shows. */
export type Costs = Map<string, Cost>;

/** The kernel counts processor time in ticks of so many milliseconds (USER_HZ is 100 wherever Electron runs). */
const tickMs = 10;

/** Every process of the app by its job; of several with one job the costs are added. */
export async function costsOf(app: ElectronApplication): Promise<Costs> {
  const costs: Costs = new Map();
  const add = (job: string, pid: number): void => {
    const cost = costOf(pid);
    const sum = costs.get(job);
    if (!cost) return;
    costs.set(
      job,
      sum
        ? { cpuMs: sum.cpuMs + cost.cpuMs, pss: sum.pss + cost.pss, handles: sum.handles + cost.handles }
        : cost,
    );
  };
  for (const { job, pid } of await jobsOf(app)) add(job, pid);
  for (const pid of forkServersOf(app.process().pid!)) add('fork servers', pid);
  return costs;
}

/** A process and all below it, added up: for an app that can't be asked what its processes do. */
export function costOfTree(main: number): Cost {
  return processes()
    .filter((pid) => isBelow(pid, main))
    .map(costOf)
    .filter((cost) => cost !== null)
    .reduce((sum, { cpuMs, pss, handles }) => ({
      cpuMs: sum.cpuMs + cpuMs,
      pss: sum.pss + pss,
      handles: sum.handles + handles,
    }));
}

const processes = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function jobsOf(app: ElectronApplication): Promise<{ job: string; pid: number }[]> {
  return app.evaluate(({ app: electron, webContents }) => {
    const pages = new Map(
      webContents.getAllWebContents().map((contents) => [contents.getOSProcessId(), contents.getURL()]),
    );
    return electron.getAppMetrics().map(({ pid, type, name }) => {
      const page = /([a-z]+)\/index\.html/.exec(pages.get(pid) ?? '')?.[1];
      return { pid, job: page ?? (type === 'Browser' ? 'main' : (name ?? type).toLowerCase()) };
    });
  });
}

/** Chromium's helpers that start its other processes: the app doesn't count them as its own. */
function forkServersOf(main: number): number[] {
  return processes().filter((pid) => isForkServer(pid) && isBelow(pid, main));
}

function isForkServer(pid: number): boolean {
  return readProc(pid, 'cmdline')?.includes('--type=zygote') ?? false;
}

function isBelow(pid: number, ancestor: number): boolean {
  for (let at = pid; at > 1; at = parentOf(at)) if (at === ancestor) return true;
  return false;
}

/** The fields of /proc/PID/stat behind the name in brackets; from the state on, see proc(5). */
function statOf(pid: number): string[] {
  const stat = readProc(pid, 'stat');
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : [];
}

const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0);

function costOf(pid: number): Cost | null {
  const stat = statOf(pid);
  const pss = /^Pss:\s+(\d+) kB/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1];
  if (stat.length === 0 || !pss) return null;
  const cpuMs = (Number(stat[11]) + Number(stat[12])) * tickMs;
  return { cpuMs, pss: Number(pss) * 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** null where the process has gone. */
function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
