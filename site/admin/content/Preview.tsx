import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PreviewPath } from '@shared/contract/content/content';
import type { Language } from '@shared/i18n/languages';
import styled from 'styled-components';
import { contentPreviewAddress } from '../../queries/content';
import { space } from '../../styles/theme';
import { ToggleGroup } from '../components/ToggleGroup';
import { useStable } from '../components/useStable';
import { t } from '../i18n/t';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_OPTIONS = [
  { value: 'desktop', label: 'Desktop' },
  {
    value: 'phone',
    label: 'Phone{#width}',
  },
] as const;
const HEIGHT = 760;
const LOOK_MS = 100;

/**
 * The draft in a frame without scripts. A newer draft loads behind the current one and replaces it at the same
 * scroll position.
 * @param heading of the section to show; `''` keeps the scroll position
 */
export function Preview({
  path,
  language,
  version,
  heading,
  initialWidth,
}: {
  path: PreviewPath;
  language: Language;
  version: number;
  heading: string;
  initialWidth: Width;
}) {
  const [width, setWidth] = useState<Width>(initialWidth);
  const wanted = contentPreviewAddress(path, language, version);
  const [shown, setShown] = useState(wanted);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, WIDTHS[width]);
  const frames = shown === wanted ? [shown] : [shown, wanted];
  const scrollTop = useRef(0);

  /** Address of the page that is in position; its images may still be loading. */
  const placed = useRef('');
  const place = (address: string, frame: HTMLIFrameElement) => {
    if (placed.current === address) return;
    placed.current = address;
    setShown(address);
    // The browser's own error page cannot be inspected.
    const page = frame.contentDocument;
    if (!page) return;
    page.addEventListener('scroll', () => {
      scrollTop.current = page.documentElement.scrollTop;
    });
    if (!showHeading(page, heading)) page.documentElement.scrollTo(0, scrollTop.current);
  };
  // Without scripts a frame's `load` event waits for all images, which takes a minute on a new server. The text is
  // there long before.
  const placeOnceRead = useStable(() => {
    for (const frame of box.current?.querySelectorAll('iframe') ?? []) {
      const page = frame.contentDocument;
      const isRead = page && page.URL !== 'about:blank' && page.readyState !== 'loading';
      if (isRead && frame.getAttribute('src') === wanted) place(wanted, frame);
    }
  });
  useEffect(() => {
    if (shown === wanted) return;
    const timer = setInterval(placeOnceRead, LOOK_MS);
    return () => clearInterval(timer);
  }, [shown, wanted, placeOnceRead]);
  useEffect(() => {
    const page = box.current?.querySelector('iframe')?.contentDocument;
    if (page) showHeading(page, heading);
  }, [heading, width]);

  return (
    <section aria-label={t('Preview')}>
      <Head>
        <ToggleGroup
          label={t('Width of the preview')}
          options={WIDTH_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={width}
          onChange={setWidth}
        />
        {frames.length > 1 && <span role="status">{t('Loading…')}</span>}
      </Head>
      <Box ref={box} $height={HEIGHT}>
        {frames.map((address) => (
          <Frame
            key={address}
            title={t('The site as you are writing it')}
            src={address}
            sandbox="allow-same-origin"
            $width={WIDTHS[width]}
            $height={HEIGHT}
            $scale={scale}
            $isWaiting={address !== shown}
            onLoad={({ currentTarget }) => place(address, currentTarget)}
          />
        ))}
      </Box>
    </section>
  );
}

/** Scrolls to the section with this heading. @returns whether it exists */
function showHeading(page: Document, heading: string): boolean {
  if (heading === '') return false;
  const found = [...page.querySelectorAll('h1, h2')].find(
    ({ textContent }) => textContent === heading,
  );
  const section = found?.closest('section, footer') ?? found;
  if (found?.tagName === 'H1') page.documentElement.scrollTo(0, 0);
  else section?.scrollIntoView();
  return found !== undefined;
}

function useScale(box: RefObject<HTMLDivElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return Math.min(1, (room || width) / width);
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(2)};
  color: ${({ theme }) => theme.colors.slate};
`;

const Box = styled.div<{ $height: number }>`
  position: relative;
  height: min(${({ $height }) => $height}px, calc(100svh - 180px));
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Frame = styled.iframe<{
  $width: number;
  $height: number;
  $scale: number;
  $isWaiting: boolean;
}>`
  position: absolute;
  top: 0;
  left: 50%;
  width: ${({ $width }) => $width}px;
  height: ${({ $scale }) => 100 / $scale}%;
  margin-left: ${({ $width, $scale }) => (-$width * $scale) / 2}px;
  border: 0;
  background: #fbf8f2;
  transform: scale(${({ $scale }) => $scale});
  transform-origin: 0 0;
  visibility: ${({ $isWaiting }) => ($isWaiting ? 'hidden' : 'visible')};
`;
