import type { OwnerReview } from '@shared/contract/reviews/review';
import { MAX_REVIEW_ANSWER } from '@shared/domain/reviews/review';
import { LANGUAGE_CODES, LANGUAGES } from '@shared/i18n/languages';
import { useEffect } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { SmallButton } from '../components/SmallButton';
import type { useUpdateReview } from '../../queries/reviews';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { QuietActions } from '../components/cardStyles';
import { SelectField, TextAreaField } from '../components/fields';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { t } from '../i18n/t';

const schema = z.object({ answer: z.string(), answerLanguage: z.enum(LANGUAGE_CODES) });

export function AnswerForm({
  review,
  update,
  onClose,
}: {
  review: OwnerReview;
  update: ReturnType<typeof useUpdateReview>;
  onClose: () => void;
}) {
  const initial = review.answer ?? '';
  const form = useForm({
    schema,
    initial: { answer: initial, answerLanguage: review.answerLanguage ?? review.language },
    onValid: (input) =>
      void attempt.run(async () => {
        await update.mutateAsync(input);
        showToast({
          title: input.answer.trim() === '' ? t('Answer taken away') : t('Answer saved'),
        });
        onClose();
      }),
  });
  const attempt = useAttempt({ failed: 'Not saved' }, { form });
  const { focusField } = form;
  // The pressed button has gone.
  // oxlint-disable-next-line exhaustive-deps -- once
  useEffect(() => focusField('answer'), []);
  useUnsavedChanges(form.values.answer !== initial);

  return (
    <Form {...form.props}>
      <TextAreaField
        label={t('Your answer')}
        hint={t('Everybody reads it below the review. Empty takes it away.')}
        {...form.field('answer')}
        rows={4}
        maxLength={MAX_REVIEW_ANSWER}
        lang={LANGUAGES[form.values.answerLanguage].lang}
      />
      <SelectField
        label={t('Language of your answer')}
        {...form.field('answerLanguage')}
        options={LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name])}
      />
      <SaveNotice failure={attempt.failure} />
      <QuietActions>
        <WriteButton type="submit" $size="small" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('Saving...') : t('Save the answer')}
        </WriteButton>
        <SmallButton $variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </SmallButton>
      </QuietActions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 640px;
  margin-top: ${space(4)};
`;
