import type { OverlayScene } from '../contract/hint/scene.ts';

/** A page that is alive has drawn one of so many. */
const most = 60;

/**
 * The scenes that the overlay's page was sent since it was concealed. It draws them in that order, but on a busy machine
 * the next ones are on their way before it can say that it has drawn one: that one is as good as the latest to be seen by.
 */
export class SentScenes {
  #sent: OverlayScene[] = [];

  add(scene: OverlayScene): void {
    this.#sent = [...this.#sent.filter(({ seq }) => seq !== scene.seq), scene].slice(-most);
  }

  /** What was sent before says nothing of what is seen from now on. */
  forget(): void {
    this.#sent = [];
  }

  /** The scene that is shown now; null: one from before the page was concealed, or none that is known. */
  drawn(seq: number): OverlayScene | null {
    const at = this.#sent.findIndex((scene) => scene.seq === seq);
    if (at < 0) return null;
    this.#sent = this.#sent.slice(at);
    return this.#sent[0]!;
  }
}
