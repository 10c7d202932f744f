import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/svelte';
import PuyoField from '../../../../renderer/shared/puyo/PuyoField.svelte';
import { joinedPuyos } from '../../../../renderer/shared/puyo/fieldView.ts';
import { puyoMarkOf } from '../../../../electron/contract/colours/puyo.ts';
import { puyoKinds } from '../../../../engine/puyo/types.ts';
import { cellsAt } from '../../../cellsAt.ts';

const rows = [...Array<string>(10).fill('......'), 'R.....', 'RRGO..'];
const pair = {
  axis: 'R',
  child: 'G',
  cells: cellsAt('2,11 2,12'),
} as const;

describe('the field', () => {
  it('draws its puyos, and the falling pair', () => {
    const { container } = render(PuyoField, { rows, current: pair, label: 'field' });
    const kinds = [...container.querySelectorAll('[data-kind]')].map((puyo) =>
      puyo.getAttribute('data-kind'),
    );
    expect(kinds).toEqual(['R', 'R', 'R', 'G', 'O', 'R', 'G']);
  });

  it('distinguishes axis and child of a hint by their marks and colours', () => {
    const hint = { ...pair, cells: [[1, 2] as const, [2, 1] as const] };
    const { container } = render(PuyoField, { rows, hint, label: 'field' });
    const discs = [...container.querySelectorAll<SVGGElement>('[data-role=hint] [data-mark]')];
    expect(discs.map((disc) => disc.dataset['mark'])).toEqual(['ring', 'dot']);
    expect(discs.map((disc) => disc.getAttribute('transform'))).toEqual([
      'translate(1.5 9.5)',
      'translate(2.5 10.5)',
    ]);
    expect(discs[0]!.getAttribute('style')).not.toBe(discs[1]!.getAttribute('style'));
  });

  it('leaves out the puyos above its rows', () => {
    const { container } = render(PuyoField, { rows, hint: pair, label: 'field' });
    expect(container.querySelectorAll('[data-role=hint] [data-mark]')).toHaveLength(1);
  });

  it('can be painted on', async () => {
    const onpick = vi.fn();
    const { container } = render(PuyoField, { rows, label: 'field', onpick });
    await fireEvent.pointerDown(container.querySelector('[data-cell="3,4"]')!, { button: 0 });
    expect(onpick).toHaveBeenCalledWith([3, 4], true);
  });
});

describe('joins', () => {
  it('connect equal neighbours only, both ways, never garbage', () => {
    const at = (x: number, y: number) =>
      joinedPuyos(rows).find((puyo) => puyo.x === x && puyo.y === y)!.joins;
    expect([at(0, 10), at(0, 11), at(1, 11), at(2, 11)]).toEqual([['down'], ['up', 'right'], ['left'], []]);
    expect(joinedPuyos(['OO'])[0]!.joins).toEqual([]);
  });

  it('do not reach into the hidden row, where nothing pops', () => {
    const joins = joinedPuyos(['R', 'R', 'R'], 2).map((puyo) => puyo.joins);
    expect(joins).toEqual([[], ['down'], ['up']]);
  });
});

it('marks each colour differently', () => {
  const marks = puyoKinds.filter((kind) => kind !== 'O').map(puyoMarkOf);
  expect(new Set(marks).size).toBe(5);
  expect(marks).not.toContain(null);
});
