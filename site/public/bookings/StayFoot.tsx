import { countNights } from '@shared/domain/bookings/stayRules';
import { centsOfNumber } from '@shared/domain/prices/money';
import styled, { css } from 'styled-components';
import { Button } from '../../components/Button';
import { keepFootSpace } from '../../components/footSpace';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { usePage, useText } from '../PageContext';
import { GuestSelect } from './GuestSelect';
import type { BookingPage } from './useBookingPage';
import type { StayPrice } from './useStayPrice';

/**
 * The "continue" bar. If the calendar fills the window, the bar sticks to the bottom once a day is picked. It shows
 * nights, guests and total; the number of guests can be changed there.
 */
export function StayFoot({ enquiryPage }: { enquiryPage: BookingPage }) {
  const t = useText();
  const { picked, stay, price, hint, problem, note, retry, clearedNote } = enquiryPage;
  const isPicked = picked.selection.checkinDate !== null;
  const isPinned = isPicked || clearedNote !== null || note !== null;
  const isValid = price.state === 'known' && problem === null;
  return (
    <Foot $isPinned={isPinned} ref={isPinned ? keepFootSpace : null}>
      {(isPicked || note) && (
        // Its texts are hidden from screen readers, because the calendar and the bill announce them.
        <Summary $isLong={(note ?? problem) !== null} $isProblem={!note && !!problem}>
          {stay && !note && !problem ? (
            <>
              <span aria-hidden>{`${t('foot.nights', { nights: countNights(stay) })} · `}</span>
              <Guests
                aria-label={t('foot.guests')}
                guestCount={enquiryPage.guestCount}
                maxGuests={enquiryPage.maxGuests}
              />
              <Amount price={price} />
            </>
          ) : (
            <span aria-hidden>{note ?? problem ?? hint}</span>
          )}
        </Summary>
      )}
      {clearedNote && (
        <Cleared>
          <span>{clearedNote}</span>{' '}
          <Restore type="button" onClick={() => picked.selectAndShowMonth(picked.cleared)}>
            {t('calendar.restore')}
          </Restore>
        </Cleared>
      )}
      {/* Always the same button, so that it keeps the focus when the price arrives. */}
      <Button type="button" disabled={!isValid && !retry} onClick={retry ?? enquiryPage.showForm}>
        {t(retry ? 'error.retry' : problem !== null ? 'booking.invalid' : 'booking.continue')}
      </Button>
    </Foot>
  );
}

function Amount({ price }: { price: StayPrice }) {
  const { t, money } = usePage();
  if (price.state !== 'known')
    return <Calculating aria-hidden>{t('bill.calculating')}</Calculating>;
  const { total, currency } = price.quote;
  return <Total aria-hidden>{money(centsOfNumber(total), currency)}</Total>;
}

const Foot = styled.div<{ $isPinned: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  @media print {
    display: none;
  }
  & > button {
    flex: 1 1 auto;
    padding-inline: ${space(3)};
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
      /* On a zoomed page a bar would cover too much of it. */
      @media (max-height: 30em) {
        padding-block: ${space(1)};
        column-gap: ${space(3)};
      }
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

/** Reads as a part of the sentence, and opens the list of the device. */
const Guests = styled(GuestSelect)`
  width: auto;
  min-height: 44px;
  padding: 0;
  background: transparent;
  border: 0;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.ocean};
`;

const Calculating = styled.span`
  display: block;
`;

const Total = styled.strong`
  display: block;
  font-size: 1.125rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.ink};
`;
