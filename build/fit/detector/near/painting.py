"""Paints what a board holds over a picture, and says which of its cells can be read afterwards. Colours are BGR, 0..255, pictures float32."""
import cv2
import numpy as np
from near.contents import NONE
from drawing.blocks import paste
from drawing.boards import PUYO
from drawing.colours import random_colour, shifted
from drawing.grounds import FONTS, words

GHOSTS = ['dim', 'dim', 'outline', 'outline', 'full', 'pale', 'dots', 'crossed', 'dashed', 'white', 'corners']


class Place:
    """Where a board of a game stands in a picture: x, y of its inside's corner and the size of its cells, in pixels."""

    def __init__(self, game, x, y, wide, high):
        self.game, self.x, self.y, self.wide, self.high = game, x, y, wide, high
        self.size = max(3, int(round(max(wide, high))))

    def corner(self, row, column):
        return int(round(self.x + column * self.wide)), int(round(self.y + row * self.high))


def paint(rng, image, place, contents, look):
    """Stack, ghost and falling piece."""
    def put(row, column, kind, alpha=1.0, under=0):
        x, y = place.corner(row, column)
        paste(image[under:], look.tile(rng, kind, place.size), x, y - under, alpha * look.alpha)

    if look.game == PUYO and look.joined:
        _bridges(image, place, contents.kinds, look)
    for row, column in zip(*np.nonzero(contents.kinds != NONE)):
        put(row, column, contents.kinds[row, column])
    if look.seams:
        _seams(rng, image, place, contents.kinds)
    style = str(rng.choice(GHOSTS))
    for cell in contents.ghost:
        draw_ghost(image, place, style, look, cell, put)
    under = max(0, int(round(place.y))) if contents.slide else 0
    for row, column, kind in contents.falling:
        if row >= 0 or contents.slide or rng.random() < 0.3:
            put(row - contents.slide, column, kind, under=under)


def _bridges(image, place, kinds, look):
    """What joins puyo of one colour; their tiles are laid over it."""
    half = look.joined * place.size / 2
    for down, right in ((0, 1), (1, 0)):
        same = (kinds[:len(kinds) - down, :kinds.shape[1] - right] == kinds[down:, right:]) & (kinds[down:, right:] >= 0)
        for row, column in zip(*np.nonzero(same)):
            x, y = place.corner(row, column)
            cx, cy = x + place.wide / 2, y + place.high / 2
            a, b = (int(cx - half * down), int(cy - half * right)), (int(cx + right * place.wide + half * down), int(cy + down * place.high + half * right))
            cv2.rectangle(image, a, b, look.colours[kinds[row, column]].tolist(), -1)


def _seams(rng, image, place, kinds):
    """Lines where one kind ends and another begins; none within a kind, whose cells are one plain area."""
    colour = random_colour(rng, 0, 0.25) if rng.random() < 0.7 else random_colour(rng, 0.7, 1)
    wide = max(1, int(place.size * rng.uniform(0.05, 0.14)))
    padded = np.pad(kinds, 1, constant_values=NONE)
    for row, column in zip(*np.nonzero(kinds != NONE)):
        (x0, y0), (x1, y1) = place.corner(row, column), place.corner(row + 1, column + 1)
        kind = kinds[row, column]
        for other, a, b in (
            (padded[row, column + 1], (x0, y0), (x1, y0)), (padded[row + 2, column + 1], (x0, y1), (x1, y1)),
            (padded[row + 1, column], (x0, y0), (x0, y1)), (padded[row + 1, column + 2], (x1, y0), (x1, y1)),
        ):
            if other != kind:
                cv2.line(image, a, b, colour.tolist(), wide)


