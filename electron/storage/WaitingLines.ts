import { joined, type Lines, type LinesTrouble } from './Lines.ts';

/** Lines that wait while they can't be written; where they are kept is for those who extend this. */
export abstract class WaitingLines<Line> implements Lines<Line> {
  #waiting: string[] = [];
  #trouble: LinesTrouble | null = null;

  get trouble(): LinesTrouble | null {
    return this.#trouble;
  }

  abstract readAs<Made>(make: (line: Line) => Made): Made[];
  abstract texts(): string[];

  read(): Line[] {
    return this.readAs((line) => line);
  }

  add(line: Line): void {
    this.addAll([line]);
  }

  addAll(lines: readonly Line[]): void {
    for (const line of lines) this.#waiting.push(JSON.stringify(line));
    try {
      this.append(joined(this.#waiting));
      this.#waiting = [];
      if (this.#trouble?.kind === 'unsaved') this.#trouble = null;
    } catch (error) {
      this.unsaved(error);
    }
  }

  /** Adds the text of lines to what is kept. Throws where it can't. */
  protected abstract append(text: string): void;

  /** One line: why something could not be kept. */
  protected abstract reasonOf(error: unknown): string;

  protected unsaved(error: unknown): void {
    this.#trouble = { kind: 'unsaved', detail: this.reasonOf(error) };
  }

  /** Some lines could not be read; `detail` says which, and where they were set aside. */
  protected damaged(detail: string): void {
    this.#trouble = { kind: 'damaged', detail };
  }

  /** What is kept may end within a line: the next ones begin with a new one. */
  protected beginLine(): void {
    this.#waiting.unshift('');
  }
}
