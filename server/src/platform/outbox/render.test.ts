import { describe, expect, test } from 'vitest';

import { Secrets } from '../secrets.ts';
import { SECRET_PURPOSE } from './outbox.ts';
import { renderForAdmin, renderMail, renderText } from './render.ts';

const LETTERHEAD = { productName: 'Anna & Ben’s <Larder>', publicUrl: 'https://recipes.example.org/somewhere' };
const NOW = new Date('2026-03-14T09:26:53.589Z');
const LATER = new Date('2026-03-14T10:26:53.589Z');

describe('a mail', () => {
  const body = {
    lines: ['A <script>alert("1")</script> & more.', "It's here."],
    action: { label: 'Open "it" <now>', path: '/open?a=1&b=2#{secret}' },
    after: ['Bye & <b>bye</b>.'],
  };
  const { subject, text, html } = renderMail({ subject: 'Soup & <salad>', body, secret: '$&-"\'<x>' }, LETTERHEAD);
  const link = "https://recipes.example.org/open?a=1&b=2#%24%26-%22'%3Cx%3E";

  test('has the same content in plain text and HTML, with the link in full', () => {
    expect(subject).toBe('Soup & <salad>');
    const name = LETTERHEAD.productName;
    expect(text).toBe(
      [
        name,
        ...body.lines,
        `Open "it" <now>:\n${link}`,
        ...body.after,
        `-- \n${name}\nhttps://recipes.example.org`,
      ].join('\n\n'),
    );
    const words = readHtml(html);
    for (const paragraph of [name, ...body.lines, 'Open "it" <now>', link, ...body.after]) {
      expect(words).toContain(paragraph);
    }
  });

  test('escapes all markup in HTML', () => {
    expect(html).not.toMatch(/<script|<b>|<now>|<x>|<Larder>|<salad>/u);
    expect([...html.matchAll(/href="([^"]*)"/gu)].map(([, href = '']) => readHtml(href))).toEqual([
      link,
      link,
      'https://recipes.example.org',
    ]);
  });

  test('loads no external resource and leaves colors to the mail client', () => {
    expect(html).not.toMatch(/<img|<link|url\(|@import|<table/u);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  test('shows a code on a line of its own', () => {
    const code = renderMail(
      { subject: 'Code', body: { lines: ['Your code:'], showsCode: true }, secret: '123456' },
      LETTERHEAD,
    );
    expect(code.text).toContain('\n\nYour code:\n\n123456\n\n');
    expect(code.html).toContain('>123456</p>');
  });
});

test('a text message is one line', () => {
  const body = { lines: ['Your code:\r\n'], showsCode: true, after: ['It is good for 5 minutes.'] };
  expect(renderText({ body, secret: '123456' }, 'Larder')).toBe('Larder: Your code: 123456 It is good for 5 minutes.');
});

describe('an admin who opens a message', () => {
  const secrets = new Secrets('a key that is as long as it must be');
  const link = {
    subject: 'Please confirm',
    body: { lines: ['Welcome.'], action: { label: 'Confirm', path: '/confirm-email#{secret}' }, after: ['Bye.'] },
    secret_sealed: secrets.seal(SECRET_PURPOSE, 'the-token'),
    secret_expires_at: LATER,
  };
  const EXPIRED = {
    subject: 'Please confirm',
    text: 'Welcome.\n\nThe link or code in this message is no longer valid.\n\nBye.',
    path: null,
  };

  test('sees its text and its link', () => {
    expect(renderForAdmin(link, secrets, NOW)).toEqual({
      subject: 'Please confirm',
      text: 'Welcome.\n\nConfirm:\n/confirm-email#the-token\n\nBye.',
      path: '/confirm-email#the-token',
    });
  });

  test('sees its code', () => {
    const code = { ...link, body: { lines: ['Your code:'], showsCode: true } };
    expect(renderForAdmin(code, secrets, NOW)).toEqual({
      subject: 'Please confirm',
      text: 'Your code:\n\nthe-token',
      path: null,
    });
  });

  test('sees a message that never had a secret', () => {
    const notice = {
      ...link,
      body: { lines: ['Hello.'], action: { label: 'Log in', path: '/login' } },
      secret_sealed: null,
    };
    expect(renderForAdmin(notice, secrets, NOW)).toMatchObject({ text: 'Hello.\n\nLog in:\n/login', path: '/login' });
  });

  test.each([
    ['has expired', link, LATER],
    ['was used', { ...link, secret_sealed: null, secret_expires_at: null }, NOW],
    ['was sealed with another key', { ...link, secret_sealed: new Secrets('another').seal(SECRET_PURPOSE, 'x') }, NOW],
  ])('sees a notice instead of a link that %s', (_case, message, now) => {
    expect(renderForAdmin(message, secrets, now)).toEqual(EXPIRED);
  });
});

/** The visible text of HTML. */
function readHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
