import type { Lexicon } from '#lexicon/lexicon';

const MEAT = ['vegetarian', 'vegan'] as const;
const PORK = ['vegetarian', 'vegan', 'halal', 'kosher-style'] as const;
const HALAL = ['halal'] as const;
const PIG = ['halal', 'kosher-style'] as const;

/** The words of German recipes, with those of Austria and Switzerland. */
export const DE: Lexicon = {
  foods: {
    'dried black-eyed pea': 'getrocknete Augenbohnen, getrocknete Schwarzaugenbohnen',
    'cassava flour': 'Maniokmehl, Cassavamehl, Kassavamehl',
    'teff flour': 'Teffmehl, Zwerghirsemehl',
    'flattened rice': 'Reisflocken, Poha',
    tteok: 'koreanische Reiskuchen, Tteok',
    bucatini: 'Bucatini',
    kataifi: 'Kadayif, Kataifi, Kadaif',
    'matzo meal': 'Matzemehl, Mazzemehl, Matzenmehl',
    doenjang: 'Doenjang, koreanische Sojabohnenpaste',
    ajvar: 'Ajvar, milde Ajvar/milder Ajvar/mildes Ajvar/milden Ajvar/mildem Ajvar, scharfe Ajvar/scharfer Ajvar/scharfes Ajvar/scharfen Ajvar/scharfem Ajvar, Ajvar mild, Ajvar scharf',
    'ají amarillo paste': 'Ají-Amarillo-Paste, Aji Amarillo Paste',
    'achiote paste': 'Achiotepaste, Achiote-Paste, Annattopaste',
    molokhia: 'Molokhia, Muskraut, Langkapselige Jute',
    'farmer cheese': 'Topfen trocken, Schichtkäse, Bröseltopfen',
    'ricotta salata': 'Ricotta salata, gesalzene Ricotta',
    jameed: 'Dschamid, Jameed',
    'dried shrimp': 'getrocknete Garnelen, getrocknete Krabben',
    'bonito flake': 'Bonitoflocken, Katsuobushi',
    'rose water': 'Rosenwasser',
    'lingonberry jam': 'Preiselbeermarmelade, Preiselbeerkonfitüre, Preiselbeerkompott',
    'brown cheese': 'Braunkäse, Brunost',
    ackee: 'Ackee, Akee',
    'fermented black bean': 'fermentierte schwarze Bohnen, Douchi',
    onion:
      'Zwiebel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, weiße Zwiebel/weißer Zwiebel/weißes Zwiebel/weißen Zwiebel/weißem Zwiebel/-n/weißer Zwiebeln/weißes Zwiebeln/weißen Zwiebeln/weißem Zwiebeln, gelbe Zwiebel/gelber Zwiebel/gelbes Zwiebel/gelben Zwiebel/gelbem Zwiebel/-n/gelber Zwiebeln/gelbes Zwiebeln/gelben Zwiebeln/gelbem Zwiebeln, Gemüsezwiebel/Gemüse-Zwiebel/-n/Gemüse-Zwiebeln, Hauszwiebel/Haus-Zwiebel/-n/Haus-Zwiebeln, Speisezwiebel/Speise-Zwiebel/-n/Speise-Zwiebeln, Küchenzwiebel/-n, Metzgerzwiebel/-n, Bölle, Bollen, Zwiefel, Steckzwiebel/-n, braune Zwiebel/brauner Zwiebel/braunes Zwiebel/braunen Zwiebel/braunem Zwiebel/-n/brauner Zwiebeln/braunes Zwiebeln/braunen Zwiebeln/braunem Zwiebeln, Zwiebelpüree, Zwiebelhack',
    'sweet onion':
      'süße Zwiebel/süßer Zwiebel/süßes Zwiebel/süßen Zwiebel/süßem Zwiebel/-n/süßer Zwiebeln/süßes Zwiebeln/süßen Zwiebeln/süßem Zwiebeln/süsse Zwiebel/süsser Zwiebel/süsses Zwiebel/süssen Zwiebel/süssem Zwiebel/süsse Zwiebeln/süsser Zwiebeln/süsses Zwiebeln/süssen Zwiebeln/süssem Zwiebeln, milde Zwiebel/milder Zwiebel/mildes Zwiebel/milden Zwiebel/mildem Zwiebel/-n/milder Zwiebeln/mildes Zwiebeln/milden Zwiebeln/mildem Zwiebeln',
    'red onion':
      'rote Zwiebel/roter Zwiebel/rotes Zwiebel/roten Zwiebel/rotem Zwiebel/-n/roter Zwiebeln/rotes Zwiebeln/roten Zwiebeln/rotem Zwiebeln, lila Zwiebel/-n, Zwiebel rot/Zwiebeln rot, Tropeazwiebel/Tropea-Zwiebel/-n/Tropea-Zwiebeln, rote Zwiebelringe/roter Zwiebelringe/rotes Zwiebelringe/roten Zwiebelringe/rotem Zwiebelringe, rote Zwiebelwürfel/roter Zwiebelwürfel/rotes Zwiebelwürfel/roten Zwiebelwürfel/rotem Zwiebelwürfel',
    'pearl onion': 'Perlzwiebel/-n, Silberzwiebel/-n, Borettane, Saucenzwiebel/-n, Saucenzwiebeli, Zwiebelchen, Minizwiebel/-n, kleine Zwiebel/kleiner Zwiebel/kleines Zwiebel/kleinen Zwiebel/kleinem Zwiebel/-n/kleiner Zwiebeln/kleines Zwiebeln/kleinen Zwiebeln/kleinem Zwiebeln',
    shallot:
      'Schalotte/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Charlotte/-n, Bananenschalotte/-n, Echalotte/-n, Eschalotte/-n, Edelzwiebel/-n, Chalotte/-n',
    leek: 'Lauch/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Porree/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Lauchstange/-n, Porreestange/-n, Lauchstangerl, Stange Lauch/Stangen Lauch, Stange Porree/Stangen Porree, Lauchgemüse, Winterlauch, Babylauch/Baby-Lauch, Breitlauch, Lauchgrün, Bleichlauch, weiße Lauch/weißer Lauch/weißes Lauch/weißen Lauch/weißem Lauch, Minilauch',
    scallion:
      'Frühlingszwiebel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Frühlings-Zwiebel/Frühlings-Zwiebelwürfel/Frühlings-Zwiebelwürfeln/Frühlings-Zwiebelwürfelchen/Frühlings-Zwiebelscheibe/Frühlings-Zwiebelscheiben/Frühlings-Zwiebelscheibchen/Frühlings-Zwiebelstreifen/Frühlings-Zwiebelstück/Frühlings-Zwiebelstücke/Frühlings-Zwiebelstücken/Frühlings-Zwiebelstückchen/Frühlings-Zwiebelstückli/Frühlings-Zwiebelringe/Frühlings-Zwiebelringen/Frühlings-Zwiebelspalten/Frühlings-Zwiebelstifte/Frühlings-Zwiebelstiften/Frühlings-Zwiebelraspel/Frühlings-Zwiebelraspeln/Frühlings-Zwiebelschnitz/Frühlings-Zwiebelschnitze/Frühlings-Zwiebelviertel/Frühlings-Zwiebelhälfte/Frühlings-Zwiebelhälften/-n/Frühlings-Zwiebeln, Lauchzwiebel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Lauch-Zwiebel/Lauch-Zwiebelwürfel/Lauch-Zwiebelwürfeln/Lauch-Zwiebelwürfelchen/Lauch-Zwiebelscheibe/Lauch-Zwiebelscheiben/Lauch-Zwiebelscheibchen/Lauch-Zwiebelstreifen/Lauch-Zwiebelstück/Lauch-Zwiebelstücke/Lauch-Zwiebelstücken/Lauch-Zwiebelstückchen/Lauch-Zwiebelstückli/Lauch-Zwiebelringe/Lauch-Zwiebelringen/Lauch-Zwiebelspalten/Lauch-Zwiebelstifte/Lauch-Zwiebelstiften/Lauch-Zwiebelraspel/Lauch-Zwiebelraspeln/Lauch-Zwiebelschnitz/Lauch-Zwiebelschnitze/Lauch-Zwiebelviertel/Lauch-Zwiebelhälfte/Lauch-Zwiebelhälften/-n/Lauch-Zwiebeln, Jungzwiebel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, junge Zwiebel/junger Zwiebel/junges Zwiebel/jungen Zwiebel/jungem Zwiebel/-n/junger Zwiebeln/junges Zwiebeln/jungen Zwiebeln/jungem Zwiebeln, Bundzwiebel/-n, Frühlingslauch, Zwiebellauch, Zwiebelgrün, Schlottenzwiebel/-n, Winterzwiebel/-n, Winterheckenzwiebel/-n, Frühzwiebel/-n, grüne Zwiebel/grüner Zwiebel/grünes Zwiebel/grünen Zwiebel/grünem Zwiebel/-n/grüner Zwiebeln/grünes Zwiebeln/grünen Zwiebeln/grünem Zwiebeln, Bundzwiebelgrün, Frühlingszwiebelgrün, Frühlingszwiebelröllchen, frische Zwiebeln/frischer Zwiebeln/frisches Zwiebeln/frischen Zwiebeln/frischem Zwiebeln, Lauchzwiebelröllchen, Jungzwiebelgrün, Stangenzwiebel/-n, Schnittzwiebel/-n, Zwiebelröhrchen, Schlotte/-n, Zwiebelschlotten',
    ramp: 'Bärlauch/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Wildlauch, Bärlauchpaste, Wunderlauch',
    garlic:
      'Knoblauch/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Knoblauchzehe/-n, Knobi, Knofi, Knofel, Knoblauchknolle/-n, Knoblauchpaste, Knoblauchpüree, junge Knoblauch/junger Knoblauch/junges Knoblauch/jungen Knoblauch/jungem Knoblauch, Knoblauchzinken, Zehe Knoblauch/Zehen Knoblauch, Knolle Knoblauch, Knofl, Chnobli, Knoblizehe/-n, Knobli, Knoblauchzechen, Knoblauch frisch, Soloknoblauch/Solo-Knoblauch, Knoblauchsaft, Knobizehe/-n',
    'black garlic': 'schwarze Knoblauch/schwarzer Knoblauch/schwarzes Knoblauch/schwarzen Knoblauch/schwarzem Knoblauch',
    'garlic scape': 'Knoblauchstängel, Knoblauchblüten, Knoblauchgrün, Knoblauchsprossen',
    ginger:
      'Ingwer/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Ingwerwurzel/-n, Ingwerknolle/-n, frische Ingwer/frischer Ingwer/frisches Ingwer/frischen Ingwer/frischem Ingwer, Ingwerpaste, Ingwersaft, Stück Ingwer, Ginger, Ingwer frisch, Ingwerabrieb',
    galangal: 'Galgant, Galgantwurzel, Galangal, Thaiingwer/Thai-Ingwer',
    'turmeric root': 'Kurkumawurzel/-n, Kurkumaknolle/-n, frische Kurkuma/frischer Kurkuma/frisches Kurkuma/frischen Kurkuma/frischem Kurkuma, Kurkuma frisch, Gelbwurzel/-n',
    lemongrass: 'Zitronengras, Zitronengrasstängel/-n/Zitronengrasstengel, Zitronengrasstange/-n, Lemongras, Lemongrass, Zitronengraspaste, Stängel Zitronengras, Zitronengraspulver',
    'horseradish root':
      'Meerrettichwurzel/-n, Krenwurzel/-n, frische Meerrettich/frischer Meerrettich/frisches Meerrettich/frischen Meerrettich/frischem Meerrettich, frische Kren/frischer Kren/frisches Kren/frischen Kren/frischem Kren, frisch geriebene Meerrettich/frisch geriebener Meerrettich/frisch geriebenes Meerrettich/frisch geriebenen Meerrettich/frisch geriebenem Meerrettich, frisch geriebene Kren/frisch geriebener Kren/frisch geriebenes Kren/frisch geriebenen Kren/frisch geriebenem Kren, Meerrettich frisch, Kren frisch, gerissene Kren/gerissener Kren/gerissenes Kren/gerissenen Kren/gerissenem Kren, Meerrettichraspel',
    'red chili':
      'Chili/-s, Chilischote/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, rote Chili/roter Chili/rotes Chili/roten Chili/rotem Chili/-s/roter Chilis/rotes Chilis/roten Chilis/rotem Chilis, rote Chilischote/roter Chilischote/rotes Chilischote/roten Chilischote/rotem Chilischote/-n/roter Chilischoten/rotes Chilischoten/roten Chilischoten/rotem Chilischoten, Peperoncino/Peperoncini, Pfefferschote/-n, rote Peperoni/roter Peperoni/rotes Peperoni/roten Peperoni/rotem Peperoni, rote Pfefferoni/roter Pfefferoni/rotes Pfefferoni/roten Pfefferoni/rotem Pfefferoni, frische Chili/frischer Chili/frisches Chili/frischen Chili/frischem Chili, Peperoncini rot, Chilli/-s, Chillischote/-n, Chilichote/-n, rote Peperoncino/roter Peperoncino/rotes Peperoncino/roten Peperoncino/rotem Peperoncino/rote Peperoncini/roter Peperoncini/rotes Peperoncini/roten Peperoncini/rotem Peperoncini, rote Pfefferschote/roter Pfefferschote/rotes Pfefferschote/roten Pfefferschote/rotem Pfefferschote/-n/roter Pfefferschoten/rotes Pfefferschoten/roten Pfefferschoten/rotem Pfefferschoten, Chiliringe, scharfe Paprika/scharfer Paprika/scharfes Paprika/scharfen Paprika/scharfem Paprika, Chiliwürfel, Chilipfeffer, Cayennechili/Cayenne-Chili, Peperoncinoschote/-n, rote Chillischote/roter Chillischote/rotes Chillischote/roten Chillischote/rotem Chillischote/-n/roter Chillischoten/rotes Chillischoten/roten Chillischoten/rotem Chillischoten, Chilis rot, Chili rot, Chilischote rot, Chilischoten rot, Chilistreifen, Rocoto, rote scharfe Paprika/rote scharfer Paprika/rote scharfes Paprika/rote scharfen Paprika/rote scharfem Paprika/roter scharfe Paprika/roter scharfer Paprika/roter scharfes Paprika/roter scharfen Paprika/roter scharfem Paprika/rotes scharfe Paprika/rotes scharfer Paprika/rotes scharfes Paprika/rotes scharfen Paprika/rotes scharfem Paprika/roten scharfe Paprika/roten scharfer Paprika/roten scharfes Paprika/roten scharfen Paprika/roten scharfem Paprika/rotem scharfe Paprika/rotem scharfer Paprika/rotem scharfes Paprika/rotem scharfen Paprika/rotem scharfem Paprika, Chilifäden',
    'green chili':
      'grüne Chili/grüner Chili/grünes Chili/grünen Chili/grünem Chili/-s/grüner Chilis/grünes Chilis/grünen Chilis/grünem Chilis, grüne Chilischote/grüner Chilischote/grünes Chilischote/grünen Chilischote/grünem Chilischote/-n/grüner Chilischoten/grünes Chilischoten/grünen Chilischoten/grünem Chilischoten, grüne Peperoni/grüner Peperoni/grünes Peperoni/grünen Peperoni/grünem Peperoni, grüne Pfefferschote/grüner Pfefferschote/grünes Pfefferschote/grünen Pfefferschote/grünem Pfefferschote/-n/grüner Pfefferschoten/grünes Pfefferschoten/grünen Pfefferschoten/grünem Pfefferschoten, grüne Peperoncino/grüner Peperoncino/grünes Peperoncino/grünen Peperoncino/grünem Peperoncino/grüne Peperoncini/grüner Peperoncini/grünes Peperoncini/grünen Peperoncini/grünem Peperoncini, grüne Pfefferoni/grüner Pfefferoni/grünes Pfefferoni/grünen Pfefferoni/grünem Pfefferoni, Chilischote grün, grüne Chillischote/grüner Chillischote/grünes Chillischote/grünen Chillischote/grünem Chillischote/-n/grüner Chillischoten/grünes Chillischoten/grünen Chillischoten/grünem Chillischoten',
    jalapeño: 'Jalapeño/-s, Jalapeno/-s, Jalapeñochili/Jalapeño-Chili, Jalapeñoschote/Jalapeño-Schote/-n/Jalapeño-Schoten, Jalapenoschote/-n, Jalapeñoringe, Jalapenoringe',
    'serrano chili': 'Serranochili/Serrano-Chili',
    habanero: 'Habanero/-s, Habanerochili/Habanero-Chili/-s/Habanero-Chilis, Habaneroschote/-n, Scotch Bonnet',
    "bird's eye chili": 'Thaichili/Thai-Chili/-s/Thai-Chilis, Vogelaugenchili/-s, Thaichilischote/-n, Piripiri/Piri-Piri, Bird-Eye-Chili, thailändische Chili/thailändischer Chili/thailändisches Chili/thailändischen Chili/thailändischem Chili, Thai-Chilischote/-n, Vogelaugen-Chili',
    'poblano pepper': 'Poblano/-s, Poblanochili/Poblano-Chili',
    'banana pepper':
      'milde Peperoni/milder Peperoni/mildes Peperoni/milden Peperoni/mildem Peperoni, Spitzpaprika gelb, gelbe Spitzpaprika/gelber Spitzpaprika/gelbes Spitzpaprika/gelben Spitzpaprika/gelbem Spitzpaprika, ungarische Spitzpaprika/ungarischer Spitzpaprika/ungarisches Spitzpaprika/ungarischen Spitzpaprika/ungarischem Spitzpaprika, türkische Spitzpaprika/türkischer Spitzpaprika/türkisches Spitzpaprika/türkischen Spitzpaprika/türkischem Spitzpaprika, türkische Paprika/türkischer Paprika/türkisches Paprika/türkischen Paprika/türkischem Paprika, milde Pfefferoni/milder Pfefferoni/mildes Pfefferoni/milden Pfefferoni/mildem Pfefferoni, hellgrüne Spitzpaprika/hellgrüner Spitzpaprika/hellgrünes Spitzpaprika/hellgrünen Spitzpaprika/hellgrünem Spitzpaprika, Bratpeperoni',
    'shishito pepper': 'Pimiento/-s de Padrón, Pimientos de Padron, Padrón, Padronpaprika/Padron-Paprika, Pimientos, Bratpaprika, Pimentos de Padron, Padrónpaprika, Bratpaprikas, Pimentos',
    carrot:
      'Karotte/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Möhre/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Mohrrübe/-n, gelbe Rübe/gelber Rübe/gelbes Rübe/gelben Rübe/gelbem Rübe/-n/gelber Rüben/gelbes Rüben/gelben Rüben/gelbem Rüben, Rüebli, Rübli, Wurzel/-n, Möhrchen, Karöttchen, Bundmöhre/-n, Bundkarotte/-n, Fingermöhre/-n, Fingerkarotte/-n, Riesenmöhre/-n, lila Karotte/-n, Gelbrübe/-n, Karottenraspeln, Möhrenraspel, Möhrenwürfel, Karottenwürfel, Möhrenscheiben, Karottenscheiben, Karottenstifte, Möhrenstifte, Karottenstücke, Möhrenstücke, Karottenjulienne, Bundrüebli, Pfälzer Rübe/-n, Urkarotte/-n, Urmöhre/-n, Karottenpüree, Möhrenbrei, Karottenstreifen, Möhrenstreifen',
    'baby carrot': 'Babykarotte/Baby-Karotte/-n/Baby-Karotten, Babymöhre/Baby-Möhre/-n/Baby-Möhren, Pariser Karotte/-n, Minikarotte/-n, Leipziger Karotten, Babyrüebli/Baby-Rüebli, Minimöhren',
    potato:
      'Kartoffel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Erdapfel/Erdäpfel/Erdäpfeln, Grundbirne/-n, Grumbeere/-n, Grombiera, Härdöpfel, Herdöpfel, Pellkartoffel/-n, Salzkartoffel/-n, festkochende Kartoffel/festkochender Kartoffel/festkochendes Kartoffel/festkochenden Kartoffel/festkochendem Kartoffel/-n/festkochender Kartoffeln/festkochendes Kartoffeln/festkochenden Kartoffeln/festkochendem Kartoffeln, mehlige Kartoffel/mehliger Kartoffel/mehliges Kartoffel/mehligen Kartoffel/mehligem Kartoffel/-n/mehliger Kartoffeln/mehliges Kartoffeln/mehligen Kartoffeln/mehligem Kartoffeln, mehlig kochende Kartoffel/mehlig kochender Kartoffel/mehlig kochendes Kartoffel/mehlig kochenden Kartoffel/mehlig kochendem Kartoffel/-n/mehlig kochender Kartoffeln/mehlig kochendes Kartoffeln/mehlig kochenden Kartoffeln/mehlig kochendem Kartoffeln, mehligkochende Kartoffel/mehligkochender Kartoffel/mehligkochendes Kartoffel/mehligkochenden Kartoffel/mehligkochendem Kartoffel/-n/mehligkochender Kartoffeln/mehligkochendes Kartoffeln/mehligkochenden Kartoffeln/mehligkochendem Kartoffeln, vorwiegend festkochende Kartoffeln/vorwiegend festkochender Kartoffeln/vorwiegend festkochendes Kartoffeln/vorwiegend festkochenden Kartoffeln/vorwiegend festkochendem Kartoffeln, Ofenkartoffel/-n, Backkartoffel/-n, Folienkartoffel/-n, Bratkartoffel/-n, Speisekartoffel/-n, Gschwellti, Raclettekartoffel/-n, Suppenkartoffel/-n, Püreekartoffel/-n, Grillkartoffel/-n, Erdbirne/-n, gekochte Kartoffeln/gekochter Kartoffeln/gekochtes Kartoffeln/gekochten Kartoffeln/gekochtem Kartoffeln, Kartoffeln vom Vortag, Kartoffelspalte, Dampfkartoffeln, Erdäpfelwürfel, Erdäpfelscheiben, Heurige, lila Kartoffel/-n, Vitelotte, Bamberger Hörnchen, Knödelkartoffeln, Kartoffeln festkochend, Kartoffeln mehlig',
    'new potato':
      'Frühkartoffel/-n, neue Kartoffel/neuer Kartoffel/neues Kartoffel/neuen Kartoffel/neuem Kartoffel/-n/neuer Kartoffeln/neues Kartoffeln/neuen Kartoffeln/neuem Kartoffeln, Drilling/-e/-en, Babykartoffel/-n, Baby-Kartoffel/-n, Salatkartoffel/-n, heurige Erdäpfel/heuriger Erdäpfel/heuriges Erdäpfel/heurigen Erdäpfel/heurigem Erdäpfel, junge Kartoffeln/junger Kartoffeln/junges Kartoffeln/jungen Kartoffeln/jungem Kartoffeln, Minikartoffel/-n, Erdäpfel heurig, Drillingskartoffel/-n, Frühlingskartoffel/-n, Kartoffeldrillinge, kleine Kartoffel/kleiner Kartoffel/kleines Kartoffel/kleinen Kartoffel/kleinem Kartoffel/-n/kleiner Kartoffeln/kleines Kartoffeln/kleinen Kartoffeln/kleinem Kartoffeln, Sieglinde, Kipfler, La Ratte, Salaterdäpfel',
    'sweet potato':
      'Süßkartoffel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Süß-Kartoffel/Süß-Kartoffelwürfel/Süß-Kartoffelwürfeln/Süß-Kartoffelwürfelchen/Süß-Kartoffelscheibe/Süß-Kartoffelscheiben/Süß-Kartoffelscheibchen/Süß-Kartoffelstreifen/Süß-Kartoffelstück/Süß-Kartoffelstücke/Süß-Kartoffelstücken/Süß-Kartoffelstückchen/Süß-Kartoffelstückli/Süß-Kartoffelringe/Süß-Kartoffelringen/Süß-Kartoffelspalten/Süß-Kartoffelstifte/Süß-Kartoffelstiften/Süß-Kartoffelraspel/Süß-Kartoffelraspeln/Süß-Kartoffelschnitz/Süß-Kartoffelschnitze/Süß-Kartoffelviertel/Süß-Kartoffelhälfte/Süß-Kartoffelhälften/-n/Süß-Kartoffeln, Süsskartoffel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Süss-Kartoffel/Süss-Kartoffelwürfel/Süss-Kartoffelwürfeln/Süss-Kartoffelwürfelchen/Süss-Kartoffelscheibe/Süss-Kartoffelscheiben/Süss-Kartoffelscheibchen/Süss-Kartoffelstreifen/Süss-Kartoffelstück/Süss-Kartoffelstücke/Süss-Kartoffelstücken/Süss-Kartoffelstückchen/Süss-Kartoffelstückli/Süss-Kartoffelringe/Süss-Kartoffelringen/Süss-Kartoffelspalten/Süss-Kartoffelstifte/Süss-Kartoffelstiften/Süss-Kartoffelraspel/Süss-Kartoffelraspeln/Süss-Kartoffelschnitz/Süss-Kartoffelschnitze/Süss-Kartoffelviertel/Süss-Kartoffelhälfte/Süss-Kartoffelhälften/-n/Süss-Kartoffeln, Batate/-n, Yamswurzel/-n, Yam, Yams, Süßkartoffelpüree, Süßkartoffelpommes, Süßkartoffel-Pommes',
    parsnip: 'Pastinake/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Pastinak, Pastinakenwürfel, Germanenwurzel',
    'parsley root': 'Petersilienwurzel/-n, Petersilwurzel, Wurzelpetersilie, Petersilienwurzelwürfel, Peterwurzel, Peterlingswurzel',
    turnip:
      'Weiße Rübe/-n, Weißer Rübe/Weißes Rübe/Weißen Rübe/Weißem Rübe/-n/Weißes Rüben/Weißen Rüben/Weißem Rüben, weisse Rübe/weisser Rübe/weisses Rübe/weissen Rübe/weissem Rübe/-n/weisser Rüben/weisses Rüben/weissen Rüben/weissem Rüben, Speiserübe/-n, Teltower Rübchen, Rübchen, Mairübchen, Mairübe/-n, Navet/-s, Navette/-n, Herbstrübe/-n, Räbe/-n, Stoppelrübe/-n, Rübe/-n, Wasserrübe/-n',
    rutabaga:
      'Steckrübe/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Kohlrübe/-n, Wruke/-n, Steckrübenwürfel, Bodenkohlrabi, Wrucke, Butterrübe/-n',
    kohlrabi:
      'Kohlrabi/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Kohlrabiknolle/-n, Rübkohl, Oberkohlrabi, Kohlrabiblätter, Kohlraben, Oberrübe',
    celeriac:
      'Knollensellerie/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Sellerieknolle/-n, Sellerie/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Zeller, Sellerieschnitzel roh, Selleriewurzel, Zellerknolle, Zellerwurzel',
    beet: 'Rote Bete, roter Bete/rotes Bete/roten Bete/rotem Bete, Rote Beete, Rote Rübe/-n, roter Rübe/rotes Rübe/roten Rübe/rotem Rübe/-n/rotes Rüben/roten Rüben/rotem Rüben, Rande/-n, Rone/-n, Rohne/-n, Rana/Ranen, Randewürfel/-n/-chen/Randescheibe/Randescheiben/Randescheibchen/Randestreifen/Randestück/Randestücke/Randestücken/Randestückchen/Randestückli/Randeringe/Randeringen/Randespalten/Randestifte/Randestiften/Randeraspel/Randeraspeln/Randeschnitz/Randeschnitze/Randeviertel/Randehälfte/Randehälften, Rote-Bete-Knolle/-n, gelbe Bete/gelber Bete/gelbes Bete/gelben Bete/gelbem Bete, Ringelbete, Ringelbeete, Rotebete, Rote-Bete-Saftknolle, Beten, Bete, Beete, Randenwürfel, gekochte Rote Bete/gekochter Rote Bete/gekochtes Rote Bete/gekochten Rote Bete/gekochtem Rote Bete, vorgegarte Rote Bete/vorgegarter Rote Bete/vorgegartes Rote Bete/vorgegarten Rote Bete/vorgegartem Rote Bete, Chioggiarübe/Chioggia-Rübe/-n/Chioggia-Rüben, Rote Bete Kugeln, Rote Bete Würfel, Chioggia-Bete',
    radish: 'Radieschen, Radies, Radiesli, Radieschenscheiben, Radieserl, Eiszapfen, Radischen, Monatsrettich',
    daikon:
      'Rettich/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-e, Daikon, Daikonrettich/Daikon-Rettich, weiße Rettich/weißer Rettich/weißes Rettich/weißen Rettich/weißem Rettich, Radi, Bierrettich, Riesenrettich, schwarze Rettich/schwarzer Rettich/schwarzes Rettich/schwarzen Rettich/schwarzem Rettich, Winterrettich, Biorettich, weisse Rettich/weisser Rettich/weisses Rettich/weissen Rettich/weissem Rettich, Wassermelonenrettich',
    'jerusalem artichoke': 'Topinambur/-s, Erdartischocke/-n, Topi, Rossler',
    salsify: 'Schwarzwurzel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Haferwurzel/-n, Winterspargel',
    'burdock root': 'Klettenwurzel/-n',
    'lotus root': 'Lotuswurzel/-n',
    taro: 'Taro, Tarowurzel, Eddoe',
    cassava: 'Maniok, Cassava, Yuca, Yucca, Maniokwurzel, Yucawurzel, Kassava',
    plantain: 'Kochbanane/-n, Plantane',
    breadfruit: 'Brotfrucht',
    'young jackfruit': 'Jackfruit Dose, Jackfruit in Lake, junge Jackfruit/junger Jackfruit/junges Jackfruit/jungen Jackfruit/jungem Jackfruit, grüne Jackfruit/grüner Jackfruit/grünes Jackfruit/grünen Jackfruit/grünem Jackfruit, Jackfruit in Salzlake, Jackfruitstücke, Jackfruchtstücke, Jackfruit aus der Dose',
    'water chestnut': 'Wasserkastanie/-n',
    'bamboo shoot': 'Bambusspross/Bambus-Spross/-e/-en, Bambusstreifen, Bambus, Bambusscheiben',
    'heart of palm': 'Palmherz/-en, Palmito, Palmenherz/-en',
    'butternut squash': 'Butternut, Butternutkürbis/Butternut-Kürbis/-se/Butternut-Kürbisse, Butternusskürbis/-se, Butternuss-Kürbis, Birnenkürbis, Butternutsquash',
    'kabocha squash': 'Kabocha, Kabochakürbis/Kabocha-Kürbis',
    'red kuri squash': 'Hokkaido, Hokkaidokürbis/Hokkaido-Kürbis/-se/Hokkaido-Kürbisse, Hokaido, Hokaidokürbis/Hokaido-Kürbis, Hokkaidos, Oranger Knirps, Knirps, Hokkaidokürbiswürfel, Kürbis Hokkaido',
    'acorn squash': 'Eichelkürbis',
    'spaghetti squash': 'Spaghettikürbis/Spaghetti-Kürbis/-se/Spaghetti-Kürbisse',
    pumpkin:
      "Kürbis/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-se/-sen, Kürbisfleisch, Muskatkürbis/Muskat-Kürbis/-se/Muskat-Kürbisse, Speisekürbis, Riesenkürbis, Kürbisfruchtfleisch, Kürbisspalte, Muskatkürbisfleisch, Gemüsekürbis, Langer von Neapel, Plutzer, Moschuskürbis, Roter Zentner, Bischofsmütze, Hallowe'en-Kürbis",
    'pumpkin puree': 'Kürbispüree, Kürbismus, Kürbisbrei',
    zucchini:
      'Zucchini/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Zucchino, Zucchetti, Zucchine, Zuchini/-s, Zuccini, Courgette/-n, Zucchininudel/-n, Zoodles, Zucchinispaghetti, Zucchini-Nudeln, grüne Zucchini/grüner Zucchini/grünes Zucchini/grünen Zucchini/grünem Zucchini, Rondini, runde Zucchini/runder Zucchini/rundes Zucchini/runden Zucchini/rundem Zucchini',
    'yellow squash': 'gelbe Zucchini/gelber Zucchini/gelbes Zucchini/gelben Zucchini/gelbem Zucchini, gelbe Zucchetti/gelber Zucchetti/gelbes Zucchetti/gelben Zucchetti/gelbem Zucchetti',
    'pattypan squash': 'Patisson/-s, Ufokürbis/Ufo-Kürbis, Kaiserhutkürbis',
    'squash blossom': 'Zucchiniblüte/-n, Kürbisblüte/-n, Zucchettiblüte/-n',
    chayote: 'Chayote/-n',
    'bitter melon': 'Bittermelone/-n',
    'bottle gourd': 'Flaschenkürbis',
    'winter melon': 'Wintermelone, Wachskürbis',
    broccoli: 'Brokkoli, Broccoli, Brokoli, Brokkoliröschen, Broccoliröschen, Broccoliröslein, Brokkolistrunk, Broccoliröserl, Brokkolistiele, Broccolistrunk, Brokkolibäumchen, Brokkolikopf, Spargelkohl, Brocoli, Bröckli, Broccoliröscchen, Broccolirösli',
    broccolini: 'Broccolini, Bimi, wilde Brokkoli/wilder Brokkoli/wildes Brokkoli/wilden Brokkoli/wildem Brokkoli, Stängelbrokkoli, Wildbrokkoli, Spargelbrokkoli/Spargel-Brokkoli, Stangenbrokkoli',
    'broccoli rabe': 'Cime di Rapa, Stängelkohl, Rübstiel, Stielmus, Rappini',
    'chinese broccoli': 'Kai Lan, Gai Lan, chinesische Brokkoli/chinesischer Brokkoli/chinesisches Brokkoli/chinesischen Brokkoli/chinesischem Brokkoli',
    cauliflower: 'Blumenkohl, Karfiol, Blumenkohlröschen, Karfiolröschen, Blumenkohlkopf, Blumenkohlrösli, Karviol, lila Blumenkohl, Blumenkohlpüree, Blumenkohlstrunk',
    'cauliflower rice': 'Blumenkohlreis/Blumenkohl-Reis, Karfiolreis',
    romanesco: 'Romanesco, Romanescoröschen, Romanesco-Röschen, Romanescobrokkoli',
    'brussels sprout': 'Rosenkohl, Rosenköhli, Kohlsprossen, Kohlsprosse, Sprossenkohl, Rosenkohlröschen, Rosenkohlblätter, Brüsseler Kohl, Köhlsprossen, Flower Sprouts',
    cabbage:
      'Weißkohl/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Weißkraut, Kraut, Kohl, Spitzkohl, Spitzkraut, Weisskohl, Weisskraut, Weißkabis, Weisskabis, Kabis, Krautkopf, Kohlkopf, Jaromakohl/Jaroma-Kohl, Weißkohlblätter, Kohlblätter, Krautblätter, Filderkraut, Weißkrautkopf, Kohlgemüse, Spitzkohlblätter, Krauthäuptel, Jarmuskohl, Frühkraut, Spitzkabis, Zuckerhutkohl, Frühweißkohl, Sommerkohl, Krautstreifen, Jungkraut, Kappes',
    'red cabbage': 'Rotkohl, Rotkraut, Blaukraut, Rotkabis, Blaukabis, rote Spitzkohl/roter Spitzkohl/rotes Spitzkohl/roten Spitzkohl/rotem Spitzkohl, Apfelrotkohl, Apfel-Rotkohl, Apfelrotkraut, Rotkohlblätter, Blaukohl, Rotchabis',
    'savoy cabbage': 'Wirsing, Wirsingkohl, Wirz, Wirsingblatt/Wirsingblätter, Wirsingkopf, Welschkohl, Wirsching, Wirzblätter',
    'napa cabbage': 'Chinakohl, Chinakohlblätter, Jägersalat, Pekingkohl',
    kale: 'Grünkohl, Schwarzkohl, Cavolo nero, Kale, Palmkohl, Federkohl, Braunkohl, Krauskohl, Toskanischer Kohl, Grünkohlblätter, Babygrünkohl/Baby-Grünkohl, Federkohlblätter, Grünkohlröschen, Kräuselkohl',
    'swiss chard':
      'Mangold/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Stielmangold, Krautstiel/-e, Schnittmangold, bunte Mangold/bunter Mangold/buntes Mangold/bunten Mangold/buntem Mangold, Babymangold, Mangoldgemüse, rote Mangold/roter Mangold/rotes Mangold/roten Mangold/rotem Mangold, Blattmangold',
    'bok choy': 'Pak Choi, Pak Choy, Bok Choy, Senfkohl, Bok Choi, Pakchoi, Pok Choi',
    'baby bok choy': 'Baby-Pak-Choi, Mini Pak Choi',
    tatsoi: 'Tatsoi',
    'mustard greens': 'Senfblätter, Senfkraut, Blattsenf, Asiasalat Senf/Asia-Salat Senf',
    'dandelion greens': 'Löwenzahn/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Löwenzahnsalat, Catalogna, Röhrlsalat',
    nettle: 'Brennnessel/-n, Brennesseln, Brennnesselblätter, Brennnesselspitzen, Nesseln, Brennnesseltriebe, Taubnessel/-n',
    spinach:
      'Spinat, Blattspinat, Babyspinat, Baby-Spinat, Spinatblatt/Spinatblätter/Spinatblättern, frische Spinat/frischer Spinat/frisches Spinat/frischen Spinat/frischem Spinat, Wurzelspinat, junge Spinat/junger Spinat/junges Spinat/jungen Spinat/jungem Spinat, Winterspinat, Baby-Blattspinat, Gartenspinat, Spinatsalat, Jungspinat, Blattspinat frisch, Salatspinat, Neuseeländerspinat, Guter Heinrich',
    'frozen spinach':
      'TK-Spinat, TK-Blattspinat, tiefgekühlte Spinat/tiefgekühlter Spinat/tiefgekühltes Spinat/tiefgekühlten Spinat/tiefgekühltem Spinat, tiefgekühlte Blattspinat/tiefgekühlter Blattspinat/tiefgekühltes Blattspinat/tiefgekühlten Blattspinat/tiefgekühltem Blattspinat, Tiefkühlspinat, Tiefkühl-Spinat, Tiefkühl-Blattspinat, Blattspinat TK, Spinat TK, tiefgefrorene Spinat/tiefgefrorener Spinat/tiefgefrorenes Spinat/tiefgefrorenen Spinat/tiefgefrorenem Spinat, gefrorene Spinat/gefrorener Spinat/gefrorenes Spinat/gefrorenen Spinat/gefrorenem Spinat, gefrorene Blattspinat/gefrorener Blattspinat/gefrorenes Blattspinat/gefrorenen Blattspinat/gefrorenem Blattspinat, tiefgefrorene Blattspinat/tiefgefrorener Blattspinat/tiefgefrorenes Blattspinat/tiefgefrorenen Blattspinat/tiefgefrorenem Blattspinat, Hackspinat, gehackte Spinat/gehackter Spinat/gehacktes Spinat/gehackten Spinat/gehacktem Spinat',
    'water spinach': 'Wasserspinat',
    lettuce:
      'Salat, Blattsalat/-e/-en, Salatblatt/Salatblätter/Salatblättern, Salatkopf, Eichblattsalat/Eichblatt-Salat, Lollo rosso, Lollo bianco, Lollo Rossa, Lollo, Batavia, Bataviasalat/Batavia-Salat, grüne Salat/grüner Salat/grünes Salat/grünen Salat/grünem Salat, Schnittsalat, Pflücksalat, Häuptelsalat Lollo, Eichblatt, Gartensalat, Salatherz/-en, Krachsalat, Salanova, Salatgarnitur Blatt, Frühlingssalat Blätter, Frillice',
    'romaine lettuce': 'Römersalat, Romana, Romanasalat/Romana-Salat, Romanasalatherz/-en, Romana-Salatherz/-en, Römersalatherz/-en, Römerherz/-en, Kochsalat, Lattich, Bindesalat, Römischer Salat, Miniromana/Mini-Romana, Romanaherzen/Romana-Herzen, Lattichsalat, Salatherzen Romana, Fleischkraut, Romanablätter',
    'iceberg lettuce': 'Eisbergsalat, Eisberg, Eissalat, Bummerlsalat, Eisbergsalatblätter, Eisberg-Salat, Krachkopf',
    'butterhead lettuce': 'Kopfsalat, Buttersalat, Häuptelsalat, Kopfsalatblätter, Butterkopfsalat, Häuptlsalat, Häupelsalat, Grazer Krauthäuptel',
    'little gem lettuce': 'Mini-Römersalat, Little Gem, Miniromanasalat/Mini-Romanasalat, Mini-Lattich',
    arugula: 'Rucola/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Rauke, Ruccola, Rukola, Rucolasalat, Wildrauke, Rucola-Salat, Ruccolasalat, Rucoletta, Senfrauke',
    watercress: 'Brunnenkresse, Bachkresse, Barbarakraut',
    'mixed greens':
      'Salatmischung, Salatmix, gemischte Salat/gemischter Salat/gemischtes Salat/gemischten Salat/gemischtem Salat, gemischte Blattsalat/gemischter Blattsalat/gemischtes Blattsalat/gemischten Blattsalat/gemischtem Blattsalat/-e/gemischter Blattsalate/gemischtes Blattsalate/gemischten Blattsalate/gemischtem Blattsalate, Blattsalatmischung, Wildkräutersalat, Pflücksalatmischung, Mesclun, Babyleaf, Baby-Leaf, Baby-Leaf-Salat, Blattsalatmix, Salate, Salaten, gemischte Salate/gemischter Salate/gemischtes Salate/gemischten Salate/gemischtem Salate, Asiasalat/Asia-Salat, Asiasalate, Schnittsalatmischung, Baby-Salat, Wildsalat, Salatauswahl, Babysalat, Babyblattsalat, bunte Salat/bunter Salat/buntes Salat/bunten Salat/buntem Salat, bunte Blattsalate/bunter Blattsalate/buntes Blattsalate/bunten Blattsalate/buntem Blattsalate, Salatbouquet, Wildkräuter, Babyblattsalate',
    "lamb's lettuce": 'Feldsalat, Vogerlsalat, Nüsslisalat, Nüssli, Ackersalat, Rapunzel, Rapunzelsalat, Nüsslersalat, Mausohrsalat, Nüssler, Sunnewirbele, Nisslsalat, Rapünzchen',
    radicchio: 'Radicchio, Radicchiosalat/Radicchio-Salat, Treviso, Radicchio di Treviso, Trevisano, Radicchioblätter, Cicorino, Cicorino rosso',
    endive: 'Chicorée, Chicoree, Chicoréesalat/Chicorée-Salat, Brüsseler Spitze, Schikoree, Zichorie, Chicoréeblätter, rote Chicorée/roter Chicorée/rotes Chicorée/roten Chicorée/rotem Chicorée, Chicoréekolben',
    frisée: 'Frisée, Frisee, Friséesalat/Frisée-Salat, Friseesalat',
    escarole: 'Endivie/-n, Endiviensalat, Eskariol, Zuckerhutsalat/Zuckerhut-Salat, Glattendivie, Bataviaendivie, Fleischkrautsalat, krause Endivie',
    sorrel: 'Sauerampfer/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Blutampfer',
    purslane: 'Portulak, Postelein, Winterportulak, Sommerportulak',
    microgreens: 'Microgreens, Keimlinge, Mikrogrün',
    'pea shoot': 'Erbsensprossen, Erbsenkresse, Erbsenspargel',
    'grape leaf': 'Weinblatt/Weinblätter/Weinblättern, Weinlaub, eingelegte Weinblätter/eingelegter Weinblätter/eingelegtes Weinblätter/eingelegten Weinblätter/eingelegtem Weinblätter, Traubenblätter',
    fennel: 'Fenchel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Fenchelknolle/-n, Gemüsefenchel, Knollenfenchel, Minifenchel, Fenchelgemüse',
    celery:
      'Staudensellerie/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Stangensellerie/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Bleichsellerie/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Selleriestange/-n, Stange Sellerie/Stangen Sellerie, Stange Staudensellerie/Stangen Staudensellerie, Staudenselleriestange/-n, Stangenzeller, Selleriegrün, Sellerieblätter, Stangenselleriestange, Selleriekraut, Schnittsellerie, Selleriestängel, Staudenzeller, Selleriestauden, Selleriestaude',
    asparagus:
      'grüne Spargel/grüner Spargel/grünes Spargel/grünen Spargel/grünem Spargel, Grünspargel, Spargel, Spargelspitze/-n, Spargelstange/-n, Stange Spargel/Stangen Spargel, Spargel grün, Thaispargel/Thai-Spargel, Grünspargeln, Spargeln, Wildspargel, wilde Spargel/wilder Spargel/wildes Spargel/wilden Spargel/wildem Spargel, grüne Spargelspitzen/grüner Spargelspitzen/grünes Spargelspitzen/grünen Spargelspitzen/grünem Spargelspitzen, Mini-Spargel, Spargelköpfe, Spargelabschnitte, Spargelschalen, Spargelstücke, Grünspargelspitzen',
    'white asparagus':
      'weiße Spargel/weißer Spargel/weißes Spargel/weißen Spargel/weißem Spargel, weisse Spargel/weisser Spargel/weisses Spargel/weissen Spargel/weissem Spargel, Spargel weiß, Stangenspargel, Bleichspargel, Spargel weiss, Solospargel, Marchfelder Spargel, weiße Spargelspitzen/weißer Spargelspitzen/weißes Spargelspitzen/weißen Spargelspitzen/weißem Spargelspitzen, Schrobenhausener Spargel, Bruchspargel',
    'globe artichoke': 'Artischocke/-n, Babyartischocke/Baby-Artischocke/-n/Baby-Artischocken, Minartischocken, kleine Artischocken/kleiner Artischocken/kleines Artischocken/kleinen Artischocken/kleinem Artischocken, Miniartischocken',
    'artichoke heart':
      'Artischockenherz/-en, Artischockenböden, Artischockenboden, eingelegte Artischocken/eingelegter Artischocken/eingelegtes Artischocken/eingelegten Artischocken/eingelegtem Artischocken, Artischockenviertel, eingelegte Artischockenherzen/eingelegter Artischockenherzen/eingelegtes Artischockenherzen/eingelegten Artischockenherzen/eingelegtem Artischockenherzen',
    'green bean':
      'grüne Bohne/grüner Bohne/grünes Bohne/grünen Bohne/grünem Bohne/-n/grüner Bohnen/grünes Bohnen/grünen Bohnen/grünem Bohnen, Fisole/-n, Buschbohne/-n, Prinzessbohne/-n, Keniabohne/Kenia-Bohne/-n/Kenia-Bohnen, Brechbohne/-n, Schnittbohne/-n, Haricots verts, Gartenbohne/-n, Princessbohne/-n, Bohne/-n, Böhnchen, TK-Bohnen, Grünbohne/-n, Strankerl, grüne Böhnchen/grüner Böhnchen/grünes Böhnchen/grünen Böhnchen/grünem Böhnchen, Bobbybohnen, Delikatessbohne/-n, Bohnenstücke, Dörrbohne/-n, gedörrte Bohnen/gedörrter Bohnen/gedörrtes Bohnen/gedörrten Bohnen/gedörrtem Bohnen, Prinzeßbohnen, Schlangenbohne kurz',
    'runner bean': 'Stangenbohne/-n, Feuerbohne/-n, Käferbohne/-n, breite Bohne/breiter Bohne/breites Bohne/breiten Bohne/breitem Bohne/-n/breiter Bohnen/breites Bohnen/breiten Bohnen/breitem Bohnen, Cocobohnen/Coco-Bohnen, Cocobohne, Flachbohnen',
    'wax bean': 'Wachsbohne/-n, gelbe Bohne/gelber Bohne/gelbes Bohne/gelben Bohne/gelbem Bohne/-n/gelber Bohnen/gelbes Bohnen/gelben Bohnen/gelbem Bohnen, Butterböhnchen gelb',
    'yardlong bean': 'Schlangenbohne/-n, Spargelbohne/-n',
    'snow pea':
      'Zuckerschote/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Kaiserschote/-n, Zuckererbse/-n, Kefe/-n, Kefenschote/-n, Kiefelerbse, Mangetout',
    'sugar snap pea': 'Knackerbse/-n, Zuckererbsenschote/-n, Sugar Snaps',
    pea: 'Erbse/-n, grüne Erbse/grüner Erbse/grünes Erbse/grünen Erbse/grünem Erbse/-n/grüner Erbsen/grünes Erbsen/grünen Erbsen/grünem Erbsen, TK-Erbse/-n, Palerbse/-n, Markerbse/-n, Erbschen, Gartenerbse/-n, Erbsli, feine Erbsen/feiner Erbsen/feines Erbsen/feinen Erbsen/feinem Erbsen, junge Erbsen/junger Erbsen/junges Erbsen/jungen Erbsen/jungem Erbsen, Erbsen TK, Tiefkühlerbsen/Tiefkühl-Erbsen, Schotenerbse, Erbsenschote/-n, Petits pois, Suppenerbse/-n, extra feine Erbsen/extra feiner Erbsen/extra feines Erbsen/extra feinen Erbsen/extra feinem Erbsen, Erbsenpüree',
    edamame: 'Edamame, Edamamebohnen/Edamame-Bohnen, Edamamekerne, Edamame-Kerne, grüne Sojabohnen/grüner Sojabohnen/grünes Sojabohnen/grünen Sojabohnen/grünem Sojabohnen, Edamameschoten',
    'fava bean': 'dicke Bohne/dicker Bohne/dickes Bohne/dicken Bohne/dickem Bohne/-n/dicker Bohnen/dickes Bohnen/dicken Bohnen/dickem Bohnen, Saubohne/-n, Ackerbohne/-n, Puffbohne/-n, Favabohne/-n, Pferdebohne, Fava-Bohnen, Bohnenkerne dick, Dicke Bohnenkerne',
    corn: 'Mais, Zuckermais, Gemüsemais, Maiskorn, Maiskörner/-n, Kukuruz, Süßmais, TK-Mais, Süssmais, frische Mais/frischer Mais/frisches Mais/frischen Mais/frischem Mais, Maiskernel',
    'canned corn': 'Dosenmais, Mais Dose, Dose Mais, Mais aus der Dose, Maiskörner aus der Dose, Büchse Mais, Mais in Dose, Mais abgetropft, Goldmais/Gold-Mais',
    'corn on the cob': 'Maiskolben, Zuckermaiskolben, Kukuruzkolben, Kolben Mais',
    'baby corn': 'Babymais/Baby-Mais, Minimais, Minimaiskolben/Mini-Maiskolben, Babymaiskolben, Babymaiskölbchen/Baby-Maiskölbchen, Maiskölbchen, Mini-Mais',
    'mixed vegetables':
      'Gemüse, gemischte Gemüse/gemischter Gemüse/gemischtes Gemüse/gemischten Gemüse/gemischtem Gemüse, Mischgemüse, Gemüsewürfel, Gemüsestreifen, Erbsen-Möhren-Mischung, Asiagemüse/Asia-Gemüse, Wokgemüse/Wok-Gemüse, Saisongemüse, Gemüsemischung, TK-Gemüse, TK-Gemüsemischung, Kaisergemüse, Leipziger Allerlei, Erbsen-Karotten, Karotten-Erbsen, Ofengemüse, Grillgemüse, Sommergemüse, Gemüsemix, Asia-Gemüsemischung, Frühlingsgemüse, Pfannengemüse, Brokkolimischung, Tiefkühl-Gemüse, TK-Asia-Gemüse, Balkangemüse, Marktgemüse, Gemüsesorten, Wintergemüse, Erbsen und Karotten, Gemüseallerlei, Königsgemüse, Gemüsestücke, Erbsen-Karotten-Mischung, Mexiko-Gemüse, Gemüsestifte, Gemüsescheiben, Gemüsereste, Gemüsesticks, Herbstgemüse, Romanescomischung, Biogemüse, Gemüsespieße, Gemüse der Saison, Rohkost, Rohkoststicks, Gemüsestreifen TK, Blattgemüse, Gemüsenudeln, Gemüsespaghetti, Kohlgemüsemix, Gemüsepüree, Julienne Gemüse, Chinagemüse, China-Gemüse, Dosengemüse',
    okra: 'Okra, Okraschote/-n, Okras, Bamia',
    'red bell pepper':
      'Paprika/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Paprikaschote/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, rote Paprika/roter Paprika/rotes Paprika/roten Paprika/rotem Paprika/-s/roter Paprikas/rotes Paprikas/roten Paprikas/rotem Paprikas, rote Paprikaschote/roter Paprikaschote/rotes Paprikaschote/roten Paprikaschote/rotem Paprikaschote/-n/roter Paprikaschoten/rotes Paprikaschoten/roten Paprikaschoten/rotem Paprikaschoten, gelbe Paprika/gelber Paprika/gelbes Paprika/gelben Paprika/gelbem Paprika/-s/gelber Paprikas/gelbes Paprikas/gelben Paprikas/gelbem Paprikas, gelbe Paprikaschote/gelber Paprikaschote/gelbes Paprikaschote/gelben Paprikaschote/gelbem Paprikaschote/-n/gelber Paprikaschoten/gelbes Paprikaschoten/gelben Paprikaschoten/gelbem Paprikaschoten, orange Paprika, orange Paprikaschote, orangefarbene Paprika/orangefarbener Paprika/orangefarbenes Paprika/orangefarbenen Paprika/orangefarbenem Paprika, orangefarbene Paprikaschote/orangefarbener Paprikaschote/orangefarbenes Paprikaschote/orangefarbenen Paprikaschote/orangefarbenem Paprikaschote, Gemüsepaprika/Gemüse-Paprika, Spitzpaprika/Spitz-Paprika/-s/Spitz-Paprikas, rote Spitzpaprika/roter Spitzpaprika/rotes Spitzpaprika/roten Spitzpaprika/rotem Spitzpaprika, Peperoni, gelbe Peperoni/gelber Peperoni/gelbes Peperoni/gelben Peperoni/gelbem Peperoni, Paprika rot, Paprikaschote rot, Paprikaschoten rot, Paprika gelb, bunte Paprika/bunter Paprika/buntes Paprika/bunten Paprika/buntem Paprika, bunte Paprikaschoten/bunter Paprikaschoten/buntes Paprikaschoten/bunten Paprikaschoten/buntem Paprikaschoten, Spitzpaprikaschote/-n, gemischte Paprika/gemischter Paprika/gemischtes Paprika/gemischten Paprika/gemischtem Paprika, Snackpaprika, Minipaprika/Mini-Paprika, Minipaprikas, Minipaprikaschoten, Tomatenpaprika frisch, Paprikagemüse, Paprikamix, Snack-Paprika, Mini-Paprikaschoten, Pepperoni süß, Peperonischote/-n, Paprikaschoten rot und gelb, Peperone, Süßpaprika, Spitzpeperoni',
    'green bell pepper':
      'grüne Paprika/grüner Paprika/grünes Paprika/grünen Paprika/grünem Paprika/-s/grüner Paprikas/grünes Paprikas/grünen Paprikas/grünem Paprikas, grüne Paprikaschote/grüner Paprikaschote/grünes Paprikaschote/grünen Paprikaschote/grünem Paprikaschote/-n/grüner Paprikaschoten/grünes Paprikaschoten/grünen Paprikaschoten/grünem Paprikaschoten, Paprika grün, Paprikaschote grün, grüne Spitzpaprika/grüner Spitzpaprika/grünes Spitzpaprika/grünen Spitzpaprika/grünem Spitzpaprika, grüne Peperoni süß/grüner Peperoni süß/grünes Peperoni süß/grünen Peperoni süß/grünem Peperoni süß',
    'roasted red pepper':
      'geröstete Paprika/gerösteter Paprika/geröstetes Paprika/gerösteten Paprika/geröstetem Paprika, gegrillte Paprika/gegrillter Paprika/gegrilltes Paprika/gegrillten Paprika/gegrilltem Paprika, Röstpaprika, Grillpaprika, eingelegte Paprika/eingelegter Paprika/eingelegtes Paprika/eingelegten Paprika/eingelegtem Paprika, geröstete Paprikaschoten/gerösteter Paprikaschoten/geröstetes Paprikaschoten/gerösteten Paprikaschoten/geröstetem Paprikaschoten, Tomatenpaprika, gegrillte Paprikaschoten/gegrillter Paprikaschoten/gegrilltes Paprikaschoten/gegrillten Paprikaschoten/gegrilltem Paprikaschoten, Paprika aus dem Glas, Antipasti-Paprika, Grill-Paprika, Paprikamark, Paprikapaste',
    eggplant:
      'Aubergine/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Melanzani, Melanzana, Melanzane, Eierfrucht, Eierfrüchte, Auberginenscheiben, Auberginenwürfel, Melanzaniwürfel, Melanzanischeiben, Auberginenpüree, Mini-Auberginen',
    'japanese eggplant': 'Thaiaubergine/Thai-Aubergine/-n/Thai-Auberginen, Babyaubergine/-n, Baby-Aubergine/-n, Miniauberginen',
    cucumber:
      'Gurke/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Salatgurke/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Salat-Gurke/Salat-Gurkewürfel/Salat-Gurkewürfeln/Salat-Gurkewürfelchen/Salat-Gurkescheibe/Salat-Gurkescheiben/Salat-Gurkescheibchen/Salat-Gurkestreifen/Salat-Gurkestück/Salat-Gurkestücke/Salat-Gurkestücken/Salat-Gurkestückchen/Salat-Gurkestückli/Salat-Gurkeringe/Salat-Gurkeringen/Salat-Gurkespalten/Salat-Gurkestifte/Salat-Gurkestiften/Salat-Gurkeraspel/Salat-Gurkeraspeln/Salat-Gurkeschnitz/Salat-Gurkeschnitze/Salat-Gurkeviertel/Salat-Gurkehälfte/Salat-Gurkehälften/-n/Salat-Gurken, Schlangengurke/Schlangen-Gurke/-n/Schlangen-Gurken, Schmorgurke/-n, Landgurke/-n, Feldgurke/-n, Gurkenscheiben, Gurkenwürfel, Gartengurke/-n, Nostranogurke/Nostrano-Gurke/-n/Nostrano-Gurken, Gurkerl, Einlegegurke/-n, Gurkenstifte, Gurkenraspel, Bauerngurke/-n, frische Gurke/frischer Gurke/frisches Gurke/frischen Gurke/frischem Gurke, Gurkenstücke, Gemüsegurke/-n, Einmachgurke/-n',
    'persian cucumber': 'Minigurke/Mini-Gurke/-n/Mini-Gurken, Snackgurke/-n, Snack-Gurken, libanesische Gurke/libanesischer Gurke/libanesisches Gurke/libanesischen Gurke/libanesischem Gurke',
    tomato:
      'Tomate/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Paradeiser, Strauchtomate/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Strauch-Tomate/Strauch-Tomatewürfel/Strauch-Tomatewürfeln/Strauch-Tomatewürfelchen/Strauch-Tomatescheibe/Strauch-Tomatescheiben/Strauch-Tomatescheibchen/Strauch-Tomatestreifen/Strauch-Tomatestück/Strauch-Tomatestücke/Strauch-Tomatestücken/Strauch-Tomatestückchen/Strauch-Tomatestückli/Strauch-Tomateringe/Strauch-Tomateringen/Strauch-Tomatespalten/Strauch-Tomatestifte/Strauch-Tomatestiften/Strauch-Tomateraspel/Strauch-Tomateraspeln/Strauch-Tomateschnitz/Strauch-Tomateschnitze/Strauch-Tomateviertel/Strauch-Tomatehälfte/Strauch-Tomatehälften/-n/Strauch-Tomaten, Fleischtomate/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Fleisch-Tomate/Fleisch-Tomatewürfel/Fleisch-Tomatewürfeln/Fleisch-Tomatewürfelchen/Fleisch-Tomatescheibe/Fleisch-Tomatescheiben/Fleisch-Tomatescheibchen/Fleisch-Tomatestreifen/Fleisch-Tomatestück/Fleisch-Tomatestücke/Fleisch-Tomatestücken/Fleisch-Tomatestückchen/Fleisch-Tomatestückli/Fleisch-Tomateringe/Fleisch-Tomateringen/Fleisch-Tomatespalten/Fleisch-Tomatestifte/Fleisch-Tomatestiften/Fleisch-Tomateraspel/Fleisch-Tomateraspeln/Fleisch-Tomateschnitz/Fleisch-Tomateschnitze/Fleisch-Tomateviertel/Fleisch-Tomatehälfte/Fleisch-Tomatehälften/-n/Fleisch-Tomaten, Ochsenherztomate/Ochsenherz-Tomate/-n/Ochsenherz-Tomaten, Rispentomate/Rispen-Tomate/-n/Rispen-Tomaten, Paradeisern, Rispenparadeiser, Fleischparadeiser, Ochsenherz, Tomatenwürfel, Tomatenscheiben, Tomatenspalten, Tomatenviertel, Tomatenfilets, Tomatenfleisch, Salattomate/-n, frische Tomaten/frischer Tomaten/frisches Tomaten/frischen Tomaten/frischem Tomaten, Gartentomate/-n, Perettitomaten/Peretti-Tomaten, bunte Tomaten/bunter Tomaten/buntes Tomaten/bunten Tomaten/buntem Tomaten, Berner Rose, Tomatenconcassée, Coeur de Boeuf, Cuore di bue, gelbe Tomate/gelber Tomate/gelbes Tomate/gelben Tomate/gelbem Tomate/-n/gelber Tomaten/gelbes Tomaten/gelben Tomaten/gelbem Tomaten, Tomatenachtel, Tomatenstücke frisch, Wildtomaten, Tomätchen, Strauchparadeiser, Tomatenhälften',
    'plum tomato': 'Eiertomate/-n, Romatomate/Roma-Tomate/-n/Roma-Tomaten, Flaschentomate/-n, San Marzano, Sanmarzano-Tomate/San-Marzano-Tomate/San-Marzano-Tomaten, Peretti, Flaschenparadeiser, Perette, Ramati',
    'cherry tomato':
      'Kirschtomate/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Kirsch-Tomate/Kirsch-Tomatewürfel/Kirsch-Tomatewürfeln/Kirsch-Tomatewürfelchen/Kirsch-Tomatescheibe/Kirsch-Tomatescheiben/Kirsch-Tomatescheibchen/Kirsch-Tomatestreifen/Kirsch-Tomatestück/Kirsch-Tomatestücke/Kirsch-Tomatestücken/Kirsch-Tomatestückchen/Kirsch-Tomatestückli/Kirsch-Tomateringe/Kirsch-Tomateringen/Kirsch-Tomatespalten/Kirsch-Tomatestifte/Kirsch-Tomatestiften/Kirsch-Tomateraspel/Kirsch-Tomateraspeln/Kirsch-Tomateschnitz/Kirsch-Tomateschnitze/Kirsch-Tomateviertel/Kirsch-Tomatehälfte/Kirsch-Tomatehälften/-n/Kirsch-Tomaten, Cherrytomate/Cherry-Tomate/-n/Cherry-Tomaten, Cocktailtomate/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Cocktail-Tomate/Cocktail-Tomatewürfel/Cocktail-Tomatewürfeln/Cocktail-Tomatewürfelchen/Cocktail-Tomatescheibe/Cocktail-Tomatescheiben/Cocktail-Tomatescheibchen/Cocktail-Tomatestreifen/Cocktail-Tomatestück/Cocktail-Tomatestücke/Cocktail-Tomatestücken/Cocktail-Tomatestückchen/Cocktail-Tomatestückli/Cocktail-Tomateringe/Cocktail-Tomateringen/Cocktail-Tomatespalten/Cocktail-Tomatestifte/Cocktail-Tomatestiften/Cocktail-Tomateraspel/Cocktail-Tomateraspeln/Cocktail-Tomateschnitz/Cocktail-Tomateschnitze/Cocktail-Tomateviertel/Cocktail-Tomatehälfte/Cocktail-Tomatehälften/-n/Cocktail-Tomaten, Cocktailparadeiser, Datteltomate/-n, Minitomate/Mini-Tomate/-n/Mini-Tomaten, Datterini, Datterinotomaten/Datterino-Tomaten, Snacktomate/Snack-Tomate/-n/Snack-Tomaten, Kirschparadeiser, Partytomate/-n, Pflaumentomate/-n, Cherrystrauchtomaten/Cherry-Strauchtomaten, Kirschtomätchen, Cherryrispentomaten, Honigtomate/-n, Pflaumenkirschtomaten/Pflaumen-Kirschtomaten, Cocktailrispentomaten/Cocktail-Rispentomaten, Cherrydattel, Naschtomaten, Cherrytomätchen, Romatomate mini, Kirschrispentomaten/Kirsch-Rispentomaten, Cocktailstrauchtomaten/Cocktail-Strauchtomaten, Kirschstrauchtomaten/Kirsch-Strauchtomaten, Mini-Strauchtomaten, Cherrys, Kirschtomatenhälften',
    'green tomato': 'grüne Tomate/grüner Tomate/grünes Tomate/grünen Tomate/grünem Tomate/-n/grüner Tomaten/grünes Tomaten/grünen Tomaten/grünem Tomaten',
    tomatillo: 'Tomatillo/-s',
    'sun-dried tomato':
      'getrocknete Tomate/getrockneter Tomate/getrocknetes Tomate/getrockneten Tomate/getrocknetem Tomate/-n/getrockneter Tomaten/getrocknetes Tomaten/getrockneten Tomaten/getrocknetem Tomaten, Trockentomate/-n, Tomaten getrocknet, Tomate getrocknet, getrocknete Tomaten in Öl/getrockneter Tomaten in Öl/getrocknetes Tomaten in Öl/getrockneten Tomaten in Öl/getrocknetem Tomaten in Öl, eingelegte Tomaten/eingelegter Tomaten/eingelegtes Tomaten/eingelegten Tomaten/eingelegtem Tomaten, sonnengetrocknete Tomaten/sonnengetrockneter Tomaten/sonnengetrocknetes Tomaten/sonnengetrockneten Tomaten/sonnengetrocknetem Tomaten, Tomaten in Öl, Softtomaten/Soft-Tomaten, Dörrtomate/-n, getrocknete Softtomaten/getrockneter Softtomaten/getrocknetes Softtomaten/getrockneten Softtomaten/getrocknetem Softtomaten, halbgetrocknete Tomaten/halbgetrockneter Tomaten/halbgetrocknetes Tomaten/halbgetrockneten Tomaten/halbgetrocknetem Tomaten, eingelegte getrocknete Tomaten/eingelegte getrockneter Tomaten/eingelegte getrocknetes Tomaten/eingelegte getrockneten Tomaten/eingelegte getrocknetem Tomaten/eingelegter getrocknete Tomaten/eingelegter getrockneter Tomaten/eingelegter getrocknetes Tomaten/eingelegter getrockneten Tomaten/eingelegter getrocknetem Tomaten/eingelegtes getrocknete Tomaten/eingelegtes getrockneter Tomaten/eingelegtes getrocknetes Tomaten/eingelegtes getrockneten Tomaten/eingelegtes getrocknetem Tomaten/eingelegten getrocknete Tomaten/eingelegten getrockneter Tomaten/eingelegten getrocknetes Tomaten/eingelegten getrockneten Tomaten/eingelegten getrocknetem Tomaten/eingelegtem getrocknete Tomaten/eingelegtem getrockneter Tomaten/eingelegtem getrocknetes Tomaten/eingelegtem getrockneten Tomaten/eingelegtem getrocknetem Tomaten, in Öl eingelegte Tomaten/in Öl eingelegter Tomaten/in Öl eingelegtes Tomaten/in Öl eingelegten Tomaten/in Öl eingelegtem Tomaten, Softtomate, getrocknete Kirschtomaten/getrockneter Kirschtomaten/getrocknetes Kirschtomaten/getrockneten Kirschtomaten/getrocknetem Kirschtomaten, gedörrte Tomaten/gedörrter Tomaten/gedörrtes Tomaten/gedörrten Tomaten/gedörrtem Tomaten, getrocknete Paradeiser/getrockneter Paradeiser/getrocknetes Paradeiser/getrockneten Paradeiser/getrocknetem Paradeiser',
    avocado:
      'Avocado/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Hassavocado/Hass-Avocado/-s/Hass-Avocados, Avokado/-s, Avocadofleisch, Avocadofruchtfleisch, Avocadocreme, Avocadomus',
    olive:
      'Olive/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, schwarze Olive/schwarzer Olive/schwarzes Olive/schwarzen Olive/schwarzem Olive/-n/schwarzer Oliven/schwarzes Oliven/schwarzen Oliven/schwarzem Oliven, grüne Olive/grüner Olive/grünes Olive/grünen Olive/grünem Olive/-n/grüner Oliven/grünes Oliven/grünen Oliven/grünem Oliven, Kalamataolive/Kalamata-Olive/-n/Kalamata-Oliven, Taggiascaoliven/Taggiasca-Oliven, Kalamata, Olivenringe, entsteinte Oliven/entsteinter Oliven/entsteintes Oliven/entsteinten Oliven/entsteintem Oliven, Oliven schwarz, Oliven grün, Olivenscheiben, griechische Oliven/griechischer Oliven/griechisches Oliven/griechischen Oliven/griechischem Oliven, Taggiasche, Nizzaoliven/Nizza-Oliven, Olivenfleisch, gemischte Oliven/gemischter Oliven/gemischtes Oliven/gemischten Oliven/gemischtem Oliven, Salzoliven, Nocellara-Oliven',
    samphire: 'Queller, Salicornia, Meeresspargel, Passe-Pierre, Passepierre-Algen, Seespargel',
    'bean sprout': 'Mungobohnensprossen, Mungobohnenkeimlinge/Mungobohnen-Keimlinge, Mungsprossen, Mungobohnensprosse, Mungobohnenkeime, Mungobohnen-Sprossen, Mungosprossen',
    'alfalfa sprout': 'Alfalfasprossen, Alfalfa, Brokkolisprossen, Luzernesprossen, Kleesprossen, Broccolisprossen',
    'radish sprout': 'Radieschensprossen, Rettichsprossen, Daikonkresse, Radieschenkresse, Rettichkresse',
    'garden cress': 'Kresse, Gartenkresse, Beet Kresse, Kästchen Kresse, Schale Kresse, Shisokresse/Shiso-Kresse, Kressebeet, Kistchen Kresse, Kresseblättchen, Kressi',
    mushroom:
      'Champignon/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Champion/-s, Pilz/-e/-en, weiße Champignon/weißer Champignon/weißes Champignon/weißen Champignon/weißem Champignon/-s/weißer Champignons/weißes Champignons/weißen Champignons/weißem Champignons, Mischpilze, Waldpilz/-e, gemischte Pilze/gemischter Pilze/gemischtes Pilze/gemischten Pilze/gemischtem Pilze, Zuchtpilze, Zuchtchampignon/-s, Wiesenchampignon/-s, Schwammerl/-n, Schwämme, Champignonköpfe, Pilzmischung, Pilzscheiben, frische Pilze/frischer Pilze/frisches Pilze/frischen Pilze/frischem Pilze, Dosenchampignons, TK-Pilze, Pilzmix, Pilze der Saison, Wildpilze, Edelpilze, weisse Champignons/weisser Champignons/weisses Champignons/weissen Champignons/weissem Champignons, Eierschwämme Mix, Stockschwämmchen, Maronenröhrling/-e, Maronenpilz, Parasol, Birkenpilz/-e, Rotkappe/-n, Champignons de Paris, Champignon-Scheiben, Schwamm, Reizker, Champignons aus der Dose, Butterpilz/-e, Champigons, Champingnons, Riesenbovist, Champignonköpfe weiß, Champignonpilze/Champignon-Pilze, Nameko, Samthaube',
    'cremini mushroom': 'braune Champignon/brauner Champignon/braunes Champignon/braunen Champignon/braunem Champignon/-s/brauner Champignons/braunes Champignons/braunen Champignons/braunem Champignons, Egerling/-e/-en, Steinchampignon/-s, Champignons braun, rosé Champignons, Rosa Champignons, Kastanienpilz',
    'portobello mushroom': 'Portobello/-s, Portobellopilz/Portobello-Pilz/-e/Portobello-Pilze, Riesenchampignon/-s, Grillchampignons, Champignonriesen, Portobellochampignon/Portobello-Champignon',
    'shiitake mushroom': 'Shiitake, Shiitakepilz/Shiitake-Pilz/-e/Shiitake-Pilze, Shitake, Shitakepilz/Shitake-Pilz/-e/Shitake-Pilze, Shii-Take, Shii-Take-Pilze, frische Shiitake/frischer Shiitake/frisches Shiitake/frischen Shiitake/frischem Shiitake',
    'dried shiitake':
      'getrocknete Shiitake/getrockneter Shiitake/getrocknetes Shiitake/getrockneten Shiitake/getrocknetem Shiitake, getrocknete Shiitakepilze/getrockneter Shiitakepilze/getrocknetes Shiitakepilze/getrockneten Shiitakepilze/getrocknetem Shiitakepilze, getrocknete Shiitake-Pilze/getrockneter Shiitake-Pilze/getrocknetes Shiitake-Pilze/getrockneten Shiitake-Pilze/getrocknetem Shiitake-Pilze, getrocknete Shitake/getrockneter Shitake/getrocknetes Shitake/getrockneten Shitake/getrocknetem Shitake, chinesische getrocknete Pilze/chinesische getrockneter Pilze/chinesische getrocknetes Pilze/chinesische getrockneten Pilze/chinesische getrocknetem Pilze/chinesischer getrocknete Pilze/chinesischer getrockneter Pilze/chinesischer getrocknetes Pilze/chinesischer getrockneten Pilze/chinesischer getrocknetem Pilze/chinesisches getrocknete Pilze/chinesisches getrockneter Pilze/chinesisches getrocknetes Pilze/chinesisches getrockneten Pilze/chinesisches getrocknetem Pilze/chinesischen getrocknete Pilze/chinesischen getrockneter Pilze/chinesischen getrocknetes Pilze/chinesischen getrockneten Pilze/chinesischen getrocknetem Pilze/chinesischem getrocknete Pilze/chinesischem getrockneter Pilze/chinesischem getrocknetes Pilze/chinesischem getrockneten Pilze/chinesischem getrocknetem Pilze, Tongu, getrocknete Shitakepilze/getrockneter Shitakepilze/getrocknetes Shitakepilze/getrockneten Shitakepilze/getrocknetem Shitakepilze, Tongku-Pilze',
    'oyster mushroom': 'Austernpilz/-e/-en, Austernseitling/-e, Limonenseitling/-e, Seitling/-e, Rosenseitling/-e, Kalbfleischpilz, Austerpilze',
    'king oyster mushroom': 'Kräuterseitling/-e/-en, Königsausternpilz',
    'enoki mushroom': 'Enoki, Enokipilz/Enoki-Pilz/-e/Enoki-Pilze, Samtfußrübling',
    'shimeji mushroom': 'Shimeji, Shimejipilz/Shimeji-Pilz/-e/Shimeji-Pilze, Buchenpilz/-e',
    'maitake mushroom': 'Maitake, Klapperschwamm',
    chanterelle: 'Pfifferling/-e/-en, Eierschwammerl/-n, Eierschwamm/Eierschwämme, Rehling/-e, Eierschwämmli, Schwammerln Eier, Herbsttrompete/-n, Totentrompete/-n, Trompetenpfifferling/-e, Reherl, Eierschwämmchen',
    morel:
      'Morchel/-n, Spitzmorchel/-n, Speisemorchel/-n, getrocknete Morcheln/getrockneter Morcheln/getrocknetes Morcheln/getrockneten Morcheln/getrocknetem Morcheln, Morcheln getrocknet, getrocknete Spitzmorcheln/getrockneter Spitzmorcheln/getrocknetes Spitzmorcheln/getrockneten Spitzmorcheln/getrocknetem Spitzmorcheln',
    'porcini mushroom': 'Steinpilz/-e/-en, Herrenpilz/-e, frische Steinpilze/frischer Steinpilze/frisches Steinpilze/frischen Steinpilze/frischem Steinpilze, TK-Steinpilze, Steinpilzscheiben',
    'dried porcini':
      'getrocknete Steinpilz/getrockneter Steinpilz/getrocknetes Steinpilz/getrockneten Steinpilz/getrocknetem Steinpilz/-e/getrockneter Steinpilze/getrocknetes Steinpilze/getrockneten Steinpilze/getrocknetem Steinpilze, getrocknete Steinpilzen/getrockneter Steinpilzen/getrocknetes Steinpilzen/getrockneten Steinpilzen/getrocknetem Steinpilzen, getrocknete Pilz/getrockneter Pilz/getrocknetes Pilz/getrockneten Pilz/getrocknetem Pilz/-e/getrockneter Pilze/getrocknetes Pilze/getrockneten Pilze/getrocknetem Pilze, Trockenpilze, Steinpilze getrocknet, getrocknete Waldpilze/getrockneter Waldpilze/getrocknetes Waldpilze/getrockneten Waldpilze/getrocknetem Waldpilze, getrocknete Herrenpilze/getrockneter Herrenpilze/getrocknetes Herrenpilze/getrockneten Herrenpilze/getrocknetem Herrenpilze, Steinpilzpulver, getrocknete Mischpilze/getrockneter Mischpilze/getrocknetes Mischpilze/getrockneten Mischpilze/getrocknetem Mischpilze, Dörrpilze, getrocknete Pilzen/getrockneter Pilzen/getrocknetes Pilzen/getrockneten Pilzen/getrocknetem Pilzen, Pilzpulver, Dörrsteinpilze/Dörr-Steinpilze, Pilze getrocknet',
    'wood ear mushroom': 'Mu-Err, Mu-Err-Pilze, Judasohr/-en, Mu-Err-Pilz, Wolkenohr, Morchel chinesisch, Wolkenohrpilze, China-Morcheln, Chinamorcheln, Black Fungus, Holunderpilz',
    "lion's mane mushroom": 'Igelstachelbart, Pom-Pom-Pilz, Pompom, Affenkopfpilz, Pom Pom blanc',
    truffle:
      'Trüffelknolle, schwarze Trüffel/schwarzer Trüffel/schwarzes Trüffel/schwarzen Trüffel/schwarzem Trüffel, weiße Trüffel/weißer Trüffel/weißes Trüffel/weißen Trüffel/weißem Trüffel, Perigordtrüffel/Perigord-Trüffel, Sommertrüffel, Wintertrüffel, frische Trüffel/frischer Trüffel/frisches Trüffel/frischen Trüffel/frischem Trüffel, Burgundertrüffel, Herbsttrüffel, Alba-Trüffel',
    nori: 'Nori, Noriblatt/Nori-Blatt/Noriblätter/Nori-Blätter, Noriblättern, Norialgen/Nori-Algen, Nori-Algenblätter, Algenblätter, Algenblatt, Seetang, Algen, Nori-Flocken, Meeresalgen, Alge, Noriflocken, Algenpulver, Algenflocken',
    kombu: 'Kombu, Kombualge/Kombu-Alge/-n/Kombu-Algen, Kelp',
    wakame: 'Wakame, Wakamealgen/Wakame-Algen',
    dulse: 'Dulse, Lappentang',
    hijiki: 'Hijiki, Arame, Hijikialgen/Hijiki-Algen',
    'sea spaghetti': 'Meeresspaghetti',
    lemon:
      'Zitrone/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Biozitrone/Bio-Zitrone/-n/Bio-Zitronen, unbehandelte Zitrone/unbehandelter Zitrone/unbehandeltes Zitrone/unbehandelten Zitrone/unbehandeltem Zitrone/-n/unbehandelter Zitronen/unbehandeltes Zitronen/unbehandelten Zitronen/unbehandeltem Zitronen, Zitronenachtel, Zitronenecke/-n, Zitronenfilet/-s, Amalfizitrone/Amalfi-Zitrone/-n/Amalfi-Zitronen, Citrone/-n, Limone/-n, Zitronenfruchtfleisch, Zitronenzeste Frucht, Zitronen-Achtel, Zitronenspalten, Bergamotte/-n, Cedro, Zitronatzitrone',
    'meyer lemon': 'Meyer-Zitrone/-n',
    lime: 'Limette/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Biolimette/Bio-Limette/-n/Bio-Limetten, Limettenspalte, Limettenachtel, Limettenfilets, Limettenecken, Lime, Limetten-Spalten',
    'lemon juice':
      'Zitronensaft, Saft einer Zitrone, Saft von Zitrone, Zitronenkonzentrat, Saft einer halben Zitrone, frisch gepresste Zitronensaft/frisch gepresster Zitronensaft/frisch gepresstes Zitronensaft/frisch gepressten Zitronensaft/frisch gepresstem Zitronensaft, Zitronensaftkonzentrat, Limonensaft, Zitrussaft, Zitronen-Direktsaft, Saft der Zitrone, Zitrone Saft',
    'lime juice': 'Limettensaft, Saft einer Limette, Limettendirektsaft/Limetten-Direktsaft, Saft einer halben Limette, Saft der Limette',
    yuzu: 'Yuzu, Yuzusaft/Yuzu-Saft, Calamansi',
    'lemon zest':
      'Zitronenschale/-n, Zitronenabrieb, Zitronenzeste/-n, Abrieb einer Zitrone, abgeriebene Zitronenschale/abgeriebener Zitronenschale/abgeriebenes Zitronenschale/abgeriebenen Zitronenschale/abgeriebenem Zitronenschale, Zitronenschalenabrieb, Biozitronenschale/Bio-Zitronenschale, Abrieb von Zitrone, Schale einer Zitrone, Zitronen-Abrieb, Zitroback, Finesse Zitrone, Zitronenschalenaroma, Finesse Geriebene Zitronenschale, Zitronenraspel, Zitronenschalen-Abrieb, Finesse Zitronenschale, Schale von Zitrone',
    'lime zest': 'Limettenschale/-n, Limettenabrieb, Limettenzeste/-n, Abrieb einer Limette, Schale einer Limette',
    'orange zest':
      'Orangenschale/-n, Orangenabrieb, Orangenzeste/-n, Abrieb einer Orange, abgeriebene Orangenschale/abgeriebener Orangenschale/abgeriebenes Orangenschale/abgeriebenen Orangenschale/abgeriebenem Orangenschale, Bioorangenschale/Bio-Orangenschale, Schale einer Orange, Orangeback, Finesse Orange, Finesse Orangenschale, Finesse Geriebene Orangenschale, Orangenschalenabrieb, Finesse Orangenschalenaroma, Orangenschalen-Aroma, Orangenraspel',
    orange:
      'Orange/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Apfelsine/-n, Bioorange/Bio-Orange/-n/Bio-Orangen, unbehandelte Orange/unbehandelter Orange/unbehandeltes Orange/unbehandelten Orange/unbehandeltem Orange, Saftorange/-n, Orangenfilet/-s, Pomeranze/-n, Navelorange/Navel-Orange/-n/Navel-Orangen, Bitterorange/-n, Orangenfruchtfleisch, Filets einer Orange',
    'blood orange': 'Blutorange/-n, Blutorangenfilets',
    mandarin: 'Mandarine/-n, Clementine/-n, Klementine/-n, Satsuma/-s, Mandarinchen, Tangerine/-n, Mandarinenfilets, Mandarinenspalten',
    'canned mandarin': 'Mandarinorange/-n, Dosenmandarinen, Mandarinen aus der Dose, Dose Mandarinen, Mandarinen Dose, Mandarin-Orangen, Dosen Mandarinen',
    kumquat: 'Kumquat/-s, Zwergorange/-n',
    grapefruit: 'Grapefruit/-s, Pampelmuse/-n, rosa Grapefruit, Grapefruitfilet/-s, Pink Grapefruit',
    pomelo: 'Pomelo/-s',
    apple:
      'Apfel/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Äpfel/Äpfeln, Elstar, Boskop, Boskoop, Jonagold, Granny Smith, Gala, Braeburn, Cox Orange, säuerliche Apfel/säuerlicher Apfel/säuerliches Apfel/säuerlichen Apfel/säuerlichem Apfel/säuerliche Äpfel/säuerlicher Äpfel/säuerliches Äpfel/säuerlichen Äpfel/säuerlichem Äpfel, Apfelringe frisch, Gravensteiner, Topaz, Tafelapfel/Tafeläpfel, Galaapfel/Gala-Apfel, Öpfel, Elstar-Äpfel, Boskop-Äpfel, Fuji, Pink Lady, grüne Apfel/grüner Apfel/grünes Apfel/grünen Apfel/grünem Apfel/grüne Äpfel/grüner Äpfel/grünes Äpfel/grünen Äpfel/grünem Äpfel, rote Apfel/roter Apfel/rotes Apfel/roten Apfel/rotem Apfel/rote Äpfel/roter Äpfel/rotes Äpfel/roten Äpfel/rotem Äpfel, Golden Delicious, Boskoop-Äpfel, Boskopapfel/Boskop-Apfel, Äpfelchen, Kronprinz Rudolf, Berlepsch, Boskoopapfel/Boskoop-Apfel, Elstarapfel/Elstar-Apfel, Pinova, Idared, Holsteiner Cox, Santana, Gala-Äpfel, Speiseapfel',
    'cooking apple': 'Backapfel, Backäpfel, Kochapfel/Kochäpfel, Bratäpfel frisch, Kochäpfeln',
    'crab apple': 'Zierapfel, Zieräpfel, Holzapfel, Holzäpfel',
    pear: 'Birne/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Williamsbirne/Williams-Birne/-n/Williams-Birnen, Abate, Abatefetel/Abate-Fetel, Conference, Birnenspalten, Birnenwürfel, Conférence, Kaiserbirne/-n, Kochbirne/-n, Nashi klein, Birnenhälften, Gute Luise, Tafelbirne, Forelle-Birne, Bürgermeisterbirnen, Kaiser-Alexander-Birne, Dosenbirnen, Birnen aus der Dose, Dose Birnen',
    'asian pear': 'Nashi, Nashibirne/Nashi-Birne/-n/Nashi-Birnen',
    quince: 'Quitte/-n, Apfelquitte/-n, Birnenquitte/-n, Quittenwürfel, Quittenspalten',
    peach:
      'Pfirsich/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-e/-en, Weinbergpfirsich/-e, Weinbergspfirsiche, Tellerpfirsich, Plattpfirsich/-e, Bergpfirsich, weiße Pfirsich/weißer Pfirsich/weißes Pfirsich/weißen Pfirsich/weißem Pfirsich, weiße Pfirsiche/weißer Pfirsiche/weißes Pfirsiche/weißen Pfirsiche/weißem Pfirsiche, Paraguayo, Pfirsichpüree',
    nectarine: 'Nektarine/-n, Nectarine/-n',
    'canned peach': 'Dosenpfirsich/-e, Pfirsiche aus der Dose, Dose Pfirsiche, Dose Pfirsichhälften, Pfirsichhälften aus der Dose, Pfirsiche in Dose',
    plum: 'Pflaume/-n, Eierpflaume/-n, Zwetschge/-n, Zwetschke/-n, Zwetsche/-n, Mirabelle/-n, Reneklode/-n, Ringlotte/-n, Reineclaude/-n, Pflaumenhälften, Kriecherl, Zwetschgenhälften, Zwetschgenspalten, Pflaumenspalten, Zwetschenhälften, Zibarte, Mirabellenhälften, Haferpflaume, Pflaumenmuskompott, Quetschen, Ringlo',
    damson: 'Schlehe/-n, Kriechen',
    apricot:
      'Aprikose/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Marille/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Aprikosenhälften, Marillenhälften, Aprikosenspalten, Dosenaprikosen, Dose Aprikosen, Aprikosen aus der Dose, Aprikosenpüree, Marillenspalten, Aprikosenhälfte, Malete',
    cherry: 'Kirsche/-n, Süßkirsche/Süß-Kirsche/-n/Süß-Kirschen, Süsskirsche/Süss-Kirsche/-n/Süss-Kirschen, Herzkirsche/-n, Chriesi, Knorpelkirsche/-n, TK-Kirschen, Vogelkirsche, Kirschenhälften',
    'sour cherry': 'Sauerkirsche/Sauer-Kirsche/-n/Sauer-Kirschen, Schattenmorelle/Schatten-Morelle/-n/Schatten-Morellen, Weichsel/-n, Glas Sauerkirschen, Glas Schattenmorellen, Weichselkirsche/-n, Glas Kirschen, Kirschen aus dem Glas, Kirschen Glas, Weixel, Morellen, Amarelle/-n',
    strawberry: 'Erdbeere/-n, TK-Erdbeere/-n, Walderdbeere/-n, Erdbeerpüree, Erdbeer, Erdbeermark, Erdbeerstücke, Ananaserdbeere',
    blueberry: 'Heidelbeere/-n, Blaubeere/-n, Schwarzbeere/-n, TK-Heidelbeeren, TK-Blaubeeren, Waldheidelbeere/-n, Kulturheidelbeere/-n, Kultur-Heidelbeeren, Waldblaubeeren, Wildheidelbeere/-n, Moosbeere/-n, Heidelbeer, Heubeere/-n, Bickbeere/-n, Wildblaubeeren, Waldbeere/-n, Heidelbeeri',
    raspberry: 'Himbeere/-n, TK-Himbeere/-n, Himbeermark, Himbeerpüree, Himbeermus, Himbeer, Waldhimbeere/-n',
    blackberry: 'Brombeere/-n, TK-Brombeeren, Waldbrombeere, Boysenbeere, Brombeer',
    'black currant':
      'schwarze Johannisbeere/schwarzer Johannisbeere/schwarzes Johannisbeere/schwarzen Johannisbeere/schwarzem Johannisbeere/-n/schwarzer Johannisbeeren/schwarzes Johannisbeeren/schwarzen Johannisbeeren/schwarzem Johannisbeeren, schwarze Ribisel/schwarzer Ribisel/schwarzes Ribisel/schwarzen Ribisel/schwarzem Ribisel/-n/schwarzer Ribiseln/schwarzes Ribiseln/schwarzen Ribiseln/schwarzem Ribiseln, Cassisbeere/Cassis-Beere/-n, Cassispüree, Cassismark, Meertrübeli schwarz, Josta, Jostabeere/-n',
    'red currant':
      'rote Johannisbeere/roter Johannisbeere/rotes Johannisbeere/roten Johannisbeere/rotem Johannisbeere/-n/roter Johannisbeeren/rotes Johannisbeeren/roten Johannisbeeren/rotem Johannisbeeren, Johannisbeere/-n, Ribisel/-n, rote Ribisel/roter Ribisel/rotes Ribisel/roten Ribisel/rotem Ribisel/-n/roter Ribiseln/rotes Ribiseln/roten Ribiseln/rotem Ribiseln, weiße Johannisbeere/weißer Johannisbeere/weißes Johannisbeere/weißen Johannisbeere/weißem Johannisbeere/-n/weißer Johannisbeeren/weißes Johannisbeeren/weißen Johannisbeeren/weißem Johannisbeeren, Meertrübeli, Johannisbeerrispen, Johannisbeer, Ribisl',
    gooseberry: 'Stachelbeere/-n, Glas Stachelbeeren',
    cranberry:
      'Cranberry/-s, frische Cranberry/frischer Cranberry/frisches Cranberry/frischen Cranberry/frischem Cranberry/-s/frischer Cranberrys/frisches Cranberrys/frischen Cranberrys/frischem Cranberrys, Cranberries frisch, frische Cranberries/frischer Cranberries/frisches Cranberries/frischen Cranberries/frischem Cranberries, Großfruchtige Moosbeere, TK-Cranberrys, TK-Cranberries',
    lingonberry: 'Preiselbeere/-n, frische Preiselbeeren/frischer Preiselbeeren/frisches Preiselbeeren/frischen Preiselbeeren/frischem Preiselbeeren, TK-Preiselbeeren, Kronsbeere/-n',
    elderberry: 'Holunderbeere/-n, Fliederbeere/-n, Holunder, Hollerbeere/-n, Holler',
    mulberry: 'Maulbeere/-n, getrocknete Maulbeeren/getrockneter Maulbeeren/getrocknetes Maulbeeren/getrockneten Maulbeeren/getrocknetem Maulbeeren',
    'mixed berry':
      'Beere/-n, gemischte Beere/gemischter Beere/gemischtes Beere/gemischten Beere/gemischtem Beere/-n/gemischter Beeren/gemischtes Beeren/gemischten Beeren/gemischtem Beeren, Beerenmischung, TK-Beeren, TK-Beerenmischung, Beerenmix, TK-Beerenmix, Waldfrüchte, Früchte des Waldes, Sommerbeeren, Waldbeerenmischung, Beerenfrüchte, TK-Waldbeeren, Beerenobst, Beerli, frische Beeren/frischer Beeren/frisches Beeren/frischen Beeren/frischem Beeren, Tiefkühlbeeren/Tiefkühl-Beeren, Waldbeermischung, Beeri, TK-Waldfrüchte, Waldbeer-Mix',
    açaí: 'Açaí, Acai, Acaipulver/Acai-Pulver, Acaipüree, Acaibeeren/Acai-Beeren',
    'cape gooseberry': 'Physalis, Kapstachelbeere/-n, Andenbeere/-n',
    'sea buckthorn': 'Sanddorn, Sanddornbeere/-n, Sanddornmark, Sanddornpüree',
    grape:
      'Traube/-n, Weintraube/Wein-Traube/-n/Wein-Trauben, weiße Trauben/weißer Trauben/weißes Trauben/weißen Trauben/weißem Trauben, blaue Trauben/blauer Trauben/blaues Trauben/blauen Trauben/blauem Trauben, rote Trauben/roter Trauben/rotes Trauben/roten Trauben/rotem Trauben, helle Trauben/heller Trauben/helles Trauben/hellen Trauben/hellem Trauben, kernlose Trauben/kernloser Trauben/kernloses Trauben/kernlosen Trauben/kernlosem Trauben, rote Weintrauben/roter Weintrauben/rotes Weintrauben/roten Weintrauben/rotem Weintrauben, grüne Trauben/grüner Trauben/grünes Trauben/grünen Trauben/grünem Trauben, dunkle Trauben/dunkler Trauben/dunkles Trauben/dunklen Trauben/dunklem Trauben, Tafeltraube/-n, grüne Weintrauben/grüner Weintrauben/grünes Weintrauben/grünen Weintrauben/grünem Weintrauben, kernlose Weintrauben/kernloser Weintrauben/kernloses Weintrauben/kernlosen Weintrauben/kernlosem Weintrauben, Träubchen, helle Weintrauben, Uhudlertrauben',
    banana: 'Banane/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-n, Babybanane/-n, Bananenpüree, Bananenmus, Bananenscheibe, Baby-Bananen',
    mango:
      'Mango/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Mangofruchtfleisch, Mangopüree, Mangomark, Mangopulp, Mangofleisch, Mangopulpe, TK-Mango, Flugmango',
    'green mango': 'grüne Mango/grüner Mango/grünes Mango/grünen Mango/grünem Mango/-s/grüner Mangos/grünes Mangos/grünen Mangos/grünem Mangos',
    papaya: 'Papaya/-s, Papayafruchtfleisch',
    'green papaya': 'grüne Papaya/grüner Papaya/grünes Papaya/grünen Papaya/grünem Papaya',
    pineapple:
      'Ananas/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Babyananas/Baby-Ananas, Ananasfruchtfleisch, Ananasfleisch, frische Ananas/frischer Ananas/frisches Ananas/frischen Ananas/frischem Ananas, Ananasringe frisch',
    'canned pineapple': 'Dosenananas, Ananas aus der Dose, Dose Ananas, Ananas Dose, Ananasring, Büchse Ananas, Ananas Stücke, Ananas in Dose',
    melon: 'Melone/-n, Galiamelone/Galia-Melone/-n/Galia-Melonen, Netzmelone/-n, Charentaismelone/Charentais-Melone/-n/Charentais-Melonen, Zuckermelone/-n, Piel de Sapo, Melonenkugeln, Futuro-Melone, Melonenwürfel, Melonenspalten',
    cantaloupe: 'Cantaloupemelone/Cantaloupe-Melone/-n/Cantaloupe-Melonen, Cantaloupe, Kantalupmelone, Cantaloupmelone/Cantaloup-Melone',
    'honeydew melon': 'Honigmelone/Honig-Melone/-n/Honig-Melonen',
    watermelon:
      'Wassermelone/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Wasser-Melone/Wasser-Melonewürfel/Wasser-Melonewürfeln/Wasser-Melonewürfelchen/Wasser-Melonescheibe/Wasser-Melonescheiben/Wasser-Melonescheibchen/Wasser-Melonestreifen/Wasser-Melonestück/Wasser-Melonestücke/Wasser-Melonestücken/Wasser-Melonestückchen/Wasser-Melonestückli/Wasser-Meloneringe/Wasser-Meloneringen/Wasser-Melonespalten/Wasser-Melonestifte/Wasser-Melonestiften/Wasser-Meloneraspel/Wasser-Meloneraspeln/Wasser-Meloneschnitz/Wasser-Meloneschnitze/Wasser-Meloneviertel/Wasser-Melonehälfte/Wasser-Melonehälften/-n/Wasser-Melonen, Wassermelonenfruchtfleisch',
    kiwi: 'Kiwi/-s, Kiwifrucht/Kiwifrüchte, Goldkiwi, gelbe Kiwi, Minikiwi/Mini-Kiwi/-s/Mini-Kiwis',
    fig: 'Feige/-n, frische Feige/frischer Feige/frisches Feige/frischen Feige/frischem Feige/-n/frischer Feigen/frisches Feigen/frischen Feigen/frischem Feigen, blaue Feigen/blauer Feigen/blaues Feigen/blauen Feigen/blauem Feigen, Feigenspalten',
    pomegranate: 'Granatapfel/Granatäpfel, Granatapfelkern/-e/-en, Granatapfelsamen, Kerne eines Granatapfels, Granatäpfeln',
    'passion fruit': 'Maracuja/-s, Passionsfrucht/Passionsfrüchte/Passionsfrüchten, Maracujapüree, Maracujamark, Grenadilla, Granadilla, Passionsfruchtpüree, Maracujafruchtfleisch, Passionsfruchtmark, Maracujakerne',
    lychee: 'Litschi/-s, Lychee/-s, Litchi/-s, Litschies',
    longan: 'Longan, Longans',
    rambutan: 'Rambutan/-s',
    mangosteen: 'Mangostane/-n',
    'dragon fruit': 'Drachenfrucht/Drachenfrüchte, Pitahaya, Pitaya',
    'star fruit': 'Sternfrucht/Sternfrüchte, Karambole/-n',
    guava: 'Guave/-n',
    persimmon: 'Kaki/-s, Kakifrucht/Kakifrüchte, Sharonfrucht, Persimone/-n, Sharon-Frucht, Persimon',
    'prickly pear': 'Kaktusfeige/-n',
    jackfruit: 'Jackfruit, Jackfrucht, Jackfruchtfleisch',
    durian: 'Durian',
    soursop: 'Stachelannone, Graviola, Guanabana',
    cherimoya: 'Cherimoya',
    loquat: 'Mispel/-n',
    'rose hip': 'Hagebutte/-n, Hagebuttenmark, Hagebuttenpulver, Hagebuttenpüree, Hiffenmark, Buttenmark, Hiefenmark, Hägenmark',
    tamarind: 'Tamarinde, Tamarindenmark, Tamarindenfruchtfleisch, Tamarindenblock',
    rhubarb:
      'Rhabarber/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Rhabarberstange/-n, Stange Rhabarber/Stangen Rhabarber, Himbeerrhabarber, Erdbeerrhabarber, TK-Rhabarber',
    raisin: 'Rosine/-n, Rosinchen, Weinbeere/-n, Rumrosinen/Rum-Rosinen, Zibeben, Weinbeeri, Weinbeerli, dunkle Rosinen/dunkler Rosinen/dunkles Rosinen/dunklen Rosinen/dunklem Rosinen, Traubenrosine/-n',
    'golden raisin':
      'Sultanine/-n, helle Rosinen/heller Rosinen/helles Rosinen/hellen Rosinen/hellem Rosinen, Sultaninen hell, Goldrosinen, goldgelbe Rosinen/goldgelber Rosinen/goldgelbes Rosinen/goldgelben Rosinen/goldgelbem Rosinen, Sultaninenrosinen, helle Sultaninen/heller Sultaninen/helles Sultaninen/hellen Sultaninen/hellem Sultaninen',
    currant: 'Korinthe/-n',
    'dried cranberry':
      'getrocknete Cranberry/getrockneter Cranberry/getrocknetes Cranberry/getrockneten Cranberry/getrocknetem Cranberry/-s/getrockneter Cranberrys/getrocknetes Cranberrys/getrockneten Cranberrys/getrocknetem Cranberrys, getrocknete Cranberries/getrockneter Cranberries/getrocknetes Cranberries/getrockneten Cranberries/getrocknetem Cranberries, Cranberries, Cranberrys getrocknet, Cranberries getrocknet, Craisins, gesüßte Cranberrys/gesüßter Cranberrys/gesüßtes Cranberrys/gesüßten Cranberrys/gesüßtem Cranberrys, getrocknete Preiselbeeren/getrockneter Preiselbeeren/getrocknetes Preiselbeeren/getrockneten Preiselbeeren/getrocknetem Preiselbeeren, Softcranberrys, Soft-Cranberries, Soft-Cranberrys',
    'dried cherry': 'getrocknete Kirschen/getrockneter Kirschen/getrocknetes Kirschen/getrockneten Kirschen/getrocknetem Kirschen, getrocknete Sauerkirschen/getrockneter Sauerkirschen/getrocknetes Sauerkirschen/getrockneten Sauerkirschen/getrocknetem Sauerkirschen, Trockenkirschen, Kirschen getrocknet',
    'dried blueberry': 'getrocknete Heidelbeeren/getrockneter Heidelbeeren/getrocknetes Heidelbeeren/getrockneten Heidelbeeren/getrocknetem Heidelbeeren, getrocknete Blaubeeren/getrockneter Blaubeeren/getrocknetes Blaubeeren/getrockneten Blaubeeren/getrocknetem Blaubeeren',
    'dried barberry': 'Berberitze/-n, getrocknete Berberitzen/getrockneter Berberitzen/getrocknetes Berberitzen/getrockneten Berberitzen/getrocknetem Berberitzen, Berberitzenbeeren',
    'goji berry': 'Gojibeere/Goji-Beere/-n/Goji-Beeren, Goji, getrocknete Goji-Beeren/getrockneter Goji-Beeren/getrocknetes Goji-Beeren/getrockneten Goji-Beeren/getrocknetem Goji-Beeren',
    date: 'Dattel/-n, Medjooldattel/Medjool-Dattel/-n/Medjool-Datteln, Medjoul-Datteln, getrocknete Dattel/getrockneter Dattel/getrocknetes Dattel/getrockneten Dattel/getrocknetem Dattel/-n/getrockneter Datteln/getrocknetes Datteln/getrockneten Datteln/getrocknetem Datteln, Softdatteln/Soft-Datteln, entsteinte Datteln/entsteinter Datteln/entsteintes Datteln/entsteinten Datteln/entsteintem Datteln, Deglet Nour, Dattelpaste, Dattelmus, Medjouldattel/Medjoul-Dattel, frische Datteln/frischer Datteln/frisches Datteln/frischen Datteln/frischem Datteln, Dattelstücke, Medjool, Trockendatteln, Dattelpüree, Dattelwürfel',
    'dried apricot':
      'getrocknete Aprikose/getrockneter Aprikose/getrocknetes Aprikose/getrockneten Aprikose/getrocknetem Aprikose/-n/getrockneter Aprikosen/getrocknetes Aprikosen/getrockneten Aprikosen/getrocknetem Aprikosen, Softaprikose/Soft-Aprikose/-n/Soft-Aprikosen, Trockenaprikose/-n, Aprikosen getrocknet, getrocknete Marillen/getrockneter Marillen/getrocknetes Marillen/getrockneten Marillen/getrocknetem Marillen, Dörraprikose/-n, Dörrmarillen, gedörrte Aprikosen/gedörrter Aprikosen/gedörrtes Aprikosen/gedörrten Aprikosen/gedörrtem Aprikosen, Marillen getrocknet, getrocknete Softaprikosen/getrockneter Softaprikosen/getrocknetes Softaprikosen/getrockneten Softaprikosen/getrocknetem Softaprikosen',
    'dried pear':
      'getrocknete Birne/getrockneter Birne/getrocknetes Birne/getrockneten Birne/getrocknetem Birne/-n/getrockneter Birnen/getrocknetes Birnen/getrockneten Birnen/getrocknetem Birnen, Dörrbirne/-n, Kletzen, Hutzel/-n, Birnen getrocknet, Hutzelbirnen, Kletze, gedörrte Birnen/gedörrter Birnen/gedörrtes Birnen/gedörrten Birnen/gedörrtem Birnen, Birnenschnitze getrocknet',
    'dried apple':
      'getrocknete Apfel/getrockneter Apfel/getrocknetes Apfel/getrockneten Apfel/getrocknetem Apfel/getrocknete Äpfel/getrockneter Äpfel/getrocknetes Äpfel/getrockneten Äpfel/getrocknetem Äpfel, Apfelring, getrocknete Apfelringe/getrockneter Apfelringe/getrocknetes Apfelringe/getrockneten Apfelringe/getrocknetem Apfelringe, Dörräpfel, Apfelchips, Dörrapfel, Apfelringe getrocknet, getrocknete Apfelstücke/getrockneter Apfelstücke/getrocknetes Apfelstücke/getrockneten Apfelstücke/getrocknetem Apfelstücke, gedörrte Apfelringe/gedörrter Apfelringe/gedörrtes Apfelringe/gedörrten Apfelringe/gedörrtem Apfelringe, Apfelschnitze getrocknet, Dörrapfelringe',
    prune:
      'Backpflaume/-n, Dörrpflaume/-n, Trockenpflaume/-n, getrocknete Pflaume/getrockneter Pflaume/getrocknetes Pflaume/getrockneten Pflaume/getrocknetem Pflaume/-n/getrockneter Pflaumen/getrocknetes Pflaumen/getrockneten Pflaumen/getrocknetem Pflaumen, Softpflaumen/Soft-Pflaumen, Dörrzwetschge/-n, Dörrzwetschke/-n, Pflaumen getrocknet, Kurpflaume/-n, getrocknete Zwetschgen/getrockneter Zwetschgen/getrocknetes Zwetschgen/getrockneten Zwetschgen/getrocknetem Zwetschgen, gedörrte Pflaumen/gedörrter Pflaumen/gedörrtes Pflaumen/gedörrten Pflaumen/gedörrtem Pflaumen, gedörrte Zwetschgen/gedörrter Zwetschgen/gedörrtes Zwetschgen/gedörrten Zwetschgen/gedörrtem Zwetschgen, Powidlzwetschken',
    'dried fig':
      'getrocknete Feige/getrockneter Feige/getrocknetes Feige/getrockneten Feige/getrocknetem Feige/-n/getrockneter Feigen/getrocknetes Feigen/getrockneten Feigen/getrocknetem Feigen, Feigen getrocknet, Softfeigen/Soft-Feigen, Dörrfeige/-n, Trockenfeigen, gedörrte Feigen/gedörrter Feigen/gedörrtes Feigen/gedörrten Feigen/gedörrtem Feigen, Feigenwürfel getrocknet',
    'dried mango': 'getrocknete Mango/getrockneter Mango/getrocknetes Mango/getrockneten Mango/getrocknetem Mango, Mango getrocknet, Mangostreifen getrocknet, Trockenmango',
    'dried pineapple': 'getrocknete Ananas/getrockneter Ananas/getrocknetes Ananas/getrockneten Ananas/getrocknetem Ananas, Ananas getrocknet, kandierte Ananas/kandierter Ananas/kandiertes Ananas/kandierten Ananas/kandiertem Ananas',
    'banana chip': 'Bananenchips, getrocknete Banane/getrockneter Banane/getrocknetes Banane/getrockneten Banane/getrocknetem Banane, getrocknete Bananen/getrockneter Bananen/getrocknetes Bananen/getrockneten Bananen/getrocknetem Bananen, Bananenchip',
    salt: 'Salz, Meersalz, Speisesalz, Tafelsalz, Kochsalz, Steinsalz, Siedesalz, Ursalz, Jodsalz, Alpensalz, Natursalz, Bad Reichenhaller, feine Salz/feiner Salz/feines Salz/feinen Salz/feinem Salz, Nudelsalz, Pastasalz, Streusalz, Reichenhaller, Pökelsalz, Nitritpökelsalz, Salzwasser, Bergsalz, Bergkern, Salzlake, Salinensalz, Jodsalz fein, Kristallsalz, Tiefensalz, Himalaya-Steinsalz, Sole, Nitrit-Pökelsalz, Jod-Salz',
    'kosher salt':
      'grobe Salz/grober Salz/grobes Salz/groben Salz/grobem Salz, grobe Meersalz/grober Meersalz/grobes Meersalz/groben Meersalz/grobem Meersalz, Meersalz grob, Salz grob, Brezelsalz, Hagelsalz, Mühlensalz, grobe Steinsalz/grober Steinsalz/grobes Steinsalz/groben Steinsalz/grobem Steinsalz, Laugenbrezelsalz, koschere Salz/koscherer Salz/koscheres Salz/koscheren Salz/koscherem Salz, Brezensalz',
    'flaky salt': 'Fleur de Sel, Salzflocken, Meersalzflocken, Maldon, Maldonsalz/Maldon-Salz, Meersalz-Flocken, Pyramidensalz, Flockensalz, Salzflöckchen',
    'smoked salt': 'Rauchsalz, geräucherte Salz/geräucherter Salz/geräuchertes Salz/geräucherten Salz/geräuchertem Salz, Hickorysalz',
    'black salt': 'Kala Namak, Schwarzsalz, indische Schwarzsalz/indischer Schwarzsalz/indisches Schwarzsalz/indischen Schwarzsalz/indischem Schwarzsalz, Kala-Namak-Salz, Kalanamak',
    'pink salt': 'Himalayasalz/Himalaya-Salz, rosa Salz',
    'celery salt': 'Selleriesalz',
    'garlic salt': 'Knoblauchsalz',
    'onion salt': 'Zwiebelsalz',
    MSG: 'Glutamat, MSG, Natriumglutamat, Mononatriumglutamat, Ajinomoto',
    'black pepper':
      'Pfeffer, schwarze Pfeffer/schwarzer Pfeffer/schwarzes Pfeffer/schwarzen Pfeffer/schwarzem Pfeffer, Pfeffer schwarz, gemahlene Pfeffer/gemahlener Pfeffer/gemahlenes Pfeffer/gemahlenen Pfeffer/gemahlenem Pfeffer, bunte Pfeffer/bunter Pfeffer/buntes Pfeffer/bunten Pfeffer/buntem Pfeffer, Pfeffer bunt, frisch gemahlene Pfeffer/frisch gemahlener Pfeffer/frisch gemahlenes Pfeffer/frisch gemahlenen Pfeffer/frisch gemahlenem Pfeffer, Mühlenpfeffer, Tellicherrypfeffer/Tellicherry-Pfeffer, Pfeffermischung, Kampotpfeffer/Kampot-Pfeffer, Malabar-Pfeffer, Urwaldpfeffer, Pfeffer aus der Mühle, Kubebenpfeffer, langer Pfeffer, Bergpfeffer, Voatsiperifery-Pfeffer',
    'black peppercorn':
      'Pfefferkorn/Pfefferkörner/Pfefferkörnern, schwarze Pfefferkörner/schwarzer Pfefferkörner/schwarzes Pfefferkörner/schwarzen Pfefferkörner/schwarzem Pfefferkörner, ganze Pfefferkörner/ganzer Pfefferkörner/ganzes Pfefferkörner/ganzen Pfefferkörner/ganzem Pfefferkörner, bunte Pfefferkörner/bunter Pfefferkörner/buntes Pfefferkörner/bunten Pfefferkörner/buntem Pfefferkörner, schwarze Pfefferkorn/schwarzer Pfefferkorn/schwarzes Pfefferkorn/schwarzen Pfefferkorn/schwarzem Pfefferkorn',
    'white pepper':
      'weiße Pfeffer/weißer Pfeffer/weißes Pfeffer/weißen Pfeffer/weißem Pfeffer, weisse Pfeffer/weisser Pfeffer/weisses Pfeffer/weissen Pfeffer/weissem Pfeffer, Pfeffer weiß, weiße Pfefferkörner/weißer Pfefferkörner/weißes Pfefferkörner/weißen Pfefferkörner/weißem Pfefferkörner, weisse Pfefferkörner/weisser Pfefferkörner/weisses Pfefferkörner/weissen Pfefferkörner/weissem Pfefferkörner, Pfeffer weiss, helle Pfeffer/heller Pfeffer/helles Pfeffer/hellen Pfeffer/hellem Pfeffer',
    'green peppercorn':
      'grüne Pfeffer/grüner Pfeffer/grünes Pfeffer/grünen Pfeffer/grünem Pfeffer, grüne Pfefferkörner/grüner Pfefferkörner/grünes Pfefferkörner/grünen Pfefferkörner/grünem Pfefferkörner, Pfeffer grün, eingelegte Pfefferkörner/eingelegter Pfefferkörner/eingelegtes Pfefferkörner/eingelegten Pfefferkörner/eingelegtem Pfefferkörner, grüne Pfefferbeeren/grüner Pfefferbeeren/grünes Pfefferbeeren/grünen Pfefferbeeren/grünem Pfefferbeeren, eingelegte grüne Pfeffer/eingelegte grüner Pfeffer/eingelegte grünes Pfeffer/eingelegte grünen Pfeffer/eingelegte grünem Pfeffer/eingelegter grüne Pfeffer/eingelegter grüner Pfeffer/eingelegter grünes Pfeffer/eingelegter grünen Pfeffer/eingelegter grünem Pfeffer/eingelegtes grüne Pfeffer/eingelegtes grüner Pfeffer/eingelegtes grünes Pfeffer/eingelegtes grünen Pfeffer/eingelegtes grünem Pfeffer/eingelegten grüne Pfeffer/eingelegten grüner Pfeffer/eingelegten grünes Pfeffer/eingelegten grünen Pfeffer/eingelegten grünem Pfeffer/eingelegtem grüne Pfeffer/eingelegtem grüner Pfeffer/eingelegtem grünes Pfeffer/eingelegtem grünen Pfeffer/eingelegtem grünem Pfeffer',
    'pink peppercorn':
      'rosa Pfeffer, rosa Pfefferbeeren, Rosa Beeren, rosa Pfefferkörner, rote Pfeffer/roter Pfeffer/rotes Pfeffer/roten Pfeffer/rotem Pfeffer, rosé Pfeffer, Schinusbeeren, rote Pfefferbeeren/roter Pfefferbeeren/rotes Pfefferbeeren/roten Pfefferbeeren/rotem Pfefferbeeren, rosafarbene Pfeffer/rosafarbener Pfeffer/rosafarbenes Pfeffer/rosafarbenen Pfeffer/rosafarbenem Pfeffer, rosa Pfefferkörnern, rote Pfefferkörner/roter Pfefferkörner/rotes Pfefferkörner/roten Pfefferkörner/rotem Pfefferkörner',
    'sichuan pepper': 'Szechuanpfeffer, Szechuan-Pfeffer, Sichuanpfeffer/Sichuan-Pfeffer, Szechuan-Pfefferkörner, Timutpfeffer, Timut-Pfeffer, Sechuanpfeffer, Anispfeffer, Sichuanpfefferkörner',
    'garam masala': 'Garam Masala, Garammasala',
    turmeric: 'Kurkuma, Kurkumapulver, gemahlene Kurkuma/gemahlener Kurkuma/gemahlenes Kurkuma/gemahlenen Kurkuma/gemahlenem Kurkuma, Curcuma, Gelbwurz, Kurkuma gemahlen, Kurkuma-Pulver, Curcumapulver',
    saffron: 'Safran, Safranfaden/Safranfäden, Safranpulver, Briefchen Safran, Döschen Safran, Safran gemahlen, Safran-Fäden',
    'ground cumin': 'Kreuzkümmel, Kreuz-Kümmel, gemahlene Kreuzkümmel/gemahlener Kreuzkümmel/gemahlenes Kreuzkümmel/gemahlenen Kreuzkümmel/gemahlenem Kreuzkümmel, Cumin, Kumin, Kreuzkümmelpulver, Kreuzkümmel gemahlen, Kreuzkümmel-Pulver, Cumin gemahlen, Mutterkümmel, Cuminpulver',
    'cumin seed': 'Kreuzkümmelsamen, ganze Kreuzkümmel/ganzer Kreuzkümmel/ganzes Kreuzkümmel/ganzen Kreuzkümmel/ganzem Kreuzkümmel, Kreuzkümmel ganz, Cuminsamen, Kreuzkümmelsaat, Kreuzkümmelkörner, Kreuzkümmel-Samen',
    'ground coriander':
      'gemahlene Koriander/gemahlener Koriander/gemahlenes Koriander/gemahlenen Koriander/gemahlenem Koriander, Korianderpulver, Koriander gemahlen, gemahlene Koriandersamen/gemahlener Koriandersamen/gemahlenes Koriandersamen/gemahlenen Koriandersamen/gemahlenem Koriandersamen, Koriander-Pulver, Koriandersamen gemahlen',
    'coriander seed': 'Koriandersamen, Koriandersaat, Korianderkörner, Korianderkorn, Koriander ganz, Koriander-Samen, Korianderkörnern, Koriandersaaten',
    'smoked paprika':
      'Rauchpaprika, geräucherte Paprikapulver/geräucherter Paprikapulver/geräuchertes Paprikapulver/geräucherten Paprikapulver/geräuchertem Paprikapulver, geräucherte Paprika/geräucherter Paprika/geräuchertes Paprika/geräucherten Paprika/geräuchertem Paprika, Paprikapulver geräuchert, Pimentón, Pimenton de la Vera, Pimentón de la Vera, Räucherpaprika, Pimenton, Smoked Paprika, Rauchpaprikapulver, geräucherte edelsüße Paprikapulver/geräucherte edelsüßer Paprikapulver/geräucherte edelsüßes Paprikapulver/geräucherte edelsüßen Paprikapulver/geräucherte edelsüßem Paprikapulver/geräucherter edelsüße Paprikapulver/geräucherter edelsüßer Paprikapulver/geräucherter edelsüßes Paprikapulver/geräucherter edelsüßen Paprikapulver/geräucherter edelsüßem Paprikapulver/geräuchertes edelsüße Paprikapulver/geräuchertes edelsüßer Paprikapulver/geräuchertes edelsüßes Paprikapulver/geräuchertes edelsüßen Paprikapulver/geräuchertes edelsüßem Paprikapulver/geräucherten edelsüße Paprikapulver/geräucherten edelsüßer Paprikapulver/geräucherten edelsüßes Paprikapulver/geräucherten edelsüßen Paprikapulver/geräucherten edelsüßem Paprikapulver/geräuchertem edelsüße Paprikapulver/geräuchertem edelsüßer Paprikapulver/geräuchertem edelsüßes Paprikapulver/geräuchertem edelsüßen Paprikapulver/geräuchertem edelsüßem Paprikapulver, Räucherpaprikapulver',
    paprika:
      'Paprikapulver, edelsüße Paprikapulver/edelsüßer Paprikapulver/edelsüßes Paprikapulver/edelsüßen Paprikapulver/edelsüßem Paprikapulver, Paprika edelsüß, Paprikapulver edelsüß, rosenscharfe Paprikapulver/rosenscharfer Paprikapulver/rosenscharfes Paprikapulver/rosenscharfen Paprikapulver/rosenscharfem Paprikapulver, Paprikapulver rosenscharf, Paprika rosenscharf, Edelsüßpaprika, Rosenpaprika, Paprikagewürz, scharfe Paprikapulver/scharfer Paprikapulver/scharfes Paprikapulver/scharfen Paprikapulver/scharfem Paprikapulver, Paprika gemahlen, Delikatesspaprika, Paprika-Pulver, edelsüße Paprika/edelsüßer Paprika/edelsüßes Paprika/edelsüßen Paprika/edelsüßem Paprika, süße Paprikapulver/süßer Paprikapulver/süßes Paprikapulver/süßen Paprikapulver/süßem Paprikapulver, süsse Paprikapulver/süsser Paprikapulver/süsses Paprikapulver/süssen Paprikapulver/süssem Paprikapulver, Edelsüss-Paprika, Paprikapulver scharf, Paprikapulver süß, Paprikapulver süss, milde Paprikapulver/milder Paprikapulver/mildes Paprikapulver/milden Paprikapulver/mildem Paprikapulver, rosenscharfe Paprika/rosenscharfer Paprika/rosenscharfes Paprika/rosenscharfen Paprika/rosenscharfem Paprika, edelsüsse Paprikapulver/edelsüsser Paprikapulver/edelsüsses Paprikapulver/edelsüssen Paprikapulver/edelsüssem Paprikapulver, gemahlene Paprika/gemahlener Paprika/gemahlenes Paprika/gemahlenen Paprika/gemahlenem Paprika, Paprikaflocken, Edelsüß-Paprika, Rosenpaprikapulver, Paprika scharf, Paprika süß, Paprikapulver mild, ungarische Paprikapulver/ungarischer Paprikapulver/ungarisches Paprikapulver/ungarischen Paprikapulver/ungarischem Paprikapulver, Paprika noble süß',
    'chili flakes':
      'Chiliflocken, Chili-Flocken, Chilliflocken, getrocknete Chiliflocken/getrockneter Chiliflocken/getrocknetes Chiliflocken/getrockneten Chiliflocken/getrocknetem Chiliflocken, Chilischrot, Peperoncinoflocken/Peperoncino-Flocken, Chili getrocknet, Chili aus der Mühle, Chilifäden getrocknet, Chilisamen, Peperoncini getrocknet, Chilikörner, geschrotete Chili/geschroteter Chili/geschrotetes Chili/geschroteten Chili/geschrotetem Chili, Chili geschrotet',
    'chili powder': 'Chilipulver, Chili-Pulver, gemahlene Chili/gemahlener Chili/gemahlenes Chili/gemahlenen Chili/gemahlenem Chili, Chilligewürz, Chillipulver, Chili gemahlen, Chilipulver mild',
    'cayenne pepper': 'Cayennepfeffer/Cayenne-Pfeffer, Cayenne, Cayennepfeffer gemahlen, gemahlene Cayennepfeffer/gemahlener Cayennepfeffer/gemahlenes Cayennepfeffer/gemahlenen Cayennepfeffer/gemahlenem Cayennepfeffer, Chayennepfeffer, Cayenepfeffer',
    'aleppo pepper': 'Aleppopfeffer/Aleppo-Pfeffer, Pul Biber, Pulbiber, Aleppo-Chili, Urfabiber/Urfa-Biber, Isot',
    gochugaru: 'Gochugaru, koreanische Chiliflocken/koreanischer Chiliflocken/koreanisches Chiliflocken/koreanischen Chiliflocken/koreanischem Chiliflocken, koreanische Chilipulver/koreanischer Chilipulver/koreanisches Chilipulver/koreanischen Chilipulver/koreanischem Chilipulver',
    'espelette pepper': "Piment d'Espelette, Espelettepfeffer/Espelette-Pfeffer, Espelette-Chili",
    'kashmiri chili powder': 'Kashmiri-Chilipulver, Kaschmir-Chilipulver, Kashmir-Chili, Kaschmir-Chili, Kashmiri-Chili',
    'chipotle powder': 'Chipotlepulver/Chipotle-Pulver, Chipotle-Flocken, Chipotle-Chilipulver, Chipotleflocken, Chipotlechiliflocken/Chipotle-Chiliflocken, geräucherte Chilipulver/geräucherter Chilipulver/geräuchertes Chilipulver/geräucherten Chilipulver/geräuchertem Chilipulver',
    'dried red chili':
      'getrocknete Chili/getrockneter Chili/getrocknetes Chili/getrockneten Chili/getrocknetem Chili/-s/getrockneter Chilis/getrocknetes Chilis/getrockneten Chilis/getrocknetem Chilis, getrocknete Chilischote/getrockneter Chilischote/getrocknetes Chilischote/getrockneten Chilischote/getrocknetem Chilischote/-n/getrockneter Chilischoten/getrocknetes Chilischoten/getrockneten Chilischoten/getrocknetem Chilischoten, getrocknete Peperoncini/getrockneter Peperoncini/getrocknetes Peperoncini/getrockneten Peperoncini/getrocknetem Peperoncini, getrocknete Peperoncino/getrockneter Peperoncino/getrocknetes Peperoncino/getrockneten Peperoncino/getrocknetem Peperoncino, Chilischoten getrocknet, getrocknete rote Chilischote/getrocknete roter Chilischote/getrocknete rotes Chilischote/getrocknete roten Chilischote/getrocknete rotem Chilischote/getrockneter rote Chilischote/getrockneter roter Chilischote/getrockneter rotes Chilischote/getrockneter roten Chilischote/getrockneter rotem Chilischote/getrocknetes rote Chilischote/getrocknetes roter Chilischote/getrocknetes rotes Chilischote/getrocknetes roten Chilischote/getrocknetes rotem Chilischote/getrockneten rote Chilischote/getrockneten roter Chilischote/getrockneten rotes Chilischote/getrockneten roten Chilischote/getrockneten rotem Chilischote/getrocknetem rote Chilischote/getrocknetem roter Chilischote/getrocknetem rotes Chilischote/getrocknetem roten Chilischote/getrocknetem rotem Chilischote, getrocknete rote Chilischoten/getrocknete roter Chilischoten/getrocknete rotes Chilischoten/getrocknete roten Chilischoten/getrocknete rotem Chilischoten/getrockneter rote Chilischoten/getrockneter roter Chilischoten/getrockneter rotes Chilischoten/getrockneter roten Chilischoten/getrockneter rotem Chilischoten/getrocknetes rote Chilischoten/getrocknetes roter Chilischoten/getrocknetes rotes Chilischoten/getrocknetes roten Chilischoten/getrocknetes rotem Chilischoten/getrockneten rote Chilischoten/getrockneten roter Chilischoten/getrockneten rotes Chilischoten/getrockneten roten Chilischoten/getrockneten rotem Chilischoten/getrocknetem rote Chilischoten/getrocknetem roter Chilischoten/getrocknetem rotes Chilischoten/getrocknetem roten Chilischoten/getrocknetem rotem Chilischoten, getrocknete Pfefferschote/getrockneter Pfefferschote/getrocknetes Pfefferschote/getrockneten Pfefferschote/getrocknetem Pfefferschote/-n/getrockneter Pfefferschoten/getrocknetes Pfefferschoten/getrockneten Pfefferschoten/getrocknetem Pfefferschoten, Chilischote getrocknet, Chilis getrocknet, getrocknete Chillischoten/getrockneter Chillischoten/getrocknetes Chillischoten/getrockneten Chillischoten/getrocknetem Chillischoten',
    'ancho chili': 'Anchochili/Ancho-Chili/-s/Ancho-Chilis, Ancho',
    'guajillo chili': 'Guajillochili/Guajillo-Chili',
    'chipotle chili': 'Chipotlechili/Chipotle-Chili/-s/Chipotle-Chilis, getrocknete Chipotle/getrockneter Chipotle/getrocknetes Chipotle/getrockneten Chipotle/getrocknetem Chipotle',
    'onion powder':
      'Zwiebelpulver, Zwiebelgranulat, Zwiebel-Pulver, gemahlene Zwiebel/gemahlener Zwiebel/gemahlenes Zwiebel/gemahlenen Zwiebel/gemahlenem Zwiebel, granulierte Zwiebel/granulierter Zwiebel/granuliertes Zwiebel/granulierten Zwiebel/granuliertem Zwiebel, granulierte Zwiebeln/granulierter Zwiebeln/granuliertes Zwiebeln/granulierten Zwiebeln/granuliertem Zwiebeln',
    'garlic powder':
      'Knoblauchpulver, Knoblauchgranulat, granulierte Knoblauch/granulierter Knoblauch/granuliertes Knoblauch/granulierten Knoblauch/granuliertem Knoblauch, getrocknete Knoblauch/getrockneter Knoblauch/getrocknetes Knoblauch/getrockneten Knoblauch/getrocknetem Knoblauch, Knoblauch-Pulver, Knoblauchflocken, Knoblauch granuliert, Knoblauch getrocknet',
    'dried onion': 'getrocknete Zwiebel/getrockneter Zwiebel/getrocknetes Zwiebel/getrockneten Zwiebel/getrocknetem Zwiebel/-n/getrockneter Zwiebeln/getrocknetes Zwiebeln/getrockneten Zwiebeln/getrocknetem Zwiebeln, Zwiebelflocken, Zwiebeln getrocknet',
    cinnamon: 'Zimt, Zimtpulver, gemahlene Zimt/gemahlener Zimt/gemahlenes Zimt/gemahlenen Zimt/gemahlenem Zimt, Ceylonzimt/Ceylon-Zimt, Zimt gemahlen, Zimmt, Zimt-Pulver, Kassiazimt, Cassiazimt, Zimtblüte/-n',
    'cinnamon stick': 'Zimtstange/-n, Stange Zimt, Stück Zimtstange, Zimtrinde, Stangen Zimt, Zimtstängel, Zimtstäbchen, Zimtstangerl, Zimt-Stange/-n',
    nutmeg:
      'Muskat, Muskatnuss/Muskatnüsse, geriebene Muskatnuss, Muskatpulver, gemahlene Muskat/gemahlener Muskat/gemahlenes Muskat/gemahlenen Muskat/gemahlenem Muskat, Muskatnuß, gemahlene Muskatnuss/gemahlener Muskatnuss/gemahlenes Muskatnuss/gemahlenen Muskatnuss/gemahlenem Muskatnuss, Muskatabrieb, Muskat gemahlen, Muskatnusspulver, Muskat aus der Mühle, Muscat, Muskatnuss gemahlen',
    mace: 'Macis, Muskatblüte/-n, Mazis, Macisblüte, Muskatblütenpulver',
    cardamom: 'Kardamom, gemahlene Kardamom/gemahlener Kardamom/gemahlenes Kardamom/gemahlenen Kardamom/gemahlenem Kardamom, Kardamompulver, Kardamom gemahlen, Kardamon, Cardamom, Kardamom-Pulver, Cardamon',
    'cardamom pod':
      'Kardamomkapsel/-n, grüne Kardamomkapsel/grüner Kardamomkapsel/grünes Kardamomkapsel/grünen Kardamomkapsel/grünem Kardamomkapsel/-n/grüner Kardamomkapseln/grünes Kardamomkapseln/grünen Kardamomkapseln/grünem Kardamomkapseln, Kardamomschote/-n, Kardamomsamen, Kardamom-Kapsel/-n, grüne Kardamom/grüner Kardamom/grünes Kardamom/grünen Kardamom/grünem Kardamom, Kardamonkapsel/-n, Kardamomsaat, Kardamomkörner',
    'black cardamom': 'schwarze Kardamom/schwarzer Kardamom/schwarzes Kardamom/schwarzen Kardamom/schwarzem Kardamom, schwarze Kardamomkapseln/schwarzer Kardamomkapseln/schwarzes Kardamomkapseln/schwarzen Kardamomkapseln/schwarzem Kardamomkapseln',
    clove: 'Nelke/-n, Gewürznelke/Gewürz-Nelke/-n/Gewürz-Nelken, Gewürznägeli, Nägeli, Nelkenköpfe, Nelkenköpfchen, Nelkenkopf, Neugewürznelke, ganze Nelken/ganzer Nelken/ganzes Nelken/ganzen Nelken/ganzem Nelken, Nagerl, Nagerln',
    'ground cloves':
      'Nelkenpulver, gemahlene Nelke/gemahlener Nelke/gemahlenes Nelke/gemahlenen Nelke/gemahlenem Nelke/-n/gemahlener Nelken/gemahlenes Nelken/gemahlenen Nelken/gemahlenem Nelken, Nelken gemahlen, gemahlene Gewürznelken/gemahlener Gewürznelken/gemahlenes Gewürznelken/gemahlenen Gewürznelken/gemahlenem Gewürznelken, Gewürznelken gemahlen',
    allspice: 'Piment, Pimentkorn/Pimentkörner/Pimentkörnern, Neugewürz, Nelkenpfeffer, Neugewürzkörner, gemahlene Piment/gemahlener Piment/gemahlenes Piment/gemahlenen Piment/gemahlenem Piment, Piment gemahlen, Pimentpulver, Jamaikapfeffer, Neugewürz gemahlen',
    'star anise': 'Sternanis, Sternanise, Sternaniszacken, Anisstern/-e, Sternanisstern',
    'anise seed': 'Anis, Anissamen, Anispulver, gemahlene Anis/gemahlener Anis/gemahlenes Anis/gemahlenen Anis/gemahlenem Anis, Anissaat, Aniskörner, Anis gemahlen',
    'ground ginger': 'Ingwerpulver, gemahlene Ingwer/gemahlener Ingwer/gemahlenes Ingwer/gemahlenen Ingwer/gemahlenem Ingwer, Ingwer gemahlen, Ingwer-Pulver, getrocknete Ingwer/getrockneter Ingwer/getrocknetes Ingwer/getrockneten Ingwer/getrocknetem Ingwer, Ingwer getrocknet',
    'caraway seed': 'Kümmel, Kümmelsamen, Kümmelsaat, gemahlene Kümmel/gemahlener Kümmel/gemahlenes Kümmel/gemahlenen Kümmel/gemahlenem Kümmel, Kümmelpulver, Kümmel ganz, Kümmel gemahlen, ganze Kümmel/ganzer Kümmel/ganzes Kümmel/ganzen Kümmel/ganzem Kümmel, Kümmelkörner, Speisekümmel',
    'fennel seed':
      'Fenchelsamen, Fenchelsaat, Fenchelkörner, Fenchelpulver, gemahlene Fenchel/gemahlener Fenchel/gemahlenes Fenchel/gemahlenen Fenchel/gemahlenem Fenchel, Fenchelsamen gemahlen, Fenchelkorn, gemahlene Fenchelsamen/gemahlener Fenchelsamen/gemahlenes Fenchelsamen/gemahlenen Fenchelsamen/gemahlenem Fenchelsamen, Fenchelpollen',
    'fenugreek seed': 'Bockshornklee, Bockshornkleesamen, Bockshornkleesaat, gemahlene Bockshornklee/gemahlener Bockshornklee/gemahlenes Bockshornklee/gemahlenen Bockshornklee/gemahlenem Bockshornklee, Brotklee, Schabzigerklee, Schabzigerkleepulver, Zigerklee, Blauklee, Bockshornkleepulver, Bockshornklee gemahlen',
    'fenugreek leaf': 'Bockshornkleeblätter, Kasuri Methi, getrocknete Bockshornkleeblätter/getrockneter Bockshornkleeblätter/getrocknetes Bockshornkleeblätter/getrockneten Bockshornkleeblätter/getrocknetem Bockshornkleeblätter, Methi',
    'mustard seed':
      'Senfkorn/Senfkörner/Senfkörnern, Senfsaat, Senfsamen, gelbe Senfkörner/gelber Senfkörner/gelbes Senfkörner/gelben Senfkörner/gelbem Senfkörner, braune Senfkörner/brauner Senfkörner/braunes Senfkörner/braunen Senfkörner/braunem Senfkörner, schwarze Senfkörner/schwarzer Senfkörner/schwarzes Senfkörner/schwarzen Senfkörner/schwarzem Senfkörner, schwarze Senfsamen/schwarzer Senfsamen/schwarzes Senfsamen/schwarzen Senfsamen/schwarzem Senfsamen, gelbe Senfsaat/gelber Senfsaat/gelbes Senfsaat/gelben Senfsaat/gelbem Senfsaat, schwarze Senfsaat/schwarzer Senfsaat/schwarzes Senfsaat/schwarzen Senfsaat/schwarzem Senfsaat, braune Senfsaat/brauner Senfsaat/braunes Senfsaat/braunen Senfsaat/braunem Senfsaat',
    'mustard powder': "Senfpulver, Senfmehl, Colman's, englische Senfpulver/englischer Senfpulver/englisches Senfpulver/englischen Senfpulver/englischem Senfpulver",
    'celery seed': 'Selleriesamen, Selleriesaat, Selleriepulver, gemahlene Selleriesamen/gemahlener Selleriesamen/gemahlenes Selleriesamen/gemahlenen Selleriesamen/gemahlenem Selleriesamen, getrocknete Sellerie/getrockneter Sellerie/getrocknetes Sellerie/getrockneten Sellerie/getrocknetem Sellerie',
    'dill seed': 'Dillsamen, Dillsaat, Dillblüten, Dillkrone, Dillkronen, Gurkenkraut Dill',
    'nigella seed': 'Schwarzkümmel, Schwarzkümmelsamen, Nigella, Schwarzkümmelsaat, Nigellasamen, Çörek otu, Schwarz-Kümmel, Schwarz-Kümmel-Samen',
    ajwain: 'Ajowan, Ajwain, Ajowansamen, Königskümmel',
    asafoetida: 'Asafoetida, Asafötida, Asant, Hing, Teufelsdreck',
    sumac: 'Sumach, Sumak, Sumac, Sumakpulver, Sumachpulver',
    amchur: 'Amchur, Mangopulver, Amchoor',
    annatto: 'Annatto, Annattosamen, Achiote',
    'juniper berry': 'Wacholderbeere/-n, Wacholder, Kranewitt, Wacholderpulver, Wachholderbeeren, Wachholderbeere, gemahlene Wacholder/gemahlener Wacholder/gemahlenes Wacholder/gemahlenen Wacholder/gemahlenem Wacholder, Wacholderbeeri',
    'licorice root': 'Süßholz, Süßholzpulver, Lakritzpulver, Lakritzwurzel, Süßholzwurzel, Süssholz, Rohlakritz',
    'tonka bean': 'Tonkabohne/-n, Tonka-Bohne',
    mahleb: 'Mahlab, Mahlep',
    lavender:
      'Lavendel, Lavendelblüte/-n, getrocknete Lavendel/getrockneter Lavendel/getrocknetes Lavendel/getrockneten Lavendel/getrocknetem Lavendel, Lavendel-Blüten, getrocknete Lavendelblüten/getrockneter Lavendelblüten/getrocknetes Lavendelblüten/getrockneten Lavendelblüten/getrocknetem Lavendelblüten, Lavendelzweig/-e',
    'rose petal': 'Rosenblatt/Rosenblätter, Rosenblüte/-n, getrocknete Rosenblätter/getrockneter Rosenblätter/getrocknetes Rosenblätter/getrockneten Rosenblätter/getrocknetem Rosenblätter, Rosenblütenblätter, Rosenknospen, Rosenblütenblatt',
    'edible flower':
      'essbare Blüten/essbarer Blüten/essbares Blüten/essbaren Blüten/essbarem Blüten, Blüten, Gänseblümchen, Kapuzinerkresse, Kapuzinerkresseblüten, Veilchen, Ringelblume/-n, Ringelblumenblüten, Kornblume/-n, Hornveilchen, Kornblumenblüten, Borretschblüten, Blütenblätter, Blümchen, Stiefmütterchen, Malvenblüten, Blüten essbar, Schnittlauchblüten, Veilchenblüten, Ringelblumenblätter, Löwenzahnblüten, Robinienblüten, Akazienblüten, Speiseblüten, Essblüten, Blütenmischung, Blütenmix, Borretschblüte, Schlüsselblumen, Lindenblüten, Hibiskusblüten, Gänseblümchenblüten',
    elderflower: 'Holunderblüte/-n, Holunderblütendolde/-n, Hollerblüten, Holunderdolden, Hollerblüte, Holunderblütenstände, Holderblüten, Hollerblütendolden, Fliederblüten',
    'dried oregano':
      'getrocknete Oregano/getrockneter Oregano/getrocknetes Oregano/getrockneten Oregano/getrocknetem Oregano, Oregano getrocknet, gerebelte Oregano/gerebelter Oregano/gerebeltes Oregano/gerebelten Oregano/gerebeltem Oregano, Oregano gerebelt, Oregano, Dost, Wilder Majoran, griechische Oregano/griechischer Oregano/griechisches Oregano/griechischen Oregano/griechischem Oregano',
    'italian seasoning':
      'italienische Kräuter/italienischer Kräuter/italienisches Kräuter/italienischen Kräuter/italienischem Kräuter, italienische Kräutermischung/italienischer Kräutermischung/italienisches Kräutermischung/italienischen Kräutermischung/italienischem Kräutermischung, Kräuter italienisch/-e/-er/-es/-en/-em, Kräutermischung/Kräuter-Mischung, getrocknete Kräuter/getrockneter Kräuter/getrocknetes Kräuter/getrockneten Kräuter/getrocknetem Kräuter, TK-Kräuter, 8-Kräuter, Kräuter, gemischte Kräuter/gemischter Kräuter/gemischtes Kräuter/gemischten Kräuter/gemischtem Kräuter, Gartenkräuter, frische Kräuter/frischer Kräuter/frisches Kräuter/frischen Kräuter/frischem Kräuter, Salatkräuter, Wildkräutermischung, TK-Kräutermischung, TK-8-Kräuter, acht Kräuter, Kräutermix, mediterrane Kräuter/mediterraner Kräuter/mediterranes Kräuter/mediterranen Kräuter/mediterranem Kräuter, 8-Kräuter-Mischung, Kräuter der Saison, Küchenkräuter, Kräuter TK, Petersilie-Schnittlauch-Mix, Kräuter getrocknet, Sommerkräuter, italienische Kräutermix/italienischer Kräutermix/italienisches Kräutermix/italienischen Kräutermix/italienischem Kräutermix, 8-Kräuter-Mix, Kräuter gemischt, Salatkräutermischung, Frühlingskräuter, Kräutlein, Kräuterl, Kräuteln, Küchenkräutermischung, italienische TK-Kräuter, TK-Kräuter italienisch, 6-Kräuter-Mischung, Grüne-Soße-Kräuter, Kräuter für Grüne Soße, frankfurter Kräuter, getrocknete mediterrane Kräuter, Kräutermischung TK',
    'herbes de provence':
      'Kräuter der Provence, Provencekräuter/Provence-Kräuter, Herbes de Provence, provenzalische Kräuter/provenzalischer Kräuter/provenzalisches Kräuter/provenzalischen Kräuter/provenzalischem Kräuter, provencalische Kräuter/provencalischer Kräuter/provencalisches Kräuter/provencalischen Kräuter/provencalischem Kräuter, provenzalische Kräutermischung/provenzalischer Kräutermischung/provenzalisches Kräutermischung/provenzalischen Kräutermischung/provenzalischem Kräutermischung',
    'dried thyme': 'getrocknete Thymian/getrockneter Thymian/getrocknetes Thymian/getrockneten Thymian/getrocknetem Thymian, Thymian getrocknet, gerebelte Thymian/gerebelter Thymian/gerebeltes Thymian/gerebelten Thymian/gerebeltem Thymian, Thymian gerebelt',
    'dried basil': 'getrocknete Basilikum/getrockneter Basilikum/getrocknetes Basilikum/getrockneten Basilikum/getrocknetem Basilikum, Basilikum getrocknet, gerebelte Basilikum/gerebelter Basilikum/gerebeltes Basilikum/gerebelten Basilikum/gerebeltem Basilikum, Basilikum gerebelt',
    'dried rosemary': 'getrocknete Rosmarin/getrockneter Rosmarin/getrocknetes Rosmarin/getrockneten Rosmarin/getrocknetem Rosmarin, Rosmarin getrocknet, Rosmarinpulver, gemahlene Rosmarin/gemahlener Rosmarin/gemahlenes Rosmarin/gemahlenen Rosmarin/gemahlenem Rosmarin',
    'dried sage': 'getrocknete Salbei/getrockneter Salbei/getrocknetes Salbei/getrockneten Salbei/getrocknetem Salbei, Salbei getrocknet, gerebelte Salbei/gerebelter Salbei/gerebeltes Salbei/gerebelten Salbei/gerebeltem Salbei',
    'dried marjoram': 'getrocknete Majoran/getrockneter Majoran/getrocknetes Majoran/getrockneten Majoran/getrocknetem Majoran, Majoran getrocknet, gerebelte Majoran/gerebelter Majoran/gerebeltes Majoran/gerebelten Majoran/gerebeltem Majoran, Majoran gerebelt, Majoran, Meiran, Majoranpulver',
    'dried parsley': 'getrocknete Petersilie/getrockneter Petersilie/getrocknetes Petersilie/getrockneten Petersilie/getrocknetem Petersilie, Petersilie getrocknet, gerebelte Petersilie/gerebelter Petersilie/gerebeltes Petersilie/gerebelten Petersilie/gerebeltem Petersilie',
    'dried cilantro':
      'getrocknete Koriandergrün/getrockneter Koriandergrün/getrocknetes Koriandergrün/getrockneten Koriandergrün/getrocknetem Koriandergrün, getrocknete Korianderblätter/getrockneter Korianderblätter/getrocknetes Korianderblätter/getrockneten Korianderblätter/getrocknetem Korianderblätter, getrocknete Koriander/getrockneter Koriander/getrocknetes Koriander/getrockneten Koriander/getrocknetem Koriander',
    'dried dill': 'getrocknete Dill/getrockneter Dill/getrocknetes Dill/getrockneten Dill/getrocknetem Dill, Dill getrocknet, Dillspitze/-n, getrocknete Dillspitzen/getrockneter Dillspitzen/getrocknetes Dillspitzen/getrockneten Dillspitzen/getrocknetem Dillspitzen',
    'dried mint': 'getrocknete Minze/getrockneter Minze/getrocknetes Minze/getrockneten Minze/getrocknetem Minze, Minze getrocknet, Nanaminze getrocknet',
    'dried tarragon': 'getrocknete Estragon/getrockneter Estragon/getrocknetes Estragon/getrockneten Estragon/getrocknetem Estragon, Estragon getrocknet',
    'dried chervil': 'getrocknete Kerbel/getrockneter Kerbel/getrocknetes Kerbel/getrockneten Kerbel/getrocknetem Kerbel',
    'dried savory': 'Bohnenkraut, Bohnenkrautzweig/-e, Stängel Bohnenkraut, getrocknete Bohnenkraut/getrockneter Bohnenkraut/getrocknetes Bohnenkraut/getrockneten Bohnenkraut/getrocknetem Bohnenkraut, Pfefferkraut, Bohnenkraut getrocknet, Saturei',
    'dried chives':
      'getrocknete Schnittlauch/getrockneter Schnittlauch/getrocknetes Schnittlauch/getrockneten Schnittlauch/getrocknetem Schnittlauch, gefriergetrocknete Schnittlauch/gefriergetrockneter Schnittlauch/gefriergetrocknetes Schnittlauch/gefriergetrockneten Schnittlauch/gefriergetrocknetem Schnittlauch, Schnittlauch getrocknet',
    'bay leaf':
      'Lorbeerblatt/Lorbeerblätter/Lorbeerblättern, Lorbeer, Lorbeer-Blatt/Lorbeer-Blätter, getrocknete Lorbeerblatt/getrockneter Lorbeerblatt/getrocknetes Lorbeerblatt/getrockneten Lorbeerblatt/getrocknetem Lorbeerblatt, Lorbeerzweig, Blatt Lorbeer, Lorbeerblättchen, getrocknete Lorbeerblätter/getrockneter Lorbeerblätter/getrocknetes Lorbeerblätter/getrockneten Lorbeerblätter/getrocknetem Lorbeerblätter, Lorbeerblat',
    'bouquet garni': 'Bouquet garni, Kräuterstrauß, Kräutersträußchen, Kräuterbündel, Kräuterbund, Kräutersträusschen, Kräutersträußel, Kräuterbouquet',
    basil:
      'Basilikum/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Basilikumtopf, frische Basilikum/frischer Basilikum/frisches Basilikum/frischen Basilikum/frischem Basilikum, Buschbasilikum, Topf Basilikum, Basilkum, Königskraut, rote Basilikum/roter Basilikum/rotes Basilikum/roten Basilikum/rotem Basilikum, Basilikumtriebe, Basilikumstrauch, Basilikum frisch, griechische Basilikum/griechischer Basilikum/griechisches Basilikum/griechischen Basilikum/griechischem Basilikum',
    'thai basil': 'Thaibasilikum/Thai-Basilikum, Thaibasilikumblätter, Thai-Basilikumblätter, Horapa, Indische Basilikum/Indischer Basilikum/Indisches Basilikum/Indischen Basilikum/Indischem Basilikum, Zitronenbasilikum',
    parsley:
      'Petersilie/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, glatte Petersilie/glatter Petersilie/glattes Petersilie/glatten Petersilie/glattem Petersilie, krause Petersilie/krauser Petersilie/krauses Petersilie/krausen Petersilie/krausem Petersilie, Petersil, Peterli, Blattpetersilie, Peterle, Petersilienstiele, Petersilienstängel, Petersilienblätter, Petersilienblättchen, frische Petersilie/frischer Petersilie/frisches Petersilie/frischen Petersilie/frischem Petersilie, Bund Petersilie, TK-Petersilie, Petersiliengrün, Petersilblätter, Petersilienstielen, Peterchen, Petersilie glatt, Petersilie kraus, Petersilienzweige, Petersilienzweig, gehackte Petersilie/gehackter Petersilie/gehacktes Petersilie/gehackten Petersilie/gehacktem Petersilie, glattblättrige Petersilie/glattblättriger Petersilie/glattblättriges Petersilie/glattblättrigen Petersilie/glattblättrigem Petersilie, Petersilien, Peterling, Petersilie frisch, Petersilie TK, Peterlig, Petersilienblatt, Petersilienspitzen, Petersilenblätter',
    cilantro:
      'Koriander/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Koriandergrün, frische Koriander/frischer Koriander/frisches Koriander/frischen Koriander/frischem Koriander, Koriander frisch, Korianderwurzel/-n, Cilantro, Bund Koriander, Korianderkraut, grüne Koriander/grüner Koriander/grünes Koriander/grünen Koriander/grünem Koriander, Koriander gehackt, TK-Koriander',
    mint: 'Minze/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Minzblatt/Minz-Blatt/Minzblätter/Minzblättern/Minzblättchen, Pfefferminze, Pfefferminzblätter, Nanaminze/Nana-Minze, Minzzweig/-e, Minzstängel, frische Minze/frischer Minze/frisches Minze/frischen Minze/frischem Minze, Marokkanische Minze, Pfefferminzblatt, Minzenblätter, Minzenblättchen, Ackerminze, Krauseminze, Minzspitzen, Nanaminzeblätter, Minze frisch, Schokominze, Nudelminze, Apfelminze, Orangenminze',
    dill: 'Dill/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-bund, frische Dill/frischer Dill/frisches Dill/frischen Dill/frischem Dill, Dillfähnchen, Dille, Dillkraut, Dill frisch, TK-Dill, Gurkenkraut, Dillgrün',
    'fennel frond': 'Fenchelgrün, Fenchelkraut, Fenchelblüten',
    chives:
      'Schnittlauch, Schnittlauchröllchen, Schnittlauchhalme, Schnittlauchhalm, TK-Schnittlauch, Bund Schnittlauch, frische Schnittlauch/frischer Schnittlauch/frisches Schnittlauch/frischen Schnittlauch/frischem Schnittlauch, Schnittlauchrollen, Schnittlauchringe, Schnittlauchröllchen TK, Schnittlauchspitzen, Graslauch, Schnittlauch frisch, Schnittling, Schnittlauchhalmen',
    'garlic chives': 'Schnittknoblauch, Knoblauchschnittlauch, chinesische Schnittlauch/chinesischer Schnittlauch/chinesisches Schnittlauch/chinesischen Schnittlauch/chinesischem Schnittlauch, Knolau',
    thyme:
      'Thymian/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Zitronenthymian, frische Thymian/frischer Thymian/frisches Thymian/frischen Thymian/frischem Thymian, Quendel, Thymian frisch, Zitronenthymianzweige, Thymianzweigerl, Thymianstrauß, Zitronenthymianblätter, Feldthymian',
    rosemary:
      'Rosmarin/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Rosmarinnadel/-n, frische Rosmarin/frischer Rosmarin/frisches Rosmarin/frischen Rosmarin/frischem Rosmarin, Rosmarin frisch, Rosmarinzweigerl',
    sage: 'Salbei/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, frische Salbei/frischer Salbei/frisches Salbei/frischen Salbei/frischem Salbei, Salbei frisch',
    'oregano leaf': 'frische Oregano/frischer Oregano/frisches Oregano/frischen Oregano/frischem Oregano, Oreganoblätter, Oreganoblättchen, Oregano frisch, Oreganozweig/-e, Oreganostiele, Oreganostängel, Zweig Oregano',
    marjoram: 'frische Majoran/frischer Majoran/frisches Majoran/frischen Majoran/frischem Majoran, Majoranblätter, Majoranblättchen, Majoranzweig/-e, Majoran frisch, Majoranstiele',
    tarragon: 'Estragon/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, frische Estragon/frischer Estragon/frisches Estragon/frischen Estragon/frischem Estragon, Estragon frisch',
    chervil: 'Kerbel/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Gartenkerbel, Kerbelkraut, frische Kerbel/frischer Kerbel/frisches Kerbel/frischen Kerbel/frischem Kerbel',
    lovage:
      'Liebstöckel/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Maggikraut, Maggi-Kraut, Lustock, Liebstöckl, getrocknete Liebstöckel/getrockneter Liebstöckel/getrocknetes Liebstöckel/getrockneten Liebstöckel/getrocknetem Liebstöckel',
    'curry leaf': 'Curryblatt/Curryblätter/Curryblättern, Curry-Blatt/Curry-Blätter',
    'makrut lime leaf':
      'Kaffirlimettenblatt/Kaffir-Limettenblatt/Kaffir-Limettenblätter/Kaffirlimettenblätter, Limettenblatt/Limettenblätter/Limettenblättern, Kaffernlimettenblätter, Limonenblatt/Limonenblätter, Zitronenblätter, Kaffirlimetten-Blätter/Kaffir-Limetten-Blätter, Kefir-Limettenblätter, Makrut-Limettenblätter, Zitronenblatt',
    'lemon verbena': 'Zitronenverbene, Verbene, Eisenkraut, Verveine, Verveineblätter, Zitronenverbenenblätter',
    'lemon balm':
      'Zitronenmelisse/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Melisse/-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, Zitronenmelissenblätter, Melissenblätter, Zitronenmelissenblatt, Melissenblatt, Zitronenmelissenzweig, Zitronenmelissenblättchen',
    shiso: 'Shiso, Shisoblätter, Shisoblatt/Shiso-Blatt, Perilla, Perillablätter',
    'vietnamese coriander': 'vietnamesische Koriander/vietnamesischer Koriander/vietnamesisches Koriander/vietnamesischen Koriander/vietnamesischem Koriander',
    'pandan leaf': 'Pandanblatt/Pandanblätter, Pandan, Pandan-Blatt',
    'banana leaf': 'Bananenblatt/Bananenblätter, Bananenblättern',
    baharat: 'Baharat',
    'ras el hanout': 'Ras el Hanout',
    "za'atar": "Zatar, Za'atar, Zaatar",
    dukkah: 'Dukkah, Dukka',
    'five-spice powder':
      'Fünf-Gewürze-Pulver, Fünf-Gewürz-Pulver, Five Spice, Fünf-Gewürze, Fünfgewürzepulver, 5-Gewürze-Pulver, Fünfgewürzpulver, 5-Gewürz-Pulver, Chinagewürz, chinesische Fünf-Gewürze-Pulver/chinesischer Fünf-Gewürze-Pulver/chinesisches Fünf-Gewürze-Pulver/chinesischen Fünf-Gewürze-Pulver/chinesischem Fünf-Gewürze-Pulver, Five-Spice-Pulver, 5-Spice, Fünf-Gewürze-Mischung',
    berbere: 'Berbere, Berberegewürz/Berbere-Gewürz',
    'panch phoron': 'Panch Phoron',
    'shichimi togarashi': 'Shichimi Togarashi, Togarashi',
    furikake: 'Furikake',
    'lemon pepper': 'Zitronenpfeffer, Orangenpfeffer',
    'chaat masala': 'Chaat Masala, Chat Masala',
    'mixed spice': 'Quatre Épices, Quatre Epices, Vier-Gewürze',
    'gingerbread spice':
      'Lebkuchengewürz, Pfefferkuchengewürz, Lebkuchen-Gewürz, Spekulatiusgewürz/Spekulatius-Gewürz, Weihnachtsgewürz, Honigkuchengewürz, Stollengewürz, Glühweingewürz, Zimtsterngewürz, Apfelkuchengewürz, Neunerlei Gewürz, Neunerlei, Bratapfelgewürz, Birnbrotgewürz, Glühfix, Christstollengewürz, Kletzenbrotgewürz, Punschgewürz, Spekulatiusgewürzmischung, Printengewürz',
    'pumpkin pie spice': 'Pumpkin Spice, Kürbiskuchengewürz, Kürbisgewürz, Pumpkin-Pie-Gewürz',
    'chicken breast':
      'Hähnchenbrust/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Hähnchenbrustfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Hühnerbrust/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Hühnerbrustfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Hühnerbrüste, Hähnchenbrüste, Hähnchenfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Hühnerfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Hendlfilet/-s, Hendlbrust, Pouletbrust/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Pouletbrüstli, Pouletbrüstchen, Hähnchenschnitzel, Hühnerschnitzel, Pouletschnitzel, Hühnchenbrust/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Hühnchenbrustfilet/-s, Hühnchenfilet/-s, Chickenfilet, Maispoulardenbrust, Poulardenbrust, Poulardenbrüste, Pouletfilet/-s, Hähnchenschnitzel roh, Maishähnchenbrust, Maishuhnbrust, Maispouletbrust, Suprême, Hühnchenbrüste, Hähnchengeschnetzeltes, Hühnergeschnetzeltes, Pouletgeschnetzeltes, Hendlbrustfilet, Masthuhnbrust, Hendlbrüste, Maispoulardenbrüste, Bauernhendlbrust, Geschnetzeltes vom Huhn',
    chicken:
      'Hähnchen, Huhn, Hühnchen, Hühnerfleisch, Hähnchenfleisch, Hendl, Hendlfleisch, Poulet, Pouletfleisch, Hühner, Hendln, Geflügel, Geflügelfleisch, Hähnchenteile, Hühnerteile, Hühnchenfleisch, Pouletwürfel, Chicken, Hühnerklein, Hähnchenstücke, Hühnerstücke, Pouletstücke, Pouletragout, Backhendl roh, Hühnchenstücke, Hahn, Hähnchenbrust und Keule, Hendlteile, Güggeli, Hühnchenteile, Pouletteile, Mistkratzerli, Hähnchenstreifen, Hähnchenwürfel, Hähnchenfleischwürfel',
    'chicken thigh':
      'Hähnchenoberkeule/-n, Hähnchenoberschenkel, Hühneroberkeule/-n, Pouletoberschenkel, Hähnchenkeulenfleisch, Pouletschenkelsteak/-s, Oberkeule/-n, Hühneroberschenkel, Hendloberkeulen, ausgelöste Hähnchenkeulen/ausgelöster Hähnchenkeulen/ausgelöstes Hähnchenkeulen/ausgelösten Hähnchenkeulen/ausgelöstem Hähnchenkeulen, ausgelöste Hühnerkeulen/ausgelöster Hühnerkeulen/ausgelöstes Hühnerkeulen/ausgelösten Hühnerkeulen/ausgelöstem Hühnerkeulen, Hühnerkeulenfleisch, Hähnchenkeulensteak/-s, Hähnchenoberkeulenfilet, Pouletschenkelfleisch, Hühnerhaxerl',
    'chicken leg': 'Hähnchenkeule/-n, Hähnchenschenkel/-n, Hühnerkeule/-n, Hühnerschenkel, Hendlkeule/-n, Pouletschenkel, Hendlhaxn, Hühnerbein/-e, Hendlhaxerl, Hühnchenkeule/-n, Hühnchenschenkel, Hähnchenbein/-e, Geflügelkeule/-n, Poulardenkeule/-n, Maishähnchenkeulen',
    'chicken drumstick': 'Hähnchenunterkeule/-n, Hähnchenunterschenkel, Pouletunterschenkel, Chicken Drumsticks, Drumstick/-s, Hühnerunterkeule/-n, Unterkeulen, Hühnerunterschenkel, Hähnchentrommelstöcke',
    'chicken wing': 'Hähnchenflügel/-n, Hühnerflügel/-n, Chicken Wings, Pouletflügel/-i, Hendlflügel, Hühnchenflügel, Geflügelflügel, Wings',
    'chicken tender': 'Hähnchenbrust-Innenfilet, Hähnchen-Innenfilets, Hähnchenbrustinnenfilets, Hähnchen-Minifilets, Innenfilets, Hähncheninnenfilet/-s, Hähnchen-Innenfilet',
    'roasting chicken':
      'Brathähnchen, Brathuhn, Suppenhuhn, Suppenhühner, Brathendl, ganze Hähnchen/ganzer Hähnchen/ganzes Hähnchen/ganzen Hähnchen/ganzem Hähnchen, ganze Huhn/ganzer Huhn/ganzes Huhn/ganzen Huhn/ganzem Huhn, Poularde/-n, Maishähnchen, Maispoularde/-n, Masthähnchen, Masthuhn, Maishuhn, Suppenhendl, ganze Poulet/ganzer Poulet/ganzes Poulet/ganzen Poulet/ganzem Poulet, Grillhähnchen, Kapaun, Biohähnchen/Bio-Hähnchen, Suppenpoulet, Hähnchen ganz, Grillhendl, Bauernhendl, Coq au Vin Huhn, Brathühnchen, Huhn ganz, Freilandhuhn, Bresse-Huhn, Bressepoularde/Bresse-Poularde',
    'turkey breast':
      'Putenbrust/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Putenbrustfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Truthahnbrust, Putenfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Pute, Putenfleisch, Trutenbrust, Trutenschnitzel, Putengeschnetzeltes, Puten-Geschnetzeltes, Putengulasch, Putenstreifen, Putensteak/-s, Truthahnfilet, Truthahnfleisch, Indianerfleisch, Trutenfleisch, Truthahn, Putenmedaillons, Trute, Putenwürfel, Putenfleischwürfel, Truthahnbrustfilet, Trutengeschnetzeltes, Trutenplätzli, Putenroulade/-n',
    'turkey leg': 'Putenkeule/-n, Putenoberkeule/-n, Putenunterkeule/-n, Putenoberkeulenfleisch, Truthahnkeule',
    'roasting turkey': 'Puter, ganze Truthahn/ganzer Truthahn/ganzes Truthahn/ganzen Truthahn/ganzem Truthahn, ganze Pute/ganzer Pute/ganzes Pute/ganzen Pute/ganzem Pute, Babypute, Baby-Pute, Truthenne',
    'duck breast':
      'Entenbrust/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Entenbrüste, Entenbrustfilet/-s, Barbarieentenbrust/Barbarie-Entenbrust, Barbarie-Entenbrüste, Flugentenbrust, Entenfilet/-s, Barbarie-Entenbrustfilet',
    'duck leg': 'Entenkeule/-n, Entenschenkel, Confit de Canard, Entenconfit',
    'roasting duck': 'Ente/-n, Entenfleisch, Bauernente, Flugente/-n, Wildente/-n, Barbarieente/Barbarie-Ente, Frühmastente, ganze Ente/ganzer Ente/ganzes Ente/ganzen Ente/ganzem Ente, Entenklein, Pekingente roh',
    goose: 'Gans/Gänse, Gänsekeule/-n, Gänsefleisch, Martinigans, Weihnachtsgans, Gänseklein, Martinsgans, Gansl, Hafermastgans, Gansljunges, Mastgans, Gänseteile, Ganslkeulen',
    'goose breast': 'Gänsebrust, Gänsebrüste, Gänsebrustfilet',
    'cornish hen': 'Stubenküken, Coquelet/-s',
    quail: 'Wachtel/-n, Wachtelbrust, Wachtelbrüste, Wachtelkeulen',
    'guinea fowl': 'Perlhuhn, Perlhuhnbrust, Perlhuhnbrüste, Perlhuhnkeulen',
    pheasant: 'Fasan, Fasane, Fasanenbrust, Rebhuhn, Rebhühner, Fasanenbrüste, Taube/-n, Taubenbrust, Schnepfe',
    'beef steak':
      'Rindersteak/-s, Steak/-s, Rindssteak/-s, Beefsteak/-s, Rinderplätzli, Rindsplätzli, Rindsschnitzel, Rinderschnitzel, Hüftsteak/-s, Rinderstreifen, Rindfleischstreifen, Rindsstreifen, Rindsgeschnetzeltes, Rindergeschnetzeltes, Huftsteak/-s, Rinderhüftsteak/-s, Rostbraten, Zwiebelrostbraten roh, Rinder-Steak, Rinderhüfte, Rindshuft, Ochsensteak, Rostbratenscheiben, Steakfleisch, Tatar, Rindertatar, Tatarfleisch, Beefsteakhack, Rinderminutensteak, Schabefleisch, Rindstatar, Rindfleischscheiben, Tartar, Fondue Chinoise Rind, Rinderfonduefleisch, Rinds-Geschnetzeltes, Rinderbraten Steak, Dry Aged Beef, Rind Geschnetzeltes',
    'ribeye steak': 'Rib-Eye-Steak/-s, Ribeye/-s, Entrecôte/-s, Entrecote/-s, Rib Eye, Ribeyesteak/-s, Tomahawksteak/Tomahawk-Steak, Côte de Boeuf, Hohrückensteak, Entrecôtesteak/Entrecôte-Steak, Entrecotesteak',
    'sirloin steak': 'Rumpsteak/-s, Sirloinsteak/Sirloin-Steak, Lendensteak/-s, Rinderlende, Hüftdeckel, Tafelspitzsteak, Picanha, Rump-Steak, Beiried, Beiriedschnitte/-n, Beiriedsteak/-s',
    'strip steak': 'Roastbeefsteak, T-Bone-Steak/-s, Porterhousesteak/Porterhouse-Steak, Porterhouse',
    'flank steak': 'Flanksteak, Flank-Steak, Bavettesteak/Bavette-Steak',
    'skirt steak': 'Onglet, Skirtsteak/Skirt-Steak, Nierenzapfen, Hanging Tender, Flat-Iron-Steak',
    'beef tenderloin':
      'Rinderfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Rindsfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Filetsteak/-s, Rinderfiletsteak/-s, Chateaubriand, Lungenbraten, Rindslungenbraten, Rinderlendenfilet, Rinderfiletspitzen, Filet Mignon, Filetspitzen vom Rind, Rindfilet, Tournedos, Filet vom Rind, Rindermedaillons, Rinderfiletköpfe',
    'minute steak': 'Minutensteak/-s, Minuten-Steak',
    'beef roast':
      'Rinderbraten, Rindsbraten, Tafelspitz, Roastbeef, Sauerbraten, Schmorbraten, Tafelspitze, Rinderrücken, Bürgermeisterstück, Rinderoberschale, Rinderkeule, Schulterscherzel, Weißes Scherzel, Rindsschulter, Hochrippe, Burgermeisterstück, falsches Filet, Schaufelstück, Rinderschulter, Rinderschulterbraten, Semerrolle, Unterschale, Siedfleisch mager, Huft, Hohrücken, Hüferscherzel, Tri Tip, Schulterspitz Rind, Rindsnuss, Rindernuss, Kruspelspitz, Ochsenbraten, Roastbeef am Stück, Mageres Meisel, Rinderschmorbraten, Rouladenfleisch, Rinderrouladenfleisch, Rouladen vom Rind',
    'stewing beef':
      'Rindfleisch, Rindergulasch, Rindsgulasch, Rindsragout, Rinderragout, Gulaschfleisch vom Rind, Wadschinken, Rind, Rinder, Rinds, Rindfleischwürfel, Rinderwade, Rinderwadschenkel, Rindergulaschfleisch, Rinder-Gulasch, Ochsenfleisch, Rindervoressen, Rinderschmorfleisch, Wadlstutzen, Rinderschulterfleisch, Gulasch vom Rind, Rinds-Gulasch, Rinderwadenfleisch, Rinderfleisch, Rindsvoressen, Rinderstücke, Ochse, Rindsfleisch, Rindfleisch zum Schmoren, Rindsgulaschfleisch, Rindermuskelfleisch, Rindsschulterfleisch, Siedfleisch, Suppenfleisch, Kochfleisch, Rindersuppenfleisch, Rindssuppenfleisch, Rindfleisch zum Kochen, Rinderkamm, Rinderhals, Bison, Bisonfleisch, Büffelfleisch, Rindernacken, Chuck Roast, Rindernackenbraten',
    'beef brisket': 'Rinderbrust, Rindsbrust, Beef Brisket, Brustkern, Ochsenbrust, Rinderbrustkern, Brisket, Brustspitz',
    'short rib': 'Short Ribs, Rinderrippe/-n, Querrippe/-n, Leiterfleisch, Beef Ribs, Leiter, Federrippe, Rinderleiter, Beef Short Ribs',
    oxtail: 'Ochsenschwanz, Ochsenschwänze, Ochsenschlepp, Rinderschwanz, Ochsenschwanzstücke, Ochsenschwanzscheiben',
    'beef shank': 'Beinscheibe/-n, Rinderbeinscheibe/-n, Rinderhesse, Rinderhaxe, Wade, Hesse, Rindshaxe, Rindsbeinscheiben, Ochsenbeinscheibe/-n',
    'beef cheek': 'Rinderbacke/-n, Rinderbäckchen, Ochsenbacke/-n, Ochsenbäckchen, Kalbsbäckchen, Kalbsbacke/-n, Rindsbäckchen, Rindsbackerl, Kalbsbackerl, Rinderbäckle',
    'ground beef':
      'Rinderhackfleisch, Rinderhack, Rindshackfleisch, Rinder-Hackfleisch, Rinderfaschiertes, faschiertes Rindfleisch, Rindsfaschiertes, Beefhack, Hackfleisch vom Rind, Hackfleisch Rind, Rindergehacktes, Rindhackfleisch/Rind-Hackfleisch, Rindfleisch gehackt, Rindsgehacktes, gehackte Rindfleisch/gehackter Rindfleisch/gehacktes Rindfleisch/gehackten Rindfleisch/gehacktem Rindfleisch, Rinds-Hackfleisch, Faschiertes vom Rind, Rinderhackfleisch mager, gemahlene Rindfleisch/gemahlener Rindfleisch/gemahlenes Rindfleisch/gemahlenen Rindfleisch/gemahlenem Rindfleisch, Tatarhack, magere Rinderhack/magerer Rinderhack/mageres Rinderhack/mageren Rinderhack/magerem Rinderhack, Rinderhackfleischs, Gehacktes vom Rind, Hack vom Rind, Rinds-Faschiertes, Bio-Rinderhack',
    'ground pork':
      'Schweinehackfleisch, Schweinehack, Schweinemett, Mett, Hackepeter, Thüringer Mett, faschiertes Schweinefleisch, Schweinefaschiertes, Schweinegehacktes, Zwiebelmett, Schweinsbrät, Schweinsfaschiertes, Hackfleisch vom Schwein, Hackfleisch Schwein, Schweinshackfleisch, Schweine-Hackfleisch, gehackte Schweinefleisch/gehackter Schweinefleisch/gehacktes Schweinefleisch/gehackten Schweinefleisch/gehacktem Schweinefleisch, Thüringer Gehacktes, Schweinemetthack, Gehacktes vom Schwein',
    'ground turkey': 'Putenhackfleisch, Putenhack, Putenfaschiertes, Truthahnhackfleisch, Trutenhackfleisch, Faschiertes von der Pute',
    'ground chicken': 'Hähnchenhackfleisch, Geflügelhackfleisch, Geflügelhack, Hähnchenhack, Pouletgehacktes, Hühnerhackfleisch, Hühnerfaschiertes, Hühnerhack, Pouletgehackt, Hendlfaschiertes, Pouletfleisch gehackt, Geflügelfaschiertes',
    'ground lamb': 'Lammhackfleisch, Lammhack, Lammfaschiertes, Lammgehacktes, Hackfleisch vom Lamm, faschiertes Lammfleisch, Hackfleisch Lamm',
    'ground veal': 'Kalbshackfleisch, Kalbshack, Kalbsfaschiertes, Kalbfleisch gehackt, Kalbsgehacktes',
    'ground venison': 'Wildhackfleisch, Wildhack, Rehhackfleisch, Hirschhackfleisch, Wildfaschiertes, Hirschfaschiertes, Hirschhack',
    'mixed ground meat':
      'gemischte Hackfleisch/gemischter Hackfleisch/gemischtes Hackfleisch/gemischten Hackfleisch/gemischtem Hackfleisch, gemischte Hack/gemischter Hack/gemischtes Hack/gemischten Hack/gemischtem Hack, Hackfleisch gemischt, gemischte Faschiertes/gemischter Faschiertes/gemischtes Faschiertes/gemischten Faschiertes/gemischtem Faschiertes, Faschiertes gemischt, halb und halb Hackfleisch, Hackfleisch halb und halb, Hack halb und halb, gemischte Gehacktes/gemischter Gehacktes/gemischtes Gehacktes/gemischten Gehacktes/gemischtem Gehacktes, Rinder- und Schweinehackfleisch, Hackfleisch Rind Schwein, Hackfleisch halb halb, Hackfleisch halb und halb gemischt, Gehacktes halb und halb, Hack gemischt, Hackfleischmischung, Halb und Halb Hack, Hackfleisch von Rind und Schwein, Haschee, Haschee-Fleisch, Haschierfleisch, Gehacktes gemischt',
    'veal cutlet':
      'Kalbsschnitzel, Kalbsschnitzeln, Kalbsplätzli, Kalbsgeschnetzeltes, Kalbsteak, Kalbssteak/-s, Kalbsmedaillons, Kalbsmedaillon, Kalbsrouladen, Kalbsroulade, Kalbsfilet/-s, Kalbsoberschale, Kalbsrücken, Saltimbocca roh, Kalbfleischstreifen, Kalbsfrikandeau, Kalbsnuss, Kalbsfiletsteak, Kalbslungenbraten, Kalbfleisch geschnetzelt, geschnetzelte Kalbfleisch/geschnetzelter Kalbfleisch/geschnetzeltes Kalbfleisch/geschnetzelten Kalbfleisch/geschnetzeltem Kalbfleisch',
    'veal chop': 'Kalbskotelett/-s, Kalbsrückensteak, Kalbskarree',
    'veal shank': 'Kalbshaxe/-n, Kalbsstelze/-n, Kalbshaxenscheiben, Ossobuco, Osso buco, Kalbsbeinscheibe/-n, Kalbsstelzenscheiben, Kalbshachse, Ossobuchi',
    'stewing veal': 'Kalbfleisch, Kalbsgulasch, Kalbsschulter, Kalbsragout, Kalbsbraten, Kalbsbrust, Kalbsfleisch, Kalb, Kalbfleischwürfel, Kalbsvogerl, Kalbsnierenbraten, Kalbshals, Kalbsnacken, Kalbsschlögel, Kalbsgulaschfleisch, Kalbsrollbraten, Kalbsvoressen, Kalbskeule, Kalbstafelspitz, Kalbsrippe',
    'pork chop':
      'Schweinekotelett/-s, Kotelett/-s, Schweinskotelett/-s, Nackensteak/-s, Schweinenackensteak/-s, Schweinesteak/-s, Schweinssteak/-s, Schopfsteak/-s, Nackenkotelett/-s, Stielkotelett/-s, Schweinsplätzli, Schweinekoteletten, Schopfkotelett, Schweinerückensteak/-s, Schweineschnitzelsteak, Lummersteaks, Minutensteak vom Schwein, Schweinsnierstücksteak, Schweinekammsteak, Kammsteak',
    'pork tenderloin':
      'Schweinefilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Schweinsfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Schweinelende/-n, Schweinslungenbraten, Schweinelendchen, Schweinemedaillon/-s, Schweinsmedaillons, Lendchen, Schweinelendenfilet, Lende, Filetspitzen, Schweinefiletspitzen, Schweinsmedaillon, Lummer, Filet vom Schwein, Schweinsfischerl, Jungschweinslungenbraten, Schweinefiletköpfe',
    'pork loin': 'Schweinerücken, Schweinelachs/-e, Lachsbraten, Schweinslachs, Karree, Schweinskarree, Schweinslachsbraten, Schweinelachssteak, Schweinslende, Schweinenierstück, Schweinsnierstück, Karreebraten, Schweinskarreebraten, Lummerbraten, Schweinerückenbraten, Schweinelachsbraten, Minutenschnitzel',
    'pork cutlet': 'Schweineschnitzel, Schweinsschnitzel, Schweineschnitzeln, Schweinegeschnetzeltes, Schweinsgeschnetzeltes, Schnitzelfleisch Schwein, Schweinestreifen, Schweine-Geschnetzeltes, Schnitzel vom Schwein, Karreeschnitzel, Schweinefleischstreifen',
    'pork shoulder':
      'Schweinefleisch, Schweineschulter, Schweinenacken, Schweinehals, Schweinegulasch, Schweinebraten, Schweinsbraten, Schopfbraten, Schopf, Schweinskamm, Schweinekamm, Schweinsschulter, Schweinsragout, Schweinshals, Schäufele roh, Schweinsgulasch, Schweinefleischwürfel, Nackenbraten, Schulterbraten, Schwein, Schweine, Schweins, Schweinsvoressen, Halsgrat, Schweinskopf, Schulter vom Schwein, Schweinekrustenbraten, Krustenbraten, Schweinsschopf, Schweinerollbraten, Spanferkel, Schweinsfleisch, Schweineschulterbraten, Pulled Pork, Schweinefleisch vom Nacken, Ferkel, Spießbraten, Schweine-Gulasch, Schweinenackenbraten, Schweinsschulterfleisch, Schweineragout, Schweinsschopfbraten, Ibericoschwein/Iberico-Schwein, Secreto',
    'pork belly':
      'Schweinebauch, Schweinsbauch, Bauchfleisch, Wammerl roh, Bauchspeck frisch, Schweinebauchscheiben, frische Bauch/frischer Bauch/frisches Bauch/frischen Bauch/frischem Bauch, Bauchfleischscheiben, Kümmelbraten, Jungschweinsbauch, grüne Bauch/grüner Bauch/grünes Bauch/grünen Bauch/grünem Bauch, Bauchscheiben, Bauernbauch',
    'spare rib': 'Spareribs, Spare Ribs, Schweinerippchen, Rippchen, Schälrippchen, Ripperl, Rippli, Schweinsrippchen, Leiterchen, Dicke Rippe, Schweinerippe/-n, Baby Back Ribs, Kotelettrippchen, Ribs, Schälrippe/-n',
    'pork leg': 'Schweinekeule, Schinkenbraten, Oberschale vom Schwein, Schweinsschlögel, Schlögel, Schweineoberschale, Schinkenschnitzel, Nuss vom Schwein, Schweinenuss, Schweineunterschale, Schweineschinken roh, Schweinsnuss',
    'pork cheek': 'Schweinebacke/-n, Schweinebäckchen, Schweinsbacke/-n, Schweinsbackerl, Schweinsbäckchen, Bäckchen',
    'ham hock':
      'Eisbein/-e, Schweinshaxe/-n, Schweinehaxe/-n, Haxe/-n, Stelze/-n, Schweinsstelze/-n, Surhaxe, Haspel, Schweinshachse, Wädli, Knöchle, Hinterhaxe, Schweinewädli, Schweinehachse, gepökelte Eisbein/gepökelter Eisbein/gepökeltes Eisbein/gepökelten Eisbein/gepökeltem Eisbein, Gnagi, Wellfleisch, Kesselfleisch, Surstelze',
    gammon:
      'Kassler, Kasseler, Kasselernacken, Kasslernacken, Kasseler-Nacken, Kasselerkotelett, Kasslerkotelett/-s, Kassler-Nacken, Selchfleisch, Geselchtes, Surfleisch, Selchkarree, Selchschopf, Rauchfleisch, Kasselerrücken, Kasslerrücken, Kasslerlachs, Schüfeli, Schäufele, Geselchte, Kasselerlachs, Kasselerbraten, Teilsames, Kaiserfleisch, Schäufeli, Kasslerbraten, Kasslerfleisch, Kasselerbauch, Surbraten, Räucherfleisch, Pökelfleisch, Kassler-Lachs',
    'lamb chop': 'Lammkotelett/-s, Lammkoteletten, Lammkotelettes, Lammchop, Lammchops, Lammstielkoteletts, Lammsteak/-s',
    'lamb loin': 'Lammlachs/-e/-en, Lammfilet/-s, Lammrücken, Lammrückenfilet/-s, Lammnierstück, Lammhüfte, Lammhüftchen',
    'rack of lamb': 'Lammkarree/-s, Lammkrone, Lammcarré, Lammrack, Lammracks, Lammrückenkarree',
    'lamb shoulder': 'Lammschulter, Lammfleisch, Lammgulasch, Lammragout, Lamm, Hammelfleisch, Lammgulaschfleisch, Lammfleischwürfel, Hammel, Schaffleisch, Lammvoressen, Lammbraten, Hammelschulter, Lammbrust, Lammgeschnetzeltes, Schöpsernes, Lammrippchen, Milchlamm, Lammbauch, Kitz Lamm, Hammelbraten, Lammrollbraten',
    'leg of lamb': 'Lammkeule/-n, Lammgigot, Gigot, Lammschlögel, Hammelkeule/-n, Lammoberschale, Lammnuss',
    'lamb shank': 'Lammhaxe/-n, Lammstelze/-n, Lammhachse/-n, Lammbeinscheiben',
    'lamb neck': 'Lammnacken, Lammhals',
    'goat meat': 'Ziegenfleisch, Zicklein, Zickleinkeule, Kitz, Gitzi, Kitzfleisch, Kitzkeule, Gitzifleisch, Zickleinfleisch',
    'venison steak':
      'Rehrücken, Hirschrücken, Rehfilet/-s, Hirschsteak/-s, Rehmedaillons, Hirschfilet/-s, Rehschnitzel, Hirschmedaillons, Rehsteaks, Hirschrückensteaks, Rehrückenfilet/-s, Hirschlachs, Rehnüsschen, Hirschschnitzel, Hirschkalbsrücken, Rehnuss, Damwildrücken, Hirschrückenfilet, Hirschlungenbraten, Rentierfilet, Elchsteak, Gamsrücken, Hirschentrecôte/Hirsch-Entrecôte, Hirschmedaillon',
    'stewing venison':
      'Rehkeule, Hirschgulasch, Rehgulasch, Wildgulasch, Hirschfleisch, Rehfleisch, Wildfleisch, Hirschkeule, Rehschulter, Hirschbraten, Rehragout, Hirschragout, Hirschschulter, Hirschpfeffer, Wildragout, Rehpfeffer, Hirschkalbskeule, Rehschlögel, Hirschkalbsfleisch, Hirsch, Reh, Gamsfleisch, Rehblatt, Hirschgulaschfleisch, Damwild, Hirschroulade, Rehbraten, Gämsfleisch, Rehhaxe, Hirschedelgulasch, Hirschkalbsgulasch, Gamskeule, Rentierfleisch, Elchfleisch',
    rabbit: 'Kaninchen, Hase, Hasenkeule/-n, Kaninchenkeule/-n, Kaninchenrücken, Kaninchenfleisch, Hasenrücken, Stallhase, Hasenfleisch, Karnickel, Kaninchenfilet, Kaninchenteile, Kaninchenschenkel, Wildhase, Hasenpfeffer, Kaninchenläufe, Kaninchenrückenfilet',
    'wild boar': 'Wildschwein, Wildschweinfleisch, Wildschweingulasch, Wildschweinkeule, Wildschweinrücken, Wildschweinbraten, Wildschweinragout, Wildschweinschulter, Frischling, Frischlingskeule, Frischlingsrücken',
    'burger patty': 'Burgerpatty/-s, Burger-Patty/-s, Hamburgerpatty, Rindfleisch-Patty, Rindfleischpatties, Burgerpatties, Burger-Patties, Patty, Patties, Rinderpatties, Beef-Patties, Hamburgerplätzli, Rinderburger, Hamburgerpatties, Hacksteak, Rindfleischburger, Hacksteaks',
    frankfurter:
      'Wiener, Wiener Würstchen, Wienerwürstchen, Frankfurter, Frankfurter Würstchen, Frankfurterwürstchen, Frankfurter Würstel, Wienerli, Wienerle, Saitenwürstchen, Bockwurst/Bockwürste/-en, Bockwürstchen, Saiten, Würstchen, Würstel, Würstl, Knackwurst/Knackwürste, Knacker, Hot-Dog-Würstchen, Hotdogwürstchen, Hotdog-Würstchen, Cocktailwürstchen, Cocktailwürstel, Cervelat, Cervelats, Rote Wurst, Regensburger, Miniwürstchen, Mini-Würstchen, Cipollata, Sacherwürstel, Würstli, Minisalamiwürstchen, Brühwurst, Brühwürste, Brühwürstchen, Debreziner, Debrecziner, Wienerwurst, Cervelas, Käsekrainer natur, Saitling, Braunschweiger Wurst, Frankfurterli, Halberstädter Würstchen, Mini-Wiener, Bratwürstchen klein',
    bratwurst:
      'Bratwurst/Bratwürste/-en, Rostbratwurst/Rostbratwürste, grobe Bratwurst/grober Bratwurst/grobes Bratwurst/groben Bratwurst/grobem Bratwurst, Nürnberger, Nürnberger Rostbratwürstchen, Bratwürstchen, Bratwürstel, Thüringer Bratwurst, Thüringer Rostbratwurst, Kalbsbratwurst/Kalbsbratwürste, Bratwürsten, Grillwurst, Grillwürstchen, Grillwürste, frische Bratwurst/frischer Bratwurst/frisches Bratwurst/frischen Bratwurst/frischem Bratwurst, Weißwurst/Weißwürste, Weisswürste, Stadionwurst, Grillwürstel, grobe Bratwürste/grober Bratwürste/grobes Bratwürste/groben Bratwürste/grobem Bratwürste, Rostbratwürstchen, frische Bratwürste/frischer Bratwürste/frisches Bratwürste/frischen Bratwürste/frischem Bratwürste, ungebrühte Bratwurst/ungebrühter Bratwurst/ungebrühtes Bratwurst/ungebrühten Bratwurst/ungebrühtem Bratwurst, feine Bratwurst/feiner Bratwurst/feines Bratwurst/feinen Bratwurst/feinem Bratwurst, Schüblig, Schweinsbratwurst, Schweinsbratwürste, Olma-Bratwurst, Bauernbratwurst, Bauernbratwürste, Currywurst, Bratwurstbrät, Nürnberger Würstchen, Nürnberger Bratwürste, Nürnberger Rostbratwürste, Bratwurstschnecke, Fränkische Bratwürste, Krakauer Bratwurst, Merguez Schwein, Wollwurst, Chipolata, Chipolatas, Chipolatawürstchen/Chipolata-Würstchen',
    kielbasa:
      'Mettwurst/Mettwürste, Mettenden, Mettende, Mettwürstchen, Kabanossi, Cabanossi, Kabanos, Krakauer, Räucherwurst, Rauchwurst, Kohlwurst/Kohlwürste, Pinkel, Bregenwurst, Landjäger, Rauchenden, Kochwurst/Kochwürste, polnische Wurst, polnische Würste, Rohpolnische, Saucisson, Räucherenden, Rauchwürste, Kümmelwurst, Rauchpeitschen, Kaminwurzen, Hauswürste, Hauswurst, Kaminwurz, Braunschweiger Mettwurst, Rauchmettenden, Wildwürste, Knackwürste geräuchert, Krainer, Krainerwurst, Bauernwürste, Saucissons, Waadtländer Saucisson, Saucisse, Krakauer Wurst, Jausenwurst, Papenwurst, Wurzen, Jagdwürste, Oldenburger Pinkel',
    chorizo: 'Chorizo/-s, Chorizowurst/Chorizo-Wurst, Chorizowürfel, Chorizoscheiben, Paprikawurst, Chorizowürste',
    merguez: 'Merguez, Lammbratwurst, Lammwürste, Lammwürstchen, Lammbratwürste, Sucuk, Knoblauchwurst türkisch',
    'chicken sausage':
      'Geflügelwurst, Geflügelwürstchen, Geflügelwiener, Geflügelbratwurst, Putenwürstchen, Putenwiener, Hähnchenbratwurst, Geflügel-Würstchen, Hühnerwürstchen, Hähnchenwürstchen, Putenwurst, Puten-Wiener, Geflügel-Wiener, Geflügelfleischwurst, Rinderwürstchen, Rindswurst, Rindswürste, Rinderwurst, Rinderbratwurst, Rindswürstchen, Geflügelmortadella, Rindsbratwurst, Geflügelbratwürste, Rinderwürste, Geflügellyoner, Pouletwürstchen',
    'blood sausage': 'Blutwurst/Blutwürste, Rotwurst, Grützwurst, Blunzen, Blunze, Blunzn, Schwarzwurst, Thüringer Rotwurst, Flönz, Blutwurstscheiben, Zungenwurst, Grützwürste',
    nduja: 'Nduja',
    bacon:
      'Speck/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Bacon, Baconscheiben/Bacon-Scheiben, Frühstücksspeck, Schinkenspeck, Bauchspeck, durchwachsene Speck/durchwachsener Speck/durchwachsenes Speck/durchwachsenen Speck/durchwachsenem Speck, durchwachsene Räucherspeck/durchwachsener Räucherspeck/durchwachsenes Räucherspeck/durchwachsenen Räucherspeck/durchwachsenem Räucherspeck, Räucherspeck, geräucherte Speck/geräucherter Speck/geräuchertes Speck/geräucherten Speck/geräuchertem Speck, geräucherte Bauchspeck/geräucherter Bauchspeck/geräuchertes Bauchspeck/geräucherten Bauchspeck/geräuchertem Bauchspeck, Schinkenwürfel Speck, Katenschinken roh, Tiroler Speck, Hamburger Speck, Hamburgerspeck, Wammerl, Bratspeck, Bratspeckscheiben, Bratspecktranchen, Specktranchen, Specktranche, Dörrfleisch, Baconwürfel, Schwarzwälder Speck, Rohessspeck, Frühstücksspeckscheiben, Rauchspeck, Baconstreifen, Selchspeck, Jausenspeck, Kochspeck, Magerspeck, rohe Speck/roher Speck/rohes Speck/rohen Speck/rohem Speck, Speckwürfeli, Bauernspeck, Bauchspeckscheiben, Frühstückspeck, Karreespeck, Schinkenspeckwürfel, Wacholderspeck, Bauchspeckwürfel, Dürrfleisch, Lardons, Gselchts, Vulcano Speck, Bacons, Specksteifen, Rohspeck',
    'canadian bacon': 'Rückenspeck mager, Lachsspeck',
    'turkey bacon': 'Putenspeck, Putenbacon, Truthahnspeck, Geflügelspeck, Rinderbacon, Puten-Bacon, Rinderspeck, Rindsspeck',
    pancetta: 'Pancetta, Pancettascheiben, Pancettawürfel',
    guanciale: 'Guanciale',
    'salt pork':
      'fette Speck/fetter Speck/fettes Speck/fetten Speck/fettem Speck, grüne Speck/grüner Speck/grünes Speck/grünen Speck/grünem Speck, Lardo, weiße Speck/weißer Speck/weißes Speck/weißen Speck/weißem Speck, Rückenspeck, Schweinespeck, Speckschwarte/-n, Schwarte/-n, Speckmantel, weisse Speck/weisser Speck/weisses Speck/weissen Speck/weissem Speck, frische Speck/frischer Speck/frisches Speck/frischen Speck/frischem Speck, Spickspeck, Schweineschwarte, ungeräucherte Speck/ungeräucherter Speck/ungeräuchertes Speck/ungeräucherten Speck/ungeräuchertem Speck, gesalzene Speck/gesalzener Speck/gesalzenes Speck/gesalzenen Speck/gesalzenem Speck',
    ham: 'Schinken/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Kochschinken/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Koch-Schinken/Koch-Schinkenwürfel/Koch-Schinkenwürfeln/Koch-Schinkenwürfelchen/Koch-Schinkenscheibe/Koch-Schinkenscheiben/Koch-Schinkenscheibchen/Koch-Schinkenstreifen/Koch-Schinkenstück/Koch-Schinkenstücke/Koch-Schinkenstücken/Koch-Schinkenstückchen/Koch-Schinkenstückli/Koch-Schinkenringe/Koch-Schinkenringen/Koch-Schinkenspalten/Koch-Schinkenstifte/Koch-Schinkenstiften/Koch-Schinkenraspel/Koch-Schinkenraspeln/Koch-Schinkenschnitz/Koch-Schinkenschnitze/Koch-Schinkenviertel/Koch-Schinkenhälfte/Koch-Schinkenhälften, gekochte Schinken/gekochter Schinken/gekochtes Schinken/gekochten Schinken/gekochtem Schinken, Vorderschinken, Schinkli, Pressschinken, Beinschinken, Hinterschinken, Hinterkochschinken, Schinken gekocht, Toastschinken, Saftschinken, Bauernschinken, Prager Schinken, Schinkenfleckerl Schinken, Farmerschinken, Delikatess-Kochschinken, Formschinken, Schinkenabschnitte, Schinkenröllchen, Backschinken, Nussschinken gekocht, Räucherschinken, geräucherte Schinken/geräucherter Schinken/geräuchertes Schinken/geräucherten Schinken/geräuchertem Schinken, Rollschinkli, Modelschinken, Nuss-Schinken, Rollschinken, Spargelschinken, Krustenschinken, Osterschinken, Delikatessschinken, Weihnachtsschinken, Katenschinken, Katenrauchschinken, Kochspeck Schinken, Thurner Schinken, Prosciutto cotto, Schinkenspieß, Schinkenwürfeli, Schinkenwurst mager, Bratenaufschnitt Schwein',
    prosciutto:
      'Parmaschinken/Parma-Schinken, rohe Schinken/roher Schinken/rohes Schinken/rohen Schinken/rohem Schinken, Rohschinken/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/Roh-Schinken/Roh-Schinkenwürfel/Roh-Schinkenwürfeln/Roh-Schinkenwürfelchen/Roh-Schinkenscheibe/Roh-Schinkenscheiben/Roh-Schinkenscheibchen/Roh-Schinkenstreifen/Roh-Schinkenstück/Roh-Schinkenstücke/Roh-Schinkenstücken/Roh-Schinkenstückchen/Roh-Schinkenstückli/Roh-Schinkenringe/Roh-Schinkenringen/Roh-Schinkenspalten/Roh-Schinkenstifte/Roh-Schinkenstiften/Roh-Schinkenraspel/Roh-Schinkenraspeln/Roh-Schinkenschnitz/Roh-Schinkenschnitze/Roh-Schinkenviertel/Roh-Schinkenhälfte/Roh-Schinkenhälften, Prosciutto, Schwarzwälder Schinken, Sandaniele-Schinken/San-Daniele-Schinken, Nussschinken, Lachsschinken, Landrauchschinken, luftgetrocknete Schinken/luftgetrockneter Schinken/luftgetrocknetes Schinken/luftgetrockneten Schinken/luftgetrocknetem Schinken, Rohschinkentranchen, Schinken roh, Holsteiner Katenschinken, Bayonner Schinken, Rohschinken-Tranchen, Parmaschinkenscheiben, Tiroler Schinken, Culatello, Prosciutto crudo, San Daniele, Coppa, Landschinken roh, Vulcano Schinken, westfälische Schinken/westfälischer Schinken/westfälisches Schinken/westfälischen Schinken/westfälischem Schinken, Knochenschinken, italienische Schinken/italienischer Schinken/italienisches Schinken/italienischen Schinken/italienischem Schinken, Ammerländer Schinken, Karstschinken',
    'serrano ham': 'Serranoschinken/Serrano-Schinken, Serrano, Serranoschinkenscheiben, Ibéricoschinken/Ibérico-Schinken, Jamón Ibérico, Jamon Serrano, Ibericoschinken/Iberico-Schinken, Jamón Serrano, Serranoschinkens, Pata Negra',
    speck: 'Südtiroler Speck, Südtiroler Schinkenspeck',
    salami:
      'Salami/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Peperonisalami, Paprikasalami, Minisalami/Mini-Salami, Chilisalami, Cervelatwurst, Zervelatwurst, Fenchelsalami, Salsiz, Schlackwurst, Salametti, Salamisticks, Rohwurst, Haussalami, Knoblauchsalami, Trüffelsalami, Pizzasalami, Ungarische Salami, Plockwurst, Bifi, Pfeffersalami, Hartwurst, Ahle Wurst, Salamiwurst, Wurzen Salami, Katenrauchwurst, Rohwürste, Kantwurst',
    pepperoni: 'Pepperonisalami/Pepperoni-Salami, Peperoni-Salami, Peperoni-Wurst',
    bologna:
      'Fleischwurst/Fleischwürste, Lyoner, Extrawurst, Jagdwurst, Bierschinken, Gelbwurst, Schinkenwurst, Fleischwurstring, Fleischwurstwürfel, Aufschnittwurst, Krakauer Aufschnitt, Bierwurst, Lyonerwurst, Stadtwurst, Presskopf, Pariser Wurst, Extrawurstscheiben, Polnische Aufschnitt, Kalbslyoner, Schinkenfleischwurst, Knoblauchfleischwurst, Lioner, Aufschnitt Lyoner, Ring Fleischwurst, Fleischwurst Ring',
    'luncheon meat': 'Frühstücksfleisch, Corned Pork, Dosenfleisch',
    'smoked turkey':
      'Putenbrustaufschnitt, Putenschinken, Truthahnschinken, Hähnchenbrustaufschnitt, geräucherte Putenbrust/geräucherter Putenbrust/geräuchertes Putenbrust/geräucherten Putenbrust/geräuchertem Putenbrust, Geflügelaufschnitt, Hähnchenbrust in Scheiben, Geflügelschinken, Hühnerschinken, geräucherte Hähnchenbrust/geräucherter Hähnchenbrust/geräuchertes Hähnchenbrust/geräucherten Hähnchenbrust/geräuchertem Hähnchenbrust, Trutenschinken, Pouletschinken, Putenaufschnitt, Puten-Schinken, Putenbrust geräuchert, Truthahnaufschnitt, geräucherte Entenbrust/geräucherter Entenbrust/geräuchertes Entenbrust/geräucherten Entenbrust/geräuchertem Entenbrust, Hähnchenschinken, geräucherte Gänsebrust/geräucherter Gänsebrust/geräuchertes Gänsebrust/geräucherten Gänsebrust/geräuchertem Gänsebrust, Geflügel-Aufschnitt',
    'deli roast beef': 'Roastbeef-Aufschnitt, Roastbeefaufschnitt, Bratenaufschnitt Rind/Braten-Aufschnitt Rind',
    'corned beef': 'Corned Beef, Rinderpökelfleisch, Pökelrinderbrust, Pökelbrust',
    pastrami: 'Pastrami',
    bresaola:
      'Bresaola, Bündnerfleisch, Bündner Fleisch, Rinderschinken, Trockenfleisch, Mostbröckli, Rinderrohschinken, luftgetrocknete Rindfleisch/luftgetrockneter Rindfleisch/luftgetrocknetes Rindfleisch/luftgetrockneten Rindfleisch/luftgetrocknetem Rindfleisch, Walliser Trockenfleisch, Pastirma, Rindersaftschinken',
    'beef jerky': 'Beef Jerky',
    'liver sausage': 'Leberwurst/Leberwürste, Kalbsleberwurst, Leberstreichwurst, Streichwurst, Pfälzer Leberwurst, Leberwurst grob, Streichleberwurst, Delikatessleberwurst, Gänseleberwurst, Hausmacher Leberwurst',
    'chicken liver': 'Hühnerleber/-n, Hähnchenleber/-n, Geflügelleber/-n, Pouletleber, Entenleber/-n, Gänseleber/-n, Putenleber/-n, Hendlleber, Pouletleberli',
    'calf liver': 'Kalbsleber, Rinderleber, Leber, Lammleber, Rindsleber, Leberli, Kalbsleberli, Rehleber',
    kidney: 'Nieren, Niere, Kalbsniere/-n, Lammniere/-n, Nierchen, Rinderniere/-n',
    'chicken heart': 'Hühnerherz/-en, Hähnchenherzen, Geflügelherzen, Herz/-en, Kalbsherz, Rinderherz, Putenherzen',
    'chicken gizzard': 'Hühnermagen/Hühnermägen, Geflügelklein, Hühnerinnereien, Innereien, Hähnchenmägen, Entenmagen',
    'beef tongue': 'Rinderzunge, Zunge, Kalbszunge, Rindszunge, Ochsenzunge, Pökelzunge, Rinderzungen',
    tripe: 'Kutteln, Pansen, Kuttelfleck, Flecke, Kalbskutteln, Rinderkutteln, Kuttelstreifen',
    sweetbread: 'Kalbsbries, Bries, Kalbsmilken, Milken',
    'foie gras': 'Foie gras, Gänsestopfleber, Entenstopfleber',
    'marrow bone':
      'Markknochen, Rinderknochen, Suppenknochen, Rindermarkknochen, Knochen, Rindsknochen, Rindermark, Knochenmark, Kalbsknochen, Fleischknochen, Markbein/-e, Suppenbein, Kalbsmark, Sandknochen, Beinmark, Ochsenmark, Wildknochen, Lammknochen, Rehknochen, Kalbsfuß, Kalbsfüße, Kalbsfüsse, Rinderknochenmark',
    'pig foot': 'Schweinefuß/Schweinefüße, Schweinsfüße, Schweinspfoten, Spitzbein/-e, Schweinsfüsse, Schweinepfoten, Schweineohren roh, Schweinsfuß, Schweineschwanz, Saurüssel',
    'chicken carcass': 'Hühnerkarkasse/-n, Hähnchenkarkasse/-n, Geflügelkarkassen, Hühnerknochen, Geflügelknochen, Karkasse/-n, Pouletkarkasse, Hühnergerippe, Entenkarkassen, Entenknochen',
    'salmon fillet':
      'Lachs/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Lachsfilet/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften/-s, Lachssteak/-s, Wildlachs, Wildlachsfilet/-s, Lachstranche/-n, frische Lachs/frischer Lachs/frisches Lachs/frischen Lachs/frischem Lachs, TK-Lachs, Lachsforellenlachs, Lachsrückenfilet, Seelachs rosa, TK-Lachsfilet, Lachsloin, Lachsfilet mit Haut, Lachsrücken, Lachsseite, Salm, Alaskawildlachs/Alaska-Wildlachs, Lachskarbonaden, Lachsmedaillons, Biolachs/Bio-Lachs, Lachskotelett, Lachskoteletts, Lachsschnitzel, TK-Lachsfilets, Lachsfleisch, Huchen',
    'smoked salmon':
      'Räucherlachs/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, geräucherte Lachs/geräucherter Lachs/geräuchertes Lachs/geräucherten Lachs/geräuchertem Lachs, Lachs geräuchert, Rauchlachs, Stremellachs, Räucherlachs-Scheiben, Lachsscheiben geräuchert, Stremel-Lachs, Rauchlachstranchen, Rauchlachsscheiben, Wildräucherlachs, Flammlachs, Rauchlachs-Tranchen',
    gravlax: 'Graved Lachs, Gravedlachs, gebeizte Lachs/gebeizter Lachs/gebeiztes Lachs/gebeizten Lachs/gebeiztem Lachs, Gravlax, Gravad Lax, Gravlachs, Beizlachs, Graved Lax',
    'smoked trout':
      'geräucherte Forelle/geräucherter Forelle/geräuchertes Forelle/geräucherten Forelle/geräuchertem Forelle/-n/geräucherter Forellen/geräuchertes Forellen/geräucherten Forellen/geräuchertem Forellen, Räucherforelle/-n, Räucherforellenfilet/-s, geräucherte Forellenfilet/geräucherter Forellenfilet/geräuchertes Forellenfilet/geräucherten Forellenfilet/geräuchertem Forellenfilet/-s/geräucherter Forellenfilets/geräuchertes Forellenfilets/geräucherten Forellenfilets/geräuchertem Forellenfilets, Forellenfilet geräuchert, geräucherte Saibling/geräucherter Saibling/geräuchertes Saibling/geräucherten Saibling/geräuchertem Saibling, Rauchforelle, Rauchforellenfilet/-s, Räuchersaibling, geräucherte Lachsforelle/geräucherter Lachsforelle/geräuchertes Lachsforelle/geräucherten Lachsforelle/geräuchertem Lachsforelle, Forellenfilets geräuchert, geräucherte Saiblingsfilet/geräucherter Saiblingsfilet/geräuchertes Saiblingsfilet/geräucherten Saiblingsfilet/geräuchertem Saiblingsfilet',
    'smoked mackerel':
      'geräucherte Makrele/geräucherter Makrele/geräuchertes Makrele/geräucherten Makrele/geräuchertem Makrele, Räuchermakrele/-n, geräucherte Makrelenfilet/geräucherter Makrelenfilet/geräuchertes Makrelenfilet/geräucherten Makrelenfilet/geräuchertem Makrelenfilet/-s/geräucherter Makrelenfilets/geräuchertes Makrelenfilets/geräucherten Makrelenfilets/geräuchertem Makrelenfilets, Pfeffermakrele/-n, Makrele geräuchert, Makrelenfilet geräuchert, Räuchermakrelenfilet/-s, geräucherte Makrelen/geräucherter Makrelen/geräuchertes Makrelen/geräucherten Makrelen/geräuchertem Makrelen',
    'smoked haddock':
      'geräucherte Schellfisch/geräucherter Schellfisch/geräuchertes Schellfisch/geräucherten Schellfisch/geräuchertem Schellfisch, Schillerlocke/-n, geräucherte Heilbutt/geräucherter Heilbutt/geräuchertes Heilbutt/geräucherten Heilbutt/geräuchertem Heilbutt, geräucherte Kabeljau/geräucherter Kabeljau/geräuchertes Kabeljau/geräucherten Kabeljau/geräuchertem Kabeljau, Räucherfisch, geräucherte Fisch/geräucherter Fisch/geräuchertes Fisch/geräucherten Fisch/geräuchertem Fisch, geräucherte Fischfilet/geräucherter Fischfilet/geräuchertes Fischfilet/geräucherten Fischfilet/geräuchertem Fischfilet, geräucherte Wels/geräucherter Wels/geräuchertes Wels/geräucherten Wels/geräuchertem Wels, Räucherwels',
    kipper: 'Bückling/-e, geräucherte Hering/geräucherter Hering/geräuchertes Hering/geräucherten Hering/geräuchertem Hering, Sprotten, Kieler Sprotten',
    'cod fillet':
      'Kabeljau, Kabeljaufilet/-s, Dorsch, Dorschfilet/-s, Skrei, Skreifilet/-s, Fischfilet/-s, Weißfisch, Weißfischfilet/-s, Kabeljaurücken, Kabeljaurückenfilet, Kabeljauloins, TK-Fischfilet, Kabeljau-Loins, Winterkabeljau, Dorschloins, Dorschrücken, Kabeljausteak, weiße Fisch/weißer Fisch/weißes Fisch/weißen Fisch/weißem Fisch, weiße Fischfilet/weißer Fischfilet/weißes Fischfilet/weißen Fischfilet/weißem Fischfilet, weisse Fischfilet/weisser Fischfilet/weisses Fischfilet/weissen Fischfilet/weissem Fischfilet, Fischfilet weiß, Kabeljau-Filet/-s, TK-Kabeljaufilet, TK-Fischfilets, Fischfiletstücke, Fischwürfel, Fischstücke, Fischfiletwürfel, Skreirücken, Steinköhler',
    'haddock fillet': 'Schellfisch, Schellfischfilet/-s',
    'hake fillet': 'Seehecht, Seehechtfilet/-s, Hechtdorsch',
    'pollock fillet': 'Seelachs, Seelachsfilet/-s, Alaskaseelachs/Alaska-Seelachs, Alaska-Seelachsfilet/-s, Köhler Fisch, Köhlerfilet, Pollack, Pollackfilet, Alaskaseelachsfilet/-s, Wildlachs-Pollock, TK-Seelachsfilet, Köhlerfisch, Alaskapollock/Alaska-Pollock',
    'halibut fillet': 'Heilbutt, Heilbuttfilet/-s, weiße Heilbutt/weißer Heilbutt/weißes Heilbutt/weißen Heilbutt/weißem Heilbutt, schwarze Heilbutt/schwarzer Heilbutt/schwarzes Heilbutt/schwarzen Heilbutt/schwarzem Heilbutt',
    'turbot fillet': 'Steinbutt, Steinbuttfilet/-s, Glattbutt',
    'sole fillet': 'Seezunge/-n, Seezungenfilet/-s, Scholle/-n, Schollenfilet/-s, Flunder/-n, Rotzunge/-n, Rotzungenfilet/-s, Limande/-s, Flunderfilet/-s, Kliesche, Limandenfilet, Butt, Maischolle/-n',
    'tilapia fillet': 'Tilapia, Tilapiafilet/-s, Pangasius, Pangasiusfilet/-s',
    'sea bass fillet': 'Wolfsbarschfilet/-s, Barschfilet Meer, Barramundi, Barramundifilet, Loup-de-Mer-Filet/-s, Branzinofilet/-s',
    branzino: 'Wolfsbarsch/-e, Loup de Mer, Branzino, Seebarsch, Loupdemer/Loupde-Mer/Loup-demer',
    'sea bream fillet': 'Doradenfilet/-s, Brassenfilet, Dorschbarsch, Goldbrassenfilet/-s',
    dorade: 'Dorade/-n, Goldbrasse/-n, Meerbrasse/-n, Dorade Royale, Dorade rosé, Brasse',
    monkfish: 'Seeteufel, Seeteufelfilet/-s, Lotte, Seeteufelmedaillons, Steinbeißer, Steinbeißerfilet/-s, Seeteufelbäckchen, Seeteufelschwanz',
    'snapper fillet': 'Rotbarsch, Rotbarschfilet/-s, Red Snapper, Rotbarbe/-n, Rotbarbenfilet/-s, Goldbarsch, Goldbarschfilet/-s, Redsnapper-Filet/Red-Snapper-Filet, Knurrhahn, Snapper, Meerbarbe, Snapperfilet, Petersfisch, St. Petersfisch',
    'catfish fillet': 'Wels, Welsfilet/-s, Waller, Wallerfilet/-s',
    'grouper fillet': 'Zackenbarsch, Mahi-Mahi',
    'perch fillet':
      'Zander, Zanderfilet/-s, Barsch, Barschfilet/-s, Hecht, Hechtfilet/-s, Egli, Eglifilet/-s, Kretzer, Kretzerfilet, Flussbarsch, Flussbarschfilet, Fogosch, Schill, Viktoriabarsch, Viktoriabarschfilet/-s, Felchen, Felchenfilet/-s, Renke/-n, Renkenfilet/-s, Reinanke/-n, Reinankenfilet, Maräne/-n, Zander-Filet, Fogas, Victoriabarsch, Blaufelchen, Barsche',
    carp: 'Karpfen, Karpfenfilet/-s, Schleie/-n',
    'char fillet': 'Saibling/-e, Saiblingsfilet/-s, Bachsaibling, Seesaibling, Saiblingfilet/-s, Seesaiblingsfilet',
    'trout fillet': 'Forellenfilet/-s, Lachsforelle/-n, Lachsforellenfilet/-s, Meerforelle',
    'rainbow trout': 'Forelle/-n, Regenbogenforelle/-n, Bachforelle/-n, Äsche',
    'mackerel fillet': 'Makrele/-n, Makrelenfilet/-s',
    'herring fillet': 'Hering/-e, Heringsfilet/-s, grüne Hering/grüner Hering/grünes Hering/grünen Hering/grünem Hering/-e/grüner Heringe/grünes Heringe/grünen Heringe/grünem Heringe, Heringfilet, Maischollenhering',
    'sardine fillet': 'Sardine/-n, Sardinenfilet/-s, frische Sardinen/frischer Sardinen/frisches Sardinen/frischen Sardinen/frischem Sardinen',
    whitebait: 'Stint/-e, frische Sardellen/frischer Sardellen/frisches Sardellen/frischen Sardellen/frischem Sardellen, frische Anchovis/frischer Anchovis/frisches Anchovis/frischen Anchovis/frischem Anchovis',
    'tuna steak':
      'Thunfischsteak/-s, frische Thunfisch/frischer Thunfisch/frisches Thunfisch/frischen Thunfisch/frischem Thunfisch, Thunfischfilet/-s frisch, Thunfischloin, Sushithunfisch/Sushi-Thunfisch, Tunfischsteak/-s, Bonito, rohe Thunfisch/roher Thunfisch/rohes Thunfisch/rohen Thunfisch/rohem Thunfisch, Thunfischfilet frisch',
    'swordfish steak': 'Schwertfisch, Schwertfischsteak/-s, Hai, Haifischsteak, Schwertfischfilet',
    'skate wing': 'Rochen, Rochenflügel',
    eel: 'Aal/-e, Räucheraal/-e, geräucherte Aal/geräucherter Aal/geräuchertes Aal/geräucherten Aal/geräuchertem Aal, Unagi, Räucheraalfilet, Aalfilet',
    'salt cod': 'Stockfisch, Klippfisch, Bacalao, Bacalhau, Baccalà',
    'fish finger': 'Fischstäbchen',
    'canned tuna':
      'Thunfisch, Thunfisch in Öl, Thunfisch in eigenem Saft, Dose Thunfisch, Thunfischdose, Thunfisch im eigenen Saft, Thunfischfilets, Thunfisch aus der Dose, Thon, Thon in Öl, Tunfisch, Thunfisch natur, Dosenthunfisch, Dose Thunfischfilets, Thunfischstücke, Thunfisch in Wasser, Thunfischkonserve, Dose Thon, Dose Tunfisch, Thunfische, Thunfisch in Olivenöl',
    'canned salmon': 'Dosenlachs, Lachs aus der Dose',
    'canned sardine': 'Ölsardine/-n, Sardinen in Öl, Dosensardinen, Dose Ölsardinen, Dose Sardinen',
    'canned mackerel': 'Makrele in Tomatensauce, Makrelenfilets Dose, Makrelen aus der Dose',
    anchovy: 'Sardelle/-n, Sardellenfilet/-s, Anchovis, Anchovisfilet/-s, Anschovis, Anchovi, Anchovies, Anchovis-Filets, Anschovisfilet/-s, Sardellenringe, Sardellen-Filets, Anchovy',
    'pickled herring':
      'Matjes, Matjesfilet/-s, Rollmops/Rollmöpse, Bismarckhering/-e, eingelegte Hering/eingelegter Hering/eingelegtes Hering/eingelegten Hering/eingelegtem Hering, Matjeshering/-e, Salzhering/-e, Brathering/-e, Matjes-Filets, eingelegte Heringe/eingelegter Heringe/eingelegtes Heringe/eingelegten Heringe/eingelegtem Heringe, Matjesheringsfilet/-s, Doppelmatjes, Heringe eingelegt, Russen Hering',
    'crab stick': 'Surimi, Surimistäbchen/Surimi-Stäbchen, Krebsfleischimitat, Krabbenstäbchen, Surimigarnelen/Surimi-Garnelen, Surimisticks, Krebsfleischersatz',
    shrimp:
      'Garnele/-n, Riesengarnele/-n, Shrimp/-s, Gamba/-s, King Prawns, Black-Tiger-Garnelen, Tigergarnele/Tiger-Garnele/-n/Tiger-Garnelen, Prawn/-s, Garnelenschwänze, Garnelenschwanz, TK-Garnelen, Hummerkrabbe/-n, Crevette/-n, Riesencrevette/-n, Rotgarnele/-n, Wildgarnele/-n, Biogarnelen/Bio-Garnelen, Riesengarnelenschwänze, Großgarnele/-n, Garnelenfleisch, Krevette/-n, Garnelen roh, Kaltwassergarnele/-n, Kingprawns, Garnelenspieße, Garnelenspiess, Crevettenschwänze, Riesenkrevetten, Eismeergarnelen, Cocktailgarnele/-n, Partygarnelen, Garnelenspieß, White-Tiger-Garnelen, Cocktailshrimps, Tiefseegarnelen',
    'bay shrimp': 'Krabbe/-n, Nordseekrabbe/-n, Nordseegarnele/-n, Krabbenfleisch, Eismeershrimps, Büsumer Krabben, Tiefseekrabben, Eismeerkrabben, Nordseekrabbenfleisch, Cocktailkrabben, Cocktail-Shrimps, Cocktailcrevetten, Grönlandkrabben, Krabben gepult, Granat, Grönlandshrimps/Grönland-Shrimps',
    langoustine: 'Scampi, Scampo, Kaisergranat, Langustine/-n, Langoustine/-n, Scampis, Scampischwänze',
    crayfish: 'Flusskrebs/-e, Flusskrebsschwanz/Flusskrebsschwänze, Flusskrebsfleisch, Krebs/-e, Krebsschwänze, Languste/-n, Krebsfleisch Fluss, Flußkrebse, Flusskrebsschwänzen, Flußkrebsschwänze',
    lobster: 'Hummer, Hummerfleisch, Hummern',
    'lobster tail': 'Hummerschwanz/Hummerschwänze, Langustenschwanz, Langustenschwänze',
    crab: 'Taschenkrebs/-e, Königskrabbe/-n, Seespinne, Softshell-Crab, Softshellkrabben',
    'crab meat': 'Krebsfleisch, Taschenkrebsfleisch, Crabmeat, Königskrabbenfleisch, Crab Meat, Krabbenfleisch Dose',
    mussel: 'Miesmuschel/-n, Muschel/-n, Pfahlmuschel/-n, Muschelfleisch, Miesmuschelfleisch, Bouchot-Muscheln, Mies-Muscheln',
    clam: 'Venusmuschel/-n, Vongole, Schwertmuscheln, Schwertmuschel, Teppichmuscheln',
    cockle: 'Herzmuschel/-n',
    oyster: 'Auster/-n',
    scallop: 'Jakobsmuschel/-n, Jakobsmuschelfleisch, St. Jakobsmuscheln, Kammmuschel/-n, Jacobsmuschel/-n',
    squid: 'Tintenfisch/-e, Tintenfischring/-e, Kalmar/-e, Calamari, Calamaretti, Tintenfischtuben, Tintenfischtube, Calamares, Tintenfischtinte, Kalmartuben, Sepiatinte, Kalamari, Babycalamari/Baby-Calamari, Tintenfischarme, Sepia-Tinte, Tintenfisch-Tuben',
    cuttlefish: 'Sepia, Sepien',
    octopus: 'Oktopus, Krake/-n, Pulpo, Oktopusarme, Pulpoarme, Octopus, Pulpo-Arme',
    snail: 'Schnecke Weinberg, Weinbergschnecke/-n, Escargots',
    caviar: 'Kaviar, Forellenkaviar klein, deutsche Kaviar/deutscher Kaviar/deutsches Kaviar/deutschen Kaviar/deutschem Kaviar, Störkaviar, Seehasenrogen',
    'salmon roe': 'Lachskaviar, Forellenkaviar, Ketakaviar/Keta-Kaviar, Forellenrogen, Lachsrogen, Saiblingskaviar, Saiblingsrogen',
    'fish roe': 'Fischrogen, Rogen, Dorschrogen, Bottarga, Heringsrogen, Tobiko, Masago, Heringskaviar, Fischkaviar',
    egg: 'Ei/-er/-ern, Hühnerei/-er/-ern, Bioei/Bio-Ei/-er/Bio-Eier, Freilandei/-er, Landei/-er, gekochte Ei/gekochter Ei/gekochtes Ei/gekochten Ei/gekochtem Ei/-er/gekochter Eier/gekochtes Eier/gekochten Eier/gekochtem Eier, hartgekochte Ei/hartgekochter Ei/hartgekochtes Ei/hartgekochten Ei/hartgekochtem Ei/-er/hartgekochter Eier/hartgekochtes Eier/hartgekochten Eier/hartgekochtem Eier, hart gekochte Ei/hart gekochter Ei/hart gekochtes Ei/hart gekochten Ei/hart gekochtem Ei/-er/hart gekochter Eier/hart gekochtes Eier/hart gekochten Eier/hart gekochtem Eier, Bodenhaltungseier, Freilandeiern, Vollei, Vollei flüssig, Eimasse, Flüssigei, Spiegelei/-er, Rührei/-er, Eierstich, verquirlte Ei/verquirlter Ei/verquirltes Ei/verquirlten Ei/verquirltem Ei, Eimischung, Hühner-Ei, Eierscheiben, Eischeiben, Eigröße M, Soleier, Solei, Eihälften, Eierhälften, Trockenei, Volleipulver, Freiland-Eier, weichgekochte Ei/weichgekochter Ei/weichgekochtes Ei/weichgekochten Ei/weichgekochtem Ei, weichgekochte Eier/weichgekochter Eier/weichgekochtes Eier/weichgekochten Eier/weichgekochtem Eier, pochierte Ei/pochierter Ei/pochiertes Ei/pochierten Ei/pochiertem Ei, Ostereier, Osterei, Eili, Freilandhühnereier',
    'egg white': 'Eiweiß/-e, Eiklar, Eiweiss/-e, Eischnee, Hühnereiweiß, Eiweissen, Eiweißen, Eischaum, pasteurisierte Eiweiß/pasteurisierter Eiweiß/pasteurisiertes Eiweiß/pasteurisierten Eiweiß/pasteurisiertem Eiweiß, Eierklar',
    'egg yolk': 'Eigelb/-e/-s, Dotter, Eidotter, Dottern, Eidottern, Eigelben, Eidotterl, Eidottermasse',
    'quail egg': 'Wachtelei/-er/-ern',
    'duck egg': 'Entenei/-er, Gänseei/-er, Straußenei',
    'egg substitute': 'Eiersatz, Ei-Ersatz, Eiersatzpulver/Ei-Ersatzpulver, Leinsamenei, Leinsamen-Ei, vegane Ei/veganer Ei/veganes Ei/veganen Ei/veganem Ei, vegane Eiersatz/veganer Eiersatz/veganes Eiersatz/veganen Eiersatz/veganem Eiersatz, Flachsei, Chiaei/Chia-Ei, Lein-Ei, Eiersatz vegan',
    butter:
      'Butter, Süßrahmbutter/Süßrahm-Butter, Süssrahmbutter/Süssrahm-Butter, weiche Butter/weicher Butter/weiches Butter/weichen Butter/weichem Butter, Sauerrahmbutter, Butterflocken, Butterflöckchen, Anken, Markenbutter, Teebutter, Butterwürfel, braune Butter/brauner Butter/braunes Butter/braunen Butter/braunem Butter, Kochbutter, Bratbutter nature, Salzbutter, kalte Butter/kalter Butter/kaltes Butter/kalten Butter/kaltem Butter, Landbutter, Bauernbutter, zerlassene Butter/zerlassener Butter/zerlassenes Butter/zerlassenen Butter/zerlassenem Butter, Butterstück, Butterstückchen, geschmolzene Butter/geschmolzener Butter/geschmolzenes Butter/geschmolzenen Butter/geschmolzenem Butter, flüssige Butter/flüssiger Butter/flüssiges Butter/flüssigen Butter/flüssigem Butter, Butter zimmerwarm, Süßrahmbutter weich, Weidebutter, Alpenbutter, Sauerrahm-Butter, Butterreste, Vorzugsbutter, mildgesäuerte Butter/mildgesäuerter Butter/mildgesäuertes Butter/mildgesäuerten Butter/mildgesäuertem Butter, Butterfett Anken, gebräunte Butter/gebräunter Butter/gebräuntes Butter/gebräunten Butter/gebräuntem Butter, Fassbutter, Almbutter',
    ghee: 'Ghee, Butterschmalz, Bratbutter, Butterreinfett, Butterfett, geklärte Butter/geklärter Butter/geklärtes Butter/geklärten Butter/geklärtem Butter, Schmelzbutter, eingesottene Butter, Butter-Schmalz, Butter-Ghee',
    milk: 'Milch, Vollmilch, Frischmilch, H-Milch, fettarme Milch/fettarmer Milch/fettarmes Milch/fettarmen Milch/fettarmem Milch, Kuhmilch, lauwarme Milch/lauwarmer Milch/lauwarmes Milch/lauwarmen Milch/lauwarmem Milch, Heumilch, laktosefreie Milch/laktosefreier Milch/laktosefreies Milch/laktosefreien Milch/laktosefreiem Milch, frische Vollmilch/frischer Vollmilch/frisches Vollmilch/frischen Vollmilch/frischem Vollmilch, warme Milch/warmer Milch/warmes Milch/warmen Milch/warmem Milch, Rohmilch, Halbfettmilch, Alpenmilch, Halbmilch, Weidemilch, Landmilch, heiße Milch/heißer Milch/heißes Milch/heißen Milch/heißem Milch, kalte Milch/kalter Milch/kaltes Milch/kalten Milch/kaltem Milch, Haltbarmilch, Biomilch/Bio-Milch, Trinkmilch, teilentrahmte Milch/teilentrahmter Milch/teilentrahmtes Milch/teilentrahmten Milch/teilentrahmtem Milch, Milchschaum, Frischmilch fettarm, Hvollmilch/H-Vollmilch, Bergbauernmilch, Milch lauwarm, Almmilch, Dauermilch, Drink-Milch, Milchdrink, Länderlmilch, Milchen',
    'skim milk': 'Magermilch, entrahmte Milch/entrahmter Milch/entrahmtes Milch/entrahmten Milch/entrahmtem Milch',
    'goat milk': 'Ziegenmilch, Schafmilch, Schafsmilch',
    'oat milk': 'Hafermilch, Haferdrink, Hafer-Drink, Hafer-Milch, Haferdrink Barista, Barista Haferdrink, Hafer-Barista',
    'almond milk': 'Mandelmilch, Mandeldrink, Mandel-Drink, Mandel-Milch, Cashewmilch, Cashewdrink, Haselnussmilch, Haselnussdrink, Nussmilch, Nussdrink, Mandelmilch ungesüßt, Cashew-Drink',
    'soy milk': 'Sojamilch, Sojadrink, Soja-Drink, Soja-Milch, Sojamilch ungesüßt, Sojabohnenmilch',
    'rice milk': 'Reismilch, Reisdrink, Reis-Drink, Reis-Milch, Hirsedrink, Hirsemilch',
    'coconut drink': 'Kokosdrink, Kokos-Drink, Kokosmilchdrink, Kokosnussdrink, Kokos-Milchdrink, Kokos-Reis-Drink',
    buttermilk: 'Buttermilch, Butter-Milch, Sauermilch',
    kefir: 'Kefir, Milchkefir, Ayran, Dickmilch, Trinkjoghurt, Lassi, Schwedenmilch, Molkedrink, gestockte Milch/gestockter Milch/gestocktes Milch/gestockten Milch/gestocktem Milch, Ayran natur, Joghurtdrink, Stutenmilchkefir',
    'evaporated milk': 'Kondensmilch, Dosenmilch, Büchsenmilch, Kaffeemilch, Kondensmilch ungezuckert, ungezuckerte Kondensmilch/ungezuckerter Kondensmilch/ungezuckertes Kondensmilch/ungezuckerten Kondensmilch/ungezuckertem Kondensmilch, Kondensmilch 7.5 %, Evaporierte Milch, Kaffeesahne mager',
    'condensed milk':
      'gezuckerte Kondensmilch/gezuckerter Kondensmilch/gezuckertes Kondensmilch/gezuckerten Kondensmilch/gezuckertem Kondensmilch, gesüßte Kondensmilch/gesüßter Kondensmilch/gesüßtes Kondensmilch/gesüßten Kondensmilch/gesüßtem Kondensmilch, Milchmädchen, Kondensmilch gezuckert, Kondensmilch gesüßt, süße Kondensmilch/süßer Kondensmilch/süßes Kondensmilch/süßen Kondensmilch/süßem Kondensmilch, gesüsste Kondensmilch/gesüsster Kondensmilch/gesüsstes Kondensmilch/gesüssten Kondensmilch/gesüsstem Kondensmilch',
    'milk powder': 'Milchpulver, Magermilchpulver, Vollmilchpulver, Trockenmilch, Milch-Pulver, Trockenmilchpulver, Magermilch-Pulver',
    whey: 'Molke, Molkepulver, Süßmolke, Molkenpulver, Süßmolkenpulver',
    'heavy cream':
      'Sahne, Schlagsahne, Schlag-Sahne, Süße Sahne, süßer Sahne/süßes Sahne/süßen Sahne/süßem Sahne, süsse Sahne/süsser Sahne/süsses Sahne/süssen Sahne/süssem Sahne, Schlagobers, Obers, Schlagrahm, Rahm, Vollrahm, Süßrahm, Süssrahm, Crème double, Creme double, Doppelrahm, Konditorsahne, Schlagsahne 30 %, flüssige Sahne/flüssiger Sahne/flüssiges Sahne/flüssigen Sahne/flüssigem Sahne, Schlagcreme, flüssige Schlagsahne/flüssiger Schlagsahne/flüssiges Schlagsahne/flüssigen Schlagsahne/flüssigem Schlagsahne, Crèmedouble, Hsahne/H-Sahne, Hschlagsahne/H-Schlagsahne, Konditorobers, Schlag, laktosefreie Sahne/laktosefreier Sahne/laktosefreies Sahne/laktosefreien Sahne/laktosefreiem Sahne, Haltbarsahne, Schlagrahm steif, Sahnehaube, Schlagsahnen, frische Sahne/frischer Sahne/frisches Sahne/frischen Sahne/frischem Sahne, flüssige Obers/flüssiger Obers/flüssiges Obers/flüssigen Obers/flüssigem Obers, flüssige Schlagobers/flüssiger Schlagobers/flüssiges Schlagobers/flüssigen Schlagobers/flüssigem Schlagobers, geschlagene Obers/geschlagener Obers/geschlagenes Obers/geschlagenen Obers/geschlagenem Obers, Gastrosahne, Sahneguss, Sahnen, Schlagobersersatz tierisch, Süßrahmsahne, Süssobers, Landrahm',
    'light cream':
      'Kaffeesahne, Kaffeeobers, Kaffeerahm, Kochsahne, leichte Sahne/leichter Sahne/leichtes Sahne/leichten Sahne/leichtem Sahne, Koch-Sahne, Kochobers, Saucenrahm, Sahne 10 %, Sahne 15 %, Kochrahm, Cremefine zum Kochen Milch, Sahne zum Kochen, Halbrahm, Saucenhalbrahm, fettarme Sahne/fettarmer Sahne/fettarmes Sahne/fettarmen Sahne/fettarmem Sahne, Kochcreme, Schlagsahne leicht, Kaffee-Sahne, Koch-Creme, Halbrahm leicht, Kaffee-Rahm, Cuisine Sahne',
    'clotted cream': 'Clotted Cream, Kaymak',
    'whipped cream':
      'geschlagene Sahne/geschlagener Sahne/geschlagenes Sahne/geschlagenen Sahne/geschlagenem Sahne, Sprühsahne, Schlagsahne geschlagen, geschlagene Rahm/geschlagener Rahm/geschlagenes Rahm/geschlagenen Rahm/geschlagenem Rahm, Sahnetupfen, geschlagene Schlagobers/geschlagener Schlagobers/geschlagenes Schlagobers/geschlagenen Schlagobers/geschlagenem Schlagobers, steif geschlagene Sahne/steif geschlagener Sahne/steif geschlagenes Sahne/steif geschlagenen Sahne/steif geschlagenem Sahne, geschlagene Schlagrahm/geschlagener Schlagrahm/geschlagenes Schlagrahm/geschlagenen Schlagrahm/geschlagenem Schlagrahm, aufgeschlagene Sahne/aufgeschlagener Sahne/aufgeschlagenes Sahne/aufgeschlagenen Sahne/aufgeschlagenem Sahne, Sprühschlagsahne, steif geschlagener Rahm, Nidel, Sahne geschlagen, Schlagsahne steif geschlagen',
    'sour cream':
      'saure Sahne/saurer Sahne/saures Sahne/sauren Sahne/saurem Sahne, Sauerrahm, saure Rahm/saurer Rahm/saures Rahm/sauren Rahm/saurem Rahm, Schmand, Sour Cream, Saurer Halbrahm, Saucenhalbrahm sauer, Sauersahne, Schmant, Rührrahm, saure Halbrahm/saures Halbrahm/sauren Halbrahm/saurem Halbrahm, Sauer-Rahm, Crème légère, Creme legere, Saurrahm, Gastro-Schmand, Smetana',
    'crème fraîche':
      'Crème fraîche, Creme fraiche, Crème fraiche, Crèmefraîche, Creme fraîche, Crémefraîche, Crème fraîche natur, Cremefraiche, Créme fraîche, Crème fraîche nature, Créme fraiche, Crème frâiche, Cème fraîche, Kräutercrème-fraîche/Kräuter-Crème-fraîche, Crème fraîche Kräuter, Crème fraîche mit Kräutern, Creme fraiche mit Kräutern, Kräuter-Creme fraiche',
    'plain yogurt':
      'Joghurt/-s, Jogurt, Yoghurt, Naturjoghurt/Natur-Joghurt, Vollmilchjoghurt/Vollmilch-Joghurt, Naturjogurt, Magermilchjoghurt/Magermilch-Joghurt, Joghurt natur, stichfeste Joghurt/stichfester Joghurt/stichfestes Joghurt/stichfesten Joghurt/stichfestem Joghurt, fettarme Joghurt/fettarmer Joghurt/fettarmes Joghurt/fettarmen Joghurt/fettarmem Joghurt, türkische Joghurt/türkischer Joghurt/türkisches Joghurt/türkischen Joghurt/türkischem Joghurt, Magerjoghurt, Joghurt nature, Bifidusjoghurt/Bifidus-Joghurt, Rahmjoghurt, Kuhmilchjoghurt, Schafjoghurt, Schafsjoghurt, Schafmilchjoghurt, Ziegenjoghurt, Biojoghurt, Nature-Jogurt, Naturejoghurt, Nature-Joghurt, Yogurt, Schafsmilchjoghurt/Schafsmilch-Joghurt, Schafmilch-Joghurt, Vollmilchjogurt, Yoghurt natur, Joghurt mild, Jogurt nature, Bulgara-Joghurt, Magermilchjogurt, Naturyoghurt, Naturyogurt, Joghurt 3.5 %, Halbfettjoghurt, Süzme Joghurt, Bauernjoghurt',
    'greek yogurt':
      'griechische Joghurt/griechischer Joghurt/griechisches Joghurt/griechischen Joghurt/griechischem Joghurt, Joghurt griechischer Art, griechische Jogurt/griechischer Jogurt/griechisches Jogurt/griechischen Jogurt/griechischem Jogurt, Sahnejoghurt, griechische Sahnejoghurt/griechischer Sahnejoghurt/griechisches Sahnejoghurt/griechischen Sahnejoghurt/griechischem Sahnejoghurt, griechische Yoghurt/griechischer Yoghurt/griechisches Yoghurt/griechischen Yoghurt/griechischem Yoghurt, Joghurt griechisch, Joghurt nach griechischer Art, 10%iger Joghurt, Joghurt 10 %, Jogurt griechische Art, griechische Naturjoghurt/griechischer Naturjoghurt/griechisches Naturjoghurt/griechischen Naturjoghurt/griechischem Naturjoghurt, Joghurt griechische Art, Jogurt griechischer Art, Sahne-Joghurt griechisch',
    skyr: 'Skyr, Skyr natur, isländische Skyr/isländischer Skyr/isländisches Skyr/isländischen Skyr/isländischem Skyr, Skyrjoghurt/Skyr-Joghurt',
    quark:
      'Quark, Magerquark/Mager-Quark, Speisequark/Speise-Quark, Topfen, Magertopfen, Sahnequark, Rahmquark, Quark 20 %, Halbfettquark, Speisetopfen, Quark mager, Magerspeisequark, Gervais Topfen, Rahmtopfen, Quäse, Vollfettquark, Speisequark mager, Topfencreme natur, Bibeleskäs, Weißkäse, Ziger, Bauerntopfen, Quark 40 %, Zieger, Luggeleskäs, Bibeliskäs, Creme-Quark, Cremequark, Fromage blanc, Landquark, Blanc battu, Schafquark, Ziegenquark',
    labneh: 'Labneh, Labné, Joghurtkäse, Labaneh',
    'coconut milk':
      'Kokosmilch, Kokosnussmilch, Kokos-Milch, Dose Kokosmilch, Kokosnuss-Milch, cremige Kokosmilch/cremiger Kokosmilch/cremiges Kokosmilch/cremigen Kokosmilch/cremigem Kokosmilch, Coconut Milk, ungesüßte Kokosmilch/ungesüßter Kokosmilch/ungesüßtes Kokosmilch/ungesüßten Kokosmilch/ungesüßtem Kokosmilch, Kokosmilch cremig, Kokosmilch light',
    'coconut cream': 'Kokoscreme, Kokossahne, Kokosnusscreme, Kokos-Creme, Kokoscrème, Kokosrahm, Creamed Coconut, Kokosnusscrème, Kokos-Sahne, Kokosfett Creme, Kokosnuss-Creme, Kokosmus, Cream of Coconut, Kokosblock, feste Kokosmilch/fester Kokosmilch/festes Kokosmilch/festen Kokosmilch/festem Kokosmilch',
    'cream cheese':
      'Frischkäse, Doppelrahmfrischkäse/Doppelrahm-Frischkäse, Philadelphia, Rahmfrischkäse, Streichkäse natur, Frischkäse natur, Kräuterfrischkäse/Kräuter-Frischkäse, Frischkäse mit Kräutern, Gervais, Exquisa, Brunch natur, Philadelphiafrischkäse/Philadelphia-Frischkäse, Frischkäsezubereitung, Frischkäse Doppelrahmstufe, Boursin, Frischkäse light, Miree, Cantadou, Le Tartare, Doppelrahmkäse, Sahnefrischkäse/Sahne-Frischkäse, Buko, Quark-Frischkäse, Joghurtfrischkäse, Knoblauchfrischkäse/Knoblauch-Frischkäse, Frischkäse Kräuter, Creme-Frischkäse, Cream Cheese, Philadelphia natur, Bresso, Meerrettichfrischkäse/Meerrettich-Frischkäse, Paprikafrischkäse/Paprika-Frischkäse, Tomatenfrischkäse, Petit Suisse, Gervais Frischkäse',
    mascarpone: 'Mascarpone, Mascarponefrischkäse/Mascarpone-Frischkäse, Mascarponecreme',
    ricotta: 'Ricotta, Ricottakäse/Ricotta-Käse, Ricottacreme',
    'cottage cheese': 'körnige Frischkäse/körniger Frischkäse/körniges Frischkäse/körnigen Frischkäse/körnigem Frischkäse, Hüttenkäse/Hütten-Käse, Cottage Cheese, Frischkäse körnig, Landfrischkäse, Hirtenkäse körnig',
    cheddar: 'Cheddar, Cheddarkäse/Cheddar-Käse, Cheddarscheiben, Cheddarkäsescheiben, Cheddarscheibe, irische Cheddar/irischer Cheddar/irisches Cheddar/irischen Cheddar/irischem Cheddar, Chester, Chesterkäse/Chester-Käse, Chesterkäsescheiben',
    gruyère: 'Gruyère, Greyerzer, Gruyere, Greyerzerkäse/Greyerzer-Käse, Le Gruyère, Gruyèrekäse/Gruyère-Käse',
    emmental:
      'Emmentaler, Emmentalerkäse/Emmentaler-Käse, Emmental, Großlochkäse, Emmenthaler, geriebene Emmentaler/geriebener Emmentaler/geriebenes Emmentaler/geriebenen Emmentaler/geriebenem Emmentaler, Leerdammer, Maasdamer, Maasdammer, Jarlsberg, Baby-Emmentaler, Allgäuer Emmentaler, Emmentalerscheiben, Österkron Emmentaler',
    gouda:
      'Gouda, junge Gouda/junger Gouda/junges Gouda/jungen Gouda/jungem Gouda, mittelalte Gouda/mittelalter Gouda/mittelaltes Gouda/mittelalten Gouda/mittelaltem Gouda, alte Gouda/alter Gouda/altes Gouda/alten Gouda/altem Gouda, geriebene Gouda/geriebener Gouda/geriebenes Gouda/geriebenen Gouda/geriebenem Gouda, Goudakäse/Gouda-Käse, Goudascheibe/-n, Gouda mittelalt, Gouda jung, Goudawürfel, Gouda gerieben, Geheimratskäse, Old Amsterdam, Ziegengouda, Rauchkäse Gouda, Gauda, Räuchergouda/Räucher-Gouda, Reypenaer, Ziegen-Gouda, Goudakäsescheiben',
    edam: 'Edamer, Edamerkäse/Edamer-Käse, Edamerscheiben',
    provolone: 'Provolone, Scamorza, Caciocavallo, Provola',
    comté: 'Comté, Comte, Comtékäse/Comté-Käse, Beaufort',
    manchego: 'Manchego, Manchegokäse/Manchego-Käse',
    fontina: 'Fontina, Fontinakäse/Fontina-Käse',
    havarti: 'Tilsiter, Butterkäse, Havarti, Tilsiterkäse/Tilsiter-Käse, Tilsit, Steppenkäse, Moosbacher, Esrom, Butterkäsescheiben, Trappistenkäse, Trautenfelser, Danbo, Drautaler, Wilstermarschkäse',
    muenster: 'Münsterkäse mild',
    raclette: "Raclette, Raclettekäse/Raclette-Käse, Raclettekäsescheiben, Reblochon, Morbier, Tête de Moine, Vacherin, Vacherin Fribourgeois, Vacherinmont-d'Or/Vacherin-Mont-d'Or, Tete de Moine, Fribourger Vacherin, Freiburger Vacherin, Vacherinkäse, Mont d'Or, Raclettkäse, Vacherin fribourgois",
    taleggio: 'Taleggio, Limburger, Romadur, Münsterkäse/Münster-Käse, Weißlacker, Rotschmierkäse, Quargel Rotschmiere, Rougette, Saint Albray, St. Albray, Epoisses',
    'american cheese': 'Schmelzkäsescheibe/-n, Scheiblette/-n, Toastkäse, Toastkäsescheiben, Scheiblettenkäse, Burgerkäse, Sandwichkäse, Schmelzkäse in Scheiben, Toastscheibletten, Burgerscheiben Käse',
    mozzarella:
      'Mozzarella, Mozarella, Büffelmozzarella/Büffel-Mozzarella, Mozzarellakäse/Mozzarella-Käse, Minimozzarella/Mini-Mozzarella, Mozzarellakugel/-n, Mozzarellabällchen, geriebene Mozzarella/geriebener Mozzarella/geriebenes Mozzarella/geriebenen Mozzarella/geriebenem Mozzarella, Mozzarella gerieben, Pizzamozzarella/Pizza-Mozzarella, Pizzakäse, Mozzarella-Kugeln, Pizza-Käse, Bocconcini, Mozarellakugeln, Kuhmilchmozzarella, Mozzarellascheiben, Mozzarellaminis/Mozzarella-Minis, Mozzarella di Bufala, Fior di Latte, Mozzarellaperlen, Mozzarella di Bufala Campana, Mozzarelline, Mozzarellakügelchen/Mozzarella-Kügelchen, Mozzarellawürfel, Büffelmozarella, Minimozzarellakugeln, Mozzarella-Bällchen, Mozzarella light, Mozzarellastange/Mozzarella-Stange',
    burrata: 'Burrata, Stracciatella di Burrata, Burratina',
    parmesan:
      'Parmesan, Parmesankäse/Parmesan-Käse, Parmigiano, Parmigiano Reggiano, geriebene Parmesan/geriebener Parmesan/geriebenes Parmesan/geriebenen Parmesan/geriebenem Parmesan, Parmesanhobel, Parmesanspäne, Parmesan gerieben, Parmesanrinde, Parmesanstücke, Montello, Hartkäse italienisch, frisch geriebene Parmesan/frisch geriebener Parmesan/frisch geriebenes Parmesan/frisch geriebenen Parmesan/frisch geriebenem Parmesan, Parmesan-Späne, Parmesanflocken, Parmesanraspel, Reibkäse Parmesan, italienische Hartkäse/italienischer Hartkäse/italienisches Hartkäse/italienischen Hartkäse/italienischem Hartkäse, Parmesanblättchen, Parmesanchips, Parmensan, Hartkäse Parmesan, Parmesancreme',
    'grana padano': 'Grana Padano, Granapadano, Grana, Trentingrana',
    pecorino: 'Pecorino, Pecorino Romano, Pecorinokäse/Pecorino-Käse, Pecorino Sardo',
    asiago: 'Asiago, Montasio',
    feta: 'Feta, Schafskäse, Fetakäse/Feta-Käse, Fetakäsewürfel, Hirtenkäse, Schafkäse, Fetawürfel, Fetta, Balkankäse, griechische Feta/griechischer Feta/griechisches Feta/griechischen Feta/griechischem Feta, Salakis, Weichkäse in Salzlake, Schafsfeta, Schafs-Feta, Fetakrümel, Patros, Schafmilchkäse, Fetastücke, Feta light, Schafsmilchkäse',
    'goat cheese':
      'Ziegenkäse, Ziegenfrischkäse, Ziegenrolle, Ziegenkäserolle, Ziegenweichkäse, Ziegen-Frischkäse, Ziegenkäsetaler, Ziegencamembert, Ziegenfrischkäsetaler, Ziegenkäsescheiben, Chèvre, Ziegen-Camembert, Picandou, Ziegenbrie, Ziegenhartkäse, Ziegenschnittkäse, Chavroux, Ziegentaler, Ziegengupferl, Ziegencreme, Ziegenkäserollen, Ziegenkäselaibchen',
    'blue cheese':
      "Blauschimmelkäse/Blauschimmel-Käse, Roquefort, Gorgonzola mild Blau, Cambozola, Bleu d'Auvergne, Edelpilzkäse/Edelpilz-Käse, Stilton, Österkron, Bergader, Bavaria blu, Blaukäse, Fourme d'Ambert, Bleu, Danablu, Blue Stilton, Blue Cheese, Bresse Bleu, Edelschimmelkäse, Roquefortkäse, Montagnolo, Kracher",
    gorgonzola: 'Gorgonzola, Gorgonzolakäse/Gorgonzola-Käse, Gorgonzola dolce, Dolcelatte',
    brie: 'Brie, Briekäse/Brie-Käse, Briescheiben, Brie de Meaux, Coulommiers, Géramont',
    camembert: 'Camembert, Weißschimmelkäse/Weißschimmel-Käse, Geramont, Camembertkäse/Camembert-Käse, Backcamembert natur, Camemberts, Weissschimmelkäse, Schlosskäse, Rahmcamembert, Tomme, Tommes, Rotkäppchen Camembert, Grillcamembert/Grill-Camembert, Ofenkäse natur',
    halloumi: 'Halloumi, Grillkäse, Halloumikäse/Halloumi-Käse, Haloumi, Grill-Käse, Bratkäse, Hallumi, Pfannenkäse, Brat-Käse',
    paneer: 'Paneer, Panir',
    'firm tofu':
      'Tofu/-würfel/-würfeln/-würfelchen/-scheibe/-scheiben/-scheibchen/-streifen/-stück/-stücke/-stücken/-stückchen/-stückli/-ringe/-ringen/-spalten/-stifte/-stiften/-raspel/-raspeln/-schnitz/-schnitze/-viertel/-hälfte/-hälften, Naturtofu, Tofu natur, Natur-Tofu, feste Tofu/fester Tofu/festes Tofu/festen Tofu/festem Tofu, schnittfeste Tofu/schnittfester Tofu/schnittfestes Tofu/schnittfesten Tofu/schnittfestem Tofu, Tofu fest, Tofu nature',
    'silken tofu': 'Seidentofu, Seiden-Tofu, weiche Tofu/weicher Tofu/weiches Tofu/weichen Tofu/weichem Tofu, Tofu seiden',
    'smoked tofu': 'Räuchertofu, geräucherte Tofu/geräucherter Tofu/geräuchertes Tofu/geräucherten Tofu/geräuchertem Tofu, Räucher-Tofu, Rauchtofu, Tofu geräuchert, Räuchertofuwürfel',
    'fried tofu': 'frittierte Tofu/frittierter Tofu/frittiertes Tofu/frittierten Tofu/frittiertem Tofu, Tofupuffs, gebratene Tofu/gebratener Tofu/gebratenes Tofu/gebratenen Tofu/gebratenem Tofu',
    tempeh: 'Tempeh, Tempe',
    seitan: 'Seitan, Seitanwürfel',
    'textured soy':
      'Sojaschnetzel, Sojagranulat, Soja-Schnetzel, Soja-Granulat, Sojagehacktes, Sojamedaillons, Sojahack, Sojafleisch, Sojawürfel, Soja-Hack, Big Steaks Soja, Sojahackfleisch, Soja, texturierte Soja/texturierter Soja/texturiertes Soja/texturierten Soja/texturiertem Soja, texturierte Sojaprotein/texturierter Sojaprotein/texturiertes Sojaprotein/texturierten Sojaprotein/texturiertem Sojaprotein, Sojaschnitzel, Sojastücke',
    falafel: 'Falafel/-n, Falafelbällchen, Falafel-Mischung, Falafelmischung',
    natto: 'Natto',
    chickpea:
      'Kichererbse/-n, Dose Kichererbsen, Kichererbsen aus der Dose, gekochte Kichererbsen/gekochter Kichererbsen/gekochtes Kichererbsen/gekochten Kichererbsen/gekochtem Kichererbsen, Kichererbsen Dose, vorgegarte Kichererbsen/vorgegarter Kichererbsen/vorgegartes Kichererbsen/vorgegarten Kichererbsen/vorgegartem Kichererbsen, Glas Kichererbsen, Kichererbsen abgetropft',
    'dried chickpea': 'getrocknete Kichererbse/getrockneter Kichererbse/getrocknetes Kichererbse/getrockneten Kichererbse/getrocknetem Kichererbse/-n/getrockneter Kichererbsen/getrocknetes Kichererbsen/getrockneten Kichererbsen/getrocknetem Kichererbsen, Kichererbsen getrocknet',
    'black bean': 'schwarze Bohne/schwarzer Bohne/schwarzes Bohne/schwarzen Bohne/schwarzem Bohne/-n/schwarzer Bohnen/schwarzes Bohnen/schwarzen Bohnen/schwarzem Bohnen, Dose schwarze Bohnen',
    'kidney bean':
      'Kidneybohne/Kidney-Bohne/-n/Kidney-Bohnen, rote Bohne/roter Bohne/rotes Bohne/roten Bohne/rotem Bohne/-n/roter Bohnen/rotes Bohnen/roten Bohnen/rotem Bohnen, rote Kidneybohnen/roter Kidneybohnen/rotes Kidneybohnen/roten Kidneybohnen/rotem Kidneybohnen, Dose Kidneybohnen, Kindneybohnen, rote Kidney-Bohnen/roter Kidney-Bohnen/rotes Kidney-Bohnen/roten Kidney-Bohnen/rotem Kidney-Bohnen, Chilibohnen, Chili-Bohnen, Indianerbohnen, Feuerbohnen rot',
    'pinto bean': 'Pintobohne/Pinto-Bohne/-n/Pinto-Bohnen, Wachtelbohne/-n',
    'borlotti bean': 'Borlottibohne/Borlotti-Bohne/-n/Borlotti-Bohnen, Borlotti, Cranberrybohnen',
    'white bean':
      'weiße Bohne/weißer Bohne/weißes Bohne/weißen Bohne/weißem Bohne/-n/weißer Bohnen/weißes Bohnen/weißen Bohnen/weißem Bohnen, weisse Bohne/weisser Bohne/weisses Bohne/weissen Bohne/weissem Bohne/-n/weisser Bohnen/weisses Bohnen/weissen Bohnen/weissem Bohnen, Bohnenkern/-e/-en, weiße Bohnenkerne/weißer Bohnenkerne/weißes Bohnenkerne/weißen Bohnenkerne/weißem Bohnenkerne, Dose weiße Bohnen, Flageoletbohnen, Flageolets, Bohnen weiß, Bohnenpüree, gekochte weiße Bohnen/gekochter weiße Bohnen/gekochtes weiße Bohnen/gekochten weiße Bohnen/gekochtem weiße Bohnen',
    'cannellini bean': 'Cannellinibohne/Cannellini-Bohne/-n/Cannellini-Bohnen, Cannellini',
    'butter bean': 'Riesenbohne/-n, Limabohne/-n, Butterbohne/-n, weiße Riesenbohnen/weißer Riesenbohnen/weißes Riesenbohnen/weißen Riesenbohnen/weißem Riesenbohnen, Gigantes, Lima-Bohnen, Mondbohnen, Gigantesbohnen, Große weiße Bohnen, großer weiße Bohnen/großes weiße Bohnen/großen weiße Bohnen/großem weiße Bohnen',
    'navy bean': 'Perlbohne/-n, kleine weiße Bohnen/kleiner weiße Bohnen/kleines weiße Bohnen/kleinen weiße Bohnen/kleinem weiße Bohnen, Suppenbohnen',
    'black-eyed pea': 'Augenbohne/-n, Schwarzaugenbohne/-n, Kuhbohne',
    'adzuki bean': 'Adzukibohne/Adzuki-Bohne/-n/Adzuki-Bohnen, Azukibohne/-n, Azuki-Bohnen, Adzuki',
    'mixed bean': 'Bohnenmix, Bohnenmischung, gemischte Bohnen/gemischter Bohnen/gemischtes Bohnen/gemischten Bohnen/gemischtem Bohnen, Hülsenfrüchte, Bohnen-Mix, Mexikomix, Bohnenmais-Mix',
    'baked bean': 'Baked Beans, Bohnen in Tomatensauce, weiße Bohnen in Tomatensauce/weißer Bohnen in Tomatensauce/weißes Bohnen in Tomatensauce/weißen Bohnen in Tomatensauce/weißem Bohnen in Tomatensauce, Bohnen in Tomatensoße, weiße Bohnen in Tomatensoße, Gebackene Bohnen',
    'refried bean': 'Refried Beans, Bohnenmus, Bohnenpaste',
    'lupin bean': 'Lupine/-n, Süßlupine/-n, Lupinenkerne, Lupinenschrot, Lupinensamen',
    'canned lentil': 'Dose Linsen, Linsen aus der Dose, gekochte Linsen/gekochter Linsen/gekochtes Linsen/gekochten Linsen/gekochtem Linsen, Linsen gekocht, vorgegarte Linsen/vorgegarter Linsen/vorgegartes Linsen/vorgegarten Linsen/vorgegartem Linsen, Dosenlinsen',
    aquafaba: 'Aquafaba, Kichererbsenwasser, Kichererbsenflüssigkeit',
    'dried kidney bean': 'getrocknete Kidneybohnen/getrockneter Kidneybohnen/getrocknetes Kidneybohnen/getrockneten Kidneybohnen/getrocknetem Kidneybohnen, getrocknete rote Bohnen',
    'dried black bean': 'getrocknete schwarze Bohnen',
    'dried white bean':
      'getrocknete weiße Bohnen, weiße getrocknete Bohnen, getrocknete weisse Bohnen, getrocknete Bohnenkerne/getrockneter Bohnenkerne/getrocknetes Bohnenkerne/getrockneten Bohnenkerne/getrocknetem Bohnenkerne, getrocknete Bohnen/getrockneter Bohnen/getrocknetes Bohnen/getrockneten Bohnen/getrocknetem Bohnen, weiße Bohnen getrocknet',
    'dried fava bean': 'getrocknete dicke Bohnen, getrocknete Saubohnen/getrockneter Saubohnen/getrocknetes Saubohnen/getrockneten Saubohnen/getrocknetem Saubohnen, getrocknete Ackerbohnen/getrockneter Ackerbohnen/getrocknetes Ackerbohnen/getrockneten Ackerbohnen/getrocknetem Ackerbohnen',
    'dried soybean': 'Sojabohne/-n, getrocknete Sojabohnen/getrockneter Sojabohnen/getrocknetes Sojabohnen/getrockneten Sojabohnen/getrocknetem Sojabohnen, Soja-Bohnen, Sojakerne, Sojabohnenkerne',
    'mung bean': 'Mungobohne/-n, Mungbohnen/Mung-Bohnen, Mungo-Bohnen, Moong Dal, Mungdal, Mung Dal',
    'red lentil': 'rote Linse/roter Linse/rotes Linse/roten Linse/rotem Linse/-n/roter Linsen/rotes Linsen/roten Linsen/rotem Linsen, gelbe Linse/gelber Linse/gelbes Linse/gelben Linse/gelbem Linse/-n/gelber Linsen/gelbes Linsen/gelben Linsen/gelbem Linsen, Linsen rot, Masoor Dal, orange Linsen',
    'green lentil': 'Puylinse/Puy-Linse/-n/Puy-Linsen, grüne Linse/grüner Linse/grünes Linse/grünen Linse/grünem Linse/-n/grüner Linsen/grünes Linsen/grünen Linsen/grünem Linsen, Le-Puy-Linsen, Linsen grün, Châteaulinsen/Château-Linsen',
    'brown lentil':
      'Linse/-n, Tellerlinse/-n, Berglinse/-n, braune Linse/brauner Linse/braunes Linse/braunen Linse/braunem Linse/-n/brauner Linsen/braunes Linsen/braunen Linsen/braunem Linsen, Alblinse/-n, Albleisa/Alb-Leisa, Alb-Linsen, Berg-Linsen, Pardinalinsen/Pardina-Linsen, Linsen braun, Biolinsen/Bio-Linsen, Suppenlinsen',
    'black lentil': 'Belugalinse/Beluga-Linse/-n/Beluga-Linsen, schwarze Linse/schwarzer Linse/schwarzes Linse/schwarzen Linse/schwarzem Linse/-n/schwarzer Linsen/schwarzes Linsen/schwarzen Linsen/schwarzem Linsen, Kaviarlinsen, Beluga',
    'urad dal': 'Urad Dal, Urdbohnen',
    'chana dal': 'Chana Dal, Kichererbsen halbiert',
    'toor dal': 'Toor Dal, Straucherbsen',
    'yellow split pea':
      'gelbe Schälerbsen/gelber Schälerbsen/gelbes Schälerbsen/gelben Schälerbsen/gelbem Schälerbsen, gelbe Erbsen/gelber Erbsen/gelbes Erbsen/gelben Erbsen/gelbem Erbsen, gelbe Spalterbsen/gelber Spalterbsen/gelbes Spalterbsen/gelben Spalterbsen/gelbem Spalterbsen, getrocknete Erbsen/getrockneter Erbsen/getrocknetes Erbsen/getrockneten Erbsen/getrocknetem Erbsen, halbe gelbe Erbsen/halber gelbe Erbsen/halbes gelbe Erbsen/halben gelbe Erbsen/halbem gelbe Erbsen, getrocknete gelbe Erbsen',
    'green split pea': 'Schälerbse/-n, Splittererbse/-n, grüne Schälerbsen/grüner Schälerbsen/grünes Schälerbsen/grünen Schälerbsen/grünem Schälerbsen, Spalterbse/-n, halbe Erbsen/halber Erbsen/halbes Erbsen/halben Erbsen/halbem Erbsen, Trockenerbse/-n',
    coconut: 'Kokosnuss/Kokosnüsse, Kokosfleisch, Kokosnussfleisch, frische Kokosnuss/frischer Kokosnuss/frisches Kokosnuss/frischen Kokosnuss/frischem Kokosnuss, Kokos, Kokosfruchtfleisch, Kokosnuß',
    'desiccated coconut': 'Kokosraspel/-n, Kokosflocken, Kokosette, geraspelte Kokos/geraspelter Kokos/geraspeltes Kokos/geraspelten Kokos/geraspeltem Kokos, Kokosnussraspel/-n, Kokos-Raspel/-n, Kokosstreusel, Kokosnussflocken, Kokosmehl grob, Kokos-Flocken',
    'coconut flake': 'Kokoschips, Kokosnusschips, Kokosspäne, Kokos-Chips',
    almond:
      'Mandel/-n, ganze Mandel/ganzer Mandel/ganzes Mandel/ganzen Mandel/ganzem Mandel/-n/ganzer Mandeln/ganzes Mandeln/ganzen Mandeln/ganzem Mandeln, gehäutete Mandeln/gehäuteter Mandeln/gehäutetes Mandeln/gehäuteten Mandeln/gehäutetem Mandeln, blanchierte Mandel/blanchierter Mandel/blanchiertes Mandel/blanchierten Mandel/blanchiertem Mandel/-n/blanchierter Mandeln/blanchiertes Mandeln/blanchierten Mandeln/blanchiertem Mandeln, geschälte Mandel/geschälter Mandel/geschältes Mandel/geschälten Mandel/geschältem Mandel/-n/geschälter Mandeln/geschältes Mandeln/geschälten Mandeln/geschältem Mandeln, Mandelkern/-e/-en, Rauchmandeln, Bittermandel/-n, ungeschälte Mandeln/ungeschälter Mandeln/ungeschältes Mandeln/ungeschälten Mandeln/ungeschältem Mandeln, gesalzene Mandeln/gesalzener Mandeln/gesalzenes Mandeln/gesalzenen Mandeln/gesalzenem Mandeln, Salzmandeln, Krachmandeln, Mandeln ganz',
    'flaked almond':
      'gehobelte Mandel/gehobelter Mandel/gehobeltes Mandel/gehobelten Mandel/gehobeltem Mandel/-n/gehobelter Mandeln/gehobeltes Mandeln/gehobelten Mandeln/gehobeltem Mandeln, Mandelblättchen, Mandelblätter, Mandelplättchen, Mandeln gehobelt, Mandelscheiben, Mandelhobel, blättrige Mandeln/blättriger Mandeln/blättriges Mandeln/blättrigen Mandeln/blättrigem Mandeln, Mandelblättli, Mandelplättli, geröstete Mandelblättchen/gerösteter Mandelblättchen/geröstetes Mandelblättchen/gerösteten Mandelblättchen/geröstetem Mandelblättchen, Mandeln blättrig',
    'slivered almond':
      'Mandelstift/-e/-en, gehackte Mandel/gehackter Mandel/gehacktes Mandel/gehackten Mandel/gehacktem Mandel/-n/gehackter Mandeln/gehacktes Mandeln/gehackten Mandeln/gehacktem Mandeln, Mandelsplitter, Mandeln gehackt, gestiftelte Mandeln/gestiftelter Mandeln/gestifteltes Mandeln/gestiftelten Mandeln/gestifteltem Mandeln, gestiftete Mandeln/gestifteter Mandeln/gestiftetes Mandeln/gestifteten Mandeln/gestiftetem Mandeln, Mandelstiftli, Mandeln gestiftelt, Mandeln gestiftet, Mandelspäne',
    'almond flour':
      'gemahlene Mandel/gemahlener Mandel/gemahlenes Mandel/gemahlenen Mandel/gemahlenem Mandel/-n/gemahlener Mandeln/gemahlenes Mandeln/gemahlenen Mandeln/gemahlenem Mandeln, Mandelmehl, Mandeln gemahlen, Mandelgrieß, Mandelgriess, geriebene Mandel/geriebener Mandel/geriebenes Mandel/geriebenen Mandel/geriebenem Mandel/-n/geriebener Mandeln/geriebenes Mandeln/geriebenen Mandeln/geriebenem Mandeln, Mandeln gerieben, blanchierte gemahlene Mandeln, geschälte gemahlene Mandeln, gemahlene blanchierte Mandeln, Mandel-Mehl, Mandeln blanchiert gemahlen, Mandelpulver',
    walnut:
      'Walnuss/Walnüsse/Walnüssen, Walnusskern/-e/-en, Walnusshälfte/-n, Baumnuss/Baumnüsse/Baumnüssen, Baumnusskerne, Walnußkerne, gehackte Walnuss/gehackter Walnuss/gehacktes Walnuss/gehackten Walnuss/gehacktem Walnuss/gehackte Walnüsse/gehackter Walnüsse/gehacktes Walnüsse/gehackten Walnüsse/gehacktem Walnüsse, Walnuß, gemahlene Walnüsse/gemahlener Walnüsse/gemahlenes Walnüsse/gemahlenen Walnüsse/gemahlenem Walnüsse, Walnüsse gehackt, Walnussstücke, Wal-Nüsse, Baumnusshälften, Walnusskernhälften, Walnusskerne gehackt, Welschnüsse, Walnussbruch, geriebene Walnüsse/geriebener Walnüsse/geriebenes Walnüsse/geriebenen Walnüsse/geriebenem Walnüsse, schwarze Nüsse/schwarzer Nüsse/schwarzes Nüsse/schwarzen Nüsse/schwarzem Nüsse, Walnüsse gerieben, Walnuss-Kerne, Walnüsse gemahlen, grüne Walnüsse/grüner Walnüsse/grünes Walnüsse/grünen Walnüsse/grünem Walnüsse, grüne Nüsse/grüner Nüsse/grünes Nüsse/grünen Nüsse/grünem Nüsse, gemahlene Baumnüsse/gemahlener Baumnüsse/gemahlenes Baumnüsse/gemahlenen Baumnüsse/gemahlenem Baumnüsse',
    pecan: 'Pekannuss/Pekannüsse/Pekannüssen, Pecannuss/Pecannüsse, Pekan-Nüsse, Pekannusskerne, Pecannusskerne, Pekannusshälften, Pecan-Nüsse, Pecanüsse, Pecannüssen, Pekannuß',
    cashew: 'Cashewkern/-e/-en, Cashew/-s, Cashewnuss/Cashewnüsse/Cashewnüssen, Cashew-Kerne, Cashew-Nüsse, Cashewbruch, Cashewkerne gesalzen, Cashews gesalzen, Kaschukerne, Cashewnusskerne, Cashewnusse, Caschewkerne, Cashewmehl',
    hazelnut:
      'Haselnuss/Haselnüsse/Haselnüssen, Haselnusskern/-e/-en, gehackte Haselnuss/gehackter Haselnuss/gehacktes Haselnuss/gehackten Haselnuss/gehacktem Haselnuss/gehackte Haselnüsse/gehackter Haselnüsse/gehacktes Haselnüsse/gehackten Haselnüsse/gehacktem Haselnüsse, gehobelte Haselnüsse/gehobelter Haselnüsse/gehobeltes Haselnüsse/gehobelten Haselnüsse/gehobeltem Haselnüsse, Haselnussblättchen, Haselnüsse gehackt, Haselnuß, Haselnusskerne gehackt, gehackte Haselnusskerne/gehackter Haselnusskerne/gehacktes Haselnusskerne/gehackten Haselnusskerne/gehacktem Haselnusskerne, Haselnusshobel, Haselnusskrokant natur, Hasel-Nüsse, Haselnusskerne ganz, Haselnüsse gehobelt, gestiftelte Haselnüsse/gestiftelter Haselnüsse/gestifteltes Haselnüsse/gestiftelten Haselnüsse/gestifteltem Haselnüsse, Haselnussplättchen',
    'ground hazelnut':
      'gemahlene Haselnuss/gemahlener Haselnuss/gemahlenes Haselnuss/gemahlenen Haselnuss/gemahlenem Haselnuss/gemahlene Haselnüsse/gemahlener Haselnüsse/gemahlenes Haselnüsse/gemahlenen Haselnüsse/gemahlenem Haselnüsse, Haselnüsse gemahlen, Haselnussmehl, geriebene Haselnüsse/geriebener Haselnüsse/geriebenes Haselnüsse/geriebenen Haselnüsse/geriebenem Haselnüsse, Haselnüsse gerieben, gemahlene Haselnusskerne/gemahlener Haselnusskerne/gemahlenes Haselnusskerne/gemahlenen Haselnusskerne/gemahlenem Haselnusskerne, Haselnussgrieß, Haselnusskerne gemahlen, gemahlene Haselnüssen/gemahlener Haselnüssen/gemahlenes Haselnüssen/gemahlenen Haselnüssen/gemahlenem Haselnüssen, Haselnuss gemahlen',
    pistachio:
      'Pistazie/-n, Pistazienkern/-e/-en, gehackte Pistazie/gehackter Pistazie/gehacktes Pistazie/gehackten Pistazie/gehacktem Pistazie/-n/gehackter Pistazien/gehacktes Pistazien/gehackten Pistazien/gehacktem Pistazien, gemahlene Pistazien/gemahlener Pistazien/gemahlenes Pistazien/gemahlenen Pistazien/gemahlenem Pistazien, gehackte Pistazienkerne/gehackter Pistazienkerne/gehacktes Pistazienkerne/gehackten Pistazienkerne/gehacktem Pistazienkerne, Pistazien gehackt, Pistazienmehl, Pistaziengrieß, Pistazien gemahlen, Pistazienstücke, Pistaziensplitter, Pistazien-Kerne, Pistazienpulver, Pistazien ungesalzen',
    peanut:
      'Erdnuss/Erdnüsse/Erdnüssen, Erdnusskern/-e/-en, geröstete Erdnüsse/gerösteter Erdnüsse/geröstetes Erdnüsse/gerösteten Erdnüsse/geröstetem Erdnüsse, gesalzene Erdnüsse/gesalzener Erdnüsse/gesalzenes Erdnüsse/gesalzenen Erdnüsse/gesalzenem Erdnüsse, Erdnuß, ungesalzene Erdnüsse/ungesalzener Erdnüsse/ungesalzenes Erdnüsse/ungesalzenen Erdnüsse/ungesalzenem Erdnüsse, Erdnüsse gesalzen, Erd-Nüsse, Salznüsse Erdnuss, Spanische Nüssli, Erdnüssli, geröstete gesalzene Erdnüsse, geröstete Erdnusskerne/gerösteter Erdnusskerne/geröstetes Erdnusskerne/gerösteten Erdnusskerne/geröstetem Erdnusskerne, Erdnüsse geröstet, Erdnüsse ungesalzen, Erdnussmehl, Erdnusshack',
    'pine nut': 'Pinienkern/-e/-en, Pinoli, Pignoli, Pinien-Kerne, geröstete Pinienkerne/gerösteter Pinienkerne/geröstetes Pinienkerne/gerösteten Pinienkerne/geröstetem Pinienkerne, Pinienkerne geröstet, Pinien, Zedernnüsse, Pignolien',
    macadamia: 'Macadamia/-s, Macadamianuss/Macadamianüsse, Macadamia-Nüsse, Macadamianüssen, Macadamianusskerne, Macadamia-Nusskerne',
    'brazil nut': 'Paranuss/Paranüsse, Para-Nüsse, Paranusskerne, Paranüssen',
    chestnut:
      'Marone/-n, Maroni, Esskastanie/-n, Kastanie/-n, Edelkastanie/-n, gekochte Maronen/gekochter Maronen/gekochtes Maronen/gekochten Maronen/gekochtem Maronen, Marroni, Maronipüree, Kastanienpüree, Kastanienmehl, Maronenpüree, Maronencreme, vorgegarte Maronen/vorgegarter Maronen/vorgegartes Maronen/vorgegarten Maronen/vorgegartem Maronen, vakuumierte Maronen/vakuumierter Maronen/vakuumiertes Maronen/vakuumierten Maronen/vakuumiertem Maronen, Marronipüree, Vermicelles, vorgekochte Maronen/vorgekochter Maronen/vorgekochtes Maronen/vorgekochten Maronen/vorgekochtem Maronen, gegarte Maronen/gegarter Maronen/gegartes Maronen/gegarten Maronen/gegartem Maronen, Keschtn, Maronenmehl, Maroni gekocht, Marroni gekocht, Maronenmus, Maroniobers natur, Maronen vakuumiert, Kastanienreis, Maronireis, Marronipürée',
    'sesame seed':
      'Sesam, Sesamsaat, Sesamsamen, Sesamkörner, weiße Sesam/weißer Sesam/weißes Sesam/weißen Sesam/weißem Sesam, schwarze Sesam/schwarzer Sesam/schwarzes Sesam/schwarzen Sesam/schwarzem Sesam, geröstete Sesam/gerösteter Sesam/geröstetes Sesam/gerösteten Sesam/geröstetem Sesam, schwarze Sesamsamen/schwarzer Sesamsamen/schwarzes Sesamsamen/schwarzen Sesamsamen/schwarzem Sesamsamen, Sesam geröstet, schwarze Sesamsaat/schwarzer Sesamsaat/schwarzes Sesamsaat/schwarzen Sesamsaat/schwarzem Sesamsaat, helle Sesam/heller Sesam/helles Sesam/hellen Sesam/hellem Sesam, ungeschälte Sesam/ungeschälter Sesam/ungeschältes Sesam/ungeschälten Sesam/ungeschältem Sesam, weisse Sesam/weisser Sesam/weisses Sesam/weissen Sesam/weissem Sesam, geschälte Sesam/geschälter Sesam/geschältes Sesam/geschälten Sesam/geschältem Sesam, Sesam schwarz, Sesam weiß, helle Sesamsaat, geröstete Sesamsamen/gerösteter Sesamsamen/geröstetes Sesamsamen/gerösteten Sesamsamen/geröstetem Sesamsamen, weiße Sesamsamen/weißer Sesamsamen/weißes Sesamsamen/weißen Sesamsamen/weißem Sesamsamen, Sesamkerne, Sesamstreusel, gerösteter schwarzer Sesam, Sesampulver, geröstete Sesamsaat/gerösteter Sesamsaat/geröstetes Sesamsaat/gerösteten Sesamsaat/geröstetem Sesamsaat',
    'chia seed': 'Chiasamen, Chia-Samen, Chia, Chiasaat, Chiakörner',
    flaxseed:
      'Leinsamen, Leinsaat, Goldleinsamen, ganze Leinsamen/ganzer Leinsamen/ganzes Leinsamen/ganzen Leinsamen/ganzem Leinsamen, Lein-Samen, Leinsamen ganz, gelbe Leinsamen/gelber Leinsamen/gelbes Leinsamen/gelben Leinsamen/gelbem Leinsamen, braune Leinsamen/brauner Leinsamen/braunes Leinsamen/braunen Leinsamen/braunem Leinsamen, Flachssamen, Goldlein',
    'ground flaxseed':
      'geschrotete Leinsamen/geschroteter Leinsamen/geschrotetes Leinsamen/geschroteten Leinsamen/geschrotetem Leinsamen, gemahlene Leinsamen/gemahlener Leinsamen/gemahlenes Leinsamen/gemahlenen Leinsamen/gemahlenem Leinsamen, Leinsamenschrot, Leinsamenmehl, Leinsamen geschrotet, Leinmehl, Leinsamen gemahlen, Leinsaat geschrotet, geschrotete Leinsaat/geschroteter Leinsaat/geschrotetes Leinsaat/geschroteten Leinsaat/geschrotetem Leinsaat',
    'pumpkin seed':
      'Kürbiskern/-e/-en, Kürbis-Kerne, gehackte Kürbiskerne/gehackter Kürbiskerne/gehacktes Kürbiskerne/gehackten Kürbiskerne/gehacktem Kürbiskerne, geröstete Kürbiskerne/gerösteter Kürbiskerne/geröstetes Kürbiskerne/gerösteten Kürbiskerne/geröstetem Kürbiskerne, Kürbiskernmehl, gemahlene Kürbiskerne/gemahlener Kürbiskerne/gemahlenes Kürbiskerne/gemahlenen Kürbiskerne/gemahlenem Kürbiskerne, Kürbiskerne gehackt, geriebene Kürbiskerne/geriebener Kürbiskerne/geriebenes Kürbiskerne/geriebenen Kürbiskerne/geriebenem Kürbiskerne, Kürbissamen, steirische Kürbiskerne/steirischer Kürbiskerne/steirisches Kürbiskerne/steirischen Kürbiskerne/steirischem Kürbiskerne',
    'sunflower seed': 'Sonnenblumenkern/-e/-en, Sonnenblumen-Kerne, Sonnenblumensamen, Sonnenblumenhack, Sonnenblumenkernmehl, geröstete Sonnenblumenkerne/gerösteter Sonnenblumenkerne/geröstetes Sonnenblumenkerne/gerösteten Sonnenblumenkerne/geröstetem Sonnenblumenkerne, Sonnenblumengranulat',
    'hemp seed': 'Hanfsamen, geschälte Hanfsamen/geschälter Hanfsamen/geschältes Hanfsamen/geschälten Hanfsamen/geschältem Hanfsamen, Hanfherzen, Hanf, Hanfmehl, Hanf-Samen, Hanfnüsse, Hanfprotein',
    'poppy seed':
      'Mohn, Mohnsamen, gemahlene Mohn/gemahlener Mohn/gemahlenes Mohn/gemahlenen Mohn/gemahlenem Mohn, Blaumohn, Graumohn, Mohnsaat, Waldviertler Graumohn, geriebene Mohn/geriebener Mohn/geriebenes Mohn/geriebenen Mohn/geriebenem Mohn, Dampfmohn, Mohn gemahlen, gequetschte Mohn/gequetschter Mohn/gequetschtes Mohn/gequetschten Mohn/gequetschtem Mohn, Weißmohn, Mohn gerieben, Dampf-Mohn',
    spaghetti: 'Spaghetti/-s, Spagetti, Spaghettini, Vollkornspagetti hell, Spaghettoni, Hartweizenspaghetti',
    linguine: 'Linguine, Linguini, Bavette Pasta',
    tagliatelle: 'Tagliatelle, Pappardelle, Fettuccine, Fettucine, Mafaldine, Tagliatelle ohne Ei, Reginette',
    capellini: 'Capellini, Suppennudelfäden, Engelshaar, Cappellini',
    penne: 'Penne, Penne Rigate, Kurze Nudeln Penne, Pennette',
    rigatoni: 'Rigatoni, Röhrennudel/-n, Tortiglioni, Paccheri, Ziti, Röhrlnudeln, Mezze Rigatoni',
    fusilli: 'Fusilli, Spirelli, Spiralnudel/-n, Spirali, Gemelli, Casarecce, Girandole, Rotini, Cellentani, Drelli, Spiralen Nudeln, Trulli',
    farfalle: 'Farfalle, Schmetterlingsnudel/-n, Schleifchennudeln, Farfalline',
    conchiglie: 'Conchiglie, Muschelnudel/-n, Orecchiette, Conchiglioni, Orechiette, Cavatelli, Muschelpasta, Riesenmuscheln Nudel',
    macaroni: 'Makkaroni, Maccheroni, Hörnchennudel/-n, Hörnli, Maccaroni, Gabelspaghetti, Gobbetti, Hörnchen-Nudeln, Älplermagronen Nudeln, Magronen, Makaroni, Macaroni, Hörndl, Hörnlinudeln, Hörnle, Älpler-Makronen, Älpler-Magronen',
    orzo: 'Kritharaki, Orzo, Reisnudel Kritharaki, Risoni, Risi, Kritharakinudeln/Kritharaki-Nudeln, griechische Nudeln/griechischer Nudeln/griechisches Nudeln/griechischen Nudeln/griechischem Nudeln, griechische Reisnudeln/griechischer Reisnudeln/griechisches Reisnudeln/griechischen Reisnudeln/griechischem Reisnudeln, Orzonudeln/Orzo-Nudeln, Orzo-Pasta, Arpa Sehriye, Risoni-Nudeln',
    fregola: 'Fregola, Fregula, Fregola Sarda',
    'lasagna sheet': 'Lasagneplatte/-n, Lasagne-Platten, Lasagneblatt/Lasagneblätter, Lasagne-Blätter, Lasagne, Lasagneblättern, Lasagnenudeln, Lasagne-Nudelplatten, Lasagnenudelplatten, Lasagneteigblätter/Lasagne-Teigblätter, Lasagneteigplatten, Lasagneteig',
    cannelloni: 'Cannelloni, Canneloni, Cannelloniröhren, Cannelloniröllchen/Cannelloni-Röllchen',
    'rice pasta':
      'glutenfreie Nudel/glutenfreier Nudel/glutenfreies Nudel/glutenfreien Nudel/glutenfreiem Nudel/-n/glutenfreier Nudeln/glutenfreies Nudeln/glutenfreien Nudeln/glutenfreiem Nudeln, glutenfreie Pasta/glutenfreier Pasta/glutenfreies Pasta/glutenfreien Pasta/glutenfreiem Pasta, Maisnudel/-n, Buchweizennudel-Pasta, Maispasta/Mais-Pasta, Reispasta, glutenfreie Spaghetti/glutenfreier Spaghetti/glutenfreies Spaghetti/glutenfreien Spaghetti/glutenfreiem Spaghetti, glutenfreie Penne/glutenfreier Penne/glutenfreies Penne/glutenfreien Penne/glutenfreiem Penne, Reis-Pasta, Mais-Nudeln',
    'lentil pasta': 'Linsennudel/-n, Linsenpasta, Kichererbsennudel/-n, Linsen-Nudeln, Rote-Linsen-Nudeln, Rote-Linsen-Pasta, Kichererbsenpasta, Kichererbsen-Nudeln, Erbsennudel/-n, Rote-Linsen-Penne, Rote-Linsen-Spaghetti, Linsen-Pasta, Rote-Linsen-Fusilli, Linsenspaghetti, Erbsenpasta, Linsenpenne',
    gnocchi: 'vegane Gnocchi',
    'long-grain rice':
      'Reis, Langkornreis, Langkorn-Reis, weiße Reis/weißer Reis/weißes Reis/weißen Reis/weißem Reis, Patnareis, Patna-Reis, Langkornspitzenreis, Spitzenreis, Reis gekocht, gekochte Reis/gekochter Reis/gekochtes Reis/gekochten Reis/gekochtem Reis, Kochbeutelreis, Kochbeutel Reis, Beutel Reis, Spitzen-Langkorn-Reis, Kurkumareis natur, Beutelreis, Duftlangkornreis/Duft-Langkornreis, Siampatna-Reis/Siam-Patna-Reis, Carolinareis/Carolina-Reis, Trockenreis, weisse Reis/weisser Reis/weisses Reis/weissen Reis/weissem Reis, Reste Reis',
    'basmati rice': 'Basmatireis, Basmati-Reis, Basmati, Basmanti-Reis, Basmatireis gekocht',
    'jasmine rice': 'Jasminreis, Jasmin-Reis, Duftreis, Thaireis/Thai-Reis, Duft-Reis, Thaijasminreis/Thai-Jasminreis, Parfümreis',
    'brown rice': 'Naturreis, Vollkornreis, Vollkorn-Reis, Natur-Reis, braune Reis/brauner Reis/braunes Reis/braunen Reis/braunem Reis, Rundkorn-Naturreis, Basmativollkornreis/Basmati-Vollkornreis, Vollkorn-Basmatireis, Vollkorn-Naturreis, Basmati-Naturreis, Langkorn-Naturreis',
    'wild rice': 'Wildreis, Wildreismischung, Wild-Reis, Wildreismix',
    'sushi rice':
      'Sushireis/Sushi-Reis, Klebreis Sushi, Rundkornreis, Rundkorn-Reis, Mittelkornreis, japanische Reis/japanischer Reis/japanisches Reis/japanischen Reis/japanischem Reis, japanische Rundkornreis/japanischer Rundkornreis/japanisches Rundkornreis/japanischen Rundkornreis/japanischem Rundkornreis, Bruchreis',
    'sticky rice': 'Klebreis, Klebereis/Klebe-Reis',
    'red rice': 'rote Reis/roter Reis/rotes Reis/roten Reis/rotem Reis, Camarguereis/Camargue-Reis',
    'black rice': 'schwarze Reis/schwarzer Reis/schwarzes Reis/schwarzen Reis/schwarzem Reis, Venerereis/Venere-Reis, Riso Venere',
    'parboiled rice': "Parboiled Reis, Parboiledreis, Parboiled, Parboiled-Langkornreis, Uncle Ben's Reis",
    'instant rice': 'Schnellkochreis, Expressreis/Express-Reis, Minutenreis, Mikrowellenreis, vorgegarte Reis/vorgegarter Reis/vorgegartes Reis/vorgegarten Reis/vorgegartem Reis',
    'paella rice': 'Paellareis/Paella-Reis, Bombareis/Bomba-Reis',
    'arborio rice': 'Risottoreis, Risotto-Reis, Arborio, Arborioreis/Arborio-Reis, Carnaroli, Carnarolireis/Carnaroli-Reis, Vialone, Vialone Nano, Vialonereis/Vialone-Reis, Risotto, Vialone-Nano-Reis, Avorioreis/Avorio-Reis',
    quinoa:
      'Quinoa, weiße Quinoa/weißer Quinoa/weißes Quinoa/weißen Quinoa/weißem Quinoa, bunte Quinoa/bunter Quinoa/buntes Quinoa/bunten Quinoa/buntem Quinoa, rote Quinoa/roter Quinoa/rotes Quinoa/roten Quinoa/rotem Quinoa, Quinoaflocken, schwarze Quinoa/schwarzer Quinoa/schwarzes Quinoa/schwarzen Quinoa/schwarzem Quinoa, Quinoa-Flocken, gepuffte Quinoa/gepuffter Quinoa/gepufftes Quinoa/gepufften Quinoa/gepufftem Quinoa, Quinoamehl, tricolore Quinoa, Quinoa gepufft, Quinoa gekocht, gekochte Quinoa/gekochter Quinoa/gekochtes Quinoa/gekochten Quinoa/gekochtem Quinoa, weisse Quinoa',
    couscous: 'Couscous, Cous Cous, Kuskus, Instantcouscous/Instant-Couscous, Vollkorncouscous/Vollkorn-Couscous, Dinkelcouscous/Dinkel-Couscous, Couscous instant',
    'pearl couscous': 'Perlcouscous/Perl-Couscous, israelische Couscous/israelischer Couscous/israelisches Couscous/israelischen Couscous/israelischem Couscous, Ptitim, Couscousperlen, Moghrabieh',
    bulgur: 'Bulgur, Weizengrütze, Bulgur grob, Bulgur fein, Köftelik Bulgur, Bulgurweizen, feine Bulgur/feiner Bulgur/feines Bulgur/feinen Bulgur/feinem Bulgur, grobe Bulgur/grober Bulgur/grobes Bulgur/groben Bulgur/grobem Bulgur, Hartweizengrütze, Dinkelbulgur, Bulghur, Bulgurgrütze',
    farro: 'Emmer, Farro, Emmerkörner, Einkorn, Einkornkörner',
    spelt:
      'Dinkel, Dinkelkörner, Grünkern, Dinkelreis, Grünkernschrot, Dinkelschrot, Urdinkel, Dinkelkorn, Zartdinkel/Zart-Dinkel, Dinkel-Reis, Kernotto, Dinkel wie Reis, Perldinkel, Dinkelgrütze, Grünkerngrieß, Grünkernmehl, Grünkerngrütze, Grünkernflocken, Dinkelgrieß, Dinkelgriess, Dinkelflocken, Dinkel-Flocken, Dinkelkerne, Dinkelvollkorngrieß, Dinkelkleie, Dinkel gepufft, gepuffte Dinkel/gepuffter Dinkel/gepufftes Dinkel/gepufften Dinkel/gepufftem Dinkel, Dinkelpops',
    'wheat berry': 'Weizenkorn/Weizenkörner, Weizen, Ebly, Zartweizen, Weizenschrot, Kamut, Sonnenweizen, Weizenkeimlinge, Weizenflocken, Weizenvollkornschrot, Kamutkörner, Zart-Weizen, Weizengraupen, Weizen-Schrot, Khorasan-Weizen',
    'rye berry': 'Roggenkorn/Roggenkörner, Roggen, Roggenschrot, Roggenvollkornschrot, Roggenflocken, Roggen-Schrot, Backschrot, Roggenbackschrot, Roggenkleie',
    freekeh: 'Freekeh, Frikeh',
    'pearl barley': 'Graupen, Perlgraupen, Gerste, Rollgerste, Gerstengraupen, Rollgerstl, Perlgerste, Gerstengrütze, Gerstenkörner, Gerstenflocken, Gerstengraupe, Nacktgerste, Ritscher, Kälberzähne, Bündner Gerste, Gerstengrieß, Graupe, Gerstenschrot, Gerstl Rolle',
    buckwheat: 'Buchweizen, Buchweizengrütze, Buchweizenkörner, Buchweizenschrot, Buchweizenflocken, Kascha, gepuffte Buchweizen/gepuffter Buchweizen/gepufftes Buchweizen/gepufften Buchweizen/gepufftem Buchweizen, Heiden, Buchweizenkeime, Buchweizengrieß, Buchweizen gekeimt',
    millet: 'Hirse, Goldhirse, Hirseflocken, Hirsegrieß, Hirse-Flocken, Hirsegriess, Braunhirse, gepuffte Hirse/gepuffter Hirse/gepufftes Hirse/gepufften Hirse/gepufftem Hirse, Hirsebrei natur, Hirsekörner, Rispenhirse, Braunhirsemehl, Hirsegrütze, Hirse gepufft',
    amaranth: 'Amaranth, gepuffte Amaranth/gepuffter Amaranth/gepufftes Amaranth/gepufften Amaranth/gepufftem Amaranth, Amaranth gepufft, Amarant, Amaranthpops/Amaranth-Pops, gepoppte Amaranth/gepoppter Amaranth/gepopptes Amaranth/gepoppten Amaranth/gepopptem Amaranth, Amaranthmehl, Amaranthflocken',
    teff: 'Teff, Zwerghirse',
    sorghum: 'Sorghum',
    polenta: 'Polenta, Maisgrieß, Maisgriess, Polentagrieß, Instantpolenta, Instant-Polenta, Minutenpolenta, Polenta-Grieß, Sterz, Bramata, Mais-Grieß, Maisgrieß Polenta, Polenta grob, Polenta fein, Instant-Polentagrieß, Tessiner Maisgriess, Türkensterz, Minutenmais, Maisgrits',
    cornmeal: 'Maismehl grob',
    semolina:
      'Grieß, Griess, Weizengrieß, Hartweizengrieß, Weichweizengrieß, Weizen-Grieß, Hartweizengriess, Weichweizen-Grieß, Hartweizen-Grieß, Weizengriess, Hartweizendunst, Dunst, Semola, Semola di grano duro, Weichweizengriess, Semola di Grano Duro Rimacinata, Hartweizenmehl, Semola rimacinata, Hartweizen, Vollkorngrieß, Kochgrieß, Weizenvollkorngrieß',
    'wheat germ': 'Weizenkeime, Weizenkeim',
    'wheat bran': 'Weizenkleie, Kleie, Weizen-Kleie, Weizenspeisekleie, Speisekleie',
    'oat bran': 'Haferkleie, Hafer-Kleie, Haferspeisekleie',
    'rolled oats':
      'Haferflocken, kernige Haferflocken/kerniger Haferflocken/kerniges Haferflocken/kernigen Haferflocken/kernigem Haferflocken, Hafer-Flocken, Großblatt-Haferflocken, Haferflocken kernig, grobe Haferflocken/grober Haferflocken/grobes Haferflocken/groben Haferflocken/grobem Haferflocken, Hafer, Großblatthaferflocken, Haferflocken Großblatt, Haferkörner, Porridgeflocken/Porridge-Flocken, Haferkerne, Vollkornhaferflocken, Vollkorn-Haferflocken, Nackthafer, Porridge natur, Haferkörnern, Haferkorn, Großblattflocken, glutenhaltige Haferflocken/glutenhaltiger Haferflocken/glutenhaltiges Haferflocken/glutenhaltigen Haferflocken/glutenhaltigem Haferflocken, Grossblatt-Haferflocken',
    'quick oats':
      'zarte Haferflocken/zarter Haferflocken/zartes Haferflocken/zarten Haferflocken/zartem Haferflocken, Schmelzflocken, feine Haferflocken/feiner Haferflocken/feines Haferflocken/feinen Haferflocken/feinem Haferflocken, Instanthaferflocken/Instant-Haferflocken, Haferflocken zart, Haferflocken fein, Haferschmelzflocken/Hafer-Schmelzflocken, blütenzarte Haferflocken/blütenzarter Haferflocken/blütenzartes Haferflocken/blütenzarten Haferflocken/blütenzartem Haferflocken, Köllnflocken, zartblatt Haferflocken, Zartblatthaferflocken, Köllns Echte Kernige zart, Kleinblatthaferflocken/Kleinblatt-Haferflocken, Haferzartblatt',
    'steel-cut oats': 'Hafergrütze, Haferschrot, Steel Cut Oats',
    'puffed rice': 'Puffreis, gepuffte Reis/gepuffter Reis/gepufftes Reis/gepufften Reis/gepufftem Reis, Rice Krispies, Reispops/Reis-Pops, Reis gepufft, Knusperreis',
    popcorn: 'Popcornmais/Popcorn-Mais, Popcorn, Puffmais, Mais für Popcorn',
    'all-purpose flour':
      'Mehl, Weizenmehl, glatte Mehl/glatter Mehl/glattes Mehl/glatten Mehl/glattem Mehl, Weißmehl, Weissmehl, Mehl glatt, griffige Mehl/griffiger Mehl/griffiges Mehl/griffigen Mehl/griffigem Mehl, Universalmehl, Halbweissmehl, Weizenmehl Type 405, Mehl griffig, Mehl Type 405, Weizen-Mehl, Mehl universal, Weizenmehl Typ 405, Mehl Typ 405, Ruchmehl, Halbweißmehl, glatte Weizenmehl/glatter Weizenmehl/glattes Weizenmehl/glatten Weizenmehl/glattem Weizenmehl, Zopfmehl, Universal-Mehl, Weizenmehl universal, Weizenmehl glatt, W480, W700, Weizenmehl griffig, griffige Weizenmehl/griffiger Weizenmehl/griffiges Weizenmehl/griffigen Weizenmehl/griffigem Weizenmehl, doppelgriffige Mehl/doppelgriffiger Mehl/doppelgriffiges Mehl/doppelgriffigen Mehl/doppelgriffigem Mehl, Instantmehl, Spätzlemehl, Mehle, Weissemehl, Mehl Type 550, Knöpflimehl, Instant-Mehl, Strudelmehl, Wiener Grießler, Wiener Griessler, Pizzamehl Standard, Backmehl, Spätzle-Mehl, Weizenauszugsmehl, Spätzlemehl doppelgriffig, weiße Mehl/weißer Mehl/weißes Mehl/weißen Mehl/weißem Mehl, Mehlschwitze, Kornmehl, Einbrenn, Weizenmehltype 405',
    'bread flour':
      'Weizenmehl Type 550, Weizenmehl Typ 550, Brotmehl, Pizzamehl, Mehl Tipo 00, Tipo 00, Weizenmehl 550, Manitobamehl, Manitoba-Mehl, Weizenmehl Type 812, Weizenmehl Type 1050, Weizenmehl 1050, Pizza-Mehl, Brot-Mehl, Tipo-00-Mehl, Mehl Typ 00, Pastamehl, Weizenmehl Tipo 00, Typ 00 Mehl, Mehl Type 1050, Weizenbrotmehl, Weizenbrotmehl W1600, Pizzamehl Tipo 00, Bauernmehl, Weizenmehl Typ 1050, Weizenmehl W700',
    'cake flour': 'Kuchenmehl, Kuchen-Mehl, Weizenstärkemehl',
    'self-rising flour': 'selbsttreibende Mehl/selbsttreibender Mehl/selbsttreibendes Mehl/selbsttreibenden Mehl/selbsttreibendem Mehl, Mehl mit Backpulver, Self-raising Flour',
    'wholewheat flour': 'Vollkornmehl, Weizenvollkornmehl, Vollkornweizenmehl, Vollkorn-Mehl, Weizen-Vollkornmehl, Grahammehl, Vollkorn-Weizenmehl, Chapatimehl, Atta, Graham-Mehl, Weizenvollkorn, Vollmehl',
    'spelt flour':
      'Dinkelmehl, Dinkelvollkornmehl, Dinkel-Mehl, Dinkelmehl Type 630, Vollkorndinkelmehl, Dinkel-Vollkornmehl, Dinkelmehl Typ 630, Vollkorn-Dinkelmehl, Emmermehl, Einkornmehl, Urdinkelmehl, helles Dinkelmehl, Dinkelmehl 630, Dinkelmehl hell, Dinkelmehl Type 1050, Dinkel-Ruchmehl, Dinkelweissmehl, Dinkelmehl glatt, Ur-Dinkelmehl, Emmervollkornmehl, Dinkelmehl Vollkorn, Einkornvollkornmehl, Dinkelbrotmehl, Kamutmehl, Waldstaudenmehl, Urkornmehl, Dinkelmehl universal, Dinkelmehltype 630, Dinkelweißmehl, helle Dinkelmehl/heller Dinkelmehl/hellen Dinkelmehl/hellem Dinkelmehl, Urdinkelweissmehl',
    'rye flour': 'Roggenmehl, Roggenvollkornmehl, Roggen-Mehl, Vollkornroggenmehl, Roggenmehl Type 1150, Roggenmehl Typ 1150, Roggen-Vollkornmehl, Roggenmehl 1150, Schwarzroggen, Roggenmehl R960, Waldstaudenroggen, Roggenmehl Type 997, Roggenfeinmehl',
    'barley flour': 'Gerstenmehl',
    'oat flour': 'Hafermehl, Hafer-Mehl, gemahlene Haferflocken/gemahlener Haferflocken/gemahlenes Haferflocken/gemahlenen Haferflocken/gemahlenem Haferflocken, Haferflockenmehl, Hafervollkornmehl, Haferflocken gemahlen',
    'rice flour':
      'Reismehl, glutenfreie Mehl/glutenfreier Mehl/glutenfreies Mehl/glutenfreien Mehl/glutenfreiem Mehl, Reis-Mehl, Vollkornreismehl, Mehl glutenfrei, glutenfreie Mehlmischung/glutenfreier Mehlmischung/glutenfreies Mehlmischung/glutenfreien Mehlmischung/glutenfreiem Mehlmischung, glutenfreie Mehlmix/glutenfreier Mehlmix/glutenfreies Mehlmix/glutenfreien Mehlmix/glutenfreiem Mehlmix, Reisgrieß, Reisstärke, glutenfreie Universalmehl/glutenfreier Universalmehl/glutenfreies Universalmehl/glutenfreien Universalmehl/glutenfreiem Universalmehl, Reisgriess, Reisvollkornmehl, Naturreismehl, glutenfreie Backmehl/glutenfreier Backmehl/glutenfreies Backmehl/glutenfreien Backmehl/glutenfreiem Backmehl',
    'glutinous rice flour': 'Klebreismehl, Klebreis-Mehl, Mochimehl, Mochiko',
    'masa harina': 'Masa Harina',
    'corn flour': 'Maismehl, Mais-Mehl',
    'chickpea flour': 'Kichererbsenmehl, Kichererbsen-Mehl, Besan, Linsenmehl, Erbsenmehl',
    'buckwheat flour': 'Buchweizenmehl, Heidenmehl, Buchweizen-Mehl, Hadnmehl, Buchweizenvollkornmehl, Heidemehl, Schwarzplentmehl, Schwarzplenten',
    'coconut flour': 'Kokosmehl, Kokos-Mehl, Kokosnussmehl',
    'millet flour': 'Hirsemehl, Sorghummehl, Hirse-Mehl, Hirsevollkornmehl',
    'potato flour': 'Kartoffelmehl, Kartoffelflocken, Kartoffel-Mehl, Erdäpfelmehl',
    'soy flour': 'Sojamehl, Soja-Mehl, Sojaflocken, Sojaeiweiß, Sojaprotein, Sojalecithin-Mehl, Vollsojamehl, Sojakleie, Sojaschrot',
    'vital wheat gluten': 'Weizengluten, Gluten, Seitanpulver, Weizeneiweiß, Weizenkleber, Seitan-Pulver, Seitanbasis, Glutenpulver, Weizenprotein, Weizeneiweißpulver, Seitan-Fix, Seitanmehl',
    bread:
      'Brot/-e/-en, Bauernbrot, Landbrot, Mischbrot, Weizenmischbrot, Krustenbrot, Steinofenbrot, altbackene Brot/altbackener Brot/altbackenes Brot/altbackenen Brot/altbackenem Brot, Brotscheibe/-n, Scheibe Brot/Scheiben Brot, Hausbrot, Ruchbrot, Holzofenbrot, Brotwürfel, Halbweissbrot, Brotkruste, Röstbrot, dunkle Brot/dunkler Brot/dunkles Brot/dunklen Brot/dunklem Brot, Bergbrot, Brotreste, Knödelbrot dunkel, Kastenbrot, Roggenmischbrot, Brotstücke, Bauernbrotscheiben, Graubrot, Fladenbrotreste, Kartoffelbrot, Krustenbrotscheiben, Röstbrotscheiben, Brot-Würfel, St. Galler Brot, Tessinerbrot, Brotschnitten, Brotlaib, Jausenbrot, Brotschnitte, Pfister Brot, Bürli, Urkornbrot, Dinkelbrot, Genetztes, frische Brot/frischer Brot/frisches Brot/frischen Brot/frischem Brot, Kommissbrot, Altbrot, Brotrinde, Brotkrume, Salzstangerl natur, Malfabrot, rustikale Brot/rustikaler Brot/rustikales Brot/rustikalen Brot/rustikalem Brot, Frankenlaib, Brotchips natur, Berliner Landbrot, Semmelbrot, Bauernbrotwürfel, Graubrotscheiben, Scherzel Brot',
    sourdough: 'Sauerteigbrot, Roggensauerteigbrot, Sauerteig-Brot, Natursauerteigbrot',
    'wholewheat bread': 'Grahambrot, Vollkornweizenbrot, Weizenvollkornbrot',
    'rye bread': 'Roggenbrot, Schwarzbrot, Pumpernickel, Roggenvollkornbrot, Pumpernickeltaler, Vinschgerl, Schüttelbrot, Schwarzbrotscheiben, Schwarzbrotbrösel, Roggen-Brot, Walliser Roggenbrot, Vinschgauer, Westfälisch Pumpernickel, Vintschger',
    baguette:
      'Baguette/-s, Baguettescheiben, Baguette-Scheiben, Baguettebrot, Baguette-Brot, Pariserbrot, Stangenbrot, Stangenweißbrot, französische Baguette/französischer Baguette/französisches Baguette/französischen Baguette/französischem Baguette, Flûte, Ficelle, Baguettescheibe, Baguetten, Aufbackbaguette/Aufback-Baguette, Meterbrot, Parisette',
    ciabatta: 'Ciabatta, Ciabattabrot/Ciabatta-Brot, Ciabattabrötchen, Ciabattascheiben, Ciabatta-Brötchen, Ciabattabrote, Ciabattas, Ciabatta-Scheiben, Ciabattawürfel',
    focaccia: 'Focaccia, Foccacia, Focacciabrot/Focaccia-Brot',
    breadstick: 'Grissini, Grissinistange',
    crispbread: 'Knäckebrot/-e, Knäcke, Roggenknäckebrot, Knäckebrotscheiben/Knäckebrot-Scheiben',
    matzo: 'Matze/-n, Matzah',
    breadcrumb:
      'Paniermehl, Semmelbrösel/-n, Brösel/-n, Semmelmehl, Weckmehl, Brotbrösel, Semmel-Brösel, Weißbrotbrösel, Paniermehle, Mutschelmehl, Vollkornbrösel, Brotkrumen, Panade, Brotbröseln, Toastbrotbrösel, Brötchenbrösel, Weissbrotbrösel, Brezelbrösel, Paniermehl grob, Dinkelbrösel, Dinkelpaniermehl, Brotkrümel, Weißbrotkrumen, Dinkelsemmelbrösel',
    panko: 'Panko, Pankomehl/Panko-Mehl, Pankopaniermehl/Panko-Paniermehl, Pankobrösel/Panko-Brösel, Panko-Panade',
    pita: 'Pita, Pitabrot/-e, Pita-Brot/-e, Pitas, Pitta, Fladenbrötchen Pita, Pitataschen, Pitabrötchen, Pita-Taschen, Pitafladen/Pita-Fladen',
    roti: 'Chapati/-s, Roti, Paratha',
    'phyllo dough':
      'Filoteig, Filo-Teig, Phylloteig, Filloteig/Fillo-Teig, Yufkateig, Yufka-Teig, Yufka, Strudelteig, Strudelblatt/Strudelblätter, Filoteigblatt/Filoteigblätter, Strudelteigblätter, Filo-Teigblätter, Yufkateigblätter, Filoteigblättern, Filo, Strudel-Teig, Phyllo-Teig, Yufkablätter, Strudelblättern, Yufka-Blätter, Yufka-Teigblätter, Dürümyufka/Dürüm-Yufka, Strudelteigblatt, Filoblätter, Blatt Filoteig, Brickteig, Brickteigblätter, Brick-Teig, Ziehteig, Fillo',
    'rice paper wrapper': 'Reispapier, Reisblätter, Reispapierblatt/Reispapierblätter, Reis-Papier, Reisteigblätter, Reisblatt, Sommerrollenblätter, Blatt Reispapier, Reispapierblättern, Reispapierteller',
    'corn tortilla': 'Maistortilla/-s, Mais-Tortilla/-s, Maistortillafladen',
    sugar:
      'Zucker, weiße Zucker/weißer Zucker/weißes Zucker/weißen Zucker/weißem Zucker, Kristallzucker, Haushaltszucker, Feinkristallzucker, Raffinade, Raffinadezucker, feine Zucker/feiner Zucker/feines Zucker/feinen Zucker/feinem Zucker, Streuzucker, feinste Zucker/feinster Zucker/feinstes Zucker/feinsten Zucker/feinstem Zucker, Backzucker, Rübenzucker, Würfelzucker, Fruchtzucker, Einmachzucker, Zuckerwürfel, Traubenzucker, Dextrose, Fructose, Feinzucker, weisse Zucker/weisser Zucker/weisses Zucker/weissen Zucker/weissem Zucker, Zucker weiß, Zucker fein, Grießzucker, Feinstzucker/Feinst-Zucker, Stück Würfelzucker, Griesszucker, Kristall-Zucker, Läuterzucker, Zuckersirup, Zuckerwasser, Feinkristall-Zucker, Wiener Zucker, Tafelzucker, Zuckersirupe, Biozucker/Bio-Zucker, Weißzucker, Saccharose, Maltodextrin, Isomaltulose, Invertzucker, extrafeine Zucker/extrafeiner Zucker/extrafeines Zucker/extrafeinen Zucker/extrafeinem Zucker, Sirupzucker, Glukosepulver, Traubenzuckerpulver',
    'brown sugar':
      'braune Zucker/brauner Zucker/braunes Zucker/braunen Zucker/braunem Zucker, Muscovadozucker/Muscovado-Zucker, Muscovado, Farinzucker, Farin, Vollrohrzucker, Vollrohr-Zucker, Mascobado, Zucker braun, Mascobadozucker/Mascobado-Zucker, dunkle Zucker/dunkler Zucker/dunkles Zucker/dunklen Zucker/dunklem Zucker, Muskovadozucker, Vollrohrrohzucker, brauner Rohrzucker, Sucanat, Braunzucker, brauner Rohrohrzucker, dunkle Rohrzucker/dunkler Rohrzucker/dunkles Rohrzucker/dunklen Rohrzucker/dunklem Rohrzucker, Kandisfarin',
    'demerara sugar':
      'Rohrzucker, Rohrohrzucker/Roh-Rohrzucker, Rohzucker, Demerarazucker/Demerara-Zucker, Biorohrzucker/Bio-Rohrzucker, Roh-Zucker, Rohrohr-Zucker, Birnel fest, heller Rohrzucker, Gelber Zucker, gelbe Zucker/gelbes Zucker/gelben Zucker/gelbem Zucker, Rohrrohrzucker, helle Rohrzucker/helles Rohrzucker/hellen Rohrzucker/hellem Rohrzucker',
    'powdered sugar': 'Puderzucker, Staubzucker, Puder-Zucker, Staub-Zucker, Puderzuckerguss trocken, gesiebte Puderzucker/gesiebter Puderzucker/gesiebtes Puderzucker/gesiebten Puderzucker/gesiebtem Puderzucker, Puderrohrzucker, Puderrohzucker, Staubzuckers, süßer Schnee',
    'coconut sugar': 'Kokosblütenzucker, Palmzucker, Kokoszucker, Kokosblüten-Zucker, Kokosblüte',
    jaggery: 'Panela, Jaggery',
    'maple sugar': 'Ahornzucker',
    'pearl sugar': 'Hagelzucker, Kandiszucker, Kandis, Perlzucker, Dekorzucker, Dekozucker, Krümelkandis, Kandisstücke, Brauner Kandis',
    'vanilla sugar':
      'Vanillezucker, Vanillinzucker, Bourbonvanillezucker/Bourbon-Vanillezucker, Päckchen Vanillezucker, Vanille-Zucker, Vanillin-Zucker, Vanillepuderzucker/Vanille-Puderzucker, Bourbon-Vanille-Zucker, Bourbonvanille-Zucker, Rohrzucker-Vanille, Vanillerohrzucker, Vanillinzuckers, selbstgemachter Vanillezucker, Vanillestaubzucker',
    erythritol:
      'Erythrit, Xylit, Birkenzucker, Xucker, Süßstoff, Süssstoff, Streusüße, Erythritol, Xylitol, Puderxucker/Puder-Xucker, Pudererythrit/Puder-Erythrit, Zuckerersatz, Zuckeraustauschstoff, Süßungsmittel, Xucker light, Birken-Zucker, Flüssigsüße, Zuckeralternative, Erythritpuder/Erythrit-Puder, Süssungsmittel, Sukrin, Allulose, Tagatose, flüssige Süßstoff/flüssiger Süßstoff/flüssiges Süßstoff/flüssigen Süßstoff/flüssigem Süßstoff, Assugrin',
    stevia: 'Stevia, Steviapulver/Stevia-Pulver, Stevia flüssig, Steviatropfen/Stevia-Tropfen, Steviablätter',
    honey:
      'Honig, flüssige Honig/flüssiger Honig/flüssiges Honig/flüssigen Honig/flüssigem Honig, Akazienhonig, Blütenhonig, Waldhonig, Bienenhonig, Honig flüssig, Rapshonig, Sommerblütenhonig, Kastanienhonig, Lindenblütenhonig, Imkerhonig, Lavendelhonig, Thymianhonig, Tannenhonig, Löwenzahnblütenhonig, Heidehonig, Methonig/Met-Honig, Manukahonig/Manuka-Honig, Imker-Honig, Honigwabe, cremige Honig/cremiger Honig/cremiges Honig/cremigen Honig/cremigem Honig, Kunsthonigersatz Biene, feste Honig/fester Honig/festes Honig/festen Honig/festem Honig, Orangenblütenhonig, Biohonig/Bio-Honig, Cremehonig, Buchweizenhonig, Kastanien Honig',
    'maple syrup': 'Ahornsirup, Ahorn-Sirup, Pancakesirup, Ahornsyrup',
    'agave syrup':
      'Agavendicksaft, Agaven-Dicksaft, Agavensirup, Dicksaft Agave, Agaven-Sirup, Reissirup, Apfeldicksaft, Birnendicksaft, Dicksaft, Reis-Sirup, Kokosblütensirup, Birnel, Birnendicksaft Birnel, Apfelsüße, Agavendicksirup, Yaconsirup, Löwenzahnsirup, Löwenzahnhonig, Zuckerrübendicksaft, Kunsthonig, Invertzuckercreme, Birnenhonig, Dattelsüße, Zichoriensirup, Apfelkraut flüssig',
    'golden syrup': 'heller Zuckerrohrsirup, Zuckerrohrsirup, Rohrzuckersirup, Golden Syrup, Rohrzucker-Sirup, Goldsaft hell, Grafschafter heller Sirup, Zuckerrohr-Sirup, helle Sirup/heller Sirup/helles Sirup/hellen Sirup/hellem Sirup, Karamellsirup Zucker, Zuckerrübensirup hell',
    'corn syrup': 'Glukosesirup, Glucosesirup, Glukose, Glucose, Maissirup, Glukose-Sirup, Fruktosesirup',
    'date syrup': 'Dattelsirup, Dattel-Sirup, Silan',
    molasses: 'Zuckerrübensirup, Rübensirup, Melasse, Rübenkraut, Grafschafter Goldsaft, Zuckerrüben-Sirup, Goldsaft, Rüben-Sirup, Grafschafter, Zuckerrohrmelasse, Rüben-Kraut, Grafschafter Rübensirup, Rübenmelasse, dunkle Sirup/dunkler Sirup/dunkles Sirup/dunklen Sirup/dunklem Sirup',
    'malt syrup': 'Malzextrakt, Gerstenmalzsirup, Gerstenmalz, Malzsirup, Backmalz, Gerstenmalz-Sirup, Gerstenmalzextrakt, Malz, Braumalz, Malzmehl, Malzpulver Back, Weizenmalz, enzymaktives Backmalz, Roggenmalz, Röstmalz, Malzbonbonextrakt, Färbemalz',
    'unsweetened chocolate': 'Kakaomasse',
    'cocoa powder':
      'Kakaopulver/Kakao-Pulver, Backkakao/Back-Kakao, Rohkakao, Kakao, ungesüßte Kakaopulver/ungesüßter Kakaopulver/ungesüßtes Kakaopulver/ungesüßten Kakaopulver/ungesüßtem Kakaopulver, Kakao ungesüßt, ungesüßte Kakao/ungesüßter Kakao/ungesüßtes Kakao/ungesüßten Kakao/ungesüßtem Kakao, entölte Kakao/entölter Kakao/entöltes Kakao/entölten Kakao/entöltem Kakao, Kakaopulver ungesüßt, schwach entölte Kakao/schwach entölter Kakao/schwach entöltes Kakao/schwach entölten Kakao/schwach entöltem Kakao, Kakaoback/Kakao-Back, Kakaopulver entölt, Roh-Kakao, stark entölte Kakao/stark entölter Kakao/stark entöltes Kakao/stark entölten Kakao/stark entöltem Kakao, entölte Kakaopulver/entölter Kakaopulver/entöltes Kakaopulver/entölten Kakaopulver/entöltem Kakaopulver, Rohkakaopulver/Roh-Kakaopulver, Backkakaopulver, Kakaopulver schwach entölt, ungesüsste Kakaopulver/ungesüsster Kakaopulver/ungesüsstes Kakaopulver/ungesüssten Kakaopulver/ungesüsstem Kakaopulver, Kakao schwach entölt, Kakao stark entölt, Kakao zum Backen, Kakaonib/-s, Kakao-Nibs, Kakaobohne/-n, Kakaobohnensplitter, Cacao, Kakaosplitter',
    'carob powder': 'Carob, Carobpulver, Johannisbrotmehl, Karob, Johannisbrot, Carob-Pulver',
    'cocoa butter': 'Kakaobutter, Kakao-Butter, Mycryo',
    'vanilla extract': 'Vanilleextrakt, Vanille-Extrakt, Vanilleessenz, Vanilleextract, Bourbonvanilleextrakt/Bourbon-Vanilleextrakt, Vanillearoma, Butter-Vanille-Aroma, Buttervanillearoma, Vanille-Aroma, Vanille-Essenz, Butter-Vanillearoma, Vanilin',
    'vanilla paste':
      'Vanillepaste, gemahlene Vanille/gemahlener Vanille/gemahlenes Vanille/gemahlenen Vanille/gemahlenem Vanille, Vanillepulver, Vanille gemahlen, Bourbonvanille/Bourbon-Vanille, Vanille-Paste, Vanille, Vanillin, Bourbon-Vanillepulver, Vanille-Pulver, Bourbon-Vanillepaste, Bourbon-Vanille gemahlen, Vanille aus der Mühle, gemahlene Bourbonvanille/gemahlener Bourbonvanille/gemahlenes Bourbonvanille/gemahlenen Bourbonvanille/gemahlenem Bourbonvanille, gemahlene Bourbon-Vanille/gemahlener Bourbon-Vanille/gemahlenes Bourbon-Vanille/gemahlenen Bourbon-Vanille/gemahlenem Bourbon-Vanille, Vanillemühle/Vanille-Mühle',
    'vanilla bean': 'Vanilleschote/-n, Vanillestange/-n, Vanillemark, Mark einer Vanilleschote, Vanille-Schote/-n, Mark Vanilleschote, Vanillestängel, Bourbonvanilleschote/Bourbon-Vanilleschote/-n/Bourbon-Vanilleschoten, Mark der Vanilleschote, Mark von Vanilleschote, Vanillebohne',
    'almond extract': 'Bittermandelaroma, Bittermandel-Aroma, Bittermandelöl, Bittermandel-Backöl, Bittermandeltropfen, Bittermandelextrakt, Backöl Bittermandel, Mandelaroma, Mandelextrakt, Bittermandelessenz',
    'peppermint extract':
      'Rumaroma, Rum-Aroma, Zitronenaroma, Zitronen-Aroma, Orangenaroma, Backaroma, Orangen-Aroma, Zitronenöl, Orangenöl, Backöl Zitrone, Aroma, Pfefferminzöl, Backöl, Rumaroma Fläschchen, Zitronenextrakt, Pfefferminzextrakt, Zitronen-Backöl, Pfefferminzaroma, Aromaöl, Fläschchen Rum-Aroma, Fläschchen Aroma, Minzextrakt, Kokosaroma, Orangenextrakt, Rum-Backaroma, Zitronenbackaroma, Zitronen-Back, Rum-Back, Erdbeeraroma, Rumback, Arrak-Aroma, Aromen',
    'orange blossom water': 'Orangenblütenwasser, Orangenblüten-Wasser, Blütenwasser, Rosenöl',
    'food coloring':
      'Lebensmittelfarbe/-n, Speisefarbe/-n, Gelfarbe/-n, rote Lebensmittelfarbe/roter Lebensmittelfarbe/rotes Lebensmittelfarbe/roten Lebensmittelfarbe/rotem Lebensmittelfarbe, grüne Lebensmittelfarbe/grüner Lebensmittelfarbe/grünes Lebensmittelfarbe/grünen Lebensmittelfarbe/grünem Lebensmittelfarbe, blaue Lebensmittelfarbe/blauer Lebensmittelfarbe/blaues Lebensmittelfarbe/blauen Lebensmittelfarbe/blauem Lebensmittelfarbe, gelbe Lebensmittelfarbe/gelber Lebensmittelfarbe/gelbes Lebensmittelfarbe/gelben Lebensmittelfarbe/gelbem Lebensmittelfarbe, Lebensmittelfarbpaste, Pastenfarbe/-n, Lebensmittelfarbstoff/-e, Farbpaste, Lebensmittel-Farbe, Lebensmittelfarbpulver, Goldpulver, Blattgold, Glitzerpulver, Aktivkohle, Goldstaub, Lebensmittelkohle, Eierfarbe',
    'baking powder': 'Backpulver, Weinsteinbackpulver/Weinstein-Backpulver, Päckchen Backpulver, Back-Pulver, Backtriebmittel, Reinweinstein-Backpulver, Tütchen Backpulver, Pack Backpulver, Backpulver glutenfrei, Weinstein-Backpulvers',
    'baking soda':
      'Natron, Speisenatron, Backnatron, Kaiser-Natron, Haushaltsnatron, Backsoda, Speise-Natron, Natriumbicarbonat, Kaisernatron, Hirschhornsalz, Pottasche, Bullrich-Salz, Speisesoda, Natriumhydrogencarbonat, Natronpulver, Triebsalz, Soda, Ammonium, Brezellauge, Laugenperlen, Natronlauge, Laugenlösung, Backlauge, Ätznatron',
    'cream of tartar': 'Weinstein, Weinsteinsäure, Cremor Tartari, Zitronensäure, Ascorbinsäure, Weinsäure, Zitronen-Säure, kristalline Zitronensäure, Vitamin-C-Pulver, Einmachhilfe, Apfelsäure, Salicyl, Einsiedehilfe',
    'active dry yeast':
      'Trockenhefe, Trocken-Hefe, Trockengerm, Instanthefe, Backhefe trocken, Trockenbackhefe, Päckchen Trockenhefe, Hefe trocken, Trocken-Germ, Trockenbackhefen, Hefepulver, Germ trocken, getrocknete Hefe/getrockneter Hefe/getrocknetes Hefe/getrockneten Hefe/getrocknetem Hefe, Hefe getrocknet, Instant-Hefe, Pizzahefe, Bio-Trockenhefe',
    'compressed yeast':
      'Hefe, frische Hefe/frischer Hefe/frisches Hefe/frischen Hefe/frischem Hefe, Hefewürfel, Frischhefe, Würfel Hefe, Germ, Backhefe, Presshefe, frische Germ/frischer Germ/frisches Germ/frischen Germ/frischem Germ, Würfel Germ, Hefe-Würfel, Germwürfel, Hefe frisch, Bäckerhefe, Bierhefe, Germ frisch, Würfel frische Hefe, frische Backhefe/frischer Backhefe/frisches Backhefe/frischen Backhefe/frischem Backhefe, Weinhefe, Frischbackhefe, Reinzuchthefe',
    'sourdough starter':
      'Sauerteig, Roggensauerteig, Weizensauerteig, Anstellgut, Sauerteigextrakt, Sauerteigansatz, Sauerteigstarter/Sauerteig-Starter, Natursauerteig, Trockensauerteig, Sauerteig-Extrakt, Weizenanstellgut, Roggenanstellgut, Lievito Madre, Livieto Madre, LM, Fertigsauerteig, Hermann Ansatz, Hermannteig, Dinkelsauerteig, Sauerteigpulver, ASG, Backferment, Vollsauer, Dinkelanstellgut',
    cornstarch: 'Speisestärke, Maisstärke, Stärke, Stärkemehl, Maizena, Mondamin, Mais-Stärke, Stärkepulver, Feine Speisestärke, Speise-Stärke, Maisspeisestärke/Mais-Speisestärke, Gustin, Wachsmaisstärke, Epifin',
    'custard powder':
      'Puddingpulver, Vanillepuddingpulver/Vanille-Puddingpulver, Päckchen Vanillepuddingpulver, Päckchen Puddingpulver, Pudding-Pulver, Puddingpulver Vanille, Schokoladenpuddingpulver, Schokopuddingpulver, Schoko-Puddingpulver, Puddingpulver Schokolade, Mandelpuddingpulver, Vanillepudding-Pulver, Puddingpulver Vanillegeschmack, Puddingpulver Vanille-Geschmack, Sahnepuddingpulver, Sahne-Puddingpulver, Päckchen Vanille-Puddingpulver, Puddingpulver Sahne, Puddingpulver Schoko, Bourbonvanillepuddingpulver, Vanillecremepulver, Vanille-Cremepulver, Bourbon-Vanille-Puddingpulver, Karamellpuddingpulver, Karamell-Puddingpulver, Schokoladen-Puddingpulver, Erdbeerpuddingpulver, Puddingpulver Sahne-Geschmack, Cremepulver, Crèmepulver, Vanillecrèmepulver, Puddingpulver zum Kochen',
    gelatin:
      'Gelatine, Blattgelatine, Blatt Gelatine, Gelatineblatt/Gelatineblätter, Gelatinepulver, gemahlene Gelatine/gemahlener Gelatine/gemahlenes Gelatine/gemahlenen Gelatine/gemahlenem Gelatine, Sofortgelatine, Sofort-Gelatine, Gelatine gemahlen, weiße Gelatine/weißer Gelatine/weißes Gelatine/weißen Gelatine/weißem Gelatine, rote Gelatine/roter Gelatine/rotes Gelatine/roten Gelatine/rotem Gelatine, Gelatinefix/Gelatine-Fix, Pulvergelatine, Instantgelatine, Instant-Gelatine, Rindergelatine, Aspikpulver, Gelatine weiß, Gelatine-Blätter, Aspik, weisse Gelatine/weisser Gelatine/weisses Gelatine/weissen Gelatine/weissem Gelatine, Geliermittel Gelatine, Sülzenpulver, Sulzpulver',
    agar: 'Agar-Agar, Agartine, Agar, Agaranta, Agaragar-Pulver/Agar-Agar-Pulver, Agavit',
    pectin: 'Pektin, Gelierzucker, Gelierzucker 2:1, Gelierzucker 3:1, Apfelpektin, Gelier-Zucker, Gelierfix, Gelfix, Gelfix 2:1, Gelierpulver, Gelierzucker 1:1, Gelierhilfe, Gelfix Extra, Extra Gelierzucker, Einmachzucker Gelier, Gelfix Classic, Fruttina, Konfitura, Beeren Gelierzucker',
    arrowroot: 'Pfeilwurzelmehl, Pfeilwurzelstärke, Pfeilwurzel, Pfeilwurzmehl, Kuzu, Kudzu, Arrowroot, Pfeilwurz',
    'tapioca starch': 'Tapiokastärke, Tapiokamehl, Maniokstärke, Tapioka, Tapioka-Stärke, Tapioka-Mehl, Tapiocastärke, Tapiocamehl, Tapioca',
    'tapioca pearl': 'Tapiokaperlen, Sago, Perlsago, Tapioka-Perlen, Sagoperlen, Tapiocaperlen',
    'potato starch': 'Kartoffelstärke, Kartoffel-Stärke, Erdäpfelstärke, Kartoffelstärkemehl',
    'xanthan gum': 'Xanthan, Guarkernmehl, Johannisbrotkernmehl, Xanthangum/Xanthan-Gum, Guarkern-Mehl, Bindobin, Biobin, Pfeilwurz-Bindemittel, Nestargel, Xanthangummi, Bindemittel pflanzlich',
    'psyllium husk':
      'Flohsamenschale/-n, Flohsamen, Flohsamenschalenpulver, gemahlene Flohsamenschalen/gemahlener Flohsamenschalen/gemahlenes Flohsamenschalen/gemahlenen Flohsamenschalen/gemahlenem Flohsamenschalen, Flohsamen-Schalen, Flohsamenschalenmehl, Flohsamenmehl, Flohsamenpulver, Flohsamenschalen gemahlen, indische Flohsamenschalen/indischer Flohsamenschalen/indisches Flohsamenschalen/indischen Flohsamenschalen/indischem Flohsamenschalen',
    'nutritional yeast': 'Hefeflocken, Hefe-Flocken, Edelhefeflocken, Würzhefeflocken/Würz-Hefeflocken, Nährhefe, Edelhefe, Edel-Hefeflocken',
    'yeast extract': 'Hefeextrakt, Vitam-R, Cenovis, Hefe-Extrakt, Hefewürzpaste, Hefepaste',
    'liquid smoke': 'Flüssigrauch, Liquid Smoke, Raucharoma',
    water:
      'Wasser, kalte Wasser/kalter Wasser/kaltes Wasser/kalten Wasser/kaltem Wasser, warme Wasser/warmer Wasser/warmes Wasser/warmen Wasser/warmem Wasser, lauwarme Wasser/lauwarmer Wasser/lauwarmes Wasser/lauwarmen Wasser/lauwarmem Wasser, Leitungswasser, kochende Wasser/kochender Wasser/kochendes Wasser/kochenden Wasser/kochendem Wasser, heiße Wasser/heißer Wasser/heißes Wasser/heißen Wasser/heißem Wasser, Eiswasser, Kochwasser, Nudelwasser, Pastawasser, heisse Wasser/heisser Wasser/heisses Wasser/heissen Wasser/heissem Wasser, Wasser kalt, Wasser warm, Trinkwasser, stilles Wasser, Nudelkochwasser, Wässerchen, eiskalte Wasser/eiskalter Wasser/eiskaltes Wasser/eiskalten Wasser/eiskaltem Wasser, siedende Wasser/siedender Wasser/siedendes Wasser/siedenden Wasser/siedendem Wasser, Wasser lauwarm, Kartoffelwasser, Kartoffelkochwasser, Gemüsewasser, Reiswasser, Kochsud, Spargelwasser, Spargelsud, Spargelfond, Pilzwasser, Einweichwasser, Pilzeinweichwasser, Salzwasser kochend, Quellwasser, stillem Wasser, Wasserbad',
    ice: 'Eiswürfel, Crushed Ice, gestoßene Eis/gestoßener Eis/gestoßenes Eis/gestoßenen Eis/gestoßenem Eis, zerstoßene Eis/zerstoßener Eis/zerstoßenes Eis/zerstoßenen Eis/zerstoßenem Eis, Eis-Würfel, Scherbeneis',
    'sparkling water':
      'Mineralwasser, Sprudel, Sprudelwasser, Sodawasser, Selters, Selterswasser, kohlensäurehaltige Mineralwasser/kohlensäurehaltiger Mineralwasser/kohlensäurehaltiges Mineralwasser/kohlensäurehaltigen Mineralwasser/kohlensäurehaltigem Mineralwasser, Mineralwasser mit Kohlensäure, Soda-Wasser, Sprudel-Wasser, sprudelnde Mineralwasser/sprudelnder Mineralwasser/sprudelndes Mineralwasser/sprudelnden Mineralwasser/sprudelndem Mineralwasser, Mineral, spritzige Mineralwasser/spritziger Mineralwasser/spritziges Mineralwasser/spritzigen Mineralwasser/spritzigem Mineralwasser, Tafelwasser, prickelnde Mineralwasser/prickelnder Mineralwasser/prickelndes Mineralwasser/prickelnden Mineralwasser/prickelndem Mineralwasser, Wasser mit Kohlensäure, kohlensäurehaltige Wasser/kohlensäurehaltiger Wasser/kohlensäurehaltiges Wasser/kohlensäurehaltigen Wasser/kohlensäurehaltigem Wasser',
    'tonic water': 'Tonic Water, Tonic, Tonicwater, Bitter Lemon',
    'ginger ale': 'Ginger Ale, Ginger Beer, Gingerale, Gingerbeer, Ingwerlimonade, Ingwerbier',
    cola: 'Cola, Coca-Cola, Cola light, Pepsi, Cola Zero',
    lemonade: 'Zitronenlimonade, Zitronenlimo, Limo, Limonade/-n, Kräuterlimonade',
    'lemon-lime soda': 'Sprite, Orangenlimonade, Fanta, Orangenlimo, Almdudler, Energydrink, Energy Drink, Rivella ohne Milch, Orangenbrause, Brause, 7up, Brausepulver, Zitronenbrause, Gazosa, Citro',
    kombucha: 'Kombucha',
    'coconut water': 'Kokoswasser, Kokos-Wasser, Kokosnusswasser',
    'orange juice':
      'Orangensaft, frisch gepresste Orangensaft/frisch gepresster Orangensaft/frisch gepresstes Orangensaft/frisch gepressten Orangensaft/frisch gepresstem Orangensaft, Orangen-Saft, Blutorangensaft, Saft einer Orange, Mandarinensaft, Fruchtsaft, Multivitaminsaft, Saft, Orangensaftkonzentrat, Clementinensaft, Multivitamin-Saft, Säfte, Orangendirektsaft, Orangen-Direktsaft, Saft von Orange, Saft der Orange, Saft von Orangen, Orange Saft, Ananas-Orangensaft, Vitaminsaft',
    'apple juice':
      'Apfelsaft, Apfel-Saft, Birnensaft, naturtrübe Apfelsaft/naturtrüber Apfelsaft/naturtrübes Apfelsaft/naturtrüben Apfelsaft/naturtrübem Apfelsaft, Apfeldirektsaft, klare Apfelsaft/klarer Apfelsaft/klares Apfelsaft/klaren Apfelsaft/klarem Apfelsaft, Süßmost, Süssmost, Apfelsaft naturtrüb, Apfel-Direktsaft, trübe Apfelsaft/trüber Apfelsaft/trübes Apfelsaft/trüben Apfelsaft/trübem Apfelsaft, Quittensaft, Apfelmost süß, Birnennektar, Kinderpunsch, Apfelsaftschorle, Apfelschorle, Quittennektar, Rhabarbersaft, Rhabarbernektar, Schorle alkoholfrei, Sauser alkoholfrei',
    'pineapple juice': 'Ananassaft, Ananas-Saft',
    'grape juice':
      'Traubensaft, rote Traubensaft/roter Traubensaft/rotes Traubensaft/roten Traubensaft/rotem Traubensaft, weiße Traubensaft/weißer Traubensaft/weißes Traubensaft/weißen Traubensaft/weißem Traubensaft, helle Traubensaft/heller Traubensaft/helles Traubensaft/hellen Traubensaft/hellem Traubensaft, Traubendirektsaft, Trauben-Saft, Traubenmost',
    'cranberry juice':
      'Cranberrysaft, Kirschsaft, Sauerkirschsaft, Johannisbeersaft, Cranberry-Saft, Kirschnektar, Cranberrynektar/Cranberry-Nektar, Cassissaft, schwarze Johannisbeersaft/schwarzer Johannisbeersaft/schwarzes Johannisbeersaft/schwarzen Johannisbeersaft/schwarzem Johannisbeersaft, rote Johannisbeersaft/roter Johannisbeersaft/rotes Johannisbeersaft/roten Johannisbeersaft/rotem Johannisbeersaft, Holunderbeersaft, Preiselbeersaft, Holundersaft, Heidelbeersaft, Kirsch-Saft, Johannisbeernektar, Beerensaft, Himbeersaft, Weichselsaft, Sauerkirschnektar, Aroniasaft, Holunderbeer-Saft, Hollersaft, Erdbeersaft, Kirschsaft Glas, Fliederbeersaft, Brombeersaft, Sanddornsaft',
    'pomegranate juice': 'Granatapfelsaft, Granatapfel-Saft',
    'grapefruit juice': 'Grapefruitsaft, Grapefruit-Saft, Pink-Grapefruit-Saft, Pampelmusensaft',
    'mango juice':
      'Maracujasaft, Mangosaft, Maracujanektar, Pfirsichsaft, Pfirsichnektar, Aprikosennektar, Maracuja-Saft, Mango-Saft, Mangonektar, Bananensaft, Marillensaft, Aprikosensaft, Passionsfruchtsaft, Marillennektar, Bananennektar, Maracuja-Nektar, Kirsch-Bananen-Saft, Pfirsich-Maracuja-Saft, Tropischer Fruchtsaft, Guavensaft, Orangen-Maracuja-Saft',
    'prune juice': 'Pflaumensaft, Zwetschgensaft',
    'carrot juice': 'Karottensaft, Möhrensaft, Rote-Bete-Saft, Karotten-Saft, Randensaft, Rüeblisaft, Möhren-Saft, Rote-Beete-Saft, Rübensaft rot',
    coffee:
      'Kaffee, starke Kaffee/starker Kaffee/starkes Kaffee/starken Kaffee/starkem Kaffee, schwarze Kaffee/schwarzer Kaffee/schwarzes Kaffee/schwarzen Kaffee/schwarzem Kaffee, Filterkaffee, kalte Kaffee/kalter Kaffee/kaltes Kaffee/kalten Kaffee/kaltem Kaffee, frisch gebrühte Kaffee/frisch gebrühter Kaffee/frisch gebrühtes Kaffee/frisch gebrühten Kaffee/frisch gebrühtem Kaffee, starker kalter Kaffee, Kaffee stark, Cold Brew, Mokka, kalter starker Kaffee, Cafe, Bohnenkaffee, Espressokaffee, Filter-Kaffee, heiße Kaffee/heißer Kaffee/heißes Kaffee/heißen Kaffee/heißem Kaffee, gekochte Kaffee/gekochter Kaffee/gekochtes Kaffee/gekochten Kaffee/gekochtem Kaffee, schwarzer starker Kaffee',
    espresso:
      'Espresso, starke Espresso/starker Espresso/starkes Espresso/starken Espresso/starkem Espresso, kalte Espresso/kalter Espresso/kaltes Espresso/kalten Espresso/kaltem Espresso, heiße Espresso/heißer Espresso/heißes Espresso/heißen Espresso/heißem Espresso, frisch gebrühte Espresso/frisch gebrühter Espresso/frisch gebrühtes Espresso/frisch gebrühten Espresso/frisch gebrühtem Espresso, Espressi, Tasse Espresso, Espresso kalt, gekühlte Espresso/gekühlter Espresso/gekühltes Espresso/gekühlten Espresso/gekühltem Espresso, abgekühlte Espresso/abgekühlter Espresso/abgekühltes Espresso/abgekühlten Espresso/abgekühltem Espresso, Expresso, Ristretto, Mokka kalt',
    'instant coffee':
      'Instantkaffee, lösliche Kaffee/löslicher Kaffee/lösliches Kaffee/löslichen Kaffee/löslichem Kaffee, Instant-Kaffee, Espressopulver, Kaffeepulver, Instantespresso/Instant-Espresso, Instant-Espressopulver, lösliche Espressopulver/löslicher Espressopulver/lösliches Espressopulver/löslichen Espressopulver/löslichem Espressopulver, Instant-Kaffeepulver, lösliche Kaffeepulver/löslicher Kaffeepulver/lösliches Kaffeepulver/löslichen Kaffeepulver/löslichem Kaffeepulver, Nescafé, Nescafe, Espresso-Pulver, Löskaffee, Kaffeegranulat, lösliche Espresso/löslicher Espresso/lösliches Espresso/löslichen Espresso/löslichem Espresso, Kaffee-Pulver, Getreidekaffee glutenfrei, Instantkaffeepulver, Instantespressopulver',
    'ground coffee':
      'Kaffeebohne/-n, gemahlene Kaffee/gemahlener Kaffee/gemahlenes Kaffee/gemahlenen Kaffee/gemahlenem Kaffee, Espressobohne/-n, Kaffee-Bohnen, Kaffee gemahlen, Espresso gemahlen, gemahlene Espresso/gemahlener Espresso/gemahlenes Espresso/gemahlenen Espresso/gemahlenem Espresso, Espresso-Bohnen, gemahlene Kaffeebohnen/gemahlener Kaffeebohnen/gemahlenes Kaffeebohnen/gemahlenen Kaffeebohnen/gemahlenem Kaffeebohnen',
    tea: 'Schwarztee/Schwarz-Tee, Tee, schwarze Tee/schwarzer Tee/schwarzes Tee/schwarzen Tee/schwarzem Tee, Earl Grey, Earlgrey-Tee/Earl-Grey-Tee, Teebeutel, Darjeeling, Beutel Schwarztee, Teeblätter, Schwarzteebeutel, Assam, Assamtee/Assam-Tee, Rauchtee, Eistee, Beutel Tee, Lapsang Souchong, Ostfriesentee, Oolong, Teebeutel schwarz, Ceylontee',
    'green tea': 'Grüntee/Grün-Tee, grüne Tee/grüner Tee/grünes Tee/grünen Tee/grünem Tee, Jasmintee, Jasmin-Tee, Sencha, weiße Tee/weißer Tee/weißes Tee/weißen Tee/weißem Tee',
    'rooibos tea': 'Rooibostee/Rooibos-Tee, Rooibos, Rotbuschtee, Roibuschtee, Rooibuschtee/Rooibusch-Tee',
    'herbal tea':
      'Früchtetee/Früchte-Tee, Kräutertee/Kräuter-Tee, Pfefferminztee/Pfefferminz-Tee, Kamillentee, Hagebuttentee, Lindenblütentee, Hibiskustee/Hibiskus-Tee, Fencheltee/Fenchel-Tee, Minztee, Früchteteebeutel, Kamille, Kamillenblüten, Beutel Früchtetee, Apfeltee, Beutel Pfefferminztee, Brennnesseltee, Salbeitee, Verveinetee, Ingwertee, Früchteteemischung, Zitronenverbenentee, Eisenkrauttee, Pfefferminzteebeutel, Melissentee, Hagebutten-Tee, Malventee, Hibiskus',
    chai: 'Chai, Chaitee/Chai-Tee, Masala Chai, Gewürztee, Chaigewürz/Chai-Gewürz, Yogitee/Yogi-Tee, Chai-Gewürzmischung',
    matcha: 'Matcha, Matchapulver/Matcha-Pulver, Matchatee/Matcha-Tee, Matcha-Teepulver, Matchateepulver',
    'white wine':
      "Weißwein/-e, trockene Weißwein/trockener Weißwein/trockenes Weißwein/trockenen Weißwein/trockenem Weißwein, Weisswein, Weiß-Wein, trockene Weisswein/trockener Weisswein/trockenes Weisswein/trockenen Weisswein/trockenem Weisswein, Riesling, Roséwein/Rosé-Wein, Rosewein, Kochwein, Wein, liebliche Weißwein/lieblicher Weißwein/liebliches Weißwein/lieblichen Weißwein/lieblichem Weißwein, Chardonnay, Grauburgunder, Grüner Veltliner, Weißburgunder, Weißwein trocken, Rosé, Sauvignon Blanc, Pinot Grigio, Weinschorle, herbe Weißwein/herber Weißwein/herbes Weißwein/herben Weißwein/herbem Weißwein, Silvaner, kräftige Weißwein/kräftiger Weißwein/kräftiges Weißwein/kräftigen Weißwein/kräftigem Weißwein, Fendant, Wein weiß, Silvanerwein, Müller-Thurgau, Gewürztraminer, Muskateller, Veltliner, Chasselas, Weinbrühe, Auslese, weiße Wein/weißer Wein/weißes Wein/weißen Wein/weißem Wein, Weisswein trocken, Welschriesling, Schilcher, Federweißer, Sturm, Beerenauslese, Eiswein, fruchtige Weißwein/fruchtiger Weißwein/fruchtiges Weißwein/fruchtigen Weißwein/fruchtigem Weißwein, Gutedel, Spätlese, Weine, trockene Wein/trockener Wein/trockenes Wein/trockenen Wein/trockenem Wein, G'spritzter, halbtrockene Weißwein/halbtrockener Weißwein/halbtrockenes Weißwein/halbtrockenen Weißwein/halbtrockenem Weißwein, weisse Wein/weisser Wein/weisses Wein/weissen Wein/weissem Wein, Sauternes, Scheurebe, Grüner Silvaner, Moscato, Lugana, Dessertwein, Tafelwein, Süßwein, Süsswein, Sauser, Rivaner, Landwein",
    'red wine':
      'Rotwein/-e, trockene Rotwein/trockener Rotwein/trockenes Rotwein/trockenen Rotwein/trockenem Rotwein, Rot-Wein, Burgunder, Spätburgunder, kräftige Rotwein/kräftiger Rotwein/kräftiges Rotwein/kräftigen Rotwein/kräftigem Rotwein, Rotwein trocken, Chianti, Merlot, rote Wein/roter Wein/rotes Wein/roten Wein/rotem Wein, Blauer Zweigelt, Zweigelt, Dornfelder, Cabernet Sauvignon, Trollinger, Lemberger, Pinot Noir, Lambrusco, Wein rot, Blaufränkisch, Tempranillo, Barolo, Bordeaux, liebliche Rotwein/lieblicher Rotwein/liebliches Rotwein/lieblichen Rotwein/lieblichem Rotwein, Rioja, Barbera, Uhudler, fruchtige Rotwein/fruchtiger Rotwein/fruchtiges Rotwein/fruchtigen Rotwein/fruchtigem Rotwein, Kotsifali, Nebbiolo, halbtrockene Rotwein/halbtrockener Rotwein/halbtrockenes Rotwein/halbtrockenen Rotwein/halbtrockenem Rotwein, Blauburgunder, Shiraz, Montepulciano, Burgunderwein, Rotwein kräftig, Primitivo',
    'sparkling wine':
      'Sekt, Prosecco, Champagner, Schaumwein, Crémant, Perlwein, trockene Sekt/trockener Sekt/trockenes Sekt/trockenen Sekt/trockenem Sekt, Cava, Secco, Sekt trocken, Winzersekt, Proseccos, Sektmousse, Cremant, Asti, Frizzante, trockene Prosecco/trockener Prosecco/trockenes Prosecco/trockenen Prosecco/trockenem Prosecco, Rieslingsekt',
    sherry: 'Sherry, trockene Sherry/trockener Sherry/trockenes Sherry/trockenen Sherry/trockenem Sherry, Sherry trocken, medium Sherry, Sherry medium, Cream Sherry, Fino, Sherry Fino, Amontillado, Sherry dry, Sherrywein, Pedro Ximénez, süße Sherry/süßer Sherry/süßes Sherry/süßen Sherry/süßem Sherry',
    port: 'Portwein, Port-Wein, rote Portwein/roter Portwein/rotes Portwein/roten Portwein/rotem Portwein, Port, weiße Portwein/weißer Portwein/weißes Portwein/weißen Portwein/weißem Portwein, Portwein rot, Ruby Port, weisse Portwein/weisser Portwein/weisses Portwein/weissen Portwein/weissem Portwein',
    marsala: 'Marsala, Madeira, Marsalawein/Marsala-Wein, Madeirawein, Vin Santo',
    vermouth: 'Wermut, Noilly Prat, Martini, Vermouth, Noillyprat, trockene Wermut/trockener Wermut/trockenes Wermut/trockenen Wermut/trockenem Wermut, Martini bianco, Cinzano, weiße Wermut/weißer Wermut/weißes Wermut/weißen Wermut/weißem Wermut, Noilly, Wermutwein, Wermut weiß, Lillet, Lillet Blanc',
    sake: 'Sake, Soju',
    mirin: 'Mirin, süße Reiswein/süßer Reiswein/süßes Reiswein/süßen Reiswein/süßem Reiswein',
    cider: 'Cidre, Apfelwein, Ebbelwoi, Äppelwoi, Cider, Viez, Most, Birnenmost, Saurer Most, Apfelmost, saure Most/saures Most/sauren Most/saurem Most, Moscht, Cidre brut, Birnenwein',
    rum: 'Rum, braune Rum/brauner Rum/braunes Rum/braunen Rum/braunem Rum, weiße Rum/weißer Rum/weißes Rum/weißen Rum/weißem Rum, Strohrum, Stroh-Rum, Cachaça, Rum braun, dunkle Rum/dunkler Rum/dunkles Rum/dunklen Rum/dunklem Rum, Stroh 80, Rum 54 %, Inländerrum, Cachaca, Jamaikarum/Jamaika-Rum, Inländer-Rum, weisse Rum/weisser Rum/weisses Rum/weissen Rum/weissem Rum, Rum 40 %, Rum 80 %, Rumtopf, echter Rum, Pitu, Rum weiß, Arrak, Kokosrum, Captain Morgan, hochprozentige Rum/hochprozentiger Rum/hochprozentiges Rum/hochprozentigen Rum/hochprozentigem Rum, Batida Rum, Bacardi, Rum 38 %',
    brandy: 'Weinbrand, Cognac, Brandy, Calvados, Armagnac, Grappa, Asbach, Metaxa, Pisco, Kognak, Marc, Trester, Tresterschnaps, Asbach Uralt, Weinbränd, Traubenbrand, Chantré, Obstbrand, Apfelbrand, Branntwein, Weinbrands, Marc de Champagne',
    whiskey: 'Whisky, Whiskey, Bourbon, Bourbon Whiskey, Bourbonwhiskey, Scotch, Single Malt Whisky, Bourbon Whisky, Whiskeys',
    vodka: 'Wodka, Vodka, Vanillewodka/Vanille-Wodka, Doppelkorn, Aquavit, Korn Schnaps, Kornbrand, klarer Schnaps, Linie Aquavit, Kümmelschnaps, Weizenkorn Schnaps',
    gin: 'Gin, Genever, Wacholderschnaps, Sloe Gin, Steinhäger, Borovicka',
    tequila: 'Tequila, Mezcal',
    kirsch:
      'Kirschwasser, Kirsch, Schnaps, Obstler, Zwetschgenwasser, Himbeergeist, Birnenschnaps, Obstschnaps, Kirsch-Wasser, Williams, Slibowitz, Pflaumenschnaps, Williamsbirnenschnaps, Obstwasser, Kirschschnaps, Zwetschgenschnaps, Marillenschnaps, Edelbrand, Birnenbrand, Williamsbirnenbrand, Kirschgeist, Marillenbrand, Williamsgeist, Enzian, Birnengeist, Träsch, Kräuterschnaps, Zwetschgenbrand, Quittenbrand, Vogelbeerschnaps, Nussschnaps Brand, Marillengeist, Ansatzkorn, Schnäpse, Mirabellenbrand, Kirschbrand, Himbeerbrand, Pflümli, Williamine, Bätziwasser, Kirsche Schnaps',
    'orange liqueur': 'Orangenlikör, Cointreau, Grand Marnier, Triple Sec, Limoncello, Curacao, Orangen-Likör, Zitronenlikör, Blue Curaçao, Blue Curacao, Curaçao, Limoncino, Bitterorangenlikör, Mandarinenlikör',
    'coffee liqueur': 'Kaffeelikör, Kahlúa, Kahlua, Kaffee-Likör, Crème de Cacao, Tia Maria, Mokkalikör, Kakaolikör, Schokolikör natur',
    amaretto: 'Amaretto, Mandellikör, Amarettolikör/Amaretto-Likör, Nusslikör, Haselnusslikör, Disaronno, Frangelico, Nussschnaps, Walnusslikör, Amarettodi Saronno/Amaretto-di Saronno, Haselnussschnaps',
    'anise liqueur': 'Pernod, Pastis, Ouzo, Raki, Sambuca, Absinth, Anisschnaps, Anislikör, Ricard, Anisette, Anisée',
    liqueur:
      'Likör/-e, Kirschlikör, Himbeerlikör, Cassislikör, Pfirsichlikör, Aprikosenlikör, Crème de Cassis, Holunderblütenlikör, Kräuterlikör, Kokoslikör natur, Malibu, Maraschino, Marillenlikör, Johannisbeerlikör, Batida de Côco natur, Creme de Cassis, Ingwerlikör, Vanillelikör, Birnenlikör, Beerenlikör, Rhabarberlikör, Erdbeerlikör, Limettenlikör, Pfefferminzlikör, Jägermeister, Honiglikör, Cherry Brandy, Bananenlikör, Fruchtlikör, Licor 43, Zirbenschnaps, Holunderlikör, Peach Tree, Brombeerlikör, Zwetschgenlikör, Crème de Menthe, St. Germain, Ramazzotti, Pflaumenlikör, Melonenlikör, Cassis, Kirsch-Likör, Maracujalikör, Marillen-Likör, Quittenlikör, Southern Comfort, Averna, Apfellikör, Galliano, Heidelbeerlikör, Schlehenlikör, Schlehenfeuer, Underberg, Fernet Branca, Cassis-Likör, Amarenalikör/Amarena-Likör, Granatapfellikör, Drambuie, Bénédictine, Rosenlikör, Zirbenlikör, Maraschinolikör, Apricot Brandy, Chartreuse',
    campari: 'Campari, Aperol, Angostura, Angostura Bitter, Angosturabitter, Bitterlikör, Magenbitter, Angosturabitters/Angostura-Bitters, Cynar',
  },
  products: [
    { names: 'Rinderroulade/-n, Rindsroulade/-n, Roulade/-n', like: 'beef roast', each: 170, contains: [], rulesOut: MEAT },
    { names: 'Putenschnitzel/-s, Truthahnschnitzel/-s, Putensteak/-s, Truthahnsteak/-s, Putenmedaillon/-s', like: 'turkey breast', each: 150, contains: [], rulesOut: MEAT },
    // Fats and dairy
    {
      names: 'Margarine, Backmargarine, Pflanzenmargarine, Halbfettmargarine, Rama, Sanella, Diätmargarine, weiche Margarine/weicher Margarine/weiches Margarine/weichen Margarine/weichem Margarine, Lätta, Backrama, Deli Reform, Thea, Margarinewürfel',
      like: 'vegan butter',
      contains: [],
      mayContain: ['milk', 'soybeans'],
      mayRuleOut: ['vegan'],
    },
    {
      names: 'Sojamargarine',
      like: 'vegan butter',
      contains: ['soybeans'],
      mayContain: ['milk'],
      mayRuleOut: ['vegan'],
    },
    {
      names: 'Butterersatz, Alsan, Pflanzenbutter',
      like: 'vegan butter',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'vegane Butter/veganer Butter/veganes Butter/veganen Butter/veganem Butter, pflanzliche Butter/pflanzlicher Butter/pflanzliches Butter/pflanzlichen Butter/pflanzlichem Butter, vegane Margarine/veganer Margarine/veganes Margarine/veganen Margarine/veganem Margarine, pflanzliche Margarine/pflanzlicher Margarine/pflanzliches Margarine/pflanzlichen Margarine/pflanzlichem Margarine, vegane Butteralternative/veganer Butteralternative/veganes Butteralternative/veganen Butteralternative/veganem Butteralternative, vegane Block/veganer Block/veganes Block/veganen Block/veganem Block, Butter vegan, Margarine vegan, pflanzliche Butteralternative/pflanzlicher Butteralternative/pflanzliches Butteralternative/pflanzlichen Butteralternative/pflanzlichem Butteralternative',
      like: 'vegan butter',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    { names: 'Nussbutter, Nuss-Butter', like: 'butter', contains: ['milk', 'nuts'] },
    {
      names: 'Kräuterbutter, Knoblauchbutter, Kräuter-Butter, Café-de-Paris-Butter, Bärlauchbutter, Zitronenbutter, Kräuterbuttermischung, Café de Paris',
      like: 'butter',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'fish', 'soybeans', 'mustard', 'celery'],
    },
    {
      names: 'Sardellenbutter mild',
      like: 'butter',
      contains: ['milk', 'fish'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'mustard', 'celery'],
    },
    { names: 'Sardellenbutter', like: 'butter', contains: ['milk', 'fish'], rulesOut: MEAT },
    {
      names: 'Krebsbutter, Hummerbutter',
      like: 'butter',
      contains: ['milk', 'crustaceans'],
      mayContain: ['fish', 'molluscs'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'Joghurtbutter, Streichfett, Streichzart, Mischstreichfett, Butterstreichfett, Kerrygold extra, Butter-Rapsöl-Mischung, streichzarte Butter/streichzarter Butter/streichzartes Butter/streichzarten Butter/streichzartem Butter',
      like: 'butter',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    { names: 'Butteraroma', like: 'almond extract', contains: [], mayContain: ['milk'] },
    {
      names: 'Frittierfett, Frittieröl, Pflanzenfett, Palmin, Kokosfett, Plattenfett, Fett, Backfett, Bratfett, Kokosplattenfett, Ceres, Ausbackfett, Biskin, Fritieröl, Fritierfett, Frittürenfett, Pflanzencreme, Rama Culinesse, Erdnussfett Frittieren, Backtrennmittel, Frittierfette',
      like: 'vegetable shortening',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: PORK,
    },
    { names: 'Öl zum Frittieren, Fritteusenöl', like: 'vegetable oil', contains: [] },
    {
      names:
        'Käse, Reibkäse, Streukäse, geriebene Käse/geriebener Käse/geriebenes Käse/geriebenen Käse/geriebenem Käse, Käsescheibe/-n, Schnittkäse, Bergkäse, Hartkäse, Gratinkäse, Schafhartkäse, Käsewürfel, Appenzeller, Appenzellerkäse/Appenzeller-Käse, Sbrinz, Allgäuer Bergkäse, Vorarlberger Bergkäse, Rahmkäse, Reibekäse, Pizzakäsemischung, Almkäse, Alpkäse, Käseraspel, Käse gerieben, Räucherkäse, Bergkäse gerieben, würzige Käse/würziger Käse/würziges Käse/würzigen Käse/würzigem Käse, Weichkäse, Rauchkäse, Käsestreifen, Sennkäse, Sauermilchkäse, Harzer Käse, Harzer, Quargel, Handkäse, Handkäs, Harzer Roller, Mainzer Käse, Graukäse, Schweizer Käse, Pfefferkäse, Käsestücke, Käsemischung, Walliser Käse, Heumilchkäse, Raclette-Scheiben, Käserinde, Tiroler Graukäse, Fonduekäse, Fondue-Käse, Käsespieß, Käsereste, Bierkäse, Räßkäse, Bündner Bergkäse, Ofenkäse, Sura Kees, Raclettescheiben, Hobelkäse, Rässkäse, Kochkäse, Käsesorten, alte Käse/alter Käse/altes Käse/alten Käse/altem Käse, Butterkäse gerieben, Streusel-Käse, Käsestreuflocken, Frischkäse Würfel, Bauernkäse, Chällerhocker, Tomme vaudoise, Alpsbrinz, Käsekugel, Schabziger, Käseaufschnitt, Käseplatte, Aargauer Käse, Salzlakenkäse, Alpenkäse, Hofkäse, Spalenkäse, Käsespätzle-Käse, Käsehobel, Tiroler Bergkäse, Ziegenbergkäse, Altenburger Ziegenkäse, Deichkäse, Bergblumenkäse, Blauschimmel, Schimmelkäse, Grüner Käse, Käsekrümel, Reibekäsemischung, Heumilchbergkäse/Heumilch-Bergkäse',
      like: 'gouda',
      contains: ['milk'],
    },
    {
      names:
        'Schmelzkäse, Sahneschmelzkäse, Streichkäse, Schmelzkäseecke/-n, Kräuterschmelzkäse, Käseecke/-n, Sahne-Schmelzkäse, Kräuter-Schmelzkäse, Schmelz-Käse, La vache qui rit, Kiri, Schmelzkäsezubereitung, Käsecreme, Adler Edelcreme, Schmelzkäse Sahne, Schmelzkäse Kräuter, Milkana, Gerber Gala, Schmelzkäsecke, Räucherkäserolle, Obatzda, Obatzter, Liptauer, Obazda, Käsezubereitung',
      like: 'cream cheese',
      contains: ['milk'],
    },
    {
      names: 'Käsefondue, Fonduemischung, Fertigfondue, Fondue-Mischung, Fonduekäsemischung, Moitié-moitié',
      like: 'cheese sauce',
      contains: ['milk'],
      mayContain: ['gluten'],
      mayRuleOut: HALAL,
    },
    {
      names: 'Käseersatz, Käsealternative, Wilmersburger, Käse-Alternative, Fetaalternative/Feta-Alternative, Mozzarella-Alternative, Hefeschmelz, Simply V',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'vegane Käse/veganer Käse/veganes Käse/veganen Käse/veganem Käse, veganer Reibekäse, pflanzliche Käse/pflanzlicher Käse/pflanzliches Käse/pflanzlichen Käse/pflanzlichem Käse, vegane Reibekäse/veganes Reibekäse/veganen Reibekäse/veganem Reibekäse, vegane Reibkäse/veganer Reibkäse/veganes Reibkäse/veganen Reibkäse/veganem Reibkäse, vegane Käsealternative/veganer Käsealternative/veganes Käsealternative/veganen Käsealternative/veganem Käsealternative, veganer geriebener Käse, vegane Käsescheiben, vegane Parmesan/veganer Parmesan/veganes Parmesan/veganen Parmesan/veganem Parmesan, vegane Feta/veganer Feta/veganes Feta/veganen Feta/veganem Feta, vegane Mozzarella/veganer Mozzarella/veganes Mozzarella/veganen Mozzarella/veganem Mozzarella, Käse vegan, vegane Schmelz/veganer Schmelz/veganes Schmelz/veganen Schmelz/veganem Schmelz, Reibekäse vegan, vegane Hirtenkäse/veganer Hirtenkäse/veganes Hirtenkäse/veganen Hirtenkäse/veganem Hirtenkäse, Feta vegan, pflanzliche Reibegenuss/pflanzlicher Reibegenuss/pflanzliches Reibegenuss/pflanzlichen Reibegenuss/pflanzlichem Reibegenuss, Parmesan vegan, vegane Streukäse/veganer Streukäse/veganes Streukäse/veganen Streukäse/veganem Streukäse, vegane Camembert/veganer Camembert/veganes Camembert/veganen Camembert/veganem Camembert, vegane Frischkäse/veganer Frischkäse/veganes Frischkäse/veganen Frischkäse/veganem Frischkäse, Frischkäse vegan, pflanzliche Frischkäse/pflanzlicher Frischkäse/pflanzliches Frischkäse/pflanzlichen Frischkäse/pflanzlichem Frischkäse, veganer Frischkäseersatz, pflanzliche Frischkäsealternative, vegane Frischkäsealternative, vegane Grillkäse/veganer Grillkäse/veganes Grillkäse/veganen Grillkäse/veganem Grillkäse, vegane Ricotta/veganer Ricotta/veganes Ricotta/veganen Ricotta/veganem Ricotta',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names: 'Cashewkäse, Cashew-Käse, Cashewfrischkäse, Mandelfrischkäse, Cashew-Frischkäse, Cashewparmesan/Cashew-Parmesan',
      like: 'vegan cheese',
      contains: ['nuts'],
      mayContain: ['gluten', 'soybeans'],
    },
    { names: 'Sojafrischkäse', like: 'vegan cheese', contains: ['soybeans'], mayContain: ['gluten', 'nuts'] },
    { names: 'Analogkäse, Kunstkäse', like: 'vegan cheese', contains: [], mayContain: ['milk', 'soybeans'] },
    {
      names: 'Pflanzensahne, Pflanzen-Sahne, Pflanzenrahm, aufschlagbare Pflanzensahne, Sahneersatz, Schlagfix, Pflanzencuisine, Reissahne, Reiscuisine/Reis-Cuisine, Pflanzencreme zum Kochen, Creme Vega, Crème Vega, Cremevega, Oatly Creme',
      like: 'plant cream',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'pflanzliche Sahne/pflanzlicher Sahne/pflanzliches Sahne/pflanzlichen Sahne/pflanzlichem Sahne, vegane Sahne/veganer Sahne/veganes Sahne/veganen Sahne/veganem Sahne, vegane Kochsahne/veganer Kochsahne/veganes Kochsahne/veganen Kochsahne/veganem Kochsahne, pflanzliche Kochsahne/pflanzlicher Kochsahne/pflanzliches Kochsahne/pflanzlichen Kochsahne/pflanzlichem Kochsahne, Sahne vegan, vegane Schlagsahne/veganer Schlagsahne/veganes Schlagsahne/veganen Schlagsahne/veganem Schlagsahne, pflanzliche Schlagsahne/pflanzlicher Schlagsahne/pflanzliches Schlagsahne/pflanzlichen Schlagsahne/pflanzlichem Schlagsahne, pflanzliche Sahnealternative, pflanzliche Schlagcreme/pflanzlicher Schlagcreme/pflanzliches Schlagcreme/pflanzlichen Schlagcreme/pflanzlichem Schlagcreme, vegane Schlagcreme/veganer Schlagcreme/veganes Schlagcreme/veganen Schlagcreme/veganem Schlagcreme, vegane Sahnealternative, veganes Schlagobers, vegane Obers/veganer Obers/veganes Obers/veganen Obers/veganem Obers, pflanzliche Kochcreme, vegane Rahm/veganer Rahm/veganes Rahm/veganen Rahm/veganem Rahm, pflanzliche Rahm/pflanzlicher Rahm/pflanzliches Rahm/pflanzlichen Rahm/pflanzlichem Rahm, vegane Crème fraîche/veganer Crème fraîche/veganes Crème fraîche/veganen Crème fraîche/veganem Crème fraîche, pflanzliche Crème fraîche, vegane Creme fraiche, vegane Schmand/veganer Schmand/veganes Schmand/veganen Schmand/veganem Schmand, vegane Sauerrahm/veganer Sauerrahm/veganes Sauerrahm/veganen Sauerrahm/veganem Sauerrahm, Creme fraiche vegan, Schmand vegan, pflanzliche Creme, veganes Schlagfix',
      like: 'plant cream',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names: 'Sojasahne, Soja-Sahne, Sojacuisine/Soja-Cuisine, Sojarahm, Soja-Kochcreme, Sojakochsahne/Soja-Kochsahne, Sojaschlagcreme/Soja-Schlagcreme, Sojacreme, Soja-Creme',
      like: 'plant cream',
      contains: ['soybeans'],
      mayContain: ['gluten', 'nuts'],
    },
    {
      names: 'Mandelsahne, Mandelcuisine/Mandel-Cuisine, Cashewsahne, Mandelcreme zum Kochen',
      like: 'plant cream',
      contains: ['nuts'],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names: 'Dinkelsahne, Dinkelcuisine/Dinkel-Cuisine, Hafer-Crème-fraîche',
      like: 'plant cream',
      contains: ['gluten'],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names: 'Hafersahne, Hafercuisine/Hafer-Cuisine, Hafer-Sahne, Haferrahm, Haferkochcreme, Hafercreme/Hafer-Creme, Haferkochsahne, Hafer-Kochcreme, Hafer-Cuisine natur',
      like: 'oat cream',
      contains: ['gluten'],
      mayContain: ['soybeans'],
    },
    {
      names: 'Rama Cremefine, Cremefine, Creme Fine, Cremefine zum Kochen, Rama Cremefine zum Kochen, Rama Cremefine zum Schlagen, Cremefine zum Schlagen, Cremefine zum Verfeinern, Rama Cremefine zum Verfeinern, Qimiq, Qimiq Sahnebasis, Schlagcreme Rama, Cremefine 7 %, Kochcreme Rama, Cremefine 15 %',
      like: 'light cream',
      contains: ['milk'],
      mayContain: ['soybeans'],
      mayRuleOut: MEAT,
    },
    {
      names: 'Pflanzenmilch, Pflanzendrink, Pflanzen-Drink, Pflanzen-Milch, Milchalternative, Milchersatz, Erbsenmilch, Erbsendrink, Hanfdrink, Hanfmilch, Milch Alternative, Pflanzenmilch nach Wahl, Pflanzendrinks',
      like: 'oat milk',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts', 'lupin'],
    },
    {
      names:
        'pflanzliche Milch/pflanzlicher Milch/pflanzliches Milch/pflanzlichen Milch/pflanzlichem Milch, pflanzliche Drink/pflanzlicher Drink/pflanzliches Drink/pflanzlichen Drink/pflanzlichem Drink, vegane Milch/veganer Milch/veganes Milch/veganen Milch/veganem Milch, Milch vegan, pflanzliche Milchalternative, vegane Milchalternative',
      like: 'oat milk',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts', 'lupin'],
    },
    {
      names: 'Dinkeldrink, Dinkelmilch, Getreidemilch, Getreidedrink',
      like: 'oat milk',
      contains: ['gluten'],
      mayContain: ['soybeans', 'nuts', 'lupin'],
    },
    { names: 'Lupinendrink', like: 'oat milk', contains: ['lupin'], mayContain: ['gluten', 'soybeans', 'nuts'] },
    {
      names: 'Pflanzenjoghurt, Joghurtalternative, Skyr-Alternative, Quarkalternative, Joghurt-Alternative, Lughurt',
      like: 'soy yogurt',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts', 'lupin'],
    },
    {
      names:
        'vegane Joghurt/veganer Joghurt/veganes Joghurt/veganen Joghurt/veganem Joghurt, pflanzliche Joghurt/pflanzlicher Joghurt/pflanzliches Joghurt/pflanzlichen Joghurt/pflanzlichem Joghurt, Joghurt vegan, vegane Joghurtalternative, pflanzliche Naturjoghurt/pflanzlicher Naturjoghurt/pflanzliches Naturjoghurt/pflanzlichen Naturjoghurt/pflanzlichem Naturjoghurt, vegane Quark/veganer Quark/veganes Quark/veganen Quark/veganem Quark, pflanzliche Quarkalternative, Skyr vegan, pflanzliche Quark/pflanzlicher Quark/pflanzliches Quark/pflanzlichen Quark/pflanzlichem Quark, vegane Skyr/veganer Skyr/veganes Skyr/veganen Skyr/veganem Skyr, pflanzliche Joghurtalternative',
      like: 'soy yogurt',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts', 'lupin'],
    },
    {
      names: 'Sojajoghurt, Soja-Joghurt, Sojajogurt, Sojaskyr/Soja-Skyr, Sojaquark, Soja-Joghurtalternative, Sojaghurt, Soja-Quark',
      like: 'soy yogurt',
      contains: ['soybeans'],
      mayContain: ['gluten', 'nuts', 'lupin'],
    },
    { names: 'Lupinenjoghurt', like: 'soy yogurt', contains: ['lupin'], mayContain: ['gluten', 'soybeans', 'nuts'] },
    { names: 'Haferjoghurt', like: 'soy yogurt', contains: ['gluten'], mayContain: ['soybeans', 'nuts', 'lupin'] },
    {
      names: 'Mandeljoghurt, Cashewjoghurt',
      like: 'soy yogurt',
      contains: ['nuts'],
      mayContain: ['gluten', 'soybeans', 'lupin'],
    },
    {
      names: 'Kokosjoghurt, Kokosnussjoghurt, Kokos-Joghurt',
      like: 'coconut yogurt',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'Fruchtjoghurt, Vanillejoghurt, Erdbeerjoghurt, Vanille-Joghurt, Vanillequark, Früchtequark, Fruchtquark, Zitronenjoghurt, Frucht-Joghurt, Fruchtzwerge, Vanillejogurt, Kirschjoghurt, Himbeerjoghurt, Erdbeerquark, Pfirsichjoghurt, Mangojoghurt, Joghurt mit Früchten, Knusperjoghurt, Heidelbeerjoghurt, Fruchtjogurt, Joghurtdrink Frucht/Joghurt-Drink Frucht, Fruchtmolke, Fruchtbuttermilch, Kräuterquark, Tzatziki, Zaziki, Sahne-Kefir Frucht, Aprikosenjoghurt, Paradiescreme Joghurt, Joghurtdressing natur, Kräuter-Quark, Tsatsiki, Schokojoghurt, Stracciatellajoghurt/Stracciatella-Joghurt, Mokkajoghurt, Kokosjoghurt Milch, Tzaziki',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten', 'nuts', 'eggs'],
      mayRuleOut: PIG,
    },
    {
      names: 'Haferjoghurt Milch',
      like: 'vanilla yogurt',
      contains: ['milk', 'gluten'],
      mayContain: ['nuts', 'eggs'],
      mayRuleOut: PIG,
    },
    {
      names:
        'Pudding, Vanillepudding, Schokopudding, Schokoladenpudding, Vanille-Pudding, Grießpudding, Sahnepudding, Pudding Vanille, Milchreis fertig, Grießbrei, Vla, Götterspeisepudding, Panna cotta, Schokocreme, Schokoladencreme, Dessertcreme, Milchschnitte/-n, Puddingcreme, Karamellpudding, Vanillecreme, Vanillecrème, Konditorcreme, Griesspudding, Crème brûlée, Tiramisu, Mousse au Chocolat, Schokomousse, Schokoladenmousse, Schoko-Pudding, Creme brulee, Bayrische Creme, Crème Caramel, Karamellcreme, gebrannte Creme, Crème pâtissière, Vanillefüllcreme, Puddingteilchen, Fertigpudding, Mousse, Grießschnitte',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'nuts', 'soybeans'],
      mayRuleOut: PIG,
    },
    {
      names: 'Vanillesauce, Vanillesoße, Vanille-Sauce, Vanille-Soße, Vanillesosse',
      like: 'vanilla yogurt',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten'],
    },
    {
      names: 'Vanillesoßenpulver, Vanillesaucenpulver, Soßenpulver Vanille, Vanille-Soßenpulver, Saucenpulver Vanille, Soßenpulver Vanillegeschmack',
      like: 'custard powder',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names:
        'Paradiescreme, Paradies-Creme, Vanille-Paradiescreme, Cremepulver ohne Kochen, Galetta, Mousse-Pulver, Aranca, Quarkfein, Käsekuchenhilfe, Tortencreme, Sahne-Tortenhilfe, Käse-Sahne-Tortencreme, Oberscreme Pulver/Obers-Creme Pulver, Puddingpulver ohne Kochen, Instantpuddingpulver, Instantpudding/Instant-Pudding, Tortencremepulver, Tiramisupulver, Backcreme, Käsekuchenmischung, Backfeste Puddingcreme, Rote-Grütze-Pulver',
      like: 'custard powder',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Sahnesteif, Sahne-Steif, Päckchen Sahnesteif, San-apart, Sanapart, Rahmhalter, Sahnefestiger, Schlagfest, Päckchen Sahnefestiger, Sahnestand, Obersfestiger, Sahnestandmittel, QimiQ Whip',
      like: 'cornstarch',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: PORK,
    },
    {
      names: 'Tortenguss, Tortenguß, Tortengelee, klare Tortenguss/klarer Tortenguss/klares Tortenguss/klaren Tortenguss/klarem Tortenguss, rote Tortenguss/roter Tortenguss/rotes Tortenguss/roten Tortenguss/rotem Tortenguss, Päckchen Tortenguss, Tortenguss klar, Tortenguss rot, Tortengeleepulver, Gelierpulver Torte',
      like: 'cornstarch',
      contains: [],
      mayRuleOut: PORK,
    },
    {
      names:
        'Eis, Vanilleeis, Vanille-Eis, Speiseeis, Schokoladeneis, Schokoeis, Erdbeereis, Eiscreme, Eiscrème, Vanilleglace, Glace, Kugel Eis, Kugeln Vanilleeis, Kugel Vanilleeis, Softeis, Stracciatellaeis, Sorbet, Zitronensorbet, Zitroneneis, Himbeersorbet, Mangosorbet, Himbeereis, Fruchteis, Parfait, Kokoseis, Erdbeersorbet, Vanilleeiscreme, Kirscheis, Karamelleis, Cookie-Eis, Mangoeis, Vanilleglacé',
      like: 'ice cream',
      contains: [],
      mayContain: ['milk', 'eggs', 'nuts', 'soybeans', 'gluten'],
      mayRuleOut: ['vegan'],
    },
    {
      names: 'Walnusseis, Nusseis',
      like: 'ice cream',
      contains: ['nuts'],
      mayContain: ['milk', 'eggs', 'soybeans', 'gluten'],
      mayRuleOut: ['vegan'],
    },
    {
      names: 'Joghurteis, Sahneeis',
      like: 'ice cream',
      contains: ['milk'],
      mayContain: ['eggs', 'nuts', 'soybeans', 'gluten'],
      mayRuleOut: ['vegan'],
    },
    { names: 'Milchreis, Milch-Reis, Milchreis roh', like: 'arborio rice', contains: [], mayContain: ['milk'] },
    { names: 'Kaffeeweißer, Coffee Creamer, Kaffeeweisser', like: 'milk powder', contains: ['milk'] },
    {
      names: 'Sahnepulver, Schlagschaum, Whip Topping, Schlagcremepulver',
      like: 'whipped topping',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names: 'Lab, Labtabletten, Labpulver',
      like: 'baking soda',
      contains: [],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Joghurtferment, Joghurtkulturen, Kefirknolle, Kefirpilz',
      like: 'plain yogurt',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'Milchzucker, Laktose, Milcheiweiß, Milchprotein, Kasein, Casein, Calcium-Caseinat',
      like: 'milk powder',
      contains: ['milk'],
    },
    {
      names:
        'Eiweißpulver, Proteinpulver, Protein-Pulver, Vanille-Proteinpulver, Molkenprotein, Molkenproteinpulver, Wheyprotein/Whey-Protein, Schoko-Proteinpulver, Eiweiß-Pulver, Whey, Protein, Proteinpulver Vanille, Erbsenprotein, Reisprotein, Erbsenproteinpulver, Vanilleproteinpulver, Proteinpulvers, Kollagenpulver Protein',
      like: 'protein powder',
      contains: [],
      mayContain: ['milk', 'soybeans', 'eggs', 'gluten'],
      mayRuleOut: PORK,
    },
    { names: 'veganes Proteinpulver', like: 'protein powder', contains: [], mayContain: ['soybeans', 'gluten'] },
    {
      names: 'Eiweißpulver aus Ei, Eiklarpulver, Eiweisspulver, Trockeneiweiß, Meringuepulver, Meringue-Pulver, Eischneepulver',
      like: 'meringue powder',
      contains: ['eggs'],
      mayContain: ['milk'],
    },
    {
      names: 'Kollagen, Kollagenpulver, Kollagenhydrolysat',
      like: 'gelatin',
      contains: [],
      mayContain: ['fish'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    // Meat
    {
      names:
        'Hackfleisch, Hack, Gehacktes, Faschiertes, Faschierte, gehackte Fleisch/gehackter Fleisch/gehacktes Fleisch/gehackten Fleisch/gehacktem Fleisch, Hackfleischteig, Hackmasse, Fleischfüllung, magere Hackfleisch/magerer Hackfleisch/mageres Hackfleisch/mageren Hackfleisch/magerem Hackfleisch, Biohackfleisch/Bio-Hackfleisch, Hackfleischs, Hackfleischfüllung, Biohack/Bio-Hack, faschierte Fleisch/faschierter Fleisch/faschiertes Fleisch/faschierten Fleisch/faschiertem Fleisch',
      like: 'ground beef',
      contains: [],
      mayContain: ['gluten'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Hackfleischröllchen, Ćevapčići, Cevapcici, Köfte, Cevapi',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'mustard', 'celery'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names:
        'Hackfleischbällchen, Hackbällchen, Frikadelle/-n, Bulette/-n, Fleischpflanzerl, Fleischküchle, Fleischlaiberl, Fleischlaibchen, faschierte Laibchen/faschierter Laibchen/faschiertes Laibchen/faschierten Laibchen/faschiertem Laibchen, Hacktätschli, Königsberger Klopse, Hackbraten, Fleischklößchen, Köttbullar, Falscher Hase, Fleischkäs Bällchen, Fleischbällchen, Klops/-e, Hackbällchen fertig, Fleischknödel, Fleischküchlein, Hackklößchen, Fleischpflanzerln, Hackfleischklößchen, Frikadellchen, Mini-Frikadellen, Faschierter Braten, Minifrikadellen, Hackbällchens, Hackfleischbällchen TK, Kochklopse',
      like: 'meatball',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'mustard', 'celery'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Brät, Bratwurstbrät roh, Kalbsbrät, Kalbfleischbrät, Brätkügeli, Wurstbrät, Brätknödel, Brätstrudel, Kalbsbratwurst-Brät, Wurstmasse, Bratwurstmasse, Brätchügeli',
      like: 'bratwurst',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names:
        'Schnitzel/-n, Schnitzelfleisch, Schweineschnitzel paniert, panierte Schnitzel/panierter Schnitzel/paniertes Schnitzel/panierten Schnitzel/paniertem Schnitzel, Plätzli, Schnitzelchen, Wiener Schnitzel vom Schwein, Schnitzerl, Minischnitzel, Jägerschnitzel, Hähnchenschnitzel paniert, panierte Hähnchenschnitzel/panierter Hähnchenschnitzel/paniertes Hähnchenschnitzel/panierten Hähnchenschnitzel/paniertem Hähnchenschnitzel',
      like: 'pork cutlet',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Wiener Schnitzel',
      like: 'veal cutlet',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
      rulesOut: MEAT,
    },
    {
      names: 'Cordon bleu, Cordonbleu',
      like: 'pork cutlet',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Hähnchennuggets, Chicken Nuggets, Hähnchen-Nuggets, Chickennuggets, Backhendl, Backhähnchen, Hühnernuggets, Chicken-Wings paniert, Pouletnuggets, Crispy Chicken, Backhendlfilet, Knusperhähnchen',
      like: 'chicken',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'celery'],
      rulesOut: MEAT,
    },
    {
      names:
        'Fleisch, Gulasch, Gulaschfleisch, Ragout, Geschnetzeltes, Braten, Bratenfleisch, Wild, Fonduefleisch, Ragoutfleisch, Voressen, Fleischreste, Grillfleisch, Steakstreifen, Schmorfleisch, Bratenreste, Fleischwürfel, Fleischstücke, Bratenstück, Bratenscheiben, Medaillon/-s, Bratenaufschnitt, Fleischstreifen, Fleischscheiben, Wildbret, Rollbraten, Haxn, Keule/-n, Schulter, Nacken, Kamm, Hüfte, Schlegel, Steaks gemischt, Fleischspieße, Schaschlik, Schaschlikspieße, Fleischspieß, Kesselgulasch, Ragoût, magere Fleisch/magerer Fleisch/mageres Fleisch/mageren Fleisch/magerem Fleisch, gekochte Fleisch/gekochter Fleisch/gekochtes Fleisch/gekochten Fleisch/gekochtem Fleisch, Gulaschwürfel, Suppenfleischreste, Fleischabschnitte, Parüren, Fonduefleischwürfel, Fleischsorten, Federwild, Wildknochen Fleisch, Rohwurstfleisch, Fleischfond Fleisch, Kleinfleisch, Bratenfett Fleisch, Wildgeflügel, Fleischteile, Fleischstück, Fleischfasern, Bratstück',
      like: 'stewing beef',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Gyros, Gyrosfleisch, Döner, Dönerfleisch, Kebab, Kebabfleisch, Kebap, Souvlaki, Schweinegyros, Gyros-Fleisch, Döner Kebab, Pfannengyros, Hähnchengyros, Hähnchen-Gyros, Schawarma, Shawarma, Gyrosgeschnetzeltes, Dönerkebab, Hähnchenkebab, Hähnchendöner',
      like: 'pork loin',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Leberkäse, Fleischkäse, Leberkäs, Fleischkäsebrät, Fleischkäsescheiben, Leberkäsebrät, Leberkäsescheiben, Leberkäse-Brät, Delikatessfleischkäse, Käseleberkäse',
      like: 'bologna',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'Putenleberkäse, Geflügelleberkäse, Geflügelfleischkäse, Putenfleischkäse',
      like: 'chicken sausage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
    },
    {
      names: 'Käsekrainer, Käsewurst, Käsewürstchen, Käseknacker, Käsegriller, Käsekrakauer, Berner Würstel, Käsebratwurst, Käse-Schüblig',
      like: 'frankfurter',
      contains: ['milk'],
      mayContain: ['gluten', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'Wurstbrät fein, Wurstaufschnitt, Wurstscheiben, Wurstwürfel, Wurst, Würste, Aufschnitt, Wurstreste, Streichmettwurst, Teewurst, Zwiebelmettwurst, Würsten, Schinken-Wurst-Würfel, Wurstwaren, Wurstsorten, Wurstscheibe, Schmierwurst, Wurstabschnitte, Kaltaufschnitt',
      like: 'salami',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Sülze, Presssack, Schwartenmagen, Sulz, Aspik mit Fleisch, Pressack, Presswurst, Saumagen, Pfälzer Saumagen, Schweinskopfsülze, Tellersülze, Sülzwurst, Eisbeinsülze',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'Pastete Leber, Leberpastete, Wildpastete, Terrine, Leberparfait, Gänseleberpastete, Leberaufstrich, Geflügelleberpastete, Wildterrine, Gänseleberparfait, Leberpaté, Rillettes, Pâté',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard', 'nuts', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Leberknödel, Leberspätzle, Leberknöderl, Leberknödeln, Leberreis, Milzwurst, Milzschnitten',
      like: 'meatball',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'celery'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names:
        'Markklößchen, Marksknödel, Markklösschen, Markbällchen, Grießklößchen, Griessklösschen, Grießnockerl, Griessnockerl, Backerbsen, Flädle, Frittaten, Flädli, Suppeneinlage, Backerbsli, Fritatten, Suppenklößchen, Suppenperlen, Griessnocken, Grießnockerln, Frittatten, Kräuterflädle, Schwemmklößchen, Profiteroles Suppe, Goldwürfel',
      like: 'crouton',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'celery', 'nuts'],
      mayRuleOut: PORK,
    },
    {
      names: 'Eierstichsuppeneinlage',
      like: 'crouton',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'celery', 'nuts'],
      mayRuleOut: PORK,
    },
    {
      names: 'Maultaschen, Maultasche, Fleischmaultaschen',
      like: 'ravioli',
      each: 60,
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'celery', 'mustard', 'soybeans'],
      rulesOut: PORK,
    },
    {
      names:
        'vegetarische Maultaschen/vegetarischer Maultaschen/vegetarisches Maultaschen/vegetarischen Maultaschen/vegetarischem Maultaschen, Gemüsemaultaschen, Gemüse-Maultaschen, vegetarische Gemüsemaultaschen/vegetarischer Gemüsemaultaschen/vegetarisches Gemüsemaultaschen/vegetarischen Gemüsemaultaschen/vegetarischem Gemüsemaultaschen',
      like: 'ravioli',
      each: 60,
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'celery', 'soybeans'],
    },
    {
      names: 'Grieben, Grammeln, Griebenschmalz, Grammelschmalz, Schmalzgrieben, Apfelgriebenschmalz, Zwiebelschmalz',
      like: 'lard',
      contains: [],
      mayContain: ['milk'],
      rulesOut: PORK,
    },
    {
      names: 'Bratensatz, Bratensaft, Bratenfond, Jus, Bratenjus, Fleischsaft, Rinderjus, Kalbsjus, Bratensud, Demi-Glace, Glace de Viande, Wildjus, Fleischjus, Lammjus, Bratenfett',
      like: 'beef stock',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Pfannenleberkäse',
      like: 'bologna',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'Speckknödel, Speckknödeln',
      like: 'potato',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
      rulesOut: PORK,
    },
    {
      names:
        'Faschingsspeck vegan, vegane Speck/veganer Speck/veganes Speck/veganen Speck/veganem Speck, vegane Speckwürfel, vegane Bacon/veganer Bacon/veganes Bacon/veganen Bacon/veganem Bacon, vegane Schinken/veganer Schinken/veganes Schinken/veganen Schinken/veganem Schinken, veganer Schinkenspicker, vegane Salami/veganer Salami/veganes Salami/veganen Salami/veganem Salami, vegane Aufschnitt/veganer Aufschnitt/veganes Aufschnitt/veganen Aufschnitt/veganem Aufschnitt, Aufschnitt vegan',
      like: 'smoked tofu',
      contains: [],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names: 'Tofuspeck, Räuchertofu-Speck',
      like: 'smoked tofu',
      contains: ['soybeans'],
      mayContain: ['gluten', 'eggs'],
    },
    {
      names:
        'vegetarische Aufschnitt/vegetarischer Aufschnitt/vegetarisches Aufschnitt/vegetarischen Aufschnitt/vegetarischem Aufschnitt, Veggie-Aufschnitt, vegetarische Mortadella/vegetarischer Mortadella/vegetarisches Mortadella/vegetarischen Mortadella/vegetarischem Mortadella, vegetarische Schinken/vegetarischer Schinken/vegetarisches Schinken/vegetarischen Schinken/vegetarischem Schinken',
      like: 'smoked tofu',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'eggs', 'milk'],
    },
    {
      names:
        'Hackersatz, Erbsenhack, Veggiehack/Veggie-Hack, Hackfleischersatz, Hackfleischalternative, Sonnenblumenhackfleisch, Erbsenproteinhack, Vegetarisches Hack, vegetarische Hackfleisch/vegetarischer Hackfleisch/vegetarisches Hackfleisch/vegetarischen Hackfleisch/vegetarischem Hackfleisch, vegetarische Hack/vegetarischer Hack/vegetarischen Hack/vegetarischem Hack, vegetarische Faschiertes/vegetarischer Faschiertes/vegetarisches Faschiertes/vegetarischen Faschiertes/vegetarischem Faschiertes, Hack-Alternative, planted',
      like: 'plant-based mince',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'eggs', 'lupin'],
    },
    {
      names:
        'vegane Hackfleisch/veganer Hackfleisch/veganes Hackfleisch/veganen Hackfleisch/veganem Hackfleisch, veganes Hack, vegane Hack/veganer Hack/veganen Hack/veganem Hack, pflanzliche Hack/pflanzlicher Hack/pflanzliches Hack/pflanzlichen Hack/pflanzlichem Hack, pflanzliche Hackfleisch/pflanzlicher Hackfleisch/pflanzliches Hackfleisch/pflanzlichen Hackfleisch/pflanzlichem Hackfleisch, vegane Gehacktes/veganer Gehacktes/veganes Gehacktes/veganen Gehacktes/veganem Gehacktes, Hack vegan, pflanzliche Hackalternative, vegane Hackalternative, veganes Faschiertes',
      like: 'plant-based mince',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'lupin'],
    },
    {
      names: 'Lupinenhack',
      like: 'plant-based mince',
      contains: ['lupin'],
      mayContain: ['gluten', 'soybeans', 'eggs'],
    },
    {
      names:
        'Fleischersatz, planted chicken, vegetarische Schnitzel/vegetarischer Schnitzel/vegetarisches Schnitzel/vegetarischen Schnitzel/vegetarischem Schnitzel, vegetarische Geschnetzeltes/vegetarischer Geschnetzeltes/vegetarisches Geschnetzeltes/vegetarischen Geschnetzeltes/vegetarischem Geschnetzeltes, Veggie-Schnitzel, Like Chicken, vegetarische Nuggets, Fleischalternative',
      like: 'vegan chicken',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'eggs', 'milk'],
    },
    {
      names:
        'vegane Hähnchen/veganer Hähnchen/veganes Hähnchen/veganen Hähnchen/veganem Hähnchen, vegane Geschnetzeltes/veganer Geschnetzeltes/veganes Geschnetzeltes/veganen Geschnetzeltes/veganem Geschnetzeltes, pflanzliche Geschnetzeltes/pflanzlicher Geschnetzeltes/pflanzliches Geschnetzeltes/pflanzlichen Geschnetzeltes/pflanzlichem Geschnetzeltes, veganes Hühnchen, vegane Hähnchenstücke, vegane Filet/veganer Filet/veganes Filet/veganen Filet/veganem Filet, vegane Nuggets, vegane Schnitzel/veganer Schnitzel/veganes Schnitzel/veganen Schnitzel/veganem Schnitzel, pflanzliche Hähnchen/pflanzlicher Hähnchen/pflanzliches Hähnchen/pflanzlichen Hähnchen/pflanzlichem Hähnchen, vegane Hähnchenfilets, vegane Chicken/veganer Chicken/veganes Chicken/veganen Chicken/veganem Chicken, Gyros vegan, vegane Gyros/veganer Gyros/veganes Gyros/veganen Gyros/veganem Gyros, veganes Döner, vegane Fischstäbchen/veganer Fischstäbchen/veganes Fischstäbchen/veganen Fischstäbchen/veganem Fischstäbchen, vegane Chunks/veganer Chunks/veganes Chunks/veganen Chunks/veganem Chunks, vegane Gulasch/veganer Gulasch/veganes Gulasch/veganen Gulasch/veganem Gulasch',
      like: 'vegan chicken',
      contains: [],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names: 'Sojageschnetzeltes',
      like: 'vegan chicken',
      contains: ['soybeans'],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names:
        'vegetarische Würstchen/vegetarischer Würstchen/vegetarisches Würstchen/vegetarischen Würstchen/vegetarischem Würstchen, vegetarische Wurst/vegetarischer Wurst/vegetarisches Wurst/vegetarischen Wurst/vegetarischem Wurst, vegetarische Bratwurst/vegetarischer Bratwurst/vegetarisches Bratwurst/vegetarischen Bratwurst/vegetarischem Bratwurst, Veggiewürstchen/Veggie-Würstchen, Seitanwürstchen, Veggie-Bratwurst, vegetarische Bratwürste',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'eggs', 'mustard', 'celery'],
    },
    {
      names:
        'vegane Würstchen/veganer Würstchen/veganes Würstchen/veganen Würstchen/veganem Würstchen, vegane Wurst/veganer Wurst/veganes Wurst/veganen Wurst/veganem Wurst, vegane Bratwurst/veganer Bratwurst/veganes Bratwurst/veganen Bratwurst/veganem Bratwurst, vegane Wiener/veganer Wiener/veganes Wiener/veganen Wiener/veganem Wiener, vegane Bratwürste, vegane Chorizo/veganer Chorizo/veganes Chorizo/veganen Chorizo/veganem Chorizo, vegane Leberwurst/veganer Leberwurst/veganes Leberwurst/veganen Leberwurst/veganem Leberwurst, vegane Grillwürstchen, vegane Hot-Dog-Würstchen/veganer Hot-Dog-Würstchen/veganes Hot-Dog-Würstchen/veganen Hot-Dog-Würstchen/veganem Hot-Dog-Würstchen',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'mustard', 'celery'],
    },
    {
      names: 'Tofuwürstchen, Tofu-Würstchen, Tofuwiener, Tofuwurst, Tofu-Wiener, Sojawürstchen',
      like: 'vegetarian sausage',
      contains: ['soybeans'],
      mayContain: ['gluten', 'eggs', 'mustard', 'celery'],
    },
    {
      names:
        'vegetarische Burger/vegetarischer Burger/vegetarisches Burger/vegetarischen Burger/vegetarischem Burger, Gemüsebratling/-e, Gemüsefrikadellen, Bratling/-e, Veggieburger/Veggie-Burger, Gemüseburger, vegetarische Patties, Bratlingsmischung, Gemüselaibchen, vegetarische Frikadellen, Linsenbratlinge, Bratlingmischung, Veggiepatties/Veggie-Patties, Gemüsepuffer, Veggiepatty/Veggie-Patty, Beyond Burger',
      like: 'veggie burger',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'eggs', 'milk', 'celery', 'mustard', 'sesame'],
    },
    {
      names:
        'vegane Patty/veganer Patty/veganes Patty/veganen Patty/veganem Patty/vegane Patties, vegane Burgerpatty/veganer Burgerpatty/veganes Burgerpatty/veganen Burgerpatty/veganem Burgerpatty, vegane Burger-Patties, vegane Burger/veganer Burger/veganes Burger/veganen Burger/veganem Burger, Burgerpatty vegan, Bratlinge vegan, vegane Frikadellen, vegane Burgerpatties',
      like: 'veggie burger',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'celery', 'mustard', 'sesame'],
    },
    {
      names: 'Grünkernbratlinge, Grünkernküchle',
      like: 'veggie burger',
      contains: ['gluten'],
      mayContain: ['soybeans', 'eggs', 'milk', 'celery', 'mustard', 'sesame'],
    },
    {
      names: 'Tofubratlinge',
      like: 'veggie burger',
      contains: ['soybeans'],
      mayContain: ['gluten', 'eggs', 'milk', 'celery', 'mustard', 'sesame'],
    },
    {
      names: 'Quorn, Quornhack/Quorn-Hack, Quorngeschnetzeltes/Quorn-Geschnetzeltes, Quorngehacktes/Quorn-Gehacktes, Quornfilet/Quorn-Filet',
      like: 'mycoprotein',
      contains: [],
      mayContain: ['eggs', 'milk', 'gluten'],
    },
    // Fish
    {
      names:
        'Fisch, Fische, Seefisch, gemischte Fischfilet/gemischter Fischfilet/gemischtes Fischfilet/gemischten Fischfilet/gemischtem Fischfilet, Fischabschnitte, Fischkarkassen, Edelfisch, Fischreste, Süßwasserfisch, Fischgräten, Speisefisch, ganze Fisch/ganzer Fisch/ganzes Fisch/ganzen Fisch/ganzem Fisch, Fischköpfe, frische Fisch/frischer Fisch/frisches Fisch/frischen Fisch/frischem Fisch, Fischtranchen, Fischkarkasse, Fischsorten, Mittelmeerfische, Fischmix, Dosenfisch, Fischkonserve, gemischte Fisch/gemischter Fisch/gemischtes Fisch/gemischten Fisch/gemischtem Fisch, Felsenfische, Plattfisch, Fischabfälle, Fischstreifen',
      like: 'cod fillet',
      contains: ['fish'],
      rulesOut: MEAT,
    },
    {
      names: 'Meeresfrüchte, Meeresfrüchtemischung, TK-Meeresfrüchte, Frutti di Mare, Meeresfrüchtemix/Meeresfrüchte-Mix, gemischte Meeresfrüchte/gemischter Meeresfrüchte/gemischtes Meeresfrüchte/gemischten Meeresfrüchte/gemischtem Meeresfrüchte, Meeresfrüchtecocktail, Meeresfrüchte-Mischung',
      like: 'mussel',
      contains: ['crustaceans', 'molluscs'],
      mayContain: ['fish'],
      rulesOut: MEAT,
    },
    {
      names: 'Krustentiere, Schalentiere',
      like: 'shrimp',
      contains: ['crustaceans'],
      mayContain: ['molluscs', 'fish'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        'panierte Fisch/panierter Fisch/paniertes Fisch/panierten Fisch/paniertem Fisch, Backfisch, Schlemmerfilet, Backfischstäbchen, panierte Fischfilets, Fischfrikadelle/-n, Fischbuletten, Fischlaibchen, Fischburger, Knusperfisch, panierte Fischfilet/panierter Fischfilet/paniertes Fischfilet/panierten Fischfilet/paniertem Fischfilet, Fischknusperli, Fischnuggets, Schlemmerfilet à la Bordelaise, Fischbällchen, Fischklößchen, Filegro, Steckerlfisch natur',
      like: 'fish finger',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'milk', 'mustard', 'celery'],
      rulesOut: MEAT,
    },
    {
      names:
        'Heringssalat, Thunfischsalat, Matjessalat, Heringstopf, Heringsstipp, Heringsfilet in Tomatensauce, Heringsfilets in Tomatensauce, Heringsfilets in Tomatensoße, Heringsfilet in Tomatensoße, Fischsalat, Lachssalat, Thunfischcreme, Lachscreme, Thunfischaufstrich, Matjestopf, Lachsaufstrich, Fischmarinade, Hering in Tomatensoße, Hering in Tomatensauce, Lachsersatz, Seelachsschnitzel',
      like: 'pickled herring',
      contains: ['fish'],
      mayContain: ['eggs', 'milk', 'mustard', 'gluten', 'celery'],
      rulesOut: MEAT,
    },
    {
      names: 'Sahnehering, Sahneheringe, Hering in Sahne',
      like: 'pickled herring',
      contains: ['fish', 'milk'],
      mayContain: ['eggs', 'mustard', 'gluten', 'celery'],
      rulesOut: MEAT,
    },
    {
      names: 'Krabbensalat, Garnelensalat, Krebssalat, Crevettencocktail, Krabbencocktail, Shrimpscocktail, Flusskrebssalat',
      like: 'bay shrimp',
      contains: ['crustaceans'],
      mayContain: ['eggs', 'milk', 'mustard', 'gluten', 'fish'],
      rulesOut: MEAT,
    },
    {
      names: 'Kroepoek, Krupuk, Krupoek',
      like: 'potato chip',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Krabbenchips, Krabbenbrot, Garnelenchips',
      like: 'potato chip',
      contains: ['crustaceans'],
      mayContain: ['fish', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'panierte Tintenfischringe, Calamares paniert, Calamari fritti',
      like: 'squid',
      contains: ['molluscs', 'gluten'],
      mayContain: ['eggs', 'milk'],
      rulesOut: MEAT,
    },
    {
      names: 'Terrine Fisch, Fischterrine',
      like: 'pâté',
      contains: ['fish'],
      mayContain: ['milk', 'eggs', 'gluten', 'crustaceans'],
      rulesOut: MEAT,
    },
    { names: 'Karottenlachs', like: 'firm tofu', contains: [], mayContain: ['gluten', 'soybeans', 'celery'] },
    {
      names: 'vegane Thunfisch/veganer Thunfisch/veganes Thunfisch/veganen Thunfisch/veganem Thunfisch, vegane Lachs/veganer Lachs/veganes Lachs/veganen Lachs/veganem Lachs, vegane Garnelen',
      like: 'firm tofu',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'celery'],
    },
    // Bread, dough
    {
      names:
        'Brötchen, Semmel/-n, Weckerl, Schrippe/-n, Weck, Wecken, Kaisersemmel/-n, altbackene Brötchen/altbackener Brötchen/altbackenes Brötchen/altbackenen Brötchen/altbackenem Brötchen, altbackene Semmel/altbackener Semmel/altbackenes Semmel/altbackenen Semmel/altbackenem Semmel/-n/altbackener Semmeln/altbackenes Semmeln/altbackenen Semmeln/altbackenem Semmeln, Weggen, Mutschli, Handsemmel/-n, Aufbackbrötchen, Weckle, Brötchen vom Vortag, Semmeln vom Vortag, Wasserweck, Doppelweck, Weizenbrötchen, alte Brötchen, Brötchenhälften, alte Semmel, alte Semmeln, Roggenbrötchen, Bürli Brötchen, Paninibrötchen/Panini-Brötchen, Panini, Panino, Partybrötchen, Baguettebrötchen, Brötli, Semmelwürfel, Semmelhälften, Knödelbrot, Weißbrotwürfel, Weissbrotwürfel, Schrippen vom Vortag, Sonntagsbrötchen, Toastbrötchen, Fladenbrötchen, Rundstück/-e, Langsemmel, Weizenkleingebäck, Vollkornbrötchen, Brötchenscheiben, Baguette-Brötchen, Sandwichbrötchen, Semmelknödelbrot, Knödelwürfel, Knödel-Brot, Baguettesemmeln, Kleingebäck, Weggli altbacken, Kornspitz, Mehrkornbrötchen, Körnerbrötchen, Semmelscheiben, Weckchen, Röggelchen, Mohnbrötchen, Dinkelbrötchen, Schnittbrötchen, Brotteig-Semmeln, Steinofenbrötchen, Sandwichbrot, Semmelstücke',
      like: 'bread roll',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'sesame'],
    },
    {
      names:
        'Weißbrot/-e, Weissbrot, Toast/-s, Toastbrot, Toastscheiben/Toast-Scheiben, Toastscheibe, Sandwichtoast, Toastbrotscheibe/-n, Vollkorntoast, Toast-Brot, Scheibe Toast/Scheiben Toast, Sandwich-Toast, Kastenweißbrot, Weißbrotscheiben, Toastbrotwürfel, Weizenbrot, Weizentoast, Dinkeltoast, Kastenbrot hell, Weißbrotscheibe, Weißbrotkrume, Vollkorn-Toast, Sandwich-Brot, Vollkorntoastbrot, Toastbrote, Weissbrotscheiben, Tramezzinibrot/Tramezzini-Brot, Tramezzini, American Sandwich, Toastecken, Weizentoastbrot, Toastrinde, Dreikorntoast, Vollkornsandwichtoast/Vollkorn-Sandwichtoast, Mehrkorntoast, Sandwichtoastbrot/Sandwich-Toastbrot, Modelbrot, Kastentoast, Englischbrot, helles Brot',
      like: 'white bread',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    { names: 'Buttertoast, Butter-Toast', like: 'white bread', contains: ['gluten', 'milk'], mayContain: ['soybeans'] },
    {
      names:
        'Vollkornbrot, Körnerbrot, Mehrkornbrot, Dreikornbrot, Vollkorn-Brot, Vollkornbrotscheiben, Sonnenblumenkernbrot, Kürbiskernbrot, Eiweißbrot, Proteinbrot/Protein-Brot, Leinsamenbrot, Dinkelvollkornbrot, Eiweiß-Brot, Vogelfutterbrot, Saatenbrot, Kernlibrot, Low-Carb-Brot, Kornbrot, Vollkorntoastscheiben, Vitalbrot, Mehrkornbaguette',
      like: 'wholewheat bread',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'sesame', 'nuts', 'lupin'],
    },
    {
      names: 'Knäckebrot mit Sesam',
      like: 'wholewheat bread',
      contains: ['gluten', 'sesame'],
      mayContain: ['milk', 'soybeans', 'nuts', 'lupin'],
    },
    {
      names: 'Walnussbrot, Nussbrot, Baumnussbrot, Haselnussbrot',
      like: 'wholewheat bread',
      contains: ['gluten', 'nuts'],
      mayContain: ['milk', 'soybeans', 'sesame'],
    },
    {
      names: 'Olivenbrot, Zwiebelbrot, Zwiebelbaguette, Kräuterbrot, Speckbrot vegetarisch',
      like: 'bread',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'Kräuterbaguette, Knoblauchbaguette, Knoblauchbrot, Kräuter-Baguette',
      like: 'baguette',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    { names: 'Kräuterbutterbaguette', like: 'baguette', contains: ['gluten', 'milk'], mayContain: ['soybeans'] },
    {
      names:
        'Fladenbrot/-e, Pide, Naan, Naanbrot/Naan-Brot, Naanbrote, türkische Fladenbrot/türkischer Fladenbrot/türkisches Fladenbrot/türkischen Fladenbrot/türkischem Fladenbrot, Fladenbrot türkisch, Pidebrot/Pide-Brot, Fladen, Dürüm, Fladenbrotecken/Fladenbrot-Ecken, Fladenbrotstücke, Lavash, Piadina, Dürümfladen, Lahmacun, Bazlama',
      like: 'flatbread',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame', 'soybeans'],
    },
    {
      names:
        'Laugenbrezel/-n, Brezel/-n, Breze/-n, Laugenstange/-n, Laugenbrötchen, Laugengebäck, Laugenbreze/-n, Laugenstangerl, Brezn, Laugenecke/-n, Laugenweckle, Laugenbrezeln vom Vortag, Laugenbrötli, Brezen vom Vortag, Minibrezeln/Mini-Brezeln, Brezenstange, Laugenkonfekt, Laugenweck, Laugensemmel/-n, Silserli, Laugenbrezelchen, Laugencroissant, Brezelteig, Brezenteig',
      like: 'pretzel',
      each: 85,
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'sesame', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Salzbrezel/-n, Salzstange/-n, Mini-Brezeln Salz, Salzletten, Soletti, Salzgebäck, Salzstangerl, Fischli, Knabbergebäck, TUC, Tuccracker/Tuc-Cracker, Salzbrezli, Cracker, Salzcracker, Kräcker, Crackers, Goldfischli, Blätterteigstangen',
      like: 'pretzel',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'sesame', 'eggs'],
    },
    {
      names: 'Käsegebäck, Käsecracker',
      like: 'pretzel',
      contains: ['gluten', 'milk'],
      mayContain: ['soybeans', 'sesame', 'eggs'],
    },
    {
      names:
        'Hefezopf, Zopf, Brioche, Briochebrötchen, Brioche-Brötchen, Weggli, Hefebrötchen, Rosinenbrötchen, Einback, Hefegebäck, Striezel, Briochestriezel, Allerheiligenstriezel, Rosinenbrot, Stuten, Rosinenstuten, Hefekranz, Osterzopf, Briochekipferl, Kipferl, Hefeknoten, Briochebuns/Brioche-Buns, Briocheburgerbrötchen/Brioche-Burgerbrötchen, Kaffeezopf, Zopfbrot, Reindling, Germzopf, Sonntagszopf, Buchteln, Dampfnudeln, Dampfnudel, Germknödel, Rosinenzopf, Weinbeerbrot, Früchtebrot, Kletzenbrot, Birnbrot, Birnenbrot, Hefeschnecken, Osterbrot, Briochescheiben, Weckmann, Grittibänz, Rohrnudeln, Hefestuten, Hutzelbrot, Hot Cross Buns, Kranzkuchen, Briocheknopf, Hefekloß, Hefeklöße, Osterpinze, Pinze, Franzbrötchen, Zimtschnecke/-n, Krapfen, Berliner, Faschingskrapfen, Donut/-s, Rosinenweggli, Hamburgerbrioche',
      like: 'brioche',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Milchbrötchen, Butterzopf, Butterbrioche, Milchstriezel, Milchweck, Milchwecken',
      like: 'brioche',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'nuts'],
    },
    {
      names:
        'Hamburgerbrötchen, Burgerbrötchen, Burgerbuns/Burger-Buns, Burger-Brötchen, Hamburger-Brötchen, Burgerbun, Hot-Dog-Brötchen, Hotdogbrötchen, Hotdog-Brötchen, Hamburgerbuns/Hamburger-Buns, Hamburgersemmel/-n, Burger Bun, Buns, Burgerweckerl, Hot-Dog-Buns, Bun, Burgersemmeln, Hamburgerbrötli, Hot-Dog-Brötli, Bagel/-s, Burgerbrot, Sandwichbuns',
      like: 'burger bun',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'sesame'],
    },
    {
      names: 'Croissant/-s, Gipfeli, Hörnchen Croissant, Schokocroissant/-s, Laugengipfeli, Croissantteig, Croissants vom Vortag, Croissant-Teig, Plunderteig, Plundergebäck, Plunderteig frisch, Frischteig Croissant, Kipferlteig, Plunder, Sonntagscroissants, Teig für Croissants',
      like: 'croissant',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Buttercroissant/-s, Butterhörnchen, Buttergipfeli',
      like: 'croissant',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Zwieback/-e, Zwiebackbrösel, Zwiebäcke, Zwieback-Brösel, Kinderzwieback, Dinkelzwieback',
      like: 'rusk',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans'],
    },
    {
      names: 'Toasties, English Muffin/-s, Muffins englisch',
      like: 'english muffin',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'Croûtons, Croutons, Brotcroutons, Knoblauchcroutons, Röstbrotwürfel, Brotchips, Brotwürfel geröstet, Crôutons, Bruschettabrot/Bruschetta-Brot, Bruschetta, Crostini, Knoblauchcroûtons',
      like: 'crouton',
      contains: ['gluten'],
      mayContain: ['milk'],
    },
    {
      names:
        'Tortilla/-s, Weizentortilla/-s, Tortillafladen, Wrap/-s, Wrapsfladen/Wraps-Fladen, Tortillawraps/Tortilla-Wraps, Weizen-Tortilla/-s, Wrapfladen, Tortilla-Fladen, Vollkornwraps, Wraptortillas/Wrap-Tortillas, Weizentortillafladen, Weizenwraps/Weizen-Wraps, Dinkelwraps, Vollkorntortillas, Vollkorn-Wraps, Soft-Tortillas, Mini-Tortillas, Weizenfladen, Soft Wraps, Teigfladen, Vollkorntortilla/Vollkorn-Tortilla/Vollkorn-Tortillas',
      like: 'flour tortilla',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'Tacos, Tacoshells/Taco-Shells, Tacoschalen, Taco-Schalen, Tacoshell/Taco-Shell',
      like: 'taco shell',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans'],
    },
    {
      names:
        'Blätterteig, Blätter-Teig, Rolle Blätterteig, TK-Blätterteig, Blätterteigplatte/-n, Blätterteigrolle, Blätterteig-Platten, Blätterteig aus dem Kühlregal, Blätterteigquadrate, Kühlregal-Blätterteig, Blätterteige, Rollen Blätterteig, Dinkelblätterteig/Dinkel-Blätterteig, Blätterteig rund, Frisch-Blätterteig, Packung Blätterteig, Blätterteigscheiben, Blätterteigpastetchen, Blätterteigpastete/-n, Königinpasteten, Pastetli, Vol-au-vent, Blätterteigtaler/Blätterteig-Taler, Blätterteigstreifen, Pasteten, Pastetchen',
      like: 'puff pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names: 'Butterblätterteig, Butter-Blätterteig, Topfenblätterteig, Quarkblätterteig',
      like: 'puff pastry',
      contains: ['gluten', 'milk'],
      mayContain: ['soybeans', 'eggs'],
    },
    {
      names:
        'Mürbeteig, Mürbe-Teig, Kuchenteig, Mürbteig, Tarteteig, Quicheteig, Quiche-Teig, Tarte-Teig, Mürbteigboden, Wähenteig, geriebener Teig, Linzerteig, Mürbeteigboden, Mürbeteig süß, Tartelettes, Tarteletteförmchen Teig/Tartelette-Förmchen Teig, Mürbeteigböden, Flammkuchenteig, Flammkuchen-Teig, Kuchenteig rund, Flammkuchenboden, Pizzateig/Pizza-Teig, Pizzaboden, Hefeteig, Germteig, Pizza-Hefeteig, Frischteig, Hefe-Teig, Brotteig, Mürbeteigtörtchen, Knack&Back, Sonntagsbrötchen Teig, Tarteboden, Pizza-Boden, Pizzaböden, Frisch-Pizzateig, Brandteig, Nudelteig, Ölteig, Ravioliteig, Pastateig, Hefeteigrohlinge, Brätteig, Pfannkuchenteig, Backteig, Bierteig, Spätzleteig, Biskuitteig, Rührteig, Lebkuchenteig, Streusel, Zuckerteig, Plätzchenteig, Mailänderliteig, Ausstecherteig, Guetzliteig, Keksteig, Strudelteig Germ, Teigplatten, Teigblätter, Fertigteig, Teigrolle',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Quark-Öl-Teig, Topfenteig, Butterstreusel',
      like: 'shortcrust pastry',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Eierkuchenteig',
      like: 'shortcrust pastry',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'Tortenboden, Biskuitboden, Biskuit-Boden, Biskuit, Biskuittortenboden, Wiener Boden, Obsttortenboden, Biskuitböden, heller Tortenboden, dunkler Tortenboden, Obstboden, Rührkuchen, Sandkuchen, Wienerboden, Biskuitteigboden, Biskuitroulade, Biskuitbrösel, Biskuitrolle, Kuchenreste, Kuchenbrösel, Schokoladenkuchen, Tortenböden, Marmorkuchen, Kuchen, Muffin/-s, Waffel/-n, Brownie/-s, Pfannkuchen, Pancake/-s, Palatschinken, Eierkuchen, Crêpe/-s, Crepes, Lebkuchenherzen, Guglhupf, Panettone, Stollen, Christstollen, Törtchen, Omelett/-e/-en, Omelettes, Biskotten Boden, Cupcake/-s, Rührteigboden, Kuchenboden, Schoko-Biskuitboden, Baumkuchen, Eierschecke, Königskuchen, Kaiserschmarrn, Schmarren, Zitronenkuchen, Biskuitteigplatte, Cheesecake, Bienenstich, Apfelkuchen, Apfelstrudel, Baumkuchenspitzen, Schwarzwälder Kirschtorte, Eclairs, Windbeutel, Mini-Windbeutel, Bauernomelett, Crepe, Krepp, Miniwindbeutel, Biskuittorte, Belgische Waffeln, Waffelherzen, Schokomuffins, Torteletts, Tortelett, Törtchenböden, Mürbeteig-Torteletts, Tortelettes, Madeleines, Makronenkuchen, Biscuit, Biscuitboden, Biskuitomelett, Schokobiskuit',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'nuts', 'soybeans'],
    },
    {
      names: 'Nusskuchen',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs', 'nuts'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'Käsekuchen, Quarkkuchen',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs', 'milk'],
      mayContain: ['nuts', 'soybeans'],
    },
    {
      names: 'Löffelbiskuit/-s, Biskotten, Löffel-Biskuits, Löffelbiscuits, Biskuitlöffel/Biskuit-Löffel, Löffelbisquit/-s, Löffel-Biskuit',
      like: 'ladyfinger',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'Butterkeks/-e/-en, Butter-Kekse, Butterkeksbrösel, Petit Beurre, Leibnizkekse/Leibniz-Kekse, Butterplätzchen, Shortbread, Spritzgebäck, Buttergebäck, Mürbegebäck, Mürbeteigkekse, Butterkekskrümel, Leibnizbutterkekse/Leibniz-Butterkekse, Schoko-Butterkekse, Buttergipfel, Heidesand, Sablés, Cookies, Schokocookies, Shortbreadkekse, Butterbiskuits, Vanillekipferl, Mailänderli',
      like: 'butter cookie',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'nuts'],
    },
    {
      names:
        'Keks/-e/-en, Vollkornkekse, Haferkekse, Hafer-Kekse, Kekskrümel, Spekulatius, Gewürzspekulatius, Lotuskekse/Lotus-Kekse, Karamellkekse, Biscoff, Biscoffkekse/Biscoff-Kekse, Spekulatiuskekse, Oreokekse/Oreo-Kekse, Oreo/-s, Schokokekse, Schokoladenkekse, Plätzchen, Lebkuchen, Printen, Aachener Printen, Soßenlebkuchen, Dominosteine, Pfeffernüsse, Haferplätzchen, Guetzli, Weihnachtsplätzchen, Digestives, Digestivekekse/Digestive-Kekse, Amerikaner, Kekskrümeln, Prinzenrolle, Doppelkekse, Eiswaffel/-n, Waffelröllchen, Neapolitaner, Manner Schnitten, Neapolitanerwaffeln, Eistüten, Oblatenwaffeln/Oblaten-Waffeln, Karlsbader Oblaten, Karlsbader Waffeln, Eishörnchen, Soßenkuchen, Saucenlebkuchen, Haferflockenkekse, Dinkelkekse, Lebkuchenbrösel, Cantuccini, Kekse Oreo, Kekse nach Wahl, Dinkelbutterkekse/Dinkel-Butterkekse, Keksbrösel, Hanuta, Knoppers, Kitkat, Gewürzkuchen Soße, Soßenprinten, Kipferln, Kräuterprinten, Hobbits, Schokoladenplätzchen, Haferkeks, Biscuits, Hippen, Hohlhippen, Bahlsen, Karamellgebäck, Karamell-Kekse, Ingwerplätzchen, Knusperkekse, Caramelkekse, Honigkuchen, Basler Läckerli, Magenbrot, Gewürzkekse, Kuchenbrösel Keks',
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Vollkornbutterkekse, Butterspekulatius, Kekse Butter',
      like: 'gingersnap',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'Amaretti, Amarettini, Makronen, Mandelmakronen, Macarons, Haselnussmakronen, Ricciarelli, Macaron, Amarettinibrösel, Amarettikekse, Makrone',
      like: 'amaretti',
      contains: ['nuts'],
      mayContain: ['eggs', 'gluten', 'milk', 'soybeans'],
    },
    {
      names: 'Baiser/-s, Meringue/-n/-s, Baisertupfen, Windbäckerei, Windringe, Baiserboden, Schaumgebäck, Meringueschalen, Baisertropfen',
      like: 'meringue',
      contains: ['eggs'],
      mayContain: ['milk', 'nuts'],
    },
    {
      names: 'Oblate/-n, Backoblate/-n, Back-Oblaten, Esspapier, Waffelblatt Oblate, Oblatenpapier, Backoblaten groß, Tortenoblate',
      like: 'ice cream cone',
      contains: [],
      mayContain: ['gluten', 'milk'],
    },
    {
      names: 'Müsli, Früchtemüsli, Knuspermüsli, Müslimischung, Schokomüsli, Müeslimischung, Müesli, Crunchy Müsli, Granola, Beerenmüsli, Porridge, Frühstücksbrei, Basismüsli, Crunchy, Birchermüsli/Bircher-Müsli, Birchermüesli, Cerealien, Früchte-Müsli, Müsliflocken, Crunchymüsli, Overnight Oats, Müslibasis',
      like: 'muesli',
      contains: ['gluten'],
      mayContain: ['nuts', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names: 'Nussmüsli, Nuss-Müsli',
      like: 'muesli',
      contains: ['gluten', 'nuts'],
      mayContain: ['milk', 'soybeans', 'peanuts'],
    },
    {
      names: "Cornflakes, Corn Flakes, Cornflakes natur, Cornflakesbrösel, Kellogg's Cornflakes, Frosties",
      like: 'corn flakes',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'Müsliriegel, Fruchtriegel, Proteinriegel',
      like: 'cereal bar',
      contains: [],
      mayContain: ['gluten', 'nuts', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names: 'Getreideriegel',
      like: 'cereal bar',
      contains: ['gluten'],
      mayContain: ['nuts', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names: 'Nussriegel',
      like: 'cereal bar',
      contains: ['nuts'],
      mayContain: ['gluten', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names:
        'Mehrkornflocken, 5-Korn-Flocken, Vierkornflocken, 4-Korn-Flocken, 5-Korn-Mischung, Getreideflocken, Getreide, Getreidekörner, Sechskornmischung, 6-Korn-Mischung, Fünfkornflocken, Sechskornflocken, 7-Korn-Flocken, Kornmischung, Getreideschrot, Mehrkornmischung, Schrot, Vollkornschrot, Getreidemischung, Cerealienmischung, Vollkornflocken, Fünfkornmischung, Cornflocken Getreide, 5-Korn, 6-Korn-Flocken, Sieben-Korn-Mischung, Flockenmischung, 3-Korn-Flocken, Dreikornflocken, Mehrkornmehl, Kernenmischung Getreide',
      like: 'wheat berry',
      contains: ['gluten'],
    },
    { names: 'Weizenstärke, Dinkelstärke', like: 'cornstarch', contains: ['gluten'] },
    {
      names: 'Weizengraspulver, Weizengras, Gerstengras, Gerstengraspulver, Gerstengrassaft',
      like: 'nutritional yeast',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'Brotbackmischung, Backmischung, Brot-Backmischung, Kuchenmischung, Kuchenbackmischung/Kuchen-Backmischung, Brownie-Backmischung, Pizzateigmischung, Brotmischung, Backmischung Brot, Muffinbackmischung, Waffelmischung, Rührkuchenmischung',
      like: 'cake mix',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'soybeans', 'nuts'],
    },
    { names: 'Maisbrösel', like: 'rice bread', contains: [], mayContain: ['milk', 'eggs', 'soybeans'] },
    {
      names:
        'glutenfreie Brot/glutenfreier Brot/glutenfreies Brot/glutenfreien Brot/glutenfreiem Brot, glutenfreie Brötchen/glutenfreier Brötchen/glutenfreies Brötchen/glutenfreien Brötchen/glutenfreiem Brötchen, glutenfreie Toast/glutenfreier Toast/glutenfreies Toast/glutenfreien Toast/glutenfreiem Toast, glutenfreies Paniermehl, glutenfreie Semmelbrösel, glutenfreies Toastbrot, Paniermehl glutenfrei, glutenfreie Brösel',
      like: 'rice bread',
      contains: [],
      mayContain: ['milk', 'eggs', 'soybeans'],
    },
    {
      names: 'Reiswaffel/-n, Maiswaffel/-n, Reiscracker',
      like: 'rice cake',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans'],
    },
    {
      names: 'Vorteig, Poolish, Biga, Tangzhong, Mehlkochstück, Autolyseteig, Pâte fermentée, Roggenvorteig, Weizenvorteig, Altteig',
      like: 'sourdough starter',
      contains: ['gluten'],
      mayContain: ['milk'],
    },
    {
      names: 'Darm, Naturdarm, Schweinedarm, Saitling Darm, Schweinsnetz, Schweinenetz, Wurstdarm, Kalbsnetz, Wursthülle',
      like: 'pig foot',
      contains: [],
      mayContain: ['celery'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    // Noodles, dumplings, potato products
    {
      names:
        'Nudel/-n, Pasta, Teigwaren, kurze Nudeln/kurzer Nudeln/kurzes Nudeln/kurzen Nudeln/kurzem Nudeln, Suppennudel/Suppen-Nudel/-n/Suppen-Nudeln, Fadennudel/-n, Sternchennudeln, Buchstabennudeln, Bandnudel/-n, breite Nudeln/breiter Nudeln/breites Nudeln/breiten Nudeln/breitem Nudeln, Hartweizennudeln, Lasagne-Nudeln, Hartweizen-Nudeln, Ditalini, Suppensternchen, Nüdeli, gekochte Nudeln/gekochter Nudeln/gekochtes Nudeln/gekochten Nudeln/gekochtem Nudeln, Breite Bandnudeln, Nudeln gekocht, Spiralen, Muscheln Nudeln, Nudeln Penne, Pastasorte, Hartweizenpasta, Suppenteigwaren, Nüdelchen, Sternchennudel, Nudelnester, Alphabetnudeln, Bärennudeln, Dinkelnudel/-n, Dinkel-Nudeln, Dinkelpasta/Dinkel-Pasta, Dinkelspaghetti, Dinkel-Spaghetti, bunte Nudeln, Fleckerl, Fleckerln, Schinkenfleckerlnudeln, Krautfleckerlnudeln, Dinkelpenne/Dinkel-Penne, Nudelblätter, Nudelplatten, Hörnlinudeln klein, Makkaroninudeln, Strozzapreti, Trofie, Radiatori, Tagliolini, Taglierini, frische Pasta/frischer Pasta/frisches Pasta/frischen Pasta/frischem Pasta, frische Nudeln/frischer Nudeln/frisches Nudeln/frischen Nudeln/frischem Nudeln, frische Tagliatelle/frischer Tagliatelle/frisches Tagliatelle/frischen Tagliatelle/frischem Tagliatelle, Malloreddus, Calamarata, Pici, Minipenne/Mini-Penne, Urdinkel-Nudeln, Spaghetti alla chitarra, Minifarfalle/Mini-Farfalle, Emmernudeln, Tubetti, Pastanester, Dinkel-Fusilli, Tagliatelle frisch',
      like: 'penne',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'Eiernudel/-n, Eier-Nudeln, Eierbandnudeln, frische Eiernudeln, Eierteigwaren, Eierspätzle/Eier-Spätzle, Ei-Bandnudeln, Chinesische Eiernudeln, asiatische Eiernudeln, Spätzle, Spätzli, Knöpfle, Nockerl, Schwäbische Spätzle, Spätzle frisch, Spatzen, Knöpfli, frische Spätzle, Dinkelspätzle, Frischeinudeln, Frischei-Nudeln, Eierknöpfli, Trockenspätzle, Kühlregal-Spätzle, Mehlspatzen, Spätzlepfanne, Spinatspätzle, Nockerln, chinesischer Eiernudeln/chinesisches Eiernudeln/chinesischen Eiernudeln/chinesischem Eiernudeln, Eifadennudeln, Frischeibandnudeln, Spätzlenudeln, Eiersuppennudeln, Eier-Suppennudeln',
      like: 'spaetzle',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk'],
    },
    {
      names:
        'Vollkornnudel/-n, Vollkorn-Nudeln, Vollkornpasta/Vollkorn-Pasta, Vollkornspaghetti, Vollkorn-Spaghetti, Vollkornpenne/Vollkorn-Penne, Vollkornfusilli/Vollkorn-Fusilli, Vollkornlasagneplatten/Vollkorn-Lasagneplatten, Vollkornbandnudeln, Vollkornteigwaren, Dinkelvollkornnudeln, Dinkel-Vollkornnudeln, Vollkornmakkaroni',
      like: 'wholewheat pasta',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'Reisnudel/-n, Reis-Nudeln, Reisbandnudel/-n, Reis-Bandnudeln, Reisfadennudeln, breite Reisnudeln/breiter Reisnudeln/breites Reisnudeln/breiten Reisnudeln/breitem Reisnudeln, Phonudeln/Pho-Nudeln, Pad-Thai-Nudeln, dünne Reisnudeln/dünner Reisnudeln/dünnes Reisnudeln/dünnen Reisnudeln/dünnem Reisnudeln, Vermicelli Reis, Reisvermicelli, Reissticks, Reis-Vermicelli, Reismehlnudeln',
      like: 'rice noodle',
      contains: [],
    },
    {
      names: 'Glasnudel/-n, Glas-Nudeln, Süßkartoffelnudel/-n, Süßkartoffel-Glasnudeln',
      like: 'glass noodle',
      contains: [],
    },
    {
      names: 'Konjaknudel/-n, Konjak-Nudeln, Shirataki, Shiratakinudel/Shirataki-Nudel/-n/Shirataki-Nudeln, Konjakreis, Konjak, Konjakmehl, Glucomannan',
      like: 'shirataki noodle',
      contains: [],
    },
    {
      names:
        'Woknudeln/Wok-Nudeln, Mienudel/Mie-Nudel/-n/Mie-Nudeln, Mie, asiatische Nudeln/asiatischer Nudeln/asiatisches Nudeln/asiatischen Nudeln/asiatischem Nudeln, Asianudeln/Asia-Nudeln, chinesische Nudeln/chinesischer Nudeln/chinesisches Nudeln/chinesischen Nudeln/chinesischem Nudeln, Chinanudeln, China-Nudeln, Weizennudeln, Sobanudeln/Soba-Nudeln, Soba, Somen, Udon, Udonnudeln/Udon-Nudeln, Ramennudeln/Ramen-Nudeln, Ramen, Yakisobanudeln/Yakisoba-Nudeln, Quicknudeln/Quick-Nudeln, Buchweizennudeln, Somennudeln/Somen-Nudeln, Buchweizen-Nudeln, Lo-Mein-Nudeln',
      like: 'wheat noodle',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names: 'Instantnudeln, Instant-Nudeln, Yum Yum, Mie-Nudeln Instant, Yum-Yum-Nudeln, Instantramen, Migoreng/Mi-Goreng, Bratnudeln',
      like: 'instant noodle',
      contains: ['gluten'],
      mayContain: ['soybeans', 'eggs', 'milk', 'celery', 'mustard', 'crustaceans', 'fish', 'sesame'],
      mayRuleOut: PORK,
    },
    {
      names:
        'Tortellini, Tortelloni, Ravioli, Fleischtortellini, Cappelletti, Schlutzkrapfen, frische Tortellini/frischer Tortellini/frisches Tortellini/frischen Tortellini/frischem Tortellini, frische Tortelloni/frischer Tortelloni/frisches Tortelloni/frischen Tortelloni/frischem Tortelloni, Girasoli, Kärntner Käsnudeln, Pilzravioli, Kärntner Kasnudeln, Agnolotti, Spinattortellini, Mezzelune, Panzerotti, Tortellinis, Tortelli',
      like: 'tortellini',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'nuts', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Käsetortellini, Ricottatortellini, Spinat-Ricotta-Tortellini',
      like: 'tortellini',
      contains: ['gluten', 'eggs', 'milk'],
      mayContain: ['nuts', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Pelmeni, Pierogi, Teigtaschen, Gyoza, Wan Tan, Wan-Tans, Dumplings, Manti, Wantan-Taschen/Wan-Tan-Taschen, Gyozas, Varenyky, Wareniki, Dim Sum, Schlickkrapfen',
      like: 'pierogi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'celery', 'crustaceans', 'sesame'],
      mayRuleOut: PORK,
    },
    {
      names: 'Gnocchi, Gnocci, frische Gnocchi/frischer Gnocchi/frisches Gnocchi/frischen Gnocchi/frischem Gnocchi, Kartoffelgnocchi, Kartoffel-Gnocchi, Gnocchi aus dem Kühlregal, Kürbisgnocchi, Gnocchetti, Minignocchi/Mini-Gnocchi, Dinkelgnocchi, Süßkartoffelgnocchi, Gnocchis',
      like: 'gnocchi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names: 'Schupfnudel/-n, Bubenspitzle, Fingernudeln, Buwespitzle, Schupfnudeln aus dem Kühlregal, Mohnnudeln, Erdäpfelnudeln',
      like: 'gnocchi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names:
        'Kloßteig, Klossteig, Kartoffelkloßteig, Knödelteig, Kartoffelknödel, Klöße, Kloß, Knödel, Kartoffelklöße, Kartoffel-Knödel, Semmelknödel, Serviettenknödel, Kloßpulver, Knödelpulver, Kartoffelteig, Kloßteig halb und halb, Kloß-Teig, Brezenknödel, Knödeln, Semmel-Knödel, Brezelknödel, Kartoffelknödelteig, Klöse, Semmelknödeln, Kartoffelkloß, Spinatknödel, Pfanni Knödel, Grießknödel, Käsknödel, Mehlknödel, Kartoffelnocken, Kartoffelpuffer, Reibekuchen, Rösti, Reiberdatschi, Kartoffelrösti, Kartoffelpuffer TK, Puffer, Röstiecken, Rösti-Ecken, TK-Rösti, Kaspressknödel, Tiroler Gröstl, Zwetschgenknödel, Marillenknödel, Thüringer Klöße, Kartoffelpufferteig, Reiberdatschiteig, Klößeteig, Kroketten, Kartoffelkroketten, Herzoginkartoffeln, Kartoffeltaschen, Herzoginnenkartoffeln, Krokettchen, Kartoffeltörtchen, Kartoffelplätzchen',
      like: 'gnocchi',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'celery'],
      mayRuleOut: PORK,
    },
    {
      names: 'Topfenknödel',
      like: 'gnocchi',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'celery'],
      mayRuleOut: PORK,
    },
    {
      names: 'Kartoffelpüree, Kartoffelbrei, Kartoffel-Püree, Kartoffelstampf, Kartoffelpüreepulver, Erdäpfelpüree, Püreepulver, Kartoffelstock, Stocki, Kartoffel-Stampf, Kartoffelmus, Instant-Kartoffelpüree, Püree, Kartoffelbreipulver, Gratinkartoffeln, Kartoffelgratin, Kartoffelpürree, Stampfkartoffeln',
      like: 'potato',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'Pommes, Pommes frites, TK-Pommes, Wedges, Kartoffelecken, Kartoffelwedges/Kartoffel-Wedges, Backofenpommes/Backofen-Pommes, Ofenpommes, Steakhouse-Pommes, Countrypotatoes/Country-Potatoes, TK-Kartoffelwedges, Pommesfrites, Ofenfrites, Tater Tots, Potato Wedges, Curly Fries',
      like: 'potato',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'Chips, Kartoffelchips, Tortillachips, Tortilla-Chips, Nachos, Nachochips/Nacho-Chips, Gemüsechips, Paprikachips, Pringles, Tacochips/Taco-Chips, Knabberchips, Linsenchips, Maischips, Flips, Mais-Chips',
      like: 'potato chip',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans'],
    },
    { names: 'Tortillachips Käse', like: 'potato chip', contains: ['milk'], mayContain: ['gluten', 'soybeans'] },
    {
      names: 'Erdnussflips, Erdnuss-Flips',
      like: 'potato chip',
      contains: ['peanuts'],
      mayContain: ['gluten', 'milk'],
    },
    {
      names: 'Reis-Fertiggericht, Reispfanne, Curryreis, Tomatenreis, Risottomischung',
      like: 'instant rice',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery'],
      mayRuleOut: PORK,
    },
    // Sweets
    {
      names:
        'Schokolade/-n, Kuvertüre, Schoko, Edelbitterschokolade, Zartbitterschokolade, Zartbitter-Schokolade, Zartbitterkuvertüre, Zartbitter-Kuvertüre, dunkle Schokolade/dunkler Schokolade/dunkles Schokolade/dunklen Schokolade/dunklem Schokolade, Bitterschokolade, Bitter-Schokolade, Kochschokolade, Halbbitterschokolade, Halbbitterkuvertüre, dunkle Kuvertüre/dunkler Kuvertüre/dunkles Kuvertüre/dunklen Kuvertüre/dunklem Kuvertüre, Blockschokolade, Kuvertüre zartbitter, Schokolade zartbitter, Schokolade 70 %, Schokostückchen, Schokolade dunkel, Schokotropfen, Schoko-Tropfen, Schokoladentropfen, Schokodrops, Schoko-Drops, Schokoladenstückchen, Schokoladendrops, Schokochips, Schoko-Chips, Backschokolade, geraspelte Schokolade, geraspelte Zartbitterschokolade, Schokoraspel/-n, Schokoladenraspel/-n, Zartbitterraspel, Raspelschokolade, Zartbitter-Raspelschokolade, Schokospäne, Schokoladenspäne, Schokoladenchips, Schokostücke, Chocolate Chips, Chocolate Chunks, Schokolade geraspelt, Schokosplitter, Schokoladenstücke, Zartbitterschokoladenraspel, Crémant Schokolade, bitter Kuvertüre, geriebene Schokolade, Edelbitter-Schokolade, Borkenschokolade, Schoko-Raspel, Zartbitterschokoladentropfen, Schokoröllchen, Schokolinsen dunkel, Schokoladenröllchen, Schokowürfel, Zartbitter, Zartbitterkuvertüre gehackt, Edelbitterkuvertüre, Dessertschokolade, Schokolade edelbitter, Halbbitter-Schokolade, Zartbitterschoki, Schoki, Blockschoki, Schokoladenblättchen, Couverture, Schokodekor, Schokoladenkuvertüre, Schokoladendekor, Schoggi, Schokoladewürfeli, Schoggiwürfeli, Tafelschokolade, Schokoladenblätter, Schokoblättchen, Schokoplättchen, Schoko-Kuvertüre, dunkle Schoggi, Schokolade dunkle, Zartbitter-Drops, Bitterkuvertüre, Schokoladenwürfel, Zartbitterschokodrops, Schokoflocken, Couverture dunkel, Schokokügelchen, Bruchschokolade, Kuvertüre dunkel, Callets, Schokoladenhobel',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'Vollmilchschokolade, Vollmilch-Schokolade, Milchschokolade, Vollmilchkuvertüre, Vollmilch-Kuvertüre, Nougatschokolade, Kinderschokolade, Kinder-Schokolade, Osterhase, Schokohase, Schokoladenhasen, Milka, Kuvertüre Vollmilch, Vollmilchraspel, Schokoeier, Schokoriegel, Kinder Riegel, Yogurette, Duplo, Kinderriegel, Toblerone, Schokoladeneier, Pralinen, Schokokugeln, Mars, Snickers, Twix, Rocher, Ferrero Rocher, Raffaello, Schokobons, Schoko-Bons, Milky Way, Schokolade Vollmilch, Mozartkugeln, After Eight, Rolo, Daim, Giotto, Alpenmilchschokolade, Vollmilchschokotropfen, Vollmilch-Schokotropfen, Milchkuvertüre/Milch-Kuvertüre, Schoko-Osterhasen, Schoko-Weihnachtsmann, Schokoweihnachtsmann, Karamellschokolade, Kinder Bueno, Maltesers, Vollmilchschoki, Schoko-Osterei, Osterhasen, Lindor, Mini-Eier Schoko, Milchschoggi, Branchli, Kinder Country, Choco Crossies',
      like: 'milk chocolate',
      contains: ['milk', 'soybeans'],
      mayContain: ['nuts', 'gluten', 'eggs'],
    },
    {
      names: 'Nuss-Nougat-Schokolade, Nussschokolade',
      like: 'milk chocolate',
      contains: ['milk', 'soybeans', 'nuts'],
      mayContain: ['gluten', 'eggs'],
    },
    {
      names:
        'weiße Schokolade/weißer Schokolade/weißes Schokolade/weißen Schokolade/weißem Schokolade, weisse Schokolade/weisser Schokolade/weisses Schokolade/weissen Schokolade/weissem Schokolade, weiße Kuvertüre/weißer Kuvertüre/weißes Kuvertüre/weißen Kuvertüre/weißem Kuvertüre, weisse Kuvertüre/weisser Kuvertüre/weisses Kuvertüre/weissen Kuvertüre/weissem Kuvertüre, Kuvertüre weiß, Schokolade weiß, weiße Schokotropfen, weiße Schokodrops, weiße Schokoladenraspel, Kuvertüre weiss, weiße Schoki, weiße Schokoraspel, weiße Schokostückchen, weiße Schokoladentropfen, weiße Schokolade geraspelt, weisse Couverture, Schokolade weiss',
      like: 'white chocolate',
      contains: ['milk', 'soybeans'],
      mayContain: ['nuts'],
    },
    {
      names: "Schokolinsen, Smarties, M&Ms, M&M's, Schoko-Linsen, Schokoladenlinsen",
      like: 'milk chocolate',
      contains: ['milk'],
      mayContain: ['soybeans', 'gluten', 'nuts', 'peanuts'],
    },
    {
      names:
        'vegane Schokolade/veganer Schokolade/veganes Schokolade/veganen Schokolade/veganem Schokolade, vegane Kuvertüre/veganer Kuvertüre/veganes Kuvertüre/veganen Kuvertüre/veganem Kuvertüre, vegane Schokotropfen, vegane Zartbitterschokolade/veganer Zartbitterschokolade/veganes Zartbitterschokolade/veganen Zartbitterschokolade/veganem Zartbitterschokolade, vegane Schokodrops, vegane weiße Schokolade, vegane Zartbitterkuvertüre, vegane Schokostückchen, Zartbitterschokolade vegan',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'Kuchenglasur, Schokoladenglasur, Schokoglasur, Schokoladeglasur/Schokolade-Glasur, Fettglasur, Kakaoglasur, Zartbitterglasur, Glasur, Schoko-Glasur, dunkle Kuchenglasur, Kakaofettglasur, Schokoladenguss, Schokoguss, Kuchenglasur dunkel, Kuchenglasur zartbitter, Candy Melts, weiße Kuchenglasur, Schokoladenfettglasur, Ganache, Tunkmasse',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names: 'Haselnussglasur, Haselnuss-Glasur',
      like: 'dark chocolate',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans'],
    },
    { names: 'Vollmilchglasur', like: 'dark chocolate', contains: ['milk'], mayContain: ['soybeans', 'nuts'] },
    {
      names: 'Zuckerguss, Fondant, Rollfondant, Zuckerguß, Zitronenglasur, Puderzuckerguss, Eiweißglasur, Royal Icing, Eiweißspritzglasur, Zuckerglasur, Buttercreme, Fondant weiß, Puderzuckerglasur, Zitronenguss, Blütenpaste, Frosting, Glasur weiß',
      like: 'frosting',
      contains: [],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names:
        'Zuckerstreusel, bunte Streusel, Schokoladenstreusel, Schokostreusel, Zuckerperlen, Streudekor, bunte Zuckerstreusel, Schoko-Streusel, Liebesperlen, Zuckerdekor, Zuckeraugen, Zuckerherzen, Streusel bunt, Zuckerschrift, Dekorstreusel, Dekor, Silberperlen, Dekostreusel, Schokoladen-Streusel, Zuckerdeko, Zuckerperle, Zuckerblüten, Nonpareilles, bunte Zuckerperlen, Zuckerkonfetti, Crispies, Crossies, Schokocrossies, Schokocrispies, Zuckersterne, Schokoladenornamente, Schokoperlen, Zuckerblumen, Hagelstreusel, Sprinkles, Vermicelle Schoko, Mimosen, Zuckerosterei, Zuckerstifte, Glitzerstreusel, Dekorblüten, Zucker-Streusel',
      like: 'sprinkles',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten', 'eggs', 'nuts'],
    },
    {
      names:
        'Kakaogetränkepulver, Trinkschokolade, Trinkschokoladenpulver, Trinkkakao, Kakaogetränk, Kaba, Nesquik, Schokoladenpulver, Schokopulver, Caotina, Trink-Schokolade, Instantkakao/Instant-Kakao, Ovomaltine, Instantkakaopulver, Schokoladepulver, gesüßte Kakaopulver/gesüßter Kakaopulver/gesüßtes Kakaopulver/gesüßten Kakaopulver/gesüßtem Kakaopulver, Benco, Trinkschokoladepulver/Trinkschokolade-Pulver, gezuckerte Kakaopulver/gezuckerter Kakaopulver/gezuckertes Kakaopulver/gezuckerten Kakaopulver/gezuckertem Kakaopulver, Schoggipulver, Kakaogetränkpulver, Heiße Schokolade',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans'],
    },
    {
      names: 'Kakao fertig, Schokomilch, Schokodrink, Schokoladenmilch, Kakaotrunk',
      like: 'milk',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names: 'Schokosirup, Schokosauce, Schokoladensauce, Schokoladensirup, Schokosoße, Schokoladensoße, Schoko-Sauce, Schoko-Soße, Schokososse, Schoko-Sirup',
      like: 'chocolate syrup',
      contains: [],
      mayContain: ['milk', 'nuts', 'soybeans'],
    },
    {
      names:
        "Karamellsauce, Karamellsoße, Karamellbonbon/-s, Karamell, Toffee/-s, Salzkaramell, Karamellsirup, Karamelle, Werther's, Werther's Echte, Weichkaramellen, Karamellstückchen, Karamell-Sauce, Karamell-Soße, Karamellaufstrich, Karamellcreme fertig, Muh-Muhs, Toffeebonbons, Toffifee, Caramel, Caramelsauce, Karamellwürfel, gesalzenes Karamell, Caramelsirup, Stollwerck, Salted Caramel",
      like: 'caramel sauce',
      contains: [],
      mayContain: ['milk', 'nuts', 'soybeans', 'gluten'],
    },
    {
      names: 'Sahnekaramell, Dulce de leche, Sahnebonbons, Rahmtäfeli, Sahnetoffees, Sahnemuh-Bonbons, Butterkaramell',
      like: 'caramel sauce',
      contains: ['milk'],
      mayContain: ['nuts', 'soybeans', 'gluten'],
    },
    {
      names:
        'Nutella, Nuss-Nougat-Creme, Nuss-Nougatcreme, Nussnougatcreme, Nussnugatcreme, Nuss-Nugat-Creme, Haselnusscreme, Nougatcreme, Schokoaufstrich, Schokocreme Aufstrich, Nussnougat-Creme, Nougat-Creme, Haselnuss-Nougat-Creme, Nuss-Nugatcreme, Ovomaltine Crunchy Cream, Haselnussaufstrich, Schoko-Haselnusscreme, Schokoladenaufstrich, Kinder-Schoko-Bons, Schoko-Brotaufstrich, Haselnussnougatcreme',
      like: 'chocolate hazelnut spread',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'Nougat, Nussnougat/Nuss-Nougat, schnittfeste Nougat/schnittfester Nougat/schnittfestes Nougat/schnittfesten Nougat/schnittfestem Nougat, Nougatmasse, Nugat, Nuss-Nougatmasse, Nussnugat/Nuss-Nugat, schnittfestes Nugat, Nugatmasse, Torrone, Türkischer Honig, Gianduja, Haselnussnougat/Haselnuss-Nougat, Schichtnougat/Schicht-Nougat, Mandelnougat, Nougat schnittfest',
      like: 'chocolate hazelnut spread',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'Marzipan, Marzipanrohmasse, Marzipan-Rohmasse, Marzipankartoffeln, Edelmarzipan, Rohmarzipan, Marzipandecke, Marzipanmasse, Lübecker Marzipan, Modelliermarzipan, Marzipankarotten, Marzipanfiguren, Marzipanmöhren, Marzipanrüebli, Modellier-Marzipan, Mandelmasse, Backmasse Mandel, Marzipanrohmassen, Marzipanbrot, Marzipanrübchen',
      like: 'marzipan',
      contains: ['nuts'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names: 'Persipan, Aprikosenkerne, Aprikosenkern, Marillenkerne',
      like: 'marzipan',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names:
        'Krokant, Haselnusskrokant, Nusskrokant, Mandelkrokant, Haselnuss-Krokant, gebrannte Mandeln/gebrannter Mandeln/gebranntes Mandeln/gebrannten Mandeln/gebranntem Mandeln, Krokantstreusel, gebrannte Nüsse, Nussmischung karamellisiert, gebrannte Haselnüsse/gebrannter Haselnüsse/gebranntes Haselnüsse/gebrannten Haselnüsse/gebranntem Haselnüsse, Mandel-Krokant, Praliné, Haselnussstreusel, Pistazienkrokant, Walnusskrokant, Pralinémasse',
      like: 'peanut brittle',
      contains: ['nuts'],
      mayContain: ['milk', 'peanuts', 'sesame'],
    },
    { names: 'Erdnusskrokant', like: 'peanut brittle', contains: ['peanuts'], mayContain: ['milk', 'nuts'] },
    {
      names: 'Sesamkrokant, Sesamriegel',
      like: 'halva',
      contains: ['sesame'],
      mayContain: ['milk', 'nuts', 'peanuts'],
    },
    { names: 'Halva, Halwa', like: 'halva', contains: ['sesame'], mayContain: ['nuts'] },
    {
      names:
        'Gummibärchen, Weingummi, Fruchtgummi, Gummitiere, Geleebananen/Gelee-Bananen, Gummischlangen, Götterspeise, Wackelpudding, Götterspeisepulver, Götterspeise-Pulver, Geleefrüchte, Colaflaschen/Cola-Flaschen, Gummibären, Haribo, Fruchtgummis, saure Schnüre, Wackelpeter, Götterspeise Waldmeister, Lakritzschnecken Gummi, Maoam, Geleebonbons',
      like: 'gummy candy',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Marshmallow/-s, Minimarshmallows/Mini-Marshmallows, Schaumküsse, Schokoküsse, Schokokuss, Schaumkuss, Negerküsse, Schwedenbomben, Schaumzucker, Minischokoküsse/Mini-Schokoküsse, Mohrenköpfe, Dickmanns, Super-Dickmanns, Marshmallowfluff/Marshmallow-Fluff, Mäusespeck',
      like: 'marshmallow',
      contains: [],
      mayContain: ['eggs', 'milk', 'gluten'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Bonbons, Bonbon, Lutscher, Zuckerstangen, Fruchtbonbons, Kaubonbons, Lakritz, Lakritze/-n, Lakritzschnecken, Salmiak, Hustenbonbons, Ahoj-Brause, Kaugummi, Pfefferminzbonbons, Minzbonbons, Himbeerbonbons, Zuckerstange, Zuckerwatte',
      like: 'hard candy',
      contains: [],
      mayContain: ['milk', 'gluten'],
      mayRuleOut: PORK,
    },
    {
      names:
        'Zitronat, Orangeat, Citronat, Sukkade, kandierte Früchte/kandierter Früchte/kandiertes Früchte/kandierten Früchte/kandiertem Früchte, kandierte Orangenschale/kandierter Orangenschale/kandiertes Orangenschale/kandierten Orangenschale/kandiertem Orangenschale, kandierte Zitronenschale, kandierte Ingwer/kandierter Ingwer/kandiertes Ingwer/kandierten Ingwer/kandiertem Ingwer, Belegkirschen, kandierte Kirschen/kandierter Kirschen/kandiertes Kirschen/kandierten Kirschen/kandiertem Kirschen, Belegkirsche, Succade, kandierter Orangeat, Aranzini, gehackte Zitronat/gehackter Zitronat/gehacktes Zitronat/gehackten Zitronat/gehacktem Zitronat, Tuttifrutti, kandierte Orangenschalen, kandierte Orangen, Orangeat gehackt, Zitronat gehackt, Zedrat, Orange kandiert',
      like: 'candied peel',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Amarenakirsche/-n, Amarena-Kirschen, Cocktailkirsche/-n, Maraschinokirsche/-n, Cocktail-Kirschen, Maraschino-Kirschen, Kaiserkirschen Cocktail, Amarenas',
      like: 'maraschino cherry',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'eingelegte Ingwer Sirup/eingelegter Ingwer Sirup/eingelegtes Ingwer Sirup/eingelegten Ingwer Sirup/eingelegtem Ingwer Sirup, Ingwersirup, Ingwer in Sirup, Ingwer kandiert, Stem Ginger',
      like: 'candied ginger',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'Studentenfutter, Trockenfrüchte, Trail Mix, Trockenobst, getrocknete Früchte/getrockneter Früchte/getrocknetes Früchte/getrockneten Früchte/getrocknetem Früchte, Dörrobst, Backobst, Früchtemix getrocknet, Trockenfruchtmischung, Dörrfrüchte, Trockenfruchtmix, getrocknetes Obst, Softfrüchte, gemischte Trockenfrüchte/gemischter Trockenfrüchte/gemischtes Trockenfrüchte/gemischten Trockenfrüchte/gemischtem Trockenfrüchte, Trockenbeeren, Beerenmix getrocknet, Kletzen gemischt, getrocknete Beeren',
      like: 'mixed dried fruit',
      contains: [],
      mayContain: ['sulphites', 'nuts', 'peanuts'],
    },
    {
      names: 'Nuss-Frucht-Mischung',
      like: 'mixed dried fruit',
      contains: ['nuts'],
      mayContain: ['sulphites', 'peanuts'],
    },
    {
      names:
        'Nussmischung, Nuss/Nüsse/-en, Nüssen, gemischte Nüsse/gemischter Nüsse/gemischtes Nüsse/gemischten Nüsse/gemischtem Nüsse, gemahlene Nüsse/gemahlener Nüsse/gemahlenes Nüsse/gemahlenen Nüsse/gemahlenem Nüsse, gehackte Nüsse/gehackter Nüsse/gehacktes Nüsse/gehackten Nüsse/gehacktem Nüsse, Nusskerne, Nussmix, Nüsse gemahlen, Nüsse gehackt, geriebene Nüsse/geriebener Nüsse/geriebenes Nüsse/geriebenen Nüsse/geriebenem Nüsse, Nüsse nach Wahl, geröstete Nüsse, Nussstücke, Nüssli gemischt, Nüsse gemischt, Nussbruch, Nussfüllung, Nüsse gerieben, Nussgrieß, gesalzene Nüsse/gesalzener Nüsse/gesalzenes Nüsse/gesalzenen Nüsse/gesalzenem Nüsse, gesalzene Nusskerne, Nusskernmischung, Nussfülle, gehobelte Nüsse, Nuß, Nüßchen, Nussmehl, Nussblättchen, Nußkerne, Nussfertigfülle',
      like: 'mixed nuts',
      contains: ['nuts'],
      mayContain: ['peanuts'],
    },
    {
      names: 'Tigernüsse, Erdmandel/-n, Erdmandelmehl, Erdmandelflocken, Erdmandeln gemahlen, Bananenmehl, Süßlupinenmehl Ersatz',
      like: 'coconut flour',
      contains: [],
    },
    { names: 'Lupinenmehl, Süßlupinenmehl, Lupinen-Mehl, Lupinenprotein', like: 'chickpea flour', contains: ['lupin'] },
    {
      names:
        'Kernemischung, Kernmischung, Samenmischung, Körnermischung, Kerne, Körner, Salatkerne, Saaten, Saatenmischung, Salatkernmischung, Samen, Kernmix, Saatenmix, Salat-Kerne, Salatkörner, Kerne-Mix, Saat, Körnermix, Kerne-Mischung, Salatkerne-Mix, Kernenmix, Sämereien, Kernlimischung, Salattopping, Kerndlmischung, Salat-Topping, Kernenmischung, Kernmischungen',
      like: 'mixed seeds',
      contains: [],
      mayContain: ['sesame', 'nuts', 'peanuts', 'soybeans', 'lupin', 'gluten'],
    },
    { names: 'Traubenkernmehl, Traubenkerne', like: 'flaxseed', contains: [] },
    // Spreads
    {
      names:
        'Marmelade/-n, Konfitüre/-n, Aprikosenmarmelade, Aprikosenkonfitüre, Erdbeermarmelade, Himbeermarmelade, Marillenmarmelade, Erdbeerkonfitüre, Himbeerkonfitüre, Kirschmarmelade, Kirschkonfitüre, Johannisbeermarmelade, Ribiselmarmelade, Pflaumenmus, Powidl, Zwetschgenmus, Zwetschkenmus, Hagebuttenmarmelade, Feigenmarmelade, Orangenmarmelade, Fruchtaufstrich, Heidelbeermarmelade, Brombeermarmelade, Quittenmarmelade, Latwerge, Zwetschgenröster, Zwetschkenröster, Gsälz, Johannisbeerkonfitüre, Bitterorangenmarmelade, Feigenkonfitüre, Orangenkonfitüre, Marillenkonfitüre, Brombeerkonfitüre, Hagebuttenkonfitüre, Zwiebelmarmelade, Sauerkirschkonfitüre, Sauerkirschmarmelade, rote Marmelade, rote Konfitüre, Heidelbeerkonfitüre, Aprikosen-Konfitüre, Aprikosen-Marmelade, Himbeer-Konfitüre, Gomfi, Konfi, Mehrfruchtmarmelade, Vierfruchtmarmelade, Zwetschgenmarmelade, Zwetschkenmarmelade, Pflaumenmarmelade, Erdbeer-Konfitüre, Himbeerfruchtaufstrich, Holundermarmelade, Ananasmarmelade, Kirsch-Konfitüre, Ingwermarmelade, Waldbeermarmelade, Waldfruchtmarmelade, Waldbeerkonfitüre, Chilimarmelade, Tomatenmarmelade, Speckmarmelade vegetarisch, Cranberrymarmelade, Cassiskonfitüre, Schwarzkirschkonfitüre, Zwetschgenkonfitüre, Pfirsichmarmelade, Quittenkonfitüre, Fruchtmus, Konfiture, Rhabarbermarmelade, Hiffenmark-Konfitüre, Hagenbuttenmarmelade, Weichselmarmelade, Johannisbeer-Konfitüre, Buttenmost, Feigenchutney süß, Preiselbeeraufstrich',
      like: 'jam',
      contains: [],
    },
    {
      names:
        'Gelee, Johannisbeergelee, Quittengelee, Apfelgelee, Ribiselgelee, Holundergelee, Johannisbeer-Gelee, Quittenbrot, Quittenpaste, Himbeergelee, Brombeergelee, Holunderblütengelee, Traubengelee, Portweingelee, Weingelee, Pfefferminzgelee, Preiselbeergelee, Orangengelee, Chiligelee, Birnengelee, Kirschgelee, Holunderbeergelee, Apfelkraut, Birnenkraut, Birnenmus Kraut, Rosengelee, Hagebuttengelee, Fruchtgelee, Schlehengelee, Zitronengelee',
      like: 'fruit jelly',
      contains: [],
      mayRuleOut: PORK,
    },
    {
      names:
        'Wildpreiselbeeren, Preiselbeeren aus dem Glas, eingemachte Preiselbeeren, Preiselbeeren Glas, Wildpreiselbeeren im Glas, Cranberrysauce, Cranberrysoße, Preiselbeersauce, Preiselbeer-Kompott, Wildpreiselbeermarmelade, Glas Preiselbeeren, Wildpreiselbeerdessert/Wildpreiselbeer-Dessert, Cumberlandsauce/Cumberland-Sauce, Cumberlandsoße',
      like: 'cranberry sauce',
      contains: [],
      mayContain: ['mustard'],
    },
    {
      names: 'Lemon Curd, Zitronencreme, Lemoncurd, Zitronencrème, Orange Curd, Limettencreme',
      like: 'lemon curd',
      contains: ['eggs'],
      mayContain: ['milk'],
    },
    {
      names:
        'Apfelmus, Apfelmark, Apfelkompott, Apfel-Mus, ungesüßte Apfelmus/ungesüßter Apfelmus/ungesüßtes Apfelmus/ungesüßten Apfelmus/ungesüßtem Apfelmus, Kompott, Birnenkompott, Früchtekompott, Apfelbrei, Pflaumenkompott, Apfel-Mark, Rhabarberkompott, Apfelpüree, Obstmus, Quittenkompott, Aprikosenkompott, Birnenmus, Kirschkompott, Birnenmark, Quittenmus, Beerenkompott, Zwetschgenkompott, Marillenkompott, Weichselkompott, Röster, Marillenröster, Pfirsichkompott, Fruchtmark, Hollerröster, Mirabellenkompott, Apfelmarkmus, Stachelbeerkompott, Fruchtpüree, Fruchtpulpe, Himbeersauce, Fruchtsauce, Fruchtsoße, Erdbeersauce, Rote Grütze, Fruchtgrütze, Kirschgrütze, Himbeersoße, Erdbeersoße, Kaiserkirschen Kompott, Fruchtsaucen, Holunderkompott',
      like: 'applesauce',
      contains: [],
    },
    {
      names:
        'Obst, Früchte, Frucht, Fruchtfleisch, TK-Früchte, gemischte Früchte/gemischter Früchte/gemischtes Früchte/gemischten Früchte/gemischtem Früchte, Obstsalat, Dosenfrüchte, Fruchtcocktail, frische Früchte, frische Obst/frischer Obst/frisches Obst/frischen Obst/frischem Obst, Früchtemischung, Fruchtsalat, Früchtecocktail, Dosenobst, Steinobst, Tropenfrüchte, exotische Früchte/exotischer Früchte/exotisches Früchte/exotischen Früchte/exotischem Früchte, Obst der Saison, Frucht nach Wahl, Früchten, Südfrüchte, Saisonfrüchte, Kernobst, Zitrusfrüchte, Zitrusfrucht, Früchte der Saison, Fruchtstücke, Zitrusfilets',
      like: 'apple',
      contains: [],
    },
    {
      names:
        'Trockenfruchtpulver, Himbeerpulver, gefriergetrocknete Himbeeren/gefriergetrockneter Himbeeren/gefriergetrocknetes Himbeeren/gefriergetrockneten Himbeeren/gefriergetrocknetem Himbeeren, Erdbeerpulver, gefriergetrocknete Erdbeeren/gefriergetrockneter Erdbeeren/gefriergetrocknetes Erdbeeren/gefriergetrockneten Erdbeeren/gefriergetrocknetem Erdbeeren, Heidelbeerpulver, Fruchtpulver, gefriergetrocknete Früchte, Apfelpulver, Rote-Bete-Pulver, Spirulina, Spirulinapulver, Spirulina-Pulver, Baobab, Maca, Macapulver, Moringa, Moringapulver, Maca-Pulver, Lucuma, Lucumapulver, Kirschpulver, gefriergetrocknete Beeren, Chlorella, Gerstengraspulver Ersatz, Superfood-Pulver, Karottenpulver, Blütenpollen, Spinatpulver',
      like: 'raspberry',
      contains: [],
    },
    {
      names: 'Erdnussbutter, Erdnussmus, Erdnuss-Butter, Erdnusscreme, crunchy Erdnussbutter, cremige Erdnussbutter/cremiger Erdnussbutter/cremiges Erdnussbutter/cremigen Erdnussbutter/cremigem Erdnussbutter, Erdnuss-Mus, Erdnussbutter crunchy, Erdnussbutter cremig, Erdnusspaste, Erdnußbutter, Erdnussbutterpulver',
      like: 'peanut butter',
      contains: ['peanuts'],
    },
    {
      names:
        'Mandelmus, Mandel-Mus, weiße Mandelmus/weißer Mandelmus/weißes Mandelmus/weißen Mandelmus/weißem Mandelmus, Mandelbutter, Mandelpaste, weisse Mandelmus/weisser Mandelmus/weisses Mandelmus/weissen Mandelmus/weissem Mandelmus, braune Mandelmus/brauner Mandelmus/braunes Mandelmus/braunen Mandelmus/braunem Mandelmus, helle Mandelmus/heller Mandelmus/helles Mandelmus/hellen Mandelmus/hellem Mandelmus, Mandelpüree, Mandelcreme',
      like: 'almond butter',
      contains: ['nuts'],
    },
    {
      names: 'Cashewmus, Haselnussmus, Nussmus, Cashew-Mus, Cashewbutter, Pistaziencreme, Pistazienmus, Haselnuss-Mus, Pistazienpaste, Walnussmus, Haselnusspaste, Nuss-Mus, Macadamiamus, Cashewcreme, Pekannussmus, Haselnussbutter, Pistazien-Creme, Nusspaste, Pistazien-Mus, Paranussmus',
      like: 'cashew butter',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans', 'peanuts'],
    },
    {
      names: 'Sonnenblumenkernmus, Kürbiskernmus, Kürbiskernpaste, Sonnenblumenmus',
      like: 'sunflower seed butter',
      contains: [],
    },
    {
      names: 'Tahini, Tahin, Sesammus, Sesampaste, Sesam-Mus, Tahina, Sesam-Paste, weißes Tahini, Tahinpaste, Tahinipaste/Tahini-Paste, helles Sesammus, helles Tahini, Tahinimus',
      like: 'tahini',
      contains: ['sesame'],
    },
    {
      names: 'Hummus, Humus, Kichererbsenpüree, Hummus natur, Hommus',
      like: 'hummus',
      contains: ['sesame'],
      mayContain: ['milk'],
    },
    {
      names: 'Baba Ganoush, Auberginencreme, Moutabal, Auberginenaufstrich',
      like: 'baba ganoush',
      contains: [],
      mayContain: ['sesame', 'milk'],
    },
    {
      names:
        'Brotaufstrich, Aufstrich, vegetarische Aufstrich/vegetarischer Aufstrich/vegetarisches Aufstrich/vegetarischen Aufstrich/vegetarischem Aufstrich, Gemüseaufstrich, Tomatenaufstrich, Kichererbsenaufstrich, Linsenaufstrich, Paprikaaufstrich, vegetarische Brotaufstrich/vegetarischer Brotaufstrich/vegetarisches Brotaufstrich/vegetarischen Brotaufstrich/vegetarischem Brotaufstrich',
      like: 'hummus',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'nuts', 'sesame', 'celery', 'mustard', 'eggs', 'peanuts'],
      mayRuleOut: PORK,
    },
    {
      names: 'vegane Aufstrich/veganer Aufstrich/veganes Aufstrich/veganen Aufstrich/veganem Aufstrich, vegane Brotaufstrich/veganer Brotaufstrich/veganes Brotaufstrich/veganen Brotaufstrich/veganem Brotaufstrich',
      like: 'hummus',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts', 'sesame', 'celery', 'mustard', 'peanuts'],
    },
    {
      names:
        'Sesamöl, geröstete Sesamöl/gerösteter Sesamöl/geröstetes Sesamöl/gerösteten Sesamöl/geröstetem Sesamöl, Sesam-Öl, dunkle Sesamöl/dunkler Sesamöl/dunkles Sesamöl/dunklen Sesamöl/dunklem Sesamöl, Sesamöl geröstet, helle Sesamöl/heller Sesamöl/helles Sesamöl/hellen Sesamöl/hellem Sesamöl, geröstete Sesam-Öl/gerösteter Sesam-Öl/geröstetes Sesam-Öl/gerösteten Sesam-Öl/geröstetem Sesam-Öl, asiatisches Sesamöl',
      like: 'sesame oil',
      contains: ['sesame'],
    },
    {
      names:
        'Olivenöl, native Olivenöl/nativer Olivenöl/natives Olivenöl/nativen Olivenöl/nativem Olivenöl, Olivenöl extra, Oliven-Öl, natives Olivenöl extra, kaltgepresste Olivenöl/kaltgepresster Olivenöl/kaltgepresstes Olivenöl/kaltgepressten Olivenöl/kaltgepresstem Olivenöl, Olivenöl nativ extra, milde Olivenöl/milder Olivenöl/mildes Olivenöl/milden Olivenöl/mildem Olivenöl, gute Olivenöl/guter Olivenöl/gutes Olivenöl/guten Olivenöl/gutem Olivenöl, Olivenöle, Oliven-Öle, Olivenöl nativ, Knoblauchöl, Kräuteröl, Bärlauchöl, Basilikumöl, Zitronen-Olivenöl, Rosmarinöl, Zitronenolivenöl, Olivenöls, Thymianöl, Petersilienöl, Schnittlauchöl',
      like: 'olive oil',
      contains: [],
    },
    {
      names:
        'Öl/-e, Pflanzenöl, Speiseöl, Bratöl, neutrale Öl/neutraler Öl/neutrales Öl/neutralen Öl/neutralem Öl, Salatöl, geschmacksneutrale Öl/geschmacksneutraler Öl/geschmacksneutrales Öl/geschmacksneutralen Öl/geschmacksneutralem Öl, neutrale Pflanzenöl/neutraler Pflanzenöl/neutrales Pflanzenöl/neutralen Pflanzenöl/neutralem Pflanzenöl, Pflanzen-Öl, Öl neutral, hocherhitzbare Öl/hocherhitzbarer Öl/hocherhitzbares Öl/hocherhitzbaren Öl/hocherhitzbarem Öl, hitzebeständige Öl/hitzebeständiger Öl/hitzebeständiges Öl/hitzebeständigen Öl/hitzebeständigem Öl, Ölivenöl, geschmacksneutrale Pflanzenöl/geschmacksneutraler Pflanzenöl/geschmacksneutrales Pflanzenöl/geschmacksneutralen Pflanzenöl/geschmacksneutralem Pflanzenöl, Keimöl, Brat-Öl, Sojaöl, Soja-Öl, Livio, Ausbacköl, Speise-Öl, Würzöl, heiße Öl/heißer Öl/heißes Öl/heißen Öl/heißem Öl, Öles, neutrale Speiseöl/neutraler Speiseöl/neutrales Speiseöl/neutralen Speiseöl/neutralem Speiseöl, Albaöl, Sushi-Öl, Mazola, Distelölmischung/Distelöl-Mischung, Baumwollsaatöl, Kräuter-Öl, Frittieröl neutral, Fett oder Öl, Salatöle',
      like: 'vegetable oil',
      contains: [],
    },
    {
      names: 'pflanzliche Öl/pflanzlicher Öl/pflanzliches Öl/pflanzlichen Öl/pflanzlichem Öl',
      like: 'vegetable oil',
      contains: [],
    },
    {
      names: 'Rapsöl, Raps-Öl, Rapskernöl, Raps-Kernöl, Biorapsöl/Bio-Rapsöl, HOLL-Rapsöl',
      like: 'canola oil',
      contains: [],
    },
    {
      names: 'Sonnenblumenöl, Sonnenblumen-Öl, Distelöl, Distel-Öl, Sonnenblumenkernöl, Thiviolöl, Bratöl Sonnenblume, Sonnenblumeöl',
      like: 'sunflower oil',
      contains: [],
    },
    { names: 'Maiskeimöl, Maisöl, Maiskeim-Öl', like: 'corn oil', contains: [] },
    { names: 'Traubenkernöl, Traubenkern-Öl', like: 'grapeseed oil', contains: [] },
    {
      names:
        'Kürbiskernöl, steirische Kürbiskernöl/steirischer Kürbiskernöl/steirisches Kürbiskernöl/steirischen Kürbiskernöl/steirischem Kürbiskernöl, Kernöl, Kürbiskern-Öl, steirische Kernöl/steirischer Kernöl/steirisches Kernöl/steirischen Kernöl/steirischem Kernöl, Mohnöl, Schwarzkümmelöl, Wildkräuteröl, Steirisches Kürbiskernöl g.g.A.',
      like: 'flaxseed oil',
      contains: [],
    },
    { names: 'Avocadoöl, Avocado-Öl', like: 'avocado oil', contains: [] },
    {
      names:
        'Kokosöl, Kokosnussöl, Kokos-Öl, native Kokosöl/nativer Kokosöl/natives Kokosöl/nativen Kokosöl/nativem Kokosöl, Kokosöl nativ, natives Bio-Kokosöl, geschmolzene Kokosöl/geschmolzener Kokosöl/geschmolzenes Kokosöl/geschmolzenen Kokosöl/geschmolzenem Kokosöl, flüssige Kokosöl/flüssiger Kokosöl/flüssiges Kokosöl/flüssigen Kokosöl/flüssigem Kokosöl, MCT-Öl',
      like: 'coconut oil',
      contains: [],
    },
    { names: 'Leinöl, Lein-Öl, Hanföl, Leindotteröl, Leinsamenöl, Hanf-Öl', like: 'flaxseed oil', contains: [] },
    {
      names: 'Walnussöl, Haselnussöl, Walnuss-Öl, Nussöl, Mandelöl, Pistazienöl, Baumnussöl, Haselnuss-Öl, Walnußöl, Nuss-Öl, Macadamiaöl, Arganöl ungeklärt, Mandel-Öl',
      like: 'walnut oil',
      contains: ['nuts'],
    },
    { names: 'Arganöl, Reisöl, Reiskeimöl', like: 'rice bran oil', contains: [] },
    { names: 'Weizenkeimöl', like: 'rice bran oil', contains: ['gluten'] },
    { names: 'Erdnussöl, Erdnuss-Öl, Erdnußöl', like: 'peanut oil', contains: ['peanuts'] },
    { names: 'Palmöl, Palm-Öl, Palmfett', like: 'palm oil', contains: [] },
    { names: 'Senföl', like: 'mustard oil', contains: ['mustard'] },
    { names: 'Trüffelöl, Trüffel-Öl', like: 'truffle oil', contains: [] },
    {
      names: 'Chiliöl, Chili-Öl, Peperoncini-Öl, Peperoncino-Öl, Peperoncinoöl',
      like: 'chili oil',
      contains: [],
      mayContain: ['sesame', 'soybeans'],
    },
    {
      names: 'Krebsöl, Hummeröl',
      like: 'olive oil',
      contains: ['crustaceans'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'Backspray, Trennspray, Ölspray/Öl-Spray, Kochspray, Backtrennspray, Trennfett, Sprühöl',
      like: 'cooking spray',
      contains: [],
    },
    {
      names: 'Schmalz, Schweineschmalz, Schweinefett, Schweine-Schmalz, Flomen, Bratenschmalz, Flomenschmalz, Specköl, Speckfett, Schweinsschmalz, Schweinefettes',
      like: 'lard',
      contains: [],
      rulesOut: PORK,
    },
    {
      names: 'Gänseschmalz, Entenschmalz, Entenfett, Gänsefett, Hühnerfett, Gänse-Schmalz, Ganslschmalz',
      like: 'duck fat',
      contains: [],
      rulesOut: MEAT,
    },
    {
      names: 'Rindertalg, Talg, Rinderfett, Nierenfett, Rindernierenfett, Rindsfett',
      like: 'beef tallow',
      contains: [],
      rulesOut: MEAT,
    },
    // Vinegar, sauces, condiments
    {
      names:
        'Essig, Kräuteressig, Obstessig, Tafelessig, Salatessig, Himbeeressig, Gewürzessig, Kräuter-Essig, Estragonessig, Melfor, Fruchtessig, Hesperidenessig, helle Essig/heller Essig/helles Essig/hellen Essig/hellem Essig, milde Essig/milder Essig/mildes Essig/milden Essig/mildem Essig, Würzessig, Himbeer-Essig, weiße Essig/weißer Essig/weißes Essig/weißen Essig/weißem Essig, Zitronenessig, Honigessig, Dattelessig, Gurkenessig, Tomatenessig, Altmeister, Surig, Kräutessig, Feigenessig, Obst-Essig, Altmeisteressig, Granatapfelessig, Quittenessig, Johannisbeeressig, Holunderessig, Holunderblütenessig, Dillessig, Walnussessig mild',
      like: 'white vinegar',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Essigessenz, Essig-Essenz, Branntweinessig, Essigsäure, Haushaltsessig, Branntwein-Essig, Einlegeessig, Einmachessig',
      like: 'white vinegar',
      contains: [],
    },
    {
      names: 'Apfelessig, Apfel-Essig, naturtrübe Apfelessig/naturtrüber Apfelessig/naturtrübes Apfelessig/naturtrüben Apfelessig/naturtrübem Apfelessig, Bioapfelessig/Bio-Apfelessig, Cidreessig/Cidre-Essig, Mostessig, Birnenessig, Apfelweinessig',
      like: 'apple cider vinegar',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'Weißweinessig, Weinessig, Weissweinessig/Weisswein-Essig, Weißwein-Essig, weiße Weinessig/weißer Weinessig/weißes Weinessig/weißen Weinessig/weißem Weinessig, Champagneressig, weiße Balsamico/weißer Balsamico/weißes Balsamico/weißen Balsamico/weißem Balsamico, weiße Balsamicoessig/weißer Balsamicoessig/weißes Balsamicoessig/weißen Balsamicoessig/weißem Balsamicoessig, Balsamico bianco, Condimento bianco, helle Balsamico/heller Balsamico/helles Balsamico/hellen Balsamico/hellem Balsamico, helle Balsamicoessig/heller Balsamicoessig/helles Balsamicoessig/hellen Balsamicoessig/hellem Balsamicoessig, weiße Balsamessig/weißer Balsamessig/weißes Balsamessig/weißen Balsamessig/weißem Balsamessig, Aceto Balsamico bianco, Balsamessig hell, helle Balsamessig/heller Balsamessig/helles Balsamessig/hellen Balsamessig/hellem Balsamessig, weisse Balsamico/weisser Balsamico/weisses Balsamico/weissen Balsamico/weissem Balsamico, Balsamessig weiß, weisse Balsamicoessig/weisser Balsamicoessig/weisses Balsamicoessig/weissen Balsamicoessig/weissem Balsamicoessig, Balsamico weiß, Proseccoessig/Prosecco-Essig, Weißweinbalsamico, Rieslingessig, weißer Aceto balsamico, Weißweinbalsamessig, weißer Balsamico-Essig, weisser Weinessig, heller Balsamico-Essig, Apfelbalsamessig, Apfelbalsamico, Apfel-Balsamessig, Aceto bianco, Sektessig/Sekt-Essig, Weissweinbalsamico, Apfel-Balsamico-Essig, Weißwein-Balsamico',
      like: 'white wine vinegar',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Rotweinessig, Rotwein-Essig, rote Weinessig/roter Weinessig/rotes Weinessig/roten Weinessig/rotem Weinessig, Burgunderessig, rote Essig/roter Essig/rotes Essig/roten Essig/rotem Essig',
      like: 'red wine vinegar',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'Balsamico, Balsamicoessig/Balsamico-Essig, Aceto balsamico, Balsamessig, dunkle Balsamico/dunkler Balsamico/dunkles Balsamico/dunklen Balsamico/dunklem Balsamico, dunkle Balsamicoessig/dunkler Balsamicoessig/dunkles Balsamicoessig/dunklen Balsamicoessig/dunklem Balsamicoessig, Balsamicoessig dunkel, Balsamico dunkel, Aceto Balsamico di Modena, alter Balsamico, Balsamiko, Himbeerbalsamico, Aceto, dunkle Balsamessig/dunkler Balsamessig/dunkles Balsamessig/dunklen Balsamessig/dunklem Balsamessig, Feigenbalsamico, Balsamessig dunkel, dunkler Balsamico-Essig, Dattelbalsamico/Dattel-Balsamico, Balsamico rot, Balsamicoessigs, Balsamicoreduktion natur, roter Balsamico, Balsamico di Modena, Balsamessig Rosso, Balsam-Essig',
      like: 'balsamic vinegar',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Balsamicocreme, Crema di Balsamico, Balsamico-Creme, Balsamicoglace/Balsamico-Glace, Balsamicoreduktion, Balsamcreme, Balsamicocrème, Balsamico-Crème, Balsamico-Reduktion, Crema Balsamico, Balsamicosirup, Balsamico-Glasur',
      like: 'balsamic glaze',
      contains: [],
      mayContain: ['sulphites'],
    },
    { names: 'Sherryessig, Sherry-Essig', like: 'sherry vinegar', contains: [], mayContain: ['sulphites'] },
    {
      names: 'Reisessig, Reis-Essig, Sushiessig/Sushi-Essig, Reisweinessig, Mirinessig/Mirin-Essig, Ume-Su',
      like: 'rice vinegar',
      contains: [],
    },
    { names: 'Malzessig, Bieressig', like: 'malt vinegar', contains: ['gluten'] },
    {
      names: 'schwarzer Essig, schwarzer Reisessig, Chinkiang-Essig',
      like: 'black vinegar',
      contains: [],
      mayContain: ['gluten'],
    },
    { names: 'Verjus, Agrest', like: 'verjuice', contains: [], mayContain: ['sulphites'] },
    {
      names:
        'Sojasauce, Sojasoße, Soja-Sauce, Soja-Soße, Sojasosse, helle Sojasauce/heller Sojasauce/helles Sojasauce/hellen Sojasauce/hellem Sojasauce, helle Sojasoße/heller Sojasoße/helles Sojasoße/hellen Sojasoße/hellem Sojasoße, Shoyu, Kikkoman, salzreduzierte Sojasauce, Sojasauce hell, natriumarme Sojasauce, japanische Sojasauce, Sojawürze, chinesische Sojasauce, Soyasauce/Soya-Sauce, Sojasaucen, Sojasauces, salzarme Sojasauce, japanische Sojasoße, salzreduzierte Sojasoße, Soyasoße',
      like: 'soy sauce',
      contains: ['soybeans', 'gluten'],
    },
    {
      names: 'dunkle Sojasauce/dunkler Sojasauce/dunkles Sojasauce/dunklen Sojasauce/dunklem Sojasauce, dunkle Sojasoße/dunkler Sojasoße/dunkles Sojasoße/dunklen Sojasoße/dunklem Sojasoße, Sojasauce dunkel, dunkle Sojasosse',
      like: 'dark soy sauce',
      contains: ['soybeans', 'gluten'],
    },
    {
      names: 'Tamari, Tamarisojasauce/Tamari-Sojasauce, Tamarisauce/Tamari-Sauce, Tamarisoße, Tamari-Soße',
      like: 'tamari',
      contains: ['soybeans'],
      mayContain: ['gluten'],
    },
    { names: 'glutenfreie Sojasauce, glutenfreie Sojasoße', like: 'tamari', contains: ['soybeans'] },
    { names: 'Coconut Aminos', like: 'coconut aminos', contains: [] },
    {
      names: 'Kecap Manis, süße Sojasauce, süße Sojasoße, Ketjap Manis, Ketjap, Kecap, süsse Sojasauce',
      like: 'kecap manis',
      contains: ['soybeans', 'gluten'],
    },
    {
      names: 'Teriyakisauce, Teriyaki-Sauce, Teriyakisoße/Teriyaki-Soße, Teriyaki, Yakitorisauce/Yakitori-Sauce, Yakinikusauce, Teriyakimarinade/Teriyaki-Marinade',
      like: 'teriyaki sauce',
      contains: ['soybeans', 'gluten'],
      mayContain: ['sesame'],
    },
    { names: 'Ponzu, Ponzusauce/Ponzu-Sauce', like: 'ponzu', contains: ['soybeans', 'gluten'], mayContain: ['fish'] },
    {
      names: 'Fischsauce, Fischsoße, Fisch-Sauce, Fisch-Soße, Nam Pla, Nuoc Mam, asiatische Fischsauce, Fischsosse',
      like: 'fish sauce',
      contains: ['fish'],
      rulesOut: MEAT,
    },
    {
      names: 'vegane Fischsauce, vegane Fischsoße',
      like: 'soy sauce',
      contains: [],
      mayContain: ['soybeans', 'gluten'],
    },
    {
      names: 'Austernsauce, Austernsoße, Austern-Sauce, Austern-Soße',
      like: 'oyster sauce',
      contains: ['molluscs', 'soybeans', 'gluten'],
      rulesOut: MEAT,
    },
    {
      names: 'vegetarische Austernsauce, vegane Austernsauce, Pilzsauce asiatisch',
      like: 'dark soy sauce',
      contains: ['soybeans', 'gluten'],
    },
    {
      names: 'Hoisinsauce, Hoisin-Sauce, Hoisin, Hoisinsoße, Hoisin-Soße',
      like: 'hoisin sauce',
      contains: ['soybeans', 'gluten', 'sesame'],
    },
    {
      names: 'schwarze Bohnensauce, schwarze Bohnenpaste, Black Bean Sauce, Bohnensauce',
      like: 'black bean sauce',
      contains: ['soybeans', 'gluten'],
    },
    {
      names: 'Tonkatsusauce/Tonkatsu-Sauce, Okonomiyakisauce/Okonomiyaki-Sauce',
      like: 'tonkatsu sauce',
      contains: ['soybeans', 'gluten'],
      mayContain: ['celery', 'fish'],
    },
    {
      names: 'Worcestersauce, Worcestershiresauce, Worcester-Sauce, Worcestersoße, Worcestershire-Sauce, Worcester-Soße, Worchestersauce, Worcestershiresoße, Worcestershire-Soße, Worchester-Sauce, Worcestershire, Worchestershiresauce, Worchestershire-Sauce, Worchestersoße/Worchester-Soße, Worcestersosse, Worcester',
      like: 'worcestershire sauce',
      contains: ['fish'],
      mayContain: ['gluten', 'soybeans'],
      rulesOut: MEAT,
    },
    {
      names: 'vegane Worcestersauce, vegane Worcestershiresauce',
      like: 'soy sauce',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'mustard', 'celery'],
    },
    {
      names: 'Maggi, Maggiwürze/Maggi-Würze, Flüssigwürze, Speisewürze, Maggi flüssig, Suppenwürze flüssig, Würze flüssig, Speise-Würze, flüssige Würze/flüssiger Würze/flüssiges Würze/flüssigen Würze/flüssigem Würze, Liquid Aminos, Würze',
      like: 'liquid seasoning',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'celery', 'milk'],
      mayRuleOut: PORK,
    },
    {
      names: 'Soja-Würze',
      like: 'liquid seasoning',
      contains: ['soybeans'],
      mayContain: ['gluten', 'celery', 'milk'],
      mayRuleOut: PORK,
    },
    {
      names: 'Garnelenpaste, Shrimpspaste, Trassi, Krabbenpaste, Shrimppaste/Shrimp-Paste, Belacan',
      like: 'shrimp paste',
      contains: ['crustaceans'],
      mayContain: ['fish'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'Sardellenpaste, Anchovispaste, Sardellen-Paste, Anchovis-Paste, Sardellencreme',
      like: 'anchovy paste',
      contains: ['fish'],
      rulesOut: MEAT,
    },
    {
      names: 'Misopaste, Miso-Paste, Miso, helle Misopaste, Shiromiso/Shiro-Miso, weiße Misopaste, dunkle Misopaste, Genmaimiso/Genmai-Miso, rote Misopaste, Miso hell, weiße Miso-Paste, helle Miso-Paste, helles Miso, weisse Misopaste, weißes Miso, Misobrühe, Misosuppe',
      like: 'miso paste',
      contains: ['soybeans'],
      mayContain: ['gluten', 'fish'],
    },
    { names: 'Gerstenmiso', like: 'miso paste', contains: ['soybeans', 'gluten'], mayContain: ['fish'] },
    {
      names: 'Doubanjiang, Chilibohnenpaste, Chili-Bohnen-Paste, Bohnenpaste scharf',
      like: 'doubanjiang',
      contains: ['soybeans'],
      mayContain: ['gluten'],
    },
    {
      names: 'Gochujang, Gochujangpaste/Gochujang-Paste, koreanische Chilipaste',
      like: 'gochujang',
      contains: [],
      mayContain: ['soybeans', 'gluten'],
    },
    {
      names: 'Erdnusssauce, Erdnusssoße, Satésauce, Saté-Sauce, Erdnuss-Sauce, Erdnuss-Soße, Sataysauce/Satay-Sauce, Satésoße',
      like: 'peanut sauce',
      contains: ['peanuts'],
      mayContain: ['soybeans', 'gluten', 'fish', 'crustaceans', 'milk'],
    },
    {
      names:
        'Chilisauce, Chilisoße, Chili-Sauce, Chili-Soße, Chilipaste, Chili-Paste, Chilimus, Chilisosse, scharfe Chilisauce, Chili-Knoblauch-Sauce, Chili-Knoblauch-Paste, Peperonipaste, Biber Salçası, Biber salcasi, Peperoncinopaste, Peperoncinocreme, Chillisauce, Harissapaste/Harissa-Paste, Harissa, rote Chilipaste',
      like: 'harissa',
      contains: [],
      mayContain: ['sulphites', 'soybeans'],
    },
    {
      names: 'Sriracha, Srirachasauce/Sriracha-Sauce, Srirachasoße/Sriracha-Soße, Sriracha-Chilisauce',
      like: 'sriracha',
      contains: [],
      mayContain: ['fish', 'sulphites'],
    },
    {
      names: 'Srirachamayonnaise/Sriracha-Mayonnaise, Srirachamayo/Sriracha-Mayo',
      like: 'mayonnaise',
      contains: ['eggs'],
      mayContain: ['mustard', 'sulphites'],
    },
    {
      names:
        'süße Chilisauce, süß-scharfe Chilisauce, Sweet-Chili-Sauce, süße Chilisoße, Sweet Chilisauce, süßscharfe Chilisauce, Sweet-Chili-Soße, Thaichilisauce/Thai-Chilisauce, Asiachilisauce/Asia-Chilisauce, süss-scharfe Chilisauce, Sweet-Chilli-Sauce, süsse Chilisauce, süß-scharfe Chilisoße, süß-saure Chilisauce, Sweet Chili, asiatische Chilisauce',
      like: 'sweet chili sauce',
      contains: [],
    },
    {
      names: 'Süß-Sauer-Sauce, süß-saure Sauce, süßsaure Sauce, Süß-Sauer-Soße, Süßsauersauce, süß-saure Soße',
      like: 'sweet and sour sauce',
      contains: [],
      mayContain: ['soybeans', 'gluten'],
    },
    { names: 'Pflaumensauce, Pflaumensoße', like: 'plum sauce', contains: [], mayContain: ['soybeans', 'gluten'] },
    {
      names: 'Tabasco, Tabascosauce/Tabasco-Sauce, Hot Sauce, Pfeffersauce scharf, Chilitropfen, scharfe Sauce, scharfe Soße, Tabascosoße, Piri-Piri-Sauce, Cayennesauce',
      like: 'hot sauce',
      contains: [],
    },
    { names: 'Sambal Oelek, Sambal, Sambaloelek, Sambal Olek, Sambal Ölek', like: 'sambal oelek', contains: [] },
    {
      names: 'Sambal Badjak, Sambal Manis',
      like: 'sambal oelek',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'soybeans', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Chipotle in Adobo, Chipotlepaste/Chipotle-Paste, Chipotlesauce, Chipotle-Sauce, Chipotles in Adobo, Chipotle',
      like: 'chipotle in adobo',
      contains: [],
    },
    {
      names: 'Chili Crisp, Chilicrisp, Chili-Crunch',
      like: 'chili crisp',
      contains: [],
      mayContain: ['soybeans', 'peanuts', 'sesame', 'gluten'],
    },
    {
      names: 'Wasabi, Wasabipaste/Wasabi-Paste, Wasabipulver, Wasabi-Pulver',
      like: 'wasabi',
      contains: [],
      mayContain: ['mustard'],
    },
    {
      names:
        'Currypaste, Curry-Paste, rote Currypaste, roter Currypaste/rotes Currypaste/roten Currypaste/rotem Currypaste, gelbe Currypaste/gelber Currypaste/gelbes Currypaste/gelben Currypaste/gelbem Currypaste, Massamancurrypaste/Massaman-Currypaste, Thaicurrypaste/Thai-Currypaste, Rote Thai-Currypaste, Massamanpaste/Massaman-Paste, gelbe Thai-Currypaste, rote Curry-Paste, Currypaste rot, Currypaste gelb, Panangcurrypaste/Panang-Currypaste, rote Thaicurrypaste',
      like: 'red curry paste',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'grüne Currypaste/grüner Currypaste/grünes Currypaste/grünen Currypaste/grünem Currypaste, grüne Thai-Currypaste, grüne Curry-Paste, Currypaste grün',
      like: 'green curry paste',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Tikka-Masala-Paste, Tandooripaste/Tandoori-Paste, Tikkapaste/Tikka-Paste, indische Currypaste, Madraspaste/Madras-Paste',
      like: 'tikka paste',
      contains: [],
      mayContain: ['mustard', 'milk'],
    },
    {
      names: 'Tikka-Masala-Sauce, Currysauce, Currysoße, Curry-Sauce, Curry-Soße, Currysosse, Curry-Dip',
      like: 'simmer sauce',
      contains: [],
      mayContain: ['milk', 'mustard', 'gluten', 'soybeans', 'celery', 'eggs'],
    },
    {
      names: 'Béchamelsauce, Béchamel, Bechamelsauce, Bechamel, Béchamelsoße, Bechamelsoße, Béchamel-Sauce, weiße Soße, Bechamel-Sauce, helle Sauce, Helle Soße, weisse Sauce, Soße hell',
      like: 'alfredo sauce',
      contains: [],
      mayContain: ['milk', 'gluten'],
    },
    {
      names: 'Sauce hollandaise, Hollandaise, Sauce Béarnaise, Béarnaise, Holländische Sauce, Sauce Bearnaise, Holländische Soße, Hollandaisesauce/Hollandaise-Sauce',
      like: 'mayonnaise',
      contains: [],
      mayContain: ['eggs', 'milk', 'gluten', 'celery', 'sulphites'],
      mayRuleOut: ['vegan'],
    },
    {
      names: 'Käsesauce, Käsesoße, Cheddarsauce, Käsesosse, Käse-Dip, Käsedip, Käse-Sauce',
      like: 'cheese sauce',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs'],
    },
    {
      names: 'Sahnesauce, Sahnesoße, Rahmsauce, Rahmsoße, Pilzrahmsoße, Sahnesosse, Käse-Sahne-Sauce, Käse-Sahne-Soße, Rahmsosse, Pfefferrahmsoße',
      like: 'alfredo sauce',
      contains: ['milk'],
      mayContain: ['gluten', 'celery', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names:
        'Bratensauce, Bratensoße, Soßenpulver, Saucenpulver, Saucenbinder, Soßenbinder, Jägersauce, Jägersoße, Soßenlebkuchenpulver, dunkler Soßenbinder, dunkle Saucenbinder/dunkler Saucenbinder/dunkles Saucenbinder/dunklen Saucenbinder/dunklem Saucenbinder, heller Soßenbinder, dunkle Soße, dunkle Sauce, Bratensosse, gebundene Bratensauce, Bratensaucenpulver, Bratensoßenpulver, Bratensaftwürfel, Saucenwürfel, Sauce instant, helle Saucenbinder/heller Saucenbinder/helles Saucenbinder/hellen Saucenbinder/hellem Saucenbinder, dunkle Soßenbinder/dunkles Soßenbinder/dunklen Soßenbinder/dunklem Soßenbinder, Delikatess-Soße, Bratensaucen-Pulver, Knorr Bratensauce, Instantsaucenbinder, Roux, Helle Mehlschwitze, Saucenbasis, Rahmsaucenpulver, Instantsoße, Instant-Mehlschwitze, Instantbratensoße',
      like: 'gravy',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery'],
      mayRuleOut: PORK,
    },
    {
      names: 'Mehlbutter',
      like: 'gravy',
      contains: ['milk'],
      mayContain: ['gluten', 'soybeans', 'celery'],
      mayRuleOut: PORK,
    },
    {
      names: 'Dijonsenf/Dijon-Senf, scharfe Senf/scharfer Senf/scharfes Senf/scharfen Senf/scharfem Senf, Senf scharf, Moutarde de Dijon, feiner Dijonsenf',
      like: 'dijon mustard',
      contains: ['mustard'],
      mayContain: ['sulphites'],
    },
    {
      names:
        "Senf, mittelscharfe Senf/mittelscharfer Senf/mittelscharfes Senf/mittelscharfen Senf/mittelscharfem Senf, süße Senf/süßer Senf/süßes Senf/süßen Senf/süßem Senf, süsse Senf/süsser Senf/süsses Senf/süssen Senf/süssem Senf, Tafelsenf, Delikatesssenf/Delikatess-Senf, Senf mittelscharf, Löwensenf, Estragonsenf, Kremser Senf, Senf mild, milde Senf/milder Senf/mildes Senf/milden Senf/mildem Senf, extra scharfer Senf, bayerischer Senf, Feigensenf, Weißwurstsenf, Kräutersenf, Feigen-Senf, Senf süß, Thomy Senf, Bautzner Senf, Estragon-Senf, Orangensenf, Meauxsenf Fein/Meaux-Senf Fein, Bautz'ner Senf, Meerrettichsenf, Senfs, Bärlauchsenf, Senfpaste, Trüffelsenf, Mostarda, Senffrüchte, Feigensenfsauce, Chilisenf, Colman's Senf, englischer Senf, Kremsersenf, Preiselbeersenf",
      like: 'yellow mustard',
      contains: ['mustard'],
      mayContain: ['sulphites', 'gluten'],
    },
    {
      names:
        'grobe Senf/grober Senf/grobes Senf/groben Senf/grobem Senf, körnige Senf/körniger Senf/körniges Senf/körnigen Senf/körnigem Senf, grobkörnige Senf/grobkörniger Senf/grobkörniges Senf/grobkörnigen Senf/grobkörnigem Senf, Rotisseursenf/Rotisseur-Senf, Senf grob, Senf körnig, Pommerysenf/Pommery-Senf, Rôtisseur-Senf, Körnersenf, Ganzkornsenf, Meauxsenf/Meaux-Senf, Senf grobkörnig, Moutarde de Meaux, grobkörnige Dijon-Senf/grobkörniger Dijon-Senf/grobkörniges Dijon-Senf/grobkörnigen Dijon-Senf/grobkörnigem Dijon-Senf, körnige Dijonsenf/körniger Dijonsenf/körniges Dijonsenf/körnigen Dijonsenf/körnigem Dijonsenf',
      like: 'wholegrain mustard',
      contains: ['mustard'],
      mayContain: ['sulphites'],
    },
    {
      names: 'Honigsenf, Honig-Senf, Honig-Senf-Sauce, Honig-Senf-Dressing, Honigsenfsauce, Honig-Senf-Soße, Senf-Dill-Sauce, Senf-Dill-Soße, Senfsauce, Senfsoße, Honig-Senf-Dip',
      like: 'honey mustard',
      contains: ['mustard'],
      mayContain: ['eggs', 'milk', 'sulphites'],
    },
    {
      names: 'Meerrettich, Kren, Tafelmeerrettich, geriebener Meerrettich, Meerrettich Glas, Meerrettich gerieben, Meerrettich aus dem Glas, Meerrettichpaste, geriebener Kren, Kren gerieben, Tafelkren, Apfelkren, Apfelmeerrettich, Preiselbeermeerrettich/Preiselbeer-Meerrettich',
      like: 'prepared horseradish',
      contains: [],
      mayContain: ['sulphites', 'milk', 'eggs', 'mustard'],
    },
    {
      names: 'Sahnemeerrettich, Meerrettichsahne, Oberskren, Sahne-Meerrettich, Meerrettichschaum, Meerrettich-Creme, Meerrettichcreme, Meerrettichrahm, Obers-Kren, Krenobers',
      like: 'prepared horseradish',
      contains: ['milk'],
      mayContain: ['sulphites', 'eggs', 'mustard'],
    },
    {
      names:
        'Mayonnaise, Mayo, Salatmayonnaise, Majonäse, Majo, Salat-Mayonnaise, Salatcreme, Delikatessmayonnaise/Delikatess-Mayonnaise, Miracel Whip, Mayonaise, leichte Mayonnaise, Mayonnaise light, Salatmayo, Kewpiemayonnaise/Kewpie-Mayonnaise, Mayonaisse, Miracle Whip, Miracelwhip, Kräutermayonnaise, Salat-Creme, Japanische Mayonnaise, Mayonnaise Tube, Majonnaise, Balance Mayonnaise',
      like: 'mayonnaise',
      contains: ['eggs'],
      mayContain: ['mustard', 'milk'],
    },
    {
      names: 'Joghurtmayonnaise/Joghurt-Mayonnaise',
      like: 'mayonnaise',
      contains: ['eggs', 'milk'],
      mayContain: ['mustard'],
    },
    { names: 'eifreie Mayonnaise', like: 'vegan mayonnaise', contains: [], mayContain: ['mustard', 'soybeans'] },
    {
      names: 'vegane Mayonnaise/veganer Mayonnaise/veganes Mayonnaise/veganen Mayonnaise/veganem Mayonnaise, vegane Mayo/veganer Mayo/veganes Mayo/veganen Mayo/veganem Mayo, Mayonnaise vegan, vegane Mayonaise, vegane Salatcreme, Veganaise, Mayo vegan, vegane Salatmayonnaise, vegane Remoulade, vegane Aioli',
      like: 'vegan mayonnaise',
      contains: [],
      mayContain: ['mustard', 'soybeans'],
    },
    {
      names: 'Aioli, Allioli, Knoblauchmayonnaise, Knoblauch-Mayonnaise, Knoblauchmayo, Alioli, Knoblauch-Dip, Knoblauchdip, Aïoli',
      like: 'aioli',
      contains: ['eggs'],
      mayContain: ['mustard', 'milk'],
    },
    {
      names:
        'Knoblauchsauce, Knoblauchsoße, Dönersoße, Kräutersoße, Kräutersauce, Salatdressing, Dressing, Salatsauce, Salatsoße, Frenchdressing/French-Dressing, Italian Dressing, Kräuterdressing, Salatsosse, American Dressing, Ranchdressing/Ranch-Dressing, Caesardressing/Caesar-Dressing, Thousand-Island-Dressing, Sylter Dressing, Cocktailsauce, Cocktailsoße, Burgersauce, Burgersoße, Hamburgersauce, Grillsauce, Grillsaucen, Barbecuesauce, BBQsauce/BBQ-Sauce, Barbecue-Sauce, BBQsoße/BBQ-Soße, Barbecuesoße, Steaksauce, Grillsoße, Dip, Dips, Barbecue-Soße, Balsamicodressing, Dressings, Balsamico-Dressing, Vinaigrette, Fertigdressing, Kräuterdip, Calypsosauce, Salatmarinade, Hamburger-Sauce, Dönersauce/Döner-Sauce, Kräuter-Dip, Smokey-BBQ-Sauce, Salat-Dressing, Salatfix, Balsamicovinaigrette, Salatdressings, HP-Sauce, Burger-Soße, Cocktail-Soße, Pommessauce, Gewürzmayonnaise, Zigeunersauce, Zigeunersoße, Paprikasauce, Paprikasoße, Schaschliksauce, Schaschliksoße, Hamburgersoße, Knobisoße, Cocktail-Sauce, Hot-Dog-Sauce',
      like: 'barbecue sauce',
      contains: [],
      mayContain: ['mustard', 'celery', 'eggs', 'milk', 'sulphites', 'gluten', 'soybeans', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Joghurtsauce, Joghurtsoße, Joghurtdressing, Joghurt-Dressing, Sauerrahmdressing, Sauerrahmdip',
      like: 'barbecue sauce',
      contains: ['milk'],
      mayContain: ['mustard', 'celery', 'eggs', 'sulphites', 'gluten', 'soybeans', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Senfdressing',
      like: 'barbecue sauce',
      contains: ['mustard'],
      mayContain: ['celery', 'eggs', 'milk', 'sulphites', 'gluten', 'soybeans', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Remoulade, Remouladensauce, Remouladensoße, Sauce Tartar, Sauce Tatar, Sauce tartare, Remouladesauce/Remoulade-Sauce, Tatarsauce, Sauce Tatare, Remouladen, Tatarensauce, Tartarsauce',
      like: 'tartar sauce',
      contains: ['eggs'],
      mayContain: ['mustard', 'milk', 'celery', 'fish'],
    },
    {
      names: 'Ketchup, Tomatenketchup, Ketschup, Tomaten-Ketchup, Curryketchup, Gewürzketchup, Curry-Ketchup, Gewürz-Ketchup, Ketchups, Chiliketchup, Catsup, Hela Gewürzketchup',
      like: 'ketchup',
      contains: [],
      mayContain: ['celery', 'mustard'],
    },
    {
      names: 'Grüne Soße, Frankfurter Grüne Soße, grüne Sauce, Grie Soß',
      like: 'chimichurri',
      contains: [],
      mayContain: ['milk', 'eggs', 'mustard'],
    },
    {
      names: 'Salsa, Tomatensalsa, Salsasauce/Salsa-Sauce, Mexikanische Salsa, Salsa Dip, Mangosalsa, Salsadip, Salsasoße, Tomaten-Salsa, Salsa-Soße',
      like: 'salsa',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Salsa verde, Chimichurri, Gremolata, Mojo verde, Mojo, Mojo rojo, Chermoula',
      like: 'chimichurri',
      contains: [],
      mayContain: ['fish'],
    },
    { names: 'Guacamole, Guacamoledip/Guacamole-Dip', like: 'avocado', contains: [], mayContain: ['milk'] },
    {
      names:
        'Pesto, grüne Pesto/grüner Pesto/grünes Pesto/grünen Pesto/grünem Pesto, Basilikumpesto, Pesto alla Genovese, Pesto Genovese, Basilikum-Pesto, Pesto verde, Pesto Basilikum, rote Pesto/roter Pesto/rotes Pesto/roten Pesto/rotem Pesto, Pesto rosso, Tomatenpesto, Pesto rot, Bärlauchpesto, Rucolapesto, Tomaten-Pesto, Petersilienpesto, Pesto calabrese, Pesto grün, Rucola-Pesto, Bärlauch-Pesto, Kräuterpesto, Paprikapesto, Zucchinipesto, Spinatpesto, Kürbispesto',
      like: 'pesto',
      contains: [],
      mayContain: ['milk', 'nuts', 'peanuts'],
    },
    { names: 'Ricottapesto/Ricotta-Pesto', like: 'pesto', contains: ['milk'], mayContain: ['nuts', 'peanuts'] },
    { names: 'Walnusspesto', like: 'pesto', contains: ['nuts'], mayContain: ['milk', 'peanuts'] },
    {
      names: 'vegane Pesto/veganer Pesto/veganes Pesto/veganen Pesto/veganem Pesto, veganes Basilikumpesto, Pesto vegan',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names: 'Olivenpaste, Tapenade, Oliventapenade, Oliven-Paste',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names: 'Paprikacreme, Lutenica, Pindjur',
      like: 'roasted red pepper',
      contains: [],
    },
    {
      names: 'Chutney, Mangochutney, Mango-Chutney, Tomatenchutney, Apfelchutney, Zwiebelchutney, Pflaumenchutney, Feigenchutney, Früchtechutney/Früchte-Chutney, Kürbischutney, Birnenchutney, Aprikosenchutney, Cranberrychutney, Zwetschgenchutney, Rhabarberchutney, Feigen-Chutney, Zwiebel-Chutney',
      like: 'mango chutney',
      contains: [],
      mayContain: ['mustard', 'sulphites'],
    },
    {
      names: 'Relish, Gurkenrelish, Piccalilli, Zwiebelrelish, Relishes, Hot-Dog-Relish',
      like: 'sweet relish',
      contains: [],
      mayContain: ['mustard', 'celery', 'sulphites'],
    },
    {
      names: 'Kaper/-n, Kapernäpfel, Kapernapfel, Kaperl, Nonpareilles Kapern, feine Kapern/feiner Kapern/feines Kapern/feinen Kapern/feinem Kapern, kleine Kapern/kleiner Kapern/kleines Kapern/kleinen Kapern/kleinem Kapern, Kapernbeeren, Kapern in Lake, Kapern in Salz, Kapernblüten, Kapernlake',
      like: 'caper',
      contains: [],
    },
    {
      names:
        'Gewürzgurke/Gewürz-Gurke/-n/Gewürz-Gurken, Essiggurke/Essig-Gurke/-n/Essig-Gurken, Cornichon/-s, Salzgurke/-n, saure Gurke/saurer Gurke/saures Gurke/sauren Gurke/saurem Gurke/-n/saurer Gurken/saures Gurken/sauren Gurken/saurem Gurken, Essiggurkerl, Gurkerl sauer, Spreewaldgurke/-n, Delikatessgurke/Delikatess-Gurke/-n/Delikatess-Gurken, eingelegte Gurke/eingelegter Gurke/eingelegtes Gurke/eingelegten Gurke/eingelegtem Gurke/-n/eingelegter Gurken/eingelegtes Gurken/eingelegten Gurken/eingelegtem Gurken, Gürkchen, Gewürzgürkchen, Spreewälder Gurken, Gurkenscheiben eingelegt, Essiggürkchen, Gurkenwasser, Gewürzgurkenwasser, Gurkensud, Sandwichgurken/Sandwich-Gurken, Dänische Gurken, Dänische Gurkenscheiben, Gurkenflüssigkeit, Cornichonswasser, Salz-Dill-Gurken, Gewürzgurkensud, Essiggurkenwasser, Burgergurken, Fassgurke, Dillgurke/-n, Delikatessgürkchen, Gurkensalat eingelegt, Gurken eingelegt, saure Gürkchen, Essiggurkensud, Gurkerln eingelegt',
      like: 'pickle',
      contains: [],
      mayContain: ['mustard', 'sulphites'],
    },
    { names: 'Senfgurke/-n', like: 'pickle', contains: ['mustard'], mayContain: ['sulphites'] },
    {
      names:
        'Silberzwiebeln eingelegt, eingelegte Zwiebel/eingelegter Zwiebel/eingelegtes Zwiebel/eingelegten Zwiebel/eingelegtem Zwiebel/-n/eingelegter Zwiebeln/eingelegtes Zwiebeln/eingelegten Zwiebeln/eingelegtem Zwiebeln, Perlzwiebeln Glas, rote eingelegte Zwiebeln, Balsamicozwiebeln/Balsamico-Zwiebeln, Cocktailzwiebeln, eingelegte Perlzwiebeln/eingelegter Perlzwiebeln/eingelegtes Perlzwiebeln/eingelegten Perlzwiebeln/eingelegtem Perlzwiebeln',
      like: 'pickled onion',
      contains: [],
      mayContain: ['sulphites', 'mustard'],
    },
    {
      names:
        'eingelegte Jalapeños/eingelegter Jalapeños/eingelegtes Jalapeños/eingelegten Jalapeños/eingelegtem Jalapeños, eingelegte Peperoni/eingelegter Peperoni/eingelegtes Peperoni/eingelegten Peperoni/eingelegtem Peperoni, Peperoni eingelegt, Jalapeños eingelegt, eingelegte Pfefferoni/eingelegter Pfefferoni/eingelegtes Pfefferoni/eingelegten Pfefferoni/eingelegtem Pfefferoni, Pfefferoni, eingelegte Chilischoten/eingelegter Chilischoten/eingelegtes Chilischoten/eingelegten Chilischoten/eingelegtem Chilischoten, Peperoni aus dem Glas, scharfe Peperoni/scharfer Peperoni/scharfes Peperoni/scharfen Peperoni/scharfem Peperoni, eingelegte Jalapenos/eingelegter Jalapenos/eingelegtes Jalapenos/eingelegten Jalapenos/eingelegtem Jalapenos, Jalapeños aus dem Glas, Pfefferoni eingelegt, Ölpfefferoni, Pepperoni, Essigpfefferoni, Peperoni Glas, Jalapeños (Glas), eingelegte Pepperoni/eingelegter Pepperoni/eingelegtes Pepperoni/eingelegten Pepperoni/eingelegtem Pepperoni, Jalapenos aus dem Glas, eingelegte grüne Peperoni/eingelegter grüne Peperoni/eingelegtes grüne Peperoni/eingelegten grüne Peperoni/eingelegtem grüne Peperoni',
      like: 'pickled jalapeño',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'eingelegte Rote Bete/eingelegter Rote Bete/eingelegtes Rote Bete/eingelegten Rote Bete/eingelegtem Rote Bete, Rote Bete Glas, eingelegte Ingwer/eingelegter Ingwer/eingelegtes Ingwer/eingelegten Ingwer/eingelegtem Ingwer, Sushiingwer/Sushi-Ingwer, Mixed Pickles, Essiggemüse, eingelegte Gemüse/eingelegter Gemüse/eingelegtes Gemüse/eingelegten Gemüse/eingelegtem Gemüse, Antipasti, Antipastigemüse/Antipasti-Gemüse, Rote Bete aus dem Glas, Salzzitrone/-n, Salz-Zitronen, eingelegte Zitrone/eingelegter Zitrone/eingelegtes Zitrone/eingelegten Zitrone/eingelegtem Zitrone/-n/eingelegter Zitronen/eingelegtes Zitronen/eingelegten Zitronen/eingelegtem Zitronen, Umeboshi, Gari, rosa Ingwer, eingelegte Kürbis/eingelegter Kürbis/eingelegtes Kürbis/eingelegten Kürbis/eingelegtem Kürbis, Puszta-Salat, Pusztasalat, Tomatenpaprika eingelegt, Mixedpickles, eingelegte Paprikastreifen/eingelegter Paprikastreifen/eingelegtes Paprikastreifen/eingelegten Paprikastreifen/eingelegtem Paprikastreifen, eingelegter Rettich',
      like: 'pickled vegetables',
      contains: [],
      mayContain: ['mustard', 'sulphites', 'celery'],
    },
    { names: 'Sellerie Glas', like: 'pickled vegetables', contains: ['celery'], mayContain: ['mustard', 'sulphites'] },
    {
      names:
        'Sauerkraut, Weinsauerkraut, Wein-Sauerkraut, Sauerkrautsaft, Kraut sauer, Mildes Sauerkraut, Dose Sauerkraut, Fildersauerkraut, frische Sauerkraut/frischer Sauerkraut/frisches Sauerkraut/frischen Sauerkraut/frischem Sauerkraut, milde Sauerkraut/milder Sauerkraut/milden Sauerkraut/mildem Sauerkraut, Sauerkohl, Weinkraut, Sauerkraut Dose, Champagnerkraut, Bayrisch Kraut, Bayrischkraut',
      like: 'sauerkraut',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Kimchi',
      like: 'kimchi',
      contains: [],
      mayContain: ['fish', 'crustaceans', 'soybeans', 'gluten', 'sesame'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    {
      names:
        'Krautsalat, Coleslaw, Kartoffelsalat, Nudelsalat, Gurkensalat, Tomatensalat, Farmersalat, Weißkrautsalat, Waldorfsalat, Reissalat, Karottensalat, Bohnensalat, Linsensalat, Brotaufstrich Ei, Feinkostsalat, Möhrensalat, Rohkostsalat, Erdäpfelsalat, Couscoussalat, Rettichsalat, Russischer Salat, Krautsalat griechischer Art, Rote-Bete-Salat, Cole Slaw, Antipastisalat, griechische Salat/griechischer Salat/griechisches Salat/griechischen Salat/griechischem Salat, Bulgursalat, Quinoasalat, Farmer-Salat, Schichtsalat, Mangosalat, Spargelsalat, Rotkohlsalat, Caprese, Couscous-Salat, Brotsalat, Kichererbsensalat, Warmer Krautsalat, Caesarsalat/Caesar-Salat, Avocadosalat, Pilzsalat, Beilagensalat, Salatbeilage',
      like: 'cabbage',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'gluten', 'celery', 'sulphites', 'fish', 'nuts', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Krabbencocktailsalat vegan',
      like: 'cabbage',
      contains: [],
      mayContain: ['mustard', 'gluten', 'celery', 'sulphites', 'nuts', 'soybeans'],
    },
    {
      names: 'Eiersalat, Eiaufstrich',
      like: 'cabbage',
      contains: ['eggs'],
      mayContain: ['mustard', 'milk', 'gluten', 'celery', 'sulphites', 'fish', 'nuts', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Selleriesalat',
      like: 'cabbage',
      contains: ['celery'],
      mayContain: ['eggs', 'mustard', 'milk', 'gluten', 'sulphites', 'fish', 'nuts', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Käsesalat',
      like: 'cabbage',
      contains: ['milk'],
      mayContain: ['eggs', 'mustard', 'gluten', 'celery', 'sulphites', 'fish', 'nuts', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names: 'Fleischsalat, Wurstsalat, Geflügelsalat, Budapester Salat, Hähnchensalat, Schinkensalat, Ochsenmaulsalat, Stuttgarter Salat, Geflügel-Salat, Hühnersalat, Italienischer Salat, Elsässer Wurstsalat, Rindfleischsalat, Salamisalat, Schweizer Wurstsalat',
      like: 'bologna',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'gluten', 'celery', 'sulphites', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    // Tomato, stock
    {
      names:
        'Tomatenmark, Tomatenpüree, Tomatenkonzentrat, dreifach konzentriertes Tomatenmark, Tomatenmark dreifach konzentriert, Paradeismark, Tomaten-Mark, Tomatenpaste, zweifach konzentriertes Tomatenmark, Tomatenmark zweifach konzentriert, Triplo Concentrato, doppelt konzentriertes Tomatenmark, Tomatenmarks, Tomatenmark 3-fach konzentriert, Paradeisermark, Tomatenpüree konzentriert',
      like: 'tomato paste',
      contains: [],
    },
    {
      names:
        'Dosentomate/-n, Dose Tomaten, Dosen Tomaten, Pizzatomaten, gehackte Tomaten/gehackter Tomaten/gehacktes Tomaten/gehackten Tomaten/gehacktem Tomaten, stückige Tomaten/stückiger Tomaten/stückiges Tomaten/stückigen Tomaten/stückigem Tomaten, geschälte Tomaten/geschälter Tomaten/geschältes Tomaten/geschälten Tomaten/geschältem Tomaten, Tomaten aus der Dose, Pelati, Schältomate/-n, Dose gehackte Tomaten, Tomatenstücke, Dose stückige Tomaten, Dose geschälte Tomaten, Tomaten stückig, Tomaten Dose, Tomaten gehackt, Polpa, Dose Pizzatomaten, ganze Dosentomaten, Tomaten in Stücken, gewürfelte Tomaten Dose/gewürfelter Tomaten Dose/gewürfeltes Tomaten Dose/gewürfelten Tomaten Dose/gewürfeltem Tomaten Dose, Tomatenstückchen, Kirschtomaten aus der Dose, geschälte Dosentomaten/geschälter Dosentomaten/geschältes Dosentomaten/geschälten Dosentomaten/geschältem Dosentomaten, Dosenparadeiser, gehackte Dosentomaten/gehackter Dosentomaten/gehacktes Dosentomaten/gehackten Dosentomaten/gehacktem Dosentomaten, Tomatenpolpa, stückige Dosentomaten/stückiger Dosentomaten/stückiges Dosentomaten/stückigen Dosentomaten/stückigem Dosentomaten, Tomaten geschält, Dosenkirschtomaten, Büchsentomaten, Büchse Tomaten, San-Marzano-Tomaten aus der Dose, Polpa di Pomodoro, Tomaten-Polpa, geschälte Tomaten aus der Dose/geschälter Tomaten aus der Dose/geschältes Tomaten aus der Dose/geschälten Tomaten aus der Dose/geschältem Tomaten aus der Dose, gehackte Pelati/gehackter Pelati/gehacktes Pelati/gehackten Pelati/gehacktem Pelati, Tomatenfruchtfleisch, geschälte Eiertomaten/geschälter Eiertomaten/geschältes Eiertomaten/geschälten Eiertomaten/geschältem Eiertomaten, geschälte Paradeiser/geschälter Paradeiser/geschältes Paradeiser/geschälten Paradeiser/geschältem Paradeiser, passierte Dosentomaten, Tetrapak Tomaten, Mutti Polpa',
      like: 'canned tomatoes',
      contains: [],
    },
    {
      names:
        'passierte Tomaten/passierter Tomaten/passiertes Tomaten/passierten Tomaten/passiertem Tomaten, Passata, Tomatenpassata, Tomaten passiert, Paradeissaft, Passata di Pomodoro, passierte Paradeiser/passierter Paradeiser/passiertes Paradeiser/passierten Paradeiser/passiertem Paradeiser, Tomaten-Passata, passierte Tomate, Tetrapack passierte Tomaten, Passata rustica, Sugo di Pomodoro natur, Paradeiser passiert',
      like: 'passata',
      contains: [],
    },
    {
      names:
        'Tomatensauce, Tomatensoße, Tomaten-Sauce, Tomaten-Soße, Tomatensosse, Pizzasauce, Pizzasoße, Sugo, Tomatensugo, Nudelsauce, Nudelsoße, Pastasauce, Pastasoße, Pizza-Sauce, Arrabbiata-Sauce, Arrabiata, Napolisauce/Napoli-Sauce, Spaghettisauce, Tomaten-Basilikum-Sauce, Pasta-Sauce, Pizza-Soße, Tomaten-Sugo, Paradeissauce, Napoletana, Tomatensaucen, Pizzasosse, Sugo al pomodoro, Paradeissoße, Tomatenfrito, Pizzasugo, Salsa di pomodoro, Tomato al gusto, Basilikum-Tomatensauce, Pasta-Soße, Tomatensaft gewürzt, Marinarasauce/Marinara-Sauce, Tomatengrundsauce, Letscho, Lecsó, Lesco',
      like: 'marinara sauce',
      contains: [],
      mayContain: ['milk', 'celery', 'gluten'],
    },
    {
      names: 'Bolognese, Sauce Bolognese, Bolognesesauce, Hackfleischsauce, Bolognesesoße, Bolognese-Sauce, Hackfleischsoße, Ragù, Hacksauce, Hacksoße',
      like: 'marinara sauce',
      contains: [],
      mayContain: ['celery', 'milk', 'gluten', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Tomatensaft, Gemüsesaft, Tomaten-Saft, Gemüse-Saft',
      like: 'tomato juice',
      contains: [],
      mayContain: ['celery'],
    },
    { names: 'Selleriesaft', like: 'tomato juice', contains: ['celery'] },
    {
      names:
        'Gemüsebrühe, Gemüse-Brühe, Gemüsefond, Gemüsebouillon, Gemüsesuppe Brühe, Gemüse-Bouillon, heiße Gemüsebrühe/heißer Gemüsebrühe/heißes Gemüsebrühe/heißen Gemüsebrühe/heißem Gemüsebrühe, kräftige Gemüsebrühe/kräftiger Gemüsebrühe/kräftiges Gemüsebrühe/kräftigen Gemüsebrühe/kräftigem Gemüsebrühe, Gemüse-Fond, heisse Gemüsebouillon/heisser Gemüsebouillon/heisses Gemüsebouillon/heissen Gemüsebouillon/heissem Gemüsebouillon, Pilzfond, Pilzbrühe, Kräuterbouillon, heiße Gemüsefond/heißer Gemüsefond/heißes Gemüsefond/heißen Gemüsefond/heißem Gemüsefond, Gemüsebrühe instant, warme Gemüsebrühe/warmer Gemüsebrühe/warmes Gemüsebrühe/warmen Gemüsebrühe/warmem Gemüsebrühe, Zwiebelfond, Tomatenfond, Waldpilzfond, klare Gemüsebrühe/klarer Gemüsebrühe/klares Gemüsebrühe/klaren Gemüsebrühe/klarem Gemüsebrühe, Gemüsesud, Gemüsebrühen, Instantgemüsebrühe/Instant-Gemüsebrühe, Wurzelsud, vegetarische Brühe, kalte Gemüsebrühe',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans'],
    },
    { names: 'vegane Brühe', like: 'vegetable stock', contains: [], mayContain: ['celery', 'gluten', 'soybeans'] },
    {
      names:
        'Gemüsebrühpulver, Gemüsebrühepulver, Gemüse-Brühpulver, gekörnte Gemüsebrühe/gekörnter Gemüsebrühe/gekörntes Gemüsebrühe/gekörnten Gemüsebrühe/gekörntem Gemüsebrühe, Gemüsebrühwürfel, Suppengrundstock, Gemüsebouillonpulver, gekörnte Gemüsebouillon, Gemüsebouillonwürfel, Gemüsebrühwürfels, Gemüsepaste, Gewürzpaste für Gemüsebrühe, Würzpaste, Suppengewürz, Suppenwürze, Streuwürze, Gemüsestreuwürze, Gemüsebrühe gekörnt, Suppenpaste, Gewürzpaste, Aromat, Vegeta, Fondor, Gemüsesuppenwürze, Gemüsesuppenwürfel, Gemüsebrühenpulver, Gemüsebrühe-Pulver, Würfel Gemüsebrühe, Gemüse-Brühwürfel, Gemüse-Suppenwürfel, Gemüse-Suppenpulver, Suppengrün getrocknet, Gemüsepulver, Suppengemüse getrocknet, Gemüsesuppenpulver, klare Gemüsesuppe, Gemüsebrühe-Würfel, Suppengewürzpaste, Gemüsebrüh-Paste, Gemüsebouillonpaste, Gemüsewürze, Gemüsebrühwürfelpulver, gekörnte Gemüse-Brühe, Streuwürzmittel, Bouillonpulver Gemüse, Kräuterstreuwürze, Gemüsesuppengewürz, Trockengemüse, Universalgewürz, Gewürzpaste Gemüsebrühe, Universalwürze, Delikata',
      like: 'stock cube',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans'],
    },
    { names: 'Brühpulver vegan', like: 'stock cube', contains: [], mayContain: ['celery', 'gluten', 'soybeans'] },
    {
      names:
        'Brühe, Bouillon, Suppenbrühe, Fond, klare Brühe/klarer Brühe/klares Brühe/klaren Brühe/klarem Brühe, heiße Brühe/heißer Brühe/heißes Brühe/heißen Brühe/heißem Brühe, kräftige Brühe/kräftiger Brühe/kräftiges Brühe/kräftigen Brühe/kräftigem Brühe, Brühwürfel, Suppenwürfel, Bouillonwürfel, gekörnte Brühe/gekörnter Brühe/gekörntes Brühe/gekörnten Brühe/gekörntem Brühe, Brühpulver, Brühe Instant, Instantbrühe, Instant-Brühe, Bouillonpulver, Suppenpulver, klare Suppe/klarer Suppe/klares Suppe/klaren Suppe/klarem Suppe, klare Bouillon/klarer Bouillon/klares Bouillon/klaren Bouillon/klarem Bouillon, Brühe gekörnt, Suppe, Würfel Brühe, Kraftbrühe, klare Fond/klarer Fond/klares Fond/klaren Fond/klarem Fond, Suppenfond, Bouillonpaste, Brühe oder Wasser, Würfelbouillon, Brühen, Pho-Brühe, Rindsuppenwürze, Ramenbrühe, Bouillons, klare Fleischbrühe vegetarisch, Fonds, Consommé, warme Brühe/warmer Brühe/warmes Brühe/warmen Brühe/warmem Brühe, klare Suppenbrühe/klarer Suppenbrühe/klares Suppenbrühe/klaren Suppenbrühe/klarem Suppenbrühe, Brühepulver, Brüh-Würfel',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'fish'],
      mayRuleOut: PORK,
    },
    {
      names:
        'Zwiebelsuppe, Spargelcremesuppe, Cremesuppe, Tomatensuppe, Instantsuppe, Tütensuppe, Pilzcremesuppe, Zwiebelsuppenpulver, Tomatencremesuppe, Pilzsuppe, Kartoffelsuppe, Suppentüte, Päckchen Zwiebelsuppe, Tüte Zwiebelsuppe, Champignoncremesuppe, Spargelsuppe, Gemüsesuppe, Broccolicremesuppe, Tütensuppen, Erbsensuppe, Linsensuppe, Linseneintopf, Gulaschsuppe, Nudelsuppe, Hühnersuppenpulver, Lauchcremesuppe, Kürbissuppe, Suppen',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'eggs', 'fish'],
      mayRuleOut: PORK,
    },
    {
      names: 'Käsesuppe',
      like: 'vegetable stock',
      contains: ['milk'],
      mayContain: ['celery', 'gluten', 'soybeans', 'eggs', 'fish'],
      mayRuleOut: PORK,
    },
    {
      names:
        'Hühnerbrühe, Hühner-Brühe, Geflügelbrühe, Hühnerfond, Geflügelfond, Hühnersuppe, Hühnerbouillon, Hähnchenbrühe, Geflügel-Fond, Hühnersuppenwürfel, Geflügelbouillon, Hühner-Fond, Hühnerbrühwürfel, Hähnchenfond, Putenfond, Entenfond, Gänsefond, klare Hühnerbrühe, Hühnerkraftbrühe, Pouletbouillon, Hühnerbrühpulver, heiße Hühnerbrühe/heißer Hühnerbrühe/heißes Hühnerbrühe/heißen Hühnerbrühe/heißem Hühnerbrühe, heiße Geflügelfond/heißer Geflügelfond/heißes Geflügelfond/heißen Geflügelfond/heißem Geflügelfond, Hühner-Bouillon, Geflügel-Brühe, Hühnersuppenfond, Hühnerbouillonwürfel, Hendlfond, Hühnereinmachsuppe, Instanthühnerbrühe/Instant-Hühnerbrühe, kräftige Hühnerbrühe/kräftiger Hühnerbrühe/kräftiges Hühnerbrühe/kräftigen Hühnerbrühe/kräftigem Hühnerbrühe, Geflügelbrühen, Hühnerbouillonpulver, Hendlsuppe, Hühnerbrühe instant, Geflügelsuppe, Hühnersud, Geflügelsud, heller Geflügelfond, Geflügeljus',
      like: 'chicken stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'eggs'],
      rulesOut: MEAT,
    },
    {
      names:
        'Rinderbrühe, Rinderfond, Fleischbrühe, Rindsuppe, Rindfleischbrühe, Rindsbouillon, Fleischbouillon, Kalbsfond, Wildfond, Rinderbouillon, Rindsfond, Lammfond, Fleischsuppe, Rinder-Fond, Bratenfond Rind, Rinderkraftbrühe, Rinder-Brühe, Knochenbrühe, Fleischfond, kräftige Fleischbrühe/kräftiger Fleischbrühe/kräftiges Fleischbrühe/kräftigen Fleischbrühe/kräftigem Fleischbrühe, kräftige Rinderbrühe/kräftiger Rinderbrühe/kräftiges Rinderbrühe/kräftigen Rinderbrühe/kräftigem Rinderbrühe, Rindsuppenwürfel, Fleischbrühwürfel, Kalbsbrühe, Rindfleischsuppe, Rinderbrühwürfel, Rinderbrühpulver, heiße Fleischbrühe/heißer Fleischbrühe/heißes Fleischbrühe/heißen Fleischbrühe/heißem Fleischbrühe, Rindssuppe, heiße Rinderbrühe/heißer Rinderbrühe/heißes Rinderbrühe/heißen Rinderbrühe/heißem Rinderbrühe, braune Kalbsfond/brauner Kalbsfond/braunes Kalbsfond/braunen Kalbsfond/braunem Kalbsfond, dunkle Kalbsfond/dunkler Kalbsfond/dunkles Kalbsfond/dunklen Kalbsfond/dunklem Kalbsfond, dunkle Rinderfond/dunkler Rinderfond/dunkles Rinderfond/dunklen Rinderfond/dunklem Rinderfond, heller Kalbsfond, Kalbsfonds, Kalbsbouillon, Fleischbrühepulver, Ochsenschwanzsuppe, klare Rindsuppe, Wildbrühe, Rinderconsommé, heiße Rindsuppe/heißer Rindsuppe/heißes Rindsuppe/heißen Rindsuppe/heißem Rindsuppe, brauner Fond, Fleischbrühe instant, klare Fleischbrühe/klarer Fleischbrühe/klares Fleischbrühe/klaren Fleischbrühe/klarem Fleischbrühe, Instantfleischbrühe/Instant-Fleischbrühe, klare Rinderbrühe, Rindsuppenpulver, Siedfleischbouillon, Rindfleischfond, Rindfleischbouillon, Rindsbouillonpulver, dunkler Fond, Kalbsglace, Kalbssuppe, Wild-Fond, Rinderfonds, Kalbs-Fond, Rindersuppe, Kalbsfond dunkel, Knochensuppe',
      like: 'beef stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    {
      names: 'Fischfond, Fischbrühe, Fisch-Fond, Fischbouillon, Fischsud, Fischsuppe, Fischfumet',
      like: 'fish stock',
      contains: ['fish'],
      mayContain: ['celery', 'sulphites', 'gluten', 'milk'],
      rulesOut: MEAT,
    },
    {
      names: 'Hummerfond, Krustentierfond, Garnelenfond, Krebsfond, Hummersuppe, Krustentiersuppe, Hummerpaste, Krebspaste, Hummerbisque, Krebssuppe, Hummersuppenpaste, Hummer-Fond, Krustentier-Fond, Krustentierpaste, Garnelenbrühe, Krebssuppenpaste',
      like: 'shellfish stock',
      contains: ['crustaceans'],
      mayContain: ['celery', 'fish', 'molluscs', 'milk', 'gluten', 'sulphites'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'Muschelfond, Muschelsud, Muschelbrühe',
      like: 'shellfish stock',
      contains: ['molluscs'],
      mayContain: ['celery', 'sulphites', 'crustaceans', 'fish'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'Dashi, Dashibrühe/Dashi-Brühe, Dashipulver, Dashi-Pulver, Instantdashi/Instant-Dashi',
      like: 'dashi',
      contains: [],
      mayContain: ['fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    { names: 'Kombudashi/Kombu-Dashi, Pilzdashi', like: 'dashi', contains: [] },
    { names: 'vegane Dashi', like: 'dashi', contains: [] },
    {
      names:
        'Suppengrün, Suppengemüse, Bund Suppengrün, Suppenbund, Wurzelgemüse, Wurzelwerk, TK-Suppengrün, Suppengrünbund, Wurzelgemüsewürfel, Röstgemüse, Suppengrüns, Suppengemüsebund, Sellerie-Karotten-Lauch, TK-Suppengemüse, Wurzelgemüsestreifen, Bouquet Garni Suppengrün, Mirepoix, Soffritto, Suppengrün TK, Suppengemüse TK, Gemüsebündel, Suppen-Gemüse, Suppenwurzeln, Suppengrün Bund, Suppen-Grün, Suppengemüsewürfel',
      like: 'mixed vegetables',
      contains: ['celery'],
    },
    {
      names: 'Rahmspinat, Rahm-Spinat, Blubb-Spinat, Cremespinat, Spinat mit Blubb, TK-Rahmspinat, Blubb, Rahmspinats',
      like: 'frozen spinach',
      contains: ['milk'],
      mayContain: ['gluten'],
    },
    {
      names: 'Rahmgemüse, Buttergemüse, TK-Rahmgemüse, Rahmblattspinat, Buttergemüse TK, Rahmkohlrabi, Rahmwirsing, Rahmporree',
      like: 'mixed vegetables',
      contains: ['milk'],
      mayContain: ['celery', 'gluten'],
    },
    {
      names: 'Sojasprossen, Soja-Sprossen, Sprossen, Sojabohnensprossen, Sojakeime, Sojabohnenkeimlinge, Sprossenmischung, Sojakeimlinge/Soja-Keimlinge, Soja-Keime, Sojakeimling, Sprossenmix, frische Sojasprossen, Sojabohnenkeime, Keimsprossen, frische Sprossen, Sprösslinge',
      like: 'bean sprout',
      contains: [],
      mayContain: ['soybeans', 'mustard'],
    },
    { names: 'Röstzwiebel/-n, Röst-Zwiebeln, Dänische Röstzwiebeln', like: 'fried shallot', contains: ['gluten'] },
    {
      names:
        'geröstete Zwiebeln/gerösteter Zwiebeln/geröstetes Zwiebeln/gerösteten Zwiebeln/geröstetem Zwiebeln, frittierte Zwiebeln, knusprige Zwiebeln, Zwiebeln geröstet, Röstschalotten, frittierte Schalotten/frittierter Schalotten/frittiertes Schalotten/frittierten Schalotten/frittiertem Schalotten, gebratene Zwiebeln knusprig',
      like: 'fried shallot',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'Chili con Carne, Kesselfleisch Fertig, Gulaschkonserve, Eintopf, Fertiggericht',
      like: 'baked bean',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: PIG,
    },
    { names: 'Chili sin Carne', like: 'baked bean', contains: [], mayContain: ['celery', 'gluten', 'soybeans'] },
    {
      names: 'Ratatouille, Kaponata, Tomatenragout, Ratatouillegemüse/Ratatouille-Gemüse, Gemüseragout',
      like: 'mixed vegetables',
      contains: [],
      mayContain: ['celery'],
    },
    {
      names: 'TK-Pizza, Pizza, Tiefkühlpizza, Pizzen',
      like: 'pizza dough',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs', 'fish'],
      mayRuleOut: PORK,
    },
    {
      names: 'Frühlingsrolle/-n, Frühlings-Rollen, Minifrühlingsrollen/Mini-Frühlingsrollen, Sommerrollen, Börek, Samosa/-s, Strudel, Quiche, Flammkuchen, Empanadas, Sigara Böreği',
      like: 'phyllo dough',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'crustaceans', 'celery', 'sesame', 'nuts'],
      mayRuleOut: PORK,
    },
    {
      names: 'Frühlingsrollenteig, Frühlingsrollenblätter, Frühlingsrollenteigblätter/Frühlingsrollen-Teigblätter, Frühlingsrollen-Blätter, Frühlingsrollenhüllen',
      like: 'spring roll wrapper',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'Wantan-Blätter/Wan-Tan-Blätter, Wantanblätter, Wan-Tan-Teigblätter, Gyozablätter/Gyoza-Blätter, Wan-Tan-Teig, Teigblätter Gyoza, Gyozateigblätter/Gyoza-Teigblätter, Wantanteigblätter/Wantan-Teigblätter, Wan-Tan-Hüllen, Wan-Tan-Teigplatten, Wantanteig, Wontonblätter/Wonton-Blätter',
      like: 'wonton wrapper',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names: 'Sushi',
      like: 'sushi rice',
      contains: [],
      mayContain: ['fish', 'crustaceans', 'soybeans', 'gluten', 'sesame', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal'],
    },
    // Spices and mixes
    {
      names:
        'Gewürz/-e, Gewürzmischung/-en, Gewürzsalz, Kräutersalz, Kräuter-Salz, Salatgewürz, Herbamare, Brotgewürz, Pizzagewürz, Bratkartoffelgewürz, Kartoffelgewürz, Fischgewürz, Grillgewürz, Grill-Gewürz, Gyrosgewürz, Hähnchengewürz, Brathähnchengewürz, Hähnchengewürzsalz, Brathähnchen-Gewürz, Brathendlgewürz, Steakgewürz, Pommesgewürz, Hackfleischgewürz, Gulaschgewürz, Tacogewürz, Taco-Gewürz, Fajitagewürz/Fajita-Gewürz, Cajungewürz/Cajun-Gewürz, Wildgewürz, Bratengewürz, Pommessalz, Pommes-Salz, Gemüsegewürz, Pastagewürz, Chili-con-Carne-Gewürz, Tacogewürzmischung/Taco-Gewürzmischung, Dönergewürz/Döner-Gewürz, Kebabgewürz, Bruschettagewürz/Bruschetta-Gewürz, Gurkengewürz, Einmachgewürz, Einlegegewürz, BBQgewürz/BBQ-Gewürz, BBQrub/BBQ-Rub, Rub, Schweinebratengewürz, Sauerbratengewürz, Geflügelgewürz, Geflügel-Gewürz, Asiagewürz/Asia-Gewürz, Würzmischung, Tandoorimasala/Tandoori-Masala, Tandoorigewürz/Tandoori-Gewürz, Jerkgewürz/Jerk-Gewürz, Köftegewürz, Bolognesegewürz, Chiligewürz, Hähnchen-Gewürz, Gewürze nach Wahl, Fischgewürzmischung, Magic Dust, Kräutergewürz, Tzatzikigewürz, Zazikigewürz/Zaziki-Gewürz, italienisches Gewürz, Italienische Gewürzmischung, Grillgewürzmischung, Gyros-Gewürz, Gyrosgewürzmischung/Gyros-Gewürzmischung, Currygewürzmischung/Curry-Gewürzmischung, Rindfleischgewürz, Wildgewürzmischung, Sauerbraten-Gewürz, Ras el Hanout Mischung, Pfannengewürz, Quarkgewürz, Spaghettigewürz, Kartoffelgewürzsalz, Cajungewürzmischung/Cajun-Gewürzmischung, Gulaschwürze, Pizza-Gewürz, Tomatengewürz, Tomate-Mozzarella-Gewürz, Salatkräutergewürz, Rühreigewürz/Rührei-Gewürz, Avocado-Gewürz, Marinade, Marinaden, Grillmarinade, Fleischgewürz, Tomatensalz, Chilisalz, Bärlauchsalz, Orangensalz, Zitronensalz, Suppensalz, Steakpfeffer, Grillpfeffer, Wildkräutersalz, Barbecuegewürz/Barbecue-Gewürz, Burgergewürz/Burger-Gewürz, Aglio-e-Olio-Gewürz, Hähnchenwürzer, Hühnergewürz, Wurstgewürz, Leberkäsgewürz, Einmach-Gewürz, Essiggurkengewürz, Lammgewürz, Bratwurstgewürz, Bratenwürze, Bratgewürz/Brat-Gewürz, Grillsalz, Gewürzzubereitung, Adobo, Fleischwürze, Gewürzsträußchen, Gewürzsäckchen, Gewürzkörner, Kraftfleischgewürz, Pulled-Pork-Gewürz, Smokerrub/Smoker-Rub, Café-de-Paris-Gewürz, Gewürzsalzmischung, Gewürzkräuter, Bauerngewürz, Ankerkraut, Kartoffel-Gewürz, Ofenkartoffelgewürz, Scharfmacher, Pfannenkräuter, Steak-Gewürz, Curry-Pfeffer, Gewürzen, Gewürzs, Quatre-Épices-Mischung, Mischgewürz, Universal-Gewürz, Bratfischgewürz, Texmex-Gewürz, Chili-Gewürz, Nasi-Goreng-Gewürz, Bami-Goreng-Gewürz, mexikanische Gewürzmischung, mexikanisches Gewürz, mexikanische Gewürze, Kürbiskern-Gewürz',
      like: 'barbecue rub',
      contains: [],
      mayContain: ['mustard', 'celery', 'gluten', 'milk', 'sesame', 'soybeans'],
    },
    {
      names:
        'Curry, Currypulver, Curry-Pulver, Madrascurry/Madras-Curry, indische Curry/indischer Curry/indisches Curry/indischen Curry/indischem Curry, Curry gemahlen, Currygewürz, mildes Currypulver, gelbe Curry/gelber Curry/gelbes Curry/gelben Curry/gelbem Curry, Currymischung, Curry-Gewürz, milde Curry/milder Curry/mildes Curry/milden Curry/mildem Curry, Curry indisch, Curry Madras, scharfe Currypulver/scharfer Currypulver/scharfes Currypulver/scharfen Currypulver/scharfem Currypulver, Purple Curry, Masala, Curry mild, Currypulver mild, Madrascurrypulver/Madras-Currypulver, Tandoori, Currypulver scharf, Tikka Masala, Curry scharf, Jaipur-Curry, Curry-Mischung, Englischer Curry, Curcumamischung, gelbes Currypulver',
      like: 'curry powder',
      contains: [],
      mayContain: ['mustard', 'celery', 'gluten'],
    },
    {
      names: 'Fix für Bolognese, Maggi Fix, Knorr Fix, Fixprodukt, Fix, Würzbasis, Gulaschfix/Gulasch-Fix, Bolognesefix/Bolognese-Fix, Fix für Spaghetti Bolognese, Päckchen Fix, Fix-Tüte, Lasagnefix/Lasagne-Fix, Geschnetzeltes-Fix',
      like: 'gravy',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard', 'eggs'],
      mayRuleOut: PORK,
    },
    // Drinks
    {
      names:
        'Bier, Dunkelbier, Schwarzbier, Weizenbier, Weißbier, Pils, Lagerbier, Altbier, Bockbier, Hefeweizen, dunkle Bier/dunkler Bier/dunkles Bier/dunklen Bier/dunklem Bier, helle Bier/heller Bier/helles Bier/hellen Bier/hellem Bier, Pilsner, Guinness, Kölsch, Bier hell, Bier dunkel, Starkbier, Stout, Vollbier, Radler, Weizen-Bier, Kellerbier, Märzen, Märzenbier, Doppelbock, Pale Ale, Biere, Rauchbier, Exportbier, Braunbier',
      like: 'beer',
      contains: ['gluten'],
      mayContain: ['sulphites'],
      rulesOut: HALAL,
    },
    {
      names:
        'Malzbier, alkoholfreie Bier/alkoholfreier Bier/alkoholfreies Bier/alkoholfreien Bier/alkoholfreiem Bier, alkoholfreie Weizenbier/alkoholfreier Weizenbier/alkoholfreies Weizenbier/alkoholfreien Weizenbier/alkoholfreiem Weizenbier, Weizen alkoholfrei, Malztrunk, Vitamalz, alkoholfreie Weißbier/alkoholfreier Weißbier/alkoholfreies Weißbier/alkoholfreien Weißbier/alkoholfreiem Weißbier, Bier alkoholfrei',
      like: 'non-alcoholic beer',
      contains: ['gluten'],
    },
    {
      names:
        'Reiswein, Shaoxingwein/Shaoxing-Wein, Shaoxingreiswein/Shaoxing-Reiswein, chinesische Reiswein/chinesischer Reiswein/chinesisches Reiswein/chinesischen Reiswein/chinesischem Reiswein, chinesische Kochwein/chinesischer Kochwein/chinesisches Kochwein/chinesischen Kochwein/chinesischem Kochwein, Kochwein asiatisch',
      like: 'rice wine',
      contains: [],
      mayContain: ['gluten'],
      rulesOut: HALAL,
    },
    {
      names: 'Glühwein, Punsch, Sangria, Bowle, Feuerzangenbowle, Hugo, weiße Glühwein/weißer Glühwein/weißes Glühwein/weißen Glühwein/weißem Glühwein, rote Glühwein/roter Glühwein/rotes Glühwein/roten Glühwein/rotem Glühwein, Jagatee, Jägertee, Met, Honigwein',
      like: 'red wine',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: HALAL,
    },
    {
      names: 'Eierlikör, Verpoorten, Advocaat, Eier-Likör',
      like: 'irish cream',
      contains: ['eggs'],
      mayContain: ['milk'],
      rulesOut: HALAL,
    },
    {
      names: "Baileys, Irish Cream, Bailey's, Cremelikör, Schokoladenlikör, Whiskylikör, Mozartlikör, Mozart-Likör, Batida de Coco, Batida de Côco, Kokoslikör, Creme-Likör, Schokolikör, Schoko-Likör, Karamelllikör, Toffeelikör/Toffee-Likör, Whiskeylikör, Whiskey-Likör",
      like: 'irish cream',
      contains: [],
      mayContain: ['milk', 'eggs', 'nuts', 'soybeans'],
      rulesOut: HALAL,
    },
    {
      names: 'Sahnelikör, Whiskysahnelikör/Whisky-Sahnelikör',
      like: 'irish cream',
      contains: ['milk'],
      mayContain: ['eggs', 'nuts', 'soybeans'],
      rulesOut: HALAL,
    },
    {
      names: 'Haselnuss-Sahnelikör',
      like: 'irish cream',
      contains: ['milk', 'nuts'],
      mayContain: ['eggs', 'soybeans'],
      rulesOut: HALAL,
    },
    {
      names:
        'alkoholfreie Wein/alkoholfreier Wein/alkoholfreies Wein/alkoholfreien Wein/alkoholfreiem Wein, alkoholfreie Sekt/alkoholfreier Sekt/alkoholfreies Sekt/alkoholfreien Sekt/alkoholfreiem Sekt, alkoholfreie Weißwein/alkoholfreier Weißwein/alkoholfreies Weißwein/alkoholfreien Weißwein/alkoholfreiem Weißwein, alkoholfreie Rotwein/alkoholfreier Rotwein/alkoholfreies Rotwein/alkoholfreien Rotwein/alkoholfreiem Rotwein, alkoholfreie Prosecco/alkoholfreier Prosecco/alkoholfreies Prosecco/alkoholfreien Prosecco/alkoholfreiem Prosecco, Sekt alkoholfrei, Weißwein alkoholfrei, Rotwein alkoholfrei, Robby Bubble, alkoholfreie Gin/alkoholfreier Gin/alkoholfreies Gin/alkoholfreien Gin/alkoholfreiem Gin, alkoholfreie Rum/alkoholfreier Rum/alkoholfreies Rum/alkoholfreien Rum/alkoholfreiem Rum, alkoholfreier Glühwein, alkoholfreie Aperitif/alkoholfreier Aperitif/alkoholfreies Aperitif/alkoholfreien Aperitif/alkoholfreiem Aperitif, Traubensecco',
      like: 'grape juice',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'Alkohol, Spirituose, Aperitif, Weingeist, Primasprit, Ansatzschnaps, Kornschnaps, Ansatzalkohol, Branntweins, reiner Alkohol, Bitters, Trinkalkohol, Kräuterbitter',
      like: 'vodka',
      contains: [],
      rulesOut: HALAL,
    },
    {
      names:
        'Sirup, Holunderblütensirup, Himbeersirup, Erdbeersirup, Grenadine, Fruchtsirup, Holundersirup, Waldmeistersirup, Mandelsirup Aroma, Ingwersirup Getränk, Cassissirup, Vanillesirup, Hollersirup, Minzsirup, Zitronensirup, Holunderblüten-Sirup, Himbeer-Sirup, Grenadinesirup/Grenadine-Sirup, Hollerblütensirup, Rosensirup, Granatapfelsirup, Granatapfelmelasse, Granatapfel-Sirup, Kirschsirup, Zimtsirup, Maracujasirup, Orangensirup, Rhabarbersirup, Limettensirup, Veilchensirup, Zuckercouleur, Johannisbeersirup, Lavendelsirup, Zuckerkulör, Kokossirup, Holdersirup, Kaffeesirup, Lebkuchensirup, Pfefferminzsirup, Monin Sirup, Granatapfelkonzentrat, Lime Juice Cordial, Cordial, Blutorangensirup, Melissensirup, Brombeersirup, Fliederbeersirup, Ribiselsirup, Fliedersirup/Flieder-Sirup, Apfelsirup, Birnensirup, Weichselsirup, Rosmarinsirup, Ahornaroma, Marillensirup, Glühweinsirup, Holunderbeersirup, Pfirsichsirup, Ingwer-Sirup, Vanille-Sirup, Curaçaosirup, Mangosirup, Bananensirup',
      like: 'grenadine',
      contains: [],
    },
    {
      names: 'Mandelsirup, Orgeat, Haselnusssirup, Amarettosirup, Haselnuss-Sirup',
      like: 'grenadine',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names: 'Tamarindenpaste, Tamarinden-Paste, Tamarindensaft, Tamarindenkonzentrat, Tamarindensirup',
      like: 'tamarind paste',
      contains: [],
    },
    {
      names: 'Limonadenpulver, Getränkepulver, Eisteepulver, Zitronenteepulver, Zitronenteegranulat, Instanttee, Vitaminpulver',
      like: 'lemonade',
      contains: [],
    },
    {
      names: 'Carokaffee/Caro-Kaffee, Zichorienkaffee, Muckefuck, Caro',
      like: 'instant coffee',
      contains: [],
      mayContain: ['gluten', 'lupin'],
    },
    { names: 'Getreidekaffee, Malzkaffee', like: 'instant coffee', contains: ['gluten'], mayContain: ['lupin'] },
    { names: 'Lupinenkaffee', like: 'instant coffee', contains: ['lupin'], mayContain: ['gluten'] },
    {
      names: 'Cappuccino, Cappuccinopulver, Cappuccino-Pulver, Latte Macchiato, Eiskaffee',
      like: 'instant coffee',
      contains: [],
      mayContain: ['milk'],
    },
    { names: 'Milchkaffee', like: 'instant coffee', contains: ['milk'] },
    { names: 'Aloe Vera, Aloe-Vera-Saft, Birkenwasser, Birkensaft', like: 'aloe vera juice', contains: [] },
    { names: 'Molkegetränk pflanzlich', like: 'aloe vera juice', contains: [] },
    { names: 'Horchata', like: 'horchata', contains: [] },
    { names: 'Rivella, Molkegetränk', like: 'whey', contains: ['milk'] },
    {
      names:
        'Waldmeister, Süßdolde, Schafgarbe, Giersch, Vogelmiere, Gundermann, Spitzwegerich, Borretsch, Pimpinelle, Pimpernelle, Ysop, Beifuß, Weinraute, Ananassalbei, Koriandergemüse, Melde, Cola-Kraut, Zitronenmyrte, Currykraut, Eberraute, Heiligenkraut, Kräuterseitlingkraut, Fichtenspitzen, Tannenspitzen, Fichtennadeln, Rosengeranie, Wiesenkräuter, Olivenkraut, Wermutkraut, Angelika, Kalmus, Maiwipferl, Zirbe, Beifuss, getrocknete Beifuß/getrockneter Beifuß/getrocknetes Beifuß/getrockneten Beifuß/getrocknetem Beifuß, Bibernelle, Wiesenschaumkraut, Stevia frisch, Malve, Stielchen Borretsch, Waldmeisterkraut, Taglilie, Frauenmantel, Dost Kraut, Ehrenpreis, Gänsefingerkraut, Hirtentäschel',
      like: 'sorrel',
      contains: [],
    },
    {
      names: 'Aronia, Aroniabeere/-n, Vogelbeere/-n, Kornelkirsche/-n, Wildfrüchte, Ebereschen, Felsenbirne/-n, Maibeeren, Honigbeere',
      like: 'black currant',
      contains: [],
    },
    { names: 'Mandarinaprikosen/Mandarin-Aprikosen, Obst frisch', like: 'apricot', contains: [] },
    // More of the kitchens of Germany, Austria and Switzerland
    {
      names: 'Kokosmakronen, Kokosbusserl, Kokosmakrone',
      like: 'meringue',
      contains: ['eggs'],
      mayContain: ['gluten', 'nuts', 'milk', 'soybeans'],
    },
    {
      names: 'Käsestange/-n, Käsefüße, Käsegebäckstangen',
      like: 'pretzel',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'sesame'],
    },
    {
      names: 'Nussecke/-n, Nusshörnchen, Nussschnecke/-n, Nussgipfel, Nusstorte, Engadiner Nusstorte, Nussstrudel',
      like: 'trifle sponge',
      contains: ['gluten', 'nuts'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names: 'Mohnback, Mohnfüllung, Mohnmasse, Mohnfix/Mohn-Fix, Back-Mohn, backfertige Mohn/backfertiger Mohn/backfertiges Mohn/backfertigen Mohn/backfertigem Mohn, Mohn backfertig, backfertige Mohnmischung',
      like: 'poppy seed',
      contains: [],
      mayContain: ['gluten', 'milk', 'nuts', 'eggs', 'soybeans'],
    },
    {
      names: 'Nussback, Nussmischung backfertig',
      like: 'poppy seed',
      contains: ['nuts'],
      mayContain: ['gluten', 'milk', 'eggs', 'soybeans'],
    },
    { names: 'Haferbrei', like: 'vanilla yogurt', contains: ['gluten'], mayContain: ['milk'] },
    {
      names: 'Biberfladen, Biber, Appenzeller Biber, Bärli-Biber',
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['nuts', 'milk', 'eggs'],
    },
    {
      names: 'Bratcreme, Bratcrème, Brat-Creme, Bratöl-Creme',
      like: 'vegetable oil',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'Ovo, Ovopulver',
      like: 'malted milk powder',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names: 'Hanfmehl Mischung, Gemüsebratensauce',
      like: 'gravy',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery'],
    },
    {
      names: 'Obstkuchen, Streuselkuchen, Zwetschgenkuchen, Schokotorte, Linzer Torte, Linzertorte, Sachertorte, Rüeblitorte, Karottenkuchen, Hefekuchen, Mohnkuchen, Napfkuchen, Gugelhupf, Donauwelle, Zitronentarte',
      like: 'trifle sponge',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'nuts', 'soybeans'],
    },
    {
      names: 'Sahnetorte',
      like: 'trifle sponge',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'nuts', 'soybeans'],
    },
  ],
  words: {
    article: "ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, diese, dieser, dieses, 'n, ne, 'ne, nen, mein, meine, dein, deine, unser, unsere, unserem, unserer, ihre, seine, a",
    of: 'von, vom, aus',
    and: 'und, u, /-blatt/-blätter/-blättern/-blättchen/-blättli/-zweig/-zweige/-zweigen/-zweiglein/-zweigchen/-zweigli/-stängel/-stängeln/-stengel/-stiel/-stiele/-stielen/-spitzen/-bund, sowie, u., samt dazu, als auch, wie auch',
    or: 'oder, bzw, bzw., beziehungsweise, respektive, od, od., resp, o., alternativ, ersatzweise, und, statt, anstatt, anstelle, statt dessen, stattdessen',
    plus: 'plus, zzgl, zzgl., zuzüglich, zusätzlich, +',
    with: 'mit, inkl, inkl., inklusive, samt, einschließlich, nebst, mitsamt',
    without: 'ohne, exkl, exkl., frei von, o. Zusatz von',
    to: 'bis, bis zu',
    stop: 'für, zum, zur, zum Braten, zum Anbraten, zum Backen und Braten, zum Kochen und Braten, zum Braten und Backen, zum Braten und, für zum Braten, zum Aus- und Anbraten, vom Braten, nach, wenn, je nach, bei, als, falls, damit, je, laut, siehe, während, vor, um, sodass, dass, weil, so dass, z.B., z. B., zB, beispielsweise, etwa wie, am besten, bspw, bspw., sowas wie, sofern, da, davon, daraus, dafür, darin, worin, per, pro, à, alternativ auch, wie, dazu, evtl. für, mind. so viel, zwecks, nachdem, bevor, sonst, ansonsten, andernfalls, anschließend, wovon, welche, welcher, welches, gemäß, entsprechend, beim, zuvor, danach, hiervon, idealerweise, vorzugsweise, bevorzugt',
    about: 'ca, ca., circa, zirka, etwa, ungefähr, rund, cirka, ungef., in etwa, knapp, gut, reichlich, maximal, max, max., mindestens, mind, mind., minimal, höchstens, fast, ungefähr so viel, gute, guter, gutes, guten, knappe, knapper, knappes, knappen, schätzungsweise, min., ±, mehr als, weniger als, über, bis ca',
    optional:
      'optional, optionale, optionaler, optionales, wahlweise, eventuell, evtl, evtl., ev, ev., evt., evt, ggf, ggf., gegebenenfalls, nach Belieben, nach Wunsch, nach Geschmack, bei Bedarf, wer mag, wer möchte, fakultativ, nach Wahl, gegebenfalls, u. U., eventuelle, eventueller, nach Gusto, nach Lust und Laune, kein Muss, muss aber nicht, falls vorhanden, falls gewünscht, falls nötig, je nach Geschmack, wer will, freiwillig, allenfalls, allf., allfällig',
    size: 'groß/-e/-er/-es/-en/-em, gross/-e/-er/-es/-en/-em, klein/-e/-er/-es/-en/-em, mittelgroß/-e/-er/-es/-en/-em, mittelgross/-e/-er/-es/-en/-em, mittler/-e/-er/-es/-en/-em, mittel, größer/-e/-er/-es/-en/-em, grösser/-e/-er/-es/-en/-em, kleinere/-r/-s/-n/-m, riesig/-e/-er/-es/-en/-em, dick/-e/-er/-es/-en/-em, dünn/-e/-er/-es/-en/-em, lang/-e/-er/-es/-en/-em, kurz/-e/-er/-es/-en/-em, winzig/-e/-er/-es/-en/-em, Größe M, Größe L, Größe S, Gr. M, Gr. L, Gr. S, Grösse M, Grösse L, Größe XL, Gr. XL, Kl. M, Klasse M, Gewichtsklasse M, Gewichtsklasse L, M, XL, XXL, mini, handtellergroß/-e/-er/-es/-en/-em, walnussgroß/-e/-er/-es/-en/-em, walnussgross/-e/-er/-es/-en/-em, daumengroß/-e/-er/-es/-en/-em, daumengross/-e/-er/-es/-en/-em, daumendick/-e/-er/-es/-en/-em, haselnussgroß/-e/-er/-es/-en/-em, faustgroß/-e/-er/-es/-en/-em, mundgerecht/-e/-er/-es/-en/-em, bissgroß/-e/-er/-es/-en/-em, schmal/-e/-er/-es/-en/-em, breit/-e/-er/-es/-en/-em, flach/-e/-er/-es/-en/-em, hoch, hohe, hoher, hohes, hohen, kirschgroß/-e/-er/-es/-en/-em, fingerdick/-e/-er/-es/-en/-em, fingerlang/-e/-er/-es/-en/-em, fingerbreit/-e/-er/-es/-en/-em, länglich/-e/-er/-es/-en/-em, länger/-e/-er/-es/-en/-em, nussgroß/-e/-er/-es/-en/-em, extragroß/-e/-er/-es/-en/-em, medium, hauchdünn/-e/-er/-es/-en/-em, millimeterdick/-e/-er/-es/-en/-em, erbsengroß/-e/-er/-es/-en/-em, größte, extra groß, bleistiftdick/-e/-er/-es/-en/-em, streichholzdick/-e/-er/-es/-en/-em, messerrückendick/-e/-er/-es/-en/-em, ganz klein/-e/-er/-es/-en/-em, stattlich/-e/-er/-es/-en/-em, baumnussgross/-e/-er/-es/-en/-em, haselnussgross/-e/-er/-es/-en/-em, zentimeterdick/-e/-er/-es/-en/-em, centimetergroß/-e/-er/-es/-en/-em, zentimetergroß/-e/-er/-es/-en/-em, handgroß/-e/-er/-es/-en/-em, daumenlang/-e/-er/-es/-en/-em, daumennagelgroß/-e/-er/-es/-en/-em, tellergroß/-e/-er/-es/-en/-em, klitzeklein/-e/-er/-es/-en/-em, überdimensional/-e/-er/-es/-en/-em, kleinstes, dickste, handlich/-e/-er/-es/-en/-em, olivengroß/-e/-er/-es/-en/-em, Normalgröße, normalgroß/-e/-er/-es/-en/-em, pfirsichgroß/-e/-er/-es/-en/-em, eigroß/-e/-er/-es/-en/-em, golfballgroß/-e/-er/-es/-en/-em, gleich groß/-e/-er/-es/-en/-em, gleichgroß/-e/-er/-es/-en/-em, gleich lang/-e/-er/-es/-en/-em',
    manner:
      'gehäuft/-e/-er/-es/-en/-em, gestrichen/-e/-er/-es/-en/-em, leicht gehäuft/-e/-er/-es/-en/-em, voll, volle, voller, volles, vollen, geh., gestr., gut gehäuft/-e/-er/-es/-en/-em, gut gefüllt/-e/-er/-es/-en/-em, gestr, geh, randvoll/-e/-er/-es/-en/-em, schwach gehäuft/-e/-er/-es/-en/-em, stark gehäuft/-e/-er/-es/-en/-em, halbvoll/-e/-er/-es/-en/-em, leicht gefüllt/-e/-er/-es/-en/-em, üppig/-e/-er/-es/-en/-em, gefüllte Löffel/gefüllter Löffel/gefülltes Löffel/gefüllten Löffel/gefülltem Löffel, übervoll/-e/-er/-es/-en/-em, gehäufelt/-e/-er/-es/-en/-em, überhäuft/-e/-er/-es/-en/-em, glatt gestrichen/-e/-er/-es/-en/-em, groß gehäuft/-e/-er/-es/-en/-em, flach gestrichen/-e/-er/-es/-en/-em',
    adverb:
      'fein, grob, sehr, leicht, ganz, frisch, gut, dünn, klein, groß, gross, dick, kurz, nicht, noch, nur, schon, etwas, gründlich, gerade, besonders, möglichst, recht, sorgfältig, schräg, quer, längs, der Länge nach, in der Mitte, extra, halb, vorsichtig, locker, fest, stark, schwach, extrem, relativ, eher, nochmals, einmal, zweimal, mehrmals, kräftig, vorher, bereits, vollständig, komplett, bloß, auch, evtl schon, selbst, eben, gar, mittelfein, hauchdünn, ultrafein, so, zu, gleichmäßig, nochmal, lieber, am liebsten, gerne, gern, ordentlich, richtig, wirklich, teils, teilweise, zusammen, separat, getrennt, getrennte, jeweils, insgesamt, natürlich, unbedingt, vielleicht, anders, genug, genügend, ausreichend, wenig, weniger, mehr, viel, viele, vielen, vieler, ziemlich, einfach, direkt, mild, sofort, später, fertig, wieder, ebenfalls, allein, sanft, mäßig, mittelgrob, mittelstark, normal, flüssig, warm, kalt, lauwarm, heiß, heiss, extrafein, über Nacht, am Vortag, vom Vortag, rundherum, rundum, weich, hauchfein, hauchzart, feinst, stückig, grobstückig, kleinstückig, kleinwürfelig, feinwürfelig, kleinwürflig, feinwürflig, grobwürfelig, würfelig, würflig, nudelig, blättrig, streifig, scheibenweise, streifenweise, stiftelig, feinblättrig, feinnudelig, grobblättrig, ringförmig, hälftig, mittig, diagonal, senkrecht, waagrecht, waagerecht, kreuzweise, kreuzförmig, sternförmig, ringsum, beidseitig, einseitig, tropfnass, halbweich, halbfest, steifgeschlagen, cremig, handheiß, handwarm, zimmerwarm, kühlschrankkalt, tiefgekühlt gut, wohl, ungern, bestenfalls, zumindest, wenigstens, überwiegend, hauptsächlich, größtenteils, weitgehend, sparsam, großzügig, spärlich, dezent, kräftiger, stärker, feiner, gröber, dünner, dicker, kleinere, größer, länger, kürzer, frischer, öfter, besser, am besten, ideal, perfekt, optimal, wunderbar, herrlich, super, toll',
    preparation:
      'gehackt/-e/-er/-en/-em, grobgehackt/-e/-er/-es/-en/-em, feingehackt/-e/-er/-es/-en/-em, fein gehackt/-e/-er/-es/-en/-em, grob gehackt/-e/-er/-es/-en/-em, geschnitten/-e/-er/-es/-en/-em, feingeschnitten/-e/-er/-es/-en/-em, kleingeschnitten/-e/-er/-es/-en/-em, klein geschnitten/-e/-er/-es/-en/-em, gewürfelt/-e/-er/-es/-en/-em, feingewürfelt/-e/-er/-es/-en/-em, fein gewürfelt/-e/-er/-es/-en/-em, grob gewürfelt/-e/-er/-es/-en/-em, geschält/-e/-er/-es/-en/-em, ungeschält/-e/-er/-es/-en/-em, gerieben/-e/-er/-es/-en/-em, feingerieben/-e/-er/-es/-en/-em, frischgerieben/-e/-er/-es/-en/-em, geraspelt/-e/-er/-es/-en/-em, geraffelt/-e/-er/-es/-en/-em, gehobelt/-e/-er/-es/-en/-em, feingehobelt/-e/-er/-es/-en/-em, gepresst/-e/-er/-es/-en/-em, gepreßt/-e/-er/-es/-en/-em, ausgepresst/-e/-er/-es/-en/-em, zerdrückt/-e/-er/-es/-en/-em, zerquetscht/-e/-er/-es/-en/-em, gequetscht/-e/-er/-es/-en/-em, gestampft/-e/-er/-es/-en/-em, zerkleinert/-e/-er/-es/-en/-em, halbiert/-e/-er/-es/-en/-em, geviertelt/-e/-er/-es/-en/-em, geachtelt/-e/-er/-es/-en/-em, gesechstelt/-e/-er/-es/-en/-em, gedrittelt/-e/-er/-es/-en/-em, entkernt/-e/-er/-es/-en/-em, entsteint/-e/-er/-es/-en/-em, ohne Stein, ohne Steine, ohne Kerne, gewaschen/-e/-er/-es/-en/-em, geputzt/-e/-er/-es/-en/-em, abgetropft/-e/-er/-es/-en/-em, abgegossen/-e/-er/-es/-en/-em, abgespült/-e/-er/-es/-en/-em, abgespühlt/-e/-er/-es/-en/-em, gespült/-e/-er/-es/-en/-em, abgebraust/-e/-er/-es/-en/-em, geschmolzen/-e/-er/-es/-en/-em, zerlassen/-e/-er/-es/-en/-em, geschmolz., verquirlt/-e/-er/-es/-en/-em, verschlagen/-e/-er/-es/-en/-em, aufgeschlagen/-e/-er/-es/-en/-em, geschlagen/-e/-er/-es/-en/-em, getrennt/-e/-er/-es/-en/-em, aufgetaut/-e/-er/-es/-en/-em, angetaut/-e/-er/-es/-en/-em, eingeweicht/-e/-er/-es/-en/-em, vorgeweicht/-e/-er/-es/-en/-em, ausgedrückt/-e/-er/-es/-en/-em, eingelegt/-e/-er/-es/-en/-em, blanchiert/-e/-er/-es/-en/-em, geröstet/-e/-er/-es/-en/-em, angeröstet/-e/-er/-es/-en/-em, gegrillt/-e/-er/-es/-en/-em, gebraten/-e/-er/-es/-en/-em, angebraten/-e/-er/-es/-en/-em, gebacken/-e/-er/-es/-en/-em, frittiert/-e/-er/-es/-en/-em, gedünstet/-e/-er/-es/-en/-em, gedämpft/-e/-er/-es/-en/-em, pochiert/-e/-er/-es/-en/-em, püriert/-e/-er/-es/-en/-em, passiert/-e/-er/-es/-en/-em, gesiebt/-e/-er/-es/-en/-em, gezupft/-e/-er/-es/-en/-em, abgezupft/-e/-er/-es/-en/-em, gepellt/-e/-er/-es/-en/-em, gehäutet/-e/-er/-es/-en/-em, enthäutet/-e/-er/-es/-en/-em, filetiert/-e/-er/-es/-en/-em, pariert/-e/-er/-es/-en/-em, küchenfertig/-e/-er/-es/-en/-em, ausgenommen/-e/-er/-es/-en/-em, geschuppt/-e/-er/-es/-en/-em, geschabt/-e/-er/-es/-en/-em, abgerieben/-e/-er/-es/-en/-em, gemörsert/-e/-er/-es/-en/-em, gestoßen/-e/-er/-es/-en/-em, gestossen/-e/-er/-es/-en/-em, zerstoßen/-e/-er/-es/-en/-em, zerstossen/-e/-er/-es/-en/-em, geschrotet/-e/-er/-es/-en/-em, gebröselt/-e/-er/-es/-en/-em, zerbröselt/-e/-er/-es/-en/-em, zerbröckelt/-e/-er/-es/-en/-em, gebröckelt/-e/-er/-es/-en/-em, zerkrümelt/-e/-er/-es/-en/-em, zerpflückt/-e/-er/-es/-en/-em, zerrissen/-e/-er/-es/-en/-em, zerteilt/-e/-er/-es/-en/-em, geteilt/-e/-er/-es/-en/-em, portioniert/-e/-er/-es/-en/-em, gerollt/-e/-er/-es/-en/-em, ausgerollt/-e/-er/-es/-en/-em, gehälftet/-e/-er/-es/-en/-em, aufgeschnitten/-e/-er/-es/-en/-em, vorbereitet/-e/-er/-es/-en/-em, abgekühlt/-e/-er/-es/-en/-em, gekühlt/-e/-er/-es/-en/-em, ausgekühlt/-e/-er/-es/-en/-em, erkaltet/-e/-er/-es/-en/-em, erhitzt/-e/-er/-es/-en/-em, erwärmt/-e/-er/-es/-en/-em, temperiert/-e/-er/-es/-en/-em, zimmerwarm/-e/-er/-es/-en/-em, raumtemperiert/-e/-er/-es/-en/-em, handwarm/-e/-er/-es/-en/-em, kühlschrankkalt/-e/-er/-es/-en/-em, aufgelöst/-e/-er/-es/-en/-em, angerührt/-e/-er/-es/-en/-em, gerührt/-e/-er/-es/-en/-em, vermischt/-e/-er/-es/-en/-em, gemischt/-e/-er/-es/-en/-em, verrührt/-e/-er/-es/-en/-em, verknetet/-e/-er/-es/-en/-em, geknetet/-e/-er/-es/-en/-em, gegangen/-e/-er/-es/-en/-em, gereift/-e/-er/-es/-en/-em, ausgebeint/-e/-er/-es/-en/-em, ausgelöst/-e/-er/-es/-en/-em, gebunden/-e/-er/-es/-en/-em, zusammengebunden/-e/-er/-es/-en/-em, paniert natur, mariniert/-e/-er/-es/-en/-em, gewürzt/-e/-er/-es/-en/-em, gesalzen wenig, gepfeffert/-e/-er/-es/-en/-em, gebeizt natur, karamellisiert/-e/-er/-es/-en/-em, flambiert/-e/-er/-es/-en/-em, reduziert/-e/-er/-es/-en/-em, eingekocht/-e/-er/-es/-en/-em, geklärt/-e/-er/-es/-en/-em, gebräunt/-e/-er/-es/-en/-em, gegart/-e/-er/-es/-en/-em, vorgegart/-e/-er/-es/-en/-em, vorgekocht/-e/-er/-es/-en/-em, gekocht/-e/-er/-es/-en/-em, weichgekocht/-e/-er/-es/-en/-em, hartgekocht/-e/-er/-es/-en/-em, hart gekocht/-e/-er/-es/-en/-em, weich gekocht/-e/-er/-es/-en/-em, bissfest, al dente, gehäckselt/-e/-er/-es/-en/-em, gehackelt, gescheibelt/-e/-er/-es/-en/-em, gestiftelt/-e/-er/-es/-en/-em, gestreift, gewiegt/-e/-er/-es/-en/-em, blättrig geschnitten/-e/-er/-es/-en/-em, in Scheiben geschnitten/-e/-er/-es/-en/-em, in Würfel geschnitten/-e/-er/-es/-en/-em, in Streifen geschnitten/-e/-er/-es/-en/-em, in Ringe geschnitten/-e/-er/-es/-en/-em, in Stücke geschnitten/-e/-er/-es/-en/-em, grob geraspelt/-e/-er/-es/-en/-em, fein geraspelt/-e/-er/-es/-en/-em, grob gerieben/-e/-er/-es/-en/-em, fein gerieben/-e/-er/-es/-en/-em, frisch gerieben/-e/-er/-es/-en/-em, frisch gepresst/-e/-er/-es/-en/-em, frischgepresst/-e/-er/-es/-en/-em, frisch gehackt/-e/-er/-es/-en/-em, gezogen/-e/-er/-es/-en/-em, verlesen/-e/-er/-es/-en/-em, sortiert/-e/-er/-es/-en/-em, gerupft/-e/-er/-es/-en/-em, geöffnet/-e/-er/-es/-en/-em, abgeschabt/-e/-er/-es/-en/-em, abgeschnitten/-e/-er/-es/-en/-em, zugeschnitten/-e/-er/-es/-en/-em, geritzt/-e/-er/-es/-en/-em, eingeschnitten/-e/-er/-es/-en/-em, eingeritzt/-e/-er/-es/-en/-em, vorgeschnitten/-e/-er/-es/-en/-em, ausgestochen/-e/-er/-es/-en/-em, ausgehöhlt/-e/-er/-es/-en/-em, ausgekratzt/-e/-er/-es/-en/-em, ausgeschabt/-e/-er/-es/-en/-em, entfettet/-e/-er/-es/-en/-em, entstielt/-e/-er/-es/-en/-em, entgrätet/-e/-er/-es/-en/-em, grätenfrei/-e/-er/-es/-en/-em, ohne Gräten, entrindet/-e/-er/-es/-en/-em, entblättert/-e/-er/-es/-en/-em, entdarmt/-e/-er/-es/-en/-em, gepult/-e/-er/-es/-en/-em, gepuhlt/-e/-er/-es/-en/-em, geknackt/-e/-er/-es/-en/-em, geköpft/-e/-er/-es/-en/-em, gemixt/-e/-er/-es/-en/-em, vermengt/-e/-er/-es/-en/-em, gekeimt/-e/-er/-es/-en/-em, getoastet/-e/-er/-es/-en/-em, aufgebacken/-e/-er/-es/-en/-em, gewässert/-e/-er/-es/-en/-em, getränkt/-e/-er/-es/-en/-em, beträufelt/-e/-er/-es/-en/-em, bestreut/-e/-er/-es/-en/-em, übergossen/-e/-er/-es/-en/-em, überbrüht/-e/-er/-es/-en/-em, gebrüht/-e/-er/-es/-en/-em, aufgebrüht/-e/-er/-es/-en/-em, gebuttert, trockengetupft/-e/-er/-es/-en/-em, trocken getupft/-e/-er/-es/-en/-em, getupft/-e/-er/-es/-en/-em, abgetupft/-e/-er/-es/-en/-em, trocken geschüttelt/-e/-er/-es/-en/-em, trockengeschüttelt/-e/-er/-es/-en/-em, geschüttelt/-e/-er/-es/-en/-em, geschleudert/-e/-er/-es/-en/-em, trockengeschleudert/-e/-er/-es/-en/-em, abgezogen/-e/-er/-es/-en/-em, gebürstet/-e/-er/-es/-en/-em, gerebelt/-e/-er/-es/-en/-em, gestrichen, weggeschnitten/-e/-er/-es/-en/-em, beiseitegelegt/-e/-er/-es/-en/-em, aufgewärmt/-e/-er/-es/-en/-em, steifgeschlagen/-e/-er/-es/-en/-em, steif geschlagen/-e/-er/-es/-en/-em, schaumig geschlagen/-e/-er/-es/-en/-em, steif, zerzupft/-e/-er/-es/-en/-em, plattiert/-e/-er/-es/-en/-em, flachgeklopft/-e/-er/-es/-en/-em, geklopft/-e/-er/-es/-en/-em, aufgefangen/-e/-er/-es/-en/-em, aufgespießt/-e/-er/-es/-en/-em, geplättet/-e/-er/-es/-en/-em, flach gedrückt, angedrückt/-e/-er/-es/-en/-em, leicht angedrückt/-e/-er/-es/-en/-em, gevierteilt/-e/-er/-es/-en/-em, zerhackt/-e/-er/-es/-en/-em, feinstgehackt/-e/-er/-es/-en/-em, ausgequetscht/-e/-er/-es/-en/-em, ausgekernt/-e/-er/-es/-en/-em, vorgeheizt/-e/-er/-es/-en/-em, gefaltet/-e/-er/-es/-en/-em, gezuckert wenig, durchgepresst/-e/-er/-es/-en/-em, durchgedreht/-e/-er/-es/-en/-em, gewolft/-e/-er/-es/-en/-em, gelockert/-e/-er/-es/-en/-em, aufgelockert/-e/-er/-es/-en/-em, gequollen/-e/-er/-es/-en/-em, gequellt/-e/-er/-es/-en/-em, aufgekocht/-e/-er/-es/-en/-em, abgekocht/-e/-er/-es/-en/-em, ausgewaschen/-e/-er/-es/-en/-em, gerüstet/-e/-er/-es/-en/-em, geschwellt/-e/-er/-es/-en/-em, gescheffelt, zerkocht/-e/-er/-es/-en/-em, gequirlt/-e/-er/-es/-en/-em, versprudelt/-e/-er/-es/-en/-em, gesprudelt/-e/-er/-es/-en/-em, aufgeweicht/-e/-er/-es/-en/-em, faschiert, faschierter, faschierten, gestockt/-e/-er/-es/-en/-em, gefrorene leicht/gefrorener leicht/gefrorenes leicht/gefrorenen leicht/gefrorenem leicht, ausgelassen/-e/-er/-es/-en/-em, gelöst/-e/-er/-es/-en/-em, durchgesiebt/-e/-er/-es/-en/-em, durchgeseiht/-e/-er/-es/-en/-em, geseiht/-e/-er/-es/-en/-em, abgeseiht/-e/-er/-es/-en/-em, eingedickt/-e/-er/-es/-en/-em, vakuumiert/-e/-er/-es/-en/-em, bemehlt/-e/-er/-es/-en/-em, eingefettet/-e/-er/-es/-en/-em, gefettet/-e/-er/-es/-en/-em, ausgebuttert/-e/-er/-es/-en/-em, feingemahlen/-e/-er/-es/-en/-em, grob gemahlen/-e/-er/-es/-en/-em, fein gemahlen/-e/-er/-es/-en/-em, abgehangen/-e/-er/-es/-en/-em, gut abgehangen/-e/-er/-es/-en/-em, ausgepult/-e/-er/-es/-en/-em, gehüllt/-e/-er/-es/-en/-em, gebündelt/-e/-er/-es/-en/-em, aufgeteilt/-e/-er/-es/-en/-em, verteilt/-e/-er/-es/-en/-em, abgewogen/-e/-er/-es/-en/-em, abgemessen/-e/-er/-es/-en/-em, gewogen/-e/-er/-es/-en/-em, verdünnt/-e/-er/-es/-en/-em, verflüssigt/-e/-er/-es/-en/-em, aufgefüllt/-e/-er/-es/-en/-em, zugedeckt/-e/-er/-es/-en/-em, abgedeckt/-e/-er/-es/-en/-em, entnommen/-e/-er/-es/-en/-em, entfernt/-e/-er/-es/-en/-em, gewendet/-e/-er/-es/-en/-em, angeschwitzt/-e/-er/-es/-en/-em, geschmort/-e/-er/-es/-en/-em, gesotten/-e/-er/-es/-en/-em, geschäumt/-e/-er/-es/-en/-em, aufgeschäumt/-e/-er/-es/-en/-em, kandisiert, gestürzt/-e/-er/-es/-en/-em, vorgequollen/-e/-er/-es/-en/-em, ausgeschält/-e/-er/-es/-en/-em, übriggeblieben/-e/-er/-es/-en/-em, übrig geblieben/-e/-er/-es/-en/-em, übrig, zerstampft/-e/-er/-es/-en/-em, gespalten/-e/-er/-es/-en/-em, gespickt/-e/-er/-es/-en/-em, abgelöst/-e/-er/-es/-en/-em, abgeperlt/-e/-er/-es/-en/-em, abgestreift/-e/-er/-es/-en/-em, ungebraten/-e/-er/-es/-en/-em, ausgewallt/-e/-er/-es/-en/-em, ausgewellt/-e/-er/-es/-en/-em, ausgezogen/-e/-er/-es/-en/-em, gezettelt, gerädelt, entbeint, angefeuchtet/-e/-er/-es/-en/-em, befeuchtet/-e/-er/-es/-en/-em, gerändert, angewärmt/-e/-er/-es/-en/-em, aufgekratzt, eingerieben/-e/-er/-es/-en/-em, geölt/-e/-er/-es/-en/-em, eingeölt/-e/-er/-es/-en/-em, umwickelt/-e/-er/-es/-en/-em, eingewickelt/-e/-er/-es/-en/-em, zusammengeklappt, zusammengelegt/-e/-er/-es/-en/-em, zusammengerollt/-e/-er/-es/-en/-em, aufgerollt/-e/-er/-es/-en/-em, aufgeklappt/-e/-er/-es/-en/-em, aufgestochen, eingestochen/-e/-er/-es/-en/-em, angestochen/-e/-er/-es/-en/-em, durchgestochen, gestochen/-e/-er/-es/-en/-em, zerstückelt/-e/-er/-es/-en/-em, gestückelt/-e/-er/-es/-en/-em, gesplittert/-e/-er/-es/-en/-em, abgebröckelt, aufgebrochen/-e/-er/-es/-en/-em, gebrochen/-e/-er/-es/-en/-em, angebrochen/-e/-er/-es/-en/-em, zerbrochen/-e/-er/-es/-en/-em, halbreif, enthülst/-e/-er/-es/-en/-em, gepalt/-e/-er/-es/-en/-em, ausgelöffelt/-e/-er/-es/-en/-em, entsaftet/-e/-er/-es/-en/-em, abgebunden/-e/-er/-es/-en/-em, abgelaufen/-e/-er/-es/-en/-em, abgelöscht/-e/-er/-es/-en/-em, aufgegossen/-e/-er/-es/-en/-em, begossen/-e/-er/-es/-en/-em, glasiert/-e/-er/-es/-en/-em, überzogen/-e/-er/-es/-en/-em, gepinselt/-e/-er/-es/-en/-em, bepinselt/-e/-er/-es/-en/-em, bestrichen/-e/-er/-es/-en/-em, bestäubt/-e/-er/-es/-en/-em, eingezuckert/-e/-er/-es/-en/-em, vermahlen/-e/-er/-es/-en/-em, vorgemahlen/-e/-er/-es/-en/-em, geschreddert/-e/-er/-es/-en/-em, zerschnitten/-e/-er/-es/-en/-em, zusammengeschnitten, schräg geschnitten/-e/-er/-es/-en/-em, dünn geschnitten/-e/-er/-es/-en/-em, dünn gehobelt/-e/-er/-es/-en/-em, dünn aufgeschnitten/-e/-er/-es/-en/-em, dünngeschnitten/-e/-er/-es/-en/-em, aufgetrennt/-e/-er/-es/-en/-em, auseinandergezupft/-e/-er/-es/-en/-em, auseinandergezogen/-e/-er/-es/-en/-em, lauwarm geschmolzen/-e/-er/-es/-en/-em, verlaufen/-e/-er/-es/-en/-em, zerlaufen/-e/-er/-es/-en/-em, zergangen/-e/-er/-es/-en/-em, weichgerührt/-e/-er/-es/-en/-em, glattgerührt/-e/-er/-es/-en/-em, glatt gerührt/-e/-er/-es/-en/-em, cremig gerührt/-e/-er/-es/-en/-em, schaumig gerührt/-e/-er/-es/-en/-em, schaumig/-e/-er/-es/-en/-em, aufgemixt/-e/-er/-es/-en/-em, gemahlt, gut verrührt/-e/-er/-es/-en/-em, vorgerührt/-e/-er/-es/-en/-em, angerichtet/-e/-er/-es/-en/-em, dekoriert/-e/-er/-es/-en/-em, garniert/-e/-er/-es/-en/-em, verziert/-e/-er/-es/-en/-em, beschnitten/-e/-er/-es/-en/-em, gekappt/-e/-er/-es/-en/-em, gestutzt/-e/-er/-es/-en/-em, ausgeputzt/-e/-er/-es/-en/-em, vorgeputzt/-e/-er/-es/-en/-em, gewischt/-e/-er/-es/-en/-em, abgewischt/-e/-er/-es/-en/-em, abgepinselt/-e/-er/-es/-en/-em, abgebürstet/-e/-er/-es/-en/-em, geschrubbt/-e/-er/-es/-en/-em, entdeckelt/-e/-er/-es/-en/-em, eingebrockt/-e/-er/-es/-en/-em, ausgepackt/-e/-er/-es/-en/-em, aufgeploppt, gepoppt/-e/-er/-es/-en/-em, gepufft/-e/-er/-es/-en/-em, gesprengt, zurechtgeschnitten/-e/-er/-es/-en/-em, längs halbiert/-e/-er/-es/-en/-em, quer halbiert/-e/-er/-es/-en/-em, längs geviertelt/-e/-er/-es/-en/-em, zusammengedrückt/-e/-er/-es/-en/-em, flachgedrückt/-e/-er/-es/-en/-em, vorgesalzen/-e/-er/-es/-en/-em, entwässert/-e/-er/-es/-en/-em, gut ausgedrückt/-e/-er/-es/-en/-em, ausgewrungen/-e/-er/-es/-en/-em, verknotet/-e/-er/-es/-en/-em, geknotet/-e/-er/-es/-en/-em, gesteckt/-e/-er/-es/-en/-em, gewickelt/-e/-er/-es/-en/-em, geflochten/-e/-er/-es/-en/-em, gestopft/-e/-er/-es/-en/-em, genäht/-e/-er/-es/-en/-em, dressiert/-e/-er/-es/-en/-em, gebridet, angesetzt/-e/-er/-es/-en/-em, angesäuert/-e/-er/-es/-en/-em, gesäuert/-e/-er/-es/-en/-em, gereinigt/-e/-er/-es/-en/-em, gefiltert/-e/-er/-es/-en/-em, filtriert/-e/-er/-es/-en/-em, entkorkt, belassen/-e/-er/-es/-en/-em, ungeputzt/-e/-er/-es/-en/-em, ungewaschen/-e/-er/-es/-en/-em, unzerkleinert/-e/-er/-es/-en/-em',
    quality:
      'frisch/-e/-er/-es/-en/-em, gut/-e/-er/-es/-en/-em, best/-e/-er/-es/-en/-em, hochwertig/-e/-er/-es/-en/-em, bio, biologisch/-e/-er/-es/-en/-em, ökologisch/-e/-er/-es/-en/-em, reif/-e/-er/-es/-en/-em, vollreif/-e/-er/-es/-en/-em, überreif/-e/-er/-es/-en/-em, unreif/-e/-er/-es/-en/-em, fest/-e/-er/-es/-en/-em, weich/-e/-er/-es/-en/-em, zart/-e/-er/-es/-en/-em, knackig/-e/-er/-es/-en/-em, saftig/-e/-er/-es/-en/-em, süß/-e/-er/-es/-en/-em, süss/-e/-er/-es/-en/-em, süßlich/-e/-er/-es/-en/-em, sauer, saure, saurer, saures, sauren, säuerlich/-e/-er/-es/-en/-em, herb/-e/-er/-es/-en/-em, scharf/-e/-er/-es/-en/-em, mild/-e/-er/-es/-en/-em, würzig/-e/-er/-es/-en/-em, kräftig/-e/-er/-es/-en/-em, aromatisch/-e/-er/-es/-en/-em, duftend/-e/-er/-es/-en/-em, edel, edle, edler, edles, edlen, fein/-e/-er/-es/-en/-em, feinst/-e/-er/-es/-en/-em, grob/-e/-er/-es/-en/-em, kernig/-e/-er/-es/-en/-em, körnig/-e/-er/-es/-en/-em, cremig/-e/-er/-es/-en/-em, flüssig/-e/-er/-es/-en/-em, dickflüssig/-e/-er/-es/-en/-em, zähflüssig/-e/-er/-es/-en/-em, fest kochend/-e/-er/-es/-en/-em, festkochend/-e/-er/-es/-en/-em, mehlig/-e/-er/-es/-en/-em, mehlig kochend/-e/-er/-es/-en/-em, mehligkochend/-e/-er/-es/-en/-em, vorwiegend festkochend/-e/-er/-es/-en/-em, vorwiegend fest kochend/-e/-er/-es/-en/-em, speckig/-e/-er/-es/-en/-em, kochend/-e/-er/-es/-en/-em, heiß/-e/-er/-es/-en/-em, heiss/-e/-er/-es/-en/-em, warm/-e/-er/-es/-en/-em, lauwarm/-e/-er/-es/-en/-em, kalt/-e/-er/-es/-en/-em, eiskalt/-e/-er/-es/-en/-em, kühl/-e/-er/-es/-en/-em, trocken/-e/-er/-es/-en/-em, halbtrocken/-e/-er/-es/-en/-em, lieblich/-e/-er/-es/-en/-em, feucht/-e/-er/-es/-en/-em, nass, neu/-e/-er/-es/-en/-em, alt/-e/-er/-es/-en/-em, älter/-e/-er/-es/-en/-em, jung/-e/-er/-es/-en/-em, altbacken/-e/-er/-es/-en/-em, hart/-e/-er/-es/-en/-em, roh verzehrbar, natürlich/-e/-er/-es/-en/-em, naturbelassen/-e/-er/-es/-en/-em, naturtrüb/-e/-er/-es/-en/-em, natur, nature, naturell, pur, rein/-e/-er/-es/-en/-em, echt/-e/-er/-es/-en/-em, original/-e/-er/-es/-en/-em, klassisch/-e/-er/-es/-en/-em, einfach/-e/-er/-es/-en/-em, normal/-e/-er/-es/-en/-em, handelsüblich/-e/-er/-es/-en/-em, üblich/-e/-er/-es/-en/-em, beliebig/-e/-er/-es/-en/-em, verschieden/-e/-er/-es/-en/-em, unterschiedlich/-e/-er/-es/-en/-em, gemischt/-e/-er/-es/-en/-em, bunt/-e/-er/-es/-en/-em, farbig/-e/-er/-es/-en/-em, weiß/-e/-er/-es/-en/-em, weiss/-e/-er/-es/-en/-em, schwarz/-e/-er/-es/-en/-em, rot/-e/-er/-es/-en/-em, rötlich/-e/-er/-es/-en/-em, gelb/-e/-er/-es/-en/-em, grün/-e/-er/-es/-en/-em, blau/-e/-er/-es/-en/-em, braun/-e/-er/-es/-en/-em, orangefarben/-e/-er/-es/-en/-em, orangene, orangener, orangenes, orangefarbig/-e/-er/-es/-en/-em, lila, violett/-e/-er/-es/-en/-em, rosa, pink, rosafarben/-e/-er/-es/-en/-em, pinkfarben/-e/-er/-es/-en/-em, hell/-e/-er/-es/-en/-em, dunkel, dunkle, dunkler, dunkles, dunklen, dunkl., golden/-e/-er/-es/-en/-em, goldgelb/-e/-er/-es/-en/-em, goldbraun/-e/-er/-es/-en/-em, silbern/-e/-er/-es/-en/-em, zweifarbig/-e/-er/-es/-en/-em, unbehandelt/-e/-er/-es/-en/-em, ungespritzt/-e/-er/-es/-en/-em, heimisch/-e/-er/-es/-en/-em, regional/-e/-er/-es/-en/-em, saisonal/-e/-er/-es/-en/-em, deutsch/-e/-er/-es/-en/-em, italienisch/-e/-er/-es/-en/-em, französisch/-e/-er/-es/-en/-em, spanisch/-e/-er/-es/-en/-em, griechisch/-e/-er/-es/-en/-em, türkisch/-e/-er/-es/-en/-em, österreichisch/-e/-er/-es/-en/-em, schweizer, asiatisch/-e/-er/-es/-en/-em, chinesisch/-e/-er/-es/-en/-em, japanisch/-e/-er/-es/-en/-em, thailändisch/-e/-er/-es/-en/-em, indisch/-e/-er/-es/-en/-em, mexikanisch/-e/-er/-es/-en/-em, amerikanisch/-e/-er/-es/-en/-em, englisch/-e/-er/-es/-en/-em, ungarisch/-e/-er/-es/-en/-em, steirisch/-e/-er/-es/-en/-em, Tiroler, bayerisch/-e/-er/-es/-en/-em, bayrisch/-e/-er/-es/-en/-em, schwäbisch/-e/-er/-es/-en/-em, norwegisch/-e/-er/-es/-en/-em, dänisch/-e/-er/-es/-en/-em, niederländisch/-e/-er/-es/-en/-em, holländisch/-e/-er/-es/-en/-em, orientalisch/-e/-er/-es/-en/-em, arabisch/-e/-er/-es/-en/-em, marokkanisch/-e/-er/-es/-en/-em, israelisch/-e/-er/-es/-en/-em, koreanisch/-e/-er/-es/-en/-em, vietnamesisch/-e/-er/-es/-en/-em, polnisch/-e/-er/-es/-en/-em, russisch/-e/-er/-es/-en/-em, mediterran/-e/-er/-es/-en/-em, sizilianisch/-e/-er/-es/-en/-em, provenzalisch/-e/-er/-es/-en/-em, kalifornisch/-e/-er/-es/-en/-em, argentinisch/-e/-er/-es/-en/-em, irisch/-e/-er/-es/-en/-em, schottisch/-e/-er/-es/-en/-em, portugiesisch/-e/-er/-es/-en/-em, hausgemacht/-e/-er/-es/-en/-em, selbstgemacht/-e/-er/-es/-en/-em, selbst gemacht/-e/-er/-es/-en/-em, selber gemacht/-e/-er/-es/-en/-em, gekauft/-e/-er/-es/-en/-em, fertig/-e/-er/-es/-en/-em, schnell/-e/-er/-es/-en/-em, ganz/-e/-er/-es/-en/-em, halbe, halber, halbes, extra fein/-e/-er/-es/-en/-em, extrafein/-e/-er/-es/-en/-em, extra zart/-e/-er/-es/-en/-em, nativ/-e/-er/-es/-en/-em, kaltgepresst/-e/-er/-es/-en/-em, kalt gepresst/-e/-er/-es/-en/-em, extra vergine, extra nativ, raffiniert/-e/-er/-es/-en/-em, unraffiniert/-e/-er/-es/-en/-em, desodoriert/-e/-er/-es/-en/-em, geschmacksneutral/-e/-er/-es/-en/-em, neutral/-e/-er/-es/-en/-em, hitzebeständig/-e/-er/-es/-en/-em, hocherhitzbar/-e/-er/-es/-en/-em, pflanzlich/-e/-er/-es/-en/-em, tierisch/-e/-er/-es/-en/-em, stichfest/-e/-er/-es/-en/-em, streichfähig/-e/-er/-es/-en/-em, schnittfest/-e/-er/-es/-en/-em, fettreich/-e/-er/-es/-en/-em, vollfett/-e/-er/-es/-en/-em, fetthaltig/-e/-er/-es/-en/-em, vollmundig/-e/-er/-es/-en/-em, stark/-e/-er/-es/-en/-em, schwach/-e/-er/-es/-en/-em, schwach entölt/-e/-er/-es/-en/-em, stark entölt/-e/-er/-es/-en/-em, entölt/-e/-er/-es/-en/-em, gesüßt wenig, kohlensäurehaltig/-e/-er/-es/-en/-em, still/-e/-er/-es/-en/-em, glatt/-e/-er/-es/-en/-em, kraus/-e/-er/-es/-en/-em, glattblättrig/-e/-er/-es/-en/-em, großblättrig/-e/-er/-es/-en/-em, kernlos/-e/-er/-es/-en/-em, kernarm/-e/-er/-es/-en/-em, stiellos/-e/-er/-es/-en/-em, dünnschalig/-e/-er/-es/-en/-em, zartblättrig/-e/-er/-es/-en/-em, löslich/-e/-er/-es/-en/-em, wasserlöslich/-e/-er/-es/-en/-em, sofortlöslich/-e/-er/-es/-en/-em, instant, fermentiert/-e/-er/-es/-en/-em, eingeschweißt/-e/-er/-es/-en/-em, abgepackt/-e/-er/-es/-en/-em, verpackt/-e/-er/-es/-en/-em, tiefgefroren natur, freilaufend/-e/-er/-es/-en/-em, gekörnt/-e/-er/-es/-en/-em, granuliert/-e/-er/-es/-en/-em, geschnitten, gehackt fein, dekorativ/-e/-er/-es/-en/-em, schön/-e/-er/-es/-en/-em, makellos/-e/-er/-es/-en/-em, essbar/-e/-er/-es/-en/-em, ungeschwefelt/-e/-er/-es/-en/-em, geschwefelt, ungewachst/-e/-er/-es/-en/-em, gewachst/-e/-er/-es/-en/-em, ungefärbt/-e/-er/-es/-en/-em, gefärbt/-e/-er/-es/-en/-em, frei, freiland, wilde, wilder, wildes, wilden, wildem, wildwachsend/-e/-er/-es/-en/-em, gezüchtet/-e/-er/-es/-en/-em, gesund/-e/-er/-es/-en/-em, lecker/-e/-er/-es/-en/-em, köstlich/-e/-er/-es/-en/-em, klar/-e/-er/-es/-en/-em, trüb/-e/-er/-es/-en/-em, durchwachsen/-e/-er/-es/-en/-em, mager durchwachsen/-e/-er/-es/-en/-em, marmoriert/-e/-er/-es/-en/-em, gereift/-e/-er/-es/-en/-em, ausgereift/-e/-er/-es/-en/-em, alt gereift, lange gereift, mittelalt/-e/-er/-es/-en/-em, pikant/-e/-er/-es/-en/-em, rauchig/-e/-er/-es/-en/-em, nussig/-e/-er/-es/-en/-em, fruchtig/-e/-er/-es/-en/-em, blumig/-e/-er/-es/-en/-em, exotisch/-e/-er/-es/-en/-em, kandisiert/-e/-er/-es/-en/-em, rustikal/-e/-er/-es/-en/-em, traditionell/-e/-er/-es/-en/-em, ländlich/-e/-er/-es/-en/-em, bäuerlich/-e/-er/-es/-en/-em, rosenscharf/-e/-er/-es/-en/-em, edelsüß/-e/-er/-es/-en/-em, edelsüss/-e/-er/-es/-en/-em, mittelscharf/-e/-er/-es/-en/-em, extra scharf/-e/-er/-es/-en/-em, höllisch scharf/-e/-er/-es/-en/-em, aufschlagbar/-e/-er/-es/-en/-em, schlagfähig/-e/-er/-es/-en/-em, ungesalz., ungeröstet/-e/-er/-es/-en/-em, stückig/-e/-er/-es/-en/-em, sämig/-e/-er/-es/-en/-em, dickcremig/-e/-er/-es/-en/-em, locker/-e/-er/-es/-en/-em, luftig/-e/-er/-es/-en/-em, knusprig/-e/-er/-es/-en/-em, krümelig/-e/-er/-es/-en/-em, blond/-e/-er/-es/-en/-em, zimmerwarm, fettig/-e/-er/-es/-en/-em, naturrein/-e/-er/-es/-en/-em, proteinreich/-e/-er/-es/-en/-em, eiweißreich/-e/-er/-es/-en/-em, ballaststoffreich/-e/-er/-es/-en/-em, fair, fairtrade, demeter, MSC, regionaltypisch/-e/-er/-es/-en/-em, feinkörnig/-e/-er/-es/-en/-em, grobkörnig/-e/-er/-es/-en/-em, mittelkörnig/-e/-er/-es/-en/-em, mittelgrob/-e/-er/-es/-en/-em, länglich, rund/-e/-er/-es/-en/-em, oval/-e/-er/-es/-en/-em, eckig/-e/-er/-es/-en/-em, rechteckig/-e/-er/-es/-en/-em, quadratisch/-e/-er/-es/-en/-em, bitter, bittere, bitterer, bitteres, zartbitter natur, extra/-e/-er/-es/-en/-em, übrig/-e/-er/-es/-en/-em, restlich/-e/-er/-es/-en/-em, zusätzlich/-e/-er/-es/-en/-em, weiter/-e/-er/-es/-en/-em, ander/-e/-er/-es/-en/-em, dritt/-e/-er/-es/-en/-em, erst/-e/-er/-es/-en/-em, zweit/-e/-er/-es/-en/-em, vorgebacken/-e/-er/-es/-en/-em, Mühlen, backfertig/-e/-er/-es/-en/-em, grillfertig/-e/-er/-es/-en/-em, bratfertig/-e/-er/-es/-en/-em, pfannenfertig/-e/-er/-es/-en/-em, ofenfertig/-e/-er/-es/-en/-em, servierfertig/-e/-er/-es/-en/-em, kochfertig/-e/-er/-es/-en/-em, backfest/-e/-er/-es/-en/-em, backstabil/-e/-er/-es/-en/-em, haltbar/-e/-er/-es/-en/-em, ultrahocherhitzt/-e/-er/-es/-en/-em, pasteurisiert/-e/-er/-es/-en/-em, homogenisiert/-e/-er/-es/-en/-em, frischgebacken/-e/-er/-es/-en/-em, gentechnikfrei/-e/-er/-es/-en/-em, glutenhaltig/-e/-er/-es/-en/-em, veredelt/-e/-er/-es/-en/-em, delikat/-e/-er/-es/-en/-em, fertig gekauft, typisch/-e/-er/-es/-en/-em, spezielle, spezieller, spezielles, besonder/-e/-er/-es/-en/-em, passend/-e/-er/-es/-en/-em, ähnlich/-e/-er/-es/-en/-em, solch/-e/-er/-es/-en/-em, geeignet/-e/-er/-es/-en/-em, günstig/-e/-er/-es/-en/-em, teuer/-e/-er/-es/-en/-em, teure, übriggeblieben, roher, intensiv/-e/-er/-es/-en/-em, konzentriert/-e/-er/-es/-en/-em, dreifach konzentriert/-e/-er/-es/-en/-em, zweifach konzentriert/-e/-er/-es/-en/-em, doppelt konzentriert/-e/-er/-es/-en/-em, 3-fach konzentriert, gefriergetrocknet natur, zweilagig/-e/-er/-es/-en/-em, flauschig/-e/-er/-es/-en/-em, feinporig/-e/-er/-es/-en/-em, feincremig/-e/-er/-es/-en/-em, süffig/-e/-er/-es/-en/-em, spritzig/-e/-er/-es/-en/-em, prickelnd/-e/-er/-es/-en/-em, abgestanden/-e/-er/-es/-en/-em, lose, losee/-r/-s/-n/-m, welk/-e/-er/-es/-en/-em, ungeöffnet/-e/-er/-es/-en/-em, unaromatisiert/-e/-er/-es/-en/-em, aromatisiert/-e/-er/-es/-en/-em, ungewürzt/-e/-er/-es/-en/-em, farblos/-e/-er/-es/-en/-em, transparent/-e/-er/-es/-en/-em, künstlich/-e/-er/-es/-en/-em, synthetisch/-e/-er/-es/-en/-em, industriell/-e/-er/-es/-en/-em, gängig/-e/-er/-es/-en/-em, sortenrein/-e/-er/-es/-en/-em, erntefrisch/-e/-er/-es/-en/-em, gartenfrisch/-e/-er/-es/-en/-em, fangfrisch/-e/-er/-es/-en/-em, tagesfrisch/-e/-er/-es/-en/-em, knackfrisch/-e/-er/-es/-en/-em, marktfrisch/-e/-er/-es/-en/-em, kleinblättrig/-e/-er/-es/-en/-em, salzig/-e/-er/-es/-en/-em, schmackhaft/-e/-er/-es/-en/-em, gemahlen fein, doppelgriffig/-e/-er/-es/-en/-em, griffig, universal, griffige/-r/-s/-n/-m, Pariser, süddeutsch/-e/-er/-es/-en/-em, norddeutsch/-e/-er/-es/-en/-em, südtiroler, Allgäuer, Vorarlberger, fränkisch/-e/-er/-es/-en/-em, hessisch/-e/-er/-es/-en/-em, rheinisch/-e/-er/-es/-en/-em, Wiener Art, Dijoner, toskanisch/-e/-er/-es/-en/-em, hellgrün/-e/-er/-es/-en/-em, dunkelgrün/-e/-er/-es/-en/-em, dunkelrot/-e/-er/-es/-en/-em, dunkelbraun/-e/-er/-es/-en/-em, hellbraun/-e/-er/-es/-en/-em, hellgelb/-e/-er/-es/-en/-em, hellrot/-e/-er/-es/-en/-em, grünlich/-e/-er/-es/-en/-em, gelblich/-e/-er/-es/-en/-em, weißlich/-e/-er/-es/-en/-em, blassgrün/-e/-er/-es/-en/-em, schneeweiß/-e/-er/-es/-en/-em, alkoholisch/-e/-er/-es/-en/-em, koffeinfrei/-e/-er/-es/-en/-em, entkoffeiniert/-e/-er/-es/-en/-em, fruchtfleischhaltig/-e/-er/-es/-en/-em, ausgesucht/-e/-er/-es/-en/-em, ausgewählt/-e/-er/-es/-en/-em, erstklassig/-e/-er/-es/-en/-em, frostfrei',
    extract:
      'Saft, Schale, Abrieb, Zeste, Zesten, Saft von, Schale von, Abrieb von, abgeriebene Schale, abgeriebene Schale von, Saft und Schale, Saft und Abrieb, Schale und Saft, Abrieb und Saft, geriebene Schale, Fruchtfleisch von, Mark, Schalenabrieb, dünn abgeschälte Schale, Schalen, Saft und Schale von, Saft und Abrieb von, Abrieb und Saft von, fein abgeriebene Schale',
    harmless:
      "0.1 % Fett, 0.2 % Fett, 0.3 % Fett, 0.5 % Fett, 1.5 % Fett, 3.5 % Fett, 3.8 % Fett, 7.5 % Fett, 12.5 % Fett, 0 % Fett, 1 % Fett, 2 % Fett, 3 % Fett, 4 % Fett, 5 % Fett, 6 % Fett, 7 % Fett, 8 % Fett, 10 % Fett, 12 % Fett, 15 % Fett, 16 % Fett, 18 % Fett, 20 % Fett, 22 % Fett, 24 % Fett, 25 % Fett, 28 % Fett, 30 % Fett, 32 % Fett, 33 % Fett, 35 % Fett, 36 % Fett, 38 % Fett, 40 % Fett, 42 % Fett, 45 % Fett, 48 % Fett, 50 % Fett, 55 % Fett, 60 % Fett, 62 % Fett, 65 % Fett, 70 % Fett, 72 % Fett, 75 % Fett, 80 % Fett, 82 % Fett, 85 % Fett, in, im, am, an, auf, ab, zu, ins, zwischen, unter, durch, gegen, hinter, neben, über, außen, innen, oben, unten, herum, hinein, hinzu, dran, drin, drauf, dabei, etc, usw, usw., u.a., u. a., d.h., d. h., s.u., s. u., ist, sind, wird, werden, wurde, wurden, war, sein, hat, haben, hatte, habe, kann, können, muss, müssen, soll, sollte, sollten, darf, dürfen, mag, möchte, möchten, will, wollen, geht, gehen, gibt, es, er, sie, wir, ihr, du, ich, man, mir, uns, euch, dir, sich, wer, was, wo, hier, dort, dann, nun, jetzt, heute, morgen, gestern, immer, manchmal, oft, meist, meistens, aber, sondern, denn, doch, also, ja, nein, kein, keine, keinen, keiner, nichts, alles, alle, allen, aller, jede, jeder, jedes, jeden, beide, beiden, beides, manche, einige, einigen, ein bisschen, bisschen, mehrere, sonstige, welchen, deren, dessen, selber, daher, deshalb, trotzdem, weitere, weiteres, je 1, nehmen, nehme, nimmt, nimm, genommen, verwenden, verwende, verwendet, verwendete, benutzen, benutzt, brauchen, braucht, benötigt, benötigen, gebraucht, machen, mache, macht, gemacht, geben, gebe, stellen, legen, lassen, gelassen, lasse, weglassen, weggelassen, ersetzen, ersetzt, tauschen, austauschen, austauschbar, kaufen, bekommen, erhältlich, anpassen, schmeckt, schmecken, passt, passen, reicht, reichen, klappt, funktioniert, vorziehen, mögen, liebt, lieben, wünschen, gewünscht, wünsch, dienen, serviert, sollte man, Belieben, Bedarf, Wunsch, Geschmack, Gusto, Gefühl, Wahl, Auswahl, Menge, Mengen, Rest, Reste, Hälfte, Hälften, Viertel, Drittel, Teil, Teile, Teilen, Anteil, Stückzahl, Portion, Portionen, Person, Personen, Zutat, Zutaten, Alternative, Ersatz, Variante, Varianten, Sorte, Sorten, Art, Marke, Marken, Firma, Hersteller, Produkt, Produkte, Qualität, Handel, Supermarkt, Kühlregal, Kühltheke, Kühlschrank, Tiefkühltruhe, Gefrierfach, Gefrierschrank, Tiefkühler, Glas, Tüte, Mühle, Pfeffermühle, Gewürzmühle, Mörser, Garten, Bioladen, Asialaden, Asia-Laden, Asiashop, Asia-Shop, Reformhaus, Drogerie, Drogeriemarkt, Apotheke, Metzger, Metzgerei, Fleischer, Fleischhauer, Fleischerei, Bäcker, Bäckerei, Fischhändler, Markt, Feinkostladen, Feinkost, Delikatessengeschäft, Delikatesse, Fachhandel, Feinkosthandel, Naturkostladen, Unverpackt-Laden, Bauernhof, Hofladen, Internet, Backabteilung, Zimmertemperatur, Raumtemperatur, Temperatur, Grad, °C, Celsius, Körpertemperatur, Stunde, Stunden, Minute, Minuten, Min, Sekunden, Tag, Tage, Tagen, Vortag, Nacht, Woche, Wochen, Std, Std., Vorabend, Abend, Saison, Jahreszeit, Sommer, Winter, Herbst, Frühling, Frühjahr, Weihnachten, Ostern, Typ, Type, Stufe, Ausmahlungsgrad, Klasse, Güteklasse, Größe, Grösse, Größen, Gewicht, Abtropfgewicht, Füllmenge, Einwaage, Nettogewicht, Nettofüllmenge, netto, brutto, Fettanteil, Fettgehalt, Fettgeh., Fettstufe, Halbfettstufe, Magerstufe, Rahmstufe, Sahnestufe, Doppelrahmstufe, Dreiviertelfettstufe, Viertelfettstufe, i. Tr., i.Tr., i. Tr, Fett i. Tr., F.i.T., F. i. Tr., Trockenmasse, Fettgehalt i. Tr., Kakaoanteil, Kakaogehalt, Kakao-Anteil, Kakaobestandteil, Fruchtanteil, Fruchtgehalt, Fleischanteil, Alkoholgehalt, Vol., Vol, Prozent, %, Eiweißgehalt, Zuckergehalt, Länge, Dicke, Breite, Höhe, Durchmesser, Umfang, Ø, mm, Liter Fassungsvermögen, Farbe, Farben, Form, Formen, Duft, Konsistenz, Dekoration, Dekorieren, Deko, Garnitur, Garnieren, Verzieren, Verzierung, Bestreuen, Bestäuben, Bepinseln, Bestreichen, Einpinseln, Pinseln, Einstreichen, Einreiben, Einfetten, Einölen, Fetten, Ausfetten, Buttern, Bemehlen, Ausstreuen, Ausbuttern, Ausrollen, Bearbeiten, Kneten, Ausbacken, Backen, Anbraten, Anschwitzen, Andünsten, Dünsten, Rösten, Anrösten, Frittieren, Fritieren, Grillen, Kochen, Einkochen, Aufkochen, Ablöschen, Aufgießen, Abschmecken, Würzen, Nachwürzen, Salzen, Pfeffern, Süßen, Süssen, Marinieren, Einlegen, Einweichen, Binden, Andicken, Eindicken, Verdünnen, Verfeinern, Servieren, Anrichten, Füllen, Belegen, Bedecken, Überbacken, Gratinieren, Panieren, Wenden, Wälzen, Tränken, Beträufeln, Glasieren, Überziehen, Tauchen, Dippen, Eintauchen, Umwickeln, Auslegen, Auskleiden, Unterheben, Rühren, Schlagen, Aufschlagen, Pürieren, Mixen, Abdecken, Aufbewahren, Kühlen, Räuchern, Abkühlen, Trinken, Anfassen, Färben, Einfärben, Ausstechen, Aufstreuen, Drüberstreuen, Beizen, Pökeln, Rollen, Spicken, Blanchieren, Spritzen, Aufspritzen, Schmoren, Karamellisieren, Flambieren, Arbeiten, Aufgiessen, Ausgarnieren, Verarbeiten, Anreichern, Abseihen, Reduzieren, Bräunen, Streichen, Backblech, Blech, Bleche, Backform, Auflaufform, Auflaufformen, Springform, Kastenform, Kuchenform, Tarteform, Gugelhupfform, Muffinform, Muffinblech, Muffinförmchen, Papierförmchen, Förmchen, Papierbackförmchen, Silikonform, Quicheform, Pizzablech, Gratinform, Ofenform, Cakeform, Springformrand, Kranzform, Tortenring, Backring, Backrahmen, Dessertring, Servierring, Gläser, Weckgläser, Einmachgläser, Schraubgläser, Twist-off-Gläser, Dessertgläser, Einmachglas, Schüssel, Schale, Teller, Platte, Topf, Pfanne, Wok, Bräter, Backofen, Ofen, Herd, Grill, Mikrowelle, Dampfgarer, Thermomix, Mixer, Stabmixer, Pürierstab, Küchenmaschine, Knethaken, Backpapier, Alufolie, Aluminiumfolie, Frischhaltefolie, Klarsichtfolie, Folie, Küchenpapier, Küchenkrepp, Küchengarn, Küchenschnur, Garn, Bindfaden, Zwirn, Faden, Spritzbeutel, Spritztülle, Sterntülle, Lochtülle, Tülle, Gefrierbeutel, Tortenspitze, Zahnstocher, Holzspieße, Holzspieß, Holzspiesse, Spieße, Spieß, Spiesse, Schaschlikspieße leer, Schaschlikspiesse, Metallspieße, Grillspieße, Rouladennadeln, Rouladennadel, Rouladenspieße, Cocktailspieße, Holzstäbchen, Holzstiele, Eisstiele, Stäbchen, Strohhalme, Cake-Pop-Stiele, Lollistiele, Lollistäbchen, Pinsel, Backpinsel, Sieb, Haarsieb, Reibe, Sparschäler, Messer, Gabel, Schneebesen, Ausstecher, Ausstechform, Ausstechförmchen, Plätzchenausstecher, Nudelholz, Teigrolle leer, Passiertuch, Mulltuch, Küchentuch, Geschirrtuch, Tuch, Teefilter, Teesieb, Tee-Ei, Gewürzei, Filtertüte, Fleischthermometer, Thermometer, Zuckerthermometer, Grillschale, Zedernholzplanke, Räucherchips, Holzkohle, Kerzen, Schleifenband, Etiketten, Servietten, Muffinpapier, Manschetten, Pralinenförmchen, Tortenplatte, Kuchengitter, Serviettenring, Flasche leer, Schlauch, Boden, Böden, Teig Zutat, Belag, Füllung, Guss, Kruste, Haube, Creme Zutat, Sud, Topping, Beilage, Beilagen, Fertigstellung, Außerdem, Ausserdem, sonst noch, Sonstiges, Extra, Extras, Basis, Grundlage, Einlage, Ansatz, Vorspeise, Hauptgericht, Dessert, Nachtisch, Nachspeise, Frühstück, Party, Gäste, Kinder, Erwachsene, Deckel, Deckelchen, Rand, Ränder, Schicht, Schichten, Lage, Lagen, Spitze, Enden, Ende, Grün, Grünes, Blattgrün, Strunk, Stiel, Stiele, Stielansatz, Stielen, Stein, Steine, Haut, Kerngehäuse, Kernen, Gräten, Fettrand, Sehnen, Rinde, Schwanz, Kopf und Schwanz, Panzer, Darmfaden, Außenblätter, Hüllblätter, Trennhäute, Bruchstelle, Wurzelansatz, Zwischenhäute, Dosenflüssigkeit, Aufguss, Lake, Schnittfläche, Oberfläche, Arbeitsfläche, Arbeitsplatte, Hände, Unterlage, Rolle, Röllchen, Röschen, Blättchen, Späne, Würfelchen, Julienne, Brunoise, Chiffonade, Streifchen, Ecken, Dreiecke, Quadrate, Kreise, Taler, Kugeln, Bällchen, Hobel, Locken, Flöckchen, Raspel, Raspeln, Splitter, Tropfen, Achtel, Hälfte davon, Spalten, Rezept, Rezepte, Grundrezept, Anleitung, Tipp, Tipps, Hinweis, Anmerkung, Info, Link, Seite, Foto, Video, Zubereitung, Schritt, Step, REWE, Edeka, Aldi, Lidl, Penny, Kaufland, Spar, Hofer, Billa, Migros, Coop, Beste, Alnatura, dm, dmBio, Dr, Oetker, Dr., Ostmann, Fuchs, Knorr, Mutti, Barilla, Buitoni, Henglein, Iglo, Tante, Fanny, Ja!, REWE Beste Wahl, Seeberger, Alpro, Oatly, Ruf, Kathi, Südzucker, Nordzucker, Diamant, Schär, Bertolli, Arla, Weihenstephan, Landliebe, Müller, Ehrmann, Danone, Bauer, Zott, Hochland, Galbani, Président, Meggle, Schwartau, Zentis, Hengstenberg, Kühne, Develey, Thomy, Hellmann's, Heinz, Bonduelle, Lacroix, Rapunzel Bio, Davert, Rügenwalder, Gutfried, Herta, Houdek, Frosta, Costa, Kerrygold, Backfee, Haas, Felix, Iglo Bio, Schärdinger, nöm, Spar Natur pur, Betty Bossi, Zweifel, Hero, Emmi, gleich, gleiche, gleicher, gleichen, selbe, eigene, eigener, eigenes, eigenen, lt., inkl. Saft, Packungsanweisung, Packungsangabe, Packungsanleitung, Herstellerangabe, Anweisung, Angabe, vorhanden, nötig, notwendig, erforderlich, egal, fertigen, bestehend, tiefgründig, Geschmacksrichtung, Notfall, Not, Lieblings, Lieblingssorte, Wunschsorte, klassischerweise, Bund oder, Beutelchen, Döschen leer, Tasse voll, Liebe, Prise Liebe, Freude, Spaß, Lust, Laune, zart schmelzend, Kilo, Vorrat, Haus, Eigenanbau, Übung, Zeit, Geduld, circa-Angabe, Mitte, Herz davon, roh oder gekocht, Löffelchen, Tl-Spitze, Kaffeelöffelchen, Schluck Wasser, Maßeinheit, Stk., Dosierung, Dampfeinsatz, Esslöffelweise, teelöffelweise, löffelweise, portionsweise, nacheinander, esslöffel- oder, GOLDLAND, MILFINA, GUT, BIO Zertifikat, Bioqualität, Bio-Qualität, Bioprodukt, Haltungsform, Freilandhaltung, Bodenhaltung, Biohaltung, Weidehaltung, Wildfang, Aquakultur, Zucht, Anbau, kontrolliert, kontrolliertem, ökologischem Anbau, kbA, Herkunft, Region, Deutschland, Italien, Österreich, Schweiz, Spanien, Frankreich, Land, Hand, Daumen, Finger, Messerrücken, Augenmaß, Kaliber, HKL, DOP, IGP, g.g.A., g.U., Kühltruhe, Konserve, Konserven, Vakuum, Vakuumpackung, Verpackung, Originalverpackung, Fläschchen voll, weiß nicht, nämlich, beispielhaft, Beispiel, entweder, sowohl, sei, hätte, wäre, würde, könnte, ergibt, ergeben, entspricht, entsprechen, enthält, enthalten, enthaltene, bitte, danke, Achtung, wichtig, nochmals extra, wegen, trotz, Salate verfeinern, zeigen, schneiden, geschn., gew., gem., geh., gehackt., getr., ger., gewürf., schälen, würfeln, hacken, reiben, waschen, putzen, entkernen, halbieren, vierteln, pressen, trennen, abtropfen, auftauen, zerdrücken, zupfen, hobeln, abreiben, auspressen, abgießen, mahlen, abspülen, zerkleinern, schmelzen, verquirlen, zerlassen, weich werden, mischen, vermischen, verrühren, dazugeben, hinzufügen, zufügen, beigeben, aufheben, beiseite, beiseitestellen, stehen, ziehen, quellen, gehen lassen, warm halten, anrühren, auflösen, vorbereiten, aufteilen, einplanen, Rädchen, rädle, Rädli, geschnitt., Schuss davon, Ringelchen, Halbmonde, Halbringe, Viertelringe, Scheibchenweise, Sonntags, Chilifreunde, Liebhaber, Fans, Vegetarier, Veganer, Allergiker, Sprühflasche, Sprüher, Spray, Stich, Hauch, Idee, Tröpfchen, Spürchen, Ausgießer, Dosenöffner, Rücken an Rücken, Vegan-Option, Profi, Anfänger, Backzeit, Kochzeit, Ruhezeit, Garzeit, Haltbarkeit, Anlass, Vergnügen, Augenweide, Auge, Verhältnis, Schaf, LANDFREUDE, LE GUSTO, ALMARE, KING’S CROWN, CUCINA NOBILE, CUCINA, NOBILE, DELIKATO, CANTINELLE, DIADEM, GOOD CHOICE, gelegentlich, trinkst, kannst, Buttaris, Verpackungsangabe, Gut Bio, Ja Natürlich, Natürlich für uns, Zurück zum Ursprung, K-Classic, K-Bio, Rewe Bio, Edeka Bio, GutBio, Naturaplan, Feine Welt, Bio-Laden, Back-Family, Ölz, Wiesenhof, Bürger, Iglu, Packungsinhalt, Inhalt, Volumen, Kochbeutel, Fruchtfleisch davon, Kern davon, Ausgangsprodukt, Grundzutat, Trockengewicht, Rohgewicht, Frischgewicht, gewichtet, Fertiggewicht, Bestäubung, Bestreichung, Beträufelung, Aromatisierung, Abrundung, Verdickung, Bindung, Säure, Süße, Süsse, Schärfe, Würzung, Farbgebung, Farbklecks, Schnitzen, Achteln, Hälften davon, Rechtecke, Streifenform, Ringe, Ringen, Nadeln, Caquelon, Caquelons, Ausreiben, Rauten, Segmente, Segmenten, Scheibchen, Würfelform, Julienne-Streifen, feinen Würfeln, Nadel, Zapfen, Zweige, Blütenstand, Dolden, Knospen, Triebe, Ranken, Härchen, Zöpfe, Fransen, Rippenansatz, Mittelrippe, Blattrippe, Blattrippen, Stielenden, Häutchen, Samenstränge, Trennwände, Scheidewände, Fasern, Blattspitzen, Schalenstücke, Umrühren, Unterrühren, Untermischen, Vermengen, Aufstreichen, Zusammensetzen, Zukleben, Bekleben, Verkleben, Kleben, Festkleben, Verschließen, Fixieren, Feststecken, Zusammenbinden, Umhüllen, Einwickeln, Eindrehen, Einrollen, Bestücken, Ausspritzen, Dressieren, Ausmalen, Bemalen, Beschriften, Basteln, Modellieren, Aufhängen, Verschenken, Mitnehmen, Naschen, Knabbern, Essen, Dazuessen, Dazureichen, Auftragen, Anstoßen, Übergießen, Beschwipsen, Parfümieren, Abbinden, Legieren, Montieren, Entfetten, Glacieren, Einmachen, Einwecken, Einfrieren, Lagern, Sterilisieren, Desinfizieren, Ausspülen, Befeuchten, Besprühen, Besprengen, Bespritzen, Benetzen, Begießen, Angießen, Auffüllen, Ausgießen, Strecken, Verlängern, Lockern, Auflockern, Aromatisieren, Abrunden, Abmildern, Neutralisieren, Ansetzen, Ansäuern, Säuern, Gären, Gehenlassen, Fermentieren, Sprießen, Keimen, Trocknen, Dörren, Darren, Selchen, Suren, Wursten, Pochieren, Dämpfen, Garen, Sieden, Simmern, Köcheln, Wärmen, Erwärmen, Erhitzen, Schwenken, Sautieren, Toasten, Zubereiten, Weiterverarbeiten, Fertigstellen, Finish, Aufpeppen, Dekorationszwecke, Dekozwecke, Tischdeko, Unterlegen, Einschichten, Aufschichten, Stapeln, Ausrollen Teig, Auswallen, Auswellen, Ausziehen, Einfetten Form, Bebuttern, Einmehlen, Ausbröseln, Zerbröseln, Zerkrümeln, Anröhren, Abglänzen, Abglänzung, Apricotieren, Aprikotieren, Tunken, Einbröseln, Herausbacken, Ausstreichen, Abstreichen, Beilage dazu, Jause, Brotzeit, Znüni, Zvieri, Apéro, Vesper, Kaffeeklatsch, Brunch, Picknick, Geburtstag, Kindergeburtstag, Grillabend, Buffet, Silvester, Fasching, Advent, Adventszeit, Osterzeit, Spargelzeit, Erdbeerzeit, Suppenteller, Suppentassen, Suppenschüssel, Auflaufschale, Glasschale, Metallschüssel, Kochtopf, Dampfkochtopf, Schnellkochtopf, Gusseisenpfanne, Grillpfanne, Pfännchen, Raclettepfännchen, Fonduetopf, Fonduegabeln, Spätzlepresse, Kartoffelpresse, Nudelmaschine, Zestenreißer, Gemüsehobel, Spiralschneider, Zauberstab, Blitzhacker, Standmixer, Multizerkleinerer, Cutter, Moulinex, Monsieur Cuisine, Airfryer, Heißluftfritteuse, Fritteuse, Sandwichmaker, Waffeleisen, Crêpepfanne, Einkochtopf, Römertopf, Tajine, Dutch Oven, Feuerschale, Smoker, Räucherofen, Räuchermehl, Heu, Pergamentpapier, Backmatte, Dauerbackfolie, Wachspapier, Klarsichthülle, Bratschlauch, Bratbeutel, Gefrierdose, Vorratsglas, Bügelglas, Marmeladenglas, Marmeladengläser, Schraubglas, Flaschen leer, Trichter, Litermaß, Küchenwaage, Schablone, Lineal, Schere, Küchenschere, Bratpinsel, Silikonpinsel, Teigspatel, Teigschaber, Palette, Holzlöffel, Kochlöffel, Zange, Pinzette, Handschuhe, Einweghandschuhe, Einmalhandschuhe, Zellophan, Cellophan, Kordel, Geschenkband, Lebensmittelecht/-e/-er/-es/-en/-em, Zahnstochern, Spießchen, Bambusspieße, Schaschlikspieß, Lorbeerzweige Deko, Lebensmittel, Nahrungsmittel, Grundnahrungsmittel, Ware, Frischware, Fertigware, Trockenware, Glasware, Eigenproduktion, Ernte, Hofware, hofeigen/-e/-er/-es/-en/-em, Garten-, eigenem, Balkon, Fensterbrett, Fensterbank, Wald, Wiese, Feld, See, Fluss, Meer, Nordsee, Ostsee, Atlantik, Alpen, Bodensee, Spreewald, Pfalz, Provence, Toskana, Sizilien, Griechenland, Türkei, Indien, Asien, Mexiko, Norwegen, Schottland, Tirol, Kärnten, Steiermark, Wien, Bayern, Franken, Schwaben, Allgäu, Schwarzwald, Thüringen, Sachsen, Berlin, Hamburg, abends, mittags, morgens, vormittags, nachmittags, stundenlang, tagelang, kurzzeitig, zwischendurch, zwischenzeitlich, mittlerweile, schließlich, zuletzt, zuerst, zunächst, erst, erstmal, demnach, somit, sowieso, ohnehin, notfalls, zur Not, im Notfall, übrigens, eigentlich, theoretisch, praktisch, allerdings, jedoch, dennoch, hingegen, dagegen, bzw. eben, obwohl, sobald, solange, indem, wobei, womit, wodurch, hierfür, hierzu, darauf, darüber, darunter, daran, danebene, drumherum, rein, raus, runter, rauf, weg, hin, her, zurück, vorne, hinten, links, rechts, seitlich, oberhalb, unterhalb, außerhalb, innerhalb, sie selbst, jemand, niemand, irgend, irgendein, irgendwelche, dergleichen, derartige, Derivate, meine Lieblingsmarke, Lieblingsmarke, Hausmarke, Eigenmarke, Discounter, Kiosk, Reformprodukt, Türkischer Laden, türkischen Laden, Supermarktregal, Obstabteilung, Gemüseabteilung, Fleischtheke, Käsetheke, Fischtheke, Frischetheke, Wursttheke, Tiefkühlabteilung, Tiefkühlregal, Konservenregal, Backregal, Gewürzregal, Kühlung, Kälte, Wärme, Hitze, empfehle, empfehlen, empfohlen, Empfehlung, bevorzuge, achten, beachten, aufpassen, probieren, kosten, abwandeln, variieren, Abwandlung, kombinieren, Kombination, weglassbar, entfällt, entfallen, verzichten, verzichtet, verzichtbar, vermeiden, fehlt, fehlen, bleibt, bleiben, kommt, kommen, kommst, liegt, liegen, steht, heißt, nennt, genannt, sogenannt/-e/-er/-es/-en/-em, sog., auch bekannt, bekannt, bekannte, stammt, gefällt, gefallen, findet, finden, findest, gefunden, isst, trinkt, verträgt, vertragen, verzehrt, Verzehr, halten, hält, gebt, gib, gebe ich, nehmt, nimmst, verwendest, verwendeten, nutzen, nutze, nutzt, genutzt, aufbrauchen, verbrauchen, verwerten, Verwertung, Resteverwertung, wiegt, wiegen, abwiegen, messen, gemessen, gerechnet, rechnen, rechne, zählen, Anzahl, Zahl, Summe, Doppelte, doppelt/-er/-es/-en/-em, dreifach/-e/-er/-es/-en/-em, einfach/-e/-er/-es/-en/-em, vielfach, halbvoll, leer, leere, ca-Menge, Mengenangabe, Mengenangaben, Maßangabe, Cups, Richtwert, Bereich, bis maximal, Kleinigkeit, Bissen, Happen, Löffelspitze, Teelöffelspitze, Wasserglasmenge, Nussgröße, Walnussgröße, Erbsengröße, Fingerbreite, Daumenlänge, Daumenbreite, Zentimeterstück, Millimeter, Daumengröße, Handfläche, Handteller, Haselnussgröße, Stücken geschnitten",
  },
  qualifiers: {
    skinless: 'ohne Haut, hautlos/-e/-er/-es/-en/-em, enthäutet/-e/-er/-es/-en/-em, gehäutet/-e/-er/-es/-en/-em, Haut entfernt',
    boneless: 'ohne Knochen, entbeint/-e/-er/-es/-en/-em, ohne Bein, ausgebeint/-e/-er/-es/-en/-em, knochenlos/-e/-er/-es/-en/-em, ausgelöst/-e/-er/-es/-en/-em, ohne Gräten, grätenfrei/-e/-er/-es/-en/-em, entgrätet/-e/-er/-es/-en/-em, ohne Knochen und Haut',
    lean: 'mager/-e/-er/-es/-en/-em',
    light: 'light, leicht/-e/-er/-es/-en/-em, fettreduziert/-e/-er/-es/-en/-em, kalorienreduziert/-e/-er/-es/-en/-em, kalorienarm/-e/-er/-es/-en/-em',
    'low-fat': 'fettarm/-e/-er/-es/-en/-em, halbfett, halbfette/-r/-s/-n/-m, fettreduz., teilentrahmt/-e/-er/-es/-en/-em',
    skim: 'entrahmt/-e/-er/-es/-en/-em, Magerstufe',
    canned: 'aus der Dose, in der Dose, Dose, aus dem Glas, im Glas, in Dosen, konserviert/-e/-er/-es/-en/-em, aus Dose, Konserve, a. d. Dose, a.d. Dose, aus der Konserve, aus der Büchse, in Dose, Büchse',
    dried: 'getrocknet/-e/-er/-es/-en/-em, gedörrt/-e/-er/-es/-en/-em, Trocken, luftgetrocknet/-e/-er/-es/-en/-em, sonnengetrocknet/-e/-er/-es/-en/-em, gefriergetrocknet/-e/-er/-es/-en/-em, getr.',
    frozen:
      'TK, tiefgekühlt/-e/-er/-es/-en/-em, tiefgefroren/-e/-er/-es/-en/-em, gefroren/-e/-er/-es/-en/-em, Tiefkühl, TK-Ware, tiefgek., aus dem Tiefkühler, aus der Tiefkühltruhe, Tiefkühlware, T.K., TK-Produkt, schockgefroren/-e/-er/-es/-en/-em, aufgetaute TK/aufgetauter TK/aufgetautes TK/aufgetauten TK/aufgetautem TK, eingefroren/-e/-er/-es/-en/-em',
    smoked: 'geräuchert/-e/-er/-es/-en/-em, kaltgeräuchert/-e/-er/-es/-en/-em, heißgeräuchert/-e/-er/-es/-en/-em, heissgeräuchert/-e/-er/-es/-en/-em, Räucher, geselcht, geselchter, geselchten, geselchtem, gesurt/-e/-er/-es/-en/-em, kalt geräuchert/-e/-er/-es/-en/-em, heiß geräuchert/-e/-er/-es/-en/-em',
    salted: 'gesalzen/-e/-er/-es/-en/-em, gepökelt/-e/-er/-es/-en/-em',
    unsalted: 'ungesalzen/-e/-er/-es/-en/-em, salzfrei/-e/-er/-es/-en/-em, ohne Salz, natriumarm/-e/-er/-es/-en/-em, salzarm/-e/-er/-es/-en/-em, salzreduziert/-e/-er/-es/-en/-em',
    ground: 'gemahlen/-e/-er/-es/-en/-em, in Pulverform, pulverisiert/-e/-er/-es/-en/-em, frisch gemahlen/-e/-er/-es/-en/-em, frischgemahlen/-e/-er/-es/-en/-em, gemahl.',
    'whole-grain': 'Vollkorn, aus Vollkorn',
    sweetened: 'gesüßt/-e/-er/-es/-en/-em, gesüsst/-e/-er/-es/-en/-em, gezuckert/-e/-er/-es/-en/-em',
    unsweetened: 'ungesüßt/-e/-er/-es/-en/-em, ungesüsst/-e/-er/-es/-en/-em, ungezuckert/-e/-er/-es/-en/-em, zuckerfrei/-e/-er/-es/-en/-em, ohne Zucker, ohne Zuckerzusatz, zuckerreduziert/-e/-er/-es/-en/-em, ohne Zusatz von Zucker, zuckerarm/-e/-er/-es/-en/-em',
    cooked: 'gekocht/-e/-er/-es/-en/-em, vorgekocht/-e/-er/-es/-en/-em, gegart/-e/-er/-es/-en/-em, vorgegart/-e/-er/-es/-en/-em, gar, fertig gekocht/-e/-er/-es/-en/-em, abgekocht/-e/-er/-es/-en/-em, durchgegart/-e/-er/-es/-en/-em',
    raw: 'roh/-e/-er/-es/-en/-em, ungekocht/-e/-er/-es/-en/-em',
  },
  claims: {
    'gluten-free': 'glutenfrei/-e/-er/-es/-en/-em, ohne Gluten, gluten-frei',
    'dairy-free': 'milchfrei/-e/-er/-es/-en/-em, ohne Milch, milcheiweißfrei/-e/-er/-es/-en/-em, ohne Milchprodukte, kuhmilchfrei/-e/-er/-es/-en/-em, milcheiweissfrei/-e/-er/-es/-en/-em',
    'lactose-free': 'laktosefrei/-e/-er/-es/-en/-em, lactosefrei/-e/-er/-es/-en/-em, ohne Laktose, minus L, MinusL, laktosereduziert/-e/-er/-es/-en/-em',
    vegan: 'vegan/-e/-er/-es/-en/-em, rein pflanzlich/-e/-er/-es/-en/-em, plant-based, plantbased',
    vegetarian: 'vegetarisch/-e/-er/-es/-en/-em, veggie, fleischlos/-e/-er/-es/-en/-em, fleischfrei/-e/-er/-es/-en/-em',
    'egg-free': 'eifrei/-e/-er/-es/-en/-em, ohne Ei, ohne Eier, ohne Eizusatz, eierfrei/-e/-er/-es/-en/-em',
    'nut-free': 'nussfrei/-e/-er/-es/-en/-em, ohne Nüsse, nußfrei/-e/-er/-es/-en/-em',
    'soy-free': 'sojafrei/-e/-er/-es/-en/-em, ohne Soja',
    'alcohol-free': 'alkoholfrei/-e/-er/-es/-en/-em, ohne Alkohol, 0.0 %',
  },
  groups: {
    nuts: 'Nuss/Nüsse/Nüssen, Nuß, Schalenfrucht/Schalenfrüchte/Schalenfrüchten, Baumnuss/Baumnüsse',
    peanuts: 'Erdnuss/Erdnüsse/Erdnüssen',
    dairy: 'Milchprodukt/-e/-en, Molkerei, Molkereiprodukte, Kuhmilch, Milcheiweiß, Kasein',
    milk: 'Milch',
    lactose: 'Laktose, Lactose, Milchzucker',
    gluten: 'Gluten, Klebereiweiß',
    wheat: 'Weizen',
    eggs: 'Ei/Eier/Eiern, Hühnerei/Hühnereier, Hühnereiweiß',
    fish: 'Fisch/-e/-en',
    seafood: 'Meeresfrüchte/Meeresfrüchten',
    shellfish: 'Schalentier/-e/-en, Muscheln, Schaltier/-e',
    crustaceans: 'Krebstier/-e/-en, Krustentier/-e/-en',
    molluscs: 'Weichtier/-e/-en',
    soy: 'Soja, Sojabohnen',
    sesame: 'Sesam',
    mustard: 'Senf',
    celery: 'Sellerie',
    sulphites: 'Sulfit/-e/-en, Schwefel',
    lupin: 'Lupine/-n',
    meat: 'Fleisch',
    pork: 'Schwein, Schweinefleisch',
    poultry: 'Geflügel',
    alcohol: 'Alkohol',
    cheese: 'Käse',
    sugar: 'Zucker',
    cream: 'Sahne, Rahm',
    mushrooms: 'Pilz/-e/-en',
    pasta: 'Nudel/-n, Pasta',
    rice: 'Reis',
    bread: 'Brot',
    chocolate: 'Schokolade',
    beans: 'Bohne/-n',
    lentils: 'Linse/-n',
    fruit: 'Obst, Früchte',
  },
  refusals: {
    'allergic to': 'allergisch, Allergie, Unverträglichkeit, Intoleranz, intolerant',
    to: 'gegen, gegenüber, auf',
    no: 'kein/-e/-en/-er/-es, weder, vertrage kein/vertrage keine/vertrage keinen, esse kein/esse keine/esse keinen',
  },
  endings: 'frei, freie, freier, freies, freien, allergie, allergiker, allergikerin, intoleranz, intolerant, unverträglichkeit',
  units: {
    mg: 'mg, Milligramm',
    g: 'g, gr, gr., Gramm, gramm, Pfund=500, Pfd=500, Pfd.=500, dag=10, dkg=10, Deka=10, Dekagramm=10, grs',
    kg: 'kg, Kilo, Kilogramm, Kilos, Kg',
    oz: 'oz, Unze/-n',
    ml: 'ml, Milliliter, ccm, mL',
    cl: 'cl, Zentiliter, Centiliter',
    dl: 'dl, Deziliter, dL',
    l: 'l, Liter, Ltr, Ltr., lt, Lt.',
    tsp: 'TL, Tl, Teelöffel, Teel., TL., Kaffeelöffel, KL, Kl., Kaffeel., Teelöffeln, Tee-Löffel, Teelöffelchen, Espressolöffel',
    dessertspoon: 'Dessertlöffel, DL-Löffel, Barlöffel',
    tbsp: 'EL, El, Esslöffel, Eßlöffel, Essl., EL., Eßl., Suppenlöffel, Eßlöffeln, Esslöffeln, Löffel, Ess-Löffel, EssL, Salatlöffel, Eßl',
    cup: 'Tasse/-n, Kaffeetasse/-n, Cup/-s, Ta., Tas., Haferl, Häferl, Tässchen, Kaffeehäferl, Teetasse/-n, Mokkatasse/-n, Espressotasse/-n, Obertasse/-n',
    piece: 'Stück/-e/-en, Stk, Stk., St., Stck, Stck., Stücke, Stücken, Stückchen, Stückerl, Stückli, Stücklein, Exemplar/-e, Stückle, Einheit/-en, Stükc',
    clove: 'Zehe/-n, Zinken, Zeh, Zehen, Zehchen, Zinke',
    stalk: 'Stange/-n, Stängel, Stengel, Stangen, Stängeln, Halm/-e, Stangerl, Stangerln, Halmen',
    slice: 'Scheibe/-n, Scheibchen, Tranche/-n, Schb., Scheib., Schnitte/-n, Rädchen, Schb, Scheiberl, Scheibli',
    sprig: 'Zweig/-e/-en, Zweiglein, Zweigchen, Stiel/-e/-en, Zweigerl, Zweigli, Rispe/-n, Ästchen, Zw.',
    branch: 'Ast/Äste, Strang',
    handful: 'Handvoll, Hand voll, Hände voll, Hände, Händchen, Hampfel, Handvol, Handvolle',
    bunch: 'Bund, Bd., Bd, Bündel, Bünde, Bündchen, Bunde, Bde., Büschel, Sträußchen, Strauß, Büscherl, Bund., Sträusschen, Bnd',
    head: 'Kopf/Köpfe, Köpfchen, Knolle/-n, Häuptel, Häupl, Staude/-n, Köpfen, Strunk, Häuptl, Knöllchen',
    leaf: 'Blatt/Blätter/-ern, Blättern, Blättchen, Blättli, Bl., Blätterl',
    can: 'Dose/-n, Dös., Büchse/-n, Ds., Döschen, Ds, Konserve/-n, Konservendose/-n',
    jar: 'Glas/Gläser, Gläschen, Gläsern, Gl., Einmachglas/Einmachgläser',
    bottle: 'Flasche/-n, Fläschchen, Fl., Flasch., Fläschen, Flacon',
    packet: 'Päckchen, Packung/-en, Pck., Pck, Pkg., Pkg, Pack, Paket/-e, Pkt., Pkt, P., Pckg., Packerl, Päckli, Pä., Pckg, Pk., Päck., Pakete, Pk, Packungen, Packg., Packg, Päckch., Pckch., Packl, Pac., Packerln, Pack., Päcken',
    envelope: 'Briefchen, Brief',
    pot: 'Topf/Töpfe, Töpfchen, Kistchen, Beet, Kästchen, Topferl',
    tube: 'Tube/-n, Tübchen',
    bag: 'Beutel, Tüte/-n, Btl., Btl, Netz/-e, Sack, Säckchen, Sackerl, Tütchen, Tt., Säckli',
    box: 'Schachtel/-n, Karton/-s, Kiste/-n, Box/-en',
    carton: 'Tetrapak, Tetra Pak, Tetrapack, Tetrapaks',
    tub: 'Becher, Be., Bech., Becherchen, Eimer, Bch.',
    punnet: 'Schälchen, Schale/-n, Körbchen, Schalerl',
    container: 'Behälter, Gebinde',
    cube: 'Würfel, Würfelchen, Würf., Würfeln, Würferl, Würfeli',
    block: 'Block/Blöcke, Blöckchen, Quader',
    ball: 'Kugel/-n, Kügelchen, Kugerl',
    bar: 'Tafel/-n, Riegel, Rippe/-n, Reihe/-n, Täfelchen',
    chunk: 'Brocken, Bröckchen, Klumpen',
    link: 'Paar, Paare',
    stick: 'Stab/Stäbe, Stäbchen, Barren',
    knob: 'Flocke/-n, Flöckchen, Nüsschen, Klacks, Stich',
    pinch: 'Prise/-n, Msp, Msp., Messerspitze/-n, Messersp., Pr., Prs., Prisen, Prischen, Msp.n, Mspn, Pris., Ms., MSP, Messerspitz, Priserl',
    dash: 'Spritzer, Spr., Hauch, Spritzerchen',
    drop: 'Tropfen, Tr., Trpf., Tröpfchen, Tr',
    splash: 'Schuss, Schuß, Schüsse, Schluck, Schlückchen, Guss',
    squeeze: 'Spritzerl',
    dollop: 'Klecks/-e, Tupfer, Tupfen, Klecker',
    scoop: 'Messlöffel, Portionierer, Messbecher, Schöpflöffel, Schöpfkelle/-n, Kelle/-n, Schöpfer, Maß, Messkelle',
    glass: 'Weinglas, Trinkglas, Wasserglas, Wassergläser, Achtel, Viertele, Sektglas',
    shot: 'Schnapsglas/Schnapsgläser, Stamperl, Schnapsgläschen, Likörglas',
    cm: 'cm, Zentimeter',
    fillet: 'Filet/-s, Filetstück/-e',
    strip: 'Streifen',
    sheet: 'Platte/-n, Bogen, Bögen',
    loaf: 'Laib/-e, Laibchen Brot, Wecken Brot',
    ear: 'Kolben',
    bulb: 'Zwiebelknolle',
    wedge: 'Spalte/-n, Schnitz/-e, Ecke/-n, Schnitzchen, Eckchen',
    dozen: 'Dutzend, Dtzd.',
    recipe: 'Grundrezept, Rezeptmenge',
  },
  numbers:
    'ein=1, eine=1, einen=1, einem=1, einer=1, eines=1, eins=1, zwei=2, zwo=2, beide=2, drei=3, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, zehn=10, elf=11, zwölf=12, fünfzehn=15, zwanzig=20, dreißig=30, fünfzig=50, hundert=100, halb=.5, halbe=.5, halber=.5, halbes=.5, halben=.5, anderthalb=1.5, anderthalbe=1.5, eineinhalb=1.5, einundhalb=1.5, zweieinhalb=2.5, dreieinhalb=3.5, viertel=.25, dreiviertel=.75, drittel=.3333333333333333, einige=3, paar=2, wenige=2, mehrere=3, ein paar=3, ein halber=.5, eine halbe=.5, ein halbes=.5, ein Viertel=.25, eine Viertel=.25, ein Drittel=.3333333333333333',
  ambiguous:
    'Korn, Flüssigkeit, Mischung, Mischungen, Mix, Hauptteig, Quellstück, Brühstück, Kochstück, Sandwichscheiben, Sandwich-Scheiben, Fertigteig frisch, Teig, Teige, Backware, Backwaren, Gebäck, Feingebäck, Torte, Torten, Soße, Sauce, Sosse, Saucen, Soßen, Sossen, Creme, Crème, Cremes, Füllung fertig, Paste, Pasten, Pulver, Granulat, Flocken, Mus, Suppeneinlagen, Snack, Snacks, Süßigkeiten, Süssigkeiten, Leckereien, Gericht, Mahlzeit, Konzentrat, Extrakt, Mischgetränk, Cocktail, Getränk, Drink, Shake, Smoothie, Riegel, Auflauf, Gratin, Pfannengericht, Fertigprodukt, Fertigprodukte, Milchprodukt, Vegetarische Alternative, Proteine, Proteinquelle, Bavette, Knabberzeug, Knabbereien, Naschzeug, Überraschung, Schokobanane, Baisertorte, Fertigmischung, Teigmischung, Masse, Brösel gemischt, paniert/-e/-er/-es/-en/-em, gefüllt/-e/-er/-es/-en/-em, belegt/-e/-er/-es/-en/-em, Füllmasse, Fülle, Würzmittel, Brotbelag, Toppings gemischt, Belagzutaten, Imbiss, Bowl, Bisque, Wähe, Tarte, Dressing-Mix, Panier, Marinade fertig, Milchersatzprodukt, Ersatzprodukt, Krokette, Nudelgericht, Curry Gericht, Aufstriche, Beef Tatar Mischung, Bratstreifen, Filetstreifen, Geschnetzelte, Frischfleisch vegan, Tex-Mex-Mix, Crunch, Crumble, Knusper, Kruspel',
};
