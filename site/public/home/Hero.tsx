import { imageUrl } from '@shared/domain/image';
import type { HeroPosition } from '@shared/contract/settings';
import { VILLA } from '@shared/villa';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import defaultHero from '../../assets/hero-default.webp';
import { Button } from '../../components/Button';
import { srcSetOf } from '../../components/Picture';
import { configQuery, settingsQuery } from '../../queries/villa';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { scrollToSection } from '../sectionScroll';
import { HERO_DESKTOP, HERO_PHONE } from './heroImage';

/** The arrival: the owner's picture as placed in the settings, and the way to book. */
export function Hero() {
  const t = useText();
  const api = useApi();
  const { data: settings } = useQuery(settingsQuery(api));
  const { data: config } = useQuery(configQuery(api));
  const [hasFailed, setHasFailed] = useState(false);
  const publicId = settings?.heroImagePublicId;
  const deliveryBase = config?.imageHost.deliveryBase;
  const hasOwnPicture = Boolean(publicId && deliveryBase) && !hasFailed;

  return (
    <Stage>
      <Frame>
        {hasOwnPicture && publicId && deliveryBase ? (
          <picture>
            <source
              media={HERO_DESKTOP.media}
              srcSet={srcSetOf(deliveryBase, publicId, HERO_DESKTOP.variants)}
              sizes="100vw"
            />
            <Photo
              src={imageUrl(deliveryBase, publicId, HERO_PHONE.variants[0])}
              alt={t('hero.alt')}
              fetchPriority="high"
              ref={(image) => {
                // It may have failed before React was there to hear of it.
                if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
              }}
              onError={() => setHasFailed(true)}
              $position={settings?.heroImagePosition ?? 'center center'}
              $scale={settings?.heroImageScale ?? 100}
              $positionMobile={settings?.heroImagePositionMobile ?? 'center center'}
              $scaleMobile={settings?.heroImageScaleMobile ?? 100}
            />
          </picture>
        ) : (
          <Photo
            src={defaultHero}
            alt={t('hero.alt')}
            $position="center center"
            $scale={100}
            $positionMobile="center center"
            $scaleMobile={100}
          />
        )}
      </Frame>
      <Words>
        <Kicker>{t('hero.kicker')}</Kicker>
        <Title>{t('hero.title')}</Title>
        <Lead>{t('hero.lead', { tagline: VILLA.tagline })}</Lead>
        <Actions>
          <Button as={Link} to="/booking">
            {t('hero.book')}
          </Button>
          <Button type="button" $variant="secondary" onClick={() => scrollToSection('gallery')}>
            {t('hero.gallery')}
          </Button>
        </Actions>
      </Words>
    </Stage>
  );
}

type PhotoProps = {
  $position: HeroPosition;
  $scale: number;
  $positionMobile: HeroPosition;
  $scaleMobile: number;
};

const Stage = styled.div`
  padding-top: ${({ theme }) => theme.topBar.phone};
  ${({ theme }) => theme.up.desktop} {
    padding-top: ${({ theme }) => theme.topBar.desktop};
  }
`;

const Frame = styled.div`
  aspect-ratio: 4 / 5;
  max-height: calc(100svh - 200px);
  width: 100%;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.sand};
  ${({ theme }) => theme.up.tablet} {
    aspect-ratio: 16 / 9;
    max-height: calc(100svh - 140px);
  }
`;

const Photo = styled.img<PhotoProps>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ $positionMobile }) => $positionMobile};
  transform: scale(${({ $scaleMobile }) => $scaleMobile / 100});
  transform-origin: ${({ $positionMobile }) => $positionMobile};
  ${({ theme }) => theme.up.tablet} {
    object-position: ${({ $position }) => $position};
    transform: scale(${({ $scale }) => $scale / 100});
    transform-origin: ${({ $position }) => $position};
  }
`;

const Words = styled.div`
  position: relative;
  padding: ${space(8)} ${space(5)} 0;
  ${({ theme }) => theme.up.tablet} {
    max-width: 720px;
    margin: -${space(30)} 0 0;
    padding: ${space(10)} ${space(12)} 0 ${space(8)};
    background: ${({ theme }) => theme.colors.ground};
  }
  ${({ theme }) => theme.up.desktop} {
    margin-left: max(0px, (100vw - 1400px) / 2);
    padding: ${space(12)} ${space(16)} 0 ${space(10)};
  }
`;

const Kicker = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  font-weight: 600;
  color: ${({ theme }) => theme.colors.terracotta};
`;

const Title = styled.h1`
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.h1};
  line-height: 1.02;
  letter-spacing: -0.02em;
`;

const Lead = styled.p`
  max-width: 52ch;
  margin-top: ${space(5)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
`;
