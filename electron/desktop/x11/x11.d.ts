/** The part of the npm package `x11` (pure JavaScript X11 client) that Okiba and its tests use. */
declare module 'x11' {
  export interface Screen {
    root: number;
    root_depth: number;
    root_visual: number;
    black_pixel: number;
    white_pixel: number;
    pixel_width: number;
    pixel_height: number;
  }

  export interface Geometry {
    xPos: number;
    yPos: number;
    width: number;
    height: number;
  }

  export interface XEvent {
    name: string;
    type: number;
    wid: number;
    wid1?: number;
    /** The window that was listened to, where that is another one than `wid`. */
    event?: number;
    x?: number;
    y?: number;
    width?: number;
    height?: number;
    atom?: number;
    /** Of an XFixes SelectionNotify: the selection that has another owner, or none any more. */
    selection?: number;
  }

  /** The extension XFixes, as far as it is used. */
  export interface Fixes {
    SelectSelectionInput(window: number, selection: number, eventMask: number): void;
    SelectionEventMask: Record<
      'SetSelectionOwner' | 'SelectionWindowDestroy' | 'SelectionClientClose',
      number
    >;
  }

  type Reply<T> = (error: Error | null, reply: T) => void;

  export interface Client {
    atoms: Record<string, number>;
    event_consumers: Record<number, unknown>;
    AllocID(): number;
    CreateWindow(
      id: number,
      parent: number,
      x: number,
      y: number,
      width: number,
      height: number,
      borderWidth: number,
      depth: number,
      windowClass: number,
      visual: number,
      values: Record<string, number>,
    ): void;
    ChangeWindowAttributes(id: number, values: Record<string, number>): void;
    MapWindow(id: number): void;
    UnmapWindow(id: number): void;
    DestroyWindow(id: number): void;
    ConfigureWindow(id: number, values: Record<string, number>): void;
    MoveResizeWindow(id: number, x: number, y: number, width: number, height: number): void;
    ChangeProperty(
      mode: number,
      id: number,
      name: number,
      type: number,
      units: number,
      data: Buffer | string,
    ): void;
    CreateGC(id: number, drawable: number, values: Record<string, number>): void;
    ChangeGC(id: number, values: Record<string, number>): void;
    PolyFillRectangle(drawable: number, gc: number, rectangles: number[]): void;
    InternAtom(onlyIfExists: boolean, name: string, reply: Reply<number>): void;
    GetSelectionOwner(atom: number, reply: Reply<number>): void;
    GetGeometry(drawable: number, reply: Reply<Geometry>): void;
    TranslateCoordinates(
      from: number,
      to: number,
      x: number,
      y: number,
      reply: Reply<{ child: number; destX: number; destY: number }>,
    ): void;
    GetWindowAttributes(id: number, reply: Reply<{ mapState: number }>): void;
    GetProperty(
      remove: number,
      id: number,
      name: number,
      type: number,
      offset: number,
      length: number,
      reply: Reply<{ type: number; data: Buffer }>,
    ): void;
    QueryTree(id: number, reply: Reply<{ root: number; parent: number; children: number[] }>): void;
    GetImage(
      format: number,
      drawable: number,
      x: number,
      y: number,
      width: number,
      height: number,
      planeMask: number,
      reply: Reply<{ depth: number; data: Buffer }>,
    ): void;
    require(extension: 'fixes', reply: Reply<Fixes>): void;
    on(event: 'event', listener: (event: XEvent) => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    on(event: 'end', listener: () => void): void;
    terminate(): void;
  }

  export interface Display {
    client: Client;
    screen: Screen[];
  }

  export const eventMask: Record<string, number>;
  export function createClient(options: { display?: string }, ready: Reply<Display>): Client;
}
