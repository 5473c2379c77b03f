import type { StayOfferState } from '@shared/contract/stay/stayOffer';
import type { StayPage } from '@shared/contract/stay/stayPage';
import { deadlinesOf } from '@shared/domain/legal/cancellation';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { StayPart } from './stayParts';
import { useStayText } from './stayText';
import { Quiet } from '../../components/SmallText';
import { useRefundToday } from './useRefundToday';

const STANDING: readonly StayOfferState[] = ['open', 'held', 'accepted'];

export function CancelSection({ page }: { page: StayPage }) {
  const { today } = usePage();
  const { text, day } = useStayText();
  const refund = useRefundToday(page);
  const { cancellation, status, isOver, offer } = page;
  // If an offer is open or accepted, deadlines count from its check-in.
  const isOffered = offer !== null && STANDING.includes(offer.state);
  const { checkinDate } = isOffered ? offer : page;
  if (!cancellation || status === 'cancelled' || isOver || checkinDate < today) return null;
  const deadlines = deadlinesOf(checkinDate, today, cancellation);
  return (
    <StayPart id="policy" title={text('cancel.title')}>
      {refund && <Today>{refund}</Today>}
      <ul>
        {deadlines.map(({ lastDay, refundPercent: percent }) => (
          <li key={lastDay}>
            {percent === 100
              ? text('cancel.full', { day: day(lastDay) })
              : text('cancel.part', { day: day(lastDay), percent })}
          </li>
        ))}
        <li>{text(deadlines.length > 0 ? 'cancel.after' : 'cancel.none')}</li>
      </ul>
      {status !== 'confirmed' && <Quiet>{text('cancel.enquiry')}</Quiet>}
    </StayPart>
  );
}

const Today = styled.p`
  margin-bottom: ${space(3)};
  font-weight: 500;
`;
