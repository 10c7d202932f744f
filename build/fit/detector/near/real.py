"""Boards of labelled pictures of real games, as they are or with their own cells put together to other contents."""
import json
import os
from collections import defaultdict
from dataclasses import dataclass, replace

import cv2
import numpy as np
from near.contents import EMPTY, FALLING, GARBAGE, GHOST, LOCKED, NONE, OJAMA, drawn_contents, landed
from drawing.boards import PUYO, TETRIS
from near.looks import look_of
from near.painting import GHOSTS, Place, cover, draw_ghost
from samples.window import window

# So many cells are kept on each side of a board, and pixels of a cell.
AROUND, LEAST, MOST = 6, 8, 20
# So often a board's cells lie otherwise, and so often of these it has other columns and rows, within these.
ANEW, RESIZED = 0.6, 0.5
COLUMNS, ROWS = (6, 14), (9, 26)


@dataclass
class Board:
    """`picture`: uint8 BGR, AROUND cells wider on each side, `size` pixels a cell; `letters`: as labelled, rows x columns; `own`, `ghost`: cells (row, column), None where not known."""

    picture: np.ndarray
    size: int
    game: int
    letters: np.ndarray
    own: list
    ghost: list

    @property
    def shape(self):
        return self.letters.shape

    def cell(self, row, column):
        y, x = (row + AROUND) * self.size, (column + AROUND) * self.size
        return slice(y, y + self.size), slice(x, x + self.size)

    def allowed(self):
        """For each cell the classes that it may be, as bits."""
        empty = 1 << EMPTY
        if self.ghost is None:
            empty |= 1 << GHOST
        if self.own is None:
            empty |= 1 << FALLING
        found = np.where(self.letters == '.', empty, 1 << LOCKED)
        if self.game == PUYO:
            found[self.letters == 'O'] = 1 << OJAMA
        for cells, kind in ((self.ghost, GHOST), (self.own, FALLING)):
            for row, column in cells or []:
                if 0 <= row < len(found):
                    found[row, column] = 1 << kind
        return found


def load(folders):
    """The boards whose cells are labelled, by client."""
    clients = defaultdict(list)
    for folder in folders:
        with open(os.path.join(folder, 'labels.jsonl'), encoding='utf8') as file:
            labels = [json.loads(line) for line in file if line.strip()]
        for label in labels:
            if label['game'] in ('tetris', 'puyo') and label.get('cells') and 'cells' not in (label.get('uncertain') or []):
                picture = cv2.imread(os.path.join(folder, label['image']), cv2.IMREAD_COLOR)
                if picture is not None:
                    clients[label['client']].append(_board(picture, label))
    return dict(clients)


def _board(picture, label):
    place, rows, columns = label['board'], label['rows'], label['columns']
    unsure = label.get('uncertain') or []
    wide, high = place['width'] / columns, place['height'] / rows
    size = int(np.clip(round((wide + high) / 2), LEAST, MOST))
    letters = np.array([list(row) for row in label['cells']])
    at = lambda cells: [(rows - 1 - y, x) for x, y in cells]  # noqa: E731
    own = None if 'current' in unsure or not label.get('current') else at(label['current']['cells'])
    ghost = None if 'ghost' in unsure else at(label.get('ghost') or [])
    return Board(_cut(picture, place, (wide, high), size, (rows, columns)), size, PUYO if label['game'] == 'puyo' else TETRIS, letters, own, ghost)


def _cut(picture, place, cell, size, shape):
    rows, columns = (count + 2 * AROUND for count in shape)
    wide, high = cell
    box = (place['x'] - AROUND * wide, place['y'] - AROUND * high, columns * wide, rows * high)
    return window(picture, box, columns * size, rows * size)


def real_board(rng, board):
    """As `drawn_board`, but with the classes as bits that are allowed; half of the time the board's cells lie otherwise."""
    anew = rng.random() < ANEW and board.own is not None and (board.letters != '.').sum() >= 4
    if anew and rng.random() < RESIZED:
        other = resized(rng, board)
        board = other if (other.letters != '.').any() else board
    image = board.picture.astype(np.float32)
    rows, columns = board.shape
    place = Place(board.game, AROUND * board.size, AROUND * board.size, board.size, board.size)
    if anew:
        contents = drawn_contents(rng, board.game, columns, rows)
        _laid_anew(rng, image, board, contents, place)
        allowed = 1 << contents.classes()
    else:
        allowed = board.allowed()
    seen = cover(rng, image, place, columns, rows) if rng.random() < 0.3 else np.ones(board.shape, bool)
    return image, place, np.where(seen, allowed, 0)


