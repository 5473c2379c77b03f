import { formatDay } from '@shared/domain/date';
import { centsOfNumber, formatMoney } from '@shared/domain/money';
import styled, { css } from 'styled-components';
import { Button } from '../../components/Button';
import { keepFootSpace } from '../../components/keepRoom';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import type { Selection } from './stay';
import type { StayPrice } from './useStayPrice';

/**
 * The way on from the dates. Where the calendar fills the window, from the first day that is
 * picked, it stays at the window's foot and says in a line what the bill below says.
 * @param problem why the selection cannot be booked
 */
export function StayFoot({
  selection,
  price,
  problem,
  onContinue,
}: {
  selection: Selection;
  price: StayPrice;
  problem: string | null;
  onContinue: () => void;
}) {
  const { t } = usePage();
  const isPinned = selection.checkinDate !== null;
  const isValid = price.state === 'known' && problem === null;
  return (
    <Foot $isPinned={isPinned} ref={isPinned ? keepFootSpace : null}>
      {isPinned && (
        // For the eye only: the calendar and the bill say it aloud.
        <Summary aria-hidden $isProblem={problem !== null}>
          {problem ?? <State selection={selection} price={price} />}
        </Summary>
      )}
      <Button type="button" disabled={!isValid} onClick={onContinue}>
        {t(isValid ? 'booking.continue' : 'booking.invalid')}
      </Button>
    </Foot>
  );
}

function State({ selection: { checkinDate }, price }: { selection: Selection; price: StayPrice }) {
  const { t, locale } = usePage();
  if (price.state === 'known') {
    const { nights, total, currency } = price.quote;
    return (
      <>
        {t('foot.nights', { nights })}{' '}
        <Amount>{formatMoney(centsOfNumber(total), currency)}</Amount>
      </>
    );
  }
  if (price.state === 'calculating' || !checkinDate) return t('bill.calculating');
  return t('calendar.pickCheckout', { date: formatDay(checkinDate, locale) });
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
      /* A notification lies on the foot's own ground, below the button. */
      padding: ${space(3)} ${space(5)}
        calc(${space(3)} + max(var(--toast-space, 0px), env(safe-area-inset-bottom, 0px)));
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

const Summary = styled.p<{ $isProblem: boolean }>`
  flex: 1 1 ${({ $isProblem }) => ($isProblem ? '100%' : '120px')};
  font-size: ${({ theme }) => theme.type.small};
  line-height: 1.35;
  color: ${({ theme, $isProblem }) => ($isProblem ? theme.colors.coral : theme.colors.slate)};
  ${({ theme }) => theme.up.desktop} {
    display: none;
  }
`;

const Amount = styled.strong`
  display: block;
  font-size: 1.125rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.ink};
`;
