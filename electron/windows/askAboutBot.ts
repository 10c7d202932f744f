import { dialog, type BrowserWindow } from 'electron';
import { languages } from '../contract/words/languages.ts';
import type { Language } from '../contract/settings.ts';

/** Shows the command in a dialog of the system, over `parent`. Whatever is done but to agree refuses it. */
export async function askAboutBot(
  parent: BrowserWindow,
  command: string,
  language: Language,
): Promise<boolean> {
  const { question, line, agree, refuse } = languages[language].settings.botConsent;
  const { response } = await dialog.showMessageBox(parent, {
    type: 'warning',
    title: 'Okiba',
    message: question,
    detail: line(command),
    buttons: [refuse, agree],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}
