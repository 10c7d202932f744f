/** Which games are filmed through their states, and what leads there. Data only. */
import type { Beginning, GameKind } from '../../e2e/games/GameKind.ts';
import type { Rect } from '../../../vision/types.ts';
import { vitetris } from '../../e2e/games/terminals.ts';
import { kblocks, practice, quadrapassel } from '../../e2e/games/windows.ts';

export interface StateScene {
  /** The folder in `states` that it is kept in. */
  name: string;
  kind: GameKind;
  /** About where its board is in the window, where other parts change after the end as well. */
  about?: Rect;
  /** Shows something else before a round. */
  hasMenu: boolean;
  pause: Beginning;
  goOn: Beginning;
  /** Begins another round after the end; none where that takes a dialog. */
  restart: readonly Beginning[];
}

const p: Beginning = { key: 'p' };

export const stateScenes: readonly StateScene[] = [
  {
    name: 'quadrapassel',
    kind: quadrapassel,
    hasMenu: true,
    pause: { click: [-105, -80] },
    goOn: { click: [-105, -80] },
    restart: [{ click: [-105, -80] }],
  },
  {
    name: 'kblocks',
    kind: { ...kblocks, size: { width: 720, height: 500 } },
    about: { x: 160, y: 60, width: 210, height: 380 },
    hasMenu: true,
    pause: p,
    goOn: p,
    restart: [],
  },
  { name: 'practice', kind: practice, hasMenu: false, pause: p, goOn: p, restart: [{ key: 'r' }] },
  {
    name: 'vitetris',
    kind: vitetris,
    hasMenu: false,
    pause: p,
    goOn: p,
    restart: [{ key: 'Return' }],
  },
];
