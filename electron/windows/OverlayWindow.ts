import { BrowserWindow } from 'electron';
import { opaqueRects } from '../contract/hint/opaque.ts';
import type { OverlayScene, SceneRect } from '../contract/hint/scene.ts';
import { scenePixels, type Dips, type Rect } from '../../vision/space.ts';
import { pages } from '../contract/pages.ts';
import { DrawingWatch } from '../supervision/DrawingWatch.ts';
import { SpareTime } from '../supervision/SpareTime.ts';
import { endGpu } from '../supervision/watchGpu.ts';
import { LivePage, type LivePageEvents } from './LivePage.ts';
import type { PageLink } from './PageLink.ts';
import { pageUrl, secure } from './pages.ts';
import { SentScenes } from './SentScenes.ts';

/** Outside every window: a shape of this alone shows nothing. An empty shape would show the whole window. */
const nothing = scenePixels({ x: -2, y: -2, width: 1, height: 1 });

/**
 * How a window is kept from sight without waiting for its page. macOS has no shapes. On Windows there must be no opacity:
 * once a layered window was given one, its pixels can't be updated any more (UpdateLayeredWindow fails after
 * SetLayeredWindowAttributes), and it is black.
 */
const hasShapes = process.platform !== 'darwin';

/** Windows always composes windows by their pixels' alpha; X11 only where a compositor runs. */
const isAlwaysSeeThrough = process.platform === 'win32';

/**
 * The window over the game: transparent, click-through, never focused, no larger than what it may draw on.
 * It stays mapped and is revealed only once its page has drawn, so that it shows neither stale pixels nor a
 * black sheet; concealing takes effect without waiting for the page.
 */
export class OverlayWindow {
  readonly #window: BrowserWindow;
  readonly #link: PageLink;
  readonly #sent = new SentScenes();
  readonly #page: LivePage;
  /** A page that is alive and does not draw waits for the process that draws. */
  readonly #drawing = new DrawingWatch((since) => {
    if (this.#page.hasAnswered(since)) endGpu();
  }, new SpareTime());
  #scene: OverlayScene | null = null;
  #isShown = false;

  /** Its page is loaded when it is its `turn`. */
  constructor(link: PageLink, events: LivePageEvents, turn: Promise<void>) {
    this.#link = link;
    this.#window = new BrowserWindow({
      width: 200,
      height: 200,
      show: false,
      frame: false,
      transparent: true,
      focusable: false,
      resizable: false,
      skipTaskbar: true,
      hasShadow: false,
      title: pages.overlay.window.title,
      webPreferences: { ...secure, ...pages.overlay.window.webPreferences },
    });
    this.#window.setAlwaysOnTop(true, 'screen-saver');
    // Elsewhere the game's own desktop is the only one where it is of use.
    if (process.platform === 'darwin')
      this.#window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true });
    this.#window.setIgnoreMouseEvents(true);
    this.#window.setContentProtection(true);
    link.register(this.#window.webContents, 'overlay');
    link.hear('overlay:drawn', ({ seq }) => this.#reveal(seq));
    const pageEvents = {
      ready: () => {
        this.#send();
        events.ready();
      },
      gone: (reason: string) => {
        this.#drawing.rest();
        this.#conceal();
        events.gone(reason);
      },
    };
    this.#page = new LivePage(this.#window, pageUrl('overlay'), pageEvents, { turn, isLight: true });
  }

  /** `bounds` of the scene's size. */
  show(scene: OverlayScene, bounds: Rect<Dips>): void {
    // Without translucency all of the window that was see-through is black from now on.
    if (this.#scene?.translucent && !scene.translucent) this.#conceal();
    if (!this.#scene) this.#toFront();
    this.#scene = scene;
    this.move(bounds);
    if (!this.#isShown) {
      this.#conceal();
      this.#window.showInactive();
      this.#isShown = true;
    }
    this.#send();
  }

  /** On Windows a game that is topmost too comes before us when the user turns to it. */
  #toFront(): void {
    if (this.#isShown && process.platform === 'win32') this.#window.moveTop();
  }

  move(bounds: Rect<Dips>): void {
    const now = this.#window.getBounds();
    const stays = (['x', 'y', 'width', 'height'] as const).every((side) => now[side] === bounds[side]);
    if (!stays) this.#window.setBounds(bounds);
  }

  /** Nothing is seen from now on; the window stays ready to show the next scene. */
  conceal(): void {
    if (!this.#scene) return;
    this.#scene = null;
    this.#conceal();
    this.#send();
  }

  hide(): void {
    this.conceal();
    if (this.#isShown) this.#window.hide();
    this.#isShown = false;
  }

  close(): void {
    this.#drawing.rest();
    this.#window.destroy();
  }

  #send(): void {
    if (this.#scene) {
      this.#sent.add(this.#scene);
      this.#drawing.expect();
    } else this.#drawing.rest();
    this.#link.notify('overlay:scene', this.#scene);
  }

  #reveal(seq: number): void {
    this.#drawing.came();
    const scene = this.#sent.drawn(seq);
    if (!scene || this.#window.isDestroyed()) return;
    if (hasShapes) this.#window.setShape(shapeOf(scene));
    else this.#window.setOpacity(1);
  }

  #conceal(): void {
    this.#sent.forget();
    if (hasShapes) this.#window.setShape([nothing]);
    else this.#window.setOpacity(0);
  }
}

/** All of a window that is see-through; otherwise exactly what is painted, as the rest would be black. */
function shapeOf(scene: OverlayScene): SceneRect[] {
  if (scene.translucent || isAlwaysSeeThrough)
    return [scenePixels({ x: 0, y: 0, width: scene.width, height: scene.height })];
  return opaqueRects(scene).map(wholePixels);
}

function wholePixels({ x, y, width, height }: SceneRect): SceneRect {
  const left = Math.floor(x);
  const top = Math.floor(y);
  return scenePixels({
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  });
}
