"""Parts of pictures at another scale."""
import cv2
import numpy as np

GREY = 114


def window(image, box, width, height):
    """The contents of a box x, y, w, h (pixels, may reach beyond) of a picture (uint8 BGR), as width x height points; grey beside the picture.

    In two steps, so that small details even out.
    """
    x, y, w, h = box
    across, down = width / w, height / h
    high, wide = image.shape[:2]
    scale = min(1.0, 2 * max(across, down))
    if scale < 1:
        image = cv2.resize(image, (max(1, round(wide * scale)), max(1, round(high * scale))), interpolation=cv2.INTER_AREA)
    twice = [[2 * across * wide / image.shape[1], 0], [0, 2 * down * high / image.shape[0]]]
    shift = [-2 * across * x + (twice[0][0] - 1) / 2, -2 * down * y + (twice[1][1] - 1) / 2]
    matrix = np.column_stack([twice, shift])
    large = cv2.warpAffine(image, matrix, (2 * width, 2 * height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(GREY,) * 3)
    return cv2.resize(large, (width, height), interpolation=cv2.INTER_AREA)
