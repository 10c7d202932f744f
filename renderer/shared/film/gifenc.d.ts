declare module 'gifenc' {
  export interface FrameOptions {
    /** [red, green, blue], up to 256; the first frame's is used where absent. */
    palette?: readonly (readonly [number, number, number])[];
    /** Milliseconds. */
    delay?: number;
    /** 0: without end. */
    repeat?: number;
  }
  export interface Encoder {
    /** `pixels`: a number of the palette for each, row by row. */
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
}
