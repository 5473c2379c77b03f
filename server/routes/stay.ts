import type Router from '@koa/router';
import { rowId } from '@shared/contract/common';
import type { PageOutput } from '@shared/contract/renderedPage';
import type { StayOutcome, StayPage, StayView } from '@shared/contract/stay/stayPage';
import { villaDay } from '@shared/domain/date';
import type { Language } from '@shared/i18n/languages';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../appDependencies';
import { createCache } from '../cache/cache';
import { MAX_STAY_PAGE_BYTES } from '../cache/cacheLimits';
import { encodingFor, textResponse, type CachedResponse } from '../cache/responseCache';
import { notFound, rateLimited } from '../errors';
import { clientAddress } from '../middleware/clientAddress';
import { readForm } from '../middleware/formEndpoint';
import { languageOfReader } from '../languageOfReader';
import type { Booking } from '../models/Booking';
import type { ErrorReader } from '../rendering/errorPage';
import { renderStay } from '../rendering/renderStay';
import { hashOfToken } from '../services/access/linkToken';
import { RATE_LIMITS } from '../services/rateLimits/rateLimits';
import { stayCalendarFile } from '../services/stay/stayCalendarFile';
import { bookingOfStayToken } from '../services/stay/stayLink';
import { loadStayPage } from '../services/stay/stayPage';
import { lastDayOfPage } from '../services/stay/stayPageSettings';
import { answerGuestFile, takeGuestMessage } from './stayConversation';
import { readContext } from '../services/serviceContext';
import { formUse, problem, runAction, STAY_ACTIONS } from './stayActions';

const OUTCOME_CODE = /^[a-z_]{1,40}$/;

/**
 * The page of a booking for its guest, at a URL known only from the guest's mails and to the owner. It runs no scripts;
 * forms redirect back to the page. It must not be cached, and its URL must not leak to other sites.
 */
export function mountStay(router: Router, deps: Deps): void {
  const sendPage = createPageSender(deps);

  router.get('/stay/:token', keepPrivate, sendPage);

  router.get('/stay/:token/files/:id', keepPrivate, async (ctx) => {
    const found = await findStay(ctx, deps);
    if (found.kind !== 'open') throw notFound();
    await countUse('stayFile', found.booking.reference, deps);
    await answerGuestFile(ctx, found.booking, deps);
  });

  // Separate from the other forms: it has files, and keeps the text if it cannot be sent.
  router.post('/stay/:token/message', keepPrivate, async (ctx) => {
    const found = await findStay(ctx, deps);
    if (found.kind !== 'open') {
      ctx.req.resume();
      await sendView(ctx, { kind: found.kind }, found.language, deps);
      return;
    }
    const outcome = await takeGuestMessage(ctx, found.booking, deps);
    if (outcome.isSent) {
      ctx.redirect(`${addressOf(ctx)}?done=message#outcome`);
      ctx.status = 303;
      return;
    }
    const { isSent: _refused, status, draft: typed, ...refusal } = outcome;
    const draft = { form: 'message', fields: { text: [typed] } };
    const sent = { outcome: { kind: 'problem' as const, ...refusal }, draft };
    await answerRefused(ctx, sent, status, deps);
  });

  router.get('/stay/:token/calendar.ics', keepPrivate, async (ctx) => {
    const found = await findStay(ctx, deps);
    if (found.kind !== 'open') throw notFound();
    await countUse('stayFile', found.booking.reference, deps);
    const file = await stayCalendarFile(found.booking, deps, readContext(deps));
    if (!file) throw notFound();
    ctx.attachment(file.filename);
    ctx.type = file.contentType;
    ctx.body = file.content;
  });

  router.post('/stay/:token/:action', keepPrivate, async (ctx) => {
    const found = await findStay(ctx, deps);
    if (found.kind !== 'open') {
      await sendView(ctx, { kind: found.kind }, found.language, deps);
      return;
    }
    const name = String(ctx['params'].action);
    const form = Object.hasOwn(STAY_ACTIONS, name) ? STAY_ACTIONS[name] : undefined;
    if (!form) throw notFound();
    // Before the form is read.
    const isUsedUp = deps.rateLimiter.usedUpMs([formUse(found.booking)]) > 0;
    const fields = isUsedUp ? {} : await readForm(ctx);
    const { status, ...outcome } = isUsedUp
      ? problem('too_many', 429)
      : await runAction(form, found.booking, fields, deps);
    if (status === 303 || !form.isTyped) {
      ctx.redirect(`${addressOf(ctx)}?${outcome.kind}=${outcome.code}#outcome`);
      ctx.status = 303;
      return;
    }
    await answerRefused(ctx, { outcome, draft: { form: name, fields } }, status, deps);
  });

  // A trailing slash, or the URL of a form after Back and reload: redirect to the page.
  router.get(['/stay/:token/', '/stay/:token/*rest'], keepPrivate, (ctx) => {
    ctx.redirect(addressOf(ctx));
    ctx.status = 303;
  });
}

