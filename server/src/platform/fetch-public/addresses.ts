import type { LookupAddress } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** True for public unicast addresses. IPv4 addresses embedded in IPv6 are unwrapped first. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** The request would reach a private address. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
    this.name = 'PrivateAddressError';
  }
}

/** Resolves a name to all its addresses. */
export type ResolveAll = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * A DNS lookup that returns public addresses only. The socket connects to exactly these, so that DNS rebinding between
 * check and use is impossible.
 */
export function publicLookup(resolveAll: ResolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolveAll(hostname, (error, addresses) => {
      const [first] = addresses;
      if (error !== null) callback(error, '', 0);
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new PrivateAddressError(hostname), '', 0);
      } else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}
