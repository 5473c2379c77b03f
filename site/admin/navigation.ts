import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { Permission } from '@shared/domain/access/permissions';
import type { ComponentType } from 'react';
import { loadPart } from './components/loadPart';
import { Dashboard } from './dashboard/Dashboard';
import { SettingsScreen } from './settings/SettingsScreen';
import type { NavigationIcon } from './shell/NavigationIcon';
import { t, type Sentence } from './i18n/t';

/** The bank details of guests' transfers. */
export const BANK_PATH = '/admin/payments?tab=bank';

/** A count beside a label: "1 unread". `alarm` is marked whatever the count is. */
export type NavigationCount = { value: number; text: string; alarm?: string };

export type NavigationItem = {
  /** Used in old links, `/admin?tab=<id>`, so it must never change. */
  id: string;
  label: Sentence;
  path: `/admin${string}`;
  key: string;
  icon: NavigationIcon;
  permission: Permission;
  /** Begins with a `ScreenHead`. */
  screen: ComponentType;
  /** Open tasks on this tab; 0 is not shown. */
  count?: (summary: BookingSummary) => NavigationCount;
  /** Whether the tab is among the five in a phone's bottom bar; the others are behind "More". */
  isInBar?: true;
};

/**
 * The tabs of the back office, in order. Routes, rail, bottom bar, shortcuts and command palette are built from
 * this list. Screens are loaded when opened, the first one at once.
 */
export const NAVIGATION: readonly [NavigationItem, ...NavigationItem[]] = [
  {
    id: 'bookings',
    label: 'Bookings',
    path: '/admin',
    key: 'b',
    icon: 'bookings',
    permission: 'bookings',
    screen: Dashboard,
    count: ({ pendingCount, waitingCount = pendingCount, doubleBookings = [] }) => ({
      value: waitingCount,
      text: t('{waitingCount} to answer', { waitingCount }),
      ...(doubleBookings.length > 0 && {
        alarm: t('{clashes} {clashes|double booking|double bookings}', {
          clashes: doubleBookings.length,
        }),
      }),
    }),
    isInBar: true,
  },
  {
    id: 'calendar',
    label: 'Calendar',
    path: '/admin/calendar',
    key: 'c',
    icon: 'calendar',
    permission: 'calendar',
    screen: loadPart(async () => (await import('./calendars/CalendarTab')).CalendarTab),
    isInBar: true,
  },
  {
    id: 'house',
    label: 'House',
    path: '/admin/house',
    key: 'h',
    icon: 'house',
    permission: 'house',
    screen: loadPart(async () => (await import('./house/HouseTab')).HouseTab),
  },
  {
    id: 'messages',
    label: 'Messages',
    path: '/admin/messages',
    key: 'm',
    icon: 'messages',
    permission: 'messages',
    screen: loadPart(async () => (await import('./messages/ContactMessages')).ContactMessages),
    count: ({ unreadMessageCount, unreadConversationCount = 0 }) => {
      const value = unreadMessageCount + unreadConversationCount;
      return { value, text: t('{value} unread', { value }) };
    },
    isInBar: true,
  },
  {
    id: 'payments',
    label: 'Payments',
    path: '/admin/payments',
    key: 'e',
    icon: 'payments',
    permission: 'bookings',
    screen: loadPart(async () => (await import('./payments/PaymentsScreen')).PaymentsScreen),
    count: ({ duePaymentCount = 0 }) => ({
      value: duePaymentCount,
      text: t('{duePaymentCount} to settle', { duePaymentCount }),
    }),
  },
  {
    id: 'pricing',
    label: 'Pricing',
    path: '/admin/pricing',
    key: 'p',
    icon: 'pricing',
    permission: 'prices',
    screen: loadPart(async () => (await import('./prices/PricingTab')).PricingTab),
    isInBar: true,
  },
  {
    id: 'gallery',
    label: 'Gallery',
    path: '/admin/gallery',
    key: 'y',
    icon: 'gallery',
    permission: 'gallery',
    screen: loadPart(async () => (await import('./gallery/GalleryManager')).GalleryManager),
  },
  {
    id: 'figures',
    label: 'Figures',
    path: '/admin/figures',
    key: 'f',
    icon: 'figures',
    permission: 'figures',
    screen: loadPart(async () => (await import('./figures/FiguresTab')).FiguresTab),
  },
  {
    id: 'site',
    label: 'Site',
    path: '/admin/site',
    key: 'w',
    icon: 'site',
    permission: 'content',
    screen: loadPart(async () => (await import('./content/SiteTab')).SiteTab),
  },
  {
    id: 'reviews',
    label: 'Reviews',
    path: '/admin/reviews',
    key: 'r',
    icon: 'reviews',
    permission: 'content',
    screen: loadPart(async () => (await import('./reviews/ReviewsTab')).ReviewsTab),
    count: ({ newReviewCount = 0 }) => ({
      value: newReviewCount,
      text: t('{newReviewCount} new', { newReviewCount }),
    }),
  },
  {
    id: 'settings',
    label: 'Settings',
    path: '/admin/settings',
    key: 's',
    icon: 'settings',
    permission: 'settings',
    screen: SettingsScreen,
    isInBar: true,
  },
  {
    id: 'setup',
    label: 'Set-up',
    path: '/admin/setup',
    key: 'u',
    icon: 'setup',
    permission: 'settings',
    screen: loadPart(async () => (await import('./setup/SetupScreen')).SetupScreen),
  },
];

/** The address for an old link, `/admin?tab=<id>&…`, with its other parameters. @returns path and query */
export function addressOfOldLink(search: string): string {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  query.delete('tab');
  const { path } = NAVIGATION.find(({ id }) => id === tab) ?? NAVIGATION[0];
  return query.size > 0 ? `${path}?${query}` : path;
}
