/** JSON from outside, of which nothing is known. */

export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies that deep; an empty object where nothing does. */
export function fieldsAt(value: unknown, ...path: readonly string[]): Fields {
  let found = value;
  for (const name of path) found = isObject(found) ? found[name] : null;
  return isObject(found) ? found : {};
}

export function listAt(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

export function numberAt(fields: Fields, name: string, otherwise: number): number {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function textAt(fields: Fields, name: string, otherwise: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : otherwise;
}

export function isSet(fields: Fields, name: string, otherwise = false): boolean {
  const value = fields[name];
  return typeof value === 'boolean' ? value : otherwise;
}
