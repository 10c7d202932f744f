"""Colours of games: palettes of blocks, of grounds, and small changes of one colour. All are BGR, 0..255."""
import colorsys

import numpy as np


def random_colour(rng, low=0.0, high=1.0, saturation=(0.0, 1.0)):
    """A colour whose value (HSV) lies between low and high."""
    h, s, v = rng.random(), rng.uniform(*saturation), rng.uniform(low, high)
    r, g, b = colorsys.hsv_to_rgb(h, s, v)
    return np.array([b, g, r]) * 255


def shifted(colour, amount):
    """Lighter (amount > 0) or darker (amount < 0); 1 is white, -1 black."""
    target = 255.0 if amount > 0 else 0.0
    return colour + (target - colour) * abs(amount)


def block_palette(rng, count):
    """Colours that tell kinds apart: bright, pastel, dark, one hue, grey, or all the same."""
    style = rng.choice(['bright', 'bright', 'bright', 'pastel', 'dark', 'hue', 'grey', 'same'])
    if style == 'same':
        return [random_colour(rng, 0.1, 1.0)] * count
    turn, jitter = rng.random(), rng.uniform(0, 0.06)
    colours = []
    for index in range(count):
        hue = turn + (index / count if style != 'hue' else rng.uniform(-0.08, 0.08))
        hue += rng.normal(0, jitter)
        saturation = {'bright': rng.uniform(0.55, 1), 'pastel': rng.uniform(0.2, 0.5), 'dark': rng.uniform(0.4, 1), 'hue': rng.uniform(0.3, 1)}.get(style, 0)
        value = {'dark': rng.uniform(0.25, 0.6), 'grey': rng.uniform(0.2, 0.95)}.get(style, rng.uniform(0.6, 1))
        r, g, b = colorsys.hsv_to_rgb(hue % 1, saturation, value)
        colours.append(np.array([b, g, r]) * 255)
    rng.shuffle(colours)
    return colours


def ground_colour(rng):
    """What lies behind blocks: mostly dark, often light, sometimes in between."""
    kind = rng.random()
    if kind < 0.5:
        return random_colour(rng, 0.0, 0.25, (0, 0.8))
    if kind < 0.8:
        return random_colour(rng, 0.85, 1.0, (0, 0.15))
    return random_colour(rng, 0.2, 0.85, (0, 0.6))


def tint(image, mask, colour, alpha):
    """Mixes a colour into the masked pixels of an image (float32), in place."""
    image[mask] = image[mask] * (1 - alpha) + np.asarray(colour, np.float32) * alpha
