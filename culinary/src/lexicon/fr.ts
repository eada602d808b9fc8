import type { Lexicon } from '#lexicon/lexicon';

/** The words of French recipes, with those of Belgium, Switzerland and Quebec. */
export const FR: Lexicon = {
  foods: {
    onion:
      'oignon/-s, oignon blanc/oignons blancs, oignon jaune/oignons jaunes, oignon brun/oignons bruns, oignon paille/oignons paille, gros oignon/gros oignons, ognon/-s, oignon espagnol/oignons espagnols, oignon de Roscoff/oignons de Roscoff, oignon rosé/oignons rosés, oignon de conservation/oignons de conservation',
    'sweet onion': 'oignon doux/oignons doux, oignon doux des Cévennes/oignons doux des Cévennes',
    'red onion': 'oignon rouge/oignons rouges, oignon violet/oignons violets',
    'pearl onion':
      'oignon grelot/oignons grelots, petit oignon/petits oignons, petit oignon blanc/petits oignons blancs, oignon perlé/oignons perlés, petit oignon grelot/petits oignons grelots, oignon à mariner/oignons à mariner',
    shallot:
      'échalote/-s/echalote/echalotes, échalotte/-s/echalotte/echalottes, échalote grise/échalotes grises/echalote grise/echalotes grises, échalote rose/échalotes roses/echalote rose/echalotes roses, échalion/-s/echalion/echalions, échalote française/échalotes françaises/echalote française/echalotes françaises, échalote sèche/échalotes sèches/echalote sèche/echalotes sèches',
    leek: 'poireau/-x, porreau/-x, blanc de poireau/blancs de poireau/blanc de poireaux/blancs de poireaux, blanc et vert de poireau/blancs et vert de poireau, vert de poireau/verts de poireau/vert de poireaux/verts de poireaux, poireau nouveau/poireaus nouveau, jeune poireau/jeunes poireaux, mini poireau/mini poireaux, fondue de poireaux, émincé de poireaux/emincé de poireaux, baby poireau/baby poireaux',
    scallion:
      "oignon vert/oignons verts, oignon nouveau/oignons nouveaux, oignon frais/oignons frais, oignon tige/oignons tiges, ciboule/-s, cébette/-s, cive/-s, cebette/-s, oignon botte/oignons botte, oignon de printemps/oignons de printemps, échalote verte/échalotes vertes/echalote verte/echalotes vertes, oignon jeune/oignons jeunes, jeune oignon/jeunes oignons, oignon blanc frais/oignons blancs frais, oignon blanc nouveau/oignons blancs nouveaux, oignon nouveaux blancs/oignons nouveaux blancs, vert d'oignon/verts d'oignon/vert d'oignons/verts d'oignons, tige d'oignon vert/tiges d'oignon vert, queue d'oignon/queues d'oignon, oignon fane/oignons fanes, vert d'oignons nouveaux, tige d'oignons nouveaux/tiges d'oignons nouveaux",
    ramp: "ail des ours, feuille d'ail des ours/feuilles d'ail des ours, ail des bois, poireau sauvage/poireaux sauvages, ail sauvage",
    garlic:
      "ail, aulx, gousse d'ail/gousses d'ail, tête d'ail/têtes d'ail, ail rose, ail blanc, ail violet, ail nouveau, ail frais, ail en chemise, ail haché, purée d'ail, pulpe d'ail, pâte d'ail, gousse ail/gousses ail, caïeu d'ail, caïeux d'ail, ail rose de Lautrec, ail fumé, ail confit, aillet, ail d'Arleux, demi-gousse d'ail",
    'black garlic': 'ail noir',
    'garlic scape':
      "fleur d'ail/fleurs d'ail, tige d'ail/tiges d'ail, hampe d'ail/hampes d'ail, pousse d'ail/pousses d'ail",
    ginger:
      'gingembre, gingembre frais, racine de gingembre, rhizome de gingembre, racine de gingembre frais/racines de gingembre frais, noix de gingembre, gingembre en pâte, pâte de gingembre, jus de gingembre',
    galangal: 'galanga, grand galanga, racine de galanga',
    'turmeric root': 'curcuma frais, racine de curcuma/racines de curcuma, rhizome de curcuma, curcuma entier',
    lemongrass:
      'citronnelle, citronnelle fraîche, bâton de citronnelle/bâtons de citronnelle, tige de citronnelle/tiges de citronnelle, branche de citronnelle/branches de citronnelle, bulbe de citronnelle/bulbes de citronnelle, brin de citronnelle/brins de citronnelle',
    'horseradish root': 'raifort frais, racine de raifort/racines de raifort',
    'red chili':
      'piment/-s, piment rouge/piments rouges, piment frais/piments frais, piment fort/piments forts, piment rouge frais/piments rouges frais, chili, chilis, chili rouge/chilis rouges, piment de Cayenne frais/piments de Cayenne frais, piment piquant/piments piquants, piment végétarien/piments végétariens, peperoncino, peperoncini, pili-pili frais, piment antillais/piments antillais, petit piment/petits piments, piment rouge thaï/piments rouges thaïs, chile/-s, piment lampion/piments lampions, piment chili/piments chili, chilli',
    'green chili':
      'piment vert/piments verts, piment vert frais/piments verts frais, chili vert/chilis verts, petit piment vert/petits piments verts',
    jalapeño: 'jalapeño/-s, jalapeno/-s, piment jalapeño/piments jalapeños, piment jalapeno/piments jalapenos',
    'serrano chili': 'piment serrano/piments serrano, serrano',
    habanero:
      'habanero/-s, piment habanero/piments habanero, scotch bonnet, piment scotch bonnet/piments scotch bonnet, habañero',
    "bird's eye chili":
      "piment oiseau/piments oiseaux, piment thaï/piments thaïs, piment thaïlandais/piments thaïlandais, piment z'oiseau/piments z'oiseau, petit piment thaï/petits piments thaïs, piments oiseaus",
    'poblano pepper': 'piment poblano/piments poblanos, poblano/-s',
    'anaheim chili': 'piment anaheim/piments anaheim',
    'banana pepper':
      'piment doux/piments doux, piment doux vert/piments doux verts, poivron banane/poivrons bananes, piment banane/piments bananes, piment des Landes/piments des Landes, piment doux basque/piments doux basques',
    'shishito pepper':
      'piment de Padrón/piments de Padrón, piment padron/piments padron, pimientos de padron, padrons, shishito, shishitos, piment del padron/piments del padron',
    carrot:
      'carotte/-s, carotte nouvelle/carottes nouvelles, carotte des sables/carottes des sables, carotte de sable/carottes de sable, carotte jaune/carottes jaunes, carotte orange/carottes oranges, carotte violette/carottes violettes, carotte fane/carottes fanes, carotte râpée/carottes râpées, carotte blanche/carottes blanches, carotte colorée/carottes colorées, carottes de couleur, carotte arc-en-ciel/carottes arc-en-ciel',
    'baby carrot':
      'mini carotte/mini carottes, mini-carotte/-s, carottes miniatures, jeune carotte/jeunes carottes, petite carotte/petites carottes, carotte primeur/carottes primeurs, baby carotte/baby carottes',
    potato:
      'pomme de terre/pommes de terre, pdt, patate/-s, pomme de terre à chair ferme/pommes de terre à chair ferme, pomme de terre à chair farineuse/pommes de terre à chair farineuse, pomme de terre farineuse/pommes de terre farineuses, bintje/-s, charlotte, roseval, patate jaune/patates jaunes, patate rouge/patates rouges, pomme de terre bintje/pommes de terre bintje, pomme de terre jaune/pommes de terre jaunes, pomme de terre rouge/pommes de terre rouges, pomme de terre Charlotte/pommes de terre Charlotte, vitelotte/-s, pommes terre, agata, monalisa, pomme de terre violette/pommes de terre violettes, russet, pomme de terre Russet/pommes de terre Russet, pomme de terre à purée/pommes de terre à purée, pomme de terre à frites/pommes de terre à frites, patate Yukon Gold/patates Yukon Gold, pomme de terre Yukon Gold/pommes de terre Yukon Gold, pommes vapeur, pommes de terres, ratte du Touquet/rattes du Touquet, pomme de terre blanche/pommes de terre blanches, pomme de terre amandine/pommes de terre amandine, pomme de terre vapeur/pommes de terre vapeur, ptt, pomme de terre de conservation/pommes de terre de conservation, chair de pomme de terre',
    'new potato':
      'pomme de terre nouvelle/pommes de terre nouvelles, grenaille/-s, pomme de terre grenaille/pommes de terre grenailles, ratte/-s, pomme de terre primeur/pommes de terre primeurs, pomme grenaille/pommes grenaille, patate nouvelle/patates nouvelles, patate grelot/patates grelots, petite pomme de terre/petites pommes de terre, pomme de terre grelot/pommes de terre grelots, pomme de terre ratte/pommes de terre rattes, petite pomme de terre nouvelle/petites pommes de terre nouvelles, pomme de terre rissolée/pommes de terre rissolées, pomme de terre de Noirmoutier/pommes de terre de Noirmoutier',
    'sweet potato':
      'patate douce/patates douces, patate sucrée/patates sucrées, igname/-s, patate douce orange/patates douces oranges, patate douce à chair orange/patates douces à chair orange, chair de patate douce',
    parsnip: 'panais, petit panais/petits panais',
    'parsley root': 'persil tubéreux, racine de persil/racines de persil, persil racine, persil-racine',
    turnip:
      "navet/-s, navet nouveau/navets nouveaux, navet boule d'or/navets boule d'or, navet blanc/navets blancs, navet violet/navets violets, mini navet/mini navets, navet jaune/navets jaunes, jeune navet/jeunes navets",
    rutabaga: 'rutabaga/-s, chou-navet, choux-navets, chou de Siam',
    kohlrabi: 'chou-rave, choux-raves, chou rave/choux raves, colrave/-s',
    celeriac:
      'céleri-rave/celeri-rave, céleri rave/celeri rave, céleris-raves, boule de céleri/boules de céleri, céleri boule, rémoulade de céleri, céleri tubéreux',
    beet: 'betterave/-s, betterave rouge/betteraves rouges, betterave cuite/betteraves cuites, betterave crue/betteraves crues, betterave chioggia/betteraves chioggia, betterave jaune/betteraves jaunes, carotte rouge/carottes rouges, racine rouge/racines rouges, betterave blanche/betteraves blanches, betterave potagère/betteraves potagères, betterave rouge cuite/betteraves rouges cuites, mini betterave/mini betteraves, betterave sous vide/betteraves sous vide, betterave rôtie/betteraves rôties',
    radish:
      'radis, radis rose/radis roses, radis noir/radis noirs, radis red meat, radis blue meat, radis vert/radis verts, radis rouge/radis rouges, radis green meat',
    daikon: 'radis blanc/radis blancs, daïkon/-s, daikon/-s, radis daïkon, radis daikon, radis japonais',
    jicama: 'jicama/-s, pois patate',
    'jerusalem artichoke': 'topinambour/-s',
    salsify: 'salsifis, scorsonère/-s, salsifis noir/salsifis noirs',
    'burdock root': 'bardane, racine de bardane/racines de bardane, gobo',
    'lotus root': 'racine de lotus/racines de lotus',
    taro: 'taro/-s, dachine/-s, madère chou, songe/-s, colocase',
    cassava: 'manioc, racine de manioc, yuca, manioc frais',
    plantain:
      'banane plantain/bananes plantains, plantain/-s, banane plantain verte/bananes plantains vertes, banane à cuire/bananes à cuire, plantain mûr/plantains mûrs',
    breadfruit: "fruit à pain/fruits à pain, fruit de l'arbre à pain/fruits de l'arbre à pain",
    'young jackfruit':
      'jacquier vert, jeune jacquier, jackfruit vert, jacque vert, fruit du jacquier vert, jackfruit en saumure, jeune jackfruit, jacquier en saumure',
    'water chestnut': "châtaigne d'eau/châtaignes d'eau, châtaignes d'eau en conserve",
    'bamboo shoot': 'pousse de bambou/pousses de bambou, bambou, pousses de bambous',
    'heart of palm':
      'cœur de palmier/cœurs de palmier/coeur de palmier/coeurs de palmier, cœurs de palmiers/coeurs de palmiers, chou palmiste',
    'butternut squash':
      "butternut/-s, courge butternut/courges butternut, doubeurre/-s, courge doubeurre/courges doubeurre, courge musquée/courges musquées, courge/-s, courge musquée de Provence/courges musquées de Provence, chair de courge, chair de butternut, courge d'hiver/courges d'hiver, chair butternut, courge Butternut/courges Butternut, courge longue de Nice/courges longue de Nice, sucrine du Berry, courge sucrine, chair de courge butternut, cubes de butternut",
    'kabocha squash':
      'kabocha, courge kabocha/courges kabocha, potiron japonais/potirons japonais, courge buttercup/courges buttercup, buttercup',
    'red kuri squash':
      'potimarron/-s, courge potimarron/courges potimarron, potimaron/-s, courge hokkaido/courges hokkaido, chair de potimarron',
    'acorn squash':
      'courge poivrée/courges poivrées, courge poivrette/courges poivrettes, courge acorn/courges acorn, courgeron/-s',
    'delicata squash': 'courge delicata/courges delicata, patidou/-s, courge patidou/courges patidou, sweet dumpling',
    'spaghetti squash': 'courge spaghetti/courges spaghetti, spaghetti végétal',
    pumpkin:
      'potiron/-s, citrouille/-s, courge muscade/courges muscade, giraumon/-s, potiron rouge/potirons rouges, chair de potiron, chair de citrouille',
    'pumpkin puree':
      'purée de potiron, purée de citrouille, citrouille en purée, purée de courge, purée de butternut, purée de potimarron',
    zucchini:
      'courgette/-s, courgette verte/courgettes vertes, courgette ronde/courgettes rondes, courgette de Nice/courgettes de Nice, zucchini/-s, mini courgette/mini courgettes, courgette violon/courgettes violon',
    'yellow squash': 'courgette jaune/courgettes jaunes, zucchini jaune/zucchinis jaunes',
    'pattypan squash': 'pâtisson/-s, mini pâtisson/mini pâtissons',
    'squash blossom':
      'fleur de courgette/fleurs de courgette/fleur de courgettes/fleurs de courgettes, fleur de courge/fleurs de courge/fleur de courges/fleurs de courges, fleur de zucchini/fleurs de zucchini',
    chayote: 'chayote/-s, chayotte/-s, christophine/-s, chouchou/-s, chouchoute/-s, cristophine/-s',
    'bitter melon': 'margose/-s, melon amer/melons amers, concombre amer/concombres amers, courge amère/courges amères',
    'bottle gourd': 'calebasse/-s, courge bouteille/courges bouteille',
    luffa: 'luffa/-s, loofah, papengaye, pipangaille/-s',
    'winter melon': "courge cireuse/courges cireuses, melon d'hiver/melons d'hiver",
    broccoli:
      'brocoli/-s, broccoli/-s, fleurette de brocoli/fleurettes de brocoli/fleurette de brocolis/fleurettes de brocolis, tête de brocoli/têtes de brocoli, bouquet de brocoli/bouquets de brocoli/bouquet de brocolis/bouquets de brocolis, sommités de brocoli, pied de brocoli/pieds de brocoli, bouquets de broccoli',
    broccolini: 'brocolini/-s, broccolini/-s, bimi, brocoli à jets/brocolis à jets',
    'broccoli rabe': 'rapini/-s, cima di rapa, cime di rapa, brocoli-rave, brocolis-raves, friarielli',
    'chinese broccoli': 'brocoli chinois/brocolis chinois, gai lan, kai lan, kaïlan',
    cauliflower:
      'chou-fleur, choux-fleurs, chou fleur/choux fleurs, choufleur/-s, fleurette de chou-fleur/fleurettes de chou-fleur, bouquets de chou-fleur, sommités de chou-fleur, chou-fleur violet, tête de chou-fleur, sommité de chou-fleur, bouquet de chou-fleur',
    'cauliflower rice': 'riz de chou-fleur, semoule de chou-fleur, chou-fleur râpé, couscous de chou-fleur',
    romanesco: 'romanesco/-s, chou romanesco/choux romanesco, chou-fleur romanesco, brocoli romanesco',
    'brussels sprout': 'chou de Bruxelles/choux de Bruxelles',
    cabbage:
      'chou, chou blanc/choux blancs, chou pointu/choux pointus, chou vert/choux verts, chou cabus/choux cabus, chou cœur de bœuf/chou coeur de boeuf, chou pommé/choux pommés, chou de printemps, chou de Châteaurenard, feuille de chou/feuilles de chou, chou plat, chou vert pointu, chou à choucroute, chou blanc râpé',
    'red cabbage': 'chou rouge/choux rouges, chou violet',
    'savoy cabbage':
      'chou de Milan/choux de Milan, chou frisé vert, chou vert frisé/choux verts frisés, chou de Savoie, chou de Pontoise',
    'napa cabbage':
      'chou chinois/choux chinois, pé-tsaï, pe-tsaï, petsaï, pe-tsai, chou nappa, chou napa, chou de Chine',
    kale: 'kale, chou kale/choux kale, chou frisé/choux frisés, cavolo nero, chou noir/choux noirs, chou palmier, chou plume, feuilles de kale, chou de Toscane, kale frisé',
    'collard greens': 'chou cavalier, choux cavaliers, feuilles de chou cavalier, chou collard',
    'mustard greens':
      'feuille de moutarde/feuilles de moutarde, moutarde chinoise, moutarde brune feuilles, pousse de moutarde/pousses de moutarde, brède moutarde',
    'turnip greens': 'fane de navet/fanes de navet/fane de navets/fanes de navets',
    'beet greens':
      'fane de betterave/fanes de betterave/fane de betteraves/fanes de betteraves, feuille de betterave/feuilles de betterave',
    'swiss chard':
      'blette/-s, bette/-s, côte de blette/côtes de blette/côte de blettes/côtes de blettes, côte de bette/côtes de bette/côte de bettes/côtes de bettes, poirée/-s, bette à carde/bettes à carde/bette à cardes/bettes à cardes, vert de blette/verts de blette/vert de blettes/verts de blettes, feuille de blette/feuilles de blette/feuille de blettes/feuilles de blettes, carde/-s, feuilles de bettes, vert de bettes, bette à tondre, bette rouge/bettes rouges, verts de bettes',
    'bok choy':
      'bok choy, pak-choï, pak choï, pak choi, pak-choi, bok choï, bok-choy, chou bok choy, chou pak choï, chou pak choi, paksoi, pak soi, chou chinois blanc, pakchoï, pakchoi, bok choi',
    'baby bok choy':
      'mini bok choy, bébé bok choy, baby bok choy, mini pak choï, bébés bok choys, baby pak choï, mini pak choi',
    'choy sum': 'choy sum, choï sum',
    tatsoi: 'tatsoi, tat soi, tatsoï',
    mizuna: 'mizuna',
    'dandelion greens':
      'pissenlit/-s, feuille de pissenlit/feuilles de pissenlit, dent-de-lion, salade de pissenlit, salade de pissenlits, ramponneau, catalogna',
    nettle:
      "ortie/-s, feuille d'ortie/feuilles d'ortie/feuille d'orties/feuilles d'orties, pousse d'ortie/pousses d'ortie/pousse d'orties/pousses d'orties, jeunes orties, pointes d'orties",
    spinach:
      "épinard/-s/epinard/epinards, feuille d'épinard/feuilles d'épinard/feuille d'épinards/feuilles d'épinards, pousse d'épinard/pousses d'épinard/pousse d'épinards/pousses d'épinards, jeune pousse d'épinard/jeunes pousses d'épinard/jeune pousse d'épinards/jeunes pousses d'épinards, jeunes épinards, épinard frais/épinards frais/epinard frais/epinards frais, tétragone/-s, bébés épinards, mini épinards, baby épinards, branches d'épinards, jeune feuille d'épinard/jeunes feuilles d'épinard/jeune feuille d'épinards/jeunes feuilles d'épinards, bébé épinard, épinards en branches/epinards en branches",
    'frozen spinach':
      'épinards surgelés/epinards surgelés, épinard surgelé/epinard surgelé, épinards congelés/epinards congelés, épinards hachés surgelés/epinards hachés surgelés, épinards en branches surgelés/epinards en branches surgelés, épinards hachés/epinards hachés',
    'water spinach': "liseron d'eau, épinard d'eau/épinards d'eau/epinard d'eau/epinards d'eau, rau muong, ong choy",
    'amaranth leaf': "brède/-s, feuille d'amarante/feuilles d'amarante, callaloo, brèdes mafane",
    lettuce:
      'laitue/-s, salade verte/salades vertes, feuille de chêne/feuilles de chêne, batavia/-s, laitue frisée/laitues frisées, lollo rosso, feuille de laitue/feuilles de laitue, feuille de salade/feuilles de salade, salade batavia, salade laitue, salade frisée verte, feuille de salade verte/feuilles de salade verte, laitue Boston rouge/laitues Boston rouge, cœur de laitue/cœurs de laitue/coeur de laitue/coeurs de laitue, lollo bionda, feuille de batavia/feuilles de batavia, salade pommée, chiffonnade de laitue',
    'romaine lettuce':
      'romaine/-s, laitue romaine/laitues romaines, salade romaine/salades romaines, cœur de romaine/cœurs de romaine/coeur de romaine/coeurs de romaine, feuille de romaine/feuilles de romaine',
    'iceberg lettuce': 'iceberg, laitue iceberg/laitues iceberg, salade iceberg/salades iceberg',
    'butterhead lettuce':
      'laitue beurre/laitues beurre, laitue Boston/laitues Boston, laitue pommée/laitues pommées, laitue Bibb/laitues Bibb',
    'little gem lettuce':
      'sucrine/-s, little gem, mini romaine/mini romaines, salade sucrine, cœur de sucrine/cœurs de sucrine/coeur de sucrine/coeurs de sucrine',
    arugula:
      'roquette, rucola, roquette sauvage, salade de roquette, feuille de roquette/feuilles de roquette, pousse de roquette/pousses de roquette, salade roquette, roquette fraîche',
    watercress: "cresson, cresson de fontaine, botte de cresson, cresson d'eau, feuilles de cresson",
    'mixed greens':
      'mesclun, mesclun de salade, jeune pousse/jeunes pousses, jeune pousse de salade/jeunes pousses de salade, salade mélangée, mélange de salades, pousse de salade/pousses de salade, mélange printanier, verdure, jeunes pousses mélangées, salade de saison, salade, salades, mélange de salade, mélange de jeunes pousses, laitues mélangées, bébés laitues',
    "lamb's lettuce": 'mâche, doucette, rampon, salade de mâche, mâches, salade de blé, valérianelle, mâche nantaise',
    radicchio: 'radicchio, trévise, chicorée rouge, radicchio de Trévise, chioggia, trévise rouge',
    endive:
      "endive/-s, chicon/-s, chicorée witloof, witloof, endive rouge/endives rouges, endives carmines, chicons de pleine terre, feuille d'endive/feuilles d'endive/feuille d'endives/feuilles d'endives",
    frisée: 'frisée, salade frisée, chicorée frisée, salade frisée fine, laitue frisée fine',
    escarole: 'scarole/-s, chicorée scarole, escarole, cornette',
    sorrel: "oseille, oseille fraîche, feuille d'oseille/feuilles d'oseille",
    purslane: 'pourpier, feuilles de pourpier',
    microgreens: 'micropousse/-s, micro-pousse/-s, micro pousse/micro pousses, microverdure, pousses fraîches',
    'pea shoot': 'pousse de pois/pousses de pois, pousse de petits pois/pousses de petits pois, germes de pois',
    'grape leaf': 'feuille de vigne/feuilles de vigne',
    nopal: 'nopal, nopales',
    fennel:
      'fenouil/-s, bulbe de fenouil/bulbes de fenouil, fenouil frais/fenouils frais, tête de fenouil/têtes de fenouil, mini fenouil/mini fenouils, bulbe fenouil',
    celery:
      'céleri, céleris, céleri branche/céleris branches, céleri en branche, céleri en branches, branche de céleri/branches de céleri, côte de céleri/côtes de céleri, bâton de céleri/bâtons de céleri, céleri-branche/celeri-branche, tige de céleri/tiges de céleri, cœur de céleri/cœurs de céleri/coeur de céleri/coeurs de céleri, feuille de céleri/feuilles de céleri, vert de céleri, céleri vert, cèleri, cèleri branche, pied de céleri, céleri à côtes, branche céleri/branches céleri, céleri blanc, branche de cèleri/branches de cèleri, céleri perpétuel, céleri feuille, ache, celeri, celeri branche, branche de celeri',
    cardoon: 'cardon/-s, cardons épineux de Genève',
    asparagus:
      "asperge/-s, asperge verte/asperges vertes, pointe d'asperge/pointes d'asperge/pointe d'asperges/pointes d'asperges, asperge sauvage/asperges sauvages, asperge violette/asperges violettes, tête d'asperges/têtes d'asperges, pointes d'asperges vertes, asperges en bocal",
    'white asparagus': 'asperge blanche/asperges blanches',
    'globe artichoke':
      'artichaut/-s, artichaut poivrade/artichauts poivrades, artichaut violet/artichauts violets, petit artichaut violet/petits artichauts violets, gros artichaut, artichaut camus/artichauts camus, artichaut breton/artichauts bretons',
    'artichoke heart':
      "cœur d'artichaut/cœurs d'artichaut/cœur d'artichauts/cœurs d'artichauts/coeur d'artichaut/coeurs d'artichaut/coeur d'artichauts/coeurs d'artichauts, fond d'artichaut/fonds d'artichaut/fond d'artichauts/fonds d'artichauts, artichaut mariné/artichauts marinés, artichauts à l'huile, artichauts grillés",
    'green bean':
      'haricot vert/haricots verts, haricot vert frais/haricots verts frais, haricots verts extra-fins, haricots mange-tout, princesse/-s, haricots princesse, fèves vertes, haricots verts plats, haricot mangetout/haricots mangetout, haricots verts fins, haricots verts extra fins, haricots beurre et verts, haricots verts surgelés',
    'runner bean':
      "haricot plat/haricots plats, coco plat/cocos plats, haricots plats coco, haricot d'Espagne/haricots d'Espagne",
    'wax bean': 'haricot beurre/haricots beurre, haricot jaune/haricots jaunes, fèves jaunes',
    'yardlong bean': 'haricot kilomètre/haricots kilomètre, dolique asperge, haricots longs chinois',
    'snow pea': 'pois mange-tout, pois mangetout, pois gourmand/pois gourmands, mange-tout, mangetout, pois plats',
    'sugar snap pea': 'pois sucrés, pois sugar snap, pois sugarsnap, pois croquants, pois sucré',
    pea: 'petit pois/petits pois, pois, pois frais, petits pois surgelés, petit-pois, petits-pois, pois verts, petits pois extra-fins, pois vert, petits pois frais, pois surgelés, petit pois frais',
    edamame:
      'edamame/-s, édamamé/-s/edamamé/edamamés, édamame/-s, fève de soja fraîches/fèves de soja fraîches, fèves de soya vertes, fèves edamame',
    'fava bean':
      'fève/-s, fève fraîche/fèves fraîches, fève pelée/fèves pelées, gourgane/-s, févette/-s, fèves des marais, fèves surgelées, grosses fèves',
    corn: "maïs, maïs doux, grains de maïs, maïs en grains, maïs frais, maïs surgelé, blé d'Inde, maïs sucré, grains de blé d'Inde, maïs en grain, blé d'inde, mais doux, grains de mais, boite de mais",
    'canned corn':
      'maïs en boîte, maïs en conserve, boîte de maïs, maïs égoutté, maïs doux en conserve, maïs en conserve égoutté',
    'corn on the cob':
      "épi de maïs/épis de maïs/epi de maïs/epis de maïs, épis de blé d'Inde/epis de blé d'Inde, épi de blé d'Inde/epi de blé d'Inde",
    'baby corn':
      'mini maïs, mini-maïs, petits épis de maïs, mini-épi de maïs/mini-épis de maïs, mini épi de maïs/mini épis de maïs, jeune maïs, bébés maïs',
    'creamed corn': 'maïs en crème, maïs crémeux',
    okra: 'gombo/-s, okra/-s, lalo gombo',
    'red bell pepper':
      'poivron/-s, poivron rouge/poivrons rouges, poivron jaune/poivrons jaunes, poivron orange/poivrons oranges, poivron doux/poivrons doux, poivron tricolore/poivrons tricolores, poivron corne/poivrons corne, poivron long/poivrons longs, poivron de couleur/poivrons de couleur, poivron rouge ou jaune, poivrons rouges et jaunes, poivron pointu/poivrons pointus, mini poivron/mini poivrons, piment doux rouge/piments doux rouges, poivron jaune ou rouge, poivron rouge jaune ou vert, poivron rouge vert ou jaune, poivrons rouges jaunes et verts, poivrons jaunes et rouges, poivrons rouges verts et jaunes, poivrons de différentes couleurs, poivron de couleur rouge et vert, poivrons multicolores, poivron rouge ou orange, poivrons de toutes les couleurs, poivron jaune ou orange, poivron orange ou jaune, poivron rouge et jaune, poivrons verts rouges et jaunes',
    'green bell pepper': 'poivron vert/poivrons verts',
    'roasted red pepper':
      "poivron grillé/poivrons grillés, poivron rouge grillé/poivrons rouges grillés, poivron rôti/poivrons rôtis, poivron rouge rôti/poivrons rouges rôtis, poivrons marinés, poivrons rouges marinés, poivrons grillés marinés, poivrons confits, poivrons à l'huile",
    eggplant:
      'aubergine/-s, aubergine ronde/aubergines rondes, petite aubergine/petites aubergines, aubergine grillée/aubergines grillées, bringelle/-s, aubergine violette/aubergines violettes, aubergine graffiti/aubergines graffiti, aubergine blanche/aubergines blanches',
    'japanese eggplant':
      'aubergine japonaise/aubergines japonaises, aubergine chinoise/aubergines chinoises, mini aubergine/mini aubergines, aubergine longue/aubergines longues, aubergine thaïe/aubergines thaïes',
    cucumber:
      'concombre/-s, concombre anglais/concombres anglais, concombre noa/concombres noa, demi-concombre, concombre long/concombres longs',
    'persian cucumber':
      'concombre libanais/concombres libanais, mini concombre/mini concombres, petit concombre/petits concombres, concombre persan/concombres persans',
    tomato:
      'tomate/-s, tomates mûres, tomate mûre, tomate grappe/tomates grappes, tomate en grappe/tomates en grappe, tomates en grappes, tomate fraîche/tomates fraîches, tomate ronde/tomates rondes, tomate ancienne/tomates anciennes, tomate cœur de bœuf/tomates cœurs de bœuf/tomate coeur de boeuf/tomates coeurs de boeuf, tomates de couleur, tomate marmande/tomates marmandes, tomate rouge/tomates rouges, tomate jaune/tomates jaunes, tomate noire/tomates noires, noire de Crimée, tomates cœur de bœuf/tomates coeur de boeuf, coeur de boeuf, tomate ananas/tomates ananas, dés de tomates fraîches, tomate des champs/tomates des champs, chair de tomate/chair de tomates, tomates variées, tomate charnue/tomates charnues, tomate noire de Crimée/tomates noires de Crimée, tomate à farcir/tomates à farcir, tomate de serre/tomates de serre, tomate italienne ronde/tomates italienne ronde, chair tomate, tomate bien mûre/tomates bien mûres',
    'plum tomato':
      'tomate olivette/tomates olivettes, tomate roma/tomates roma, tomate allongée/tomates allongées, tomate italienne/tomates italiennes, tomate san marzano/tomates san marzano, tomate torino/tomates torino, tomate cornue/tomates cornues',
    'cherry tomato':
      'tomate cerise/tomates cerises, tomates cocktail, tomate cocktail, tomate-cerise, tomates-cerises, tomates raisins, tomate raisin, tomates cerises colorées, tomates miniatures, tomate cerise jaune/tomates cerises jaunes, tomates cerise, tomate cerise rouge/tomates cerises rouges, tomates cerises multicolores, tomates pigeon, tomates cerise de couleur, mini tomate/mini tomates',
    'green tomato': 'tomate verte/tomates vertes',
    tomatillo: 'tomatillo/-s',
    'sun-dried tomato':
      "tomate séchée/tomates séchées, tomate confite/tomates confites, tomates séchées à l'huile, pétale de tomate/pétales de tomate/pétale de tomates/pétales de tomates, tomates séchées au soleil, tomate séchée au soleil, tomate mi-séchée/tomates mi-séchées, tomate semi-séchée/tomates semi-séchées, pétales de tomates séchées, tomates confites à l'huile, pétales de tomates confites, tomates séchées dans l'huile, tomates marinées",
    avocado:
      "avocat/-s, avocat mûr/avocats mûrs, avocat hass/avocats hass, chair d'avocat, avocat bien mûr/avocats bien mûrs",
    olive:
      'olive/-s, olive noire/olives noires, olive verte/olives vertes, olives dénoyautées, olive de Kalamata/olives de Kalamata, olives Kalamata, olives niçoises, olive noire dénoyautée/olives noires dénoyautées, olives vertes dénoyautées, olives à la grecque, picholines, olives de Nice, olives taggiasche, olives mélangées, olive à la grecque, olives de Nyons, olives noires à la grecque, olives en rondelles, lucques, olives cassées, olives violettes',
    'green papaya': 'papaye verte/papayes vertes',
    samphire: 'salicorne/-s, salicornes fraîches, passe-pierre, cornichons de mer, salicornes au vinaigre',
    'bean sprout':
      'pousse de soja/pousses de soja, germe de soja/germes de soja, germe de haricot mungo/germes de haricot mungo, fève germée/fèves germées, pousse de haricot mungo/pousses de haricot mungo, germes de soya, pousses de soya, germes de haricots mungo, pousses de haricots mungo, haricot mungo germé/haricots mungo germés',
    'alfalfa sprout':
      "graines germées, luzerne, pousse de luzerne/pousses de luzerne, alfalfa, germes de luzerne, pousses d'alfalfa, luzerne germée, germes d'alfalfa, graines germées d'alfalfa",
    'radish sprout': 'pousse de radis/pousses de radis, graines germées de radis',
    'garden cress': 'cresson alénois, cressonnette, cresson de jardin',
    mushroom:
      'champignon/-s, champignon de Paris/champignons de Paris, champignon blanc/champignons blancs, champignon frais/champignons frais, petit champignon/petits champignons, tête de champignon/têtes de champignon, champignon des bois/champignons des bois, champignons sauvages, champignon de couche/champignons de couche, champignons mélangés, mélange de champignons, champignons émincés, champignons de paris frais, champignons forestiers, gros champignons, mélange forestier, champignons de Paris en boîte, champignons en conserve, champignons surgelés, pied de mouton/pieds de mouton, pieds-de-mouton, mélange de champignons sauvages, champignons boutons, poêlée forestière, champignons de saison, coulemelle/-s, champignons variés, pied-de-mouton, lactaire/-s, mousseron/-s, champignons de Paris surgelés, mélange de champignons des bois',
    'cremini mushroom':
      'champignon brun/champignons bruns, champignon cremini/champignons cremini, champignon café/champignons café, champignon de Paris brun/champignons de Paris bruns, champignon marron/champignons marrons, champignon rosé/champignons rosés, cremini, rosés des prés, champignon rosé de Paris/champignons rosés de Paris, champignons blonds, champignon de Paris rosé/champignons de Paris rosés',
    'portobello mushroom':
      'portobello/-s, champignon portobello/champignons portobellos, gros champignon de Paris/gros champignons de Paris, champignon à farcir/champignons à farcir',
    'shiitake mushroom':
      'shiitaké/-s, shiitake/-s, champignon shiitaké/champignons shiitakés, champignon shiitake/champignons shiitakes, shitaké/-s, lentin du chêne/lentins du chêne, shiitakés frais, champignons parfumés, shitake/-s',
    'dried shiitake':
      'shiitakés séchés, shiitake séché, champignons parfumés séchés, shiitakés déshydratés, champignons chinois séchés, shiitakes séchés, shiitaké séché',
    'oyster mushroom':
      'pleurote/-s, pleurottes, pleurote grise/pleurotes grises, pleurote jaune/pleurotes jaunes, champignon pleurote/champignons pleurotes, pleurotes en huître',
    'king oyster mushroom':
      'pleurote du panicaut/pleurotes du panicaut, eryngii, pleurote eryngii/pleurotes eryngii, eringi, champignon king oyster/champignons king oyster, pleurote royal/pleurotes royals, pleurote de panicaut/pleurotes de panicaut, pleurotes du chardon, champignon eryngii/champignons eryngii',
    'enoki mushroom': 'enoki/-s, énoki/-s, champignon enoki/champignons enoki',
    'shimeji mushroom': 'shimeji/-s, shiméji/-s, champignon shimeji/champignons shimeji',
    'maitake mushroom': 'maïtaké, maitake, polypore en touffe, maitaké',
    chanterelle:
      'chanterelle/-s, girolle/-s, giroles, chanterelle grise/chanterelles grises, girolles fraîches, trompette de la mort/trompettes de la mort, trompette des morts/trompettes des morts, trompettes-de-la-mort, trompette-de-la-mort, mousserons et girolles',
    morel: 'morille/-s, morilles séchées, morille fraîche/morilles fraîches, morilles déshydratées',
    'porcini mushroom':
      'cèpe/-s, bolet/-s, cèpe frais/cèpes frais, cèpe de Bordeaux/cèpes de Bordeaux, cèpes surgelés, tête de cèpes/têtes de cèpes',
    'dried porcini':
      'cèpes séchés, cèpe séché, bolets séchés, champignons séchés, cèpes déshydratés, champignons déshydratés, champignons des bois séchés, poudre de cèpes, poudre de champignons, bolet séché',
    'wood ear mushroom':
      'champignon noir/champignons noirs, champignons noirs déshydratés, oreille de Judas/oreilles de Judas, champignons noirs séchés, oreilles-de-Judas, champignon noir séché',
    'straw mushroom': 'volvaire/-s, champignons de paille',
    "lion's mane mushroom": 'hydne hérisson, crinière de lion',
    truffle:
      "truffe/-s, truffe noire/truffes noires, truffe blanche/truffes blanches, brisures de truffe, pelures de truffe, truffe d'été/truffes d'été, truffe fraîche/truffes fraîches, truffe du Périgord, brisures de truffes, jus de truffe, carpaccio de truffe, lamelles de truffe, truffe de Bourgogne/truffes de Bourgogne",
    nori: "nori, feuille de nori/feuilles de nori, algue nori/algues nori, feuilles d'algue nori, nori en feuilles, feuille d'algue nori, feuilles d'algues nori, flocons de nori, algue nori en feuilles/algues nori en feuilles",
    kombu: 'kombu, algue kombu/algues kombu, konbu, kombu royal',
    wakame: 'wakamé, wakame, algue wakamé/algues wakamé, algue wakame/algues wakame, haricot de mer, wakamé séché',
    dulse: 'dulse, algue dulse/algues dulse, paillettes de dulse, flocons de dulse',
    hijiki: 'hijiki, hiziki, algue hijiki/algues hijiki, aramé, arame',
    'sea lettuce': 'laitue de mer, ulve, aonori, ao-nori',
    'sea spaghetti': 'spaghetti de mer, haricots de mer, spaghettis de mer',
    lemon:
      'citron/-s, citron jaune/citrons jaunes, rondelle de citron/rondelles de citron, tranche de citron/tranches de citron, quartier de citron/quartiers de citron, citron bio/citrons bio, citron non traité/citrons non traités, demi-citron/-s, citron de Menton/citrons de Menton, chair de citron, suprêmes de citron, pulpe de citron, cédrat/-s',
    'meyer lemon': 'citron Meyer/citrons Meyer',
    lime: 'citron vert/citrons verts, lime/-s, limette/-s, quartier de lime/quartiers de lime, tranche de lime/tranches de lime, combava/-s, combawa/-s, quartier de citron vert/quartiers de citron vert, rondelle de citron vert/rondelles de citron vert, citron caviar/citrons caviar',
    'lemon juice':
      'jus de citron, jus de citrons, jus de citron jaune, jus de citron frais, jus citron, jus de citron pressé, filet de citron, filet de jus de citron, jus de citron fraîchement pressé, trait de citron',
    'lime juice':
      'jus de lime, jus de citron vert, jus de limette, jus de citrons verts, jus de limes, jus citron vert',
    yuzu: 'yuzu/-s, jus de yuzu, calamansi',
    'lemon zest':
      'zeste de citron/zestes de citron/zeste de citrons/zestes de citrons, écorce de citron/écorces de citron/ecorce de citron/ecorces de citron, zeste de citron jaune/zestes de citron jaune, zeste citron/zestes citron, zeste de citron râpé/zestes de citron râpés, pelure de citron, zeste de citron bio/zestes de citron bio',
    'lime zest':
      'zeste de lime/zestes de lime/zeste de limes/zestes de limes, zeste de citron vert/zestes de citron vert, zeste de citrons verts/zestes de citrons verts, zeste de limette/zestes de limette, zeste de combava/zestes de combava',
    'orange zest':
      "zeste d'orange/zestes d'orange/zeste d'oranges/zestes d'oranges, écorce d'orange/écorces d'orange/ecorce d'orange/ecorces d'orange, pelure d'orange, zeste orange/zestes orange, poudre d'orange, zeste de clémentine/zestes de clémentine, zeste de mandarine/zestes de mandarine, écorce de mandarine/écorces de mandarine/ecorce de mandarine/ecorces de mandarine, zeste d'orange bio/zestes d'orange bio, zeste d'orange sanguine/zestes d'orange sanguine",
    orange:
      "orange/-s, orange amère/oranges amères, orange à jus/oranges à jus, orange de table/oranges de table, orange navel/oranges navel, quartier d'orange/quartiers d'orange, tranche d'orange/tranches d'orange, suprêmes d'orange, orange bio/oranges bio, bigarade/-s, rondelle d'orange/rondelles d'orange, orange non traitée/oranges non traitées, segments d'orange, chair d'orange, orange maltaise/oranges maltaises",
    'blood orange': 'orange sanguine/oranges sanguines, sanguine/-s',
    mandarin:
      'mandarine/-s, clémentine/-s, tangerine/-s, satsuma/-s, clémentine corse/clémentines corses, quartier de clémentine/quartiers de clémentine, mandarinette/-s, quartier de mandarine/quartiers de mandarine',
    'canned mandarin':
      'mandarines en boîte, mandarines au sirop, mandarines en conserve, quartiers de mandarines au sirop',
    kumquat: 'kumquat/-s',
    grapefruit:
      'pamplemousse/-s, pamplemousse rose/pamplemousses roses, pomélo/-s, pamplemousse blanc/pamplemousses blancs, quartiers de pamplemousse, suprêmes de pamplemousse, pamplemousse rouge/pamplemousses rouges',
    pomelo: 'pomelo/-s, pamplemousse chinois/pamplemousses chinois, pomelo rose/pomelos roses',
    apple:
      'pomme/-s, pomme golden/pommes golden, pomme granny smith/pommes granny smith, pomme verte/pommes vertes, pomme rouge/pommes rouges, golden, granny smith, pomme gala/pommes gala, pomme fuji/pommes fuji, pink lady, pomme pink lady/pommes pink lady, pomme jonagold/pommes jonagold, pomme royal gala/pommes royal gala, pomme honeycrisp/pommes honeycrisp, pomme acidulée/pommes acidulées, pomme reinette/pommes reinettes, quartier de pomme/quartiers de pomme/quartier de pommes/quartiers de pommes, pomme braeburn/pommes braeburn, pomme cortland/pommes cortland, pomme jaune/pommes jaunes, pomme Mcintosh/pommes Mcintosh, pomme fruit/pommes fruits, pomme golden delicious/pommes golden delicious, pomme granny/pommes granny, granny, pomme douce/pommes douces, pomme de type Golden/pommes de type Golden, cortland, jonagold, pomme sucrée/pommes sucrées, dés de pomme/dés de pommes, pomme à croquer/pommes à croquer',
    'cooking apple':
      'reinette/-s, boskoop, pomme boskoop/pommes boskoop, pomme à cuire/pommes à cuire, canada, reinette du Canada/reinettes du Canada, reine des reinettes/reines des reinettes, pomme Canada/pommes Canada, pomme de reinette/pommes de reinette, belle de Boskoop, pomme à compote/pommes à compote, pommes reine des reinettes, pommes reinette du Canada, pomme à cidre/pommes à cidre',
    'crab apple': 'pommette/-s, pomme sauvage/pommes sauvages',
    pear: 'poire/-s, poire conférence/poires conférence, poire williams/poires williams, poire comice/poires comice, poire guyot/poires guyot, poire Bartlett/poires Bartlett, poire bosc/poires bosc, poires à cuire, poire rouge/poires rouges, poire passe-crassane/poires passe-crassane, poires Doyenné du Comice, quartiers de poires, poire abate/poires abate, poire louise-bonne/poires louise-bonne, poire beurré Hardy/poires beurré Hardy, beurré Hardy, poire beurrée Hardy',
    'asian pear':
      'nashi/-s, poire asiatique/poires asiatiques, poire nashi/poires nashis, poire japonaise/poires japonaises',
    quince: 'coing/-s',
    peach:
      'pêche/-s, pêche jaune/pêches jaunes, pêche blanche/pêches blanches, pêche plate/pêches plates, pêche de vigne/pêches de vigne, pêche fraîche/pêches fraîches, quartiers de pêche, peches, peche',
    nectarine: 'nectarine/-s, brugnon/-s, nectarine blanche/nectarines blanches, nectarine jaune/nectarines jaunes',
    'canned peach':
      'pêches au sirop, pêche en boîte/pêches en boîte, oreillons de pêches, pêches en conserve, demi-pêches au sirop',
    plum: 'prune/-s, prune rouge/prunes rouges, quetsche/-s, mirabelle/-s, reine-claude, reines-claudes, reine claude/reines claudes, prune jaune/prunes jaunes, prune reine-claude/prunes reine-claude, prune fraîche/prunes fraîches, questche/-s, quetche/-s, prune noire/prunes noires, pruneau frais/pruneaus frais, prunes mirabelles, prunes quetsches',
    damson: 'prune de Damas/prunes de Damas, prunelle/-s',
    apricot:
      "abricot/-s, abricot frais/abricots frais, oreillons d'abricots, abricots au sirop, oreillon d'abricot/oreillons d'abricot, abricots en boîte, abricots bergeron",
    cherry:
      'cerise/-s, cerise burlat/cerises burlat, bigarreau/-x, cerise noire/cerises noires, cerise fraîche/cerises fraîches, cerise dénoyautée/cerises dénoyautées, cerise rouge/cerises rouges, cerises au sirop, cerises surgelées, cerise de France/cerises de France',
    'sour cherry':
      'griotte/-s, cerise griotte/cerises griottes, cerise acide/cerises acides, griottes au sirop, amarelles, cerise sure/cerises sures, cerise aigre/cerises aigres',
    strawberry:
      'fraise/-s, fraise gariguette/fraises gariguettes, gariguette/-s, fraise des bois/fraises des bois, mara des bois, fraise fraîche/fraises fraîches, fraises surgelées, fraise charlotte/fraises charlotte, fraise de Plougastel/fraises de Plougastel, fraises congelées',
    blueberry:
      'myrtille/-s, bleuet/-s, bleuet sauvage/bleuets sauvages, myrtille sauvage/myrtilles sauvages, bleuets surgelés, brimbelle/-s, myrtilles surgelées, bleuets congelés, myrtilles fraîches',
    raspberry:
      'framboise/-s, framboise fraîche/framboises fraîches, framboise surgelée/framboises surgelées, brisures de framboises, framboises congelées',
    blackberry:
      'mûre/-s, mûre sauvage/mûres sauvages, mûre fraîche/mûres fraîches, mûrons, mures, mûres surgelées, mûre de ronce/mûres de ronce',
    'black currant':
      'cassis, baies de cassis, grain de cassis/grains de cassis, cassis frais, cassis surgelé, cassis en grains',
    'red currant':
      'groseille/-s, groseille rouge/groseilles rouges, groseille blanche/groseilles blanches, grappe de groseilles/grappes de groseilles, raisinets, raisinet, gadelle/-s, castille, groseilles fraîches, grappe de raisinets/grappes de raisinets, groseilles surgelées',
    gooseberry: 'groseille à maquereau/groseilles à maquereaux, groseille verte/groseilles vertes',
    cranberry:
      'canneberge/-s, cranberry, cranberries, canneberge fraîche/canneberges fraîches, canneberges surgelées, airelle/-s, atoca/-s, ataca/-s, cranberries fraîches',
    lingonberry: 'airelle rouge/airelles rouges, airelles fraîches',
    elderberry: 'baie de sureau/baies de sureau, sureau noir, baies de sureau noir',
    mulberry: 'mûre blanche/mûres blanches, mûre du mûrier/mûres du mûrier, mûrier',
    'mixed berry':
      'fruits rouges, fruit rouge, baies, petits fruits, fruits des bois, fruits rouges surgelés, petits fruits rouges, mélange de fruits rouges, baies mélangées, mélange de baies, fruits des champs, petits fruits surgelés, petits fruits mélangés, fruits rouges mélangés, baies rouges, cocktail de fruits rouges, fruits rouges frais',
    açaí: "açaï, açai, acai, pulpe d'açaï, purée d'açaï, baies d'açaï, poudre d'açaï, acaï",
    'cape gooseberry':
      'physalis, coqueret/-s, amour-en-cage, cerise de terre/cerises de terre, amour en cage, groseille du Cap/groseilles du Cap',
    'sea buckthorn': "argousier, baies d'argousier, argouses",
    grape:
      'raisin/-s, raisin frais/raisins frais, raisin blanc/raisins blancs, raisin noir/raisins noirs, raisin rouge/raisins rouges, raisin vert/raisins verts, grain de raisin/grains de raisin, raisins muscat, raisin italia/raisins italia, chasselas, grappe de raisin/grappes de raisin, raisin de table/raisins de table, raisin sans pépins/raisins sans pépins, grains de raisins, raisin chasselas/raisins chasselas, raisin frais noir/raisins frais noirs, raisin muscat, grappe de raisins',
    banana:
      'banane/-s, banane mûre/bananes mûres, banane bien mûre/bananes bien mûres, banane trop mûre/bananes trop mûres, banane écrasée/bananes écrasées, banane très mûre/bananes très mûres, banane verte/bananes vertes, banane naine/bananes naines, banane congelée/bananes congelées',
    mango:
      'mangue/-s, mangue mûre/mangues mûres, chair de mangue, mangue surgelée/mangues surgelées, dés de mangue, mangue fraîche/mangues fraîches, purée de mangue/purée de mangues, pulpe de mangue, coulis de mangue, mangues alphonso, cubes de mangue, mangue bien mûre/mangues bien mûres',
    'green mango': 'mangue verte/mangues vertes',
    papaya: 'papaye/-s, papayes mûres',
    pineapple:
      "ananas, ananas frais, tranche d'ananas/tranches d'ananas, ananas victoria, rondelle d'ananas/rondelles d'ananas, dés d'ananas, morceaux d'ananas, chair d'ananas, cubes d'ananas",
    'canned pineapple':
      "ananas en boîte, ananas au sirop, ananas en conserve, tranches d'ananas au sirop, ananas au jus, ananas broyé, ananas en tranches",
    melon:
      'melon/-s, melon charentais/melons charentais, melon canari/melons canari, melon vert/melons verts, melon de Cavaillon/melons de Cavaillon, melon jaune/melons jaunes, billes de melon, melon galia/melons galia, boules de melon',
    cantaloupe: 'cantaloup/-s, melon cantaloup/melons cantaloup, melon brodé/melons brodés',
    'honeydew melon': 'melon miel/melons miel, honeydew, melon miel honeydew/melons miel honeydew',
    watermelon: "pastèque/-s, melon d'eau/melons d'eau",
    kiwi: 'kiwi/-s, kiwi jaune/kiwis jaunes, kiwi gold/kiwis gold, kiwi vert/kiwis verts, kiwaï/-s',
    fig: 'figue/-s, figue fraîche/figues fraîches, figue violette/figues violettes, figue noire/figues noires, figue de Solliès/figues de Solliès, figue blanche/figues blanches, figue mûre/figues mûres',
    pomegranate:
      'grenade/-s, grains de grenade, arilles de grenade, graines de grenade, pépins de grenade, grenade fraîche/grenades fraîches',
    'passion fruit':
      'fruit de la passion/fruits de la passion, maracuja/-s, maracudja/-s, grenadille/-s, fruits de la Passion, pulpe de fruit de la passion, purée de fruits de la passion, pulpe de fruits de la passion, purée de fruit de la passion, fruit passion/fruits passion',
    lychee: 'litchi/-s, lychee/-s, letchi/-s, litchis au sirop',
    longan: 'longane/-s, œil de dragon/oeil de dragon',
    rambutan: 'ramboutan/-s',
    mangosteen: 'mangoustan/-s',
    'dragon fruit': 'pitaya/-s, fruit du dragon/fruits du dragon, pitahaya/-s',
    'star fruit': 'carambole/-s',
    guava: 'goyave/-s, pâte de goyave',
    feijoa: 'feijoa/-s',
    persimmon: 'kaki/-s, kaki persimmon/kakis persimmon, kaki pomme/kakis pommes, plaquemine/-s, kakis mûrs',
    'prickly pear': 'figue de Barbarie/figues de Barbarie, figue barbarie/figues barbarie',
    jackfruit: 'jacquier, jaque, jackfruit, fruit du jacquier, jacque',
    durian: 'durian/-s',
    soursop: 'corossol/-s, pulpe de corossol',
    cherimoya: 'chérimole/-s, anone/-s, cherimoya/-s, pomme-cannelle, pommes-cannelles',
    loquat: 'nèfle du Japon/nèfles du Japon, bibasse/-s, bibace/-s',
    medlar: 'nèfle/-s',
    'rose hip': "cynorrhodon/-s, cynorhodon/-s, gratte-cul, églantine fruits/eglantine fruits, baies d'églantier",
    tamarind: 'tamarin, pulpe de tamarin, tamarin frais, bloc de tamarin',
    rhubarb:
      'rhubarbe/-s, tige de rhubarbe/tiges de rhubarbe, bâton de rhubarbe/bâtons de rhubarbe, branche de rhubarbe/branches de rhubarbe, tronçons de rhubarbe, rhubarbe surgelée',
    raisin:
      'raisin sec/raisins secs, raisins de Smyrne, raisins secs noirs, raisin Thompson/raisins Thompson, raisins secs bruns, raisin sec brun, raisins secs de Malaga',
    'golden raisin':
      'raisin sec blond/raisins secs blonds, raisins dorés, raisins secs dorés, sultanines, raisins sultana, raisin blond/raisins blonds, raisins sultanine, raisins secs sultanines, raisins sultanas, raisins secs jaunes, raisins sultanine secs',
    currant: 'raisins de Corinthe, raisins secs de Corinthe, corinthes, raisin de Corinthe',
    'dried cranberry':
      'canneberge séchée/canneberges séchées, cranberries séchées, cranberry séchée, airelles séchées, cranberries sèches',
    'dried cherry': 'cerise séchée/cerises séchées, griottes séchées, cerises sèches',
    'dried blueberry': 'bleuet séché/bleuets séchés, myrtille séchée/myrtilles séchées',
    'dried barberry': "épine-vinette/epine-vinette, baies d'épine-vinette, épine vinette/epine vinette, berbéris",
    'goji berry': 'baies de goji, goji, baie de goji',
    date: 'datte/-s, datte medjool/dattes medjool, datte medjoul/dattes medjoul, datte dénoyautée/dattes dénoyautées, datte deglet nour/dattes deglet nour, pâte de dattes, purée de dattes, dattes séchées, dattes Mejhoul, dattes fraîches, dattes branchées',
    'dried apricot':
      'abricot sec/abricots secs, abricot séché/abricots séchés, abricots moelleux, abricots secs moelleux, abricot moelleux',
    'dried peach': 'pêche séchée/pêches séchées',
    'dried pear': 'poire séchée/poires séchées, poires tapées, poires sèches',
    'dried apple':
      'pomme séchée/pommes séchées, rondelles de pommes séchées, anneaux de pommes séchées, pommes tapées, pommes sèches',
    prune:
      "pruneau/-x, pruneau d'Agen/pruneaux d'Agen, pruneau dénoyauté/pruneaux dénoyautés, pruneau sec/pruneaux secs, prune séchée/prunes séchées, pruneaux moelleux, pruneaux séchés, pruneaux d'Agen dénoyautés",
    'dried fig': 'figue sèche/figues sèches, figue séchée/figues séchées, figues moelleuses, figues sèches moelleuses',
    'dried mango': 'mangue séchée/mangues séchées',
    'dried pineapple': 'ananas séché',
    'banana chip': 'chips de banane, banane séchée/bananes séchées, chips de bananes, rondelles de bananes séchées',
    'maraschino cherry':
      'cerises au marasquin, cerise au marasquin, cerises marasquin, cerises cocktail, cerises amarena, amarena, cerise cocktail',
    salt: 'sel, sel fin, sel de mer, sel de table, sel marin, sel iodé, pincée de sel, sel de cuisine, sel fin de mer, sel de mer fin, sel de Guérande fin, poudre de sel, sel ordinaire',
    'kosher salt':
      'gros sel, sel gros, sel gris, gros sel de mer, gros sel gris, sel casher, gros sel de Guérande, sel kasher, gros sel marin, sel gros gris, sel de mer gros',
    'flaky salt':
      'fleur de sel, fleur de sel de Guérande, sel de Maldon, sel en flocons, flocons de sel, paillettes de sel, sel de Guérande, sel Maldon, fleur de sel de Camargue, flocons de sel de mer, maldon',
    'smoked salt': 'sel fumé, fleur de sel fumée',
    'black salt': "sel noir, kala namak, sel noir de l'Himalaya",
    'pink salt': "sel rose, sel de l'Himalaya, sel rose de l'Himalaya, sel d'Himalaya, sel rose d'Himalaya",
    'celery salt': 'sel de céleri, sel au céleri, sel céleri',
    'garlic salt': "sel d'ail, sel à l'ail, sel ail",
    'onion salt': "sel d'oignon, sel à l'oignon",
    MSG: 'glutamate, glutamate monosodique, glutamate de sodium, ajinomoto, aji-no-moto',
    'black pepper':
      'poivre, poivre noir, poivre moulu, poivre du moulin, poivre noir moulu, poivre noir du moulin, poivre fraîchement moulu, poivre gris, poivre concassé, mignonnette, poivre mignonnette, poivre noir concassé, poivre au moulin, poivre fraichement moulu, poivre 5 baies, poivre cinq baies, mélange 5 baies, cinq baies, poivre 4 baies, poivre aux cinq baies, poivre de Madagascar, poivre de Kampot, tour de moulin à poivre/tours de moulin à poivre, poivre en poudre, poivre moulin, poivre noir fraîchement moulu, mélange cinq baies, mélange de poivres, poivre de Penja, poivre mélangé',
    'black peppercorn':
      'poivre en grains, grain de poivre/grains de poivre, poivre noir en grains, grain de poivre noir/grains de poivre noir, poivre en grain, poivre noir en grain, grain poivre/grains poivre, baies de poivre, poivre concassé en grains',
    'white pepper':
      'poivre blanc, poivre blanc moulu, poivre blanc en grains, poivre blanc du moulin, grains de poivre blanc',
    'green peppercorn':
      'poivre vert, poivre vert en grains, grains de poivre vert, poivre vert en saumure, baies de poivre vert',
    'pink peppercorn': 'baie rose/baies roses, poivre rose, grains de poivre rose, poivre rouge',
    'sichuan pepper':
      'poivre du Sichuan, poivre de Sichuan, poivre du Sechuan, poivre Sichuan, poivre de Timut, baie de Timut/baies de Timut, baies de Sichuan, poivre Timut, poivre de Sechuan, poivre szechuan, sansho, poivre sansho, poivre du Sichouan, poivre du Népal, poivre timur',
    'curry powder':
      'curry, curry en poudre, poudre de curry, curry de Madras, curry doux, curry fort, cari, poudre de cari, curry madras, cari en poudre, poudre de curry doux, curry moulu, curry indien, poudre de cari douce, poudre de cari forte, curry jaune en poudre',
    'garam masala': 'garam masala, garam massala, garam-masala',
    turmeric: 'curcuma, curcuma en poudre, curcuma moulu, poudre de curcuma, safran des Indes, safran-cooli',
    saffron:
      'safran, pistils de safran, filaments de safran, safran en poudre, dose de safran/doses de safran, stigmates de safran, dosette de safran/dosettes de safran, safran en filaments, pistil de safran, poudre de safran, safran en pistils, filament de safran',
    'ground cumin': 'cumin, cumin en poudre, cumin moulu, poudre de cumin, coumin',
    'cumin seed': 'graines de cumin, cumin en grains, cumin en graines, graine de cumin, grains de cumin, cumin entier',
    'ground coriander': 'coriandre en poudre, coriandre moulue, poudre de coriandre, coriandre sèche moulue',
    'coriander seed':
      'graine de coriandre/graines de coriandre, coriandre en grains, grain de coriandre/grains de coriandre, coriandre en graines',
    'smoked paprika':
      'paprika fumé, pimentón, paprika fumé doux, pimenton, pimentón fumé, pimenton de la vera, paprika doux fumé, piment doux fumé, pimentón de la Vera, paprika fumé fort',
    paprika:
      'paprika, paprika doux, paprika en poudre, paprika fort, paprika hongrois, piment doux en poudre, paprika rose, paprika moulu, poudre de paprika, paprika de Hongrie, piment doux moulu, niora/-s, ñora/-s',
    'chili flakes':
      'flocons de piment, piment en flocons, flocons de piment fort, flocons de chili, piment séché en flocons, flocons de piment rouge, flocons de chilis, flocons de chili broyé, piment broyé, flocons de piments, piments forts en flocons, chili en flocons, chili flakes, piment concassé, piment séché moulu, paillettes de piment',
    'chili powder':
      "poudre de chili, chili en poudre, assaisonnement au chili, épices chili con carne/epices chili con carne, épices pour chili/epices pour chili, assaisonnement chili, poudre chili, épices à chili/epices à chili, mélange d'épices pour chili",
    'cayenne pepper':
      'piment de Cayenne, poivre de Cayenne, cayenne, piment en poudre, poudre de piment, piment fort en poudre, piment rouge en poudre, piment moulu, pili-pili, pili pili, piment de Cayenne moulu, piment de Cayenne en poudre, piment rouge moulu, piment fort moulu, poudre de piment rouge, poudre de piment fort, piment de cayenne en poudre',
    'aleppo pepper': "piment d'Alep, pul biber, piment d'Urfa, poivre d'Alep, poivre d'Urfa",
    gochugaru: 'gochugaru, piment coréen, piment coréen en poudre, poudre de piment coréen, flocons de piment coréen',
    'espelette pepper':
      "piment d'Espelette, poudre de piment d'Espelette, espelette, piment Espelette, piment d'espelette en poudre",
    'kashmiri chili powder': 'piment du Cachemire, piment du Cachemire en poudre, piment kashmiri',
    'chipotle powder':
      'chipotle en poudre, chipotle moulu, poudre de chipotle, piment chipotle en poudre, piment chipotle moulu',
    'dried red chili':
      'piment séché/piments séchés, piment rouge séché/piments rouges séchés, petit piment séché/petits piments séchés, piment sec/piments secs, piment oiseau séché/piments oiseaus séchés, piment rouge sec/piments rouges secs, piments oiseaux séchés',
    'ancho chili': 'piment ancho/piments ancho, ancho, piment anchos/piments anchos',
    'guajillo chili': 'piment guajillo/piments guajillo, guajillo',
    'pasilla chili': 'piment pasilla/piments pasilla, pasilla',
    'chipotle chili': 'piment chipotle séché/piments chipotle séchés, piment chipotle/piments chipotle',
    'onion powder':
      "poudre d'oignon/poudre d'oignons, oignon en poudre, oignons en poudre, oignon moulu, oignon semoule, semoule d'oignon, oignon granulé",
    'garlic powder':
      "ail en poudre, poudre d'ail, ail semoule, semoule d'ail, ail granulé, ail séché, ail déshydraté, ail moulu, ail lyophilisé, granules d'ail",
    'dried onion':
      "oignon séché/oignons séchés, oignons déshydratés, flocons d'oignon/flocons d'oignons, oignon déshydraté, oignons lyophilisés",
    cinnamon:
      'cannelle, cannelle moulue, cannelle en poudre, poudre de cannelle, canelle, cannelle de Ceylan, cinnamome, canelle en poudre',
    'cinnamon stick':
      'bâton de cannelle/bâtons de cannelle, cannelle en bâton/cannelle en bâtons, écorce de cannelle/ecorce de cannelle, cannelle bâton, bâtonnet de cannelle/bâtonnets de cannelle, baton de cannelle/batons de cannelle',
    nutmeg:
      'noix de muscade, muscade, muscade moulue, muscade râpée, noix muscade, muscade en poudre, poudre de muscade, noix de muscade râpée, noix de muscade en poudre, noix de muscade moulue, noix de muscades',
    mace: 'macis, fleur de muscade, macis moulu',
    cardamom: 'cardamome, cardamome moulue, cardamome en poudre, poudre de cardamome, cardamone, cardamone moulue',
    'cardamom pod':
      'gousse de cardamome/gousses de cardamome, graine de cardamome/graines de cardamome, capsule de cardamome/capsules de cardamome, cardamome verte, gousses de cardamome verte, cardamomes, grain de cardamome/grains de cardamome, gousse de cardamone/gousses de cardamone, cardamome entière, cardamome en gousses, graine de cardamone/graines de cardamone, cosse de cardamome/cosses de cardamome, grains de cardamome verte',
    'black cardamom': 'cardamome noire, gousse de cardamome noire/gousses de cardamome noire, cardamome brune',
    clove: 'clou de girofle/clous de girofle, girofle, girofles, clous girofle, clou girofle, clous de girofles',
    'ground cloves':
      'girofle moulu, clou de girofle moulu, clous de girofle moulus, girofle en poudre, clou de girofle en poudre, clous de girofle en poudre, poudre de girofle, poudre de clou de girofle',
    allspice:
      "piment de la Jamaïque, quatre-épices en grains, toute-épice, toutes-épices, bois d'Inde, poivre de la Jamaïque, piment de Jamaïque, baies de la Jamaïque, poivre de Jamaïque, tout-épices, toute épice, graines de bois d'Inde, quatre épices en grains, maniguette",
    'star anise':
      "badiane, anis étoilé, étoile de badiane/étoiles de badiane/etoile de badiane/etoiles de badiane, étoile d'anis/étoiles d'anis/etoile d'anis/etoiles d'anis, badianes, anis étoile, étoile de badianes/étoiles de badianes/etoile de badianes/etoiles de badianes, étoile d'anis étoilé/étoiles d'anis étoilé/etoile d'anis étoilé/etoiles d'anis étoilé, étoile de badiane entière/etoile de badiane entière, fleur de badiane/fleurs de badiane",
    'anise seed':
      "anis, anis vert, graine d'anis/graines d'anis, anis en grains, graines d'anis vert, anis en poudre, anis vert en grains, anis moulu",
    'ground ginger':
      'gingembre en poudre, gingembre moulu, poudre de gingembre, gingembre sec, gingembre séché, gingembre déshydraté',
    'caraway seed': 'carvi, graine de carvi/graines de carvi, cumin des prés, carvi moulu, graines carvi',
    'fennel seed':
      'graine de fenouil/graines de fenouil, fenouil en grains, semences de fenouil, grain de fenouil/grains de fenouil, graines de fenouil moulues',
    'fenugreek seed': 'fenugrec, graine de fenugrec/graines de fenugrec, fenugrec moulu, fenugrec en poudre',
    'fenugreek leaf': 'feuille de fenugrec/feuilles de fenugrec, kasuri methi, méthi, feuilles de fenugrec séchées',
    'mustard seed':
      'graine de moutarde/graines de moutarde, moutarde en grains sèche, grain de moutarde/grains de moutarde, graines de moutarde noire, graines de moutarde jaune, graines de moutarde brune, graines moutarde',
    'mustard powder': 'moutarde en poudre, poudre de moutarde, moutarde sèche, farine de moutarde, moutarde moulue',
    'celery seed': 'graine de céleri/graines de céleri, grains de céleri',
    'dill seed': "graine d'aneth/graines d'aneth",
    'nigella seed': 'nigelle, graine de nigelle/graines de nigelle, cumin noir, nigelles, graines de cumin noir',
    ajwain: "ajowan, ajwain, graines d'ajowan",
    asafoetida: 'asafœtida/asafoetida, ase fétide, hing, asa fœtida/asa foetida',
    sumac: 'sumac, sumac moulu, sumac en poudre, poudre de sumac',
    amchur: 'amchur, amchoor, poudre de mangue verte, poudre de mangue, mangue en poudre',
    annatto: "rocou, roucou, graines de roucou, achiote, pâte d'achiote, poudre de roucou, annatto",
    'juniper berry':
      'baie de genièvre/baies de genièvre, genièvre en grains, baies genièvre, grains de genièvre, graines de genièvre',
    'dried lime':
      "citron noir/citrons noirs, lime séchée/limes séchées, citron séché/citrons séchés, citron noir d'Iran/citrons noirs d'Iran",
    'licorice root': 'bâton de réglisse/bâtons de réglisse, réglisse en poudre, poudre de réglisse, racine de réglisse',
    'tonka bean': 'fève tonka/fèves tonka, fève de tonka/fèves de tonka, tonka',
    mahleb: 'mahlab, mahaleb, mahleb',
    lavender:
      'lavande, fleur de lavande/fleurs de lavande, lavande séchée, brins de lavande, fleurs de lavande séchées',
    'rose petal':
      'pétale de rose/pétales de rose/pétale de roses/pétales de roses, boutons de rose, pétales de roses séchées, boutons de rose séchés, pétales de rose séchés, pétale de rose séchée/pétales de rose séchée/pétale de rose séchées/pétales de rose séchées/pétale de roses séchée/pétales de roses séchée/pétale de roses séchées',
    'edible flower':
      'fleurs comestibles, fleur comestible, capucine/-s, fleur de capucine/fleurs de capucine, fleur de bourrache/fleurs de bourrache, pensées comestibles, fleurs de souci, bourrache, fleurs fraîches, feuilles de capucine, fleurs séchées comestibles, primevères, pâquerettes, fleurs de violette',
    elderflower:
      'fleur de sureau/fleurs de sureau, sureau, ombelles de sureau, grappe de fleurs de sureau/grappes de fleurs de sureau',
    'five-spice powder':
      'cinq épices, cinq-épices, poudre de cinq épices, 5 épices, mélange cinq épices, cinq épices chinoises, poudre cinq-épices, mélange 5 épices, cinq parfums, poudre 5 épices, poudre de 5 épices, épices 5 parfums/epices 5 parfums',
    'ras el hanout':
      'ras el hanout, ras-el-hanout, raz el hanout, épices à couscous/epices à couscous, épices couscous/epices couscous, épices pour couscous/epices pour couscous, épices à tajine/epices à tajine, épices tajine/epices tajine, ras el-hanout, épices marocaines/epices marocaines, mélange pour couscous, épices à tagine/epices à tagine, épices pour tajine/epices pour tajine',
    baharat: 'baharat, sept épices, 7 épices, épices libanaises/epices libanaises, sept-épices',
    "za'atar": "zaatar, za'atar, zahtar, zatar",
    dukkah: 'dukkah, dukka',
    berbere: 'berbéré, berbere',
    'cajun seasoning':
      "épices cajun/epices cajun, mélange cajun, assaisonnement cajun, épices cajuns/epices cajuns, épices à la cajun/epices à la cajun, mélange d'épices cajun, assaisonnement à la cajun, épices cajunes/epices cajunes",
    'seafood seasoning': 'assaisonnement old bay, old bay',
    'jerk seasoning':
      'épices jerk/epices jerk, assaisonnement jerk, épices à la jamaïcaine/epices à la jamaïcaine, assaisonnement à la jamaïcaine',
    'taco seasoning':
      "épices à tacos/epices à tacos, épices mexicaines/epices mexicaines, assaisonnement à tacos, épices fajitas/epices fajitas, épices pour fajitas/epices pour fajitas, assaisonnement mexicain, mélange mexicain, épices tex-mex/epices tex-mex, assaisonnement à taco, épices à fajitas/epices à fajitas, mélange d'épices mexicaines, épices tacos/epices tacos, épices pour tacos/epices pour tacos, épices à burritos/epices à burritos, épices à chili et tacos/epices à chili et tacos, mélange d'épices tex-mex",
    'tandoori masala':
      "épices tandoori/epices tandoori, tandoori, poudre tandoori, tandoori masala, épices tikka/epices tikka, épices tandoori en poudre/epices tandoori en poudre, épices tikka masala/epices tikka masala, mélange tandoori, mélange d'épices tandoori",
    'chaat masala': 'chaat masala, chat masala',
    'sambar powder': 'poudre de sambar, sambar masala',
    'panch phoron': 'panch phoron, panch phoran',
    'shichimi togarashi': 'shichimi togarashi, shichimi, togarashi, sept épices japonais',
    furikake: 'furikaké, furikake',
    'lemon pepper': 'poivre citronné, poivre au citron, poivre citron',
    'steak seasoning':
      'épices à steak/epices à steak, épices à bifteck/epices à bifteck, assaisonnement à steak, épices à steak de Montréal/epices à steak de Montréal, épices pour grillades/epices pour grillades, épices grillades/epices grillades, épices à grillades/epices à grillades, épices barbecue viande/epices barbecue viande',
    'barbecue rub':
      'épices barbecue/epices barbecue, épices à barbecue/epices à barbecue, épices BBQ/epices BBQ, assaisonnement barbecue, épices pour barbecue/epices pour barbecue',
    'greek seasoning':
      'épices grecques/epices grecques, épices à gyros/epices à gyros, épices gyros/epices gyros, assaisonnement à la grecque',
    'adobo seasoning': 'assaisonnement adobo',
    'poultry seasoning':
      'épices à volaille/epices à volaille, épices à poulet/epices à poulet, épices poulet/epices poulet, assaisonnement à volaille, assaisonnement pour volaille, épices pour poulet/epices pour poulet, assaisonnement pour poulet, épices à poulet rôti/epices à poulet rôti',
    'mixed spice':
      'quatre-épices, quatre épices, 4 épices, 4-épices, mélange quatre épices, mélange 4 épices, quatre-épices moulu, poudre de quatre-épices',
    'pumpkin pie spice':
      'épices à citrouille/epices à citrouille, épices à tarte à la citrouille/epices à tarte à la citrouille, pumpkin spice, épices pour tarte à la citrouille/epices pour tarte à la citrouille',
    'gingerbread spice':
      "épices à pain d'épices/epices à pain d'épices, épices pour pain d'épices/epices pour pain d'épices, épices à spéculoos/epices à spéculoos, épices pain d'épices/epices pain d'épices, mélange pain d'épices, épices de Noël/epices de Noël, épices à vin chaud/epices à vin chaud, épices à speculoos/epices à speculoos, mélange pour pain d'épices, épices pour vin chaud/epices pour vin chaud, épices à pain d'épice/epices à pain d'épice, épices pour pain d'épice/epices pour pain d'épice, épices spéculoos/epices spéculoos, épices pain d'épice/epices pain d'épice, mélange d'épices pour pain d'épices, épices pour spéculoos/epices pour spéculoos",
    'dried oregano': 'origan, origan séché, origan sec, origan moulu, origan en poudre',
    'italian seasoning':
      "herbes italiennes, mélange italien, assaisonnement à l'italienne, herbes séchées, fines herbes séchées, herbes à pizza, assaisonnement italien, herbes aromatiques séchées, épices à pizza/epices à pizza, mélange d'herbes séchées, épices italiennes/epices italiennes, mélange d'herbes italiennes, fines herbes italiennes, épices à l'italienne/epices à l'italienne, herbes italiennes séchées, herbes sèches, mélange d'herbes",
    'herbes de provence':
      "herbes de Provence, herbe de provence/herbes de provence, herbes provençales, mélange provençal, herbes de provences, herbes de Provence séchées, mélange d'herbes de Provence, épices provençales/epices provençales",
    'dried thyme': 'thym séché, thym sec, thym en poudre, thym moulu, feuilles de thym séché',
    'dried basil': 'basilic séché, basilic sec, basilic en poudre, basilic déshydraté',
    'dried rosemary': 'romarin séché, romarin sec, romarin moulu, romarin en poudre',
    'dried sage': 'sauge séchée, sauge moulue, sauge en poudre, sauge sèche',
    'dried marjoram': 'marjolaine séchée, marjolaine sèche',
    'dried parsley':
      'persil séché, persil sec, persil déshydraté, persil lyophilisé, persil en flocons, persil en poudre',
    'dried cilantro':
      'coriandre séchée, feuilles de coriandre séchées, coriandre sèche, coriandre déshydratée, coriandre lyophilisée',
    'dried dill': 'aneth séché, aneth sec, aneth lyophilisé, aneth déshydraté',
    'dried mint': 'menthe séchée, menthe sèche, feuilles de menthe séchées',
    'dried tarragon': 'estragon séché, estragon sec, estragon lyophilisé',
    'dried chervil': 'cerfeuil séché, cerfeuil sec',
    'dried savory': 'sarriette, sarriette séchée, sariette, sarriette sèche, sariette séchée',
    'dried chives': 'ciboulette séchée, ciboulette lyophilisée, ciboulette déshydratée, ciboulette sèche',
    'bay leaf':
      'laurier, feuille de laurier/feuilles de laurier, lauriers, laurier sauce, feuille laurier/feuilles laurier, laurier en feuille, laurier en feuilles, laurier-sauce, laurier séché, feuille de laurier sauce/feuilles de laurier sauce, feuille de lauriers/feuilles de lauriers, laurier frais',
    'bouquet garni': "bouquet garni/bouquets garnis, bouquets d'herbes aromatiques",
    basil:
      'basilic, feuille de basilic/feuilles de basilic, basilic frais, bouquet de basilic/bouquets de basilic, brin de basilic/brins de basilic, basilic vert, pousse de basilic/pousses de basilic, basilic ciselé, feuilles de basilic frais, basilic pourpre, basilic grand vert, basilic surgelé',
    'thai basil':
      'basilic thaï, basilic thaïlandais, basilic sacré, feuille de basilic thaï/feuilles de basilic thaï, basilic thai, basilic citron',
    parsley:
      'persil, persil plat, persil frisé, persil frais, persil haché, brin de persil/brins de persil, branche de persil/branches de persil, bouquet de persil/bouquets de persil, queue de persil/queues de persil, persil ciselé, persil italien, feuille de persil/feuilles de persil, persil plat frais, persil commun, persil simple, tige de persil/tiges de persil, persil surgelé, pluches de persil, branche de persil plat/branches de persil plat',
    cilantro:
      'coriandre, coriandre fraîche, feuille de coriandre/feuilles de coriandre, coriandre ciselée, brin de coriandre/brins de coriandre, bouquet de coriandre/bouquets de coriandre, botte de coriandre, coriandre hachée, branche de coriandre/branches de coriandre, tige de coriandre/tiges de coriandre, persil arabe, persil chinois, coriandre fraiche, feuilles de coriandre fraîche, racine de coriandre/racines de coriandre, coriandre surgelée, pluches de coriandre, persil asiatique, coriandre fraiche hachée',
    mint: 'menthe, feuille de menthe/feuilles de menthe, menthe fraîche, brin de menthe/brins de menthe, menthe poivrée, bouquet de menthe/bouquets de menthe, menthe verte, branche de menthe/branches de menthe, menthe ciselée, menthe fraiche, feuilles de menthe fraîche, menthe marocaine, nanah, menthe douce, botte de menthe, tige de menthe/tiges de menthe',
    dill: "aneth, aneth frais, brin d'aneth/brins d'aneth, pluche d'aneth/pluches d'aneth, branche d'aneth/branches d'aneth, bouquet d'aneth, botte d'aneth, fenouil bâtard, aneth ciselé, aneth surgelé, tige d'aneth/tiges d'aneth",
    'fennel frond':
      'fenouil sauvage, fane de fenouil/fanes de fenouil, pluche de fenouil/pluches de fenouil, vert de fenouil, fenouil sec branches, frondes de fenouil, feuillage de fenouil',
    chives:
      'ciboulette, ciboulette fraîche, brin de ciboulette/brins de ciboulette, bouquet de ciboulette, ciboulette ciselée, botte de ciboulette, tige de ciboulette/tiges de ciboulette, ciboulettes, ciboulette fraiche, ciboulette hachée, brins de ciboulette fraîche, ciboulette surgelée',
    'garlic chives': "ciboulette chinoise, ciboulette à l'ail, ciboulette thaï, nira, ciboulette ail, ciboulette-ail",
    thyme:
      'thym, thym frais, branche de thym/branches de thym, brin de thym/brins de thym, thym citron, serpolet, feuille de thym/feuilles de thym, fleur de thym/fleurs de thym, thym-citron, tige de thym/tiges de thym, thym effeuillé, thym citronné, farigoule, thym émietté, brins de thym frais, branches de thym frais, rameau de thym/rameaux de thym, branchettes de thym',
    rosemary:
      'romarin, romarin frais, branche de romarin/branches de romarin, brin de romarin/brins de romarin, tige de romarin/tiges de romarin, rameau de romarin/rameaux de romarin, aiguilles de romarin, romarin haché, brins de romarin frais',
    sage: 'sauge, feuille de sauge/feuilles de sauge, sauge fraîche, brin de sauge/brins de sauge, feuilles de sauge fraîche, sauge officinale, branche de sauge/branches de sauge',
    'oregano leaf':
      "origan frais, feuille d'origan/feuilles d'origan, brin d'origan/brins d'origan, branche d'origan/branches d'origan, feuilles d'origan frais, brins d'origan frais",
    marjoram:
      'marjolaine, marjolaine fraîche, brin de marjolaine/brins de marjolaine, feuilles de marjolaine, branche de marjolaine/branches de marjolaine',
    tarragon:
      "estragon, estragon frais, brin d'estragon/brins d'estragon, branche d'estragon/branches d'estragon, feuille d'estragon/feuilles d'estragon, tige d'estragon/tiges d'estragon, bouquet d'estragon, estragon haché, botte d'estragon",
    chervil:
      'cerfeuil, pluche de cerfeuil/pluches de cerfeuil, brin de cerfeuil/brins de cerfeuil, cerfeuil frais, bouquet de cerfeuil, branche de cerfeuil/branches de cerfeuil',
    lovage: 'livèche, ache des montagnes, feuilles de livèche',
    'curry leaf':
      'feuille de curry/feuilles de curry, feuille de caloupilé/feuilles de caloupilé, caloupilé, kaloupilé, feuille de cari/feuilles de cari, caripoulé, kari patta, feuilles de curry fraîches',
    'makrut lime leaf':
      'feuille de combava/feuilles de combava, feuille de kaffir/feuilles de kaffir, feuille de lime kaffir/feuilles de lime kaffir, feuille de citron kaffir/feuilles de citron kaffir, feuille de kafir/feuilles de kafir, feuille de citronnier/feuilles de citronnier, feuille de citron vert kaffir/feuilles de citron vert kaffir, feuille de lime/feuilles de lime, feuille de combawa/feuilles de combawa, feuilles de lime keffir, feuille de makrut/feuilles de makrut',
    'lemon verbena': 'verveine, feuille de verveine/feuilles de verveine, verveine citronnée, verveine fraîche',
    'lemon balm': 'mélisse, feuilles de mélisse',
    shiso: 'shiso, feuille de shiso/feuilles de shiso, pérille, feuilles de sésame coréen',
    'vietnamese coriander': 'rau ram, coriandre vietnamienne',
    epazote: 'épazote/epazote',
    'pandan leaf': 'feuille de pandan/feuilles de pandan, pandan, feuilles de pandanus',
    'banana leaf': 'feuille de bananier/feuilles de bananier, feuille de banane/feuilles de banane',
    'chicken breast':
      "blanc de poulet/blancs de poulet, poitrine de poulet/poitrines de poulet, filet de poulet/filets de poulet, escalope de poulet/escalopes de poulet, suprême de poulet/suprêmes de poulet, blanc de poulet fermier/blancs de poulet fermier, poitrine de poulet désossée/poitrines de poulet désossées, suprême de volaille/suprêmes de volaille, filet de volaille/filets de volaille, blanc de volaille/blancs de volaille, escalope de volaille/escalopes de volaille, poitrine de volaille/poitrines de volaille, filets de poulets, blancs de poulets, poitrines de poulet désossées et sans peau, magret de poulet/magrets de poulet, émincé de poulet/émincés de poulet/emincé de poulet/emincés de poulet, demi-poitrine de poulet/demi-poitrines de poulet, lanières de poulet, émincés de volaille/emincés de volaille, émincé de volaille/emincé de volaille, dés de poulet, cubes de poulet, sot-l'y-laisse de poulet, poulet en lanières, poulet émincé, poulet en dés, blanc poulet, blancs poulet",
    chicken:
      'poulet/-s, morceau de poulet/morceaux de poulet, poulet fermier/poulets fermiers, volaille/-s, poulet cuit, poulet rôti, reste de poulet, restes de poulet, poulet coupé en morceaux/poulets coupés en morceaux, chair de poulet, poulet désossé, viande de poulet, poulet en morceaux, reste de poulet rôti, poulet bio, restes de poulet rôti, poulets en morceaux, poulet cuit effiloché, poule/-s, poule au pot, poulet effiloché, émincés de poulet cuit/emincés de poulet cuit, poulet découpé/poulets découpés',
    'chicken thigh':
      "haut de cuisse de poulet/hauts de cuisse de poulet, haut de cuisses de poulet/hauts de cuisses de poulet, haut de cuisse/hauts de cuisse, haut de cuisses/hauts de cuisses, hauts de cuisses de poulet désossés, haut de cuisse de volaille/hauts de cuisse de volaille, cuisses de poulet désossées, sot-l'y-laisse",
    'chicken leg':
      'cuisse de poulet/cuisses de poulet, cuisse de poule/cuisses de poule, cuisse de volaille/cuisses de volaille, cuisse de poulet fermier/cuisses de poulet fermier, cuisse poulet/cuisses poulet',
    'chicken drumstick': 'pilon de poulet/pilons de poulet, pilon/-s',
    'chicken wing':
      "aile de poulet/ailes de poulet, ailerons de poulet, aileron de poulet, ailes de poulets, manchon de poulet/manchons de poulet, manchons, haut d'aile de poulet",
    'chicken tender':
      'aiguillette de poulet/aiguillettes de poulet, filet mignon de poulet/filets mignons de poulet, aiguillette de volaille/aiguillettes de volaille',
    'roasting chicken':
      'poulet entier, poulet à rôtir, poulet fermier entier/poulets fermier entier, gros poulet, poulet de Bresse, poularde/-s, chapon/-s, poulet de Loué, coq/-s, poulet prêt à cuire',
    'turkey breast':
      'dinde, blanc de dinde cru/blancs de dinde cru, escalope de dinde/escalopes de dinde, filet de dinde/filets de dinde, poitrine de dinde/poitrines de dinde, rôti de dinde/rôtis de dinde, dindonneau, filet de dindonneau/filets de dindonneau, émincé de dinde/émincés de dinde/emincé de dinde/emincés de dinde, aiguillette de dinde/aiguillettes de dinde, sauté de dinde, dindes, escalope de dindonneau/escalopes de dindonneau, rôti de dindonneau/rôtis de dindonneau, rôti de dinde ficelé, poitrine de dindon/poitrines de dindon, viande de dinde',
    'turkey leg':
      'cuisse de dinde/cuisses de dinde, haut de cuisse de dinde/hauts de cuisse de dinde, pilon de dinde/pilons de dinde, osso buco de dinde, osso-buco de dinde, aile de dinde/ailes de dinde',
    'roasting turkey': 'dinde entière, dinde à rôtir, dinde fermière, dinde de Noël',
    'duck breast':
      'magret de canard/magrets de canard, magret/-s, filet de canard/filets de canard, aiguillette de canard/aiguillettes de canard, suprême de canard/suprêmes de canard, poitrine de canard/poitrines de canard',
    'duck leg':
      'cuisse de canard/cuisses de canard, cuisse de canard confite/cuisses de canard confites, confit de canard/confits de canard, manchon de canard/manchons de canard, canard confit, cuisse confite de canard/cuisses confites de canard',
    'roasting duck':
      'canard/-s, canard entier, canette rôtie, caneton/-s, canard de barbarie, canard colvert, canard sauvage, canette de barbarie',
    goose: 'oie/-s, oie entière',
    'goose breast': "magret d'oie/magrets d'oie, filet d'oie/filets d'oie",
    'cornish hen': 'coquelet/-s, poussin/-s, poulet de Cornouailles/poulets de Cornouailles',
    quail: 'caille/-s, caille désossée/cailles désossées, cailles entières',
    'guinea fowl':
      'pintade/-s, pintadeau/-x, suprême de pintade/suprêmes de pintade, cuisse de pintade/cuisses de pintade, filet de pintade/filets de pintade, pintade fermière, blanc de pintade/blancs de pintade',
    pheasant:
      'faisan/-s, poule faisane, pigeon/-s, pigeonneau/-x, perdrix, perdreau/-x, bécasse/-s, palombe/-s, tourterelle/-s, faisane',
    'beef steak':
      'steak/-s, bœuf/boeuf, bifteck/-s, steak de bœuf/steaks de bœuf/steak de boeuf/steaks de boeuf, beefsteak/-s, viande de bœuf/viande de boeuf, lanières de bœuf/lanières de boeuf, émincé de bœuf/émincés de bœuf/émincé de boeuf/emincé de bœuf/emincé de boeuf/émincés de boeuf/emincés de bœuf/emincés de boeuf, tranche de bœuf/tranches de bœuf/tranche de boeuf/tranches de boeuf, bœuf émincé/boeuf émincé, pavé de bœuf/pavés de bœuf/pavé de boeuf/pavés de boeuf, araignée de bœuf/araignée de boeuf, lamelles de bœuf/lamelles de boeuf, fondue de bœuf/fondue de boeuf, viande à fondue, steak minute/steaks minute, merlan de bœuf/merlan de boeuf, poire de bœuf/poire de boeuf, viande à fondue chinoise, bœuf à fondue/boeuf à fondue, grillade de bœuf/grillades de bœuf/grillade de boeuf/grillades de boeuf, viande de bœuf à fondue/viande de boeuf à fondue, bœuf maigre/boeuf maigre, viande bovine, brochette de bœuf/brochettes de bœuf/brochette de boeuf/brochettes de boeuf',
    'ribeye steak':
      "entrecôte/-s, entrecôte de bœuf/entrecôtes de bœuf/entrecôte de boeuf/entrecôtes de boeuf, côte de bœuf/côtes de bœuf/côte de boeuf/côtes de boeuf, noix d'entrecôte, bifteck de côte, basse côte de bœuf à griller/basse côtes de bœuf à griller/basse côte de boeuf à griller/basse côtes de boeuf à griller",
    'sirloin steak':
      'rumsteck/-s, rumsteak/-s, romsteck/-s, bifteck de surlonge, surlonge de bœuf/surlonge de boeuf, rumsteak de bœuf/rumsteak de boeuf, surlonge, pavé de rumsteck/pavés de rumsteck, coquille de bœuf/coquille de boeuf, pointe de surlonge, rumsteck de bœuf/rumsteck de boeuf, bifteck de haut de surlonge, aiguillette baronne',
    'strip steak':
      'faux-filet, faux filet/faux filets, contre-filet, contrefilet, bifteck de contre-filet, faux-filets, faux-filet de bœuf/faux-filet de boeuf, contre filet',
    'flank steak':
      "bavette/-s, bavette d'aloyau/bavettes d'aloyau, bavette de bœuf/bavettes de bœuf/bavette de boeuf/bavettes de boeuf, flanchet, flanc de bœuf/flanc de boeuf, bifteck de flanc, bavette de flanchet",
    'skirt steak':
      'hampe, onglet/-s, onglet de bœuf/onglets de bœuf/onglet de boeuf/onglets de boeuf, hampe de bœuf/hampe de boeuf',
    'beef tenderloin':
      'filet de bœuf/filets de bœuf/filet de boeuf/filets de boeuf, tournedos, filet mignon de bœuf/filets mignons de bœuf/filet mignon de boeuf/filets mignons de boeuf, chateaubriand, châteaubriand, cœur de filet de bœuf/coeur de filet de boeuf, médaillons de bœuf/médaillons de boeuf, rôti de filet de bœuf/rôti de filet de boeuf, pavé de filet de bœuf/pavé de filet de boeuf',
    'minute steak':
      'carpaccio de bœuf/carpaccio de boeuf, steak à la minute/steaks à la minute, bœuf en fines tranches/boeuf en fines tranches, paupiettes de bœuf crues/paupiettes de boeuf crues, tranches fines de bœuf/tranches fines de boeuf, fines tranches de bœuf/fines tranches de boeuf, carpaccio',
    'beef roast':
      "rôti de bœuf/rôtis de bœuf/rôti de boeuf/rôtis de boeuf, rosbif, rosbeef, roast-beef, roastbeef, rôti de palette cru, rond de gîte, rôti d'intérieur de ronde, intérieur de ronde, tende de tranche, tranche grasse de bœuf/tranche grasse de boeuf",
    'stewing beef':
      'bœuf à braiser/boeuf à braiser, bœuf bourguignon viande/boeuf bourguignon viande, bourguignon, bœuf à bourguignon/boeuf à bourguignon, cubes de bœuf/cubes de boeuf, bœuf à ragoût/boeuf à ragoût, cubes de bœuf à ragoût/cubes de boeuf à ragoût, paleron, paleron de bœuf/paleron de boeuf, macreuse, gîte, gîte de bœuf/gîte de boeuf, carbonade/-s, carbonnade/-s, viande à bourguignon, viande à carbonnade, rôti de palette, palette de bœuf/palette de boeuf, cube à ragoût/cubes à ragoût, bœuf en cubes/boeuf en cubes, viande à pot-au-feu, viande pour pot-au-feu, gîte à la noix, basse-côte/-s, basse côte/basse côtes, collier de bœuf/collier de boeuf, plat de côtes, plat de côte, bœuf en morceaux/boeuf en morceaux, viande pour bourguignon, viande de bœuf à braiser/viande de boeuf à braiser, jumeau de bœuf/jumeau de boeuf, macreuse de bœuf/macreuse de boeuf, paleron et gîte, bœuf coupé en cubes/boeuf coupé en cubes, bœuf pour bourguignon/boeuf pour bourguignon, bœuf à pot-au-feu/boeuf à pot-au-feu, bœuf à mijoter/boeuf à mijoter, bœuf en dés/boeuf en dés, bœuf à braiser coupé/boeuf à braiser coupé, haut-de-côtes, aiguillette de bœuf/aiguillette de boeuf, ragoût de bœuf/ragoût de boeuf, épaule de bœuf/épaule de boeuf/epaule de bœuf/epaule de boeuf, carbonades de bœuf/carbonades de boeuf, carbonnades de bœuf/carbonnades de boeuf, viande à mijoter, morceaux de bœuf/morceaux de boeuf, viande à ragoût de bœuf/viande à ragoût de boeuf, bourguignon de bœuf/bourguignon de boeuf, viande de bœuf en morceaux/viande de boeuf en morceaux, bœuf à goulash/boeuf à goulash, viande de bœuf en cubes/viande de boeuf en cubes, jumeau à pot-au-feu, plat de côte de bœuf/plat de côte de boeuf, plat de côtes de bœuf/plat de côtes de boeuf',
    'beef brisket':
      'poitrine de bœuf/poitrine de boeuf, pointe de poitrine, pointe de poitrine de bœuf/pointe de poitrine de boeuf, tendron de bœuf/tendron de boeuf, tendrons de bœuf/tendrons de boeuf, brisket',
    'short rib':
      'bout de côtes/bouts de côtes, plat de côtes de bœuf découvert/plat de côtes de boeuf découvert, côtes levées de bœuf/côtes levées de boeuf, bouts de côtes de bœuf/bouts de côtes de boeuf, haut de côtes de bœuf/haut de côtes de boeuf',
    oxtail: 'queue de bœuf/queues de bœuf/queue de boeuf/queues de boeuf',
    'beef shank':
      'jarret de bœuf/jarrets de bœuf/jarret de boeuf/jarrets de boeuf, gîte avec os, osso buco de bœuf/osso buco de boeuf, gîte-gîte, jarret de boeuf avec os',
    'beef cheek': 'joue de bœuf/joues de bœuf/joue de boeuf/joues de boeuf',
    'ground beef':
      'bœuf haché/boeuf haché, steak haché/steaks hachés, steak haché de bœuf/steaks hachés de bœuf/steak haché de boeuf/steaks hachés de boeuf, viande de bœuf hachée/viande de boeuf hachée, haché de bœuf/haché de boeuf, viande hachée de bœuf/viande hachée de boeuf, bœuf haché maigre/boeuf haché maigre, viande de boeuf haché, bœuf haché mi-maigre/boeuf haché mi-maigre, bœuf haché extra-maigre/boeuf haché extra-maigre, viande hachée pur bœuf/viande hachée pur boeuf, haché pur bœuf/haché pur boeuf, steak haché pur bœuf/steaks hachés pur bœuf/steak haché pur boeuf/steaks hachés pur boeuf, bœuf haché extra maigre/boeuf haché extra maigre, viande hachée bœuf/viande hachée boeuf, steak haché maigre',
    'ground pork':
      'porc haché, viande de porc hachée, haché de porc, porc haché maigre, viande hachée de porc, échine de porc hachée/echine de porc hachée',
    'ground turkey': 'dinde hachée, haché de dinde, dindon haché, viande de dinde hachée, dindonneau haché',
    'ground chicken': 'poulet haché, haché de poulet, volaille hachée, haché de volaille, viande de poulet hachée',
    'ground lamb': "agneau haché, viande d'agneau hachée, haché d'agneau, viande hachée d'agneau",
    'ground veal': 'veau haché, haché de veau, viande de veau hachée, viande hachée de veau',
    'ground venison': 'chevreuil haché, cerf haché, haché de cerf, viande de chevreuil hachée',
    'ground bison': 'bison haché',
    'mixed ground meat':
      'haché porc et veau, haché porc-veau, haché porc bœuf/haché porc boeuf, viande hachée porc et veau, viande hachée mélangée, haché porc-bœuf/haché porc-boeuf, haché de porc et veau, haché mixte, viande hachée mi-porc mi-bœuf/viande hachée mi-porc mi-boeuf, haché de porc et de veau, viande hachée porc et bœuf/viande hachée porc et boeuf, haché de porc et bœuf/haché de porc et boeuf, viande hachée porc veau, haché de veau et porc, viande hachée bœuf et porc/viande hachée boeuf et porc, haché veau et porc',
    'burger patty':
      'steak hamburger/steaks hamburger, galettes de bœuf/galettes de boeuf, boulette de bœuf à burger/boulette de boeuf à burger, steak burger/steaks burger, steak haché façon bouchère/steaks hachés façon bouchère',
    'veal cutlet':
      'escalope de veau/escalopes de veau, veau, noix de veau, rôti de veau/rôtis de veau, quasi de veau, viande de veau, médaillon de veau/médaillons de veau, filet de veau/filets de veau, filet mignon de veau/filets mignons de veau, grenadin de veau/grenadins de veau, émincé de veau/émincés de veau/emincé de veau/emincés de veau, fricandeau de veau, sous-noix de veau, noix pâtissière de veau, carré de veau rôti, tranche de veau/tranches de veau, escalopines de veau, pavé de veau, veau de lait, veau fermier',
    'veal chop': 'côte de veau/côtes de veau, côtelette de veau/côtelettes de veau, carré de veau',
    'veal shank':
      'osso buco, osso-buco, jarret de veau/jarrets de veau, tranche de jarret de veau/tranches de jarret de veau, rouelle de veau, osso bucco, osso buco de veau, ossobuco, ossobucco',
    'stewing veal':
      'épaule de veau/epaule de veau, sauté de veau, veau à blanquette, tendron de veau/tendrons de veau, cubes de veau, collier de veau, poitrine de veau, ragoût de veau, flanchet de veau, veau pour blanquette, viande à blanquette, morceaux de veau, veau en cubes, veau à braiser, épaule de veau désossée/epaule de veau désossée, blanquette de veau, sauté de veau en morceaux, viande pour blanquette',
    'pork chop':
      'porc, côte de porc/côtes de porc, côtelette de porc/côtelettes de porc, viande de porc, cochon, tranche de porc/tranches de porc, côte première de porc/côtes premières de porc, côtelette de porc désossée/côtelettes de porc désossées, grillade de porc/grillades de porc, porc émincé, lanières de porc, émincé de porc/émincés de porc/emincé de porc/emincés de porc, spiringue/-s',
    'pork tenderloin':
      'filet mignon de porc/filets mignons de porc, filet mignon/filets mignons, filet de porc/filets de porc, mignon de porc, médaillon de porc/médaillons de porc, mignons de porc',
    'pork loin':
      'longe de porc, rôti de porc/rôtis de porc, carré de porc, rôti de longe de porc, filet de porc rôti, noix de porc, pointe de porc, longe de porc désossée, rôti de porc dans le filet, rôti de porc désossé, carré de porc frais/carrés de porc frais',
    'pork cutlet': 'escalope de porc/escalopes de porc, schnitzel de porc',
    'pork shoulder':
      "épaule de porc/epaule de porc, échine de porc/echine de porc, palette de porc, échine/echine, sauté de porc, cubes de porc, rouelle de porc/rouelles de porc, spiringue de porc, cou de porc, ragoût de porc, soc de porc, rôti d'épaule de porc, palette de porc fraîche, épaule de porc désossée/epaule de porc désossée, porc en cubes, rôti d'échine de porc, araignée de porc, épaule de porc picnic/epaule de porc picnic, carbonade de porc, carbonnades de porc, collet de porc, gorge de porc, tranche d'échine/tranches d'échine, cochon de lait, porcelet, porcelet de lait, épaule de cochon de lait/epaule de cochon de lait",
    'pork belly':
      'poitrine de porc, poitrine fraîche, poitrine de porc fraîche, lard frais, flanc de porc, poitrine de cochon, ventre de porc, tranche de poitrine de porc/tranches de poitrine de porc, poitrine fraîche de porc, lard maigre frais',
    'spare rib':
      'travers de porc, côtes levées, côtes levées de porc, travers, ribs, spare ribs, côtes de flanc, côtes levées de dos, petites côtes levées, côtes levées de dos de porc, travers de cochon',
    'pork leg':
      'cuisse de porc, jambon frais, gigot de porc, rôti de jambon frais, noix de jambon, fesse de porc, rôti de fesse de porc, jambon à braiser',
    'pork cheek': 'joue de porc/joues de porc, joue de cochon/joues de cochon',
    'ham hock':
      'jambonneau/-x, jarret de porc/jarrets de porc, jarret de porc fumé/jarrets de porc fumé, jambonneau demi-sel, jarret de porc demi-sel, jarret fumé, jarrets de porc demi-sel, jarrets, jambonnette, wädli, jarret de jambon',
    gammon:
      "jambon à l'os fumé, kassler, palette de porc fumée, palette fumée, palette à la diable, carré de porc fumé, côtelette fumée/côtelettes fumées, jambon picnic fumé, jambon fumé avec os, palette de porc demi-sel, épaule de porc fumée/epaule de porc fumée, kasseler, filet de porc fumé, palette demi-sel, noix de jambon fumée, noix de porc fumée",
    'lamb chop':
      "agneau, côtelette d'agneau/côtelettes d'agneau, côte d'agneau/côtes d'agneau, viande d'agneau, mouton, côtelettes, côtelettes de mouton, filet d'agneau/filets d'agneau, viande de mouton, agneau haché grossièrement, brochettes d'agneau, chop d'agneau/chops d'agneau, côte de mouton/côtes de mouton, agneau de lait, côtelettes d'agneau de lait",
    'lamb loin':
      "selle d'agneau, noisette d'agneau/noisettes d'agneau, longe d'agneau, filet mignon d'agneau/filets mignons d'agneau, canon d'agneau",
    'rack of lamb': "carré d'agneau/carrés d'agneau",
    'lamb shoulder':
      "épaule d'agneau/epaule d'agneau, sauté d'agneau, cubes d'agneau, épaule de mouton/epaule de mouton, agneau en cubes, poitrine d'agneau, ragoût d'agneau, agneau en morceaux, épaule d'agneau désossée/epaule d'agneau désossée, morceaux d'agneau, navarin, agneau à ragoût, épaule d'agneau de lait/epaule d'agneau de lait",
    'leg of lamb':
      "gigot/-s, gigot d'agneau/gigots d'agneau, gigot de mouton/gigots de mouton, tranche de gigot/tranches de gigot, gigot d'agneau désossé, gigot de sept heures, tranche de gigot d'agneau, gigot d'agneau de lait",
    'lamb shank': "souris d'agneau, jarret d'agneau/jarrets d'agneau",
    'lamb neck': "collier d'agneau, collet d'agneau, collier de mouton, cou d'agneau",
    'goat meat': 'chevreau/-x, cabri, viande de chèvre, viande de cabri, cabri massalé',
    'venison steak':
      'chevreuil, cerf, filet de chevreuil/filets de chevreuil, filet de cerf/filets de cerf, noisette de chevreuil/noisettes de chevreuil, selle de chevreuil, biche, gigue de chevreuil, pavé de cerf/pavés de cerf, venaison, filet de biche, pavé de biche/pavés de biche, entrecôte de cerf, médaillons de chevreuil, renne, selle de chevreuil désossée',
    'stewing venison':
      'civet de chevreuil, épaule de chevreuil/epaule de chevreuil, civet de cerf, sauté de chevreuil, sauté de cerf, civet de biche, cuissot de chevreuil',
    rabbit:
      'lapin/-s, râble de lapin/râbles de lapin, cuisse de lapin/cuisses de lapin, lièvre/-s, râble de lièvre, lapin coupé en morceaux, lapin en morceaux, civet de lièvre, cuisse de lièvre/cuisses de lièvre',
    'wild boar':
      'sanglier, marcassin, civet de sanglier, rôti de sanglier, cuissot de sanglier, cuisse de sanglier, sauté de sanglier',
    merguez: 'merguez, merguès, saucisse merguez/saucisses merguez',
    frankfurter:
      "saucisse de Francfort/saucisses de Francfort, saucisse de Strasbourg/saucisses de Strasbourg, knack/-s, knacki, knackis, saucisse à hot-dog/saucisses à hot-dog, saucisse hot-dog/saucisses hot-dog, saucisse cocktail/saucisses cocktail, saucisse viennoise/saucisses viennoises, knacks d'Alsace, saucisse à hot dog/saucisses à hot dog, saucisses de type Strasbourg, wienerli, saucisses fumées à hot-dog, cervelas, saucisses de Vienne",
    kielbasa:
      "saucisse fumée/saucisses fumées, saucisse de Morteau/saucisses de Morteau, saucisse de Montbéliard/saucisses de Montbéliard, morteau, kielbasa, saucisse polonaise/saucisses polonaises, montbéliard, saucisse de morteau/saucisses de morteau, saucisse de Montbelliard/saucisses de Montbelliard, montbéliards, saucisse fumée de Montbéliard/saucisses fumées de Montbéliard, saucisson fumé à cuire, saucisse aux choux/saucisses aux choux, saucisson vaudois, saucisson neuchâtelois/saucissons neuchâtelois, saucisse d'Ajoie, gendarme/-s, landjäger, cabanos, kabanos, saucisse Jésus de Morteau, jésus de Morteau, saucisson à cuire fumé/saucissons à cuire fumé",
    bratwurst:
      'saucisse à rôtir/saucisses à rôtir, saucisse de veau/saucisses de veau, saucisse blanche/saucisses blanches, bratwurst, saucisse de Saint-Gall, saucisse bavaroise/saucisses bavaroises, weisswurst',
    andouille:
      "andouille, andouille de Guémené, andouille de Vire, tranche d'andouille/tranches d'andouille, andouille fumée, andouille de guéméné",
    chorizo:
      'chorizo/-s, chorizo doux, chorizo fort, rondelles de chorizo, chorizo à cuire, chorizo ibérique, tranches de chorizo, chorizo piquant, chorizo en tranches',
    nduja: 'nduja',
    bacon:
      'bacon, lardon/-s, lardons fumés, lard fumé, poitrine fumée, allumettes de bacon, tranche de bacon/tranches de bacon, dés de lardons, lard, lardons allumettes, allumettes de lardons, lardons nature, poitrine de porc fumée, tranche de lard/tranches de lard, lard maigre, lard salé, lardon fumé, tranche de poitrine fumée/tranches de poitrine fumée, dés de lard, petits lardons, lard de poitrine, lard maigre fumé, lardons de poitrine, lard de poitrine fumé, lard paysan, lardons non fumés, lard gras et maigre, allumettes fumées, dés de bacon, lardons allumettes fumés, barde de lard/bardes de lard, poitrine de lard fumé, lards, poitrine de porc demi-sel, barde/-s, tranche de lard fumé/tranches de lard fumé, lardinettes, lard petit salé, lard fumé en tranches, lardons fumés ou nature, poitrine salée, lard nature, poitrine demi-sel, lard fumé en dés, lard à griller, lard cru, allumettes de lard, lardelles, bacon fumé, bacon en tranches, lardons de bacon, tranches de bacon fumé',
    'canadian bacon': 'bacon de dos, bacon canadien, filet de bacon, bacon de dos fumé',
    'turkey bacon':
      'lardons de dinde, bacon de dinde, allumettes de dinde, lardons de volaille, bacon de volaille, allumettes de volaille, lardons de poulet, bacon halal, lardons halal, lardons de dinde halal',
    pancetta:
      'pancetta, ventrèche, tranche de pancetta/tranches de pancetta, dés de pancetta, ventrèche roulée, panceta, poitrine roulée',
    guanciale: 'guanciale',
    'salt pork':
      'petit salé, lard gras, lard salé gras, couenne/-s, couenne de porc, couenne de lard, lard gras salé, lardons gras, bardière, lard de bardière, lard blanc, lard de Colonnata, lardo',
    ham: "jambon/-s, jambon blanc/jambons blancs, jambon cuit/jambons cuits, tranche de jambon/tranches de jambon, tranche de jambon blanc/tranches de jambon blanc, talon de jambon/talons de jambon, dés de jambon, allumettes de jambon, jambon de Paris, jambon de Prague, jambon blanc supérieur, épaule cuite/epaule cuite, jambon à l'os, jambon cuit à l'os, jambon braisé, jambon supérieur, jambon en dés, jambon fumé cuit, jambon d'Ardenne cuit, jambon forêt-noire, jambon Forêt-Noire, jambon York, jambon cuit supérieur, chiffonnade de jambon, chiffonnade de jambon blanc, jambon haché, jambon blanc en tranches, jambon en tranches, jambon persillé cuit, jambon cuit fumé, jambon de York, tranche de jambon cuit/tranches de jambon cuit, dés de jambon blanc, dés de jambon cuit, jambon sans couenne, jambon sans nitrite, dés de jambon fumé, jambon toasté, jambon tranché",
    prosciutto:
      "prosciutto, jambon cru, jambon de Parme, jambon de Bayonne, jambon sec, jambon de pays, tranche de jambon cru/tranches de jambon cru, jambon San Daniele, jambon fumé, jambon d'Ardenne, jambon de Savoie, jambon de Vendée, jambon d'Auvergne, jambon d'Aoste, jambon cru fumé, jambon de montagne, jambon d'Ardennes, chiffonnade de jambon cru, tranche de jambon de Parme/tranches de jambon de Parme, tranche de jambon sec/tranches de jambon sec, tranche de prosciutto/tranches de prosciutto, tranche de jambon de pays/tranches de jambon de pays, tranche de jambon de Bayonne/tranches de jambon de Bayonne, jambon italien, jambon corse, tranche de jambon fumé/tranches de jambon fumé, noix de jambon sec, jambon cru de pays, lonzo, coppa, tranche de coppa/tranches de coppa, jambon des Ardennes, culatello, jambon de parme tranché, dés de jambon cru, chiffonnade de jambon sec, prisuttu",
    'serrano ham':
      'jambon serrano, jambon ibérique, pata negra, jambon Serrano, jambon espagnol, jambon de Serrano, tranche de jambon serrano/tranches de jambon serrano, jamon serrano, chiffonnade de jambon serrano, bellota',
    speck:
      'speck, tranche de speck/tranches de speck, jambon de Forêt-Noire, jambon de la Forêt-Noire, jambon de la forêt noire, jambon de forêt noire',
    salami:
      "salami, saucisson/-s, saucisson sec/saucissons secs, rosette, saucisson de Lyon sec, tranche de saucisson/tranches de saucisson, rosette de Lyon, tranche de salami/tranches de salami, salami de Gênes, saucisse sèche/saucisses sèches, fuet, figatelle, figatelli, saucisson d'Auvergne, jésus de Lyon, saucisson d'âne, soppressata, sopressata, salametti, longaniza, salami en tranches, spianata, salami piquant, ventricina",
    pepperoni: 'pepperoni, peppéroni',
    mortadella: 'mortadelle, mortadella, mortadelle à la pistache',
    bologna:
      "saucisson à l'ail, saucisson de Paris, saucisson à l'ail fumé, lyonerwurst, saucisse de Lyon, saucisson de jambon, baloney, saucisse de Bologne, lyoner, saucisson de Lyon, saucisson à cuire/saucissons à cuire",
    'luncheon meat': 'pâté de viande en boîte, spam, jambon en boîte, jambon en conserve',
    'smoked turkey':
      'blanc de dinde/blancs de dinde, dinde fumée, jambon de dinde, tranche de dinde/tranches de dinde, blanc de poulet fumé/blancs de poulet fumé, jambon de volaille, poitrine de dinde fumée, tranche de blanc de dinde/tranches de blanc de dinde, jambon de poulet, blanc de dinde fumé, tranche de blanc de poulet/tranches de blanc de poulet, tranches de dinde fumée, filet de dinde fumé, jambon halal, poitrine de dinde cuite, poulet fumé, jambon de dinde halal, blanc de dinde en tranches',
    'deli roast beef':
      'rosbif froid, rôti de bœuf froid/rôti de boeuf froid, rosbif cuit, rosbif en tranches, roast-beef froid, rôti de bœuf cuit/rôti de boeuf cuit',
    'corned beef': 'corned-beef, corned beef, bœuf salé/boeuf salé, bœuf en conserve/boeuf en conserve',
    pastrami:
      'pastrami, viande fumée, smoked meat, viande fumée de Montréal, pastrami de bœuf/pastrami de boeuf, smoked-meat',
    bresaola:
      'bresaola, viande des Grisons, viande séchée, brési, viande séchée du Valais, brésaola, viande de Grison, cecina, viande de grisons, viande séchée valaisanne, brezi',
    'beef jerky': 'bœuf séché/boeuf séché, jerky, biltong',
    'chicken liver':
      'foie de volaille/foies de volaille/foie de volailles/foies de volailles, foie de poulet/foies de poulet, foies de poulets, foie de canard/foies de canard, foie de canard frais/foies de canard frais, foie de lapin/foies de lapin, foie blond de volaille/foies blonds de volaille',
    'calf liver':
      "foie de veau/foies de veau, foie d'agneau/foies d'agneau, foie de génisse/foies de génisse, tranche de foie/tranches de foie, tranche de foie de veau/tranches de foie de veau, foie de bœuf/foies de bœuf/foie de boeuf/foies de boeuf",
    kidney: "rognon/-s, rognon de veau/rognons de veau, rognons d'agneau, rognons de bœuf/rognons de boeuf",
    'chicken heart':
      'cœur de poulet/cœurs de poulet/coeur de poulet/coeurs de poulet, cœur de canard/cœurs de canard/coeur de canard/coeurs de canard, cœur de volaille/cœurs de volaille/coeur de volaille/coeurs de volaille, cœur de veau/cœurs de veau/coeur de veau/coeurs de veau',
    'chicken gizzard':
      'gésier/-s, gésiers confits, gésier de canard/gésiers de canard, gésier de volaille/gésiers de volaille, gésiers de poulet, gésier confit, abattis, abattis de volaille, gésiers de canard confits, gésier de dinde/gésiers de dinde, gésiers de volaille confits, abats de volaille, cous de poulet',
    'beef tongue':
      'langue de bœuf/langues de bœuf/langue de boeuf/langues de boeuf, langue de veau/langues de veau, langue de bœuf fumée/langues de bœuf fumée/langue de boeuf fumée/langues de boeuf fumée',
    tripe: 'tripes, gras-double, panse, feuillet, gras double, panse de bœuf/panse de boeuf',
    sweetbread:
      "ris de veau, ris d'agneau, noix de ris de veau, pommes de ris de veau, ris, cœur de ris de veau/coeur de ris de veau",
    'foie gras':
      "foie gras, foie gras de canard/foies gras de canard, foie gras cru, foie gras mi-cuit, foie gras d'oie, bloc de foie gras, escalope de foie gras/escalopes de foie gras, lobe de foie gras, lobe de foie gras cru/lobes de foie gras cru, foie gras frais, escalopes de foie gras cru, bloc de foie gras de canard, foie gras entier",
    'marrow bone':
      'os à moelle, os à moëlle, moelle, os de bœuf/os de boeuf, os de veau, os, moelle de bœuf/moelle de boeuf, os à moelle de bœuf/os à moelle de boeuf',
    'pig foot':
      'pied de porc/pieds de porc, pied de cochon/pieds de cochon, oreille de porc/oreilles de porc, tête de porc, oreille de cochon/oreilles de cochon, groin, queue de cochon/queues de cochon, queue de porc/queues de porc, tête de cochon, demi-pied de porc, museau de porc, pattes de cochon, pied de cochon cuit/pieds de cochon cuits',
    'chicken carcass':
      'carcasse de poulet/carcasses de poulet, carcasse de volaille/carcasses de volaille, os de poulet, carcasse/-s, poule à bouillir, carcasse de canard, poule pour pot-au-feu, parures de volaille, cou de poulet, carcasses de pintade',
    'salmon fillet':
      "saumon/-s, filet de saumon/filets de saumon, pavé de saumon/pavés de saumon, dos de saumon, darne de saumon/darnes de saumon, saumon frais, steak de saumon/steaks de saumon, cœur de saumon frais/coeur de saumon frais, saumon cru, filet de saumon frais, saumon Atlantique, saumon sockeye, pavés de saumons, saumon cuit, saumon surgelé, chair de saumon, saumon bio, cubes de saumon, tartare de saumon, saumon d'Écosse, saumon sauvage, filets de saumon frais, tranches de saumon frais, tranche de saumon frais, saumon sans peau, pavés de saumon frais",
    'smoked salmon':
      'saumon fumé, tranche de saumon fumé/tranches de saumon fumé, chutes de saumon fumé, saumons fumés, lanières de saumon fumé, cœur de saumon fumé/coeur de saumon fumé, tranche de saumon/tranches de saumon, dés de saumon fumé, truite saumonée fumée, allumettes de saumon fumé, saumon fumé en tranches, saumon fumé en dés, cœur de saumon/coeur de saumon',
    gravlax: "gravlax, gravelax, saumon gravlax, saumon mariné, saumon à l'aneth, gravad lax",
    'smoked trout':
      'truite fumée/truites fumées, filet de truite fumée/filets de truite fumée, filet de truite fumé/filets de truite fumés, tranche de truite fumée/tranches de truite fumée, tranches de truite',
    'smoked mackerel':
      'maquereau fumé/maquereaux fumés, filet de maquereau fumé/filets de maquereau fumé, filets de maquereaux fumés, maquereaux fumés au poivre',
    'smoked haddock':
      "haddock, filet de haddock/filets de haddock, haddock fumé, aiglefin fumé, dos de haddock, églefin fumé/eglefin fumé, filet d'aiglefin fumé/filets d'aiglefin fumé, cabillaud fumé",
    kipper:
      'kipper/-s, hareng fumé/harengs fumés, hareng saur/harengs saurs, filet de hareng fumé/filets de hareng fumé, bouffi/-s, bückling/-s, filets de harengs fumés, harengs doux fumés, filets de hareng fumés, sprat/-s',
    'cod fillet':
      'cabillaud/-s, filet de cabillaud/filets de cabillaud, dos de cabillaud, pavé de cabillaud/pavés de cabillaud, poisson blanc/poissons blancs, morue fraîche, filet de poisson/filets de poisson, filet de poisson blanc/filets de poisson blanc, skrei, morue charbonnière, filet de morue/filets de morue, joue de cabillaud/joues de cabillaud, lingue, filet de julienne/filets de julienne, poisson/-s, poisson à chair ferme, poisson frais, dos de poisson blanc, poissons variés, darne de cabillaud/darnes de cabillaud, filet de lingue/filets de lingue, pavé de poisson/pavés de poisson, pavé de poisson blanc/pavés de poisson blanc, cabillaud frais, poisson à chair blanche, filets de poissons, morue noire, poisson de roche, poissons de roche, filet de poisson à chair blanche/filets de poisson à chair blanche, dos de cabillauds, cabillaud surgelé, filets de poisson surgelés, filets de cabillaud surgelés, dos de cabillaud frais, poisson à chair blanche ferme, queue de cabillaud, morceaux de poisson',
    'haddock fillet': "églefin/eglefin, aiglefin, filet d'églefin/filets d'églefin, filet d'aiglefin/filets d'aiglefin",
    'hake fillet':
      'merlu/-s, filet de merlu/filets de merlu, merlan/-s, filet de merlan/filets de merlan, colinot, dos de merlu, pavé de merlu/pavés de merlu, tranche de merlu/tranches de merlu, colin/-s, filet de colin/filets de colin, dos de colin, pavé de colin/pavés de colin, darne de merlu/darnes de merlu, darne de colin/darnes de colin, merluche, tranche de colin/tranches de colin, filets de merlans',
    'pollock fillet':
      "lieu, lieu noir, lieu jaune, filet de lieu/filets de lieu, filet de lieu noir/filets de lieu noir, filet de lieu jaune/filets de lieu jaune, colin d'Alaska, dos de lieu, dos de lieu noir, dos de lieu jaune, goberge fraîche, filet de colin d'Alaska/filets de colin d'Alaska, filet de lieus/filets de lieus, pavé de lieu/pavés de lieu, pavé de lieu noir/pavés de lieu noir, tacaud",
    'halibut fillet':
      'flétan, filet de flétan/filets de flétan, pavé de flétan/pavés de flétan, tranche de flétan/tranches de flétan, steak de flétan/steaks de flétan, dos de flétan',
    'turbot fillet':
      'turbot, filet de turbot/filets de turbot, barbue/-s, filet de barbue/filets de barbue, turbotin/-s, pavé de turbot/pavés de turbot',
    'sole fillet':
      'sole/-s, filet de sole/filets de sole, limande/-s, limande-sole, filet de limande/filets de limande, carrelet/-s, filet de carrelet/filets de carrelet, plie/-s, filet de plie/filets de plie, filet de limande-sole/filets de limande-sole, sole meunière, cardine/-s, flet, filets de soles, sole-limande, sole de Douvres',
    'tilapia fillet':
      'tilapia/-s, filet de tilapia/filets de tilapia, panga, pangasius, filet de panga/filets de panga, filet de pangasius/filets de pangasius',
    'sea bass fillet':
      'filet de bar/filets de bar, filet de loup/filets de loup, filet de loup de mer/filets de loup de mer, pavé de bar/pavés de bar, filets de bars, dos de bar',
    branzino:
      'bar/-s, loup de mer, bar entier/bars entiers, loup, loups de mer, bar de ligne, loup entier/loups entiers',
    'sea bream fillet':
      'filet de daurade/filets de daurade, filet de dorade/filets de dorade, filet de daurade royale/filets de daurade royale, filets de dorades, filets de dorade royale, filet de sébaste/filets de sébaste',
    dorade:
      'daurade/-s, dorade/-s, daurade royale/daurades royales, dorade royale/dorades royales, dorade grise/dorades grises, dorade rose/dorades roses, dorade coryphène/dorades coryphènes, sar/-s, pageot/-s, denti',
    monkfish:
      'lotte, queue de lotte/queues de lotte, joue de lotte/joues de lotte, filet de lotte/filets de lotte, médaillon de lotte/médaillons de lotte, baudroie, lottes, medaillons de lotte',
    'snapper fillet':
      'rouget/-s, rouget barbet/rougets barbets, filet de rouget/filets de rouget, vivaneau/-x, filet de vivaneau/filets de vivaneau, sébaste, rouget grondin/rougets grondins, grondin/-s, filets de rougets, rascasse/-s, filet de rascasse/filets de rascasse, rougets-barbets',
    'catfish fillet': 'poisson-chat, poissons-chats, silure, barbotte, filet de poisson-chat/filets de poisson-chat',
    'grouper fillet':
      'mérou, mahi-mahi, filet de mérou/filets de mérou, mahi mahi, filet de mahi-mahi/filets de mahi-mahi',
    'perch fillet':
      'perche/-s, filet de perche/filets de perche, sandre/-s, filet de sandre/filets de sandre, brochet/-s, filet de brochet/filets de brochet, filet de doré/filets de doré, dorés jaunes, pavé de sandre/pavés de sandre, perche du Nil, filet de perche du Nil/filets de perche du Nil, dos de sandre, chair de brochet, filets de perches',
    carp: 'carpe/-s, filet de carpe/filets de carpe',
    'char fillet':
      "omble chevalier, omble, omble de fontaine, filet d'omble chevalier/filets d'omble chevalier, omble-chevalier, ombles, filet d'omble/filets d'omble",
    'trout fillet':
      'filet de truite/filets de truite, filet de truite saumonée/filets de truite saumonée, pavé de truite/pavés de truite, filets de truites, dos de truite, truite de mer',
    'rainbow trout':
      'truite/-s, truite arc-en-ciel/truites arc-en-ciel, truite entière/truites entières, truite saumonée/truites saumonées, truite fario/truites fario',
    'mackerel fillet':
      'maquereau/-x, filet de maquereau/filets de maquereau, filets de maquereaux, lisette/-s, maquereau frais/maquereaux frais, filets de maquereaux frais, lisettes de maquereau',
    'herring fillet':
      'hareng/-s, filet de hareng/filets de hareng, filets de harengs, hareng frais/harengs frais, harengs doux',
    'sardine fillet':
      'sardine fraîche/sardines fraîches, filet de sardine/filets de sardine/filet de sardines/filets de sardines, sardines entières fraîches, filets de sardines fraîches',
    whitebait:
      "éperlan/-s/eperlan/eperlans, friture, petite friture, anchois frais, friture d'éperlans, blanchaille, capelan/-s, friture de poissons",
    'tuna steak':
      'thon frais, steak de thon/steaks de thon, thon rouge, pavé de thon/pavés de thon, tranche de thon/tranches de thon, filet de thon/filets de thon, darne de thon/darnes de thon, thon blanc frais, mi-cuit de thon, thon germon frais, thon cru, longe de thon, bonite, tataki de thon, tranche de thon frais/tranches de thon frais, pavé de thon rouge/pavés de thon rouge, filet de thon frais/filets de thon frais, thon rouge frais',
    'swordfish steak':
      "espadon/-s, pavé d'espadon/pavés d'espadon, steak d'espadon/steaks d'espadon, darne d'espadon/darnes d'espadon, roussette/-s, saumonette/-s, requin, tranche d'espadon/tranches d'espadon, marlin, filet d'espadon/filets d'espadon",
    'skate wing': 'aile de raie/ailes de raie, raie/-s',
    eel: "anguille/-s, anguille fumée/anguilles fumées, filet d'anguille fumée, filets d'anguille fumée, congre, tranche de congre/tranches de congre, unagi, civelles",
    'salt cod':
      'morue, morue salée, morue dessalée, filet de morue salée/filets de morue salée, morues, stockfish, filet de morue dessalée/filets de morue dessalée, chair de morue, morue séchée',
    'canned tuna':
      "thon, thon en boîte, thon au naturel, thon à l'huile, thon en conserve, boîte de thon/boîtes de thon, miettes de thon, thon blanc, thon albacore, thon germon, thon à l'huile d'olive, thon égoutté, thon pâle, thon blanc germon, thon entier au naturel, thon blanc en conserve, thon pâle en conserve, thon nature, thon naturel, thon dans l'eau, thon listao, ventrèche de thon, thon en miettes",
    'canned salmon': 'saumon en boîte, saumon en conserve, saumon rose en conserve, saumon au naturel',
    'canned sardine':
      "sardine/-s, sardines à l'huile, sardines à l'huile d'olive, sardines en boîte, boîte de sardines/boîtes de sardines, sardines en conserve, pilchard/-s, filet de sardines à l'huile/filets de sardines à l'huile, sardines millésimées, sardines à l'huile d'olive sans arêtes, sardines sans arêtes",
    'canned mackerel':
      "maquereau en boîte, maquereaux en boîte, maquereaux à l'huile, maquereaux au vin blanc, filets de maquereaux à l'huile, filets de maquereaux en boîte, maquereaux au naturel",
    anchovy:
      "anchois, filet d'anchois/filets d'anchois, anchois à l'huile, anchois au sel, anchois salés, filets d'anchois à l'huile, filets d'anchois au sel, filet d'anchois à l'huile d'olive/filets d'anchois à l'huile d'olive, anchois marinés, anchois allongés, anchois de Collioure, filets d'anchois marinés, anchois à l'huile d'olive",
    'pickled herring':
      "rollmop/-s, hareng mariné/harengs marinés, matjes, harengs pommes à l'huile, filets de harengs marinés, filet de hareng mariné, maatjes, hareng au vinaigre/harengs au vinaigre",
    shrimp:
      'crevette/-s, gambas, gamba, crevette rose/crevettes roses, crevettes décortiquées, queue de crevette/queues de crevette/queue de crevettes/queues de crevettes, queue de gambas/queues de gambas, grosses crevettes, crevettes crues, crevettes géantes, crevettes tigrées, scampi, scampis, crevettes surgelées, crevette cuite/crevettes cuites, crevettes roses décortiquées, crevettes cuites décortiquées, crevettes crues décortiquées, queues de crevettes décortiquées, gambas crues, crevettes moyennes, crevettes bouquets, crevettes black tiger, crevettes sauvages, crevettes séchées, crevettes fraîches, grosse crevette, gambas surgelées, crevettes roses cuites, grosses gambas, queues de scampis, crevettes roses cuites décortiquées',
    'bay shrimp':
      'crevette grise/crevettes grises, crevettes nordiques, petites crevettes, crevettes de Matane, petites crevettes cuites, crevettes grises décortiquées, crevettes grises épluchées, crevettes nordiques cuites, crevettes roses de Matane',
    langoustine:
      'langoustine/-s, queue de langoustine/queues de langoustine/queue de langoustines/queues de langoustines',
    crayfish:
      "écrevisse/-s/ecrevisse/ecrevisses, queue d'écrevisse/queues d'écrevisse/queue d'écrevisses/queues d'écrevisses, écrevisses décortiquées/ecrevisses décortiquées, queues d'écrevisses décortiquées",
    lobster:
      'homard/-s, langouste/-s, homard breton/homards bretons, homard cuit/homards cuits, homard bleu/homards bleus, homard vivant/homards vivants, cigale de mer, demi-homard',
    'lobster tail':
      'queue de homard/queues de homard, queue de langouste/queues de langouste, chair de homard, medaillons de homard, pinces de homard, homard décortiqué, médaillons de homard',
    crab: 'crabe/-s, tourteau/-x, araignée de mer/araignées de mer, étrille/-s/etrille/etrilles, dormeur/-s, crabe des neiges, pinces de crabe, pince de crabe, crabe royal, crabes verts, crabe mou, pinces de tourteau',
    'crab meat':
      "chair de crabe, crabe en boîte, chair de tourteau, miettes de crabe, crabe en conserve, crabe émietté, chair de crabe en boîte, boîte de crabe, boîte de miettes de crabe/boîtes de miettes de crabe, chair d'araignée de mer, boîtes de crabe",
    mussel:
      "moules, moules de bouchot, moules de bouchots, moules décortiquées, moules fraîches, moules cuites, chair de moules, moules d'Espagne, moules de Zélande, moules surgelées, moules bouchot, moules charnues",
    clam: 'palourde/-s, clam/-s, praire/-s, couteau de mer/couteaux de mer, vongole, amande de mer/amandes de mer, mye/-s, palourdes fraîches, telline/-s, couteaux',
    'canned clam':
      'palourdes en conserve, palourdes en boîte, petites palourdes en conserve, petites palourdes en boîte',
    cockle: 'coque/-s, coques fraîches, hénon/-s, rigadelle/-s',
    oyster:
      'huître/-s/huitre/huitres, huître creuse/huîtres creuses, huître plate/huîtres plates, huîtres fumées, huîtres creuses ouvertes, fines de claire, huîtres fines de claire, huîtres de Cancale',
    scallop:
      'noix de Saint-Jacques, coquille Saint-Jacques/coquilles Saint-Jacques, Saint-Jacques, noix de saint jacques, saint jacques, coquilles saint jacques, pétoncle/-s, noix de pétoncles, noix de pétoncle, noix de St Jacques, St Jacques, st-jacques, gros pétoncles, petits pétoncles, coquilles st-jacques, noix de coquilles Saint-Jacques, corail de Saint-Jacques, vanneau/-x, coquilles St Jacques, noix de St-Jacques, pétoncles géants, coquille st jacques/coquilles st jacques, noix de saint-jacques surgelées, coraux de saint-jacques, coquilles de Saint-Jacques, corail, coraux',
    squid:
      "calamar/-s, calmar/-s, encornet/-s, chipiron/-s, anneaux de calamar/anneaux de calamars, anneaux d'encornet/anneaux d'encornets, blanc d'encornet/blancs d'encornet, anneaux de calmars, lamelles d'encornet, tubes d'encornet, tubes de calmar, calamars frais, petits calamars, rondelles de calamar, blancs d'encornets, tentacules de calmar, rondelles de calmars, calmars frais, anneaux de calmar",
    cuttlefish:
      'seiche/-s, blanc de seiche/blancs de seiche, supion/-s, sépia, blancs de seiches, encre de seiche, encre de sèche, encre de calmar, sépiole/-s, encre de calamar',
    octopus:
      'poulpe/-s, pieuvre/-s, tentacule de poulpe/tentacules de poulpe, poulpe cuit, chatrou/-s, tentacules de pieuvre',
    snail:
      "escargot/-s, bulot/-s, bigorneau/-x, escargots de Bourgogne, petits-gris, chair d'escargots, ormeau/-x, escargots en boîte, lambi/-s, escargots en conserve",
    caviar: "caviar, caviar d'esturgeon",
    'salmon roe':
      'œufs de saumon/oeufs de saumon, œufs de truite/oeufs de truite, œuf de saumon/oeuf de saumon, masago, tobiko, caviar de saumon, caviar de truite, caviar rouge',
    'fish roe':
      'œufs de lump/oeufs de lump, œufs de poisson/oeufs de poisson, œufs de cabillaud/oeufs de cabillaud, poutargue, boutargue, rogue de cabillaud, œufs de morue/oeufs de morue, œufs de lompe/oeufs de lompe, œufs de lumps/oeufs de lumps, œufs de poisson volant/oeufs de poisson volant, œufs de cabillaud fumés/oeufs de cabillaud fumés, caviar de lompe, laitance/-s, œufs de lompes/oeufs de lompes, œufs de mulet/oeufs de mulet, œufs de lump rouges/oeufs de lump rouges, œufs de lump noirs/oeufs de lump noirs, œufs de hareng/oeufs de hareng, œufs de merlu/oeufs de merlu',
    'fish finger':
      'bâtonnet de poisson/bâtonnets de poisson, bâtonnets de poisson pané, bâtonnets de poissons panés, poisson pané, poissons panés, filets de poisson panés, filet de poisson pané/filets de poisson pané',
    egg: 'œuf/-s/oeuf/oeufs, œuf entier/œufs entiers/oeuf entier/oeufs entiers, gros œuf/gros œufs/gros oeuf/gros oeufs, œufs frais/oeufs frais, œuf dur/œufs durs/oeuf dur/oeufs durs, œufs extra-frais/oeufs extra-frais, œufs battus/oeufs battus, œuf bio/œufs bio/oeuf bio/oeufs bio, œufs de poule/oeufs de poule, œuf moyen/œufs moyens/oeuf moyen/oeufs moyens, petit œuf/petits œufs/petit oeuf/petits oeufs, œufs calibre gros/oeufs calibre gros, œufs de plein air/oeufs de plein air, œufs extra frais/oeufs extra frais, œuf extra-frais/oeuf extra-frais, œuf poché/œufs pochés/oeuf poché/oeufs pochés, œuf mollet/œufs mollets/oeuf mollet/oeufs mollets, œuf sur le plat/œufs sur le plat/oeuf sur le plat/oeufs sur le plat, œuf battu/oeuf battu, œuf cru/œufs crus/oeuf cru/oeufs crus, œuf bio moyen/oeuf bio moyen, œufs fermiers/oeufs fermiers, œuf de poule/oeuf de poule, œuf liquide/oeuf liquide, œufs brouillés/oeufs brouillés, œuf très frais/œufs très frais/oeuf très frais/oeufs très frais, œuf à température ambiante/œufs à température ambiante/oeuf à température ambiante/oeufs à température ambiante, œuf à la coque/œufs à la coque/oeuf à la coque/oeufs à la coque, oeufs entier, œufs liquides/oeufs liquides, œufs de poules/oeufs de poules, œufs de poules élevées en plein air/oeufs de poules élevées en plein air, œufs frais de poules élevées en plein air/oeufs frais de poules élevées en plein air, œufs de poule élevée en plein air/oeufs de poule élevée en plein air, poules élevées en plein air, poule élevée en plein air',
    'egg white':
      "blanc d'œuf/blanc d'œufs/blancs d'œuf/blancs d'œufs/blanc d'oeuf/blanc d'oeufs/blancs d'oeuf/blancs d'oeufs, blanc œuf/blancs œuf/blanc oeuf/blancs oeuf, blancs œufs/blancs oeufs, blanc battu en neige/blancs battus en neige, blanc en neige/blancs en neige, blanc monté en neige/blancs montés en neige, blancs d'œufs battus/blancs d'oeufs battus, blancs d'œufs en neige/blancs d'oeufs en neige, blanc de l'œuf/blancs de l'œuf/blanc de l'oeuf/blancs de l'oeuf, blancs des œufs/blancs des oeufs, blancs d'oeufs frais, blanc d'oeuf liquide, blancs d'œufs à température ambiante/blancs d'oeufs à température ambiante, albumine",
    'egg yolk':
      "jaune d'œuf/jaune d'œufs/jaunes d'œuf/jaunes d'œufs/jaune d'oeuf/jaune d'oeufs/jaunes d'oeuf/jaunes d'oeufs, jaune/-s, jaune œuf/jaunes œuf/jaune oeuf/jaunes oeuf, jaunes œufs/jaunes oeufs, jaune de l'œuf/jaunes de l'œuf/jaune de l'oeuf/jaunes de l'oeuf, jaune d'œuf cru/jaune d'oeuf cru, jaune d'œuf battu/jaune d'oeuf battu, jaunes des œufs/jaunes des oeufs, jaune d'œuf dur/jaunes d'œuf dur/jaune d'oeuf dur/jaunes d'oeuf dur, jaunes d'œufs frais/jaunes d'oeufs frais, jaunes d'œufs durs/jaunes d'oeufs durs",
    'quail egg': 'œuf de caille/œufs de caille/oeuf de caille/oeufs de caille, œufs de cailles/oeufs de cailles',
    'duck egg':
      "œuf de cane/œufs de cane/oeuf de cane/oeufs de cane, œuf d'oie/œufs d'oie/oeuf d'oie/oeufs d'oie, œuf de canard/œufs de canard/oeuf de canard/oeufs de canard, œufs de canes/oeufs de canes",
    'egg substitute':
      "substitut d'œuf/substitut d'oeuf, substitut d'œufs/substitut d'oeufs, remplaçant d'œuf/remplaçant d'oeuf, poudre sans œuf/poudre sans oeuf, œuf végétal/oeuf végétal",
    butter:
      "beurré/-e/-s/-es, beurrer, beurre/-s, beurre doux/beurres doux, beurre demi-sel, beurre salé, beurre mou, beurre fondu, beurre pommade, beurre ramolli, beurre non salé, noix de beurre, noisette de beurre, beurre noisette, beurre froid, beurre extra-fin, beurre AOP, beurre de baratte, beurre frais, motte de beurre, beurre de cuisson, copeaux de beurre, beurre cru, beurre de ferme, beurre sec, beurre de tourage, beurre d'Isigny, beurre tempéré, beurre de cuisine, grosse noix de beurre, petite noix de beurre, bonne noix de beurre, noix de beurre demi-sel, noix de beurre doux, noix de beurre salé, noix beurre, flocons de beurre, beurre à température ambiante, pur beurre, beurre allégé, beurre à rôtir frais, dés de beurre, beurre léger, beurre froid en dés, beurre mou demi-sel, parcelles de beurre, beurre fermier",
    ghee: 'ghee, ghî, beurre clarifié, beurre à rôtir, beurre fondu clarifié, beurre concentré, smen, beurre ghee',
    milk: 'lait/-s, lait entier, lait de vache, lait frais, lait UHT, lait tiède, lait entier frais, lait chaud, lait froid, lait bouillant, lait cru, lait homogénéisé, lait sans lactose, lait demi-écrémé ou entier, litre de lait, lait en brique, lait entier tiède',
    'skim milk':
      'lait demi-écrémé/lait demi-ecreme, lait écrémé/lait ecreme, lait 2%, lait 1%, lait demi écrémé, lait partiellement écrémé, lait maigre, lait allégé, lait 0%, lait mi-écrémé, lait semi-écrémé, lait drink, lait demi-écremé',
    'goat milk': 'lait de chèvre, lait de brebis',
    'oat milk':
      "lait d'avoine, boisson avoine, boisson à l'avoine, boisson d'avoine, lait avoine, lait d'épeautre, boisson végétale d'avoine, boisson végétale à l'avoine, boisson végétale avoine, lait végétal d'avoine",
    'almond milk':
      "lait d'amande/lait d'amandes, boisson d'amande, boisson amande, lait amande, boisson aux amandes, boisson à l'amande, boisson végétale d'amande, lait de noisette/lait de noisettes, boisson de noisette, lait d'amandes non sucré, boisson d'amandes, lait de noix de cajou, lait de cajou, boisson végétale amande, boisson végétale à l'amande, boisson végétale aux amandes, boisson aux amandes non sucrée, lait végétal d'amande, boisson d'amande non sucrée, boisson noisette",
    'soy milk':
      'lait de soja, lait de soya, boisson de soja, boisson soja, boisson de soya, lait soja, boisson au soja, boisson au soya, boisson végétale au soja, boisson à base de soja, lait végétal de soja, boisson de soya nature, boisson végétale de soja, boisson végétale soja, boisson soya',
    'rice milk': 'lait de riz, boisson de riz, boisson riz, lait riz, boisson au riz, boisson végétale de riz',
    'coconut drink':
      'boisson coco, boisson à la noix de coco, boisson de coco, boisson à la coco, boisson au coco, lait de coco à boire',
    buttermilk:
      'babeurre, lait ribot, lait battu, lait fermenté, lait de beurre, babeurre en poudre, lait baratté, petit-lait de beurre, lait caillé, lben, leben, raïb, lait ribeau',
    kefir: 'kéfir, kéfir de lait, lassi, yaourt à boire, ayran, yogourt à boire, kéfir nature',
    'evaporated milk':
      'lait concentré non sucré, lait évaporé, lait concentré, lait condensé non sucré, lait Carnation, boîte de lait concentré non sucré, lait concentré demi-écrémé non sucré, lait évaporé non sucré',
    'condensed milk':
      'lait concentré sucré, lait condensé, lait condensé sucré, boîte de lait concentré sucré, lait Eagle Brand, lait condensé sucré en conserve, lait sucré concentré, tube de lait concentré sucré',
    'milk powder':
      'lait en poudre, poudre de lait, lait écrémé en poudre, lait entier en poudre, poudre de lait écrémé, lait en poudre écrémé, lait en poudre entier, poudre de lait entier, lait demi-écrémé en poudre',
    whey: 'petit-lait, lactosérum, petit lait',
    'heavy cream':
      'crème, crème liquide, crème fleurette, fleurette, crème entière, crème liquide entière, crème à fouetter, crème 35%, crème fraîche liquide, crème entière liquide, crème à 35%, crème 30%, crème 35 %, crème à cuisson 35%, crème à fouetter 35%, crème double, crème double de la Gruyère, crème double de Gruyère, crème fraîche fleurette, crème UHT, crème de cuisson, crème culinaire, crème pour cuisson, crème de Gruyère double, crème fraîche liquide entière, crème cuisine, crème entière à 35%, crème fluide, crème à cuisson, crème fraîche fluide, crème de lait, crème montée non sucrée, crème entière à fouetter, crème liquide à 30%, crème liquide 30%, crème fleurette entière, crème liquide entière 30%, crème à 30%, crème liquide à 35%, crème liquide entière froide, crème liquide très froide, crème de cuisine, crème à fouetter 35 %, crème liquide 35%, crème fraiche liquide, crème entière 35%, crème à 30 % de matière grasse, crème crue, crème 35% à cuisson, crèmes, crème liquide entière à 30%, crème entière 30%, crème fraîche liquide à 30%, creme, creme liquide, creme fleurette, crème entière fluide',
    'light cream':
      'crème légère, crème 15%, crème liquide légère, crème légère liquide, crème à café, crème 15% à cuisson, crème allégée, crème à 15%, crème fluide légère, crème champêtre, crème 18%, crème de table, crème fleurette légère, crème à cuisson 15%, crème 15 %, crème liquide allégée, crème champêtre 15%, crème 12%, crème semi-épaisse légère, crème liquide à 15%, crème liquide 15%, crème fluide légère 15%, crème à café 10%, crème 20%, demi-crème, crème légère 15%, crème 15% champêtre, crème 4%, crème liquide légère 15%, crème pour café',
    'half-and-half': 'crème 10%, crème 5%, crème à 10%, crème à 5%, crème 10 %',
    'plant cream':
      'crème de soja, soja cuisine, crème soja, cuisine soja, crème végétale de soja, crème de soja cuisine, préparation de soja à cuisiner, crème de soya, crème liquide de soja, crème liquide soja, crème végétale au soja, crème végétale soja',
    'oat cream':
      "crème d'avoine, avoine cuisine, cuisine avoine, crème avoine, crème végétale d'avoine, crème végétale à l'avoine, crème végétale avoine, crème liquide d'avoine",
    'clotted cream': 'crème caillée, clotted cream, kaymak',
    'whipped cream':
      'chantilly, crème fouettée, crème chantilly, crème montée, bombe de chantilly, crème fouettée en aérosol, crème Chantilly, crème fouettée sucrée, bombe de crème chantilly',
    'sour cream':
      'crème aigre, crème sure, crème acidulée, crème acide, smetana, crème sûre, crème surette, crème aigrelette, crème sure légère',
    'crème fraîche':
      "crème fraîche/creme fraiche, crème épaisse, crème fraîche épaisse/creme fraiche epaisse, crème d'Isigny, crème entière épaisse, crème fraîche entière, crème fraîche légère, crème épaisse légère, crème fraîche d'Isigny, crème épaisse entière, crème semi-épaisse, crème fraîche semi-épaisse, crème fraîche épaisse entière, crème fraîche épaisse légère, crème fraîche allégée, crème fraiche, crème fraiche épaisse, crème épaisse à 30%, crème fermière, crème fraîche légère épaisse, crème fraîche 30%, crème fraîche 15%, crème épaisse 30%, crème fraîche épaisse 30%, crème entière fraîche, creme fraiche légère, creme épaisse, creme epaisse",
    'plain yogurt':
      'yaourt/-s, yaourt nature/yaourts nature, yogourt/-s, yogourt nature/yogourts nature, yoghourt/-s, yoghourt nature/yoghourts nature, yaourt de brebis/yaourts de brebis, yaourt brassé, yaourt bulgare/yaourts bulgare, yaourt au lait entier/yaourts au lait entier, yaourt de chèvre/yaourts de chèvre, yogourt nature 2%, yogourt nature 0%, yaourt brassé nature, yaourt maigre, yaourt velouté/yaourts veloutés, yaourt nature entier, pot de yaourt, yaourt entier/yaourts entiers, yaourt 0%, yaourts natures, yoghurt/-s, yoghurt nature, pot de yaourt nature, yaourt nature 0%, yaourt nature sucré/yaourts nature sucré, yaourt nature non sucré/yaourts nature non sucré, pots de yaourt, yaourt nature brassé, yaourt ferme/yaourts ferme, pot de yogourt/pots de yogourt',
    'greek yogurt':
      'yaourt grec/yaourts grecs, yaourt à la grecque/yaourts à la grecque, yogourt grec/yogourts grec, yogourt grec nature, yaourt grec nature, yaourt grecque/yaourts grecque, yoghourt grec, yogourt grec nature 0%, yaourt grec 0%, yaourt façon grecque/yaourts façon grecque, yogourt grec 2%, yaourt grec entier, yaourt grec au lait de brebis, yogourt grec nature 2%, yaourt à la grecque nature, yaourt grec à 0%, pot de yaourt grec, yaourt de type grec',
    skyr: 'skyr, skyr nature',
    quark:
      'fromage blanc, séré, quark, fromage blanc 0%, fromage blanc 20%, séré maigre, séré demi-gras, séré à la crème, fromage blanc en faisselle, fromage blanc battu, fromage blanc lisse, fromage blanc maigre, fromage blanc 40%, pot de fromage blanc, blanc battu, fromage blanc à 0%, fromage blanc à 20%, fromage blanc entier, fromage blanc à 40%, fromage frais battu, maquée, séré de crème, fromage blanc nature, séré mi-gras, fromage blanc de campagne, fromage blanc allégé, platte kaas, séré nature, fromage blanc égoutté, fromages blancs',
    labneh: 'labneh, labné, labneh nature, labni',
    'soy yogurt':
      'yaourt de soja/yaourts de soja, yaourt au soja/yaourts au soja, yaourt soja/yaourts soja, yogourt de soya, dessert de soja nature, dessert au soja, yaourt de soja nature/yaourts de soja nature, yaourt végétal au soja, yogourt au soya, yaourt végétal de soja, yaourt au soja nature, yogourt de soja, yaourt soja nature',
    'coconut yogurt':
      'yaourt de coco/yaourts de coco, yaourt au lait de coco/yaourts au lait de coco, yaourt coco/yaourts coco, yogourt de coco, yaourt végétal au coco, yaourt végétal coco, yogourt au lait de coco, yaourt de coco nature',
    'vanilla yogurt':
      'yaourt à la vanille/yaourts à la vanille, yogourt à la vanille, yaourt aux fruits/yaourts aux fruits, yogourt vanille, yaourt vanille, yaourt aromatisé/yaourts aromatisés, yogourt aux fruits, yogourt grec à la vanille, yogourt grec vanille, yaourt sucré/yaourts sucrés',
    'coconut milk':
      'lait de coco, lait coco, lait de coco en conserve, lait de coco léger, lait de noix de coco, lait de coco allégé, boîte de lait de coco/boîtes de lait de coco, brique de lait de coco, lait de coco entier, conserve de lait de coco, lait de coco non sucré',
    'ice cream':
      'glace à la vanille, glace vanille, crème glacée, crème glacée à la vanille, glace au chocolat, glace au caramel, boule de glace vanille, boules de glace à la vanille, boules de glace vanille, boule de glace à la vanille, crème glacée vanille, boules de glace au chocolat, glace au lait, boule de crème glacée/boules de crème glacée',
    'cream cheese':
      "fromage à la crème, Philadelphia, fromage frais, fromage à tartiner, Saint-Môret, St Môret, fromage frais à tartiner, St Moret, cream cheese, fromage frais ail et fines herbes, carré frais, Kiri, Boursin, fromage ail et fines herbes, fromage à tartiner nature, Saint Môret, saint moret, fromage fouetté, Petit Billy, fromage frais nature, fromage à l'ail et aux fines herbes, fromage frais type Philadelphia, fromage à la crème léger, Gervais, fromage à la crème ramolli, carrés frais, kiris, fromage frais de type Philadelphia, fromage crémeux, double-crème, fromage Philadelphia, fromage frais à l'ail et aux fines herbes, fromage frais aux herbes, fromage philadelphia, Cantadou, fromage Boursin, fromage à la crème nature, fromage crème, fromage frais aux fines herbes, Paysan Breton, fromage à tartiner ail et fines herbes, fromage frais fouetté, Madame Loïk",
    mascarpone: 'mascarpone, mascarpone entier, mascarpone à température ambiante',
    ricotta:
      "ricotta, fromage ricotta, ricotte, ricotta fraîche, ricotta salata, ricotta légère, brousse, brousse de brebis, brocciu, bruccio, sérac, brousses, brocciu frais, séré d'alpage, greuil, recuite, sérac de chèvre",
    'cottage cheese':
      'cottage, cottage cheese, fromage cottage, hüttenkäse, fromage cottage 2%, fromage frais granuleux, granulé de fromage frais',
    cheddar:
      'cheddar, cheddar râpé, fromage cheddar, cheddar fort, cheddar mi-fort, cheddar doux, cheddar vieilli, cheddar en tranches, tranche de cheddar/tranches de cheddar, fromage cheddar râpé, fromage cheddar fort, cheddar blanc, cheddar orange, cheddar jaune, cheddar extra-fort, cheddar marbré, fromage cheddar fort râpé, cheddar extra fort, fromage orange râpé, chester, cheddar fort râpé, cheddar affiné, cheddar en dés',
    gruyère:
      "gruyère, gruyère râpé, Fribourgeois, fromage de gruyère, beaufort, beaufort râpé, gruyere, gruyère suisse, gruyère suisse râpé, fromage gruyère, gruyère rapé, gruyère mi-salé, gruyère salé, gruyère d'alpage, gruyère corsé, abondance, gruyère doux, gruyère vieux, L'Etivaz, etivaz, gruyere râpé, gruyere rape",
    emmental:
      "emmental, emmental râpé, fromage râpé, emmenthal, emmental français, tranche d'emmental/tranches d'emmental, fromage suisse, fromage suisse râpé, leerdammer, maasdam, Jarlsberg, emmenthal râpé, emmental rapé, râpé emmental, emmental en dés, fromage rapé, tranche de leerdammer/tranches de leerdammer, copeaux d'emmental, sachet de fromage râpé, fromages râpés, dés d'emmental, sachet de gruyère râpé, emmenthaler, emmental en tranches, emmental suisse, cubes d'emmental, emmental rape, fromage rape",
    gouda:
      'gouda, gouda au cumin, mimolette, vieille mimolette, vieux gouda, gouda jeune, gouda vieux, gouda fumé, mimolette vieille, vieille Hollande, mimolette extra-vieille, gouda râpé, fromage gouda, tranche de gouda/tranches de gouda, mimolette râpée, boule de Lille, vieux Bruges, mimolette demi-vieille, vieux pané',
    edam: 'edam, édam, fromage de Hollande, Babybel, tête de Maure, mini Babybel',
    'monterey jack': 'Monterey Jack, Monterey Jack râpé, fromage Monterey Jack, pepper jack, fromage tex-mex râpé',
    colby: 'colby',
    provolone:
      'provolone, scamorza, caciocavallo, fromage provolone, provola, scamorza fumée, provola fumée, provolone râpé',
    comté:
      'comté, comté râpé, comté affiné, fromage comté, vieux comté, comte râpé, comté jeune, comté fruité, comté rapé, copeaux de comté, comté en dés, tranches de comté, comte',
    manchego:
      "manchego, ossau-iraty, ossau iraty, fromage de brebis sec, tomme de brebis, fromage de brebis des Pyrénées, ossau-iraty affiné, etorki, ardi gasna, tome de brebis, P'tit Basque, brebis basque, brebis des Pyrénées, tomme de brebis basque, pyrénées brebis",
    fontina: 'fontina, fontina râpé',
    havarti:
      "havarti, tilsit, port-salut, saint-paulin, Saint-Paulin, Port Salut, tilsiter, chaumes, fromage d'abbaye, Passendale, Oka, fromage Oka, fromage de Chimay, Saint-Paulin léger, bonbel, fromage de trappiste, fromage Passendale",
    raclette:
      "raclette, fromage à raclette, tranche de raclette/tranches de raclette, tranches de fromage à raclette, reblochon, morbier, reblochon fermier, reblochon de Savoie, tome de Savoie, tomme de Savoie, tomme, saint-nectaire, saint nectaire, raclette suisse, tranches de morbier, fromage raclette, tome fraîche, tomme fraîche, tome, tome de montagne, tomme de montagne, raclette du Valais, St-Nectaire, tome fraîche de l'Aubrac, tome de l'Aubrac, reblochon entier, tranches à raclette, tomme fraîche de l'Aubrac, tomme vaudoise, tommes vaudoises, raclette fumée, demi-reblochon, tome des Bauges",
    taleggio:
      "taleggio, munster, maroilles, époisses/epoisses, livarot, pont-l'évêque, munster fermier, herve, fromage de Herve, vieux Lille, langres, limbourg, remoudou, vieux-Boulogne, pont l'évêque, boulette d'Avesnes, rollot, géromé, munster au cumin, taleggio dop, pavé d'Auge",
    mozzarella:
      'mozzarella, mozzarella di bufala, boule de mozzarella/boules de mozzarella, mozzarella râpée, billes de mozzarella, mozza, mozzarella fraîche, mini mozzarella, fromage mozzarella, mozzarella de bufflonne, mozarella, bocconcini, mozzarella râpé, fromage mozzarella râpé, mozzarella en billes, boules de mozzarella di bufala, fromage à pizza, mozzarella di buffala, mozzarella en boule, perles de mozzarella, mini-mozzarellas, mini boules de mozzarella, mozzarellas, billes de mozzarella di bufala, mozzarella pour pizza, mozzarella en tranches, tranches de mozzarella, mozzarelle, mozzarella cucina, mozzarella de bufala, cerises de mozzarella, boule de mozzarella di bufala',
    burrata: 'burrata, burratas, stracciatella, stracciatella di bufala, burratina',
    parmesan:
      'parmesan, parmesan râpé, copeaux de parmesan, parmigiano, parmigiano reggiano, parmesan frais, parmesan frais râpé, parmesan fraîchement râpé, fromage parmesan, croûte de parmesan, parmesan en copeaux, parmesan en poudre, parmesan rapé, parmesan reggiano, poudre de parmesan, sbrinz, parmigiano-reggiano, copeau de parmesan, fromage parmesan râpé, parmesan frais en copeaux, tête-de-moine, tête de moine, parmesan végétarien, rosettes de tête de moine',
    'grana padano': 'grana padano, grana, grana padano râpé',
    pecorino:
      'pecorino, pecorino romano, pecorino râpé, romano, fromage romano râpé, copeaux de pecorino, fromage romano, pecorino sarde',
    asiago: 'asiago, asiago râpé, montasio',
    feta: 'feta, féta, fêta, feta émiettée, fromage feta, dés de feta, cubes de feta, feta grecque, féta émiettée, salakis, fromage de brebis en saumure, feta en dés, feta en cubes, feta au lait de brebis, fromage blanc de brebis en saumure, feta AOP, bloc de feta, féta grecque',
    'goat cheese':
      'fromage de chèvre, chèvre frais, bûche de chèvre, chèvre, crottin de chèvre/crottins de chèvre, crottin de Chavignol/crottins de Chavignol, crottin/-s, chèvre en bûche, fromage de chèvre frais, chèvres, sainte-maure, Sainte-Maure de Touraine, rocamadour, cabécou/-s, picodon/-s, pélardon/-s, valençay, bûchette de chèvre/bûchettes de chèvre, rondelles de chèvre, bûche chèvre, selles-sur-cher, petits chèvres, fromages de chèvre, chèvre bûche, Chavroux, petit billy de chèvre, rondelle de bûche de chèvre/rondelles de bûche de chèvre, chèvre sec, chabichou, chèvre chaud, palets de chèvre, Sainte-Maure, tomme de chèvre, fromage chèvre, fromages de chèvre frais, pouligny-saint-pierre, saint-maure, chèvre fermier, fromage de chèvre crémeux, chabichou du Poitou, petit chèvre frais/petits chèvres frais, crottins de chèvre frais, bûche de chèvre fraîche, fromage frais de chèvre, brousse de chèvre, chèvre bûche affiné, fromage de chèvre en bûche, chèvre mi-sec, tome de chèvre, ficello de chèvre, banon, chèvre demi-sec, crottin chavignol',
    'blue cheese':
      "fromage bleu, bleu d'Auvergne, roquefort, fourme d'Ambert, bleu de Bresse, bleu, stilton, bleu des Causses, Saint-Agur, bleu de Gex, fourme, Saint Agur, cambozola, bleu danois, bleu du Vercors, fromage bleu émietté, fourme de Montbrison, bleus, bleu du Vercors-Sassenage, St Agur, bresse bleu, bleu crémeux, roquefort papillon, bleu Bénédictin, St-Agur, bleu de Termignon, bleu élizabeth",
    gorgonzola: 'gorgonzola, gorgonzola doux, gorgonzola piquant, gorgonzola dolce, gorgonzola crémeux',
    brie: 'brie, brie de Meaux, brie de Melun, coulommiers, brie double crème, Brillat-Savarin, fromage brie, brillat savarin, pointe de brie, saint-marcellin, saint-félicien, Saint Marcellin, Saint Félicien, petit brie, saint-marcellins, caprice des dieux, brie noir, neufchâtel, cœur de Neufchâtel/coeur de Neufchâtel, st marcellin, st-marcellin',
    camembert:
      "camembert, camembert de Normandie, camembert au lait cru, chaource, carré de l'Est, camemberts, camembert fermier, vacherin mont-d'or, mont-d'or, mont d'or, vacherin Mont d'Or, carré de Bray",
    'cheese curd':
      'fromage en grains, grains de fromage, crottes de fromage, fromage en grain, fromage skouik-skouik, fromage cheddar en grains, cheddar en grains, fromage frais du jour',
    'american cheese':
      'fromage fondu, tranche de fromage fondu/tranches de fromage fondu, fromage en tranches à burger, Vache qui rit, vache-qui-rit, fromage à burger, cheddar fondu en tranches, tranches à croque-monsieur, fromage à croque-monsieur, tranches de fromage orange, portion de fromage fondu/portions de fromage fondu, fromage fondu en tranches, portions de vache qui rit, fromage Velveeta, fromage pour croque-monsieur, tranche de fromage à burger/tranches de fromage à burger, tranche de fromage pour croque-monsieur/tranches de fromage pour croque-monsieur, tranches de fromage jaune, crème de gruyère, crème de roquefort, fromage pour burger, tranches de cheddar fondu, toastinette, tranches toastinettes, apérivrais',
    'vegan cheese':
      'fromage végétal, fromage végane, fromage vegan, fauxmage/-s, mozzarella végétale, mozzarella vegan, feta végétale, parmesan végétal, parmesan vegan, vromage, fromage végétalien, fromage végétal râpé, fromage vegan râpé, fromage râpé végétal, fromage râpé vegan, cheddar végétal, parmesan végane',
    'queso fresco': 'queso fresco, fromage frais mexicain',
    cotija: 'cotija',
    'oaxaca cheese': 'fromage Oaxaca, quesillo',
    halloumi:
      'halloumi, halloum, fromage à griller, fromage halloumi, haloumi, fromage halloum, halloumi grillé, hallumi, fromage à poêler',
    paneer: 'paneer, panir, fromage paneer, fromage indien',
    'firm tofu':
      'tofu, tofu ferme, tofu nature, tofu mi-ferme, tofu extra-ferme, bloc de tofu, tofu extra ferme, cubes de tofu, tofu mariné nature, tofu aux herbes, dés de tofu, tofu ferme nature, tofu coupé en cubes, tofu dur, tofu lactofermenté, tofu rosso, tofu émietté, tofus',
    'silken tofu': 'tofu soyeux, tofu mou, tofu soyeux mou, tofu soyeux ferme',
    'smoked tofu': 'tofu fumé, tofu mariné',
    'fried tofu':
      'tofu frit, peau de tofu, yuba, feuille de tofu/feuilles de tofu, aburaage, peau de soja/peaus de soja',
    tempeh: 'tempeh, tempé',
    'textured soy':
      'protéine de soja texturée/protéines de soja texturées, protéines végétales texturées de soja, PVT, soja texturé, protéine végétale texturée, protéines de soja, protéine de soya texturée, protéines de soja texturées fines, protéines de soja texturé, PST, haché de soja, protéines de soja fines, égrené de soja/egrené de soja, protéine de soya, gros morceaux de soja texturé',
    natto: 'natto, nattō',
    falafel: 'falafel/-s',
    chickpea:
      'pois chiche/pois chiches, pois-chiches, pois chiches cuits, pois chiches en conserve, pois chiches en boîte, boîte de pois chiches/boîtes de pois chiches, pois chiche cuit, pois chiches égouttés, bocal de pois chiches, conserve de pois chiches, pois chiches en bocal',
    'black bean':
      'haricot noir/haricots noirs, haricots noirs en conserve, haricots noirs cuits, haricot noir en boîte/haricots noirs en boîte',
    'kidney bean':
      "haricot rouge/haricots rouges, haricots rouges en boîte, haricots rouges en conserve, haricots rouges cuits, boîte de haricots rouges/boîtes de haricots rouges, haricots rognons, haricots rognons rouges, boîte d'haricots rouges, haricots, haricot, haricots secs cuits, haricots égouttés",
    'pinto bean': 'haricot pinto/haricots pinto, haricots romains pinto',
    'borlotti bean':
      'haricots borlotti, borlotti, cocos roses, haricots romains, haricots coco rouges, haricots borlottis',
    'white bean':
      'haricot blanc/haricots blancs, flageolet/-s, haricots blancs en conserve, haricots cocos, coco de Paimpol/cocos de Paimpol, haricot coco/haricots coco, haricots tarbais, mogettes, lingots, haricots lingots, cocos blancs, flageolets verts, haricots blancs cuits, mojettes, haricot tarbais, cocos, haricots blancs en boîte, boîte de haricots blancs/boîtes de haricots blancs, cocos de Paimpol frais, haricots Soissons, haricots maïs du Béarn, coco blanc, mogette, haricots cocos de Paimpol, haricots de Soissons, haricots frais à écosser',
    'cannellini bean': 'haricots cannellini, cannellinis, cannellini, haricots cannellinis',
    'butter bean': 'haricots de Lima, pois du Cap, gros haricots blancs, gigantes, haricots géants, fèves de Lima',
    'navy bean': 'petits haricots blancs, haricots navy, haricots ronds blancs',
    'black-eyed pea':
      'cornille/-s, haricots à œil noir/haricots à oeil noir, niébé, doliques à œil noir/doliques à oeil noir, haricot niébé, haricots cornille, haricots cornilles, pois à vache',
    'adzuki bean': 'azuki/-s, haricots azuki, haricots adzuki, adzuki, haricots azukis',
    'mixed bean':
      'haricots mélangés, mélange de haricots, salade de haricots, mélange de légumineuses, légumineuses mélangées, légumineuses, légumes secs, mélange de légumes secs, légumineuses en conserve',
    'baked bean':
      'haricots blancs à la tomate, haricots à la sauce tomate, haricots blancs à la sauce tomate, baked beans',
    'refried bean':
      'haricots frits, haricots refrits, purée de haricots rouges, haricots sautés mexicains, purée de haricots noirs, haricots frits en conserve',
    'lupin bean': 'lupin/-s, graines de lupin, farine de lupin, tramousses, lupins en saumure, protéines de lupin',
    'canned lentil':
      'lentilles cuites, lentilles en boîte, lentilles en conserve, boîte de lentilles/boîtes de lentilles',
    aquafaba: 'aquafaba, jus de pois chiche/jus de pois chiches, eau de pois chiches, jus de conserve de pois chiches',
    'dried chickpea': 'pois chiches secs, pois chiches crus secs, pois chiches trempés',
    'dried black bean': 'haricots noirs secs',
    'dried kidney bean': 'haricots rouges secs',
    'dried pinto bean': 'haricots pinto secs',
    'dried white bean':
      'haricots blancs secs, haricots secs, flageolets secs, haricots secs blancs, haricots tarbais secs, haricots lingots secs, haricots cocos secs, lingots secs',
    'dried lima bean': 'haricots de Lima secs, pois du Cap secs',
    'dried fava bean': 'fèves sèches, fèves séchées, fèves sèches décortiquées',
    'dried soybean':
      'soja, graines de soja, haricots de soja, fèves de soja, fèves de soya, soja jaune, soya, haricots de soya, graines de soya',
    'mung bean': 'haricot mungo/haricots mungo, soja vert, mungo, haricots mungo décortiqués, mung dal, moong dal',
    'red lentil':
      'lentille corail/lentilles corail, lentille rouge/lentilles rouges, lentilles rouges sèches, lentilles corail crues, dal de lentilles corail, lentilles roses, lentilles rouges cassées',
    'green lentil':
      'lentille/-s, lentilles vertes, lentilles du Puy, lentille verte, lentilles vertes du Puy, lentilles vertes sèches, lentilles vertes du Berry, lentilles crues, lentilles sèches, lentillons',
    'brown lentil': 'lentille brune/lentilles brunes, lentille blonde/lentilles blondes, lentilles brunes sèches',
    'black lentil': 'lentille noire/lentilles noires, lentille beluga/lentilles beluga, lentilles béluga, beluga',
    'urad dal': 'urad dal, haricots urd, lentilles urad',
    'chana dal': 'chana dal, chana daal',
    'toor dal': "toor dal, pois d'Angole, pois d'Angol",
    'yellow split pea': 'pois cassés jaunes, pois jaunes, pois jaunes cassés, pois à soupe jaunes, pois à soupe',
    'green split pea': 'pois cassés, pois verts cassés, pois cassés verts, pois cassé',
    coconut:
      'noix de coco, coco frais, noix de coco fraîche, pulpe de coco, chair de coco, noix de coco fraîche râpée, chair de noix de coco, coco fraîche, noix coco',
    'desiccated coconut':
      'coco, noix de coco râpée, coco râpé, coco râpée, noix de coco en poudre, poudre de coco, poudre de noix de coco, noix de coco séchée, coco sec, noix de coco rapée, coco en poudre, noix de coco déshydratée, noix de coco râpée non sucrée, coco rapé, noix de coco râpée fine, noix de coco sèche râpée',
    'coconut flake':
      'copeaux de coco, copeaux de noix de coco, flocons de noix de coco, flocons de coco, lamelles de noix de coco, noix de coco en flocons, pétales de noix de coco, noix de coco en copeaux, chips de coco, chips de noix de coco',
    almond:
      'amande/-s, amandes entières, amandes émondées, amandes mondées, amandes blanches, amande brute/amandes brutes, amandes non mondées, amandes fraîches, amandes grillées, amandes naturelles, amandes décortiquées, amandes torréfiées, amande entière, amandes salées, amandes non émondées, amandes crues',
    'flaked almond':
      "amandes effilées, amandes émincées, amandes en lamelles, amandes tranchées, lamelles d'amandes, amande effilée, effilés d'amandes, amandes effilées grillées, pétales d'amandes, amandes en tranches, amandes en éclats",
    'slivered almond':
      "amandes hachées, amandes concassées, bâtonnets d'amandes, éclats d'amandes/eclats d'amandes, amandes en bâtonnets, brisures d'amandes, amandes bâtonnets",
    walnut:
      'noix, cerneau de noix/cerneaux de noix, cerneau/-x, noix de Grenoble, noix concassées, noix hachées, noix du Périgord, cerneaux de noix concassés, poudre de noix, noix en poudre, demi-noix, noix décortiquées, noix cerneaux, noix en cerneaux, noix de Grenoble hachées, noix moulues, cerneaux de noix hachés, cerneaux de noix de Grenoble, brisures de noix, noix fraîches, cerneaux noix',
    pecan:
      'noix de pécan, pacane/-s, pécan/-s, noix de pecan, noix de pécans, pacanes hachées, noix de pécan concassées, noix pécan, pacanes en moitiés, noix de pécan hachées',
    cashew:
      'noix de cajou, cajou/-s, noix de cajous, noix de cajou crues, noix de cajou grillées, noix de cajou nature, noix cajou, anacarde/-s, noix de cajou non salées, noix de cajou salées, noix de cachou',
    hazelnut:
      'noisette/-s, noisettes entières, noisettes concassées, noisettes grillées, noisettes hachées, noisettes torréfiées, éclats de noisettes/eclats de noisettes, noisettes mondées, noisettes décortiquées, noisettes émondées, aveline/-s, noisettes du Piémont, brisures de noisettes',
    'ground hazelnut':
      'poudre de noisette/poudre de noisettes, noisette en poudre/noisettes en poudre, noisettes moulues, farine de noisette/farine de noisettes, noisette moulue, noisettes râpées',
    pistachio:
      'pistache/-s, pistaches non salées, pistaches décortiquées, pistaches concassées, pistaches émondées, pistaches vertes, poudre de pistache/poudre de pistaches, éclats de pistaches/eclats de pistaches, pistaches nature, pistaches de Sicile, pistaches crues, pistaches hachées, pistaches mondées, pistaches grillées, pistache en poudre/pistaches en poudre, pistaches salées, pistaches vertes non salées, brisures de pistaches',
    peanut:
      'cacahuète/-s/cacahuete/cacahuetes, cacahouète/-s, arachide/-s, cacahuètes grillées, cacahuètes concassées, cacahuètes non salées, arachides rôties, cacahuètes salées, pistaches de terre, cacahuètes grillées non salées, arachides hachées, arachides non salées, cacahouètes grillées, arachides salées, éclats de cacahuètes/eclats de cacahuètes, cacahouètes salées, cacahuètes grillées salées',
    'pine nut':
      'pignon/-s, pignon de pin/pignons de pin, noix de pin, pignons de pins, pignolis, pignons grillés, pignons de pin grillés',
    macadamia: 'noix de macadamia, macadamia/-s, noix macadamia, noix du Queensland',
    'brazil nut': "noix du Brésil, noix de Brésil, noix d'Amazonie, noix de Para",
    chestnut:
      'châtaigne/-s, marron/-s, marrons cuits, châtaignes cuites, marrons entiers, châtaignes sous vide, marrons en bocal, marrons au naturel, marrons sous vide, marrons en boîte, châtaignes en bocal, châtaigne séchée/châtaignes séchées, châtaignes surgelées, purée de marrons, marrons en conserve, purée de châtaigne/purée de châtaignes, marrons surgelés, bocal de marrons, bocal de châtaignes, brisures de châtaignes, châtaignes pelées, marrons épluchés, chataignes, chataigne',
    'mixed nuts':
      "noix mélangées, mélange de noix, fruits à coque, noix mixtes, mélange de fruits à coque, fruits à coques, mélange de noix et de fruits séchés, noix variées, mélange apéritif de noix, oléagineux, mélange du randonneur, mélange d'oléagineux, mélange étudiant, fruits oléagineux, mélange de noix non salées, noix au choix",
    'sesame seed':
      'sésame, graine de sésame/graines de sésame, sésame blanc, sésame noir, graines de sésame noir, sésame grillé, graines de sésame grillées, sésame doré, graines de sésame torréfiées, graines de sésame blanc, graines sésame, gomasio, sésame complet, graines de sésame doré, graines de sésame blanches, graines de sésame noires, sésames',
    'chia seed': 'graine de chia/graines de chia, chia, graines chia',
    flaxseed:
      'graine de lin/graines de lin, lin, graines de lin brun, graines de lin doré, lin brun, graines de lin blond, lin blond',
    'ground flaxseed': 'graines de lin moulues, lin moulu, farine de lin, graines de lin broyées, graine de lin moulue',
    'pumpkin seed':
      'graine de courge/graines de courge, graine de citrouille/graines de citrouille, graines de courges, pépins de courge, pépins de courges, graines de potiron, graines de potimarron, graines courge',
    'sunflower seed': 'graine de tournesol/graines de tournesol, graines de tournesols, graines tournesol',
    'hemp seed':
      'graine de chanvre/graines de chanvre, chanvre, cœurs de chanvre/coeurs de chanvre, graines de chanvre décortiquées, chènevis',
    'poppy seed': 'graine de pavot/graines de pavot, pavot, graines pavot, pavot bleu, graines de pavot bleu',
    'melon seed': "pépins de melon, graines de melon, graines de pastèque, egusi, graines d'egusi",
    spaghetti: 'spaghetti/-s, spaghettini, bucatini, spaghetti cuits, spaghettinis',
    linguine: 'linguine/-s, linguini/-s',
    tagliatelle:
      'tagliatelle/-s, tagliatelles sèches, fettuccine/-s, pappardelle/-s, fettucine/-s, fettuccini, fettucini, tagliolini',
    capellini:
      "capellini/-s, vermicelle/-s, cheveux d'ange, vermicelles à potage, vermicelles de blé, vermicelles fins",
    penne:
      'penne/-s, pâte courte/pâtes courtes, pâtes, pâtes sèches, pâtes alimentaires, pâtes italiennes, penne rigate, pâtes cuites, restes de pâtes, pâtes courtes au choix, pâtes crues, pâtes au choix, pâtes type penne, pâtes penne, pâtes longues, pâtes de votre choix, mezze penne, pâtes de blé dur, pennes rigates, reste de pâtes cuites, pâtes tricolores, pâtes de type penne',
    rigatoni: 'rigatoni/-s, ziti, paccheri, tortiglioni, rigatonis cuits',
    fusilli:
      'fusilli/-s, torsades, torti, rotini/-s, tortis, pâtes fusilli, gemelli, casarecce, cavatappi, trofie/-s, torsettes, cellentani, pâtes torsades, pâtes fusillis',
    farfalle: 'farfalle/-s, nœuds papillons/noeuds papillons, pâtes papillon, pâtes farfalle',
    conchiglie:
      'conchiglie/-s, orecchiette/-s, grosses coquilles à farcir, lumaconi/-s, conchiglioni/-s, pâtes coquilles, coquilles moyennes, petites coquilles, pâtes en coquilles, petites pâtes en coquilles, cavatelli',
    macaroni:
      'macaroni/-s, coquillette/-s, cornettes, macaroni coupés, macaronis coupés, mini macaronis, pâtes coquillettes, macaronis cuits, coude macaroni/coudes macaroni',
    ditalini:
      'ditalini, pâtes à potage, petites pâtes, pâtes alphabet, petites pâtes à potage, petits plombs, pâtes à soupe, lettres à potage',
    orzo: "orzo, pâtes orzo, risoni, langues d'oiseau, pâtes avoine, kritharaki, pâtes langues d'oiseaux, langues d'oiseaux",
    fregola: 'fregola, fregola sarda, fregola sarde',
    'lasagna sheet':
      'feuille de lasagne/feuilles de lasagne/feuille de lasagnes/feuilles de lasagnes, plaque de lasagne/plaques de lasagne/plaque de lasagnes/plaques de lasagnes, lasagnes, lasagne, pâtes à lasagne, pâtes à lasagnes, plaques lasagnes, feuilles à lasagne, lasagnes sèches, feuilles de lasagnes sèches, pâtes à lasagnes précuites, feuilles pour lasagnes',
    cannelloni: 'cannelloni/-s, cannellonis secs, manicotti, tubes de cannelloni',
    'wholewheat pasta':
      'pâtes complètes, spaghetti complets, pâtes de blé entier, penne complètes, spaghettis complets, pâtes semi-complètes, spaghettis de blé entier, pâtes au blé complet, penne de blé entier, pâtes intégrales',
    'rice pasta': 'pâtes sans gluten, pâtes de riz, pâtes de maïs, spaghettis sans gluten, pâtes de riz complet',
    'lentil pasta':
      'pâtes de lentilles, pâtes de lentilles corail, pâtes de pois chiches, pâtes aux lentilles, pâtes aux lentilles corail, pâtes de légumineuses, pâtes de pois chiche',
    'egg pasta':
      "pâtes fraîches, pâtes aux œufs/pâtes aux oeufs, tagliatelles fraîches, lasagnes fraîches, feuilles de lasagnes fraîches, pâtes fraîches aux œufs/pâtes fraîches aux oeufs, spaghetti frais, spaghettis frais, nouilles d'Alsace, pâtes d'Alsace, tagliatelles aux œufs/tagliatelles aux oeufs, pâtes fraîches à lasagne, linguine fraîches, pâtes fraiches, tagliatelle fraîches, pappardelle fraîches, linguines fraîches, pâtes à lasagnes fraîches, pâtes alsaciennes, tagliatelles fraiches",
    tortellini: 'tortellini/-s, tortellinis frais, tortelloni/-s, cappelletti/-s, tortellinis au fromage',
    ravioli:
      'ravioli/-s, raviole/-s, ravioles du Dauphiné, ravioles du Royans, raviolis frais, plaques de ravioles, ravioles de Royans, raviolis au fromage, ravioles de Romans, plaque de ravioles du Dauphiné/plaques de ravioles du Dauphiné',
    pierogi: 'pierogi/-s, pelmeni, pirojki, pérogies',
    gnocchi:
      'gnocchi/-s, gnocchi de pommes de terre, gnocchis à poêler, gnocchis frais, gnocchis de pommes de terre, gnocchis de pomme de terre, gnocchi à poêler',
    spaetzle: 'spaetzle/-s, spätzle/-s, spätzli, knöpfli, knepfle, knöpflis, spaetzles frais, knöpfle',
    'egg noodle':
      'nouilles aux œufs/nouilles aux oeufs, nouilles chinoises aux œufs/nouilles chinoises aux oeufs, nouilles chow mein, nouilles aux œufs chinoises/nouilles aux oeufs chinoises, nouilles larges aux œufs/nouilles larges aux oeufs',
    'wheat noodle': 'nouilles de blé, yakisoba, nouilles hokkien, nouilles de blé chinoises, nouilles shanghai',
    'ramen noodle': 'nouilles ramen, ramen, nouilles à ramen, ramens, nouilles pour ramen',
    'instant noodle': 'nouilles instantanées, nouilles ramen instantanées, nouilles précuites, nouilles minute',
    'udon noodle': 'nouilles udon, udon, udons, nouilles udons, nouilles udon précuites',
    'soba noodle': 'nouilles soba, soba, nouilles de sarrasin, nouilles au sarrasin, sobas',
    'somen noodle': 'nouilles somen, somen',
    'rice noodle':
      'nouilles de riz, nouille de riz, pâtes de riz plates, nouilles de riz plates, nouilles pad thaï, nouilles de riz larges, nouilles plates de riz, nouilles à pad thaï, nouilles de riz pour pad thaï, nouilles au riz',
    'rice vermicelli':
      "vermicelle de riz/vermicelles de riz, vermicelles fins de riz, nouilles vermicelles de riz, cheveux d'ange de riz, vermicelles de riz fins",
    'glass noodle':
      'vermicelle de soja/vermicelles de soja, vermicelles transparents, nouilles de patate douce, vermicelles chinois, nouilles de verre, vermicelles de soya, vermicelles de haricots mungo, nouilles de soja, vermicelles de patate douce',
    'shirataki noodle':
      'shirataki/-s, konjac, nouilles de konjac, nouilles shirataki, spaghetti de konjac, perles de konjac, riz de konjac, pâtes de konjac',
    'long-grain rice':
      'riz, riz long, riz blanc, riz long grain, riz cuit, reste de riz, riz blanc cuit, riz à grains longs, riz à grain long, riz blanc à grains longs, riz créole, riz longs grains, restes de riz, riz de Camargue, riz blanc long, riz cru, riz long blanc, riz de Camargue blanc, riz blanc long grain, riz à longs grains',
    'basmati rice': 'riz basmati, basmati, riz basmati cuit, riz basmati blanc, riz basmatis',
    'jasmine rice':
      'riz jasmin, riz thaï, riz parfumé, riz thaïlandais, riz au jasmin, riz thaï cuit, riz thai, riz jasmin cuit, riz parfumé au jasmin',
    'brown rice':
      'riz complet, riz brun, riz basmati complet, riz semi-complet, riz intégral, riz basmati brun, riz entier, riz demi-complet, riz brun cuit, riz complet cuit, riz long complet, riz basmati semi-complet',
    'wild rice': 'riz sauvage, mélange de riz sauvage, zizanie, riz sauvage cuit',
    'sushi rice':
      'riz à sushi, riz japonais, riz à sushis, riz rond, riz pour sushi, riz sushi, riz calrose, riz à dessert, riz à grains courts, riz pour sushis, riz à grain court, riz à grain rond, riz rond japonais, riz rond à dessert, riz vinaigré, riz spécial dessert, riz spécial sushi, riz rond spécial dessert, riz rond pour dessert, riz dessert',
    'sticky rice': 'riz gluant, riz glutineux, riz collant',
    'red rice': 'riz rouge, riz rouge de Camargue',
    'black rice': 'riz noir, riz vénéré, riz vénus, riz noir vénéré, riz venere, riz noir de Camargue',
    'parboiled rice':
      'riz étuvé, riz incollable, riz étuvé à grains longs, riz blanc étuvé, riz long étuvé, riz blanchi étuvé, riz parboiled, riz prétraité',
    'instant rice': 'riz précuit, riz instantané, riz minute, riz express',
    'paella rice': 'riz à paella, riz pour paella, riz bomba, riz espagnol, riz spécial paella',
    'arborio rice':
      'riz arborio, riz à risotto, riz carnaroli, riz pour risotto, arborio, carnaroli, riz rond à risotto, riz vialone nano, riz risotto, riz italien, riz arborio cuit, riz spécial risotto, riz rond arborio, riz à risotto arborio, riz de type arborio, riz type arborio, riz rond pour risotto',
    quinoa:
      'quinoa, quinoa rouge, quinoa blanc, quinoa noir, quinoa cuit, mélange de quinoa, quinoa tricolore, quinoa cru, quinoa blond, quinoa gourmand',
    couscous:
      'couscous, graine de couscous/graines de couscous, semoule à couscous, semoule de couscous, semoule moyenne, semoule pour couscous, couscous fin, couscous moyen, semoule couscous, couscous complet, grains de couscous, couscous de blé entier, couscous sec, graine à couscous, semoule à couscous moyenne, couscous cuit, couscous grain moyen, couscous grain fin',
    'pearl couscous':
      'couscous israélien, couscous perlé, moghrabieh, perles de blé, pâtes perles, ptitim, berkoukes, grosse semoule, couscous géant, couscous de Jérusalem',
    bulgur:
      'boulgour, boulghour, bulgur, boulgour fin, boulgour gros, blé concassé, pilpil de blé, pilpil, boulgour moyen, boulgour cuit, boulgour cru',
    farro: 'farro, amidonnier',
    spelt:
      "épeautre/epeautre, grand épeautre, petit épeautre, grains d'épeautre, épeautre cuit/epeautre cuit, épeautre en grains/epeautre en grains, engrain, grains de petit épeautre, flocons d'épeautre, petit épeautre de Haute-Provence",
    'wheat berry':
      'blé, grains de blé, blé tendre, Ebly, blé précuit, blé dur, kamut, blé en grains, blé cuit, blé tendre précuit, khorasan, blé type Ebly, blé vert cuit',
    'rye berry': 'grains de seigle, seigle en grains, seigle',
    freekeh: 'freekeh, blé vert, frik, freekeh concassé',
    'pearl barley': "orge, orge perlé, orge perlée, orge mondé, orge mondée, perles d'orge, flocons d'orge, orge cuit",
    buckwheat:
      'sarrasin, kasha, graines de sarrasin, grains de sarrasin, sarrasin grillé, sarrasin décortiqué, kacha, graines de sarrasin torréfiées, flocons de sarrasin, blé noir, sarrasin en grains',
    millet: 'millet, graines de millet, mil, flocons de millet, millet décortiqué',
    amaranth: "amarante, graines d'amarante",
    teff: 'teff',
    sorghum: 'sorgho',
    fonio: 'fonio',
    hominy: 'hominy, maïs nixtamalisé, maïs lessivé',
    polenta:
      'polenta, semoule de maïs, polenta précuite, polenta instantanée, polenta fine, polenta cuite, semoule de maïs fine, semoule de maïs moyenne, polenta express, polenta moyenne',
    cornmeal: 'semoule de maïs jaune, semoule fine de maïs',
    semolina:
      'semoule, semoule fine, semoule de blé, semoule de blé dur, semoule de blé fine, fine semoule, crème de blé, semoule extra-fine, semola, semoule fine de blé, semoule de blé dur fine, semoule fine de blé dur, semoule crue, semoule cuite, semola di grano duro',
    'wheat germ': 'germe de blé/germes de blé',
    'wheat bran': 'son de blé, sons de blé',
    'oat bran': "son d'avoine",
    'rolled oats':
      "flocons d'avoine, avoine, gruau, gros flocons d'avoine, petits flocons d'avoine, flocons avoine, flocons d'avoine à l'ancienne, gruau à l'ancienne, porridge, gros flocons d'avoine à l'ancienne, flocons d'avoine complets, flocons d'avoine complète, flocons d'avoines, avoine en flocons",
    'quick oats':
      "flocons d'avoine à cuisson rapide, gruau à cuisson rapide, flocons d'avoine fins, gruau instantané, gruau rapide, flocons d'avoine instantanés, gros flocons d'avoine à cuisson rapide",
    'steel-cut oats': "avoine épointée, gruau d'avoine concassé, avoine concassée, avoine coupée",
    granola: 'granola, müesli croustillant, céréales granola, granola maison',
    muesli: 'muesli, müesli, musli, birchermuesli, birchermüesli',
    'corn flakes': 'corn flakes, pétales de maïs, cornflakes, corn-flakes, flocons de maïs, céréales de maïs',
    'puffed rice':
      'riz soufflé, Rice Krispies, céréales de riz soufflé, céréales de riz croustillant, céréales Rice Krispies, riz soufflé au chocolat',
    'bran flakes':
      'pétales de son, céréales, All-Bran, céréales de son, céréales petit-déjeuner, flocons de son, céréales All-Bran',
    'wheat biscuit cereal': 'Weetabix, blé filamenté',
    popcorn:
      'pop-corn, maïs à éclater, maïs soufflé, popcorn, maïs à pop-corn, maïs éclaté, maïs pop-corn, maïs à popcorn',
    'all-purpose flour':
      'fariné/-e/-s/-es, fariner, enfariner, farine/-s, farine de blé, farine blanche, farine tout usage, farine ordinaire, farine T55, farine type 55, farine de froment, farine non blanchie, farine fleur, farine T65, farine tamisée, farine type 65, farine tout usage non blanchie, farine de blé T55, farine de blé T65, farine fluide, farine blanche tout usage, farine à tout usage, farine de blé blanche, farine multi-usage, farine t 55, farine T 65, farine tout-usage, farine de tradition, farine bio, farine de blé type 55, farine de blé type 65, farine ménagère, farine pour tous usages, farine instantanée, farine T60, farine t55 ou t65, farine mi-blanche, farine tous usages, farine de blé tendre, farine biologique, farine 55, fleur de farine',
    'bread flour':
      'farine à pain, farine de gruau, farine boulangère, farine de force, farine à pizza, farine pour pain, farine Manitoba, farine forte, farine panifiable, farine pain, farine tipo 00, farine 00, farine à pain blanche, farine type 00, farine de manitoba, farine spéciale pain, farine T45 de gruau, farine de gruau T45, farine spéciale pizza, farine gruau',
    'cake flour':
      'farine à pâtisserie, farine T45, farine type 45, farine à gâteau, farine fine, farine pâtissière, farine de blé T45, farine pour pâtisserie, farine T 45, farine de blé type 45, farine 45, farine pâtisserie',
    'self-rising flour':
      'farine avec levure incorporée, farine à gâteaux, farine fermentante, farine levante, farine autolevante, farine auto-levante, farine préparée, farine à gâteaux avec levure incorporée, farine avec poudre levante, farine gâteaux, farine pour gâteaux, farine à levure incorporée, farine autolevure, farine spéciale gâteaux, farine Brodie',
    'wholewheat flour':
      'farine complète, farine de blé entier, farine de blé complet, farine T110, farine T150, farine intégrale, farine bise, farine semi-complète, farine T80, farine Graham, farine de blé complète, farine de blé T80, farine de blé T110, farine de blé T150, farine atta, farine de blé semi-complète, farine de blé intégrale, farine type 80, farine type 110, farine type 150, farine de blé entier à pâtisserie, farine de blé complet T150, farine chapati, farine de kamut, farine de blé ancien',
    'spelt flour':
      "farine d'épeautre, farine de petit épeautre, farine de grand épeautre, farine d'engrain, farine d'épeautre complète, farine complète d'épeautre, farine d'épeautre intégrale, farine épeautre, farine de khorasan",
    'rye flour': 'farine de seigle, farine seigle, farine de seigle complète, farine de méteil',
    'barley flour': "farine d'orge",
    'oat flour': "farine d'avoine, poudre d'avoine, flocons d'avoine mixés, farine avoine, flocons d'avoine moulus",
    'rice flour':
      'farine de riz, crème de riz, farine sans gluten, mix sans gluten, farine de riz blanc, farine de riz complet, mélange de farines sans gluten, farine de riz brun, farine de riz complète, mélange sans gluten, farine tout usage sans gluten, farine riz, mix de farine sans gluten, mélange de farine sans gluten, farine de riz demi-complète, semoule de riz',
    'glutinous rice flour': 'farine de riz gluant, farine de riz glutineux, mochiko, shiratamako',
    'masa harina': 'masa harina, farine de maïs nixtamalisé, masa de maïs',
    'corn flour':
      'farine de maïs, harina pan, farine de maïs précuite, farine maïs, farine de maïs blanc, farine de maïs jaune, gaudes',
    'chickpea flour': 'farine de pois chiche/farine de pois chiches, besan, farine de pois-chiches, farine pois chiche',
    'buckwheat flour': 'farine de sarrasin, farine de blé noir, farine sarrasin',
    'almond flour':
      "poudre d'amande/poudre d'amandes, amande en poudre/amandes en poudre, amandes moulues, farine d'amande/farine d'amandes, poudre amande, poudre d'amandes blanches, amande moulue, poudre amandes, amandes râpées, amandes mondées en poudre, poudre d'amandes complète, poudre d'amandes torréfiée, poudre d'amandes grises, poudre d'amande blanche",
    'coconut flour': 'farine de coco, farine de noix de coco',
    'millet flour':
      "farine de millet, farine de sorgho, farine de teff, farine de teff blanc, farine de quinoa, farine de fonio, farine d'amarante",
    'potato flour':
      'farine de pomme de terre/farine de pommes de terre, flocons de pommes de terre, flocons de pomme de terre',
    'soy flour': 'farine de soja, farine de soya',
    'vital wheat gluten': 'gluten, gluten de blé, farine de gluten, gluten vital, gluten en poudre',
    bread:
      'pain/-s, tranche de pain/tranches de pain, pain rassis, pain sec, pain dur, pain italien, pain frais, croûte de pain, pain grillé, tranche de pain grillé/tranches de pain grillé, toasts, mie de pain, pain croûté, tranches pain, morceau de pain, tranches de pain rassis, toasts grillés, tranche de pain rassis, pain aux céréales, tranches de pain italien, boule de pain, miche de pain, miche, pain de maison, mie, mie de pain fraîche, toast, gros pain, pain maison, pain tranché, tartine de pain/tartines de pain, mie de pain rassis, restes de pain, reste de pain, pain un peu rassis, pain de la veille, pain blanc rassis, pain turc, pain cuit au feu de bois',
    'white bread':
      'pain de mie, tranche de pain de mie/tranches de pain de mie, pain blanc, pain toast, pain carré, pain à sandwich, pain sandwich, pain de mie blanc, tranche de pain blanc/tranches de pain blanc, pain mie, pain de mie sans croûte, pain de mie nature, pain belge, pain de mie rassis, mie de pain de mie, pain carré blanc, tranches de pain à sandwich, pain de mie sans croûtes',
    'wholewheat bread':
      'pain complet, pain de blé entier, pain multigrain, pain aux graines, pain intégral, pain multicéréales, pain bis, pain de mie complet, tranches de pain complet, tranche de pain de blé entier/tranches de pain de blé entier, pain demi-complet, tranches de pain de mie complet, tranches de pain multigrain, pain semi-complet, pain gris, pain mi-complet',
    'rye bread':
      'pain de seigle, pain noir, pumpernickel, pain polaire, pain suédois, pain de seigle noir, pain nordique, tranches de pain de seigle, pain polar',
    sourdough:
      'pain de campagne, pain au levain, tranche de pain de campagne/tranches de pain de campagne, pain Poilâne, pain paysan, pain de campagne rassis, pain rustique, gros pain de campagne, tranche de pain au levain/tranches de pain au levain, pain de campagne grillé, pain de levain, pain mi-blanc',
    baguette:
      'baguette/-s, flûte/-s, pain baguette, ficelle/-s, baguette tradition/baguettes tradition, baguette rassise/baguettes rassises, pain français, pain parisien, demi-baguette, tranches de baguette, baguette de pain, baguette de tradition, pain flûte, baguette de campagne/baguettes de campagne',
    ciabatta: 'ciabatta/-s, pain ciabatta, petits pains ciabatta',
    focaccia: 'focaccia/-s, fougasse nature, foccacia',
    brioche:
      'brioche/-s, pain brioché, tranche de brioche/tranches de brioche, pain brioché tranché, brioche tranchée, brioche rassise, brioche vendéenne, brioche à tête, brioche à têtes, pain au lait brioché, brioches à tête, pains briochés, tranches de pain brioché, buns briochés, bun brioché, gâche, cramique/-s, craquelin, brioche parisienne, brioche nature, pain à burger brioché, tresse briochée, pains à burger briochés, tranches de pain de mie brioché, pain de mie brioché, brioche Nanterre',
    challah: 'challah, hallah',
    'raisin bread': 'pain aux raisins secs, pain aux fruits, pain aux raisins tranché',
    cornbread: 'pain de maïs',
    'rice bread': 'pain sans gluten, pain de mie sans gluten',
    'bread roll':
      'petit pain/petits pains, pistolet/-s, pain rond, empereur/-s, pain ballon, pain kaiser, petit pain rond, pain à panini, panini/-s, pain panini, pains ronds, petits pains ronds, pain à sous-marin, pains à sous-marin, pains ballons, pains à panini',
    'burger bun':
      'pain à hamburger/pains à hamburger, pain à burger/pains à burger, bun/-s, pain hamburger/pains hamburger, pains burger, pain burger, buns à burger, pains à hamburgers, pains à burgers, pain pour burger/pains pour burger, buns burger, petits pains à burger, pains à hamburger au sésame nature',
    'hot dog bun':
      'pain à hot-dog/pains à hot-dog, pain hot dog/pains hot dog, pains à hot dog, pain hot-dog/pains hot-dog, pain à hot dog, pains à hot-dogs',
    bagel: 'bagel/-s, pain bagel',
    'english muffin': 'muffin anglais/muffins anglais, crumpet/-s, muffins anglais nature',
    breadstick: 'gressin/-s, grissini/-s, gressini',
    crispbread:
      'pain croustillant suédois, knäckebröd, Wasa, galettes suédoises, pain craquant, cracottes, cracotte, pain knäckebröd, tartines craquantes, Krisprolls',
    cracker:
      'cracker/-s, biscuits soda, biscuits salés, craquelins salés, crackers nature, craquelin salé, biscottes salées, biscuits apéritifs nature, Ritz, biscuits soda salés, crackers salés, Tuc, craquelins',
    matzo: 'matzot, pain azyme, matsa, matza, matsot, farine de matza, matzoh',
    rusk: 'biscotte/-s, zwieback, biscottes écrasées, biscottes nature, chapelure de biscottes, biscottes mixées, poudre de biscotte',
    'rice cake':
      'galette de riz/galettes de riz, galette de riz soufflé/galettes de riz soufflé, galettes de maïs soufflé, galettes de riz complet',
    breadcrumb:
      "chapelure, chapelure fine, chapelure blonde, chapelure nature, panure, chapelure de pain, chapelure blanche, chapelure maison, miettes de pain, chapelure italienne, panure fine, chapelure de pain de mie, panure blonde, chapelure brune, chapelure dorée, chapelure assaisonnée, chapelure à l'italienne",
    panko: 'panko, chapelure panko, chapelure japonaise, panure panko',
    crouton:
      "croûton/-s, croûtons de pain, croûtons à l'ail, croûtons grillés, croûtons nature, petits croûtons, croûtons aillés, croûtons frits",
    'flour tortilla':
      'tortilla/-s, tortillas de blé, wrap/-s, tortilla de farine, tortillas de farine, tortilla de blé, tortilla de blé tendre/tortillas de blé tendre, galette de blé/galettes de blé, galettes tortillas, galettes à tacos, tortillas souples, tortillas moyennes, grandes tortillas, galettes fajitas, galettes à fajitas, tortillas à wrap, galettes de blé souples, tortilla de farine de blé/tortillas de farine de blé, grandes tortillas de blé, galettes wrap, tortillas pour wraps, galettes tortilla, tortilla à la farine/tortillas à la farine, fajita/-s, galettes de tortillas, tortillas au blé, petites tortillas, galette wrap, tortillas de blé entier',
    'corn tortilla':
      'tortilla de maïs/tortillas de maïs, tortillas au maïs, galettes de maïs, petites tortillas de maïs, tortillas de maïs souples',
    'taco shell':
      'coquilles à tacos, taco shells, coques à tacos, tostadas, coquilles de tacos, coques de tacos, tacos durs, coquilles tacos',
    flatbread:
      'pain plat, lavash, piadina, pains plats, yufka, pain libanais, galettes libanaises, pain lavash, piadine, pains libanais, markouk, pain plat libanais, feuilles de yufka, pain turc plat',
    pita: 'pain pita/pains pita, pita/-s, pains pitas, pain pitta/pains pitta, pitta/-s, pita de blé entier, pains pita de blé entier, pains kebab, pain kebab, pain à kebab',
    naan: 'naan/-s, pain naan/pains naan, cheese naan/cheese naans, pains naans, naans nature',
    roti: 'roti/-s, chapati/-s, paratha/-s, pain chapati, chapatti/-s, pain roti, dhal puri',
    'puff pastry':
      'pâte feuilletée/pate feuilletee, pâtes feuilletées, rouleau de pâte feuilletée/rouleaux de pâte feuilletée, feuilletage, pâte feuilletée pur beurre, pâte feuilletée inversée, disque de pâte feuilletée/disques de pâte feuilletée, pâte feuilletée prête à dérouler, pâte feuilletée ronde, pâte feuilletée rectangulaire, pâte feuilletée surgelée, pâte feuilletée du commerce, pâte feuilletée maison, bouchées feuilletées, croûte de vol-au-vent/croûtes de vol-au-vent, vol-au-vent, bouchées à la reine vides, croûtes à bouchées, abaisse de pâte feuilletée/abaisses de pâte feuilletée, pâte feuilletée toute prête, croûtes feuilletées, feuilletés de pâte, pâte feuilletée étalée, pâte feuilletée déroulée, pâte feuilletée abaissée, pâte feuilletée fraîche, feuille de pâte feuilletée/feuilles de pâte feuilletée, rectangle de pâte feuilletée/rectangles de pâte feuilletée, pâte feuilletée au beurre',
    'shortcrust pastry':
      'pâte brisée/pate brisee, pâte sablée/pate sablee, pâtes brisées, pâte sucrée, rouleau de pâte brisée/rouleaux de pâte brisée, fond de tarte/fonds de tarte, pâte à tarte, pâte à tarte brisée, croûte à tarte, fond de tarte sablé, croûte de tarte/croûtes de tarte, pâte brisée du commerce, pâte brisée pur beurre, pâte à foncer, abaisse de tarte/abaisses de tarte, pâte sablée pur beurre, pâte brisée maison, pâte brisée prête à dérouler, tartelettes, fonds de tartelettes, pâte brisée ronde, pâtes sablées, pâte à tarte maison, croûtes à tarte, fond de tartelette/fonds de tartelette/fond de tartelettes, pâte à pâté, pâte sablée maison, rouleau de pâte sablée/rouleaux de pâte sablée, pâte brisée toute prête, disque de pâte brisée, pâte à tarte du commerce, croûte de tarte non cuite, croûtes de tartelettes, tartelettes sablées, pâtes à tarte, pâte à tarte sablée, abaisse de pâte à tarte/abaisses de pâte à tarte, abaisse de pâte brisée, pâte à tarte salée, pâte à quiche, pâte à tarte sucrée, tartelettes vides',
    'phyllo dough':
      'pâte filo, feuille de filo/feuilles de filo, pâte phyllo, feuille de pâte filo/feuilles de pâte filo, filo, pâte à filo, feuille de pâte phyllo/feuilles de pâte phyllo, feuille de brick/feuilles de brick, feuille de brik/feuilles de brik, feuille phyllo/feuilles phyllo, feuille brick/feuilles brick, pâte à strudel, feuilles de bricks, feuilles filo, paquet de pâte filo, kadaïf, pâte kadaïf, pâte à brick, feuille de pâte à brick, feuilles de pâte à filo, feuilles de diouls, pâte fillo, feuilles de fillo, feuilles de dioul, kataïfi, pâte filo surgelée, feuilles de pâte à brick, bricks, brik/-s',
    'pizza dough':
      'pâte à pizza, pâtes à pizza, boule de pâte à pizza/boules de pâte à pizza, pâte à pain, rouleau de pâte à pizza, pâton à pizza/pâtons à pizza, croûte à pizza, pâtes à pizzas, fond de pizza/fonds de pizza, pâte à tarte flambée, boule de pâte à pain/boules de pâte à pain, pâte à flammekueche, fond de tarte flambée, pâte à flammenkueche, croûtes à pizza, pâte à pizza maison, pâte à pizza du commerce, pâte à pizza ronde',
    'biscuit dough':
      'pâte à croissants, pâte à croissant, rouleau de pâte à croissants, pâte à croissants en tube, pâte levée feuilletée, pâte feuilletée levée',
    'spring roll wrapper':
      'feuille de rouleau de printemps de blé/feuilles de rouleau de printemps de blé, galette à nem de blé/galettes à nem de blé, pâte à rouleaux impériaux, galettes de blé pour nems, feuilles à rouleaux impériaux, enveloppes à rouleaux impériaux, galettes impériales, pâte à egg rolls, feuilles de pâte à rouleaux de printemps, feuilles de blé pour nems, pâtes à rouleaux impériaux, pâte à nems de blé, feuilles à egg rolls, feuilles de pâte à rouleaux impériaux',
    'rice paper wrapper':
      'galettes de riz pour rouleaux de printemps, feuille de riz/feuilles de riz, galette de riz à rouleaux/galettes de riz à rouleaux, papier de riz, feuilles de papier de riz, galettes de riz vietnamiennes, galettes de riz pour nems, feuilles à rouleaux de printemps, galette de papier de riz/galettes de papier de riz, crêpes de riz, galettes de riz pour rouleau de printemps, feuille de papier de riz, galettes de riz rondes, papiers de riz, galettes de riz séchées, galettes de riz à nems, galettes pour rouleaux de printemps, feuilles de galette de riz',
    pretzel: 'bretzels secs, sticks salés, mini bretzels, bretzels apéritif',
    sugar:
      'sucre/-s, sucre blanc, sucre en poudre, sucre semoule, sucre fin, sucre cristallisé, sucre cristal, morceau de sucre/morceaux de sucre, sucre en morceaux, sucre granulé, sucre blond, sucre de betterave, sucre blanc granulé, sucre extra-fin, sucre à fruits, sucre super fin, sucre très fin, pincée de sucre, sucre fin cristallisé, sucre blanc en poudre, morceaux de sucres, sucre en morceau, sucre blanc semoule, sucre en cubes, sucre S2, sucre blanc fin, sucre semoule fin, sucre ordinaire, sucre ultrafin, sucre cristallisé blanc, fructose, saccharose, dextrose, sucre à fruits superfin',
    'brown sugar':
      'sucre brun, cassonade, cassonnade, vergeoise, vergeoise brune, vergeoise blonde, sucre muscovado, muscovado, cassonade blonde, cassonade brune, cassonade foncée, sucre moscovado, moscovado, cassonade pâle, cassonade tassée, sucre cassonade, cassonade dorée, sucre brun foncé, sucre mascobado, sucre vergeoise, sucre candi, sucre candi brun, muscobado, cassonade légèrement tassée, cassonade claire, sucre candi brisé, sucre de vergeoise, sucre brun clair, vergeoise ou cassonade',
    'demerara sugar':
      'sucre roux, sucre de canne, sucre de canne roux, sucre demerara, sucre complet, sucre de canne blond, sucre brut, sucre roux de canne, sucre turbinado, sucre de canne brut, sucre de canne non raffiné, sucre de canne complet, sucre roux en poudre, sucre de canne en poudre, sucre roux cristallisé, sucre blond de canne, sucre de canne biologique, sucre blond non raffiné, sucre de canne intégral, sucre complet de canne, sucre non raffiné, sucre de canne bio, sucre intégral, sucre roux non raffiné, sucre de canne naturel, sucre de canne rapadura, morceau de sucre roux/morceaus de sucre roux, sucre perruche',
    'powdered sugar':
      'sucre glace, sucre à glacer, sucre impalpable, sucre glacé, sucre en neige, sucre en poudre à glacer, sucre codineige, codineige, sucre neige',
    'coconut sugar':
      'sucre de coco, sucre de fleur de coco, sucre de palme, sucre coco, sucre de fleurs de coco, sucre de noix de coco, sucre de fleur de cocotier',
    jaggery: 'rapadura, panela, sucre rapadura, jaggery, sucre panela, galabé',
    'maple sugar': "sucre d'érable, flocons d'érable, sucre d'érable râpé",
    'pearl sugar':
      'sucre perlé, sucre en grains, sucre grain, sucre perle, sucre casson, sucre grains, sucre cassons, sucre en grain, perles de sucre, grains de sucre',
    'vanilla sugar':
      'sucre vanillé/sucre vanille, sucre vanilliné, sachet de sucre vanillé, sucre vanillé bio, sachets de sucre vanillé, sucre à la vanille',
    erythritol:
      'érythritol/erythritol, xylitol, sucre de bouleau, édulcorant/-s/edulcorant/edulcorants, édulcorant en poudre/edulcorant en poudre, aspartame, sucralose, Canderel, splenda, xylithol',
    stevia: 'stévia, stevia, poudre de stévia, extrait de stévia, stévia en poudre, stévia liquide',
    honey:
      "miel, miel d'acacia, miel liquide, miel toutes fleurs, miel de châtaignier, miel de lavande, miel crémeux, miel de sapin, miel de fleurs, miel de thym, miel de montagne, miel doux, miel d'oranger, miel d'acacias, miel de forêt, miel blanc, miel de trèfle, miel de romarin, miel tous fleurs, miel solide, miel mille fleurs, miel parfumé, miels",
    'maple syrup':
      "sirop d'érable, sirop érable, beurre d'érable, tire d'érable, sirop d'érable pur, sirop d'érable ambré",
    'agave syrup': "sirop d'agave, agave, nectar d'agave, sirop agave",
    'golden syrup':
      'sirop de canne, sucre de canne liquide, sirop de sucre de canne, golden syrup, sirop de sucre, sirop simple, sirop doré, sucre liquide, sirop sucre de canne',
    'corn syrup':
      'sirop de glucose, glucose, sirop de maïs, sirop de riz, sirop de maïs doré, sirop de blé, sirop de maïs clair, sirop de riz brun, glucose liquide, sirop de maïs blanc, glucose en poudre, isomalt, trimoline, sucre inverti, glucose cristal',
    'date syrup': 'sirop de dattes, sirop de datte, miel de dattes',
    molasses:
      'mélasse, mélasse de fantaisie, mélasse verte, mélasse noire, mélasse de canne, mélasse de caroube, mélasse de raisin, mélasse qualité fantaisie, sirop de betterave',
    'malt syrup': "sirop de malt, malt d'orge, extrait de malt, sirop d'orge malté, malt",
    'caramel sauce':
      'caramel au beurre salé, confiture de lait, sauce au caramel, dulce de leche, caramel beurre salé, sauce caramel, crème de caramel, coulis de caramel au beurre salé, crème de caramel au beurre salé, sauce caramel beurre salé, caramel à la fleur de sel, crème de caramel beurre salé, tartinade de caramel, coulis de caramel',
    grenadine:
      "grenadine, sirop de grenadine, sirop de framboise, sirop de fraise, sirop de menthe, sirop de sureau, sirop, sirop de rose, sirop de violette, sirop de cassis, sirop de citron, sirop de fleurs de sureau, sirop de vanille, sirop de cerise, sirop de pêche, sirop de fruits, sirop de coquelicot, sirop de gingembre, sirop de framboises, sirop de noix de coco, sirop de fleur de sureau, sirop de litchi, sirop de mûre, sirop d'orange, sirop d'hibiscus, sirop de fruits rouges",
    'dark chocolate':
      'chocolat noir, chocolat amer, chocolat à 70%, chocolat noir dessert, chocolat noir pâtissier, chocolat mi-sucré, chocolat mi-amer, chocolat fondant, chocolat noir de couverture, couverture noire, chocolat noir à 70%, copeaux de chocolat noir, chocolat noir 70%, chocolat noir à pâtisser, chocolat de couverture noir, chocolat 70%, chocolat noir fondu, tablette de chocolat noir/tablettes de chocolat noir, carré de chocolat noir/carrés de chocolat noir, chocolat noir corsé, chocolat noir à cuire, chocolat noir 64%, chocolat noir à 64%, chocolat fondant noir, chocolat noir 70 %, chocolat noir à 70 %, chocolat noir 60%, chocolat noir 72%, chocolat noir de cuisine, chocolats noirs, chocolat noir haché, chocolat noir 66%, chocolat noir Valrhona, chocolat noir 55%, chocolat noir râpé, chocolat noir 85%, chocolat noir à 52%, chocolat noir 52%, plaque de chocolat noir, pistoles de chocolat noir, chocolat noir amer, chocolat noir 65%, chocolat couverture noir, chocolat pâtissier noir, chocolat dessert noir',
    'milk chocolate':
      'chocolat au lait, chocolat au lait de couverture, copeaux de chocolat au lait, chocolat lait, couverture lactée, chocolat de couverture au lait, tablette de chocolat au lait/tablettes de chocolat au lait, chocolat au lait pâtissier, carré de chocolat au lait/carrés de chocolat au lait, pépites de chocolat au lait, chocolats au lait, chocolat Milka, Milka, chocolat au lait fondu, couverture au lait, Toblerone',
    'white chocolate':
      'chocolat blanc, chocolat ivoire, pépites de chocolat blanc, couverture blanche, chocolat blanc de couverture, couverture ivoire, copeaux de chocolat blanc, chocolat blanc pâtissier, chocolat de couverture blanc, chocolat blanc fondu, tablette de chocolat blanc/tablettes de chocolat blanc, chocolat blanc ivoire, brisures de chocolat blanc, chocolat blond, chocolat Dulcey, chocolats blancs, chocolat pâtissier blanc',
    'unsweetened chocolate': 'chocolat non sucré, pâte de cacao, masse de cacao, chocolat 100%, chocolat à 100%',
    'chocolate chip':
      'pépite de chocolat/pépites de chocolat, pépites de chocolat noir, gouttes de chocolat, grué de cacao, brisures de chocolat, pépites chocolat, éclats de cacao/eclats de cacao, fèves de cacao concassées, chunks de chocolat, fèves de cacao, grains de chocolat, pastilles de chocolat, éclats de fèves de cacao/eclats de fèves de cacao, pépites de chocolats, éclats de chocolat/eclats de chocolat, brisures de chocolat noir, éclats de chocolat noir/eclats de chocolat noir, pépites de chocolat mi-sucré, brisures de chocolat mi-sucré, pepites de chocolat',
    'cocoa powder':
      'cacao, cacao en poudre, cacao amer, poudre de cacao, cacao non sucré, cacao en poudre non sucré, cacao maigre, Van Houten, cacao pur, cacao amer en poudre, cacao cru, chocolat Van Houten, cacao en poudre amer, cacao 100%, cacao pur en poudre, cacao dégraissé, poudre de cacao non sucré, cacao poudre, poudre de cacao amer, cacao non-sucré, cacao cru en poudre, poudre de cacao non sucrée, cacao brut, cacao en poudre sans sucre, cacao tamisé',
    'carob powder': 'caroube, poudre de caroube, farine de caroube, caroube en poudre',
    'cocoa butter': 'beurre de cacao, beurre cacao, mycryo',
    'vanilla extract':
      'extrait de vanille, vanille liquide, arôme vanille, essence de vanille, vanille, arôme de vanille, extrait vanille, vanille liquide naturelle, extrait pur de vanille, extrait de vanille pure, extrait naturel de vanille, extrait de vanille liquide, arôme naturel de vanille, arôme vanille liquide, essence de vanille pure, extrait de vanille pur, vanille artificielle, parfum vanille, extraits de vanille, arome vanille',
    'vanilla paste':
      'pâte de vanille, vanille en poudre, poudre de vanille, vanille poudre, graines de vanille, vanille moulue, vanilline, vanille en pâte, purée de vanille',
    'vanilla bean':
      "gousse de vanille/gousses de vanille, vanille en gousse, vanille gousse, demi-gousse de vanille, bâton de vanille/bâtons de vanille, gousse vanille/gousses vanille, vanille Bourbon, graines de gousse de vanille, gousse de vanille Bourbon/gousses de vanille Bourbon, vanille fraîche, gousses de vanille de Madagascar, graines d'une gousse de vanille, gousse de vanille fendue",
    'almond extract':
      "extrait d'amande/extrait d'amandes, extrait d'amande amère, arôme amande amère, essence d'amande, amande amère, arôme d'amande, arôme d'amande amère, arôme amande, essence d'amande amère, extrait d'amandes amères",
    'peppermint extract':
      "extrait de menthe, arôme citron, extrait de citron, extrait de café, essence de menthe, extrait d'orange, essence de citron, essence de café, essence d'érable, arôme rhum, arôme de rhum, arôme fraise, extrait de menthe poivrée, essence de rhum, arôme naturel de citron, trablit, huile essentielle de menthe, arôme café, huile essentielle de citron, essence d'orange, arôme coco, extrait de rose, extrait d'érable, huile essentielle d'orange, huile essentielle de citron bio, arôme de citron, extrait de café liquide, arôme d'orange, arôme framboise",
    'orange blossom water':
      "eau de fleur d'oranger, fleur d'oranger, eau de rose, eau de fleurs d'oranger, arôme fleur d'oranger, eau de fleur d'orangers, extrait de fleur d'oranger, fleurs d'oranger, eau de fleur d'orange, arôme de fleur d'oranger, eau de géranium, eau de roses, eau de fleur oranger",
    'food coloring':
      'colorant/-s, colorant alimentaire/colorants alimentaires, colorant rouge, colorant vert, colorant en gel/colorants en gel, colorant en poudre, colorant alimentaire rouge/colorants alimentaire rouge, colorant jaune, colorant alimentaire vert, colorant bleu, colorant alimentaire bleu, colorant alimentaire jaune, colorant alimentaire rose, colorant rose, colorant noir, colorant orange, colorant violet, colorant alimentaire en poudre, colorant alimentaire noir, colorant alimentaire en gel',
    'baking powder':
      'levure chimique, poudre à lever, poudre à pâte, poudre levante, levure alsacienne, sachet de levure chimique, levure en poudre chimique, baking powder, sachet de levure, levure à gâteau, levure Alsa, poudre à lever sans phosphates, sachets de levure chimique, poudre à pate, levure, poudre levante sans gluten, levure en poudre, baking-powder, sachet de levure alsacienne, levure pâtissière, sachets de levure, levures chimiques, poudre à lever sans phosphate, levure à pâtisserie',
    'baking soda':
      'bicarbonate de soude, bicarbonate, bicarbonate alimentaire, bicarbonate de sodium, bicarbonate de soude alimentaire, soda à pâte, bicarbonate alimentaire de soude, bicarbonates',
    'cream of tartar': 'crème de tartre, acide citrique, acide tartrique, bitartrate de potassium',
    'active dry yeast':
      'levure sèche/levure seche, levure de boulanger sèche/levure de boulanger seche, levure boulangère, levure instantanée, levure de boulanger, levure de boulangerie, levure de boulanger déshydratée, levure de boulanger en poudre, levure sèche active, levure sèche instantanée, levure sèche de boulanger, levure de boulanger instantanée, sachet de levure de boulanger, levure traditionnelle, levure à levée rapide, levure rapide, levure à pain, levure boulangère sèche, levure déshydratée, levure boulanger, levure de boulanger lyophilisée, levure sèche boulangère, levure sèche en sachet, sachet de levure boulangère, levure du boulanger, levure briochin, briochin, sachet de levure sèche, levure instantanée à levée rapide, levure SAF, levure de boulanger sèche active',
    'compressed yeast':
      'levure fraîche, levure fraîche de boulanger, cube de levure, levure de boulanger fraîche, levure boulangère fraîche, cube de levure fraîche/cubes de levure fraîche, levure fraiche, levure de boulanger fraiche, levure de boulangerie fraîche, levure du boulanger fraîche, levure fraîche du boulanger, levure fraiche de boulanger, cube de levure de boulanger',
    'sourdough starter':
      'levain, levain chef, levain liquide, levain naturel, levain actif, levain déshydraté, levain dur, levain rafraîchi, levain frais, levain fermentescible',
    cornstarch:
      'fécule de maïs, Maïzena, amidon de maïs, maizena, maïzéna, amidon, maizéna, Maizena, maïzena fleur de maïs, fleur de maïs, maïzena express, épaississant instantané/epaississant instantané, Maïzena délayée, fecule de mais, fécule de mais',
    'custard powder':
      'poudre à crème, poudre à flan, préparation pour flan, poudre à crème pâtissière, préparation pour crème pâtissière, poudre à pouding, poudre à pudding, pudding vanille en poudre, Alsa flan, mélange à pouding à la vanille, préparation pour crème anglaise, préparation pour pouding instantané à la vanille, préparation pour flan vanille, poudre à flan vanille, poudre de pudding, pouding instantané à la vanille, custard, poudre custard, poudre impériale, sachet de flan, préparation à flan, pudding en poudre, sachet de pudding',
    'meringue powder':
      "poudre de meringue, blanc d'œuf en poudre/blanc d'oeuf en poudre, blancs d'œufs en poudre/blancs d'oeufs en poudre, poudre de blanc d'œuf/poudre de blanc d'oeuf, poudre de blancs d'œufs/poudre de blancs d'oeufs",
    jam: "confiture/-s, confiture de fraises, confiture d'abricots, confiture de framboises, confiture de figues, confiture de fruits rouges, marmelade de fruits, confiture de fraise, confiture d'abricot, confiture de framboise, confiture de cerises, confiture de cerises noires, confiture de myrtilles, confiture de mûres, confiture de prunes, confiture de cassis, confiture de bleuets, confiture de pêches, confiture de figue, confiture de groseilles, confiture d'oignon/confiture d'oignons, confit d'oignon/confit d'oignons, confiture de mirabelles, confiture de rhubarbe, confiture de cynorrhodon, confiture de poires, confiture de griottes, confiture de quetsches, nappage abricot, nappage d'abricot, nappage blond, nappage neutre, confiture de votre choix, confiture de cerise noire, confiture rouge, confiture de cerise, confit de figues, confiture de citron, confiture de groseille, confiture de pruneaux, confiture de tomates, confit d'échalotes, powidl, confiture de coings, confiture de mangue, confiture de coco, confiture de petits fruits, confiture au choix, nappage, tartinade de fruits",
    'fruit jelly':
      "gelée de groseille/gelée de groseilles, gelée de coing/gelée de coings, gelée de pomme/gelée de pommes, gelée de framboise/gelée de framboises, gelée de fruits, gelée de cassis, gelée de raisin, gelée de raisinets, gelée de sureau, pâte de coings, pâte de coing, gelée de pissenlit, gelée d'abricot, gelée de cidre, gelée de mûre/gelée de mûres, gelée de piment, gelée de myrtilles, gelée de citron, gelée de groseilles rouges, gelée de fruits rouges, gelée d'agrumes, gelée d'airelles, cotignac",
    marmalade:
      "marmelade/-s, marmelade d'orange/marmelade d'oranges, confiture d'orange/confiture d'oranges, marmelade d'oranges amères, confiture d'oranges amères, marmelade d'orange amère, marmelade d'agrumes",
    'lemon curd':
      'lemon curd, crème au citron, curd au citron, tartinade au citron, crème de citron, citron curd, curd de citron',
    'apple butter':
      'beurre de pomme/beurre de pommes, sirop de Liège, vin cuit, raisinée, raisiné, cougnarde, beurre de poires',
    applesauce:
      'compote de pomme/compote de pommes, purée de pomme/purée de pommes, compote, compotes, compote de pommes sans sucre, compote de pommes sans sucre ajouté, compote de pommes non sucrée, compote de poires, marmelade de pommes, compote de pommes maison, compote pomme, compote de fruits, compote de pomme sans sucre ajouté, mousse de pommes, compote pommes, compote de pommes poires, compote de rhubarbe, gourde de compote',
    'fruit pie filling':
      'garniture aux cerises, garniture pour tarte aux cerises, garniture pour tarte, garniture pour tarte aux pommes, garniture pour tarte aux bleuets',
    'peanut butter':
      "beurre de cacahuète/beurre de cacahuètes/beurre de cacahuete/beurre de cacahuetes, beurre d'arachide/beurre d'arachides, beurre de cacahouète/beurre de cacahouètes, beurre de cacahuètes crémeux, beurre d'arachide crémeux, beurre d'arachide croquant, purée de cacahuète/purée de cacahuètes, pâte d'arachide, pâte de cacahuète, pâte d'arachides, beurre cacahuète, beurre de cacahuètes croustillant, beurre d'arachide naturel, purée de cacahouètes, beurre de cacahuète crunchy, beurre de cacahuète croquant, beurre d'arachide crémeux naturel",
    'almond butter':
      "purée d'amande/purée d'amandes, beurre d'amande/beurre d'amandes, purée d'amandes blanches, purée d'amande blanche, purée d'amandes complètes, purée d'amandes complète, beurre d'amandes naturel, tartinade d'amande",
    'cashew butter':
      'purée de noix de cajou, beurre de cajou, purée de noisette/purée de noisettes, purée de cajou, beurre de noix de cajou, beurre de noisette, beurre de noisettes, pâte de pistache, purée de pistache/purée de pistaches, pâte de noisettes, crème de pistache, pâte de pistaches, beurre de pistache, pâte à la pistache, pâte pistache, beurre de noix, beurre de pacanes, pâte de noisette, purée de noix de pécan, purée de noix',
    'sunflower seed butter':
      'beurre de tournesol, purée de graines de tournesol, purée de tournesol, beurre de graines de tournesol, beurre de graines de citrouille',
    tahini:
      'tahini, tahin, tahiné, purée de sésame, crème de sésame, pâte de sésame, tahina, tahini blanc, beurre de sésame, tahin blanc, purée de sésame blanc, purée de sésame complet, pâte de sésame noir, purée de sésame noir',
    marzipan:
      "pâte d'amande/pâte d'amandes, massepain, masse d'amande, pâte d'amande blanche, pâte d'amande verte, massepains, pâte d'amandes colorée, pâte d'amandes 50%",
    'sweet red bean paste':
      "pâte de haricots rouges, anko, pâte de haricots rouges sucrée, pâte d'azuki, pâte de haricot rouge, pâte d'azukis",
    marshmallow:
      'guimauve/-s, chamallow/-s, marshmallow/-s, mini guimauves, mini-guimauves, mini chamallows, mini marshmallows, shamallow/-s, guimauves miniatures, grosses guimauves',
    'gummy candy':
      'oursons gélifiés, bonbons gélifiés, nounours gélifiés, crocodiles gélifiés, fraises Tagada, tagada, bonbons en gelée, vers gélifiés, dragibus, bonbons gélatine, jujubes, cuberdon/-s',
    'candied peel':
      "écorces d'oranges confites/ecorces d'oranges confites, écorce d'orange confite/écorces d'orange confites/ecorce d'orange confite/ecorces d'orange confites, orange confite/oranges confites, citron confit sucré, écorces confites/ecorces confites, zestes confits, cédrat confit, zestes d'orange confits, fruits confits, fruit confit, écorces de citron confites/ecorces de citron confites, écorces d'agrumes confites/ecorces d'agrumes confites, citrons confits sucrés, cubes d'orange confite, melon confit, citronat, orangeat, dés d'orange confite, lamelles d'orange confite, ananas confit, angélique confite, angélique, cédrats confits, fruits confits en dés, cubes de fruits confits, tranche d'orange confite/tranches d'orange confites, zeste d'orange confit, écorces d'orange confite/ecorces d'orange confite, écorce d'oranges confites/ecorce d'oranges confites",
    'candied ginger':
      'gingembre confit, gingembre cristallisé, cubes de gingembre confit, gingembre candi, gingembre confit sucré',
    'candied cherry':
      'cerise confite/cerises confites, bigarreaux confits, cerises confites rouges, bigarreau confit, cerises glacées rouges, cerises glacées, bigarreaux confits rouges',
    'ice cream cone':
      'cornet à glace/cornets à glace, cornets de glace, cornet à crème glacée/cornets à crème glacée, cornets gaufrés',
    ladyfinger:
      'biscuits à la cuillère, biscuits cuillère, boudoir/-s, biscuits à la cuiller, biscuit à la cuillère, doigts de dame, biscuits roses de Reims, pèlerines, biscuits boudoirs, biscuits savoiardi, savoiardi, pélerine/-s, savoiardis, biscuits à cuillère, biscuits roses, biscuits à champagne, biscuits cuiller, biscuit cuillère/biscuits cuillères, biscuits rose de Reims, biscuits champagne',
    'butter cookie':
      'sablé/-s, petit beurre/petits beurre, petits-beurre, petit-beurre, palet breton/palets bretons, biscuits au beurre, galette bretonne/galettes bretonnes, sablés bretons, biscuits sablés, biscuits petit beurre, biscuits Petit Beurre, biscuits petits-beurre, shortbread/-s, véritable petit beurre, sablé breton, palets, petits beurres, biscuits type petit beurre, biscuits au beurre écrasés, biscuits type petits-beurre, biscuits sablés écrasés, biscuits sablé, galettes Saint-Michel, biscuits palets bretons, petit-beurres, biscuits petits beurre',
    'sandwich cookie':
      "Oreo, oreos, biscuits Oreo, biscuits oreos, biscuits sandwich au chocolat, biscuits de type Oreo, biscuits type Oreo, Oréo, oréos, miettes d'Oreo",
    'graham cracker':
      'biscuits Graham, biscuits digestive, chapelure de biscuits Graham, biscuits digestifs, miettes de biscuits Graham, chapelure Graham, biscuits digestives, craquelins Graham, digestives, biscuits digestive écrasés, croûte Graham, biscuits au blé complet digestive, biscuits graham émiettés, croûte de biscuits Graham, croûte de chapelure Graham',
    meringue:
      'meringue/-s, meringues suisses, petites meringues, brisures de meringue, meringues écrasées, petite meringue, coques de meringue',
    doughnut:
      'beignet/-s, boule de Berlin/boules de Berlin, donut/-s, pets-de-nonne, bugnes, churros, merveilles, oreillettes, chichi/-s',
    'toaster waffle':
      'gaufre/-s, gaufre de Liège/gaufres de Liège, gaufre de Bruxelles/gaufres de Bruxelles, gaufre liégeoise/gaufres liégeoises, gaufres au sucre',
    'cereal bar': 'barre de céréales/barres de céréales, barre tendre, barres tendres, barre granola/barres granola',
    halva: 'halva, halwa',
    'olive oil':
      "huile d'olive, huile d'olives, huile d'olive vierge, huile d'olive extra vierge, huile d'olive vierge extra, huile d'olive extra-vierge, huile olive, huile olives, huile d'olive extra, filet d'huile d'olive, filet huile d'olive, filet d'huile d'olive extra vierge, huile d'olive fruitée, huile d'olive bio, huile d'olive douce, huile d'olive de bonne qualité, huile d'olive de Provence, huile de olive, huile d'olive de qualité, huile d'olive parfumée, huile d'olive légère, huile d'olive vierge extra bio, filets d'huile d'olive, huile d'olive au basilic, huile d'olive citronnée, huile d'olive première pression à froid, huile d'olive pour la cuisson, huile d'olive au citron",
    'vegetable oil':
      "huile/-s, huile végétale, huile neutre, huile de soja, huile de friture, huile pour friture, huile de cuisson, huile à frire, huile au goût neutre, huile à salade, huile végétale neutre, huile de soya, bain d'huile, bain de friture, huile quelconque, filet d'huile, huile pour la friture, huile à friture, huile de cuisine, huile pour friteuse, huile de pépin, huile légère, huile d'argan, huile de cameline, huile neutre en goût, huile végétale sans goût, huile végétale au choix, huile de votre choix",
    'canola oil':
      'huile de colza, huile de canola, huile colza, huile canola, huile de colza HOLL, huile Holl, huile de navette',
    'sunflower oil':
      'huile de tournesol, huile tournesol, huile de carthame, huile oléisol, huile de tournesol bio, huile de tournesol désodorisée',
    'corn oil': 'huile de maïs',
    'peanut oil': "huile d'arachide/huile d'arachides, huile arachide, huile de cacahuète",
    'rice bran oil': 'huile de son de riz',
    'grapeseed oil':
      'huile de pépins de raisin/huile de pépins de raisins, huile de pépin de raisin, huile pépins de raisin, huile pépin de raisin',
    'avocado oil': "huile d'avocat",
    'coconut oil':
      'huile de coco, huile de coprah, huile de noix de coco, végétaline, graisse de coco, huile coco, huile de coco fondue, huile de coco désodorisée, huile de coco vierge, graisse de coprah',
    'palm oil': 'huile de palme, huile de palme rouge, huile rouge',
    'mustard oil': 'huile de moutarde',
    'walnut oil':
      "huile de noix, huile de noisette/huile de noisettes, huile noix, huile de pistache, huile d'amande/huile d'amandes, huile d'amande douce, huile de noisette torréfiée, huile de noix de macadamia, huile de noix grillée, filet d'huile de noix, filet d'huile de noisette",
    'flaxseed oil':
      'huile de lin, huile de chanvre, huile de graines de lin, huile de pépins de courge, huile de courge, huile de graines de courge',
    'truffle oil':
      "huile de truffe, huile à la truffe, huile truffée, huile de truffe blanche, huile d'olive à la truffe, huile de truffes, huile de truffe noire",
    'sesame oil':
      "huile de sésame, huile sésame, huile de sésame grillé, huile de sésame rôti, huile de sésame toasté, huile de sésame torréfié, filet d'huile de sésame, huile de sésame grillée, huile de sésames",
    'chili oil':
      'huile pimentée, huile piquante, huile de piment, huile pimentée à pizza, huile au piment, huile de chili, huile de piment rouge',
    'cooking spray':
      'enduit à cuisson, spray de cuisson, huile en spray, huile en aérosol, enduit antiadhésif, spray à graisser, enduit à cuisson antiadhésif, aérosol de cuisson, spray démoulage, spray antiadhésif, enduit antiadhésif à cuisson',
    'vegetable shortening':
      "shortening, graisse végétale, shortening végétal, Crisco, graisse de friture végétale, graisse alimentaire végétale, shortening d'huile végétale",
    lard: 'saindoux, graisse de porc, saindoux mou, noix de saindoux, sain-doux, panne de porc, panne',
    'duck fat':
      "graisse de canard, graisse d'oie, graisse de confit, graisse d'oie ou de canard, graisse de canard ou d'oie, noix de graisse de canard, gras de canard, gras d'oie",
    'chicken fat': 'graisse de poule, graisse de poulet, graisse de volaille, gras de poulet',
    'beef tallow': 'graisse de bœuf/graisse de boeuf, blanc de bœuf/blanc de boeuf, suif, suif de bœuf/suif de boeuf',
    suet: 'graisse de rognon, graisse de rognon de bœuf/graisse de rognon de boeuf',
    'bacon fat': 'gras de bacon, graisse de bacon, gras de lard, graisse de lard',
    'red wine vinegar':
      "vinaigre/-s, vinaigre de vin, vinaigre de vin rouge, vinaigre rouge, vinaigre de Banyuls, vinaigre de vin vieux, vinaigre de framboise/vinaigre de framboises, vinaigre de Melfor, vinaigre aromatisé, vinaigre d'échalote, vinaigre à l'échalote, vinaigre de vin à l'échalote, filet de vinaigre, vinaigre aux échalotes, vinaigre à l'estragon, trait de vinaigre, filet de vinaigre de vin, vinaigre de mangue, vinaigre de miel, vinaigre de vin de framboise",
    'white wine vinegar': "vinaigre de vin blanc, vinaigre de champagne, vinaigre de vin blanc à l'estragon",
    'apple cider vinegar':
      'vinaigre de cidre, vinaigre de pomme/vinaigre de pommes, filet de vinaigre de cidre, vinaigre cidre, vinaigre de cidre de pomme, vinaigre de cidre bio',
    'sherry vinegar': 'vinaigre de Xérès, vinaigre de xeres, vinaigre de jerez, vinaigre Xérès',
    'rice vinegar':
      'vinaigre de riz, vinaigre de riz assaisonné, vinaigre de sushi, vinaigre pour sushi, vinaigre à sushi, vinaigre riz, vinaigre de riz blanc, vinaigre de riz japonais',
    'white vinegar':
      "vinaigre blanc, vinaigre d'alcool, vinaigre d'alcool blanc, vinaigre cristal, vinaigre blanc d'alcool, vinaigre de coco, filet de vinaigre blanc",
    'balsamic vinegar':
      'vinaigre balsamique, balsamique, vinaigre balsamique blanc, vinaigre balsamique de Modène, vinaigre de Modène, aceto balsamico, balsamique blanc, vinaigres balsamiques, condiment balsamique blanc, filet de vinaigre balsamique, vinaigre basalmique, vinaigre balsamique rouge, balsamico',
    'balsamic glaze':
      'crème de balsamique, crème de vinaigre balsamique, crème balsamique, glace de balsamique, réduction de balsamique, réduction de vinaigre balsamique, crème de vinaigre, glaçage balsamique, velours de balsamique, sirop de balsamique',
    'black vinegar': 'vinaigre noir, vinaigre noir chinois, vinaigre noir de riz, vinaigre de riz noir',
    verjuice: 'verjus',
    'soy sauce':
      'sauce soja, sauce soya, sauce de soja, sauce soja claire, sauce soja légère, sauce soja japonaise, sauce soja réduite en sel, sauce soya réduite en sodium, Kikkoman, sauce soja salée, sauce soja Kikkoman, shoyu, sauce soja allégée en sel, sauce soya légère, sauce de soya, sauce soja peu salée, sauce soja chinoise, sauce Kikkoman, sauce soya faible en sodium, sauces soja, sauce soja moins salée, sauce soya claire, sauce soja japonais',
    'dark soy sauce':
      'sauce soja foncée, sauce soja noire, sauce soya foncée, sauce soja épaisse, sauce soja brune, sauce soja sombre',
    tamari: 'tamari, sauce tamari, sauce soja sans gluten, sauce soja tamari, sauce soya tamari',
    'coconut aminos': 'aminos de coco, sauce aminos de coco',
    ponzu: 'ponzu, sauce ponzu',
    'kecap manis': 'kecap manis, sauce soja sucrée, ketjap manis, sauce soja douce, ketjap, sauce soja sirupeuse',
    'teriyaki sauce':
      'sauce teriyaki, teriyaki, marinade teriyaki, sauce tériyaki, sauce yakitori, sauce soja yakitori',
    'fish sauce':
      'nuoc-mâm, nuoc mam, sauce nuoc-mâm, sauce nuoc mam, sauce de poisson, sauce poisson, nuoc-mam, sauce nuoc-mam, nuoc mâm, sauce nuoc mâm, sauce au poisson, nam pla, nuöc-mâm, colatura',
    'oyster sauce': "sauce huître/sauce huitre, sauce d'huître/sauce d'huîtres, sauce aux huîtres, sauce huîtres",
    'hoisin sauce': 'sauce hoisin, hoisin, sauce hoi sin',
    'black bean sauce':
      'sauce aux haricots noirs, haricots noirs fermentés, sauce haricots noirs, sauce de haricots noirs',
    'plum sauce': 'sauce aux prunes, sauce prune',
    'sweet and sour sauce': 'sauce aigre-douce, sauce aigre douce',
    'tonkatsu sauce': 'sauce tonkatsu, sauce okonomiyaki, sauce bulldog',
    'worcestershire sauce':
      'sauce Worcestershire, sauce Worcester, sauce anglaise, worcestershire, sauce Lea & Perrins, worcester sauce, worcester, sauce Lea and Perrins, sauce worchestershire, worcestershire sauce, sauce worcester-shire',
    'liquid seasoning': 'arôme Maggi, Maggi liquide, arome maggi, Viandox, arôme liquide, maggi arôme, Aromat liquide',
    'shrimp paste': 'pâte de crevettes, belacan, terasi, pâte de crevette',
    'anchovy paste': "pâte d'anchois, crème d'anchois, purée d'anchois",
    'miso paste':
      'miso, miso blanc, pâte de miso, pâte miso, shiro miso, pâte de miso blanc, pâte de miso blanche, miso jaune, miso de riz, pâte de miso claire, miso clair',
    'red miso': "miso rouge, miso brun, miso d'orge, pâte de miso rouge, miso noir, pâte de miso brun",
    doubanjiang:
      'doubanjiang, pâte de haricots pimentée, pâte de soja fermenté, pâte de fèves fermentées, doenjang, toban djan, pâte de fèves pimentées, pâte de haricots épicée, pâte de soja fermentée',
    'peanut sauce':
      "sauce aux arachides, sauce satay, sauce saté, sauce cacahuète, sauce aux cacahuètes, sauce à l'arachide, sauce sataï",
    'chili sauce':
      "sauce chili, sauce au piment, pâte de piment/pâte de piments, purée de piment/purée de piments, sauce chili à l'ail, sauce pili-pili, sauce chili ail, pâte de piment rouge, pâte de chili, mazavaroo, rougail piment, pâte de piment végétarien, sauce piment, sauce au chili, sauce chili thaï, sauce chili forte, pili-pili à l'huile, pâte de piments rouges",
    sriracha: 'sriracha, sauce sriracha, siracha',
    'sweet chili sauce':
      'sauce chili douce, sauce sweet chili, sauce au piment douce, sauce thaï sucrée, sauce chili sucrée, sauce chili douce thaï, sauce aigre-douce pimentée, sauce thaïe sucrée, sauce piment douce, sauce aux piments douce',
    'hot sauce':
      "tabasco, sauce piquante, sauce forte, sauce pimentée, gouttes de tabasco, goutte de tabasco, sauce Tabasco, tabasco vert, sauce Frank's RedHot, trait de tabasco, tabasco rouge, sauce piquante type Tabasco, Tabasco chipotle, sauce au piment fort",
    gochujang:
      'gochujang, pâte de piment coréenne, pâte gochujang, pâte de piment fermenté, pâte de piment coréen, sauce gochujang',
    'sambal oelek': 'sambal oelek, sambal, sambal olek, sambal ulek',
    harissa: 'harissa, harissa en tube, pâte de harissa, harissa douce, harissa à la rose',
    'chipotle in adobo':
      'chipotle, chipotles en adobo, piments chipotle en sauce adobo, chipotles, piment chipotle en sauce adobo, piment chipotle dans sauce adobo/piments chipotle dans sauce adobo, purée de chipotle, pâte de chipotle, sauce chipotle, sauce adobo, piments chipotles en sauce adobo',
    'chili crisp': 'huile pimentée croustillante, huile chili croustillante, chili croustillant',
    'red curry paste':
      'pâte de curry rouge, pâte de cari rouge, curry rouge, pâte curry rouge, pâte de curry panang, curry rouge en pâte, pâte de curry rouge thaï, pâte de cari rouge thaïe',
    'green curry paste':
      'pâte de curry vert, pâte de cari verte, curry vert, pâte curry vert, pâte de curry verte, pâte de cari vert, pâte de curry vert thaï',
    'yellow curry paste': 'pâte de curry jaune, pâte de curry massaman, curry jaune, pâte de cari jaune, pâte massaman',
    'curry paste':
      'pâte de curry, pâte de cari, pâte curry, curry thaï, pâte de curry thaï, pâte de cari thaïe, pâte de curry thaïe',
    'tikka paste':
      'pâte tikka, pâte tandoori, pâte de curry tikka masala, pâte tikka masala, pâte de tandoori, pâte de cari indienne, pâte de curry indien, pâte de curry korma, pâte de curry indienne, pâte de curry madras',
    'enchilada sauce': 'sauce enchilada, sauce à tacos, sauce taco, sauce pour enchiladas, sauce enchiladas',
    'simmer sauce':
      'sauce au curry, sauce korma, sauce tikka masala, sauce tikka, sauce au poulet au beurre, sauce curry, sauce butter chicken',
    'alfredo sauce':
      'béchamel, sauce béchamel, sauce alfredo, sauce mornay, bechamel, béchamelle, sauce Alfredo, sauce Béchamel du commerce, sauce carbonara',
    'cheese sauce': 'sauce au fromage, sauce fromage, sauce fromagère, sauce au cheddar',
    gravy:
      'fond brun lié, sauce brune, sauce à poutine, sauce poutine, sauce demi-glace en sachet, sauce brune BBQ, sauce gravy, sauce brune liée, sauce rôti',
    'dijon mustard':
      "moutarde, moutarde de Dijon, moutarde forte, moutarde fine, moutarde extra-forte, moutarde forte de Dijon, moutarde au vin blanc, moutarde à l'estragon, moutarde blanche, moutarde Dijon, moutarde violette, moutarde nature, moutarde extra-forte de Dijon, moutarde de Bordeaux, moutarde de Brive, moutarde aromatisée, moutarde piquante, moutarde de dijon forte",
    'wholegrain mustard':
      "moutarde à l'ancienne, moutarde de Meaux, moutarde en grains, moutarde à l'ancienne en grains, moutarde ancienne, moutarde granuleuse, moutarde à gros grains",
    'yellow mustard':
      'moutarde douce, moutarde jaune, moutarde américaine, moutarde préparée, moutarde baseball, moutarde mi-forte, moutarde sucrée, savora, moutarde Savora, moutarde de Bénichon',
    'english mustard': "moutarde anglaise, moutarde Colman's",
    'honey mustard': 'moutarde au miel, moutarde miel, sauce miel moutarde, sauce moutarde et miel',
    'prepared horseradish':
      'raifort, raifort en pot, sauce au raifort, crème de raifort, raifort râpé, raifort à la crème, raifort préparé, raifort mariné, raifort en bocal, raifort en tube, raifort dans le vinaigre, sauce raifort',
    mayonnaise:
      'mayonnaise, mayo, mayonnaise maison, mayonnaise légère, mayonnaise allégée, mayonnaise nature, mayonnaise japonaise, sauce mayonnaise, mayonnaise Kewpie, mayonnaise au citron, mayonnaise du commerce',
    'vegan mayonnaise':
      'mayonnaise végane, mayonnaise végétale, mayonnaise vegan, mayonnaise sans œuf/mayonnaise sans oeuf, végénaise, mayonnaise végétalienne, mayonnaise sans œufs/mayonnaise sans oeufs, véganaise, mayonnaise vegane',
    aioli: "aïoli, ailloli, sauce aïoli, aioli, mayonnaise à l'ail",
    ketchup:
      'ketchup, catsup, ketchup aux tomates, sauce ketchup, ketchup de tomates, ketchup maison, ketchup au curry, tomato ketchup',
    'barbecue sauce': 'sauce barbecue, sauce BBQ, sauce barbecue fumée, sauce B.B.Q.',
    'steak sauce': 'sauce HP, sauce à steak, sauce brune HP',
    'tartar sauce': 'sauce tartare, sauce rémoulade, rémoulade',
    'ranch dressing': 'sauce ranch, vinaigrette ranch, ranch',
    'caesar dressing':
      'sauce César, vinaigrette César, sauce salade César, sauce Caesar, sauce césar, vinaigrette Caesar',
    'thousand island dressing':
      'sauce mille-îles, sauce mille îles, sauce burger, sauce à burger, sauce hamburger, vinaigrette mille-îles, sauce big mac, sauce pour burger, sauce thousand island',
    'blue cheese dressing': 'sauce au bleu, sauce au fromage bleu, sauce roquefort, sauce au roquefort',
    vinaigrette:
      "vinaigrette, vinaigrette balsamique, sauce salade, sauce à salade, vinaigrette à l'italienne, vinaigrette italienne, vinaigrette du commerce, sauce vinaigrette, vinaigrette maison, sauce à salade du commerce, vinaigrette légère",
    salsa:
      'salsa, salsa de tomates, sauce salsa, salsa douce, pico de gallo, salsa moyenne, salsa mexicaine, salsa forte, sauce mexicaine, salsa fraîche, salsa du commerce',
    'salsa verde': 'salsa verde, salsa verte, salsa de tomatillos',
    chimichurri: 'chimichurri, sauce chimichurri, chermoula, zhoug, charmoula, sauce verte aux herbes, sauce chien',
    pesto:
      "pesto, pesto vert, pesto au basilic, pesto de basilic, pesto genovese, pesto alla genovese, pesto genovese du commerce, pesto maison, pesto d'ail des ours, pesto de roquette, pesto basilic, sauce pesto, pesto à la genovese, pesto à l'ail des ours",
    'red pesto':
      'pesto rouge, pesto rosso, pesto de tomates séchées, pesto aux tomates séchées, pesto de tomates, pesto aux tomates, pesto tomate',
    'olive tapenade':
      "tapenade, tapenade noire, tapenade verte, tapenade d'olives, tapenade d'olives noires, tapenade d'olives vertes, purée d'olives, crème d'olives, pâte d'olives, crème d'olive, tapenade d'olive",
    hummus: 'houmous, hummus, houmos, hoummous, houmous nature, hommos, humus, houmous de pois chiches',
    'baba ganoush': 'baba ganoush, baba ganouj, moutabal, mutabal, baba ghanoush, papaganoush',
    'mint sauce': 'sauce à la menthe, gelée de menthe, sauce menthe',
    'cranberry sauce':
      "sauce aux canneberges, gelée de canneberges, sauce aux airelles, confiture d'airelles, airelles au sirop, compotée d'airelles, confiture de canneberges, confiture d'airelles rouges, canneberges en sauce, sauce de canneberges, gelée d'atocas, airelles en compote",
    'mango chutney':
      "chutney/-s, chutney de mangue, chutney à la mangue, chutney mangue, chutney de tomates, chutney de figues, chutney d'oignons, chutney de mangues, chutney aux fruits, chutney aux pommes",
    'sweet relish':
      'relish, relish sucrée, relish verte, piccalilli, pickles moutarde, relish de cornichons, piccalillis, pickels, relish aux cornichons',
    caper:
      'câpre/-s, câpres au vinaigre, câpres au sel, câpres égouttées, câprons, petites câpres, caprons, câpres à queue, câpres surfines, caprons à queue, capres, câpres capucines',
    pickle:
      "cornichon/-s, cornichons au vinaigre, cornichon à l'aneth, cornichon aigre-doux/cornichons aigre-doux, cornichons sucrés, malossol/-s, gros cornichons, cornichons à l'aneth, petits cornichons, cornichons malossol, cornichon russe/cornichons russes, concombre mariné/concombres marinés, cornichons aigres-doux, cornichons surs, cornichons doux, cornichons salés, concombres à l'aneth, gros cornichon, cornichons extra-fins, cornichon sucré",
    'pickled onion':
      "oignons au vinaigre, petits oignons au vinaigre, petits oignons blancs au vinaigre, oignons marinés, pickles d'oignons rouges, pickles d'oignons, oignons rouges marinés, oignon mariné, pickles d'oignon rouge, oignons cocktail",
    'pickled jalapeño':
      'jalapeños marinés, piments jalapeños marinés, piments marinés, piments au vinaigre, piments doux au vinaigre, jalapenos au vinaigre, jalapeños en tranches, pepperoncini marinés, pimientos, piments forts marinés, piments en bocal, jalapeños au vinaigre',
    'pickled beet': 'betteraves marinées, betteraves au vinaigre, betterave marinée',
    'pickled ginger': 'gingembre mariné, gari, gingembre au vinaigre',
    'pickled vegetables':
      'pickles, légumes marinés, légumes au vinaigre, pickles de légumes, giardiniera, navets marinés, pickles de carottes, pickles de radis, carottes marinées, daïkon mariné, antipasti de légumes, takuan',
    sauerkraut:
      "choucroute, choucroute crue, choucroute cuite, choucroute nature, choux à choucroute, choucroute au naturel, chou fermenté, choucroute d'Alsace, choucroute en conserve",
    kimchi: 'kimchi, chou kimchi, kimchi de chou, kimchee',
    'preserved lemon':
      'citron confit/citrons confits, citron confit au sel/citrons confits au sel, citron en saumure/citrons en saumure, citrons confits entiers, écorce de citron confit/ecorce de citron confit, peau de citron confit, citron beldi, citron mariné/citrons marinés',
    umeboshi: "umeboshi, prune umeboshi/prunes umeboshi, pâte d'umeboshi, purée d'umeboshi, vinaigre d'umeboshi",
    pimiento:
      'piquillo/-s, poivron piquillo/poivrons piquillos, piments piquillos, pimiento del piquillo/pimientos del piquillo, poivrons rouges en bocal, poivrons en bocal, piments doux rôtis, piment rôti/piments rôtis, poivrons rouges rôtis en bocal, poivrons grillés en bocal, poivrons rouges grillés en bocal',
    'tomato paste':
      'concentré de tomate/concentré de tomates, double concentré de tomate/double concentré de tomates, pâte de tomate/pâte de tomates, purée de tomate concentrée, triple concentré de tomate/triple concentré de tomates, concentré tomate, pâte de tomates concentrée, petite boîte de concentré de tomate, concentré de tomate en tube, boîte de concentré de tomate/boîtes de concentré de tomate/boîte de concentré de tomates/boîtes de concentré de tomates, extrait de tomate/extrait de tomates, concentrés de tomates, double-concentré de tomates, double concentré tomate, concentré de tomates double, purée de tomates concentrée, concentre de tomate, concentre de tomates',
    'canned tomatoes':
      'tomates pelées, tomates concassées, tomates en dés, pulpe de tomate/pulpe de tomates, tomates en conserve, tomates en boîte, dés de tomate/dés de tomates, tomates broyées, boîte de tomates pelées/boîtes de tomates pelées, boîte de tomates concassées/boîtes de tomates concassées, tomates pelées en boîte, tomates concassées en boîte, concassé de tomate/concassé de tomates, concassée de tomate/concassée de tomates, chair de tomates en conserve, tomates concassées en conserve, tomates italiennes en conserve, boîte de tomates, tomates entières en conserve, polpa, boîte de pulpe de tomate/boîtes de pulpe de tomate/boîte de pulpe de tomates/boîtes de pulpe de tomates, tomates pelées concassées, tomates en dés en conserve, tomates au jus, boîte de tomates en dés, conserve de tomates, tomate concassée, tomate pelée, tomates étuvées, tomates broyées en conserve, conserve de tomates en dés, tomates pelées en conserve, tomates cerises en conserve, conserve de tomates broyées, boîtes de tomates, boîte de dés de tomates, conserve de tomates concassées, tomates entières pelées, boîte de conserve de tomates pelées, fondue de tomates, tomates pelées au jus, tomates mondées, compotée de tomates, tomates pelees, tomates concassees',
    passata:
      'coulis de tomate/coulis de tomates, passata, purée de tomate/purée de tomates, passata de tomates, coulis tomate, tomates tamisées, brique de coulis de tomates, coulis de tomates nature, passata de tomate, purée tomate, purée de tomates en brique, coulis de tomates fraîches',
    'tomato sauce':
      'sauce tomate, sauce tomates, sauce aux tomates, sauce tomate nature, sauce à base de tomates, sauce tomate maison, sauce tomate cuisinée, sauce de tomate, sauces tomate, sauce tomate du commerce',
    'marinara sauce':
      'sauce marinara, sauce arrabbiata, sauce à spaghetti, sauce napolitaine, sauce pour pâtes à la tomate, sauce tomate au basilic, sauce tomate basilic, sauce arrabiata, sauce tomate provençale, sauce tomate aux herbes',
    'pizza sauce': 'sauce à pizza, sauce pizza, sauce tomate à pizza, sauce tomate pour pizza, sauce pour pizza',
    'vegetable stock':
      'bouillon de légume/bouillon de légumes, bouillon végétal, fond de légumes, bouillon aux légumes, bouillon de champignons, court-bouillon de légumes, bouillon légumes, bouillon de légumes maison, bouillon de légumes chaud, bouillon de légumes réduit en sodium, bouillon végétarien, bouillon de cuisson de légumes, bouillon de légumes faible en sodium, bouillon de légumes bio',
    'chicken stock':
      'bouillon de poulet, bouillon de volaille, fond de volaille, bouillon de poule, fond blanc de volaille, fond de poulet, bouillon de poulet réduit en sodium, bouillon volaille, bouillon de poulet maison, fond blanc, fond de canard, jus de volaille, jus de poulet, bouillon de volaille chaud, bouillon de dinde, bouillon poulet, bouillon de volaille dégraissé, bouillon de poulet chaud, bouillon de poulet sans sel, bouillon de canard, bouillon de poulet faible en sodium',
    'beef stock':
      "bouillon de bœuf/bouillon de boeuf, fond de bœuf/fond de boeuf, bouillon de viande, fond brun, fond brun de veau, jus de viande, consommé de bœuf/consommé de boeuf, bouillon de veau, demi-glace, fond de veau, fond de gibier, jus de veau, glace de viande, bouillon bœuf/bouillon boeuf, fond de veau lié, jus de rôti, fond de viande, bouillon de pot-au-feu, bouillon d'agneau, fond d'agneau, jus de cuisson de la viande, consommé, bouillon de bœuf réduit en sodium/bouillon de boeuf réduit en sodium, fonds de veau, bouillon de viande de bœuf/bouillon de viande de boeuf, bouillon d'os, bouillon de boeuf chaud, jus d'agneau, jus de bœuf/jus de boeuf",
    'fish stock':
      'fumet de poisson/fumet de poissons, bouillon de poisson, fond de poisson, court-bouillon de poisson, fumet, fumet poisson, fumet de poisson en gelée',
    'shellfish stock':
      'fumet de crustacés, bouillon de crustacés, bisque de homard, bisque, fond de crustacés, fumet de homard, jus de palourdes, bouillon de fruits de mer, fumet de coquillages, jus de moules, bisque de langoustines, fumet de crevettes, jus de cuisson des moules, bisque de crustacés',
    dashi: 'dashi, bouillon dashi, poudre de dashi, dashi en poudre, bouillon de dashi',
    'nutritional yeast':
      'levure nutritionnelle, levure alimentaire, flocons de levure, levure maltée, levure alimentaire en flocons, paillettes de levure',
    'yeast extract': 'Marmite, vegemite, Cenovis, extrait de levure',
    'liquid smoke': 'fumée liquide, arôme de fumée, arôme fumé liquide',
    'tamarind paste': 'pâte de tamarin, purée de tamarin, concentré de tamarin, eau de tamarin, jus de tamarin',
    'pomegranate molasses': 'mélasse de grenade, sirop de grenade concentré, mélasse de grenades',
    gelatin:
      'gélatine, feuille de gélatine/feuilles de gélatine, gélatine en poudre, gélatine en feuilles, gélatine alimentaire, gélatine neutre, gélatine sans saveur, gélatine en feuille, sachet de gélatine, sachet de gélatine en poudre, gélatine de bœuf/gélatine de boeuf, poudre de gélatine, feuilles gélatine, feuille gélatine, collagène, gélatine halal, gélatine de poisson halal, sachets de gélatine, gélatine nature, masse gélatine, gélatine alimentaire en feuilles, gelatine, feuilles de gelatine, feuille de gelatine',
    agar: "agar-agar, agar agar, agar, poudre d'agar-agar, agar-agar en poudre, sachet d'agar-agar, gélatine végétale, agaragar",
    pectin:
      'pectine, sucre gélifiant, sucre à confiture, sucre spécial confiture, Vitpris, Confisuc, sucre pour confiture, pectine NH, gélifiant, Certo, pectine en poudre, Pec, sucre spécial confitures, sucre à confitures, pectine jaune, pectine liquide, gélifiant pour confiture',
    arrowroot:
      "arrow-root, arrowroot, fécule d'arrow-root, farine d'arrow-root, fécule d'arrowroot, poudre d'arrow-root, fécule de marante, arrow root, marante",
    'tapioca starch':
      'fécule de tapioca, fécule de manioc, farine de tapioca, amidon de tapioca, farine de manioc, tapioca, gari de manioc, attiéké, amidon de manioc, fécule de tapioca doux',
    'tapioca pearl':
      'perles du Japon, perles de tapioca, billes de tapioca, sagou, boba, perles japon, tapioca perlé, petites perles de tapioca',
    'potato starch':
      'fécule, fécule de pomme de terre/fécule de pommes de terre, amidon de pomme de terre, fécule pomme de terre, fécule de riz, fécules, fecule, fecule de pomme de terre',
    'xanthan gum':
      'gomme de xanthane, gomme xanthane, gomme de guar, gomme guar, xanthane, farine de caroube épaississante, gomme arabique, gomme xanthan, gomme de caroube',
    'psyllium husk':
      'psyllium, psyllium blond, poudre de psyllium, psyllium en poudre, téguments de psyllium, enveloppes de psyllium',
    'coconut cream':
      'crème de coco, crème coco, crème de noix de coco, lait de coco épais, crème de coco sucrée, crème de coco épaisse',
    water:
      "eau, eau froide, eau chaude, eau tiède, eau bouillante, eau glacée, eau minérale plate, eau de cuisson, eau minérale, eau du robinet, eau de source, eau de cuisson des pâtes, eaux, eau plate, eau fraîche, eau filtrée, eau salée, eau citronnée, eau très froide, eau très chaude, eau bien froide, eau frémissante, eau de cuisson des pommes de terre, eau bouillante salée, verre d'eau, eau à température ambiante, eau de trempage, eau de cuisson de pâtes, eau bien chaude, eau distillée, eau de cuisson réservée, eau vinaigrée",
    ice: 'glaçon/-s, glace pilée, glace concassée, glaçons pilés, cubes de glace, glaçons concassés',
    'sparkling water':
      'eau gazeuse, eau pétillante, eau minérale gazeuse, Perrier, soda nature, eau de Seltz, soda club, eau gazéifiée, San Pellegrino, club soda, Badoit, eau gazeuse nature, eau minérale pétillante',
    'tonic water': 'tonic, schweppes, eau tonique, soda tonique, Schweppes Indian Tonic',
    'ginger ale': "ginger ale, ginger beer, bière de gingembre, soda au gingembre, soda gingembre, bière d'épinette",
    cola: 'canette de coca, coca, coca-cola, cola, coca cola, coca zéro, Coke, boisson au cola, coca light',
    lemonade: 'limonade, citronnade, limonade artisanale',
    'lemon-lime soda':
      "7up, Sprite, soda, orangina, boisson gazeuse citron-lime, boisson gazeuse, fanta, soda citron-lime, soda au citron, seven up, boisson gazeuse au citron, soda à l'orange, Red Bull",
    kombucha: "kombucha, kéfir de fruits, kéfir d'eau, kvas",
    'coconut water': 'eau de coco, jus de coco, eau de noix de coco',
    'aloe vera juice': "jus d'aloe vera, eau d'érable, eau de bouleau, aloe vera",
    'orange juice':
      "jus d'orange/jus d'oranges, jus d'orange frais, jus d'oranges pressées, jus de fruit/jus de fruits, jus de clémentine/jus de clémentines, jus d'orange sanguine, jus multifruits, jus de mandarine/jus de mandarines, jus orange, jus d'orange pressé, jus d'orange fraîchement pressé, jus d'oranges sanguines, jus d'orange pressée, jus d'agrumes, concentré de jus d'orange, concentré de jus d'orange surgelé, jus d'orange concentré",
    'apple juice':
      'jus de pomme/jus de pommes, cidre doux sans alcool, jus de poire/jus de poires, cidre de pomme sans alcool, jus de pomme brut, moût de pomme, jus de pommes brut, nectar de poire',
    'pineapple juice': "jus d'ananas, jus ananas, jus d'ananas en conserve",
    'grape juice':
      'jus de raisin/jus de raisins, moût de raisin, moût, jus de raisin blanc, jus de raisin rouge, jus de raisins blancs, jus de raisins rouges',
    'cranberry juice':
      'jus de canneberge/jus de canneberges, jus de cranberry, jus de cerise/jus de cerises, jus de cassis, jus de cranberries, jus de fruits rouges, jus de framboise, jus de fraise, jus de bleuets, jus de griottes',
    'pomegranate juice': 'jus de grenade/jus de grenades',
    'grapefruit juice': 'jus de pamplemousse/jus de pamplemousses, jus de pomelo, jus de pamplemousse rose',
    'mango juice':
      "jus de mangue/jus de mangues, jus de fruit de la passion/jus de fruits de la passion, jus de goyave, nectar de mangue, nectar d'abricot/nectar d'abricots, nectar de pêche, jus d'abricot/jus d'abricots, jus de pêche/jus de pêches, jus de passion, nectar de fruits, jus de maracuja, jus de fruits exotiques, jus exotique, jus tropical, jus de litchi, nectar de goyave",
    'prune juice': 'jus de pruneau/jus de pruneaux',
    'tomato juice': 'jus de tomate/jus de tomates, jus de légumes, clamato, jus de palourdes et tomates, V8',
    'carrot juice': 'jus de carotte/jus de carottes, jus de betterave/jus de betteraves, jus de concombre',
    coffee:
      'café, café fort, café noir, cafés, café froid, café filtre, café chaud, café corsé, café infusé, café refroidi, café frais, café expresso filtre, café serré, café bien fort, tasse de café, tasse de café fort/tasses de café fort, café très fort, café liquide, café fort froid, café décaféiné, café fort refroidi, cafe, cafe noir, cafe fort',
    espresso:
      'expresso/-s, espresso/-s, café expresso, café espresso, ristretto, café espresso refroidi, expresso serré',
    'instant coffee':
      "café soluble, café instantané, café lyophilisé, Nescafé, poudre de café, café en poudre, café expresso soluble, ricoré, café instantané en granules, café soluble en poudre, espresso instantané, café expresso instantané, poudre d'espresso, café espresso instantané",
    'ground coffee': 'café moulu, grains de café, café en grains, café fraîchement moulu, marc de café, grain de café',
    tea: 'thé, thé noir, sachet de thé/sachets de thé, thé fort, earl grey, thé Earl Grey, thés, thé fumé, lapsang souchong, thé glacé, feuilles de thé, sachet de thé noir/sachets de thé noir, thé chaud, sachet de thé Earl Grey/sachets de thé Earl Grey, thé de Ceylan, thé Darjeeling, thé oolong',
    'green tea':
      'thé vert, thé au jasmin, thé blanc, thé jasmin, thé vert gunpowder, thé sencha, sachet de thé vert/sachets de thé vert, genmaicha',
    'rooibos tea': 'rooibos, thé rouge, rooïbos',
    'herbal tea':
      "tisane/-s, infusion/-s, hibiscus, fleurs d'hibiscus, camomille, tilleul, bissap, carcadet, karkadé, infusion de verveine, thé à la menthe, sachet de tisane/sachets de tisane, fleurs d'hibiscus séchées, fleurs de camomille, fleurs de tilleul, thé à la menthe sans sucre, infusion de fruits rouges, infusion de menthe, verveine séchée, hibiscus séché, infusion d'hibiscus",
    chai: 'chai, thé chai, sachet de thé chai/sachets de thé chai',
    matcha:
      'matcha, thé matcha, poudre de matcha, thé vert matcha, matcha en poudre, thé matcha en poudre, poudre de thé matcha, thé vert matcha en poudre, thé vert en poudre',
    horchata: 'horchata, lait de souchet, noix tigrée/noix tigrées',
    'white wine':
      "vin blanc, vin blanc sec, vin, riesling, vin rosé, muscadet, vin blanc d'Alsace, verre de vin blanc, chablis, chardonnay, sauvignon, vin blanc doux, vin de cuisine, fendant, vin blanc moelleux, verre de vin, pinot gris, pinot blanc, vin jaune, gewurztraminer, sylvaner, sauvignon blanc, vin blanc de Savoie, vin blanc d'Arbois, edelzwicker, aligoté, bourgogne aligoté, vin blanc fruité, vin blanc du Jura, pinot grigio, vin blanc de cuisine, vin blanc demi-sec, bourgogne blanc, entre-deux-mers, viognier, vins, gros-plant, savagnin, vin d'Alsace, pouilly, crépy, vin blanc sec de Savoie, vin d'Arbois, apremont",
    'red wine':
      'vin rouge, vin rouge corsé, bourgogne, bordeaux, côtes-du-rhône, vin rouge sec, merlot, beaujolais, verre de vin rouge, bouteille de vin rouge, pinot noir, vin rouge de Bourgogne, vin rouge de Bordeaux, vin de Bourgogne, gamay, vin rouge de cuisine, côtes du Rhône, bourgogne rouge, chianti, cahors, bon vin rouge, bergerac, madiran, corbières, cabernet sauvignon, syrah, vin rouge tannique, bordeaux rouge, vin rouge léger, vin rouge type Bourgogne, vin rouge charpenté',
    'sparkling wine':
      "champagne, crémant, prosecco, vin mousseux, mousseux, cava, clairette de Die, crémant d'Alsace, vin pétillant, vin effervescent, blanquette de Limoux, asti, champagne brut, crémant de Loire, crémant de Bourgogne, bouteille de champagne, champagne rosé",
    sherry: 'xérès, sherry, vin de Xérès, xeres, fino',
    port: 'porto, porto rouge, porto blanc, vin de Porto, porto rosé, porto tawny',
    marsala:
      'marsala, madère, vin de Madère, vin doux, sauternes, muscat, banyuls, vin santo, monbazillac, maury, pineau des Charentes, rivesaltes, vin cuit de Provence, vin doux naturel, muscat de Rivesaltes, pineau, muscat de Frontignan, floc de Gascogne, rasteau, macvin, jurançon, vin liquoreux, vin de paille, ratafia, muscat de Beaumes-de-Venise, vin moelleux, malaga, vin de Marsala, vin de noix, rivesaltes ambré, coteaux du layon',
    vermouth:
      'vermouth, martini, Noilly-Prat, noilly prat, martini blanc, vermouth blanc, martini rouge, vermouth sec, vermouth rouge, noilly, martini bianco, Martini dry, vermouth blanc sec, lillet',
    'rice wine':
      'vin de riz, vin de Shaoxing, alcool de riz, vin chinois, vin jaune chinois, shaoxing, vin Shaoxing, vin de cuisine chinois, vin de riz chinois, vin de riz Shaoxing',
    sake: 'saké, sake, saké de cuisine, saké japonais',
    mirin: 'mirin, vin de riz doux, vin de riz sucré',
    beer: "bière/-s, bière blonde, bière brune, bière ambrée, bière blanche, Guinness, bière d'abbaye, gueuze, bouteille de bière, bière rousse, Leffe, bière noire, stout, bière trappiste, Chimay bleue, canette de bière, lambic, kriek, bière d'Abbaye, bière du Nord, bière forte, bière brune d'abbaye, bière Leffe, Leffe brune, Leffe blonde, Chimay, bière belge, bière blonde légère, bière légère",
    cider:
      'cidre, cidre brut, cidre doux, cidre fermier, poiré, cidre demi-sec, bouteille de cidre, cidre sec, cidre rosé, cidre de glace, cidre bouché, cidre breton, cidre normand',
    'non-alcoholic beer': 'bière sans alcool',
    rum: 'rhum, rhum brun, rhum blanc, rhum ambré, rhum vieux, rhum agricole, cachaça, rhum arrangé, rhum épicé, rhum ambré agricole, rhum blanc agricole, rhum foncé, bouchon de rhum, rhum brun agricole, cachaca',
    brandy:
      'cognac, calvados, armagnac, brandy, eau-de-vie, eaux-de-vie, marc, grappa, eau de vie, fine champagne, pisco, marc de Bourgogne, marc de Champagne, calva, eau-de-vie de prune, lambig, marc de Savoie, alcool de prune, eau-de-vie de mirabelle, calvados ou cognac, vieille prune, marc de raisin, eau-de-vie de framboise, cognac ou armagnac, eau-de-vie de marc, marc de gewurztraminer, alcool blanc',
    whiskey:
      "whisky, bourbon, scotch, whiskey, rye whisky, whisky canadien, Jack Daniel's, whisky écossais, whisky irlandais, whiskies",
    vodka: 'vodka, aquavit, akvavit',
    gin: 'gin, genièvre, pékèt, peket, genever',
    tequila: 'tequila, mezcal, téquila, tequila blanche',
    kirsch:
      'kirsch, alcool de poire, schnaps, williamine, abricotine, eau-de-vie de cerise, eau-de-vie de poire, liqueur de cerise, liqueur de poire, eau-de-vie de kirsch, schnapps, guignolet, damassine, alcool de framboise, eau de vie de poire',
    'orange liqueur':
      "Grand Marnier, Cointreau, triple sec, curaçao, limoncello, liqueur d'orange, triple-sec, curaçao bleu, liqueur à l'orange, liqueur de citron, liqueur de mandarine, Mandarine Napoléon, mandarine impériale, curacao, liqueur de fruits, liqueur d'oranges",
    'coffee liqueur':
      'liqueur de café, Kahlúa, kahlua, crème de cacao, liqueur de cacao, liqueur de chocolat, Tia Maria',
    'irish cream':
      "Baileys, bailey's, liqueur à la crème, crème de whisky, avocaat, advocaat, liqueur crème irlandaise, crème irlandaise",
    amaretto:
      "amaretto, liqueur d'amande/liqueur d'amandes, Frangelico, liqueur de noisette/liqueur de noisettes, Disaronno, liqueur d'amandes amères, liqueur de noix, brou de noix",
    'anise liqueur':
      "pastis, Ricard, Pernod, ouzo, sambuca, anisette, absinthe, liqueur d'anis, arak, raki, Pastis 51, boisson anisée",
    liqueur:
      'liqueur/-s, crème de cassis, crème de menthe, chartreuse, crème de mûre/crème de mûres, crème de pêche, marasquin, liqueur de framboise, Bénédictine, crème de framboise, crème de violette, liqueur de cassis, liqueur de menthe, Get 27, liqueur de coco, liqueur de sureau, St-Germain, Malibu, génépi, liqueur de fraise, crème de fraise, chartreuse verte, chartreuse jaune, izarra, liqueur de mûre, get 31, alcool, passoã, liqueur de vanille, liqueur de litchi, soho, liqueur de châtaigne, liqueur de pêche, liqueur de fleur de sureau, liqueur de gentiane, liqueur de violette, alcool de fruits',
    campari:
      'Campari, Aperol, angostura, Suze, amer Picon, bitters, Picon, gentiane, apérol, amaro, Spritz Aperol, angustura',
    'chocolate syrup':
      'sauce au chocolat, coulis de chocolat, sirop de chocolat, sauce chocolat, topping chocolat, nappage au chocolat, nappage chocolat, sauce chocolat chaud',
    'caramel candy':
      'caramels mous, bonbons au caramel, caramels au beurre salé, caramels durs, toffee, fudge, caramel mou, bonbons caramel, bonbons au caramel beurre salé, sucre à la crème, caramels à la crème, éclats de caramel/eclats de caramel, brisures de caramel, éclats de caramel au beurre salé/eclats de caramel au beurre salé',
    sprinkles:
      'vermicelles de chocolat, vermicelles colorés, perles de sucre colorées, décors en sucre, billes de sucre, vermicelles en sucre, perles argentées, décorations en sucre, paillettes alimentaires, vermicelles au chocolat, vermicelle chocolat, vermicelles multicolores, décors sucrés, perles en sucre, perles colorées, bonbons décoratifs en sucre, nonpareilles, vermicelles arc-en-ciel, sucre coloré, décor en sucre, vermicelles de sucre, décoration en sucre, perles sucrées, confettis en sucre, confettis de sucre, décors alimentaires, hagelslag, étoiles en sucre/etoiles en sucre, perles dorées, perles de sucre argentées',
    frosting:
      'glaçage à la vanille, fondant pâtissier, fondant, glaçage royal, pâte à sucre, fondant blanc, glaçage vanille/glaçages vanille, glaçage au sucre/glaçages au sucre, pâte à sucre blanche, fondant à pâtisserie, pâte à sucre colorée, fondant blanc pâtissier',
    'fried shallot':
      "échalotes frites/echalotes frites, oignon frit/oignons frits, échalote frite/echalote frite, oignons croustillants, oignons crispy, oignons crispies, rondelles d'oignon frites, rondelles d'oignons panées, oignons grillés croustillants",
    'malt vinegar': 'vinaigre de malt',
    grits: 'gruau de maïs',
    muenster: 'Munster américain',
    'liver sausage': 'saucisse de foie/saucisses de foie, leberwurst, saucisson de foie',
    'fruit leather': 'cuir de fruits, rouleau aux fruits/rouleaus aux fruits',
    'ranch seasoning': 'assaisonnement ranch, sachet de sauce ranch',
  },
  products: [
    { names: 'blanc/-s', like: 'egg white', contains: [], mayContain: ['eggs'], mayRuleOut: ['vegetarian', 'vegan'] },
    {
      names:
        'chocolat/-s, chocolat à cuire, chocolat pâtissier, chocolat dessert, chocolat de couverture, copeaux de chocolat, tablette de chocolat/tablettes de chocolat, carré de chocolat/carrés de chocolat, chocolat à pâtisser, chocolat de cuisine, couverture, chocolat fondu, chocolat râpé, chocolat Menier, chocolat en poudre dessert, pistoles de chocolat, chocolat de ménage, chocolat à dessert, barre de chocolat/barres de chocolat, chocolat à croquer, chocolat ménage, éclats de chocolats/eclats de chocolats, granulés de chocolat, chocolat en copeaux, plaque de chocolat/plaques de chocolat, chocolat de bonne qualité, fèves de chocolat, chocolat haché, chocolat Valrhona, batonnet de chocolat/batonnets de chocolat, bâton de chocolat/bâtons de chocolat, œuf en chocolat/œufs en chocolat/oeuf en chocolat/oeufs en chocolat, bâtonnets de chocolat, figurines en chocolat, décors en chocolat, petits œufs en chocolat/petits oeufs en chocolat',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'chocolat en poudre, poudre de chocolat, cacao sucré, Nesquik, Poulain, Banania, chocolat chaud, cacao sucré en poudre, Ovomaltine en poudre, préparation pour chocolat chaud, chocolat en poudre sucré, chocolat chaud en poudre, boisson chocolatée en poudre',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten'],
    },
    {
      names: 'Ovomaltine, lait malté en poudre, poudre de lait malté, Milo',
      like: 'malted milk powder',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names:
        'chocolat praliné, chocolat pralinoise, Pralinoise, chocolat aux noisettes, Rocher Suchard, Ferrero Rocher, Rochers Ferrero, gianduja, rochers pralinés',
      like: 'milk chocolate',
      contains: ['milk', 'nuts'],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names:
        "Kit Kat, barre chocolatée/barres chocolatées, Mars, Snickers, Twix, M&M's, Smarties, Maltesers, barre Mars/barres Mars, Kinder, Kinder Bueno, Bounty, Carambar, oursons en guimauve, schoko-bons, Daim, Malteser, Kinder Maxi, Coffee Crisp, Aero, Caramilk, nounours en guimauve, tête de choco/têtes de choco, mikado",
      like: 'milk chocolate',
      contains: ['milk'],
      mayContain: ['gluten', 'nuts', 'peanuts', 'soybeans', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'pâte à tartiner, Nutella, tartinade choco-noisette, pâte à tartiner chocolat-noisette, pâte à tartiner au chocolat, pâte à tartiner aux noisettes, tartinade au chocolat, tartinade chocolat-noisette, pâte à tartiner chocolat noisettes, tartinade aux noisettes, pâte à tartiner noisettes, tartinade chocolat noisettes, choco à tartiner, pâte à tartiner chocolat, pâte à tartiner chocolat noisette',
      like: 'chocolate hazelnut spread',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'pâte de spéculoos, pâte à tartiner spéculoos, pâte à tartiner aux spéculoos, tartinade spéculoos, crème de spéculoos, pâte de speculoos, pâte à tartiner Biscoff, crème spéculoos, pâte à spéculoos, tartinade Biscoff, pâte à tartiner speculoos, beurre de biscuits, tartinade de biscuits',
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names:
        'spéculoos, speculoos, spéculos, speculos, biscuits spéculoos, spéculoos écrasés, Lotus, biscuits Lotus, biscuits speculoos, Biscoff, biscuits Biscoff, spéculoos émiettés, poudre de spéculoos, miettes de spéculoos, spéculoos en poudre, spéculoos concassés',
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans'],
    },
    {
      names:
        "biscuit/-s, biscuits secs, biscuit sec, gâteaux secs, gâteau sec/gâteaus secs, biscuits émiettés, biscuits écrasés, biscuits thé, chapelure de biscuits, biscuits secs écrasés, biscuits au gingembre, biscuits aux brisures de chocolat, cookie/-s, cookies au chocolat, miettes de biscuits, biscuits Thé, biscuits au chocolat, biscuits Village, biscuits secs type petit-beurre, biscuits à la vanille, gaufrette/-s, biscuits aux amandes, biscuits bretons, biscuits secs au choix, biscuits feuilletés, galettes au beurre, biscuits au blé complet, biscuits sans beurre, brisures de biscuits, gaufrettes à la vanille, biscuits d'avoine, biscuits gaufrettes au chocolat, biscuits fins, biscuits au gingembre écrasés, gaufrettes vanille, biscuits chocolatés, biscuits de votre choix, chapelure de biscuits au chocolat, biscuits Granola, biscuits bruns, biscuits nature, biscuits croquants",
      like: 'butter cookie',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'nuts', 'soybeans', 'peanuts', 'sesame'],
    },
    {
      names:
        'biscuits joconde, biscuit joconde, dacquoise, financiers, financier, gâteau aux amandes, tourtière aux noix, gâteau aux noix, croustade aux noix, visitandines, tarte aux noix',
      like: 'trifle sponge',
      contains: ['nuts', 'eggs'],
      mayContain: ['gluten', 'milk'],
    },
    {
      names:
        'crêpes dentelle, crêpe dentelle/crêpes dentelles, gavottes, pailleté feuilletine, feuilletine, crêpes Gavottes, pailletés feuilletine, cigarettes russes, cigarettes en chocolat, langues de chat, crêpes gavottes, éclats de crêpes dentelle/eclats de crêpes dentelle, crêpes dentelles émiettées, paillettes de feuilletine, brisures de crêpes dentelle, biscuits crêpes dentelle, pailleté/-s',
      like: 'butter cookie',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names:
        "pain d'épices, tranche de pain d'épices/tranches de pain d'épices, pain d'épice, miettes de pain d'épices, chapelure de pain d'épices, couque de Dinant, couque/-s, tranche de pain d'épice/tranches de pain d'épice, leckerlis, biber, nonnette/-s, pain d'épices émietté",
      like: 'gingersnap',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'nuts', 'soybeans'],
      rulesOut: ['vegan'],
    },
    {
      names:
        'gâteau/-x, gâteau de Savoie/gâteaux de Savoie, cake/-s, quatre-quarts, quatre-quart, biscuit de Savoie, madeleine/-s, muffin/-s, gâteau au yaourt, gâteau blanc, gâteau éponge, gâteau des anges, cupcake/-s, brownie/-s, gâteau au chocolat, gâteau vanille, moelleux au chocolat, marbré, gâteau marbré, restes de gâteau, bûche de Noël, savarin/-s, baba/-s, baba au rhum/babas au rhum, kouglof, kugelhopf, panettone, kougelhopf, chou pâtissier/chous pâtissiers, tarte au sucre, restes de gâteaux, biscuit roulé, éclair/-s/eclair/eclairs, roulé à la confiture',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'nuts', 'soybeans'],
    },
    {
      names:
        'génoise/-s, disque de génoise/disques de génoise, génoise nature, fond de génoise, biscuit génoise, pâte à génoise, biscuit cuillère en plaque',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk'],
    },
    {
      names:
        'flan/-s, flan pâtissier, tarte/-s, clafoutis, far breton, kouign-amann, cannelé/-s, tarte au flan, gâteau basque',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs', 'milk'],
      mayContain: ['nuts'],
    },
    {
      names:
        'pâte à choux, chou à la crème/chous à la crème, choux à la crème, chouquette/-s, profiterole/-s, choux vides, petits choux vides, gougère/-s, choux chantilly',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk'],
    },
    {
      names:
        'pâte à crêpe/pâte à crêpes, crêpe/-s, pancake/-s, pâte à pancakes, pâte à beignets, pâte à gaufres, crêpes fines, crêpes salées, blini/-s, crêpes maison, crêpes nature, crêpes de froment, mini blinis, crêpe sucrée/crêpes sucrées, appareil à quiche, galette de froment/galettes de froment, pâte à frire, crêpes au froment',
      like: 'pierogi',
      contains: ['gluten', 'eggs', 'milk'],
      mayContain: ['soybeans'],
    },
    {
      names:
        'galette de sarrasin/galettes de sarrasin, galette de blé noir/galettes de blé noir, crêpe de sarrasin/crêpes de sarrasin, galettes bretonnes au sarrasin, galette bretonne de sarrasin/galettes bretonnes de sarrasin, galette au sarrasin/galettes au sarrasin, crêpe au sarrasin/crêpes au sarrasin, crêpes de blé noir, galettes bretonnes de blé noir',
      like: 'corn tortilla',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names:
        'pâte à tarte bio/pâtes à tartes bio, pâte, pâte levée, pâte crue, pâte surgelée, pâte maison, reste de pâte, pâte à gâteau, pâte du commerce, pâte à gâteau salée, pâton/-s, abaisse/-s, pâte étalée, chutes de pâte, pâte fermentée, pâte poussée, pâte à empanadas, pâte en boule, pâte à pierogi',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs'],
    },
    {
      names:
        'pâte à brioche, pâte à cookies, pâte à biscuits, pâte à madeleines, pâte à cake, pâte à muffins, pâte à gâteau au chocolat, pâte à brownies, pâte à savarin',
      like: 'brioche',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'nuts', 'soybeans'],
    },
    {
      names:
        'mélange à gâteau, préparation pour gâteau, mélange à gâteau au chocolat, préparation pour brownie, mélange à gâteau blanc, mélange à crêpes, mélange à brownies, mélange à muffins, préparation pour gâteau au chocolat, préparation pour pancakes, préparation pour pain, mélange à gâteau à la vanille, préparation à brownies, mélange à pancakes, préparation pour crêpes, mélange à pâte à crêpes, mélange pour biscuits, Bisquick, préparation pour muffins, préparation pour cookies, mélange à gâteau Duncan Hines, préparation pour fondant au chocolat, mélange à pain',
      like: 'cake mix',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names:
        'viennoiserie/-s, pain au chocolat/pains au chocolat, chocolatine/-s, pain aux raisins/pains aux raisins, chausson aux pommes/chaussons aux pommes, brioche aux pralines, brioche au sucre, gâteau battu, brioche tressée, tropézienne, brioche des rois, danoise/-s, oranais',
      like: 'croissant',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'nuts', 'soybeans'],
    },
    {
      names:
        'croissant/-s, mini croissants, croissants rassis, croissants au beurre, croissants de la veille, croissants vides',
      like: 'croissant',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs'],
    },
    {
      names:
        'pain au lait/pains au lait, pain viennois, baguette viennoise/baguettes viennoises, pain au lait rassis/pains au lait rassis, pains suédois ronds, tresse au beurre, tresse, petits pains au lait, cougnou, cougnolle, pain tressé, tresse suisse, navette/-s, pain navette, petit pain au lait, pains au lait briochés, pains viennois',
      like: 'brioche',
      contains: ['gluten', 'milk'],
      mayContain: ['eggs', 'sesame'],
    },
    {
      names:
        "pain bagnat/pains bagnat, bretzel/-s, pain bretzel, bretzels frais, fougasse/-s, pain aux olives, pain aux noix et raisins, moricette/-s, pain ciabatta aux olives, pain à la bière, pain à l'ail surgelé, mauricette/-s",
      like: 'bread roll',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'nuts', 'sesame'],
    },
    {
      names:
        'pain aux noix, pain aux noisettes, tranches de pain aux noix, pain de campagne aux noix, pain aux fruits secs, pain aux figues et noix',
      like: 'bread',
      contains: ['gluten', 'nuts'],
      mayContain: ['milk', 'sesame'],
    },
    {
      names:
        'pain de mie brioché aux œufs/pain de mie brioché aux oeufs, pain doré, pain perdu, tranche de pain perdu/tranches de pain perdu',
      like: 'brioche',
      contains: ['gluten', 'eggs', 'milk'],
    },
    {
      names: "pain à l'ail, pain à l'ail et au beurre, beurre d'ail sur pain",
      like: 'bread',
      contains: ['gluten'],
      mayContain: ['milk'],
    },
    {
      names:
        'sandwich/-s, club sandwich, croque-monsieur, croque/-s, panini garni, tartine/-s, canapé/-s, bouchée apéritives/bouchées apéritives, pain surprise',
      like: 'bread',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'fish', 'mustard', 'sesame'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'pâte à nouilles, nouille/-s, nouilles chinoises, nouilles asiatiques, nouilles sautées, nouilles japonaises, nouilles chinoises précuites, nouilles cuites, nouilles fraîches, nouilles fines, nouilles chinoises sèches, nouilles thaï, nouilles fraîches chinoises',
      like: 'egg noodle',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans'],
    },
    {
      names: 'crozets, crozets de Savoie, crozets au sarrasin, crozets nature, crozets sarrasin',
      like: 'gnocchi',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'raviolis chinois, gyoza/-s, raviolis japonais, wonton/-s, raviolis vapeur, dim sum, siu mai, feuilles de raviolis farcies, ha kao',
      like: 'pierogi',
      contains: ['gluten'],
      mayContain: ['crustaceans', 'soybeans', 'eggs', 'sesame', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'feuille de wonton/feuilles de wonton, pâte à wonton/pâtes à wonton, feuille à raviolis/feuilles à raviolis, pâte à raviolis, feuilles à gyoza, pâte à gyoza, feuilles de pâte à wonton, feuilles de pâte à raviolis, pâtes à won-ton, pâte à raviolis chinois, feuilles wonton, pâte à wonton carrée, feuilles de ravioli, pâtes à gyozas, feuilles de gyoza, pâte à ravioles, feuilles de raviolis chinois',
      like: 'wonton wrapper',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'feuille de riz à nem/feuilles de riz à nem, galette à nem/galettes à nem, galettes de nem, galettes pour nems, pâte à nems, feuilles à nems, feuilles pour nems, pâtes à nems, galette de printemps/galettes de printemps, feuilles de pâte à nems, crêpes à nems, feuilles de rouleau de printemps',
      like: 'rice paper wrapper',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'nem/-s, samoussa/-s, rouleau de printemps/rouleaux de printemps, rouleau impériaux/rouleaux impériaux, samosa/-s, egg roll/egg rolls, rouleau impérial/rouleaux impérial, acras, accras de morue, accra/-s',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'fish', 'eggs', 'soybeans', 'milk'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'ravioles aux champignons frais, ravioli farcis à la viande, raviolis à la viande, raviolis au bœuf/raviolis au boeuf, raviolis en boîte, tortellinis à la viande, tortellini au jambon, tortellinis au prosciutto, raviolis bolognaise',
      like: 'ravioli',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'maultaschen, knödel, quenelles de pain',
      like: 'ravioli',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'celery'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'quenelle/-s, quenelle nature/quenelles nature, quenelles de brochet, quenelles de volaille, quenelles de veau, quenelles lyonnaises',
      like: 'gnocchi',
      contains: ['gluten', 'eggs', 'milk'],
      mayContain: ['fish', 'celery'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'cordon bleu, cordons bleus, cordon-bleu/cordons-bleus, escalope panée/escalopes panées, croquettes de poulet, nuggets, nugget de poulet/nuggets de poulet, croquette de poulet, poulet pané, escalopes viennoises, escalope milanaise/escalopes milanaises, escalope de dinde panée/escalopes de dinde panées, filet de poulet pané/filets de poulet panés, lanières de poulet pané, lanières de poulet panées, pépites de poulet, poulet frit',
      like: 'chicken tender',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'croquette aux crevettes/croquettes aux crevettes, croquettes de crevettes, fondu au fromage, fondus au fromage, croquettes au fromage, croquette de fromage/croquettes de fromage, bâtonnets de mozzarella',
      contains: ['gluten', 'milk', 'eggs'],
      mayContain: ['crustaceans', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        'pomme dauphine/pommes dauphine, pommes dauphines, pommes noisettes, pommes duchesse, croquettes de pommes de terre, pommes noisette, croquette de pomme de terre/croquettes de pomme de terre, pommes croquettes',
      like: 'potato',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs'],
    },
    {
      names:
        'frite/-s, frites surgelées, pommes frites, potatoes, patates frites, frites au four, wedges, frites de patates douces, potatoes surgelées, frites maison, frites de pommes de terre, frites fraîches, pommes rissolées surgelées',
      like: 'potato',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'rösti/-s, galettes de pommes de terre, paillasson de pommes de terre/paillassons de pommes de terre, galette de pomme de terre/galettes de pomme de terre, hash browns, rœsti/-s/roesti/roestis, rösti de pommes de terre',
      like: 'potato',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs'],
    },
    {
      names:
        'purée, purée de pommes de terre, purée en flocons, purée de pomme de terre, purée mousseline, flocons de purée, sachet de purée, sachet de purée en flocons, reste de purée, purée instantanée, pommes de terre pilées, pommes purée, patates pilées, sachets de purée, pommes mousseline, stoemp, aligot, pommes de terre en purée, purée déshydratée',
      like: 'potato',
      contains: [],
      mayContain: ['milk', 'celery'],
    },
    {
      names: 'gratin dauphinois, tartiflette, aligot surgelé, gratin',
      like: 'potato',
      contains: ['milk'],
      mayContain: ['eggs', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        "soupe/-s, potage/-s, velouté/-s, soupe de légumes, potage de légumes, crème de légumes, soupe à l'oignon en sachet, soupe en sachet, velouté de légumes, crème de poireau/crème de poireaux, crème de brocoli en conserve, crème de poulet, sachet de soupe, soupe à l'oignon déshydratée, sachet de soupe à l'oignon, soupe à l'oignon, crème de tomate, mélange à soupe à l'oignon, boîte de crème de champignons, crème de tomates en conserve, mélange de soupe à l'oignon",
      like: 'vegetable stock',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'fish', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        "crème de champignons, crème de champignons en conserve, crème de céleri, crème de poulet en conserve, velouté de champignons, crème de champignons condensée, soupe crème de champignons, velouté d'asperges, crème d'asperges",
      like: 'simmer sauce',
      contains: [],
      mayContain: ['milk', 'gluten', 'celery'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'soupe aux tomates, soupe de tomates en conserve, soupe aux tomates condensée, crème de tomates, soupe de tomates, boîte de soupe aux tomates, soupe tomate',
      like: 'tomato sauce',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery'],
    },
    {
      names: 'soupe de poisson/soupe de poissons, bisque de poisson, soupe de poissons en bocal, soupe de roche',
      like: 'fish stock',
      contains: ['fish'],
      mayContain: ['crustaceans', 'molluscs', 'gluten', 'celery', 'milk'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
      mayRuleOut: ['halal'],
    },
    {
      names:
        'bouillon/-s, bouillon chaud, bouillon maison, bouillon en poudre, bouillon concentré, court-bouillon, poudre de bouillon, bouillon instantané, sachet de court-bouillon, court bouillon, bouillon en granules, cube de court-bouillon/cubes de court-bouillon, bouillon en sachet, bouillon dégraissé, bouillon léger, bouillon au choix, bouillon corsé, bouillon clair, concentré de bouillon',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'fond/-s, fond de sauce, fond en poudre, jus de cuisson lié',
      like: 'beef stock',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'sulphites'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'bouillon cube, bouillon cubes, cube de bouillon/cubes de bouillon, bouillons cubes, cube bouillon, cubes bouillon, bouillon en cube/bouillon en cubes, Kub Or, Kub, cube Maggi/cubes Maggi, tablette de bouillon/tablettes de bouillon, Bovril, Maggi, cube Knorr/cubes Knorr, Maggi cube, bouillon Kub, cubes de bouillon Knorr, bouillon Knorr, dosette de bouillon, marmite de bouillon, Oxo, sachet de bouillon, sachet de bouillon en poudre, bouillon Maggi, bouillon en tablette, demi-cube de bouillon',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'soybeans', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'cube de bouillon de légume/cubes de bouillon de légume/cube de bouillon de légumes/cubes de bouillon de légumes, bouillon cube de légumes/bouillons cubes de légumes, bouillon de légumes en poudre, bouillon de légumes en cube/bouillon de légumes en cubes, poudre de bouillon de légumes, bouillon cube légumes, cube bouillon de légumes, cube bouillon légumes/cubes bouillon légumes, bouillon de légumes instantané, bouillon cubes de légumes, cube de bouillon aux légumes/cubes de bouillon aux légumes, tablette de bouillon de légumes/tablettes de bouillon de légumes, bouillon végétal en poudre, bouillon de légumes concentré, bouillon de légumes en granulés, bouillon en cube de légumes, marmite de bouillon de légumes, poudre de bouillon végétal, base de bouillon de légumes',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'soybeans'],
    },
    {
      names:
        'cube de bouillon de volaille/cubes de bouillon de volaille, cube de bouillon de poulet/cubes de bouillon de poulet, cube de volaille/cubes de volaille, bouillon cube de volaille/bouillons cubes de volaille, bouillon de volaille en poudre, bouillon de poulet en poudre, bouillon de poulet en cube/bouillon de poulet en cubes, bouillon cube de poulet, bouillon cube volaille, cube bouillon de volaille, tablette de bouillon de volaille/tablettes de bouillon de volaille, fond de volaille en poudre, fond de volaille déshydraté, cube bouillon volaille/cubes bouillon volaille, bouillon cubes de volaille, concentré de bouillon de poulet, bouillon de volaille en cube, bouillon de poulet concentré, tablette de bouillon de poulet/tablettes de bouillon de poulet, base de bouillon de poulet, marmite de bouillon de volaille, bouillon de poule en cube, cube de bouillon de poule/cubes de bouillon de poule, sachet de bouillon de poulet, bouillon de poulet instantané',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'soybeans', 'eggs'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'cube de bouillon de bœuf/cubes de bouillon de bœuf/cube de bouillon de boeuf/cubes de bouillon de boeuf, bouillon cube de bœuf/bouillons cubes de bœuf/bouillon cube de boeuf/bouillons cubes de boeuf, bouillon de bœuf en poudre/bouillon de boeuf en poudre, bouillon de bœuf en cube/bouillon de bœuf en cubes/bouillon de boeuf en cube/bouillon de boeuf en cubes, fond de veau en poudre, fond de veau déshydraté, fond de veau instantané, cube de pot-au-feu/cubes de pot-au-feu, cube de bouillon pot-au-feu/cubes de bouillon pot-au-feu, bouillon cube bœuf/bouillon cube boeuf, tablette de bouillon de bœuf/tablettes de bouillon de bœuf/tablette de bouillon de boeuf/tablettes de bouillon de boeuf, bouillon de viande en poudre, concentré de bouillon de bœuf/concentré de bouillon de boeuf, fond brun en poudre, cube bouillon bœuf/cubes bouillon bœuf/cube bouillon boeuf/cubes bouillon boeuf, bouillon de bœuf concentré/bouillon de boeuf concentré, fond brun déshydraté, cube de bouillon de viande/cubes de bouillon de viande, sachet de fond de veau, cube de fond de veau/cubes de fond de veau, base de bouillon de bœuf/base de bouillon de boeuf, bouillon cube pot-au-feu, concentré de fond de veau, bouillon cube de boeuf dégraissé, sauce demi-glace, bouillon de bœuf instantané/bouillon de boeuf instantané, cube de bouillon pot au feu/cubes de bouillon pot au feu, marmite de bouillon de bœuf/marmite de bouillon de boeuf',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'soybeans', 'eggs'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'fumet de poisson en poudre, cube de bouillon de poisson/cubes de bouillon de poisson, fumet de poisson déshydraté, cube de fumet de poisson/cubes de fumet de poisson, cube de court-bouillon de poisson/cubes de court-bouillon de poisson, bouillon cube de poisson, bouillon de poisson en cube, bouillon de poisson en poudre',
      like: 'stock cube',
      contains: ['fish'],
      mayContain: ['gluten', 'milk', 'celery', 'crustaceans', 'molluscs'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        "Aromat, assaisonnement Aromat, Fondor, herbamare, sel aux herbes, sel de légumes, sel assaisonné, sel d'assaisonnement, sel épicé, sel aux légumes, sel herbamare, sel végétal, Trocomare, sel aromatique",
      like: 'seasoned salt',
      contains: [],
      mayContain: ['celery', 'mustard', 'gluten', 'milk', 'soybeans'],
    },
    {
      names:
        "épice/-s/epice/epices, mélange d'épices, épices au choix/epices au choix, assaisonnement/-s, mélange d'épices maison, épices diverses/epices diverses, assaisonnement au choix, épices de votre choix/epices de votre choix, épices douces/epices douces, épices moulues/epices moulues, épices variées/epices variées, épices rabelais/epices rabelais, mélange d'assaisonnement, épices à salade/epices à salade, épices à rôti/epices à rôti",
      like: 'mixed spice',
      contains: [],
      mayContain: ['celery', 'mustard', 'sesame', 'gluten', 'milk'],
    },
    {
      names:
        "colombo, poudre de colombo, épices à colombo/epices à colombo, colombo en poudre, vadouvan, massalé, épices à massalé/epices à massalé, épices colombo/epices colombo, poudre à colombo, massala, épices massalé/epices massalé, épices indiennes/epices indiennes, masala, épices à poisson/epices à poisson, épices à curry/epices à curry, épices pour poisson/epices pour poisson, mélange d'épices indiennes, épices créoles/epices créoles, poudre de massalé",
      like: 'curry powder',
      contains: [],
      mayContain: ['mustard', 'celery', 'gluten'],
    },
    {
      names:
        "herbes, herbes fraîches, fines herbes, herbes aromatiques, mélange d'herbes fraîches, herbes hachées, herbes au choix, herbes du jardin, bouquet d'herbes, fines herbes fraîches, bouquet d'herbes fraîches, herbes aromatiques fraîches, herbe, herbes fraîches au choix, herbes fraîches hachées, herbes mélangées, herbes fines, herbes ciselées, fines herbes fraîches au choix, herbes fraîches ciselées, persillade, mélange de fines herbes, brins d'herbes, herbes de votre choix, feuilles d'herbes fraîches, herbes surgelées, herbes salées, herbes salées du Bas-du-Fleuve, persillade surgelée, mélange d'herbes aromatiques, herbes fraîches mélangées, herbes fraîches variées, persil et ciboulette, herbes vertes, fleur d'herbes/fleurs d'herbes",
      like: 'parsley',
      contains: [],
    },
    {
      names:
        "légume/-s, légumes de saison, légumes variés, légumes au choix, mélange de légumes, légumes surgelés, restes de légumes, légumes cuits, légumes racines, légumes anciens, légumes à potage, légumes pour pot-au-feu, légumes frais, julienne de légumes, jardinière de légumes, brunoise de légumes, légumes à soupe, légumes grillés, légumes à couscous, légumes pour couscous, légumes mélangés, macédoine, macédoine de légumes, légumes mélangés surgelés, légumes verts, poêlée de légumes, petits légumes, légumes sautés, légumes crus, légumes de votre choix, légumes coupés, légumes d'été, légumes d'hiver, printanière de légumes, crudités, légumes vapeur, légumes croquants, légumes rôtis, mélange de légumes surgelés, légumes pour bouillon, mirepoix, suppengrün, légumes du jardin, légumes à pot-au-feu, légumes pour soupe, poireaux et légumes, légumes divers, mélange de légumes asiatiques, légumes du soleil, légumes oubliés, verdures à soupe, mirepoix surgelée, légumes coupés en dés, cubes de légumes, mélange de légumes à l'asiatique, wok de légumes, légumes pour wok, mélange de légumes pour wok, légumes wok",
      like: 'mixed vegetables',
      contains: [],
      mayContain: ['celery', 'soybeans'],
    },
    {
      names:
        'ratatouille, caponata, ratatouille surgelée, ratatouille en boîte, ratatouille niçoise, chakchouka, zaalouk, salade méchouia, piperade',
      like: 'mixed vegetables',
      contains: [],
      mayContain: ['celery'],
    },
    {
      names:
        "fruit/-s, fruits frais, fruits de saison, fruits au choix, fruits exotiques, salade de fruits, fruits au sirop, cocktail de fruits, fruits variés, fruits surgelés, fruits d'été, fruits jaunes, macédoine de fruits, fruits frais au choix, morceaux de fruits, fruits coupés, fruit de saison, fruits à noyau, fruits mûrs, purée de fruits, coulis de fruits, fruits en boîte, cocktail de fruits en conserve, fruits de votre choix, agrume/-s, fruits noirs, fruits frais de saison, fruits en morceaux, fruits du verger, salade de fruits en conserve, fruits congelés, mélange de fruits surgelés",
      like: 'mixed berry',
      contains: [],
    },
    {
      names:
        "coulis de fruits rouges, coulis de framboise/coulis de framboises, coulis de fraise/coulis de fraises, coulis de fruits des bois, coulis de cassis, coulis de mûres, coulis de myrtilles, coulis de cerises, purée de framboise/purée de framboises, purée de fraise/purée de fraises, purée de fruits rouges, coulis d'abricot, coulis, pulpe de framboises, purée de cassis, purée d'abricots, purée de pêches, purée de poires, purée de bananes, compotée de fruits rouges, coulis de petits fruits, coulis rouge",
      like: 'mixed berry',
      contains: [],
    },
    {
      names:
        'fruits secs, fruits séchés, fruits séchés mélangés, mélange de fruits secs, mélange de fruits séchés, fruits secs au choix, fruits secs mélangés, fruits secs variés, mélange de fruits secs et noix',
      like: 'mixed dried fruit',
      contains: [],
      mayContain: ['nuts', 'peanuts', 'sulphites'],
    },
    {
      names: 'mendiants, quatre mendiants, mendiant',
      like: 'mixed dried fruit',
      contains: [],
      mayContain: ['nuts', 'milk', 'soybeans', 'sulphites'],
    },
    {
      names:
        'graine/-s, mélange de graines, graines mélangées, graines au choix, graines variées, graines diverses, mélange de graines à salade, mix de graines',
      like: 'mixed seeds',
      contains: [],
      mayContain: ['sesame', 'nuts', 'mustard', 'peanuts'],
    },
    {
      names:
        "graines de fruits, graines de basilic, graines d'ail, graines d'oignon, graines de poireau, graines germées de poireau, graines d'amarante soufflées",
      like: 'chia seed',
      contains: [],
    },
    {
      names:
        "chicorée/-s, chicorée liquide, chicorée soluble, chicorée en poudre, chicorée pain de sucre, crosnes, crosne, poire de terre/poires de terre, yacon, cerfeuil tubéreux, hélianthis, oca du Pérou, panais tubéreux, ficoïde glaciale, arroche, chou marin/chous marins, criste-marine, salade sauvage, plantain sauvage, mouron, consoude, mauve, pimprenelle, hysope, aspérule, reine-des-prés, monarde, lierre terrestre, tanaisie, égopode/egopode, alliaire, gaillet, mélilot, foin d'odeur, asperge de mer, asperges de mer, chénopode, thé des bois, thé du Labrador, boutons d'asclépiade, tête de violon/têtes de violon, quenouille, baies de sorbier, sorbes, amélanches, camerises, chicoutai, azeroles, arbouses, sapote, sapotille, cupuaçu, acérola, camu-camu, maca, spiruline, chlorelle, ginseng, guarana, baobab, poudre de baobab, poudre de maca, moringa, spiruline en poudre, poudre d'orties, charbon végétal, charbon végétal actif, charbon actif, bicarbonate d'ammonium, alun, chaux, cendre, présure microbienne, présure végétale, ferments lactiques secs, agastache, sauge ananas, ache de montagne, myrte, lentisque, mastic de Chios, gomme mastic, maniguette moulue, poivre long, poivre cubèbe, cubèbe, poivre voatsiperifery, voatsiperifery, poivre sauvage, graines de paradis",
      contains: [],
    },
    { names: 'présure, présure liquide', contains: [], mayRuleOut: ['vegetarian', 'vegan'] },
    {
      names: 'ferments lactiques, ferment lactique, ferments, ferments à yaourt, culture mésophile',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'huile parfumée, huile aromatisée, huile aromatique, huile aux herbes',
      like: 'olive oil',
      contains: [],
      mayContain: ['nuts', 'sesame', 'peanuts'],
    },
    {
      names:
        'graisse, matière grasse, graisse à frire, graisse de cuisson, graisse pour friture, graisse de friture, matière grasse pour le moule, matière grasse de cuisson, matières grasses, corps gras, graisse pour la friture, gras de cuisson, graisse alimentaire',
      like: 'vegetable shortening',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        "margarine, margarine végétale, margarine fondue, margarine molle, margarine de cuisson, matière grasse végétale, margarine allégée, noix de margarine, Planta, Becel, Fruit d'Or, margarine ramollie, margarine non hydrogénée, margarine dure, St Hubert, St-Hubert oméga 3, margarine Becel, Solo, pâte à tartiner végétale, margarine demi-sel, graisse végétale à tartiner, Astra, Tulipan",
      like: 'vegan butter',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'margarine végane, margarine vegan, beurre végétal, beurre vegan, beurre végane, beurre végétalien, margarine végétalienne, margarine végétale vegan',
      like: 'vegan butter',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        "beurre d'escargot, beurre persillé, beurre maître d'hôtel, beurre à l'ail, beurre aromatisé, beurre d'ail, beurre aux herbes, beurre café de Paris, beurre à l'ail et fines herbes, beurre d'herbes, beurre à l'ail du commerce",
      like: 'butter',
      contains: ['milk'],
      mayContain: ['celery', 'mustard', 'gluten', 'fish'],
    },
    {
      names: 'beurre manié, roux, roux blanc, roux brun, roux blanc instantané',
      like: 'alfredo sauce',
      contains: ['gluten'],
      mayContain: ['milk'],
    },
    {
      names: "beurre blanc, sauce beurre blanc, beurre nantais, beurre d'algues",
      like: 'butter',
      contains: ['milk'],
      mayContain: ['sulphites', 'fish'],
      mayRuleOut: ['halal'],
    },
    { names: "beurre d'anchois", like: 'butter', contains: ['fish', 'milk'], rulesOut: ['vegetarian', 'vegan'] },
    {
      names: "beurre de crustacés, beurre d'écrevisses, beurre de homard",
      like: 'butter',
      contains: ['crustaceans', 'milk'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        "crème végétale, crème végétale liquide, crème liquide végétale, crème végétale à fouetter, crème végétale épaisse, crème d'amande liquide/crème d'amandes liquide, crème végétale cuisine, crème végétale au choix, crème liquide végétale au choix, crème végane, crème vegan",
      like: 'plant cream',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'nuts', 'milk'],
    },
    {
      names:
        'crème de riz cuisine, riz cuisine, crème riz, cuisine riz, crème végétale de riz, crème liquide de riz, crème de riz liquide, coco cuisine, crème cuisine coco, crème végétale de coco, crème végétale coco',
      like: 'coconut cream',
      contains: [],
    },
    {
      names: "crème d'épeautre, épeautre cuisine/epeautre cuisine, crème liquide d'épeautre",
      like: 'oat cream',
      contains: ['gluten'],
    },
    {
      names:
        "crème d'amande/crème d'amandes, amande cuisine, crème amande, crème végétale d'amande, crème d'amandes douces, crème de cajou, crème de noix de cajou, crème d'amande cuisine, crème d'amandes cuisine",
      like: 'plant cream',
      contains: ['nuts'],
      mayContain: ['milk', 'eggs', 'gluten'],
    },
    {
      names:
        "frangipane, crème frangipane, crème d'amande pâtissière/crème d'amandes pâtissière, crème d'amandes à garnir, galette des rois/galettes des rois",
      like: 'marzipan',
      contains: ['nuts'],
      mayContain: ['eggs', 'milk', 'gluten'],
    },
    {
      names:
        'lait végétal, boisson végétale, lait végétal au choix, laits végétaux, boisson végétale au choix, lait végétal nature, lait végétal non sucré, boisson végétale non sucrée, lait vegan, lait végétal tiède, lait végan, boisson végétale nature, lait végétal de votre choix, boisson végétale de votre choix',
      like: 'oat milk',
      contains: [],
      mayContain: ['gluten', 'nuts', 'soybeans'],
    },
    {
      names: 'lait de noix, lait de pécan, lait de pistache, lait de macadamia',
      like: 'almond milk',
      contains: ['nuts'],
    },
    {
      names:
        'lait de chanvre, lait de quinoa, lait de millet, lait de châtaigne, boisson de chanvre, lait de pois, boisson de pois, boisson de sarrasin, boisson de châtaigne',
      like: 'rice milk',
      contains: [],
    },
    { names: 'lait de poule', like: 'ice cream', contains: ['milk', 'eggs'], mayRuleOut: ['halal'] },
    {
      names:
        'yaourt végétal/yaourts végétalx, yogourt végétal, yaourt vegan, yaourt végétaux, yaourt végan, yaourt végétal nature, yogourt végane, yaourts végétaux, yogourt végétalien, alternative végétale au yaourt, dessert végétal',
      like: 'soy yogurt',
      contains: [],
      mayContain: ['soybeans', 'nuts', 'gluten'],
    },
    {
      names:
        "yaourt d'amande/yaourts d'amande, yaourt à l'amande/yaourts à l'amande, yaourt aux amandes/yaourts aux amandes, yaourt au lait d'amande",
      like: 'soy yogurt',
      contains: ['nuts'],
    },
    {
      names:
        'petit suisse/petits suisses, petit-suisse, petits-suisses, faisselle/-s, jonchée, caillé, fromage blanc de brebis, fromage blanc de chèvre, fromage de brebis frais, fromage frais de brebis, caillebotte, caillé de chèvre, claqueret, cervelle de canut, lait caillé égoutté, faisselles de chèvre, fromage frais de type petit-suisse, caillé de brebis',
      like: 'quark',
      contains: ['milk'],
    },
    {
      names:
        "fromage/-s, fromage au choix, restes de fromages, fromage de votre choix, fromage de brebis, fromage à pâte dure, fromage doux, fromages variés, fromage affiné, fromage à raclette et comté, copeaux de fromage, fromage de montagne, fromage en tranches, tranche de fromage/tranches de fromage, cubes de fromage, fromages au choix, brebis, mélange de fromages, fromage fort, fromage en dés, fromage à pâte pressée, dés de fromage, fromage coulant, fromage à pâte molle, fromage des Pyrénées, fromage d'Appenzell, fromage d'alpage, appenzeller, vacherin, vacherin fribourgeois, tomme de Savoie fermière, cantal, cantal entre-deux, cantal jeune, cantal vieux, salers, laguiole, tomme blanche, fromage fermier, cancoillotte, cancoillotte à l'ail, mélange de fromages râpés, fromage italien râpé, mélange italien râpé, mélange de fromages râpés italiens, fromage à fondue, mélange à fondue, mélange fondue, mélange moitié-moitié, moitié-moitié, tomme de brebis corse, fromage râpé au choix, fromage au lait cru, fromage corsé, fromage doux râpé, fromage fumé, mélange 4 fromages, mélange quatre fromages, quatre fromages, fromage râpé 4 fromages, mélange tex-mex, mélange de fromages tex-mex, fromage jaune, fromage râpé spécial gratin, fromage corse, fromages à raclette, fromage en cubes, fromage allégé, fromage à gratin, fromage à gratiner, fromage pour raclette, mélange de fromage râpé, fromage en feta, fromage léger, fromage blanc sec, croûte de fromage, croûtes de fromage, appenzell, fromage frais salé, fromage feuille, fromage du terroir, fromage à croûte fleurie, fromage à pâte persillée, fromage à pâte cuite, fromage à pizza râpé, kashkaval, kasseri, kefalotyri, mizithra, graviera, chèvre ou brebis, Migneron, Louis d'Or, Pied-de-Vent, 14 Arpents, Riopelle",
      like: 'emmental',
      contains: ['milk'],
    },
    {
      names: 'fondue savoyarde, fondue moitié-moitié, fondue au fromage, fondue suisse',
      like: 'cheese sauce',
      contains: ['milk'],
      mayContain: ['gluten', 'sulphites'],
      mayRuleOut: ['halal'],
    },
    {
      names:
        'crème pâtissière, crème anglaise, crème renversée, crème brûlée, crème diplomate, crème mousseline, crème chiboust, crème au beurre, crème pâtissière vanille, crème patissière, crème dessert, crème au chocolat, mousse au chocolat, dessert lacté, flan vanille, œufs à la neige/oeufs à la neige, île flottante/ile flottante, crème caramel, pots de crème, crème anglaise vanille, crème dessert vanille, pouding, pudding, crème dessert chocolat, crème pâtissière à la vanille, crème anglaise à la vanille, crème anglaise du commerce, pannacotta, panna cotta, tiramisu, glaçage à la crème au beurre',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['eggs', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'riz au lait, semoule au lait, teurgoule',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs'],
    },
    {
      names:
        'glaçage/-s, glaçage au chocolat, glaçage du commerce, glaçage au beurre, glaçage au fromage à la crème, glaçage miroir, glaçage blanc, glaçage chocolat, ganache, ganache au chocolat',
      like: 'frosting',
      contains: [],
      mayContain: ['milk', 'soybeans', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'glace, glaces, boule de glace/boules de glace, glace au yaourt, glace pistache, glace chocolat, crème glacée au chocolat, yaourt glacé, crème glacée au caramel, glace plombières, glace rhum raisins, glace fraise, glace café, glace au café, glace à la fraise, glace au citron, glace à la noix de coco, glace à la pistache, glace coco, sandwich à la crème glacée/sandwichs à la crème glacée, glace à la menthe, barre glacée/barres glacées, bâtonnet glacé/bâtonnets glacés, parfait glacé, yogourt glacé',
      like: 'ice cream',
      contains: ['milk'],
      mayContain: ['eggs', 'nuts', 'gluten', 'soybeans'],
    },
    {
      names:
        'sorbet/-s, sorbet citron, sorbet framboise, sorbet au citron, sorbet fraise, sorbet à la framboise, sorbet mangue, granité, sorbet coco, sorbet cassis, sorbet poire, sorbet à la mangue, sorbet au cassis, sorbet aux fruits, boule de sorbet/boules de sorbet, sorbet exotique, sorbet pomme verte, boules de sorbet citron',
      contains: [],
      mayContain: ['milk', 'eggs'],
    },
    {
      names:
        'chantilly végétale, crème fouettée végétale, garniture fouettée, Cool Whip, garniture à fouetter, Dream Whip, Nutriwhip',
      like: 'whipped topping',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'caramel/-s, caramel liquide, caramel blond, nappage caramel, caramel au sirop, caramel clair, coulis de caramel liquide, caramel maison, caramel ambré, caramel nappant',
      like: 'caramel sauce',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names:
        'praliné, praliné noisette, pâte de praliné, pâte pralinée, pralin, praliné amande-noisette, poudre de pralin, praliné amandes noisettes, praliné noisettes, éclats de pralin/eclats de pralin, pralin en grains, praliné en poudre, praliné amande noisette, praliné amandes, nougatine, pralines roses, praline rose, éclats de pralines roses/eclats de pralines roses, pralines concassées, amandes caramélisées, noisettes caramélisées, praliné maison, éclats de nougatine/eclats de nougatine, pralin concassé, nougatine concassée, noix caramélisées, amande caramélisée, noix de pécan caramélisées, cerneaux caramélisés, praliné pistache, pistaches caramélisées, praliné 50%, croquant aux amandes, amandes pralinées, pralins, cacahuètes pralinées et amandes',
      like: 'peanut brittle',
      contains: ['nuts'],
      mayContain: ['milk', 'peanuts', 'soybeans'],
    },
    {
      names:
        'praline/-s, praline belge/pralines belges, truffes au chocolat, truffe en chocolat/truffes en chocolat, bonbon au chocolat/bonbons au chocolat, mon chéri, After Eight, boîte de chocolats, orangettes, chocolats belges',
      like: 'milk chocolate',
      contains: [],
      mayContain: ['nuts', 'milk', 'soybeans', 'gluten', 'sulphites'],
      mayRuleOut: ['halal'],
    },
    {
      names: 'cacahuètes caramélisées, cacahuètes pralinées, cacahuètes enrobées, nougat de cacahuètes',
      like: 'peanut brittle',
      contains: ['peanuts'],
      mayContain: ['milk', 'nuts', 'gluten'],
    },
    {
      names: 'nougat, nougat blanc, nougat de Montélimar, nougats, nougat tendre, nougat noir, turron, touron',
      like: 'peanut brittle',
      contains: ['nuts'],
      mayContain: ['eggs', 'sesame', 'peanuts'],
      rulesOut: ['vegan'],
    },
    { names: "calisson/-s, calissons d'Aix", like: 'marzipan', contains: ['nuts'], mayContain: ['eggs'] },
    {
      names:
        'dragée/-s, perles de chocolat, billes de chocolat, œufs de Pâques en sucre/oeufs de Pâques en sucre, lentilles de chocolat, perles croustillantes, perles craquantes, perles craquantes au chocolat',
      like: 'sprinkles',
      contains: [],
      mayContain: ['nuts', 'milk', 'soybeans', 'gluten'],
    },
    {
      names:
        "bonbon/-s, bonbons acidulés, sucette/-s, sucres d'orge, sucre d'orge, cannes de bonbon, bonbons à la menthe, bonbons durs, pastilles de menthe, bêtises de Cambrai, sucre pétillant, canne de Noël/cannes de Noël, bonbons à la violette, sucre pop, réglisse, réglisses, bonbons au choix, Haribo, bonbons candy, barbe à papa, pastilles Vichy, pastilles, bonbons de Noël, lacets de réglisse, rouleau de réglisse/rouleaus de réglisse, pâte de fruit/pâtes de fruit/pâte de fruits/pâtes de fruits, bonbons à la réglisse",
      like: 'hard candy',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        "crème de marron/crème de marrons, crème de marrons de l'Ardèche, crème de châtaigne/crème de châtaignes, confiture de marrons, marrons glacés, marron glacé, confiture de châtaignes, pâte de marrons, brisures de marrons glacés, crème de marrons vanillée, confiture de châtaigne, débris de marrons glacés, vermicelles de marrons, crème de marron vanillée, pâte de marron",
      like: 'chestnut',
      contains: [],
    },
    {
      names:
        "crème de pruneaux, beurre de pruneaux, pâte de pruneaux, purée de pruneaux, beurre d'abricots, beurre de figues, confit de fleurs, confit de cassis, confit de violettes, violettes cristallisées, pétales de violettes cristallisées, pétales de roses cristallisés, fleurs cristallisées, violettes confites",
      like: 'jam',
      contains: [],
      mayContain: ['sulphites'],
    },
    { names: "sirop d'orgeat, orgeat, lait d'orgeat", like: 'grenadine', contains: ['nuts'] },
    {
      names: 'barre énergétique/barres énergétiques, barres de céréales au chocolat, barre protéinée/barres protéinées',
      like: 'cereal bar',
      contains: [],
      mayContain: ['gluten', 'nuts', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names:
        'protéine/-s, poudre de protéine/poudre de protéines, protéine en poudre/protéines en poudre, whey, protéines en poudre à la vanille, protéine de lactosérum, protéine en poudre à la vanille',
      like: 'protein powder',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'protéines de pois, protéine de pois, protéines de chanvre, protéine de chanvre, protéines de pois texturées, protéine de riz, protéines de riz, protéine végétale en poudre, haché de pois, protéines de tournesol, protéine de pois en poudre',
      like: 'textured soy',
      contains: [],
      mayContain: ['soybeans'],
    },
    {
      names:
        'protéines végétales texturées, protéines végétales, protéine végétale, haché végétal, haché végétarien, émincé végétal/emincé végétal, émincés végétaux/emincés végétaux, sans-viande haché végétal, viande végétale, viande hachée végétale, haché vegan, haché végane, sans-viande haché, sans viande hachée, viande hachée vegan, Beyond Meat, haché de soja végétal, simili-viande, simili viande, émincés végétariens/emincés végétariens, émincés de soja/emincés de soja, émincés végétaux au soja/emincés végétaux au soja, sans-viande hachée, sans viande haché, Yves haché végétarien, veggie ground',
      like: 'plant-based mince',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs'],
    },
    {
      names:
        'steak végétal/steaks végétalx, steak de soja/steaks de soja, steak végétarien/steaks végétariens, galette végétale/galettes végétales, galette de légumes/galettes de légumes, galettes végétariennes, boulettes végétales, burger végétarien/burgers végétariens, steak vegan/steaks vegan, boulettes végétariennes, steaks végétaux, galettes de soja, burger végétal, nuggets végétaux, nuggets végétariens, pavé végétal, boulettes vegan, galettes de lentilles, steaks végans, boulettes végétaliennes, galettes végé, boulettes végé, galettes végétaliennes',
      like: 'veggie burger',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs', 'milk', 'celery'],
    },
    {
      names:
        'saucisse végétale/saucisses végétales, saucisse végétarienne/saucisses végétariennes, saucisse vegan/saucisses vegan, saucisse végane/saucisses véganes, saucisse de tofu/saucisses de tofu, saucisses de soja, saucisse végé/saucisses végé, saucisse végétalienne/saucisses végétaliennes, knacks végétales, knackis végétales, merguez végétales, chorizo végétal, chorizo vegan, saucisses vegans, saucisses végétales fumées',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs', 'milk', 'celery'],
    },
    {
      names:
        'lardons végétaux, lardons vegan, lardons végétariens, bacon végétal, allumettes végétales, jambon végétal, tempeh fumé façon lardons, jambon végé, lardons végétaux fumés, bacon végétarien, bacon vegan, lardons de tofu, thon végétal',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs'],
    },
    {
      names: 'seitan, seitan fumé, gluten cuit, seitan mariné',
      like: 'seitan',
      contains: ['gluten'],
      mayContain: ['soybeans'],
    },
    { names: 'Quorn', like: 'mycoprotein', contains: ['eggs'], mayContain: ['milk', 'gluten'] },
    {
      names:
        'poulet végétal, poulet végétarien, poulet vegan, aiguillettes végétales, émincé de poulet végétal/emincé de poulet végétal, filet végétal/filets végétal, lanières végétales, poulet végé, morceaux de poulet végétal',
      like: 'vegan chicken',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs'],
    },
    {
      names:
        "pané/-e/-s/-es, pané* à l'anglaise, en croûte, feuilleté/-e/-s/-es, à la milanaise, à l'anglaise, milanaise",
      like: 'breadcrumb',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names:
        'gratiné/-e/-s/-es, à gratiner, chocolaté/-e/-s/-es, dorure, à la crème, crémé/-e/-s/-es, à la normande, au gratin',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten'],
    },
    {
      names:
        "viande/-s, viande au choix, viande cuite, restes de viande, viande en morceaux, viande froide, reste de viande, restes de rôti, viande maigre, gibier, viande à ragoût, morceaux de viande, viande à mijoter au choix, viande crue, viande de gibier, viande tendre, reste de rôti, viande au barbecue, côte à l'os/côtes à l'os, viandes variées, grillades, viande rouge, viande blanche, viande séchée fumée, abats, foie/-s, tripaille, rôti à l'os, viande à raclette, plateau de charcuterie, assortiment de charcuterie, parures, gras de viande, viande à bouillir, ragoût de viande",
      like: 'beef steak',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'viande hachée/viandes hachées, viande hachée maigre, farce de viande, viande hachée au choix, viande hachée mi-maigre, viande hachée crue, viande hachée cuite, viande hachée de votre choix, viande à hamburger, viande hachée fraîche, farce à légumes, hachis de viande, hachis',
      like: 'mixed ground meat',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        "saucisse/-s, saucisse fraîche/saucisses fraîches, saucisse à griller/saucisses à griller, saucisse italienne/saucisses italiennes, saucisse italienne douce/saucisses italiennes douces, saucisses épicées, saucisse d'agneau/saucisses d'agneau, saucisse de bœuf/saucisses de bœuf/saucisse de boeuf/saucisses de boeuf, saucisse à déjeuner/saucisses à déjeuner, saucisse cuite/saucisses cuites, saucisse à hot-dog au bœuf/saucisses à hot-dog au bœuf/saucisse à hot-dog au boeuf/saucisses à hot-dog au boeuf, saucisses merguez ou chipolatas, saucisse au choix/saucisses au choix, saucisses italiennes fortes, saucisse de campagne/saucisses de campagne, saucisses campagnardes, luganega, luganighe, saucisson à rôtir/saucissons à rôtir, saucisson à griller/saucissons à griller",
      like: 'sausage',
      contains: [],
      mayContain: ['gluten', 'milk', 'sulphites', 'mustard', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'chipolata/-s, saucisse de Toulouse/saucisses de Toulouse, chair à saucisse, saucisse de porc/saucisses de porc, diot/-s, saucisse fraîches de porc/saucisses fraîches de porc, chair à saucisses, saucisse au chou/saucisses au chou, saucisse aux herbes/saucisses aux herbes, saucisse de Savoie/saucisses de Savoie, farce à tomates, crépinette/-s, caillette/-s, chair à saucisse de Toulouse, chair à saucisse de porc, saucisse de Toulouse fraîches/saucisses de Toulouse fraîches, atriaux, atriau, saucisse bretonne, saucisse au couteau, farce de porc, chair de saucisse, saucisse perche, cervelas de Lyon, saucisson de Lyon truffé, diots de Savoie, farci charentais, tomates farcies, paupiette de porc/paupiettes de porc, godiveau/-s, saucisse de montagne, chair à saucisse nature',
      like: 'sausage',
      contains: [],
      mayContain: ['gluten', 'milk', 'sulphites', 'mustard', 'eggs'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'saucisse de volaille/saucisses de volaille, saucisse de poulet/saucisses de poulet, saucisse de dinde/saucisses de dinde, knacks de volaille, chipolatas de volaille, saucisses de Francfort de volaille, saucisses de poulet italiennes, knackis de volaille, chair à saucisse de volaille, saucisse halal/saucisses halal, merguez de volaille, saucisses de boeuf halal',
      like: 'chicken sausage',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'paupiette/-s, paupiette de veau/paupiettes de veau, paupiette de dinde/paupiettes de dinde, oiseau sans tête/oiseaux sans tête, boulettes de viande, boulette de bœuf/boulettes de bœuf/boulette de boeuf/boulettes de boeuf, boulette de viande, boulettes suédoises, boulettes de viande hachée, fricadelle/-s, boulets liégeois, boulets, boulettes italiennes, boulettes de porc, pain de viande, boulettes de viande surgelées, boulettes de poulet, paupiettes de volaille, mitraillette, vitoulets',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'mustard', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'kefta, boulettes de kefta, keftas, viande à kebab, viande kebab, gyros, kebab, viande à gyros, kefta de bœuf/kefta de boeuf, doner kebab, émincé kebab/emincé kebab',
      like: 'ground lamb',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'boudin noir/boudins noirs, boudin/-s, boudin créole/boudins créoles, boudin antillais, boudin noir aux pommes, boudins antillais',
      like: 'blood sausage',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'boudin blanc/boudins blancs, boudin blanc truffé/boudins blancs truffés, boudin blanc de Liège/boudins blancs de Liège',
      like: 'bratwurst',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'andouillette/-s, andouillette de Troyes/andouillettes de Troyes, andouillettes AAAAA, fraise de veau',
      like: 'andouille',
      contains: [],
      mayContain: ['mustard', 'gluten', 'sulphites'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'rillettes, rillettes de porc, rillons, rillettes du Mans, grattons, cretons, gratons, graisserons, fritons, rillettes de Tours, rillettes de canard et porc, tête fromagée, fromage de tête, pâté de tête, museau, hure, jambon persillé, jambon persillé de Bourgogne, creton',
      like: 'pork belly',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'mustard', 'sulphites'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        "rillettes de canard, rillettes d'oie, rillettes de poulet, rillettes de volaille, rillettes de lapin, confit de foies de volaille",
      like: 'duck leg',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'rillettes de saumon, rillettes de thon, rillettes de maquereau, rillettes de poisson, mousse de saumon, terrine de poisson, rillettes de la mer, terrine de saumon, rillettes de sardines, mousse de thon, rillettes de crabe, terrine de la mer, pâté de saumon, mousse de truite, pâté de poisson',
      like: 'canned tuna',
      contains: ['fish'],
      mayContain: ['milk', 'eggs', 'crustaceans', 'mustard', 'gluten'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        'pâté/-s, pâté de campagne/pâtés de campagne, pâté de foie, terrine/-s, mousse de foie, mousse de canard, pâté en croûte, pâté de porc, pâté de lapin, terrine de campagne, pâté de foie de volaille, mousse de foie de volaille, pâté de foie gras, crème de foie, pâté de canard, terrine de canard, pâté gaumais, pâté crème, mousse de foies de volaille, pâté lorrain, terrine de volaille, terrine de lapin, mousse de foie de canard, mousse de canard au porto, pâté de volaille, pâté de gibier, terrine de gibier, foie de porc, foies de porc, gratin de foies, galantine, ballottine, pâté de chevreuil',
      like: 'pâté',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten', 'sulphites'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'tourtière/-s, pâté chinois, pâté à la viande, tourte à la viande, tourte lorraine, flamiche au maroilles et lardons, ragoût de boulettes, ragoût de pattes, cassoulet, cassoulet en boîte, choucroute garnie, bolognaise, lasagnes à la bolognaise, moussaka, hachis parmentier, petit salé aux lentilles, pot-au-feu, blanquette, bœuf bourguignon/boeuf bourguignon, chili con carne, paella, tajine, cipaille, six-pâtes',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'sauce bolognaise, sauce à la viande, bolognaise en pot, sauce à spaghetti à la viande, sauce spaghetti à la viande, sauce bolognese, sauce bolo',
      like: 'marinara sauce',
      contains: [],
      mayContain: ['celery', 'milk', 'gluten'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'fèves au lard, haricots au lard, fèves au lard en conserve, fèves au four',
      like: 'baked bean',
      contains: [],
      mayContain: ['mustard', 'sulphites'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'filet américain, américain préparé, préparé du chef, steak tartare, tartare de bœuf/tartare de boeuf, préparé de bœuf/préparé de boeuf, tartare de boeuf au couteau',
      like: 'ground beef',
      contains: [],
      mayContain: ['eggs', 'mustard', 'fish', 'gluten'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'crabe imitation, bâtonnet de surimi/bâtonnets de surimi, surimi, goberge, bâtonnets de goberge, bâtonnets de crabe, miettes de surimi, râpé de surimi, chair de crabe imitation, surimi râpé, goberge à saveur de crabe, coraya, simili-crabe, similicrabe, imitation de crabe, surimis, bâtonnets de surimi émiettés, simili crabe',
      like: 'crab stick',
      contains: ['fish'],
      mayContain: ['crustaceans', 'eggs', 'gluten', 'soybeans', 'milk'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        'fruits de mer, mélange de fruits de mer, cocktail de fruits de mer, fruits de mer surgelés, fruits de mer mélangés, fruits de mer décortiqués, plateau de fruits de mer, coquillage/-s, fruits de mer au choix, mélange de fruits de mer surgelés, crustacé/-s, cocktail de fruits de mer surgelés, fruits de mer cuits, mélange marin, mélange fruits de mer',
      like: 'shrimp',
      contains: [],
      mayContain: ['crustaceans', 'molluscs', 'fish'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        "oursin/-s, langues d'oursin, corail d'oursin, violets de mer, concombre de mer, holothurie, corail d'oursins",
      like: 'scallop',
      contains: [],
      mayContain: ['molluscs'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        "féra, filet de féra/filets de féra, corégone/-s, lavaret, filet de lavaret/filets de lavaret, palée/-s, bondelle/-s, saint-pierre, filet de saint-pierre/filets de saint-pierre, Saint Pierre, gardon, tanche, ablette/-s, mulet/-s, orphie/-s, grenadier, dos de grenadier, filet de grenadier/filets de grenadier, lompe, alose, chinchard/-s, vive/-s, tassergal, capitaine, thazard, poisson salé, poisson séché, poisson fumé, miettes de poisson, chair de poisson, dos de poisson, poissons de roche variés, filet de mulet/filets de mulet, bar d'Amérique, achigan, touladi, ouananiche, loup atlantique, filet de merlin/filets de merlin, dos de cabillaud skrei, poisson congelé, poisson au choix, poisson cuit, filet de poisson au choix/filets de poisson au choix, cubes de poisson, poisson surgelé, arêtes de poisson, parures de poisson, arêtes de poissons, têtes de poisson, filets de poissons au choix, poisson de mer, poisson de rivière",
      like: 'cod fillet',
      contains: ['fish'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        "esturgeon, filet d'esturgeon/filets d'esturgeon, esturgeon fumé, flétan fumé, espadon fumé, thon fumé, lamproie",
      like: 'swordfish steak',
      contains: ['fish'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'tarama, taramasalata',
      like: 'fish roe',
      contains: ['fish'],
      mayContain: ['eggs', 'milk', 'gluten', 'soybeans'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'brandade, brandade de morue, brandade de Nîmes',
      like: 'salt cod',
      contains: ['fish'],
      mayContain: ['milk'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'anchoïade, sauce aux anchois, pissalat, garum, bagna cauda',
      like: 'anchovy paste',
      contains: ['fish'],
      mayContain: ['milk'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'poisson en papillote surgelé, croquettes de poisson, galettes de poisson, croquettes de thon, croquettes de saumon, nuggets de poisson, boulettes de poisson',
      like: 'fish cake',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'milk', 'crustaceans'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        "moules à l'escabèche, moules marinées, calamars à la romaine, beignets de calamar, beignets de calamars, calamars frits",
      like: 'squid',
      contains: ['molluscs'],
      mayContain: ['gluten', 'milk', 'eggs'],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'sauce nuoc-mâm pour nems, sauce nem, sauce pour nems, sauce à nems, sauce pour nem, sauce nems',
      like: 'fish sauce',
      contains: ['fish'],
      mayContain: ['gluten', 'soybeans'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'sauce hollandaise, sauce béarnaise, sauce mousseline, hollandaise, béarnaise, sauce maltaise, sauce choron',
      like: 'mayonnaise',
      contains: ['eggs', 'milk'],
      mayContain: ['mustard', 'sulphites', 'celery'],
    },
    {
      names:
        "sauce cocktail, rouille, sauce gribiche, sauce andalouse, sauce samouraï, sauce samourai, sauce algérienne, sauce blanche kebab, sauce rouille, sauce frites, mayonnaise épicée, sauce biggy, sauce à l'ail, sauce calypso, sauce brasil, sauce pita, sauce kebab, sauce giant, sauce sandwich, pommesaus, sauce riche, mayonnaise à la sriracha, mayonnaise chipotle, sauce bourguignonne, sauce bicky, sauce dallas",
      like: 'mayonnaise',
      contains: ['eggs'],
      mayContain: ['mustard', 'milk', 'gluten', 'celery', 'fish'],
    },
    {
      names: 'mayonnaise sans moutarde, Miracle Whip, sauce à salade Miracle Whip, mayonnaise de type Miracle Whip',
      like: 'mayonnaise',
      contains: ['eggs'],
      mayContain: ['mustard'],
    },
    {
      names:
        "sauce blanche, sauce au poivre, sauce aux champignons, sauce forestière, sauce à la crème, sauce suprême, sauce normande, sauce moutarde, sauce au yaourt, sauce crème, sauce poivre, sauce rosée, sauce à l'aneth, sauce yaourt, sauce au beurre, sauce échalote, sauce chasseur, sauce roquefort en brique, sauce quatre fromages, sauce aux quatre fromages, sauce Alfredo légère",
      like: 'simmer sauce',
      contains: [],
      mayContain: ['milk', 'gluten', 'eggs', 'mustard', 'celery'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'sauce ravigote, sauce vierge, sauce verte, sauce à salade nature, sauce aux herbes',
      like: 'vinaigrette',
      contains: [],
      mayContain: ['mustard', 'sulphites', 'eggs'],
    },
    {
      names: 'sauce bordelaise, sauce marchand de vin, sauce au vin, sauce au porto, sauce madère, sauce au vin rouge',
      like: 'gravy',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'sulphites'],
      rulesOut: ['halal'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'sauce cheddar, sauce nacho, sauce à fromage en pot',
      like: 'cheese sauce',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs'],
    },
    {
      names: 'sauce curry mayonnaise, sauce curry froide',
      like: 'mayonnaise',
      contains: [],
      mayContain: ['eggs', 'mustard', 'milk', 'celery'],
    },
    { names: "pistou, pistou de basilic, pesto d'herbes", like: 'pesto', contains: [], mayContain: ['milk', 'nuts'] },
    {
      names: 'pesto vegan, pesto végétal, pesto végane, pesto sans fromage, pesto végétalien',
      like: 'pesto',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names: "guacamole, avocat écrasé, purée d'avocat, tartinade d'avocat",
      like: 'avocado',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'tzatziki, tzaziki, sauce tzatziki, raïta, raita, tsatsiki, tsatziki',
      like: 'greek yogurt',
      contains: ['milk'],
    },
    {
      names:
        "caviar d'aubergine/caviar d'aubergines, purée d'aubergines, caviar de courgettes, caviar de tomates, purée d'aubergine, purée de poivrons, caviar de poivrons, crème de poivrons, artichaunade, ajvar, crème d'artichauts, crème d'artichaut, tartinade de légumes, caviar de légumes, tartinade de poivrons",
      like: 'baba ganoush',
      contains: [],
      mayContain: ['sesame', 'milk'],
    },
    { names: 'sauce tahini, tarator', like: 'tahini', contains: ['sesame'] },
    { names: 'sauce aux noix, sauce noix', like: 'walnut oil', contains: ['nuts'], mayContain: ['milk'] },
    { names: 'sauce romesco, romesco', like: 'red pesto', contains: ['nuts'], mayContain: ['gluten'] },
    {
      names:
        "beurre de karité alimentaire, huile d'argan culinaire, huile d'œillette/huile d'oeillette, huile de germe de maïs, huile de pastèque",
      like: 'vegetable oil',
      contains: [],
    },
    { names: 'amlou', like: 'almond butter', contains: ['nuts', 'peanuts'], rulesOut: ['vegan'] },
    { names: 'huile de germe de blé', like: 'vegetable oil', contains: [], mayContain: ['gluten'] },
    { names: 'fécule de blé, amidon de blé, amidon modifié de blé', like: 'cornstarch', contains: ['gluten'] },
    {
      names: 'levure de bière, levure de bière en paillettes, paillettes de levure de bière, levure de bière en poudre',
      like: 'nutritional yeast',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'flocons, flocons de céréales, flocons cinq céréales, mélange de céréales, flocons 5 céréales, mélange de flocons, céréales soufflées, flocons de blé, blé soufflé, épeautre soufflé/epeautre soufflé, flocons de seigle, flocons multi-céréales, Shreddies, Cheerios, céréales multigrains, céréales en flocons, boulgour et quinoa, mélange boulgour quinoa, mélange quinoa boulgour, mélange quinoa-boulgour, céréales chocolatées, Special K, Chocapic, Crispix, Chex, céréales gourmandes, mélange de boulgour et quinoa, mélange de céréales cuites, pilpil de céréales, farine multicéréales, farine aux céréales, farine multi-céréales, farine de céréales, farine 5 céréales, farine rustique, farine paysanne, farine tresse, farine à tresse, farine complète au choix, crème Budwig, Blévita, céréales pour bébé, Pablum',
      like: 'muesli',
      contains: ['gluten'],
      mayContain: ['nuts', 'milk', 'soybeans', 'sesame'],
    },
    {
      names:
        "quinoa soufflé, millet soufflé, amarante soufflée, sarrasin soufflé, flocons de riz, flocons de quinoa, flocons de pois chiches, flocons de châtaigne, farine de patate douce, farine de banane, farine de châtaigne/farine de châtaignes, farine de lentilles, farine de lentilles corail, farine de souchet, souchet, poudre de souchet, farine de tapioca doux, farine de racine de manioc, farine de plantain, farine d'igname, farine de haricots blancs, farine de pois, farine de petits pois, farine de fèves, farine de banane verte, farine de lentilles vertes, farine de patates douces, farine de mil, farine de haricot mungo",
      like: 'rice flour',
      contains: [],
    },
    { names: 'flocons de soja', like: 'dried soybean', contains: ['soybeans'] },
    {
      names:
        'farine de noix, farine de noix de cajou, poudre de noix de cajou, poudre de noix de pécan, noix de cajou en poudre, poudre de fruits à coque',
      like: 'almond flour',
      contains: ['nuts'],
    },
    {
      names:
        'farine au choix/farines au choix, farine pour nappage, mélange de farines, mix de farines, farine végétale',
      like: 'all-purpose flour',
      contains: ['gluten'],
      mayContain: ['lupin', 'soybeans'],
    },
    { names: 'farine de sésame', like: 'mixed seeds', contains: ['sesame'] },
    {
      names:
        'chips, chips de pommes de terre, chips nature, chips de légumes, croustilles, chips au sel, chips de patate douce, chips de crevettes',
      like: 'potato chip',
      contains: [],
      mayContain: ['milk', 'crustaceans', 'gluten'],
    },
    {
      names:
        'nachos, chips tortilla, chips de maïs, croustilles de maïs, tortilla chips, chips de tortilla, doritos, croustilles tortilla, chips de tortillas, chips tortillas, tortillas chips',
      like: 'tortilla chip',
      contains: [],
      mayContain: ['milk', 'gluten'],
    },
    {
      names: 'nachos au fromage, croustilles au fromage, crackers au fromage, Goldfish',
      like: 'cracker',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs'],
    },
    {
      names: 'olives farcies, olives farcies aux anchois, olives vertes farcies, olives farcies au poivron',
      like: 'olive',
      contains: [],
      mayContain: ['fish', 'milk', 'nuts', 'sulphites'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'salade de chou, coleslaw, salade de pommes de terre, salade piémontaise, céleri rémoulade, salade russe, taboulé, carottes râpées du commerce, museau vinaigrette, salade de crabe, salade de poulet',
      contains: [],
      mayContain: ['eggs', 'mustard', 'celery', 'milk', 'gluten', 'fish', 'crustaceans'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'farce à dinde, farce pour volaille, mélange à farce, chapelure à farce, préparation pour farce, farce du commerce',
      like: 'stuffing mix',
      contains: ['gluten'],
      mayContain: ['celery', 'milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'gelée, gelée au madère, gelée en sachet, gelée royale instantanée, gelée au porto, aspic, sachet de gelée, gelée instantanée',
      like: 'gelatin',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'sulphites'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'Jell-O, jello, poudre de gelée, poudre pour gelée, gelée à saveur de fraise, poudre pour gelatine, dessert en gelée',
      like: 'gelatin dessert mix',
      contains: [],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'gélatine de poisson, gélatine marine',
      like: 'gelatin',
      contains: ['fish'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names: "gelée royale, propolis, pollen, pollen de fleurs, pain d'abeille",
      like: 'honey',
      contains: [],
      rulesOut: ['vegan'],
    },
    {
      names: 'cidre de pomme, cidre de pommes, cidre chaud',
      like: 'apple juice',
      contains: [],
      mayContain: ['sulphites'],
      mayRuleOut: ['halal'],
    },
    {
      names: 'panaché bière, bière aromatisée, bière au citron',
      like: 'beer',
      contains: ['gluten'],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names: 'vin chaud, sangria, kir, punch, hydromel, planteur, cocktail',
      like: 'white wine',
      contains: [],
      mayContain: ['sulphites', 'milk'],
      rulesOut: ['halal'],
    },
    { names: 'vin sans alcool, vin désalcoolisé', like: 'grape juice', contains: [], mayContain: ['sulphites'] },
    {
      names:
        "cerises à l'eau-de-vie, griottines, cerises à l'alcool, cerises au kirsch, griottes à l'eau-de-vie, cerises à l'eau de vie, raisins au rhum, cerises à l'alcool égouttées, pruneaux à l'armagnac, griottes au kirsch, raisins secs au rhum, guignolettes, mirabelles à l'eau-de-vie, griottines au kirsch",
      like: 'sour cherry',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names: 'café liégeois, café au lait, cappuccino, café latte, latte, café viennois, cappuccino en poudre',
      like: 'coffee',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names:
        'chocolat liégeois, boisson chocolatée, lait au chocolat, lait chocolaté, Cécémel, chocolat au lait chaud, lait aromatisé',
      like: 'hot chocolate powder',
      contains: ['milk'],
      mayContain: ['soybeans', 'gluten'],
    },
    {
      names:
        'sucre aromatisé, sucre décoratif, sucre rose, sucre à la cannelle, sucre cannelle, sucre détonant, sucre parfumé, sucre pétillant rose, sucre violet, sucre pectiné',
      like: 'sugar',
      contains: [],
    },
    { names: 'thé au lait, thé chaï latte, chai latte', like: 'chai', contains: ['milk'] },
    {
      names:
        'boisson énergisante, sirop au choix, jus au choix, boisson aux fruits, jus de légumes maison, cordial, jus vert, limonade au sureau',
      like: 'apple juice',
      contains: [],
      mayContain: ['celery'],
    },
    { names: 'jus de céleri', like: 'carrot juice', contains: ['celery'] },
    {
      names: 'lait maternisé, lait infantile, lait en poudre pour bébé',
      like: 'milk powder',
      contains: ['milk'],
      mayContain: ['fish', 'soybeans'],
    },
    { names: 'lait de brebis fermenté, petit-lait en poudre, caséine', like: 'milk powder', contains: ['milk'] },
    {
      names: 'dés de fromage et jambon, salami et fromage',
      like: 'ham',
      contains: ['milk'],
      rulesOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'saindoux végétal, graisse végétale solide',
      like: 'vegetable shortening',
      contains: [],
      mayContain: ['soybeans'],
    },
    {
      names: 'tripes à la mode de Caen, tripoux',
      like: 'tripe',
      contains: [],
      mayContain: ['celery', 'gluten', 'sulphites'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        "andouille de bœuf/andouille de boeuf, cervelle/-s, cervelle d'agneau, cervelle de veau, rate, amourettes, mamelle, tétine, crépine/-s, crépine de porc, boyau/-x, boyaux de porc, fraise de porc, boyau naturel, menu de porc, boyau de mouton, sang de porc, tête de veau, pied de veau/pieds de veau, oreilles de veau, poumon, mou de veau",
      like: 'sweetbread',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        "autruche, steak d'autruche/steaks d'autruche, filet d'autruche/filets d'autruche, kangourou, bison, steak de bison/steaks de bison, bœuf d'Highland/boeuf d'Highland, cheval, steak de cheval/steaks de cheval, viande de cheval, viande chevaline, orignal, caribou, wapiti, viande de bison, rôti de bison, émincé de cheval/emincé de cheval, viande d'orignal, mouflon, bifteck de bison, chamois, bouquetin, filet de cheval",
      like: 'beef steak',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'grenouille/-s, cuisse de grenouille/cuisses de grenouille',
      like: 'chicken leg',
      contains: [],
      rulesOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names:
        'aide pâtissière, améliorant, améliorant de panification, additif alimentaire, améliorant pain, stabilisateur, stabilisant, chantifix, fixe chantilly, Cremfix, fixateur de crème, Chantifix, fixateur pour crème, stabilisateur pour crème fouettée',
      like: 'cornstarch',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans'],
    },
    {
      names: 'lécithine de soja, lécithine, lécithine de soja en poudre',
      like: 'dried soybean',
      contains: [],
      mayContain: ['soybeans', 'eggs'],
    },
    { names: 'lécithine de tournesol', contains: [] },
    {
      names:
        'feuille de soja/feuilles de soja, soja en barquette, crème dessert soja, dessert soja, crème dessert au soja, dessert de soja à la vanille, yaourt soja vanille, yaourt de soja à la vanille, crème dessert au soja vanille',
      like: 'soy yogurt',
      contains: ['soybeans'],
    },
    {
      names: 'fromage de soja/fromages de soja, tofu à tartiner, tofu lactofermenté à tartiner',
      like: 'firm tofu',
      contains: ['soybeans'],
    },
    {
      names: 'fromage de cajou, faux fromage de cajou, fromage végétal de noix de cajou',
      like: 'vegan cheese',
      contains: ['nuts'],
      mayContain: ['soybeans'],
    },
    { names: 'parmesan de noix de cajou', like: 'vegan cheese', contains: ['nuts'] },
    { names: 'croûtons au fromage', like: 'crouton', contains: ['gluten', 'milk'], mayContain: ['eggs'] },
    {
      names:
        'pain de Gênes, macaron/-s, coques de macarons, coque de macaron/coques de macaron, amaretti/-s, biscuits amaretti, macarons aux amandes, congolais, rochers coco, biscuits aux amandes amaretti, amaretti émiettés',
      like: 'amaretti',
      contains: ['eggs'],
      mayContain: ['nuts', 'gluten', 'milk'],
    },
    {
      names: 'cantuccini, croquants aux amandes, biscotti aux amandes, canistrelli, navettes de Marseille, biscotti',
      like: 'amaretti',
      contains: ['gluten'],
      mayContain: ['nuts', 'eggs', 'milk'],
    },
    {
      names:
        'bredele, bredeles, linzer, étoiles à la cannelle/etoiles à la cannelle, milanais, bricelets, bricelet, merveilles suisses, damiers',
      like: 'butter cookie',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'nuts'],
    },
    {
      names: "oublies, hosties, hostie, feuille d'azyme/feuilles d'azyme, pain azyme en feuilles, hosties comestibles",
      like: 'ice cream cone',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'baklava, cornes de gazelle, makrout, pâtisseries orientales',
      like: 'peanut brittle',
      contains: ['gluten', 'nuts'],
      mayContain: ['milk', 'sesame'],
      rulesOut: ['vegan'],
    },
    { names: 'loukoum/-s, turkish delight', like: 'hard candy', contains: [], mayContain: ['nuts'] },
    {
      names: 'crème de noisette/crème de noisettes, crème de pistache verte, crème à la noisette, crème de noix',
      like: 'cashew butter',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'fluff, crème de guimauve, guimauve à tartiner, Marshmallow Fluff, guimauve en crème',
      like: 'marshmallow cream',
      contains: ['eggs'],
    },
    { names: 'gelatine végétale', like: 'agar', contains: [] },
    {
      names:
        "cuisses au choix, volaille au choix, volaille cuite, restes de volaille, reste de volaille, blanc de volaille cuit, émincé de volaille cuite/emincé de volaille cuite, volaille rôtie, magrets fumés, magret fumé, magret de canard fumé/magrets de canard fumés, magret de canard séché/magrets de canard séchés, magret séché/magrets séchés, tranches de magret fumé, canard fumé, cou d'oie, confit d'oie, aiguillettes de magret fumé, tranches de magret de canard fumé, canard laqué, tranche de magret fumé",
      like: 'duck breast',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'escalope/-s, médaillon/-s, grillades variées',
      like: 'veal cutlet',
      contains: [],
      mayContain: ['fish', 'gluten'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'pate/-s',
      like: 'penne',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'choux, petits choux, petit chou/petits chous',
      like: 'cabbage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names: 'wasabi, pâte de wasabi, wasabi en poudre, wasabi en tube, poudre de wasabi',
      like: 'wasabi',
      contains: [],
      mayContain: ['mustard', 'milk', 'gluten'],
    },
    {
      names: 'mostarda, fruits à la moutarde, moutarde aux fruits, moutarde de fruits',
      like: 'mango chutney',
      contains: ['mustard'],
      mayContain: ['sulphites'],
    },
    {
      names:
        'religieuse/-s, paris-brest, fraisier/-s, mille-feuille/-s, millefeuille/-s, opéra, tarte au citron, tarte tatin, tarte aux pommes, charlotte aux fraises, forêt-noire, gâteau forêt noire, omelette norvégienne, cheesecake, gâteau au fromage',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs', 'milk'],
      mayContain: ['nuts'],
    },
    { names: 'puree, puree de pommes de terre', like: 'potato', contains: [], mayContain: ['milk', 'celery'] },
    { names: 'legumes, legume', like: 'mixed vegetables', contains: [], mayContain: ['celery'] },
    {
      names:
        "noix de ginkgo, noix de kola, noix de karité, noix de lavage, pomme de pin/pommes de pin, noix d'arec, pili",
      like: 'chestnut',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names:
        'mélange à bagel, épices à bagel/epices à bagel, épices pour bagel/epices pour bagel, épices bagel/epices bagel',
      like: 'everything bagel seasoning',
      contains: ['sesame'],
    },
    {
      names: 'mincemeat, mince meat',
      like: 'mincemeat',
      contains: [],
      mayContain: ['nuts', 'sulphites', 'milk', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        "poudre de tomate, tomate en poudre, flocons de tomates séchées, poudre de betterave, betterave en poudre, poudre d'épinard, poudre de framboise, framboises lyophilisées, fraises lyophilisées, poudre de citron, citron en poudre, poudre de champignon, framboise lyophilisée, poudre de fraise, poudre de myrtille, poudre d'acérola",
      like: 'tomato powder',
      contains: [],
    },
    { names: 'vinaigre sucré au miel, oxymel', like: 'apple cider vinegar', contains: [], rulesOut: ['vegan'] },
    {
      names: 'omelette/-s, frittata, tortilla espagnole, tortilla de pommes de terre',
      like: 'egg',
      contains: ['eggs'],
      mayContain: ['milk', 'gluten'],
    },
    {
      names: 'pizza surgelée, flammekueche, tarte flambée, fond de quiche garni',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'cheddar végane, crème sure végane, crème sure végétale, fromage à la crème végane, fromage à la crème végétal, fromage frais végétal, fromage frais vegan, feta végane, feta vegan, mascarpone végétal, ricotta végétale, ricotta végane, fromage blanc végétal, fromage blanc de soja, fromage blanc soja, mozzarella végane, crème fraîche végétale, crème épaisse végétale, crème fouettée végane, chantilly vegan, skyr végétal, fromage à tartiner végétal, fromage à tartiner vegan',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['nuts', 'soybeans', 'gluten'],
    },
    {
      names:
        'glace végétale, crème glacée végane, crème glacée végétalienne, glace vegan, glace végane, glace au lait de coco',
      contains: [],
      mayContain: ['nuts', 'soybeans', 'gluten'],
    },
    {
      names:
        'chocolat végane, chocolat vegan, chocolat noir vegan, chocolat végétal, pépites de chocolat véganes, pépites de chocolat vegan, chocolat noir végane, chocolat vegan au lait, pépites de chocolat sans produits laitiers',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'lait de coco végétal, boisson coco-riz, boisson riz coco, boisson riz-coco, lait de riz coco, boisson au riz et coco',
      like: 'coconut drink',
      contains: [],
    },
    {
      names: 'boisson riz-amande, boisson avoine-amande, boisson amande-noisette, boisson riz amande',
      like: 'almond milk',
      contains: ['nuts'],
      mayContain: ['gluten'],
    },
    {
      names: 'miso de pois chiche, miso sans soja',
      like: 'miso paste',
      contains: [],
      mayContain: ['soybeans', 'gluten'],
    },
    {
      names: 'fromage de chèvre végétal, bûche végétale',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['nuts', 'soybeans'],
    },
    {
      names: 'gésiers végétaux, foie gras végétal, faux gras, faux-gras',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['nuts', 'soybeans', 'gluten'],
    },
    {
      names: 'sauce poisson végétale, sauce de poisson végane, sauce poisson vegan, nuoc-mâm végétal',
      like: 'soy sauce',
      contains: [],
      mayContain: ['soybeans', 'gluten'],
    },
    {
      names: 'œuf de lin/oeuf de lin, œufs de lin/oeufs de lin, œuf de chia/oeuf de chia, œufs de chia/oeufs de chia',
      like: 'ground flaxseed',
      contains: [],
    },
    {
      names:
        "caviar végétal, œufs de lump végétaux/oeufs de lump végétaux, algue/-s, algues séchées, algues fraîches, salade d'algues séchée, algue séchée, mélange d'algues, paillettes d'algues, algues en paillettes, salade du pêcheur",
      like: 'wakame',
      contains: [],
      mayContain: ['fish', 'sesame', 'soybeans', 'crustaceans'],
    },
  ],
  words: {
    article:
      'le, la, les, l, un, une, des, du, ce, cet, cette, ces, votre, vos, mon, ma, mes, son, sa, ses, leur, leurs, notre, nos',
    of: 'de, d, du, des',
    and: 'et, ainsi que',
    or: 'ou, ou bien, soit, voire, à défaut, sinon, ou alors, ou encore',
    plus: 'plus',
    with: 'avec, au, aux, à, à la, à l, accompagné, accompagnée, accompagnés, accompagnées, parfumé/-e/-s/-es',
    without: 'sans, ni, excepté',
    to: "à, jusqu'à",
    stop: "pour, selon, si, afin, suivant, lors, pendant, avant, après, jusqu'à ce que, en fonction, destiné/-e/-s/-es, histoire de",
    about:
      "environ, env, approximativement, à peu près, presque, près de, autour de, grosso modo, plus ou moins, soit environ, quasi, quelque, un peu plus de, un peu moins de, au moins, au minimum, minimum, maximum, maxi, au maximum, à peine, jusqu'à environ",
    optional:
      'facultatif/-s, facultative/-s, optionnel/-s, optionnelle/-s, en option, éventuellement/eventuellement, si vous aimez, si désiré, si besoin, si nécessaire, si on aime, si vous voulez, pas obligatoire, si vous en avez, selon vos goûts, au besoin, si possible, option, facult, si on veut, éventuel/-le/-s/-les/eventuel/eventuelle/eventuels/eventuelles',
    size: 'petit/-e/-s/-es, grand/-e/-s/-es, gros, grosse/-s, moyen/-s, moyenne/-s, de taille moyenne, moyen à gros, mini, maxi format, énorme/-s/enorme/enormes, géant/-e/-s/-es, calibre, calibre moyen, long/-s, longue/-s, court/-e/-s/-es, large/-s, épais/epais, épaisse/-s/epaisse/epaisses, mince/-s, XL, taille, grosseur, de taille, tout petit, toute petite, énormément/enormément, de grosseur moyenne, format, grosse taille, petite taille, moyenne taille, de petite taille, de grosse taille, miniature/-s',
    manner:
      'rase/-s, ras, bombé/-e/-s/-es, bien rempli/bien remplie/bien remplis/bien remplies, bien pleine, bien pleines, bien bombée, bien bombées, généreux, généreuse/-s, bon/-s, bonne/-s, plein/-e/-s/-es, comble/-s, à ras bord, tassé/-e/-s/-es, bien tassé, bien tassée, bien tassés, bien tassées, légèrement tassé, légèrement tassée, non tassé, non tassée, rasé/-e/-s/-es, remplie à ras, copieux, copieuse/-s, belle, beau, belles, beaux, rempli/-e/-s/-es, arasé/-e/-s/-es, bien rase, bien chargée, demi-pleine',
    adverb:
      "finement, grossièrement, fraîchement, fraichement, légèrement, bien, très, trop, assez, tout juste, juste, préalablement, uniquement, seulement, soigneusement, rapidement, délicatement, parfaitement, complètement, entièrement, totalement, encore, déjà, directement, plutôt, peu, pas, non, peu à peu, moyennement, à peine, mi, semi, extra, très finement, assez finement, super, naturellement, industriellement, artisanalement, environ, également/egalement, partiellement, vraiment, joliment, fermement, extrêmement, ultra, hyper, tout, toute, tous, toutes, moins, aussi, surtout, idéalement, de préférence, pré, récemment, doucement, facilement, bien entendu, presque, vite, pas trop, trop peu, généreusement, équitablement/equitablement, longuement, brièvement, séparément, ensemble, individuellement, normalement, correctement, au préalable, d'avance, à l'avance, la veille",
    preparation:
      "haché/-e/-s/-es, émincé/-e/-s/-es/emincé/emincée/emincés/emincées, râpé/-e/-s/-es, rapé/-e/-s/-es, coupé/-e/-s/-es, pelé/-e/-s/-es, fondu/-e/-s/-es, ciselé/-e/-s/-es, égoutté/-e/-s/-es/egoutté/egouttée/egouttés/egouttées, épluché/-e/-s/-es/epluché/epluchée/epluchés/epluchées, écrasé/-e/-s/-es/ecrasé/ecrasée/ecrasés/ecrasées, concassé/-e/-s/-es, tranché/-e/-s/-es, découpé/-e/-s/-es, détaillé/-e/-s/-es, taillé/-e/-s/-es, dénoyauté/-e/-s/-es, épépiné/-e/-s/-es/epépiné/epépinée/epépinés/epépinées, équeuté/-e/-s/-es/equeuté/equeutée/equeutés/equeutées, lavé/-e/-s/-es, rincé/-e/-s/-es, séché/-e/-s/-es, essoré/-e/-s/-es, battu/-e/-s/-es, fouetté/-e/-s/-es, mixé/-e/-s/-es, broyé/-e/-s/-es, moulu/-e/-s/-es, pilé/-e/-s/-es, pressé/-e/-s/-es, tamisé/-e/-s/-es, ramolli/-e/-s/-es, cuit/-e/-s/-es, précuit/-e/-s/-es, mi-cuit/-e/-s/-es, bouilli/-e/-s/-es, rôti/-e/-s/-es, grillé/-e/-s/-es, toasté/-e/-s/-es, torréfié/-e/-s/-es, doré/-e/-s/-es, revenu/-e/-s/-es, sauté/-e/-s/-es, braisé/-e/-s/-es, blanchi/-e/-s/-es, sucré/-e/-s/-es, salé/-e/-s/-es, poivré/-e/-s/-es, épicé/-e/-s/-es/epicé/epicée/epicés/epicées, assaisonné/-e/-s/-es, mariné/-e/-s/-es, désossé/-e/-s/-es, paré/-e/-s/-es, dégraissé/-e/-s/-es, ficelé/-e/-s/-es, bridé/-e/-s/-es, évidé/-e/-s/-es/evidé/evidée/evidés/evidées, vidé/-e/-s/-es, écaillé/-e/-s/-es/ecaillé/ecaillée/ecaillés/ecaillées, éviscéré/-e/-s/-es/eviscéré/eviscérée/eviscérés/eviscérées, plumé/-e/-s/-es, flambé/-e/-s/-es, gratté/-e/-s/-es, brossé/-e/-s/-es, nettoyé/-e/-s/-es, trempé/-e/-s/-es, réhydraté/-e/-s/-es, décongelé/-e/-s/-es, congelé/-e/-s/-es, réchauffé/-e/-s/-es, tiédi/-e/-s/-es, refroidi/-e/-s/-es, chauffé/-e/-s/-es, préchauffé/-e/-s/-es, mélangé/-e/-s/-es, monté/-e/-s/-es, monté* en neige, battu en neige, battus en neige, montés en neige, serré/-e/-s/-es, dilué/-e/-s/-es, délayé/-e/-s/-es, dissous, dissout, dissoute/-s, réduit/-e/-s/-es, concentré/-e/-s/-es, filtré/-e/-s/-es, passé/-e/-s/-es, clarifié/-e/-s/-es, fendu/-e/-s/-es, ouvert/-e/-s/-es, fermé/-e/-s/-es, effeuillé/-e/-s/-es, effilé/-e/-s/-es, effiloché/-e/-s/-es, émietté/-e/-s/-es/emietté/emiettée/emiettés/emiettées, égrené/-e/-s/-es/egrené/egrenée/egrenés/egrenées, égrainé/-e/-s/-es/egrainé/egrainée/egrainés/egrainées, écossé/-e/-s/-es/ecossé/ecossée/ecossés/ecossées, décortiqué/-e/-s/-es, décoquillé/-e/-s/-es, mondé/-e/-s/-es, émondé/-e/-s/-es/emondé/emondée/emondés/emondées, dénervé/-e/-s/-es, débarrassé/-e/-s/-es, divisé/-e/-s/-es, séparé/-e/-s/-es, partagé/-e/-s/-es, réservé/-e/-s/-es, préparé/-e/-s/-es, étalé/-e/-s/-es/etalé/etalée/etalés/etalées, abaissé/-e/-s/-es, déroulé/-e/-s/-es, roulé/-e/-s/-es, plié/-e/-s/-es, enroulé/-e/-s/-es, ébouillanté/-e/-s/-es/ebouillanté/ebouillantée/ebouillantés/ebouillantées, étuvé/-e/-s/-es/etuvé/etuvée/etuvés/etuvées, confit/-e/-s/-es, caramélisé/-e/-s/-es, glacé/-e/-s/-es, enrobé/-e/-s/-es, garni/-e/-s/-es, farci/-e/-s/-es, rempli/-e/-s/-es, versé/-e/-s/-es, ajouté/-e/-s/-es, pesé/-e/-s/-es, dosé/-e/-s/-es, tempéré/-e/-s/-es, ébarbé/-e/-s/-es/ebarbé/ebarbée/ebarbés/ebarbées, étêté/-e/-s/-es/etêté/etêtée/etêtés/etêtées, équarri/-e/-s/-es/equarri/equarrie/equarris/equarries, escalopé/-e/-s/-es, levé/-e/-s/-es, pétri/-e/-s/-es, reposé/-e/-s/-es, fermenté/-e/-s/-es, germé/-e/-s/-es, cassé/-e/-s/-es, brisé/-e/-s/-es, émulsionné/-e/-s/-es/emulsionné/emulsionnée/emulsionnés/emulsionnées, infusé/-e/-s/-es, macéré/-e/-s/-es, dessalé/-e/-s/-es, désarêté/-e/-s/-es, désarété/-e/-s/-es, saupoudré/-e/-s/-es, parsemé/-e/-s/-es, huilé/-e/-s/-es, ôté/-e/-s/-es, retiré/-e/-s/-es, enlevé/-e/-s/-es, coupé* en deux, coupé* en quatre, coupé* en dés, coupé* en morceaux, coupé* en rondelles, coupé* en lamelles, en dés, en petits dés, en cubes, en gros cubes, en petits cubes, en rondelles, en fines rondelles, en lamelles, en fines lamelles, en tranches, en fines tranches, en morceaux, en gros morceaux, en petits morceaux, en quartiers, en julienne, en brunoise, en bâtonnets, en purée, en miettes, en lanières, en tronçons, en deux, en quatre, en huit, en trois, en copeaux, en chiffonnade, en mirepoix, en paysanne, en éventail, en suprêmes, en allumettes, en pommade, en neige, en biseau, en sifflets, en mouillettes, en filets, en segments, en moitié, en moitiés, en anneaux, en bouquets, en fleurettes, en billes, en carrés, en portions, en parts, en spirales, en spaghetti, en tagliatelles, en flocons, en fins bâtonnets, en pluches, en crapaudine, en portefeuille, en tournant, au couteau, au pilon, à la main, à la fourchette, au mixeur, à la mandoline, au presse-ail, au robot, à la vapeur, à l'eau, à la poêle, au four, à blanc, au bain-marie, au micro-ondes, dés, petits dés, cubes, lamelles, rondelles, lanières, quartiers, bâtonnets, julienne, brunoise, tronçons, copeaux, chiffonnade, suprêmes, allumettes, pommade, rafraîchi/-e/-s/-es, mouliné/-e/-s/-es, malaxé/-e/-s/-es, écumé/-e/-s/-es/ecumé/ecumée/ecumés/ecumées, attendri/-e/-s/-es, aplati/-e/-s/-es, lissé/-e/-s/-es, assoupli/-e/-s/-es, égermé/-e/-s/-es/egermé/egermée/egermés/egermées, dégermé/-e/-s/-es, entaillé/-e/-s/-es, incisé/-e/-s/-es, quadrillé/-e/-s/-es, découenné/-e/-s/-es, zesté/-e/-s/-es, pressé à la main, récupéré/-e/-s/-es, recueilli/-e/-s/-es, prélevé/-e/-s/-es, divisé en deux, mis/-e/-es, fourré/-e/-s/-es, écrasé à la fourchette/ecrasé à la fourchette, grossièrement haché, déveiné/-e/-s/-es, éboutés/éboutées/eboutés/eboutées, passés au presse-ail, brouillé/-e/-s/-es, poché/-e/-s/-es, détendu/-e/-s/-es, épaissi/-e/-s/-es/epaissi/epaissie/epaissis/epaissies, trié/-e/-s/-es, purgé/-e/-s/-es, débité/-e/-s/-es, façonné/-e/-s/-es, tourné/-e/-s/-es, tronçonné/-e/-s/-es, allongé/-e/-s/-es, reconstitué/-e/-s/-es, surgelé puis décongelé, rompu/-e/-s/-es, pulvérisé/-e/-s/-es, lyophilisé/-e/-s/-es, brûlé/-e/-s/-es, desséché/-e/-s/-es, éclaté/-e/-s/-es/eclaté/eclatée/eclatés/eclatées, soufflé/-e/-s/-es, percé/-e/-s/-es, piqué/-e/-s/-es, clouté/-e/-s/-es, lardé/-e/-s/-es, bardé/-e/-s/-es, grossier, grossière, grossiers, grossières, saisi/-e/-s/-es, colorés à la poêle, étendu/-e/-s/-es/etendu/etendue/etendus/etendues, morceau/-x, frit/-s, poêlé/-s, extraites, truffé/-e/-s/-es, aillé/-e/-s/-es, vanillé/-e/-s/-es, citronné/-e/-s/-es, pimenté/-e/-s/-es, anisé/-e/-s/-es, mentholé/-e/-s/-es, safrané/-e/-s/-es, alcoolisé/-e/-s/-es, ébouté/-e/ebouté/eboutée, coupé* finement, finement haché, à moitié cuit, en grains moulus, prédécoupé/-e/-s/-es, précoupé/-e/-s/-es, prétranché/-e/-s/-es, prêtranché/-e/-s/-es, préalablement cuit, réduit* en purée, réduit* en poudre, cuit* à la vapeur, cuit* au four, à l'étouffée, à feu doux, en lambeaux, en effilochée, en pétales, en grosses lamelles, en gros dés, en gros tronçons, en demi-rondelles, en demi-lunes, en allumette, en mini-dés, en tout petits dés, en très fines tranches, en petits tronçons, en gros quartiers, en petites lanières, en petites rondelles, en fines lanières, en fine julienne, en brins, en petits bouquets, en petites fleurettes, bouquets, fleurettes, sommités, en sommités, en longueur, dans la longueur, dans le sens de la longueur, de biais, en biais, grossièrement, détaché/-e/-s/-es, frotté/-e/-s/-es, coupe/-e/-s/-es, rape/-e/-s/-es, hache/-e/-s/-es, emince/-e/-s/-es, pelee/-s/pele/peles, epluche/-e/-es/-s, egoutte/-e/-s/-es, seche/-e/-es, en parcelles, en noisettes, en gel, en alternance, aux ciseaux, au ciseau, haché menu, hachée menu, hachés menu, hachées menu, menu, en ruban, en rubans, en dentelle, en tagliatelle, en pâte, en mousse, en cubes de 1 cm, en dés de 1 cm, en confit, en compote, en coque, en chemise, en robe des champs, en copeaux fins, parcelles, ouvertes en deux, fendu en deux, fendue en deux, partagé en deux, coupés au couteau, hachés au couteau, haché au couteau, zébré/-e/-s/-es, historié/-e/-s/-es, entourée, dressé/-e/-s/-es, ajusté/-e/-s/-es, assemblé/-e/-s/-es, rassemblé/-e/-s/-es, gélifié/-e/-s/-es, figé/-e/-s/-es, solidifié/-e/-s/-es, émoulu/-e/-s/-es/emoulu/emoulue/emoulus/emoulues, râpé* finement, râpé* grossièrement, moulu* finement, concassé* grossièrement",
    quality:
      "frais, fraîche/-s, fraiche/-s, bio, biologique/-s, AOP, AOC, IGP, Label Rouge, label rouge, fermier/-s, fermière/-s, mûr/-s, bien mûr, bien mûrs, bien mûre, bien mûres, très mûr, très mûrs, très mûre, très mûres, trop mûr, trop mûrs, trop mûre, trop mûres, pas trop mûr, pas trop mûres, pas trop mûrs, pas trop mûre, à maturité, à point, mature/-s, tendre/-s, ferme/-s, dur/-e/-s/-es, mou/-s, molle/-s, moelleux, moelleuse/-s, croquant/-e/-s/-es, croustillant/-e/-s/-es, crémeux, crémeuse/-s, onctueux, onctueuse/-s, liquide/-s, épais/epais, chaud/-e/-s/-es, froid/-e/-s/-es, tiède/-s, bouillant/-e/-s/-es, brûlant/-e/-s/-es, glacé, glacés, à température ambiante, température ambiante, à température, tempérée, nature, naturel/-s, naturelle/-s, entier/-s, entière/-s, non traité/non traitée/non traités/non traitées, non-traité/-e/-s/-es, traité/-e/-s/-es, rouge/-s, vert/-e/-s/-es, blanche/-s, noir/-e/-s/-es, orange foncé, rose/-s, brun/-e/-s/-es, violet/-s, doré, blond/-e/-s/-es, gris, grise/-s, clair/-e/-s/-es, foncé/-e/-s/-es, pâle/-s, coloré/-e/-s/-es, multicolore/-s, bicolore/-s, tricolore/-s, doux, douce/-s, fort/-e/-s/-es, piquant/-e/-s/-es, acide/-s, acidulé/-e/-s/-es, amer/-s, amère/-s, neutre/-s, fin/-s, fine/-s, extra-fin/-s, extra-fine/-s, extra-frais, extra-fraîche, grasse/-s, maison, fait maison, faite maison, faits maison, artisanal/-e, artisanales, artisanaux, industriel/-le/-s/-les, du commerce, de qualité, de bonne qualité, de première qualité, supérieur/-e/-s/-es, premier choix, ordinaire/-s, classique/-s, traditionnel/-s, traditionnelle/-s, local/-e, locales, locaux, régional/-e, régionales, régionaux, français/-e, françaises, italien/-s, italienne/-s, espagnol/-e/-s/-es, grec/-s, grecque/-s, chinois/-e, chinoises, japonais/-e, japonaises, thaï/-s, thaïe/-s, thaïlandais/-e, thaïlandaises, indien/-s, indienne/-s, mexicain/-e/-s/-es, asiatique/-s, belge/-s, suisse, suisses, québécois/-e, québécoises, allemand/-e/-s/-es, marocain/-e/-s/-es, libanais/-e, libanaises, coréen/-s, coréenne/-s, vietnamien/-s, vietnamienne/-s, américain/-e/-s/-es, anglais/-e, anglaises, breton/-s, bretonne/-s, normand/-e/-s/-es, provençal/-e, provençales, alsacien/-s, alsacienne/-s, corse/-s, basque/-s, savoyard/-e/-s/-es, antillais/-e, antillaises, créole/-s, de saison, du jardin, de pays, de Provence, d'été, d'hiver, de printemps, de Bretagne, de Normandie, de montagne, de la mer, d'élevage, d'ici, de France, d'Italie, d'Espagne, du marché, du jour, de la veille, élevé/-e/-s/-es/elevé/elevée/elevés/elevées, sauvage/-s, nouveau, nouvelle/-s, nouveaux, jeune/-s, vieux, vieille/-s, ancien/-s, ancienne/-s, primeur/-s, pur/-s, pure/-s, brut/-s, brute/-s, complet/-s, parfumée, aromatique/-s, aromatisé/-e/-s/-es, corsé/-e/-s/-es, goûteux, goûteuse/-s, savoureux, savoureuse/-s, juteux, juteuse/-s, sucrée, charnu/-e/-s/-es, farineux, farineuse/-s, feuillu/-e/-s/-es, lisse/-s, rond/-e/-s/-es, plat/-e/-s/-es, pointu/-e/-s/-es, allongé/-e/-s/-es, carré/-e/-s/-es, rectangulaire/-s, ovale/-s, pommé/-e/-s/-es, végétale/-s, végétaux, alimentaire/-s, culinaire/-s, comestible/-s, spécial/-e, spéciales, spéciaux, pâtissier, pâtissière, boulanger, boulangère, à pâtisserie, simple/-s, double/-s, triple/-s, mixte/-s, varié/-e/-s/-es, divers, diverse/-s, différent/-e/-s/-es, assorti/-e/-s/-es, mélangée, autre/-s, même/-s, seul/-e/-s/-es, unique/-s, restant/-e/-s/-es, rassis, rassise/-s, propre/-s, intact/-e, intactes, rapide/-s, instantané/-e/-s/-es, prêt à l'emploi, prête à l'emploi, prêts à l'emploi, prêt à dérouler, prête à dérouler, prêt/-e/-s/-es, tout prêt, toute prête, sous vide, en vrac, souple/-s, standard, normal/-e, normales, normaux, de votre choix, au choix, préféré/-e/-s/-es, de type, biodynamique, équitable/equitable, commerce équitable, responsable, MSC, ASC, halal, casher, kasher, de plein air, plein air, élevé en plein air/elevé en plein air, élevées en plein air/elevées en plein air, plein champ, de luxe, vivant/-e/-s/-es, en branche, en branches, en grappe, en botte, en feuilles, en feuille, en grains, en bâton, en gousse, en filet, en pot, en bocal, en tube, en brique, en sachet, en bouteille, en bombe, en rouleau, en bloc, en paillettes, en poche, au naturel, au sirop, à l'ancienne, à la française, à l'italienne, à la coupe, à l'huile, de cuisson, de table, de cuisine, de ménage, avec les fanes, avec fanes, avec la peau, avec peau, avec os, non pelé/non pelée/non pelés/non pelées, non épluché/non épluchée/non épluchés/non épluchées, sans pépins, sans pépin, sans noyau, sans noyaux, sans arêtes, sans arête, sans croûte, sans la croûte, sans germe, sans le germe, sans cœur/sans coeur, sans les fanes, sans queue, sans tige, sans tiges, sans graines, sans couenne, sans goût, sans colorant, sans conservateur, sans matière grasse, sans additif, sans additifs, sans saveur, sans bulles, sans nitrite, sans nerf, sans côtes, sans parfum, sans sulfites, bien frais, bien fraîche, bien froide, bien froid, très froid, très froide, bien ferme, bien fermes, bien chaud, bien chaude, tout juste mûr, de couleur, de couleurs, de toutes les couleurs, de différentes couleurs, rouge et vert, rouges et verts, rouges ou verts, rouge ou vert, à chair ferme, à chair farineuse, à chair orange, chair ferme, à ébullition, bouillante salée, translucide/-s, transparent/-e/-s/-es, gazeux, gazeuse, minérale, potable, effervescent/-e/-s/-es, joli/-e/-s/-es, magnifique/-s, bel, bon marché, délicieux, délicieuse/-s, excellent/-e/-s/-es, meilleur/-e/-s/-es, favori, favorite, habituel/-le/-s/-les, équivalent/-e/equivalent/equivalente, équivalentes/equivalentes, UHT, pasteurisé/-e/-s/-es, homogénéisé/-e/-s/-es, microfiltré/-e/-s/-es, stérilisé/-e/-s/-es, affiné/-e/-s/-es, mi-fort, mi-ferme, extra-fort, extra-vieux, mi-sucré, semi-liquide, semi-épais, granuleux, granuleuse, poudreux, vierge/-s, extra vierge, vierge extra, première pression, première pression à froid, désodorisé/-e/-s/-es, raffiné/-e/-s/-es, non raffiné/non raffinée/non raffinés/non raffinées, turbiné, blanchie, non blanchi/non blanchie/non blanchis/non blanchies, pâtissiers, géants, à frire, à cuire, à rôtir, à griller, à farcir, à poêler, à mijoter, à mariner, à bouillir, extra-ferme, extra ferme, de Bresse, de Dijon, du Puy, de Madagascar, d'origine, origine, origine France, de Guérande, du Mexique, d'Alsace, de Savoie, du Québec, de Belgique, d'Auvergne, du Périgord, de Toscane, du Canada, du Maroc, rustique/-s, nordique/-s, méditerranéen/-ne/-s/-nes, oriental/-e, orientales, tropical/-e, exotique/-s, estival/-e, printanier, printanière, hivernal/-e, automnal/-e, festif, festive/-s, gourmand/-e/-s/-es, léger, légère/-s, légers, riche/-s, copieuse, consistant/-e/-s/-es, compact/-e/-s/-es, aéré/-e/-s/-es, friable/-s, visqueux, cristallin, fluide/-s, à 0%, à 30%, à 35%, à 15%, à 20%, à 40%, à 70%, supplémentaire/-s, complémentaire/-s, ajouté, additionnel/-le/-s/-les, principal/-e, principales, vide/-s, creux, creuse/-s, pelé au vif, à vif, au vif, défraîchi/-e/-s/-es, flétri/-e/-s/-es, terreux, aqueux, à coque, bleuté/-e/-s/-es, jaunâtre/-s, verdâtre/-s, orangé/-e/-s/-es, rougeâtre, beige/-s, ivoire, pourpre/-s, argenté/-e/-s/-es, nacré/-e/-s/-es, dorées/dorés, ambré/-e/-s/-es, frisé/-s, fondante/-s, violette/-s, végétal, rousse/-s, entier ou demi-écrémé, de poche, de grande qualité, de belle qualité, de très bonne qualité, d'excellente qualité, de premier choix, de marque, de bon goût, bien rouge, bien rouges, bien juteux, bien juteuse, bien juteuses, extra, à l'espagnole, à la mexicaine, cru de préférence, non cirée, non cirées, non ciré, non cirés, issus de l'agriculture biologique, issu de l'agriculture biologique, de l'agriculture biologique, agriculture biologique, de nos régions, du pays, d'Angleterre, de Chine, de Grèce, de Corse, du Jura, de Lorraine, des Alpes, de Paris, de Lyon, de Nice, de Roscoff, de Camargue, de Bayonne, de Norvège, d'Écosse, d'Inde, de Turquie, d'Afrique, petit calibre, de calibre moyen, demi, en saumure, au sel, sans tête, sans têtes, sans viscères, avec tête, avec têtes, avec carapace, sans carapace, avec leurs feuilles, avec leur peau, avec leur jus, avec jus, avec le jus, avec les feuilles, avec feuilles, en coque, avec coque, non fumé/non fumée/non fumés/non fumées, non grillé/non grillée/non grillés/non grillées, non cuites, non égoutté/non égouttée/non égouttés/non égouttées, non dénoyauté/non dénoyautée/non dénoyautés/non dénoyautées, non sec, non mûr, non mûre, non décortiqué/non décortiquée/non décortiqués/non décortiquées, non alcoolisé/non alcoolisée/non alcoolisés/non alcoolisées, peu mûr, peu mûre, peu mûres, peu sucré/peu sucrée/peu sucrés/peu sucrées, peu salé/peu salée/peu salés/peu salées, mi-salé/-e/-s/-es, mi-cuit/-e/-s/-es, mi-sel, mi-doux, mi-dur, semi-doux, semi-sec, demi-sec, sans corail, avec corail, avec le corail, de vache, de la ferme, de campagne, de rivière, de Lozère, de Sologne, de Challans, de Barbarie, de Loué, bien fait, bien faits, pas trop fait, à cœur/à coeur, au lait cru, fait à cœur/fait à coeur, mi-vieux, jeunes et tendres, bien tendre, bien tendres, bien blanc, bien blancs, bien gras, bien rond, bien vert, bien verts, bien verte, bien vertes, bien rassis, bien dodue, dodu/-e/-s/-es, ventru/-e/-s/-es, beau gros, belle grosse, lourd/-e/-s/-es, assez gros, assez grosse, assez grosses, fraîchement cueilli, fraîchement cueillie, cueilli/-e/-s/-es, récolté/-e/-s/-es, pêché/-e/-s/-es, chassé/-e/-s/-es, rouges et jaunes, jaunes et rouges, rouge et jaune, jaune et rouge, rouge jaune et vert, verts et jaunes, vert et jaune, jaune ou rouge, rouge ou jaune, rouges ou jaunes, rouge jaune ou vert, vert ou jaune, jaune pâle, blancs et verts, blanc et vert, noir ou blanc, noirs et blancs, blanc et noir, noir et blanc, blanc ou noir, blanc ou rouge, rouge ou blanc, bleu foncé, riche en amidon, riche en goût, pauvre en sucre, peu acide, peu farineux, peu gras, peu grasse, réduit en sucre, réduit en sucres, réduit en sodium, réduite en sodium, sans sodium, faible en sodium, allégé en sucre, allégé en sucres, allégée en sucres, réduit en sel, réduite en sel, réduit en matière grasse, T45, T55, T65, T80, T110, T130, T150, T170, type 45, type 55, type 65, type 80, Valrhona, d'Isigny, Nestlé, Alsa, Knorr, Elle & Vire, Président, Bonne Maman, Barilla, Panzani, Lustucru, Herta, Ducros, Vahiné, Francine, Tipiak, Heinz, Amora, Maille, Bjorg, Liebig, Daddy, Béghin Say, Labeyrie, Carrefour, Migros, Coop, Delhaize, IGA, Robin Hood, Fleischmann, blancs ou jaunes, blanc ou jaune",
    extract:
      'jus, zeste/-s, écorce/-s/ecorce/ecorces, peau/-x, pelure/-s, épluchure/-s/epluchure/epluchures, râpure/-s, suc',
    harmless:
      "moule, pour le moule, pour les moules, le moule, du moule, un moule, moule à tarte, moule à gâteau, moule à manqué, moule à cake, moules à muffins, moule à muffins, moules à tartelettes, moule à charlotte, moule à soufflé, moule à kouglof, moule rond, moule carré, moule à pain, moule en silicone, moules en silicone, moule à madeleines, moules à cannelés, moule à bûche, poêle, four, casserole, cocotte, sauteuse, plat, plat à gratin, ramequin/-s, verrine/-s, assiette/-s, plaque du four, plaque de cuisson, plan de travail, planche, film alimentaire, papier sulfurisé, papier cuisson, papier de cuisson, papier aluminium, papier absorbant, papier essuie-tout, aluminium, film, pique/-s en bois, pic/-s, cure-dent/-s, bâtonnets en bois, bâtonnets de bois, bâtons en bois, ficelle de cuisine, ficelle à rôti, ficelle alimentaire, caissette/-s, caissettes en papier, poche à douille, douille, emporte-pièce, rouleau à pâtisserie, mixeur, blender, robot, thermomètre, balance, pinceau, siphon, cartouche/-s, bougie/-s, paille/-s, décor, décors, décoration/-s, déco, garniture, garnir, garnissage, décorer, servir, service, à servir, accompagnement, accompagner, finition, finitions, dressage, dresser, présentation, cuisson, cuire, frire, graisser, saupoudrer, parsemer, badigeonner, dorer, lier, liaison, napper, arroser, mouiller, déglacer, rôtir, griller, poêler, mijoter, poudrer, étaler/etaler, tartiner, arrosage, chemiser, chemisage, fleurage, huiler, égoutter/egoutter, mélanger, épaissir/epaissir, assaisonner, assaisonner au goût, rectifier, parfumer, aromatiser, sucrer, saler, poivrer, colorer, sauter, goût, goûts, au goût, à votre goût, à votre convenance, à convenance, convenance, envie, selon goût, selon le goût, selon l'envie, à volonté, volonté, quantité suffisante, quantité, quantité voulue, quantité nécessaire, QS, q s, en quantité suffisante, à discrétion, en abondance, besoin, nécessaire, nécessaires, préférence, moment, au moment de servir, choix, reste, restes, restant, surplus, excédent, total, poids, poids net, poids égoutté, net, équivalent/equivalent, équivalence/equivalence, contenance, contenu, capacité, diamètre, épaisseur/epaisseur, longueur, personne/-s, pers, convive/-s, heure/-s, minute/-s, min, jour/-s, nuit, veille, semaine, mois, fois, température, degré/-s, température de la pièce, réfrigérateur, frigo, congélateur, frigidaire, surgelé au rayon, rayon frais, rayon, magasin, épicerie/epicerie, supermarché, marché, boucher, chez votre boucher, boucherie, poissonnier, poissonnerie, boulangerie, fromager, fromagerie, marque, de la marque, sorte/-s, variété/-s, espèce/-s, style, façon, qualité, saison, saveur/-s, parfum, arôme/-s, texture, couleur/-s, recette, préparation, base, version, ingrédient/-s, appareil, mélange, sachet individuel, chair, fane/-s, tige/-s, queue/-s, trognon, pépin/-s, noyau/-x, arête/-s, cosse/-s, germe, nervure/-s, racine/-s, partie/-s, partie verte, partie blanche, extrémité/-s, bout/-s, moitié/-s, demi, demie, demis, demies, quart, tiers, deux tiers, intérieur, extérieur, dessus, dessous, milieu, centre, autour, bord/-s, surface, de quoi, juste assez, un peu, un petit peu, beaucoup, quelques-uns, quelques-unes, nombre, égale/egale, égales/egales, parts égales, chacun, chacune, chaque, par personne, par, dans, sur, sous, en, y compris, compris, inclus, incluse/-s, exclu, est, sont, sera, être/etre, a, ont, avoir, avez, avons, j'ai, j, ai, mis, mettre, mettez, mettre de côté, de côté, utiliser, utilisez, utilisé/-e/-s/-es, prévoir, prévu/-e/-s/-es, choisir, choisi/-e/-s/-es, remplacer, remplacé/-e/-s/-es, remplaçable, substituer, préférer, conserver, conservé/-e/-s/-es, garder, gardé/-e/-s/-es, réserver, acheter, acheté/-e/-s/-es, trouver, trouvé/-e/-s/-es, ajouter, ajuster, doser, à doser, peser, couper, hacher, râper, peler, vous, on, nous, je, il, elle, ils, elles, se, s, c, ça, cela, n, ne, m, me, te, tu, qu, où, donc, mais, puis, ensuite, enfin, alors, sinon plus, au lieu de, à la place, à la place de, à la place du, à la place de la, au lieu du, au lieu de la, lieu et place, rapport, tout à fait, peut, peuvent, pouvez, possible, facile, suffit, suffisant, suffisante, suffisamment, marche, va, fait, faire, convient, conseillé/-e/-s/-es, recommandé/-e/-s/-es, indispensable/-s, obligatoire, important, idéal/-e, parfait/-e/-s/-es, chez moi, maison de préférence, attention, note, nb, n b, ps, astuce, merci, étape/etape, voir note, voir recette, voir ci-dessous, ci-dessous, ci-dessus, ci-dessus mentionné, lien, blog, ici, là, aussi bien, comme vous voulez, comme on veut, comme vous aimez, s'il y en a, s'il en reste, il en faut, facultatif mais, nombre de personnes, quantités, dose/-s recommandées, kcal, calorie/-s, MG, de MG, de matière grasse, de matières grasses, matière grasse minimum, taux, pourcent, pour cent, numéro, no, kit, lot, vrac, unité de mesure, présent, suite, début, fin de cuisson, première, deuxième, second, seconde, premier, troisième, dernier, dernière, minute près, cuit vapeur, au dernier moment, dernier moment, filtre, spray, bombe, aérosol, traces, éventuelles/eventuelles, éventuels/eventuels, saladier, bol à mélanger, batteur, fouet, cuillère en bois, spatule, torchon, passoire, tamis, presse-ail, moulin, du moulin, au moulin, moulin à poivre, mortier, pilon à main, râpe, économe/econome, mandoline, couteau d'office, plancha, grill, gril, micro-ondes, cuiseur, vapeur, thermomix, airfryer, wok, crêpière, gaufrier, machine à pain, machine, yaourtière, sorbetière, bocaux stérilisés, pots à confiture, bouteilles vides, apéritif, apéro, entrée, dessert, petit-déjeuner, dîner, souper, déjeuner, brunch, pique-nique, Noël, Pâques, fête, fêtes, anniversaire, enfants, adultes, gourmets, débutants, rapide à faire, idées, exemple/-s, etc, entre autres, notamment, vert et blanc, le blanc et le vert, le vert, côté, même quantité, quantité égale, autant, idem, facultatif aussi, obligatoirement, rayons bio, biocoop, grande surface, commerce, en magasin bio, rouelle/-s d'ornement, fantaisie, ornement, surprise, plaisir, amour, brochettes en bois, brochette en bois, pour la friture, comme, dont, qui, que, car, parce que, par exemple, par ex, p ex, type, genre, cf, poudre, hors saison, pour la cuisson, pour le plat, pour le service, pour la plaque, pour la poêle, pour la déco, pour la décoration, pour décorer, pour servir, pour accompagner, pour saupoudrer, pour arroser, pour badigeonner, pour graisser, pour garnir, pour la garniture, pour le décor, pour la finition, pour le dressage, morceau, tout compris, tout inclus, bien sûr, bon, bonne, bons, bonnes, beau, belle, gourmandise, nombre de, et un peu, un peu de, un brin, un poil, un soupçon de, rien, aucune, aucun, quelconque, quelconques, n'importe quel, n'importe quelle, n'importe lequel, au total, en tout, en plus, de plus, en moins, environ par personne, par pers, pour 4 personnes, pour 6 personnes, pour la pâte, pour la sauce, pour la crème, pour le glaçage, pour le nappage, pour le montage, pour la farce, pour la marinade, pour la pâte à tarte, pour l'appareil, pour la vinaigrette, pour le bouillon, pour le biscuit, selon la taille, selon taille, selon grosseur, selon la grosseur, selon la saison, selon saison, selon la marque, selon les goûts, suivant la taille, suivant goût, suivant les goûts, suivant vos goûts, plus ou moins selon goût, plus pour le moule, plus un peu pour le moule, en accompagnement, en garniture, en décoration, en finition, en dessert, à part, à côté, à parsemer, à saupoudrer, à râper, à hacher, à émincer, à tremper, à température, à disposition, à laisser, à préparer, à mélanger, à prélever, sorti, sortie, sortis, sorties, sortir, sortie du réfrigérateur, sorti du frigo, sorti du réfrigérateur, du frigo, du réfrigérateur, du congélateur, tout droit sorti, laissé/-e/-s/-es, laisser, tenu/-e/-s/-es, attendre, attendu, gonflé/-e/-s/-es, gonfler, bouillir, tremper, tremper une nuit, mariner, macérer, infuser, reposer, refroidir, décongeler, éplucher/eplucher, préparer, faire cuire, faire fondre, faire revenir, faire tremper, fondre, chauffer, monter, fouetter, battre, émincer/emincer, ciseler, presser, verser, ouvrir, fermer, rouler, plier, étaler la pâte/etaler la pâte, graissage, lustrage, glacer, sceller, souder, coller, faire briller, tremper dedans, la moitié, une moitié, le reste, du reste, une partie, le tout, l'ensemble, tous les jours, quotidien, comme base, base de, à base de, issu/-e/-s/-es, provenance, en provenance, produit/-e/-s/-es, article, rayon bio, boutique, magasin bio, épicerie asiatique/epicerie asiatique, épicerie fine/epicerie fine, magasins bio, magasins asiatiques, magasin asiatique, équivalant/equivalant, ou équivalent, équivalents/equivalents, similaire/-s, semblable/-s, comparable/-s, autre, croûte, croûtes, gel, ciseaux, ciseau, couteau, gardez, réservez, coupez, ajoutez, prenez, prendre, mélangez, comptez, compter, versez, faites, laissez, épluchez/epluchez, lavez, hachez, rincez, égouttez/egouttez, choisissez, remplacez, prévoyez, adaptez, adapter, ajustez, oubliez, oublier, pensez, penser, retirez, retirer, enlevez, enlever, jetez, jeter, goûtez, évitez/evitez, éviter/eviter, privilégiez, privilégier, achetez, demandez, demander, râpez, pressez, pesez, conservez, dosez, servez, garnissez, décorez, saupoudrez, arrosez, alternance, vache, vaches, feuillage, carapace/-s, écaille/-s/ecaille/ecailles, viscères, ouïes, nageoires, duvet, sable, pelage, membrane/-s, filament/-s, nerf/-s, ficelle de boucher, tranchant, ébullition/ebullition, consistance, forme, formes, jardin, campagne, terre, montagne, rivière, mer, ferme, origine, pays, région, producteur, producteurs, AMAP, potager, balcon, panier, cave, placard, fond de placard, tiroir, étagère/etagère, convenablement, pointe de, hauteur, hauteur d'eau, niveau, mi-hauteur, à hauteur, à mi-hauteur, à couvert, recouvrir, pour recouvrir, pour couvrir, couvrir, pour diluer, diluer, pour délayer, délayer, pour la dorure, pour dorer, pour fleurer, fleurer, pour étaler, pour rouler, pour enrober, enrober, pour paner, paner, pour lier, pour mouiller, pour frire, pour la fin, pour finir, finir, pour le goût, pour la couleur, pour relever, relever, pour parfumer, pour les plus gourmands, pour les gourmands, pour les enfants, pour l'assaisonnement, pour l'accompagnement, pour les moules à muffins, pour la base, pour la salade, pour la soupe, pour la viande, pour le poisson, pour le bain de friture, pour 1 pain, pour 8 personnes, pour 2 personnes, pour un moule, pour une tarte, à parts égales, en parts égales, en quantité égale, à quantité égale, poids cru, poids cuit, pesé cru, pesés épluchés, net épluché, une fois épluché, une fois épluchés, une fois cuit, une fois cuits, une fois dénoyautés, une fois pelé, une fois pelée, une fois râpé, une fois, deux fois, environ 1, chaude ou froide, chaud ou froid, bref, voilà, bah, oui, ok, miam, svp, cl de, gr de, sachet fraîcheur, ou plus, ou moins, ou non, ou pas, au plus, tout au plus, ou autre, ou autres, ou autre au choix, et autres, peu importe, importe, à vous de voir, comme bon vous semble, tant pis, tel, telle, tels, telles, quel, quelle, ainsi, même, aussi, encore, puis un peu, petit reste, un reste",
  },
  qualifiers: {
    skinless: 'sans peau, sans la peau, dépiauté/-e/-s/-es, dépouillé/-e/-s/-es',
    boneless: "sans os, sans l'os, sans arête centrale",
    lean: 'maigre/-s, extra-maigre/-s, mi-maigre/-s, extra maigre',
    light: 'allégé/-e/-s/-es, light, diététique',
    'low-fat':
      'demi-écrémé/-e/-s/-es, demi écrémé, pauvre en matières grasses, allégé en matières grasses, allégée en matières grasses, faible en gras, faible en matières grasses, réduit en matières grasses, maigre 0%, partiellement écrémé/partiellement écrémée/partiellement écrémés/partiellement écrémées, mi-écrémé/-e/-s/-es, à teneur réduite en matières grasses',
    skim: 'écrémé/-e/-s/-es/ecrémé/ecrémée/ecrémés/ecrémées',
    canned: 'en conserve, en boîte, en boite, appertisé/-e/-s/-es, de conserve',
    dried: 'sec, secs, sèche, sèches, déshydraté/-e/-s/-es',
    frozen: 'surgelé/-e/-s/-es, congelé/-e/-s/-es',
    smoked: 'fumé/-e/-s/-es',
    salted: 'demi-sel',
    unsalted: 'non salé/non salée/non salés/non salées, sans sel, sans sel ajouté, non-salé/-e/-s/-es',
    ground: 'en poudre, en poudre fine, réduit en poudre',
    'whole-grain':
      'complet, complète, complets, complètes, intégral, intégrale, intégraux, de grains entiers, grains entiers, semi-complet, semi-complète',
    sweetened: 'avec sucre ajouté',
    unsweetened:
      'non sucré/non sucrée/non sucrés/non sucrées, sans sucre, sans sucre ajouté, sans sucres ajoutés, non-sucré/-e/-s/-es, sans sucres, sans sucres ajouté',
    cooked: "cuit à l'eau, déjà cuit, déjà cuite, déjà cuits, déjà cuites",
    raw: 'cru/-e/-s/-es, non cuit/non cuite/non cuits/non cuites',
  },
  claims: {
    'gluten-free':
      'sans gluten, garanti sans gluten, certifié sans gluten, certifiée sans gluten, certifiés sans gluten, certifiées sans gluten',
    'dairy-free':
      'sans produits laitiers, sans produit laitier, sans lait, non laitier, non laitière, sans protéine de lait, sans protéines de lait',
    'lactose-free': 'sans lactose, délactosé/-e/-s/-es, faible en lactose, pauvre en lactose, sans lactose ajouté',
    vegan:
      'vegan/-s, végan/-s, végane/-s, vegane/-s, végétalien/-s, végétalienne/-s, 100% végétal, 100% végétale, 100 % végétal, 100 % végétale',
    vegetarian: 'végétarien/-s, végétarienne/-s, végé',
    'egg-free': 'sans œuf/sans oeuf, sans œufs/sans oeufs',
    'nut-free': 'sans noix, sans fruits à coque, sans arachides ni noix',
    'soy-free': 'sans soja, sans soya',
    'alcohol-free': 'sans alcool, désalcoolisé/-e/-s/-es, non alcoolisé/non alcoolisée/non alcoolisés/non alcoolisées',
  },
  units: {
    g: 'g, gr, grs, gramme, grammes, livre=500, livres=500, demi-livre=250, dag=10, hg=100',
    kg: 'kg, kgs, kilo, kilos, kilogramme, kilogrammes',
    mg: 'mg, milligramme, milligrammes',
    oz: 'oz, once/-s',
    lb: 'lb, lbs',
    ml: 'ml, millilitre/-s',
    cl: 'cl, centilitre/-s, cls',
    dl: 'dl, décilitre/-s, dls',
    l: 'l, litre/-s, lt',
    tsp: 'cuillère à café, cuillères à café, cuillère à thé, cuillères à thé, cuiller à café, cuillers à café, cuillerée à café, cuillerées à café, cuillèrée à café, cuillèrées à café, cuillérée à café, cuillérées à café, cuillere à café, cuilleres à café, cuillères a café, cuillère a café, cuil à café, cuil. à café, cuill à café, cuill. à café, c à café, c. à café, c a cafe, c. à thé, c à thé, c à c, c. à c., càc, c-à-c, cac, c.à.c, c.à c., c a c, CàC, c café, petite cuillère, petites cuillères, petite cuillerée, cuillerée à thé, cuillerées à thé, cuillère à moka, c à t, c. à t., càt, cuil à thé, cuil. à thé, cui à café, cs à café, cuillère café, cuillères café, ct, c. café, cc',
    dessertspoon:
      'cuillère à dessert, cuillères à dessert, cuillerée à dessert, cuillerées à dessert, cuillère à entremets, c à dessert, c. à dessert, c à d, cuil. à dessert',
    tbsp: 'cuillère à soupe, cuillères à soupe, cuiller à soupe, cuillers à soupe, cuillerée à soupe, cuillerées à soupe, cuillèrée à soupe, cuillèrées à soupe, cuillérée à soupe, cuillérées à soupe, cuillere à soupe, cuilleres à soupe, cuillères a soupe, cuillère a soupe, cuil à soupe, cuil. à soupe, cuill à soupe, cuill. à soupe, c à soupe, c. à soupe, c a soupe, c. à table, c à table, cuillère à table, cuillères à table, cuillerée à table, cuillerées à table, c à s, c. à s., càs, c-à-s, c.à.s, c.à s., c a s, CàS, c soupe, cs, grosse cuillère, grosses cuillères, grande cuillère, grandes cuillères, cuillère, cuillères, cuillerée, cuillerées, cuiller, cuillers, cuil, cuill, cuillère de table, cuillère soupe, cuillères soupe, cui à soupe, cuil à table, cuil. à table, c. soupe, c à b, c. table',
    cup: 'tasse/-s, tasse à thé, tasse à café=0.4, tasses à café=0.4',
    pint: 'chopine/-s, pinte/-s',
    glass:
      'verre/-s, verre à eau, verre à vin, verres à vin, verres à eau, verre à moutarde, verres à moutarde, petit verre, petits verres, grand verre, grands verres, verre doseur, verre à pied, flûte à champagne',
    mug: 'mug/-s, bolée/-s',
    shot: 'verre à liqueur, petit verre à liqueur, verres à liqueur, bouchon/-s, dé à coudre, verre à shot, shot/-s, capuchon/-s',
    piece:
      'pièce/-s, pce, pces, pcs, unité/-s, portion/-s, morceau, dizaine=10, vingtaine=20, quinzaine=15, trentaine=30, cinquantaine=50, demi-douzaine=6, pc, part/-s, grain/-s, paire=2',
    clove: 'gousse/-s, caïeu, caïeux',
    stalk: 'tige/-s, turion/-s',
    rib: 'côte/-s',
    slice: 'tranche/-s, rondelle/-s, darne/-s, tr, fine tranche, fines tranches',
    sprig: 'brin/-s, rameau, rameaux, brindille/-s, pluche/-s',
    branch: 'branche/-s, branchette/-s',
    handful: 'poignée/-s, petite poignée, grosse poignée, grande poignée, bonne poignée, belle poignée',
    bunch: 'botte/-s, bouquet/-s, petit bouquet, demi-botte=0.5, fagot/-s, bottillon/-s, grappe/-s',
    head: 'tête/-s, pied/-s',
    leaf: 'feuille/-s',
    can: 'boîte/-s, boite/-s, conserve/-s, canette/-s, canne/-s, cannette/-s, petite boîte, grande boîte, demi-boîte=0.5, grosse boîte',
    jar: 'bocal, bocaux, petit bocal',
    bottle: 'bouteille/-s, btl, flacon/-s, fiole/-s, demi-bouteille=0.5',
    packet: 'paquet/-s, pqt, demi-paquet=0.5',
    package: 'emballage/-s, rouleau/-x',
    envelope: 'enveloppe/-s',
    pot: 'pot/-s, petit pot, petits pots, demi-pot=0.5',
    tube: 'tube/-s',
    bag: 'sac/-s, poche/-s',
    box: 'coffret/-s, caisse/-s',
    carton: 'brique/-s, briquette/-s, berlingot/-s, carton/-s, petite brique, brick',
    tub: 'ravier/-s, gobelet/-s',
    punnet: 'barquette/-s, casseau, casseaux',
    container: 'bol/-s, contenant/-s, récipient/-s, pichet/-s',
    sachet: 'sachet/-s, dose/-s, dosette/-s, sach, demi-sachet=0.5, pochette/-s',
    cube: 'cube/-s, dé/-s',
    block: 'bloc/-s',
    ball: 'boule/-s, bille/-s',
    log: 'bûche/-s, bûchette/-s',
    bar: 'tablette/-s, plaque/-s, plaquette/-s, barre/-s, demi-plaquette=0.5, demi-tablette=0.5',
    chunk: 'bout/-s, gros morceau, gros morceaux, quignon/-s, tronçon/-s, bon morceau, petit morceau, petits morceaux',
    stick: 'bâtonnet/-s, bâton/-s, stick/-s',
    pinch:
      'pincée/-s, petite pincée, bonne pincée, grosse pincée, pointe/-s, pointe de couteau, pointes de couteau, soupçon, chouia, tour de moulin, tours de moulin, tour/-s, prise/-s, petites pincées, pte de couteau, tombée/-s',
    dash: 'trait/-s, nuage/-s, larme/-s',
    drop: 'goutte/-s, quelques gouttes=3',
    splash: 'giclée/-s, rasade/-s, lichette/-s, jet/-s, trait généreux',
    drizzle: 'petit filet, bon filet, mince filet, léger filet, filet fin, filets généreux',
    dollop: 'cuillerée généreuse, belle cuillerée, bonne cuillère, bonne cuillerée, cuillère généreuse',
    scoop: 'louche/-s, pelle/-s, mesure/-s, mesurette/-s, petite louche',
    fillet: 'filet/-s, pavé/-s',
    strip: 'lamelle/-s, lanière/-s, ruban/-s, languette/-s',
    ear: 'épi/-s/epi/epis',
    bulb: 'bulbe/-s',
    wedge: 'quartier/-s, segment/-s',
    square: 'carré/-s, carreau, carreaux',
    dozen: 'douzaine/-s, dz, douz',
    recipe: 'recette/-s',
    cm: 'cm, centimètre/-s',
    inch: 'pouce/-s, po',
  },
  numbers:
    'un=1, une=1, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, onze=11, douze=12, quinze=15, vingt=20, trente=30, quarante=40, cinquante=50, cent=100, demi=0.5, demie=0.5, moitié=0.5, un demi=0.5, une demi=0.5, une demie=0.5, quart=0.25, tiers=0.333, un quart=0.25, un tiers=0.333, deux tiers=0.667, trois quarts=0.75, trois quart=0.75, quelques=3, plusieurs=3, un et demi=1.5, une et demie=1.5, deux et demi=2.5, deux et demie=2.5, et demi=0.5, et demie=0.5, une paire de=2',
  ambiguous:
    "sauce/-s, sauce au choix, sauce d'accompagnement, sauce maison, galette/-s, charcuterie/-s, charcuterie variée, plat préparé, plats préparés, pâtisserie/-s, condiment/-s, farce, farce fine, farce maison, croquette/-s, préparation du commerce, mélange tout prêt, sauce en sachet, sauce du commerce, sauce au choix du commerce, reste au choix/restes au choix, restes de la veille, tartinade/-s, trempette/-s, dip/-s, salade composée, snack/-s, chips au choix, apéritif salés/apéritifs salés, biscuits apéritif, biscuits apéritifs, gâteaux apéritif, gâteaux apéritifs, en-cas, amuse-gueule/-s, amuse-bouche/-s, surgelés divers, plat cuisiné, conserve au choix, confiserie/-s, friandise/-s, boulette/-s, terrine végétale, pain de légumes, marinade/-s, marinade du commerce, sachet de sauce, mélange à sauce, sauce à fondue, sauces à fondue, sauce chaude, sauce froide, sauce épicée, sauce asiatique, sauce salade au choix, garniture au choix/garnitures au choix, topping/-s, tourte/-s, quiche/-s, pizza/-s, tarte salée, brochette/-s, mousse/-s, mousse surgelée, entremets, dessert au choix/desserts au choix, pâté végétal, tartare/-s, ceviche, carpaccio au choix, ragoût, langue/-s, joue/-s, filet au choix/filets au choix, cuisse/-s, aiguillette/-s, émincé au choix/emincé au choix, substitut/-s, tartare végétal, préparation culinaire, base culinaire, bouchée/-s, nuggets végétariens au choix, poêlée surgelée, supplément/-s, complément alimentaire/compléments alimentaire, fond au choix/fonds au choix, aide culinaire, accompagnement au choix, cœur/-s/coeur/coeurs, extrait/-s, cheese-cake, soufflé au fromage, raviole au choix/ravioles au choix, plat du jour/plats du jour, buffet, salade du commerce/salades du commerce, salade traiteur, antipasti, tapas, mezze, panaché, appareil au choix",
};
