/** What the user can choose. This table is the one list of it: what follows, the file of settings and the page derive from it. */
import * as v from 'valibot';
import {
  defaultEvaluator as defaultPuyoEvaluator,
  evaluatorNames as puyoEvaluatorNames,
} from '../../engine/puyo/evaluators.ts';
import { misdropLevels } from '../../engine/tetris/advice/misdrop.ts';
import { defaultEvaluator, evaluatorNames, offeredEvaluators } from '../../engine/tetris/evaluators.ts';
import { gameRulesNames } from '../../engine/tetris/gameRules.ts';
import { skills } from '../../engine/tetris/moves/skill.ts';
import { inputs } from '../../engine/tetris/types.ts';
import { helpChoices } from './help.ts';
import { longestKey, type GameKeys } from './hint/gameKeys.ts';
import { hintStrengths } from './hint/strength.ts';
import { isHotkey } from './hotkeys/hotkey.ts';
import { usualOptions } from './practice/options.ts';
import { languageCodes, languageOf } from './spoken.ts';
import { practiceOptions } from './asking/practice.ts';

/**
 * Under which heading of the settings page it is shown: a switch for yes or no, a choice for names. Its words bear its name.
 * The first two are for everybody, the others for those who look for more.
 */
export type Section = 'looks' | 'hints' | 'games' | 'system' | 'thinking' | 'puyo';

interface Traits<Value> {
  /** At the first start; may depend on the system's locale, for example ja-JP. */
  default: Value | ((locale: string) => Value);
  /** Absent: it has a control of its own elsewhere, or none. */
  section?: Section;
  /** What the page offers of a choice; all of it where absent. */
  offered?: readonly Value[];
  /** Hints of this game are worked out anew when it changes. */
  reasks?: 'tetris' | 'puyo' | 'both';
  /** A game may have its own. */
  perGame?: true;
  /** Stays out of what a user may send to others. */
  isPrivate?: true;
  /** Holds until Okiba ends, and is not kept; a request of its own sets it. */
  isPassing?: true;
}

const setting = <Schema extends v.GenericSchema, const More extends Traits<v.InferOutput<NoInfer<Schema>>>>(
  schema: Schema,
  more: More,
): { schema: Schema } & More => ({ schema, ...more });

/** A line that can be shown as it is: nothing in it is invisible, or turns the letters around. */
const command = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(1000),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'has characters that can’t be seen'),
);

/** Printed on a key: '' where there is none. */
const keyFace = v.pipe(v.string(), v.maxLength(longestKey), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u));
const gameKeys = v.strictObject(
  Object.fromEntries(inputs.map((input) => [input, keyFace])) as Record<keyof GameKeys, typeof keyFace>,
);

const hotkey = v.pipe(v.string(), v.maxLength(60), v.check(isHotkey, 'is not a shortcut'));

const table = {
  /** In watched games. */
  help: setting(v.picklist(helpChoices), { default: 'keys', perGame: true }),
  language: setting(v.picklist(languageCodes), { default: languageOf }),
  /** The first steps were taken, or passed by. */
  welcomed: setting(v.boolean(), { default: false }),
  /** Patterns and letters on pieces, for those who can't distinguish colours. */
  patterns: setting(v.boolean(), { default: false, section: 'looks' }),
  /** Each new hint is said by the system's voice, while the panel is there. */
  readsAloud: setting(v.boolean(), { default: false, section: 'hints' }),
  /** The practice games get their hints through the screen, like any other game, and draw none themselves. */
  watchesPractice: setting(v.boolean(), { default: false, section: 'games' }),
  /** Help, keys and sound of the practice games. */
  practice: setting(practiceOptions, { default: usualOptions }),
  /** Of the lines and fills of hints on the game. */
  hintStrength: setting(v.picklist(hintStrengths), {
    default: 'normal',
    section: 'looks',
    perGame: true,
  }),
  /** Of Okiba's windows. */
  appearance: setting(v.picklist(['system', 'dark', 'light']), { default: 'system', section: 'looks' }),
  startsWithSystem: setting(v.boolean(), { default: false, section: 'system' }),
  /** Games that are watched or practised are kept, to be looked at again. */
  recordsGames: setting(v.boolean(), { default: true, section: 'games' }),
  /** So many of them: once there are more, the oldest are deleted. */
  keepsGames: setting(v.picklist(['1000', '5000', '20000', 'all']), { default: '20000', section: 'games' }),
  /** Which new versions of the app are fetched. */
  updates: setting(v.picklist(['stable', 'beta', 'off']), { default: 'stable', section: 'system' }),
  evaluator: setting(v.picklist(evaluatorNames), {
    default: defaultEvaluator,
    section: 'thinking',
    offered: offeredEvaluators,
    perGame: true,
    reasks: 'tetris',
  }),
  /** How pieces turn in the game, and what clears send. */
  rules: setting(v.picklist(gameRulesNames), {
    default: 'guideline',
    section: 'hints',
    perGame: true,
    reasks: 'tetris',
  }),
  /** What the player's hands can do: hints keep to it. */
  skill: setting(v.picklist(skills), {
    default: 'drops',
    section: 'hints',
    perGame: true,
    reasks: 'tetris',
  }),
  /** How often they slip, until that is learned: places that forgive it are preferred. */
  misdrops: setting(v.picklist(misdropLevels), {
    default: 'low',
    section: 'thinking',
    perGame: true,
    reasks: 'tetris',
  }),
  /** Columns are numbered below the board on the game, as hints in words name them. */
  columnNumbers: setting(v.boolean(), { default: false, section: 'thinking', perGame: true }),
  /** The most help includes a place to avoid. */
  warns: setting(v.boolean(), { default: true, section: 'thinking', perGame: true }),
  /** The panel says whether the board can be cleared to the last. */
  tellsClears: setting(v.boolean(), { default: false, section: 'thinking', perGame: true }),
  /** The labels of the game's keys; null: caps show what a key does. */
  gameKeys: setting(v.nullable(gameKeys), { default: null, perGame: true, reasks: 'both' }),
  /** Command of another bot that answers instead of our engine; null: ours. */
  bot: setting(v.nullable(command), {
    default: null,
    reasks: 'tetris',
    isPrivate: true,
  }),
  puyoEvaluator: setting(v.picklist(puyoEvaluatorNames), {
    default: defaultPuyoEvaluator,
    perGame: true,
    section: 'puyo',
    reasks: 'puyo',
  }),
  /** Shortcuts that work in any program; null: none. The first pauses the hints and brings them back. */
  hintsKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+H' }),
  /** A step towards no help, or towards all of it. */
  lessHelpKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F6' }),
  moreHelpKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F7' }),
  /** Saves a picture of the game and what was read in it. */
  caseKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F8' }),
  /** Of two fields that are seen, the other one is the player's. */
  otherFieldKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F9' }),
  /** Watches the next window or screen, and after the last one whichever has a game. */
  nextSourceKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F10' }),
  readAloudKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F11' }),
  /** Brings the panel to the front, or puts it away. */
  panelKey: setting(v.nullable(hotkey), { default: 'CommandOrControl+Shift+F12' }),
  /** Source chosen by hand; null = find a game by itself. */
  sourceId: setting(v.nullable(v.pipe(v.string(), v.maxLength(200))), {
    default: null,
    isPrivate: true,
    isPassing: true,
  }),
};

