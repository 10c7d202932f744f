/** The languages that Okiba speaks, each by its own name; `chromium`: what Chromium calls its words, which are packed along. */
export const spoken = {
  ja: { name: '日本語', chromium: 'ja' },
  en: { name: 'English', chromium: 'en-US' },
} as const;

export type Language = keyof typeof spoken;
export const languageCodes = Object.keys(spoken) as Language[];

/** The language of a locale as systems write it (ja-JP, ja_JP.UTF-8); English where Okiba doesn't speak it. */
export function languageOf(locale: string): Language {
  return languageCodes.find((code) => new RegExp(`^${code}([_.@-]|$)`, 'i').test(locale)) ?? 'en';
}
