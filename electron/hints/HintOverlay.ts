import type { Piece } from '../../engine/tetris/types.ts';
import type { OverlayScene, SceneRect } from '../contract/hint/scene.ts';
import { dips, type Dips, type Rect } from '../../vision/space.ts';
import type { Sighting } from '../../vision/types.ts';
import type { BoardSighting, Shown } from './Advice.ts';
import { fits, onScreen, type PictureArea } from '../desktop/GameWindow.ts';
import type { Help } from '../contract/help.ts';
import type { GameKeys } from '../contract/hint/gameKeys.ts';
import type { HintStrength } from '../contract/hint/strength.ts';
import type { Reports } from '../contract/reports.ts';
import type { Settings } from '../contract/settings.ts';
import type { Notice } from './notice.ts';
import type { PanelState } from '../contract/panel.ts';
import { PieceColours } from './colours/pieceColours.ts';
import { makeFrame, makeNotice, makeScene, overlayRegion, type SceneView } from './scene.ts';
import { CapRoom } from './room/CapRoom.ts';
import { onScreenFrom } from './sceneView.ts';

/** The overlay window, as far as it is used here. */
export interface SceneWindow {
  show(scene: OverlayScene, bounds: Rect<Dips>): void;
  move(bounds: Rect<Dips>): void;
  /** Nothing is seen from now on, but soon may be again. */
  conceal(): void;
  hide(): void;
}

interface Appearance {
  help: Help;
  translucent: boolean;
  strength: HintStrength;
  /** Hints bear their piece's letter. */
  letters: boolean;
  gameKeys: GameKeys | null;
  /** Columns are numbered below the board. */
  numbers: boolean;
}

/** As the user wants it. */
export function hintLookOf(settings: Settings): Partial<Appearance> {
  const { help, hintStrength, patterns, gameKeys, columnNumbers: numbers } = settings;
  return { help, strength: hintStrength, letters: patterns, gameKeys, numbers };
}

const atFirst: Appearance = {
  help: 'keys',
  translucent: false,
  strength: 'normal',
  letters: false,
  gameKeys: null,
  numbers: false,
};

/**
 * Puts a hint over its game on the screen: joins what the assistant wants to show with where the
 * watched window is, and shows nothing while the two don't fit.
 */
export class HintOverlay {
  readonly #window: SceneWindow;
  readonly #colours = new PieceColours();
  readonly #room = new CapRoom();
  #shown: Shown | null = null;
  #notice: Notice | null = null;
  #area: PictureArea | null = null;
  #covers: readonly Rect<Dips>[] = [];
  #appearance = atFirst;
  /** Number of the piece whose hint is not wanted. */
  #dismissed: number | null = null;
  #region: Rect | null = null;
  /** The last sighting, where it has a board. */
  #seen: BoardSighting | null = null;
  #isOutlined = false;
  #isAway = false;
  #isCovered = false;

  constructor(window: SceneWindow) {
    this.#window = window;
  }

  show(shown: Shown | null): void {
    if (shown) this.#colours.learn(shown.sighting.observation, shown.sighting.layout);
    this.#shown = shown;
    this.#draw();
  }

