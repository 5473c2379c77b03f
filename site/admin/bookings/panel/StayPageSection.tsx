import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OwnerStay } from '@shared/contract/stay/ownerStay';
import { isEarlyArrival } from '@shared/domain/bookings/houseText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { QueryState } from '../../../components/QueryState';
import { ownerStayQuery, useRenewStayLink } from '../../../queries/stay';
import { space } from '../../../styles/theme';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { CopyButton } from '../../components/CopyButton';
import { keepFocusAt } from '../../components/keepFocus';
import { useAttempt, type AttemptTexts } from '../../components/useAttempt';
import { usePermissions } from '../../access/usePermissions';
import { missingText } from '../../stay/arrivalText';
import { Fold } from '../../components/Fold';
import { Facts, Notice } from '../../components/sectionStyles';
import { SmallButton } from '../../components/SmallButton';
import { Fact } from '../../components/Fact';
import { dayWithWeekdayText } from '../bookingText';
import { SmallText } from '../../../components/SmallText';
import { t } from '../../i18n/t';

export function StayPageSection({ booking }: { booking: BookingJson }) {
  const stay = useQuery(ownerStayQuery(useApi(), booking.id));
  return (
    <Fold
      id="booking-stay-page"
      title={t('Guest’s page')}
      next={
        stay.data && !stay.data.isErased
          ? stay.data.guestNames.join(', ') || t('Who comes is not filled in yet')
          : undefined
      }
    >
      <QueryState
        query={stay}
        loading={t('Loading the guest’s page...')}
        failed={t('The guest’s page could not be loaded.')}
      >
        {(loaded) => <Parts booking={booking} stay={loaded} />}
      </QueryState>
    </Fold>
  );
}

function Parts({ booking, stay }: { booking: BookingJson; stay: OwnerStay }) {
  const can = usePermissions();
  const { guestNames, arrivalTime, checkinTime, arrivalNote, arrival } = stay;
  const arrivalText =
    arrivalTime && isEarlyArrival(arrivalTime, checkinTime)
      ? t('{arrivalTime}, before check-in at {checkinTime}', { arrivalTime, checkinTime })
      : arrivalTime;
  if (stay.isErased) return <p>{t('The guest’s data were erased, and with them the page.')}</p>;
  const names = guestNames.join(', ');
  return (
    <>
      <Facts>
        <Fact name={t('Who comes')}>{names || t('Not filled in yet')}</Fact>
        <Fact name={t('Arrival')}>
          {[arrivalText, arrivalNote].filter(Boolean).join(', ') || t('Not filled in yet')}
        </Fact>
        {arrival && <Fact name={t('Details open')}>{dayWithWeekdayText(arrival.from)}</Fact>}
      </Facts>
      {arrival && arrival.missing.length > 0 && (
        <Missing $tone="warning">
          <span>
            {t('The guest will not find {missing}.', { missing: missingText(arrival.missing) })}
          </span>{' '}
          {can('settings') && (
            <Link to="/admin/settings/arrival">{t('Fill in the arrival details')}</Link>
          )}
        </Missing>
      )}
      <LinkRow booking={booking} linkUrl={stay.linkUrl} />
      <SmallText>
        {t(
          stay.linkUrl === null
            ? 'Open until {day}. The next mail to the guest brings its link.'
            : 'Open until {day}. It stands in every mail to the guest.',
          {
            day: dayWithWeekdayText(stay.lastOpenDay),
          },
        )}
      </SmallText>
    </>
  );
}

const COPY_ID = 'copy-stay-link';

const MAKING: AttemptTexts = {
  done: ['The link is there', 'Copy it for the guest.'],
  failedToast: 'Making the link failed',
};

const RENEWING: AttemptTexts = {
  done: ['The link is new', 'Copy it for the guest. The next mail to the guest brings it as well.'],
  failed: 'Renewing failed',
};

function LinkRow({ booking, linkUrl }: { booking: BookingJson; linkUrl: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewStayLink(booking);
  const make = useAttempt(MAKING);
  return (
    <Buttons>
      {linkUrl === null ? (
        <SmallButton
          $variant="quiet"
          aria-disabled={make.isBusy}
          onClick={() =>
            void make
              .run(() => renew.mutateAsync('make'))
              .then(() => setTimeout(() => keepFocusAt(COPY_ID)))
          }
        >
          {t('Make the link')}
        </SmallButton>
      ) : (
        <>
          <CopyButton
            id={COPY_ID}
            text={linkUrl}
            what={t('link')}
            label={t('Copy link')}
            next={t('It opens the guest’s page: send it to the guest alone.')}
          />
          <SmallButton $variant="quiet" onClick={() => setIsAsking(true)}>
            {t('Renew link')}
          </SmallButton>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('Renew the link?')}
          description={t(
            'The link in the mails that the guest has opens nothing any more. Do it when the link is in the wrong hands.',
          )}
          confirmLabel={t('Renew link')}
          texts={RENEWING}
          action={() => renew.mutateAsync('renew')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  margin-top: ${space(2)};
`;

const Missing = styled(Notice)`
  margin-top: ${space(3)};
`;
