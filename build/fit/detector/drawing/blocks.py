"""Pictures of one cell's content: blocks of Tetris-like games and puyo, each as (picture, mask) of size x size pixels."""
import cv2
import numpy as np

from drawing.colours import random_colour, shifted

BLOCK_STYLES = ['flat', 'flat', 'bevel', 'bevel', 'inner', 'ring', 'rounded', 'gradient', 'gloss', 'lcd', 'jewel', 'letter', 'brackets', 'noise', 'outline', 'cross', 'stripes']
PUYO_STYLES = ['circle', 'circle', 'eyes', 'eyes', 'face', 'outlined', 'gloss', 'rounded', 'letter', 'blob']


def _canvas(size, colour):
    return np.full((size, size, 3), colour, np.float32), np.ones((size, size), np.float32)


def _line(size):
    return max(1, int(round(size * 0.08)))


def _bevel(size, colour, rng):
    img, mask = _canvas(size, colour)
    edge = max(1, int(size * rng.uniform(0.08, 0.28)))
    for step in range(edge):
        img[step, step:size - step] = shifted(colour, 0.45)
        img[step:size - step, step] = shifted(colour, 0.25)
        img[size - 1 - step, step:size - step] = shifted(colour, -0.5)
        img[step:size - step, size - 1 - step] = shifted(colour, -0.3)
    return img, mask


def _inner(size, colour, rng):
    img, mask = _canvas(size, shifted(colour, rng.uniform(-0.5, 0.4)))
    pad = max(1, int(size * rng.uniform(0.12, 0.32)))
    img[pad:size - pad, pad:size - pad] = colour
    return img, mask


def _ring(size, colour, rng):
    img, mask = _canvas(size, colour)
    t = max(1, int(size * rng.uniform(0.1, 0.25)))
    mask[:] = 0
    mask[:t] = mask[-t:] = mask[:, :t] = mask[:, -t:] = 1
    return img, mask


