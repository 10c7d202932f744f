/**
 * `npm run bench -- tiling [NAME]`: every tiling of each terrain by the bag rule, from its text on, by the kernel;
 * the time to the first one; counting without listing. All times are CPU time of one core, the least of several
 * rounds. Public terrains are taken in where they lie beside the product.
 */
import { existsSync, readFileSync } from 'node:fs';
import { BuildSite, siteBoard } from '../../../engine/tiling/building/buildSite.ts';
import { countOrders, findOrder } from '../../../engine/tiling/building/buildable.ts';
import { bagShare } from '../../../engine/tiling/building/bagShare.ts';
import { parseRegion } from '../../../engine/tiling/region.ts';
import { Tiler } from '../../../engine/tiling/solve.ts';
import { finish } from '../../engine/tiling/lines.ts';
import own from '../../fixtures/tilings.json' with { type: 'json' };

interface Terrain {
  name: string;
  grid: string[];
  /** How many tilings there are, where another program has said so. */
  bag?: number;
}

const rectangle = (name: string, columns: number, rows: number, bag: number): Terrain => ({
  name,
  grid: Array<string>(rows).fill('#'.repeat(columns)),
  bag,
});

function terrains(): Terrain[] {
  const beside = new URL('../../../../shared/cases/tiling/tilings.json', import.meta.url);
  const found = existsSync(beside)
    ? (JSON.parse(readFileSync(beside, 'utf8')) as { cases: Terrain[] }).cases
    : own.cases;
  return [...found, rectangle('rect-7x8', 8, 7, 233_956)];
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Least time of several rounds, fewer where a round is long. */
function time(work: () => void): number {
  let least = Infinity;
  const end = cpuMs() + 1500;
  for (let round = 0; round < 12 && (round < 3 || cpuMs() < end); round++) {
    const before = cpuMs();
    work();
    least = Math.min(least, cpuMs() - before);
  }
  return least;
}

function countAll(grid: string[]): number {
  let sum = 0;
  for (const { count } of new Tiler({ region: parseRegion(grid) }).tilings()) sum += count;
  return sum;
}

function findFirst(grid: string[]): void {
  for (const { count } of new Tiler({ region: parseRegion(grid) }).tilings()) if (count > 0) return;
}

interface Measured {
  name: string;
  cells: number;
  kernel: number;
  first: number;
}

function measure({ name, grid, bag }: Terrain): Measured {
  const cells = grid.join('').match(/#/g)!.length;
  const count = countAll(grid);
  if (bag !== undefined && count !== bag) throw new Error(`${name}: ${count} tilings, not ${bag}`);
  const kernel = time(() => countAll(grid));
  const first = count === 0 ? 0 : time(() => findFirst(grid));
  const counted = time(() => finish(new Tiler({ region: parseRegion(grid) }).tally()));
  const rate = count > 1000 ? `${Math.round(count / kernel)} per ms` : '';
  console.log(
    `${name.padEnd(30)} ${String(cells).padStart(5)} ${String(count).padStart(8)} ` +
      [kernel, first, counted].map((ms) => ms.toFixed(1).padStart(9)).join('') +
      `  ${rate}`,
  );
  return { name, cells, kernel, first };
}

const names = process.argv.slice(2);
const chosen = terrains().filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
for (let round = 0; round < 20; round++) countAll(chosen[0]!.grid);
console.log('milliseconds                   cells  tilings   kernel    first  counted');
const all = chosen.map(measure);

function tell(what: string, found: Measured[], of: (one: Measured) => number, limit: number): void {
  if (found.length === 0) return;
  const worst = found.reduce((most, one) => (of(one) > of(most) ? one : most));
  const over = found.filter((one) => of(one) > limit).length;
  console.log(
    `${what}: worst ${of(worst).toFixed(1)} ms (${worst.name}), ${found.length - over} of ${found.length} within ${limit} ms`,
  );
}

const twoBags = all.filter(({ cells }) => cells > 28 && cells <= 56 && cells % 4 === 0);
const small = twoBags.filter(({ name }) => name !== 'rect-7x8');
tell('two bags, kernel', small, ({ kernel }) => kernel, 15);
tell(
  '4 x 10, kernel',
  all.filter(({ name }) => name === 'rect-4x10'),
  ({ kernel }) => kernel,
  100,
);
tell(
  '7 x 8, kernel',
  all.filter(({ name }) => name === 'rect-7x8'),
  ({ kernel }) => kernel,
  7000,
);
tell(
  'three bags, kernel',
  all.filter(({ cells }) => cells > 56),
  ({ kernel }) => kernel,
  2000,
);
tell('first tiling', all, ({ first }) => first, 20);

if (names.length === 0) {
  console.log('\nlarge terrains, any pieces, counted without listing');
  for (const { name, grid, any } of own.large) {
    let found: bigint | null = null;
    const ms = time(() => (found = finish(new Tiler({ region: parseRegion(grid) }).countAll())));
    if (found !== BigInt(any)) throw new Error(`${name}: ${String(found)} tilings, not ${any}`);
    console.log(`${name.padEnd(20)} ${String(any).padStart(14)} in ${ms.toFixed(0)} ms`);
  }
  const { grid } = own.cases.find(({ name }) => name === 'stack-2bag-2')!;
  const tiler = new Tiler({ region: parseRegion(grid) });
  const board = siteBoard(tiler.region.columns, tiler.region.cells, [])!;
  const [batch] = [...tiler.tilings()].filter(({ count }) => count > 0);
  const laid = tiler.piecesOf(batch!.tilings.subarray(0, tiler.pieces));
  const site = (): BuildSite => new BuildSite(board, laid, { clears: false });
  const order = time(() => findOrder(site())).toFixed(2);
  const orders = time(() => countOrders(site())).toFixed(1);
  const shares = time(() => bagShare(site(), true)).toFixed(0);
  console.log(
    `\nhow one tiling of ${tiler.pieces} pieces is built: an order in ${order} ms, all orders in ${orders} ms, share of bag orders with hold in ${shares} ms`,
  );
}
