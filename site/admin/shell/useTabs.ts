import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { setupQuery } from '../../queries/setup';
import { usePermissions } from '../access/usePermissions';
import { NAVIGATION, type NavigationItem } from '../navigation';
import { SETTINGS_PAGES } from '../settings/settingsPages';

/** Number of tabs in a phone's bottom bar beside "More". */
const BAR_PLACES = 4;

/** The tabs that the user may open, in order. Settings links to the first permitted page. */
export function useTabs(): readonly NavigationItem[] {
  const can = usePermissions();
  const tabs = NAVIGATION.flatMap((item) => {
    if (item.id !== 'settings') return can(item.permission) ? [item] : [];
    const page = SETTINGS_PAGES.find(({ permission }) => can(permission));
    return page ? [{ ...item, path: page.path }] : [];
  });
  if (tabs.length > BAR_PLACES) return tabs;
  return tabs.map((item) => ({ ...item, isInBar: true }));
}

/** The tabs in rail and bottom bar: without the set-up once it is put away. */
export function useMenuTabs(): readonly NavigationItem[] {
  const can = usePermissions();
  const { data: setup } = useQuery({ ...setupQuery(useApi()), enabled: can('settings') });
  const { pathname } = useLocation();
  return useTabs().filter(
    ({ id, path }) => id !== 'setup' || !setup?.isPutAway || path === pathname,
  );
}

export function isTabOf({ id, path }: NavigationItem, pathname: string): boolean {
  return id === 'settings'
    ? SETTINGS_PAGES.some((page) => page.path === pathname)
    : path === pathname;
}
