/** What each stage of recognition saw, as marks on the picture. */
import { colourOf } from '../../contract/colours/pieces.ts';
import { puyoColourOf } from '../../contract/colours/puyo.ts';
import type { Explanation } from '../../../vision/explain.ts';
import { joined } from '../../../vision/pixels/rects.ts';
import type { Grid, Layout, Observation, Rect, Size } from '../../../vision/types.ts';
import { meaningsOf, type Meaning } from './meanings.ts';
import type { Mark } from './marks.ts';

export interface Stage {
  /** The name of its file, without number and ending. */
  name: string;
  /** The part of the picture that is shown. */
  part: Rect;
  marks: readonly Mark[];
}

const colours = { best: '#42B642', other: '#EF7921', part: '#31C7EF' };
/** Of a board's width and height, shown around it. */
const around = 0.2;
/** The text beside the pictures also names what the detector thinks less likely. */
const leastChance = 0.2;

/** In the order in which they take place; what there is nothing of is left out. */
export function stagesOf(told: Explanation, size: Size): Stage[] {
  const whole = { x: 0, y: 0, ...size };
  const attempt = told.attempts.find(({ isGame }) => isGame) ?? told.attempts[0];
  return [
    { name: 'detector', part: whole, marks: detectorMarks(told) },
    ...told.looks.map((look, i) => ({
      name: `close-look-${i + 1}`,
      part: partAround(look.grid.board, whole),
      marks: [{ ...gridMark(look.grid, colours.best), label: `score ${short(look.cues.score)}` }],
    })),
    { name: 'search', part: whole, marks: searchMarks(told) },
    { name: 'board', part: whole, marks: told.boards.map(boardMark).reverse() },
    ...(attempt ? stagesOfReading(attempt.layout, attempt.reading, whole) : []),
  ];
}

function detectorMarks({ detection: { boards, parts } }: Explanation): Mark[] {
  const isLikely = ({ chance }: { chance: number }): boolean => chance >= leastChance;
  return [
    ...parts.filter(isLikely).map(({ kind, rect, chance }) => ({
      rect,
      colour: colours.part,
      label: `${kind} ${short(chance)}`,
    })),
    ...boards
      .filter(isLikely)
      .map(({ board, game, chance }, i) => ({
        rect: board,
        colour: i === 0 ? colours.best : colours.other,
        label: `${game} ${short(chance)}`,
      }))
      .reverse(),
  ];
}

/** The best one comes last, over the others. */
const searchMarks = ({ places }: Explanation): Mark[] =>
  places
    .map(({ grid, score }, i) => ({
      rect: grid.board,
      colour: i === 0 ? colours.best : colours.other,
      label: `${i + 1}: ${short(score)}`,
    }))
    .reverse();

const gridMark = ({ board, columns, rows }: Grid, colour: string): Omit<Mark, 'label'> => ({
  rect: board,
  colour,
  grid: { columns, rows },
});

const boardMark = (layout: Layout, i: number): Mark => ({
  ...gridMark(layout, i === 0 ? colours.best : colours.other),
  label: `${layout.game} ${layout.columns}x${layout.rows} ${short(layout.confidence)}`,
});

function stagesOfReading(layout: Layout, reading: Observation, whole: Rect): Stage[] {
  if (reading.game === null) return [];
  const previews = previewMarks(layout, reading);
  const near = previews.map(({ rect }) => rect).reduce(joined, layout.board);
  return [
    {
      name: 'cells',
      part: partAround(layout.board, whole),
      marks: meaningsOf(reading).map((one) => cellMark(layout, one)),
    },
    { name: 'previews', part: partAround(near, whole), marks: previews },
  ];
}

const cellMark = ({ game, board, columns, rows }: Layout, { cell: [x, y], letter, kind }: Meaning): Mark => {
  const [width, height] = [board.width / columns, board.height / rows];
  return {
    rect: { x: board.x + x * width, y: board.y + (rows - 1 - y) * height, width, height },
    colour: game === 'puyo' ? puyoColourOf(kind) : colourOf(kind),
    label: letter,
    inside: true,
  };
};

function previewMarks({ next, hold }: Layout, reading: Observation): Mark[] {
  const seen = reading.game === null ? [] : reading.next;
  const named = next.map((rect, i) => ({ rect, label: `next ${i + 1}: ${nameOf(seen[i])}` }));
  const held = hold
    ? [{ rect: hold, label: `hold: ${reading.game === 'tetris' ? (reading.hold ?? '?') : '?'}` }]
    : [];
  return [...named, ...held].map((mark) => ({ ...mark, colour: colours.part }));
}

type Next = Extract<Observation, { next: unknown }>['next'][number];

const nameOf = (next: Next | undefined): string =>
  next === undefined ? '?' : typeof next === 'string' ? next : next.axis + next.child;

/** With some of what is around it, as far as the picture goes; whole pixels. */
function partAround({ x, y, width, height }: Rect, whole: Rect): Rect {
  const left = Math.max(0, Math.floor(x - around * width));
  const top = Math.max(0, Math.floor(y - around * height));
  const right = Math.min(whole.width, Math.ceil(x + (1 + around) * width));
  const bottom = Math.min(whole.height, Math.ceil(y + (1 + around) * height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const short = (value: number): string => value.toFixed(2);
