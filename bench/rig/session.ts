import { createHmac } from 'node:crypto';

/** The `SECRET_KEY` of the measured servers, which signs their session cookies. */
export const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';

/** The Cookie header of the session with this token. */
export function sessionCookie(token: string, secretKey = SECRET_KEY): string {
  const signature = createHmac('sha256', secretKey).update(token).digest('base64');
  return `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
