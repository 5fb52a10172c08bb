import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedHosts, bareHost, reachableAddresses } from './reachable-addresses.ts';

/** The host has no address that may be reached. */
export class ClosedAddress extends Error {}

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export type Resolve = (host: string) => Promise<readonly string[]>;

const addressesOf: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

async function allowedAddresses(url: URL, allowed: AllowedHosts, resolve: Resolve) {
  const host = bareHost(url.hostname);
  const addresses = reachableAddresses(host, isIP(host) ? [host] : await resolve(host), allowed);
  if (addresses.length === 0)
    throw new ClosedAddress(`${host} is not a public address. Add it to FETCH_ALLOW to allow it`);
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

/** Connects to the checked addresses, so that a second DNS answer cannot redirect the request. */
const pinnedLookup =
  (addresses: Awaited<ReturnType<typeof allowedAddresses>>): LookupFunction =>
  (_host, { all }, callback) => {
    const [first = { address: '', family: 0 }] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };

const read = (response: IncomingMessage): Reply => {
  response.destroy();
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
};

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Posts to a user's URL. Does not follow redirects. */
export async function send(
  { url, headers, body, signal }: OutgoingRequest,
  allowed: AllowedHosts,
  resolve: Resolve = addressesOf,
): Promise<Reply> {
  const target = new URL(url);
  const addresses = await Promise.race([allowedAddresses(target, allowed, resolve), untilAborted(signal)]);
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle, reject) => {
    const options = { method: 'POST', headers, signal, agent: false, lookup: pinnedLookup(addresses) };
    request(target, options, (response) => settle(read(response)))
      .on('error', reject)
      .end(body);
  });
}
