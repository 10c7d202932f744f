import { describe, expect, it } from 'vitest';
import { parsePatterns } from '../../../../engine/solver/queues/pattern.ts';
import { QueueTree, mostOf, queueAt } from '../../../../engine/solver/queues/queueTree.ts';

function queuesOf(text: string, length: number): string[] {
  const root = new QueueTree().root(parsePatterns(text), length);
  return Array.from({ length: root.count }, (_, number) => queueAt(root, number).join(''));
}

describe('patterns', () => {
  it.each([
    ['I,T', 2, ['IT']],
    ['tio', 3, ['TIO']],
    ['[SZ],O', 2, ['SO', 'ZO']],
    ['[TIJ]p2', 2, ['IT', 'IJ', 'TI', 'TJ', 'JI', 'JT']],
    ['[^TIOSZ]!', 2, ['JL', 'LJ']],
    ['T,I;T,O # two of them', 2, ['IT', 'OT'].map((text) => [...text].reverse().join(''))],
    ['T,*;[TI]p2', 2, ['IT', 'TI', 'TO', 'TT', 'TS', 'TZ', 'TJ', 'TL']],
    ['#Q=[L](J)SZ', 4, ['LJSZ']],
  ])('%s stands for these queues', (text, length, queues) => {
    expect(queuesOf(text, length)).toEqual(queues);
  });

  it.each([
    ['*p4', 4, 840],
    ['*!', 7, 5040],
    ['I,*p6', 5, 840],
    ['*p7,*p4', 8, 35_280],
  ])('%s cut to %i pieces has %i queues', (text, length, count) => {
    expect(new QueueTree().root(parsePatterns(text), length).count).toBe(count);
  });

  it('count how many of each piece a queue contains at most', () => {
    const root = new QueueTree().root(parsePatterns('T,*p2,[TI]'), 4);
    expect(mostOf(root)).toEqual([2, 1, 3, 1, 1, 1, 1]);
  });

  it.each([
    ['', 'the pattern has no pieces'],
    ['X', 'can\'t be read from "X" on'],
    ['*p8', '*p8: from 1 to 7 pieces'],
    ['[TT]', '[TT]: a piece is named twice'],
    ['[TQ]p2', '"Q" is not a piece'],
    ['Tp2', "Tp2: only '*'"],
    ['T;TI', 'different lengths (1 and 2 pieces)'],
  ])('are refused in one line: %j', (text, message) => {
    expect(() => parsePatterns(text)).toThrow(message);
  });
});
