"""The detector: a plain convolutional network over a whole picture. Input N x 3 x h x w, RGB, 0..1, h and w multiples of 32.

Output at stride 8; the point of cell (i, j) is at (8 j + 4, 8 i + 4) pixels. Channels: 0 Tetris, 1 Puyo (logits); 2-5 logarithms of the
distances to the left, top, right and bottom side in units of 8 pixels; 6-14 logits of 6 to 14 columns; 15-29 logits of 10 to 24 rows;
30-33 logits of next, hold, statistics, small board; 34-37 logarithms of the distances to that part's sides.
"""
import torch
from torch import nn
from torch.nn import functional

COLUMNS, ROWS, PARTS = range(6, 15), range(10, 25), 4
GAMES = slice(0, 2)
SIDES = slice(2, 6)
COLUMN = slice(6, 6 + len(COLUMNS))
ROW = slice(COLUMN.stop, COLUMN.stop + len(ROWS))
PART = slice(ROW.stop, ROW.stop + PARTS)
PART_SIDES = slice(PART.stop, PART.stop + 4)
CHANNELS = PART_SIDES.stop


class Conv(nn.Sequential):
    """Convolution, batch norm, ReLU."""

    def __init__(self, before, after, kernel=3, stride=1):
        super().__init__(nn.Conv2d(before, after, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """Two convolutions whose result is added to their input."""

    def __init__(self, width):
        super().__init__()
        self.first = Conv(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x):
        return functional.relu(x + self.second(self.first(x)))


class Pyramid(nn.Module):
    """Processes a picture in ever coarser planes, and back to one point for every eight. `widths`: of the planes of 2
    to 32 points, and on the way back of 16 and 8.
    """

    def __init__(self, widths, channels):
        super().__init__()
        w2, w4, w8, w16, w32, back16, back8 = widths
        self.s2 = Conv(3, w2, 3, 2)
        self.s4 = Conv(w2, w4, 3, 2)
        self.s8 = nn.Sequential(Conv(w4, w8, 3, 2), Residual(w8))
        self.s16 = nn.Sequential(Conv(w8, w16, 3, 2), Residual(w16))
        self.s32 = nn.Sequential(Conv(w16, w32, 3, 2), Residual(w32))
        self.mean = nn.Linear(w32, w32)
        self.u16 = Conv(w32 + w16, back16, 1)
        self.m16 = Conv(back16, back16)
        self.u8 = Conv(back16 + w8, back8, 1)
        self.m8 = nn.Sequential(Conv(back8, back8), Conv(back8, back8))
        self.out = nn.Conv2d(back8, channels, 1)

    def forward(self, x):
        x8 = self.s8(self.s4(self.s2(x * 2 - 1)))
        x16 = self.s16(x8)
        x32 = self.s32(x16)
        x32 = x32 + self.mean(x32.mean((2, 3)))[:, :, None, None]
        y = self.m16(self.u16(torch.cat([functional.interpolate(x32, scale_factor=2), x16], 1)))
        y = self.m8(self.u8(torch.cat([functional.interpolate(y, scale_factor=2), x8], 1)))
        return self.out(y)


class Detector(Pyramid):
    """546,000 weights, about 250 million multiplications for 384 x 224."""

    def __init__(self):
        super().__init__((16, 24, 48, 80, 96, 64, 48), CHANNELS)
        with torch.no_grad():
            self.out.bias.zero_()
            self.out.bias[GAMES] = -4.0
            self.out.bias[SIDES] = 1.5
            self.out.bias[PART] = -5.0
