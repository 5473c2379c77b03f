import type { StayOffer } from '@shared/contract/stay/stayOffer';
import { STAY_LIMITS, type StayPage } from '@shared/contract/stay/stayPage';
import { countNights } from '@shared/domain/bookings/stayRules';
import { formatTime } from '@shared/i18n/formatTime';
import { partyText } from '@shared/i18n/partyText';
import styled from 'styled-components';
import { Field, TextArea } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { BillRows } from './BillSection';
import { FormProblem, markWrong } from './FormProblem';
import { Facts, Folded, SendButton, StayForm, StayPart } from './stayParts';
import { Quiet } from '../../components/SmallText';
import { draftOf, formOf, typedFormOf, useStayText } from './stayText';

/** The owner's offer. Forms answer it: a link could be followed by a mail scanner or a preview. */
export function OfferSection({ page }: { page: StayPage }) {
  const { text } = useStayText();
  const { offer } = page;
  if (!offer) return null;
  return (
    <StayPart id="offer" title={text(`offer.${offer.state}.title`)}>
      {offer.state !== 'open' && <p>{text(`offer.${offer.state}.text`)}</p>}
      {(offer.state === 'open' || offer.state === 'held') && <Terms page={page} offer={offer} />}
      {offer.state === 'open' && <Answers page={page} offer={offer} />}
    </StayPart>
  );
}

function Terms({ page, offer }: { page: StayPage; offer: StayOffer }) {
  const { texts, language } = usePage();
  const { text, day } = useStayText();
  const checkinTime = formatTime(page.checkinTime, language);
  const checkoutTime = formatTime(page.checkoutTime, language);
  return (
    <>
      {offer.message && <Letter>{offer.message}</Letter>}
      <Facts>
        <dt>{text('facts.checkin')}</dt>
        <dd>{text('facts.checkinValue', { day: day(offer.checkinDate), time: checkinTime })}</dd>
        <dt>{text('facts.checkout')}</dt>
        <dd>{text('facts.checkoutValue', { day: day(offer.checkoutDate), time: checkoutTime })}</dd>
        <dt>{text('facts.nights')}</dt>
        <dd>{countNights(offer)}</dd>
        <dt>{text('facts.guests')}</dt>
        <dd>{partyText(offer, texts, language)}</dd>
      </Facts>
      <Bill>
        <BillRows {...offer} />
      </Bill>
      <Until>
        {text('offer.validUntil', { until: day(offer.validUntil) })}{' '}
        {text(offer.holdsNights ? 'offer.held' : 'offer.notHeld')}
      </Until>
    </>
  );
}

function Answers({ page, offer }: { page: StayPage; offer: StayOffer }) {
  const { t } = usePage();
  const { text } = useStayText();
  const which = <input type="hidden" name="offer" value={offer.id} />;
  const reason = text('offer.declineReason');
  return (
    <>
      <StayForm {...formOf(page, 'accept')}>
        {which}
        <Quiet>{text(offer.confirmsItself ? 'offer.acceptConfirms' : 'offer.acceptAsks')}</Quiet>
        <SendButton>{text(offer.confirmsItself ? 'offer.book' : 'offer.accept')}</SendButton>
      </StayForm>
      <Folded open={page.draft?.form === 'decline'}>
        <summary>{text('offer.notForMe')}</summary>
        <p>{text('offer.declineText')}</p>
        <StayForm {...typedFormOf(page, 'decline')}>
          {which}
          <FormProblem page={page} form="decline" labels={{ message: reason }} />
          <Field label={reason} isOptional={t('field.optional')}>
            {(control) => (
              <TextArea
                {...markWrong(page, 'decline')('message', control)}
                name="message"
                maxLength={STAY_LIMITS.message}
                defaultValue={draftOf(page, 'decline')('message')}
              />
            )}
          </Field>
          <SendButton $variant="secondary">{text('offer.decline')}</SendButton>
        </StayForm>
      </Folded>
    </>
  );
}

const Letter = styled.p`
  margin-bottom: ${space(5)};
  padding-left: ${space(4)};
  border-left: 3px solid ${({ theme }) => theme.colors.stone};
  white-space: pre-line;
`;

const Bill = styled.div`
  margin-top: ${space(5)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;

const Until = styled.p`
  margin-top: ${space(4)};
  font-weight: 500;
`;
