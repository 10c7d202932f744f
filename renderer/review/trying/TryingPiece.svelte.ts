/** A piece of Tetris that is placed once more. */
import { type PlanFrame, Trying } from './Trying.svelte.ts';
import { candidatesAfter } from '../../trainer/play/candidates.ts';
import { sameLocation } from '../../trainer/play/run.ts';
import type { GameHeader, TetrisTurn } from '../../../engine/review/record.ts';
import { positionOf } from '../../../engine/review/tetris/position.ts';
import type { JudgedTetris } from '../../../engine/review/tetris/judgeTurn.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import { canonicalLocation, cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { type Game, deal, ghost, newGame, press, lock } from '../../../engine/tetris/rules/play.ts';
import type { Cell, Input, Location, Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import { withCells, withoutFullRows } from '../../shared/board/rows.ts';
import { heightOf, makeText } from '../../../engine/tetris/rules/board.ts';

/** Who says how good a try is, and how the best one would go on. */
export interface PieceEngine {
  judge(turn: TetrisTurn, columns: number, rows: number): Promise<JudgedTetris>;
  tetris(state: TetrisState, options: SuggestOptions): Promise<Suggestion>;
}

/** The look that moves are rated by. */
const effort: SuggestOptions = { evaluator: 'okiba', width: 24 };

export class TryingPiece extends Trying<TetrisTurn, JudgedTetris> {
  readonly kind = 'piece';
  readonly #header: GameHeader;
  readonly #engine: PieceEngine;
  game: Game = $state.raw()!;
  readonly ghost: Location | null = $derived(ghost(this.game));

  /** `rows`: the board before it, with the pieces' colours. */
  constructor(
    turn: TetrisTurn,
    judged: JudgedTetris,
    { header, rows, engine }: { header: GameHeader; rows: readonly string[]; engine: PieceEngine },
  ) {
    super(turn, judged, rows);
    this.#header = header;
    this.#engine = engine;
    this.again();
  }

  /** With the first piece, whatever was held. */
  protected reset(): void {
    this.game = gameAt(this.turn, this.#header);
  }

  protected landing(): Location | null {
    return this.ghost;
  }

  protected drops(input: Input): boolean {
    return input === 'hardDrop';
  }

  protected move(input: Input): void {
    this.game = press(this.game, input);
  }

  protected placesAt(cell: Cell, shown: Location | undefined): Location[] {
    return candidatesAfter(shown, this, cell);
  }

  protected settled(location: Location): Location {
    return canonicalLocation(location);
  }

  /** The same piece in the same cells; both in their canonical orientation. */
  protected isSame(one: Location, other: Location): boolean {
    return one.type === other.type && sameLocation(one, other);
  }

  protected judge(turn: TetrisTurn): Promise<JudgedTetris> {
    const { columns, rows } = this.#header;
    return this.#engine.judge(turn, columns, rows);
  }

  protected async planFrom(first: Location): Promise<PlanFrame<Location>[]> {
    const { candidates } = await this.#engine.tetris(positionOf(this.turn, this.#header), effort);
    const found = candidates.find(({ placement }) =>
      this.isSame(canonicalLocation(placement.location), first),
    );
    return found ? letteredPlan(this.rows, [first, ...found.plan.map(({ location }) => location)]) : [];
  }

  protected onward({ placed }: PlanFrame<Location>, second: PlanFrame<Location>): TetrisTurn | null {
    const holds = placed.type !== this.turn.queue[0];
    const played = { placed, holds, onward: second.placed };
    return turnAfter(this.turn, gameAt(this.turn, this.#header), played, this.#header);
  }
}

/** The game in which the piece of a turn came. */
function gameAt(turn: TetrisTurn, header: GameHeader): Game {
  const { board, queue, hold, canHold, combo, backToBack } = positionOf(turn, header);
  const game = newGame(0, { columns: header.columns, rows: header.rows });
  return deal({ ...game, board, hold, canHold, combo, backToBack }, queue);
}

/** The boards before each of these placements, the first one `rows` itself; with the letters of what was placed. */
function letteredPlan(rows: readonly string[], places: readonly Location[]): PlanFrame<Location>[] {
  let before = rows;
  return places.map((placed) => {
    const frame = { rows: before, placed };
    before = withoutFullRows(withCells(before, cellsOf(placed), placed.type));
    return frame;
  });
}

/**
 * The turn that comes when the piece was put at `placed`, `holds`: after a hold; `onward`: where a plan puts the next one.
 * null where the game ends with it, or no piece is known to come.
 */
function turnAfter(
  turn: TetrisTurn,
  before: Game,
  { placed, holds, onward }: { placed: Location; holds: boolean; onward: Location },
  { columns, rows }: GameHeader,
): TetrisTurn | null {
  const game = holds ? press(before, 'hold') : before;
  const { board, active, next, hold, canHold, combo, backToBack } = lock({ ...game, active: placed });
  // What comes after those is made up by the rules.
  const known = turn.queue.length - (holds && turn.hold === null ? 2 : 1);
  const queue = active ? [active.type, ...next].slice(0, known) : [];
  if (![queue[0], hold ?? queue[1]].includes(onward.type)) return null;
  const cells = makeText({ ...board, columns, rows }).slice(-heightOf(board) || rows);
  return { ...turn, cells, queue, hold, canHold, combo, backToBack, incoming: 0, placed: onward, hint: null };
}
