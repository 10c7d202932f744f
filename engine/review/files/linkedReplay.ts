/** A link to a replay elsewhere: one line that says so; null where the text is none. */
export function linkedReplay(text: string): string | null {
  return /^https?:\/\/\S*jstris\.\S+\/replay\//.test(text.trim())
    ? 'it is a link to a replay of Jstris; Okiba fetches nothing, the replay itself can be pasted'
    : null;
}
