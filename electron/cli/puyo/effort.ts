import { followHints, simulate } from '../../../engine/puyo/simulate.ts';
import { DecisionTimes } from '../DecisionTimes.ts';
import { processorMilliseconds } from '../processorTime.ts';

/** Fields to value for each decision of the games that the speed is taken from. */
const few = 1000;
const many = 40_000;

const fewestNodes = 100;

/** The number of fields to value for a decision: as given, or what so much processor time is worth here. */
export function effortOf(nodes: number | undefined, milliseconds: number | undefined): { nodes?: number } {
  if (nodes !== undefined) return { nodes };
  return milliseconds === undefined ? {} : { nodes: nodesIn(milliseconds) };
}

/** Games after which everything is compiled that is going to be. */
const warmUps = 6;

/** Time grows in a straight line with the fields: it is laid through two short games, after some to get warm. */
function nodesIn(milliseconds: number): number {
  for (let game = 0; game < warmUps; game++) timeOf(few);
  const [quick, slow] = [timeOf(few), timeOf(many)];
  const perNode = (slow - quick) / (many - few);
  return Math.max(fewestNodes, Math.round(few + (milliseconds - quick) / perNode));
}

/** Milliseconds of processor time that half of the decisions of one game take at most. */
function timeOf(nodes: number): number {
  const times = new DecisionTimes();
  simulate(
    { rules: 'tsu', dealer: 'esports', colours: 4, previews: 2, pairs: 36, seed: 1, endless: true },
    followHints({ evaluator: 'okiba', nodes }, processorMilliseconds, (milliseconds) =>
      times.add(milliseconds),
    ),
  );
  return times.quantile(0.5);
}
