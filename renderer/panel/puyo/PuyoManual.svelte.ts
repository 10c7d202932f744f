/** Puyo by hand: a field and pairs typed by hand, the hint for them, and every step undoable. */
import type { PuyoAnswer, PuyoPosition } from '../../../electron/puyo/manual.ts';
import { resolve } from '../../../engine/puyo/chain.ts';
import { emptyField, makeField, parseField, stacksOf } from '../../../engine/puyo/field.ts';
import { isLink, readLink } from '../../../engine/puyo/link.ts';
import { dropPair } from '../../../engine/puyo/place.ts';
import { keptRows } from '../../../engine/puyo/rules.ts';
import {
  puyoKinds,
  type Candidate,
  type Cell,
  type Pair,
  type PuyoColour,
  type PuyoField,
  type PuyoKind,
  type Suggestion,
} from '../../../engine/puyo/types.ts';
import { NotConnected } from '../../shared/bridge.ts';

interface Position {
  field: PuyoField;
  /** The falling pair first. */
  pairs: readonly Pair[];
  /** Typed, and waiting for the other puyo of its pair. */
  half: PuyoColour | null;
  allClear: boolean;
}

/** What a placed pair has fired. */
export interface Fired {
  steps: number;
  score: number;
}

export type PuyoProblem = { kind: 'refused'; error: string } | { kind: 'notAvailable' };

export type AskPuyo = (position: PuyoPosition) => Promise<PuyoAnswer>;

const start: Position = { field: emptyField(), pairs: [], half: null, allClear: false };

export class PuyoManual {
  readonly #ask: AskPuyo;
  #position = $state.raw<Position>(start);
  #past = $state.raw<readonly Position[]>([]);
  #future = $state.raw<readonly Position[]>([]);
  #asked = 0;
  suggestion = $state.raw<Suggestion | null>(null);
  problem = $state.raw<PuyoProblem | null>(null);
  /** By the pair that was placed last. */
  fired = $state.raw<Fired | null>(null);
  isThinking = $state(false);
  /** What a click puts on a column. */
  brush = $state<PuyoKind>('R');

  constructor(ask: AskPuyo) {
    this.#ask = ask;
  }

  /** 13 rows, the hidden one first. */
  get rows(): readonly string[] {
    return this.#position.field.cells;
  }

  get pairs(): readonly Pair[] {
    return this.#position.pairs;
  }

  get half(): PuyoColour | null {
    return this.#position.half;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get best(): Candidate | null {
    return this.suggestion?.candidates[0] ?? null;
  }

  /** A typed letter; true where it names a colour. Two make a pair, the axis first. */
  type(letter: string): boolean {
    const colour = puyoKinds.find(
      (kind): kind is PuyoColour => kind === letter.toUpperCase() && kind !== 'O',
    );
    if (colour) this.add(colour);
    return colour !== undefined;
  }

  add(colour: PuyoColour): void {
    const { half, pairs } = this.#position;
    if (half) this.#step({ half: null, pairs: [...pairs, { axis: half, child: colour }] });
    else this.#step({ half: colour });
  }

  removePair(index: number): void {
    this.#step({ pairs: this.pairs.filter((_, at) => at !== index) });
  }

  /** Above what lies there: one more on top. A puyo of the brush's colour is taken out; another one takes that colour. */
  paint([x, y]: Cell): void {
    const stacks = stacksOf(this.#position.field);
    const stack = stacks[x]!;
    if (y >= stack.length) stack.push(this.brush);
    else if (stack[y] === this.brush) stack.splice(y, 1);
    else stack[y] = this.brush;
    if (stack.length <= keptRows('tsu')) this.#step({ field: makeField(stacks) });
  }

  /** Places the hint, lets the chain run, goes on with the next pair. */
  accept(): void {
    const { best, pairs } = this;
    if (!best) return;
    const { steps, score, after, allClear } = resolve(
      dropPair(this.#position.field, pairs[0]!, best.placement),
    );
    const wasClear = this.#position.allClear;
    this.#step({
      field: after,
      pairs: pairs.slice(1),
      allClear: steps.length > 0 ? allClear : wasClear,
    });
    if (steps.length > 0) this.fired = { steps: steps.length, score };
  }

  clear(): void {
    this.#step(start);
  }

  /** Takes a text field, or a link that holds one, over what stands here; a wrong one changes nothing and says why. */
  paste(text: string): boolean {
    try {
      const link = isLink(text.trim()) ? readLink(text.trim()) : null;
      const field = link?.field ?? parseField(text.toUpperCase()).field;
      this.#step({ field, half: null, ...(link && { pairs: link.pairs }) });
      return true;
    } catch (error) {
      this.problem = { kind: 'refused', error: (error as Error).message };
      return false;
    }
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#position, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#become(before);
  }

  redo(): void {
    const [after, ...later] = this.#future;
    if (!after) return;
    this.#past = [...this.#past, this.#position];
    this.#future = later;
    this.#become(after);
  }

  #step(change: Partial<Position>): void {
    this.#past = [...this.#past, this.#position];
    this.#future = [];
    this.#become({ ...this.#position, ...change });
  }

  #become(position: Position): void {
    this.#position = position;
    this.suggestion = null;
    this.problem = null;
    this.fired = null;
    void this.#think();
  }

  /** Only the answer to the latest question counts. */
  async #think(): Promise<void> {
    const asked = ++this.#asked;
    this.isThinking = this.pairs.length > 0;
    if (!this.isThinking) return;
    const answer = await this.#answer();
    if (asked !== this.#asked) return;
    this.isThinking = false;
    if ('suggestion' in answer) this.suggestion = answer.suggestion;
    else this.problem = answer;
  }

  async #answer(): Promise<{ suggestion: Suggestion } | PuyoProblem> {
    const { field, pairs, allClear } = this.#position;
    const typed = pairs.map(({ axis, child }) => axis + child);
    try {
      const answer = await this.#ask({ cells: [...field.cells], pairs: typed, allClear });
      return answer.ok ? answer : { kind: 'refused', error: answer.error };
    } catch (error) {
      if (error instanceof NotConnected) return { kind: 'notAvailable' };
      return { kind: 'refused', error: error instanceof Error ? error.message : String(error) };
    }
  }
}
