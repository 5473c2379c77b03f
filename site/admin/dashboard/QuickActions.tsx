import styled from 'styled-components';
import { space } from '../../styles/theme';
import { LinkCard } from '../components/LinkCard';
import { usePermissions } from '../access/usePermissions';
import { t } from '../i18n/t';

const CARDS = [
  {
    to: '/admin/gallery',
    permission: 'gallery',
    get title() {
      return t('Gallery Manager');
    },
    get caption() {
      return t('Upload and order photographs');
    },
  },
  {
    to: '/admin/settings',
    permission: 'settings',
    get title() {
      return t('Villa Settings');
    },
    get caption() {
      return t('Prices, rules and hero image');
    },
  },
  {
    to: '#recent-bookings',
    permission: 'bookings',
    get title() {
      return t('View Bookings');
    },
    get caption() {
      return t('Who is coming, what to answer');
    },
  },
  {
    to: '/admin/pricing#price-overrides',
    permission: 'prices',
    get title() {
      return t('Price Overrides');
    },
    get caption() {
      return t('Prices for chosen nights');
    },
  },
] as const;

/** Cards that lead to other tabs, in one row: on phones it is pushed sideways. */
export function QuickActions() {
  const can = usePermissions();
  return (
    <List>
      {CARDS.filter(({ permission }) => can(permission)).map(({ to, title, caption }) => (
        <li key={to}>
          <LinkCard to={to} title={title} caption={caption} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  /* What the focus draws around a card lies outside of it. */
  margin: ${space(-1.5)};
  padding: ${space(1.5)};
  li {
    flex: 1 0 auto;
    ${({ theme }) => theme.up.tablet} {
      flex: 1 1 0;
    }
  }
`;
