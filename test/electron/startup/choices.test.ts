import { describe, expect, it } from 'vitest';
import { choicesFor, type System } from '../../../electron/startup/choices.ts';

const wayland = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' };
const choices = (system: Partial<System>) => choicesFor({ platform: 'linux', env: {}, args: [], ...system });

describe('the choices before Chromium starts', () => {
  it('restart on XWayland where Chromium would use Wayland, with all arguments of the app', () => {
    expect(choices({ env: wayland, args: ['/app', '--toggle'] }).startAgainWith).toEqual([
      '--ozone-platform=x11',
      '/app',
      '--toggle',
    ]);
  });

  it('restart once', () => {
    const again = choices({ env: wayland }).startAgainWith!;
    expect(choices({ env: wayland, args: again }).startAgainWith).toBeNull();
  });

  it.each([
    ['on X11', { env: { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' } }],
    ['without a session type', { env: { DISPLAY: ':0' } }],
    ['on Wayland without XWayland', { env: { ...wayland, DISPLAY: undefined } }],
    ['where the user has chosen', { env: wayland, args: ['--ozone-platform=wayland'] }],
    ['on Windows', { platform: 'win32', env: wayland }],
    ['on macOS', { platform: 'darwin', env: wayland }],
  ] as const)('change nothing %s', (_where, system) => {
    expect(choices(system).startAgainWith).toBeNull();
  });

  it('are quiet, and survive the GPU process, everywhere', () => {
    const everywhere = [['log-level', '3'], ['disable-gpu-process-crash-limit']];
    for (const platform of ['linux', 'win32', 'darwin'] as const)
      expect(choices({ platform }).switches).toEqual(expect.arrayContaining(everywhere));
  });

  it('turn off the software rasterizer where Okiba works without it', () => {
    const isPlain = (platform: NodeJS.Platform) =>
      choices({ platform }).switches.some(([name]) => name === 'disable-software-rasterizer');
    expect([isPlain('linux'), isPlain('win32'), isPlain('darwin')]).toEqual([true, true, false]);
  });

  it('let hints be read aloud on Linux', () => {
    const speaks = (platform: NodeJS.Platform) =>
      choices({ platform }).switches.some(([name]) => name === 'enable-speech-dispatcher');
    expect([speaks('linux'), speaks('win32')]).toEqual([true, false]);
  });

  it.each([
    ['linux', { usesGpu: false, isDarkUnlessTold: true }],
    ['win32', { usesGpu: false, isDarkUnlessTold: false }],
    ['darwin', { usesGpu: true, isDarkUnlessTold: false }],
  ] as const)('draw on %s as its windows want it', (platform, drawing) => {
    expect(choices({ platform })).toMatchObject(drawing);
  });

  it('leave dark or light to a desktop on Linux that reports it', () => {
    expect(choices({ env: { XDG_CURRENT_DESKTOP: 'GNOME' } }).isDarkUnlessTold).toBe(false);
  });
});
