/** Ends for nobody, starts another like it, and says what it was given: its environment, its group and both numbers. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
setInterval(() => {}, 1000);
if (process.argv[2] !== 'child') {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'child', ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.once('data', () =>
    process.stdout.write(
      `${JSON.stringify({ pids: [process.pid, child.pid], env: Object.keys(process.env), args: process.argv.slice(2) })}\n`,
    ),
  );
} else process.stdout.write('ready\n');
