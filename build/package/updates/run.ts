/**
 * `npm run updates -- keys FILE`: makes a pair of keys, the private one into FILE, which must not be there yet.
 * `npm run updates -- sign FOLDER`: signs the update manifests there, with the private key in OKIBA_UPDATE_KEY.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { readPackageFile } from '../contents/staging.ts';
import { makeKeys, signAll } from './signing.ts';

function keys(file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists, and a key in use must not be overwritten`);
  const { publicKey, privateKey } = makeKeys();
  writeFileSync(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`package.json: "updateKey": "${publicKey}"`);
  console.log(`${file}: the secret OKIBA_UPDATE_KEY; keep it, and keep it to yourself`);
}

function sign(folder: string): void {
  const { updateKey } = readPackageFile();
  const privateKey = process.env.OKIBA_UPDATE_KEY;
  if (!privateKey) throw new Error('OKIBA_UPDATE_KEY is not set: the private key that belongs to updateKey');
  for (const name of signAll(folder, updateKey, privateKey)) console.log(`${name}: signed`);
}

const commands = { keys, sign };

try {
  const [name, place, ...more] = process.argv.slice(2);
  if (!name || !Object.hasOwn(commands, name) || !place || more.length > 0)
    throw new Error('npm run updates -- keys FILE, or npm run updates -- sign FOLDER');
  commands[name as keyof typeof commands](place);
} catch (error) {
  console.error(`okiba: ${(error as Error).message}`);
  process.exit(2);
}
