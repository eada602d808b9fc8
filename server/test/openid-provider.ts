import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';

export const CLIENT = { id: 'larder', secret: 'a-secret-between-the-two-of-us' };

/** The claims of the account that signs in next. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: string;
}

export interface ProviderOptions {
  readonly redirectUri: string;
  /** Defaults to a free port. */
  readonly port?: number;
  /** Puts all claims into the ID token. Otherwise most are served by the userinfo endpoint. */
  readonly hasClaimsInIdToken?: boolean;
  readonly authMethod?: 'client_secret_basic' | 'client_secret_post' | 'none';
}

const TTL_SECONDS = 600;

/** A real OpenID Connect provider on this machine, with one client. Every sign-in is that of `account`. */
export class TestOpenidProvider {
  account: ProviderAccount = { sub: 'nobody' };
  /** The user denies access. */
  denies = false;
  readonly #server: Server;
  readonly #provider: Provider;
  readonly issuer: string;

  private constructor(server: Server, options: ProviderOptions) {
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.issuer = `http://127.0.0.1:${port}`;
    this.#provider = new Provider(this.issuer, this.#configuration(options));
    const handle = this.#provider.callback();
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/') === true) void this.#interact(request, response);
      else void handle(request, response);
    });
  }

  static async start(options: ProviderOptions): Promise<TestOpenidProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
    return new TestOpenidProvider(server, options);
  }

  /** Signs in like a new browser. Resolves with the final redirect to the client. */
  async signIn(address: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let at = new URL(address);
    while (at.origin === this.issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      at = new URL(location, at);
    }
    return at;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = this.denies ? { error: 'access_denied' } : { login: { accountId: this.account.sub } };
    await this.#provider.interactionFinished(request, response, result);
  }

  #configuration({ redirectUri, hasClaimsInIdToken, authMethod }: ProviderOptions): Configuration {
    const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
    const method = authMethod ?? 'client_secret_basic';
    return {
      clients: [
        {
          client_id: CLIENT.id,
          ...(method === 'none' ? {} : { client_secret: CLIENT.secret }),
          token_endpoint_auth_method: method,
          redirect_uris: [redirectUri],
        },
      ],
      clientAuthMethods: [method],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: hasClaimsInIdToken !== true,
      cookies: { keys: ['a key for tests only'] },
      jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig' }] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: async () => ({ ...this.account, sub: accountId }),
      }),
      loadExistingGrant: grantAll,
      pkce: { required: () => true },
      ttl: {
        AccessToken: TTL_SECONDS,
        AuthorizationCode: TTL_SECONDS,
        Grant: TTL_SECONDS,
        IdToken: TTL_SECONDS,
        Interaction: TTL_SECONDS,
        Session: TTL_SECONDS,
      },
    };
  }
}

/** Grants the client all scopes without asking the user. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  if (accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId: CLIENT.id });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
