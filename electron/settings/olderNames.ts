/**
 * Help was three settings before it was one, practice had names of its own, and of a game's rules only the attack could be chosen:
 * files of that time read to the same help and rules.
 */
import type { Help } from '../contract/help.ts';
import { fieldsAt, isObject, listAt, type Fields } from '../../engine/fields.ts';

const olderNames: readonly unknown[] = ['helpLevel', 'hintsCome', 'ghost'];
const olderLevels: readonly Help[] = ['off', 'place', 'keys', 'all'];
const olderPractice: ReadonlyMap<unknown, Help> = new Map([
  ['after', 'afterWorse'],
  ['full', 'keys'],
]);

/** What a file says, in the names of today: of all games, of single ones, of practice, and of what was lost. */
export function inTodaysNames(stored: Fields): Fields {
  const practice = fieldsAt(stored, 'practice');
  const help = olderPractice.get(practice['help']);
  return {
    ...withOneHelp(stored),
    ...(help && { practice: { ...practice, help } }),
    ...(Array.isArray(stored['ownSettings']) && {
      ownSettings: listAt(stored, 'ownSettings').map((game) => withOwnHelp(game, stored)),
    }),
    ...(Array.isArray(stored['lost']) && {
      lost: listAt(stored, 'lost').map((name) => todaysName(name)),
    }),
  };
}

function withOwnHelp(game: unknown, ofAll: Fields): unknown {
  if (!isObject(game) || !isObject(game['settings'])) return game;
  return { ...game, settings: withOneHelp(game['settings'], ofAll) };
}

/** The rules of a game are named as its attack was. */
function withRules({ attack, ...others }: Fields): Fields {
  return attack === undefined ? others : { rules: attack, ...others };
}

function todaysName(name: unknown): unknown {
  if (name === 'attack') return 'rules';
  return olderNames.includes(name) ? 'help' : name;
}

/** `ofAll`: what a game's own settings leave open. */
function withOneHelp(stored: Fields, ofAll: Fields = {}): Fields {
  const entries = Object.entries(withRules(stored));
  const others = entries.filter(([name]) => !olderNames.includes(name));
  const isOlder = others.length < entries.length && !Object.hasOwn(stored, 'help');
  return { ...Object.fromEntries(others), ...(isOlder && { help: helpOf({ ...ofAll, ...stored }) }) };
}

/** A level that never existed stays as it is, and is then named as damaged. */
function helpOf({ helpLevel = 2, hintsCome, ghost }: Fields): unknown {
  const help = olderLevels.find((_, level) => level === helpLevel);
  if (!help || help === 'off') return help ?? helpLevel;
  if (hintsCome === 'afterWorse') return 'afterWorse';
  return ghost === true ? 'ghost' : help;
}
