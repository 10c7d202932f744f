/** What the panel knows and can ask for. */
import type { Fractions, Point } from '../../vision/space.ts';
import type { BoardCommand } from '../../vision/watching/boardCommand.ts';
import type { Outline } from '../../vision/watching/drawnOutline.ts';
import type { Bridge } from '../../electron/contract/Bridge.ts';
import type { Notices } from '../../electron/contract/notices.ts';
import type { OpenedPage } from '../../electron/contract/pages.ts';
import type {
  AccessStep,
  ImportedSettings,
  PanelState,
  Source,
  StillView,
  Trouble,
} from '../../electron/contract/panel.ts';
import type { Settings } from '../../electron/contract/settings.ts';
import { NotConnected } from '../shared/bridge.ts';
import { nothingWatched } from '../../electron/contract/nothingWatched.ts';
import { PendingChanges } from '../shared/PendingChanges.ts';
import { HeartbeatMonitor } from '../shared/HeartbeatMonitor.ts';
import { PanelSmoother } from './PanelSmoother.ts';
import { languages, systemLanguage } from '../../electron/contract/words/languages.ts';

export type Page = 'watch' | 'manual' | 'settings';

/** Of the first start, in their order. */
export const steps = ['game', 'board', 'hands'] as const;
export type Step = (typeof steps)[number];

/** Those of a first start. The build puts them here: the table itself would bring the schemas along. */
declare const firstSettings: Settings;

/** Until main has answered, and where there is none. */
function unknown(): PanelState {
  // Whether the first steps were taken isn't known yet: they are not offered for a moment.
  return nothingWatched({ ...firstSettings, language: systemLanguage(), welcomed: true });
}

/** What main sent last is not shown for longer than this once main has stopped: a picture may well be a second apart. */
const patienceMs = 1500;

