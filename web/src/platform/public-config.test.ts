import { describe, expect, it } from 'vitest';

import { parsePublicConfig } from './public-config.ts';

const FALLBACK = {
  product_name: 'A title',
  year: 2020,
  admin_email: '',
  oidc_name: null,
  mail_delivers: false,
  sms_delivers: false,
  welcome_tour: false,
};

describe('parsePublicConfig', () => {
  it('reads what the server wrote', () => {
    const written = {
      product_name: 'Tom & <b>Kit</b>',
      year: 2031,
      admin_email: 'admin@example.org',
      oidc_name: 'Our login',
      mail_delivers: true,
      sms_delivers: true,
      welcome_tour: true,
    };
    expect(parsePublicConfig(JSON.stringify(written), FALLBACK)).toEqual(written);
  });

  it.each(['', '%PUBLIC_CONFIG%', 'null', '[]', '{"product_name":"","year":"soon"}'])('falls back for %j', (text) => {
    expect(parsePublicConfig(text, FALLBACK)).toEqual(FALLBACK);
  });
});
