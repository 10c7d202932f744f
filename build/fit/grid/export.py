"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--scores TABLE] [--note TEXT].

OUT.manifest.json records its sources; test/fixtures/grid.json has the output that the tests expect.
"""
import json

import numpy as np
import torch

import beside  # noqa: F401
from learning.checkpoints import loaded, read
from learning.exporting import arguments, fixture, save, save_manifest, save_weights
from learning.folding import folded
from learning.packing import Layer, restored
from network import CELL, MARGIN, Conv, GridNetwork, facts_of
from torch import nn

ABOUT = {
    'about': 'The network that judges how well a grid fits a picture,',
    'command': 'npm run fit:grid',
    'manifest': 'gridWeights.manifest.json',
    'network': 'build/fit/grid/network.py',
    'types': '../../network/layers.ts',
}
DATA = 'places that the search weighs in drawn, altered and labelled pictures (build/fit/grid/README.md), but for the clients of fold 0 and third'
# The size of the patch in the tests.
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
    """The network's output for a patch from a formula: (7 x + 13 y + 29 channel) mod 256, in cells a little higher
    than wide.
    """
    high, wide = (ROWS + 2 * MARGIN) * CELL, (COLUMNS + 2 * MARGIN) * CELL
    channel, y, x = np.mgrid[0:3, 0:high, 0:wide]
    patch = (((7 * x + 13 * y + 29 * channel) % 256) - 128) / 128
    facts = torch.tensor([facts_of(COLUMNS, ROWS, 1.1, 20)]).float()
    with torch.no_grad():
        said = net(torch.from_numpy(patch.astype(np.float32))[None], torch.tensor([[COLUMNS, ROWS]]), facts)[0]
    return json.dumps({'columns': COLUMNS, 'rows': ROWS, 'tall': 1.1, 'cell': 20, 'said': [round(float(value), 3) for value in said]}) + '\n'


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='{}', help='JSON: what score.py has printed')
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = loaded(GridNetwork(), options.checkpoint, *options.also)
    save_weights(options.out, layers_of(net), ABOUT)
    save(fixture('grid.json'), expected(as_read(net)))
    data = {'what': DATA, 'size': {'steps': read(options.checkpoint)['step']}}
    command = 'npm run fit:grid -- train FOLDER PLACES.jsonl ... --leave-fold 0'
    save_manifest(options.out, command, 0, data, json.loads(options.scores), options.note)


if __name__ == '__main__':
    main()
