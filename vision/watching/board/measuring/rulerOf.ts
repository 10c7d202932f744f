import type { Layout } from '../../../types.ts';
import { MotionRuler } from './MotionRuler.ts';
import { PuyoRuler } from './PuyoRuler.ts';

/** Measures a board by what moves or rests on it, from the place where it was found. */
export type Ruler = MotionRuler | PuyoRuler;

export const rulerOf = ({ game }: Layout): Ruler => (game === 'puyo' ? new PuyoRuler() : new MotionRuler());
