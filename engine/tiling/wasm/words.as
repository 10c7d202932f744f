/** Lists are copied in words of this many bytes, which may reach beyond their end. */
export const wordBytes: usize = 16;

// @ts-ignore: decorator
@inline
export function copyWords(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += wordBytes) v128.store(to + at, v128.load(from + at));
}
