/** Puyo by hand: a field and pairs typed by hand, the hint for them, and every step undoable. */
import type { PuyoAnswer, PuyoPosition } from '../../../electron/puyo/manual.ts';
import { resolve } from '../../../engine/puyo/chain.ts';
import { emptyField, makeField, parseField, stacksOf } from '../../../engine/puyo/field.ts';
import { isLink, readLink } from '../../../engine/puyo/link.ts';
import { dropPair } from '../../../engine/puyo/place.ts';
import { keptRows } from '../../../engine/puyo/rules.ts';
import {
  puyoKinds,
  type Cell,
  type Pair,
  type PuyoColour,
  type PuyoField,
  type PuyoKind,
  type Suggestion,
} from '../../../engine/puyo/types.ts';
import { ManualEntry } from '../ManualEntry.svelte.ts';

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

export type AskPuyo = (position: PuyoPosition) => Promise<PuyoAnswer>;

const start: Position = { field: emptyField(), pairs: [], half: null, allClear: false };

export class PuyoManual extends ManualEntry<Position, Suggestion, never> {
  readonly #ask: AskPuyo;
  /** By the pair that was placed last. */
  fired = $state.raw<Fired | null>(null);
  /** What a click puts on a column. */
  brush = $state<PuyoKind>('R');

  constructor(ask: AskPuyo) {
    super(start);
    this.#ask = ask;
  }

  /** 13 rows, the hidden one first. */
  get rows(): readonly string[] {
    return this.position.field.cells;
  }

  get pairs(): readonly Pair[] {
    return this.position.pairs;
  }

  get half(): PuyoColour | null {
    return this.position.half;
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
    const { half, pairs } = this.position;
    if (half) this.step({ half: null, pairs: [...pairs, { axis: half, child: colour }] });
    else this.step({ half: colour });
  }

  removePair(index: number): void {
    this.step({ pairs: this.pairs.filter((_, at) => at !== index) });
  }

  /** Above what lies there: one more on top. A puyo of the brush's colour is taken out; another one takes that colour. */
  paint([x, y]: Cell): void {
    const stacks = stacksOf(this.position.field);
    const stack = stacks[x]!;
    if (y >= stack.length) stack.push(this.brush);
    else if (stack[y] === this.brush) stack.splice(y, 1);
    else stack[y] = this.brush;
    if (stack.length <= keptRows('tsu')) this.step({ field: makeField(stacks) });
  }

  /** Places the hint, lets the chain run, goes on with the next pair. */
  accept(): void {
    const { best, pairs } = this;
    if (!best) return;
    const { steps, score, after, allClear } = resolve(
      dropPair(this.position.field, pairs[0]!, best.placement),
    );
    const wasClear = this.position.allClear;
    this.step({
      field: after,
      pairs: pairs.slice(1),
      allClear: steps.length > 0 ? allClear : wasClear,
    });
    if (steps.length > 0) this.fired = { steps: steps.length, score };
  }

  /** Takes a text field, or a link that holds one, over what stands here; a wrong one changes nothing and says why. */
  paste(text: string): boolean {
    try {
      const link = isLink(text.trim()) ? readLink(text.trim()) : null;
      const field = link?.field ?? parseField(text.toUpperCase()).field;
      this.step({ field, half: null, ...(link && { pairs: link.pairs }) });
      return true;
    } catch (error) {
      this.problem = { kind: 'refused', error: (error as Error).message };
      return false;
    }
  }

  protected override became(): void {
    this.fired = null;
    super.became();
  }

  protected override ask({ field, pairs, allClear }: Position): Promise<PuyoAnswer> | null {
    if (pairs.length === 0) return null;
    const typed = pairs.map(({ axis, child }) => axis + child);
    return this.#ask({ cells: [...field.cells], pairs: typed, allClear });
  }

  protected override problemIn(): null {
    return null;
  }
}
