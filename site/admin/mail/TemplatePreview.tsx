import { LANGUAGES } from '@shared/i18n/languages';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { TemplatePreviewInput } from '@shared/contract/mail/mailTemplates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../components/failureText';
import { QueryState } from '../../components/QueryState';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import {
  latestBookingsQuery,
  templatePreviewQuery,
  templatePreviewUrl,
} from '../../queries/mailTemplates';
import { space } from '../../styles/theme';
import { SelectField } from '../components/fields';
import { stayText } from '../components/dateRangeText';
import { ToggleGroup } from '../components/ToggleGroup';
import { Stack } from '../components/cardStyles';
import { t } from '../i18n/t';

const PREVIEW_DELAY_MS = 400;

type Shown = Omit<TemplatePreviewInput, 'reference'>;

/** The mail as a guest reads it. */
export function TemplatePreview({ of }: { of: Shown }) {
  const bookings = useQuery(latestBookingsQuery(useApi()));
  return (
    <Stack as="section" $gap={4} aria-label={t('Preview')}>
      <QueryState
        query={bookings}
        loading={t('Loading the bookings…')}
        failed={t('The bookings could not be loaded.')}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('The mail can be shown once there is a booking.')}</p>
          ) : (
            <Chosen of={of} bookings={rows} />
          )
        }
      </QueryState>
    </Stack>
  );
}

function Chosen({ of, bookings }: { of: Shown; bookings: readonly BookingJson[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [form, setForm] = useState<'html' | 'text'>('html');
  const reference = chosen ?? bookings[0]?.reference ?? '';
  return (
    <>
      <SelectField
        label={t('As the guest of')}
        value={reference}
        options={bookings.map((booking) => [
          booking.reference,
          `${booking.guestName}, ${stayText(booking)}`,
        ])}
        onValue={setChosen}
      />
      <ToggleGroup
        label={t('Form of the mail')}
        options={[
          { value: 'html', label: t('As a mail') },
          { value: 'text', label: t('As plain text') },
        ]}
        value={form}
        onChange={setForm}
      />
      <Mail of={{ ...of, reference }} isPlain={form === 'text'} />
    </>
  );
}

function Mail({ of, isPlain }: { of: TemplatePreviewInput; isPlain: boolean }) {
  const asked = useDebouncedValue(JSON.stringify(of), PREVIEW_DELAY_MS);
  // Written by the line above.
  const shown = JSON.parse(asked) as TemplatePreviewInput;
  const preview = useQuery(templatePreviewQuery(useApi(), shown));
  if (preview.isError) {
    return <p role="alert">{failureText(preview.error, t('The mail could not be shown.'))}</p>;
  }
  if (!preview.data) return <p role="status">{t('Loading the mail…')}</p>;
  const url = templatePreviewUrl(shown);
  return (
    <>
      <Subject>
        {t.parts('Subject: {subject}', {
          subject: <span lang={LANGUAGES[shown.language].lang}>{preview.data.subject}</span>,
        })}
      </Subject>
      {isPlain || url === null ? (
        <Plain tabIndex={0} aria-label={t('The mail as plain text')}>
          <span lang={LANGUAGES[shown.language].lang}>{preview.data.text}</span>
        </Plain>
      ) : (
        // A sandboxed page of its own, because our content policy blocks a mail's styles.
        <Frame title={t('The mail')} src={url} sandbox="" />
      )}
    </>
  );
}

const Subject = styled.p`
  margin: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Plain = styled.pre`
  max-height: 560px;
  margin: 0;
  padding: ${space(4)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 560px;
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.control};
`;
