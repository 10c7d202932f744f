"""Which clients are learned from and which are held out."""
import hashlib
import os

SETS = ['real', 'more', 'third']


def frames_folder():
    """The labelled pictures: beside the project, or in the folder that OKIBA_FRAMES names."""
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', '..', '..', 'shared', 'frames')
    return os.environ.get('OKIBA_FRAMES', beside)


def sets_but(left):
    """The labelled sets without those named in `left`, which are separated by commas."""
    return [name for name in SETS if name not in left.split(',')]


def fold_of(client, count):
    """A client's fold, 0 to count - 1: by its name alone, so that it does not change as clients join."""
    return hashlib.sha256(client.encode()).digest()[0] % count


def learned_from(clients, fold):
    """The clients outside fold K/N; all of them without a fold."""
    return {name: entries for name, entries in clients.items() if not _is_in(name, fold)} if fold else clients


def held_out(clients, fold):
    """The clients of fold K/N; all of them without a fold."""
    return {name: entries for name, entries in clients.items() if _is_in(name, fold)} if fold else clients


def _is_in(client, fold):
    k, n = (int(part) for part in fold.split('/'))
    return fold_of(client, n) == k
