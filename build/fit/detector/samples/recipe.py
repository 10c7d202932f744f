"""A digest of the sources of samples: the code that makes them and the labelled pictures."""
import hashlib
import os

from samples.folds import frames_folder

MAKERS = [*(f'drawing/{name}.py' for name in ('blocks', 'boards', 'colours', 'drawn', 'grounds', 'negatives', 'parts')), *(f'near/{name}.py' for name in ('contents', 'drawn', 'looks', 'painting', 'real')), *(f'samples/{name}.py' for name in ('labelled', 'making', 'sliding'))]


def recipe_digest(sets=('real', 'more')):
    """sha256 of the makers' source and of the sets' labels and pictures, by their names in order."""
    digest = hashlib.sha256()
    folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    for path in [*(os.path.join(folder, name) for name in MAKERS), *pictures_of(sets)]:
        with open(path, 'rb') as file:
            digest.update(file.read())
    return digest.hexdigest()


def pictures_of(sets):
    for name in sets:
        folder = os.path.join(frames_folder(), name)
        yield from sorted(os.path.join(at, name) for at, _, names in os.walk(folder) for name in names)
