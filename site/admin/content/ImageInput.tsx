import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { Dialog } from '../../components/Dialog';
import { Picture } from '../../components/Picture';
import { QueryState } from '../../components/QueryState';
import { galleryImagesQuery } from '../../queries/gallery';
import { configQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { PictureChoice } from '../components/PictureChoice';
import { proposedImageTitle } from '@shared/domain/gallery/imageVariants';
import { t } from '../i18n/t';

/** @param isPortrait see `ContentField` */
export function ImageInput({
  label,
  hint,
  isPortrait = false,
  value,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  isPortrait?: boolean | undefined;
  value: string | null;
  onChange: (publicId: string | null) => void;
}) {
  const api = useApi();
  const gallery = useQuery(galleryImagesQuery(api));
  const { data: config } = useQuery(configQuery(api));
  const [isOpen, setOpen] = useState(false);
  const chosen = gallery.data?.find(({ publicId }) => publicId === value);
  const deliveryBase = config?.imageHost.deliveryBase;
  const choose = (publicId: string | null) => {
    onChange(publicId);
    setOpen(false);
  };
  return (
    <Row role="group" aria-label={label}>
      {chosen && deliveryBase !== undefined && (
        <Picture
          deliveryBase={deliveryBase}
          publicId={chosen.publicId}
          alt=""
          variants={['thumbnail']}
        />
      )}
      <div>
        <strong>{label}</strong>
        {hint && <p>{hint}</p>}
        <p>{isPortrait ? portraitName(value, chosen) : nameOf(value, chosen)}</p>
        <SmallButton onClick={() => setOpen(true)}>
          {t('Choose {label}', { label: label.toLowerCase() })}
        </SmallButton>
      </div>
      {isOpen && (
        <Dialog
          isOpen
          isWide
          onClose={() => setOpen(false)}
          title={t('Choose: {label}', { label })}
        >
          <QueryState
            query={gallery}
            loading={t('Loading gallery...')}
            failed={t('Failed to fetch gallery')}
            isEmpty={(images) => images.length === 0}
            empty={t('No images in gallery yet. Add some in the Gallery tab.')}
          >
            {(images) => (
              <Grid>
                <li>
                  <PictureChoice
                    isChosen={value === null}
                    name={isPortrait ? t('No picture') : t('The site’s own')}
                    onChoose={() => choose(null)}
                  />
                </li>
                {images
                  .filter(({ isActive }) => isActive || isPortrait)
                  .map(({ publicId, title }) => (
                    <li key={publicId}>
                      <PictureChoice
                        isChosen={publicId === value}
                        name={title}
                        onChoose={() => choose(publicId)}
                      >
                        {deliveryBase !== undefined && (
                          <Picture
                            deliveryBase={deliveryBase}
                            publicId={publicId}
                            alt=""
                            variants={['thumbnail']}
                          />
                        )}
                      </PictureChoice>
                    </li>
                  ))}
              </Grid>
            )}
          </QueryState>
        </Dialog>
      )}
    </Row>
  );
}

function portraitName(value: string | null, chosen: { title: string } | undefined): string {
  return value === null ? t('No picture') : (chosen?.title ?? proposedImageTitle(value));
}

function nameOf(
  value: string | null,
  chosen: { title: string; isActive: boolean } | undefined,
): string {
  if (value === null) return t('The site’s own');
  if (!chosen) return t('No longer in the gallery: the site’s own is shown');
  return chosen.isActive
    ? chosen.title
    : t('{title}, hidden in the gallery: the site’s own is shown', { title: chosen.title });
}

const Row = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: start;
  > img {
    width: 120px;
    height: 80px;
    object-fit: cover;
    border-radius: ${({ theme }) => theme.radii.photo};
  }
  p {
    margin: 0 0 ${space(2)};
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space(3)};
  padding: ${space(1)};
  img {
    aspect-ratio: 3 / 2;
  }
`;
