import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { environmentAmong, ProcessGroup } from '../../../../engine/protocol/tbp/ProcessGroup.ts';

const stubborn = fileURLToPath(new URL('stubbornBot.mjs', import.meta.url));
const module = new URL('../../../../engine/protocol/tbp/ProcessGroup.ts', import.meta.url).href;

/** Without what the system itself gives every program: that of Windows does, and Wine has its own. */
const passedOn =
  process.platform === 'win32'
    ? /^(PATH|PATHEXT|TEMP|TMP|USER\w+|HOME\w+|LOGONSERVER|SYSTEM\w+|WINDIR|PROCESSOR_\w+|WINE\w+)$/i
    : /^(PATH|HOME|LANG|LC_ALL|TMPDIR|__CF_USER_TEXT_ENCODING)$/;

interface Said {
  pids: number[];
  env: string[];
  args: string[];
}

async function firstWord(stream: Readable): Promise<Said> {
  const [data] = (await once(stream, 'data')) as [Buffer];
  return JSON.parse(data.toString()) as Said;
}

/** One that has ended and that nobody has asked about is gone too. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const untilGone = (pids: readonly number[]) =>
  expect.poll(() => pids.filter(lives), { timeout: 20_000, interval: 50 }).toEqual([]);

describe('a program and what it starts', () => {
  it('gets what it needs of the environment, and its words as they are', async () => {
    const words = ['$HOME', '; exit 1', '`id`', '*'];
    const group = new ProcessGroup([process.execPath, stubborn, ...words]);
    const { env, args, pids } = await firstWord(group.program.stdout!);
    expect(args).toEqual(words);
    expect(env.filter((name) => !passedOn.test(name))).toEqual([]);
    expect(env.map((name) => name.toUpperCase())).toContain('PATH');
    group.end();
    await untilGone(pids);
  });

  it('end on request, even if they ignore it', async () => {
    const group = new ProcessGroup([process.execPath, stubborn]);
    const { pids } = await firstWord(group.program.stdout!);
    expect(pids.filter(lives)).toEqual(pids);
    group.end();
    group.end();
    await untilGone(pids);
  });

  it('end when the first of them does', async () => {
    const group = new ProcessGroup([process.execPath, stubborn]);
    const { pids } = await firstWord(group.program.stdout!);
    process.kill(pids[0]!, 'SIGKILL');
    await untilGone(pids);
  });

  it('end when we are killed', async () => {
    const script = `
      import { ProcessGroup } from ${JSON.stringify(module)};
      new ProcessGroup([process.execPath, ${JSON.stringify(stubborn)}]).program.stdout.pipe(process.stdout);`;
    const us = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    const { pids } = await firstWord(us.stdout);
    us.kill('SIGKILL');
    await untilGone(pids);
  });

  it('need not exist', async () => {
    const group = new ProcessGroup(['./no/such/program']);
    await once(group.program, 'error');
    group.end();
  });
});

it('knows the names that Windows needs, in any case', () => {
  const env = { Path: 'a', SystemRoot: 'b', TEMP: 'c', AWS_SECRET: 'd', HOME: 'e', DISPLAY: ':0' };
  expect(environmentAmong(env, 'win32')).toEqual({ Path: 'a', SystemRoot: 'b', TEMP: 'c' });
  expect(environmentAmong(env, 'linux')).toEqual({ HOME: 'e' });
});
