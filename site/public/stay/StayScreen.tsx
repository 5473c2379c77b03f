import type { StayPage } from '@shared/contract/stay/stayPage';
import { daysBetween, formatDay } from '@shared/domain/date';
import { stayOutcomeText } from '@shared/i18n/stayPage';
import { VILLA } from '@shared/villa';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { HousePicture } from '../HousePhoto';
import { ContactLinks } from '../messages/ContactLinks';
import { usePage } from '../PageContext';
import { ArrivalSection } from './ArrivalSection';
import { BillSection } from './BillSection';
import { PaymentsSection } from './PaymentsSection';
import { CancelSection } from './CancelSection';
import { ConversationSection } from './ConversationSection';
import { ChangeSection } from './ChangeSection';
import { DetailsSection } from './DetailsSection';
import { FactsSection } from './FactsSection';
import { useProblem } from './FormProblem';
import { NextSection } from './NextSection';
import { OfferSection } from './OfferSection';
import { ReviewSection } from './ReviewSection';
import { StayFrame } from './StayFrame';
import { Quiet } from '../../components/SmallText';
import { Outcome } from './stayParts';
import { problemId, refusedFormOf, saidOfMessage, useStayText } from './stayText';

/** The guest's page of a booking. It is complete in the first response and needs no script. */
export function StayScreen({
  page,
  deliveryBase,
}: {
  page: StayPage;
  /** Of the image host, for the house's picture. */
  deliveryBase: string;
}) {
  const { text } = useStayText();
  // The thank-you mail links to the review form, so it comes first.
  const isReviewAsked = page.isOver && page.review?.given === null;
  const isArriving = page.arrival?.kind === 'now';
  return (
    <StayFrame>
      <Top>
        <HousePicture
          publicId={page.photo}
          deliveryBase={deliveryBase}
          sizes="(min-width: 1100px) 440px, 100vw"
        />
        <div>
          <Kicker>{text('reference', { reference: page.reference })}</Kicker>
          <Status page={page} />
        </div>
      </Top>
      <NextSection page={page} />
      <Columns>
        <div>
          {isReviewAsked && <ReviewSection page={page} />}
          {!endedOfferOf(page) && <OfferSection page={page} />}
          {isArriving && <ArrivalSection page={page} />}
          <ConversationSection page={page} />
        </div>
        <div>
          {page.offer?.state !== 'open' && (
            <>
              <FactsSection page={page} />
              {/* A cancelled stay has no price, only payments. */}
              {page.status !== 'cancelled' && <BillSection page={page} />}
            </>
          )}
          <PaymentsSection page={page} />
          <CancelSection page={page} />
        </div>
        <div>
          {!isArriving && <ArrivalSection page={page} />}
          <DetailsSection page={page} />
          {!isReviewAsked && <ReviewSection page={page} />}
          <ChangeSection page={page} />
        </div>
      </Columns>
      <Private>{text('private')}</Private>
    </StayFrame>
  );
}

function Status({ page }: { page: StayPage }) {
  const { t, language } = usePage();
  const { text, path } = useStayText();
  const problem = useProblem(page);
  const refused = refusedFormOf(page);
  const { outcome } = page;
  const isSaidBelow = saidOfMessage(page, language) !== null;
  const said =
    outcome && !isSaidBelow ? stayOutcomeText(outcome.kind, outcome.code, language) : null;
  const state = stateOf(page);
  const ended = endedOfferOf(page);
  return (
    <>
      <Title>{text(ended ? `offer.${ended}.title` : `status.${state}.title`)}</Title>
      <Lead>
        {ended
          ? text(`offer.${ended}.text`)
          : text(`status.${state}.text`, { hours: VILLA.enquiryReplyWithinHours })}
      </Lead>
      <StayDates page={page} />
      {(problem ?? said) !== null && (
        <Outcome id="outcome" role={problem ? 'alert' : 'status'} $isProblem={problem !== null}>
          {problem ?? said}
          {refused !== null && (
            <>
              {' '}
              <a href={`#${problemId(refused)}`}>{text('refused.toForm')}</a>
            </>
          )}
          {problem !== null && <ContactLinks before={t('contact.reach')} />}
        </Outcome>
      )}
      {(page.status === 'cancelled' || state === 'lapsed') && (
        <Action as="a" href={path('/booking')}>
          {text('freeDates')}
        </Action>
      )}
    </>
  );
}

/** The dates at a glance, with the days until check-in once the stay is confirmed. */
function StayDates({
  page: { checkinDate, checkoutDate, status, isOver, offer },
}: {
  page: StayPage;
}) {
  const { locale, today } = usePage();
  const { text } = useStayText();
  if (status === 'cancelled' || offer?.state === 'open') return null;
  const day = (date: string) =>
    formatDay(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const days = daysBetween(today, checkinDate);
  return (
    <Dates>
      {day(checkinDate)} – {day(checkoutDate)}
      {status === 'confirmed' && !isOver && days >= 0 && (
        <Quiet as="span">
          {days === 0 ? text('countdown.today') : text('countdown', { days })}
        </Quiet>
      )}
    </Dates>
  );
}

type State =
  | 'pending'
  | 'offered'
  | 'accepted'
  | 'confirmed'
  | 'over'
  | 'lapsed'
  | 'cancelled'
  | 'declined'
  | 'ended';

function stateOf({ status, end, isOver, offer }: StayPage): State {
  if (status === 'cancelled') return end ?? 'ended';
  if (status === 'confirmed') return isOver ? 'over' : 'confirmed';
  if (isOver) return 'lapsed';
  if (offer?.state === 'accepted') return 'accepted';
  return offer?.state === 'open' ? 'offered' : 'pending';
}

const ENDED = ['declined', 'expired', 'taken', 'withdrawn'] as const;

/** How the offer of a pending booking ended, in which case no answer to the enquiry is due. */
function endedOfferOf(page: StayPage): (typeof ENDED)[number] | null {
  if (stateOf(page) !== 'pending') return null;
  return ENDED.find((state) => state === page.offer?.state) ?? null;
}

const Kicker = styled(Quiet)`
  margin: 0 0 ${space(3)};
  font-variant-numeric: tabular-nums;
`;

const Top = styled.div`
  display: grid;
  gap: ${space(6)};
  img {
    aspect-ratio: 2 / 1;
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(12)};
    align-items: center;
    img {
      order: 1;
      aspect-ratio: 4 / 3;
    }
  }
  @media print {
    display: block;
    img {
      display: none;
    }
  }
`;

const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  margin-top: ${space(4)};
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: ${({ theme }) => theme.type.h4};
  font-variant-numeric: tabular-nums;
  span {
    font-family: ${({ theme }) => theme.fonts.text};
  }
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Lead = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Action = styled(Button)`
  margin-top: ${space(5)};
`;

/** On phones messages, dates and price, then the rest. On a desk dates and price stand beside both. */
const Columns = styled.div`
  margin-top: ${space(10)};
  ${({ theme }) => theme.up.desktop} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    gap: 0 ${space(16)};
    > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
  @media print {
    display: block;
  }
`;

const Private = styled(Quiet)`
  margin-top: ${space(8)};
  @media print {
    display: none;
  }
`;
