import type { SuggestOptions as PuyoOptions } from '../../engine/puyo/advice/suggest.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../engine/puyo/types.ts';
import type { GameHeader, PuyoTurn, TetrisTurn, Turn } from '../../engine/review/record.ts';
import { ratingOf, type Scale } from '../../engine/review/rating.ts';
import { puyoPositionOf } from '../../engine/review/puyo/position.ts';
import { puyoScale } from '../../engine/review/puyo/puyoScale.ts';
import { positionOf } from '../../engine/review/tetris/position.ts';
import { tetrisScale } from '../../engine/review/tetris/scale.ts';
import type { SuggestOptions } from '../../engine/tetris/advice/suggest.ts';
import { cellsKey } from '../../engine/tetris/moves/keyWalk.ts';
import { cellsOf } from '../../engine/tetris/rules/pieces.ts';
import type { Settings } from '../contract/settings.ts';
import type { Suggestion, TetrisState } from '../../engine/tetris/types.ts';

/** What is asked how good a move was. */
export interface CoachEngine {
  ask(state: TetrisState, options: SuggestOptions): Promise<Suggestion>;
  askPuyo(state: PuyoState, options: PuyoOptions): Promise<PuyoSuggestion>;
}

/** The engine's own values, whatever style gives the hints: what losses mean was fitted to these. */
const tetrisEffort: SuggestOptions = { evaluator: 'okiba', width: 24 };
const puyoEffort: PuyoOptions = { nodes: 20_000, count: 22 };

/** Tells whether the last piece went to a worse place than the engine's, by what was lost and not by where it went. */
export class Coach {
  readonly #engine: CoachEngine;
  readonly #changed: () => void;
  #isOn = false;
  #isWorse = false;
  #turn: Turn | null = null;

  /** `changed`: it is known now whether the last move was worse. */
  constructor(engine: CoachEngine, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  /** Nothing is worked out while it is off. */
  configure({ help }: Pick<Settings, 'help'>): void {
    this.#isOn = help === 'afterWorse';
  }

  /** Whether a hint is wanted for the piece that falls now. */
  get isCalledFor(): boolean {
    return !this.#isOn || this.#isWorse;
  }

  /** A piece was placed. */
  saw(turn: Turn, header: GameHeader): void {
    this.#turn = turn;
    this.#isWorse = false;
    if (this.#isOn) void this.#judge(turn, header);
  }

  /** What was placed before belongs to another game. */
  forget(): void {
    this.#turn = null;
    this.#isWorse = false;
  }

  /** Where the engine can't say, the coach keeps silent. */
  async #judge(turn: Turn, header: GameHeader): Promise<void> {
    const isWorse = await this.#wasWorse(turn, header).catch(() => false);
    if (turn !== this.#turn) return;
    this.#isWorse = isWorse;
    this.#changed();
  }

  #wasWorse(turn: Turn, header: GameHeader): Promise<boolean> {
    return turn.kind === 'piece' ? this.#wasPieceWorse(turn, header) : this.#wasPairWorse(turn);
  }

  /** A place that no hard drop reaches is never held against a player. */
  async #wasPieceWorse(turn: TetrisTurn, header: GameHeader): Promise<boolean> {
    const { candidates } = await this.#engine.ask(positionOf(turn, header), tetrisEffort);
    const key = cellsKey(cellsOf(turn.placed));
    const [best] = candidates;
    const own = candidates.find(({ cells }) => cellsKey(cells) === key);
    if (!best || !own) return false;
    if (own.result.toppedOut && !best.result.toppedOut) return true;
    return isWorse(best.score - own.score, tetrisScale);
  }

  async #wasPairWorse(turn: PuyoTurn): Promise<boolean> {
    const { candidates } = await this.#engine.askPuyo(puyoPositionOf(turn), puyoEffort);
    const own = candidates.find(({ placement: { column, direction } }) => {
      return column === turn.placed.column && direction === turn.placed.direction;
    });
    const [best] = candidates.toSorted((a, b) => b.score - a.score);
    if (!own || !best) return false;
    if (own.result.lost && !best.result.lost) return true;
    return isWorse(best.score - own.score, puyoScale);
  }
}

/** By what was lost against the best place. */
function isWorse(loss: number, scale: Scale): boolean {
  const rating = ratingOf(Math.max(0, loss), scale);
  return rating !== 'best' && rating !== 'good';
}
