import { FACTOR_LIMITS } from '@larder/contract/factors';

const SECRET_BYTES = 20;
const { totp_digits: DIGITS, totp_period_seconds: PERIOD_SECONDS } = FACTOR_LIMITS;
/** Accepts one time step of clock skew in either direction. */
const TOLERANCE_SECONDS = PERIOD_SECONDS;

const loadLibrary = () => import('otplib');

/** The data for an authenticator app, shown once. */
export interface TotpSetup {
  /** 160 random bits in Base32. */
  readonly secret: string;
  readonly uri: string;
  readonly qrCode: string;
}

export async function createTotpSetup(names: { readonly issuer: string; readonly email: string }): Promise<TotpSetup> {
  const { generateSecret, generateURI } = await loadLibrary();
  const { default: QRCode } = await import('qrcode');
  const secret = generateSecret({ length: SECRET_BYTES });
  // A colon separates the issuer from the account.
  const issuer = names.issuer.replaceAll(':', ' ');
  const uri = generateURI({ issuer, label: names.email, secret, digits: DIGITS, period: PERIOD_SECONDS });
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'L' });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Returns the time step (RFC 6238) to which `code` belongs, if it is the current one or adjacent; otherwise undefined.
 */
export async function findTimeStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000);
  const { verify } = await loadLibrary();
  const found = await verify({
    secret,
    token: code,
    epoch,
    algorithm: 'sha1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    epochTolerance: TOLERANCE_SECONDS,
  });
  return found.valid ? Math.floor(epoch / PERIOD_SECONDS) + found.delta : undefined;
}
