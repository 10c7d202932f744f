import type { Bridge } from '../../electron/contract/Bridge.ts';
import type { Settings } from '../../electron/contract/settings.ts';

/** Takes the settings as they are, and again whenever they change; a page outside the app keeps its own. The answer ends it. */
export function followSettings(bridge: Bridge, take: (settings: Settings) => void): () => void {
  bridge.request('state:get', null).then(
    ({ settings }) => take(settings),
    () => {},
  );
  return bridge.on('panel:state', ({ settings }) => take(settings));
}
