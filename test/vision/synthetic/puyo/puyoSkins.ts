/** How puyo are drawn: discs, blocks and gems with eyes, bridges, outlines, gloss; none of them a game's own. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { dot, grey, hsv, mix, type Colour } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

/** To which sides a puyo is joined with one of its colour. */
export interface Links {
  up: boolean;
  right: boolean;
  down: boolean;
  left: boolean;
}

export const noLinks: Links = { up: false, right: false, down: false, left: false };

export interface PuyoSkin {
  links: boolean;
  /** `clip`: nothing is drawn outside. */
  puyo: (image: Image, box: Rect, clip: Rect, colour: Colour, links: Links) => void;
  ojama: (image: Image, box: Rect, clip: Rect) => void;
  /** Marks the axis of the falling pair; null = it is not marked. */
  ring: ((image: Image, box: Rect, clip: Rect) => void) | null;
}

/** A colour and how much of it covers what lies below, at (u, v) in cells from the middle. */
type Shade = (u: number, v: number) => readonly [Colour, number] | null;

const white = grey(255);
const black = grey(0);

/** Paints a box and a little around it; edges are smooth because shades fade there. */
function paintShade(image: Image, box: Rect, clip: Rect, shade: Shade): void {
  const reach = 0.06;
  const x1 = Math.min(image.width, clip.x + clip.width, box.x + box.width * (1 + reach));
  const y1 = Math.min(image.height, clip.y + clip.height, box.y + box.height * (1 + reach));
  for (let y = Math.max(0, Math.floor(Math.max(clip.y, box.y - box.height * reach))); y < y1; y += 1)
    for (let x = Math.max(0, Math.floor(Math.max(clip.x, box.x - box.width * reach))); x < x1; x += 1) {
      const found = shade((x + 0.5 - box.x) / box.width - 0.5, (y + 0.5 - box.y) / box.height - 0.5);
      if (found && found[1] > 0) dot(image, x, y, found[0], Math.min(1, found[1]));
    }
}

/** Distance to the edge in cells, negative inside. */
type Body = (u: number, v: number) => number;

function randomBody(chance: Chance): { body: Body; neck: number; isBox: boolean } {
  const kind = chance.next();
  if (kind < 0.7) {
    const [rx, ry] = [chance.between(0.4, 0.5), chance.between(0.4, 0.5)];
    return {
      body: (u, v) => (Math.hypot(u / rx, v / ry) - 1) * rx,
      neck: chance.between(0.14, 0.42),
      isBox: false,
    };
  }
  if (kind < 0.93) {
    const half = chance.between(0.42, 0.5);
    const round = chance.between(0.01, 0.2);
    return {
      body: (u, v) => {
        const [a, b] = [Math.abs(u) - half + round, Math.abs(v) - half + round];
        return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - round;
      },
      neck: half,
      isBox: true,
    };
  }
  const size = chance.between(0.6, 0.72);
  return {
    body: (u, v) =>
      Math.max((Math.abs(u) + Math.abs(v) - size) * 0.7, Math.max(Math.abs(u), Math.abs(v)) - 0.46),
    neck: 0.2,
    isBox: false,
  };
}

/** The body with a neck to each side it is joined to. */
function joined(body: Body, neck: number, links: Links): Body {
  const arm = (along: number, across: number): number =>
    Math.max(-along, Math.abs(across) - neck, along - 0.56);
  return (u, v) => {
    let d = body(u, v);
    if (links.up) d = blend(d, arm(-v, u));
    if (links.down) d = blend(d, arm(v, u));
    if (links.left) d = blend(d, arm(-u, v));
    if (links.right) d = blend(d, arm(u, v));
    return d;
  };
}

