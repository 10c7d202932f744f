/** `npm run bench -- chain`: microseconds of CPU to resolve a field in the compiled resolver and in its twin. */
import { readFileSync } from 'node:fs';
import { resolve } from '../../../engine/puyo/rules/chain.ts';
import { parseField } from '../../../engine/puyo/rules/field.ts';
import { Kernel } from '../../../engine/puyo/wasm/kernel.ts';
import { Palette } from '../../../engine/puyo/wasm/planes.ts';

const rounds = 12;
const times = 100_000;
const plainTimes = 300;

const kernel = new Kernel();
const palette = new Palette(['R', 'G', 'B', 'Y', 'P']);
const fixture = new URL('../../fixtures/puyo.json', import.meta.url);
const { chains: cases } = JSON.parse(readFileSync(fixture, 'utf8')) as {
  chains: { rows: string; chains: number; pair?: string }[];
};

/** The least of several rounds: the machine may be busy with something else. */
function microseconds(work: () => void, count: number): string {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    work();
    const { user } = process.cpuUsage(before);
    least = Math.min(least, user / count);
  }
  return least.toFixed(3);
}

for (const wanted of [17, 14, 5, 1, 0]) {
  const found = cases.find(
    ({ rows, chains, pair }) => chains === wanted && !pair && rows.replace(/[./]/g, '').length > 20,
  );
  if (!found) continue;
  const { field } = parseField(found.rows.split('/'));
  const scored = microseconds(() => kernel.repeat(field, palette, times, true), times);
  const counted = microseconds(() => kernel.repeat(field, palette, times, false), times);
  const plain = microseconds(() => {
    for (let time = 0; time < plainTimes; time++) resolve(field);
  }, plainTimes);
  console.log(
    `chain of ${wanted}: ${scored} us, without its score ${counted} us (the plain twin: ${plain} us)`,
  );
}
