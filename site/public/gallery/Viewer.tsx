import type { GalleryPhoto } from '@shared/contract/gallery/gallery';
import { IMAGE_VARIANTS } from '@shared/domain/gallery/imageVariants';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { Picture, srcSetOf } from '../../components/Picture';
import { Spinner } from '../../components/Spinner';
import { useScrollLock } from '../../components/useScrollLock';
import { useViewer } from '../../stores/viewer';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { useBackCloses } from './useBackCloses';
import { useSwipe } from './useSwipe';

const VARIANTS = ['viewerSmall', 'viewer'] as const;

/**
 * All photos, full screen. Escape, the backdrop and the button close it; arrows, swipes and thumbnails
 * navigate; the page does not scroll. Radix's overlay is not used, because it locks scrolling with an inline
 * style tag, which the content security policy blocks.
 * @param photos all photos, in gallery order
 */
export function Viewer({
  photos,
  deliveryBase,
}: {
  photos: readonly GalleryPhoto[];
  deliveryBase: string;
}) {
  const t = useText();
  const index = useViewer((state) => state.index) ?? 0;
  const open = useViewer((state) => state.open);
  const close = useViewer((state) => state.close);
  const photo = photos[index];
  const isFirst = index === 0;
  const isLast = index === photos.length - 1;
  const goTo = (next: number) => {
    if (next >= 0 && next < photos.length) open(next);
  };
  const swipe = useSwipe({ onNext: () => goTo(index + 1), onPrevious: () => goTo(index - 1) });
  useScrollLock();
  useBackCloses(close);
  const opener = useRef<Element | null>(document.activeElement);

  useEffect(() => {
    for (const neighbour of [photos[index + 1], photos[index - 1]]) {
      if (!neighbour) continue;
      const image = new Image();
      image.sizes = '100vw';
      image.srcset = srcSetOf(deliveryBase, neighbour.publicId, VARIANTS);
    }
  }, [photos, index, deliveryBase]);
  useEffect(() => {
    // On the document, because a focused button that becomes disabled gets no key events.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') goTo(index - 1);
      if (key === 'ArrowRight') goTo(index + 1);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  if (!photo) return null;

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Stage
          aria-describedby={undefined}
          aria-label={t('viewer.label')}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onClick={(event) => isBackdrop(event) && close()}
        >
          <Top>
            <Counter aria-live="polite">
              {t('viewer.counter', { i: index + 1, n: photos.length })}
            </Counter>
            <Title>{photo.title}</Title>
            <RoundButton type="button" aria-label={t('viewer.close')} onClick={close}>
              <Icon path="M6 6 18 18M18 6 6 18" />
            </RoundButton>
          </Top>
          <Frame {...swipe} onClick={(event) => event.target === event.currentTarget && close()}>
            <LargePhoto key={photo.id} photo={photo} deliveryBase={deliveryBase} />
          </Frame>
          <Arrows>
            <RoundButton
              type="button"
              aria-label={t('viewer.previous')}
              disabled={isFirst}
              onClick={() => goTo(index - 1)}
            >
              <Icon path="M14.5 5 8 12l6.5 7" />
            </RoundButton>
            <RoundButton
              type="button"
              aria-label={t('viewer.next')}
              disabled={isLast}
              onClick={() => goTo(index + 1)}
            >
              <Icon path="M9.5 5 16 12l-6.5 7" />
            </RoundButton>
          </Arrows>
          <Strip aria-label={t('viewer.thumbnails')}>
            {photos.map((candidate, place) => (
              <li key={candidate.id}>
                <Thumbnail
                  type="button"
                  ref={place === index ? scrollIntoStrip : null}
                  aria-label={t('viewer.show', { i: place + 1, title: candidate.title })}
                  aria-current={place === index}
                  onClick={() => goTo(place)}
                >
                  <Picture
                    deliveryBase={deliveryBase}
                    publicId={candidate.publicId}
                    alt=""
                    variants={['thumbnail']}
                    sizes="90px"
                  />
                </Thumbnail>
              </li>
            ))}
          </Strip>
        </Stage>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Shows the thumbnail until the photo is loaded. */
function LargePhoto({ photo, deliveryBase }: { photo: GalleryPhoto; deliveryBase: string }) {
  const t = useText();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { publicId } = photo;
  return (
    <>
      {state !== 'loaded' && (
        <Preview
          deliveryBase={deliveryBase}
          publicId={publicId}
          alt=""
          variants={['thumbnail']}
          sizes="90px"
          loading="eager"
        />
      )}
      {state === 'loading' && (
        <Waiting role="status" aria-label={t('viewer.loading')}>
          <Spinner />
        </Waiting>
      )}
      <Photo
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        deliveryBase={deliveryBase}
        publicId={publicId}
        alt={photo.description ?? photo.title}
        variants={VARIANTS}
        sizes="100vw"
        loading="eager"
        draggable={false}
      />
    </>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

function isBackdrop({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, img, h2, p') === null;
}

/** Centres a thumbnail in its strip. `scrollIntoView` would scroll the page as well. */
function scrollIntoStrip(thumbnail: HTMLElement | null): void {
  const strip = thumbnail?.closest('ul');
  if (!thumbnail || !strip) return;
  strip.scrollLeft = thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2;
}

const Stage = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: 71;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
  background: color-mix(in srgb, ${({ theme }) => theme.colors.oceanDeep} 30%, black);
  color: ${({ theme }) => theme.colors.ground};
  outline: none;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)};
`;

const Counter = styled.p`
  justify-self: start;
  white-space: nowrap;
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
`;

const Title = styled(Dialog.Title)`
  font-size: ${({ theme }) => theme.type.body};
  text-align: center;
`;

const RoundButton = styled.button`
  display: grid;
  place-items: center;
  justify-self: end;
  width: 48px;
  height: 48px;
  background: rgb(255 255 255 / 0.12);
  border: 0;
  border-radius: 50%;
  color: inherit;
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover:not(:disabled) {
    background: rgb(255 255 255 / 0.24);
  }
  &:disabled {
    opacity: 0.3;
    cursor: default;
  }
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: 0 ${space(4)};
  touch-action: pan-y pinch-zoom;
  & > * {
    grid-area: 1 / 1;
  }
  ${({ theme }) => theme.up.tablet} {
    padding: 0 ${space(20)};
  }
`;

const Photo = styled(Picture)`
  width: auto;
  height: auto;
  max-width: 100%;
  max-height: 100%;
  min-height: 0;
  object-fit: contain;
  user-select: none;
`;

const appear = keyframes`from { opacity: 0; }`;

/** The thumbnail's image as a placeholder. Not shown when the photo is cached. */
const Preview = styled(Picture)`
  width: 100%;
  height: 100%;
  max-width: ${IMAGE_VARIANTS.viewer.width}px;
  max-height: ${IMAGE_VARIANTS.viewer.height}px;
  min-height: 0;
  object-fit: contain;
  filter: blur(8px);
  opacity: 0.7;
  pointer-events: none;
  animation: ${appear} ${({ theme }) => theme.motion.fast} 100ms backwards;
`;

/** Above both images, only while the large one is slow to load. */
const Waiting = styled.div`
  z-index: 1;
  font-size: 2rem;
  pointer-events: none;
  animation: ${appear} ${({ theme }) => theme.motion.fast} 300ms backwards;
`;

const Arrows = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space(6)};
  padding: ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    position: absolute;
    inset: 50% ${space(4)} auto;
    justify-content: space-between;
    padding: 0;
    pointer-events: none;
    transform: translateY(-50%);
    > * {
      pointer-events: auto;
    }
  }
`;

const Strip = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  padding: ${space(3)} ${space(4)} ${space(4)};
  ${({ theme }) => theme.up.desktop} {
    justify-content: safe center;
  }
`;

const Thumbnail = styled.button`
  display: block;
  width: 90px;
  padding: 0;
  background: none;
  border: 2px solid transparent;
  color: inherit;
  opacity: 0.6;
  cursor: pointer;
  transition: opacity ${({ theme }) => theme.motion.fast};
  &:hover {
    opacity: 1;
  }
  &[aria-current='true'] {
    border-color: currentColor;
    opacity: 1;
  }
  img {
    width: 100%;
    height: auto;
  }
`;
