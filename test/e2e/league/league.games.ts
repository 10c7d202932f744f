/** The live league: games that nobody has shown Okiba, one after the other, and one table of how they went. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { useStage } from '../stage/stage.ts';
import { leagueKinds } from './kinds.ts';
import { LeaguePlayer, type Limits } from './playLeague.ts';
import { tableOf, type Score } from './Score.ts';
import { WebGame } from './WebGame.ts';

const folder = fileURLToPath(new URL('../../../out/e2e', import.meta.url));
const limits: Limits = { pieces: 12, ms: 70_000 };
/** In cells: a hint further off stands in the next one. */
const mostOff = 0.25;

/** As far as it has come, so that a league that is ended early tells something too. */
function keep(scores: readonly Score[]): void {
  mkdirSync(folder, { recursive: true });
  const misread = scores.flatMap(({ name, misread }) => misread.map((line) => `${name}: ${line}`));
  writeFileSync(join(folder, 'league.txt'), [tableOf(scores), ...misread, ''].join('\n'));
}

describe('the live league', () => {
  const stage = useStage();
  const scores: Score[] = [];
  afterAll(() => console.log(`\n${tableOf(scores)}`));

  it.each(leagueKinds)('$name: no hint on a misread board, and each at its place', async (kind) => {
    const web = await WebGame.open(stage.desktop, kind);
    try {
      const okiba = await stage.launch();
      await web.game.begin(stage.screen);
      const score = await new LeaguePlayer(okiba, web).play(limits);
      scores.push(score);
      keep(scores);
      expect(score.misread).toEqual([]);
      if (kind.isFloorCut) {
        expect(score.hinted).toBe(0);
        expect((await okiba.state()).observation?.doubts).toContain('floor out of sight');
        return;
      }
      expect(score.hinted).toBeGreaterThan(0);
      expect(score.offBy).toBeLessThan(mostOff);
    } finally {
      await web.close();
    }
  });
});
