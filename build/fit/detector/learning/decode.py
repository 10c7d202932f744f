"""From the network's output to boards and parts, best first."""
from dataclasses import dataclass

import torch

from learning.network import COLUMN, COLUMNS, GAMES, PART, PART_SIDES, ROW, ROWS, SIDES

MOST_POINTS = 200
SAME = 0.5


@dataclass
class Found:
    """A rectangle in pixels of the network's picture, with its chance and kind; boards have columns and rows."""

    chance: float
    kind: int
    box: tuple
    columns: int = 0
    rows: int = 0


def boards_in(out, least=0.02):
    """Boards in one output (channels x rows x columns of points)."""
    found = _found(out[GAMES], out[SIDES], least)
    sizes = [(out[COLUMN, y, x].argmax(), out[ROW, y, x].argmax()) for _, _, _, y, x in found]
    return [Found(chance, kind, box, COLUMNS[int(c)], ROWS[int(r)]) for (chance, kind, box, _, _), (c, r) in zip(found, sizes)]


def parts_in(out, least=0.2):
    return [Found(chance, kind, box) for chance, kind, box, _, _ in _found(out[PART], out[PART_SIDES], least)]


def _found(logits, sides, least):
    best, kinds = torch.sigmoid(logits).max(0)
    distances = torch.exp(sides.clamp(-3, 5)) * 8
    values, places = best.flatten().topk(min(MOST_POINTS, best.numel()))
    kept = []
    for chance, place in zip(values.tolist(), places.tolist()):
        if chance < least:
            break
        y, x = divmod(place, best.shape[1])
        left, top, right, bottom = distances[:, y, x].tolist()
        box = (x * 8 + 4 - left, y * 8 + 4 - top, left + right, top + bottom)
        if all(overlap(box, other) < SAME for _, _, other, _, _ in kept):
            kept.append((chance, int(kinds[y, x]), box, y, x))
    return kept


def overlap(a, b):
    """Intersection over union of two x, y, w, h."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return 0.0 if w <= 0 or h <= 0 else w * h / (a[2] * a[3] + b[2] * b[3] - w * h)
