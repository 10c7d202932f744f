/** Plays one public game with Okiba watching, picture by picture, and counts how that went. */
import type { Shown } from '../../../../electron/hints/Advice.ts';
import { Assistant } from '../../../../electron/hints/Assistant.ts';
import { defaultSettings } from '../../../../electron/contract/settings.ts';
import type { Turn, TurnKey } from '../../../../electron/hints/turns.ts';
import { suggest as suggestPuyo } from '../../../../engine/puyo/advice/suggest.ts';
import { misdropRates } from '../../../../engine/tetris/advice/misdrop.ts';
import { suggest } from '../../../../engine/tetris/advice/suggest.ts';
import type { Frame, Image, Sighting } from '../../../../vision/types.ts';
import { Watcher } from '../../../../vision/Watcher.ts';
import { withVideoHues } from '../../../vision/synthetic/drawing/videoHues.ts';
import type { GamePage } from './GamePage.ts';
import { Hands } from './Hands.ts';
import { isSame, isThere, Moments, positionOf, toldBy, type Position } from './Moments.ts';
import type { PageTruth, PublicGame } from './PublicGame.ts';

/** A key is held for half of the time between two pictures. Milliseconds. */
const halfMs = 50;
/** A game in which nothing new has come in for so long is over, whatever it says. */
const patienceMs = 30_000;
/** Before another round. */
const restMs = 2500;

export interface Result {
  name: string;
  pieces: number;
  /** Pieces with a right hint. */
  hinted: number;
  /** Pieces that were dropped by a hint, and of those that lay then where it was. */
  dropped: number;
  landed: number;
  /** Pieces during which a hint rested on what was not so, with what was told. */
  misread: Map<number, string>;
  /** From the first piece to the first right hint, in seconds; null: there was none. */
  firstHint: number | null;
  /** Pictures of a falling piece without a hint, by the reason. */
  reasons: Map<string, number>;
  /** Milliseconds of looking, a picture. */
  lookMs: number[];
}

/** Is shown what is told, and why nothing is. */
export type Onlooker = (image: Image, what: string, piece: number) => void;

export class Play {
  readonly #page: GamePage;
  readonly #hands: Hands;
  readonly #onlooker: Onlooker;
  readonly #watcher = new Watcher();
  readonly #moments = new Moments();
  readonly #turns: TurnKey[] = [];
  readonly #assistant: Assistant;
  readonly #result: Result;
  #shown: Shown | null = null;
  #now = Date.UTC(2026, 0, 1);
  #seq = 0;
  #stack: string | null = null;
  #pieceAt = this.#now;
  #firstAt: number | null = null;
  #hintedPiece = -1;
  #waiting: { at: number; told: Position; piece: number; image: Image }[] = [];

  constructor(page: GamePage, game: PublicGame, onlooker: Onlooker) {
    [this.#page, this.#hands, this.#onlooker] = [page, new Hands(game), onlooker];
    const turns = (['cw', 'ccw'] as const).filter((turn) => game.keys[turn]);
    this.#turns.push(...turns);
    this.#assistant = this.#makeAssistant(turns);
    this.#result = {
      name: game.name,
      pieces: 0,
      hinted: 0,
      dropped: 0,
      landed: 0,
      misread: new Map(),
      firstHint: null,
      reasons: new Map(),
      lookMs: [],
    };
  }

  #makeAssistant(puyoTurns: readonly Turn[]): Assistant {
    return new Assistant(
      {
        ask: async (state, options) => suggest(state, options),
        askPuyo: async (state, options) => suggestPuyo(state, options),
        turns: () => this.#turns,
        puyoTurns: () => puyoTurns,
        wantsHint: () => true,
        isBoardCovered: () => false,
        slips: (level) => misdropRates[level],
        learn: () => {},
        show: (shown) => (this.#shown = shown),
        changed: () => {},
        engineTrouble: (reason) => reason && console.error(reason),
      },
      { ...defaultSettings('en'), help: 'keys' },
    );
  }

