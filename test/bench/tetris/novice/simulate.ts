import { type Randomizer } from '../../../../engine/tetris/rules/bag.ts';
import { newGame } from '../../../../engine/tetris/rules/play.ts';
import { randomStream } from '../../../../engine/tetris/random.ts';
import { firstFallMs } from './gravity.ts';
import { type Hands } from './hands.ts';
import { type Guide, playPiece } from './novice.ts';

export interface NoviceOptions {
  guide: Guide;
  hands: Hands;
  /** What the guide's advice comes later than the piece; 0 where absent. */
  delayMs?: number;
  /** Most pieces to play. */
  pieces: number;
  /** Deals the pieces, and draws times and slips. */
  seed: number;
  previews: number;
  hold: boolean;
  randomizer: Randomizer;
}

export interface NoviceRecord {
  pieces: number;
  lines: number;
  /** cap: as many pieces as asked for. */
  end: 'cap' | 'toppedOut';
}

/** One game of a beginner on a board of 10 x 20, as fast as tetris-bsd makes it. */
export function simulateNovice(options: NoviceOptions): NoviceRecord {
  const { guide, pieces, hold, seed, delayMs = 0, ...dealt } = options;
  const hands = { ...options.hands, reactionMs: options.hands.reactionMs + delayMs };
  const random = randomStream(~seed);
  let moment = { game: newGame(seed, dealt), fallMs: firstFallMs };
  while (!moment.game.over && moment.game.locked < pieces) {
    if (!hold) moment.game = { ...moment.game, canHold: false };
    moment = playPiece(moment, guide, hands, random);
  }
  const { locked, lines, over } = moment.game;
  return { pieces: locked, lines, end: over ? 'toppedOut' : 'cap' };
}
