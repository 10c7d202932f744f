import type { SettingName } from '../../settings.ts';
import type { SettingWords } from './settingWords.ts';

const controls: SettingWords = {
  looks: {
    patterns: {
      name: 'Patterns and letters on pieces',
      line: 'Tells pieces apart without their colours.',
    },
    hintStrength: {
      name: 'Outlines on the game',
      line: null,
      choices: { faint: 'thin and faint', normal: 'normal', strong: 'thick and strong' },
    },
    appearance: {
      name: 'Appearance',
      line: null,
      choices: { system: 'as the system', dark: 'dark', light: 'light' },
    },
  },
  hints: {
    readsAloud: {
      name: 'Read hints aloud',
      line: 'Says the place of each new piece, with your system’s voice.',
    },
    skill: {
      name: 'Hints ask me to',
      line: null,
      choices: {
        drops: 'turn, move and drop',
        slides: 'also slide under an overhang',
        spins: 'also turn under an overhang (spins)',
      },
    },
    rules: {
      name: 'Rules of the game',
      line: 'How pieces turn, which spins count, and what clears send to an opponent.',
      choices: {
        guideline: 'most games (guideline)',
        plain: 'most games, perfect clears send nothing more',
        tetrio: 'TETR.IO',
        jstris: 'Jstris',
        ppt: 'Puyo Puyo Tetris',
        tetris99: 'Tetris 99',
        nes: 'NES (no kicks)',
        ars: 'TGM, Sega (ARS)',
      },
    },
  },
  thinking: {
    evaluator: {
      name: 'Hints aim to',
      line: null,
      choices: {
        okiba: 'keep the game going',
        tetris: 'clear four rows at once',
        tspin: 'attack with T-spins',
        'thesis-2021': 'stay low (2021 thesis)',
      },
    },
    misdrops: {
      name: 'I press a wrong key',
      line: 'Hints then prefer places where a slip does little harm. Okiba learns how often as you play.',
      choices: { off: 'never', low: 'now and then', high: 'often' },
    },
    columnNumbers: {
      name: 'Number the columns on the game',
      line: 'Small numbers below the board, as hints name them: “T to columns 4–6”.',
    },
    warns: {
      name: 'Show a place to avoid',
      line: 'When help is set to “All”: a tempting place that would leave holes.',
    },
    tellsClears: {
      name: 'Say whether a perfect clear is possible',
      line: 'A line below the hint, while at most four rows are filled.',
    },
  },
  puyo: {
    puyoEvaluator: {
      name: 'Puyo hints by',
      line: {
        okiba: 'Looks ahead over the pairs that can be seen, and builds a long chain.',
        potential: 'Looks at the current pair only, and grows the chain that could fire next.',
        'thesis-2018': 'Shows only chains that fire right now, once 24 puyos are placed.',
      },
      choices: { okiba: 'Okiba', potential: 'Potential', 'thesis-2018': '2018 thesis' },
    },
  },
  games: {
    watchesPractice: {
      name: 'Watch the practice games like any other game',
      line: 'The practice games then show no hints of their own.',
    },
    recordsGames: {
      name: 'Keep my games for review',
      line: 'Where pieces went and what was advised. No pictures, and only on this computer.',
    },
    keepsGames: {
      name: 'Games to keep',
      line: 'Once there are more, the oldest are deleted with the next game.',
      choices: {
        1000: 'the last 1,000',
        5000: 'the last 5,000',
        20000: 'the last 20,000',
        all: 'all of them',
      },
    },
  },
  system: {
    startsWithSystem: { name: 'Start when I log in', line: 'Minimised: hints come up once you play.' },
    updates: {
      name: 'New versions',
      line: 'Okiba checks when it starts and every twelve hours, and installs them when you quit. On Linux only for the AppImage.',
      choices: {
        stable: 'when they are ready',
        beta: 'early test versions too',
        off: 'never check',
      },
    },
  },
};

/** Other words for what a setting is about. */
const also: Partial<Record<SettingName | 'reset' | 'share' | 'support', string>> = {
  language: 'Japanese translation',
  appearance: 'dark mode light theme colours',
  hintStrength: 'overlay opacity outline visible',
  patterns: 'colour blind color blindness accessibility',
  readsAloud: 'voice speech sound screen reader accessibility',
  skill: 'spin tuck slide T-spin beginner difficulty',
  rules: 'rotation system kicks SRS attack garbage TETR.IO Jstris NES TGM ARS',
  misdrops: 'mistake error',
  evaluator: 'engine AI style play',
  bot: 'AI Cold Clear TBP',
  recordsGames: 'history replay record',
  keepsGames: 'history disk space',
  startsWithSystem: 'autostart boot launch',
  updates: 'version beta download',
  gameKeys: 'keyboard controls bindings buttons controller',
  hintsKey: 'hotkeys keyboard',
  puyoEvaluator: 'engine AI chains',
  reset: 'default factory restore',
  share: 'import export backup',
  support: 'bug report problem screenshot',
};

/** What the settings page says, beside what `settingWords` asks of each setting. */
export const settingsEn = {
  heading: 'Settings',
  language: 'Language',
  /** The heading of each part of the page: the first two for everybody, the others for those who look for more. */
  parts: {
    looks: 'Language and looks',
    hints: 'Hints',
    more: 'More',
    thinking: 'How hints are found',
    games: 'Games',
    system: 'Okiba on this computer',
  },
  /** Looking for a setting by any word that is said of it, or by another one that players have for it. */
  search: {
    name: 'Search settings',
    /** Nothing bears these words. */
    none: (query: string) => `No setting found for “${query}”.`,
    showAll: 'Show all settings',
    also,
  },
  controls,
  bot: 'Another engine',
  botLine:
    'The command of a program that speaks the Tetris Bot Protocol. Leave it empty to use Okiba’s own engine.',
  botUse: 'Use it',
  /** Asked outside of the page, before the command is run for the first time. */
  botConsent: {
    question: 'Let this program give the hints?',
    line: (command: string) =>
      `Okiba will run it on your computer, with your permissions:\n\n${command}\n\nAgree only to a program that you chose yourself and trust.`,
    agree: 'Run it',
    refuse: 'Don’t run it',
  },
  layouts: 'Remembered boards',
  layoutsCount: (boards: number) =>
    boards === 0
      ? 'None yet. After you play in a window, I recognise it at once.'
      : `${boards} ${boards === 1 ? 'window' : 'windows'} I recognise at once.`,
  forget: 'Forget them',
  turns: 'How games turn pieces',
  /** To the settings of a first start: asked once more before it is done. */
  reset: {
    heading: 'Start over',
    line: 'Sets everything back to how it was at first. Remembered boards stay.',
    ask: 'Reset settings',
    sure: 'Reset all settings?',
    yes: 'Yes, reset them',
    no: 'Keep them',
    done: 'All settings were reset.',
  },
};

export type SettingsMessages = typeof settingsEn;