def _rounded(size, colour, rng):
    img, mask = _canvas(size, colour)
    r = max(1, int(size * rng.uniform(0.15, 0.4)))
    mask[:] = 0
    cv2.rectangle(mask, (r, 0), (size - 1 - r, size - 1), 1, -1)
    cv2.rectangle(mask, (0, r), (size - 1, size - 1 - r), 1, -1)
    for cx, cy in [(r, r), (size - 1 - r, r), (r, size - 1 - r), (size - 1 - r, size - 1 - r)]:
        cv2.circle(mask, (cx, cy), r, 1, -1)
    if rng.random() < 0.5:
        img[: size // 2] = shifted(colour, rng.uniform(0.05, 0.35))
    return img, mask


def _gradient(size, colour, rng):
    img, mask = _canvas(size, colour)
    ramp = np.linspace(rng.uniform(0, 0.5), -rng.uniform(0, 0.5), size)
    for i, amount in enumerate(ramp):
        img[i] = shifted(colour, amount)
    return (img if rng.random() < 0.6 else img.transpose(1, 0, 2).copy()), mask


def _gloss(size, colour, rng):
    img, mask = _bevel(size, colour, rng)
    cv2.ellipse(img, (size // 2, size // 3), (max(1, size // 3), max(1, size // 5)), 0, 0, 360, shifted(colour, 0.6).tolist(), -1)
    return img, mask


def _lcd(size, colour, rng):
    img, mask = _canvas(size, colour)
    t = _line(size)
    mask[:] = 1
    mask[t:size - t, t:size - t] = 0
    pad = max(t + 1, int(size * 0.28))
    mask[pad:size - pad, pad:size - pad] = 1
    return img, mask


def _jewel(size, colour, rng):
    img, mask = _canvas(size, colour)
    c, last = size // 2, size - 1
    for points, amount in [([(0, 0), (last, 0), (c, c)], 0.4), ([(0, 0), (0, last), (c, c)], 0.15), ([(last, 0), (last, last), (c, c)], -0.2), ([(0, last), (last, last), (c, c)], -0.4)]:
        cv2.fillPoly(img, [np.array(points, np.int32)], shifted(colour, amount).tolist())
    pad = max(1, int(size * 0.25))
    img[pad:size - pad, pad:size - pad] = colour
    return img, mask


def _letter(size, colour, rng):
    img, mask = _canvas(size, colour)
    bare = rng.random() < 0.6
    if bare:
        mask[:] = 0
    text = str(rng.choice(list('IOTSZJLX#@*O0%H8')))
    scale = size / 26
    (w, h), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, max(1, size // 12))
    at = ((size - w) // 2, (size + h) // 2)
    if bare:
        cv2.putText(mask, text, at, cv2.FONT_HERSHEY_SIMPLEX, scale, 1, max(1, size // 10), cv2.LINE_AA)
    else:
        cv2.putText(img, text, at, cv2.FONT_HERSHEY_SIMPLEX, scale, shifted(colour, -0.6).tolist(), max(1, size // 12), cv2.LINE_AA)
    return img, mask


def _noise(size, colour, rng):
    img, mask = _bevel(size, colour, rng) if rng.random() < 0.5 else _canvas(size, colour)
    img += rng.normal(0, rng.uniform(8, 35), (size, size, 1))
    return np.clip(img, 0, 255).astype(np.float32), mask


def _outline(size, colour, rng):
    img, mask = _canvas(size, colour)
    t = _line(size)
    edge = random_colour(rng, 0, 0.3) if rng.random() < 0.6 else shifted(colour, rng.choice([-0.6, 0.7]))
    img[:t] = img[-t:] = edge
    img[:, :t] = img[:, -t:] = edge
    return img, mask


def _brackets(size, colour, rng):
    """Two signs that stand for a block in a terminal."""
    img, mask = _canvas(size, colour)
    mask[:] = 0
    pair = str(rng.choice(['[]', '()', '{}', '##', '<>', '$$', '@@', 'oo']))
    for sign, x in zip(pair, (0, size // 2)):
        cv2.putText(mask, sign, (x, int(size * 0.8)), cv2.FONT_HERSHEY_SIMPLEX, size / 30, 1, max(1, size // 12), cv2.LINE_AA)
    return img, mask


def _cross(size, colour, rng):
    img, mask = _outline(size, colour, rng)
    ink = shifted(colour, rng.choice([-0.5, 0.5])).tolist()
    cv2.line(img, (0, 0), (size - 1, size - 1), ink, _line(size))
    cv2.line(img, (size - 1, 0), (0, size - 1), ink, _line(size))
    return img, mask


def _stripes(size, colour, rng):
    img, mask = _canvas(size, colour)
    step = max(2, size // 5)
    for at in range(0, size, step * 2):
        img[at:at + step] = shifted(colour, -0.3)
    return img, mask


_BLOCKS = {'bevel': _bevel, 'inner': _inner, 'ring': _ring, 'rounded': _rounded, 'gradient': _gradient, 'gloss': _gloss, 'lcd': _lcd, 'jewel': _jewel, 'letter': _letter, 'brackets': _brackets, 'noise': _noise, 'outline': _outline, 'cross': _cross, 'stripes': _stripes}


def block(rng, style, colour, size, gap=0):
    """A block in one style; `gap` pixels around it stay free."""
    inner = max(2, size - 2 * gap)
    img, mask = _BLOCKS[style](inner, colour, rng) if style in _BLOCKS else _canvas(inner, colour)
    return _padded(img, mask, size, gap)


def _padded(img, mask, size, gap):
    if img.shape[0] == size:
        return img, mask
    out, cover = np.zeros((size, size, 3), np.float32), np.zeros((size, size), np.float32)
    n = img.shape[0]
    at = (size - n) // 2
    out[at:at + n, at:at + n], cover[at:at + n, at:at + n] = img, mask
    return out, cover


def puyo(rng, style, colour, size, squash=1.0):
    """A puyo in one style: round, with eyes, joined like a blob, or a letter."""
    if style == 'letter':
        return _letter(size, colour, rng)
    img, mask = _canvas(size, colour)
    if style == 'rounded':
        img, mask = _rounded(size, colour, rng)
    else:
        mask[:] = 0
        r = size / 2 * rng.uniform(0.82, 1.0)
        axes = (max(1, int(r)), max(1, int(r * squash)))
        cv2.ellipse(mask, (size // 2, size // 2), axes, 0, 0, 360, 1, -1, cv2.LINE_AA)
        if style == 'outlined':
            cv2.ellipse(img, (size // 2, size // 2), axes, 0, 0, 360, shifted(colour, -0.6).tolist(), _line(size) + 1)
        if style in ('gloss', 'blob'):
            cv2.ellipse(img, (int(size * 0.4), int(size * 0.33)), (max(1, size // 5), max(1, size // 8)), 0, 0, 360, shifted(colour, 0.7).tolist(), -1, cv2.LINE_AA)
            img[size * 2 // 3:] = shifted(colour, -0.25)
    if style in ('eyes', 'face', 'blob') or rng.random() < 0.3:
        _eyes(img, size, rng)
    return img, mask


def _eyes(img, size, rng):
    y, dx = int(size * rng.uniform(0.35, 0.55)), size * rng.uniform(0.14, 0.22)
    r = max(1, int(size * rng.uniform(0.08, 0.15)))
    for cx in (int(size / 2 - dx), int(size / 2 + dx)):
        cv2.circle(img, (cx, y), r, (250, 250, 250), -1, cv2.LINE_AA)
        cv2.circle(img, (cx, y), max(1, r // 2), (20, 20, 20), -1, cv2.LINE_AA)


def paste(image, tile, x, y, alpha=1.0):
    """Lays a tile over a float32 image at pixel x, y; what reaches over the edge is cut off."""
    img, mask = tile
    size = img.shape[0]
    x0, y0, x1, y1 = max(0, x), max(0, y), min(image.shape[1], x + size), min(image.shape[0], y + size)
    if x0 >= x1 or y0 >= y1:
        return
    part = image[y0:y1, x0:x1]
    cover = mask[y0 - y:y1 - y, x0 - x:x1 - x, None] * alpha
    part += (img[y0 - y:y1 - y, x0 - x:x1 - x] - part) * cover
