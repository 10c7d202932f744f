/** A game from its menu over a pause to its end and into another round, filmed, and labelled by what was done to it. */
import { Okiba } from '../../e2e/stage/Okiba.ts';
import { sleep, type Desktop } from '../../e2e/stage/desktop.ts';
import { RealGame } from '../../e2e/stage/RealGame.ts';
import type { Shot } from '../../e2e/stage/Recorder.ts';
import { changedShare, type Screen } from '../../e2e/stage/Screen.ts';
import { crop } from '../../../vision/pixels/image.ts';
import type { Image, Phase, Rect } from '../../../vision/types.ts';
import { Camera } from '../Camera.ts';
import { keepFilm, pagesOf, readLabels } from '../FilmFile.ts';
import type { StateScene } from './stateScenes.ts';

/** From a picture on, milliseconds from the film's start, until the next mark. */
export interface PhaseMark {
  at: number;
  phase: Extract<Phase, 'menu' | 'playing' | 'paused' | 'over'>;
}

export interface StateLabels {
  marks: PhaseMark[];
  pictures: { at: number; page: number }[];
}

/** Pieces that fall by themselves, and long enough to tell how fast. */
const fallingMs = 4500;
const pausedMs = 5000;
const overMs = 4000;
const againMs = 5000;
const dropMs = 500;
/** Drops after which nothing has changed: the game is over. */
const vainDrops = 4;
const mostDrops = 60;
/** Of a window's pixels, more than a cursor has. */
const changeShare = 0.0005;

class Filming {
  private readonly marks: PhaseMark[] = [];

  constructor(
    private readonly scene: StateScene,
    private readonly game: RealGame,
    private readonly camera: Camera,
  ) {}

  mark(phase: PhaseMark['phase'], at = Date.now()): void {
    this.marks.push({ at, phase });
  }

  async play(screen: Screen): Promise<void> {
    this.mark(this.scene.hasMenu ? 'menu' : 'playing');
    if (this.scene.hasMenu) {
      await sleep(1200);
      this.mark('playing');
    }
    await this.game.begin(screen);
    for (let piece = 0; piece < 2; piece++) {
      await sleep(fallingMs);
      this.game.press('hardDrop');
    }
    await sleep(1500);
  }

  async pause(): Promise<void> {
    this.mark('paused');
    await this.game.do(this.scene.pause);
    await sleep(pausedMs);
    this.mark('playing');
    await this.game.do(this.scene.goOn);
    await sleep(againMs);
  }

  /** Drops pieces until no drop changes anything; the last change was the end. */
  async end(): Promise<void> {
    for (let vain = 0, drops = 0; vain < vainDrops; drops++) {
      if (drops > mostDrops) throw new Error(`${this.scene.name} does not end`);
      const before = this.camera.shots.at(-1)!.image;
      this.game.press('hardDrop');
      await sleep(dropMs);
      const isVain = changedShare(before, this.camera.shots.at(-1)!.image) < changeShare;
      vain = isVain ? vain + 1 : 0;
    }
    this.mark('over', lastChange(this.camera.shots, this.scene.about));
    await sleep(overMs);
  }

  async restart(): Promise<void> {
    if (this.scene.restart.length === 0) return;
    this.mark('playing');
    for (const step of this.scene.restart) await this.game.do(step);
    await sleep(againMs);
  }

  /** Times from the first picture on. */
  labels(shots: readonly Shot[]): StateLabels {
    const start = shots[0]!.at;
    const marks = this.marks.map(({ at, phase }) => ({ at: Math.max(0, at - start), phase }));
    return { marks, pictures: pagesOf(shots).pictures };
  }
}

/** When the picture changed last, by more than a cursor. */
function lastChange(shots: readonly Shot[], part?: Rect): number {
  const partOf = (image: Image): Image => (part ? crop(image, part) : image);
  const at = shots.findLastIndex(({ image }, i) => {
    const before = shots[i - 1]?.image;
    if (before === undefined || before === image) return false;
    return changedShare(partOf(before), partOf(image)) >= changeShare;
  });
  return shots[Math.max(0, at)]!.at;
}

/** Our own practice game is opened by the app, whose hints are switched off. */
async function open(scene: StateScene, desktop: Desktop): Promise<{ game: RealGame; okiba: Okiba | null }> {
  if (scene.kind.program !== 'okiba') return { game: await RealGame.open(desktop, scene.kind), okiba: null };
  const okiba = await Okiba.launch(desktop);
  await okiba.request('settings:change', { help: 'off' });
  await okiba.request('practice:open', null);
  return { game: await RealGame.attach(desktop, scene.kind), okiba };
}

/** Films what the window itself shows, whatever lies over it: the desktop needs a compositor. Says what was kept. */
export async function recordStates(scene: StateScene, desktop: Desktop, screen: Screen): Promise<string> {
  const { game, okiba } = await open(scene, desktop);
  const { width, height } = game.area();
  const camera = new Camera(screen.ofWindow(game.id), { x: 0, y: 0, width, height });
  const filming = new Filming(scene, game, camera);
  await filming.play(screen);
  await filming.pause();
  await filming.end();
  await filming.restart();
  const shots = await camera.stop();
  await okiba?.close();
  const { pages } = pagesOf(shots);
  await keepFilm(stateFilm(scene.name), pages, filming.labels(shots));
  return `${shots.length} pictures, ${pages.length} different, ${width} x ${height}`;
}

/** Where it is kept, among all films. */
export const stateFilm = (name: string): string => `states/${name}`;

export const readStates = (name: string): StateLabels => readLabels<StateLabels>(stateFilm(name));
