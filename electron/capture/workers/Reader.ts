import { Patience } from '../../supervision/Patience.ts';
import type { Frame, Rect } from '../../../vision/types.ts';
import type { BoardCommand } from '../../../vision/watching/boardCommand.ts';
import type { KnownLayout } from '../../../vision/watching/searching/RememberedLayouts.ts';
import type { FrameRead, ReadOrder } from './workerMessages.ts';

/** A frame that takes so long shows that the thread hangs. */
const patienceMs = { least: 800, most: 2000 };

const startWorker = (): Worker => new Worker(new URL('./readWorker.ts', import.meta.url), { type: 'module' });
let spare: Worker | null = null;

/** Starts a thread for the next reader, so that nobody has to wait for that when a game is found. */
export function prepareReader(): void {
  spare ??= startWorker();
}

function takeWorker(): Worker {
  const worker = spare ?? startWorker();
  spare = null;
  return worker;
}

interface Waiting {
  since: number;
  resolve(read: FrameRead): void;
  reject(error: Error): void;
}

/** The page's end of a reading worker, which lives as long as one source is watched. */
export class Reader {
  readonly #worker = takeWorker();
  readonly #patience = new Patience(patienceMs.least, patienceMs.most);
  #waiting: Waiting | null = null;

  /** `search`: a connection to the search worker; `remembered`: layouts to be tried first. */
  constructor(exclude: readonly Rect[], remembered: readonly KnownLayout[], search: MessagePort) {
    this.#worker.onmessage = ({ data }: MessageEvent<FrameRead>) => this.#settle()?.resolve(data);
    this.#worker.onerror = ({ message }) => this.#settle()?.reject(new Error(message));
    this.#post({ kind: 'open', search, exclude, remembered }, [search]);
  }

  /** One frame at a time; its pixels are gone from here. Rejects where reading failed. */
  read(frame: Frame): Promise<FrameRead> {
    return this.#ask({ kind: 'frame', frame }, [frame.data.buffer as ArrayBuffer]);
  }

  /** The last frame's picture, which still is to be seen at `capturedAt` (epoch milliseconds). */
  readAgain(seq: number, capturedAt: number): Promise<FrameRead> {
    return this.#ask({ kind: 'again', seq, capturedAt });
  }

  /** A frame has been waiting for longer than reading takes. */
  get hangs(): boolean {
    return this.#waiting !== null && performance.now() - this.#waiting.since > this.#patience.ms;
  }

  command(command: BoardCommand): void {
    this.#post({ kind: 'command', command });
  }

  exclude(rects: readonly Rect[]): void {
    this.#post({ kind: 'exclude', rects });
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(order: ReadOrder, transfer: Transferable[] = []): Promise<FrameRead> {
    return new Promise((resolve, reject) => {
      this.#waiting = { since: performance.now(), resolve, reject };
      this.#post(order, transfer);
    });
  }

  #post(order: ReadOrder, transfer: Transferable[] = []): void {
    this.#worker.postMessage(order, transfer);
  }

  #settle(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#patience.took(performance.now() - waiting.since);
    return waiting;
  }
}
