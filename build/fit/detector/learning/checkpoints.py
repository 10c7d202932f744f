"""Networks of checkpoints (see learning.trainer) and of exported source files."""
import copy
import os

import torch

from learning.folding import layers_of, load_folded, mean_layer, unfold
from learning.packing import parsed


def step_in(folder):
    """The step that a training has come to; 0 where none has begun."""
    path = os.path.join(folder, 'checkpoint.pt')
    return read(path)['step'] if os.path.exists(path) else 0


def read(path, device='cpu'):
    """All that a checkpoint keeps."""
    return torch.load(path, weights_only=False, map_location=device)


def loaded(net, *paths):
    """The network with the mean weights of a checkpoint, or of a source file, ready to be asked; of several, whose trainings began alike, with the mean of all."""
    if len(paths) == 1:
        return _filled(net, *paths)
    folded = [layers_of(_filled(copy.deepcopy(net), path)) for path in paths]
    load_folded(net, [mean_layer(same) for same in zip(*folded, strict=True)])
    return net.eval()


def begun(net, path, pictures):
    """The network of a checkpoint or a source file to go on from; some pictures make up for the batch norm that a source file doesn't have."""
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
