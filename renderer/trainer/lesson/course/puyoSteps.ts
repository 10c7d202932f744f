/** The steps of the small course for Puyo: our own fields in the forms of engine/puyo/forms. Checked by the engine in the tests. */
import type { Pair, Placement } from '../../../../engine/puyo/types.ts';
import { mirrorRows } from '../../../../engine/tetris/notation/text.ts';

export const puyoStepIds = ['chain', 'stairs', 'sandwich', 'gtr', 'fire'] as const;
export type PuyoStepId = (typeof puyoStepIds)[number];

/** Pairs to drop on a field; the chain that the last one fires is to have so many steps. */
export interface PuyoPosition {
  /** Text rows, top row first, 6 columns. */
  rows: readonly string[];
  pairs: readonly Pair[];
  chain: number;
}

export interface PuyoStep {
  id: PuyoStepId;
  shown: PuyoPosition & { placed: readonly Placement[] };
  plays: readonly PuyoPosition[];
}

const pair = (colours: 'RY' | 'BY'): Pair => ({
  axis: colours[0] as Pair['axis'],
  child: colours[1] as Pair['child'],
});

const mirrored = ({ rows, ...rest }: PuyoPosition): PuyoPosition => ({ ...rest, rows: mirrorRows(rows) });

const chain: PuyoPosition = { rows: ['..G...', '.RR...', '.RGGG.'], pairs: [pair('RY')], chain: 2 };
const stairs: PuyoPosition = {
  rows: ['.GBY..', '.RGB..', '.RGB..', '.RGB..'],
  pairs: [pair('RY')],
  chain: 3,
};
const sandwich: PuyoPosition = { rows: ['G.....', 'RRR...', 'GGG...'], pairs: [pair('RY')], chain: 2 };
const gtr: PuyoPosition = { rows: ['RGBB..', 'RRGB..', 'GGB...'], pairs: [pair('RY')], chain: 3 };
const fire: PuyoPosition = {
  rows: ['.GB...', '.RG...', '.RGB..', '.RGB..'],
  pairs: [pair('BY'), pair('RY')],
  chain: 3,
};

export const puyoSteps: readonly PuyoStep[] = [
  {
    id: 'chain',
    shown: { ...chain, placed: [{ column: 1, direction: 'up' }] },
    plays: [mirrored(chain)],
  },
  {
    id: 'stairs',
    shown: { ...stairs, placed: [{ column: 1, direction: 'up' }] },
    plays: [mirrored(stairs)],
  },
  {
    id: 'sandwich',
    shown: { ...sandwich, placed: [{ column: 2, direction: 'up' }] },
    plays: [mirrored(sandwich)],
  },
  { id: 'gtr', shown: { ...gtr, placed: [{ column: 1, direction: 'up' }] }, plays: [mirrored(gtr)] },
  {
    id: 'fire',
    shown: {
      ...fire,
      placed: [
        { column: 4, direction: 'up' },
        { column: 1, direction: 'up' },
      ],
    },
    plays: [mirrored(fire)],
  },
];
