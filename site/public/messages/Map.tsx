import type { Position } from '@shared/domain/content/contentTypes';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { configQuery } from '../../queries/publicReads';
import { usePage } from '../PageContext';
import { useMapFrame } from './useMapFrame';

/** Google's map if a key is configured, loaded when the section is near. */
export function Map() {
  const { t, content } = usePage();
  const position = content['villa.position'];
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
