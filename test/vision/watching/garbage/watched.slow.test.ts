import { expect, it } from 'vitest';
import { Watcher } from '../../../../vision/Watcher.ts';
import { EventfulGame } from '../../simulated/eventfulGame.ts';
import { full, layoutAt, Screen } from '../../simulated/watchedScreen.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';

const { board } = layoutAt(60, 40);
const cell = board.width / 10;
/** Frames before its rows come up in which garbage is announced. */
const ahead = 12;

/** What the bar announces in each frame of a game. */
function announced(game: EventfulGame): number[] {
  const rows = game.frames.map(() => 0);
  for (const { frame, text } of game.happenings) {
    const count = Number(/^garbage (\d+)$/.exec(text)?.[1] ?? 0);
    for (let at = Math.max(0, frame - ahead); at < frame; at++) rows[at]! += count;
  }
  return rows;
}

it.each([1, 2, 3])('reports the garbage announced beside the board with the position: game %d', (seed) => {
  const game = new EventfulGame({ seed, pieces: 40, previews: 1, garbage: 0.3 }).play();
  const rows = announced(game);
  let at = 0;
  const screen = new Screen();
  screen.eyes.read = (_, layout, { seq = 0 }) => ({
    ...game.frames[at]!.observation,
    seq,
    board: layout.board,
  });
  const watcher = new Watcher({ eyes: screen.eyes });
  let firstTold = Infinity;
  const incoming: (number | null)[] = [];
  for (; at < rows.length; at++) {
    const image = blank(full.width, full.height, [30, 30, 44]);
    const height = rows[at]! * cell;
    fill(image, { x: board.x - 4, y: board.y + board.height - height, width: 4, height }, [255, 120, 120]);
    const frame = { ...image, seq: at, capturedAt: 1000 + 50 * at, origin: { x: 0, y: 0 }, full };
    const { state } = watcher.next(frame);
    incoming.push(state?.game === 'tetris' ? state.incoming : null);
    if (incoming[at]) firstTold = Math.min(firstTold, at);
  }
  const isSteady = (frame: number) => rows.slice(frame - 3, frame + 1).every((one) => one === rows[frame]);
  const steady = rows.flatMap((_, frame) =>
    frame > firstTold && incoming[frame] !== null && isSteady(frame) ? [frame] : [],
  );
  const announcing = steady.filter((frame) => rows[frame]! > 0);
  expect(steady.filter((frame) => incoming[frame]! > 0 && incoming[frame] !== rows[frame])).toEqual([]);
  const told = announcing.filter((frame) => incoming[frame] === rows[frame]);
  expect(told.length).toBeGreaterThan(0.6 * announcing.length);
  expect(announcing.length).toBeGreaterThan(10);
});
