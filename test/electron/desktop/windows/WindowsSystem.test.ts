import { expect, it } from 'vitest';
import { WindowsSystem } from '../../../../electron/desktop/windows/WindowsSystem.ts';
import { dips, framePixels } from '../../../../vision/space.ts';
import { FakeUser32, facts, rect, twoMonitors } from './FakeUser32.ts';

const place = rect(1920, 0, 900, 600);

it('lists the windows that a user would know, by the ids and titles of the capture', async () => {
  const user32 = new FakeUser32();
  user32.add(65_646, facts(place), 'Blocks');
  user32.add(65_647, facts(place), '');
  user32.add(65_648, facts(place, { isMinimised: true }), 'Minimised blocks');
  user32.add(65_649, facts(place, { process: process.pid }), 'Our own');
  user32.add(65_650, facts(place), '落ちもの');
  const system = new WindowsSystem(user32, () => twoMonitors);
  expect(await system.sources()).toEqual([
    { id: 'window:65646:0', name: 'Blocks', kind: 'window' },
    { id: 'window:65650:0', name: '落ちもの', kind: 'window' },
  ]);
});

it('finds the window that shows a part of a monitor’s picture', async () => {
  const user32 = new FakeUser32();
  user32.add(1, facts(rect(0, 0, 900, 600)));
  user32.add(2, facts(place));
  const system = new WindowsSystem(user32, () => twoMonitors);
  const part = framePixels({ x: 100, y: 100, width: 300, height: 400 });
  expect(await system.windowUnder(part, twoMonitors[0]!)).toBe(1);
  expect(await system.windowUnder(part, twoMonitors[1]!)).toBe(2);
  expect(await system.windowUnder({ ...part, x: 800 }, twoMonitors[1]!)).toBeNull();
});

it('knows when a Direct3D program has exclusive full screen', () => {
  const user32 = new FakeUser32();
  const system = new WindowsSystem(user32, () => twoMonitors);
  expect(system.isScreenTaken).toBe(false);
  user32.state = 3;
  expect(system.isScreenTaken).toBe(true);
});

it('knows the active window, and that there may be none', async () => {
  const user32 = new FakeUser32();
  const system = new WindowsSystem(user32, () => twoMonitors);
  expect(await system.focused()).toBeNull();
  user32.add(7, facts(place));
  expect(await system.focused()).toBe(7);
});

it('reports the windows over one of ours, on a monitor of 150 % too, and that nothing of it is visible', async () => {
  const user32 = new FakeUser32();
  user32.add(1, facts(rect(2070, 150, 300, 600)), 'a game');
  user32.add(2, facts(place, { process: process.pid }), 'our panel');
  const system = new WindowsSystem(user32, () => twoMonitors);
  expect(await system.coversOf(2)).toEqual([dips({ x: 2020, y: 100, width: 200, height: 400 })]);
  expect(await system.coversOf(1)).toEqual([]);
  user32.change(2, { isMinimised: true });
  expect(await system.coversOf(2)).toBeNull();
  expect(await system.coversOf(3)).toBeNull();
});
