import styled from 'styled-components';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { EnquiryForm } from './EnquiryForm';
import { ExtrasField } from './ExtrasField';
import { PartyFields } from './PartyFields';
import { staySummary } from './staySummary';
import type { BookingPage } from './useBookingPage';

/** The second step of an enquiry: the guests once more, extras and the guest's details. */
export function EnquiryStep({ enquiryPage }: { enquiryPage: BookingPage }) {
  const page = usePage();
  const { picked, settings, terms, draft, question, stay } = enquiryPage;
  const extras = terms?.fees.extras ?? [];
  return (
    <>
      <Party>
        {stay && <p>{staySummary(stay, {}, page)}</p>}
        <PartyFields enquiryPage={enquiryPage} />
      </Party>
      {settings && extras.length > 0 && (
        <ExtrasField
          extras={extras}
          settings={settings}
          chosen={draft.choices.extras}
          onChange={(chosen) => picked.setChoices({ extras: chosen })}
        />
      )}
      <EnquiryForm
        stay={stay}
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

const Party = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-bottom: ${space(6)};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
`;
