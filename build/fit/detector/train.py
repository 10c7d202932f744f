"""Trains the detector, and goes on where it stopped: python3 train.py FOLDER [--leave NAME] [--fold K/N] [--steps N] [--threads N] [--after WEIGHTS.ts].

FOLDER keeps checkpoint.pt and train.log; a file STOP in it ends the training. Two processes share the work: one makes samples,
one learns from a pool of them, in which each is seen a few times.
"""
import argparse
import multiprocessing
import os
import time
from queue import Empty

import cv2
import numpy as np
import torch

from learning.network import Detector
from learning.resuming import resume
from learning.shapes import SHAPES
from learning.targets import batch_targets, loss
from learning.trainer import Trainer
from samples import labelled
from samples.folds import frames_folder, learned_from, sets_but
from samples.making import Samples

BATCH, POOL = 24, 2500
# Samples that a step takes at most: each is learned from about twice.
MOST_FRESH = 11
WARM_UP = 300


def supply(seed, clients, queue):
    cv2.setNumThreads(1)
    samples = Samples(seed, clients)
    turn = 0
    while True:
        shape = SHAPES[turn % len(SHAPES)]
        queue.put((turn % len(SHAPES), samples.make(*shape)))
        turn += 1


def tensors(batch, rng):
    """Pictures as the network takes them, some with another white balance; their truth beside them."""
    h, w = batch[0].image.shape[:2]
    pictures = np.stack([sample.image for sample in batch])[..., ::-1].astype(np.float32) / 255
    balance = np.where(rng.random((len(batch), 1)) < 0.4, rng.uniform(0.8, 1.2, (len(batch), 3)), 1).astype(np.float32)
    pictures = np.clip(pictures * balance[:, None, None], 0, 1).transpose(0, 3, 1, 2)
    return torch.from_numpy(np.ascontiguousarray(pictures)), batch_targets(batch, h // 8, w // 8)


class DetectorTrainer(Trainer):
    """Knows how many samples were made, too."""

    def __init__(self, folder, steps):
        super().__init__(Detector(), folder, steps, WARM_UP)
        self.made = self.kept.get('made', 0)

    def begin_after(self, weights, step, pictures):
        resume(self.net, weights, pictures)
        self.begin_mean()
        self.step = step

    def learn(self, pictures, truth):
        """One step; the terms of the loss by name."""
        self.net.train()
        total, terms = loss(self.net(pictures), truth)
        self.descend(total)
        return terms


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('--leave', default='third', help='folders of labelled pictures that are not learned from, separated by commas')
    parser.add_argument('--fold', default=None, help='leave out fold K/N of the clients')
    parser.add_argument('--steps', type=int, default=9000, help='steps until the rate has fallen to its least')
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--after', default=None, help='exported weights to begin with where FOLDER has no checkpoint')
    parser.add_argument('--step', type=int, default=0, help='the step that --after has come to')
    return parser.parse_args()


def main():
    options = arguments()
    torch.set_num_threads(options.threads)
    os.makedirs(options.folder, exist_ok=True)
    trainer = DetectorTrainer(options.folder, options.steps)
    torch.manual_seed(options.seed + trainer.step)
    rng = np.random.default_rng(options.seed + trainer.step)
    sets = sets_but(options.leave)
    clients = learned_from(labelled.load([os.path.join(frames_folder(), name) for name in sets]), options.fold)
    queue = multiprocessing.Queue(64)
    multiprocessing.Process(target=supply, args=(options.seed + trainer.step, clients, queue), daemon=True).start()
    pools, started, sums = [[] for _ in SHAPES], time.time(), {}
    stop = os.path.join(options.folder, 'STOP')
    trainer.made += refill(queue, pools, rng)
    if options.after and not trainer.step:
        trainer.begin_after(options.after, options.step, tensors([pools[0][i] for i in range(8 * BATCH)], rng)[0])
    with open(os.path.join(options.folder, 'train.log'), 'a', encoding='utf8') as log:
        while not os.path.exists(stop):
            trainer.made += refill(queue, pools, rng)
            pool = pools[trainer.step % len(SHAPES)]
            terms = trainer.learn(*tensors([pool[i] for i in rng.integers(0, len(pool), BATCH)], rng))
            sums = {name: sums.get(name, 0) + value / 50 for name, value in terms.items()}
            if trainer.step % 50 == 0:
                told = ' '.join(f'{name} {value:.3f}' for name, value in sums.items())
                print(trainer.step, trainer.made, f'{time.time() - started:.0f}s', f'sum {sum(sums.values()):.3f}', told, file=log, flush=True)
                sums = {}
            if trainer.step % 100 == 0:
                trainer.save(made=trainer.made)
        trainer.save(made=trainer.made)


def refill(queue, pools, rng):
    """Takes what was made meanwhile, and at first waits for a little of everything. The number of samples taken."""
    taken = 0
    while taken < MOST_FRESH:
        is_short = min(map(len, pools)) < 8 * BATCH
        try:
            index, sample = queue.get(timeout=60 if is_short else 0.01)
        except Empty:
            break
        if len(pools[index]) < POOL:
            pools[index].append(sample)
        else:
            pools[index][int(rng.integers(POOL))] = sample
        taken += 0 if is_short else 1
    return taken


if __name__ == '__main__':
    main()
