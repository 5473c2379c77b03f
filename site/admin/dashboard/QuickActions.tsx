import styled from 'styled-components';
import { space } from '../../styles/theme';
import { LinkCard } from '../components/LinkCard';
import { usePermissions } from '../access/usePermissions';
import { t } from '../i18n/t';

const CARDS = [
  {
    to: '/admin/gallery',
    permission: 'gallery',
    title: 'Gallery Manager',
    caption: 'Upload and order photographs',
  },
  {
    to: '/admin/settings',
    permission: 'settings',
    title: 'Villa Settings',
    caption: 'Prices, rules and hero image',
  },
  {
    to: '#recent-bookings',
    permission: 'bookings',
    title: 'View Bookings',
    caption: 'Who is coming, what to answer',
  },
  {
    to: '/admin/pricing#price-overrides',
    permission: 'prices',
    title: 'Price Overrides',
    caption: 'Prices for chosen nights',
  },
] as const;

export function QuickActions() {
  const can = usePermissions();
  return (
    <List>
      {CARDS.filter(({ permission }) => can(permission)).map(({ to, title, caption }) => (
        <li key={to}>
          <LinkCard to={to} title={t(title)} caption={t(caption)} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space(2)};
  margin-top: ${space(2)};
  font-size: 0.8125rem;
  line-height: 1.25;
  a {
    padding: ${space(1)} ${space(2)};
    line-height: inherit;
  }
  ${({ theme }) => theme.up.tablet} {
    margin-top: ${space(8)};
    font-size: inherit;
    a {
      padding: ${space(2)} ${space(4)};
    }
  }
`;
