import type { FramePixels, Rect } from '../../vision/space.ts';
import type { StillPicture } from './Capture.ts';
import type { Source, StillView } from '../contract/panel.ts';

export interface StillPorts {
  source(): Source | null;
  capture(kind: 'view' | 'case', hidden: Rect<FramePixels>[]): Promise<StillPicture>;
  /** The places of our own windows in the picture of this source. */
  ownRects(source: Source): Rect<FramePixels>[];
  /** Keeps the overlay off the screen while it runs. */
  withoutOverlay<T>(work: () => Promise<T>): Promise<T>;
}

/** Until the overlay is off the screen, and out of its picture. */
const clearScreenMs = 250;

/** Whole pictures of what is watched, our own windows not in them. */
export class Stills {
  readonly #ports: StillPorts;
  readonly #clearMs: number;

  constructor(ports: StillPorts, clearMs = clearScreenMs) {
    this.#ports = ports;
    this.#clearMs = clearMs;
  }

  /** For the panel. Rejects where nothing is watched. */
  async view(): Promise<StillView> {
    const { bytes, width, height } = await this.capture('view');
    return { url: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`, width, height };
  }

  /** A window's picture shows that window alone; in a screen's we have to step aside. */
  async capture(kind: 'view' | 'case'): Promise<StillPicture> {
    const source = this.#ports.source();
    if (!source) throw new Error('nothing is watched');
    if (source.kind === 'window') return this.#ports.capture(kind, []);
    return this.#ports.withoutOverlay(async () => {
      await new Promise((resolve) => setTimeout(resolve, this.#clearMs));
      return this.#ports.capture(kind, this.#ports.ownRects(source));
    });
  }
}
