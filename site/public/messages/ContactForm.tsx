import {
  CONTACT_SUBJECTS,
  contactMessageInputSchema,
  type ContactMessageInput,
} from '@shared/contract/messages/message';
import { sendContactMessage } from '@shared/contract/publicEndpoints';
import { translatedText } from '@shared/i18n/say';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { useIdempotencyKey } from '../../api/idempotencyKey';
import { ApiError } from '../../api/client';
import { Button } from '../../components/Button';
import { FormArea } from '../../components/FormArea';
import { Field, Select, TextArea, TextInput } from '../../components/Field';
import { issuesByField } from '../../components/formIssues';
import { NO_MESSAGE, useContactDraft, type ContactDraft } from '../../stores/contactDraft';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { PrivacyNote } from '../legal/PrivacyNote';
import { NoScript } from '../NoScript';
import { usePage } from '../PageContext';
import { guestSendFailureText } from '../../api/failureText';
import { useIsReady } from '../useIsReady';

const MUTATION_KEY = ['contactMessage'];

/** The contact form. Input stays until it is sent. */
export function ContactForm() {
  const { t, texts, language, legal } = usePage();
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useContactDraft();
  const [issues, setIssues] = useState<Record<string, string>>({});
  const isReady = useIsReady();
  const element = useRef<HTMLFormElement>(null);
  const { keyOf, forget } = useIdempotencyKey();
  const send = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (body: ContactMessageInput) =>
      api.call(sendContactMessage, { body, headers: { 'Idempotency-Key': keyOf(body) } }),
    onSuccess: () => {
      forget();
      useContactDraft.setState(NO_MESSAGE);
      showToast({ title: t('contact.sent.title'), description: t('contact.sent.text') });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body?.issues) {
        setIssues(issuesByField(error.body.issues));
      }
      showToast({
        title: t('contact.failed.title'),
        description: guestSendFailureText(error, t('contact.failed.text'), t),
        tone: 'destructive',
      });
    },
  });

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // `isPending` only updates on the next render, after a double tap.
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 0) return;
    const checked = z.safeParse(contactMessageInputSchema, { ...form, language });
    if (!checked.success) {
      setIssues(
        issuesByField(
          checked.error.issues.map(({ path, message }) => ({
            path,
            message: translatedText(message, texts, language),
          })),
        ),
      );
      const first = String(checked.error.issues[0]?.path[0] ?? '');
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIssues({});
    send.mutate({ ...checked.data, privacyVersion: legal.privacyVersion });
  };
  const control = (name: keyof ContactDraft) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      useContactDraft.setState({ [name]: event.target.value });
      setIssues(({ [name]: _edited, ...rest }) => rest);
      if (send.isSuccess) send.reset();
    },
  });

  return (
    <form ref={element} onSubmit={handleSubmit} noValidate>
      <NoScript />
      <Grid disabled={!isReady}>
        <Field label={t('contact.firstName')} error={issues['firstName']}>
          {(props) => <TextInput {...props} {...control('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={t('contact.lastName')} error={issues['lastName']}>
          {(props) => <TextInput {...props} {...control('lastName')} autoComplete="family-name" />}
        </Field>
        <Field label={t('contact.email')} error={issues['email']}>
          {(props) => (
            <TextInput {...props} {...control('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <Field label={t('contact.phone')} error={issues['phone']} isOptional={t('field.optional')}>
          {(props) => <TextInput {...props} {...control('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Whole>
          <Field label={t('contact.subject')} error={issues['subject']}>
            {(props) => (
              <Select {...props} {...control('subject')}>
                {CONTACT_SUBJECTS.map((subject) => (
                  <option key={subject} value={subject}>
                    {t(`contact.subject.${subject}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Whole>
        <Whole>
          <Field label={t('contact.message')} error={issues['message']}>
            {(props) => <TextArea {...props} {...control('message')} rows={6} />}
          </Field>
        </Whole>
        <Whole>
          <PrivacyNote of="message" />
        </Whole>
        <Whole>
          <Button type="submit" disabled={send.isPending}>
            {t(send.isPending ? 'contact.sending' : 'contact.send')}
          </Button>
          {/* Stays after the toast, which has announced it to screen readers. */}
          {send.isSuccess && (
            <Sent>
              <strong>{t('contact.sent.title')}</strong>
              <span>{t('contact.sent.text')}</span>
            </Sent>
          )}
        </Whole>
      </Grid>
    </form>
  );
}

const Grid = styled(FormArea)`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Sent = styled.p`
  margin-top: ${space(3)};
  strong {
    display: block;
  }
`;

const Whole = styled.div`
  ${({ theme }) => theme.up.tablet} {
    grid-column: 1 / -1;
  }
`;
