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
  /** Our own games are helped through the screen too. */
  watchesPractice(): boolean;
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

  /** Our own games know better than any picture, and have their hints on their boards. */
  get drawsItself(): boolean {
    return this.isOwn && !this.#ports.watchesPractice();
  }

  /** What is said instead of a hint; null: nothing. */
  notice({ sighting, status }: Pick<Assistant, 'sighting' | 'status'>): Notice | null {
    if (!sighting || this.drawsItself) return null;
    return noticeFor(sighting, status, this.#ports.language());
  }

  /** Whether it is our own practice game. */
  get isOwn(): boolean {
    const source = this.#ports.source();
    return source !== null && this.#ports.isOwn(source);
  }
}
