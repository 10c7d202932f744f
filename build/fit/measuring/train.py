"""Trains the network that measures boards, and continues where it stopped: python3 train.py FOLDER [--steps N].

FOLDER keeps checkpoint.pt and train.log; a file STOP in it ends the training. It learns on a GPU if there is one.
"""
import os
from functools import partial

import beside  # noqa: F401
import torch
from crops import Crops
from learning.running import arguments, train
from learning.varying import as_pictures, moved, recoloured
from near import real
from network import COLUMNS, GAMES, HEIGHT, ROWS, WIDTH, MeasuringNetwork
from samples import labelled
from samples.folds import frames_folder
from torch.nn import functional

SIZES, WARM_UP = {'cuda': (128, 100_000), 'cpu': (32, 8000)}, 200
# A side's place and a line are blurred by this many points.
SIDE, LINE = 0.7, 0.8
LINES_WORTH = 4


def at_place(logits, place):
    """The distance of a side's chances over all points from a blurred place, N x points and N."""
    grid = torch.arange(logits.shape[1], device=logits.device)[None]
    wanted = torch.exp(-0.5 * ((grid - place[:, None]) / SIDE) ** 2)
    return -(wanted / wanted.sum(1, keepdim=True) * functional.log_softmax(logits, 1)).sum(1).mean()


def grid_lines(first, last, count, points):
    """Blurred lines between a board's cells and its sides, N x points."""
    grid = torch.arange(points, device=first.device)[None]
    step = ((last - first) / count)[:, None]
    number = (grid - first[:, None]) / step
    within = (number.round() >= 0) & (number.round() <= count[:, None])
    return torch.exp(-0.5 * ((number - number.round()) * step / LINE) ** 2) * within


def loss(said, truth):
    """The sum of all losses, and its terms by name. `truth`: N x 7, as from Crops.make."""
    across, down, counts = said
    left, right, top, bottom, game, columns, rows = truth.T
    lines = functional.binary_cross_entropy_with_logits
    terms = {
        'left': at_place(across[:, 0], left),
        'right': at_place(across[:, 1], right),
        'top': at_place(down[:, 0], top),
        'bottom': at_place(down[:, 1], bottom),
        'lines': LINES_WORTH * (lines(across[:, 2], grid_lines(left, right, columns, WIDTH)) + lines(down[:, 2], grid_lines(top, bottom, rows, HEIGHT))),
        'columns': functional.cross_entropy(counts[:, :len(COLUMNS)], (columns - COLUMNS[0]).long()),
        'rows': functional.cross_entropy(counts[:, len(COLUMNS):-GAMES], (rows - ROWS[0]).long()),
        'game': functional.cross_entropy(counts[:, -GAMES:], game.long()),
    }
    return sum(terms.values()), {name: value.detach() for name, value in terms.items()}


def varied(pictures, truth):
    """Moved and scaled a little, as long as the board stays whole."""
    count, device = len(truth), truth.device
    size = torch.tensor([WIDTH, HEIGHT], device=device)
    scale = 0.93 + 0.12 * torch.rand(count, 2, device=device)
    shift = (0.06 * torch.rand(count, 2, device=device) - 0.03) * size
    whole = _inside(_sides(truth, scale, shift), size)[:, None]
    scale, shift = torch.where(whole, scale, torch.ones_like(scale)), torch.where(whole, shift, torch.zeros_like(shift))
    return moved(pictures, scale, shift), torch.cat([_sides(truth, scale, shift), truth[:, 4:]], 1)


def _sides(truth, scale, shift):
    return truth[:, :4] * scale.repeat_interleave(2, 1) + shift.repeat_interleave(2, 1)


def _inside(sides, size):
    return (sides[:, ::2] >= 1).all(1) & (sides[:, 1::2] <= size - 1).all(1)


def batch(feed, size):
    levels, truth = feed.batch(size)
    pictures, truth = varied(as_pictures(levels), truth)
    return recoloured(pictures), truth


def main():
    options = arguments(__doc__, 7000).parse_args()
    folders = [os.path.join(frames_folder(), name) for name in ('real', 'more')]
    maker = partial(Crops, clients=labelled.load(folders), near=real.load(folders))
    train(options, MeasuringNetwork(), maker, batch, loss, SIZES, WARM_UP)


if __name__ == '__main__':
    main()
