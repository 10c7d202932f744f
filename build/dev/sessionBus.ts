/** A session bus that outlives the app, as `npm run dev` starts the app many times. */
import { spawn } from 'node:child_process';
import { needsSessionBus } from '../launch.ts';

/** The address of the desktop's own bus, or of a new one, which `close` ends. Throws where none can be had. */
export async function openSessionBus(): Promise<{ address: string | undefined; close: () => void }> {
  if (!needsSessionBus()) return { address: process.env.DBUS_SESSION_BUS_ADDRESS, close: () => {} };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    bus.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    bus.once('exit', (code) => reject(new Error(`the session bus ended with ${code}`)));
  });
  return { address, close: () => void bus.kill() };
}
