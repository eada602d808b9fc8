import { ES_GLOSSARY } from '#spoken/es/glossary-data';
import { ES_PHRASES } from '#spoken/es/phrases';
import { ES_STEMS } from '#spoken/es/stems-data';
import { ES_TEXTS } from '#spoken/es/texts-data';
import type { LanguagePack } from '#spoken/language-pack';

export const ES_PACK: LanguagePack = {
  language: 'es',
  phrases: ES_PHRASES,
  glossary: ES_GLOSSARY,
  stems: ES_STEMS,
  smallTalk: [
    [/^(?:adios|hasta luego|hasta pronto|buenas noches|chao|hasta manana)$/u, 'bye'],
    [/^(?:muchas |mil )?gracias$/u, 'thanks'],
    [/^(?:perfecto|genial|estupendo)(?: gracias)?$/u, 'thanks'],
    [/^(?:hola|buenos dias|buenas tardes|buenas)(?: reece)?$/u, 'hello'],
    [
      /^(?:hola )?(?:quien eres|quien es usted|que puedes hacer|que sabes hacer|que puede hacer|ayuda|ayudame|como te llamas|eres (?:un robot|humano|una ia))$/u,
      'who',
    ],
    [/^(?:si|si por favor|si gracias|vale|claro|de acuerdo|venga)$/u, 'yes'],
    [/^(?:no|no gracias|mejor no)$/u, 'no'],
  ],
  asksForRecipe:
    /\b(?:recetas?|(?:quiero|queremos|quisiera|voy a|vamos a|me gustaria) (?:hacer|cocinar|preparar|hornear)|que puedo hacer con|que (?:puedo|podria|podemos) (?:cocinar|preparar)|alguna idea|ideas (?:de|para)|que cocino|hazme (?:un|una|algo)|prepara(?:me)? (?:un|una|algo)|idea (?:de|para) (?:la )?cena)\b/u,
  texts: ES_TEXTS,
};
