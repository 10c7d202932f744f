import { expect, it } from 'vitest';
import { sleep } from './desktop.ts';
import { asRuled, chooseOwnField, inWords, isDrawn, takeTurn, type Turn } from './followPuyo.ts';
import { amoebax, flobopuyo } from './games/windows.ts';
import type { Okiba } from './Okiba.ts';
import { RealGame } from './RealGame.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const pairs = 8;

it.each([flobopuyo, amoebax])('$name: hints lead pairs to the cells that they show', async (kind) => {
  const game = await RealGame.open(stage.desktop, kind);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  await dropUntilFound(okiba, game);
  const isHinted = await chooseOwnField(okiba, game);
  const table = { okiba, game, screen: stage.screen };
  const turns: Turn[] = [];
  while (turns.length < pairs) turns.push(await takeTurn(table, isHinted, turns.at(-1)?.piece ?? -1));
  console.log(turns.map(inWords).join('\n'));
  expect(turns.map(asRuled).filter(Boolean)).toEqual([]);
  expect(turns.every(isDrawn)).toBe(true);
});

/** A field on which nearly nothing lies is not always known as one: pairs are dropped here and there until it is. */
async function dropUntilFound(okiba: Okiba, game: RealGame): Promise<void> {
  const since = Date.now();
  for (let turn = 0; Date.now() - since < 60_000; turn += 1) {
    if ((await okiba.state()).observation?.game === 'puyo') return;
    for (let aside = 0; aside < 3; aside += 1) {
      game.press(turn % 2 ? 'left' : 'right');
      await sleep(60);
    }
    for (let rows = 0; rows < 12; rows += 1) {
      game.press('softDrop');
      await sleep(60);
    }
    await sleep(1000);
  }
}
