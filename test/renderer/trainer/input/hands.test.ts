import { beforeEach, describe, expect, it } from 'vitest';
import { Hands } from '../../../../renderer/trainer/input/Hands.ts';
import { padButtons, type PadPress } from '../../../../renderer/trainer/input/padButtons.ts';
import { Pad } from '../../../../renderer/shared/practice/Pad.ts';

let pressed: string[];
beforeEach(() => (pressed = []));

describe('held keys', () => {
  const hands = (delay: number, every: number) =>
    new Hands(
      (input) => pressed.push(input),
      () => ({ delay, every }),
    );

  it('repeat after the delay, as often as was chosen', () => {
    const held = hands(100, 20);
    held.down('left');
    held.frame(99);
    expect(pressed).toEqual(['left']);
    held.frame(1);
    held.frame(40);
    expect(pressed).toHaveLength(4);
    held.up('left');
    held.frame(1000);
    expect(pressed).toHaveLength(4);
  });

  it('go to the wall at once if there is no delay between two repeats', () => {
    const held = hands(100, 0);
    held.down('right');
    held.frame(100);
    expect(pressed).toHaveLength(11);
  });

  it('do not repeat while the machine sleeps', () => {
    const held = hands(50, 10);
    held.down('left');
    held.down('softDrop');
    held.frame(28_800_000);
    expect(pressed.filter((input) => input === 'left')).toHaveLength(7);
    expect(pressed.filter((input) => input === 'softDrop')).toHaveLength(3);
  });

  it('follow the later side, and the other one again after its release', () => {
    const held = hands(50, 10);
    held.down('left');
    held.down('right');
    held.frame(50);
    expect(pressed).toEqual(['left', 'right', 'right']);
    held.up('right');
    held.frame(50);
    expect(pressed.at(-1)).toBe('left');
  });
});

describe('a game pad', () => {
  type State = NonNullable<ReturnType<NonNullable<ConstructorParameters<typeof Pad>[2]>>[number]>;
  let state: State | null;
  let lost: number;
  const events = {
    down: (press: PadPress) => pressed.push(`+${press}`),
    up: (press: PadPress) => pressed.push(`-${press}`),
    lost: () => lost++,
  };
  const holding = (button: number | null, x = 0): State => ({
    connected: true,
    mapping: 'standard',
    buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: at === button })),
    axes: [x, 0],
  });
  let pad: Pad<PadPress>;
  beforeEach(() => {
    lost = 0;
    state = null;
    pad = new Pad(padButtons, events, () => [null, state]);
  });

  it('presses once for a held button', () => {
    for (const one of [holding(14), holding(14), holding(null)]) {
      state = one;
      pad.frame();
    }
    expect(pressed).toEqual(['+left', '-left']);
  });

  it('moves by its stick, and turns with either shoulder', () => {
    for (const one of [holding(null, -0.9), holding(5)]) {
      state = one;
      pad.frame();
    }
    expect(pressed).toEqual(['+left', '-left', '+cw']);
  });

  it('releases everything and is reported missing once when it is unplugged in play, and only then', () => {
    pad.frame();
    state = holding(null);
    pad.frame();
    state = null;
    pad.frame();
    expect(lost).toBe(0);
    state = holding(13);
    pad.frame();
    state = null;
    pad.frame();
    pad.frame();
    expect(lost).toBe(1);
    expect(pressed).toEqual(['+softDrop', '-softDrop']);
  });
});
