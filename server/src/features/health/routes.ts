import { ERROR_TEXTS } from '@larder/contract/errors';
import type { healthRoutes } from '@larder/contract/health';

import { AppError } from '#platform/app-error.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

export interface HealthDeps {
  readonly productName: string;
  readonly version: string;
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>;
  /** True once this instance has received a stop signal. */
  isStopping(): boolean;
}

export function healthHandlers(deps: HealthDeps): Handlers<typeof healthRoutes> {
  return {
    async getHealth(_ctx, _input, { reply }) {
      reply.header('vary', 'accept');
      return { status: 'ok', product: deps.productName, version: deps.version };
    },

    async getAlive() {
      return { status: 'ok' };
    },

    async getReady() {
      if (deps.isStopping()) throw new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: 5 });
      await deps.pingDatabase();
      return { status: 'ready' };
    },
  };
}
