import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { describe, expect, test } from 'vitest';

import { ConfigError, describeVariables, parseConfig } from './config.ts';

const readRootFile = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');

test('the defaults run a self-contained server that only this machine can reach', () => {
  expect(parseConfig({})).toMatchObject({
    PORT: 3001,
    HOST: '127.0.0.1',
    TRUST_PROXY: [],
    DATA_DIR: './data',
    PRODUCT_NAME: 'Larder',
    RATE_LIMIT_FACTOR: 1,
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '', SECRET_KEY: '' })).toEqual(parseConfig({}));
});

test('variables of other programs are ignored', () => {
  expect(parseConfig({ PATH: '/usr/bin', EDITOR: 'ed' })).toEqual(parseConfig({}));
});

type WrongValues = readonly (readonly [value: string, expected: string])[];

function ofTasks(tasks: readonly string[], suffix: string, wrong: WrongValues) {
  return Object.fromEntries(tasks.map((task) => [`AI${task}_${suffix}`, wrong]));
}

/** Wrong values of each variable, and what the message says is expected. */
const WRONG_VALUES: Readonly<Record<string, WrongValues>> = {
  PORT: [
    ['http', 'a whole number from 0 to 65535'],
    ['65536', 'a whole number from 0 to 65535'],
    ['-1', 'a whole number from 0 to 65535'],
    ['80.5', 'a whole number from 0 to 65535'],
  ],
  TRUST_PROXY: [
    ['the-proxy', 'addresses or networks'],
    ['10.0.0.0/33', 'addresses or networks'],
    ['0.0.0.0/0', 'addresses or networks'],
    ['10.0.0.1, 10.0.0.300', 'addresses or networks'],
  ],
  PUBLIC_URL: [
    ['recipes.example.org', 'an address such as https://recipes.example.org'],
    ['ftp://recipes.example.org', 'an address such as https://recipes.example.org'],
    ['https://', 'an address such as https://recipes.example.org'],
    ['https://recipes.example.org/larder', 'an address without a path'],
    ['https://recipes.example.org/?from=mail', 'an address without a path'],
    ['https://cook:secret@recipes.example.org', 'an address without a path'],
  ],
  ALLOWED_HOSTS: [
    ['http://larder.lan', 'names such as larder.lan'],
    ['larder.lan:3001', 'names such as larder.lan'],
    ['larder.lan, *', 'names such as larder.lan'],
  ],
  SECRET_KEY: [['too short', 'at least 32 characters']],
  SECRET_KEY_PREVIOUS: [['too short', 'at least 32 characters']],
  SECRET_KEY_LOST: [['true', 'yes or no']],
  METRICS_TOKEN: [['too short', 'at least 16 characters']],
  DATABASE_URL: [
    ['localhost:5432', 'an address such as postgres://'],
    ['mysql://localhost/larder', 'an address such as postgres://'],
    ['postgres', 'an address such as postgres://'],
  ],
  DATABASE_REPLICA_URL: [['replica:5432', 'an address such as postgres://']],
  SMTP_URL: [
    ['mail.example.org:587', 'an address such as smtp://'],
    ['https://mail.example.org', 'an address such as smtp://'],
  ],
  MAIL_FROM: [
    ['nobody', 'one address'],
    ['Larder <a@example.org>\r\nBcc: b@example.org', 'one address'],
  ],
  SMS_URL: [['sms.example.org', 'an address such as https://']],
  EMAIL_CONFIRMATION: [['perhaps', 'auto or required']],
  REGISTRATION: [['maybe', 'open, invitation or closed']],
  ADMIN_SECOND_FACTOR: [['yes', 'optional or required']],
  ADMIN_EMAIL: [['admin', 'an email address']],
  ADMIN_PASSWORD: [
    ['12345', 'at least 6 characters'],
    ['x'.repeat(129), 'at most 128 characters'],
  ],
  OIDC_ISSUER: [['login.example.org', 'an address such as https://']],
  OIDC_NAME: [['x'.repeat(41), 'at most 40 characters']],
  STOP_GRACE_SECONDS: [
    ['-1', 'a whole number from 0 to 300'],
    ['301', 'a whole number from 0 to 300'],
  ],
  DATA_DIR_SHARED: [['true', 'yes or no']],
  DATABASE_POOL_SIZE: [
    ['0', 'a whole number from 1 to 200'],
    ['many', 'a whole number from 1 to 200'],
  ],
  S3_URL: [
    ['kitchen', 'an address such as https://KEY:SECRET@'],
    ['https://s3.example.org/kitchen', 'an address such as https://KEY:SECRET@'],
    ['https://key:secret@s3.example.org', 'an address such as https://KEY:SECRET@'],
  ],
  FETCH_ALLOW: [
    ['http://nas.local', 'hosts such as nas.local'],
    ['nas.local/pictures', 'hosts such as nas.local'],
    ['nas.local, a b', 'hosts such as nas.local'],
  ],
  PRODUCT_NAME: [['x'.repeat(41), 'at most 40 characters']],
  RATE_LIMIT_FACTOR: [
    ['0', 'a number above 0'],
    ['-1', 'a number above 0'],
    ['off', 'a number above 0'],
    ['Infinity', 'a number above 0'],
  ],
  AI_PROVIDER: [['claude', 'auto, openai, kitchen or simulated']],
  OPENAI_API_KEY: [['two words', 'a key without spaces']],
  OPENAI_BASE_URL: [['localhost:11434/v1', 'an address such as http://127.0.0.1:11434/v1']],
  AI_CHAT_MODEL: [['x'.repeat(201), 'at most 200 characters']],
  AI_IMAGE_MODEL: [['x'.repeat(201), 'at most 200 characters']],
  AI_VISION_MODEL: [['x'.repeat(201), 'at most 200 characters']],
  AI_COMPOSE_MODEL: [['x'.repeat(201), 'at most 200 characters']],
  AI_IDEAS_MODEL: [['x'.repeat(201), 'at most 200 characters']],
  ...ofTasks(['', '_COMPOSE', '_IDEAS', '_CHAT', '_VISION'], 'TEMPERATURE', [
    ['-0.1', 'a number from 0 to 2'],
    ['hot', 'a number from 0 to 2'],
    ['2.1', 'a number from 0 to 2'],
  ]),
  ...ofTasks(['', '_COMPOSE', '_IDEAS', '_CHAT', '_VISION'], 'MAX_TOKENS', [['0', 'a whole number from 1 to 1000000']]),
  ...ofTasks(['_COMPOSE', '_IDEAS', '_CHAT', '_IMAGE', '_VISION'], 'BASE_URL', [
    ['ftp://models.example.org', 'an address such as http://127.0.0.1:11434/v1'],
  ]),
  ...ofTasks(['_COMPOSE', '_IDEAS', '_CHAT', '_IMAGE', '_VISION'], 'API_KEY', [['two words', 'a key without spaces']]),
  AI_IMAGE_SIZE: [['large', 'a size such as 1024x1024']],
  AI_IMAGE_QUALITY: [['very good', 'a word such as standard']],
  AI_FALLBACK: [['worker', 'kitchen or none']],
  AI_DEADLINE_MS: [['10', 'a whole number from 1000 to 3600000']],
  AI_TIMEOUT_MS: [['10', 'a whole number from 1000 to 3600000']],
  AI_DAILY_TOKENS: [['-1', 'a whole number from 0']],
  AI_DAILY_IMAGES: [['-1', 'a whole number from 0']],
  AI_PRICES: [
    ['gpt-3.5-turbo', 'prices such as gpt-3.5-turbo=0.5/1.5'],
    ['gpt-3.5-turbo=cheap', 'prices such as gpt-3.5-turbo=0.5/1.5'],
    ['gpt-3.5-turbo=1/2/3', 'prices such as gpt-3.5-turbo=0.5/1.5'],
  ],
  WORKER_URL: [['worker.example.org', 'an address such as https://worker.example.org']],
  WORKER_TOKEN: [['two words', 'a key without spaces']],
  WORKER_COPIES: [['yes', 'on or off']],
  QUOTA_RECIPES: [['-1', 'a whole number from 0']],
  QUOTA_VERSIONS: [['many', 'a whole number from 0']],
  QUOTA_PICTURES: [['-1', 'a whole number from 0']],
  QUOTA_CONVERSATIONS: [['1.5', 'a whole number from 0']],
  QUOTA_MB: [['2GB', 'a whole number from 0']],
  DISK_RESERVE_MB: [['-1', 'a whole number from 0']],
  STARTER_RECIPES: [['yes', 'on or off']],
  TEXT_RECOGNITION: [['yes', 'on or off']],
  WELCOME_TOUR: [['yes', 'on or off']],
  LOG_LEVEL: [['loud', 'one of fatal, error, warn']],
};

