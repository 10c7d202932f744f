"""Trains the network that looks at boards from near, and goes on where it stopped: python3 train.py FOLDER [--steps N].

FOLDER keeps checkpoint.pt and train.log; a file STOP in it ends the training. One process cuts crops, one learns from a pool of them.
"""
import argparse
import multiprocessing
import os
import time
from queue import Empty

import beside  # noqa: F401
import cv2
import numpy as np
import torch
from crops import Crops, varied
from learning.trainer import Trainer
from network import COLUMNS, GAMES, HEIGHT, ROWS, WIDTH, MeasuringNetwork
from samples import labelled
from samples.folds import frames_folder, learned_from
from torch.nn import functional

BATCH, POOL, FIRST, TOGETHER = 32, 8000, 600, 8
WARM_UP, LOGGED, KEPT = 200, 50, 100
# A side's place and a line are this blurred, in points.
SIDE, LINE = 0.7, 0.8
LINES_WORTH = 4


def supply(seed, clients, queue):
    os.nice(15)
    cv2.setNumThreads(1)
    crops = Crops(seed, clients)
    while True:
        queue.put([crops.make() for _ in range(TOGETHER)])


def at_place(logits, place):
    """How far a side's chances over all points are from a blurred place, N x points and N."""
    grid = torch.arange(logits.shape[1])[None]
    wanted = torch.exp(-0.5 * ((grid - place[:, None]) / SIDE) ** 2)
    return -(wanted / wanted.sum(1, keepdim=True) * functional.log_softmax(logits, 1)).sum(1).mean()


def grid_lines(first, last, count, points):
    """Blurred lines between a board's cells and its sides, N x points."""
    grid = torch.arange(points)[None]
    step = ((last - first) / count)[:, None]
    number = (grid - first[:, None]) / step
    within = (number.round() >= 0) & (number.round() <= count[:, None])
    return torch.exp(-0.5 * ((number - number.round()) * step / LINE) ** 2) * within


def loss(said, truth):
    """The sum of all losses, and its terms by name. `truth`: N x 7, as Crops.make tells."""
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
    return sum(terms.values()), {name: value.item() for name, value in terms.items()}


def batch_of(rng, pool):
    """Pictures N x 3 x HEIGHT x WIDTH, some with a colour cast, and what is true of them."""
    chosen = [varied(rng, *pool[i]) for i in rng.integers(0, len(pool), BATCH)]
    pictures = np.stack([picture for picture, _ in chosen])[..., ::-1].astype(np.float32) / 255
    cast = np.where(rng.random((BATCH, 1)) < 0.4, rng.uniform(0.8, 1.2, (BATCH, 3)), 1)[:, None, None]
    pictures = np.clip(pictures * cast, 0, 1).astype(np.float32).transpose(0, 3, 1, 2)
    return torch.from_numpy(pictures).contiguous(memory_format=torch.channels_last), torch.from_numpy(np.stack([truth for _, truth in chosen]))


class Pool:
    """Crops that are learned from several times; new ones take the places of others by chance."""

    def __init__(self, rng, queue, made):
        self.rng, self.queue, self.made, self.crops = rng, queue, made, []

    def fill(self):
        """Takes what is ready, and waits for the first crops. True once there are enough."""
        for _ in range(4):
            try:
                few = self.queue.get(timeout=60 if len(self.crops) < FIRST else 0.01)
            except Empty:
                break
            self.made += len(few)
            for one in few:
                if len(self.crops) < POOL:
                    self.crops.append(one)
                else:
                    self.crops[int(self.rng.integers(POOL))] = one
        return len(self.crops) >= FIRST


def learn(trainer, pictures, truth):
    """One step, in numbers of 16 bits where that is exact enough; the terms of the loss."""
    trainer.net.train()
    with torch.autocast('cpu', dtype=torch.bfloat16):
        said = trainer.net(pictures)
    total, terms = loss([part.float() for part in said], truth)
    trainer.descend(total)
    return terms


def run(trainer, pool, folder):
    started, sums = time.time(), {}
    with open(os.path.join(folder, 'train.log'), 'a', encoding='utf8') as log:
        while trainer.step < trainer.steps and not os.path.exists(os.path.join(folder, 'STOP')):
            if not pool.fill():
                continue
            for name, value in learn(trainer, *batch_of(pool.rng, pool.crops)).items():
                sums[name] = sums.get(name, 0) + value / LOGGED
            if trainer.step % LOGGED == 0:
                print(trainer.step, pool.made, f'{time.time() - started:.0f}s', *(f'{name} {value:.3f}' for name, value in sums.items()), file=log, flush=True)
                sums = {}
            if trainer.step % KEPT == 0:
                trainer.save(made=pool.made)
    trainer.save(made=pool.made)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('--steps', type=int, default=7000, help='steps until the rate has fallen to its least')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    torch.set_num_threads(options.threads)
    trainer = Trainer(MeasuringNetwork().to(memory_format=torch.channels_last), options.folder, options.steps, WARM_UP)
    seed = options.seed + trainer.step
    torch.manual_seed(seed)
    clients = learned_from(labelled.load([os.path.join(frames_folder(), name) for name in ('real', 'more')]), None)
    queue = multiprocessing.Queue(64)
    multiprocessing.Process(target=supply, args=(seed, clients, queue), daemon=True).start()
    run(trainer, Pool(np.random.default_rng(seed), queue, trainer.kept.get('made', 0)), options.folder)


if __name__ == '__main__':
    main()
