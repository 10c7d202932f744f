/** What each request of a page is answered with. */
import type { ScreenAccess } from './screenPermission/ScreenAccess.ts';
import log from 'electron-log/main.js';
import { surenessOf } from '../vision/trust.ts';
import type { CellCorrection, Observation } from '../vision/types.ts';
import type { PanelState, Source, WatchDetails } from './contract/panel.ts';
import { openedPages, type OpenedPage } from './contract/pages.ts';
import type { SourceList } from './desktop/SourceList.ts';
import type { Capture } from './sourceSelection/Capture.ts';
import { CorrectedCells } from './sourceSelection/correcting/CorrectedCells.ts';
import type { LayoutMemory } from './sourceSelection/LayoutMemory.ts';
import type { Stills } from './sourceSelection/Stills.ts';
import type { ChosenEngine } from './hints/asking/ChosenEngine.ts';
import type { EngineWorker } from './hints/asking/EngineWorker.ts';
import type { HintOverlay } from './hints/HintOverlay.ts';
import { answerPositions } from './hints/asking/answerPositions.ts';
import type { Hotkeys } from './hotkeys/Hotkeys.ts';
import { firstSettings } from './settings/openSettings.ts';
import type { UserSettings } from './settings/UserSettings.ts';
import type { Repairs } from './supervision/Repairs.ts';
import { answerOpening } from './answerOpening.ts';
import type { PageLink } from './windows/PageLink.ts';
import { PageWindow } from './windows/PageWindow.ts';

/** What requests reach. */
export interface AnsweringParts {
  state(): PanelState;
  settings: UserSettings;
  /** `id` of the source to watch; null: find a game. */
  choose(id: string | null): Promise<null>;
  /** Where the game may be that isn't found. */
  candidates(): Promise<Source[]>;
  /** Also where the user has put cells right. */
  saveCase(corrections?: readonly CellCorrection[]): Promise<{ folder: string }>;
  memory: LayoutMemory;
  /** Something that the panel shows has. */
  changed(): void;
  sources: SourceList;
  capture: Capture;
  stills: Stills;
  overlay: HintOverlay;
  practice: PageWindow;
  repairs: Repairs;
  chosen: ChosenEngine;
  engine: EngineWorker;
  hotkeys: Hotkeys;
  access: ScreenAccess;
}

export function answerRequests(link: PageLink, parts: AnsweringParts): void {
  link.answer('state:get', () => parts.state());
  link.answer('settings:change', (change) => parts.settings.changeAllowed(change));
  link.answer('settings:reset', () => parts.settings.reset(firstSettings()));
  link.answer('settings:export', () => parts.settings.export());
  link.answer('settings:import', ({ text }) => parts.settings.import(text));
  link.answer('settings:own', (isOwn) => parts.settings.keepForGame(isOwn));
  link.answer('case:save', () => parts.saveCase());
  answerAboutReading(link, parts);
  link.answer('access:take', async (step) => {
    await parts.access.advance(step);
    return null;
  });
  link.perform('hotkeys:rest', (isOn) => parts.hotkeys.rest(isOn));
  answerAboutSources(link, parts);
  const { settings, chosen, engine } = parts;
  answerPositions(link, settings, {
    ask: (state, options) => chosen.ask(state, options),
    askPuyo: (state, options) => engine.askPuyo(state, options),
  });
  link.perform('practice:change', (change) => void settings.change(change));
  openPages(link, parts);
  link.open();
}

/** What is read is doubted: how sure and how old it is, and what of it is wrong. */
function answerAboutReading(link: PageLink, { state, capture, chosen, saveCase }: AnsweringParts): void {
  const keep = (corrections: readonly CellCorrection[]) =>
    saveCase(corrections).catch((error: Error) => log.warn(`no case was kept: ${error.message}`));
  const cells = new CorrectedCells(
    (correction) => capture.command({ kind: 'correct', correction }),
    (all) => void keep(all),
  );
  link.answer('watch:details', () => detailsOf(state().observation, capture, chosen));
  link.perform('board:command', (command) =>
    command.kind === 'correct' ? cells.add(command.correction) : capture.command(command),
  );
}

function detailsOf(seen: Observation | null, { times }: Capture, { thinking }: ChosenEngine): WatchDetails {
  const { confidence = 0 } = seen ?? {};
  return { sureness: surenessOf({ confidence }), confidence, ...times, thinking: thinking.last };
}

function answerAboutSources(
  link: PageLink,
  { sources, capture, stills, overlay, choose, candidates, memory, changed }: AnsweringParts,
): void {
  link.answer('sources:list', () => sources.list());
  link.answer('sources:known', () => sources.listQuietly());
  link.answer('sources:pictures', () => sources.pictures());
  link.answer('sources:choose', ({ id }) => choose(id));
  link.answer('sources:candidates', candidates);
  link.answer('sources:point', async ({ id, at }) => {
    await choose(id);
    capture.command({ kind: 'click', at });
    return null;
  });
  link.answer('board:picture', () => stills.view());
  link.perform('board:outline', (isOn) => overlay.outline(isOn));
  link.perform('layouts:forget', () => {
    memory.forget();
    changed();
  });
}

function openPages(link: PageLink, { practice, repairs }: AnsweringParts): void {
  const windows = Object.fromEntries(
    openedPages.map((page) => [
      page,
      page === 'practice' ? practice : new PageWindow(link, page, repairs.of(page)),
    ]),
  ) as Record<OpenedPage, PageWindow>;
  answerOpening(link, {
    open: (page, query) => windows[page].open(query),
    offer: (position) => {
      if (practice.isThere) link.notify('practice:goOn', position);
      return practice.isThere;
    },
  });
}
