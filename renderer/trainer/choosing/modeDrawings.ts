import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import type { Drawing } from '../../shared/board/drawing.ts';

/** What each way to practise is about; our own positions, eight columns and five rows. */
export const modeDrawings: Readonly<Record<TrainerMode, Drawing>> = {
  daily: ['........', '.....X..', 'XXXtttXX', 'XXXXtXXX', 'XXXXXXX.'],
  repeat: ['........', 'X......X', 'X..XX..X', 'X..XX..X', 'XX.XX.XX'],
  slot: ['........', 'X....X..', 'XX...XXX', 'XXX.XXXX', 'XXXXXXX.'],
  practice: ['.OO.....', '.OO.....', '......XX', 'XX...XXX', 'XXX.XXXX'],
  flash: ['...T....', '..TTT...', '........', '........', '..iiii..'],
  curated: ['..XX....', '...X....', 'XXtXXXXX', 'XXttXXXX', 'XXtXXXXX'],
  streak: ['.......X', '.....X.X', '...X.X.X', '.X.X.X.X', '.X.X.X.X'],
  storm: ['..T.....', '.TTTL..S', 'OOJJL.ZS', 'OOJ.LLZZ', 'IIIISSJ.'],
  test: ['......XX', '......XX', '...XX.XX', '...XX.XX', 'XX.XX.XX'],
  plan: ['.......i', 'XXXXXXXi', 'XXXXXXXi', 'XXXXXXXi', 'XXXXXXX.'],
  games: ['........', 'J....OO.', 'JJJtttOO', 'IIIItZZL', 'SSOOLLL.'],
  given: ['........', '.LLL....', '.LtttXXX', 'XXXtXXXX', 'XXXXXXX.'],
};
