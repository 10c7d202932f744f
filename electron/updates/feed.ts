/** Where new versions are published, and whose signature they have to bear. */
export interface Feed {
  url: string;
  /** The public key, as `signature` takes it. */
  key: string;
}

/** As package.json has it: below the project's homepage, signed by its key. */
export function feedOf({ homepage, updateKey }: { homepage: string; updateKey: string }): Feed {
  const base = homepage.endsWith('/') ? homepage : `${homepage}/`;
  return { url: new URL('updates/', base).href, key: updateKey };
}
