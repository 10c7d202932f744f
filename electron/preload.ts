/** Runs in each of our pages, sandboxed: puts the bridge on `window.okiba` and nothing else. */
import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge, ChannelNames } from './contract/Bridge.ts';

/** The build puts the names here: the contract itself would bring the schemas along. */
declare const okibaChannels: ChannelNames;
const names = okibaChannels;

function mustBeIn(channels: readonly string[], channel: string): void {
  if (!channels.includes(channel)) throw new Error(`no such channel: ${channel}`);
}

const bridge: Bridge = {
  request(channel, ask) {
    mustBeIn(names.requests, channel);
    return ipcRenderer.invoke(channel, ask);
  },
  on(channel, listener) {
    mustBeIn(names.notices, channel);
    const receive = (_event: unknown, notice: Parameters<typeof listener>[0]) => listener(notice);
    ipcRenderer.on(channel, receive);
    return () => ipcRenderer.off(channel, receive);
  },
  report(channel, report) {
    mustBeIn(names.reports, channel);
    ipcRenderer.send(channel, report);
  },
};

contextBridge.exposeInMainWorld('okiba', bridge);
