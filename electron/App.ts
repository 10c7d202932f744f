import { Worker } from 'node:worker_threads';
import { screen } from 'electron';
import log from 'electron-log/main.js';
import { dips } from '../vision/space.ts';
import { accessSystem } from './access/accessSystem.ts';
import { ScreenAccess } from './access/ScreenAccess.ts';
import { answerRequests } from './answerRequests.ts';
import { Assistant } from './hints/Assistant.ts';
import { askAboutBot } from './windows/askAboutBot.ts';
import { BotConsent } from './hints/asking/BotConsent.ts';
import { Capture } from './finding/Capture.ts';
import { ChosenEngine } from './hints/asking/ChosenEngine.ts';
import type { Desktop } from './desktop/Desktop.ts';
import { EngineWorker } from './hints/asking/EngineWorker.ts';
import { HintOverlay, hintLookOf } from './hints/HintOverlay.ts';
import { keepCase } from './keepCase.ts';
import { openGames, type Games } from './games/openGames.ts';
import type { PanelState, Source } from './contract/panel.ts';
import type { Settings } from './contract/settings.ts';
import { openOverlay, type MarkedOverlay } from './hints/marking/openOverlay.ts';
import { LayoutMemory } from './finding/LayoutMemory.ts';
import { shownState } from './hints/letters.ts';
import { Repairs } from './supervision/Repairs.ts';
import { watchGpu } from './supervision/watchGpu.ts';
import { PanelFeed } from './windows/PanelFeed.ts';
import type { FirstWindow } from './windows/firstWindow.ts';
import { PointerWatch } from './desktop/PointerWatch.ts';
import { PageWindow } from './windows/PageWindow.ts';
import { openPresence } from './presence/openPresence.ts';
import type { Presence } from './presence/Presence.ts';
import { firstSettings, openSettings, tellSettings } from './settings/openSettings.ts';
import type { SettingsFile } from './settings/SettingsFile.ts';
import { Stills } from './finding/Stills.ts';
import { SourceList } from './desktop/SourceList.ts';
import { Troubles } from './settings/Troubles.ts';
import { WatchedGame } from './hints/WatchedGame.ts';
import { Watching } from './finding/Watching.ts';

