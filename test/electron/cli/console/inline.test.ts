import { describe, expect, it } from 'vitest';
import { inlineBoard, inlineField, isInlineJson } from '../../../../electron/cli/console/inline.ts';
import { readField } from '../../../../electron/cli/positions/readField.ts';
import { readSituation } from '../../../../electron/cli/positions/situation.ts';

describe('a board as an argument', () => {
  it.each([
    'XX..XX',
    'XXX____XXX/XXXX__XXXX',
    '..........\nXX......XX\n',
    '[[0,1,1,0]]',
    'xx..xx;xx.xxx',
    '0,1,1,0',
  ])('%j is read', (input) => expect(inlineBoard(input)).toBe(input));

  it.each(['game.png', '-', 'empty', 'X', 'folder/XXXX.txt', ''])('%j is none', (input) => {
    expect(inlineBoard(input)).toBeNull();
    expect(inlineField(input)).toBeNull();
  });

  it('is a field of Puyo where its rows have six columns of puyos', () => {
    expect(inlineField('R_____/RG....')).toBe('R_____/RG....');
    expect(inlineField('RGRGR')).toBeNull();
  });

  it('is accepted by hints and chains', async () => {
    const { state } = await readSituation('XXX....XXX/XXXX..XXXX', { queue: ['O', 'T'] });
    expect(state.game === 'tetris' && state.queue).toEqual(['O', 'T']);
    expect((await readField('RRR...')).cells.at(-1)).toBe('RRR...');
  });

  it('is distinguished from JSON, which is accepted too', async () => {
    const position = JSON.stringify({ game: 'tetris', cells: ['..........'], queue: ['S'] });
    expect(isInlineJson(position)).toBe(true);
    expect((await readSituation(position)).state).toMatchObject({ game: 'tetris', queue: ['S'] });
    await expect(readSituation('{"game"')).rejects.toThrow('the position: is not JSON');
  });
});
