import { expect, it } from 'vitest';
import type { Judged } from '../../../../engine/puyo/evaluate/judged.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';
import { parsePair } from '../../../../engine/puyo/notation/position.ts';
import { parseField } from '../../../../engine/puyo/rules/field.ts';
import type { Direction, PuyoState } from '../../../../engine/puyo/types.ts';
import { findPuyoMistakes } from '../../../../engine/review/puyo/puyoMistakes.ts';

/** A chain of three that a red on column 1 fires. */
const ready = ['.GB...', '.RGB..', '.RGB..', '.RGB..'];

function state(cells: string[], pair: string, incoming = 0): PuyoState {
  const { field } = parseField(cells);
  return {
    game: 'puyo',
    field,
    pairs: [parsePair(pair, 'the pair')],
    allClear: false,
    incoming,
    score: null,
  };
}

function judged(of: PuyoState, column: number, direction: Direction, expected = 0): Judged {
  const option = findOptions(of).find(
    ({ placement }) => placement.column === column && placement.direction === direction,
  )!;
  return { option, score: 0, plan: [], expected };
}

it('a place that buries what fires a chain breaks it; one beside it does not', () => {
  const low = state([...ready.slice(0, 3), 'ORGB..'], 'YP');
  const [over, beside] = [judged(low, 1, 'up'), judged(low, 6, 'up')];
  expect(findPuyoMistakes(over, beside, low)).toEqual([{ kind: 'breaksChain', value: 3 }]);
  expect(findPuyoMistakes(beside, over, low)).toEqual([]);
});

it('an existing chain is missed only if the best place fires it', () => {
  const red = state(ready, 'RY');
  const [fires, waits] = [judged(red, 1, 'up'), judged(red, 6, 'up')];
  expect(findPuyoMistakes(waits, fires, red)).toEqual([{ kind: 'missesChain', value: 3 }]);
  const promising = judged(red, 6, 'up', 9);
  expect(findPuyoMistakes(fires, promising, red)).toEqual([{ kind: 'firesEarly', value: 9 }]);
});

it('announced garbage that could have been cancelled falls', () => {
  const red = state(ready, 'RY', 30);
  const found = findPuyoMistakes(judged(red, 6, 'up'), judged(red, 1, 'up'), red);
  expect(found).toContainEqual({ kind: 'letsGarbageFall', value: 14 });
});

it('the spawn column is named from nine rows on', () => {
  const tall = state(
    Array.from({ length: 8 }, (_, row) => (row % 2 ? '..R...' : '..G...')),
    'BY',
  );
  const [onIt, beside] = [judged(tall, 3, 'up', 4), judged(tall, 6, 'up', 6)];
  expect(findPuyoMistakes(onIt, beside, tall)).toEqual([
    { kind: 'raisesSpawn', value: 10 },
    { kind: 'promisesLess', value: 2 },
  ]);
});
