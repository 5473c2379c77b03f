import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { CancellationNote } from '../legal/CancellationNote';
import { usePage } from '../PageContext';
import { BillNotes, PriceBill } from './PriceBill';
import { NOTHING_PICKED } from './staySelection';
import { StayFoot } from './StayFoot';
import { StayInfo } from './StayInfo';
import { staySummary } from './staySummary';
import type { BookingPage } from './useBookingPage';

/** The price of the stay, and the way to the other step. */
export function BookingAside({ enquiryPage }: { enquiryPage: BookingPage }) {
  const page = usePage();
  const { t } = page;
  const { picked, stay, party, price, problem, hint, retry, offer } = enquiryPage;
  const isDates = enquiryPage.step === 'dates';
  return (
    <Aside>
      <PriceBill
        summary={!isDates && stay ? staySummary(stay, party, page) : null}
        price={price}
        problem={problem}
        hint={hint}
        offer={offer}
        onRetry={isDates ? null : retry}
      />
      {/* The way on stands directly below the total, in sight on a low screen as well. */}
      {isDates && <StayFoot enquiryPage={enquiryPage} />}
      {enquiryPage.quote && <BillNotes quote={enquiryPage.quote} />}
      {/* A stay that cannot be booked cannot be cancelled either. */}
      {stay && enquiryPage.quote && <CancellationNote checkinDate={stay.checkinDate} />}
      {isDates ? (
        <>
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
          <StayInfo settings={enquiryPage.settings} days={enquiryPage.availability.shownDays} />
        </>
      )}
    </Aside>
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
  @media print {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    position: static;
  }
`;
