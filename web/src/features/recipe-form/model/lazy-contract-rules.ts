import type * as ContractRules from '#features/recipe-form/model/contract-rules.ts';
import { fetchScript } from '#platform/fetch-script.ts';

let loaded: typeof ContractRules | null = null;

/** The contract's rules if they are loaded, else null. */
export function loadedRules(): typeof ContractRules | null {
  return loaded;
}

/** Loads the contract's rules, which are needed only after the user typed something. */
export async function loadRules(): Promise<typeof ContractRules> {
  loaded = await fetchScript(() => import('#features/recipe-form/model/contract-rules.ts'));
  return loaded;
}
