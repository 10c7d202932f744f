import { expect, it } from 'vitest';
import { ContestedStack } from '../../../vision/scene/ContestedStack.ts';

it('contests an unconfirmed stack at once', () => {
  const stack = new ContestedStack();
  expect(stack.isContested(null, 0)).toBe(false);
  expect(stack.isContested(true, 50)).toBe(true);
  expect(stack.isContested(false, 100)).toBe(false);
});

it('contests a confirmed stack only after a contradiction for half a second', () => {
  const stack = new ContestedStack();
  stack.isContested(false, 0);
  expect(stack.isContested(true, 100)).toBe(false);
  expect(stack.isContested(true, 500)).toBe(false);
  expect(stack.isContested(true, 600)).toBe(true);
  expect(stack.isContested(null, 700)).toBe(false);
  expect(stack.isContested(true, 800)).toBe(true);
});

it('starts the time again after a picture that agrees', () => {
  const stack = new ContestedStack();
  stack.isContested(false, 0);
  stack.isContested(true, 100);
  stack.isContested(false, 500);
  expect(stack.isContested(true, 700)).toBe(false);
});
