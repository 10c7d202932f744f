"""Changes of pictures that were used before, made in the training process. Pictures: N x 3 x h x w, RGB, 0..1."""
import torch
from torch.nn import functional


def as_pictures(levels):
    """uint8 BGR, N x h x w x 3, as pictures."""
    return (levels.flip(3).permute(0, 3, 1, 2).float() / 255).contiguous(memory_format=torch.channels_last)


def moved(pictures, scale, shift):
    """Scaled about the upper left corner and then moved. `scale`: N x 2, `shift`: N x 2 in points, both x first;
    outside the picture its edge is repeated.
    """
    count, _, high, wide = pictures.shape
    size = torch.tensor([wide, high], device=pictures.device, dtype=torch.float32)
    # grid_sample needs the source of each point of the result, -1..1 from edge to edge
    back = torch.zeros(count, 2, 3, device=pictures.device)
    back[:, 0, 0], back[:, 1, 1] = 1 / scale[:, 0], 1 / scale[:, 1]
    back[:, :, 2] = 1 / scale - 2 * shift / scale / size - 1
    grid = functional.affine_grid(back, list(pictures.shape), align_corners=False)
    return functional.grid_sample(pictures, grid, padding_mode='border', align_corners=False)


def recoloured(pictures):
    """Some with a colour cast, with their channels in another order, lighter or darker, noisy."""
    count, device = len(pictures), pictures.device
    some = lambda share: (torch.rand(count, 1, 1, 1, device=device) < share).float()  # noqa: E731
    order = torch.rand(count, 3, device=device).argsort(1)
    keep = torch.rand(count, 1, device=device) < 0.7
    order = torch.where(keep, torch.arange(3, device=device).expand(count, 3), order)
    pictures = pictures.gather(1, order[:, :, None, None].expand_as(pictures))
    cast = 1 + some(0.4) * (torch.rand(count, 3, 1, 1, device=device) * 0.4 - 0.2)
    lift = some(0.3) * (torch.rand(count, 1, 1, 1, device=device) * 0.2 - 0.1)
    noise = some(0.15) * torch.rand(count, 1, 1, 1, device=device) * 0.04
    return (pictures * cast + lift + noise * torch.randn_like(pictures)).clamp(0, 1)
