import { describe, expect, it } from 'vitest';
import { gamesFromLog } from '../../../../engine/protocol/tbp/gamesFromLog.ts';
import { messagesIn } from '../../../../engine/protocol/tbp/messagesIn.ts';
import { writeBoard } from '../../../../engine/protocol/tbp/read.ts';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';

const start = {
  ...{ type: 'start', board: writeBoard(emptyBoard()), queue: ['I', 'O', 'T'], hold: null, combo: 0 },
  back_to_back: false,
};
const play = (type: string, x: number) => ({
  type: 'play',
  move: { location: { type, orientation: 'north', x, y: 0 }, spin: 'none' },
});
const messages = [{ type: 'rules' }, start, play('I', 1), { type: 'suggest' }, play('O', 4)];
const named = { title: 'x.log', startedAt: 0 };
const placesIn = (log: string) =>
  gamesFromLog(log, named).map(({ turns }) => turns.map((turn) => turn.kind === 'piece' && turn.placed.x));

describe('a log of the protocol is read', () => {
  it.each([
    ['a message a line', messages.map((one) => JSON.stringify(one)).join('\n')],
    ['with times and arrows', messages.map((one) => `[12:00] -> ${JSON.stringify(one)}`).join('\r\n')],
    ['pretty-printed', messages.map((one) => JSON.stringify(one, null, 2)).join('\n')],
    ['in a list', JSON.stringify(messages)],
    ['in a pretty list', JSON.stringify(messages, null, 4)],
    ['in an object', JSON.stringify({ version: 1, log: messages })],
    ['each in an envelope', messages.map((message, time) => JSON.stringify({ time, message })).join('\n')],
    [
      'in envelopes with a type of their own',
      messages.map((data) => JSON.stringify({ type: 'log', data })).join('\n'),
    ],
    ['as strings', messages.map((one) => JSON.stringify({ msg: JSON.stringify(one) })).join('\n')],
    [
      'with other braces',
      `{ not a message\nset {1, 2}\n${messages.map((one) => JSON.stringify(one)).join('\n')}`,
    ],
    ['with a byte order mark', `\uFEFF${messages.map((one) => JSON.stringify(one)).join('\n')}`],
  ])('%s', (_, log) => {
    expect(placesIn(log)).toEqual([[1, 4]]);
  });

  it('with the line of each message', () => {
    const log = `first\n${JSON.stringify({ type: 'stop' }, null, 1)}\n\n[{"type":"quit"}]`;
    expect(messagesIn(log).map(({ line, fields }) => [line, fields['type']])).toEqual([
      [2, 'stop'],
      [6, 'quit'],
    ]);
  });

  it('and a torn message is named with its line', () => {
    expect(() => messagesIn(`ok\n{"type":"play","move":`)).toThrow(
      'line 2: not JSON: "{\\"type\\":\\"play\\"',
    );
  });
});

describe('a log of several games', () => {
  const log = (...all: object[]) => all.map((one) => JSON.stringify(one)).join('\n');

  it('is two games where it starts from another position', () => {
    const games = gamesFromLog(log(...messages, { type: 'stop' }, ...messages), named);
    expect(games.map(({ header, turns }) => [header.title, turns.length])).toEqual([
      ['1 - x.log', 2],
      ['2 - x.log', 2],
    ]);
  });

  it('is one game if a bot was restarted in its middle', () => {
    const lying = emptyBoard();
    lying.masks[0] = 0b1111;
    const again = { ...start, board: writeBoard(lying), queue: ['O', 'T'] };
    expect(placesIn(log(start, play('I', 1), again, play('O', 4)))).toEqual([[1, 4]]);
  });
});
