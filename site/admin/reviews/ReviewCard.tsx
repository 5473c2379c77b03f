import type { OwnerReview } from '@shared/contract/reviews/review';
import type { ReviewStatus } from '@shared/domain/reviews/review';
import { isSampleReview } from '@shared/domain/reviews/sampleReviews';
import { LANGUAGES } from '@shared/i18n/languages';
import { useState } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { useUpdateReview } from '../../queries/reviews';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { stayText } from '../components/dateRangeText';
import { WriteButton } from '../components/WriteButton';
import { showFailure } from '../showFailure';
import { AnswerForm } from './AnswerForm';
import { t } from './texts.en';

const TONES = {
  new: 'blue',
  published: 'green',
  hidden: 'neutral',
} as const satisfies Record<ReviewStatus, string>;

const STATUS_TEXTS: Record<ReviewStatus, string> = {
  get new() {
    return t('reviews.new');
  },
  get published() {
    return t('reviews.published');
  },
  get hidden() {
    return t('reviews.notPublished');
  },
};

const DONE = {
  published: {
    get title() {
      return t('reviews.published');
    },
    get description() {
      return t('reviews.guestsReadItOn');
    },
  },
  hidden: {
    get title() {
      return t('reviews.notPublished');
    },
    get description() {
      return t('reviews.guestsDoNotRead');
    },
  },
} as const;

/** One review: what was said, by whom, and what the owner does about it. */
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
        onSuccess: () => showToast(DONE[next]),
        onError: (error) => showFailure(t('reviews.notSaved'), error),
      },
    );
  };

  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{review.guestName}</h2>
        <Badge $tone={TONES[status]}>{STATUS_TEXTS[status]}</Badge>
        {isSampleReview(review) && <Badge $tone="neutral">{t('reviews.sample')}</Badge>}
        <Stars role="img" aria-label={t('reviews.ratedStarsOutOf', { stars: review.stars })}>
          {'★'.repeat(review.stars)}
          {'☆'.repeat(5 - review.stars)}
        </Stars>
      </Head>
      <About>
        <Link to={`/admin?booking=${review.reference}`}>{review.reference}</Link> ·{' '}
        {stayText(review)} ·{' '}
        {review.name === null
          ? t('reviews.shownWithoutAName')
          : t('reviews.shownAsName', { name: review.name })}{' '}
        · {LANGUAGES[language].name}
      </About>
      <Words lang={LANGUAGES[language].lang}>{review.words}</Words>
      {review.answer !== null && !isAnswering && (
        <Answer>
          <strong>{t('reviews.yourAnswer')}</strong>
          <Words lang={LANGUAGES[review.answerLanguage ?? language].lang}>{review.answer}</Words>
        </Answer>
      )}
      {isAnswering ? (
        <AnswerForm review={review} update={update} onClose={() => setAnswering(false)} />
      ) : (
        <Actions>
          {status !== 'published' && (
            <WriteButton
              type="button"
              $size="small"
              aria-disabled={update.isPending}
              aria-describedby={titleId}
              onClick={() => decide('published')}
            >
              {t('reviews.publish')}
            </WriteButton>
          )}
          {status !== 'hidden' && (
            <WriteButton
              type="button"
              $variant="secondary"
              $size="small"
              aria-disabled={update.isPending}
              aria-describedby={titleId}
              onClick={() => decide('hidden')}
            >
              {status === 'published' ? t('reviews.takeOffTheSite') : t('reviews.doNotPublish')}
            </WriteButton>
          )}
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-describedby={titleId}
            onClick={() => setAnswering(true)}
          >
            {review.answer === null ? t('reviews.answer') : t('reviews.changeTheAnswer')}
          </Button>
        </Actions>
      )}
    </Card>
  );
}

const Card = styled.article`
  padding: ${space(5)};
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
  overflow-wrap: anywhere;
`;

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

const About = styled.p`
  margin-top: ${space(1)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;

const Words = styled.p`
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
