/** Names of v128 variables that hold one set of cells or positions: eight rows in each, the lowest first. */
export type Rows = readonly string[];

/** What comes in from beyond the lowest and the highest row: names of v128 variables. */
export interface Edges {
  below: string;
  above: string;
}

/**
 * Writes straight-line AssemblyScript for whole sets at once. What was computed already is not computed again; values
 * never change, variables do.
 */
export class Writer {
  private readonly lines: string[] = [];
  private readonly known: Map<string, string>;

  constructor(private readonly outer?: Writer) {
    this.known = new Map(outer?.known);
  }

  private names = 0;

  get text(): string {
    return this.lines.join('\n');
  }

  line(text: string): void {
    this.lines.push(text);
  }

  /** A block after a head such as `while (true)`; its values are not known outside. */
  block(head: string, write: (inner: Writer) => void): void {
    const inner = new Writer(this);
    write(inner);
    this.lines.push(`${head} {`, inner.text, '}');
  }

  private newName(): string {
    return this.outer ? this.outer.newName() : `rows${this.names++}`;
  }

  /** What an expression is worth at this point. */
  private now(expression: string): string {
    const name = this.newName();
    this.line(`let ${name} = ${expression};`);
    return name;
  }

  private value(expression: string): string {
    const name = this.known.get(expression) ?? this.now(expression);
    this.known.set(expression, name);
    return name;
  }

  /** New variables that start with these values; or the values that variables have now. */
  copy(rows: Rows): Rows {
    return rows.map((name) => this.now(name));
  }

  assign(variables: Rows, rows: Rows): void {
    variables.forEach((name, block) => this.line(`${name} = ${rows[block]!};`));
  }

  load(pointer: string, blocks: number): Rows {
    return Array.from({ length: blocks }, (_, block) => this.now(`v128.load(${pointer}, ${block * 16})`));
  }

  store(pointer: string, rows: Rows): void {
    rows.forEach((row, block) => this.line(`v128.store(${pointer}, ${row}, ${block * 16});`));
  }

  and(a: Rows, b: Rows): Rows {
    return a.map((row, block) => this.value(`v128.and(${row}, ${b[block]!})`));
  }

  without(a: Rows, b: Rows): Rows {
    return a.map((row, block) => this.value(`v128.andnot(${row}, ${b[block]!})`));
  }

  or(sets: readonly Rows[]): Rows {
    return sets.reduce((sum, rows) =>
      sum.map((row, block) => this.value(`v128.or(${row}, ${rows[block]!})`)),
    );
  }

  not(rows: Rows): Rows {
    return rows.map((row) => this.value(`v128.not(${row})`));
  }

  /** The lowest of these eight rows in all eight. */
  spreadLowest(row: string): string {
    return this.value(`i16x8.shuffle(${row}, ${row}, 0, 0, 0, 0, 0, 0, 0, 0)`);
  }

  /** The set moved by columns (right) and rows (up). */
  move(rows: Rows, dx: number, dy: number, edges: Edges): Rows {
    return this.moveColumns(this.moveRows(rows, dy, edges), dx);
  }

  private moveRows(rows: Rows, dy: number, { below, above }: Edges): Rows {
    if (dy === 0) return rows;
    return rows.map((row, block) =>
      dy > 0
        ? this.join(rows[block - 1] ?? below, row, 8 - dy)
        : this.join(row, rows[block + 1] ?? above, -dy),
    );
  }

  /** Eight of the sixteen rows of two variables, from row `from` on. */
  private join(low: string, high: string, from: number): string {
    const lanes = Array.from({ length: 8 }, (_, lane) => from + lane).join(', ');
    return this.value(`i16x8.shuffle(${low}, ${high}, ${lanes})`);
  }

  private moveColumns(rows: Rows, dx: number): Rows {
    if (dx === 0) return rows;
    const shift = dx > 0 ? 'shl' : 'shr_u';
    return rows.map((row) => this.value(`i16x8.${shift}(${row}, ${Math.abs(dx)})`));
  }
}

/** An expression that is true where one of the sets has a member. */
export function any(sets: readonly Rows[]): string {
  return `v128.any_true(${sets.flat().reduce((sum, row) => `v128.or(${sum}, ${row})`)})`;
}

/** An expression for the number of members of all sets. */
export function size(sets: readonly Rows[]): string {
  const halves = sets.flat().flatMap((row) => [0, 1].map((half) => `i64x2.extract_lane(${row}, ${half})`));
  return `<i32>(${halves.map((half) => `popcnt<i64>(${half})`).join(' + ')})`;
}
