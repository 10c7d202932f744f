import { describe, expect, it, vi } from 'vitest';
import { cellChances } from '../../../../vision/cells/learned/cellChances.ts';
import { nextPlaces } from '../../../../vision/previews/nextPlaces.ts';
import { crop } from '../../../../vision/pixels/image.ts';
import { read } from '../../../../vision/read.ts';
import type { Frame, Layout } from '../../../../vision/types.ts';
import { GameTracker } from '../../../../vision/watching/board/GameTracker.ts';
import { regionOf } from '../../../../vision/watching/pictureParts.ts';
import { BoardReader } from '../../../../vision/watching/board/BoardReader.ts';
import { readPages } from '../../../record/FilmFile.ts';
import { readTetris } from '../../../record/tetris/tetrisFilm.ts';
import { frameOf } from '../../games/shownFilm.ts';
import { apart, boardsWith, moved, type DrawnBoard } from '../../simulated/misplaced.ts';
import { drawPuyo } from '../../synthetic.ts';

const eyes = {
  verify: () => 1,
  read,
  cells: cellChances,
  next: nextPlaces,
  chance: () => 1,
  drawn: () => [],
};

/** A drawn Puyo game whose pairs to come can be found. */
function drawn(): { frame: Frame; layout: Layout } {
  for (let seed = 1; ; seed += 1) {
    const { image, label } = drawPuyo(seed);
    if (label?.game !== 'puyo') continue;
    const { board, columns, rows } = label;
    const layout: Layout = { game: 'puyo', board, columns, rows, next: [], hold: null, confidence: 0.95 };
    if (nextPlaces(image, layout).length === 0) continue;
    const full = { width: image.width, height: image.height };
    return { frame: { ...image, seq: 1, capturedAt: 0, origin: { x: 0, y: 0 }, full }, layout };
  }
}

describe('a watched Puyo board without boxes for the next pairs', () => {
  it('finds the boxes at their place in the whole picture', () => {
    const { frame, layout } = drawn();
    const area = regionOf(layout, frame.full, true);
    const part: Frame = { ...frame, ...crop(frame, area), origin: { x: area.x, y: area.y } };
    const wanted = nextPlaces(frame, layout)[0]!;
    for (const given of [frame, part]) {
      const board = new BoardReader(layout, eyes, new GameTracker(), false);
      const look = board.readFrame(given);
      const [box] = board.layout.next;
      expect(Math.abs(box!.x - wanted.x) + Math.abs(box!.y - wanted.y)).toBeLessThan(wanted.width / 4);
      expect(typeof look).not.toBe('string');
    }
  });

  it('does not search for the boxes in every frame', () => {
    const { frame, layout } = drawn();
    const bare: Frame = { ...frame, data: new Uint8Array(frame.data.length).fill(40) };
    const board = new BoardReader(layout, eyes, new GameTracker(), false);
    board.readFrame(bare);
    board.readFrame({ ...frame, capturedAt: 100 });
    expect(board.layout.next).toEqual([]);
    board.readFrame({ ...frame, capturedAt: 1000 });
    expect(board.layout.next.length).toBeGreaterThan(0);
  });
});

describe('a watched Puyo board with a wrong box for the next pairs', () => {
  it('searches again after other pairs have come in than announced', () => {
    const { frame, layout } = drawn();
    const wrong = { x: layout.board.x, y: 0, width: 10, height: 20 };
    const tracker = new GameTracker();
    const board = new BoardReader({ ...layout, next: [wrong] }, eyes, tracker, false);
    board.readFrame(frame);
    expect(board.layout.next).toEqual([wrong]);
    expect(board.regionIn(frame.full)).toEqual(regionOf(board.layout, frame.full));
    vi.spyOn(tracker, 'unannouncedPairs', 'get').mockReturnValue(2);
    expect(board.regionIn(frame.full)).toEqual(regionOf(board.layout, frame.full, true));
    board.readFrame({ ...frame, capturedAt: 1000 });
    expect(board.layout.next).toEqual(nextPlaces(frame, board.layout));
    expect(board.regionIn(frame.full)).toEqual(regionOf(board.layout, frame.full));
  });
});

describe('a watched Puyo board that is off its cells', () => {
  it('searches for the next pairs anew once it is measured', () => {
    const { frame, layout } = drawn();
    const wrong = { x: layout.board.x, y: 0, width: 10, height: 20 };
    const start = { ...layout, board: moved(layout.board, -0.3, 0.35), next: [wrong] };
    const watched = new BoardReader(start, eyes, new GameTracker(), false);
    for (let i = 0; i < 6; i += 1) watched.readFrame({ ...frame, seq: i, capturedAt: 1000 * i });
    expect(watched.isMeasured).toBe(true);
    expect(watched.layout.next).toEqual(nextPlaces(frame, watched.layout));
  });

  it('is corrected by the resting puyo, and reports that it is measured', () => {
    const [{ image, board }] = boardsWith(12, 1, 40) as [DrawnBoard];
    const start: Layout = {
      game: 'puyo',
      board: moved(board, -0.3, 0.35),
      columns: 6,
      rows: 12,
      next: [],
      hold: null,
      confidence: 0.7,
    };
    const watched = new BoardReader(start, eyes, new GameTracker(), false);
    const full = { width: image.width, height: image.height };
    for (let i = 0; i < 6; i += 1)
      watched.readFrame({ ...image, seq: i, capturedAt: 300 * i, origin: { x: 0, y: 0 }, full });
    expect(apart(watched.layout.board, board)).toBeLessThan(0.1);
    expect(watched.isMeasured).toBe(true);
  });
});

describe('a watched Tetris board that was found before its next piece was drawn', () => {
  it('finds the place of the next piece, and reads it', async () => {
    const labels = readTetris('quadrapassel');
    const pages = await readPages('quadrapassel');
    const { board, columns, rows } = labels;
    const found: Layout = { game: 'tetris', board, columns, rows, next: [], hold: null, confidence: 0.95 };
    const watched = new BoardReader(found, eyes, new GameTracker(), false);
    const { page, piece } = labels.pictures[0]!;
    const reading = watched.readFrame(frameOf(pages[page]!, 0, 0));
    expect(watched.layout.next).toHaveLength(1);
    expect(typeof reading === 'object' && reading.observation).toMatchObject({
      next: [labels.pieces[piece + 1]!.kind],
    });
  });
});
