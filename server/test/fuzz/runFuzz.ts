import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import * as fc from 'fast-check';
import { projectRoot } from '../../projectRoot';
import { startBuiltServer, type BuiltServer } from '../builtServer';
import { ownerCookie } from '../ownerCookie';
import { changedTables, countChanges, type ChangeCounter } from './changeCounter';
import { requestsFor, type FuzzRequest } from './fuzzRequest';
import { judge } from './judge';
import { collectSeen, type SeenValues } from './seenValues';
import { damagedUploads, UPLOAD } from './uploadRequest';
import { createWire, type WireAnswer } from './wire';

export type FuzzOptions = {
  /** Requests for each call but the costly ones. */
  requests: number;
  seed: number;
  /** Only calls whose `METHOD path` contains this. */
  only?: string;
  /** Receives each line of the report. */
  say: (line: string) => void;
};

export type FuzzReport = { calls: number; sent: number; failures: string[] };

type Target = { server: BuiltServer; counter: ChangeCounter; wire: ReturnType<typeof createWire> };

const LONGEST_SHOWN = 2_000;
/** Limit of steps for minimising a failing request. */
const MOST_STEPS = 300;

/** Calls that pack the whole villa into a file or hash a passphrase, which get fewer requests. */
const COSTLY = new Set(['GET /api/admin/backup', 'POST /api/admin/backup-key']);
const COSTLY_SHARE = 100;

/** Returns a file, which has no ids and is slow to make. */
const IS_FILE = /\.\w+$/;

/** The contract exports nothing but calls. */
const ALL: Endpoint[] = Object.values(endpoints);

/**
 * Sends generated requests to every call of the contract, on a separate built server with a year of demo bookings, and
 * judges every response. New calls are included automatically; the picture upload gets damaged forms.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, say } = options;
  say(`Seed ${seed}, ${requests} requests for each call`);
  const target = await startTarget();
  const report: FuzzReport = { calls: 0, sent: 0, failures: [] };
  try {
    let cookie: string | null = null;
    let seen: SeenValues | null = null;
    for (const endpoint of [...guestsFirst(ALL), UPLOAD]) {
      const name = `${endpoint.method} ${endpoint.path}`;
      if (!name.includes(options.only ?? '')) continue;
      cookie ??= await ownerCookie(target.server);
      seen ??= await readLists(target, cookie);
      const result = await fuzzCall(endpoint, { ...options, target, cookie, seen });
      // Reads do not end a session or change the lists.
      if (endpoint.method !== 'GET') cookie = null;
      if (result.hasChanged) seen = null;
      report.calls += 1;
      report.sent += result.sent;
      say(`${result.failure ? 'FAILED' : 'ok    '} ${name.padEnd(50)} ${result.figures}`);
      if (result.failure) {
        report.failures.push(`${name}: ${result.failure}`);
        say(result.failure);
      }
    }
    const faults = loggedFaults(target.server.output());
    report.failures.push(...faults);
    for (const fault of faults) say(`FAILED the log says: ${fault}`);
    say(`${report.sent} requests to ${report.calls} calls, ${report.failures.length} failures`);
  } finally {
    await target.counter.close();
    target.wire.close();
    await target.server.close();
  }
  return report;
}

/** Before the owner's calls set prices and rules that leave guests few options. */
function guestsFirst(calls: readonly Endpoint[]): Endpoint[] {
  return calls.toSorted((a, b) => Number(b.access === 'public') - Number(a.access === 'public'));
}

async function startTarget(): Promise<Target> {
  const server = await startBuiltServer({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  spawnSync(process.execPath, [path.join(projectRoot(), 'dist/server/demo.js')], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: server.dataDir, NODE_ENV: 'production' },
  });
  return { server, counter: await countChanges(server.dataDir), wire: createWire(server.url) };
}

