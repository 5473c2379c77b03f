import { Link } from 'react-router';
import styled from 'styled-components';
import { openOverlay } from '../../stores/shortcuts';
import { space } from '../../styles/theme';
import { useVilla } from '../components/useVilla';
import { useHost } from '../platform';
import { NavigationLink } from './NavigationLinks';
import { RAIL_WIDTH } from './railWidth';
import { IS_MAC } from './shortcutKeys';
import { useSignOut } from './useSignOut';
import { useMenuTabs } from './useTabs';
import { t } from '../i18n/t';

export function Rail() {
  const { siteUrl } = useHost();
  const { name: villa } = useVilla();
  const { signOut, isSigningOut } = useSignOut();
  const tabs = useMenuTabs();
  return (
    <Side>
      <House to="/admin">{t('{villa} Admin', { villa })}</House>
      <SearchButton type="button" onClick={() => openOverlay('palette')}>
        <span>{t('Search')}</span>
        <kbd aria-hidden>{IS_MAC ? '⌘ K' : 'Ctrl K'}</kbd>
      </SearchButton>
      <nav aria-label={t('Admin')}>
        <List>
          {tabs.map((item) => (
            <li key={item.id}>
              <RailLink item={item} />
            </li>
          ))}
        </List>
      </nav>
      <Account>
        <a href={siteUrl}>{t('View site')}</a>
        <Link to="/admin/change-password">{t('Change password')}</Link>
        <button type="button" disabled={isSigningOut} onClick={signOut}>
          {t('Logout')}
        </button>
      </Account>
    </Side>
  );
}

const Side = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 auto var(--bar-space, 0px) 0;
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  width: ${RAIL_WIDTH};
  padding: ${space(4)} ${space(3)};
  overflow-y: auto;
  border-right: 1px solid ${({ theme }) => theme.colors.stone};
  font-size: 0.9375rem;
  line-height: 1.4;
  @media print {
    display: none;
  }
`;

const House = styled(Link)`
  padding: ${space(2.5)} ${space(3)};
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: 1.25rem;
  font-weight: 500;
  letter-spacing: -0.02em;
  line-height: 1.2;
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
`;

const SearchButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  padding: 0 ${space(3)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.slate};
  cursor: pointer;
  kbd {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 0.8125rem;
  }
  &:hover {
    border-color: ${({ theme }) => theme.colors.edge};
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
`;

const RailLink = styled(NavigationLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border-radius: ${({ theme }) => theme.radii.control};
  color: ${({ theme }) => theme.colors.slate};
  font-weight: 500;
  text-decoration: none;
  > span:first-of-type {
    flex: 1;
  }
  &:hover {
    color: ${({ theme }) => theme.colors.ink};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.colors.sand};
    color: ${({ theme }) => theme.colors.ink};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Account = styled.div`
  display: grid;
  margin-top: auto;
  font-size: ${({ theme }) => theme.type.small};
  a,
  button {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 0 ${space(3)};
    background: none;
    border: 0;
    border-radius: ${({ theme }) => theme.radii.control};
    color: ${({ theme }) => theme.colors.slate};
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: ${({ theme }) => theme.colors.ink};
  }
  :focus-visible {
    outline-offset: -2px;
  }
`;
