"""Patches: the part of a picture that the network sees of a place. vision/locating/network/patch.ts cuts the same
ones.
"""
import cv2
import numpy as np

from network import CELL, MARGIN

NOTHING = 128


class Views:
    """A picture as it is searched at each size: sums of its colours over any rectangle."""

    def __init__(self, picture):
        read = cv2.imread(picture.file, cv2.IMREAD_COLOR)
        if read.shape[:2] != (picture.height, picture.width):
            read = cv2.resize(read, (picture.width, picture.height), interpolation=cv2.INTER_AREA)
        self.image, self.sums = read[..., ::-1], {}

    def patch(self, place):
        """(rows + 2 MARGIN) CELL x (columns + 2 MARGIN) CELL x 3, RGB, 0..255: the mean of what each pixel covers, NOTHING outside the picture."""
        sums = self._at(place.factor)
        x, y, w, h = (value / place.factor for value in place.box)
        left, right = _marks(x, w / place.columns, place.columns, sums.shape[1] - 1)
        top, bottom = _marks(y, h / place.rows, place.rows, sums.shape[0] - 1)
        covered = sums[bottom][:, right] - sums[top][:, right] - sums[bottom][:, left] + sums[top][:, left]
        pixels = (bottom - top)[:, None] * (right - left)[None]
        return np.where(pixels[..., None] > 0, covered / np.maximum(1, pixels)[..., None], NOTHING).astype(np.float32)

    def _at(self, factor):
        if factor not in self.sums:
            high, wide = (side // factor for side in self.image.shape[:2])
            whole = self.image[:high * factor, :wide * factor]
            self.sums[factor] = cv2.integral(cv2.resize(whole, (wide, high), interpolation=cv2.INTER_AREA).astype(np.float64))
        return self.sums[factor]


def _marks(start, cell, cells, size):
    """The range of each pixel of a patch within a picture."""
    at = start + (np.arange((cells + 2 * MARGIN) * CELL) / CELL - MARGIN) * cell
    first = np.floor(at + 0.5)
    last = np.maximum(first + 1, np.floor(at + cell / CELL + 0.5))
    first, last = np.clip(first, 0, size), np.clip(last, 0, size)
    return first.astype(int), last.astype(int)


def as_input(patch):
    return (patch - NOTHING) / NOTHING
