/** How blocks are drawn: many styles, none of them any game's own. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { disc, fill, gradient, grey, grow, mix, outline, polygon, type Colour } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

interface Block {
  colour: Colour;
  /** Which of the game's pieces it belongs to, garbage being the last. */
  kind: number;
  /** Neighbours of the same piece: 1 left, 2 right, 4 above, 8 below. */
  joins: number;
}

export type DrawBlock = (image: Image, rect: Rect, block: Block) => void;

const white = grey(255);
const black = grey(0);
const lighter = (colour: Colour, by: number): Colour => mix(colour, white, by);
const darker = (colour: Colour, by: number): Colour => mix(colour, black, by);

interface Sizes {
  /** Pixels between blocks, and thickness of edges. */
  gap: number;
  edge: number;
}

type MakeSkin = (sizes: Sizes, chance: Chance) => DrawBlock;

const flat: MakeSkin =
  ({ gap }) =>
  (image, rect, { colour }) =>
    fill(image, grow(rect, -gap / 2), colour);

const bevelled: MakeSkin = ({ gap, edge }, chance) => {
  const [light, dark] = [chance.between(0.2, 0.6), chance.between(0.2, 0.6)];
  return (image, rect, { colour }) => {
    const outer = grow(rect, -gap / 2);
    const { x, y, width: w, height: h } = outer;
    fill(image, outer, darker(colour, dark));
    polygon(
      image,
      [x, y, x + w, y, x + w - edge, y + edge, x + edge, y + h - edge, x, y + h],
      lighter(colour, light),
    );
    fill(image, grow(outer, -edge), colour);
  };
};

const edged: MakeSkin = ({ gap, edge }, chance) => {
  const to = chance.of([white, black, black]);
  const share = chance.between(0.3, 1);
  return (image, rect, { colour }) => {
    fill(image, grow(rect, -gap / 2), mix(colour, to, share));
    fill(image, grow(rect, -gap / 2 - edge), colour);
  };
};

const nested: MakeSkin = ({ gap }, chance) => {
  const [inner, share] = [chance.between(0.18, 0.34), chance.between(0.25, 0.6)];
  const light = chance.is(0.5);
  return (image, rect, { colour }) => {
    fill(image, rect, darker(colour, 0.5));
    fill(image, grow(rect, -Math.max(1, gap)), colour);
    fill(image, grow(rect, -rect.width * inner), light ? lighter(colour, share) : darker(colour, share));
  };
};

const shaded: MakeSkin = ({ gap }, chance) => {
  const slant = chance.of([0, 0.4, 1]);
  return (image, rect, { colour }) =>
    gradient(image, grow(rect, -gap / 2), lighter(colour, 0.35), darker(colour, 0.3), slant);
};

const glossy: MakeSkin =
  ({ gap, edge }) =>
  (image, rect, { colour }) => {
    const { x, y, width, height } = grow(rect, -gap / 2);
    fill(image, { x, y, width, height }, darker(colour, 0.25));
    fill(image, grow({ x, y, width, height }, -Math.max(1, edge / 2)), colour);
    fill(image, { x: x + edge, y: y + edge, width: width - 2 * edge, height: height * 0.4 }, white, 0.35);
    disc(image, x + width * 0.3, y + height * 0.28, width * 0.09, white, 0.8);
  };

const ball: MakeSkin = (_, chance) => {
  const size = chance.between(0.38, 0.5);
  return (image, rect, { colour }) => {
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    const radius = Math.min(rect.width, rect.height) * size;
    disc(image, x, y, radius, darker(colour, 0.25));
    disc(image, x - radius * 0.1, y - radius * 0.12, radius * 0.72, colour);
    disc(image, x - radius * 0.3, y - radius * 0.35, radius * 0.25, lighter(colour, 0.6));
  };
};

const pyramid: MakeSkin =
  () =>
  (image, { x, y, width: w, height: h }, { colour }) => {
    const [cx, cy] = [x + w / 2, y + h / 2];
    fill(image, { x, y, width: w, height: h }, colour);
    polygon(image, [x, y, x + w, y, cx, cy], lighter(colour, 0.4));
    polygon(image, [x, y + h, x + w, y + h, cx, cy], darker(colour, 0.5));
    polygon(image, [x + w, y, x + w, y + h, cx, cy], darker(colour, 0.25));
  };

