import type { BookingSummary } from '@shared/contract/bookings/booking';
import { describe, expect, it } from 'vitest';
import { notifyOwner } from './notifyOwner';
import type { ServerProxy } from './serverProxy';
import { watchVillas } from './watchVillas';

const VILLA = { id: '1', origin: 'https://villa.example' };
const SUMMARY: BookingSummary = {
  confirmedRevenueEur: '0.00',
  confirmedCount: 0,
  pendingCount: 1,
  totalCount: 1,
  messageCount: 0,
  unreadMessageCount: 0,
};
const ANSWERS: Record<string, unknown> = {
  '/api/admin/summary': SUMMARY,
  '/api/bookings?limit=50': [],
  '/api/contact?limit=50': [],
  '/api/admin/conversations?limit=50': [],
};

/** Watches a villa; `held` names the request whose answer is delayed. */
async function watchOne(held: string) {
  const written: string[] = [];
  let isHeld = () => undefined as void;
  const holding = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  let letGo = () => undefined as void;
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const call: ServerProxy['call'] = async (_villa, address) => {
    if (address === held) {
      isHeld();
      await go;
    }
    return Response.json(ANSWERS[address]);
  };
  let look: Promise<unknown> = Promise.resolve();
  const watcher = watchVillas({
    villas: () => [VILLA],
    hasSession: async () => true,
    watchChanges: () => undefined,
    look: async (villa, signal) => {
      look = notifyOwner(villa, {
        proxy: { call } as ServerProxy,
        lastNotified: () => null,
        saveLastNotified: () => written.push('told'),
        tells: { tellsEnquiries: true, tellsMessages: true },
        isQuiet: false,
        tell: () => written.push('news'),
        showCounts: () => written.push('counts'),
        signal,
      });
      await look;
    },
  });
  watcher.watch(VILLA);
  await holding;
  const finish = () => {
    letGo();
    return look;
  };
  return { watcher, written, finish };
}

describe('a running check for news', () => {
  it.each(Object.keys(ANSWERS))('writes nothing after watching ends: %s', async (held) => {
    const { watcher, written, finish } = await watchOne(held);
    const before = [...written];
    watcher.stop(VILLA);
    await finish();
    expect(written).toEqual(before);
  });

  it('writes its result while the villa is watched', async () => {
    const { written, finish } = await watchOne('/api/contact?limit=50');
    await finish();
    expect(written).toEqual(['counts', 'told']);
  });
});
