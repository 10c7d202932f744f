"""Scores the network on labelled pictures: python3 score.py CHECKPOINT [SET ...] [--also CHECKPOINT ...] [--verbose].

It measures at the first box of the detector (vision/detect/weights.ts), if that is about right. `right`: game, columns and rows, and all
sides within a quarter of a cell; `exact`: all sides within a tenth.
"""
import argparse
import os
from collections import defaultdict

import beside  # noqa: F401
import cv2
import numpy as np
import torch
from crops import crop
from decode import board_in
from evaluate import kind_of, look
from learning.checkpoints import loaded
from learning.decode import overlap
from learning.network import Detector
from network import MeasuringNetwork
from samples import labelled
from samples.folds import frames_folder

LOOKS, NEAR, EXACT, FOUND = 5, 0.25, 0.1, 0.5
FIGURES = ['boards', 'found', 'right', 'sides', 'exact', 'size', 'game']
DETECTOR = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'vision', 'detect', 'weights.ts')


def measured(net, picture, box):
    """The board about a box: x, y, w, h, game, columns, rows; each measurement starts from the one before."""
    for _ in range(LOOKS):
        part, window = crop(picture, box)
        with torch.no_grad():
            said = net(torch.from_numpy(part[..., ::-1].astype(np.float32).transpose(2, 0, 1)[None] / 255))
        board = board_in(said, window, box)
        box = board[:4]
    return board


def off(board, true):
    """The distance of the worst side from its true place, in cells."""
    cell, row = true[2] / true[5], true[3] / true[6]
    return max(
        abs(board[0] - true[0]) / cell,
        abs(board[0] + board[2] - true[0] - true[2]) / cell,
        abs(board[1] - true[1]) / row,
        abs(board[1] + board[3] - true[1] - true[3]) / row,
    )


def score(net, clients, verbose=False):
    """Counts by kind of board, and for all."""
    detector, table = loaded(Detector(), DETECTOR), defaultdict(lambda: defaultdict(int))
    for client, entries in sorted(clients.items()):
        for entry in (entry for entry in entries if entry.boards):
            boxes = [one.box for one in look(detector, entry.picture)[:1]]
            true = max(entry.boards, key=lambda board: overlap(boxes[0], board[:4]) if boxes else 0)
            is_found = bool(boxes) and overlap(boxes[0], true[:4]) >= FOUND
            board = measured(net, entry.picture, boxes[0]) if is_found else None
            counts = _counts(board, true)
            if verbose and not counts['right']:
                print('missed', client, os.path.basename(entry.path), true[4:], board and (board[4:], f'{off(board, true):.2f}'))
            for row in ('all', kind_of(true)):
                for name, value in counts.items():
                    table[row][name] += value
    return table


def _counts(board, true):
    if board is None:
        return {'boards': 1, **dict.fromkeys(FIGURES[1:], 0)}
    away, size, game = off(board, true), board[5:] == tuple(true[5:7]), board[4] == true[4]
    right = away <= NEAR and size and game
    return {'boards': 1, 'found': 1, 'right': right, 'sides': away <= NEAR, 'exact': away <= EXACT, 'size': size, 'game': game}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('sets', nargs='*', default=['real', 'more', 'third'])
    parser.add_argument('--also', nargs='*', default=[], help='other checkpoints of the same training, whose mean with the first is scored')
    parser.add_argument('--verbose', action='store_true')
    options = parser.parse_args()
    cv2.setNumThreads(1)
    net = loaded(MeasuringNetwork(), options.checkpoint, *options.also)
    print('set'.ljust(8), 'kind'.ljust(20), *[name.rjust(8) for name in FIGURES])
    for name in options.sets:
        for row, counts in sorted(score(net, labelled.load([os.path.join(frames_folder(), name)]), options.verbose).items()):
            print(name.ljust(8), row.ljust(20), *[str(int(counts[figure])).rjust(8) for figure in FIGURES])


if __name__ == '__main__':
    main()
