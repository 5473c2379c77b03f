import type { TranslatedText, StayArrival, StayPage } from '@shared/contract/stay/stayPage';
// oxlint-disable-next-line no-restricted-imports -- browsers never load this file
import { phoneParts } from '@shared/domain/phones';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { PhoneLinks } from '../../components/PhoneLinks';
import { space } from '../../styles/theme';
import { StayPart } from './stayParts';
import { useStayText } from './stayText';

/** Arrival details from some days before check-in; before that, the day on which they appear. */
export function ArrivalSection({ page: { arrival } }: { page: StayPage }) {
  const { text, day } = useStayText();
  if (!arrival) return null;
  return (
    <StayPart id="arrival" title={text('arrival.title')}>
      {arrival.kind === 'later' ? (
        <p>{text('arrival.later', { day: day(arrival.from) })}</p>
      ) : (
        <Details arrival={arrival} />
      )}
    </StayPart>
  );
}

function Details({ arrival }: { arrival: Extract<StayArrival, { kind: 'now' }> }) {
  const { text } = useStayText();
  const { address, mapUrl, phone, doorCode, wifiName, wifiPassword } = arrival;
  return (
    <Grid>
      {(address || mapUrl || arrival.directions) && (
        <Item title={text('arrival.address')}>
          {address && <Lines>{address}</Lines>}
          {mapUrl && (
            <MapLink as="a" href={mapUrl} target="_blank" rel="noreferrer noopener" $size="small">
              {text('arrival.map')}
            </MapLink>
          )}
          <Written text={arrival.directions} />
        </Item>
      )}
      {(doorCode || arrival.key) && (
        <Item title={text('arrival.key')}>
          {doorCode && (
            <p>
              {text('arrival.doorCode')}: <Code>{doorCode}</Code>
            </p>
          )}
          <Written text={arrival.key} />
        </Item>
      )}
      {(wifiName || wifiPassword) && (
        <Item title={text('arrival.wifi')}>
          {wifiName && (
            <p>
              {text('arrival.wifiName')}: <Code>{wifiName}</Code>
            </p>
          )}
          {wifiPassword && (
            <p>
              {text('arrival.wifiPassword')}: <Code>{wifiPassword}</Code>
            </p>
          )}
        </Item>
      )}
      {(phone || arrival.contact) && (
        <Item title={text('arrival.contact')}>
          {phone && (
            <p>
              <PhoneLinks parts={phoneParts(phone)} />
            </p>
          )}
          <Written text={arrival.contact} />
        </Item>
      )}
      {arrival.houseRules && (
        <Item title={text('arrival.houseRules')}>
          <Written text={arrival.houseRules} />
        </Item>
      )}
    </Grid>
  );
}

function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <ItemTitle>{title}</ItemTitle>
      {children}
    </div>
  );
}

function Written({ text }: { text: TranslatedText | null }) {
  if (!text) return null;
  return <Lines {...(text.isEnglish ? { lang: 'en' } : {})}>{text.text}</Lines>;
}

const Grid = styled.div`
  display: grid;
  gap: ${space(6)} ${space(10)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    display: block;
    > div {
      margin-bottom: ${space(4)};
      break-inside: avoid;
    }
  }
`;

const ItemTitle = styled.h3`
  margin-bottom: ${space(1)};
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
`;

const Lines = styled.p`
  white-space: pre-line;
  & + & {
    margin-top: ${space(2)};
  }
`;

/** Monospaced, because each character matters. */
const Code = styled.code`
  padding: ${space(0.5)} ${space(1.5)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.control};
  font-family: ui-monospace, 'SFMono-Regular', Consolas, monospace;
  font-size: 1.0625em;
`;

const MapLink = styled(Button).attrs({ $variant: 'secondary' })`
  margin: ${space(2)} 0;
  @media print {
    display: none;
  }
`;
