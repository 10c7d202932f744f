import { describe, expect, it } from 'vitest';
import { fumenOf, gameFromFumen } from '../../../../engine/review/files/fumen.ts';
import { letteredBoards } from '../../../../engine/review/letters.ts';
import type { RecordedGame } from '../../../../engine/review/record.ts';
import { gamesFromLog } from '../../../../engine/protocol/tbp/gamesFromLog.ts';
import { writeBoard } from '../../../../engine/protocol/tbp/read.ts';
import { TurnFollower } from '../../../../engine/review/following/TurnFollower.ts';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';
import { newGame, press, stateOf } from '../../../../engine/tetris/rules/play.ts';
import type { Input } from '../../../../engine/tetris/types.ts';

const named = { title: 'from a file', startedAt: 5 };

/** Pieces side by side, one of them held. */
function played(): RecordedGame {
  const follower = new TurnFollower();
  const game: RecordedGame = {
    header: {
      kind: 'game',
      game: 'tetris',
      origin: 'practice',
      title: 't',
      startedAt: 0,
      columns: 10,
      rows: 20,
    },
    turns: [],
  };
  let now = newGame(4);
  const keys: Input[][] = [['left', 'left', 'left'], ['hold'], ['right', 'right'], ['cw'], ['left'], []];
  for (const some of keys) {
    const turn = follower.follow(stateOf(now)!, 0);
    if (turn) game.turns.push(turn);
    for (const key of [...some, 'hardDrop' as const]) now = press(now, key);
  }
  return game;
}

describe('a fumen', () => {
  it('brings a game back: boards, pieces, queues and hold', () => {
    const game = played();
    const back = gameFromFumen(`https://x.test/?${fumenOf(game)}`, named);
    const kept = ({ turns }: RecordedGame) =>
      turns.map((turn) => turn.kind === 'piece' && [turn.cells, turn.placed, turn.queue, turn.hold]);
    expect(kept(back)).toEqual(kept(game));
    expect(back.header).toMatchObject({ origin: 'imported', title: 'from a file' });
  });

  it('that places no piece is refused', () => {
    expect(() => gameFromFumen('v115@vhAAgH', named)).toThrow('no page of the fumen places a piece');
  });
});

describe('a log of the protocol', () => {
  const start = {
    type: 'start',
    board: writeBoard(emptyBoard()),
    queue: ['I', 'O'],
    hold: null,
    combo: 0,
    back_to_back: false,
  };
  const play = (type: string, x: number) => ({
    type: 'play',
    move: { location: { type, orientation: 'north', x, y: 0 }, spin: 'none' },
  });
  const log = (messages: object[]) => messages.map((one) => `12:00 <- ${JSON.stringify(one)}`).join('\n');

  it('has the moves that were played, hold and new pieces included', () => {
    const [game] = gamesFromLog(
      log([{ type: 'rules' }, start, play('O', 0), { type: 'new_piece', piece: 'T' }, play('I', 3)]),
      named,
    );
    const { turns } = game!;
    expect(
      turns.map((turn) => turn.kind === 'piece' && [turn.queue.join(''), turn.hold, turn.placed.type]),
    ).toEqual([
      ['IO', null, 'O'],
      ['T', 'I', 'I'],
    ]);
    expect(turns[1]).toMatchObject({ cells: ['XX........', 'XX........'] });
  });

  it('names the line of an impossible move', () => {
    expect(() => gamesFromLog(log([start, play('T', 4)]), named)).toThrow(
      'line 2: move: there is no T to play',
    );
    expect(() => gamesFromLog(log([play('T', 4)]), named)).toThrow('line 1: a message came before start');
    expect(() => gamesFromLog('nothing\n', named)).toThrow('no move');
  });
});

it('gives the boards of a game the letters of the placed pieces', () => {
  const game = played();
  const boards = letteredBoards(game);
  expect(boards[0]!.join('')).toMatch(/^\.+$/);
  for (const [at, board] of boards.entries()) {
    const turn = game.turns[at]!;
    const filled = board.map((row) => row.replaceAll(/[^.]/g, 'X'));
    expect(filled.slice(filled.length - turn.cells.length)).toEqual(turn.cells);
    expect(board.join('')).not.toContain('X');
  }
});
