import { imageUrl } from '@shared/domain/gallery/imageVariants';
import { useState } from 'react';
import styled from 'styled-components';
import defaultHero from '../../assets/hero-default.webp';
import { heroCuts, heroPlacing, type HeroPlacing } from '../../components/heroImage';
import { space } from '../../styles/theme';
import { useVilla } from '../components/useVilla';
import { placingOf, type HeroFields, type PreviewMode } from './heroFields';
import { Notice } from '../components/sectionStyles';
import { t } from '../i18n/t';

const CENTRED: HeroPlacing = { position: 'center center', scale: 100 };

/**
 * A small version of the home page's hero, cropped and placed as guests see it.
 * @param fields unsaved hero fields
 */
export function HeroPreview({
  fields,
  mode,
  deliveryBase,
}: {
  fields: HeroFields;
  mode: PreviewMode;
  deliveryBase: string;
}) {
  const villa = useVilla();
  const [failedId, setFailedId] = useState<string | null>(null);
  const publicId = fields.heroImagePublicId.trim();
  const isOwn = publicId !== '' && publicId !== failedId;
  const cuts = heroCuts(fields);
  const { variants } = mode === 'desktop' ? cuts.wide : cuts.phone;
  return (
    <>
      <Page $mode={mode}>
        <Frame $mode={mode}>
          {isOwn ? (
            <Photo
              src={imageUrl(deliveryBase, publicId, variants[0])}
              alt={t('Preview of {publicId}', { publicId })}
              onError={() => setFailedId(publicId)}
              $placing={placingOf(fields, mode)}
            />
          ) : (
            <Photo
              src={defaultHero}
              alt={t('Preview of the site’s own picture')}
              $placing={CENTRED}
            />
          )}
        </Frame>
        <Body>
          <strong>{villa.title}</strong>
          <p>{villa.tagline}</p>
          {/* Decorative here. */}
          <Actions>
            <span>{t('Book Your Stay')}</span>
            <span>{t('View Gallery')}</span>
          </Actions>
        </Body>
      </Page>
      {publicId !== '' && !isOwn && (
        <Notice $tone="warning" role="status">
          {t('This image cannot be loaded. Guests see the site’s own picture instead.')}
        </Notice>
      )}
    </>
  );
}

/** Phone mode has the width of a phone. */
const Page = styled.div<{ $mode: PreviewMode }>`
  max-width: ${({ $mode }) => ($mode === 'desktop' ? '800px' : '264px')};
  margin: 0 auto;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.ground};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

/** The hero's aspect ratio in common windows, 1920 × 960 and 390 × 844. */
const Frame = styled.div<{ $mode: PreviewMode }>`
  aspect-ratio: ${({ $mode }) => ($mode === 'desktop' ? '2' : '4 / 5')};
  overflow: hidden;
  background: ${({ theme }) => theme.colors.stone};
`;

const Photo = styled.img<{ $placing: HeroPlacing }>`
  width: 100%;
  height: 100%;
  ${({ $placing }) => heroPlacing($placing)}
`;

const Body = styled.div`
  position: relative;
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.ground};
  strong {
    font-family: ${({ theme }) => theme.fonts.display};
    font-size: ${({ theme }) => theme.type.h3};
    font-weight: 450;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  p {
    margin-top: ${space(1)};
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
  span {
    padding: ${space(1.5)} ${space(3)};
    border: 1px solid ${({ theme }) => theme.colors.edge};
    border-radius: ${({ theme }) => theme.radii.control};
    font-size: 0.8125rem;
    font-weight: 600;
  }
  span:first-child {
    background: ${({ theme }) => theme.colors.ocean};
    border-color: ${({ theme }) => theme.colors.ocean};
    color: ${({ theme }) => theme.colors.onOcean};
  }
`;
