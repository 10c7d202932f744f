/** What can be heard of a game, and when. */
export type Sound =
  | 'count'
  | 'begin'
  | 'move'
  | 'turn'
  | 'hold'
  | 'lock'
  | 'clear'
  | 'bigClear'
  | 'chain'
  | 'garbage'
  | 'done'
  | 'over';

/** One tone of a sound: it glides from one pitch to the other and fades. */
export interface Tone {
  /** Hertz. */
  from: number;
  to: number;
  /** Milliseconds after the sound begins, and how long it can be heard. */
  at: number;
  length: number;
  /** 0..1, beside the other sounds. */
  strength: number;
  shape: 'sine' | 'triangle';
}

const tone = (from: number, length: number, more: Partial<Tone> = {}): Tone => ({
  from,
  to: from,
  at: 0,
  length,
  strength: 0.5,
  shape: 'sine',
  ...more,
});

const arpeggio = (pitches: readonly number[], every: number, length: number): Tone[] =>
  pitches.map((pitch, at) => tone(pitch, length, { at: at * every, shape: 'triangle' }));

/** Semitones of a pentatonic scale: each step of a chain is one higher. */
const ladder = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
const semitone = (steps: number): number => 392 * 2 ** (steps / 12);

/** `step`: of a chain, from 1, or of clears in a row. */
export function tonesOf(sound: Sound, step = 1): readonly Tone[] {
  const pitch = semitone(ladder[Math.min(step, ladder.length) - 1]!);
  const tones: Readonly<Record<Sound, readonly Tone[]>> = {
    count: [tone(440, 120)],
    begin: [tone(660, 260)],
    move: [tone(210, 30, { strength: 0.2 })],
    turn: [tone(300, 45, { to: 340, strength: 0.25 })],
    hold: [tone(260, 90, { to: 390, strength: 0.35 })],
    lock: [tone(140, 80, { to: 90, strength: 0.5 })],
    clear: [tone(pitch, 220, { shape: 'triangle' }), tone(pitch * 1.5, 180, { at: 60, strength: 0.3 })],
    bigClear: arpeggio([pitch, pitch * 1.25, pitch * 1.5, pitch * 2], 70, 320),
    chain: [tone(pitch, 260, { shape: 'triangle' }), tone(pitch * 2, 200, { at: 40, strength: 0.2 })],
    garbage: [tone(95, 260, { to: 55, strength: 0.7, shape: 'triangle' })],
    done: arpeggio([523, 659, 784, 1047], 110, 420),
    over: [tone(330, 320, { to: 220 }), tone(220, 520, { at: 260, to: 130 })],
  };
  return tones[sound];
}
