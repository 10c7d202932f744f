/** Files of other programs that people try to have reviewed, and that can only be named. */

type Fields = Readonly<Record<string, unknown>>;

/** How JSON begins that lz-string has packed, as Jstris does with its replays. */
const packedJson = /^N4Ig[A-Za-z0-9+/$=-]{60,}$/;

/**
 * What a text is, in words that follow "it is", where it is a replay of another game: keys and their times, out of which only that
 * game's own clock makes places of pieces. null where it is none that is known.
 */
export function foreignReplay(text: string): string | null {
  const name = nameOf(text.trim());
  return name === null
    ? null
    : `it is ${name}: keys and their times, which only that game turns into places; a fumen of it can be read`;
}

function nameOf(text: string): string | null {
  if (/^https?:\/\/\S*jstris\.\S+\/replay\//.test(text)) return 'a link to a replay of Jstris';
  if (packedJson.test(text.replace(/\s/g, ''))) return 'a replay of Jstris';
  const fields = fieldsOf(text);
  if (!fields) return null;
  if (isTetrioMatch(fields)) return 'a match of TETR.IO (.ttrm)';
  return isTetrioGame(fields) ? 'a replay of TETR.IO (.ttr)' : null;
}

/** Early ones have `data` where later ones have `replay`; a match has its rounds in a list. */
function isTetrioMatch({ data, replay, ...rest }: Fields): boolean {
  if (Array.isArray(data)) return ['ismulti', 'endcontext', 'gametype'].some((name) => name in rest);
  return isObject(replay) && Array.isArray(replay['rounds']);
}

function isTetrioGame({ data, replay }: Fields): boolean {
  return [data, replay].some((one) => isObject(one) && Array.isArray(one['events']));
}

function fieldsOf(text: string): Fields | null {
  if (!text.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
