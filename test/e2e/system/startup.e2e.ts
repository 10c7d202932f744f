import { afterEach, expect, it } from 'vitest';
import { openWatchedPractice } from '../games/watchedPractice.ts';
import { practice } from '../games/windows.ts';
import { Beginner } from '../playing/playWithHints.ts';
import { inWords, isWrong } from '../playing/report.ts';
import { PlainOkiba } from '../stage/PlainOkiba.ts';
import { RealGame } from '../stage/RealGame.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
let okiba: PlainOkiba | null = null;

afterEach(async () => {
  await okiba?.end();
  okiba = null;
});

it('shows hints when it is started from a Wayland session with XWayland, without flags and without a session bus', async () => {
  okiba = await PlainOkiba.start(stage.desktop, {
    XDG_SESSION_TYPE: 'wayland',
    DBUS_SESSION_BUS_ADDRESS: undefined,
  });
  await openWatchedPractice(okiba);
  const game = await RealGame.attach(stage.desktop, practice);
  await game.begin(stage.screen);
  const played = await (await Beginner.sitDown(okiba, game, stage.screen)).play(3);
  expect(played.turns.filter(isWrong).map(inWords)).toEqual([]);
  expect(await okiba.end()).toBe(true);
});
