import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';

import { openidRoutes } from '@larder/contract/openid';

import type { Config } from '#platform/config/config.ts';
import { fetchPeer } from '#platform/fetch-peer.ts';

import { OpenidFailure } from './failure.ts';
import { type Identity, parseIdentity } from './identity.ts';

const TIMEOUT_SECONDS = 5;
/** How the library says that there was no answer, or none that is to be expected of a provider. */
const UNAVAILABLE_CODES: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);
/** What a provider may say of itself in OAuth's words. */
const UNAVAILABLE_ERRORS = new Set(['server_error', 'temporarily_unavailable']);

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  readonly publicUrl: string;
}

/** What must come back with the browser, or match what comes back. */
export const LoginSecrets = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type LoginSecrets = z.infer<typeof LoginSecrets>;

/** An OpenID Connect provider that people may sign in with. */
export class OpenidProvider {
  readonly settings: OpenidSettings;
  #configuration: Promise<Configuration> | undefined;

  constructor(settings: OpenidSettings) {
    this.settings = settings;
  }

  /** Under which its people are kept. */
  get id(): string {
    return `oidc:${this.settings.issuer}`;
  }

  /** The address at which the browser signs in, and what to keep until it is back. Throws OpenidFailure. */
  async begin(): Promise<{ readonly address: string; readonly secrets: LoginSecrets }> {
    const configuration = await this.#discover();
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback().href,
      response_type: 'code',
      scope: this.settings.scopes,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, secrets };
  }

  /** Who came back, by the query of the address they came back to. Throws OpenidFailure. */
  async finish(search: string, { state, nonce, verifier }: LoginSecrets): Promise<Identity> {
    const configuration = await this.#discover();
    const address = this.#callback();
    address.search = search;
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    try {
      const tokens = await authorizationCodeGrant(configuration, address, checks);
      const claims = tokens.claims() ?? {};
      const identity = parseIdentity(await withUserInfo(configuration, tokens.access_token, claims));
      if (identity !== null) return identity;
    } catch (error) {
      throw new OpenidFailure(reasonOf(error), error);
    }
    throw new OpenidFailure('refused');
  }

  #callback(): URL {
    return new URL(openidRoutes.finishOpenidLogin.path, this.settings.publicUrl);
  }

  /** Asked for when it is first needed, and again after it failed: we start without the provider. */
  async #discover(): Promise<Configuration> {
    this.#configuration ??= discover(this.settings);
    const asked = this.#configuration;
    try {
      return await asked;
    } catch (error) {
      if (this.#configuration === asked) this.#configuration = undefined;
      throw new OpenidFailure('unavailable', error);
    }
  }
}

function discover({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Configuration> {
  const isInsecure = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: ask,
    execute: isInsecure ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
  });
}

const ask: CustomFetch = (address, { method, headers, body, signal, redirect }) =>
  fetchPeer(address, { method, headers, body: body ?? null, signal: signal ?? null, redirect });

/** In the header, as OpenID Connect has it where nothing is said, unless the provider takes the secret only in the form. */
function authenticateClient(clientSecret: string | undefined): ClientAuth {
  if (clientSecret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

/** Many providers put no more than the subject into the ID token. */
async function withUserInfo(
  configuration: Configuration,
  accessToken: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { sub, email } = claims;
  if (email !== undefined || typeof sub !== 'string') return claims;
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...claims, ...(await fetchUserInfo(configuration, accessToken, sub)) };
}

function reasonOf(error: unknown): 'refused' | 'unavailable' {
  if (error instanceof AuthorizationResponseError)
    return UNAVAILABLE_ERRORS.has(error.error) ? 'unavailable' : 'refused';
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused';
  if (error instanceof ClientError) return UNAVAILABLE_CODES.has(error.code) ? 'unavailable' : 'refused';
  // How fetch says that nobody is there.
  return error instanceof TypeError ? 'unavailable' : 'refused';
}

/** The configured provider; undefined where none is configured. */
export function createOpenidProvider(config: Config): OpenidProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl } = config;
  if (issuer === undefined || clientId === undefined || publicUrl === undefined) return undefined;
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_SCOPES: scopes } = config;
  return new OpenidProvider({ issuer, clientId, clientSecret, scopes, publicUrl });
}
