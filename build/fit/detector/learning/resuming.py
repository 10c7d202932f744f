"""Exported weights as the start of another training: batch norm, folded in by the export, is set up anew from what the layers give."""
import torch

from learning.folding import load_folded
from learning.packing import parsed


def resume(net, path, pictures):
    """Fills the network from a weights.ts. `pictures`: N x 3 x h x w as for the network, from which each layer's mean and spread are taken."""
    with open(path, encoding='utf8') as file:
        load_folded(net, parsed(file.read()))
    net.eval()
    norms = [module for module in net.modules() if isinstance(module, torch.nn.BatchNorm2d)]
    hooks = [norm.register_forward_pre_hook(_set_up) for norm in norms]
    with torch.no_grad():
        net(pictures)
    for hook in hooks:
        hook.remove()


def _set_up(norm, inputs):
    """What a batch norm gives stays the same; from now on it divides by the spread that it sees, and multiplies by it again."""
    values = inputs[0]
    mean, variance = values.mean((0, 2, 3)), values.var((0, 2, 3)) + 1e-6
    norm.weight.copy_(torch.sqrt(variance + norm.eps))
    norm.bias.add_(mean)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance)
