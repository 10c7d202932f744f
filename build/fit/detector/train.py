"""Trains the detector, and goes on where it stopped: python3 train.py FOLDER [--leave NAME] [--fold K/N] [--steps N] [--begin CHECKPOINT].

FOLDER keeps checkpoint.pt and train.log; a file STOP in it ends the training. It learns on a GPU where there is one.
"""
import argparse
import os
from functools import partial

import cv2
import numpy as np
import torch

from learning.checkpoints import loaded
from learning.feeding import Feed
from learning.network import Detector
from learning.running import device_for, run
from learning.shapes import SHAPES
from learning.targets import loss, targets
from learning.trainer import Trainer
from learning.varying import as_pictures, recoloured
from samples import labelled
from samples.folds import frames_folder, learned_from, sets_but
from samples.making import Samples

BATCH, WARM_UP = {'cuda': 96, 'cpu': 24}, 300
KEPT = {'cuda': 50_000, 'cpu': 2500}


class Maker:
    """Samples of all shapes in turn, with what the network has to say to them."""

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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('--leave', default='third', help='folders of labelled pictures that are not learned from, separated by commas')
    parser.add_argument('--fold', default=None, help='leave out fold K/N of the clients')
    parser.add_argument('--steps', type=int, default=9000, help='steps until the rate has fallen to its least')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--processes', type=int, default=1, help='how many make samples')
    parser.add_argument('--begin', default=None, help='a checkpoint whose mean weights are gone on from, as if new')
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    torch.set_num_threads(1)
    cv2.setNumThreads(0)
    sets, device = sets_but(options.leave), device_for()
    clients = learned_from(labelled.load([os.path.join(frames_folder(), name) for name in sets]), options.fold)
    feed = Feed(partial(Maker, clients=clients), options.seed, options.processes, KEPT[device])
    torch.manual_seed(options.seed)
    net = loaded(Detector(), options.begin) if options.begin else Detector()
    trainer = Trainer(net.to(device, memory_format=torch.channels_last), options.folder, options.steps, WARM_UP)
    run(trainer, feed, lambda: batch(feed, BATCH[device]), loss, options.folder)


if __name__ == '__main__':
    main()
