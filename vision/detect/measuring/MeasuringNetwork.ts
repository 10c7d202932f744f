/** The network that measures a detected board; build/fit/measuring/network.py has the same layers. */
import { Convolver, type Course, type Laying } from '../../network/Convolver.ts';
import { applied, bent } from '../../network/dense.ts';
import { splitJoins } from '../../network/joins.ts';
import type { Layer } from '../../network/layers.ts';
import { addToAll, lineOf, meanOf, type Plane } from '../../network/Plane.ts';
import type { Size } from '../../types.ts';
import type { Kernel } from '../../wasm/instance.ts';
import { bandsOver, type Direction } from './bands.ts';

/** Points of the measured part of the picture. */
export const looked: Size = { width: 128, height: 256 };

/** The plane of the finest details has half the points. */
const fineness = 2;
/** See `splitJoins`. */
const joins = { 'u8.0': 's16.1.second.0', 'u4.0': 'm8.0', 'u2.0': 'm4.0' };

/** The profile along one axis: logits for each point, from the left or top. */
export interface Profile {
  /** That the board begins, and ends, at the point. */
  first: Float32Array;
  last: Float32Array;
  /** That a line between cells, or a side, is there. */
  lines: Float32Array;
}

/** The network's output: all numbers are logits. */
export interface Said {
  across: Profile;
  down: Profile;
  /** Columns, rows and games, as network.py lists them. */
  counts: readonly number[];
}

export class MeasuringNetwork {
  readonly #layers: ReadonlyMap<string, Layer>;
  readonly #convolver: Convolver;
  readonly #course: Course;
  /** The mean of the farthest view, and the summary of the profiles. */
  #mean: number[] = [];
  #across!: ProfilePlanes;
  #down!: ProfilePlanes;

  constructor(layers: ReadonlyMap<string, Layer>) {
    this.#layers = layers;
    this.#convolver = new Convolver(splitJoins(layers, joins));
    this.#course = this.#convolver.lay(looked, 's2.0', (laying, input) => this.#lay(laying, input));
  }

  /** Room for the part of a picture, as in `PyramidNetwork.begin`. */
  begin(): { input: Plane; kernel: Kernel; end: number } {
    this.#convolver.enter(this.#course);
    const { input, end } = this.#course;
    return { input, kernel: this.#convolver.kernel, end };
  }

  /** The network's output for the input that was written to the plane of `begin`. */
  answer(): Said {
    for (const step of this.#course.steps) step();
    const { buffer } = this.#convolver.kernel.memory;
    const seen = [this.#across, this.#down].flatMap(({ seen }) => [
      ...meanOf(buffer, seen),
      ...mostOf(buffer, seen),
    ]);
    const hidden = bent(applied(this.#layers.get('dense')!, [...this.#mean, ...seen]));
    return {
      across: profileOf(buffer, this.#across.out),
      down: profileOf(buffer, this.#down.out),
      counts: applied(this.#layers.get('counts')!, hidden),
    };
  }

  #lay(laying: Laying, input: Plane): Plane {
    const through = (name: string, from: Plane): Plane => laying.through(name, from);
    const level = (name: string, from: Plane): Plane =>
      laying.residual(`${name}.1.first.0`, `${name}.1.second.0`, through(`${name}.0.0`, from));
    const x2 = through('s2.0', input);
    const x4 = level('s4', x2);
    const x8 = level('s8', x4);
    const x16 = level('s16', x8);
    laying.change(x16, (buffer) => {
      this.#mean = meanOf(buffer, x16);
      addToAll(buffer, x16, applied(this.#layers.get('mean')!, this.#mean));
    });
    const y8 = through('m8.0', laying.joined('u8.0', x16, x8));
    const y4 = through('m4.0', laying.joined('u4.0', y8, x4));
    const fine = through('m2.0', laying.joined('u2.0', y4, x2));
    this.#across = this.#layProfile(laying, fine, 'x');
    this.#down = this.#layProfile(laying, fine, 'y');
    return this.#down.out;
  }

  #layProfile(laying: Laying, fine: Plane, direction: Direction): ProfilePlanes {
    const bands = bandsOver(fine, direction);
    const pooled = laying.room({ width: bands.points, height: 1 }, bands.channels);
    laying.then(() => bands.fill(this.#convolver.kernel, pooled));
    const first = laying.through(`${direction}.first.0`, pooled);
    const context = this.#layers.get(`${direction}.context`)!;
    laying.change(first, (buffer) => addToAll(buffer, first, applied(context, this.#mean)));
    const second = laying.through(`${direction}.second.0`, first);
    const third = laying.through(`${direction}.third.0`, second);
    const seen = laying.room(third, third.channels);
    laying.then((buffer) => {
      const [before, after, sums] = [first, third, seen].map((plane) => lineOf(buffer, plane, 0)) as Lines;
      for (let i = 0; i < sums.length; i += 1) sums[i] = before[i]! + after[i]!;
    });
    return { seen, out: laying.through(`${direction}.out`, seen, undefined, false) };
  }
}

type Lines = [Float32Array, Float32Array, Float32Array];

/** Planes of one line. */
interface ProfilePlanes {
  seen: Plane;
  out: Plane;
}

/** Of each channel, over all points of a plane of one line. */
function mostOf(buffer: ArrayBuffer, plane: Plane): number[] {
  const most = new Float64Array(plane.channels).fill(-Infinity);
  const line = lineOf(buffer, plane, 0);
  for (let point = 0; point < line.length; point += most.length)
    for (let channel = 0; channel < most.length; channel += 1)
      most[channel] = Math.max(most[channel]!, line[point + channel]!);
  return Array.from(most);
}

/** Each point gives two points of the profile: their channels follow each other. */
function profileOf(buffer: ArrayBuffer, out: Plane): Profile {
  const line = lineOf(buffer, out, 0);
  const channelOf = (channel: number): Float32Array =>
    Float32Array.from(
      { length: fineness * out.width },
      (_, at) => line[Math.floor(at / fineness) * out.channels + channel * fineness + (at % fineness)]!,
    );
  return { first: channelOf(0), last: channelOf(1), lines: channelOf(2) };
}
