import { TurnFollower, type Hinted, type Position } from '../../engine/review/following/TurnFollower.ts';
import type { GameHeader, Origin } from '../../engine/review/record.ts';
import type { Sighting } from '../../vision/types.ts';
import type { Shown } from '../hints/Advice.ts';
import type { GameStore, GameWriter } from './GameStore.ts';

/** What happens to a game after which the next piece belongs to another one. */
const ends: ReadonlySet<Sighting['events'][number]['kind']> = new Set([
  'found',
  'gameOver',
  'restart',
  'lost',
]);

/** Keeps the games that are watched and practised: where pieces went and what was advised, and nothing else of any picture. */
export class GameRecorder {
  readonly #watched: OneGame;
  readonly #practised: OneGame;
  #isOn = true;

  constructor(store: Pick<GameStore, 'begin'>) {
    this.#watched = new OneGame(store, 'watched');
    this.#practised = new OneGame(store, 'practice');
  }

  /** Games that are played while it is off are not kept. */
  configure({ recordsGames }: { recordsGames: boolean }): void {
    this.#isOn = recordsGames;
    if (!recordsGames) this.lose();
  }

  /** One picture has been read of the game with this title. Our own practice tells of itself. */
  see({ state, events, capturedAt }: Sighting, { title, isOwn }: { title: string; isOwn: boolean }): void {
    if (!this.#isOn) return;
    if (isOwn || events.some(({ kind }) => ends.has(kind))) this.#watched.end();
    if (state && !isOwn) this.#watched.see(state, title, capturedAt);
  }

  /** The practice window shows this position; null: its game is over, or another one begins. */
  practise(position: Position | null, title: string, now: number): void {
    if (!this.#isOn) return;
    if (position) this.#practised.see(position, title, now);
    else this.#practised.end();
  }

  /** A hint is seen for the falling piece. */
  show(shown: Shown | null): void {
    const state = shown?.sighting.state;
    if (!shown || !state) return;
    const { placement } = shown.advice.best;
    const place = 'location' in placement ? placement.location : placement;
    for (const game of [this.#watched, this.#practised]) game.hint(state, place);
  }

  /** The watched window can't be seen any more, or another one is watched. */
  lose(): void {
    this.#watched.end();
    if (!this.#isOn) this.#practised.end();
  }
}

/** The game that is played at present. */
class OneGame {
  readonly #store: Pick<GameStore, 'begin'>;
  readonly #origin: Origin;
  readonly #turns = new TurnFollower();
  #header: GameHeader | null = null;
  #writer: GameWriter | null = null;

  constructor(store: Pick<GameStore, 'begin'>, origin: Origin) {
    this.#store = store;
    this.#origin = origin;
  }

  see(position: Position, title: string, now: number): void {
    const header = (this.#header ??= headerOf(position, { origin: this.#origin, title, startedAt: now }));
    if (header.title !== title || header.game !== position.game) {
      this.end();
      return this.see(position, title, now);
    }
    const turn = this.#turns.next(position, Math.max(0, Math.round(now - header.startedAt)));
    if (turn) (this.#writer ??= this.#store.begin(header)).add(turn);
  }

  hint(position: Position, place: Hinted): void {
    this.#turns.hint(position, place);
  }

  end(): void {
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
