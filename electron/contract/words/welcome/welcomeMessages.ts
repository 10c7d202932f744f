/** What is said at the first start: three steps to the first hint. */
export interface WelcomeMessages {
  heading: string;
  /** `step` counts from 1. */
  count: (step: number, steps: number) => string;
  steps: Record<'game' | 'board' | 'hands', { heading: string; line: string }>;
  next: string;
  back: string;
  skip: string;
  done: string;
  /** A game was found by itself. */
  found: (name: string) => string;
  /** For who has no game open. */
  noGame: string;
  /** Why full screen is in the way, and what to do. */
  borderless: string;
  /** Where the system asks itself what may be seen. */
  asks: { line: string; choose: string };
  board: {
    /** The drawn line is around the board. */
    yes: string;
    no: string;
    /** What to do where it isn't. */
    click: string;
    /** There is no board yet. */
    none: string;
  };
  /** Steers that work while playing; `keys` of the shortcut. */
  pausing: (keys: string) => string;
  again: { heading: string; line: string; open: string };
}
