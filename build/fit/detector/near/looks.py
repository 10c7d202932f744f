"""How games draw their cells: the detector's looks, and more of them, in which every kind has a pattern of its own or a piece is drawn as one."""
import cv2
import numpy as np
from drawing.blocks import block, puyo
from drawing.boards import PUYO, make_look
from drawing.colours import random_colour, shifted
from drawing.grounds import art

COLOURED, OJAMA_KIND = 7, -1


def look_of(rng, game):
    """A look whose tiles are sometimes patterned; `look.seams` says whether lines are drawn between different pieces only."""
    look = make_look(rng, game)
    look.seams = game != PUYO and rng.random() < 0.12
    style = rng.choice(['own', 'pixels', 'picture', 'shapes', 'mixed'], p=[0.5, 0.2, 0.1, 0.12, 0.08])
    if style != 'own':
        look.tile = _patterned(look, style)
    return look


def _patterned(look, style):
    makers = {'pixels': _pixels, 'picture': _picture, 'shapes': _shape, 'mixed': _mixed}

    def tile(rng, kind, size):
        key = (kind, size)
        if key not in look.tiles:
            colour = look.garbage if kind < 0 else look.colours[kind]
            img, mask = makers[style](rng, np.asarray(colour, np.float32), size)
            if look.game == PUYO and rng.random() < 0.5:
                mask = mask * _round(size)
            look.tiles[key] = img, mask
        return look.tiles[key]

    return tile


def _round(size):
    mask = np.zeros((size, size), np.float32)
    cv2.circle(mask, (size // 2, size // 2), size // 2, 1, -1, cv2.LINE_AA)
    return mask


def _pixels(rng, colour, size):
    """A little picture of few colours, often symmetric, as old games have."""
    count = int(rng.integers(4, 9))
    inks = np.array([colour, shifted(colour, rng.uniform(0.2, 0.8)), shifted(colour, -rng.uniform(0.2, 0.9)), random_colour(rng)])
    picks = rng.choice(4, (count, count), p=[0.5, 0.2, 0.22, 0.08])
    if rng.random() < 0.7:
        picks[:, count - count // 2:] = picks[:, :count // 2][:, ::-1]
    if rng.random() < 0.4:
        picks[count - count // 2:] = picks[:count // 2][::-1]
    img = cv2.resize(inks[picks].astype(np.float32), (size, size), interpolation=cv2.INTER_NEAREST)
    mask = np.ones((size, size), np.float32)
    if rng.random() < 0.2:
        mask = cv2.resize((picks != 2).astype(np.float32), (size, size), interpolation=cv2.INTER_NEAREST)
    return img, mask


def _picture(rng, colour, size):
    """A part of a drawing: stone, candy, faces."""
    whole = art(rng, 4 * size, 4 * size)
    x, y = rng.integers(0, 3 * size, 2)
    img = whole[y:y + size, x:x + size] * rng.uniform(0.3, 1) + np.asarray(colour, np.float32) * rng.uniform(0, 0.7)
    edge = max(1, int(size * rng.uniform(0.04, 0.15)))
    if rng.random() < 0.6:
        img[:edge], img[:, :edge] = shifted(img[:edge], 0.4), shifted(img[:, :edge], 0.3)
        img[-edge:], img[:, -edge:] = shifted(img[-edge:], -0.5), shifted(img[:, -edge:], -0.4)
    return np.clip(img, 0, 255).astype(np.float32), np.ones((size, size), np.float32)


def _shape(rng, colour, size):
    """A sign on a block: ring, cross, diamond, star, dots, stripes."""
    base = rng.choice(['flat', 'bevel', 'outline', 'rounded', 'gradient'])
    img, mask = block(rng, str(base), colour, size, 0)
    ink = shifted(colour, rng.choice([-0.7, -0.4, 0.5, 0.8])).tolist()
    c, r, t = size // 2, max(1, int(size * rng.uniform(0.15, 0.4))), max(1, int(size * rng.uniform(0.06, 0.16)))
    kind = rng.choice(['ring', 'cross', 'diamond', 'dots', 'square', 'stripes'])
    if kind == 'ring':
        cv2.circle(img, (c, c), r, ink, t, cv2.LINE_AA)
    elif kind == 'cross':
        cv2.line(img, (c - r, c - r), (c + r, c + r), ink, t)
        cv2.line(img, (c + r, c - r), (c - r, c + r), ink, t)
    elif kind == 'diamond':
        cv2.fillPoly(img, [np.array([(c - r, c), (c, c - r), (c + r, c), (c, c + r)], np.int32)], ink)
    elif kind == 'dots':
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            cv2.circle(img, (c + dx * size // 4, c + dy * size // 4), t, ink, -1)
    elif kind == 'square':
        cv2.rectangle(img, (c - r, c - r), (c + r, c + r), ink, t if rng.random() < 0.6 else -1)
    else:
        for at in range(0, size, 2 * t + 1):
            img[:, at:at + t] = ink
    return img, mask


def _mixed(rng, colour, size):
    return (_pixels, _picture, _shape)[rng.integers(3)](rng, colour, size)


def empty_tile(rng, look, ground, size):
    """What some games draw in every empty cell: a faint block, a dot, a frame; picture and mask."""
    kind = rng.choice(['faint', 'dot', 'frame', 'inner'])
    if kind == 'faint':
        draw = puyo if look.game == PUYO else block
        img, mask = draw(rng, look.style, ground, size)
        return np.asarray(ground + (img - ground) * rng.uniform(0.1, 0.5), np.float32), mask
    img, mask = np.full((size, size, 3), shifted(ground, rng.uniform(0.06, 0.4) * (1 if ground.mean() < 128 else -1)), np.float32), np.zeros((size, size), np.float32)
    c, edge = size // 2, max(1, int(size * rng.uniform(0.04, 0.12)))
    if kind == 'dot':
        cv2.circle(mask, (c, c), max(1, size // int(rng.integers(5, 12))), 1, -1)
    elif kind == 'frame':
        cv2.rectangle(mask, (0, 0), (size - 1, size - 1), 1, edge)
    else:
        pad = int(size * rng.uniform(0.1, 0.3))
        cv2.rectangle(mask, (pad, pad), (size - 1 - pad, size - 1 - pad), 1, -1)
    return img, mask
