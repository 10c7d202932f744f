import { firstFallMs } from '../../bench/tetris/novice/gravity.ts';
import { carefully, greedily, hintsOf } from '../../bench/tetris/novice/guides.ts';
import { type Hands, novices } from '../../bench/tetris/novice/hands.ts';
import { type Guide, type Moment, playPiece } from '../../bench/tetris/novice/novice.ts';
import { newGame, stateOf } from '../../../engine/tetris/rules/play.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { type TetrisState } from '../../../engine/tetris/types.ts';

export const noviceKinds = ['greedy', 'careful', 'clumsy', 'helped', 'helpedClumsy'] as const;
type NoviceKind = (typeof noviceKinds)[number];

interface Novice {
  guide: Guide;
  hands: Hands;
}

/** Who sees no holes, who sees most of them, the same with hands that slip often, and both kinds of hands with hints. */
function noviceOf(kind: NoviceKind, random: () => number): Novice {
  const careful = carefully(0.8, random);
  const hints = hintsOf({ evaluator: 'okiba', width: 8 });
  const kinds: Readonly<Record<NoviceKind, Novice>> = {
    greedy: { guide: greedily, hands: novices.low },
    careful: { guide: careful, hands: novices.low },
    clumsy: { guide: careful, hands: novices.high },
    helped: { guide: hints, hands: novices.low },
    helpedClumsy: { guide: hints, hands: novices.high },
  };
  return kinds[kind];
}

/** Games are looked into at one piece of so many on average, and no longer than a beginner's game. */
const everyPieces = 8;
const mostPieces = 80;

export interface NovicePosition {
  kind: NoviceKind;
  state: TetrisState;
}

/**
 * Positions from beginners' games, as many of each kind: every other game shows one next piece, the others five; every
 * other pair of games has hold.
 */
export function* novicePositions(count: number, seed = 1): Generator<NovicePosition> {
  let [made, round] = [0, 0];
  while (made < count) {
    const kind = noviceKinds[round % noviceKinds.length]!;
    for (const state of positionsOf(kind, seed * 10_000 + round)) {
      if (made++ === count) return;
      yield { kind, state };
    }
    round++;
  }
}

/** As many from each game, so that those who last longer don't show up more often. */
const fromEach = 2;

function* positionsOf(kind: NoviceKind, seed: number): Generator<TetrisState> {
  const random = randomStream(seed);
  const { guide, hands } = noviceOf(kind, random);
  const hold = (seed & 2) === 0;
  let moment: Moment = { game: newGame(seed, { previews: seed & 1 ? 1 : 5 }), fallMs: firstFallMs };
  let given = 0;
  while (!moment.game.over && moment.game.locked < mostPieces && given < fromEach) {
    if (!hold) moment.game = { ...moment.game, canHold: false };
    const state = stateOf(moment.game)!;
    if (state && random() < 1 / everyPieces && ++given) yield state;
    moment = playPiece(moment, guide, hands, random);
  }
}
