/** Whatever else waits for this thread comes first. */
export const others = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
