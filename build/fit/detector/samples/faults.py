"""The faults of captured pictures."""
import cv2
import numpy as np


def faults(rng, image, blur=0.9, noisy=0.1, quality=45):
    """Gamma, blur, noise and JPEG, each sometimes. Of uint8 BGR; `blur`: the most, in pixels; `noisy`: how often; `quality`: the least."""
    if rng.random() < 0.3:
        image = cv2.LUT(image, (np.linspace(0, 1, 256) ** rng.uniform(0.6, 1.7) * 255).astype(np.uint8))
    if rng.random() < 0.15:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, blur))
    if rng.random() < noisy:
        image = np.clip(image + rng.normal(0, rng.uniform(1, 8), image.shape), 0, 255).astype(np.uint8)
    if rng.random() < 0.2:
        image = cv2.imdecode(cv2.imencode('.jpg', image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(quality, 95))])[1], 1)
    return image
