/** The way to the main process. */
import type { Bridge } from '../../electron/contract/Bridge.ts';

export class NotConnected extends Error {
  constructor(channel: string) {
    super(`${channel}: this page runs outside the app`);
    this.name = 'NotConnected';
  }
}

/** Stands in where a page is opened without the app: requests are refused, nothing is ever heard. */
const alone: Bridge = {
  request: (channel) => Promise.reject(new NotConnected(channel)),
  on: () => () => {},
  report: () => {},
};

export function bridge(): Bridge {
  return (window as { okiba?: Bridge }).okiba ?? alone;
}
