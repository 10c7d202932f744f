/** What becomes of a question: it throws inside, the worker dies of it, or nothing comes. */
export const fates = [
  ['throws', 'no rows'],
  ['dies', 'out of memory'],
  ['hangs', 'no answer came in time'],
] as const;
export type Fate = (typeof fates)[number][0];

type Question = { id?: number; do?: string };

/** In place of a worker; every question has the same fate. */
export class FailingWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly asked: Question[] = [];
  readonly #fate: Fate;

  constructor(fate: Fate) {
    this.#fate = fate;
  }

  postMessage(question: Question): void {
    if (question.do === 'stop') return;
    this.asked.push(question);
    const error = { tells: 'error', id: question.id, of: question.do, error: 'no rows' };
    if (this.#fate === 'throws') setTimeout(() => this.onmessage?.({ data: error }));
    if (this.#fate === 'dies') setTimeout(() => this.onerror?.({ message: 'out of memory' }));
  }

  terminate(): void {
    this.onmessage = this.onerror = null;
  }
}

/** All workers that are started, each of this fate. */
export function failingWorkers(fate: Fate): { start: () => Worker; asked: () => number } {
  const started: FailingWorker[] = [];
  const start = (): Worker => {
    started.push(new FailingWorker(fate));
    return started.at(-1)! as unknown as Worker;
  };
  return { start, asked: () => started.reduce((sum, { asked }) => sum + asked.length, 0) };
}
