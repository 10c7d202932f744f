import { followHints, simulate } from '../../../engine/puyo/playing/simulate.ts';
import { DecisionTimes } from '../timing/DecisionTimes.ts';
import { processorMilliseconds } from '../timing/processorTime.ts';

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

/** Beyond so many times the fields that were timed, a guess is checked at a part of it: wide searches take less for each field. */
const farAway = 4;
const checkedPart = 1 / 4;

/** Time grows in a straight line with the fields: it is laid through two short games, after some to get warm. */
function nodesIn(milliseconds: number): number {
  for (let game = 0; game < warmUps; game++) timeOf(few);
  const quick = timeOf(few);
  const within = (nodes: number) => few + ((milliseconds - quick) * (nodes - few)) / (timeOf(nodes) - quick);
  const guess = within(many);
  const nodes = guess < farAway * many ? guess : within(Math.round(guess * checkedPart));
  return Math.max(fewestNodes, Math.round(nodes));
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
