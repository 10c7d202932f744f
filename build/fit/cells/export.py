"""Writes a checkpoint as the source file that recognition reads: python3 export.py CHECKPOINT OUT.ts [--also CHECKPOINT ...] [--scores SETS] [--note TEXT].

OUT.manifest.json records its sources; test/fixtures/cells.json has the output that the tests expect.
"""
import beside  # noqa: F401
from learning.expected import expected
from learning.exporting import arguments, export
from near import real
from network import CellNetwork
from score import score

MADE_FROM = {
    'about': {
        'about': "The network that reads a board's cells,",
        'command': 'npm run fit:cells',
        'manifest': 'weights.manifest.json',
        'network': 'build/fit/cells/network.py',
        'types': '../../network/layers.ts',
    },
    'data': 'boards drawn and put together from cells of labelled pictures by seed (build/fit/cells/crops.py), labelled pictures of real and more, not of third',
    'unit': 'boards',
    'how': 'labelled boards at their true place (score.py) with the weights rounded to bytes; clients that were never learned from',
    'note': 'Samples are made and learned from side by side: the same command gives numbers as good, not the same ones.',
}


def scored(net, folder):
    return score(net, real.load([folder]))


def main():
    parser = arguments(__doc__)
    parser.add_argument('--scores', default='third')
    export(parser.parse_args(), CellNetwork(), expected, 'cells.json', scored, MADE_FROM)


if __name__ == '__main__':
    main()
