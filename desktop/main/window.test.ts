import { describe, expect, it, vi } from 'vitest';
import { isReachable } from './window';

vi.mock('electron', () => ({
  BrowserWindow: class {},
  dialog: {},
  Menu: {},
  protocol: {},
  screen: {},
  session: {},
}));

const AREAS = [
  { x: 0, y: 0, width: 1440, height: 900 },
  { x: 1440, y: 0, width: 1920, height: 1080 },
];
const at = (x: number, y: number) => isReachable({ x, y, width: 1000, height: 700 }, AREAS);

describe('a window at its last position', () => {
  it.each([
    ['on the first screen', 100, 60, true],
    ['on the second one', 1600, 0, true],
    ['half beyond the left edge', -900, 60, true],
    ['with nothing left to grab', -960, 60, false],
    ['on a screen that is gone', 4000, 60, false],
    ['with its title above the screen', 100, -40, false],
    ['with its title below the screen', 100, 1050, false],
  ])('%s', (_where, x, y, isSeen) => {
    expect(at(x, y)).toBe(isSeen);
  });
});
