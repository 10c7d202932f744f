/** The command line in the app's own executable: done, and ended, before there is an app. */
import { commandLineSwitch } from './cli/installed.ts';
import { mendOutput } from './cli/console/streams.ts';

mendOutput();
// What the libraries have to warn of is no concern of whoever reads the output.
process.removeAllListeners('warning');
// On Windows it made Node of this executable, and would of what is started from here.
delete process.env.ELECTRON_RUN_AS_NODE;

const at = process.argv.indexOf(commandLineSwitch);
if (at >= 0) {
  const own = process.argv.slice(at + 1);
  // As Node has it: the program, its file, and then what was asked for.
  process.argv.splice(1, Infinity, import.meta.filename, ...own.slice(own[0] === '--' ? 1 : 0));
}
await import('./cli.ts');
process.stdout.write('', () => process.exit(process.exitCode ?? 0));
