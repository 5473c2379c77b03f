import { DateFields } from './DateFields';
import { DiscountNotes } from './DiscountNotes';
import { StayCalendar } from './StayCalendar';
import type { BookingPage } from './useBookingPage';
import { WeekChoices } from './WeekChoices';

/** The first step of an enquiry: picks the dates. */
export function DatesStep({ enquiryPage }: { enquiryPage: BookingPage }) {
  const { picked, settings, terms, totals, availability, clearedNote, offer } = enquiryPage;
  const { selection, month } = picked;
  return (
    <>
      <DateFields settings={settings} selection={selection} onChange={picked.selectTyped} />
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
