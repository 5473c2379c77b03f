import { create } from 'zustand';

const STORAGE_KEY = 'villa.singleKeys';

type ShortcutsState = {
  /** Whether single-key shortcuts are on. Users of speech control turn them off. */
  areSingleKeysOn: boolean;
  open: 'palette' | 'shortcuts' | null;
};

/** Keyboard shortcuts of the back office. The switch is stored in the browser. */
export const useShortcuts = create<ShortcutsState>()(() => ({
  areSingleKeysOn: readChoice(),
  open: null,
}));

/** Opens the command palette or the list of shortcuts; `null` closes either. */
export function openOverlay(open: ShortcutsState['open']): void {
  useShortcuts.setState({ open });
}

export function setSingleKeys(areSingleKeysOn: boolean): void {
  useShortcuts.setState({ areSingleKeysOn });
  try {
    localStorage.setItem(STORAGE_KEY, areSingleKeysOn ? 'on' : 'off');
  } catch {
    // Storage may be disabled; the choice then only lasts for this visit.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
