import type { Trouble } from '../contract/panel.ts';

type Topic = 'parts' | 'capture' | 'engine' | 'bot' | 'hotkeys' | 'saving' | 'settings';

/** What is wrong at the moment, one line per part of the app; the panel shows the first. */
export class Troubles {
  readonly #byTopic: Record<Topic, Trouble | null> = {
    parts: null,
    capture: null,
    engine: null,
    bot: null,
    hotkeys: null,
    saving: null,
    settings: null,
  };
  readonly #changed: (trouble: Trouble | null) => void;

  constructor(changed: (trouble: Trouble | null) => void) {
    this.#changed = changed;
  }

  get first(): Trouble | null {
    const { parts, capture, engine, bot, hotkeys, saving, settings } = this.#byTopic;
    return parts ?? capture ?? engine ?? bot ?? hotkeys ?? saving ?? settings;
  }

  /** `reason`: null where it is over. */
  because(topic: Topic, kind: Trouble['kind'], reason: string | null): void {
    this.set(topic, reason === null ? null : { kind, detail: reason });
  }

  set(topic: Topic, trouble: Trouble | null): void {
    const old = this.#byTopic[topic];
    if (old?.kind === trouble?.kind && old?.detail === trouble?.detail) return;
    this.#byTopic[topic] = trouble;
    this.#changed(trouble);
  }
}
