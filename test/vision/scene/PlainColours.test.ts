import { describe, expect, it } from 'vitest';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { perCell, type CellPictures } from '../../../vision/scene/cellPictures.ts';
import { PlainColours } from '../../../vision/scene/PlainColours.ts';

/** One cell of one colour. */
function cellOf(...colour: [number, number, number]): CellPictures {
  return Uint8Array.from({ length: perCell }, (_, i) => colour[i % 3]!);
}

const colourOf = (kind: Piece): [number, number, number] => [30 * pieces.indexOf(kind), 200, 90];

function learned(kinds: readonly Piece[], times = 6): PlainColours {
  const colours = new PlainColours();
  for (const kind of kinds) for (let i = 0; i < times; i++) colours.learn(cellOf(...colourOf(kind)), 0, kind);
  return colours;
}

describe('colours of plain blocks', () => {
  it('are all known once every kind of piece was seen several times', () => {
    expect(learned(pieces).areAllKnown).toBe(true);
    expect(learned(pieces.slice(1)).areAllKnown).toBe(false);
    expect(learned(pieces, 5).areAllKnown).toBe(false);
  });

  it('are distinguished from other colours', () => {
    const colours = learned(pieces);
    const [red, green, blue] = colourOf('T');
    expect(colours.have(cellOf(red + 5, green - 5, blue), 0)).toBe(true);
    expect(colours.have(cellOf(red, green - 60, blue), 0)).toBe(false);
  });

  it('are the most frequent ones of each kind', () => {
    const colours = learned(pieces);
    colours.learn(cellOf(250, 250, 250), 0, 'T');
    expect(colours.have(cellOf(250, 250, 250), 0)).toBe(false);
  });
});
