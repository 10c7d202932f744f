import { isTyped } from './streams.ts';

/** Writes one line (or several) to stdout. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Asks for a line: a terminal shows what is typed after the prompt; otherwise the prompt is a line of its own. */
export function promptFor(prompt: string): void {
  process.stdout.write(isTyped() ? prompt : `${prompt}\n`);
}

/** Writes one JSON document to stdout. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}
