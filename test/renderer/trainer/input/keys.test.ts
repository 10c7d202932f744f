import { expect, it } from 'vitest';
import { firstKeys, inputFor, readKeys, rebind } from '../../../../renderer/trainer/input/keys.ts';

it('moves the piece by the key that was chosen, and no longer by the one before', () => {
  const rebound = rebind(firstKeys, 'left', 'j');
  expect(rebound.is).toBe('bound');
  const keys = rebound.is === 'bound' ? rebound.keys : firstKeys;
  expect(inputFor(keys, 'j')).toBe('left');
  expect(inputFor(keys, 'ArrowLeft')).toBeNull();
});

it('takes a key from a movement that has another, and from no other', () => {
  const rebound = rebind(firstKeys, 'half', 'x');
  expect(rebound).toMatchObject({ is: 'bound', keys: { half: ['x'], cw: ['ArrowUp'] } });
  expect(rebind(firstKeys, 'half', 'z')).toEqual({ is: 'needed', by: 'ccw' });
});

it.each(['Enter', 'Tab', 'Escape', 'h', '1', ''])('leaves the key %j to the page', (key) =>
  expect(rebind(firstKeys, 'left', key)).toEqual({ is: 'taken' }),
);

it.each([
  null,
  3,
  [],
  {},
  { ...firstKeys, left: [] },
  { ...firstKeys, left: ['Enter'] },
  { ...firstKeys, left: ['z'] },
  { ...firstKeys, left: [7] },
])('reads the first keys where %j was kept', (kept) => expect(readKeys(kept)).toEqual(firstKeys));

it('reads what was kept', () => {
  const keys = { ...firstKeys, left: ['j'], right: ['l'] };
  expect(readKeys(JSON.parse(JSON.stringify(keys)))).toEqual(keys);
});
