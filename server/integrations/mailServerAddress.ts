import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { isLoopbackMailHost } from '@shared/domain/mailHost';
import { isPrivateHost, isPublicAddress } from './calendarImport/publicAddress';

/** How long one address of several is tried before the next. */
const NEXT_ADDRESS_MS = 1_000;

/** All addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/** The host may not be connected to: it lies in somebody's own network. */
export class PrivateMailHost extends Error {
  override name = 'PrivateMailHost';
}

/** The host's name leads nowhere. */
export class UnknownMailHost extends Error {
  override name = 'UnknownMailHost';
}

/**
 * Whether a mail server that is set in the back office may be at this host, as far as that can be
 * told without a lookup: on the Internet, or this machine by its own name.
 */
export function mayBeMailHost(host: string): boolean {
  return isLoopbackMailHost(host) || !isPrivateHost(host);
}

/**
 * Connects to a mail server that is set in the back office. Its name is looked up once and only what
 * was checked is connected to, so that no name can lead into the network around this server, also not
 * one that changes its mind; this machine is reached by its own name alone.
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
  // A single private address among public ones refuses them all, or the network would choose.
  if (!addresses.every(({ address }) => isAllowed(address))) throw new PrivateMailHost(host);
  return addresses;
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
