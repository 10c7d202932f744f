import { expect, it } from 'vitest';
import { commandOf, inputOf, keyName, usualKeys } from '../../../../electron/contract/practice/keys.ts';

it.each([
  ['American', 'c', 'KeyC', 'hold'],
  ['American with Caps Lock', 'Z', 'KeyZ', 'ccw'],
  ['French: letters by what stands on them', 'a', 'KeyQ', 'half'],
  ['German: Z where others have Y', 'z', 'KeyY', 'ccw'],
  ['Dvorak', 'c', 'KeyI', 'hold'],
  ['Russian', 'с', 'KeyC', 'hold'],
  ['Russian', 'Я', 'KeyZ', 'ccw'],
  ['Greek', 'ψ', 'KeyC', 'hold'],
  ['Hebrew', 'ס', 'KeyX', 'cw'],
  ['Japanese kana', 'つ', 'KeyZ', 'ccw'],
  ['an input method at work', 'Process', 'KeyX', 'cw'],
  ['a dead key', 'Dead', 'KeyM', 'sound'],
  ['arrows', 'ArrowLeft', 'ArrowLeft', 'left'],
  ['Space', ' ', 'Space', 'hardDrop'],
  ['Shift', 'Shift', 'ShiftLeft', 'hold'],
] as const)('%s: %s of %s is %s', (_, key, code, command) => {
  expect(commandOf({ key, code }, usualKeys)).toBe(command);
});

it('leaves alone what is no letter, and keys without a position', () => {
  expect(keyName({ key: '2', code: 'Digit2' })).toBe('2');
  expect(keyName({ key: 'х', code: 'BracketLeft' })).toBe('х');
  expect(keyName({ key: 'с' })).toBe('с');
  expect(commandOf({ key: 'q', code: 'KeyA' }, usualKeys)).toBeUndefined();
});

it('counts as moves only keys that move a piece', () => {
  expect(inputOf({ key: 'я', code: 'KeyZ' })).toBe('ccw');
  expect(inputOf({ key: 'p', code: 'KeyP' })).toBeUndefined();
});
