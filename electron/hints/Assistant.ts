import { isClear } from '../../engine/tetris/advice/isClear.ts';
import { gameRules } from '../../engine/tetris/gameRules.ts';
import type { PuyoState, Suggestion as PuyoSuggestion } from '../../engine/puyo/types.ts';
import type { Suggestion, TetrisState } from '../../engine/tetris/types.ts';
import type { Phase, Sighting } from '../../vision/types.ts';
import type { Advice, BoardSighting, PuyoAdvice, Shown, TetrisAdvice } from './Advice.ts';
import { advise, candidatesShown, type PlayersHands, shownOf, steer } from './tetrisAdvice.ts';
import type { AssistantPorts } from './asking/AssistantPorts.ts';
import { HintFollower } from './HintFollower.ts';
import type { PanelState, PuyoView, Status } from '../contract/panel.ts';
import { reasks, type Settings } from '../contract/settings.ts';
import {
  advisePuyo,
  playableIn,
  puyoPlaceOf,
  puyoQuestionOf,
  puyoSteeringOf,
  steerPuyo,
} from './puyo/puyoAdvice.ts';
import { seenTurn } from './turns.ts';

/** Candidates asked for: enough to find one that can be reached, and one to warn of. */
const candidateCount = 24;
/**
 * Time for a better answer than the first: the hint comes before a hand would begin to move, and the processor rests after.
 * Pieces fall sooner than pairs, and less is to be gained.
 */
const pieceThinkingMs = 30;
const pairThinkingMs = 150;
/** Between two pieces the state is missing for a moment; only what lasts is reported. */
const steadyMs = 500;

/**
 * From sightings to hints. A hint answers one piece on one board: it appears with the piece, keeps its place
 * while the piece moves and turns, and is gone as soon as the picture no longer says so.
 */
export class Assistant {
  readonly #ports: AssistantPorts;
  readonly #tetris: HintFollower<TetrisState, Suggestion, TetrisAdvice>;
  readonly #puyo: HintFollower<PuyoState, PuyoSuggestion, PuyoAdvice>;
  #settings: Settings;
  #sighting: Sighting | null = null;
  #shown: Shown | null = null;
  #wasFound = false;
  #hadState = false;
  #isStale = false;
  #status: Status = 'searching';
  #unsteadySince: number | null = null;

  constructor(ports: AssistantPorts, settings: Settings) {
    this.#ports = ports;
    this.#settings = settings;
    this.#tetris = this.#followTetris();
    this.#puyo = this.#followPuyo();
  }

  #followTetris(): HintFollower<TetrisState, Suggestion, TetrisAdvice> {
    const { turns, slips } = this.#ports;
    return new HintFollower(
      {
        positionIn: tetrisIn,
        // Among places worth about the same the engine keeps to its last answer.
        isFirstMostlyLast: true,
        ask: (state, seq, onEarlier) => {
          const { evaluator, rules, skill, misdrops } = this.#settings;
          const hands = { skill, misdrops: slips(misdrops), turns: turns() };
          const effort = { count: candidateCount, milliseconds: pieceThinkingMs };
          return this.#ports.ask(
            state,
            { evaluator, ...gameRules[rules], ...hands, ...effort, for: seq },
            onEarlier,
          );
        },
        advise: (suggestion, state) => advise(suggestion, state, this.#hands()),
        steer: (advice, state) => {
          const keys = steer(advice.best, state, this.#hands());
          return keys && { ...advice, keys };
        },
        lyingIn: ({ board, queue }) => `${queue[0]} on ${board.masks.join()}`,
        aheadIn: ({ queue }) => queue.length - 1,
        isClear,
        placeOf,
        steeringOf,
      },
      this.#followerPorts(),
    );
  }

  #hands(): PlayersHands {
    const { skill, rules } = this.#settings;
    return { turns: this.#ports.turns(), skill, kicks: gameRules[rules].kicks };
  }

