import type { ComponentProps } from 'react';
import { Select } from '../../components/Field';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { usePage } from '../PageContext';

/** The number of guests, from one to `maxGuests`. */
export function GuestSelect({
  guestCount,
  maxGuests,
  ...props
}: { guestCount: number; maxGuests: number } & Omit<
  ComponentProps<typeof Select>,
  'value' | 'onChange'
>) {
  const { t } = usePage();
  return (
    <Select
      {...props}
      value={guestCount}
      onChange={({ target }) => useEnquiryDraft.setState({ guestCount: Number(target.value) })}
    >
      {Array.from({ length: maxGuests }, (_, index) => (
        <option key={index + 1} value={index + 1}>
          {t('booking.guestCount', { n: index + 1 })}
        </option>
      ))}
    </Select>
  );
}
