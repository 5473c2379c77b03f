import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { menuTemplate, type MenuActions } from './menu';
import { setLanguage } from './language';

vi.mock('electron', () => ({ Menu: {} }));

const nothing = () => undefined;
const ACTIONS: MenuActions = {
  open: nothing,
  saveSheet: nothing,
  printSheet: nothing,
  checkForUpdates: nothing,
  showAbout: nothing,
  showLog: nothing,
  saveReport: nothing,
};
const VILLAS = Array.from({ length: 11 }, (_, index) => ({
  id: `id-${index + 1}`,
  origin: `https://villa-${index + 1}.example`,
}));

const template = (platform: NodeJS.Platform, actions = ACTIONS) =>
  menuTemplate(actions, { villas: VILLAS, current: VILLAS[1] ?? null }, platform);
const itemsOf = (menu: MenuItemConstructorOptions | undefined) =>
  (menu?.submenu ?? []) as MenuItemConstructorOptions[];
const allItems = (platform: NodeJS.Platform) => template(platform).flatMap(itemsOf);
const mnemonicsOf = (menu: readonly MenuItemConstructorOptions[]) =>
  menu.flatMap(({ label }) => /&(\w)/.exec(label ?? '')?.[1]?.toLowerCase() ?? []);

afterEach(() => setLanguage('en'));

describe('the menu', () => {
  it.each(['linux', 'win32', 'darwin'] as const)('is all in Portuguese on %s', (platform) => {
    const textsOf = (menu: readonly MenuItemConstructorOptions[]): string[] =>
      menu.flatMap((item) => [
        ...(item.label && !item.label.startsWith('villa-') ? [item.label] : []),
        ...textsOf(itemsOf(item)),
      ]);
    const english = new Set(textsOf(template(platform)));
    setLanguage('pt');
    const menus = template(platform);
    expect(textsOf(menus).filter((label) => english.has(label))).toEqual([]);
    const silent = menus.flatMap(itemsOf).filter(({ label, type }) => !label && !type);
    expect(silent).toEqual([]);
    for (const level of [menus, ...menus.map(itemsOf)]) {
      expect(new Set(mnemonicsOf(level)).size).toBe(mnemonicsOf(level).length);
    }
  });

  it.each(['linux', 'win32'] as const)('is reached with letters on %s, each once', (platform) => {
    const menus = template(platform);
    expect(mnemonicsOf(menus)).toHaveLength(menus.length);
    for (const level of [menus, ...menus.map(itemsOf)]) {
      expect(new Set(mnemonicsOf(level)).size).toBe(mnemonicsOf(level).length);
    }
  });

  it.each(['linux', 'darwin'] as const)('gives no key twice on %s', (platform) => {
    const keys = allItems(platform).flatMap(({ accelerator }) => accelerator ?? []);
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has a shortcut for each of the first nine villas, and marks the current one', () => {
    const radios = allItems('linux').filter(({ type }) => type === 'radio');
    expect(radios).toHaveLength(11);
    expect(radios[0]).toMatchObject({ label: 'villa-1.example', accelerator: 'CmdOrCtrl+1' });
    expect(radios[8]).toMatchObject({ accelerator: 'CmdOrCtrl+9' });
    expect(radios[9]?.accelerator).toBeUndefined();
    expect(radios.map(({ checked }) => checked).indexOf(true)).toBe(1);
  });

  it('opens the villa that was chosen', () => {
    const opened: unknown[] = [];
    const menus = template('linux', { ...ACTIONS, open: (place) => opened.push(place) });
    const third = menus.flatMap(itemsOf).find(({ label }) => label === 'villa-3.example');
    third?.click?.(undefined as never, undefined, undefined as never);
    expect(opened).toEqual([{ villaId: 'id-3', page: '/admin' }]);
  });

  it('opens the house for housekeepers', () => {
    const opened: unknown[] = [];
    const menus = template('linux', { ...ACTIONS, open: (place) => opened.push(place) });
    const house = menus.flatMap(itemsOf).find(({ label }) => label === '&House');
    expect(house?.accelerator).toBe('Alt+8');
    house?.click?.(undefined as never, undefined, undefined as never);
    expect(opened).toEqual([{ villaId: null, page: '/admin/house' }]);
  });

  it('has what macOS has in the menu of every app', () => {
    const roles = itemsOf(template('darwin')[0]).flatMap(({ role }) => role ?? []);
    expect(roles).toEqual(['services', 'hide', 'hideOthers', 'unhide', 'quit']);
  });
});
