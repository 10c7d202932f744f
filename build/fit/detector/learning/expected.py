"""The network's output for one small picture from a formula: the program's own forward pass is compared with it."""
import json

import numpy as np
import torch

WIDTH, HEIGHT = 128, 32


def picture():
    """3 x HEIGHT x WIDTH, levels 0..1: (7 x + 13 y + 29 channel) mod 256, in parts of 255."""
    channel, y, x = np.mgrid[0:3, 0:HEIGHT, 0:WIDTH]
    return (((7 * x + 13 * y + 29 * channel) % 256) / 255).astype(np.float32)


def expected(net):
    """The text of a fixture: all channels of all points, channel by channel, with three decimals."""
    with torch.no_grad():
        out = net(torch.from_numpy(picture())[None])[0]
    values = [round(float(value), 3) + 0.0 for value in out.flatten()]
    return json.dumps({'width': WIDTH, 'height': HEIGHT, 'channels': len(out), 'values': values}) + '\n'
