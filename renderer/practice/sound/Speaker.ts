import type { Volume } from '../../../electron/contract/practice/options.ts';
import { tonesOf, type Sound, type Tone } from './sounds.ts';

/** How loud each volume is, 0..1: quiet at first, and never startling. */
const gains: Readonly<Record<Volume, number>> = { 0: 0, 1: 0.08, 2: 0.2, 3: 0.4 };
const attackSeconds = 0.005;
const silent = 0.0001;

/** Makes the sounds itself: nothing is loaded. Silent until a volume is set, and where there is no sound at all. */
export class Speaker {
  readonly #open: () => AudioContext;
  #context: AudioContext | null = null;
  #volume: Volume = 0;

  constructor(open: () => AudioContext = () => new AudioContext()) {
    this.#open = open;
  }

  set volume(volume: Volume) {
    this.#volume = volume;
  }

  /** `step`: of a chain, or of clears in a row. */
  play(sound: Sound, step = 1): void {
    if (this.#volume === 0) return;
    this.#context ??= this.#open();
    const { currentTime } = this.#context;
    for (const tone of tonesOf(sound, step)) this.#sing(this.#context, tone, currentTime);
  }

  #sing(context: AudioContext, { from, to, at, length, strength, shape }: Tone, now: number): void {
    const begins = now + at / 1000;
    const ends = begins + length / 1000;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, begins);
    voice.frequency.exponentialRampToValueAtTime(to, ends);
    gain.gain.setValueAtTime(silent, begins);
    gain.gain.linearRampToValueAtTime(strength * gains[this.#volume], begins + attackSeconds);
    gain.gain.exponentialRampToValueAtTime(silent, ends);
    voice.connect(gain).connect(context.destination);
    voice.start(begins);
    voice.stop(ends);
  }
}
