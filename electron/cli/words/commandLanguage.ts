import { type Language, languageOf } from '../../contract/spoken.ts';

/** What names the language, the strongest first, as POSIX has it (Base Definitions, 8.2). */
const names = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * Japanese where the system speaks it, English elsewhere. `locale`: the system's own, which counts where the environment
 * says nothing, as on Windows.
 */
export function commandLanguage(
  environment: Readonly<Record<string, string | undefined>>,
  locale = Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  const told = names.map((name) => environment[name]).find((value) => value);
  return languageOf(told ?? locale);
}
