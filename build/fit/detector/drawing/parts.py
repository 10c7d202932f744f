"""What stands beside a board: next pieces, hold, statistics, small boards of opponents, scores. Each call returns the rectangles it drew."""
import cv2
import numpy as np

from drawing.blocks import paste
from drawing.boards import KINDS, PUYO, SHAPES, draw_content, draw_ground
from drawing.colours import ground_colour, random_colour
from drawing.grounds import FONTS, words

NEXT, HOLD, STATISTICS, MINI = range(4)
WORDS = {NEXT: ['NEXT', 'Next', 'next:', 'NEXT PIECE', 'Up next', ''], HOLD: ['HOLD', 'Hold', 'hold', 'STORED', ''], STATISTICS: ['STATISTICS', 'PIECES', 'Stats', '']}


def _piece(rng, image, look, cx, cy, size):
    """One piece or pair around a centre; its rectangle."""
    if look.game == PUYO:
        places = [(0, 0), (0, 1)] if rng.random() < 0.9 else [(0, 0), (1, 0)]
        kinds = [int(k) for k in rng.integers(0, 4, 2)]
    else:
        kind = int(rng.integers(7))
        places, kinds = SHAPES[KINDS[kind]], [kind] * 4
        if rng.random() < 0.1:
            places = [(-y, x) for x, y in places]
    xs, ys = [p[0] for p in places], [p[1] for p in places]
    w, h = (max(xs) - min(xs) + 1) * size, (max(ys) - min(ys) + 1) * size
    x, y = cx - w / 2, cy - h / 2
    for (px, py), kind in zip(places, kinds):
        paste(image, look.tile(rng, kind, size), int(x + (px - min(xs)) * size), int(y + (max(ys) - py) * size))
    return x, y, w, h


def _box(rng, image, x, y, w, h):
    kind = rng.choice(['none', 'filled', 'line', 'both'])
    a, b = (int(x), int(y)), (int(x + w), int(y + h))
    if kind in ('filled', 'both'):
        cv2.rectangle(image, a, b, ground_colour(rng).tolist(), -1)
    if kind in ('line', 'both'):
        cv2.rectangle(image, a, b, random_colour(rng).tolist(), int(rng.integers(1, 4)))


def _title(rng, image, kind, x, y, cell):
    text = str(rng.choice(WORDS[kind]))
    if text:
        cv2.putText(image, text, (int(x), int(y)), FONTS[rng.integers(len(FONTS))], cell / 24 * rng.uniform(0.5, 1), random_colour(rng, 0.4).tolist(), 1, cv2.LINE_AA)


def pieces_in_a_row(rng, image, look, kind, x, y, cell, count, across):
    """`count` pieces, boxed together, apart or not at all, from a corner on. The rectangle of each, in order."""
    size = max(2, int(cell * rng.uniform(0.5, 1.1)))
    step = size * rng.uniform(2.6, 4.2) if look.game != PUYO else size * rng.uniform(2.3, 3.2)
    wide = size * (4.6 if look.game != PUYO else 2.2)
    together = rng.random() < 0.5
    if together:
        _box(rng, image, x, y, wide * count if across else wide, step if across else step * count)
    _title(rng, image, kind, x, y - 4, cell)
    rectangles = []
    for index in range(count):
        left, top = (x + index * wide, y) if across else (x, y + index * step)
        if not together:
            _box(rng, image, left, top, wide, step * 0.95)
        shrunk = size if index == 0 or rng.random() < 0.8 else max(2, int(size * 0.7))
        px, py, pw, ph = _piece(rng, image, look, left + wide / 2, top + step / 2, shrunk)
        rectangles.append((px, py, pw, ph, kind))
    return rectangles


def beside(rng, image, board, look):
    """Draws what surrounds a board (x, y, w, h, columns, rows). Rectangles of parts: x, y, w, h, kind."""
    x, y, w, h, columns, rows = board
    cell = w / columns
    right_first = rng.random() < 0.75
    sides = [x + w + cell * rng.uniform(0.4, 2.5), x - cell * rng.uniform(5, 7.5)]
    if not right_first:
        sides.reverse()
    found = []
    if rng.random() < 0.85:
        count = int(rng.choice([1, 1, 1, 2, 3, 4, 5, 6])) if look.game != PUYO else int(rng.choice([1, 2, 2, 3]))
        where = rng.random()
        if where < 0.8:
            found += pieces_in_a_row(rng, image, look, NEXT, sides[0], y + cell * rng.uniform(0.5, 4), cell, count, False)
        elif where < 0.93:
            found += pieces_in_a_row(rng, image, look, NEXT, x, y - cell * rng.uniform(3.5, 5), cell, min(count, 3), True)
        else:
            found += pieces_in_a_row(rng, image, look, NEXT, rng.uniform(0, 0.85) * image.shape[1], rng.uniform(0, 0.8) * image.shape[0], cell, count, False)
    if look.game != PUYO and rng.random() < 0.4:
        found += pieces_in_a_row(rng, image, look, HOLD, sides[1], y + cell * rng.uniform(0.5, 3), cell, 1, False)
    if look.game != PUYO and rng.random() < 0.12:
        found += pieces_in_a_row(rng, image, look, STATISTICS, sides[1], y + cell * rng.uniform(4, 8), cell, 7, False)
    for _ in range(rng.integers(0, 5)):
        side = sides[rng.integers(2)]
        cv2.putText(image, words(rng, int(rng.integers(3, 9))), (int(side), int(y + h * rng.uniform(0.3, 1))), FONTS[rng.integers(len(FONTS))], cell / 30 * rng.uniform(0.6, 1.6), random_colour(rng, 0.3).tolist(), 1, cv2.LINE_AA)
    if rng.random() < 0.12:
        cv2.rectangle(image, (int(x - cell * 0.6), int(y + h * rng.uniform(0.3, 0.95))), (int(x - cell * 0.2), int(y + h)), (40, 40, 230), -1)
    return [part for part in found if _is_inside(part, image)]


def mini_boards(rng, image, board, look):
    """Opponents' boards, much smaller than the player's."""
    x, y, w, h, columns, rows = board
    scale = rng.uniform(0.15, 0.45)
    mw, mh = w * scale, h * scale
    found = []
    across, down = int(rng.integers(1, 4)), int(rng.integers(1, 4))
    left = x + w * rng.uniform(1.4, 1.8) if rng.random() < 0.7 else x - across * mw * 1.15 - w * 0.4
    for i in range(across):
        for j in range(down):
            at = (left + i * mw * 1.15, y + j * mh * 1.15, mw, mh)
            if _is_inside((*at, MINI), image):
                draw_ground(rng, image, *at, columns, rows)
                draw_content(rng, image, *at, columns, rows, look)
                found.append((*at, MINI))
    return found


def _is_inside(part, image):
    x, y, w, h, _ = part
    return x >= 0 and y >= 0 and x + w <= image.shape[1] and y + h <= image.shape[0]
