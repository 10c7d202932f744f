"""Whole drawn pictures: one or two boards with what belongs to them on some ground. Boards: x, y, w, h, game, columns, rows; parts: x, y, w, h, kind."""
import numpy as np

from drawing.boards import PUYO, TETRIS, draw_content, draw_frame, draw_ground, usual_size
from drawing.grounds import ground, scattered
from drawing.parts import beside, mini_boards
from near.looks import look_of


def drawn(rng, w, h):
    """A drawn picture (float32 BGR, h x w), its boards and its parts."""
    image = ground(rng, w, h)
    scattered(rng, image, int(rng.integers(0, 12)))
    game = PUYO if rng.random() < 0.42 else TETRIS
    columns, rows = usual_size(rng, game)
    aspect = 1.0 if rng.random() < 0.85 else rng.uniform(0.8, 1.25)
    ch = h * _share(rng) / rows
    cw = ch * aspect
    if cw * columns > w * 0.95:
        cw, ch = w * 0.95 / columns, w * 0.95 / columns / aspect
    two = rng.random() < 0.25 and cw * columns * 2.3 < w
    look = look_of(rng, game)
    x = rng.uniform(0.01, 0.99 - cw * columns * (2.2 if two else 1) / w) * w if not _fills(cw * columns, w, two) else (w - cw * columns) / 2
    y = rng.uniform(0.0, 1.0) * (h - ch * rows)
    frame_seed = int(rng.integers(1 << 30))
    boards, parts = [], []
    places = [x] + ([x + cw * columns * rng.uniform(1.2, 1.9)] if two else [])
    for left in places:
        if left + cw * columns > w:
            continue
        place = (left, y, cw * columns, ch * rows)
        same = np.random.default_rng(frame_seed)
        draw_ground(same, image, *place, columns, rows)
        draw_frame(same, image, *place, look, ch)
        draw_content(rng, image, *place, columns, rows, look)
        parts += beside(rng, image, (*place, columns, rows), look)
        boards.append((*place, game, columns, rows))
    if rng.random() < 0.12 and not two:
        parts += mini_boards(rng, image, (x, y, cw * columns, ch * rows, columns, rows), look)
    return image, boards, [part for part in parts if not _overlaps(part, boards)]


def _share(rng):
    """A board's height as a share of the picture's: whole desktops and crops of the board alone."""
    return rng.uniform(0.24, 0.55) if rng.random() < 0.35 else rng.uniform(0.55, 0.98)


def _fills(board, w, two):
    return board * (2.2 if two else 1) / w > 0.97


def _overlaps(part, boards):
    x, y, w, h, _ = part
    return any(x < b[0] + b[2] and x + w > b[0] and y < b[1] + b[3] and y + h > b[1] for b in boards)
