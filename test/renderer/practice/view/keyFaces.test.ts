import { expect, it } from 'vitest';
import { buttonFaces } from '../../../../renderer/practice/view/keyFaces.ts';
import { languages } from '../../../../renderer/shared/words/languages.ts';

it('names buttons by their commands, and arrows that are held by the word for it', () => {
  const words = languages.en.practice;
  expect(buttonFaces(['cw', 'leftWall', 'hardDrop'], words)).toEqual(['cw', words.held('←'), 'hardDrop']);
});
