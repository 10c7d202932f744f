/** How a board is read: by one picture alone, with what is learned of its empty cells, or by what has moved on it. */
export type ReadingWay = 'alone' | 'learned' | 'scene';

/** Without a reading that fits the known position for so long, others are tried by turns. Milliseconds. */
const doubtMs = 400;
/** What moves is asked where nothing has fitted for so long: rows that vanish, and words, take less. */
const lastingMs = 700;
/** How long each is tried: what moves tells a stack only after several equal readings. */
const turnMs: Record<ReadingWay, number> = { alone: 150, learned: 150, scene: 900 };

/** What there is to read with. */
interface Known {
  /** Nearly all empty cells are known by heart. */
  isLearned: boolean;
  /** What moved has shown what blocks look like. */
  tellsBlocks: boolean;
}

/** Chooses how to read: in the way that fits, and by turns in all that there are where none does. */
export class ReadingWays {
  private fittedAt = -Infinity;
  private fitting: ReadingWay = 'alone';
  private isUnclear = false;
  private hasFittedLearned = false;
  private since: number | null = null;

  /** A reading made so was the known position, to the cell; `isUnclear`: though it was in doubt what is filled. */
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
