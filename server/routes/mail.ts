import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  dismissMail,
  getMailState,
  previewMail as previewMailCall,
  previewMailPage,
  retryMail,
  sendTestMail,
} from '@shared/contract/endpoints';
import type { Deps } from '../appDependencies';
import { MailError } from '../integrations/smtp';
import { mount } from '../middleware/endpoint';
import { previewMail } from '../services/mail/mailPreview';
import * as outbox from '../services/mail/outbox';

/**
 * A mail's styles stand in its elements, which pages of ours may not have. Shown apart, it may
 * have them and nothing else: no script, no picture from elsewhere, no navigation out of the frame.
 */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** What became of mails, and what they would look like. */
export function mountMail(router: Router, deps: Deps): void {
  const { env, mail, log } = deps;

  mount(router, deps, getMailState, async ({ read }) => ({
    isSetUp: mail.kind === 'smtp',
    ownerAddress: env.ownerEmail,
    problems: await outbox.listMailProblems(env.ownerEmail, read),
  }));

  mount(router, deps, sendTestMail, async ({ read }) => {
    const recipient = env.ownerEmail;
    const { renderTestMail } = await import('../mail/renderMail');
    try {
      await mail.send({
        ...(await renderTestMail(env)),
        messageId: `${randomUUID()}@${new URL(env.publicUrl).hostname}`,
        date: read.now,
      });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      log.warn({ code: error.code }, 'test mail not sent');
      return { isSent: false, recipient, reason: error.reason };
    }
    return { isSent: true, recipient, reason: null };
  });

  mount(router, deps, previewMailCall, async ({ body, read }) => {
    const { to, subject, html, text } = await previewMail(body, env, read);
    return { recipient: to.address, subject, html, text };
  });

  mount(router, deps, previewMailPage, async ({ query, ctx, read }) => {
    const { html } = await previewMail(query, env, read);
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Content-Security-Policy', PREVIEW_POLICY);
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    // A sandboxed page has no origin to key anything by, and browsers complain.
    ctx.remove('Origin-Agent-Cluster');
    return Readable.from([html]);
  });

  mount(router, deps, retryMail, async ({ params, write }) => {
    await write((context) => outbox.retryMail(params.id, context));
    return OK;
  });

  mount(router, deps, dismissMail, async ({ params, write }) => {
    await write((context) => outbox.dismissMail(params.id, context));
    return OK;
  });
}
