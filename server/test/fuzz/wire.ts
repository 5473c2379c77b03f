import { Agent, request } from 'node:http';
import type { FuzzRequest } from './fuzzRequest';

export type WireAnswer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  ms: number;
};

/** A response that takes longer counts as missing. */
const PATIENCE_MS = 60_000;

class StaleSocket extends Error {
  constructor(cause: Error) {
    super('A kept connection was closed', { cause });
  }
}

/** Sends bytes unchanged; `fetch` would repair many of them. */
export function createWire(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendOnce = (sent: FuzzRequest): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const call = request(
        url,
        { method: sent.method, path: sent.path, headers: sent.headers, agent },
        (response) => {
          const chunks: Buffer[] = [];
          const finish = () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - startedAt,
            });
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', finish);
          // An event stream has no end, so only its head is judged.
          if (response.headers['content-type']?.startsWith('text/event-stream')) {
            finish();
            response.destroy();
          }
        },
      );
      call.on('error', (error) => reject(call.reusedSocket ? new StaleSocket(error) : error));
      call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('No answer came')));
      call.end(sent.body ?? undefined);
    });
  const send = async (sent: FuzzRequest): Promise<WireAnswer> => {
    try {
      return await sendOnce(sent);
    } catch (error) {
      // The server closes connections that were idle for long; a new one must not fail.
      if (error instanceof StaleSocket) return sendOnce(sent);
      throw error;
    }
  };
  return { send, close: () => agent.destroy() };
}
