/** The tilings of a terrain as they come from the worker, and which of them are shown in what order. */
import {
  buildKinds,
  type BuildDetail,
  type TilingAnswer,
  type TilingTask,
  type TilingWork,
} from '../../../engine/protocol/tilingJobs.ts';
import type { Hindrance } from '../../../engine/tiling/reasons/whyNot.ts';
import type { Failure } from '../../shared/failing/Failure.ts';
import { SolverWorkers } from './SolverWorkers.ts';
import { forbidden, type BuildFilter, type Mark } from '../filter.ts';
import { PieceSets, type PieceSet } from './PieceSets.ts';
import { Placed, TilingList } from '../TilingList.ts';

export type Sorting = 'found' | 'pieces' | 'build';

/** More are counted but not kept. */
export const mostListed = 500_000;
const judgeAtOnce = 400;
const sortEveryMs = 400;

export class Solutions {
  readonly #workers: SolverWorkers;
  #task: TilingTask | null = null;
  #id = 0;
  #scanned = 0;
  #sortedAt = 0;
  #bans: Uint8Array = new Uint8Array(0);
  #kinds = new Uint8Array(0);
  #sets = new PieceSets();
  #judged = 0;
  /** The end of what is being judged. */
  #judgeTo = 0;

  placed: Placed | null = $state.raw(null);
  list = $state.raw(new TilingList(0));
  found = $state(0);
  progress = $state(0);
  elapsedMs = $state(0);
  status: 'empty' | 'working' | 'done' | 'stopped' | 'failed' = $state('empty');
  /** Of one of the workers. */
  failure: Failure | null = $state.raw(null);
  hindrance: Hindrance | null = $state.raw(null);
  /** Numbers of the tilings that are shown; only the first `shownCount` count. */
  shown = $state.raw(new Int32Array(1024));
  shownCount = $state(0);
  marks: readonly Mark[] = $state.raw([]);
  build: BuildFilter = $state('all');
  /** Place of the chosen one in `pieceSets`. */
  pieceSet: number | null = $state(null);
  sorting: Sorting = $state('found');
  /** Which pieces the tilings use, and how many use the same. */
  pieceSets: readonly PieceSet[] = $state.raw([]);
  /** Counts the changes of what is shown. */
  version = $state(0);
  judgedCount = $state(0);
  selected: number | null = $state(null);
  detail: BuildDetail | null | 'waiting' | 'failed' = $state.raw('waiting');

  constructor(makeWorker: () => Worker) {
    this.#workers = new SolverWorkers(makeWorker, (answer) => this.#hear(answer));
  }

  /** Begins anew; null for a terrain without a cell. */
  solve(task: TilingTask | null): void {
    this.#task = task;
    this.#id++;
    this.placed = null;
    this.list = new TilingList(task ? task.cells.length / 4 : 0);
    this.found = 0;
    this.progress = 0;
    this.elapsedMs = 0;
    this.hindrance = null;
    this.marks = [];
    this.pieceSet = null;
    this.selected = null;
    this.#kinds = new Uint8Array(0);
    this.#sets = new PieceSets();
    this.#judged = 0;
    this.judgedCount = 0;
    this.#judgeTo = 0;
    this.pieceSets = [];
    this.failure = null;
    this.#workers.forgetAll();
    this.#restartShown();
    this.status = task ? 'working' : 'empty';
    if (task) this.#workers.solve({ do: 'solve', id: this.#id, task, most: mostListed });
  }

  stop(): void {
    if (this.status === 'working') this.#workers.stop();
  }

  close(): void {
    this.#workers.close();
  }

  setMarks(marks: readonly Mark[]): void {
    this.marks = marks;
    this.#restartShown();
  }

  setBuild(build: BuildFilter): void {
    this.build = build;
    this.#restartShown();
  }

  setPieceSet(set: number | null): void {
    this.pieceSet = set;
    this.#restartShown();
  }

  setSorting(sorting: Sorting): void {
    this.sorting = sorting;
    this.#restartShown();
  }

  /** `index`: a tiling's number, or null. */
  select(index: number | null): void {
    this.selected = index;
    this.detail = 'waiting';
    if (this.failure && this.status !== 'failed') this.failure = null;
    if (index === null || !this.#task) return;
    const tiling = this.list.at(index).slice();
    this.#workers.askDetail({ do: 'detail', id: this.#id, task: this.#task, number: index, tiling });
  }

  kindOf(index: number): number {
    return this.#kinds[index] ?? buildKinds.unknown;
  }

  #hear(answer: TilingAnswer): void {
    if (answer.id !== this.#id) return;
    if (answer.tells === 'placements')
      this.placed = new Placed(answer.piece, answer.cells, inOrder(this.#task!.cells));
    else if (answer.tells === 'tilings') this.#add(answer);
    else if (answer.tells === 'end') this.#end(answer);
    else if (answer.tells === 'judged') this.#judge(answer);
    else if (answer.tells === 'error') this.#fail(answer);
    else if (answer.number === this.selected) this.detail = answer.detail;
  }

  #fail({ of, error }: TilingAnswer & { tells: 'error' }): void {
    const again: Record<TilingWork, () => void> = {
      solve: () => this.solve(this.#task),
      judge: () => this.#judgeAgain(),
      detail: () => this.select(this.selected),
    };
    if (of === 'solve') this.status = 'failed';
    if (of === 'detail') this.detail = 'failed';
    this.failure = { why: error, again: again[of] };
  }

  #judgeAgain(): void {
    this.failure = null;
    this.#judgeTo = this.#judged;
    this.#judgeMore();
  }

  #add({ tilings, found, progress, elapsedMs }: TilingAnswer & { tells: 'tilings' }): void {
    this.list.add(tilings);
    this.found = found;
    this.progress = progress;
    this.elapsedMs = elapsedMs;
    this.#refresh();
  }

  #end({ found, complete, hindrance, elapsedMs }: TilingAnswer & { tells: 'end' }): void {
    this.found = found;
    this.elapsedMs = elapsedMs;
    this.hindrance = hindrance;
    this.status = complete ? 'done' : 'stopped';
    this.#sortedAt = 0;
    this.#refresh();
  }

