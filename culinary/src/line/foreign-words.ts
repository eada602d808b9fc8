import type { UnitWords } from '#line/unit-words';
import { Is, addWords } from '#line/word-facts';

// German, French, Spanish and Italian, without accents. No word here is in the English lexicon, so that a text which
// contains one shows that it needs them.
const WORDS: readonly (readonly [is: number, words: string])[] = [
  [Is.article, 'ein eine einen einem einer un une una uno'],
  [
    Is.size,
    'gross+ klein+ mittelgross+ grand grande grandes grands petit petite petits petites moyen moyenne moyens moyennes median* pequen* piccol* grossa grossi',
  ],
  [Is.manner, 'gehauft+ gestrichen+ bombee ras* colm* colmado abundante'],
  [Is.about, 'ca etwa ungefahr environ aproximadamente unos unas'],
  [Is.adverb, 'grob fein frisch klein finement grossierement fraichement finamente toscamente'],
  [Is.quality, 'frisch+ freschi fresche'],
  [Is.stop, 'zum zur fur nach ohne pour facultatif para opcional al facoltativo qb selon gusto'],
  [Is.of, 'dello delle degli von vom'],
  [Is.special, 'cuil cuillere cuilleres cuilleree'],
  [Is.or, 'oder ou o oppure'],
  [Is.and, 'und et'],
  [Is.to, 'oder bis ou o'],
  [Is.extract, 'saft schale abrieb zeste zestes zumo jugo ralladura succo scorza buccia'],
  [Is.optional, 'facultatif facultative facultatifs opcional facoltativo wahlweise'],
  [
    Is.preparation,
    'gehackt+ gewurfelt+ geschalt+ gerieben+ geschnitten+ gekocht+ geschmolzen+ gepresst+ abgetropft+ aufgetaut+ zerdruckt+ entkernt+ halbiert+ gewaschen+ hach* eminc* rape rapes rapee rapees coup* pel* fondu fondue cisel* egoutt* epluch* ecras* picad* rallad* cortad* pelad* trocead* triturad* derretid* machacad* escurrid* laminad* tritat* grattugiat* tagliat* sbucciat* affettat* sciolt* schiacciat* sgocciolat* ammorbidit*',
  ],
];

const NUMBERS =
  'zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 zwolf:12 halbe:.5 halber:.5 halbes:.5 halben:.5 einige:3 anderthalb:1.5 eineinhalb:1.5 zweieinhalb:2.5 dreieinhalb:3.5 deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 neuf:9 dix:10 douze:12 demi:.5 demie:.5 quelques:3 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 doce:12 medio:.5 media:.5 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 dodici:12 mezzo:.5 mezza:.5';

const UNITS: UnitWords = [
  ['g', 'gramm grammo grammi gramo'],
  ['g', 'dag dkg deka', 10],
  ['g', 'hg etto etti', 100],
  ['g', 'pfund livre', 500],
  ['kg', 'kilogramm kilogrammo chilo chilogrammo chilogrammi kilogramo'],
  ['oz', 'onza once oncia'],
  ['lb', 'libra libbra'],
  ['ml', 'mililitro millilitro millilitri'],
  ['cl', 'centilitro'],
  ['dl', 'decilitro'],
  ['l', 'litro litri lt'],
  ['tsp', 'teasp tl teeloffel kl kaffeeloffel cucharadita cdta cdita cucchiaino cucchiaini càc'],
  ['tbsp', 'essloffel cucharada cda cdas cucchiaio cucchiai càs'],
  ['cup', 'tasse tassen taza tazza tazze'],
  ['pint', 'pinta pinte'],
  ['piece', 'stuck stucke stk morceau morceaux trozo pezzo pezzi pieza pza unidad unidades'],
  ['clove', 'zehe zehen knoblauchzehe knoblauchzehen gousse diente spicchio spicchi'],
  ['stalk', 'stange stangen tige tallo gambo gambi branche'],
  ['slice', 'scheibe scheiben tranche rodaja loncha rebanada fetta fette fettina fettine'],
  ['sprig', 'zweig zweige stangel brin ramita rametto rametti'],
  ['handful', 'handvoll poignee punado manciata manciate'],
  ['bunch', 'bund botte manojo mazzo mazzetto'],
  ['head', 'kopf kopfe knolle tete cabeza cespo'],
  ['leaf', 'blatt blatter feuille foglia foglie'],
  ['can', 'dose dosen boite lata scatola scatole barattolo barattoli lattina'],
  ['jar', 'glaser bocal bocaux tarro frasco bote vasetto vasetti'],
  ['bottle', 'flasche flaschen bouteille botella bottiglia bottiglie'],
  ['packet', 'packung packungen packchen pck paquet paquete pacchetto pacchetti confezione confezioni'],
  ['bag', 'beutel tute tuten bolsa'],
  ['box', 'caja'],
  ['tub', 'becher'],
  ['punnet', 'barquette'],
  ['sachet', 'sobre bustina bustine'],
  ['cube', 'wurfel dado'],
  ['bar', 'tafel tableta tavoletta'],
  ['pinch', 'prise prisen pincee pizca pizzico pizzichi messerspitze'],
  ['drop', 'tropfen goutte gota goccia gocce'],
  ['splash', 'schuss chorro chorrito spritzer'],
  ['glass', 'glas verre vaso bicchiere bicchieri'],
  ['dozen', 'dutzend douzaine docena dozzina'],
];

const GERMAN_ENDINGS = ['', 'e', 'er', 'es', 'en'];
const ROMANCE_ENDINGS = ['o', 'a', 'os', 'as', 'i', 'e', 'ee', 'es', 'ees'];

/** "gehackt+" takes German endings, "picad*" those of French, Spanish and Italian. */
function formsOf(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith('+')) return GERMAN_ENDINGS.map((ending) => stem + ending);
  return word.endsWith('*') ? ROMANCE_ENDINGS.map((ending) => stem + ending) : [word];
}

/** Loads the units, numbers and function words of other languages into the lexicon. */
export const loadForeignWords = (): void =>
  addWords(
    WORDS.map(([is, words]) => [is, words.split(' ').flatMap(formsOf).join(' ')]),
    NUMBERS,
    UNITS,
  );

/** Returns all foreign words with all endings. */
export const foreignWords = (): readonly string[] =>
  [...WORDS.map(([, words]) => words), NUMBERS, ...UNITS.map(([, words]) => words)]
    .flatMap((words) => words.split(' '))
    .flatMap((word) => formsOf(word.replace(/:.*$/u, '')));
