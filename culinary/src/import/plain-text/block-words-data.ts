/** What the lines below a heading are. */
export type Block = 'ingredients' | 'steps' | 'notes' | 'nutrition' | 'equipment' | 'description';

/** Headings of the parts of a recipe, lower case, in the languages that recipes are read in and some more. */
export const BLOCK_WORDS = {
  ingredients:
    "ingredients|ingredient list|the ingredients|ingredients list|ingredients needed|what you need|what you'll need|what you will need|you will need|you'll need|you need|shopping list|recipe ingredients" +
    '|zutaten|zutatenliste|die zutaten|das brauchst du|du brauchst|das braucht ihr|ihr braucht|was du brauchst|was ihr braucht|man nehme' +
    '|ingrédients|les ingrédients|liste des ingrédients|il vous faut|il te faut|il faut|ce qu’il vous faut' +
    '|ingredientes|los ingredientes|lista de ingredientes|necesitas|qué necesitas|necesitamos|os ingredientes|vai precisar' +
    '|ingredienti|gli ingredienti|cosa serve|ti serve|vi serve' +
    '|ingrediënten|ingredienten|benodigdheden|wat heb je nodig|dit heb je nodig|je hebt nodig|nodig' +
    '|składniki|skladniki|potrzebne składniki|ingredienser|det här behöver du|du behöver|du trenger|du skal bruge' +
    '|ingredience|suroviny|hozzávalók|ainekset|ainesosat|malzemeler|malzeme|ingrediente|ингредиенты|інгредієнти|υλικά|材料|食材|用料|재료',
  steps:
    'directions|direction|instructions|instruction|method|steps|the steps|preparation|preparation steps|procedure|how to make it|how to make|how to|how to cook|cooking instructions|cooking steps|recipe steps|what to do|to make|assembly instructions|recipe instructions|cooking directions' +
    "|zubereitung|die zubereitung|anleitung|so geht's|so geht’s|so gehts|so geht es|so wird's gemacht|so wird’s gemacht|schritte|arbeitsschritte|zubereitungsschritte|vorgehen|vorgehensweise|zubereitungsart|schritt für schritt" +
    '|préparation|la préparation|étapes|les étapes|etapes|étapes de préparation|réalisation|méthode|progression|marche à suivre|la recette|déroulement' +
    '|preparación|elaboración|instrucciones|pasos|los pasos|modo de preparación|procedimiento|cómo se hace|cómo hacer|método|paso a paso|modo de elaboración' +
    '|preparazione|la preparazione|procedimento|istruzioni|passaggi|esecuzione|come si fa|come fare' +
    '|bereiding|bereidingswijze|instructies|werkwijze|stappen|zo maak je het|zo maak je|aan de slag|voorbereiding' +
    '|preparo|modo de preparo|modo de preparar|modo de fazer|preparação|instruções|passos|passo a passo|confecção|como fazer' +
    '|przygotowanie|sposób przygotowania|wykonanie|instrukcje|instrukcja|kroki|sposób wykonania|jak zrobić' +
    '|gör så här|så här gör du|instruktioner|tillagning|tillvägagångssätt|metod|steg för steg|gör såhär|beredning' +
    '|fremgangsmåde|sådan gør du|tilberedning|slik gjør du|framgangsmåte|fremgangsmåte' +
    '|postup|příprava|príprava|postup přípravy|elkészítés|elkészítése|valmistus|ohje|ohjeet|valmistusohje|yapılışı|hazırlanışı|mod de preparare|preparare|приготовление|способ приготовления|приготування|εκτέλεση|作り方|手順|做法|步骤|步驟|만드는 법|만드는법',
  notes:
    "notes|note|tips|tip|recipe notes|cook's notes|cook’s notes|cook's note|cook’s note|chef's tips|chef’s tips|chef's notes|pro tip|pro tips|hints|hint|storage|variations|serving suggestions|serving suggestion|tips & tricks|tips and tricks|notes & tips|tips and notes|recipe tips|variation" +
    '|tipp|tipps|notiz|notizen|hinweis|hinweise|anmerkung|anmerkungen|bemerkung|bemerkungen|tipps & tricks|mein tipp|unser tipp|variante|varianten' +
    '|remarque|remarques|astuce|astuces|conseil|conseils|le conseil|nos conseils|les astuces' +
    '|nota|notas|consejo|consejos|truco|trucos|sugerencia|sugerencias|consigli|consiglio|suggerimenti|suggerimento' +
    '|notitie|notities|opmerking|opmerkingen|weetje|dica|dicas|observações|observação|obs' +
    '|uwagi|uwaga|wskazówki|wskazówka|notatki|rady|rada|noteringar|anteckningar|noter|merknader|poznámky|poznámka|megjegyzés|megjegyzések|vinkki|vinkit|notlar|püf noktası|примечания|совет|советы|コツ|ポイント|小贴士',
  nutrition:
    'nutrition|nutrition facts|nutrition information|nutritional information|nutritional info|nutrition info|nutritional values|nutritional value|macros|macros per serving|nutrition per serving|per serving|nutritional facts' +
    '|nährwerte|nährwertangaben|nährwerte pro portion|nährwerte pro person|valeurs nutritionnelles|valeur nutritive|información nutricional|valores nutricionales|valor nutricional|valori nutrizionali|informazioni nutrizionali|voedingswaarde|voedingswaarden|informação nutricional|informações nutricionais|wartości odżywcze|wartość odżywcza|näringsvärde|näringsvärden|ernæring|nutriční hodnoty',
  equipment: 'equipment|special equipment|equipment needed|tools|utensils|kitchen equipment|kitchen tools|zubehör|geräte|küchengeräte|utensilien|matériel|ustensiles|équipement|utensilios|equipo|attrezzatura|utensili|strumenti|keukengerei|materialen|equipamento|utensílios|sprzęt|przybory|utrustning|redskap|köksredskap',
  description: 'description|about|about this recipe|introduction|summary|beschreibung|descripción|descrizione|beschrijving|descrição|opis|beskrivning|popis',
} satisfies Record<Block, string>;
