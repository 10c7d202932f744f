/**
 * How strongly hints are drawn on the game, where fills can be drawn: there no picture of the game shows them. Elsewhere
 * they stay the thin lines that recognition distinguishes from blocks.
 */
export const hintStrengths = ['faint', 'normal', 'strong'] as const;
export type HintStrength = (typeof hintStrengths)[number];

export interface HintLook {
  /** Widths of lines, by how wide they are otherwise. */
  width: number;
  /** Of the fill: 0..1. */
  fill: number;
  /** Of lines: 0..1. */
  line: number;
}

export const hintLooks: Record<HintStrength, HintLook> = {
  faint: { width: 1, fill: 0.08, line: 0.7 },
  normal: { width: 1, fill: 0.18, line: 1 },
  strong: { width: 2, fill: 0.36, line: 1 },
};
