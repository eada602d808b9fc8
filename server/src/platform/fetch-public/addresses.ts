import type { LookupAddress } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** May anybody on the internet be reached at this address? One that stands for another (v4 in v6) counts as that one. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** A request would have left the public internet. */
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
 * A lookup for sockets that gives public addresses only. The socket connects to what is answered here and nowhere else, so a
 * name cannot mean one thing when it is checked and another when it is used.
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
