import type { BookingJson } from '@shared/contract/bookings/booking';
import { isOver } from '@shared/domain/bookings/stayRules';
import { phoneParts } from '@shared/domain/phones';
import { mailHref } from '@shared/domain/emailAddress';
import { useState } from 'react';
import styled from 'styled-components';
import { PhoneLinks } from '../../../components/PhoneLinks';
import { useResendConfirmation } from '../../../queries/bookings';
import { space } from '../../../styles/theme';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { inLanguage, languageName } from '../../components/inLanguage';
import { useToday } from '../../components/useToday';
import { privacyNoticeText } from '../../legal/privacyNoticeText';
import { useMailDelivery } from '../../mail/useMailDelivery';
import { ContactForm } from './ContactForm';
import { Facts, Section, SectionHead } from '../../components/sectionStyles';
import { useEditing } from './useEditing';
import type { AttemptTexts } from '../../components/useAttempt';
import { SmallButton } from '../../components/SmallButton';
import { Fact } from '../../components/Fact';
import { t } from '../../i18n/t';

export function GuestSection({ booking }: { booking: BookingJson }) {
  const { isEditing, start, stop, area, opener } = useEditing();
  const { guestEmail, guestPhone } = booking;
  const today = useToday();
  const hasMail = useMailDelivery(booking) !== 'none';
  const [resend, setResend] = useState<'asked' | 'offered' | null>(null);
  const canResend =
    hasMail && booking.status === 'confirmed' && guestEmail !== '' && !isOver(booking, today);
  return (
    <Section ref={area} aria-labelledby="booking-contact">
      <SectionHead>
        <h3 id="booking-contact">{t('Contact')}</h3>
        {booking.status !== 'cancelled' && !isEditing && (
          <SmallButton ref={opener} $variant="quiet" onClick={start}>
            {t('Change contact')}
          </SmallButton>
        )}
      </SectionHead>
      {isEditing ? (
        <ContactForm
          booking={booking}
          onClose={(isElsewhere) => {
            stop();
            if (isElsewhere && canResend) setResend('offered');
          }}
        />
      ) : (
        <Facts>
          <Fact name={t('Email')}>
            {guestEmail ? <a href={mailHref(guestEmail)}>{guestEmail}</a> : t('None')}
          </Fact>
          {guestPhone && (
            <Fact name={t('Phone')}>
              <PhoneLinks parts={phoneParts(guestPhone)} />
            </Fact>
          )}
          <Fact name={t('Reads')}>{languageName(booking.language)}</Fact>
          {booking.privacyNotice && (
            <Fact name={t('Was shown')}>{privacyNoticeText(booking.privacyNotice)}</Fact>
          )}
        </Facts>
      )}
      {canResend && !isEditing && (
        <Resend>
          <SmallButton $variant="quiet" onClick={() => setResend('asked')}>
            {t('Send the confirmation again')}
          </SmallButton>
        </Resend>
      )}
      {resend && (
        <ResendDialog
          booking={booking}
          title={t(
            resend === 'offered'
              ? 'Send the confirmation to the new address?'
              : 'Send the confirmation again?',
          )}
          onClose={() => setResend(null)}
        />
      )}
    </Section>
  );
}

function ResendDialog({
  booking,
  title,
  onClose,
}: {
  booking: BookingJson;
  title: string;
  onClose: () => void;
}) {
  const resend = useResendConfirmation();
  const { guestName, guestEmail, language } = booking;
  return (
    <ConfirmDialog
      title={title}
      description={t(
        '{guestName} gets it at {guestEmail}{inLanguage}, with the stay as it is now, the calendar file and the link to their page.',
        {
          guestName,
          guestEmail,
          inLanguage: inLanguage(language),
        },
      )}
      confirmLabel={t('Send it now')}
      tone="primary"
      texts={RESENDING}
      action={() => resend.mutateAsync(booking)}
      onClose={onClose}
    />
  );
}

const RESENDING: AttemptTexts = {
  done: 'Confirmation sent',
  failed: 'The confirmation was not sent',
};

const Resend = styled.div`
  margin-top: ${space(2)};
`;
