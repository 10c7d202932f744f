/** The hint for the falling piece, from the game's own state. */
import { findFinesse, findInputs } from '../../../../engine/tetris/moves/inputs.ts';
import { type Game, press, stateOf } from '../../../../engine/tetris/rules/play.ts';
import type { Candidate, FinesseInput, Location, TetrisState } from '../../../../engine/tetris/types.ts';
import type { Step } from '../../../../engine/drill/way.ts';
import { identify } from '../../../../engine/tetris/rules/pieces.ts';

/** What there is to show of a place. */
export type Hint = Pick<Candidate, 'placement' | 'cells' | 'useHold' | 'inputs' | 'facts'>;

/** Best first; empty where there is none. */
export interface Hinted {
  readonly candidates: readonly Hint[];
}

export type AskTetris = (state: TetrisState) => Promise<Hinted>;

/** What was asked, and what came of it. */
interface Asked {
  /** Which piece this is about: another hold or another board is another question. */
  board: Game['board'];
  piece: string;
  from: Location;
  suggestion: Hinted | null;
}

export class TetrisHints {
  readonly #ask: AskTetris;
  readonly #failed: (why: string) => void;
  #asked: Asked | null = $state.raw(null);

  /** `failed`: gets the reason why there is no hint; it is not asked for again before `forget`. */
  constructor(ask: AskTetris, failed: (why: string) => void) {
    this.#ask = ask;
    this.#failed = failed;
  }

  /** Asks once about each piece, and again where the best place is out of reach from its place. */
  think(game: Game): void {
    const state = stateOf(game);
    if (!state || !this.#needs(game)) return;
    const { active } = game;
    const asked: Asked = { board: game.board, piece: active!.type, from: active!, suggestion: null };
    this.#asked = asked;
    this.#ask(state).then(
      (suggestion) => {
        if (this.#asked === asked) this.#asked = { ...asked, suggestion };
      },
      (error: Error) => this.#asked === asked && this.#failed(error.message),
    );
  }

  forget(): void {
    this.#asked = null;
  }

  /** For this moment of the game; null while nothing is known. */
  suggestionFor(game: Game): Hinted | null {
    return this.#isAbout(game) ? this.#asked!.suggestion : null;
  }

  /** The keys from the piece's place, with arrows that are held (`isHeld`) or tapped; null where none lead there. */
  keysTo({ cells, useHold, inputs }: Hint, game: Game, isHeld = false): readonly FinesseInput[] | null {
    if (useHold && !isHeld) return inputs;
    const { board, active } = useHold ? press(game, 'hold') : game;
    const keys = active && (isHeld ? findFinesse : findInputs)(board, active, cells);
    return keys && useHold ? ['hold', ...keys] : keys;
  }

  #isAbout({ board, active }: Game): boolean {
    return this.#asked?.board === board && this.#asked.piece === active?.type;
  }

  #needs(game: Game): boolean {
    if (!this.#isAbout(game)) return true;
    const [best] = this.#asked!.suggestion?.candidates ?? [];
    return best !== undefined && this.#asked!.from !== game.active && this.keysTo(best, game) === null;
  }
}

export function hintOf({ cells, useHold }: Step, game: Game): Hint {
  const { board, active } = useHold ? press(game, 'hold') : game;
  const keys = active ? (findInputs(board, active, [...cells]) ?? []) : [];
  return {
    placement: { location: identify(cells)!, spin: 'none' },
    cells: [...cells],
    useHold,
    inputs: useHold ? ['hold', ...keys] : keys,
    facts: [],
  };
}