/** Accept any text. */
const NEVER_WRONG = ['HOST', 'DATA_DIR', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_SCOPES'];

describe.each(Object.entries(WRONG_VALUES))('%s', (name, cases) => {
  test.each(cases)('%s is refused with a message that says what is expected', (value, expected) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(name);
    expect(() => parseConfig({ [name]: value })).toThrow(expected);
  });
});

test('every variable has a wrong value above or accepts any text', () => {
  const known = describeVariables().map(({ name }) => name);
  expect(known.toSorted()).toEqual([...Object.keys(WRONG_VALUES), ...NEVER_WRONG].toSorted());
});

test('the error names all wrong variables at once', () => {
  const broken = () => parseConfig({ PORT: 'http', PUBLIC_URL: 'nonsense', LOG_LEVEL: 'loud' });
  expect(broken).toThrow('PORT');
  expect(broken).toThrow('PUBLIC_URL');
  expect(broken).toThrow('LOG_LEVEL');
});

test.each(['DATABASE_URL', 'PUBLIC_URL'])(
  'the error for a malformed %s begins with the words people search for',
  (name) => {
    const problem = new RegExp(`^Invalid Supabase URL format in ${name}: expected `, 'u');
    const given = { [name]: 'nonsense', SECRET_KEY: 'x'.repeat(32) };
    expect(() => parseConfig(given)).toThrow(problem);
    expect(() => parseConfig({ PORT: 'http', ...given, LOG_LEVEL: 'loud' })).toThrow(problem);
  },
);

