import { useEffect, type SyntheticEvent } from 'react';
import { Outlet } from 'react-router';
import styled from 'styled-components';
import { LazyToasts } from '../components/LazyToasts';
import { restoreCurrency } from '../stores/currency';
import { Footer } from './Footer';
import { LazyLanguageSuggestion } from './LazyLanguageSuggestion';
import { useText } from './PageContext';
import { TopBar } from './TopBar';
import { useHashScroll } from './sectionScroll';
import { usePageHead } from './usePageHead';

export function Layout() {
  const t = useText();
  useEffect(restoreCurrency, []);
  // `boot.ts` waits for this event.
  useEffect(() => void dispatchEvent(new Event('villa:ready')), []);
  usePageHead();
  useHashScroll();
  return (
    <>
      <SkipLink href="#main" onClick={skipToMain}>
        {t('nav.skip')}
      </SkipLink>
      <TopBar />
      <LazyLanguageSuggestion />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <LazyToasts texts={{ label: t('toast.label'), close: t('toast.close') }} />
    </>
  );
}

/** Adds no history entry, because the booking page gives each entry a meaning. */
function skipToMain(event: SyntheticEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const SkipLink = styled.a`
  position: fixed;
  top: -100px;
  left: 16px;
  max-width: calc(100% - 32px);
  z-index: 40;
  padding: 12px 20px;
  background: ${({ theme }) => theme.colors.surface};
  &:focus {
    top: 8px;
  }
  @media print {
    display: none;
  }
`;
