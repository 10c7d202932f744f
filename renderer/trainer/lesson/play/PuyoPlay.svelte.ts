/** A field of the lesson that is played pair by pair; the chain that the last one fires is counted. */
import { resolve } from '../../../../engine/puyo/rules/chain.ts';
import { dropPair, fitsBetweenWalls } from '../../../../engine/puyo/rules/place.ts';
import { directions, type Pair, type Placement, type PuyoField } from '../../../../engine/puyo/types.ts';
import type { Input } from '../../../../engine/tetris/types.ts';
import type { PuyoPosition } from '../course/puyoSteps.ts';
import { dropFrames, fieldOf, type PuyoFrame } from './puyoFrames.ts';
import type { PlayState } from './TetrisPlay.svelte.ts';

const middle: Placement = { column: 3, direction: 'up' };

export class PuyoPlay {
  readonly position: PuyoPosition;
  field: PuyoField = $state.raw()!;
  /** Where the pair hangs. */
  placement: Placement = $state.raw(middle);
  /** Pairs that are dropped. */
  dropped = $state(0);
  /** Steps that the last pair's chain had. */
  chain = $state(0);
  /** What came of the last drop, still to be shown; the first one is next. */
  frames: readonly PuyoFrame[] = $state.raw([]);
  readonly pair: Pair | null = $derived(this.#pairNow());
  readonly state: PlayState = $derived(this.#judge());

  constructor(position: PuyoPosition) {
    this.position = position;
    this.reset();
  }

  reset(): void {
    this.field = fieldOf(this.position.rows);
    this.placement = middle;
    this.dropped = this.chain = 0;
    this.frames = [];
  }

  press(input: Input): void {
    if (this.frames.length > 0) return;
    if (this.state !== 'open') {
      if (this.state !== 'solved' && input === 'hardDrop') this.reset();
    } else if (input === 'left') this.#move(-1);
    else if (input === 'right') this.#move(1);
    else if (input === 'cw') this.#turn(1);
    else if (input === 'ccw') this.#turn(-1);
    else if (input === 'hardDrop' || input === 'softDrop') this.#drop();
  }

  /** The pair over this column, from 1; where it hangs there it is dropped. */
  tap(column: number): void {
    if (this.state !== 'open' || this.frames.length > 0) return;
    if (column === this.placement.column) this.#drop();
    else this.#stand({ ...this.placement, column });
  }

  /** The next picture of what came of the drop. */
  showNext(): void {
    this.frames = this.frames.slice(1);
  }

  #pairNow(): Pair | null {
    return this.position.pairs[this.dropped] ?? null;
  }

  #judge(): PlayState {
    const { pairs, chain } = this.position;
    if (this.dropped === pairs.length) return this.chain === chain ? 'solved' : 'missed';
    return this.chain > 0 ? 'stuck' : 'open';
  }

  #move(by: number): void {
    this.#stand({ ...this.placement, column: this.placement.column + by });
  }

  #turn(by: number): void {
    const { column, direction } = this.placement;
    const turned = directions[(directions.indexOf(direction) + by + 4) % 4]!;
    this.#stand({ column, direction: turned });
  }

  /** Pushed off the walls. */
  #stand({ column, direction }: Placement): void {
    const fitting = [column, column - 1, column + 1].find((one) =>
      fitsBetweenWalls({ column: one, direction }),
    );
    if (fitting !== undefined) this.placement = { column: fitting, direction };
  }

  #drop(): void {
    const { pair, placement, field } = this;
    if (!pair) return;
    const { steps, after } = resolve(dropPair(field, pair, placement));
    this.frames = dropFrames(field, pair, placement).slice(1, -1);
    this.field = after;
    this.chain = steps.length;
    this.dropped++;
    this.placement = middle;
  }
}
