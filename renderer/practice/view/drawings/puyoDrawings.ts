import type { PuyoMode } from '../../../../electron/contract/practice/modes.ts';

/** What each game is about; our own fields as text, top row first, six columns and four rows. O is garbage. */
export const puyoDrawings: Readonly<Record<PuyoMode, readonly string[]>> = {
  free: ['...R..', '...G..', 'BB....', 'RRG...'],
  chain: ['RGB...', 'RGBY..', 'RGBY..', 'GBYYY.'],
  tsume: ['..B...', 'YRB.G.', 'YRRBGG', 'YBBRRG'],
  minutes2: ['......', 'RR..GG', 'RRB.GG', 'BBYYBB'],
  survive: ['R.GB.Y', 'RGGBYY', 'BYRGBR', 'BYYRGR'],
  versus: ['O.O..O', 'OOO.OO', 'RRGBOO', 'YGGBBY'],
};
