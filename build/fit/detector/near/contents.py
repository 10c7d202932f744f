"""What boards hold: stacks, falling pieces, their ghosts. Cells are [row from the top, column]; kinds as `drawing.boards.stack` has them."""
from dataclasses import dataclass

import numpy as np
from drawing.boards import KINDS, PUYO, SHAPES, piece_cells, stack

NONE, GARBAGE = -2, -1
# What a cell can hold.
EMPTY, LOCKED, FALLING, GHOST, OJAMA = range(5)


@dataclass
class Contents:
    """`kinds`: of the stack, NONE where nothing lies; `falling`, `ghost`: (row, column, kind), rows of above the board are negative; `slide`: rows that the piece is drawn higher, 0..1."""

    game: int
    kinds: np.ndarray
    falling: list
    ghost: list
    slide: float = 0.0

    def classes(self):
        """What each cell holds, rows x columns."""
        found = np.where(self.kinds == NONE, EMPTY, LOCKED)
        if self.game == PUYO:
            found[self.kinds == GARBAGE] = OJAMA
        up = 1 if self.slide >= 0.5 else 0
        for cells, kind, lift in ((self.ghost, GHOST, 0), (self.falling, FALLING, up)):
            for row, column, _ in cells:
                if 0 <= row - lift < len(found):
                    found[row - lift, column] = kind
        return found


def drawn_contents(rng, game, columns, rows):
    kinds = stack(rng, game, columns, rows) if game == PUYO or rng.random() < 0.4 else dropped(rng, columns, rows)
    if rng.random() < 0.06:
        kinds = _loosened(rng, kinds)
    if rng.random() < 0.1:
        return Contents(game, kinds, [], [])
    return with_piece(rng, game, kinds)


def dropped(rng, columns, rows):
    """A stack of pieces that fell in places where they leave few holes, rarely cleared."""
    kinds, heights = np.full((rows, columns), NONE), np.zeros(columns, int)
    most = rng.choice([0.1, 0.25, 0.4, 0.6, 0.85]) * rows
    well = int(rng.integers(columns)) if rng.random() < 0.5 else -1
    for _ in range(columns * rows // 4):
        kind = int(rng.integers(7))
        options = []
        for _ in range(int(rng.integers(1, 8))):
            shape = turned(rng, kind)
            wide = max(x for x, _ in shape) + 1
            left = int(rng.integers(0, columns - wide + 1))
            base = max(heights[left + x] - min(y for cx, y in shape if cx == x) for x in {x for x, _ in shape})
            holes = sum(base + min(y for cx, y in shape if cx == x) - heights[left + x] for x in {x for x, _ in shape})
            blocked = any(left + x == well for x, _ in shape)
            options.append((4 * holes + base + 20 * blocked, left, base, shape))
        _, left, base, shape = min(options, key=lambda option: option[0])
        if base + 4 > most:
            break
        for x, y in shape:
            kinds[rows - 1 - base - y, left + x] = kind
            heights[left + x] = max(heights[left + x], base + y + 1)
    for row in np.nonzero((kinds != NONE).all(1))[0]:
        kinds[row, int(rng.integers(columns))] = NONE
    if rng.random() < 0.2:
        kinds = _with_garbage(rng, kinds)
    return kinds


def turned(rng, kind):
    shape = SHAPES[KINDS[kind]]
    for _ in range(rng.integers(4)):
        shape = [(y, -x) for x, y in shape]
    left, low = min(x for x, _ in shape), min(y for _, y in shape)
    return [(x - left, y - low) for x, y in shape]


def _with_garbage(rng, kinds):
    lines = int(rng.integers(1, max(2, len(kinds) // 3)))
    kinds = np.concatenate([kinds[lines:], np.full((lines, kinds.shape[1]), GARBAGE)])
    for row in range(len(kinds) - lines, len(kinds)):
        if row == len(kinds) - lines or rng.random() < 0.3:
            hole = int(rng.integers(kinds.shape[1]))
        kinds[row, hole] = NONE
    return kinds


def _loosened(rng, kinds):
    """Rows were cleared, and what lay over them still hangs."""
    row = int(rng.integers(len(kinds) // 2, len(kinds)))
    kinds[row:row + int(rng.integers(1, 3))] = NONE
    return kinds


def with_piece(rng, game, kinds):
    """The stack with a piece somewhere over it, and mostly where that will lie."""
    rows, columns = kinds.shape
    piece = piece_cells(rng, game)
    xs, ys = [c[0] for c, _ in piece], [c[1] for c, _ in piece]
    left = int(rng.integers(-min(xs), columns - max(xs)))
    tops = [next((row for row in range(rows) if kinds[row, left + x] != NONE), rows) for x in xs]
    lowest = min(top - 1 + y for top, y in zip(tops, ys))
    first = max(ys) - 1 if rng.random() < 0.25 else max(ys)
    if lowest < first:
        return Contents(game, kinds, [], [])
    at = int(rng.integers(first, lowest + 1)) if rng.random() < 0.8 else lowest
    falling = [(at - y, left + x, kind) for (x, y), kind in piece]
    slide = rng.uniform(0.05, 0.95) if at > first and rng.random() < 0.2 else 0.0
    ghost = landed(game, kinds, falling) if rng.random() < 0.55 else []
    own = {(row, column) for row, column, _ in falling}
    return Contents(game, kinds, falling, [cell for cell in ghost if cell[:2] not in own], slide)


def landed(game, kinds, falling):
    """Where the piece's cells come to lie: together, or in Puyo each for itself."""
    rows, drops = len(kinds), []
    for row, column, _ in falling:
        top = next((r for r in range(max(0, row), rows) if kinds[r, column] != NONE), rows)
        drops.append(top - 1 - row)
    if game != PUYO:
        return [(row + min(drops), column, kind) for row, column, kind in falling]
    lower = {}
    found = []
    for (row, column, kind), drop in sorted(zip(falling, drops), key=lambda one: -one[0][0]):
        under = lower.get(column, 0)
        lower[column] = under + 1
        floor = row + drop
        found.append((floor - under, column, kind))
    return found
