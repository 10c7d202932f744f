/** Everything about how one game looks. */
import { randomPixelSkin, randomSkin, type DrawBlock } from './blocks.ts';
import { randomBoardStyle, type BoardStyle } from './boards.ts';
import { randomGhost, type DrawGhost } from './ghosts.ts';
import { grey, hsv, mix, type Colour } from '../drawing/paint.ts';
import { apart, randomPalette } from '../drawing/palettes.ts';
import type { Chance } from '../drawing/random.ts';

export interface Theme {
  board: BoardStyle;
  skin: DrawBlock;
  palette: Colour[];
  garbage: Colour;
  ghost: DrawGhost | null;
  /** Around the board, and what is written there. */
  panel: Colour;
  ink: Colour;
  /** How much locked blocks are darker than falling ones, 0..1. */
  dimmed: number;
  /** Locked blocks have all this colour, whatever piece they came from. */
  locked: Colour | null;
  /** Lines between all cells, over blocks too. */
  lines: Colour | null;
  /** The falling piece is drawn above the board too, where there is room. */
  spills: boolean;
}

/** `cell`: width in pixels; `dots`: drawn with few large dots, as on old consoles. */
export function randomTheme(chance: Chance, cell: number, dots: boolean): Theme {
  const board = randomBoardStyle(chance);
  const panel = panelBeside(board, chance);
  return {
    board,
    skin: dots ? randomPixelSkin(chance) : randomSkin(chance, cell),
    palette: randomPalette(chance, 7, board.base),
    garbage: grey(board.light ? chance.between(80, 130) : chance.between(90, 200)),
    ghost: randomGhost(chance, board.base),
    panel,
    ink: panel[0] + panel[1] + panel[2] > 400 ? grey(20) : chance.of([grey(220), grey(255), hsv(50, 0.8, 1)]),
    dimmed: chance.is(0.15) ? chance.between(0.1, 0.4) : 0,
    locked: chance.is(0.05) ? apart(grey(chance.between(90, 200)), board.base) : null,
    lines: chance.is(0.07)
      ? mix(board.base, board.light ? grey(0) : grey(255), chance.between(0.2, 1))
      : null,
    spills: chance.is(0.3),
  };
}

function panelBeside({ base, light }: BoardStyle, chance: Chance): Colour {
  const near = mix(base, light ? grey(0) : grey(255), chance.between(0.06, 0.35));
  const other = hsv(chance.between(0, 360), chance.between(0, 0.7), chance.between(0.15, 0.95));
  return chance.of([base, near, near, other, grey(chance.of([0, 40, 200, 240, 255]))]);
}
