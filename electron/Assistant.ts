import type { SuggestOptions } from '../engine/tetris/suggest.ts';
import type { Suggestion, TetrisState } from '../engine/tetris/types.ts';
import type { Layout, Sighting } from '../vision/types.ts';
import { advise, steer } from './advice.ts';
import { EngineDied } from './EngineWorker.ts';
import type { PanelState, Settings, Status } from './ipc.ts';
import type { Advice } from './scene.ts';
import { seenTurn, type Turn } from './turns.ts';

/** What the overlay is to show: advice for the piece of this sighting. */
export interface Shown {
  advice: Advice;
  layout: Layout;
  sighting: Sighting;
}

export interface AssistantPorts {
  ask(state: TetrisState, options: SuggestOptions): Promise<Suggestion>;
  /** The turn keys of the watched game. */
  turns(): readonly Turn[];
  learn(turn: Turn): void;
  /** null: nothing may be seen, at once. */
  show(shown: Shown | null): void;
  /** Something that the panel shows has changed. */
  changed(): void;
  /** null: the engine answers again. */
  engineTrouble(reason: string | null): void;
}

interface Hint {
  piece: number;
  masks: Uint16Array;
  suggestion: Suggestion;
  advice: Advice | null;
  /** Where the piece stood when it was asked for. */
  from: string;
}

/** Candidates asked for: enough to find one that can be reached, and one to warn of. */
const candidateCount = 24;
/** Candidates that the panel gets to see. */
const candidatesShown = 3;
/** Between two pieces the state is missing for a moment; only what lasts is told. */
const steadyMs = 500;

/**
 * From sightings to hints. A hint answers one piece on one board: it appears with the piece, keeps its place
 * while the piece moves and turns, and is gone as soon as the picture no longer says so.
 */
export class Assistant {
  readonly #ports: AssistantPorts;
  #settings: Pick<Settings, 'helpLevel' | 'evaluator'>;
  #sighting: Sighting | null = null;
  #hint: Hint | null = null;
  #asked: { piece: number; masks: Uint16Array } | null = null;
  #shown: Shown | null = null;
  #wasFound = false;
  #hadState = false;
  #status: Status = 'searching';
  #unsteadySince: number | null = null;

  constructor(ports: AssistantPorts, settings: Pick<Settings, 'helpLevel' | 'evaluator'>) {
    this.#ports = ports;
    this.#settings = settings;
  }

  /** One picture has been read. */
  see(sighting: Sighting): void {
    const before = this.#sighting;
    this.#sighting = sighting;
    this.#wasFound ||= sighting.layout !== null;
    this.#hadState ||= sighting.state !== null;
    this.#learnTurn(before, sighting);
    this.#follow(sighting);
    this.#steady(sighting.capturedAt);
    this.#ports.changed();
  }

