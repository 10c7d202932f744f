/** Whether the main process is alive: it says so several times a second. What it sent before holds no longer than that. */
export class HeartbeatMonitor {
  readonly #patienceMs: number;
  readonly #heard: { ends: () => void; isBack: () => void };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;
  /** Since it has ended. */
  #beats = 0;

  /** `ends` after `patienceMs` without a beat, `isBack` once it beats again. Before the first beat nothing is known. */
  constructor(patienceMs: number, heard: { ends: () => void; isBack: () => void }) {
    this.#patienceMs = patienceMs;
    this.#heard = heard;
  }

  beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#patienceMs);
    this.#beats += 1;
    // With the first one alone, main may not have looked yet whether what it sent still holds.
    if (!this.#hasEnded || this.#beats < 2) return;
    this.#hasEnded = false;
    this.#heard.isBack();
  }

  #end(): void {
    this.#beats = 0;
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#heard.ends();
  }
}
