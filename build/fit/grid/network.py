"""The network that sees how well a grid fits a picture, cell by cell; vision/locating/network/GridNetwork.ts has the same layers.

Input: patches N x 3 x h x w, RGB from -1 to 1, nothing is 0; CELL pixels a cell and MARGIN cells around the board. Output: for each patch the
logits that a board of Tetris, and of Puyo, is exactly there; then how far the board's left, top, right and bottom side are from the grid's,
in the grid's cells.
"""
import math

import torch
from torch import nn
from torch.nn import functional

CELL, MARGIN = 8, 2
WIDE, DENSE, FACTS = 32, 64, 8
GAMES, SIDES = slice(0, 2), slice(2, 6)


class Conv(nn.Module):
    """Convolution, batch norm, ReLU; the points outside a smaller patch stay 0."""

    def __init__(self, before, after, stride=1, bends=True):
        super().__init__()
        self.conv = nn.Conv2d(before, after, 3, stride, 1, bias=False)
        self.norm = nn.BatchNorm2d(after)
        self.bends = bends

    def forward(self, x, mask):
        x = self.norm(self.conv(x))
        return (functional.relu(x) if self.bends else x) * mask


class Residual(nn.Module):
    """Two convolutions whose result is added to their input."""

    def __init__(self, width):
        super().__init__()
        self.a = Conv(width, width)
        self.b = Conv(width, width, bends=False)

    def forward(self, x, mask):
        return functional.relu(x + self.b(self.a(x, mask), mask)) * mask


class GridNetwork(nn.Module):
    """68,000 weights, about 22 million multiplications for 10 x 20 cells."""

    def __init__(self):
        super().__init__()
        self.c1, self.c2, self.c3 = Conv(3, 16, 2), Conv(16, 24, 2), Conv(24, WIDE, 2)
        self.r1, self.r2 = Residual(WIDE), Residual(WIDE)
        self.mean = nn.Linear(WIDE, WIDE)
        self.dense = nn.Linear(WIDE * 9 + FACTS, DENSE)
        self.out = nn.Linear(DENSE, SIDES.stop)
        with torch.no_grad():
            self.out.weight[SIDES] *= 0.1
            self.out.bias.zero_()
            self.out.bias[GAMES] = -2

    def forward(self, x, sizes, facts):
        """`sizes`: N x 2, columns and rows; patches smaller than the largest are in the upper left corner. `facts`: N x FACTS."""
        down, across = torch.arange(x.shape[2] // CELL)[None], torch.arange(x.shape[3] // CELL)[None]
        columns, rows = sizes[:, :1], sizes[:, 1:]
        cells = _span(down, 0, rows + 2 * MARGIN)[:, None, :, None] * _span(across, 0, columns + 2 * MARGIN)[:, None, None, :]
        quarters = cells.repeat_interleave(2, 2).repeat_interleave(2, 3)
        x = self.c1(x, quarters.repeat_interleave(2, 2).repeat_interleave(2, 3))
        x = self.r1(self.c3(self.c2(x, quarters), cells), cells)
        x = (x + self.mean(x.sum((2, 3)) / cells.sum((2, 3)))[:, :, None, None]) * cells
        x = self.r2(x, cells)
        means = [_mean(x, upright, level) for level, upright in _bands(across, down, columns, rows)]
        return self.out(functional.relu(self.dense(torch.cat([*means, facts], 1))))


def _span(at, start, end):
    return ((at >= start) & (at < end)).float()


def _bands(across, down, columns, rows):
    """The board, the cells around it on each side, and its outermost cells on each side: masks across and down."""
    right, bottom = columns + MARGIN, rows + MARGIN
    x, y = _span(across, MARGIN, right), _span(down, MARGIN, bottom)
    return [
        (x, y),
        (_span(across, 0 * right, MARGIN), y),
        (_span(across, right, right + MARGIN), y),
        (x, _span(down, 0 * bottom, MARGIN)),
        (x, _span(down, bottom, bottom + MARGIN)),
        (_span(across, 0 * right + MARGIN, MARGIN + 1), y),
        (_span(across, right - 1, right), y),
        (x, _span(down, 0 * bottom + MARGIN, MARGIN + 1)),
        (x, _span(down, bottom - 1, bottom)),
    ]


def _mean(x, down, across):
    return torch.einsum('nkyx,ny,nx->nk', x, down, across) / (down.sum(1) * across.sum(1))[:, None]


def facts_of(columns, rows, tall, cell):
    """The facts that a patch does not show. `tall`: a cell's height by its width; `cell`: its width in pixels of the
    searched picture.
    """
    shape = math.log(tall)
    sizes = [float((columns, rows) == (10, 20)), float((columns, rows) == (6, 12)), float(columns == 10)]
    return [(columns - 10) / 4, (rows - 18) / 6, 4 * shape, 4 * abs(shape), *sizes, math.log(cell / 16)]
