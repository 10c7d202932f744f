/** Whether a game runs: chosen but not begun, counted in, running, paused, or halted to look at a move. */
export type FlowPhase = 'ready' | 'counting' | 'running' | 'paused' | 'halted';

/** Milliseconds before a game begins, and before it goes on after a pause. */
export const countIn = { begin: 3000, goOn: 1500 } as const;
const beat = { begin: 1000, goOn: 500 } as const;

export class Flow {
  phase: FlowPhase = $state('ready');
  #left = $state(0);
  #kind: keyof typeof countIn = $state('begin');
  /** 3, 2, 1; 0 where nothing is counted. */
  readonly count = $derived(this.phase === 'counting' ? Math.ceil(this.#left / beat[this.#kind]) : 0);

  begin(): void {
    this.#count('begin');
  }

  pause(): void {
    if (this.phase === 'running' || this.phase === 'counting') this.phase = 'paused';
  }

  /** The board stays in sight. */
  halt(): void {
    if (this.phase === 'running') this.phase = 'halted';
  }

  goOn(): void {
    if (this.phase === 'paused' || this.phase === 'halted') this.#count('goOn');
  }

  /** Back to the choice of what is played. */
  leave(): void {
    this.phase = 'ready';
  }

  /** How much of the frame's milliseconds the game has. */
  frame(ms: number): number {
    if (this.phase === 'running') return ms;
    if (this.phase === 'counting') {
      this.#left -= ms;
      if (this.#left <= 0) this.phase = 'running';
    }
    return 0;
  }

  #count(kind: keyof typeof countIn): void {
    this.#kind = kind;
    this.#left = countIn[kind];
    this.phase = 'counting';
  }
}
