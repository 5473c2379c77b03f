import type { OwnerReview } from '@shared/contract/reviews/review';
import type { ReviewStatus } from '@shared/domain/reviews/review';
import { LANGUAGES } from '@shared/i18n/languages';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { useUpdateReview } from '../../queries/reviews';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Card } from '../components/cardStyles';
import { stayText } from '../components/dateRangeText';
import { noticeText } from '../components/useAttempt';
import { keepFocusAt } from '../components/keepFocus';
import { showFailure } from '../components/showFailure';
import { AnswerForm } from './AnswerForm';
import { SmallText } from '../../components/SmallText';
import { t, type Sentence } from '../i18n/t';

const TONES = {
  new: 'blue',
  published: 'green',
  hidden: 'neutral',
} as const satisfies Record<ReviewStatus, string>;

const STATUS_TEXTS: Record<ReviewStatus, Sentence> = {
  new: 'New',
  published: 'Published{#review}',
  hidden: 'Not published{#review}',
};

const DONE = {
  published: ['Published{#review}', 'Guests read it on the home page from now on.'],
  hidden: ['Not published{#review}', 'Guests do not read it.'],
} as const;

export function ReviewCard({ review }: { review: OwnerReview }) {
  const update = useUpdateReview(review);
  const [isAnswering, setAnswering] = useState(false);
  const { status, language } = review;
  const titleId = `review-${review.id}`;

  const decide = (next: 'published' | 'hidden') => {
    if (update.isPending) return;
    update.mutate(
      { status: next },
      {
        onSuccess: () => showToast(noticeText(DONE[next])),
        onError: (error) => showFailure(t('Not saved'), error),
      },
    );
  };

  return (
    <Card as="article" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId} tabIndex={-1}>
          {review.guestName}
        </h2>
        <Badge $tone={TONES[status]}>{t(STATUS_TEXTS[status])}</Badge>
        {review.isSample && <Badge $tone="neutral">{t('Sample')}</Badge>}
        <Stars role="img" aria-label={t('Rated {stars} out of 5', { stars: review.stars })}>
          {`${'★'.repeat(review.stars)}${'☆'.repeat(5 - review.stars)}`}
        </Stars>
      </Head>
      <SmallText>
        <Link to={`/admin?booking=${review.reference}`}>{review.reference}</Link>{' '}
        <span>{`· ${stayText(review)} · ${
          review.name === null
            ? t('shown without a name')
            : t('shown as “{name}”', { name: review.name })
        } · ${LANGUAGES[language].name}`}</span>
      </SmallText>
      <ReviewText lang={LANGUAGES[language].lang}>{review.words}</ReviewText>
      {review.answer !== null && !isAnswering && (
        <Answer>
          <strong>{t('Your answer')}</strong>
          <ReviewText lang={LANGUAGES[review.answerLanguage ?? language].lang}>
            {review.answer}
          </ReviewText>
        </Answer>
      )}
      {isAnswering ? (
        <AnswerForm
          review={review}
          update={update}
          onClose={() => {
            setAnswering(false);
            setTimeout(() => keepFocusAt(titleId));
          }}
        />
      ) : (
        <Actions>
          {status !== 'published' && (
            <SmallWriteButton
              $variant="primary"
              aria-disabled={update.isPending}
              aria-describedby={titleId}
              onClick={() => decide('published')}
            >
              {t('Publish')}
            </SmallWriteButton>
          )}
          {status !== 'hidden' && (
            <SmallWriteButton
              aria-disabled={update.isPending}
              aria-describedby={titleId}
              onClick={() => decide('hidden')}
            >
              {status === 'published' ? t('Take off the site') : t('Do not publish')}
            </SmallWriteButton>
          )}
          <SmallButton
            $variant="quiet"
            aria-describedby={titleId}
            onClick={() => setAnswering(true)}
          >
            {review.answer === null ? t('Answer') : t('Change the answer')}
          </SmallButton>
        </Actions>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  h2 {
    font-size: 1.0625rem;
  }
`;

const Stars = styled.span`
  color: ${({ theme }) => theme.colors.terracotta};
  letter-spacing: 0.1em;
  white-space: nowrap;
`;

const ReviewText = styled.p`
  max-width: 70ch;
  margin-top: ${space(3)};
  white-space: pre-line;
`;

const Answer = styled.div`
  margin-top: ${space(4)};
  padding-left: ${space(4)};
  border-left: 3px solid ${({ theme }) => theme.colors.stone};
  p {
    margin-top: ${space(1)};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  margin-top: ${space(4)};
`;
