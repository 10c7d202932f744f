/**
 * Proof of who has published a new version. The manifest (latest.yml and its like) ends in a line with an ed25519
 * signature, to YAML a remark; it holds for the whole text before it and for the name that the text is asked for by, so
 * that an early version's is none for everybody, nor one system's for another. The packages are proven by the hashes in it.
 */
import { createPublicKey, verify } from 'node:crypto';
import type { Refusal } from '../contract/updates.ts';

export class RefusedUpdate extends Error {
  readonly refusal: Refusal;

  constructor(name: string, refusal: Refusal) {
    super(`${name} is ${refusal}`);
    this.refusal = refusal;
  }
}

/** What the last line begins with. */
export const mark = '# signature: ';

export const signedPart = (name: string, text: string): Buffer => Buffer.from(`okiba ${name}\n${text}`);

/** A public key as package.json has it: base64 of its SPKI in DER. Throws where it is none. */
const publicKeyOf = (key: string) =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/**
 * The text of `name` ("latest.yml") without its signature, of which `key` says whose it has to be. Throws RefusedUpdate
 * where it has none, or not that one's.
 */
export function provenText(name: string, whole: string, key: string): string {
  const start = whole.lastIndexOf(mark);
  if (start < 0) throw new RefusedUpdate(name, 'unsigned');
  const text = whole.slice(0, start);
  const signature = Buffer.from(whole.slice(start + mark.length), 'base64');
  if (!isSignedBy(key, signedPart(name, text), signature)) throw new RefusedUpdate(name, 'forged');
  return text;
}

function isSignedBy(key: string, signed: Buffer, signature: Buffer): boolean {
  try {
    return verify(null, signed, publicKeyOf(key), signature);
  } catch {
    return false;
  }
}
