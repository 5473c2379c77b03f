import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { isLoopbackMailHost } from '@shared/domain/mailHost';
import { isPrivateHost, isPublicAddress } from './calendarImport/publicAddress';

/** How long one of several addresses is tried before the next. */
const NEXT_ADDRESS_MS = 1_000;

export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/** The host is in a private network, to which connections are not allowed. */
export class PrivateMailHost extends Error {
  override name = 'PrivateMailHost';
}

export class UnknownMailHost extends Error {
  override name = 'UnknownMailHost';
}

/**
 * Whether a back office mail server may have this host, as far as is known without a lookup: a public host, or this
 * machine by its own name.
 */
export function mayBeMailHost(host: string): boolean {
  return isLoopbackMailHost(host) || !isPrivateHost(host);
}

/**
 * Connects to a mail server from the back office. Looks its name up once and connects only to checked addresses, so
 * that no name leads into the surrounding network, even if it later resolves differently. This machine is reachable
 * only by its own name.
 * @throws PrivateMailHost, UnknownMailHost, the socket's own errors, or the reason of `signal`
 */
export async function connectToMailServer(
  { host, port }: { host: string; port: number },
  signal: AbortSignal,
  resolve: ResolveHost = (hostname) => dns.lookup(hostname, { all: true }),
): Promise<Socket> {
  signal.throwIfAborted();
  const addresses = await Promise.race([checkedAddresses(host, resolve), rejectedBy(signal)]);
  return new Promise((done, fail) => {
    const socket = connect({
      host,
      port,
      lookup: (_hostname, _options, callback) => callback(null, addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    });
    const giveUp = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
    socket.once('error', fail);
    socket.once('connect', () => {
      signal.removeEventListener('abort', giveUp);
      socket.off('error', fail);
      done(socket);
    });
  });
}

async function checkedAddresses(host: string, resolve: ResolveHost): Promise<LookupAddress[]> {
  if (!mayBeMailHost(host)) throw new PrivateMailHost(host);
  const family = isIP(host);
  const addresses =
    family === 0
      ? await resolve(host).catch((error: unknown) => {
          throw new UnknownMailHost(host, { cause: error });
        })
      : [{ address: host, family }];
  if (addresses.length === 0) throw new UnknownMailHost(host);
  const isAllowed = isLoopbackMailHost(host) ? isLoopbackMailHost : isPublicAddress;
  // One private address rejects all, since otherwise the network would choose.
  if (!addresses.every(({ address }) => isAllowed(address))) throw new PrivateMailHost(host);
  return addresses;
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
