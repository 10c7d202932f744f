import type { Session, WebContents } from 'electron';
import { pageKinds, pages, type PageKind } from '../contract/pages.ts';

type GuardedSession = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'on'
>;

/** Whether the contents show this page of ours. */
export type IsPage = (contents: WebContents | null, kind: PageKind) => boolean;

const capturing = pageKinds.filter((kind) => 'captures' in pages[kind]);
const saving = pageKinds.filter((kind) => 'savesFiles' in pages[kind]);

/** Pages may ask for nothing, but those that capture for a picture, and those that save files for a place to put them. */
export function guardPermissions(session: GuardedSession, isPage: IsPage): void {
  const isOneOf = (contents: WebContents | null, kinds: readonly PageKind[]) =>
    kinds.some((kind) => isPage(contents, kind));
  session.setPermissionRequestHandler((contents, permission, decide, details) => {
    const wantsSound = 'mediaTypes' in details && details.mediaTypes?.includes('audio');
    decide(permission === 'media' && details.isMainFrame && !wantsSound && isOneOf(contents, capturing));
  });
  session.setPermissionCheckHandler(
    (contents, permission) => permission === 'media' && isOneOf(contents, capturing),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, _item, contents) => {
    if (!isOneOf(contents, saving)) event.preventDefault();
  });
}
