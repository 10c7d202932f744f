import { describe, expect, it } from 'vitest';
import { buildsOf } from '../../../../engine/solver/asking/builds.ts';
import { laidKey } from '../../../../engine/solver/ways/ways.ts';
import { makeFumen, parseFumen } from '../../../../engine/tetris/notation/fumen.ts';
import type { Location } from '../../../../engine/tetris/types.ts';

const picture = (...rows: string[]) => ({ rows });
const place = (type: Location['type'], orientation: Location['orientation'], x: number, y: number) => ({
  piece: { type, orientation, x, y },
});

function buildsIn(
  ...pages: Parameters<typeof makeFumen>[0]
): { page: number; rows: number[]; ways: string[][] }[] {
  return buildsOf(parseFumen(makeFumen(pages))).map(({ page, rows, ways }) => ({
    page,
    rows,
    ways: ways.map((way) => way.map(laidKey).sort()).sort(),
  }));
}

describe('a fumen of builds', () => {
  it('gives a build for every page, its colours divided into pieces', () => {
    expect(buildsIn(picture('OO........', 'OOXXXXXXXX'), picture('IIII......'))).toEqual([
      { page: 1, rows: [0b1111111100, 0], ways: [['O0,0 1,0 0,1 1,1']] },
      { page: 2, rows: [0], ways: [['I0,0 1,0 2,0 3,0']] },
    ]);
  });

  it('is divided in every possible way', () => {
    const [build] = buildsIn(picture('IIII......', 'IIII......', 'IIII......', 'IIII......'));
    expect(build!.ways).toHaveLength(2);
  });

  it('may have full rows between the cells of a piece', () => {
    const [build] = buildsIn(picture('.L........', 'XXXXXXXXXX', '.L........', '.LL.......'));
    expect(build!.ways).toEqual([['L1,0 2,0 1,1 1,3']]);
  });

  it('gives one build where pages place pieces, in the rows of the first field', () => {
    const builds = buildsIn(
      { rows: ['XXXXXX....'], ...place('I', 'north', 7, 0) },
      place('O', 'north', 0, 0),
      { ...place('T', 'north', 4, 0), lock: false },
    );
    expect(builds).toEqual([
      { page: 1, rows: [0b0000111111, 0, 0], ways: [['I6,0 7,0 8,0 9,0', 'O0,1 1,1 0,2 1,2']] },
    ]);
  });

  it.each([
    [[picture('XXXX......')], 'page 1 has no coloured cells'],
    [[picture('TT........')], "page 1: its colours can't be divided into pieces"],
    [[{ rows: ['XX........'], ...place('O', 'north', 0, 0) }], 'piece 1, O, overlaps filled cells'],
  ])('is refused: %j', (pages, message) => {
    expect(() => buildsIn(...pages)).toThrow(message);
  });
});
