"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--also CHECKPOINT ...] [--scores SETS] [--note TEXT].

OUT.manifest.json says what it was made from; --scores (third by default) names the labelled sets that were held out.
"""
import os

import cv2
import torch

from evaluate import score
from learning.checkpoints import loaded
from learning.expected import expected
from learning.exporting import arguments, fixture, save, save_manifest, save_weights
from learning.folding import as_read, layers_of
from learning.network import Detector
from samples import labelled
from samples.folds import frames_folder

NOTE = 'Training stops and goes on as time allows, in several threads: the same command gives numbers as good, not the same ones.'
ABOUT = {
    'about': "The detector's network,",
    'command': 'npm run fit:detector',
    'manifest': 'weights.manifest.json',
    'network': 'build/fit/detector/learning/network.py',
    'types': '../network/layers.ts',
}
DATA = 'drawn and altered pictures by seed (build/fit/detector/samples/making.py), labelled pictures of real and more, not of third'


def scores_of(net, sets):
    """The table of the rounded weights, and where nothing was scored None."""
    names = [name for name in sets.split(',') if name]
    tables = {name: score(net, labelled.load([os.path.join(frames_folder(), name)])) for name in names}
    return {'how': 'first box (evaluate.py) with the weights rounded to bytes; clients that were never learned from', **tables} if names else None


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='third')
    parser.add_argument('--expected', default=fixture('detector.json'), help='where to write what the tests expect of these weights')
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    net, kept = loaded(Detector(), options.checkpoint, *options.also), torch.load(options.checkpoint, weights_only=False, map_location='cpu')
    save_weights(options.out, layers_of(net), ABOUT)
    rounded = as_read(net)
    save(options.expected, expected(rounded))
    data = {'what': DATA, 'size': {'steps': kept['step'], 'samples made': kept['made']}}
    command = 'npm run fit:detector -- train FOLDER --seed 1'
    save_manifest(options.out, command, 1, data, scores_of(rounded, options.scores), NOTE, options.note)


if __name__ == '__main__':
    main()
