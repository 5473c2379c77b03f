import styled from 'styled-components';
import { space } from '../../styles/theme';
import { RecentBookings } from '../bookings/RecentBookings';
import { PartBoundary } from '../components/PartBoundary';
import { MailNotice } from '../mail/MailNotice';
import { SetupCard } from '../setup/SetupCard';
import { ScreenHead } from '../shell/ScreenHead';
import { Today } from '../today/Today';
import { QuickActions } from './QuickActions';
import { SummaryCards } from './SummaryCards';

/** The start tab: what needs the owner today, quick ways, figures, and the bookings. */
export function Dashboard() {
  return (
    <>
      <ScreenHead title="Dashboard" />
      <PartBoundary rest="The bookings below still work.">
        <SetupCard />
        <MailNotice />
      </PartBoundary>
      <PartBoundary rest="The bookings below still work.">
        <Today />
      </PartBoundary>
      <PartBoundary rest="The bookings below still work.">
        <Rows>
          <QuickActions />
          <SummaryCards />
        </Rows>
      </PartBoundary>
      <PartBoundary rest="The other tabs still work.">
        <RecentBookings />
      </PartBoundary>
    </>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(8)};
`;
