/** Something that was asked for and failed: why, in one line, and how it is asked for again. */
export interface Failure {
  why: string;
  again: () => void;
}
