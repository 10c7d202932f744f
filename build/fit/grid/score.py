"""Scores the network on places: python3 score.py CHECKPOINT PLACES.jsonl ... [--fold K] [--verbose].

For each file: boards, those of which a right place is weighed, and those whose likeliest place is right by the network; pictures without
a board, and in how many of them the likeliest place is likelier than none.
"""
import argparse
import os

import numpy as np
import torch

import beside  # noqa: F401
import places
from learning.checkpoints import loaded
from network import GridNetwork, facts_of
from patches import Views, as_input

TOGETHER = 16
FIGURES = ('boards', 'weighed', 'network', 'without', 'told there')


def said(net, picture):
    """The network's output for each of a picture's places: places x 6."""
    views, found = Views(picture), np.zeros((len(picture.places), 6))
    sizes = [(place.columns, place.rows) for place in picture.places]
    for size in sorted(set(sizes)):
        alike = [i for i, other in enumerate(sizes) if other == size]
        for start in range(0, len(alike), TOGETHER):
            at = alike[start:start + TOGETHER]
            found[at] = _answer(net, views, [picture.places[i] for i in at], size)
    return found


def _answer(net, views, some, size):
    patches = np.stack([as_input(views.patch(place)).transpose(2, 0, 1) for place in some])
    facts = [facts_of(*size, place.cell[1] / place.cell[0], place.cell[0]) for place in some]
    with torch.no_grad():
        return net(torch.from_numpy(patches), torch.tensor([size] * len(some)), torch.tensor(facts).float()).numpy()


def own_scores(net, picture):
    """The network's score of each place as a board of the place's game."""
    return said(net, picture)[np.arange(len(picture.places)), [place.game for place in picture.places]]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('places', nargs='+')
    parser.add_argument('--fold', type=int, default=None)
    parser.add_argument('--verbose', action='store_true')
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = loaded(GridNetwork(), options.checkpoint)
    print('set'.ljust(12), *[name.rjust(len(name) + 2) for name in FIGURES])
    for file in options.places:
        counts = dict.fromkeys(FIGURES, 0)
        for picture in places.read([file]):
            if options.fold in (None, picture.fold):
                _count(counts, picture, own_scores(net, picture), options.verbose)
        print(os.path.basename(file)[:-6].ljust(12), *[str(counts[name]).rjust(len(name) + 2) for name in FIGURES], flush=True)


def _count(counts, picture, network, verbose):
    right = np.array([places.is_right(place, picture.boards) for place in picture.places], bool)
    if not picture.boards:
        counts['without'] += 1
        counts['told there'] += bool((network > 0).any())
        return
    counts['boards'] += 1
    counts['weighed'] += bool(right.any())
    is_best = bool(len(right)) and bool(right[network.argmax()])
    counts['network'] += is_best
    if verbose and not is_best:
        print('missed', picture.file, 'weighed' if right.any() else '')


if __name__ == '__main__':
    main()
