import type { Thread } from '../../../electron/supervision/KeptThread.ts';

/** Keeps what it was asked, and answers what a test wants. */
export class FakeThread<Question, Answer> implements Thread<Question, Answer> {
  readonly asked: Question[] = [];
  readonly listeners: Record<string, (value: never) => void> = {};
  isTerminated = false;

  postMessage(question: Question): void {
    this.asked.push(question);
  }
  on(event: string, listener: (value: never) => void): void {
    this.listeners[event] = listener;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(answer: Answer): void {
    this.listeners.message!(answer as never);
  }
}
