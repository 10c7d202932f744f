/** A game pad in the standard layout, asked in every frame. */
import type { PlayInput } from './keys.ts';

/** What its buttons do beside moving the piece. */
const padActions = ['next', 'undo', 'reset', 'hint'] as const;
export type PadAction = (typeof padActions)[number];
export type PadPress = PlayInput | PadAction;

export function isPadAction(press: PadPress): press is PadAction {
  return padActions.some((action) => action === press);
}

/** Button numbers of the W3C's standard game pad. */
const buttons: Readonly<Record<number, PadPress>> = {
  0: 'ccw',
  1: 'cw',
  2: 'undo',
  3: 'hint',
  4: 'ccw',
  5: 'cw',
  8: 'reset',
  9: 'next',
  12: 'hardDrop',
  13: 'softDrop',
  14: 'left',
  15: 'right',
};
/** How far the stick has to go. */
const leastTilt = 0.6;

interface PadState {
  connected: boolean;
  mapping: string;
  buttons: readonly { pressed: boolean }[];
  axes: readonly number[];
}

function pressedOn({ buttons: all, axes }: PadState): Set<PadPress> {
  const pressed = new Set<PadPress>();
  for (const [at, press] of Object.entries(buttons)) if (all[Number(at)]?.pressed) pressed.add(press);
  const [x = 0, y = 0] = axes;
  if (x <= -leastTilt) pressed.add('left');
  if (x >= leastTilt) pressed.add('right');
  if (y >= leastTilt) pressed.add('softDrop');
  return pressed;
}

export interface PadEvents {
  down(press: PadPress): void;
  up(press: PadPress): void;
  /** A pad with which was played is gone. */
  lost(): void;
}

export class Pad {
  readonly #read: () => readonly (PadState | null)[];
  readonly #events: PadEvents;
  #held = new Set<PadPress>();
  #isInUse = false;

  constructor(events: PadEvents, read = (): readonly (PadState | null)[] => navigator.getGamepads()) {
    this.#events = events;
    this.#read = read;
  }

  frame(): void {
    const pad = this.#read().find((one) => one?.connected && one.mapping === 'standard');
    const pressed = pad ? pressedOn(pad) : new Set<PadPress>();
    for (const press of this.#held) if (!pressed.has(press)) this.#events.up(press);
    for (const press of pressed) if (!this.#held.has(press)) this.#events.down(press);
    this.#held = pressed;
    if (pressed.size > 0) this.#isInUse = true;
    if (pad || !this.#isInUse) return;
    this.#isInUse = false;
    this.#events.lost();
  }
}
