import { beforeEach, describe, expect, it } from 'vitest';
import type { Shown } from '../../../electron/hints/Advice.ts';
import type { PictureArea } from '../../../electron/desktop/GameWindow.ts';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { HintOverlay, hintLookOf } from '../../../electron/hints/HintOverlay.ts';
import { overlayRegion } from '../../../electron/hints/scene.ts';
import { frameWidth } from '../../../electron/contract/hint/opaque.ts';
import type { OverlayScene, SceneRect } from '../../../electron/contract/hint/scene.ts';
import { dips, type Dips, type Rect } from '../../../vision/space.ts';
import { full, layout, makeCandidate, makeState, sight } from '../sightings.ts';
import { cellsAt } from '../../cellsAt.ts';

const best = makeCandidate({ type: 'O', orientation: 'north', x: 0, y: 0 }, cellsAt('0,0 1,0 0,1 1,1'));
const shown: Shown = {
  advice: { game: 'tetris', best, second: null, notHere: null, keys: ['hardDrop'] },
  sighting: { ...sight(5, 1, makeState({ type: 'O', orientation: 'north', x: 4, y: 18 })), layout },
};
const area: PictureArea = { ...dips({ x: 300, y: 200, ...full }), perPixel: 1 };
const region = overlayRegion(layout.board, 1);

let calls: string[];
let bounds: Rect<Dips> | null;
let scene: OverlayScene | null;
let overlay: HintOverlay;

beforeEach(() => {
  [calls, bounds, scene] = [[], null, null];
  overlay = new HintOverlay({
    show: (now, at) => {
      calls.push('show');
      [scene, bounds] = [now, at];
    },
    move: (at) => {
      calls.push('move');
      bounds = at;
    },
    conceal: () => calls.push('conceal'),
    hide: () => calls.push('hide'),
  });
});

it('is over the board, wherever the window is', () => {
  overlay.place(area);
  overlay.show(shown);
  expect(bounds).toEqual({
    x: 300 + region.x,
    y: 200 + region.y,
    width: region.width,
    height: region.height,
  });
  expect(scene).toMatchObject({ seq: 5, width: region.width, height: region.height });
});

it('says that another window covers the place, and the board', () => {
  overlay.place(area);
  overlay.sighted(shown.sighting);
  overlay.show(shown);
  expect([overlay.isCovered, overlay.isBoardCovered]).toEqual([false, false]);
  expect(overlay.place(area, [dips({ x: 300, y: 200, ...full })])).toBe(true);
  expect([overlay.isCovered, overlay.isBoardCovered]).toEqual([true, true]);
  expect(overlay.place(area, [dips({ x: 0, y: 0, width: 10, height: 10 })])).toBe(true);
  expect([overlay.isCovered, overlay.isBoardCovered]).toEqual([false, false]);
  expect(overlay.place(area, [])).toBe(false);
});

it('follows a moved window without drawing anew', () => {
  overlay.place(area);
  overlay.show(shown);
  overlay.place({ ...area, x: 900, y: 10 });
  expect(calls.at(-1)).toBe('move');
  expect(bounds).toMatchObject({ x: 900 + region.x, y: 10 + region.y });
});

it('counts in device-independent pixels on a scaled display', () => {
  const place = dips({ x: 150, y: 100, width: full.width / 2, height: full.height / 2 });
  overlay.place({ ...place, perPixel: 0.5 });
  overlay.show(shown);
  const half = overlayRegion(layout.board, 0.5);
  expect(bounds).toEqual({
    x: 150 + half.x / 2,
    y: 100 + half.y / 2,
    width: half.width / 2,
    height: half.height / 2,
  });
});