const OTHER_URLS = describeVariables()
  .map(({ name }) => name)
  .filter((name) => /(?:_URL|_ISSUER)$/u.test(name) && !['DATABASE_URL', 'PUBLIC_URL'].includes(name));

test.each(OTHER_URLS)('the error for a malformed %s names that variable and no other system', (name) => {
  for (const value of ['nope', 'nope:nope', 'http://', '//host/path', 'http://a b']) {
    const broken = () => parseConfig({ [name]: value });
    expect(broken, value).toThrow(new RegExp(`^ {2}${name}: expected an address such as [a-z0-9]+://`, 'mu'));
    expect(broken, value).not.toThrow(/supabase/iu);
  }
});

test('SECRET_KEY_PREVIOUS requires the SECRET_KEY that replaces it', () => {
  const given = { SECRET_KEY_PREVIOUS: 'x'.repeat(32) };
  expect(() => parseConfig(given)).toThrow('SECRET_KEY: required when SECRET_KEY_PREVIOUS is set');
});

test('DATABASE_URL requires a SECRET_KEY, which all instances share', () => {
  const DATABASE_URL = 'postgres://larder@localhost/larder';
  expect(() => parseConfig({ DATABASE_URL })).toThrow('SECRET_KEY: required when DATABASE_URL is set');
  const given = { DATABASE_URL, DATA_DIR_SHARED: 'yes', SECRET_KEY: 'x'.repeat(32) };
  expect(parseConfig(given)).toMatchObject({ DATABASE_URL });
});

test('DATABASE_URL requires shared picture storage: a bucket, or a folder that is declared shared', () => {
  const given = { DATABASE_URL: 'postgres://larder@localhost/larder', SECRET_KEY: 'x'.repeat(32) };
  expect(() => parseConfig(given)).toThrow(/S3_URL: required when DATABASE_URL is set.*DATA_DIR_SHARED=yes/u);
  expect(() => parseConfig({ ...given, DATA_DIR_SHARED: 'no' })).toThrow('S3_URL: required');
  expect(parseConfig({ ...given, DATA_DIR_SHARED: 'yes' })).toMatchObject({ DATA_DIR_SHARED: 'yes' });
  expect(parseConfig({ ...given, S3_URL: 'https://key:secret@s3.example.org/kitchen' })).toMatchObject(given);
});

test('DATABASE_REPLICA_URL requires DATABASE_URL', () => {
  const DATABASE_REPLICA_URL = 'postgres://larder@replica/larder';
  expect(() => parseConfig({ DATABASE_REPLICA_URL })).toThrow(
    'DATABASE_URL: required when DATABASE_REPLICA_URL is set',
  );
});

