import { useShortcuts } from '../../stores/shortcuts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the platform's key for commands is ⌘; elsewhere it is Ctrl. */
export const IS_MAC = /^(Mac|iP)/.test(navigator.platform);

/** Whether a key may be a shortcut now: nothing is being typed, and nothing lies over the screen. */
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

/**
 * Whether a key is a shortcut by itself: it is free, is pressed alone, and the owner has not turned
 * such shortcuts off.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey } = event;
  return (
    !altKey && !ctrlKey && !metaKey && useShortcuts.getState().areSingleKeysOn && isFreeKey(event)
  );
}

/** Whether a key is Ctrl K, or ⌘ K on a Mac. */
export function isPaletteKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const [asked, other] = IS_MAC ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && asked && !other && !altKey && !shiftKey;
}
