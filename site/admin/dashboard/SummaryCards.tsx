import type { BookingSummary } from '@shared/contract/bookings/booking';
import { parseCents, type Cents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { summaryQuery } from '../../queries/bookings';
import { useMediaQuery } from '../components/useMediaQuery';
import { StatList, Stat, StatValue, StatNote } from '../components/statStyles';
import { t } from '../i18n/t';
import { centsText } from '../components/formats';

type Figure = { title: string; value: string; caption: string };

const FITS_ROW = '(min-width: 768px)';

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
                <StatNote>{caption}</StatNote>
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
  const euros = (cents: Cents) => centsText(cents, 'EUR');
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

const Cards = styled(StatList)`
  grid-template-columns: repeat(4, minmax(148px, 1fr));
  width: max-content;
  min-width: 100%;
  border-radius: inherit;
  ${({ theme }) => theme.up.tablet} {
    width: auto;
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Card = styled(Stat)`
  container-type: inline-size;
`;

const Value = styled(StatValue)`
  font-size: clamp(1.125rem, 15cqi, 2.125rem);
`;
