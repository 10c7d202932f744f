import type { Rectangle } from 'electron';
import type { OverlayScene } from '../renderer/shared/scene.ts';
import type { Rect } from '../vision/types.ts';
import type { Shown } from './Assistant.ts';
import { fits, type ScreenArea } from './GameWindow.ts';
import type { HelpLevel } from './ipc.ts';
import { makeScene, overlayRegion } from './scene.ts';

/** The overlay window, as far as it is used here. */
export interface SceneWindow {
  show(scene: OverlayScene, bounds: Rectangle): void;
  move(bounds: Rectangle): void;
  /** Nothing is seen from now on, but soon may be again. */
  conceal(): void;
  hide(): void;
}

interface Look {
  helpLevel: HelpLevel;
  translucent: boolean;
}

/**
 * Puts a hint where its game stands on the screen: joins what the assistant wants to show with where the
 * watched window is, and shows nothing while the two don't fit.
 */
export class HintOverlay {
  readonly #window: SceneWindow;
  #shown: Shown | null = null;
  #area: ScreenArea | null = null;
  #helpLevel: HelpLevel = 2;
  #translucent = false;
  #region: Rect | null = null;

  constructor(window: SceneWindow) {
    this.#window = window;
  }

  show(shown: Shown | null): void {
    this.#shown = shown;
    this.#draw();
  }

  configure({ helpLevel = this.#helpLevel, translucent = this.#translucent }: Partial<Look>): void {
    if (helpLevel === this.#helpLevel && translucent === this.#translucent) return;
    this.#helpLevel = helpLevel;
    this.#translucent = translucent;
    this.#draw();
  }

  /** The game's window stands elsewhere; null: it can't be seen. */
  place(area: ScreenArea | null): void {
    const old = this.#area;
    this.#area = area;
    if (!area) return this.#hide();
    if (!old || old.width !== area.width || old.height !== area.height || !this.#region) return this.#draw();
    this.#window.move(boundsOf(this.#region, area));
  }

  #draw(): void {
    if (!this.#area) return this.#hide();
    const shown = this.#shown;
    if (!shown || !fits(this.#area, shown.sighting.full)) return this.#conceal();
    const { perPixel } = this.#area;
    const region = overlayRegion(shown.layout.board, perPixel);
    const scene = makeScene(shown.advice, {
      seq: shown.sighting.seq,
      piece: shown.sighting.piece,
      layout: shown.layout,
      helpLevel: this.#helpLevel,
      region,
      perPixel,
      translucent: this.#translucent,
    });
    if (scene.shapes.length === 0) return this.#conceal();
    this.#region = region;
    this.#window.show(scene, boundsOf(region, this.#area));
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

function boundsOf(region: Rect, area: ScreenArea): Rectangle {
  return {
    x: Math.round(area.x + region.x * area.perPixel),
    y: Math.round(area.y + region.y * area.perPixel),
    width: Math.round(region.width * area.perPixel),
    height: Math.round(region.height * area.perPixel),
  };
}
