import type { Currency } from '@shared/domain/prices/money';
import { centsOfNumber } from '@shared/domain/prices/money';
import { formatDayOfYear } from '@shared/domain/date';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import type { SeenStay as Seen } from '../../stores/seenStay';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { useStayPrice } from './useStayPrice';

/** Reminds of the stay that was looked at on an earlier visit, and says whether it is still free. */
export function SeenStay({
  seen: { infants: _unpriced, ...seen },
  currency,
  onChoose,
  onForget,
}: {
  seen: Seen;
  currency: Currency;
  onChoose: () => void;
  onForget: () => void;
}) {
  const { t, locale, money } = usePage();
  const price = useStayPrice({ ...seen, currency }, 0);
  if (price.state !== 'known' && price.state !== 'refused') return null;
  const day = (date: string) => formatDayOfYear(date, locale);
  const values = {
    from: day(seen.checkinDate),
    to: day(seen.checkoutDate),
    guests: t('booking.guestCount', { n: seen.guestCount }),
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