/** The nearer of two distances, rounded where they meet. */
function blend(a: number, b: number): number {
  const k = 0.1;
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

type Eyes = (u: number, v: number) => readonly [Colour, number] | null;

function randomEyes(chance: Chance): Eyes {
  const kind = chance.next();
  if (kind < 0.2) return () => null;
  const [apart, high] = [chance.between(0.12, 0.21), chance.between(-0.14, 0.08)];
  const size = chance.between(0.07, 0.17);
  const pupil = size * chance.between(0.35, 0.7);
  const [lookX, lookY] = [chance.between(-0.3, 0.3) * size, chance.between(-0.3, 0.4) * size];
  if (kind < 0.72)
    return (u, v) => {
      const x = Math.abs(u) - apart;
      if (Math.hypot((u < 0 ? u + apart : u - apart) - lookX, v - high - lookY) < pupil) return [grey(20), 1];
      return Math.hypot(x, v - high) < size ? [grey(250), 1] : null;
    };
  const ink = chance.is(0.5) ? grey(250) : grey(25);
  if (kind < 0.88)
    return (u, v) => {
      const x = Math.abs(u) - apart;
      const arc = Math.abs(Math.hypot(x, v - high) - size);
      return arc < 0.035 && v < high + 0.03 ? [ink, 1] : null;
    };
  return (u, v) => {
    const x = Math.abs(u) - apart;
    return Math.abs(x) < size && Math.abs(v - high) < 0.035 ? [ink, 1] : null;
  };
}

interface Finish {
  outline: number;
  rim: (colour: Colour) => Colour;
  /** Lighter above, darker below. */
  slope: number;
  gloss: number;
  glossAt: readonly [number, number];
  glossSize: number;
  /** Light and dark edges. */
  bevel: number;
}

function randomFinish(chance: Chance, isBox: boolean): Finish {
  const dark = chance.between(0.35, 0.95);
  const rims: ((colour: Colour) => Colour)[] = [
    (colour) => mix(colour, black, dark),
    (colour) => mix(colour, black, dark),
    () => grey(15),
    (colour) => mix(colour, white, 0.7),
  ];
  return {
    outline: chance.of([0, chance.between(0.02, 0.09)]),
    rim: chance.of(rims),
    slope: chance.of([0, chance.between(0, 0.5)]),
    gloss: chance.of([0, chance.between(0.3, 1)]),
    glossAt: [chance.between(-0.2, 0.05), chance.between(-0.28, -0.1)],
    glossSize: chance.between(0.06, 0.24),
    bevel: isBox && chance.is(0.7) ? chance.between(0.05, 0.14) : 0,
  };
}

function bodyColour(finish: Finish, colour: Colour, d: number, u: number, v: number): Colour {
  if (d > -finish.outline) return finish.rim(colour);
  let tone = mix(colour, v < 0 ? white : black, finish.slope * Math.abs(v));
  if (finish.bevel && d > -finish.bevel - finish.outline) tone = mix(colour, u + v < 0 ? white : black, 0.35);
  if (finish.gloss) {
    const far = Math.hypot(u - finish.glossAt[0], v - finish.glossAt[1]) / finish.glossSize;
    tone = mix(tone, white, finish.gloss * Math.exp(-far * far));
  }
  return tone;
}

/** One way to draw all puyo of a game. */
export function randomPuyoSkin(chance: Chance): PuyoSkin {
  const { body, neck, isBox } = randomBody(chance);
  const eyes = isBox && chance.is(0.6) ? () => null : randomEyes(chance);
  const finish = randomFinish(chance, isBox);
  const cover = (d: number, box: Rect): number => 0.5 - d * Math.min(box.width, box.height);
  const links = chance.is(0.65);
  const paintBody = (image: Image, box: Rect, clip: Rect, colour: Colour, joins: Links): void => {
    const shape = joined(body, neck, joins);
    paintShade(image, box, clip, (u, v) => {
      const d = shape(u, v);
      const alpha = cover(d, box);
      if (alpha <= 0) return null;
      return eyes(u, v) ?? [bodyColour(finish, colour, d, u, v), alpha];
    });
  };
  return {
    links,
    puyo: paintBody,
    ojama: randomOjama(body, eyes, finish, chance),
    ring: chance.is(0.55) ? randomRing(body, chance) : null,
  };
}

/** Garbage: grey or white, dark, see-through, or glass with little more than a rim. */
function randomOjama(body: Body, eyes: Eyes, finish: Finish, chance: Chance): PuyoSkin['ojama'] {
  const kind = chance.next();
  const tint = hsv(chance.between(190, 260), chance.between(0, 0.3), 1);
  const level = kind < 0.45 ? chance.between(110, 245) : chance.between(60, 200);
  const colour = mix(grey(0), tint, level / 255);
  const alpha = kind < 0.55 ? 1 : kind < 0.8 ? chance.between(0.45, 0.85) : chance.between(0.08, 0.3);
  const rim = kind < 0.8 ? null : mix(colour, white, chance.between(0.3, 0.9));
  const rimWidth = chance.between(0.03, 0.08);
  const size = chance.between(0.88, 1);
  return (image, box, clip) =>
    paintShade(image, box, clip, (u, v) => {
      const d = body(u / size, v / size) * size;
      const cover = Math.min(1, 0.5 - d * Math.min(box.width, box.height));
      if (cover <= 0) return null;
      const eye = eyes(u, v);
      if (eye) return [eye[0], alpha < 0.4 ? 0.8 : 1];
      if (rim && d > -rimWidth) return [rim, cover * 0.8];
      return [bodyColour(finish, colour, d, u, v), cover * alpha];
    });
}

function randomRing(body: Body, chance: Chance): NonNullable<PuyoSkin['ring']> {
  const width = chance.between(0.04, 0.1);
  const glow = chance.is(0.3);
  const strength = chance.between(0.6, 1);
  const colour = mix(white, hsv(chance.between(0, 360), 1, 1), chance.of([0, 0, 0.3]));
  return (image, box, clip) =>
    paintShade(image, box, clip, (u, v) => {
      const d = body(u, v);
      if (glow) return d < 0 ? [colour, strength * 0.55] : null;
      return d < 0.03 && d > -width ? [colour, strength] : null;
    });
}

/** Typical hues of the five colours, in degrees, and how far clients stray from them. */
const hues = { R: [2, 18], Y: [50, 12], G: [118, 26], B: [216, 20], P: [284, 20] } as const;

export type PuyoPalette = Record<keyof typeof hues, Colour>;

export function randomPuyoPalette(chance: Chance): PuyoPalette {
  const saturation = chance.between(0.55, 1);
  const value = chance.between(0.6, 1);
  const pick = ([hue, sway]: readonly [number, number]): Colour =>
    hsv(
      (hue + sway * chance.between(-1, 1) + 360) % 360,
      Math.min(1, saturation * chance.between(0.85, 1.1)),
      Math.min(1, value * chance.between(0.85, 1.1)),
    );
  return { R: pick(hues.R), Y: pick(hues.Y), G: pick(hues.G), B: pick(hues.B), P: pick(hues.P) };
}
