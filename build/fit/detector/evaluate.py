"""Scores the detector on labelled pictures: python3 evaluate.py CHECKPOINT [SET ...] [--fold K/N] [--verbose].

A board counts as right if the first box overlaps a labelled board by three quarters or more.
"""
import argparse
import os
from collections import defaultdict

import cv2
import numpy as np
import torch

from learning.checkpoints import loaded
from learning.decode import boards_in, overlap
from learning.network import Detector
from learning.shapes import SHAPES
from samples import labelled
from samples.folds import frames_folder, held_out

RIGHT, TOLD = 0.75, 0.5
COLUMNS = ['boards', 'right', 'game', 'size', 'found 0.5', 'pictures without', 'told there']


def look(net, picture):
    """The boards in a picture (uint8 BGR), best first, in its own pixels: it is fitted into the shape that leaves the least empty."""
    height, width = picture.shape[:2]
    w, h = min(SHAPES, key=lambda shape: abs(np.log(width / height) - np.log(shape[0] / shape[1])))
    scale = min(w / width, h / height)
    small = cv2.resize(picture, (max(1, round(width * scale)), max(1, round(height * scale))), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    canvas = np.full((h, w, 3), 114, np.uint8)
    canvas[: small.shape[0], : small.shape[1]] = small
    with torch.no_grad():
        out = net(torch.from_numpy(canvas[..., ::-1].astype(np.float32).transpose(2, 0, 1)[None] / 255))[0]
    found = boards_in(out)
    for one in found:
        one.box = tuple(v / scale for v in one.box)
    return found


def kind_of(board):
    game, columns, rows = board[4:]
    if game == 1:
        return 'Puyo'
    return 'Tetris 10 x 20' if (columns, rows) == (10, 20) else 'Tetris, other sizes'


def score(net, clients, verbose=False):
    """Counts by kind of board, and for all."""
    table = defaultdict(lambda: defaultdict(int))
    for client, entries in sorted(clients.items()):
        for entry in entries:
            found, boards = look(net, entry.picture), entry.boards
            if not boards:
                table['all']['pictures without'] += 1
                table['all']['told there'] += bool(found) and found[0].chance >= TOLD
                continue
            best = max(boards, key=lambda board: overlap(found[0].box, board[:4]) if found else 0)
            is_right = bool(found) and overlap(found[0].box, best[:4]) >= RIGHT
            if verbose and not is_right:
                print('missed', client, os.path.basename(entry.path), [(round(f.chance, 2), [round(v) for v in f.box]) for f in found[:2]], [round(v) for v in best[:4]])
            for row in ('all', kind_of(best)):
                table[row]['boards'] += 1
                table[row]['right'] += is_right
                table[row]['game'] += is_right and found[0].kind == best[4]
                table[row]['size'] += is_right and (found[0].columns, found[0].rows) == tuple(best[5:])
                table[row]['found 0.5'] += is_right and found[0].chance >= TOLD
    return table


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('sets', nargs='*', default=['real', 'more', 'third'])
    parser.add_argument('--also', nargs='*', default=[], help='other checkpoints of the same training, whose mean with the first is scored')
    parser.add_argument('--fold', default=None, help='only the clients of fold K/N, which train.py --fold leaves out')
    parser.add_argument('--verbose', action='store_true')
    options = parser.parse_args()
    net = loaded(Detector(), options.checkpoint, *options.also)
    print('set'.ljust(12), 'kind'.ljust(20), *[name.rjust(len(name) + 2) for name in COLUMNS])
    for name in options.sets:
        clients = held_out(labelled.load([os.path.join(frames_folder(), name)]), options.fold)
        for row, counts in sorted(score(net, clients, options.verbose).items()):
            print(name.ljust(12), row.ljust(20), *[str(counts[column]).rjust(len(column) + 2) for column in COLUMNS])


if __name__ == '__main__':
    main()
