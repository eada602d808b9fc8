import { FR_GLOSSARY } from '#spoken/fr/glossary-data';
import { FR_PHRASES } from '#spoken/fr/phrases';
import { FR_STEMS } from '#spoken/fr/stems-data';
import { FR_TEXTS } from '#spoken/fr/texts-data';
import type { LanguagePack } from '#spoken/language-pack';

export const FR_PACK: LanguagePack = {
  language: 'fr',
  phrases: FR_PHRASES,
  glossary: FR_GLOSSARY,
  stems: FR_STEMS,
  smallTalk: [
    [/^(?:au revoir|a bientot|bonne nuit|salut a bientot|a demain)$/u, 'bye'],
    [/^(?:merci(?: beaucoup| bien| a vous| a toi)?|super merci|parfait|genial|parfait merci)$/u, 'thanks'],
    [/^(?:bonjour|bonsoir|salut|coucou)(?: reece| a tous)?$/u, 'hello'],
    [
      /^(?:bonjour )?(?:qui es tu|qui etes vous|que sais tu faire|que savez vous faire|que peux tu faire|que pouvez vous faire|aide|aidez moi|comment tu t appelles|es tu (?:un robot|humain|une ia))$/u,
      'who',
    ],
    [/^(?:oui|oui merci|oui volontiers|volontiers|d accord|oui s il (?:te|vous) plait|bien sur)$/u, 'yes'],
    [/^(?:non|non merci)$/u, 'no'],
  ],
  asksForRecipe:
    /\b(?:recettes?|(?:je|j|nous) (?:voudrais|voudrions|veux|voulons|aimerais|vais|allons) (?:faire|cuisiner|preparer|cuire)|(?:une idee|des idees)(?: de| pour)?|que (?:puis je|peut on|je peux|pourrais je) (?:cuisiner|preparer)|que (?:puis je|peut on|je peux) (?:faire|cuisiner|preparer) avec|qu est ce que je peux (?:faire|cuisiner|preparer) avec|fais moi (?:un|une|quelque)|que cuisiner|quoi cuisiner)\b/u,
  texts: FR_TEXTS,
};
