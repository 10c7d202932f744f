/** What software centres show of Okiba: AppStream data, as freedesktop.org describes them. */
import { readPackageFile } from '../contents/staging.ts';

/** A name that no other program has: the homepage's, from its end. */
export function componentId({ homepage } = readPackageFile()): string {
  const parts = new URL(homepage).hostname.split('.').reverse();
  return [...parts, ...(parts.at(-1) === 'okiba' ? [] : ['okiba'])].join('.');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const told = {
  en: [
    'Okiba watches a falling-block puzzle game in a window on your screen, works out the best place for the falling piece, and draws it over the game, with the keys that bring it there.',
    'It helps in Puyo games as well, has practice games, a T-spin trainer and a review of your games, and never presses a key in any game.',
  ],
  ja: [
    '画面に開いている落ちものパズルを読み取り、次に置く場所とその手順を、ゲームの上に表示します。',
    'ぷよの連鎖、練習用のゲーム、Tスピンの問題、対局のふり返りもあります。Okibaが代わりに操作することはありません。',
  ],
};

/** `day`: of the release, as 2026-01-31. */
export function metainfo(day: string, about = readPackageFile()): string {
  const { version, homepage, author, license, description } = about;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<component type="desktop-application">',
    `  <id>${componentId(about)}</id>`,
    '  <name>Okiba</name>',
    `  <summary>${escaped(description.replace(/\.$/, ''))}</summary>`,
    '  <summary xml:lang="ja">落ちものパズルのヒントをゲームの上に表示</summary>',
    '  <metadata_license>CC0-1.0</metadata_license>',
    `  <project_license>${license}</project_license>`,
    `  <developer id="okiba"><name>${escaped(author.name)}</name></developer>`,
    '  <description>',
    ...told.en.map((text) => `    <p>${escaped(text)}</p>`),
    ...told.ja.map((text) => `    <p xml:lang="ja">${escaped(text)}</p>`),
    '  </description>',
    '  <launchable type="desktop-id">okiba.desktop</launchable>',
    `  <url type="homepage">${escaped(homepage)}</url>`,
    '  <provides><binary>okiba</binary></provides>',
    '  <content_rating type="oars-1.1"/>',
    `  <releases><release version="${version}" date="${day}"/></releases>`,
    '</component>',
    '',
  ].join('\n');
}
