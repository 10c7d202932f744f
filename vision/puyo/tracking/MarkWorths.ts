import type { Mark } from '../marks.ts';

/** The possible worths of marks, in garbage puyo: rows, rocks and the like. */
const possible = [1, 6, 30, 180, 360, 720];
/** A worth counts once garbage has confirmed it this many times, and hardly ever contradicted it. */
const votesNeeded = 2;
const mostOthers = 1 / 4;
/** No more garbage falls at once, so that larger announcements don't match the fallen garbage. */
const mostAtOnce = 30;
/** Marks of one kind differ by less: their sizes in cells, and their colours. */
const alike = { size: 0.2, tone: 36 };

interface Kind {
  mark: Mark;
  /** How often each worth was confirmed. */
  votes: Map<number, number>;
}

/** Learns the worth of each kind of mark from the garbage that falls: every game has its own. */
export class MarkWorths {
  private readonly kinds: Kind[] = [];

  /**
   * This much garbage has fallen after these marks had announced it. Learns only if at most one of their kinds is
   * still unknown.
   */
  learn(marks: readonly Mark[], garbage: number): void {
    if (garbage >= mostAtOnce || marks.length === 0) return;
    const kinds = marks.map((mark) => this.kindOf(mark));
    const unsure = new Set(kinds.filter((kind) => worthOf(kind) === null));
    const asked = unsure.size === 0 ? new Set(kinds) : unsure;
    if (asked.size !== 1) return;
    const [one] = [...asked] as [Kind];
    const others = kinds.filter((kind) => kind !== one).reduce((sum, kind) => sum + worthOf(kind)!, 0);
    const worth = (garbage - others) / kinds.filter((kind) => kind === one).length;
    if (possible.includes(worth)) one.votes.set(worth, (one.votes.get(worth) ?? 0) + 1);
  }

  /** The garbage that the marks announce; null if one of them isn't known well enough. */
  sumOf(marks: readonly Mark[]): number | null {
    const worths = marks.map((mark) => worthOf(this.kindOf(mark)));
    return worths.reduce<number | null>(
      (sum, worth) => (sum === null || worth === null ? null : sum + worth),
      0,
    );
  }

  private kindOf(mark: Mark): Kind {
    const known = this.kinds.find((kind) => isAlike(kind.mark, mark));
    if (known) return known;
    const kind = { mark, votes: new Map<number, number>() };
    this.kinds.push(kind);
    return kind;
  }
}

function worthOf({ votes }: Kind): number | null {
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < votesNeeded) return null;
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return all - best[1] <= mostOthers * all ? best[0] : null;
}

function isAlike(a: Mark, b: Mark): boolean {
  const sizes = Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height));
  return sizes < alike.size && Math.hypot(...a.tone.map((value, i) => value - b.tone[i]!)) < alike.tone;
}
