import { describe, expect, it } from 'vitest';
import { freeSide, type CapSide, type SmallPicture } from '../../../../electron/hints/room/freeSide.ts';

const size = { width: 300, height: 300 };
const board = { x: 100, y: 60, width: 100, height: 180 };

/** Grey all over, with letters, so to say, on these sides of the board. */
function picture(...texts: CapSide[]): SmallPicture {
  const data = new Uint8Array(4 * size.width * size.height).fill(60);
  const places: Record<CapSide, [number, number]> = {
    below: [130, 252],
    above: [130, 45],
    right: [230, 130],
    left: [70, 130],
  };
  for (const side of texts) {
    const [left, top] = places[side];
    for (let y = top; y < top + 6; y++)
      for (let x = left; x < left + 12; x += 3)
        data.fill(160, 4 * (y * size.width + x), 4 * (y * size.width + x) + 3);
  }
  return { ...size, data, board };
}

describe('key caps', () => {
  it.each<[CapSide[], CapSide]>([
    [[], 'below'],
    [['right'], 'below'],
    [['below'], 'right'],
    [['below', 'right'], 'left'],
    [['below', 'right', 'left'], 'above'],
    [['below', 'right', 'left', 'above'], 'below'],
  ])('with text at %j are %s', (texts, side) => {
    expect(freeSide(picture(...texts), 1)).toBe(side);
  });

  it('are placed where the picture continues, because nothing is known beyond it', () => {
    const low = { ...board, y: 118 };
    expect(freeSide({ ...picture(), board: low }, 1)).toBe('right');
  });

  it('are as large as the picture is', () => {
    expect(freeSide(picture('right'), 0.1)).toBe('below');
    expect(freeSide(picture('below'), 0.1)).toBe('below');
  });
});
