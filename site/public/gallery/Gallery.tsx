import { previewPhotos } from '@shared/domain/gallery/galleryOrder';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { LoadBoundary } from '../../components/LoadBoundary';
import { Picture } from '../../components/Picture';
import { QueryState } from '../../components/QueryState';
import { configQuery } from '../../queries/publicReads';
import { showToast } from '../../stores/toasts';
import { useViewer } from '../../stores/viewer';
import { space } from '../../styles/theme';
import { ContactLinks } from '../messages/ContactLinks';
import { guestFailureText } from '../../api/failureText';
import { useContent, useText, useLangOf } from '../PageContext';
import { Heading, Lead, Section, Wide } from '../Section';
import { ContentText } from '../ContentText';
import { useGallery } from './useGallery';

const Viewer = lazy(async () => ({ default: (await import('./Viewer')).Viewer }));

/** Photos per row on wide screens. Divisible by the two and three of smaller ones. */
const COLUMNS = 6;

export function Gallery() {
  const t = useText();
  const content = useContent();
  const langOf = useLangOf();
  const api = useApi();
  const query = useGallery();
  const { data: config } = useQuery(configQuery(api));
  const isViewerOpen = useViewer((state) => state.index !== null);
  const open = useViewer((state) => state.open);
  const deliveryBase = config?.imageHost.deliveryBase;
  const close = useViewer((state) => state.close);
  const tellMissingPart = () => {
    close();
    showToast({
      title: t('error.part.title'),
      description: t('error.part.text'),
      tone: 'destructive',
    });
  };

  return (
    <Section id="gallery">
      <Wide>
        <Heading {...langOf('gallery.title')}>{content['gallery.title']}</Heading>
        <ContentText of="gallery.intro" as={Lead} />
        <QueryState
          query={query}
          loading={null}
          failed={
            <>
              <span>{`${t('error.gallery')} ${guestFailureText(query.error, t)}`}</span>
              <ContactLinks before={t('contact.reach')} />
            </>
          }
          isEmpty={(photos) => photos.length === 0}
          empty={t('gallery.empty')}
        >
          {(photos) => {
            if (!deliveryBase) return null;
            const shown = previewPhotos(photos);
            const [first, ...rest] = shown;
            const viewAll = t('gallery.viewAll', { n: photos.length });
            // The button fills a single free place in the last row, on the next photo.
            const next =
              rest.length % COLUMNS === COLUMNS - 1
                ? photos.find((photo) => !shown.includes(photo))
                : undefined;
            return (
              <>
                {first && (
                  <Opener
                    type="button"
                    $isLarge
                    aria-label={t('gallery.open', { title: first.title })}
                    onClick={() => open(photos.indexOf(first))}
                  >
                    <Photo
                      deliveryBase={deliveryBase}
                      publicId={first.publicId}
                      alt={first.description ?? first.title}
                      variants={['heroMedium', 'hero']}
                      sizes="(min-width: 1240px) 1240px, 100vw"
                    />
                  </Opener>
                )}
                <Grid>
                  {rest.map((photo) => (
                    <li key={photo.id}>
                      <Opener
                        type="button"
                        aria-label={t('gallery.open', { title: photo.title })}
                        onClick={() => open(photos.indexOf(photo))}
                      >
                        <Photo
                          deliveryBase={deliveryBase}
                          publicId={photo.publicId}
                          alt={photo.description ?? photo.title}
                          variants={['thumbnail', 'card']}
                          sizes="(min-width: 1100px) 200px, (min-width: 768px) 33vw, 50vw"
                        />
                      </Opener>
                    </li>
                  ))}
                  {next && (
                    <li>
                      <Opener type="button" onClick={() => open(photos.indexOf(next))}>
                        <Photo
                          deliveryBase={deliveryBase}
                          publicId={next.publicId}
                          alt=""
                          variants={['thumbnail', 'card']}
                          sizes="(min-width: 1100px) 200px, (min-width: 768px) 33vw, 50vw"
                        />
                        <OnPhoto>{viewAll}</OnPhoto>
                      </Opener>
                    </li>
                  )}
                </Grid>
                {!next && (
                  <Below>
                    <Button type="button" $variant="secondary" onClick={() => open(0)}>
                      {viewAll}
                    </Button>
                  </Below>
                )}
                {isViewerOpen && (
                  <LoadBoundary onError={tellMissingPart}>
                    <Suspense>
                      <Viewer photos={photos} deliveryBase={deliveryBase} />
                    </Suspense>
                  </LoadBoundary>
                )}
              </>
            );
          }}
        </QueryState>
      </Wide>
    </Section>
  );
}

const Opener = styled.button<{ $isLarge?: boolean }>`
  position: relative;
  display: block;
  width: 100%;
  margin-top: ${({ $isLarge }) => ($isLarge ? space(12) : 0)};
  padding: 0;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.stone};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.photo};
  cursor: zoom-in;
`;

const Photo = styled(Picture)`
  width: 100%;
  height: auto;
  transition: opacity ${({ theme }) => theme.motion.slow};
  button:hover > & {
    opacity: 0.9;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(3)};
  margin-top: ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: repeat(${COLUMNS}, 1fr);
  }
`;

/** Dark enough for its text on any photo. */
const OnPhoto = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(2)};
  background: color-mix(in srgb, ${({ theme }) => theme.colors.oceanDeep} 76%, transparent);
  font-weight: 600;
  color: ${({ theme }) => theme.colors.sand};
  button:hover > & {
    text-decoration: underline;
  }
`;

const Below = styled.div`
  margin-top: ${space(8)};
`;
