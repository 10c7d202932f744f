"""Boards drawn from nothing, with what is around them."""
import cv2
import numpy as np
from near.contents import drawn_contents
from drawing.boards import PUYO, TETRIS, draw_frame, draw_ground, usual_size
from drawing.blocks import paste
from drawing.grounds import ground, scattered
from drawing.parts import pieces_in_a_row
from near.looks import empty_tile, look_of
from near.painting import Place, cover, paint

AROUND = 3
# So often a board has a size that hardly any game has, of columns and rows within these.
ODD, ODD_COLUMNS, ODD_ROWS = 0.1, (6, 15), (9, 30)


def drawn_board(rng):
    """A picture (float32 BGR), the board's place in it, its classes and which of its cells can be read, both rows x columns."""
    game = PUYO if rng.random() < 0.35 else TETRIS
    columns, rows = _odd_size(rng) if rng.random() < ODD else usual_size(rng, game)
    size = int(rng.integers(8, 22))
    aspect = 1.0 if rng.random() < 0.85 else rng.uniform(0.85, 1.18)
    place = Place(game, rng.uniform(1, AROUND) * size, rng.uniform(0.2, AROUND) * size, size * aspect, size)
    w, h = int((columns + 2 * AROUND) * size * aspect), (rows + 2 * AROUND) * size
    image = ground(rng, w, h)
    scattered(rng, image, int(rng.integers(0, 4)))
    look, box = look_of(rng, game), (place.x, place.y, columns * place.wide, rows * place.high)
    draw_ground(rng, image, *box, columns, rows)
    if rng.random() < 0.1:
        _tiled(rng, image, place, columns, rows, look)
    draw_frame(rng, image, *box, look, size)
    if rng.random() < 0.4:
        pieces_in_a_row(rng, image, look, 0, box[0] + box[2] + size, box[1] + size, size, 2, False)
    contents = drawn_contents(rng, game, columns, rows)
    paint(rng, image, place, contents, look)
    return image, place, contents.classes(), cover(rng, image, place, columns, rows)


def _odd_size(rng):
    return int(rng.integers(ODD_COLUMNS[0], ODD_COLUMNS[1] + 1)), int(rng.integers(ODD_ROWS[0], ODD_ROWS[1] + 1))


def _tiled(rng, image, place, columns, rows, look):
    """A sign in every empty cell."""
    x, y = place.corner(rows // 2, columns // 2)
    under = image[max(0, y - 2):y + 2, max(0, x - 2):x + 2].mean((0, 1))
    tile = empty_tile(rng, look, under, place.size)
    for row in range(rows):
        for column in range(columns):
            paste(image, tile, *place.corner(row, column))
