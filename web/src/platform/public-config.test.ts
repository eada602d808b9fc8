import { describe, expect, it } from 'vitest';

import { parsePublicConfig, type PublicConfig } from './public-config.ts';

const FALLBACK: PublicConfig = {
  product_name: 'A title',
  year: 2020,
  admin_email: '',
  registration: 'open',
  oidc_name: null,
  mail_delivers: false,
  sms_delivers: false,
  welcome_tour: false,
};

describe('parsePublicConfig', () => {
  it('reads the configuration that the server wrote', () => {
    const written = {
      product_name: 'Tom & <b>Kit</b>',
      year: 2031,
      admin_email: 'admin@example.org',
      registration: 'closed',
      oidc_name: 'Our login',
      mail_delivers: true,
      sms_delivers: true,
      welcome_tour: true,
    };
    expect(parsePublicConfig(JSON.stringify(written), FALLBACK)).toEqual(written);
  });

  it.each(['', '%PUBLIC_CONFIG%', 'null', '[]', '{"product_name":"","year":"soon","registration":"maybe"}'])(
    'falls back for each invalid part of %j',
    (text) => {
      expect(parsePublicConfig(text, FALLBACK)).toEqual(FALLBACK);
    },
  );
});
