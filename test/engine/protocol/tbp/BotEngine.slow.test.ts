import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BotEngine, splitCommand } from '../../../../engine/protocol/tbp/BotEngine.ts';
import { makePosition } from '../../../../engine/tetris/position.ts';
import { emptyBoard } from '../../../../engine/tetris/rules/board.ts';
import { type SuggestOptions, suggest } from '../../../../engine/tetris/advice/suggest.ts';
import type { Piece, Suggestion, TetrisState } from '../../../../engine/tetris/types.ts';

const oddBot = fileURLToPath(new URL('oddBot.mjs', import.meta.url));
const times = { begin: 3000, think: 1, answer: 300 };
/** Only bots that never answer are given up after `times`: a loaded machine may start any other one slowly. */
const patient = { begin: 30_000, think: 1, answer: 30_000 };
const impatient: Readonly<Record<string, Partial<typeof times>>> = {
  mute: { begin: times.begin },
  silent: { answer: times.answer },
};

function stateOf(queue: string, more: Partial<TetrisState> = {}): TetrisState {
  const pieces = [...queue] as Piece[];
  return { ...makePosition({ board: emptyBoard(), queue: pieces, canHold: true }), ...more };
}

interface Answered {
  suggestion: Suggestion;
  told: (string | null)[];
}

async function askOnce(way: string, state: TetrisState, options: SuggestOptions = {}): Promise<Answered> {
  const told: (string | null)[] = [];
  const engine = new BotEngine(
    `"${process.execPath}" '${oddBot}' ${way}`,
    {
      fallback: (asked, given) => Promise.resolve(suggest(asked, { ...given, evaluator: 'bcts' })),
      told: (reason) => told.push(reason),
    },
    { ...patient, ...impatient[way] },
  );
  try {
    return { suggestion: await engine.ask(state, options), told };
  } finally {
    engine.close();
  }
}

