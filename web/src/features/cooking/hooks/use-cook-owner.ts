import { createContext, use } from 'react';

/** The user whose timers, ticks and units are stored: several users may share a browser. */
export const CookOwner = createContext('nobody');

export function useCookOwner(): string {
  return use(CookOwner);
}
