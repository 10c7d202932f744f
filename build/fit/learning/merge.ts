/** Several networks as one: their mean is more reliable for pictures that none of them has seen. */
import { partsOf, type Network } from './ranking.ts';

/** A network whose scores are the means of those of networks of one shape: all their hidden units side by side. */
export function merged(networks: readonly Network[]): Network {
  const { facts, hidden } = networks[0]!;
  const many = networks.length;
  const shape = { facts, hidden: hidden * many };
  const [from, to] = [partsOf(networks[0]!), partsOf(shape)];
  const values = new Float64Array(to.size);
  networks.forEach(({ values: own }, k) => {
    for (let fact = 0; fact < facts; fact += 1)
      values.set(own.subarray(fact * hidden, (fact + 1) * hidden), fact * shape.hidden + k * hidden);
    values.set(own.subarray(from.hiddenBias, from.output), to.hiddenBias + k * hidden);
    for (let unit = 0; unit < hidden; unit += 1)
      values[to.output + k * hidden + unit] = own[from.output + unit]! / many;
    for (let i = 0; i <= facts; i += 1) values[to.linear + i]! += own[from.linear + i]! / many;
  });
  return { ...shape, values };
}
