"""Samples in a file: one array of pictures, and their truth as JSON."""
import hashlib
import json

import numpy as np

from samples.making import Sample


def _truth(samples):
    plain = lambda rectangles: [[round(float(v), 3) for v in r[:4]] + [int(v) for v in r[4:]] for r in rectangles]  # noqa: E731
    rows = [[plain(s.boards), plain(s.parts), plain(s.cut), bool(s.knows_parts)] for s in samples]
    return json.dumps(rows).encode()


def write(path, samples):
    np.savez(path, images=np.stack([s.image for s in samples]), truth=np.frombuffer(_truth(samples), np.uint8))


def read(path):
    """The samples of a file as `write` got them, rectangles to a thousandth of a pixel."""
    with np.load(path) as kept:
        rows, images = json.loads(kept['truth'].tobytes()), kept['images']
    whole = lambda rectangles: [tuple(r) for r in rectangles]  # noqa: E731
    return [Sample(image, whole(boards), whole(parts), whole(cut), knows) for image, (boards, parts, cut, knows) in zip(images, rows)]


def digest_of(samples):
    """sha256 of pictures and truth."""
    digest = hashlib.sha256(_truth(samples))
    for sample in samples:
        digest.update(sample.image.tobytes())
    return digest.hexdigest()
