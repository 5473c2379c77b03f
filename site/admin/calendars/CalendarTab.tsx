import { PartBoundary } from '../components/PartBoundary';
import { ScreenHead } from '../shell/ScreenHead';
import { CalendarSync } from './sync/CalendarSync';
import { OwnerCalendar } from './OwnerCalendar';
import { t } from './texts.en';

/** The tab with the owner's calendar, and those of other sites below it. */
export function CalendarTab() {
  return (
    <>
      <ScreenHead title={t('calendars.calendar')} />
      <PartBoundary rest={t('calendars.otherTabsWork')}>
        <OwnerCalendar />
      </PartBoundary>
      <PartBoundary rest={t('calendars.ownCalendarWorks')}>
        <CalendarSync />
      </PartBoundary>
    </>
  );
}
