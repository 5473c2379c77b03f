import type { ReactNode } from 'react';
import { RecentBookings } from '../bookings/RecentBookings';
import { CalendarTab } from '../calendars/CalendarTab';
import { ContactMessages } from '../messages/ContactMessages';
import { UnreadCount } from '../messages/UnreadCount';
import { PriceOverrides } from '../prices/PriceOverrides';
import { SettingsTab } from '../settings/SettingsTab';

export type TabId = 'bookings' | 'calendar' | 'messages' | 'pricing' | 'settings';

type Tab = {
  id: TabId;
  label: string;
  /** What stands beside the label. */
  note?: () => ReactNode;
  panel: () => ReactNode;
  /** The card above the tabs that leads here. */
  quickAction?: { title: string; caption: string };
};

/** The dashboard's tabs, the first one open at the start. */
export const TABS: readonly [Tab, ...Tab[]] = [
  {
    id: 'bookings',
    label: 'Bookings',
    panel: RecentBookings,
    quickAction: { title: 'View Bookings', caption: 'See who is coming and answer enquiries' },
  },
  {
    id: 'calendar',
    label: 'Calendar',
    panel: CalendarTab,
    quickAction: { title: 'Calendar', caption: 'See the year, block nights, enter stays' },
  },
  { id: 'messages', label: 'Messages', note: UnreadCount, panel: ContactMessages },
  {
    id: 'pricing',
    label: 'Pricing',
    panel: PriceOverrides,
    quickAction: { title: 'Price Overrides', caption: 'Give chosen nights a price of their own' },
  },
  {
    id: 'settings',
    label: 'Settings',
    panel: SettingsTab,
    quickAction: { title: 'Villa Settings', caption: 'Set prices, rules and the hero image' },
  },
];
