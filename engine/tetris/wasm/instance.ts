import { module } from './module.ts';

let compiled: WebAssembly.Module | undefined;

/** A new instance of the kernel with a memory of its own. Throws where WebAssembly with 128-bit words is missing or forbidden. */
export function newInstance(): WebAssembly.Exports {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0)));
  return new WebAssembly.Instance(compiled).exports;
}

/** By the numbers that rules.as has for them. */
export const reaches = ['slides', 'drops', '20g'] as const;

/** Boards with more columns have no room for their walls in sixteen bits. */
export const mostColumns = 12;

const leftWall = 2;

/** Writes the rows of a board with walls as the kernel has them. */
export function writeRows(masks: Uint16Array, columns: number, into: Uint16Array): void {
  const inside = (1 << columns) - 1;
  const walls = ~(inside << leftWall);
  for (let y = 0; y < into.length; y++) into[y] = walls | ((masks[y]! & inside) << leftWall);
}