def draw_ghost(image, place, style, look, cell, put):
    """One cell (row, column, kind) of a ghost; `put` lays a faint block there."""
    row, column, kind = cell
    if row < 0:
        return
    (x0, y0), (x1, y1) = place.corner(row, column), place.corner(row + 1, column + 1)
    a, b, thin = (x0 + 1, y0 + 1), (x1 - 2, y1 - 2), max(1, place.size // 10)
    colour = np.asarray(look.garbage if kind < 0 else look.colours[kind]).tolist()
    middle = ((x0 + x1) // 2, (y0 + y1) // 2)
    if style in ('dim', 'full'):
        put(row, column, kind, 0.35 if style == 'dim' else 0.75)
    elif style == 'pale':
        cv2.rectangle(image, a, b, (150, 150, 150), -1)
    elif style == 'dots':
        cv2.circle(image, middle, max(1, place.size // 6), colour, -1)
    elif style == 'crossed':
        cv2.rectangle(image, a, b, colour, thin)
        cv2.line(image, a, b, colour, thin)
        cv2.line(image, (a[0], b[1]), (b[0], a[1]), colour, thin)
    elif style == 'dashed':
        for at in range(a[0], b[0], 4):
            image[a[1]:a[1] + thin, at:at + 2] = colour
            image[b[1] - thin:b[1], at:at + 2] = colour
        for at in range(a[1], b[1], 4):
            image[at:at + 2, a[0]:a[0] + thin] = colour
            image[at:at + 2, b[0] - thin:b[0]] = colour
    elif style == 'corners':
        reach = max(2, place.size // 4)
        for x, y, dx, dy in ((*a, 1, 1), (b[0], a[1], -1, 1), (a[0], b[1], 1, -1), (*b, -1, -1)):
            cv2.line(image, (x, y), (x + dx * reach, y), colour, thin)
            cv2.line(image, (x, y), (x, y + dy * reach), colour, thin)
    else:
        cv2.rectangle(image, a, b, (235, 235, 235) if style == 'white' else colour, thin)


def cover(rng, image, place, columns, rows):
    """Words, particles, flashes and panels over a board. Which of its cells can still be read, rows x columns."""
    seen = np.ones((rows, columns), bool)
    w, h = columns * place.wide, rows * place.high
    if rng.random() < 0.1:
        scale = rng.uniform(0.4, 1.2) * w / 120
        at = (int(place.x + w * rng.uniform(0, 0.2)), int(place.y + h * rng.uniform(0.15, 0.85)))
        cv2.putText(image, words(rng, int(rng.integers(3, 9))), at, FONTS[rng.integers(len(FONTS))], scale, random_colour(rng, 0.5).tolist(), max(1, int(scale * 2)), cv2.LINE_AA)
    if rng.random() < 0.07:
        for _ in range(rng.integers(5, 40)):
            at = (int(place.x + rng.uniform(-0.1, 1.1) * w), int(place.y + rng.random() * h))
            cv2.circle(image, at, int(rng.integers(1, max(2, place.size // 5))), random_colour(rng, 0.6).tolist(), -1)
    if rng.random() < 0.05:
        first, last = sorted(rng.integers(0, rows, 2))
        last = min(last, first + 4)
        (x0, y0), (x1, y1) = place.corner(first, 0), place.corner(last + 1, columns)
        image[max(0, y0):y1, max(0, x0):x1] = image[max(0, y0):y1, max(0, x0):x1] * 0.1 + 230
        seen[first:last + 1] = False
    if rng.random() < 0.04:
        top = int(rng.integers(0, max(1, rows - 4)))
        (x0, y0), (x1, y1) = place.corner(top, 1), place.corner(top + 3, columns - 1)
        cv2.rectangle(image, (x0, y0), (x1, y1), random_colour(rng).tolist(), -1)
        cv2.putText(image, words(rng, 6), (x0 + 2, (y0 + y1) // 2), FONTS[0], w / 250, shifted(random_colour(rng), 0.5).tolist(), 1, cv2.LINE_AA)
        seen[top:top + 4, 0:columns] = False
    return seen
