import type { BookingSummary } from '@shared/contract/bookings/booking';
import { parseCents, type Cents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { visuallyHidden } from '../../components/VisuallyHidden';
import { summaryQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { StatList, Stat, StatValue, StatNote } from '../components/statStyles';
import { t } from '../i18n/t';
import { centsText } from '../components/formats';

type Figure = { title: string; value: string; caption: string; to: string };

export function SummaryCards() {
  const summary = useQuery(summaryQuery(useApi()));
  return (
    <Area aria-label={t('Summary')}>
      <QueryState
        query={summary}
        loading={t('Loading figures...')}
        failed={t('The figures could not be loaded.')}
      >
        {(data) => (
          <Cards>
            {figuresOf(data).map(({ title, value, caption, to }) => (
              <Card key={title}>
                <dt>
                  <Link to={to}>{title}</Link>
                </dt>
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
  // The same number as in the navigation and the list's tab.
  const { waitingCount = pendingCount, conversationCount = 0 } = summary;
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
            to: '/admin?view=all',
          },
        ]
      : [
          {
            title: t('Total Revenue'),
            value: euros(parseCents(confirmedRevenueEur) + keptCents),
            caption:
              keptCents > 0
                ? t('{caption}, and {amount} kept', {
                    caption: confirmed,
                    amount: euros(keptCents),
                  })
                : confirmed,
            to: '/admin/figures',
          },
        ]),
    {
      title: t('Pending Bookings'),
      value: String(waitingCount),
      caption: t('Awaiting confirmation'),
      to: '/admin?view=answer',
    },
    {
      title: t('Total Bookings'),
      value: String(totalCount),
      caption: t('All time'),
      to: '/admin?view=all',
    },
    {
      title: t('Messages'),
      value: String(messageCount + conversationCount),
      caption: conversationCount > 0 ? t('Messages and conversations') : t('Contact messages'),
      to: '/admin/messages',
    },
  ];
}

const Area = styled.section`
  min-height: 72px;
  margin-bottom: ${space(3)};
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Cards = styled(StatList)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Card = styled(Stat)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  && {
    padding: ${space(1)} ${space(3)};
  }
  ${({ theme }) => theme.up.tablet} {
    display: block;
    && {
      padding: ${space(2)} ${space(4)};
    }
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid ${({ theme }) => theme.colors.terracotta};
    outline-offset: -3px;
  }
`;

const Value = styled(StatValue)`
  margin: 0;
  font-size: 1.0625rem;
  ${({ theme }) => theme.up.tablet} {
    font-size: 1.25rem;
  }
`;

/** For screen readers on phones, where there is no room. */
const Caption = styled(StatNote)`
  ${visuallyHidden}
  ${({ theme }) => theme.up.tablet} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    white-space: normal;
  }
`;
