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
  it('keeps the place of the first picture if it announces the pieces', () => {
    const { places } = new Round([preview], (next) => shows(next, preview)).play('TSZLJ');
    expect(places.next).toEqual([preview]);
    expect(places.isProven).toBe(true);
  });

  it('replaces an ornament by the place that announces the pieces', () => {
    const round = new Round([ornament], (next) => [['S', ornament], ...shows(next, preview)]);
    expect(round.play('T').places.next).toEqual([ornament]);
    expect(round.play('OZLJT').places.next).toEqual([preview]);
  });

  it('keeps a preview beside another board, whose next piece happens to come here too', () => {
    const others = ['T', 'S', 'Z', 'J'] as const;
    let at = 0;
    const round = new Round([preview], (next) => [...shows(next, preview), [others[at++ % 4]!, ornament]]);
    expect(round.play('OT').places.next).toEqual([preview]);
  });

  it('drops a button below the preview', () => {
    const round = new Round([preview, button], (next) => [...shows(next, preview), ['O', button]]);
    expect(round.play('TSZL').places.next).toEqual([preview]);
  });

  it('drops a place that does not change over several pieces, even without a better one', () => {
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

    it('that changes before it was seen twice', () => {
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

    it('that announces the same piece repeatedly', () => {
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

  it('uses the size of the full-grown preview, not of one that is still growing', () => {
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

  it('ignores changes that announce nothing', () => {
    const score: Piece[] = ['I', 'O', 'I', 'O', 'I', 'O'];
    const round = new Round([preview], (next) => [[score[next.length % 6]!, ornament]]);
    expect(round.play('TSZLJT').places.next).toEqual([preview]);
    expect(round.places.isProven).toBe(false);
  });

  it('looks again only after a while, and stops once a place is proven', () => {
    const { places } = new Round([preview], (next) => shows(next, preview)).play('TS');
    expect(places.wants(1800)).toBe(false);
    expect(places.wants(2000)).toBe(true);
    const proven = new Round([preview], (next) => shows(next, preview)).play('TSZLJ').places;
    expect(proven.wants(1e6)).toBe(false);
  });
});