/** One body for the whole piece: lines run only where the piece ends. */
const connected: MakeSkin = ({ edge }, chance) => {
  const to = chance.of([white, black]);
  const share = chance.of([0, 0.35, 0.7]);
  return (image, rect, { colour, joins }) => {
    const { x, y, width, height } = rect;
    const line = mix(colour, to, share);
    fill(image, rect, colour);
    if (!(joins & 1)) fill(image, { x, y, width: edge, height }, line);
    if (!(joins & 2)) fill(image, { x: x + width - edge, y, width: edge, height }, line);
    if (!(joins & 4)) fill(image, { x, y, width, height: edge }, line);
    if (!(joins & 8)) fill(image, { x, y: y + height - edge, width, height: edge }, line);
  };
};

const hollow: MakeSkin = ({ edge }, chance) => {
  const body = chance.between(0.1, 0.5);
  return (image, rect, { colour }) => {
    fill(image, grow(rect, -1), colour, body);
    outline(image, grow(rect, -1), Math.max(1, edge), colour);
  };
};

const glassy: MakeSkin = ({ gap, edge }, chance) => {
  const body = chance.between(0.55, 0.85);
  return (image, rect, { colour }) => {
    fill(image, grow(rect, -gap / 2), colour, body);
    outline(image, grow(rect, -gap / 2), Math.max(1, edge / 2), lighter(colour, 0.5), 0.8);
  };
};

/** Tones: 0 the ground shows through, 1 dark, 2 the colour, 3 light, 4 white. */
const toned = (colour: Colour, tone: number): Colour =>
  [colour, darker(colour, 0.6), colour, lighter(colour, 0.45), white][tone]!;

/** Where the marks of a sprite are: columns and rows 1 to 6. */
const marks: Record<string, (x: number, y: number) => boolean> = {
  shine: (x, y) => x + y <= 3,
  core: (x, y) => x > 1 && x < 6 && y > 1 && y < 6,
  ring: (x, y) => x > 1 && x < 6 && y > 1 && y < 6 && (x === 2 || x === 5 || y === 2 || y === 5),
  rim: (x, y) => x === 1 || y === 1,
  none: () => false,
};

/** A drawing of 8 x 8 dots, as consoles had: a border, at least on the right and below, a body, a mark. */
function sprite(chance: Chance): number[] {
  const border = chance.of([0, 1, 1, 2]);
  const body = chance.of([2, 2, 2, 3, 4]);
  const isMarked = marks[chance.of(Object.keys(marks))]!;
  const mark = chance.of([1, 3, 4, 4]);
  const isBorder = (x: number, y: number): boolean =>
    x === 7 || y === 7 || (border > 0 && (x === 0 || y === 0));
  return Array.from({ length: 64 }, (_, i) => {
    const [x, y] = [i % 8, Math.floor(i / 8)];
    if (isBorder(x, y)) return border;
    return isMarked(x, y) ? mark : body;
  });
}

const pixelled: MakeSkin = (_, chance) => {
  const one = chance.is(0.4);
  const sprites = Array.from({ length: 8 }, () => sprite(chance));
  return (image, { x, y, width, height }, { colour, kind }) => {
    const dots = sprites[one ? 0 : kind]!;
    dots.forEach((tone, i) => {
      const dot = { x: x + ((i % 8) * width) / 8, y: y + (Math.floor(i / 8) * height) / 8, width: width / 8, height: height / 8 }; // prettier-ignore
      if (tone) fill(image, dot, toned(colour, tone));
    });
  };
};

const skins: readonly MakeSkin[] = [
  flat,
  flat,
  bevelled,
  bevelled,
  edged,
  edged,
  nested,
  shaded,
  glossy,
  ball,
  pyramid,
  connected,
  connected,
  hollow,
  glassy,
  pixelled,
];

/** A way to draw one block; the same for all blocks of a game. `cell` is its width in pixels. */
export function randomSkin(chance: Chance, cell: number): DrawBlock {
  const line = Math.max(1, Math.round(cell / 30));
  const sizes = {
    gap: chance.of([0, 0, 1, 1, 2, 4]) * line,
    edge: Math.max(1, Math.round(cell * chance.between(0.05, 0.16))),
  };
  return chance.of(skins)(sizes, chance);
}

/** For pictures of few and large dots. */
export function randomPixelSkin(chance: Chance): DrawBlock {
  return chance.of([pixelled, pixelled, pixelled, flat, edged])({ gap: 1, edge: 1 }, chance);
}
