import { canonicalLocation } from '../../../../tetris/rules/pieces.ts';
import type { Piece } from '../../../../tetris/types.ts';
import type { TetrisTurn } from '../../../record.ts';
import type { TetrioRules } from '../rules.ts';
import { type Announced, Exchange } from './Exchange.ts';
import { FallingPiece } from './FallingPiece.ts';
import { GrowingValue } from './GrowingValue.ts';
import { Hands } from './Hands.ts';
import { Level } from './Level.ts';
import { PieceQueue } from './drawing/PieceQueue.ts';

/** An event of the file, with the frame in which it happened. */
export type Happening = { frame: number } & (
  | {
      kind: 'key';
      key: string;
      isDown: boolean;
      /** From 0 to below 1: when within the frame. */
      part: number;
      /** It was down before the game took keys. */
      hoisted: boolean;
    }
  | { kind: 'announced'; attack: Announced }
  | { kind: 'confirmed'; id: number; from: string }
  | { kind: 'targets'; targets: readonly string[] }
);

type Key = Extract<Happening, { kind: 'key' }>;

const millisecondsPerFrame = 1000 / 60;
/** The factor of soft drop that means at once, and how many rows a frame that is. */
const [instantly, instantRows] = [41, 400];
/** Soft drop is never slower than so many rows a frame by its factor. */
const leastGravity = 0.05;
/** After a lock by itself a hard drop is taken for one that came too late, for so many steps. */
const safeSteps = 7;
/** Turns beyond those that set back the lock after which a piece falls by itself, and no longer climbs. */
const patience = 15;

const turnsByKey: Readonly<Record<string, number>> = { rotateCW: 1, rotateCCW: 3, rotate180: 2 };

/** One player of TETR.IO, frame by frame, from the file's events. */
export class Player {
  readonly #rules: TetrioRules;
  readonly #hands: Hands;
  readonly #queue: PieceQueue;
  readonly #exchange: Exchange;
  readonly #gravity: GrowingValue;
  readonly #level: Level | null;
  readonly turns: TetrisTurn[] = [];
  #piece: FallingPiece | null = null;
  #came: Omit<TetrisTurn, 'at' | 'placed'> | null = null;
  #hold: Piece | null = null;
  #hasHeld = false;
  #safe = 0;
  #frame = 0;
  #part = 0;
  #justCleared = false;
  isOver = false;

  constructor(rules: TetrioRules) {
    this.#rules = rules;
    this.#hands = new Hands(rules.handling);
    this.#queue = new PieceQueue(rules.seed, rules.easyStart);
    this.#exchange = new Exchange(rules);
    this.#level = rules.levels && new Level(rules.levels);
    this.#gravity = new GrowingValue(rules.gravity);
    if (this.#level) this.#gravity.value = this.#level.gravity;
  }

  get counts(): Exchange['counts'] {
    return this.#exchange.counts;
  }

  /** The stack, top row first without empty ones. */
  get cells(): string[] {
    return this.#exchange.field.text;
  }

  /** Plays so many frames, or until a piece has no room. `happenings` in their order. */
  play(happenings: readonly Happening[], frames: number): void {
    let next = 0;
    this.#bringNext();
    for (; this.#frame <= frames && !this.isOver; this.#frame++) {
      this.#part = 0;
      while (next < happenings.length && happenings[next]!.frame <= this.#frame)
        this.#apply(happenings[next++]!);
      this.#pass(1 - this.#part);
      this.#gravity.passFrame();
      this.#exchange.passFrame();
    }
  }

  #apply(happening: Happening): void {
    switch (happening.kind) {
      case 'key':
        return this.#takeKey(happening);
      case 'announced':
        return this.#exchange.announce(happening.attack);
      case 'confirmed':
        return this.#exchange.confirm(happening.id, happening.from, happening.frame);
      case 'targets':
        this.#exchange.targets = happening.targets;
    }
  }

  #takeKey(key: Key): void {
    if (this.isOver) return;
    if (key.part > this.#part) {
      this.#pass(key.part - this.#part);
      this.#part = key.part;
    }
    const side = key.key === 'moveLeft' ? -1 : key.key === 'moveRight' ? 1 : null;
    if (key.isDown) this.#hands.held.add(key.key);
    else this.#hands.held.delete(key.key);
    if (side === null) {
      if (key.isDown) this.#act(key.key);
    } else if (key.isDown) {
      this.#hands.press(side, key.hoisted);
      this.#step(side);
    } else this.#hands.release(side);
  }

  #act(key: string): void {
    if (key === 'hardDrop') return this.#hardDrop();
    if (key === 'hold') return this.#swap();
    const quarters = turnsByKey[key];
    if (quarters === undefined || (quarters === 2 && !this.#rules.halfTurns)) return;
    this.#turn(quarters);
  }

  /** Parts of a frame go by: the arrows repeat, the piece falls. */
  #pass(frames: number): void {
    if (this.isOver) return;
    const { columns } = this.#exchange.field.board;
    const { side, steps } = this.#hands.pass(frames, columns);
    for (let step = 0; step < steps; step++) this.#step(side);
    this.#fall(frames);
  }

