/** What each stage of recognition saw, in lines. */
import type { Explanation } from '../../../vision/explain.ts';
import type { DetectedBoard } from '../../../vision/detect/types.ts';
import type { CloseLook } from '../../../vision/locating/detecting/closeLook.ts';
import { isSure } from '../../../vision/trust.ts';
import type { Grid, Rect, Size } from '../../../vision/types.ts';
import { legend } from './meanings.ts';

/** One paragraph for each stage; all places in pixels of the pictures beside it. */
export function textOf(told: Explanation, size: Size): string {
  const paragraphs = [
    [`Picture: ${size.width}x${size.height} pixels`],
    detectorLines(told),
    ['Close look: each likely board of the detector, measured', ...orNone(told.looks.map(lookLine))],
    [
      'Search around those boards: the best grids, not used where the close look is certain; scores compare grids of this picture',
      ...orNone(
        told.places.map(({ grid, score }, i) => `${i + 1}: ${gridWords(grid)}, score ${short(score)}`),
      ),
    ],
    [
      'Boards, the likeliest first',
      ...orNone(
        told.boards.map(
          (board) =>
            `${gridWords(board)}, confidence ${short(board.confidence)}${isSure(board) ? ', sure' : ''}`,
        ),
      ),
    ],
    ['Readings, until one is a game', ...orNone(told.attempts.map(attemptLine))],
    answerLines(told),
  ];
  return `${paragraphs.map((lines) => lines.join('\n  ')).join('\n\n')}\n`;
}

const orNone = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : ['none']);

function detectorLines({ detection: { boards, parts } }: Explanation): string[] {
  const found = [
    ...boards.map(detectedLine),
    ...parts.map(({ kind, rect, chance }) => `${kind} ${short(chance)} at ${placeOf(rect)}`),
  ];
  return ['Detector: boards and what belongs to them, with chances', ...orNone(found)];
}

function detectedLine({ board, game, chance, columns, rows }: DetectedBoard): string {
  const [wide, high] = [columns[0], rows[0]];
  const counts =
    wide && high
      ? `, ${wide.count} columns (${short(wide.chance)}), ${high.count} rows (${short(high.chance)})`
      : '';
  return `${game} ${short(chance)} at ${placeOf(board)}${counts}`;
}

const lookLine = ({ grid, cues, chance }: CloseLook): string =>
  `${gridWords(grid)}, score ${short(cues.score)}, ${short(cues.ahead)} ahead of others; log odds of the grid network ${short(cues.odds)}; chance ${short(chance)}`;

const attemptLine = ({ layout, reading, isGame }: Explanation['attempts'][number]): string => {
  const { confidence, doubts } = reading;
  const why = doubts.length > 0 ? ` (${doubts.join(', ')})` : '';
  return `${gridWords(layout)}: ${isGame ? 'a game' : 'no game'}, confidence ${short(confidence)}${why}`;
};

function answerLines({ answer }: Explanation): string[] {
  if (answer.game === null) return [`Answer: ${answer.doubts.join(', ')}`];
  return ['Answer: the locked blocks, top row first', ...answer.cells, `Cells in the pictures: ${legend}`];
}

const gridWords = ({ game, columns, rows, board }: Grid): string =>
  `${game} ${columns}x${rows} at ${placeOf(board)}`;

const placeOf = ({ x, y, width, height }: Rect): string => {
  const [left, top, wide, high] = [x, y, width, height].map((value) => value.toFixed(1));
  return `${left},${top} ${wide}x${high}`;
};

const short = (value: number): string => value.toFixed(2);
