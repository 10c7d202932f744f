"""How well a checkpoint reads the cells of labelled boards in known places: python3 score.py CHECKPOINT [SET ...]
[--fold K/N] [--verbose].
"""
import argparse
import os
from collections import defaultdict

import beside  # noqa: F401
import cv2
import numpy as np
import torch
from crops import crop
from drawing.boards import PUYO
from learning.checkpoints import loaded
from near import real
from near.contents import FALLING, LOCKED, OJAMA
from network import BEFORE, CellNetwork
from samples.folds import frames_folder, held_out

FIGURES = ['boards', 'right', 'pieces', 'piece', 'cells', 'wrong']


def chances(net, board):
    """CLASSES x rows x columns."""
    rows, columns = board.shape
    at = real.AROUND * board.size
    part = crop(board.picture, at, at, board.size, board.size, columns, rows)
    with torch.no_grad():
        said = net(torch.from_numpy(part[..., ::-1].astype(np.float32).transpose(2, 0, 1)[None] / 255))
    return torch.softmax(said, 1)[0, :, BEFORE:BEFORE + rows, BEFORE:BEFORE + columns].numpy()


def score(net, clients, verbose=False):
    table = defaultdict(lambda: dict.fromkeys(FIGURES, 0))
    for client, boards in sorted(clients.items()):
        for board in boards:
            found = chances(net, board).argmax(0)
            wrong = int((np.isin(found, (LOCKED, OJAMA)) != (board.letters != '.')).sum())
            own = {cell for cell in board.own or [] if cell[0] >= 0}
            piece = {tuple(cell) for cell in np.argwhere(found == FALLING)} == own
            if verbose and wrong:
                print(client, f'{wrong} cells')
            for kind in ('all', 'Puyo' if board.game == PUYO else 'Tetris'):
                row = table[kind]
                for name, value in zip(FIGURES, (1, wrong == 0, bool(own), bool(own) and piece, found.size, wrong)):
                    row[name] += int(value)
    return table


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('sets', nargs='*', default=['real', 'more', 'third'])
    parser.add_argument('--also', nargs='*', default=[], help='other checkpoints of the same training, whose mean with the first is scored')
    parser.add_argument('--fold', default=None, help='K/N: only the clients that were left out')
    parser.add_argument('--verbose', action='store_true')
    options = parser.parse_args()
    cv2.setNumThreads(0)
    torch.set_num_threads(1)
    net = loaded(CellNetwork(), options.checkpoint, *options.also)
    print('set'.ljust(8), 'kind'.ljust(8), *[name.rjust(8) for name in FIGURES])
    for name in options.sets:
        clients = held_out(real.load([os.path.join(frames_folder(), name)]), options.fold)
        for kind, row in sorted(score(net, clients, options.verbose).items()):
            print(name.ljust(8), kind.ljust(8), *[str(row[figure]).rjust(8) for figure in FIGURES])


if __name__ == '__main__':
    main()
