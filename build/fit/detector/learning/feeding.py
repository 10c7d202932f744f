"""A pool of samples that several processes make, in the training process: each is used several times, and new ones replace others at random."""
import multiprocessing
import os
from queue import Empty

import cv2
import numpy as np
import torch

TOGETHER, FIRST = 8, 600
# The longest wait for the first samples, in seconds.
PATIENCE = 120


def _supply(maker, seed, queue):
    os.nice(15)
    cv2.setNumThreads(1)
    make = maker(seed).make
    while True:
        queue.put([make() for _ in range(TOGETHER)])


class Feed:
    """`maker`: of a seed something whose `make` answers a picture (uint8, height x width x 3) and an array; samples whose picture and array have the same shapes form batches.

    `kept`: samples of one shape at most; `made` and `used` count samples. It starts its processes at once; that must come before any use of a GPU.
    """

    def __init__(self, maker, seed, processes, kept):
        self.rng, self.kept, self.pools = np.random.default_rng(seed), kept, {}
        self.made, self.used = 0, 0
        self.queue = multiprocessing.Queue(16 * processes)
        for index in range(processes):
            multiprocessing.Process(target=_supply, args=(maker, [seed, index], self.queue), daemon=True).start()

    def fill(self, device):
        """Takes the samples that are ready, and waits for the first ones."""
        taken = 0
        while taken < 16 or self.made < FIRST:
            try:
                few = self.queue.get(timeout=PATIENCE if self.made < FIRST else 0.001)
            except Empty:
                if self.made < FIRST:
                    raise TimeoutError(f'no samples were made within {PATIENCE} s')
                return
            taken += 1
            self.made += len(few)
            for picture, truth in few:
                shape = (picture.shape, truth.shape)
                if shape not in self.pools:
                    self.pools[shape] = Pool(picture, truth, self.kept, device)
                self.pools[shape].add(self.rng, picture, truth)

    def batch(self, size):
        """Pictures (uint8, size x height x width x 3) and arrays of one shape; shapes as often as they are made."""
        self.used += size
        pools = list(self.pools.values())
        counts = np.array([pool.many for pool in pools], float)
        pool = pools[self.rng.choice(len(pools), p=counts / counts.sum())]
        chosen = torch.from_numpy(self.rng.integers(0, pool.many, size))
        return pool.pictures[chosen.to(pool.pictures.device)], pool.truths[chosen.to(pool.truths.device)]


class Pool:
    def __init__(self, picture, truth, kept, device):
        self.pictures = torch.empty((kept, *picture.shape), dtype=torch.uint8, device=device)
        self.truths = torch.empty((kept, *truth.shape), dtype=torch.from_numpy(truth).dtype, device=device)
        self.many = 0

    def add(self, rng, picture, truth):
        at = self.many if self.many < len(self.pictures) else int(rng.integers(self.many))
        self.pictures[at] = torch.from_numpy(np.ascontiguousarray(picture))
        self.truths[at] = torch.from_numpy(np.ascontiguousarray(truth))
        self.many = max(self.many, at + 1)
