import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../../engine/tetris/types.ts';
import type { Drawn } from '../../../../vision/previews/drawnPieces.ts';
import type { Rect } from '../../../../vision/types.ts';
import { PreviewPlaces } from '../../../../vision/watching/board/PreviewPlaces.ts';

const unit = 20;
const [preview, second, ornament, button] = [
  { x: 300, y: 100, width: 80, height: 80 },
  { x: 300, y: 200, width: 80, height: 80 },
  { x: 420, y: 300, width: 80, height: 80 },
  { x: 300, y: 400, width: 80, height: 80 },
] as const satisfies Rect[];

/** Shows pieces as they come, each for a second; `draw` tells what stands around the board for it. */
class Round {
  readonly places: PreviewPlaces;
  private at = 0;

  constructor(
    private readonly located: readonly Rect[],
    private readonly draw: (next: readonly Piece[]) => [Piece, Rect][],
  ) {
    this.places = new PreviewPlaces(this.located);
  }

  play(pieces: string): this {
    for (const [index, piece] of [...pieces].entries()) {
      if (index > 0) this.places.spawned(piece as Piece);
      const next = [...pieces.slice(index + 1)] as Piece[];
      const drawn = this.draw(next).map(([kind, rect]) => ({ piece: kind, rect, unit }) as Drawn);
      for (let look = 0; look < 3; look++) this.places.locateIn(drawn, (this.at += 300));
    }
    return this;
  }
}

const shows = (next: readonly Piece[], place: Rect): [Piece, Rect][] => (next[0] ? [[next[0], place]] : []);

describe('PreviewPlaces', () => {
  it('keeps to what one picture showed where that announces what comes', () => {
    const { places } = new Round([preview], (next) => shows(next, preview)).play('TSZLJ');
    expect(places.next).toEqual([preview]);
    expect(places.isProven).toBe(true);
  });

  it('leaves an ornament for the place that announces what comes', () => {
    const round = new Round([ornament], (next) => [['S', ornament], ...shows(next, preview)]);
    expect(round.play('T').places.next).toEqual([ornament]);
    expect(round.play('OZLJT').places.next).toEqual([preview]);
  });

  it('drops a button that stands below the preview', () => {
    const round = new Round([preview, button], (next) => [...shows(next, preview), ['O', button]]);
    expect(round.play('TSZL').places.next).toEqual([preview]);
  });

  it('drops what does not change after several pieces, though nothing better is known', () => {
    const round = new Round([ornament, button], () => [['O', button]]);
    expect(round.play('TS').places.next).toEqual([ornament, button]);
    expect(round.play('ZL').places.next).toEqual([ornament]);
  });

  describe('keeps a preview', () => {
    const places = () => new PreviewPlaces([preview]);
    const looker = (all: PreviewPlaces) => {
      let at = 0;
      return (piece: Piece, looks: number) => {
        for (let look = 0; look < looks; look++)
          all.locateIn([{ piece, rect: preview, unit } as Drawn], (at += 300));
      };
    };

    it('whose pieces came and went sooner than it was looked at twice', () => {
      const all = places();
      const look = looker(all);
      look('T', 3);
      all.spawned('T');
      look('S', 1);
      all.spawned('S');
      expect(all.next).toEqual([preview]);
      look('Z', 1);
      all.spawned('Z');
      expect(all.next).toEqual([preview]);
    });

    it('that announces the same piece again and again', () => {
      const all = places();
      const look = looker(all);
      look('O', 2);
      for (let piece = 0; piece < 4; piece++) {
        all.spawned('O');
        look('O', 2);
      }
      expect(all.next).toEqual([preview]);
    });
  });

  it('finds a whole list, the next piece first', () => {
    const round = new Round([], (next) => [...shows(next, preview), ...shows(next.slice(1), second)]);
    expect(round.play('TSZLJTZS').places.next).toEqual([preview, second]);
  });

  it('is as large as the piece that stands there, not as one that still grows as it comes in', () => {
    const places = new PreviewPlaces([]);
    let at = 0;
    const look = (piece: Piece, size: number) =>
      [0, 1].forEach(() => places.locateIn([{ piece, rect: preview, unit: size } as Drawn], (at += 300)));
    for (const piece of ['T', 'S', 'Z', 'L'] as const) {
      look(piece, unit / 2);
      look(piece, unit);
      places.spawned(piece);
    }
    expect(places.next).toEqual([preview]);
  });

  it('does not go by what it has seen once, or what changes without announcing anything', () => {
    const score: Piece[] = ['I', 'O', 'I', 'O', 'I', 'O'];
    const round = new Round([preview], (next) => [[score[next.length % 6]!, ornament]]);
    expect(round.play('TSZLJT').places.next).toEqual([preview]);
    expect(round.places.isProven).toBe(false);
  });

  it('looks again only after a while, and no more once a place is proven', () => {
    const { places } = new Round([preview], (next) => shows(next, preview)).play('TS');
    expect(places.wants(1800)).toBe(false);
    expect(places.wants(2000)).toBe(true);
    const proven = new Round([preview], (next) => shows(next, preview)).play('TSZLJ').places;
    expect(proven.wants(1e6)).toBe(false);
  });
});
