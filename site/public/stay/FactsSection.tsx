import type { StayPage } from '@shared/contract/stay/stayPage';
import { countNights } from '@shared/domain/bookings/stayRules';
import { formatTime } from '@shared/i18n/formatTime';
import { partyText } from '@shared/i18n/partyText';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { Facts, StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { useStayText } from './stayText';

export function FactsSection({ page }: { page: StayPage }) {
  const { texts, language } = usePage();
  const { text, day } = useStayText();
  const { checkinDate, checkoutDate } = page;
  const checkinTime = formatTime(page.checkinTime, language);
  const checkoutTime = formatTime(page.checkoutTime, language);
  return (
    <StayPart id="stay" title={text('facts.title')}>
      <Facts>
        <dt>{text('facts.checkin')}</dt>
        <dd>{text('facts.checkinValue', { day: day(checkinDate), time: checkinTime })}</dd>
        <dt>{text('facts.checkout')}</dt>
        <dd>{text('facts.checkoutValue', { day: day(checkoutDate), time: checkoutTime })}</dd>
        <dt>{text('facts.nights')}</dt>
        <dd>{countNights(page)}</dd>
        <dt>{text('facts.guests')}</dt>
        <dd>{partyText(page, texts, language)}</dd>
      </Facts>
      {page.hasCalendar && !page.isOver && (
        <Calendar>
          <Button as="a" href={`${page.address}/calendar.ics`} $variant="secondary" $size="small">
            {text('calendar')}
          </Button>
          <Quiet>
            {text('calendar.hint')}
            {page.status !== 'confirmed' && ` ${text('calendar.tentative')}`}
          </Quiet>
        </Calendar>
      )}
    </StayPart>
  );
}

const Calendar = styled.div`
  margin-top: ${space(5)};
  @media print {
    display: none;
  }
`;
