import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { ownerReviewsQuery } from '../../queries/reviews';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { ReviewCard } from './ReviewCard';
import { Lead } from '../components/cardStyles';
import { t } from '../i18n/t';

export function ReviewsTab() {
  const reviews = useQuery(ownerReviewsQuery(useApi()));
  return (
    <>
      <ScreenHead title={t('Reviews')} />
      <Lead>
        {t(
          'From the day of departure on, the guest’s page asks for a review. What you publish stands on the home page, newest first.',
        )}
      </Lead>
      <QueryState
        query={reviews}
        loading={t('Loading reviews...')}
        failed={t('The reviews could not be loaded.')}
        isEmpty={(list) => list.length === 0}
        empty={t('No reviews yet. Until there is one, the home page says that they are coming.')}
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

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  max-width: 820px;
`;
