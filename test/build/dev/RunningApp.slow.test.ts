import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RunningApp } from '../../../build/dev/RunningApp.ts';

const children: ChildProcess[] = [];
const lasting = "setInterval(() => {}, 1000); console.log('ready');";
const stubborn = `process.on('SIGTERM', () => {}); ${lasting}`;

function start(script = lasting): ChildProcess {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return child;
}

const lives = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('the app during development', () => {
  it('runs once after several restarts at the same time', async () => {
    const app = new RunningApp(() => start(), vi.fn());
    await app.restart();
    await Promise.all([app.restart(), app.restart(), app.restart()]);
    expect(children.map(lives)).toEqual([false, true]);
  });

  it('reports its own exit, and no other', async () => {
    const onEnded = vi.fn();
    const app = new RunningApp(() => start('process.exit(3)'), onEnded);
    await app.restart();
    await once(children[0]!, 'exit');
    expect(onEnded.mock.calls).toEqual([[3]]);
    await app.restart();
    await app.close();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  // Windows ends programs without asking.
  it.skipIf(process.platform === 'win32')('kills a process that ignores the request to end', async () => {
    const app = new RunningApp(() => start(stubborn), vi.fn());
    await app.restart();
    await once(children[0]!.stdout!, 'data');
    await app.close();
    expect(children[0]!.signalCode).toBe('SIGKILL');
  });

  it('starts no new process once it is closed', async () => {
    const app = new RunningApp(() => start(), vi.fn());
    await app.restart();
    await Promise.all([app.restart(), app.close()]);
    expect(children.map(lives)).toEqual([false]);
  });
});
