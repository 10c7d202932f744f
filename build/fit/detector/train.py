"""Trains the detector, and continues where it stopped: python3 train.py FOLDER [--leave NAME] [--fold K/N] [--steps N] [--begin CHECKPOINT].

FOLDER keeps checkpoint.pt and train.log; a file STOP in it ends the training. It learns on a GPU if there is one.
"""
import os
from functools import partial

import numpy as np

from learning.network import Detector
from learning.running import arguments, train
from learning.shapes import SHAPES
from learning.targets import loss, targets
from learning.varying import as_pictures, recoloured
from samples import labelled
from samples.folds import frames_folder, learned_from, sets_but
from samples.making import Samples

SIZES, WARM_UP = {'cuda': (96, 50_000), 'cpu': (24, 2500)}, 300


class Maker:
    """Samples of all shapes in turn, with their expected output."""

    def __init__(self, seed, clients):
        self.samples, self.turn = Samples(seed, clients), 0

    def make(self):
        sample = self.samples.make(*SHAPES[self.turn % len(SHAPES)])
        self.turn += 1
        high, wide = sample.image.shape[:2]
        return sample.image, targets(sample, high // 8, wide // 8).astype(np.float16)


def batch(feed, size):
    levels, truth = feed.batch(size)
    return recoloured(as_pictures(levels)), truth.float()


def main():
    parser = arguments(__doc__, 9000)
    parser.add_argument('--leave', default='third', help='folders of labelled pictures that are not learned from, separated by commas')
    parser.add_argument('--fold', default=None, help='leave out fold K/N of the clients')
    options = parser.parse_args()
    folders = [os.path.join(frames_folder(), name) for name in sets_but(options.leave)]
    maker = partial(Maker, clients=learned_from(labelled.load(folders), options.fold))
    train(options, Detector(), maker, batch, loss, SIZES, WARM_UP)


if __name__ == '__main__':
    main()
