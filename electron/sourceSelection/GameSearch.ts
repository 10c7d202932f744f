import { isSure, trust } from '../../vision/trust.ts';
import type { Layout, Size } from '../../vision/types.ts';
import type { Source } from '../contract/panel.ts';
import type { Probed } from './Capture.ts';
import { windowId } from '../desktop/sourceIds.ts';
import { RepeatedFinds } from './RepeatedFinds.ts';
import { RoundPause } from './RoundPause.ts';

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
  /** The system's number of the window that keys go to; null where it can't be known. */
  focused(): Promise<number | null>;
  found(find: Find): void;
  /**
   * The likeliest place of a round without a board: only watching it shows whether it is one. The
   * search goes on. Answers whether it is watched from now on.
   */
  doubtful(find: Find): boolean;
  /** After a round without a board. `looked` counts the sources that gave a picture. */
  nothing(round: { sources: number; looked: number }): void;
  failed(reason: string): void;
}

/** What one look at a source has shown, and whether the board in it is believed. */
type Look = Probed & { source: Source; isBelieved: boolean };

/** A desk full of windows is looked at over several rounds. */
const mostPerRound = 16;
/** A picture that shows nothing new so often in a row is not the window's any more. */
const lifelessLooks = 3;

/**
 * Finds a game by itself: looks at one picture of each window, then of each screen, round after round, until
 * a board is seen. Of several boards the one in the window that keys go to wins, then the largest of the sure ones.
 */
export class GameSearch {
  readonly #ports: SearchPorts;
  readonly #pause: RoundPause;
  #run = 0;
  /** When each source was last looked at: a growing count. */
  #lookedAt = new Map<string, number>();
  #looks = 0;
  readonly #finds = new RepeatedFinds();
  /** When each source was last watched on probation: a growing count. */
  readonly #named = new Map<string, number>();
  #names = 0;
  /** How sure the last look at each source was of a board. */
  readonly #confidences = new Map<string, number>();
  /** How often in a row each source has shown nothing, or nothing new. */
  readonly #lifeless = new Map<string, number>();

  /** `pauseMs`: between two rounds at first. */
  constructor(ports: SearchPorts, pauseMs = 700) {
    this.#ports = ports;
    this.#pause = new RoundPause(pauseMs);
  }

  get isRunning(): boolean {
    return this.#run % 2 === 1;
  }

  /** 0..1: how much speaks for a game in this source, by the last look at it. */
  likelihood({ id }: Source): number {
    return this.#confidences.get(id) ?? 0;
  }

  /** Whether this source's picture stays the same, or of one colour all over, without a board that is worth a second look. */
  isBlank(source: Source): boolean {
    const hasBoard = this.likelihood(source) >= trust.worthASecondLook;
    return !hasBoard && (this.#lifeless.get(source.id) ?? 0) >= lifelessLooks;
  }

  start(): void {
    if (this.isRunning) return;
    this.#finds.forget();
    this.#pause.shorten();
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
      await this.#rest(run);
    }
  }

  /** Not to the end where the keyboard goes to another window meanwhile: that may be a game that was just opened. */
  async #rest(run: number): Promise<void> {
    const focused = await this.#ports.focused();
    const until = performance.now() + this.#pause.ms;
    for (let left = this.#pause.ms; left > 0; left = until - performance.now()) {
      await sleep(Math.min(this.#pause.least, left));
      if (this.#run !== run || (await this.#ports.focused()) !== focused) return;
    }
  }

  async #round(run: number): Promise<Find | null> {
    const sources = await this.#list();
    if (!sources) return null;
    this.#lookedAt = new Map(sources.map(({ id }) => [id, this.#lookedAt.get(id) ?? 0]));
    const focused = await this.#ports.focused();
    let looked = 0;
    let doubtful: Find[] = [];
    const layouts: (Layout | null)[] = [];
    for (const kind of [sources[0]?.kind, otherKind(sources[0]?.kind)]) {
      const probed = await this.#probeAll(
        sources.filter((source) => source.kind === kind),
        focused,
        run,
      );
      if (this.#run !== run) return null;
      const seen = probed.flatMap(({ source, layout, full, isBelieved }) =>
        layout && full ? [{ source, layout, full, isBelieved }] : [],
      );
      const finds: Find[] = seen.filter(({ isBelieved }) => isBelieved);
      if (finds.length > 0) return (await this.#focusedOf(finds)) ?? finds.reduce(better);
      if (doubtful.length === 0) doubtful = seen;
      layouts.push(...probed.map(({ layout }) => layout));
      looked += probed.filter(({ error }) => error === null).length;
    }
    this.#pause.saw({ sources, layouts });
    this.#ports.nothing({ sources: sources.length, looked });
    if (doubtful.length > 0) this.#name(doubtful);
    return null;
  }

  async #focusedOf(finds: readonly Find[]): Promise<Find | undefined> {
    const window = await this.#ports.focused();
    return finds.find(({ source }) => window !== null && windowId(source.id) === window);
  }

  /** Of several each in its turn, the likeliest first. */
  #name(doubtful: readonly Find[]): void {
    const namedAt = ({ source }: Find) => this.#named.get(source.id) ?? 0;
    const inTurn = doubtful.toSorted(
      (a, b) => namedAt(a) - namedAt(b) || b.layout.confidence - a.layout.confidence,
    );
    if (!this.#ports.doubtful(inTurn[0]!)) return;
    this.#named.set(inTurn[0]!.source.id, ++this.#names);
  }

  /**
   * One after the other: pictures are large, and the game goes on meanwhile. First the window that keys go to: where that
   * shows a board, no other one counts.
   */
  async #probeAll(sources: readonly Source[], focused: number | null, run: number): Promise<Look[]> {
    const probed: Look[] = [];
    const isFocused = ({ id }: Source) => focused !== null && windowId(id) === focused;
    for (const source of this.#inTurn(sources, isFocused)) {
      if (this.#run !== run) break;
      const look = await this.#probe(source);
      probed.push(look);
      if (look.isBelieved && isFocused(source)) break;
    }
    return probed;
  }

  async #probe(source: Source): Promise<Look> {
    this.#lookedAt.set(source.id, ++this.#looks);
    const probed = await this.#ports.probe(source);
    this.#confidences.set(source.id, probed.layout?.confidence ?? 0);
    this.#lifeless.set(source.id, probed.isLive ? 0 : (this.#lifeless.get(source.id) ?? 0) + 1);
    return { ...probed, source, isBelieved: this.#finds.isBelieved(source.id, probed.layout) };
  }

  async #list(): Promise<Source[] | null> {
    try {
      return await this.#ports.list();
    } catch (error) {
      this.#ports.failed((error as Error).message);
      return null;
    }
  }

  /** Then those that were not looked at for longest. */
  #inTurn(sources: readonly Source[], isFirst: (source: Source) => boolean): Source[] {
    const turn = (source: Source) => (isFirst(source) ? -1 : (this.#lookedAt.get(source.id) ?? 0));
    return sources.toSorted((a, b) => turn(a) - turn(b)).slice(0, mostPerRound);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
