import { screen } from 'electron';
import log from 'electron-log/main.js';
import { dips } from '../vision/space.ts';
import type { CellCorrection } from '../vision/types.ts';
import { accessSystem } from './screenPermission/accessSystem.ts';
import { ScreenAccess } from './screenPermission/ScreenAccess.ts';
import { answerRequests } from './answerRequests.ts';
import { Assistant } from './hints/Assistant.ts';
import { askAboutBot } from './windows/askAboutBot.ts';
import { Capture } from './sourceSelection/Capture.ts';
import { ChosenEngine } from './hints/asking/ChosenEngine.ts';
import type { Desktop } from './desktop/Desktop.ts';
import { ClearWatch } from './hints/asking/ClearWatch.ts';
import { EngineWorker } from './hints/asking/EngineWorker.ts';
import { HintOverlay, hintLookOf } from './hints/HintOverlay.ts';
import { keepCase } from './keepCase.ts';
import { openGames, type Games } from './records/openGames.ts';
import type { PanelState } from './contract/panel.ts';
import type { Settings } from './contract/settings.ts';
import { openOverlay, type MarkedOverlay } from './hints/marking/openOverlay.ts';
import { LayoutMemory } from './sourceSelection/LayoutMemory.ts';
import { shownState } from './hints/letters.ts';
import { Repairs } from './supervision/Repairs.ts';
import { watchGpu } from './supervision/watchGpu.ts';
import { PanelFeed } from './windows/PanelFeed.ts';
import type { FirstWindow } from './windows/firstWindow.ts';
import { PointerWatch } from './desktop/PointerWatch.ts';
import { PageWindow } from './windows/PageWindow.ts';
import { openOwnWindows, type OwnWindows } from './windows/own/openOwnWindows.ts';
import { openPresence, type Presence } from './tray/openPresence.ts';
import { openSettings, tellSettings } from './settings/openSettings.ts';
import type { SettingsFile } from './settings/SettingsFile.ts';
import { UserSettings } from './settings/UserSettings.ts';
import { Stills } from './sourceSelection/Stills.ts';
import { SourceList } from './desktop/SourceList.ts';
import { Troubles } from './settings/Troubles.ts';
import { GameProfile } from './hints/GameProfile.ts';
import { SourceSelector } from './sourceSelection/SourceSelector.ts';

