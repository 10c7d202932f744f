"""Crops of boards for training: cut from drawn and altered pictures, around boxes that are about right."""
from collections import namedtuple

import beside  # noqa: F401
import cv2
import numpy as np
from drawing.boards import PUYO
from drawing.drawn import drawn
from near.drawn import drawn_board
from near.real import real_board
from network import COLUMNS, HEIGHT, ROWS, WIDTH
from samples.faults import faults
from samples.labelled import altered
from samples.window import window
from surroundings import surrounded

# The margin of a crop on each side, as a share of the box's width or height; vision/detect/measuring/measure.ts has the same.
MARGIN = (0.18, 0.09)
SIZES = [(1024, 640), (800, 800), (640, 960), (1280, 760)]
# Boxes around each board; cells of fewer pixels show nothing.
BOXES, LEAST_CELL = 4, 4
# The share of pictures that show a board with a small margin.
NEAR = 0.6

# `x`, `y`: where it begins in the picture; `across`, `down`: its points for each pixel.
Window = namedtuple('Window', 'x y across down')


def crop(image, box):
    """The part around a box (x, y, w, h) of a picture (BGR, uint8), HEIGHT x WIDTH, grey beside the picture; and its window."""
    x, y, w, h = box
    left, top = x - MARGIN[0] * w, y - MARGIN[1] * h
    wide, high = w * (1 + 2 * MARGIN[0]), h * (1 + 2 * MARGIN[1])
    return window(image, (left, top, wide, high), WIDTH, HEIGHT), Window(left, top, WIDTH / wide, HEIGHT / high)


def jittered(rng, box):
    """A box as the detector may see a board: sides a part of a cell off, the upper one sometimes by a row or two."""
    x, y, w, h = box
    spread = rng.choice([0.02, 0.045, 0.07], p=[0.3, 0.5, 0.2])
    left, right, top, bottom = rng.normal(0, spread, 4)
    if rng.random() < 0.12:
        top += rng.choice([-1, 1]) * rng.uniform(0, 0.12)
    left, right, top, bottom = np.clip([left, right, 0.7 * top, 0.7 * bottom], -0.16, 0.16)
    return x + left * w, y + top * h, w * (1 + right - left), h * (1 + bottom - top)


class Crops:
    """`clients`: labelled entries by client; `near`: the boards whose cells are labelled by client, see near.real."""

    def __init__(self, seed, clients, near):
        self.rng = np.random.default_rng(seed)
        self.near = list(near.values())
        self.clients = [entries for entries in clients.values() if any(entry.boards for entry in entries)]
        self.puyo = [entries for entries in self.clients if any(board[4] == PUYO for entry in entries for board in entry.boards)]
        self.waiting = []

    def make(self):
        """A crop (uint8, BGR), and the positions of the board's left, right, upper and lower side in it, its game, columns and rows."""
        while not self.waiting:
            self.waiting = [one for board, image in self._boards() for one in self._around(*surrounded(self.rng, image, board))]
        return self.waiting.pop()

    def _boards(self):
        image, boards = self._picture()
        for board in boards:
            if board[5] in COLUMNS and board[6] in ROWS and board[2] / board[5] >= LEAST_CELL:
                yield board, image

    def _picture(self):
        if self.rng.random() < NEAR:
            return self._near_board()
        rng = self.rng
        size = SIZES[rng.integers(len(SIZES))]
        if rng.random() < 0.5:
            image, boards, _ = drawn(rng, *size)
        else:
            clients = self.puyo if rng.random() < 0.2 else self.clients
            entries = clients[rng.integers(len(clients))]
            image, boards, _ = altered(rng, entries[rng.integers(len(entries))], *size)
        image = np.clip(image, 0, 255).astype(np.uint8)
        return _smaller(image, boards, rng.uniform(0.35, 0.9)) if rng.random() < 0.3 else (image, boards)

    def _near_board(self):
        """A picture of a board with a small margin: made ten times as fast as a whole one."""
        rng = self.rng
        if rng.random() < 0.55:
            image, place, cells, _ = drawn_board(rng)
        else:
            boards = self.near[rng.integers(len(self.near))]
            board = boards[rng.integers(len(boards))]
            image, place, cells = real_board(rng, board)
        rows, columns = cells.shape
        board = (place.x, place.y, columns * place.wide, rows * place.high, place.game, columns, rows)
        return np.clip(image, 0, 255).astype(np.uint8), [board]

    def _around(self, image, board):
        rng = self.rng
        for _ in range(BOXES):
            part, at = crop(image, jittered(rng, board[:4]))
            left, right = ((x - at.x) * at.across for x in (board[0], board[0] + board[2]))
            top, bottom = ((y - at.y) * at.down for y in (board[1], board[1] + board[3]))
            if left < 1 or right > WIDTH - 1 or top < 1 or bottom > HEIGHT - 1:
                continue
            part = faults(rng, part)
            if rng.random() < 0.5:
                part, left, right = part[:, ::-1].copy(), WIDTH - right, WIDTH - left
            yield part, np.array([left, right, top, bottom, *board[4:7]], np.float32)


def _smaller(image, boards, factor):
    small = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    across, down = small.shape[1] / image.shape[1], small.shape[0] / image.shape[0]
    return small, [(x * across, y * down, w * across, h * down, *rest) for x, y, w, h, *rest in boards]
