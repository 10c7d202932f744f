import type { Sighting } from '../../vision/types.ts';
import type { Source } from '../contract/panel.ts';
import type { Language } from '../contract/settings.ts';
import { noticeFor, type Notice } from './notice.ts';
import { puyoTurnsOf, turnOf, type Turn } from './turns.ts';
import type { Assistant } from './Assistant.ts';

export interface WatchedGamePorts {
  source(): Source | null;
  /** Whether it is our own practice game. */
  isOwn(source: Source): boolean;
  /** By title. */
  learnedTurns(): ReadonlyMap<string, Turn>;
  language(): Language;
}

/** What is known of the watched game besides its pictures: by the title of its window, and whether it is our own. */
export class WatchedGame {
  readonly #ports: WatchedGamePorts;

  constructor(ports: WatchedGamePorts) {
    this.#ports = ports;
  }

  /** '' where nothing is watched. */
  get title(): string {
    return this.#ports.source()?.name ?? '';
  }

  /** Its turn keys: our own practice game has one for each direction. */
  turns(): readonly Turn[] {
    return this.isOwn ? ['cw', 'ccw'] : [turnOf(this.title, this.#ports.learnedTurns())];
  }

  puyoTurns(): readonly Turn[] {
    return puyoTurnsOf(this.title);
  }

  /** Our own Puyo game knows better than any picture, and has its hints on its field. */
  drawsItself({ layout }: Sighting): boolean {
    return layout?.game === 'puyo' && this.isOwn;
  }

  /** What is said instead of a hint; null: nothing. */
  notice({ sighting, status }: Pick<Assistant, 'sighting' | 'status'>): Notice | null {
    if (!sighting || this.drawsItself(sighting)) return null;
    return noticeFor(sighting, status, this.#ports.language());
  }

  /** Whether it is our own practice game. */
  get isOwn(): boolean {
    const source = this.#ports.source();
    return source !== null && this.#ports.isOwn(source);
  }
}
