/** What makes the app's own executable run the command line; what follows `--` is for the command line. */
export const commandLineSwitch = '--command-line';
