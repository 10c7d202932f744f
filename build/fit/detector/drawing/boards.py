"""Draws boards with their content. A board's rectangle is the inside of its playfield: x, y, width, height in pixels of the picture."""
from dataclasses import dataclass, field

import cv2
import numpy as np

from drawing.blocks import BLOCK_STYLES, PUYO_STYLES, block, paste, puyo
from drawing.colours import block_palette, ground_colour, random_colour, shifted
from drawing.grounds import FONTS, art, lighter_or_darker, tiles, words

TETRIS, PUYO = 0, 1
# So many pieces stand between two rows, as where a game moves them smoothly; the frame cuts them off above.
SLIDING = 0.3
SHAPES = {
    'I': [(0, 0), (1, 0), (2, 0), (3, 0)], 'O': [(0, 0), (1, 0), (0, 1), (1, 1)], 'T': [(0, 0), (1, 0), (2, 0), (1, 1)],
    'S': [(0, 0), (1, 0), (1, 1), (2, 1)], 'Z': [(0, 1), (1, 1), (1, 0), (2, 0)], 'J': [(0, 0), (1, 0), (2, 0), (0, 1)], 'L': [(0, 0), (1, 0), (2, 0), (2, 1)],
}
KINDS = list(SHAPES)


@dataclass
class Look:
    """How one game draws its cells."""

    game: int
    style: str
    colours: list
    gap: int
    garbage: np.ndarray
    alpha: float = 1.0
    joined: float = 0.0
    tiles: dict = field(default_factory=dict)

    def tile(self, rng, kind, size):
        """The picture of a kind (index of a colour, -1 garbage), drawn once for each size."""
        key = (kind, size)
        if key not in self.tiles:
            colour = self.garbage if kind < 0 else self.colours[kind]
            draw = puyo if self.game == PUYO else block
            self.tiles[key] = draw(rng, self.style, colour, size, *([self.gap * size // 24] if self.game == TETRIS else []))
        return self.tiles[key]


def make_look(rng, game):
    if game == PUYO:
        style = str(rng.choice(PUYO_STYLES))
        return Look(game, style, block_palette(rng, 5), 0, random_colour(rng, 0.4, 0.9, (0, 0.2)), joined=rng.uniform(0.3, 0.8) if rng.random() < 0.5 else 0.0)
    style = str(rng.choice(BLOCK_STYLES))
    alpha = rng.uniform(0.6, 1) if rng.random() < 0.1 else 1.0
    return Look(game, style, block_palette(rng, 7), int(rng.choice([0, 0, 0, 1, 2, 4])), random_colour(rng, 0.3, 0.8, (0, 0.2)), alpha)


def usual_size(rng, game):
    """Columns and rows: mostly the game's own, often others."""
    if game == TETRIS:
        if rng.random() < 0.3:
            return 10, 20
        return int(rng.choice([8, 9, 10, 10, 10, 11, 12, 12, 13, 14])), int(rng.choice([12, 14, 15, 16, 17, 18, 18, 19, 20, 20, 21, 22, 22, 23, 24]))
    if rng.random() < 0.5:
        return 6, int(rng.choice([12, 12, 12, 13]))
    return int(rng.choice([6, 6, 6, 7, 8, 9])), int(rng.choice([10, 11, 12, 13, 14, 15, 16, 18, 20]))


def stack(rng, game, columns, rows):
    """Kinds by [row from the top, column]: -2 empty, -1 garbage, else a colour. Groups of the same kind lie together."""
    cells = np.full((rows, columns), -2)
    level = rng.choice([0.0, 0.12, 0.3, 0.5, 0.75]) * rows
    heights = np.clip(level + np.cumsum(rng.normal(0, 1.1, columns)), 0, rows - 1).astype(int)
    count, holes = (7, rng.uniform(0, 0.2)) if game == TETRIS else (int(rng.integers(3, 6)), 0.0)
    for x in range(columns):
        for up in range(heights[x]):
            y = rows - 1 - up
            if rng.random() < holes:
                continue
            near = [cells[y + 1, x] if y + 1 < rows else -2, cells[y, x - 1] if x else -2]
            same = [kind for kind in near if kind >= -1]
            cells[y, x] = rng.choice(same) if same and rng.random() < 0.62 else rng.integers(count)
    _garbage(rng, game, cells)
    return cells


def _garbage(rng, game, cells):
    rows, columns = cells.shape
    if rng.random() > 0.2:
        return
    if game == PUYO:
        hit = (cells >= 0) & (rng.random(cells.shape) < 0.3)
        cells[hit] = -1
        return
    lines = int(rng.integers(1, max(2, rows // 3)))
    cells[:-lines] = cells[lines:].copy()
    cells[-lines:] = -1
    cells[-lines:, rng.integers(columns)] = -2


def piece_cells(rng, game):
    """A falling piece's cells (x right, y up) and its kind."""
    if game == PUYO:
        return [((0, 0), int(rng.integers(4))), ([(1, 0), (0, 1), (-1, 0)][rng.integers(3)], int(rng.integers(4)))]
    kind = int(rng.integers(7))
    shape = SHAPES[KINDS[kind]]
    for _ in range(rng.integers(4)):
        shape = [(y, -x) for x, y in shape]
    return [(cell, kind) for cell in shape]


def draw_ground(rng, image, x, y, w, h, columns, rows):
    """The empty playfield."""
    x0, y0, x1, y1 = (int(round(v)) for v in (x, y, x + w, y + h))
    part = image[y0:y1, x0:x1]
    if part.size == 0:
        return
    ph, pw = part.shape[:2]
    kind = rng.choice(['plain', 'plain', 'plain', 'gradient', 'through', 'art', 'tiles', 'stripes', 'check'])
    base = ground_colour(rng)
    part[:] = base
    if kind == 'gradient':
        part[:] = base + np.linspace(0, rng.uniform(-50, 50), ph)[:, None, None]
    elif kind == 'through':
        part[:] = lighter_or_darker(rng, art(rng, pw, ph))
    elif kind == 'art':
        part[:] = art(rng, pw, ph)
    elif kind == 'tiles':
        part[:] = lighter_or_darker(rng, tiles(rng, pw, ph))
    elif kind in ('stripes', 'check'):
        other = shifted(base, rng.uniform(0.03, 0.25) * (1 if base.mean() < 128 else -1))
        for row in range(rows if kind == 'check' else 1):
            for column in range(columns):
                if (column + row) % 2 == 0:
                    cy0, cy1 = (int(row * ph / rows), int((row + 1) * ph / rows)) if kind == 'check' else (0, ph)
                    part[cy0:cy1, int(column * pw / columns):int((column + 1) * pw / columns)] = other
    np.clip(part, 0, 255, out=part)
    if rng.random() < 0.42:
        _grid_lines(rng, part, base, columns, rows)


def _grid_lines(rng, part, base, columns, rows):
    ph, pw = part.shape[:2]
    colour = shifted(base, rng.uniform(0.08, 0.5) * (1 if base.mean() < 128 else -1)).tolist()
    dots = rng.random() < 0.15
    for column in range(0 if rng.random() < 0.5 else 1, columns + 1):
        at = min(pw - 1, int(column * pw / columns))
        if dots:
            for row in range(rows + 1):
                cv2.circle(part, (at, min(ph - 1, int(row * ph / rows))), 1, colour, -1)
        else:
            cv2.line(part, (at, 0), (at, ph), colour, 1)
    if dots or rng.random() < 0.15:
        return
    for row in range(rows + 1):
        at = min(ph - 1, int(row * ph / rows))
        cv2.line(part, (0, at), (pw, at), colour, 1)


def draw_frame(rng, image, x, y, w, h, look, cell):
    """What stands around a playfield; its top is often open."""
    kind = rng.choice(['none', 'none', 'thin', 'thick', 'bevel', 'walls', 'double', 'panel'])
    x0, y0, x1, y1 = (int(round(v)) for v in (x, y, x + w, y + h))
    colour = random_colour(rng)
    open_top = rng.random() < 0.3
    if kind == 'walls':
        tile = block(rng, str(rng.choice(BLOCK_STYLES)), colour, max(3, int(cell)), 0)
        for at in np.arange(y0 - (0 if open_top else cell), y1 + 1, cell):
            paste(image, tile, int(x0 - cell), int(at))
            paste(image, tile, x1, int(at))
        for at in np.arange(x0 - cell, x1 + cell - 1, cell):
            paste(image, tile, int(at), y1)
            if not open_top:
                paste(image, tile, int(at), int(y0 - cell))
        return
    width = {'none': 0, 'thin': 1, 'thick': int(rng.uniform(0.1, 0.9) * cell) + 1, 'bevel': int(rng.uniform(0.1, 0.5) * cell) + 2, 'double': 2, 'panel': int(rng.uniform(0.5, 3) * cell)}[kind]
    for step in range(width):
        shade = shifted(colour, 0.5 - step / width) if kind == 'bevel' else colour
        a, b = (x0 - 1 - step, y0 - 1 - step), (x1 + step, y1 + step)
        if open_top:
            cv2.polylines(image, [np.array([(a[0], y0), (a[0], b[1]), (b[0], b[1]), (b[0], y0)], np.int32)], False, shade.tolist(), 1)
        else:
            cv2.rectangle(image, a, b, shade.tolist(), 1)
    if kind == 'double':
        cv2.rectangle(image, (x0 - 5, y0 - 5), (x1 + 4, y1 + 4), shifted(colour, 0.3).tolist(), 1)


def _fall(cells, piece, x, y):
    """Rows that a piece at column x and row y (from the top) can go down."""
    rows, columns = cells.shape
    drop = 0
    while all(y - cy + drop + 1 < rows and (y - cy + drop + 1 < 0 or cells[y - cy + drop + 1, x + cx] == -2) for (cx, cy), _ in piece):
        drop += 1
    return drop


def draw_content(rng, image, x, y, w, h, columns, rows, look):
    """Stack, falling piece, ghost, hints, effects and text over a playfield."""
    cells = stack(rng, look.game, columns, rows)
    cw, ch = w / columns, h / rows
    size = max(2, int(round(max(cw, ch))))

    def put(column, row, kind, alpha=1.0, under=0):
        paste(image[under:], look.tile(rng, kind, size), int(round(x + column * cw)), int(round(y + row * ch)) - under, alpha * look.alpha)

    if look.joined:
        _bridges(image, cells, look, (x, y, cw, ch))
    for row, column in zip(*np.nonzero(cells > -2)):
        put(column, row, cells[row, column])
    if rng.random() < 0.85:
        _falling(rng, image, cells, look, put, (x, y, cw, ch))
    _over(rng, image, x, y, w, h)


def _bridges(image, cells, look, geometry):
    """What joins neighbours of one colour; their tiles are laid over it."""
    x, y, cw, ch = geometry
    half = look.joined * min(cw, ch) / 2
    for down, right in ((0, 1), (1, 0)):
        same = (cells[:len(cells) - down, :cells.shape[1] - right] == cells[down:, right:]) & (cells[down:, right:] >= 0)
        for row, column in zip(*np.nonzero(same)):
            cx, cy = x + (column + 0.5) * cw, y + (row + 0.5) * ch
            a, b = (int(cx - half * down), int(cy - half * right)), (int(cx + right * cw + half * down), int(cy + down * ch + half * right))
            cv2.rectangle(image, a, b, look.colours[cells[row, column]].tolist(), -1)


def _falling(rng, image, cells, look, put, geometry):
    rows, columns = cells.shape
    piece = piece_cells(rng, look.game)
    xs, ys = [c[0] for c, _ in piece], [c[1] for c, _ in piece]
    at_x = int(rng.integers(-min(xs), max(1 - min(xs), columns - max(xs))))
    tops = [next((row for row in range(rows) if cells[row, min(columns - 1, at_x + cx)] != -2), rows) for cx in xs]
    lowest = max(0, min(tops) - 1 + min(ys))
    at_y = int(rng.integers(-1, lowest + 1)) if lowest >= 0 else 0
    if rng.random() < 0.55 and max(xs) + at_x < columns:
        drop = _fall(cells, piece, at_x, at_y)
        style = rng.choice(['dim', 'outline', 'full', 'pale', 'dots'])
        for (cx, cy), kind in piece:
            _ghost(rng, image, style, put, geometry, look, (at_x + cx, at_y - cy + drop, kind))
    if rng.random() < SLIDING:
        slide, under = rng.uniform(0.05, 0.95), max(0, int(round(geometry[1])))
        for (cx, cy), kind in piece:
            put(at_x + cx, at_y - cy - slide, kind, under=under)
        return
    for (cx, cy), kind in piece:
        row = at_y - cy
        if row >= 0 or rng.random() < 0.3:
            put(at_x + cx, row, kind)


def _ghost(rng, image, style, put, geometry, look, cell):
    column, row, kind = cell
    x, y, cw, ch = geometry
    if row < 0:
        return
    a = (int(x + column * cw) + 1, int(y + row * ch) + 1)
    b = (int(x + (column + 1) * cw) - 2, int(y + (row + 1) * ch) - 2)
    colour = look.colours[kind].tolist()
    if style == 'dim':
        put(column, row, kind, 0.35)
    elif style == 'full':
        put(column, row, kind, 0.8)
    elif style == 'pale':
        cv2.rectangle(image, a, b, (150, 150, 150), -1)
    elif style == 'dots':
        cv2.circle(image, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), max(1, int(cw / 6)), colour, -1)
    else:
        cv2.rectangle(image, a, b, colour, max(1, int(cw / 10)))


def _over(rng, image, x, y, w, h):
    """Text, flashes, particles and panels in front of some playfields."""
    if rng.random() < 0.12:
        scale = rng.uniform(0.4, 1.2) * w / 120
        cv2.putText(image, words(rng, int(rng.integers(3, 9))), (int(x + w * 0.1), int(y + h * rng.uniform(0.2, 0.8))), FONTS[rng.integers(len(FONTS))], scale, random_colour(rng, 0.5).tolist(), max(1, int(scale * 2)), cv2.LINE_AA)
    if rng.random() < 0.06:
        row = int(y + rng.uniform(0, 1) * h)
        cv2.rectangle(image, (int(x), row), (int(x + w), int(row + h / 20 * rng.integers(1, 5))), (255, 255, 255), -1)
    if rng.random() < 0.08:
        for _ in range(rng.integers(5, 40)):
            cv2.circle(image, (int(x + rng.uniform(-0.1, 1.1) * w), int(y + rng.random() * h)), int(rng.integers(1, 4)), random_colour(rng, 0.6).tolist(), -1)
