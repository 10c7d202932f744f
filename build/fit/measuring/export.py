"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--also CHECKPOINT ...] [--scores SETS] [--note TEXT].

OUT.manifest.json says what it was made from; test/fixtures/measuring.json what the tests expect of it.
"""
import json
import os

import beside  # noqa: F401
import cv2
import numpy as np
import torch
from learning.checkpoints import loaded
from learning.exporting import arguments, fixture, save, save_manifest, save_weights
from learning.folding import as_read, layers_of
from network import HEIGHT, WIDTH, MeasuringNetwork
from samples import labelled
from samples.folds import frames_folder
from score import score

NOTE = 'Training goes on in two processes: the same command gives numbers as good, not the same ones.'
DATA = 'crops around boards of drawn and altered pictures by seed (build/fit/measuring/crops.py), labelled pictures of real and more, not of third'
ABOUT = {
    'about': 'The network that looks at a detected board from near,',
    'command': 'npm run fit:measuring',
    'manifest': 'weights.manifest.json',
    'network': 'build/fit/measuring/network.py',
    'types': '../../network/layers.ts',
}


def expected(net):
    """What the network says to a picture that a formula makes: (7 x + 13 y + 29 channel) mod 256."""
    channel, y, x = np.mgrid[0:3, 0:HEIGHT, 0:WIDTH]
    picture = (((7 * x + 13 * y + 29 * channel) % 256) / 255).astype(np.float32)
    with torch.no_grad():
        said = net(torch.from_numpy(picture)[None])
    listed = [[round(float(value), 3) + 0.0 for value in part[0].flatten()] for part in said]
    return json.dumps(dict(zip(('across', 'down', 'counts'), listed))) + '\n'


def scores_of(net, sets):
    """The table of the rounded weights by set; None where nothing is scored."""
    tables = {}
    for name in filter(None, sets.split(',')):
        rows = score(net, labelled.load([os.path.join(frames_folder(), name)]))
        tables[name] = {row: {figure: int(value) for figure, value in counts.items()} for row, counts in rows.items()}
    return {'how': "around the detector's first box (score.py) with the weights rounded to bytes; clients that were never learned from", **tables} if tables else None


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='third')
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    net, kept = loaded(MeasuringNetwork(), options.checkpoint, *options.also), torch.load(options.checkpoint, weights_only=False, map_location='cpu')
    save_weights(options.out, layers_of(net), ABOUT)
    rounded = as_read(net)
    save(fixture('measuring.json'), expected(rounded))
    data = {'what': DATA, 'size': {'steps': kept['step'], 'crops made': kept['made']}}
    command = 'npm run fit:measuring -- train FOLDER --seed 1'
    save_manifest(options.out, command, 1, data, scores_of(rounded, options.scores), NOTE, options.note)


if __name__ == '__main__':
    main()
