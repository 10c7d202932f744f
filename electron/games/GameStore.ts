import * as v from 'valibot';
import type { GameHeader, GameLine, RecordedGame } from '../../engine/review/record.ts';
import { habitDays, habitsIn } from '../../engine/review/recurring.ts';
import { weeksBegin, weeksIn } from '../../engine/review/weeks.ts';
import type { GameSummary } from '../../engine/review/review.ts';
import { gameId, gameLine, type GameHabits, type GamesPage } from '../contract/asking/games.ts';
import type { Drawer, Lines } from '../storage/Lines.ts';
import { GameWriter } from './GameWriter.ts';
import { GameIndex } from './index/GameIndex.ts';
import type { IndexLine } from './index/indexLine.ts';
import { OldestGames } from './index/OldestGames.ts';
import { Summaries } from './index/Summaries.ts';

const folder = 'games';

/** The recorded games: lines for each, so that a process that is killed loses the last piece at most. */
export class GameStore {
  readonly #drawer: Drawer;
  readonly #summaries: Summaries;
  readonly #index: GameIndex;
  readonly #oldest: OldestGames;

  /** Nothing is read or made before it is needed. */
  constructor(drawer: Drawer) {
    this.#drawer = drawer;
    this.#summaries = new Summaries(drawer);
    this.#oldest = new OldestGames(drawer, (ids) => this.#removeAll(ids));
    this.#index = new GameIndex(drawer, {
      ids: () => drawer.names(folder),
      size: (id) => drawer.size(`${folder}/${id}`),
      look: (id) => this.#indexLine(id),
    });
  }

  /** A new game with this header, to which turns are added; it comes to be with the first of them. Never throws. */
  begin(header: GameHeader): GameWriter {
    const id = this.#idAt(header.startedAt, (one) => !this.isThere(one));
    return new GameWriter(id, this.#linesOf(id), header);
  }

  /** The same of a game that may have begun already: it is known by its header. */
  goOn(header: GameHeader): GameWriter {
    const isFree = (id: string): boolean => !this.isThere(id) || isSame(this.read(id)?.header, header);
    const id = this.#idAt(header.startedAt, isFree);
    return new GameWriter(id, this.#linesOf(id), header, this.read(id)?.turns.length);
  }

  isThere(id: string): boolean {
    return v.is(gameId, id) && this.#drawer.size(`${folder}/${id}`) > 0;
  }

  /** Some of the games, the latest first; what is no game is left out. What is new is looked for with the first ones. */
  async page({ from, count }: { from: number; count: number }): Promise<GamesPage> {
    if (from === 0) await this.#index.refreshLatest();
    const all = from === 0 ? this.#index.known : await this.#index.all();
    const entries = all.slice(from, from + count).map(({ id, header, placed }) => {
      return { id, header, placed, summary: this.#summaries.of(id, placed) };
    });
    return { total: this.#index.count, dropped: this.#oldest.dropped, from, entries };
  }

  /** The latest first, as far as lists show them; what is new is looked for, unless `isAnew` is false. */
  async latest(isAnew = true): Promise<readonly IndexLine[]> {
    if (isAnew) await this.#index.refresh();
    return this.#index.all();
  }

  /** What is done wrong again and again in the last weeks before `now`, and how well each was played; files may be of anybody. */
  async habits(now: number): Promise<GameHabits> {
    const counted = (await this.#index.all()).filter(
      ({ header }) => header.origin !== 'imported' && header.startedAt >= weeksBegin(now),
    );
    const rated = counted.flatMap(({ id, placed, header: { startedAt } }) => {
      const summary = this.#summaries.of(id, placed);
      return summary ? [{ startedAt, placed, ...summary }] : [];
    });
    return { days: habitDays, recurring: habitsIn(rated, now), weeks: weeksIn(rated, now) };
  }

  /** null where there is no such game. */
  read(id: string): RecordedGame | null {
    if (!this.isThere(id)) return null;
    return gameIn(this.#linesOf(id).read());
  }

  /** Throws one line where it can't be removed. */
  remove(id: string): void {
    if (!v.is(gameId, id)) return;
    this.#removeAll([id]);
  }

  /** Deletes the oldest games where there are more than `most`; never `current`, which is played at present. */
  async keepLatest(most: number, current: string): Promise<void> {
    const older = (await this.latest()).slice(most).filter(({ id }) => id !== current);
    await this.#oldest.drop(older.map(({ id }) => id));
  }

  /** What a review said of a game; never throws. */
  summarise(id: string, summary: GameSummary): void {
    this.#summaries.add(id, summary);
  }

  #removeAll(ids: readonly string[]): void {
    this.#drawer.removeAll(folder, ids);
    for (const id of ids) this.#index.forget(id);
  }

  #indexLine(id: string): IndexLine | null {
    const size = this.#drawer.size(`${folder}/${id}`);
    const game = gameIn(this.#linesOf(id).read());
    return game && { id, size, placed: game.turns.length, header: game.header };
  }

  /** The first that will do, after the moment at which the game began. */
  #idAt(startedAt: number, willDo: (id: string) => boolean): string {
    const base = new Date(startedAt).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    for (let number = 1; ; number++) {
      const id = number === 1 ? base : `${base}-${number}`;
      if (willDo(id)) return id;
    }
  }

  #linesOf(id: string): Lines<GameLine> {
    return this.#drawer.lines(`${folder}/${id}`, gameLine);
  }
}

const isSame = (one: GameHeader | undefined, { startedAt, title, origin }: GameHeader): boolean =>
  one?.startedAt === startedAt && one.title === title && one.origin === origin;

/** null where the lines have no header at their head. */
export function gameIn(lines: readonly GameLine[]): RecordedGame | null {
  const [header, ...rest] = lines;
  if (header?.kind !== 'game') return null;
  return { header, turns: rest.filter((line) => line.kind !== 'game') };
}
