/** Puyos by colour and by mark, for those who can't distinguish colours. Boards are dark in every theme. */
import type { PuyoKind } from '../../../engine/puyo/types.ts';

const colours: Record<PuyoKind, string> = {
  R: '#E8483F',
  G: '#3FB950',
  B: '#3B82F6',
  Y: '#F2C94C',
  P: '#A855F7',
  O: '#8A93A0',
};

export function puyoColourOf(kind: string): string {
  return colours[kind as PuyoKind] ?? colours.O;
}

/** A line drawing per colour in the middle of a cell of 1 x 1, y downwards: distinguished without colour. */
const marks: Record<PuyoKind, string | null> = {
  R: 'M.36 .66L.5 .4L.64 .66Z',
  G: 'M.37 .42H.63V.68H.37Z',
  B: 'M.5 .4A.14 .14 0 0 1 .5 .68A.14 .14 0 0 1 .5 .4',
  Y: 'M.5 .37V.7M.335 .535H.665',
  P: 'M.37 .42L.63 .68M.63 .42L.37 .68',
  O: null,
};

export function puyoMarkOf(kind: string): string | null {
  return marks[kind as PuyoKind] ?? null;
}
