import type { Talk } from './conversation.ts';

/** Whole conversations in German, French, Spanish and Italian: request, number of people, exclusion, saving. */
export const TALKS_IN_OTHER_LANGUAGES: readonly Talk[] = [
  [
    ['Ich möchte einen Apfelkuchen backen', /apple[^]*Serves/i],
    ['für 12', /Serves 12/],
    ['ohne Nüsse bitte', /Serves/, /• [^\n]*(?:almond|walnut|hazelnut|pecan)/i],
    ['wie lange hält er sich?', /Tage/],
    ['speichern', /saved|added|cookbook|Kochbuch|gespeichert/i],
  ],
  [
    ['was kann ich heute mit Hackfleisch kochen?', /•/],
    ['das zweite', /Serves/],
    ['wir sind nur zwei', /Serves 2/],
    ['und was passt dazu?', /serve|Reis|Kartoffel|Salat|rice|salad|bread|•/i],
    ['ja, speichern bitte', /saved|added|cookbook|Kochbuch|gespeichert/i],
  ],
  [
    ['une recette avec du poulet et du riz', /chicken[^]*Serves/i],
    ['pour 6', /Serves 6/],
    ['sans oignon', /Serves/, /• [^\n]*\bonions?\b/i],
    ['nous sommes deux', /Serves 2/],
    ['enregistrer', /saved|added|cookbook/i],
  ],
  [
    ['quiero una receta con garbanzos', /chickpea[^]*Serves/i],
    ['para 8 personas', /Serves 8/],
    ['sin ajo', /Serves/, /• [^\n]*garlic/i],
    ['somos solo dos', /Serves 2/],
    ['guardar', /saved|added|cookbook/i],
  ],
  [
    ['vorrei una ricetta con le melanzane', /eggplant[^]*Serves/i],
    ['per 6', /Serves 6/],
    ['senza aglio', /Serves/, /• [^\n]*garlic/i],
    ['siamo in due', /Serves 2/],
    ['salva', /saved|added|cookbook/i],
  ],
];
