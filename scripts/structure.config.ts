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
      assistant: ['pictures', 'profile/queries.ts', 'recipes'],
      factors: ['account', 'tokens/access-tokens.ts'],
      openid: ['account'],
      passkeys: ['account'],
      'personal-data': ['account', 'pictures/policy.ts', 'recipes'],
      profile: ['account'],
      tokens: ['account'],
      admin: ['account', 'personal-data'],
      recipes: ['pictures'],
      bin: ['recipes'],
      cookbook: ['recipes'],
      versions: ['recipes', 'pictures'],
      search: ['recipes'],
      categories: ['recipes'],
      sharing: ['account', 'recipes'],
      community: ['recipes'],
    },
    web: {
      bin: ['recipes'],
      categories: ['recipes'],
      cookbook: ['account/api.ts', 'recipes'],
      cooking: ['recipes/model/recipe-text.ts'],
      dashboard: ['recipes', 'stats'],
      stats: ['recipes'],
      'recipe-page': ['account/api.ts', 'cooking', 'recipes', 'sharing'],
      sharing: ['recipes/api.ts'],
      versions: ['recipes'],
      admin: ['account/api.ts', 'account/components/use-fresh-login.tsx'],
      factors: ['account'],
      passkeys: ['account'],
      'personal-data': ['account'],
      profile: ['account', 'factors', 'passkeys', 'personal-data', 'tokens'],
      'recipe-form': ['account/api.ts', 'assistant/api.ts', 'pictures', 'recipes'],
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
      assistant: [
        'compose.ts',
        'generations.ts',
        'generator.ts',
        'kitchen-generator.ts',
        'make.ts',
        'model-generator.ts',
        'model-recipe.ts',
        'picture.ts',
        'plain-text.ts',
        'prompts.ts',
        'simulated.ts',
        'who-answers.ts',
        'wish.ts',
      ],
      factors: ['totp.ts'],
      openid: ['ceremony-cookie.ts', 'failure.ts', 'provider.ts'],
      passkeys: ['webauthn.ts'],
      'personal-data': ['export-files.ts', 'messages.ts'],
      pictures: ['develop.ts', 'fetch-picture.ts', 'uploads.ts', 'work.ts'],
      recipes: ['derived.ts', 'search-document.ts'],
      tokens: ['access-tokens.ts', 'api-tokens.ts', 'signing-keys.ts'],
    },
    web: {
      landing: ['sample-dishes.ts', 'split-ingredients.ts', 'teaser.ts'],
    },
  },

  // Files of contract/src that are no feature.
  contractBasics: [
    'account-fields',
    'account-texts',
    'audit',
    'drawing',
    'new-recipe',
    'picture-fields',
    'recipe-fields',
    'recipe-texts',
    'route',
    'routes',
    'errors',
    'line',
    'limits',
    'openapi',
  ],

  // Features that have no routes and therefore no file in the contract.
  featuresWithoutContract: { server: [], web: ['landing', 'recipe-form', 'recipe-page', 'cooking', 'dashboard'] },

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
