/**
 * Standard input and output. Electron on Windows is a program with windows, which Node gives no working streams in every
 * case; the files behind them are there all the same.
 */
import { createReadStream, fstatSync, openSync, writeSync } from 'node:fs';
import { Writable, type Readable } from 'node:stream';
import { isatty } from 'node:tty';

const areBroken = process.platform === 'win32' && process.versions.electron !== undefined;
const [inputFile, outputFile, errorFile] = [0, 1, 2];

export const stdin: Readable = areBroken ? createReadStream('', { fd: openInput() }) : process.stdin;

/** Whether somebody types. */
export const isTyped = (): boolean => (areBroken ? isatty(inputFile) : process.stdin.isTTY);

/** A program with windows that is started from a console has no input of its own; the console has. */
function openInput(): number {
  try {
    fstatSync(inputFile);
    return inputFile;
  } catch {
    return openSync('\\\\.\\CONIN$', 'r');
  }
}

/** A stream that is written at once: nothing is lost where the process ends. */
function writerTo(file: number, write = writeSync): Writable & { isTTY: boolean } {
  const stream = new Writable({
    decodeStrings: true,
    write(chunk: Buffer, _encoding, done) {
      try {
        for (let at = 0; at < chunk.length;) at += write(file, chunk, at);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return Object.assign(stream, { isTTY: isatty(file) });
}

/** To be called before anything is written. */
export function mendOutput(): void {
  if (!areBroken) return;
  for (const [name, file] of [['stdout', outputFile] as const, ['stderr', errorFile] as const])
    Object.defineProperty(process, name, { value: writerTo(file!), configurable: true, enumerable: true });
}
