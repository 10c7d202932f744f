/** Puyo by hand: a field and pairs typed by hand, the hint for them, and every step undoable. */
import type { PuyoAnswer, PuyoPosition } from '../../../../electron/contract/asking/positions.ts';
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import { dropGarbage } from '../../../../engine/puyo/rules/garbage.ts';
import { emptyField, makeField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { isLink, readLink } from '../../../../engine/puyo/notation/links/link.ts';
import { pairsIn } from '../../../../engine/puyo/notation/links/linked.ts';
import { readTextField } from '../../../../engine/puyo/notation/textField.ts';
import { dropPair } from '../../../../engine/puyo/rules/place.ts';
import { columns, keptRows } from '../../../../engine/puyo/rules/rules.ts';
import { garbageFor, mostGarbagePerTurn, offset } from '../../../../engine/puyo/rules/versus.ts';
import {
  puyoKinds,
  type Cell,
  type Pair,
  type PuyoColour,
  type PuyoField,
  type PuyoKind,
  type Suggestion,
} from '../../../../engine/puyo/types.ts';
import { ManualEntry } from '../ManualEntry.svelte.ts';

interface Position {
  field: PuyoField;
  /** The falling pair first. */
  pairs: readonly Pair[];
  /** Typed, and waiting for the other puyo of its pair. */
  half: PuyoColour | null;
  allClear: boolean;
  /** Garbage that the opponent has announced. */
  incoming: number;
}

/** More is never announced at once. */
export const mostIncoming = 999;

/** What a placed pair has fired. */
export interface Fired {
  steps: number;
  score: number;
}

export type AskPuyo = (position: PuyoPosition) => Promise<PuyoAnswer>;

const start: Position = { field: emptyField(), pairs: [], half: null, allClear: false, incoming: 0 };

export class PuyoManual extends ManualEntry<Position, Suggestion, never> {
  readonly #ask: AskPuyo;
  /** By the pair that was placed last. */
  fired = $state.raw<Fired | null>(null);
  /** Of the garbage that came down with the pair that was placed last: less than a row, and nobody knows where. */
  fallen = $state(0);
  /** What a click puts on a column. */
  brush = $state<PuyoKind>('R');

  constructor(ask: AskPuyo) {
    super(start, mostIncoming);
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

  /** Above the column's top: one more on top. A puyo of the brush's colour is taken out; another one takes that colour. */
  paint([x, y]: Cell): void {
    const stacks = stacksOf(this.position.field);
    const stack = stacks[x]!;
    if (y >= stack.length) stack.push(this.brush);
    else if (stack[y] === this.brush) stack.splice(y, 1);
    else stack[y] = this.brush;
    if (stack.length <= keptRows('tsu')) this.step({ field: makeField(stacks) });
  }

  /** Places the hint, lets the chain run, goes on with the next pair. Announced garbage is met by the chain, or falls. */
  accept(): void {
    const { best, pairs, incoming } = this;
    if (!best) return;
    const { field, allClear: wasClear } = this.position;
    const { steps, score, after, allClear } = resolve(dropPair(field, pairs[0]!, best.placement));
    const isFired = steps.length > 0;
    const met = garbageFor(score, { allClear: wasClear }).garbage;
    const falls = isFired ? 0 : Math.min(incoming, mostGarbagePerTurn);
    const scattered = falls % columns;
    this.step({
      field: dropGarbage(after, falls - scattered, () => 0).field,
      pairs: pairs.slice(1),
      allClear: isFired ? allClear : wasClear,
      incoming: offset(met, incoming).incoming - falls,
    });
    if (isFired) this.fired = { steps: steps.length, score };
    if (scattered > 0) this.#askWhere(scattered);
  }

  #askWhere(fallen: number): void {
    this.fallen = fallen;
    this.brush = 'O';
  }

  /** Takes a text field, or a link that holds one, in place of the present field; a wrong one changes nothing and says why. */
  paste(text: string): boolean {
    try {
      const link = isLink(text) ? readLink(text) : null;
      const field = link?.field ?? readTextField(text).field;
      this.step({ field, half: null, ...(link && { pairs: pairsIn(link) }) });
      return true;
    } catch (error) {
      this.problem = { kind: 'refused', error: (error as Error).message };
      return false;
    }
  }

  protected override became(): void {
    this.fired = null;
    this.fallen = 0;
    super.became();
  }

  protected override ask({ field, pairs, allClear, incoming }: Position): Promise<PuyoAnswer> | null {
    if (pairs.length === 0) return null;
    const typed = pairs.map(({ axis, child }) => axis + child);
    return this.#ask({ cells: [...field.cells], pairs: typed, allClear, incoming });
  }

  protected override problemIn(): null {
    return null;
  }
}
