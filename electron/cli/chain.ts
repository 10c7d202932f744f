import { type Command, InvalidArgumentError, Option } from 'commander';
import { PositionError } from '../../engine/tetris/rules/board.ts';
import { type Chain, resolve } from '../../engine/puyo/rules/chain.ts';
import { heightsOf, stacksOf } from '../../engine/puyo/rules/field.ts';
import { makeIshikawaLink } from '../../engine/puyo/notation/links/ishikawa.ts';
import { pairSteps } from '../../engine/puyo/notation/links/linked.ts';
import { makePuyopLink } from '../../engine/puyo/notation/links/puyop.ts';
import { isDead } from '../../engine/puyo/options.ts';
import { dropPair, fitsBetweenWalls, restingCells } from '../../engine/puyo/rules/place.ts';
import { parsePair } from '../../engine/puyo/notation/position.ts';
import { keptRows, visibleRows } from '../../engine/puyo/rules/rules.ts';
import {
  type Direction,
  type Pair,
  type PuyoField,
  type RuleSet,
  directions,
  ruleSets,
} from '../../engine/puyo/types.ts';
import { jsonOption, wholeNumber } from './console/arguments.ts';
import { Failure } from './console/Failure.ts';
import { print, printJson } from './console/output.ts';
import { readField } from './positions/readField.ts';
import { words } from './words/commandWords.ts';

const { chain: said } = words.command;

interface ChainFlags {
  pair?: Pair;
  column?: number;
  direction: Direction;
  rules: RuleSet;
  json?: true;
}

export function registerChain(program: Command): void {
  program
    .command('chain')
    .description('Puyo: shows what pops in a field, after dropping a pair if one is given')
    .argument(
      '<field>',
      "a text field (top row first; R G B Y P, O garbage, '.' empty; rows separated by '/', or a file), a link, or '-'",
    )
    .option('--pair <letters>', 'the pair to drop, the axis first, for example RG', readPair)
    .option('--column <number>', "the axis's column, from 1 on the left", wholeNumber(1, 6))
    .addOption(new Option('--direction <direction>', 'where the child is').choices(directions).default('up'))
    .addOption(new Option('--rules <rules>', 'thesis has no hidden row').choices(ruleSets).default('tsu'))
    .addOption(jsonOption())
    .action(async (input: string, flags: ChainFlags) => {
      const given = await readField(input);
      if (isDead(given)) process.stderr.write(`okiba: ${said.isOver}\n`);
      const field = withPair(given, flags);
      const chain = resolve(field);
      const links = linksOf(given, flags);
      if (flags.json) printJson({ ...jsonOf(chain), links });
      else print([describe(field, chain), ...Object.values(links)].join('\n'));
    });
}

/** Where the field, and the pair that is dropped on it, can be seen in simulators on the web. */
function linksOf(field: PuyoField, { pair, column, direction }: ChainFlags): Record<string, string> {
  const placement = column === undefined ? null : { column, direction };
  const linked = { field, steps: pairSteps(pair ? [pair] : [], [placement]) };
  return { puyop: makePuyopLink(linked), ishikawa: makeIshikawaLink(linked) };
}

function readPair(text: string): Pair {
  try {
    return parsePair(text, 'the pair');
  } catch (error) {
    if (error instanceof PositionError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

function withPair(field: PuyoField, { pair, column, direction, rules }: ChainFlags): PuyoField {
  if (!pair && column === undefined) {
    if (rules === 'thesis') checkThesisField(field);
    return field;
  }
  if (!pair) throw new Failure('--column is given without --pair');
  if (column === undefined) throw new Failure('--pair needs --column');
  const placement = { column, direction };
  if (!fitsBetweenWalls(placement))
    throw new Failure(`--direction ${direction}: the child would stand in the wall beside column ${column}`);
  if (rules === 'thesis') checkThesisField(field);
  checkRoom(field, placement, rules);
  return dropPair(field, pair, placement, rules);
}

function checkThesisField({ cells }: PuyoField): void {
  if (cells[0] !== '......') throw new Failure('the field has a 13th row; the thesis has none');
}

/** The axis can't be above the kept rows; in the thesis's rules neither puyo can. */
function checkRoom(
  field: PuyoField,
  placement: { column: number; direction: Direction },
  rules: RuleSet,
): void {
  const [axis, child] = restingCells(placement, heightsOf(stacksOf(field)));
  const above = rules === 'thesis' ? Math.max(axis[1], child[1]) : axis[1];
  if (above >= keptRows(rules))
    throw new Failure(`--column ${placement.column}: there is no room for the pair`);
}

function jsonOf({ steps, score, allClear, after }: Chain): object {
  return {
    chains: steps.length,
    score,
    allClear,
    cells: after.cells,
    steps: steps.map((step) => ({
      popped: step.groups.flat(),
      garbage: step.garbage,
      score: step.score,
    })),
  };
}

function describe(field: PuyoField, { steps, score, allClear, after }: Chain): string {
  const told = steps.map(({ groups, score: points }, index) =>
    said.step(
      index + 1,
      groups.map(({ length }) => length),
      points,
    ),
  );
  const end = said.end(steps.length, score, allClear);
  return [...shown(field), ...told, end, ...(steps.length > 0 ? shown(after) : [])].join('\n');
}

/** The visible rows, and the hidden one if it isn't empty. */
function shown({ cells }: PuyoField): string[] {
  return cells[0] === '......' ? cells.slice(-visibleRows) : [...cells];
}
