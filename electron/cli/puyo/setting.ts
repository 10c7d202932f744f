import { type Command, Option } from 'commander';
import { type Dealer, dealers } from '../../../engine/puyo/rules/pairs.ts';
import { type RuleSet, ruleSets } from '../../../engine/puyo/types.ts';
import { wholeNumber } from '../console/arguments.ts';
import { Failure } from '../console/Failure.ts';
import { effortOf } from './effort.ts';

/** The flags of `simulate` that matter for Puyo. */
export interface PuyoFlags {
  evaluator: string;
  games?: number;
  pieces?: number;
  seed: number;
  previews?: number;
  colours?: number;
  rules: RuleSet;
  dealer?: Dealer;
  endless?: true;
  nodes?: number;
  milliseconds?: number;
  against?: string;
  json?: true;
}

/** As the games and the thesis have them. */
const usual = {
  tsu: { pieces: 60, previews: 2, colours: 4, dealer: 'esports' },
  thesis: { pieces: 50, previews: 1, colours: 5, dealer: 'uniform' },
} as const;

/** The flags of `simulate` that only Puyo has. */
export function addPuyoOptions(command: Command): Command {
  return command
    .option('--colours <count>', 'Puyo: colours in play', wholeNumber(3, 5))
    .addOption(new Option('--rules <rules>', 'Puyo: the rules to play by').choices(ruleSets).default('tsu'))
    .addOption(new Option('--dealer <kind>', 'Puyo: how pairs are dealt').choices(dealers))
    .option('--endless', 'Puyo: plays on after the main chain, as in the rules of the thesis')
    .option('--nodes <count>', 'Puyo: fields that okiba evaluates for a decision', wholeNumber(100, 1e8))
    .option(
      '--milliseconds <count>',
      'processor time for a decision (Puyo: converted into a number of fields at the start)',
      wholeNumber(1, 60_000),
    )
    .option('--against <evaluator>', 'Puyo: plays matches against this evaluator instead');
}

/** All that a game is played with. */
export interface Setting {
  evaluator: string;
  games: number;
  pairs: number;
  seed: number;
  previews: number;
  colours: number;
  rules: RuleSet;
  dealer: Dealer;
  endless: boolean;
  nodes?: number;
}

/** What the flags ask for, filled up as the rules have it. */
export function settingOf({ rules, pieces, nodes, milliseconds, ...flags }: PuyoFlags): Setting {
  const { evaluator, games = 1, seed, previews, colours, dealer, endless } = flags;
  const given = usual[rules];
  if (nodes !== undefined && milliseconds !== undefined)
    throw new Failure('--nodes and --milliseconds are given; one of them will do');
  return {
    evaluator,
    games,
    pairs: pieces ?? given.pieces,
    seed,
    previews: previews ?? given.previews,
    colours: colours ?? given.colours,
    rules,
    dealer: dealer ?? given.dealer,
    endless: rules === 'thesis' || endless === true,
    ...effortOf(nodes, milliseconds),
  };
}