export class Panel {
  readonly #bridge: Bridge;
  /** As main sent it last. */
  #told: PanelState | null = null;
  readonly #main = new HeartbeatMonitor(patienceMs, {
    ends: () => (this.state = withoutHint(this.state)),
    isBack: () => this.#told && this.#show(this.#told),
  });
  readonly #smoother = new PanelSmoother();
  state = $state.raw<PanelState>(unknown());
  thumbnail = $state.raw<Notices['panel:thumbnail'] | null>(null);
  sources = $state.raw<Source[]>([]);
  /** Where the game may be that isn't found. */
  candidates = $state.raw<Source[]>([]);
  /** Of the sources, by id, while one is chosen. */
  pictures = $state.raw<Record<string, string>>({});
  isPicking = $state(false);
  /** The picture on which the board's outline is being drawn; null: it is not. */
  drawing = $state.raw<StillView | null>(null);
  /** Folder of the case that was saved last. */
  saved = $state<string | null>(null);
  page = $state<Page>('watch');
  /** Which of the first steps is shown, until they are taken. */
  step = $state<Step>('game');
  /** A request that main refused, in its words. */
  failure = $state<string | null>(null);
  readonly words = $derived(languages[this.state.settings.language]);
  /** The trouble that the user has put away. */
  #putAway = $state.raw<Trouble | null>(null);
  /** null: none, or none that the user hasn't put away. */
  readonly trouble = $derived(sameTrouble(this.state.trouble, this.#putAway) ? null : this.state.trouble);
  /** The right to see the screen can be had: that comes before all else. */
  readonly needsAccess = $derived(!['given', 'forbidden'].includes(this.state.access));

  readonly #changes = new PendingChanges();

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  get bridge(): Bridge {
    return this.#bridge;
  }

  /** Hears main from now on; the answer ends it. */
  connect(): () => void {
    const ends = [
      this.#bridge.on('panel:state', (state) => this.#show(state)),
      this.#bridge.on('panel:alive', () => this.#main.beat()),
      this.#bridge.on('panel:thumbnail', (thumbnail) => (this.thumbnail = thumbnail)),
      this.#bridge.on('panel:saved', ({ folder }) => (this.saved = folder)),
    ];
    void this.#try(async () => {
      this.#show(await this.#bridge.request('state:get', null));
    });
    return () => ends.forEach((end) => end());
  }

  /** Takes effect here at once, so that a control never lags behind the hand. */
  async change(settings: Partial<Settings>): Promise<void> {
    this.state = { ...this.state, settings: { ...this.state.settings, ...settings } };
    await this.#try(() => this.#changes.sent(this.#bridge.request('settings:change', settings)));
  }

  /** A step towards the right to see the screen. */
  async takeAccess(step: AccessStep): Promise<void> {
    await this.#try(() => this.#bridge.request('access:take', step));
  }

  /** While true, shortcuts do nothing but reach this page. */
  async restHotkeys(isOn: boolean): Promise<void> {
    await this.#try(() => this.#bridge.request('hotkeys:rest', isOn));
  }

  /** To those of a first start. Answers whether it was done. */
  async reset(): Promise<boolean> {
    await this.#try(async () => {
      const settings = await this.#bridge.request('settings:reset', null);
      this.state = { ...this.state, settings };
    });
    return this.failure === null;
  }

  /** Whether the watched game has settings of its own. */
  async keepForGame(isOwn: boolean): Promise<void> {
    await this.#try(async () => {
      const settings = await this.#bridge.request('settings:own', isOwn);
      const { game } = this.state;
      this.state = { ...this.state, settings, game: game && { ...game, hasOwn: isOwn } };
    });
  }

  /** As a text to keep; null where main gives none. */
  async exportSettings(): Promise<string | null> {
    let text: string | null = null;
    await this.#try(async () => {
      text = await this.#bridge.request('settings:export', null);
    });
    return text;
  }

  /** Such a text; null where main says nothing. */
  async importSettings(text: string): Promise<ImportedSettings | null> {
    let taken: ImportedSettings | null = null;
    await this.#try(async () => {
      taken = await this.#bridge.request('settings:import', { text });
      if (taken.ok) this.state = { ...this.state, settings: taken.settings };
    });
    return taken;
  }

  async pickSource(): Promise<void> {
    this.isPicking = true;
    await this.listSources();
  }

  /** Where the system asks the user what may be seen, it does so. */
  async listSources(): Promise<void> {
    await this.#try(async () => {
      this.sources = await this.#bridge.request('sources:list', null);
    });
  }

  /** Those that can be listed without asking the user; where that is none, what is known already stays. */
  async listKnown(): Promise<void> {
    const known = await this.#bridge.request('sources:known', null).catch(() => []);
    if (known.length > 0) this.sources = known;
  }

  /** Anew from time to time, as games go on. Refusals are of no interest: names are there. */
  async takePictures(): Promise<void> {
    this.pictures = await this.#bridge.request('sources:pictures', null).catch(() => this.pictures);
  }

  /** Where the game may be that isn't found, the likeliest first, and their pictures. */
  async takeCandidates(): Promise<void> {
    this.candidates = await this.#bridge.request('sources:candidates', null).catch(() => this.candidates);
    await this.takePictures();
  }

  /** The game is in this source, its board around a place in the source's picture. */
  async pointInto(id: string, at: Point<Fractions>): Promise<void> {
    this.state = { ...this.state, settings: { ...this.state.settings, sourceId: id } };
    await this.#try(() => this.#bridge.request('sources:point', { id, at }));
  }

  async choose(id: string | null): Promise<void> {
    this.isPicking = false;
    this.state = { ...this.state, settings: { ...this.state.settings, sourceId: id } };
    await this.#try(() => this.#bridge.request('sources:choose', { id }));
  }

  async open(page: OpenedPage): Promise<void> {
    await this.#try(() => this.#bridge.request(`${page}:open`, null));
  }

  /** The game that has just ended, in the review. */
  async lookAtGame(): Promise<void> {
    await this.#try(() => this.#bridge.request('games:latest', null));
  }

  /** A click is in fractions of the thumbnail. */
  async command(command: BoardCommand<Point<Fractions>>): Promise<void> {
    await this.#try(() => this.#bridge.request('board:command', command));
  }

  /** While true, the board's edge is drawn on the game. */
  async outlineBoard(isOn: boolean): Promise<void> {
    await this.#try(() => this.#bridge.request('board:outline', isOn));
  }

  /** Shows a still picture to draw on. */
  async startDrawing(): Promise<void> {
    await this.#try(async () => {
      this.drawing = await this.#bridge.request('board:picture', null);
    });
  }

  /** null: nothing is drawn after all. */
  async endDrawing(outline: Outline | null): Promise<void> {
    this.drawing = null;
    if (outline) await this.command({ kind: 'draw', outline });
  }

  async saveCase(): Promise<void> {
    await this.#try(async () => {
      this.saved = (await this.#bridge.request('case:save', null)).folder;
    });
  }

  async forgetLayouts(): Promise<void> {
    await this.#try(() => this.#bridge.request('layouts:forget', null));
  }

  /** The first steps are taken, or passed by; or to be taken again. */
  async welcome(isDone: boolean): Promise<void> {
    this.step = 'game';
    if (!isDone) this.page = 'watch';
    await this.change({ welcomed: isDone });
  }

  /** Hides the present message; the same may be shown again once it has passed. */
  putAway(): void {
    this.failure = null;
    this.#putAway = this.state.trouble;
  }

  #show(state: PanelState): void {
    this.#told = state;
    if (!state.trouble) this.#putAway = null;
    // The last picture of what is watched no longer says nothing of what is watched now.
    if (state.source?.id !== this.state.source?.id) this.thumbnail = null;
    const { settings } = this.#changes.areAnswered ? state : this.state;
    this.state = { ...this.#smoother.smooth(state, performance.now()), settings };
  }

  async #try(ask: () => Promise<unknown>): Promise<void> {
    try {
      this.failure = null;
      await ask();
    } catch (error) {
      if (!(error instanceof NotConnected))
        this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}

/** What was ready is not known to be so any more. */
function withoutHint(state: PanelState): PanelState {
  return state.status === 'ready' ? { ...state, status: 'stale', suggestion: null } : state;
}

function sameTrouble(a: Trouble | null, b: Trouble | null): boolean {
  return a?.kind === b?.kind && a?.detail === b?.detail;
}
