import { Worker } from 'node:worker_threads';
import { app } from 'electron';
import type { MisdropLevel } from '../../engine/tetris/advice/misdrop.ts';
import type { Answering } from '../contract/answering/Answering.ts';
import { pages } from '../contract/pages.ts';
import type { Requests } from '../contract/requests.ts';
import { mostGames, type Settings } from '../contract/settings.ts';
import { Coach, type CoachEngine } from '../games/Coach.ts';
import { GameRecorder } from '../games/GameRecorder.ts';
import { Hands, type SlipStore } from '../games/Hands.ts';
import type { AssistantPorts } from '../hints/asking/AssistantPorts.ts';
import { ownFolder } from '../settings/ownFolder.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { recordChannels, type RecordChannel, type RecordsData } from './messages.ts';
import { RecordsThread, type ThreadEvents } from './RecordsThread.ts';
import { TurnSender } from './TurnSender.ts';

/** What follows the games that are played: keeps them, and says whether a hint is wanted after the last move. */
export interface Games {
  recorder: GameRecorder;
  /** What hints have to know of whoever plays. */
  player: Pick<AssistantPorts, 'wantsHint' | 'slips'>;
  show: GameRecorder['show'];
  configure(settings: Settings): void;
  close(): void;
}

/** `kept`: also how the player's hands are. `changed`: it is known now whether a hint is wanted. */
export function openGames(
  link: PageLink,
  events: ThreadEvents,
  engine: CoachEngine,
  kept: SlipStore & { readonly all: Settings },
  changed: (settings: Settings) => void,
): Games {
  const records = new RecordsThread(startThread, events);
  const coach = new Coach(engine, () => changed(kept.all));
  const hands = new Hands(kept);
  const teller = new TurnSender((turn) => records.keep(turn));
  const recorder = new GameRecorder(teller, {
    saw: (turn, header) => {
      hands.saw(turn, header);
      coach.saw(turn, header);
    },
    forget: () => coach.forget(),
  });
  link.hear('practice:position', ({ position }) =>
    recorder.practise(position, pages.practice.window.title, Date.now()),
  );
  for (const channel of recordChannels) passOn(link, records, channel);
  // Read while the page is loaded.
  link.expect('review', () => void records.ask('review:games', { from: 0, count: 1 }).catch(() => {}));
  link.expect('trainer', () => void records.ask('trainer:progress', null).catch(() => {}));
  const configure = (settings: Settings): void => {
    teller.most = mostGames(settings);
    recorder.configure(settings);
    coach.configure(settings);
  };
  const player = { wantsHint: () => coach.isCalledFor, slips: (level: MisdropLevel) => hands.rates(level) };
  return { recorder, player, show: (shown) => recorder.show(shown), configure, close: () => records.close() };
}

function startThread(): Worker {
  const workerData: RecordsData = { folder: ownFolder, version: app.getVersion() };
  return new Worker(new URL('./recordsThread.js', import.meta.url), { workerData });
}

/** What was to be kept is sent again if the thread has died of it, or at that moment. */
const keeping: readonly RecordChannel[] = ['trainer:record', 'practice:finished', 'review:keep'];

function passOn<C extends RecordChannel>(link: Answering, records: RecordsThread, channel: C): void {
  const once = (ask: Requests[C]['ask']) => records.ask(channel, ask);
  link.answer(channel, keeping.includes(channel) ? (ask) => once(ask).catch(() => once(ask)) : once);
}
