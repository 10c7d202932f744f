import { expect, it } from 'vitest';
import type { PanelState } from '../../electron/ipc.ts';
import { asRuled, bestOf, inWords, isDrawn, takeTurn, type Turn } from './followPuyo.ts';
import { flobopuyo } from './games/windows.ts';
import type { Okiba } from './Okiba.ts';
import { offBy } from './places.ts';
import { boardOnScreen } from './playWithHints.ts';
import { RealGame } from './RealGame.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const pairs = 8;

/** Nothing better is being looked for. */
const isFinal = ({ puyo }: PanelState): boolean => puyo?.suggestion?.final === true;

/** Points Okiba at the player's own field, of the two; the answer tells whether it is the one watched, with a hint. */
async function chooseOwnField(okiba: Okiba, game: RealGame): Promise<(state: PanelState) => boolean> {
  await okiba.until(({ observation }) => observation?.game === 'puyo', 'a Puyo board', 30_000);
  const area = game.area();
  const own = flobopuyo.board!(area);
  await okiba.request('board:click', {
    x: (own.x + own.width / 2 - area.x) / area.width,
    y: (own.y + own.height / 2 - area.y) / area.height,
  });
  const isInPlace = (state: PanelState) => {
    const { rect, columns, rows } = boardOnScreen(state, game);
    return offBy(rect, own, columns, rows) < 0.25;
  };
  return (state) => bestOf(state) !== undefined && isFinal(state) && isInPlace(state);
}

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
