/** What comes from outside and may never end: read as far as anything of use can reach. */
import type { Readable } from 'node:stream';
import { decodeText } from '../../../engine/tetris/notation/pasted/decodeText.ts';
import { Failure } from './Failure.ts';

/** Bytes of a text; the longest that somebody has reason to give is a fumen with thousands of pages. */
export const mostText = 2_000_000;
/** Characters of a line on stdin. */
const mostLine = 1_000_000;
/** Lines in a row of which none can be used: what writes them is no player and no frontend. */
const mostUseless = 100;

/** How many bytes are read, and what none longer is. */
export interface Bound {
  most: number;
  none: string;
}

const usual: Bound = { most: mostText, none: 'no board or position' };

/** All of a stream as text; Failure, which begins with `name`, where it exceeds the bound. */
export async function textOf(stream: Readable, name: string, { most, none }: Bound = usual): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) throw new Failure(`${name}: is longer than ${most / 1e6} MB; ${none} is`);
  }
  return decodeText(Buffer.concat(chunks));
}

/** The lines of a stream, each asked for with a prompt where there is one. Failure where a line does not end. */
export async function* linesOf(stream: Readable, prompt: () => void = () => {}): AsyncGenerator<string> {
  prompt();
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      yield line;
      prompt();
    }
    if (rest.length > mostLine) throw new Failure(`stdin: a line is longer than ${mostLine} characters`);
  }
  if (rest !== '') yield rest;
}

/** Listens to lines until too many in a row were of no use. */
export class Patience {
  #useless = 0;

  /** Failure where it is at its end. */
  hear(wasUseful: boolean): void {
    this.#useless = wasUseful ? 0 : this.#useless + 1;
    if (this.#useless >= mostUseless)
      throw new Failure(`stdin: ${mostUseless} lines in a row that can't be used`);
  }
}
