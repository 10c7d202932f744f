/** Games as fumens: a page for each piece. */
import { makeFumen, parseFumen, type FumenPage } from '../../tetris/notation/fumen.ts';
import { fumenColumns } from '../../tetris/notation/fumenPage.ts';
import { PositionError } from '../../tetris/rules/board.ts';
import { canonicalLocation } from '../../tetris/rules/pieces.ts';
import type { Piece } from '../../tetris/types.ts';
import { letteredBoards } from '../letters.ts';
import type { GameHeader, RecordedGame, TetrisTurn } from '../record.ts';

const rows = 20;
/** Pieces that are taken for previews where the pages don't say. */
const usualPreviews = 5;

/** The pages that place a piece, one turn each. Throws FumenError, and PositionError where no page places one. */
export function gameFromFumen(text: string, header: Pick<GameHeader, 'title' | 'startedAt'>): RecordedGame {
  const placing = parseFumen(text).filter(({ piece, lock }) => piece !== null && lock);
  if (placing.length === 0) throw new PositionError('no page of the fumen places a piece');
  return {
    header: { kind: 'game', game: 'tetris', origin: 'imported', ...header, columns: fumenColumns, rows },
    turns: placing.map((page, at) => turnOf(page, placing.slice(at + 1), at)),
  };
}

function turnOf(
  { rows: cells, piece, quiz }: FumenPage,
  later: readonly FumenPage[],
  at: number,
): TetrisTurn {
  const shown = later.slice(0, usualPreviews).map((page) => page.piece!.type);
  const told = quiz && quiz.queue.length > 0 ? quiz.queue : null;
  const filled = cells.map((row) => row.replaceAll(/[^.]/g, 'X'));
  const top = filled.findIndex((row) => row.includes('X'));
  return {
    kind: 'piece',
    at,
    cells: top < 0 ? [] : filled.slice(top),
    queue: told?.slice(0, 1 + usualPreviews) ?? [piece!.type, ...shown],
    hold: quiz?.hold ?? null,
    canHold: told !== null,
    combo: 0,
    backToBack: false,
    incoming: 0,
    placed: canonicalLocation(piece!),
    hint: null,
  };
}

/** A page for each piece, with what was to come as its quiz. Throws FumenError where the board is none of a fumen. */
export function fumenOf(game: RecordedGame): string {
  const boards = letteredBoards(game);
  return makeFumen(
    game.turns.flatMap((turn, at) => {
      if (turn.kind !== 'piece') return [];
      return [{ rows: boards[at]!, piece: turn.placed, comment: quizOf(turn), lock: true }];
    }),
  );
}

function quizOf({ hold, queue: [falling, ...next] }: TetrisTurn): string {
  const letters = (pieces: readonly (Piece | undefined)[]) => pieces.join('');
  return `#Q=[${hold ?? ''}](${falling})${letters(next)}`;
}
