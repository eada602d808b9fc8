import type { OpenidError } from '@larder/contract/openid';

/** Why nobody is signed in; `detail` is for our log alone. */
export class OpenidFailure extends Error {
  readonly reason: OpenidError;

  constructor(reason: OpenidError, detail?: unknown) {
    super(detail instanceof Error ? `${reason}: ${detail.message}` : reason);
    this.name = 'OpenidFailure';
    this.reason = reason;
  }
}
