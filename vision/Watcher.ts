import { locate } from './locate.ts';
import { FrameWatcher, type Eyes, type FrameWatcherOptions } from './watching/FrameWatcher.ts';

export interface WatcherOptions extends Omit<FrameWatcherOptions, 'eyes'> {
  eyes?: Partial<Eyes>;
}

/** Watches one game through a stream of pictures, and searches them itself. */
export class Watcher extends FrameWatcher {
  constructor({ eyes, ...options }: WatcherOptions = {}) {
    super({ ...options, eyes: { locate, ...eyes } });
  }
}
