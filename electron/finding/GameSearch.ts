import { isSure } from '../../vision/trust.ts';
import type { Layout, Size } from '../../vision/types.ts';
import type { Source } from '../contract/panel.ts';
import type { Probed } from './Capture.ts';
import { RepeatedFinds } from './RepeatedFinds.ts';

/** A board, and where it was seen. */
export interface Find {
  source: Source;
  layout: Layout;
  /** Size of the picture that shows it. */
  full: Size;
}

export interface SearchPorts {
  /** Sources to look at, the preferred kind first. */
  list(): Promise<Source[]>;
  probe(source: Source): Promise<Probed>;
  found(find: Find): void;
  /** After a round without a board. `looked` counts the sources that gave a picture. */
  nothing(round: { sources: number; looked: number }): void;
  failed(reason: string): void;
}

/** A desk full of windows is looked at over several rounds. */
const mostPerRound = 16;

/**
 * Finds a game by itself: looks at one picture of each window, then of each screen, round after round, until
 * a board is seen. The largest of the sure boards wins.
 */
export class GameSearch {
  readonly #ports: SearchPorts;
  readonly #pauseMs: number;
  #run = 0;
  /** When each source was last looked at: a growing count. */
  #lookedAt = new Map<string, number>();
  #looks = 0;
  readonly #finds = new RepeatedFinds();

  constructor(ports: SearchPorts, pauseMs = 700) {
    this.#ports = ports;
    this.#pauseMs = pauseMs;
  }

  get isRunning(): boolean {
    return this.#run % 2 === 1;
  }

  start(): void {
    if (this.isRunning) return;
    this.#finds.forget();
    void this.#search(++this.#run);
  }

  stop(): void {
    if (this.isRunning) this.#run++;
  }

  async #search(run: number): Promise<void> {
    while (this.#run === run) {
      const find = await this.#round(run);
      if (this.#run !== run) return;
      if (find) {
        this.stop();
        return this.#ports.found(find);
      }
      await new Promise((resolve) => setTimeout(resolve, this.#pauseMs));
    }
  }

  async #round(run: number): Promise<Find | null> {
    const sources = await this.#list();
    if (!sources) return null;
    this.#lookedAt = new Map(sources.map(({ id }) => [id, this.#lookedAt.get(id) ?? 0]));
    let looked = 0;
    for (const kind of [sources[0]?.kind, otherKind(sources[0]?.kind)]) {
      const probed = await this.#probeAll(
        sources.filter((source) => source.kind === kind),
        run,
      );
      if (this.#run !== run) return null;
      const finds = probed.flatMap(({ source, layout, full }) =>
        this.#finds.isBelieved(source.id, layout) && layout && full ? [{ source, layout, full }] : [],
      );
      if (finds.length > 0) return finds.reduce(better);
      looked += probed.filter(({ error }) => error === null).length;
    }
    this.#ports.nothing({ sources: sources.length, looked });
    return null;
  }

  /** One after the other: pictures are large, and the game goes on meanwhile. */
  async #probeAll(sources: readonly Source[], run: number): Promise<(Probed & { source: Source })[]> {
    const probed: (Probed & { source: Source })[] = [];
    for (const source of this.#longestUnseen(sources)) {
      if (this.#run !== run) break;
      this.#lookedAt.set(source.id, ++this.#looks);
      probed.push({ source, ...(await this.#ports.probe(source)) });
    }
    return probed;
  }

  async #list(): Promise<Source[] | null> {
    try {
      return await this.#ports.list();
    } catch (error) {
      this.#ports.failed((error as Error).message);
      return null;
    }
  }

  #longestUnseen(sources: readonly Source[]): Source[] {
    const lookedAt = ({ id }: Source) => this.#lookedAt.get(id) ?? 0;
    return sources.toSorted((a, b) => lookedAt(a) - lookedAt(b)).slice(0, mostPerRound);
  }
}

function otherKind(kind: Source['kind'] | undefined): Source['kind'] | undefined {
  return kind && (kind === 'window' ? 'screen' : 'window');
}

/** The surer one where only one is sure, else the larger one. */
function better(a: Find, b: Find): Find {
  const isFirstSure = isSure(a.layout);
  if (isFirstSure !== isSure(b.layout)) return isFirstSure ? a : b;
  const area = ({ layout: { board } }: Find) => board.width * board.height;
  return area(b) > area(a) ? b : a;
}
