import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { LoadBoundary } from '../../components/LoadBoundary';
import { space } from '../../styles/theme';
import { useLangOf, usePage, useText } from '../PageContext';
import { Heading, Kicker, Lead, Section, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { ContactLinks } from './ContactLinks';
import { HostContact } from './HostContact';
import { Map } from './Map';

// The form and its validation are needed long after the page is readable.
const ContactForm = lazy(async () => ({ default: (await import('./ContactForm')).ContactForm }));

export function Contact() {
  const { t, content } = usePage();
  const langOf = useLangOf();
  return (
    <Section id="contact" $tone="sand">
      <Wide>
        <ContentText of="contact.kicker" as={Kicker} />
        <Heading {...langOf('contact.title')}>{content['contact.title']}</Heading>
        <ContentText of="contact.lead" as={Lead} />
        <Columns>
          <Facts>
            <HostContact />
            <Address>
              <strong>{t('contact.address')}</strong>
              <br />
              {content['villa.place']}
            </Address>
            <ContentText of="contact.directions" as="p" />
          </Facts>
          <LoadBoundary fallback={<FormMissing />}>
            <Suspense fallback={<FormPlace />}>
              <ContactForm />
            </Suspense>
          </LoadBoundary>
          <Map />
        </Columns>
      </Wide>
    </Section>
  );
}

/** Shown when the form could not be loaded. Reloading the page fetches it. */
function FormMissing() {
  const t = useText();
  return (
    <Missing>
      <strong>{t('error.part.title')}</strong>
      <p>{t('error.part.text')}</p>
      <ContactLinks before={t('contact.reach')} />
      <Button type="button" $variant="secondary" onClick={() => window.location.reload()}>
        {t('error.reload')}
      </Button>
    </Missing>
  );
}

const Missing = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(3)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(12)};
  ${({ theme }) => theme.up.desktop} {
    grid-template: auto 1fr / 5fr 7fr;
    gap: ${space(10)} ${space(20)};
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;
`;

const Address = styled.address`
  font-style: normal;
`;

/** As tall as the form, so that nothing moves when it loads. */
const FormPlace = styled.div`
  min-height: 720px;
  ${({ theme }) => theme.up.tablet} {
    min-height: 520px;
  }
`;