def resized(rng, board):
    """The board with other columns and rows: some of its own are left out, or stand there twice. What was a piece may be torn."""
    rows, columns = (_others(rng, count, limits) for count, limits in zip(board.shape, (ROWS, COLUMNS)))
    strips = [_with_margins(kept, count, board.size) for kept, count in zip((rows, columns), board.shape)]
    again = lambda cells: cells and [tuple(at) for at in np.argwhere(_marked(cells, board.shape)[np.ix_(rows, columns)])]  # noqa: E731
    return replace(board, picture=board.picture[np.ix_(*strips)], letters=board.letters[np.ix_(rows, columns)], own=again(board.own), ghost=again(board.ghost))


def _others(rng, count, limits):
    """Which of `count` rows or columns stand there afterwards, in their order."""
    wanted = int(np.clip(count + rng.integers(-5, 6), *limits))
    left = np.sort(rng.choice(count, min(count, wanted), replace=False))
    return np.sort(np.concatenate([left, rng.integers(0, count, wanted - len(left))]))


def _with_margins(kept, count, size):
    cells = np.concatenate([np.arange(AROUND), kept + AROUND, count + AROUND + np.arange(AROUND)])
    return (cells[:, None] * size + np.arange(size)).ravel()


def _marked(cells, shape):
    marks = np.zeros(shape, bool)
    for row, column in cells:
        if row >= 0:
            marks[row, column] = True
    return marks


def _laid_anew(rng, image, board, contents, place):
    """Puts the board's own cells together to other contents, in place."""
    source, letters = image.copy(), board.letters
    own, ghost = board.own, board.ghost or []
    free = letters == '.'
    hidden = ghost if board.ghost is not None else [cell[:2] for cell in landed(board.game, np.where(free, NONE, 0), [(*cell, 0) for cell in own])]
    for row, column in [*own, *hidden]:
        if 0 <= row < len(free):
            free[row, column] = False
    pictures = _by_kind(rng, letters, board.game)
    falling = [cell for cell in own if cell[0] >= 0]
    for row in range(len(letters)):
        for column in range(letters.shape[1]):
            kind = contents.kinds[row, column]
            from_ = pictures(kind) if kind != NONE else _empty_near(rng, free, row, column)
            if from_:
                image[board.cell(row, column)] = source[board.cell(*from_)]
    style, look = str(rng.choice(GHOSTS)), look_of(rng, board.game)
    kept = [cell for cell in ghost if cell[0] >= 0]
    for row, column, kind in contents.ghost:
        if row < 0:
            continue
        if kept and rng.random() < 0.95:
            image[board.cell(row, column)] = source[board.cell(*kept[rng.integers(len(kept))])]
        else:
            draw_ghost(image, place, style, look, (row, column, kind), _dimmed(image, source, board, pictures))
    lift = int(round(contents.slide * board.size))
    for row, column, kind in contents.falling:
        if row < (1 if lift else 0):
            continue
        from_ = falling[rng.integers(len(falling))] if falling and board.game == TETRIS else pictures(kind)
        ys, xs = board.cell(row, column)
        image[ys.start - lift:ys.stop - lift, xs] = source[board.cell(*from_)]


def _by_kind(rng, letters, game):
    """One labelled cell for each kind, or any where the labels don't tell them apart."""
    filled = [tuple(cell) for cell in np.argwhere(letters != '.')]
    names = sorted({letters[cell] for cell in filled})
    coloured = [name for name in names if name != 'O']
    chosen = {}

    def picture(kind):
        if kind not in chosen:
            options = coloured if game == PUYO and kind != GARBAGE and coloured else names
            wanted = 'O' if game == PUYO and kind == GARBAGE and 'O' in names else options[kind % len(options)]
            chosen[kind] = [cell for cell in filled if letters[cell] == wanted]
        return chosen[kind][rng.integers(len(chosen[kind]))]

    return picture


def _empty_near(rng, free, row, column):
    """Where the ground shows: here, else in this column, else in this row, else anywhere; None where nothing is empty."""
    if free[row, column]:
        return row, column
    found = [(y, column) for y in np.flatnonzero(free[:, column])] or [(row, x) for x in np.flatnonzero(free[row])] or [tuple(cell) for cell in np.argwhere(free)]
    return found[rng.integers(len(found))] if found else None


def _dimmed(image, source, board, pictures):
    def put(row, column, kind, alpha):
        cell = board.cell(row, column)
        image[cell] += (source[board.cell(*pictures(kind))] - image[cell]) * alpha

    return put
