import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads to what the address names as soon as it is on the page: a heading or a card by its id,
 * `#override-3`, a field by its name, `#basePrice`.
 * It is scrolled into sight, clear of what lies above and below, and takes the focus.
 */
export function useAddressTarget(): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const id = hash.slice(1);
    const lead = () => {
      const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
      if (!target) return false;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.scrollIntoView({ block: 'start' });
      target.focus({ preventScroll: true });
      return true;
    };
    if (lead()) return;
    // The screen is on its way, or what it shows.
    const observer = new MutationObserver(() => {
      if (lead()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [key, hash]);
}
