import type { CellCorrection } from '../../../vision/types.ts';

/** Cells are put right one after the other: after so long without another one, they are kept together. */
const togetherMs = 1500;

/** Hands on what the user says of misread cells, at once, and has it kept as a case when no more is said. */
export class CorrectedCells {
  readonly #correct: (correction: CellCorrection) => void;
  readonly #keep: (corrections: readonly CellCorrection[]) => void;
  #said: CellCorrection[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(
    correct: (correction: CellCorrection) => void,
    keep: (corrections: readonly CellCorrection[]) => void,
  ) {
    this.#correct = correct;
    this.#keep = keep;
  }

  add(correction: CellCorrection): void {
    const [x, y] = correction.cell;
    this.#said = [...this.#said.filter(({ cell }) => cell[0] !== x || cell[1] !== y), correction];
    this.#correct(correction);
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keepAll(), togetherMs);
  }

  #keepAll(): void {
    const said = this.#said;
    this.#said = [];
    this.#timer = null;
    this.#keep(said);
  }
}
