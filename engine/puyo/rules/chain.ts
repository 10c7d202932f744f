import { countPuyos, makeField, stacksOf } from './field.ts';
import { mostInGroup, stepScore, visibleRows } from './rules.ts';
import { type Cell, type PuyoField, type PuyoKind } from '../types.ts';

export interface ChainStep {
  /** Coloured puyos that pop, group by group. */
  groups: Cell[][];
  /** Garbage beside them that goes with them. */
  garbage: Cell[];
  score: number;
  /** The field when the rest has come down. */
  after: PuyoField;
}

export interface Chain {
  steps: ChainStep[];
  score: number;
  allClear: boolean;
  /** The field when nothing pops any more. */
  after: PuyoField;
}

/** Pops and lets fall until nothing pops any more. Rows above the visible ones never pop (Puyo Puyo Tsu). */
export function resolve(field: PuyoField): Chain {
  let stacks = stacksOf(field);
  const steps: ChainStep[] = [];
  for (;;) {
    const groups = findGroups(stacks).filter(({ length }) => length > mostInGroup);
    if (groups.length === 0) break;
    const garbage = garbageBeside(stacks, groups.flat());
    const colours = new Set(groups.map(([[x, y]]) => stacks[x]![y]));
    const sizes = groups.map(({ length }) => length);
    const score = stepScore(steps.length + 1, colours.size, sizes);
    stacks = without(stacks, [...groups.flat(), ...garbage]);
    steps.push({ groups, garbage, score, after: makeField(stacks) });
  }
  return {
    steps,
    score: steps.reduce((sum, step) => sum + step.score, 0),
    allClear: countPuyos(stacks) === 0,
    after: makeField(stacks),
  };
}

/** A group is never empty. */
type Group = [Cell, ...Cell[]];

/** All visible groups of one colour, single puyos too. */
export function findGroups(stacks: readonly (readonly PuyoKind[])[]): Group[] {
  const seen = stacks.map((): boolean[] => []);
  const groups: Group[] = [];
  for (const [x, stack] of stacks.entries())
    for (const [y, kind] of stack.entries())
      if (kind !== 'O' && y < visibleRows && !seen[x]![y]) groups.push(groupAt(stacks, [x, y], seen));
  return groups;
}

/** The group of a visible puyo; cells of it are marked as `seen`. */
export function groupAt(
  stacks: readonly (readonly PuyoKind[])[],
  start: Cell,
  seen: boolean[][] = stacks.map(() => []),
): Group {
  const colour = stacks[start[0]]![start[1]];
  const group: Group = [start];
  seen[start[0]]![start[1]] = true;
  for (const cell of group)
    for (const [x, y] of neighbours(cell))
      if (stacks[x]?.[y] === colour && y < visibleRows && !seen[x]![y]) {
        seen[x]![y] = true;
        group.push([x, y]);
      }
  return group;
}

function neighbours([x, y]: Cell): Cell[] {
  return [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
}

/** Garbage in the hidden row stays. */
function garbageBeside(stacks: readonly (readonly PuyoKind[])[], popped: readonly Cell[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const cell of popped)
    for (const [x, y] of neighbours(cell))
      if (stacks[x]?.[y] === 'O' && y < visibleRows) found.set(`${x},${y}`, [x, y]);
  return [...found.values()];
}

function without(stacks: readonly (readonly PuyoKind[])[], cells: readonly Cell[]): PuyoKind[][] {
  const gone = new Set(cells.map((cell) => cell.join()));
  return stacks.map((stack, x) => stack.filter((_, y) => !gone.has(`${x},${y}`)));
}
