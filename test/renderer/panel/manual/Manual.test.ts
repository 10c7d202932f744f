import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Manual, type Ask } from '../../../../renderer/panel/manual/Manual.svelte.ts';
import type { Piece } from '../../../../engine/tetris/types.ts';
import { candidate } from '../../candidate.ts';
import { makeSuggestion } from '../../../electron/sightings.ts';
import { cellsAt } from '../../../cellsAt.ts';

const corner = cellsAt('0,0 1,0 2,0 1,1');

/** Puts every piece into the left corner. */
const intoCorner: Ask = async ({ queue }) => ({
  ok: true,
  suggestion: makeSuggestion(candidate(queue[0] as Piece, corner)),
});

const settle = () => new Promise((done) => setTimeout(done));

async function typed(manual: Manual, letters: string): Promise<void> {
  for (const letter of letters) manual.type(letter);
  await settle();
  flushSync();
}

const bottom = (manual: Manual, count = 2) => manual.rows.slice(-count);

describe('Manual', () => {
  it('takes the first letter as the falling piece, the others as the next ones', async () => {
    const manual = new Manual(intoCorner);
    await typed(manual, 'tIz');
    expect(manual.queue).toEqual(['T', 'I', 'Z']);
    expect(manual.type('Q')).toBe(false);
    expect(manual.queue).toHaveLength(3);
  });

  it('asks with the announced garbage, as a step that can be undone', async () => {
    const asked: (number | undefined)[] = [];
    const manual = new Manual((position) => {
      asked.push(position.incoming);
      return intoCorner(position);
    });
    await typed(manual, 'T');
    manual.announce(3.2);
    manual.announce(NaN);
    manual.undo();
    await settle();
    expect(asked).toEqual([undefined, 3, undefined, 3]);
    expect(manual.incoming).toBe(3);
    manual.announce(400);
    expect(manual.incoming).toBe(20);
  });

  it('locks the hint and continues with the next piece', async () => {
    const manual = new Manual(intoCorner);
    await typed(manual, 'TI');
    manual.accept();
    expect(bottom(manual)).toEqual(['.T........', 'TTT.......']);
    expect(manual.queue).toEqual(['I']);
    await settle();
    expect(manual.best?.placement.location.type).toBe('I');
  });

  it('clears full rows', async () => {
    const manual = new Manual(intoCorner);
    manual.paste('...XXXXXXX');
    await typed(manual, 'T');
    manual.accept();
    expect(bottom(manual)).toEqual(['..........', '.T........']);
  });

  it.each<[Piece | null, string, Piece, Piece[], Piece]>([
    ['L', 'TI', 'L', ['I'], 'T'],
    [null, 'TIS', 'I', ['S'], 'T'],
  ])('swaps the hold %s', async (hold, letters, placed, queue, held) => {
    const manual = new Manual(async () => ({
      ok: true,
      suggestion: makeSuggestion(candidate(placed, corner, { useHold: true })),
    }));
    if (hold) {
      manual.toggleHold();
      manual.type(hold);
    }
    await typed(manual, letters);
    manual.accept();
    expect(bottom(manual, 1)).toEqual([`${placed.repeat(3)}.......`]);
    expect(manual.queue).toEqual(queue);
    expect(manual.hold).toBe(held);
  });

  it('takes every step back and does it again', async () => {
    const manual = new Manual(intoCorner);
    const states: string[] = [];
    const state = () => JSON.stringify([manual.rows, manual.queue, manual.hold]);
    const steps = [
      () => manual.type('T'),
      () => manual.type('I'),
      () => manual.paint([5, 0], true),
      () => manual.accept(),
      () => manual.toggleHold(),
      () => manual.type('L'),
      () => manual.clear(),
    ];
    for (const step of steps) {
      states.push(state());
      step();
      await settle();
    }
    const last = state();
    const undone = new Set<string>();
    while (manual.canUndo) {
      manual.undo();
      undone.add(state());
    }
    expect([...undone].reverse()).toEqual([...new Set(states)]);
    while (manual.canRedo) manual.redo();
    expect(state()).toBe(last);
  });

  it('gives dragged cells the letter of the first one, as one step', () => {
    const manual = new Manual(intoCorner);
    manual.paint([1, 0], true);
    manual.paint([2, 0], false);
    expect(bottom(manual, 1)).toEqual(['.XX.......']);
    manual.paint([2, 0], true);
    manual.paint([3, 0], false);
    expect(bottom(manual, 1)).toEqual(['.X........']);
    manual.undo();
    expect(bottom(manual, 1)).toEqual(['.XX.......']);
  });

  it.each(['...', '...X', '.........XXXXXX.'])('takes boards of other widths than ten: %s', async (row) => {
    const asked: string[][] = [];
    const manual = new Manual((position) => (asked.push(position.cells), intoCorner(position)));
    expect(manual.paste(row)).toBe(row.length > 3);
    await typed(manual, 'T');
    expect(asked[0]!.at(-1)).toBe(row.length > 3 ? row : '..........');
    manual.accept();
    expect(manual.columns).toBe(row.length > 3 ? row.length : 10);
    manual.clear();
    expect(manual.columns).toBe(10);
  });

  it('keeps the board where pasted text is wrong', () => {
    const manual = new Manual(intoCorner);
    manual.paint([0, 0], true);
    const before = manual.rows;
    expect(manual.paste('....Q.....')).toBe(false);
    expect(manual.rows).toBe(before);
    expect(manual.problem).toEqual({ kind: 'textLetter', row: 1, column: 5, letter: 'Q' });
  });

  it('believes only the answer to the latest question', async () => {
    const answers: (() => void)[] = [];
    const manual = new Manual(
      ({ queue }) =>
        new Promise((answer) =>
          answers.push(() =>
            answer({ ok: true, suggestion: makeSuggestion(candidate(queue.at(-1) as Piece, corner)) }),
          ),
        ),
    );
    manual.type('T');
    manual.type('I');
    answers[1]!();
    answers[0]!();
    await settle();
    expect(manual.best?.placement.location.type).toBe('I');
    expect(manual.isThinking).toBe(false);
  });

  it('says why there is no hint', async () => {
    const refusing = new Manual(async () => ({ ok: false, error: 'the piece has no room' }));
    await typed(refusing, 'T');
    expect(refusing.problem).toEqual({ kind: 'refused', error: 'the piece has no room' });
    const full = new Manual(async () => ({ ok: true, suggestion: makeSuggestion() }));
    await typed(full, 'T');
    expect(full.problem).toEqual({ kind: 'toppedOut' });
  });
});
