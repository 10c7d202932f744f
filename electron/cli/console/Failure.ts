/** Ends a command with one line on stderr. 1: nothing found or not solvable; 2: bad arguments or input. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}
