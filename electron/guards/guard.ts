/** All that has to be ready before the first window. */
import { join } from 'node:path';
import { app, Menu, protocol, session } from 'electron';
import log from 'electron-log/main.js';
import { privileges, scheme } from './address.ts';
import { guardContents } from './contents.ts';
import { menuFor } from './menu.ts';
import { PageFiles } from './PageFiles.ts';
import { guardPermissions, type IsPage } from './permissions.ts';

/** Before the app is ready, as Chromium wants to know a scheme before it starts. */
export function guardStart(): void {
  protocol.registerSchemesAsPrivileged([{ scheme, privileges }]);
  guardContents(app);
}

/** Once the app is ready, and before its first window. */
export function guardPages(isPage: IsPage): void {
  const files = new PageFiles(join(import.meta.dirname, '../pages'), (reason) => log.warn(reason));
  const menu = menuFor(process.platform);
  Menu.setApplicationMenu(menu && Menu.buildFromTemplate(menu));
  protocol.handle(scheme, (request) => files.answer(request));
  guardPermissions(session.defaultSession, isPage);
}
