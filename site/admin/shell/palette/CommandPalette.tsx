import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import { searchText } from '@shared/domain/searchText';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import styled, { keyframes } from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { Backdrop, ScrollLock } from '../../../components/Dialog';
import { useDebouncedValue } from '../../../components/useDebouncedValue';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { foundBookingsQuery } from '../../../queries/bookings';
import { openOverlay } from '../../../stores/shortcuts';
import { space } from '../../../styles/theme';
import { usePermissions } from '../../access/usePermissions';
import { StatusBadge } from '../../bookings/StatusBadge';
import { bookingHref } from '../../bookings/useOpenBooking';
import { stayText } from '../../components/dateRangeText';
import { LEADS_TO_SCREEN } from '../../components/useScreenTitle';
import { useToday } from '../../components/useToday';
import { useHost } from '../../platform';
import { TabIcon } from '../NavigationIcon';
import { useSignOut } from '../useSignOut';
import { useTabs } from '../useTabs';
import { PALETTE_ACTIONS } from './actions';
import { settingPlaces } from './settingPlaces';
import { typedDay } from './typedDay';
import { t } from '../../i18n/t';
import { SmallText } from '../../../components/SmallText';
import { shortDayText } from '../../components/formats';

const PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;
const MOST_SETTINGS = 8;

/** One search field for guests, references, dates, actions and tabs. Arrow keys and Enter choose. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const opener = useRef<Element | null>(null);
  const navigate = useNavigate();
  const can = usePermissions();
  const typed = typedDay(text, useToday());
  const day = can('calendar') ? typed : null;
  const searchesBookings = can('bookings');
  const bookings = useFoundBookings(searchesBookings ? text : '');

  const lead = (path: string) => {
    onClose();
    void navigate(path, { state: LEADS_TO_SCREEN });
  };
  const { actions, tabs, settings } = useEntries(text, lead, onClose);
  const isFound = day !== null || actions.length > 0 || tabs.length > 0 || settings.length > 0;

  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Backdrop />
        <Panel
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The chosen item may have moved the focus.
            const isLost = document.activeElement === document.body;
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <ScrollLock />
          <RadixDialog.Title asChild>
            <VisuallyHidden>{t('Search or do')}</VisuallyHidden>
          </RadixDialog.Title>
          <Command label={t('Search or do')} shouldFilter={false} loop>
            <Command.Input
              value={text}
              onValueChange={setText}
              maxLength={LIMITS.search}
              placeholder={
                searchesBookings
                  ? t('Guest, date, setting or action')
                  : t('What do you want to do?')
              }
            />
            <Command.List label={t('Found')}>
              {bookings.note && !(bookings.isNone && isFound) && (
                <Note role="status">{bookings.note}</Note>
              )}
              {bookings.found.length > 0 && (
                <Command.Group heading={t('Bookings')}>
                  {bookings.found.map((booking) => (
                    <FoundBooking
                      key={booking.reference}
                      booking={booking}
                      onChoose={() => lead(bookingHref(booking.reference))}
                    />
                  ))}
                </Command.Group>
              )}
              {day && (
                <Command.Group heading={t('Calendar')}>
                  <Command.Item value="day" onSelect={() => lead(`/admin/calendar?day=${day}`)}>
                    <TabIcon name="calendar" />
                    <span>
                      {shortDayText(day, {
                        weekday: 'long',
                        day: 'numeric',
                        month: 'long',
                        year: 'numeric',
                      })}
                    </span>
                  </Command.Item>
                </Command.Group>
              )}
              {settings.length > 0 && (
                <Command.Group heading={t('Settings')}>
                  {settings.map(({ label, path }) => (
                    <Command.Item key={path} value={path} onSelect={() => lead(path)}>
                      <span>{label}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {actions.length > 0 && (
                <Command.Group heading={t('Do')}>
                  {actions.map(({ label, run }) => (
                    <Command.Item key={label} value={`do ${label}`} onSelect={run}>
                      <span>{label}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {tabs.length > 0 && (
                <Command.Group heading={t('Go to')}>
                  {tabs.map(({ id, label, path, icon, key }) => (
                    <Command.Item key={id} value={`tab ${id}`} onSelect={() => lead(path)}>
                      <TabIcon name={icon} />
                      <span>{t(label)}</span>
                      <kbd aria-hidden>{`g ${key}`}</kbd>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
            </Command.List>
          </Command>
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function useEntries(text: string, lead: (path: string) => void, onClose: () => void) {
  const { siteUrl } = useHost();
  const { signOut } = useSignOut();
  const can = usePermissions();
  const isNamed = (...names: (string | undefined)[]) => hasWords(names.join(' '), text);
  const settings =
    text.trim().length < SHORTEST_SEARCH
      ? []
      : settingPlaces()
          .filter(({ permission, words }) => can(permission) && isNamed(words))
          .slice(0, MOST_SETTINGS);
  const tabs = useTabs().filter(({ label }) => isNamed(t(label), t('go to')));
  const actions = [
    ...PALETTE_ACTIONS.filter(({ permission }) => can(permission)).map(
      ({ label, keywords, path }) => ({
        label: t(label),
        keywords: keywords && t(keywords),
        run: () => lead(path),
      }),
    ),
    {
      label: t('View site'),
      keywords: t('public home'),
      run: () => window.location.assign(siteUrl),
    },
    {
      label: t('Keyboard shortcuts'),
      keywords: t('keys help'),
      run: () => openOverlay('shortcuts'),
    },
    {
      label: t('Sign out'),
      keywords: t('logout leave'),
      run: () => {
        onClose();
        signOut();
      },
    },
  ].filter(({ label, keywords }) => isNamed(label, keywords));
  return { actions, tabs, settings };
}

function FoundBooking({ booking, onChoose }: { booking: BookingJson; onChoose: () => void }) {
  return (
    <Command.Item value={`booking ${booking.reference}`} onSelect={onChoose}>
      <span>
        <span>{booking.guestName}</span>
        <small>{`${stayText(booking)} · ${booking.reference}`}</small>
      </span>
      <StatusBadge status={booking.status} />
    </Command.Item>
  );
}

/** @property isNone the note says that no booking was found */
type FoundBookings = { found: readonly BookingJson[]; note: string | null; isNone?: boolean };

