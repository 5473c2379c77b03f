import { PartBoundary } from '../components/PartBoundary';
import { ScreenHead } from '../shell/ScreenHead';
import { CalendarSync } from './sync/CalendarSync';
import { OwnerCalendar } from './OwnerCalendar';
import { t } from '../i18n/t';

export function CalendarTab() {
  return (
    <>
      <ScreenHead title={t('Calendar')} />
      <PartBoundary rest={t('The other tabs still work.')}>
        <OwnerCalendar />
      </PartBoundary>
      <PartBoundary rest={t('The villa’s own calendar above still works.')}>
        <CalendarSync />
      </PartBoundary>
    </>
  );
}
