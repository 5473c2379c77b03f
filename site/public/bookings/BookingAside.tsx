import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, Select } from '../../components/Field';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { space } from '../../styles/theme';
import { CancellationNote } from '../legal/CancellationNote';
import { usePage } from '../PageContext';
import { PartyFields } from './PartyFields';
import { PriceBill } from './PriceBill';
import { NOTHING_PICKED } from './staySelection';
import { StayFoot } from './StayFoot';
import { StayInfo } from './StayInfo';
import { staySummary } from './staySummary';
import type { BookingPage } from './useBookingPage';

/** The guests and the price of the stay, and the way to the other step. */
export function BookingAside({ enquiryPage }: { enquiryPage: BookingPage }) {
  const page = usePage();
  const { t } = page;
  const { picked, terms, stay, party, price, problem, hint, retry, offer } = enquiryPage;
  const isDates = enquiryPage.step === 'dates';
  return (
    <Aside>
      {isDates && <GuestsField enquiryPage={enquiryPage} />}
      {isDates && terms && (
        <PartyFields
          terms={terms}
          guestCount={enquiryPage.guestCount}
          choices={enquiryPage.draft.choices}
          onChange={picked.setChoices}
        />
      )}
      <PriceBill
        summary={!isDates && stay ? staySummary(stay, party, page) : null}
        price={price}
        problem={problem}
        hint={hint}
        offer={offer}
        onRetry={isDates ? null : retry}
      />
      {/* A stay that cannot be booked cannot be cancelled either. */}
      {stay && enquiryPage.quote && <CancellationNote checkinDate={stay.checkinDate} />}
      {isDates ? (
        <>
          <StayFoot
            isPicked={picked.selection.checkinDate !== null}
            price={price}
            hint={hint}
            problem={problem}
            note={enquiryPage.note}
            onRetry={retry}
            cleared={enquiryPage.clearedNote}
            onRestore={() => picked.selectAndShowMonth(picked.cleared)}
            onContinue={enquiryPage.showForm}
          />
          {picked.selection.checkinDate && (
            <Button type="button" $variant="quiet" onClick={() => picked.select(NOTHING_PICKED)}>
              {t('booking.clear')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button type="button" $variant="secondary" onClick={enquiryPage.showDates}>
            {t('booking.changeDates')}
          </Button>
          <StayInfo settings={enquiryPage.settings} days={enquiryPage.availability.days} />
        </>
      )}
    </Aside>
  );
}

function GuestsField({ enquiryPage: { guestCount, maxGuests } }: { enquiryPage: BookingPage }) {
  const { t } = usePage();
  return (
    <Field label={t('booking.guests')}>
      {(props) => (
        <Select
          {...props}
          value={guestCount}
          onChange={({ target }) => useEnquiryDraft.setState({ guestCount: Number(target.value) })}
        >
          {Array.from({ length: maxGuests }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {t('booking.guestCount', { n: index + 1 })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** On small screens its children join the column, so that the foot can stick along its full height. */
const Aside = styled.div`
  display: contents;
  ${({ theme }) => theme.up.desktop} {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    position: sticky;
    top: 104px;
  }
`;
