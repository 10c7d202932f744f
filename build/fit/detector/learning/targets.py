"""The expected output at each point of the network, and the loss of its output."""
import numpy as np
import torch
from torch.nn import functional

from learning.network import COLUMN, COLUMNS, GAMES, PART, PART_SIDES, ROW, ROWS, SIDES

NONE, UNKNOWN = -1, -2
CORE = 0.22


def targets(sample, rows, columns):
    """Twelve numbers for each of rows x columns points: game and part (NONE, UNKNOWN or a number), columns and rows, the distances of game and part (4 each)."""
    ys, xs = np.mgrid[0:rows, 0:columns] * 8.0 + 4.0
    game, part = np.full((rows, columns), NONE), np.full((rows, columns), NONE if sample.knows_parts else UNKNOWN)
    sides, part_sides = np.zeros((4, rows, columns), np.float32), np.ones((4, rows, columns), np.float32)
    size = np.zeros((2, rows, columns), np.int64)
    for rectangle in sample.cut:
        game[_inside(xs, ys, rectangle)] = UNKNOWN
    for board in sorted(sample.boards, key=lambda b: -b[2] * b[3]):
        core, inside = _core(xs, ys, board), _inside(xs, ys, board)
        game[inside & ~core] = UNKNOWN
        game[core] = board[4]
        sides[:, core] = _distances(xs, ys, board)[:, core]
        size[0, core], size[1, core] = board[5] - COLUMNS[0], board[6] - ROWS[0]
    for rectangle in sample.parts:
        core, inside = _core(xs, ys, rectangle), _inside(xs, ys, rectangle)
        part[inside & ~core] = UNKNOWN
        part[core] = rectangle[4]
        part_sides[:, core] = _distances(xs, ys, rectangle)[:, core]
    return np.concatenate([game[None], part[None], size, sides, part_sides])


def _inside(xs, ys, r):
    return (xs > r[0]) & (xs < r[0] + r[2]) & (ys > r[1]) & (ys < r[1] + r[3])


def _core(xs, ys, r):
    """The middle of a rectangle; of a small one the nearest point."""
    x, y, w, h = r[:4]
    core = (abs(xs - x - w / 2) < w * (0.5 - CORE)) & (abs(ys - y - h / 2) < h * (0.5 - CORE))
    if core.any():
        return core
    distance = (xs - x - w / 2) ** 2 + (ys - y - h / 2) ** 2
    return distance == distance.min()


def _distances(xs, ys, r):
    x, y, w, h = r[:4]
    return np.maximum(np.stack([xs - x, ys - y, x + w - xs, y + h - ys]) / 8, 0.05)


def loss(out, truth):
    """The sum of all losses, and its terms by name. `truth`: N x 12 x rows x columns, as `targets` has them."""
    game, part, size = truth[:, 0].long(), truth[:, 1].long(), truth[:, 2:4].long()
    sides, part_sides = truth[:, 4:8], truth[:, 8:]
    count = (game >= 0).sum().clamp(min=1)
    part_count = (part >= 0).sum().clamp(min=1)
    terms = {
        'game': 4 * _focal(out[:, GAMES], game, count),
        'sides': _box(out[:, SIDES], sides, game >= 0),
        'columns': 0.5 * _choice(out[:, COLUMN], size[:, 0], game >= 0, len(COLUMNS)),
        'rows': 0.5 * _choice(out[:, ROW], size[:, 1], game >= 0, len(ROWS)),
        'part': 1.5 * _focal(out[:, PART], part, part_count),
        'part sides': 0.5 * _box(out[:, PART_SIDES], part_sides, part >= 0),
    }
    return sum(terms.values()), {name: term.detach() for name, term in terms.items()}


def _focal(logits, truth, count):
    wanted = torch.stack([(truth == kind).float() for kind in range(logits.shape[1])], 1)
    known = (truth != UNKNOWN).float()[:, None]
    chance = torch.sigmoid(logits)
    right = wanted * chance + (1 - wanted) * (1 - chance)
    weight = (0.6 * wanted + 0.4 * (1 - wanted)) * (1 - right) ** 2 * known
    return (weight * functional.binary_cross_entropy_with_logits(logits, wanted, reduction='none')).sum() / count


def _box(logs, truth, mask):
    if not mask.any():
        return logs.sum() * 0
    said = torch.exp(logs.clamp(-3, 5)).permute(0, 2, 3, 1)[mask]
    true = truth.permute(0, 2, 3, 1)[mask]
    across = torch.minimum(said[:, 0], true[:, 0]) + torch.minimum(said[:, 2], true[:, 2])
    down = torch.minimum(said[:, 1], true[:, 1]) + torch.minimum(said[:, 3], true[:, 3])
    both = across * down
    area = lambda d: (d[:, 0] + d[:, 2]) * (d[:, 1] + d[:, 3])  # noqa: E731
    overlap = both / (area(said) + area(true) - both)
    return 2 * (1 - overlap).mean() + 0.5 * (torch.log(said) - torch.log(true)).abs().mean()


def _choice(logits, truth, mask, count):
    mask = mask & (truth >= 0) & (truth < count)
    if not mask.any():
        return logits.sum() * 0
    return functional.cross_entropy(logits.permute(0, 2, 3, 1)[mask], truth[mask])
