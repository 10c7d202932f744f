"""Draws pictures without a board, as the detector learns from, and labels them: `npm run fit:detector -- negatives FOLDER`."""
import argparse
import json
import os

import cv2
import numpy as np

from drawing.negatives import negative
from samples.making import captured

SIZES = [(1920, 1080), (1280, 800), (1366, 768), (900, 700), (600, 800)]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=600)
    return parser.parse_args()


def main():
    options = arguments()
    os.makedirs(options.folder, exist_ok=True)
    with open(os.path.join(options.folder, 'labels.jsonl'), 'w', encoding='utf8') as labels:
        for i in range(options.count):
            rng = np.random.default_rng([options.seed, i])
            w, h = SIZES[i % len(SIZES)]
            drawn = np.clip(negative(rng, 2 * w, 2 * h, []), 0, 255).astype(np.uint8)
            name = f'{i:04}.png'
            cv2.imwrite(os.path.join(options.folder, name), captured(rng, drawn, w, h))
            # Each is its own client, so that cross-validation deals them out like pictures of real games.
            labels.write(json.dumps({'image': name, 'client': f'drawn-{i:04}', 'game': 'none'}) + '\n')


if __name__ == '__main__':
    main()
