"""Fits the network that judges patches, and how it is joined with the facts, to what gather.ts collected; compares the
facts alone, the network alone and both by cross-validation, each client's figures coming from other clients only.

  python3 build/fit/judging/train.py --examples DIR --glance --out vision/locating/network/rareGlanceWeights.ts
  python3 build/fit/judging/train.py --examples DIR --places DIR [--out vision/locating/network/patchWeights.ts]

--examples: what the network learns from (gather.ts); --places: labelled pictures' places with their scores by the facts
(gather.ts --all, with the glance fitted before). Needs numpy and torch 1.13 (python3-torch of Debian 12). The same data and seed give the same numbers.
"""
import argparse
import base64
import copy
import glob
import hashlib
import json
import os
import random
import subprocess
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

FEATURES, FACTS, GLANCES = 486, 52, 16
INPUTS = 540  # features, facts, and whether these are known: the next multiple of four
LEAK = 0.1  # as in vision/puyo/cells/network.ts
FARTHEST, CLOSER = 5, 12
# As in vision/locating/BoardJudge.ts: so many of each kind are shown, while the facts say nearly as much for them as for the best.
SHOWN, WITHIN = (7, 7, 4), 4
KINDS = ('tetris', 'puyo', 'rare')
FOLDS = 4
# As in vision/trust.ts.
SURE, WORTH_TELLING, TOLD, CLEAR = 0.9, 0.25, 0.4, 0.6
# What comes so near to sure must not be wrong either.
NEARLY = 0.03
# A labelled picture of `real` counts less for the mixture: the facts' own weights were fitted to those clients.
KNOWN_WORTH = 1 / 3
# What `table` counts of the pictures of one kind.
FIGURES = ('pictures', 'proposed', 'first', 'found', 'told wrongly', 'sure', 'sure but wrong')
# Facts of a place are left out this often, as they are not known of places that were made, not proposed.
FORGOTTEN = 0.15
# The network that chooses which places of rare sizes are looked at.
UNITS, LOOKED = 12, 20


def kind_of(grid):
    usual = grid['columns'] == 10 or (grid['columns'], grid['rows']) == (6, 12)
    return KINDS.index(grid['game'] if usual else 'rare')


class Picture:
    def __init__(self, line, features):
        self.client, self.boards = line['source'], line['boards']
        self.folder = os.path.basename(line['folder']) if line['folder'] else None
        self.is_far = line.get('isFar', False)
        self.places = line['examples']
        facts = np.array([p.get('facts') or [0] * FACTS for p in self.places], np.float32).reshape(-1, FACTS)
        self.known = np.array(['facts' in p for p in self.places], bool)
        self.features = np.concatenate([features, facts], 1)
        self.right = np.array([p['right'] for p in self.places], bool)
        self.group = np.array([p['group'] for p in self.places], int)
        self.score = np.array([p['score'] for p in self.places], np.float32)
        self.kind = np.array([kind_of(p) for p in self.places], int)

    def only(self, kept):
        """The same picture with some of its places."""
        other = copy.copy(self)
        other.places = [place for place, is_kept in zip(self.places, kept) if is_kept]
        for name in ('features', 'known', 'right', 'group', 'score', 'kind'):
            setattr(other, name, getattr(self, name)[kept])
        return other

    def with_far(self, far):
        """The same picture with what is seen of it from farther away."""
        both = copy.copy(self)
        both.places = self.places + far.places
        for name in ('right', 'group', 'score', 'kind'):
            setattr(both, name, np.concatenate([getattr(self, name), getattr(far, name)]))
        return both

    def groups(self):
        for group in sorted(set(self.group)):
            if group != -2:
                at = np.where(self.group == group)[0]
                yield at, self.right[at]

    def shown(self):
        """Which places' patches are looked at: those that were fitted closely, and the best of each kind. The rest is left out."""
        shown = np.arange(len(self.places)) < CLOSER
        for kind in range(len(KINDS)):
            rest = np.where((self.kind == kind) & (np.arange(len(self.places)) >= CLOSER))[0]
            shown[rest[np.argsort(-self.score[rest], kind='stable')[: SHOWN[kind]]]] = True
        return shown & (self.score >= self.score.max(initial=-np.inf) - WITHIN)


