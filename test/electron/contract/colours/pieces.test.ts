import { describe, expect, it } from 'vitest';
import { colourOf, inkOf, patternOf } from '../../../../electron/contract/colours/pieces.ts';
import { pieces } from '../../../../engine/tetris/types.ts';

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

describe('pieces', () => {
  it.each([...pieces, 'G'])('%s can carry its letter', (kind) => {
    expect(contrast(inkOf(kind), colourOf(kind))).toBeGreaterThanOrEqual(4.5);
  });

  it('differ in colour and in pattern', () => {
    expect(new Set(pieces.map(colourOf)).size).toBe(pieces.length);
    expect(new Set(pieces.map(patternOf)).size).toBe(pieces.length);
  });

  it('are grey where the kind is unknown', () => {
    expect(colourOf('?')).toBe(colourOf('X'));
    expect(patternOf('X')).toBeNull();
  });
});
