/** From where to where an axis goes: never no way at all, which the chart would divide for ever. */
export function axisRange(
  low: number | null,
  high: number | null,
  { least, most, room }: { least?: number | undefined; most?: number | undefined; room: number },
): [number, number] {
  const from = Math.min(least ?? Infinity, low ?? least ?? 0);
  const to = Math.max(most ?? -Infinity, high ?? most ?? from);
  return to - from >= room ? [from, to] : [least ?? from - room, (least ?? to) + room];
}
