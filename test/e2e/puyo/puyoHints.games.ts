import { expect, it } from 'vitest';
import { asRuled, chooseOwnField, inWords, isDrawn, takeTurn, type Turn } from '../playing/followPuyo.ts';
import { flobopuyo } from '../games/windows.ts';
import { RealGame } from '../stage/RealGame.ts';
import { useStage } from '../stage/stage.ts';

const stage = useStage();
const pairs = 8;

it('flobopuyo: hints lead pairs to the cells that they show', async () => {
  const game = await RealGame.open(stage.desktop, flobopuyo);
  const okiba = await stage.launch();
  await game.begin(stage.screen);
  const isHinted = await chooseOwnField(okiba, game);
  const table = { okiba, game, screen: stage.screen };
  const turns: Turn[] = [];
  while (turns.length < pairs) turns.push(await takeTurn(table, isHinted, turns.at(-1)?.piece ?? -1));
  console.log(turns.map(inWords).join('\n'));
  expect(turns.map(asRuled).filter(Boolean)).toEqual([]);
  expect(turns.every(isDrawn)).toBe(true);
});
