import { IT_GLOSSARY } from '#spoken/it/glossary-data';
import { IT_PHRASES } from '#spoken/it/phrases';
import { IT_STEMS } from '#spoken/it/stems-data';
import { IT_TEXTS } from '#spoken/it/texts-data';
import type { LanguagePack } from '#spoken/language-pack';

export const IT_PACK: LanguagePack = {
  language: 'it',
  phrases: IT_PHRASES,
  glossary: IT_GLOSSARY,
  stems: IT_STEMS,
  smallTalk: [
    [/^(?:arrivederci|a presto|buona notte|buonanotte|a domani)$/u, 'bye'],
    [/^(?:grazie(?: mille| tante)?|molte grazie)$/u, 'thanks'],
    [/^(?:perfetto|ottimo|fantastico)(?: grazie)?$/u, 'thanks'],
    [/^(?:buongiorno|buonasera|buon giorno|buona sera|salve|ciao)(?: reece| a tutti)?$/u, 'hello'],
    [
      /^(?:ciao )?(?:chi sei|chi e lei|cosa sai fare|cosa puoi fare|che cosa sai fare|che cosa puoi fare|aiuto|aiutami|come ti chiami|sei (?:un robot|umano|una ia))$/u,
      'who',
    ],
    [/^(?:si|si grazie|si per favore|va bene|certo|volentieri|d accordo)$/u, 'yes'],
    [/^(?:no|no grazie)$/u, 'no'],
  ],
  asksForRecipe:
    /\b(?:ricett[ae]|(?:vorrei|voglio|vogliamo|vorremmo) (?:fare|cucinare|preparare)|cosa posso (?:fare|cucinare|preparare) con|che cosa posso (?:fare|cucinare|preparare) con|fammi (?:un|una|qualcosa)|cosa cucino|(?:un |qualche )?ide[ae] per|(?:che )?cosa (?:posso|possiamo|potrei) (?:cucinare|preparare))\b/u,
  texts: IT_TEXTS,
};
