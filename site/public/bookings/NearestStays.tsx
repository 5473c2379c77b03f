import type { VillaSettings } from '@shared/contract/prices/settings';
import { countNights, type Stay } from '@shared/domain/bookings/stayRules';
import { formatDayOfYear } from '@shared/domain/date';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { availabilityQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { stayTotalCents, type TotalRules } from './hoverPrice';
import { daysAround, nearestStays } from './staysNear';

/** Offers the nearest free stays of the same length, with their prices, in place of one that is taken. */
export function NearestStays({
  taken,
  settings,
  totals,
  onStay,
}: {
  taken: Stay;
  settings: VillaSettings | undefined;
  totals: TotalRules | null;
  onStay: (stay: Stay) => void;
}) {
  const { t, locale, today, money } = usePage();
  const { data } = useQuery(availabilityQuery(useApi(), daysAround(taken, today)));
  const days = new Map(data?.map((day) => [day.date, day]));
  const stays = nearestStays(taken, days, settings ?? PUBLIC_FALLBACKS, today);
  if (stays.length === 0) return null;
  const day = (date: string) => formatDayOfYear(date, locale);
  const priceOf = (stay: Stay) => {
    const cents = totals && stayTotalCents(stay, days, totals);
    return totals && cents !== null ? money(cents, totals.currency) : null;
  };
  return (
    <Box>
      <p>{t('near.title', { nights: countNights(taken) })}</p>
      <Row>
        {stays.map((stay) => (
          <Button
            key={stay.checkinDate}
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => onStay(stay)}
          >
            {[
              t('bill.dates', { from: day(stay.checkinDate), to: day(stay.checkoutDate) }),
              priceOf(stay),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Button>
        ))}
      </Row>
    </Box>
  );
}

const Box = styled.div`
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(3)};
  & > button {
    min-height: 44px;
    font-variant-numeric: tabular-nums;
  }
`;
