import { describe, expect, it } from 'vitest';
import { makeFumen } from '../../../../engine/tetris/notation/fumen.ts';
import { kickNames } from '../../../../engine/tetris/rules/kicks.ts';
import { Editor } from '../../../../renderer/tiling/terrain/Editor.svelte.ts';
import { presets } from '../../../../renderer/tiling/terrain/presets.ts';
import { readPasted } from '../../../../renderer/tiling/terrain/readTerrain.ts';
import { makeLink, parseLink, type Shared } from '../../../../renderer/tiling/terrain/share.ts';
import { mirrored, painted, resized, shifted } from '../../../../renderer/tiling/terrain/terrain.ts';

const shared = (more: Pick<Shared, 'terrain'> & Partial<Shared>): Shared => ({
  rule: 'any',
  carried: ['T', 'I'],
  missing: ['O'],
  clears: true,
  kicks: 'srs',
  wish: null,
  ...more,
});

const hook = ['...', '#..', '##.'];

describe('a terrain', () => {
  it('is painted, mirrored, moved and resized', () => {
    expect(painted(hook, [2, 0], 'X')).toEqual(['...', '#..', '##X']);
    expect(mirrored(hook)).toEqual(['...', '..#', '.##']);
    expect(mirrored(mirrored(hook))).toEqual(hook);
    expect(shifted(hook, 1, 1)).toEqual(['.#.', '.##', '...']);
    expect(shifted(shifted(hook, 1, 1), -1, -1)).toEqual(hook);
    expect(resized(hook, 4, 2)).toEqual(['#...', '##..']);
    expect(resized(hook, 2, 4)).toEqual(['..', '..', '#.', '##']);
  });

  it('does not move out of the picture', () => {
    expect(shifted(hook, -1, 0)).toBe(hook);
    expect(shifted(hook, 0, -1)).toBe(hook);
  });

  it('is restored from a link unchanged', () => {
    for (const { terrain } of presets.tilings) {
      for (const kicks of kickNames)
        for (const clears of [true, false]) {
          const whole = shared({ terrain, kicks, clears });
          expect(parseLink(makeLink(whole))).toEqual(whole);
        }
    }
    expect(parseLink('3M~bags~~~clears')).toMatchObject({ clears: true, kicks: 'srs' });
    for (const text of ['', 'hello', 'okiba://tiling#', '3M_4M~bags', '3M~dance', '99M~bags'])
      expect(parseLink(text)).toBeNull();
  });
});

describe('a field to clear', () => {
  it.each(['*p7', '[^TI]p2,*!;I,*p3', '#Q=[L](J)SZ', '~%'])('is restored from a link with %j', (queue) => {
    for (const { terrain } of presets.clears) {
      const whole = shared({
        terrain,
        wish: { queue, lines: 4, hold: queue.length > 3, drops: queue.length < 6 },
      });
      expect(parseLink(makeLink(whole))).toEqual(whole);
    }
  });

  it('is missing in links without rows to clear', () => {
    const link = makeLink(
      shared({ terrain: ['X.'], wish: { queue: 'T', lines: 4, hold: true, drops: false } }),
    );
    expect(parseLink(link.replace('4hold', '21hold'))?.wish).toBeNull();
    expect(parseLink(link.replace('4hold', 'hold'))?.wish).toBeNull();
  });

  it('turns painted cells into blocks, and is replaced by another example unless it was edited', () => {
    const editor = new Editor();
    editor.ask('clears');
    expect([editor.terrain, editor.openCells]).toEqual([presets.clears[0]!.terrain, 12]);
    editor.ask('tilings');
    expect(editor.terrain).toEqual(presets.tilings[0]!.terrain);
    editor.set(['X#..']);
    editor.ask('clears');
    expect(editor.terrain).toEqual(['X#..']);
    editor.beginStroke([0, 0]);
    editor.stroke([1, 0]);
    editor.endStroke();
    expect(editor.terrain).toEqual(['....']);
    editor.load(shared({ terrain: ['.'] }));
    expect(editor.asking).toBe('tilings');
  });
});

describe('pasted text', () => {
  const fumen = makeFumen([{ rows: ['T.........', 'XX........'] }, { rows: ['.........I'] }]);

  it('may be a fumen of several pages', () => {
    const read = readPasted(`https://example.org/?${fumen.replace('v', 'D')}`, 'all');
    expect(read?.kind === 'fumen' && read.pages.map((page) => page.slice(-2))).toEqual([
      ['#.........', '##........'],
      ['..........', '.........#'],
    ]);
  });

  it.each([
    ['gray', ['X.........', '##........']],
    ['coloured', ['#.........', 'XX........']],
  ] as const)('is divided into terrain and blocks by colour: %s cells', (marking, rows) => {
    const read = readPasted(fumen, marking);
    expect(read?.kind === 'fumen' && read.pages[0]!.slice(-2)).toEqual(rows);
  });

  it('may be a drawing, placed at the left wall of a whole field', () => {
    const read = readPasted('##\n.#\n', 'all');
    expect(read?.kind === 'text' && read.terrain).toHaveLength(10);
    expect(read?.kind === 'text' && read.terrain.slice(-2)).toEqual(['##........', '.#........']);
    expect(() => readPasted('no terrain', 'all')).toThrow('row 1 from the top, column 1: "n"');
    expect(readPasted('##.\nX.#', 'all')).toMatchObject({ terrain: expect.arrayContaining(['X.#.......']) });
    expect(readPasted('XX.\nX.X', 'all')).toMatchObject({ terrain: expect.arrayContaining(['#.#.......']) });
    expect(readPasted(`${'#'.repeat(41)}`, 'all')).toBeNull();
    expect(() => readPasted('v115@vhA', 'all')).toThrow('damaged');
  });
});

describe('the editor', () => {
  it('paints a stroke as one step whose first cell decides whether it paints or erases', () => {
    const editor = new Editor();
    editor.clear();
    editor.beginStroke([0, 0]);
    editor.stroke([1, 0]);
    editor.stroke([2, 0]);
    editor.endStroke();
    expect(editor.terrain.at(-1)).toBe('###.......');
    editor.beginStroke([1, 0]);
    editor.stroke([2, 0]);
    editor.endStroke();
    expect(editor.terrain.at(-1)).toBe('#.........');
    editor.undo();
    expect(editor.terrain.at(-1)).toBe('###.......');
    editor.undo();
    expect(editor.terrain.join('')).not.toContain('#');
    editor.redo();
    expect(editor.terrain.at(-1)).toBe('###.......');
  });
});
