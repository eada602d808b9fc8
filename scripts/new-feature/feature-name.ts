/** The name cannot be used; the message says why. */
export class FeatureNameError extends Error {
  override readonly name = 'FeatureNameError';
}

/** The forms in which code uses a feature's name, by their placeholder in the templates. */
export type FeatureName = Readonly<Record<'kebab' | 'camel' | 'Plural' | 'Singular' | 'CONSTANT' | 'words', string>>;

/** Reads a plural noun in kebab-case. Throws FeatureNameError. */
export function parseFeatureName(kebab: string): FeatureName {
  if (!/^[a-z]+(?:-[a-z]+)*s$/u.test(kebab)) {
    throw new FeatureNameError(
      `'${kebab}' cannot be the name of a feature. Use a plural noun in kebab-case: npm run new-feature shopping-lists`,
    );
  }
  const Plural = kebab.replaceAll(/(?:^|-)([a-z])/gu, (_match, letter: string) => letter.toUpperCase());
  return {
    kebab,
    camel: Plural.charAt(0).toLowerCase() + Plural.slice(1),
    Plural,
    Singular: Plural.endsWith('ies') ? `${Plural.slice(0, -3)}y` : Plural.slice(0, -1),
    CONSTANT: kebab.toUpperCase().replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  };
}
