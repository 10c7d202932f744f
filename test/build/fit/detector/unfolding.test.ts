import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../imports.ts';
import { pythonFor, runText } from '../pythons.ts';

const python = pythonFor('torch', 'numpy');

/** A small network is folded, read back and unfolded; what it says is compared, also as training asks it. */
const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
import torch
from learning.folding import layers_of, load_folded, unfold
from learning.network import Conv, Residual
torch.manual_seed(1)
make = lambda: torch.nn.Sequential(Conv(3, 8, 3, 2), Residual(8))
net, again = make(), make()
pictures = torch.rand(16, 3, 32, 32)
for _ in range(20):
    net.train()(pictures)
load_folded(again, layers_of(net.eval()))
with torch.no_grad():
    before = net(pictures)
    unfold(again, pictures)
    far = lambda said: float((said - before).abs().max())
    print(json.dumps([far(again.eval()(pictures)), far(again.train()(pictures)), float(before.abs().max())]))
`;

describe.skipIf(!python)('a network that is unfolded', () => {
  it('answers as before, also with the batch norm of the pictures that it learns from', () => {
    const folder = join(root, 'build/fit/detector');
    const { stdout } = runText(python!, program, folder);
    const [asked, learning, greatest] = JSON.parse(stdout) as number[];
    expect(asked).toBeLessThan(1e-4);
    expect(learning).toBeLessThan(0.02 * greatest!);
  });
});
