import { expect, it } from 'vitest';
import { contents, type CellChances } from '../../../../../vision/cells/learned/cellChances.ts';
import type { Observation, PuyoObservation } from '../../../../../vision/types.ts';
import { PuyoNetworkReader } from '../../../../../vision/watching/board/networks/PuyoNetworkReader.ts';
import { puyoSeen } from '../../../observed.ts';

const chances = Object.fromEntries(contents.map((one) => [one, new Float32Array(72)])) as CellChances;

const seen = (bottom: string, more: Partial<PuyoObservation> = {}): PuyoObservation =>
  puyoSeen({
    cells: [...Array.from({ length: 11 }, () => '......'), bottom],
    current: {
      axis: 'R',
      child: 'B',
      cells: [
        [2, 10],
        [2, 11],
      ],
    },
    ...more,
  });

/** Looks at pictures at these times, and tells which were asked about and what was believed. */
function watch(
  times: readonly number[],
  alone: Observation,
  both: Observation,
): { asked: number[]; told: string[] } {
  const reader = new PuyoNetworkReader();
  const asked: number[] = [];
  const told = times.map((at) => {
    const read = (learned?: () => CellChances): Observation => (learned?.(), learned ? both : alone);
    const one = reader.readPicture(read, () => (asked.push(at), chances), at);
    return one.game === 'puyo' ? one.cells.at(-1)! : '';
  });
  return { asked, told };
}

it('asks the network about a ghost that looks like garbage, and never believes it between two questions', () => {
  const { asked, told } = watch([0, 30, 60, 90], seen('..O...'), seen('......'));
  expect(asked).toEqual([0, 90]);
  expect(told).toEqual(['......', '......', '......', '......']);
});

it('uses the faster reading between two questions if both agree', () => {
  const { asked, told } = watch([0, 30, 60, 90], seen('..O...'), seen('..O...'));
  expect([asked, told.at(1)]).toEqual([[0, 90], '..O...']);
});

it('asks the network about sure readings from time to time, and always once one was wrong', () => {
  const sure = seen('..R...');
  expect(watch([0, 300, 600, 900, 1200], sure, sure).asked).toEqual([0, 900]);
  expect(watch([0, 300, 600, 900, 1200], sure, seen('......')).asked).toEqual([0, 300, 600, 900, 1200]);
});
