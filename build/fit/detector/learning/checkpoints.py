"""Networks of checkpoints (see learning.trainer) and of exported source files."""
import copy
import os

import torch

from learning.folding import layers_of, load_folded, mean_layer, unfold
from learning.packing import parsed


def step_in(folder):
    """The last step of a training; 0 if none has begun."""
    path = os.path.join(folder, 'checkpoint.pt')
    return read(path)['step'] if os.path.exists(path) else 0


def read(path, device='cpu'):
    """The contents of a checkpoint."""
    return torch.load(path, weights_only=False, map_location=device)


def loaded(net, *paths):
    """The network with the mean weights of a checkpoint, or of a source file, ready for use; of several with the same
    beginning, with the mean of all.
    """
    if len(paths) == 1:
        return _filled(net, *paths)
    folded = [layers_of(_filled(copy.deepcopy(net), path)) for path in paths]
    load_folded(net, [mean_layer(same) for same in zip(*folded, strict=True)])
    return net.eval()


def begun(net, path, pictures):
    """The network of a checkpoint or a source file to continue from; some pictures restore the batch norm that a source
    file doesn't have.
    """
    loaded(net, path)
    if path.endswith('.ts'):
        unfold(net, pictures)
    return net


def _filled(net, path):
    if path.endswith('.ts'):
        with open(path, encoding='utf8') as file:
            load_folded(net, parsed(file.read()))
    else:
        net.load_state_dict(read(path)['mean'])
    return net.eval()
