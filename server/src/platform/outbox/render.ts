import { plainLine } from '@larder/contract/visible-text';

import { escapeHtml } from '../escape-html.ts';
import { type Secrets, UnsealError } from '../secrets.ts';

import { type MessageBody, SECRET_PURPOSE } from './outbox.ts';

/** The columns that rendering needs. */
export interface StoredMessage {
  readonly subject: string;
  readonly body: MessageBody;
  readonly secret_sealed: string | null;
  readonly secret_expires_at: Date | null;
}

export interface Letterhead {
  readonly productName: string;
  readonly publicUrl: string;
}

interface Words {
  readonly subject: string;
  readonly body: MessageBody;
  /** Null for a message without a secret. */
  readonly secret: string | null;
}

const EXPIRED = 'The link or code in this message is no longer valid.';

/** True when the message is useless without its link or code. */
export function needsSecret({ showsCode, action }: MessageBody): boolean {
  return showsCode === true || action?.path.includes('{secret}') === true;
}

/** True when the link or code of the message was neither used nor has expired. */
export function hasUsableSecret(message: Pick<StoredMessage, 'secret_sealed' | 'secret_expires_at'>, now: Date) {
  const { secret_sealed: sealed, secret_expires_at: expiresAt } = message;
  return sealed !== null && (expiresAt === null || expiresAt > now);
}

/** Decrypts the secret of a message. Null without a usable one. */
export function openSecret(message: StoredMessage, secrets: Secrets, now: Date): string | null {
  if (message.secret_sealed === null || !hasUsableSecret(message, now)) return null;
  try {
    return secrets.open(SECRET_PURPOSE, message.secret_sealed);
  } catch (error) {
    // Sealed under an earlier SECRET_KEY: it cannot be recovered.
    if (error instanceof UnsealError) return null;
    throw error;
  }
}

/** Renders a mail as plain text and as HTML with the same content. Never throws. */
export function renderMail({ subject, body, secret }: Words, letterhead: Letterhead) {
  const home = new URL(letterhead.publicUrl).origin;
  const link = pathOf(body, secret);
  // A line break in a header would inject another header.
  const parts = { subject: plainLine(subject), body, secret, url: link === null ? null : `${home}${link}` };
  return {
    subject: parts.subject,
    text: [letterhead.productName, ...textParagraphs(parts), `-- \n${letterhead.productName}\n${home}`].join('\n\n'),
    html: html(parts, letterhead.productName, home),
  };
}

/** Renders a text message: one line. */
export function renderText({ body, secret }: Omit<Words, 'subject'>, productName: string): string {
  const words = [...body.lines, ...(body.showsCode === true ? [secret ?? ''] : []), ...(body.after ?? [])];
  return plainLine(`${productName}: ${words.join(' ')}`);
}

/**
 * Renders a stored message for an admin: its text with the code, and its link as a path of this server. After the secret was used
 * or has expired, there is no path and the text says so.
 */
export function renderForAdmin(
  message: StoredMessage,
  secrets: Secrets,
  now: Date,
): { readonly subject: string; readonly text: string; readonly path: string | null } {
  const { subject, body } = message;
  const secret = openSecret(message, secrets, now);
  const isExpired = needsSecret(body) && secret === null;
  if (isExpired) {
    return { subject, text: [...body.lines, EXPIRED, ...(body.after ?? [])].join('\n\n'), path: null };
  }
  const path = pathOf(body, secret);
  return { subject, text: textParagraphs({ body, secret, url: path }).join('\n\n'), path };
}

function pathOf({ action }: MessageBody, secret: string | null): string | null {
  if (action === undefined) return null;
  return action.path.replaceAll('{secret}', () => encodeURIComponent(secret ?? ''));
}

interface Parts {
  readonly body: MessageBody;
  readonly secret: string | null;
  readonly url: string | null;
}

function textParagraphs({ body, secret, url }: Parts): string[] {
  return [
    ...body.lines,
    ...(body.showsCode === true && secret !== null ? [secret] : []),
    ...(body.action !== undefined && url !== null ? [`${body.action.label}:\n${url}`] : []),
    ...(body.after ?? []),
  ];
}

const PARAGRAPH_STYLE = 'margin:0 0 16px';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#9a3412;color:#ffffff;font-weight:600;text-decoration:none';
const CODE_STYLE = 'margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:4px;font-family:monospace';

/** Sets no color but the button's, so that it suits dark mail clients. */
function html({ subject, body, secret, url }: Parts & { readonly subject: string }, product: string, home: string) {
  const paragraph = (words: string) => `<p style="${PARAGRAPH_STYLE}">${escapeHtml(words)}</p>`;
  const code = body.showsCode === true && secret !== null ? `<p style="${CODE_STYLE}">${escapeHtml(secret)}</p>` : '';
  const address = url === null ? '' : escapeHtml(url);
  const action =
    body.action === undefined || url === null
      ? ''
      : `<p style="${PARAGRAPH_STYLE}"><a href="${address}" style="${BUTTON_STYLE}">${escapeHtml(body.action.label)}</a></p>
<p style="${PARAGRAPH_STYLE};font-size:13px;word-break:break-all">${escapeHtml(body.action.label)}:<br><a href="${address}">${address}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:540px;margin:0 auto">
<p style="${PARAGRAPH_STYLE};font-size:20px;font-weight:600">${escapeHtml(product)}</p>
${body.lines.map(paragraph).join('\n')}
${code}
${action}
${(body.after ?? []).map(paragraph).join('\n')}
<p style="margin:32px 0 0;font-size:13px">${escapeHtml(product)}<br><a href="${escapeHtml(home)}">${escapeHtml(home)}</a></p>
</div>
</body>
</html>
`;
}
