/** What the executable does: the app, or the command line where it is started as one. */
import { commandLineSwitch } from './cli/installed.ts';

// Both have to be read to the end before the system is asked for a display: the command line needs none.
if (process.argv.includes(commandLineSwitch)) await import('./commandLine.ts');
else await import('./main.ts');
