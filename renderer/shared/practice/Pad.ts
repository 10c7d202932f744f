/** A game pad in the standard layout, asked in every frame. */

/** How far the stick has to go. */
const leastTilt = 0.6;

interface PadState {
  connected: boolean;
  mapping: string;
  buttons: readonly { pressed: boolean }[];
  axes: readonly number[];
}

/** What the stick does, whatever the buttons do. */
type Tilted = 'left' | 'right' | 'softDrop';
/** What buttons do, by their numbers on the W3C's standard game pad. */
export type PadButtons<Press extends string> = Readonly<Record<number, Press>>;

export interface PadEvents<Press extends string> {
  down(press: Press | Tilted): void;
  up(press: Press | Tilted): void;
  /** A pad with which was played is gone. */
  lost(): void;
}

export class Pad<Press extends string> {
  readonly #buttons: PadButtons<Press>;
  readonly #read: () => readonly (PadState | null)[];
  readonly #events: PadEvents<Press>;
  #held = new Set<Press | Tilted>();
  #isInUse = false;

  constructor(
    buttons: PadButtons<Press>,
    events: PadEvents<Press>,
    read = (): readonly (PadState | null)[] => navigator.getGamepads(),
  ) {
    this.#buttons = buttons;
    this.#events = events;
    this.#read = read;
  }

  frame(): void {
    const pad = this.#read().find((one) => one?.connected && one.mapping === 'standard');
    const pressed = pad ? this.#pressedOn(pad) : new Set<Press | Tilted>();
    for (const press of this.#held) if (!pressed.has(press)) this.#events.up(press);
    for (const press of pressed) if (!this.#held.has(press)) this.#events.down(press);
    this.#held = pressed;
    if (pressed.size > 0) this.#isInUse = true;
    if (pad || !this.#isInUse) return;
    this.#isInUse = false;
    this.#events.lost();
  }

  #pressedOn({ buttons, axes }: PadState): Set<Press | Tilted> {
    const pressed = new Set<Press | Tilted>();
    for (const [at, press] of Object.entries(this.#buttons))
      if (buttons[Number(at)]?.pressed) pressed.add(press);
    const [x = 0, y = 0] = axes;
    if (x <= -leastTilt) pressed.add('left');
    if (x >= leastTilt) pressed.add('right');
    if (y >= leastTilt) pressed.add('softDrop');
    return pressed;
  }
}