  #restartShown(): void {
    this.#bans = this.placed ? forbidden(this.placed, this.marks) : new Uint8Array(0);
    this.#scanned = 0;
    this.#sortedAt = 0;
    this.shownCount = 0;
    this.#refresh();
  }

  /** Looks at the tilings that are new since the last time. */
  #refresh(): void {
    if (this.placed && this.#bans.length !== this.placed.piece.length)
      this.#bans = forbidden(this.placed, this.marks);
    const { list } = this;
    if (this.#scanned < list.count) this.#scan();
    if (this.sorting !== 'found') this.#sort();
    this.version++;
    this.#judgeMore();
  }

  #scan(): void {
    const { list, placed } = this;
    const shown = roomFor(this.shown, list.count);
    let count = this.shownCount;
    for (let index = this.#scanned; index < list.count; index++) {
      const tiling = list.at(index);
      if (index >= this.#sets.known) this.#sets.add(tiling, placed!.piece);
      if (this.#isShown(index, tiling)) shown[count++] = index;
    }
    this.#scanned = list.count;
    this.pieceSets = this.#sets.list;
    this.shown = shown;
    this.shownCount = count;
  }

  #isShown(index: number, tiling: Uint16Array): boolean {
    if (this.pieceSet !== null && this.#sets.of(index) !== this.pieceSet) return false;
    if (this.build === 'buildable' && this.kindOf(index) < buildKinds.slides) return false;
    if (this.build === 'drops' && this.kindOf(index) !== buildKinds.drops) return false;
    for (const placement of tiling) if (this.#bans[placement]) return false;
    return true;
  }

  #sort(): void {
    const now = performance.now();
    if (now - this.#sortedAt < sortEveryMs) return;
    this.#sortedAt = now;
    const sorted = this.shown.slice(0, this.shownCount);
    if (this.sorting === 'build') sorted.sort((a, b) => this.kindOf(b) - this.kindOf(a) || a - b);
    else sorted.sort((a, b) => this.#sets.of(a) - this.#sets.of(b) || a - b);
    this.shown = sorted;
  }

  /** In the background, while what is shown depends on it. */
  #judgeMore(): void {
    const isWanted = this.build !== 'all' || this.sorting === 'build';
    if (!isWanted || this.#judged < this.#judgeTo || this.#judged >= this.list.count || !this.#task) return;
    this.#judgeTo = Math.min(this.list.count, this.#judged + judgeAtOnce);
    const tilings = this.list.slice(this.#judged, this.#judgeTo);
    this.#workers.judge({ do: 'judge', id: this.#id, task: this.#task, from: this.#judged, tilings });
  }

  #judge({ from, kinds }: TilingAnswer & { tells: 'judged' }): void {
    if (this.#kinds.length < this.list.count) {
      const larger = new Uint8Array(Math.max(this.list.count, 2 * this.#kinds.length));
      larger.set(this.#kinds);
      this.#kinds = larger;
    }
    this.#kinds.set(kinds, from);
    const end = from + kinds.length;
    this.#judged = end;
    this.judgedCount = end;
    this.#showJudged(from, end);
    this.version++;
    this.#judgeMore();
  }

  /** Those that were not shown before for want of a judgement. */
  #showJudged(from: number, to: number): void {
    if (this.build !== 'all') {
      const shown = roomFor(this.shown, this.list.count);
      let count = this.shownCount;
      for (let index = from; index < Math.min(to, this.#scanned); index++)
        if (this.#isShown(index, this.list.at(index))) shown[count++] = index;
      this.shown = shown;
      this.shownCount = count;
    }
    if (this.sorting !== 'found') this.#sort();
  }
}

/** A copy where the array has no room for so many. */
function roomFor(numbers: Int32Array<ArrayBuffer>, count: number): Int32Array<ArrayBuffer> {
  if (numbers.length >= count) return numbers;
  const larger = new Int32Array(Math.max(count, 2 * numbers.length));
  larger.set(numbers);
  return larger;
}

/** As makeRegion numbers them. */
function inOrder(cells: TilingTask['cells']): TilingTask['cells'] {
  return [...cells].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}
