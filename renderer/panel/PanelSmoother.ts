/** Single pictures flicker: pieces slide between cells, previews grow, rows flash. A person is shown what lasts. */
import { cellsOf } from '../../engine/tetris/rules/pieces.ts';
import type { PanelState, Status } from '../../electron/contract/panel.ts';
import type { Doubt, Observation, TetrisObservation } from '../../vision/types.ts';

/** A doubt is worth a line after so long. */
const lastingMs = 700;

/** With a hint on the game, only these still matter to the player. */
const besideHint: readonly Doubt[] = ['next piece not readable', 'hold piece not readable'];

/** What was seen last is still there under any cover. */
const keeps: readonly Status[] = ['ready', 'gamePaused', 'over'];

export class PanelSmoother {
  #since = new Map<Doubt, number>();
  #seen: TetrisObservation | null = null;

  /** The state as it is shown; `now` in milliseconds of any steady clock. */
  smooth(state: PanelState, now: number): PanelState {
    const { observation } = state;
    if (observation?.game !== 'tetris') {
      this.#seen = null;
      return { ...state, observation: observation && this.#withDoubts(observation, state, now) };
    }
    if (state.state) this.#seen = lawful(observation, state.state);
    else if (!keeps.includes(state.status)) this.#seen = null;
    return { ...state, observation: this.#withDoubts(this.#seen ?? observation, state, now) };
  }

  #withDoubts<O extends Observation>(shown: O, { observation, status }: PanelState, now: number): O {
    const present = observation?.doubts ?? [];
    this.#since = new Map(present.map((doubt) => [doubt, this.#since.get(doubt) ?? now]));
    const lasting = present.filter((doubt) => now - this.#since.get(doubt)! >= lastingMs);
    const doubts = status === 'ready' ? lasting.filter((doubt) => besideHint.includes(doubt)) : lasting;
    return { ...shown, doubts };
  }
}

/** The reading as the rules have it. */
function lawful(
  observation: TetrisObservation,
  { cells, position }: NonNullable<PanelState['state']>,
): TetrisObservation {
  const { active, queue, hold } = position;
  const current = active ? { piece: active.type, cells: cellsOf(active) } : observation.current;
  return { ...observation, cells, current, next: queue.slice(1), hold };
}
