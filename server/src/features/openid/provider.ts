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
/** Error codes of the library for a missing or malformed response. */
const UNAVAILABLE_CODES: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);
/** OAuth error codes for a temporary failure. */
const UNAVAILABLE_ERRORS = new Set(['server_error', 'temporarily_unavailable']);

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  readonly publicUrl: string;
}

/** Checked against the callback: CSRF (state), replay (nonce) and code interception (PKCE). */
export const LoginSecrets = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type LoginSecrets = z.infer<typeof LoginSecrets>;

export class OpenidProvider {
  readonly settings: OpenidSettings;
  #configuration: Promise<Configuration> | undefined;

  constructor(settings: OpenidSettings) {
    this.settings = settings;
  }

  /** The `provider_id` of its linked accounts. */
  get id(): string {
    return `oidc:${this.settings.issuer}`;
  }

  /** Returns the authorization URL and the secrets to store until the callback. Throws OpenidFailure. */
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

  /** Exchanges the callback's query for an identity. Throws OpenidFailure. */
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

  /** Discovers the provider on first use, and again after a failure: the server starts without the provider. */
  async #discover(): Promise<Configuration> {
    this.#configuration ??= discover(this.settings);
    const pending = this.#configuration;
    try {
      return await pending;
    } catch (error) {
      if (this.#configuration === pending) this.#configuration = undefined;
      throw new OpenidFailure('unavailable', error);
    }
  }
}

function discover({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Configuration> {
  const isInsecure = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: fetchFromProvider,
    execute: isInsecure ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
  });
}

const fetchFromProvider: CustomFetch = (address, { method, headers, body, signal, redirect }) =>
  fetchPeer(address, { method, headers, body: body ?? null, signal: signal ?? null, redirect });

/** Uses HTTP Basic, the default of OpenID Connect, unless the provider accepts the secret only in the form. */
function authenticateClient(clientSecret: string | undefined): ClientAuth {
  if (clientSecret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

/** Many providers put nothing but the subject into the ID token. */
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
  // How fetch reports a network error.
  return error instanceof TypeError ? 'unavailable' : 'refused';
}

/** Returns the configured provider; undefined when none is configured. */
export function createOpenidProvider(config: Config): OpenidProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl } = config;
  if (issuer === undefined || clientId === undefined || publicUrl === undefined) return undefined;
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_SCOPES: scopes } = config;
  return new OpenidProvider({ issuer, clientId, clientSecret, scopes, publicUrl });
}
