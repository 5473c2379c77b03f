import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { configQuery } from '../../queries/villa';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { loadGoogleMap } from './googleMap';

type MapState = 'loading' | 'shown' | 'unavailable';

/** Google's map when a key is configured and the section comes near; the address always. */
export function Map() {
  const t = useText();
  const { data: config, isError } = useQuery(configQuery(useApi()));
  const apiKey = config?.googleMapsApiKey ?? null;
  const [state, setState] = useState<MapState>('loading');
  const canvas = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!apiKey || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const giveUp = () => setState('unavailable');
        loadGoogleMap(element, apiKey, VILLA.coordinates, giveUp).then(
          () => setState((current) => (current === 'loading' ? 'shown' : current)),
          giveUp,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [apiKey]);

  const isUnavailable = isError || (config !== undefined && !apiKey) || state === 'unavailable';
  return (
    <div>
      <Box>
        {apiKey && !isUnavailable && (
          <Canvas ref={canvas} role="region" aria-label={t('map.title')} />
        )}
        {isUnavailable ? (
          <p>{t('map.unavailable')}</p>
        ) : (
          state === 'loading' && <p role="status">{t('map.loading')}</p>
        )}
      </Box>
      <Address>
        <strong>{t('contact.address')}</strong>
        <br />
        {VILLA.place}
      </Address>
      <p>{t('contact.directions')}</p>
      <Elsewhere href={mapAddress(VILLA.coordinates)} target="_blank" rel="noreferrer">
        {t('map.open')}
      </Elsewhere>
    </div>
  );
}

/** The place in Google's own page or app, which needs no key and plans the way there. */
function mapAddress({ latitude, longitude }: typeof VILLA.coordinates): string {
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

const Canvas = styled.div`
  position: absolute;
  inset: 0;
`;

const Address = styled.address`
  margin: ${space(5)} 0 ${space(3)};
  font-style: normal;
`;
