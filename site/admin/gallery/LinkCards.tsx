import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { LinkCard } from '../components/LinkCard';
import { t } from './texts.en';

const CARDS = [
  {
    to: '/admin/gallery',
    permission: 'gallery',
    get title() {
      return t('gallery.galleryManager');
    },
    get caption() {
      return t('gallery.photographsOfTheVilla');
    },
  },
  {
    to: '/admin/settings',
    permission: 'settings',
    get title() {
      return t('gallery.villaSettings');
    },
    get caption() {
      return t('gallery.pricingAmenitiesVillaConfiguration');
    },
  },
  {
    to: '/admin#recent-bookings',
    permission: 'bookings',
    get title() {
      return t('gallery.bookingManagement');
    },
    get caption() {
      return t('gallery.reservationsAndEnquiries');
    },
  },
] as const;

/** The way to the other parts of the back office, this one among them. */
export function LinkCards() {
  const can = usePermissions();
  return (
    <nav aria-label={t('gallery.partsOfTheBack')}>
      <List>
        {CARDS.filter(({ permission }) => can(permission)).map(({ to, title, caption }) => (
          <li key={to}>
            <LinkCard to={to} title={title} caption={caption} isCurrent={to === '/admin/gallery'} />
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  li {
    flex: 1 0 auto;
    ${({ theme }) => theme.up.tablet} {
      flex: 1 1 0;
    }
  }
`;
