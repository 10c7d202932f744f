/** What the player's keyboard has where others have Latin letters. Chromium reports it, other browsers don't. */

/** What is used of `navigator.keyboard`. */
interface Keyboard {
  getLayoutMap(): Promise<Iterable<readonly [code: string, key: string]>>;
}

/** By the Latin letter of the same key (see `keyName`), where the layout has another alphabet there. */
export const layout = $state({ letters: {} as Readonly<Record<string, string>> });

/** Asks for the layout now and whenever the window is turned to, as it may be another one by then. */
export function followLayout(
  keyboard = (globalThis.navigator as (Navigator & { keyboard?: Keyboard }) | undefined)?.keyboard,
  window: Pick<EventTarget, 'addEventListener'> | undefined = globalThis.window,
): void {
  if (!keyboard) return;
  const ask = async () => (layout.letters = otherLetters(await keyboard.getLayoutMap()));
  const askAgain = () => void ask().catch(() => {});
  window?.addEventListener('focus', askAgain);
  askAgain();
}

function otherLetters(keys: Iterable<readonly [string, string]>): Record<string, string> {
  const letters = [...keys].flatMap(([code, key]) => {
    const latin = /^Key([A-Z])$/.exec(code)?.[1];
    return latin && /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key) ? [[latin.toLowerCase(), key]] : [];
  });
  return Object.fromEntries(letters) as Record<string, string>;
}
