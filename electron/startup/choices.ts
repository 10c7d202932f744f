/** What has to be settled before Chromium starts, per system. */

/** What the choices depend on. */
export interface System {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** Of this start, without the program itself. */
  args: readonly string[];
}

export interface Choices {
  /**
   * What to start again with: Chromium chooses between Wayland and X11 before the first line of ours runs, and takes no
   * other word on it than its command line. null: as it was started is right.
   */
  startAgainWith: readonly string[] | null;
  /** Chromium's switches that still count when our code runs: names, with values where they take one. */
  switches: readonly (readonly [name: string, value?: string])[];
  /** Whether Chromium may draw with the graphics processor. */
  usesGpu: boolean;
  /** Nothing says whether the user likes it dark, which Chromium would take for light. */
  isDarkUnlessTold: boolean;
}

const platformSwitch = '--ozone-platform=';

/** Chromium's own complaints (no system bus, say) help nobody who plays. */
const quiet = ['log-level', '3'] as const;

/** Otherwise the third death of the process that draws ends the whole app. */
const survivesGpu = ['disable-gpu-process-crash-limit'] as const;

/** Without the graphics processor nothing is drawn in its stead but windows: no page has a 3D picture. */
const drawsPlain = ['disable-software-rasterizer'] as const;

/** Only so Chromium asks the desktop's voices on Linux; where there are none it is silent. */
const speaks = ['enable-speech-dispatcher'] as const;

export function choicesFor(system: System): Choices {
  // Elsewhere the overlay was seen to be drawn right without it only; macOS draws every window with it.
  const usesGpu = system.platform === 'darwin';
  return {
    startAgainWith: needsXWayland(system) ? [`${platformSwitch}x11`, ...system.args] : null,
    switches: [
      quiet,
      survivesGpu,
      ...(usesGpu ? [] : [drawsPlain]),
      ...(system.platform === 'linux' ? [speaks] : []),
    ],
    usesGpu,
    isDarkUnlessTold: system.platform === 'linux' && !system.env.XDG_CURRENT_DESKTOP,
  };
}

/** Under Wayland an overlay can neither stay on top nor be put in its place; XWayland, where it is, lets it do both. */
function needsXWayland({ platform, env, args }: System): boolean {
  if (platform !== 'linux' || !env.DISPLAY || env.XDG_SESSION_TYPE !== 'wayland') return false;
  return !args.some((arg) => arg.startsWith(platformSwitch));
}
