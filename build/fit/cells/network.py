"""The network that reads a board's cells. Input N x 3 x 8 h x 8 w, RGB, 0..1: the board at 8 points a cell, and its surroundings.

The board begins one cell from the left and one from the top; w and h are multiples of four, see `plane_of`.
Output: N x CLASSES x h x w, logits of the contents of each cell.
"""
import beside  # noqa: F401
from learning.network import Pyramid

POINTS, BEFORE, UNIT = 8, 1, 4
# The names are in near.contents.
CLASSES = 5


def plane_of(columns, rows):
    """Cells across and down in the input: one more than the board on each side, up to a multiple of four."""
    return tuple(-(-(count + 2 * BEFORE) // UNIT) * UNIT for count in (columns, rows))


class CellNetwork(Pyramid):
    """440,000 weights, about 70 million multiplications for a board of 10 x 20."""

    def __init__(self):
        super().__init__((16, 32, 64, 64, 64, 64, 64), CLASSES)
