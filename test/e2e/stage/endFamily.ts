/** Ends what a desktop's programs leave behind: an app's own helpers outlive it for a moment and still write. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 5000;
const lookMs = 20;

function said(pid: string, what: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return ''; // It has ended, or its environment is closed to us.
  }
}

/** Ids of the processes whose environment or arguments name the folder `home`. */
function familyOf(home: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => said(pid, 'environ').includes(home) || said(pid, 'cmdline').includes(home))
    .map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Kills every process of the folder `home` and resolves when none is left; rejects after five seconds. */
export async function endFamily(home: string): Promise<void> {
  const limit = Date.now() + patienceMs;
  for (let left = familyOf(home); left.length; left = familyOf(home)) {
    if (Date.now() > limit) throw new Error(`processes ${left.join(', ')} of ${home} do not end`);
    left.forEach(kill);
    await sleep(lookMs);
  }
}
