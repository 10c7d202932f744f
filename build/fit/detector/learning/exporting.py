"""The common parts of the exporters of all networks: their arguments, and the files that they write."""
import argparse
import json
import os
import subprocess

import cv2
import torch

from learning.checkpoints import loaded, read
from learning.folding import as_read, layers_of
from learning.packing import source
from samples.folds import frames_folder
from samples.recipe import recipe_digest

PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', '..')


def arguments(about):
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument('checkpoint')
    parser.add_argument('out')
    parser.add_argument('--also', nargs='*', default=[], help='other checkpoints of the same training, or source files that it began from: the mean of all is written')
    parser.add_argument('--trained', default='--seed 1', help='the options that the training was given, for the manifest')
    parser.add_argument('--note', default='', help='what else a reader of the scores has to know')
    return parser


def fixture(name):
    """The path of a fixture with the network's expected output for the tests."""
    return os.path.join(PROJECT, 'test', 'fixtures', name)


def save(path, text):
    with open(path, 'w', encoding='utf8') as file:
        file.write(text)


def save_weights(path, layers, about):
    """The source file that recognition reads. `about`: see `source`."""
    save(path, source(layers, **about))


def save_manifest(path, command, seed, data, scores, *notes):
    """The sources of the weights at `path`. `data`: their kind and size; their digest is that of the sources of the
    samples.
    """
    made = {
        'command': command,
        'seed': seed,
        'data': {**data, 'sha256': recipe_digest(('real', 'more'))},
        'scores': scores,
        'note': ' '.join(filter(None, notes)),
    }
    program = ['node', '--import', 'tsx', 'build/fit/writeManifest.ts', os.path.abspath(path)]
    subprocess.run(program, input=json.dumps(made), text=True, check=True, cwd=PROJECT)


def command_of(program, options):
    """The commands that train and, if the weights are a mean, export them."""
    trained = f'{program} -- train FOLDER {options.trained}'
    if not options.also:
        return trained
    return f"{trained} && {program} -- export FOLDER/checkpoint.pt {options.out} --also {' '.join(options.also)}"


def export(options, net, expected, fixture_name, scored, made_from):
    """Writes the mean of the options' checkpoints: the source file, the output that the tests expect (`expected` of the rounded network), and the manifest.

    `scored`: of the rounded network and the name of a labelled set its table; `made_from`: `about` (see `source`), `data`, `unit` of what
    was made, `how` it was scored, `note`.
    """
    torch.set_num_threads(1)
    cv2.setNumThreads(0)
    kept = read(options.checkpoint)
    net = loaded(net, options.checkpoint, *options.also)
    save_weights(options.out, layers_of(net), made_from['about'])
    rounded = as_read(net)
    save(fixture(fixture_name), expected(rounded))
    data = {'what': made_from['data'], 'size': {'steps': kept['step'], f"{made_from['unit']} made": kept['made']}}
    tables = {name: scored(rounded, os.path.join(frames_folder(), name)) for name in filter(None, options.scores.split(','))}
    scores = {'how': made_from['how'], **tables} if tables else None
    save_manifest(options.out, command_of(made_from['about']['command'], options), 1, data, scores, made_from['note'], options.note)
