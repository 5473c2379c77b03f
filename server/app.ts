import type { RequestListener } from 'node:http';
import Router from '@koa/router';
import { villaDay } from '@shared/domain/date';
import { contactLinks } from '@shared/domain/phones';
import conditionalGet from 'koa-conditional-get';
import compress from 'koa-compress';
import etag from '@koa/etag';
import Koa, { type Middleware } from 'koa';
import { isApiPath } from './apiPath';
import { createResponseCache, type ResponseCache } from './cache/responseCache';
import type { Deps } from './appDependencies';
import { methodNotAllowed, notFound, notJson } from './errors';
import { clientAddress } from './middleware/clientAddress';
import { UPLOAD_URL } from './integrations/imageHost/embedded';
import { errorHandler } from './middleware/errorHandler';
import {
  createSecurityHeaders,
  securityHeaders,
  type SecurityHeaders,
} from './middleware/securityHeaders';
import { originCheck, wwwVariantCheck } from './middleware/originCheck';
import { logRequests, noteRoute } from './middleware/requestLog';
import { sessionMiddleware } from './middleware/session';
import { mountAccess } from './routes/access';
import { mountAudit } from './routes/audit';
import { mountAccount } from './routes/account';
import { mountBackups } from './routes/backups';
import { mountBookings } from './routes/bookings/bookings';
import { mountContent } from './routes/content';
import { isConversationForm, mountConversation } from './routes/conversation';
import { mountCalendars, mountHouseCalendar, mountSharedCalendar } from './routes/calendars';
import { mountMessages } from './routes/messages';
import { mountEnquiries } from './routes/bookings/enquiries';
import { mountEvents } from './routes/events';
import { mountFacts } from './routes/facts';
import { mountFigures } from './routes/figures';
import { mountGallery } from './routes/gallery/gallery';
import { mountHealth } from './routes/health';
import { mountImages } from './routes/gallery/images';
import { mountLegal } from './routes/legal';
import { mountMail } from './routes/mail';
import { mountMailTemplates } from './routes/mailTemplates';
import { mountUsers } from './routes/users';
import { mountPayments } from './routes/payments';
import { mountPrivacy } from './routes/privacy';
import { mountReviews } from './routes/reviews';
import { mountSetup } from './routes/setup';
import { mountMedia, pictureFormat, uploadHandler } from './routes/gallery/media';
import { mountOffers } from './routes/bookings/offers';
import { mountOwnerBookings } from './routes/bookings/ownerBookings';
import { mountBaseCurrency } from './routes/prices/baseCurrency';
import { mountSimulator } from './routes/prices/simulate';
import { mountReferenceRates } from './routes/prices/referenceRates';
import { mountOverrides } from './routes/prices/overrides';
import { mountPricePlan } from './routes/prices/pricePlan';
import { loadPageData } from './rendering/pageData';
import { mountPages } from './routes/pages/pages';
import { wholeContent } from './services/content/contentInLanguage';
import { createPublicPages } from './rendering/publicPages';
import { mountPublicReads } from './routes/publicReads';
import { mountOwnerStay } from './routes/ownerStay';
import { mountRegister } from './routes/register';
import { mountStay } from './routes/stay';
import { RATE_LIMITS } from './services/rateLimits/rateLimits';
import { createRefuseRequest } from './refuseRequest';

/** Handles requests: log, then the cache of public responses, then the application. */
export function createHandler(deps: Deps): RequestListener {
  const security = createSecurityHeaders(deps.env, deps.imageHost.browserConfig());
  const responses = createResponseCache({
    cache: deps.cache,
    commonHeaders: security.common,
    today: () => villaDay(deps.now()),
    pictureFormat,
  });
  const koa = createApp(deps, { responses, security }).callback();
  const refuse = createRefuseRequest(security.common);
  const handle: RequestListener = (request, response) => {
    const key = clientAddress(request, deps.env.trustProxy);
    const waitMs = deps.rateLimiter.count({ limit: RATE_LIMITS.request, key });
    if (waitMs > 0) refuse(request, response, { waitMs });
    else void koa(request, response);
  };
  const serve = responses.serve(handle);
  const isWwwVariant = wwwVariantCheck(deps.env);
  return logRequests(deps, (request, response) => {
    const { url = '' } = request;
    if (!isAddress(url)) response.writeHead(400, { Connection: 'close' }).end();
    // Koa takes n² steps for a parameter that is repeated n times.
    else if (parametersOf(url) > MAX_PARAMETERS) {
      response.writeHead(414, { 'Content-Type': 'text/plain', Connection: 'close' });
      response.end('This address has more parameters than any call has.');
    } else if (isWwwVariant(request)) {
      // The application redirects these; the cache is shared by all hosts and would respond.
      handle(request, response);
    } else serve(request, response);
  });
}

/** Whether a request target is a path or a URL; nothing else can be routed. */
function isAddress(target: string): boolean {
  return target.startsWith('/') || URL.canParse(target);
}

/** More than any call has, including campaign parameters. */
const MAX_PARAMETERS = 100;

function parametersOf(address: string): number {
  return address.split('&').length;
}