describe('shows nothing', () => {
  it('before the window has a place', () => {
    overlay.show(shown);
    expect(calls).not.toContain('show');
  });

  it.each([{ width: 640 }, { height: 640 }])(
    'while a window of %j waits for its picture, and shows it again afterwards',
    (size) => {
      overlay.place(area);
      overlay.show(shown);
      overlay.place({ ...area, ...size });
      expect(calls.at(-1)).toBe('conceal');
      const sighting = { ...shown.sighting, full: { ...full, ...size } };
      overlay.show({ ...shown, sighting });
      expect(calls.at(-1)).toBe('show');
    },
  );

  it('while the window is hidden', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.place(null);
    expect(calls.at(-1)).toBe('hide');
  });

  it.each([
    ['left', -1, 0],
    ['right', 1, 0],
    ['upper', 0, -1],
    ['lower', 0, 1],
  ])('while another window covers the %s edge of the hint, but not if it is well beside it', (_, dx, dy) => {
    const hint = dips({ x: area.x + 40, y: area.y + 420, width: 40, height: 40 });
    const beside = { ...hint, x: hint.x + dx * hint.width, y: hint.y + dy * hint.height };
    overlay.show(shown);
    overlay.place(area, [beside]);
    expect(calls.at(-1)).toBe('show');
    overlay.place(area, [{ ...beside, x: beside.x - dx, y: beside.y - dy }]);
    expect(calls.at(-1)).toBe('conceal');
    overlay.place(area);
    expect(calls.at(-1)).toBe('show');
  });

  it('under another window, and shows it again when that is gone', () => {
    const over = dips({ x: area.x + 40, y: area.y + 420, width: 400, height: 400 });
    overlay.place(area);
    overlay.show(shown);
    overlay.place(area, [over]);
    expect(calls.at(-1)).toBe('conceal');
    overlay.place(area, [{ ...over, x: 0, width: 10 }]);
    overlay.place(area);
    expect(calls.slice(-2)).toEqual(['show', 'show']);
  });

  it('when there is nothing to show', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.show(null);
    expect(calls.at(-1)).toBe('conceal');
  });

  it('when help is switched off', () => {
    overlay.place(area);
    overlay.show(shown);
    overlay.configure({ help: 'off' });
    expect(calls.at(-1)).toBe('conceal');
  });
});

it('treats a picture one pixel smaller as the whole window, because captured pictures have even sides', () => {
  overlay.place({ ...area, width: full.width + 1, height: full.height + 1 });
  overlay.show(shown);
  expect(calls.at(-1)).toBe('show');
});

it('draws nothing anew if nothing has changed', () => {
  overlay.place(area);
  overlay.configure({ translucent: true });
  overlay.show(shown);
  const count = calls.length;
  expect(scene!.translucent).toBe(true);
  overlay.configure({ translucent: true });
  expect(calls).toHaveLength(count);
  overlay.configure({ translucent: false });
  expect(scene!.translucent).toBe(false);
});

describe('a notice', () => {
  const notice = { lines: ['Not sure'], sighting: shown.sighting };

  beforeEach(() => overlay.place(area));

  it('is drawn while there is no hint, once', () => {
    overlay.showNotice(notice);
    expect(scene!.shapes).toMatchObject([{ type: 'status', text: 'Not sure' }]);
    const count = calls.length;
    overlay.showNotice({ ...notice, sighting: { ...shown.sighting, seq: 9 } });
    expect(calls).toHaveLength(count);
    overlay.showNotice({ ...notice, lines: ['Searching'] });
    expect(scene!.shapes).toMatchObject([{ text: 'Searching' }]);
  });

  it('is replaced by a hint, and goes with its reason', () => {
    overlay.showNotice(notice);
    overlay.show(shown);
    expect(scene!.shapes.map(({ type }) => type)).toEqual(['cells', 'keys']);
    overlay.showNotice(null);
    overlay.show(null);
    expect(calls.at(-1)).toBe('conceal');
  });
});

