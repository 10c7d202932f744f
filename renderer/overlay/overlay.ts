/** The overlay page: shows the scene that main sends and reports when it was on the screen. */
import type { OverlayScene } from '../../electron/contract/hint/scene.ts';
import { bridge } from '../shared/bridge.ts';
import { HeartbeatMonitor } from '../shared/HeartbeatMonitor.ts';
import { draw } from './draw.ts';

const svg = document.querySelector<SVGSVGElement>('#scene')!;
const okiba = bridge();
let shownPiece: number | null = null;
let told: OverlayScene | null = null;

/** A hint is never shown for longer than this after main has stopped: the game goes on. */
const patienceMs = 600;
const main = new HeartbeatMonitor(patienceMs, { ends: () => show(null), isBack: () => show(told) });

function show(scene: OverlayScene | null): void {
  draw(svg, scene, { fadeIn: scene !== null && scene.translucent && scene.piece !== shownPiece });
  shownPiece = scene?.shapes.some((shape) => 'role' in shape) ? scene.piece : null;
  if (scene) reportDrawn(scene);
}

/** The second animation frame starts only after the first one was handed to the screen. */
function reportDrawn({ seq, shapes }: OverlayScene): void {
  const isMarked = shapes.some(({ type }) => type === 'mark');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => okiba.report('overlay:drawn', { seq, at: Date.now(), isMarked })),
  );
}

okiba.on('overlay:scene', (scene) => {
  told = scene;
  show(scene);
});
okiba.on('overlay:alive', () => main.beat());
