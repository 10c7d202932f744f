import { simulate } from '../../../engine/puyo/simulate.ts';
import { suggest } from '../../../engine/puyo/suggest.ts';

/** Pairs of the game that the speed is taken from, and fields valued for each. */
const trialPairs = 30;
const trialNodes = 20_000;

/** The number of fields to value for a decision: as given, or what so much processor time is worth here. */
export function effortOf(nodes: number | undefined, milliseconds: number | undefined): { nodes?: number } {
  if (nodes !== undefined) return { nodes };
  return milliseconds === undefined ? {} : { nodes: Math.round(milliseconds * nodesPerMillisecond()) };
}

/** Fields valued in a millisecond of processor time over the decisions of one game, after one to get warm. */
function nodesPerMillisecond(): number {
  playTrial();
  const before = process.cpuUsage();
  const nodes = playTrial();
  const { user, system } = process.cpuUsage(before);
  return nodes / ((user + system) / 1000);
}

function playTrial(): number {
  let nodes = 0;
  simulate(
    {
      rules: 'tsu',
      dealer: 'esports',
      colours: 4,
      previews: 2,
      pairs: trialPairs,
      seed: 1,
      endless: false,
    },
    (state) => {
      const { candidates, info } = suggest(state, { nodes: trialNodes, count: 1 });
      nodes += info.nodes;
      return candidates[0]?.placement ?? null;
    },
  );
  return nodes;
}
