"""Crops of boards for training, with POINTS pixels a cell, around a place that is about right."""
import beside  # noqa: F401
import cv2
import numpy as np
from drawing.boards import PUYO
from near.drawn import drawn_board
from near.real import real_board
from network import BEFORE, POINTS, plane_of
from samples.faults import faults
from samples.window import window

# The errors of the sides, in cells, of a place of usual accuracy, and of a less accurate one.
USUAL, LESS_GOOD = 0.05, 0.11


def crop(image, x, y, wide, high, columns, rows):
    """The part of a picture (uint8 BGR) around a board whose cells are `wide` x `high` pixels: uint8, POINTS a cell, grey beside the picture."""
    across, down = plane_of(columns, rows)
    box = (x - BEFORE * wide, y - BEFORE * high, across * wide, down * high)
    return window(image, box, across * POINTS, down * POINTS)


def over_plane(cells, columns, rows):
    """The truth of the board's cells as a plane of all cells in the network's input; 0 beside the board."""
    across, down = plane_of(columns, rows)
    plane = np.zeros((down, across), np.uint8)
    plane[BEFORE:BEFORE + rows, BEFORE:BEFORE + columns] = cells
    return plane


class Crops:
    """`clients`: labelled boards by client."""

    def __init__(self, seed, clients):
        self.rng = np.random.default_rng(seed)
        self.clients = list(clients.values())
        self.puyo = [boards for boards in self.clients if boards[0].game == PUYO]

    def make(self):
        """A crop (uint8 BGR), and for each cell of its plane the classes that it may have, as bits; 0 if unknown."""
        rng = self.rng
        if rng.random() < 0.5:
            image, place, classes, seen = drawn_board(rng)
            allowed = np.where(seen, 1 << classes, 0)
        else:
            clients = self.puyo if rng.random() < 0.15 else self.clients
            boards = clients[rng.integers(len(clients))]
            image, place, allowed = real_board(rng, boards[rng.integers(len(boards))])
        rows, columns = allowed.shape
        image = _recoloured(rng, np.clip(image, 0, 255).astype(np.uint8))
        if rng.random() < 0.5:
            image, allowed = image[:, ::-1], allowed[:, ::-1]
            place.x = image.shape[1] - place.x - columns * place.wide
        if rng.random() < 0.25:
            small = rng.uniform(0.4, 0.9)
            image = cv2.resize(image, None, fx=small, fy=small, interpolation=cv2.INTER_AREA if rng.random() < 0.7 else cv2.INTER_NEAREST)
            place.x, place.y, place.wide, place.high = (value * small for value in (place.x, place.y, place.wide, place.high))
        return crop(np.ascontiguousarray(image), *_off(rng, place, columns, rows), columns, rows), over_plane(allowed, columns, rows)


def _off(rng, place, columns, rows):
    """The place as it may be found: every side is off by a part of a cell."""
    spread = USUAL if rng.random() < 0.75 else LESS_GOOD
    left, right, top, bottom = np.clip(rng.normal(0, spread, 4), -0.25, 0.25)
    wide, high = place.wide * (1 + (right - left) / columns), place.high * (1 + (bottom - top) / rows)
    return place.x + left * place.wide, place.y + top * place.high, wide, high


def _recoloured(rng, image):
    """Sometimes another hue, inverted, or without colour; and with the faults of captures."""
    if rng.random() < 0.4:
        hsv = cv2.cvtColor(image, cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(int) + int(rng.integers(180))) % 180
        image = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    if rng.random() < 0.08:
        image = 255 - image
    if rng.random() < 0.05:
        image = np.repeat(image.mean(2, keepdims=True), 3, 2).astype(np.uint8)
    return faults(rng, image, blur=1.2, noisy=0, quality=35)
