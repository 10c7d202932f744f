import { EngineDied } from './EngineWorker.ts';
import type { Sighting } from '../vision/types.ts';

/** What has to be known of a game for hints to follow its pieces. */
export interface FollowedGame<State, Suggestion, Advice> {
  /** null where there is none, or none of this game. */
  positionIn(sighting: Sighting): State | null;
  ask(state: State, seq: number): Promise<Suggestion>;
  /** null where no candidate can be reached. */
  advise(suggestion: Suggestion, state: State): Advice | null;
  /** The same advice with the keys from where the piece stands now; null where it is out of reach. */
  steer(advice: Advice, state: State): Advice | null;
  /** What lies on the board: with another text a hint answers something else. */
  lyingIn(state: State): string;
  /** Where the falling piece stands, as a text. */
  placeOf(state: State): string;
}

export interface FollowerPorts {
  /** There is an answer for the piece that was asked about. */
  answered(): void;
  /** null: the engine answers again. */
  engineTrouble(reason: string | null): void;
}

interface Question {
  piece: number;
  lying: string;
}

interface Hint<Suggestion, Advice> extends Question {
  suggestion: Suggestion;
  advice: Advice | null;
  /** Where the piece stood when it was asked for. */
  from: string;
}

/** Asks once about each piece on each board, and keeps the answer while the piece moves and turns. */
export class HintFollower<State, Suggestion, Advice> {
  readonly #game: FollowedGame<State, Suggestion, Advice>;
  readonly #ports: FollowerPorts;
  #hint: Hint<Suggestion, Advice> | null = null;
  #asked: Question | null = null;
  #now: State | null = null;

  constructor(game: FollowedGame<State, Suggestion, Advice>, ports: FollowerPorts) {
    this.#game = game;
    this.#ports = ports;
  }

  /** Advice for the piece of this sighting; null while it is asked for, or where there is none. */
  follow(sighting: Sighting): Advice | null {
    const { piece, seq } = sighting;
    const state = this.#game.positionIn(sighting);
    this.#now = state;
    if (!state) return null;
    const hint = this.#hintFor(piece, state);
    if (!hint) {
      this.#ask(piece, state, seq);
      return null;
    }
    const advice = hint.advice && this.#game.steer(hint.advice, state);
    if (!advice && hint.from !== this.#game.placeOf(state)) this.#ask(piece, state, seq);
    return advice;
  }

  /** What the engine has said about the piece of this sighting. */
  suggestionFor(sighting: Sighting): Suggestion | null {
    const state = this.#game.positionIn(sighting);
    return state && (this.#hintFor(sighting.piece, state)?.suggestion ?? null);
  }

  forget(): void {
    this.#hint = null;
    this.#asked = null;
  }

  #hintFor(piece: number, state: State): Hint<Suggestion, Advice> | null {
    return this.#hint && this.#isAbout(this.#hint, piece, state) ? this.#hint : null;
  }

  #isAbout(question: Question, piece: number, state: State): boolean {
    return question.piece === piece && question.lying === this.#game.lyingIn(state);
  }

  #ask(piece: number, state: State, seq: number): void {
    if (this.#asked && this.#isAbout(this.#asked, piece, state)) return;
    const question = { piece, lying: this.#game.lyingIn(state) };
    this.#asked = question;
    void this.#answer(question, state, seq);
  }

  async #answer(question: Question, state: State, seq: number): Promise<void> {
    const hint = await this.#hintOf(question, state, seq).catch((error: Error) => error);
    if (this.#asked !== question) return;
    this.#asked = null;
    this.#hint = hint instanceof Error ? null : hint;
    this.#ports.engineTrouble(hint instanceof Error ? hint.message : null);
    if (this.#hint) this.#ports.answered();
  }

  async #hintOf(question: Question, state: State, seq: number): Promise<Hint<Suggestion, Advice>> {
    const suggestion = await this.#askTwice(state, seq);
    const advice = this.#game.advise(suggestion, this.#now ?? state);
    return { ...question, suggestion, advice, from: this.#game.placeOf(state) };
  }

  /** A thread that died took the question with it; a new one may well have the answer. */
  async #askTwice(state: State, seq: number): Promise<Suggestion> {
    try {
      return await this.#game.ask(state, seq);
    } catch (error) {
      if (!(error instanceof EngineDied)) throw error;
      return this.#game.ask(state, seq);
    }
  }
}
