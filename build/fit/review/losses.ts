import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The number that so large a share of the others doesn't pass. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export const rounded = (value: number): number => Number(value.toPrecision(3));

export function printLosses(player: string, losses: readonly number[]): void {
  const shares = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95].map((share) => quantile(losses, share).toFixed(1));
  console.log(player.padEnd(9), `${losses.length} moves, losses`, shares.join(' '));
}

/** `file`: below engine/review. */
export function writeScale(file: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../../../engine/review/${file}`, import.meta.url)), text);
  console.log(text);
}
