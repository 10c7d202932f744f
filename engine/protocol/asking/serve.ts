/** Calls between a page and a worker: functions by their names, with arguments and answers that can be sent. */

export interface Call {
  id: number;
  do: string;
  given: unknown[];
}

/** `error`: what went wrong, in one line. */
export type Returned = { id: number; answer: unknown } | { id: number; error: string };

/** What is used of a worker's own scope. */
interface Port {
  postMessage(returned: Returned): void;
  onmessage: ((event: MessageEvent<Call>) => void) | null;
}

/** Lets this worker do what it is asked for, in the order in which it is asked. */
export function serve(work: object): void {
  const port = self as unknown as Port;
  port.onmessage = ({ data }) => port.postMessage(returned(work as Work, data));
}

type Work = Readonly<Record<string, (...given: unknown[]) => unknown>>;

function returned(work: Work, { id, do: name, given }: Call): Returned {
  try {
    return { id, answer: work[name]!(...given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
