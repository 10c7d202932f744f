/** What stands in for the main process in a page: it answers what it was told to answer, and says what it is told to say. */

/** By channel. A request without an answer here is never answered; pictures are `{ pixels: [r, g, b, a, ...] }`. */
export type Answers = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** Says something to the page, as main does. */
    tell(channel: string, notice: unknown): void;
    answers: Record<string, unknown>;
  }
}

/** Runs in the page, before its own scripts. */
export function putFakeBridge(answers: Answers): void {
  // What an earlier scene has chosen is of no interest here.
  localStorage.clear();
  const listeners: [string, (notice: never) => void][] = [];
  window.answers = { ...answers };
  window.tell = (channel, notice) =>
    listeners.filter(([name]) => name === channel).forEach(([, listen]) => listen(notice as never));
  (window as { okiba?: unknown }).okiba = {
    request: (channel: string) =>
      channel in window.answers ? Promise.resolve(window.answers[channel]) : new Promise(() => {}),
    on: (channel: string, listen: (notice: never) => void) => {
      const entry = [channel, listen] as [string, (notice: never) => void];
      listeners.push(entry);
      return () => listeners.splice(listeners.indexOf(entry), 1);
    },
    report: () => {},
  };
}
