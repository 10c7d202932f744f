import {
  type Candidate,
  type Placement,
  type Suggestion,
  type TetrisState,
  spins,
} from '../../tetris/types.ts';
import { type BotMessage, ProtocolError, garbageFeature } from './wire.ts';
import { afterMove, readStart, withGarbage, withPiece } from './position.ts';
import type { Fields } from '../../fields.ts';
import { readFields, readList, readMove, readPiece } from './read.ts';

/** Moves sent for each `suggest`, best first. */
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
   * as it was then, and after a start there is none.
   */
  hear(message: unknown): BotMessage | null {
    const fields = readFields(message, 'the message');
    switch (fields['type']) {
      case 'rules':
        return answerRules(fields);
      case 'start':
        // The old game is over whether or not the new one can be read.
        this.#state = null;
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
    // A frontend waits for an answer whatever came before; without a move the bot gives up.
    if (!this.#state || this.#state.queue.length === 0) return { type: 'suggestion', moves: [] };
    const { candidates, info } = this.#think(this.#state);
    const moves = candidates.slice(0, mostMoves).flatMap(movesOf);
    const nps = Math.round(info.nodes / Math.max(info.elapsedMs / 1000, 1e-3));
    return { type: 'suggestion', moves, move_info: { nodes: info.nodes, nps, extra: info.evaluator } };
  }
}

/** A randomizer that we don't know is as good as "unknown"; garbage of another kind changes the game. */
function answerRules({ garbage }: Fields): BotMessage {
  const isKnown = [undefined, null, 'none', 'general'].includes(garbage as string);
  return isKnown ? { type: 'ready' } : { type: 'error', reason: 'unsupported_rules' };
}

/** Frontends differ in what they call a spin; the other classes of the same cells follow. */
function movesOf({ placement: { location, spin } }: Candidate): Placement[] {
  if (spin === 'none') return [{ location, spin }];
  return [spin, ...spins.filter((other) => other !== spin).reverse()].map((one) => ({ location, spin: one }));
}
