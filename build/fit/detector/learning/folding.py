"""A trained network as plain layers: batch norm folded into the convolution before it."""
import copy
from dataclasses import replace

import torch
from torch import nn

from learning.packing import Layer, restored


def layers_of(net):
    """All layers in the order of the forward pass, which is the order in which network.py makes them."""
    named = dict(net.named_modules())
    found = []
    for name, module in named.items():
        if isinstance(module, (nn.Conv1d, nn.Conv2d)):
            weights, bias = folded(module, named.get(_norm_after(name)))
            found.append(Layer(name, _kind_of(module), module.stride[0], weights, bias))
        elif isinstance(module, nn.Linear):
            found.append(Layer(name, 'linear', 1, module.weight.detach().numpy(), module.bias.detach().numpy()))
    return found


def as_read(net):
    """The network with the weights in the program, rounded to bytes."""
    result = copy.deepcopy(net)
    load_folded(result, [replace(layer, weights=restored(layer.weights)) for layer in layers_of(net)])
    return result


def load_folded(net, layers):
    """Fills the network from plain layers; batch norm then only adds the bias."""
    named = dict(net.named_modules())
    with torch.no_grad():
        for layer in layers:
            module, norm = named[layer.name], named.get(_norm_after(layer.name))
            module.weight.copy_(torch.from_numpy(layer.weights).reshape(module.weight.shape))
            if norm:
                norm.running_mean.zero_()
                norm.running_var.fill_(1 - norm.eps)
                norm.weight.fill_(1)
            (norm or module).bias.copy_(torch.from_numpy(layer.bias))


def mean_layer(layers):
    """The mean of the same layer of several networks."""
    first, *_ = layers
    weights = [layer.weights.reshape(first.weights.shape) for layer in layers]
    return replace(first, weights=sum(weights) / len(layers), bias=sum(layer.bias for layer in layers) / len(layers))


def unfold(net, pictures):
    """Restores batch norm, which `load_folded` has left to only add the bias, from these pictures; the network's
    output stays the same.
    """
    norms = [module for module in net.modules() if isinstance(module, (nn.BatchNorm1d, nn.BatchNorm2d))]
    hooks = [norm.register_forward_pre_hook(_settle) for norm in norms]
    with torch.no_grad():
        net.eval()(pictures)
    for hook in hooks:
        hook.remove()


def _settle(norm, inputs):
    across = [at for at in range(inputs[0].dim()) if at != 1]
    variance, mean = torch.var_mean(inputs[0], across)
    norm.bias += mean
    norm.weight.copy_(torch.sqrt(variance + norm.eps))
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance)


def _kind_of(module):
    points = module.kernel_size[0]
    return f'row{points}' if isinstance(module, nn.Conv1d) and points > 1 else f'conv{points}'


def _norm_after(name):
    """A convolution and its batch norm are 0 and 1 of one sequence."""
    return f'{name[:-1]}1' if name.endswith('.0') else None


def folded(conv, norm):
    weights = conv.weight.detach()
    if norm is None:
        return weights.numpy(), conv.bias.detach().numpy()
    factor = norm.weight.detach() / torch.sqrt(norm.running_var + norm.eps)
    bias = norm.bias.detach() - norm.running_mean * factor
    return (weights * factor.reshape(-1, *[1] * (weights.ndim - 1))).numpy(), bias.numpy()
