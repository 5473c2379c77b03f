import type { BookingJson } from '@shared/contract/bookings/booking';
import { LIMITS } from '@shared/contract/common';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { mailHref } from '@shared/domain/emailAddress';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { Field, TextArea } from '../../components/Field';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import {
  mailPreviewQuery,
  mailPreviewUrl,
  type MailedChange,
  type MailedDecision,
  type MailPreviewOf,
} from '../../queries/mail';
import { space } from '../../styles/theme';
import { failureText } from '../components/failureText';
import { inLanguage } from '../components/inLanguage';
import { SmallButton } from '../components/SmallButton';
import { NoticeApart } from '../components/sectionStyles';
import { hasNoAddress, useMailDelivery, type Addressee } from '../mail/useMailDelivery';
import { t } from '../i18n/t';

const PREVIEW_DELAY_MS = 400;

export type Guest = Pick<BookingJson, 'id' | 'guestName'> &
  Partial<Pick<BookingJson, 'language'>> &
  Addressee;

/**
 * The mail that a decision sends, or what to do if mail is not set up.
 * @param status the booking's new status
 * @param details of the decision that the mail depends on
 */
export function MailToGuest({
  booking,
  status,
  details,
  message,
  onMessage,
}: {
  booking: BookingJson;
  status: BookingStatus;
  details: Omit<MailedDecision, 'status'>;
  message: string;
  onMessage: (message: string) => void;
}) {
  const delivery = useMailDelivery(booking);
  if (delivery === 'none') return <NoMail guest={booking} />;
  const change = { status, ...details };
  return (
    <GuestMessageField guest={booking} change={change} message={message} onMessage={onMessage} />
  );
}

export function NoMail({ guest }: { guest: Guest }) {
  const { guestName, guestEmail } = guest;
  if (hasNoAddress(guest)) {
    return (
      <NoticeApart $tone="warning">
        {t('No mail will be sent: there is no email address. Please tell {guestName} yourself.', {
          guestName,
        })}
      </NoticeApart>
    );
  }
  return (
    <NoticeApart $tone="warning">
      {guestEmail
        ? t.parts(
            'Mail is not set up, so {guestName} is not notified. Please tell them yourself, at {address}.',
            {
              guestName,
              address: <a href={mailHref(guestEmail)}>{guestEmail}</a>,
            },
          )
        : t('Mail is not set up, so {guestName} is not notified. Please tell them yourself.', {
            guestName,
          })}
    </NoticeApart>
  );
}

/**
 * The button that changes nothing. It takes the first focus when mail is not set up, because the first control
 * would be the link of {@link NoMail}, which leaves the dialog.
 */
export function KeepButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const hasMailServer = useMailDelivery() !== 'none';
  return (
    <Button
      type="button"
      $variant="secondary"
      data-first-focus={hasMailServer ? undefined : ''}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/**
 * The owner's own text for the guest, and a preview of the mail.
 * @param change what sends the mail; `null` while invalid
 */
export function GuestMessageField({
  guest,
  change,
  message,
  onMessage,
}: {
  guest: Guest;
  change: MailedChange | null;
  message: string;
  onMessage: (message: string) => void;
}) {
  const [isShown, setShown] = useState(false);
  const previewId = useId();
  const waits = useMailDelivery() === 'waits';
  return (
    <Area>
      <Field label={t('Your message in the mail')} isOptional hint={mailText(guest, waits)}>
        {(control) => (
          <MessageInput
            {...control}
            value={message}
            maxLength={LIMITS.mailMessage}
            onChange={(event) => onMessage(event.target.value)}
          />
        )}
      </Field>
      <SmallButton
        aria-expanded={isShown}
        aria-controls={previewId}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('Hide the mail') : t('See the mail')}
      </SmallButton>
      <div id={previewId} hidden={!isShown}>
        {isShown && change && <Preview bookingId={guest.id} change={change} message={message} />}
        {isShown && !change && <p>{t('The mail can be shown once all fields are right.')}</p>}
      </div>
    </Area>
  );
}

function mailText({ guestName, guestEmail, language }: Guest, waits: boolean): string {
  const params = { guestName, inLanguage: inLanguage(language) };
  if (guestEmail) {
    return waits
      ? t(
          '{guestName} gets a mail{inLanguage} at {guestEmail}, which waits until you have typed the mail password.',
          { ...params, guestEmail },
        )
      : t('{guestName} gets a mail{inLanguage} at {guestEmail}.', { ...params, guestEmail });
  }
  return waits
    ? t(
        '{guestName} gets a mail{inLanguage}, which waits until you have typed the mail password.',
        params,
      )
    : t('{guestName} gets a mail{inLanguage}.', params);
}

function Preview({ bookingId, change, message }: MailPreviewOf) {
  const asked = useDebouncedValue(
    JSON.stringify({ change, message: message.trim() }),
    PREVIEW_DELAY_MS,
  );
  const of = { bookingId, ...(JSON.parse(asked) as Omit<MailPreviewOf, 'bookingId'>) };
  const preview = useQuery(mailPreviewQuery(useApi(), of));
  if (preview.isError) {
    return <p role="alert">{failureText(preview.error, t('The mail could not be shown.'))}</p>;
  }
  if (!preview.data) return <p role="status">{t('Loading the mail…')}</p>;
  return (
    <>
      <Subject>{t('Subject: {subject}', { subject: preview.data.subject })}</Subject>
      {/* A sandboxed page of its own, because our content security policy blocks a mail's styles. */}
      <Frame
        title={t('The mail to {recipient}', { recipient: preview.data.recipient })}
        src={mailPreviewUrl(of)}
        sandbox=""
      />
    </>
  );
}

const Area = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin: ${space(4)} 0;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

const MessageInput = styled(TextArea)`
  min-height: 88px;
`;

const Subject = styled.p`
  margin-bottom: ${space(2)};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(420px, 42vh);
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.control};
`;
