/** Rows beyond the edges that are there too, so that a quick scroll or a step of the keyboard finds them. */
const beyond = 10;

/** Of `total` rows of the height `pitch`, from which one up to before which one are drawn. Pixels. */
export function rowsInView(
  { top, height }: { top: number; height: number },
  pitch: number,
  total: number,
): { from: number; to: number } {
  const from = Math.max(0, Math.min(Math.floor(top / pitch), total - 1) - beyond);
  const to = Math.min(total, Math.ceil((top + height) / pitch) + beyond);
  return { from, to };
}
