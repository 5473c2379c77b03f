import type Router from '@koa/router';
import { streamEvents } from '@shared/contract/eventEndpoints';
import { giveBackPlace } from '../admission';
import type { Deps } from '../appDependencies';
import { unauthenticated } from '../errors';
import { mount } from '../middleware/endpoint';

export function mountEvents(router: Router, deps: Deps): void {
  mount(router, deps, streamEvents, async ({ ctx, session, can }) => {
    if (session.key === null) throw unauthenticated();
    ctx.type = 'text/event-stream; charset=utf-8';
    // Compression and nginx buffering would delay events.
    ctx.compress = false;
    ctx.set('X-Accel-Buffering', 'no');
    const stream = await deps.eventHub.subscribe({
      sessionKey: session.key,
      can,
      lastEventId: eventId(ctx.get('Last-Event-ID')),
    });
    giveBackPlace(ctx.res);
    return stream;
  });
}

/** The last event that the caller has seen; `null` if it is not a number. */
function eventId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
