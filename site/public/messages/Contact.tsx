import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { LoadBoundary } from '../../components/LoadBoundary';
import { space } from '../../styles/theme';
import { useContent, useText, useLangOf } from '../PageContext';
import { Heading, Kicker, Lead, Section, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { Map } from './Map';

// The form and its validation are needed long after the page is readable.
const ContactForm = lazy(async () => ({ default: (await import('./ContactForm')).ContactForm }));

export function Contact() {
  const content = useContent();
  const langOf = useLangOf();
  return (
    <Section id="contact" $tone="sand">
      <Wide>
        <ContentText of="contact.kicker" as={Kicker} />
        <Heading {...langOf('contact.title')}>{content['contact.title']}</Heading>
        <ContentText of="contact.lead" as={Lead} />
        <Columns>
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
    grid-template-columns: 7fr 5fr;
    gap: ${space(20)};
  }
`;

/** As tall as the form, so that nothing moves when it loads. */
const FormPlace = styled.div`
  min-height: 720px;
  ${({ theme }) => theme.up.tablet} {
    min-height: 520px;
  }
`;
