import { simulate } from '../../../engine/puyo/simulate.ts';
import { suggest } from '../../../engine/puyo/suggest.ts';

/** Fields to value for each decision of the games that the speed is taken from. */
const few = 1000;
const many = 40_000;

const fewestNodes = 100;

/** The number of fields to value for a decision: as given, or what so much processor time is worth here. */
export function effortOf(nodes: number | undefined, milliseconds: number | undefined): { nodes?: number } {
  if (nodes !== undefined) return { nodes };
  return milliseconds === undefined ? {} : { nodes: nodesIn(milliseconds) };
}

/** Time grows in a straight line with the fields: it is laid through two short games, after one to get warm. */
function nodesIn(milliseconds: number): number {
  timeOf(few);
  const [quick, slow] = [timeOf(few), timeOf(many)];
  const perNode = (slow - quick) / (many - few);
  return Math.max(fewestNodes, Math.round(few + (milliseconds - quick) / perNode));
}

/** Milliseconds of processor time for a decision, on average over one game. */
function timeOf(nodes: number): number {
  let decisions = 0;
  const before = process.cpuUsage();
  simulate(
    { rules: 'tsu', dealer: 'esports', colours: 4, previews: 2, pairs: 36, seed: 1, endless: true },
    (state) => {
      decisions++;
      return suggest(state, { nodes, count: 1 }).candidates[0]?.placement ?? null;
    },
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / decisions;
}
