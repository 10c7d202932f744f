import type { SettingsMessages } from './settingsMessages.ts';

export const settingsEn: SettingsMessages = {
  heading: 'Settings',
  language: 'Language',
  parts: {
    looks: 'Language and looks',
    hints: 'Hints',
    more: 'More',
    thinking: 'How hints are found',
    games: 'Games',
    system: 'Okiba on this computer',
  },
  search: {
    name: 'Search settings',
    none: (query) => `No setting fits “${query}”.`,
    showAll: 'Show all settings',
    also: {
      language: 'Japanese translation',
      appearance: 'dark mode light theme colours',
      hintStrength: 'overlay opacity outline visible',
      patterns: 'colour blind color blindness accessibility',
      readsAloud: 'voice speech sound screen reader accessibility',
      skill: 'spin tuck slide T-spin beginner difficulty',
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
    },
  },
  controls: {
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
    },
    thinking: {
      evaluator: {
        name: 'Hints aim to',
        line: null,
        choices: {
          okiba: 'keep the game going',
          tetris: 'clear four rows at once',
          tspin: 'attack with T-spins',
          'thesis-2021': 'lie low (thesis of 2021)',
        },
      },
      misdrops: {
        name: 'My keys slip',
        line: 'Then hints prefer places where a slip does little harm. How often is learned as you play.',
        choices: { off: 'never', low: 'now and then', high: 'often' },
      },
      warns: {
        name: 'Show where not to put it',
        line: 'With all the help: the place that tempts and leaves holes.',
      },
    },
    puyo: {
      puyoEvaluator: {
        name: 'Puyo hints by',
        line: {
          okiba: 'Looks ahead over the pairs that can be seen, and builds a long chain.',
          potential: 'Looks at one pair, and at the chain that could be fired next.',
          'thesis-2018': 'Only the chain that fires now, and only from 24 puyos on.',
        },
        choices: { okiba: 'Okiba', potential: 'Potential', 'thesis-2018': 'Thesis of 2018' },
      },
    },
    games: {
      watchesPractice: {
        name: 'Watch the practice games like any other game',
        line: 'They draw no hints themselves then.',
      },
      recordsGames: {
        name: 'Keep my games for review',
        line: 'Where pieces went and what was advised. No pictures, and only on this computer.',
      },
      keepsGames: {
        name: 'Games that are kept',
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
        line: 'Looked for when Okiba starts and every twelve hours; fetched, and put in place when you quit. On Linux only for the AppImage.',
        choices: {
          stable: 'when they are finished',
          beta: 'early, for trying out',
          off: 'never look for them',
        },
      },
    },
  },
  bot: 'Another engine',
  botLine:
    'The command of a program that speaks the Tetris Bot Protocol. Left empty, Okiba’s own engine gives the hints.',
  botUse: 'Use it',
  botConsent: {
    question: 'Let this program give the hints?',
    line: (command) =>
      `Okiba will run it on your computer, with your rights:\n\n${command}\n\nAgree only to a program that you chose yourself and trust.`,
    agree: 'Run it',
    refuse: 'Don’t run it',
  },
  layouts: 'Remembered boards',
  layoutsCount: (boards) =>
    boards === 0
      ? 'None yet. Windows you have played in are recognised at once.'
      : `${boards} ${boards === 1 ? 'window' : 'windows'} I recognise at once.`,
  forget: 'Forget them',
  turns: 'How games turn pieces',
  reset: {
    heading: 'Start over',
    line: 'Puts every setting back to what it was at the first start. Remembered boards stay.',
    ask: 'Reset settings',
    sure: 'Put all settings back?',
    yes: 'Yes, reset them',
    no: 'Keep them',
    done: 'All settings are as at the first start.',
  },
};
