import { foldedText, MAX_CHARACTERS, withoutDigraphs } from '#spoken/folded-text';

/** The languages that REECE answers in besides English. */
export type SpokenLanguage = 'de' | 'fr' | 'es' | 'it';
/** The language of a message. Dutch and Portuguese are recognized, so that they are not taken for another one. */
export type DetectedLanguage = SpokenLanguage | 'nl' | 'pt';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Words, without accents, that neither English nor the name of a dish has. One of them suffices. */
const OWN: readonly (readonly [DetectedLanguage, ReadonlySet<string>])[] = [
  [
    'de',
    wordSet(
      `wie kann kannst konnen konnte ich ist sind mir mich mein meine meinen meinem meiner haben habe hast hatte nicht kein keine keinen
      muss mussen darf durfen soll sollte sollen wir sie ihr euch was welche welcher welches warum wieso wann wo wer wofur womit machen
      mache machst koche kochen gekocht einfrieren eingefroren gefroren auftauen aufgetaut auftaue aufwarmen haltbar halten aufbewahren
      lagern ersetzen ersatz statt anstatt anstelle rezept rezepte danke bitte brauche brauchst braucht viel viele lange essen schwanger
      schwangere schwangerschaft gibt geht gute guten hallo tschuss zum zur vom beim ohne konntest wurde werden wird schimmel schimmlig
      verschimmelt abgelaufen kuhlschrank gefrierschrank roh rohe rohes rohen rohem durch giftig allergie allergisch backen dunsten
      garen verbrannt verbruht erstickt verschluckt brennt brauchen nehmen nehme ubrig stehen gestanden gelassen auch noch schon
      gegessen servus moin monate tage wieviel grad liter essloffel teeloffel personen gramm enthalt enthalten vegetarisch glutenfrei
      laktosefrei rezeptvorschlag schnelles einfaches kochzeit kerntemperatur teig hilfe heute abend zubereiten hunde katzen hund katze
      frische frischen kinder sauglinge dosen einkochen einwecken einmachen ostern weihnachten botulismus gebraten gekochte gekochten
      gekochter gekochtes verwenden benutzen hab habt abendessen mittagessen fruhstuck veganes unter minuten einfaches nachtisch beilage passt putze putzen riecht gefressen fur kidneybohnen oder und mischen milchallergie laktosefreie
      maiglockchen knoblauchol monat altes alten schnitt nacht ganze stillzeit getrunken statinen nussallergie hat passiert`,
    ),
  ],
  [
    'fr',
    wordSet(
      `comment combien puis peux peut peuvent pouvez est sont quel quelle quels quelles faut dois doit devez nous vous mon ma mes
      votre vos cette ces pourquoi quand qui que quoi avec sans dans chez cuire cuit cuite cuisson congeler congele congelee decongeler
      decongelation recongeler rechauffer conserver conservent garder remplacer remplacement remplace recette recettes faire fais merci
      bonjour bonsoir salut revoir bonne temps longtemps manger mangez enceinte grossesse bebe nourrisson perime perimee moisi moisie
      moisissure refrigerateur frigo congelateur crue crues cuits cuites allergie allergique toxique toxiques dangereux brulure brule
      etouffe etouffement avale besoin avez avons plait aussi encore ete reste restes dehors nuit jours semaines mois personnes personne
      degres grammes litre cuillere cuilleres contient laver vegetarien vegetarienne vegetalien preparer donne trouve cherche avoir
      aurais voudrais voulez chiens mange utiliser suis doigt enfant ca saigne avalee verre allaitement pamplemousse statines fils fille ambiante crus hachee hache germees germee muguet javel
      melanger melange substitut gaz interne enfants respirer respire trop salee fermee amere sont-ils gonflee`,
    ),
  ],
  [
    'es',
    wordSet(
      `como cuanto cuanta cuantos cuantas puedo puede pueden podria debo debe cual cuales donde cuando quien mis tengo tiene quiero
      necesito estoy esta estan hola gracias buenos buenas adios congelar congelado congelada descongelar recongelar recalentar calentar
      conservar guardar sustituir sustituto sustituye reemplazar receta recetas hacer haz hazme cocinar cocer coccion hervir freir asar
      comer embarazada embarazo bebe bebes caducado caducada caducidad moho mohoso nevera frigorifico congelador cruda crudos crudas
      alergia alergico alergica toxico toxica peligroso quemado quemadura queme quemo ahogando atraganta atragantado atragantando
      tragado dias semanas meses tiempo minutos personas grados gramos litro cucharada cucharadas cucharadita lugar vez tambien dejado
      dejar fuera noche dura duran contiene lleva vegano vegana vegetariano vegetariana lavar ayuda hago hace segura seguro para hervido
      poner pone ponen cena que perros gatos cocido cocida asada dedo conservas judias sangra huele cocina comido casero ambiente interna amargo amarga
      brotes mezclar lejia sube garganta respirar hincha hinchada perro comio bebio hijo hija copa lactancia estatinas lata gano mala malo mezclo echar hice he`,
    ),
  ],
  [
    'it',
    wordSet(
      `quanto quanta quanti quante posso puo possono puoi devo deve bisogna quale quali quando perche che cosa mio mia miei abbiamo
      vorrei sono buongiorno buonasera grazie arrivederci congelare congelato congelata congelati scongelare scongelato ricongelare
      riscaldare scaldare conservare conserva sostituire sostituto sostituisco ricetta ricette fare fammi faccio cucinare cuocere cuocio
      cottura bollire friggere mangiare incinta gravidanza neonato neonati bambino scaduto scaduta scadenza muffa ammuffito frigo
      frigorifero congelatore cruda crudi crude allergia allergico allergica tossico tossica pericoloso bruciato bruciata scottato
      scottatura ustione soffoca soffocando ingoiato inghiottito giorni settimane mesi tempo minuti persone gradi grammi litro cucchiaio
      cucchiai cucchiaino posto invece anche ancora lasciato lasciare fuori notte dura durano contiene vegano vegana vegetariano fuoco
      lavare cani gatto gatti aiuto dammi dimmi sicuro sicura senza cena vanno mettere mette usare tengono riesce respirare gonfia sento
      odore cucina piccoli piccolo fatto casa interna cuore macinata amara germogliate mescolare candeggina troppo salata salato camicia
      montare neve vinto partita gola dopo bicchiere allattamento tagliato tagliere bevuto alcol evapora bambini pompelmo scatoletta barattolo ambiente sei chiuse avanzi dentro`,
    ),
  ],
  ['nl', wordSet('het niet ik hoe voor zonder mijn recept maken moet zijn graag koken invriezen bewaren')],
  [
    'pt',
    wordSet(
      'um uma nao voce posso meu minha receita fazer faco quero tempo preciso congelar cozinhar com quanto guardar obrigado',
    ),
  ],
];

