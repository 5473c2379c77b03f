import { create } from 'zustand';

const STORAGE_KEY = 'villa.singleKeys';

type ShortcutsState = {
  /** Whether a key without Ctrl or ⌘ does something; those who speak to their computer turn it off. */
  areSingleKeysOn: boolean;
  /** What lies over the screen. */
  open: 'palette' | 'shortcuts' | null;
};

/** The keyboard's ways through the back office; the choice is kept in the browser. */
export const useShortcuts = create<ShortcutsState>()(() => ({
  areSingleKeysOn: readChoice(),
  open: null,
}));

/** Opens the command palette or the list of shortcuts, or closes what is open of them. */
export function openOverlay(open: ShortcutsState['open']): void {
  useShortcuts.setState({ open });
}

/** Turns shortcuts of a single key on or off, also for the next visit. */
export function setSingleKeys(areSingleKeysOn: boolean): void {
  useShortcuts.setState({ areSingleKeysOn });
  try {
    localStorage.setItem(STORAGE_KEY, areSingleKeysOn ? 'on' : 'off');
  } catch {
    // Storage can be switched off; the choice then lasts for this visit.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
