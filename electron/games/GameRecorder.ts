import { TurnFollower, type Hinted, type Position } from '../../engine/review/following/TurnFollower.ts';
import type { GameHeader, Origin, Turn } from '../../engine/review/record.ts';
import type { Sighting } from '../../vision/types.ts';
import type { Shown } from '../hints/Advice.ts';

/** What happens to a game after which the next piece belongs to another one. */
const ends: ReadonlySet<Sighting['events'][number]['kind']> = new Set([
  'found',
  'gameOver',
  'restart',
  'lost',
]);

export interface GameKeeper {
  /** A new game with this header, to which turns are added; neither throws. */
  begin(header: GameHeader): { add(turn: Turn): void };
}

/** Keeps the games that are watched and practised: where pieces went and what was advised, and nothing else of any picture. */
export class GameRecorder {
  readonly #watched: OneGame;
  readonly #practised: OneGame;

  /** `listener`: gets every piece, whether games are kept or not. */
  constructor(store: GameKeeper, listener?: TurnListener) {
    this.#watched = new OneGame(store, 'watched', listener);
    this.#practised = new OneGame(store, 'practice', listener);
  }

  /** Games that are played while it is off are not kept. */
  configure({ recordsGames }: { recordsGames: boolean }): void {
    if (recordsGames !== this.#watched.isKept)
      for (const game of [this.#watched, this.#practised]) game.end();
    this.#watched.isKept = this.#practised.isKept = recordsGames;
  }

  /** One picture has been read of the game with this title. Our own practice reports its own. */
  record({ state, events, capturedAt }: Sighting, { title, isOwn }: { title: string; isOwn: boolean }): void {
    if (isOwn || events.some(({ kind }) => ends.has(kind))) this.#watched.end();
    if (state && !isOwn) this.#watched.record(state, title, capturedAt);
  }

  /** The practice window shows this position; null: its game is over, or another one begins. */
  practise(position: Position | null, title: string, now: number): void {
    if (position) this.#practised.record(position, title, now);
    else this.#practised.end();
  }

  /** Answers what it is given: a hint that is seen for the falling piece. */
  show(shown: Shown | null): Shown | null {
    const state = shown?.sighting.state;
    if (!shown || !state) return shown;
    const { placement } = shown.advice.best;
    const place = 'location' in placement ? placement.location : placement;
    for (const game of [this.#watched, this.#practised]) game.hint(state, place);
    return shown;
  }

  /** The watched window can't be seen any more, or another one is watched. */
  lose(): void {
    this.#watched.end();
  }
}

export interface TurnListener {
  /** A piece was placed. */
  saw(turn: Turn, header: GameHeader): void;
  /** What comes next belongs to another game. */
  forget(): void;
}

/** The game that is played at present. */
class OneGame {
  isKept = true;
  readonly #store: GameKeeper;
  readonly #origin: Origin;
  readonly #listener: TurnListener | undefined;
  readonly #turns = new TurnFollower();
  #header: GameHeader | null = null;
  #writer: ReturnType<GameKeeper['begin']> | null = null;

  constructor(store: GameKeeper, origin: Origin, listener: TurnListener | undefined) {
    this.#store = store;
    this.#origin = origin;
    this.#listener = listener;
  }

  record(position: Position, title: string, now: number): void {
    const header = (this.#header ??= headerOf(position, { origin: this.#origin, title, startedAt: now }));
    if (header.title !== title || header.game !== position.game) {
      this.end();
      return this.record(position, title, now);
    }
    const turn = this.#turns.follow(position, Math.max(0, Math.round(now - header.startedAt)));
    if (!turn) return;
    if (this.isKept) (this.#writer ??= this.#store.begin(header)).add(turn);
    this.#listener?.saw(turn, header);
  }

  hint(position: Position, place: Hinted): void {
    this.#turns.hint(position, place);
  }

  end(): void {
    if (this.#header) this.#listener?.forget();
    this.#turns.forget();
    this.#header = this.#writer = null;
  }
}

type Start = Pick<GameHeader, 'origin' | 'title' | 'startedAt'>;

/** A title may be as long as a window's program likes. */
const longestTitle = 200;

function headerOf(position: Position, { origin, title, startedAt }: Start): GameHeader {
  const { columns, rows } = position.game === 'tetris' ? position.board : position.field;
  return {
    kind: 'game',
    game: position.game,
    origin,
    title: title.slice(0, longestTitle),
    startedAt: Math.round(startedAt),
    columns,
    rows,
  };
}
