"""Pictures without a board that look as if they had one: grids of letters, shapes and squares, other games, pages, desktops."""
import cv2
import numpy as np

from drawing.blocks import BLOCK_STYLES, PUYO_STYLES, block, paste, puyo
from drawing.colours import block_palette, ground_colour, random_colour, shifted
from drawing.grounds import FONTS, ground, scattered, text_page

GRIDS = ['letters', 'letters', 'digits', 'binary', 'check', 'match', 'match', 'columns', 'capsules', 'bricks', 'cards', 'pixels', 'sheet', 'keyboard', 'snake', 'icons', 'bars', 'heat', 'life', 'mines', 'numbers']


def _cell_at(image, x, y, cw, ch, column, row, pad=0):
    return (int(x + column * cw) + pad, int(y + row * ch) + pad), (int(x + (column + 1) * cw) - 1 - pad, int(y + (row + 1) * ch) - 1 - pad)


def _write(rng, image, a, b, letters, ink, thick=1):
    size = (b[1] - a[1]) / 32
    cv2.putText(image, str(rng.choice(letters)), (a[0] + int((b[0] - a[0]) * 0.2), b[1] - int((b[1] - a[1]) * 0.2)), FONTS[0], max(0.2, size), ink, thick, cv2.LINE_AA)


def grid(rng, image):
    """One grid of some other thing, somewhere in a picture, in place."""
    h, w = image.shape[:2]
    kind = str(rng.choice(GRIDS))
    columns, rows = _size(rng, kind)
    ch = rng.uniform(0.25, 0.98) * h / rows
    cw = ch * (1 if kind not in ('bricks', 'sheet', 'bars') else rng.uniform(1.8, 4))
    if cw * columns > w * 0.98:
        ch *= w * 0.98 / (cw * columns)
        cw = w * 0.98 / columns
    x, y = rng.uniform(0, max(1, w - cw * columns)), rng.uniform(0, max(1, h - ch * rows))
    base = ground_colour(rng)
    cv2.rectangle(image, (int(x), int(y)), (int(x + cw * columns), int(y + ch * rows)), base.tolist(), -1)
    line = shifted(base, 0.5 if base.mean() < 128 else -0.5).tolist()
    ink = random_colour(rng, 0.7).tolist() if base.mean() < 128 else random_colour(rng, 0, 0.3).tolist()
    if rng.random() < 0.6:
        for column in range(columns + 1):
            cv2.line(image, (int(x + column * cw), int(y)), (int(x + column * cw), int(y + rows * ch)), line, 1)
        for row in range(rows + 1):
            cv2.line(image, (int(x), int(y + row * ch)), (int(x + columns * cw), int(y + row * ch)), line, 1)
    _fill(rng, image, kind, (x, y, cw, ch, columns, rows), line, ink)


def _size(rng, kind):
    if kind in ('match', 'cards'):
        n = int(rng.integers(4, 11))
        return n, n + int(rng.integers(-1, 3))
    if kind == 'numbers':
        return 4, 4
    return {
        'columns': (6, 13), 'capsules': (8, 16), 'check': (8, 8), 'bricks': (int(rng.integers(6, 15)), int(rng.integers(4, 10))),
        'keyboard': (14, 5), 'snake': (int(rng.integers(12, 40)), int(rng.integers(12, 30))), 'bars': (1, int(rng.integers(4, 16))),
    }.get(kind, (int(rng.integers(5, 26)), int(rng.integers(5, 26))))


def _fill(rng, image, kind, geometry, line, ink):
    x, y, cw, ch, columns, rows = geometry
    palette = block_palette(rng, 6)
    size = max(3, int(min(cw, ch)))
    style = str(rng.choice(BLOCK_STYLES if kind != 'match' or rng.random() < 0.4 else PUYO_STYLES))
    tiles = [(puyo if style in PUYO_STYLES and kind == 'match' else block)(rng, style, colour, size) for colour in palette]
    density = rng.uniform(0.3, 1)
    head = (int(rng.integers(columns)), int(rng.integers(rows)))
    for row in range(rows):
        for column in range(columns):
            a, b = _cell_at(image, x, y, cw, ch, column, row, 1)
            if kind in ('letters', 'digits', 'keyboard', 'sheet'):
                if rng.random() < density:
                    _write(rng, image, a, b, list('ABCDEFGHIJKLMNOPRSTUVWYZ') if kind != 'digits' else list('0123456789'), ink)
                elif kind == 'letters' and rng.random() < 0.5:
                    cv2.rectangle(image, a, b, line, -1)
            elif kind in ('binary', 'pixels'):
                if rng.random() < 0.5:
                    cv2.rectangle(image, a, b, ink if kind == 'binary' else palette[rng.integers(6)].tolist(), -1)
            elif kind == 'check':
                if (row + column) % 2:
                    cv2.rectangle(image, a, b, palette[0].tolist(), -1)
                if row in (0, 1, rows - 2, rows - 1) and rng.random() < 0.7:
                    cv2.circle(image, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), size // 3, palette[1 if row < 2 else 2].tolist(), -1, cv2.LINE_AA)
            elif kind in ('match', 'cards', 'icons'):
                if kind == 'match' or rng.random() < density:
                    paste(image, tiles[rng.integers(6)], a[0], a[1])
            elif kind in ('columns', 'capsules'):
                if row > rows * rng.uniform(0.3, 0.9) or rng.random() < 0.05:
                    paste(image, tiles[rng.integers(3 if kind == 'capsules' else 6)], a[0], a[1])
            elif kind in ('bricks', 'bars'):
                if rng.random() < density:
                    cv2.rectangle(image, a, b, palette[row % 6].tolist(), -1)
            elif kind == 'heat':
                cv2.rectangle(image, a, b, shifted(palette[0], float(np.clip(np.sin(row / 3 + head[0]) + np.cos(column / 2) + rng.normal(0, 0.4), -1.8, 1.8)) / 2).tolist(), -1)
            elif kind == 'life':
                if rng.random() < density * 0.25:
                    cv2.rectangle(image, a, b, ink, -1)
            elif kind in ('mines', 'numbers'):
                closed = rng.random() < density
                if closed:
                    paste(image, tiles[0 if kind == 'mines' else rng.integers(6)], a[0], a[1])
                if closed == (kind == 'numbers') and rng.random() < 0.6:
                    _write(rng, image, a, b, list('12345678'), ink)
            elif kind == 'snake':
                if abs(row - head[1]) + abs(column - head[0]) < 3 and (row == head[1] or column == head[0]):
                    cv2.rectangle(image, a, b, ink, -1)


def negative(rng, w, h, photographs):
    """A picture without a board: a drawn one with grids, or part of a real one."""
    if photographs and rng.random() < 0.3:
        return _part(rng, photographs[rng.integers(len(photographs))], w, h)
    image = text_page(rng, w, h) if rng.random() < 0.15 else ground(rng, w, h)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
        grid(rng, image)
    scattered(rng, image, int(rng.integers(0, 14)))
    return image


def _part(rng, photograph, w, h):
    ph, pw = photograph.shape[:2]
    share = rng.uniform(0.35, 1)
    cw, ch = int(pw * share), int(ph * share)
    x, y = int(rng.integers(0, pw - cw + 1)), int(rng.integers(0, ph - ch + 1))
    return cv2.resize(photograph[y:y + ch, x:x + cw], (w, h), interpolation=cv2.INTER_AREA).astype(np.float32)
