import { VILLA } from '@shared/villa';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { Heading, Kicker, Lead, Section, Wide } from '../Section';
import { ContactForm } from './ContactForm';
import { Map } from './Map';

/** How to reach the owner: the map, the hours and the form. */
export function Contact() {
  const t = useText();
  return (
    <Section id="contact" $isSand>
      <Wide>
        <Kicker>{t('contact.kicker')}</Kicker>
        <Heading>{t('contact.title')}</Heading>
        <Lead>
          {t('contact.lead', { hours: VILLA.contactHours, n: VILLA.contactReplyWithinHours })}
        </Lead>
        <Columns>
          <ContactForm />
          <Map />
        </Columns>
      </Wide>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(12)};
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(20)};
  }
`;
