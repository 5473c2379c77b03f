import { lazy } from 'react';
import styled from 'styled-components';
import { Spinner } from '../../components/Spinner';
import { space } from '../../styles/theme';
import { LazyPart } from '../LazyPart';

/** Loaded when the tab is opened. */
const OwnerCalendar = lazy(async () => ({
  default: (await import('./OwnerCalendar')).OwnerCalendar,
}));

const OtherCalendars = lazy(async () => ({
  default: (await import('../calendarSync/OtherCalendars')).OtherCalendars,
}));

/** The dashboard's tab with the owner's calendar, and those of other sites below it. */
export function CalendarTab() {
  return (
    <LazyPart
      waiting={
        <Waiting role="status">
          <Spinner /> Loading calendar...
        </Waiting>
      }
    >
      <OwnerCalendar />
      <OtherCalendars />
    </LazyPart>
  );
}

const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 480px;
  color: ${({ theme }) => theme.colors.slate};
`;
