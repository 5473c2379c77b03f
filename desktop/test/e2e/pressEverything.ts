import type { Page } from 'playwright-core';

/** Controls that leave the screen or close the part under test. */
const LEFT_ALONE = [
  'Logout',
  'Try again',
  'Restart and install',
  'Export CSV',
  'Download backup',
  'Refresh',
  'Dismiss',
];
/** A dialog may open another, and that a third. */
const DEPTH = 3;
const DAYS = 3;

/**
 * Presses every enabled button of the current tab and of whatever they open, but only the first few days of the
 * calendar.
 * @returns the names of the pressed buttons
 */
export function pressEverything(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([leftAlone, depth, days]) => {
      const pressed: string[] = [];
      let dayCount = 0;
      const settled = () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        );
      const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
      const top = () => dialogs().at(-1) ?? document.querySelector<HTMLElement>('main');
      const nameOf = (button: Element) =>
        button.getAttribute('aria-label') ?? button.textContent ?? '';
      const buttons = () =>
        [...(top()?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].filter(
          (button) => button.role !== 'tab' && !leftAlone.includes(nameOf(button)),
        );
      const closeTop = async (above: number) => {
        for (let tries = 0; dialogs().length > above && tries < 5; tries += 1) {
          const isAsked = dialogs().at(-1)?.textContent?.includes('Leave without saving?');
          const leave = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
            (button) => button.textContent === 'Leave without saving',
          );
          if (isAsked && leave) leave.click();
          else {
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
            );
          }
          await settled();
        }
      };
      const press = async (level: number): Promise<void> => {
        const open = dialogs().length;
        const seen = new Set<string>();
        const next = () => buttons().find((button) => !seen.has(nameOf(button)));
        for (let button = next(); button; button = next()) {
          const name = nameOf(button);
          seen.add(name);
          if (button.classList.contains('day')) dayCount += 1;
          if (button.classList.contains('day') && dayCount > days) continue;
          button.click();
          pressed.push(name);
          await settled();
          if (dialogs().length < open) return;
          if (dialogs().length > open) {
            if (level < depth) await press(level + 1);
            await closeTop(open);
          }
        }
      };
      await press(1);
      await closeTop(0);
      return pressed;
    },
    [LEFT_ALONE, DEPTH, DAYS] as const,
  );
}
