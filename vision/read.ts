/** Reads the cells and pieces of a board at a known place. */
import { cellAt, type Cell, type CellIndex } from '../engine/cell.ts';
import { completeAbove } from './cells/completeAbove.ts';
import { gameColours } from './cells/gameColours.ts';
import { contrastCells, contrastLearned, type Contrast } from './cells/ground/background.ts';
import { lookAtCells, type CellLooks } from './cells/cellLooks.ts';
import type { CellChances } from './cells/learned/cellChances.ts';
import { isPlainFloor } from './cells/floorRows.ts';
import { withoutCells } from './cells/covers.ts';
import { interpretCells, type Sense } from './cells/interpretCells.ts';
import type { LearnedBackground } from './cells/ground/learnedBackground.ts';
import type { Scene } from './scene/Scene.ts';
import { contrastByScene } from './scene/sceneContrast.ts';
import { findGhost } from './cells/ghost.ts';
import { findOutlined } from './cells/hints/outlined.ts';
import { takeOut } from './cells/separatePieces.ts';
import { findTextCursor } from './cells/textCursor.ts';
import { isPlainRow, isVague, piecesOf, readPreviews, type Previews } from './previews/previews.ts';
import { blockColours } from './previews/sides.ts';
import { readPuyo } from './puyo/readPuyo.ts';
import { judgeTetris, type Judgement } from './judgeTetris.ts';
import type { GameColours, Image, Layout, Observation, TetrisObservation } from './types.ts';
import { rowsOf } from './grids.ts';

export interface ReadOptions {
  seq?: number;
  /** The look of the board's empty cells, if it was learned from a stream of pictures. */
  background?: LearnedBackground;
  /** The movement on the board, if it decides about the cells. */
  scene?: Scene;
  /** For Puyo: previews are searched for if the layout has none, which takes longer than everything else; true if absent. */
  searchesPreviews?: boolean;
  /** For Puyo: the board's place has been measured, so that its surroundings need not be searched. */
  isMeasured?: boolean;
  /** For Puyo: runs a network on the contents of the cells. */
  learned?: () => CellChances;
  /**
   * For Tetris: other pieces have been in the first preview's place before, so that bars and squares alone are some as
   * well.
   */
  isNextKnown?: boolean;
  /** The game shows no next pieces, so that none are missed. */
  showsNoNext?: boolean;
}

/** The reading of the board at `layout`. */
export function read(image: Image, layout: Layout, options: ReadOptions = {}): Observation {
  if (layout.game === 'puyo') return readPuyo(image, layout, options);
  const { seq = 0, isNextKnown = false, showsNoNext = false } = options;
  const looks = lookAtCells(image, layout);
  const contrast = contrastOf(looks, options);
  const seen = withPieceAbove(image, layout, looks, senseOf(image, layout, looks, contrast));
  const sense = withoutHint(image, layout, looks, seen);
  const previews = readPreviews(image, layout);
  const isNextVague =
    (!isNextKnown && isPlainRow(previews.next)) ||
    (!(isNextKnown && previews.next.length === 1) &&
      isVague(image, layout, previews, () => blockColours(looks, sense.contrast)));
  const hasPlainFloor = isPlainFloor(looks, sense.contents.locked);
  const judgement = judgeTetris(
    layout,
    sense,
    hasPlainFloor,
    showsNoNext ? null : previews.next,
    isNextVague,
  );
  return observeTetris(layout, sense, gameColours(looks, sense.contents), previews, judgement, seq);
}

function contrastOf(looks: CellLooks, { background, scene }: ReadOptions): Contrast {
  if (scene) return contrastByScene(looks, scene);
  return background ? contrastLearned(looks, background) : contrastCells(looks);
}

/** The contents of the cells, without a text cursor. */
function senseOf(image: Image, layout: Layout, looks: CellLooks, contrast: Contrast): Sense {
  const cursor = findTextCursor(image, layout, looks, contrast);
  if (cursor === null) return interpretCells(looks, contrast);
  const sense = interpretCells(looks, withoutCells(contrast, [cursor]));
  return { ...sense, covered: [...sense.covered, cursor] };
}

/** The same with a piece identified that the upper edge cuts off, if it is drawn above the edge as well. */
function withPieceAbove(image: Image, layout: Layout, looks: CellLooks, sense: Sense): Sense {
  const { contents } = sense;
  if (contents.falling || contents.cut.length === 0) return sense;
  const falling = completeAbove(image, layout, looks, contents.cut);
  return falling ? { ...sense, contents: { ...contents, falling, cut: [] } } : sense;
}

/** The same without blocks that are a hint's outline, and with a ghost that looks like blocks beside it. */
function withoutHint(image: Image, layout: Layout, looks: CellLooks, sense: Sense): Sense {
  const found = findOutlined(image, layout, looks, sense);
  if (found.length === 0) return sense;
  const { contents, contrast, ambiguous } = sense;
  const { falling } = contents;
  const [locked, hint] = [contents.locked.slice(), [...contents.hint, ...found]];
  takeOut(locked, found);
  const beside = falling && !contents.ghost ? findGhost(locked, falling, looks, contrast) : null;
  if (beside) takeOut(locked, beside);
  const ghost = contents.ghost ?? beside;
  return { ...sense, contents: { ...contents, locked, hint, ghost }, ambiguous: ambiguous && !beside };
}

function observeTetris(
  layout: Layout,
  sense: Sense,
  colours: GameColours | null,
  previews: Previews,
  { confidence, doubts }: Judgement,
  seq: number,
): TetrisObservation {
  const { columns, rows, board } = layout;
  const { contents } = sense;
  const { falling, ghost, hint, cut } = contents;
  const next = piecesOf(previews.next);
  const place = (index: CellIndex): Cell => cellAt(index, layout);
  return {
    seq,
    game: 'tetris',
    board,
    columns,
    rows,
    cells: rowsOf(
      [...contents.locked].map((value) => (value ? 'X' : '.')),
      columns,
    ),
    current: falling && { piece: falling.piece, cells: falling.cells.map(place) },
    ghost: ghost && ghost.map(place),
    ...(cut.length > 0 && { cut: cut.map(place) }),
    ...(hint.length > 0 && { hint: hint.map(place) }),
    ...(colours && { colours }),
    hold: previews.hold?.piece ?? null,
    next,
    confidence,
    doubts,
  };
}
