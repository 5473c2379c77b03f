import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { LEADS_TO_SCREEN } from '../components/useScreenTitle';
import { ScreenHead } from '../shell/ScreenHead';
import { SETTINGS_PAGES } from './settingsPages';
import { t } from '../i18n/t';

export function SettingsScreen() {
  const { pathname } = useLocation();
  const can = usePermissions();
  const page = SETTINGS_PAGES.find(({ path }) => path === pathname);
  if (!page) return null;
  const allowed = SETTINGS_PAGES.filter(({ permission }) => can(permission));
  const Screen = page.screen;
  return (
    <>
      <ScreenHead title={t(page.title ?? page.label)} />
      {allowed.length > 1 && (
        <Pages aria-label={t('Settings')}>
          <ul>
            {allowed.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  state={LEADS_TO_SCREEN}
                  aria-current={path === pathname ? 'page' : undefined}
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </Pages>
      )}
      <Screen />
    </>
  );
}

/** Wraps on phones, so that every page is visible. */
const Pages = styled.nav`
  margin-bottom: ${space(6)};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: ${space(2.5)} ${space(3)};
    border-bottom: 2px solid transparent;
    font-size: ${({ theme }) => theme.type.small};
    line-height: 24px;
    color: ${({ theme }) => theme.colors.slate};
    text-decoration: none;
  }
  a:hover {
    color: ${({ theme }) => theme.colors.ocean};
  }
  a[aria-current] {
    border-color: ${({ theme }) => theme.colors.ocean};
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ocean};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
