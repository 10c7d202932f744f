"""The state of a training: a network, its optimizer and its running mean, kept in FOLDER/checkpoint.pt."""
import math
import os

import torch

from learning.checkpoints import read

RATE = 2e-3


class Trainer:
    """`warm_up`: how many steps until the rate is at its most, which is `rate`; it then falls to its least as a cosine."""

    def __init__(self, net, folder, warm_up, rate=RATE):
        self.net, self.path, self.warm_up, self.rate = net, os.path.join(folder, 'checkpoint.pt'), warm_up, rate
        self.step, self.kept = 0, {}
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-2)
        self.begin_mean()
        if os.path.exists(self.path):
            self.kept = read(self.path, next(net.parameters()).device)
            net.load_state_dict(self.kept['net'])
            self.optimizer.load_state_dict(self.kept['optimizer'])
            self.mean, self.step = self.kept['mean'], self.kept['step']

    def begin_mean(self):
        self.mean = {name: value.clone() for name, value in self.net.state_dict().items()}

    def descend(self, total, done):
        """One optimizer step for a loss; `done`: the share of the training that is over."""
        rate = self.rate * min(1, (self.step + 1) / self.warm_up) * max(0.02, 0.5 * (1 + math.cos(math.pi * min(1, done))))
        for group in self.optimizer.param_groups:
            group['lr'] = rate
        self.optimizer.zero_grad()
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimizer.step()
        self.step += 1
        self._follow()

    def _follow(self):
        keep = min(0.995, self.step / (self.step + 50))
        state = self.net.state_dict()
        names = [name for name, value in state.items() if value.dtype.is_floating_point]
        means = [self.mean[name] for name in names]
        torch._foreach_mul_(means, keep)
        torch._foreach_add_(means, [state[name] for name in names], alpha=1 - keep)
        self.mean.update({name: value.clone() for name, value in state.items() if not value.dtype.is_floating_point})

    def save(self, **more):
        """`more`: the other contents of a checkpoint; `kept` has them when training continues."""
        state = dict(net=self.net.state_dict(), optimizer=self.optimizer.state_dict(), mean=self.mean, step=self.step, **more)
        torch.save(state, self.path + '.new')
        os.replace(self.path + '.new', self.path)
