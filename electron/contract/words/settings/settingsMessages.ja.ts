import type { SettingsMessages } from './settingsMessages.en.ts';

export const settingsJa: SettingsMessages = {
  heading: '設定',
  language: '言語',
  parts: {
    looks: '言語と見た目',
    hints: 'ヒント',
    more: 'くわしい設定',
    thinking: 'ヒントの考え方',
    games: 'ゲーム',
    system: 'このコンピューターでの動作',
  },
  search: {
    name: '設定をさがす',
    none: (query) => `「${query}」に合う設定はありません。`,
    showAll: 'すべての設定を表示',
    also: {
      language: 'English 英語 日本語 言葉',
      appearance: 'ダークモード ライト テーマ 色 外観',
      hintStrength: '枠 こさ 濃さ 見やすさ オーバーレイ',
      patterns: '色覚 色弱 アクセシビリティ もよう',
      readsAloud: '声 音声 音 アクセシビリティ',
      skill: 'スピン 横入れ 回転入れ 難しさ 初心者',
      rules: '回転 補正 SRS 火力 攻撃 おじゃま ファミコン TETR.IO Jstris NES TGM ARS',
      misdrops: '失敗 まちがい',
      evaluator: 'エンジン AI 方針 スタイル',
      bot: 'AI ボット Cold Clear TBP',
      recordsGames: '履歴 リプレイ きろく',
      keepsGames: '履歴 容量',
      startsWithSystem: '自動起動 スタートアップ',
      updates: '更新 アップデート バージョン ベータ',
      gameKeys: 'キーボード 操作 ボタン コントローラー キー配置',
      hintsKey: 'ホットキー キーボード',
      puyoEvaluator: 'エンジン AI 連鎖',
      reset: '初期化 リセット もどす',
      share: 'バックアップ 書き出し 読み込み インポート エクスポート',
      support: '不具合 報告 スクリーンショット バグ',
    },
  },
  controls: {
    looks: {
      patterns: { name: 'ミノに模様と文字をつける', line: '色が見分けにくくても、ミノが分かります。' },
      hintStrength: {
        name: 'ゲームに重ねる枠',
        line: null,
        choices: { faint: '細く、うすく', normal: 'ふつう', strong: '太く、はっきり' },
      },
      appearance: {
        name: '画面の明るさ',
        line: null,
        choices: { system: 'システムに合わせる', dark: 'ダーク', light: 'ライト' },
      },
    },
    hints: {
      readsAloud: {
        name: 'ヒントを読み上げる',
        line: '新しいミノの置き場を、コンピューターの音声で伝えます。',
      },
      skill: {
        name: 'ヒントで使う操作',
        line: null,
        choices: {
          drops: '回転・移動・落下だけ',
          slides: '屋根の下への横入れも使う',
          spins: '屋根の下での回転入れ（スピン）も使う',
        },
      },
      rules: {
        name: 'ゲームのルール',
        line: 'ミノの回り方、スピンの扱い、消したときに相手へ送る段数です。',
        choices: {
          guideline: '多くのゲーム（ガイドライン）',
          plain: '多くのゲーム（パーフェクトクリアの追加なし）',
          tetrio: 'TETR.IO',
          jstris: 'Jstris',
          ppt: 'ぷよぷよテトリス',
          tetris99: 'テトリス99',
          nes: 'ファミコン（NES）',
          ars: 'TGM・セガ（ARS）',
        },
      },
    },
    thinking: {
      evaluator: {
        name: 'ヒントのねらい',
        line: null,
        choices: {
          okiba: '長く続ける',
          tetris: '4段まとめて消す',
          tspin: 'Tスピンで攻める',
          'thesis-2021': '低く置く（2021年の卒業研究）',
        },
      },
      misdrops: {
        name: '操作ミス',
        line: '置きまちがえても困りにくい場所を選びます。ミスの多さは、遊ぶうちに覚えます。',
        choices: { off: 'しない', low: 'ときどきする', high: 'よくする' },
      },
      columnNumbers: {
        name: 'ゲームの上に列の番号を表示する',
        line: '盤面の下に、小さく番号をつけます。「Tを左から4〜6列目へ」の列がすぐ分かります。',
      },
      warns: {
        name: '避けたい場所を表示する',
        line: 'ヒントの多さが「全部」のとき、置きたくなるのに穴ができる場所を示します。',
      },
      tellsClears: {
        name: 'パーフェクトクリアできるかを表示する',
        line: '盤面が4段以下のとき、ヒントの下に1行で出します。',
      },
    },
    puyo: {
      puyoEvaluator: {
        name: 'ぷよのヒントの考え方',
        line: {
          okiba: '見えている組ぷよを先まで読んで、大きな連鎖を組みます。',
          potential: '今の組ぷよだけを見て、次に始められる連鎖を伸ばします。',
          'thesis-2018': '24個置いてから、今すぐ始まる連鎖だけを示します。',
        },
        choices: { okiba: 'Okiba', potential: 'ポテンシャル', 'thesis-2018': '2018年の卒業研究' },
      },
    },
    games: {
      watchesPractice: {
        name: '練習ゲームもほかのゲームと同じように見る',
        line: '練習ゲームの画面には、ヒントが出なくなります。',
      },
      recordsGames: {
        name: 'ゲームを記録する',
        line: 'あとで振り返れます。画像は残さず、このコンピューターの外にも出ません。',
      },
      keepsGames: {
        name: '残しておくゲームの数',
        line: 'この数を超えると、古いものから消します。',
        choices: { 1000: '最近の1000件', 5000: '最近の5000件', 20000: '最近の2万件', all: 'すべて' },
      },
    },
    system: {
      startsWithSystem: {
        name: 'ログイン時に起動する',
        line: '最小化して待ち、ゲームが始まると置き場を出します。',
      },
      updates: {
        name: 'アップデート',
        line: '起動したときと12時間ごとに確かめ、終了するときに入れ替えます。LinuxではAppImageだけです。',
        choices: { stable: '完成したものだけ', beta: 'お試し版も', off: '確かめない' },
      },
    },
  },
  bot: '別のエンジン',
  botLine: 'Tetris Bot Protocolで話すプログラムのコマンドです。空ならOkibaのエンジンを使います。',
  botUse: 'これを使う',
  botConsent: {
    question: 'このプログラムにヒントを任せますか？',
    line: (command) =>
      `Okibaがこのコンピューターで、あなたの権限で次のコマンドを実行します。\n\n${command}\n\n自分で選んだ、信頼できるプログラムだけを許可してください。`,
    agree: '実行する',
    refuse: '実行しない',
  },
  layouts: '覚えている盤面',
  layoutsCount: (boards) =>
    boards === 0
      ? 'まだありません。一度遊んだウィンドウは、次からすぐに見つかります。'
      : `${boards}個のウィンドウは、開くとすぐに見つかります。`,
  forget: '忘れる',
  turns: 'ゲームごとの回転の向き',
  reset: {
    heading: '最初からやり直す',
    line: 'すべての設定を、最初に起動したときの状態に戻します。覚えた盤面は残ります。',
    ask: '設定を初期化',
    sure: 'すべての設定を元に戻しますか？',
    yes: '元に戻す',
    no: 'やめる',
    done: 'すべての設定を最初の状態に戻しました。',
  },
};
