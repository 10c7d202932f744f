import { createHash } from 'node:crypto';

/** As what tells of a package has it. */
export const sha512 = (content: Buffer): string => createHash('sha512').update(content).digest('base64');

/** What a channel's file (latest.yml) says of a version: its package is called `name`, and has this hash and these bytes. */
export const tell = (version: string, name: string, hash: string, bytes: number): string =>
  [
    `version: ${version}`,
    'files:',
    `  - url: ${name}`,
    `    sha512: ${hash}`,
    `    size: ${bytes}`,
    `path: ${name}`,
    `sha512: ${hash}`,
    '',
  ].join('\n');