it('stays out of the picture while one is taken, even if changed meanwhile', async () => {
  overlay.place(area);
  overlay.show(shown);
  calls = [];
  await overlay.awayDuring(async () => {
    overlay.place({ ...area, x: area.x + 5 });
    overlay.show(null);
    overlay.show(shown);
    expect(calls).not.toContain('show');
    expect(calls).not.toContain('move');
  });
  expect(calls.at(-1)).toBe('show');
  expect(bounds!.x).toBe(area.x + 5 + region.x);
});

it('hides the hint of a piece after “this is wrong”, until the next one', () => {
  overlay.place(area);
  overlay.show(shown);
  overlay.dismiss();
  expect(calls.at(-1)).toBe('conceal');
  overlay.show({ ...shown, sighting: { ...shown.sighting, seq: 6 } });
  expect(calls.at(-1)).toBe('conceal');
  expect(overlay.isDismissed).toBe(true);
  overlay.show({ ...shown, sighting: { ...shown.sighting, piece: shown.sighting.piece + 1 } });
  expect(calls.at(-1)).toBe('show');
  expect(overlay.isDismissed).toBe(false);
});

it('draws as the settings have it', () => {
  overlay.place(area);
  overlay.show(shown);
  overlay.configure(hintLookOf({ ...defaultSettings('en'), hintStrength: 'strong', patterns: true }));
  expect(scene).toMatchObject({
    strength: 'strong',
    shapes: [{ role: 'hint', letter: 'O' }, { type: 'keys' }],
  });
});

it('draws a piece in the colour that it has in the game', () => {
  overlay.place(area);
  const { sighting } = shown;
  const observation = {
    ...sighting.observation,
    current: { piece: 'O', cells: [] },
    colours: { piece: '#20e020', ground: '#000000' },
  } as never;
  overlay.show({ ...shown, sighting: { ...sighting, observation } });
  expect(scene!.shapes[0]).toMatchObject({ role: 'hint', colour: '#20e020' });
});

describe('draws the edge of the board', () => {
  const frameOf = () => scene?.shapes.find(({ type }) => type === 'frame');

  beforeEach(() => {
    overlay.place(area);
    overlay.sighted(shown.sighting);
  });

  it('on request, around all of it and within its own window', () => {
    expect(calls).not.toContain('show');
    overlay.outline(true);
    const frame = frameOf() as SceneRect;
    const [left, top] = [layout.board.x - region.x, layout.board.y - region.y];
    expect(frame.x).toBeLessThan(left - frameWidth);
    expect(frame.y).toBeLessThan(top - frameWidth);
    expect(frame.x + frame.width).toBeGreaterThan(left + layout.board.width + frameWidth);
    expect(frame.y + frame.height).toBeGreaterThan(top + layout.board.height + frameWidth);
    expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
    overlay.outline(false);
    expect(calls.at(-1)).toBe('conceal');
  });

  it('beside the hint, and beside a notice', () => {
    overlay.outline(true);
    overlay.show(shown);
    expect(scene!.shapes.map(({ type }) => type)).toEqual(['frame', 'cells', 'keys']);
    overlay.outline(false);
    expect(scene!.shapes.map(({ type }) => type)).toEqual(['cells', 'keys']);
  });

  it('also where help is off', () => {
    overlay.configure({ help: 'off' });
    overlay.outline(true);
    expect(frameOf()).toBeDefined();
  });

  it('elsewhere as soon as the board is seen elsewhere, and not without a board', () => {
    overlay.outline(true);
    const before = frameOf();
    const board = { ...layout.board, width: layout.board.width + 100, height: layout.board.height + 200 };
    overlay.sighted({ ...shown.sighting, layout: { ...layout, board } });
    expect(frameOf()).not.toEqual(before);
    overlay.sighted({ ...shown.sighting, layout: null });
    expect(calls.at(-1)).toBe('conceal');
  });

  it('not over another window', () => {
    overlay.outline(true);
    const { x, y } = layout.board;
    overlay.place(area, [dips({ x: area.x + x + 10, y: area.y + y + 10, width: 20, height: 20 })]);
    expect(calls.at(-1)).toBe('conceal');
  });
});
