const URL_MAX_CHARACTERS = 2_000;

/** Returns an address as an absolute http or https address; null if it is none or longer than 2,000 characters. */
export function absoluteAddress(value: unknown, base: string | null): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > URL_MAX_CHARACTERS) return null;
  const url = URL.parse(value.trim(), base ?? undefined);
  return url !== null && /^https?:$/u.test(url.protocol) ? url.href : null;
}

/** Returns a language tag in its canonical form; null for what is none. */
export function languageTag(value: string | null): string | null {
  try {
    return Intl.getCanonicalLocales((value ?? '').trim().replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
