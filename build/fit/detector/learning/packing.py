"""A layer's weights as bytes: int8 for each weight, and for each output channel a scale and a bias (float32), all little endian.

A weight is its byte times the scale of its channel.
"""
import base64
import json
import math
import re
from dataclasses import dataclass

import numpy as np


@dataclass
class Layer:
    """`kind`: conv3, conv1 or linear; `weights`: float out x in x k x k (linear: out x in); `bias`: float, one for each output channel."""

    name: str
    kind: str
    stride: int
    weights: np.ndarray
    bias: np.ndarray


def rounded(weights):
    """int8 of the weights' shape, and the scale of each output channel."""
    flat = weights.reshape(len(weights), -1)
    scale = np.maximum(abs(flat).max(1), 1e-12).astype(np.float32) / np.float32(127)
    return np.clip(np.rint(flat / scale[:, None]), -127, 127).astype(np.int8).reshape(weights.shape), scale


def restored(weights):
    """The weights as restored by a reader of the bytes."""
    whole, scale = rounded(weights)
    return whole.astype(np.float32) * scale.reshape(-1, *[1] * (weights.ndim - 1))


def table(layers):
    return [{'name': layer.name, 'kind': layer.kind, 'in': layer.weights.shape[1], 'out': len(layer.weights), 'stride': layer.stride} for layer in layers]


def source(layers, **about):
    """The text of a file of weights. `about`: the description of the network for TEMPLATE."""
    packed = [(*rounded(layer.weights), layer.bias) for layer in layers]
    scales = b''.join(scale.astype('<f4').tobytes() + bias.astype('<f4').tobytes() for _, scale, bias in packed)
    whole = b''.join(weights.tobytes() for weights, _, _ in packed)
    rows = '\n'.join(f'  {_row(row)},' for row in table(layers))
    return TEMPLATE.format(**about, rows=rows, scales=_text(scales), weights=_text(whole))


def parsed(text):
    """The layers that `source` has written, their weights restored."""
    rows = [dict(re.findall(r"(\w+): '?([\w.]+)'?", line)) for line in re.findall(r'^  \{ (name: .*) \},$', text, re.M)]
    scales, weights = (base64.b64decode(re.search(rf"{name} =\s+'(.*)'", text)[1]) for name in ('scales', 'weights'))
    return list(_layers(rows, np.frombuffer(scales, '<f4'), np.frombuffer(weights, np.int8)))


def _layers(rows, scales, weights):
    for row in rows:
        after, shape = int(row['out']), _shape(row['kind'], int(row['out']), int(row['in']))
        count = math.prod(shape)
        scale, bias, whole = scales[:after], scales[after : 2 * after], weights[:count].astype(np.float32)
        scales, weights = scales[2 * after :], weights[count:]
        yield Layer(row['name'], row['kind'], int(row['stride']), whole.reshape(shape) * scale.reshape(-1, *[1] * (len(shape) - 1)), bias.copy())


def _shape(kind, after, before):
    name, side = re.fullmatch(r'([a-z]+)(\d*)', kind).groups()
    sides = {'linear': (), 'row': (int(side or 1),), 'conv': (int(side or 1),) * 2}[name]
    return after, before, *sides


def _row(row):
    return '{ ' + ', '.join(f'{key}: {json.dumps(value)}'.replace('"', "'") for key, value in row.items()) + ' }'


def _text(data):
    return base64.b64encode(data).decode('ascii')


TEMPLATE = """/**
 * {about} as `{command}` has trained it; {manifest} says from what. Not made by hand.
 * {network} says how the layers are joined.
 */
import type {{ PackedLayer }} from '{types}';

/** In the order of the forward pass. */
export const layers: readonly PackedLayer[] = [
{rows}
];

/** See `PackedNetwork`. */
export const scales =
  '{scales}';

/** See `PackedNetwork`. */
export const weights =
  '{weights}';
"""
