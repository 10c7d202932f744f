import { describe, expect, it } from 'vitest';
import { readQueue } from '../../../../electron/cli/console/arguments.ts';

describe('a queue beside a command', () => {
  it.each(['T,I,O', 'TIO', 't i o', 't, i, o', ' T,I O '])('may be written %j', (text) => {
    expect(readQueue(text)).toEqual(['T', 'I', 'O']);
  });

  it.each([
    ['', 'It has no pieces.'],
    [',', 'It has no pieces.'],
    ['T,Q', 'There is no such piece'],
  ])('may not be %j', (text, message) => {
    expect(() => readQueue(text)).toThrow(message);
  });
});
