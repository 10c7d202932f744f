import { vi } from 'vitest';

interface Scope {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(answer: unknown): void;
}

/** A real worker, run in place of a thread: each has a scope of its own. `load` imports it. */
export function workerInPlace(load: () => Promise<unknown>): Worker {
  return new WorkerInPlace(load) as unknown as Worker;
}

class WorkerInPlace {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #scope: Scope = {
    onmessage: null,
    postMessage: (answer) => this.onmessage?.({ data: structuredClone(answer) } as MessageEvent),
  };
  readonly #ready: Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    vi.resetModules();
    vi.stubGlobal('self', this.#scope);
    this.#ready = load();
  }

  postMessage(request: unknown): void {
    void this.#ready.then(() => this.#scope.onmessage?.({ data: structuredClone(request) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
