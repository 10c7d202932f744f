import {
  type Candidate,
  type Placement,
  type Suggestion,
  type TetrisState,
  spins,
} from '../../tetris/types.ts';
import { type BotMessage, ProtocolError, garbageFeature, randomizerTypes } from './wire.ts';
import { afterMove, readStart, withGarbage, withPiece } from './position.ts';
import { type Fields, readFields, readList, readMove, readPiece } from './read.ts';

/** Moves told for each `suggest`, best first. */
const mostMoves = 5;

/** The bot's side of the protocol, for any frontend: hears messages and answers them. Knows no streams. */
export class TbpBot {
  readonly #think: (state: TetrisState) => Suggestion;
  /** null: it isn't calculating. */
  #state: TetrisState | null = null;
  #isOver = false;

  constructor(think: (state: TetrisState) => Suggestion) {
    this.#think = think;
  }

  /** The frontend has quit. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What the bot says first. */
  introduce(version: string): BotMessage {
    return { type: 'info', name: 'Okiba', version, author: 'The Okiba authors', features: [garbageFeature] };
  }

  /**
   * The answer to a message, if it wants one. Throws ProtocolError where the message can't be used; the position stays
   * as it was then.
   */
  hear(message: unknown): BotMessage | null {
    const fields = readFields(message, 'the message');
    switch (fields['type']) {
      case 'rules':
        return answerRules(fields);
      case 'start':
        this.#state = readStart(fields);
        return null;
      case 'suggest':
        return this.#suggest();
      case 'play':
        this.#state = afterMove(this.#running('play'), readMove(fields['move'], 'move'));
        return null;
      case 'new_piece':
        this.#state = withPiece(this.#running('new_piece'), readPiece(fields['piece'], 'piece'));
        return null;
      case 'garbage':
        this.#state = withGarbage(this.#running('garbage'), readList(fields['rows'], 'rows'));
        return null;
      case 'stop':
        this.#state = null;
        return null;
      case 'quit':
        this.#isOver = true;
        return null;
      default:
        return null;
    }
  }

  #running(message: string): TetrisState {
    if (!this.#state) throw new ProtocolError(`${message} came before start`);
    return this.#state;
  }

  #suggest(): BotMessage {
    const state = this.#running('suggest');
    if (state.queue.length === 0) return { type: 'suggestion', moves: [] };
    const { candidates, info } = this.#think(state);
    const moves = candidates.slice(0, mostMoves).flatMap(movesOf);
    const nps = Math.round(info.nodes / Math.max(info.elapsedMs / 1000, 1e-3));
    return { type: 'suggestion', moves, move_info: { nodes: info.nodes, nps, extra: info.evaluator } };
  }
}

/** Rules that are left out, or that we know. */
function answerRules({ randomizer, garbage }: Fields): BotMessage {
  const known: readonly unknown[] = [undefined, null, ...randomizerTypes];
  const isKnown =
    known.includes(randomizer) && [undefined, null, 'none', 'general'].includes(garbage as string);
  return isKnown ? { type: 'ready' } : { type: 'error', reason: 'unsupported_rules' };
}

/** Frontends differ in what they call a spin; the other classes of the same cells follow. */
function movesOf({ placement: { location, spin } }: Candidate): Placement[] {
  if (spin === 'none') return [{ location, spin }];
  return [spin, ...spins.filter((other) => other !== spin).reverse()].map((one) => ({ location, spin: one }));
}
