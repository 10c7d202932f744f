"""Trains the network that sees grids, and continues where it stopped: python3 train.py FOLDER PLACES.jsonl ... [--leave-fold K] [--steps N].

FOLDER keeps checkpoint.pt and train.log; a file STOP in it ends the training. One process cuts patches, one learns from a pool of them.
"""
import argparse
import multiprocessing
import os
import time

import cv2
import numpy as np
import torch
from torch.nn import functional

import beside  # noqa: F401
import places
from groups import group
from learning.trainer import Trainer
from network import CELL, GAMES, MARGIN, SIDES, GridNetwork

PICTURES, POOL, FIRST = 4, 600, 60
WARM_UP = 200
# How often a set's pictures are taken; pictures of other sets, which are drawn, once.
WORTH = {'real': 3, 'more': 4, 'third': 4, 'altered': 2, 'negative': 0.7}


def supply(seed, pictures, queue):
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    worth = np.array([WORTH.get(picture.set, 1) for picture in pictures], float)
    while True:
        made = group(rng, pictures[rng.choice(len(pictures), p=worth / worth.sum())])
        if made:
            queue.put(made)


def tensors(groups):
    """Patches of several pictures in one block, smaller ones in its upper left corner, and their expected output."""
    flat = [(number, example) for number, examples in enumerate(groups) for example in examples]
    columns, rows = (max(example['size'][i] for _, example in flat) + 2 * MARGIN for i in (0, 1))
    patches = np.zeros((len(flat), 3, rows * CELL, columns * CELL), np.float32)
    sides = np.full((len(flat), 4), np.nan, np.float32)
    for at, (_, example) in enumerate(flat):
        patch = example['patch'].transpose(2, 0, 1)
        patches[at, :, :patch.shape[1], :patch.shape[2]] = patch
        if example['sides'] is not None:
            sides[at] = example['sides']
    of = lambda name: torch.tensor([example[name] for _, example in flat])  # noqa: E731
    inputs = (torch.from_numpy(patches), of('size'), of('facts').float())
    truth = {'games': of('games').float(), 'game': of('game'), 'sides': torch.from_numpy(sides), 'picture': torch.tensor([number for number, _ in flat])}
    return inputs, truth


def loss(said, truth):
    """The sum of all losses, and its terms: each place alone, all of a picture with "none" as rivals, and how far the sides are."""
    known, games = ~torch.isnan(truth['games']), torch.nan_to_num(truth['games'])
    alone = (functional.binary_cross_entropy_with_logits(said[:, GAMES], games, reduction='none') * (1 + games))[known].mean()
    near = ~torch.isnan(truth['sides'][:, 0])
    sides = functional.smooth_l1_loss(said[near, SIDES], truth['sides'][near], beta=0.05) if near.any() else 0 * said.sum()
    rivals = _rivals(said, truth, known, games)
    return 2 * alone + rivals + 8 * sides, (alone, rivals, sides)


def _rivals(said, truth, known, games):
    each = torch.arange(len(said))
    own, right, counts = said[each, truth['game']], games[each, truth['game']] > 0.5, known[each, truth['game']]
    losses = []
    for number in truth['picture'].unique():
        at = (truth['picture'] == number) & counts
        scores, wanted = torch.cat([own[at], torch.zeros(1)]), torch.cat([right[at], ~right[at].any().reshape(1)])
        losses.append(torch.logsumexp(scores, 0) - torch.logsumexp(scores[wanted], 0))
    return torch.stack(losses).mean()


def learn(trainer, steps, inputs, truth):
    """One of so many steps; the terms of the loss."""
    trainer.net.train()
    total, terms = loss(trainer.net(*inputs), truth)
    trainer.descend(total, trainer.step / steps)
    return np.array([float(term) for term in terms])


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('places', nargs='+', help='files of places.ts')
    parser.add_argument('--leave-fold', type=int, default=None, help=f'a fold (0 to {places.FOLDS - 1}) of clients that are not learned from')
    parser.add_argument('--steps', type=int, default=7000, help='steps until the rate has fallen to its least')
    parser.add_argument('--threads', type=int, default=1)
    return parser.parse_args()


def main():
    options = arguments()
    torch.set_num_threads(options.threads)
    os.makedirs(options.folder, exist_ok=True)
    trainer, started, sums, pool = Trainer(GridNetwork(), options.folder, WARM_UP), time.time(), np.zeros(3), []
    pictures = [picture for picture in places.read(options.places) if picture.fold != options.leave_fold]
    rng, queue = np.random.default_rng(trainer.step), multiprocessing.Queue(48)
    multiprocessing.Process(target=supply, args=(trainer.step, pictures, queue), daemon=True).start()
    with open(os.path.join(options.folder, 'train.log'), 'a', encoding='utf8') as log:
        while trainer.step < options.steps and not os.path.exists(os.path.join(options.folder, 'STOP')):
            refill(pool, queue, rng)
            sums += learn(trainer, options.steps, *tensors([pool[i] for i in rng.integers(len(pool), size=PICTURES)]))
            if trainer.step % 100 == 0:
                print(trainer.step, f'{time.time() - started:.0f}s', 'alone %.3f rivals %.3f sides %.4f' % tuple(sums / 100), file=log, flush=True)
                sums[:] = 0
                trainer.save()
        trainer.save()


def refill(pool, queue, rng):
    """Takes the groups made meanwhile, at most one step's worth, and at first waits for some."""
    for _ in range(PICTURES if len(pool) >= FIRST else FIRST):
        if len(pool) >= FIRST and queue.empty():
            return
        made = queue.get()
        if len(pool) < POOL:
            pool.append(made)
        else:
            pool[rng.integers(POOL)] = made


if __name__ == '__main__':
    main()
