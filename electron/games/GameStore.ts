import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { GameHeader, GameLine, RecordedGame, Turn } from '../../engine/review/record.ts';
import { reviewVersion, type GameSummary } from '../../engine/review/review.ts';
import { gameId, gameLine, keptSummary, type GameEntry, type KeptSummary } from '../contract/asking/games.ts';
import { LinesFile } from '../training/LinesFile.ts';
import { fileReason } from '../settings/ownFile.ts';

const ending = '.jsonl';

/** The recorded games: a file of lines for each, so that a process that is killed loses the last piece at most. */
export class GameStore {
  readonly #folder: string;
  readonly #summaries: LinesFile<KeptSummary>;

  /** Nothing is read or made before it is needed. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#summaries = new LinesFile(`${folder}-reviewed.jsonl`, keptSummary);
  }

  /** A new file with this header, to which turns are added; it comes to be with the first of them. Never throws. */
  begin(header: GameHeader): GameWriter {
    return new GameWriter(this.#fileOf(this.#freeId(header.startedAt)), header);
  }

  /** The latest first. Files that are no games are left out. */
  list(): GameEntry[] {
    const summaries = new Map(this.#summaries.read().map((kept) => [kept.id, kept]));
    return this.#ids()
      .flatMap((id) => this.#entry(id, summaries.get(id)) ?? [])
      .sort((a, b) => b.header.startedAt - a.header.startedAt || b.id.localeCompare(a.id));
  }

  /** null where there is no such game. */
  read(id: string): RecordedGame | null {
    if (!this.#ids().includes(id)) return null;
    return gameIn(this.#fileOf(id).read());
  }

  /** Throws one line where the file can't be deleted. */
  remove(id: string): void {
    if (!v.is(gameId, id)) return;
    try {
      rmSync(this.#path(id), { force: true });
    } catch (error) {
      throw new Error(`${this.#path(id)}: ${fileReason(error)}`, { cause: error });
    }
  }

  /** What a review said of a game; never throws. */
  summarise(id: string, summary: GameSummary): void {
    this.#summaries.add({ id, version: reviewVersion, summary });
  }

  /** null for a file that is no game. What was said of a game that has grown since is left out. */
  #entry(id: string, kept: KeptSummary | undefined): GameEntry | null {
    const game = gameIn(this.#fileOf(id).read());
    if (!game) return null;
    const placed = game.turns.length;
    const isCurrent = kept?.version === reviewVersion && reviewedIn(kept.summary) === placed;
    return { id, header: game.header, placed, summary: isCurrent ? kept.summary : null };
  }

  #ids(): string[] {
    try {
      return readdirSync(this.#folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .filter((id) => v.is(gameId, id));
    } catch {
      return [];
    }
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

  #fileOf(id: string): LinesFile<GameLine> {
    return new LinesFile(this.#path(id), gameLine);
  }

  #path(id: string): string {
    return join(this.#folder, `${id}${ending}`);
  }
}

/** Adds turns to the file of one game. */
export class GameWriter {
  readonly #file: LinesFile<GameLine>;
  readonly #header: GameHeader;
  #hasBegun = false;

  constructor(file: LinesFile<GameLine>, header: GameHeader) {
    this.#file = file;
    this.#header = header;
  }

  get id(): string {
    return basename(this.#file.file, ending);
  }

  /** Written at once; never throws. */
  add(turn: Turn): void {
    if (!this.#hasBegun) this.#file.add(this.#header);
    this.#hasBegun = true;
    this.#file.add(turn);
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
