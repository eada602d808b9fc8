import fc from 'fast-check';

/** A placeholder that is replaced when the request is sent, such as "⟦other.recipe⟧". */
export type Holder = 'own' | 'other';
export const mark = (holder: Holder, what: string) => `⟦${holder}.${what}⟧`;
/** A placeholder in JSON that is replaced together with its quotes, by a number or an object. */
export const rawMark = (what: string) => `⟦raw.${what}⟧`;

/** What users own and routes identify by an id or a token. */
export const KINDS = [
  'recipe',
  'binned',
  'changed',
  'shared',
  'received',
  'published',
  'rated',
  'linked',
  'link',
  'comment',
  'report',
  'session',
  'factor',
  'passkey',
  'token',
  'generation',
  'conversation',
  'message',
  'proposal',
  'person',
  'reader',
  'picture',
  'ceremony',
] as const;
export type Kind = (typeof KINDS)[number];

const NOBODYS = '0198f3a0-7b1c-7c3e-9a51-3f0d2f6b8e11';

/** Ids: mostly of the likely kinds, sometimes of any kind, of no row, or random. */
export function ids(likely: readonly Kind[]): fc.Arbitrary<string> {
  const of = (kinds: readonly Kind[]) =>
    fc
      .tuple(fc.constantFrom<Holder[]>('own', 'other'), fc.constantFrom(...kinds))
      .map(([who, kind]) => mark(who, kind));
  return fc.oneof(
    { weight: 6, arbitrary: of(likely) },
    { weight: 1, arbitrary: of(KINDS) },
    { weight: 1, arbitrary: fc.constant(NOBODYS) },
    { weight: 1, arbitrary: fc.uuid() },
  );
}

/** Encoded path segments that match nothing, or attempt path traversal or injection. */
export const brokenParts = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%c0%ae%c0%ae',
    '..%2f..%2f..%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    // With a space, because clients resolve a lone `%2e%2e` themselves.
    '%2e%2e%20',
    '....%2f%2f',
    'null',
    'undefined',
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '%F0%9F%8D%B2',
    '%E2%80%AEtxt.exe',
    '%ED%A0%80',
    "'%20or%20'1'='1",
    '%27%3B%20drop%20table%20users%3B%20--',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '__proto__',
    'constructor',
    `${NOBODYS}%00`,
    NOBODYS.toUpperCase(),
    `${NOBODYS}${NOBODYS}`,
    'x'.repeat(199),
    'x'.repeat(3_000),
    '%61'.repeat(150),
    ';a=b',
    '*',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Texts that commonly break programs. */
export const nastyTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\t\n',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\u202egnp.exe',
    '\u2066a\u2069\u200f',
    '\u200b',
    '\ufeff',
    '💥👩‍👩‍👧‍👦',
    'ﷺ'.repeat(60),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
    'null',
    'NaN',
    '-0',
    '1e309',
    '٣',
    '__proto__',
    'constructor',
    '../../../../etc/passwd',
    "'; drop table users; --",
    "' or 1=1 --",
    '%_%',
    '\\',
    '"*" OR title:"a"',
    'NEAR(a b)',
    ':*&!|<->()',
    '${7*7}{{7*7}}',
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    'javascript:alert(1)',
    '\r\nSet-Cookie: a=b',
    '(a+)+$'.repeat(20),
    'http://127.0.0.1:9/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
