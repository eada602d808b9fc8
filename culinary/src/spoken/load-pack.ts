import type { SpokenLanguage } from '#spoken/detect-language';
import type { LanguagePack } from '#spoken/language-pack';

const PACKS: Readonly<Record<SpokenLanguage, () => Promise<LanguagePack>>> = {
  de: async () => (await import('#spoken/de/pack')).DE_PACK,
  fr: async () => (await import('#spoken/fr/pack')).FR_PACK,
  es: async () => (await import('#spoken/es/pack')).ES_PACK,
  it: async () => (await import('#spoken/it/pack')).IT_PACK,
};

/** Loads the words and texts of a language. */
export const loadPack = async (language: SpokenLanguage): Promise<LanguagePack> => PACKS[language]();
