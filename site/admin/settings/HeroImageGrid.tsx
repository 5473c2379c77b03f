import type { HostedImage, ImageHostConfig } from '@shared/contract/gallery/image';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { TextInput } from '../../components/Field';
import { Picture } from '../../components/Picture';
import { QueryState } from '../../components/QueryState';
import { hostedImagesQuery } from '../../queries/hostedImages';
import { space } from '../../styles/theme';
import { PictureChoice } from '../components/PictureChoice';
import { EmptyNote } from '../components/tabStyles';
import { includesText } from '../gallery/imageText';
import { useHost } from '../platform';
import { t } from '../i18n/t';

/** The host's images, searchable by identifier. @param chosen identifier of the selected image */
export function HeroImageGrid({
  imageHost,
  chosen,
  onChoose,
}: {
  imageHost: ImageHostConfig;
  chosen: string;
  onChoose: (publicId: string) => void;
}) {
  const { siteUrl } = useHost();
  const images = useQuery(hostedImagesQuery(useApi()));
  const [search, setSearch] = useState('');
  return (
    <section aria-label={t('Images')}>
      <TextInput
        type="search"
        aria-label={t('Search images')}
        placeholder={t('Search images...')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <QueryState
        query={images}
        loading={t('Loading images...')}
        failed={t('The images could not be loaded.')}
      >
        {(all) => {
          const found = all.filter(
            (image) =>
              includesText(image.publicId, search) && isShowable(image, imageHost, siteUrl),
          );
          if (found.length === 0) return <EmptyNote>{t('No images found')}</EmptyNote>;
          return (
            <Grid>
              {found.map(({ publicId }) => (
                <li key={publicId}>
                  <PictureChoice
                    isChosen={publicId === chosen}
                    name={publicId}
                    onChoose={() => onChoose(publicId)}
                  >
                    <Picture
                      deliveryBase={imageHost.deliveryBase}
                      publicId={publicId}
                      variants={['pickerThumbnail']}
                      alt=""
                    />
                  </PictureChoice>
                </li>
              ))}
            </Grid>
          );
        }}
      </QueryState>
    </section>
  );
}

/**
 * Only https images, because browsers block others on an https page. Exception: the embedded host uses plain http
 * if the whole site does (on the owner's machine), and nothing is blocked there.
 */
function isShowable({ url }: HostedImage, { kind }: ImageHostConfig, siteUrl: string): boolean {
  if (url.startsWith('https')) return true;
  return kind === 'embedded' && new URL(siteUrl, window.location.href).protocol === 'http:';
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  max-height: 360px;
  margin-top: ${space(3)};
  padding: ${space(1)};
  overflow-y: auto;
  img {
    aspect-ratio: 2;
  }
  ${({ theme }) => theme.up.desktop} {
    max-height: 520px;
  }
`;
