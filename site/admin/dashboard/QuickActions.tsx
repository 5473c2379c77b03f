import styled from 'styled-components';
import { space } from '../../styles/theme';
import { LinkCard } from '../components/LinkCard';
import { usePermissions } from '../access/usePermissions';
import { t } from './texts.en';

const CARDS = [
  {
    to: '/admin/gallery',
    permission: 'gallery',
    get title() {
      return t('dashboard.galleryManager');
    },
    get caption() {
      return t('dashboard.uploadAndOrderPhotographs');
    },
  },
  {
    to: '/admin/settings',
    permission: 'settings',
    get title() {
      return t('dashboard.villaSettings');
    },
    get caption() {
      return t('dashboard.pricesRulesAndHero');
    },
  },
  {
    to: '#recent-bookings',
    permission: 'bookings',
    get title() {
      return t('dashboard.viewBookings');
    },
    get caption() {
      return t('dashboard.whoIsComingWhat');
    },
  },
  {
    to: '/admin/pricing#price-overrides',
    permission: 'prices',
    get title() {
      return t('dashboard.priceOverrides');
    },
    get caption() {
      return t('dashboard.pricesForChosenNights');
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
