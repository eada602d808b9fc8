import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HANDOVER_PATH } from '@larder/contract/import-texts';

import { linkPage } from '#features/links/page.ts';
import type { Actor } from '#platform/context.ts';
import { isHalfSignedIn } from '#platform/http/authorize.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/open.ts';
import { createPageRenderer } from '#platform/http/page-renderer.ts';
import { registerWebPages, type WebPages } from '#platform/http/web-pages.ts';
import type { Secrets } from '#platform/secrets.ts';

/** The page that a bookmarklet opens must be able to answer it. All other pages are separated from what opens them. */
const HANDOVER_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

export interface PagesDeps {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly database: Database;
  /** The folder of the built web. */
  readonly webDir: string;
  authenticate(request: FastifyRequest): Promise<Actor>;
  now(): Date;
}

export function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { config, webDir: dir, now } = deps;
  const [described, productName] = [describedPages(deps), config.PRODUCT_NAME];
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const actor = await deps.authenticate(request);
    return actor.kind === 'user' && !isHalfSignedIn(actor);
  };
  const publicPart = publicConfig(config);
  const render = createPageRenderer(app, dir, () => ({
    product_name: productName,
    year: now().getFullYear(),
    ...publicPart,
  }));
  const headers = { [HANDOVER_PATH]: HANDOVER_HEADERS };
  return registerWebPages(app, {
    dir,
    headers,
    productName,
    publicConfig: publicPart,
    described,
    render,
    isSignedIn,
    now,
  });
}

/** Pages with a description from the database, for link previews and for visitors without an account. */
function describedPages({ config, database: { lookups }, secrets }: PagesDeps): WebPages['described'] {
  const { PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = config;
  return { '/shared/:token': linkPage({ lookups, secrets, productName, publicUrl }) };
}

/** The part of the configuration that every page may read. */
function publicConfig(config: Config) {
  const { ADMIN_EMAIL, OIDC_ISSUER, OIDC_NAME, REGISTRATION, SMTP_URL, SMS_URL, WELCOME_TOUR } = config;
  return {
    admin_email: ADMIN_EMAIL,
    registration: REGISTRATION,
    oidc_name: OIDC_ISSUER === undefined ? null : OIDC_NAME,
    mail_delivers: SMTP_URL !== undefined,
    sms_delivers: SMS_URL !== undefined,
    welcome_tour: WELCOME_TOUR === 'on',
  };
}