/** A cached page. @property reference of its booking, for counting views */
type KeptPage = Pick<CachedResponse, 'status' | 'headers' | 'body'> & {
  reference: string;
  reader: ErrorReader;
  styleHashes: readonly string[];
};

/**
 * Serves a page. Its content changes only with a commit or at midnight, so its response is cached in memory by the hash
 * of its link. Pages with a form's result or earlier messages are not cached, since the client controls their URLs.
 */
function createPageSender(deps: Deps): (ctx: Context) => Promise<void> {
  const pages = createCache(deps.db.version, { maxBytes: MAX_STAY_PAGE_BYTES });
  return async (ctx) => {
    const outcome = outcomeOf(ctx);
    const before = rowId.safeParse(ctx.query['before']).data ?? null;
    const encoding = encodingFor(ctx.req);
    const hash = hashOfToken(String(ctx['params'].token));
    const key = `${villaDay(deps.now())} ${encoding} ${hash}`;
    const isKept = outcome === null && before === null;

    let kept = isKept ? await pages.find<KeptPage>(key) : undefined;
    if (kept) {
      ctx.state.errorReader = kept.reader;
      await countUse('stayLook', kept.reference, deps);
    } else {
      const version = await deps.db.version.current();
      const found = await findStay(ctx, deps);
      const { language } = found;
      if (found.kind !== 'open') {
        await sendView(ctx, { kind: found.kind }, language, deps);
        return;
      }
      await countUse('stayLook', found.booking.reference, deps);
      const render = async (booking: Booking) => {
        const page = await loadPage(
          booking,
          addressOf(ctx),
          { outcome, draft: null, before },
          deps,
        );
        return renderStay({ kind: 'page', page }, language, deps);
      };
      if (!isKept) {
        sendHtml(ctx, 200, await render(found.booking));
        return;
      }
      kept = await pages.get<KeptPage>(
        key,
        async () => {
          // Read again after a commit: the link may have been replaced before this load.
          const isCurrent = (await deps.db.version.current()) === version;
          const current = isCurrent ? found : await findStay(ctx, deps);
          if (current.kind !== 'open') throw notFound();
          const { booking } = current;
          const { html, styleHashes } = await render(booking);
          const response = await textResponse(html, { encoding, route: '', headers: [] });
          const reader = { language, stayPath: addressOf(ctx) };
          return { ...response, styleHashes, reader, reference: booking.reference };
        },
        { bytesOf: ({ body }) => body.length },
      );
    }
    const { status, headers, body, styleHashes } = kept;
    ctx.state.styleHashes = styleHashes;
    ctx.status = status;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set(Object.fromEntries(headers));
    ctx.compress = false;
    ctx.body = body;
  };
}

