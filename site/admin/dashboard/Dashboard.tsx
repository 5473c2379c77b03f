import styled from 'styled-components';
import { visuallyHidden } from '../../components/VisuallyHidden';
import { usePermissions } from '../access/usePermissions';
import { useIsPanelBeside } from '../bookings/panel/SidePanel';
import { BookingsSection } from '../bookings/BookingsSection';
import { PartBoundary } from '../components/PartBoundary';
import { MailNotice } from '../mail/MailNotice';
import { SetupCard } from '../setup/SetupCard';
import { ScreenHead } from '../shell/ScreenHead';
import { Today } from '../today/Today';
import { QuickActions } from './QuickActions';
import { SummaryCards } from './SummaryCards';
import { t } from '../i18n/t';

export function Dashboard() {
  const can = usePermissions();
  const isPanelBeside = useIsPanelBeside();
  return (
    <>
      <Title>
        <ScreenHead title={t('Dashboard')} />
      </Title>
      {/* The panel beside the list covers part of this, so nothing below it may take the focus. */}
      <div inert={isPanelBeside}>
        <PartBoundary rest={t('The bookings below still work.')}>
          <Today />
        </PartBoundary>
        <PartBoundary rest={t('The bookings below still work.')}>
          <Hints>
            {can('settings') && <SetupCard />}
            <MailNotice />
          </Hints>
          <SummaryCards />
        </PartBoundary>
      </div>
      <PartBoundary rest={t('The other tabs still work.')}>
        <BookingsSection />
        <QuickActions />
      </PartBoundary>
    </>
  );
}

/** Hidden on phones, whose morning begins with what is to do. */
const Title = styled.div`
  @media (max-width: 767px) {
    ${visuallyHidden}
  }
`;

/** On phones the checklist alone says that mail is not set up. */
const Hints = styled.div`
  @media (max-width: 767px) {
    section + section:has([role='note']) {
      display: none;
    }
  }
`;
