"""What lies behind boards and around them: plain, gradient, art that looks like a photograph, tiles, pages of text, desktops."""
import string

import cv2
import numpy as np

from drawing.colours import ground_colour, random_colour, shifted

FONTS = [cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_PLAIN, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX_SMALL, cv2.FONT_HERSHEY_TRIPLEX]
LETTERS = np.array(list(string.ascii_letters + string.digits + '    .,:-'))


def plain(rng, w, h):
    return np.full((h, w, 3), ground_colour(rng), np.float32)


def gradient(rng, w, h):
    a, b = random_colour(rng), random_colour(rng)
    ramp = np.linspace(0, 1, h)[:, None, None] if rng.random() < 0.6 else np.linspace(0, 1, w)[None, :, None]
    return (np.ones((h, w, 1)) * (a * (1 - ramp) + b * ramp)).astype(np.float32)


def art(rng, w, h):
    """Smooth noise of several sizes, with polygons, circles and lines over it."""
    img = np.zeros((h, w, 3), np.float32)
    for cells in (2, 5, 11, 23):
        noise = rng.uniform(-1, 1, (cells, cells, 3)).astype(np.float32)
        img += cv2.resize(noise, (w, h), interpolation=cv2.INTER_CUBIC) * (90 / cells ** 0.5)
    img = img + rng.uniform(60, 190)
    for _ in range(rng.integers(0, 14)):
        colour = random_colour(rng).tolist()
        if rng.random() < 0.5:
            points = (rng.uniform(-0.1, 1.1, (rng.integers(3, 6), 2)) * [w, h]).astype(np.int32)
            cv2.fillPoly(img, [points], colour, cv2.LINE_AA)
        else:
            cv2.circle(img, tuple(int(v) for v in rng.uniform(0, 1, 2) * [w, h]), int(rng.uniform(0.02, 0.3) * h), colour, -1, cv2.LINE_AA)
    if rng.random() < 0.5:
        img += rng.normal(0, rng.uniform(2, 18), (h, w, 1))
    return np.clip(cv2.GaussianBlur(img, (0, 0), rng.uniform(0.3, 4)), 0, 255).astype(np.float32)


def tiles(rng, w, h):
    """A small picture repeated: bricks, weave, wallpaper."""
    size = int(rng.integers(6, 60))
    tile = np.full((size, size, 3), random_colour(rng), np.float32)
    for _ in range(rng.integers(1, 4)):
        a, b = rng.integers(0, size, (2, 2))
        cv2.rectangle(tile, tuple(int(v) for v in a), tuple(int(v) for v in b), random_colour(rng).tolist(), int(rng.choice([-1, 1, 2])))
    return np.tile(tile, (h // size + 1, w // size + 1, 1))[:h, :w].copy()


def words(rng, length):
    return ''.join(rng.choice(LETTERS, length))


def text_page(rng, w, h):
    """Lines of text as pages, editors and terminals have them."""
    img = plain(rng, w, h)
    ink = random_colour(rng, 0.0, 0.3) if img[0, 0].mean() > 127 else random_colour(rng, 0.6, 1)
    step = int(rng.integers(9, 30))
    font = FONTS[rng.integers(len(FONTS))]
    left = int(rng.uniform(0, 0.3) * w)
    for y in range(step, h, step):
        if rng.random() < 0.2:
            continue
        indent = left + step * int(rng.integers(0, 5))
        cv2.putText(img, words(rng, int(rng.integers(4, 70))), (indent, y), font, step / 34, (ink if rng.random() < 0.8 else random_colour(rng, 0.3)).tolist(), 1, cv2.LINE_AA)
    return img


def desktop(rng, w, h):
    """A wallpaper with bars, windows and icons."""
    img = GROUNDS[rng.integers(4)](rng, w, h)
    bar = int(rng.uniform(0.02, 0.06) * h) + 3
    img[:bar if rng.random() < 0.5 else 0] = ground_colour(rng)
    if rng.random() < 0.5:
        img[h - bar:] = ground_colour(rng)
    for _ in range(rng.integers(0, 4)):
        ww, hh = (rng.uniform(0.15, 0.7, 2) * [w, h]).astype(int)
        x, y = int(rng.uniform(-0.1, 0.9) * w), int(rng.uniform(0, 0.9) * h)
        window(rng, img, x, y, int(ww), int(hh), content=True)
    for _ in range(rng.integers(0, 10)):
        x, y, s = int(rng.uniform(0, 0.95) * w), int(rng.uniform(0, 0.95) * h), int(rng.uniform(8, 36))
        cv2.rectangle(img, (x, y), (x + s, y + s), random_colour(rng).tolist(), -1)
    return img


def window(rng, img, x, y, w, h, content=False):
    """A window with its title bar, in place."""
    bar = int(rng.integers(10, 26))
    x0, y0 = max(0, x), max(0, y)
    part = img[y0:max(y0, y + h), x0:max(x0, x + w)]
    if part.size == 0:
        return
    ph, pw = part.shape[:2]
    part[:] = (text_page if rng.random() < 0.5 else plain)(rng, pw, ph) if content else ground_colour(rng)
    part[:bar] = ground_colour(rng)
    cv2.putText(part, words(rng, 12), (6, max(8, bar - 5)), FONTS[0], bar / 36, random_colour(rng).tolist(), 1, cv2.LINE_AA)


def scattered(rng, img, count):
    """Words, numbers, panels and buttons, as games have them around their boards, in place."""
    h, w = img.shape[:2]
    for _ in range(count):
        x, y = int(rng.uniform(0, 1) * w), int(rng.uniform(0, 1) * h)
        if rng.random() < 0.6:
            cv2.putText(img, words(rng, int(rng.integers(2, 14))), (x, y), FONTS[rng.integers(len(FONTS))], rng.uniform(0.3, 2.2), random_colour(rng).tolist(), int(rng.integers(1, 3)), cv2.LINE_AA)
        else:
            ww, hh = int(rng.uniform(0.03, 0.3) * w), int(rng.uniform(0.02, 0.3) * h)
            cv2.rectangle(img, (x, y), (x + ww, y + hh), random_colour(rng).tolist(), int(rng.choice([-1, 1, 2, 3])))


GROUNDS = [plain, gradient, art, tiles, text_page, desktop]
WEIGHTS = np.array([0.3, 0.1, 0.22, 0.08, 0.08, 0.22])


def ground(rng, w, h):
    """A whole picture's ground, float32 BGR of h x w."""
    return GROUNDS[rng.choice(len(GROUNDS), p=WEIGHTS)](rng, w, h)


def lighter_or_darker(rng, image, strength=0.85):
    """Dims an image towards black or white, as wells that are seen through are drawn."""
    towards = shifted(np.zeros(3), 0.0) if rng.random() < 0.8 else np.full(3, 255.0)
    amount = rng.uniform(0.2, strength)
    return image * (1 - amount) + towards.astype(np.float32) * amount
