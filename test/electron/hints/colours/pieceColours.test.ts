import { describe, expect, it } from 'vitest';
import { PieceColours } from '../../../../electron/hints/colours/pieceColours.ts';
import { contrastOf } from '../../../../electron/contract/hint/legible.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';
import type { Layout, Observation } from '../../../../vision/types.ts';
import { layout, makeState, sight } from '../../sightings.ts';

function seen(type: Piece, piece: string, ground = '#101010'): Observation {
  const { observation } = sight(1, 1, makeState({ type, orientation: 'north', x: 4, y: 18 }));
  return { ...observation, current: { piece: type, cells: [] }, colours: { piece, ground } } as Observation;
}

const elsewhere: Layout = { ...layout, board: { ...layout.board, x: layout.board.x + 40 } };

describe('the colours of a game', () => {
  it('are those that its pieces have in it', () => {
    const colours = new PieceColours();
    colours.learn(seen('J', '#30d030'), layout);
    expect(colours.of('J')).toBe('#30d030');
  });

  it('are reported as they were seen', () => {
    const colours = new PieceColours();
    expect(colours.seen).toEqual({});
    colours.learn(seen('J', '#000080'), layout);
    expect(colours.seen).toEqual({ J: '#000080' });
  });

  it('are made light enough for the board', () => {
    const colours = new PieceColours();
    colours.learn(seen('J', '#000080'), layout);
    expect(colours.of('J')).not.toBe('#000080');
    expect(contrastOf(colours.of('J'), '#101010')).toBeGreaterThanOrEqual(4.5);
    colours.learn(seen('J', '#d0e0c0', '#e0f0d0'), layout);
    expect(contrastOf(colours.of('J'), '#e0f0d0')).toBeGreaterThanOrEqual(4.5);
  });

  it('are the usual ones for pieces that were not seen yet', () => {
    expect(new PieceColours().of('I')).toBe('#31c7ef');
  });

  it('change with the level, and are forgotten with the board', () => {
    const colours = new PieceColours();
    colours.learn(seen('T', '#20c0c0'), layout);
    colours.learn(seen('T', '#e0a020'), layout);
    expect(colours.of('T')).toBe('#e0a020');
    colours.learn(seen('O', '#ffffff', '#000000'), elsewhere);
    expect(colours.of('T')).toBe(new PieceColours().of('T'));
  });

  it('stay as they are while no piece is seen', () => {
    const colours = new PieceColours();
    colours.learn(seen('T', '#20c0c0'), layout);
    colours.learn({ seq: 2, game: null, confidence: 0, doubts: [] }, layout);
    expect(colours.of('T')).toBe('#20c0c0');
  });
});
