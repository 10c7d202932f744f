import { nothingWatched } from '../../../electron/contract/nothingWatched.ts';
import type { PanelState, Status } from '../../../electron/contract/panel.ts';
import type { TetrisObservation } from '../../../vision/types.ts';
import { candidate } from '../candidate.ts';
import { makeSuggestion } from '../../electron/sightings.ts';
import { settings } from '../settings.ts';
import { tetrisSeen } from '../../vision/observed.ts';
import { cellsAt } from '../../cellsAt.ts';

/** A T that falls over a nearly empty board. */
export const seen: TetrisObservation = tetrisSeen({
  cells: [...Array<string>(19).fill('..........'), 'SS........'],
  current: {
    piece: 'T',
    cells: cellsAt('3,18 4,18 5,18 4,19'),
  },
  hold: 'L',
  next: ['I'],
  confidence: 0.97,
});
/** Its place. */
export const hint = candidate('T', cellsAt('3,0 4,0 5,0 4,1'));

/** What the panel is told of a watched game; hints are there while it is ready. */
export function stateOf(status: Status, more: Partial<PanelState> = {}): PanelState {
  return {
    ...nothingWatched(settings),
    status,
    source: { id: 'window:1:0', name: 'Some Game', kind: 'window' },
    piece: 1,
    observation: seen,
    suggestion: status === 'ready' ? makeSuggestion(hint) : null,
    framesPerSecond: 30,
    ...more,
  };
}
