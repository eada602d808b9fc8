import type { Route } from '@larder/contract/route';

import type { ActorName } from './actors.ts';

/** Does the contract let them in at all? */
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

/** Who is turned away hears so before anything is read, and where nobody is asked who they are one is as another. */
const FEW_PART = 0.1;
const ASKED_ANYWHERE: readonly ActorName[] = ['visitor', 'friend', 'stranger'];

/** How many requests of theirs are sent to that route. */
export function runsOf(actor: ActorName, route: Route, runs: number): number {
  const isAll = mayEnter(actor, route) && (route.access !== 'public' || ASKED_ANYWHERE.includes(actor));
  return isAll ? runs : Math.max(1, Math.ceil(runs * FEW_PART));
}
