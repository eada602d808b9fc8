// What the structure check cannot see in the folders themselves. A new feature needs no entry here until it uses another
// feature or names files of its own.
import type { StructureConfig } from './structure/config.ts';

export const structureConfig: StructureConfig = {
  workspaceUses: {
    culinary: [],
    contract: ['culinary'],
    server: ['contract', 'culinary'],
    web: ['contract', 'culinary'],
    e2e: ['contract', 'culinary'],
    bench: ['contract', 'culinary', 'server'],
    scripts: ['culinary'],
  },

  // 'assistant' allows all of that feature, 'assistant/api.ts' that one file.
  featureUses: {
    server: {
      factors: ['account', 'tokens/access-tokens.ts'],
      openid: ['account'],
      passkeys: ['account'],
      'personal-data': ['account', 'recipes'],
      profile: ['account'],
      tokens: ['account'],
      admin: ['account', 'personal-data'],
    },
    web: {
      admin: ['account/api.ts', 'account/components/use-fresh-login.tsx'],
      factors: ['account'],
      passkeys: ['account'],
      'personal-data': ['account'],
      profile: ['account', 'factors', 'passkeys', 'personal-data', 'tokens'],
      'recipe-form': ['account/api.ts', 'assistant/api.ts', 'recipes'],
      tokens: ['account'],
    },
  },

  // Files of a server feature with an engine of its own, named after what they do.
  furtherFiles: {
    server: {
      account: [
        'known-browsers.ts',
        'limits.ts',
        'mail-links.ts',
        'messages.ts',
        'passwords.ts',
        'session-cookie.ts',
        'sessions.ts',
      ],
      admin: ['messages.ts'],
      assistant: ['generator.ts', 'kitchen-generator.ts'],
      factors: ['totp.ts'],
      openid: ['ceremony-cookie.ts', 'failure.ts', 'provider.ts'],
      passkeys: ['webauthn.ts'],
      'personal-data': ['export-files.ts', 'messages.ts'],
      recipes: ['search-document.ts'],
      tokens: ['access-tokens.ts', 'api-tokens.ts', 'signing-keys.ts'],
    },
    web: {
      landing: ['sample-dishes.ts', 'split-ingredients.ts', 'teaser.ts'],
    },
  },

  // Files of contract/src that are no feature.
  contractBasics: ['audit', 'route', 'routes', 'errors', 'limits', 'openapi'],

  // Features that have no routes and therefore no file in the contract.
  featuresWithoutContract: { server: [], web: ['landing', 'recipe-form'] },

  productWords: [
    'recipe',
    'larder',
    'reece',
    'ingredient',
    'cookbook',
    'cooking',
    'culinary',
    'dish',
    'meal',
    'pantry',
    'fridge',
    'kitchen',
    'grocery',
    'serving',
  ],
};
