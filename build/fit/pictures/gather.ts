/** Proposals for many pictures, made by several processes at once, kept in a file if one is named. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Group } from './truth.ts';

/** A picture to look at: a seed of the drawn ones, or a number in a folder of labelled ones. */
export interface Job {
  folder: string | null;
  index: number;
  /** 0 = unchanged; above that, altered in this many ways. */
  variant: number;
}

/** The results of the job of this number in the list. */
export interface Gathered {
  number: number;
  groups: Group[];
}

export interface Numbered {
  number: number;
  job: Job;
}

const worker = fileURLToPath(new URL('./gatherWorker.ts', import.meta.url));

/** The groups of each job, in the order of the jobs. */
export async function gather(
  jobs: readonly Job[],
  processes: number,
  report: (done: number) => void,
): Promise<Group[][]> {
  const queue = jobs.map((job, number): Numbered => ({ number, job }));
  const found = new Map<number, Group[]>();
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(worker, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
      const next = (): void => {
        const numbered = queue.shift();
        if (numbered) child.send(numbered);
        else child.disconnect();
      };
      child.on('message', ({ number, groups }: Gathered) => {
        found.set(number, groups);
        report(found.size);
        next();
      });
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`)),
      );
      next();
    });
  await Promise.all(Array.from({ length: processes }, work));
  return jobs.map((_, number) => found.get(number) ?? []);
}

/** As `gather`, but reuses the contents of the file. The file is valid for one set of facts only. */
export async function gatherKept(
  file: string | undefined,
  names: readonly string[],
  jobs: readonly Job[],
  make: () => Promise<Group[][]>,
): Promise<Group[][]> {
  const key = JSON.stringify([names, jobs]);
  if (file && existsSync(file)) {
    const kept = deserialize(readFileSync(file)) as { key: string; groups: Group[][] };
    if (kept.key === key) return kept.groups;
  }
  const groups = await make();
  if (file) writeFileSync(file, serialize({ key, groups }));
  return groups;
}
