import { describe, expect, it } from 'vitest';
import { readGame } from '../../../../electron/games/readGame.ts';
import { foreignReplay } from '../../../../engine/review/files/foreign.ts';

const event = { frame: 3, type: 'keydown', data: { key: 'moveLeft' } };
const solo = { gamemode: '40l', ts: '2024-01-01T00:00:00.000Z', replay: { frames: 900, events: [event] } };
const early = { gametype: '40l', ismulti: false, data: { frames: 900, events: [event] } };
const match = {
  gamemode: 'league',
  replay: { leaderboard: [], rounds: [[{ replay: { events: [event] } }]] },
};
const earlyMatch = { ismulti: true, endcontext: [], data: [{ board: [], replays: [{ events: [event] }] }] };
const packed = `N4Ig${'xiBcCMA0AmBjAFgQwHYDMCWAbA9gA'.repeat(4)}`;

describe('a replay of another game', () => {
  it.each([
    ['a replay of TETR.IO (.ttr)', JSON.stringify(solo)],
    ['a replay of TETR.IO (.ttr)', JSON.stringify(early, null, 2)],
    ['a match of TETR.IO (.ttrm)', JSON.stringify(match)],
    ['a match of TETR.IO (.ttrm)', `\n${JSON.stringify(earlyMatch)}\n`],
    ['a replay of Jstris', packed],
    ['a replay of Jstris', packed.replace(/(.{40})/g, '$1\n')],
    ['a link to a replay of Jstris', 'https://jstris.jezevec10.com/replay/1234567'],
  ])('is named: %s', (name, text) => {
    expect(foreignReplay(text)).toMatch(`it is ${name}: keys and their times`);
    expect(() => readGame(text, { title: 'x', startedAt: 0 })).toThrow(name);
  });

  it.each([
    ['{"kind":"game","game":"tetris"}'],
    ['{"type":"start","hold":null,"queue":[],"data":1}'],
    ['{"data":[1,2]}'],
    ['{"replay":"none"}'],
    ['v115@vhAAgH'],
    ['N4Ig'],
    ['{torn'],
    ['[1]'],
  ])('is none of these: %s', (text) => {
    expect(foreignReplay(text)).toBeNull();
  });
});
