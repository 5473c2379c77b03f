import { PAYMENT_FILTERS, type PaymentFilter } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import { BOOKING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import type { BookingSort, SortOrder } from '@shared/domain/bookings/bookingViews';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import type { BookingListState } from './bookingFilter';
import { useDebouncedText } from '../components/useDebouncedText';
import { SmallButton } from '../components/SmallButton';
import { SelectField, TextField } from '../components/fields';
import { statusText } from './bookingText';
import { t, type Sentence } from '../i18n/t';

const PAYMENT_TEXTS = {
  overdue: 'Overdue',
  due: 'Due',
  giveBack: 'To give back',
  paid: 'Paid',
} as const satisfies Record<PaymentFilter, Sentence>;

const ORDERS = [
  ['dates asc', 'Check-in, earliest first'],
  ['dates desc', 'Check-in, latest first'],
  ['created desc', 'Created, newest first'],
  ['created asc', 'Created, oldest first'],
  ['guest asc', 'Guest, A to Z'],
  ['guest desc', 'Guest, Z to A'],
  ['amount desc', 'Amount, largest first'],
  ['amount asc', 'Amount, smallest first'],
  ['guests desc', 'Guests, most first'],
  ['guests asc', 'Guests, fewest first'],
  ['status asc', 'Status, A to Z'],
  ['status desc', 'Status, Z to A'],
] as const satisfies [`${BookingSort} ${SortOrder}`, Sentence][];

export function BookingFilters({
  state: { filter, listOrder, isFiltered, toIssue, change, clear },
  params,
  isWide,
}: {
  state: BookingListState;
  params: { from: string; to: string };
  isWide: boolean;
}) {
  const search = useDebouncedText(filter.search ?? '', (text) => change({ search: text }));
  const hasFolded = Boolean(filter.status || filter.payment || params.from || params.to);
  const [isUnfolded, setIsUnfolded] = useState(hasFolded);
  const foldedId = useId();
  const isOpen = isWide || isUnfolded;

  return (
    <Bar
      role="search"
      aria-label={t('Bookings')}
      onSubmit={(event) => {
        event.preventDefault();
        search.flush();
      }}
    >
      <TextField
        label={t('Search')}
        value={search.text}
        onValue={search.setText}
        type="search"
        placeholder={t('Name, email or reference')}
        maxLength={LIMITS.search}
        spellCheck={false}
      />
      {!isWide && (
        <SmallButton
          aria-expanded={isUnfolded}
          aria-controls={foldedId}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('Fewer filters') : t('More filters')}
        </SmallButton>
      )}
      <Rest id={foldedId} hidden={!isOpen}>
        <SelectField
          label={t('Status')}
          value={filter.status ?? ''}
          options={[
            ['', t('All statuses')],
            ...BOOKING_STATUSES.map((each) => [each, capitalised(statusText(each))] as const),
          ]}
          onValue={(status) => change({ status })}
        />
        <SelectField
          label={t('Payment')}
          value={filter.payment ?? ''}
          options={[
            ['', t('All payments')],
            ...PAYMENT_FILTERS.map((each) => [each, t(PAYMENT_TEXTS[each])] as const),
          ]}
          onValue={(payment) => change({ payment })}
        />
        <TextField
          label={t('Stays from')}
          value={params.from}
          onValue={(from) => change({ from })}
          type="date"
        />
        <TextField
          label={t('Stays to')}
          value={params.to}
          onValue={(to) => change({ to })}
          error={toIssue ?? undefined}
          type="date"
          min={params.from || undefined}
        />
        {/* A table is sorted by its column headers. */}
        {!isWide && (
          <SelectField
            label={t('Sort')}
            value={`${listOrder.sort} ${listOrder.order}`}
            options={ORDERS.map(([value, text]) => [value, t(text)])}
            onValue={(value) => {
              const [sort = '', order = ''] = value.split(' ');
              change({ sort, order });
            }}
          />
        )}
      </Rest>
      {isFiltered && (
        <SmallButton $variant="quiet" onClick={clear}>
          {t('Clear filters')}
        </SmallButton>
      )}
    </Bar>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const Bar = styled.form`
  display: grid;
  gap: ${space(3)};
  align-items: start;
  margin-bottom: ${space(4)};
  input,
  select {
    min-height: 44px;
    padding: ${space(2)} ${space(3)};
    font-size: 0.9375rem;
    @media (pointer: coarse) {
      /* Smaller type makes iOS zoom into the field. */
      font-size: 1rem;
    }
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(220px, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
    & > button {
      /* In line with the controls, below the height of their labels. */
      margin-top: 27px;
    }
  }
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  align-items: start;
  &[hidden] {
    display: none;
  }
  @media (min-width: 900px) {
    grid-template-columns: 140px 140px 156px 156px;
  }
`;
