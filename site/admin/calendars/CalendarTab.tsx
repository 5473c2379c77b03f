import { PartBoundary } from '../components/PartBoundary';
import { ScreenHead } from '../shell/ScreenHead';
import { OtherCalendars } from './feeds/OtherCalendars';
import { OwnerCalendar } from './OwnerCalendar';

/** The tab with the owner's calendar, and those of other sites below it. */
export function CalendarTab() {
  return (
    <>
      <ScreenHead title="Calendar" />
      <PartBoundary rest="The other tabs still work.">
        <OwnerCalendar />
      </PartBoundary>
      <PartBoundary rest="The villa’s own calendar above still works.">
        <OtherCalendars />
      </PartBoundary>
    </>
  );
}