function useFoundBookings(text: string): FoundBookings {
  const asked = useDebouncedValue(text.trim(), PAUSE_MS);
  const isAsked = asked.length >= SHORTEST_SEARCH;
  const query = useQuery({ ...foundBookingsQuery(useApi(), asked), enabled: isAsked });
  if (text.trim().length < SHORTEST_SEARCH || !isAsked) return { found: [], note: null };
  const found = query.data ?? [];
  if (query.isError) return { found, note: t('The bookings could not be searched.') };
  if (query.isPending) return { found, note: t('Looking for bookings…') };
  if (found.length > 0) return { found, note: null };
  return { found, note: t('No booking of “{asked}”', { asked }), isNone: true };
}

/** Whether every word is the beginning of a word in the other text, ignoring case and accents. */
function hasWords(text: string, words: string): boolean {
  const known = searchText(text).split(' ');
  return searchText(words)
    .split(' ')
    .every((word) => known.some((one) => one.startsWith(word)));
}

const fadeIn = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

/** At the top, so that it stays visible above a phone's keyboard. */
const Panel = styled(RadixDialog.Content)`
  position: fixed;
  z-index: 50;
  top: ${space(2)};
  right: ${space(2)};
  left: ${space(2)};
  max-width: 600px;
  margin: 0 auto;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: 0.9375rem;
  line-height: 1.4;
  animation: ${fadeIn} ${({ theme }) => theme.motion.fast};
  ${({ theme }) => theme.up.tablet} {
    top: 12vh;
  }
  [cmdk-input] {
    width: 100%;
    min-height: 56px;
    padding: 0 ${space(5)};
    background: none;
    border: 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
    font-size: 1.0625rem;
    outline: none;
    &::placeholder {
      color: ${({ theme }) => theme.colors.slate};
      opacity: 1;
    }
  }
  [cmdk-list] {
    max-height: min(420px, calc(100dvh - 160px));
    padding: ${space(2)};
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding: ${space(8)} 0 ${space(2)};
  }
  [cmdk-group-heading] {
    padding: ${space(2)} ${space(3)} ${space(1)};
    font-size: 0.8125rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.slate};
  }
  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 44px;
    padding: ${space(1)} ${space(3)};
    border-radius: ${({ theme }) => theme.radii.control};
    cursor: pointer;
    > span:first-of-type {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    &[data-selected='true'] {
      background: ${({ theme }) => theme.colors.sand};
    }
  }
  svg {
    color: ${({ theme }) => theme.colors.slate};
  }
  small {
    display: block;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
  }
  kbd {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 0.8125rem;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Note = styled(SmallText)`
  padding: ${space(2)} ${space(3)};
`;
