/** Two games in two windows: the one in which the keyboard stays is watched, whichever was found first. */
import { expect, it } from 'vitest';
import type { PanelState } from '../../../electron/contract/panel.ts';
import { arrows } from '../games/GameKind.ts';
import { withoutKinds } from '../playing/boards.ts';
import { isReady } from '../playing/playWithHints.ts';
import { sleep } from '../stage/desktop.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { useStage } from '../stage/stage.ts';
import { gamePage } from './kinds.ts';
import { WebGame, type WebGameKind } from './WebGame.ts';

const stage = useStage();
/** A busy machine takes seconds to look at another window. */
const followedMs = 20_000;
/** Who only answers a message is back by then. */
const glanceMs = 1000;

const gameAt = (name: string, x: number): WebGameKind => ({
  name,
  page: gamePage,
  search: `title=${name}&skin=bevel&seed=${20 + x}`,
  window: { x, y: 120, width: 620, height: 700 },
  begin: [{ key: 'Return' }],
  keys: arrows,
});

const isHinted =
  ({ game }: WebGame) =>
  (state: PanelState): boolean =>
    state.source?.name === game.kind.name && isReady(state);

/** A hint for this game, on the stack that lies there. */
async function expectHinted(okiba: Okiba, web: WebGame): Promise<void> {
  const { state } = await okiba.until(isHinted(web), `a hint in ${web.game.kind.name}`, followedMs);
  const { stack } = await web.truth();
  expect(withoutKinds(state!.cells)).toEqual(stack);
}

it('is watched while it keeps the focus, and left when another one keeps it', async () => {
  const kinds = [gameAt('left', 60), gameAt('right', 760)] as const;
  const games = [await WebGame.open(stage.desktop, kinds[0]), await WebGame.open(stage.desktop, kinds[1])];
  const [left, right] = games as [WebGame, WebGame];
  try {
    const okiba = await stage.launch();
    await left.game.begin(stage.screen);
    await expectHinted(okiba, left);
    await right.game.begin(stage.screen);
    await expectHinted(okiba, right);
    left.game.restore();
    await sleep(glanceMs);
    right.game.restore();
    for (const end = Date.now() + 4000; Date.now() < end; await sleep(100))
      expect((await okiba.state()).source?.name).toBe('right');
    left.game.restore();
    await expectHinted(okiba, left);
  } finally {
    for (const game of games) await game.close();
  }
});
