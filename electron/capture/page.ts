/** The hidden page that captures: frames are read here and only what came of them goes to the main process. */
import type { Rect } from '../../vision/types.ts';
import type { Notices } from '../contract/notices.ts';
import { beatMs } from '../supervision/beat.ts';
import { glance, probe } from './probe.ts';
import { prepareReader, Reader } from './workers/Reader.ts';
import { Searcher } from './workers/Searcher.ts';
import { encodeCase, encodeView } from './still.ts';
import { CaptureSession } from './CaptureSession.ts';

const okiba = window.okiba;
const searcher = new Searcher();
let session: CaptureSession | null = null;
let sourceId: string | null = null;
let pointer: Rect | null = null;
let mark: Rect | null = null;

function start({ source, exclude, remembered }: Notices['capture:start']): void {
  session?.stop();
  session = new CaptureSession(new Reader(exclude, remembered, searcher.openPort()), {
    sighted: (sighting) => okiba.report('capture:sighting', { sourceId: source.id, sighting }),
    pictured: (picture) => okiba.report('capture:thumbnail', picture),
    paced: (pace) => okiba.report('capture:pace', pace),
    marked: (look) => okiba.report('capture:marked', look),
    ended: (reason) => okiba.report('capture:ended', { sourceId: source.id, reason }),
  });
  sourceId = source.id;
  session.pointer(pointer);
  session.mark(mark);
  void session.run(source.id);
}

function stop(): void {
  session?.stop();
  session = null;
  sourceId = null;
  prepareReader();
}

function point(covered: Rect | null): void {
  pointer = covered;
  session?.pointer(covered);
}

function lookForMark(place: Rect | null): void {
  mark = place;
  session?.mark(place);
}

async function answerProbe({ id, source, exclude }: Notices['capture:probe']): Promise<void> {
  const sourceId = source.id;
  try {
    const { layout, full, isLive, glimpse } = await probe(searcher.link, sourceId, exclude);
    okiba.report('capture:glimpse', { sourceId, picture: glimpse });
    okiba.report('capture:probed', { id, layout, full, isLive, error: null });
  } catch (error) {
    okiba.report('capture:glimpse', { sourceId, picture: null });
    const seen = { layout: null, full: null, isLive: false };
    okiba.report('capture:probed', { id, ...seen, error: (error as Error).message });
  }
}

async function answerGlance({ sourceId }: Notices['capture:glance']): Promise<void> {
  const picture = await glance(sourceId).catch(() => null);
  okiba.report('capture:glimpse', { sourceId, picture });
}

async function answerStill({ id, kind, hidden }: Notices['capture:still']): Promise<void> {
  try {
    if (!session) throw new Error('nothing is watched');
    const still = await session.still();
    const picture = kind === 'view' ? await encodeView(still) : await encodeCase(still, hidden);
    okiba.report('capture:still', { id, picture, sighting: still.sighting, error: null });
  } catch (error) {
    okiba.report('capture:still', { id, picture: null, sighting: null, error: (error as Error).message });
  }
}

/** While this comes, the page is alive; what it says of its workers must not be their own word. */
function beat(): void {
  const hangs = session?.readerHangs ? 'reading' : searcher.hangs ? 'searching' : null;
  okiba.report('capture:beat', { sourceId, seenAt: session?.seenAt ?? null, hangs });
}

prepareReader();
setInterval(beat, beatMs);
okiba.on('capture:start', start);
okiba.on('capture:stop', stop);
okiba.on('capture:command', (command) => session?.command(command));
okiba.on('capture:still', (ask) => void answerStill(ask));
okiba.on('capture:exclude', (rects) => session?.exclude(rects));
okiba.on('capture:pointer', point);
okiba.on('capture:mark', lookForMark);
okiba.on('capture:probe', (ask) => void answerProbe(ask));
okiba.on('capture:glance', (ask) => void answerGlance(ask));