/** @throws AppError 429 */
async function countUse(
  name: 'stayLook' | 'stayFile',
  reference: string,
  { rateLimiter }: Pick<Deps, 'rateLimiter'>,
): Promise<void> {
  const waitMs = await rateLimiter.consume([{ limit: RATE_LIMITS[name], key: reference }]);
  if (waitMs > 0) throw rateLimited('calls', waitMs);
}

function addressOf(ctx: Context): string {
  return `/stay/${String(ctx['params'].token)}`;
}

/** Shows a rejected form with what was typed. Loads the booking again, as its link or guest may have changed. */
async function answerRefused(
  ctx: Context,
  sent: Pick<StayPage, 'outcome' | 'draft'>,
  status: number,
  deps: Deps,
): Promise<void> {
  const found = await findStay(ctx, deps);
  if (found.kind !== 'open') {
    await sendView(ctx, { kind: found.kind }, found.language, deps);
    return;
  }
  await countUse('stayLook', found.booking.reference, deps);
  const page = await loadPage(found.booking, addressOf(ctx), sent, deps);
  await sendView(ctx, { kind: 'page', page }, found.language, deps);
  ctx.status = status;
}

/** The page's data; promises mails only if mail is set up. */
async function loadPage(
  booking: Booking,
  address: string,
  sent: Pick<StayPage, 'outcome' | 'draft'> & { before?: number | null },
  deps: Deps,
): Promise<StayPage> {
  const { kind } = await deps.mail.current();
  const page = await loadStayPage(booking, address, sent, deps.secrets, readContext(deps));
  if (page.conversation) {
    page.conversation.isToldByMail = kind === 'smtp';
    if (sent.draft?.form === 'message')
      page.conversation.draft = sent.draft.fields['text']?.[0] ?? '';
  }
  return page;
}

/** For every response below the URL, failures included. */
const keepPrivate: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex, nofollow');
  // With `no-referrer` browsers send `Origin: null` with forms, which is rejected.
  ctx.set('Referrer-Policy', 'same-origin');
  await next();
};

type FoundStay = { language: Language } & (
  | { kind: 'open'; booking: Booking }
  | { kind: 'unknown' | 'ended' }
);

/** The requested page's booking. Limits requests for unknown pages, never valid links. @throws AppError 429 */
async function findStay(ctx: Context, deps: Deps): Promise<FoundStay> {
  const context = readContext(deps);
  const booking = await bookingOfStayToken(String(ctx['params'].token), context);
  if (!booking) {
    const key = clientAddress(ctx.req, deps.env.trustProxy);
    const waitMs = await deps.rateLimiter.consume([{ limit: RATE_LIMITS.stayUnknown, key }]);
    if (waitMs > 0) throw rateLimited('calls', waitMs);
    // The guest's language is unknown without a valid link.
    return { kind: 'unknown', language: languageOfReader(ctx) };
  }
  const { language } = booking;
  ctx.state.errorReader = { language, stayPath: addressOf(ctx) };
  return context.today > (await lastDayOfPage(booking, context))
    ? { kind: 'ended', language }
    : { kind: 'open', language, booking };
}

const STATUS = { page: 200, unknown: 404, ended: 410 } as const;

async function sendView(
  ctx: Context,
  view: StayView,
  language: Language,
  deps: Deps,
): Promise<void> {
  sendHtml(ctx, STATUS[view.kind], await renderStay(view, language, deps));
}

function sendHtml(
  ctx: Context,
  status: number,
  { html, styleHashes }: Pick<PageOutput, 'html' | 'styleHashes'>,
): void {
  ctx.state.styleHashes = styleHashes;
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

/** The last form's result from the URL; `null` if invalid. */
function outcomeOf(ctx: Context): StayOutcome | null {
  for (const kind of ['done', 'problem'] as const) {
    const code = ctx.query[kind];
    if (typeof code === 'string' && OUTCOME_CODE.test(code)) return { kind, code };
  }
  return null;
}