def read(folder, digest):
    for file in sorted(glob.glob(folder + '/*.jsonl')):
        features = np.fromfile(file.replace('.jsonl', '.f32'), np.float32).reshape(-1, FEATURES)
        digest.update(features.tobytes())
        at = 0
        for line in open(file):
            line = json.loads(line)
            # Where the pictures lie says nothing of them.
            told = {**line, 'folder': line['folder'] and os.path.basename(line['folder'])}
            digest.update(json.dumps(told, sort_keys=True).encode())
            many = len(line['examples'])
            yield Picture(line, features[at : at + many])
            at += many


def fold_of(client):
    """Clients, and kinds of pages."""
    return int(hashlib.sha256(client.encode()).hexdigest(), 16) % FOLDS


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        sizes = (INPUTS, 48, 24, 1)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.leaky_relu(layer(x), LEAK)
        return self.layers[-1](x).squeeze(-1)


def surprise(values, right):
    """The negative logarithm of the right answer's chance; 0 is the score of "no board"."""
    here = torch.cat([values, torch.zeros(1)])
    wanted = torch.cat([right, ~right.any().reshape(1)])
    return torch.logsumexp(here, 0) - torch.logsumexp(here[wanted], 0)


def standard(features, known, mean, scale):
    x = ((features - mean) / scale).clip(-FARTHEST, FARTHEST)
    x[:, FEATURES:] *= known[:, None]
    x = np.concatenate([x, known[:, None]], 1)
    return torch.from_numpy(np.pad(x, ((0, 0), (0, INPUTS - x.shape[1]))).astype(np.float32))


