"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--also CHECKPOINT ...] [--scores SETS] [--note TEXT].

OUT.manifest.json says what it was made from; test/fixtures/cells.json what the tests expect of it.
"""
import os

import beside  # noqa: F401
import cv2
import torch
from learning.checkpoints import loaded
from learning.expected import expected
from learning.exporting import arguments, fixture, save, save_manifest, save_weights
from learning.folding import as_read, layers_of
from near import real
from network import CellNetwork
from samples.folds import frames_folder
from score import score

NOTE = 'Samples are made and learned from side by side: the same command gives numbers as good, not the same ones.'
DATA = 'boards drawn and put together from cells of labelled pictures by seed (build/fit/cells/crops.py), labelled pictures of real and more, not of third'
ABOUT = {
    'about': "The network that reads a board's cells,",
    'command': 'npm run fit:cells',
    'manifest': 'weights.manifest.json',
    'network': 'build/fit/cells/network.py',
    'types': '../../network/layers.ts',
}


def scores_of(net, sets):
    """The table of the rounded weights by set; None where nothing is scored."""
    tables = {name: score(net, real.load([os.path.join(frames_folder(), name)])) for name in filter(None, sets.split(','))}
    return {'how': 'labelled boards at their true place (score.py) with the weights rounded to bytes; clients that were never learned from', **tables} if tables else None


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='third')
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(0)
    net, kept = loaded(CellNetwork(), options.checkpoint, *options.also), torch.load(options.checkpoint, weights_only=False, map_location='cpu')
    save_weights(options.out, layers_of(net), ABOUT)
    rounded = as_read(net)
    save(fixture('cells.json'), expected(rounded))
    data = {'what': DATA, 'size': {'steps': kept['step'], 'boards made': kept['made']}}
    save_manifest(options.out, 'npm run fit:cells -- train FOLDER --seed 1', 1, data, scores_of(rounded, options.scores), NOTE, options.note)


if __name__ == '__main__':
    main()
