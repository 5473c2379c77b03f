import { listReviews, updateReview } from '@shared/contract/reviews/reviewEndpoints';
import type { OwnerReview, ReviewUpdate } from '@shared/contract/reviews/review';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { invalidateFamily } from './families';
import { reviewKeys } from './queryKeys';

export const ownerReviewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: reviewKeys.list,
    queryFn: ({ signal }) => api.call(listReviews, { signal }),
  });

/** Publishes, hides or answers a review. The list is updated from the response. */
export function useUpdateReview({ id, updatedAt }: Pick<OwnerReview, 'id' | 'updatedAt'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<ReviewUpdate, 'updatedAt'>) =>
      api.call(updateReview, { params: { id: String(id) }, body: { ...change, updatedAt } }),
    onSuccess: (changed) =>
      queryClient.setQueryData<OwnerReview[]>(reviewKeys.list, (list) =>
        list?.map((review) => (review.id === changed.id ? changed : review)),
      ),
    // Also after a failure: somebody else may have decided first.
    onSettled: () => invalidateFamily(queryClient, 'review'),
  });
}
