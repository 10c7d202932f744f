/** The range of a bar's height per row of garbage, in cells. */
const possible = { least: 0.2, most: 1.3 };
/** Two rises agree if they differ by no more than this share; a bar as high as its announced rows is usual. */
const tolerance = 0.13;
/** A bar is dropped after more consecutive failures to drop in height than this. */
const mayFail = 1;

/** The meaning of the height of a strip beside the board, learned from its drop when garbage rises. */
export class Worth {
  /** Cells per row; null: nothing has been learned. */
  private unit: number | null = null;
  private agreed = 0;
  private failed = 0;

  get isKnown(): boolean {
    return this.unit !== null && (this.agreed > 1 || agree(this.unit, 1));
  }

  /** The number of rises that confirm it. */
  get times(): number {
    return this.agreed;
  }

  /** `sunk` cells as `rows` rows came up. */
  learn(sunk: number, rows: number): void {
    const unit = sunk / rows;
    if (unit < possible.least || unit > possible.most) this.fail();
    else if (this.unit === null) this.begin(unit);
    else if (agree(unit, this.unit)) this.bear(unit);
    else this.fail();
  }

  /** Rows that a bar of this height, in cells, announces. */
  rowsIn(height: number): number {
    return this.unit === null ? 0 : Math.round(height / this.unit);
  }

  private begin(unit: number): void {
    this.unit = unit;
    this.agreed = 1;
    this.failed = 0;
  }

  private bear(unit: number): void {
    this.unit! += (unit - this.unit!) / (this.agreed + 1);
    this.agreed++;
    this.failed = 0;
  }

  private fail(): void {
    this.failed++;
    if (this.failed <= mayFail && this.agreed > 1) return;
    this.unit = null;
    this.agreed = 0;
  }
}

const agree = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance * other;
