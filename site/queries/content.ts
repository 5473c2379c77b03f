import {
  bringBackPublication,
  changeContentDraft,
  discardContentDraft,
  getContent,
  getVillaFacts,
  listPublications,
  previewContentPage,
  publishContent,
} from '@shared/contract/endpoints';
import type {
  ContentDraftChange,
  ContentState,
  PreviewPath,
} from '@shared/contract/content/content';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { contentKeys } from './queryKeys';

/** The only language that the site has yet. */
const params = { language: 'en' } as const;

/** The draft of the site's content, and what is live. */
export const contentQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.state,
    queryFn: ({ signal }) => api.call(getContent, { params, signal }),
  });

/** What the house is called, for those who may not read its content. */
export const villaFactsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.facts,
    queryFn: ({ signal }) => api.call(getVillaFacts, { signal }),
  });

/** What was published, newest first. */
export const publicationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.publications,
    queryFn: ({ signal }) => api.call(listPublications, { params, signal }),
  });

/**
 * Changes fields of the draft.
 * @throws ApiError 409 `stale` naming the fields that another window has changed since
 */
export function useChangeContent() {
  return useContentMutation((api, body: ContentDraftChange) =>
    api.call(changeContentDraft, { params, body }),
  );
}

/** Makes the draft what guests read. @throws ApiError 409 `stale` when it has changed since */
export function usePublishContent() {
  return useContentMutation((api, version: number) =>
    api.call(publishContent, { params, body: { version } }),
  );
}

/** Makes the draft what guests read already. */
export function useDiscardContent() {
  return useContentMutation((api, version: number) =>
    api.call(discardContentDraft, { params, body: { version } }),
  );
}

/** Makes an earlier publication the draft. */
export function useBringBack() {
  return useContentMutation((api, { id, version }: { id: number; version: number }) =>
    api.call(bringBackPublication, {
      params: { language: params.language, id: String(id) },
      body: { version },
    }),
  );
}

function useContentMutation<Input>(send: (api: ApiClient, input: Input) => Promise<ContentState>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: each answer has the version that the next one needs.
    scope: { id: 'content' },
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (state) => keepNewest(queryClient, state),
    onError: () => queryClient.invalidateQueries({ queryKey: contentKeys.state }),
  });
}

async function keepNewest(queryClient: QueryClient, state: ContentState): Promise<void> {
  await queryClient.cancelQueries({ queryKey: contentKeys.state });
  queryClient.setQueryData(contentKeys.state, state);
  void queryClient.invalidateQueries({ queryKey: contentKeys.publications });
}

/** Address of a page made of the draft, for a frame. @param version makes each draft's another */
export function contentPreviewAddress(path: PreviewPath, version: number): string {
  const query = new URLSearchParams({ path, version: String(version) });
  return `${previewContentPage.path.replace(':language', params.language)}?${query}`;
}
