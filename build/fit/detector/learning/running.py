"""The loop that learns from samples as they are made."""
import os
import time

import torch

LOGGED, KEPT = 50, 500


def device_for():
    return 'cuda' if torch.cuda.is_available() else 'cpu'


def run(trainer, feed, batch, loss, folder):
    """Until the trainer's steps are done or FOLDER has a file STOP. `batch`: pictures and what is true of them; `loss`: of that and of what the network says, with its terms by name."""
    device, started, sums = device_for(), time.time(), {}
    made = trainer.kept.get('made', 0)
    with open(os.path.join(folder, 'train.log'), 'a', encoding='utf8') as log:
        while trainer.step < trainer.steps and not os.path.exists(os.path.join(folder, 'STOP')):
            feed.fill(device)
            pictures, truth = batch()
            trainer.net.train()
            # numbers of 16 bits are exact enough, and twice as fast
            with torch.autocast(device, dtype=torch.bfloat16):
                said = trainer.net(pictures)
            total, terms = loss([part.float() for part in said] if isinstance(said, tuple) else said.float(), truth)
            trainer.descend(total)
            if trainer.step % 10 == 0:
                for name, value in terms.items():
                    sums[name] = sums.get(name, 0) + float(value) * 10 / LOGGED
            if trainer.step % LOGGED == 0:
                print(trainer.step, made + feed.made, f'{time.time() - started:.0f}s', *(f'{name} {value:.4f}' for name, value in sums.items()), file=log, flush=True)
                sums = {}
            if trainer.step % KEPT == 0:
                trainer.save(made=made + feed.made)
    trainer.save(made=made + feed.made)
