import { describe, expect, it } from 'vitest';
import { learnedReading } from '../../../../vision/cells/learned/learnedReading.ts';
import { cellsAt } from '../../../cellsAt.ts';
import { tetrisSeen } from '../../observed.ts';
import { chancesOf } from './chancesOf.ts';

const read = (rows: string[], seen = {}) =>
  learnedReading(
    chancesOf(rows),
    tetrisSeen({ columns: rows[0]!.length, rows: rows.length, cells: rows.map(() => 'XXXXX'), ...seen }),
  );

describe('the reading of the network', () => {
  it('has the piece and its ghost apart from the stack', () => {
    const seen = read(['..*..', '.***.', '.....', '..o..', 'Xooo.', 'XX.XX']);
    expect(seen).toMatchObject({
      cells: ['.....', '.....', '.....', '.....', 'X....', 'XX.XX'],
      current: { piece: 'T', cells: cellsAt('2,5 1,4 2,4 3,4') },
      ghost: cellsAt('2,2 1,1 2,1 3,1'),
    });
  });

  it('keeps the next pieces, and has no colours of cells that were read otherwise', () => {
    const colours = { piece: [1, 2, 3], empty: [4, 5, 6] };
    const seen = read(['.....', 'XX.XX'], { next: ['T', 'I'], hold: 'S', colours });
    expect(seen).toMatchObject({ cells: ['.....', 'XX.XX'], current: null, next: ['T', 'I'], hold: 'S' });
    expect(seen).not.toHaveProperty('colours');
  });

  it('has no ghost of another shape than the piece', () => {
    expect(read(['.**..', '.**..', '..o..', '.ooo.'])?.ghost).toBeNull();
  });

  it('has blocks where a ghost of another shape seems to be, if the network finds them likelier than empty cells', () => {
    const chances = chancesOf(['.**..', '.**..', '.....', '..o..', '.XXX.']);
    chances.locked[17] = 0.4;
    const seen = learnedReading(
      chances,
      tetrisSeen({ columns: 5, rows: 5, cells: Array<string>(5).fill('.....') }),
    );
    expect(seen?.cells).toEqual(['.....', '.....', '.....', '..X..', '.XXX.']);
  });

  it('keeps a hint of the other reading, which the network takes for blocks', () => {
    const hint = cellsAt('3,0 4,0');
    const seen = read(['.....', 'XX.XX'], { cells: ['.....', 'XX...'], hint });
    expect(seen).toMatchObject({ cells: ['.....', 'XX...'], hint });
  });

  it.each([[['.***.', '.....']], [['**.**', '.....']], [['*****', '.....']]])(
    'is none if %j fall',
    (rows) => {
      expect(read(rows)).toBeNull();
    },
  );
});
