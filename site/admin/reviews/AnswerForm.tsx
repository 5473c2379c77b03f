import type { OwnerReview } from '@shared/contract/reviews/review';
import { MAX_REVIEW_ANSWER } from '@shared/domain/reviews/review';
import { isLanguage, LANGUAGE_CODES, LANGUAGES } from '@shared/i18n/languages';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field, Select, TextArea } from '../../components/Field';
import type { useUpdateReview } from '../../queries/reviews';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { showFailure } from '../components/showFailure';
import { t } from '../i18n/t';

/** The owner's public answer to a review. */
export function AnswerForm({
  review,
  update,
  onClose,
}: {
  review: OwnerReview;
  update: ReturnType<typeof useUpdateReview>;
  onClose: () => void;
}) {
  const [answer, setAnswer] = useState(review.answer ?? '');
  const [language, setLanguage] = useState(review.answerLanguage ?? review.language);
  useUnsavedChanges(answer !== (review.answer ?? ''));

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    update.mutate(
      { answer, answerLanguage: language },
      {
        onSuccess: () => {
          showToast({
            title: answer.trim() === '' ? t('Answer taken away') : t('Answer saved'),
          });
          onClose();
        },
        onError: (error) => showFailure(t('Not saved'), error),
      },
    );
  };

  return (
    <Form onSubmit={handleSubmit}>
      <Field
        label={t('Your answer')}
        hint={t('Everybody reads it below the review. Empty takes it away.')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_REVIEW_ANSWER}
            value={answer}
            lang={LANGUAGES[language].lang}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <Field label={t('Language of your answer')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
          >
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGES[code].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Buttons>
        <WriteButton type="submit" $size="small" aria-disabled={update.isPending}>
          {update.isPending ? t('Saving...') : t('Save the answer')}
        </WriteButton>
        <Button type="button" $variant="quiet" $size="small" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 640px;
  margin-top: ${space(4)};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(5)};
`;
