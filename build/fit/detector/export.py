"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--also CHECKPOINT ...] [--scores SETS] [--note TEXT].

OUT.manifest.json records its sources; --scores (third by default) names the labelled sets that were held out.
"""
from evaluate import score
from learning.expected import expected
from learning.exporting import arguments, export
from learning.network import Detector
from samples import labelled

MADE_FROM = {
    'about': {
        'about': "The detector's network,",
        'command': 'npm run fit:detector',
        'manifest': 'weights.manifest.json',
        'network': 'build/fit/detector/learning/network.py',
        'types': '../network/layers.ts',
    },
    'data': 'drawn and altered pictures by seed (build/fit/detector/samples/making.py), labelled pictures of real and more, not of third',
    'unit': 'samples',
    'how': 'first box (evaluate.py) with the weights rounded to bytes; clients that were never learned from',
    'note': 'Training stops and goes on as time allows, in several processes: the same command gives numbers as good, not the same ones.',
}


def scored(net, folder):
    return score(net, labelled.load([folder]))


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='third')
    export(parser.parse_args(), Detector(), expected, 'detector.json', scored, MADE_FROM)


if __name__ == '__main__':
    main()
