/** Headings of recipe pages in the languages of the web, matched after {@link plainHeading}. */
const INGREDIENTS =
  /^(?:(?:the |les |de |die |los |as |os )?(?:recipe )?(?:ingredients?|zutaten(?:liste)?|ingrédients|ingredientes|ingredienti|ingredi[eë]nten|ingredienser(?:ne)?|ingredienslista|ingredienssit|benodigdheden|boodschappen|składniki|suroviny|ingredience|přísady|hozzávalók|ainekset|aineosat|malzemeler|ингредиенты|інгредієнти|продукты|состав|υλικά|材料|食材|재료|المقادير|المكونات|מצרכים|nguyên liệu|bahan(?:-bahan)?|ingrediente)(?: list(?:e)?)?|(?:what )?you(?:’ll|'ll| will)? need|what you(?:’ll|'ll| will)? need|shopping list|du brauchst|was (?:du|man|ihr) brauchs?t|wat heb je nodig|(?:das|dit) brauchst du|il vous faut|dit heb je nodig|du skal bruge|det här behöver du|du trenger)(?:$| (?:for|für|pour|para|per|voor|till|til|\d|\(|de|van|dla|pro).*)/iu;
const STEPS =
  /^(?:(?:the |la |die |recipe )?(?:instructions?|directions?|method|methods|preparation|procedure|steps|zubereitung(?:sschritte)?|anleitung|arbeitsschritte|so geht['’]?s|préparation|étapes(?: de préparation)?|réalisation|preparación|elaboración|instrucciones|procedimiento|pasos|preparazione|procedimento|preparo|preparação|modo de (?:preparo|preparação|fazer)|bereiding(?:swijze)?|werkwijze|instructies|zo maak je het|fremgangsmåde|sådan gør du(?: det)?|gör så här|tillagning|instruktioner|framgangsmåte|slik gjør du(?: det)?|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|postup(?: přípravy)?|příprava|postup prípravy|elkészítés|valmistus(?:ohje)?|hazırlanışı|yapılışı|приготовление|способ приготовления|εκτέλεση|作り方|做法|步骤|만드는 법|조리 순서|طريقة (?:التحضير|العمل)|אופן (?:ה)?הכנה|cách làm|cara membuat|mod de preparare)|how (?:to|do you) (?:make|prepare|cook|bake)(?: .{0,60})?|(?:let['’]s )?(?:make|cook) it|so wird['’]?s gemacht|aan de slag(?: .{0,50})?|step[- ]by[- ]step(?: .{0,30})?|recipe)(?:$| ?[:(].*| (?:for|für|pour|para|per|voor|till|til|de|du|des|van|dla|pro|thermomix|bimby) .{0,50})$/iu;
/** "Tortilla method", "Sauce instructions". */
const STEPS_OF_PART = /^(?:\S+ ){1,4}(?:instructions|directions|method|zubereitung)$/iu;
/** What follows the steps of a recipe. */
const AFTER_STEPS =
  /^(?:(?:recipe |chef['’]?s? |cook['’]?s? |pro |expert |our |more |extra |quick |helpful )*(?:notes?|tips?|tricks?|hints?|variations?|substitutions?|storage|storing|nutrition(?:al)?(?: (?:facts|information|info|values?))?|nährwerte?(?: (?:pro|je) .*)?|equipment|tools|utensils|küchengeräte|ustensiles?|matériel|utensilios|utensili|attrezzatura|utensílios|benodigd keukengerei|redskaber?|utrustning|faqs?|frequently asked.*|comments?|reviews?|ratings?|leave a (?:reply|comment).*|share.*|print.*|save.*|pin (?:it|this|for later).*|tags?|filed under|categories|related.*|you (?:may|might) (?:also )?(?:like|enjoy|love).*|more .{0,40}recipes.*|similar.*|about .*|did you make.*|made this.*|tried this.*|have you (?:tried|made).*|follow.*|subscribe.*|newsletter.*|source.*|photo.*|image.*|recipe by.*|posted.*|published.*|previous.*|next|suggestions?|serving suggestions?|pairs? .*|wine .*|tipps?.*|notizen?|hinweise?|das könnte.*|ähnliche.*|conseils?|astuces?|remarques?|valeurs? nutriti.*|commentaires?.*|vous aimerez.*|vous pourriez.*|à lire.*|partager.*|imprimer.*|article (?:précédent|suivant)|consejos?|notas?|trucos?|comentarios.*|valor nutricional.*|información nutricional.*|te puede.*|compartir.*|dicas?|comentários.*|consigli.*|note|conservazione|commenti.*|potrebbe.*|tips en.*|voedingswaarden?|reacties.*|delen.*|lees ook.*|meer recepten.*|næringsindhold.*|kommentar.*|näringsvärde.*|wskazówki.*|komentarze.*|tipy?|poznámk.*|komentáře.*|подсказк.*|советы?.*|комментари.*|ヒント|コツ.*|ポイント.*|小贴士|小貼士|enjoy!?|serve and enjoy!?))$/iu;
const YIELD_LABEL =
  /^(?:serves|servings?|yields?|makes|portions?|portionen|personen|personnes?|porciones|raciones|porzioni|porções|(?:antall |antal )?(?:porsjoner|portioner|porties|personer|personen)|porcje|porce|adag)(?: .{0,20})?$|^(?:for|für|pour|voor|para|per|til|för) (?:ca\.? )?\d{1,3}(?:[-–]\d{1,3})? (?:people|persons?|servings?|portionen|personen|personnes?|personas?|persone|personer|pessoas|porties|porciones|portioner|stück)$/iu;

/** "Follow us on Instagram": a call to follow. */
const SOCIAL =
  /^(?:follow|find us|join us|volg|folg|suivez|sígue|siga|segui|følg|följ)\p{L}* .*(?:pinterest|instagram|facebook|tiktok|youtube)/iu;
const SOCIAL_MAX_CHARACTERS = 160;

const MAX_CHARACTERS = 80;

/** Returns a heading without emoji, numbers before it and punctuation around it. */
const plainHeading = (text: string): string =>
  text
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}\p{N})’'!]+$/u, '')
    .replaceAll(/\s+/gu, ' ');

const matches = (pattern: RegExp, text: string): boolean =>
  text.length <= MAX_CHARACTERS && pattern.test(plainHeading(text));

const NUTRIENT =
  /^(?:total |of which |davon |dont |saturated |trans |dietary )*(?:calories|kcal|energy|fat|saturates|carb(?:ohydrate)?s?|cholesterol|sodium|protein|fib(?:er|re)|sugars?|kalorien|energie|eiweiß|fett|kohlenhydrate|protéines|lipides|glucides|proteínas|grasas|carboidratos|nutrition)(?:\s*[:(\d].*| (?:fat|fiber|carbs?|total).*)$/iu;

/** True for the label of an advertisement. */
export const isAdvertisement = (text: string): boolean =>
  /^(?:advertisement|ad|anzeige|werbung|publicité|publicidad|reklama|annonse?)$/iu.test(text);
/** True for a line of nutrition facts: "Sodium 10 mg". */
export const isNutrient = (text: string): boolean => matches(NUTRIENT, text);
/** True for a label of the yield, such as "Servings". */
export const isYieldLabel = (text: string): boolean => matches(YIELD_LABEL, text);
/** True for a heading of a list of ingredients. */
export const headsIngredients = (text: string): boolean => matches(INGREDIENTS, text);
/** True for a heading of steps. */
export const headsSteps = (text: string): boolean => matches(STEPS, text) || matches(STEPS_OF_PART, text);
/** True for a line that ends a recipe's steps: the heading of notes, nutrition, comments, related recipes. */
export const endsSteps = (text: string): boolean =>
  matches(AFTER_STEPS, text) || (text.length <= SOCIAL_MAX_CHARACTERS && SOCIAL.test(text));
