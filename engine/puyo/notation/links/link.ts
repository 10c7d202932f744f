/** Links to the two simulators that players use: which one a text is, and what it holds. */
import { PositionError } from '../../../tetris/rules/board.ts';
import { readIshikawa } from './ishikawa.ts';
import type { LinkedField } from './linked.ts';
import { readPuyop } from './puyop.ts';

/** True where a text is a link of puyop.com or of ishikawapuyo.net, also under its older address. */
export function isLink(text: string): boolean {
  return /^\s*(https?:\/\/)?(www\.)?(puyop\.com|ishikawapuyo\.net|ips\.karou\.jp)\//i.test(text);
}

/** Reads a link of puyop.com or ishikawapuyo.net. Throws PositionError in one line where it holds no field that can be used. */
export function readLink(text: string): LinkedField {
  const host = /puyop\.com\/s\/(.*)$/i.exec(text.trim());
  if (host) return readPuyop(host[1]!);
  const simulator = /\/simu\/p[esvn]\.html\?(.*)$/i.exec(text.trim());
  if (!simulator)
    throw new PositionError('the link holds no field: "/s/..." or "/simu/p?.html?..." was expected');
  return readIshikawa(simulator[1]!);
}
