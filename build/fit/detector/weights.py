"""Keeps a network's weights in a file: every tensor as 16-bit floats, in the network's own order, behind one line of JSON."""
import hashlib
import json

import numpy as np
import torch


def write(path, state):
    """`state` as of state_dict(); counters of batches are left out. The file's SHA-256."""
    kept = {name: value for name, value in state.items() if value.dtype.is_floating_point}
    header = json.dumps([[name, list(value.shape)] for name, value in kept.items()])
    body = b''.join(value.numpy().astype('<f2').tobytes() for value in kept.values())
    data = header.encode() + b'\n' + body
    with open(path, 'wb') as file:
        file.write(data)
    return hashlib.sha256(data).hexdigest()


def read(path):
    """The tensors by name, as 32-bit floats."""
    with open(path, 'rb') as file:
        header, body = file.read().split(b'\n', 1)
    values, at = {}, 0
    flat = np.frombuffer(body, '<f2').astype(np.float32)
    for name, shape in json.loads(header):
        count = int(np.prod(shape)) if shape else 1
        values[name] = torch.from_numpy(flat[at:at + count].reshape(shape).copy())
        at += count
    return values
