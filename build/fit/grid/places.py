"""Pictures with the places that the search weighs in them (places.ts), and the truth about a place."""
import json
import os
from dataclasses import dataclass

import numpy as np

import beside  # noqa: F401
from samples.folds import fold_of

FOLDS = 4
# A place is right if every side is within this part of a cell, as in ../pictures/truth.ts; one not much farther off
# is learned as neither.
RIGHT, WRONG = 0.2, 0.3
TRUTH = 0.25
# Columns and rows in the network's input.
COLUMNS, ROWS = range(5, 16), range(9, 27)
# Cells of a searched picture with fewer pixels are skipped.
LEAST_CELL = 2


@dataclass
class Place:
    """`factor`: how many times smaller the picture is searched; box: x, y, w, h in its own pixels; `score`: see placesIn of locate.ts."""

    factor: int
    game: int
    columns: int
    rows: int
    box: tuple
    score: float = 0.0

    @property
    def cell(self):
        """Width and height in pixels of the picture that is searched."""
        return self.box[2] / self.columns / self.factor, self.box[3] / self.rows / self.factor

    def is_shown(self):
        return self.columns in COLUMNS and self.rows in ROWS and min(self.cell) >= LEAST_CELL


@dataclass
class Picture:
    """`boards`: game, columns, rows, x, y, w, h."""

    set: str
    file: str
    client: str
    width: int
    height: int
    boards: list
    places: list

    @property
    def fold(self):
        return fold_of(self.client, FOLDS)


def read(files):
    """All pictures of files that places.ts has written; a file's name is its set."""
    return [_picture(os.path.splitext(os.path.basename(name))[0], json.loads(line)) for name in files for line in open(name, encoding='utf8')]


def _picture(name, line):
    places = [Place(*place[:4], tuple(place[4:8]), *place[8:]) for place in line['places']]
    return Picture(name, line['file'], line['client'], line['width'], line['height'], line['boards'], [place for place in places if place.is_shown()])


def away(place, board):
    """How far a board's left, top, right and bottom side are from a place's, in the place's cells."""
    (x, y, w, h), (bx, by, bw, bh) = place.box, board[3:]
    cw, ch = w / place.columns, h / place.rows
    return np.array([(bx - x) / cw, (by - y) / ch, (bx + bw - x - w) / cw, (by + bh - y - h) / ch])


def _farthest(place, board):
    """The farthest side, in the board's cells; None if columns or rows differ."""
    if (place.columns, place.rows) != (board[1], board[2]):
        return np.inf
    (_, _, w, h), (bw, bh) = place.box, board[5:]
    return float(np.abs(away(place, board) * ([w / bw, h / bh] * 2)).max())


def is_right(place, boards):
    return any(board[0] == place.game and _farthest(place, board) <= TRUTH for board in boards)


def truth_of(place, boards):
    """For each game 1, 0 or nan (unknown) whether its board is here, and the errors of the sides of a board with such
    cells, if one is near.
    """
    games, sides = [0.0, 0.0], None
    for board in boards:
        farthest = _farthest(place, board)
        if farthest <= 1:
            sides = away(place, board)
        if farthest <= WRONG:
            games[board[0]] = 1.0 if farthest <= RIGHT else float('nan')
    return games, sides
