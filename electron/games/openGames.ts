import type { Settings } from '../contract/settings.ts';
import type { MisdropLevel } from '../../engine/tetris/advice/misdrop.ts';
import type { AssistantPorts } from '../hints/asking/AssistantPorts.ts';
import { pages } from '../contract/pages.ts';
import { filesIn } from '../keeping/filesIn.ts';
import { ownFolder } from '../settings/ownFolder.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { answerGames } from './answerGames.ts';
import { Coach, type CoachEngine } from './Coach.ts';
import { GameRecorder } from './GameRecorder.ts';
import { GameStore } from './GameStore.ts';
import { Hands, type SlipStore } from './Hands.ts';

/** What follows the games that are played: keeps them, and tells whether a hint is wanted after the last move. */
export interface Games {
  recorder: GameRecorder;
  /** What hints have to know of whoever plays. */
  player: Pick<AssistantPorts, 'wantsHint' | 'slips'>;
  show: GameRecorder['show'];
  configure(settings: Settings): void;
}

/** `kept`: also how the player's hands are. `changed`: it is known now whether a hint is wanted. */
export function openGames(
  link: PageLink,
  engine: CoachEngine,
  kept: SlipStore & { readonly all: Settings },
  changed: (settings: Settings) => void,
): Games {
  const store = new GameStore(filesIn(ownFolder));
  const coach = new Coach(engine, () => changed(kept.all));
  const hands = new Hands(kept);
  const recorder = new GameRecorder(store, {
    saw: (turn, header) => {
      hands.saw(turn, header);
      coach.saw(turn, header);
    },
    forget: () => coach.forget(),
  });
  link.hear('practice:position', ({ position }) =>
    recorder.practise(position, pages.practice.window.title, Date.now()),
  );
  answerGames(link, store);
  const configure = (settings: Settings): void => {
    recorder.configure(settings);
    coach.configure(settings);
  };
  const player = { wantsHint: () => coach.isCalledFor, slips: (level: MisdropLevel) => hands.rates(level) };
  return { recorder, player, show: (shown) => recorder.show(shown), configure };
}
