import { markSize } from '../../contract/hint/mark.ts';
import type { MarkShape, OverlayScene } from '../../contract/hint/scene.ts';
import { scenePixels, type Dips, type FramePixels, type Rect } from '../../../vision/space.ts';
import { inPicture, type PictureArea } from '../../desktop/GameWindow.ts';
import type { SceneWindow } from '../HintOverlay.ts';
import { onScreenFrom } from '../sceneView.ts';
import { MarkProbe, type MarkLook } from './MarkProbe.ts';

export interface MarkedOverlayPorts {
  /** Where the mark is to be looked for in the watched picture; null: it isn't. */
  look(place: Rect<FramePixels> | null): void;
  /** Whether fills and glows may be drawn: what is drawn stays out of the pictures. */
  translucent(isAllowed: boolean): void;
  /** Whether the system lays windows over each other by their alpha: fills could be drawn nowhere else. */
  composes(): Promise<boolean>;
  /** The display that shows most of this place, by a number of its own. */
  display(place: Rect<Dips>): number;
}

interface Standing {
  scene: OverlayScene;
  bounds: Rect<Dips>;
}

/** From the window's right and bottom edge, in device-independent pixels. */
const inset = 2;

/** The overlay, with the mark on it as long as the probe wants it there. */
export class MarkedOverlay implements SceneWindow {
  readonly #window: SceneWindow & { close(): void };
  readonly #ports: MarkedOverlayPorts;
  readonly #probe: MarkProbe;
  #isMarked = false;
  #area: PictureArea | null = null;
  #display: string | null = null;
  #standing: Standing | null = null;
  #isWorthIt = false;

  constructor(window: SceneWindow & { close(): void }, ports: MarkedOverlayPorts) {
    this.#window = window;
    this.#ports = ports;
    this.#probe = new MarkProbe({
      draw: (isWanted) => this.#mark(isWanted),
      look: (place) => ports.look(place),
      settled: (staysOut) => ports.translucent(staysOut),
    });
  }

  /** Another source is watched, or the system composes windows in another way: what was known is forgotten. */
  async renew(): Promise<void> {
    this.#isWorthIt = false;
    this.#probe.renew(false);
    this.#isWorthIt = await this.#ports.composes();
    this.#probeAnew();
  }

  /** The place of the watched picture from now on. */
  stand(area: PictureArea | null): void {
    this.#area = area;
    if (!area) return this.#probe.moved();
    const display = JSON.stringify([area.perPixel, this.#ports.display(area)]);
    if (this.#display !== null && display !== this.#display) this.#probeAnew();
    this.#display = display;
  }

  /** The page has drawn the scene that was shown last, with the mark or without. */
  drawn(isMarked: boolean): void {
    if (this.#standing) this.#probe.shown(isMarked && this.#isMarked ? this.#place() : null);
  }

  looked(look: MarkLook): void {
    this.#probe.looked(look);
  }

  show(scene: OverlayScene, bounds: Rect<Dips>): void {
    if (this.#standing && !isSame(bounds, this.#standing.bounds)) this.#probe.moved();
    this.#standing = { scene, bounds };
    this.#draw();
  }

  move(bounds: Rect<Dips>): void {
    this.#probe.moved();
    if (this.#standing) this.#standing = { ...this.#standing, bounds };
    this.#window.move(bounds);
  }

  conceal(): void {
    this.#leave();
    this.#window.conceal();
  }

  hide(): void {
    this.#leave();
    this.#window.hide();
  }

  close(): void {
    this.#probe.close();
    this.#window.close();
  }

  /** Nothing is drawn anew over a game that does not change. */
  #probeAnew(): void {
    this.#probe.renew(this.#isWorthIt);
    if (this.#standing) this.#draw();
  }

  #leave(): void {
    this.#probe.moved();
    this.#standing = null;
  }

  #mark(isWanted: boolean): void {
    this.#isMarked = isWanted;
    if (this.#standing) this.#draw();
  }

  #draw(): void {
    const { scene, bounds } = this.#standing!;
    const mark = this.#isMarked ? this.#shape() : null;
    this.#window.show(mark ? { ...scene, shapes: [...scene.shapes, mark] } : scene, bounds);
  }

  /** Below the board at the right, or as far down as the picture reaches. */
  #shape(): MarkShape | null {
    if (!this.#area) return null;
    const { scene, bounds } = this.#standing!;
    const right = Math.min(scene.width, this.#area.x + this.#area.width - bounds.x);
    const bottom = Math.min(scene.height, this.#area.y + this.#area.height - bounds.y);
    const [x, y] = [right - inset - markSize.width, bottom - inset - markSize.height];
    return { type: 'mark', ...scenePixels({ x: Math.floor(x), y: Math.floor(y), ...markSize }) };
  }

  #place(): Rect<FramePixels> | null {
    const shape = this.#shape();
    return shape && this.#area && inPicture(onScreenFrom(shape, this.#standing!.bounds), this.#area);
  }
}

const isSame = (a: Rect<Dips>, b: Rect<Dips>): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
