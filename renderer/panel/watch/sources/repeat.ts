/** Does `work` at once, and again so long after each time that it was done, until the answer is called. */
export function repeat(work: () => Promise<void>, intervalMs: number): () => void {
  let isWanted = true;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const go = async (): Promise<void> => {
    await work();
    if (isWanted) wait = setTimeout(() => void go(), intervalMs);
  };
  void go();
  return () => {
    isWanted = false;
    clearTimeout(wait);
  };
}
