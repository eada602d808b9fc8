import { parseJson } from '#platform/parse-json.ts';

/** The public part of the server's configuration. */
export interface PublicConfig {
  readonly product_name: string;
  readonly year: number;
  /** The email address of the admin login. */
  readonly admin_email: string;
  /** Who may sign up: everyone, invited users or nobody. */
  readonly registration: 'open' | 'invitation' | 'closed';
  /** The name of the OpenID provider; null when none is configured. */
  readonly oidc_name: string | null;
  /** Mail is delivered by SMTP; otherwise an admin reads it from the outbox. */
  readonly mail_delivers: boolean;
  /** Text messages are delivered; otherwise an admin reads them from the outbox. */
  readonly sms_delivers: boolean;
  /** A new user is offered the tour. */
  readonly welcome_tour: boolean;
}

function readText(record: object, key: string): string | undefined {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readRegistration(record: object): PublicConfig['registration'] | undefined {
  const value = readText(record, 'registration');
  return value === 'open' || value === 'invitation' || value === 'closed' ? value : undefined;
}

/** Parses the configuration that the server wrote into the document. A missing or invalid part falls back. */
export function parsePublicConfig(text: string, fallback: PublicConfig): PublicConfig {
  const parsed = parseJson(text);
  const record = typeof parsed === 'object' && parsed !== null ? parsed : {};
  const year: unknown = Reflect.get(record, 'year');
  return {
    product_name: readText(record, 'product_name') ?? fallback.product_name,
    year: typeof year === 'number' ? year : fallback.year,
    admin_email: readText(record, 'admin_email') ?? fallback.admin_email,
    registration: readRegistration(record) ?? fallback.registration,
    oidc_name: readText(record, 'oidc_name') ?? fallback.oidc_name,
    mail_delivers: Reflect.get(record, 'mail_delivers') === true,
    sms_delivers: Reflect.get(record, 'sms_delivers') === true,
    welcome_tour: Reflect.get(record, 'welcome_tour') === true,
  };
}

let provided: PublicConfig | undefined;

/** For rendering on the server, where no document exists. */
export function setPublicConfig(config: PublicConfig): void {
  provided = config;
}

/** Reads the configuration from the document. Too short to need a cache. */
export function getPublicConfig(): PublicConfig {
  if (provided !== undefined) return provided;
  return parsePublicConfig(document.getElementById('public-config')?.textContent ?? '', {
    product_name: document.title,
    year: new Date().getFullYear(),
    admin_email: '',
    registration: 'open',
    oidc_name: null,
    mail_delivers: false,
    sms_delivers: false,
    welcome_tour: false,
  });
}
