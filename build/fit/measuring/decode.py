"""From the network's output to a board; vision/detect/measuring has the same rules and explains them."""
from collections import namedtuple

import numpy as np
from network import COLUMNS, GAMES, HEIGHT, ROWS, WIDTH

PEAKS, REACH, LEAST_CHANCE, LEAST_LENGTH, KEPT = 5, 2, 1e-4, 20, 40
LINES_WORTH, SPREAD, OTHERS = 3, 0.03, 0.02
TETRIS, PUYO = 0, 1
# Games, columns and rows; the logarithm for all others.
USUAL, UNUSUAL = {(TETRIS, 10, 20), (PUYO, 6, 12), (PUYO, 6, 13)}, -1.5
# The fewest columns of Tetris, and the most of Puyo.
OF_TETRIS, OF_PUYO = 8, 9
# The fewest rows for each column.
SLENDER = 1.2

# `first`, `last`: in points; `score`: the logarithm of how likely it is.
Division = namedtuple('Division', 'score first last count')


def log_softmax(logits):
    shifted = logits - logits.max()
    return shifted - np.log(np.exp(shifted).sum())


def peaks(logits):
    chances = np.exp(log_softmax(logits))
    for _ in range(PEAKS):
        top = int(chances.argmax())
        around = slice(max(0, top - REACH), min(len(chances), top + REACH + 1))
        total = chances[around].sum()
        if total < LEAST_CHANCE:
            return
        yield float((chances[around] * np.arange(around.start, around.stop)).sum() / total), float(np.log(total))
        chances[around] = 0


def _drawn(lines, first, last, count):
    cell, points = (last - first) / count, np.arange(len(lines))
    between = np.interp(first + cell * np.arange(1, count), points, lines).mean()
    return between - np.interp(first + cell * (np.arange(count) + 0.5), points, lines).mean()


def divisions(profile, counts, options):
    chances, lines = log_softmax(counts), 1 / (1 + np.exp(-profile[2]))
    lasts = list(peaks(profile[1]))
    found = [
        Division(begins + ends + chance + LINES_WORTH * _drawn(lines, first, last, count), first, last, count)
        for first, begins in peaks(profile[0])
        for last, ends in lasts
        if last - first >= LEAST_LENGTH
        for count, chance in zip(options, chances)
    ]
    return sorted(found, reverse=True)[:KEPT]


def board_in(said, window, box):
    """The likeliest board: x, y, w, h in pixels of the picture, game, columns, rows. The box if there is none."""
    across, down, counts = (part[0].numpy() for part in said)
    wide = divisions(across, counts[:len(COLUMNS)], COLUMNS)
    high = divisions(down, counts[len(COLUMNS):-GAMES], ROWS)
    games = log_softmax(counts[-GAMES:])
    places = ((x, y) for x in wide for y in high if y.count >= SLENDER * x.count)
    best = max(((_score(x, y, games, window), x, y) for x, y in places), default=None)
    if best is None:
        return (*box, int(games.argmax()), 0, 0)
    _, x, y = best
    place = (window.x + x.first / window.across, window.y + y.first / window.down)
    return (*place, (x.last - x.first) / window.across, (y.last - y.first) / window.down, _game(x.count, games), x.count, y.count)


def _score(x, y, games, window):
    game = _game(x.count, games)
    prior = 0 if (game, x.count, y.count) in USUAL else UNUSUAL
    return x.score + y.score + games[game] + _squareness(x, y, window) + prior


def _game(columns, games):
    """The likelier game of those that have boards of so many columns."""
    if columns < OF_TETRIS:
        return PUYO
    return TETRIS if columns > OF_PUYO else int(games.argmax())


def _squareness(x, y, window):
    tall = np.log((y.last - y.first) / window.down / y.count / ((x.last - x.first) / window.across / x.count)) / SPREAD
    return np.log(OTHERS + (1 - OTHERS) * np.exp(-0.5 * tall * tall))
