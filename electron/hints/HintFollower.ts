import { EarlierAnswers } from './asking/EarlierAnswers.ts';
import { EngineDied } from './asking/EngineWorker.ts';
import { ExpectedNext } from './asking/ExpectedNext.ts';
import type { Sighting } from '../../vision/types.ts';

/** What has to be known of a game for hints to follow its pieces. */
export interface FollowedGame<State, Suggestion, Advice> {
  /** The engine's first answer nearly always is its last one too, and may be shown at once. */
  isFirstMostlyLast: boolean;
  /** null where there is none, or none of this game. */
  positionIn(sighting: Sighting): State | null;
  /** The final answer; `onEarlier` gets those before it, if any. */
  ask(state: State, seq: number, onEarlier: (suggestion: Suggestion) => void): Promise<Suggestion>;
  /** null where no candidate can be reached. */
  advise(suggestion: Suggestion, state: State): Advice | null;
  /** The same advice with the keys from the piece's present place; null where it is out of reach. */
  steer(advice: Advice, state: State): Advice | null;
  /** The stack on the board: with another text a hint answers something else. */
  lyingIn(state: State): string;
  /** How many of the next pieces are known. */
  aheadIn(state: State): number;
  /** The next piece would hardly change this answer, which was given without it. */
  isClear(suggestion: Suggestion): boolean;
  /** The falling piece's place, as a text. */
  placeOf(state: State): string;
  /** The same without how far it has fallen: what changes when the player steers. */
  steeringOf(state: State): string;
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
  /** How many of the next pieces were known. */
  ahead: number;
}

/** So long an answer that the next piece may change waits for that piece, in a game that has shown one so far. */
export const awaitsNextMs = 150;

interface Hint<Suggestion, Advice> {
  question: Question;
  suggestion: Suggestion;
  advice: Advice | null;
  /** The piece's place when it was asked for. */
  from: string;
  /** How it was steered when the answer came. */
  steering: string;
}

/**
 * Asks once about each piece on each board, and keeps the answer while the piece moves and turns; once more if the next
 * piece becomes known while no answer is shown. A better answer takes the place of one that was shown earlier only as
 * long as the player hasn't begun to follow it: a hint doesn't jump under one's hands.
 */
export class HintFollower<State, Suggestion, Advice> {
  readonly #game: FollowedGame<State, Suggestion, Advice>;
  readonly #ports: FollowerPorts;
  #hint: Hint<Suggestion, Advice> | null = null;
  #asked: Question | null = null;
  #now: State | null = null;
  readonly #expectedNext = new ExpectedNext();

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
    this.#expectedNext.note(piece, this.#game.aheadIn(state));
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
    return this.#hint && this.#isAbout(this.#hint.question, piece, state) ? this.#hint : null;
  }

  #isAbout(question: Question, piece: number, state: State): boolean {
    return question.piece === piece && question.lying === this.#game.lyingIn(state);
  }

  #ask(piece: number, state: State, seq: number): void {
    const ahead = this.#game.aheadIn(state);
    if (this.#asked && this.#isAbout(this.#asked, piece, state) && this.#asked.ahead >= ahead) return;
    const question = { piece, lying: this.#game.lyingIn(state), ahead };
    this.#asked = question;
    void this.#answer(question, state, seq);
  }

  async #answer(question: Question, state: State, seq: number): Promise<void> {
    const isOpen = () => this.#asked === question;
    const take = (one: Suggestion) => isOpen() && this.#steerBy(question, state, one);
    const until = this.#expectedNext.isDue ? Date.now() + awaitsNextMs : 0;
    const waits = (one: Suggestion) => Date.now() < until && !this.#game.isClear(one);
    const isSettled = (one: Suggestion) => this.#game.isFirstMostlyLast && !waits(one);
    const earlier = new EarlierAnswers<Suggestion>(take, isSettled);
    const last = await this.#askTwice(state, seq, (one) => earlier.add(one)).catch((error: Error) => error);
    if (last instanceof Error) earlier.giveHeld();
    else {
      if (waits(last) && !this.#answers(question)) await sleep(until - Date.now());
      take(last);
    }
    earlier.close();
    if (!isOpen()) return;
    this.#asked = null;
    this.#ports.engineTrouble(last instanceof Error ? last.message : null);
    if (!this.#answers(question)) this.#hint = null;
  }

  /** There is a hint, and it answers this question. */
  #answers(question: Question): boolean {
    return this.#hint?.question === question;
  }

  #steerBy(question: Question, state: State, suggestion: Suggestion): void {
    const now = this.#now ?? state;
    const steering = this.#game.steeringOf(now);
    const earlier = this.#hint?.question === question ? this.#hint : null;
    if (earlier?.advice && earlier.steering !== steering) return;
    const advice = this.#game.advise(suggestion, now);
    this.#hint = { question, suggestion, advice, from: this.#game.placeOf(state), steering };
    this.#ports.answered();
  }

  /** A thread that died took the question with it; a new one may well have the answer. */
  async #askTwice(
    state: State,
    seq: number,
    onEarlier: (suggestion: Suggestion) => void,
  ): Promise<Suggestion> {
    try {
      return await this.#game.ask(state, seq, onEarlier);
    } catch (error) {
      if (!(error instanceof EngineDied)) throw error;
      return this.#game.ask(state, seq, onEarlier);
    }
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
