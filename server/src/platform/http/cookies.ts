/** The values of the cookies of this name in a Cookie header. */
export function cookiesNamed(header: string, name: string): string[] {
  const values: string[] = [];
  for (const part of header.split('; ')) {
    if (part.startsWith(name) && part[name.length] === '=') values.push(part.slice(name.length + 1));
  }
  return values;
}

/**
 * What a cookie of ours is called. Over https browsers take one of this prefix from this very host alone, Secure and for all of its
 * paths, so that no neighbouring host can plant one.
 */
export function hostCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
