import type { BookingJson } from '@shared/contract/bookings/booking';
import { phoneParts } from '@shared/domain/phones';
import styled from 'styled-components';
import { PhoneLinks } from '../../components/PhoneLinks';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';

type Contact = Pick<BookingJson, 'guestPhone' | 'specialRequests'>;

export function hasContact({ guestPhone, specialRequests }: Contact): boolean {
  return guestPhone !== null || specialRequests !== null;
}

export function BookingContact({ booking: { guestPhone, specialRequests } }: { booking: Contact }) {
  return (
    <List>
      {guestPhone && (
        <div>
          <dt>{t('Phone')}</dt>
          <dd>
            <PhoneLinks parts={phoneParts(guestPhone)} />
          </dd>
        </div>
      )}
      {specialRequests && (
        <div>
          <dt>{t('Special requests')}</dt>
          <SpecialRequests>{specialRequests}</SpecialRequests>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  dt {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.slate};
  }
  dd {
    margin: 0;
  }
`;

const SpecialRequests = styled.dd`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-width: ${({ theme }) => theme.width.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
