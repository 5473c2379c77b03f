import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ScheduledAction, ScheduledMailJson } from '@shared/contract/mail/scheduled';
import { VILLA } from '@shared/villa';
import { makesSense } from '@shared/domain/mail/schedule';
import { inLanguage } from '@shared/i18n/englishNameOf';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { failureText } from '../../../api/failureText';
import { Button } from '../../../components/Button';
import { Dialog, DialogActions } from '../../../components/Dialog';
import { QueryState } from '../../../components/QueryState';
import {
  scheduledMailsQuery,
  useChangeScheduledMails,
  type ScheduledChange,
} from '../../../queries/mailTemplates';
import { space } from '../../../styles/theme';
import { SwitchField } from '../../components/SwitchField';
import { useToday } from '../../components/useToday';
import { WriteButton } from '../../components/WriteButton';
import { FailureText } from '../../gallery/galleryStyles';
import { scheduledName, SKIP_TEXTS } from '../../mail/scheduledText';
import { useMailDelivery } from '../../mail/useMailDelivery';
import { Notice, Section, SectionHead } from './panelStyles';

/** What goes to the guest by itself, and when; any of it can be held or sent now. */
export function ScheduledMailsSection({ booking }: { booking: BookingJson }) {
  const mails = useQuery(scheduledMailsQuery(useApi(), booking.id));
  const change = useChangeScheduledMails(booking.id);
  const delivery = useMailDelivery();
  return (
    <Section aria-labelledby="booking-scheduled-mails">
      <SectionHead>
        <h3 id="booking-scheduled-mails">Will be sent</h3>
      </SectionHead>
      <QueryState
        query={mails}
        loading="Loading the mails..."
        failed="The mails could not be loaded."
      >
        {({ isOn, mails: rows }) => (
          <Parts>
            {delivery === 'none' && isOn && (
              <Notice $tone="warning">Mail is not set up, so none of these go.</Notice>
            )}
            {booking.status === 'confirmed' && (
              <SwitchField
                label="Mails go to this guest by themselves"
                isOn={isOn}
                onChange={(next) => change.mutate({ isOn: next })}
              />
            )}
            {rows.length === 0 && isOn && <p>No mail is planned.</p>}
            {rows.length > 0 && (
              <List>
                {rows.map((mail) => (
                  <Row
                    key={mail.id}
                    mail={mail}
                    booking={booking}
                    isBusy={change.isPending}
                    onChange={change.mutate}
                  />
                ))}
              </List>
            )}
            {change.isError && (
              <FailureText role="alert">
                {failureText(change.error, 'This was not changed.')}
              </FailureText>
            )}
          </Parts>
        )}
      </QueryState>
    </Section>
  );
}

function Row({
  mail,
  booking,
  isBusy,
  onChange,
}: {
  mail: ScheduledMailJson;
  booking: BookingJson;
  isBusy: boolean;
  onChange: (change: ScheduledChange) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const today = useToday();
  const name = scheduledName(mail);
  const change = (action: ScheduledAction) => onChange({ mailId: mail.id, action });
  const button = (label: string, onClick: () => void) => (
    <WriteButton
      type="button"
      $variant="secondary"
      $size="small"
      aria-label={`${label}: ${name}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {label}
    </WriteButton>
  );
  const isOpen = mail.state === 'planned' || mail.state === 'held';
  return (
    <li>
      <strong>{name}</strong>
      <State>{stateText(mail)}</State>
      {isOpen && (
        <Buttons>
          {mail.state === 'planned'
            ? button('Hold', () => change('hold'))
            : button('Let go', () => change('release'))}
          {makesSense(mail.kind, booking, today) && button('Send now', () => setAsking(true))}
        </Buttons>
      )}
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title="Send this mail now?"
          description={`${name}, to ${booking.guestName} at ${booking.guestEmail}${inLanguage(booking.language)}. It goes once: not again when it would have gone by itself.`}
        >
          <DialogActions>
            <Button type="button" $variant="secondary" onClick={() => setAsking(false)}>
              Not yet
            </Button>
            <WriteButton
              type="button"
              onClick={() => {
                setAsking(false);
                change('send');
              }}
            >
              Send it now
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
      return `Goes ${villaTime(dueAt)}`;
    case 'held':
      return `Held. Planned for ${villaTime(dueAt)}`;
    case 'sent':
      return `Sent ${villaTime(sentAt ?? dueAt)}`;
    case 'skipped':
      return `Does not go. ${reason ? SKIP_TEXTS[reason] : ''}`;
  }
}

/** By the villa's clock, wherever the owner is. */
const VILLA_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: VILLA.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

function villaTime(at: string): string {
  return VILLA_TIME.format(new Date(at));
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;
