import type { BookingSummary } from '@shared/contract/bookings/booking';
import { formatMoney, parseCents, type Cents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { summaryQuery } from '../../queries/bookings';
import { useMediaQuery } from '../components/useMediaQuery';
import { space } from '../../styles/theme';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

type Figure = { title: string; value: string; caption: string };

const FITS_ROW = '(min-width: 768px)';

/** A row that scrolls on phones. */
export function SummaryCards() {
  const summary = useQuery(summaryQuery(useApi()));
  const fits = useMediaQuery(FITS_ROW);
  return (
    // Focusable, so that the keys can scroll it.
    <Area aria-label={t('Summary')} tabIndex={fits ? undefined : 0}>
      <QueryState
        query={summary}
        loading={t('Loading figures...')}
        failed={t('The figures could not be loaded.')}
      >
        {(data) => (
          <Cards>
            {figuresOf(data).map(({ title, value, caption }) => (
              <Card key={title}>
                <dt>{title}</dt>
                <Value>{value}</Value>
                <Caption>{caption}</Caption>
              </Card>
            ))}
          </Cards>
        )}
      </QueryState>
    </Area>
  );
}

function figuresOf(summary: BookingSummary): Figure[] {
  const { confirmedRevenueEur, keptEur, confirmedCount, pendingCount, totalCount, messageCount } =
    summary;
  const euros = (cents: Cents) => formatMoney(cents, 'EUR', currentLocale());
  const keptCents = parseCents(keptEur ?? '0.00');
  const confirmed = t('{confirmedCount} confirmed {confirmedCount|booking|bookings}', {
    confirmedCount,
  });
  return [
    ...(confirmedRevenueEur === undefined
      ? [
          {
            title: t('Confirmed Bookings'),
            value: String(confirmedCount),
            caption: t('All time'),
          },
        ]
      : [
          {
            title: t('Total Revenue'),
            value: euros(parseCents(confirmedRevenueEur) + keptCents),
            caption:
              keptCents > 0
                ? t('{caption}, and {amount} kept after cancellations', {
                    caption: confirmed,
                    amount: euros(keptCents),
                  })
                : confirmed,
          },
        ]),
    {
      title: t('Pending Bookings'),
      value: String(pendingCount),
      caption: t('Awaiting confirmation'),
    },
    {
      title: t('Total Bookings'),
      value: String(totalCount),
      caption: t('All time'),
    },
    {
      title: t('Messages'),
      value: String(messageCount),
      caption: t('Contact messages'),
    },
  ];
}

const Area = styled.section`
  display: grid;
  min-height: 104px;
  overflow-x: auto;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(148px, 1fr));
  gap: 1px;
  width: max-content;
  min-width: 100%;
  margin: 0;
  background: ${({ theme }) => theme.colors.stone};
  border-radius: inherit;
  ${({ theme }) => theme.up.tablet} {
    width: auto;
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Card = styled.div`
  container-type: inline-size;
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.surface};
  dt {
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
  ${({ theme }) => theme.up.tablet} {
    padding: ${space(4)} ${space(5)};
  }
`;

/** Six figures with cents must fit. */
const Value = styled.dd`
  margin: ${space(1)} 0 ${space(0.5)};
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: clamp(1.125rem, 15cqi, 2.125rem);
  font-weight: 450;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Caption = styled.dd`
  margin: 0;
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;
