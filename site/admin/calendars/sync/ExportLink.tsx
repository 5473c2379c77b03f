import {
  useCreateCalendarExportLink,
  useDeleteCalendarExportLink,
} from '../../../queries/calendarSync';
import { SecretLinkCard, type SecretLinkTexts } from '../../components/SecretLinkCard';

/**
 * The secret address of the villa's calendar for other sites.
 * @param linkUrl `null` if there is none or it cannot be shown
 * @param isUnreadable whether there is one that cannot be shown
 */
export function CalendarExportLink({
  linkUrl,
  isUnreadable,
}: {
  linkUrl: string | null;
  isUnreadable: boolean;
}) {
  return (
    <SecretLinkCard
      id="calendar-link"
      texts={TEXTS}
      linkUrl={linkUrl}
      isUnreadable={isUnreadable}
      create={useCreateCalendarExportLink()}
      remove={useDeleteCalendarExportLink()}
    />
  );
}

const TEXTS: SecretLinkTexts = {
  title: 'Your calendar’s link',
  about:
    'Paste it at Airbnb, Booking.com and the like, so that nights taken here are closed there. It tells when the villa is taken, and not by whom.',
  made: 'Calendar link made',
  copyNext: 'Paste it where the other site asks for a calendar to import.',
  renewTitle: 'Make a new link?',
  renewAbout: 'The old address stops working at once. Every site that reads it needs the new one.',
  stopTitle: 'Stop sharing your calendar?',
  stopAbout:
    'The address stops working at once, for good. Other sites no longer learn which nights are taken here.',
  stopped: 'Calendar no longer shared',
};
