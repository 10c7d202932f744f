import { expect, it } from 'vitest';
import { ContestedStack } from '../../../vision/scene/ContestedStack.ts';

it('doubts at once what nothing has borne out', () => {
  const stack = new ContestedStack();
  expect(stack.isContested(null, 0)).toBe(false);
  expect(stack.isContested(true, 50)).toBe(true);
  expect(stack.isContested(false, 100)).toBe(false);
});

it('doubts what was borne out once it has looked otherwise for long', () => {
  const stack = new ContestedStack();
  stack.isContested(false, 0);
  expect(stack.isContested(true, 100)).toBe(false);
  expect(stack.isContested(true, 500)).toBe(false);
  expect(stack.isContested(true, 600)).toBe(true);
  expect(stack.isContested(null, 700)).toBe(false);
  expect(stack.isContested(true, 800)).toBe(true);
});

it('counts from anew where it looked right meanwhile', () => {
  const stack = new ContestedStack();
  stack.isContested(false, 0);
  stack.isContested(true, 100);
  stack.isContested(false, 500);
  expect(stack.isContested(true, 700)).toBe(false);
});
