import { reviewVersion, type GameSummary } from '../../../engine/review/review.ts';
import { keptSummary, type KeptSummary } from '../../contract/asking/games.ts';
import { parseLine, type Drawer, type Lines } from '../../storage/Lines.ts';

/** As every version has begun such a line. */
const begins = /^\{"id":"([a-z\d-]+)"/;

/** What reviews said of games, a line each; read only as far as somebody asks. */
export class Summaries {
  readonly #lines: Lines<KeptSummary>;
  /** The last line of each game. */
  #texts: Map<string, string> | null = null;

  /** Nothing is read before it is asked for. */
  constructor(drawer: Drawer) {
    this.#lines = drawer.lines('games-reviewed', keptSummary);
  }

  /** null where nothing was said of the game with so many turns, or of another version of the ratings. */
  of(id: string, placed: number): GameSummary | null {
    const text = this.#read().get(id);
    const kept = text === undefined ? null : parseLine(keptSummary, text);
    return kept?.version === reviewVersion && reviewedIn(kept.summary) === placed ? kept.summary : null;
  }

  /** Never throws. */
  add(id: string, summary: GameSummary): void {
    const kept = { id, version: reviewVersion, summary };
    this.#lines.add(kept);
    this.#texts?.set(id, JSON.stringify(kept));
  }

  #read(): Map<string, string> {
    return (this.#texts ??= new Map(this.#lines.texts().map((text) => [begins.exec(text)?.[1] ?? '', text])));
  }
}

const reviewedIn = ({ counts }: GameSummary): number =>
  Object.values(counts).reduce((sum, times) => sum + times, 0);
