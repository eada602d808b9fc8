/** The hand-picked part of the server's configuration that a page may know. */
export interface PublicConfig {
  readonly product_name: string;
  readonly year: number;
  /** The address that the admin login is for. */
  readonly admin_email: string;
  /** Who may sign up: everyone, people with an invitation, or nobody. */
  readonly registration: 'open' | 'invitation' | 'closed';
  /** What the other service is called by which one may sign in; null where there is none. */
  readonly oidc_name: string | null;
  /** Mail reaches people by itself; otherwise an admin reads it to them. */
  readonly mail_delivers: boolean;
  /** The same of codes by phone. */
  readonly sms_delivers: boolean;
  /** Whoever is here for the first time is shown around. */
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

/** Reads what the server wrote into the document; a missing or broken part falls back instead of stopping the page. */
export function parsePublicConfig(text: string, fallback: PublicConfig): PublicConfig {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = null;
  }
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

/** Reads the configuration from the document. It is so short that a cache would not pay. */
export function getPublicConfig(): PublicConfig {
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
