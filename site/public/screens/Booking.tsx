import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styled, { createGlobalStyle } from 'styled-components';
import { FormArea } from '../../components/FormArea';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { space } from '../../styles/theme';
import { BookingAside } from '../bookings/BookingAside';
import { BookingPicture } from '../bookings/BookingPicture';
import { DatesStep } from '../bookings/DatesStep';
import { EnquirySent } from '../bookings/EnquirySent';
import { EnquiryStep } from '../bookings/EnquiryStep';
import { useBookingPage } from '../bookings/useBookingPage';
import type { Step } from '../bookings/useStep';
import { NoScript } from '../NoScript';
import { useLangOf, usePage } from '../PageContext';
import { useIsReady } from '../useIsReady';
import { Paragraphs } from '../ContentText';

/** Dates and price, then the enquiry form, then the confirmation. */
export function Booking() {
  const { t, content } = usePage();
  const langOf = useLangOf();
  const enquiryPage = useBookingPage();
  const isReady = useIsReady();
  const heading = useFocusOnChange<HTMLHeadingElement>(enquiryPage.step);
  const { receipt, payment } = enquiryPage.draft;

  if (receipt) {
    return (
      <Page>
        <Back to="/">{t('booking.back')}</Back>
        <EnquirySent
          receipt={receipt}
          payment={payment}
          onAnother={() => useEnquiryDraft.setState({ receipt: null })}
        />
      </Page>
    );
  }

  const isDates = enquiryPage.step === 'dates';
  return (
    <Page>
      <OnPaper />
      <Columns disabled={!isReady}>
        <Main>
          <Head>
            <BookingPicture isOnPhones={!isDates} />
            <Back to="/">{t('booking.back')}</Back>
            <Title ref={heading} tabIndex={-1} {...(isDates ? langOf('booking.title') : {})}>
              {isDates ? content['booking.title'] : t('booking.formTitle')}
            </Title>
            <Paragraphs
              text={isDates ? content['booking.lead'] : t('booking.formLead')}
              {...(isDates ? langOf('booking.lead') : {})}
              as={Lead}
            />
            <NoScript />
          </Head>
          {isDates ? (
            <DatesStep enquiryPage={enquiryPage} />
          ) : (
            <EnquiryStep enquiryPage={enquiryPage} />
          )}
        </Main>
        <BookingAside enquiryPage={enquiryPage} />
      </Columns>
    </Page>
  );
}

/** Moves scroll position and focus to the top of a new step. */
function useFocusOnChange<Element extends HTMLElement>(step: Step) {
  const heading = useRef<Element>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

const Page = styled.div`
  /* The same edges as the sections' and the footer's. */
  max-width: calc(${({ theme }) => theme.width.page} + ${space(20)});
  margin: 0 auto;
  /* Little above the days, which decide. */
  padding: ${space(18)} ${space(5)} ${space(24)};
  ${({ theme }) => theme.up.tablet} {
    padding-inline: ${space(10)};
  }
  ${({ theme }) => theme.up.desktop} {
    padding-block: ${space(23)} ${space(34)};
  }
  @media print {
    padding: 0;
  }
`;

/** One sheet: dates, a month and the bill beside it, without what can only be pressed. */
const OnPaper = createGlobalStyle`
  @media print {
    @page { margin: 12mm; }
    #root > :not(main), #root main :is(a, button:not([data-day])) { display: none; }
    main { zoom: 0.68; }
  }
`;

const Head = styled.div`
  display: flow-root;
`;

/** Above the title, whose letters reach beyond their line. */
const Back = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Title = styled.h1`
  outline: none;
  font-size: ${({ theme }) => theme.type.h3};
`;

const Lead = styled.p`
  margin-top: ${space(1)};
  color: ${({ theme }) => theme.colors.slate};
`;

const Columns = styled(FormArea)`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  ${({ theme }) => theme.up.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(14)};
    align-items: start;
  }
  @media print {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(10)};
    align-items: start;
    margin-top: ${space(6)};
  }
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-width: 0;
`;
