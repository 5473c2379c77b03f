import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  dismissMail,
  getMailState,
  previewMail as previewMailCall,
  previewMailPage,
  retryAllMails,
  retryMail,
  sendTestMail,
} from '@shared/contract/mail/mailEndpoints';
import {
  getMailSettings,
  testMailSettings,
  updateMailSettings,
} from '@shared/contract/mail/mailSettingsEndpoints';
import type { Deps } from '../appDependencies';
import type { MailTrial } from '@shared/contract/mail/mailSettings';
import { languageOfReader } from '../languageOfReader';
import { MailError, trialTransport } from '../integrations/smtp';
import { mount } from '../middleware/endpoint';
import { RATE_LIMITS } from '../services/rateLimits/rateLimits';
import type { CurrentMail } from '../services/mail/mailer';
import { loadMailVilla } from '../services/mail/loadMailVilla';
import { previewMail } from '../services/bookings/previewMail';
import {
  assertKeptPasswordOpens,
  assertMailPort,
  mailSettingsForOwner,
  saveMailSettings,
  sealPassword,
  serverOfForm,
} from '../services/mail/mailSettings';
import * as problems from '../services/mail/mailProblems';
import { ownerLanguage } from '../services/mail/readerLanguage';
import { previewEnv, showMailPage } from './mailPage';

export function mountMail(router: Router, deps: Deps): void {
  const { env, mail, secrets } = deps;

  mount(router, deps, getMailState, async ({ ctx, read, can }) => {
    const { kind, ownerEmail } = await mail.current();
    return {
      isSetUp: kind === 'smtp',
      needsPassword: kind === 'unreadable',
      ownerAddress: ownerEmail,
      problems: await problems.listMailProblems(
        ownerEmail,
        can('mail'),
        languageOfReader(ctx),
        read,
      ),
    };
  });

  mount(
    router,
    deps,
    sendTestMail,
    async () => {
      const { ownerEmail, send } = await mail.current();
      return tryMail({ send, recipient: ownerEmail }, deps);
    },
    RATE_LIMITS.testMail,
  );

  mount(router, deps, getMailSettings, ({ read }) => mailSettingsForOwner(env, secrets, read));

  mount(router, deps, updateMailSettings, async ({ body, read, write }) => {
    // Before the write, which should not wait for reading the key file.
    const sealed = await sealPassword(body, secrets);
    await assertKeptPasswordOpens(body, env, secrets, read);
    await write((context) => saveMailSettings(body, sealed, env, context));
    return mailSettingsForOwner(env, secrets, read);
  });

  mount(
    router,
    deps,
    testMailSettings,
    async ({ body, ctx, read }) => {
      assertMailPort(body.port, env);
      const server = await serverOfForm(body, secrets, read);
      const hungUp = new AbortController();
      // The request's own stream ended with its body, so watch the response.
      ctx.res.once('close', () => hungUp.abort());
      const from = { name: body.fromName, address: body.fromAddress };
      const { send } = trialTransport(server, from, hungUp.signal);
      return tryMail({ send, recipient: body.ownerAddress }, deps);
    },
    RATE_LIMITS.testMail,
  );

  mount(router, deps, previewMailCall, async ({ body, read }) => {
    const { to, subject, html, text } = await previewMail(body, await previewEnv(deps), read);
    return { recipient: to.address, subject, html, text };
  });

  mount(router, deps, previewMailPage, async ({ query, ctx, read }) => {
    const { html } = await previewMail(query, await previewEnv(deps), read);
    showMailPage(ctx, deps);
    return Readable.from([html]);
  });

  mount(router, deps, retryMail, async ({ params, write, can }) => {
    await write((context) => problems.retryMail(params.id, can('mail'), context));
    return OK;
  });

  mount(router, deps, retryAllMails, async ({ write, can }) => {
    await write((context) => problems.retryAllMails(can('mail'), context));
    return OK;
  });

  mount(router, deps, dismissMail, async ({ params, write, can }) => {
    await write((context) => problems.dismissMail(params.id, can('mail'), context));
    return OK;
  });
}

async function tryMail(
  { send, recipient }: { send: CurrentMail['send']; recipient: string },
  { env, log, now, db }: Deps,
): Promise<MailTrial> {
  const { publicUrl } = env;
  const read = { models: db.models };
  const language = await ownerLanguage(recipient, read);
  const villa = await loadMailVilla(language, read);
  const { renderTestMail } = await import('../mail/renderMail');
  try {
    await send({
      ...(await renderTestMail(
        { publicUrl, ownerEmail: recipient, readerLanguage: language },
        villa,
      )),
      messageId: `${randomUUID()}@${new URL(publicUrl).hostname}`,
      date: now(),
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.warn({ code: error.code }, 'test mail not sent');
    return { isSent: false, recipient, failure: error.failure, answer: error.answer };
  }
  return { isSent: true, recipient, failure: null, answer: null };
}