  #followPuyo(): HintFollower<PuyoState, PuyoSuggestion, PuyoAdvice> {
    const { puyoTurns } = this.#ports;
    return new HintFollower(
      {
        positionIn: playableIn,
        isFirstMostlyLast: false,
        ask: (state, seq, onEarlier) => {
          const { puyoEvaluator: evaluator } = this.#settings;
          const effort = { count: candidateCount, milliseconds: pairThinkingMs };
          return this.#ports.askPuyo(state, { evaluator, ...effort, for: seq }, onEarlier);
        },
        advise: (suggestion, state) => advisePuyo(suggestion, state, puyoTurns()),
        steer: (advice, state) => steerPuyo(advice, state, puyoTurns()),
        lyingIn: puyoQuestionOf,
        aheadIn: ({ pairs }) => pairs.length - 1,
        isClear: () => false,
        placeOf: puyoPlaceOf,
        steeringOf: puyoSteeringOf,
      },
      this.#followerPorts(),
    );
  }

  #followerPorts() {
    return {
      answered: () => this.#lookAgain(),
      engineTrouble: (reason: string | null) => this.#ports.engineTrouble(reason),
    };
  }

  /** One picture has been read. */
  sighted(sighting: Sighting): void {
    const before = this.#sighting;
    this.#sighting = sighting;
    this.#wasFound ||= sighting.layout !== null;
    this.#hadState ||= sighting.state !== null;
    this.#learnTurn(before, sighting);
    this.#follow(sighting);
    this.#steady(sighting.capturedAt);
    this.#ports.changed();
  }

  /** Whether the last sighting still is what the screen shows; nothing is shown of one that isn't. */
  freshen(isFresh: boolean): void {
    this.#isStale = !isFresh;
    if (this.#sighting) this.#follow(this.#sighting);
    this.#steady(null);
    this.#ports.changed();
  }

  configure(settings: Settings): void {
    const old = this.#settings;
    this.#settings = settings;
    if (reasks('tetris', old, settings)) this.#tetris.forget();
    if (reasks('puyo', old, settings)) this.#puyo.forget();
    if (this.#sighting) this.#follow(this.#sighting);
    this.#steady(null);
    this.#ports.changed();
  }

  /** The watched window can't be seen any more; whatever comes next is read afresh. */
  lose(): void {
    this.#tetris.forget();
    this.#puyo.forget();
    this.#show(null);
    this.#sighting = null;
    this.#steady(null);
    this.#ports.changed();
  }

  /** Another source is watched from now on, or none. */
  reset(): void {
    this.#wasFound = false;
    this.#hadState = false;
    this.lose();
  }

  get sighting(): Sighting | null {
    return this.#sighting;
  }

  get status(): Status {
    return this.#status;
  }

  /** The panel's share: what is seen and what to do. */
  view(): Pick<PanelState, 'status' | 'observation' | 'piece' | 'suggestion' | 'puyo' | 'hasOtherField'> & {
    position: TetrisState | null;
  } {
    const { observation = null, piece = 0 } = this.#sighting ?? {};
    const position = tetrisIn(this.#sighting);
    const suggestion = this.#suggestionShown();
    const puyo = this.#puyoView();
    const hasOtherField = this.#sighting?.other !== undefined;
    return { status: this.#status, observation, piece, position, suggestion, puyo, hasOtherField };
  }

  #suggestionShown(): Suggestion | null {
    const advice = this.#shown?.advice;
    if (advice?.game !== 'tetris' || !this.#sighting) return null;
    const suggestion = this.#tetris.suggestionFor(this.#sighting);
    return suggestion && shownOf(suggestion, advice);
  }

  #puyoView(): PuyoView | null {
    const sighting = this.#sighting;
    const position = sighting && playableIn(sighting);
    if (!position) return null;
    const suggestion = this.#settings.help !== 'off' ? this.#puyo.suggestionFor(sighting) : null;
    const advice = this.#shown?.advice;
    if (!suggestion?.candidates.length) return { position, suggestion };
    return { position, suggestion: advice?.game === 'puyo' ? withBest(suggestion, advice) : null };
  }

  #follow(sighting: Sighting): void {
    if (this.#isStale || !hasBoard(sighting) || this.#settings.help === 'off') return this.#show(null);
    const tetris = this.#tetris.follow(sighting);
    const advice = tetris ? this.#warned(tetris) : this.#puyo.follow(sighting);
    this.#show(advice && this.#ports.wantsHint() ? { advice, sighting } : null);
  }

  #warned(advice: TetrisAdvice): TetrisAdvice {
    return this.#settings.warns ? advice : { ...advice, notHere: null };
  }

  /** Only for the piece that is still falling. */
  #lookAgain(): void {
    if (!this.#sighting) return;
    this.#follow(this.#sighting);
    this.#steady(this.#sighting.capturedAt);
    this.#ports.changed();
  }

  #show(shown: Shown | null): void {
    const isDrawn = looksSame(shown, this.#shown);
    this.#shown = shown;
    if (!isDrawn) this.#ports.show(shown);
  }

  #learnTurn(before: Sighting | null, now: Sighting): void {
    const [from, to] = [tetrisIn(before)?.active, tetrisIn(now)?.active];
    if (!from || !to || before?.piece !== now.piece) return;
    const turn = seenTurn(from, to);
    if (turn) this.#ports.learn(turn);
  }

  /** `now` in epoch milliseconds; null: the status changes at once. */
  #steady(now: number | null): void {
    const status = this.#momentary();
    const mayPass = this.#status === 'ready' && (status === 'reading' || status === 'unsure');
    // The time of day may have been set back.
    this.#unsteadySince = mayPass && now !== null ? Math.min(this.#unsteadySince ?? now, now) : null;
    if (this.#unsteadySince === null || now! - this.#unsteadySince >= steadyMs) this.#status = status;
  }

  #momentary(): Status {
    if (this.#settings.help === 'off') return 'paused';
    if (this.#isStale) return 'stale';
    const sighting = this.#sighting;
    const stopped = stoppedStatus(sighting?.phase ?? null, this.#ports.isBoardCovered());
    if (stopped) return stopped;
    if (!sighting?.layout) return this.#wasFound ? 'lost' : 'searching';
    return this.#played(sighting);
  }

  /** Of a game in sight that goes on, as far as is known. */
  #played(sighting: Sighting): Status {
    if (this.#shown) return 'ready';
    if (sighting.state?.game === 'puyo' && !playableIn(sighting)) return 'puyo';
    if (this.#puyo.suggestionFor(sighting)?.silence) return 'silent';
    if (sighting.state) return this.#ports.wantsHint() ? 'reading' : 'quiet';
    return this.#hadState ? 'unsure' : 'reading';
  }
}

/** The state of a game that nobody plays; null while it is played, or that isn't known. */
function stoppedStatus(phase: Phase | null, isCovered: boolean): Status | null {
  if (phase === null || phase === 'playing') return null;
  if (phase !== 'paused') return phase;
  return isCovered ? 'covered' : 'gamePaused';
}

const hasBoard = (sighting: Sighting): sighting is BoardSighting => sighting.layout !== null;

function tetrisIn(sighting: Sighting | null): TetrisState | null {
  return sighting?.state?.game === 'tetris' ? sighting.state : null;
}

function placeOf({ active }: TetrisState): string {
  return active ? [active.orientation, active.x, active.y].join(' ') : '';
}

function steeringOf({ active }: TetrisState): string {
  return active ? [active.orientation, active.x].join(' ') : '';
}

/** The best place that can be reached first, with the keys from the piece's place, and two others. */
function withBest<Input, Candidate extends { inputs: Input[] }, Answer extends { candidates: Candidate[] }>(
  suggestion: Answer & { candidates: Candidate[] },
  { best, keys }: { best: Candidate; keys: readonly Input[] },
): Answer {
  const others = suggestion.candidates.filter((candidate) => candidate !== best);
  const candidates = [{ ...best, inputs: [...keys] }, ...others].slice(0, candidatesShown);
  return { ...suggestion, candidates };
}

/** Nothing that is drawn differs, whichever answer it comes from. */
function looksSame(a: Shown | null, b: Shown | null): boolean {
  return a && b ? faceOf(a) === faceOf(b) : a === b;
}

function faceOf({ advice, sighting: { piece, full, layout } }: Shown): string {
  const { best, second, keys } = advice;
  const { board, columns, rows } = layout;
  return JSON.stringify([
    piece,
    full,
    board,
    columns,
    rows,
    keys,
    best.cells,
    second?.cells,
    kindsOf(advice),
  ]);
}

/** What is drawn besides cells, which name a piece. */
function kindsOf(advice: Advice): unknown {
  return advice.game === 'puyo' ? advice.pair : advice.notHere?.cells;
}
