import { centsOfNumber } from '@shared/domain/prices/money';
import styled, { css } from 'styled-components';
import { Button } from '../../components/Button';
import { keepFootSpace } from '../../components/footSpace';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { usePage, useText } from '../PageContext';
import type { StayPrice } from './useStayPrice';

/**
 * The "continue" bar. If the calendar fills the window, the bar sticks to the bottom once a day is picked and
 * summarises the bill in one line.
 * @param hint what the guest does next to see a price
 * @param problem why the selection cannot be booked
 * @param note why the day that was pressed cannot be picked
 * @param onRetry requests a failed price again
 * @param cleared names the cleared dates while they can be restored
 */
export function StayFoot({
  isPicked,
  price,
  hint,
  problem,
  note,
  onRetry,
  cleared,
  onRestore,
  onContinue,
}: {
  isPicked: boolean;
  price: StayPrice;
  hint: string | null;
  problem: string | null;
  note: string | null;
  onRetry: (() => void) | null;
  cleared: string | null;
  onRestore: () => void;
  onContinue: () => void;
}) {
  const t = useText();
  const isPinned = isPicked || cleared !== null || note !== null;
  const isValid = price.state === 'known' && problem === null;
  return (
    <Foot $isPinned={isPinned} ref={isPinned ? keepFootSpace : null}>
      {(isPicked || note) && (
        // Hidden from screen readers, because the calendar and the bill announce it.
        <Summary aria-hidden $isLong={(note ?? problem) !== null} $isProblem={!note && !!problem}>
          {note ?? problem ?? <State price={price} hint={hint} />}
        </Summary>
      )}
      {cleared && (
        <Cleared>
          {cleared}{' '}
          <Restore type="button" onClick={onRestore}>
            {t('calendar.restore')}
          </Restore>
        </Cleared>
      )}
      {/* Always the same button, so that it keeps the focus when the price arrives. */}
      <Button type="button" disabled={!isValid && !onRetry} onClick={onRetry ?? onContinue}>
        {t(onRetry ? 'error.retry' : problem !== null ? 'booking.invalid' : 'booking.continue')}
      </Button>
    </Foot>
  );
}

function State({ price, hint }: { price: StayPrice; hint: string | null }) {
  const { t, money } = usePage();
  if (price.state === 'known') {
    const { nights, total, currency } = price.quote;
    return (
      <span>
        {t('foot.nights', { nights })} <Amount>{money(centsOfNumber(total), currency)}</Amount>
      </span>
    );
  }
  return <span>{(price.state === 'none' && hint) || t('bill.calculating')}</span>;
}

const Foot = styled.div<{ $isPinned: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  & > button {
    flex: 1 0 auto;
  }
  ${({ $isPinned, theme }) =>
    $isPinned &&
    css`
      position: sticky;
      z-index: 10;
      bottom: 0;
      margin-inline: -${space(5)};
      padding: ${space(3)} ${space(5)} calc(${space(3)} + env(safe-area-inset-bottom, 0px));
      background: ${theme.colors.ground};
      border-top: 1px solid ${theme.colors.stone};
      ${theme.up.tablet} {
        margin-inline: -${space(10)};
        padding-inline: ${space(10)};
      }
      ${theme.up.desktop} {
        position: static;
        margin: 0;
        padding: 0;
        border: 0;
      }
    `}
`;

const Summary = styled.p<{ $isLong: boolean; $isProblem: boolean }>`
  flex: 1 1 ${({ $isLong }) => ($isLong ? '100%' : '120px')};
  font-size: ${({ theme }) => theme.type.small};
  line-height: 1.35;
  color: ${({ theme, $isProblem }) => ($isProblem ? theme.colors.coral : theme.colors.slate)};
  ${({ theme }) => theme.up.desktop} {
    display: none;
  }
`;

const Cleared = styled(SmallText)`
  flex: 1 1 100%;
`;

const Restore = styled.button`
  min-height: 44px;
  padding: 0 ${space(1)};
  background: none;
  border: 0;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.ocean};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Amount = styled.strong`
  display: block;
  font-size: 1.125rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.ink};
`;