/** The parts of the app and how they are joined. */
export class App {
  readonly #desktop: Desktop;
  readonly #settings: SettingsFile;
  readonly #memory: LayoutMemory;
  readonly #consent: BotConsent;
  readonly #link: FirstWindow['link'];
  readonly #engine = new EngineWorker(() => new Worker(new URL('./engineWorker.js', import.meta.url)), {
    ready: () => this.#repairs.up('engine'),
    gone: (reason) => this.#repairs.down('engine', reason),
  });
  readonly #chosen = new ChosenEngine(
    (state, options, onEarlier) => this.#engine.ask(state, options, onEarlier),
    (reason) => this.#troubles.set('bot', reason === null ? null : { kind: 'botReplaced', detail: reason }),
  );
  readonly #games: Games;
  readonly #marked: MarkedOverlay;
  readonly #overlay: HintOverlay;
  readonly #assistant: Assistant;
  readonly #capture: Capture;
  readonly #pointer: PointerWatch;
  readonly #watching: Watching;
  readonly #stills: Stills;
  readonly #practice: PageWindow;
  readonly #panel: FirstWindow['panel'];
  readonly #feed = new PanelFeed(
    () => this.#state(),
    (state) => this.#link.notify('panel:state', state),
  );
  readonly #troubles: Troubles;
  readonly #repairs = new Repairs((trouble) => this.#troubles.set('parts', trouble));
  readonly #sources: SourceList;
  readonly #access = new ScreenAccess(accessSystem(), () => this.#feed.changed());
  readonly #game = new WatchedGame({
    source: () => this.#watching.source,
    isOwn: ({ id }) => this.#practice.isSource(id),
    learnedTurns: () => this.#settings.turns,
    language: () => this.#settings.all.language,
    watchesPractice: () => this.#settings.all.watchesPractice,
  });
  readonly presence: Presence;
  #framesPerSecond = 0;

  constructor(desktop: Desktop, { link, panel }: FirstWindow) {
    this.#desktop = desktop;
    this.#link = link;
    this.#panel = panel;
    this.#panel.report(this.#repairs.of('panel'));
    this.#settings = openSettings(() => tellSettings(this.#settings, this.#troubles));
    this.#memory = new LayoutMemory(this.#settings);
    this.#consent = new BotConsent(this.#settings, (command) =>
      askAboutBot(this.#panel.window, command, this.#settings.all.language),
    );
    this.#troubles = new Troubles((trouble) => {
      if (trouble) log.warn(`${trouble.kind}: ${trouble.detail}`);
      this.#feed.changed();
    });
    this.#marked = openOverlay(link, this.#repairs.of('overlay'), desktop, {
      turn: panel.appeared,
      look: (place) => this.#capture.mark(place),
      translucent: (isAllowed) => this.#overlay.configure({ translucent: isAllowed }),
    });
    this.#overlay = new HintOverlay(this.#marked);
    this.#games = openGames(link, this.#engine, () => this.#assistant.configure(this.#settings.all));
    this.#assistant = this.#makeAssistant();
    this.#capture = this.#makeCapture();
    this.#pointer = new PointerWatch({
      cursor: () => dips(screen.getCursorScreenPoint()),
      covers: (pointer) => this.#capture.pointer(pointer),
    });
    this.#watching = this.#makeWatching();
    this.#stills = new Stills({
      source: () => this.#watching.source,
      take: (kind, hidden) => this.#capture.still(kind, hidden),
      ownRects: (source) => this.#ownRects(source),
      withoutOverlay: (work) => this.#overlay.awayDuring(work),
    });
    this.#practice = new PageWindow(this.#link, 'practice', this.#repairs.of('practice'));
    this.#sources = new SourceList(desktop, this.#access, (window) => this.#practice.is(window));
    this.presence = this.#makePresence();
    this.#answer();
    this.#configure(this.#settings.all);
    void panel.appeared.then(() => this.#engine.warmUp());
    watchGpu(this.#repairs);
    this.#panel.onMoved(() => this.#excludeOwnWindows());
    this.#panel.window.on('focus', () => this.#access.check());
    tellSettings(this.#settings, this.#troubles);
    void this.#askAboutKeptBot();
    void this.#watching.choose(null);
  }

  bringToFront(): void {
    this.#panel.bringToFront();
  }

  close(): void {
    this.presence.close();
    this.#settings.close();
    this.#feed.close();
    this.#watching.close();
    this.#pointer.close();
    this.#capture.close();
    this.#marked.close();
    this.#chosen.close();
    this.#engine.close();
    this.#desktop.close();
  }

  #answer(): void {
    answerRequests(this.#link, {
      state: () => this.#state(),
      settings: () => this.#settings.all,
      change: async (change) => this.#change(await this.#consent.allowed(change)),
      reset: () => this.#change(firstSettings()),
      choose: (id) => this.#choose(id),
      saveCase: () => this.#saveCase(),
      forgetLayouts: () => {
        this.#memory.forget();
        this.#feed.changed();
      },
      sources: this.#sources,
      capture: this.#capture,
      stills: this.#stills,
      practice: this.#practice,
      repairs: this.#repairs,
      chosen: this.#chosen,
      engine: this.#engine,
      hotkeys: this.presence.hotkeys,
      access: this.#access,
    });
  }

  #makePresence(): Presence {
    return openPresence({
      saveCase: () => this.#saveCase(),
      openPanel: () => this.bringToFront(),
      settings: () => this.#settings.all,
      change: (change) => this.#change(change),
      trouble: (trouble) => this.#troubles.set('hotkeys', trouble),
    });
  }

  #makeAssistant(): Assistant {
    return new Assistant(
      {
        ask: (state, options, onEarlier) => this.#chosen.ask(state, options, onEarlier),
        askPuyo: (state, options, onEarlier) => this.#engine.askPuyo(state, options, onEarlier),
        turns: () => this.#game.turns(),
        puyoTurns: () => this.#game.puyoTurns(),
        learn: (turn) => this.#settings.learnTurn(this.#game.title, turn),
        show: (shown) => this.#overlay.show(this.#games.show(this.#game.drawsItself ? null : shown)),
        wantsHint: () => this.#games.coach.isCalledFor,
        changed: () => {
          this.#overlay.say(this.#game.notice(this.#assistant));
          this.#feed.changed();
        },
        engineTrouble: (reason) =>
          this.#troubles.set('engine', reason === null ? null : { kind: 'engineFailed', detail: reason }),
      },
      this.#settings.all,
    );
  }

  #makeCapture(): Capture {
    return new Capture(this.#link, this.#panel.appeared, {
      sighted: (sighting) => {
        this.#watching.saw(sighting);
        this.#games.recorder.see(sighting, this.#game);
        this.#assistant.see(sighting);
        if (this.#watching.source?.kind === 'window') this.#memory.see(this.#game.title, sighting);
      },
      paced: (framesPerSecond) => {
        this.#framesPerSecond = framesPerSecond;
        this.#feed.changed();
      },
      marked: (look) => this.#marked.looked(look),
      ended: (reason) => this.#watching.ended(reason),
      freshened: (isFresh) => {
        this.#assistant.freshen(isFresh);
        this.#watching.freshen(isFresh);
      },
      gone: (reason) => {
        this.#assistant.lose();
        this.#repairs.down('capture', reason);
      },
      ready: () => this.#repairs.up('capture'),
    });
  }

  #makeWatching(): Watching {
    return new Watching({
      list: () => this.#sources.listQuietly(),
      listToSearch: () => this.#sources.listToSearch(),
      probe: (source, exclude) => this.#capture.probe(source, exclude),
      start: (source, exclude, found) =>
        this.#capture.start(source, exclude, [...found, ...this.#memory.of(source.name)]),
      stop: () => this.#capture.stop(),
      openWindow: (source, events) => this.#desktop.openWindow(source, events),
      windowUnder: (source, part) => this.#sources.windowUnder(source, part),
      isScreenTaken: () => this.#desktop.isScreenTaken,
      exclude: this.#ownRects,
      isOwn: ({ id }) => this.#practice.isSource(id),
      changed: () => {
        this.#framesPerSecond = 0;
        this.#assistant.reset();
        this.#games.recorder.lose();
        void this.#marked.renew();
      },
      placed: (area, covers) => {
        this.#marked.stand(area);
        this.#overlay.place(area, covers);
        this.#excludeOwnWindows();
        this.#pointer.place(area);
        this.#capture.inSight(area !== null);
        if (!area) this.#assistant.lose();
      },
      trouble: (trouble) => {
        this.#access.check();
        this.#troubles.set('capture', trouble);
      },
    });
  }

  #state(): PanelState {
    const { position, ...view } = this.#assistant.view();
    return {
      ...view,
      state: shownState(position, view.observation),
      source: this.#watching.source,
      settings: this.#settings.all,
      trouble: this.#troubles.first,
      framesPerSecond: this.#framesPerSecond,
      hasPlace: this.#watching.hasPlace,
      remembered: this.#memory.count,
      takenHotkeys: this.presence.hotkeys.taken,
      access: this.#access.now,
    };
  }

  async #choose(id: string | null): Promise<null> {
    this.#change({ sourceId: id });
    await this.#watching.choose(id);
    return null;
  }

  #change(change: Partial<Settings>): Settings {
    const settings = this.#settings.change(change);
    this.#configure(settings);
    return settings;
  }

  /** The file of settings may name an engine that nobody was asked about. */
  async #askAboutKeptBot({ bot } = this.#settings.all): Promise<void> {
    if (bot !== null) this.#change({ bot: (await this.#consent.allows(bot)) ? bot : null });
  }

  #configure(settings: Settings): void {
    this.#chosen.choose(this.#consent.agreed(settings.bot));
    this.#assistant.configure(settings);
    this.#overlay.configure(hintLookOf(settings));
    this.presence.configure(settings);
    this.#games.configure(settings);
    this.#feed.changed();
  }

  #saveCase(): Promise<{ folder: string }> {
    const [assistant, watching, stills] = [this.#assistant, this.#watching, this.#stills];
    const [overlay, link, settings] = [this.#overlay, this.#link, this.#settings.all];
    return keepCase({ assistant, watching, stills, overlay, link, settings });
  }

  readonly #ownRects = (source: Source) => this.#desktop.rectsInPicture([this.#panel.window], source);

  #excludeOwnWindows({ source } = this.#watching): void {
    if (source?.kind === 'screen') this.#capture.exclude(this.#ownRects(source));
  }
}
