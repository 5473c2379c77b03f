import { formatShortDay } from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { settingsQuery } from '../../queries/publicReads';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { Wide } from '../Section';
import { startingPrice } from './startingPrice';

/** The lowest price of each of the next twelve months, as a bar and a link to the month in the calendar. */
export function PriceYear() {
  const { t, locale, money, monthPrices } = usePage();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const currency = useCurrency((state) => state.currency);
  if (!settings || monthPrices.length === 0) return null;
  const dearest = Math.max(...monthPrices.map(({ price }) => Number(price ?? 0)));
  return (
    <Wide>
      <Months>
        {monthPrices.map(({ month, price }) => {
          const name = formatShortDay(month, locale, { month: 'short' });
          return (
            <li key={month}>
              {price === null ? (
                <Booked>
                  <Bar $share={0} aria-hidden />
                  <strong>{name}</strong> <span>{t('price.booked')}</span>
                </Booked>
              ) : (
                <Month to={`/booking?month=${month.slice(0, 7)}`}>
                  <Bar $share={Number(price) / dearest} aria-hidden />
                  <strong>{name}</strong>{' '}
                  <span>{money(startingPrice(settings, price, currency), currency)}</span>
                </Month>
              )}
            </li>
          );
        })}
      </Months>
    </Wide>
  );
}

const Months = styled.ol`
  display: grid;
  /* Four, or fewer if the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(max(4.5em, (100% - ${space(6)}) / 4), 1fr));
  gap: ${space(5)} ${space(2)};
  margin-top: ${space(12)};
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(6, 1fr);
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: repeat(12, 1fr);
    gap: ${space(4)};
  }
`;

const cell = css`
  display: flex;
  flex-direction: column;
  justify-content: end;
  height: 100%;
  min-height: 48px;
  line-height: 1.5;
  color: var(--quiet);
  text-decoration: none;
  strong {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ink};
  }
`;

const Month = styled(Link)`
  ${cell}
  &:hover strong {
    text-decoration: underline;
  }
`;

const Booked = styled.span`
  ${cell}
`;

const Bar = styled.span<{ $share: number }>`
  height: calc(${({ $share }) => $share} * 56px);
  margin-bottom: ${space(2)};
  border-bottom: 2px solid var(--accent);
  background: color-mix(
    in srgb,
    var(--accent) ${({ $share }) => Math.round(20 + $share ** 2 * 60)}%, transparent
  );
  forced-color-adjust: none;
`;
