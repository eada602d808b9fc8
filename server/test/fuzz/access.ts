import type { Route } from '@larder/contract/route';

import type { ActorName } from './actors.ts';

/** Whether the contract admits this actor to the route. */
export function mayEnter(actor: ActorName, { access, scope, workers, aal1, fresh }: Route): boolean {
  if (access === 'public') return true;
  switch (actor) {
    case 'visitor':
    case 'disabled':
      return access === 'optional';
    case 'half':
      return access === 'optional' || (aal1 === true && access !== 'admin');
    case 'admin':
      return true;
    case 'friend':
    case 'stranger':
      return access !== 'admin';
    case 'stale':
      return access !== 'admin' && fresh !== true;
    default:
      return actor === `token ${scope ?? ''}` || (actor === 'token worker' && workers === true);
  }
}

/** Refused actors need few runs, because they are refused before the request is parsed. */
const REDUCED_SHARE = 0.1;
/** Public routes ignore the actor, so only these get all runs there. */
const PUBLIC_ROUTE_ACTORS: readonly ActorName[] = ['visitor', 'friend', 'stranger'];

/** The number of requests that this actor sends to the route. */
export function runsOf(actor: ActorName, route: Route, runs: number): number {
  const isFull = mayEnter(actor, route) && (route.access !== 'public' || PUBLIC_ROUTE_ACTORS.includes(actor));
  return isFull ? runs : Math.max(1, Math.ceil(runs * REDUCED_SHARE));
}
