"""Trains the network that reads cells, and continues where it stopped: python3 train.py FOLDER [--steps N].

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
from network import CLASSES, CellNetwork
from samples.folds import frames_folder, learned_from

SIZES, WARM_UP = {'cuda': (256, 25_000), 'cpu': (32, 2500)}, 200
# Crops are moved again by up to this many points, and scaled by up to this factor.
SHIFT, SCALE = 0.4, 0.012


def loss(said, allowed):
    """The unlikeliness of the classes that a cell may have, mean over the known cells; and the share of these whose
    likeliest class is none of them.
    """
    bits = (allowed.long()[:, None] >> torch.arange(CLASSES, device=said.device)[None, :, None, None]) & 1
    known = bits.amax(1) > 0
    chances = torch.log_softmax(said, 1).masked_fill(bits == 0, -1e4)
    unlikely = -torch.logsumexp(chances, 1)[known]
    wrong = bits.gather(1, said.argmax(1, keepdim=True))[:, 0][known] == 0
    # cells that are already read reliably hardly count, so that the network learns the rare ones
    return (unlikely * (1 - torch.exp(-unlikely)).detach().clamp(min=0.1)).mean(), {'unlikely': unlikely.detach().mean(), 'wrong': wrong.float().mean()}


def batch(feed, size):
    levels, allowed = feed.batch(size)
    pictures = as_pictures(levels)
    near = lambda spread: (torch.rand(len(levels), 2, device=levels.device) * 2 - 1) * spread  # noqa: E731
    return recoloured(moved(pictures, 1 + near(SCALE), near(SHIFT))), allowed


def main():
    parser = arguments(__doc__, 12000)
    parser.add_argument('--fold', default=None, help='K/N: clients that are left out')
    options = parser.parse_args()
    clients = learned_from(real.load([os.path.join(frames_folder(), name) for name in ('real', 'more')]), options.fold)
    train(options, CellNetwork(), partial(Crops, clients=clients), batch, loss, SIZES, WARM_UP)


if __name__ == '__main__':
    main()
