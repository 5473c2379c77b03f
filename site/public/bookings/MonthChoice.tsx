import type { VillaSettings } from '@shared/contract/prices/settings';
import { addMonths, formatDay, type PlainDate } from '@shared/domain/date';
import { useEffect, useId, useRef, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { availabilityQuery } from '../../queries/publicReads';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { wholeUnits } from './cellPrice';
import { monthOffers, readingsOf } from './monthOffers';

type Months = Record<'month' | 'first' | 'last', PlainDate> & {
  settings: VillaSettings | undefined;
  onMonth: (month: PlainDate) => void;
};

/** The name of the first displayed month as a button that opens a list of all months. */
export function MonthChoice(props: Months) {
  const { t, locale } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const choose = (month: PlainDate) => {
    setIsOpen(false);
    opener.current?.focus();
    if (month !== props.month) props.onMonth(month);
  };

  return (
    <div ref={box}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        aria-label={`${formatDay(props.month, locale, { month: 'long', year: 'numeric' })}, ${t('months.choose')}`}
      />
      <div id={listId} hidden={!isOpen}>
        {isOpen && <MonthList {...props} onMonth={choose} />}
      </div>
    </div>
  );
}

/** The months with their lowest price per night. Reads their availability when it opens. */
function MonthList({ month, first, last, settings, onMonth }: Months) {
  const { t, locale, today, money } = usePage();
  const api = useApi();
  const currency = useCurrency((state) => state.currency);
  const results = useQueries({
    queries: readingsOf(first, last).map((reading) => availabilityQuery(api, reading)),
  });
  const months: PlainDate[] = [];
  for (let each = first; each <= last; each = addMonths(each, 1)) months.push(each);
  const known = results.flatMap(({ data }) => data ?? []);
  const isKnown = settings && results.every(({ data }) => data);
  const days = new Map(known.map((day) => [day.date, day]));
  const offers = isKnown ? monthOffers(months, days, settings, today, { settings, currency }) : [];
  const firstFree = offers.find(({ lowestCents }) => lowestCents !== null)?.month;
  return (
    <List role="list">
      {months.map((each, index) => {
        const cents = offers[index]?.lowestCents;
        return (
          <li key={each}>
            <button
              type="button"
              aria-current={each === month || undefined}
              data-full={cents === null || undefined}
              onClick={() => onMonth(each)}
            >
              <b>{formatDay(each, locale, { month: 'short', year: 'numeric' })}</b>
              {cents !== undefined && (
                <small>
                  {cents === null
                    ? t('months.full')
                    : t('months.from', { amount: money(wholeUnits(cents), currency) })}
                </small>
              )}
              {each === firstFree && <small>{t('months.first')}</small>}
            </button>
          </li>
        );
      })}
    </List>
  );
}

/** Lies over the name of the month, which stays readable in print. */
const Opener = styled.button`
  position: absolute;
  left: 48px;
  width: calc(100% - 96px);
  height: 48px;
  padding: 0;
  background: transparent;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  cursor: pointer;
  pointer-events: auto;
  &:hover {
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.colors.edge};
  }
  ${({ theme }) => theme.up.tablet} {
    width: calc(50% - 48px - ${space(5)} - 48px);
  }
`;

const List = styled.ul`
  position: absolute;
  top: 52px;
  inset-inline: 0;
  z-index: 3;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.25em), 1fr));
  gap: ${space(1)};
  max-height: min(420px, 60vh);
  margin: 0;
  padding: ${space(3)};
  overflow-y: auto;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  box-shadow: ${({ theme }) => theme.shadow};
  list-style: none;
  pointer-events: auto;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  }
  button {
    display: flex;
    flex-direction: column;
    width: 100%;
    min-height: 64px;
    padding: ${space(2)};
    background: transparent;
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radii.control};
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: ${({ theme }) => theme.colors.sand};
    }
    &[aria-current] {
      border-color: ${({ theme }) => theme.colors.ocean};
    }
    &[data-full] {
      color: ${({ theme }) => theme.colors.slate};
    }
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: 0.8125rem;
    color: ${({ theme }) => theme.colors.slate};
    & + small {
      color: ${({ theme }) => theme.colors.palm};
      font-weight: 600;
    }
  }
`;
