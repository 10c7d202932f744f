import { type KickRules } from '../../engine/tetris/rules/kicks.ts';
import { fullSpinTest } from '../../engine/tetris/rules/spin.ts';
import { Explorer } from './explore.ts';
import { type Rows, Writer, any, size } from './Writer.ts';
import { edgeValues, nothing, surroundings, turnsTo } from './shapes.ts';
import { boardParameters, boardRows, positionsOf } from './find.ts';

/** Where T's centre has three filled corners, and by clockwise turns from north where both beside the stem are. */
function corners(writer: Writer, filled: Rows): { three: Rows; front: Rows[] } {
  const corner = (dx: number, dy: number) => writer.move(filled, -dx, -dy, surroundings);
  const [upLeft, upRight, downLeft, downRight] = [corner(-1, 1), corner(1, 1), corner(-1, -1), corner(1, -1)];
  const up = writer.and(upLeft, upRight);
  const down = writer.and(downLeft, downRight);
  const three = writer.or([
    writer.and(up, writer.or([downLeft, downRight])),
    writer.and(down, writer.or([upLeft, upRight])),
  ]);
  return { three, front: [up, writer.and(upRight, downRight), down, writer.and(upLeft, downLeft)] };
}

/** `canSpin${blocks}(board0, …)`: a T could land with three filled corners, reachable or not. */
export function writeCanSpin(blocks: number): string {
  const writer = new Writer();
  const filled = boardRows(blocks);
  const { three } = corners(writer, filled);
  const landings = positionsOf(writer, 'T', filled).map(({ hit, grounded }) => writer.without(grounded, hit));
  writer.line(`return ${any([writer.and(three, writer.or(landings))])};`);
  return `function canSpin${blocks}(${boardParameters(blocks)}): bool {\n${edgeValues}\n${writer.text}\n}`;
}

/** `${name}(board0, …, out)`: as a T's `explore`, but by spin class; the sets of mini and full follow those of none. */
export function writeExploreSpins(name: string, blocks: number, rules: KickRules): string {
  const writer = new Writer();
  new SpinExplorer(writer, 'T', blocks, rules).write();
  return `function ${name}(${boardParameters(blocks)}, out: usize): i32 {\n${edgeValues}\n${writer.text}\n}`;
}

/** Ends of turns by one of the first tests, and by one that makes every spin full. */
interface Ends {
  early: Rows;
  late: Rows;
}

class SpinExplorer extends Explorer {
  /** The last action counts, so every way has to be known. */
  protected override writeEnd(): void {}

  private endsOf(to: number): Ends {
    const { writer } = this;
    const none = this.fits[to]!.map(() => 'none');
    const found: Record<keyof Ends, Rows[]> = { early: [none], late: [none] };
    for (const { from, kicks } of turnsTo(to, 'T', this.rules)) {
      let waiting = writer.or(from.map((turns) => writer.copy(this.reached[turns]!)));
      for (const [test, [dx, dy]] of kicks.entries()) {
        const ends = writer.and(writer.move(waiting, dx, dy, nothing), this.fits[to]!);
        found[test < fullSpinTest ? 'early' : 'late'].push(ends);
        waiting = writer.without(waiting, writer.move(this.fits[to]!, -dx, -dy, this.edges[to]!));
      }
    }
    return { early: writer.or(found.early), late: writer.or(found.late) };
  }

  /** In the open sky a landing of class none is always there, by a fall. */
  private plainLandings(to: number, { early, late }: Ends, three: Rows): Rows {
    const { writer } = this;
    const turned = writer.without(writer.or([early, late]), three);
    const shifted = this.steps(writer, writer.copy(this.reached[to]!));
    return writer.and(writer.or([...shifted, turned]), this.wanted[to]!);
  }

  protected override writeResult(): void {
    const { writer } = this;
    const { three, front } = corners(writer, boardRows(this.blocks));
    const classes: Rows[][] = [[], [], []];
    for (const to of this.turns) {
      const ends = this.endsOf(to);
      const grounded = writer.without(this.fits[to]!, writer.move(this.fits[to]!, 0, 1, nothing));
      const spun = writer.and(three, grounded);
      const fronted = writer.and(ends.early, front[to]!);
      classes[0]!.push(this.plainLandings(to, ends, three));
      classes[1]!.push(writer.and(spun, writer.without(ends.early, front[to]!)));
      classes[2]!.push(writer.and(spun, writer.or([ends.late, fronted])));
    }
    const [none, mini, full] = classes;
    writer.block('if (out !== 0)', (inner) => {
      this.addTo(inner, none!);
      [...mini!, ...full!].forEach((rows, set) => inner.store(`out + ${4 + set} * setBytes`, rows));
    });
    writer.line(`return ${size(classes.flat())};`);
  }
}
