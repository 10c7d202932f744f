"""Fits how the facts' score and the network's are combined, for three kinds of places: python3 mix.py CHECKPOINT PLACES.jsonl ... --fold K [--also PLACES.jsonl ...].

Fits it to the pictures of a fold's clients, and to all those of --also: none of them may be in the training data. Prints MIXTURE.
"""
import argparse

import numpy as np
import torch

import places

KINDS = ('tetris', 'puyo', 'rare')
FIGURES = ('boards', 'weighed', 'facts', 'network', 'both', 'without', 'told there')
# By kind: the facts' part, the network's, and what is added. As in vision/locating/network/mixture.ts.
MIXTURE = {'tetris': (0.759, 0.794, 0.0), 'puyo': (0.564, 0.602, 0.0), 'rare': (0.763, 0.663, -0.4)}
# The weight of squared differences between the parts and their start values; and these.
HELD, START = 0.02, (0.5, 0.8, 0.0)


def kind_of(place):
    usual = place.columns == 10 or (place.columns, place.rows) == (6, 12)
    return KINDS.index(('tetris', 'puyo')[place.game] if usual else 'rare')


def joined(picture, network, mixture=MIXTURE):
    parts = np.array([mixture[KINDS[kind_of(place)]] for place in picture.places]).reshape(-1, 3)
    return parts[:, 0] * [place.by_facts for place in picture.places] + parts[:, 1] * network + parts[:, 2]


def fit(pictures):
    """`pictures`: each with the network's scores of its places. The mixture under which the right places are the likeliest."""
    parts = torch.tensor([START] * len(KINDS), requires_grad=True)
    data = [_tensors(picture, network) for picture, network in pictures if len(picture.places)]
    optimizer = torch.optim.LBFGS([parts], max_iter=200, line_search_fn='strong_wolfe')

    def step():
        optimizer.zero_grad()
        total = HELD * len(data) * ((parts - torch.tensor(START)) ** 2).sum()
        for values, kinds, right in data:
            scores = torch.cat([(values * parts[kinds]).sum(1), torch.zeros(1)])
            wanted = torch.cat([right, ~right.any().reshape(1)])
            total = total + torch.logsumexp(scores, 0) - torch.logsumexp(scores[wanted], 0)
        total.backward()
        return total

    optimizer.step(step)
    return {name: tuple(round(float(part), 3) for part in row) for name, row in zip(KINDS, parts.detach())}


def _tensors(picture, network):
    values = torch.tensor([[place.by_facts, score, 1] for place, score in zip(picture.places, network)]).float()
    kinds = torch.tensor([kind_of(place) for place in picture.places])
    return values, kinds, torch.tensor([places.is_right(place, picture.boards) for place in picture.places])


def main():
    from score import load, own_scores

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('places', nargs='+')
    parser.add_argument('--fold', type=int, required=True)
    parser.add_argument('--also', nargs='*', default=[])
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = load(options.checkpoint)
    pictures = [picture for picture in places.read(options.places) if picture.fold == options.fold] + places.read(options.also)
    print(fit([(picture, own_scores(net, picture)) for picture in pictures]))


if __name__ == '__main__':
    main()