  /** Until so many pieces have come to rest; rounds that end before that are begun anew. */
  async play(pieces: number): Promise<Result> {
    await this.#page.begin();
    let key: string | undefined;
    while (this.#result.pieces <= pieces) {
      await this.#pass(key);
      const truth = await this.#page.truth();
      if (this.#now - this.#pieceAt > patienceMs) break;
      if (truth?.isOver) await this.#beginAgain();
      key = truth && !truth.isOver ? await this.#turn(truth) : undefined;
    }
    const { hinted } = this.#result;
    return {
      ...this.#result,
      pieces: Math.min(pieces, this.#result.pieces),
      hinted: Math.min(pieces, hinted),
    };
  }

  async #pass(key?: string): Promise<void> {
    for (const held of [key, undefined]) {
      await this.#page.pass(halfMs, held);
      this.#now += halfMs;
    }
  }

  async #beginAgain(): Promise<void> {
    for (let passed = 0; passed < restMs; passed += 2 * halfMs) {
      await this.#pass();
      await this.#look(await this.#page.picture());
    }
    await this.#page.begin();
    this.#stack = null;
  }

  /** One picture: what is told of it is judged, and answered by the key to press. */
  async #turn(truth: PageTruth): Promise<string | undefined> {
    const position = positionOf(truth);
    this.#moments.add({ at: this.#now, ...position });
    this.#count(position);
    const image = withVideoHues(await this.#page.picture());
    const sighting = await this.#look(image);
    this.#settle();
    if (position.falling === null) return undefined;
    const shown = this.#assistant.status === 'ready' ? this.#shown : null;
    const told = shown && toldBy(sighting);
    if (!told) return this.#miss(image, sighting);
    const isPlaced = isThere(shown.sighting.layout, truth);
    this.#waiting.push({
      at: this.#now,
      told: isPlaced ? told : { ...told, stack: ['elsewhere'] },
      piece: this.#result.pieces,
      image,
    });
    if (!isPlaced || !isSame(told, position)) return this.#hands.alone(this.#pieceAt, this.#now);
    this.#hint();
    return this.#hands.follow(shown.advice, whereOf(sighting), {
      told,
      truth: position,
      now: this.#now,
    });
  }

  async #look(image: Image): Promise<Sighting> {
    const { width, height } = image;
    const full = { width, height };
    const frame: Frame = {
      ...image,
      seq: (this.#seq += 1),
      capturedAt: this.#now,
      origin: { x: 0, y: 0 },
      full,
    };
    const before = performance.now();
    const sighting = this.#watcher.next(frame);
    this.#watcher.lookAside();
    this.#result.lookMs.push(performance.now() - before);
    this.#assistant.sighted(sighting);
    // Lets the engine's answer come.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return sighting;
  }

  #count(position: Position): void {
    const stack = position.stack.join('/');
    if (position.falling === null || stack === this.#stack) return;
    const landed = this.#hands.turnTo(position);
    if (landed !== null) this.#result.dropped += 1;
    if (landed) this.#result.landed += 1;
    [this.#stack, this.#pieceAt] = [stack, this.#now];
    this.#firstAt ??= this.#now;
    this.#result.pieces += 1;
  }

  #miss(image: Image, { observation, state }: Sighting): string | undefined {
    const { status } = this.#assistant;
    const reason = observation.doubts.join(', ') || (state ? `told, but ${status}` : status);
    const { reasons, pieces } = this.#result;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    this.#onlooker(image, reason, pieces);
    return this.#hands.alone(this.#pieceAt, this.#now);
  }

  #hint(): void {
    const { pieces } = this.#result;
    this.#result.firstHint ??= (this.#now - this.#firstAt!) / 1000;
    if (pieces === this.#hintedPiece) return;
    this.#hintedPiece = pieces;
    this.#result.hinted += 1;
  }

  /** Of what was told a while ago it is known by now whether it was so. */
  #settle(): void {
    const settled = this.#waiting.filter(({ at }) => Moments.isSettled(at, this.#now));
    this.#waiting = this.#waiting.slice(settled.length);
    for (const { at, told, piece, image } of settled) {
      if (this.#moments.had(told, at)) continue;
      if (!this.#result.misread.has(piece)) this.#onlooker(image, 'misread', piece);
      const was = this.#moments.at(at);
      this.#result.misread.set(
        piece,
        `piece ${piece}: ${textOf(told)}; was ${was ? textOf(was) : 'unknown'}`,
      );
    }
  }
}

const textOf = ({ stack, falling, next }: Position): string => `${falling}, ${next} over ${stack.join('/')}`;

/** How the falling piece stands. */
const whereOf = ({ state }: Sighting): string => {
  if (!state?.active) return '';
  const { active } = state;
  return 'direction' in active ? `${active.x} ${active.direction}` : `${active.x} ${active.orientation}`;
};
