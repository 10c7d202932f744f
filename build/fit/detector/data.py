"""Makes samples and keeps them: python3 data.py FOLDER [--seed N] [--shards N] [--size N] [--leave NAMES] [--fold K/N] [--sheet].

Each shard is made from its own seed, so one alone can be made again. FOLDER/recipe.json records its sources and each shard's sha256.
"""
import argparse
import json
import os

import cv2
import numpy as np

from learning.shapes import SHAPES
from samples import labelled
from samples.folds import frames_folder, learned_from, sets_but
from samples.making import Samples
from samples.recipe import recipe_digest
from samples.shards import digest_of, write

SHEET_COLUMNS = 5


def shard(seed, index, size, clients):
    """The samples of one shard, all of one shape: shapes take turns."""
    samples = Samples([seed, index], clients)
    return [samples.make(*SHAPES[index % len(SHAPES)]) for _ in range(size)]


def sheet(samples):
    """A picture for people to check: samples with their boards (green Tetris, magenta Puyo) and parts (yellow)."""
    pictures = [_marked(sample) for sample in samples[:len(samples) // SHEET_COLUMNS * SHEET_COLUMNS]]
    return np.vstack([np.hstack(pictures[at:at + SHEET_COLUMNS]) for at in range(0, len(pictures), SHEET_COLUMNS)])


def _marked(sample):
    image = sample.image.copy()
    colours = [((0, 255, 0), (255, 0, 255))[board[4]] for board in sample.boards] + [(0, 255, 255)] * len(sample.parts)
    for (x, y, w, h, *_), colour in zip(sample.boards + sample.parts, colours):
        cv2.rectangle(image, (int(x), int(y)), (int(x + w), int(y + h)), colour, 1)
    return image


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--shards', type=int, default=3)
    parser.add_argument('--size', type=int, default=240, help='samples in a shard')
    parser.add_argument('--leave', default='third', help='folders of labelled pictures that are not used, separated by commas')
    parser.add_argument('--fold', default=None, help='leave out fold K/N of the clients')
    parser.add_argument('--sheet', action='store_true', help='also write each shard as one picture to look at')
    return parser.parse_args()


def main():
    options = arguments()
    cv2.setNumThreads(1)
    os.makedirs(options.folder, exist_ok=True)
    sets = sets_but(options.leave)
    clients = learned_from(labelled.load([os.path.join(frames_folder(), name) for name in sets]), options.fold)
    recipe = {'seed': options.seed, 'size': options.size, 'fold': options.fold, 'sets': sets, 'made from': recipe_digest(sets), 'shards': {}}
    for index in range(options.shards):
        name, samples = f'shard-{index:04}.npz', shard(options.seed, index, options.size, clients)
        write(os.path.join(options.folder, name), samples)
        recipe['shards'][name] = digest_of(samples)
        print(name, recipe['shards'][name], flush=True)
        if options.sheet:
            cv2.imwrite(os.path.join(options.folder, name.replace('.npz', '.png')), sheet(samples))
    with open(os.path.join(options.folder, 'recipe.json'), 'w', encoding='utf8') as file:
        json.dump(recipe, file, indent=2)


if __name__ == '__main__':
    main()
