import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { mailPreviewSchema } from './mail';
import {
  templateInputSchema,
  templatePreviewInputSchema,
  templatePreviewQuerySchema,
  templateResetSchema,
  templatesSchema,
} from './mailTemplates';

export const getMailTemplates = endpoint('GET /api/admin/mail/templates', {
  access: 'admin',
  permission: 'mail',
  output: templatesSchema,
});
export const updateMailTemplate = endpoint('PUT /api/admin/mail/templates', {
  access: 'admin',
  permission: 'mail',
  body: templateInputSchema,
  output: templatesSchema,
});
/** Restores the standard text of one mail in one language. 409 `stale` if it was saved since it was read. */
export const resetMailTemplate = endpoint('POST /api/admin/mail/templates/reset', {
  access: 'admin',
  permission: 'mail',
  body: templateResetSchema,
  output: templatesSchema,
});
export const previewMailTemplate = endpoint('POST /api/admin/mail/templates/preview', {
  access: 'admin',
  permission: 'mail',
  body: templatePreviewInputSchema,
  output: mailPreviewSchema,
});
/** The preview's HTML. Only our own pages may frame it. */
export const previewMailTemplatePage = endpoint('GET /api/admin/mail/templates/preview.html', {
  access: 'admin',
  permission: 'mail',
  query: templatePreviewQuerySchema,
  output: z.string(),
});
