"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--scores TABLE] [--note TEXT].

OUT.manifest.json says what it was made from; test/fixtures/grid.json what the tests expect of it.
"""
import argparse
import json
import os
import subprocess

import numpy as np
import torch

import beside  # noqa: F401
from learning.folding import folded
from learning.packing import Layer, restored, source
from network import CELL, MARGIN, Conv, facts_of
from samples.recipe import recipe_digest
from score import load
from torch import nn

PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..')
EXPECTED = os.path.join(PROJECT, 'test', 'fixtures', 'grid.json')
ABOUT = {
    'about': 'The network that sees how a grid lies on a picture,',
    'command': 'npm run fit:grid',
    'manifest': 'gridWeights.manifest.json',
    'network': 'build/fit/grid/network.py',
    'types': '../../network/layers.ts',
}
# The size of the patch that the tests show it.
COLUMNS, ROWS = 6, 9


def layers_of(net):
    """All layers in the order of the forward pass, batch norm folded in."""
    found = []
    for name, module in net.named_modules():
        if isinstance(module, Conv):
            found.append(Layer(name, 'conv3', module.conv.stride[0], *folded(module.conv, module.norm)))
        elif isinstance(module, nn.Linear):
            found.append(Layer(name, 'linear', 1, module.weight.detach().numpy(), module.bias.detach().numpy()))
    return found


def as_read(net):
    """The network with the weights that the program reads, rounded to bytes, in place."""
    modules = dict(net.named_modules())
    with torch.no_grad():
        for layer in layers_of(net):
            module, weights = modules[layer.name], torch.from_numpy(restored(layer.weights))
            if not isinstance(module, Conv):
                module.weight.copy_(weights)
                continue
            module.conv.weight.copy_(weights)
            module.norm.running_mean.zero_()
            module.norm.running_var.fill_(1 - module.norm.eps)
            module.norm.weight.fill_(1)
            module.norm.bias.copy_(torch.from_numpy(layer.bias))
    return net


def expected(net):
    """What the network says to a patch that a formula makes: (7 x + 13 y + 29 channel) mod 256, in cells a little higher than wide."""
    high, wide = (ROWS + 2 * MARGIN) * CELL, (COLUMNS + 2 * MARGIN) * CELL
    channel, y, x = np.mgrid[0:3, 0:high, 0:wide]
    patch = (((7 * x + 13 * y + 29 * channel) % 256) - 128) / 128
    facts = torch.tensor([facts_of(COLUMNS, ROWS, 1.1, 20)]).float()
    with torch.no_grad():
        said = net(torch.from_numpy(patch.astype(np.float32))[None], torch.tensor([[COLUMNS, ROWS]]), facts)[0]
    return json.dumps({'columns': COLUMNS, 'rows': ROWS, 'tall': 1.1, 'cell': 20, 'said': [round(float(value), 3) for value in said]}) + '\n'


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('out')
    parser.add_argument('--scores', default='{}', help='JSON: what score.py has printed')
    parser.add_argument('--note', default='', help='what else a reader of the scores has to know')
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = load(options.checkpoint)
    with open(options.out, 'w', encoding='utf8') as file:
        file.write(source(layers_of(net), **ABOUT))
    with open(EXPECTED, 'w', encoding='utf8') as file:
        file.write(expected(as_read(net)))
    made = {
        'command': 'npm run fit:grid -- train FOLDER PLACES.jsonl ... --leave-fold 0',
        'seed': 0,
        'data': {
            'what': 'places that the search weighs in drawn, altered and labelled pictures (build/fit/grid/README.md), but for the clients of fold 0 and third',
            'size': {'steps': torch.load(options.checkpoint)['step']},
            'sha256': recipe_digest(('real', 'more')),
        },
        'scores': json.loads(options.scores),
        'note': options.note,
    }
    command = ['node', '--import', 'tsx', 'build/fit/writeManifest.ts', os.path.abspath(options.out)]
    subprocess.run(command, input=json.dumps(made), text=True, check=True, cwd=PROJECT)


if __name__ == '__main__':
    main()
