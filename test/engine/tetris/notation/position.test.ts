import { describe, expect, it } from 'vitest';
import { makeText, PositionError } from '../../../../engine/tetris/rules/board.ts';
import { readPosition } from '../../../../engine/tetris/notation/position.ts';

const cells = ['..........', 'XX.XXXXXXX'];
const position = { game: 'tetris', cells, queue: ['T', 'I'] };

describe('readPosition', () => {
  it('reads board and queue, and fills in what is left out', () => {
    const state = readPosition(position);
    expect(makeText(state.board)).toEqual(cells);
    expect(state).toMatchObject({ queue: ['T', 'I'], hold: null, canHold: false, combo: 0, incoming: 0 });
    expect(readPosition({ ...position, hold: 'L' }).canHold).toBe(true);
    expect(readPosition({ ...position, hold: null, canHold: true }).canHold).toBe(true);
  });

  it.each([[['t', 'i', 'o']], ['T,I,O'], ['t i o'], ['tio'], [['T', 'I', 'O']]])(
    'reads the queue %j',
    (queue) => {
      expect(readPosition({ ...position, queue, hold: 'l' })).toMatchObject({
        queue: ['T', 'I', 'O'],
        hold: 'L',
      });
    },
  );

  it('reads the place of the falling piece', () => {
    const active = { type: 'T', orientation: 'west', x: 4, y: 5 };
    expect(readPosition({ ...position, active }).active).toEqual(active);
  });

  it.each([
    ['TIOSZJL', '7bag', null],
    ['TTIOSZJL', '7bag', null],
    ['TIT', '7bag', null],
    ['TTT', '7bag', 3],
    ['TITOT', '7bag', 5],
    ['IOTSZJLLJZSTOIIO', '7bag', null],
    ['IOTSZJLLJZSTOIOO', '7bag', 16],
    ['TTT', 'uniform', null],
    ['TTT', 'unknown', null],
  ])('takes a queue that bags can deal: %s, %s', (queue, randomizer, wrong) => {
    const read = () => readPosition({ ...position, queue: [...queue], randomizer });
    if (wrong === null) expect(read().queue).toHaveLength(queue.length);
    else expect(read).toThrow(`"queue", piece ${wrong}: another ${queue[wrong - 1]} can't come from bags`);
  });

  it('treats full rows at the bottom as a floor, and refuses them elsewhere', () => {
    const full = 'XXXXXXXXXX';
    expect(makeText(readPosition({ ...position, cells: [...cells, full, full] }).board)).toHaveLength(4);
    const told = 'row 2 from the top is full, and no floor';
    expect(() => readPosition({ ...position, cells: ['..........', full, 'XX.XXXXXXX', full] })).toThrow(
      told,
    );
  });

  it('leaves the first piece out of the bag if it came out of hold', () => {
    const swapped = { ...position, queue: ['T', 'T', 'I', 'T'], hold: 'L', canHold: false };
    expect(readPosition(swapped).queue).toHaveLength(4);
    expect(() => readPosition({ ...swapped, canHold: true })).toThrow('piece 4: another T');
  });

  it.each([
    [null, 'a position is an object'],
    [[], 'a position is an object'],
    [{ ...position, game: 'chess' }, '"game" is "chess"'],
    [{ ...position, cells: 'XX' }, '"cells" has to be a list of text rows'],
    [{ ...position, cells: ['....', 'q...'] }, '"cells": row 2 from the top, column 1'],
    [{ ...position, queue: [] }, '"queue" has to be a list of pieces'],
    [{ ...position, queue: ['T', 'W'] }, '"queue", piece 2: "W" is not one of'],
    [{ ...position, hold: 'X' }, '"hold": "X"'],
    [{ ...position, canHold: 'yes' }, '"canHold" has to be true or false'],
    [{ ...position, cells: Array(41).fill('..........') }, '"cells": the board has 41 rows'],
    [{ ...position, cells: ['..........', '.........'] }, '"cells": row 2 from the top has 9 cells'],
    [{ ...position, randomizer: 'dice' }, '"randomizer": "dice" is not one of'],
    [{ ...position, combo: -1 }, '"combo" has to be a whole number'],
    [{ ...position, active: { type: 'L', orientation: 'north', x: 4, y: 4 } }, '"active" has to be'],
    [{ ...position, active: { type: 'T', orientation: 'north', x: 4, y: 0 } }, '"active" overlaps'],
  ])('names what is wrong: %j', (value, message) => {
    expect(() => readPosition(value)).toThrow(PositionError);
    expect(() => readPosition(value)).toThrow(message);
  });
});
