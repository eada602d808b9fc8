#!/usr/bin/env node
// Starts the installed Firefox for Playwright. Playwright drives an unmodified Firefox by WebDriver BiDi, and overrides media features in
// each new context. Firefox ESR 153 does not know that command, so this program is a proxy between them that accepts it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { WebSocketServer, type WebSocket as DriverSocket } from 'ws';

import { findFirefox, NO_FIREFOX } from './find-firefox.ts';

const OPTIONAL_COMMAND = 'emulation.setMediaFeaturesOverride';
/** Firefox prints this line, and Playwright waits for it. */
const ADDRESS_LINE = /^WebDriver BiDi listening on (?<address>ws:\/\/\S+)$/u;

interface Reply {
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
}

/** Turns the refusal of the optional command into a success. */
function acceptOptionalCommand(text: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a BiDi message
  const { id, error, message } = JSON.parse(text) as Reply;
  const isRefusal = error === 'unknown command' && message?.includes(OPTIONAL_COMMAND) === true;
  return isRefusal ? JSON.stringify({ type: 'success', id, result: {} }) : text;
}

function forward(driver: DriverSocket, address: string): void {
  const browser = new WebSocket(address);
  const opened = new Promise((resolve) => browser.addEventListener('open', resolve, { once: true }));
  driver.on('message', (data: Buffer) => {
    void opened.then(() => browser.send(data.toString()));
  });
  browser.addEventListener('message', ({ data }) => driver.send(acceptOptionalCommand(String(data))));
  driver.on('close', () => browser.close());
  browser.addEventListener('close', () => driver.close());
}

function listen(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (driver, { url = '' }) => forward(driver, `${address}${url}`));
  server.on('listening', () => {
    const own = server.address();
    if (own === null || typeof own === 'string') throw new Error('The proxy has no port.');
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`);
  });
}

const path = findFirefox();
if (path === null) throw new Error(NO_FIREFOX);

const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => firefox.kill(signal));
for await (const line of createInterface({ input: firefox.stderr })) {
  const address = ADDRESS_LINE.exec(line)?.groups?.['address'];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listen(address);
}
