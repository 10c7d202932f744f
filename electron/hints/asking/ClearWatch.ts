import { Worker } from 'node:worker_threads';
import type { ClearOutlook } from '../../../engine/protocol/solver/clearing.ts';
import type { WatchAnswer, WatchQuestion } from '../../../engine/protocol/solver/watchThread.ts';
import type { Watched } from '../../../engine/solver/asking/watched.ts';
import { gameRules } from '../../../engine/tetris/gameRules.ts';
import type { Suggestion, TetrisState } from '../../../engine/tetris/types.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Thread } from '../../supervision/KeptThread.ts';

/** The position that is played, and its hint. */
interface Followed {
  position: TetrisState | null;
  suggestion: Suggestion | null;
}

/** What pieces can do. */
type Hands = Pick<Settings, 'skill' | 'rules'>;

const startThread = (): Worker => new Worker(new URL('./watchThread.js', import.meta.url));

/**
 * Whether the watched board can be cleared to the last. A thread of its own is asked once the hint is there, so that no hint waits
 * for it; what was asked is given up with the piece. A thread that dies is missed by nobody: the next piece starts another one.
 */
export class ClearWatch {
  readonly #spawn: () => Thread<WatchQuestion, WatchAnswer>;
  readonly #changed: () => void;
  #thread: Thread<WatchQuestion, WatchAnswer> | null = null;
  #id = 0;
  #asked = '';
  #outlook: ClearOutlook | null = null;

  constructor(changed: () => void, spawn: () => Thread<WatchQuestion, WatchAnswer> = startThread) {
    this.#changed = changed;
    this.#spawn = spawn;
  }

  /** Of the position that was followed last; null where it isn't known, or a perfect clear is far. */
  get outlook(): ClearOutlook | null {
    return this.#outlook;
  }

  /** Something may have changed in what is followed; `view` tells what is. */
  follow({ tellsClears, ...hands }: Pick<Settings, 'tellsClears' | keyof Hands>, view: () => Followed): void {
    const { position, suggestion } = tellsClears ? view() : { position: null, suggestion: null };
    const key = position ? keyOf(position, hands) : '';
    if (key !== this.#asked) this.#giveUp();
    if (!position || !suggestion?.final || key === this.#asked) return;
    this.#asked = key;
    this.#thread ??= this.#start();
    this.#thread.postMessage({ id: this.#id, watched: watchedIn(position, hands) });
  }

  close(): void {
    this.#end();
  }

  #giveUp(): void {
    if (this.#asked === '') return;
    this.#asked = '';
    this.#outlook = null;
    this.#thread?.postMessage({ id: ++this.#id, watched: null });
  }

  #start(): Thread<WatchQuestion, WatchAnswer> {
    const thread = this.#spawn();
    thread.on('message', ({ id, outlook }) => {
      if (thread !== this.#thread || id !== this.#id) return;
      this.#outlook = outlook;
      this.#changed();
    });
    thread.on('error', () => thread === this.#thread && this.#end());
    return thread;
  }

  #end(): void {
    const thread = this.#thread;
    this.#thread = null;
    thread?.terminate();
  }
}

function keyOf({ board, queue, hold, canHold }: TetrisState, { skill, rules }: Hands): string {
  return [board.columns, board.masks.join(), queue.join(''), hold, canHold, skill, rules].join(' ');
}

function watchedIn({ board, queue, hold, canHold, bag }: TetrisState, { skill, rules }: Hands): Watched {
  return {
    board,
    queue,
    held: hold,
    hold: canHold || hold !== null,
    locked: hold !== null && !canHold,
    drops: skill === 'drops',
    kicks: gameRules[rules].kicks,
    dealing: { bag: bag ?? null, uniform: false },
  };
}
