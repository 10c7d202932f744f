"""Surroundings that a board is easily confused with: bands that look like another row, and pictures that end at a side of the board.

A board is x, y, w, h in pixels, game, columns, rows.
"""
import beside  # noqa: F401
import cv2
import numpy as np
from drawing.colours import ground_colour, random_colour
from drawing.grounds import FONTS, words
from network import ROWS

# So often a board has a band, and its picture ends near it, or within its upper rows.
BANDED, ENDING, CUT = 0.3, 0.2, 0.05
# This part of a row that the picture's upper edge cuts is seen; it is not a row of the board.
PART = (0.25, 0.65)


def surrounded(rng, image, board):
    """The picture (uint8 BGR) and the board in it, sometimes with a band above or below, sometimes without a margin."""
    if rng.random() < BANDED:
        image = banded(rng, image, board)
    chance = rng.random()
    if chance < CUT and board[6] - 1 in ROWS:
        return cut(rng, image, board)
    return ending(rng, image, board) if chance < CUT + ENDING else (image, board)


def banded(rng, image, board):
    """The picture with a band directly above the board, or below it: mostly as high as a row, sometimes as half of one or two."""
    x, y, w, h, _, columns, rows = board
    cell = h / rows
    high = cell * rng.choice([1, rng.uniform(0.85, 1.15), rng.uniform(0.35, 0.65), rng.uniform(1.3, 2.2)], p=[0.4, 0.2, 0.25, 0.15])
    wider = rng.uniform(0, 1) * w / columns if rng.random() < 0.25 else 0
    line = int(rng.integers(1, max(2, round(cell / 6)) + 1)) if rng.random() < 0.4 else 0
    is_above = rng.random() < 0.7
    top = y - line - high if is_above else y + h + line
    left, right, first, last = (int(round(side)) for side in (x - wider, x + w + wider, top, top + high))
    first, last = (first, min(last, round(y) - line)) if is_above else (max(first, round(y + h) + line), last)
    image = image.copy()
    if line:
        image[max(0, first - line):last + line, max(0, left):right] = random_colour(rng)
    part = image[max(0, first):last, max(0, left):right]
    if part.shape[0] > 1 and part.shape[1] > 1:
        part[:] = _contents(rng, image, board, part.shape[1], part.shape[0])
    return image


def _contents(rng, image, board, wide, high):
    """What a band shows: one of the board's rows in another shade, or one colour, which may be ruled; sometimes words."""
    row = _row(rng, image, board)
    if rng.random() < 0.6 and row.size:
        shade = random_colour(rng) if rng.random() < 0.4 else np.full(3, rng.choice([0.0, 255.0]))
        strip = cv2.resize(row, (wide, high), interpolation=cv2.INTER_LINEAR)
        strip = strip + (shade - strip) * rng.uniform(0.2, 0.75)
    else:
        strip = np.full((high, wide, 3), ground_colour(rng))
        if rng.random() < 0.4:
            _rule(rng, strip, board[5])
    if rng.random() < 0.35:
        size = high / rng.uniform(30, 60)
        at = int(rng.uniform(0, 0.7) * wide), int(high * rng.uniform(0.6, 0.95))
        cv2.putText(strip, words(rng, int(rng.integers(1, 9))), at, FONTS[rng.integers(len(FONTS))], size, random_colour(rng).tolist(), 1, cv2.LINE_AA)
    return np.clip(strip, 0, 255).astype(np.uint8)


def _row(rng, image, board):
    """A row of the board, mostly of its upper half, where it is mostly empty."""
    x, y, w, h, _, _, rows = board
    number = int(rng.integers(rows // 2 if rng.random() < 0.8 else rows))
    top, bottom = y + number * h / rows, y + (number + 1) * h / rows
    return image[max(0, round(top)):max(0, round(bottom)), max(0, round(x)):max(0, round(x + w))].astype(np.float32)


def _rule(rng, strip, columns):
    high, wide, _ = strip.shape
    colour = random_colour(rng).tolist()
    for column in range(columns + 1):
        at = min(wide - 1, round(column * wide / columns))
        cv2.line(strip, (at, 0), (at, high), colour, 1)


def ending(rng, image, board):
    """The picture without what is beside, above or below the board, or without nearly all of it; and the board there."""
    x, y, w, h, _, columns, rows = board
    cell, (high, wide) = max(w / columns, h / rows), image.shape[:2]
    near = lambda: cell * rng.uniform(0, 0.5) if rng.random() < 0.4 else 0  # noqa: E731
    left, top, right, bottom = (rng.random() < 0.6 for _ in range(4))
    x0, y0 = max(0, round(x - near())) if left else 0, max(0, round(y - near())) if top else 0
    x1, y1 = min(wide, round(x + w + near())) if right else wide, min(high, round(y + h + near())) if bottom else high
    return image[y0:y1, x0:x1], (x - x0, y - y0, *board[2:])


def cut(rng, image, board):
    """The picture from within one of the board's upper rows on, and the board of the whole rows that are left; a board has one more row than the fewest."""
    x, y, w, h, game, columns, rows = board
    gone, cell = int(rng.integers(1, min(3, rows - ROWS[0]) + 1)), h / rows
    first = max(0, round(y + (gone - rng.uniform(*PART)) * cell))
    return image[first:], (x, y + gone * cell - first, w, h - gone * cell, game, columns, rows - gone)
