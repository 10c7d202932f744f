/**
 * The coordinate spaces of places and sizes. A space is only a type: it does not exist at run time. Only the
 * functions that are named here and conversions, each of which states its formula, make a value of another space.
 */
declare const space: unique symbol;

/** Physical pixels of all screens together, as the operating system counts them; negative left of or above the first. */
export interface ScreenPixels {
  readonly [space]: 'screen pixels';
}

/** Device-independent pixels of all screens together, as Electron counts them; a pixel is 1 / scale factor of one. */
export interface Dips {
  readonly [space]: 'device-independent pixels';
}

/** Device-independent pixels from the overlay window's top left corner. */
export interface ScenePixels {
  readonly [space]: 'scene pixels';
}

/** Pixels of a captured picture in its full size, from its top left corner. */
export interface FramePixels {
  readonly [space]: 'frame pixels';
}

/** Pixels of the smaller picture that boards are searched in; see `enlarge`. */
export interface SearchedPixels {
  readonly [space]: 'searched pixels';
}

/** Parts (0..1) of a picture's width and height. */
export interface Fractions {
  readonly [space]: 'fractions';
}

/** Cells of a board, from its top left corner. */
export interface BoardUnits {
  readonly [space]: 'board units';
}

/** Pixels of the picture that is passed to a function, in either space. */
export type PicturePixels = Plain<FramePixels> | SearchedPixels;

/** For a value that may also be written as a plain object, but never one of another space. */
export type Plain<In extends Space> = { readonly [space]?: In[typeof space] };

export interface Space {
  readonly [space]?: string;
}

/** In the unit of the original numbers. */
interface Unplaced {
  readonly [space]?: never;
}

interface Corner {
  x: number;
  y: number;
}

interface Extent {
  width: number;
  height: number;
}

/** y downwards, fractions are allowed. Without a space: frame pixels, which recognition uses everywhere. */
export type Point<In extends Space = Plain<FramePixels>> = Corner & In;
export type Size<In extends Space = Plain<FramePixels>> = Extent & In;
/** Right and bottom edges are outside. */
export type Rect<In extends Space = Plain<FramePixels>> = Corner & Extent & In;

const placing =
  <In extends Space>() =>
  <Value extends Corner | Extent>(value: Value & Unplaced): Value & In =>
    value as unknown as Value & In;

/** These declare the space of numbers from outside or from a computation: the same object, now of that space. */
export const screenPixels = placing<ScreenPixels>();
export const dips = placing<Dips>();
export const scenePixels = placing<ScenePixels>();
export const framePixels = placing<FramePixels>();
export const searchedPixels = placing<SearchedPixels>();
export const fractions = placing<Fractions>();
export const boardUnits = placing<BoardUnits>();

/** `part` in parts of `whole`: (part - whole's corner) / whole's size. */
export const fractionsOf = (part: Rect, whole: Rect): Rect<Fractions> =>
  fractions({
    x: (part.x - whole.x) / whole.width,
    y: (part.y - whole.y) / whole.height,
    width: part.width / whole.width,
    height: part.height / whole.height,
  });

/** The pixels at a point of `whole`: whole's corner + fraction * whole's size. */
export const pointAt = ({ x, y }: Point<Fractions>, whole: Rect): Point<FramePixels> =>
  framePixels({ x: whole.x + x * whole.width, y: whole.y + y * whole.height });

/** The pixels of a part of `whole`; undoes `fractionsOf`. */
export const rectOf = (part: Rect<Fractions>, whole: Rect): Rect<FramePixels> => ({
  ...pointAt(part, whole),
  width: part.width * whole.width,
  height: part.height * whole.height,
});
