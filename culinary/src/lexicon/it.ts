import type { Lexicon } from '#lexicon/lexicon';

/** The words of Italian recipes. */
export const IT: Lexicon = {
  foods: {
    onion:
      'cipolla/cipolle, cipolla bianca/cipolle bianche, cipolla dorata/cipolle dorate, cipolla ramata/cipolle ramate, cipolla gialla/cipolle gialle, cipolla bionda/cipolle bionde, cipollina fresca, cipolla di Medicina, cipolla fresca/cipolle fresche, cipolla di Montoro, cipolla comune/cipolle comune/cipolle comuni, cipolla tritata',
    'sweet onion':
      'cipolla dolce/cipolle dolce/cipolle dolci, cipolla di Giarratana, cipolla bianca dolce/cipolle bianca dolce',
    'red onion':
      'cipolla rossa/cipolle rosse, cipolla di Tropea/cipolle di Tropea, cipolla rossa di Tropea/cipolle rossa di Tropea/cipolle rosse di Tropea, Tropea, cipolla viola/cipolle viola/cipolle viola, cipolla di Acquaviva, cipolla rosa/cipolle rosa, cipolla di Certaldo',
    'pearl onion':
      'cipollina/cipolline, cipolline borettane, borettana/borettane, cipolla borettana, cipolline bianche, cipollotti borettani',
    shallot: 'scalogno/scalogni, scalogno di Romagna, scalogno dorato/scalogni dorati',
    leek: 'porro/porri, bianco di porro, parte bianca di porro, parte bianca del porro, verde di porro, verde del porro',
    scallion:
      'cipollotto/cipollotti, cipollotto fresco/cipollotti freschi, cipolla novella/cipolle novelle, cipolla verde/cipolle verde/cipolle verdi, cipolletta/cipollette, cipollotto bianco/cipollotti bianchi, cipollotto rosso/cipollotti rossi, cipollotto di Tropea/cipollotti di Tropea, cipollotto rosso di Tropea/cipollotti rosso di Tropea, verde di cipollotto, cipolla primaverile/cipolle primaverili, erba cipolla, cipollotto nocerino/cipollotti nocerino/cipollotti nocerini, cipollotto novello',
    ramp: 'aglio orsino, foglie di aglio orsino, aglio ursino',
    garlic:
      "aglio/agli, spicchio d'aglio/spicchi d'aglio, spicchio di aglio/spicchi di aglio, testa d'aglio/teste d'aglio, testa di aglio, aglio rosso, aglio bianco, aglio fresco, aglio novello, aglio in camicia, spicchio aglio/spicchi aglio, aglio rosso di Sulmona, aglio di Voghiera, aglio tritato, pasta d'aglio, aglietto, spicchietto d'aglio, spicchi d'agli, aglio rosa",
    'black garlic': 'aglio nero',
    'garlic scape': "scapi d'aglio, talli d'aglio, zolle d'aglio",
    ginger:
      'zenzero, zenzero fresco, radice di zenzero, radice di zenzero fresco, succo di zenzero, zenzero grattugiato, pezzetto di zenzero, rizoma di zenzero, radice fresca di zenzero, pasta di zenzero',
    galangal: 'galanga, galangal, radice di galanga',
    'turmeric root': 'curcuma fresca, radice di curcuma, radice di curcuma fresca',
    lemongrass:
      'citronella, lemongrass, lemon grass, stelo di citronella/steli di citronella, erba limoncina, erba limone, gambo di citronella/gambi di citronella',
    'horseradish root':
      'rafano, rafano fresco, cren fresco, barbaforte, radice di rafano, radice di cren, kren fresco, rafano grattugiato, radice di rafano fresca',
    'red chili':
      'peperoncino/peperoncini, peperoncino rosso/peperoncini rossi, peperoncino fresco/peperoncini freschi, peperoncino rosso fresco/peperoncini rossi freschi, peperoncino piccante/peperoncini piccante/peperoncini piccanti, peperoncino rosso piccante, peperoncino calabrese/peperoncini calabresi, peperoncino fresco piccante, chili, diavolillo/diavolilli, diavolicchio/diavolicchi, peperoncino tritato, peperone piccante/peperoni piccante/peperoni piccanti, chili rosso, peperoncino tondo/peperoncini tondo/peperoncini tondi, peperoncini tondi piccanti, peperone crusco fresco',
    'green chili':
      'peperoncino verde/peperoncini verde/peperoncini verdi, peperoncino verde fresco/peperoncini verde fresco, peperoncino verde piccante, chili verde, peperoncini verdi piccanti',
    jalapeño:
      'jalapeño/-s, jalapeno/-s, peperoncino jalapeño/peperoncini jalapeño, peperoncino jalapeno/peperoncini jalapeno',
    'serrano chili': 'peperoncino serrano',
    habanero: 'habanero, peperoncino habanero/peperoncini habanero, scotch bonnet',
    "bird's eye chili":
      "peperoncino thai/peperoncini thai, peperoncino thailandese/peperoncini thailandesi, bird's eye, peperoncino occhio d'uccello, piri piri",
    'poblano pepper': 'peperone poblano, peperoncino poblano',
    'banana pepper':
      'friggitello/friggitelli, friggitelli verdi, peperone friggitello/peperoni friggitelli, peperoncino verde dolce/peperoncini verde dolce/peperoncini verdi dolci, peperoncino dolce fresco, peperoncini dolci, friarello/friarelli, peperoni friarelli, puparuoli, friggitello dolce, peperoncini di fiume, peperone verde dolce lungo/peperoni verde dolce lungo',
    'shishito pepper': 'pimientos de padron, pimientos de Padrón, peperoni padron, shishito',
    'canned green chili': 'peperoncini verdi in scatola',
    carrot:
      'carota/carote, carota arancione/carote arancione/carote arancioni, carota viola/carote viola/carote viola, carota gialla/carote gialle, carote colorate, carotina/carotine, carota novella/carote novelle, carota tritata, carote alla julienne, carota nera/carote nere, carote di Polignano, carota grattugiata',
    'baby carrot': 'baby carota/baby carote, carotine baby, carote baby, mini carote, carotine novelle',
    potato:
      'patata/patate, patata gialla/patate gialle, patata bianca/patate bianche, patata rossa/patate rosse, patata a pasta gialla/patate a pasta gialla/patate a pasta gialla, patata a pasta bianca/patate a pasta bianca, patate a buccia rossa, patate vecchie, patate farinose, patata farinosa, patate per gnocchi, patate a pasta soda, patate viola, patata viola, patate vitelotte, vitelotte, patate silane, patate di montagna, patate di Bologna, patata di Bologna, patate della Sila, patate lesse, patata lessa/patate lessa, patate bollite, patata bollita, patate da forno, patate di Avezzano, patata selenella/patate selenella, selenella, patate rosse di Colfiorito, patate a fette, patate al vapore, patate agria, patate kennebec, patate a polpa bianca, patate a polpa gialla, patata americana bianca, schiacciata di patate, polpa di patate, patate non farinose, patata rosa/patate rosa',
    'new potato':
      'patata novella/patate novelle, patatina novella/patatine novelle, patate piccole novelle, patatine nuove, patate nuove, patate novelle siciliane, patate primaticce, patate ratte, patate baby, patatine baby, patatelle',
    'sweet potato':
      'patata dolce/patate dolce/patate dolci, patata americana/patate americane, batata/batate, batata rossa/batate rossa, patata dolce americana/patate dolce americana, patate dolci a polpa arancione, igname, yam',
    parsnip: 'pastinaca/pastinache, carota bianca/carote bianche',
    'parsley root': 'prezzemolo radice, radice di prezzemolo, prezzemolo da radice',
    turnip:
      'rapa/rape, rapa bianca/rape bianche, rapa viola/rape viola/rape viola, navone/navoni, rapa di Caprauna, rapette, rapa bianca viola, rapetta',
    rutabaga: 'rutabaga, rapa svedese',
    kohlrabi: 'cavolo rapa/cavoli rapa, cavolrapa, cavolo-rapa, trunzu',
    celeriac: 'sedano rapa/sedani rapa, sedano-rapa, sedano di Verona',
    beet: 'barbabietola/barbabietole, barbabietola rossa/barbabietole rosse, rapa rossa/rape rosse, barbabietole precotte, barbabietola precotta, barbabietola cotta/barbabietole cotte, rape rosse precotte, rapa rossa precotta, rapa rossa cotta/rape rosse cotte, barbabietola lessata, barbabietole cotte al vapore, bietola rossa da orto, barbabietola di Chioggia, barbabietola gialla',
    radish: 'ravanello/ravanelli, ravanelli rossi, rapanello/rapanelli, ramolaccio, ravanelli rosa',
    daikon: 'daikon, ravanello bianco/ravanelli bianchi, ravanello giapponese, rafano bianco',
    jicama: 'jicama',
    'jerusalem artichoke': 'topinambur, topinambour, carciofo di Gerusalemme, rapa tedesca, tartufo di canna',
    salsify: 'scorzonera, scorzobianca, salsefica, barba di becco, raperonzoli, scorzonere',
    'burdock root': 'bardana, radice di bardana',
    'lotus root': 'radice di loto, fior di loto radice',
    taro: 'taro, colocasia, malanga',
    cassava: 'manioca, cassava, yuca, mandioca',
    plantain: 'platano/platani, platano verde, banana platano, banane platano, banana verde da cuocere, platano maturo',
    breadfruit: 'albero del pane, frutto del pane',
    'young jackfruit': 'jackfruit verde, jackfruit in scatola, giaca verde, jackfruit al naturale, jackfruit acerbo',
    'water chestnut': "castagna d'acqua/castagne d'acqua, castagna d'acqua cinese",
    'bamboo shoot': 'germoglio di bambù/germogli di bambù, bambù, germogli di bambu, bamboo, germogli di bamboo',
    'heart of palm': 'cuore di palma/cuori di palma, palmito',
    'butternut squash':
      'zucca butternut, zucca violina, butternut, violina, zucca trombetta, zucca a violino, zucca butternut violina, zucca trombetta di Albenga/zucche trombetta di Albenga, trombetta di Albenga, trombette di Albenga, trombetta, trombette',
    'kabocha squash': 'zucca kabocha, kabocha',
    'red kuri squash':
      'zucca hokkaido, hokkaido, zucca delica, delica, zucca potimarron, zucca mantovana, zucca hokaido, zucca verde delica',
    'acorn squash': 'zucca ghianda, zucca acorn',
    'spaghetti squash': 'zucca spaghetti',
    pumpkin:
      'zucca/zucche, zucca gialla, polpa di zucca, zucca pulita, zucca napoletana, zucca marina di Chioggia, zucca moscata, zucca di Chioggia, zucca rossa, zucca già pulita, zucca lunga, zucca mantovana pulita, zucca a cubetti, cubetti di zucca, zucca tonda, zucca napoletana pulita, polpa di zucca cotta, zucca dolce',
    'pumpkin puree': 'purea di zucca, purè di zucca, crema di zucca, purea di zucca cotta, passata di zucca',
    zucchini:
      'zucchina/zucchine, zucchino/zucchini, zucchina verde/zucchine verde/zucchine verdi, zucchina romana/zucchine romane, zucchina romanesca/zucchine romanesche, zucchine tonde, zucchina tonda, zucchine chiare, zucchine scure, zucchine genovesi, zucchina genovese, zucchina novella/zucchine novelle, zucchine fiorentine, zucchinetta/zucchinette, zucchina bianca/zucchine bianche, zucchine baby, zucchini verdi, zucchina lunga',
    'yellow squash': 'zucchina gialla/zucchine gialle',
    'pattypan squash': 'patisson, zucca patisson, zucchine patisson',
    'squash blossom':
      'fiore di zucca/fiori di zucca, fiore di zucchina/fiori di zucchina, fiori di zucchine, fiori di zucchino, fiori di zucchini, fiorilli, sciurilli',
    chayote: 'chayote, zucca spinosa, zucchina spinosa, zucca centenaria',
    'bitter melon': 'melone amaro, karela',
    'bottle gourd': 'zucca da vino, zucca lagenaria, zucca bianca lunga, cucuzza, cucuzze',
    broccoli:
      'broccolo/broccoli, broccoletto/broccoletti, broccolo siciliano, broccoli siciliani, broccolo verde/broccoli verdi, cima di broccolo/cime di broccolo, cimette di broccolo, cimette di broccoli, cime di broccoli, broccoletti siciliani, cimetta di broccolo, broccoli calabresi, broccolo barese, broccoletti verdi, sparacelli, gambi di broccolo, gambo di broccolo, rosette di broccoli, broccolo bimi',
    broccolini: 'bimi, broccolini, broccoli bimi, broccolo ramoso',
    'broccoli rabe':
      'cima di rapa/cime di rapa, friarielli, friariello, rapini, broccoletti di rapa, broccoli di rapa, cime di rape, broccoli friarielli, friarielli napoletani, broccoletti romani, rape, broccoletti di rape, mugnoli, cime di rapa pulite',
    'chinese broccoli': 'kai lan, gai lan, broccolo cinese',
    cauliflower:
      'cavolfiore/cavolfiori, cavolfiore bianco/cavolfiori bianchi, cimetta di cavolfiore/cimette di cavolfiore, cima di cavolfiore/cime di cavolfiore, cavolfiore viola, cavolfiore verde, cavolfiore violetto, cavolo fiore, cavolfiore colorato, broccolo fiolaro, cimette di cavolfiori, cavolfiore giallo',
    'cauliflower rice': 'riso di cavolfiore, cavolfiore riso',
    romanesco:
      'broccolo romanesco/broccoli romaneschi, cavolo romanesco, cavolfiore romanesco, romanesco, broccolo romano',
    'brussels sprout':
      'cavoletto di Bruxelles/cavoletti di Bruxelles, cavolino di Bruxelles/cavolini di Bruxelles, cavoletti, cavolini, cavoletto, cavolino, cavoletti di Bruxel, cavoli di Bruxelles',
    cabbage:
      'cavolo/cavoli, cavolo cappuccio/cavoli cappucci, cavolo bianco, cavolo cappuccio bianco, cappuccio, cappuccio bianco, cavolo verde, cavolo cappuccio verde, cavolo a punta, cavolo appuntito, cappuccio a punta, foglie di cavolo, cavoli cappuccio',
    'red cabbage':
      'cavolo rosso/cavoli rossi, cavolo cappuccio rosso, cavolo viola, cavolo cappuccio viola, cappuccio rosso, cappuccio viola, cavolo rosso cappuccio',
    'savoy cabbage':
      'verza/verze, cavolo verza/cavoli verza, foglie di verza, verza riccia, cavolo verza verde, cavolo di Milano, verzotto, cavolo verzotto, verza di Montalto, foglia di verza, verza viola',
    'napa cabbage': 'cavolo cinese/cavoli cinesi, cavolo napa, cavolo di Pechino, cavolo pechinese, cavolo cinese napa',
    kale: 'cavolo nero/cavoli neri, cavolo riccio, kale, cavolo nero toscano, foglie di cavolo nero, cavolo laciniato, cavolo piuma, cavolo riccio kale, baby kale',
    'collard greens': 'cavolo da foglia',
    'mustard greens': 'senape indiana, foglie di senape, senape in foglie, senapi selvatiche, senape selvatica',
    'turnip greens': 'foglie di rapa, foglie di rape, foglie di cime di rapa',
    'beet greens': 'foglie di barbabietola, foglie di rapa rossa',
    'swiss chard':
      'bietola/bietole, bieta/biete, coste, bietola da costa/bietole da costa, bietola da coste, erbette, erbetta, bietoline, bietolina, coste di bietola, costa di bietola, foglie di bietola, bietole da taglio, coste bianche, coste verdi, biete da costa, biete da taglio, erbette da taglio, coste di bieta, bietole colorate, foglie di bietole, foglie di bieta, bietola da taglio, bietole lessate, coste colorate, bieta erbetta, bieta da costa',
    'bok choy': 'bok choy, pak choi, cavolo pak choi, bok choi, pak choy, cavolo cinese pak choi',
    'choy sum': 'choy sum',
    tatsoi: 'tatsoi',
    mizuna: 'mizuna',
    'dandelion greens':
      'cicoria/cicorie, catalogna/catalogne, cicoria catalogna, tarassaco, cicorietta, cicoriella, cicoria selvatica, cicoria di campo, dente di leone, cicoria ripassata, puntarella/puntarelle, foglie di tarassaco, cicorino, cicoria verde, cime di cicoria, cicorie selvatiche, cicoria pulita, radicchielle, cicorielle, pissenlit, grugni',
    nettle: 'ortica/ortiche, foglie di ortica, cime di ortica, punte di ortica, punte di ortiche, ortiche fresche',
    spinach:
      'spinacio/spinaci, spinacino/spinacini, spinaci freschi, spinacino fresco, spinacini freschi, spinaci novelli, spinaci baby, foglie di spinaci, foglia di spinaci, spinaci lessati, spinaci cotti, spinaci in foglia, spinaci lessi, spinaci strizzati, baby spinaci, foglioline di spinaci, spinacino baby, spinaci puliti, spinaci bolliti, spinaci selvatici, buon Enrico, orapi, agretti di monte, spinaci già lessati',
    'frozen spinach':
      'spinaci surgelati, spinaci congelati, spinaci surgelati in cubetti, spinaci in cubetti, cubetti di spinaci, cubetti di spinaci surgelati, spinaci a cubetti',
    'water spinach': "spinacio d'acqua, spinaci d'acqua",
    lettuce:
      "lattuga/lattughe, insalata verde, lattuga verde, foglia di lattuga/foglie di lattuga, lattughino/lattughini, lattuga gentile, insalata gentile, lollo, lollo rosso, lollo verde, foglie di insalata, foglia di insalata, insalata riccia verde, lattuga riccia, cuore di lattuga/cuori di lattuga, canasta, insalata canasta, lattuga canasta, batavia, insalata batavia, foglia di quercia, insalata lollo, trocadero, lattuga trocadero, salanova, lattuga rossa, lattughina, lattuga liscia, lattuga gentilina, gentilina, cespo di lattuga, cespo d'insalata",
    'romaine lettuce':
      'lattuga romana/lattughe romane, insalata romana, lattuga romana verde, cuori di lattuga romana, cuori di romana',
    'iceberg lettuce': 'iceberg, insalata iceberg, lattuga iceberg',
    'butterhead lettuce':
      'lattuga cappuccia, insalata cappuccia, cappuccina, lattuga cappuccina, insalata cappuccina, lattuga a cappuccio, cappuccia',
    'little gem lettuce': 'lattughino gem, little gem',
    arugula:
      'rucola/rucole, ruchetta, rughetta, rucola selvatica, ruchetta selvatica, rucoletta, rucolina, foglie di rucola',
    watercress: "crescione, crescione d'acqua, nasturzio d'acqua, crescione fresco",
    'mixed greens':
      'insalata/insalate, insalata mista, insalate miste, insalatina/insalatine, insalatina mista, insalatina di campo, misticanza/misticanze, insalatine miste, mesticanza, insalatina novella, insalatine novelle, erbe di campo, erbe selvatiche, insalata misticanza, erbette selvatiche, foglie miste, insalata di stagione, insalata di campo, erbette di campo, insalata fresca, baby leaf, mesclun, insalata novella, insalatina fresca, misto di erbe selvatiche, erbe spontanee, preboggion',
    "lamb's lettuce": 'valeriana, songino, soncino, valerianella, gallinella, dolcetta, formentino, sarset',
    radicchio:
      'radicchio/radicchi, radicchio rosso, radicchio di Treviso, radicchio trevigiano, radicchio di Chioggia, radicchio tardivo, radicchio variegato, radicchio rosso di Treviso, radicchio di Castelfranco, radicchio di Verona, radicchio rosso tardivo, radicchio tardivo di Treviso, trevisana, trevigiana, radicchio di Treviso tardivo, radicchio precoce, radicchio variegato di Castelfranco, radicchio verde, radicchietto, rosa di Gorizia, radicchio rosso di Chioggia, radicchio rosa, radicchio trevisano, radicchio tondo, radicchio lungo, radicchio rosso lungo, insalata rossa',
    endive:
      'indivia, indivia belga, insalata belga, belga, cicoria belga, endivia, endivia belga, indivie belghe, cespo di belga, cespi di belga, cicoria di Bruxelles',
    frisée: 'indivia riccia, insalata riccia, frisée, insalata frisée, cicoria riccia, endivia riccia',
    escarole:
      'scarola/scarole, indivia scarola, scarola liscia, scarola riccia, insalata scarola, scarola napoletana, cuore di scarola, cuori di scarola, scarole lisce',
    sorrel: 'acetosa, acetosella, erba brusca',
    purslane: 'portulaca, porcellana verde, porcacchia, pucchiacchella',
    microgreens: 'microgreens, micro ortaggi, microortaggi, germogli, germoglio, germogli misti, germogli freschi',
    'pea shoot': 'germogli di pisello, germogli di piselli',
    'grape leaf': 'foglie di vite, foglia di vite',
    nopal: "nopal, nopales, pala di fico d'india",
    fennel:
      'finocchio/finocchi, finocchietto baby, finocchi baby, finocchio fresco, finocchi freschi, cuore di finocchio, finocchi femmina',
    celery:
      'sedano/sedani, costa di sedano/coste di sedano, gambo di sedano/gambi di sedano, sedano bianco, sedano verde, cuore di sedano/cuori di sedano, foglie di sedano, foglia di sedano, sedano tritato, coste sedano, costa sedano, gambo sedano, costola di sedano/costole di sedano, sedano di Trevi, canna di sedano, sedano nero di Trevi, cimette di sedano, sedano fresco, sedano dorato, foglioline di sedano, ciuffo di sedano',
    cardoon: 'cardo/cardi, cardo gobbo, cardi gobbi, gobbi, cardo gobbo di Nizza Monferrato, cardi bianchi, carduni',
    asparagus:
      "asparago/asparagi, asparagi verdi, asparago verde, punte di asparagi, punta di asparago, punte d'asparagi, asparagi selvatici, asparagina, asparagi freschi, asparago selvatico, gambi di asparagi, asparagi verdi freschi, asparagi violetti, asparago violetto di Albenga, asparagi surgelati, asparagi di Altedo, punte di asparagi verdi, sparaci, asparagini, turioni di asparagi",
    'white asparagus': 'asparagi bianchi, asparago bianco, asparagi bianchi di Bassano, asparagi di Bassano',
    'globe artichoke':
      'carciofo/carciofi, carciofi romaneschi, carciofo romanesco, carciofi spinosi, carciofo spinoso, mammole, carciofi mammole, carciofi sardi, carciofino fresco, carciofini freschi, carciofi violetti, carciofi freschi, carciofi puliti, gambi di carciofo, gambi di carciofi, carciofi di Albenga, carciofi con le spine, carciofo violetto, mammola, carciofi mammola, cimaroli, carciofi cimaroli, castraure, carciofi surgelati, spicchi di carciofo, spicchi di carciofi, carciofi a spicchi, carciofi tipo mammola',
    'artichoke heart':
      "cuore di carciofo/cuori di carciofo, cuori di carciofi, fondo di carciofo/fondi di carciofo, fondi di carciofi, carciofini, carciofino, carciofini sott'olio, carciofi sott'olio, carciofini sottolio, carciofi sottolio, carciofini sott'aceto, carciofi alla romana, carciofini in olio, carciofini sottaceto, carciofi sott'aceto, carciofi in olio, cuori di carciofo surgelati, carciofi grigliati sott'olio",
    'green bean':
      'fagiolino/fagiolini, fagiolini verdi, fagiolini freschi, fagiolini fini, fagiolini finissimi, fagiolini surgelati, tegoline, cornetto verde/cornetti verdi, fagiolini boby, fagiolino verde, fagiolini lessati, fagioli verdi',
    'runner bean':
      'taccola/taccole, piattone/piattoni, fagiolini piattoni, fagioli corallo, fagiolini corallo, corallini, fagioli piattoni, fagiolini piatti, fagiolini a corallo, fagioli a corallo',
    'wax bean': 'fagiolini gialli, fagiolini burro, cornetti gialli, fagiolini di burro',
    'yardlong bean':
      "fagiolini serpente, fagiolini stringa, fagiolini di Sant'Anna, fagioli di Sant'Anna, stringhe, fagiolini di S. Anna",
    'snow pea':
      'piselli mangiatutto, pisello mangiatutto, mangiatutto, taccole piselli, piselli taccola, piselli taccole',
    'sugar snap pea': 'piselli dolci mangiatutto, sugar snap',
    pea: 'pisello/piselli, pisellino/pisellini, piselli freschi, piselli sgranati, piselli surgelati, piselli novelli, pisellini surgelati, pisellini primavera, piselli fini, pisellini freschi, piselli finissimi, piselli in scatola, pisellini novelli, pisellini fini, piselli primavera, piselli sgusciati, piselli già sgranati, pisellini finissimi, piselli lessati, piselli da sgranare, piselli in barattolo, pisellini dolci, piselli dolci, piselli medi, piselli congelati',
    edamame: 'edamame, fagioli di soia verdi, fagioli edamame, fave edamame',
    'fava bean':
      'fava/fave, fave fresche, fave sgranate, favette, fave novelle, fave sgusciate, favetta, fave surgelate, fave pulite, fava fresca, favette fresche, fave sbucciate, fave baccelli',
    corn: 'mais, granoturco, mais dolce, chicchi di mais, mais surgelato, granturco, grani di mais',
    'canned corn':
      'mais in scatola, mais in lattina, mais in barattolo, scatoletta di mais, mais dolce in scatola, mais precotto, mais sgocciolato, mais al vapore',
    'corn on the cob':
      'pannocchia/pannocchie, pannocchia di mais/pannocchie di mais, pannocchiette di mais, pannocchie precotte',
    'baby corn': "mini pannocchie, pannocchiette, baby mais, mini mais, mais baby, pannocchiette di mais sott'aceto",
    'creamed corn': 'crema di mais',
    okra: 'okra, gombo, bamia',
    'red bell pepper':
      'peperone/peperoni, peperone rosso/peperoni rossi, peperone giallo/peperoni gialli, peperone dolce/peperoni dolci, peperone corno/peperoni corno, corno di toro, peperone cornetto, peperoni cornetti, peperone arancione/peperoni arancioni, peperoni misti, peperoni colorati, peperone rosso dolce, falda di peperone/falde di peperone, falde di peperoni, peperoni gialli e rossi, peperone di Carmagnola, peperoni di Carmagnola, peperoncino dolce rosso fresco, peperoni rossi e gialli, mini peperoni, peperoni quadrati, peperone quadrato, peperoni mini, peperoni di Senise freschi, peperoni tondi, peperone rosso corno, peperoni freschi, peperoni surgelati, peperoni corno di bue, peperone a corno',
    'green bell pepper': 'peperone verde/peperoni verdi',
    'roasted red pepper':
      "peperoni arrostiti, peperone arrostito, peperoni grigliati, peperoni arrosto, peperone arrosto, peperoni sott'olio, peperoni in barattolo, peperoni sottolio, peperone grigliato, peperoni grigliati sott'olio, peperoni spellati, peperone rosso arrostito, falde di peperone arrostito",
    eggplant:
      'melanzana/melanzane, melanzane lunghe, melanzana lunga, melanzane tonde, melanzana tonda, melanzane violette, melanzana violetta, melanzane ovali, melanzana ovale, melanzana tonda viola, melanzane nere, melanzana nera, melanzane tonde viola, polpa di melanzana, polpa di melanzane, melanzana viola/melanzane viola, melanzane grigliate, melanzane fritte, melanzana bianca, melanzane bianche, melanzane lunghe nere, melanzane perline, melanzana grigliata, melanzana fritta, melanzane rosse, melanzane di Rotonda',
    'japanese eggplant':
      'melanzane giapponesi, melanzana giapponese, melanzane cinesi, baby melanzane, mini melanzane, melanzane perlina, perlina, melanzanine, melanzane piccole',
    cucumber:
      'cetriolo/cetrioli, cetriolo fresco/cetrioli freschi, cetriolo verde, cetriolo olandese, carosello/caroselli, barattiere/barattieri, carosello barese',
    'persian cucumber': 'mini cetrioli, cetriolini freschi, cetriolo mini',
    tomato:
      'pomodoro/pomodori, pomodoro ramato/pomodori ramati, pomodoro a grappolo/pomodori a grappolo, pomodori da insalata, pomodoro da insalata, pomodori maturi, pomodoro maturo, pomodoro fresco/pomodori freschi, cuore di bue, pomodori cuore di bue, pomodoro cuore di bue, pomodoro costoluto/pomodori costoluti, pomodori rossi, pomodoro rosso, pomodori sodi, pomodoro rosso maturo, pomodori camone, pomodoro camone, camone, pomodori marinda, marinda, pomodori tondi, pomodori ramati maturi, dadolata di pomodoro, cubetti di pomodoro, concassé di pomodoro, pomodoro insalataro/pomodori insalatari, pomodori neri, pomodoro nero, pomodoro tondo liscio, pomodori tondi lisci, pomodori pachino, pomodoro di Pachino, pomodori di Pachino, pomodoro Pachino, pomodoro giallo/pomodori gialli, pomodori gialli maturi, filetti di pomodoro, pomodori fiaschetto, pomodori fiorentini, pomodoro cuor di bue, pomodori cuor di bue, cuor di bue, kumato, pomodori kumato, pomodori di Sorrento, pomodoro di Sorrento, pomodori ben maturi, pomodoro ben maturo, acqua di pomodoro, pomodori casalini, pomodori da sugo freschi, pomodori da riso, pomodori tondi da riso, pomodori a grappolo maturi',
    'plum tomato':
      'pomodori San Marzano, pomodoro San Marzano, San Marzano, pomodori perini, pomodoro perino, perini, pomodori da sugo, pomodori lunghi, pomodoro lungo, pomodori roma, pomodori da salsa, pomodoro perino maturo, pomodori S. Marzano, pomodori perini maturi, perino, sanmarzano',
    'cherry tomato':
      'pomodorino/pomodorini, pomodorini ciliegino, pomodori ciliegino, pomodoro ciliegino/pomodori ciliegini, pomodorino ciliegino, ciliegino, ciliegini, datterino/datterini, pomodorini datterini, pomodoro datterino/pomodori datterini, pomodori datterino, pomodorini datterino, Pachino, pomodorini Pachino, pomodorini di Pachino, pomodorini gialli, pomodorini rossi, piennolo, pomodorini del piennolo, pomodorino del piennolo, pomodorini freschi, pomodorini maturi, datterini gialli, datterini rossi, piccadilly, pomodorini piccadilly, pomodori piccadilly, pomodorini colorati, pomodorini a grappolo, ciliegini rossi, pomodorini piennolo, pomodorini vesuviani, pomodorini confit, pomodoro ciliegia, pomodorini ciliegia, pomodorini perini, pomodorini misti, datterini freschi, pomodori ciliegia, datterino giallo, pomodori del piennolo, corbarino, pomodorini corbarini, pomodorini di Corbara, pomodoro piccadilly, pomodorini ramati, pomodori confit, pomodoro confit, pomodorino giallo, pomodorini regina, pomodorini fiaschetto, pomodorini appesi',
    'green tomato': 'pomodori verdi, pomodoro verde, pomodoro acerbo, pomodori acerbi',
    tomatillo: 'tomatillo/-s, tomatillos',
    'sun-dried tomato':
      "pomodoro secco/pomodori secchi, pomodori secchi sott'olio, pomodori secchi sottolio, pomodorini secchi, pomodorino secco, pomodori essiccati, pomodoro essiccato, pomodori secchi in olio, pomodorini secchi sott'olio, pomodorini semisecchi, pomodori semi secchi, capuliato, pomodori semisecchi, pomodori secchi sotto olio, pomodori disidratati, pomodori semi-secchi, filetti di pomodori secchi, pomodori secchi reidratati",
    avocado: 'avocado/avocadi/avocados, avocado maturo/avocado maturi, avocado hass, polpa di avocado, avocadi maturi',
    olive:
      'oliva/olive, olive nere, oliva nera, olive verdi, oliva verde, olive taggiasche, oliva taggiasca, taggiasche, olive di Gaeta, olive nere di Gaeta, olive denocciolate, olive snocciolate, olive nere denocciolate, olive verdi denocciolate, olive kalamata, olive greche, olive bianche, olive nere snocciolate, olive verdi snocciolate, olive dolci, olive in salamoia, olive leccino, olive leccine, rondelle di olive, olive a rondelle, olive baresane, olive nere infornate, olive al forno, olive bella di Cerignola, olive riviera, olive nocellara, nocellara del Belice, olive di Castelvetrano, olive schiacciate, olive nocellara del Belice, olive celline, olive nere al forno, olive itrana, olive nere greche, olive nere taggiasche, olive nere essiccate, olive taggiasche denocciolate, olive miste, olivelle, olive nere dolci, olive nere secche, olive condite, olive piccanti, olive taggiasche snocciolate, olive Peranzana, olive nere a rondelle, olivetta',
    'green papaya': 'papaya verde, papaya acerba',
    samphire:
      'salicornia, asparago di mare, asparagi di mare, finocchio marino, finocchi marini, agretti, agretto, barba di frate, barbe di frate, roscani',
    'bean sprout': 'germogli di soia, germogli di fagioli mungo, germogli di soia freschi',
    'alfalfa sprout':
      'germogli di alfalfa, germogli di erba medica, germogli di broccolo, germogli di trifoglio, germogli di broccoli, alfalfa',
    'radish sprout': 'germogli di ravanello, germogli di daikon, germogli di porro',
    'garden cress': 'crescione inglese, crescione da giardino, agretto di orto',
    mushroom:
      "fungo/funghi, funghi champignon, champignon, fungo champignon, funghi freschi, funghi misti, funghi coltivati, champignons, funghi bianchi, prataioli, funghi prataioli, prataiolo, funghi misti surgelati, misto funghi, misto di funghi, misto funghi surgelato, funghi di bosco, misto bosco, funghi surgelati, funghi trifolati, funghi puliti, funghi champignons, pioppini, funghi pioppini, chiodini, funghi chiodini, funghi cardoncelli freschi, famigliola buona, funghi di stagione, funghi misto bosco, teste di funghi, cappelle di funghi, funghi sott'olio, funghetti, funghetti sott'olio, ovoli, ovolo, ovoli reali, mazze di tamburo, mazza di tamburo, finferle, sanguinelli, funghi selvatici, rositi, funghi piopparelli, piopparelli, funghi in scatola, funghi a fette, prugnoli, funghi prugnoli, champignon a fette, chiodino, pioppino, vescie, funghi nameko, nameko, funghetti trifolati, funghi champignon trifolati",
    'cremini mushroom':
      'champignon cremini, funghi cremini, champignon crema, funghi champignon crema, champignon bruni, funghi champignon marroni, champignon marroni',
    'portobello mushroom': 'portobello, funghi portobello, fungo portobello',
    'shiitake mushroom': 'shiitake, funghi shiitake, shitake, funghi shitake, shiitake freschi',
    'dried shiitake':
      'shiitake secchi, funghi shiitake secchi, funghi cinesi secchi, funghi shiitake essiccati, funghi giapponesi secchi',
    'oyster mushroom':
      'pleurotus, funghi pleurotus, funghi orecchioni, orecchioni, geloni, funghi gelone, gelone, orecchiette di bosco, pleurotus ostreatus, pleurotes, funghi ostrica, pleurotos, funghi sbrise, sbrise, funghi pleurotus freschi',
    'king oyster mushroom':
      'cardoncelli, funghi cardoncelli, cardoncello, fungo cardoncello, pleurotus eryngii, funghi cardoncello, eryngii',
    'enoki mushroom': 'enoki, funghi enoki',
    'shimeji mushroom': 'shimeji, funghi shimeji',
    'maitake mushroom': 'maitake, grifola, funghi maitake',
    chanterelle:
      'finferli, funghi finferli, gallinacci, galletti di bosco, finferlo, gallinaccio, funghi gallinacci, cantarelli, giallini, funghi galletti, gallinelle di bosco, trombette dei morti, trombette da morto',
    morel: 'spugnole, morchelle, spugnola, funghi spugnole',
    'porcini mushroom':
      "porcini, funghi porcini, porcino, fungo porcino, porcini freschi, funghi porcini freschi, funghi porcini surgelati, porcini surgelati, porcini sott'olio, porcini congelati, teste di porcini, funghi porcini congelati, cappelle di porcini, funghi porcini puliti, boleti, boleto, funghi porcini sott'olio",
    'dried porcini':
      'porcini secchi, funghi porcini secchi, funghi secchi, porcini essiccati, funghi porcini essiccati, porcino secco, funghi secchi porcini, polvere di porcini, polvere di funghi porcini, fungo porcino secco, polvere di funghi, funghi essiccati, funghi misti secchi',
    'wood ear mushroom':
      'orecchie di Giuda, funghi neri cinesi, funghi orecchia di Giuda, orecchio di Giuda, funghi neri',
    "lion's mane mushroom": 'criniera di leone, hericium',
    truffle:
      "tartufo/tartufi, tartufo nero, tartufo bianco, tartufi neri, scaglie di tartufo, tartufo nero estivo, scorzone, tartufo scorzone, tartufo estivo, tartufo fresco, tartufo nero pregiato, tartufo bianchetto, tartufo bianco d'Alba, bianchetto, tartufo di Norcia, tartufo nero di Norcia, lamelle di tartufo, carpaccio di tartufo, tartufo a scaglie",
    nori: 'nori, alga nori, alghe nori, fogli di alga nori, foglio di alga nori, fogli di nori, foglio di nori, fogli di alghe nori',
    kombu: 'kombu, alga kombu, konbu, alghe kombu',
    wakame: 'wakame, alga wakame, alghe wakame, alga/alghe, alghe miste, alghe essiccate, insalata di alghe',
    dulse: 'dulse, alga dulse',
    hijiki: 'hijiki, alga hijiki, arame, alga arame',
    'sea lettuce': 'lattuga di mare, alghe di mare, alga di mare',
    lemon:
      "limone/limoni, limone bio/limoni bio, limone biologico/limoni biologici, limone non trattato/limoni non trattati, limone di Sorrento/limoni di Sorrento, limone di Amalfi, fetta di limone/fette di limone, spicchio di limone/spicchi di limone, limone fresco, fettine di limone, limoni di Amalfi, polpa di limone, limone verdello, limone femminello, limone sfusato, limone grande, rondelle di limone, limoni freschi, spicchi di limoni, limone costa d'Amalfi, foglie di limone, foglia di limone, cedro/cedri, cedro fresco, bergamotto/bergamotti, limone bergamotto, limoni Interdonato, limetta dolce",
    lime: 'lime, limetta/limette, lime biologico, fetta di lime, fette di lime, spicchio di lime, spicchi di lime, lime bio, lime non trattato',
    'lemon juice':
      'succo di limone, succo limone, succo di limoni, succo di un limone, succo di 1 limone, succo di mezzo limone, succo di ½ limone, succo di limone fresco, succo di bergamotto, succo di cedro, succo del limone',
    'lime juice': 'succo di lime, succo di un lime',
    yuzu: 'yuzu, succo di yuzu',
    'lemon zest':
      'scorza di limone/scorze di limone, buccia di limone/bucce di limone, scorzetta di limone/scorzette di limone, zest di limone, scorza grattugiata di limone, buccia grattugiata di limone, scorza limone, buccia di un limone, scorza di un limone, scorza grattugiata di un limone, buccia grattugiata di un limone, scorza di limone grattugiata, buccia di limone grattugiata, scorza di mezzo limone, scorza di 1 limone, scorza di limone non trattato, scorza di limone biologico, scorza di limone bio, zeste di limone, raspatura di limone, scorza di bergamotto, grattugiata di limone, buccia limone, scorza del limone, buccia del limone, scorza di limoni, limone grattugiato, scorza di cedro, scorzette di limoni, grattata di limone, scorze di limoni, buccia di limone bio, polvere di limone, limone in polvere',
    'lime zest':
      'scorza di lime, buccia di lime, zest di lime, scorza grattugiata di lime, scorza di un lime, buccia grattugiata di lime',
    'orange zest':
      "scorza d'arancia/scorze d'arancia, scorza di arancia/scorze di arancia, buccia d'arancia, buccia di arancia/bucce di arancia, zest di arancia, zest d'arancia, scorza grattugiata di arancia, scorza di un'arancia, scorza grattugiata di un'arancia, scorza d'arancia grattugiata, scorza grattugiata d'arancia, scorzetta d'arancia, scorzette d'arancia, buccia di un'arancia, buccia grattugiata di un'arancia, buccia grattugiata di arancia, scorza arancia, scorza di mandarino, buccia di mandarino, scorza di arance, scorza di clementina, bucce d'arancia, scorza di 1 arancia, polvere d'arancia, scorza di pompelmo, scorzette di arancia, arancia grattugiata, scorza di arancia bio, scorza di clementine",
    orange:
      "arancia/arance, arancio/aranci, arancia bio, arancia biologica/arance biologiche, arancia non trattata/arance non trattate, arancia bionda, arance navel, fetta d'arancia/fette d'arancia, spicchi d'arancia, polpa d'arancia, arancia amara/arance amare, fetta di arancia/fette di arancia, arance bionde, arance tarocco, arancia tarocco, tarocco, spicchi di arancia, fettine d'arancia, arance dolci, polpa di arancia, chinotto fresco/chinotti freschi, arance di Ribera, arance vaniglia, spicchio d'arancia, arance siciliane",
    'blood orange':
      'arancia rossa/arance rosse, arancia sanguinella/arance sanguinelle, arancia moro, sanguinella, arance rosse di Sicilia, arancia rossa di Sicilia, arance moro',
    mandarin:
      'mandarino/mandarini, clementina/clementine, mandarancio/mandaranci, tangerino, spicchi di mandarino, satsuma, mapo, mandarini bio, spicchi di clementina, mandarino tardivo, mandarini tardivi, mandarino cinese fresco',
    'canned mandarin': 'mandarini sciroppati, mandarini in scatola',
    kumquat: 'kumquat, mandarino cinese, mandarini cinesi',
    grapefruit: 'pompelmo/pompelmi, pompelmo rosa/pompelmi rosa, pompelmo giallo, polpa di pompelmo, pompelmo rosso',
    pomelo: 'pomelo, pummelo',
    apple:
      'mela/mele, mela renetta/mele renette, mele golden, mela golden, mela verde/mele verdi, mela rossa/mele rosse, mele granny smith, mela granny smith, granny smith, mele annurche, mela annurca, mele stark, mela fuji, mele fuji, mele gala, mela gala, mele royal gala, mela royal gala, mela gialla/mele gialle, mele Melinda, mela Melinda, golden, renette, renetta, pink lady, mele pink lady, mela pink lady, mela stark, mele golden delicious, mela delicious, annurche, mela smith, mele smith, fetta di mela, fette di mela, mele della Val di Non, mele morgenduft, mele imperatore, mela pinova, mele pinova, mele della Valtellina, mela grattugiata, mele acidule, mela acidula, mele stayman, mela stayman, cubetti di mela, mela dolce, mele dolci, mele braeburn, mela campanina, mele ruggine, mela kanzi, mela rosa, mele rosa, mele limoncelle',
    'cooking apple': 'mele cotte, mele da cuocere, mela da cuocere, mela cotta',
    'crab apple': 'mele selvatiche, mela selvatica, meline',
    pear: 'pera/pere, pere abate, pera abate, pera Williams, pere Williams, pere kaiser, pera kaiser, pere decana, pere conference, pera conference, pere coscia, pera coscia, pere Abate Fetel, pera decana, perine, pere spadone, pera spadona, pere volpine, pere Madernassa, pere martin sec, pere mature, pere sode, pere cotte, pera abate fetel, pera cotta, polpa di pera, pere santa Maria',
    'asian pear': 'nashi, pera nashi, pere nashi, pera asiatica',
    quince: 'mela cotogna/mele cotogne, cotogna/cotogne, pera cotogna/pere cotogne, cotogno',
    peach:
      'pesca/pesche, pesca gialla/pesche gialle, pesca bianca/pesche bianche, pesca tabacchiera, pesche tabacchiere, pesche noci gialle, percoca/percoche, pesche percoche, pesca percoca, pesche mature, tabacchiere, pesche tabacchiera, saturnine, pesche saturnine, pesca saturnina, pesche sode, polpa di pesca, polpa di pesche, pesche a pasta gialla, pesca saturnia, pesche sbergie',
    nectarine:
      'pesca noce/pesche noci, nettarina/nettarine, pesche nettarine, pesca nettarina, pescanoce, pesche noce, pescanoci',
    'canned peach':
      'pesche sciroppate, pesca sciroppata, pesche allo sciroppo, pesche in scatola, pesche al naturale, pesche sciroppate in scatola',
    plum: "prugna/prugne, susina/susine, prugna fresca/prugne fresche, prugne rosse, prugne gialle, mirabelle, mirabella, regina Claudia, prugne regina Claudia, susine gialle, susine nere, susina rossa, susine rosse, gocce d'oro, prugne Stanley, prugna rossa, susine regina Claudia, susine mature, prugna umeboshi fresca, ramassin",
    damson: 'prugnola, prugnole, susina selvatica',
    apricot:
      'albicocca/albicocche, albicocca fresca/albicocche fresche, albicocche mature, albicocche sciroppate, albicocca sciroppata, polpa di albicocche, purea di albicocche',
    cherry:
      'ciliegia/ciliegie/ciliege, ciliegie fresche, duroni, ciliegie mature, ciliegie dolci, durone, ciliegie denocciolate, ciliegie duroni, ciliegie di Vignola, ciliege fresche, ciliegie ferrovia, ciliegie sciroppate, ciliegie snocciolate, ciliegie rosse',
    'sour cherry':
      'amarena/amarene, visciola/visciole, marasca/marasche, amarene fresche, ciliegie amarene, amarene snocciolate',
    strawberry:
      'fragola/fragole, fragola fresca/fragole fresche, fragoline di bosco, fragolina di bosco, fragoline, fragolina, fragole mature, fragole candonga, fragole surgelate, purea di fragole, purea di fragola, polpa di fragole, fragole di bosco, fragoloni, polpa di fragola, fragola matura, frullato di fragole, passata di fragole, fragole congelate, fragole a fette, fragole candonghe',
    blueberry:
      'mirtillo/mirtilli, mirtilli neri, mirtillo nero, mirtilli freschi, mirtilli surgelati, mirtilli blu, mirtilli selvatici, mirtilli giganti, mirtilli di bosco, mirtilli congelati, purea di mirtilli',
    raspberry:
      'lampone/lamponi, lamponi freschi, lamponi surgelati, purea di lamponi, purea di lampone, polpa di lamponi, lamponi congelati, passata di lamponi, lampone fresco, polpa di lampone',
    blackberry: 'mora/more, more di rovo, more fresche, more selvatiche, mora di rovo, more surgelate, purea di more',
    'black currant': 'ribes nero/ribes neri, bacche di ribes nero',
    'red currant':
      'ribes, ribes rosso, ribes rossi, ribes bianco, rametto di ribes, rametti di ribes, bacche di ribes, grappolini di ribes, grappoli di ribes',
    gooseberry: 'uva spina, uvaspina, ribes spina',
    cranberry:
      'mirtillo rosso/mirtilli rossi, mirtilli rossi freschi, cranberry, cranberries, mirtilli rossi americani',
    lingonberry: 'mirtilli rossi selvatici, mirtillo rosso di montagna',
    elderberry: 'bacche di sambuco, sambuco, bacca di sambuco',
    mulberry: 'gelso/gelsi, gelsi neri, gelsi bianchi, more di gelso, mora di gelso, gelsi rossi',
    'mixed berry':
      'frutti di bosco, frutti di bosco misti, frutti di bosco surgelati, frutti di bosco freschi, frutti rossi, frutto di bosco, piccoli frutti, bacche, bacca, frutti rossi surgelati, bacche miste, misto frutti di bosco, sottobosco, misto bosco surgelato di frutta, frutta di bosco, misto di frutti di bosco, frutti di bosco congelati, purea di frutti di bosco',
    açaí: 'açai, acai, açaí, polpa di açai, bacche di acai',
    'cape gooseberry': 'alchechengi, physalis, alkekengi, fisalis, alchechengio, alkekenger',
    'sea buckthorn': 'olivello spinoso, bacche di olivello spinoso',
    grape:
      "uva/uve, uva bianca, uva nera, uva rossa, uva fragola, acino d'uva/acini d'uva, acini di uva, chicchi d'uva, uva rosata, uva senza semi, uva Italia, chicchi di uva, uva da tavola, uva senza semini, uva moscato fresca, grappolo d'uva, grappolo di uva, uva americana, chicco d'uva, uva regina, uva nera senza semi, uva bianca senza semi, uva fresca, uva moscata",
    banana:
      'banana/banane, banana matura/banane mature, banane ben mature, banana ben matura, rondelle di banana, banana congelata, fettine di banana, fette di banana, banana a rondelle, banane verdi mature, purea di banana',
    mango: 'mango/manghi, mango maturo, polpa di mango, purea di mango, manghi maturi, cubetti di mango',
    'green mango': 'mango verde, mango acerbo',
    papaya: 'papaya, papaia, papaya matura, polpa di papaya',
    pineapple:
      "ananas, ananas fresco, fetta di ananas/fette di ananas, fette d'ananas, fetta d'ananas, polpa di ananas, ananas a fette, cubetti di ananas, ananasso, ananas maturo, polpa d'ananas",
    'canned pineapple':
      'ananas sciroppato, ananas in scatola, ananas al naturale, ananas allo sciroppo, ananas sciroppato a fette, fette di ananas sciroppato, ananas in barattolo',
    melon:
      'melone/meloni, melone giallo, polpa di melone, meloncino, fetta di melone, fette di melone, palline di melone, melone bianco, melone retato bianco, melone maturo, melone purceddu',
    cantaloupe: 'melone retato, melone cantalupo, cantalupo, melone mantovano, meloni cantalupo',
    'honeydew melon': "melone verde, melone invernale, melone d'inverno",
    watermelon:
      "anguria/angurie, cocomero/cocomeri, fetta di anguria, fette di anguria, polpa di anguria, fetta d'anguria, polpa di cocomero, mini anguria, fetta di cocomero, fette d'anguria",
    kiwi: 'kiwi, kiwi giallo, kiwi verde, kiwi gialli, kiwi verdi, kiwi maturi, kiwi gold',
    fig: 'fico/fichi, fico fresco/fichi freschi, fichi neri, fichi bianchi, fichi verdi, fichi maturi, fioroni, fichi fioroni, fico nero, fichi dottati, fichi settembrini, fico maturo',
    pomegranate:
      'melagrana/melagrane, melograno/melograni, chicchi di melagrana, chicchi di melograno, semi di melagrana, semi di melograno, chicco di melagrana, grani di melagrana, arilli di melagrana, grani di melograno, arilli di melograno, melagrana matura',
    'passion fruit':
      'frutto della passione/frutti della passione, maracuja, maracuià, passion fruit, granadilla, polpa di frutto della passione, purea di passion fruit, maracujá, polpa di passion fruit, polpa di maracuja, frutto di passione',
    lychee: 'litchi, lychee, lici, litchies',
    longan: 'longan',
    rambutan: 'rambutan',
    mangosteen: 'mangostano, mangostani',
    'dragon fruit': 'frutto del drago, pitaya, dragon fruit, pitahaya',
    'star fruit': 'carambola/carambole',
    guava: 'guava, guaiava, guayaba',
    feijoa: 'feijoa',
    persimmon:
      'cachi, caco, kaki, caco mela, cachi mela, cachi vaniglia, polpa di cachi, loti, cachi maturi, kaki mela, polpa di cachi maturi, caco vaniglia, caco maturo',
    'prickly pear':
      "fico d'india/fichi d'india, ficodindia/fichidindia, fico d'India, fico di India, fichi di India, polpa di fichi d'india",
    jackfruit: 'jackfruit, giaca',
    durian: 'durian',
    soursop: 'graviola, guanabana',
    cherimoya: 'cherimoya, anona/anone, annona',
    loquat: 'nespola/nespole, nespola giapponese/nespole giapponesi, nespole del Giappone',
    medlar: "nespole germaniche, nespole comuni, nespola germanica, nespole d'inverno",
    'rose hip': 'rosa canina, bacche di rosa canina',
    tamarind: 'tamarindo, polpa di tamarindo, tamarindi',
    rhubarb: 'rabarbaro, gambi di rabarbaro, coste di rabarbaro, rabarbaro fresco, gambo di rabarbaro',
    raisin:
      'uvetta/uvette, uva passa, uva secca, uvetta passa, uva passita, zibibbo secco, uvetta nera, uvetta di Smirne, uvetta ammollata, uva passolina, passolina, passoline, uvetta zibibbo, passole, uva appassita, uvetta passita, uvette passe',
    'golden raisin':
      'uva sultanina, sultanina, uvetta sultanina, uvetta bionda, uvetta chiara, uvetta australiana, uvetta dorata, sultanine, uva sultanina bionda, uva sultanina dorata',
    currant: 'uvetta di Corinto, uva di Corinto, ribes secco',
    'dried cranberry':
      'mirtilli rossi secchi, mirtilli rossi disidratati, mirtilli rossi essiccati, cranberry secchi, mirtillo rosso essiccato, mirtillo rosso disidratato, mirtilli secchi rossi, cranberries secchi, mirtilli rossi disidratati zuccherati',
    'dried cherry': 'ciliegie secche, ciliegie disidratate, amarene secche, ciliegie essiccate, amarene disidratate',
    'dried blueberry': 'mirtilli secchi, mirtilli disidratati, mirtilli essiccati, mirtilli neri secchi',
    'dried barberry': 'crespino, bacche di crespino, crespino essiccato',
    'goji berry': 'bacche di goji, goji, bacche goji',
    date: 'dattero/datteri, datteri denocciolati, datteri medjoul, datteri medjool, datteri freschi, datteri secchi, datteri snocciolati, datteri morbidi, pasta di datteri, dattero medjoul, purea di datteri, datteri Deglet Nour, crema di datteri',
    'dried apricot':
      'albicocche secche, albicocca secca, albicocche disidratate, albicocche essiccate, albicocche passite, albicocche secche morbide',
    'dried peach': 'pesche secche, pesche disidratate',
    'dried pear': 'pere secche, pere essiccate, pere disidratate',
    'dried apple':
      'mele secche, mele essiccate, mele disidratate, rondelle di mela essiccata, chips di mela, chips di mele, mela disidratata, mela essiccata, anelli di mela essiccata',
    prune:
      'prugna secca/prugne secche, prugne secche denocciolate, prugne secche snocciolate, prugne denocciolate, prugne disidratate, prugne della California, prugne snocciolate, prugne essiccate, prugne secche morbide',
    'dried fig':
      'fico secco/fichi secchi, fichi essiccati, fichi secchi dottati, fichi secchi di Cosenza, fichi disidratati, fichi secchi morbidi',
    'dried mango': 'mango disidratato, mango secco, mango essiccato',
    'dried pineapple': 'ananas disidratato, ananas essiccato, ananas secco',
    'banana chip':
      'chips di banana, banana essiccata, banane secche, banana disidratata, banane disidratate, banane essiccate',
    'maraschino cherry':
      'ciliegine al maraschino, ciliegina al maraschino, ciliegie al maraschino, amarene Fabbri, amarena Fabbri, amarene sciroppate, amarene allo sciroppo, ciliegie da cocktail, amarene in sciroppo, amarene sotto sciroppo, amarena sciroppata, ciliegia al maraschino, ciliegie maraschino',
    salt: 'sale, sale fino, sale marino, sale fine, sale da cucina, sale iodato, sale marino integrale, sale integrale, sale di mare, sale marino fino, sale di Cervia, sale fino iodato, sale comune, sale bianco, sale da tavola, sale dolce di Cervia, sale marino iodato, sale di Trapani, sale alle erbe semplice, sale marino fine, presa di sale, sali, sale fino marino, sale rosso hawaiano, sale integrale fino, acqua salata',
    'kosher salt':
      'sale grosso, sale grosso marino, sale marino grosso, sale grosso integrale, sale grosso da cucina, sale di media grana, sale medio, sale grosso di Cervia, sale kosher, sale grosso iodato',
    'flaky salt':
      'fior di sale, fiocchi di sale, sale in fiocchi, sale Maldon, sale maldon, sale di Maldon, fiore di sale, maldon, fiocchi di sale Maldon, sale a fiocchi, fleur de sel, sale in scaglie, scaglie di sale',
    'smoked salt': 'sale affumicato',
    'black salt': "sale nero, sale nero di Cipro, kala namak, sale nero dell'Himalaya",
    'pink salt':
      "sale rosa, sale rosa dell'Himalaya, sale dell'Himalaya, sale rosa himalayano, sale rosa fino, sale rosa grosso",
    'celery salt': 'sale al sedano, sale di sedano',
    'garlic salt': "sale all'aglio",
    'seasoned salt':
      'sale aromatico, sale aromatizzato, sale alle erbe, sale alle erbe aromatiche, sale aromatizzato alle erbe',
    MSG: 'glutammato, glutammato monosodico',
    'black pepper':
      'pepe, pepe nero, pepe macinato, pepe nero macinato, pepe macinato fresco, pepe nero macinato fresco, pepe nero macinato al momento, pepe macinato al momento, macinata di pepe, mulinello di pepe, pepe misto, pepe mignonette, macinate di pepe, pepe nero in polvere, pepe fresco macinato, macinata di pepe nero, pepe nero fresco, pepe di mulinello, pepe appena macinato, pepe nero appena macinato, pepi misti, pepe nero pestato, pepe fresco, pepe lungo, mix di pepi, mix di pepe, pepe creola, pepe tritato, pepe in polvere',
    'black peppercorn':
      'pepe in grani, grani di pepe, pepe nero in grani, grani di pepe nero, grano di pepe, bacche di pepe nero, bacche di pepe, chicchi di pepe, chicchi di pepe nero, grani di pepe misto, pepe misto in grani',
    'white pepper': 'pepe bianco, pepe bianco in grani, pepe bianco macinato, grani di pepe bianco',
    'green peppercorn': 'pepe verde, pepe verde in salamoia, pepe verde in grani, grani di pepe verde',
    'pink peppercorn':
      'pepe rosa, pepe rosa in grani, grani di pepe rosa, bacche di pepe rosa, bacche rosa, pepe rosso in grani',
    'sichuan pepper': 'pepe di Sichuan, pepe di Szechuan, pepe Sichuan, pepe sansho, pepe di Sechuan',
    'curry paste': 'pasta di curry, pasta curry',
    'curry powder':
      'curry, curry in polvere, polvere di curry, curry dolce, curry piccante, curry giallo, curry Madras, curry di Madras, curry indiano',
    'garam masala': 'garam masala, gram masala',
    turmeric: 'curcuma, curcuma in polvere, polvere di curcuma, curcuma macinata',
    saffron:
      'zafferano, bustina di zafferano/bustine di zafferano, pistilli di zafferano, stimmi di zafferano, zafferano in pistilli, zafferano in polvere, zafferano in stimmi, polvere di zafferano, bustine zafferano, bustina zafferano, zafferanno',
    'ground cumin': 'cumino, cumino in polvere, cumino macinato, polvere di cumino, comino in polvere, comino',
    'cumin seed': 'semi di cumino, cumino in semi, semi di cumino romano, semi di comino',
    'ground coriander': 'coriandolo in polvere, coriandolo macinato, coriandolo secco, polvere di coriandolo',
    'coriander seed':
      'semi di coriandolo, coriandolo in grani, coriandolo in semi, bacche di coriandolo, grani di coriandolo',
    'smoked paprika':
      'paprika affumicata, paprica affumicata, pimenton, pimentón, paprika dolce affumicata, pimentón de la Vera, paprika affumicata dolce, paprika affumicata piccante',
    paprika:
      'paprika, paprica, paprika dolce, paprika piccante, paprika in polvere, paprica dolce, paprika forte, polvere di peperone, paprica piccante, polvere di peperone dolce, paprika rossa, peperone dolce in polvere, polvere di peperoni cruschi, peperone crusco in polvere, polvere di peperone crusco, paprika ungherese',
    'chili flakes':
      'peperoncino in scaglie, fiocchi di peperoncino, peperoncino a scaglie, scaglie di peperoncino, peperoncino secco tritato, peperoncino frantumato, peperoncino tritato secco, peperoncino a pezzetti secco, peperoncino in fiocchi, peperoncino macinato grosso',
    'chili powder': 'chili in polvere, polvere di chili, mix chili, spezie per chili',
    'cayenne pepper':
      'peperoncino in polvere, pepe di Caienna, pepe di Cayenna, pepe di Cayenne, cayenna, peperoncino di Caienna, polvere di peperoncino, peperoncino macinato, peperoncino di Cayenna, cayenne, pepe Cayenna, pepe cayenna, peperoncino rosso in polvere, pepe di Cajenna, peperoncino piccante in polvere, peperoncino calabrese in polvere, peperoncino di Cayenne, pepe rosso, pepe rosso macinato, peperoncino rosso macinato, peperoncino piccante macinato, peperoncino polvere',
    'aleppo pepper': 'peperoncino di Aleppo, pepe di Aleppo, pul biber',
    gochugaru: 'gochugaru, peperoncino coreano, peperoncino coreano in polvere',
    'espelette pepper': "peperoncino di Espelette, piment d'Espelette, pepe di Espelette",
    'chipotle powder': 'chipotle in polvere, peperoncino chipotle in polvere',
    'dried red chili':
      'peperoncino secco/peperoncini secchi, peperoncino rosso secco, peperoncino essiccato/peperoncini essiccati, peperoncino rosso essiccato, peperoncino secco piccante, peperoncini rossi secchi, peperoncini secchi interi, zenzerino, peperoncino disidratato',
    'ancho chili': 'peperoncino ancho, ancho',
    'guajillo chili': 'peperoncino guajillo, guajillo',
    'pasilla chili': 'peperoncino pasilla, pasilla',
    'chipotle chili': 'peperoncino chipotle, chipotle secco',
    'onion powder': 'cipolla in polvere, polvere di cipolla, cipolla granulare',
    'garlic powder':
      "aglio in polvere, polvere di aglio, aglio granulare, aglio secco, aglio disidratato, polvere d'aglio, aglio essiccato, aglio liofilizzato, aglio secco in polvere, aglio granulato",
    'dried onion':
      'cipolla disidratata, cipolla secca, cipolla liofilizzata, cipolla essiccata, cipolle disidratate, cipolla in fiocchi',
    'fried shallot':
      'cipolla fritta croccante, cipolla croccante, scalogno fritto, cipolle fritte, cipolla fritta, cipolle croccanti, cipolle fritte croccanti',
    cinnamon:
      'cannella, cannella in polvere, cannella macinata, polvere di cannella, cannella polvere, cannella di Ceylon',
    'cinnamon stick':
      'stecca di cannella/stecche di cannella, bastoncino di cannella/bastoncini di cannella, cannella in stecca, cannella in stecche, canna di cannella, stecchetta di cannella, pezzetto di cannella, pezzo di cannella, cannella intera, stecca cannella, pezzetti di cannella, scorza di cannella, corteccia di cannella',
    nutmeg:
      'noce moscata/noci moscate, noce moscata grattugiata, noce moscata in polvere, grattata di noce moscata, nocemoscata, grattugiata di noce moscata, noci moscata, moscata',
    mace: 'macis, mace',
    cardamom: 'cardamomo, cardamomo in polvere, cardamomo macinato, polvere di cardamomo',
    'cardamom pod':
      'bacca di cardamomo/bacche di cardamomo, baccello di cardamomo/baccelli di cardamomo, semi di cardamomo, capsule di cardamomo, cardamomo verde, cardamomo in bacche, bacche di cardamomo verde, semini di cardamomo, seme di cardamomo, capsula di cardamomo, cardamomo in semi',
    'black cardamom': 'cardamomo nero',
    clove:
      'chiodo di garofano/chiodi di garofano, garofano, chiodi garofano, garofani chiodi, chiodino di garofano/chiodini di garofano, chiodo garofano',
    'ground cloves':
      'chiodi di garofano in polvere, polvere di chiodi di garofano, garofano in polvere, chiodi di garofano macinati, chiodi di garofano pestati',
    allspice:
      'pimento, pepe della Giamaica, pepe garofanato, pimento in polvere, pepe di Giamaica, bacche di pimento, pimento della Giamaica',
    'star anise':
      "anice stellato, stelle di anice, stella di anice, stelle d'anice, stella d'anice, anice stellato in polvere, bacca di anice stellato, bacche di anice stellato",
    'anise seed':
      "anice, semi di anice, semi d'anice, anice in semi, anice verde, anice in polvere, semi di anice verde, anice in grani, anici, anice macinato, semini di anice",
    'ground ginger':
      'zenzero in polvere, zenzero secco, zenzero macinato, zenzero polvere, polvere di zenzero, zenzero essiccato',
    'caraway seed':
      'carvi, semi di carvi, kümmel, cumino dei prati, semi di cumino dei prati, cumino tedesco, semi di kümmel, kummel, cumino di montagna, semi di kummel',
    'fennel seed':
      'semi di finocchio, seme di finocchio, semi di finocchietto, finocchio in semi, semi di finocchio selvatico, semini di finocchio, semi di finocchietto selvatico, polline di finocchietto, polline di finocchio, fiori di finocchio, fiori di finocchietto, finocchio in polvere, polvere di finocchio',
    'fenugreek seed': 'fieno greco, semi di fieno greco, fieno greco in polvere',
    'fenugreek leaf': 'foglie di fieno greco, kasuri methi, methi, foglie di fieno greco essiccate',
    'mustard seed':
      'semi di senape, grani di senape, senape in semi, semi di senape gialla, semi di senape nera, senape in grani secca, grani senape',
    'mustard powder': 'senape in polvere, polvere di senape, farina di senape, senape secca',
    'celery seed': 'semi di sedano, sedano in semi',
    'dill seed': 'semi di aneto',
    'nigella seed': 'nigella, semi di nigella, cumino nero, semi di cumino nero',
    ajwain: 'ajwain',
    asafoetida: 'assafetida, asafetida, asafoetida',
    sumac: 'sommacco, sumac, sumach, sommaco',
    amchur: 'amchur, mango in polvere, amchoor',
    annatto: 'annatto, achiote, semi di annatto, pasta di achiote',
    'juniper berry':
      'ginepro, bacca di ginepro/bacche di ginepro, coccola di ginepro/coccole di ginepro, bacche ginepro, ginepro in bacche',
    'dried lime': 'lime essiccato, loomi, lime secco',
    'licorice root':
      'liquirizia pura, radice di liquirizia, polvere di liquirizia, liquirizia in polvere, liquirizia in radice, bastoncino di liquirizia, bastoncini di liquirizia, legno di liquirizia, liquirizia pura in polvere',
    'tonka bean': 'fava tonka, fava di tonka, fave tonka, fave di tonka',
    lavender: 'lavanda, fiori di lavanda, lavanda essiccata, fiori di lavanda essiccati, lavanda alimentare',
    'rose petal':
      'petali di rosa, petalo di rosa, petali di rose, boccioli di rosa, petali di rosa essiccati, rosa essiccata, petali di rosa edibili',
    'edible flower':
      'fiori edibili, fiori eduli, fiore edule, fiori di borragine, fiore edibile, viole, fiori di nasturzio, calendula, fiori di calendula, nasturzio, fiori commestibili, violette, petali di fiordaliso, fiordaliso, viole del pensiero, petali di fiori edibili, fiori misti edibili, margherite edibili, fiori di malva, primule, fiori di violetta',
    elderflower: 'fiori di sambuco, fiore di sambuco, infiorescenze di sambuco',
    'five-spice powder':
      'cinque spezie, cinque spezie cinesi, cinque spezie in polvere, polvere cinque spezie, 5 spezie, mix cinque spezie, mix 5 spezie',
    'ras el hanout': 'ras el hanout, ras al hanout, spezie marocchine, mix di spezie marocchine',
    baharat: 'baharat',
    "za'atar": "zaatar, za'atar, zahatar",
    dukkah: 'dukkah, dukka',
    berbere: 'berberé, berbere, berberè',
    'cajun seasoning': 'spezie cajun, mix cajun, cajun, condimento cajun, miscela cajun',
    'seafood seasoning': 'old bay',
    'jerk seasoning': 'spezie jerk',
    'taco seasoning':
      'spezie per tacos, spezie messicane, mix per tacos, spezie per fajitas, mix di spezie messicane, condimento per tacos',
    'tandoori masala': 'tandoori masala, spezie tandoori, tandoori, tandoori in polvere, masala tandoori',
    'chaat masala': 'chaat masala',
    'panch phoron': 'panch phoron',
    'shichimi togarashi': 'shichimi, togarashi, shichimi togarashi',
    furikake: 'furikake',
    'steak seasoning':
      'spezie per carne, aromi per carne, aromi per carni, mix di spezie per carne, spezie per carne alla griglia, aroma per carni, aromi per arrosti, spezie per arrosti, aromi per arrosto, spezie per arrosto, mix per arrosti, aromi per griglia',
    'barbecue rub': 'spezie per barbecue, rub, mix barbecue, spezie barbecue, rub per barbecue',
    'mixed spice':
      'quattro spezie, misto spezie, mix di spezie dolci, spezie miste dolci, pisto, pisto napoletano, 4 spezie, spezie per panpepato, spezie per panforte, spezie dolci, droghe miste, spezie per dolci, quattro-spezie',
    'gingerbread spice':
      "spezie per pan di zenzero, spezie per pan pepato, spezie per panpepato natalizio, mix di spezie per pan di zenzero, spezie per pain d'épices, spezie per speculoos, spezie per lebkuchen, spezie natalizie",
    'pumpkin pie spice': 'pumpkin spice, spezie per pumpkin pie',
    'dried oregano':
      'origano, origano secco, origano essiccato, origano in foglie, origano in polvere, origano di Pantelleria, origano siciliano, origano selvatico, mazzetto di origano secco, origano secco in foglie',
    'italian seasoning':
      'erbe aromatiche secche, erbe secche, erbe miste secche, aromi secchi, erbe italiane, mix di erbe secche, erbe aromatiche essiccate, erbe miste essiccate, mix di erbe essiccate, erbe essiccate, erbe aromatiche miste secche, mix di erbe italiane, erbe aromatiche in polvere',
    'herbes de provence':
      'erbe di Provenza, erbe provenzali, erbe provenzali secche, erbette provenzali, erbe aromatiche provenzali, mix di erbe provenzali, aromi di Provenza',
    'dried thyme': 'timo secco, timo essiccato, timo in polvere, timo in foglie secche',
    'dried basil':
      'basilico secco, basilico essiccato, basilico in polvere, basilico liofilizzato, basilico disidratato',
    'dried rosemary':
      'rosmarino secco, rosmarino essiccato, rosmarino in polvere, rosmarino tritato secco, rosmarino macinato, polvere di rosmarino',
    'dried sage': 'salvia secca, salvia essiccata, salvia in polvere',
    'dried marjoram': 'maggiorana secca, maggiorana essiccata',
    'dried parsley':
      'prezzemolo secco, prezzemolo essiccato, prezzemolo liofilizzato, prezzemolo disidratato, prezzemolo in polvere, polvere di prezzemolo',
    'dried cilantro': 'foglie di coriandolo essiccate, coriandolo in foglie essiccate, foglie di coriandolo secche',
    'dried dill': 'aneto secco, aneto essiccato',
    'dried mint': 'menta secca, menta essiccata, menta in foglie secche',
    'dried tarragon': 'dragoncello secco, dragoncello essiccato, estragone secco',
    'dried chervil': 'cerfoglio secco',
    'dried savory': 'santoreggia, santoreggia secca, satureja, erba pepe',
    'dried chives': 'erba cipollina secca, erba cipollina essiccata, erba cipollina liofilizzata',
    'bay leaf':
      "alloro, foglia di alloro/foglie di alloro, foglia d'alloro/foglie d'alloro, lauro, alloro secco, alloro fresco, alloro in polvere, foglie alloro, foglia alloro, foglie di lauro, foglia di lauro, foglie di alloro fresco, alloro in foglie, alloro essiccato",
    'bouquet garni':
      'bouquet garni, mazzetto aromatico, mazzetto odoroso, mazzetto di erbe aromatiche, mazzetto di erbe, mazzetto guarnito, bouquet aromatico, mazzetto di aromi, mazzetto di erbe miste, erbe aromatiche, aromi misti, aromi, erbe aromatiche miste, erbe aromatiche fresche, erbe miste, erbe fresche, erbe, erbette aromatiche, erba aromatica, trito di erbe aromatiche, trito di erbe, aromi freschi, trito aromatico di erbe, erbe aromatiche fresche miste, erbe odorose, erbe fini, erbe aromatiche tritate, mazzolino di erbe, erbe tritate, mix di erbe aromatiche, mix di erbe, erbe fresche miste, trito aromatico, mix di erbe fresche, ciuffo di erbe, mazzetto di erbe fresche, trito di erbe miste, trito di aromi, trito di erbe fresche, aromi per carne freschi, erbe aromatiche a scelta',
    basil:
      'basilico, basilico fresco, foglia di basilico/foglie di basilico, basilico genovese, foglioline di basilico, basilico greco, basilico ligure, mazzetto di basilico, mazzo di basilico, ciuffo di basilico, basilico in foglie, ciuffi di basilico, basilico di Pra, basilico rosso, basilico viola, fogliolina di basilico, basilico tritato, basilico verde, cime di basilico, basilico napoletano',
    'thai basil': 'basilico thai, basilico thailandese, basilico sacro, tulsi',
    parsley:
      'prezzemolo, prezzemolo fresco, prezzemolo tritato, foglie di prezzemolo, foglia di prezzemolo, ciuffo di prezzemolo/ciuffi di prezzemolo, mazzetto di prezzemolo, gambi di prezzemolo, gambo di prezzemolo, prezzemolo riccio, ciuffetto di prezzemolo, foglioline di prezzemolo, ciuffetti di prezzemolo, mazzo di prezzemolo, trito di prezzemolo, rametto di prezzemolo, rametti di prezzemolo, prezzemolo in foglie, prezzemolo surgelato, prezzemolo fresco tritato, petrosello, erbe fini prezzemolo, prezzemolina, steli di prezzemolo, prezzemolo congelato, prezzemolo a foglia piatta',
    cilantro:
      'coriandolo, coriandolo fresco, foglie di coriandolo, foglia di coriandolo, mazzetto di coriandolo, prezzemolo cinese, foglioline di coriandolo, ciuffo di coriandolo, cilantro, coriandolo tritato, coriandolo in foglie, gambi di coriandolo, ciuffi di coriandolo',
    mint: 'menta, menta fresca, foglia di menta/foglie di menta, foglioline di menta, fogliolina di menta, mentuccia, menta piperita, ciuffo di menta, ciuffi di menta, nepitella, mentuccia romana, rametto di menta, nepetella, menta romana, menta in foglie, foglie di mentuccia, mentuccia fresca, foglioline di mentuccia, ciuffetti di menta, ciuffetto di menta, nepeta, mentastro, rametti di menta, mazzetto di menta, puleggio',
    dill: 'aneto, aneto fresco, ciuffo di aneto, ciuffi di aneto, rametti di aneto, rametto di aneto, ciuffetti di aneto, aneto tritato, mazzetto di aneto',
    'fennel frond':
      'finocchietto, finocchietto selvatico, finocchio selvatico, barbe di finocchio, barba di finocchio, barbetta di finocchio, finocchietti selvatici, ciuffi di finocchietto, ciuffo di finocchietto, finocchietto fresco, finocchio selvatico fresco, finocchietto selvatico fresco, barbette di finocchio, ciuffi di finocchio, ciuffo di finocchio, finocchietto di montagna, rametti di finocchietto, finocchi selvatici, barbine di finocchio',
    chives:
      'erba cipollina, fili di erba cipollina, steli di erba cipollina, filo di erba cipollina, stelo di erba cipollina, erba cipollina fresca, erba cipollina tritata, mazzetto di erba cipollina',
    'garlic chives': 'erba aglina, aglio cinese',
    thyme:
      'timo, timo fresco, rametto di timo/rametti di timo, timo limone, foglioline di timo, timo limonato, foglie di timo, timo al limone, timo serpillo, serpillo, pepolino, timo in foglie, timo selvatico, ciuffo di timo, timo citrino, timo tritato',
    rosemary:
      'rosmarino, rosmarino fresco, rametto di rosmarino/rametti di rosmarino, ago di rosmarino/aghi di rosmarino, rosmarino tritato, ramerino, ciuffo di rosmarino, foglie di rosmarino, rosmarini, rami di rosmarino, trito di rosmarino, ciuffi di rosmarino, aghetti di rosmarino, rametto di ramerino, rametti di ramerino',
    sage: 'salvia, salvia fresca, foglia di salvia/foglie di salvia, foglioline di salvia, rametto di salvia, salvia in foglie, ciuffo di salvia, fogliolina di salvia, rametti di salvia, foglie salvia, salvia tritata',
    'oregano leaf':
      'origano fresco, foglie di origano, foglioline di origano, foglie di origano fresco, rametti di origano, rametto di origano, foglioline di origano fresco, rametto di origano fresco',
    marjoram:
      'maggiorana, maggiorana fresca, rametto di maggiorana, rametti di maggiorana, foglie di maggiorana, foglioline di maggiorana',
    tarragon: 'dragoncello, estragone, dragoncello fresco, foglie di dragoncello, rametto di dragoncello',
    chervil: 'cerfoglio, cerfoglio fresco, ciuffo di cerfoglio, foglie di cerfoglio, ciuffi di cerfoglio',
    lovage: 'levistico, sedano di monte, sedano di montagna',
    'curry leaf': 'foglie di curry, foglia di curry',
    'makrut lime leaf':
      'foglie di lime, foglie di kaffir, foglie di combava, kaffir lime, foglie di kaffir lime, foglie di lime kaffir, foglia di lime, foglie di kefir lime, combava',
    'lemon verbena':
      'verbena, erba Luigia, cedrina, erba cedrina, foglie di verbena, erba luisa, limoncina, verbena odorosa',
    'lemon balm': 'melissa, melissa fresca, foglie di melissa',
    shiso: 'shiso, foglie di shiso',
    'vietnamese coriander': 'coriandolo vietnamita',
    epazote: 'epazote',
    'pandan leaf': 'pandan, foglie di pandan',
    'banana leaf': 'foglie di banano, foglia di banano',
    'chicken breast':
      'petto di pollo/petti di pollo, petto pollo, filetto di pollo/filetti di pollo, fettine di pollo, fettina di pollo, fettine di petto di pollo, fetta di petto di pollo/fette di petto di pollo, fesa di pollo, scaloppine di pollo, scaloppina di pollo, bocconcini di pollo, bocconcini di petto di pollo, straccetti di pollo, tagliata di pollo, cubetti di pollo, pollo a fette, petto di pollo a fette, fette di pollo, mezzo petto di pollo, petto intero di pollo, spezzatino di pollo, dadolata di pollo, fettine pollo, petti pollo, cuore di petto di pollo, pollo a bocconcini, paillard di pollo, petto di pollo intero',
    chicken:
      'pollo/polli, carne di pollo, pollo a pezzi, pollo ruspante, pollo in pezzi, pezzi di pollo, pollo arrosto, pollo lesso, pollo bollito, pollo cotto, galletto/galletti, gallo, pollo già cotto, pollo tagliato a pezzi, pollo allo spiedo, cappone/capponi, pollastra, pollame, carni bianche, pollo disossato, pollo ruspante a pezzi, busto di pollo, pollo sfilacciato, pollo biologico, carne bianca, pollo grigliato',
    'chicken thigh':
      'sovracoscia di pollo/sovracosce di pollo, sovracosce, sovracoscia, sopracosce di pollo, sopracoscia di pollo, sovracosce di pollo disossate, sopraccosce di pollo, sovraccosce di pollo, sovracosce pollo, sovraccosce',
    'chicken leg':
      'coscia di pollo/cosce di pollo, cosce pollo, cosce e sovracosce di pollo, coscio di pollo, cosce di pollo con sovracosce, coscette di pollo',
    'chicken drumstick': 'fuso di pollo/fusi di pollo, fuselli di pollo, fusello di pollo, fusi pollo',
    'chicken wing': 'ala di pollo/ali di pollo, alette di pollo, aletta di pollo, alette pollo, ali pollo',
    'roasting chicken':
      'pollo intero, pollo da arrosto, pollo intero pulito, pollo ruspante intero, cappone intero, gallina intera',
    'turkey breast':
      'tacchino/tacchini, petto di tacchino/petti di tacchino, fesa di tacchino, fettine di tacchino, fettina di tacchino, carne di tacchino, scaloppine di tacchino, bocconcini di tacchino, arrosto di tacchino crudo, fette di tacchino, fetta di tacchino, straccetti di tacchino, spezzatino di tacchino, fesa tacchino, petto tacchino, cubetti di tacchino, tacchino a fette, rollè di tacchino, rolata di tacchino, polpa di tacchino',
    'turkey leg':
      'coscia di tacchino/cosce di tacchino, fuso di tacchino/fusi di tacchino, sovracoscia di tacchino/sovracosce di tacchino, ossobuco di tacchino/ossibuchi di tacchino, ali di tacchino, ossobuchi di tacchino',
    'roasting turkey': 'tacchino intero, tacchinella, tacchina',
    'duck breast':
      "petto d'anatra/petti d'anatra, petto di anatra/petti di anatra, magret, magret d'anatra, anatra/anatre, carne d'anatra, filetto d'anatra",
    'duck leg':
      "coscia d'anatra/cosce d'anatra, coscia di anatra/cosce di anatra, confit d'anatra, ragù d'anatra semplice",
    'roasting duck': 'anatra intera, anatra muta, germano reale, germano, anatroccolo',
    goose: "oca/oche, oca intera, coscia d'oca/cosce d'oca, carne d'oca, petto d'oca affumicato",
    'goose breast': "petto d'oca/petti d'oca, petto di oca",
    'cornish hen': 'galletto ruspante, pollastrella, pollastrello, gallettini, galletti livornesi, galletto amburghese',
    quail: 'quaglia/quaglie',
    'guinea fowl':
      'faraona/faraone, faraona a pezzi, faraona intera, petto di faraona/petti di faraona, coscia di faraona/cosce di faraona, faraona disossata',
    pheasant:
      'fagiano/fagiani, fagiana, pernice/pernici, piccione/piccioni, beccaccia, tordo/tordi, petto di piccione, uccelletti, petti di piccione, colombaccio, beccacce, starna, cacciagione',
    'beef steak':
      'manzo, carne di manzo, bistecca/bistecche, bistecca di manzo/bistecche di manzo, fettina di manzo/fettine di manzo, fettine, carne bovina, bovino, bovino adulto, fette di manzo, polpa di manzo, polpa di bovino, tagliata di manzo, tagliata, straccetti di manzo, straccetti, bistecca di scottona, scottona, fettine di bovino, fetta di manzo, fettine di carne di manzo, straccetti di bovino, bue, carne di bue, polpa di bue, carne rossa, manzo a fette, bistecchine, bistecchina di manzo, roast-beef di manzo crudo, bovino scottona, straccetti di scottona, polpa di scottona, carne di bovino, carne di scottona, Chianina, carne chianina, carne di Chianina, fassona, carne di fassona, Fassona piemontese, filetto di fassona, bistecca di Chianina',
    'ribeye steak':
      'costata/costate, costata di manzo, entrecote, entrecôte, rib eye, ribeye, costate di manzo, costata di scottona',
    'sirloin steak': 'scamone, scamone di manzo, scamone di bovino, rumpsteak, fetta di scamone',
    'strip steak':
      'fiorentina, bistecca fiorentina, bistecca alla fiorentina, controfiletto, controfiletto di manzo, lombata di manzo, t-bone, bistecche alla fiorentina, controfiletto di bovino, lombo di manzo, controfiletto di scottona',
    'flank steak': 'bavetta di manzo, pancia di manzo, bavetta di bovino',
    'skirt steak': 'diaframma di manzo, lombatello',
    'beef tenderloin':
      'filetto di manzo/filetti di manzo, filetto di bovino, filetto di vitellone, tournedos, medaglioni di filetto di manzo, filetto di scottona, chateaubriand, medaglioni di manzo, cuore di filetto, filetto di bue, filetto manzo',
    'minute steak':
      'carpaccio di manzo, fettine sottili di manzo, fettine di manzo sottili, carpaccio, fettine per involtini, fettine di manzo per involtini, carpaccio di bovino, fettine panate crude, carpaccio di scottona, fettine di manzo tenere',
    'beef roast':
      'roast beef, roastbeef, rosbif, noce di manzo, girello di manzo, magatello, girello, fesa di manzo, sottofesa di manzo, girello di bovino, magatello di manzo, cappello del prete, sottofesa, rosa di manzo, campanello, lacerto di manzo, lacerto, arrosto di manzo, fesa, manzo per arrosto, carne di manzo per arrosto, fesa di bovino, noce di bovino, magatello di bovino, fesone di spalla, fesone di manzo, sottofesa di bovino, tondino di manzo',
    'stewing beef':
      'spezzatino di manzo, carne di manzo per spezzatino, manzo per spezzatino, polpa di manzo per spezzatino, spezzatino di bovino, bocconcini di manzo, muscolo di manzo, carne per spezzatino di manzo, muscolo di bovino, cubetti di manzo, spalla di manzo, reale di manzo, polpa di spalla di manzo, manzo per brasato, carne per brasato, brasato di manzo, carne di manzo per brasato, carne per bollito, biancostato, biancostato di manzo, muscolo, carne per brodo, carne da brodo, manzo da brodo, bollito di manzo, bollito, lesso, carne lessa, carne da bollito, manzo da bollito, manzo per bollito, spezzatino di carne di manzo, carne bollita, carne di manzo da bollito, manzo da bollire, polpa di bovino per spezzatino, carne di manzo per brodo, polpa di manzo a pezzi, arrosto della vena, cappello di prete, reale, guancialino, fianchetto, bianco costato, manzo da brasare, scaramella, carne di manzo per lesso',
    'beef brisket': 'punta di petto di manzo, petto di manzo, brisket, punta di petto, punta di petto di bovino',
    'short rib': 'costine di manzo, scottadito di manzo, costolette di manzo',
    oxtail: 'coda di bue, coda di manzo, coda di vitellone, coda alla vaccinara cruda, coda di bovino',
    'beef shank':
      'stinco di manzo, geretto di manzo, ossobuco di manzo/ossibuchi di manzo, ossobuchi di manzo, geretto, stinco di bovino',
    'beef cheek':
      'guancia di manzo/guance di manzo, guanciale di manzo, guancia di vitello/guance di vitello, guance di bovino, guancia di bovino, guanciale di vitello, guancette di vitello, guanciali di manzo, guancialini di manzo, guanciali di vitello',
    'ground beef':
      'macinato di manzo, carne macinata di manzo, macinata di manzo, carne di manzo macinata, carne trita di manzo, trita di manzo, manzo macinato, macinato di bovino, carne macinata di bovino, manzo tritato, carne tritata di manzo, macinato magro di manzo, macinato scelto di manzo, carne di bovino macinata, macinato di scottona, polpa di manzo macinata, polpa di manzo tritata, tritato di manzo, carne di manzo tritata, macinato bovino, carne bovina macinata, svizzera di manzo, battuta di manzo, trita di bovino, polpa macinata di manzo, tartare di manzo, battuta di fassona, polpa di bovino macinata, macinato di carne di manzo, bovino macinato, tritato di bovino, polpa di bovino tritata, carne macinata di scottona, macinato di chianina, carne macinata manzo, macinato manzo, macinato di bovino adulto',
    'ground pork':
      'macinato di maiale, carne macinata di maiale, carne di maiale macinata, carne trita di maiale, trita di maiale, maiale macinato, macinato di suino, carne tritata di maiale, carne macinata di suino, macinata di maiale, polpa di maiale macinata, polpa di maiale tritata, maiale tritato, suino macinato, carne di maiale tritata, tritato di maiale, macinato maiale, trita di suino, carne di suino macinata, macinato suino, suino tritato',
    'ground turkey':
      'macinato di tacchino, tacchino macinato, carne macinata di tacchino, carne trita di tacchino, tacchino tritato, trita di tacchino, carne di tacchino macinata, tritato di tacchino',
    'ground chicken':
      'macinato di pollo, pollo macinato, carne macinata di pollo, carne trita di pollo, petto di pollo macinato, pollo tritato, trita di pollo, petto di pollo tritato, carne di pollo macinata, tritato di pollo',
    'ground lamb':
      'macinato di agnello, carne macinata di agnello, agnello macinato, carne trita di agnello, carne di agnello macinata, agnello tritato',
    'ground veal':
      'macinato di vitello, carne macinata di vitello, carne trita di vitello, vitello macinato, polpa di vitello macinata, carne di vitello macinata, carne tritata di vitello, polpa di vitello tritata, macinata di vitello, vitello tritato, trita di vitello, macinato vitello, carne di vitello tritata, macinato di vitellone, tritato di vitello, polpa macinata di vitello',
    'ground venison': 'macinato di cervo, carne macinata di cervo, macinato di capriolo',
    'mixed ground meat':
      'macinato misto, carne macinata mista, carne trita mista, trita mista, macinato di manzo e maiale, macinato misto manzo e maiale, carne macinata di manzo e maiale, tritato misto, carne tritata mista, macinato misto di manzo e maiale, macinato misto bovino e suino, macinato misto di bovino e suino, carne mista macinata, carne mista tritata, macinata mista, macinato misto maiale e manzo, carne macinata mista di manzo e maiale, macinato misto di maiale e manzo, macinato manzo e maiale, carne macinata mista manzo e maiale, carne macinata mista maiale e manzo, macinato vitello e maiale, macinato di vitello e maiale, carne macinata di maiale e manzo, carne tritata mista manzo e maiale, macinato di maiale e manzo, macinato misto di suino e bovino, macinato suino e bovino',
    'burger patty':
      'burger di manzo, hamburger di manzo, hamburger di bovino, hamburger di scottona, svizzera/svizzere, hamburger di chianina, hamburger di Chianina, hamburger di fassona, burger di scottona',
    'veal cutlet':
      'vitello, carne di vitello, fettina di vitello/fettine di vitello, scaloppina di vitello/scaloppine di vitello, fesa di vitello, scaloppine, scaloppina, cotoletta di vitello/cotolette di vitello, noce di vitello, girello di vitello, magatello di vitello, polpa di vitello, bistecche di vitello, bistecca di vitello, sottofesa di vitello, fette di vitello, tondino di vitello, arrosto di vitello, vitellone, filetto di vitello, sottonoce di vitello, codino di vitello, fettine di carne di vitello, vitella, lombo di vitello, fettine di vitellone, polpa di vitellone, filetti di vitello, fetta di vitello, lonza di vitello, vitello tonnato crudo, straccetti di vitello, campanello di vitello, tasca di vitello, punta di vitello, petto di vitello, fesa vitello, scamone di vitello, carpaccio di vitello, cima di vitello, carne di vitellone, rollata di vitello, rollè di vitello, fracosta di vitello, rolata di vitello, polpa di vitella, fettine di vitella, vitello per arrosto, fettine vitello, sottofiletto di vitello',
    'veal chop':
      'costoletta di vitello/costolette di vitello, nodino di vitello/nodini di vitello, nodini, nodino, braciola di vitello/braciole di vitello, costata di vitello, carré di vitello, lombata di vitello, lombatina di vitello, lombatine di vitello, lombatina, lombatine',
    'veal shank':
      'ossobuco/ossibuchi, ossobuchi, ossobuco di vitello/ossibuchi di vitello, ossobuchi di vitello, stinco di vitello, geretto di vitello, ossibuco, gamboncello, piedino di vitello/piedini di vitello',
    'stewing veal':
      'spezzatino di vitello, carne di vitello per spezzatino, bocconcini di vitello, vitello per spezzatino, spalla di vitello, polpa di vitello per spezzatino, reale di vitello, muscolo di vitello, spezzatino di vitellone, polpa di spalla di vitello, polpa di vitello a pezzi, cubetti di vitello, biancostato di vitello, cappello del prete di vitello',
    'pork chop':
      'maiale/maiali, carne di maiale, suino, carne suina, braciola di maiale/braciole di maiale, costoletta di maiale/costolette di maiale, bistecca di maiale/bistecche di maiale, carne di suino, fettine di maiale, fettina di maiale, polpa di maiale, braciola di suino, bistecche di suino, nodini di maiale, polpa di suino, maialino, maialino da latte, porcellino, porchetta cruda, fette di maiale, straccetti di maiale, costolette di suino, bistecca di suino, maialetto, porceddu, lattonzolo, braciole di suino, cinta senese, maialino di latte, nodino di maiale, carne di cinta senese, bistecche di lonza, carne mista di maiale, carne grassa di maiale',
    'pork tenderloin':
      'filetto di maiale/filetti di maiale, filetto di suino, filettino di maiale, filettini di maiale, medaglioni di maiale, filetto di maialino, medaglioni di filetto di maiale, filetto maiale',
    'pork loin':
      'lonza di maiale, lonza, arista, arista di maiale, lombo di maiale, arista di suino, lonza di suino, carré di maiale, lombata di maiale, arrosto di maiale, fette di lonza, carrè di maiale, arista disossata, carré di suino, fettine di lonza, fettine di arista, arista di maiale disossata, lonza di maiale a fette, lonza maiale, controfiletto di maiale, lombo di suino, carré di maialino, carrè di suino',
    'pork cutlet':
      'fettine di lonza di maiale, cotoletta di maiale/cotolette di maiale, scaloppine di maiale, scaloppine di lonza, fesa di maiale, scaloppina di maiale',
    'pork shoulder':
      'spalla di maiale, coppa di maiale, capocollo di maiale, spezzatino di maiale, polpa di spalla di maiale, spalla di suino, pulled pork, coppa fresca, coppa di suino, capocollo fresco, scamerita, coppa fresca di maiale, coppone, bocconcini di maiale, polpa di maiale per spezzatino, carne di maiale per spezzatino, cubetti di maiale, coppa di maiale fresca, maiale per spezzatino, spalla fresca di maiale, capicollo di maiale',
    'pork belly':
      'pancia di maiale, pancetta fresca, pancetta fresca di maiale, pancia di suino, pancetta di maiale fresca, pancetta di maiale, rosticciana, fette di pancetta fresca',
    'spare rib':
      'costina di maiale/costine di maiale, costina/costine, puntine di maiale, puntine, spuntature, spuntature di maiale, spuntatura di maiale, tracchie, tracchiulelle, costine di suino, gallinelle di maiale, ribs, spuntatura, costole di maiale, rosticini di maiale, tracchie di maiale, puntine di suino, tracchia, costata di maiale, costato di maiale',
    'pork leg': 'coscia di maiale, coscia di suino, coscio di maiale, noce di maiale, cosciotto di maiale',
    'pork cheek':
      'guancia di maiale, guance di maiale, guancetta di maiale, guancette di maiale, guanciale fresco, guanciola di maiale',
    'ham hock':
      'stinco di maiale, stinchi di maiale, stinco di suino, stinco, stinchi, zampetto di maiale, stinco di maiale precotto',
    gammon:
      'kassler, carré affumicato, carré di maiale affumicato, costolette affumicate, carrè affumicato, prosciutto affumicato a trancio',
    'lamb chop':
      "agnello/agnelli, carne di agnello, carne d'agnello, costoletta di agnello/costolette di agnello, costolette d'agnello, costoletta d'agnello, abbacchio, scottadito, costine di agnello, costolette di abbacchio, scottadito di agnello, agnellino, capretto a costolette, agnello a pezzi, polpa di agnello, polpa d'agnello, braciole di agnello, costolette, costoletta, agnello da latte, costine d'agnello, agnello disossato, costolettine di agnello, coratella di agnello e costine, agnellone, pecora, carne di pecora, montone, carne di montone, castrato, carne di castrato, costine di castrato, arrosticini, arrosticini di pecora, braciole di castrato, costolette di castrato, pezzi di agnello, costolettine d'agnello",
    'lamb loin':
      "filetto di agnello, filetto d'agnello, lombo di agnello, sella di agnello, lombo d'agnello, sella d'agnello, lombata di agnello",
    'rack of lamb': "carré di agnello, carré d'agnello, carrè d'agnello, carrè di agnello, quadrello di agnello",
    'lamb shoulder':
      "spalla di agnello, spalla d'agnello, spezzatino di agnello, spalla di abbacchio, spezzatino d'agnello, agnello per spezzatino, bocconcini di agnello",
    'leg of lamb':
      "cosciotto di agnello, cosciotto d'agnello, coscia di agnello, coscia d'agnello, coscio di agnello, coscio d'agnello, cosciotto di abbacchio, cosciotto",
    'lamb shank': "stinco di agnello, stinchi di agnello, stinco d'agnello, stinchi d'agnello",
    'lamb neck': "collo di agnello, collo d'agnello",
    'goat meat':
      'capretto/capretti, capra, carne di capra, carne di capretto, cosciotto di capretto, coscia di capretto, spalla di capretto, costolette di capretto',
    'venison steak':
      'cervo, carne di cervo, capriolo, carne di capriolo, filetto di cervo, filetto di capriolo, selvaggina, sella di capriolo, lombo di cervo, daino, carne di daino, sella di cervo, lombata di cervo',
    'stewing venison':
      'spezzatino di cervo, spezzatino di capriolo, cervo per spezzatino, polpa di cervo, polpa di capriolo, coscia di capriolo, coscia di cervo',
    rabbit:
      'coniglio/conigli, coniglio a pezzi, coscia di coniglio/cosce di coniglio, carne di coniglio, sella di coniglio, lepre, carne di lepre, coniglio disossato, polpa di coniglio, spezzatino di coniglio, pezzi di coniglio, lepre a pezzi, coniglio intero, filetti di coniglio, filetto di coniglio',
    'wild boar':
      'cinghiale/cinghiali, carne di cinghiale, polpa di cinghiale, spezzatino di cinghiale, coscia di cinghiale',
    chorizo: 'chorizo',
    'mexican chorizo': 'chorizo fresco',
    nduja: "nduja, 'nduja, nduja calabrese, 'nduja di Spilinga, nduja di Spilinga",
    bacon:
      'bacon, bacon affumicato, fetta di bacon/fette di bacon, fettine di bacon, bacon a fette, pancetta affumicata, pancetta affumicata a fette, pancetta affumicata a cubetti, cubetti di pancetta affumicata, fette di pancetta affumicata, pancetta affumicata dolce, cubetti di bacon, dadini di pancetta affumicata, bacon a cubetti, fettine di pancetta affumicata, dadini di bacon',
    pancetta:
      'pancetta/pancette, pancetta dolce, pancetta tesa, pancetta a cubetti, pancetta arrotolata, pancetta stagionata, cubetti di pancetta, pancetta coppata, pancetta dolce a cubetti, fetta di pancetta/fette di pancetta, pancetta a dadini, dadini di pancetta, pancetta a fette, fettine di pancetta, rigatino, pancetta magra, pancetta tesa stagionata, pancetta piacentina, pancetta steccata, fette di pancetta arrotolata, pancetta tesa dolce, tarese, ventresca di maiale, fette di pancetta tesa, pancetta di suino, pancetta pepata, dadolata di pancetta, pancetta dolce a fette, pancetta paesana, fette di pancetta dolce, cubetti di pancetta dolce',
    guanciale:
      'guanciale, guanciale di maiale, guanciale stagionato, guanciale a cubetti, guanciale amatriciano, guanciale di Amatrice, guanciale pepato, cubetti di guanciale, fette di guanciale, guanciale a fette, barbozzo',
    'salt pork':
      'lardo, lardo di Colonnata, lardo pestato, lardo stagionato, fette di lardo, fettine di lardo, lardo di maiale, lardo a fette, lardo di Arnad, lardo battuto, lardo di Arnad DOP, pesto di lardo, lardo aromatizzato, pesto modenese, cunza, lardo salato, battuto di lardo, fetta di lardo',
    ham: 'prosciutto cotto, fetta di prosciutto cotto/fette di prosciutto cotto, prosciutto cotto a fette, prosciutto cotto a cubetti, prosciutto cotto a dadini, cotto, cubetti di prosciutto cotto, prosciutto di Praga, praga, prosciutto praga, prosciutto cotto di Praga, fette di prosciutto cotto affumicato, spalla cotta, prosciutto cotto affumicato, prosciutto cotto alta qualità, prosciutto cotto magro, dadini di prosciutto cotto, prosciutto arrosto, prosciutto cotto tagliato spesso, dadini di prosciutto, prosciutto cotto alla brace, prosciutto cotto intero, cotto di Praga, prosciutto cotto di alta qualità, cubetti di prosciutto, fettine di prosciutto cotto, dadolata di prosciutto cotto, prosciutto alla brace, prosciutto cotto sgrassato',
    prosciutto:
      'prosciutto/prosciutti, prosciutto crudo, prosciutto di Parma, fetta di prosciutto/fette di prosciutto, fette di prosciutto crudo, fetta di prosciutto crudo, prosciutto crudo dolce, prosciutto di San Daniele, prosciutto crudo di Parma, prosciutto San Daniele, crudo, prosciutto toscano, San Daniele, prosciutto crudo a fette, fettine di prosciutto crudo, culatello, culatello di Zibello, fiocco di prosciutto, crudo di Parma, prosciutto di Norcia, prosciutto di Sauris, fiocchetto, prosciutto crudo San Daniele, prosciutto crudo di San Daniele, prosciutto Parma, prosciutto dolce, prosciutto di cinghiale, Jambon de Bosses, fettine di prosciutto, dadini di prosciutto crudo, prosciutto di montagna, prosciutto nazionale, prosciutto crudo magro, prosciutto crudo toscano, crudo a fette, dadolata di prosciutto crudo, fette di crudo',
    'serrano ham':
      'prosciutto serrano, jamon serrano, jamón serrano, jamon iberico, prosciutto iberico, pata negra, jamón ibérico, patanegra',
    speck:
      "speck, speck a fette, speck a cubetti, fetta di speck/fette di speck, speck dell'Alto Adige, speck a dadini, speck Alto Adige, cubetti di speck, fettine di speck, speck altoatesino, speck tirolese, dadini di speck, speck a listarelle, listarelle di speck, striscioline di speck, speck di Sauris, speck a fettine",
    salami:
      "salame/salami, salame napoletano, salame Milano, salame felino, salame di Felino, fette di salame, fettine di salame, soppressata, salame dolce, salamino/salamini, salame toscano, finocchiona, salame a fette, sopressa, salame piccante, ventricina, spianata, spianata calabrese, soppressa, cacciatorino/cacciatorini, cacciatore salame, strolghino, salamella stagionata, salame tipo Napoli, salame di maiale, spianata piccante, coppiette, salame ungherese, salame Napoli, soppressata calabrese, ciauscolo, salame di Varzi, salamino piccante, salame calabrese, salame tipo Milano, schiacciata piccante, salame mantovano, salame nostrano, salame morbido, salame d'la duja, ventricina piccante, corallina, salame corallina, sbriciolona, salame di Fabriano, salame fabriano, salame cotto, salamini piccanti, salsiccia napoletana secca, salame ventricina, cubetti di salame, salamino cacciatore, salamini cacciatori, soppressata piccante, fellata, salame di suino, sopressata, salame di cinghiale",
    pepperoni: 'pepperoni',
    bologna: 'lyoner',
    'luncheon meat': 'spam, carne di maiale in scatola',
    'smoked turkey':
      'fesa di tacchino affumicata, tacchino affumicato, fesa di tacchino arrosto, tacchino arrosto, arrosto di tacchino, affettato di tacchino, fesa di tacchino al forno, petto di tacchino arrosto, fesa di tacchino a fette, petto di tacchino affumicato, fette di tacchino arrosto, fette di fesa di tacchino, tacchino affettato, petto di pollo arrosto a fette, pollo affettato, arrosto di pollo, affettato di pollo, fesa di pollo arrosto, fette di arrosto di tacchino',
    'deli roast beef':
      "roast beef affettato, roastbeef affettato, roast beef a fette, fette di roast beef, roast beef all'inglese, fette di roastbeef, carne salada, carne salata, fettine di roast beef, carne salada a fette",
    pastrami: 'pastrami',
    bresaola:
      "bresaola/bresaole, bresaola della Valtellina, fetta di bresaola/fette di bresaola, bresaola a fette, slinzega, bresaola punta d'anca, bresaola di manzo, fettine di bresaola, bresaola Valtellina, bresaola di punta d'anca",
    'chicken liver':
      'fegatini di pollo, fegatino di pollo, fegatini, fegatino, fegato di pollo, fegatelli di pollo, fegatini di coniglio, fegatini di tacchino, durelli e fegatini di pollo, fegato di coniglio',
    'calf liver':
      'fegato/fegati, fegato di vitello, fegato di manzo, fettine di fegato, fegato di vitella, fette di fegato, fegato di vitellone, fettine di fegato di vitello, fegato di agnello, fegato di bovino',
    kidney:
      'rognone/rognoni, rognone di vitello, rognoncini, rognoni di vitello, rognoncini di vitello, rognone trifolato crudo',
    'chicken heart': 'cuori di pollo, cuore di bue carne, cuore di vitello, cuoricini di pollo, cuore di manzo',
    'chicken gizzard':
      'durelli, durelli di pollo, ventrigli di pollo, rigaglie di pollo, rigaglie, frattaglie di pollo, regaglie di pollo, regaglie, frattaglie, interiora di pollo, magoni',
    'beef tongue': 'lingua di manzo, lingua di vitello, lingua di bue, lingua di vitellone, lingua salmistrata',
    tripe:
      'trippa/trippe, trippa precotta, trippa di vitello, trippa mista, trippa di manzo, lampredotto, trippa già cotta, trippa pulita, cuffia di trippa, trippa lessata, foiolo, busecca, trippa di bovino, pajata, pagliata',
    sweetbread:
      "animelle, animella, animelle di vitello, coratella, coratella di agnello, coratella d'agnello, cervella, cervello di vitello, filoni, animelle di agnello, schienali, cervelle",
    'foie gras': "foie gras, fegato grasso, fegato grasso d'oca, fegato d'oca, scaloppa di foie gras",
    'marrow bone':
      'midollo, midollo di bue, osso di manzo/ossa di manzo, ossa di vitello, osso con midollo, midollo di vitello, midollo di manzo, osso di ginocchio, osso di vitello, osso da brodo, ossa da brodo, osso con il midollo, midollo osseo, osso per brodo, osso, ossa, ossi con midollo, ossa con midollo, ossi di manzo, osso di bue',
    'pig foot':
      'piedino di maiale/piedini di maiale, piede di maiale, piedi di maiale, zampino di maiale, zampini di maiale, zampetti di maiale, cotiche miste a piedini',
    'chicken carcass':
      'carcassa di pollo/carcasse di pollo, gallina/galline, gallina da brodo, ossa di pollo, carcassa di tacchino, carcassa di pollo con ali, gallina ruspante, zampe di gallina, zampe di pollo, mezza gallina, collo di pollo, colli di pollo, gallina vecchia, carcassa di cappone',
    lard: 'strutto, sugna, strutto di maiale, sugna di maiale, strutto suino',
    'duck fat': "grasso d'anatra, grasso d'oca, grasso di oca, grasso di anatra, grasso oca",
    'beef tallow': 'grasso di manzo, sego, grasso di vitello, grasso di bue',
    suet: 'grasso di rognone, rognonata, sugna di bue',
    'bacon fat': 'grasso di pancetta, grasso di bacon',
    'chicken fat': 'grasso di pollo, grasso di gallina',
    'salmon fillet':
      'salmone/salmoni, filetto di salmone/filetti di salmone, trancio di salmone/tranci di salmone, salmone fresco, tranci di salmone fresco, salmone norvegese, trancio di salmone fresco, filetto di salmone fresco, salmone abbattuto, salmone crudo, polpa di salmone, tartare di salmone, salmone selvaggio, salmone sockeye, salmone selvaggio sockeye, trancia di salmone, carpaccio di salmone, fette di salmone fresco, baffa di salmone fresco, filetto salmone, cubetti di salmone, darne di salmone, cuore di salmone, salmone reale',
    'smoked salmon':
      'salmone affumicato, fetta di salmone affumicato/fette di salmone affumicato, salmone affumicato a fette, fettine di salmone affumicato, ritagli di salmone affumicato, salmone norvegese affumicato, salmone affumicato selvaggio, baffa di salmone affumicato, carpaccio di salmone affumicato, fette di salmone, salmone selvaggio affumicato, salmone affumicato norvegese, listarelle di salmone affumicato, salmone affumicato scozzese',
    gravlax: 'gravlax, salmone marinato, gravadlax',
    'smoked trout':
      'trota affumicata, filetto di trota affumicata/filetti di trota affumicata, trota salmonata affumicata, filetti di trota affumicati',
    'smoked mackerel': 'sgombro affumicato, filetti di sgombro affumicato',
    'smoked haddock': 'eglefino affumicato, haddock affumicato, merluzzo affumicato, haddock',
    kipper:
      "aringa affumicata, aringhe affumicate, filetti di aringa affumicata, filetti di aringhe affumicate, aringa affumicata sott'olio",
    'cod fillet':
      'merluzzo/merluzzi, filetto di merluzzo/filetti di merluzzo, merluzzo fresco, trancio di merluzzo/tranci di merluzzo, merluzzo surgelato, cuore di merluzzo/cuori di merluzzo, filetti di pesce, filetto di pesce, filetti di pesce bianco, filetto di pesce bianco, pesce bianco, pesci, filetti di merluzzo surgelati, polpa di merluzzo, polpa di pesce, merluzzo nordico, gallinella di mare, gallinella, filetti di gallinella, filetti di merluzzo freschi, skrei, gallinelle, merluzzo carbonaro, merluzzo nero, cuori di merluzzo surgelati, tranci di pesce, bocconcini di merluzzo, pesce in tranci, molva, filetti merluzzo, trancio di pesce, mormora/mormore, mormora fresca',
    'haddock fillet': 'eglefino, filetti di eglefino',
    'hake fillet':
      'nasello/naselli, filetto di nasello/filetti di nasello, merlano, tranci di nasello, nasello fresco, filetti di nasello surgelati, merluzzetti, merluzzetto, filetti di nasello freschi, potassolo',
    'pollock fillet': "pollack, merluzzo d'Alaska, pollack d'Alaska, merluzzo giallo, filetti di merluzzo d'Alaska",
    'halibut fillet': 'halibut, ippoglosso, filetto di halibut, filetti di halibut, trancio di halibut',
    'turbot fillet': 'rombo/rombi, rombo chiodato, filetti di rombo, filetto di rombo',
    'sole fillet':
      'sogliola/sogliole, filetto di sogliola/filetti di sogliola, platessa/platesse, filetto di platessa/filetti di platessa, passera di mare, limanda, filetti di platessa surgelati, suacia, filetti di platesse, filetti di sogliole',
    'tilapia fillet': 'pangasio, tilapia, filetti di pangasio, filetto di pangasio, filetti di tilapia',
    'sea bass fillet':
      'filetto di branzino/filetti di branzino, filetto di spigola/filetti di spigola, branzino sfilettato, spigola sfilettata, ombrina, filetti di ombrina, filetto di ombrina, trancio di ombrina, filetti di persico spigola, persico spigola',
    branzino: 'branzino/branzini, spigola/spigole, pesce intero, branzino intero, spigola intera, branzino fresco',
    'sea bream fillet':
      'filetto di orata/filetti di orata, pagello, pagelli, pagro, filetto di pagro, sarago/saraghi, filetti di pagro, fragolino, besugo, boghe, boga, marmora, occhiata, filetti di sarago',
    dorade: 'orata/orate, orata intera, orata fresca, orate fresche',
    monkfish:
      'rana pescatrice, coda di rospo/code di rospo, pescatrice, filetto di rana pescatrice, medaglioni di rana pescatrice, coda di rana pescatrice, code di rana pescatrice, filetti di rana pescatrice, polpa di rana pescatrice, rana pescatrice pulita, trancio di rana pescatrice, bocconcini di rana pescatrice',
    'snapper fillet':
      'triglia/triglie, filetto di triglia/filetti di triglia, scorfano/scorfani, scorfanotto, dentice, filetto di dentice, filetti di scorfano, triglie di scoglio, filetti di triglie, triglie di fango, filetti di dentice, trancio di dentice, polpa di scorfano, rana di scoglio, triglia di scoglio, tracina, tracine, coccio, capone, capponi di mare',
    'catfish fillet': 'pesce gatto',
    'grouper fillet':
      'cernia, filetto di cernia/filetti di cernia, trancio di cernia, tranci di cernia, lampuga, mahi mahi, filetti di lampuga, polpa di cernia',
    'perch fillet':
      'persico, pesce persico, filetto di persico/filetti di persico, filetti di pesce persico, luccio, luccioperca, filetto di pesce persico, persico africano, sandra, polpa di luccio',
    carp: 'carpa, carpe, tinca, tinche',
    'char fillet': 'salmerino, salmerini, filetti di salmerino, filetto di salmerino, salmerino alpino',
    'trout fillet':
      'filetto di trota/filetti di trota, trota salmonata/trote salmonate, filetti di trota salmonata, filetto di trota salmonata, coregone, lavarello, filetti di lavarello, filetti di coregone, trancio di trota salmonata, trota salmonata fresca, lavarelli, agone, agoni',
    'rainbow trout': 'trota/trote, trota iridea, trote iridee, trota fario, trotelle, trota intera',
    'mackerel fillet':
      'sgombro/sgombri, filetto di sgombro/filetti di sgombro, sgombro fresco, sgombri freschi, lanzardo, lanzardi, sugarello, sugarelli, suri, filetti di sgombro fresco, aguglia, aguglie, costardella, lacerti',
    'herring fillet': 'aringa/aringhe, filetti di aringa, aringhe fresche, filetti di aringhe',
    'sardine fillet':
      'sarda/sarde, sardina/sardine, sarde fresche, filetti di sarde, filetti di sarda, sardine fresche, sardella, sardelle fresche, sarde pulite, sardoni, filetti di sardine, sarde deliscate, sarde aperte, papalina, papaline',
    whitebait:
      'alici fresche, acciughe fresche, bianchetti, bianchetto pesce, latterini, latterino, neonata, novellame, alici pulite, filetti di alici fresche, alice fresca, gianchetti, pesciolini, acquadelle, acciughe fresche pulite, alborelle, filetti di alici freschi, pesce azzurro, alici deliscate, alici freschissime, filetti di acciughe freschi, acciuga fresca, paranza, fragaglia, rossetti, cicerello, misto paranza',
    'tuna steak':
      'tonno fresco, trancio di tonno/tranci di tonno, tonno rosso, filetto di tonno, filetto di tonno fresco, tonno pinna gialla, trancio di tonno fresco, tranci di tonno fresco, fetta di tonno fresco, bistecca di tonno, palamita/palamite, palamita fresca, tonnetto, ventresca di tonno fresca, tartare di tonno, carpaccio di tonno, tonno abbattuto, fette di tonno fresco, bonito, tonno alletterato, alletterato, tombarello, ricciola/ricciole, filetti di ricciola, trancio di ricciola, filetto di ricciola, leccia, tombarelli, carpaccio di ricciola, tranci di ricciola, fetta di tonno',
    'swordfish steak':
      'pesce spada, trancio di pesce spada/tranci di pesce spada, spada, spada affumicato, pesce spada affumicato, fetta di pesce spada/fette di pesce spada, pesce spada fresco, carpaccio di pesce spada, verdesca, smeriglio, palombo, tranci di palombo, palombo a fette, fettine di pesce spada, pescespada, gattuccio, carpaccio di pesce spada affumicato, squaletto, trancio di palombo, spatola, pesce sciabola, pesce bandiera, pesce spatola, involtini di pesce spada crudi, bocconcini di pesce spada',
    'skate wing': 'razza, ala di razza, ali di razza, arzilla',
    eel: 'anguilla/anguille, capitone/capitoni, grongo, anguilla affumicata, unagi, anguilla marinata, murena',
    'salt cod':
      'baccalà, stoccafisso, baccalà ammollato, filetto di baccalà/filetti di baccalà, baccalà dissalato, stoccafisso ammollato, baccalà già ammollato, baccalà bagnato, stocco, pescestocco, baccala, trancio di baccalà, tranci di baccalà, cuore di baccalà, cuori di baccalà, piscistocco, stoccafisso secco, stoccafisso già ammollato, baccalà sotto sale, mussillo, mussillo di baccalà, baccalà secco, filetto di baccalà dissalato, filetti di baccalà dissalati, filetto di baccalà ammollato, carpaccio di baccalà, pesce stocco, coronello, stoccafisso già bagnato',
    'canned tuna':
      "tonno, tonno sott'olio, tonno sottolio, tonno in scatola, tonno al naturale, tonno in olio d'oliva, tonno in olio di oliva, scatoletta di tonno/scatolette di tonno, tonno sott'olio d'oliva, tonno sgocciolato, filetti di tonno, filetti di tonno sott'olio, ventresca di tonno, ventresca, tonno sott'olio sgocciolato, filetti di tonno in olio d'oliva, tonno in scatola sott'olio, tonno all'olio d'oliva, tonno all'olio di oliva, tonno sotto olio, tonno in scatola al naturale, lattina di tonno, tonno in olio extravergine d'oliva, tonno in vetro, tonno sott'olio di oliva, tonno al naturale sgocciolato, tonno all'olio, trancio di tonno sott'olio, ventresca di tonno sott'olio, tonno in vaso, tonno in olio, tonno in olio extravergine di oliva, tonno scatola, scatola di tonno, scatole di tonno, vasetto di tonno, tonno in scatola sgocciolato, filetti di tonno sottolio, barattolo di tonno, tarantello, mosciame, mosciame di tonno",
    'canned salmon': 'salmone in scatola, salmone al naturale, salmone in scatola al naturale',
    'canned sardine':
      "sardine sott'olio, sardine in scatola, sardine in olio, sardine sottolio, sarde sott'olio, scatoletta di sardine, filetti di sardine sott'olio, sardine in olio d'oliva, sarde in scatola",
    'canned mackerel':
      "sgombro sott'olio, sgombro in scatola, filetti di sgombro sott'olio, sgombro al naturale, sgombro in olio, filetti di sgombro in olio, filetti di sgombro in scatola, sgombro sottolio, filetti di sgombro al naturale, filetti di sgombro in olio d'oliva, filetti di sgombro sottolio, sgombro sott'olio d'oliva",
    anchovy:
      "acciuga/acciughe, alice/alici, filetto di acciuga/filetti di acciuga, filetti di acciughe, filetto d'acciuga/filetti d'acciuga, filetti d'acciughe, acciughe sott'olio, alici sott'olio, acciughe sotto sale, alici sotto sale, filetti di alici, filetto di alice/filetti di alice, acciughe dissalate, filetti di acciuga sott'olio, filetti di acciughe sott'olio, acciughe salate, filetti di alici sott'olio, acciughe sottolio, filetti di acciughe sotto sale, alici di Cetara, acciuga sott'olio, acciuga salata, acciuga sotto sale, alici marinate, alici salate, acciughe del Cantabrico, acciughe diliscate, acciughe in olio, acciughina, filetti di acciuga sotto sale, filetti acciuga, acciughe di Sciacca, filetti di alici in olio, filetti di acciughe in olio, filetti acciughe, filetti di acciughe sottolio, acciughe marinate, filetti di acciughe dissalati, filetto di acciuga sott'olio, filetti di alici sottolio, filetto di acciuga sotto sale, filetti di alici sotto sale, alici in olio, acciughe sfilettate, filetti di acciuga dissalati, filetti di acciuga in olio, acciughe liguri, acciughe sott'sale, acciughine, filetti di alici di Cetara",
    'anchovy paste':
      "pasta di acciughe, pasta d'acciughe, pasta d'acciuga, pasta di alici, crema di acciughe, pasta di acciuga, pasta acciughe, crema di alici",
    'pickled herring': 'aringhe marinate, aringa marinata, rollmops, filetti di aringa marinata, aringhe in agrodolce',
    'crab stick':
      'surimi, bastoncino di surimi/bastoncini di surimi, stick di surimi, polpa di surimi, surimi di granchio, bastoncini di granchio, stick di granchio, chele di surimi',
    shrimp:
      'gambero/gamberi, gambero rosso/gamberi rossi, mazzancolla/mazzancolle, gamberone/gamberoni, coda di gambero/code di gambero, code di gamberi, gamberi freschi, gamberi sgusciati, code di mazzancolle, coda di mazzancolla, gamberi rossi di Mazara, gamberi rosa, gamberoni argentini, gamberi viola, gamberi surgelati, gamberi argentini, gamberi rossi di Mazara del Vallo, gambero rosso di Mazara, gamberoni freschi, gamberi bianchi, mazzancolle fresche, gamberoni rossi, mazzancolle sgusciate, mazzancolle tropicali, code di gamberi sgusciate, gamberi puliti, code di gamberoni, code di gamberi surgelate, gamberi code, gamberi crudi, tartare di gamberi, gambero rosa, gamberi rossi siciliani, code di mazzancolle sgusciate, code di mazzancolle surgelate, polpa di gambero, gamberoni sgusciati, gamberi imperiali, gamberoni imperiali, teste di gamberi, teste di gambero, code gamberi, carapaci di gamberi, polpa di gamberi, gambero viola, carpaccio di gamberi, gamberi grigi, spiedini di gamberi crudi, code di gamberone, code di gambero sgusciate',
    'bay shrimp':
      'gamberetto/gamberetti, gamberetti sgusciati, gamberetti in salamoia, gamberetti lessati, gamberetti surgelati, gamberetti rosa, gamberetti freschi, schie, gamberetti in scatola, gamberetti grigi, gamberi lessati, gamberi cotti, gamberetti bolliti, gamberetti cotti, gamberetti precotti, code di gamberetti, gamberetti di laguna, gamberetti boreali, gamberetti puliti, gamberetti secchi, gamberettini, gamberi in salamoia, gamberi precotti, gamberetti sgusciati surgelati, gamberi essiccati',
    langoustine:
      'scampo/scampi, scampi freschi, code di scampi, coda di scampo, scampetti, canocchia/canocchie, cicala di mare/cicale di mare, pannocchie di mare, polpa di scampi, cicale, code di scampo, scampi sgusciati, scampi interi',
    crayfish: "gambero di fiume/gamberi di fiume, gamberi d'acqua dolce, gamberi di lago, code di gamberi di fiume",
    lobster:
      'astice/astici, aragosta/aragoste, astice blu, astice fresco, astice intero, aragosta fresca, polpa di astice, polpa di aragosta, astice vivo, aragostelle, magnosa',
    'lobster tail': 'coda di aragosta/code di aragosta, coda di astice/code di astice, code di astici',
    crab: 'granchio/granchi, granseola/granseole, granchio blu, favolli, granceola, granciporro, granchi blu, moeche, granchi di mare, favollo, grancevola, granzevola, chele di granchio',
    'crab meat':
      'polpa di granchio, polpa di granseola, polpa di granchio in scatola, polpa di granceola, granchio in scatola',
    mussel:
      'cozza/cozze, cozze fresche, cozze sgusciate, cozze pulite, mitili, peoci, muscoli di mare, cozze surgelate, cozze nere, mitilo, datteri di mare, polpa di cozze, cozze precotte, cozze vive',
    clam: 'vongola/vongole, vongole veraci, vongole fresche, telline, lupini di mare, cannolicchi, fasolari, tartufi di mare, vongole sgusciate, lupini vongole, arselle, vongola verace, vongole lupino, vongole lupini, fasolaro, cappalunghe, capelonghe, cannolicchio, tartufo di mare, bevarasse, tellina, vongole vive, vongole surgelate, cappelunghe, vongole pulite, arsella',
    'canned clam':
      'vongole in scatola, vongole al naturale, vongole sgusciate in scatola, vongole in vasetto, vongole in barattolo',
    oyster: 'ostrica/ostriche, ostriche fresche',
    scallop:
      'capasanta/capesante, capesanta, cappasanta/cappesante, noci di capesante, noce di capasanta, conchiglie di San Giacomo, canestrelli di mare, noci di capasanta, capesante fresche, capesante surgelate, noce di capesante, conchiglie San Giacomo, capesante con corallo, pettini di mare, capasante',
    squid:
      'calamaro/calamari, calamaretto/calamaretti, anelli di calamaro, anelli di calamari, totano/totani, calamari freschi, totanetti, anelli di totano, ciuffi di calamaro, ciuffi di calamari, calamari puliti, calamari surgelati, totani freschi, totani puliti, anelli di totani, ciuffetti di calamaro, calamarata di mare, anelli di calamari surgelati, ciuffi di totano, calamari a rondelle, tentacoli di calamaro, calamaretti spillo, spillo, tentacoli di totano',
    cuttlefish:
      'seppia/seppie, seppioline, seppiolina, seppie pulite, seppie fresche, seppie piccole, nero di seppia, inchiostro di seppia, seppiette, seppie surgelate, seppie nere, striscioline di seppia, tagliatelle di seppia, bustina di nero di seppia, bustine di nero di seppia, vescichette di nero di seppia, sacca di nero di seppia, seppie con il nero, vescica di nero di seppia, sacche di nero di seppia, sacchetto di nero di seppia, seppie grandi',
    octopus:
      'polpo/polpi, polipo/polipi, moscardino/moscardini, polpo fresco, polpetto di mare/polpetti di mare, tentacolo di polpo, tentacoli di polpo, polpo verace, polpo surgelato, polipetti, polpetielli, folpetti, folpo, carpaccio di polpo, polpo cotto, polpi veraci, polipetto, moscardini freschi, polipo fresco, polpo lessato, polpo congelato, moscardini puliti, polpo già cotto, polpi piccoli, tentacoli di polpo cotti',
    snail:
      'lumaca, chiocciola, chiocciole, lumache di terra, lumachine di mare, lumache di mare, bovoletti, escargot, bulot',
    caviar:
      'caviale, uova di lompo, caviale nero, caviale di storione, uova di storione, succedaneo di caviale, uova di lompo nere, uova di lompo rosse',
    'salmon roe':
      'uova di salmone, uova di trota, caviale di salmone, tobiko, ikura, masago, uova di pesce volante, caviale rosso, uova di salmone keta, caviale di trota',
    'fish roe':
      'bottarga, bottarga di muggine, bottarga di tonno, uova di pesce, bottarga grattugiata, uova di merluzzo, uova di tonno, bottarga in polvere, bottarga di muggine grattugiata, lattume di tonno, lattume, bottarga macinata',
  },
  products: [],
  words: {},
  qualifiers: {},
  claims: {},
  units: {},
  numbers: '',
  ambiguous: '',
};