/** The parts of the app and how they are joined. */
export class App {
  readonly #desktop: Desktop;
  readonly #file: SettingsFile;
  readonly #settings: UserSettings;
  readonly #memory: LayoutMemory;
  readonly #link: FirstWindow['link'];
  readonly #repairs = new Repairs((trouble) => this.#troubles.set('parts', trouble));
  readonly #engine = new EngineWorker(this.#repairs.of('engine'));
  readonly #chosen = new ChosenEngine(
    (state, options, onEarlier) => this.#engine.ask(state, options, onEarlier),
    (reason) => this.#troubles.because('bot', 'botReplaced', reason),
  );
  readonly #clears = new ClearWatch(() => this.#feed.changed());
  readonly #games: Games;
  readonly #marked: MarkedOverlay;
  readonly #overlay: HintOverlay;
  readonly #assistant: Assistant;
  readonly #capture: Capture;
  readonly #pointer: PointerWatch;
  readonly #selector: SourceSelector;
  readonly #stills: Stills;
  readonly #practice: PageWindow;
  readonly #own: OwnWindows;
  readonly #panel: FirstWindow['panel'];
  readonly #feed = new PanelFeed({
    make: () => this.#state(),
    send: (state) => this.#link.notify('panel:state', state),
    isWanted: () => this.#panel.isShown || this.#file.all.readsAloud,
  });
  readonly #troubles: Troubles;
  readonly #sources: SourceList;
  readonly #access = new ScreenAccess(accessSystem(), () => this.#feed.changed());
  readonly #game = new GameProfile({
    source: () => this.#selector.source,
    isOwn: ({ id }) => this.#practice.isSource(id),
    learnedTurns: () => this.#file.turns,
    settings: () => this.#settings.all,
  });
  readonly presence: Presence;

  constructor(desktop: Desktop, { link, panel }: FirstWindow) {
    this.#desktop = desktop;
    this.#link = link;
    this.#panel = panel;
    this.#panel.report(this.#repairs.of('panel'));
    this.#file = openSettings(() => tellSettings(this.#file, this.#troubles));
    this.#memory = new LayoutMemory(this.#file);
    this.#settings = new UserSettings(this.#file, {
      title: () => this.#game.ownTitle,
      askAboutBot: (command) => askAboutBot(this.#panel.window, command, this.#file.all.language),
      changed: (settings) => this.#configure(settings),
    });
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
    this.#games = openGames(link, this.#repairs.of('records'), this.#engine, this.#file, () =>
      this.#assistant.configure(this.#settings.all),
    );
    this.#assistant = this.#makeAssistant();
    this.#capture = this.#makeCapture();
    this.#pointer = new PointerWatch({
      cursor: () => dips(screen.getCursorScreenPoint()),
      covers: (pointer) => this.#capture.pointer(pointer),
    });
    this.#selector = this.#makeSelector();
    this.#stills = new Stills({
      source: () => this.#selector.source,
      capture: (kind, hidden) => this.#capture.still(kind, hidden),
      ownRects: (source) => this.#own.rectsIn(source),
      withoutOverlay: (work) => this.#overlay.awayDuring(work),
    });
    this.#practice = new PageWindow(this.#link, 'practice', this.#repairs.of('practice'));
    const [watching, capture] = [this.#selector, this.#capture];
    this.#own = openOwnWindows({ desktop, link, watching, capture, settings: this.#settings });
    this.#sources = new SourceList(desktop, this.#access, this.#practice, (all) =>
      this.#capture.pictures(all, this.#selector.isSearching),
    );
    this.presence = this.#makePresence();
    this.#answer();
    this.#configure(this.#settings.all);
    void panel.appeared.then(() => this.#engine.warmUp());
    watchGpu(this.#repairs);
    this.#panel.onShown(() => this.#feed.changed());
    this.#panel.window.on('focus', () => this.#access.check());
    tellSettings(this.#file, this.#troubles);
    void this.#settings.askAboutKeptBot();
    void this.#selector.choose(null);
  }

  bringToFront(): void {
    this.#panel.bringToFront();
  }

  close(): void {
    this.presence.close();
    this.#file.close();
    this.#feed.close();
    this.#selector.close();
    this.#pointer.close();
    this.#capture.close();
    this.#marked.close();
    this.#chosen.close();
    this.#engine.close();
    this.#clears.close();
    this.#games.close();
    this.#desktop.close();
  }

  #answer(): void {
    answerRequests(this.#link, {
      state: () => this.#state(),
      settings: this.#settings,
      choose: (id) => this.#choose(id),
      candidates: () => this.#selector.candidates(),
      saveCase: (corrections) => this.#saveCase(corrections),
      memory: this.#memory,
      changed: () => this.#feed.changed(),
      sources: this.#sources,
      capture: this.#capture,
      stills: this.#stills,
      overlay: this.#overlay,
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
      panel: this.#panel,
      swapFields: () => this.#capture.command({ kind: 'swap' }),
      watchNext: () => void this.#sources.idAfter(this.#selector.source).then((id) => this.#choose(id)),
      settings: this.#settings,
      trouble: (trouble) => this.#troubles.set('hotkeys', trouble),
    });
  }

  #makeAssistant(): Assistant {
    return new Assistant(
      {
        ask: (...question) => this.#chosen.ask(...question),
        askPuyo: (...question) => this.#chosen.thinking.of(this.#engine.askPuyo(...question)),
        turns: () => this.#game.turns(),
        puyoTurns: () => this.#game.puyoTurns(),
        learn: (turn) => this.#file.learnTurn(this.#game.title, turn),
        show: (shown) => this.#overlay.show(this.#games.show(this.#game.drawsItself ? null : shown)),
        ...this.#games.player,
        isBoardCovered: () => this.#overlay.isBoardCovered,
        changed: () => {
          this.#overlay.sighted(this.#assistant.sighting);
          this.#overlay.showNotice(this.#game.notice(this.#assistant));
          this.#clears.follow(this.#settings.all, () => this.#assistant.view());
          this.#feed.changed();
        },
        engineTrouble: (reason) => this.#troubles.because('engine', 'engineFailed', reason),
      },
      this.#file.all, // Nothing is watched yet that could have settings of its own.
    );
  }

  #makeCapture(): Capture {
    return new Capture(this.#link, this.#panel.appeared, {
      sighted: (sighting) => {
        this.#selector.saw(sighting);
        this.#games.recorder.record(sighting, this.#game);
        this.#assistant.sighted(sighting);
        if (this.#selector.source?.kind === 'window') this.#memory.remember(this.#game.title, sighting);
      },
      paced: () => this.#feed.changed(),
      pictured: (picture) => this.#overlay.makeRoom(picture),
      marked: (look) => this.#marked.looked(look),
      ended: (reason) => void this.#selector.ended(reason),
      freshened: (isFresh) => {
        this.#assistant.freshen(isFresh);
        this.#selector.freshen(isFresh);
      },
      gone: (reason) => {
        this.#assistant.lose();
        this.#repairs.down('capture', reason);
      },
      ready: () => this.#repairs.up('capture'),
    });
  }

  #makeSelector(): SourceSelector {
    return new SourceSelector({
      list: () => this.#sources.listQuietly(),
      isThere: (source) => this.#sources.isThere(source),
      listToSearch: () => this.#sources.listToSearch(),
      probe: async (source) => this.#capture.probe(source, await this.#own.rectsNowIn(source)),
      start: (source, exclude, found) =>
        this.#capture.start(source, exclude, [...found, ...this.#memory.of(source.name)]),
      stop: () => this.#capture.stop(),
      openWindow: (source, events) => this.#desktop.openWindow(source, events),
      focused: () => this.#desktop.focused(),
      windowUnder: (source, part) => this.#sources.windowUnder(source, part),
      isScreenTaken: () => this.#desktop.isScreenTaken,
      exclude: (source) => this.#own.rectsIn(source),
      isOwn: ({ id }) => this.#practice.isSource(id),
      changed: () => {
        this.#settings.retell();
        this.#assistant.reset();
        this.#games.recorder.lose();
        void this.#own.refresh();
        void this.#marked.renew();
      },
      placed: (area, covers) => {
        this.#marked.stand(area);
        if (this.#overlay.place(area, covers)) this.#feed.changed();
        this.#own.exclude();
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
      clear: this.#clears.outlook,
      source: this.#selector.source,
      settings: this.#settings.all,
      game: this.#settings.game,
      learnedTurn: this.#game.learnedTurn,
      trouble: this.#troubles.first,
      framesPerSecond: this.#capture.framesPerSecond,
      hasPlace: this.#selector.hasPlace,
      remembered: this.#memory.count,
      takenHotkeys: this.presence.hotkeys.taken,
      ...this.#overlay.forPanel,
      access: this.#access.now,
    };
  }

  #choose(id: string | null): Promise<null> {
    this.#settings.change({ sourceId: id });
    return this.#selector.choose(id).then(() => null);
  }

  #configure(settings: Settings): void {
    this.#chosen.choose(this.#settings.bot);
    this.#assistant.configure(settings);
    this.#overlay.configure(hintLookOf(settings));
    this.presence.configure(settings);
    this.#games.configure(settings);
    this.#own.exclude();
    this.#feed.changed();
  }

  #saveCase(corrections?: readonly CellCorrection[]): Promise<{ folder: string }> {
    const [assistant, selector, stills] = [this.#assistant, this.#selector, this.#stills];
    const [overlay, link, settings] = [this.#overlay, this.#link, this.#settings.all];
    return keepCase({ assistant, selector, stills, overlay, link, settings, corrections });
  }
}
