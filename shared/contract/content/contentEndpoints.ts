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
/** Changes fields of the draft; `null` restores a default. */
export const changeContentDraft = endpoint('PATCH /api/admin/content/:language/draft', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentDraftChangeSchema,
  output: contentStateSchema,
});
export const publishContent = endpoint('POST /api/admin/content/:language/publish', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  body: contentVersionSchema,
  output: contentStateSchema,
});
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
/** A page of the site with the draft's content. Only our own pages may frame it. */
export const previewContentPage = endpoint('GET /api/admin/content/:language/preview.html', {
  access: 'admin',
  permission: 'content',
  params: contentLanguageParams,
  query: contentPreviewQuerySchema,
  output: z.string(),
});
