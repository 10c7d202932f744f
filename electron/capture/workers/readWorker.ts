/** A thread that reads the watched board, frame by frame, and leaves the long searches to another one. */
import type { BoardCommand } from '../../../vision/watching/boardCommand.ts';
import { FrameWatcher } from '../../../vision/watching/FrameWatcher.ts';
import { FrameReader } from './FrameReader.ts';
import { SearchLink } from './SearchLink.ts';
import type { FrameRead, ReadOrder } from './workerMessages.ts';

let watcher: FrameWatcher;
let reader: FrameReader;

function obey(order: ReadOrder): void {
  switch (order.kind) {
    case 'open': {
      const link = new SearchLink(order.search);
      const eyes = { locate: link.locate.bind(link) };
      watcher = new FrameWatcher({ exclude: order.exclude, remembered: order.remembered, eyes });
      reader = new FrameReader(watcher);
      return;
    }
    case 'frame':
      answer(reader.read(order.frame));
      return reader.lookAside();
    case 'again':
      answer(reader.readAgain(order.seq, order.capturedAt));
      return reader.lookAside();
    case 'command':
      return obeyUser(order.command);
    case 'exclude':
      return watcher.exclude(order.rects);
  }
}

function obeyUser(command: BoardCommand): void {
  switch (command.kind) {
    case 'click':
      return watcher.click(command.at);
    case 'swap':
      return watcher.swap();
    case 'draw':
      return watcher.draw(command.outline);
    case 'correct':
      return watcher.correct(command.correction);
  }
}

function answer(read: FrameRead): void {
  self.postMessage(read, { transfer: read.spare ? [read.spare] : [] });
}

self.onmessage = ({ data }: MessageEvent<ReadOrder>) => obey(data);
