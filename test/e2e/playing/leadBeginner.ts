/** The main job, for any game: it is started and begun, Okiba finds it, and a beginner follows the hints. */
import { describe, expect, it } from 'vitest';
import type { GameKind } from '../games/GameKind.ts';
import { offBy } from './places.ts';
import type { Okiba } from '../stage/Okiba.ts';
import { Beginner, boardOnScreen, isReady } from './playWithHints.ts';
import { RealGame } from '../stage/RealGame.ts';
import { drawn } from '../stage/Recorder.ts';
import { inWords, isWrong, summary } from './report.ts';
import { useStage } from '../stage/stage.ts';

const pieces = 30;
/** A board on which hardly anything lies is measured by its first piece, as that comes down. */
const settlingMs = 15_000;
/** A frame drawn with characters, or with a thick line, shows only roughly where the cells begin; so many pieces' moves show it. */
const piecesToMeasure = 3;
/** In cells: how far off the first hint may stand, and how far those of measured cells. */
const mostOff = { atFirst: 0.35, measured: 0.25 };

/** How far the watched board lies from the game's own, in cells; 0 where the game does not tell where it is. */
async function misplacement(okiba: Okiba, game: RealGame): Promise<number> {
  const state = await okiba.until(isReady, 'a hint', 30_000);
  const { rect, columns, rows } = boardOnScreen(state, game);
  const own = game.kind.board?.(game.area());
  return own ? offBy(rect, own, columns, rows) : 0;
}

export function leadBeginnerThrough(kinds: readonly GameKind[]): void {
  describe.each(kinds)('hints over a real game', (kind) => {
    const stage = useStage();

    it(`${kind.name}: lead a beginner through ${pieces} pieces`, async () => {
      const game = await RealGame.open(stage.desktop, kind);
      const okiba = await stage.launch();
      await game.begin(stage.screen);
      await expect
        .poll(() => misplacement(okiba, game), { timeout: settlingMs })
        .toBeLessThan(mostOff.atFirst);
      const beginner = await Beginner.sitDown(okiba, game, stage.screen);
      const played = await beginner.play(pieces);
      console.log(summary(kind.name, played));
      const judged = played.turns.map((turn, i) =>
        i < piecesToMeasure ? { ...turn, outline: drawn } : turn,
      );
      expect(judged.filter(isWrong).map(inWords)).toEqual([]);
      expect(await misplacement(okiba, game)).toBeLessThan(mostOff.measured);
      expect(played.rowsCleared).toBeGreaterThan(0);
      expect(game.alive).toBe(true);
    });
  });
}
