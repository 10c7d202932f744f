import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../../../build/fit/films/recording/order.ts';

const known = ['art', 'lcd', 'tiles-light'];

describe('the arguments of the recorder', () => {
  it('select every game by default', () => {
    expect(orderOf(['--out', 'films'], known)).toEqual({ out: 'films', seconds: 36, seed: 1, names: known });
  });

  it('set the games, the seconds, the seed and the folder', () => {
    expect(orderOf(['lcd', '--out', 'films', '--seconds', '10', '--seed', '7'], known)).toEqual({
      out: 'films',
      seconds: 10,
      seed: 7,
      names: ['lcd'],
    });
  });

  it.each([
    [[], '--out FOLDER is missing: the folder for the films'],
    [['--out', 'f', 'art', 'chess'], 'no such game here: chess; name some of art, lcd, tiles-light'],
    [['--out', 'f', '--seconds', 'ten'], '--seconds "ten" is not a whole number from 1 to 600'],
    [['--out', 'f', '--seconds', '601'], '--seconds "601" is not a whole number from 1 to 600'],
    [['--out', 'f', '--seed', '0'], '--seed "0" is not a whole number from 1 to 2147483646'],
    [['--out', 'f', '--second', '10'], "Unknown option '--second'"],
  ])('are refused in one line: %j', (args, message) => {
    expect(() => orderOf(args, known)).toThrow(message);
  });
});
