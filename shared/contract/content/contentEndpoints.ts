import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  contentDraftChangeSchema,
  contentLanguageParams,
  contentLanguagesSchema,
  contentPreviewQuerySchema,
  contentStateSchema,
  contentVersionSchema,
  publicationParams,
  publicationsSchema,
} from './content';

/** How far each language is. */
export const listContentLanguages = endpoint('GET /api/admin/content', {
  access: 'admin',
  permission: 'content',
  output: contentLanguagesSchema,
});
export const getContent = endpoint('GET /api/admin/content/:language', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  output: contentStateSchema,
});
/** Changes fields of the draft, each back to its default by `null`. */
export const changeContentDraft = endpoint('PATCH /api/admin/content/:language/draft', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentDraftChangeSchema,
  output: contentStateSchema,
});
/** Makes the draft what guests read. */
export const publishContent = endpoint('POST /api/admin/content/:language/publish', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentVersionSchema,
  output: contentStateSchema,
});
/** Makes the draft what guests read already. */
export const discardContentDraft = endpoint('POST /api/admin/content/:language/discard', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentVersionSchema,
  output: contentStateSchema,
});
export const listPublications = endpoint('GET /api/admin/content/:language/publications', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  output: publicationsSchema,
});
/** Makes an earlier publication the draft. */
export const bringBackPublication = endpoint(
  'POST /api/admin/content/:language/publications/:id/bring-back',
  {
    access: 'admin',
    permission: 'content',
    params: publicationParams,
    body: contentVersionSchema,
    output: contentStateSchema,
  },
);
/** A page of the site made of the draft, which only a frame of ours may show. */
export const previewContentPage = endpoint('GET /api/admin/content/:language/preview.html', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  query: contentPreviewQuerySchema,
  output: z.string(),
});
