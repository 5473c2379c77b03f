import type { Position } from '@shared/domain/content/contentTypes';
import { mailHref } from '@shared/domain/emailAddress';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { PhoneLinks } from '../../components/PhoneLinks';
import { configQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { ContentText } from '../ContentText';
import { useMapFrame } from './useMapFrame';

/** Google's map if a key is configured, loaded when the section is near. Always shows the address. */
export function Map() {
  const { t, content, phone } = usePage();
  const { 'villa.position': position, 'contact.email': email } = content;
  const { data: config, isError } = useQuery(configQuery(useApi()));
  const apiKey = config?.googleMapsApiKey ?? null;
  const box = useRef<HTMLDivElement>(null);
  const { state, onLoad } = useMapFrame(box, apiKey !== null);

  const isUnavailable = isError || (config !== undefined && !apiKey) || state === 'unavailable';
  return (
    <div>
      <Box ref={box}>
        {apiKey && !isUnavailable && state !== 'waiting' && (
          <Frame
            title={t('map.title')}
            src={embedAddress(apiKey, position)}
            allowFullScreen
            onLoad={onLoad}
            $isShown={state === 'shown'}
          />
        )}
        {isUnavailable ? (
          <p>{t('map.unavailable')}</p>
        ) : (
          state !== 'shown' && <p role="status">{t('map.loading')}</p>
        )}
      </Box>
      <Address>
        <strong>{t('contact.address')}</strong>
        <br />
        {content['villa.place']}
      </Address>
      {(phone.length > 0 || email) && (
        <Reach>
          <PhoneLinks parts={phone} />
          {email && <a href={mailHref(email)}>{email}</a>}
        </Reach>
      )}
      <ContentText of="contact.directions" as="p" />
      <Elsewhere href={mapAddress(position)} target="_blank" rel="noreferrer">
        {t('map.open')}
      </Elsewhere>
    </div>
  );
}

/** Address of Google's embedded map. The house has no entry of its own, so its coordinates are used. */
function embedAddress(apiKey: string, { latitude, longitude }: Position): string {
  const query = new URLSearchParams({
    key: apiKey,
    q: `${latitude},${longitude}`,
    zoom: '14',
  });
  return `https://www.google.com/maps/embed/v1/place?${query}`;
}

/** Address of Google Maps itself, which needs no key and plans routes. */
function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

const Reach = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
  margin-bottom: ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Elsewhere = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 280px;
  border: 1px solid var(--line);
  border-radius: ${({ theme }) => theme.radii.photo};
  color: var(--quiet);
`;

/** Transparent until loaded, so that the loading text behind it shows. */
const Frame = styled.iframe<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
`;

const Address = styled.address`
  margin: ${space(5)} 0 ${space(3)};
  font-style: normal;
`;
