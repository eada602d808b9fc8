import { isIP } from 'node:net';
import { hostname } from 'node:os';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config/config.ts';
import { escapeHtml } from '#platform/escape-html.ts';

/** A host as in a Host header: a name, an address, or an IPv6 address in brackets, with a port or without. */
const AUTHORITY = /^(?:\[(?<address>[^\]]+)\]|(?<name>[^\s:@/[\]]+))(?::\d{0,5})?$/u;
/** The request target in absolute form, which counts more than the Host header (RFC 9112, 3.2.2). */
const ABSOLUTE_TARGET = /^[a-z][\d+.a-z-]*:\/\/(?<authority>[^/?#]*)/iu;
/** Probes come with whatever name the orchestrator has; the answers are the same for everybody. */
const PROBES = new Set(['/healthz', '/readyz']);
const LOGGED_MAX = 50;
const NAME_CHARACTERS_MAX = 253;

type HostNames = Pick<Config, 'ALLOWED_HOSTS' | 'HOST' | 'PUBLIC_URL'>;

/**
 * Against DNS rebinding: a site can have its own name lead to this server, and then the browser lets its pages read the answers. So
 * requests are answered under known names only: localhost, addresses, this machine's names, and those that the configuration names.
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

  /** `authority` is a host with a port or without. */
  allows(authority: string): boolean {
    const { address, name } = AUTHORITY.exec(authority)?.groups ?? {};
    if (name === undefined) return isIP(address ?? '') === 6;
    const known = normalize(name);
    return isIP(known) === 4 || known.endsWith('.localhost') || this.#names.has(known);
  }

  /** Throws `invalid_input` for a request under another name, or answers it with a page where a browser asks for one: then true. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean {
    const refused = authoritiesOf(request).find((authority) => !this.allows(authority));
    if (refused === undefined || PROBES.has(request.routeOptions.url ?? '')) return false;
    this.#note(request, refused);
    const text = textFor(refused);
    if (!wantsPage(request)) throw new AppError('invalid_input', text);
    void reply.status(400).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(text));
    return true;
  }

  #note(request: FastifyRequest, authority: string): void {
    const host = authority.slice(0, NAME_CHARACTERS_MAX);
    if (this.#logged.size >= LOGGED_MAX || this.#logged.has(host)) return;
    this.#logged.add(host);
    request.log.warn({ host }, 'refused a request under a name that is not in ALLOWED_HOSTS');
  }
}

/** Only HTTP/1.0 does without a Host header, and no browser speaks that. */
function authoritiesOf({ originalUrl, headers: { host } }: FastifyRequest): readonly string[] {
  const target = ABSOLUTE_TARGET.exec(originalUrl)?.groups?.['authority'];
  return [target, host].filter((authority) => authority !== undefined);
}

/** Names are the same in any case, and with the dot of the root. */
function normalize(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '');
}

function textFor(authority: string): string {
  const { name } = AUTHORITY.exec(authority)?.groups ?? {};
  if (name === undefined || name.length > NAME_CHARACTERS_MAX) return 'This server has no such name.';
  return `This server does not answer to the name ${name}. If the name is right, whoever runs the server can allow it: ALLOWED_HOSTS=${name}`;
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

function pageOf(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unknown name</title><h1>Unknown name</h1><p>${escapeHtml(text)}</p></html>`;
}
