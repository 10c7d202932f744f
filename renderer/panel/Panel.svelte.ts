/** What the panel knows and can ask for. */
import type { Fractions, Point } from '../../vision/space.ts';
import type { Outline } from '../../vision/watching/drawnOutline.ts';
import type { Bridge } from '../../electron/contract/Bridge.ts';
import type { Notices } from '../../electron/contract/notices.ts';
import type { OpenedPage } from '../../electron/contract/pages.ts';
import type { AccessStep, PanelState, Source, StillView, Trouble } from '../../electron/contract/panel.ts';
import type { Settings } from '../../electron/contract/settings.ts';
import { NotConnected } from '../shared/bridge.ts';
import { Calm } from './Calm.ts';
import { languages, systemLanguage } from '../shared/words/languages.ts';

export type Page = 'watch' | 'manual' | 'settings';

/** Those of a first start. The build puts them here: the table itself would bring the schemas along. */
declare const firstSettings: Settings;

/** Until main has answered, and where there is none. */
function unknown(): PanelState {
  return {
    status: 'searching',
    source: null,
    piece: 0,
    observation: null,
    state: null,
    suggestion: null,
    puyo: null,
    settings: { ...firstSettings, language: systemLanguage() },
    trouble: null,
    framesPerSecond: 0,
    hasPlace: true,
    remembered: 0,
    takenHotkeys: [],
    access: 'given',
  };
}

export class Panel {
  readonly #bridge: Bridge;
  readonly #calm = new Calm();
  state = $state.raw<PanelState>(unknown());
  thumbnail = $state.raw<Notices['panel:thumbnail'] | null>(null);
  sources = $state.raw<Source[]>([]);
  /** Of the sources, by id, while one is chosen. */
  pictures = $state.raw<Record<string, string>>({});
  isPicking = $state(false);
  /** The picture on which the board's outline is being drawn; null: it is not. */
  drawing = $state.raw<StillView | null>(null);
  /** Folder of the case that was saved last. */
  saved = $state<string | null>(null);
  page = $state<Page>('watch');
  /** A request that main refused, in its words. */
  failure = $state<string | null>(null);
  readonly words = $derived(languages[this.state.settings.language]);
  /** The trouble that the user has put away. */
  #putAway = $state.raw<Trouble | null>(null);
  /** null: none, or none that the user hasn't put away. */
  readonly trouble = $derived(sameTrouble(this.state.trouble, this.#putAway) ? null : this.state.trouble);

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
    await this.#try(() => this.#bridge.request('settings:change', settings));
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

  async pickSource(): Promise<void> {
    this.isPicking = true;
    await this.#try(async () => {
      this.sources = await this.#bridge.request('sources:list', null);
    });
  }

  /** Anew from time to time, as games go on. Refusals are of no interest: names are there. */
  async takePictures(): Promise<void> {
    this.pictures = await this.#bridge.request('sources:pictures', null).catch(() => this.pictures);
  }

  async choose(id: string | null): Promise<void> {
    this.isPicking = false;
    this.state = { ...this.state, settings: { ...this.state.settings, sourceId: id } };
    await this.#try(() => this.#bridge.request('sources:choose', { id }));
  }

  async open(page: OpenedPage): Promise<void> {
    await this.#try(() => this.#bridge.request(`${page}:open`, null));
  }

  /** A click inside the board on the thumbnail, as fractions of the picture. */
  async clickBoard(at: Point<Fractions>): Promise<void> {
    await this.#try(() => this.#bridge.request('board:click', at));
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
    if (outline) await this.#try(() => this.#bridge.request('board:draw', outline));
  }

  async saveCase(): Promise<void> {
    await this.#try(async () => {
      this.saved = (await this.#bridge.request('case:save', null)).folder;
    });
  }

  async forgetLayouts(): Promise<void> {
    await this.#try(() => this.#bridge.request('layouts:forget', null));
  }

  /** What is told now is not shown any more; the same may be told again once it has passed. */
  putAway(): void {
    this.failure = null;
    this.#putAway = this.state.trouble;
  }

  #show(state: PanelState): void {
    if (!state.trouble) this.#putAway = null;
    // The last picture of what is watched no longer says nothing of what is watched now.
    if (state.source?.id !== this.state.source?.id) this.thumbnail = null;
    this.state = this.#calm.see(state, performance.now());
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

function sameTrouble(a: Trouble | null, b: Trouble | null): boolean {
  return a?.kind === b?.kind && a?.detail === b?.detail;
}
