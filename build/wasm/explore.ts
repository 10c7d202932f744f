import { type KickRules } from '../../engine/tetris/rules/kicks.ts';
import { canonical, distinctTurns } from '../../engine/tetris/rules/pieces.ts';
import { type Piece } from '../../engine/tetris/types.ts';
import { type Edges, type Rows, Writer, any, size } from './Writer.ts';
import { type Family, type Turns, edgeValues, memberOf, nothing, openRow, turnsTo } from './shapes.ts';

/**
 * `${name}(out)`: how many landings under overhangs a piece of this family reaches from the open sky, from the sets
 * that `find` left in memory. Where `out` is not 0, they are added to the sets there.
 */
export function writeExplore(name: string, family: Family, blocks: number, rules: KickRules): string {
  const writer = new Writer();
  new Explorer(writer, memberOf[family], blocks, rules).write();
  return `function ${name}(out: usize): i32 {\n${edgeValues}\n${writer.text}\n}`;
}

/** Rounds in which most searches are over. */
const shortWay = 4;

/** Sets by canonical orientation, except `reached`: I S Z turn differently from orientations with the same cells. */
export class Explorer {
  protected readonly turns: readonly number[];
  protected readonly fits: Rows[];
  /** Where the piece fits under blocks. */
  protected readonly caves: Rows[];
  /** Landings in caves: once all of them are reached, the search is over. */
  protected readonly wanted: Rows[];
  protected readonly edges: Edges[];
  /** Variables. */
  protected readonly reached: Rows[];

  constructor(
    protected readonly writer: Writer,
    protected readonly piece: Piece,
    protected readonly blocks: number,
    protected readonly rules: KickRules,
  ) {
    const distinct = distinctTurns[piece];
    const read = (place: string) =>
      distinct.map((_, set) => writer.load(`${place} + ${set} * setBytes`, blocks));
    this.turns = piece === 'O' ? [0] : [0, 1, 2, 3];
    this.fits = read('fits');
    this.caves = read('caves');
    this.wanted = read('wanted');
    const skies = read('skies');
    this.reached = this.turns.map((turns) => writer.copy(skies[this.setOf(turns)]!));
    this.edges = distinct.map((turns) => ({ below: 'none', above: openRow(writer, piece, turns) }));
  }

  write(): void {
    if (this.blocks > 1) this.writer.line('let rounds = 0;');
    this.writer.block('while (true)', (round) => this.writeRound(round));
    this.writeResult();
  }

  /** Once all that is wanted is reached, nothing more can be found. */
  protected writeEnd(round: Writer): void {
    round.line(`if (!${any(this.missing(round))}) break;`);
  }

  protected setOf(turns: number): number {
    return canonical[this.piece][turns]!.turns;
  }

  /** One step of everything that can't fail; where that led nowhere new, all kicks. */
  private writeRound(round: Writer): void {
    const before = this.reached.map((rows) => round.copy(rows));
    const fresh = this.turns.map((to) => this.plainSteps(round, before, to));
    const after = before.map((rows, turns) => round.or([rows, fresh[turns]!]));
    after.forEach((rows, turns) => round.assign(this.reached[turns]!, rows));
    this.writeEnd(round);
    round.block(`if (${any(fresh)})`, (more) => {
      if (this.blocks > 1) this.writeLongWay(more);
      more.line('continue;');
    });
    if (this.piece === 'O') return round.line('break;');
    for (const to of this.turns) this.writeKicksTo(to, round);
    const kicked = after.map((rows, turns) => round.without(round.copy(this.reached[turns]!), rows));
    round.line(`if (!${any(kicked)}) break;`);
  }

  /** After some rounds it is a long corridor: one orientation after the other is quicker there. */
  private writeLongWay(writer: Writer): void {
    writer.block(`if (++rounds > ${shortWay})`, (inner) => {
      for (const turns of this.turns)
        inner.block('while (true)', (loop) => {
          const own = loop.copy(this.reached[turns]!);
          const steps = this.steps(loop, own);
          const fresh = loop.without(loop.and(loop.or(steps), this.caves[this.setOf(turns)]!), own);
          loop.line(`if (!${any([fresh])}) break;`);
          loop.assign(this.reached[turns]!, loop.or([own, fresh]));
        });
    });
  }

  /** Positions one column or row away. */
  protected steps(writer: Writer, own: Rows): Rows[] {
    const ways = [[1, 0], [-1, 0], [0, -1]] as const; // prettier-ignore
    return ways.map(([dx, dy]) => writer.move(own, dx, dy, nothing));
  }

  /** What is wanted and not reached in any orientation that has those cells. */
  private missing(writer: Writer): Rows[] {
    return this.wanted.map((wanted, set) =>
      this.turns
        .filter((turns) => this.setOf(turns) === set)
        .reduce((rest, turns) => writer.without(rest, writer.copy(this.reached[turns]!)), wanted),
    );
  }

  /** New positions one column or row away, or by the first test of a turn. */
  private plainSteps(writer: Writer, reached: readonly Rows[], to: number): Rows {
    const own = reached[to]!;
    const turned = turnsTo(to, this.piece, this.rules).map(({ from, kicks: [first] }) =>
      writer.move(writer.or(from.map((turns) => reached[turns]!)), first![0], first![1], nothing),
    );
    return writer.without(
      writer.and(writer.or([...this.steps(writer, own), ...turned]), this.caves[this.setOf(to)]!),
      own,
    );
  }

  private writeKicksTo(to: number, writer: Writer): void {
    const own = writer.copy(this.reached[to]!);
    const unreached = writer.without(this.caves[this.setOf(to)]!, own);
    writer.block(`if (${any([unreached])})`, (inner) => {
      const found = turnsTo(to, this.piece, this.rules).flatMap((turns) => this.kick(turns, to, inner));
      inner.assign(this.reached[to]!, inner.or([own, ...found]));
    });
  }

  /** What each test of a turn after the first finds in caves; a position that passed one is not tried on the next. */
  private kick({ from, kicks }: Turns, to: number, writer: Writer): Rows[] {
    const set = this.setOf(to);
    let waiting = writer.or(from.map((turns) => writer.copy(this.reached[turns]!)));
    return kicks.slice(1).map(([dx, dy], test) => {
      const [passedX, passedY] = kicks[test]!;
      const passed = writer.move(this.fits[set]!, -passedX, -passedY, this.edges[set]!);
      waiting = writer.without(waiting, passed);
      return writer.and(writer.move(waiting, dx, dy, nothing), this.caves[set]!);
    });
  }

  protected writeResult(): void {
    const { writer } = this;
    const missing = this.missing(writer);
    const found = this.wanted.map((wanted, set) => writer.without(wanted, missing[set]!));
    writer.block('if (out !== 0)', (inner) => this.addTo(inner, found));
    writer.line(`return ${size(found)};`);
  }

  protected addTo(writer: Writer, found: readonly Rows[]): void {
    for (const [set, rows] of found.entries()) {
      const pointer = `out + ${set} * setBytes`;
      writer.store(pointer, writer.or([writer.load(pointer, this.blocks), rows]));
    }
  }
}
