/** The project's signature under update manifests; what it proves: electron/updates/signature. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark, provenText, signedPart } from '../../../electron/updates/signature.ts';

const base64 = (der: Buffer): string => der.toString('base64');
const publicPartOf = (key: KeyObject): string => base64(key.export({ format: 'der', type: 'spki' }));

/** A new pair, each as base64 of its DER: the public one for package.json, the private one for the release's secrets. */
export function makeKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicPartOf(publicKey),
    privateKey: base64(privateKey.export({ format: 'der', type: 'pkcs8' })),
  };
}

/** The private key, which has to belong to `publicKey`. Throws one line where it is none, or another's. */
export function privateKeyFor(publicKey: string, privateKey: string): KeyObject {
  if (!publicKey)
    throw new Error('package.json: there is no updateKey; npm run updates -- keys FILE makes one');
  const key = readPrivateKey(privateKey);
  if (publicPartOf(createPublicKey(key)) !== publicKey)
    throw new Error(
      "the private key is not that of package.json's updateKey: installed apps would refuse it",
    );
  return key;
}

function readPrivateKey(privateKey: string): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error('the private key is unreadable: npm run updates -- keys FILE makes a pair');
  }
}

/** The manifest `name`, with its signature below it. */
export function signed(name: string, text: string, key: KeyObject): string {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  return `${whole}${mark}${base64(sign(null, signedPart(name, whole), key))}\n`;
}

/** Signs every update manifest in `folder`, and returns the names. Throws where there is nothing. */
export function signAll(folder: string, publicKey: string, privateKey: string): string[] {
  const key = privateKeyFor(publicKey, privateKey);
  const names = readdirSync(folder).filter((name) => /^(latest|beta|alpha)(-\w+)*\.yml$/.test(name));
  if (names.length === 0) throw new Error(`${folder}: no update manifest to sign`);
  for (const name of names) {
    const file = join(folder, name);
    writeFileSync(file, signed(name, readFileSync(file, 'utf8').split(mark)[0]!, key));
    provenText(name, readFileSync(file, 'utf8'), publicKey);
  }
  return names;
}
