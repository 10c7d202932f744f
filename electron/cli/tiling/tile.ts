import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { KickRules } from '../../../engine/tetris/rules/kicks.ts';
import { type Piece } from '../../../engine/tetris/types.ts';
import { type Bounds, anyBounds, bagBounds, multisetText } from '../../../engine/tiling/bounds.ts';
import { explain } from '../../../engine/tiling/explain.ts';
import { hindranceText } from '../../../engine/tiling/reasons/reasons.ts';
import { Tiler } from '../../../engine/tiling/solve.ts';
import { type Slices, type Tally } from '../../../engine/tiling/sweeper.ts';
import { kicksOption, readPiece, wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { print } from '../console/output.ts';
import { SearchProgress } from '../timing/SearchProgress.ts';
import { type Marking, type Terrain, markings, readTerrain } from './terrain.ts';
import { TilingLines } from './tilingLines.ts';
import { buildFields } from './tileBuildable.ts';

type Counts = Partial<Record<Piece, number>>;

interface TileFlags {
  any?: true;
  carried?: Counts;
  missing?: Counts;
  countOnly?: true;
  limit?: number;
  buildable?: true;
  clears?: true;
  shares?: true;
  rules: KickRules;
  page: number;
  cells: Marking;
  json?: true;
}

export function registerTile(program: Command): void {
  program
    .command('tile')
    .description('lists every way to cover marked cells with pieces')
    .argument(
      '<terrain>',
      "a file, rows separated by '/', or '-' for stdin: '#' marks a cell, top row first; or a fumen or a link with one",
    )
    .option('--any', 'any number of every piece')
    .addOption(
      new Option('--bags', 'bags of seven in turn, all used up but the last (the default)').conflicts('any'),
    )
    .addOption(
      new Option('--carried <pieces>', 'pieces from before the first bag, for example TI')
        .argParser(readCounts)
        .conflicts('any'),
    )
    .addOption(
      new Option('--missing <pieces>', 'pieces that the first bag lacks; TT: the first two bags lack a T')
        .argParser(readCounts)
        .conflicts('any'),
    )
    .option('--count-only', 'counts without listing')
    .option('--limit <count>', 'stops after so many', wholeNumber(1, 1e9))
    .option('--buildable', 'shows for each whether and how it can be built in play')
    .option('--clears', 'with --buildable: full rows are cleared on the way')
    .option(
      '--shares',
      'with --buildable: for which share of bag orders, with and without hold (up to 14 pieces)',
    )
    .addOption(kicksOption())
    .option('--page <number>', 'page of the fumen', wholeNumber(1, 1e6), 1)
    .addOption(
      new Option('--cells <which>', 'cells of the fumen to cover; other filled ones are there already')
        .choices(markings)
        .default('all'),
    )
    .option('--json', 'JSON Lines on stdout and nothing else')
    .action(async (argument: string, flags: TileFlags) => {
      const terrain = await readTerrain(argument, flags.page, flags.cells);
      await new TileRun(terrain, flags).run();
    });
}

function readCounts(text: string): Counts {
  if (text === '') throw new InvalidArgumentError('It has no pieces.');
  const counts: Counts = {};
  for (const piece of Array.from(text, readPiece)) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}

function boundsOf(terrain: Terrain, flags: TileFlags): Bounds {
  const count = Math.floor(terrain.region.cells.length / 4);
  return flags.any ? anyBounds(count) : bagBounds(count, flags);
}

/** What comes last. `count` is exact where `complete`; else so many were found before it was stopped. */
interface Summary {
  count: bigint;
  complete: boolean;
  reason?: string;
  tallies?: readonly Tally[];
}

/** One run of the command, which ends early after an interrupt and keeps what was found. */
class TileRun {
  readonly #tiler: Tiler;
  readonly #lines: TilingLines;
  readonly #progress = new SearchProgress();
  #interrupted = false;
  #found = 0;

  constructor(
    private readonly terrain: Terrain,
    private readonly flags: TileFlags,
  ) {
    this.#tiler = new Tiler({ region: terrain.region, bounds: boundsOf(terrain, flags) });
    this.#lines = new TilingLines(this.#tiler, terrain);
  }

  async run(): Promise<void> {
    process.once('SIGINT', () => (this.#interrupted = true));
    const summary = (this.flags.countOnly && (await this.#count())) || (await this.#list());
    this.#progress.end();
    const ended = { ...summary, ...(await this.#reasonFor(summary)) };
    this.#printSummary(ended);
    if (ended.reason) throw new Failure(ended.reason, 1);
  }

  /** Null where counting without listing takes too much memory. */
  async #count(): Promise<Summary | null> {
    if (this.flags.any) {
      const count = await this.#finish(this.#tiler.countAll());
      return count === undefined ? stopped : count === null ? null : { count, complete: true };
    }
    const tallies = await this.#finish(this.#tiler.tally());
    if (tallies === undefined) return stopped;
    if (tallies === null) return null;
    return { count: tallies.reduce((sum, { tilings }) => sum + tilings, 0n), complete: true, tallies };
  }

  /** The answer; undefined after an interrupt. */
  async #finish<T>(slices: Slices<T>): Promise<T | undefined> {
    while (!this.#interrupted) {
      const { done, value } = slices.next();
      if (done) return value;
      this.#showProgress(null, value);
      await nextTurn();
    }
    return undefined;
  }

  async #list(): Promise<Summary> {
    const { limit = Infinity } = this.flags;
    let complete = true;
    for (const { tilings, count, progress } of this.#tiler.tilings()) {
      const wanted = Math.min(count, limit - this.#found);
      for (let at = 0; at < wanted && !this.#interrupted; at++)
        await this.#write(tilings.subarray(at * this.#tiler.pieces, (at + 1) * this.#tiler.pieces));
      await this.#flush();
      this.#showProgress(this.#found, progress);
      await nextTurn();
      complete = !this.#interrupted && (this.#found < limit || (wanted === count && progress === 1));
      if (this.#interrupted || this.#found >= limit) break;
    }
    return { count: BigInt(this.#found), complete };
  }

  /** `found`: tilings up to now, null while they are only counted; `done`: a guess from 0 to 1. */
  #showProgress(found: number | null, done: number): void {
    const perSecond = (1000 * (found ?? 0)) / this.#progress.elapsedMs;
    const rate = found === null ? '' : `${found} tilings, ${Math.round(perSecond)} per second, `;
    const share = done < 0.001 ? 'hardly any' : `about ${(100 * done).toFixed(1)} %`;
    this.#progress.print(`${rate}${share} of the search done`);
  }

  #text = '';

  /** Counting alone by listing prints nothing. */
  async #write(tiling: Int32Array): Promise<void> {
    this.#found++;
    if (this.flags.countOnly) return;
    const build = this.flags.buildable ? buildFields(this.#tiler, tiling, this.terrain, this.flags) : null;
    if (this.flags.json) this.#text += this.#lines.json(tiling, build?.json ?? '"buildable":null');
    else this.#text += `${this.#found}${build ? `: ${build.text}` : ''}\n${this.#lines.picture(tiling)}\n\n`;
    if (this.#text.length > 1 << 16) await this.#flush();
    if (build) await nextTurn();
  }

  async #flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  }

  async #reasonFor({ count, complete }: Summary): Promise<{ reason?: string }> {
    if (count > 0n) return {};
    if (!complete) return { reason: 'stopped before anything was found' };
    const hindrance = await this.#finish(explain(this.#tiler));
    return { reason: hindrance ? hindranceText(hindrance) : 'no tiling was found' };
  }

  #printSummary({ count, complete, reason, tallies }: Summary): void {
    const { elapsedMs } = this.#progress;
    if (this.flags.json) {
      const pieces = tallies?.map((tally) => `"${multisetText(tally.counts)}":${tally.tilings}`).join();
      const more = `${pieces === undefined ? '' : `,"pieces":{${pieces}}`}${reason ? `,"reason":${JSON.stringify(reason)}` : ''}`;
      print(`{"count":${count},"elapsedMs":${elapsedMs},"complete":${complete}${more}}`);
      return;
    }
    for (const tally of tallies ?? []) print(`${tally.tilings}  ${multisetText(tally.counts)}`);
    const left = complete ? '' : ' so far';
    print(`${count} tiling${count === 1n ? '' : 's'}${left} in ${elapsedMs} ms`);
  }
}

const stopped: Summary = { count: 0n, complete: false };
