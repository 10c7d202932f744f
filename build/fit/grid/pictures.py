"""Makes pictures to find places in: python3 pictures.py KIND FOLDER COUNT [--seed N]. KIND: drawn, altered or negative.

FOLDER gets the pictures and a labels.jsonl, as folders of labelled pictures have one.
"""
import argparse
import json
import os

import cv2
import numpy as np

import beside  # noqa: F401
from drawing.boards import PUYO
from drawing.drawn import drawn
from drawing.negatives import negative
from samples import labelled
from samples.folds import frames_folder
from samples.making import Sample, captured, mirrored

SIZES = [(1280, 720), (1280, 720), (960, 540), (800, 600), (640, 480), (480, 640), (400, 700), (900, 900), (1120, 700)]
# This many of each altered picture's sizes are tried, and the most suitable one is taken.
TRIED = 4
# Pictures that are neither altered nor named after a client are drawn this many times as large, and made smaller.
FACTORS = [1.0, 1.0, 1.5]
SETS = ('real', 'more')


class Maker:
    """Pictures of one kind by number; a number's picture is always the same."""

    def __init__(self, kind, seed):
        clients = labelled.load([os.path.join(frames_folder(), name) for name in SETS])
        self.kind, self.seed = kind, seed
        self.entries = [(client, entry) for client, entries in sorted(clients.items()) for entry in entries]
        self.photographs = [entry.picture for _, entry in self.entries if not entry.boards]

    def make(self, number):
        """The name of the client, and the sample."""
        rng = np.random.default_rng([self.seed, number])
        return self._altered(rng, number) if self.kind == 'altered' else self._drawn(rng, number)

    def _altered(self, rng, number):
        client, entry = self.entries[number * 7919 % len(self.entries)]
        high, wide = entry.picture.shape[:2]
        sizes = [SIZES[i] for i in rng.permutation(len(SIZES))[:TRIED]]
        w, h = min(sizes, key=lambda size: abs(np.log(size[0] / size[1]) - np.log(wide / high)))
        image, boards, cut = labelled.altered(rng, entry, w, h)
        return client, _finished(rng, image, w, h, boards, cut)

    def _drawn(self, rng, number):
        w, h = SIZES[rng.integers(len(SIZES))]
        factor = float(rng.choice(FACTORS))
        big = int(w * factor), int(h * factor)
        if self.kind == 'drawn':
            image, boards, _ = drawn(rng, *big)
        else:
            image, boards = negative(rng, *big, self.photographs), []
        boards = [tuple(value / factor for value in board[:4]) + tuple(board[4:]) for board in boards]
        return f'{self.kind}-{number}', _finished(rng, image, w, h, boards, [])


def _finished(rng, image, w, h, boards, cut):
    return mirrored(rng, Sample(captured(rng, np.clip(image, 0, 255).astype(np.uint8), w, h), boards, [], cut, False))


def labels(name, client, boards):
    """The lines of labels.jsonl for one picture."""
    if not boards:
        yield {'image': name, 'client': client, 'game': 'none'}
    for x, y, width, height, game, columns, rows in boards:
        board = {'x': x, 'y': y, 'width': width, 'height': height}
        yield {'image': name, 'client': client, 'game': 'puyo' if game == PUYO else 'tetris', 'board': board, 'columns': int(columns), 'rows': int(rows)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('kind', choices=['drawn', 'altered', 'negative'])
    parser.add_argument('folder')
    parser.add_argument('count', type=int)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.folder, exist_ok=True)
    maker = Maker(options.kind, options.seed)
    with open(os.path.join(options.folder, 'labels.jsonl'), 'w', encoding='utf8') as file:
        for number in range(options.count):
            name = f'{number:05}.png'
            client, sample = maker.make(number)
            cv2.imwrite(os.path.join(options.folder, name), sample.image, [cv2.IMWRITE_PNG_COMPRESSION, 1])
            for line in labels(name, client, sample.boards):
                print(json.dumps(line), file=file)


if __name__ == '__main__':
    main()