test.each(['SMTP_URL', 'OIDC_ISSUER'])('%s requires PUBLIC_URL, to which links lead', (name) => {
  const value = name === 'SMTP_URL' ? 'smtp://mail.example.org' : 'https://login.example.org';
  const given = { [name]: value, OIDC_CLIENT_ID: name === 'OIDC_ISSUER' ? 'larder' : '' };
  expect(() => parseConfig(given)).toThrow(`PUBLIC_URL: required when ${name} is set`);
  expect(parseConfig({ ...given, PUBLIC_URL: 'https://recipes.example.org' })).toMatchObject({ [name]: value });
});

test('OIDC_ISSUER and OIDC_CLIENT_ID require each other', () => {
  const PUBLIC_URL = 'https://recipes.example.org';
  expect(() => parseConfig({ PUBLIC_URL, OIDC_ISSUER: 'https://login.example.org' })).toThrow('OIDC_CLIENT_ID');
  expect(() => parseConfig({ PUBLIC_URL, OIDC_CLIENT_ID: 'larder' })).toThrow('OIDC_ISSUER');
});

test('AI_PROVIDER=openai requires a key, or the address of a server that needs none', () => {
  expect(() => parseConfig({ AI_PROVIDER: 'openai' })).toThrow('OPENAI_API_KEY: required when AI_PROVIDER is openai');
  expect(parseConfig({ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-1' })).toMatchObject({
    AI_CHAT_MODEL: 'gpt-3.5-turbo',
  });
  expect(parseConfig({ AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://localhost/v1' })).toMatchObject({
    AI_IMAGE_MODEL: 'dall-e-3',
    AI_TEMPERATURE: 0.7,
  });
});

test('error messages never repeat a secret', () => {
  expect(() => parseConfig({ SECRET_KEY: 'hunter2' })).not.toThrow('hunter2');
  expect(() => parseConfig({ DATABASE_URL: 'mysql://larder:hunter2@localhost/larder' })).not.toThrow('hunter2');
  expect(() => parseConfig({ DATABASE_REPLICA_URL: 'mysql://a:hunter2@localhost/larder' })).not.toThrow('hunter2');
  expect(() => parseConfig({ S3_URL: 'https://key:hunter2@localhost' })).not.toThrow('hunter2');
  expect(() => parseConfig({ OPENAI_API_KEY: 'hunter2 and more' })).not.toThrow('hunter2');
  expect(() => parseConfig({ WORKER_TOKEN: 'hunter2 and more' })).not.toThrow('hunter2');
});

test('TRUST_PROXY accepts addresses, networks and well-known names', () => {
  const { TRUST_PROXY } = parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1 ,loopback,192.168.1.7' });
  expect(TRUST_PROXY).toEqual(['10.0.0.0/8', '::1', 'loopback', '192.168.1.7']);
});

test('FETCH_ALLOW accepts names and addresses with an optional port', () => {
  const { FETCH_ALLOW } = parseConfig({ FETCH_ALLOW: 'nas.local:8080, 192.168.1.7,[fd00::1]:80' });
  expect(FETCH_ALLOW).toEqual(['nas.local:8080', '192.168.1.7', '[fd00::1]:80']);
});

test.each(describeVariables())('the table in README.md has $name with its default', ({ name, fallback }) => {
  const lines = readRootFile('README.md').split('\n');
  const row = lines.find((line) => new RegExp(`^\\|\\s*\`${name}\`\\s*\\|`, 'u').test(line));
  expect(row, `a row that begins with | \`${name}\` |`).toBeDefined();
  const cells = (row ?? '').split('|').map((cell) => cell.trim().replaceAll('`', ''));
  if (fallback !== '') expect(cells).toContain(fallback);
});

test('.env.example names every variable with its default, and sets none', () => {
  const text = readRootFile('.env.example');
  expect(parseEnv(text)).toEqual({});
  const uncommented = parseEnv(text.replaceAll(/^# (?=[A-Z0-9_]+=)/gmu, ''));
  expect(uncommented).toEqual(Object.fromEntries(describeVariables().map(({ name, fallback }) => [name, fallback])));
  expect(parseConfig(uncommented)).toEqual(parseConfig({}));
});

test('compose.yaml configures the app by variables that exist, with values that are accepted', () => {
  const [, app = ''] = /^ {2}app:\n((?: {4}.*\n|\n)+)/mu.exec(readRootFile('compose.yaml')) ?? [];
  const given = Object.fromEntries(
    [...app.matchAll(/^ {6}([A-Z0-9_]+): (.+)$/gmu)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(given)).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_URL', 'SECRET_KEY', 'SMTP_URL']));
  expect(describeVariables().map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(given)));
  expect(parseConfig(given)).toMatchObject(given);
});
