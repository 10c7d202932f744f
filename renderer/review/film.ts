/** A game as a GIF: the board after each placement, and after each step of a chain. */
import { letteredBoards } from '../../engine/review/letters.ts';
import { puyoPositionOf } from '../../engine/review/puyo/position.ts';
import type { PuyoTurn, RecordedGame } from '../../engine/review/record.ts';
import { resolve } from '../../engine/puyo/rules/chain.ts';
import { dropPair } from '../../engine/puyo/rules/place.ts';
import type { PuyoField } from '../../engine/puyo/types.ts';
import { cellsOf } from '../../engine/tetris/rules/pieces.ts';
import { colourOf } from '../../electron/contract/colours/pieces.ts';
import { withCells } from '../shared/board/rows.ts';
import { encodeFilm, type Film, type Still } from '../shared/film/film.ts';
import { puyoColourOf } from '../../electron/contract/colours/puyo.ts';

/** Milliseconds: of a placement, and before it begins again. */
const [usual, end] = [400, 2400] as const;

/** null where nothing was placed. */
export function filmOfGame(game: RecordedGame): Film | null {
  const boards = letteredBoards(game);
  const pictures = game.turns.flatMap((turn, at) =>
    turn.kind === 'piece'
      ? [withCells(boards[at]!, cellsOf(turn.placed), turn.placed.type)]
      : fieldsOf(turn, game.header.rows),
  );
  const stills: Still[] = pictures.map((rows, at) => ({
    rows,
    delay: at === pictures.length - 1 ? end : usual,
  }));
  return encodeFilm(stills, game.header.game === 'puyo' ? puyoColourOf : colourOf);
}

/** Only rows that a game shows. */
function fieldsOf(turn: PuyoTurn, visible: number): (readonly string[])[] {
  const { field, pairs } = puyoPositionOf(turn);
  const dropped = dropPair(field, pairs[0]!, turn.placed);
  const fields: PuyoField[] = [dropped, ...resolve(dropped).steps.map(({ after }) => after)];
  return fields.map(({ cells }) => cells.slice(-visible));
}
