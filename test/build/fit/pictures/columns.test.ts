import { describe, expect, it } from 'vitest';
import { subset, viewOf } from '../../../../build/fit/pictures/columns.ts';
import { allFactNames, factRow } from '../../../../vision/locating/facts/facts.ts';
import type { Group } from '../../../../build/fit/pictures/truth.ts';
import { factNames } from '../../../../vision/locating/facts/facts.ts';
import type { GameKind } from '../../../../vision/types.ts';

const games: readonly GameKind[] = ['tetris', 'puyo', 'tetris'];
/** The fact of this number about the place of this number. */
const told = (place: number, fact: number): number => 100 * place + fact;

const group: Group = {
  grids: games.map((game, i) => ({
    game,
    columns: 6,
    rows: 12,
    board: { x: 50 * i, y: 0, width: 60, height: 120 },
  })),
  facts: Float32Array.from(
    games.flatMap((game, i) =>
      factRow(
        game,
        factNames[game].map((_, k) => told(i, k)),
      ),
    ),
  ),
  right: Uint8Array.from([0, 0, 1]),
  board: true,
  source: 'here',
};

describe('rows of facts', () => {
  it.each(['tetris', 'puyo'] as const)('return the facts of each place for %s', (game) => {
    const { group: view, places } = viewOf(group, game, factNames[game]);
    expect(places).toEqual([0, 1, 2].filter((i) => games[i] === game));
    expect([...view.facts]).toEqual(places.flatMap((i) => factNames[game].map((_, k) => told(i, k))));
    expect([...view.right]).toEqual(places.map((i) => group.right[i]));
  });

  it('contain zeros for facts of the other game', () => {
    const name = factNames.puyo.find((one) => !factNames.tetris.includes(one))!;
    expect([...viewOf(group, 'tetris', [name]).group.facts]).toEqual([0, 0]);
  });

  it('stay with their places when others are left out', () => {
    const part = subset(group, [2, 1]);
    expect(part.grids).toEqual([group.grids[2], group.grids[1]]);
    expect([...part.right]).toEqual([1, 0]);
    expect(part.facts.slice(allFactNames.length)).toEqual(
      group.facts.slice(allFactNames.length, 2 * allFactNames.length),
    );
    expect(part).toMatchObject({ board: true, source: 'here' });
  });
});
