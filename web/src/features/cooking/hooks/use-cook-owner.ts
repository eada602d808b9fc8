import { createContext, use } from 'react';

/** Whose timers, ticks and units these are: several people may share a browser. */
export const CookOwner = createContext('nobody');

export function useCookOwner(): string {
  return use(CookOwner);
}