/** Short words of several languages, and of dishes ("coq au vin", "pasta alla norma"). They only decide between languages. */
const SHARED: Readonly<Record<DetectedLanguage, ReadonlySet<string>>> = {
  de: wordSet(
    'der die das den dem des ein eine einen einem und mit fur auf aus im in an zu von oder es nach bei so als wenn',
  ),
  fr: wordSet(
    'a temperature il le la les l un une des du de d au aux et en on y a ai ce je tu pour sur par si qu c j n s ne pas',
  ),
  es: wordSet(
    'a temperatura el la los las un una de del al y en con sin por se lo me te mi si no o es son hay mi como',
  ),
  it: wordSet(
    'a temperatura il lo la i gli le l un una uno di del della dello delle degli dei nel nella al alla ai e in con si per da o non come fa ho ha d c',
  ),
  nl: wordSet('de het een en van met in op te je wat kan lang wil'),
  pt: wordSet('o a os as um uma de do da no na e com que se em ao como'),
};

const ENGLISH = wordSet(
  `the and how what which when where why with for my can could make you your have has are of to this that does is it please find search look
  add delete remove create generate show give from without do should much many long i am in- if it's its be was were did not or on at by we
  they there any some out into than then them these those will would about after before safe cook cooking recipe recipes freeze substitute
  instead use need want good bad know mean between difference boil eat eating ok okay yes hello hi thanks thank bye`,
);

/** The number of short words, and their share of all, that point to a language without a word of its own. */
const MIN_SHARED = 3;
const MIN_SHARED_SHARE = 0.5;
/** The share of words that must point to the language if the message is long. */
const MIN_SHARE = 0.2;
const MAX_WORDS = 60;

const hits = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length;

/** A message of so few words may continue a conversation in any language. */
const MAX_SHORT_WORDS = 5;

/** True for a short message that does not show that it is in English: "Butter?" */
export function mayBeAnyLanguage(message: string): boolean {
  const words = foldedText(message).split(' ');
  return words.length <= MAX_SHORT_WORDS && /\p{L}/u.test(message) && hits(words, ENGLISH) === 0;
}

/**
 * The language of a message in German, French, Spanish, Italian, Dutch or Portuguese; undefined where it may be English
 * or the name of a dish. Reads the first 300 characters.
 */
export function detectLanguage(message: string): DetectedLanguage | undefined {
  const words = foldedText(message).split(' ').slice(0, MAX_WORDS);
  const variants = words.map((word) => (word.length < MAX_CHARACTERS ? withoutDigraphs(word) : word));
  const english = hits(words, ENGLISH);
  let best: { readonly language: DetectedLanguage; readonly own: number; readonly score: number } | undefined;
  for (const [language, own] of OWN) {
    const count = hits(language === 'de' ? variants : words, own);
    const shared = hits(words, SHARED[language]);
    const isLikely = count > 0 || (shared >= MIN_SHARED && shared >= words.length * MIN_SHARED_SHARE);
    const score = count + shared / 2;
    if (isLikely && score > (best?.score ?? 0)) best = { language, own: Math.max(count, 1), score };
  }
  if (best === undefined || best.own <= english || best.score < words.length * MIN_SHARE) return undefined;
  return best.language;
}

/**
 * The language to answer in: that of the message, else that of the conversation where a short message continues it;
 * undefined for English and for languages that REECE does not answer in.
 * @param earlier the user's earlier messages, the latest first
 */
export function languageToAnswerIn(message: string, earlier: readonly string[]): SpokenLanguage | undefined {
  const own = detectLanguage(message);
  const found = own ?? (mayBeAnyLanguage(message) ? languageOf(earlier) : undefined);
  return found === 'nl' || found === 'pt' ? undefined : found;
}

/** The language of the latest message that shows one; undefined after one in English. */
function languageOf(messages: readonly string[]): DetectedLanguage | undefined {
  for (const message of messages) {
    const language = detectLanguage(message);
    if (language !== undefined || !mayBeAnyLanguage(message)) return language;
  }
  return undefined;
}
