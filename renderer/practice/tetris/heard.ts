/** What can be heard of one moment and the next. */
import type { Heard } from '../play/Played.ts';
import type { Clock } from './clock.ts';

export function heardBetween(before: Clock, after: Clock): Heard[] {
  if (before.game === after.game) return [];
  if (after.game.over && !before.game.over) return [['over']];
  if (after.last !== before.last) return [heardOfLock(after)];
  return heardOfMove(before, after);
}

function heardOfLock({ last }: Clock): Heard {
  const rows = last?.cleared.length ?? 0;
  if (!last || rows === 0) return ['lock'];
  return [rows === 4 || last.spin !== 'none' ? 'bigClear' : 'clear', last.combo];
}

function heardOfMove({ game: before }: Clock, { game: after }: Clock): Heard[] {
  if (after.hold !== before.hold) return [['hold']];
  if (after.active?.orientation !== before.active?.orientation) return [['turn']];
  return after.active?.x === before.active?.x ? [] : [['move']];
}
