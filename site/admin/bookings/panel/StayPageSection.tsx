import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OwnerStay } from '@shared/contract/stay/ownerStay';
import { isEarlyArrival } from '@shared/domain/bookings/houseText';
import { formatShortDay } from '@shared/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { Button } from '../../../components/Button';
import { QueryState } from '../../../components/QueryState';
import { ownerStayQuery, useRenewStayLink } from '../../../queries/stay';
import { space } from '../../../styles/theme';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { CopyButton } from '../../components/CopyButton';
import { useAttempt } from '../../components/useAttempt';
import { usePermissions } from '../../access/usePermissions';
import { missingText } from '../../stay/arrivalText';
import { Facts, Notice, Section, SectionHead } from './panelStyles';
import { t } from './texts.en';
import { currentLocale } from '../../i18n/language';

/** The page that the guest has of the booking: what was filled in there, and its link. */
export function StayPageSection({ booking }: { booking: BookingJson }) {
  const stay = useQuery(ownerStayQuery(useApi(), booking.id));
  return (
    <Section aria-labelledby="booking-stay-page">
      <SectionHead>
        <h3 id="booking-stay-page" tabIndex={-1}>
          {t('panel.guestsPage')}
        </h3>
      </SectionHead>
      <QueryState
        query={stay}
        loading={t('panel.loadingTheGuestsPage')}
        failed={t('panel.theGuestsPageCould')}
      >
        {(loaded) => <Parts booking={booking} stay={loaded} />}
      </QueryState>
    </Section>
  );
}

function Parts({ booking, stay }: { booking: BookingJson; stay: OwnerStay }) {
  const can = usePermissions();
  const { guestNames, arrivalTime, checkinTime, arrivalNote, arrival } = stay;
  const arrivalText =
    arrivalTime && isEarlyArrival(arrivalTime, checkinTime)
      ? t('panel.beforeCheckin', { arrivalTime, checkinTime })
      : arrivalTime;
  if (stay.isErased) return <p>{t('panel.theGuestsDataWere')}</p>;
  const names = guestNames.join(', ');
  return (
    <>
      <Facts>
        <div>
          <dt>{t('panel.whoComes')}</dt>
          <dd>{names || t('panel.notFilledInYet')}</dd>
        </div>
        <div>
          <dt>{t('panel.arrival')}</dt>
          <dd>
            {[arrivalText, arrivalNote].filter(Boolean).join(', ') || t('panel.notFilledInYet')}
          </dd>
        </div>
        {arrival && (
          <div>
            <dt>{t('panel.detailsOpen')}</dt>
            <dd>{dayText(arrival.from)}</dd>
          </div>
        )}
      </Facts>
      {arrival && arrival.missing.length > 0 && (
        <Missing $tone="warning">
          {t('panel.guestWillNotFind', { missing: missingText(arrival.missing) })}{' '}
          {can('settings') && (
            <Link to="/admin/settings/arrival">{t('panel.fillInTheArrival')}</Link>
          )}
        </Missing>
      )}
      <LinkRow booking={booking} linkUrl={stay.linkUrl} />
      <Until>
        {t(stay.linkUrl === null ? 'panel.pageOpenWithoutLink' : 'panel.pageOpenUntil', {
          day: dayText(stay.lastOpenDay),
        })}
      </Until>
    </>
  );
}

const MAKING = {
  done: {
    get title() {
      return t('panel.theLinkIsThere');
    },
    get description() {
      return t('panel.copyItForThe');
    },
  },
  failed: {
    get title() {
      return t('panel.makingTheLinkFailed');
    },
  },
};

const RENEWING = {
  done: {
    get title() {
      return t('panel.theLinkIsNew');
    },
    get description() {
      return t('panel.copyNewLink');
    },
  },
  failed: {
    get title() {
      return t('panel.renewingFailed');
    },
  },
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
          {t('panel.makeTheLink')}
        </Button>
      ) : (
        <>
          <CopyButton
            text={linkUrl}
            what={t('panel.whatLink')}
            label={t('panel.copyLink')}
            next={t('panel.itOpensTheGuests')}
          />
          <Button type="button" $variant="quiet" $size="small" onClick={() => setIsAsking(true)}>
            {t('panel.renewLink')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('panel.renewTheLinkNow')}
          description={t('panel.theLinkInThe')}
          confirmLabel={t('panel.renewLink')}
          words={RENEWING}
          action={() => renew.mutateAsync('renew')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Buttons>
  );
}

function dayText(day: string): string {
  return formatShortDay(day, currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  margin-top: ${space(2)};
`;

const Until = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Missing = styled(Notice)`
  margin-top: ${space(3)};
`;
