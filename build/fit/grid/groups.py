"""Groups of places for training, one for each picture: some of its places and some made from its boards, all changed in one
way.
"""
import math

import numpy as np

from network import facts_of
from patches import Views, as_input
from places import Place, truth_of

# Of one picture: right places, of the best this many wrong ones and others; more of these if there is no board.
RIGHT, BEST, WRONG, OTHERS = 2, 12, (3, 5), (1, 2)
# Made from a board: one nearly exact, one a little off, one far off, one pulled, a wrong one a little off; parts of a cell.
LEAST, LITTLE, FAR, SHAKEN, PULLED = 0.08, 0.2, 0.7, 0.1, (0.2, 0.6)
# A picture of more pixels is searched smaller, as in vision/locating/scale.ts; some are shown from farther away.
MOST_PIXELS, FARTHER = 1_100_000, 0.3


def group(rng, picture):
    """Of each place: the network's input, its size, game, facts, and its truth."""
    views = Views(picture)
    places = [place for place in [*_chosen(rng, picture), *_made(rng, picture)] if place.is_shown()]
    change = Change(rng)
    return [_example(views, place, picture.boards, change) for place in places]


def _example(views, place, boards, change):
    games, sides = truth_of(place, boards)
    patch, sides = change.of(views.patch(place), sides)
    width, height = place.cell
    return {
        'patch': as_input(patch).astype(np.float16),
        'size': (place.columns, place.rows),
        'game': place.game,
        'facts': facts_of(place.columns, place.rows, height / width, width),
        'games': games,
        'sides': sides,
    }


def _chosen(rng, picture):
    right = [place for place in picture.places if 1.0 in truth_of(place, picture.boards)[0]]
    wrong = sorted((place for place in picture.places if place not in right), key=lambda place: -place.score)
    none = int(not picture.boards)
    some = lambda places, count: [places[i] for i in rng.permutation(len(places))[:count]]  # noqa: E731
    return [*some(right, RIGHT), *some(wrong[:BEST], WRONG[none]), *some(wrong[BEST:], OTHERS[none])]


def _made(rng, picture):
    if not picture.boards:
        return []
    board = picture.boards[rng.integers(len(picture.boards))]
    near = max(1, math.ceil(math.sqrt(picture.width * picture.height / MOST_PIXELS)))
    factor = near + int(rng.random() < FARTHER)
    exact = Place(factor, *board[:3], tuple(board[3:]))
    return [*(shaken(rng, exact, by) for by in (LEAST, LITTLE, FAR)), shaken(rng, pulled(rng, exact), LEAST), shaken(rng, changed(rng, exact), SHAKEN)]


def shaken(rng, place, by):
    """The same cells with all sides moved by at most this part of a cell."""
    x, y, w, h = place.box
    cw, ch = w / place.columns, h / place.rows
    left, top, right, bottom = rng.uniform(-by, by, 4)
    return Place(place.factor, place.game, place.columns, place.rows, (x + left * cw, y + top * ch, w + (right - left) * cw, h + (bottom - top) * ch))


def pulled(rng, place):
    """The upper side moved alone, as a falling piece between two rows pulls it."""
    x, y, w, h = place.box
    by = rng.choice([-1, 1]) * rng.uniform(*PULLED) * h / place.rows
    return Place(place.factor, place.game, place.columns, place.rows, (x, y + by, w, h - by))


def changed(rng, place):
    """A place that is nearly right: moved, with too many or too few columns or rows, or divided otherwise."""
    (x, y, w, h), columns, rows = place.box, place.columns, place.rows
    cw, ch = w / columns, h / rows
    few, many = int(rng.choice([-2, -1, -1, 1, 1, 2])), float(rng.choice([-1, 1]) * rng.choice([0.5, 1]))
    kind = rng.integers(9)
    if kind == 0:
        x += rng.choice([-1, 1]) * rng.choice([0.5, 1, 1, 2]) * cw
    elif kind == 1:
        y += rng.choice([-1, 1]) * rng.choice([0.5, 1, 1, 2]) * ch
    elif kind == 2:
        y, h, rows = y - few * ch * (rng.random() < 0.6), h + few * ch, rows + few
    elif kind == 3:
        x, w, columns = x - few * cw * (rng.random() < 0.5), w + few * cw, columns + few
    elif kind == 4:
        rows += few
    elif kind == 5:
        columns += few
    elif kind == 6:
        y, h = y - many * ch, h + many * ch
    elif kind == 7:
        x, w, y, h = x - many * cw, w + 2 * many * cw, y - many * ch * rng.integers(2), h + many * ch
    else:
        times = rng.choice([0.5, 2, 1.5, 0.75])
        columns, rows = round(columns * times), round(rows * times)
    return Place(place.factor, place.game, int(np.clip(columns, 5, 15)), int(np.clip(rows, 9, 26)), (x, y, w, h))


class Change:
    """Other colours, noise and mirroring, the same for all places of a picture."""

    def __init__(self, rng):
        self.rng = rng
        self.order = rng.permutation(3) if rng.random() < 0.4 else np.arange(3)
        self.gain = rng.uniform(0.7, 1.3, 3) if rng.random() < 0.5 else np.ones(3)
        self.lift = rng.uniform(-25, 25) if rng.random() < 0.4 else 0
        self.gamma = rng.uniform(0.6, 1.6) if rng.random() < 0.3 else 1
        self.noise = rng.uniform(0, 8) if rng.random() < 0.2 else 0
        self.inverts, self.greys, self.mirrors = rng.random() < 0.05, rng.random() < 0.06, rng.random() < 0.5

    def of(self, patch, sides):
        patch = patch[..., self.order]
        if self.greys:
            patch = np.repeat(patch.mean(-1, keepdims=True), 3, -1)
        patch = 255 * (np.clip(patch * self.gain + self.lift, 0, 255) / 255) ** self.gamma
        patch = 255 - patch if self.inverts else patch
        patch = patch + self.rng.normal(0, self.noise, patch.shape) if self.noise else patch
        if not self.mirrors:
            return patch, sides
        return patch[:, ::-1], None if sides is None else np.array([-sides[2], sides[1], -sides[0], sides[3]])
