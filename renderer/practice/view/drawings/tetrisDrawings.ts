import type { TetrisMode } from '../../../../electron/contract/practice/modes.ts';
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
