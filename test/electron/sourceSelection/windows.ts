import type { GameWindow, GameWindowEvents, PictureArea } from '../../../electron/desktop/GameWindow.ts';
import type { Source } from '../../../electron/contract/panel.ts';
import { dips } from '../../../vision/space.ts';

export const game: Source = { id: 'window:7:0', name: 'Blocks', kind: 'window' };
export const other: Source = { id: 'window:8:0', name: 'Other blocks', kind: 'window' };
export const own: Source = { id: 'window:9:0', name: 'Our own blocks', kind: 'window' };
export const area: PictureArea = { ...dips({ x: 0, y: 0, width: 400, height: 500 }), perPixel: 1 };

export class FakeWindow implements GameWindow {
  area: PictureArea | null = area;
  isPlaced = true;
  covers = [];
  isClosed = false;
  constructor(readonly events: GameWindowEvents) {}
  close(): void {
    this.isClosed = true;
  }
}
