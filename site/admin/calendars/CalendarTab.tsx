import styled from 'styled-components';
import { Spinner } from '../../components/Spinner';
import { space } from '../../styles/theme';
import { LazyPart } from '../components/LazyPart';
import { loadPart } from '../components/loadPart';
import { PartBoundary } from '../components/PartBoundary';

/** Loaded when the tab is opened. */
const OwnerCalendar = loadPart(async () => (await import('./OwnerCalendar')).OwnerCalendar);

const OtherCalendars = loadPart(
  async () => (await import('./feeds/OtherCalendars')).OtherCalendars,
);

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
      <PartBoundary rest="The other tabs still work.">
        <OwnerCalendar />
      </PartBoundary>
      <PartBoundary rest="The villa’s own calendar above still works.">
        <OtherCalendars />
      </PartBoundary>
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
