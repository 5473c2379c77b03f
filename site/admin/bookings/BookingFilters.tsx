import { LIMITS } from '@shared/contract/common';
import { BOOKING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import type { BookingSort, SortOrder } from '@shared/domain/bookings/bookingViews';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, Select, TextInput } from '../../components/Field';
import { space } from '../../styles/theme';
import type { BookingListState } from './bookingFilter';
import { useDebouncedText } from '../components/useDebouncedText';
import { statusText } from './bookingText';
import { t } from '../i18n/t';

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
] as const satisfies [`${BookingSort} ${SortOrder}`, Parameters<typeof t>[0]][];

/** @param isWide whether all filters fit side by side; otherwise the rarer ones are folded */
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
  const hasFolded = Boolean(filter.status || params.from || params.to);
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
      <Field label={t('Search')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search.text}
            onChange={(event) => search.setText(event.target.value)}
            placeholder={t('Name, email or reference')}
            maxLength={LIMITS.search}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {!isWide && (
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          aria-expanded={isUnfolded}
          aria-controls={foldedId}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('Fewer filters') : t('More filters')}
        </Button>
      )}
      <Rest id={foldedId} hidden={!isOpen}>
        <Field label={t('Status')}>
          {(control) => (
            <Choice
              {...control}
              value={filter.status ?? ''}
              onChange={(event) => change({ status: event.target.value })}
            >
              <option value="">{t('All statuses')}</option>
              {BOOKING_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {capitalised(statusText(status))}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={t('Stays from')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={params.from}
              onChange={(event) => change({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('Stays to')} error={toIssue ?? undefined}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={params.from || undefined}
              value={params.to}
              onChange={(event) => change({ to: event.target.value })}
            />
          )}
        </Field>
        {/* A table is sorted by its column headers. */}
        {!isWide && (
          <Field label={t('Sort')}>
            {(control) => (
              <Choice
                {...control}
                value={`${listOrder.sort} ${listOrder.order}`}
                onChange={({ target }) => {
                  const [sort = '', order = ''] = target.value.split(' ');
                  change({ sort, order });
                }}
              >
                {ORDERS.map(([value, words]) => (
                  <option key={value} value={value}>
                    {t(words)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        )}
      </Rest>
      {isFiltered && (
        <Button type="button" $variant="quiet" $size="small" onClick={clear}>
          {t('Clear filters')}
        </Button>
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
  & > :is(:first-child, :nth-child(4)) {
    grid-column: 1 / -1;
  }
  @media (min-width: 900px) {
    grid-template-columns: 150px 156px 156px;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Input = styled(TextInput)`
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  font-size: 0.9375rem;
  @media (pointer: coarse) {
    /* Smaller type makes iOS zoom into the field. */
    font-size: 1rem;
  }
`;

const Choice = styled(Select)`
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  font-size: 0.9375rem;
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
