import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OwnerStay, StayRequestJson } from '@shared/contract/stay/ownerStay';
import { formatDay } from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { Button } from '../../../components/Button';
import { QueryState } from '../../../components/QueryState';
import { ownerStayQuery, useRenewStayLink, useSettleStayRequest } from '../../../queries/stay';
import { space } from '../../../styles/theme';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { CopyButton } from '../../components/CopyButton';
import { useAttempt } from '../../components/useAttempt';
import { stayText } from '../../components/dateRangeText';
import { usePermissions } from '../../access/usePermissions';
import { missingText } from '../../stay/arrivalText';
import { Facts, Notice, Section, SectionHead } from './panelStyles';

/** The page that the guest has of the booking: what was filled in and asked for there, and its link. */
export function StayPageSection({ booking }: { booking: BookingJson }) {
  const stay = useQuery(ownerStayQuery(useApi(), booking.id));
  return (
    <Section aria-labelledby="booking-stay-page">
      <SectionHead>
        <h3 id="booking-stay-page" tabIndex={-1}>
          Guest’s page
        </h3>
      </SectionHead>
      <QueryState
        query={stay}
        loading="Loading the guest’s page..."
        failed="The guest’s page could not be loaded."
      >
        {(loaded) => <Parts booking={booking} stay={loaded} />}
      </QueryState>
    </Section>
  );
}

function Parts({ booking, stay }: { booking: BookingJson; stay: OwnerStay }) {
  const can = usePermissions();
  const { guestNames, arrivalTime, arrivalNote, arrival } = stay;
  if (stay.isErased) return <p>The guest’s data were erased, and with them the page.</p>;
  const names = guestNames.join(', ');
  return (
    <>
      {stay.requests.map((request) => (
        <Wish key={request.id} request={request} />
      ))}
      <Facts>
        <div>
          <dt>Who comes</dt>
          <dd>{names || 'Not filled in yet'}</dd>
        </div>
        <div>
          <dt>Arrival</dt>
          <dd>{[arrivalTime, arrivalNote].filter(Boolean).join(', ') || 'Not filled in yet'}</dd>
        </div>
        {arrival && (
          <div>
            <dt>Details open</dt>
            <dd>{dayText(arrival.from)}</dd>
          </div>
        )}
      </Facts>
      {arrival && arrival.missing.length > 0 && (
        <Missing $tone="warning">
          The guest will not find {missingText(arrival.missing)}.{' '}
          {can('settings') && <Link to="/admin/settings/arrival">Fill in the arrival details</Link>}
        </Missing>
      )}
      <LinkRow booking={booking} linkUrl={stay.linkUrl} />
      <Until>Open until {dayText(stay.lastOpenDay)}. It stands in every mail to the guest.</Until>
    </>
  );
}

const MAKING = {
  done: { title: 'The link is there', description: 'Copy it for the guest.' },
  failed: { title: 'Making the link failed' },
};

const RENEWING = {
  done: {
    title: 'The link is new',
    description: 'Copy it for the guest. The next mail to the guest brings it as well.',
  },
  failed: { title: 'Renewing failed' },
};

function LinkRow({ booking, linkUrl }: { booking: BookingJson; linkUrl: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewStayLink(booking);
  const make = useAttempt(MAKING);
  return (
    <Buttons>
      {linkUrl === null ? (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-disabled={make.isBusy}
          onClick={() => void make.run(() => renew.mutateAsync('make'))}
        >
          Make the link
        </Button>
      ) : (
        <>
          <CopyButton
            text={linkUrl}
            what="link"
            label="Copy link"
            next="It opens the guest’s page: send it to the guest alone."
          />
          <Button type="button" $variant="quiet" $size="small" onClick={() => setIsAsking(true)}>
            Renew link
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Renew the link?"
          description="The link in the mails that the guest has opens nothing any more. Do it when the link is in the wrong hands."
          confirmLabel="Renew link"
          words={RENEWING}
          action={() => renew.mutateAsync('renew')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Buttons>
  );
}

function Wish({ request }: { request: StayRequestJson }) {
  const settle = useSettleStayRequest();
  const { id, kind, checkinDate, checkoutDate, message } = request;
  const what =
    kind === 'dates' && checkinDate !== null && checkoutDate !== null
      ? `The guest asks for other dates: ${stayText({ checkinDate, checkoutDate })}.`
      : 'The guest asks to cancel.';
  return (
    <WishNotice $tone="warning">
      <p>
        <strong>{what}</strong>
      </p>
      {message && <Words>“{message}”</Words>}
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        aria-disabled={settle.isPending}
        onClick={() => settle.mutate(id)}
      >
        Mark as done
      </Button>
    </WishNotice>
  );
}

function dayText(day: string): string {
  return formatDay(day, 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: ${space(2)} ${space(-4)} 0;
`;

const Until = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Missing = styled(Notice)`
  margin-top: ${space(3)};
`;

const WishNotice = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

const Words = styled.p`
  white-space: pre-line;
`;
