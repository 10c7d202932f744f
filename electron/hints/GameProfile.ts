import type { Source } from '../contract/panel.ts';
import type { Settings } from '../contract/settings.ts';
import { noticeFor, type Notice } from './notice.ts';
import { turnsOn } from '../contract/hint/gameKeys.ts';
import type { Turn, TurnKey } from './turns.ts';
import type { Assistant } from './Assistant.ts';

/** What is known of a game before it is seen, by the title of its window. */
interface KnownGame {
  title: RegExp;
  /** The directions that it has a key for. */
  turns: readonly Turn[];
}

/** What the player says of a game, and what was seen of it, count more. */
const knownGames: readonly KnownGame[] = [
  { title: /quadrapassel/i, turns: ['ccw'] },
  { title: /kblocks/i, turns: ['ccw'] },
  { title: /flobopuyo/i, turns: ['ccw'] },
];

/** undefined: nothing is known of this game. */
const knownGame = (title: string): KnownGame | undefined => knownGames.find((game) => game.title.test(title));

export interface GameProfilePorts {
  source(): Source | null;
  /** Whether it is our own practice game. */
  isOwn(source: Source): boolean;
  /** By title. */
  learnedTurns(): ReadonlyMap<string, Turn>;
  settings(): Pick<Settings, 'language' | 'watchesPractice' | 'gameKeys'>;
}

/** What is known of the watched game besides its pictures: by the title of its window, and whether it is our own. */
export class GameProfile {
  readonly #ports: GameProfilePorts;

  constructor(ports: GameProfilePorts) {
    this.#ports = ports;
  }

  /** '' where nothing is watched. */
  get title(): string {
    return this.#ports.source()?.name ?? '';
  }

  /** Of the watched window; null where it is a whole screen, or nothing. */
  get ownTitle(): string | null {
    const source = this.#ports.source();
    return source?.kind === 'window' && source.name !== '' ? source.name : null;
  }

  /** Its turn keys: our own practice game has one for each direction; clockwise where nothing is known. */
  turns(): readonly TurnKey[] {
    const { gameKeys } = this.#ports.settings();
    if (this.isOwn) return ['cw', 'ccw'];
    const told = gameKeys && turnsOn(gameKeys);
    return told?.length ? told : [this.learnedTurn ?? knownGame(this.title)?.turns[0] ?? 'cw'];
  }

  /** Which way it was seen to turn pieces last; null: not yet, or it has a key for each. */
  get learnedTurn(): Turn | null {
    return this.isOwn ? null : (this.#ports.learnedTurns().get(this.title) ?? null);
  }

  /** The directions that pairs turn in: those of the player's keys; else both where nothing is known of the game. */
  puyoTurns(): readonly Turn[] {
    if (!this.#ports.settings().gameKeys) return knownGame(this.title)?.turns ?? ['cw', 'ccw'];
    return this.turns().filter((turn) => turn !== 'half');
  }

  /** Our own games know better than any picture, and have their hints on their boards. */
  get drawsItself(): boolean {
    return this.isOwn && !this.#ports.settings().watchesPractice;
  }

  /** What is said instead of a hint; null: nothing. */
  notice({ sighting, status }: Pick<Assistant, 'sighting' | 'status'>): Notice | null {
    if (!sighting || this.drawsItself) return null;
    return noticeFor(sighting, status, this.#ports.settings().language);
  }

  /** Whether it is our own practice game. */
  get isOwn(): boolean {
    const source = this.#ports.source();
    return source !== null && this.#ports.isOwn(source);
  }
}
