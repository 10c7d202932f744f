/** The ways of reading a board: from one picture alone, with its learned empty cells, or from its movement. */
export type ReadingWay = 'alone' | 'learned' | 'scene';

/** After this long without a reading that fits the known position, others are tried in turn. Milliseconds. */
const doubtMs = 400;
/** The scene is tried if nothing has fitted for this long: vanishing rows and words take less. */
const lastingMs = 700;
/** How long each is tried: the scene recognises a stack only after several equal readings. */
const turnMs: Record<ReadingWay, number> = { alone: 150, learned: 150, scene: 900 };

/** The learned data for a reading. */
interface Known {
  /** Almost all empty cells are known. */
  isLearned: boolean;
  /** Movement has shown the look of blocks. */
  tellsBlocks: boolean;
}

/** Chooses the way of reading: the one that fits, or all in turn if none does. */
export class ReadingWays {
  private fittedAt = -Infinity;
  private fitting: ReadingWay = 'alone';
  private isUnclear = false;
  private hasFittedLearned = false;
  private since: number | null = null;

  /**
   * A reading made this way matched the known position in every cell; `isUnclear`: although it was in doubt about the
   * filled cells.
   */
  fits(way: ReadingWay, at: number, isUnclear: boolean): void {
    this.isUnclear = isUnclear;
    this.hasFittedLearned ||= way === 'learned';
    this.fitting = way;
    this.fittedAt = at;
  }

  at(now: number, { isLearned, tellsBlocks }: Known): ReadingWay {
    this.since ??= now;
    const usual: ReadingWay = isLearned ? 'learned' : 'alone';
    const doubtful = now - Math.max(this.since, this.fittedAt + doubtMs);
    if (doubtful < 0)
      return this.fitting === 'scene' && tellsBlocks && !(isLearned && this.hasFittedLearned)
        ? 'scene'
        : usual;
    const ways: ReadingWay[] = isLearned ? ['alone', 'learned'] : ['alone'];
    if (tellsBlocks && this.isUnclear && !isLearned) ways.unshift('scene');
    else if (tellsBlocks && (this.fittedAt < 0 || doubtful >= lastingMs)) ways.push('scene');
    return turnAt(ways, doubtful);
  }
}

function turnAt(ways: readonly ReadingWay[], passed: number): ReadingWay {
  let left = passed % ways.reduce((sum, way) => sum + turnMs[way], 0);
  return ways.find((way) => (left -= turnMs[way]) < 0) ?? ways[0]!;
}
