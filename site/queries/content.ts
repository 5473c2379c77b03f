import {
  bringBackPublication,
  changeContentDraft,
  discardContentDraft,
  getContent,
  listContentLanguages,
  listPublications,
  previewContentPage,
  publishContent,
} from '@shared/contract/content/contentEndpoints';
import type {
  ContentDraftChange,
  ContentState,
  PreviewPath,
} from '@shared/contract/content/content';
import type { Language } from '@shared/i18n/languages';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiContext';
import type { ApiClient } from '../api/client';
import { contentKeys } from './queryKeys';

export const contentLanguagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: contentKeys.languages,
    queryFn: ({ signal }) => api.call(listContentLanguages, { signal }),
  });

export const contentQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: contentKeys.state(language),
    queryFn: ({ signal }) => api.call(getContent, { params: { language }, signal }),
  });

export const publicationsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: contentKeys.publications(language),
    queryFn: ({ signal }) => api.call(listPublications, { params: { language }, signal }),
  });

/**
 * Changes fields of the draft.
 * @throws ApiError 409 `stale` naming the fields that another window has changed since
 */
export function useChangeContent(language: Language) {
  return useContentMutation(language, (api, body: ContentDraftChange) =>
    api.call(changeContentDraft, { params: { language }, body }),
  );
}

/** Publishes the draft. @throws ApiError 409 `stale` when it has changed since */
export function usePublishContent(language: Language) {
  return useContentMutation(language, (api, version: number) =>
    api.call(publishContent, { params: { language }, body: { version } }),
  );
}

export function useDiscardContent(language: Language) {
  return useContentMutation(language, (api, version: number) =>
    api.call(discardContentDraft, { params: { language }, body: { version } }),
  );
}

export function useBringBack(language: Language) {
  return useContentMutation(language, (api, { id, version }: { id: number; version: number }) =>
    api.call(bringBackPublication, { params: { language, id: String(id) }, body: { version } }),
  );
}

function useContentMutation<Input>(
  language: Language,
  send: (api: ApiClient, input: Input) => Promise<ContentState>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, because each response has the version that the next request needs.
    scope: { id: `content ${language}` },
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (state) => keepNewest(queryClient, language, state),
    onError: () => queryClient.invalidateQueries({ queryKey: contentKeys.state(language) }),
  });
}

async function keepNewest(
  queryClient: QueryClient,
  language: Language,
  state: ContentState,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: contentKeys.state(language) });
  queryClient.setQueryData(contentKeys.state(language), state);
  void queryClient.invalidateQueries({ queryKey: contentKeys.publications(language) });
  void queryClient.invalidateQueries({ queryKey: contentKeys.languages });
  void queryClient.invalidateQueries({ queryKey: contentKeys.facts });
}

/** URL of a draft page for the preview frame. @param version makes the URL unique per draft */
export function contentPreviewAddress(
  path: PreviewPath,
  language: Language,
  version: number,
): string {
  const query = new URLSearchParams({ path, version: String(version) });
  return `${previewContentPage.path.replace(':language', language)}?${query}`;
}
