"""Networks of checkpoints; see learning.trainer."""
import torch


def loaded(net, *paths):
    """The network with a checkpoint's mean weights, or with the mean of several checkpoints of trainings that began alike; ready to be asked."""
    states = [torch.load(path, weights_only=False, map_location='cpu')['mean'] for path in paths]
    net.load_state_dict({name: _mean([state[name] for state in states]) for name in states[0]})
    return net.eval()


def _mean(values):
    return sum(values) / len(values) if values[0].dtype.is_floating_point else values[-1]
