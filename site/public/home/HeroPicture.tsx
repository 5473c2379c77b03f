import type { VillaSettings } from '@shared/contract/prices/settings';
import { isDemoPhoto } from '@shared/domain/gallery/demoPhotos';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import defaultHero from '../../assets/hero-default.webp';
import { heroCuts, heroPlacing, type HeroPlacing } from '../../components/heroImage';
import { srcSetOf } from '../../components/Picture';
import { configQuery, settingsQuery } from '../../queries/publicReads';
import { useGallery } from '../gallery/useGallery';
import { useContent, useText } from '../PageContext';

/** The owner's hero image. The site's own when there is none or it fails to load. */
export function HeroPicture() {
  const alt = useContent()['hero.alt'];
  const api = useApi();
  const { data: settings } = useQuery(settingsQuery(api));
  const { data: config } = useQuery(configQuery(api));
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Frame>
      {settings?.heroImagePublicId && config && !hasFailed ? (
        <OwnPicture
          settings={settings}
          publicId={settings.heroImagePublicId}
          deliveryBase={config.imageHost.deliveryBase}
          onFail={() => setHasFailed(true)}
        />
      ) : (
        <Photo src={defaultHero} width={1920} height={1080} alt={alt} {...CENTRED} />
      )}
    </Frame>
  );
}

function OwnPicture({
  settings,
  publicId,
  deliveryBase,
  onFail,
}: {
  settings: VillaSettings;
  publicId: string;
  deliveryBase: string;
  onFail: () => void;
}) {
  const alt = useAlt(publicId);
  const { phone, wide } = heroCuts(settings);
  return (
    <picture>
      <source
        media={wide.media}
        srcSet={srcSetOf(deliveryBase, publicId, wide.variants)}
        sizes={wide.sizes}
      />
      <Photo
        src={imageUrl(deliveryBase, publicId, phone.variants[0])}
        srcSet={srcSetOf(deliveryBase, publicId, phone.variants)}
        sizes={phone.sizes}
        alt={alt}
        fetchPriority="high"
        ref={(image) => {
          // The image may have failed before hydration.
          if (image?.complete && image.naturalWidth === 0) onFail();
        }}
        onError={onFail}
        $wide={{ position: settings.heroImagePosition, scale: settings.heroImageScale }}
        $phone={{
          position: settings.heroImagePositionMobile,
          scale: settings.heroImageScaleMobile,
        }}
      />
    </picture>
  );
}

/** The default text only describes the demo's and the site's own image. */
function useAlt(publicId: string): string {
  const content = useContent();
  const isDefault = content['hero.alt'] === useText()('hero.alt');
  const { data: photos } = useGallery();
  if (!isDefault || isDemoPhoto({ publicId })) return content['hero.alt'];
  const photo = photos?.find((each) => each.publicId === publicId);
  return photo ? (photo.description ?? photo.title) : content['villa.name'];
}

type PhotoProps = { $wide: HeroPlacing; $phone: HeroPlacing };

const CENTRED: PhotoProps = {
  $wide: { position: 'center center', scale: 100 },
  $phone: { position: 'center center', scale: 100 },
};

const Frame = styled.div`
  aspect-ratio: 4 / 5;
  width: 100%;
  max-height: calc(100svh - 296px);
  min-height: 320px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.stone};
  ${({ theme }) => theme.up.tablet} {
    aspect-ratio: 16 / 9;
    max-height: calc(100svh - 332px);
  }
  ${({ theme }) => theme.up.desktop} {
    /* To the fold, with the first line of what follows. */
    max-height: calc(100svh - 128px);
    min-height: 520px;
  }
`;

const Photo = styled.img<PhotoProps>`
  width: 100%;
  height: 100%;
  ${({ $phone }) => heroPlacing($phone)}
  ${({ theme }) => theme.up.tablet} {
    ${({ $wide }) => heroPlacing($wide)}
  }
`;
