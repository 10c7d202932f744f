import * as v from 'valibot';
import type { GameHeader, GameLine, RecordedGame, Turn } from '../../engine/review/record.ts';
import { reviewVersion, type GameSummary } from '../../engine/review/review.ts';
import { gameId, gameLine, keptSummary, type GameEntry, type KeptSummary } from '../contract/asking/games.ts';
import type { Drawer, Lines } from '../keeping/Lines.ts';

const folder = 'games';

/** The recorded games: lines for each, so that a process that is killed loses the last piece at most. */
export class GameStore {
  readonly #drawer: Drawer;
  readonly #summaries: Lines<KeptSummary>;

  /** Nothing is read or made before it is needed. */
  constructor(drawer: Drawer) {
    this.#drawer = drawer;
    this.#summaries = drawer.lines(`${folder}-reviewed`, keptSummary);
  }

  /** A new game with this header, to which turns are added; it comes to be with the first of them. Never throws. */
  begin(header: GameHeader): GameWriter {
    const id = this.#freeId(header.startedAt);
    return new GameWriter(id, this.#linesOf(id), header);
  }

  /** The latest first. What is no game is left out. */
  list(): GameEntry[] {
    const summaries = new Map(this.#summaries.read().map((kept) => [kept.id, kept]));
    return this.#ids()
      .flatMap((id) => this.#entry(id, summaries.get(id)) ?? [])
      .sort((a, b) => b.header.startedAt - a.header.startedAt || b.id.localeCompare(a.id));
  }

  /** null where there is no such game. */
  read(id: string): RecordedGame | null {
    if (!this.#ids().includes(id)) return null;
    return gameIn(this.#linesOf(id).read());
  }

  /** Throws one line where it can't be removed. */
  remove(id: string): void {
    if (!v.is(gameId, id)) return;
    this.#drawer.remove(`${folder}/${id}`);
  }

  /** What a review said of a game; never throws. */
  summarise(id: string, summary: GameSummary): void {
    this.#summaries.add({ id, version: reviewVersion, summary });
  }

  /** null for lines that are no game. What was said of a game that has grown since is left out. */
  #entry(id: string, kept: KeptSummary | undefined): GameEntry | null {
    const game = gameIn(this.#linesOf(id).read());
    if (!game) return null;
    const placed = game.turns.length;
    const isCurrent = kept?.version === reviewVersion && reviewedIn(kept.summary) === placed;
    return { id, header: game.header, placed, summary: isCurrent ? kept.summary : null };
  }

  #ids(): string[] {
    return this.#drawer.names(folder).filter((id) => v.is(gameId, id));
  }

  /** After the moment at which the game began. */
  #freeId(startedAt: number): string {
    const taken = this.#ids();
    const base = new Date(startedAt).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    for (let number = 1; ; number++) {
      const id = number === 1 ? base : `${base}-${number}`;
      if (!taken.includes(id)) return id;
    }
  }

  #linesOf(id: string): Lines<GameLine> {
    return this.#drawer.lines(`${folder}/${id}`, gameLine);
  }
}

/** Adds turns to the lines of one game. */
export class GameWriter {
  readonly id: string;
  readonly #lines: Lines<GameLine>;
  readonly #header: GameHeader;
  #hasBegun = false;

  constructor(id: string, lines: Lines<GameLine>, header: GameHeader) {
    this.id = id;
    this.#lines = lines;
    this.#header = header;
  }

  /** Written at once; never throws. */
  add(turn: Turn): void {
    if (!this.#hasBegun) this.#lines.add(this.#header);
    this.#hasBegun = true;
    this.#lines.add(turn);
  }
}

const reviewedIn = ({ counts }: GameSummary): number =>
  Object.values(counts).reduce((sum, times) => sum + times, 0);

/** null where the lines have no header at their head. */
export function gameIn(lines: readonly GameLine[]): RecordedGame | null {
  const [header, ...rest] = lines;
  if (header?.kind !== 'game') return null;
  return { header, turns: rest.filter((line) => line.kind !== 'game') };
}