def fit_network(pictures, options):
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    features = np.concatenate([p.features for p in pictures])
    known = np.concatenate([p.known for p in pictures])
    mean = np.concatenate([features[:, :FEATURES].mean(0), features[known, FEATURES:].mean(0)])
    scale = np.concatenate([features[:, :FEATURES].std(0), features[known, FEATURES:].std(0)]) + 0.02
    groups = [
        (standard(p.features[at], p.known[at], mean, scale), torch.from_numpy(right))
        for p in pictures
        for at, right in p.groups()
    ]
    net = Network()
    noisy = torch.ones(INPUTS)
    noisy[FEATURES + FACTS :] = 0
    optimizer = torch.optim.AdamW(net.parameters(), options.rate, weight_decay=options.decay)
    steps, step = options.epochs * (len(groups) // options.batch), 0
    for _ in range(options.epochs):
        rng.shuffle(groups)
        for i in range(0, len(groups) - options.batch + 1, options.batch):
            chosen = groups[i : i + options.batch]
            x = torch.cat([x for x, _ in chosen])
            x = x + options.noise * torch.randn_like(x) * noisy
            x[:, FEATURES:] *= (torch.rand(len(x), 1) >= FORGOTTEN) * x[:, FEATURES + FACTS, None]
            values = net(x).split([len(x) for x, _ in chosen])
            loss = sum(surprise(v, right) for v, (_, right) in zip(values, chosen)) / options.batch
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            for group in optimizer.param_groups:
                group['lr'] = options.rate * (1 - 0.95 * step / steps)
    return net, mean, scale


def judged(fitted, picture):
    net, mean, scale = fitted
    if not len(picture.places):
        return np.zeros(0, np.float32)
    with torch.no_grad():
        return net(standard(picture.features, picture.known, mean, scale)).numpy()


def fit_mixture(answers):
    """For each kind the weights of the facts' and the patch's score, and what is added."""
    start = torch.tensor([[1.0, 0.3, 0.0]] * len(KINDS))
    weights = start.clone().requires_grad_(True)
    optimizer = torch.optim.LBFGS([weights], max_iter=40, line_search_fn='strong_wolfe')
    groups = []
    for picture, scores in answers:
        for at, right in picture.groups():
            x = torch.stack([torch.tensor(picture.score[at]), torch.tensor(scores[at]), torch.ones(len(at))], 1)
            worth = KNOWN_WORTH if picture.folder == 'real' else 1
            groups.append((x, torch.tensor(picture.kind[at]), torch.from_numpy(right), worth))

    def closure():
        optimizer.zero_grad()
        loss = sum(worth * surprise((x * weights[kind]).sum(1), right) for x, kind, right, worth in groups) / len(groups)
        loss = loss + 0.01 * ((weights - start)[:, :2] ** 2).sum()
        loss.backward()
        return loss

    optimizer.step(closure)
    return weights.detach().numpy()


def mixed(weights, picture, scores):
    x = np.stack([picture.score, scores, np.ones_like(scores)], 1)
    return (x * weights[picture.kind]).sum(1) if len(scores) else scores


class Glance(nn.Module):
    """Of places of rare sizes at a glance, as `weigh` in vision/locating/likelihood.ts."""

    def __init__(self, mean, scale):
        super().__init__()
        self.mean, self.scale = mean, scale
        self.hidden, self.output = nn.Linear(len(mean), UNITS), nn.Linear(UNITS, 1, bias=False)
        self.linear = nn.Linear(len(mean), 1)

    def forward(self, x):
        x = ((x - self.mean) / self.scale).clip(-FARTHEST, FARTHEST)
        return (self.output(torch.tanh(self.hidden(x))) + self.linear(x)).squeeze(-1)


def glance_row(place):
    """As `rareGlanceOf` in vision/locating/network/rareGlance.ts."""
    columns, rows = place['columns'], place['rows']
    return place['glance'] + [float(place['game'] == 'puyo'), (columns - 10) / 4, (rows - 18) / 6, abs(columns - 10) / 4]


def glanced(picture):
    """For each part of a picture the places of rare sizes that were proposed, and which are right."""
    for at, right in picture.groups():
        seen = [k for k, i in enumerate(at) if picture.kind[i] == 2 and 'glance' in picture.places[i]]
        if seen:
            rows = [glance_row(picture.places[at[k]]) for k in seen]
            yield torch.tensor(rows, dtype=torch.float32), torch.from_numpy(right[seen])


def fit_glance(pictures, options):
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    groups = [group for picture in pictures for group in glanced(picture)]
    rows = torch.cat([x for x, _ in groups])
    net = Glance(rows.mean(0), rows.std(0) + 0.02)
    optimizer = torch.optim.AdamW(net.parameters(), 0.01, weight_decay=0.05)
    epochs = 12
    for epoch in range(epochs):
        rng.shuffle(groups)
        for group in optimizer.param_groups:
            group['lr'] = 0.01 * (1 - 0.95 * epoch / epochs)
        for i in range(0, len(groups) - options.batch + 1, options.batch):
            chosen = groups[i : i + options.batch]
            values = net(torch.cat([x for x, _ in chosen])).split([len(x) for x, _ in chosen])
            loss = sum(surprise(v, right) for v, (_, right) in zip(values, chosen)) / options.batch
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return net


def kept_by_glance(net, pictures):
    """Of the boards of rare sizes that were proposed: how many, and of how many a right place would be looked at."""
    proposed = kept = 0
    for picture in pictures:
        for x, right in glanced(picture):
            if right.any():
                with torch.no_grad():
                    best = net(x).argsort(descending=True)[:LOOKED]
                proposed, kept = proposed + 1, kept + bool(right[best].any())
    return np.array([proposed, kept])


def alike(a, b):
    if (a['game'], a['columns'], a['rows']) != (b['game'], b['columns'], b['rows']):
        return False
    near = 0.3 * a['board']['width'] / a['columns']
    edges = lambda r: np.array([r['x'], r['y'], r['x'] + r['width'], r['y'] + r['height']])
    return bool((abs(edges(a['board']) - edges(b['board'])) < near).all())


def searched(answers):
    """The answers of whole pictures: those that are not clear at first sight are looked at from farther away as well."""
    whole = []
    for picture, scores in answers:
        if not picture.is_far:
            whole.append((picture, scores))
        elif existence_of(*whole[-1]) < CLEAR:
            near, before = whole[-1]
            whole[-1] = (near.with_far(picture), np.concatenate([before, scores]))
    return whole


def existence_of(picture, scores):
    if not len(scores):
        return 0.0
    best = int(scores.argmax())
    parts = np.exp(scores[picture.group == picture.group[best]] - max(0.0, scores[best]))
    return float(parts.sum() / (parts.sum() + np.exp(-max(0.0, scores[best]))))


def answer_of(picture, scores):
    """Whether the best is right, told (a board rather than none), and its confidence, places that are alike together."""
    if not len(scores):
        return False, False, 0.0
    best = int(scores.argmax())
    same = picture.group == picture.group[best]
    parts = np.exp(scores[same] - max(0.0, scores[best]))
    share = parts / (parts.sum() + np.exp(-max(0.0, scores[best])))
    like = np.array([alike(p, picture.places[best]) for p, s in zip(picture.places, same) if s])
    confidence = float(share[like].sum())
    return bool(picture.right[best]), share.sum() >= TOLD and confidence >= WORTH_TELLING, confidence


def table(title, answers):
    print(title)
    rows = {}
    for picture, scores in searched(answers):
        right, told, confidence = answer_of(picture, scores)
        size = (picture.boards[0]['columns'], picture.boards[0]['rows']) if picture.boards else None
        name = 'no game' if not picture.boards else picture.boards[0]['game'] + (
            '' if size in ((10, 20), (6, 12)) else ', other sizes'
        )
        for kind in {name, 'all boards' if picture.boards else name}:
            row = rows.setdefault((picture.folder, kind), np.zeros(7, int))
            sure = confidence >= SURE
            row += [1, picture.right.any(), right, right and told, told and not right, sure and right, sure and not right]
    for (folder, kind), (n, proposed, first, found, wrong, sure, rash) in sorted(rows.items()):
        print(
            f'  {folder} {kind:20s} {n:4d}  proposed {proposed:4d}  first {first:4d}  found {found:4d}'
            f'  told wrongly {wrong:3d}  sure {sure:4d}  sure but wrong {rash}'
        )
    sys.stdout.flush()
    return {f'{folder} {kind}': dict(zip(FIGURES, row.tolist())) for (folder, kind), row in sorted(rows.items())}


def packed(layer):
    weights = layer.weight.detach().numpy()
    scale = float(abs(weights).max() / 127)
    text = base64.b64encode(np.round(weights / scale).astype(np.int8).tobytes()).decode()
    return {
        'inputs': weights.shape[1],
        'outputs': weights.shape[0],
        'scale': float(f'{scale:.6g}'),
        'weights': text,
        'biases': [float(f'{b:.5g}') for b in layer.bias.detach().numpy()],
    }


HEAD = '''/**
 * What the network that judges patches of places has learned, and how it is joined with the facts: for each kind of place
 * the weight of the facts' score, that of the patch's, and what is added. Made by build/fit/judging/train.py, not by hand;
 * patchWeights.manifest.json beside it says from what, and patchWeights.md what else was tried.
 */
import type { Packed } from '../../puyo/cells/network.ts';

'''


GLANCE_HEAD = '''/**
 * Which places of rare sizes are worth a closer look. Made by build/fit/judging/train.py --glance, not by hand;
 * rareGlanceWeights.manifest.json beside it says from what.
 */
import type { Weights } from '../weights.ts';

'''


def write_glance(file, net):
    numbers = lambda values: [float(f'{float(v):.4g}') for v in values.detach().flatten()]
    values = {
        'mean': numbers(net.mean),
        'scale': numbers(net.scale),
        'hidden': numbers(net.hidden.weight.T),
        'hiddenBias': numbers(net.hidden.bias),
        'output': numbers(net.output.weight),
        'linear': numbers(net.linear.weight),
        'bias': numbers(net.linear.bias)[0],
    }
    with open(file, 'w') as out:
        out.write(f'{GLANCE_HEAD}export const rareGlanceWeights: Weights = {json.dumps(values)};\n')


def write(file, fitted, mixture, damping):
    net, mean, scale = fitted
    numbers = lambda values: json.dumps([float(f'{v:.4g}') for v in values])
    rows = {kind: [float(f'{v:.4g}') for v in weights] for kind, weights in zip(KINDS, mixture)}
    with open(file, 'w') as out:
        out.write(HEAD)
        out.write(f'export const layers: readonly Packed[] = {json.dumps([packed(l) for l in net.layers])};\n\n')
        out.write(f'export const mean: readonly number[] = {numbers(mean)};\n\n')
        out.write(f'export const scale: readonly number[] = {numbers(scale)};\n\n')
        kinds = ' | '.join(f"'{kind}'" for kind in KINDS)
        out.write('type Shares = readonly [facts: number, patch: number, bias: number];\n\n')
        out.write(f'export const mixture: Readonly<Record<{kinds}, Shares>> = {json.dumps(rows)};\n\n')
        out.write('/** Scores for a board are divided by so much. */\n')
        out.write(f'export const damping = {damping:.4g};\n')


def keep_manifest(options, digest, size, scores):
    """Has the manifest of the file that was written put beside it; the command with all that changes the numbers."""
    name = os.path.basename
    made = f'--glance --examples {name(options.examples)}' if options.glance else (
        f'--examples {name(options.examples)} --places {name(options.places)} --epochs {options.epochs}'
        f' --rate {options.rate} --decay {options.decay} --noise {options.noise}'
    )
    making = {
        'command': f'python3 build/fit/judging/train.py {made} --batch {options.batch} --seed {options.seed} --out {options.out}',
        'seed': options.seed,
        'data': {
            'what': 'what build/fit/judging/gather.ts collected; the hash is of all features and lines, file by file in the order of names',
            'size': size,
            'sha256': digest.hexdigest(),
        },
        'scores': scores,
    }
    command = ['node', '--import', 'tsx', 'build/fit/writeManifest.ts', options.out]
    subprocess.run(command, input=json.dumps(making), text=True, check=True)


def damped(scores, damping):
    """What speaks against a board is left as it is: divided, it would seem less sure that there is none."""
    return np.where(scores > 0, scores / damping, scores)


def damping_of(answers):
    """Scores for a board are divided by so much that nothing sure, or nearly so, is wrong in cross-validation."""
    damping = 1.0
    while damping < 3:
        all_of = [answer_of(p, s) for p, s in searched([(p, damped(s, damping)) for p, s in answers])]
        if not any(c >= SURE - NEARLY and not right for right, _, c in all_of):
            break
        damping *= 1.05
    return damping


def only_glance(pictures, options, digest):
    counts = np.zeros(2, int)
    for fold in range(FOLDS):
        net = fit_glance([p for p in pictures if p.folder is None or fold_of(p.client) != fold], options)
        held = [p for p in pictures if p.folder and fold_of(p.client) == fold]
        counts += kept_by_glance(net, held)
    print(f'of {counts[0]} boards of rare sizes that were proposed {counts[1]} are looked at, by clients left out')
    write_glance(options.out, fit_glance(pictures, options))
    scores = {'how': f'{FOLDS} folds by client', 'proposed': int(counts[0]), 'looked at': int(counts[1])}
    keep_manifest(options, digest, {'pictures': len(pictures)}, scores)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--examples', required=True)
    parser.add_argument('--places')
    parser.add_argument('--out')
    parser.add_argument('--epochs', type=int, default=6)
    parser.add_argument('--batch', type=int, default=16)
    parser.add_argument('--rate', type=float, default=0.002)
    parser.add_argument('--decay', type=float, default=0.3)
    parser.add_argument('--noise', type=float, default=0.4)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--glance', action='store_true', help='only what chooses among rare sizes')
    options = parser.parse_args()
    torch.set_num_threads(1)
    digest = hashlib.sha256()
    pictures = list(read(options.examples, digest))
    if options.glance:
        return only_glance(pictures, options, digest)
    real = list(read(options.places, digest))
    count = sum(len(p.places) for p in pictures)
    print(f'{len(pictures)} pictures with {count} examples, {len(real)} with places; sha256 {digest.hexdigest()}', flush=True)
    if options.out:
        whole = fit_network(pictures, options)
    alone = []
    for fold in range(FOLDS):
        learnt = [p for p in pictures if p.folder is None or fold_of(p.client) != fold]
        fitted = fit_network(learnt, options)
        held = [p.only(p.shown()) for p in real if fold_of(p.client) == fold]
        alone += [(p, judged(fitted, p)) for p in held]
        print(f'fold {fold}: {time.process_time():.0f} s', flush=True)
    joined = []
    for fold in range(FOLDS):
        weights = fit_mixture([(p, s) for p, s in alone if fold_of(p.client) != fold])
        joined += [(p, mixed(weights, p, s)) for p, s in alone if fold_of(p.client) == fold]
    mixture = fit_mixture(alone)
    damping = damping_of(joined)
    scores = {'how': f'{FOLDS} folds by client and kind of page'}
    scores['facts'] = table('facts', [(p, p.score) for p in real])
    scores['network'] = table('network', alone)
    scores['both'] = table('both', joined)
    print('damping', round(damping, 3))
    scores['both, damped'] = table('both, damped', [(p, damped(s, damping)) for p, s in joined])
    print(dict(zip(KINDS, mixture.round(3).tolist())))
    if options.out:
        write(options.out, whole, mixture, damping)
        keep_manifest(options, digest, {'pictures': len(pictures), 'examples': count, 'with places': len(real)}, scores)


if __name__ == '__main__':
    main()
