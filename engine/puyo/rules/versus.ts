/** Garbage between two players (Puyo Puyo Tsu). */

/** Points for one garbage puyo at the start of a match. */
export const startRate = 70;

/** Points that an all clear adds to the next chain: 30 garbage puyos at the starting rate. */
const allClearPoints = 2100;

/** Five full rows; more waits for the next turn. */
export const mostGarbagePerTurn = 30;

/** Seconds until garbage becomes cheaper, and then between one reduction and the next. */
const marginTime = 96;
const marginStep = 16;
const mostReductions = 14;

/**
 * Points for one garbage puyo after so many seconds of a match: three quarters when the margin time is over, then each
 * time half of the rate before last; 70, 52, 35, 26, 17, 13 ... 1.
 */
export function rateAfter(seconds: number): number {
  const reductions = seconds < marginTime ? 0 : 1 + Math.floor((seconds - marginTime) / marginStep);
  const rates = [startRate, Math.floor(startRate * 0.75)];
  while (rates.length <= mostReductions) rates.push(Math.max(1, Math.floor(rates.at(-2)! / 2)));
  return rates[Math.min(reductions, mostReductions)]!;
}

/** Whole garbage puyos of these points; the remainder goes to the next chain. */
export function garbageFor(
  score: number,
  {
    rate = startRate,
    carried = 0,
    allClear = false,
  }: { rate?: number; carried?: number; allClear?: boolean },
): { garbage: number; carried: number } {
  if (score === 0) return { garbage: 0, carried };
  const points = score + carried + (allClear ? allClearPoints : 0);
  return { garbage: Math.floor(points / rate), carried: points % rate };
}

/** What is left of both players' garbage when they offset each other: own attack first meets what is announced. */
export function offset(sent: number, incoming: number): { sent: number; incoming: number } {
  const met = Math.min(sent, incoming);
  return { sent: sent - met, incoming: incoming - met };
}
