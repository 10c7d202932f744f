"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--scores SETS] [--note TEXT].

OUT.manifest.json says what it was made from; --scores (third by default) names the labelled sets that were held out.
"""
import argparse
import json
import os
import subprocess

import cv2
import torch

from evaluate import score
from learning.expected import expected
from learning.folding import as_read, layers_of
from learning.network import Detector
from learning.packing import source
from samples import labelled
from samples.folds import frames_folder
from samples.recipe import recipe_digest

NOTE = 'Training stops and goes on as time allows, in several threads: the same command gives numbers as good, not the same ones.'
PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..')
ABOUT = {
    'about': "The detector's network,",
    'command': 'npm run fit:detector',
    'manifest': 'weights.manifest.json',
    'network': 'build/fit/detector/learning/network.py',
    'types': '../network/layers.ts',
}
EXPECTED = os.path.join(PROJECT, 'test', 'fixtures', 'detector.json')


def scores_of(net, sets):
    """The table of the rounded weights, and where nothing was scored None."""
    names = [name for name in sets.split(',') if name]
    tables = {name: score(net, labelled.load([os.path.join(frames_folder(), name)])) for name in names}
    return {'how': 'first box (evaluate.py) with the weights rounded to bytes; clients that were never learned from', **tables} if names else None


def making(kept, scores, note):
    return {
        'command': 'npm run fit:detector -- train FOLDER --seed 1',
        'seed': 1,
        'data': {
            'what': 'drawn and altered pictures by seed (build/fit/detector/samples/making.py), labelled pictures of real and more, not of third',
            'size': {'steps': kept['step'], 'samples made': kept['made']},
            'sha256': recipe_digest(('real', 'more')),
        },
        'scores': scores,
        'note': ' '.join(filter(None, [NOTE, note])),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('out')
    parser.add_argument('--scores', default='third')
    parser.add_argument('--expected', default=EXPECTED, help='where to write what the tests expect of these weights')
    parser.add_argument('--note', default='', help='what else a reader of the scores has to know')
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    kept = torch.load(options.checkpoint, map_location='cpu')
    net = Detector()
    net.load_state_dict(kept['mean'])
    net.eval()
    with open(options.out, 'w', encoding='utf8') as file:
        file.write(source(layers_of(net), **ABOUT))
    rounded = as_read(net)
    with open(options.expected, 'w', encoding='utf8') as file:
        file.write(expected(rounded))
    made = making(kept, scores_of(rounded, options.scores), options.note)
    command = ['node', '--import', 'tsx', 'build/fit/writeManifest.ts', os.path.abspath(options.out)]
    subprocess.run(command, input=json.dumps(made), text=True, check=True, cwd=PROJECT)


if __name__ == '__main__':
    main()
