import styled from 'styled-components';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { DateFields } from './DateFields';
import { DiscountNotes } from './DiscountNotes';
import { NearestStays } from './NearestStays';
import { PartyFields } from './PartyFields';
import { SeenStay } from './SeenStay';
import { StayCalendar } from './StayCalendar';
import type { BookingPage } from './useBookingPage';
import { WeekChoices } from './WeekChoices';

/** The first step of an enquiry: the guests and the dates. */
export function DatesStep({ enquiryPage }: { enquiryPage: BookingPage }) {
  const { picked, settings, terms, totals, availability, clearedNote, offer } = enquiryPage;
  const { selection, month } = picked;
  return (
    <>
      <WhoAndWhen>
        <PartyFields enquiryPage={enquiryPage} />
        <DateFields settings={settings} selection={selection} onChange={picked.selectTyped} />
      </WhoAndWhen>
      <Reminder enquiryPage={enquiryPage} />
      {enquiryPage.taken && (
        <NearestStays
          taken={enquiryPage.taken}
          settings={settings}
          totals={totals}
          onStay={picked.selectAndShowMonth}
        />
      )}
      <WeekChoices
        month={month}
        days={availability.days}
        settings={settings}
        totals={totals}
        onStay={picked.selectAndShowMonth}
      />
      <StayCalendar
        month={month}
        onMonth={picked.changeMonth}
        selection={selection}
        choosing={enquiryPage.choosing}
        cleared={clearedNote}
        note={enquiryPage.note}
        onPress={enquiryPage.pressDay}
        hoverDay={offer?.stay.checkoutDate ?? null}
        hoverNote={enquiryPage.hoverNote}
        onHover={enquiryPage.setHoverDay}
        availability={availability}
        settings={settings}
        totals={totals}
      />
      {terms && <DiscountNotes discounts={terms.discounts} />}
    </>
  );
}

function Reminder({ enquiryPage }: { enquiryPage: BookingPage }) {
  const { seen, seenParty, chooseSeen, forgetSeen } = enquiryPage;
  const currency = useCurrency((state) => state.currency);
  if (!seen || !seenParty) return null;
  return (
    <SeenStay
      seen={seen}
      party={seenParty}
      currency={currency}
      onChoose={chooseSeen}
      onForget={forgetSeen}
    />
  );
}

/** The guests first, in a line with the dates if there is room. */
const WhoAndWhen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  & > * {
    flex: 1 1 300px;
  }
`;
