import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { ownerReviewsQuery } from '../../queries/reviews';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { ReviewCard } from './ReviewCard';
import { t } from './texts.en';

/** What guests said of their stays: published on the home page or not, and answered. */
export function ReviewsTab() {
  const reviews = useQuery(ownerReviewsQuery(useApi()));
  return (
    <>
      <ScreenHead title={t('reviews.reviews')} />
      <Lead>{t('reviews.fromTheDayOf')}</Lead>
      <QueryState
        query={reviews}
        loading={t('reviews.loadingReviews')}
        failed={t('reviews.theReviewsCouldNot')}
        isEmpty={(list) => list.length === 0}
        empty={t('reviews.noReviewsYetUntil')}
      >
        {(list) => (
          <List>
            {list.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </List>
        )}
      </QueryState>
    </>
  );
}

const Lead = styled.p`
  max-width: 62ch;
  margin-bottom: ${space(5)};
  color: ${({ theme }) => theme.colors.slate};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  max-width: 820px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
