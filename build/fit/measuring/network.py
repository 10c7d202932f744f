"""The network that measures a board. Input N x 3 x 256 x 128, RGB, 0..1: the board and a margin around it.

Output: N x 3 x 128 from left to right, N x 3 x 256 from top to bottom (logits of every point: the board begins, ends, a line of its grid runs
through it), and N x 34: logits of 6 to 15 columns, 9 to 30 rows, Tetris and Puyo. Place i is the left, or upper, edge of point i.
"""
import beside  # noqa: F401
import torch
from learning.network import Conv, Residual
from torch import nn
from torch.nn import functional

WIDTH, HEIGHT = 128, 256
COLUMNS, ROWS, GAMES = range(6, 16), range(9, 31), 2
BANDS, CHANNELS = 3, 3
# Points of the input for one point of the finest plane.
FINENESS = 2


def _row(before, after, points):
    """A convolution along a line, batch norm, ReLU."""
    return nn.Sequential(nn.Conv1d(before, after, points, 1, points // 2, bias=False), nn.BatchNorm1d(after), nn.ReLU(inplace=True))


class Profile(nn.Module):
    """The contents along one direction, point by point: features pooled across it in bands, and the farthest view's
    mean.
    """

    def __init__(self, before, context, width=72):
        super().__init__()
        self.first = _row(before * 2 * BANDS, width, 5)
        self.context = nn.Linear(context, width)
        self.second = _row(width, width, 9)
        self.third = _row(width, width, 9)
        self.out = nn.Conv1d(width, FINENESS * CHANNELS, 1)

    def forward(self, fine, across, context):
        """`across`: the dimension that is pooled. Logits N x CHANNELS x points, and features N x width x points / FINENESS."""
        bands = [pooled for band in fine.chunk(BANDS, across) for pooled in (band.mean(across), band.amax(across))]
        first = self.first(torch.cat(bands, 1)) + self.context(context)[:, :, None]
        features = first + self.third(self.second(first))
        said = self.out(features)
        count, _, points = said.shape
        return said.view(count, CHANNELS, FINENESS, points).transpose(2, 3).reshape(count, CHANNELS, FINENESS * points), features


class MeasuringNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.s2 = Conv(3, 16, 3, 2)
        self.s4 = nn.Sequential(Conv(16, 32, 3, 2), Residual(32))
        self.s8 = nn.Sequential(Conv(32, 56, 3, 2), Residual(56))
        self.s16 = nn.Sequential(Conv(56, 80, 3, 2), Residual(80))
        self.mean = nn.Linear(80, 80)
        self.u8 = Conv(80 + 56, 48, 1)
        self.m8 = Conv(48, 48)
        self.u4 = Conv(48 + 32, 32, 1)
        self.m4 = Conv(32, 32)
        self.u2 = Conv(32 + 16, 16, 1)
        self.m2 = Conv(16, 16)
        self.x = Profile(16, 80)
        self.y = Profile(16, 80)
        self.dense = nn.Linear(80 + 72 * 4, 128)
        self.counts = nn.Linear(128, len(COLUMNS) + len(ROWS) + GAMES)

    def forward(self, image):
        x2 = self.s2(image * 2 - 1)
        x4 = self.s4(x2)
        x8 = self.s8(x4)
        x16 = self.s16(x8)
        mean = x16.mean((2, 3))
        x16 = x16 + self.mean(mean)[:, :, None, None]
        y8 = self.m8(self.u8(_joined(x16, x8)))
        y4 = self.m4(self.u4(_joined(y8, x4)))
        fine = self.m2(self.u2(_joined(y4, x2)))
        across, seen_across = self.x(fine, 2, mean)
        down, seen_down = self.y(fine, 3, mean)
        seen = [pooled for features in (seen_across, seen_down) for pooled in (features.mean(2), features.amax(2))]
        return across, down, self.counts(functional.relu(self.dense(torch.cat([mean, *seen], 1))))


def _joined(half, whole):
    return torch.cat([functional.interpolate(half, scale_factor=2), whole], 1)
