/** The system's voice. Where there is no speech at all, nothing is said. */
import type { Language } from '../../../electron/contract/settings.ts';

/** A piece falls meanwhile. */
const rate = 1.2;

export class Voice {
  readonly #speech: SpeechSynthesis | undefined;

  constructor(speech: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#speech = speech;
  }

  speaks(language: Language): boolean {
    return this.#of(language) !== undefined;
  }

  /** Instead of what is being said. */
  speak(text: string, language: Language): void {
    const voice = this.#of(language);
    if (!this.#speech || !voice) return;
    this.#speech.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    this.#speech.speak(utterance);
  }

  hush(): void {
    this.#speech?.cancel();
  }

  /** `changed`: other languages may be spoken now. The answer ends it. */
  onVoices(changed: () => void): () => void {
    this.#speech?.addEventListener?.('voiceschanged', changed);
    return () => this.#speech?.removeEventListener?.('voiceschanged', changed);
  }

  #of(language: Language): SpeechSynthesisVoice | undefined {
    const voices = (this.#speech?.getVoices() ?? []).filter(({ lang }) =>
      lang.toLowerCase().startsWith(language),
    );
    return voices.find((voice) => voice.default) ?? voices[0];
  }
}
