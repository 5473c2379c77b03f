import styled from 'styled-components';
import { space } from '../../styles/theme';
import { LinkCard } from '../components/LinkCard';

const CARDS = [
  {
    to: '/admin/gallery',
    title: 'Gallery Manager',
    caption: 'Upload and order photographs',
  },
  {
    to: '/admin/settings',
    title: 'Villa Settings',
    caption: 'Prices, rules and hero image',
  },
  {
    to: '#recent-bookings',
    title: 'View Bookings',
    caption: 'Who is coming, what to answer',
  },
  {
    to: '/admin/pricing#price-overrides',
    title: 'Price Overrides',
    caption: 'Prices for chosen nights',
  },
] as const;

/** Cards that lead to other tabs, in one row: on phones it is pushed sideways. */
export function QuickActions() {
  return (
    <List>
      {CARDS.map(({ to, title, caption }) => (
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
