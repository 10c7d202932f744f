import { app } from 'electron';
import { settleAppearance } from './appearance.ts';
import { choicesFor } from './choices.ts';

/** Node's types of the version that the tests run on don't know it yet. */
type CanExecute = NodeJS.Process & {
  execve(file: string, args: readonly string[], env: NodeJS.ProcessEnv): never;
};

/** Settles how Chromium starts. To be called first of all: this process may be replaced by another start of the app. */
export function settleStart(): void {
  const { platform, env, argv, execPath } = process;
  const choices = choicesFor({ platform, env, args: argv.slice(1) });
  if (choices.startAgainWith)
    (process as CanExecute).execve(execPath, [execPath, ...choices.startAgainWith], env);
  for (const [name, value] of choices.switches) app.commandLine.appendSwitch(name, value);
  if (!choices.usesGpu) app.disableHardwareAcceleration();
  // As the installer names it: else Windows shows the taskbar's button and the shortcut as two programs.
  app.setAppUserModelId('okiba.Okiba');
  settleAppearance(choices.isDarkUnlessTold);
}
