/** Ids of capture sources as Electron makes them: 'window:NUMBER:0', the number being the system's own for the window. */

export function sourceId(window: number): string {
  return `window:${window}:0`;
}

/** The X window id, HWND or CGWindowID in a capture source's id; null for anything else. */
export function windowId(sourceId: string): number | null {
  const [, id] = /^window:(\d+):/.exec(sourceId) ?? [];
  return id === undefined ? null : Number(id);
}

/** Source ids end in the number of the process that made the window, as it knows it: left out here. */
export function sameWindow(a: string, b: string): boolean {
  const [kindA, windowA] = a.split(':');
  const [kindB, windowB] = b.split(':');
  return kindA === kindB && windowA === windowB;
}
