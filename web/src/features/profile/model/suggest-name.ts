/** A name made of an email address, which the user must accept: "anna.b@example.org" becomes "Anna B". */
export function suggestName(email: string): string {
  return (email.split('@')[0] ?? '')
    .replace(/\+.*$/u, '')
    .split(/[._-]+/u)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join(' ');
}
