import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay, useShortcuts } from '../../stores/shortcuts';
import { LazyPart } from '../components/LazyPart';
import { loadPart } from '../components/loadPart';
import { LEADS_TO_SCREEN } from '../components/useScreenTitle';
import { useStable } from '../components/useStable';
import { useTabs } from './useTabs';
import { isFreeKey, isPaletteKey, isSingleKey } from './shortcutKeys';

const SEQUENCE_MS = 1_500;

const importPalette = () => import('./palette/CommandPalette');
const CommandPalette = loadPart(async () => (await importPalette()).CommandPalette);
const ShortcutsDialog = loadPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The palette is preloaded after the screen, so that it can take the keys typed right after Ctrl K. */
const FETCH_AFTER_MS = 1_500;

export function Shortcuts() {
  const open = useShortcuts((state) => state.open);
  useKeys();
  useEffect(() => {
    const timer = setTimeout(() => importPalette().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const close = () => openOverlay(null);
  return (
    <LazyPart waiting={null}>
      {open === 'palette' && <CommandPalette onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </LazyPart>
  );
}

function useKeys(): void {
  const navigate = useNavigate();
  const tabs = useTabs();
  const lead = useStable((path: string) => void navigate(path, { state: LEADS_TO_SCREEN }));
  const tabOf = useStable((letter: string) => tabs.find(({ key }) => key === letter));
  useEffect(() => {
    let goPressedAt = -Infinity;
    const handleKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        const isOpen = useShortcuts.getState().open === 'palette';
        if (!isOpen && !isFreeKey(event)) return;
        // Browsers use these keys, too.
        event.preventDefault();
        openOverlay(isOpen ? null : 'palette');
        return;
      }
      // An overlay may still be loading and not be in the document yet.
      if (useShortcuts.getState().open !== null || !isSingleKey(event)) return;
      const isAfterGo = event.timeStamp - goPressedAt < SEQUENCE_MS;
      goPressedAt = -Infinity;
      const tab = isAfterGo ? tabOf(event.key) : undefined;
      if (tab) {
        event.preventDefault();
        // On a calendar bar the letter alone has another meaning.
        event.stopPropagation();
        lead(tab.path);
      } else if (event.key === 'g') goPressedAt = event.timeStamp;
      else if (event.key === '?') {
        event.preventDefault();
        openOverlay('shortcuts');
      }
    };
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('keydown', handleKey, true);
      openOverlay(null);
    };
  }, [lead, tabOf]);
}
