import type { Drill } from '../../../../engine/drill/dealing.ts';
import { goalAfter, type DrillGoal } from '../../../../engine/drill/goal.ts';
import type { Step } from '../../../../engine/drill/way.ts';
import type { Game } from '../../../../engine/tetris/rules/play.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import { drawnWay, piecesLeft, planOf, positionOf, type Driller } from './drilled.ts';

/** The stack, and the pieces that lead on from it to the goal. */
interface Known {
  readonly rows: readonly string[];
  readonly way: readonly Step[];
}

/** A drill that is played. `Place`: what there is to go back to. */
export class Drilling<Place> {
  readonly drill: Drill;
  readonly #driller: Driller;
  #known: Known | null = $state.raw(null);
  #showsWay = $state(false);
  /** The way was looked at, at any time. */
  hadHelp = false;
  /** The last place from which the goal could be reached; null: not known yet. */
  possible: Place | null = null;

  constructor(drill: Drill, driller: Driller) {
    this.drill = drill;
    this.#driller = driller;
  }

  get goal(): DrillGoal {
    return this.drill.goal;
  }

  get showsWay(): boolean {
    return this.#showsWay;
  }

  showWay(isShown: boolean): void {
    this.#showsWay = isShown;
    this.hadHelp ||= isShown;
  }

  /** How the game goes on to the goal; null where nothing leads there. */
  async wayFrom(game: Game, rows: readonly string[], place: Place): Promise<readonly Step[] | null> {
    const way = await this.#driller.way(goalAfter(this.goal, game.locked), positionOf(game));
    if (way) this.possible = place;
    if (way) this.#known = { rows, way };
    return way;
  }

  piecesLeft(game: Game): number {
    return piecesLeft(this.goal, game);
  }

  plan(game: Game): Cell[] {
    return planOf(this.goal, game);
  }

  /** The whole way on the board for which it was asked for; null while it is not to be seen. */
  drawnWay(): readonly string[] | null {
    if (!this.#showsWay || !this.#known) return null;
    return drawnWay(this.#known.rows, this.#known.way);
  }
}
