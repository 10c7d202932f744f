/** Writes one line (or several) to stdout. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes one JSON document to stdout. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}
