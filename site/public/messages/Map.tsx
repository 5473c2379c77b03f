import type { Position } from '@shared/domain/content/contentTypes';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { configQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { StillSection } from '../home/StillSection';
import { useMapFrame } from './useMapFrame';

/**
 * Google's map if a key is configured, loaded when the section is near; else the drawn one. Always shows the address.
 */
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
      <Box ref={box} $isDrawn={isUnavailable}>
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
          <>
            <p>{t('map.unavailable')}</p>
            {DRAWN_MAP}
          </>
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

/** Always the same element: React would replace what it has not hydrated. */
const DRAWN_MAP = (
  <Suspense fallback={null}>
    <StillSection id="map" />
  </Suspense>
);

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

const Box = styled.div<{ $isDrawn: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${({ $isDrawn }) => ($isDrawn ? 0 : '280px')};
  > p {
    padding: ${space(3)};
  }
  > div {
    width: 100%;
  }
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
