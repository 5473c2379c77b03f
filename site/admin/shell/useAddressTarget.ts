import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to and focuses the address's target as soon as it is on the page: a heading or card by id (`#override-3`)
 * or a field by name (`#basePrice`). Opens the fold that hides it.
 */
export function useAddressTarget(): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const id = hash.slice(1);
    const lead = () => {
      const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
      if (!target) return false;
      const folded = target.closest('details:not([open])');
      folded?.setAttribute('open', '');
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.scrollIntoView({ block: 'start' });
      target.focus({ preventScroll: true });
      return true;
    };
    if (lead()) return;
    // The screen or its content is still loading.
    const observer = new MutationObserver(() => {
      if (lead()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [key, hash]);
}
