import type { FastifyReply } from 'fastify';

/** The values of all cookies of this name in a Cookie header. */
export function cookiesNamed(header: string, name: string): string[] {
  const values: string[] = [];
  for (const part of header.split('; ')) {
    if (part.startsWith(name) && part[name.length] === '=') values.push(part.slice(name.length + 1));
  }
  return values;
}

/**
 * An HttpOnly cookie. Over https it has the prefix `__Host-`, which browsers accept from this host alone: sibling
 * domains cannot plant one. SameSite=Lax lets links in mails and the redirect of an OpenID provider carry it.
 */
export class HostCookie {
  readonly #name: string;
  readonly #attributes: string;

  constructor(name: string, isHttps: boolean) {
    this.#name = isHttps ? `__Host-${name}` : name;
    this.#attributes = `Path=/; HttpOnly${isHttps ? '; Secure' : ''}; SameSite=Lax`;
  }

  /** All values of this name: over http, other hosts may have planted further ones. */
  read(header: string | undefined): string[] {
    return cookiesNamed(header ?? '', this.#name);
  }

  write(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
    reply.header('set-cookie', `${this.#name}=${value}; Max-Age=${maxAgeSeconds}; ${this.#attributes}`);
  }

  clear(reply: FastifyReply): void {
    this.write(reply, '', 0);
  }
}
