import type { SyntheticEvent } from 'react';
import { Outlet, useLocation } from 'react-router';
import styled from 'styled-components';
import { Spinner } from '../../components/Spinner';
import { space } from '../../styles/theme';
import { LazyPart } from '../components/LazyPart';
import { useMediaQuery } from '../components/useMediaQuery';
import { BottomBar, TopBar } from './BottomBar';
import { Rail } from './Rail';
import { RAIL_WIDTH } from './railWidth';
import { Shortcuts } from './Shortcuts';
import { useAddressTarget } from './useAddressTarget';
import { t } from '../i18n/t';

const FITS_RAIL = '(min-width: 1100px)';

export function Shell() {
  const { pathname } = useLocation();
  const isWide = useMediaQuery(FITS_RAIL);
  useAddressTarget();
  return (
    <>
      <SkipLink href="#main" onClick={skipToMain}>
        {t('Skip to content')}
      </SkipLink>
      {isWide ? <Rail /> : <TopBar />}
      <Main id="main" tabIndex={-1}>
        {/* The key resets the previous tab's error. */}
        <LazyPart
          key={pathname}
          rest={t('The other tabs still work.')}
          waiting={
            <Waiting role="status">
              <Spinner /> <span>{t('Loading…')}</span>
            </Waiting>
          }
        >
          <Outlet />
        </LazyPart>
      </Main>
      {!isWide && <BottomBar />}
      <Shortcuts />
    </>
  );
}

/** Adds no history entry, because each address is a screen. */
function skipToMain(event: SyntheticEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const SkipLink = styled.a`
  position: fixed;
  top: -100px;
  left: ${space(4)};
  z-index: 40;
  padding: ${space(3)} ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  &:focus {
    top: ${space(2)};
  }
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  outline: none;
  max-width: ${1180 + 2 * 32}px;
  padding: ${space(2)} ${space(4)} ${space(2)};
  font-size: 0.9375rem;
  line-height: 1.5;
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(5)} ${space(8)} ${space(16)};
  }
  ${({ theme }) => theme.up.desktop} {
    margin-left: ${RAIL_WIDTH};
  }
  @media print {
    margin-left: 0;
  }
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 320px;
  color: ${({ theme }) => theme.colors.slate};
`;
