/**
 * `node --import tsx build/fit/writeManifest.ts FILE`: for programs in other languages, which describe on stdin how
 * they made FILE.
 */
import { readFileSync } from 'node:fs';
import { type Making, writeManifest } from './manifest.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('writeManifest: FILE is missing');
await writeManifest(file, JSON.parse(readFileSync(0, 'utf8')) as Making);