type Table = typeof table;
export type SettingName = keyof Table;
/** What the file of settings holds, by name: also what is learned of games. */
export type KeptName = SettingName | 'turns' | 'layouts' | 'ownSettings';
export type Settings = { [Name in SettingName]: v.InferOutput<Table[Name]['schema']> };
export type Language = Settings['language'];

/** One for everything that can be done to the hints while a game has the keyboard. */
export const hotkeyNames = [
  'hintsKey',
  'lessHelpKey',
  'moreHelpKey',
  'readAloudKey',
  'caseKey',
  'otherFieldKey',
  'nextSourceKey',
  'panelKey',
] as const satisfies readonly SettingName[];
export type HotkeyName = (typeof hotkeyNames)[number];

/** The settings that a section of the page shows. */
export type ShownIn<Where extends Section> = {
  [Name in SettingName]: Table[Name] extends { section: Where } ? Name : never;
}[SettingName];

/** The values of a choice that the page offers. */
export type Offered<Name extends SettingName> = Table[Name] extends { offered: readonly (infer Value)[] }
  ? Value
  : Settings[Name];

export const settingNames = Object.keys(table) as SettingName[];
const traits: Readonly<Record<SettingName, Traits<unknown>>> = table;

/** Those that last over a restart. */
export const lastingSettings: readonly SettingName[] = settingNames.filter((name) => !traits[name].isPassing);

function ofEach<Shape>(make: (name: SettingName) => unknown): Shape {
  return Object.fromEntries(settingNames.map((name) => [name, make(name)])) as Shape;
}

export const settingSchemas = ofEach<{ [Name in SettingName]: Table[Name]['schema'] }>(
  (name) => table[name].schema,
);

type Lasting = { [Name in SettingName]: Table[Name] extends { isPassing: true } ? never : Name }[SettingName];

/** Games that are kept at most; null: all of them. */
export const mostGames = ({ keepsGames }: Pick<Settings, 'keepsGames'>): number | null =>
  keepsGames === 'all' ? null : Number(keepsGames);

/** What a page may change; absent settings stay as they are. */
export const settingsChange = v.strictObject(
  Object.fromEntries(
    lastingSettings.map((name) => [name, v.exactOptional<v.GenericSchema>(table[name].schema)]),
  ) as { [Name in Lasting]: v.ExactOptionalSchema<Table[Name]['schema'], undefined> },
);

/** Those that a game may have of its own. */
export const gameSettingNames: readonly SettingName[] = lastingSettings.filter(
  (name) => traits[name].perGame,
);

/** Those of one game. */
export const gameSettings = v.strictObject(
  Object.fromEntries(
    gameSettingNames.map((name) => [name, v.exactOptional<v.GenericSchema>(table[name].schema)]),
  ),
) as v.GenericSchema<unknown, Partial<Settings>>;

/** Settings of a first start; `locale` of the system. */
export function defaultSettings(locale: string): Settings {
  return ofEach<Settings>((name) => {
    const { default: value } = traits[name];
    return typeof value === 'function' ? (value as (locale: string) => unknown)(locale) : value;
  });
}

/** Without those that identify the user or what they have. */
export function publicSettings(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !traits[name as SettingName].isPrivate),
  );
}

/** Whether other hints are right for this game after the change. */
export function reasks(game: 'tetris' | 'puyo', before: Settings, after: Settings): boolean {
  const isAsked = ({ reasks }: Traits<unknown>) => reasks === game || reasks === 'both';
  return settingNames.some((name) => isAsked(traits[name]) && before[name] !== after[name]);
}