  configure(settings: Pick<Settings, 'helpLevel' | 'evaluator'>): void {
    const old = this.#settings;
    this.#settings = settings;
    if (old.evaluator !== settings.evaluator) this.#forget();
    if (this.#sighting) this.#follow(this.#sighting);
    this.#steady(null);
    this.#ports.changed();
  }

  /** The watched window can't be seen any more; whatever comes next is read afresh. */
  lose(): void {
    this.#forget();
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
  view(): Pick<PanelState, 'status' | 'observation' | 'piece' | 'suggestion'> & {
    position: TetrisState | null;
  } {
    const { observation = null, piece = 0 } = this.#sighting ?? {};
    const position = tetrisIn(this.#sighting);
    return { status: this.#status, observation, piece, position, suggestion: this.#suggestionShown() };
  }

  #suggestionShown(): Suggestion | null {
    if (!this.#shown || !this.#hint) return null;
    const { best, keys } = this.#shown.advice;
    const others = this.#hint.suggestion.candidates.filter((candidate) => candidate !== best);
    const candidates = [{ ...best, inputs: [...keys] }, ...others].slice(0, candidatesShown);
    return { ...this.#hint.suggestion, candidates };
  }

  #follow(sighting: Sighting): void {
    const { layout, piece } = sighting;
    const state = tetrisIn(sighting);
    if (!state || !layout || this.#settings.helpLevel === 0) return this.#show(null);
    if (!this.#hint || !answers(this.#hint, piece, state)) {
      this.#show(null);
      return this.#ask(piece, state);
    }
    const advice = this.#steered(this.#hint, state);
    if (advice) return this.#show({ advice, layout, sighting });
    this.#show(null);
    if (this.#hint.from !== placeOf(state)) this.#ask(piece, state);
  }

  /** The hint as it is, with the keys from where the piece stands now; null where it is out of reach. */
  #steered({ advice }: Hint, state: TetrisState): Advice | null {
    const keys = advice && steer(advice.best, state, this.#ports.turns());
    return keys && { ...advice, keys };
  }

  #ask(piece: number, state: TetrisState): void {
    if (this.#asked && answers(this.#asked, piece, state)) return;
    const question = { piece, masks: state.board.masks };
    this.#asked = question;
    void this.#answer(question, state);
  }

  async #answer(question: { piece: number; masks: Uint16Array }, state: TetrisState): Promise<void> {
    try {
      const suggestion = await this.#askTwice(state);
      if (this.#asked !== question) return;
      this.#ports.engineTrouble(null);
      const now = tetrisIn(this.#sighting) ?? state;
      const advice = advise(suggestion, now, this.#ports.turns());
      this.#hint = { ...question, suggestion, advice, from: placeOf(state) };
    } catch (error) {
      if (this.#asked !== question) return;
      this.#ports.engineTrouble((error as Error).message);
      this.#hint = null;
    }
    this.#asked = null;
    this.#showAnswer();
  }

  /** A thread that died took the question with it; a new one may well have the answer. */
  async #askTwice(state: TetrisState): Promise<Suggestion> {
    const options: SuggestOptions = {
      evaluator: this.#settings.evaluator,
      count: candidateCount,
      skill: 'drops',
      turns: this.#ports.turns(),
      for: this.#sighting?.seq ?? 0,
    };
    try {
      return await this.#ports.ask(state, options);
    } catch (error) {
      if (!(error instanceof EngineDied)) throw error;
      return this.#ports.ask(state, options);
    }
  }

  /** Only for the piece that is still falling; a fresh answer that can't be reached is not asked for again. */
  #showAnswer(): void {
    const sighting = this.#sighting;
    const state = tetrisIn(sighting);
    if (!sighting?.layout || !state || !this.#hint || this.#settings.helpLevel === 0) return;
    if (!answers(this.#hint, sighting.piece, state)) return this.#follow(sighting);
    const advice = this.#steered(this.#hint, state);
    this.#show(advice && { advice, layout: sighting.layout, sighting });
    this.#steady(sighting.capturedAt);
    this.#ports.changed();
  }

  #show(shown: Shown | null): void {
    if (looksSame(shown, this.#shown)) return;
    this.#shown = shown;
    this.#ports.show(shown);
  }

  #forget(): void {
    this.#hint = null;
    this.#asked = null;
    this.#show(null);
  }

  #learnTurn(before: Sighting | null, now: Sighting): void {
    const [from, to] = [tetrisIn(before)?.active, tetrisIn(now)?.active];
    if (!from || !to || before?.piece !== now.piece) return;
    const turn = seenTurn(from, to);
    if (turn) this.#ports.learn(turn);
  }

  /** `now` in epoch milliseconds; null tells the status at once. */
  #steady(now: number | null): void {
    const status = this.#momentary();
    const mayPass = this.#status === 'ready' && (status === 'reading' || status === 'unsure');
    this.#unsteadySince = mayPass && now !== null ? (this.#unsteadySince ?? now) : null;
    if (this.#unsteadySince === null || now! - this.#unsteadySince >= steadyMs) this.#status = status;
  }

  #momentary(): Status {
    if (this.#settings.helpLevel === 0) return 'paused';
    if (!this.#sighting?.layout) return this.#wasFound ? 'lost' : 'searching';
    if (this.#sighting.layout.game === 'puyo') return 'puyo';
    if (this.#shown) return 'ready';
    if (this.#sighting.state) return 'reading';
    return this.#hadState ? 'unsure' : 'reading';
  }
}

/** The position that hints are for; those for Puyo are still to come. */
function tetrisIn(sighting: Sighting | null): TetrisState | null {
  return sighting?.state?.game === 'tetris' ? sighting.state : null;
}

function placeOf({ active }: TetrisState): string {
  return active ? [active.orientation, active.x, active.y].join(' ') : '';
}

function answers(
  hint: { piece: number; masks: Uint16Array },
  piece: number,
  { board }: TetrisState,
): boolean {
  return hint.piece === piece && hint.masks.every((mask, row) => mask === board.masks[row]);
}

/** Nothing that is drawn differs. */
function looksSame(a: Shown | null, b: Shown | null): boolean {
  if (!a || !b) return a === b;
  const face = ({ advice, layout, sighting }: Shown) =>
    JSON.stringify([sighting.piece, sighting.full, layout.board, layout.columns, layout.rows, advice.keys]);
  return a.advice.best === b.advice.best && face(a) === face(b);
}
