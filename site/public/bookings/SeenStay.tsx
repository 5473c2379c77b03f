import type { Currency } from '@shared/domain/prices/money';
import { centsOfNumber } from '@shared/domain/prices/money';
import { formatDayOfYear } from '@shared/domain/date';
import type { Stay } from '@shared/domain/bookings/stayRules';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import type { PricedParty } from './hoverPrice';
import { isTaken, useStayPrice } from './useStayPrice';

/**
 * Reminds of the stay that was looked at on an earlier visit, and says whether it is still free. Nothing is said of
 * one that other rules refuse by now.
 */
export function SeenStay({
  seen,
  party,
  currency,
  onChoose,
  onForget,
}: {
  seen: Stay;
  /** Who was to come, as far as the villa takes them. */
  party: PricedParty;
  currency: Currency;
  onChoose: () => void;
  onForget: () => void;
}) {
  const { t, locale, money } = usePage();
  const { checkinDate, checkoutDate } = seen;
  const price = useStayPrice({ checkinDate, checkoutDate, ...party, currency }, 0);
  if (price.state !== 'known' && !isTaken(price)) return null;
  const day = (date: string) => formatDayOfYear(date, locale);
  const values = {
    from: day(checkinDate),
    to: day(checkoutDate),
    guests: t('booking.guestCount', { n: party.guestCount }),
  };
  return (
    <Box role="status">
      <p>
        {price.state === 'known'
          ? t('seen.free', {
              ...values,
              total: money(centsOfNumber(price.quote.total), price.quote.currency),
            })
          : t('seen.gone', values)}
      </p>
      <div>
        <Button type="button" $variant="secondary" $size="small" onClick={onChoose}>
          {t(price.state === 'known' ? 'seen.choose' : 'seen.near')}
        </Button>
        <Button type="button" $variant="quiet" $size="small" onClick={onForget}>
          {t('seen.forget')}
        </Button>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.card};
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  button {
    min-height: 44px;
  }
`;
