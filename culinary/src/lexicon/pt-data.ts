import type { Lexicon } from '#lexicon/lexicon';

/** The words of Portuguese recipes, of Portugal and of Brazil. */
export const PT: Lexicon = {
  foods: {
    onion:
      'cebola/-s, cebola branca/cebolas brancas, cebola amarela/cebolas amarelas, cebola nova/cebolas novas, cebola média/cebolas médias, cebola comum, cebola picada, cebola pera, cebola doce de conserva, cebola ralada, cebola espanhola/cebolas espanholas',
    'sweet onion': 'cebola doce/cebolas doces',
    'red onion': 'cebola roxa/cebolas roxas, cebola vermelha/cebolas vermelhas',
    'pearl onion':
      'cebolinha em conserva, minicebola/-s, mini cebola/minis cebolas, cebola pérola, cebolinha branca/cebolinhas brancas, cebolinha pérola, cebolinhas de conserva, cebolinhas para conserva',
    shallot: 'chalota/-s, echalota/-s, echalote/-s, chalote/-s, échalote/-s',
    leek: 'alho-poró/alhos-porós/alho-poro, alho-porro/alhos-porros, alho-francês/alhos-franceses/alho-frances, parte branca do alho-francês, parte branca do alho-poró, poró',
    scallion:
      'cebolinha/-s, cebolinha verde/cebolinhas verdes, cebola verde/cebolas verdes, cebola de primavera/cebolas de primavera, cebola-primavera, cebola fresca/cebolas frescas, ceboleta/-s, rama de cebola/ramas de cebola, rama de cebolinha, cebolinha francesa fina, cebola da primavera, cebolinha comum, folhas de cebolinha, molho de cebolinhas, molho de cebolas novas, molho de cebolinha',
    ramp: 'alho-de-urso, alho-dos-ursos, alho selvagem, alho-bravo',
    garlic:
      'alho/-s, alho fresco, alho seco, alho picado, pasta de alho, alho triturado, alho roxo, alho em pasta, polpa de alho, alho moído, alho descascado, alho granulado, alho frito, alho assado, dentes alho, dente alho, alho amassado, alho nacional',
    'black garlic': 'alho negro',
    'garlic scape': 'broto de alho, talo de alho/talos de alho, flor de alho/flores de alho',
    ginger: 'gengibre, gengibre fresco, raiz de gengibre, gengibre ralado, pasta de gengibre',
    galangal: 'galanga, galangal',
    'turmeric root': 'cúrcuma fresca, açafrão-da-terra fresco, raiz de cúrcuma, açafrão fresco',
    lemongrass:
      'erva-príncipe, capim-limão, capim-santo, erva-cidreira de capim, capim-cidreira, lemongrass, caule de erva-príncipe, citronela, chá príncipe',
    'horseradish root':
      'raiz-forte fresca, rábano-picante, rábano picante fresco, rábano rústico, raiz de rábano, rabanete picante',
    'red chili':
      'malagueta/-s, malagueta vermelha/malaguetas vermelhas, piripíri fresco, piri-piri fresco, pimenta dedo-de-moça/pimentas dedo-de-moça, dedo-de-moça, pimenta vermelha/pimentas vermelhas, pimenta fresca/pimentas frescas, pimenta malagueta/pimentas malagueta/pimentas malaguetas, chili/-s, chilli/-s, chile/-s, pimenta chili, chili vermelho, pimenta picante, pimento picante/pimentos picantes, pimenta biquinho/pimentas biquinho, pimenta cambuci, pimenta calabresa fresca, pimenta dedo de moca, malagueta fresca/malaguetas frescas, pimenta vermelha fresca, pimenta ardida, piripiri fresco',
    'green chili':
      'malagueta verde/malaguetas verdes, pimenta verde/pimentas verdes, chili verde, pimenta-de-cheiro/pimentas-de-cheiro, pimenta americana',
    jalapeño:
      'jalapeño/-s, jalapeno/-s, pimenta jalapeño/pimentas jalapeño, pimenta jalapeno/pimentas jalapeno, malagueta jalapeño, jalapenho/-s',
    'serrano chili': 'pimenta serrano, chili serrano',
    habanero:
      'habanero/-s, pimenta habanero/pimentas habanero, pimenta bode/pimentas bode, pimenta cumari, scotch bonnet, pimenta murupi, pimenta de bode, pimenta cumari-do-pará',
    "bird's eye chili":
      'malagueta tailandesa, pimenta tailandesa, malagueta tai, chili tailandês, pimenta thai, olho-de-pássaro',
    'poblano pepper': 'poblano/-s, pimenta poblano',
    'anaheim chili': 'pimenta anaheim',
    'banana pepper': 'pimento doce italiano, pimento italiano/pimentos italianos',
    'shishito pepper':
      'pimento padrão, pimentos padrão, pimento de padrão, pimentos de padrão, pimentos padron, shishito',
    carrot:
      'cenoura/-s, cenoura ralada/cenouras raladas, cenoura média/cenouras médias, cenoura nova, palitos de cenoura, cenoura roxa/cenouras roxas, cenoura baroa, rama de cenoura, cenoura em palitos, molho de cenouras',
    'baby carrot':
      'cenoura baby/cenouras baby, minicenoura/-s, mini cenoura/minis cenouras, cenourinha/-s, cenouras bebé',
    potato:
      'batata/-s, batata inglesa/batatas inglesas, batata branca/batatas brancas, batata vermelha/batatas vermelhas, batata roxa, batata para cozer, batatas para cozer, batatas para fritar, batata para fritar, batata para assar, batatas para assar, batata asterix/batatas asterix, asterix, batata rosa, batata monalisa, batata yukon gold, batata cozida/batatas cozidas, batata assada, batata desidratada em cubos, batata comum, batata velha, batata de assar, batata de cozer, batata lavada, batata escovada',
    'new potato':
      'batata nova/batatas novas, batatinha/-s, batata bolinha/batatas bolinha, batata primor, batatas primor, batata miúda/batatas miúdas, batata pequena nova, batatas a murro, batata para murro, batatas para murro, batatinha nova, batata calabresa',
    'sweet potato':
      'batata-doce/batatas-doces, batata-doce roxa, batata-doce laranja, batata doce branca, batata-doce de polpa alaranjada, batata-doce de polpa laranja',
    parsnip:
      'pastinaca/-s, cherivia/-s, cherovia/-s, chirivia/-s, pastinaga/-s, mandioquinha, mandioquinha-salsa, mandioquinhas, batata-baroa, batatas-baroa, batata salsa, baroa, cenoura-amarela',
    'parsley root': 'raiz de salsa, salsa tuberosa, raiz de salsinha',
    turnip: 'nabo/-s, nabo branco, nabo redondo, nabo roxo, nabinho/-s, molho de nabos',
    rutabaga: 'rutabaga/-s, couve-nabo, nabo sueco, nabo amarelo',
    kohlrabi: 'couve-rábano, couves-rábano, couve-rabano, rábano',
    celeriac:
      'aipo-rábano, raiz de aipo, bola de aipo, cabeça de aipo, aipo nabo, aipo-bola, raiz de salsão, aipo-rabano',
    beet: 'beterraba/-s, beterraba cozida/beterrabas cozidas, beterraba crua, beterraba vermelha, beterraba amarela, minibeterraba/-s, beterraba ralada, molho de beterrabas',
    radish: 'rabanete/-s, rabanete vermelho, molho de rabanetes',
    daikon: 'nabo japonês, daikon, nabo comprido, rabanete japonês, rabanete branco',
    jicama: 'jicama, jacatupé',
    'jerusalem artichoke': 'tupinambo/-s, alcachofra-de-jerusalém, topinambo/-s, girassol-batateiro, tupinambor',
    salsify: 'salsifi, salsifis, escorcioneira/-s, cercefi, escorsoneira',
    'burdock root': 'bardana, gobo, raiz de bardana',
    'lotus root': 'raiz de lótus, raízes de lótus, renkon',
    taro: 'inhame/-s, cará/-s, taro, inhame branco, cará-roxo, taioba raiz, coco-yam, matabala',
    cassava:
      'mandioca/-s, aipim/aipins, macaxeira/-s, mandioca mansa, mandioca cozida, mandioca ralada, massa de mandioca, yuca, mandioca amarela, mandioca crua, puba, massa puba, carimã, mandioca congelada, mandioca descascada, purê de mandioca de aipim',
    plantain:
      'banana-da-terra/bananas-da-terra, banana-pão, banana-pão verde, plátano/-s, banana-da-terra madura, banana-da-terra verde, banana de fritar, banana-comprida, banana-pacova, pacovã, banana verde/bananas verdes',
    breadfruit: 'fruta-pão, fruta-pao',
    'young jackfruit': 'jaca verde, jaca de carne, carne de jaca, jaca verde cozida, jaca verde desfiada',
    'water chestnut': "castanha-d'água, castanhas-d'água, castanha de água, castanhas de água",
    'bamboo shoot': 'broto de bambu, brotos de bambu, rebento de bambu, rebentos de bambu',
    'heart of palm':
      'palmito/-s, palmito em conserva, palmito pupunha, pupunha, palmito de pupunha, palmito picado, palmito açaí, coração de palmito, corações de palmito, palmitos em conserva, palmito fresco',
    'butternut squash':
      'abóbora-manteiga, abóbora menina, abóbora butternut, butternut, abóbora paulista, abóbora de pescoço, abóbora seca, abóbora-moranga de pescoço',
    'kabocha squash':
      'abóbora japonesa, abóbora cabotiá, abóbora cabotian, cabotiá, cabotia, abóbora kabocha, kabocha, abóbora cabotia, abóbora hokkaido verde, abóbora cabochá, cabochan, abóbora cabochan',
    'red kuri squash': 'abóbora hokkaido, abóbora hokaido, hokkaido, abóbora potimarron',
    'acorn squash': 'abóbora bolota, abóbora acorn',
    'delicata squash': 'abóbora delicata',
    'spaghetti squash': 'abóbora espaguete, abóbora esparguete, abóbora chila fresca, gila fresca',
    pumpkin:
      'abóbora/-s, moranga/-s, abóbora moranga, jerimum/jerimuns, polpa de abóbora, abóbora madura, abóbora de pescoço madura, abóbora ralada, abóbora em cubos, jerimum de leite',
    'pumpkin puree':
      'purê de abóbora, puré de abóbora, abóbora amassada, purê de jerimum, abóbora cozida e amassada, abóbora em puré, abóbora cozida',
    zucchini:
      'abobrinha/-s, curgete/-s, courgette/-s, abobrinha italiana/abobrinhas italianas, abobrinha brasileira/abobrinhas brasileiras, curgette/-s, abobrinha verde, zucchini, abobrinha menina, abobrinha ralada',
    'yellow squash': 'abobrinha amarela, curgete amarela, courgette amarela',
    'pattypan squash': 'abóbora pattypan, patisson, minipatisson',
    'squash blossom':
      'flor de abóbora/flores de abóbora, flor de abobrinha/flores de abobrinha, flor de curgete/flores de curgete',
    chayote: 'chuchu/-s, xuxu/-s, caiota/-s, pimpinela/-s',
    'bitter melon': 'melão-de-são-caetano, goya, melão amargo',
    'bottle gourd': 'cabaça/-s, porongo',
    luffa: 'bucha/-s',
    'winter melon': "melão-de-inverno, abóbora-d'água",
    broccoli:
      'brócolis, brócolos, brócoli, brocolis, brocolos, brocoli, brócolis ninja, brócolis americano, flores de brócolos, floretes de brócolis, buquê de brócolis, buquês de brócolis, brócolis ramoso, brócolis comum, brócolos congelados, molho de brócolos',
    broccolini: 'bimi, broccolini, brocolini, brócolis de talo longo',
    'broccoli rabe': 'grelos de couve, cima di rapa, brócolis rapini',
    'chinese broccoli': 'brócolis chinês, gai lan, kai-lan',
    cauliflower:
      'couve-flor/couves-flor/couves-flores, couve-flor roxa, floretes de couve-flor, flores de couve-flor, buquês de couve-flor',
    'cauliflower rice': 'arroz de couve-flor, couve-flor ralada',
    romanesco: 'romanesco, brócolis romanesco, couve romanesca, brócolos romanesco, couve-flor romanesca',
    'brussels sprout': 'couve-de-bruxelas/couves-de-bruxelas',
    cabbage:
      'repolho/-s, repolho branco, repolho verde, couve branca, couve coração, couve-coração-de-boi, repolho liso, couve repolho, folha de repolho/folhas de repolho, repolho ralado, couve tronchuda, couve portuguesa, couve-penca, tronchuda, couve pencuda',
    'red cabbage': 'repolho roxo, couve roxa',
    'savoy cabbage':
      'couve lombarda/couves lombardas, lombarda, lombardo, repolho crespo, couve lombardo, couve de savoia',
    'napa cabbage':
      'couve chinesa, repolho chinês, acelga chinesa, couve pequim, couve de pequim, acelga japonesa, hakusai',
    kale: 'couve kale, kale, couve crespa, couve frisada, couve toscana, couve negra, couve preta',
    'collard greens':
      'couve/-s, couve-manteiga, couve mineira, couve galega, folha de couve/folhas de couve, couve para caldo verde, couve cortada para caldo verde, couve verde, caldo verde em juliana, couve picada, couve fatiada, molho de couves, molho de couve',
    'spring greens': 'couve de primavera',
    'mustard greens': 'folha de mostarda/folhas de mostarda, mostarda-chinesa, mostarda folha, couve-mostarda',
    'turnip greens':
      'nabiça/-s, grelos, grelos de nabo, rama de nabo, folhas de nabo, grelo de nabo, grelo, molho de nabiças, molho de grelos, molhos de grelos',
    'beet greens': 'folha de beterraba/folhas de beterraba, rama de beterraba, ramas de beterraba',
    'swiss chard': 'acelga/-s, acelga suíça, folha de acelga/folhas de acelga, acelgas vermelhas',
    'bok choy': 'pak choi, pak choy, bok choy, bok choi, pakchoi, acelga chinesa pak choi, couve pak choi',
    'baby bok choy': 'mini pak choi, baby bok choy',
    'choy sum': 'choy sum',
    tatsoi: 'tatsoi',
    mizuna: 'mizuna',
    'dandelion greens': 'dente-de-leão, folhas de dente-de-leão, almeirão, almeirões, catalonha, radite, almeirão-roxo',
    nettle: 'urtiga/-s, folhas de urtiga',
    spinach:
      'espinafre/-s, folha de espinafre/folhas de espinafre, espinafre baby, baby espinafre, rebentos de espinafre, espinafres baby, espinafre fresco, espinafre cozido, bertalha, espinafres frescos, folhas de espinafres, espinafre novo, miniespinafre, molho de espinafres/molhos de espinafres, molho de espinafre',
    'frozen spinach': 'espinafre congelado, espinafres congelados, espinafres ultracongelados',
    'water spinach': "espinafre-d'água, kangkong",
    'amaranth leaf':
      'caruru, bredo, folhas de amaranto, taioba, folhas de taioba, ora-pro-nóbis, ora pro nobis, folha de taioba, vinagreira, cariru, jambu, folhas de jambu, maniva, cambuquira, peixinho da horta',
    lettuce:
      'alface/-s, folha de alface/folhas de alface, alface crespa, alface lisa, alface frisada, alface roxa, alface mimosa, alface verde, alface batavia, coração de alface/corações de alface',
    'romaine lettuce': 'alface romana/alfaces romanas, coração de alface romana',
    'iceberg lettuce': 'alface iceberg, alface americana',
    'butterhead lettuce': 'alface manteiga',
    'little gem lettuce': 'minialface romana, alface little gem, alface baby',
    arugula: 'rúcula/-s, rucula/-s, folhas de rúcula, rúcula selvagem, rúcula baby, molho de rúcula',
    watercress:
      'agrião/agriões, agriao, folhas de agrião, agrião hidropônico, molho de agriões/molhos de agriões, molho de agrião',
    'mixed greens':
      'mistura de alfaces, mix de folhas, mesclun, folhas variadas, salada mista, folhas verdes, mistura de folhas, mescla de alfaces, folhas de salada, salada verde, mix de alfaces, mix de salada, rebentos de salada, salada ibérica, mistura de saladas, folhas verdes variadas, folhas baby, saladinha, verduras variadas, verdura/-s, salada/-s',
    "lamb's lettuce": 'canónigos, canônigos, alface-de-cordeiro, mâche, erva-benta',
    radicchio: 'radicchio, radíquio, chicória roxa, radicchio roxo, chicória vermelha',
    endive: 'endívia/-s, endivia/-s, endívias belgas, endívia belga',
    frisée: 'chicória frisada, chicória crespa, alface frisée, escarola frisada',
    escarole: 'escarola/-s, chicória/-s, chicória lisa, chicoria',
    sorrel: 'azedas, azeda-brava, azedinha, labaça, molho de azedas',
    purslane: 'beldroega/-s, beldroegas frescas',
    microgreens: 'microverdes, microgreens, microervas, brotos variados, rebentos variados, microfolhas',
    'pea shoot': 'rebentos de ervilha, broto de ervilha, brotos de ervilha',
    'grape leaf':
      'folha de videira/folhas de videira, folha de uva/folhas de uva, folha de parreira/folhas de parreira, videira, parreira',
    nopal: 'nopal, palma forrageira, palma',
    fennel:
      'funcho, bulbo de funcho/bulbos de funcho, erva-doce fresca, bulbo de erva-doce, funcho fresco, erva-doce em bulbo, funcho-de-florença',
    celery:
      'aipo/-s, salsão, salsao, salsões, aipo de talo, aipo em rama, rama de aipo, folhas de aipo, folhas de salsão, aipo branco, aipo verde, folha de salsão',
    cardoon: 'cardo/-s, cardo comestível',
    asparagus:
      'espargo/-s, aspargo/-s, espargo verde/espargos verdes, aspargo verde/aspargos verdes, aspargos frescos, pontas de espargos, ponta de aspargo/pontas de aspargo, espargos selvagens, molho de espargos, aspargo fresco, espargos bravos',
    'white asparagus':
      'espargo branco/espargos brancos, aspargo branco/aspargos brancos, aspargos em conserva, espargos em conserva, espargos de lata',
    'globe artichoke': 'alcachofra/-s, alcachofra fresca',
    'artichoke heart':
      'coração de alcachofra/corações de alcachofra, fundo de alcachofra/fundos de alcachofra, alcachofra em conserva/alcachofras em conserva, corações de alcachofras',
    'green bean':
      'feijão-verde, feijões verdes, vagem/vagens, vagem macarrão, vagem francesa, feijão-verde congelado, vagem manteiga, feijão-vagem, vagens verdes, vagem holandesa',
    'runner bean': 'feijoca verde, feijão-de-sete-anos',
    'wax bean': 'feijão amarelo fresco, vagem amarela',
    'yardlong bean': 'feijão-de-metro, vagem chinesa, feijão chicote',
    'snow pea': 'ervilha torta/ervilhas tortas',
    'sugar snap pea': 'ervilha de quebrar, ervilhas de quebrar, ervilha doce em vagem, ervilha sugar snap',
    pea: 'ervilha/-s, ervilha fresca/ervilhas frescas, ervilha congelada/ervilhas congeladas, ervilha em conserva, ervilha em lata, ervilhas de lata, ervilha em grão, ervilhas finas, grãos de ervilha, ervilha verde/ervilhas verdes, ervilhas doces, ervilhas em conserva, ervilha enlatada, ervilha fresca congelada',
    edamame: 'edamame/-s, vagem de soja verde, soja verde, grãos de edamame',
    'fava bean':
      'fava/-s, fava fresca/favas frescas, favas congeladas, favinha/-s, fava verde, favas descascadas, favas cozidas',
    corn: 'milho/-s, milho verde/milhos verdes, milho doce, grãos de milho, milho congelado, milho em grão, milho verde fresco, milho debulhado, milho cozido',
    'canned corn':
      'milho em lata, milho em conserva, milho verde em conserva, milho enlatado, milho de lata, lata de milho/latas de milho, lata de milho verde/latas de milho verde, milho verde em lata, milho doce em conserva, milho de conserva',
    'corn on the cob':
      'espiga de milho/espigas de milho, maçaroca de milho/maçarocas de milho, espiga de milho verde/espigas de milho verde, milho na espiga, milho em espiga, maçaroca/-s',
    'baby corn': 'minimilho/-s, mini milho, milho baby, minimilho em conserva, mini espigas de milho, milhinho',
    'mixed vegetables':
      'legumes, legumes variados, mistura de legumes, legumes congelados, seleta de legumes, jardineira de legumes, jardineira, macedónia de legumes, macedônia de legumes, macedónia, vegetais, vegetais variados, legumes mistos, legumes picados, legumes para sopa, legumes cozidos, vegetais congelados, legumes salteados, legumes assados, verduras e legumes, seleta, legume, vegetal, jardineira congelada, ervilhas e cenouras, legumes da época',
    okra: 'quiabo/-s',
    'red bell pepper':
      'pimentão vermelho/pimentões vermelhos, pimento vermelho/pimentos vermelhos, pimento/-s, pimentão/pimentões, pimentão amarelo/pimentões amarelos, pimento amarelo/pimentos amarelos, pimentão laranja, pimentões coloridos, pimentos coloridos, pimento morrone, pimentão colorido, pimentos tricolores, minipimentão, pimento laranja, pimentão doce vermelho, pimentos mistos',
    'green bell pepper': 'pimentão verde/pimentões verdes, pimento verde/pimentos verdes',
    'roasted red pepper':
      'pimento assado/pimentos assados, pimentão assado/pimentões assados, pimento vermelho assado, pimentão em conserva, pimentos em conserva, pimento em conserva, pimentos assados em conserva, pimentos piquillo, pimento piquillo, pimentão vermelho assado',
    eggplant: 'berinjela/-s, beringela/-s, brinjela/-s, jiló/-s, berinjela roxa',
    'japanese eggplant': 'berinjela japonesa, beringela japonesa',
    cucumber: 'pepino/-s, pepino comum, pepino caipira, maxixe/-s, pepino salada, pepino para salada, pepino inglês',
    'persian cucumber': 'pepino japonês/pepinos japoneses, minipepino/-s, mini pepino, pepino holandês, pepino libanês',
    tomato:
      'tomate/-s, tomate maduro/tomates maduros, tomate fresco/tomates frescos, tomate em rama, tomate vermelho, tomate coração-de-boi, tomate caqui, tomate carmem, tomate para salada, tomate rama, tomate momotaro, tomate longa vida, tomates coração-de-boi, tomate sem pele e sem sementes, tomate andrea, tomate salada, tomate concassé, tomate picado fresco, tomate débora',
    'plum tomato':
      'tomate italiano/tomates italianos, tomate chucha/tomates chucha, tomate roma, tomate perinha, tomate san marzano, tomate pera, tomate saladete, tomate rasteiro',
    'cherry tomato':
      'tomate cereja/tomates cereja/tomates cerejas, tomate cherry/tomates cherry, tomate grape, tomate sweet grape, tomatinho/-s, tomatinho cereja, tomates sweet grape, tomate uva, sweet grape, tomatinhos cereja',
    'green tomato': 'tomate verde/tomates verdes',
    tomatillo: 'tomatillo/-s, tomatilho/-s',
    'sun-dried tomato':
      'tomate seco/tomates secos, tomate desidratado, tomate seco em azeite, tomate seco em óleo, tomates secos em azeite, tomate seco em conserva',
    avocado: 'abacate/-s, avocado/-s, polpa de abacate, abacate maduro, pera-abacate, abacates maduros',
    olive:
      'azeitona/-s, azeitona preta/azeitonas pretas, azeitona verde/azeitonas verdes, azeitona recheada, azeitonas recheadas, azeitona sem caroço, azeitonas kalamata, azeitona chilena, azeitonas galegas, azeitona galega, azeitona roxa, azeitonas portuguesas, azeitona azapa, azeitonas descaroçadas, azeitona picada, azeitona fatiada, azeitonas calamata, azeitonas mistas',
    'green papaya': 'mamão verde, papaia verde, mamão papaia verde',
    samphire: 'salicórnia, salicornia, funcho-do-mar',
    'bean sprout':
      'broto de feijão/brotos de feijão, rebentos de feijão mungo, moyashi, rebentos de feijão, broto de feijão mungo',
    'alfalfa sprout': 'broto de alfafa/brotos de alfafa, rebentos de alfafa',
    'radish sprout': 'broto de rabanete, rebentos de rabanete',
    'garden cress': 'mastruço, agrião-de-jardim',
    mushroom:
      'cogumelo/-s, champignon/-es, cogumelo branco, cogumelo paris, cogumelo-de-paris, cogumelos frescos, champignon de paris, champignon fresco, champinhom, champignon fatiado, champignons frescos, cogumelos laminados, cogumelos brancos, champignon em conserva, cogumelos em conserva, cogumelo em conserva, champinhon, cogumelos em lata, cogumelos de lata, cogumelos variados, cogumelos mistos, mistura de cogumelos, mix de cogumelos, cogumelo fresco, cogumelo paris fresco, cogumelo silvestre/cogumelos silvestre, cogumelos silvestres, cogumelos selvagens, champignon laminado, cogumelos paris, cogumelo-botão, champignon inteiro',
    'cremini mushroom':
      'cogumelo castanho/cogumelos castanhos, cogumelo marrom/cogumelos marrons, cogumelo cremini, champignon marrom',
    'portobello mushroom': 'cogumelo portobello/cogumelos portobello, portobello/-s, cogumelo portobelo, portobelo/-s',
    'shiitake mushroom':
      'shiitake, shitake, cogumelo shiitake/cogumelos shiitake, cogumelo shitake/cogumelos shitake, shiitake fresco, shimeji-shiitake',
    'dried shiitake': 'shiitake seco, cogumelos shiitake secos, shitake seco, cogumelos chineses secos',
    'oyster mushroom':
      'cogumelo ostra/cogumelos ostra, pleuroto/-s, pleurotus, cogumelo pleuroto, cogumelos pleurotos, hiratake, shimeji preto, repolga/-s',
    'king oyster mushroom': 'eryngui, cogumelo eryngui, eryngii, cogumelo-do-cardo, cogumelo rei',
    'enoki mushroom': 'enoki, enokitake, cogumelo enoki',
    'shimeji mushroom': 'shimeji, shimeji branco, cogumelo shimeji/cogumelos shimeji, shimejis',
    'maitake mushroom': 'maitake',
    chanterelle: 'cantarelo/-s, cogumelo cantarelo, chanterelle/-s',
    morel: 'morchella, morel, pantorra/-s, cogumelo morel',
    'porcini mushroom': 'porcini, boleto/-s, cogumelo porcini, funghi porcini, cogumelos porcini, cepes, boletus',
    'dried porcini':
      'funghi seco, funghi secchi, porcini seco, cogumelos secos, cogumelo seco, boletos secos, funghi, funghi porcini seco, cogumelos porcini secos, funghi chileno',
    'wood ear mushroom': 'cogumelo orelha-de-judas, orelha-de-judas, cogumelos pretos chineses, orelha-de-pau',
    'straw mushroom': 'cogumelo de palha',
    "lion's mane mushroom": 'juba-de-leão',
    truffle: 'trufa negra/trufas negras, trufa branca, túbera/-s, trufa fresca, carpaccio de trufa',
    nori: 'nori, alga nori/algas nori, folha de nori/folhas de nori, folha de alga nori/folhas de alga nori',
    kombu: 'kombu, alga kombu, konbu',
    wakame: 'wakame, alga wakame',
    dulse: 'dulse, alga dulse',
    hijiki: 'hijiki, alga hijiki',
    'sea lettuce': 'alface-do-mar, aonori',
    'sea spaghetti': 'esparguete-do-mar',
    lemon:
      'limão siciliano/limões sicilianos, limão amarelo/limões amarelos, limão/limões, quarto de limão, limão grande, limões grandes',
    'meyer lemon': 'limão meyer',
    lime: 'lima/-s, limão taiti/limões taiti, limão tahiti, limão galego/limões galegos, limão verde/limões verdes, limão cravo, limão rosa, limão haiti, limão thaiti, lima ácida, limão caipira, lima-da-pérsia',
    'lemon juice':
      'sumo de limão, suco de limão, suco de limão siciliano, sumo de um limão, suco de um limão, sumo de limões, suco de limões, suco do limão, sumo de limão fresco, gotas de limão, gotas de sumo de limão, gotas de suco de limão, gota de limão, gotas de sumo, sumo de limão amarelo, suco de limão fresco, sumo de 1 limão, caldo de limão, suco de meio limão, sumo de meio limão, sumo limão, suco limão',
    'lime juice':
      'sumo de lima, suco de lima, suco de limão taiti, suco de limão tahiti, sumo de uma lima, sumo de limas, suco de limão galego',
    yuzu: 'yuzu, sumo de yuzu',
    'lemon zest':
      'raspa de limão/raspas de limão, casca de limão/cascas de limão, zest de limão, raspa de um limão, casca de um limão, raspas de limão siciliano, casca ralada de limão, raspa de limão siciliano, casca de limão siciliano, raspas de casca de limão, zestes de limão, raspas da casca de limão, raspas de um limão, casca de limão ralada, vidrado de limão',
    'lime zest':
      'raspa de lima/raspas de lima, casca de lima, raspas de limão taiti, raspa de limão taiti, zest de lima, raspas de limão tahiti',
    'orange zest':
      'raspa de laranja/raspas de laranja, casca de laranja/cascas de laranja, zest de laranja, raspa de uma laranja, casca de uma laranja, raspas da casca de laranja, casca ralada de laranja, casca de laranja ralada, raspas de uma laranja, vidrado de laranja',
    orange:
      'laranja/-s, laranja pera/laranjas pera, laranja lima, laranja bahia, laranja-baía, laranja do algarve, laranja da baía, laranja seleta, laranja-da-terra, laranja azeda, polpa de laranja, laranja amarga',
    'blood orange': 'laranja sanguínea/laranjas sanguíneas, laranja vermelha',
    mandarin:
      'tangerina/-s, mexerica/-s, bergamota/-s, clementina/-s, ponkan, ponkans, mandarina/-s, tangerina ponkan, mexerica ponkan, murcote, mimosa',
    'canned mandarin': 'tangerina em calda, mandarinas em lata',
    kumquat: 'kumquat/-s, kinkan, laranjinha kinkan',
    grapefruit: 'toranja/-s, grapefruit, pomelo rosa, toranja rosa',
    pomelo: 'pomelo/-s, cidra, jamboa',
    apple:
      'maçã/-s/maca/maçâ, maçã verde/maçãs verdes, maçã vermelha/maçãs vermelhas, maçã fuji/maçãs fuji, maçã gala/maçãs gala, maçã golden/maçãs golden, maçã granny smith/maçãs granny smith, maçã starking, maçã royal gala, maçã ralada, maçã de alcobaça, maçã ácida, maçã argentina, maçã red delicious, maçã bravo de esmolfe',
    'cooking apple':
      'maçã reineta/maçãs reineta/maçãs reinetas, reineta/-s, maçã para assar/maçãs para assar, maçã de cozer',
    'crab apple': 'maçã silvestre',
    pear: "pera/-s, pêra, pêras, pera rocha/peras rocha, pêra rocha, pera williams, pera portuguesa, pera conference, pera em calda, peras em calda, pera d'anjou, pera ercolini",
    'asian pear': 'pera asiática, pera japonesa, nashi',
    quince: 'marmelo/-s',
    peach: 'pêssego/-s, pessego/-s, pêssego maduro, pêssegos frescos, pêssego fresco',
    nectarine: 'nectarina/-s',
    'canned peach':
      'pêssego em calda/pêssegos em calda, pêssego em lata, pessego em calda, metades de pêssego em calda',
    plum: 'ameixa/-s, ameixa fresca/ameixas frescas, ameixa vermelha, ameixa amarela, ameixa rainha-cláudia, rainhas-cláudias, abrunho/-s, ameixa madura',
    damson: 'abrunho-bravo, damson',
    apricot: 'alperce/-s, albricoque/-s, damasco fresco/damascos frescos, alperces frescos',
    cherry: 'cereja/-s, cereja fresca/cerejas frescas, cerejas do fundão',
    'sour cherry': 'ginja/-s, cereja ácida/cerejas ácidas, cereja amarena, amarenas, cereja azeda',
    strawberry:
      'morango/-s, morango fresco/morangos frescos, morangos congelados, polpa de morango, purê de morango, puré de morango',
    blueberry: 'mirtilo/-s, mirtilos frescos, blueberry, blueberries, mirtilos congelados, mirtilo congelado',
    raspberry: 'framboesa/-s, framboesas frescas, framboesas congeladas, polpa de framboesa, puré de framboesa',
    blackberry: 'amora/-s, amoras silvestres, amora-preta/amoras-pretas, amora silvestre',
    'black currant': 'groselha preta/groselhas pretas, groselha negra/groselhas negras, cassis',
    'red currant': 'groselha/-s, groselha vermelha/groselhas vermelhas',
    gooseberry: 'uva-espim, groselha-espinhosa, groselha verde',
    cranberry: 'arando vermelho/arandos vermelhos, arando/-s, oxicoco/-s, cranberry fresco, cranberries frescos',
    lingonberry: 'mirtilo vermelho/mirtilos vermelhos, arando-encarnado',
    elderberry: 'sabugueiro, baga de sabugueiro/bagas de sabugueiro',
    mulberry: 'amora branca/amoras brancas, amora de amoreira/amoras de amoreira',
    'mixed berry':
      'frutos vermelhos, frutas vermelhas, frutos silvestres, frutos vermelhos congelados, frutas vermelhas congeladas, frutos do bosque, frutas silvestres, mix de frutas vermelhas, bagas, mistura de frutos vermelhos, frutos vermelhos frescos, bagas silvestres',
    açaí: 'açaí/acai, polpa de açaí, polpa de açaí congelada, açaí em pó',
    'cape gooseberry': 'physalis, fisális, camapu, fisalis',
    'sea buckthorn': 'espinheiro-marítimo',
    grape:
      'uva/-s, uva verde/uvas verdes, uva branca/uvas brancas, uva preta/uvas pretas, uva roxa/uvas roxas, uva itália/uvas itália, uva rubi, uva thompson, uvas sem sementes, uvas sem grainhas, bago de uva, bagos de uva, cacho de uvas, uva vermelha, uvas vermelhas, uva sem semente, uva niágara, uvas frescas',
    banana:
      "banana/-s, banana madura/bananas maduras, banana nanica/bananas nanicas, banana prata/bananas prata, banana da madeira, banana maçã, banana-ouro, banana caturra, banana-d'água, banana congelada, polpa de banana, biomassa de banana verde, biomassa, banana amassada, banana esmagada",
    mango:
      'manga/-s, manga madura/mangas maduras, polpa de manga, manga palmer, manga tommy, manga espada, manga rosa, manga haden, puré de manga, purê de manga',
    'green mango': 'manga verde/mangas verdes',
    papaya: 'papaia/-s, mamão/mamões, mamão papaia, mamão papaya, mamão formosa, papaya, mamao, polpa de mamão',
    pineapple:
      'abacaxi/-s, ananás, ananases, ananas, abacaxi pérola, ananás fresco, abacaxi maduro, polpa de abacaxi, abacaxi fresco, ananás dos açores',
    'canned pineapple':
      'abacaxi em calda, ananás em calda, ananás em lata, abacaxi em lata, ananás de conserva, ananás em conserva',
    melon: 'melão/melões/melao, melão amarelo, melão verde, meloa verde, melão branco, melão pele de sapo',
    cantaloupe: 'meloa/-s, melão cantaloupe, melão orange, cantalupo, melão cantalupo',
    'honeydew melon': 'melão honeydew, melão orvalho',
    watermelon: 'melancia/-s, polpa de melancia, melancia baby',
    kiwi: 'kiwi/-s, quiuí/-s, quivi/-s, kiwi amarelo, kiwi gold',
    fig: 'figo/-s, figo fresco/figos frescos, figo maduro, figo roxo, figos pingo de mel',
    pomegranate: 'romã/-s, grãos de romã, bagos de romã, sementes de romã, semente de romã',
    'passion fruit':
      'maracujá/-s, maracujá azedo, polpa de maracujá, polpa de maracujás, maracujá doce, sementes de maracujá, maracujás maduros',
    lychee: 'lichia/-s, líchia/-s, lichias em calda',
    longan: 'longan, olho-de-dragão',
    rambutan: 'rambutan, rambutão',
    mangosteen: 'mangostão, mangostin, mangostões',
    'dragon fruit': 'pitaia/-s, pitaya/-s, pitaia vermelha, fruta do dragão',
    'star fruit': 'carambola/-s',
    guava: 'goiaba/-s, goiaba vermelha, polpa de goiaba, goiaba branca, araçá/-s, goiabas vermelhas',
    feijoa: 'feijoa/-s, goiaba-serrana',
    persimmon: 'caqui/-s, dióspiro/-s, diospiro/-s, caqui fuyu, caqui chocolate',
    'prickly pear': 'figo-da-índia, figos-da-índia, tabaibo/-s, figo-do-diabo',
    jackfruit: 'jaca/-s, jaca madura, jaca mole, jaca dura',
    durian: 'durião, durian',
    soursop: 'graviola/-s, polpa de graviola, anona-muricata, sape-sape',
    cherimoya: 'anona/-s, cherimóia/-s, pinha/-s, fruta-do-conde, ata, atemoia/-s, fruta-pinha, cherimoia/-s',
    loquat: 'nêspera/-s, nespera/-s, ameixa japonesa',
    medlar: 'nêspera-europeia',
    'rose hip': 'rosa-mosqueta, baga de roseira',
    tamarind: 'tamarindo/-s, polpa de tamarindo fresca',
    rhubarb: 'ruibarbo',
    raisin:
      'passa/-s, uva-passa/uvas-passas, uva-passa preta/uvas-passas pretas, passas de uva, uva seca, uvas secas, passas pretas, corinto, uvas passas escuras, uva passa escura, passas sem sementes, passas de corinto pretas, passas sem grainha, uvas passas sem sementes',
    'golden raisin':
      'sultana/-s, passas sultanas, passas douradas, uva-passa branca/uvas-passas brancas, passas brancas, uva passa clara, uvas passas claras, uva-passa dourada, passas amarelas',
    currant: 'passas de corinto, corintos, uvas de corinto, groselhas secas',
    'dried cranberry':
      'cranberry, cranberries, cranberry seco, cranberries secos, arando seco, arandos secos, cranberry desidratado, cranberries desidratados, arandos vermelhos secos, oxicocos secos, arandos desidratados, mirtilos vermelhos secos',
    'dried cherry': 'cereja seca, cerejas secas, cereja desidratada, cerejas desidratadas, ginjas secas',
    'dried blueberry': 'mirtilos secos, mirtilo desidratado, blueberry seco',
    'dried barberry': 'bérberis, bagas de bérberis',
    'goji berry': 'goji, bagas goji, bagas de goji, goji berry, goji berries, baga goji',
    date: 'tâmara/-s, tamara/-s, tâmaras secas, tâmara medjool/tâmaras medjool, tâmara seca, tâmara sem caroço, tâmaras sem caroço, pasta de tâmaras, pasta de tâmara, tâmaras descaroçadas',
    'dried apricot':
      'damasco seco/damascos secos, alperce seco/alperces secos, damasco turco, alperces desidratados, damasco desidratado, damascos turcos',
    'dried peach': 'pêssego seco, pêssegos secos, pêssego desidratado',
    'dried pear': 'pera seca, peras secas',
    'dried apple': 'maçã seca, maçãs secas, maçã desidratada, maçãs desidratadas',
    prune:
      "ameixa seca/ameixas secas, ameixa preta/ameixas pretas, ameixas secas sem caroço, ameixa preta sem caroço, ameixa em calda, ameixas em calda, ameixa preta em calda, ameixas pretas sem caroço, ameixas d'elvas, ameixa seca sem caroço",
    'dried fig': 'figo seco/figos secos, figo turco, passas de figo, figos turcos',
    'dried mango': 'manga seca, manga desidratada',
    'dried pineapple': 'abacaxi desidratado, ananás seco, abacaxi seco, ananás desidratado',
    'banana chip': 'chips de banana, banana chips, banana desidratada, banana-passa, banana seca',
    'maraschino cherry':
      'cereja em calda/cerejas em calda, cereja marasquino, cerejas marasquino, cereja ao marrasquino/cerejas ao marrasquino, cereja maraschino, cerejas ao maraschino, cereja em conserva, cerejas em conserva, cereja ao maraschino, calda de cereja',
    salt: 'sal, sal fino, sal refinado, sal marinho, sal de mesa, sal de cozinha, sal marinho fino, sal iodado, sais, sal integral',
    'kosher salt': 'sal grosso, sal kosher, sal parrillero, sal de parrilla, sal marinho grosso, sal entrefino',
    'flaky salt': 'flor de sal, sal em flocos, sal maldon',
    'smoked salt': 'sal fumado, sal defumado',
    'black salt': 'sal negro, kala namak',
    'pink salt': 'sal rosa, sal rosa do himalaia, sal do himalaia, sal dos himalaias, sal rosa dos himalaias',
    'celery salt': 'sal de aipo',
    'garlic salt': 'sal de alho, sal com alho, alho com sal, alho e sal, pasta de alho e sal, sal e alho',
    'onion salt': 'sal de cebola',
    'seasoned salt': 'sal temperado, sal de ervas, sal com ervas, sal aromático, sal com especiarias',
    MSG: 'glutamato, glutamato monossódico, ajinomoto, aji-no-moto',
    'black pepper':
      'pimenta-do-reino, pimenta preta, pimenta/-s, pimenta moída, pimenta de moinho, pimenta-do-reino moída, pimenta preta moída, pimenta-do-reino preta, pimenta do reino moída na hora, pimenta preta de moinho, pimenta-do-reino em pó, pimenta preta em pó, pimenta em pó, pimenta moída na hora',
    'black peppercorn':
      'pimenta-do-reino em grãos, pimenta em grão, pimenta preta em grão, pimenta preta em grãos, grãos de pimenta, grãos de pimenta preta, grão de pimenta preta, pimenta em grãos, grãos de pimenta-do-reino, bagas de pimenta, bagas de pimenta preta, pimenta-do-reino em grão, bolinhas de pimenta, grão de pimenta',
    'white pepper':
      'pimenta branca, pimenta-do-reino branca, pimenta branca moída, pimenta branca em pó, pimenta branca em grão, pimenta branca de moinho',
    'green peppercorn':
      'pimenta verde em grão, pimenta verde em grãos, grãos de pimenta verde, pimenta-verde em conserva',
    'pink peppercorn': 'pimenta rosa, aroeira, pimenta rosa em grãos, bagas rosa, bagas de pimenta rosa',
    'sichuan pepper': 'pimenta sichuan, pimenta de sichuan, pimenta szechuan',
    'curry paste': 'pasta de caril, pasta de curry',
    'curry powder':
      'curry, caril, curry em pó, caril em pó, pó de caril, pó de curry, curry madras, pó de curry madras, caril de madras',
    'garam masala': 'garam masala',
    turmeric:
      'cúrcuma, curcuma, açafrão-da-terra, cúrcuma em pó, açafrão-da-índia, açafrão das índias, curcuma em pó, açafrão-da-terra em pó, açafroa',
    saffron:
      'açafrão, açafrão em fios, pistilos de açafrão, açafrão em pó, estigmas de açafrão, açafrão em rama, açafrão verdadeiro, estames de açafrão, açafrão espanhol',
    'ground cumin': 'cominho/-s, cominho em pó, cominhos em pó, cominho moído, cominhos moídos',
    'cumin seed':
      'sementes de cominho, cominho em grão, cominho em grãos, sementes de cominhos, cominhos em grão, semente de cominho',
    'ground coriander':
      'coentro em pó, coentros em pó, coentro moído, semente de coentro moída, sementes de coentro moídas, sementes de coentro em pó, coentros moídos',
    'coriander seed':
      'sementes de coentro, semente de coentro, coentro em grão, coentro em grãos, sementes de coentros, grãos de coentro, coentros em grão',
    'smoked paprika':
      'páprica defumada, paprica defumada, paprika defumada, paprika fumada, pimentão fumado, colorau fumado, pimentão doce fumado, páprica defumada em pó, pimentón de la vera, páprika defumada, páprica fumada',
    paprika:
      'páprica, paprica, paprika, páprika, páprica doce, paprica doce, paprika doce, páprica picante, paprica picante, paprika picante, pimentão doce, pimentão em pó, pimentão doce em pó, pimentão picante, páprica em pó, colorau doce, pimentão da horta, páprica húngara, paprika em pó',
    'chili flakes':
      'pimenta calabresa, pimenta calabresa seca, flocos de malagueta, flocos de pimenta, pimenta em flocos, flocos de chili, malagueta em flocos, pimenta vermelha em flocos, flocos de piripíri, pimenta calabresa em flocos, pepperoncino, flocos de pimenta vermelha, peperoncino, piripíri em flocos, malagueta seca triturada',
    'chili powder':
      'chili em pó, chilli em pó, pimenta chili em pó, malagueta em pó, pó de chili, pimenta vermelha em pó, tempero chili',
    'cayenne pepper':
      'pimenta-caiena, pimenta de caiena, caiena, pimenta cayenne, piripíri em pó, piripiri em pó, piri-piri em pó, pimenta-de-cayena, pimenta de cayenne, piripíri moído',
    'aleppo pepper': 'pimenta síria, pimenta de alepo',
    gochugaru: 'gochugaru, pimenta coreana',
    'espelette pepper': 'pimenta de espelette',
    'chipotle powder': 'chipotle em pó, pimenta chipotle em pó',
    'dried red chili':
      'malagueta seca/malaguetas secas, pimenta seca, pimentas secas, piripíri, piripiri, piri-piri, piripíri seco, piripiri seco, chili seco, malaguetas secas vermelhas, pimenta vermelha seca, pimenta dedo-de-moça seca, piripíris',
    'ancho chili': 'pimenta ancho, chile ancho',
    'guajillo chili': 'pimenta guajillo',
    'pasilla chili': 'pimenta pasilla',
    'chipotle chili': 'chipotle, pimenta chipotle',
    'onion powder': 'cebola em pó, pó de cebola, cebola granulada',
    'garlic powder': 'alho em pó, pó de alho, alho granulado em pó, alho seco em pó, alho desidratado, alho em flocos',
    'dried onion': 'cebola desidratada, cebola seca, cebola em flocos, flocos de cebola',
    cinnamon: 'canela, canela em pó, canela moída, pó de canela',
    'cinnamon stick':
      'canela em pau, pau de canela, paus de canela, canela em rama, casca de canela, canela em casca, rama de canela, pauzinho de canela, pauzinhos de canela, canelas em pau',
    nutmeg: 'noz-moscada, noz-moscada ralada, noz-moscada em pó, nozes-moscadas, noz-moscada moída',
    mace: 'macis, flor de noz-moscada',
    cardamom: 'cardamomo, cardamomo em pó, cardamomo moído, cardamomos, cardamomo verde',
    'cardamom pod':
      'vagem de cardamomo, vagens de cardamomo, bagas de cardamomo, baga de cardamomo, cardamomo em vagem, sementes de cardamomo, bago de cardamomo, cápsulas de cardamomo',
    'black cardamom': 'cardamomo preto',
    clove:
      'cravo/-s, cravo-da-índia/cravos-da-índia, cravinho/-s, cravinho-da-índia, cravinhos-da-índia, cravo-de-cabecinha, cravo inteiro',
    'ground cloves':
      'cravo em pó, cravinho em pó, cravo-da-índia em pó, cravinho moído, cravo moído, cravinho-da-índia moído',
    allspice: 'pimenta-da-jamaica, allspice, pimenta-jamaica, pimenta jamaicana, pimenta síria doce',
    'star anise': 'anis-estrelado, estrela de anis, estrelas de anis, aniz estrelado, flor de anis',
    'anise seed':
      'erva-doce, anis, sementes de anis, sementes de erva-doce, anis em grão, erva-doce em grãos, anis verde, anis em pó, erva-doce em grão, aniz, semente de erva-doce, erva-doce seca',
    'ground ginger': 'gengibre em pó, gengibre moído, pó de gengibre, gengibre seco',
    'caraway seed': 'alcaravia, sementes de alcaravia, cariz, kümmel, kummel, alcaravia em grão',
    'fennel seed': 'sementes de funcho, funcho em grão, semente de funcho, funcho em pó',
    'fenugreek seed': 'feno-grego, sementes de feno-grego, fenacho',
    'fenugreek leaf': 'folhas de feno-grego, kasuri methi',
    'mustard seed':
      'sementes de mostarda, grãos de mostarda, semente de mostarda, mostarda em grão seca, sementes de mostarda amarela, sementes de mostarda preta',
    'mustard powder': 'mostarda em pó, mostarda seca, pó de mostarda, farinha de mostarda',
    'celery seed': 'sementes de aipo, semente de aipo, sementes de salsão',
    'dill seed': 'sementes de endro, sementes de aneto, sementes de dill',
    'nigella seed': 'nigela, sementes de nigela, cominho preto, nigella',
    ajwain: 'ajwain, ajowan',
    asafoetida: 'assafétida, asafoetida',
    sumac: 'sumagre, sumac',
    amchur: 'amchur, manga em pó, amchoor',
    annatto:
      'urucum, colorau, colorífico, urucu, colorau em pó, semente de urucum, sementes de urucum, coloral, corante de urucum',
    'juniper berry': 'zimbro, bagas de zimbro, baga de zimbro',
    'dried lime': 'lima seca, limão preto seco',
    'licorice root': 'alcaçuz, raiz de alcaçuz, pau de alcaçuz',
    'tonka bean': 'cumaru, fava tonka, favas tonka, fava de cumaru',
    mahleb: 'mahleb',
    lavender: 'lavanda, alfazema, flores de lavanda, flor de lavanda',
    'rose petal': 'pétala de rosa/pétalas de rosa, pétalas de rosas',
    'edible flower':
      'flor comestível/flores comestíveis, capuchinha/-s, amor-perfeito comestível, flores para decorar, flores de capuchinha, flores de borragem, flores, flor',
    elderflower: 'flor de sabugueiro/flores de sabugueiro',
    'five-spice powder':
      'cinco especiarias, cinco especiarias chinesas, pó de cinco especiarias, mistura de cinco especiarias, 5 especiarias, tempero cinco especiarias',
    'ras el hanout': 'ras el hanout',
    baharat: 'baharat, sete especiarias, sete especiarias árabes',
    "za'atar": "zaatar, za'atar, zátar",
    dukkah: 'dukkah',
    berbere: 'berbere',
    'cajun seasoning': 'tempero cajun, cajun',
    'jerk seasoning': 'tempero jerk',
    'tandoori masala': 'tandoori, masala tandoori, tandoori masala',
    'chaat masala': 'chaat masala',
    'lemon pepper': 'lemon pepper, pimenta-limão, tempero lemon pepper',
    'barbecue rub': 'dry rub, tempero para churrasco',
    'mixed spice': 'quatro especiarias, especiaria, quatre épices',
    'pumpkin pie spice': 'especiarias para tarte de abóbora',
    'gingerbread spice':
      'especiarias de gengibre, tempero para pão de mel, especiarias para pão de mel, especiarias de speculoos',
    'dried oregano':
      'orégano, orégãos, oregano, oregãos, orégano seco, orégãos secos, orégão, oregão, oregano seco, oregãos secos, óregano',
    'italian seasoning':
      'ervas italianas, ervas secas, ervas finas secas, tempero italiano, mistura de ervas secas, ervas aromáticas secas, mix de ervas secas, tempero de ervas',
    'herbes de provence':
      'ervas de provença, ervas da provença, ervas provençais, ervas de provence, herbes de provence, ervas da provence, ervas de Provença secas',
    'dried thyme': 'tomilho seco, tomilho em pó, tomilho desidratado',
    'dried basil': 'manjericão seco, manjericão desidratado',
    'dried rosemary': 'alecrim seco, alecrim desidratado, alecrim em pó',
    'dried sage': 'sálvia seca, sálvia desidratada',
    'dried marjoram': 'manjerona seca, manjerona desidratada',
    'dried parsley': 'salsa seca, salsinha seca, salsa desidratada, salsinha desidratada, salsa liofilizada',
    'dried cilantro': 'coentro seco, coentros secos, coentro desidratado',
    'dried dill': 'endro seco, aneto seco, dill seco, endro desidratado',
    'dried mint': 'hortelã seca, hortelã desidratada',
    'dried tarragon': 'estragão seco',
    'dried chervil': 'cerefólio seco',
    'dried savory': 'segurelha, segurelha seca',
    'dried chives': 'cebolinho seco, cebolinha seca, cebolinha desidratada, cebolinho desidratado, ciboulette seca',
    'bay leaf':
      'louro, folha de louro/folhas de louro, louro em folha, louro em pó, folha louro, folhas louro, louro seco, loureiro, folha de loureiro',
    'bouquet garni':
      'bouquet garni, ramo de ervas aromáticas, amarrado de ervas, buquê garni, buquê de ervas, amarrado de cheiros, ramo de ervas, cheiros, cheiro',
    basil:
      'manjericão, manjericao, folha de manjericão/folhas de manjericão, manjericão fresco, basílico, alfavaca, manjericão roxo, manjericões, folhas de basílico, manjericão-de-folha-larga, molho de manjericão, molhinho de manjericão',
    'thai basil': 'manjericão tailandês, manjericão thai',
    parsley:
      'salsa, salsinha, salsa fresca, salsinha fresca, salsa picada, salsa lisa, salsa frisada, salsa crespa, salsinha crespa, folha de salsa, folhas de salsa, folhas de salsinha, salsinha picada, cheiro-verde, cheiro-verde picado, salsa e cebolinha, salsinha e cebolinha, cheiros-verdes, molho de salsa fresca, folhinhas de salsa, ervas frescas, ervas aromáticas, ervas aromáticas frescas, ervas finas, erva fresca, ervas a gosto, ervas, fines herbes, ervas frescas picadas, ervas variadas, molho de salsa/molhos de salsa, molhinho de salsa, molho de salsinha, molho de salsa e coentros, molho de cheiros, molho de ervas aromáticas',
    cilantro:
      'coentro/-s, coentros frescos, coentro fresco, coentros picados, folha de coentro/folhas de coentro, folhas de coentros, coentro picado, molho de coentros frescos, coentros fresco, coentrada, coentrinho, molho de coentros/molhos de coentros, molhinho de coentros, molho de coentro',
    mint: 'hortelã/-s/hortela, folha de hortelã/folhas de hortelã, hortelã fresca, hortelã-pimenta, menta, hortelã-da-ribeira, poejo/-s, hortelã-verde, folhas de menta, menta fresca, folhinhas de hortelã, poejos frescos, folha de menta, hortelã picada, molho de hortelã, molhinho de hortelã, molho de poejos',
    dill: 'endro, aneto, dill, endro fresco, aneto fresco, dill fresco, folhas de endro, endro-dill, molho de endro, molho de aneto',
    'fennel frond': 'rama de funcho, ramas de funcho, folhas de funcho, rama do funcho',
    chives:
      'cebolinho, cebolinha-francesa, ciboulette, cebolinho fresco, ciboullete, cebolinho picado, molho de cebolinho, molhinho de cebolinho',
    'garlic chives': 'nirá, nira, cebolinho-chinês, cebolinha chinesa',
    thyme: 'tomilho, tomilho fresco, tomilho-limão, folhas de tomilho, tomilho-limão fresco, serpão, molho de tomilho',
    rosemary: 'alecrim, alecrim fresco, folhas de alecrim, rosmaninho, molho de alecrim',
    sage: 'sálvia, salvia, folha de sálvia/folhas de sálvia, sálvia fresca, salva, folhas de salva, salva fresca',
    'oregano leaf':
      'orégano fresco, orégãos frescos, folhas de orégano, folha de orégano, oregano fresco, ramos de orégano, folhas de orégãos',
    marjoram: 'manjerona, manjerona fresca, folhas de manjerona',
    tarragon: 'estragão, estragão fresco, folhas de estragão',
    chervil: 'cerefólio, cerefolho, cerefólio fresco',
    lovage: 'levístico',
    'curry leaf': 'folha de caril/folhas de caril, folha de curry/folhas de curry',
    'makrut lime leaf':
      'folha de lima kaffir/folhas de lima kaffir, folha de limão kaffir, folhas de limão kaffir, lima kaffir, folha de limão/folhas de limão, folhas de lima, folha de laranjeira, folhas de limoeiro, laranjeira, limoeiro, kaffir, limão kaffir',
    'lemon verbena': 'lúcia-lima, verbena, limonete, bela-luísa, doce-lima, folhas de lúcia-lima',
    'lemon balm': 'erva-cidreira, melissa, cidreira, folhas de erva-cidreira',
    shiso: 'shissô, shiso',
    'vietnamese coriander': 'coentro vietnamita, coentrão, chicória-do-pará, coentro-de-caboclo',
    epazote: 'mastruz, epazote, erva-de-santa-maria',
    'pandan leaf': 'folha de pandan, pandan, folhas de pandan',
    'banana leaf': 'folha de bananeira/folhas de bananeira, bananeira',
    'chicken breast':
      'peito de frango/peitos de frango, peito de galinha, filé de frango/filés de frango, filé de peito de frango/filés de peito de frango, bife de frango/bifes de frango, bife de peru e frango, bifes de peito de frango, file de frango, file de peito de frango, peitos de galinha, peito de frango desfiado, peito de frango cozido, meio peito de frango, sassami, bifinhos de frango, peito de frango cozido e desfiado, frango de peito, escalopes de frango, peitinho de frango, filezinho de frango, filés de sassami',
    chicken:
      "frango/-s, galinha/-s, frango inteiro/frangos inteiros, frango desfiado, frango cozido, galinha cozida, carne de frango, frango em pedaços, frango caipira, galinha caipira, frango do campo, frango assado, frango cozido e desfiado, galinha inteira, frango à passarinho, frango a passarinho, galo, galinha velha, frango de churrasco, carne de galinha, galinha desfiada, frango cortado, frango picado, galinha do campo, frango em cubos, franguinho, capão, frango do campo inteiro, frango caseiro, galinha d'angola caipira, restos de frango assado, sobras de frango, sobra de frango assado, galinha em pedaços, ave/-s",
    'chicken thigh':
      'sobrecoxa/-s, sobrecoxa de frango/sobrecoxas de frango, contracoxa/-s, coxa e sobrecoxa de frango desossada, filé de sobrecoxa, filé de coxa e sobrecoxa, filés de coxa, coxa de frango desossada, coxas de frango desossadas',
    'chicken leg':
      'perna de frango/pernas de frango, coxa e sobrecoxa/coxas e sobrecoxas, coxa e sobrecoxa de frango, coxas e sobrecoxas de frango, perna de galinha, pernas de galinha, pernil de frango',
    'chicken drumstick':
      'coxa de frango/coxas de frango, coxa/-s, coxa de galinha/coxas de galinha, baqueta de frango, coxinhas da asa, coxinha da asa, drumete, drumettes, coxinha de asa',
    'chicken wing':
      'asa de frango/asas de frango, asinha de frango/asinhas de frango, tulipa de frango, asas de galinha, meio da asa, tulipinha de frango, asinha/-s',
    'roasting chicken': 'frango para assar, frango inteiro para assar',
    'turkey breast':
      'peito de peru/peitos de peru, bife de peru/bifes de peru, peru/-s, carne de peru, filé de peito de peru, escalopes de peru, lombo de peru, bifinhos de peru, filé de peru, peru desfiado',
    'turkey leg': 'perna de peru/pernas de peru, coxa de peru/coxas de peru',
    'roasting turkey': 'peru inteiro, peru para assar, peru de natal, chester',
    'duck breast': 'peito de pato/peitos de pato, magret, magret de pato, filé de pato',
    'duck leg': 'perna de pato/pernas de pato, coxa de pato/coxas de pato, confit de pato',
    'roasting duck': 'pato/-s, pato inteiro, carne de pato, marreco/-s',
    goose: 'ganso/-s',
    'cornish hen': 'frango de leite, galeto/-s, picanto, frango galeto',
    quail: 'codorniz, codornizes, codorna/-s, perdiz, perdizes',
    'guinea fowl': "galinha-d'angola, galinha da guiné, pintada",
    pheasant: 'faisão',
    'beef steak':
      'bife/-s, bife de vaca/bifes de vaca, bife bovino/bifes bovinos, bife de novilho, bife de alcatra/bifes de alcatra, alcatra, carne bovina, carne de vaca, carne de boi, bife do lombo, bifinhos de vaca, carne vermelha, iscas de carne, isca de carne, carne de novilho, steak, steaks, bife da vazia/bifes da vazia, pojadouro, bife do pojadouro, coração de alcatra, carne para bifes, baby beef, bifes de carne, vazia, bifes altos, miolo de alcatra, patinho, bife de patinho, bifes de patinho, coxão mole, bife de coxão mole, coxao mole, bifes de coxão mole, chã de dentro, bife do acém, filé de carne, carne de segunda, carne de primeira, carne magra, carne de vaca para bifes, vaca, boi, vitelão, novilho',
    'ribeye steak': 'ancho, bife ancho, bife do acém redondo, rib eye, ribeye',
    'sirloin steak': 'picanha, maminha, maminha de alcatra, bife de picanha, miolo da picanha',
    'strip steak':
      'contrafilé, contra-filé, entrecôte, entrecote, bife de chorizo, chorizo bife, filé de costela, contrafile',
    'flank steak': 'fraldinha, vacío, bife de fraldinha, aba de filé',
    'skirt steak': 'entranha, diafragma',
    'beef tenderloin':
      'filé mignon, file mignon, lombo de vaca, lombo de novilho, medalhão de filé mignon, medalhões de filé mignon, filé mignon bovino, lombinho de vaca, escalopes de filé mignon, medalhão de filé, medalhões de filé, tornedó, tornedós, mignon',
    'minute steak': 'bife fino, bifes finos, bife batido, bifes batidos, bifanas de vaca',
    'beef roast':
      'lagarto, lagarto bovino, carne para assar, rosbife de carne, carne de vaca para assar, carne para assado, carne bovina para assar, coxão duro, coxao duro, chã de fora, ganso bovino, lagarto redondo, peça de carne, rabadilha, alcatra para assar',
    'stewing beef':
      'acém, acem, paleta bovina, carne para estufar, carne para guisar, carne de vaca para estufar, carne de vaca para guisar, carne para ensopado, carne de panela, carne para cozido, carne de vaca para cozer, carne de estufar, cubos de carne bovina, carne bovina em cubos, miolo de paleta, carne de vaca em cubos, carne de guisar, miolo de acém, carne cozida e desfiada, carne bovina cozida, pá de vaca, paleta de boi, carne louca, carne de cozer, chambão, carne de vaca do acém, pescoço bovino, cupim, peixinho bovino, carne de vaca da pá, braço bovino',
    'beef brisket': 'peito bovino, brisket, peito de vaca, ponta de peito',
    'short rib':
      'costela bovina, costela de boi, costela de vaca, costela minga, costelas de vaca, costela gaúcha, costela de ripa, costelas bovinas, costelinha bovina, acém com osso, aba das costelas',
    oxtail: 'rabada, rabo de boi, rabo de vaca, rabo bovino, rabo de touro, rabada de boi',
    'beef shank':
      'músculo, musculo, músculo bovino, ossobuco, ossobuco bovino, chambão de vaca, jarrete, ossobuco de vaca, ossobuco de boi, osso buco, jarrete de vaca, músculo traseiro, músculo dianteiro, garrão',
    'beef cheek':
      'bochecha bovina, bochechas de vaca, bochecha de boi, bochecha de vaca, bochechas de vitela, bochecha de novilho',
    'ground beef':
      'carne moída, carne moida, carne bovina moída, patinho moído, carne de vaca picada, carne picada de vaca, carne de novilho picada, carne picada de novilho, acém moído, carne moída bovina, carne moída de primeira, carne moída magra, carne moída de patinho, carne de vaca moída, carne picada de bovino, carne de boi moída, coxão mole moído, alcatra moída, músculo moído, carne bovina magra moída, guisado de carne',
    'ground pork':
      'carne de porco picada, carne de porco moída, carne picada de porco, carne moída de porco, porco moído, carne suína moída, pernil moído, lombo moído',
    'ground turkey': 'carne de peru picada, peru picado, peru moído, carne moída de peru, carne picada de peru',
    'ground chicken':
      'frango moído, carne de frango picada, carne de frango moída, carne moída de frango, frango picado moído, peito de frango moído, carne picada de frango',
    'ground lamb': 'carne de cordeiro moída, cordeiro moído, carne de borrego picada, carne moída de cordeiro',
    'ground veal': 'carne de vitela picada, vitela picada, vitela moída, carne picada de vitela',
    'mixed ground meat':
      'carne picada mista, carne picada de porco e vaca, carne picada de vaca e porco, carne de porco e vaca picada, carne moída mista, carne de vaca e porco picada, carne picada (vaca e porco), carne picada (porco e vaca), carne moída de porco e boi',
    'veal cutlet':
      'escalope de vitela/escalopes de vitela, bife de vitela/bifes de vitela, vitela/-s, carne de vitela, vitelo, escalopes de vitelo, escalope de vitelo, escalopinhos de vitela',
    'veal chop': 'costeleta de vitela/costeletas de vitela, costeleta de vitelão',
    'veal shank': 'ossobuco de vitela, pernil de vitela, jarrete de vitela',
    'stewing veal':
      'vitela para guisar, vitela para estufar, vitela em cubos, carne de vitela para estufar, vitela de estufar',
    'pork chop':
      'costeleta de porco/costeletas de porco, bisteca/-s, bisteca de porco/bistecas de porco, bisteca suína, bistecas suínas, costeleta/-s, carne de porco, porco, carne suína, costeletas do lombo, carne de porco em cubos, costeletas do cachaço, carne de porco do lombo, carne de suíno, suíno, costeleta do lombo, costeletas de porco preto, porco preto, carne de porco preto, leitão, leitão inteiro, leitoa, porco em cubos, carne de porco às tiras, carne de porco cozida, secretos de porco preto, secretos de porco, secretos, plumas de porco preto, plumas de porco, presas de porco, lagartos de porco preto, lagartinhos de porco',
    'pork tenderloin':
      'lombinho de porco/lombinhos de porco, filé mignon suíno, filé suíno, lombinho/-s, filezinho suíno, filé mignon de porco, lombinho suíno, filé de porco',
    'pork loin':
      'lombo de porco, lombo suíno, lombo/-s, lombo de porco preto, lombo de porco fatiado, carne de porco para rojões, rojões, rojões de porco, carré de porco, carré suíno, copa-lombo, medalhões de porco, medalhões de lombo, lombo suino, lombo de porco assado',
    'pork cutlet':
      'febra/-s, febras de porco, bifana/-s, bifanas de porco, bife de porco/bifes de porco, escalopes de porco, bifinhos de porco, febras de porco preto, bifes de lombo de porco, febra de porco',
    'pork shoulder':
      'paleta de porco, paleta suína, pá de porco, cachaço, cachaço de porco, paleta suina, copa de porco, pá, sobrepaleta, sobrepaleta suína, cachaço de porco preto, pescoço de porco, porco desfiado, pulled pork, aba de porco, carne de porco para estufar, carne de porco da pá',
    'pork belly':
      'entremeada, entremeadas, barriga de porco, panceta, pancetta suína, panceta suína, toucinho entremeado, toucinho fresco, barriga suína, pancheta, barriga fresca de porco, toucinho de barriga, entremeada fresca',
    'spare rib':
      'entrecosto, costelinha de porco/costelinhas de porco, costela de porco, costela suína, piano de porco, costelinha suína, costelinha/-s, entrecosto de porco, costelas de porco, entrecosto de porco preto, costelinhas suínas, ripas de porco, costela suina, ripinhas, costelinha fresca',
    'pork leg':
      'pernil de porco, pernil suíno, perna de porco, pernil/pernis, pernil de leitão, perna de leitão, pernil suino',
    'pork cheek': 'bochecha de porco/bochechas de porco, bochechas de porco preto, bochecha suína',
    'ham hock':
      'joelho de porco, pernil curto, chispe, chispe de porco, eisbein, canela de porco, joelho suíno, chispes, joelho defumado, mão de porco fumada',
    gammon: 'tender, tender bolinha, presunto para assar, presunto tender',
    'lamb chop':
      'costeleta de borrego/costeletas de borrego, costeleta de cordeiro/costeletas de cordeiro, cordeiro/-s, borrego/-s, carne de cordeiro, carne de borrego, anho, costeletas de anho, ovelha, carne de ovelha, carne de carneiro, carneiro/-s, carré francês',
    'lamb loin': 'lombo de cordeiro, lombo de borrego, filé de cordeiro, lombinho de borrego',
    'rack of lamb': 'carré de cordeiro, carré de borrego, carré francês de cordeiro',
    'lamb shoulder':
      'paleta de cordeiro, pá de borrego, pá de cordeiro, borrego para guisar, borrego em pedaços, espádua de borrego, mão de borrego',
    'leg of lamb': 'perna de borrego/pernas de borrego, perna de cordeiro, pernil de cordeiro, perna de carneiro',
    'lamb shank':
      'pernil pequeno de borrego, jarrete de borrego, stinco de cordeiro, canela de cordeiro, jarretes de borrego',
    'lamb neck': 'pescoço de cordeiro, pescoço de borrego, cachaço de borrego',
    'goat meat':
      'cabrito/-s, carne de cabrito, cabra, carne de cabra, bode, carne de bode, carne de cabrito em pedaços, perna de cabrito, paleta de cabrito, cabrito em pedaços, chanfana',
    'venison steak': 'veado, carne de veado, lombo de veado, bife de veado, gamo, corça, cervo',
    'stewing venison': 'veado para guisar, carne de caça, caça',
    rabbit: 'coelho/-s, coelho bravo, coelho em pedaços, lebre/-s, carne de coelho',
    'wild boar': 'javali, carne de javali, javalis',
    'blood sausage': 'morcela com pão',
    chorizo: 'chorizo, chorizo espanhol',
    nduja: 'nduja',
    bacon:
      'bacon, toucinho, bacon em cubos, toucinho fumado, toucinho defumado, bacon fatiado, bacon defumado, toucinho salgado, bacon em fatias, bacon fumado, bacon em tiras, toicinho, toicinho fumado, barriga de porco fumada, barriga fumada, bacon picado, bacon magro, panceta defumada, panceta fumada, toucinho entremeado fumado, entremeada fumada, barriga de porco defumada, torresmo/-s, torresminho, courato/-s, coirato, pele de porco, bacon cortado',
    pancetta: 'pancetta, pancetta italiana, pancetta defumada',
    guanciale: 'guanciale',
    'salt pork':
      'toucinho de porco salgado, costelinha salgada, costela de porco salgada, carne de porco salgada, carne salgada de porco, pé de porco salgado, orelha de porco salgada, costelinha de porco salgada, rabo de porco salgado, lombo salgado, toucinho gordo, costela salgada, lombo de porco salgado, pertences para feijoada, pertences de feijoada, toucinho branco',
    ham: 'fiambre, presunto cozido, presunto, presunto magro, presunto em cubos, fiambre em cubos, fiambre da perna, presunto fatiado, fiambre de porco, apresuntado, presunto em fatias, fiambre fatiado, presunto defumado, presunto ralado, presunto gordo, fiambre da pá, presunto picado, fiambre extra, pá de porco cozida, presunto sem capa de gordura',
    prosciutto:
      'presunto cru, presunto de parma, presunto parma, prosciutto, presunto italiano, presunto tipo parma, culatello',
    'serrano ham':
      'presunto serrano, presunto ibérico, jamón serrano, presunto pata negra, jamón, presunto de chaves, presunto de barrancos, presunto de porco preto, presunto curado, presunto espanhol',
    speck: 'speck',
    salami: 'salame/-s, salame italiano, salame milano, salaminho, fuet',
    pepperoni: 'pepperoni, peperoni, peperone, pepperone',
    mortadella: 'mortadela/-s, mortadela fatiada, mortadela com pistácio, mortadela de bolonha',
    'smoked turkey':
      'peito de peru defumado, peito de peru fumado, blanquet de peru, peito de chester, peito de peru fatiado, peito de peru light, peru defumado, peru fumado',
    'deli roast beef': 'rosbife',
    'corned beef': 'corned beef, carne enlatada',
    pastrami: 'pastrami',
    bresaola: 'bresaola, cecina',
    'chicken liver':
      'fígado de galinha/fígados de galinha, fígado de frango/fígados de frango, fígados de aves, figado de frango, fígado de ave',
    'calf liver':
      'fígado/-s, fígado de boi, fígado de vaca, fígado de vitela, fígado bovino, iscas de fígado, bife de fígado, bifes de fígado, iscas, figado bovino',
    kidney: 'rim/rins, rins de vitela, rim de vitela',
    'chicken heart':
      'coração de frango/corações de frango, coração de galinha/corações de galinha, coraçãozinho de frango',
    'chicken gizzard':
      'moela/-s, moela de frango/moelas de frango, moelas de galinha, miúdos de frango, miúdos de galinha, miúdos, miúdos de aves',
    'beef tongue': 'língua de vaca, língua de boi, língua bovina, língua/-s, língua de vitela',
    tripe:
      'dobrada, dobradinha, bucho, bucho de boi, folhos, folhos de vitela, mocotó, mão de vaca, tripas de vitela, mão de vitela, bucho bovino',
    sweetbread: 'molejas, moleja, moleja de vitela',
    'foie gras': 'foie gras',
    'marrow bone':
      'osso com tutano, tutano, ossos de vaca, osso de vaca, ossos de boi, osso da suã bovina, ossos para caldo, osso para caldo, ossos bovinos',
    'pig foot':
      'pé de porco/pés de porco, orelha de porco/orelhas de porco, mão de porco, pezinhos de porco, pezinhos de coentrada, rabo de porco, orelheira, orelheira de porco, orelheira fumada, cabeça de porco, focinho de porco, rabinho de porco, orelha suína, pezinho de porco, pé suíno, máscara de porco',
    'chicken carcass':
      'carcaça de frango/carcaças de frango, ossos de frango, carcaça de galinha, pescoço de frango, pés de galinha, pé de galinha, pés de frango, pescoços de frango, dorso de frango, asas e pescoço',
    'salmon fillet':
      'filé de salmão/filés de salmão, filete de salmão/filetes de salmão, salmão, lombo de salmão/lombos de salmão, salmão fresco, file de salmão, tranche de salmão, salmao, salmão cozido, salmões',
    'smoked salmon': 'salmão fumado, salmão defumado, salmao fumado',
    gravlax: 'gravlax, gravad lax, salmão marinado',
    'smoked trout': 'truta fumada, truta defumada',
    'smoked mackerel': 'cavala fumada, cavala defumada',
    kipper: 'arenque fumado, arenque defumado',
    'cod fillet':
      'bacalhau fresco, filete de bacalhau fresco, filés de bacalhau fresco, lombos de bacalhau fresco, fresco bacalhau, bacalhau fresco em postas, lombo de bacalhau fresco, filete de bacalhau, filetes de bacalhau',
    'haddock fillet': 'hadoque, eglefim, haddock, arinca',
    'hake fillet':
      'pescada/-s, filete de pescada/filetes de pescada, filé de pescada/filés de pescada, merluza, filé de merluza/filés de merluza, marmota/-s, pescadinha/-s, medalhões de pescada, lombo de pescada, lombos de pescada, pescada branca, pescada amarela, medalhão de pescada, filé de pescada branca, filés de pescada branca, pescada congelada, pescada fresca, rabo de pescada',
    'pollock fillet':
      'escamudo, polaca, polaca do alasca, escamudo-do-alasca, filé de polaca, badejo-do-norte, abrótea, abrótea fresca',
    'halibut fillet': 'alabote, halibute, linguado-gigante, alabote da gronelândia, palmeta',
    'turbot fillet': 'pregado, rodovalho, turbot',
    'sole fillet':
      'linguado/-s, filé de linguado/filés de linguado, filete de linguado/filetes de linguado, solha/-s, filetes de solha, filé de solha, filete de solha',
    'tilapia fillet':
      'tilápia/-s, filé de tilápia/filés de tilápia, panga, filete de panga, filé de panga, saint peter, saint pierre, tilapia, file de tilápia, filetes de panga, filé de saint peter, filete de tilápia, filetes de tilápia, filé de tilapia, perca-do-nilo, filetes de perca, filé de tucunaré, tucunaré, pacu, tambaqui, filé de tambaqui, pirarucu, filé de pirarucu, pirarucu fresco, pirarucu seco, traíra, filé de traíra, dourado de rio, matrinxã, merluza branca',
    'sea bass fillet':
      'robalo, filé de robalo/filés de robalo, filete de robalo/filetes de robalo, lombo de robalo, corvina/-s, filé de corvina, filés de corvina, corvina inteira, robalos, lombos de robalo',
    branzino: 'robalo inteiro, robalo fresco inteiro, robalo limpo inteiro',
    'sea bream fillet':
      'besugo/-s, pargo/-s, filé de pargo, sargo/-s, filete de dourada, filetes de dourada, filé de dourada, filete de pargo, goraz, imperador, capatão',
    dorade: 'dourada/-s, dourada inteira, douradas escaladas',
    monkfish:
      'tamboril, lombo de tamboril, rabo de tamboril, peixe-sapo, lombos de tamboril, tamboris, cauda de tamboril',
    'snapper fillet':
      'peixe vermelho, salmonete/-s, ciobá, dentão, caranho, red fish, cantarilho, filetes de redfish, salmonetes frescos, cioba, redfish',
    'catfish fillet':
      'bagre, peixe-gato, surubim, pintado, filé de surubim, filé de pintado, filé de pintado fresco, cachara, dourada amazônica, piramutaba',
    'grouper fillet':
      'garoupa/-s, badejo, cherne, mero, filé de badejo, namorado, filé de namorado, filé de garoupa, filé de mahi mahi, lombo de garoupa, lombo de cherne, sirigado, mahi mahi, mahi',
    'perch fillet': 'perca/-s, lúcio, lucioperca, filete de perca, achigã',
    carp: 'carpa/-s, barbo',
    'trout fillet':
      'filé de truta/filés de truta, filete de truta/filetes de truta, filete de truta salmonada/filetes de truta salmonada, truta salmonada',
    'rainbow trout': 'truta/-s, truta inteira, truta arco-íris',
    'mackerel fillet':
      'cavala/-s, carapau/-s, cavalinha/-s, carapauzinho/-s, sarda, filete de cavala, filetes de cavala, chicharro/-s, filé de cavalinha, sororoca, cavala fresca, olhete, filés de cavala',
    'herring fillet': 'arenque/-s, filé de arenque, filete de arenque, manjuba/-s, manjubinha/-s, savelha',
    'sardine fillet':
      'sardinha/-s, sardinha fresca/sardinhas frescas, filé de sardinha/filés de sardinha, petinga/-s, filetes de sardinha, sardinhas inteiras, sardinhas limpas, sardinha portuguesa',
    whitebait: 'peixinho frito, jaquinzinho/-s, biqueirão/biqueirões, joaquinzinho/-s, peixe-rei, biqueirões frescos',
    'tuna steak':
      'bife de atum/bifes de atum, atum fresco, lombo de atum fresco, posta de atum, filé de atum, bonito, atum rabilho, lombo de atum',
    'swordfish steak':
      'espadarte, peixe-espada, bife de espadarte, peixe-espada preto, meca, filetes de peixe-espada, filé de cação, cação, tubarão, filetes de peixe-espada preto, espada preto, filé de meca, cação em postas, tintureira',
    'skate wing': 'raia/-s, asa de raia, arraia/-s',
    eel: 'enguia/-s, congro, safio, moreia, lampreia, eirós, unagi, enguia fumada',
    'salt cod':
      'bacalhau, bacalhau salgado, bacalhau seco, bacalhau demolhado, lombo de bacalhau/lombos de bacalhau, bacalhau desfiado, bacalhau dessalgado, bacalhau desfiado demolhado, bacalhau cozido, bacalhau em lascas, bacalhau em postas, bacalhau da noruega, bacalhau do porto, bacalhau graúdo, migas de bacalhau, posta de bacalhau demolhada, postas de bacalhau demolhadas, bacalhau desfiado congelado, bacalhau dessalgado e desfiado, badanas de bacalhau, caras de bacalhau, línguas de bacalhau, lombos de bacalhau demolhado, peixe seco salgado, bacalhau demolhado e desfiado, bacalhau corrente, bacalhau cozido e desfiado, bacalhau saithe, paloco, samos de bacalhau, bacalhaus',
    'fish finger':
      'douradinhos, dedinhos de peixe, douradinhos de peixe, barrinhas de pescada, tirinhas de peixe panado',
    'canned tuna':
      'atum, atum em conserva, atum em lata, atum enlatado, atum em óleo, atum ao natural, atum em azeite, atum em água, atum de conserva, atum ralado, atum sólido, atum natural, conserva de atum, atum ralado em lata, atum light, atum em pedaços, atum em posta, atum em óleo vegetal',
    'canned salmon': 'salmão em lata, salmão em conserva, salmão enlatado',
    'canned sardine':
      'sardinha em lata/sardinhas em lata, sardinha em conserva/sardinhas em conserva, lata de sardinha/latas de sardinha, lata de sardinhas/latas de sardinhas, sardinhas de conserva, sardinha enlatada, sardinhas em azeite, sardinhas em tomate, sardinha em óleo, sardinha em molho de tomate, sardinhas de lata',
    'canned mackerel':
      'cavala em conserva, cavala em lata, filetes de cavala em conserva, filetes de cavala em azeite, cavalas em conserva',
    anchovy:
      'anchova/-s, filé de anchova/filés de anchova, filete de anchova/filetes de anchova, aliche, enchova/-s, anchovas em conserva, filés de aliche, filé de aliche, filés de enchova, anchovas em azeite',
    'pickled herring': 'arenque em conserva, arenque marinado, rollmops',
    'crab stick':
      'delícias do mar, kani, kani kama, surimi, palitos de caranguejo, delícia do mar, barrinhas de caranguejo, palito de caranguejo, kanikama, barritas de surimi, palitos de surimi',
    shrimp:
      'camarão/camarões/camarao/camaroes, gamba/-s, camarão médio/camarões médios, miolo de camarão, camarão cinza/camarões cinza, camarão rosa, camarão sete-barbas, camarão pequeno, camarão limpo, camarão descascado, camarões grandes, camarão congelado, camarão cozido, camarão fresco, miolo de camarões, camarões descascados, camarões cozidos, miolo de gambas, camarão seco, camarões secos, camarão defumado, camarões secos defumados, camarão tigre, camarões tigre, camarões frescos, cauda de camarão, caudas de camarão, camarão vg, camarão-branco, camarão seco defumado, camarão seco salgado, cascas de camarão, cascas e cabeças de camarão, camarãozinho, camarão inteiro, pitu/-s, camarão seco moído, camarão com casca, aviú',
    langoustine: 'lagostim/lagostins, cigala/-s, scampi',
    crayfish: 'lagostim de rio, lagostim-do-rio, lagostins de rio',
    lobster: 'lagosta/-s, lavagante/-s, cavaquinha/-s, lagosta inteira, lagosta cozida',
    'lobster tail': 'cauda de lagosta/caudas de lagosta, rabo de lagosta, cauda de lavagante',
    crab: 'caranguejo/-s, sapateira/-s, santola/-s, siri/-s, navalheira/-s, carangueijo, guaiamum, uçá, percebe/-s',
    'crab meat':
      'carne de caranguejo, carne de siri, siri desfiado, siri catado, carne de sapateira, miolo de caranguejo, recheio de sapateira natural, patas de caranguejo, pata de caranguejo, caranguejo desfiado, delícia de caranguejo natural, patinhas de caranguejo, carne de santola',
    mussel:
      'mexilhão/mexilhões/mexilhao, miolo de mexilhão, marisco de casca, mexilhões frescos, sururu, mexilhão meia concha, miolo de mexilhões, mexilhões cozidos',
    clam: 'amêijoa/-s, ameijoa/-s, vôngole/-s, vongole/-s, miolo de amêijoa, conquilha/-s, lingueirão/lingueirões, amêijoas frescas, cadelinha/-s, navalha/-s, lambreta/-s, ameijoa preta, amêijoa boa, amêijoas pretas, miolo de ameijoa, miolo de lingueirão, maçunim, sarnambi, amêijoa branca, longueirões, massunim',
    'canned clam': 'amêijoas em conserva, vôngole em conserva, berbigão em conserva',
    cockle: 'berbigão/berbigões, miolo de berbigão, berbigoes',
    oyster: 'ostra/-s, ostras frescas',
    scallop: 'vieira/-s, coquilles, vieiras frescas, vieira fresca',
    squid:
      'lula/-s, lulas limpas, anéis de lula, argolas de lula, lulas frescas, tubos de lula, argolas de pota, pota/-s, tubo de lula, lulas pequenas, lula em anéis, lulinhas, lulas congeladas, tentáculos de pota, anel de lula',
    cuttlefish: 'choco/-s, choquinho/-s, sépia, chocos limpos, chocos frescos, choco limpo, choquinhos com tinta',
    octopus:
      'polvo/-s, tentáculo de polvo/tentáculos de polvo, polvo cozido, polvo congelado, polvo fresco, polvo limpo, polvos pequenos, tentáculos de polvo cozido',
    snail:
      'caracol/caracóis, escargot/-s, caracoleta/-s, búzio/-s, miolo de búzio, feijoada de búzios simples, lapa/-s',
    caviar: 'caviar, ovas de esturjão',
    'salmon roe': 'ovas de salmão, ovas de truta, ikura',
    'fish roe':
      'ovas, ovas de peixe, ovas de pescada, ovas de bacalhau, massagô, ova de peixe, ova de tainha/ovas de tainha, bottarga, butarga, massago, ovas de capelim, ovas de lumpo, sucedâneo de caviar',
    halloumi: 'halloumi, queijo halloumi, haloumi, queijo haloumi',
    paneer: 'paneer, queijo paneer, queijo indiano',
    egg: 'ovo/-s, ovo inteiro/ovos inteiros, ovo cozido/ovos cozidos, ovo batido/ovos batidos, ovo médio, ovo caipira/ovos caipiras, ovo grande, ovo de galinha/ovos de galinha, ovo ligeiramente batido, ovos m, ovos l, ovo m, ovo l, ovos classe l, ovos classe m, ovos caseiros, ovo biológico, ovos do campo, ovo estrelado/ovos estrelados, ovo frito/ovos fritos, ovo escalfado/ovos escalfados, ovo mexido/ovos mexidos, ovo líquido, ovo batido para pincelar, ovos tamanho m, ovos tamanho l, ovos biológicos, ovo cozido duro, ovo poché, ovos crus, ovo cru, ovo vermelho, ovos brancos, ovos de quinta',
    'egg white':
      'clara/-s, clara de ovo/claras de ovo, claras de ovos, clara em neve/claras em neve, claras em castelo, clara em castelo, claras batidas em castelo, claras batidas em neve, clara batida em neve, claras pasteurizadas, clara pasteurizada, claras líquidas, claras de ovo pasteurizadas, clara de ovo em neve, ovo clara',
    'egg yolk':
      'gema/-s, gema de ovo/gemas de ovo, gemas de ovos, gemas batidas, gema batida, gema crua, gemas cozidas, gemas peneiradas, gemas pasteurizadas, gema passada por peneira, gema peneirada',
    'quail egg':
      'ovo de codorna/ovos de codorna, ovo de codorniz/ovos de codorniz, ovinho de codorna, ovinhos de codorna',
    'duck egg': 'ovo de pata/ovos de pata, ovo de pato, ovos de pato',
    'egg substitute': 'substituto de ovo, substituto de ovos, ovo de linhaça, ovos de linhaça, ovo de chia',
    butter:
      'manteiga, manteiga sem sal, manteiga com sal, manteiga derretida, manteiga amolecida, manteiga gelada, manteiga fria, manteiga à temperatura ambiente, manteiga em temperatura ambiente, noz de manteiga, nozes de manteiga, manteiga em cubos, manteiga amaciada, manteiga em ponto de pomada, manteiga pomada, manteiga dos açores, manteiga meio sal, manteiga magra, manteiga light, manteigas, manteiga de vaca, manteiga de ervas, manteiga de leite, manteiga fresca',
    'vegan butter':
      'manteiga vegana, manteiga vegetal, creme vegetal vegano, margarina vegana, margarina vegetal vegana, margarina sem leite',
    ghee: 'ghee, manteiga clarificada, manteiga ghee, manteiga de garrafa, manteiga da terra, gui, ghi',
    milk: 'leite, leite gordo, leite integral, leite meio-gordo, leite de vaca, leite morno, leite frio, leite quente, leite fresco, leite semidesnatado, leite gelado, leite inteiro, leite líquido, leite sem lactose, leite zero lactose, leite fervido, leite ml, leite uht, leite do dia, leite pasteurizado, leite tépido, leite tipo a, leite semi-desnatado, leite ao ponto de fervura, leite fervente, leite amornado',
    'skim milk': 'leite magro, leite desnatado, leite desnatado sem lactose, leite magro sem lactose',
    'goat milk': 'leite de cabra, leite de ovelha',
    'oat milk': 'leite de aveia, bebida de aveia, bebida vegetal de aveia, leite vegetal de aveia',
    'almond milk':
      'leite de amêndoa, leite de amêndoas, bebida de amêndoa, bebida vegetal de amêndoa, bebida de amêndoas, leite vegetal de amêndoas',
    'soy milk':
      'leite de soja, bebida de soja, extrato de soja, bebida vegetal de soja, leite de soja em pó, bebida à base de soja',
    'rice milk': 'leite de arroz, bebida de arroz, bebida vegetal de arroz',
    'coconut drink': 'bebida de coco, bebida vegetal de coco',
    buttermilk: 'leitelho, buttermilk, soro de leite coalhado, soro de manteiga',
    kefir: 'kefir, quefir, leite fermentado, kefir de leite, yakult, leite coalhado',
    'evaporated milk': 'leite evaporado, leite ideal',
    'condensed milk':
      'leite condensado, leite moça, leite condensado cozido, leite condensado magro, leite condensado desnatado, leite condensado sem lactose, leite condensado light, leite condensado semidesnatado, leite condensado zero lactose',
    'milk powder':
      'leite em pó, leite ninho, ninho, leite em pó integral, leite em pó desnatado, leite em pó magro, leite em pó instantâneo, leite em pó ninho, leite em pó gordo, leite em po',
    whey: 'soro de leite, soro do leite, soro de iogurte, soro de queijo, soro',
    'heavy cream':
      'natas, nata, creme de leite, creme de leite fresco, natas frescas, natas para bater, natas para chantilly, creme de leite sem soro, natas gordas, natas 35%, creme de leite de caixinha, creme de leite em lata, nata fresca, creme de leite sem o soro, creme de leite com soro, creme de leite gelado, natas batidas sem açúcar, natas para culinária, natas de culinária, natas culinárias, nata para bater, natas frias, natas bem frias, natas uht, creme de leite uht, nata batida, creme de leite nestlé, creme de leite pasteurizado, creme de leite light, natas light, natas magras, natas sem lactose, creme de leite sem lactose, creme de leite zero lactose, creme culinário de leite, natas frescas gordas, creme de nata, natas com 35% de gordura, nata pasteurizada, nata do leite, natas de cozinha',
    'light cream': 'natas ligeiras, natas para café',
    'oat cream': 'creme de aveia, creme culinário de aveia, natas de aveia, creme vegetal de aveia',
    'clotted cream': 'clotted cream',
    'whipped cream':
      'chantilly, chantili, natas batidas, creme chantilly, creme de leite batido, creme de leite fresco batido, chantilly batido, natas batidas em chantilly, chantilly fresco',
    'sour cream':
      'creme azedo, sour cream, nata azeda, natas ácidas, natas azedas, creme de leite azedo, natas acidificadas, smetana',
    'crème fraîche': 'crème fraîche, creme fraiche, creme fraîche, crème fraiche',
    'plain yogurt':
      'iogurte/-s, iogurte natural/iogurtes naturais, iogurte natural sem açúcar, iogurte integral, iogurte natural integral, iogurte desnatado, iogurte magro, iogurte natural magro, iogurte natural desnatado, iogurte natural açucarado, coalhada, iogurte cremoso, iogurte sem açúcar, iogurte de cabra, iogurte de ovelha, iogurte sem lactose, iogurte natural sem lactose, coalhada fresca, iogurtes gregos ligeiros naturais, iogurte simples, iogurte natural cremoso',
    'greek yogurt':
      'iogurte grego/iogurtes gregos, iogurte grego natural/iogurtes gregos naturais, iogurte tipo grego, iogurte natural grego, iogurte grego sem açúcar, iogurte grego ligeiro, iogurte grego natural sem açúcar',
    skyr: 'skyr, skyr natural, iogurte skyr',
    quark:
      'quark, queijo quark, queijo batido, queijo fresco batido, queijo fresco batido magro, quark magro, queijo quark magro',
    labneh: 'labneh, coalhada seca, labne, iogurte seco',
    'soy yogurt': 'iogurte de soja, iogurte natural de soja, iogurte de soja natural',
    'coconut yogurt': 'iogurte de coco vegetal, iogurte vegetal de coco',
    'vanilla yogurt': 'iogurte de baunilha, iogurte grego de baunilha',
    'coconut milk':
      'leite de coco, leite de côco, leite de coco light, leite de coco em lata, leite de coco fresco, leite de coco grosso, leite de coco magro, leite de coco caseiro, leite de coco tradicional',
    'ice cream':
      'sorvete de creme, gelado de nata, sorvete de baunilha, gelado de baunilha, gelado de natas, gelado de creme',
    'cream cheese':
      'queijo creme, cream cheese, queijo philadelphia, philadelphia, queijo cremoso, queijo para barrar, cream cheese light, catupiry, requeijão cremoso, queijo creme light, queijo-creme magro, creme de queijo philadelphia, requeijao cremoso, copo de requeijão, copos de requeijão, bisnaga de requeijão, requeijão tipo catupiry, catupiry original, requeijão light, requeijão cremoso light, requeijão culinário, requeijão de bisnaga, requeijão em bisnaga, queijo cremoso para barrar, queijo creme natural, queijo catupiry, queijo cremoso tipo philadelphia, catupiri, requeijão sem lactose, polenguinho, cream cheese tradicional, queijo tipo cream cheese, queijo philadelphia light',
    mascarpone: 'mascarpone, queijo mascarpone, queijo mascarpone cremoso, mascarpone fresco, mascarpones',
    ricotta:
      'ricota, ricotta, ricota fresca, queijo ricota, queijo ricotta, requeijão, requeijões, requeijao, requeijão fresco, requeijão de seia, requeijão magro, creme de ricota, requeijão de ovelha, ricota cremosa, requeijão de cabra, ricota amassada, travia, requeijão de vaca, requeijão de corte, almece',
    'cottage cheese': 'queijo cottage, cottage, cottage cheese',
    cheddar: 'queijo cheddar, cheddar, queijo cheddar ralado, queijo cheddar fatiado',
    gruyère: 'gruyère, gruyere, queijo gruyère, queijo gruyere, queijo gruyère ralado',
    emmental:
      'emmental, queijo emmental, emental, queijo emental, queijo suíço, queijo emmental ralado, emmenthal, queijo emmenthal, queijo ementhal',
    gouda:
      'gouda, queijo gouda, queijo prato, queijo estepe, queijo prato ralado, queijo lanche, queijo gouda ralado, queijo prato fatiado, queijo tilsit, queijo esférico',
    edam: 'edam, queijo flamengo, flamengo, queijo edam, queijo bola, queijo flamengo ralado, queijo reino, queijo-do-reino, queijo flamengo fatiado, queijo flamengo em fatias, queijo limiano, queijo terra nostra',
    'monterey jack': 'monterey jack, queijo monterey jack',
    provolone: 'provolone, queijo provolone, queijo provolone ralado, provolone defumado',
    comté: 'comté, queijo comté',
    manchego: 'manchego, queijo manchego',
    fontina: 'fontina, queijo fontina',
    havarti: 'havarti, queijo havarti',
    raclette: 'raclette, queijo raclette',
    taleggio: 'taleggio',
    'american cheese':
      'queijo fundido, queijo em fatias para tostas, queijo americano, queijo processado, queijo fatiado para hambúrguer, queijo fundido em fatias, queijinho triângulo, queijo triângulo, queijinhos triângulo',
    mozzarella:
      'muçarela, mussarela, mozzarella, mozarela, mozarella, queijo muçarela, queijo mussarela, queijo mozzarella, queijo mozarela, mozzarella ralada, muçarela ralada, mussarela ralada, muçarela fatiada, muçarela de búfala, mozzarella fresca, mussarela de búfala, queijo mozzarella ralado, queijo mozarela ralado, mozarela ralada, mozarela fresca, mozzarella de búfala, bolinhas de mozzarella, bolinhas de muçarela, queijo mussarela ralado, queijo muçarela ralado, queijo mozzarella fresco, queijo tipo mussarela, muzarela, muzzarela, mozarela de búfala, pérolas de mozzarella, bocconcini, mussarelas, muçarelas, mussarela fatiada, muçarela em cubos, mozzarela, queijo mozzarela, queijo mozzarella em fatias, mozzarella em bola, muçarela em fatias, fior di latte, nozinho, mussarela light',
    burrata: 'burrata, burratas',
    parmesan:
      'parmesão, queijo parmesão, queijo parmesão ralado, parmesão ralado, queijo parmesao, parmigiano reggiano, parmesão fresco ralado, parmigiano, queijo tipo parmesão, parmesão em lascas, parmesao, queijo parmesão ralado na hora, parmesão ralado na hora, queijo parmesão fresco, queijo parmesão em lascas, parmesão fresco',
    'grana padano': 'grana padano, queijo grana padano',
    pecorino: 'pecorino, queijo pecorino, pecorino romano, queijo pecorino romano',
    asiago: 'asiago',
    feta: 'feta, queijo feta, queijo tipo feta',
    'queso fresco':
      'queijo fresco/queijos frescos, queijo minas, queijo minas frescal, queijo branco, queijo coalho, queijo de coalho, queijo frescal, queijo minas padrão, queijo minas fresco, queijo meia cura, queijo minas meia cura, queijo da canastra, queijo canastra, queijo-de-minas, queijo minas curado, queijo minas ralado, queijo minas light, queijo coalho ralado, queijo de vaca fresco, queijo fresco magro, palitos de queijo coalho, espetinho de queijo coalho, queijinho fresco, queijinhos frescos, queijo fresco de vaca, queijo frescal light, queijo curado de minas, queijo branco fresco, queijo colonial, queijo serrano, queijo serro, queijo padrão, queijo meia-cura ralado, queijo de manteiga, queijo manteiga',
    cotija: 'queijo cotija',
    'goat cheese':
      'queijo de cabra, queijo chèvre, queijo de cabra fresco, chèvre, chevre, queijo chevre, queijo fresco de cabra, queijo de cabra em rolo, queijo de cabra cremoso, rolo de cabra, queijinho de cabra, queijo de cabra curado, queijo de cabra amanteigado',
    'blue cheese': 'queijo azul, queijo roquefort, roquefort, queijo stilton, stilton, cabrales, queijo danish blue',
    gorgonzola: 'gorgonzola, queijo gorgonzola, queijo tipo gorgonzola, gorgonzola dolce',
    brie: 'brie, queijo brie',
    camembert: 'camembert, queijo camembert',
    'vegan cheese': 'queijo vegano',
    'firm tofu': 'tofu, tofu firme, queijo de soja, tofu natural, tofu extra firme, tofu sólido, tofu fresco, tofus',
    'silken tofu': 'tofu sedoso, tofu macio, tofu cremoso, tofu mole',
    'smoked tofu': 'tofu defumado, tofu fumado',
    'fried tofu': 'tofu frito',
    tempeh: 'tempeh, tempê, tempe',
    seitan: 'seitan, seitã, carne de glúten, bife de seitan',
    'textured soy':
      'soja texturizada, proteína de soja, proteína texturizada de soja, pts, carne de soja, proteína de soja texturizada, soja granulada, proteína vegetal texturizada, soja texturizada fina, pvt, soja texturizada grossa, proteína texturizada, soja em cubos, proteína de soja fina, proteína de soja grossa, soja fina, soja grossa',
    'plant-based mince': 'carne moída vegetal, carne vegetal, carne picada vegetal, carne moída vegana, picado vegetal',
    mycoprotein: 'quorn',
    'veggie burger':
      'hambúrguer vegetal, hambúrguer vegetariano, hambúrgueres vegetarianos, hambúrguer vegano, hambúrgueres veganos, hambúrguer de soja, hambúrgueres vegetais',
    falafel: 'falafel, falafels',
    natto: 'natto',
    chickpea:
      'grão-de-bico, grão-de-bico cozido, grão cozido, grão/-s, grão-de-bico em conserva, grão-de-bico em lata, grão de lata, grao de bico, grãos-de-bico, grão-de-bico enlatado, grão em conserva, grão-de-bico cozidos',
    'black bean':
      'feijão-preto cozido, feijão preto em lata, feijão preto em conserva, feijão preto enlatado, feijão preto/feijões pretos, feijao preto, feijões pretos cozidos',
    'kidney bean':
      'feijão vermelho/feijões vermelhos, feijão encarnado, feijão vermelho cozido, feijão encarnado cozido, feijão em lata, feijão cozido, feijão/feijões/feijao, feijão em conserva, feijões vermelhos cozidos, feijão vermelho em lata, feijão vermelho em conserva, feijão vermelho de lata, feijões cozidos, feijão encarnado em lata, feijão rosinha, feijão roxinho, feijão temperado com caldo, caldo de feijão, feijão com caldo, feijão cozido com caldo, feijão cozido e temperado, feijão de lata, feijão-roxo, feijão jalo, feijão cozido sem caldo, grãos de feijão, feijão pronto',
    'pinto bean': 'feijão carioca, feijão mulatinho, feijão carioquinha, feijão pinto, feijão-carioca cozido',
    'borlotti bean':
      'feijão catarino, feijão rajado, feijão borlotti, feijão manteiga rajado, feijão catarino cozido, feijão bolinha',
    'white bean':
      'feijão branco/feijões brancos, feijão branco cozido, feijão branco em lata, feijão branco em conserva, feijões brancos cozidos, feijão branco de lata, feijão branco miúdo',
    'cannellini bean': 'feijão cannellini, feijão canelini',
    'butter bean':
      'feijão manteiga, feijoca/-s, feijão fava, feijão manteiga cozido, feijão manteiga em lata, feijão-de-lima, fava branca',
    'black-eyed pea':
      'feijão-frade, feijão fradinho, feijão-de-corda, feijão frade cozido, feijão macassar, feijão caupi, feijão frade em lata, feijão-macáçar, feijão gandu, feijão guandu, feijão andu, guandu, feijões-frade',
    'adzuki bean': 'feijão azuki, feijão adzuki, azuki, feijão azuqui',
    'mixed bean': 'mistura de feijões, mistura de leguminosas, leguminosas, mix de feijões',
    'lupin bean': 'tremoço/-s',
    'canned lentil': 'lentilha cozida/lentilhas cozidas, lentilhas em lata, lentilhas em conserva, lata de lentilhas',
    aquafaba: 'aquafaba, água do grão-de-bico, água de grão-de-bico, água de cozimento do grão-de-bico',
    'dried chickpea':
      'grão-de-bico seco, grão seco, grão-de-bico cru, grão demolhado, grão-de-bico demolhado, grão-de-bico deixado de molho',
    'dried black bean': 'feijão-preto cru, feijão preto seco, feijão preto demolhado',
    'dried kidney bean': 'feijão vermelho seco, feijão encarnado seco, feijão seco, feijão cru, feijão demolhado',
    'dried pinto bean': 'feijão carioca cru, feijão carioca seco, feijão catarino seco',
    'dried white bean': 'feijão branco seco, feijão branco cru, feijão branco demolhado',
    'dried lima bean': 'feijão manteiga seco, feijoca seca',
    'dried fava bean': 'fava seca/favas secas',
    'dried soybean':
      'soja, grãos de soja, feijão de soja, soja em grão, grão de soja, feijão-soja, soja em grãos, rebento de soja em grão/rebentos de soja em grão',
    'mung bean': 'feijão mungo, moyashi seco, feijão moyashi, feijão verde chinês',
    'red lentil':
      'lentilha vermelha/lentilhas vermelhas, lentilha coral, lentilhas coral, lentilha rosa, lentilhas cor de laranja, lentilhas laranja',
    'green lentil': 'lentilha verde/lentilhas verdes, lentilhas do puy',
    'brown lentil': 'lentilha/-s, lentilha castanha/lentilhas castanhas, lentilha marrom, lentilha comum',
    'black lentil': 'lentilha preta/lentilhas pretas, lentilhas beluga, lentilha beluga',
    'yellow split pea': 'ervilha partida amarela, ervilha amarela seca, ervilhas amarelas secas, ervilhas partidas',
    'green split pea': 'ervilha partida, ervilha seca/ervilhas secas, ervilha seca partida, ervilhas partidas verdes',
    coconut:
      'coco/-s, coco fresco, coco fresco ralado, coco verde, coco seco, polpa de coco, côco, coco ralado fresco, carne de coco, coco em pedaços, polpa de coco verde, coco maduro',
    'desiccated coconut':
      'coco ralado, côco ralado, coco ralado seco, coco seco ralado, coco em flocos finos, coco ralado sem açúcar, coco desidratado, coco ralado fino, coco ralado úmido e adoçado, coco ralado grosso, coco ralado desidratado, coco ralado em flocos',
    'coconut flake':
      'coco em flocos, flocos de coco, lascas de coco, coco em fitas, fitas de coco, coco em lascas, chips de coco, coco queimado em fitas, flocos de coco seco',
    almond:
      'amêndoa/-s, amendoa/-s, miolo de amêndoa, amêndoa com pele, amêndoa sem pele, amêndoas sem pele, amêndoas torradas, amêndoa pelada, amêndoa torrada, amêndoas com pele, amêndoas peladas, amêndoa picada, amêndoas picadas, amêndoas inteiras, amêndoa inteira, xerém de amêndoa, amêndoas cruas, amêndoas doces, granulado de amêndoa, amêndoa granulada, amêndoa amarga, miolo de amêndoas, amêndoas tostadas',
    'flaked almond':
      'amêndoa laminada/amêndoas laminadas, amêndoas em lascas, amêndoa em lascas, lâminas de amêndoa, lascas de amêndoas, lascas de amêndoa, amêndoas filetadas, amêndoa filetada, amêndoa lâminada, lâminas de amêndoas, amêndoas em lâminas, amêndoa fatiada',
    'slivered almond': 'amêndoa palitada, amêndoas palitadas, palitos de amêndoa, amêndoas em palitos',
    walnut:
      'noz/-es, miolo de noz, miolo de nozes, metades de noz, metades de nozes, nozes picadas, nozes sem casca, noz picada, nozes trituradas, meias nozes, nozes moídas, nozes chilenas, noz moída, nozes descascadas, noz mariposa, noz-comum, meia noz',
    pecan: 'noz-pecã, nozes-pecã, noz pecan, nozes pecan, pecan, pecã, nozes-pecãs, pecans, pecãs',
    cashew:
      'castanha de caju, castanhas de caju, cajus torrados, xerém de castanha, xerém de castanha de caju, cajus crus, castanha de cajú, castanhas de cajú, cajus salgados, castanha-de-caju torrada, cajus ao natural, miolo de caju',
    hazelnut:
      'avelã/-s/avela/avelâs, avelãs torradas, miolo de avelã, avelã torrada, avelãs picadas, avelãs tostadas, xerém de avelã, avelãs sem pele',
    'ground hazelnut': 'avelã moída, avelãs moídas, farinha de avelã, avelã ralada, avelãs raladas',
    pistachio:
      'pistache/-s, pistácio/-s, pistáchio/-s, miolo de pistache, miolo de pistácio, pistachos, pistache sem casca, pistáchios sem casca, pistácios sem casca, pistacho, pistácios torrados',
    peanut:
      'amendoim/amendoins, amendoim torrado, amendoim torrado e moído, amendoim cru, amendoim triturado, amendoim sem pele, amendoins torrados, amendoim torrado e sem pele, xerém de amendoim, miolo de amendoim, amendoim moído, amendoim torrado sem pele, farinha de amendoim, amendoim granulado, amendoins sem casca, amendoins salgados, amendoins picados, jinguba, ginguba, mancarra, amendoim torrado e triturado, amendoim salgado',
    macadamia:
      'macadâmia/-s, noz-macadâmia, nozes-macadâmia, noz de macadâmia, nozes de macadâmia, castanha de macadâmia',
    'brazil nut':
      'castanha-do-pará, castanhas-do-pará, castanha-do-brasil, castanhas-do-brasil, castanha do para, castanha-da-amazônia, noz-do-brasil',
    chestnut:
      'castanha portuguesa/castanhas portuguesas, castanha pilada/castanhas piladas, castanhas cozidas, castanha cozida, castanhas congeladas, puré de castanha, purê de castanha, puré de castanhas, castanha europeia, castanhas peladas congeladas, castanha congelada',
    'mixed nuts':
      'nozes mistas, mix de castanhas, castanhas variadas, mistura de nozes, castanhas mistas, mix de nozes, oleaginosas, mix de oleaginosas, castanhas diversas, frutos secos oleaginosos, oleaginosa, mistura de frutos secos, frutos de casca rija',
    'sesame seed':
      'gergelim, sésamo, sementes de sésamo, sementes de gergelim, semente de gergelim, gergelim branco, gergelim preto, semente de sésamo, gergelim torrado, sésamo preto, sésamo branco, sementes de sésamo tostadas, gergelim branco torrado, sementes de sésamo pretas, sementes de sésamo brancas, gergelins, sésamo torrado, sementes de gergelim preto, sementes de gergelim branco',
    'chia seed': 'chia, sementes de chia, semente de chia, gel de chia',
    flaxseed:
      'linhaça, sementes de linhaça, semente de linhaça, linhaça dourada, linhaça marrom, linho em grão, sementes de linho, semente de linhaça dourada, sementes de linhaça dourada',
    'ground flaxseed':
      'linhaça moída, farinha de linhaça, linhaça triturada, linhaça dourada moída, sementes de linhaça moídas, farinha de linhaça dourada, semente de linhaça moída',
    'pumpkin seed':
      'sementes de abóbora, semente de abóbora, pevides, pevides de abóbora, pevide de abóbora, semente de abóbora sem casca, pepitas de abóbora',
    'sunflower seed': 'sementes de girassol, semente de girassol, pevides de girassol, semente de girassol sem casca',
    'mixed seeds':
      'sementes variadas, mistura de sementes, mix de sementes, sementes, sementes mistas, semente a gosto/sementes a gosto, sementes diversas, mix de grãos e sementes',
    'hemp seed': 'sementes de cânhamo, semente de cânhamo, cânhamo',
    'poppy seed': 'sementes de papoila, semente de papoila, papoila, semente de papoula, sementes de papoula, papoula',
    'melon seed': 'sementes de melão, semente de melão, egusi',
    spaghetti:
      'espaguete, esparguete, spaghetti, macarrão espaguete, macarrão tipo espaguete, massa esparguete, spaghettini, spagetti, bucatini, macarrão spaghetti, esparguete integral de trigo, espaguetes',
    linguine: 'linguine, linguini, massa linguine, macarrão linguine',
    capellini: 'cabelo de anjo, capellini, capelini, macarrão cabelo de anjo, massa cabelo de anjo',
    penne:
      'penne, macarrão penne, massa penne, pene, macarrão tipo penne, penne rigate, massa penne rigate, macaronete/-s, massa macaronete',
    rigatoni: 'rigatoni, massa rigatoni, macarrão rigatoni, tortiglioni, rigatone, paccheri',
    fusilli:
      'fusilli, espirais, massa espiral, massa fusilli, macarrão parafuso, parafuso, fusili, massa em espiral, massa espirais, macarrão fusilli, espirais tricolores, macarrão tipo parafuso, massa tricolor, massa em espirais',
    farfalle:
      'farfalle, gravatinha/-s, laços, massa laços, massa lacinhos, lacinhos, macarrão gravatinha, massa farfalle, massa de laços, macarrão farfalle, farfale',
    conchiglie:
      'conchiglie, conchinha/-s, macarrão conchinha, massa conchas, massa conchiglie, macarrão concha, conchiglioni, conchas de massa, conchas gigantes',
    macaroni:
      'cotovelos, cotovelinhos, massa cotovelos, massa cotovelinhos, macarrão caracol, massa cotovelo, macarrão caracolino, caracolino, massa macarrão, macarronete',
    ditalini:
      'ave-maria, macarrão ave maria, padre-nosso, massinha/-s, massa para sopa, massa de sopa, macarrão para sopa, estrelinha/-s, massa estrelinhas, massa estrelinha, letrinhas, massa de letras, massa de estrelinhas, massinha para sopa, macarrão de letrinhas, argolinha, massa pevide, massa pevides, massa cuscuz, macarrão padre nosso, macarrão estrelinha, macarrão argolinha',
    orzo: 'orzo, risoni, massa risoni, massa orzo, macarrão risoni, pevide de massa',
    fregola: 'fregola',
    'lasagna sheet':
      'folhas de lasanha, massa de lasanha, massa para lasanha, folha de lasanha, lasanha, lâminas de lasanha, massa de lasanha pré-cozida, folhas de massa para lasanha, massa pronta para lasanha, folhas de massa de lasanha, lasanhas, placas para lasanha',
    cannelloni:
      'canelones, cannelloni, canelone, massa para canelones, massa de canelones, massa para canelone, tubos de canelone',
    'wholewheat pasta':
      'massa integral, macarrão integral, espaguete integral, esparguete integral, penne integral, fusilli integral, massa fusilli integral, macarrão espaguete integral',
    'rice pasta': 'massa de arroz, macarrão de arroz, esparguete de arroz',
    'lentil pasta':
      'massa de lentilhas, macarrão de lentilha, massa de lentilha, massa de lentilhas vermelhas, massa de grão-de-bico, macarrão de grão de bico, massa de ervilhas',
    'egg pasta':
      'massa com ovo, massa de ovo, macarrão com ovos, tagliatelle com ovo, massa fresca de ovo, macarrão caseiro, talharim com ovos, massa com ovos',
    tortellini: 'tortellini, tortelini, tortelloni, capeletti, cappelletti, capelete, tortelone, cappelletti de carne',
    ravioli:
      'ravioli, ravióli, raviolis, raviólis, massa recheada, massa fresca recheada, ravioli de ricota, ravióli de queijo',
    spaetzle: 'spätzle, spaetzle',
    'egg noodle':
      'noodles de ovo, macarrão chinês com ovos, massa chinesa de ovo, noodles de ovos, massa de ovo chinesa, macarrão yakisoba com ovos',
    'ramen noodle':
      'lamen, lámen, ramen, massa ramen, macarrão lamen, macarrão lámen, noodles ramen, massa de ramen, macarrão para lamen',
    'udon noodle': 'udon, macarrão udon, noodles udon, massa udon',
    'somen noodle': 'somen, macarrão somen',
    'rice noodle':
      'noodles de arroz, talharim de arroz, massa de arroz chinesa, macarrão de arroz largo, bifum largo, fitas de arroz, tagliatelle de arroz, massa de arroz tailandesa, pad thai massa, macarrão oriental de arroz',
    'rice vermicelli':
      'bifum, bihon, vermicelli de arroz, aletria de arroz, aletria chinesa de arroz, macarrão bifum, massa vermicelli de arroz, bifun, macarrão de arroz fino, massa de arroz fina',
    'glass noodle':
      'harusame, massa de vidro, macarrão de vidro, macarrão transparente, vermicelli de soja, aletria chinesa, macarrão harusame, massa chinesa transparente',
    'shirataki noodle':
      'shirataki, konjac, macarrão konjac, massa konjac, esparguete konjac, macarrão de konjac, massa de konjac, konnyaku',
    'long-grain rice':
      'arroz, arroz agulha, arroz branco, arroz agulhinha, arroz cozido, arroz tipo 1, arroz branco cozido, arroz de grão longo, arroz agulha cozido, arroz cru, arroz lavado, arroz branco cru, arroz pronto, arroz comum, arroz longo, arroz branco pronto, arroz polido, sobras de arroz, arroz lavado e escorrido, sobra de arroz, arroz de sequeiro, arroz vaporizado agulha, grãos de arroz, arroz extralongo',
    'basmati rice': 'arroz basmati, arroz basmati cozido, basmati, arroz basmati integral, arroz basmáti',
    'jasmine rice': 'arroz jasmim, arroz de jasmim, arroz jasmine, arroz thai, arroz tailandês, arroz aromático',
    'brown rice':
      'arroz integral, arroz integral cozido, arroz cateto integral, arroz integral agulha, arroz agulha integral, arroz castanho, arroz cateto',
    'wild rice': 'arroz selvagem',
    'sushi rice':
      'arroz japonês, arroz para sushi, arroz de sushi, gohan, arroz sushi, arroz de grão curto, arroz japones, arroz para sushi cozido',
    'sticky rice': 'arroz glutinoso, arroz moti',
    'red rice': 'arroz vermelho, arroz da terra',
    'black rice': 'arroz negro, arroz preto, arroz venere',
    'parboiled rice': 'arroz parboilizado, arroz vaporizado, arroz estufado, arroz parboilizado cozido',
    'paella rice': 'arroz bomba, arroz para paella, arroz de paella, arroz para paelha',
    'arborio rice':
      'arroz arbóreo, arroz arborio, arroz carnaroli, arroz para risoto, arroz para risotto, arroz carolino, arroz arbório, arroz de risotto, arroz risotto, carnaroli, arroz arborio cru, arroz redondo, arroz bago redondo, arroz risoto, arroz de risoto, carolino',
    quinoa:
      'quinoa, quinua, quinoa cozida, quinoa em grãos, quinoa branca, quinoa vermelha, quinoa tricolor, quinoa em flocos, flocos de quinoa, grãos de quinoa, quinoa real, quinoa preta, quinoa em grão, quínoa',
    couscous:
      'couscous, cuscuz marroquino, cous cous, cuscuz, sêmola de cuscuz, couscous integral, cuscus, cuscous, couscous marroquino, sêmola para couscous, sêmola de couscous',
    'pearl couscous': 'couscous israelita, couscous pérola, cuscuz israelense, cuscuz perola, couscous perlado',
    bulgur:
      'bulgur, bulgor, trigo para quibe, triguilho, trigo para kibe, trigo fino para quibe, trigo de quibe, bulgur fino, trigo para quibe fino, burgul, trigo burgul',
    spelt: 'espelta, espelta em grão',
    'wheat berry':
      'trigo em grão, trigo em grãos, grãos de trigo, trigo em grão cozido, trigo cozido, trigo, trigo inteiro, trigo sarraceno e trigo, trigo pré-cozido',
    'rye berry': 'centeio, centeio em grão',
    freekeh: 'freekeh',
    'pearl barley': 'cevada, cevadinha, cevada perolada, cevada pérola, cevada em grão',
    buckwheat: 'trigo-sarraceno, trigo mourisco, trigo-sarraceno em grão, sarraceno',
    millet: 'millet, milho-miúdo, painço, milho painço, milhete, milhete cozido',
    amaranth: 'amaranto, amaranto em flocos, flocos de amaranto',
    teff: 'teff',
    sorghum: 'sorgo',
    fonio: 'fonio',
    hominy:
      'canjica, milho para canjica, milho branco, canjica branca, milho de canjica, canjica amarela, munguzá, milho para mungunzá, mungunzá, milho branco para canjica, canjiquinha amarela grossa, milho pilado, cachupa',
    polenta: 'polenta, polenta instantânea, polenta pré-cozida, sêmola de milho, polenta cozida, sêmola de milho fina',
    cornmeal:
      'fubá, fubá mimoso, farinha de milho amarela, fubá de milho, flocos de milho pré-cozidos, flocão, flocão de milho, farinha de milho flocada, farinha de milho em flocos, milharina, flocos de milho para cuscuz, canjiquinha, quirera, xerém, quirera de milho, xerém de milho, farinha de milho flocão, farinha de milho biju, fubá pré-cozido, farinha para cuscuz, flocos de milho pré-cozido, farinha flocada de milho, creme de milho fubá, fubá fino, farinha de xerém, milho flocado, floco de milho, cuscuz de milho, massa para cuscuz, farinha de milho para cuscuz, fubá italiano, vitamilho, carolo de milho, farinha de milho grossa',
    semolina:
      'sêmola, semolina, sêmola de trigo, semolina de trigo, sêmola de trigo duro, sêmola fina, semolina de trigo duro, farinha de sêmola, semola, farinha de semolina, sêmola de grano duro, sêmola grano duro',
    'wheat germ': 'gérmen de trigo, germe de trigo, germen de trigo, gérmen',
    'wheat bran': 'farelo de trigo, farelo, fibra de trigo',
    'oat bran': 'farelo de aveia',
    'rolled oats':
      'aveia, aveia em flocos, flocos de aveia, aveia em flocos grossos, flocos de aveia grossos, flocos de aveia integrais, aveia grossa, aveia laminada, flocos grossos de aveia, aveia integral, aveia em flocos grandes, aveia sem glúten em flocos, flocos de aveia integral, aveia em floco, aveia prensada, aveia cozida',
    'quick oats':
      'aveia em flocos finos, flocos de aveia finos, aveia fina, flocos finos de aveia, aveia instantânea, flocos de aveia instantânea, aveia média, aveia em flocos médios',
    'corn flakes':
      'corn flakes, flocos de milho, cereal de milho, cornflakes, sucrilhos, flocos de milho tostados, cereal matinal de milho, flocos de milho açucarados, cereais corn flakes',
    'puffed rice':
      'arroz tufado, flocos de arroz, arroz em flocos, cereal de arroz, arroz puff, flocos de arroz tufado',
    'bran flakes': 'all bran, cereal de fibras',
    'wheat biscuit cereal': 'weetabix',
    popcorn:
      'pipoca/-s, milho para pipoca, milho de pipoca, milho de pipocas, milho para pipocas, pipocas salgadas, pipocas doces, milho pipoca',
    'all-purpose flour':
      'farinha de trigo, farinha, farinha sem fermento, farinha de trigo sem fermento, farinha tipo 55, farinha t55, farinha branca, farinha para todos os fins, farinha de trigo tipo 55, farinha 55, farinha de trigo branca, farinha tipo 1, farinha de trigo tipo 1, farinha de trigo especial, farinha trigo, farinha peneirada, farinha de trigo peneirada, farinha para polvilhar, farinha de trigo para polvilhar, farinha extra fina, farinha t45, farinha de trigo t55, farinha fina, farinhas, farinha de trigo t65, farinha 65, farinha de trigo comum, farinha branca de trigo, farinha de trigo enriquecida, farinha tipo 45, farinha de trigo fina, farinha para fritar, farinha de usos culinários, farinha espiga, farinha extrafina, farinha superfina, farinha de trigo tradicional, fermento de trigo',
    'bread flour':
      'farinha tipo 65, farinha t65, farinha de força, farinha para pão, farinha forte, farinha de trigo tipo 65, farinha de pão, farinha panificável, farinha de trigo para pão, farinha de trigo forte, farinha manitoba, farinha de trigo de força, farinha 00 para pão, farinha de trigo para panificação',
    'cake flour': 'farinha para bolos, farinha para bolos sem fermento, farinha de trigo para bolo, farinha para bolo',
    'self-rising flour':
      'farinha com fermento, farinha de trigo com fermento, farinha para bolos com fermento, farinha autolevedante, farinha com fermento incorporado, farinha de trigo com fermento incorporado, farinha com fermento para bolos, farinha branca de neve com fermento, farinha de bolos com fermento, farinha auto-levedante, farinha super fina com fermento',
    'wholewheat flour':
      'farinha integral, farinha de trigo integral, farinha integral de trigo, farinha tipo 150, farinha t150, farinha trigo integral, farinha de trigo integral fina, farinha tipo 110, farinha de graham',
    'spelt flour':
      'farinha de espelta, farinha de espelta integral, farinha integral de espelta, farinha de espelta branca',
    'rye flour':
      'farinha de centeio, farinha de centeio integral, farinha integral de centeio, farinha de centeio tipo 85, farinha de centeio t85',
    'barley flour': 'farinha de cevada',
    'oat flour': 'farinha de aveia, aveia triturada, aveia moída, farinha de aveia integral, farinha de aveia fina',
    'rice flour':
      'farinha de arroz, creme de arroz, farinha de arroz integral, farinha de arroz branco, farinha de arroz fina',
    'glutinous rice flour': 'farinha de arroz glutinoso, mochiko',
    'masa harina': 'masa harina, farinha de milho nixtamalizada, massa harina',
    'corn flour':
      'farinha de milho, farinha de milho branca, farinha de milho fina, farinha de arepa, farinha pan, harina pan, farinha de milho branco, farinha de milho para broa',
    'chickpea flour': 'farinha de grão-de-bico, farinha de grão',
    'buckwheat flour': 'farinha de trigo-sarraceno, farinha de sarraceno, farinha de trigo mourisco',
    'almond flour':
      'farinha de amêndoa, farinha de amêndoas, amêndoa moída, amêndoas moídas, amêndoa ralada, amêndoas raladas, amêndoa em pó, pó de amêndoa, amêndoa triturada, amêndoas trituradas, farinha de amendoa, amêndoa moída sem pele, amêndoa ralada com pele, amêndoa ralada sem pele, amêndoa pelada e moída, amêndoas em pó',
    'coconut flour': 'farinha de coco',
    'millet flour': 'farinha de milhete, farinha de painço',
    'soy flour': 'farinha de soja',
    'vital wheat gluten': 'glúten de trigo, glúten, glúten vital, glúten em pó, glúten de trigo vital, gluten',
    bread:
      'pão/pães/pao, miolo de pão, pão duro, pão amanhecido, pão seco, pão do dia anterior, pão dormido, pão de véspera, pão torrado, pão fatiado, pão da véspera, pão fresco, pão velho, côdea de pão, migas de pão, pão com côdea, pão esmigalhado, pão para rabanadas, pão de rabanada, pão cacete, pão para açorda, açorda de pão simples',
    'white bread':
      'pão de forma, pão de forma branco, pão branco, pão de forma sem casca, pão de sanduíche, pão de forma fatiado, pão para torradas, pão de fôrma, pao de forma, miolo de pão de forma, pão para sanduíche, miga',
    'wholewheat bread': 'pão integral/pães integrais, pão de forma integral',
    'rye bread': 'pão de centeio, pão preto, pão de centeio integral, pão australiano',
    sourdough: 'pão de fermentação natural, pão de massa mãe, pão sourdough',
    baguette:
      'baguete/-s, baguette/-s, cacete/-s, bisnaga de pão, pão baguete, pão tipo baguete, baguetinha, minibaguete',
    ciabatta: 'ciabatta, pão ciabatta, ciabatas, chapata, pão chapata, ciabata',
    focaccia: 'focaccia, foccacia, focácia',
    brioche: 'brioche/-s, pão brioche/pães brioche, pão de brioche, pães de brioche, massa brioche',
    'bread roll':
      'pãozinho/pãezinhos, pão francês/pães franceses, carcaça/-s, papo-seco/papo-secos, pão bijou, pão de sal, cacetinho/-s, pão de trigo, pãezinhos franceses, bola de mistura, bolinhas de pão, pãozinho francês, pão carioquinha, pão careca, pão francês amanhecido, pães franceses amanhecidos, miolo de pão francês, pães franceses dormidos, pão carcaça, pão alentejano, pão saloio, pão caseiro, pão rústico, pão italiano, pão saloio fatiado, pão de mistura, pão da avó, pão mafra, pão de mafra, pão alentejano duro, pão árabe francês',
    bagel: 'bagel/-s',
    'english muffin': 'muffin inglês',
    croissant: 'croissant/-s',
    breadstick: 'grissini, gressino/-s, grissinos',
    cracker:
      'bolacha de água e sal, bolachas de água e sal, biscoito água e sal, cream cracker, cream crackers, bolacha cream cracker, bolachas cream cracker, bolacha água e sal, bolacha salgada, biscoito cream cracker, biscoito salgado, crackers, biscoitos água e sal, biscoito de água e sal, club social',
    rusk: 'tosta/-s, torrada/-s, tostas integrais, torradinha/-s, tostinhas, tostas finas',
    'rice cake':
      'bolacha de arroz/bolachas de arroz, biscoito de arroz/biscoitos de arroz, galetes de arroz, galete de arroz, tortitas de arroz',
    breadcrumb:
      'pão ralado, farinha de rosca, pão torrado moído, farinha rosca, pao ralado, pão duro ralado, farinha de rosca fina, pão ralado fino, pão torrado ralado, farelo de pão, migalhas de pão, pão seco ralado, miolo de pão ralado, crosta de pão ralada',
    panko: 'panko, farinha panko, pão ralado panko, pão panko, farinha de rosca panko',
    crouton:
      'crouton, croutons, croûtons, cubos de pão torrado, cubos de pão frito, quadradinhos de pão frito, pão torrado em cubos',
    'flour tortilla':
      'tortilha/-s, tortilha de trigo/tortilhas de trigo, tortilla/-s, tortilla de trigo, wrap/-s, tortilhas integrais, tortilha integral, tortilhas mexicanas, tortillas de trigo, wraps de trigo, wrap integral, wraps integrais, tortilhas de farinha de trigo',
    'corn tortilla': 'tortilha de milho/tortilhas de milho, tortilla de milho/tortillas de milho',
    'taco shell': 'taco/-s, conchas de taco, tacos mexicanos, casquinha de taco, tortilhas para tacos',
    flatbread:
      'pão folha, pão sírio/pães sírios, pão árabe/pães árabes, pão folha sírio, pão lavash, lavash, rap10, rap 10, pão chato, pão sirio, pão ázimo fino, piadina',
    pita: 'pão pita/pães pita, pita/-s, pão pitta, pães pita integrais, pão pita integral',
    naan: 'naan, pão naan, pães naan',
    roti: 'chapati, roti',
    'shortcrust pastry': 'massa areada com manteiga, massa sablée, massa sablé, massa brisée, massa brisé',
    'phyllo dough':
      'massa filo, massa phyllo, folhas de massa filo, folha de massa filo, massa fillo, folhas de filo, massa filô',
    'pizza dough':
      'massa de pizza, massa para pizza, base de pizza, base para pizza, massa fresca de pizza, disco de pizza, discos de pizza, massa pronta de pizza, bases de pizza, massa de pão, massa fresca para pizza, massa de pizza pronta, massa de pizza fresca',
    'wonton wrapper':
      'massa wonton, massa de wonton, folhas de wonton, massa para wonton, massa de guioza, massa para guioza, massa gyoza, massa para gyoza, massa de gyoza, folhas de gyoza, wonton',
    'spring roll wrapper':
      'massa de rolinho primavera, massa para rolinho primavera, massa para crepes chineses, folhas para crepes chineses, massa para rolinhos primavera, massa harumaki, massa de harumaki, massa de crepes chineses, massa para chamuças, folhas de massa para chamuças, massa de chamuças',
    'rice paper wrapper':
      'papel de arroz, folhas de arroz, folha de papel de arroz, folhas de papel de arroz, folha de arroz',
    sugar:
      'açúcar, açúcar branco, açúcar refinado, açúcar cristal, açúcar granulado, açucar, açúcar de cana, acúcar, açúcar fino, açúcar branco granulado, açúcar cristalizado, açúcar para polvilhar, açúcar para caramelizar, acucar cristal, açúcar refinado granulado, açúcar comum, açúcar orgânico, açúcares, açúcar demerara refinado, açúcar união, torrão de açúcar, torrões de açúcar, cana-de-açúcar, açúcar caramelizado, açúcar queimado',
    'brown sugar':
      'açúcar mascavado, açúcar mascavo, açúcar amarelo, açúcar moreno, mascavo, mascavado, açúcar mascavado escuro, açúcar mascavado claro, açucar mascavado, açúcar escuro, açucar amarelo, açúcar mascavo claro, açúcar mascavo escuro, açúcar muscovado, açucar mascavo, açúcar integral',
    'demerara sugar': 'açúcar demerara, demerara',
    'powdered sugar':
      'açúcar em pó, açúcar de confeiteiro, açúcar impalpável, glaçúcar, glacúcar, açúcar confeiteiro, açucar em pó, açúcar glacê, açúcar glacé, açúcar icing, açucar de confeiteiro, açúcar glace, glaçucar',
    'coconut sugar': 'açúcar de coco, açucar de coco',
    jaggery: 'rapadura, panela de cana, açúcar panela, rapadura ralada, rapadura raspada',
    'pearl sugar': 'açúcar pérola, açúcar em pérolas, açúcar grosso',
    'vanilla sugar': 'açúcar baunilhado, açúcar de baunilha, açúcar vanilado, açúcar vanille, açucar baunilhado',
    erythritol:
      'eritritol, xilitol, adoçante/-s, adoçante em pó, adoçante culinário, adoçante dietético, maltitol, adoçante líquido, adoçante forno e fogão, sucralose, adoçante natural, adoçante xilitol, adoçante em gotas, gotas de adoçante, sorbitol, adoçante culinária',
    stevia: 'stévia, stevia, estévia, stevia em pó, adoçante stevia',
    honey:
      'mel, mel de abelha, mel líquido, mel de rosmaninho, mel multifloral, mel de flores, mel puro, méis, mel de laranjeira, mel de abelhas, mel de eucalipto, mel silvestre',
    'maple syrup': 'xarope de ácer, xarope de bordo, maple syrup, xarope de acer, maple, xarope de maple',
    'agave syrup': 'xarope de agave, néctar de agave, agave, geleia de agave, calda de agave',
    'golden syrup':
      'calda/-s, golden syrup, mel de cana, mel de engenho, melado, melado de cana, mel de cana-de-açúcar, calda de açúcar, xarope de açúcar, ponto de açúcar, xarope simples, calda dourada',
    'corn syrup':
      'glucose, glicose, xarope de glucose, xarope de milho, glucose de milho, karo, xarope de glicose, glicose de milho, glucose líquida, glucose de milho karo, xarope de arroz, glicose líquida, geleia de arroz, melaço de arroz',
    'date syrup': 'xarope de tâmara, melaço de tâmara, xarope de tâmaras, geleia de tâmaras',
    molasses: 'melaço, melaço de cana, melaço de cana-de-açúcar, melaço escuro, melaço de alfarroba',
    'malt syrup': 'xarope de malte, extrato de malte, malte, melaço de cevada, malte de cevada',
    'caramel sauce':
      'doce de leite, doce de leite cremoso, molho de caramelo, doce de leite pastoso, creme de caramelo, caramelo de leite, dulce de leche, doce de leite argentino, doce de leite em ponto de corte, caramelo salgado, toffee líquido, molho toffee',
    grenadine: 'grenadine, groselha xarope, xarope de groselha, xarope de granadina, granadina, grenadina',
    'dark chocolate':
      'chocolate amargo, chocolate negro, chocolate preto, chocolate 70%, chocolate 70% cacau, chocolate com 70% de cacau, chocolate negro 70%, chocolate preto 70%, chocolate amargo 70%, chocolate negro 70% cacau, chocolate 70, chocolate 85%',
    'milk chocolate':
      'chocolate ao leite, chocolate de leite, chocolate leite, chocolate ao leite picado, chocolate ao leite derretido, cobertura de chocolate ao leite',
    'white chocolate':
      'chocolate branco, chocolate branco picado, raspas de chocolate branco, cobertura de chocolate branco, pepitas de chocolate branco, gotas de chocolate branco, chocolate branco derretido, chocolate branco nobre, chocolate caramelizado branco',
    'unsweetened chocolate':
      'chocolate 100%, massa de cacau, pasta de cacau, licor de cacau puro, chocolate 100% cacau, nibs de cacau, cacau em nibs, pepitas de cacau, nibs, grãos de cacau, cacau nibs',
    'cocoa powder':
      'cacau em pó, cacau, cacau magro, cacau em pó sem açúcar, cacau puro, cacau em pó puro, cacau magro em pó, cacau alcalino, cacau 100%, cacau em pó 100%, cacau cru, cacau preto, cacau alcalinizado',
    'carob powder': 'alfarroba, farinha de alfarroba, alfarroba em pó',
    'cocoa butter': 'manteiga de cacau',
    'chocolate hazelnut spread':
      'nutella, creme de avelã, creme de avelãs, creme de avelã com cacau, tulicreme, creme de chocolate e avelã, creme de cacau e avelã, creme de chocolate com avelã, creme de avelã e chocolate, creme de avelãs e cacau, pasta de avelã e chocolate',
    'vanilla extract':
      'extrato de baunilha, essência de baunilha, baunilha líquida, baunilha, aroma de baunilha, essencia de baunilha, gotas de baunilha, gotas de essência de baunilha, aroma a baunilha, gotas de extrato de baunilha, extracto de baunilha, essência baunilha, baunilha em pó, extrato natural de baunilha, gotas de aroma de baunilha, açúcar e baunilha, extrato puro de baunilha',
    'vanilla paste': 'pasta de baunilha',
    'vanilla bean':
      'fava de baunilha/favas de baunilha, vagem de baunilha/vagens de baunilha, vagem baunilha, sementes de baunilha, semente de baunilha, baunilha em fava, baunilha em vagem, sementes de uma vagem de baunilha, sementes de uma fava de baunilha',
    'almond extract':
      'extrato de amêndoa, essência de amêndoa, essência de amêndoas, extrato de amêndoas, essência de amêndoa amarga, aroma de amêndoa, aroma de amêndoa amarga, extrato de amêndoa amarga',
    'peppermint extract': 'extrato de menta, essência de menta, extrato de hortelã, essência de hortelã',
    'orange blossom water':
      'água de flor de laranjeira, água de rosas, água de flor de laranja, água de flores de laranjeira, essência de rosas, água de laranjeira',
    'food coloring':
      'corante/-s, corante alimentar/corantes alimentares, corante alimentício, corante vermelho, corante em gel, corante gel, corante verde, corante amarelo, corante azul, corante alimentício vermelho, corante em pó, corante alimentar vermelho, gotas de corante, corante alimentar em gel, corantes alimentícios, anilina, corante de gel',
    'baking powder':
      'fermento em pó, fermento químico, fermento, fermento químico em pó, fermento para bolos, fermento em pó químico, pó royal, fermento royal, fermento em po, fermento para bolo, fermento em pó para bolos, levedante, fermento pó, baking powder, fermento de bolo, fermento de bolos, pó de fermento, fermento em pó royal',
    'baking soda':
      'bicarbonato de sódio, bicarbonato, bicabornato de sódio, bicarbonato de sodio, bicarbonato de amónio, sal amoníaco, amoníaco de pastelaria, sal de frutas',
    'cream of tartar': 'cremor tártaro, cremor de tártaro, ácido cítrico, cremor tartaro, ácido tartárico',
    'active dry yeast':
      'fermento biológico seco, fermento de padeiro seco, levedura seca, fermento seco, fermento biológico seco instantâneo, fermento biológico instantâneo, levedura, fermento biológico em pó, fermento biológico granulado, fermento seco instantâneo, fermipan, fermento granulado, levedura de padeiro seca, fermento para pão, fermento instantâneo, fermento seco de padeiro, fermento biologico seco, fermento em pó para pão, levedura seca de padeiro, fermento seco para pão',
    'compressed yeast':
      'fermento de padeiro, fermento biológico fresco, fermento fresco, levedura fresca, fermento de padeiro fresco, fermento biológico, fermento biologico, levedura de padeiro, fermento biológico fresco em tablete, fermento de pão, fermento fresco de padeiro, levedura de padeiro fresca',
    'sourdough starter':
      'massa mãe, levain, fermento natural, isco, crescente, isco de massa mãe, isco de fermento natural, massa madre',
    cornstarch:
      'amido de milho, maizena, maisena, farinha maizena, fécula de milho, farinha maisena, amido, maizena®, amido de milho maizena, cornstarch, farinha de amido de milho',
    'custard powder':
      'pó para pudim, pudim em pó, pó de pudim, pudim instantâneo, pudim de baunilha em pó, mistura para pudim de baunilha, pó de custard, caixa de pudim de baunilha, pudim em pó de baunilha, pó para pudim de baunilha, saqueta de pudim de baunilha, pudim flan em pó, pudim boca doce, caixa de pudim, saqueta de pudim',
    'meringue powder':
      'claras em pó, clara em pó, albumina, albumina em pó, clara desidratada, pó para merengue, clara de ovo em pó',
    'protein powder':
      'whey protein, proteína em pó, whey, whey protein de baunilha, proteína whey, whey protein de chocolate, proteína de soro de leite, scoop de whey, whey de baunilha, caseína, whey isolado',
    jam: 'geleia/-s, geléia/-s, doce de morango, compota de morango, doce de fruta, compota/-s, geleia de morango, geleia de damasco, geleia de framboesa, doce de framboesa, compota de frutos vermelhos, geleia de frutas vermelhas, geleia de pimenta, doce de abóbora, doce de tomate, geleia de frutos vermelhos, doce de alperce, compota de alperce, compota de framboesa, doce de damasco, doce de figo, doce de ginja, compota de frutos silvestres, geleia de amora, doce de pêssego, doce de mirtilo, compota de mirtilos, doce de frutos vermelhos, doce de cereja, compota de cereja, geleia de brilho, geleia de frutas, compota de pêssego, doce de frutos silvestres, compota de figo, geleia de figo, doce de banana, bananada, geléia de morango, geleia de mocotó vegetal, doce de goiaba, geleia de alperce, doce de chila, doce de gila, compota de abóbora, doce de coco simples, chila, gila, geleia de uva, geleia de goiaba, geleia de cereja, geleia de pimentos, doce de abóbora com coco, doce de maçã, doce de cenoura, doce de mamão, compota de maçã, doce de tomate caseiro, geleia de mirtilo, compota de ameixa, doce de ameixa, geleia de ameixa, compota de laranja doce',
    marmalade:
      'geleia de laranja, doce de laranja, compota de laranja, marmelada de laranja, geleia de laranja amarga, doce de laranja amarga, compota de laranja amarga, laranjada em calda',
    'lemon curd': 'lemon curd, creme de limão inglês, coalhada de limão',
    'apple butter': 'manteiga de maçã',
    applesauce: 'puré de maçã, purê de maçã, compota de maçã sem açúcar, pure de maçã',
    'peanut butter':
      'manteiga de amendoim, pasta de amendoim, creme de amendoim, pasta de amendoim integral, manteiga de amendoim cremosa, manteiga de amendoim crocante',
    'almond butter': 'manteiga de amêndoa, pasta de amêndoa, pasta de amêndoas, manteiga de amêndoas, creme de amêndoa',
    'cashew butter': 'manteiga de caju, pasta de castanha de caju, manteiga de castanha de caju, pasta de caju',
    'sunflower seed butter':
      'manteiga de girassol, pasta de girassol, creme de girassol, manteiga de sementes de girassol',
    tahini:
      'tahine, tahini, tahina, pasta de sésamo, pasta de gergelim, molho tahine, tahin, molho tahini, creme de sésamo, tahine claro, molho de tahine',
    marzipan: 'marzipã, maçapão, maçapã, massapão, pasta de amêndoa doce, marzipan',
    'marshmallow cream': 'creme de marshmallow, marshmallow em creme, fluff',
    'caramel candy':
      'bala de caramelo, rebuçado de caramelo e leite, bala toffee, bala de leite, caramelo de natas, toffee, balas toffee, caramelos de leite, rebuçados de nata',
    'hard candy':
      'rebuçado/-s, bala dura, chupa-chupa, pirulito/-s, algodão-doce, caramelo líquido, calda de caramelo, calda caramelizada, açúcar em caramelo, caramelo caseiro, rebuçados de mentol, caramelo duro',
    'candied peel':
      'casca de laranja cristalizada/cascas de laranja cristalizadas, laranja cristalizada, casquinha de laranja cristalizada, cidrão, casca cristalizada, cascas de laranja confitadas, laranja confitada, cidra cristalizada, casca de laranja confitada, abóbora cristalizada, doce de cidra, fruta cristalizada/frutas cristalizadas, frutas cristalizadas picadas, frutas cristalizadas variadas, frutas confitadas, fruta confitada, frutas cristalizadas em cubos',
    'candied ginger': 'gengibre cristalizado, gengibre confitado',
    'candied cherry':
      'cereja cristalizada/cerejas cristalizadas, cereja confitada/cerejas confitadas, cerejas glaceadas',
    meringue:
      'suspiro/-s, merengue/-s, suspirinho/-s, minissuspiros, minissuspiro, suspiros triturados, farófias simples',
    'ice cream cone':
      'casquinha de sorvete, cone de gelado, cones de gelado, casquinhas de sorvete, cones de sorvete, cone de sorvete',
    ladyfinger:
      'biscoito champagne/biscoitos champagne, palito la reine, palitos la reine, biscoito champanhe, biscoitos champanhe, palitos de champanhe, palitos de la reine, biscoito inglês champagne, savoiardi, biscoitos savoiardi, palitos champanhe, bolachas la reine, palitos à la reine, biscoito tipo champagne, biscoitos tipo champagne, biscoitos de champanhe, biscoito de champanhe, biscoitos de champagne, biscoito de champagne, bolacha champagne, la reine, à la reine, reine',
    'sandwich cookie':
      'oreo, oreos, bolacha oreo/bolachas oreo, biscoito oreo, biscoitos oreo, bolachas tipo oreo, negresco, biscoito negresco, bolacha recheada/bolachas recheadas, biscoito recheado/biscoitos recheados, biscoito recheado de chocolate, biscoitos negresco, bolacha negresco',
    amaretti: 'amaretti, biscoitos amaretti',
    doughnut: 'donut, donuts, rosquinha frita, sonho/-s, berlinesa, berlim',
    'toaster waffle': 'waffle pronto, waffles prontos, waffle congelado',
    halva: 'halva, halawi',
    'olive oil':
      'azeite, azeite de oliva, azeite extra virgem, azeite virgem extra, azeite virgem, azeite extravirgem, azeite de oliva extra virgem, óleo de oliva, azeite doce, azeite português, azeites, azeite de oliva extravirgem, bom azeite, azeite aromatizado, azeite de alho, azeite gallo, azeite oliveira da serra, azeite de oliveira, azeite para fritar, azeite de ervas, azeite com ervas, spray de azeite, azeite em spray, azeite dos lombos',
    'vegetable oil':
      'óleo vegetal, óleo/-s, óleo de soja, óleo para fritar, óleo alimentar, óleo de cozinha, óleo neutro, oleo vegetal, óleo para fritura, óleo de fritura, óleo para untar, óleo quente, óleo vegetal para fritar, óleo de algodão, óleo de cártamo, óleo de soja para fritar, óleo de fritar, oleo de soja, óleo fula, óleo composto, óleos vegetais, óleo de girassol e soja, óleo virgem',
    'canola oil': 'óleo de canola, óleo de colza, oleo de canola',
    'sunflower oil': 'óleo de girassol, oleo de girassol, óleo de girassol para fritar',
    'corn oil': 'óleo de milho, oleo de milho',
    'peanut oil': 'óleo de amendoim, oleo de amendoim',
    'rice bran oil': 'óleo de arroz, óleo de farelo de arroz',
    'grapeseed oil': 'óleo de grainha de uva, óleo de semente de uva, óleo de grainhas de uva',
    'avocado oil': 'óleo de abacate, azeite de abacate',
    'coconut oil':
      'óleo de coco, oleo de coco, óleo de côco, óleo de coco derretido, óleo de coco virgem, óleo de coco extra virgem, óleo de coco extravirgem, gordura de coco, óleo de coco sem sabor',
    'palm oil':
      'azeite de dendê, dendê, óleo de palma, óleo de dendê, azeite dendê, óleo de dendem, óleo de dendém, azeite de dende',
    'mustard oil': 'óleo de mostarda',
    'walnut oil': 'óleo de noz, óleo de nozes',
    'flaxseed oil': 'óleo de linhaça, óleo de linho',
    'truffle oil': 'azeite trufado, azeite de trufa, óleo de trufa, azeite de trufas, azeite trufado branco',
    'sesame oil':
      'óleo de sésamo, óleo de gergelim, oleo de gergelim, óleo de gergelim torrado, óleo de sésamo torrado, óleo de sésamo tostado, óleo de semente de gergelim, azeite de gergelim',
    'chili oil':
      'óleo de malagueta, azeite picante, azeite de piripíri, óleo picante, óleo de pimenta, azeite de malagueta, azeite apimentado, óleo de chili',
    'cooking spray':
      'spray culinário, spray para untar, spray desmoldante, desmoldante, spray de cozinha, spray untar, spray de óleo',
    'vegetable shortening':
      'gordura vegetal, gordura vegetal hidrogenada, gordura hidrogenada, vegetalina, gordura vegetal sólida',
    lard: 'banha, banha de porco, pingue, banha suína, banhas',
    'duck fat': 'gordura de pato, banha de pato',
    'chicken fat': 'gordura de galinha, gordura de frango',
    'beef tallow': 'sebo, sebo bovino, sebo de vaca, gordura de vaca',
    suet: 'gordura de rim',
    'bacon fat': 'gordura de bacon, gordura do bacon',
    'red wine vinegar':
      'vinagre de vinho tinto, vinagre tinto, vinagre de vinho, vinagre de vinho do porto, vinagre de tinto',
    'white wine vinegar': 'vinagre de vinho branco, vinagre de champanhe, vinagre branco de vinho',
    'apple cider vinegar':
      'vinagre de maçã, vinagre de sidra, vinagre de cidra, vinagre de maçã orgânico, vinagre maçã',
    'sherry vinegar': 'vinagre de jerez, vinagre de xerez',
    'rice vinegar': 'vinagre de arroz, vinagre para sushi, sushizu',
    'white vinegar':
      'vinagre branco, vinagre de álcool, vinagre de arroz branco simples, vinagre destilado, vinagre de alcool',
    'malt vinegar': 'vinagre de malte',
    'balsamic vinegar':
      'vinagre balsâmico, aceto balsâmico, balsâmico, vinagre balsamico, aceto balsamico, vinagre balsâmico branco, vinagre balsâmico de modena',
    'balsamic glaze':
      'redução de balsâmico, creme de balsâmico, creme balsâmico, creme de vinagre balsâmico, redução de vinagre balsâmico, redução balsâmica, glaze balsâmico, glace balsâmico, creme de aceto balsâmico, crema balsâmica, redução de aceto balsâmico',
    'black vinegar': 'vinagre preto, vinagre preto chinês',
    verjuice: 'agraço',
    'soy sauce':
      'molho de soja, shoyu, molho shoyu, molho de soja light, molho de soja claro, molho de soja reduzido em sal, shoyo, molho de soja (shoyu), shoyu light, molho soja, shoyu claro, molho shoyo',
    'dark soy sauce': 'molho de soja escuro, shoyu escuro',
    tamari: 'tamari, molho tamari',
    'coconut aminos': 'aminos de coco, molho de coco aminos',
    ponzu: 'ponzu, molho ponzu',
    'kecap manis': 'kecap manis, molho de soja doce',
    'teriyaki sauce': 'molho teriyaki, molho teriaki, molho tarê, tarê, molho tare, teriyaki',
    'fish sauce': 'molho de peixe, molho de peixe tailandês, nam pla, nampla, molho de peixe vietnamita',
    'oyster sauce': 'molho de ostras, molho de ostra',
    'hoisin sauce': 'molho hoisin, hoisin',
    'black bean sauce': 'molho de feijão preto, molho de feijão-preto chinês',
    'shrimp paste': 'pasta de camarão',
    'anchovy paste': 'pasta de anchovas, pasta de anchova, pasta de aliche',
    'miso paste': 'miso, missô, pasta de miso, pasta de missô, miso branco, missô branco, misso, miso claro',
    'red miso': 'missô vermelho, miso vermelho, aka miso',
    doubanjiang: 'doubanjiang',
    sriracha: 'sriracha, molho sriracha, siracha',
    'sweet chili sauce':
      'molho agridoce picante, molho sweet chili, molho de chili doce, sweet chili, molho de malagueta doce, molho chili doce, molho de pimenta doce, molho de pimenta agridoce',
    'hot sauce':
      'tabasco, molho de pimenta, molho picante, molho de piripíri, molho de malagueta, gotas de tabasco, molho tabasco, gotas de molho de pimenta, molho de pimenta vermelha, molho de pimenta tabasco, molho piripiri, piripiri líquido, molho de piripiri, gotas de piripíri, pimenta tabasco, gotas de pimenta, gota de tabasco, gotas de molho picante, molho de pimenta malagueta, molho piripíri, pimenta líquida, conserva de pimenta malagueta',
    gochujang: 'gochujang, pasta de pimenta coreana',
    'sambal oelek': 'sambal oelek, sambal',
    harissa: 'harissa, pasta harissa, pasta de harissa',
    wasabi: 'wasabi, pasta de wasabi, raiz-forte japonesa',
    'red curry paste':
      'pasta de caril vermelho, pasta de curry vermelho, pasta de caril vermelha, caril vermelho, curry vermelho',
    'green curry paste': 'pasta de caril verde, pasta de curry verde, caril verde, curry verde',
    'yellow curry paste': 'pasta de caril amarelo, pasta de curry amarelo, curry amarelo',
    'dijon mustard':
      'mostarda dijon, mostarda de dijon, mostarda de dijón, mostarda francesa, mostarda tipo dijon, mostarda em dijon',
    'wholegrain mustard':
      "mostarda em grãos, mostarda em grão, mostarda antiga, mostarda à antiga, mostarda de grão, mostarda com grãos, mostarda l'ancienne, mostarda de meaux",
    'yellow mustard':
      'mostarda amarela, mostarda/-s, mostarda comum, mostarda tradicional, mostarda suave, mostarda escura, mostarda americana, mostarda picante, mostarda savora',
    'english mustard': 'mostarda inglesa',
    'honey mustard': 'mostarda e mel, mostarda com mel, molho de mostarda e mel, molho mostarda e mel, mostarda de mel',
    'prepared horseradish':
      'raiz-forte, molho de raiz-forte, creme de raiz-forte, molho de rábano picante, raiz-forte em conserva, creme de rábano, molho de rábano',
    mayonnaise:
      "maionese, maionese light, maionese caseira, maionese tradicional, maioneses, maionese hellmann's, maionese temperada, maionese verde",
    aioli: 'aioli, molho aioli, maionese de alho, alioli, molho de alho maionese',
    ketchup: 'ketchup, catchup, katchup, ketchup picante, ketchup tradicional, quetchup, catchupe',
    'barbecue sauce': 'molho barbecue, molho bbq, barbecue, molho barbacoa, molho de churrasco',
    'tartar sauce': 'molho tártaro, molho tartaro',
    'ranch dressing': 'molho ranch',
    'caesar dressing': 'molho caesar, molho césar, molho para salada caesar, molho cesar, caesar',
    'thousand island dressing': 'molho mil ilhas, molho cocktail mil ilhas',
    vinaigrette: 'vinagrete de mostarda, vinagrete francês, molho vinagrete de mostarda',
    salsa: 'molho salsa, salsa mexicana, pico de gallo, molho salsa mexicana',
    chimichurri: 'chimichurri, tempero chimichurri, molho chimichurri',
    pesto:
      'pesto, molho pesto, pesto de manjericão, pesto verde, pesto genovês, molho pesto de manjericão, molho de pesto',
    'red pesto': 'pesto vermelho, pesto rosso, pesto de tomate seco, pesto de tomate',
    hummus: 'húmus, hummus, homus, hommus, pasta de grão-de-bico, húmus de grão',
    'baba ganoush': 'baba ganoush, babaganoush, baba ghanoush, babaganuche',
    'mango chutney': 'chutney de manga, chutney, molho chutney',
    caper: 'alcaparra/-s, alcaparras em conserva, alcaparrões, alcaparra em conserva',
    pickle:
      'pepino em conserva/pepinos em conserva, picles de pepino, pickles de pepino, pepino em vinagre, pepinos de conserva, cornichons, pepinos pequenos em conserva, cornichon, pepininho em conserva, pepininhos em conserva, pepino de conserva, pepinos em vinagre, pepininhos',
    'pickled onion':
      'cebolinhas em vinagre, cebola em conserva, picles de cebola, cebolinhas em conserva, cebola roxa em conserva, cebolas em conserva, pickles de cebola, cebolinhas de pickles',
    'pickled jalapeño':
      'jalapeños em conserva, jalapeño em conserva, pimentas em conserva, pimenta em conserva, malaguetas em conserva, pimenta biquinho em conserva, malagueta em conserva, jalapeños de conserva, pimenta malagueta em conserva, pimenta dedo-de-moça em conserva',
    'pickled beet': 'beterraba em conserva, beterraba em vinagre, beterrabas em conserva, picles de beterraba',
    'pickled ginger': 'gengibre em conserva, gari, gengibre rosa, conserva de gengibre',
    sauerkraut: 'chucrute, chucrutes, couve fermentada',
    kimchi: 'kimchi, kimchee',
    'preserved lemon': 'limão em conserva, limões em conserva, limão confitado salgado',
    umeboshi: 'umeboshi',
    'tomato paste':
      'extrato de tomate, concentrado de tomate, massa de tomate, pasta de tomate, tomate concentrado, extracto de tomate, polpa de tomate concentrada, duplo concentrado de tomate',
    'canned tomatoes':
      'tomate pelado/tomates pelados, tomate em lata, tomate enlatado, polpa de tomate, tomate em conserva, lata de tomate/latas de tomate, tomate pelado em lata, tomate triturado, tomate pelado picado, tomate picado em lata, tomate em pedaços, tomates em lata, tomates pelados em lata, lata de tomate picado, tomate pelado em cubos, tomate em cubos, tomate picado enlatado, tomate cubos, polpa de tomates, tomate de lata, tomate pelati, tomates pelati, pelati, tomate pelado inteiro, tomate triturado em lata, tomate inteiro pelado, tomates cereja em lata, tomate frito em lata, polpa de tomate com cebola, polpa de tomate em pedaços',
    passata:
      'passata, passata de tomate, tomate passado, purê de tomate, puré de tomate, tomate batido, pure de tomate',
    'tomato sauce':
      'molho de tomate, molho de tomate caseiro, molho de tomate pronto, tomate frito, molho de tomate peneirado, molho de tomate temperado, molho de tomate com manjericão, molho de tomate fresco, molho de tomate refogado, molho tomate, molho de tomate tradicional, molho ao sugo, molho sugo, sugo de tomate',
    'marinara sauce': 'molho marinara',
    'pizza sauce': 'molho de pizza, molho para pizza',
    'vegetable stock':
      'caldo de legumes caseiro, caldo vegetal caseiro, água de cozer legumes, caldo de cozer legumes, água de cozedura dos legumes, água da cozedura dos legumes',
    'chicken stock':
      'caldo de galinha caseiro, caldo de frango caseiro, água de cozer a galinha, caldo do cozimento do frango, caldo da cozedura da galinha, caldo do cozimento da galinha, caldo de cozer a galinha, água de cozer o frango, água do cozimento do frango, caldo da cozedura do frango',
    'beef stock':
      'caldo de carne caseiro, caldo de vaca, caldo de cozer a carne, água de cozer as carnes, caldo da cozedura das carnes, caldo de mocotó, consomê de carne, caldo de ossos',
    'fish stock':
      'caldo de peixe caseiro, fumet de peixe, caldo de cozer o peixe, água de cozer o bacalhau, água da cozedura do bacalhau, água de cozer o peixe, água da cozedura do peixe, fumet, caldo da cozedura do bacalhau, caldo da cozedura do peixe, água do cozimento do bacalhau',
    'nutritional yeast':
      'levedura nutricional, levedo nutricional, flocos de levedura nutricional, nutritional yeast, levedura nutricional em flocos, nutritional',
    'liquid smoke': 'fumaça líquida, fumo líquido, aroma de fumo',
    'tamarind paste': 'pasta de tamarindo, polpa de tamarindo, concentrado de tamarindo, polpa tamarindo',
    'pomegranate molasses': 'melaço de romã, xarope de romã',
    gelatin:
      'gelatina sem sabor, gelatina incolor, gelatina neutra, folha de gelatina/folhas de gelatina, gelatina em folha, gelatina em pó incolor, gelatina em pó sem sabor, gelatina incolor sem sabor, gelatina em folhas, folhas de gelatina incolor, folha de gelatina incolor, gelatina em pó neutra, gelatina branca, gelatina, gelatina incolor em pó, gelatina neutra em pó, gelatina em pó incolor sem sabor, folhas de gelatina branca, gelatina em pó, folhas de gelatina neutra, gelatina hidratada, gelatinas, colapez',
    agar: 'ágar-ágar, agar-agar, gelatina vegetal, agar, alga agar-agar, gelatina de algas, ágar',
    pectin: 'pectina',
    arrowroot: 'araruta, polvilho de araruta, fécula de araruta',
    'tapioca starch':
      'polvilho, polvilho doce, polvilho azedo, fécula de mandioca, goma de tapioca, tapioca, goma para tapioca, amido de mandioca, massa para tapioca, farinha de tapioca, farinha de tapioca granulada, tapioca granulada, goma, fécula, tapioca hidratada, massa de tapioca, goma de mandioca, amido de tapioca, goma hidratada, tapioca em pó',
    'tapioca pearl': 'sagu, pérolas de tapioca, tapioca em pérolas, bolinhas de sagu, sagu de mandioca',
    'potato starch': 'fécula de batata, amido de batata, fécula de batatas',
    'xanthan gum': 'goma xantana, goma guar, xantana, goma xantan, cmc, goma xantham',
    'psyllium husk': 'psyllium, casca de psyllium, psílio, psyllium husk, casca de psílio',
    'coconut cream': 'creme de coco',
    water:
      'água, água morna, água quente, água fria, água fervente, água a ferver, água gelada, água filtrada, água mineral, água tépida, água a gosto, água potável, água fervida, água natural, água do cozimento, água da cozedura, água de cozedura, água corrente, água em temperatura ambiente, água à temperatura ambiente, agua quente, agua fria, água ferver, água de cozimento, água bem quente, água de nascente, água bem gelada, água para cozinhar, água da torneira, água morninha, água da cozedura da massa, água do cozimento da massa, água do cozimento do macarrão, água da massa, água ml, água salgada, água do mar',
    ice: 'gelo, gelo picado, gelo moído, gelo triturado, gelo em cubos, gelo em pedras',
    'sparkling water':
      'água com gás, água gaseificada, soda, club soda, água com gas, água mineral com gás, água das pedras, água gaseificada mineral',
    'tonic water': 'água tónica, água tônica, tónica, tônica',
    'ginger ale': 'ginger ale, ginger beer, cerveja de gengibre sem álcool',
    cola: 'coca-cola, coca, refrigerante de cola, pepsi',
    lemonade: 'limonada',
    'lemon-lime soda':
      'sprite, 7up, refrigerante de limão, soda limonada, seven up, refrigerante de lima-limão, guaraná, gasosa, refrigerante/-s, refrigerante de laranja, sumol, laranjada, fanta, refrigerante de guaraná',
    kombucha: 'kombucha',
    'coconut water': 'água de coco, água de côco',
    'orange juice':
      'sumo de laranja, suco de laranja, sumo de laranja natural, suco de laranja natural, sumo de laranjas, suco de laranjas, sumo de uma laranja, suco de uma laranja, sumo laranja, sumo de laranja fresco, suco de laranja fresco, suco de laranja pera, suco de laranja coado, sumo de laranja espremido, sumo de tangerina, suco de tangerina, sumo de clementina, suco de mexerica, suco de laranja-lima, sumo de toranja e laranja',
    'apple juice': 'sumo de maçã, suco de maçã, sumo de maçã natural',
    'pineapple juice':
      'sumo de ananás, suco de abacaxi, sumo de abacaxi, suco de ananás, calda de abacaxi, calda do abacaxi, calda de ananás, calda do ananás',
    'grape juice': 'sumo de uva, suco de uva, suco de uva integral, sumo de uvas, mosto de uva, mosto, suco de uvas',
    'cranberry juice':
      'sumo de arando, suco de cranberry, sumo de arandos, suco de cereja, sumo de cereja, sumo de arandos vermelhos',
    'pomegranate juice': 'sumo de romã, suco de romã',
    'grapefruit juice': 'sumo de toranja, suco de toranja',
    'mango juice':
      'sumo de manga, suco de manga, suco de maracujá, sumo de maracujá, suco de maracujá concentrado, suco concentrado de maracujá, néctar de manga, suco de acerola, suco de goiaba, suco de pêssego, sumo de pêssego, néctar de pêssego, calda de pêssego, calda do pêssego, suco de caju, suco de manga concentrado, suco de maracujá natural, suco de graviola, suco de cupuaçu, suco de morango, sumo de morango, sumo de frutos vermelhos, garapa, caldo de cana, caldo de cana-de-açúcar, suco de fruta, sumo de fruta, suco de frutas, sumo de frutas, sumo multifrutas, suco de mamão, suco de melancia, sumo de melancia, néctar de maracujá, polpa de fruta, suco de pera, suco concentrado de caju',
    'tomato juice': 'sumo de tomate, suco de tomate',
    'carrot juice': 'suco de cenoura, sumo de cenoura, suco de beterraba, sumo de beterraba',
    coffee:
      'café, café forte, café coado, café preparado, café frio, café quente, café pronto, café preto, café passado, café preto forte, café bem forte, café em grão, café em grãos, café amargo, café de cafeteira, grãos de café, café sem açúcar, café fresco, café filtrado',
    espresso: 'café expresso, expresso, espresso, café espresso, cafés expresso',
    'instant coffee':
      'café solúvel, café instantâneo, nescafé, café em pó, café solúvel em pó, nescafe, café solúvel instantâneo, café solúvel granulado',
    'ground coffee': 'pó de café, café moído, café torrado e moído',
    tea: 'chá preto, chá earl grey, chá, chás, folhas de chá, chá preto forte, chá mate, mate, erva-mate, chá branco, chá de erva-mate',
    'green tea': 'chá verde, folhas de chá verde',
    'rooibos tea': 'rooibos, chá rooibos',
    'herbal tea':
      'chá de camomila, camomila, infusão de ervas, chá de ervas, chá de erva-cidreira, chá de hortelã, hibisco, chá de hibisco, flores de hibisco, chá de limão, infusão de hortelã, tília, carqueja, boldo, chá de gengibre, infusão de frutos vermelhos, flor de hibisco',
    chai: 'chai',
    matcha: 'matcha, chá matcha, matchá, pó de matcha, matcha em pó',
    horchata: 'horchata, orchata',
    'white wine':
      'vinho branco, vinho branco seco, vinho verde, vinho rosé, vinho verde branco, prosecco branco tranquilo, vinho para cozinhar, vinho branco de mesa, vinho verde branco seco, vinho moscatel, moscatel, vinho branco maduro, moscatel de setúbal, vinho chardonnay, vinho sauvignon blanc, vinho alvarinho',
    'red wine':
      'vinho tinto, vinho tinto seco, vinho tinto maduro, vinho verde tinto, vinho tinto encorpado, vinho tinto alentejano, vinho tinto suave',
    'sparkling wine':
      'espumante/-s, champanhe, champagne, prosecco, vinho espumante, cava, espumante bruto, espumante brut, vinho espumante branco',
    sherry: 'jerez, xerez, vinho de xerez, vinho de jerez',
    port: 'vinho do porto, vinho do porto tinto, vinho do porto branco, vinho da madeira, vinho do porto ruby, vinho do porto tawny, vinho madeira, vinho porto, vinho de porto, vinho licoroso, jeropiga, vinho generoso',
    marsala: 'marsala, vinho marsala, vinho de marsala',
    vermouth:
      'vermute/-s, martini, vermute branco, vermute seco, martini branco, martini seco, martini bianco, martini rosso',
    'rice wine':
      'vinho de arroz, vinho chinês, vinho shaoxing, shaoxing, vinho de arroz chinês, vinho de arroz shaoxing',
    sake: 'saquê, sake, saqué, sakê',
    mirin: 'mirin, mirim, saquê mirin, saquê mirim, saquê culinário, sake mirin, saquê para culinária',
    beer: 'cerveja/-s, cerveja preta, cerveja branca, cerveja pilsen, cerveja clara, cerveja lager, mini de cerveja, cerveja escura, cerveja stout, cerveja loira, cerveja pilsner, cerveja artesanal, cerveja gelada, cerveja de trigo, chopp, chope, cerveja mini, cerveja amarga, cerveja ipa',
    cider: 'sidra',
    'non-alcoholic beer': 'cerveja sem álcool, cerveja preta sem álcool, cerveja zero, cerveja zero álcool',
    rum: 'rum, cachaça, pinga, rum branco, rum escuro, cachaca, rum dourado, cachaça branca, cachaça envelhecida, aguardente de cana, grogue, aguardente de cana-de-açúcar, rum velho, rhum',
    brandy:
      'brandy, conhaque, aguardente, aguardente velha, aguardente vínica, bagaço, bagaceira, cognac, aguardente bagaceira, aguardente de medronho, medronho, grappa, calvados, pisco, armagnac, aguardente branca, conhaque flambado, aguardente de bagaço, macieira, aguardente velha vínica, brandy macieira',
    whiskey: 'uísque, whisky, whiskey, bourbon, whisky escocês',
    vodka: 'vodka, vodca',
    gin: 'gin, gim',
    tequila: 'tequila, mezcal',
    kirsch: 'kirsch, aguardente de cereja',
    'orange liqueur':
      'licor de laranja, cointreau, grand marnier, triple sec, curaçao, curaçau, licor cointreau, limoncello, licor de limão, curaçao azul, curaçau blue, licor de tangerina, licor curaçau, marnier',
    'coffee liqueur': 'licor de café, kahlúa, kahlua, tia maria',
    'irish cream':
      'baileys, licor de creme de whisky, licor irlandês, amarula, licor de creme irlandês, licor amarula, licor baileys, irish cream',
    amaretto:
      'amaretto, licor de amêndoa, licor de amêndoa amarga, licor amaretto, amarguinha, amareto, licor de amêndoas, licor de avelã, frangelico',
    'anise liqueur':
      'licor de anis, anis escarchado, pastis, pernod, ouzo, sambuca, absinto, arak, ricard, aguardente anisada, anisete, aguardente de anis',
    liqueur:
      'licor/-es, licor beirão, ginjinha, licor de ginja, licor de cereja, licor de cassis, licor de menta, licor de cacau, licor 43, licor de pêssego, licor maraschino, licor de frutas, licor de morango, licor de framboesa, crème de cassis, licor st germain, licor de jenipapo, licor de cereja marasquino, licor de banana, licor de maçã, licor de poejo, licor de medronho, ginja com elas, malibu, licor de coco, licor de merda, marasquino, catuaba',
    campari: 'campari, aperol',
  },
  products: [
    {
      names:
        'queijo/-s, queijo ralado, queijo fatiado, queijo de barra, queijo em fatias, queijo em cubos, queijo ralado na hora, queijo curado, queijo picado, queijo amarelo, queijo meio curado, queijo em lascas, mistura de queijos, mix de queijos, queijo pizza, queijo ralado para gratinar, queijo para gratinar, queijo magro, queijo light, queijo derretido, queijo a gosto, queijo sem lactose, queijo ralado light, queijo amanteigado, queijo mole, queijo duro, queijo ralado grosso, queijo três queijos, mistura de queijo ralado, quatro queijos, queijos variados, tábua de queijos',
      like: 'gouda',
      contains: ['milk'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'queijo da serra, queijo serra da estrela, queijo da serra da estrela, queijo de azeitão, queijo de ovelha, queijo de ovelha curado, queijo de ovelha amanteigado, queijo de nisa, queijo de évora, queijo de serpa, queijo de castelo branco, queijo de mistura, queijo amanteigado de ovelha, queijo tipo serra, queijo azeitão, queijo serra, queijo de cabra transmontano',
      like: 'camembert',
      contains: ['milk'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'queijo da ilha, queijo são jorge, queijo de são jorge, queijo da ilha ralado, queijo de são jorge ralado, queijo ilha, queijo da ilha de são jorge, queijo s. jorge, queijo do pico',
      like: 'cheddar',
      contains: ['milk'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'leite vegetal, bebida vegetal, bebida vegetal sem açúcar, leite vegetal sem açúcar, leite vegetal de sua preferência, leite vegetal à escolha, leites vegetais, bebidas vegetais',
      like: 'oat milk',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'leite de castanha, leite de castanhas, leite de castanha de caju, leite de castanha-do-pará, leite de avelã, bebida de avelã, leite de caju, leite de noz, leite de macadâmia, leite de nozes, bebida de caju',
      like: 'almond milk',
      contains: ['nuts'],
    },
    { names: 'leite de amendoim', like: 'almond milk', contains: ['peanuts'] },
    {
      names:
        'creme vegetal, natas vegetais, creme de leite vegetal, creme vegetal para bater, creme de leite vegano, nata vegetal, natas vegetais para bater, natas veganas, creme culinário vegetal, creme vegetal culinário, creme culinário',
      like: 'plant cream',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'nuts'],
    },
    {
      names: 'creme de soja, natas de soja, creme de leite de soja, creme culinário de soja, nata de soja',
      like: 'plant cream',
      contains: ['soybeans'],
    },
    { names: 'creme de arroz culinário, natas de arroz, creme culinário de arroz', like: 'plant cream', contains: [] },
    {
      names:
        'creme de castanha, creme de castanhas, creme de caju, queijo de castanha, queijo de caju, queijo de castanha de caju, queijo de amêndoa, ricota de amêndoas',
      like: 'vegan cheese',
      contains: ['nuts'],
    },
    {
      names:
        'queijo vegetal, queijo creme vegano, queijo ralado vegano, mozzarella vegana, parmesão vegano, requeijão vegano, queijo vegan, cream cheese vegano, queijo vegetal ralado, queijo creme vegetal, fatias de queijo vegano',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'iogurte vegetal, iogurte vegano, iogurte vegetal natural, iogurte natural vegetal, iogurte vegano natural',
      like: 'soy yogurt',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'margarina/-s, margarina para untar, margarina vegetal, margarina derretida, margarina amolecida, margarina culinária, margarina líquida, margarina sem sal, margarina light, margarina cremosa, margarina vaqueiro, vaqueiro, creme vegetal para barrar, creme vegetal culinária, margarina em temperatura ambiente, margarina à temperatura ambiente, becel, margarina para bolos, margarina com sal, margarina qualy, margarina gelada, margarina fria, margarina para cozinhar, margarina de soja, manteiga ou margarina vegetal, halvarina',
      like: 'vegan butter',
      contains: [],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names:
        'iogurte de morango, iogurte de fruta, iogurte de frutas, iogurte de aromas, iogurte de limão, iogurte aromatizado, iogurte de pedaços, iogurte líquido, iogurte de frutos vermelhos, iogurte de coco, iogurte de banana, iogurte de tuti-frúti, iogurte grego de morango, iogurte de ananás, iogurte de pêssego, iogurte grego de coco, danoninho, petit suisse, suisse, iogurte grego de limão, iogurte de frutas vermelhas, iogurte com pedaços, iogurte de mel, iogurte de maracujá',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'caldo de galinha, caldo de frango, caldo de galinha em pó, caldo knorr de galinha, cubo de galinha, caldo de galinha em cubo, caldo de galinha em tablete, caldo de galinha knorr, caldo de aves, caldo de peru, caldo de frango em pó, caldo de galinha caipira, sazón de frango, caldo de galinha quente, caldo de galinha dissolvido em água, cubinho de caldo de galinha, caldo em pó de galinha, caldo de galinha light',
      like: 'chicken stock',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'caldo de carne, caldo de carne em pó, caldo knorr de carne, caldo de carne em cubo, cubo de carne, caldo de carne knorr, caldo de costela, caldo de picanha, caldo de bacon, caldo de carne em tablete, caldo de carne dissolvido em água, caldo de carne em água, caldo de carne líquido, demi-glace, molho madeira, molho ferrugem, molho roti, molho de carne, molho demi-glace, molho rôti',
      like: 'beef stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'caldo de peixe, caldo knorr de peixe, caldo de peixe em cubo, cubo de peixe',
      like: 'fish stock',
      contains: ['fish'],
      mayContain: ['gluten', 'crustaceans', 'milk', 'celery', 'molluscs'],
    },
    {
      names:
        'caldo de marisco, caldo de camarão, caldo de frutos do mar, caldo knorr de marisco, cubo de marisco, caldo de camarão em cubo, água de cozer o camarão, água de cozer os camarões, caldo de cozer o camarão, bisque de camarão, água da cozedura do camarão, caldo das cabeças de camarão, água de cozer as cabeças de camarão, fumet de camarão, água do cozimento do camarão, caldo da cozedura do camarão, água de cozer o marisco, água das amêijoas, caldo de amêijoas',
      like: 'shellfish stock',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'fish', 'milk', 'celery', 'molluscs'],
      rulesOut: ['kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'caldo de legumes, caldo vegetal, caldo de vegetais, caldo de legumes em pó, caldo knorr de legumes, cubo de legumes, caldo de legumes em cubo, caldo de cogumelos, caldo de hortaliças, caldo vegetal em pó, caldo de legumes quente, caldo de legumes líquido, caldo de legumes dissolvido em água, caldo de legumes em tablete, caldo de legumes light, caldo de legumes sem sal',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
    },
    {
      names:
        'caldo/-s, caldo knorr, knorr, caldo em pó, caldo em cubo, cubo knorr, maggi, caldo maggi, caldo em tablete, caldo quente, caldo da cozedura, caldo do cozimento, caldo de cozedura, sazón, sazon, meu segredo, tempero pronto, tempero completo, tempero em pó, tempero sazón, tempero para carne, tempero para frango, tempero para aves, tempero baiano, tempero arisco, arisco, tempero misto, tempero seco, sachê de tempero, tempero para legumes, tempero para peixe, tempero alho e sal, tempero caseiro, envelope de tempero, tempero para arroz, tempero verde, tempero pronto sem pimenta, tempero para feijão, tempero ana maria, fondor, aromat, vegeta, caldo de mariscos e carne',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'eggs', 'fish', 'soybeans', 'milk', 'celery', 'mustard', 'molluscs'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'tempero/-s, temperos a gosto, tempero a gosto, especiarias, mistura de especiarias, mix de especiarias, mistura de temperos, condimento/-s, temperos secos, tempero sírio, especiarias a gosto, tempero árabe, mistura de pimentas, cinco pimentas, tempero para pizza, tempero oriental, tempero mexicano, tempero para tacos, tempero fajita, tempero de taco, pimenta síria em pó, tempero tex-mex, tempero para hambúrguer, tempero lemon e ervas, tempero edu guedes, edu guedes, massala, masala, sal de churrasco temperado, tempero para kafta',
      like: 'mixed spice',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard', 'sesame'],
    },
    {
      names:
        'sopa de cebola, creme de cebola, sopa de cebola em pó, creme de cebola em pó, pacote de sopa creme de cebola, sopa em pó, sopa de cebola em pacote, creme de cebola de pacote, sopa de rabo de boi, sopa de marisco em pó, creme de marisco, sopa de marisco, creme de cogumelos em pó, sopa instantânea, sopa de pacote, creme de espargos',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'eggs', 'fish', 'soybeans', 'milk', 'celery', 'mustard', 'molluscs'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'linguiça/-s, linguiça calabresa, linguiça de porco, linguiça toscana, calabresa/-s, linguiça fresca, linguiça defumada, linguiça portuguesa, linguiça fina, linguiça calabresa defumada, paio/-s, linguiça paio, calabresa defumada, lingüiça, linguiça mineira, linguiça caipira, linguiça fumada, linguiça suína, linguica, linguica calabresa, linguiça de pernil, linguiça blumenau, cracóvia, codeguim, codeguins, linguiça calabresa fatiada, linguiça cuiabana, salsichão, salsichões, linguiça toscana fresca, salsicha fresca/salsichas frescas, salsicha toscana, salsichas toscanas, linguiça caseira, calabresa fatiada, calabresa em rodelas',
      like: 'kielbasa',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'chouriço/-s, chouriço de carne, chouriço corrente, chouriça/-s, chouriça de carne, chourição, chouriço mouro, chouriço caseiro, chouriço alentejano, salpicão, salpicões, painho, paiola, paiola de lombo, linguiça alentejana, chouriço de porco preto, chouriço caseiro de carne, chouriço de colorau, chouriço extra, paio de lombo, paio do lombo, catalão, chouriço fatiado, chouriço em rodelas, chouriço picante, chouriço regional, enchidos variados, enchido/-s, chouriço magro, chouriço de vinho, chouriço em cubos, chourico, choriço, carnes fumadas, paio alentejano, presunto e chouriço',
      like: 'chorizo',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'morcela/-s, chouriço de sangue, morcela de arroz, morcela de cozer, morcilha/-s, chouriça de sangue, morcela de assar, morcela doce, morcela da beira, morcelas de arroz, chouriço preto, sangue, sangue de porco, sangue cozido, morcela de carne, butelo',
      like: 'blood sausage',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'alheira/-s, alheira de caça, alheira de mirandela, alheiras de caça, miolo de alheira, alheira de aves, alheira de caça e aves',
      like: 'sausage',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'farinheira/-s, miolo de farinheira, chouriço de farinha, farinheira de porco preto, farinheira extra',
      like: 'sausage',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'alheira vegetariana, alheiras vegetarianas, farinheira vegetariana, alheira de legumes, chouriço vegetariano, chouriço de soja, chouriço vegano, alheira vegana, farinheira vegana, chouriço vegetal',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'salsicha/-s, salsicha frankfurt, salsichas frankfurt, salsicha alemã, salsicha viena, salsicha tipo hot dog, salsicha hot dog, salsichas de lata, salsichas tipo frankfurt, salsicha em lata, salsicha para cachorro-quente, salsicha para hot dog, salsicha cocktail, salsichas em lata, salsicha de cachorro-quente, salsichas enlatadas, salsicha bock, salsicha vienense, salsicha de porco, salsichas de porco, salsicha defumada, salsicha fumada',
      like: 'frankfurter',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'linguiça de frango, salsicha de peru, salsichas de peru, salsicha de frango, salsichas de frango, salsichas de aves, salsicha de aves, salsicha fresca de peru, salsichas frescas de peru, linguiça de peru, chouriço de peru, linguiça de frango defumada, salsichas frescas de aves, chouriço de frango, salsichas frescas de frango, linguiça de carne bovina, linguiça bovina, linguiça de cordeiro, linguiça de carneiro, chouriço de aves',
      like: 'chicken sausage',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'salsicha vegetariana, salsichas vegetarianas, salsicha vegetal, salsichas vegetais, salsicha de soja, salsichas de soja, salsicha vegana, salsichas veganas, linguiça vegana, linguiça vegetal, linguiça vegetariana, salsichas de tofu, nuggets vegetarianos, nuggets veganos, almôndegas vegetarianas, almôndegas vegetais, almôndegas veganas, bacon vegano, bacon vegetal, presunto vegano, fiambre vegetal, frango vegetal, frango vegano',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'fiambre de peru, fiambre de frango, fiambre de aves, presunto de peru, presunto de peru defumado, fiambre de peito de peru, fiambre de peito de frango, presunto de frango, salame de peru, mortadela de frango, mortadela de peru, mortadela de aves, bacon de peru, peito de frango defumado, peito de frango fumado, frango defumado, frango fumado, bacon de frango, chourição de peru, blanquet',
      like: 'smoked turkey',
      contains: [],
      mayContain: ['soybeans', 'milk', 'nuts'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'fiambre de porco e peru, frios variados, charcutaria, carnes frias, embutidos, embutido, carnes defumadas, frios fatiados, tábua de frios, carnes de fumeiro, enchidos para feijoada, carnes para feijoada, carnes de porco para feijoada, carnes salgadas para feijoada, carnes para cozido, carnes variadas, carnes mistas',
      like: 'salami',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'nuts'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'copa, copa lombo curada, lombo curado, lombo canadense, lombinho defumado, lombo defumado, lombo fumado, lonza, coppa, paleta defumada, costelinha defumada, costela defumada, costelinha de porco defumada, costela de porco defumada, costelinha suína defumada, lombo de porco defumado, lombo de porco fumado, pé de porco defumado, costelas fumadas, linguiça e bacon, presuntada, apresuntada, fiambrada, carne de fumeiro, orelha de porco fumada, costela suína defumada, pernil defumado, kassler, kasseler',
      like: 'canadian bacon',
      contains: [],
      mayContain: ['soybeans', 'milk'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'carne-seca, carne-seca dessalgada, charque, carne de sol, jabá, carne seca desfiada, carne seca cozida e desfiada, carne de sol desfiada, charque dessalgado, carne seca cozida, jerked beef, carne de sol cozida e desfiada, carne de sol dessalgada, charque desfiado, carne salgada, carne seca magra, carne-seca desfiada e dessalgada',
      like: 'corned beef',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'carne picada, carne/-s, carne para hambúrguer, picado de carne, carne cozida, carne desfiada, carne assada, carne guisada, carne estufada, restos de carne, sobras de carne, carne picada magra, carne picada mista de vitela e porco, carne em cubos, carne de churrasco, carne para espetadas, carne para churrasco, carne a gosto, carne de sua preferência, recheio de carne, preparado de carne picada, carne cozida desfiada, aparas de carne, sobras de carne assada, espetadas de carne, espetada/-s, kebab, carne de kebab, gyros, espetinhos, carne para espetinho, bifinho/-s, bife panado, bifes panados, carne picada cozinhada, kafta, kofta',
      like: 'ground beef',
      contains: [],
      mayContain: ['gluten', 'eggs'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'costela/-s, costela assada, costela desfiada, bochechas, bochecha, carré, carré assado, costeletas mistas, ossos para sopa, miúdos de porco, fígado de porco, rins de porco, língua de porco, coração de porco, bofes, fressura, iscas de fígado de porco, fígado suíno, sarrabulho, tripa, tripas, tripas de porco, tripa para enchidos, tripas secas, tripa natural, miolos, miolos de porco, redenho, túbaros, rim de porco, bucho de porco',
      like: 'pork cheek',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'hambúrguer/-es, hamburguer, hamburgueres, hambúrguer de carne/hambúrgueres de carne, hambúrguer bovino, hambúrgueres de novilho, hambúrguer de novilho, hambúrguer de vaca, hambúrgueres de vaca, hambúrgueres de carne de vaca, almôndega/-s, almôndegas de carne, almôndega de carne, hambúrguer de picanha, mini-hambúrgueres, almôndegas de vaca, porpeta/-s, polpetone, quibe/-s, kibe/-s',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'hambúrguer de frango, hambúrgueres de frango, hambúrguer de peru, hambúrgueres de peru, almôndegas de frango, almôndegas de peru, almôndegas de aves',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'nuggets, nugget, nuggets de frango, nugget de frango, frango panado, frango empanado, panados de frango, steak empanado de frango, empanado de frango, empanados de frango, bifes de frango panados, steak de frango',
      like: 'chicken',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'peixe/-s, filé de peixe/filés de peixe, filete de peixe/filetes de peixe, peixe branco, filé de peixe branco/filés de peixe branco, peixe em postas, peixe fresco, peixe cozido, peixe em filés, peixe para caldeirada, peixe variado, peixes variados, lombos de peixe, lombo de peixe, filés de peixe de sua preferência, peixe inteiro, peixe a gosto, peixe congelado, peixe desfiado, cabeça de pescada, espinhas de peixe, aparas de peixe, peixe de água doce, isca de peixe, iscas de peixe, espinha de peixe, filetes de peixe branco, lombos de peixe branco, filetes de juliana, tainha/-s, caldeirada, peixe para sopa, tamboril e pescada, cabeça de garoupa, filé de dourado, cambuba, peixe pequeno, peixe para moqueca, peixe azul, filé de abadejo, abadejo, esturjão, peixinhos',
      like: 'cod fillet',
      contains: ['fish'],
      mayRuleOut: ['kosher-style'],
    },
    {
      names: 'peixe seco, peixe fumado, peixe defumado, peixe em conserva, paté de peixe, patê de peixe',
      like: 'smoked mackerel',
      contains: ['fish'],
    },
    {
      names:
        'rissol de peixe, pastéis de bacalhau, bolinhos de bacalhau, pastel de bacalhau, bolinho de bacalhau, pataniscas de bacalhau, peixe panado, filetes de peixe panados, filé de peixe empanado, peixe empanado',
      like: 'fish cake',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names:
        'patê de atum, paté de atum, pasta de atum, pasta de sardinha, patê de sardinha, paté de sardinha, pasta de salmão, paté de delícias do mar',
      like: 'canned tuna',
      contains: ['fish'],
      mayContain: ['gluten', 'crustaceans', 'eggs', 'soybeans', 'milk', 'mustard'],
    },
    {
      names:
        'patê, paté, patê de fígado, patê de ervas, paté de fígado, patês, paté de pato, patê de presunto, foie, paté ibérico, patê de frango, patê de peito de peru',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten', 'eggs', 'fish', 'soybeans', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'marisco/-s, fruto do mar/frutos do mar, mistura de marisco, cocktail de marisco, cocktail de mariscos, mix de frutos do mar, mistura de mariscos, preparado de marisco, kit de frutos do mar, marisco congelado, misto de marisco, preparado de paella, mariscos variados, mix de marisco, marisco variado, mariscada, preparado para arroz de marisco, preparado para paella, mistura de frutos do mar, frutos do mar variados, miolo de marisco, recheio de sapateira, marisco misto',
      like: 'shrimp',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'eggs', 'fish', 'molluscs'],
      rulesOut: ['kosher-style', 'vegetarian', 'vegan'],
    },
    { names: 'tinta de choco, tinta de lula, tinta de chocos, tinta de lulas', like: 'squid', contains: ['molluscs'] },
    {
      names:
        'macarrão, macarrão curto, massa curta, massa longa, massa cozida, macarrão cozido, massa fresca, macarrão parafuso cozido, noodles, massa chinesa, macarrão oriental, pasta, massa seca, macarrão grano duro, macarrão de sua preferência, massa de sua preferência, talharim, talharins, tagliatelle, tagliatelli, massa talharim, macarrão talharim, fettuccine, fettuccini, fetuccine, fettucine, fetuccini, massa tagliatelle, pappardelle, ninhos, massa fettuccine, talharim fresco, massa ninhos, tagliatelle fresca, tagliatele, ninhos de massa, macarrão ninho, massa italiana, macarrão sêmola, macarrão yakisoba, macarrão para yakisoba, macarrão chinês, massa para yakisoba, noodles chineses, noodles orientais, aletria, aletria fina, massa de aletria, ninhos de aletria, meada de aletria, massa meada, meada, meadas, meadinhas, macarrão fino, macarrão de sêmola, massa de trigo, macarrão fresco, massas alimentícias, massa alimentícia, fideuá, fideua, macarrão fettuccine, massa de sêmola, macarrão massa fresca, noodles para yakisoba',
      like: 'tagliatelle',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'noodles sem glúten, massa sem glúten, macarrão sem glúten, esparguete sem glúten, espaguete sem glúten, penne sem glúten, fusilli sem glúten, massa penne sem glúten, lasanha sem glúten, talharim sem glúten, massa de milho, macarrão de milho, massa de quinoa',
      like: 'rice pasta',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'lupin'],
    },
    {
      names: 'soba, macarrão soba, noodles soba, noodles de trigo sarraceno',
      like: 'soba noodle',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'miojo/-s, macarrão instantâneo, noodles instantâneos, lámen instantâneo, massa instantânea, lamen instantâneo, cup noodles',
      like: 'instant noodle',
      contains: ['gluten'],
      mayContain: ['crustaceans', 'eggs', 'fish', 'soybeans', 'milk', 'celery', 'sesame'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'nhoque/-s, gnocchi, nhoque de batata, inhoque, massa de nhoque, gnocchis, nhoque pronto, nhoqui',
      like: 'gnocchi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names:
        'massa folhada, massa folhada fresca, massa folhada retangular, massa folhada redonda, massa folhada congelada, massa folhada pronta, folha de massa folhada, folhas de massa folhada, massa folhada estendida, massa folhada de compra, massa folhada laminada',
      like: 'puff pastry',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'massa quebrada, massa para tarte, massa areada, massa podre, massa quebrada fresca, massa tenra, massa de torta, massa de quiche, base para quiche, base de tarte, base para tarte, massa amanteigada, massa para quiche, massa para torta, tarteletes, tartelete, massa de tarte, massa de empada, massa para empadas, massa quebrada redonda, massa de empanada, massa de empadão, massa de rissóis, massa para rissóis, massa para empanadas, mini tarteletes, canudinhos de massa, croustade, massa de empadinha, croustades, barquetes, massa podre pronta, folha de massa quebrada',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'massa de pastel, massa para pastel, massa pronta para pastel, massa de pastéis, massa de pastel em rolo, massa para pastéis, massa de pastel em disco, massa pronta de pastel',
      like: 'wonton wrapper',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'massa de panqueca, massa para panquecas, panqueca/-s, crepe/-s, crepioca, massa de crepe, massa de crepes, massa de panquecas, massa pronta para panqueca, crepes prontos, panquecas prontas, panquecas americanas, crepes finos',
      like: 'naan',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
    },
    { names: 'blini, blinis', like: 'naan', contains: ['gluten'], mayContain: ['eggs', 'milk'] },
    {
      names: 'pão de queijo, massa de pão de queijo, pães de queijo, pão de queijo congelado',
      like: 'cornbread',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'broa de milho, broa/-s, miolo de broa, miolo de broa de milho, pão de milho, broa de avintes, broa esfarelada, broa de milho esfarelada, broa ralada, broa de milho ralada, broa torrada, broinha',
      like: 'cornbread',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names:
        'pão de hambúrguer/pães de hambúrguer, pão para hambúrguer/pães para hambúrguer, pão de cachorro-quente, pães de cachorro-quente, pão de hot dog, pães de hot dog, pão de leite, pães de leite, bisnaguinha/-s, pãozinho de leite, pãezinhos de leite, pão de batata, pães de batata, pão doce, pães doces, pão para cachorro-quente, pães para cachorro-quente, pão para hot dog, pão de hamburguer, pães de hamburguer, pão de cachorro, pães de cachorro, bisnaga/-s, pão bola, pão bisnaga, pães para hot dog, pão de hambúrguer integral, pão de forma de leite, pãezinhos doces, pão australiano para hambúrguer',
      like: 'burger bun',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'sesame'],
    },
    { names: 'bolo do caco, bolos do caco', like: 'flatbread', contains: ['gluten'], mayContain: ['milk'] },
    {
      names:
        'pão sem glúten, pão de forma sem glúten, pão ralado sem glúten, farinha de rosca sem glúten, tostas sem glúten, pães sem glúten, tortilhas sem glúten, wraps sem glúten, bolachas sem glúten, biscoitos sem glúten, bolacha maria sem glúten, bolachas maria sem glúten, massa folhada sem glúten, cereais sem glúten, massa de pizza sem glúten, massa quebrada sem glúten, granola sem glúten',
      like: 'rice bread',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts', 'sesame', 'lupin'],
    },
    {
      names:
        'pão de sementes, pão multicereais, pão de cereais, pão com sementes, pão de cereais e sementes, pão multigrãos, pão de nozes, pão com nozes, pão multissementes, pão de passas',
      like: 'bread',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk', 'nuts', 'sesame'],
    },
    {
      names:
        'pão de alho, pão de alho pronto, pão de mel, pães de mel, pão recheado, pão com chouriço, folar, folares, regueifa, pão de deus, pães de deus, cuca, rosca doce',
      like: 'brioche',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian'],
    },
    {
      names: 'tosta mista, tostas mistas, sanduíche, sanduíches, sandes, sande',
      like: 'bread',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'mustard', 'sesame'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'pão de ló, pães de ló, massa de pão de ló, bolo pão de ló, torta simples, rocambole, torta de claras, massa pão de ló, bolo esponja, genoise, pão de ló de ovar, bolo de genoise',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names:
        'bolo/-s, bolo de chocolate, bolo pronto, bolo de baunilha, bolo simples, bolo inglês, bolinho/-s, madalena/-s, queque/-s, muffin/-s, cupcake/-s, brownie/-s, bolo de laranja, massa de bolo, bolo de iogurte, bolo branco, bolo esfarelado, migalhas de bolo, bolo de cenoura, sobras de bolo, bolo de fubá, bolo seco, bolo rei, waffle/-s, panetone/-s, panettone, chocotone, colomba pascal, pastel de nata, pastéis de nata, queijada/-s, rabanada/-s, pastéis, pastel, torta/-s, tarte/-s, cheesecake, biscuit',
      like: 'trifle sponge',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts', 'sulphites'],
    },
    {
      names:
        'mistura para bolo, mistura para bolos, mistura pronta para bolo, preparado para bolos, mistura para bolo de chocolate, preparado para bolo, massa pronta para bolo, massa de bolo pronta, mistura pronta para bolo de chocolate, mistura para panquecas, preparado para panquecas, mistura pronta para pão de queijo, mistura para pão de queijo, preparado para pão, mistura para brownie, mistura para pão, mistura pronta, mistura para bolo sabor baunilha, mistura de bolo',
      like: 'cake mix',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'bolacha maria/bolachas maria, biscoito maria, biscoitos maria, bolacha maizena/bolachas maizena, biscoito maisena, biscoitos maisena, biscoito de maisena, bolacha maisena, bolachas maisena, biscoito maizena, biscoitos maizena, biscoito de maizena, bolacha torrada/bolachas torradas, bolachas marias, bolacha maria triturada, bolachas maria trituradas, bolacha de maisena, biscoito maisena triturado, biscoito maizena triturado, bolacha maria moída, bolacha maria torrada, bolachas trituradas, biscoito triturado, biscoitos triturados, bolacha triturada, bolacha moída, biscoito moído, farinha de biscoito, bolachas digestivas, bolacha digestiva, biscoito digestivo, biscoitos digestivos, bolachas digestive, bolacha digestive, bolachas petit beurre, biscoito de leite, biscoitos de leite, biscoito leite, biscoito de chocolate, biscoitos de chocolate, bolacha de chocolate, bolachas de chocolate, biscoito calipso, calipso, bolachas de canela, bolacha de canela, bolachas lotus, bolacha lotus, speculoos, bolachas speculoos, biscoito speculoos, bolachas tipo speculoos, lotus, bolachas de aveia, biscoito de aveia, biscoitos de aveia, bolacha integral, bolachas integrais, biscoito integral, biscoito passatempo, passatempo, bolacha/-s, biscoito/-s, biscoito doce, biscoitos doces, bolacha doce, bolachas de gengibre, biscoito de gengibre, biscoitos de gengibre, bolachas de manteiga, biscoito amanteigado, biscoitos amanteigados, bolachas amanteigadas, shortbread, cookies, cookie, biscoitos de canela, graham, bolachas graham, biscoito graham, bolacha americana, bolachas americanas, bolacha baunilha, barquilho/-s, rosquinha/-s, rosquinhas de coco, biscoito de coco, biscoito wafer, wafer, wafers, bolacha wafer, bolachas wafer, bolacha belga, bolachas belgas, língua de gato, línguas de gato, areias, broas de mel, cavacas',
      like: 'graham cracker',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts', 'sesame', 'sulphites'],
    },
    {
      names: 'polvilho biscoito, biscoito de polvilho, biscoitos de polvilho, biscoito globo, sequilho, sequilhos',
      like: 'rice cake',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names: 'farofa, farofa pronta, farofa temperada, farofa de mandioca',
      like: 'tapioca starch',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        "farinha de mandioca, farinha de mandioca torrada, farinha de mandioca crua, farinha d'água, farinha de pau, farinha de mandioca fina, farinha de mandioca grossa, farinha de suruí, farinha de mandioca flocada, farinha de copioba, farinha torrada, farinha crua, farinha de guerra, farinha de mandioca branca, beiju, farinha de carimã, farinha de banana verde, farinha de banana, farinha de batata-doce, farinha de maracujá, farinha de musa, farinha de inhame, farinha de castanha portuguesa, farinha de lentilha, farinha de ervilha, farinha de feijão, farinha de fava, farinha de feijão branco, farinha de uva, farinha de beterraba, farinha de berinjela, farinha de chia, farinha de quinoa, farinha de teff, farinha de sorgo, farinha de trigo-sarraceno integral, farinha de amaranto, farinha de babaçu",
      like: 'tapioca starch',
      contains: [],
    },
    { names: 'farinha láctea, farinha láctea nestlé', like: 'malted milk powder', contains: ['gluten', 'milk'] },
    { names: 'farinha de tremoço', like: 'lupin bean', contains: ['lupin'] },
    {
      names:
        'farinha de castanha, farinha de castanhas, farinha de castanha de caju, farinha de castanha-do-pará, farinha de nozes, farinha de noz, farinha de pistache, farinha de oleaginosas, pasta de pistache, pasta de pistácio, pistache em pasta, farinha de pistácio, creme de pistácio, creme de pistache',
      like: 'almond flour',
      contains: [],
      mayContain: ['soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'castanha/-s, castanhas picadas, castanha picada, castanha moída, castanhas moídas, castanha torrada, castanhas torradas, castanha granulada, castanha triturada, castanhas trituradas, castanhas a gosto, castanhas descascadas, castanhas sem casca, caju/-s, caju fresco',
      like: 'chestnut',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names:
        'pinhão/pinhões, miolo de pinhão, pinhões torrados, pinhoes, pinoli, pinole, snoobar, pinhão cozido, pinhões cozidos, pinhões tostados',
      like: 'pine nut',
      contains: [],
      mayContain: ['nuts'],
    },
    {
      names:
        'fruto seco/frutos secos, frutos secos variados, frutos secos a gosto, frutas secas, frutas secas variadas, fruta seca, mix de frutas secas, passas e nozes, mistura de frutas secas, frutos secos picados, frutas secas picadas, frutas desidratadas, fruta desidratada, mix de castanhas e frutas secas, frutos desidratados',
      like: 'mixed dried fruit',
      contains: [],
      mayContain: ['peanuts', 'nuts', 'sulphites'],
    },
    {
      names: 'damasco/-s, damasco picado, damascos picados, damasco sem caroço',
      like: 'dried apricot',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'chocolate meio amargo, chocolate de culinária, chocolate para culinária, chocolate de cozinha, chocolate culinária, chocolate meio amargo picado, chocolate semiamargo, chocolate semi-amargo, chocolate 50%, chocolate 50% cacau, chocolate fracionado, cobertura de chocolate, chocolate de cobertura, chocolate cobertura, cobertura fracionada, chocolate meio amargo derretido, cobertura de chocolate meio amargo, chocolate para derreter, chocolate para cobertura, chocolate hidrogenado, tablete de chocolate negro, tablete de chocolate preto, chocolate de culinária 70%, raspas de chocolate meio amargo',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['soybeans', 'milk', 'nuts'],
    },
    {
      names:
        "chocolate/-s, raspa de chocolate/raspas de chocolate, chocolate ralado, chocolate picado, chocolate derretido, gota de chocolate/gotas de chocolate, pepita de chocolate/pepitas de chocolate, chocolate em pedaços, chocolate em barra, chips de chocolate, pepitas de chocolate negro, pepitas de chocolate preto, gotas de chocolate meio amargo, gotas de chocolate amargo, gotas de chocolate ao leite, bombom/bombons, chocolate em raspas, chocolate nobre, chocolate em gotas, quadradinhos de chocolate, cobertura de chocolate pronta, pepitas de chocolate de leite, chocolate crocante, ovo de páscoa, ovos de páscoa, ovos de chocolate, ovinhos de chocolate, trufas, trufa, trufas de chocolate, casca de ovo de páscoa, amêndoas de chocolate, kit kat, kitkat, m&m's, confetes de chocolate, confete, confetes, smarties, mini ovos de chocolate, bis, pintarolas, sonho de valsa, ouro branco, maltesers, twix, snickers, ferrero rocher, chocolate alpino, alpino, prestígio, diamante negro, serenata de amor, raspas de chocolate ao leite",
      like: 'dark chocolate',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names: 'chocolate vegano, chocolate sem leite, pepitas de chocolate vegano, chocolate sem lactose vegano',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'granulado/-s, granulado de chocolate, chocolate granulado, granulado colorido, confeito/-s, confeitos coloridos, granulados coloridos, chocolate granulado para decorar, granulado para decorar, sprinkles, confeitos de chocolate, pérolas de açúcar, granulado de cores, missangas coloridas, granulado para enrolar, chocolate granulado para confeitar, granulado meio amargo, granulado preto, pérolas de chocolate, miçanga, miçangas, flocos crocantes, chocoball, granulado ao leite, vermicelli de chocolate, pérolas prateadas, fios de chocolate',
      like: 'sprinkles',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'chocolate em pó, chocolate em pó solúvel, chocolate em po, chocolate em pó 50%, chocolate pó, chocolate em pó 50% cacau, chocolate em pó dos frades, chocolate em pó para polvilhar, chocolate solúvel, chocolate em pó meio amargo, chocolate em pó 32%, chocolate em pó 33% cacau, chocolate em pó peneirado',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names:
        'achocolatado/-s, achocolatado em pó, nescau, toddy, nesquik, chocolate em pó achocolatado, ovomaltine, chocolate quente em pó, cola cao, toddynho, leite achocolatado, leite com chocolate, leite de chocolate, suchard express, milo',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'ganache, cobertura para bolo, recheio para bolo, recheio de chocolate, calda de chocolate, molho de chocolate, cobertura para sorvete, topping de chocolate, cobertura de sorvete, brigadeiro/-s, brigadeiro pronto, brigadeiro cremoso, beijinho/-s, topping de caramelo, cobertura de caramelo, glacé, glacê, glacê real, pasta americana, fondant, pasta de açúcar, chantininho, massa de açúcar, glacé real, buttercream, leite moça brigadeiro, topping, calda para sorvete, cobertura de morango, topping de morango, recheio de brigadeiro, creme de chocolate, pasta de chocolate, creme de brigadeiro, beijinho de coco, cobertura pronta, molho de chocolate pronto, calda de chocolate pronta',
      like: 'chocolate syrup',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'paçoca/-s, paçoquinha/-s, paçoca de amendoim, moleque, paçoca rolha, doce de amendoim, amendoim doce, amendoim caramelizado',
      like: 'peanut brittle',
      contains: ['peanuts'],
      mayContain: ['gluten', 'milk', 'nuts'],
    },
    {
      names: 'paçoca de carne, paçoca de carne de sol, paçoca de carne seca',
      like: 'tapioca starch',
      contains: [],
      mayContain: ['gluten', 'milk'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'cocada/-s, doce de coco, quindim, quindins, fios de ovos, ovos moles, doce de ovos, creme de ovos, trouxas de ovos, doce de ovo, papos de anjo, lampreia de ovos, barriga de freira, toucinho do céu, ovo mole, recheio de ovos, creme de ovo',
      like: 'lemon curd',
      contains: [],
      mayContain: ['eggs', 'milk', 'nuts'],
    },
    {
      names:
        'torrone, nogado, pralinê, praliné, praliné de avelã, amêndoas caramelizadas, nozes caramelizadas, crocante de amêndoa, crocante de castanha, nougat, nugá, krokant, croquante, pasta de avelã, pasta de praliné, manteiga de avelã, pasta de avelãs, torrão de alicante, torrão de amêndoa, florentinos',
      like: 'peanut brittle',
      contains: [],
      mayContain: ['eggs', 'peanuts', 'milk', 'nuts'],
    },
    {
      names:
        'gelatina de morango, gelatina de limão, gelatina de framboesa, gelatina sabor morango, gelatina de uva, gelatina de abacaxi, gelatina de frutas, gelatina em pó de morango, gelatina em pó sabor morango, gelatina sabor limão, gelatina de cereja, gelatina de ananás, gelatina de pêssego, gelatina de laranja, gelatina sabor abacaxi, gelatina vermelha, gelatina em pó sabor limão, gelatina sabor framboesa, caixa de gelatina, gelatina sabor uva, gelatina sabor cereja, saqueta de gelatina, gelatina verde, gelatina de maracujá, gelatina sabor maracujá, gelatina diet, gelatina zero, gelatina sabor pêssego, caixinha de gelatina, gelatina de tutti-frutti',
      like: 'gelatin dessert mix',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'bala de goma, balas de goma, gomas, gominhas, jujuba/-s, ursinhos de goma, ursinhos, gelatina mastigável, marshmallow/-s, maria-mole, minimarshmallows, mini marshmallows, mini marshmallow, minimarshmallow, marshmallows pequenos, minhocas de goma, bala de gelatina, balas de gelatina, fini, bananinha',
      like: 'marshmallow',
      contains: [],
      mayContain: ['gluten', 'eggs'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'bala/-s, bala mastigável, caramelo/-s, caramelo em pedaços, balas coloridas, guloseimas',
      like: 'caramel candy',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'gelado/-s, sorvete/-s, sorvete de chocolate, sorvete de morango, gelado de chocolate, sorvete de coco, gelado de morango, bola de gelado de baunilha, bolas de gelado de baunilha, bola de sorvete de creme, bolas de sorvete de creme, sorvete de limão, gelado de limão, sorvete de flocos, sorvete de sua preferência, picolé, sorvete a gosto, gelado de caramelo, frozen yogurt, sorbet, sorbet de limão, sorvete de frutas, sorvete de iogurte, sorvete de manga, sorvete de abacaxi',
      like: 'ice cream',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names: 'sorvete vegano, gelado vegan, sorvete de banana, gelado vegano',
      like: 'ice cream',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'emulsificante, emustab, liga neutra, super liga neutra, estabilizante, estabilizante para chantilly, fixador de natas, espessante para natas, espessante, chantifix, antimofo, melhorador de massa, melhorador, pó para chantilly, chantilly em pó, creme de chantilly em pó, pó para sorvete, fixador para natas, melhorador de pão',
      like: 'cornstarch',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'chantilly em spray, spray de chantilly, lata de chantilly, chantilly spray, chantilly em lata, natas em spray, chantilly pronto',
      like: 'whipped topping',
      contains: ['milk'],
    },
    {
      names:
        'chantilly vegetal, chantilly líquido, creme para chantilly, amélia, creme tipo chantilly, chantilly de caixinha, chantilly vegano, creme amélia, chantilly de soja, chantilly de coco, creme de chantilly',
      like: 'whipped topping',
      contains: [],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names:
        'leite creme, creme de pasteleiro, creme de confeiteiro, creme inglês, creme pasteleiro, creme custard, creme de baunilha, pudim, pudim de leite, flan, pudins, arroz doce, mousse, mousse de chocolate, baba de camelo, molho inglês de baunilha, crème pâtissière, custard, natas do céu, mousse de maracujá, manjar, pavê, curau, pamonha, farófias, creme de leite condensado, musse, quindão, doce da casa, molho de baunilha',
      like: 'custard powder',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'creme/-s, creme de milho, creme de cogumelos, creme de espinafre, creme de queijo, molho de queijo, molho branco, molho bechamel, bechamel, béchamel, molho béchamel, molho de natas, molho quatro queijos, molho alfredo, molho rosé, molho rose, molho carbonara, molho de cogumelos, molho 4 queijos, creme bechamel, molho cheddar, molho de iogurte, molho de queijos, molho branco pronto, molho velouté, molho holandês, molho de manteiga, creme de legumes, cheddar cremoso, fondue de queijo, molho de cheddar, molho à bolonhesa branca, molho bechamel pronto, bechamel pronto, molho morney, molho mornay',
      like: 'cheese sauce',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'molho bolonhesa, molho à bolonhesa, bolonhesa, carne à bolonhesa, ragu, ragu de carne, molho de tomate com carne, molho de carne moída, refogado de carne, recheio de carne moída, chili com carne, strogonoff, estrogonofe, feijoada, feijoada pronta, molho de francesinha, molho bolonhês',
      like: 'tomato sauce',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'molho inglês, molho ingles, gotas de molho inglês, molho worcestershire, molho worcester, molho perrins, molho lea & perrins, lea & perrins, worcestershire',
      like: 'worcestershire sauce',
      contains: [],
      mayContain: ['gluten', 'fish', 'soybeans', 'celery', 'mustard'],
    },
    {
      names:
        'maionese vegana, maionese vegetal, maionese sem ovo, veganese, maionese vegan, maionese de leite, maionese de leite vegetal, maionese de soja',
      like: 'vegan mayonnaise',
      contains: [],
      mayContain: ['soybeans', 'milk', 'mustard'],
    },
    {
      names:
        'molho rosado, molho cocktail, molho coquetel, molho golf, molho golfe, molho para hambúrguer, molho especial, molho big mac, molho rosa, molho andaluz, molho samurai, molho de hambúrguer, molho para salada, molho de salada, molho vinagrete, vinagrete, vinagreta, molho de alho, molho de mostarda, molho remoulade, molho para saladas, molho vinagreta, molho tzatziki, tzatziki, guacamole, tempero para salada, molho italiano, molho para salada italiano, molho de ervas, molho verde, molho à campanha, molho campanha, molho lambão, molho agridoce, molho chili, molho de churrasco gaúcho, molho de amendoim, molho satay, molho de caril, molho de curry, molho tikka masala, molho tonkatsu, molho yakisoba, molho para yakisoba, molho de ameixa, molho de ameixas, molho mexicano, molho de tacos, molho para tacos, molho de mostarda com ervas, molho de limão, molho de maracujá, molho de laranja, molho oriental, molho para carne, molho para massa, molho para peixe, molho de pimentão, molho tailandês, molho de soja com mel, molho marinado, molho de enchiladas, salada russa, salada coleslaw, molho de camarão, molho cervejeira, molho à espanhola, molho pronto, molho a gosto, molho, molhos, marinada, marinadas, molho de assado, molho de cebola, molho da carne, molho da cozedura, molho do assado, molho de vinho, molho cremoso, molho light, molho de sua preferência',
      like: 'stock cube',
      contains: [],
      mayContain: [
        'gluten',
        'crustaceans',
        'eggs',
        'fish',
        'peanuts',
        'soybeans',
        'milk',
        'nuts',
        'celery',
        'mustard',
        'sesame',
        'sulphites',
        'molluscs',
      ],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'tapenade, pasta de azeitona, pasta de azeitonas, patê de azeitona, paté de azeitonas, patê de azeitonas, tapenade de azeitonas, pasta de azeitona preta',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['fish'],
    },
    {
      names:
        'pasta de pimentão, massa de pimentão, massa de pimentão vermelho, pasta de pimentos, massa de pimento, massa de malagueta, pasta de malagueta, massa de alho, calda de pimentão, massa pimentão, pasta de pimenta, pasta de tomate seco, massa de piripíri, polpa de pimentão, pasta de pimenta vermelha, pasta de chili',
      like: 'tomato paste',
      contains: [],
    },
    {
      names:
        'picles, pickles, pickle, picles mistos, pickles mistos, conserva de legumes, legumes em conserva, picles sortidos, conserva de legumes variados, pickles variados, pickles de legumes, picles picados, picles variados, piccalilli',
      like: 'pickled vegetables',
      contains: [],
      mayContain: ['celery', 'mustard', 'sulphites'],
    },
    { names: 'relish, relish de pepino, piccalilly', like: 'sweet relish', contains: [], mayContain: ['mustard'] },
    {
      names:
        'batata palha, batatas palha, batatas fritas palha, batata frita palha, batatas fritas, batata frita, batatas fritas de pacote, batatas pré-fritas, batatas chips, batata chips, batata pré-frita congelada, batata frita congelada, chips de batata, batatas fritas congeladas, batatas palito, batatas fritas às rodelas, batatas fritas em palitos, batata palito congelada, batatas fritas caseiras, batata rústica, batata noisette, batatas noisette, batatas rústicas congeladas, batata palha extrafina, batatas fritas para acompanhar, doritos, nachos, nacho, tortilhas de milho fritas, chips de milho, chips, snacks, salgadinho de milho, salgadinhos, rösti, batata rosti, aperitivos, batata smiles',
      like: 'potato chip',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'puré de batata, purê de batata, puré instantâneo, flocos de batata, puré de batata instantâneo, puré de batata em flocos, batata em flocos, purê de batatas, purê instantâneo, purê de batata instantâneo, puré, purê, puré de batatas, purê de batata em flocos, purê de mandioca, purê de batata-doce, puré de batata-doce, purê de mandioquinha, pure de batata',
      like: 'potato flour',
      contains: [],
      mayContain: ['milk', 'sulphites'],
    },
    {
      names:
        'cebola frita, cebola crispy, cebola crocante, cebola frita crocante, alho frito crocante, cebola frita estaladiça, cebola crispi',
      like: 'fried shallot',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
    },
    {
      names: 'surimi de marisco, delícias do mar com maionese',
      like: 'crab stick',
      contains: ['fish'],
      mayContain: ['gluten', 'crustaceans', 'eggs', 'soybeans'],
    },
    { names: 'leite maltado, leite maltado em pó', like: 'malted milk powder', contains: ['gluten', 'milk'] },
    {
      names:
        'cereais, cereal, cereais integrais, flocos de cereais, cereais de pequeno-almoço, cereal matinal, mistura de cereais, cereais chocapic, chocapic, estrelitas, cereais de chocolate, cheerios, cereal de chocolate, cereal a gosto, barrinha de cereal, barra de proteína, barra proteica, flocos de cereais integrais, neston, mucilon, flocos neston, flocos de cereais neston, cerelac, nestum, farinha de cereais, papa de cereais, 5 cereais, mistura de 5 cereais, cereais em flocos, sete cereais, 7 cereais, arroz 7 grãos, arroz 7 cereais, nestum mel, sucrilhos de chocolate',
      like: 'granola',
      contains: [],
      mayContain: ['gluten', 'peanuts', 'soybeans', 'milk', 'nuts', 'sesame'],
    },
    {
      names: 'hóstia, hóstias, folhas de hóstia, obreia, obreias, papel de hóstia, folha de obreia, hostia',
      like: 'rice paper wrapper',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'coxinha/-s, rissol, rissóis, croquete/-s, empada/-s, pastelinho, chamuça/-s, esfirra/-s, esfihas, lasanha pronta, lasanha congelada, pizza, pizzas, pizza pronta, pizza congelada, quiche, folhado, folhados, gyoza, gyozas, guioza, guiozas, rolinho primavera, empadão, bolinhos de arroz, acarajé, abará',
      like: 'ravioli',
      contains: [],
      mayContain: [
        'gluten',
        'crustaceans',
        'eggs',
        'fish',
        'soybeans',
        'milk',
        'celery',
        'mustard',
        'sesame',
        'molluscs',
      ],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'vatapá, caruru pronto',
      like: 'peanut sauce',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'fish', 'peanuts', 'milk', 'nuts'],
    },
    {
      names:
        "vinho/-s, vinho a gosto, vinho de mesa, vinho doce, vinho seco, vinho quente, sangria, vinho abafado, quentão, vinha d'alhos",
      like: 'red wine',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names:
        'vinagre/-s, vinagre a gosto, vinagre de ervas, vinagre de framboesa, vinagre de estragão, vinagre de frutas, vinagre aromatizado',
      like: 'white wine vinegar',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'vinho sem álcool, espumante sem álcool, vinho branco sem álcool, vinho tinto sem álcool, champanhe sem álcool',
      like: 'grape juice',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'sumos, sucos, refresco em pó, suco em pó, suco em pó de morango, suco em pó de limão, suco em pó de maracujá, tang, refresco em pó sabor limão, suco em pó sabor limão, polpa de fruta congelada, suco detox, suco verde, smoothie, néctar, néctares, sumo concentrado, xarope/-s, xarope de morango, xarope de framboesa, xarope de maçã, xarope de fruta, xarope de baunilha',
      like: 'mango juice',
      contains: [],
      mayContain: ['soybeans', 'milk', 'nuts', 'celery', 'sulphites'],
    },
    { names: 'bebida energética, isotónico, isotônico, energético, água aromatizada', like: 'lemonade', contains: [] },
    {
      names:
        'cevada solúvel, mistura de cevada, cevada em pó, bebida de cevada, café de cevada, mokambo, bebida solúvel de cereais, tofina, pensal, chicória em pó, café de chicória',
      like: 'coffee',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'cappuccino, cappuccino em pó, capuccino, galão, café com leite',
      like: 'milk',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names: 'licor de ovo, licor de ovos, advocaat',
      like: 'irish cream',
      contains: ['eggs'],
      mayContain: ['milk'],
      rulesOut: ['halal'],
    },
    {
      names:
        'licor de chocolate, licor de doce de leite, licor de creme, licor de nata, batida de coco, licor de leite, batida de amendoim',
      like: 'irish cream',
      contains: [],
      mayContain: ['eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
      rulesOut: ['halal'],
    },
    {
      names:
        'acerola/-s, polpa de acerola, umbu/-s, siriguela/-s, cupuaçu, polpa de cupuaçu, cajá/-s, polpa de cajá, jabuticaba/-s, jaboticaba/-s, pitanga/-s, bacuri, cambuci, uvaia, mangaba/-s, tamarilho/-s, jambo/-s, buriti, jenipapo/-s, tucumã, pequi/-s, guabiroba, taperebá, abiu, murici, seriguela/-s, cagaita, butiá, sapoti, marula, polpa de caju, guaraná em pó, fruta/-s, fruta fresca, frutas frescas, frutas variadas, frutas a gosto, salada de frutas, salada de fruta, fruta da época, frutas picadas, fruta a gosto, frutas tropicais, frutas da estação, fruta variada, frutas congeladas, fruta congelada, frutas de sua preferência, polpa de frutas, cocktail de frutas, fruta em calda, frutas em calda, cocktail de fruta, coquetel de frutas, salada de fruta em lata, coquetel de frutas em calda, medronhos',
      like: 'mango',
      contains: [],
    },
    {
      names:
        'figos em calda, figo em calda, doce de figo em calda, figo cristalizado, figos cristalizados, figo ramy, goiaba em calda, caju em calda, doce de caju, doce de jaca, mamão em calda, cerejas em aguardente, ginjas em aguardente, doce de mamão verde, figada, pera em compota, laranja da terra em calda, passas ao rum',
      like: 'canned peach',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names: 'fruta em aguardente, passas em rum, passas embebidas em rum',
      like: 'raisin',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names: 'alga, algas, algas marinhas, alga marinha, algas secas, salada de algas, alga nori temperada',
      like: 'nori',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'sesame'],
    },
    { names: 'tucupi, tucupi preto, goma de tacacá', like: 'vegetable stock', contains: [], mayContain: ['celery'] },
    {
      names: 'lecitina, lecitina de soja, lecitina em pó',
      like: 'vegetable oil',
      contains: [],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names: 'coalho, coalho líquido, pastilha de coalho, flor de cardo',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'cultura láctica, fermento lácteo, fermento láctico, grãos de kefir, fermento para iogurte',
      like: 'kefir',
      contains: ['milk'],
    },
    {
      names: 'colágeno, colagénio, colágeno em pó',
      like: 'gelatin',
      contains: [],
      mayContain: ['fish'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'levedura de cerveja, levedo de cerveja, extrato de levedura, marmite',
      like: 'nutritional yeast',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'sésamo e sementes, gersal, furikake, shichimi, togarashi, gomásio, gomashio',
      like: 'sesame seed',
      contains: ['sesame'],
      mayContain: ['gluten', 'fish', 'soybeans'],
    },
    {
      names: 'dashi, hondashi, hon dashi, dashi em pó, caldo dashi, katsuobushi, flocos de bonito, bonito seco',
      like: 'dashi',
      contains: ['fish'],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names:
        'pasta de feijão, pasta de feijão azuki, anko, pasta de feijão doce, feijão doce azuki, feijão refrito, feijões refritos',
      like: 'refried bean',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'feijão pronto em lata com molho, feijões em molho de tomate, baked beans, feijão tropeiro, tutu de feijão, feijoada em lata, feijão tropeiro pronto',
      like: 'baked bean',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'grãos germinados, brotos, rebentos, brotos de soja, broto de soja, rebentos de soja, mistura de rebentos, rebentos de soja em conserva, soja germinada',
      like: 'bean sprout',
      contains: [],
      mayContain: ['soybeans'],
    },
    {
      names:
        'ervilhas com atum, salada de atum pronta, salada de batata, salada de maionese, salpicão de frango, maionese de batata, salada de ovos',
      like: 'potato',
      contains: [],
      mayContain: ['gluten', 'eggs', 'fish', 'milk', 'celery', 'mustard'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    { names: 'pólen, pólen de abelha, própolis, geleia real', like: 'honey', contains: [], rulesOut: ['vegan'] },
    { names: 'lascas de peixe, bonito seco em lascas', like: 'dashi', contains: ['fish'] },
    { names: 'eggnog, gemada', like: 'heavy cream', contains: ['eggs'], mayContain: ['milk'] },
    {
      names:
        'óleo de amêndoa, óleo de amêndoas, óleo de avelã, óleo de avelãs, óleo de pistache, óleo de castanha, óleo de macadâmia',
      like: 'walnut oil',
      contains: ['nuts'],
    },
    {
      names:
        'proteína de ervilha, proteína vegetal, proteína de arroz, proteína vegetal em pó, proteína vegana, proteína isolada, proteína de soja em pó, proteína isolada de soja, whey vegano, proteína vegetal isolada',
      like: 'protein powder',
      contains: [],
      mayContain: ['gluten', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'mistura de farinhas sem glúten, mix de farinhas sem glúten, farinha sem glúten, mix sem glúten, farinha preparada sem glúten, mistura sem glúten, farinha mix sem glúten, farinha para pão sem glúten, farinha sem glúten para bolos, farinha para bolos sem glúten',
      like: 'rice flour',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts', 'lupin'],
    },
    {
      names:
        'farinha de panificação, farinha multicereais, mistura de farinhas, farinha 00, farinha tipo 00, farinha de trigo 00, farinha italiana, farinha italiana 00, farinha de kamut, farinha kamut, farinha de trigo duro, farinha de trigo barbela, farinha rústica, farinha de malte, farinha tipo "00", amido de trigo, farinha de pizza, farinha para pizza, farinha de cereais integrais, mix de farinhas',
      like: 'all-purpose flour',
      contains: ['gluten'],
    },
    {
      names:
        'farinha para empanar, farinha para panar, polme, massa de tempura, tempura, farinha tempura, farinha de tempura, farinha temperada, mistura para empanar, preparado para empanar, farinha para tempura, farinha para panados',
      like: 'breadcrumb',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names: 'farinha torrada de trigo, roux, roux branco',
      like: 'all-purpose flour',
      contains: ['gluten'],
      mayContain: ['milk'],
    },
    {
      names: 'lactose, proteína do leite, sólidos de leite, derivados de leite, laticínios, lacticínios',
      like: 'milk powder',
      contains: ['milk'],
    },
    {
      names:
        'marmelada, goiabada, marmelada cascão, goiabada cascão, geleia de marmelo, goiabada cremosa, goiabada picada, goiabada em cubos, geleia de maçã, doce de marmelo, goiabada derretida, pasta de marmelo, goiabada mole, geleia de groselha',
      like: 'fruit jelly',
      contains: [],
    },
    {
      names: 'panado/-s, panadinhos, panada, panadas, filetes panados',
      like: 'chicken',
      contains: ['gluten'],
      mayContain: ['eggs', 'fish', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'massa/-s, massa a gosto, massa pronta',
      like: 'tagliatelle',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'granola, granola caseira, muesli, musli, müsli, granola sem açúcar, granola a gosto, granola com mel, aveia e mel',
      like: 'granola',
      contains: ['gluten'],
      mayContain: ['peanuts', 'soybeans', 'milk', 'nuts', 'sesame'],
    },
    { names: 'mirepoix', like: 'mixed vegetables', contains: ['celery'] },
  ],
  words: {
    article: 'o, a, os, as, um, uma, uns, umas',
    of: 'de, do, da, dos, das, d, dum, duma, del, di',
    and: 'e, &',
    or: 'ou',
    plus: 'mais, acrescido de',
    with: 'com',
    without: 'sem, isento de, isenta de, livre de, livres de',
    to: 'a, até, ou, à',
    stop: 'para a massa, para massa, para o molho, para molho, para o bolo, para o creme, para a calda, para a cobertura, para cobertura, para o caldo, para o tempero, para a marinada, para marinada, para a ganache, para o pudim, para a torta, para a tarte, para a salada, para salada, para o recheio, para recheio, para a sopa, para o refogado, para o glacê, para o glacé, para a farofa, para o vinagrete, para a vinagrete, para o brigadeiro, para o purê, para o puré, para o pão, para o peixe, para a carne, para o frango, para o arroz, para os bifes, para o polme, para panar, para empanar, para a marinar, para, pra, pro, p, conforme, consoante, segundo, a gosto, à gosto, a-gosto, gosto, q.b., qb, q.b, q. b., q. b, quanto baste, que baste, qbs, quantidade suficiente, quantidade necessária, o quanto baste, se necessário, se necessario, se preciso, se for preciso, se for necessário, se precisar, se quiser, se desejar, se preferir, se gostar, se possível, se houver, se tiver, caso queira, caso necessário, se achar necessário, de preferência, preferencialmente, à escolha, à sua escolha, de sua preferência, da sua preferência, de sua escolha, da sua escolha, a seu gosto, ao seu gosto, ao gosto, à vontade, à discrição, por exemplo, cerca de, ver receita, ver nota, veja, depende, dependendo, ex, ex., por, como, que, quando, se, caso, até que, usei, usamos, utilizei, pode ser, podem ser, pode, podem, equivalente, aproximadamente, cortado em, cortada em, dividido, dividida, divididos/divididas, reservar, opcional, opcionais, facultativo, facultativa, para servir, para decorar, para polvilhar, para untar, para fritar, para finalizar, para acompanhar, para enfeitar, para pincelar, para barrar, para temperar, para regar, para forrar, para enfarinhar',
    about:
      'cerca, aproximadamente, aprox, aprox., uns, umas, aproximado, aproximada, mais ou menos, perto, quase, ca, em torno, por volta',
    optional:
      'opcional, opcionais, facultativo, facultativa, facultativos/facultativas, opcionalmente, (opcional), se desejar, se quiser, se gostar',
    size: 'grande/-s, pequeno, pequena/pequenos/-s, médio/média/-s/médias, medio/media/-s/medias, graúdo/graúda/-s/graúdas, miúdo/miúda/miúdas, pequenino/pequenina/-s/pequeninas, pequenininho/pequenininha/-s/pequenininhas, enorme/-s, gigante/-s, mini, grandinho/grandinha/-s/grandinhas, médio-grande, extra-grande, tamanho, tamanhos, m, xl, gg, comprido/comprida/-s/compridas, compridinho/compridinha/-s/compridinhas, curto/curta/-s/curtas, largo/larga/-s/largas, larguinho/larguinha/-s/larguinhas, grosso/grossa/-s/grossas, grossinho/grossinha/-s/grossinhas, alto/alta/-s/altas, baixo/baixa/-s/baixas, baixinho/baixinha/-s/baixinhas, minúsculo/minúscula/-s/minúsculas, regular/-es, normal/normais, maior/-es, menor/-es, maiorzinho/maiorzinha/-s/maiorzinhas, menorzinho/menorzinha/-s/menorzinhas, extra, extragrande, volumoso/volumosa/-s/volumosas, fininho/fininha/-s/fininhas',
    manner:
      'bem, cheio, cheia/cheios/-s, rasa, raso/-s/rasas, bem cheia, bem cheias, generoso/generosa/-s/generosas, bom, bons, boas, boa, nivelado/nivelada/-s/niveladas, escasso/escassa/-s/escassas, mal, abundante/-s, caprichado/caprichada/-s/caprichadas, transbordante/-s, pouco, pouca, poucos, poucas, pouquinho, bocadinho, restante/-s, mais, outro, outra, outros, outras, primeiro, segunda, meio/meia/-s/meias, bastante/-s, vário/vária/-s/várias, diverso, diversa/diversos/-s, algum, alguma, alguns, algumas, cheiinho/cheiinha/-s/cheiinhas, cogulado/cogulada/-s/coguladas, mal cheia, rasinho/rasinha/-s/rasinhas',
    adverb:
      'finamente, grosseiramente, grossamente, bem, muito, levemente, ligeiramente, recém, acabado de, acabada de, acabados de, acabadas de, acabado/acabada/-s/acabadas, previamente, já, completamente, totalmente, parcialmente, delicadamente, bastante, mal, extra, super, recentemente, fino, fina/finos/-s, grosso/grossa/-s/grossas, bem fino, mais, menos, só, apenas, inteiramente, cuidadosamente, diagonalmente, longitudinalmente, horizontalmente, verticalmente, rapidamente, semi, pré, mesmo, suavemente, não, uniformemente, novamente, devidamente, demais, fininho, meio, tão, tudo, todo, toda, todos, todas, antes, depois, logo',
    preparation:
      'sem o soro, sem soro, com soro, com o soro, deixado de molho/deixada de molho/deixados de molho/deixadas de molho, colocado de molho/colocados de molho, posto de molho/postos de molho, de molho de véspera, de molho na véspera, de molho durante, de molho por, de molho em água, de molho de um dia para o outro, de molho desde, de molho da véspera, posto, postos, posta de lado, picado/picada/-s/picadas, picadinho/picadinha/-s/picadinhas, cortado/cortada/-s/cortadas, cortadinho/cortadinha/-s/cortadinhas, fatiado/fatiada/-s/fatiadas, ralado/ralada/-s/raladas, raladinho/raladinha/-s/raladinhas, descascado/descascada/-s/descascadas, lavado/lavada/-s/lavadas, limpo/limpa/-s/limpas, escorrido/escorrida/-s/escorridas, amassado/amassada/-s/amassadas, esmagado/esmagada/-s/esmagadas, esmigalhado/esmigalhada/-s/esmigalhadas, triturado/triturada/-s/trituradas, derretido/derretida/-s/derretidas, amolecido/amolecida/-s/amolecidas, amaciado/amaciada/-s/amaciadas, batido/batida/-s/batidas, mexido/mexida/-s/mexidas, peneirado/peneirada/-s/peneiradas, espremido/espremida/-s/espremidas, coado/coada/-s/coadas, passado/passada/-s/passadas, refogado/refogada/-s/refogadas, salteado, salteada/salteados/-s, fritado/fritada/-s/fritadas, frito/frita/-s/fritas, assado/assada/-s/assadas, cozinhado/cozinhada/-s/cozinhadas, cozido/cozida/-s/cozidas, fervido/fervida/-s/fervidas, escaldado/escaldada/-s/escaldadas, escalfado/escalfada/-s/escalfadas, torrado, torrados, torradinho, tostado/tostada/-s/tostadas, grelhado/grelhada/-s/grelhadas, gratinado/gratinada/-s/gratinadas, marinado/-s, temperado/temperada/-s/temperadas, demolhado/demolhada/-s/demolhadas, hidratado/hidratada/-s/hidratadas, dissolvido/dissolvida/-s/dissolvidas, diluído/diluída/-s/diluídas, aquecido/aquecida/-s/aquecidas, arrefecido/arrefecida/-s/arrefecidas, resfriado/resfriada/-s/resfriadas, refrigerado/refrigerada/-s/refrigeradas, geladinho/geladinha/-s/geladinhas, gelada/-s, descongelado/descongelada/-s/descongeladas, partido/partida/-s/partidas, quebrado/quebrada/-s/quebradas, aberto/aberta/-s/abertas, dividido/dividida/-s/divididas, separado/separada/-s/separadas, misturado/misturada/-s/misturadas, desfiado/desfiada/-s/desfiadas, desfiadinho/desfiadinha/-s/desfiadinhas, lascado/lascada/-s/lascadas, laminado/laminada/-s/laminadas, filetado/filetada/-s/filetadas, aparado/aparada/-s/aparadas, arranjado/arranjada/-s/arranjadas, amanhado/amanhada/-s/amanhadas, escamado/escamada/-s/escamadas, eviscerado/eviscerada/-s/evisceradas, descaroçado/descaroçada/-s/descaroçadas, sem caroço, sem caroços, sem sementes, sem semente, sem grainhas, sem grainha, sem casca, sem cascas, com casca, com cascas, sem talo, sem talos, sem espinhas, sem espinha, sem nervos, sem gordura, sem pevides, sem miolo, sem miolos, sem raiz, sem rama, sem fios, sem fio, sem borda, sem bordas, sem côdea, sem crosta, sem germe, sem gérmen, sem folhas, sem pontas, sem a casca, sem as sementes, com a casca, com talo, com talos, com as folhas, com folhas, com rama, com cabeça, sem cabeça, sem tripas, sem excesso de gordura, sem líquido, em cubos, em cubinhos, em rodelas, em fatias, em tiras, em tirinhas, em pedaços, em pedacinhos, em palitos, em lascas, em lâminas, em juliana, em brunoise, em gomos, em quartos, em quatro, em metades, em meias-luas, em meia-lua, em meias luas, em meia lua, em dados, em dadinhos, em postas, em pedaços grandes, em pedaços pequenos, em conserva natural, em neve, em castelo, em ponto neve, em pomada, em ponto de pomada, em pó fino, em flocos, em rama, em puré, em purê, em triângulos, em argolas, em anéis, em bastões, em filetes, em bifes, em raspas, em creme, em espuma, em raminhos, em floretes, em buquês, em bocados, em bocadinhos, em bolas, em bolinhas, ao meio, a meio, ao alto, à metade, pela metade, em dois, em duas, em três, em 4, em 2, em 8, em diagonal, na diagonal, no sentido do comprimento, às rodelas, às tiras, às fatias, aos cubos, aos cubinhos, aos pedaços, aos pedacinhos, aos gomos, aos quartos, às lascas, às tirinhas, aos bocados, à mão, à faca, à parte, aos pouquinhos, às metades, rasgado/rasgada/-s/rasgadas, desossado/desossada/-s/desossadas, tirado/tirada/-s/tiradas, retirado/retirada/-s/retiradas, removido/removida/-s/removidas, lavadinho/lavadinha/-s/lavadinhas, seco/seca/-s/secas, secado/secada/-s/secadas, enxuto/enxuta/-s/enxutas, enxugado/enxugada/-s/enxugadas, espalmado/espalmada/-s/espalmadas, empanado/empanada/-s/empanadas, dourado, dourados, alourado/alourada/-s/alouradas, estalado/estalada/-s/estaladas, murcho/murcha/-s/murchas, murchado/murchada/-s/murchadas, desfolhado/desfolhada/-s/desfolhadas, desmanchado/desmanchada/-s/desmanchadas, desmembrado/desmembrada/-s/desmembradas, esfarelado/esfarelada/-s/esfareladas, esboroado/esboroada/-s/esboroadas, desfeito/desfeita/-s/desfeitas, moldado/moldada/-s/moldadas, enrolado/enrolada/-s/enroladas, dobrado/-s/dobradas, esticado/esticada/-s/esticadas, aberto ao meio, pisado/pisada/-s/pisadas, socado/socada/-s/socadas, macerado/macerada/-s/maceradas, infundido/infundida/-s/infundidas, polvilhado/polvilhada/-s/polvilhadas, untado/untada/-s/untadas, enfarinhado/enfarinhada/-s/enfarinhadas, forrado/forrada/-s/forradas, besuntado/besuntada/-s/besuntadas, pincelado/pincelada/-s/pinceladas, regado/regada/-s/regadas, coberto, coberta/cobertos/-s, recheado/recheada/-s/recheadas, confitado/confitada/-s/confitadas, glaceado/glaceada/-s/glaceadas, caramelizado/caramelizada/-s/caramelizadas, flambado/flambada/-s/flambadas, reduzido/reduzida/-s/reduzidas, engrossado/engrossada/-s/engrossadas, clarificado/clarificada/-s/clarificadas, pasteurizado/pasteurizada/-s/pasteurizadas, esterilizado/esterilizada/-s/esterilizadas, higienizado/higienizada/-s/higienizadas, sanitizado/sanitizada/-s/sanitizadas, processado/processada/-s/processadas, liquidificado/liquidificada/-s/liquidificadas, centrifugado/centrifugada/-s/centrifugadas, filtrado/filtrada/-s/filtradas, decantado/decantada/-s/decantadas, homogeneizado/homogeneizada/-s/homogeneizadas, desidratado/desidratada/-s/desidratadas, reidratado/reidratada/-s/reidratadas, embebido/embebida/-s/embebidas, mergulhado/mergulhada/-s/mergulhadas, deixado/deixada/-s/deixadas, colocado/colocada/-s/colocadas, guardado/guardada/-s/guardadas, reservado/reservada/-s/reservadas, preparado/preparada/-s/preparadas, pronto/pronta/-s/prontas, feito, feita/feitos/-s, usado/usada/-s/usadas, utilizado/utilizada/-s/utilizadas, comprado/comprada/-s/compradas, aproveitado/aproveitada/-s/aproveitadas, descartado/descartada/-s/descartadas, prensado/prensada/-s/prensadas, apertado/apertada/-s/apertadas, compactado/compactada/-s/compactadas, calcado/calcada/-s/calcadas, pesado/pesada/-s/pesadas, medido/medida/-s/medidas, contado/contada/-s/contadas, atado/atada/-s/atadas, amarrado/amarrada/-s/amarradas, cruo/crua/-s/cruas, apurado/apurada/-s/apuradas, branqueado, branqueada/branqueados/-s, estufado/estufada/-s/estufadas, guisado/guisada/-s/guisadas, abafado/abafada/-s/abafadas, defumadinho/defumadinha/-s/defumadinhas, levedado/levedada/-s/levedadas, fermentado/fermentada/-s/fermentadas, crescido/crescida/-s/crescidas, descansado/descansada/-s/descansadas, estendido/estendida/-s/estendidas, abertinho/abertinha/-s/abertinhas, golpeado/golpeada/-s/golpeadas, incisado/incisada/-s/incisadas, riscado/riscada/-s/riscadas, furado/furada/-s/furadas, espetado/-s, fendido/fendida/-s/fendidas, escavado/escavada/-s/escavadas, cavado/cavada/-s/cavadas, ocado/ocada/-s/ocadas, soltinho/soltinha/-s/soltinhas, solto/solta/-s/soltas, desenformado/desenformada/-s/desenformadas, trinchado/trinchada/-s/trinchadas, bridado/bridada/-s/bridadas, chamuscado/chamuscada/-s/chamuscadas, pelado/pelada/-s/peladas, despelado/despelada/-s/despeladas, esfolado/esfolada/-s/esfoladas, polido/polida/-s/polidas, escovado/escovada/-s/escovadas, raspado/raspada/-s/raspadas, esfregado/esfregada/-s/esfregadas, aferventado/aferventada/-s/aferventadas, pré-cozido/pré-cozida/pré-cozidos/pré-cozidas, pré-cozinhado/pré-cozinhada/pré-cozinhados/pré-cozinhadas, pré-aquecido/pré-aquecida/pré-aquecidos/pré-aquecidas, pré-assado/pré-assada/pré-assados/pré-assadas, pré-frito/pré-frita/pré-fritos/pré-fritas, semi-cozido/semi-cozida/semi-cozidos/semi-cozidas, precozido/precozida/-s/precozidas, maceradinho/maceradinha/-s/maceradinhas, picado fino, torneado/torneada/-s/torneadas, rallado/rallada/-s/ralladas, machucado/machucada/-s/machucadas, escalado/escalada/-s/escaladas, desenrolado/desenrolada/-s/desenroladas, emulsionado/emulsionada/-s/emulsionadas, congelado/congelada/-s/congeladas, cortar, picar, ralar, descascar, lavar, escorrer, amassar, triturar, derreter, bater, peneirar, espremer, coar, refogar, cozer, ferver, misturar, separar, juntar, picadito, picaditos, desgordurado/desgordurada/-s/desgorduradas, dessalgado/dessalgada/-s/dessalgadas, desalgado/desalgada/-s/desalgadas, trancado/trancada/-s/trancadas, tampado/tampada/-s/tampadas, maturado/maturada/-s/maturadas, curado/curada/-s/curadas, partidinho/partidinha/-s/partidinhas, espumado/espumada/-s/espumadas',
    quality:
      'fresco/fresca/-s/frescas, fresquinho/fresquinha/-s/fresquinhas, maduro/madura/-s/maduras, madurinho/madurinha/-s/madurinhas, firme/-s, firminho/firminha/-s/firminhas, tenro, tenra/tenros/-s, macio, macia/macios/-s, duro/dura/-s/duras, durinho/durinha/-s/durinhas, mole/-s, molinho/molinha/-s/molinhas, crocante/-s, estaladiço/estaladiça/-s/estaladiças, cremoso/cremosa/-s/cremosas, líquido/líquida/-s/líquidas, sólido/sólida/-s/sólidas, espesso/espessa/-s/espessas, grosso/grossa/-s/grossas, fino/fina/-s/finas, suave/-s, forte/-s, intenso/intensa/-s/intensas, doce/-s, docinho/docinha/-s/docinhas, azedo/azeda/-s, ácido/ácida/-s/ácidas, amargo/amarga/-s/amargas, picante/-s, ardido/ardida/-s/ardidas, ardente/-s, apimentado/apimentada/-s/apimentadas, salgadinho/salgadinha/salgadinhas, quente/-s, quentinho/quentinha/-s/quentinhas, morno/morna/-s/mornas, tépido/tépida/-s/tépidas, frio/fria/-s/frias, friinho/friinha/-s/friinhas, fervente/-s, a ferver, ferver, fervendo, gelada/-s, natural/naturais, biológico/biológica/-s/biológicas, biologico/biologica/-s/biologicas, bio, orgânico/orgânica/-s/orgânicas, ecológico/ecológica/-s/ecológicas, caseiro/caseira/-s/caseiras, casa, caipira/-s, artesanal/artesanais, tradicional/tradicionais, regional/regionais, nacional/nacionais, importado/importada/-s/importadas, portugueso/portuguesa/-s/portuguesas, português, portugueses, brasileiro/brasileira/-s/brasileiras, italiano/italiana/-s/italianas, franceso/francesa/-s/francesas, francês, espanhol/espanhóis, espanhola/-s, grego, grega/gregos/-s, turco/turca/-s/turcas, chineso/chinesa/-s/chinesas, chinês, japonês, japonesa, japoneses, japonesas, tailandês, tailandesa, alemã, alemão, holandês, holandesa, inglês, inglesa, americano/americana/-s/americanas, mexicano/mexicana/-s/mexicanas, indiano/indiana/-s/indianas, árabe/-s, sírio, síria/sírios/-s, africano/africana/-s/africanas, belga/-s, suíço/suíça/-s/suíças, argentino/argentina/-s/argentinas, chileno/chilena/-s/chilenas, oriental/orientais, mineiro/mineira/-s/mineiras, baiano/baiana/-s/baianas, nordestino/nordestina/-s/nordestinas, alentejano/alentejana/-s/alentejanas, algarvio/algarvia/-s/algarvias, transmontano/transmontana/-s/transmontanas, açoriano/açoriana/-s/açorianas, madeirense, gaúcho/gaúcha/-s/gaúchas, boa qualidade, qualidade, de qualidade, de boa qualidade, de excelente qualidade, melhor/-es, bom, boa, bons, boas, excelente/-s, especial/especiais, inteiro/inteira/-s/inteiras, inteirinho/inteirinha/-s/inteirinhas, intacto/intacta/-s/intactas, puro/pura/-s/puras, extra, virgem, virgens, refinado/refinada/-s/refinadas, bruto, bruta/brutos/-s, simples, comum, comuns, normal, básico/básica/-s/básicas, clássico/clássica/-s/clássicas, original/originais, autêntico/autêntica/-s/autênticas, verdadeiro/verdadeira/-s/verdadeiras, genuíno/genuína/-s/genuínas, legítimo/legítima/-s/legítimas, selvagem, selvagens, bravo, brava/bravos/-s, silvestre/-s, cultivado/cultivada/-s/cultivadas, branco/branca/-s/brancas, branquinho/branquinha/-s/branquinhas, preto/preta/-s/pretas, vermelho/vermelha/-s/vermelhas, verde/-s, verdinho/verdinha/-s/verdinhas, amarelo/amarela/-s/amarelas, laranjado/-s/laranjadas, alaranjado/alaranjada/-s/alaranjadas, roxo/roxa/-s/roxas, rosa, rosado/rosada/-s/rosadas, azul/azuis, castanho/-s, marrom, marrons, dourada cor, claro/-s, clarinho/clarinha/-s/clarinhas, escuro/escura/-s/escuras, colorido/colorida/-s/coloridas, tricolor/-es, cor, cores, transparente/-s, incolor, incolores, novo, nova/novos/-s, velho/velha/-s/velhas, antigo/antiga/-s/antigas, jovem, jovens, recente/-s, rústico/rústica/-s/rústicas, cas, industrial, pronto a usar, pronta a usar, prontas a usar, pronto para uso, pronta para uso, prontas para uso, prontos a usar, suculento/suculenta/-s/suculentas, carnudo/carnuda/-s/carnudas, perfumado/perfumada/-s/perfumadas, aromático/aromática/-s/aromáticas, aromatizado/aromatizada/-s/aromatizadas, saboroso/saborosa/-s/saborosas, gostoso/gostosa/-s/gostosas, deliciosa, delicioso/-s/deliciosas, gordo, gorda/gordos/-s, gordinho/gordinha/-s/gordinhas, magrinho/magrinha/-s/magrinhas, rijo/rija/-s/rijas, consistente/-s, encorpado/encorpada/-s/encorpadas, concentrado/concentrada/-s/concentradas, diluído, neutro, neutra/neutros/-s, seco, demi-sec, meio-seco, meio seca, tinto/tinta/-s/tintas, maturado, amadurecido/amadurecida/-s/amadurecidas, envelhecido/envelhecida/-s/envelhecidas, amanhecido/amanhecida/-s/amanhecidas, dormido/dormida/-s/dormidas, véspera, do dia, da véspera, de ontem, do dia anterior, comestível, comestíveis, culinário, culinária/culinários/-s, alimentício, alimentícia/alimentícios/-s, alimentar/-es, instantâneo/instantânea/-s/instantâneas, rápido/rápida/-s/rápidas, solúvel, solúveis, granulada/-s, cristalizado/cristalizada/-s/cristalizadas, caramelado/caramelada/-s/carameladas, glutinoso/glutinosa/-s/glutinosas, aderente/-s, longo, longa/longos/-s, redondo/redonda/-s/redondas, redondinho/redondinha/-s/redondinhas, quadrado/quadrada/-s/quadradas, retangular/-es, oval, ovais, triangular, triangulares, fechado/fechada/-s/fechadas, bonita/bonitos/-s, perfeito/perfeita/-s/perfeitas, uniforme/-s, variado/variada/-s/variadas, variadinho/variadinha/-s/variadinhas, diverso/diversa/-s/diversas, sortido/sortida/-s/sortidas, misto/mista/-s/mistas, igual/iguais, mesmo/mesma/-s/mesmas, baby, bovino/bovina/-s/bovinas, qualquer, quaisquer, certo, limpo/limpa/-s/limpas, alto, pequeno, branda, brando/-s/brandas, ideal, ideais, típico/típica/-s/típicas, comercial, comerciais, certificado/certificada/-s/certificadas, sustentável, sustentáveis, texturizado/texturizada/-s/texturizadas, cilíndrico/cilíndrica/-s/cilíndricas, pastoso, pastosa/pastosos/-s, úmido/úmida/-s/úmidas, húmido/húmida/-s/húmidas, ensopado/ensopada/-s/ensopadas, viscoso/viscosa/-s/viscosas, brilhante/-s, crosta, temperatura, ambiente, temperatura ambiente, à temperatura ambiente, em temperatura ambiente, a temperatura ambiente, na temperatura ambiente, bem gelada, bem geladas, ao natural, ao ponto, al dente, no ponto, bem passado, mal passado, de época, da época, da estação, sazonal, sazonais, favorito/favorita/-s/favoritas, preferido/preferida/-s/preferidas, disponível, disponíveis, gourmet, premium, granel, a granel, avulso, embalado/embalada/-s/embaladas, engarrafado/engarrafada/-s/engarrafadas, industrializado/industrializada/-s/industrializadas, uht, desnatadinho/desnatadinha/-s/desnatadinhas, homogéneo/homogénea/-s/homogéneas, homogêneo/homogênea/-s/homogêneas, marinho, marinha/marinhos/-s, jeito, leve/-s, grande, diet, fit, low carb, lowcarb, keto, paleo, zero, proteico, proteica, enriquecido/enriquecida/-s/enriquecidas, multigrãos, sem conservantes, sem corantes, sem aditivos, sem aromas, sem sabor, sem açúcar adicionado, sem adição de açúcar, sem antibióticos, sabor natural, hidropônico/hidropônica/-s/hidropônicas, hidropónico/hidropónica/-s/hidropónicas, atlântico/atlântica/-s/atlânticas, pacífico, alto mar, viveiro, de viveiro, aquacultura, noruego/noruega/-s/noruegas, norueguês, norueguesa, sem ser, bem fresco, bem frescos, bem maduro, bem maduros, bem maduras, bem madura, bem quente, bem firme',
    extract:
      'sumo, suco, raspa/-s, raspinha/-s, zest, zeste/-s, casca/-s, casquinha/-s, polpa/-s, caroço/-s, talo/-s, talinhos, miolo, essência, extrato/-s, vidrado',
    harmless:
      'pirão, cubo/-s, cubinho/-s, barrinha/-s, conserva/-s, murro, guisar, estufar, sushi, paella, paelha, risoto, risotto, açorda, panificação, moqueca, cachorro-quente, cachorro, hot dog, hot-dog, espetinho, confeitar, pó, pós, fixador, sopa/-s, chá de, chá do, chá da, café de, royal, embeber, ensopar, demolhar, lavar, limpar, cortar, picar, ralar, descascar, espremer, derreter, bater, ferver, dourar, tostar, torrar, apurar, levedar, crescer, descansar, repousar, arrefecer, gelar, congelar, conservar, guarnecer, salpicar, esfregar, untagem, empratar, empratamento, emprate, modelar, moldar, espalhar, abrir, fechar, selar, colar, dar cor, dar sabor, consumo, usar depois, alourar, perfume, abrilhantar, desenformar, moer, triturar, emulsionar, infusão, instruções, instrução, instruções da embalagem, imersão, veia, tripa escura, dias, grama fina, tempos, papel-manteiga, decoração, decorar, decoracao, decore, enfeitar, enfeite, enfeites, guarnição, polvilhar, untar, unte, untar a forma, forma, fôrma, formas, forminha/-s, tabuleiro/-s, assadeira/-s, frigideira/-s, panela/-s, tacho/-s, travessa/-s, bancada, superfície, mesa, fritar, fritura, frituras, assar, cozer, cozinhar, cozimento, cozedura, refogar, refogado, saltear, grelhar, gratinar, servir, acompanhar, acompanhamento/-s, finalizar, finalização, temperar, marinar, barrar, pincelar, regar, rechear, recheio/-s, cobrir, empanar, panar, enfarinhar, forrar, caramelizar, montagem, montar, misturar, amassar, sovar, enrolar, passar, envolver, engrossar, ligar, adoçar, aromatizar, perfumar, colorir, molhar, hidratar, dissolver, diluir, ajustar, corrigir, acertar, usar, usado, utilizar, adicionar, acrescentar, juntar, colocar, deixar, retirar, remover, reservar, reserve, guardar, comprar, vende, venda, vendido, encontra, gosto, gostos, paladar, preferência, escolha, vontade, necessário, necessária, necessários, necessidade, necessárias, quantidade, quantidades, quantia, medida/-s, peso, pesar, pesando, total, totais, unidade cada, cada, resto, restos, sobra, sobras, metade/-s, parte/-s, terço, nota, dica, ingrediente/-s, pessoa/-s, porção, porções, dose, doses, líquido/-s, seco, secos, base, camada/-s, cor, cores, sabor/-es, aroma/-s, marca/-s, tipo/-s, qualidade, variedade/-s, origem, região, estação, época, tempo, hora/-s, minuto/-s, min, dia, noite, véspera, manhã, antes, depois, durante, enquanto, já, ainda, também, apenas, só, outro, mesmo, cm, mm, ml, espessura, comprimento, diâmetro, largura, altura, grossura, centímetro/-s, milímetros, temperatura, ambiente, frigorífico, geladeira, congelador, freezer, forno, fogo, lume, micro-ondas, microondas, liquidificador, batedeira, processador, varinha, robot, bimby, máquina, airfryer, panela de pressão, papel, vegetal papel, papel vegetal, papel manteiga, papel alumínio, papel de alumínio, papel absorvente, papel toalha, película, película aderente, filme, plástico, palito/palitos de dente, palitos de madeira, palitos, espeto/-s, pau de espetada, paus de espetada, espetinhos de madeira, saco, saco de pasteleiro, saco pasteleiro, saco de confeitar, bico, barbante, fio de cozinha, linha, cordel, agulha, pincel, faca, garfo, colher de pau, tesoura, ralador, peneira, passador, coador, pano, gaze, vidro, tampa, recipiente, tigela, taça, taças, prato, pratos, cortador, rolo, grelha, churrasqueira, carvão vegetal, brasas, em, no, na, nos, nas, num, numa, ao, à, aos, às, pelo, pela, pelos, pelas, entre, sobre, desde, é, são, foi, ser, está, estar, estão, estiver, ter, tem, tenha, tiver, houver, quer, quiser, queira, desejar, preferir, gostar, precisar, for, sejam, seja, fica, ficar, ficarem, fazer, faz, fiz, faço, dar, dá, uso, usei, usamos, use, utilizei, gosta, prefiro, recomendo, aconselho, sugiro, sugestão, opção, opções, alternativa, alternativas, alternativamente, ou seja, isto, este, esta, esse, essa, isso, aquele, meu, minha, seu, sua, seus, suas, nosso, nossa, lhe, eu, você, nós, mim, se, que, qual, quanto, quantos, onde, quando, porque, pois, mas, não, nem, sim, talvez, cuidado, atenção, importante, além, assim, bem, então, cerca, jeito, modo, maneira, forma redonda, estilo, pouco, pouquinho, um pouco, umas, algo, alguma, nada, tudo, todo, suficiente, suficientes, equivale, equivalente, corresponde, aprox, grs, indicado, indicada, bolinhas, quadradinhos, rodelas finas, tirinhas, pontas, ponta, extremidades, rama, ramas, cabo, cabos, raiz, raízes, pele, osso, ossos, espinha, espinhas, nervos, pelica, veias, filamento, filamentos, fibras, caroços, interior, exterior, centro, topo, fundo, lado, lados, superior, inferior, final, fim, início, começo, inicio, primeira, meia-lua, meias-luas, julianas, juliana, brunoise, chiffonade, concassé, vinha, churrasco, natal, páscoa, festa, aniversário, lanche, almoço, jantar, sobremesa, pequeno-almoço, café da manhã, entrada, petisco, criança, crianças, bebé, bebê, família, supermercado, mercado, talho, açougue, peixaria, padaria, feira, loja, horta, quintal, dispensa, despensa, industrial, embalado, validade, sódio, teor, matéria, matéria gorda, m.g., fibra, calorias, adição, conservantes, aditivos, ponto, neve, castelo, pomada, pérola ponto, fio ponto, estrada, fervura, levantar fervura, banho-maria, banho maria, de um dia para o outro, de véspera, da véspera, na véspera, na hora, do momento, no momento, dica do chef, primavera, verão, outono, inverno, portugal, brasil, lisboa, minas, bahia, alentejo, algarve, açores, trás-os-montes, itália, frança, espanha, japão, ásia, noruega, méxico, produto/-s, alimento/-s, cozinha, casa, caseiro, chef, extras, extra, adicional, adicionais, demais, restante, restantes, www, com.br, link, foto, vídeo, aqui, abaixo, acima, seguinte, seguintes, anterior, conforme, normalmente, geralmente, preferencialmente, eventualmente, principalmente, especialmente, nova, separadamente, juntos, junto, junta, juntas, separado, individual, individuais, descartável, descartáveis, redondas, tam, und, dúzia meia, ralo, farto, farta',
  },
  qualifiers: {
    skinless: 'sem pele, sem a pele, sem peles, despelado/despelada/-s/despeladas',
    boneless:
      'sem osso, sem ossos, desossado/desossada/-s/desossadas, desossadinho/desossadinha/-s/desossadinhas, sem o osso',
    lean: 'magro/magra/-s/magras, magrinho/magrinha/-s/magrinhas, sem gordura visível',
    light: 'light, ligeiro/ligeira/-s/ligeiras, leve',
    'low-fat':
      'baixo teor de gordura, baixo em gordura, com baixo teor de gordura, baixa gordura, com pouca gordura, pouca gordura, meio-gordo, meio-gordos, semidesnatado/semidesnatada/-s/semidesnatadas, semi-desnatado/semi-desnatada/semi-desnatados/semi-desnatadas, parcialmente desnatado, parcialmente desnatada, teor reduzido de gordura, gordura reduzida, 0% gordura, 0% de gordura, sem gordura, zero gordura',
    skim: 'desnatado/desnatada/-s/desnatadas, totalmente desnatado',
    canned:
      'em lata, de lata, enlatado/enlatada/-s/enlatadas, em conserva, de conserva, em calda, de frasco, em frasco, em latas',
    dried:
      'seco/seca/-s/secas, desidratado/desidratada/-s/desidratadas, sequinho/sequinha/-s/sequinhas, liofilizado/liofilizada/-s/liofilizadas',
    frozen:
      'congelado/congelada/-s/congeladas, ultracongelado/ultracongelada/-s/ultracongeladas, ultra-congelado/ultra-congelada/ultra-congelados/ultra-congeladas, supercongelado/supercongelada/-s/supercongeladas',
    smoked: 'fumado/fumada/-s/fumadas, defumado/defumada/-s/defumadas',
    salted: 'salgado/salgada/-s/salgadas, com sal, salgadinho/salgadinha/salgadinhas',
    unsalted: 'sem sal, sem adição de sal, insosso/insossa/-s/insossas, sem sal adicionado',
    ground: 'moído/moída/-s/moídas, moido/moida/-s/moidas, em pó, em po',
    'whole-grain': 'integral/integrais',
    sweetened: 'adoçado/adoçada/-s/adoçadas, açucarado/açucarada/-s/açucaradas, com açúcar',
    unsweetened:
      'sem açúcar, não adoçado/não adoçada/não adoçados/não adoçadas, sem adição de açúcar, sem açucar, sem açúcares adicionados, sem adição de açúcares, sem açúcares, zero açúcar',
    cooked:
      'cozido/cozida/-s/cozidas, cozinhado/cozinhada/-s/cozinhadas, pré-cozido/pré-cozida/pré-cozidos/pré-cozidas, cozidinho/cozidinha/-s/cozidinhas, já cozido, já cozida, já cozidos, já cozidas',
    raw: 'cru/-a/-s/-as',
  },
  claims: {
    'gluten-free':
      'sem glúten, sem gluten, isento de glúten, isenta de glúten, isentos de glúten, isentas de glúten, livre de glúten, livres de glúten, não contém glúten, gluten free, gluten-free, glúten free, zero glúten, certificado sem glúten, certificada sem glúten, apto para celíacos',
    'dairy-free':
      'sem leite, sem laticínios, sem lacticínios, sem derivados de leite, sem produtos lácteos, livre de leite, livre de laticínios, sem lácteos, isento de leite, zero leite, sem proteína do leite, dairy free, sem caseína, isenta de leite',
    'lactose-free':
      'sem lactose, zero lactose, 0% lactose, isento de lactose, isenta de lactose, baixa lactose, livre de lactose, lactose free, 0 lactose, deslactosado, deslactosada, lacfree, para dietas com restrição de lactose',
    vegan:
      'vegan, vegano/vegana/-s/veganas, 100% vegetal, totalmente vegetal, 100% vegano, de origem vegetal, à base de plantas, plant based, plant-based',
    vegetarian: 'vegetariano/vegetariana/-s/vegetarianas',
    'egg-free': 'sem ovo, sem ovos, livre de ovos, isento de ovos, livre de ovo, isento de ovo',
    'nut-free':
      'sem frutos secos, sem frutos de casca rija, sem nozes, livre de nozes, sem castanhas, livre de castanhas, sem oleaginosas',
    'soy-free': 'sem soja, livre de soja, isento de soja',
    'alcohol-free':
      'sem álcool, sem alcool, 0% álcool, zero álcool, não alcoólico, não alcoólica, isento de álcool, 0% alcool, livre de álcool, zero alcool',
  },
  units: {
    mg: 'mg, miligrama/-s',
    g: 'g, gr, grs, gr., g., grama/-s, gm, hg=100, arrátel=459',
    kg: 'kg, kgs, kilo/-s, quilo/-s, quilograma/-s, kg., quilinho',
    oz: 'oz, onça/-s',
    lb: 'lb, lbs, libra/-s',
    ml: 'ml, mililitro/-s, mls, ml., cc, cm3',
    cl: 'cl, centilitro/-s',
    dl: 'dl, decilitro/-s, dl.',
    l: 'l, lt, lts, litro/-s, l., ltr',
    tsp: 'colher de chá/colheres de chá, colher (chá)/colheres (chá), colher chá/colheres chá, c. de chá, c.chá, c. chá, c. (chá), c chá, cc., cchá, colh. chá, colh. de chá, colher das de chá/colheres das de chá, colherzinha de chá/colherzinhas de chá, colherzinha/-s, colherinha/-s, csc., col. de chá, col. (chá), col chá, col. chá, colh. (chá), colheres cha, colher cha, colher de cha, c. c., colherinha de chá, colher de café=0.5/colheres de café=0.5, colher (café)=0.5/colheres (café)=0.5, colher café=0.5/colheres café=0.5, c. de café=0.5, c. café=0.5, c.café=0.5, col. (café)=0.5, colherzinha de café=0.5, colherinha de café=0.5, col. de café=0.5',
    dessertspoon:
      'colher de sobremesa/colheres de sobremesa, colher (sobremesa)/colheres (sobremesa), colher sobremesa/colheres sobremesa, c. de sobremesa, c. sobremesa, c.sobremesa, col. (sobremesa), col. de sobremesa, colh. sobremesa, c. (sobremesa), colher de sobremesas',
    tbsp: 'colher de sopa/colheres de sopa, colher (sopa)/colheres (sopa), colher sopa/colheres sopa, c. de sopa, c.sopa, c. sopa, c. (sopa), c sopa, cs., c.s., c. s., colh. sopa, colh. de sopa, col. de sopa, col. (sopa), col sopa, col. sopa, cda, colher/-es, colherada/-s, colher das de sopa/colheres das de sopa, colh. (sopa), colher de sopas, colheres de sopas, colher bem cheia, colheradas de sopa, colherada de sopa, cs, colher grande, colheres grandes, colher de servir=2/colheres de servir=2, concha=6/conchas=6, colher de arroz=2/colheres de arroz=2',
    cup: 'xícara/-s, xícara de chá/xícaras de chá, xícara (chá)/xícaras (chá), xícara chá/xícaras chá, xicara/-s, xicara de chá/xicaras de chá, xicara (chá)/xicaras (chá), xíc., xic., xíc. (chá), xíc. de chá, xíc chá, xíc, xic, xic. (chá), xícara (de chá)/xícaras (de chá), xícaras (cha), xícara (cha), xicaras (cha), xicara (cha), xícaras de cha, xícara média, chávena/-s, chávena de chá/chávenas de chá, chavena/-s, chávena (chá)/chávenas (chá), chávena almoçadeira/chávenas almoçadeiras, cháv., cup, cups, copo americano=0.83/copos americanos=0.83, copo (americano)=0.83/copos (americano)=0.83, copo tipo americano=0.83, copo (requeijão)=1/copos (requeijão)=1, copo medidor/copos medidores, copo duplo=1, xícara de café=0.25/xícaras de café=0.25, xícara (café)=0.25/xícaras (café)=0.25, chávena de café=0.35/chávenas de café=0.35, xicara de café=0.25, xícara (de café)=0.25, chávena de expresso=0.25, xícara pequena=0.25',
    piece:
      'unidade/-s, un, un., und, und., unid, unid., uni., u., uns., unids, unid(s), peça/-s, pedaço/-s, pedacinho/-s, bocado/-s, bocadinho/-s, posta/-s, postinha/-s',
    clove: 'dente/-s, dentinho/-s',
    stalk: 'talo/-s, haste/-s, caule/-s, talinho/-s',
    slice: 'fatia/-s, rodela/-s, lâmina/-s, fatiazinha/-s, fatiinha/-s, rodelinha/-s, tranche/-s',
    sprig: 'ramo/-s, raminho/-s, galho/-s, galhinho/-s, pezinho/-s, ramito/-s',
    handful: 'mão-cheia, mãos-cheias, mão cheia/mãos cheias, punhado/-s, mancheia/-s, punhadinho/-s',
    bunch: 'maço/-s, molhinho/-s, macinho/-s, feixe/-s, ramalhete, amarrado/-s, braçada',
    head: 'cabeça/-s, pé/-s, cabecinha',
    leaf: 'folha/-s, folhinha/-s',
    can: 'lata/-s, latinha/-s, lata pequena, lata grande',
    jar: 'frasco/-s, vidro/-s, vidrinho/-s, frasquinho/-s, boião/boiões',
    bottle: 'garrafa/-s, garrafinha/-s, long neck',
    packet: 'pacote/-s, pacotinho/-s, pct, pct., pcts, pac., pac',
    package: 'embalagem/embalagens, emb., emb',
    envelope: 'envelope/-s, env.',
    pot: 'pote/-s, potinho/-s, copinho/-s',
    tube: 'tubo/-s, bisnaga pequena, bisnaguita',
    bag: 'saco/-s, saquinho/-s, sacola',
    box: 'caixa/-s, caixinha/-s, cx, cx., cxs',
    carton: 'tetrapack, tetra pak',
    punnet: 'bandeja/-s, cuvete/-s, bandejinha/-s',
    basket: 'cesto/-s, cestinho',
    container: 'recipiente/-s',
    sachet: 'saqueta/-s, sachê/-s, sache/-s, carteira/-s, carteirinha, sachet/-s, sachés',
    cube: 'tablete/-s, quadradinho/-s',
    block: 'bloco/-s',
    ball: 'bola/-s, bolinha/-s',
    log: 'rolo/-s, rolinho/-s',
    bar: 'barra/-s',
    chunk: 'naco/-s, lasca/-s, pedaço grande',
    link: 'gomo/-s',
    stick: 'pau/-s, pauzinho/-s, bastão/bastões',
    knob: 'noz pequena',
    pinch: 'pitada/-s, pitadinha/-s, pontinha/-s, ponta de faca/pontas de faca, pisca, pontinha de faca',
    dash: 'toque, cheirinho',
    drop: 'gota/-s, gotinha/-s, pingo/-s, pinguinho/-s',
    splash: 'golpe/-s, jorro, borrifo, borrifada/-s, jato',
    drizzle: 'fio/-s, fiozinho/-s',
    squeeze: 'espremidela, espremida',
    dollop: 'colherada generosa',
    scoop: 'scoop/-s, concha pequena, dosador, medidor/-es',
    glass: 'copo/-s, cálice/-s, taça/-s, calice/-s',
    mug: 'caneca/-s, caneca grande',
    shot: 'dose/-s, shot/-s, dedal',
    cm: 'cm, centímetro/-s',
    inch: 'polegada/-s',
    fillet: 'filé/-s, filete/-s',
    rasher: 'tira de bacon',
    strip: 'tira/-s, tirinha/-s, fita/-s',
    sheet: 'placa/-s, disco/-s, lençol, base/-s',
    loaf: 'bengala',
    ear: 'espiga/-s',
    bulb: 'bulbo/-s',
    wedge: 'quarto/-s, cunha',
    spear: 'pontas de',
    square: 'quadrado/-s',
    rack: 'ripa/-s',
    joint: 'peça grande',
    dozen: 'dúzia/-s, duzia/-s',
    recipe: 'receita/-s',
  },
  numbers:
    'um=1, uma=1, dois=2, duas=2, três=3, tres=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9, dez=10, onze=11, doze=12, quinze=15, vinte=20, meio=0.5, meia=0.5, meios=0.5, meias=0.5, um quarto=0.25, três quartos=0.75, um terço=0.33, dois terços=0.67, metade=0.5, um e meio=1.5, uma e meia=1.5, dois e meio=2.5, duas e meia=2.5, algumas=3, alguns=3, umas=3, uns=3, meia dúzia=6, um par=2, par=2, duas mãos=2, ambas=2, ambos=2',
  ambiguous:
    'gordura/-s, gordura a gosto, cobertura/-s, recheio a gosto, salada pronta, prato pronto, acompanhamento a gosto, cobertura a gosto, conservas variadas, mistura/-s, mix, pacote de mistura, torta salgada, sobremesa pronta, refeição pronta, lanche pronto, petiscos, antepasto/-s, recheios variados, cobertura da sua preferência, produto a gosto, complemento/-s, proteína, proteína de sua preferência, proteína a gosto, leguminosa germinada, kit feijoada, kit yakisoba, bebida a gosto, bebida/-s, licor caseiro de receita, patanisca/-s, caldeirada pronta, acarajés, tapas, fondue, raclette de legumes, sashimi, temaki, hot roll, galeto temperado',
};
