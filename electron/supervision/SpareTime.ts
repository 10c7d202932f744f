import { cpus } from 'node:os';

/** Of all processors together, in milliseconds since the system's start. */
export interface ProcessorTimes {
  idle: number;
  all: number;
}

/** Less of the processors' time than this is none that anybody could have had. */
const leastShare = 0.05;

function processorTimes(): ProcessorTimes {
  const sums = cpus().map(({ times }) => ({
    idle: times.idle,
    all: times.user + times.nice + times.sys + times.irq + times.idle,
  }));
  return sums.reduce((a, b) => ({ idle: a.idle + b.idle, all: a.all + b.all }), { idle: 0, all: 0 });
}

/** Tells a process that hangs from one that the machine has no time for. */
export class SpareTime {
  readonly #read: () => ProcessorTimes;
  #before: ProcessorTimes;

  constructor(read = processorTimes) {
    this.#read = read;
    this.#before = read();
  }

  /** Counts from now on. */
  begin(): void {
    this.#before = this.#read();
  }

  /** Whether the processors have had next to nothing to spare since; false where the system has no times. */
  get isNone(): boolean {
    const now = this.#read();
    const all = now.all - this.#before.all;
    return all > 0 && (now.idle - this.#before.idle) / all < leastShare;
  }
}
