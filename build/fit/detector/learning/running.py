"""The training loop over samples as they are made, and the arguments of all training programs."""
import argparse
import os
import time

import cv2
import torch

from learning.checkpoints import begun, step_in
from learning.feeding import Feed
from learning.trainer import RATE, Trainer

LOGGED, KEPT = 50, 500
# A sample is learned from this often on average before more are waited for: a GPU is quicker than those who make samples.
USED = 10


def arguments(about, steps):
    """The options of every training; `steps`: their default number."""
    # before any picture is touched: processes that start after OpenCV has used threads hang
    cv2.setNumThreads(0)
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument('folder')
    parser.add_argument('--steps', type=int, default=steps, help='steps until the rate has fallen to its least')
    parser.add_argument('--minutes', type=float, default=None, help='how long to train at most; the rate has fallen to its least then')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--processes', type=int, default=1, help='how many make samples')
    parser.add_argument('--begin', default=None, help='a checkpoint whose mean weights, or a source file whose weights, a new training starts from')
    parser.add_argument('--rate', type=float, default=RATE, help='the most that weights learn in a step; less for a training that begins with good weights')
    return parser


def train(options, net, maker, batch, loss, sizes, warm_up):
    """Trains in the folder of the options, and continues where it stopped.

    `maker`: see Feed; `batch`: of a Feed and a number, pictures and their truth; `loss`: of the network's output and that truth,
    with its terms by name; `sizes`: by device the samples of a step and those of one shape that are kept.
    """
    os.makedirs(options.folder, exist_ok=True)
    torch.set_num_threads(1)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    together, kept = sizes[device]
    seed = options.seed + step_in(options.folder)
    feed = Feed(maker, seed, options.processes, kept)
    torch.manual_seed(seed)
    net = net.to(device, memory_format=torch.channels_last)
    if options.begin:
        feed.fill(device)
        net = begun(net, options.begin, batch(feed, together)[0])
    trainer = Trainer(net, options.folder, warm_up, options.rate)
    _learn(trainer, feed, device, lambda: batch(feed, together), loss, options)


def _learn(trainer, feed, device, batch, loss, options):
    started, sums, has_short = time.time(), {}, device != 'cpu' or _has_short()
    made = trainer.kept.get('made', 0)
    done = lambda: max(trainer.step / options.steps, (time.time() - started) / 60 / options.minutes if options.minutes else 0)  # noqa: E731
    with open(os.path.join(options.folder, 'train.log'), 'a', encoding='utf8') as log:
        while done() < 1 and not os.path.exists(os.path.join(options.folder, 'STOP')):
            feed.fill(device)
            if feed.used > USED * feed.made:
                time.sleep(0.01)
                continue
            pictures, truth = batch()
            trainer.net.train()
            # 16-bit numbers are exact enough, and twice as fast where the processor has them
            with torch.autocast(device, dtype=torch.bfloat16, enabled=has_short):
                said = trainer.net(pictures)
            total, terms = loss([part.float() for part in said] if isinstance(said, tuple) else said.float(), truth)
            trainer.descend(total, done())
            if trainer.step % 10 == 0:
                for name, value in terms.items():
                    sums[name] = sums.get(name, 0) + float(value) * 10 / LOGGED
            if trainer.step % LOGGED == 0:
                print(trainer.step, made + feed.made, f'{time.time() - started:.0f}s', *(f'{name} {value:.4f}' for name, value in sums.items()), file=log, flush=True)
                sums = {}
            if trainer.step % KEPT == 0:
                trainer.save(made=made + feed.made)
    trainer.save(made=made + feed.made)


def _has_short():
    """Whether the processor computes with 16-bit numbers; if it has to imitate them, they take longer than 32-bit ones."""
    if not os.path.exists('/proc/cpuinfo'):
        return False
    with open('/proc/cpuinfo', encoding='utf8') as file:
        return 'bf16' in file.read()
