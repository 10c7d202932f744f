import { type KickRules } from '../../engine/tetris/kicks.ts';
import { canonical, distinctTurns } from '../../engine/tetris/pieces.ts';
import { type Piece } from '../../engine/tetris/types.ts';
import { type Edges, type Rows, Writer, any, size } from './Writer.ts';
import { type Family, type Turns, edgeValues, memberOf, nothing, openRow, turnsTo } from './shapes.ts';

/**
 * `${name}(out)`: how many landings under overhangs a piece of this family reaches from the open sky, from the sets
 * that `find` left in memory. Where `out` is not 0, they are added to the sets there.
 */
export function writeExplore(name: string, family: Family, blocks: number, rules: KickRules): string {
  const writer = new Writer();
  const explorer = new Explorer(writer, memberOf[family], blocks, rules);
  writer.block('while (true)', (round) => explorer.writeRound(round));
  explorer.writeResult();
  return `function ${name}(out: usize): i32 {\n${edgeValues}\n${writer.text}\n}`;
}

/** Sets by canonical orientation, except `reached`: I S Z turn differently from orientations with the same cells. */
class Explorer {
  private readonly turns: readonly number[];
  private readonly fits: Rows[];
  /** Where the piece fits under blocks. */
  private readonly caves: Rows[];
  /** Landings in caves: once all of them are reached, the search is over. */
  private readonly wanted: Rows[];
  private readonly edges: Edges[];
  /** Variables. */
  private readonly reached: Rows[];

  constructor(
    private readonly writer: Writer,
    private readonly piece: Piece,
    blocks: number,
    private readonly rules: KickRules,
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

  private setOf(turns: number): number {
    return canonical[this.piece][turns]!.turns;
  }

  /** One step of everything that can't fail; where that led nowhere new, all kicks. */
  writeRound(round: Writer): void {
    const before = this.reached.map((rows) => round.copy(rows));
    const fresh = this.turns.map((to) => this.plainSteps(round, before, to));
    const after = before.map((rows, turns) => round.or([rows, fresh[turns]!]));
    after.forEach((rows, turns) => round.assign(this.reached[turns]!, rows));
    round.line(`if (!${any(this.missing(round))}) break;`);
    round.line(`if (${any(fresh)}) continue;`);
    if (this.piece === 'O') return round.line('break;');
    for (const to of this.turns) this.writeKicksTo(to, round);
    const kicked = after.map((rows, turns) => round.without(round.copy(this.reached[turns]!), rows));
    round.line(`if (!${any(kicked)}) break;`);
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
    const steps = ([[1, 0], [-1, 0], [0, -1]] as const).map(([dx, dy]) => writer.move(own, dx, dy, nothing)); // prettier-ignore
    const turned = turnsTo(to, this.piece, this.rules).map(({ from, kicks: [first] }) =>
      writer.move(writer.or(from.map((turns) => reached[turns]!)), first![0], first![1], nothing),
    );
    return writer.without(writer.and(writer.or([...steps, ...turned]), this.caves[this.setOf(to)]!), own);
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

  writeResult(): void {
    const { writer } = this;
    const missing = this.missing(writer);
    const found = this.wanted.map((wanted, set) => writer.without(wanted, missing[set]!));
    writer.block('if (out !== 0)', (inner) =>
      found.forEach((rows, set) => {
        const pointer = `out + ${set} * setBytes`;
        inner.store(pointer, inner.or([inner.load(pointer, rows.length), rows]));
      }),
    );
    writer.line(`return ${size(found)};`);
  }
}
