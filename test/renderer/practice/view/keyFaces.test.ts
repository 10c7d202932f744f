import { afterEach, expect, it, vi } from 'vitest';
import { usualKeys } from '../../../../electron/contract/practice/keys.ts';
import { capsFor } from '../../../../renderer/practice/view/keyFaces.ts';
import { languages } from '../../../../electron/contract/words/languages.ts';

const words = languages.en.practice;

const playBy = (pointer: 'fine' | 'coarse'): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(pointer) }));
};
afterEach(() => {
  vi.unstubAllGlobals();
});

it('names touch buttons by their commands, and held arrows by the word for it', () => {
  playBy('coarse');
  const faces = capsFor(['cw', 'leftWall', 'hardDrop'], usualKeys, words);
  expect(faces).toEqual(['cw', words.held('←'), 'hardDrop']);
});

it('names the player’s keys on a keyboard', () => {
  playBy('fine');
  expect(capsFor(['ccw', 'hardDrop'], usualKeys, words)).toEqual(['Z', words.space]);
});
