import { FACTOR_LIMITS } from '@larder/contract/factors';

const SECRET_BYTES = 20;
const { totp_digits: DIGITS, totp_period_seconds: PERIOD_SECONDS } = FACTOR_LIMITS;
/** A clock may be one step behind or ahead of ours. */
const TOLERANCE_SECONDS = PERIOD_SECONDS;

/** Loaded by the first who needs it, not at start. */
const loadLibrary = () => import('otplib');

/** What an authenticator app is given, once. */
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
  // A colon parts the issuer from the account.
  const issuer = names.issuer.replaceAll(':', ' ');
  const uri = generateURI({ issuer, label: names.email, secret, digits: DIGITS, period: PERIOD_SECONDS });
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'L' });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** The time step (RFC 6238) of which `code` is the code, if that is the present one or one beside it. */
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
