import { isIP } from 'node:net';
import { hostname } from 'node:os';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config/config.ts';
import { escapeHtml } from '#platform/escape-html.ts';

/** A Host header: a name, an address, or an IPv6 address in brackets, with an optional port. */
const AUTHORITY = /^(?:\[(?<address>[^\]]+)\]|(?<name>[^\s:@/[\]]+))(?::\d{0,5})?$/u;
/** A request target in absolute form, which takes precedence over the Host header (RFC 9112, 3.2.2). */
const ABSOLUTE_TARGET = /^[a-z][\d+.a-z-]*:\/\/(?<authority>[^/?#]*)/iu;
/** Health probes use any name, and their responses are public. */
const PROBES = new Set(['/healthz', '/readyz']);
const LOGGED_HOSTS_MAX = 50;
const NAME_CHARACTERS_MAX = 253;

type HostNames = Pick<Config, 'ALLOWED_HOSTS' | 'HOST' | 'PUBLIC_URL'>;

/**
 * Protects from DNS rebinding, in which another site points its own name to this server so that its pages can read our
 * responses. Only known names are served: localhost, IP addresses, this machine's names and the configured ones.
 */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;
  readonly #logged = new Set<string>();

  constructor({ ALLOWED_HOSTS, HOST, PUBLIC_URL }: HostNames, machine = hostname()) {
    const label = machine.split('.', 1)[0] ?? '';
    const publicName = PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname];
    const names = ['localhost', machine, label, `${label}.local`, HOST, ...publicName, ...ALLOWED_HOSTS];
    this.#names = new Set(names.map((name) => normalize(name)));
  }

  /** `authority` is a host with an optional port. */
  allows(authority: string): boolean {
    const { address, name } = AUTHORITY.exec(authority)?.groups ?? {};
    if (name === undefined) return isIP(address ?? '') === 6;
    const known = normalize(name);
    return isIP(known) === 4 || known.endsWith('.localhost') || this.#names.has(known);
  }

  /**
   * Throws `invalid_input` for an unknown host name. A browser that navigates gets an HTML page instead; then returns
   * true.
   */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean {
    const refused = authoritiesOf(request).find((authority) => !this.allows(authority));
    if (refused === undefined || PROBES.has(request.routeOptions.url ?? '')) return false;
    this.#logOnce(request, refused);
    const text = textFor(refused);
    if (!wantsPage(request)) throw new AppError('invalid_input', text);
    void reply.status(400).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(text));
    return true;
  }

  #logOnce(request: FastifyRequest, authority: string): void {
    const host = authority.slice(0, NAME_CHARACTERS_MAX);
    if (this.#logged.size >= LOGGED_HOSTS_MAX || this.#logged.has(host)) return;
    this.#logged.add(host);
    request.log.warn({ host }, 'refused a request under a name that is not in ALLOWED_HOSTS');
  }
}

/** Only HTTP/1.0 has no Host header, and no browser uses that. */
function authoritiesOf({ originalUrl, headers: { host } }: FastifyRequest): readonly string[] {
  const target = ABSOLUTE_TARGET.exec(originalUrl)?.groups?.['authority'];
  return [target, host].filter((authority) => authority !== undefined);
}

/** Host names ignore case and may end with the dot of the root. */
function normalize(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '');
}

function textFor(authority: string): string {
  const { name } = AUTHORITY.exec(authority)?.groups ?? {};
  if (name === undefined || name.length > NAME_CHARACTERS_MAX) return 'This server has no such name.';
  return `This server does not answer to the name ${name}. If the name is right, the server's operator can allow it: ALLOWED_HOSTS=${name}`;
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

function pageOf(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unknown name</title><h1>Unknown name</h1><p>${escapeHtml(text)}</p></html>`;
}