type Shared = { responses: ResponseCache; security: SecurityHeaders };

/** Error codes of a response whose client has disconnected. */
const HUNG_UP = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_HTTP_REQUEST_TIMEOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
]);

/**
 * The application, not listening. Order matters: security headers first, so that errors have them too; then compression
 * and conditional requests, errors, the origin check, and the routes. Sessions are loaded only where a call can need
 * one.
 */
function createApp(deps: Deps, { responses, security }: Shared): Koa {
  const app = new Koa();
  app.proxy = deps.env.trustProxy > 0;
  app.maxIpsCount = deps.env.trustProxy;
  app.on('error', (error: Error & { expose?: boolean; code?: string }) => {
    // A guest who closes the page or sends too slowly is not an error.
    if (HUNG_UP.has(error.code ?? '')) return;
    deps.log.error({ err: error }, 'response failed');
  });

  app.use(noteRoute);
  app.use(securityHeaders(security));
  for (const middleware of [conditionalGet(), etag(), compress({ threshold: 1024 })]) {
    app.use(whenReading(middleware));
  }
  app.use(
    errorHandler(deps.log, async (language) => contactLinks(await wholeContent(language, deps.db))),
  );
  app.use(originCheck(deps));
  for (const middleware of apiRoutes(app, deps, { responses, security })) app.use(middleware);
  for (const middleware of pageRoutes(deps, { responses, security })) app.use(middleware);
  return app;
}

/** Responses to writes are short and not cached, so they need neither ETag nor compression. */
function whenReading(middleware: Middleware): Middleware {
  return (ctx, next) =>
    ctx.method === 'GET' || ctx.method === 'HEAD' ? middleware(ctx, next) : next();
}

/** `/api` and health: JSON in, JSON out, also for unknown paths. */
function apiRoutes(app: Koa, deps: Deps, { responses, security }: Shared): Middleware[] {
  // Strict and case-sensitive, so that `/API/x/` is not an alias of `/api/x` that could bypass a guard.
  const router = new Router({ strict: true, sensitive: true });
  mountPublicReads(router, deps, responses);
  mountEnquiries(router, deps);
  mountMessages(router, deps);
  mountConversation(router, deps);
  mountAccess(router, deps);
  mountAudit(router, deps);
  mountUsers(router, deps);
  mountAccount(router, deps);
  mountBackups(router, deps);
  mountBookings(router, deps);
  mountOwnerBookings(router, deps);
  mountOffers(router, deps);
  mountCalendars(router, deps);
  mountOverrides(router, deps);
  mountPricePlan(router, deps);
  mountBaseCurrency(router, deps);
  mountReferenceRates(router, deps);
  mountSimulator(router, deps);
  mountContent(router, deps, security);
  mountFacts(router, deps);
  mountFigures(router, deps);
  mountGallery(router, deps);
  mountImages(router, deps);
  mountLegal(router, deps);
  mountMail(router, deps);
  mountPayments(router, deps);
  mountMailTemplates(router, deps);
  mountPrivacy(router, deps);
  mountReviews(router, deps, responses);
  mountSetup(router, deps);
  mountOwnerStay(router, deps);
  mountRegister(router, deps);
  mountEvents(router, deps);
  mountHealth(router, deps);
  if (deps.imageHost.kind === 'embedded') {
    router.post(UPLOAD_URL, uploadHandler(deps));
  }
  const session = sessionMiddleware(app, { ...deps, keys: deps.sessionKeys });
  const inApi =
    (middleware: Middleware): Middleware =>
    (ctx, next) =>
      isApiPath(ctx.path) ? middleware(ctx, next) : next();
  const answerUnknown: Middleware = async (ctx) => {
    const methods = router.stack
      .filter((layer) => layer.match(ctx.path))
      .flatMap((layer) => layer.methods);
    if (methods.length === 0) throw notFound();
    throw methodNotAllowed([...new Set(methods)].join(', '));
  };
  return [
    inApi(refuseForms),
    ...session.map(inApi),
    inApi(router.routes() as Middleware),
    inApi(answerUnknown),
  ];
}

function pageRoutes(deps: Deps, { responses, security }: Shared): Middleware[] {
  const {
    renderer,
    env: { publicUrl },
  } = deps;
  const router = new Router({ strict: true, sensitive: true });
  mountMedia(router, deps, responses);
  mountSharedCalendar(router, deps);
  mountHouseCalendar(router, deps);
  mountStay(router, deps);
  mountPages(router, {
    renderer,
    publicUrl,
    now: deps.now,
    loadContent: (language) => wholeContent(language, deps.db),
    sendPublicPage: createPublicPages({
      responses,
      renderer,
      security,
      publicUrl,
      loadPageData: (path) => loadPageData(path, deps),
    }),
  });
  return [router.routes() as Middleware];
}

/** Types that a form on another site can post; calls without a body must reject them too. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart', 'text/plain'];

const refuseForms: Middleware = async (ctx, next) => {
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  const takesForm = ctx.path === UPLOAD_URL || isConversationForm(ctx.path);
  if (!isRead && !takesForm && ctx.is(...FORM_TYPES)) throw notJson();
  await next();
};
