"""Labelled pictures of real games (../shared/frames beside the project), and how each is altered anew every time it is drawn."""
import json
import os
from collections import defaultdict
from dataclasses import dataclass

import cv2
import numpy as np

from drawing.boards import PUYO, TETRIS, draw_content, draw_ground, make_look
from drawing.grounds import ground
from samples.sliding import falling_of, slid

MOST_SIDE = 1440
# So often the falling piece of a picture whose boards are not drawn anew stands between two rows.
SLIDING = 0.5
COLUMNS_OF = {TETRIS: [8, 9, 10, 10, 10, 11, 12, 13, 14], PUYO: [6, 6, 6, 6, 7, 8, 9]}


@dataclass
class Entry:
    """`picture`: uint8 BGR, at most MOST_SIDE wide or high; boards: x, y, w, h, game, columns, rows; `falling`: pieces that can be moved."""

    picture: np.ndarray
    boards: list
    falling: list
    path: str


def load(folders):
    """The entries of labelled pictures by client."""
    clients = defaultdict(list)
    for folder in folders:
        by_image = defaultdict(list)
        with open(os.path.join(folder, 'labels.jsonl'), encoding='utf8') as file:
            for line in file:
                if line.strip():
                    label = json.loads(line)
                    by_image[label['image']].append(label)
        for name, labels in sorted(by_image.items()):
            picture = cv2.imread(os.path.join(folder, name), cv2.IMREAD_COLOR)
            if picture is not None:
                clients[labels[0]['client']].append(_entry(picture, labels, os.path.join(folder, name)))
    return dict(clients)


def _entry(picture, labels, path):
    scale = min(1.0, MOST_SIDE / max(picture.shape[:2]))
    if scale < 1:
        picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    boards = []
    for label in labels:
        if label['game'] in ('tetris', 'puyo') and label.get('board'):
            b = label['board']
            boards.append((b['x'] * scale, b['y'] * scale, b['width'] * scale, b['height'] * scale, TETRIS if label['game'] == 'tetris' else PUYO, label['columns'], label['rows']))
    falling = [found for found in (falling_of(label, scale) for label in labels) if found]
    return Entry(picture, boards, falling, path)


def altered(rng, entry, w, h):
    """One labelled picture anew: part of it, scaled, on some ground, its inside sometimes drawn anew or its piece moved. None where no board is whole."""
    boards, source = entry.boards, entry.picture.astype(np.float32)
    if boards and rng.random() < 0.4:
        boards = _redraw(rng, source, boards)
    elif entry.falling and rng.random() < SLIDING:
        for falling in entry.falling:
            source = slid(rng, source, falling)
    ph, pw = source.shape[:2]
    x0, y0, x1, y1 = _crop(rng, pw, ph, boards)
    part = source[y0:y1, x0:x1]
    fit = min(w / part.shape[1], h / part.shape[0])
    scale = fit if rng.random() < 0.6 else fit * rng.uniform(0.4, 1)
    stretch = rng.uniform(0.94, 1.06) if rng.random() < 0.3 else 1.0
    nw, nh = max(8, min(w, int(part.shape[1] * scale * stretch))), max(8, min(h, int(part.shape[0] * scale)))
    part = cv2.resize(part, (nw, nh), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    image = ground(rng, w, h) if rng.random() < 0.8 else np.full((h, w, 3), 114, np.float32)
    ox, oy = int(rng.integers(0, w - nw + 1)), int(rng.integers(0, h - nh + 1))
    image[oy:oy + nh, ox:ox + nw] = part
    sx, sy = nw / (x1 - x0), nh / (y1 - y0)
    moved = [((b[0] - x0) * sx + ox, (b[1] - y0) * sy + oy, b[2] * sx, b[3] * sy, *b[4:]) for b in boards if _inside(b, x0, y0, x1, y1)]
    cut = [((b[0] - x0) * sx + ox, (b[1] - y0) * sy + oy, b[2] * sx, b[3] * sy) for b in boards if not _inside(b, x0, y0, x1, y1)]
    return _hue(rng, image), moved, cut


def _inside(b, x0, y0, x1, y1):
    return b[0] >= x0 - 1 and b[1] >= y0 - 1 and b[0] + b[2] <= x1 + 1 and b[1] + b[3] <= y1 + 1


def _crop(rng, pw, ph, boards):
    """All of it, or a part that keeps one board whole."""
    if rng.random() < 0.4 or not boards:
        return 0, 0, pw, ph
    bx, by, bw, bh = boards[rng.integers(len(boards))][:4]
    grow = lambda: rng.choice([0.01, 0.05, 0.2, 0.5, 1.0, 2.0])  # noqa: E731
    x0, y0 = max(0, int(bx - bw * grow())), max(0, int(by - bh * grow() * 0.4))
    x1, y1 = min(pw, int(np.ceil(bx + bw + bw * grow()))), min(ph, int(np.ceil(by + bh + bh * grow() * 0.4)))
    return x0, y0, x1, y1


def _redraw(rng, image, boards):
    """Draws every board's inside anew, of either game and another grid: what is around a board must not tell them. The boards as they are now."""
    look = make_look(rng, PUYO if rng.random() < 0.5 else TETRIS)
    columns, rows = _grid_for(rng, look.game, boards[0])
    for x, y, w, h, *_ in boards:
        draw_ground(rng, image, x, y, w, h, columns, rows)
        draw_content(rng, image, x, y, w, h, columns, rows, look)
    return [(*board[:4], look.game, columns, rows) for board in boards]


def _grid_for(rng, game, board):
    """Columns and rows with nearly square cells in a board's rectangle; the board's own where nothing fits."""
    columns = int(rng.choice(COLUMNS_OF[game]))
    rows = round(columns * board[3] / board[2] * rng.choice([0.95, 1, 1, 1.05]))
    return (columns, rows) if 10 <= rows <= 24 else board[5:7]


def _hue(rng, image):
    if rng.random() < 0.4:
        hsv = cv2.cvtColor(np.clip(image, 0, 255).astype(np.uint8), cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(int) + int(rng.integers(180))) % 180
        image = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR).astype(np.float32)
    if rng.random() < 0.15:
        image = image[..., ::-1].copy()
    if rng.random() < 0.05:
        image = 255 - image
    return image
