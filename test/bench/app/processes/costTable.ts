/** What one process has cost between two looks: processor time in per cent of one core, and its PSS. */
export interface JobCost {
  job: string;
  cpu: number;
  megabytes: number;
}

export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** A line for each process, the costliest first: medians over all looks, and the most that one look has shown. */
export function costTable(looks: readonly (readonly JobCost[])[]): string[] {
  const jobs = [...new Set(looks.flat().map(({ job }) => job))];
  const costs = jobs.map((job) => {
    const all = looks.flat().filter((one) => one.job === job);
    const [cpu, megabytes] = [all.map((one) => one.cpu), all.map((one) => one.megabytes)];
    return { job, cpu: medianOf(cpu), mostCpu: Math.max(...cpu), megabytes: medianOf(megabytes) };
  });
  const head = row('process', '% of a core', 'most', 'MB');
  return [
    head,
    ...costs
      .toSorted((a, b) => b.cpu - a.cpu)
      .map((one) => row(one.job, one.cpu.toFixed(1), one.mostCpu.toFixed(1), one.megabytes.toFixed(0))),
  ];
}

const row = (job: string, ...figures: string[]): string =>
  [job.padEnd(20), ...figures.map((figure) => figure.padStart(12))].join('');