  /** Stands beside the board while there is no hint. */
  showNotice(notice: Notice | null): void {
    const old = this.#notice;
    this.#notice = notice;
    if (!this.#shown && face(old) !== face(notice)) this.#draw();
  }

  /** What is seen now, whether there is anything to say about it or not. */
  sighted(sighting: Sighting | null): void {
    const before = edgeOf(this.#seen);
    this.#seen = sighting?.layout ? { ...sighting, layout: sighting.layout } : null;
    if (this.#isOutlined && edgeOf(this.#seen) !== before) this.#draw();
  }

  /** A small picture of the game shows where key caps cover nothing. */
  makeRoom(picture: Reports['capture:thumbnail']): void {
    if (!this.#seen || !this.#area) return;
    if (this.#room.chooseSide(picture, this.#seen, this.#area.perPixel, this.#region !== null)) this.#draw();
  }

  /** While true, the edge of the board is drawn too, so that it can be checked. */
  outline(isOn: boolean): void {
    if (this.#isOutlined === isOn) return;
    this.#isOutlined = isOn;
    this.#draw();
  }

  configure(change: Partial<Appearance>): void {
    const before = JSON.stringify(this.#appearance);
    this.#appearance = { ...this.#appearance, ...change };
    if (JSON.stringify(this.#appearance) !== before) this.#draw();
  }

  /** What the panel shows of it. */
  get forPanel(): Pick<PanelState, 'pieceColours' | 'isDismissed' | 'isHintCovered'> {
    const { isDismissed, isCovered } = this;
    return { pieceColours: this.#colours.seen, isDismissed, isHintCovered: isCovered };
  }

  /** Another window covers the board that is seen. */
  get isBoardCovered(): boolean {
    const [seen, area] = [this.#seen, this.#area];
    if (!seen || !area) return false;
    const board = onScreen(seen.layout.board, area);
    return this.#covers.some((cover) => overlap(board, cover));
  }

  /** Another window covers the place: a hint would be drawn on that window, so nothing is drawn. */
  get isCovered(): boolean {
    return this.#isCovered && this.#shown !== null && !this.isDismissed;
  }

  /** Nothing is drawn for the present piece, as it was said to be wrong. */
  get isDismissed(): boolean {
    return this.#shown !== null && this.#shown.sighting.piece === this.#dismissed;
  }

  /** What is shown for this piece is wrong: nothing is, until the next one. */
  dismiss(): void {
    this.#dismissed = this.#shown?.sighting.piece ?? null;
    this.#draw();
  }

  /**
   * The game's window has moved, or others cover it; null: it can't be seen. Answers whether it is covered
   * otherwise than before.
   */
  place(area: PictureArea | null, covers: readonly Rect<Dips>[] = []): boolean {
    const { isCovered, isBoardCovered } = this;
    this.#stand(area, covers);
    return this.isCovered !== isCovered || this.isBoardCovered !== isBoardCovered;
  }

  /** Out of every picture while `work` runs, whatever is to be shown meanwhile. */
  async awayDuring<T>(work: () => Promise<T>): Promise<T> {
    this.#isAway = true;
    this.#hide();
    try {
      return await work();
    } finally {
      this.#isAway = false;
      this.#draw();
    }
  }

  #stand(area: PictureArea | null, covers: readonly Rect<Dips>[]): void {
    const old = this.#area;
    const mayBeCovered = covers.length > 0 || this.#covers.length > 0;
    this.#area = area;
    this.#covers = covers;
    if (this.#region && old && area && hasSizeOf(old, area) && !mayBeCovered)
      this.#window.move(boundsOf(this.#region, area));
    else this.#draw();
  }

  #draw(): void {
    this.#isCovered = false;
    if (!this.#area || this.#isAway) return this.#hide();
    const subject = this.#subject();
    if (!subject || !fits(this.#area, subject.sighting.full)) return this.#conceal();
    const region = overlayRegion(
      subject.sighting.layout.board,
      this.#area.perPixel,
      this.#area,
      this.#room.side,
      this.#appearance.numbers,
    );
    const bounds = boundsOf(region, this.#area);
    const scene = this.#makeScene(subject, region, this.#area.perPixel);
    this.#isCovered = this.#liesUnder(scene, bounds);
    if (scene.shapes.length === 0 || this.#isCovered) return this.#conceal();
    this.#region = region;
    this.#window.show(scene, bounds);
  }

  #subject(): Shown | Notice | null {
    const said = this.isDismissed ? null : (this.#shown ?? this.#notice);
    return said ?? (this.#isOutlined && this.#seen ? { lines: [], sighting: this.#seen } : null);
  }

  #makeScene(subject: Shown | Notice, region: Rect, perPixel: number): OverlayScene {
    const { seq, piece, layout } = subject.sighting;
    const colourOf = (piece: Piece) => this.#colours.of(piece);
    const appearance = { ...this.#appearance, colourOf };
    const { side } = this.#room;
    const view: SceneView = { seq, piece, layout, region, perPixel, side, ...appearance };
    const scene = 'advice' in subject ? makeScene(subject.advice, view) : makeNotice(subject.lines, view);
    const frame = makeFrame(view);
    const isFramed = this.#isOutlined && !this.#lieOver(frame, boundsOf(region, this.#area!));
    return isFramed ? { ...scene, shapes: [frame, ...scene.shapes] } : scene;
  }

  /** A hint for a game under another window would be drawn on that window. */
  #liesUnder({ shapes }: OverlayScene, bounds: Rect<Dips>): boolean {
    return shapes
      .flatMap((shape) => (shape.type === 'cells' ? shape.cells : shape.type === 'disc' ? [shape.cell] : []))
      .some((cell) => this.#lieOver(cell, bounds));
  }

  /** Whether other windows do. */
  #lieOver(part: SceneRect, bounds: Rect<Dips>): boolean {
    const place = onScreenFrom(part, bounds);
    return this.#covers.some((cover) => overlap(place, cover));
  }

  #conceal(): void {
    this.#region = null;
    this.#window.conceal();
  }

  #hide(): void {
    this.#region = null;
    this.#window.hide();
  }
}

/** What of a notice can be seen. */
function face(notice: Notice | null): string {
  return JSON.stringify(notice && [notice.lines, notice.sighting.layout.board, notice.sighting.full]);
}

/** The place of a board's edge in its picture. */
function edgeOf(seen: BoardSighting | null): string {
  return JSON.stringify(seen && [seen.layout.board, seen.full]);
}

function boundsOf(region: Rect, area: PictureArea): Rect<Dips> {
  const { x, y, width, height } = onScreen(region, area);
  return dips({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  });
}

const hasSizeOf = (a: PictureArea, b: PictureArea): boolean => a.width === b.width && a.height === b.height;

function overlap(a: Rect<Dips>, b: Rect<Dips>): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
