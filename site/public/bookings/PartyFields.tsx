import { MAX_INFANTS } from '@shared/contract/prices/price';
import { DEFAULT_TOURIST_TAX, adultsFrom } from '@shared/domain/prices/touristTax';
import { useId } from 'react';
import styled from 'styled-components';
import { Field, Select } from '../../components/Field';
import { Quiet } from '../../components/SmallText';
import { useEnquiryDraft } from '../../stores/enquiryDraft';
import { space } from '../../styles/theme';
import { useText } from '../PageContext';
import type { BookingPage } from './useBookingPage';

/** Who is coming: adults and children, who are the guests, and infants and pets besides. */
export function PartyFields({ enquiryPage }: { enquiryPage: BookingPage }) {
  const t = useText();
  const agesId = useId();
  const { terms, guestCount, maxGuests, picked, draft } = enquiryPage;
  const maxPets = terms?.fees.maxPets ?? 0;
  const children = Math.min(draft.choices.children, guestCount - 1);
  const adults = guestCount - children;
  const setGuests = (guests: { adults: number; children: number }) => {
    useEnquiryDraft.setState({ guestCount: guests.adults + guests.children });
    picked.setChoices({ children: guests.children });
  };
  return (
    <div role="group" aria-label={t('booking.guests')}>
      <Row>
        <Count
          label={t('party.adults')}
          value={adults}
          least={1}
          most={maxGuests - children}
          onValue={(n) => setGuests({ adults: n, children })}
        />
        <Count
          label={t('party.children')}
          describedBy={agesId}
          value={children}
          most={maxGuests - adults}
          onValue={(n) => setGuests({ adults, children: n })}
        />
        <Count
          label={t('party.infants')}
          describedBy={agesId}
          value={draft.infants}
          most={MAX_INFANTS}
          onValue={(infants) => useEnquiryDraft.setState({ infants })}
        />
        {maxPets > 0 && (
          <Count
            label={t('party.pets')}
            value={Math.min(draft.choices.pets, maxPets)}
            most={maxPets}
            onValue={(pets) => picked.setChoices({ pets })}
          />
        )}
      </Row>
      <Ages id={agesId}>
        {t('party.ages', { last: adultsFrom(terms?.touristTax ?? DEFAULT_TOURIST_TAX) - 1 })}
      </Ages>
    </div>
  );
}

function Count({
  label,
  describedBy,
  value,
  least = 0,
  most,
  onValue,
}: {
  label: string;
  describedBy?: string;
  value: number;
  least?: number;
  most: number;
  onValue: (value: number) => void;
}) {
  return (
    <Field label={label}>
      {(props) => (
        <Select
          {...props}
          {...(describedBy && { 'aria-describedby': describedBy })}
          value={value}
          onChange={({ target }) => onValue(Number(target.value))}
        >
          {Array.from({ length: most - least + 1 }, (_, index) => (
            <option key={index} value={least + index}>
              {least + index}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** One line if a label fits above each. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.75em), 1fr));
  align-items: end;
  gap: ${space(3)};
  select {
    padding-inline: ${space(3)} ${space(1)};
  }
`;

const Ages = styled(Quiet)`
  margin-top: ${space(1)};
`;
