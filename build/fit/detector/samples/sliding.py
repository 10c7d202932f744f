"""Falling pieces that stand between two rows: in labelled pictures they hardly ever do, in games that slide they mostly do.

test/vision/synthetic/games/slid.ts moves them alike, for figures and tests.
"""
from dataclasses import dataclass


@dataclass
class Falling:
    """A board's rectangle x, y, w, h, its columns and rows, the falling piece's cells and all empty cells: column and row from the top."""

    board: tuple
    columns: int
    rows: int
    cells: frozenset
    empty: frozenset

    def cell(self, column, row):
        """The cell's pixels: x0, y0, x1, y1."""
        x, y, w, h = self.board
        cw, ch = w / self.columns, h / self.rows
        return tuple(int(round(side)) for side in (x + column * cw, y + row * ch, x + (column + 1) * cw, y + (row + 1) * ch))


def falling_of(label, scale):
    """The falling piece of a label; nothing where none is known or a part of it is above the board."""
    cells, rows = (label.get('current') or {}).get('cells'), label.get('rows')
    if label['game'] != 'tetris' or not cells or any(y >= rows for _, y in cells):
        return None
    board = tuple(label['board'][side] * scale for side in ('x', 'y', 'width', 'height'))
    empty = frozenset((x, y) for y, row in enumerate(label['cells']) for x, kind in enumerate(row) if kind == '.')
    own = frozenset((x, rows - 1 - y) for x, y in cells)
    return Falling(board, label['columns'], rows, own, empty - own)


def slid(rng, image, falling):
    """The picture with the piece moved up or down by a part of a cell; as it is where it has no room."""
    step = int(rng.choice([-1, 1]))
    passed = {(x, y + step) for x, y in falling.cells} - falling.cells
    grounds = {cell: _beside(falling, cell) for cell in falling.cells}
    if not passed <= falling.empty or None in grounds.values():
        return image
    moved = image.copy()
    for cell, ground in grounds.items():
        _paint(moved, image, falling.cell(*ground), falling.cell(*cell), 0)
    by = int(round(step * rng.uniform(0.1, 0.9) * falling.board[3] / falling.rows))
    for cell in falling.cells:
        _paint(moved, image, falling.cell(*cell), falling.cell(*cell), by)
    return moved


def _beside(falling, cell):
    """The nearest empty cell of the same row: it shows the ground."""
    row = [(abs(x - cell[0]), x) for x, y in falling.empty if y == cell[1]]
    return (min(row)[1], cell[1]) if row else None


def _paint(into, image, source, target, by):
    """Copies a rectangle of the picture to where another one begins, so many pixels lower."""
    wide, high = min(source[2] - source[0], target[2] - target[0]), min(source[3] - source[1], target[3] - target[1])
    part = image[max(0, source[1]):source[1] + high, max(0, source[0]):source[0] + wide]
    x, y = max(0, target[0]), max(0, target[1] + by)
    room = into[y:y + part.shape[0], x:x + part.shape[1]]
    room[...] = part[:room.shape[0], :room.shape[1]]
