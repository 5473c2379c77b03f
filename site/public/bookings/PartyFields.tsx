import styled from 'styled-components';
import { Field, Select } from '../../components/Field';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import { GuestSelect } from './GuestSelect';
import type { BookingPage } from './useBookingPage';

/** Who is coming: the guests, and the children and pets that the price depends on. */
export function PartyFields({ enquiryPage }: { enquiryPage: BookingPage }) {
  const t = useText();
  const { terms, guestCount, maxGuests, picked } = enquiryPage;
  const { choices } = enquiryPage.draft;
  const touristTax = terms?.touristTax;
  const maxPets = terms?.fees.maxPets ?? 0;
  return (
    <Row>
      <Field label={t('booking.guests')}>
        {(props) => <GuestSelect {...props} guestCount={guestCount} maxGuests={maxGuests} />}
      </Field>
      {touristTax?.isOn && touristTax.minimumAge > 0 && guestCount > 1 && (
        <Field
          label={t('party.children', { age: touristTax.minimumAge })}
          hint={t('party.childrenHint')}
        >
          {(props) => (
            <Select
              {...props}
              value={Math.min(choices.children, guestCount - 1)}
              onChange={({ target }) => picked.setChoices({ children: Number(target.value) })}
            >
              {options(guestCount - 1, t('party.noChildren'), (n) => t('party.childCount', { n }))}
            </Select>
          )}
        </Field>
      )}
      {maxPets > 0 && (
        <Field label={t('party.pets')}>
          {(props) => (
            <Select
              {...props}
              value={Math.min(choices.pets, maxPets)}
              onChange={({ target }) => picked.setChoices({ pets: Number(target.value) })}
            >
              {options(maxPets, t('party.noPets'), (n) => t('party.petCount', { n }))}
            </Select>
          )}
        </Field>
      )}
    </Row>
  );
}

function options(most: number, none: string, textOf: (n: number) => string) {
  return Array.from({ length: most + 1 }, (_, n) => (
    <option key={n} value={n}>
      {n === 0 ? none : textOf(n)}
    </option>
  ));
}

/** Side by side if a label fits above each. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(4)};
`;
