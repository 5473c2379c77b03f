import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styled, { css } from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { Dialog } from '../../components/Dialog';
import { keepNavigationSpace } from '../../components/footSpace';
import { openOverlay } from '../../stores/shortcuts';
import { space } from '../../styles/theme';
import { useVilla } from '../components/useVilla';
import { useHost } from '../platform';
import { TabIcon } from './NavigationIcon';
import { NavigationLink } from './NavigationLinks';
import { useSignOut } from './useSignOut';
import { isTabOf, useMenuTabs } from './useTabs';
import { t } from '../i18n/t';

export function TopBar() {
  const { name: villa } = useVilla();
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Top>
      <Link to="/admin">{t('{villa} Admin', { villa })}</Link>
      <SmallButton $variant="quiet" disabled={isSigningOut} onClick={signOut}>
        {t('Logout')}
      </SmallButton>
    </Top>
  );
}

export function BottomBar() {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { pathname } = useLocation();
  const tabs = useMenuTabs();
  const isBehindMore = tabs.some((tab) => isTabOf(tab, pathname) && !tab.isInBar);
  return (
    <>
      <Bar aria-label={t('Admin')} ref={keepNavigationSpace}>
        <ul>
          {tabs
            .filter(({ isInBar }) => isInBar)
            .map((item) => (
              <li key={item.id}>
                <BarLink item={item} />
              </li>
            ))}
          <li>
            <More
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isMoreOpen}
              data-leads-here={isBehindMore || undefined}
              onClick={() => setMoreOpen(true)}
            >
              <TabIcon name="more" />
              <span>{t('More')}</span>
            </More>
          </li>
        </ul>
      </Bar>
      {isMoreOpen && <MoreSheet onClose={() => setMoreOpen(false)} />}
    </>
  );
}

function MoreSheet({ onClose }: { onClose: () => void }) {
  const { siteUrl } = useHost();
  const tabs = useMenuTabs();
  const hasLed = useRef(false);
  const leave = () => {
    hasLed.current = true;
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('More')} returnsFocus={() => !hasLed.current}>
      <Sheet>
        {tabs
          .filter(({ isInBar }) => !isInBar)
          .map((item) => (
            <li key={item.id}>
              <SheetLink item={item} onFollow={leave} />
            </li>
          ))}
        <li>
          <button
            type="button"
            onClick={() => {
              leave();
              openOverlay('palette');
            }}
          >
            {t('Search')}
          </button>
        </li>
        <li>
          <a href={siteUrl}>{t('View site')}</a>
        </li>
        <li>
          <Link to="/admin/change-password" onClick={leave}>
            {t('Change password')}
          </Link>
        </li>
      </Sheet>
    </Dialog>
  );
}

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  a {
    padding: ${space(2.5)} 0;
    font-family: ${({ theme }) => theme.fonts.display};
    font-size: 1.0625rem;
    font-weight: 500;
    letter-spacing: -0.02em;
    line-height: 1.2;
    color: ${({ theme }) => theme.colors.ink};
    text-decoration: none;
  }
  ${({ theme }) => theme.up.tablet} {
    padding: 0 ${space(8)};
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.nav`
  position: fixed;
  z-index: 29;
  inset: auto 0 var(--bar-space, 0px);
  background: ${({ theme }) => theme.colors.surface};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  ul {
    display: flex;
    max-width: 640px;
    margin: 0 auto;
  }
  li {
    flex: 1 1 0;
    min-width: 0;
  }
  @media print {
    display: none;
  }
`;

const place = css`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space(0.5)};
  width: 100%;
  min-height: 56px;
  padding: ${space(1)} 0;
  background: none;
  border: 0;
  color: ${({ theme }) => theme.colors.slate};
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  cursor: pointer;
  &[aria-current],
  &[data-leads-here] {
    color: ${({ theme }) => theme.colors.ocean};
    font-weight: 700;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const BarLink = styled(NavigationLink)`
  ${place}
  /* The count, at the icon's upper right corner. */
  [aria-hidden]:not(svg) {
    position: absolute;
    top: ${space(0.5)};
    left: calc(50% + 6px);
    min-width: 18px;
    padding: 0 ${space(1)};
    font-size: 0.6875rem;
    line-height: 18px;
  }
  /* An alarm, at its left corner. */
  [aria-hidden][title] {
    right: calc(50% + 6px);
    left: auto;
  }
`;

const More = styled.button`
  ${place}
`;

const Sheet = styled.ul`
  a,
  button {
    display: flex;
    width: 100%;
    padding: 0;
    background: none;
    border: 0;
    cursor: pointer;
    align-items: center;
    gap: ${space(3)};
    min-height: 48px;
    color: ${({ theme }) => theme.colors.ink};
    font-weight: 500;
    text-decoration: none;
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

const SheetLink = styled(NavigationLink)`
  span:first-of-type {
    flex: 1;
  }
`;