describe('BotEngine', () => {
  it('takes the moves of a bot that plays along, in its order, then all other places', async () => {
    const { suggestion, told } = await askOnce('fine', stateOf('IO'));
    expect(told).toEqual([null]);
    expect(suggestion.info).toMatchObject({ evaluator: 'Odd fine', nodes: 5 });
    const [first, second] = suggestion.candidates;
    expect(first).toMatchObject({
      useHold: false,
      role: 'best',
      inputs: ['left', 'left', 'left', 'hardDrop'],
    });
    expect(first!.cells).toEqual([[0, 0], [1, 0], [2, 0], [3, 0]]); // prettier-ignore
    expect(second).toMatchObject({ useHold: true, placement: { location: { type: 'O', x: 3 } } });
    expect(suggestion.candidates).toHaveLength(17 + 9);
    expect(suggestion.candidates.map(({ score }) => score)).toEqual(
      suggestion.candidates.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it.each([
    ['IO', 5],
    ['IOTSZJL', 7],
    ['IOTSIJL', 1],
    ['IOIOIO', 5],
  ])('sends a bot that only knows bags what may be left in the bag: %s', async (queue, left) => {
    const { suggestion, told } = await askOnce('bagged', stateOf(queue));
    expect(told).toEqual([null]);
    expect(suggestion.info).toMatchObject({ evaluator: 'Odd bagged', nodes: left });
  });

  it.each<[Partial<TetrisState>, boolean, string]>([
    [{ hold: 'T' }, true, 'T'],
    [{ hold: null }, true, 'O'],
    [{ hold: 'T', canHold: false }, false, 'I'],
    [{ hold: null, canHold: false }, false, 'I'],
  ])('lets a bot hold only where the game does: %j', async (state, useHold, type) => {
    const { suggestion, told } = await askOnce('holds', stateOf('IO', state));
    expect(told).toEqual([null]);
    expect(suggestion.candidates[0]).toMatchObject({ useHold, placement: { location: { type } } });
  });

  it('leaves out what hold would bring where hold is not allowed', async () => {
    const { suggestion } = await askOnce('fine', stateOf('IO', { canHold: false }));
    expect(suggestion.candidates.every(({ useHold }) => !useHold)).toBe(true);
  });

  it.each([
    ['illegal', "names a place that can't be reached: I north at x 1, y 7"],
    ['otherPiece', "names a place that can't be reached: Z north at x 1, y 0"],
    ['forfeit', 'Odd forfeit gives up'],
    ['shapeless', 'gives an invalid answer: move 1, orientation: "undefined"'],
    ['broken', 'gives an invalid answer: not JSON'],
    ['dies', 'ended by itself (exit code 3)'],
    ['silent', 'gives no suggestion within 0.3 s'],
    ['endless', 'writes lines without an end'],
    ['refuses', 'knows neither free nor bagged pieces'],
    ['mute', 'gives no info within 3 s'],
  ])('%s: reported in one line, and the question answered', async (way, reason) => {
    const { suggestion, told } = await askOnce(way, stateOf('IO'));
    expect(told).toEqual([expect.stringContaining(reason)]);
    expect(told[0]!.split('\n')).toHaveLength(1);
    expect(suggestion.info.evaluator).toBe('bcts');
    expect(suggestion.candidates.length).toBeGreaterThan(0);
  });

  it('does not listen for ever to one that floods', async () => {
    const told: (string | null)[] = [];
    const engine = new BotEngine(
      `"${process.execPath}" '${oddBot}' flooding`,
      {
        fallback: (asked) => Promise.resolve(suggest(asked, { evaluator: 'bcts' })),
        told: (reason) => told.push(reason),
      },
      { ...patient, answer: 60_000 },
    );
    expect((await engine.ask(stateOf('IO'))).info.evaluator).toBe('bcts');
    expect(told).toEqual(['Odd flooding writes without an end']);
    engine.close();
  });

  it('looks at so many moves only', async () => {
    const { suggestion, told } = await askOnce('manifold', stateOf('IO'));
    expect(told).toEqual([null]);
    expect(suggestion.candidates[0]!.placement.location).toMatchObject({ type: 'I', x: 1, y: 0 });
  });

  it('replaces a program that does not exist, and a board that bots do not know', async () => {
    const told: (string | null)[] = [];
    const fallback = (asked: TetrisState) => Promise.resolve(suggest(asked));
    const engine = new BotEngine('./no/such/bot', { fallback, told: (reason) => told.push(reason) }, times);
    expect((await engine.ask(stateOf('T'))).candidates.length).toBeGreaterThan(0);
    expect((await engine.ask(stateOf('T', { board: emptyBoard(8, 20) }))).candidates.length).toBeGreaterThan(
      0,
    );
    expect(told).toEqual([
      expect.stringContaining("can't be started"),
      'bots play on 10 columns; the board has 8',
    ]);
  });

  it('answers without a dead bot, and uses it again once it restarts', async () => {
    const told: (string | null)[] = [];
    const fallback = (asked: TetrisState) => Promise.resolve(suggest(asked));
    const folder = mkdtempSync(join(tmpdir(), 'okiba-bot-'));
    const later = join(folder, 'bot.mjs');
    const command = `"${process.execPath}" '${later}' fine`;
    const engine = new BotEngine(command, { fallback, told: (reason) => told.push(reason) }, times);
    const ask = () => engine.ask(stateOf('IO'));
    while (told.length < 4) {
      expect((await ask()).info.evaluator).not.toBe('Odd fine');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(told).not.toContain(null);
    copyFileSync(oddBot, later);
    await expect
      .poll(async () => (await ask()).info.evaluator, { timeout: 20_000, interval: 50 })
      .toBe('Odd fine');
    expect(told.at(-1)).toBeNull();
    engine.close();
    rmSync(folder, { recursive: true });
  });

  it('makes nobody wait twice for a bot that never answers', async () => {
    const told: (string | null)[] = [];
    const fallback = (asked: TetrisState) => Promise.resolve(suggest(asked));
    const command = `"${process.execPath}" '${oddBot}' mute`;
    const engine = new BotEngine(command, { fallback, told: (reason) => told.push(reason) }, times);
    await engine.ask(stateOf('IO'));
    expect(told).toHaveLength(1);
    for (let question = 0; question < 5; question++) await engine.ask(stateOf('IO'));
    expect(told).toHaveLength(1);
    engine.close();
  });

  it('keeps to what the hands can do', async () => {
    const roof = stateOf('I', { canHold: false });
    roof.board.masks[2] = 0b1111;
    const { suggestion, told } = await askOnce('fine', roof, { skill: 'drops' });
    expect(told).toEqual([expect.stringContaining('names only places that take more skill')]);
    expect(suggestion.candidates.every(({ inputs }) => !inputs.includes('softDrop'))).toBe(true);
    const { suggestion: skilled } = await askOnce('fine', roof, { skill: 'slides' });
    expect(skilled.info.evaluator).toBe('Odd fine');
    expect(skilled.candidates[0]!.inputs).toContain('softDrop');
  });
});

describe('splitCommand', () => {
  it.each([
    ['bot', ['bot']],
    ['  a  b ', ['a', 'b']],
    [`"a b" 'c d' e"f g"`, ['a b', 'c d', 'ef g']],
    ['', []],
  ])('%j', (line, words) => expect(splitCommand(line)).toEqual(words));
});
