"""Networks of checkpoints; see learning.trainer."""
import os

import torch

from learning.folding import load_folded, unfold
from learning.packing import parsed


def step_in(folder):
    """The last step of a training; 0 if none has begun."""
    path = os.path.join(folder, 'checkpoint.pt')
    return read(path)['step'] if os.path.exists(path) else 0


def read(path, device='cpu'):
    """The contents of a checkpoint."""
    return torch.load(path, weights_only=False, map_location=device)


def loaded(net, *paths):
    """The network with a checkpoint's mean weights, or with the mean of several checkpoints of trainings with the
    same beginning; ready for use.
    """
    states = [read(path)['mean'] for path in paths]
    net.load_state_dict({name: _mean([state[name] for state in states]) for name in states[0]})
    return net.eval()


def begun(net, path, pictures):
    """The network with a checkpoint's mean weights, or with those of a source file, whose batch norm is restored from
    some pictures.
    """
    if not path.endswith('.ts'):
        return loaded(net, path)
    with open(path, encoding='utf8') as file:
        load_folded(net, parsed(file.read()))
    unfold(net, pictures)
    return net


def _mean(values):
    return sum(values) / len(values) if values[0].dtype.is_floating_point else values[-1]
