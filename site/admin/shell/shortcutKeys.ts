import { useShortcuts } from '../../stores/shortcuts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the command key is ⌘ instead of Ctrl. */
export const IS_MAC = /^(Mac|iP)/.test(navigator.platform);

/** Whether a key may be a shortcut: nothing is being typed and no overlay is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, repeat } = event;
  return (
    !defaultPrevented &&
    !isComposing &&
    !repeat &&
    !(target instanceof Element && target.closest(FIELDS)) &&
    document.querySelector(OVERLAYS) === null
  );
}

/** Whether a key may be a single-key shortcut: it is free, without modifiers, and such shortcuts are on. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey } = event;
  return (
    !altKey && !ctrlKey && !metaKey && useShortcuts.getState().areSingleKeysOn && isFreeKey(event)
  );
}

export function isPaletteKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const [asked, other] = IS_MAC ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && asked && !other && !altKey && !shiftKey;
}
