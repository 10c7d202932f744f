"""The network that reads a board's cells. Input N x 3 x 8 h x 8 w, RGB, 0..1: the board at 8 points a cell, and what is around it.

The board begins one cell from the left and one from the top; w and h are multiples of four, see `plane_of`.
Output: N x CLASSES x h x w, logits of what each cell holds.
"""
import beside  # noqa: F401
import torch
from learning.network import Conv, Residual
from torch import nn
from torch.nn import functional

POINTS, BEFORE, UNIT = 8, 1, 4
# near.contents says which.
CLASSES = 5


def plane_of(columns, rows):
    """Cells across and down that are looked at: one more than the board on each side, up to a multiple of four."""
    return tuple(-(-(count + 2 * BEFORE) // UNIT) * UNIT for count in (columns, rows))


class CellNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.s2 = Conv(3, 16, 3, 2)
        self.s4 = Conv(16, 32, 3, 2)
        self.s8 = nn.Sequential(Conv(32, 64, 3, 2), Residual(64))
        self.s16 = nn.Sequential(Conv(64, 64, 3, 2), Residual(64))
        self.s32 = nn.Sequential(Conv(64, 64, 3, 2), Residual(64))
        self.mean = nn.Linear(64, 64)
        self.u16 = Conv(64 + 64, 64, 1)
        self.m16 = Conv(64, 64)
        self.u8 = Conv(64 + 64, 64, 1)
        self.m8 = nn.Sequential(Conv(64, 64), Conv(64, 64))
        self.out = nn.Conv2d(64, CLASSES, 1)

    def forward(self, image):
        x8 = self.s8(self.s4(self.s2(image * 2 - 1)))
        x16 = self.s16(x8)
        x32 = self.s32(x16)
        x32 = x32 + self.mean(x32.mean((2, 3)))[:, :, None, None]
        y = self.m16(self.u16(_joined(x32, x16)))
        y = self.m8(self.u8(_joined(y, x8)))
        return self.out(y)


def _joined(half, whole):
    return torch.cat([functional.interpolate(half, scale_factor=2), whole], 1)
