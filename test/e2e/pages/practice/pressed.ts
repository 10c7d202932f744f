import type { Input } from '../../../../engine/tetris/types.ts';

/** Our own games' key for each movement at a first start, as Playwright names it. */
export const pressed: Readonly<Record<Input, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  cw: 'ArrowUp',
  ccw: 'z',
  half: 'a',
  softDrop: 'ArrowDown',
  hardDrop: 'Space',
  hold: 'c',
};
