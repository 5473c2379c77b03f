import {
  useCreateCalendarExportLink,
  useDeleteCalendarExportLink,
} from '../../../queries/calendarSync';
import { SecretLinkCard, type SecretLinkWords } from '../../components/SecretLinkCard';
import { t } from '../../i18n/t';

/**
 * The secret address under which other sites read when the villa is taken.
 * @param linkUrl `null` while there is none, or where it cannot be shown
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
      words={WORDS}
      linkUrl={linkUrl}
      isUnreadable={isUnreadable}
      create={useCreateCalendarExportLink()}
      remove={useDeleteCalendarExportLink()}
    />
  );
}

const WORDS: SecretLinkWords = {
  get title() {
    return t('Your calendar’s link');
  },
  get about() {
    return t(
      'Paste it at Airbnb, Booking.com and the like, so that nights taken here are closed there. It tells when the villa is taken, and not by whom.',
    );
  },
  get made() {
    return t('Calendar link made');
  },
  get copyNext() {
    return t('Paste it where the other site asks for a calendar to import.');
  },
  get renewTitle() {
    return t('Make a new link?');
  },
  get renewAbout() {
    return t('The old address stops working at once. Every site that reads it needs the new one.');
  },
  get stopTitle() {
    return t('Stop sharing your calendar?');
  },
  get stopAbout() {
    return t(
      'The address stops working at once, for good. Other sites are no longer told which nights are taken here.',
    );
  },
  get stopped() {
    return t('Calendar no longer shared');
  },
};
