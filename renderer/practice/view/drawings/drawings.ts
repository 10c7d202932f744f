import type { TetrisMode, PuyoMode } from '../../../../electron/contract/practice/modes.ts';
import type { Drawing } from '../../../shared/board/drawing.ts';

/** What each game is about; our own positions, eight columns and five rows. */
export const tetrisDrawings: Readonly<Record<TetrisMode, Drawing>> = {
  free: ['.....LLL', '.....L..', '........', 'lll..ZZ.', 'lIIII.ZZ'],
  marathon: ['........', '........', 'ZZ...JOO', '.ZZ.JJOO', 'LLL.SSII'],
  rows40: ['.......i', 'TZZSSOOi', 'TTZZSOOi', 'TJJJLLLi', 'IIIIJLO.'],
  minutes2: ['........', '.zz.....', 'OOzzSLLL', 'OOJSSLZ.', 'IIIIJJJ.'],
  survive: ['..TTT.S.', 'OOZ.LLSS', 'OO.ZZL.S', 'JJJI.LTT', 'L.JISS.T'],
  dig: ['..L.....', 'LLL.....', 'GGGG.GGG', 'GG.GGGGG', 'GGGGGG.G'],
  own: ['.......i', 'G......i', 'GG....Gi', 'G.GGGGGi', 'GGGGGGG.'],
  opening: ['........', 'JJJ....Z', 'JOO...ZZ', 'LOO..SZT', 'LLL.SSTT'],
  perfect: ['........', 'LLLJJJJi', 'LOOJJJJi', 'JOOLLLLi', 'JJJLLLLi'],
  versus: ['..TT....', '.OOT.ZZ.', '.OOTZZLL', 'GGGGG.GG', 'GGGGG.GG'],
};

/** What each game is about; our own fields as text, top row first, six columns and four rows. O is garbage. */
export const puyoDrawings: Readonly<Record<PuyoMode, readonly string[]>> = {
  free: ['...R..', '...G..', 'BB....', 'RRG...'],
  chain: ['RGB...', 'RGBY..', 'RGBY..', 'GBYYY.'],
  tsume: ['..B...', 'YRB.G.', 'YRRBGG', 'YBBRRG'],
  minutes2: ['......', 'RR..GG', 'RRB.GG', 'BBYYBB'],
  survive: ['R.GB.Y', 'RGGBYY', 'BYRGBR', 'BYYRGR'],
  versus: ['O.O..O', 'OOO.OO', 'RRGBOO', 'YGGBBY'],
};
