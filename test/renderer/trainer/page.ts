/** The trainer's page in a test: its workers run in place, and what it keeps is kept here. */
import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { expect, vi } from 'vitest';
import type { TrainingRecord } from '../../../electron/contract/asking/training.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type { Call, Returned } from '../../../engine/protocol/asking/serve.ts';
import App from '../../../renderer/trainer/App.svelte';
import type { Table } from '../../../renderer/trainer/play/Table.svelte.ts';
import { RecordStore } from '../../../renderer/trainer/records/RecordStore.svelte.ts';
import { PuzzleWorkers } from '../../../renderer/trainer/supply/PuzzleWorkers.ts';
import { Trainer } from '../../../renderer/trainer/Trainer.svelte.ts';
import { usualOptions, type Controls } from '../../../electron/contract/practice/options.ts';

/** Loads one worker's module after the other: each takes the scope that stands there at that moment. */
let loading: Promise<unknown> = Promise.resolve();
/** A module that is asked for under another name is another one. */
let started = 0;

/** The real worker, run in place of a thread. */
class WorkerInPlace {
  onmessage: ((event: MessageEvent<Returned>) => void) | null = null;
  readonly #scope: {
    onmessage: ((event: { data: Call }) => void) | null;
    postMessage(answer: Returned): void;
  } = {
    onmessage: null,
    postMessage: (answer) => this.onmessage?.({ data: structuredClone(answer) } as MessageEvent<Returned>),
  };
  readonly #ready: Promise<unknown>;

  constructor() {
    this.#ready = loading.then(() => {
      vi.stubGlobal('self', this.#scope);
      return import(/* @vite-ignore */ `../../../engine/protocol/puzzleWorker.ts?${++started}`);
    });
    loading = this.#ready;
  }

  postMessage(request: Call): void {
    const data = structuredClone(request);
    void this.#ready.then(() => this.#scope.onmessage?.({ data }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

const progress = { solvedToday: 3, daysInARow: 2, solved: 9, tried: 12, rated: 0, trouble: null };

export interface OpenedTrainer {
  trainer: Trainer;
  container: HTMLElement;
  kept: TrainingRecord[];
}

/** With its first puzzle on the table. */
export async function openTrainer(
  controls: Partial<Controls> = {},
  isRepaired = false,
): Promise<OpenedTrainer> {
  vi.stubGlobal('navigator', Object.assign(navigator, { getGamepads: () => [] }));
  const kept: TrainingRecord[] = [];
  const settings = { language: 'en', patterns: false, practice: { ...usualOptions, ...controls } };
  const bridge = {
    request: (channel: string, ask: TrainingRecord) => {
      if (channel === 'state:get') return Promise.resolve({ settings });
      if (channel === 'trainer:history')
        return Promise.resolve({ attempts: [], ratings: [], rounds: [], isLast: true });
      if (channel === 'trainer:record') kept.push(structuredClone(ask));
      return Promise.resolve(progress);
    },
    on: () => () => {},
    report: () => {},
  } as unknown as Bridge;
  const makeWorker = () => new WorkerInPlace() as unknown as Worker;
  const workers = new PuzzleWorkers(makeWorker);
  const trainer = new Trainer({ supply: workers, recordStore: new RecordStore(bridge), seed: 7 });
  void trainer.open();
  const { container } = render(App, { trainer, bridge, reader: workers, isRepaired });
  await puzzleOtherThan(trainer, undefined);
  return { trainer, container, kept };
}

export async function puzzleOtherThan(trainer: Trainer, id: string | undefined): Promise<Table> {
  await waitFor(() => expect(trainer.table).not.toBeNull(), { timeout: 30_000 });
  await waitFor(() => expect(trainer.table!.puzzle.id).not.toBe(id));
  return trainer.table!;
}

export const press = (key: string) => fireEvent.keyDown(window, { key });
export const release = (key: string) => fireEvent.keyUp(window, { key });
