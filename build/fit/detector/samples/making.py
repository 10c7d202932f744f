"""Samples to learn from: a picture of the network's size with its boards and parts, drawn or altered, with the faults that captures have."""
from dataclasses import dataclass

import cv2
import numpy as np

from drawing.boards import PUYO
from drawing.drawn import drawn
from drawing.negatives import negative
from samples.labelled import altered

SHARES = {'drawn': 0.4, 'labelled': 0.3, 'negative': 0.3}
# Few clients are of Puyo games: of the labelled pictures so many are taken from them beyond their turn.
PUYO_SHARE = 0.2


@dataclass
class Sample:
    """`image`: uint8 BGR; boards: x, y, w, h, game, columns, rows; `cut`: rectangles without a truth; `knows_parts`: parts are complete."""

    image: np.ndarray
    boards: list
    parts: list
    cut: list
    knows_parts: bool


class Samples:
    """An endless row of samples for some clients' pictures. Seeded: the same seed gives the same samples."""

    def __init__(self, seed, clients):
        self.rng = np.random.default_rng(seed)
        self.clients = [entries for entries in clients.values() if any(entry.boards for entry in entries)]
        self.puyo = [entries for entries in self.clients if any(board[4] == PUYO for entry in entries for board in entry.boards)] or self.clients
        self.photographs = [entry.picture for entries in clients.values() for entry in entries if not entry.boards]

    def make(self, w, h):
        """One sample of w x h pixels, drawn two to three times as large and made smaller."""
        rng = self.rng
        kind = rng.choice(list(SHARES), p=list(SHARES.values()))
        factor = float(rng.choice([1.5, 2.0, 3.0]))
        big_w, big_h = int(w * factor), int(h * factor)
        boards, parts, cut = [], [], []
        if kind == 'negative':
            image = negative(rng, big_w, big_h, self.photographs)
        elif kind == 'drawn':
            image, boards, parts = drawn(rng, big_w, big_h)
        else:
            clients = self.puyo if rng.random() < PUYO_SHARE else self.clients
            entries = clients[rng.integers(len(clients))]
            image, boards, cut = altered(rng, entries[rng.integers(len(entries))], big_w, big_h)
        image = captured(rng, np.clip(image, 0, 255).astype(np.uint8), w, h)
        down = lambda rectangles: [tuple(v / factor for v in r[:4]) + tuple(r[4:]) for r in rectangles]  # noqa: E731
        return mirrored(rng, Sample(image, down(boards), down(parts), down(cut), kind != 'labelled'))


def captured(rng, image, w, h):
    """Made smaller, and as captures come: gamma, blur, noise, JPEG."""
    image = cv2.resize(image, (w, h), interpolation=cv2.INTER_AREA if rng.random() < 0.85 else cv2.INTER_LINEAR)
    if rng.random() < 0.3:
        table = (np.linspace(0, 1, 256) ** rng.uniform(0.6, 1.7) * 255).astype(np.uint8)
        image = cv2.LUT(image, table)
    if rng.random() < 0.15:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 1.1))
    if rng.random() < 0.1:
        image = np.clip(image + rng.normal(0, rng.uniform(1, 8), image.shape), 0, 255).astype(np.uint8)
    if rng.random() < 0.25:
        image = cv2.imdecode(cv2.imencode('.jpg', image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 95))])[1], 1)
    return image


def mirrored(rng, sample):
    if rng.random() < 0.5:
        return sample
    w = sample.image.shape[1]
    turn = lambda rectangles: [(w - r[0] - r[2], *r[1:]) for r in rectangles]  # noqa: E731
    return Sample(sample.image[:, ::-1].copy(), turn(sample.boards), turn(sample.parts), turn(sample.cut), sample.knows_parts)
