import type { SystemMessages } from './systemMessages.en.ts';

export const systemJa: SystemMessages = {
  access: {
    heading: '画面を見る許可が必要です',
    lines: {
      unasked:
        'ヒントを出すにはゲームの画面を見る必要があり、先にmacOSが確認します。映像はこのコンピューターの外に出ません。',
      refused:
        'macOSが画面を見せていません。システム設定の「プライバシーとセキュリティ」→「画面収録とシステムオーディオ録音」で、Okibaをオンにしてください。',
      reopen: 'システム設定でオンにしたら、Okibaを開き直してください。そのあと画面が見えるようになります。',
      forbidden:
        'このコンピューターの管理者が、アプリに画面を見せない設定にしています。手で入力すればヒントを出せます。',
    },
    monthly: 'macOSは月に一度ほど、このまま許可するかを確認します。いつものことなので心配はいりません。',
    steps: { ask: '確認を始める', settings: 'システム設定を開く', reopen: '終了して開き直す' },
  },
  hotkeys: {
    heading: 'ショートカット',
    line: 'ゲーム中でも使えます。クリックすると、別のキーを選べます。',
    names: {
      hintsKey: 'ヒントを止める・再開する',
      lessHelpKey: 'ヒントを減らす',
      moreHelpKey: 'ヒントを増やす',
      readAloudKey: '読み上げを始める・やめる',
      caseKey: '読み違い：ヒントを隠して保存',
      otherFieldKey: '自分の盤面はもう一方',
      nextSourceKey: '次のウィンドウを見る',
      panelKey: 'パネルを出す・しまう',
    },
    none: 'なし',
    press: '新しいキーを押してください…',
    how: 'Escで元のまま、Backspaceで「なし」になります。',
    taken: (keys) => `${keys}は別のアプリが使っているため、Okibaでは働きません。別のキーを選んでください。`,
    conflict: (keys, other) => `${keys}はすでに「${other}」に使われています。`,
    faults: {
      key: (keys) => `${keys}は使えません。文字、数字、ファンクションキーのどれかにしてください。`,
      modifiers: (keys) =>
        `${keys}では、ほかのアプリでそのキーが使えなくなります。修飾キーを2つ、ファンクションキーなら1つ組み合わせてください。`,
      system: (keys) => `${keys}はシステムが使うキーです。`,
    },
  },
  tray: {
    pause: 'ヒントを止める',
    resume: 'ヒントを再開する',
    panel: 'パネルを開く',
    quit: 'Okibaを終了する',
  },
  support: {
    heading: '読み取りがおかしいとき',
    line: (keys) =>
      `ゲームの画像と読み取った内容を、このコンピューターに2つのファイルとして残し、今のミノのヒントを隠します。${keys ? `遊びながら${keys}でも残せます。` : ''}`,
    save: '画像と読み取りを保存',
    saved: (folder) => `保存先：${folder}`,
  },
  updates: {
    title: (version) => `Okiba ${version} の準備ができました`,
    line: 'Okibaを終了すると、新しいバージョンに変わります。',
    refused: {
      title: '新しいバージョンは使いませんでした',
      lines: {
        unsigned: 'Okibaプロジェクトの署名がありません。今のバージョンのまま使えます。',
        forged: '署名がOkibaプロジェクトのものではありません。今のバージョンのまま使えます。',
        altered:
          'ダウンロードしたものが、Okibaプロジェクトの署名と合いません。今のバージョンのまま使えます。',
      },
    },
  },
};
