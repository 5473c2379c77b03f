import type { StayPage } from '@shared/contract/stay/stayPage';
import { stayOutcomeText } from '@shared/i18n/stayPage';
import { VILLA } from '@shared/villa';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
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
import { OfferSection } from './OfferSection';
import { ReviewSection } from './ReviewSection';
import { StayFrame } from './StayFrame';
import { Quiet } from '../../components/SmallText';
import { problemId, refusedFormOf, useStayText } from './stayText';

/** The guest's page of a booking. It is complete in the first response and needs no script. */
export function StayScreen({ page }: { page: StayPage }) {
  const { text } = useStayText();
  // The thank-you mail links to the review form, so it comes first.
  const isReviewAsked = page.isOver && page.review?.given === null;
  return (
    <StayFrame>
      <Kicker>{text('reference', { reference: page.reference })}</Kicker>
      <Status page={page} />
      {isReviewAsked && <ReviewSection page={page} />}
      <ArrivalSection page={page} />
      <Columns>
        <div>
          {!endedOfferOf(page) && <OfferSection page={page} />}
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
          {!isReviewAsked && <ReviewSection page={page} />}
          <DetailsSection page={page} />
          <ConversationSection page={page} />
          <ChangeSection page={page} />
        </div>
      </Columns>
      <Private>{text('private')}</Private>
    </StayFrame>
  );
}

function Status({ page }: { page: StayPage }) {
  const { language } = usePage();
  const { text, path } = useStayText();
  const problem = useProblem(page);
  const refused = refusedFormOf(page);
  const { outcome } = page;
  const isAnsweredHereOnly =
    outcome?.kind === 'done' &&
    outcome.code === 'message' &&
    page.conversation?.isToldByMail === false;
  const said = isAnsweredHereOnly
    ? text('done.messageWithoutMail')
    : outcome && stayOutcomeText(outcome.kind, outcome.code, language);
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
      {(problem ?? said) !== null && (
        <Outcome id="outcome" role={problem ? 'alert' : 'status'} $isProblem={problem !== null}>
          {problem ?? said}
          {refused !== null && (
            <>
              {' '}
              <a href={`#${problemId(refused)}`}>{text('refused.toForm')}</a>
            </>
          )}
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

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Lead = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Outcome = styled.p<{ $isProblem: boolean }>`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  background: ${({ $isProblem, theme }) => theme.colors[$isProblem ? 'coralTint' : 'palmTint']};
  border-left: 4px solid ${({ $isProblem, theme }) => theme.colors[$isProblem ? 'coral' : 'palm']};
  border-radius: ${({ theme }) => theme.radii.control};
  scroll-margin-top: ${space(6)};
  @media print {
    display: none;
  }
`;

const Action = styled(Button)`
  margin-top: ${space(5)};
`;

const Columns = styled.div`
  margin-top: ${space(5)};
  ${({ theme }) => theme.up.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(8)};
    align-items: start;
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
