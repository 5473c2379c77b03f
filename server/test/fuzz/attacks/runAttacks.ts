import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addDays, villaDay } from '@shared/domain/date';
import { projectRoot } from '../../../projectRoot';
import { signInFirstTime, type ApiSession } from '../../apiSession';
import { startBuiltServer } from '../../builtServer';

/** Duration of an attack and interval between other guests' enquiries, in ms. */
const ATTACK_MS = 12_000;
const ENQUIRY_EVERY_MS = 250;
/** An enquiry without a response after this long counts as lost. */
const LOST_MS = 20_000;
/** Highest median wait of the other guests, in ms. */
export const MOST_MEDIAN_MS = 300;

/** A request of an attack; `drips` sends its body one byte a second. */
type AttackRequest = { text: string; drips?: boolean };
type Attack = { name: string; sockets: number; requests: AttackRequest[] };

/** Results of other guests' enquiries during an attack. */
export type Outcome = {
  name: string;
  sent: number;
  medianMs: number;
  slowestMs: number;
  /** Without a response. */
  lost: number;
  /** With any status but 201. */
  refused: number;
};

type Options = {
  /** Only attacks whose name contains this. */
  only?: string;
  say: (line: string) => void;
};

/**
 * Floods a built server from one client address or network behind a trusted proxy, while each of the other guests sends
 * one enquiry from their own address.
 */
export async function runAttacks({ only = '', say }: Options): Promise<Outcome[]> {
  const server = await startBuiltServer({
    isFirstStart: true,
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
  });
  const outcomes: Outcome[] = [];
  try {
    const owner = await signInFirstTime(server.url, server.adminPassword() ?? '');
    const others = createOthers(server.url);
    await others.enquire();
    const port = Number(new URL(server.url).port);
    for (const attack of await allAttacks(owner)) {
      if (!attack.name.includes(only)) continue;
      const outcome = await during(attack, port, others.enquire);
      outcomes.push(outcome);
      say(lineOf(outcome));
    }
  } finally {
    await server.close();
  }
  return outcomes;
}

export function isUnharmed({ medianMs, lost, refused }: Outcome): boolean {
  return medianMs < MOST_MEDIAN_MS && lost === 0 && refused === 0;
}

function lineOf(outcome: Outcome): string {
  const { name, sent, medianMs, slowestMs, lost, refused } = outcome;
  const verdict = isUnharmed(outcome) ? 'ok    ' : 'FAILED';
  return (
    `${verdict} ${name.padEnd(34)} others: ${sent} enquiries, median ${medianMs} ms, ` +
    `slowest ${slowestMs} ms, ${lost} lost, ${refused} refused`
  );
}

async function allAttacks(owner: ApiSession): Promise<Attack[]> {
  const page = await stayPath(owner);
  const signIn = (address: string) =>
    post('/api/admin/login', address, JSON.stringify({ username: 'admin', password: 'not it' }));
  return [
    // Baseline of the machine.
    { name: 'no attack', sockets: 0, requests: [] },
    { name: 'refused sign-ins', sockets: 1500, requests: [{ text: signIn(ATTACKER) }] },
    {
      name: 'addresses that do not exist',
      sockets: 1500,
      requests: ['/nowhere', '/api/nowhere'].map((text) => ({ text: get(text, ATTACKER) })),
    },
    {
      name: 'dripping bodies',
      sockets: 2000,
      requests: [{ text: post('/api/calculate-price', ATTACKER, '{', 50_000), drips: true }],
    },
    { name: 'a guest’s page', sockets: 200, requests: [{ text: get(page, ATTACKER) }] },
    {
      name: 'sign-ins from 300 networks of a /48',
      sockets: 600,
      requests: Array.from({ length: 300 }, (_none, index) => ({
        text: signIn(`2001:db8:77:${index.toString(16)}::1`),
      })),
    },
    {
      name: 'event streams of one session',
      sockets: 2000,
      requests: [{ text: get('/api/admin/events', ATTACKER, `Cookie: ${owner.cookie}\r\n`) }],
    },
  ];
}

const ATTACKER = '203.0.113.66';

function get(address: string, client: string, more = ''): string {
  return `GET ${address} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n${more}\r\n`;
}

function post(address: string, client: string, body: string, length = body.length): string {
  return (
    `POST ${address} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
  );
}

async function stayPath(owner: ApiSession): Promise<string> {
  const { json: bookings } = await owner.send('GET', '/api/bookings');
  const [booking] = bookings as { id: number }[];
  const { json } = await owner.send('POST', `/api/admin/bookings/${booking?.id}/stay/renew`, {});
  return new URL((json as { linkUrl: string }).linkUrl).pathname;
}

async function during(
  { name, sockets, requests }: Attack,
  port: number,
  enquire: () => Promise<number>,
): Promise<Outcome> {
  const file = path.join(projectRoot(), 'server/test/fuzz/attacks/attackers.mjs');
  const attackers = new Worker(file, { workerData: { port, sockets, requests } });
  const waits: number[] = [];
  let lost = 0;
  let refused = 0;
  const pending: Promise<void>[] = [];
  const until = performance.now() + ATTACK_MS;
  while (performance.now() < until) {
    await wait(ENQUIRY_EVERY_MS);
    const startedAt = performance.now();
    pending.push(
      enquire().then(
        (status) => {
          if (status !== 201) refused += 1;
          else waits.push(performance.now() - startedAt);
        },
        () => void (lost += 1),
      ),
    );
  }
  await Promise.all(pending);
  await attackers.terminate();
  const sorted = waits.map(Math.round).toSorted((a, b) => a - b);
  return {
    name,
    sent: pending.length,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Infinity,
    slowestMs: sorted.at(-1) ?? Infinity,
    lost,
    refused,
  };
}

/** Guests with their own addresses who request the same week. */
function createOthers(url: string) {
  let guests = 0;
  const checkinDate = addDays(villaDay(new Date()), 60);
  const enquiry = {
    guestName: 'Ana Reis',
    guestEmail: 'guest@example.org',
    checkinDate,
    checkoutDate: addDays(checkinDate, 7),
    guestCount: 2,
    currency: 'EUR',
  };
  const send = (call: string, body: object) => {
    guests += 1;
    const from = `198.18.${guests >> 8}.${guests & 255}`;
    return sendJson(url + call, body, from);
  };
  let total: string | null = null;
  return {
    /** @returns the status; rejects without a response */
    enquire: async (): Promise<number> => {
      if (total === null) {
        const quote = JSON.parse((await send('/api/calculate-price', enquiry)).text) as {
          total: number;
        };
        total = quote.total.toFixed(2);
      }
      return (await send('/api/booking-enquiry', { ...enquiry, totalAmount: total })).status;
    },
  };
}

/** Sends JSON over a separate connection, as a proxy does for a new guest. */
function sendJson(
  url: string,
  body: object,
  client: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': client };
    const call = request(
      url,
      { method: 'POST', agent: false, headers, timeout: LOST_MS },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', reject);
      },
    );
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}
