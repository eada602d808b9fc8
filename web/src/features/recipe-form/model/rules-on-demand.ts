import type * as ContractRules from '#features/recipe-form/model/contract-rules.ts';
import { fetchScript } from '#platform/fetch-script.ts';

let known: typeof ContractRules | null = null;

/** The contract's rules, if they have been fetched already. */
export function knownRules(): typeof ContractRules | null {
  return known;
}

/** The contract's rules, which nobody needs before something is typed. */
export async function fetchRules(): Promise<typeof ContractRules> {
  known = await fetchScript(() => import('#features/recipe-form/model/contract-rules.ts'));
  return known;
}
