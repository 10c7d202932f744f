import { kickNames } from '../../../engine/tetris/rules/kicks.ts';
import { InvalidArgumentError, Option } from 'commander';
import { evaluators as puyoEvaluators } from '../../../engine/puyo/evaluators.ts';
import { type Piece, pieces } from '../../../engine/tetris/types.ts';
import { misdropLevels } from '../../../engine/tetris/advice/misdrop.ts';
import { skills } from '../../../engine/tetris/moves/skill.ts';
import { attackNames, usualAttack } from '../../../engine/tetris/rules/attack.ts';
import { defaultEvaluator, evaluators } from '../../../engine/tetris/evaluators.ts';
import { Failure } from './Failure.ts';

/** Reads a whole number within limits. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`It has to be a whole number from ${least} to ${most}.`);
    return value;
  };
}

/** The piece of a letter, upper or lower case; null where it is none. */
export function pieceOf(letter: string): Piece | null {
  return pieces.find((piece) => piece === letter.toUpperCase()) ?? null;
}

export function readPiece(text: string): Piece {
  const piece = pieceOf(text);
  if (!piece) throw new InvalidArgumentError(`There is no such piece; it is one of ${pieces.join(' ')}.`);
  return piece;
}

export function readQueue(text: string): Piece[] {
  const letters = text.match(/[^\s,]/g);
  if (!letters) throw new InvalidArgumentError('It has no pieces.');
  return letters.map(readPiece);
}

const evaluatorsOf: Record<'tetris' | 'puyo', Record<string, { about: string }>> = {
  tetris: evaluators,
  puyo: puyoEvaluators,
};
export type Game = keyof typeof evaluatorsOf;

export function evaluatorOption(): Option {
  return new Option('--evaluator <name>', `what judges the placements (${aboutEvaluators()})`)
    .choices([...new Set(Object.values(evaluatorsOf).flatMap(Object.keys))])
    .default(defaultEvaluator);
}

function aboutEvaluators(): string {
  const games = Object.entries(evaluatorsOf).map(([game, table]) => {
    const lines = Object.entries(table).map(([name, { about }]) => `${name} ${about}`);
    return `${game}: ${lines.join(', ')}`;
  });
  return games.join('; ');
}

/** Throws a Failure where the evaluator is not one of this game's. */
export function checkEvaluator(game: Game, name: string, flag = '--evaluator'): void {
  const known = Object.keys(evaluatorsOf[game]);
  if (!known.includes(name))
    throw new Failure(`${flag} ${name}: not for ${game}, which has ${known.join(', ')}`);
}

export function gameOption(): Option {
  return new Option('--game <game>', 'which game').choices(Object.keys(evaluatorsOf)).default('tetris');
}

/** Without a default the evaluator decides: drops, but spins for the one that lives by them. */
export function skillOption(): Option {
  return new Option(
    '--skill <hands>',
    'drops: turn, move, drop; slides: also under overhangs; spins: also turns there',
  ).choices(skills);
}

export function misdropsOption(): Option {
  return new Option(
    '--misdrops <level>',
    'how often the hands slip: placements that forgive it are worth more',
  )
    .choices(misdropLevels)
    .default('low');
}

export function botOption(): Option {
  return new Option('--bot <command>', 'asks another bot, a program that speaks the Tetris Bot Protocol');
}

export function attackOption(): Option {
  return new Option(
    '--table <game>',
    'what clears send; plain: the guideline without a bonus for perfect clears',
  )
    .choices(attackNames)
    .default(usualAttack);
}

export function kicksOption(): Option {
  return new Option(
    '--rules <rules>',
    'how pieces turn; srs: guideline, srs+: TETR.IO, nes: no kicks, ars: Arika and Sega',
  )
    .choices(kickNames)
    .default('srs');
}

export function jsonOption(): Option {
  return new Option('--json', 'one JSON document on stdout and nothing else');
}
