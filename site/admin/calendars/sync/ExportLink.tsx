import {
  useCreateCalendarExportLink,
  useDeleteCalendarExportLink,
} from '../../../queries/calendarSync';
import { SecretLinkCard, type SecretLinkWords } from '../../components/SecretLinkCard';
import { t } from '../texts.en';

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
    return t('calendars.yourCalendarsLink');
  },
  get about() {
    return t('calendars.linkAbout');
  },
  get made() {
    return t('calendars.calendarLinkMade');
  },
  get copyNext() {
    return t('calendars.pasteItThere');
  },
  get renewTitle() {
    return t('calendars.makeANewLink');
  },
  get renewAbout() {
    return t('calendars.oldAddressStops');
  },
  get stopTitle() {
    return t('calendars.stopSharing');
  },
  get stopAbout() {
    return t('calendars.addressStops');
  },
  get stopped() {
    return t('calendars.noLongerShared');
  },
};
