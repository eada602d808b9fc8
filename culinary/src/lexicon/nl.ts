import type { Lexicon } from '#lexicon/lexicon';

// Diets that meat violates, and pork or gelatine.
const MEAT = ['vegetarian', 'vegan'] as const;
const PORK = ['vegetarian', 'vegan', 'halal', 'kosher-style'] as const;

/** The words of Dutch recipes, with those of Flanders. */
export const NL: Lexicon = {
  foods: {
    onion:
      'ui/uien/uitje/uitjes, gele ui/gele uien, witte ui/witte uien, ajuin/-en/-tje/-tjes, bruine ui/bruine uien, uienringen, uiringen, uienblokjes, gesnipperde uitjes, snipperui, uisnippers, stoofui/stoofuien',
    'sweet onion': 'zoete ui/zoete uien, roscoff ui/roscoff uien, roscoffui',
    'red onion': 'rode ui/rode uien, rode uitje/rode uitjes, rode ajuin/rode ajuinen, rodeui, roodui',
    'pearl onion':
      'parelui/pareluien/pareluitje/pareluitjes, kleine uitjes, plantui/plantuien/plantuitjes, zilverui vers',
    shallot: 'sjalot/-ten/-tje/-tjes/sjaloten/sjalotje/sjalotjes, bananensjalot/-ten, échalot',
    leek: 'prei/-en/preitje/preitjes, preiwit, wit van prei, preiringen, winterprei, preistronk/-en, prei wit, wit van de prei, witte van prei, witte van de prei',
    scallion:
      'bosui/bosuien/bosuitje/bosuitjes, lente-ui/lente-uien/lente-uitje/lente-uitjes, lenteui/lenteuien/lenteuitje/lenteuitjes, pijpajuin/-tje/-tjes/pijpajuinen, jonge ui/jonge uitjes/jonge uien, stengelui/stengeluien/stengeluitje/stengeluitjes, groene ui/groene uien, slaui/slauitjes, bosuiringen, bosuiringetjes',
    ramp: 'daslook, berenlook',
    garlic:
      'knoflook, look, knoflookteen/knoflooktenen/knoflookteentje/knoflookteentjes, teen knoflook, bol knoflook, knoflookbol/-len, lookteen/looktenen/lookteentje/lookteentjes, knoflookpasta, knoflookpuree, gepofte knoflook',
    'black garlic': 'zwarte knoflook, zwarte look',
    'garlic scape': 'knoflookscape/-s, knoflookscheut/-en',
    ginger:
      'gember, verse gember, gemberwortel/-s/-tje, stuk gember, stukje gember, stukje gemberwortel, gemberpasta, gembersap, gemberpuree, djahé',
    galangal: 'laos, galanga, galangawortel, laoswortel, verse laos, laospoeder',
    'turmeric root': 'verse kurkuma, kurkumawortel/-s, verse geelwortel, verse koenjit',
    lemongrass: 'citroengras, sereh, serehstengel/-s, citroengrasstengel/-s, sereh stengel, sereh blad',
    'horseradish root': 'mierikswortel, verse mierikswortel, mierikwortel',
    'red chili':
      'rode peper/rode pepers/rood pepertje/rode pepertjes, rode pepertje, spaanse peper/spaanse pepers/spaans pepertje/spaanse pepertjes, rode chilipeper/rode chilipepers, chilipeper/chilipepers/chilipepertje/chilipepertjes, chili/-s, rode chili/rode chilis, lombok/-s, rode lombok, pepertje/pepertjes, rawit rood, rode spaanse peper/rode spaanse pepers, rode chilipepertje/rode chilipepertjes, peperoni vers, chilli, spaanse peperringen',
    'green chili':
      'groene peper/groene pepers/groene pepertje/groene pepertjes, groene chilipeper/groene chilipepers, groene chili, groene spaanse peper, groene lombok',
    jalapeño: 'jalapeño/-s, jalapeno/-s, jalapeñopeper/-s, jalapenopeper/-s, verse jalapeño',
    habanero:
      'habanero/-s, habaneropeper, madame jeanette/madame jeanettes, scotch bonnet, adjoema, adjuma, madame jeanette peper',
    "bird's eye chili":
      'rawit/-s, thaise peper/thaise pepers, rawitje/rawitjes, rawitpeper/-s/-tje/-tjes, thais pepertje/thaise pepertjes, thaise chilipeper/thaise chilipepers, piri piri peper, lombok rawit, vogelpeper',
    'poblano pepper': 'poblano/-s, poblanopeper',
    'banana pepper': 'zoete puntpeper, turkse peper/turkse pepers, sivri biber, groene puntpeper',
    'shishito pepper':
      'padrónpeper/padrónpepers, padronpeper/-s/-tje/-tjes, pimientos de padrón, pimientos de padron, padron',
    carrot:
      'wortel/-s/-en/-tje/-tjes, peen, winterpeen/winterpenen, winterwortel/-s/-en, waspeen, bospeen, peentje/peentjes, peen julienne, wortel julienne, worteljulienne, grote wortel/grote wortels, gele wortel, paarse wortel, breekpeen, bospeentjes, zomerwortel, zomerwortelen, b-peen, wortelreepjes, wortelblokjes, wortelschijfjes, pekes',
    'baby carrot':
      'worteltjes mini, miniworteltje/-s, mini-worteltjes, babyworteltje/-s, snackworteltje/-s, snoepworteltjes, jonge worteltjes, parijse worteltjes, parijse wortelen, snackwortel/-s, snoepwortel/-s',
    potato:
      'aardappel/-s/-en/-tje/-tjes, patat/-ten, kruimige aardappel/kruimige aardappels/kruimige aardappelen, vastkokende aardappel/vastkokende aardappels/vastkokende aardappelen, bintje/bintjes, frietaardappel/-en, pieper/-s, bloemige aardappel/bloemige aardappelen, aardappelblokjes, aardappelschijfjes, aardappelparten, aardappelpartjes, opperdoezer, opperdoezer ronde, opperdoezers, eigenheimer/-s, nicola, charlotte aardappelen, roseval, rosevalletjes, frieslander/-s, bildtstar, bakaardappel/-en, ratte aardappeltjes, la ratte, ovenaardappel/-en, tafelaardappelen',
    'new potato':
      'krieltje/krieltjes, krielaardappel/-s/-en/-tje/-tjes, nieuwe aardappel/nieuwe aardappelen/nieuwe aardappels/nieuwe aardappeltjes, jonge aardappelen, primeuraardappelen, kriel',
    'sweet potato':
      'zoete aardappel/zoete aardappels/zoete aardappelen/zoete aardappeltjes, bataat/bataten, zoete patat/zoete patatten',
    parsnip: 'pastinaak/pastinaken',
    'parsley root': 'peterseliewortel/-s/-en, wortelpeterselie',
    turnip: 'raap/rapen/raapje/raapjes, meiraap/meirapen/meiraapje/meiraapjes, meiknol/-len, witte raap, navet',
    rutabaga: 'koolraap/koolrapen, knolraap/knolrapen, rutabaga',
    kohlrabi: "koolrabi/-'s",
    celeriac: 'knolselderij, knolselder, selderijknol, selderknol',
    beet: 'biet/-en/-je/-jes, rode biet/rode bieten/rode bietjes, bietjes, kroot/kroten/krootjes, gele biet/gele bieten, chioggiabiet/-en, chioggia biet/chioggia bieten, voorgekookte bieten, krootjes, vacuümbieten',
    radish: 'radijs/radijzen/radijsje/radijsjes, ijspegel radijs, watermeloenradijs',
    daikon: 'daikon, rettich, rettig, rammenas, witte rammenas, witte rettich, daikonradijs, zwarte rammenas',
    'jerusalem artichoke': 'aardpeer/aardperen, topinamboer/-s, topinambour/-s',
    salsify: 'schorseneer/schorseneren, haverwortel/-s',
    'burdock root': 'kliswortel, klitwortel, gobo',
    'lotus root': 'lotuswortel/-s',
    taro: 'taro, tajer, pomtajer, pomtayer',
    cassava: 'cassave, maniok, yuca, singkong, cassavewortel',
    plantain: 'bakbanaan/bakbananen, kookbanaan/kookbananen',
    breadfruit: 'broodvrucht/-en',
    'young jackfruit': 'jonge jackfruit, jackfruit in blik, jackfruit uit blik, jackfruitstukjes',
    'water chestnut': 'waterkastanje/-s',
    'bamboo shoot': 'bamboescheut/-en, bamboespruit/-en, bamboe, rebung',
    'heart of palm': 'palmhart/-en, palmharten uit blik',
    'butternut squash':
      'flespompoen/-en/-blokjes, butternut, butternutpompoen/-en, butternutsquash, butternut squash, butternut pompoen, muskaatpompoen',
    'red kuri squash': 'hokkaidopompoen, hokkaido pompoen, oranje pompoen, potimarron, hokkaido, pompoen hokkaido',
    'kabocha squash': 'kabocha, kabochapompoen, groene pompoen',
    'spaghetti squash': 'spaghettipompoen',
    'acorn squash': 'eikelpompoen',
    pumpkin: 'pompoen/-en/-tje/-tjes, pompoenblokjes, pompoenstukjes, pompoenvlees, reuzenpompoen',
    'pumpkin puree': 'pompoenpuree, pompoenmoes',
    zucchini:
      'courgette/-s/courgetteje/courgettejes, courgetteblokjes, courgetti, courgettelinten, courgettespaghetti, courgetteschijfjes, courgetteplakjes',
    'yellow squash': 'gele courgette/gele courgettes',
    'pattypan squash': 'patisson/-s',
    'squash blossom': 'courgettebloem/-en, pompoenbloem/-en',
    'bitter melon': 'sopropo, bittermeloen, bittere meloen, pare',
    chayote: 'chayote, chayotes',
    broccoli: 'broccoli, broccoliroosje/-s, stronk broccoli, broccolistronk/-en, broccolirijst',
    broccolini: 'bimi, broccolini, bimi stengels, bimistengels',
    'broccoli rabe': 'cime di rapa',
    'chinese broccoli': 'kailan, chinese broccoli, gai lan',
    cauliflower: 'bloemkool/bloemkolen/bloemkooltje, bloemkoolroosje/-s',
    'cauliflower rice': 'bloemkoolrijst, bloemkoolcouscous',
    romanesco: 'romanesco',
    'brussels sprout': 'spruitje/spruitjes, spruit/-en, spruitkool, brusselse spruiten',
    cabbage:
      'witte kool/witte kolen, spitskool/spitskolen, kool/kolen, puntkool, wittekool, groene spitskool, jaromakool, koolblad/koolbladeren, gesneden kool, witte koolblaadjes, platte kool',
    'red cabbage': 'rode kool/rode kolen, rodekool, rode spitskool',
    'savoy cabbage': 'savooiekool/savooiekolen, savooikool, savooi, groene kool, savooiekoolblad, savooiekoolbladeren',
    'napa cabbage': 'chinese kool, chinesekool',
    kale: 'boerenkool, cavolo nero, palmkool, gesneden boerenkool, boerenkoolblad, boerenkoolbladeren, zwarte kool, krulkool',
    'spring greens': 'voorjaarskool, koolloof',
    'mustard greens': 'amsoi, mosterdblad, mosterdkool, kaisoi',
    'turnip greens': 'raapsteel/raapstelen/raapsteeltjes, raapjesloof, keeltjes',
    'beet greens': 'bietenloof, bietenblad, bietenbladeren, bietenblaadjes',
    'swiss chard': 'snijbiet, warmoes, regenboogsnijbiet, snijbietjes, warmoesbladeren',
    'bok choy': 'paksoi, paksoy, pak choi, bok choy, stronk paksoi',
    'baby bok choy': 'baby paksoi, mini paksoi, shanghai paksoi, babypaksoi, minipaksoi',
    'choy sum': 'choisum, choi sum',
    tatsoi: 'tatsoi',
    mizuna: 'mizuna',
    'dandelion greens': 'molsla, paardenbloemblad, paardenbloembladeren, paardenbloemblaadjes',
    nettle: 'brandnetel/-s, brandneteltoppen, netels, brandnetelblaadjes',
    spinach:
      'spinazie, verse spinazie, bladspinazie, wilde spinazie, babyspinazie, jonge spinazie, spinazieblaadjes, spinaziebladeren, baby spinazie',
    'frozen spinach':
      'diepvriesspinazie, spinazie à la crème zonder room, diepvries spinazie, bevroren spinazie, spinazie uit de vriezer, diepvriesbladspinazie',
    'water spinach': 'kangkung, waterspinazie, kangkoeng',
    'amaranth leaf': 'klaroen, bayam, bajem',
    lettuce:
      'sla, krop sla, slablad/slabladeren/slablaadje/slablaadjes, pluksla, eikenbladsla, lollo rosso, lollo bionda, batavia sla, bataviasla, slamix, salade blaadjes, kropje sla, krulsla, snijsla, ijzersla, groene sla, lollo rossa, eikenblad, multisla, saladeblaadjes',
    'romaine lettuce': 'romaine sla, romeinse sla, bindsla, romaine, romainesla, romainehart/-en',
    'iceberg lettuce': 'ijsbergsla, ijsbergsalade, ijsberg',
    'butterhead lettuce': 'botersla, kropsla, boterkropsla',
    'little gem lettuce': 'little gem, little gem sla, little gems, minicos',
    arugula: 'rucola, raketsla, rucolasla, notensla, rucola sla, roquette',
    watercress: 'waterkers',
    'mixed greens':
      'gemengde sla, slamelange, gemengde salade, saladmix, saladmelange, mesclun, jonge slablaadjes, gemengde slablaadjes, gemengde slamelange, rucolamelange, babyleaf, baby leaf, saladebladeren',
    "lamb's lettuce": 'veldsla, ezelsoren',
    radicchio: 'radicchio, roodlof, radicchio rosso, rode sla',
    endive:
      'witlof, witloof, chicon/-s, stronkje witlof, stronk witlof, stronkjes witlof, brussels lof, witlofstronk, witlofstronkjes, witlofblaadjes, roodlof stronk, grondwitloof, grondlof',
    frisée: 'frisée, frisee, krulandijvie, friséesla, friseesla',
    escarole: 'andijvie, gesneden andijvie',
    sorrel: 'zuring, veldzuring, zurkel',
    purslane: 'postelein, winterpostelein, zomerpostelein',
    microgreens: 'microgroenten, cress, microgroen, kiemgroenten, scheutjes cress, shiso cress',
    'pea shoot': 'erwtenscheut/-en, doperwtenscheuten',
    'grape leaf': 'druivenblad/druivenbladeren, wijnblad/wijnbladeren, wijngaardblad, druivenblaadjes',
    fennel: 'venkel, venkelknol/-len, venkels, knolvenkel, venkelknolletje',
    celery:
      'bleekselderij, bleekselder, witte selder, selderij, selder, groene selder, stengel bleekselderij, selderstengel/-s, selderijstengel/-s, struik bleekselderij, bleekselderijstengel/-s, selderblad, selderijblad, bladselderij, soepselder, soepselderij, snijselder, snijselderij, selderijblaadjes, selderblaadjes, selleriebladeren, selderijgroen',
    cardoon: 'kardoen',
    asparagus:
      'groene asperge/groene asperges, asperges groen, groene aspergetips, aspergetips, asperge/-s, aspergepunten, aspergetoppen, groene aspergepunten',
    'white asparagus': 'witte asperge/witte asperges, asperges wit, aspergeschillen, aspergekontjes',
    'globe artichoke': 'artisjok/-ken, verse artisjok, artisjokbodem/-s',
    'artichoke heart': 'artisjokhart/-en/-jes, gemarineerde artisjokharten',
    'green bean':
      'sperzieboon/sperziebonen/sperzieboontjes, boontje/boontjes, haricots verts, haricot vert, prinsessenboon/prinsessenbonen, prinsesseboontjes, prinsessenboontjes, groene boon/groene bonen/groene boontjes, slaboon/slabonen, stamboontjes, herenboontjes, fijne boontjes',
    'runner bean': 'snijboon/snijbonen, pronkboon, stokboon, gesneden snijbonen',
    'wax bean': 'boterboon groen, gele boontjes, gele sperziebonen, botersperziebonen, boterboontjes',
    'yardlong bean': 'kousenband, kouseband, kouseband bonen',
    'snow pea': 'peultje/peultjes, peul/-en',
    'sugar snap pea':
      'sugarsnap/-s, sugar snap/sugar snaps, sugarsnappeas, suikererwt/-en, suikerboon, sugar snap peas',
    pea: 'doperwt/-en/-je/-jes, erwtje/erwtjes, erwt/-en, tuinerwt/-en/-jes, diepvriesdoperwten, diepvrieserwtjes, diepvries doperwten, groene erwten, fijne erwtjes, doperwten uit blik, dop erwten',
    edamame: 'edamame, edamameboontjes, edamamebonen, sojaboontjes, edamame boontjes, groene sojaboontjes, edamameboon',
    'fava bean': 'tuinboon/tuinbonen/tuinboontjes, labboon/labbonen, platte bonen',
    corn: 'maïs, mais, maïskorrel/-s, maiskorrel/-s, zoete maïs, suikermaïs, suikermais, zoete mais',
    'canned corn': 'maïs uit blik, blik maïs, blikje maïs, blikje mais, maiskorrels uit blik, maïskorrels uit blik',
    'corn on the cob': 'maïskolf/maïskolven, maiskolf/maiskolven',
    'baby corn':
      'maïskolfje/maïskolfjes, maiskolfje/maiskolfjes, minimaïs, mini maiskolfjes, mini maïskolfjes, babymaïs',
    'mixed vegetables':
      'gemengde groente/gemengde groenten, diepvriesgroente/-n, roerbakgroente/-n, wokgroente/-n, soepgroente/-n, doperwten en wortelen, erwten en wortelen, roerbakmix, wokmix, groentemix, soepgroentjes, erwtjes en worteltjes, doperwten met worteltjes, nasigroenten, bamigroenten, bami groente, nasi groente, bami groenten, nasi groenten, bami-nasi groenten, bamipakket groente, italiaanse groenten, italiaanse roerbakgroenten, grillgroenten, zomergroenten, wintergroenten, groentereepjes, groentepakket, mexicaanse groenten, roerbakgroenten, thaise wokgroenten, chinese wokgroenten, hutspotgroente, hutspotgroenten, hutspotmix, snackgroente, snackgroenten, groente/-n, groentjes',
    okra: 'okra, oker/-s',
    'red bell pepper':
      "paprika/-'s, rode paprika/rode paprika's, gele paprika/gele paprika's, oranje paprika/oranje paprika's, puntpaprika/-'s, rode puntpaprika/rode puntpaprika's, paprikaatje/paprikaatjes, paprikareepjes, snackpaprika/-'s, paprikas, paprikablokjes, paprika mix, rode paprikas, gele paprikas, minipaprika's, minipaprika, oranje puntpaprika",
    'green bell pepper': "groene paprika/groene paprika's, groene paprikas, groene puntpaprika",
    'roasted red pepper':
      "geroosterde paprika/geroosterde paprika's, gegrilde paprika/gegrilde paprika's, geroosterde rode paprika/geroosterde rode paprika's, gegrilde rode paprika, paprika uit pot, gegrilde paprika uit pot",
    eggplant: 'aubergine/-s, auberginetje, aubergineplakken, aubergineblokjes',
    'japanese eggplant': 'boulanger/-s, japanse aubergine, antroewa',
    cucumber: 'komkommer/-s/-tje/-tjes, salade komkommer',
    'persian cucumber': 'snackkomkommer/-s/-tje/-tjes, minikomkommer/-s/-tjes, snoepkomkommer/-s/-tjes',
    tomato:
      'tomaat/tomaten/tomaatje/tomaatjes, trostomaat/trostomaten, vleestomaat/vleestomaten, coeur de boeuf, trostomaatje/trostomaatjes, tomatenblokjes vers, tomatenpartjes, roma tomaten bont, rijpe tomaten, coeur de boeuf tomaten, soeptomaat, soeptomaten, tomatenpulp vers',
    'plum tomato':
      'pruimtomaat/pruimtomaten, romatomaat/romatomaten, pomodori, roma tomaat, roma tomaten, pruimtomaatjes, san marzano, san marzano tomaten',
    'cherry tomato':
      'kerstomaat/kerstomaten/kerstomaatje/kerstomaatjes, cherrytomaat/cherrytomaten/cherrytomaatje/cherrytomaatjes, snoeptomaat/snoeptomaten/snoeptomaatje/snoeptomaatjes, cocktailtomaat/cocktailtomaten, tasty tom, cherry tomaatjes, cherry tomaten, snacktomaat/snacktomaten, snacktomaatjes, honingtomaat, honingtomaatjes, honingtomaten, pomodori tomaatjes',
    'green tomato': 'groene tomaat/groene tomaten',
    'sun-dried tomato':
      'zongedroogde tomaat/zongedroogde tomaten/zongedroogde tomaatjes, gedroogde tomaat/gedroogde tomaten, zontomaat/zontomaten, zongedroogde tomaten op olie, halfgedroogde tomaten, semi-dried tomaten, zongedroogde tomaten uit pot',
    avocado: "avocado/-'s/avocadootje, avocados, avocadovlees",
    olive:
      'olijf/olijven/olijfje/olijfjes, zwarte olijf/zwarte olijven, groene olijf/groene olijven, kalamata olijven, kalamata-olijven, kalamata, taggiasche olijven, olijfringen, olijvenringetjes',
    samphire: 'zeekraal, lamsoor, lamsoren, zeevenkel, zeeaster',
    'bean sprout': 'taugé, tauge, sojascheut/-en, sojaspruit/-en, katjang idjoe scheuten, taugée, taoge',
    'alfalfa sprout': 'alfalfa, alfalfascheuten, alfalfakiemen',
    'garden cress': 'tuinkers, sterrenkers, tuinkersblaadjes, bakje tuinkers',
    'radish sprout': 'radijskiemen, radijsscheuten, rettichkiemen',
    mushroom:
      'champignon/-s/-netje, witte champignon/witte champignons, paddenstoel/-en, paddestoel/-en, champignonplakjes, gemengde paddenstoelen, schijfjes champignons, champignonschijfjes, gemengde paddestoelen, bospaddenstoelen, bospaddestoelen, boschampignon/-s, paddenstoelenmix, paddenstoelenmelange, paddestoelenmelange, melange paddenstoelen, champignonblokjes, wilde paddenstoelen, champions, roerbakchampignons, champignons uit blik',
    'cremini mushroom':
      'kastanjechampignon/-s, kastanje champignon/kastanje champignons, bruine champignon/bruine champignons, parijse champignons, kastanjepaddenstoelen, kastanjepaddestoelen',
    'portobello mushroom': "portobello/-'s, portobellos, portabella, grillchampignon/-s, reuzenchampignon",
    'shiitake mushroom': 'shiitake/-s, shii-take, shitake/-s, shiitakes, shiitakepaddenstoelen',
    'dried shiitake': 'gedroogde shiitake/gedroogde shiitakes, gedroogde shii-take, tongku, gedroogde tongku',
    'oyster mushroom': 'oesterzwam/-men/-metje, oesterzwammen',
    'king oyster mushroom': 'koningsoesterzwam/-men, king boleet, kruidenoesterzwam, eryngii, king oyster',
    'enoki mushroom': 'enoki, enokitake, fluweelpootje',
    'shimeji mushroom': 'shimeji, beukenzwam/-men, beukenzwammetjes',
    'maitake mushroom': 'maitake, eikhaas',
    chanterelle: 'cantharel/-len, hanenkam/-men, girolles, girolle, dooierzwam',
    morel: 'morille/-s, morieltje, morieltjes, morel paddenstoel',
    'porcini mushroom': 'eekhoorntjesbrood, cèpes, cèpe, cepes, boleet/boleten, verse porcini',
    'dried porcini':
      'gedroogd eekhoorntjesbrood, gedroogde porcini, gedroogde cèpes, gedroogde paddenstoelen, porcini, gedroogde bospaddenstoelen, porcinipoeder, gedroogde cepes',
    'wood ear mushroom': 'judasoor/judasoren, wolkenoor, mu-err, houtoor, muizenoren',
    'straw mushroom': 'rijststropaddenstoelen, straw mushrooms',
    truffle:
      'truffel/-s, zwarte truffel, zomertruffel, wintertruffel, truffeltapenade zonder ansjovis, truffelpasta puur, truffelschaafsel',
    nori: 'nori, norivel/-len, norivelletjes, noriblad, noribladen, noribladeren, zeewiervel/-len, nori zeewier, sushivellen, nori vellen',
    kombu: 'kombu, kombuwier',
    wakame: 'wakame, zeewier, wakamezeewier',
    lemon:
      'citroen/-en/-tje/-tjes, biologische citroen, citroenpartje/-s, citroenschijfje/-s, schijfje citroen, biocitroen, partje citroen, citroenschijf, citroenschijven, citroenpartjes, citroenplakjes',
    lime: 'limoen/-en/-tje/-tjes, limoenpartje/-s, limoenschijfje/-s, lemmetje/lemmetjes',
    'lemon juice':
      'citroensap, sap van citroen, sap van een citroen, sap van halve citroen, scheutje citroensap, vers citroensap, citroensap uit flesje, sap van 1 citroen',
    'lime juice': 'limoensap, sap van limoen, sap van een limoen, lemmetjessap',
    yuzu: 'yuzu, yuzusap',
    'lemon zest':
      'citroenschil, citroenrasp, citroenzeste, citroenzest, rasp van citroen, geraspte citroenschil, citroenschillen, rasp van een citroen, schil van citroen, citroenraspsel',
    'lime zest': 'limoenschil, limoenrasp, limoenzeste, limoenzest, geraspte limoenschil, rasp van limoen',
    'orange zest':
      'sinaasappelschil, sinaasappelrasp, sinaasappelzeste, sinaasrasp, rasp van sinaasappel, geraspte sinaasappelschil, sinaasappelzest, appelsienschil, sinaasschil, mandarijnschil',
    orange:
      'sinaasappel/-s/-en/-tje, appelsien/-en, handsinaasappel/-s, perssinaasappel/-s/-en, sinaasappelpartjes, sinaasappelschijfjes',
    'blood orange': 'bloedsinaasappel/-s/-en, bloedappelsien',
    mandarin: 'mandarijn/-en/-tje/-tjes, clementine/-s, mandarijnenpartjes, mandarijnpartjes',
    'canned mandarin':
      'mandarijntjes uit blik, mandarijnpartjes uit blik, mandarijnen uit blik, mandarijntjes op siroop',
    kumquat: 'kumquat/-s',
    grapefruit:
      'grapefruit/-s, pompelmoes/pompelmoezen, roze grapefruit, rode grapefruit, pomelmoes, grapefruitpartjes, roze pompelmoes',
    pomelo: "pomelo/-'s",
    apple:
      'appel/-s/-en/-tje/-tjes, elstar/-s, jonagold/-s, granny smith, handappel/-s, golden delicious, royal gala, pink lady, appelblokjes, appelpartjes, braeburn, fuji, kanzi, cox, appelschijfjes, zure appel/zure appels, friszure appel, friszure appels, elstar appel, jonagold appel, elstar appels, jonagold appels, granny smith appel, appelstukjes, appelreepjes',
    'cooking apple':
      'goudreinet/-ten, goudrenet/-ten, moesappel/-s/-en, stoofappel/-s, bellefleur, goudreinetten, schone van boskoop, boskoop, renet, reinet, reinette',
    pear: 'peer/peren/peertje/peertjes, stoofpeer/stoofperen/stoofpeertje/stoofpeertjes, handpeer/handperen, conference, conferencepeer, conferenceperen, doyenné, doyenne du comice, gieser wildeman, kookpeer, kookperen, saint remy, peren op siroop, peer uit blik, peren uit blik, conference peer, conference peren',
    'asian pear': 'nashi, nashipeer, nashiperen, aziatische peer',
    quince: 'kweepeer/kweeperen, kwee, kweeappel/-s',
    peach: 'perzik/-en, wilde perzik, perzikpartjes, witte perzik',
    nectarine: 'nectarine/-s',
    'canned peach':
      'perzik uit blik, perziken uit blik, perziken op siroop, halve perziken op siroop, perzik op siroop, perziken op sap, blikperziken, perzikhelften, blik perziken',
    plum: 'pruim/-en/-pje/-pjes/-tjes, verse pruim/verse pruimen, reine claude/reine claudes, mirabel/-len, kwets/-en, kwetsen, reine victoria, blauwe pruimen',
    apricot: 'abrikoos/abrikozen, verse abrikozen, abrikozen op siroop, abrikozen uit blik',
    cherry: 'kers/-en, zoete kers, zoete kersen, kersen uit pot, kersen zonder pit',
    'sour cherry':
      'kriek/-en, zure kers/zure kersen, morel/-len, kersen op siroop, krieken op siroop, amarenakers, noorderkrieken, morellen, kersen op sap',
    strawberry: 'aardbei/-en/-tje/-tjes, aardbeien, diepvriesaardbeien, aardbeienpuree',
    blueberry:
      'blauwe bes/blauwe bessen/blauwe besjes, bosbes/-sen, blauwebes, bosbessen, blauwe bosbes, blauwe bosbessen',
    raspberry: 'framboos/frambozen/framboosje/framboosjes, diepvriesframbozen, frambozenpuree',
    blackberry: 'braam/bramen/braampje/braampjes, braambes/-sen',
    'black currant': 'zwarte bes/zwarte bessen, zwarte besjes, cassis bes, cassisbes, cassisbessen',
    'red currant': 'rode bes/rode bessen, aalbes/-sen, rode besjes, aalbessen, witte bessen, trosbes, trosbessen',
    gooseberry: 'kruisbes/-sen, stekelbes/-sen, kruisbessen, klapbes, klapbessen',
    cranberry:
      "cranberry/cranberry's/cranberries, verse cranberries, veenbes/-sen, verse cranberry's, diepvriescranberry's",
    lingonberry: 'vossenbes/-sen, rode bosbes/rode bosbessen',
    elderberry: 'vlierbes/-sen',
    mulberry: 'moerbei/-en, witte moerbeien',
    'mixed berry':
      'bosvruchten, gemengde bessen, bosfruit, rood fruit, zomerfruit, roodfruit, bosvruchtenmix, diepvriesfruit, diepvries bosvruchten, diepvriesbosvruchten, gemengd rood fruit, zachtfruit, fruitmix diepvries, bessen, besjes, bes, bessenmix',
    açaí: 'açaí, acai, açai, acaipoeder, acaipuree',
    'cape gooseberry': 'physalis, goudbes/-sen, kaapse kruisbes, incabes',
    'sea buckthorn': 'duindoorn, duindoornbes/-sen',
    grape: 'druif/druiven/druifje/druifjes, witte druiven, blauwe druiven, rode druiven, pitloze druiven, druiventros',
    banana: 'banaan/bananen/banaantje/banaantjes, rijpe banaan, bananenschijfjes, bananenplakjes, pisang vers',
    mango: "mango/-'s, mangos, mangoblokjes, mangostukjes, mangopulp, mangopuree, diepvriesmango",
    papaya: "papaja/-'s, papaya",
    'green papaya': 'groene papaja, onrijpe papaja',
    pineapple: 'ananas/-sen, verse ananas, ananasblokjes, ananasstukjes, ananasvlees',
    'canned pineapple':
      'ananas uit blik, blik ananas, ananasschijven, ananasschijf, ananasschijfjes, ananas op sap, ananasstukjes uit blik, ananasstukjes op sap, ananas op siroop, blikje ananas, blikje ananasstukjes',
    melon: 'meloen/-en/-tje, meloenbolletjes, netmeloen, suikermeloen, meloenblokjes',
    cantaloupe: 'cantaloupe, cantaloupmeloen, charentais, charentaismeloen, cantaloupe meloen, oranje meloen',
    'honeydew melon': 'honingmeloen, galiameloen, galia meloen, galia, honing meloen',
    watermelon: 'watermeloen/-en, watermeloenblokjes',
    kiwi: "kiwi/-'s, kiwis, kiwibes, kiwibessen",
    fig: 'vijg/-en/-je/-jes, verse vijg/verse vijgen',
    pomegranate:
      'granaatappel/-s/-en, granaatappelpit/-ten/-jes, granaatappelpitjes, granaatappelzaad, granaatappelzaadjes',
    'passion fruit': 'passievrucht/-en, passiefruit, maracuja, maracujá',
    lychee: "lychee/-s, lychees, litchi/-'s",
    longan: 'longan',
    rambutan: 'ramboetan/-s, rambutan',
    mangosteen: 'mangistan, mangosteen',
    'dragon fruit': 'drakenvrucht, drakenfruit, pitahaya, pitaya, dragonfruit',
    'star fruit': 'carambola, stervrucht, sterfruit',
    guava: 'guave/-s, guava',
    persimmon: "kaki/-'s, kakivrucht, kakifruit, sharonfruit, sharon, persimmon",
    'prickly pear': 'cactusvijg/-en, cactusvrucht',
    jackfruit: 'jackfruit, nangka, rijpe jackfruit',
    durian: 'durian, doerian',
    soursop: 'zuurzak',
    loquat: 'loquat, japanse mispel',
    medlar: 'mispel/-s',
    'rose hip': 'rozenbottel/-s',
    tamarind: 'tamarinde, asem, tamarindepulp, asam, tamarindepulp zonder pitten',
    rhubarb: 'rabarber, rabarberstelen, rabarberstengel/-s, rabarberstukjes',
    raisin: 'rozijn/-en/-tje/-tjes, blauwe rozijnen, wellrozijnen, rozijnen zonder pit',
    'golden raisin':
      "sultana/-'s, gele rozijn/gele rozijnen, witte rozijnen, sultanarozijnen, gouden rozijnen, golden raisins, blanke rozijnen",
    currant: 'krent/-en/-jes, krenten',
    'dried cranberry':
      "gedroogde cranberry's/gedroogde cranberries/gedroogde cranberry, cranberries gedroogd, gedroogde veenbessen, gezoete cranberry's",
    'dried cherry': 'gedroogde kersen, gedroogde krieken',
    'dried blueberry': 'gedroogde blauwe bessen, gedroogde bosbessen',
    'dried barberry': 'berberis, berberisbes/-sen, zereshk, gedroogde berberis',
    'goji berry': 'gojibes/-sen, goji bessen, goji',
    date: 'dadel/-s/-tje/-tjes, medjoul dadel/medjoul dadels, medjooldadel/-s, medjouldadel/-s, gedroogde dadels, medjool dadels, dadelpasta',
    'dried apricot': 'gedroogde abrikoos/gedroogde abrikozen, wellabrikozen, abrikozen gedroogd',
    'dried peach': 'gedroogde perzik, gedroogde perziken',
    'dried pear': 'gedroogde peer, gedroogde peren',
    'dried apple':
      'gedroogde appel/gedroogde appels, gedroogde appeltjes, appeltjes gedroogd, gedroogde appelschijfjes',
    prune:
      'gedroogde pruim/gedroogde pruimen, pruimedant/-en, pruimendant, wellpruimen, pruimen gedroogd, ontpitte pruimen, pruimen zonder pit',
    'dried fig': 'gedroogde vijg/gedroogde vijgen',
    'dried mango': 'gedroogde mango',
    'dried pineapple': 'gedroogde ananas',
    'banana chip': 'bananenchips, bananenchip',
    'mixed dried fruit':
      'gedroogd fruit, gemengd gedroogd fruit, gemengde gedroogde vruchten, gedroogde vruchten, tuttifrutti, tutti frutti, gedroogde zuidvruchten, rozijnen en krenten, krenten en rozijnen',
    'maraschino cherry': 'maraschinokers, maraschino kersen, cocktailkers/-en, maraschinokersen',
    salt: 'zout, keukenzout, tafelzout, fijn zout, jozo, jodiumzout, fijn zeezout, zeezout, grof zout, grof zeezout, keltisch zeezout, gejodeerd zout, korrelzout, zout uit de molen, inmaakzout',
    'flaky salt':
      'zoutvlok/-ken, zeezoutvlokken, maldon, maldonzout, fleur de sel, zoutflakes, maldon zout, zeezoutflakes',
    'smoked salt': 'gerookt zout, rookzout, gerookt zeezout',
    'black salt': 'zwart zout, kala namak',
    'pink salt': 'himalayazout, roze zout, himalaya zout, roze himalayazout',
    'celery salt': 'selderijzout, selderzout',
    'garlic salt': 'knoflookzout',
    'onion salt': 'uienzout',
    MSG: 've-tsin, vetsin, smaakversterker, msg, mononatriumglutamaat',
    'black pepper':
      'peper, zwarte peper, gemalen peper, peper uit de molen, versgemalen peper, versgemalen zwarte peper, zwarte peper uit de molen, gemalen zwarte peper, vers gemalen peper, grof gemalen peper, pepermolen, molenpeper, vers gemalen zwarte peper, grove peper',
    'black peppercorn':
      'peperkorrel/-s/-en, zwarte peperkorrels, peperbol/-len/-letje/-letjes, zwarte peperkorrel, hele peperkorrels, peperbolletjes',
    'white pepper': 'witte peper, gemalen witte peper, witte peperkorrels, witte peper uit de molen',
    'green peppercorn': 'groene peperkorrels, groene peperbolletjes, groene peperbessen',
    'pink peppercorn':
      'roze peper, roze peperkorrels, roze peperbessen, roze bessen, rode peperkorrels, rode peperbessen',
    'sichuan pepper': 'szechuanpeper, sichuanpeper, szechuan peper, sichuan peper, szechuan peperkorrels, sechuanpeper',
    'curry powder':
      'kerrie, kerriepoeder, currypoeder, curry poeder, madras kerrie, milde kerriepoeder, javaanse kerrie, madras kerriepoeder, kerrie madras, kerriekruiden, gele kerriepoeder',
    'garam masala': 'garam masala, garam massala',
    turmeric: 'kurkuma, kurkumapoeder, geelwortel, koenjit, gemalen kurkuma, curcuma',
    saffron: 'saffraan, saffraandraadje/-s, draadjes saffraan, saffraanpoeder',
    'ground cumin':
      'komijn, komijnpoeder, gemalen komijn, djinten, djintan, jinten, djinten bubuk, djintenpoeder, cumin',
    'cumin seed': 'komijnzaad, komijnzaadje/-s, hele komijn, komijnzaden',
    'ground coriander':
      'ketoembar, ketumbar, korianderpoeder, gemalen koriander, gemalen korianderzaad, gemalen ketoembar, ketoembar poeder',
    'coriander seed': 'korianderzaad, korianderzaadje/-s, korianderzaden',
    'smoked paprika':
      'gerookt paprikapoeder, gerookte paprikapoeder, gerookte paprika, pimentón, pimenton, gerookt paprika poeder, pimentón de la vera',
    paprika:
      'paprikapoeder, mild paprikapoeder, scherp paprikapoeder, paprika poeder, milde paprikapoeder, zoet paprikapoeder, edelzoet paprikapoeder, pittig paprikapoeder, zoete paprikapoeder, paprikapoeder mild, paprikapoeder scherp, pikante paprikapoeder',
    'chili flakes':
      'chilivlok/-ken, chilivlokken, gedroogde chilivlokken, chiliflakes, chili flakes, gedroogde chilipeper gemalen, peperoncino vlokken, chillivlokken, pepervlokken, gedroogde pepervlokken, rode pepervlokken, pul biber, peperoncinovlokken',
    'chili powder': 'chilipoeder, chili poeder, chillipoeder',
    'cayenne pepper': 'cayennepeper, cayenne, cayenne peper, cayennepoeder',
    'espelette pepper': "piment d'espelette",
    gochugaru: 'gochugaru',
    'aleppo pepper': 'aleppopeper',
    'dried red chili':
      'gedroogde peper/gedroogde pepers, gedroogde chilipeper/gedroogde chilipepers, gedroogde rode pepers, gedroogde rode peper, gedroogd chilipepertje, gedroogde chilipepertjes, peperoncini, gedroogde chili, peperoncino',
    'ancho chili': 'ancho, gedroogde ancho',
    'chipotle chili': 'chipotle, chipotlepeper, gedroogde chipotle',
    'chipotle powder': 'chipotlepoeder, chipotle poeder',
    'onion powder': 'uienpoeder, ui poeder, uipoeder, ajuinpoeder',
    'garlic powder':
      'knoflookpoeder, knoflook poeder, lookpoeder, gedroogde knoflook, knoflookgranulaat, granulaat knoflook',
    'dried onion': 'gedroogde ui, gedroogde uitjes, gedroogde uien',
    'fried shallot':
      'gebakken uitje/gebakken uitjes, gebakken ui/gebakken uien, gefrituurde uitjes, bawang goreng, krokante uitjes, gefrituurde sjalotjes, knapperige uitjes, gefrituurde ui',
    cinnamon: 'kaneel, kaneelpoeder, gemalen kaneel, ceylonkaneel, ceylon kaneel',
    'cinnamon stick':
      'kaneelstok/-en/-je/-jes, pijpje kaneel, pijpjes kaneel, stokje kaneel, pijpkaneel, kaneelpijp, kaneelpijpje, kaneelpijpjes',
    nutmeg:
      'nootmuskaat, muskaatnoot, muskaat, gemalen nootmuskaat, geraspte nootmuskaat, noot muskaat, muskaatnootje, nootmuskaatpoeder',
    mace: 'foelie, foelieblaadje, foelieblaadjes, foeliepoeder, stukje foelie',
    cardamom: 'kardemom, kardemompoeder, gemalen kardemom, kardamom, kardamon, kardemon',
    'cardamom pod':
      'kardemompeul/-en/-tje/-tjes, groene kardemompeulen, kardemomzaadjes, kardemompeultjes, kardemompitjes, groene kardemom',
    'black cardamom': 'zwarte kardemom, zwarte kardemompeulen',
    clove: 'kruidnagel/-s/-en/-tje/-tjes, hele kruidnagels, nagel/nagels',
    'ground cloves': 'kruidnagelpoeder, gemalen kruidnagel, nagelpoeder',
    allspice:
      'piment, pimentbes/-sen, pimentpoeder, jamaicapeper, pimentkorrel/-s, gemalen piment, pimentbolletjes, alspice',
    'star anise': 'steranijs, steranijsje, steranijsjes',
    'anise seed': 'anijszaad, anijs, anijszaadjes, gemalen anijs, anijspoeder',
    'ground ginger': 'gemberpoeder, gemalen gember, djahé poeder, gember poeder',
    'caraway seed': 'karwijzaad, karwij, kummel, karwijzaadjes',
    'fennel seed': 'venkelzaad, venkelzaadje/-s, gemalen venkelzaad, venkelpoeder',
    'fenugreek seed': 'fenegriek, fenegriekzaad, fenegriekpoeder',
    'fenugreek leaf': 'fenegriekblad, methi, kasuri methi, gedroogde fenegriekblaadjes',
    'mustard seed':
      'mosterdzaad, mosterdzaadjes, mosterdzaadje, gele mosterdzaadjes, zwart mosterdzaad, bruin mosterdzaad, zwarte mosterdzaadjes, gele mosterdzaad',
    'mustard powder': 'mosterdpoeder',
    'celery seed': 'selderijzaad, selderzaad',
    'dill seed': 'dillezaad',
    'nigella seed': 'nigellazaad, zwarte komijn, zwart komijnzaad, nigellazaadjes, zwarte komijnzaadjes',
    ajwain: 'ajowan, ajwain',
    asafoetida: 'asafoetida, duivelsdrek, hing',
    sumac: 'sumak, sumac',
    annatto: 'annatto, annattozaad',
    'juniper berry': 'jeneverbes/-sen, jeneverbesje, jeneverbesjes',
    'licorice root': 'zoethout, zoethoutwortel',
    'tonka bean': 'tonkaboon/tonkabonen',
    mahleb: 'mahleb',
    lavender: 'lavendel, lavendelbloemetjes, lavendelbloempjes, gedroogde lavendel',
    'rose petal': 'rozenblaadje/rozenblaadjes, rozenblad, gedroogde rozenblaadjes',
    'edible flower':
      'eetbare bloem/eetbare bloemen, eetbare bloemetjes, eetbare bloempjes, viooltjes, oost-indische kers, goudsbloem, bernagiebloemen, borage',
    elderflower: 'vlierbloesem, vlierbloesems, vlierbloesemschermen',
    'five-spice powder':
      'vijfkruidenpoeder, five spice, chinees vijfkruidenpoeder, five spice poeder, 5-kruidenpoeder, five spices',
    'ras el hanout': 'ras el hanout, ras-el-hanout, raz el hanout',
    baharat: 'baharat',
    "za'atar": "za'atar, zaatar",
    dukkah: 'dukkah, dukka',
    berbere: 'berbere',
    'cajun seasoning': 'cajunkruiden, cajun kruiden, cajun, cajunspecerijen',
    'jerk seasoning': 'jerk kruiden, jerkkruiden',
    'taco seasoning':
      "tacokruiden, taco kruiden, taco kruidenmix, burritokruiden, fajitakruiden, mexicaanse kruiden, burrito kruiden, taco kruidenmelange, fajita kruiden, kruidenmix voor taco's",
    'tandoori masala': 'tandoorikruiden, tandoori masala, tandoori, tandoori kruiden',
    'chaat masala': 'chaat masala',
    furikake: 'furikake',
    'shichimi togarashi': 'shichimi togarashi, togarashi',
    'lemon pepper': 'citroenpeper',
    'steak seasoning': 'steakkruiden, biefstukkruiden',
    'barbecue rub': 'bbq rub, barbecuerub, bbq kruiden, barbecuekruiden, bbq-rub, rub, rib rub, bbq-kruiden',
    'poultry seasoning': 'kipkruiden, kip kruiden, kippenkruiden',
    'greek seasoning': 'gyroskruiden, gyros kruiden, griekse kruiden, griekse kruidenmix',
    'mixed spice': 'koekkruiden, koek kruiden, vier kruiden, vierkruiden, quatre épices',
    'gingerbread spice':
      'speculaaskruiden, koek- en speculaaskruiden, speculaas kruiden, speculooskruiden, peperkoekkruiden, speculaaskruid',
    'dried oregano': 'gedroogde oregano, gedroogde oreganoblaadjes, oregano',
    'italian seasoning':
      'italiaanse kruiden, pizzakruiden, italiaanse kruidenmix, spaghettikruiden, pastakruiden, italiaans kruidenmengsel, italiaanse kruidenmelange, gedroogde italiaanse kruiden, gedroogde kruiden, pizza kruiden, pasta kruiden',
    'herbes de provence':
      'provençaalse kruiden, provencaalse kruiden, herbes de provence, provençaalse kruidenmix, provinciaalse kruiden',
    'dried thyme': 'gedroogde tijm',
    'dried basil': 'gedroogd basilicum, gedroogde basilicum',
    'dried rosemary': 'gedroogde rozemarijn',
    'dried sage': 'gedroogde salie',
    'dried marjoram': 'gedroogde marjolein, gedroogde majoraan',
    'dried parsley': 'gedroogde peterselie',
    'dried cilantro': 'gedroogde koriander',
    'dried dill': 'gedroogde dille',
    'dried mint': 'gedroogde munt',
    'dried tarragon': 'gedroogde dragon',
    'dried chervil': 'gedroogde kervel',
    'dried savory': 'gedroogd bonenkruid, bonenkruid',
    'dried chives': 'gedroogd bieslook, gedroogde bieslook',
    'bay leaf':
      'laurierblad/laurierbladeren/laurierblaadje/laurierblaadjes, laurier, blaadje laurier, blaadjes laurier, laurierbladen, laurierpoeder, daun salam, salamblad, salamblaadjes, daoen salam, blad laurier',
    'bouquet garni': 'bouquet garni, kruidentuil, kruidentuiltje, kruidenbosje, kruidenbundel, kruidenbuiltje',
    basil:
      'basilicum, verse basilicum, vers basilicum, basilicumblad, basilicumblaadje/-s, basilicumblaadjes, basilicumbladeren, blaadjes basilicum, grieks basilicum, verse basilicumblaadjes, plantje basilicum, kemangi',
    'thai basil': 'thaise basilicum, thais basilicum, horapa',
    parsley:
      'peterselie, platte peterselie, bladpeterselie, krulpeterselie, verse peterselie, peterselieblaadjes, peterselietakjes, peterseliesteeltjes, peterseliestelen, takjes peterselie, platte bladpeterselie',
    cilantro:
      'koriander, verse koriander, korianderblaadjes, korianderblad, korianderblaadje, takjes koriander, koriandertakjes, korianderstelen, soepgroen vers koriander',
    mint: 'munt, verse munt, muntblad, muntblaadje/-s, muntblaadjes, takje munt, takjes munt, muntbladeren, munttakjes, kruizemunt',
    dill: 'dille, verse dille, dilletakjes, takjes dille, dillepluksels, dilletopjes',
    'fennel frond': 'venkelgroen, venkelloof',
    chives: 'bieslook, verse bieslook, vers bieslook, bieslooksprietjes, sprietjes bieslook',
    'garlic chives': 'chinese bieslook, knoflookbieslook, koetjai, kucai, daslookbieslook',
    thyme: 'tijm, verse tijm, takje tijm, takjes tijm, tijmblaadjes, citroentijm, tijmtakjes, thijm, takken tijm',
    rosemary:
      'rozemarijn, verse rozemarijn, takje rozemarijn, takjes rozemarijn, rozemarijnnaaldjes, naaldjes rozemarijn, rozemarijntakjes, rozemarijnblaadjes',
    sage: 'salie, verse salie, salieblad, salieblaadje/-s, salieblaadjes, blaadjes salie',
    'oregano leaf': 'verse oregano, oreganoblaadjes, takje oregano, takjes oregano, vers oregano, takjes verse oregano',
    marjoram: 'marjolein, majoraan, verse marjolein',
    tarragon: 'dragon, verse dragon, dragonblaadjes, takjes dragon, takje dragon',
    chervil: 'kervel, verse kervel',
    lovage: 'lavas, maggiplant, maggikruid',
    'curry leaf':
      'kerrieblad/kerrieblaadje/kerrieblaadjes, curryblad/curryblaadjes/curryblaadje, kerriebladeren, curry bladeren, curryblaadjes',
    'makrut lime leaf':
      'limoenblad/limoenblaadje/limoenblaadjes, djeroek poeroet, kaffir limoenblad, kaffir limoenblaadjes, kaffirlimoenblaadjes, daun jeruk purut, djeruk purut, limoenbladeren, citroenblad, djeroek poeroet blaadjes, kaffirlimoenblad, jeruk purut',
    'lemon verbena': 'verbena, citroenverbena, ijzerkruid, verveine',
    'lemon balm': 'citroenmelisse, melisse',
    shiso: 'shiso, shisoblad, shisoblaadjes',
    'vietnamese coriander': 'vietnamese koriander, rau ram',
    'pandan leaf': 'pandanblad/pandanbladeren, pandan, pandanpasta zonder kleurstof, daun pandan',
    'banana leaf': 'bananenblad/bananenbladeren',
    'chicken breast':
      'kipfilet/-s/kipfiletje/kipfiletjes, kippenfilet/-s, kippenborst, kippenborstfilet, kippewit, kippenwit, kipborst, kipfiletblokjes, kipfiletreepjes, kipfilets, kipblokjes, kipreepjes, kippenreepjes, kippenblokjes, kipfilet haasje, kippeborst, kip filet, scharrelkipfilet, borstfilet, kippenfilets, kippenborsten',
    chicken:
      'kip, kippenvlees, kipvlees, kippevlees, kipstukken, kipstukjes, kippenstukken, gerookte kip, gerookte kipfilet, gegaarde kip, gaar kippenvlees, scharrelkip, kipdelen, kippendelen, soepkip, soepkippen, kippen',
    'chicken thigh':
      'kippendij/-en, kippendijfilet/-s, kipdij/-en, kipdijfilet/-s, dijfilet/-s, kippendijen, kippedij, kippendijvlees, kippendijenvlees, kippedijen, kip dijfilet, kippendij filet, kippendijfiletjes, dijvlees van kip, kipdijvlees',
    'chicken leg': 'kippenbout/-en/-jes, kippenpoot/kippenpoten, kipbout/-en, kippenbil/-len, kippebout/-en',
    'chicken drumstick': 'drumstick/-s, kipdrumstick/-s, kippendrumstick/-s, drumsticks, kippenboutjes',
    'chicken wing':
      'kippenvleugel/-s/-tjes, kipvleugel/-s/-tjes, chickenwings, chicken wings, kippenvleugeltjes, kipkluif, kipkluifjes, wings',
    'chicken tender': 'kiphaasje/-s, kippenhaasje/-s, haasjes van kip',
    'roasting chicken':
      'hele kip, braadkip, piepkuiken, braadkuiken, gebraden kip, grillkip, gegrilde kip, mechelse koekoek',
    'turkey breast':
      'kalkoenfilet/-s, kalkoenborst, kalkoenlapje/-s, kalkoenschnitzel zonder paneer, kalkoenreepjes, kalkoenblokjes, kalkoenvlees, kalkoengebraad, kalkoenhaasje, kalkoenfilets, kalkoenlapjes, kalkoenrollade',
    'turkey leg': 'kalkoenpoot, kalkoenbout, kalkoendij, kalkoendijfilet, kalkoendijen',
    'roasting turkey': 'kalkoen, hele kalkoen, babykalkoen, kalkoenen',
    'duck breast':
      'eendenborst/-en, eendenborstfilet/-s, eendeborst, gerookte eendenborst, tamme eendenborst, gerookte eendenborstfilet, eendenborstfilets, eendfilet, eendenfilet',
    'duck leg': 'eendenbout/-en, eendenbil, gekonfijte eendenbout, confit de canard, eendenboutjes, eendenconfit',
    'roasting duck': 'eend, hele eend, eendenvlees, eenden, wilde eend',
    goose: 'gans, ganzenvlees, ganzen',
    'goose breast': 'ganzenborst',
    quail: 'kwartel/-s/-tjes, kwartelfilet',
    'guinea fowl': 'parelhoen, parelhoenfilet, parelhoenderen, parelhoenfilets',
    pheasant: 'fazant, fazanten, fazantenborst, fazanthaan, patrijs, patrijzen',
    'beef steak':
      'biefstuk/-ken/-je/-jes, steak/-s, biefstukreepjes, rundersteak/-s, bief, kogelbiefstuk, biefstukken, rumpsteak, diamanthaas, bavette, bavette rund, biefreepjes, runderbiefstuk, picanha, steakje, runderreepjes, biefstukpuntjes, tournedospuntjes, ossenhaaspuntjes, biefstukspiesjes, runderblokjes, kogelbiefstukken, steaks',
    'ribeye steak':
      "ribeye/-s, rib-eye, rib eye, entrecote, entrecôte, cote de boeuf, côte de boeuf, côte à l'os, ribeyes",
    'flank steak': 'vinklap, flanksteak',
    'sirloin steak': 'lendebiefstuk, lendenbiefstuk',
    'beef tenderloin': 'ossenhaas, tournedos, runderhaas, chateaubriand, filet pur, rosbiefhaas',
    'beef roast':
      'rosbief, rosbeef, runderrollade, rundergebraad, braadstuk, rosbief rauw, rundsgebraad, runderfricandeau, staartstuk, bavettestuk',
    'stewing beef':
      'runderlap/-pen/-je/-jes, runderriblap/-pen, riblap/-pen, stoofvlees, sukadelap/-pen, sukade lap, runderstoofvlees, rundvlees, stooflap/-pen, rundersukade, runderpoulet, poulet, rundvleesblokjes, sucadelap/-pen, sucade, sukadestoofvlees, stoofvlees van rund, rundsvlees, rundstoofvlees, stoofkarbonaden, stoofkarbonades, draadjesvlees, hachéevlees, hacheevlees, goulashvlees, klapstuk, soepvlees, runderklapstuk, bloemstuk, dobbelstenen rundvlees, magere runderlappen, doorregen runderlappen, blokjes rundvlees, wangetjes zonder been, rundervlees, rendang vlees, bourguignonvlees',
    'beef brisket': 'runderborst, brisket, puntborst, borststuk rund',
    'short rib': 'runderrib, short ribs, short rib, runderribben, spareribs rund',
    oxtail: 'ossenstaart, ossestaart',
    'beef shank': 'runderschenkel, schenkel, rundschenkel, mergschenkel, soepschenkel, runderschenkels',
    'beef cheek': 'runderwang/-en, runderwangetjes',
    'ground beef':
      'rundergehakt, runder gehakt, mager rundergehakt, tartaar, rundertartaar, rundgehakt, rundsgehakt, biologisch rundergehakt, gehakt van rund, gehakt rund, rul gehakt rund, rundsburgergehakt',
    'ground pork': 'varkensgehakt, varkens gehakt, gehakt van varken',
    'ground turkey': 'kalkoengehakt',
    'ground chicken': 'kipgehakt, kippengehakt, kip gehakt',
    'ground lamb': 'lamsgehakt',
    'ground veal': 'kalfsgehakt',
    'ground venison': 'wildgehakt, hertengehakt',
    'mixed ground meat':
      'half-om-half gehakt, half om half gehakt, h.o.h. gehakt, hoh gehakt, gemengd gehakt, varkens-rundergehakt, half-om-halfgehakt, gehakt half om half, gehakt half-om-half, hoh-gehakt, gehakt gemengd, kalfs-varkensgehakt',
    'burger patty': 'hamburger/-s, runderhamburger/-s, burger/-s, runderburger/-s, hamburgers',
    'veal cutlet':
      'kalfsschnitzel/-s naturel, kalfsoester/-s, kalfslap/-je/-jes, kalfsschnitzel/-s, kalfsbiefstuk, kalfsvlees, kalfslapjes, kalfshaas, kalfsentrecote, kalfsfricandeau, kalfsfilet',
    'veal chop': 'kalfskotelet/-ten, kalfsribstuk, kalfskotelet',
    'veal shank': 'kalfsschenkel/-s, ossobuco, osso buco',
    'stewing veal':
      'kalfsstoofvlees, kalfspoulet, kalfssucade, kalfssukade, kalfsragout vlees, kalfsragoutvlees, kalfswang, kalfswangen, kalfswangetjes',
    'pork chop':
      'karbonade/-s, varkenskarbonade/-s, kotelet/-ten, varkenskotelet/-ten, ribkarbonade/-s, haaskarbonade/-s, schouderkarbonade/-s, halskarbonade',
    'pork tenderloin': 'varkenshaas, varkenshaasje/-s, varkenshaasmedaillon/-s, varkensmedaillon/-s, varkenshazen',
    'pork loin':
      'varkensfilet, varkensrollade, varkensgebraad, filetrollade, varkensfricandeau, varkenslende, varkensrug, filetlapje/-s, varkensfiletlapjes, varkensreepjes, varkensfiletreepjes, varkensvlees, varkensblokjes, varkensreepje, varkensbraadstuk',
    'pork cutlet':
      'varkensschnitzel/-s naturel, varkensoester/-s, varkenslap/-je/-jes, hamlap/-pen/-je/-jes, varkenslapjes, hamlapjes, filetlap, filetlappen',
    'pork shoulder':
      'procureur, varkensschouder, schouderfilet, spiering, varkensnek, procureurlappen, schouderlap/-pen, pulled pork, spieringgebraad, procureurlap, varkensstoofvlees, varkenspoulet, varkensspiering, sukadelapje varken, schoudermantel',
    'pork belly':
      'buikspek, speklap/-pen/-je/-jes, varkensbuik, babi panggang vlees, pancettastuk, vers spek, speklappen',
    'spare rib':
      'sparerib/-s, krabbetje, varkensrib/-ben, ribbetje/ribbetjes, spare ribs, krabbetjes, varkensribbetjes, ribstuk varken',
    'pork leg': 'varkensham vers, beenham rauw',
    'pork cheek': 'varkenswang/-en, varkenswangetje/-s',
    'ham hock': 'varkensschenkel, hammetje, ham hock, varkenshiel, schenkelham, eisbein',
    'pig foot': 'varkenspoot/varkenspootje/varkenspootjes, varkenspoten',
    'lamb chop': 'lamskotelet/-ten/-jes, lamskoteletten, lamskoteletjes, lamskarbonade/-s',
    'lamb loin': 'lamsfilet, lamshaas, lamshaasje/-s, lamszadel, lamsrugfilet, lamsfilets',
    'rack of lamb': 'lamsrack, lamskroon, lamscarré',
    'lamb shoulder':
      'lamsschouder, lamsstoofvlees, lamsvlees, lamspoulet, lamsblokjes, lamsbraadstuk, lamssukade, schapenvlees, lamslappen',
    'leg of lamb': 'lamsbout, lamsboutje, lamsgigot, lamsbil',
    'lamb shank': 'lamsschenkel/-s',
    'lamb neck': 'lamsnek',
    'goat meat': 'geitenvlees, geitvlees, geitenbout',
    'venison steak':
      'hertenbiefstuk/-ken, hertenhaas, reebiefstuk, hertenfilet, reerug, hertenrug, hertenbiefstukken, reefilet',
    'stewing venison':
      'hertenstoofvlees, hertenvlees, wildstoofvlees, hertensukade, reevlees, hertenragout vlees, hertenpoulet, reebout, hertenbout, everhaas vlees',
    rabbit:
      'konijn, konijnenbout/-en, konijnenvlees, haas, hazenpeper vlees, tam konijn, hazenbout, hazenrug, hazenrugfilet, konijnenrug, konijnen',
    'wild boar': 'wild zwijn, everzwijn, wildzwijn, zwijnsvlees, wildzwijnvlees, everzwijnfilet',
    merguez: 'merguez, merguezworstjes, merguezworst',
    frankfurter:
      'knakworst/-en/-je/-jes, frankfurter/-s, knak/knakken, knakworstjes, knaks, blikje knakworst, hotdogworst/-en/-je/-jes, frankfurters, wiener worstjes, cocktailworstje/-s, hotdog worst, hotdogworstjes',
    chorizo: 'chorizo, chorizoworst, chorizoplakjes, chorizoblokjes, chorizoworstje, chorizoworstjes',
    nduja: "nduja, 'nduja",
    bacon:
      'bacon, spek, spekje/spekjes, ontbijtspek, spekreepje/-s, spekblokje/-s, spekdobbelsteen/spekdobbelstenen, gerookt spek, gerookte spekblokjes, gerookte spekreepjes, baconreepje/-s, baconblokje/-s, katenspek, mager spek, rookspek, magere spekblokjes, magere spekreepjes, ontbijtspekreepjes, plakjes spek, spekplakjes, gerookte spekjes, doorregen spek, plakjes bacon, gezouten spek, zuurkoolspek, boerenspek, lardons, vetspek, baconrepen, hamspekjes, rookspekblokjes, baconplakjes, spekreepjes, uitgebakken spekjes, zeeuws spek, magere spekreepjes, zuurkool spek, magere spekjes, baconspek, streaky bacon, gebakken spekjes, roerbakspek',
    pancetta: 'pancetta, pancettablokjes, pancettaplakjes',
    guanciale: 'guanciale',
    'salt pork': 'lardeerspek, lardo, gezouten varkensspek',
    ham: 'ham, achterham, schouderham, beenham, hamblokje/-s, hamreepje/-s, gekookte ham, hesp, beenhesp, gerookte ham, plakjes ham, hamblokjes, york ham, gekookte hesp, yorkham, hespenblokjes, hespblokjes, casselerrib, hamreepjes, beenhamblokjes, casselerrib, hamplakjes, ham blokjes, magere ham, boterhamham, ardennerham gekookt',
    prosciutto:
      'parmaham, prosciutto, rauwe ham, ardennerham, prosciutto crudo, san daniele, rauwe hesp, ardenner ham, parma ham, prosciutto di parma, coburgerham, coburger ham, ganda ham, gandaham, boerenham rauw, gedroogde ham, gedroogde hesp, zwarte woudham, schwarzwalder schinken, coppa, coppa di parma, ardense ham',
    'serrano ham':
      'serranoham, serrano ham, jamón serrano, jamon serrano, ibericoham, iberico ham, jamón ibérico, jamon iberico, pata negra, serrano',
    speck: 'speck, tiroler speck',
    bresaola: 'bresaola, rookvlees, runderrookvlees, rundrookvlees, paardenrookvlees, biltong',
    salami: 'salami, salamiplakjes, soppressata, cervelaat, fuet',
    pepperoni: 'pepperoni',
    mortadella: 'mortadella',
    bologna: 'boterhamworst, parijzer worst',
    'luncheon meat': 'luncheon meat, smac, lunchworst, ham uit blik',
    'corned beef': 'corned beef, cornedbeef',
    pastrami: 'pastrami',
    'deli roast beef': 'fricandeau, rosbief vleeswaren, plakjes rosbief, gebraden rosbief',
    'smoked turkey': 'gerookte kalkoen, gerookte kalkoenfilet, plakjes kalkoenfilet',
    'chicken liver': 'kippenlever/-s/-tjes, kippelever, kippenlevers, eendenlever, kippenlevertjes',
    'calf liver': 'kalfslever, runderlever, lever, kalfslevertje',
    kidney: 'nier/-en/-tjes, niertjes, kalfsnier, kalfsniertjes',
    'chicken heart': 'kippenhart/-jes/-en, kippenhartjes',
    'chicken gizzard': 'kippenmaag/-jes, kippenmaagjes',
    'beef tongue': 'ossentong, rundertong, kalfstong',
    tripe: 'pens, runderpens',
    sweetbread: 'zwezerik/-en, kalfszwezerik',
    'foie gras': 'foie gras, ganzenlever, eendenfoie',
    'marrow bone':
      'mergpijp/-en/-je/-jes, mergbot, soepbeen/soepbenen, soepbot/-ten, mergbeen, runderbotten, kalfsbotten, kalfspoot',
    'chicken carcass': 'kippenkarkas/-sen, karkas/karkassen, kipkarkas, eendenkarkas',
    'salmon fillet':
      'zalm, zalmfilet/-s, zalmmoot/zalmmoten, zalmmootje/-s, zalmhaas/-je/-jes, verse zalm, zalmforel, moot zalm, moten zalm, zalmblokjes, zalmstukjes, zalmloin, sushizalm, zalmhaasjes, zalmfiletjes, zalmrug, zalmrugfilet, zalmforelfilet',
    'smoked salmon':
      'gerookte zalm, gerookte zalmfilet, zalmsnippers, gerookte zalmsnippers, rookzalm, gerookte zalmreepjes, warmgerookte zalm, plakjes gerookte zalm, warm gerookte zalm, gerookte zalm snippers',
    gravlax: 'gravad lax, gravlax, gemarineerde zalm, gravad lachs',
    'smoked trout': 'gerookte forel, gerookte forelfilet, gerookte forelfilets',
    'smoked mackerel':
      'gerookte makreel, gestoomde makreel, gestoomde makreelfilet, gerookte makreelfilet, makreel gerookt, gepeperde makreel',
    'smoked haddock': 'gerookte schelvis',
    kipper: 'kipper/-s, bokking, gerookte haring, bakbokking',
    'cod fillet':
      'kabeljauw, kabeljauwfilet/-s, kabeljauwhaas/-je/-jes, kabeljauwrug, kabeljauwmoot, skrei, kabeljauwhaasjes, kabeljauwrugfilet, kabeljauwfilets, kabeljauwloin, wijting, wijtingfilet, leng, lengfilet, lom',
    'haddock fillet': 'schelvis, schelvisfilet',
    'hake fillet': 'heek, heekfilet, heekfilets',
    'pollock fillet':
      'koolvis, koolvisfilet, pollak, alaska koolvis, alaska pollak, koolvisfilets, zwarte koolvis, pollakfilet, snoekbaars uit zee',
    'halibut fillet': 'heilbot, heilbotfilet, griet, grietfilet',
    'turbot fillet': 'tarbot, tarbotfilet',
    'sole fillet':
      'tong, zeetong, tongfilet, sliptong, tongscharfilet, tongschar, zeetongfilet, schol, scholfilet/-s, pladijs, pladijsfilet, sliptongen, sliptongetjes, schar, scharfilet, bot vis, scholfilets, tongrolletjes, botfilet, tongfilets',
    'tilapia fillet': 'tilapia, tilapiafilet/-s, tilapiafilets',
    'sea bass fillet': 'zeebaarsfilet/-s, zeebaars',
    branzino: 'hele zeebaars, zeebaars heel, wolfsbaars',
    'sea bream fillet': 'dorade filet, doradefilet, zeebrasemfilet, doradefilets',
    dorade: 'dorade, doradevis, zeebrasem, goudbrasem, dorades, doraden',
    monkfish: 'zeeduivel, zeeduivelfilet, lotte, zeeduivelstaart, hamvis',
    'snapper fillet': 'red snapper, rode snapper, snapper, red snapper filet, rode snapperfilet',
    'catfish fillet': 'meerval, meervalfilet, zeewolf, zeewolffilet, claresse',
    'perch fillet':
      'victoriabaars, baars, baarsfilet, snoekbaars, snoekbaarsfilet, victoriabaarsfilet, snoek, snoekfilet, rivierbaars, snoekbaarsfilets, roodbaars, roodbaarsfilet',
    carp: 'karper',
    'trout fillet': 'forelfilet/-s',
    'rainbow trout': 'forel/-len, regenboogforel, zeeforel, forellen',
    'mackerel fillet': 'makreel, makreelfilet/-s, makrelen, horsmakreel',
    'herring fillet': 'verse haring, haringfilet vers, verse haringfilets',
    'sardine fillet': 'sardine/-s, verse sardines, verse sardientjes, sprot, sprotjes',
    whitebait: 'spiering vis, witvis kleine, spieringvisjes, verse ansjovis',
    'tuna steak': 'tonijnsteak/-s, tonijnmoot, verse tonijn, tonijnfilet, tonijnsteaks, tonijnmoten',
    'swordfish steak': 'zwaardvis, zwaardvissteak',
    'skate wing': 'rog, roggenvleugel, rogvleugel, roggevleugel',
    eel: 'paling, aal, gerookte paling, palingfilet, gerookte palingfilet',
    'salt cod': 'bakkeljauw, stokvis, bacalhau, zoute vis, gezouten kabeljauw, bacalao, bakeljauw',
    'fish finger': 'vissticks, visstick, vissticks kabeljauw, fishsticks, fishstick',
    'canned tuna':
      'tonijn, tonijn uit blik, tonijn op water, tonijn in water, blikje tonijn, tonijnstukken, tonijn in olijfolie, tonijn op olie, blik tonijn, tonijnstukken in water, tonijn naturel, tonijn op olijfolie, tonijnstukjes, blikken tonijn, blikjes tonijn, tonijn in olie, tonijn in zonnebloemolie',
    'canned salmon': 'zalm uit blik, roze zalm uit blik, blikje zalm, blik zalm, rode zalm uit blik, zalm in blik',
    'canned sardine':
      'sardines uit blik, sardientje/sardientjes, sardines in blik, sardines in olie, sardines op olie, sardines in olijfolie, blikje sardines, sardines op tomatensaus',
    'canned mackerel':
      'makreel uit blik, makreel in blik, makreel in tomatensaus, makreelfilet uit blik, blikje makreel',
    anchovy:
      'ansjovis, ansjovisfilet/-s/-jes, ansjovisje/-s, ansjovisfiletjes, ansjovisfilets, boquerones, ansjovissen, ansjovis in olie, ansjovis op olie',
    'pickled herring':
      'zure haring, haring, rolmops, maatje/maatjes, maatjesharing, hollandse nieuwe, nieuwe haring, haringfilet/-s, zoute haring, zure haringen, haringen, haringfilets, maatjesharingen, maatjesfilet',
    shrimp:
      "garnaal/garnalen/garnaaltje/garnaaltjes, gamba/-'s, scampi/-'s, tijgergarnaal/tijgergarnalen, grote garnalen, gambas, rauwe garnalen, black tiger, scampis, reuzengarnalen, reuzengarnaal, gambastaarten, scampistaarten, scampistaartjes, black tiger garnalen, gekookte garnalen, cocktailgarnalen, gamba's, garnalenstaartjes, wokgarnalen, wok garnalen, gepelde garnalen, ongepelde garnalen, argentijnse garnalen",
    'bay shrimp':
      'hollandse garnalen, noordzeegarnaal/noordzeegarnalen, grijze garnalen, noorse garnalen, roze garnalen, noordzee garnalen, grijze garnaal, hollandse garnaaltjes, noorse garnaaltjes',
    langoustine: 'langoustine/-s, langoustines, langoustinestaarten, langoustinestaartjes',
    crayfish: 'rivierkreeft/-en/-je/-jes, rivierkreeftstaartjes, rivierkreeftjes, crayfish',
    lobster: 'kreeft/-en, kreeftenvlees, kreeftvlees, halve kreeft, zeekreeft, oosterscheldekreeft',
    'lobster tail': 'kreeftenstaart/-en/-jes, kreeftstaart/-en',
    crab: 'krab/-ben, noordzeekrab, hele krab, krabscharen, krabpoten, koningskrab, king crab',
    'crab meat': 'krabvlees, krab uit blik, krabbenvlees, krabvlees uit blik, krabmeat, softshell krab',
    mussel: 'mossel/-en/-tje/-tjes, zeeuwse mosselen, gekookte mosselen, mosselvlees, mosselen in het zuur, mosseltjes',
    clam: 'venusschelp/-en, vongole, vongola, tapijtschelp/-en, mesheft, scheermes vis, scheermessen, amandelschelp/-en, strandgaper, palourdes, tapijtschelpjes, schelpjes vongole',
    cockle: 'kokkel/-s/-tjes, kokkelvlees',
    oyster: 'oester/-s, creuses, platte oesters, zeeuwse oesters',
    scallop:
      'sint-jakobsschelp/-en, coquille/-s, jakobsschelp/-en, sint-jacobsvrucht/-en, sint-jakobsvrucht/-en, coquilles st jacques, coquilles saint-jacques, sint jacobsschelpen, jakobsnoot, sint-jakobsnoten, sint-jakobsnoot, sint-jacobsschelpen, sint-jacobsnoten, sint jakobsvruchten, sint jacobsvruchten, jakobsnoten',
    squid:
      'inktvis, inktvisring/-en, pijlinktvis, calamari, calamaris, pijlinktvisjes, inktvisjes, inktvistubes, inktvissen, pijlinktvissen, calamaresringen zonder beslag, chipirones, inktvisringen ongepaneerd',
    cuttlefish: 'zeekat, sepia',
    octopus: 'octopus, octopustentakels, octopusarm, octopusarmen, pulpo',
    snail: 'slak/-ken, escargots, wijngaardslakken, karakol, karakollen, wulk, wulken, alikruiken, alikruik',
    caviar: 'kaviaar, kaviaar van steur',
    'salmon roe': 'zalmkuit, zalmeitjes, zalmeieren, forelkuit, forelleneitjes, zalmkaviaar',
    'fish roe':
      'kuit, viskuit, lompviskuit, lompviseitjes, lomviskuit, haringkuit, kabeljauwkuit, harderkuit, bottarga, masago, tobiko, lompviskaviaar',
    halloumi: 'halloumi, hallumi, grillkaas, haloumi, halloumikaas, hellim',
    paneer: 'paneer, paneerkaas, panir',
    egg: 'ei/eieren/eitje/eitjes, eiers, scharrelei/scharreleieren, biologisch ei/biologische eieren, kippenei/kippeneieren, hardgekookt ei/hardgekookte eieren/hardgekookte eitjes, vrije uitloopei, losgeklopt ei, geklutst ei, geklopt ei, zachtgekookt ei, zachtgekookte eieren, hard gekookt ei, hard gekookte eieren, bio ei, bio eieren, eier, gepocheerd ei, gepocheerde eieren',
    'egg white': 'eiwit/-ten, eiwitje, kippeneiwit',
    'egg yolk': 'eidooier/-s/-tje, eigeel, dooier/-s, eierdooier/-s, eigelen, eidooiers, eierdooiers',
    'quail egg': 'kwartelei/kwarteleieren/kwarteleitje/kwarteleitjes',
    'duck egg': 'eendenei/eendeneieren',
    butter:
      'boter, roomboter, ongezouten roomboter, gezouten roomboter, ongezouten boter, zachte boter, koude boter, gesmolten boter, klontje boter, boerenboter, hoeveboter, grasboter, bakkersboter, zachte roomboter, roomboter ongezouten, kruidenboterbasis, grasboter, bruine boter',
    'vegan butter':
      'vegan boter, plantaardige boter, veganistische boter, vegan roomboter, plantaardige roomboter, vegan bakboter',
    ghee: 'ghee, geklaarde boter, geklarificeerde boter, ghi',
    milk: 'melk, volle melk, halfvolle melk, verse melk, koemelk, lauwwarme melk, warme melk, koude melk, lauwe melk, houdbare melk, halfvolle verse melk, boerenmelk, lactosevrije melk, scheut melk, scheutje melk, rauwe melk',
    'skim milk': 'magere melk, taptemelk, afgeroomde melk',
    'goat milk': 'geitenmelk, schapenmelk',
    'oat milk': 'havermelk, haverdrink, haverdrank, oatly, havermoutmelk',
    'almond milk': 'amandelmelk, amandeldrink, amandeldrank, ongezoete amandelmelk',
    'soy milk': 'sojamelk, sojadrink, sojadrank, sojadrink naturel',
    'rice milk': 'rijstmelk, rijstdrink, rijstdrank',
    'coconut drink': 'kokosdrink, kokosdrank, kokosmelkdrank',
    buttermilk: 'karnemelk, botermelk',
    kefir: 'kefir, melkkefir',
    'evaporated milk': 'koffiemelk, geëvaporeerde melk, gevaporiseerde melk, evaporatiemelk',
    'condensed milk': 'gecondenseerde melk, gezoete gecondenseerde melk, zoete gecondenseerde melk',
    'milk powder': 'melkpoeder, magere melkpoeder, volle melkpoeder, mager melkpoeder',
    whey: 'wei, melkwei',
    'heavy cream':
      'slagroom, room, kookroom, ongeklopte slagroom, verse slagroom, volle room, dubbele room, verse room, ongezoete slagroom, vloeibare room, culinaire room, zoete room, slagroom ongezoet, opklopbare room, roomculinair, scheutje room, scheut room, scheutje slagroom',
    'light cream': 'koffieroom, lichte room, lichte kookroom, halfvolle room',
    'half-and-half': 'halfroom',
    'oat cream': 'haverroom, haver cuisine, haverkookroom, haver kookroom',
    'clotted cream': 'clotted cream',
    'whipped cream':
      'geslagen room, opgeklopte slagroom, stijfgeslagen slagroom, geklopte slagroom, slagroom uit spuitbus, toef slagroom, slagroom uit spuitbus, slagroom spuitbus, spuitslagroom, chantilly',
    'sour cream': 'zure room, zureroom, smetana',
    'crème fraîche':
      'crème fraîche, creme fraiche, crême fraiche, crème fraiche, crème fraîche light, crême fraîche, creme fraîche, crème fraîche fijne kruiden',
    'plain yogurt':
      'yoghurt, yogurt, magere yoghurt, volle yoghurt, halfvolle yoghurt, naturel yoghurt, natuuryoghurt, roeryoghurt, boerenyoghurt, yoghurt naturel, bulgaarse yoghurt, biogarde, standyoghurt, geitenyoghurt, schapenyoghurt, hangop, yoghurtje naturel',
    'greek yogurt':
      'griekse yoghurt, turkse yoghurt, griekse yogurt, yoghurt griekse stijl, griekse stijl yoghurt, turkse yogurt, yoghurt op griekse wijze, magere griekse yoghurt',
    skyr: 'skyr',
    quark:
      'kwark, magere kwark, halfvolle kwark, volle kwark, franse kwark, plattekaas, platte kaas, magere plattekaas, magere platte kaas, volle platte kaas, verse kaas mager, zuivelkwark, roomkwark, romige kwark, boerenkwark',
    labneh: 'labneh, labne, yoghurtkaas',
    'soy yogurt': 'sojayoghurt, soja yoghurt',
    'coconut yogurt': 'plantaardige kokosyoghurt, vegan kokosyoghurt',
    'vanilla yogurt': 'vanilleyoghurt, vanille yoghurt',
    'coconut milk':
      'kokosmelk, kokos melk, blikje kokosmelk, blik kokosmelk, lichte kokosmelk, kokosnootmelk, klappermelk, dikke kokosmelk, kokosmelk light, dunne kokosmelk',
    'coconut cream':
      'kokosroom, santen, kokoscrème, blok santen, kokoscreme, blokje santen, creamed coconut, blok kokoscrème, kokosblok',
    'cream cheese':
      'roomkaas, roomkaas naturel, philadelphia, monchou, mon chou, zuivelspread, verse roomkaas, verse roomkaas naturel, kruidenroomkaas, roomkaas met kruiden, roomkaas met knoflook en kruiden, roomkaas met bieslook, lichte roomkaas, smeerbare roomkaas, roomkaas light, boursin, philadelphia naturel, kiri, boursin knoflook, roomkaas met fijne kruiden, boursin cuisine, verse kaas, geitenroomkaas',
    mascarpone: 'mascarpone',
    ricotta: 'ricotta, ricottakaas',
    'cottage cheese': 'hüttenkäse, huttenkase, hüttenkase, cottage cheese, hüttenkaas',
    cheddar: 'cheddar, cheddarkaas, geraspte cheddar, rode cheddar, cheddarplakken, plakjes cheddar, cheddar kaas',
    gruyère: 'gruyère, gruyere, gruyèrekaas, gruyerekaas, gruyère kaas, gruyere kaas',
    emmental:
      'emmentaler, emmental, emmenthaler, emmentaler kaas, emmentalkaas, maasdammer, leerdammer, gatenkaas, emmenthal, maasdammerkaas, geraspte emmentaler, milner, maaslander',
    gouda:
      'goudse kaas, gouda, jonge kaas, jong belegen kaas, belegen kaas, oude kaas, boerenkaas, extra belegen kaas, overjarige kaas, komijnekaas, komijnenkaas, jongbelegen kaas, geraspte jonge kaas, geraspte belegen kaas, geraspte oude kaas, old amsterdam, beemster kaas, beemster, noord-hollandse kaas, noord hollandse kaas, goudse, nagelkaas, leidse kaas, brokkelkaas, oude goudse kaas, jonge goudse kaas, passendale, plakken kaas, plakjes kaas, plak kaas, 30+ kaas, 48+ kaas, kaas 48+, 20+ kaas, friese nagelkaas, leidse komijnekaas, kruidenkaas, rypo',
    edam: 'edammer, edam, edammer kaas',
    provolone: 'provolone',
    comté: 'comté, comte',
    manchego: 'manchego, manchegokaas',
    fontina: 'fontina',
    havarti: 'havarti, tilsiter, butterkäse, danbo',
    raclette: 'raclette, raclettekaas',
    taleggio: 'taleggio',
    'american cheese': 'hamburgerkaas, cheeseburger plakken, smeltkaas plakjes, smeltkaasplakken, burgerkaas',
    mozzarella:
      'mozzarella, mozzarellabol/-len, geraspte mozzarella, mozzarellabolletjes, buffelmozzarella, mini mozzarella, mozzarella bolletjes, bol mozzarella, mozzarella di bufala, mozarella, bocconcini, minimozzarella, scamorza, bollen mozzarella, mozzarellaparels, mozzarella kaas, mozzarellakaas',
    burrata: 'burrata, burratina, stracciatella kaas, stracciatella di bufala',
    parmesan:
      'parmezaan, parmezaanse kaas, parmezaankaas, parmigiano reggiano, parmezaanvlokken, geraspte parmezaanse kaas, parmigiano, parmesan, parmesaan, parmesaanse kaas, parmezaan kaas, parmezaanse, parmezaan vlokken, geraspte parmezaan, parmezaanschaafsel, parmesaankaas',
    'grana padano': 'grana padano, grana, padano',
    pecorino: 'pecorino, pecorino romano, pecorinokaas',
    asiago: 'asiago',
    feta: 'feta, fetakaas, witte kaas, geitenfeta, feta kaas, turkse witte kaas, schapenfeta, fetablokjes, apetina, witte kaasblokjes, fetablok',
    'goat cheese':
      'geitenkaas, zachte geitenkaas, verse geitenkaas, geitenkaasje/-s, chèvre, chevre, geitenkaas rol, crottin, harde geitenkaas, jonge geitenkaas, oude geitenkaas, geitenkaasjes, geitenkaas naturel, belegen geitenkaas, geitenbrie, crottin de chavignol, chavroux, geitenkaasrol, sainte maure',
    'blue cheese':
      "blauwe kaas, blauwschimmelkaas, roquefort, stilton, danablu, blauwaderkaas, danish blue, bleu d'auvergne, cambozola, fourme d'ambert, blue stilton, bleu de wolvega, delfts blauw, saint agur, blauwe schimmelkaas, bleu",
    gorgonzola: 'gorgonzola, gorgonzola dolce',
    brie: 'brie, briekaas, roombrie, truffelbrie',
    camembert: 'camembert, camembertje',
    'vegan cheese':
      'vegan kaas, plantaardige kaas, veganistische kaas, geraspte vegan kaas, vegan parmezaan, vegan feta, vegan mozzarella, plantaardige feta, vegan geraspte kaas, veganistische feta',
    'firm tofu': 'tofu, tahoe, tofoe, stevige tofu, tahu, naturel tofu, tofoeblokjes, tofu naturel, tofublokjes',
    'silken tofu': 'zijden tofu, silken tofu, zachte tofu, zijde tofu',
    'smoked tofu': 'gerookte tofu, gerookte tahoe',
    'fried tofu': 'gebakken tahoe, gefrituurde tofu, gebakken tofu, tofupuffs, gefrituurde tahoe, tofu puffs',
    tempeh: 'tempeh, tempé, tempe',
    seitan: 'seitan',
    'textured soy': 'sojabrokken, sojagranulaat, sojabrokjes, sojasnippers, tvp',
    falafel: 'falafel, falafelballetjes, falafels, falafelmix',
    natto: 'natto',
    chickpea:
      'kikkererwt/-en/-je/-jes, kikkererwten uit blik, blik kikkererwten, kekererwt/-en, blikje kikkererwten, kikkererwten uit pot, gekookte kikkererwten, pot kikkererwten',
    'black bean': 'zwarte boon/zwarte bonen/zwarte boontjes, zwarte bonen uit blik, blik zwarte bonen',
    'kidney bean':
      'kidneyboon/kidneybonen/kidneyboontjes, kidney bonen, rode bonen, rode kidneybonen, blik kidneybonen, kidneybonen uit blik, nierboon, nierbonen, rode nierbonen, blikje kidneybonen, rode boon',
    'pinto bean': 'pintoboon/pintobonen, pinto bonen',
    'borlotti bean': 'borlottiboon/borlottibonen, borlotti bonen, kievitsboon/kievitsbonen',
    'white bean':
      'witte boon/witte bonen/witte boontjes, flageolet/-s, witte bonen uit blik, blik witte bonen, blikje witte bonen, flageolets, witte bonen uit pot',
    'cannellini bean': 'cannelliniboon/cannellinibonen, cannellini bonen',
    'butter bean': 'limaboon/limabonen, boterboon/boterbonen, reuzenbonen, reuzenboon, gigantes, lima bonen',
    'black-eyed pea': 'zwartoogboon/zwartoogbonen, black eyed beans, zwarte ogenbonen, ogenbonen, black eyed peas',
    'adzuki bean': 'azukiboon/azukibonen, adukiboon/adukibonen, adzukibonen',
    'mixed bean':
      'bonenmix, gemengde bonen, chilibonen, mexicaanse bonen, bonenmix uit blik, bonenmelange, bonenmix mexicaans',
    'baked bean': 'baked beans, witte bonen in tomatensaus, bonen in tomatensaus, bruine bonen in tomatensaus',
    'refried bean': 'refried beans, bonenpuree',
    'lupin bean': 'lupinebonen, lupine, lupineboon',
    'canned lentil':
      'linzen uit blik, blik linzen, blikje linzen, linzen in blik, gekookte linzen, voorgekookte linzen, linzen uit pot',
    aquafaba: 'aquafaba, kikkererwtenvocht, kikkererwtenwater, vocht van kikkererwten',
    'dried chickpea': 'gedroogde kikkererwten',
    'dried black bean': 'gedroogde zwarte bonen',
    'dried kidney bean': 'gedroogde kidneybonen',
    'dried white bean': 'gedroogde witte bonen',
    'dried fava bean': 'gedroogde tuinbonen',
    'dried soybean': 'sojabonen, gedroogde sojabonen, sojaboon',
    'mung bean': 'mungboon/mungbonen, katjang idjoe, katjang idjo, mung bonen',
    'red lentil': 'rode linzen, rode linze, oranje linzen, linzen rood',
    'green lentil':
      'groene linzen, linzen, puy linzen, linzen du puy, puylinzen, dupuy linzen, de puy linzen, franse linzen',
    'brown lentil': 'bruine linzen',
    'black lentil': 'zwarte linzen, belugalinzen, beluga linzen',
    'urad dal': 'urad dal, urdi',
    'chana dal': 'chana dal',
    'toor dal': 'toor dal',
    'yellow split pea': 'gele spliterwten, gele erwten, gele spliterwt',
    'green split pea': 'spliterwt/-en, groene spliterwt/-en',
    coconut: 'kokosnoot/kokosnoten, kokos, verse kokos, klapper, kokosvlees',
    'desiccated coconut': 'geraspte kokos, kokosrasp, gemalen kokos, kokosmeel rasp, gedroogde kokos, kokossnippers',
    'coconut flake': 'kokosvlok/-ken, kokosschaafsel, kokoschips, kokosflakes',
    almond:
      'amandel/-en/-tje/-tjes, blanke amandelen, bruine amandelen, hele amandelen, witte amandelen, gepelde amandelen, halve amandelen, gebrande amandelen, amandelstukjes, rookamandelen, gehakte amandelen, gezouten amandelen',
    'flaked almond':
      'amandelschaafsel, geschaafde amandelen, amandelvlokken, amandelsnippers, geschaafde amandel, amandelschilfers, schaafsel van amandelen',
    'slivered almond': 'amandelstaafjes, amandelsplinters, amandelstiften',
    walnut:
      'walnoot/walnoten/walnootje/walnootjes, okkernoot/okkernoten, gepelde walnoten, walnoothelften, walnotenhelften, walnotenstukjes, walnootstukjes',
    pecan: 'pecannoot/pecannoten, pecan, pecannootje/pecannootjes, pecan noten',
    cashew:
      'cashewnoot/cashewnoten, cashew/-s, cashewnootje/cashewnootjes, cashew noten, cashewnotenstukjes, ongezouten cashewnoten',
    hazelnut: 'hazelnoot/hazelnoten/hazelnootje/hazelnootjes, gebrande hazelnoten, hazelnoten, hazelnotenstukjes',
    'ground hazelnut':
      'hazelnootmeel, gemalen hazelnoten, hazelnotenmeel, hazelnootpoeder, hazelnotenpoeder, gemalen hazelnoot',
    pistachio:
      'pistache/-s, pistachenoot/pistachenoten/pistachenootjes, pistachenootjes, pistaches, groene pistachenoten, pistachestukjes',
    peanut:
      "pinda/-'s, pindas, pindanoten, ongezouten pinda's, gezouten pinda's, apennoot/apennootje/apennootjes, aardnoot, grondnoot, borrelnootpinda, pinda-nootjes, pindastukjes",
    'pine nut': 'pijnboompit/-ten/-jes, pijnboompitjes, pijnpit/-ten, pijnboompitten, pijnboompitjes',
    macadamia: "macadamia/-'s, macadamianoot/macadamianoten, macadamia noten",
    'brazil nut': 'paranoot/paranoten, paranootje, paranootjes',
    chestnut: 'kastanje/-s, tamme kastanje/tamme kastanjes, gepofte kastanjes, voorgekookte kastanjes, kastanjepuree',
    'mixed nuts':
      'gemengde noten, noten, notenmix, nootjes, gemengde nootjes, ongezouten noten, notenmelange, studentenhaver, noot, gezouten noten, ongebrande noten, rauwe noten, gehakte noten, notenstukjes, gebrande noten',
    'sesame seed':
      'sesamzaad, sesamzaadje/-s, sesam, sesamzaadjes, wit sesamzaad, zwart sesamzaad, zwarte sesamzaadjes, witte sesamzaadjes, sesampit, sesamzaden, geroosterd sesamzaad, geroosterde sesamzaadjes',
    'chia seed': 'chiazaad, chiazaadje/-s, chia, chiazaden',
    flaxseed: 'lijnzaad, lijnzaadjes, heel lijnzaad',
    'ground flaxseed': 'gebroken lijnzaad, gemalen lijnzaad, lijnzaadmeel',
    'pumpkin seed': 'pompoenpit/-ten/-jes, pompoenzaad, pompoenzaden, pompoenpitjes',
    'sunflower seed': 'zonnebloempit/-ten/-jes, zonnepit/-ten, zonnebloemzaad, zonnebloempitjes',
    'mixed seeds':
      'zadenmix, gemengde zaden, pittenmix, gemengde pitten, zaden, pitten-en-zadenmix, pitten en zaden, zaadjes, zaden en pitten, salademix zaden, pitjesmix',
    'hemp seed': 'hennepzaad, hennepzaadjes',
    'poppy seed': 'maanzaad, maanzaadjes, blauwmaanzaad',
    'melon seed': 'meloenzaad, meloenpitten, egusi',
    spaghetti: 'spaghetti, spaghettini, bucatini, spaghetti nr. 5, spaghetti nr 5',
    linguine: 'linguine, linguini',
    tagliatelle: 'tagliatelle, pappardelle, tagliatelle zonder ei',
    capellini: 'capellini, cappellini, engelenhaar, vermicelli, soepvermicelli, fijne vermicelli',
    penne: 'penne, penne rigate, pennoni, mezze penne',
    rigatoni:
      'rigatoni, tortiglioni, pipe rigate, paccheri, casarecce, gigli, trofie, orecchiette, strozzapreti, garganelli, radiatori, mafalda, mafaldine',
    fusilli: 'fusilli, spirelli, pastaspiralen, schroefjes, cavatappi',
    farfalle: 'farfalle, strikjes, strikjespasta, pastastrikjes',
    conchiglie: 'conchiglie, schelpjes pasta, pastaschelpen, schelpjespasta, pastaschelpjes, conchiglioni',
    macaroni:
      'macaroni, elleboogjes, macaronni, pasta, volkoren macaroni wit, elleboogjesmacaroni, snelkookmacaroni, droge pasta, gedroogde pasta, korte pasta, kleine pasta, pastavormpjes, verse deegwaren zonder ei, deegwaren, kookpasta, lettertjesvermicelli, soepstengels pasta',
    ditalini: 'ditalini, soeppasta, letterpasta, lettervermicelli, soepballetjespasta',
    orzo: 'orzo, risoni, rijstvormige pasta, orzopasta, orzo pasta, griekse pasta, kritharaki',
    'lasagna sheet':
      'lasagneblad/lasagnebladen/lasagnebladeren/lasagnevel/lasagnevellen, lasagna, lasagne, lasagnebladen, verse lasagnebladen zonder ei, lasagneblaadjes, lasagnavellen, lasagna bladen, lasagne bladen, lasagne vellen, lasagne bladeren',
    cannelloni: 'cannelloni',
    'wholewheat pasta':
      'volkoren pasta, volkorenpasta, volkoren spaghetti, volkoren penne, volkoren macaroni, volkorenpenne, volkorenspaghetti, volkoren fusilli, volkorenmacaroni, volkoren tagliatelle, speltpasta, volkorenfusilli',
    'rice pasta': 'rijstpasta',
    'lentil pasta': 'linzenpasta, kikkererwtenpasta',
    'egg pasta': "eierpasta, eiertagliatelle, eierlint, pasta all'uovo",
    'wheat noodle': 'tarwenoedels, tarwe noedels, tarwenoodles',
    'egg noodle': 'eiermie, eiernoedels, chinese eiernoedels, eier mie, eier noedels, eiernoodles',
    'ramen noodle': 'ramen, ramennoedels, ramen noodles, ramen noedels',
    'instant noodle': 'instantnoedels, instant noodles, instant noedels',
    'udon noodle': 'udon, udonnoedels, udon noodles, udonnoodles, udon noedels',
    'soba noodle': 'soba, sobanoedels, soba noodles, boekweitnoedels, sobanoodles, soba noedels',
    'somen noodle': 'somen',
    'rice noodle':
      'rijstnoedel/-s, rijstnoedels, rijst noedels, rijstnoodles, brede rijstnoedels, pad thai noedels, rijstlint, rijst noodles, rijstlinten',
    'rice vermicelli':
      'mihoen, rijstvermicelli, mie hoen, bihun, bihoen, miehoen, rijst vermicelli, dunne rijstnoedels',
    'glass noodle':
      'glasnoedel/-s, laksa noedels glas, so-un, soun, glassnoedels, glasmie, glas noedels, glasnoodles, su-un',
    'shirataki noodle': 'shirataki, konjac noedels, konjacnoedels, shiratakinoedels',
    'long-grain rice':
      'rijst, witte rijst, langkorrelrijst, langkorrelige rijst, droogkokende rijst, surinaamse rijst, langgraanrijst, gekookte rijst, witte langkorrelrijst, builtjesrijst, gewone rijst, droge rijst, rijst gekookt, surinam rijst, snelkokende rijst',
    'basmati rice': 'basmatirijst, basmati rijst, witte basmatirijst, basmati',
    'jasmine rice': 'pandanrijst, jasmijnrijst, thaise rijst, pandan rijst, jasmijn rijst, geurrijst',
    'brown rice': 'zilvervliesrijst, bruine rijst, volkorenrijst, zilvervlies rijst, volkoren rijst',
    'wild rice': 'wilde rijst',
    'sushi rice': 'sushirijst, sushi rijst, sushi-rijst',
    'sticky rice': 'kleefrijst, ketan',
    'red rice': 'rode rijst',
    'black rice': 'zwarte rijst, zwarte kleefrijst',
    'parboiled rice': 'parboiled rijst, voorgekookte rijst',
    'instant rice': 'snelkookrijst, minutenrijst, snelkook rijst',
    'paella rice': 'paellarijst, paella rijst, bomba rijst, paella-rijst',
    'arborio rice':
      'risottorijst, arborio, arborio rijst, arboriorijst, carnaroli, risotto, dessertrijst, paprijst, risotto rijst, rondkorrelrijst, rijst voor rijstpap, vialone nano, rondkorrelige rijst, carnarolirijst, risotto-rijst, carnaroli rijst, pap rijst',
    quinoa: 'quinoa, rode quinoa, witte quinoa, tricolore quinoa, gekookte quinoa',
    couscous: 'couscous, volkoren couscous, volkorencouscous',
    'pearl couscous': 'parelcouscous, israëlische couscous, moghrabieh, ptitim, israelische couscous',
    bulgur: 'bulgur, bulghur, boulghour, bulgurtarwe',
    farro: 'farro',
    spelt: 'spelt, speltkorrels, speltkorrel',
    'wheat berry': 'tarwe, tarwekorrels, ebly',
    'rye berry': 'rogge, roggekorrels',
    freekeh: 'freekeh',
    'pearl barley': 'parelgort, gort, parelgerst, gerst, parelgort, snelkookgort',
    buckwheat: 'boekweit, boekweitkorrels, boekweitgrutten',
    millet: 'gierst',
    amaranth: 'amarant, amaranth',
    teff: 'teff',
    sorghum: 'sorghum',
    polenta: 'polenta, instantpolenta, maïsgries, maisgries',
    cornmeal: 'maïsmeel, maismeel, maïsgriesmeel',
    semolina:
      'griesmeel, semolina, gries, griesmeel fijn, semola, semola rimacinata, tarwegriesmeel, tarwegries, durumtarwegriesmeel',
    'wheat germ': 'tarwekiemen, tarwekiem',
    'wheat bran': 'tarwezemelen, zemelen',
    'oat bran': 'haverzemelen',
    'rolled oats':
      'havermout, havervlokken, grove havermout, haver, havermoutvlokken, volkoren havermout, haver vlokken, ontbijtgranen haver',
    'quick oats': 'fijne havermout, instant havermout, fijne havervlokken',
    granola: 'granola, cruesli, krokante muesli',
    muesli: 'muesli',
    'corn flakes': 'cornflakes',
    'puffed rice': 'gepofte rijst, rice krispies, rijstkrispies',
    'bran flakes': 'bran flakes',
    popcorn: 'popcorn, popcornmaïs, pofmaïs, popmaïs, popcorn mais, pofmais',
    'all-purpose flour':
      'bloem, tarwebloem, patentbloem, gewone bloem, witte bloem, patent bloem, fijne bloem, bloem type 00, patisseriebloem, gebak bloem, bakbloem, tarwe bloem, kookbloem, meel, tarwemeel wit, bloem voor bestuiven, tipo 00 bloem, italiaanse bloem, 00 bloem, tipo 00, pizzabloem, pizza bloem, tarwepatentbloem',
    'bread flour': 'broodmeel, broodbloem, wit broodmeel, amerikaanse patentbloem, bloem voor brood, manitoba',
    'cake flour': 'cakemeel zonder mix, zeeuwse bloem, biscuitbloem',
    'self-rising flour': 'zelfrijzend bakmeel, zelfrijzende bloem, bakmeel, zelfrijzend meel, zelfrijzendbakmeel',
    'wholewheat flour':
      'volkorenmeel, volkoren meel, tarwemeel, volkoren tarwemeel, volkorenbloem, volkoren bloem, volkorentarwemeel',
    'spelt flour': 'speltmeel, speltbloem, volkoren speltmeel, spelt meel, spelt bloem',
    'rye flour': 'roggemeel, roggebloem, rogge meel',
    'barley flour': 'gerstemeel',
    'oat flour': 'havermeel, havermoutmeel, gemalen havermout',
    'rice flour': 'rijstmeel, rijstebloem, rijstbloem, rijst meel, rijstemeel',
    'glutinous rice flour': 'kleefrijstmeel',
    'corn flour': 'maïsbloem, maisbloem, harina pan',
    'masa harina': 'masa harina, masa',
    'chickpea flour': 'kikkererwtenmeel, gram flour, besan, kikkererwtenbloem',
    'buckwheat flour': 'boekweitmeel, boekweitbloem, boekweit meel',
    'almond flour': 'amandelmeel, amandelpoeder, gemalen amandelen, amandelbloem, amandel meel, amandel poeder',
    'coconut flour': 'kokosmeel, kokosbloem',
    'millet flour': 'gierstmeel',
    'potato flour': 'aardappelmeel fijn',
    'soy flour': 'sojameel',
    'vital wheat gluten': 'glutenpoeder, tarwegluten, gluten',
    bread:
      'brood, boterham/-men/-metje/-metjes, snee brood, sneetje brood, sneetjes brood, bruin brood, oud brood, oudbakken brood, toast, landbrood, boerenbrood, casinobrood bruin, bruine boterhammen, desembrood tarwe, tarwebrood, steenovenbrood, boerenbrood, grof brood, stevig brood, sneden brood, korstbrood, vers brood, stuk brood, speltbrood, plakken brood',
    'white bread':
      'wit brood, witbrood, wittebrood, casinobrood, toastbrood, witte boterham/witte boterhammen, tramezzini, galletbrood, sandwichbrood, tijgerbrood, wit casinobrood, wittebrood zonder korst, oud wit brood, oud witbrood',
    'wholewheat bread':
      'volkorenbrood, volkoren brood, volkorenboterham, volkorenboterhammen, volkoren boterhammen, volkoren boterham, bruinbrood, waldkornbrood, waldkorn',
    'rye bread': 'roggebrood, pumpernickel, fries roggebrood, donker roggebrood',
    sourdough: 'desembrood, zuurdesembrood, desem boterham, zuurdesem brood, desem brood',
    baguette:
      'stokbrood/stokbroden/stokbroodje/stokbroodjes, baguette/-s, frans brood, afbakstokbrood, afbakbaguette, stokbroden',
    ciabatta: "ciabatta, ciabattabrood, ciabattabroodje, ciabattabroodjes, ciabatta's, ciabattas",
    focaccia: 'focaccia, foccacia',
    challah: 'challah, challe',
    'bread roll':
      'broodje/broodjes, bolletje brood, kaiserbroodje/-s, harde broodjes, pistolet/-s, pistoletje/-s, bruine bolletjes, afbakbroodje/-s, italiaanse bol, italiaanse bollen, kaiserbroodjes, afbakbroodjes, triangel broodje, bapao zonder vulling, waldkornbollen, volkorenbol, volkorenbollen, volkorenbroodje, volkorenbroodjes, italiaanse broodjes, roggebroodjes, witte broodjes, bruine broodjes',
    bagel: 'bagel/-s',
    'english muffin': 'engelse muffin/-s, english muffin',
    breadstick: 'soepstengel/-s, grissini, broodstengels, soepstengels',
    crispbread: 'knäckebröd, knackebrod, wasa, knäckebrod, cracottes, knekkebrød',
    cracker: 'cracker, zoute crackers, toastje/toastjes, toastjes, zoutjes cracker, ritz, zoute koekjes, tuc',
    matzo: 'matze/matzes, matses, matzo',
    'rice cake': 'rijstwafel/-s, rijstwafels',
    breadcrumb:
      'paneermeel, broodkruim, broodkruimels, chapelure, beschuitmeel, beschuitkruim, paneer meel, vers broodkruim, broodkruimel, wit broodkruim, verkruimelde beschuit',
    panko: 'panko, panko broodkruim, pankobroodkruim, panko paneermeel',
    crouton: 'crouton/-s, croutons, soepcroutons, broodcroutons',
    'corn tortilla': "maistortilla/-'s, maïstortilla/-'s, maïs tortilla's, mais tortilla's",
    'flour tortilla':
      "tortilla/-'s, wrap/-s, tortillawrap/-s, tarwetortilla/-'s, tortilla wraps, tortillas, wraptortilla's, volkoren wraps, volkorenwraps, tortilla-wrap, bloemtortilla's, meergranen wraps, mini wraps, mini tortilla's, miniwraps, volkoren tortilla's, tortillawraps, taco wraps",
    'taco shell': "taco/-'s, tacoschelpen, taco schelpen, taco shells, tacoshells",
    flatbread:
      'platbrood, flatbread/-s, dürüm, durum, lavash, turkse pizza bodem, piadina, libanees brood, marokkaans brood, flatbreads, turks brood, fladenbrood, lahmacun bodem, platte broden, libanees platbrood, batbout, turks broodje, turkse broodjes, pide',
    pita: "pita/-'s, pitabroodje/-s, pitabrood, pitabroodjes, pita broodjes, pitabroden, pita brood, shoarmabroodje, shoarmabroodjes",
    naan: 'naan, naanbrood, naan brood, naanbroodje, naanbroodjes',
    roti: "rotivel/-len, roti, rotiplaat, chapati, chapati's, roti vellen, rotivellen, rotiplaten",
    'phyllo dough':
      'filodeeg, fillodeeg, filo deeg, filodeegvellen, filovel/-len, filovellen, vellen filodeeg, yufka, yufkadeeg, phyllodeeg, filo, filodeegvel',
    'pizza dough': 'pizzadeeg, pizzabodem/-s, pizza deeg, pizzabodems, pizza bodem, broodmix, pizzadeegbollen',
    'spring roll wrapper':
      'loempiavel/-len/-letjes, loempiavellen, loempiadeeg, springrollvellen, loempia vellen, loempiavelletjes',
    'rice paper wrapper':
      'rijstvel/-len, rijstpapier, rijstpapiervellen, rijstvelletjes, rijst vellen, rijstpapiertjes',
    'tortilla chip': "tortillachips, tortilla chips, nacho's, nachochips, nacho chips, maischips, nachos",
    'potato chip': 'naturel chips, chips naturel, chips zout, ribbelchips, zoute chips, aardappelchips',
    pretzel: 'zoute pretzels, zoute sticks, pretzel/-s, zoute stokjes, pretzels, laugenbrezel',
    sugar:
      'suiker, kristalsuiker, fijne kristalsuiker, witte suiker, fijne suiker, witte basterdsuiker, tafelsuiker, fijne tafelsuiker, kandijsuiker, rietsuiker, ruwe rietsuiker, biologische suiker, bastersuiker wit, geleisuiker, bloemsuiker van kristal, gelei suiker, suikerklontje, suikerklontjes, klontje suiker, klontjes suiker, castersuiker, griessuiker, kandij, s1 suiker, biologische rietsuiker, confituursuiker',
    'brown sugar':
      'bruine suiker, bruine basterdsuiker, donkerbruine basterdsuiker, lichtbruine basterdsuiker, donkere basterdsuiker, basterdsuiker, lichte basterdsuiker, muscovado, cassonade, donkerbruine suiker, lichtbruine suiker, donkere bastersuiker, bruine bastersuiker, muscovadosuiker, moscovado, rietbasterdsuiker, gele basterdsuiker, bruine rietsuiker, kinnekessuiker, kandijsuiker bruin, bastersuiker, lichte bastersuiker, donkere rietsuiker, panela',
    'demerara sugar': 'demerarasuiker, demerara',
    'powdered sugar': 'poedersuiker, bloemsuiker, glaceersuiker, icing sugar, impalpable',
    'coconut sugar': 'kokosbloesemsuiker, kokossuiker',
    jaggery: 'palmsuiker, gula djawa, goela djawa, javaanse suiker, gula jawa, javaanse palmsuiker',
    'pearl sugar': 'parelsuiker, greinsuiker, korrelsuiker, p4 suiker',
    'vanilla sugar': 'vanillesuiker, vanille suiker, zakje vanillesuiker, vanillinesuiker, bourbon vanillesuiker',
    erythritol: 'erythritol, xylitol, sukrin, zoetstof, kunstmatige zoetstof',
    stevia: 'stevia',
    honey: 'honing, vloeibare honing, acaciahoning, bloemenhoning, tijmhoning, honig, creamhoning',
    'maple syrup': 'ahornsiroop, esdoornsiroop, maple syrup, ahornstroop',
    'agave syrup': 'agavesiroop, agavestroop, agavenectar, agave siroop',
    'golden syrup':
      'stroop, schenkstroop, keukenstroop, suikerstroop, golden syrup, rinse stroop, goudstroop, kandijsiroop, pannenkoekenstroop, pannenkoekstroop, suikersiroop, kandijstroop, schenkstroop donker',
    'corn syrup': 'glucosesiroop, glucosestroop, maïssiroop, glucose',
    'date syrup': 'dadelstroop, dadelsiroop',
    molasses: 'melasse, donkere stroop',
    'malt syrup': 'moutsiroop, gerstemoutsiroop, gerstemoutstroop',
    grenadine: 'grenadine, grenadinesiroop',
    'dark chocolate':
      'pure chocolade, donkere chocolade, bittere chocolade, fondant chocolade, fondantchocolade, zwarte chocolade, extra pure chocolade, pure chocolade 70%, extra bittere chocolade, reep pure chocolade, chocolade puur',
    'milk chocolate': 'melkchocolade, melk chocolade, melkchocoladedruppels',
    'white chocolate': 'witte chocolade, witte chocoladedruppels, witte chocoladestukjes, witte chocolade chips',
    'unsweetened chocolate': 'cacaomassa',
    'chocolate chip':
      'chocoladedruppels puur, pure chocoladedruppels, cacaonibs, cacao nibs, pure chocolade chips, pure chocoladestukjes, pure chocoladechips',
    'cocoa powder': 'cacao, cacaopoeder, cacao poeder, ongezoete cacao, rauwe cacao, ongezoete cacaopoeder',
    'carob powder': 'carobpoeder, johannesbroodpoeder',
    'cocoa butter': 'cacaoboter',
    'vanilla extract':
      'vanille-extract, vanille extract, vanille-essence, vanille essence, vanille-aroma, vanille aroma, vanillearoma, vanille-druppels, vanilleextract, vanille, vanille aroma druppels',
    'vanilla paste': 'vanillepasta, vanille pasta',
    'vanilla bean':
      'vanillestokje/-s, vanillestok, vanillepeul/-en, vanillepoeder, vanillezaadjes, merg van vanillestokje, stokje vanille, vanille stokje, vanillemerg, vanillepeulen',
    'almond extract':
      'amandelextract, amandelessence, amandelaroma, bittere-amandelessence, bittere amandelolie, amandel extract, amandel essence',
    'peppermint extract': 'pepermuntextract, pepermuntolie',
    'orange blossom water': 'oranjebloesemwater, rozenwater, sinaasappelbloesemwater',
    'food coloring':
      'voedingskleurstof, kleurstof, levensmiddelenkleurstof, gelkleurstof, eetbare kleurstof, voedingskleur',
    'baking powder': 'bakpoeder, wijnsteenbakpoeder, backin, wijnsteen bakpoeder',
    'baking soda':
      'baksoda, zuiveringszout, natriumbicarbonaat, baking soda, bicarbonaat, bak soda, sodabicarbonaat, natron',
    'cream of tartar': 'wijnsteenpoeder, wijnsteenzuur, cream of tartar',
    'active dry yeast':
      'gist, gedroogde gist, droge gist, instantgist, instant gist, zakje gist, korrelgist, bakkersgist gedroogd, gistkorrels, instant-gist, bakgist',
    'compressed yeast': 'verse gist, blokje gist, blokje verse gist, bakkersgist',
    'sourdough starter': 'desem, zuurdesem, desemstarter, zuurdesemstarter, actieve desem, desem starter, moederdeeg',
    cornstarch:
      'maizena, maïzena, maïszetmeel, maiszetmeel, allesbinder, maizena express, sausbinder, zetmeel, sausbinder bruin, bindmiddel',
    'custard powder':
      'custardpoeder, custard poeder, puddingpoeder, vanillepuddingpoeder, imperial puddingpoeder, vlapoeder, puddingpoeder vanille, vanille puddingpoeder, banketbakkersroompoeder zonder melk',
    'meringue powder': 'eiwitpoeder meringue, meringuepoeder',
    jam: 'jam, confituur, aardbeienjam, frambozenjam, abrikozenjam, bramenjam, kersenjam, aardbeienconfituur, frambozenconfituur, abrikozenconfituur, pruimenjam, vijgenjam, bosbessenjam, abrikozengelei jam, kriekenconfituur, bosvruchtenjam, kersenconfituur, rabarberjam, aardbeien jam, abrikozen jam, jam zonder pitjes, vijgenconfituur, uienconfituur, chilijam, perzikjam, pruimenconfituur, huisgemaakte jam, uienjam, cranberryjam',
    'fruit jelly':
      'bessengelei, rode bessengelei, gelei, appelgelei, abrikozengelei, aalbessengelei, frambozengelei, kweepeergelei, vossenbessengelei, zwarte bessengelei',
    marmalade: 'marmelade, sinaasappelmarmelade, citroenmarmelade, sinaasappeljam, sinaasappelconfituur',
    'lemon curd': 'lemon curd, citroencurd, lemoncurd',
    'apple butter': 'appelstroop, perenstroop, luikse siroop, appel-perenstroop, rinse appelstroop, luikse stroop',
    applesauce: 'appelmoes, appelcompote, appelmoes zonder suiker, appelpuree, appelspijs',
    'fruit pie filling': 'kersenvlaaivulling, taartvulling, kersentaartvulling, vlaaivulling kersen, appeltaartvulling',
    'peanut butter': 'pindakaas, pindapasta, pinda kaas, pindakaas met stukjes pinda, pindakaas zonder stukjes',
    'almond butter': 'amandelpasta, amandelboter',
    'cashew butter': 'cashewpasta, cashewboter, cashewnotenpasta',
    'sunflower seed butter': 'zonnebloempittenpasta, zonnebloempitpasta',
    tahini: 'tahin, tahini, sesampasta, tahina, tahinpasta, witte tahin, sesam pasta, tahine',
    marzipan: 'marsepein',
    'candied peel':
      'sukade, sucade gekonfijt, gekonfijte sinaasappelschil, snippers sukade, sukadesnippers, oranjesnippers, gekonfijt fruit, gekonfijte sinaasappelschillen, gekonfijte citroenschil, sinaasappelsnippers, sinaassnippers, oranjesnippers, gekonfijte vruchten, gekonfijte citroen, gekonfijte sinaasappel',
    'candied ginger':
      'gekonfijte gember, gemberbolletjes, stemgember, gember op siroop, gembersnippers, gemberbolletje, bolletje gember, bolletjes gember, bolletjes stemgember, gember in siroop, stemgemberbolletjes',
    'candied cherry': 'bigarreaux, bigarreau, gekonfijte kersen, rode bigarreaux, groene bigarreaux',
    meringue:
      'schuimpje/schuimpjes, meringue/-s, bitterkoekschuim, merengue, schuimgebak, schuimkrans, eiwitschuimpjes, merengues',
    ladyfinger:
      'lange vinger/lange vingers, savoiardi, boudoir/-s, biscuitvingers, langevingers, boudoirs, lange-vingers',
    amaretti: 'amaretti, bitterkoekje/bitterkoekjes, amarettikoekjes, amaretti koekjes, bitterkoekjes',
    marshmallow: 'marshmallow/-s, spekkie/spekkies, mini marshmallows, minimarshmallows, schuimspekjes',
    halva: 'halva, halwa',
    'olive oil':
      'olijfolie, extra vierge olijfolie, milde olijfolie, olijfolie extra vierge, extra vergine olijfolie, olijf olie, extra virgine olijfolie, olijfolie extra vergine, fijne olijfolie, traditionele olijfolie, knoflookolijfolie, citroenolijfolie, extra olijfolie, olijfolie mild, basilicumolijfolie',
    'vegetable oil':
      'olie, plantaardige olie, neutrale olie, bakolie, frituurolie, slaolie, sojaolie, frituurvet plantaardig, plantaardig frituurvet, roerbakolie neutraal, wokolie neutraal, olie om te bakken, arachide-vrije olie, saladeolie, spijsolie, braadolie, olie om in te frituren, distelolie, saffloerolie, frituur olie, olie neutraal, zonnebloem frituurolie, hennepolie, pompoenpitolie, kookolie, smaakloze olie, geurloze olie, fonduevet plantaardig, neutraal smakende olie',
    'canola oil': 'koolzaadolie, raapzaadolie, raapolie',
    'sunflower oil': 'zonnebloemolie, zonnebloem olie',
    'corn oil': 'maïsolie, maiskiemolie, maïskiemolie, maisolie',
    'peanut oil': 'arachideolie, pindaolie, arachide olie, aardnotenolie',
    'rice bran oil': 'rijstolie, rijstzemelolie',
    'grapeseed oil': 'druivenpitolie, druivenpittenolie',
    'avocado oil': 'avocado-olie, avocado olie, avocadoolie',
    'coconut oil': 'kokosolie, kokosvet, ontgeurde kokosolie, kokos olie',
    'palm oil': 'palmolie',
    'walnut oil': 'walnootolie, walnotenolie, walnoot olie, notenolie, hazelnootolie, hazelnotenolie',
    'flaxseed oil': 'lijnzaadolie',
    'truffle oil': 'truffelolie',
    'sesame oil': 'sesamolie, geroosterde sesamolie, sesam olie',
    'chili oil': 'chili-olie, chiliolie, chili olie, peperolie',
    'cooking spray': 'bakspray, kookspray, olijfoliespray, boterspray neutraal, invetspray, olie in spray',
    lard: 'reuzel, varkensvet, smout, varkensreuzel',
    'duck fat': 'eendenvet, ganzenvet',
    'beef tallow': 'rundvet, ossenwit, ossewit, rundervet, diamantvet',
    'bacon fat': 'spekvet',
    'red wine vinegar': 'rodewijnazijn, rode wijnazijn, rode wijn azijn',
    'white wine vinegar':
      'wittewijnazijn, witte wijnazijn, wijnazijn, witte wijn azijn, champagneazijn, dragonazijn, frambozenazijn',
    'apple cider vinegar': 'appelazijn, ciderazijn, appelciderazijn, appel azijn, cider azijn',
    'sherry vinegar': 'sherryazijn, sherry azijn',
    'rice vinegar': 'rijstazijn, sushiazijn, sushi azijn, sushi-azijn, rijst azijn',
    'white vinegar':
      'azijn, natuurazijn, tafelazijn, kruidenazijn, blanke azijn, alcoholazijn, witte azijn, inmaakazijn, natuur azijn',
    'malt vinegar': 'moutazijn',
    'balsamic vinegar':
      'balsamicoazijn, balsamico, balsamico azijn, balsamico-azijn, aceto balsamico, witte balsamico, witte balsamicoazijn, balsamiazijn, balsamicovinegar, witte balsamico azijn',
    'balsamic glaze':
      'balsamicocrème, balsamicosiroop, balsamicostroop, balsamico glaze, crema di balsamico, balsamico crème, balsamico creme, balsamicocreme, crème van balsamico, balsamicoglaze, balsamico siroop',
    verjuice: 'verjus',
    'soy sauce':
      'sojasaus, soja saus, ketjap asin, japanse sojasaus, kikkoman, soyasaus, lichte sojasaus, zoute ketjap, ketjap zout, shoyu, zoute sojasaus, chinese sojasaus, sojasaus japans',
    'dark soy sauce': 'donkere sojasaus',
    tamari: 'tamari',
    ponzu: 'ponzu',
    'kecap manis':
      'ketjap, ketjap manis, zoete sojasaus, ketjap medja, kecap manis, kecap, zoete ketjap, ketjapmanis, ketchap manis, ketjap sedang, sojasaus zoet',
    'teriyaki sauce': 'teriyakisaus, teriyaki, teriyaki saus, teriyakimarinade, teriyaki marinade',
    'fish sauce': 'vissaus, nam pla, thaise vissaus, vis saus, nuoc mam',
    'oyster sauce': 'oestersaus, oester saus',
    'hoisin sauce': 'hoisinsaus, hoisin saus, hoisin, hoi sin saus',
    'black bean sauce':
      'zwarte bonensaus, blackbeansaus, zwarte-bonensaus, zwartebonensaus, black bean saus, zwarte bonen saus',
    'worcestershire sauce':
      'worcestersaus, worcestershiresaus, worcester saus, worcestershire saus, worchestersaus, worcestershire sauce, worcester sauce, worcestershire, engelse saus, worchestershiresaus',
    'liquid seasoning': 'maggi, maggivloeistof, maggi vloeibaar, vloeibare maggi, maggi aroma, scheutje maggi',
    'shrimp paste': 'trassi, trassie, garnalenpasta, terasi, trassi oedang',
    'anchovy paste': 'ansjovispasta',
    'miso paste': 'miso, misopasta, witte miso, shiro miso, lichte miso, lichte misopasta, miso pasta, witte misopasta',
    'red miso': 'rode miso, donkere miso, donkere misopasta, rode misopasta',
    doubanjiang: 'doubanjiang, toban djan',
    'sweet and sour sauce': 'zoetzure saus, zoet-zure saus, zoetzuursaus, zoet zure saus',
    sriracha: 'sriracha, srirachasaus, sriracha saus',
    'sweet chili sauce':
      'zoete chilisaus, chilisaus, sweet chili, zoete chili saus, sweet chilisaus, chili saus, sweet chili saus, zoete chilli saus, thaise chilisaus, chilisaus zoet',
    'chili sauce': 'pittige chilisaus, hete chilisaus, pepersaus chili',
    'hot sauce': 'tabasco, hot sauce, hete saus, piri-piri, tabascosaus, druppels tabasco',
    gochujang: 'gochujang',
    'sambal oelek':
      'sambal, sambal oelek, sambal ulek, sambal badjak, sambal oelak, sambal manis, sambal brandal, sambal olek',
    harissa: 'harissa, harissapasta, harissa pasta',
    'chili crisp': 'chili crisp, chilicrisp, chili crunch',
    wasabi: 'wasabi, wasabipasta, wasabipoeder',
    'red curry paste':
      'rode currypasta, rode curry pasta, rode thaise currypasta, thaise rode currypasta, rode kerriepasta',
    'green curry paste':
      'groene currypasta, groene curry pasta, groene thaise currypasta, thaise groene currypasta, groene kerriepasta',
    'yellow curry paste': 'gele currypasta, gele curry pasta, gele thaise currypasta',
    'curry paste': 'currypasta, curry pasta, thaise currypasta, massaman currypasta, panang currypasta',
    gravy: 'kant-en-klare jus, juspoeder',
    'dijon mustard': 'dijonmosterd, dijon mosterd, franse mosterd, mosterd dijon, fijne mosterd',
    'wholegrain mustard':
      'grove mosterd, grove zaanse mosterd, mosterd met hele zaadjes, graanmosterd, grove dijonmosterd, korrelmosterd',
    'yellow mustard':
      'mosterd, zaanse mosterd, tierenteyn, scherpe mosterd, groninger mosterd, milde mosterd, limburgse mosterd, gele mosterd, amerikaanse mosterd, doesburgse mosterd, mosterd tierenteyn',
    'english mustard': 'engelse mosterd',
    'honey mustard': 'honingmosterd, honing-mosterd, mosterd-honing, honing mosterd',
    'prepared horseradish':
      'mierikswortelpasta, mierikswortelcrème, mierikswortel uit potje, mierikswortelpuree, mierikswortel pasta',
    mayonnaise:
      'mayonaise, mayonnaise, mayo, japanse mayonaise, kewpie mayonaise, kewpie, japanse mayonnaise, light mayonaise, kewpie mayonnaise',
    'vegan mayonnaise':
      'vegan mayonaise, vegan mayo, plantaardige mayonaise, veganaise, vegan mayonnaise, veganistische mayonaise, plantaardige mayo',
    aioli: 'aioli, knoflookmayonaise, looksaus mayonaise',
    ketchup: 'ketchup, tomatenketchup, tomaten ketchup, tomaatketchup',
    'barbecue sauce': 'barbecuesaus, bbq-saus, bbq saus, bbqsaus, barbecue saus, smokey bbq saus',
    'tartar sauce': 'tartaarsaus, tartaresaus, ravigotesaus, ravigottesaus, remouladesaus, remoulade',
    'cocktail sauce': 'ketchupcocktailsaus',
    'caesar dressing': 'caesardressing, caesar dressing, caesarsaus',
    vinaigrette: 'vinaigrette, mosterdvinaigrette',
    salsa: 'salsa, tomatensalsa, salsasaus, tacosaus, salsa saus, taco saus, salsadip, tomaten salsa',
    chimichurri: 'chimichurri',
    pesto: 'pesto, groene pesto, basilicumpesto, pesto alla genovese, pesto genovese, pesto verde',
    'red pesto': 'rode pesto, tomatenpesto, pesto rosso',
    hummus: 'hummus, houmous, hoemoes, humus, kikkererwtenspread',
    'baba ganoush': 'baba ganoush',
    'cranberry sauce': 'cranberrycompote, cranberrysaus, veenbessencompote, cranberry compote, cranberry saus',
    'mango chutney': 'mangochutney, mango chutney, chutney',
    caper: 'kapper/-s/-tjes, kappertje/kappertjes, kapperappel/-s, kappertjes',
    pickle:
      'augurk/-en/-je/-jes, zure augurk, amsterdamse augurken, zoetzure augurken, cornichon/-s, augurkje, zure augurken, zoetzure augurk',
    'pickled onion':
      'zilverui/zilveruien/zilveruitje/zilveruitjes, amsterdamse uien, amsterdamse ui, amsterdamse uitjes, zure uitjes, rode ui zuur ingelegd, ingelegde uien, ingelegde uitjes, ingelegde rode ui, zure zilveruitjes, ingelegde rode uien',
    'pickled jalapeño':
      "jalapeños uit pot, ingelegde jalapeño/ingelegde jalapeños, jalapeño uit pot, jalapenos uit pot, ingelegde jalapeno, ingelegde jalapenos, jalapeño's uit pot, jalapeno's uit pot, jalapeñoringen, jalapeno ringetjes",
    'pickled beet':
      'ingelegde bieten, zure bietjes, rode bieten zuur, bietjes zuur, rode bietjes in zuur, ingelegde bietjes',
    'pickled ginger': 'ingelegde gember, sushigember, gari, zoetzure gember, sushi gember',
    'pickled vegetables':
      'atjar, atjar tjampoer, ingelegde groenten, acar, giardiniera, tafelzuur, komkommer in het zuur, zoetzure komkommer, gemengd zuur, surinaams zuur',
    sauerkraut: 'zuurkool, wijnzuurkool, zuurkool naturel',
    kimchi: 'kimchi',
    'preserved lemon':
      'ingelegde citroen/ingelegde citroenen, gezouten citroen, gekonfijte zoute citroen, ingemaakte citroen, gepekelde citroen',
    'tomato paste':
      'tomatenpuree, tomatenconcentraat, blikje tomatenpuree, tomatenpasta, tomaten puree, geconcentreerde tomatenpuree, blikje tomatenconcentraat, dubbel geconcentreerd tomatenpuree',
    'canned tomatoes':
      'tomaten uit blik, gepelde tomaten, blik tomaten, tomatenblokjes, gepelde tomaat, blik tomatenblokjes, tomatenstukjes, tomatenblokjes uit blik, blik gepelde tomaten, gehakte tomaten, tomaat uit blik, tomatenpulp, pomodori pelati, tomatenstukken, blikje tomatenblokjes, pelati, blokjes tomaat uit blik, tomaten in blik, tomaten in blokjes, kerstomaatjes uit blik, gepelde tomaten uit blik, gezeefde tomatenblokjes, polpa, blik tomatenstukjes, blokjes tomaten, blikken tomaten, blikken tomatenblokjes, kerstomaten uit blik, polpa di pomodoro, tomatenpolpa, blikken gepelde tomaten, blikje tomaten',
    passata:
      'passata, gezeefde tomaten, gezeefde tomaat, pak gezeefde tomaten, tomatenpassata, tomaten passata, passata di pomodoro',
    'tomato sauce': 'tomatensaus, tomaten saus, tomaten frito, tomatenfrito, tomato frito',
    'marinara sauce': 'marinarasaus, pastasaus tomaat',
    'pizza sauce': 'pizzasaus, pizza saus',
    'vegetable stock':
      'groentebouillon, groentenbouillon, groente bouillon, kruidenbouillon, tuinkruidenbouillon, groentefond, warme groentebouillon, groentenfond, uienbouillon, groenten bouillon, paddenstoelenbouillon, champignonbouillon, champignonfond',
    'chicken stock':
      'kippenbouillon, kipbouillon, gevogeltebouillon, gevogeltefond, kippenfond, kippebouillon, kippen bouillon, kip bouillon, kalkoenbouillon',
    'beef stock':
      'runderbouillon, vleesbouillon, kalfsfond, runderfond, wildfond, kalfsbouillon, wildbouillon, bruine fond, rundsbouillon, runder bouillon, rundbouillon, fond bruin, lamsfond, lamsbouillon, ossenstaartbouillon, bruine bouillon, vlees bouillon, vleesfond, vleesnat, vleesjus',
    'fish stock': 'visbouillon, visfond, vis bouillon, visfumet, vis fond',
    'shellfish stock':
      'kreeftenfond, garnalenbouillon, schaaldierenfond, kreeftenbouillon, garnalenfond, schaaldierenbouillon',
    dashi: 'dashi, dashibouillon',
    'nutritional yeast': 'edelgist, edelgistvlokken, voedingsgist, gistvlokken',
    'yeast extract': 'marmite, gistextract, vegemite',
    'liquid smoke': 'liquid smoke, vloeibare rook',
    'tamarind paste': 'tamarindepasta, tamarinde pasta, asempasta, tamarindeconcentraat',
    'pomegranate molasses': 'granaatappelmelasse, granaatappelstroop, granaatappelsiroop, granaatappel melasse',
    gelatin:
      'gelatine, blaadje gelatine, blaadjes gelatine, gelatineblaadje/-s, gelatineblad, gelatinepoeder, witte gelatine, gelatineblaadjes, blaadjes witte gelatine, blaadje witte gelatine',
    agar: 'agaragar, agar-agar, agar, agar agar',
    pectin: 'pectine, marmello',
    arrowroot: 'arrowroot, pijlwortel, pijlwortelmeel, pijlwortelpoeder',
    'tapioca starch': 'tapioca, tapiocameel, tapiocazetmeel, cassavemeel, tapioca zetmeel',
    'tapioca pearl': 'tapiocaparels, sago, sagokorrels, sagoparels',
    'potato starch': 'aardappelzetmeel, aardappelmeel, aardappel zetmeel, aardappel meel',
    'xanthan gum': 'xanthaangom, xantana, xanthan, johannesbroodpitmeel, guargom, xanthaan, guarpitmeel',
    'psyllium husk': 'psyllium, psylliumvezels, vlozaad, psylliumvezel, psylliumhusk, psyllium vezel',
    water:
      'water, lauwwarm water, warm water, koud water, kokend water, kraanwater, ijskoud water, kookwater, pastawater, kookvocht, handwarm water, heet water, lauw water, ijswater, scheutje water, kookvocht van de pasta, scheut water, koudwater, mineraalwater plat, wat water',
    ice: 'ijsblokje/-s, ijsblokjes, crushed ice, gemalen ijs, schaafijs, gecrusht ijs, blokje ijs',
    'sparkling water':
      'bruiswater, spa rood, spuitwater, koolzuurhoudend mineraalwater, bruisend water, mineraalwater met bubbels, sodawater, bruisend mineraalwater, koolzuurhoudend water',
    'tonic water': 'tonic',
    'ginger ale': 'ginger ale, gemberbier zonder alcohol, ginger beer, gingerale',
    cola: 'cola, coca-cola, coca cola',
    lemonade:
      'limonade, limonadesiroop, citroenlimonade, vlierbloesemsiroop, aardbeiensiroop, frambozensiroop, siroop, karvan cévitam, ranja, diksap, roosvicee, bessensiroop, roosvicee siroop, gembersiroop, vanillesiroop',
    'lemon-lime soda': 'sprite, 7up, seven up, 7-up',
    kombucha: 'kombucha',
    'coconut water': 'kokoswater, klapperwater',
    'orange juice':
      "sinaasappelsap, jus d'orange, sinaasappel sap, vers sinaasappelsap, sap van sinaasappel, sinaassap, sap van een sinaasappel, appelsiensap, versgeperst sinaasappelsap, vers geperst sinaasappelsap, mandarijnensap, mandarijnsap",
    'apple juice': 'appelsap, troebel appelsap, appel sap',
    'pineapple juice': 'ananassap',
    'grape juice': 'druivensap',
    'cranberry juice': 'cranberrysap, veenbessensap',
    'pomegranate juice': 'granaatappelsap',
    'grapefruit juice': 'grapefruitsap, pompelmoessap',
    'mango juice': 'mangosap',
    'tomato juice': 'tomatensap, tomatennat',
    'carrot juice': 'wortelsap',
    coffee: 'koffie, sterke koffie, zwarte koffie, zetkoffie, koude koffie, cafeïnevrije koffie, warme koffie',
    espresso: 'espresso, kopje espresso',
    'instant coffee': 'oploskoffie, instantkoffie, oploskoffiepoeder, espressopoeder, oplos koffie, nescafé',
    'ground coffee': 'gemalen koffie, koffiepoeder, koffiebonen, filterkoffie, espressobonen, gemalen espresso',
    tea: 'thee, zwarte thee, earl grey, theezakje, theezakjes, theeblaadjes, earl grey thee',
    'green tea': 'groene thee',
    'rooibos tea': 'rooibos, rooibosthee',
    'herbal tea': 'kruidenthee, muntthee, kamillethee, bosvruchtenthee',
    chai: 'chai, chaithee, chai thee',
    matcha: 'matcha, matchapoeder',
    'white wine':
      'witte wijn, droge witte wijn, wijn wit, riesling, sauvignon blanc, chardonnay, pinot grigio, glas witte wijn, pinot blanc, scheut witte wijn, droge wijn wit, wittewijn, zoete witte wijn',
    'red wine': 'rode wijn, wijn rood, rode bourgogne, glas rode wijn, volle rode wijn, scheut rode wijn, rodewijn',
    'sparkling wine': 'prosecco, mousserende wijn, cava, champagne, schuimwijn, bubbels',
    sherry: 'sherry, droge sherry, medium sherry',
    port: 'port, rode port, porto, rode porto, witte porto, portwijn, witte port, madeira',
    marsala: 'marsala',
    vermouth: 'vermouth, martini, noilly prat, droge vermouth',
    'rice wine': 'shaoxing, shaoxing rijstwijn, chinese rijstwijn, rijstwijn, shaoxingwijn, shao xing rijstwijn',
    sake: 'sake, saké',
    mirin: 'mirin, zoete rijstwijn',
    beer: 'bier, pils, donker bier, bruin bier, witbier, trappist, trappistenbier, bokbier, westmalle, oud bruin, biertje, flesje bier, leffe bruin, tripel, dubbel bier, blond bier, guinness, stout, geuze, kriekbier, pilsener, rodenbach, duvel, chimay, amberbier, abdijbier, westmalle dubbel, leffe, abdijbier bruin, weizenbier, pilsbier, grimbergen, bruine trappist',
    cider: 'appelcider, cider, droge cider',
    'non-alcoholic beer': 'alcoholvrij bier, malt bier, alcoholvrij witbier, alcoholvrije pils',
    rum: 'rum, bruine rum, witte rum, scheutje rum, donkere rum, rumaroma, rum aroma',
    brandy: 'cognac, brandy, vieux, armagnac, calvados, weinbrand, grappa, brandewijn, boerenbrandewijn',
    whiskey: 'whisky, whiskey, bourbon',
    vodka: 'wodka, vodka',
    gin: 'gin, jenever, jonge jenever, korenwijn, oude jenever, jonge klare',
    tequila: 'tequila, mezcal',
    kirsch: 'kirsch',
    'orange liqueur': 'cointreau, grand marnier, sinaasappellikeur, sinaaslikeur, triple sec, curaçao',
    'coffee liqueur': 'koffielikeur, kahlua, tia maria',
    'irish cream': "baileys, irish cream, bailey's",
    amaretto: 'amaretto, disaronno, amaretto likeur, amandellikeur',
    'anise liqueur': 'pernod, pastis, ouzo, sambuca, anisette, ricard, absint',
    liqueur:
      "likeur, limoncello, crème de cassis, licor 43, bananenlikeur, frambozenlikeur, kersenlikeur, blue curaçao, mandarine napoleon, kruidenlikeur, perziklikeur, bessenlikeur, bessenjenever, citroenlikeur, aperol, elixir d'anvers, crème de menthe, drambuie, chambord, vlierbloesemlikeur, st germain",
    campari: 'campari',
  },
  products: [
    // Fats and dairy
    {
      names:
        'margarine, bakmargarine, plantaardige margarine, zachte margarine, halvarine, becel, blue band, bona, planta',
      like: 'vegan butter',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'bakboter, vloeibare bakboter, vloeibaar bakvet, vloeibare boter, bak en braad, bakken en braden, croma, braadboter, solo, bakvet, vloeibare margarine, vloeibaar bak en braad, margarine of boter, braadvet',
      like: 'vegan butter',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'frituurvet, frituur vet, vast frituurvet, ossenvet frituur',
      like: 'vegetable shortening',
      contains: [],
      mayRuleOut: MEAT,
    },
    {
      names: 'kruidenboter, kruidenboterrolletje/-s, knoflookboter, lookboter',
      like: 'butter',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'mustard', 'celery'],
    },
    {
      names:
        'smeerkaas, kaasspread, la vache qui rit, smeltkaas, smeerkaasje, zwanenberg smeerkaas, la vache qui rit kaasjes, eru, goudkuipje',
      like: 'cream cheese',
      contains: ['milk'],
    },
    {
      names:
        "geraspte kaas, kaas, stuk kaas, kaasblokjes, kaasblokje/-s, gemalen kaas, strooikaas, kaasreepjes, kaasplak/-ken, schapenkaas, bergkaas, kaasvlokken, kaaskrullen, gratinkaas, gratineerkaas, pizzakaas, kaasmix, geraspte pizzakaas, harde kaas, geraspte kaasmix, kaasmelange, blokjes kaas, geraspte gratinkaas, trappistenkaas, abdijkaas, magere kaas, schimmelkaas, witschimmelkaas, reblochon, port salut, saint paulin, vacherin, mont d'or, limburgse kaas, herve, hervekaas, brugge oud, brugge kaas, roodschimmelkaas, époisses, pont-l'évêque, cantal, mimolette, kernhem, rambol, ossau iraty, rookkaas, gerookte kaas",
      like: 'gouda',
      contains: ['milk'],
    },
    {
      names: 'leverkaas, vleeskaas',
      like: 'bologna',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'hoofdkaas, zult, preskop, kopvlees, hoofdvlees, balkenbrij, tête de veau, kipkap',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names:
        'vla, vanillevla, vanille vla, hopjesvla, chocoladevla, dubbelvla, gele vla, blanke vla, bitterkoekjesvla, vlaflip, aardbeienvla, karamelvla',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'pudding, vanillepudding, chocoladepudding, griesmeelpudding, saroma, chipolatapudding',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans'],
      mayRuleOut: MEAT,
    },
    {
      names: 'custard, custardvla, crème anglaise, vanillesaus',
      like: 'vanilla yogurt',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names:
        'banketbakkersroom, bakkersroom, patisserieroom, gele room, crème pâtissière, crème patissière, zwitserse room, pudding banketbakkersroom, banketbakkersroommix',
      like: 'custard powder',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans'],
    },
    {
      names: 'boterroom, botercrème, boter crème, crème au beurre',
      like: 'frosting',
      contains: ['milk'],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names: 'chocolademelk, chocomel, cécémel, warme chocolademelk, choco melk',
      like: 'milk',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    { names: 'yoghurtdrank, drinkyoghurt, yoghurtdrink, ayran, lassi', like: 'plain yogurt', contains: ['milk'] },
    {
      names:
        'plantaardige yoghurt, vegan yoghurt, plantaardige kwark, alpro naturel, havergurt, plantaardige yoghurt naturel, alpro mild & creamy, veganistische yoghurt',
      like: 'soy yogurt',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names: 'kokosyoghurt, kokos yoghurt',
      like: 'coconut yogurt',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'plantaardige melk, plantaardige drank, plantaardige drink, melk naar keuze, notenmelk, cashewmelk, hazelnootmelk, hazelnootdrink, plantaardige melk naar keuze, vegan melk, veganistische melk, plantmelk',
      like: 'almond milk',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'plantaardige room, plantaardige kookroom, vegan room, vegan slagroom, plantaardige slagroom, sojaroom, soja cuisine, soya cuisine, alpro cuisine, soja kookroom, sojakookroom, plantaardige culinaire room, vegan kookroom, vegan crème fraîche, plantaardige crème fraîche, soja room, rijst cuisine',
      like: 'plant cream',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'plantaardige roomkaas, vegan roomkaas, vegan zuivelspread, plantaardige smeerkaas, veganistische roomkaas',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'slagroom light, culinaire room light, cuisine light, blue band cuisine, becel cuisine, room culinair light, solo culinair, culinesse, culinair',
      like: 'light cream',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names:
        'roomijs, vanille-ijs, vanilleijs, bolletje ijs, bollen vanille-ijs, bolletjes vanille-ijs, chocolade-ijs, chocoladeijs, aardbeienijs, karamelijs, yoghurtijs, ijs vanille, schepijs, softijs, bol vanille-ijs, bolletje vanille-ijs, mokka-ijs, dame blanche',
      like: 'ice cream',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'nuts', 'peanuts'],
    },
    {
      names: 'sorbetijs, citroensorbet, sorbet, frambozensorbet, waterijs, waterijsje, mangosorbet',
      like: 'frosting',
      contains: [],
      mayContain: ['milk', 'eggs'],
    },
    {
      names: 'klopfix, slagfix, slagroomversteviger, kloppvast, sahnesteif, klop-fix',
      like: 'cornstarch',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'slagroompoeder, instant slagroom',
      like: 'whipped topping',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    // Meat
    {
      names:
        'gehakt, mager gehakt, gehaktbrood, gehaktmengsel, gekruid gehakt, rul gehakt, gehaktvlees, rulgehakt, worstvlees',
      like: 'ground beef',
      contains: [],
      mayContain: ['gluten'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'gehaktbal/-len, gehaktballetje/-s, gehaktballen, soepballetje/-s, ballen gehakt, soepballetjes, balletjes gehakt, balletjes in tomatensaus, frikadel, gehaktstaaf, vleesballetjes, vleesballetje, rundergehaktballetjes',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'vlees, stukjes vlees, vleeswaren, wild, gevogelte, vleesresten, soepvleesjes, wildvlees, gourmetvlees, fonduevlees, gourmetschotel, barbecuevlees, sate-vlees, satévlees, blokjes vlees, stoofvlees naar keuze, gyrosreepjes, beleg vlees, charcuterie, paardenbiefstuk, paardenvlees, lamsgyros',
      like: 'beef steak',
      contains: [],
      mayContain: ['gluten', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'kipschnitzel/-s, kipschnitzels, gepaneerde kipfilet, kipnugget/-s, kipnuggets, kippenschnitzel/-s, krokante kipschnitzels, krokante kip, kipkrokant, kip kruimig, chickennuggets, kipburger/-s, kipcorn, kipvingers, gepaneerde kip, gepaneerde kipschnitzel',
      like: 'chicken tender',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
    },
    {
      names:
        'schnitzel/-s, wienerschnitzel/-s, wiener schnitzel, gepaneerde schnitzel, kalfsschnitzel gepaneerd, gepaneerde varkensschnitzel, cordon bleu, zigeunerschnitzel, schnitzels naturel',
      like: 'pork cutlet',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'varkensschnitzel gepaneerd',
      like: 'pork cutlet',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'slavink/-en, blinde vink/blinde vinken, vogelnestje vlees, boomstammetje/-s vlees, vinken',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names:
        'shoarmavlees, gyrosvlees, shoarma, gyros, shoarmareepjes, kebabvlees, döner, kebab, döner kebab, doner kebab, doner',
      like: 'pork loin',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'kipshoarma, kipgyros, kip shoarma, kip gyros, kipkebab, gyros kip, kipsaté, kip saté',
      like: 'chicken thigh',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard', 'peanuts'],
      rulesOut: MEAT,
    },
    {
      names: 'saté, sate, satéstokjes vlees, saté ajam, varkenssaté',
      like: 'chicken thigh',
      contains: [],
      mayContain: ['gluten', 'peanuts', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'filet americain, américain, americain préparé, martino, préparé, steak tartare, tartaarmengsel, americain',
      like: 'ground beef',
      contains: ['mustard'],
      mayContain: ['eggs', 'gluten', 'milk', 'soybeans', 'celery', 'fish'],
      rulesOut: MEAT,
    },
    {
      names: 'ossenworst, ossenworstje, rundersalami',
      like: 'salami',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'mustard'],
      rulesOut: MEAT,
    },
    {
      names:
        'rookworst/-en, gelderse rookworst, unox rookworst, rookworstje, rookworstjes, magere rookworst, hema rookworst',
      like: 'kielbasa',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names:
        'runderrookworst, rundrookworst, rundersaucijs, runderworst, rundersaucijzen, runderbraadworst, kiprookworst, kalkoenworst',
      like: 'chicken sausage',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
    },
    {
      names:
        "braadworst/-en/-je/-jes, verse worst/verse worsten/verse worstjes, saucijs/saucijzen/saucijsjes, saucijzen, barbecueworst/-en, varkenssaucijs, varkenssaucijzen, varkensworst, boerenworst, verse saucijs, chipolata/-'s, worstenvlees, witte worst, witte pens, boudin blanc, grillworst, borrelworst, borrelworstjes, leverbraadworst, metworst, droge worst, drogeworst, droge worstjes, gelderse worst, friese droge worst, boterhamworst gekookt, snijworst, kookworst, salsiccia, italiaanse worstjes, italiaanse verse worst, bratwurst, bratworst",
      like: 'bratwurst',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'mustard', 'sulphites'],
      rulesOut: PORK,
    },
    {
      names: 'bloedworst, zwarte pens, zwarte pensen, beuling, boudin noir, witte beuling',
      like: 'blood sausage',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery'],
      rulesOut: PORK,
    },
    {
      names: 'leverworst, leverpastei, hausmacher, smeerleverworst, leverpaté, gelderse leverworst, berliner',
      like: 'liver sausage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: PORK,
    },
    {
      names: 'paté, pâté, ardenner paté, roompaté, wildpaté, ganzenleverpaté, pastei, pate',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard', 'sulphites', 'nuts'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: "filet d'anvers, filet d'ardenne, kalfsrookvlees",
      like: 'bresaola',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'rillettes, eendenrillettes, rollade, kiprollade, vleesrollade',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'frikandel/-len, frikadellen, curryworst, vleeskroket/-ten, rundvleeskroket, kroket/-ten, kroketje/-s, bitterbal/-len/-letjes, bamischijf, nasischijf, snacks, kalfskroketten, mexicano, bitterballetjes',
      like: 'meatball',
      contains: ['gluten'],
      mayContain: [
        'eggs',
        'milk',
        'soybeans',
        'celery',
        'mustard',
        'sesame',
        'fish',
        'crustaceans',
        'molluscs',
        'peanuts',
      ],
      mayRuleOut: MEAT,
    },
    {
      names: 'garnaalkroket/-ten, garnalenkroket/-ten, garnaalkroketten, kaaskroket met garnalen',
      like: 'fish cake',
      contains: ['gluten', 'crustaceans', 'milk'],
      mayContain: ['eggs', 'soybeans', 'celery', 'mustard', 'fish'],
      rulesOut: ['kosher-style'],
    },
    {
      names:
        'kaaskroket/-ten, kaassoufflé/-s, kaassouffle, kaasstengel/-s, kaasbroodje/-s, kaaskroketjes, kaasstengels, kaasvlinders, kaaskoekjes, kaassoufflés, kaasstick, kaassticks',
      like: 'cheese curd',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans', 'celery', 'mustard'],
    },
    {
      names: 'saucijzenbroodje/-s, worstenbroodje/-s, worstenbroodjes',
      like: 'croissant',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'bouillonvlees, soeppakket vlees, soeppakket, stoofpakket vlees',
      like: 'stewing beef',
      contains: [],
      rulesOut: MEAT,
    },
    // Vegetarian
    {
      names:
        'vegetarisch gehakt, vegagehakt, vegan gehakt, plantaardig gehakt, vegetarische gehakt, vega gehakt, veganistisch gehakt, rul gehakt vegetarisch, vegetarisch rulgehakt, vegetarisch rul gehakt, sojagehakt, vegan rulgehakt, vega rulgehakt',
      like: 'plant-based mince',
      contains: ['soybeans'],
      mayContain: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'vegetarische kipstuckjes, vegetarische kip, vegetarische kipstukjes, vegan kip, vegan kipstuckjes, plantaardige kip, vegetarische kipreepjes, kipstuckjes, vegan kipstukjes, vega kipstukjes, vega kip, vegetarische roerbakstukjes, vleesvervanger/-s, vegetarische reepjes, vegetarische shoarma, vegetarische schnitzel, vegetarische balletjes, vega balletjes, vegan balletjes, vegetarische gehaktballetjes, vegetarische shoarmareepjes, vegan shoarma, quorn, quornstukjes, vegetarische nuggets, roerbakreepjes vegetarisch, valess, vegetarische bitterballen, vegetarische gehaktballen',
      like: 'vegan chicken',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'vegetarische burger/vegetarische burgers, vegaburger/-s, groenteburger/-s, vegan burger/vegan burgers, bonenburger/-s, plantaardige burger, plantaardige burgers, vega burger, vega burgers, groenteschijf, vegaburgers',
      like: 'veggie burger',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard', 'sesame'],
    },
    {
      names:
        'vegetarische worst, vegetarische worstjes, vegan worst, vegetarische rookworst, vegan rookworst, vega rookworst, vegaworst, vega worst, vegan worstjes, vegetarische knakworsten, plantaardige worst, vegetarische braadworst, vega worstjes, vegetarische saucijs',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'vegetarische spekreepjes, vegan spekjes, vegetarische spekjes, vegan bacon, vegetarische bacon, vegan spekreepjes, plantaardige spekjes, vega spekjes, vegetarische spekblokjes, vega spekreepjes',
      like: 'smoked tofu',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
    },
    {
      names: 'vegan tonijn, vegetarische tonijn, visvrije tonijn',
      like: 'firm tofu',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'eggs', 'milk'],
    },
    {
      names: 'linzenburger, jackfruit pulled',
      like: 'veggie burger',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    // Fish
    {
      names:
        'vis, witte vis, visfilet/-s, witvis, witvisfilet/-s, witte visfilet, verse vis, visresten, visgraten, stevige witte vis, vissoorten, zeevis, visblokjes, stukjes vis, pangasius, pangasiusfilet/-s, pangafilet, vismix, vismengsel, bladgoudvis, visstukjes, gerookte vis, hoki, hokifilet, pangasiusfilets, stoofvis, kookvis, visfilets, visafval, viskoppen, harder, poon, geep, kibbelingvis, witvisfilets, steenbolk, wijting heel, mahi mahi, ombervis, gerookte heilbot, gerookte sprot, gerookte vissoorten, elft',
      like: 'cod fillet',
      contains: ['fish'],
    },
    {
      names:
        'zeevruchten, zeevruchtenmix, zeevruchtencocktail, fruits de mer, vis en zeevruchten, frutti di mare, diepvries zeevruchten, zeevruchtenmelange, schaaldieren, schelpdieren, schaal- en schelpdieren',
      like: 'mussel',
      contains: [],
      mayContain: ['crustaceans', 'molluscs', 'fish'],
      rulesOut: ['kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'surimi, surimisticks, krabsticks, krabstick/-s, surimi sticks, krabsurimi',
      like: 'crab stick',
      contains: ['fish'],
      mayContain: ['crustaceans', 'eggs', 'gluten', 'molluscs'],
      rulesOut: ['kosher-style'],
    },
    {
      names:
        'kibbeling, lekkerbek/-ken, lekkerbekje, vis in beslag, gepaneerde vis, visburger/-s, viskoekjes, viskroket, gepaneerde visfilet, viskroketten, lekkerbekjes, viskoekje',
      like: 'fish finger',
      contains: ['fish', 'gluten'],
      mayContain: ['eggs', 'milk', 'crustaceans', 'molluscs', 'celery', 'mustard'],
    },
    {
      names: 'kroepoek, garnalenkroepoek, kroepoek oedang, prawn crackers, gebakken kroepoek',
      like: 'potato chip',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'molluscs', 'gluten'],
    },
    {
      names: 'cassavekroepoek, cassavechips, emping, emping melindjo, cassave kroepoek',
      like: 'potato chip',
      contains: [],
      mayContain: ['crustaceans', 'fish'],
    },
    {
      names:
        'calamares, gefrituurde inktvisringen, inktvisringen in beslag, calamaris gepaneerd, gepaneerde inktvisringen',
      like: 'squid',
      contains: ['molluscs'],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names: 'krabsalade, tonijnsalade, zalmsalade, garnalensalade',
      like: 'canned tuna',
      contains: ['fish'],
      mayContain: ['eggs', 'crustaceans', 'mustard', 'milk', 'gluten', 'soybeans', 'molluscs'],
    },
    {
      names: 'eiersalade, eisalade',
      like: 'mayonnaise',
      contains: ['eggs'],
      mayContain: ['mustard', 'milk', 'gluten', 'soybeans', 'celery'],
    },
    {
      names: 'kip-kerriesalade, kipsalade, kipkerriesalade, kip kerrie salade',
      like: 'chicken',
      contains: [],
      mayContain: ['eggs', 'mustard', 'celery', 'gluten', 'milk', 'soybeans'],
      rulesOut: MEAT,
    },
    {
      names: 'huzarensalade, aardappelsalade, rundvleessalade, vleessalade, slaatje',
      like: 'potato',
      contains: [],
      mayContain: ['eggs', 'mustard', 'celery', 'gluten', 'milk', 'soybeans'],
      mayRuleOut: MEAT,
    },
    {
      names:
        'farmersalade, selleriesalade, komkommersalade, koolsla, coleslaw, rauwkost, rauwkostsalade, rauwkostmix, selderijsalade, waldorfsalade',
      like: 'cabbage',
      contains: [],
      mayContain: ['eggs', 'mustard', 'celery', 'milk'],
    },
    // Bread, dough, cake
    {
      names: 'desembrood met noten, notenbrood, walnotenbrood, rozijnen-notenbrood',
      like: 'wholewheat bread',
      contains: ['gluten', 'nuts'],
      mayContain: ['milk', 'soybeans', 'sesame'],
    },
    {
      names:
        'suikerbrood, fries suikerbrood, krentenbrood, rozijnenbrood, krentenbol/-len, krentenbollen, rozijnenbollen, mueslibol/-len, mueslibrood, kramiek, craquelin, paasbrood, kerststol, krentenwegge, krentenbolletjes, mueslibollen, paasstol, stol, duivekater, cougnou, vrijdagskoeken',
      like: 'raisin bread',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'brioche, briochebrood, briochebroodje/-s, brioche brood, briochebroodjes, suikerbrioche, brioche broodjes, brioche bollen, briochebollen, brioche hamburgerbroodjes, brioche burgerbroodjes, brioche buns',
      like: 'brioche',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'sesame'],
    },
    {
      names:
        'sandwich/-es, melkbroodje/-s, zacht broodje, zachte broodjes, witte bolletjes, zachte witte bolletjes, puntje/puntjes, witte puntjes, hotdogbroodje/-s, hotdog broodjes, hotdogbroodjes, zachte bolletjes, bolletje/-s wit, melkwit, melkbrood, bapao, baobroodjes, bao buns, bao broodjes, mastel/-len, koffiekoek/-en, sandwichbroodjes, bapaobroodje',
      like: 'burger bun',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'sesame'],
    },
    {
      names:
        'hamburgerbroodje/-s, hamburgerbol/-len, burgerbroodje/-s, hamburgerbroodjes, hamburger broodjes, hamburgerbollen, burgerbun/-s, burger buns, burgerbroodjes, sesambol/-len, sesambroodjes, hamburger buns, buns, italiaanse bol sesam',
      like: 'burger bun',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'sesame'],
    },
    {
      names:
        'meergranenbrood, meerzadenbrood, zadenbrood, waldkorn meergranen, volkorenbrood met zaden, zonnebloempitbrood, zonnepitbrood, pittenbrood, meergranen bolletjes, sojabrood, meergranenbroodjes, meergranen brood',
      like: 'wholewheat bread',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'sesame'],
    },
    {
      names: 'kruidenboterstokbrood, knoflookbrood, lookbrood, kruidenbaguette, knoflookstokbrood, knoflookbaguette',
      like: 'baguette',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'beschuit/-en, beschuitje/-s, beschuiten, melba toast, melbatoast, melbatoastjes, toast melba',
      like: 'rusk',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names: 'croissant/-s, croissantje/-s, roomboter croissants, croissantjes, chocoladebroodje, chocoladebroodjes',
      like: 'croissant',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names: 'croissantdeeg, blik croissantdeeg, blikje croissantdeeg, rol croissantdeeg, danerolles, croissantjesdeeg',
      like: 'biscuit dough',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'bladerdeeg, roomboterbladerdeeg, roomboter bladerdeeg, plakje bladerdeeg, plakjes bladerdeeg, vers bladerdeeg, rol bladerdeeg, diepvriesbladerdeeg, diepvries bladerdeeg, bladerdeegplakje/-s, bladerdeegvel, bladerdeegvellen, bladerdeegplakjes, bladerdeegbakje/-s, bladerdeegrol, tante fanny bladerdeeg, pasteibakje/-s, vol-au-vent/-s, vidé, bladerdeegbakjes, bladerdeeg plakjes, korstdeeg bladerdeeg, pasteibakjes, ragoutbakje, ragoutbakjes, plakken bladerdeeg, volkoren bladerdeeg, roomboterbladerdeegplakjes, croûtes',
      like: 'puff pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'hartig taartdeeg, hartige taartdeeg, hartige taart deeg, quichedeeg, taartdeeg, kruimeldeeg, zanddeeg, korstdeeg, brokkeldeeg, kruimeldeeg, quiche deeg, zandtaartdeeg, taartbodem, quichebodem, deeg voor hartige taart, zetdeeg, taartkorst, zandkoekdeeg, appeltaartdeeg, tartelettes, tarteletbakjes, toastcups, croustades, roomboterdeeg, kruimeldeeg vers',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'deeg, koekjesdeeg, koekdeeg, gistdeeg, brooddeeg, cakebeslag, pannenkoekbeslag, beslag, vlaaideeg, soezendeeg, soezenbeslag, wafelbeslag',
      like: 'shortcrust pastry',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'cakemix, koekmix, mix voor cake, bakmix, appeltaartmix, browniemix, pannenkoekenmix, pannenkoekmix, muffinmix, boerencakemix, wafelmix, kwarktaartmix, arretjescakemix, oliebollenmix, pannenkoekmeel, cake mix, brownie mix, pannenkoek mix, tempuramix, tempura mix, tempurabloem, tempurabeslag, tempurameel, vlaaimix, mix voor appeltaart, speculaasmix, biscuitmix, mix voor speculaas, koekjesmix, boterkoekmix, taartmix, cakemeel, oliebollen mix, brioche mix',
      like: 'cake mix',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'lupin', 'nuts'],
    },
    {
      names:
        'wontonvellen, wontonvel, wonton vellen, gyozavellen, gyoza vellen, gyoza vel, dumplingvellen, wontonvelletjes, gyoza vellen diepvries, dimsumvellen',
      like: 'wonton wrapper',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        "gyoza/-'s, dimsum, dim sum, dumplings, loempia/-'s, loempiaatjes, mini loempia's, miniloempia's, vlammetje, vlammetjes, samosa/-'s, gyozas",
      like: 'spring roll wrapper',
      contains: ['gluten'],
      mayContain: [
        'eggs',
        'milk',
        'soybeans',
        'celery',
        'sesame',
        'crustaceans',
        'fish',
        'peanuts',
        'mustard',
        'molluscs',
      ],
      mayRuleOut: MEAT,
    },
    {
      names:
        'ravioli, tortellini, tortelloni, verse ravioli, gevulde pasta, verse tortellini, verse tortelloni, ravioloni, mezzelune, capelletti, cappelletti, verse gevulde pasta, girasole, raviolini',
      like: 'ravioli',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'nuts', 'soybeans', 'celery'],
      mayRuleOut: MEAT,
    },
    {
      names:
        'verse pasta, verse tagliatelle, verse lasagnebladen, verse lasagne, verse lasagnevellen, verse pappardelle, verse pastavellen, verse spaghetti, verse linguine, verse lasagnebladeren, verse fettuccine, fettuccine, fettucine, pasta vers, verse penne, verse fusilli, deegwaren vers, verse lasagna',
      like: 'egg pasta',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'mie, mienestje/mienestjes, bami, mienest, mienesten, bamimie, bami mie, volkoren mie, chinese mie, wokmie, woknoedels, wok noedels, woknoodles, mie nestjes, wok mie, mie-nestjes',
      like: 'egg noodle',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names: 'gnocchi, verse gnocchi, aardappelgnocchi, gnocchetti',
      like: 'gnocchi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    { names: 'spätzle, spaetzle', like: 'spaetzle', contains: ['gluten', 'eggs'], mayContain: ['milk'] },
    {
      names: 'pierogi, pierogies',
      like: 'pierogi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'celery'],
      mayRuleOut: MEAT,
    },
    {
      names:
        'ontbijtkoek, kruidkoek, peperkoek, honingkoek, gemberkoek, oudewijvenkoek, plakje ontbijtkoek, plakjes ontbijtkoek, peperkoeken, kruidkoekkruimels, peperkoekkruimels, plak ontbijtkoek, plakken ontbijtkoek, plakken peperkoek, sneetjes peperkoek, taaitaai, kandijkoek, deventer koek',
      like: 'raisin bread',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'speculaas, speculaasje/-s, speculaasjes, speculaaskoekjes, speculoos, speculooskoekjes, bastognekoek/-en, bastogne, bastognekoeken, kruidnoten, kruidnoot, kruidnootjes, pepernoten, pepernoot, lotus speculoos, speculaaskoeken, lotuskoekjes, lotus koekjes, bastogne koeken, bastognekoekjes, speculaaskruimels, lotus speculooskoekjes',
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'gevulde speculaas, gevulde koek/gevulde koeken, amandelbroodje/-s, banketstaaf, banketstaven, amandelstaaf, kerststaaf, frangipane',
      like: 'marzipan',
      contains: ['gluten', 'nuts'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names:
        'speculoospasta, speculaaspasta, speculoos pasta, lotuspasta, lotus speculoospasta, lotus pasta, koekjespasta, biscoff pasta',
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names: 'stroopwafel/-s, stroopwafels, stroopwafelkruimels, siroopwafels, karamelwafels',
      like: 'butter cookie',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names:
        'koekje/koekjes, biscuit/-s, biscuitje/-s, mariakaakje/-s, maria koekjes, marie biscuit, petit beurre, theebiscuit, roomboterkoekjes, zandkoekjes, zandkoekje, sprits/-en, spritsen, volkorenbiscuit/-s, digestive/-s, digestives, volkoren biscuits, digestive koekjes, bokkenpootje/-s, theebiscuits, boterkoekjes, café noir, lu koekjes, kaakje, kaakjes, volkoren biscuit, biscuitkruimels, koekkruimels, koekjeskruimels, koekkruim, digestive biscuits, digestivekoekjes, krakelingen, krakeling, volkorenkoekjes, havermoutkoekjes, chocolate chip cookies, cookies, cookie, chocoladekoekjes, boterkoek, eierkoek/-en, janhagel, arnhemse meisjes, petit-beurre, vitalu, betterfood, lukoekjes, koek, koeken, haverkoeken, roze koek, roze koeken, pennywafel, pennywafels, cent wafers, wafeltjes, nizza, sultana koekjes, evergreen, liga, eierkoeken, zandgebak, koffiekoekjes, hartige koekjes, mergpijpje gebak, verkruimelde koekjes',
      like: 'butter cookie',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'nuts', 'sesame'],
    },
    {
      names: "oreo/-'s, oreokoekjes, oreo koekjes, oreo's, oreo koekje, oreos, oreokoekje, oreo-koekjes, oreokruimels",
      like: 'sandwich cookie',
      contains: ['gluten', 'soybeans'],
      mayContain: ['milk'],
    },
    {
      names:
        'cake, cake plakken, biscuitbodem, biscuittaart, roomboterkoek cake, cakejes, slagroomcake, plakje cake, plakjes cake, roomboter cake, roombotercake, roomboter cakejes, biscuitcake, biscuitdeeg, génoise, muffin/-s, brownie/-s, cupcake/-s, chocoladecake, moelleux, madeleine/-s, cakebodem, biscuitbodems, cakejes vanille, frou frou, vierkwartcake, quatre quarts, biscuitgebak, koekbodem, cupcakes',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'taart, gebak, gebakje, gebakjes, soes, soezen, soesjes, tompouce, oliebol, oliebollen, donut, donuts, vlaai, appelflap, appelflappen, appelbol, wafel/-s, wafels, poffertjes, pannenkoek/-en, pannekoeken, pannenkoeken, flensjes, crêpes, luikse wafels, brusselse wafels, crêpe, poffertje, eclairs, éclairs, profiteroles, appeltaart, roomsoezen, roomsoesjes, croquembouche, beignets, beignet, berlinerbol, berlinerbollen, smoutebol, smoutebollen',
      like: 'toaster waffle',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'ijshoorntje/-s, ijswafel/-s, wafelbakjes, oublie, oublies, ijshoorntjes, ijswafels, waaierwafel, waaierwafeltjes',
      like: 'ice cream cone',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    // Sweets and spreads
    {
      names: 'amandelspijs, spijs, banketspijs, bakkersspijs, amandelpers, amandelvulling',
      like: 'marzipan',
      contains: ['nuts'],
      mayContain: ['eggs'],
    },
    {
      names:
        'chocolade, chocoladestukjes, chocoladedruppels, chocolade druppels, chocoladeletter, choco, reep chocolade, chocoladerasp, chocoladeschaafsel, geraspte chocolade, chocolade chips, chocoladechips, chocoladevlokken, chocoladekrullen, vlokken chocolade, chocolate chips, chocoladekrul, couverture, bakchocolade, chocoladecouverture, pure couverture, chocoladereep, gesmolten chocolade, ruby chocolade, chocoladechunks, chocolade chunks, chunks chocolade, chocoladebrokjes, stukjes chocolade, chocoladestukken, chocolade schaafsel, chocoladehagel, chocolade hagelslag, callets, chocoladecallets',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'hagelslag, pure hagelslag, melkhagelslag, chocoladehagelslag, hagelslag puur, vlokken, muisjes, gestampte muisjes, vruchtenhagel, discodip, musketzaad, musketflikken, sprinkles, strooisel, suikerparels, suikerdecoratie, spikkels, gekleurde hagelslag, gekleurde musketzaad, taartdecoratie, eetbare decoratie, eetbare glitter, suikerbloemetjes, suikerhartjes, decoratiesuiker, anijshagel, rijstkorrels chocolade, zilverpareltjes, taartversiering, suikerpareltjes',
      like: 'sprinkles',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'hazelnootpasta, chocoladepasta, nutella, chocopasta, duo penotti, hazelnootpasta, hazelnootchocoladepasta, hazelnoot-chocoladepasta, chocolade-hazelnootpasta, chocolade pasta, choco pasta, kwatta, duo penotti, chocolade hazelnootpasta',
      like: 'chocolate hazelnut spread',
      contains: [],
      mayContain: ['nuts', 'milk', 'soybeans', 'gluten', 'peanuts'],
    },
    {
      names:
        'praliné, pralinépasta, nougatine, praline, gianduja, hazelnootpraliné, hazelnootpuree, pure hazelnootpasta, notenpasta, gemengde notenpasta, pistachepasta, notenboter, pistachecrème, pistache pasta, hazelnotenpasta puur',
      like: 'almond butter',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans', 'gluten', 'peanuts'],
    },
    {
      names:
        "bonbon/-s, pralines, chocoladetruffel/-s, truffels chocolade, ferrero rocher, kinder bueno, merci, toffifee, maltesers, m&m's, m&ms, kitkat, snickers, mars, twix, bounty, smarties, daim, chocoladerepen, chocolade-eitjes, paaseitjes, chocolade paaseitjes, chocoladepaaseitjes, milka, kinder chocolade, chocolade-ei, chocolade eitjes, celebrations, rolo, after eight, tony's chocolonely, tony chocolonely, mars repen, marsrepen, bros, cocosbounty, galler",
      like: 'milk chocolate',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'nuts', 'peanuts', 'eggs'],
    },
    {
      names:
        'chocoladesaus, chocolade saus, chocoladesiroop, choco saus, chocolade topping, chocoladetopping, ganache, chocoladefondue, chocoladeglazuur, chocolade glazuur, chocolade ganache',
      like: 'chocolate syrup',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'karamelsaus, karamel, karamelpasta, dulce de leche, gezouten karamel, caramelsaus, caramel, salted caramel, zeezoutkaramel, karamel zeezout, karamelpuree, karamel topping, toffeesaus, butterscotch, caramel zeezout, confituur de lait, melkkaramel, karamelstukjes, karamelsiroop, karamel stukjes',
      like: 'caramel sauce',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        "toffee/-s, werther's echte, karamels, roomboterkaramels, boterbabbelaar, boterbabbelaars, babbelaar, haagse hopjes, hopjes, fudge, karamelsnoepjes, werthers echte",
      like: 'caramel candy',
      contains: ['milk'],
      mayContain: ['soybeans', 'gluten', 'nuts'],
    },
    {
      names:
        'snoep, snoepjes, winegums, winegum, gombeertjes, drop, dropjes, dropveter, zuurtjes, snoepgoed, cuberdon, cuberdons, neuzekes, zuurstok, zuurstokken, candy canes, engelse drop, gummibeertjes, schuimpjes snoep, lolly, lollies, pepermunt snoep, snoepmix, tum tum, schuimbanaan, kauwgom',
      like: 'gummy candy',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'soybeans'],
      mayRuleOut: PORK,
    },
    { names: 'pepermunt, pepermuntjes, king pepermunt, polkabrokken', like: 'hard candy', contains: [] },
    {
      names: 'schuimblokken, spek snoep, marshmallowfluff, fluff, marshmallow fluff',
      like: 'marshmallow cream',
      contains: [],
      mayContain: ['eggs'],
      mayRuleOut: PORK,
    },
    {
      names:
        'rolfondant, fondant, suikerpasta, glazuur, royal icing, eiwitglazuur, marsepein rolfondant, icing, glazuurfondant',
      like: 'frosting',
      contains: [],
      mayContain: ['eggs', 'milk', 'soybeans', 'nuts'],
      mayRuleOut: PORK,
    },
    {
      names: 'nougat, noga, witte nougat, turron, torrone',
      like: 'peanut brittle',
      contains: ['nuts'],
      mayContain: ['eggs', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names:
        'krokant, hazelnootkrokant, notenkrokant, notenkrokantje, hazelnoten krokant, amandelkrokant, bresiliennestukjes, bresilienne, brésilienne, pralineestukjes',
      like: 'peanut brittle',
      contains: ['nuts'],
      mayContain: ['milk', 'peanuts'],
    },
    {
      names: 'kletskop, kletskoppen, florentines, notenkoek',
      like: 'butter cookie',
      contains: ['gluten', 'nuts'],
      mayContain: ['eggs', 'milk', 'soybeans'],
    },
    {
      names: 'pindarotsjes, rotsjes, pindarots',
      like: 'milk chocolate',
      contains: ['peanuts'],
      mayContain: ['milk', 'soybeans', 'gluten', 'nuts'],
    },
    {
      names: 'gelatinepudding, puddinggelei, jello, jell-o, gelatinepuddingpoeder, gelei poeder, taartgelei',
      like: 'gelatin dessert mix',
      contains: [],
      mayRuleOut: PORK,
    },
    {
      names: 'geleermiddel, vegetarische gelatine, dr. oetker geleipoeder, veggie gel, vegagel',
      like: 'agar',
      contains: [],
    },
    {
      names:
        'smoothiemix, smoothie, sap, multivruchtensap, fruitsap, vruchtensap, perensap, kersensap, vlierbessensap, bessensap, passievruchtensap, aardbeiensap, abrikozensap, perzikensap, perzikensiroop, bietensap, frambozensap, tropisch vruchtensap, perziknectar, zwarte bessensap, cassissap, cassis, cassissiroop, rabarbersap, groentesap, selderijsap, bramensap',
      like: 'apple juice',
      contains: [],
    },
    {
      names:
        'proteïnepoeder, eiwitpoeder, wheypoeder, whey proteïne, eiwitshake, whey poeder, eiwit poeder, proteine poeder, proteïne poeder, vanille eiwitpoeder',
      like: 'protein powder',
      contains: [],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names: 'vegan eiwitpoeder, erwteneiwit, hennepproteïne, plantaardige proteïnepoeder',
      like: 'protein powder',
      contains: [],
      mayContain: ['soybeans'],
    },
    { names: 'ei-vervanger, eivervanger, no egg', like: 'egg substitute', contains: [] },
    {
      names:
        'vers fruit, fruit, fruit naar keuze, fruitsalade, seizoensfruit, vruchten, zomervruchten, tropisch fruit, fruitcocktail, fruit uit blik, exotisch fruit, fruitblokjes, blik fruitcocktail, steenvruchten, schijfjes fruit, citrusvruchten, citrusfruit',
      like: 'mixed berry',
      contains: [],
    },
    {
      names:
        'kersen bonbons, boerenjongens, boerenmeisjes, rozijnen op rum, rumrozijnen, kersen op brandewijn, kersen op alcohol, kersen op kirsch, vruchten op alcohol',
      like: 'raisin',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names:
        'notenreep, mueslireep, mueslirepen, ontbijtgranen, cornflakes mix, brinta, bambix, ontbijtkoekrepen, havermoutontbijt, granenmix, weetabix, special k, crunchy muesli, muslireep',
      like: 'muesli',
      contains: ['gluten'],
      mayContain: ['milk', 'nuts', 'soybeans', 'peanuts'],
    },
    {
      names:
        'brinta pap, roggevlokken, tarwevlokken, speltvlokken, 4-granenvlokken, vijfgranenvlokken, meergranenvlokken, gerstevlokken, vlokkenmix, speltvlok',
      like: 'rolled oats',
      contains: ['gluten'],
    },
    {
      names: 'boekweitvlokken, quinoavlokken, gierstvlokken, rijstvlokken',
      like: 'rolled oats',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'glutenvrij meel, glutenvrije meelmix, glutenvrije bloem, glutenvrije broodmix, glutenvrij bakmeel, glutenvrije bakmix, glutenvrij zelfrijzend bakmeel, bakmix glutenvrij, mix glutenvrij, glutenvrije mix',
      like: 'rice flour',
      contains: [],
      mayContain: ['milk', 'lupin'],
    },
    // Legumes, nuts, vegetables
    {
      names:
        'bruine boon/bruine bonen, bruine bonen uit blik, blik bruine bonen, bruine bonen uit pot, gedroogde bruine bonen, pot bruine bonen',
      like: 'pinto bean',
      contains: [],
    },
    {
      names:
        'kapucijner/-s, grauwe erwt/-en, raasdonders, kapucijners uit blik, kapucijners uit pot, veldboon, veldbonen',
      like: 'pea',
      contains: [],
    },
    {
      names: 'bonen, boon, peulvruchten, gedroogde bonen, bonen uit blik, boonsoorten',
      like: 'mixed bean',
      contains: [],
      mayContain: ['soybeans'],
    },
    {
      names: 'chili sin carne, chili con carne, chili con carne mix uit blik',
      like: 'baked bean',
      contains: [],
      mayContain: ['gluten', 'celery', 'mustard'],
      mayRuleOut: MEAT,
    },
    {
      names: 'bloemkoolkaasburger, groentekaasburger',
      like: 'veggie burger',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'celery', 'mustard'],
    },
    {
      names:
        'aardappelpuree, instant aardappelpuree, aardappelpureepoeder, pureepoeder, aardappelpureevlokken, aardappelpuree poeder, puree',
      like: 'potato',
      contains: [],
      mayContain: ['milk', 'soybeans', 'sulphites'],
    },
    {
      names:
        'friet, frites, patat, frieten, patat friet, ovenfriet, diepvriesfriet, ovenfrites, aardappelkroketjes, aardappelkroket, aardappelkroketten, röstirondjes, rösti, aardappelwedges, wedges, pommes duchesse, pommes noisettes, aardappel wedges, rösti rondjes, rosti, zoete aardappelfriet, zoete aardappelfrieten, aardappelgratin, amandelkroketten, röstirondje, aardappelrösti, zoete aardappel friet',
      like: 'potato',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs'],
    },
    { names: 'gebakken aardappelen voorgekookt, aardappelschijfjes diepvries', like: 'potato', contains: [] },
    {
      names:
        'spinazie à la crème, diepvriesspinazie à la crème, spinazie a la crème, roomspinazie, creamy spinach, spinazie à la creme, spinazie a la creme, diepvries spinazie à la crème',
      like: 'frozen spinach',
      contains: ['milk'],
      mayContain: ['gluten'],
    },
    { names: 'rauwe groenten, maaltijdsalade', like: 'mixed vegetables', contains: [] },
    {
      names: 'kemirinoot/kemirinoten, kemirienoten, kemiri, kemirie, kemirienoot',
      like: 'macadamia',
      contains: [],
      mayContain: ['nuts'],
    },
    { names: 'tijgernoot/tijgernoten, aardamandel/-en, chufa', like: 'almond flour', contains: [] },
    {
      names: 'borrelnootje/borrelnootjes, borrelnoten, borrelmix, tijgernootjes',
      like: 'peanut',
      contains: ['peanuts'],
      mayContain: ['gluten', 'milk', 'soybeans', 'nuts', 'sesame', 'mustard'],
    },
    {
      names: 'notengarnituur, suikernoten, gekarameliseerde noten, gesuikerde noten',
      like: 'mixed nuts',
      contains: ['nuts'],
      mayContain: ['peanuts', 'milk'],
    },
    { names: 'gekaramelliseerde pecannoten', like: 'pecan', contains: ['nuts'], mayContain: ['milk'] },
    { names: 'seroendeng, seroendang, serundeng', like: 'desiccated coconut', contains: [], mayContain: ['peanuts'] },
    { names: 'cashewkaas', like: 'vegan cheese', contains: ['nuts'], mayContain: ['soybeans'] },
    { names: 'salsefis in room', like: 'salsify', contains: ['milk'], mayContain: ['gluten'] },
    {
      names:
        'zwarte olijventapenade, olijventapenade, tapenade, groene olijventapenade, groene tapenade, zwarte tapenade',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['fish', 'nuts'],
    },
    {
      names:
        'tomatentapenade, zongedroogde tomatentapenade, tomatenspread, paprikatapenade, auberginetapenade, aubergine spread, ajvar, artisjoktapenade, paprikaspread, groentespread, champignontapenade, auberginespread, tomaten tapenade, artisjokkenspread, artisjokkentapenade',
      like: 'roasted red pepper',
      contains: [],
      mayContain: ['milk', 'nuts', 'fish'],
    },
    {
      names: 'truffeltapenade, truffelpasta, truffelcrème',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['fish', 'milk', 'nuts'],
    },
    {
      names: 'piccalilly, piccalilli, picallily, pickles, pickles saus, mosterdpickles',
      like: 'sweet relish',
      contains: ['mustard'],
      mayContain: ['gluten', 'celery', 'eggs', 'soybeans', 'sulphites'],
    },
    {
      names:
        'relish, augurkenrelish, tomatenrelish, zoete relish, komkommerrelish, uienrelish, uienchutney, appelchutney, vijgenchutney, tomatenchutney, perenchutney, pompoenchutney, rabarberchutney, uiencompote, uienmarmelade',
      like: 'mango chutney',
      contains: [],
      mayContain: ['mustard', 'sulphites'],
    },
    { names: 'gefrituurde kappertjes', like: 'caper', contains: [] },
    { names: 'algen, spirulina, chlorella, groene poeder', like: 'wakame', contains: [] },
    // Spices and seasonings
    {
      names: 'masala, surinaamse masala, massala, masala kruiden, hete masala, masalapoeder, kerriemasala, kipmasala',
      like: 'garam masala',
      contains: [],
      mayContain: ['mustard', 'celery', 'gluten'],
    },
    { names: 'curry', like: 'curry powder', contains: [], mayContain: ['celery', 'mustard', 'gluten'] },
    {
      names:
        'kipkruidenmix, gehaktkruiden, nasikruiden, bamikruiden, boemboe, bumbu, vleeskruiden, spekkruiden, viskruiden, shoarmakruiden, shoarma kruiden, chilikruiden, kruidenmix, kruidenmengsel, aardappelkruiden, gehakt kruiden, rendang kruiden, rendangkruiden, kerriemix, tuinkruidenmix, nasi kruiden, bami kruiden, chili con carne kruiden, kruidenmelange, specerijenmengsel, specerijenmix, kruidenpakket, all-purpose kruiden, saladekruiden, kruidenzout, herbamare, zeezout met kruiden, frietkruiden, friet kruiden, patatkruiden, stoofvleeskruiden, visvriend kruiden, groentekruiden, currykruiden, ketjapkruiden, foe yong hai kruiden, hachee kruiden, hacheekruiden, doner kruiden, kebabkruiden, kebab kruiden, tuinkruiden zout, kipkerriekruiden, marokkaanse kruiden, hamburgerkruiden, oosterse kruiden, couscouskruiden, gehakt mix, gehaktmix, chilimix, foe yong hai mix, vlees kruiden, vis kruiden, wokkruiden, bouillonkruiden, soepkruiden mix, roerbakkruiden, shoarma mix, mix voor nasi, mix voor chili con carne, mix voor macaroni, mix voor lasagne, spaghettimix, lasagnemix, kruidenmix voor gehakt, kruidenmix voor nasi, kruidenmix voor lasagne, strooikruiden, conimex mix, honig mix, knorr mix, mix voor hachee, maaltijdmix, kruidenpasta, boemboe nasi, boemboe rendang, boemboe bali, conimex boemboe, nasimix, bamimix, macaronimix, wereldgerecht, wereldgerechten, stroganoffmix, rendangmix, rendangpasta, boemboe voor nasi goreng, boemboe bami, boemboe voor rendang, sajoer boemboe, sajoerboemboe, satékruiden, saté kruiden, satékruidenmix',
      like: 'barbecue rub',
      contains: [],
      mayContain: [
        'gluten',
        'eggs',
        'milk',
        'soybeans',
        'celery',
        'mustard',
        'fish',
        'crustaceans',
        'peanuts',
        'sesame',
        'nuts',
      ],
      mayRuleOut: MEAT,
    },
    {
      names: 'aromat, strooiaromaat, smaakversterker aromat',
      like: 'seasoned salt',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'eggs'],
    },
    {
      names: 'chilipasta, chili pasta, kruidenpasta chili, korean chili paste',
      like: 'chili sauce',
      contains: [],
      mayContain: ['gluten', 'soybeans'],
    },
    { names: 'gemberknoflookpasta, knoflook-gemberpasta, gember-knoflookpasta', like: 'garlic', contains: [] },
    {
      names:
        'tandooripasta, tikka masala pasta, tikka masala saus, kormapasta, tandoori pasta, kormasaus, indiase currypasta, indiase currysaus, tikka masala currypasta, madras currypasta, tikka masala kruidenpasta, tikkapasta, tikka pasta, madraspasta, tikka masala, korma, butter chicken saus',
      like: 'tikka paste',
      contains: [],
      mayContain: ['milk', 'mustard', 'nuts', 'gluten', 'celery', 'soybeans'],
    },
    {
      names: 'laksapasta, laksa pasta, tom yum pasta, tom yam pasta, tom kha pasta, tomyumpasta, tom yumpasta',
      like: 'curry paste',
      contains: [],
      mayContain: ['crustaceans', 'molluscs', 'fish', 'soybeans', 'gluten'],
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        'verse kruiden, kruiden, groene kruiden, tuinkruiden, fijne kruiden, gemengde verse kruiden, diepvrieskruiden, kruiden naar smaak, kruiden naar keuze, gemengde kruiden, verse tuinkruiden, zachte kruiden, groene tuinkruiden, kruidenblaadjes',
      like: 'parsley',
      contains: [],
      mayContain: ['celery'],
    },
    {
      names: 'soepgroen, soepbosje, bosje soepgroen, soepkruiden, selderij en peterselie',
      like: 'celery',
      contains: ['celery'],
    },
    {
      names: 'specerijen, losse kruiden',
      like: 'barbecue rub',
      contains: [],
      mayContain: ['celery', 'mustard', 'gluten'],
    },
    // Stock and soups
    {
      names: 'bouillon, warme bouillon, fond, lichte bouillon, hete bouillon, bouillon naar keuze, heldere bouillon',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'fish'],
      mayRuleOut: MEAT,
    },
    {
      names:
        'bouillonblok/-ken/-je/-jes, bouillonpoeder, blokje bouillon, blokjes bouillon, bouillontablet/-ten, bouillonblokjes, bouillon blokje, bouillonblokken, bouillontabletten, bouillon poeder, bouillon blokjes, bouillonpasta, bouillonpot, bouillontablet, bouilloncapsule, bouillon tablet, bouillonconcentraat, fondconcentraat',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'soybeans', 'fish', 'crustaceans', 'molluscs', 'mustard'],
      mayRuleOut: MEAT,
    },
    {
      names:
        'groentebouillonblokje/-s, groentebouillonpoeder, groentebouillonblok, blokje groentebouillon, groentebouillontablet, groentebouillontabletten, groentebouillon poeder, blokjes groentebouillon, groentenbouillonblokje, groentenbouillonblokjes, groenteblokje, tuinkruidenbouillonblokje, tuinkruidenbouillonblokjes, tuinkruidenbouillontablet, groentebouillonblokken, tablet groentebouillon, groentebouillon blokje, groentebouillon blokjes, blokje groentenbouillon, blokjes groentenbouillon, groentebouillontablet, kruidenbouillontablet, kruidenbouillonblokje, paddenstoelenbouillonblokje, paddenstoelenbouillontablet, groentebouillontabletje, blokje tuinkruidenbouillon, groentenbouillonpoeder, groentebouillon van blokje, groentebouillon van tablet',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'soybeans'],
    },
    {
      names:
        'kippenbouillonblokje/-s, kipbouillonblokje/-s, blokje kippenbouillon, kippenbouillontablet, kippenbouillontabletten, kippenbouillonpoeder, runderbouillonblokje/-s, runderbouillontablet, runderbouillontabletten, runderbouillonpoeder, vleesbouillonblokje, vleesbouillonblokjes, vleesbouillontablet, blokje runderbouillon, blokjes kippenbouillon, blokjes runderbouillon, blokje vleesbouillon, kippenblokje, kippenblokjes, runderblokje, runderbouillonblok, kippenbouillonblok, kippenbouillon blokje, runderbouillon blokje, jusblokje, jusblokjes, kippebouillonblokje, kipbouillonpoeder, kipbouillon poeder, kippenbouillon poeder, kipbouillontablet, kippenbouillonblokken, runderbouillonblokken, blokje kipbouillon, blokjes kipbouillon, tablet kippenbouillon, tablet runderbouillon, kippenbouillon van blokje, runderbouillon van blokje, kippenbouillon van tablet, runderbouillon van tablet',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'soybeans'],
      rulesOut: MEAT,
    },
    {
      names:
        'visbouillonblokje/-s, visbouillontablet, visbouillontabletten, visbouillonpoeder, blokje visbouillon, visbouillonblokjes, blokjes visbouillon, visblokje',
      like: 'stock cube',
      contains: ['fish'],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'soybeans', 'crustaceans', 'molluscs'],
    },
    {
      names:
        'jus, vleesjus, bruine jus, restje jus, braadvocht, braadjus, kalfsjus, uienjus, jus de veau, jus de viande',
      like: 'gravy',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'soybeans', 'mustard'],
      mayRuleOut: MEAT,
    },
    {
      names:
        'soep, tomatensoep, kippensoep, pakje soep, uiensoep, soep uit blik, champignonsoep, cup-a-soup, cup a soup, tomaten-crèmesoep, uiensoeppoeder, pakje uiensoep, aspergesoep, champignoncrèmesoep, erwtensoep, snert, groentesoep, ossenstaartsoep, uiensoepmix, soeppoeder',
      like: 'tomato sauce',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'soybeans', 'celery', 'mustard', 'fish'],
      mayRuleOut: MEAT,
    },
    {
      names: 'ragout, kipragout, vleesragout, ragout uit blik, kippenragout, kalfsragout, videevulling, vidée',
      like: 'chicken',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'soybeans', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'champignonragout, paddenstoelenragout',
      like: 'mushroom',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'celery'],
    },
    {
      names: 'roux, rouxkorrels, witte roux, bruine roux',
      like: 'all-purpose flour',
      contains: [],
      mayContain: ['gluten', 'milk'],
    },
    // Sauces
    {
      names: 'bechamelsaus, béchamelsaus, bechamel, béchamel, witte saus, kaassaus, witte roomsaus',
      like: 'alfredo sauce',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans'],
    },
    {
      names:
        'pastasaus, spaghettisaus, bolognesesaus, pasta saus, bolognese saus, pastasaus uit pot, lasagnesaus, macaronisaus, tomaten-basilicumsaus, tomatenbasilicumsaus, tomaten-roomsaus, arrabbiatasaus, tomaten pastasaus, tomaten-groentesaus, arrabiata, arrabiatasaus, napoletana saus, napolitanasaus',
      like: 'tomato sauce',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'soybeans', 'sulphites'],
      mayRuleOut: MEAT,
    },
    {
      names: 'carbonarasaus',
      like: 'alfredo sauce',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'celery', 'soybeans'],
      mayRuleOut: PORK,
    },
    {
      names:
        'roomsaus, champignonroomsaus, peperroomsaus, champignonsaus, stroganoffsaus, pepersaus, pepersaus, mosterdsaus, jachtsaus, zigeunersaus, kerriesaus, curry saus, currysaus, wokpasta, roerbaksaus, woksaus, wok saus, roerbak saus, hachee saus, nasisaus, foe yong hai saus, chilisaus pittig wok, bami saus, bamisaus, wokmarinade, roerbakmarinade, hollandse saus, kip kerrie saus, currysaus mild, saus uit pakje, kerriesauspoeder, stoofsaus, jagerssaus, archiducsaus, saus voor biefstuk, peperroom saus, stooflakensaus, provençaalse saus, saus poeder',
      like: 'simmer sauce',
      contains: [],
      mayContain: [
        'gluten',
        'eggs',
        'milk',
        'soybeans',
        'celery',
        'mustard',
        'fish',
        'crustaceans',
        'molluscs',
        'sesame',
        'sulphites',
      ],
      mayRuleOut: MEAT,
    },
    {
      names:
        'hollandaisesaus, bearnaisesaus, béarnaisesaus, sauce hollandaise, béarnaise, bearnaise, hollandaise, sauce béarnaise',
      like: 'mayonnaise',
      contains: ['eggs', 'milk'],
      mayContain: ['gluten', 'mustard', 'celery'],
    },
    {
      names:
        'satésaus, sate saus, pindasaus, saté saus, satesaus, pinda saus, gado gado saus, satésauspoeder, satésausmix, gado-gadosaus, gadogadosaus, wijko, pindasauspoeder, satéboemboe',
      like: 'peanut sauce',
      contains: ['peanuts'],
      mayContain: ['soybeans', 'gluten', 'crustaceans', 'fish'],
    },
    {
      names: 'curryketchup, kerrieketchup, currygewürz ketchup, curry ketchup, hela curry, currygewürz',
      like: 'ketchup',
      contains: [],
      mayContain: ['celery', 'mustard', 'gluten'],
    },
    {
      names:
        'fritessaus, frietsaus, halvanaise, slasaus, yogonaise, frietsaus vegan, joppiesaus, joppie saus, fritessaus vegan, samuraisaus, andalousesaus, andalouse, burgersaus, hamburgersaus, hamburger saus, burger saus, bicky saus, americainesaus, saladesaus, yogonaise mayo, bigmac saus, big mac saus, brander, tartaarsaus light, currymayonaise, truffelmayonaise, kerriemayonaise, pestomayonaise, chilimayonaise, sriracha mayonaise, srirachamayonaise, truffelmayo, sriracha mayo, wasabimayonaise, chipotle mayonaise, citroenmayonaise, chilimayo, kruidenmayonaise, srirachamayo, whiskysaus, belgische pickles saus, yoghurtmayonaise, avocado mayonaise, limoenmayonaise',
      like: 'mayonnaise',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'gluten', 'soybeans', 'celery', 'fish'],
    },
    {
      names: 'knoflooksaus, looksaus, knoflook saus, shoarmasaus, looksaus yoghurt, dönersaus',
      like: 'aioli',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'gluten', 'soybeans'],
    },
    {
      names: 'cocktailsaus, whisky cocktailsaus, whiskeysaus',
      like: 'thousand island dressing',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'gluten', 'soybeans', 'celery', 'fish'],
    },
    {
      names: 'tzatziki, tsatsiki, yoghurtsaus, yoghurtdressing, raita, yoghurt dressing, komkommeryoghurt, muntyoghurt',
      like: 'greek yogurt',
      contains: ['milk'],
      mayContain: ['eggs', 'mustard'],
    },
    { names: 'kruidenkwark, kruiden kwark', like: 'quark', contains: ['milk'] },
    {
      names:
        'dressing, saladedressing, honing-mosterddressing, italiaanse dressing, natuurdressing, mosterddressing, balsamicodressing, honing-mosterd dressing, honingmosterddressing, slavinaigrette, franse dressing, sladressing, dille-mosterdsaus, honing mosterd dressing, honing-mosterdsaus, mosterd-dillesaus, mosterddillesaus, saladedressing naturel, japanse dressing, sesamdressing, dressing naar keuze, kruidendressing, frambozendressing, thousand islanddressing, thousand island dressing, ranchdressing, ranch dressing',
      like: 'vinaigrette',
      contains: [],
      mayContain: ['eggs', 'milk', 'mustard', 'gluten', 'soybeans', 'celery', 'fish', 'sulphites', 'sesame'],
    },
    { names: 'salade naar keuze, salade', like: 'mixed greens', contains: [] },
    { names: 'norisaus', like: 'soy sauce', contains: ['soybeans'], mayContain: ['gluten', 'fish'] },
    {
      names: 'dipsaus, sausje, dip, kaasdip, ui-tuinkruidendip, dippoeder',
      like: 'ranch dressing',
      contains: [],
      mayContain: ['eggs', 'milk', 'mustard', 'gluten', 'soybeans', 'celery', 'fish'],
    },
    {
      names: 'fricassee, pindakaas-mix, cashewpindapasta',
      like: 'peanut sauce',
      contains: [],
      mayContain: ['peanuts', 'nuts', 'gluten', 'milk'],
    },
    {
      names: 'guacamole, avocadospread, guacamoledip, avocado dip, avocadodip',
      like: 'avocado',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'groentepesto, pesto rood naar keuze, vegan pesto, notenpesto, paprikapesto, rucolapesto',
      like: 'pesto',
      contains: [],
      mayContain: ['nuts', 'milk', 'peanuts'],
    },
    {
      names:
        'horseradish sauce, mierikswortelsaus, mierikswortelroom, mierikswortelcrème romig, mierikswortelmayonaise',
      like: 'prepared horseradish',
      contains: [],
      mayContain: ['eggs', 'milk', 'mustard', 'sulphites'],
    },
    {
      names: 'marinade, vleesmarinade, barbecuemarinade, barbecue marinade, saté marinade, satémarinade, kipmarinade',
      like: 'barbecue sauce',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'mustard', 'celery', 'eggs', 'milk', 'fish', 'sesame'],
    },
    {
      names: 'spicy mayo, chipotlesaus, chipotle saus, pittige mayonaise, chipotlemayonaise, chipotle mayo',
      like: 'mayonnaise',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'soybeans', 'gluten'],
    },
    {
      names: 'chipotle in adobo, chipotle in adobosaus, chipotlepasta, chipotle pasta',
      like: 'chipotle in adobo',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'appel-mierikswortelsaus, munt saus, muntsaus',
      like: 'mint sauce',
      contains: [],
      mayContain: ['sulphites', 'milk'],
    },
    { names: 'dadelbalsamico, vijgenbalsamico', like: 'balsamic glaze', contains: ['sulphites'] },
    { names: 'eierkoekmix, flanpoeder', like: 'custard powder', contains: [], mayContain: ['gluten', 'milk', 'eggs'] },
    // Savoury snacks, ready meals
    {
      names:
        "chips, paprikachips, naturelchips, doritos, chipito, hamka's, wokkels, nibb-its, tortillachips kaas, nacho chips kaas, zoutjes, borrelzoutjes, zoute snacks, japanse mix, tacochips, cheese tacos, paprika chips, bugles, pringles, kaasnacho's, tortillachips paprika, hartige zoutjes",
      like: 'potato chip',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'celery', 'sesame', 'mustard', 'nuts', 'peanuts'],
    },
    {
      names:
        'lasagne kant-en-klaar, pizza, kant-en-klare pizza, kant-en-klaarmaaltijd, nasi goreng, nasi, bami goreng, maaltijdpakket, wereldpakket',
      like: 'pizza dough',
      contains: [],
      mayContain: [
        'gluten',
        'eggs',
        'milk',
        'soybeans',
        'celery',
        'fish',
        'crustaceans',
        'molluscs',
        'mustard',
        'nuts',
        'peanuts',
        'sesame',
        'sulphites',
      ],
      mayRuleOut: MEAT,
    },
    {
      names: 'quiche, hartige taart',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'soybeans', 'celery', 'mustard', 'nuts'],
      mayRuleOut: MEAT,
    },
    { names: 'haggis', like: 'tripe', contains: [], mayContain: ['gluten', 'celery', 'molluscs'], rulesOut: MEAT },
    {
      names: 'boterhambeleg, beleg, broodbeleg',
      like: 'bread',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'nuts', 'peanuts', 'fish'],
      mayRuleOut: MEAT,
    },
    // Drinks
    {
      names:
        'wijn, scheutje wijn, glas wijn, rosé, roséwijn, dessertwijn, zoete wijn, rose wijn, moscato, glühwein, bisschopswijn, sangria, muscat, muscatwijn',
      like: 'white wine',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names: 'alcoholvrije wijn, alcoholvrije witte wijn, alcoholvrije rode wijn, alcoholvrije prosecco',
      like: 'grape juice',
      contains: [],
      mayContain: ['sulphites'],
    },
    { names: 'alcoholvrije rum, alcoholvrije gin, alcoholvrije likeur', like: 'lemonade', contains: [] },
    {
      names:
        'sterke drank, advocaat drank, bessenjenever naturel, schnaps, beerenburg, kruidenbitter, jägermeister, slivovitsj, pisang ambon, angostura, angostura bitters, bitters, angosturabitter, peach tree, malibu, kokoslikeur, safari likeur',
      like: 'liqueur',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    { names: 'advocaat', like: 'irish cream', contains: ['eggs'], mayContain: ['milk'], rulesOut: ['halal'] },
    {
      names: 'boerenkoolstamppot, stamppot, zuurkoolstamppot, stamppotje',
      like: 'potato',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans', 'celery', 'sulphites'],
      mayRuleOut: MEAT,
    },
    {
      names: 'frisdrank, sinas, energiedrank, ijsthee, ice tea, bitter lemon, cassis frisdrank, tonicwater',
      like: 'lemonade',
      contains: [],
    },
    {
      names: 'koffiepads, cappuccinopoeder, cappuccino, oploscappuccino',
      like: 'instant coffee',
      contains: [],
      mayContain: ['milk'],
    },
    { names: 'havermelk barista, oatly barista, haverdrink barista', like: 'oat milk', contains: ['gluten'] },
    {
      names:
        'chocoladepoeder, cacaodrank, nesquik, chocoladedrankpoeder, chocomelpoeder, gezoete cacao, instant cacao, cacaofantasie',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten'],
    },
    {
      names: 'collageen, collageenpoeder',
      like: 'gelatin',
      contains: [],
      mayContain: ['fish'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'probiotica, vitamine c poeder, citroenzuur, calciumchloride, stremsel vegetarisch, magnesium poeder, ascorbinezuur, soda, baking ammonia, ammoniumbicarbonaat, melkzuur, potas',
      like: 'baking soda',
      contains: [],
    },
    { names: 'stremsel, lebstremsel', like: 'baking soda', contains: [], mayRuleOut: MEAT },
  ],
  words: {},
  qualifiers: {},
  claims: {},
  units: {},
  numbers: '',
  ambiguous: '',
};
