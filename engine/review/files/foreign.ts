/** Files of other programs that people try to have reviewed, and that can only be named. */

/** How JSON begins that lz-string has packed, as Jstris does with its replays. */
const packedJson = /^N4Ig[A-Za-z0-9+/$=-]{60,}$/;

/** What a text is, in words that follow "it is", where it is of another game and can't be read. null where none is known. */
export function foreignReplay(text: string): string | null {
  if (/^https?:\/\/\S*jstris\.\S+\/replay\//.test(text.trim()))
    return 'it is a link to a replay of Jstris; Okiba fetches nothing, the replay itself can be pasted';
  if (packedJson.test(text.replace(/\s/g, '')))
    return 'it is a replay of Jstris: keys and their times, which only that game turns into places; a fumen of it can be read';
  return null;
}
