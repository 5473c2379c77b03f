import { Readable } from 'node:stream';
import type Router from '@koa/router';
import {
  getMailTemplates,
  previewMailTemplate,
  previewMailTemplatePage,
  resetMailTemplate,
  updateMailTemplate,
} from '@shared/contract/mail/mailTemplateEndpoints';
import {
  changeScheduledMail,
  getMailRules,
  getScheduledMails,
  switchScheduledMails,
  updateMailRules,
} from '@shared/contract/mail/scheduledMailEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { readMailRules } from '../services/mail/mailRules';
import * as scheduled from '../services/mail/editScheduledMails';
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  updateTemplate,
} from '../services/mail/editMailTemplates';
import * as rules from '../services/mail/updateMailRules';
import { previewEnv, showMailPage } from './mailPage';

export function mountMailTemplates(router: Router, deps: Deps): void {
  mount(router, deps, getMailTemplates, ({ read }) => listTemplates(read));

  mount(router, deps, updateMailTemplate, ({ body, write }) =>
    write(async (context) => {
      await updateTemplate(body, context);
      return listTemplates(context);
    }),
  );

  mount(router, deps, resetMailTemplate, ({ body, write }) =>
    write(async (context) => {
      await resetTemplate(body, context);
      return listTemplates(context);
    }),
  );

  mount(router, deps, previewMailTemplate, async ({ body, read }) => {
    const { to, subject, html, text } = await previewTemplate(body, await previewEnv(deps), read);
    return { recipient: to.address, subject, html, text };
  });

  mount(router, deps, previewMailTemplatePage, async ({ query, ctx, read }) => {
    const { html } = await previewTemplate(query, await previewEnv(deps), read);
    showMailPage(ctx, deps);
    return Readable.from([html]);
  });

  mount(router, deps, getMailRules, ({ read }) => readMailRules(read));

  mount(router, deps, updateMailRules, ({ body, write }) =>
    write(async (context) => {
      await rules.updateMailRules(body, context);
      return readMailRules(context);
    }),
  );

  mount(router, deps, getScheduledMails, ({ params, read }) =>
    scheduled.listScheduledMails(params.id, read),
  );

  mount(router, deps, switchScheduledMails, ({ params, body, write }) =>
    write((context) => scheduled.switchScheduledMails(params.id, body.isOn, context)),
  );

  mount(router, deps, changeScheduledMail, ({ params, body, write }) =>
    write((context) => scheduled.changeScheduledMail(params.id, body.action, context)),
  );
}