/** Values from the server's lists, for requests that name existing things. */
async function readLists({ wire }: Target, cookie: string): Promise<SeenValues> {
  const answers: unknown[] = [];
  for (const endpoint of ALL) {
    if (endpoint.method !== 'GET' || endpoint.path.includes(':')) continue;
    if (IS_FILE.test(endpoint.path) || COSTLY.has(`GET ${endpoint.path}`)) continue;
    const request = { method: 'GET', path: endpoint.path, headers: { Cookie: cookie }, body: null };
    const answer = await wire.send({ ...request, isInvalid: false });
    const isJson = answer.headers['content-type']?.includes('application/json');
    if (answer.status === 200 && isJson) answers.push(JSON.parse(answer.text));
  }
  return collectSeen(answers);
}

async function fuzzCall(
  endpoint: Endpoint,
  options: FuzzOptions & { target: Target; cookie: string; seen: SeenValues },
): Promise<{ sent: number; figures: string; hasChanged: boolean; failure: string | null }> {
  const { target, requests, seed } = options;
  const statuses = new Map<number, number>();
  let sent = 0;
  let failed = 0;
  let slowestMs = 0;
  const atFirst = await target.counter.read();
  let before = atFirst;

  const send = async (request: FuzzRequest): Promise<WireAnswer> => {
    const answer = await target.wire.send(request);
    sent += 1;
    slowestMs = Math.max(slowestMs, answer.ms);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const after = await target.counter.read();
    const changed = changedTables(before, after);
    before = after;
    const fault = judge(endpoint, request, answer, changed);
    if (fault === null) return answer;
    failed += 1;
    throw new Error(fault);
  };

  const today = new Date().toISOString().slice(0, 10);
  const drawn =
    endpoint === UPLOAD
      ? await damagedUploads(options.cookie)
      : requestsFor(endpoint, { ...options, today });
  const property = fc.asyncProperty(drawn, async (request) => {
    // From here on every smaller request counts as right, which ends the minimising.
    if (failed > MOST_STEPS) return;
    const answer = await send(request);
    const corrected = withServerPrice(request, answer);
    if (corrected) await send(corrected);
  });
  const isCostly = COSTLY.has(`${endpoint.method} ${endpoint.path}`);
  const numRuns = isCostly ? Math.ceil(requests / COSTLY_SHARE) : requests;
  const run = await fc.check(property, { seed, numRuns });
  const figures = `${sent} sent: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count}×${status}`)
    .join(' ')}, slowest ${slowestMs.toFixed(0)} ms`;
  const hasChanged = changedTables(atFirst, before).length > 0;
  return { sent, figures, hasChanged, failure: run.failed ? tellFailure(run, endpoint) : null };
}

/** After `price_changed` a guest resends the enquiry with the new price; so does the fuzzer. */
function withServerPrice(request: FuzzRequest, answer: WireAnswer): FuzzRequest | null {
  if (answer.status !== 409 || typeof request.body !== 'string') return null;
  const { quote } = JSON.parse(answer.text) as { quote?: { total: number } };
  if (!quote) return null;
  const body = JSON.parse(request.body) as object;
  return { ...request, body: JSON.stringify({ ...body, totalAmount: quote.total.toFixed(2) }) };
}

function tellFailure(run: fc.RunDetails<[FuzzRequest]>, { method, path: call }: Endpoint): string {
  const request = JSON.stringify(run.counterexample?.[0] ?? null);
  const shown =
    request.length > LONGEST_SHOWN
      ? `${request.slice(0, LONGEST_SHOWN)}… (${request.length})`
      : request;
  const reason = run.errorInstance instanceof Error ? run.errorInstance.message : 'failed';
  return [
    reason.slice(0, LONGEST_SHOWN),
    `  sent: ${shown}`,
    `  again: npm run fuzz -- --seed=${run.seed} --only="${method} ${call}" --requests=${run.numRuns}`,
  ].join('\n');
}

/** Lines of the server's log at level 50 or above. */
function loggedFaults(output: string): string[] {
  return output.split('\n').filter((line) => /"level":(50|60)/.test(line));
}
