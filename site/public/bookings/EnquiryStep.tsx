import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { EnquiryForm } from './EnquiryForm';
import { ExtrasField } from './ExtrasField';
import type { BookingPage } from './useBookingPage';

/** The second step of an enquiry: extras and the guest's details. */
export function EnquiryStep({ enquiryPage }: { enquiryPage: BookingPage }) {
  const { picked, settings, terms, draft, question } = enquiryPage;
  const extras = terms?.fees.extras ?? [];
  return (
    <>
      {settings && extras.length > 0 && (
        <ExtrasField
          extras={extras}
          settings={settings}
          chosen={draft.choices.extras}
          onChange={(chosen) => picked.setChoices({ extras: chosen })}
        />
      )}
      <EnquiryForm
        stay={enquiryPage.stay}
        party={enquiryPage.party}
        hasExtras={extras.length > 0}
        quote={enquiryPage.quote}
        details={draft.details}
        onDetails={(details) => useEnquiryDraft.setState({ details })}
        onPriceChanged={(quote) => picked.setChangedQuote({ question, quote })}
        enquiry={enquiryPage.enquiry}
      />
    </>
  );
}
