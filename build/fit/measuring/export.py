"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--also CHECKPOINT ...] [--scores SETS] [--note TEXT].

OUT.manifest.json records its sources; test/fixtures/measuring.json has the output that the tests expect.
"""
import json

import beside  # noqa: F401
import numpy as np
import torch
from learning.exporting import arguments, export
from network import HEIGHT, WIDTH, MeasuringNetwork
from samples import labelled
from score import score

MADE_FROM = {
    'about': {
        'about': 'The network that measures a detected board in a crop,',
        'command': 'npm run fit:measuring',
        'manifest': 'weights.manifest.json',
        'network': 'build/fit/measuring/network.py',
        'types': '../../network/layers.ts',
    },
    'data': 'crops around boards of drawn and altered pictures by seed (build/fit/measuring/crops.py), labelled pictures of real and more, not of third',
    'unit': 'crops',
    'how': "around the detector's first box (score.py) with the weights rounded to bytes; clients that were never learned from",
    'note': 'Training goes on in two processes: the same command gives numbers as good, not the same ones.',
}


def expected(net):
    """The network's output for a picture from a formula: (7 x + 13 y + 29 channel) mod 256."""
    channel, y, x = np.mgrid[0:3, 0:HEIGHT, 0:WIDTH]
    picture = (((7 * x + 13 * y + 29 * channel) % 256) / 255).astype(np.float32)
    with torch.no_grad():
        said = net(torch.from_numpy(picture)[None])
    listed = [[round(float(value), 3) + 0.0 for value in part[0].flatten()] for part in said]
    return json.dumps(dict(zip(('across', 'down', 'counts'), listed))) + '\n'


def scored(net, folder):
    rows = score(net, labelled.load([folder]))
    return {row: {figure: int(value) for figure, value in counts.items()} for row, counts in rows.items()}


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='third')
    export(parser.parse_args(), MeasuringNetwork(), expected, 'measuring.json', scored, MADE_FROM)


if __name__ == '__main__':
    main()
