import type { BookingJson } from '@shared/contract/bookings/booking';
import type {
  ScheduledAction,
  ScheduledMailJson,
  ScheduledMails,
} from '@shared/contract/mail/scheduledMails';
import { formatShortDateTime, villaDay } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import { makesSense } from '@shared/domain/mail/scheduledMails';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { shortDayText } from '../../components/formats';
import { failureText } from '../../components/failureText';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { QueryState } from '../../../components/QueryState';
import {
  scheduledMailsQuery,
  useChangeScheduledMails,
  type ScheduledChange,
} from '../../../queries/scheduledMails';
import { space } from '../../../styles/theme';
import { inLanguage } from '../../components/inLanguage';
import { SwitchField } from '../../components/SwitchField';
import { useToday } from '../../components/useToday';
import { WriteButton } from '../../components/WriteButton';
import { FailureText } from '../../components/tabStyles';
import { scheduledName, SKIP_TEXTS } from '../../mail/scheduledText';
import { useMailDelivery } from '../../mail/useMailDelivery';
import { Fold } from '../../components/Fold';
import { Notice } from '../../components/sectionStyles';
import { SmallWriteButton } from '../../components/SmallButton';
import { Actions } from '../../components/cardStyles';
import { t } from '../../i18n/t';
import { currentLocale } from '../../i18n/language';

export function ScheduledMailsSection({ booking }: { booking: BookingJson }) {
  const mails = useQuery(scheduledMailsQuery(useApi(), booking.id));
  const change = useChangeScheduledMails(booking.id);
  const delivery = useMailDelivery(booking);
  return (
    <Fold
      id="booking-scheduled-mails"
      title={t('Will be sent')}
      next={mails.data && nextText(mails.data)}
    >
      <QueryState
        query={mails}
        loading={t('Loading the mails...')}
        failed={t('The mails could not be loaded.')}
      >
        {({ isOn, mails: rows }) => (
          <Parts>
            {booking.guestEmail === '' ? (
              <p>{t('No mail will be sent: there is no email address.')}</p>
            ) : (
              delivery === 'none' &&
              isOn && (
                <Notice $tone="warning">{t('Mail is not set up, so none of these go.')}</Notice>
              )
            )}
            {booking.status === 'confirmed' && booking.guestEmail !== '' && (
              <SwitchField
                label={t('Mails go to this guest by themselves')}
                value={isOn}
                onValue={(next) => change.mutate({ isOn: next })}
              />
            )}
            {rows.length === 0 && isOn && <p>{t('No mail is planned.')}</p>}
            {rows.length > 0 && (
              <List>
                {rows.map((mail) => (
                  <Row
                    key={mail.id}
                    mail={mail}
                    booking={booking}
                    canSend={delivery !== 'none'}
                    isBusy={change.isPending}
                    onChange={change.mutate}
                  />
                ))}
              </List>
            )}
            {change.isError && (
              <FailureText role="alert">
                {failureText(change.error, t('This was not changed.'))}
              </FailureText>
            )}
          </Parts>
        )}
      </QueryState>
    </Fold>
  );
}

function nextText({ mails }: ScheduledMails): string {
  const next = mails.find(({ state }) => state === 'planned');
  if (!next) return t('No mail is planned.');
  return t('Next: {name}, {day}', {
    name: scheduledName(next),
    day: shortDayText(villaDay(new Date(next.dueAt)), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
  });
}

function Row({
  mail,
  booking,
  canSend,
  isBusy,
  onChange,
}: {
  mail: ScheduledMailJson;
  booking: BookingJson;
  /** False while mail is not set up: a mail sent now would count as sent but reach nobody. */
  canSend: boolean;
  isBusy: boolean;
  onChange: (change: ScheduledChange) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const today = useToday();
  const name = scheduledName(mail);
  const change = (action: ScheduledAction) => onChange({ mailId: mail.id, action });
  const button = (label: string, onClick: () => void) => (
    <SmallWriteButton
      aria-label={`${label}: ${name}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {label}
    </SmallWriteButton>
  );
  const isOpen = mail.state === 'planned' || mail.state === 'held';
  return (
    <li>
      <strong>{name}</strong>
      <State>{stateText(mail)}</State>
      {isOpen && (
        <Buttons>
          {mail.state === 'planned'
            ? button(t('Hold'), () => change('hold'))
            : button(t('Let go'), () => change('release'))}
          {canSend &&
            makesSense(mail.kind, booking, today) &&
            button(t('Send now'), () => setAsking(true))}
        </Buttons>
      )}
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={t('Send this mail now?')}
          description={t(
            '{name}, to {guest} at {email}{inLanguage}. It goes once: not again when it would have gone by itself.',
            {
              name,
              guest: booking.guestName,
              email: booking.guestEmail,
              inLanguage: inLanguage(booking.language),
            },
          )}
        >
          <DialogActions>
            <Button type="button" $variant="secondary" onClick={() => setAsking(false)}>
              {t('Not yet')}
            </Button>
            <WriteButton
              onClick={() => {
                setAsking(false);
                change('send');
              }}
            >
              {t('Send it now')}
            </WriteButton>
          </DialogActions>
        </Dialog>
      )}
    </li>
  );
}

function stateText({ state, dueAt, sentAt, reason }: ScheduledMailJson): string {
  switch (state) {
    case 'planned':
      return t('Goes {time}', { time: villaTime(dueAt) });
    case 'held':
      return t('Held. Planned for {time}', { time: villaTime(dueAt) });
    case 'sent':
      return t('Sent {time}', { time: villaTime(sentAt ?? dueAt) });
    case 'skipped':
      return t('Does not go. {reason}', { reason: reason ? t(SKIP_TEXTS[reason]) : '' });
  }
}

/** In the villa's time zone. */
function villaTime(at: string): string {
  return formatShortDateTime(new Date(at), currentLocale(), {
    timeZone: VILLA.timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  strong {
    font-weight: 600;
  }
`;

const State = styled.p`
  margin: ${space(0.5)} 0 0;
  color: ${({ theme }) => theme.colors.slate};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled(Actions)`
  margin-top: ${space(2)};
`;
