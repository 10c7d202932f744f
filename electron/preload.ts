/** Runs in each of our pages, sandboxed: puts the bridge on `window.okiba` and nothing else. */
import { contextBridge, ipcRenderer } from 'electron';
import { noticeReceivers, reportSenders, requestSenders } from './contract/channels.ts';
import type { Bridge } from './contract/ipc.ts';

function mustBeIn(channels: object, channel: string): void {
  if (!Object.hasOwn(channels, channel)) throw new Error(`no such channel: ${channel}`);
}

const bridge: Bridge = {
  request(channel, ask) {
    mustBeIn(requestSenders, channel);
    return ipcRenderer.invoke(channel, ask);
  },
  on(channel, listener) {
    mustBeIn(noticeReceivers, channel);
    const receive = (_event: unknown, notice: Parameters<typeof listener>[0]) => listener(notice);
    ipcRenderer.on(channel, receive);
    return () => ipcRenderer.off(channel, receive);
  },
  report(channel, report) {
    mustBeIn(reportSenders, channel);
    ipcRenderer.send(channel, report);
  },
};

contextBridge.exposeInMainWorld('okiba', bridge);
