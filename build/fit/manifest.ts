/**
 * The sources of fitted numbers: NAME.manifest.json beside NAME.ts, written by the program that fits them, so that
 * the same command can make them again, and a change by hand is noticed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Data {
  /** In words, with the seeds of what is drawn or played. */
  what: string;
  /** How much of it, by the unit that is counted; null if it wasn't recorded. */
  size: Readonly<Record<string, number>> | null;
  /** Of everything that was learned from; null if it wasn't recorded. */
  sha256: string | null;
}

/** How numbers were made. */
export interface Making {
  /** As typed in the root of the repository; folders of labelled pictures by their last name. */
  command: string;
  /** The seed of the random numbers; null if it wasn't recorded. */
  seed: number | null;
  data: Data;
  /** How good the numbers are on what they were not made from, and how that was measured; null if nothing measures it. */
  scores: Readonly<Record<string, unknown>> | null;
  /** Other known facts: only for numbers that their command cannot make again. */
  note?: string;
}

export interface Manifest extends Making {
  /** See `digestOfNumbers`. */
  sha256: string;
  /** Whether the same command has given the same numbers again. */
  madeAgain: boolean;
}

export const manifestFile = (file: string): string => file.replace(/\.ts$/, '.manifest.json');

export function readManifest(file: string): Manifest | null {
  const path = manifestFile(file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null;
}

/** Sha256 of everything that a module of numbers exports, as JSON: comments and line breaks don't count. */
export async function digestOfNumbers(file: string): Promise<string> {
  const text = readFileSync(file);
  // A module that was imported before it was rewritten must not be taken from memory.
  const url = `${pathToFileURL(resolve(file)).href}?${digestOf(text)}`;
  const exported = (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
  const names = Object.keys(exported).sort();
  return digestOf(JSON.stringify(names.map((name) => [name, exported[name]])));
}

/** Sha256 of all parts, one after another. */
export function digestOf(...parts: readonly (string | NodeJS.ArrayBufferView)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Writes the manifest of a file that has just been written. */
export async function writeManifest(
  file: string,
  { command, seed, data, scores, note }: Making,
): Promise<Manifest> {
  const sha256 = await digestOfNumbers(file);
  const before = readManifest(file);
  const madeAgain = before?.command === command && before.sha256 === sha256;
  const manifest = { command, seed, data, scores, sha256, madeAgain, ...(note && { note }) };
  writeFileSync(manifestFile(file), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