  #step(side: number): void {
    const piece = this.#piece!;
    if (!piece.step(side)) return;
    if (this.#fallsAtOnce) sinkAll(piece);
    if (!this.#isTired) piece.grounded = 0;
  }

  #turn(quarters: number): void {
    const piece = this.#piece!;
    if (!piece.turn(quarters, this.#rules.lockResets + patience)) return;
    if (piece.isAtWall) this.#hands.cut();
    if (!this.#isTired) piece.grounded = 0;
  }

  /** Moves no longer set back the lock. */
  get #isTired(): boolean {
    return this.#piece!.moves >= this.#rules.lockResets;
  }

  get #isSoft(): boolean {
    return this.#hands.held.has('softDrop');
  }

  get #fallsAtOnce(): boolean {
    const { rows } = this.#exchange.field.board;
    const { value: gravity } = this.#gravity;
    const is20g = gravity > rows && this.#rules.instantGravity;
    if (!this.#isSoft) return is20g;
    const { sdf, may20g } = this.#rules.handling;
    return (may20g || is20g) && (sdf === instantly || gravity * sdf > rows);
  }

  #fall(frames: number): void {
    const piece = this.#piece!;
    if (this.#safe > 0) this.#safe--;
    let rows = this.#rowsIn(frames);
    const mustLock = this.#isTired && piece.stands;
    if (mustLock) rows = 20;
    const turnsOver = piece.turnsSince - (this.#rules.lockResets + patience);
    if (turnsOver > 0) rows += 0.5 * frames * turnsOver;
    while (rows > 0) {
      if (!piece.sink(Math.min(1, rows))) return this.#rest(frames, mustLock);
      rows -= Math.min(1, rows);
    }
  }

  #rowsIn(frames: number): number {
    const rows = this.#gravity.value * frames;
    if (!this.#isSoft) return rows;
    const { sdf } = this.#rules.handling;
    return sdf === instantly ? instantRows * frames : Math.max(rows * sdf, leastGravity * sdf);
  }

  #rest(frames: number, mustLock: boolean): void {
    const piece = this.#piece!;
    piece.grounded += frames;
    if (piece.grounded <= this.#rules.lockFrames && !mustLock && !this.#isTired) return;
    if (this.#rules.handling.safeLock) this.#safe = safeSteps;
    this.#lock();
  }

  #hardDrop(): void {
    if (this.#safe > 0) return;
    sinkAll(this.#piece!);
    this.#lock();
  }

  #lock(): void {
    const piece = this.#piece!;
    const at = Math.round((this.#frame + this.#part) * millisecondsPerFrame);
    this.turns.push({ ...this.#came!, at, placed: canonicalLocation(piece.location) });
    const { lines } = this.counts;
    this.#exchange.lock(piece, this.#frame);
    this.#justCleared = this.counts.lines > lines;
    this.#levelUp(this.counts.lines - lines);
    this.#bringNext();
  }

  #levelUp(rows: number): void {
    if (!this.#level) return;
    this.#level.clear(rows);
    this.#gravity.value = this.#level.gravity;
  }

  #bringNext(): void {
    this.#hasHeld = false;
    const type = this.#queue.takePiece();
    const { combo, chain, incoming, field } = this.#exchange;
    const queue = [type, ...this.#queue.peek(this.#rules.previews)];
    this.#came = {
      ...{ kind: 'piece', cells: field.text, queue, hold: this.#hold, canHold: this.#rules.hold, hint: null },
      ...{ combo, backToBack: chain > 0, incoming },
    };
    this.#bringIn(type, false);
  }

  #swap(): void {
    if (this.#hasHeld || !this.#rules.hold) return;
    const held = this.#hold;
    this.#hold = this.#piece!.type;
    this.#hasHeld = true;
    this.counts.holds++;
    this.#bringIn(held ?? this.#queue.takePiece(), true);
  }

  #bringIn(type: Piece, isSwap: boolean): void {
    const { turnsEarly, holdsEarly } = this.#rules.handling;
    if (this.#piece?.isAtWall) this.#hands.cut();
    const piece = (this.#piece = new FallingPiece(type, this.#exchange.field, this.#rules.spins));
    if (!this.#findsRoom(piece)) return;
    if (holdsEarly && !isSwap && this.#hands.held.has('hold')) return this.#swap();
    const early = turnsEarly ? this.#heldTurns : 0;
    if (early > 0) this.#turn(early);
    if (this.#fallsAtOnce) sinkAll(piece);
  }

  get #heldTurns(): number {
    const keys = Object.keys(turnsByKey).filter((key) => this.#hands.held.has(key));
    return keys.reduce((sum, key) => sum + turnsByKey[key]!, 0) & 3;
  }

  #findsRoom(piece: FallingPiece): boolean {
    this.isOver = !piece.fits && !(this.#justCleared && this.#rules.clutch && piece.escape());
    return !this.isOver;
  }
}

function sinkAll(piece: FallingPiece): void {
  while (piece.sink(1));
}
