import { IMPORT_LIMITS } from '@larder/contract/imports';
import { describe, expect, it } from 'vitest';

import { handOver, peekHandedOver, takeHandedOver } from './handed-over.ts';
import { readMessage } from './read-message.ts';

const ORIGIN = 'https://soup.example';
const HTML = '<p>Soup</p>';

describe('the message of another site', () => {
  it('has a page, with its address', () => {
    expect(readMessage({ html: HTML, url: `${ORIGIN}/leek` }, ORIGIN)).toEqual({
      kind: 'page',
      handed: { input: { html: HTML, url: `${ORIGIN}/leek` }, origin: ORIGIN },
    });
  });

  it.each([
    'https://bank.example/leek',
    'http://soup.example/leek',
    'https://soup.example:8443/',
    'file:///soup.html',
    'javascript:alert(1)',
    'leek',
    '',
    7,
    undefined,
    `${ORIGIN}/${'x'.repeat(IMPORT_LIMITS.url_max_characters)}`,
  ])('loses an address that does not belong to the site: %s', (url) => {
    const handed = { input: { html: HTML }, origin: ORIGIN };
    expect(readMessage({ html: HTML, url }, ORIGIN)).toEqual({ kind: 'page', handed });
  });

  it.each([null, undefined, 7, 'text', [], {}, { html: 7 }, { html: ' ' }, { html: [HTML] }])(
    'is unreadable when it is %o',
    (data) => {
      expect(readMessage(data, ORIGIN)).toEqual({ kind: 'unreadable' });
    },
  );

  it.each([
    ['characters', 'x', 1],
    ['bytes', 'é', 2],
  ])('is bounded in %s', (_unit, letter, bytes) => {
    const most = IMPORT_LIMITS.page_max_bytes / bytes;
    expect(readMessage({ html: letter.repeat(most) }, ORIGIN).kind).toBe('page');
    expect(readMessage({ html: letter.repeat(most + 1) }, ORIGIN)).toEqual({ kind: 'too_large' });
  });
});

it('is taken once', () => {
  const handed = { input: { text: 'Soup' }, origin: null };
  handOver(handed);
  expect(peekHandedOver()).toBe(handed);
  expect(takeHandedOver()).toBe(handed);
  expect(takeHandedOver()).toBeNull();
});
