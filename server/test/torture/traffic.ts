import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { addDays } from '@shared/domain/date';
import { buildNoise } from '../pictures';
import { call, dayFromToday, priceEnquiry, sendEnquiry, uploadPicture, type Target } from './calls';
import type { Ledger } from './ledger';

/** Guests who enquire concurrently. */
const ENQUIRERS = 5;
/** Stays begin within this many days, so that many overlap. */
const DAYS = 300;

/** Draws a whole number below a bound. */
export type Draw = (below: number) => number;

/**
 * Concurrent traffic until enough responses have arrived: guests enquire; the owner confirms, cancels, blocks, unblocks
 * and uploads. Acknowledgements are recorded immediately.
 * @param onEnough called once, while requests are still in progress
 * @returns when everybody has stopped, after a response or a broken connection
 */
export async function makeTraffic(
  target: Target,
  ledger: Ledger,
  options: { label: string; answers: number; draw: Draw; onEnough: () => void },
): Promise<void> {
  const { label, draw } = options;
  let left = options.answers;
  const acknowledge = () => {
    ledger.acknowledged += 1;
    left -= 1;
    if (left === 0) options.onEnough();
  };
  /** Repeats work until there is enough, or the server is gone. */
  const repeat = async (work: (count: number) => Promise<boolean>): Promise<void> => {
    try {
      for (let count = 0; left > 0; count += 1) if (await work(count)) acknowledge();
    } catch (error) {
      if (left > 0) throw error;
    }
  };
  const enquirers = Array.from({ length: ENQUIRERS }, (_none, guest) =>
    repeat((count) => enquire(target, ledger, `${label}-${guest}-${count}`, 30 + draw(DAYS))),
  );
  await Promise.all([
    ...enquirers,
    repeat(() => moveBooking(target, ledger, draw)),
    repeat(() => changeBlocks(target, ledger, draw)),
    repeat((count) => addPicture(target, ledger, `${label}-${count}`)),
  ]);
}

async function enquire(
  target: Target,
  ledger: Ledger,
  label: string,
  firstDay: number,
): Promise<boolean> {
  const body = await priceEnquiry(target, firstDay, label);
  const enquiry = { body, reference: null as string | null };
  ledger.enquiries.set(label, enquiry);
  const answer = await sendEnquiry(target, body, label);
  if (answer.status === 201) {
    enquiry.reference = String(answer.json['reference']);
    ledger.statuses.set(enquiry.reference, { known: 'pending', asked: null });
  } else {
    ledger.enquiries.delete(label);
    expectConflict(answer.status, 'an enquiry');
  }
  return answer.status === 201;
}

/** Confirms a booking, or cancels a confirmed one. */
async function moveBooking(target: Target, ledger: Ledger, draw: Draw): Promise<boolean> {
  const open = [...ledger.statuses].filter(([, { known }]) => known !== 'cancelled');
  const chosen = open[draw(Math.max(1, open.length))];
  if (!chosen) return call(target, 'GET', '/api/bookings?limit=1').then(() => false);
  const [reference, entry] = chosen;
  const detail = await call(target, 'GET', `/api/admin/bookings/${reference}`);
  const { id } = detail.json['booking'] as { id: number };
  const status: BookingStatus = entry.known === 'confirmed' ? 'cancelled' : 'confirmed';
  entry.asked = status;
  const body = JSON.stringify({ status });
  const answer = await call(target, 'PATCH', `/api/bookings/${id}/status`, { body });
  entry.asked = null;
  if (answer.status === 200) entry.known = status;
  else expectConflict(answer.status, 'a confirmation');
  return answer.status === 200;
}

async function changeBlocks(target: Target, ledger: Ledger, draw: Draw): Promise<boolean> {
  const [oldest] = ledger.blocks;
  if (oldest !== undefined && ledger.blocks.size > 3) {
    ledger.blocks.delete(oldest);
    const answer = await call(target, 'DELETE', `/api/admin/blocks/${oldest}`);
    if (answer.status === 200) ledger.removedBlocks.add(oldest);
    return answer.status === 200;
  }
  const startDate = dayFromToday(30 + draw(DAYS));
  const body = JSON.stringify({ startDate, endDate: addDays(startDate, 2) });
  const answer = await call(target, 'POST', '/api/admin/blocks', { body });
  if (answer.status === 201) ledger.blocks.add(Number(answer.json['id']));
  else expectConflict(answer.status, 'a block');
  return answer.status === 201;
}

async function addPicture(target: Target, ledger: Ledger, name: string): Promise<boolean> {
  const answer = await uploadPicture(target, await buildNoise(320, 240), name);
  if (answer.status !== 200) throw new Error(`An upload answered ${answer.status}`);
  ledger.pictures.add(String(answer.json['public_id']));
  return true;
}

/** The only expected rejection: nights that somebody else has taken meanwhile. */
function expectConflict(status: number, what: string): void {
  if (status !== 409) throw new Error(`${what} answered ${status}`);
}
