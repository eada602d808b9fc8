import type { Lexicon } from '#lexicon/lexicon';

// Diets that meat violates, and pork or animal gelatine.
const MEAT = ['vegetarian', 'vegan'] as const;
const PORK = ['vegetarian', 'vegan', 'halal', 'kosher-style'] as const;

/** The words of Spanish recipes, of Spain and of Latin America. */
export const ES: Lexicon = {
  foods: {
    'dried black-eyed pea': 'caritas secas, frijoles carita secos, alubias carillas secas',
    'cassava flour': 'harina de yuca, harina de mandioca',
    'teff flour': 'harina de teff',
    'flattened rice': 'copos de arroz, poha, arroz aplastado',
    tteok: 'tteok, pasteles de arroz coreanos',
    bucatini: 'bucatini/-s',
    kataifi: 'kataifi, kadaif',
    'matzo meal': 'harina de matzá, harina de matzo',
    doenjang: 'doenjang/-s',
    ajvar: 'ajvar',
    'ají amarillo paste': 'pasta de ají amarillo, crema de ají amarillo, ají amarillo en pasta',
    'achiote paste': 'pasta de achiote/pastas de achiote, achiote en pasta/achiotes en pasta, recaudo rojo/recaudos rojos',
    molokhia: 'molokhia, hojas de yute',
    'farmer cheese': 'queso de granjero',
    'ricotta salata': 'ricotta salata',
    jameed: 'jameed',
    'dried shrimp': 'camarón seco/camarones secos, gambas secas',
    'bonito flake': 'katsuobushi/-s, copos de bonito seco, bonito seco/bonitos secos, copos de bonito, escamas de bonito',
    'rose water': 'agua de rosas/aguas de rosas',
    'lingonberry jam': 'mermelada de arándanos rojos',
    'brown cheese': 'brunost, queso marrón noruego',
    ackee: 'ackee, seso vegetal',
    'fermented black bean': 'frijoles negros fermentados',
    onion: 'cebolla/-s, cebolla dulce grande/cebollas dulces grandes, cebolla de cabeza/cebollas de cabeza, cebolla cabezona/cebollas cabezonas, cebolla paiteña/cebollas paiteñas, cebolla dorada/cebollas doradas, cebolla seca/cebollas secas, cebolla de huevo/cebollas de huevo',
    'sweet onion': 'cebolla dulce/cebollas dulces, cebolla de Fuentes, cebolla de Figueres, cebolla Vidalia/cebollas Vidalia',
    'red onion': 'cebolla roja/cebollas rojas, cebolla morada/cebollas moradas, cebolla colorada/cebollas coloradas, cebolla lila/cebollas lilas, cebolla paiteña roja/cebollas paiteñas rojas, cebolla cabezona roja/cebollas cabezonas rojas',
    'pearl onion':
      'cebollita/-s, cebolla perlita/cebollas perlitas, cebollita francesa/cebollitas francesas, cebolla francesa/cebollas francesas, cebollita platillo/cebollitas platillos, cebollita cambray/cebollitas cambray, cebolla cambray/cebollas cambray, cebollita de Cambray/cebollitas de Cambray, cebollín blanco/cebollines blancos',
    shallot: 'chalota/-s, chalote/-s, escalonia/-s, escaloña/-s, echalote/-s, charlota/-s, ajo chalote/ajos chalotes, cebolla chalota/cebollas chalotas',
    leek: 'puerro/-s, poro/-s, ajo puerro/ajos puerros, ajoporro/-s, ajo porro/ajos porros, porro/-s, parte blanca del puerro, parte verde del puerro, parte blanca de los puerros',
    scallion:
      'cebolleta/-s, cebolla de verdeo/cebollas de verdeo, verdeo/-s, cebolla tierna/cebollas tiernas, cebolla larga/cebollas largas, cebolla junca/cebollas juncas, cebolla china/cebollas chinas, cebolla en rama/cebollas en rama, cebollino chino largo/cebollinos chinos largos, cebolla cambray con rabo/cebollas cambray con rabo, cebolla de rabo/cebollas de rabo, cebolla fresca/cebollas frescas, cebolla verde/cebollas verdes, cebollita verde/cebollitas verdes, cebollita de verdeo/cebollitas de verdeo, cebollita china/cebollitas chinas, cebollín/cebollines, cebollina larga/cebollinas largas, cebolla de hoja/cebollas de hoja, rabo de cebolla/rabos de cebolla',
    ramp: 'ajo de oso/ajos de oso, ajo silvestre/ajos silvestres, ajo salvaje/ajos salvajes',
    garlic: 'ajo/-s, ajo molido fresco/ajos molidos frescos, pasta de ajo/pastas de ajo, puré de ajo/purés de ajo, ajo de Las Pedroñeras, ajo macho/ajos macho/ajos machos, ajo dorado/ajos dorados',
    'black garlic': 'ajo negro/ajos negros',
    'garlic scape': 'ajo tierno/ajos tiernos, ajete/-s, ajo joven/ajos jóvenes, ajo verde/ajos verdes, brote de ajo/brotes de ajo, ajo porro tierno/ajos porros tiernos',
    ginger: 'jengibre/-s, kion/-es, pasta de jengibre/pastas de jengibre, kión',
    galangal: 'galanga/-s, galangal/-es',
    'turmeric root': 'cúrcuma fresca/cúrcumas frescas, raíz de cúrcuma/raíces de cúrcuma, cúrcuma en raíz/cúrcumas en raíz',
    lemongrass: 'hierba limón/hierbas limones/hierbas limón, hierba de limón/hierbas de limón, citronela/-s, lemongrass, zacate limón/zacates limones/zacates limón, zacate de limón/zacates de limón, hierba luisa asiática/hierbas luisas asiáticas, limoncillo/-s, caña de limón/cañas de limón',
    'horseradish root': 'rábano picante/rábanos picantes, rábano rusticano/rábanos rusticanos, raíz fuerte/raíces fuertes',
    'red chili':
      'chile/-s, ají/-es, guindilla/-s, ají puta parió, pimiento picante/pimientos picantes, chili/-s, chiltoma picante/chiltomas picantes, rocoto/-s, locoto/-s, ají limo/ajíes limos, ají mirasol fresco/ajíes mirasoles frescos, ají escabeche/ajíes escabeches, ají verde fresco/ajíes verdes frescos, chile manzano/chiles manzanos/chiles manzano, chile güero/chiles güeros, chile chilaca rojo/chiles chilacas rojos, ají montaña/ajíes montañas, ají charapita/ajíes charapitas, ají cristal/ajíes cristales/ajíes cristal, ají cachucha/ajíes cachuchas, ají gustoso/ajíes gustosos, cayena fresca/-s/cayenas frescas, chile cayena/chiles cayena/chiles cayenas, peperoncino fresco/peperoncinos frescos, ajicito/-s, chile dulce picante/chiles dulces picantes, ají chombo rojo/ajíes chombos rojos, ulupica/-s, cumarí/-es, pimienta de cayena fresca/pimientas de cayena fresca, chile de agua/chiles de agua, cachucha/-s, ají amarillo molido/ajíes amarillos molidos, pasta de ají/pastas de ají, crema de ají amarillo sin leche/cremas de ají amarillo sin leche, pasta de rocoto/pastas de rocoto, guindilla seca molida fresca/guindillas secas molidas frescas',
    'green chili': 'chile verde/chiles verdes, guindilla verde/guindillas verdes, ají verde/ajíes verdes, chili verde/chilis verdes, chilaca/-s, chile chilaca/chiles chilacas',
    jalapeño: 'jalapeño, chile jalapeño/chiles jalapeño/chiles jalapeños, chile cuaresmeño/chiles cuaresmeños, cuaresmeño/-s, pimiento jalapeño/pimientos jalapeño/pimientos jalapeños, jalapeño fresco/-s/jalapeños frescos, chile jalapeno/chiles jalapenos, jalapeno/-s',
    'serrano chili': 'chile serrano/chiles serrano/chiles serranos, chile verde serrano/chiles verdes serrano/chiles verdes serranos',
    habanero: 'habanero, chile habanero/chiles habanero/chiles habaneros, ají habanero/ajíes habanero/ajíes habaneros, ají chombo/ajíes chombos, chile scotch bonnet/chiles scotchs bonnets, ají panameño/ajíes panameños',
    "bird's eye chili":
      'chile piquín/chiles piquines, chile pequín/chiles pequines, chile ojo de pájaro/chiles ojos de pájaro/chiles ojo de pájaro, chile tailandés/chiles tailandeses, chiltepín/chiltepines, chile chiltepín/chiles chiltepines, guindilla tailandesa/guindillas tailandesas, ají putaparió/ajíes putapariós, chile tepín/chiles tepines, piri piri fresco/piris piris frescos, chile de monte/chiles de monte, piquín/piquines',
    'poblano pepper': 'chile poblano/chiles poblano/chiles poblanos, poblano, pimiento poblano/pimientos poblano/pimientos poblanos, rajas poblanas',
    'anaheim chili': 'chile Anaheim/chiles Anaheim, chile Nuevo México/chiles Nuevo México, chile California fresco/chiles California frescos',
    'banana pepper': 'chile banana/chiles bananas, pimiento banana/pimientos bananas, pimiento húngaro/pimientos húngaros, pimiento italiano amarillo/pimientos italianos amarillos',
    'shishito pepper': 'pimiento de Padrón/pimientos de Padrón, pimiento del padrón/pimientos del padrón, pimiento padrón/pimientos padrones, pimiento de Gernika/pimientos de Gernika, pimiento de Guernica/pimientos de Guernica, pimiento de Herbón/pimientos de Herbón, pimiento shishito/pimientos shishitos',
    'canned green chili': 'chile verde en lata/chiles verdes en lata, chiles verdes de lata',
    carrot: 'zanahoria/-s, carlota/-s, azanoria/-s, zanahoria naranja/zanahorias naranjas/zanahorias naranja',
    'baby carrot': 'zanahoria baby/zanahorias baby, zanahoria mini/zanahorias mini, zanahoria bebé/zanahorias bebés/zanahorias bebé, minizanahoria/-s, zanahorita/-s',
    potato:
      'patata/-s, papa/-s, patata para freír/patatas para freír, patata para cocer/patatas para cocer, patata Monalisa/patatas Monalisa, patata kennebec/patatas kennebecs/patatas kennebec, papa huayro/papas huayros, papa sabanera/papas sabaneras, papa pastusa/papas pastusas/papas pastusa, papa cambray grande/papas cambray grandes, papa alfa/papas alfas/papas alfa, papa canchán/papas canchanes, patata harinosa/patatas harinosas, patata cocida/patatas cocidas, papa cocida/papas cocidas, papa sancochada/papas sancochadas, papa hervida/papas hervidas, puré de papa casero/purés de papa casero, papa russet/papas russets, papa perricholi/papas perricholis, patata de guarnición/patatas de guarnición, cachelo/-s, papa nativa/papas nativas, papa dorada/papas doradas, patata dorada/patatas doradas',
    'new potato':
      'patata nueva/patatas nuevas, papa nueva/papas nuevas, patata baby/patatas baby, papa baby/papas baby, papa cambray/papas cambray, papita cambray/papitas cambray, papita/-s, patatita/-s, patata de guarnición pequeña/patatas de guarnición pequeña, papa coctel/papas cocteles, patata pequeña/patatas pequeñas, papa pequeña/papas pequeñas, papa arrugada/papas arrugadas, papín/papines, patata ratte/patatas rattes, papita de guarnición/papitas de guarnición, papa andina/papas andinas',
    'sweet potato': 'boniato/-s, batata/-s, camote/-s, moniato/-s, patata dulce/patatas dulces, papa dulce/papas dulces, boniato naranja/boniatos naranjas/boniatos naranja, batata naranja/batatas naranjas/batatas naranja, camote naranja/camotes naranjas/camotes naranja, kumara/-s',
    parsnip: 'chirivía/-s, pastinaca/-s, chiviría/-s',
    'parsley root': 'raíz de perejil/raíces de perejil, perejil de raíz/perejiles de raíz, perejil tuberoso/perejiles tuberosos',
    turnip: 'nabo/-s, nabito/-s',
    rutabaga: 'colinabo/-s, rutabaga/-s, nabo sueco/nabos suecos, nabicol/-es',
    kohlrabi: 'colirrábano/-s, colrábano/-s, nabo-col/-es, col rábano/coles rábanos',
    celeriac: 'apionabo/-s, apio nabo/apios nabos, apio-nabo/-s, raíz de apio/raíces de apio, apio rábano/apios rábanos, bola de apio/bolas de apio, céleri rave/céleris raves',
    beet: 'remolacha/-s, betabel/-es, betarraga/-s, beterraga/-s, remolacha cocida/remolachas cocidas, remolacha cruda/remolachas crudas, betabel cocido/betabeles cocidos, remolacha en bote/remolachas en bote, remolacha precocida/remolachas precocidas, betarraga cocida/betarragas cocidas, remolacha hervida/remolachas hervidas',
    radish: 'rábano/-s, rabanito/-s, rabanillo/-s, rábano sandía/rábanos sandías',
    daikon: 'daikon/-es, nabo daikon/nabos daikones, rábano daikon/rábanos daikones, rábano blanco/rábanos blancos, nabo japonés/nabos japoneses, rábano japonés/rábanos japoneses, nabo chino/nabos chinos, rábano chino/rábanos chinos',
    jicama: 'jícama/-s, nabo mexicano/nabos mexicanos',
    'jerusalem artichoke': 'tupinambo/-s, aguaturma/-s, topinambur/-es, alcachofa de Jerusalén/alcachofas de Jerusalén, pataca/-s, castaña de tierra/castañas de tierra, topinambo/-s',
    salsify: 'salsifí/-es, escorzonera/-s',
    'burdock root': 'bardana/-s, gobo/-s',
    'lotus root': 'raíz de loto/raíces de loto',
    taro: 'taro/-s, malanga/-s, ocumo/-s, ñame/-s, quequisque/-s, yautía/-s, tiquisque/-s, pituca/-s, otoe/-s, ñampí/-es, mapuey/-es, papa china/papas chinas, bituca/-s, malanga coco/malangas cocos, ube/-s',
    cassava: 'yuca/-s, mandioca/-s, yuca congelada/yucas congeladas, yuca cocida/yucas cocidas, casava/-s, guacamote/-s',
    plantain:
      'plátano macho/plátanos macho/plátanos machos, plátano verde/plátanos verdes, plátano maduro/plátanos maduros, plátano de freír/plátanos de freír, plátano para freír/plátanos para freír, plátano hartón/plátanos hartones, plátano pintón/plátanos pintones, plátano macho congelado/plátanos macho congelados/plátanos machos congelados, bellaco/-s, plátano bellaco/plátanos bellacos, plátano de seda verde/plátanos de seda verde, topocho/-s, guineo verde/guineos verdes, guineo cuadrado/guineos cuadrados, plátano de cocinar/plátanos de cocinar, tostón/tostones, patacón/patacones, plátano amarillo/plátanos amarillos, banano verde/bananos verdes, banana verde/bananas verdes, plátano tabasco/plátanos tabascos, plátano dominico/plátanos dominicos, plátano barraganete/plátanos barraganetes, barraganete/-s',
    breadfruit: 'fruta de pan/frutas de pan, árbol de pan/árboles de pan, panapén/panapenes, fruto del árbol del pan/frutos del árbol del pan, castaña de pan/castañas de pan, fruta pan/frutas panes/frutas pan',
    'young jackfruit': 'yaca verde/yacas verdes, jackfruit verde/jackfruits verdes, yaca en salmuera/yacas en salmuera, jackfruit en lata/jackfruits en lata, yaca joven/yacas jóvenes',
    'water chestnut': 'castaña de agua/castañas de agua, castañas de agua en lata',
    'bamboo shoot': 'brote de bambú/brotes de bambú, bambú en conserva/bambúes en conserva, brotes de bambú en conserva, bambú/-es',
    'heart of palm': 'palmito/-s, corazón de palmito/corazones de palmito, palmito en conserva/palmitos en conserva, palmito en lata/palmitos en lata, cogollo de palmito/cogollos de palmito, corazón de palma/corazones de palma, chonta/-s',
    'butternut squash':
      'calabaza butternut/calabazas butternut, calabaza cacahuete/calabazas cacahuete, calabaza cacahuate/calabazas cacahuates, butternut, anco/-s, zapallo anco/zapallos ancos, calabaza violín/calabazas violines/calabazas violín, calabaza vaquita/calabazas vaquitas, calabacita de bola butternut/calabacitas de bola butternut, zapallo coreanito/zapallos coreanitos, calabaza de cacahuete/calabazas de cacahuete, anquito/-s, zapallo camote butternut/zapallos camotes butternut, calabaza violin',
    'kabocha squash':
      'calabaza kabocha/calabazas kabocha, kabocha, zapallo kabocha/zapallos kabocha, zapallo cabutia/zapallos cabutias, cabutia/-s, zapallo cabutiá/zapallos cabutiás, zapallo japonés/zapallos japoneses, calabaza japonesa/calabazas japonesas, cabutiá/-s, calabaza potimarrón verde/calabazas potimarrones verdes',
    'red kuri squash': 'calabaza potimarrón/calabazas potimarrones, calabaza hokkaido/calabazas hokkaido, potimarrón/potimarrones, hokkaido',
    'acorn squash': 'calabaza bellota/calabazas bellotas',
    'delicata squash': 'calabaza delicata/calabazas delicatas',
    'spaghetti squash': 'calabaza espagueti/calabazas espaguetis, calabaza spaghetti/calabazas spaghettis, calabaza de cabello de ángel/calabazas de cabello de ángel, calabaza cidra/calabazas cidras, zapallo espagueti/zapallos espaguetis',
    pumpkin:
      'calabaza/-s, zapallo/-s, auyama/-s, ahuyama/-s, calabaza de Castilla/calabazas de Castilla, calabaza naranja/calabazas naranjas/calabazas naranja, zapallo macre/zapallos macres, zapallo loche/zapallos loches, loche/-s, zapallo camote/zapallos camotes, calabaza moscada/calabazas moscadas, pulpa de calabaza/pulpas de calabaza, carne de calabaza/carnes de calabaza, chilacayote/-s, zambo/-s, sambo/-s, ayote/-s, pipián calabaza/pipianes calabazas, zapallo plomo/zapallos plomos, calabaza de peregrino/calabazas de peregrino, ayote sazón/ayotes sazones, chilacayota/-s',
    'pumpkin puree': 'puré de calabaza/purés de calabaza, puré de zapallo/purés de zapallo, calabaza en lata/calabazas en lata, puré de auyama/purés de auyama, calabaza cocida triturada/calabazas cocidas trituradas',
    zucchini: 'calabacín/calabacines, zapallito/-s, calabacita/-s, zucchini/-s, zapallo italiano/zapallos italianos, zapallito de tronco/zapallitos de tronco, zuquini/-s, zukini/-s, pipián tierno/pipianes tiernos',
    'yellow squash': 'calabacín amarillo/calabacines amarillos, calabacita amarilla/calabacitas amarillas, zapallito amarillo/zapallitos amarillos',
    'pattypan squash': 'patisson/-es, calabaza patisson/calabazas patissones, calabaza bonetera/calabazas boneteras, calabacita patty pan/calabacitas patty panes/calabacitas patty pan',
    'squash blossom': 'flor de calabaza/flores de calabaza, flor de calabacín/flores de calabacín, flor de zapallo/flores de zapallo, flor de zucchini/flores de zucchini, flor de calabacita/flores de calabacita',
    chayote: 'chayote/-s, papa del aire/papas del aire, güisquil/-es, guisquil/-es, cidra papa/cidras papas, tayota/-s, chayota/-s, erizo vegetal/erizos vegetales, cidrayota/-s, chuchu/-s',
    'bitter melon': 'melón amargo/melones amargos, balsamina/-s, cundeamor/-es',
    'bottle gourd': 'calabaza de peregrino verde/calabazas de peregrino verde, calabaza botella/calabazas botellas',
    luffa: 'lufa/-s, estropajo vegetal/estropajos vegetales',
    'winter melon': 'melón de invierno/melones de invierno, calabaza blanca/calabazas blancas',
    broccoli: 'brócoli/-s, brécol/-es, bróculi/-s, flor de brócoli/flores de brócoli, brócoli congelado/brócolis congelados, florete de brócoli/floretes de brócoli, arbolito de brócoli/arbolitos de brócoli, cogollo de brócoli/cogollos de brócoli',
    broccolini: 'bimi/-s, broccolini/-s, brocolini/-s, brócoli baby/brócolis baby',
    'broccoli rabe': 'grelo italiano/grelos italianos, brócoli rabe/brócolis rabes, rapini/-s',
    'chinese broccoli': 'brócoli chino/brócolis chinos, gai lan/gais lanes, kai lan/kais lanes, kailan/-es',
    cauliflower: 'coliflor/-es, florete de coliflor/floretes de coliflor, cogollo de coliflor/cogollos de coliflor',
    'cauliflower rice': 'arroz de coliflor/arroces de coliflor',
    romanesco: 'romanesco/-s, brócoli romanesco/brócolis romanescos, romanescu/-s, coliflor romanesco/coliflores romanescos, coliflor verde/coliflores verdes',
    'brussels sprout': 'col de Bruselas/coles de Bruselas, repollito de Bruselas/repollitos de Bruselas, coles bruselas, bretón/bretones',
    cabbage: 'repollo/-s, col/-es, col picuda/coles picudas, col de corazón de buey/coles de corazón de buey, col corazón de buey/coles corazones de buey, asa de cántaro/asas de cántaro, col repollo/coles repollos, trinxat col/trinxats coles',
    'red cabbage': 'lombarda/-s, col lombarda/coles lombardas, col morada/coles moradas, repollo morado/repollos morados, repollo colorado/repollos colorados, col roja/coles rojas, repollo rojo/repollos rojos, repollo lombarda/repollos lombardas',
    'savoy cabbage': 'col rizada de Milán/coles rizadas de Milán, col de Milán/coles de Milán, repollo rizado/repollos rizados, col de Saboya/coles de Saboya, repollo crespo/repollos crespos',
    'napa cabbage': 'col china/coles chinas, repollo chino/repollos chinos, acelga china/acelgas chinas, col napa/coles napas, lechuga china/lechugas chinas, col de Pekín/coles de Pekín',
    kale: 'kale/-s, col rizada/coles rizadas, col kale/coles kales, col crespa/coles crespas, berza rizada/berzas rizadas, cavolo nero/cavolos neros, col negra/coles negras, kale toscano/kales toscanos',
    'collard greens': 'berza/-s, col gallega/coles gallegas, couve/-s, col forrajera/coles forrajeras',
    'spring greens': 'hojas de col tierna, col de primavera/coles de primavera',
    'mustard greens': 'hoja de mostaza/hojas de mostaza, mostaza china/mostazas chinas, mizuna roja/mizunas rojas, brotes de mostaza',
    'turnip greens': 'grelo/-s, nabiza/-s, hojas de nabo',
    'beet greens': 'hojas de remolacha, hojas de betabel, tallos de remolacha, hojas de betarraga',
    'swiss chard': 'acelga/-s, acelga congelada/acelgas congeladas',
    'bok choy': 'bok choy/boks choy, pak choi/paks chois, pak choy/paks choy, bokchoy, pakchoi/-s, col china bok choy/coles chinas boks choy',
    'baby bok choy': 'baby bok choy/baby boks choy, mini pak choi/mini paks chois, pak choi baby/paks chois baby',
    'choy sum': 'choy sum/-s, choi sum/chois sums',
    tatsoi: 'tatsoi/-s',
    mizuna: 'mizuna/-s',
    'dandelion greens': 'diente de león/dientes de león, achicoria catalogna/achicorias catalognas',
    nettle: 'ortiga/-s',
    spinach: 'espinaca/-s, espinaca baby/espinacas baby, brotes de espinaca, espinacas frescas baby, espinaquita/-s, espinaca bebé/espinacas bebés/espinacas bebé, hojas tiernas de espinaca, espinaca cocida/espinacas cocidas',
    'frozen spinach': 'espinaca congelada/espinacas congeladas',
    'water spinach': 'espinaca de agua/espinacas de agua, kangkong/-s',
    'amaranth leaf': 'quelite/-s, bledo/-s, hoja de amaranto/hojas de amaranto, quintonil/-es, huauzontle/-s, ataco/-s, yuyo hoja/yuyos hojas/yuyos hoja',
    lettuce:
      'lechuga/-s, lechuga hoja de roble/lechugas hojas de roble/lechugas hoja de roble, hoja de roble/hojas de roble, lechuga batavia/lechugas batavias, lollo rosso/lollos rossos, lechuga lollo rosso/lechugas lollos rossos, lechuga francesa/lechugas francesas, lechuga escarola rizada/lechugas escarolas rizadas, lechuga orejona/lechugas orejonas, lechuga sangría/lechugas sangrías, lechuga hidropónica/lechugas hidropónicas, lechuga capuchina/lechugas capuchinas, lechuga trocadero/lechugas trocaderos, lechuga arrepollada/lechugas arrepolladas, lechuga lollo/lechugas lollos, lechuga maravilla/lechugas maravillas, lechuga costina/lechugas costinas, lechuga sucrine/lechugas sucrines, lechuga seda/lechugas seda, lechuga marina de tierra/lechugas marinas de tierra, lechuga americana/lechugas americanas',
    'romaine lettuce': 'lechuga romana/lechugas romanas, lechuga larga/lechugas largas, lechuga cos/lechugas cos, lechuga oreja de burro/lechugas orejas de burro',
    'iceberg lettuce': 'lechuga iceberg/lechugas iceberg, iceberg, lechuga repolluda/lechugas repolludas, lechuga escarola/lechugas escarolas, lechuga de bola/lechugas de bola',
    'butterhead lettuce': 'lechuga mantecosa/lechugas mantecosas, lechuga manteca/lechugas mantecas/lechugas manteca, lechuga mantequilla/lechugas mantequillas, lechuga trocadero mantecosa/lechugas trocaderos mantecosas, lechuga milanesa/lechugas milanesas, lechuga francesa mantecosa/lechugas francesas mantecosas',
    'little gem lettuce': 'cogollo/-s, cogollo de Tudela/cogollos de Tudela, cogollo de lechuga/cogollos de lechuga, corazón de lechuga/corazones de lechuga, lechuga baby/lechugas baby, corazón de lechuga romana/corazones de lechuga romana',
    arugula: 'rúcula/-s, arúgula/-s, rúgula/-s, oruga hoja/orugas hojas/orugas hoja, ruca/-s, roqueta/-s, jaramago/-s, brotes de rúcula, rúcula selvática/rúculas selváticas',
    watercress: 'berro/-s, berros de agua',
    'mixed greens':
      'mezclum/-s, mezcla de lechugas/mezclas de lechugas, hojas verdes, ensalada mixta de hojas/ensaladas mixtas de hojas, brotes tiernos, mesclun/-es, mezcla de hojas verdes/mezclas de hojas verdes, mix de lechugas, mix de hojas, lechugas variadas, lechugas mixtas, hojas de ensalada, ensalada en bolsa/ensaladas en bolsa, mezcla de brotes/mezclas de brotes, mezcla de ensaladas/mezclas de ensaladas, ensalada gourmet en bolsa/ensaladas gourmets en bolsa, ensalada cuatro estaciones/ensaladas cuatros estaciones, mix de verdes, brotes de lechuga, hojas tiernas, lechugas surtidas',
    "lamb's lettuce": 'canónigo/-s, hierba de los canónigos/hierbas de los canónigos',
    radicchio: 'radicchio/-s, achicoria roja/achicorias rojas, radichio/-s, radicheta roja/radichetas rojas, achicoria morada/achicorias moradas, treviso/-s',
    endive: 'endibia/-s, endivia/-s, endibia belga/endibias belgas, witloof/-s, achicoria de Bruselas/achicorias de Bruselas, endivia belga/endivias belgas',
    frisée: 'escarola rizada/escarolas rizadas, lechuga frisée/lechugas frisées, lechuga frisé/lechugas frisés, frisée/-s, escarola frisée/escarolas frisées, lechuga frise/lechugas frises',
    escarole: 'escarola/-s',
    sorrel: 'acedera/-s, lengua de vaca hoja/lenguas de vaca hoja',
    purslane: 'verdolaga/-s',
    microgreens: 'microgreens, microbrotes, microverdes, germinados variados, brotes verdes',
    'pea shoot': 'brote de guisante/brotes de guisante, brotes de guisantes, tirabeque brote/tirabeques brotes, brotes de arveja, tallos de guisante',
    'grape leaf': 'hoja de parra/hojas de parra, hoja de vid/hojas de vid, hoja de uva/hojas de uva',
    nopal: 'nopal/-es, nopalito/-s, nopal cocido/nopales cocidos',
    fennel: 'hinojo/-s, bulbo de hinojo/bulbos de hinojo, hinojo de bulbo/hinojos de bulbo, hinojo de Florencia/hinojos de Florencia',
    celery: 'apio/-s, apio España/apios España, tronco de apio/troncos de apio, celery',
    cardoon: 'cardo/-s, cardo en conserva/cardos en conserva',
    asparagus: 'espárrago/-s, espárrago triguero/espárragos trigueros, triguero/-s, yemas de espárragos verdes',
    'white asparagus': 'espárrago blanco/espárragos blancos, espárrago de Navarra/espárragos de Navarra, yemas de espárragos, espárragos en conserva, espárragos de lata, espárragos en lata, espárrago blanco en conserva/espárragos blancos en conserva, yema de espárrago/yemas de espárrago, espárragos de bote',
    'globe artichoke': 'alcachofa/-s, alcaucil/-es, alcachofa de Tudela/alcachofas de Tudela, alcuacil/-es, alcachofa congelada/alcachofas congeladas, alcachofita/-s',
    'artichoke heart':
      'corazón de alcachofa/corazones de alcachofa, corazones de alcachofas, fondo de alcachofa/fondos de alcachofa, alcachofas en conserva, alcachofas en aceite, alcachofas en lata, fondos de alcachofas, corazón de alcaucil/corazones de alcaucil, alcachofas en bote, corazones de alcachofa en conserva, fondo de alcaucil/fondos de alcaucil',
    'green bean':
      'judía verde/judías verdes, ejote/-s, chaucha/-s, vainita/-s, vainica/-s, habichuela verde/habichuelas verdes, habichuela tierna/habichuelas tiernas, poroto verde/porotos verdes, bajoca/-s, judía verde congelada/judías verdes congeladas, frijol verde ejote/frijoles verdes ejotes, ejotito/-s, vaina/-s, bachoqueta/-s, ferraura redonda/ferrauras redondas, judía redonda/judías redondas, ejote francés/ejotes franceses, judías verdes de bote, fríjol verde ejote/fríjoles verdes ejotes, frejol verde ejote/frejoles verdes ejotes, fréjol verde ejote/fréjoles verdes ejotes',
    'runner bean':
      'judía verde plana/judías verdes planas, judía plana/judías planas, ferraúra/-s, judía perona/judías peronas, perona/-s, bajoqueta/-s, judía ferraura/judías ferrauras, bachoqueta de ferraúra/bachoquetas de ferraúra, ferradura/-s, ferraura/-s, bajoca de ferraura/bajocas de ferraura, chaucha plana/chauchas planas, judía verde ancha/judías verdes anchas',
    'wax bean': 'judía amarilla/judías amarillas, judía mantequilla/judías mantequillas, chaucha amarilla/chauchas amarillas',
    'yardlong bean': 'judía espárrago/judías espárragos, judía kilométrica/judías kilométricas, judía china larga/judías chinas largas',
    'snow pea': 'tirabeque/-s, bisalto/-s, arveja china/arvejas chinas, guisante mollar/guisantes mollares/guisantes mollar, arvejón chino/arvejones chinos, chícharo chino/chícharos chinos, holantao/-s, arveja mollar/arvejas mollares/arvejas mollar',
    'sugar snap pea': 'guisante dulce/guisantes dulces, guisante azucarado/guisantes azucarados, chícharo dulce/chícharos dulces, arveja dulce/arvejas dulces, snap peas',
    pea: 'guisante/-s, arveja/-s, chícharo/-s, alverja/-s, guisante congelado/guisantes congelados, petit pois, pésol/-es, arveja congelada/arvejas congeladas, guisante en lata/guisantes en lata, guisante de bote/guisantes de bote, guisante de lata/guisantes de lata, alverjita/-s, arvejita/-s, guisante lágrima/guisantes lágrimas/guisantes lágrima, guisantitos, arvejas en lata, arvejas de lata, chícharo congelado/chícharos congelados, guisante cocido/guisantes cocidos, guisante en conserva/guisantes en conserva, chicharito/-s, arveja partida fresca/arvejas partidas frescas',
    edamame: 'edamame/-s, vaina de soja verde/vainas de soja verde, soja verde edamame/sojas verdes edamames, edamame congelado/edamames congelados',
    'fava bean': 'haba/-s, habita/-s, haba congelada/habas congeladas, habita baby/habitas baby, haba baby/habas baby, faves, habitas en aceite',
    corn: 'maíz/maíces, choclo/-s, grano de elote/granos de elote, elote desgranado/elotes desgranados, maíz congelado/maíces congelados, jojoto/-s, choclo congelado/choclos congelados, granos de elote congelados, elote en grano/elotes en grano, choclo molido/choclos molidos, dientes de elote, maíz cocido/maíces cocidos',
    'canned corn':
      'maíz en lata/maíces en lata, maíz de lata/maíces de lata, maíz dulce en lata/maíces dulces en lata, maíz en conserva/maíces en conserva, lata de maíz/latas de maíz, choclo en lata/choclos en lata, elote en lata/elotes en lata, elote de lata/elotes de lata, choclo de lata/choclos de lata, maíz dulce en conserva/maíces dulces en conserva, maíz dulce cocido/maíces dulces cocidos, maíz de bote/maíces de bote, lata de elote/latas de elote, lata de choclo/latas de choclo, lata de elotes/latas de elotes',
    'corn on the cob': 'mazorca/-s, mazorca de maíz/mazorcas de maíz, elote/-s, choclo entero/choclos enteros, panocha de maíz/panochas de maíz, choclo en mazorca/choclos en mazorca, maíz en mazorca/maíces en mazorca, mazorca de choclo/mazorcas de choclo',
    'baby corn': 'maíz baby/maíces baby, mazorquita/-s, mini mazorca/-s, mazorquita de maíz/mazorquitas de maíz, elotito/-s, elote baby/elotes baby, mazorca baby/mazorcas baby, mazorca mini/mazorcas mini, maicito/-s, choclito/-s, minimazorca/-s',
    'creamed corn': 'crema de elote en lata/cremas de elote en lata, choclo cremoso/choclos cremosos, choclo amarillo cremoso/choclos amarillos cremosos, crema de choclo en lata/cremas de choclo en lata, choclo cremoso en lata/choclos cremosos en lata',
    'mixed vegetables':
      'verdura/-s, hortaliza/-s, verduras congeladas, menestra/-s, menestra de verduras/menestras de verduras, menestra congelada/menestras congeladas, macedonia de verduras/macedonias de verduras, verduras para caldo, mix de verduras, verduritas, jardinera de verduras/jardineras de verduras, mezcla de verduras/mezclas de verduras, vegetales congelados, jardinera/-s, ensaladilla congelada/ensaladillas congeladas, verdura para ensaladilla/verduras para ensaladilla, verduras para la guarnición, primavera de verduras/primaveras de verduras, menestra de verduras congelada/menestras de verduras congelada, mix de vegetales, wok de verduras/woks de verduras, verduras cocidas, verdura congelada, parrillada de verduras/parrilladas de verduras, preparado de verduras/preparados de verduras, verduras para sopa, juliana de verduras/julianas de verduras, juliana/-s, bouquet de verduras/bouquets de verduras, panaché de verduras/panachés de verduras, verduras para guarnición, mezcla de vegetales/mezclas de vegetales, chop suey de verduras fresco/chops sueyes de verduras fresco, macedonia de verduras congelada/macedonias de verduras congelada, jardinera congelada/jardineras congeladas, recaudo de verduras/recaudos de verduras, verdurita, salteado de verduras congelado/salteados de verduras congelado, ensaladilla rusa congelada cruda/ensaladillas rusas congeladas crudas, vegetales',
    okra: 'okra/-s, quimbombó/-s, quingombó/-s, molondrón/molondrones, ají turco/ajíes turcos, angú/-es, ocra/-s, bamia/-s',
    'red bell pepper':
      'pimiento/-s, pimiento morrón/pimientos morrones, morrón/morrones, pimentón rojo/pimentones rojos, ají morrón/ajíes morrones, pimiento naranja/pimientos naranjas/pimientos naranja, chile morrón/chiles morrones, chile dulce/chiles dulces, chiltoma/-s, pimiento morrón naranja/pimientos morrones naranjas/pimientos morrones naranja, pimentón amarillo/pimentones amarillos, ají pimentón/ajíes pimentones, locote/-s, chile pimiento/chiles pimientos, ají rojo morrón/ajíes rojos morrones, pimiento de cuerno/pimientos de cuerno, pimiento palermo/pimientos palermo/pimientos palermos, pimentón morrón/pimentones morrones, ají dulce morrón/ajíes dulces morrones, pimentón en tiras/pimentones en tiras, pimiento rojo o verde/pimientos rojos o verde',
    'green bell pepper':
      'pimiento verde/pimientos verdes, morrón verde/morrones verdes, pimentón verde/pimentones verdes, pimiento italiano/pimientos italianos, ají verde morrón/ajíes verdes morrones, pimiento morrón verde/pimientos morrones verdes, chile morrón verde/chiles morrones verdes, pimiento de freír/pimientos de freír, pimiento cubanela/pimientos cubanelas, cubanela/-s, ají cubanela/ajíes cubanelas, locote verde/locotes verdes, chile dulce verde/chiles dulces verdes, pimiento de cocinar/pimientos de cocinar, ají cubanelle/ajíes cubanelles, ají morrón verde/ajíes morrones verdes, pimiento cristal verde/pimientos cristales verdes/pimientos cristal verdes',
    'roasted red pepper':
      'pimiento asado/pimientos asados, pimiento rojo asado/pimientos rojos asados, pimiento del piquillo/pimientos del piquillo, piquillo/-s, pimiento morrón asado/pimientos morrones asados, pimientos asados en conserva, pimientos de piquillo, pimientos rojos en conserva, pimientos del piquillo en conserva, pimientos rojos asados en conserva, pimiento de bote/pimientos de bote, morrón asado/morrones asados, pimiento rojo de lata/pimientos rojos de lata, pimiento piquillo/pimientos piquillos/pimientos piquillo, pimentón asado/pimentones asados',
    eggplant: 'berenjena/-s, berengena/-s',
    'japanese eggplant': 'berenjena china/berenjenas chinas, berenjena japonesa/berenjenas japonesas, berenjena larga/berenjenas largas, berenjena mini/berenjenas mini, berenjenita/-s',
    cucumber: 'pepino/-s, pepino holandés/pepinos holandeses, pepino español/pepinos españoles, pepino inglés/pepinos ingleses, pepinillo fresco/pepinillos frescos, pepino ensalada/pepinos ensaladas',
    'persian cucumber': 'pepino persa/pepinos persas, pepinillo persa/pepinillos persas, pepino mini/pepinos mini, pepino baby/pepinos baby',
    tomato:
      'tomate/-s, jitomate/-s, tomate de ensalada/tomates de ensalada, tomate raf/tomates rafs/tomates raf, tomate de Barbastro/tomates de Barbastro, tomate corazón de buey/tomates corazones de buey, tomate de colgar/tomates de colgar, tomate perita maduro/tomates peritas maduros/tomates perita maduros, jitomate bola/jitomates bolas/jitomates bola, pulpa de tomate fresco/pulpas de tomate fresco, tomate de ramallet/tomates de ramallet, tomate riñón/tomates riñones, tomate kumato/tomates kumatos, tomate platense/tomates platenses, tomate chonto/tomates chontos/tomates chonto, tomate manzano/tomates manzanos/tomates manzano, tomate larga vida/tomates largas vidas, tomate natural rallado/tomates naturales rallados, tomate muchamiel/tomates muchamieles',
    'plum tomato':
      'tomate pera/tomates pera/tomates peras, tomate perita/tomates peritas/tomates perita, jitomate guaje/jitomates guaje/jitomates guajes, jitomate saladet/jitomates saladet/jitomates saladets, jitomate roma/jitomates roma/jitomates romas, tomate roma/tomates roma/tomates romas, tomate saladet/tomates saladet/tomates saladets, tomate italiano/tomates italianos, tomate ciruela/tomates ciruelas, tomate saladette/tomates saladette, jitomate saladette/jitomates saladette, tomate San Marzano/tomates San Marzano, jitomate huaje/jitomates huaje, tomate guaje/tomates guaje/tomates guajes',
    'cherry tomato':
      'tomate cherry/tomates cherry, tomatito cherry/tomatitos cherry, tomate cereza/tomates cerezas/tomates cereza, tomatito/-s, jitomate cherry/jitomates cherry, jitomate cereza/jitomates cerezas/jitomates cereza, cherry, tomate uva/tomates uvas/tomates uva, cherrys, cherries, tomate cóctel/tomates cócteles, tomate coctel/tomates cocteles, tomate cherri/tomates cherri, jitomatito/-s, tomates cherrys, tomatitos cherries, tomate uvita/tomates uvitas, jitomate uva/jitomates uvas/jitomates uva, tomate cherry pera/tomates cherry pera/tomates cherry peras',
    'green tomato': 'tomate verde de ensalada/tomates verdes de ensalada, jitomate verde/jitomates verdes, tomate inmaduro/tomates inmaduros, tomate rojo verde/tomates rojos verdes',
    tomatillo: 'tomatillo/-s, tomate verde/tomates verdes, tomate de cáscara/tomates de cáscara, miltomate/-s, tomate milpero/tomates milperos, tomate de bolsa/tomates de bolsa, tomate tomatillo/tomates tomatillos, tomate de fresadilla/tomates de fresadilla, fresadilla/-s',
    'sun-dried tomato':
      'tomate seco/tomates secos, tomate deshidratado/tomates deshidratados, tomates secos en aceite, tomate secado al sol/tomates secados al sol, jitomate deshidratado/jitomates deshidratados, jitomate seco/jitomates secos, tomates secos en aceite de oliva, tomate deshidratado en aceite/tomates deshidratados en aceite',
    avocado: 'aguacate/-s, palta/-s, aguacate Hass/aguacates Hass, palta Hass/paltas Hass, avocado/-s, pulpa de aguacate/pulpas de aguacate, puré de aguacate/purés de aguacate',
    olive:
      'aceituna/-s, aceituna deshuesada/aceitunas deshuesadas, aceituna sin hueso/aceitunas sin hueso, oliva/-s, aceituna de Kalamata/aceitunas de Kalamata, aceituna Kalamata/aceitunas Kalamata, aceituna gordal/aceitunas gordales/aceitunas gordal, aceituna manzanilla/aceitunas manzanillas/aceitunas manzanilla, aceituna arbequina/aceitunas arbequinas/aceitunas arbequina, aceituna negra sin hueso/aceitunas negras sin hueso, aceituna verde sin hueso/aceitunas verdes sin hueso, oliva deshuesada/olivas deshuesadas, aceituna negra deshuesada/aceitunas negras deshuesadas, aceituna verde deshuesada/aceitunas verdes deshuesadas, aceituna de botija/aceitunas de botija, aceituna botija/aceitunas botijas/aceitunas botija, aceituna de Aragón/aceitunas de Aragón, aceituna negra de Aragón/aceitunas negras de Aragón, aceituna cacereña/aceitunas cacereñas, aceituna muerta/aceitunas muertas, aceituna aloreña/aceitunas aloreñas, aceituna picual/aceitunas picuales, aceitunas aliñadas, oliva Kalamata/olivas Kalamata',
    'green papaya': 'papaya verde/papayas verdes',
    samphire: 'salicornia/-s, espárrago de mar/espárragos de mar',
    'bean sprout':
      'brote de soja/brotes de soja, brote de soya/brotes de soya, germinado de soja/germinados de soja, germinado de soya/germinados de soya, frijolito chino/frijolitos chinos, brotes de judía mungo, diente de dragón/dientes de dragón, germen de soja/germenes de soja, brotes de frijol, frijol chino germinado/frijoles chinos germinados, brotes de frijol mungo, frejolito chino/frejolitos chinos, raíces chinas, fríjol chino germinado/fríjoles chinos germinados, frejol chino germinado/frejoles chinos germinados, fréjol chino germinado/fréjoles chinos germinados',
    'alfalfa sprout': 'brote de alfalfa/brotes de alfalfa, germinado de alfalfa/germinados de alfalfa, alfalfa/-s, brotes de brócoli, germinado/-s, brotes germinados',
    'radish sprout': 'brote de rábano/brotes de rábano, germinado de rábano/germinados de rábano',
    'garden cress': 'mastuerzo/-s, berro de jardín/berros de jardín, berro alenois/berros alenois',
    mushroom:
      'champiñón/champiñones, seta/-s, hongo/-s, champiñón de París/champiñones de París, callampa/-s, champiñones en lata, champiñones de lata, champiñones en conserva, mezcla de setas/mezclas de setas, champignon/-es, champignon de París/champignones de París, níscalo/-s, rovellón/rovellones, robellón/robellones, rebozuelo gris/rebozuelos gris, llanega/-s, senderuela/-s, setas congeladas, seta de los caballeros/setas de los caballeros, perrechico/-s, seta de San Jorge/setas de San Jorge, setas de cultivo, champiñón portobello pequeño/champiñones portobello pequeños/champiñones portobellos pequeños, hongo champiñón/hongos champiñones, mezcla de hongos/mezclas de hongos, seta de Burdeos/setas de Burdeos, nízcalo/-s, guiscano/-s, trompeta de la muerte/trompetas de la muerte, trompeta amarilla/trompetas amarillas, trompeta negra/trompetas negras, angula de monte/angulas de monte, colmenilla falsa/colmenillas falsas, mousserones, parasol/-es, hongo seta/hongos setas',
    'cremini mushroom': 'champiñón cremini/champiñones cremini/champiñones creminis, champiñón marrón/champiñones marrones, cremini, champiñón Portobello baby/champiñones Portobello baby, champiñón castaña/champiñones castañas',
    'portobello mushroom':
      'portobello, champiñón portobello/champiñones portobello/champiñones portobellos, hongo portobello/hongos portobello/hongos portobellos, seta portobello/setas portobello/setas portobellos, portobelo/-s, hongo portobelo/hongos portobelos, champiñón portobelo/champiñones portobelos, girgola portobello/girgolas portobello/girgolas portobellos',
    'shiitake mushroom': 'shiitake, seta shiitake/setas shiitake/setas shiitakes, hongo shiitake/hongos shiitake/hongos shiitakes, seta shitake/setas shitakes, shitake/-s, hongo shitake/hongos shitakes',
    'dried shiitake':
      'shiitake seco/-s/shiitakes secos, setas chinas secas, seta shiitake deshidratada/setas shiitake deshidratadas/setas shiitakes deshidratadas, shiitake deshidratado/-s/shiitakes deshidratados, seta china seca, hongo chino seco/hongos chinos secos, hongo shiitake seco/hongos shiitake secos/hongos shiitakes secos, seta shiitake seca/setas shiitake secas/setas shiitakes secas',
    'oyster mushroom':
      'seta de ostra/setas de ostra, seta ostra/setas ostras/setas ostra, gírgola/-s, hongo ostra/hongos ostras/hongos ostra, seta de chopo/setas de chopo, orellana/-s, pleurotus, hongo seta ostra/hongos setas ostras/hongos setas ostra, seta pleurotus/setas pleurotus, seta común/setas comunes, seta de concha/setas de concha, seta de cardo joven/setas de cardo joven',
    'king oyster mushroom': 'seta de cardo/setas de cardo, eryngii, seta eryngii/setas eryngii/setas eryngiis, seta king oyster/setas kings oysteres',
    'enoki mushroom': 'enoki, seta enoki/setas enoki, hongo enoki/hongos enoki',
    'shimeji mushroom': 'shimeji/-s, seta shimeji/setas shimejis, hongo shimeji/hongos shimejis',
    'maitake mushroom': 'maitake/-s, seta maitake/setas maitakes',
    chanterelle: 'rebozuelo/-s, chantarela/-s, seta chantarela/setas chantarelas, cantarela/-s',
    morel: 'colmenilla/-s, morilla/-s, colmenillas secas, morchella/-s, múrgula/-s',
    'porcini mushroom': 'boletus, boleto/-s, boletus edulis, hongo porcini/hongos porcinis, porcini/-s, seta boletus/setas boletus, seta calabaza/setas calabazas, hongo boletus/hongos boletus, boletus congelado/-s, hongo calabaza/hongos calabazas, funghi porcini fresco/funghis porcinis frescos',
    'dried porcini':
      'boletus seco/-s, boletus deshidratado/-s, hongos secos, setas secas, setas deshidratadas, hongos deshidratados, hongos de pino, hongos de pino secos, funghi secos, hongos secos de pino, seta deshidratada, porcini secos, callampas secas, hongo porcini seco/hongos porcinis secos, polvo de boletus/polvos de boletus, boletus en polvo, hongos chilenos, funghi porcini seco/funghis porcinis secos',
    'wood ear mushroom': 'oreja de madera/orejas de madera, oreja de Judas/orejas de Judas, hongo negro/hongos negros, hongo oreja de madera/hongos orejas de madera, seta oreja de Judas/setas orejas de Judas, moer/-es, hongo wantán/hongos wantanes, seta china negra/setas chinas negras',
    'straw mushroom': 'seta paja/setas pajas, hongo de paja/hongos de paja, hongo paja/hongos pajas',
    "lion's mane mushroom": 'melena de león/melenas de león, seta melena de león/setas melenas de león',
    truffle: 'trufa negra/trufas negras, trufa fresca/trufas frescas, trufa blanca/trufas blancas, trufa de verano/trufas de verano, ralladura de trufa/ralladuras de trufa, trufa rallada/trufas ralladas',
    nori: 'nori, alga nori/algas nori/algas noris',
    kombu: 'kombu, alga kombu/algas kombu, kelp/-s',
    wakame: 'wakame, alga wakame/algas wakame, cochayuyo/-s, luche/-s',
    dulse: 'dulse/-s, alga dulse/algas dulses',
    hijiki: 'hijiki/-s, alga hijiki/algas hijikis, alga hiziki/algas hizikis',
    'sea lettuce': 'lechuga de mar/lechugas de mar, aonori/-s, alga ulva/algas ulvas',
    'sea spaghetti': 'espagueti de mar/espaguetis de mar, alga espagueti de mar/algas espaguetis de mar',
    lemon: 'limón/limones, limón real/limones reales, limón europeo/limones europeos, limón eureka/limones eurekas, limón sutil amarillo/limones sutiles amarillos',
    'meyer lemon': 'limón Meyer/limones Meyer',
    lime: 'lima, limón verde/limones verdes, limón sutil/limones sutiles, limón mexicano/limones mexicanos, limón criollo/limones criollos, limón persa/limones persas, lima ácida/-s/limas ácidas, limón de Pica/limones de Pica, limón Tahití/limones Tahití, limón sin semilla/limones sin semilla, limón peruano/limones peruanos, limón ceutí/limones ceutíes, limón mandarina/limones mandarinas/limones mandarina, limón con semilla/limones con semilla, limón agrio verde/limones agrios verdes, lima limón/lima limones/limas limones/limas limón',
    'lemon juice':
      'zumo de limón/zumos de limón, jugo de limón/jugos de limón, zumo de limones, zumo de medio limón, jugo de medio limón, zumo de un limón, jugo de un limón, jugo de limones, zumito de limón/zumitos de limón, limón exprimido/limones exprimidos, chorro de limón/chorros de limón, chorrito de limón/chorritos de limón, gotas de limón, unas gotas de limón',
    'lime juice':
      'zumo de lima/zumos de lima, jugo de lima/jugos de lima, zumo de limas, jugo de limón verde/jugos de limón verde, jugo de limón sutil/jugos de limón sutil, jugo de limón criollo/jugos de limón criollo, jugo de limón persa/jugos de limón persa, jugo de limón peruano/jugos de limón peruano, jugo de limón de Pica/jugos de limón de Pica, zumo de una lima',
    yuzu: 'yuzu/-s',
    'lemon zest':
      'ralladura de limón/ralladuras de limón, piel de limón, cáscara de limón/cáscaras de limón, corteza de limón/cortezas de limón, ralladura de cáscara de limón/ralladuras de cáscara de limón, ralladura de piel de limón/ralladuras de piel de limón, ralladura de un limón, ralladura de medio limón, zeste de limón/zestes de limón, monda de limón/mondas de limón, peladura de limón/peladuras de limón, cascarita de limón/cascaritas de limón, ralladura de limones, piel rallada de limón/piel ralladas de limón/pieles ralladas de limón, cáscara rallada de limón/cáscaras ralladas de limón, limón rallado/limones rallados, raspadura de limón/raspaduras de limón, ralladura de corteza de limón/ralladuras de corteza de limón, ralladura fina de limón/ralladuras finas de limón',
    'lime zest': 'ralladura de lima/ralladuras de lima, piel de lima, cáscara de lima/cáscaras de lima, ralladura de limón verde/ralladuras de limón verde, corteza de lima/cortezas de lima, cáscara de limón verde/cáscaras de limón verde, raspadura de lima/raspaduras de lima',
    'orange zest':
      'ralladura de naranja/ralladuras de naranja, piel de naranja, cáscara de naranja/cáscaras de naranja, corteza de naranja/cortezas de naranja, ralladura de cáscara de naranja/ralladuras de cáscara de naranja, ralladura de piel de naranja/ralladuras de piel de naranja, zeste de naranja/zestes de naranja, monda de naranja/mondas de naranja, ralladura de una naranja, peladura de naranja/peladuras de naranja, cascarita de naranja/cascaritas de naranja, naranja rallada/naranjas ralladas, ralladura de mandarina/ralladuras de mandarina, piel de mandarina, cáscara de mandarina/cáscaras de mandarina, raspadura de naranja/raspaduras de naranja, cáscara de naranja seca/cáscaras de naranja seca, piel seca de naranja/piel secas de naranja/pieles secas de naranja',
    orange: 'naranja/-s, naranja de zumo/naranjas de zumo, naranja de jugo/naranjas de jugo, naranja navel/naranjas naveles, naranja para zumo/naranjas para zumo, naranja valencia/naranjas valencias/naranjas valencia, naranja de ombligo/naranjas de ombligo, toronja agria/toronjas agrias/toronjas agria',
    'blood orange': 'naranja sanguina/naranjas sanguinas, naranja roja/naranjas rojas, naranja de sangre/naranjas de sangre, sanguina/-s',
    mandarin: 'mandarina/-s, clementina/-s, tangerina/-s, satsuma/-s, mandarina clementina/mandarinas clementinas',
    'canned mandarin': 'mandarina en almíbar/mandarinas en almíbar, mandarina en lata/mandarinas en lata, mandarinas en conserva, mandarinas de lata',
    kumquat: 'kumquat/-s, naranja china enana/naranjas chinas enanas, quinoto/-s, naranjita china/naranjitas chinas',
    grapefruit: 'pomelo/-s, toronja/-s',
    pomelo: 'pampelmusa/-s, pomelo chino/pomelos chinos, pummelo/-s',
    apple:
      'manzana/-s, manzana Golden/manzanas Golden, manzana fuji/manzanas fuji, manzana Granny Smith/manzanas Granny Smith, manzana gala/manzanas gala, manzana royal gala/manzanas royales gala, manzana starking/manzanas starkings/manzanas starking, manzana deliciosa/manzanas deliciosas, manzana pink lady/manzanas pinks lady, manzana israel/manzanas israeles, manzana delicia/manzanas delicias, perón/perones, manzana panochera/manzanas panocheras, manzana de Aragón/manzanas de Aragón, manzana gala royal/manzanas gala royales',
    'cooking apple': 'manzana reineta/manzanas reinetas/manzanas reineta, reineta/-s, manzana de asar/manzanas de asar, manzana para asar/manzanas para asar, manzana de cocer/manzanas de cocer',
    'crab apple': 'manzana silvestre/manzanas silvestres, tejocote/-s, manzanita/-s',
    pear: 'pera, pera conferencia/-s/peras conferencias/peras conferencia, pera conference/-s/peras conferences, pera de agua, pera limonera/-s/peras limoneras/peras limonera, pera blanquilla/-s/peras blanquillas/peras blanquilla, pera ercolina/-s/peras ercolinas, pera Williams, pera anjou/-s/peras anjous, pera verde/-s/peras verdes, pera madura/-s/peras maduras, pera mantequilla/-s/peras mantequillas, pera de San Juan, pera packham/-s/peras packhams, perita/-s',
    'asian pear': 'nashi/-s, pera nashi/-s/peras nashis, pera asiática/-s/peras asiáticas, pera china/-s/peras chinas',
    quince: 'membrillo/-s, pulpa de membrillo fresco/pulpas de membrillo fresco',
    peach: 'melocotón/melocotones, durazno/-s, paraguayo/-s, paraguaya/-s, melocotón de viña/melocotones de viña, pavía/-s, melocotón de Calanda/melocotones de Calanda, durazno priscos/duraznos priscos, griñón/griñones',
    nectarine: 'nectarina/-s, pelón/pelones, durazno pelado fresco/duraznos pelados frescos, briñón/briñones',
    'canned peach':
      'melocotón en almíbar/melocotones en almíbar, durazno en almíbar/duraznos en almíbar, melocotón en conserva/melocotones en conserva, durazno en lata/duraznos en lata, melocotones de lata, durazno en conserva/duraznos en conserva, duraznos al natural, duraznos en mitades, lata de duraznos/latas de duraznos, melocotón en lata/melocotones en lata, lata de duraznos en almíbar/latas de duraznos en almíbar, duraznos en su jugo',
    plum: 'ciruela/-s, ciruela claudia/ciruelas claudias, mirabel/-es, jocote/-s, ciruela remolacha/ciruelas remolachas',
    damson: 'ciruela damascena/ciruelas damascenas, endrina/-s, arañón/arañones',
    apricot: 'albaricoque/-s, damasco/-s, chabacano/-s, albercoque/-s',
    cherry: 'cereza/-s, picota/-s, cerezas del Jerte, cereza deshuesada/cerezas deshuesadas, capulín/capulines, picota del Jerte/picotas del Jerte, cereza congelada/cerezas congeladas, cerezas sin hueso',
    'sour cherry': 'guinda/-s, cereza ácida/cerezas ácidas, cerezas en almíbar, cereza amarga/cerezas amargas, guindas en almíbar, cerezas en conserva, cerezas al natural',
    strawberry: 'fresa/-s, frutilla/-s, fresón/fresones, fresa congelada/fresas congeladas, frutilla congelada/frutillas congeladas, fresita/-s, fresa de bosque/fresas de bosque',
    blueberry: 'arándano/-s, mora azul/moras azules, blueberry, mirtilo/-s, blueberries, mortiño/-s, agraz/agraces, arándano congelado/arándanos congelados, mora azul congelada/moras azules congeladas, maqui/-s',
    raspberry: 'frambuesa/-s, frambuesa congelada/frambuesas congeladas, sangüesa/-s',
    blackberry: 'mora/-s, zarzamora/-s, mora de zarza/moras de zarza, zarza/-s, mora de Castilla/moras de Castilla, zarzaparrilla fresca/zarzaparrillas frescas, boysenberry, mora congelada/moras congeladas, zarzamora congelada/zarzamoras congeladas, pulpa de mora/pulpas de mora',
    'black currant': 'grosella negra/grosellas negras, casis, cassis fruta/-s, casís/casises',
    'red currant': 'grosella/-s, zarzaparrilla roja/zarzaparrillas rojas, corinto fresco/corintos frescos',
    gooseberry: 'grosella espinosa/grosellas espinosas, uva espina/uvas espinas, grosella silvestre/grosellas silvestres, agrazón/agrazones',
    cranberry: 'arándano rojo/arándanos rojos, arándano agrio/arándanos agrios, cranberry, arándano rojo congelado/arándanos rojos congelados, cranberries',
    lingonberry: 'arándano rojo sueco/arándanos rojos suecos, lingonberry',
    elderberry: 'baya de saúco/bayas de saúco, saúco baya/saúcos bayas, sauco/-s, saúco/-s, bayas de sauco',
    mulberry: 'mora de morera/moras de morera, mora blanca de árbol/moras blancas de árbol, mora de árbol/moras de árbol',
    'mixed berry':
      'frutos rojos, frutas del bosque, frutos del bosque, bayas, frutas rojas, frutos rojos congelados, berries, mezcla de frutos rojos/mezclas de frutos rojos, frutas del bosque congeladas, mix de berries, mix de frutos rojos, frutillas y frutos rojos, moras mixtas, mezcla de bayas/mezclas de bayas, berries congeladas, mezcla de frutos del bosque/mezclas de frutos del bosque',
    açaí: 'açaí/-es, pulpa de açaí/pulpas de açaí, asaí/-es, açai/-s',
    'cape gooseberry': 'aguaymanto/-s, physalis, uchuva/-s, uvilla/-s, alquequenje/-s, capulí/-es, fisalis, topotopo/-s',
    'sea buckthorn': 'espino amarillo/espinos amarillos, baya de espino amarillo/bayas de espino amarillo',
    grape: 'uva/-s, uva moscatel/uvas moscateles/uvas moscatel, uva tinta/uvas tintas, uva red globe/uvas redes globes, uva aledo/uvas aledos',
    banana:
      'plátano/-s, banana/-s, banano/-s, guineo/-s, cambur/-es, plátano Tabasco maduro/plátanos Tabasco maduros, plátano dominico maduro/plátanos dominicos maduros, plátano de seda/plátanos de seda, plátano de isla/plátanos de isla, plátano congelado/plátanos congelados, banana congelada/bananas congeladas, plátano fruta/plátanos frutas/plátanos fruta, plátano roatán/plátanos roatanes, platano/-s',
    mango: 'mango/-s, mango Ataulfo/mangos Ataulfo, mango manila/mangos manila, pulpa de mango/pulpas de mango, mango congelado/mangos congelados, manga/-s, mango petacón/mangos petacones, mango Kent/mangos Kent, mango edward/mangos edwardes, puré de mango/purés de mango, mango Tommy/mangos Tommy',
    'green mango': 'mango verde/mangos verdes, mango biche/mangos biches',
    papaya: 'papaya/-s, lechosa/-s, fruta bomba/frutas bomba, mamón fruta/mamones frutas/mamones fruta, papaya maduradol/papayas maduradoles, papaya maradol/papayas maradoles, papayón/papayones, pulpa de papaya/pulpas de papaya',
    pineapple: 'piña/-s, ananá/-s, ananases, piña miel/piñas mieles/piñas miel, piña congelada/piñas congeladas, piña tropical/piñas tropicales, piña golden/piñas golden, piña oro miel/piñas oros mieles/piñas oros miel, cáscara de piña/cáscaras de piña, pulpa de piña/pulpas de piña',
    'canned pineapple':
      'piña en almíbar/piñas en almíbar, piña en su jugo/piñas en su jugo, piña en lata/piñas en lata, piña de lata/piñas de lata, lata de piña/latas de piña, piña en conserva/piñas en conserva, ananá en almíbar/ananás en almíbar, piña enlatada/piñas enlatadas, piña en rodajas en almíbar/piñas en rodajas en almíbar, lata de piña en almíbar/latas de piña en almíbar, ananá en lata/ananás en lata, piña al natural en lata/piñas al natural en lata, piña triturada en lata/piñas trituradas en lata, piña en trozos en almíbar/piñas en trozos en almíbar',
    melon: 'melón/melones, melón piel de sapo/melones piel de sapo/melones pieles de sapo, melón de Villaconejos/melones de Villaconejos, melón galia/melones galias, melón charentais/melones charentais, melón escrito/melones escritos',
    cantaloupe: 'melón cantalupo/melones cantalupos, melón cantaloup/melones cantaloups, cantalupo/-s, melón rocío de miel naranja/melones rocíos de miel naranja, melón calameño/melones calameños, melón francés/melones franceses',
    'honeydew melon': 'melón verde honeydew/melones verdes honeydews, melón rocío de miel/melones rocíos de miel, melón honeydew/melones honeydews, melón tuna/melones tunas',
    watermelon: 'sandía/-s, patilla/-s, melón de agua/melones de agua, pulpa de sandía/pulpas de sandía',
    kiwi: 'kiwi/-s, kivi/-s, kiwi gold/kiwis goldes',
    fig: 'higo/-s, breva/-s',
    pomegranate: 'granada/-s, semillas de granada, arilos de granada, pepitas de granada',
    'passion fruit':
      'maracuyá/-s, fruta de la pasión/frutas de la pasión, parchita/-s, granadilla/-s, parcha/-s, chinola/-s, mburucuyá/-s, pulpa de maracuyá/pulpas de maracuyá, curuba/-s, pulpa de fruta de la pasión/pulpas de fruta de la pasión, taxo/-s, badea/-s, gulupa/-s, tumbo/-s, jugo concentrado de maracuyá/jugos concentrados de maracuyá',
    lychee: 'lichi/-s, litchi/-s, lychee/-s, lichis en almíbar, lichia/-s',
    longan: 'longan/-es',
    rambutan: 'rambután/rambutanes, mamón chino/mamones chinos',
    mangosteen: 'mangostán/mangostanes, mangostino/-s',
    'dragon fruit': 'pitaya/-s, pitahaya/-s, fruta del dragón/frutas del dragón, fruta dragón/frutas dragones',
    'star fruit': 'carambola/-s, fruta estrella/frutas estrellas, carambolo/-s',
    guava: 'guayaba/-s, pulpa de guayaba/pulpas de guayaba, arazá/-s, goiaba/-s',
    feijoa: 'feijoa/-s, guayaba del Brasil/guayabas del Brasil, guayabo del país/guayabos del país',
    persimmon: 'caqui/-s, kaki/-s, persimón/persimones, persimmon/-es, palosanto/-s, caqui persimón/caquis persimones, caqui persimon, kaki persimon/kakis persimones, palo santo fruta/palos santos frutas/palos santos fruta',
    'prickly pear': 'higo chumbo/higos chumbos, chumbo/-s, tuna roja/tunas rojas, tuna verde/tunas verdes, tuna blanca/tunas blancas, fruta de nopal/frutas de nopal, xoconostle/-s, higo de tuna/higos de tuna, joconostle/-s, pulpa de tuna/pulpas de tuna',
    jackfruit: 'yaca/-s, jackfruit/-s, jaca/-s, fruta de jack/frutas de jack',
    durian: 'durián/durianes, durian',
    soursop: 'guanábana/-s, graviola/-s, pulpa de guanábana/pulpas de guanábana, catuche/-s',
    cherimoya: 'chirimoya/-s, anona/-s, anón/anones, atemoya/-s, pulpa de chirimoya/pulpas de chirimoya',
    loquat: 'níspero/-s, níspero japonés/nísperos japoneses',
    medlar: 'níspero europeo/nísperos europeos, níspola/-s, níspero mespilus/nísperos mespilus',
    'rose hip': 'escaramujo/-s, rosa mosqueta/rosas mosquetas, tapaculo fruto/tapaculos frutos',
    tamarind: 'tamarindo/-s, pulpa de tamarindo/pulpas de tamarindo, vaina de tamarindo/vainas de tamarindo',
    rhubarb: 'ruibarbo/-s',
    raisin: 'pasa/-s, uva pasa/uvas pasas/uvas pasa, pasas de Corinto grandes, pasas moscatel, pasas de Málaga, pasita/-s, uvas pasas morochas, pasas de uva, pasa de uva, pasas de uva morochas',
    'golden raisin':
      'pasa sultana/pasas sultanas/pasas sultana, sultana/-s, pasa rubia/pasas rubias, pasa dorada/pasas doradas, uva pasa rubia/uvas pasas rubias/uvas pasa rubias, uva pasa blanca/uvas pasas blancas/uvas pasa blancas, pasas de uva rubias, pasa blanca/pasas blancas, pasa güera/pasas güeras, uva pasa sultana/uvas pasas sultanas/uvas pasa sultana',
    currant: 'pasa de Corinto/pasas de Corinto, corintos, uvas de Corinto',
    'dried cranberry': 'arándano seco/arándanos secos, arándano rojo seco/arándanos rojos secos, arándano deshidratado/arándanos deshidratados, arándano rojo deshidratado/arándanos rojos deshidratados, cranberries secos, cranberries deshidratados, arándanos rojos desecados, arándanos pasas, arándanos desecados',
    'dried cherry': 'cereza seca/cerezas secas, cereza deshidratada/cerezas deshidratadas, guinda seca/guindas secas',
    'dried blueberry': 'arándano azul seco/arándanos azules secos, arándano azul deshidratado/arándanos azules deshidratados',
    'dried barberry': 'agracejo/-s, bérbero seco/bérberos secos, bayas de agracejo',
    'goji berry': 'goji/-s, baya de goji/bayas de goji, bayas goji',
    date: 'dátil/-es, dátil medjool/dátiles medjool, dátil medjoul/dátiles medjoules, dátil sin hueso/dátiles sin hueso, dátil deshuesado/dátiles deshuesados, dátiles deglet nour, pasta de dátiles/pastas de dátiles, dátil seco/dátiles secos, puré de dátiles/purés de dátiles, crema de dátiles/cremas de dátiles',
    'dried apricot':
      'orejón/orejones, orejón de albaricoque/orejones de albaricoque, albaricoque seco/albaricoques secos, damasco seco/damascos secos, damasco deshidratado/damascos deshidratados, chabacano seco/chabacanos secos, albaricoque deshidratado/albaricoques deshidratados, albaricoque desecado/albaricoques desecados, orejones de albaricoques, damasco turco/damascos turcos, chabacano deshidratado/chabacanos deshidratados, orejón de damasco/orejones de damasco, damasco desecado/damascos desecados, albaricoque pasa/albaricoques pasas/albaricoques pasa',
    'dried peach': 'orejón de melocotón/orejones de melocotón, durazno seco/duraznos secos, huesillo/-s, orejón de durazno/orejones de durazno, melocotón seco/melocotones secos, durazno deshidratado/duraznos deshidratados, melocotón deshidratado/melocotones deshidratados',
    'dried pear': 'pera seca/-s/peras secas, pera deshidratada/-s/peras deshidratadas, orejón de pera/orejones de pera',
    'dried apple': 'manzana seca/manzanas secas, manzana deshidratada/manzanas deshidratadas, orejón de manzana/orejones de manzana',
    prune:
      'ciruela pasa/ciruelas pasas/ciruelas pasa, ciruela seca/ciruelas secas, ciruelas pasas sin hueso, ciruela pasa deshuesada/ciruelas pasas deshuesadas/ciruelas pasa deshuesadas, ciruelas secas sin hueso, ciruela deshidratada/ciruelas deshidratadas, ciruelas sin hueso, guindón/guindones, ciruela negra seca/ciruelas negras secas, pasa ciruela/pasas ciruelas',
    'dried fig': 'higo seco/higos secos, higo paso/higos pasos, pan de higo sin almendras/panes de higo sin almendras, higo deshidratado/higos deshidratados',
    'dried mango': 'mango seco/mangos secos, mango deshidratado/mangos deshidratados',
    'dried pineapple': 'piña deshidratada/piñas deshidratadas, piña seca/piñas secas, piña confitada/piñas confitadas, piña escarchada/piñas escarchadas, piña glaseada/piñas glaseadas',
    'banana chip': 'chips de plátano, plátano deshidratado/plátanos deshidratados, chips de banana, banana deshidratada/bananas deshidratadas, chifle/-s, mariquitas, platanitos fritos, tostoncitos, tajadas fritas en bolsa, plataninas',
    'mixed dried fruit': 'fruta seca/frutas secas, fruta deshidratada/frutas deshidratadas, frutas desecadas, fruta desecada, mezcla de frutas secas/mezclas de frutas secas, frutas pasas',
    'maraschino cherry':
      'cereza marrasquino/cerezas marrasquinos, cereza al marrasquino/cerezas al marrasquino, cereza en marrasquino/cerezas en marrasquino, guinda al marrasquino/guindas al marrasquino, cereza marraschino/cerezas marraschinos, cerezas al maraschino, cereza de cóctel/cerezas de cóctel, cereza maraschino/cerezas maraschinos',
    salt: 'sal/-es, sal marina/sales marinas, sal yodada/sales yodadas, sal de mar/sales de mar, salcita/-s, sal fina marina/sales finas marinas, sal de cocina/sales de cocina, sal marina molida/sales marinas molidas, sal de grano fino/sales de grano fino, sal entrefina/sales entrefinas, sal de Maras/sales de Maras, sal de Colima/sales de Colima',
    'kosher salt':
      'sal gruesa/sales gruesas, sal gorda/sales gordas, sal de grano/sales de grano, sal kosher/sales kosheres, sal de mar gruesa/sales de mar gruesa, sal marina gruesa/sales marinas gruesas, sal gruesa marina/sales gruesas marinas, sal en grano/sales en grano, sal entrefina gruesa/sales entrefinas gruesas, sal parrillera/sales parrilleras, sal para hornear pescado/sales para hornear pescado',
    'flaky salt': 'sal en escamas/sales en escamas, escamas de sal, sal Maldon/sales Maldon, flor de sal/flores de sal, sal en escamas Maldon/sales en escamas Maldon, sal maldón/sales maldones, sal escamas/sales escamas',
    'smoked salt': 'sal ahumada/sales ahumadas, sal en escamas ahumada/sales en escamas ahumada',
    'black salt': 'sal negra/sales negras, kala namak/kalas namaks, sal negra del Himalaya/sales negras del Himalaya, kalanamak/-s',
    'pink salt': 'sal rosa/sales rosas/sales rosa, sal del Himalaya/sales del Himalaya, sal rosa del Himalaya/sales rosas del Himalaya/sales rosa del Himalaya, sal rosada/sales rosadas, sal himalaya/sales himalayas, sal rosada del Himalaya/sales rosadas del Himalaya',
    'celery salt': 'sal de apio/sales de apio, sal con apio/sales con apio',
    'garlic salt': 'sal de ajo/sales de ajo, sal con ajo/sales con ajo',
    'onion salt': 'sal de cebolla/sales de cebolla',
    MSG: 'glutamato/-s, glutamato monosódico/glutamatos monosódicos, ajinomoto/-s, aji-no-moto/-s, ajino-moto/-s',
    'black pepper':
      'pimienta/-s, pimienta molida/pimientas molidas, pimienta negra molida/pimientas negras molidas, pimienta recién molida/pimientas recienes molidas, pimienta negra recién molida/pimientas negras recienes molidas, pimienta fresca molida/pimientas frescas molidas, pimienta blanca y negra/pimientas blancas y negra, pimienta negra en polvo/pimientas negras en polvo, mezcla de pimientas/mezclas de pimientas, pimienta de cinco colores/pimientas de cinco colores, pimienta recién rallada/pimientas recienes ralladas, pimienta en polvo/pimientas en polvo, cinco pimientas, pimienta de cuatro colores/pimientas de cuatro colores, pimienta de castilla molida/pimientas de castilla molida, pimienta de olor negra/pimientas de olor negra, pimienta recien molida, pimentita/-s',
    'black peppercorn':
      'pimienta en grano/pimientas en grano, grano de pimienta/granos de pimienta, pimienta negra en grano/pimientas negras en grano, bolita de pimienta/bolitas de pimienta, bolas de pimienta, pimienta entera/pimientas enteras, pimienta negra entera/pimientas negras enteras, pimienta de Castilla/pimientas de Castilla, pimienta gorda negra/pimientas gordas negras, bola de pimienta negra/bolas de pimienta negra, pimienta negra en granos/pimientas negras en granos, pimienta en granos/pimientas en granos, pimienta de olor en grano negra/pimientas de olor en grano negra, pimienta negra grano/pimientas negras granos',
    'white pepper': 'pimienta blanca/pimientas blancas, pimienta blanca molida/pimientas blancas molidas, pimienta blanca en polvo/pimientas blancas en polvo, granos de pimienta blanca, pimienta blanca recién molida/pimientas blancas recienes molidas',
    'green peppercorn': 'pimienta verde/pimientas verdes, granos de pimienta verde, pimienta verde en conserva/pimientas verdes en conserva, pimienta verde en salmuera/pimientas verdes en salmuera',
    'pink peppercorn': 'pimienta rosa/pimientas rosas/pimientas rosa, pimienta rosada/pimientas rosadas, granos de pimienta rosa, pimienta roja en grano/pimientas rojas en grano, bayas rosas',
    'sichuan pepper': 'pimienta de Sichuan/pimientas de Sichuan, pimienta de Szechuan/pimientas de Szechuan, pimienta Sichuan/pimientas Sichuan, pimienta de Sechuán/pimientas de Sechuán, pimienta Szechuan/pimientas Szechuan, pimienta de Setchuán/pimientas de Setchuán',
    'garam masala': 'garam masala/garams masalas, garam massala/garams massalas',
    turmeric: 'cúrcuma/-s, cúrcuma molida/cúrcumas molidas, cúrcuma en polvo/cúrcumas en polvo, palillo en polvo/palillos en polvo, azafrán de raíz/azafranes de raíz, azafrán de bolita/azafranes de bolita, guisador/-es, palillo molido/palillos molidos, polvo de cúrcuma/polvos de cúrcuma',
    saffron: 'azafrán/azafranes, estigmas de azafrán, azafrán molido/azafranes molidos, azafrán en polvo/azafranes en polvo, pistilos de azafrán, cápsula de azafrán/cápsulas de azafrán, pelo de azafrán/pelos de azafrán, azafrán de la Mancha/azafranes de la Mancha',
    'ground cumin': 'comino/-s, comino molido/cominos molidos, comino en polvo/cominos en polvo, polvo de comino/polvos de comino, comino recién molido/cominos recienes molidos',
    'cumin seed': 'comino en grano/cominos en grano, grano de comino/granos de comino, semillas de comino, comino entero/cominos enteros, semilla de comino, comino en granos/cominos en granos, comino en semilla/cominos en semilla',
    'ground coriander': 'cilantro molido/cilantros molidos, coriandro molido/coriandros molidos, cilantro en polvo/cilantros en polvo, semillas de cilantro molidas, coriandro en polvo/coriandros en polvo, semilla de cilantro molida/semillas de cilantro molida, coriandro/-s, culantro molido/culantros molidos',
    'coriander seed':
      'semilla de cilantro/semillas de cilantro, semillas de coriandro, cilantro en grano/cilantros en grano, cilantro seco en grano/cilantros secos en grano, coriandro en grano/coriandros en grano, granos de cilantro, granos de coriandro, semilla de coriandro, semilla de culantro/semillas de culantro, cilantro en semilla/cilantros en semilla, cilantro en granos/cilantros en granos',
    'smoked paprika':
      'pimentón ahumado/pimentones ahumados, pimentón de la Vera/pimentones de la Vera, pimentón dulce de la Vera/pimentones dulces de la Vera, pimentón picante de la Vera/pimentones picantes de la Vera, páprika ahumada/páprikas ahumadas, paprika ahumada/paprikas ahumadas, pimentón dulce ahumado/pimentones dulces ahumados, pimentón agridulce de la Vera/pimentones agridulces de la Vera, merkén suave/merkenes suaves, pimentón picante ahumado/pimentones picantes ahumados, ají de color ahumado/ajíes de color ahumado, pimentón agridulce ahumado/pimentones agridulces ahumados, pimentón español ahumado/pimentones españoles ahumados',
    paprika:
      'pimentón/pimentones, pimentón molido/pimentones molidos, paprika/-s, páprika/-s, ají de color/ajíes de color, pimentón rojo dulce/pimentones rojos dulces, pimentón rojo molido/pimentones rojos molidos, pimentón en polvo/pimentones en polvo, páprika molida/páprikas molidas, páprika en polvo/páprikas en polvo, pimentón rojo en polvo/pimentones rojos en polvo, pimentón dulce molido/pimentones dulces molidos, pimentón español/pimentones españoles, pimentón húngaro/pimentones húngaros, paprika en polvo/paprikas en polvo, pimentón dulce en polvo/pimentones dulces en polvo, páprika húngara/páprikas húngaras, ají paprika/ajíes paprikas, ají panca en polvo/ajíes pancas en polvo, paprika molida/paprikas molidas, pimentón choricero en polvo/pimentones choriceros en polvo/pimentones choricero en polvo',
    'chili flakes':
      'copos de chile, hojuelas de chile, ají molido/ajíes molidos, escamas de chile, guindilla en escamas/guindillas en escamas, chile en hojuelas/chiles en hojuelas, chile quebrado/chiles quebrados, chile en escamas/chiles en escamas, copos de guindilla, chile triturado/chiles triturados, peperoncino/-s, peperoncini, guindilla molida/guindillas molidas, ají triturado/ajíes triturados, copos de ají, hojuelas de ají, chili flakes, escamas de guindilla, guindilla triturada/guindillas trituradas, ají rojo molido/ajíes rojos molidos, hojuelas de pimiento rojo, escamas de pimienta roja, pimienta roja triturada/pimientas rojas trituradas, chile seco triturado/chiles secos triturados, chile seco en hojuelas/chiles secos en hojuelas, ají en escamas/ajíes en escamas, hojuelas de chile seco, chili en escamas/chilis en escamas, chile rojo en hojuelas/chiles rojos en hojuelas, escamas de chili, copos de chili, ají en hojuelas/ajíes en hojuelas, ají picante molido/ajíes picantes molidos, chile rojo triturado/chiles rojos triturados, ají quitucho/ajíes quituchos, quitucho/-s, chile molido en hojuelas/chiles molidos en hojuelas, merquén/merquenes, merkén/merkenes, merken, merquen',
    'chili powder':
      'chile en polvo/chiles en polvo, chile molido/chiles molidos, chili en polvo/chilis en polvo, ají en polvo/ajíes en polvo, polvo de chile/polvos de chile, guindilla en polvo/guindillas en polvo, ají panca molido/ajíes pancas molidos, chile piquín molido/chiles piquines molidos, ají panca/ajíes pancas, pasta de ají panca/pastas de ají panca, ají mirasol/ajíes mirasoles, ají mirasol molido/ajíes mirasoles molidos, pasta de ají mirasol/pastas de ají mirasol, ají colorado molido/ajíes colorados molidos, chile rojo en polvo/chiles rojos en polvo, chile rojo molido/chiles rojos molidos, chili molido/chilis molidos, ají especial/ajíes especiales, chile piquín en polvo/chiles piquines en polvo, Tajín, polvo de chili/polvos de chili, chile en polvo Tajín/chiles en polvo Tajín, ají panca en pasta/ajíes pancas en pasta, ají colorado en pasta/ajíes colorados en pasta, ají rojo en polvo/ajíes rojos en polvo, ají picante en polvo/ajíes picantes en polvo, ají especial molido/ajíes especiales molidos, chile de árbol molido/chiles de árbol molido, chile de árbol en polvo/chiles de árbol en polvo, chile dulce en polvo/chiles dulces en polvo, polvo de chile de árbol/polvos de chile de árbol',
    'cayenne pepper':
      'cayena, pimienta de cayena/pimientas de cayena, pimienta cayena/pimientas cayena/pimientas cayenas, cayena molida/-s/cayenas molidas, pimienta de Cayena molida/pimientas de Cayena molida, cayena en polvo, pimienta roja molida/pimientas rojas molidas, pimienta de cayena en polvo/pimientas de cayena en polvo, pimienta roja/pimientas rojas, pimienta cayena molida/pimientas cayena molidas/pimientas cayenas molidas, chile cayena en polvo/chiles cayena en polvo/chiles cayenas en polvo, ají cayena/ajíes cayena/ajíes cayenas, cayena entera/-s/cayenas enteras, pimienta roja en polvo/pimientas rojas en polvo, pimienta cayenne/pimientas cayennes, chile de cayena/chiles de cayena',
    'aleppo pepper': 'pimienta de Alepo/pimientas de Alepo, chile de Alepo/chiles de Alepo, pul biber/pules biberes',
    gochugaru: 'gochugaru/-s, chile coreano en polvo/chiles coreanos en polvo, copos de chile coreano',
    'espelette pepper': 'pimiento de Espelette/pimientos de Espelette, pimienta de Espelette/pimientas de Espelette, chile de Espelette/chiles de Espelette, pimentón de Espelette/pimentones de Espelette',
    'kashmiri chili powder': 'chile de Cachemira/chiles de Cachemira, chile Kashmiri/chiles Kashmiri, guindilla de Cachemira/guindillas de Cachemira',
    'chipotle powder': 'chipotle en polvo, chile chipotle en polvo/chiles chipotle en polvo/chiles chipotles en polvo, chile chipotle molido/chiles chipotle molidos/chiles chipotles molidos, chipotle molido/-s/chipotles molidos',
    'dried red chili':
      'chile seco/chiles secos, guindilla seca/guindillas secas, ají seco/ajíes secos, cayena seca/-s/cayenas secas, chile de árbol/chiles de árbol, chile rojo seco/chiles rojos secos, chile de árbol seco/chiles de árbol seco, guindilla roja seca/guindillas rojas secas, chile cascabel/chiles cascabel, chile puya/chiles puya, chile japonés/chiles japoneses, cacho de cabra/cachos de cabra, ají cacho de cabra/ajíes cachos de cabra, chile árbol/chiles árboles, chile de arbol/chiles de arbol, ají cacho de cabra seco/ajíes cachos de cabra seco, chile cora/chiles coras, chile California/chiles California, chile colorado/chiles colorados, chile piquín seco/chiles piquines secos, chile morita seco/chiles morita secos/chiles moritas secos, chile costeño/chiles costeños, chile catarina/chiles catarinas, chile pulla/chiles pullas, guindillita/-s, guindillita seca/guindillitas secas, bicho seco/bichos secos, chile guaque/chiles guaques, chile cambray seco/chiles cambray secos, guindilla cayena/guindillas cayena/guindillas cayenas, ají mirasol seco/ajíes mirasoles secos, ají panca seco/ajíes pancas secos, ají mirasol entero/ajíes mirasoles enteros, ají panca entero/ajíes pancas enteros, chile chilhuacle/chiles chilhuacles',
    'ancho chili':
      'chile ancho/chiles ancho/chiles anchos, ñora/-s, pimiento choricero/pimientos choriceros/pimientos choricero, choricero/-s, pimiento seco/pimientos secos, pulpa de pimiento choricero/pulpas de pimiento choricero, carne de pimiento choricero/carnes de pimiento choricero, pulpa de ñora/pulpas de ñora, pulpa de choricero/pulpas de choricero, carne de choricero/carnes de choricero, chile mulato/chiles mulato/chiles mulatos, pimientos choriceros secos, ñora seca/ñoras secas, carne de ñora/carnes de ñora, pimiento choricero seco/pimientos choricero secos, carne de pimientos choriceros, pulpa de pimientos choriceros, ancho chile/-s/anchos chiles, pimiento ñora/pimientos ñoras/pimientos ñora, chile ancho seco/chiles ancho secos/chiles anchos secos, chile ancho en polvo/chiles ancho en polvo/chiles anchos en polvo, chile ancho molido/chiles ancho molidos/chiles anchos molidos, pimiento rojo seco/pimientos rojos secos',
    'guajillo chili': 'chile guajillo/chiles guajillo/chiles guajillos, guajillo, chile guajillo seco/chiles guajillo secos/chiles guajillos secos, chile guajillo en polvo/chiles guajillo en polvo/chiles guajillos en polvo, chile mirasol/chiles mirasoles',
    'pasilla chili': 'chile pasilla/chiles pasilla/chiles pasillas, pasilla, chile negro/chiles negros, chile pasilla seco/chiles pasilla secos/chiles pasillas secos, chile pasilla en polvo/chiles pasilla en polvo/chiles pasillas en polvo, chile chilaca seco/chiles chilacas secos',
    'chipotle chili': 'chile chipotle/chiles chipotle/chiles chipotles, chipotle seco/-s/chipotles secos, chile morita/chiles morita/chiles moritas, chipotle, chile chipotle seco/chiles chipotle secos/chiles chipotles secos, morita',
    'onion powder': 'cebolla en polvo/cebollas en polvo, polvo de cebolla/polvos de cebolla, cebolla granulada/cebollas granuladas, cebolla molida en polvo/cebollas molidas en polvo, cebolla molida/cebollas molidas, cebolla seca en polvo/cebollas secas en polvo',
    'garlic powder':
      'ajo en polvo/ajos en polvo, polvo de ajo/polvos de ajo, ajo granulado/ajos granulados, ajo molido/ajos molidos, ajo deshidratado/ajos deshidratados, ajo seco/ajos secos, ajo seco en polvo/ajos secos en polvo, ajo seco molido/ajos secos molidos, ajo en gránulos/ajos en gránulos, ajo deshidratado en polvo/ajos deshidratados en polvo, sémola de ajo/sémolas de ajo',
    'dried onion': 'cebolla deshidratada/cebollas deshidratadas, cebolla seca en escamas/cebollas secas en escamas, cebolla en escamas/cebollas en escamas, cebolla en copos/cebollas en copos',
    cinnamon:
      'canela/-s, canela en polvo/canelas en polvo, canela molida/canelas molidas, polvo de canela/polvos de canela, canela de Ceilán/canelas de Ceilán, canela molida en polvo/canelas molidas en polvo, canela para espolvorear/canelas para espolvorear, canela Ceylán/canelas Ceylán, canelita/-s, canela de Ceylán molida/canelas de Ceylán molida',
    'cinnamon stick':
      'rama de canela/ramas de canela, canela en rama/canelas en rama, palo de canela/palos de canela, raja de canela/rajas de canela, astilla de canela/astillas de canela, palito de canela/palitos de canela, ramita de canela/ramitas de canela, canela en palo/canelas en palo, canela entera/canelas enteras, canela en raja/canelas en raja, trozo de canela/trozos de canela, canela rama/canelas ramas, varita de canela/varitas de canela, vara de canela/varas de canela, canela en astilla/canelas en astilla, canela en rajas/canelas en rajas, canela en trozo/canelas en trozo, canela en palito/canelas en palito',
    nutmeg:
      'nuez moscada/nueces moscadas, nuez moscada molida/nueces moscadas molidas, moscada/-s, nuez moscada recién rallada/nueces moscadas recienes ralladas, nuez moscada en polvo/nueces moscadas en polvo, nuez moscada recién molida/nueces moscadas recienes molidas, ralladura de nuez moscada/ralladuras de nuez moscada',
    mace: 'macis, macia/-s, macis molida/-s',
    cardamom: 'cardamomo/-s, cardamomo molido/cardamomos molidos, cardamomo en polvo/cardamomos en polvo',
    'cardamom pod':
      'vaina de cardamomo/vainas de cardamomo, semilla de cardamomo/semillas de cardamomo, cardamomo en grano/cardamomos en grano, cardamomo en vaina/cardamomos en vaina, cardamomo verde/cardamomos verdes, cápsula de cardamomo/cápsulas de cardamomo, cardamomo entero/cardamomos enteros, granos de cardamomo',
    'black cardamom': 'cardamomo negro/cardamomos negros, vaina de cardamomo negro/vainas de cardamomo negro',
    clove: 'clavo/-s, clavo de olor/clavos de olor, clavo de especia/clavos de especia, clavito de olor/clavitos de olor, clavito/-s, clavo de comida/clavos de comida, clavo especia/clavos especias',
    'ground cloves': 'clavo molido/clavos molidos, clavo de olor molido/clavos de olor molido, clavo en polvo/clavos en polvo, clavo de olor en polvo/clavos de olor en polvo',
    allspice:
      'pimienta de Jamaica/pimientas de Jamaica, pimienta gorda/pimientas gordas, pimienta dulce/pimientas dulces, pimienta de olor/pimientas de olor, pimienta inglesa/pimientas inglesas, pimienta de Tabasco/pimientas de Tabasco, pimienta de olor molida/pimientas de olor molida, pimienta guayabita/pimientas guayabitas, guayabita/-s, malagueta/-s, pimienta malagueta/pimientas malaguetas, pimienta de Jamaica molida/pimientas de Jamaica molida, pimienta gorda molida/pimientas gordas molidas, pimienta de chapa/pimientas de chapa, pimienta dulce molida/pimientas dulces molidas, allspice/-s',
    'star anise': 'anís estrellado/anises estrellados, badiana/-s, estrella de anís/estrellas de anís, anís estrella/anises estrellas',
    'anise seed':
      'anís en grano/anises en grano, semilla de anís/semillas de anís, anís verde/anises verdes, matalahúga/-s, matalahúva/-s, anís molido/anises molidos, granos de anís, matalauva/-s, anís en semilla/anises en semilla, matalahuga/-s, matalauga/-s, anís dulce en grano/anises dulces en grano, anís entero/anises enteros, anís en granos/anises en granos, anicillo/-s, anís matalahúva/anises matalahúvas, grano de anís',
    'ground ginger': 'jengibre en polvo/jengibres en polvo, jengibre molido/jengibres molidos, jengibre seco/jengibres secos, polvo de jengibre/polvos de jengibre, kion en polvo/kiones en polvo, kion molido/kiones molidos, jengibre seco molido/jengibres secos molidos',
    'caraway seed': 'alcaravea/-s, semilla de alcaravea/semillas de alcaravea, kümmel/-es, carvi/-s, comino alemán/cominos alemanes',
    'fennel seed': 'semilla de hinojo/semillas de hinojo, hinojo en grano/hinojos en grano, hinojo en semilla/hinojos en semilla, granos de hinojo, hinojo en granos/hinojos en granos, hinojo molido/hinojos molidos',
    'fenugreek seed': 'fenogreco/-s, fenugreco/-s, alholva/-s, semillas de fenogreco, fenogreco molido/fenogrecos molidos, semilla de alholva/semillas de alholva',
    'fenugreek leaf': 'hojas de fenogreco, kasuri methi/kasuris methis, hojas secas de fenogreco, hoja de fenogreco',
    'mustard seed': 'semilla de mostaza/semillas de mostaza, grano de mostaza/granos de mostaza, mostaza en grano seca/mostazas en grano seca, mostaza en semillas/mostazas en semillas',
    'mustard powder': 'mostaza en polvo/mostazas en polvo, mostaza seca/mostazas secas, mostaza molida/mostazas molidas, mostaza inglesa en polvo/mostazas inglesas en polvo, polvo de mostaza/polvos de mostaza, mostaza Colman en polvo/mostazas Colman en polvo',
    'celery seed': 'semilla de apio/semillas de apio, apio en polvo/apios en polvo',
    'dill seed': 'semilla de eneldo/semillas de eneldo',
    'nigella seed': 'comino negro/cominos negros, semilla de nigella/semillas de nigella, ajenuz/ajenuces, neguilla/-s, kalonji/-s, nigella/-s',
    ajwain: 'ajwain/-es',
    asafoetida: 'asafétida/-s, hing/-s',
    sumac: 'zumaque/-s, sumac/-s, sumaque/-s',
    amchur: 'amchur/-es, mango en polvo/mangos en polvo',
    annatto:
      'achiote/-s, annato/-s, semilla de achiote/semillas de achiote, achiote en polvo/achiotes en polvo, achiote molido/achiotes molidos, bija/-s, onoto/-s, urucú/-es, urucum/-s, bijol/-es, onoto molido/onotos molidos, achote/-s, mantequilla de achiote sin leche/mantequillas de achiote sin leche, aceite de achiote/aceites de achiote, aceite onotado/aceites onotados, aceite achiotado/aceites achiotados, color achiote/colores achiotes, achote molido/achotes molidos, semillas de onoto, annatto/-s, aceite de annatto/aceites de annatto, bija molida/bijas molidas',
    'juniper berry': 'enebro/-s, baya de enebro/bayas de enebro, enebrina/-s',
    'dried lime': 'lima seca/-s/limas secas, limón negro persa/limones negros persas, lima negra/-s/limas negras',
    'licorice root': 'regaliz/regalices, regaliz de palo/regalices de palo, orozuz/orozuces, palo dulce/palos dulces, regaliz en polvo/regalices en polvo',
    'tonka bean': 'haba tonka/habas tonkas, haba de tonka/habas de tonka, habas tonka, sarrapia/-s',
    mahleb: 'mahleb/-s, mahlab/-s',
    lavender: 'lavanda/-s, flor de lavanda/flores de lavanda, lavanda seca/lavandas secas, espliego/-s',
    'rose petal': 'pétalo de rosa/pétalos de rosa, rosas secas, pétalos de rosa secos, pétalos de rosas, rosa seca',
    'edible flower':
      'flor comestible/flores comestibles, pensamiento comestible/pensamientos comestibles, flores de capuchina, pétalos comestibles, flor de caléndula/flores de caléndula, flor de borraja/flores de borraja, capuchinas, flor de izote/flores de izote, flor de jamaica comestible/flores de jamaica comestible, flores, florcitas comestibles, caléndula/-s, pétalos de flores, flor de colorín/flores de colorín, flor de loroco/flores de loroco, loroco/-s',
    elderflower: 'flor de saúco/flores de saúco, flor de sauco/flores de sauco',
    'five-spice powder': 'polvo de cinco especias/polvos de cinco especias, cinco especias, cinco especias en polvo, polvo cinco especias/polvos cincos especias, especias chinas',
    'ras el hanout': 'ras el hanout/ras eles hanouts, ras al hanout, ras-el-hanout/-s',
    baharat: 'baharat/-s, siete especias árabes, siete especias, mezcla de siete especias/mezclas de siete especias',
    "za'atar": "zaatar/-es, za'atar",
    dukkah: 'dukkah/-s',
    berbere: 'berbere/-s, berberé/-s',
    'cajun seasoning': 'especias cajún, sazonador cajún/sazonadores cajunes, condimento cajún/condimentos cajunes, mezcla cajún/mezclas cajunes, especias cajun, sazonador cajun, mezcla de especias cajún/mezclas de especias cajún',
    'tandoori masala': 'tandoori masala/tandooris masalas, especias tandoori, mezcla tandoori/mezclas tandooris, tandoori en polvo/tandooris en polvo',
    'shichimi togarashi': 'shichimi togarashi/shichimis togarashis, togarashi/-s, shichimi/-s',
    'lemon pepper': 'pimienta limón/pimientas limones/pimientas limón, pimienta con limón/pimientas con limón, limón pimienta/limones pimientas',
    'dried oregano':
      'orégano/-s, orégano seco/oréganos secos, orégano molido/oréganos molidos, orégano en polvo/oréganos en polvo, orégano en hojas secas/oréganos en hojas secas, oreganito/-s, hojas de orégano seco, orégano seco molido/oréganos secos molidos, hojas secas de orégano, orégano deshidratado/oréganos deshidratados',
    'italian seasoning':
      'hierbas italianas, mezcla de hierbas/mezclas de hierbas, hierbas secas, hierbas aromáticas secas, hierbas aromáticas, especias italianas, sazonador italiano/sazonadores italianos, hierbas finas secas, finas hierbas, hierbas finas, finas hierbas secas, hierbas mixtas secas, mezcla italiana/mezclas italianas, condimento italiano/condimentos italianos, mix de hierbas, especias provenzales italianas, condimento para pizza/condimentos para pizza, mezcla de finas hierbas/mezclas de finas hierbas, hierbas finas en polvo',
    'herbes de provence':
      'hierbas provenzales, hierbas de Provenza, hierbas de la Provenza, provenzal/-es, hierbas provenzales secas, mezcla de hierbas provenzales/mezclas de hierbas provenzales, especias provenzales, hierbas provenzal, mezcla provenzal/mezclas provenzales, provenzal deshidratada/provenzales deshidratadas',
    'dried thyme': 'tomillo seco/tomillos secos, tomillo molido/tomillos molidos, tomillo en polvo/tomillos en polvo, hojas de tomillo seco, tomillo deshidratado/tomillos deshidratados, tomillo seco molido/tomillos secos molidos, hojas secas de tomillo',
    'dried basil': 'albahaca seca/albahacas secas, albahaca deshidratada/albahacas deshidratadas, albahaca en polvo/albahacas en polvo, albahaca molida/albahacas molidas, hojas secas de albahaca, albahaca seca molida/albahacas secas molidas',
    'dried rosemary': 'romero seco/romeros secos, romero molido/romeros molidos, romero en polvo/romeros en polvo, romero deshidratado/romeros deshidratados',
    'dried sage': 'salvia seca/salvias secas, salvia molida/salvias molidas, salvia deshidratada/salvias deshidratadas',
    'dried marjoram': 'mejorana seca/mejoranas secas, mejorana molida/mejoranas molidas',
    'dried parsley': 'perejil seco/perejiles secos, perejil deshidratado/perejiles deshidratados, perejil en polvo/perejiles en polvo, hojas de perejil seco, perejil en hojuelas/perejiles en hojuelas',
    'dried cilantro': 'cilantro seco/cilantros secos, cilantro deshidratado/cilantros deshidratados, hojas de cilantro secas',
    'dried dill': 'eneldo seco/eneldos secos, eneldo deshidratado/eneldos deshidratados',
    'dried mint': 'menta seca/mentas secas, hierbabuena seca/hierbabuenas secas, menta deshidratada/mentas deshidratadas',
    'dried tarragon': 'estragón seco/estragones secos',
    'dried chervil': 'perifollo seco/perifollos secos',
    'dried savory': 'ajedrea/-s, ajedrea seca/ajedreas secas, hisopillo/-s',
    'dried chives': 'cebollino seco/cebollinos secos, ciboulette seca/ciboulettes secas, cebollino deshidratado/cebollinos deshidratados',
    'bay leaf':
      'laurel/-es, laurel seco/laureles secos, laurel en polvo/laureles en polvo, laurel molido/laureles molidos, laurel en hoja/laureles en hoja, hoja seca de laurel/hojas secas de laurel, hojas de laurel secas, hoja de laurel seca/hojas de laurel seca, laurel en hojas/laureles en hojas, hojas laurel, hoja laurel/hojas laureles',
    'bouquet garni':
      'bouquet garni/bouquets garnis, ramillete de hierbas/ramilletes de hierbas, atado de hierbas/atados de hierbas, ramito de hierbas/ramitos de hierbas, hierbas de olor, ramillete aromático/ramilletes aromáticos, ramillete de hierbas de olor/ramilletes de hierbas de olor, manojo de hierbas de olor/manojos de hierbas de olor, ramito aromático/ramitos aromáticos, ramo de hierbas/ramos de hierbas, atadito de hierbas/ataditos de hierbas, manojo de hierbas/manojos de hierbas, hierbas para el caldo',
    basil: 'albahaca/-s, albahaca genovesa/albahacas genovesas, alfábega/-s, albaca/-s',
    'thai basil': 'albahaca tailandesa/albahacas tailandesas, albahaca thai/albahacas thai',
    parsley: 'perejil/-es, perejil de hoja plana/perejiles de hoja plana',
    cilantro: 'cilantro/-s, culantro/-s, coriandro fresco/coriandros frescos, hojas de coriandro, cilantrillo/-s, recao/-s, culantro coyote/culantros coyotes, chadon beni/chadones benis, cilantro cimarrón/cilantros cimarrones, cilantro de monte/cilantros de monte',
    mint: 'menta/-s, hierbabuena/-s, yerbabuena/-s, hierba buena/hierbas buenas, menta piperita/mentas piperitas, yerba buena/yerbas buenas, poleo/-s, muña/-s, peperina/-s, poleo menta fresco/poleos mentas frescos/poleos menta frescos',
    dill: 'eneldo/-s, aneldo/-s',
    'fennel frond': 'hojas de hinojo, hinojo silvestre/hinojos silvestres, ramas de hinojo, hinojo en rama/hinojos en rama',
    chives: 'cebollino/-s, ciboulette/-s, cebollín picado fino/cebollines picados finos, cebolleta francesa fina/cebolletas francesas finas, ciboulet/-s, ciboullette/-s, cebollines finos',
    'garlic chives': 'cebollino chino/cebollinos chinos, cebollino de ajo/cebollinos de ajo, nira/-s, cebollín chino/cebollines chinos',
    thyme: 'tomillo/-s, tomillo limonero/tomillos limoneros/tomillos limonero, tomillo limón/tomillos limones/tomillos limón',
    rosemary: 'romero/-s, agujas de romero',
    sage: 'salvia/-s',
    'oregano leaf': 'orégano fresco/oréganos frescos, hojas de orégano, orégano orejón/oréganos orejones, ramita de orégano/ramitas de orégano, orégano brujo/oréganos brujos, orégano poleo/oréganos poleos, hojitas de orégano',
    marjoram: 'mejorana/-s',
    tarragon: 'estragón/estragones',
    chervil: 'perifollo/-s, cerafolio/-s',
    lovage: 'levístico/-s, apio de monte/apios de monte, ligústico/-s',
    'curry leaf': 'hoja de curry/hojas de curry, hojas de curri',
    'makrut lime leaf': 'hoja de lima kaffir/hojas de lima kaffir, hoja de lima/hojas de lima, hojas de lima kafir, hoja de lima keffir/hojas de lima keffir, lima kaffir/-es/limas kaffires, hoja de combava/hojas de combava, hojas de lima makrut, hojas de lima kéfir',
    'lemon verbena': 'hierba luisa/hierbas luisas, cedrón/cedrones, hierbaluisa/-s, verbena/-s, verbena de limón/verbenas de limón, maría luisa/marías luisas, yerba luisa/yerbas luisas',
    'lemon balm': 'melisa/-s, toronjil/-es',
    shiso: 'shiso/-s',
    'vietnamese coriander': 'cilantro vietnamita/cilantros vietnamitas',
    epazote: 'epazote/-s, paico/-s, pazote/-s',
    'pandan leaf': 'pandan/-es',
    'banana leaf': 'hoja de plátano/hojas de plátano, hoja de banana/hojas de banana, hoja de bijao/hojas de bijao, hoja de banano/hojas de banano, hoja de cambur/hojas de cambur',
    'hoja santa': 'hoja santa/hojas santas, hierba santa/hierbas santas, acuyo/-s, momo/-s, tlanepa/-s',
    'chicken breast':
      'pechuga de pollo/pechugas de pollo, pechuga/-s, pechuga de pollo sin piel/pechugas de pollo sin piel, filete de pechuga de pollo/filetes de pechuga de pollo, filete de pollo/filetes de pollo, pechuga de pollo deshuesada/pechugas de pollo deshuesada, suprema de pollo/supremas de pollo, suprema/-s, pechuga de pollo sin hueso/pechugas de pollo sin hueso, pechuga sin hueso/pechugas sin hueso, pechuga entera de pollo/pechugas enteras de pollo, media pechuga de pollo/medias pechugas de pollo, pechuga de gallina/pechugas de gallina, pechuga cocida/pechugas cocidas, pechuga de pollo cocida/pechugas de pollo cocida, milanesa de pollo cruda/milanesas de pollo cruda, pechuguita de pollo/pechuguitas de pollo, pechuga de ave/pechugas de ave, bistec de pollo/bistecs de pollo, pechuga de pollo cocida y deshebrada/pechugas de pollo cocida y deshebrada',
    chicken:
      'pollo/-s, carne de pollo/carnes de pollo, pollo cocido/pollos cocidos, gallina/-s, pollo en presas/pollos en presas, pollo cocido y desmenuzado/pollos cocidos y desmenuzado, pollo cocido y deshebrado/pollos cocidos y deshebrado, pollo cocinado/pollos cocinados, pollo rostizado/pollos rostizados, carne de gallina/carnes de gallina, ave/-s, pollo de campo troceado/pollos de campo troceado, pollo deshuesado/pollos deshuesados, pollo sin piel/pollos sin piel, pollo en piezas/pollos en piezas, cazuela de ave presa/cazuelas de ave presa, taquitos de pollo, pollo hervido/pollos hervidos, octavo de pollo/octavos de pollo, pollo a la brasa/pollos a la brasa, rabadilla de pollo/rabadillas de pollo, encuentro de pollo/encuentros de pollo, carne de ave/carnes de ave, pollo dorado/pollos dorados',
    'chicken thigh':
      'contramuslo de pollo/contramuslos de pollo, contramuslo/-s, encuentro/-s, muslo de pollo sin hueso/muslos de pollo sin hueso, sobremuslo/-s, muslo de pollo deshuesado/muslos de pollo deshuesado, truto largo deshuesado/trutos largos deshuesados, entremuslo de pollo/entremuslos de pollo, entremuslo/-s, contramuslo de pollo deshuesado/contramuslos de pollo deshuesado, truto deshuesado/trutos deshuesados, contramuslo deshuesado/contramuslos deshuesados, contramuslo de pollo sin piel/contramuslos de pollo sin piel, contramuslo sin hueso/contramuslos sin hueso',
    'chicken leg':
      'muslo de pollo/muslos de pollo, cuarto trasero de pollo/cuartos traseros de pollo, muslo y contramuslo de pollo/muslos y contramuslo de pollo, muslo/-s, pata muslo/patas muslos, pata-muslo/-s, pierna con muslo/piernas con muslo, pierna y muslo/piernas y muslo, trutro/-s, truto/-s, muslo entero de pollo/muslos enteros de pollo, pata y muslo/patas y muslo, pierna con muslo de pollo/piernas con muslo de pollo, cuarto de pollo/cuartos de pollo, trasero de pollo/traseros de pollo, pierna y muslo de pollo/piernas y muslo de pollo, pata y muslo de pollo/patas y muslo de pollo, muslito/-s, trutro de pollo/trutros de pollo, piernas y muslos de pollo, patas y muslos de pollo, muslos y contramuslos de pollo, pernil de pollo/perniles de pollo, muslo de gallina/muslos de gallina',
    'chicken drumstick':
      'pierna de pollo/piernas de pollo, jamoncito de pollo/jamoncitos de pollo, pata de pollo/patas de pollo, muslito de pollo/muslitos de pollo, tutito/-s, truto corto/trutos cortos, trutro corto/trutros cortos, jamoncito/-s, tuto corto/tutos cortos, piernita de pollo/piernitas de pollo, blanquillo de pollo/blanquillos de pollo',
    'chicken wing': 'alita de pollo/alitas de pollo, alita/-s, ala de pollo/alas de pollo, alón de pollo/alones de pollo, alas, blanqueta de pollo ala/blanquetas de pollo ala, alón/alones',
    'chicken tender': 'solomillo de pollo/solomillos de pollo, lomito de pollo/lomitos de pollo, solomillito de pollo/solomillitos de pollo',
    'roasting chicken':
      'pollo entero/pollos enteros, pollo de corral/pollos de corral, pollo campero/pollos camperos, pollo de campo/pollos de campo, pollo para asar/pollos para asar, gallina entera/gallinas enteras, capón/capones, pularda/-s, pollo de kilo y medio/pollos de kilo y medio, pollo asado entero/pollos asados enteros, pollo grande/pollos grandes, picantón grande/picantones grandes',
    'turkey breast': 'pechuga de pavo/pechugas de pavo, milanesa de pavo cruda/milanesas de pavo cruda, pechuga de guajolote/pechugas de guajolote, bistec de pavo/bistecs de pavo, solomillo de pavo/solomillos de pavo, pavo/-s, carne de pavo/carnes de pavo, taquitos de pavo fresco, pavo cocido/pavos cocidos',
    'turkey leg': 'muslo de pavo/muslos de pavo, contramuslo de pavo/contramuslos de pavo, pierna de pavo/piernas de pavo, ala de pavo/alas de pavo, jamón de pavo fresco con hueso/jamones de pavo fresco con hueso',
    'roasting turkey': 'pavo entero/pavos enteros, guajolote/-s, chompipe/-s, pavita/-s, pavo para asar/pavos para asar, pavipollo/-s, pavo grande/pavos grandes',
    'duck breast': 'pechuga de pato/pechugas de pato, magret/-s, magret de pato/magrets de pato, magret de canard/magrets de canard',
    'duck leg': 'muslo de pato/muslos de pato, confit de pato/confits de pato, pierna de pato/piernas de pato, pato confitado/patos confitados, jamón de pato fresco/jamones de pato fresco',
    'roasting duck': 'pato/-s, carne de pato/carnes de pato, pato pekín/patos pekines',
    goose: 'ganso/-s, oca/-s',
    'goose breast': 'pechuga de ganso/pechugas de ganso, pechuga de oca/pechugas de oca, magret de oca/magrets de oca',
    'cornish hen': 'picantón/picantones, pollo picantón/pollos picantones, coquelet/-s, pollito tomatero/pollitos tomateros, pollo tomatero/pollos tomateros',
    quail: 'codorniz/codornices',
    'guinea fowl': 'pintada/-s, gallina de Guinea/gallinas de Guinea, gallina pintada/gallinas pintadas',
    pheasant: 'faisán/faisanes, perdiz/perdices, pichón/pichones, paloma/-s, tórtola/-s, becada/-s',
    'beef steak':
      'bistec de res/bistecs de res, bistec/-s, filete de ternera/filetes de ternera, filete de res/filetes de res, churrasco/-s, bife/-s, bistec de ternera/bistecs de ternera, bife de vaca/bifes de vaca, bistek de res/bisteks de res, filete de vaca/filetes de vaca, bistec de vaca/bistecs de vaca, filete de vacuno/filetes de vacuno, bife de cuadril/bifes de cuadril, chuleta de vaca/chuletas de vaca, chuleta de ternera grande/chuletas de ternera grande, churrasco de res/churrascos de res, carne para asar en filetes/carnes para asar en filetes, carne asada cruda/carnes asadas crudas, milanesa de res cruda/milanesas de res cruda, bisteck/-s, bisté/-s, bisteces, tira de res/tiras de res, tiras de ternera, bife de nalga/bifes de nalga, milanesas de nalga crudas, nalga/-s, nalga cortada para milanesas/nalgas cortadas para milanesas, bola de lomo/bolas de lomo, nalga para milanesas/nalgas para milanesas, carne para milanesas/carnes para milanesas, peceto en bifes/pecetos en bifes, filete de buey/filetes de buey, arrachera de ternera/arracheras de ternera',
    'ribeye steak':
      'entrecot/-s, entrecot de ternera/entrecots de ternera, ribeye/-s, rib eye/ribs eyes, ojo de bife/ojos de bife, chuletón/chuletones, chuletón de vaca/chuletones de vaca, chuletón de ternera/chuletones de ternera, entrecotte/-s, lomo alto/lomos alto, bife ancho con hueso/bifes ancho con hueso/bifes anchos con hueso, lomo vetado/lomos vetados, entrecot de vaca/entrecots de vaca, tomahawk/-s, chuletón de buey/chuletones de buey, lomo alto de vaca/lomos alto de vaca, lomo alto de ternera/lomos alto de ternera, entrecot de buey/entrecots de buey, bife de ancho/bifes de ancho, prime rib/primes ribs, txuleta/-s, txuletón/txuletones, chuleta de res/chuletas de res, bife con hueso/bifes con hueso, cowboy steak/-s, entrecó/-s',
    'sirloin steak':
      'cadera de ternera/caderas de ternera, cuadril/-es, sirloin/-es, top sirloin/tops sirloines, filete de cadera/filetes de cadera, punta de anca/puntas de anca, cadera de res/caderas de res, picaña/-s, tapa de cuadril/tapas de cuadril, cadera de vaca/caderas de vaca, colita de cuadril/colitas de cuadril, picanha/-s, posta rosada/postas rosadas, babilla de ternera/babillas de ternera, babilla/-s, picana/-s, rabillo de cadera/rabillos de cadera, rump/-s, posta negra/postas negras, pollo ganso/pollos gansos, palanca/-s, aguayón/aguayones, sirloin de res/sirloines de res, asiento de picana/asientos de picana',
    'strip steak':
      'bife de chorizo/bifes de chorizo, bife angosto/bifes angostos, lomo bajo/lomos bajo, New York, bistec de lomo bajo/bistecs de lomo bajo, lomo bajo de ternera/lomos bajo de ternera, T-bone, bife de costilla/bifes de costilla, churrasco de lomo bajo/churrascos de lomo bajo, solomo/-s, bife de lomo ancho/bifes de lomo ancho, lomo liso/lomos lisos, lomo bajo de vaca/lomos bajo de vaca',
    'flank steak':
      'vacío/-s, falda de res a la plancha/faldas de res a la plancha, matambre/-s, sobrebarriga/-s, bavette/-s, suadero/-s, flank steak/flanks steaks, vacío de ternera/vacíos de ternera, palanca de res/palancas de res, matambre de ternera/matambres de ternera, matambre de novillo/matambres de novillo, vacío de novillo/vacíos de novillo, sobre barriga/sobres barrigas, vacío de vaca/vacíos de vaca',
    'skirt steak': 'arrachera/-s, entraña/-s, entraña de ternera/entrañas de ternera, entraña de res/entrañas de res, centro de entraña/centros de entraña, churrasco entraña/churrascos entrañas, entraña de novillo/entrañas de novillo',
    'beef tenderloin':
      'solomillo de ternera/solomillos de ternera, solomillo de vaca/solomillos de vaca, lomo de res/lomos de res, filete mignon/filetes mignones, filet mignon/filets mignones, lomito de res/lomitos de res, solomillo de buey/solomillos de buey, lomo fino/lomos finos, lomito/-s, filete de solomillo/filetes de solomillo, centro de solomillo de ternera/centros de solomillo de ternera, lomo de ternera/lomos de ternera, chateaubriand/-es, lomo fino de res/lomos finos de res, medallón de lomo/medallones de lomo, medallones de res, solomillo de res/solomillos de res, medallones de solomillo, lomo limpio de res/lomos limpios de res, lomo de novillo/lomos de novillo, filete de lomo de res/filetes de lomo de res, tournedó/-s, turnedó/-s, solomillo de añojo/solomillos de añojo, lomo viche/lomos viches, puntas de lomo, puntas de filete, caña de filete/cañas de filete, filete caña/filetes cañas, lomo de vaca/lomos de vaca',
    'minute steak': 'bistec delgado/bistecs delgados, milanesa cruda de res/milanesas crudas de res, sábana de res/sábanas de res, bistec de res aplanado/bistecs de res aplanado, bistec para milanesa/bistecs para milanesa',
    'beef roast':
      'redondo de ternera/redondos de ternera, rosbif/-s, roast beef crudo/roasts beefs crudos, peceto/-s, cuete de res/cuetes de res, redondo de res/redondos de res, asado de res/asados de res, contra de ternera/contras de ternera, tapa de ternera/tapas de ternera, rabadilla de ternera/rabadillas de ternera, ternera para asar/terneras para asar, cuete/-s, asado negro carne/asados negros carnes, muchacho/-s, pulpa negra/pulpas negras, boliche/-s, pulpa de res/pulpas de res, peceto de ternera/pecetos de ternera, pulpa de ternera/pulpas de ternera, lagarto redondo/lagartos redondos, asado pejerrey/asados pejerreyes, culata de contra/culatas de contra, redondo de vaca/redondos de vaca, tapa de asado/tapas de asado, punta de solomo/puntas de solomo, muchacho redondo de res/muchachos redondos de res, pejeyerro/-s, posta de res/postas de res, posta de ternera/postas de ternera, tapa de vaca/tapas de vaca, tapa plana/tapas planas, lomo de falda/lomos de falda',
    'stewing beef':
      'ternera/-s, carne de ternera/carnes de ternera, carne de res/carnes de res, carne de vaca/carnes de vaca, res, carne de vacuno/carnes de vacuno, vacuno/-s, ternera para guisar/terneras para guisar, carne para guisar/carnes para guisar, ternera para estofar/terneras para estofar, carne para estofar/carnes para estofar, aguja de ternera/agujas de ternera, falda de ternera/faldas de ternera, carne de ternera para guisar/carnes de ternera para guisar, carne de res para guisar/carnes de res para guisar, pulpa de res en cubos/pulpas de res en cubos, aguja/-s, paleta de res/paletas de res, paleta de ternera/paletas de ternera, espaldilla de res/espaldillas de res, diezmillo/-s, carne de guiso/carnes de guiso, carne guisada de res/carnes guisadas de res, carne de buey/carnes de buey, aguja de res/agujas de res, llana de ternera/llanas de ternera, espaldilla de ternera/espaldillas de ternera, tapilla/-s, vaca/-s, buey/-es, carne de novillo/carnes de novillo, novillo/-s, carne en cubos/carnes en cubos, ternera guisada/terneras guisadas, carne de vaca para guisar/carnes de vaca para guisar, carne de vacuno para guisar/carnes de vacuno para guisar, chambarete sin hueso/chambaretes sin hueso, huachalomo/-s, carne para puchero/carnes para puchero, palomilla de ternera/palomillas de ternera, guiso de ternera/guisos de ternera, ragout de ternera/ragouts de ternera, paleta de vaca/paletas de vaca, maciza de res/macizas de res, carne en trozos de res/carnes en trozos de res, añojo/-s, carne de añojo/carnes de añojo, pez de ternera/peces de ternera, tasajo de res fresco/tasajos de res fresco, tapapecho/-s, sobrecostilla/-s, carnaza/-s, marucha/-s, roastbeef crudo/roastbeefs crudos, carne deshebrada/carnes deshebradas, carne mechada/carnes mechadas, carne desmechada/carnes desmechadas, carne de res cocida y deshebrada/carnes de res cocida y deshebrada, aguja de vaca/agujas de vaca, cogote/-s, choclillo/-s, espaldilla de vaca/espaldillas de vaca, carne de res magra/carnes de res magra, carne vacuna/carnes vacunas, carne roja/carnes rojas, retazo de res/retazos de res, costilla de res con hueso guiso/costillas de res con hueso guiso, carne de toro/carnes de toro, ternera magra/terneras magras, ternera de guiso/terneras de guiso, carne magra de ternera/carnes magras de ternera, carne magra de res/carnes magras de res',
    'beef brisket':
      'pecho de res/pechos de res, pecho de ternera/pechos de ternera, brisket/-s, falda de res/faldas de res, tapapecho de vacuno/tapapechos de vacuno, pecho de vaca/pechos de vaca, pecho cruzado/pechos cruzados, falda/-s, falda deshuesada/faldas deshuesadas, pecho/-s, pecho de novillo/pechos de novillo, falda de vaca/faldas de vaca, pecho de vacuno/pechos de vacuno, falda de ternera en trozos/faldas de ternera en trozos, tapa de pecho/tapas de pecho',
    'short rib':
      'costilla de res/costillas de res, asado de tira/asados de tira, tira de asado/tiras de asado, costillas de ternera, churrasco de costilla/churrascos de costilla, costillar de ternera/costillares de ternera, costillas de vaca, costilla de ternera, costillar de vaca/costillares de vaca, costillas cargadas, short ribs, asado de tira de ternera/asados de tira de ternera, costilla cargada de res/costillas cargadas de res, costilla corta/costillas cortas, plateada/-s, agujas cortas, costilla de vaca',
    oxtail: 'rabo de toro/rabos de toro, rabo de buey/rabos de buey, rabo de ternera/rabos de ternera, cola de res/colas de res, rabo de vaca/rabos de vaca, rabo de res/rabos de res, rabo/-s, cola de buey/colas de buey, rabo encendido carne/rabos encendidos carnes, cola de vaca/colas de vaca',
    'beef shank':
      'morcillo/-s, osobuco de res/osobucos de res, jarrete de ternera/jarretes de ternera, chambarete/-s, ossobuco de ternera/ossobucos de ternera, zancarrón/zancarrones, lagarto/-s, jarrete/-s, morcillo de ternera/morcillos de ternera, garrón/garrones, osobuco/-s, ossobuco/-s, hueso con carne/huesos con carne, chamorro de res/chamorros de res, chambarete de res/chambaretes de res, lagarto de res/lagartos de res, osobuco de ternera/osobucos de ternera, osobuco de vaca/osobucos de vaca, osobuco de vacuno/osobucos de vacuno, brazuelo/-s, brazuelo de res/brazuelos de res, pantorrilla de res/pantorrillas de res, jarrete de vaca/jarretes de vaca, morcillo de vaca/morcillos de vaca, chambarete con tuétano/chambaretes con tuétano',
    'beef cheek':
      'carrillera de ternera/carrilleras de ternera, carrillada de ternera/carrilladas de ternera, cachete de res/cachetes de res, carrillera de vaca/carrilleras de vaca, carrillera de buey/carrilleras de buey, carrillada de vaca/carrilladas de vaca, mejilla de res/mejillas de res, quijada de res/quijadas de res, carrillada de buey/carrilladas de buey, mejillas de ternera, carrillada de novillo/carrilladas de novillo',
    'ground beef':
      'carne picada de ternera/carnes picadas de ternera, carne molida de res/carnes molidas de res, ternera picada/terneras picadas, carne de res molida/carnes de res molida, carne picada de vacuno/carnes picadas de vacuno, picadillo de res/picadillos de res, carne picada de vaca/carnes picadas de vaca, res molida/-s, carne de ternera picada/carnes de ternera picada, molida de res/molidas de res, carne de vacuno molida/carnes de vacuno molida, carne molida de ternera/carnes molidas de ternera, carne molida de vacuno/carnes molidas de vacuno, carne de vaca picada/carnes de vaca picada, carne picada de buey/carnes picadas de buey, posta molida/postas molidas, carne molida especial de res/carnes molidas especiales de res, carne de res picada/carnes de res picada, molida de sirloin/molidas de sirloin, carne molida magra de res/carnes molidas magras de res, carne molida de sirloin/carnes molidas de sirloin, carne de ternera molida/carnes de ternera molida, vacuno picado/vacunos picados, carne picada magra de ternera/carnes picadas magras de ternera, carne picada especial de vaca/carnes picadas especiales de vaca, carne picada de añojo/carnes picadas de añojo',
    'ground pork':
      'carne picada de cerdo/carnes picadas de cerdo, carne molida de cerdo/carnes molidas de cerdo, cerdo picado/cerdos picados, carne de cerdo picada/carnes de cerdo picada, carne de cerdo molida/carnes de cerdo molida, cerdo molido/cerdos molidos, molida de cerdo/molidas de cerdo, magro de cerdo picado/magros de cerdo picado, carne de puerco molida/carnes de puerco molida, carne molida de puerco/carnes molidas de puerco, puerco molido/puercos molidos, molida de puerco/molidas de puerco, carne picada de ibérico/carnes picadas de ibérico',
    'ground turkey': 'carne picada de pavo/carnes picadas de pavo, pavo picado/pavos picados, carne molida de pavo/carnes molidas de pavo, pavo molido/pavos molidos, carne de pavo picada/carnes de pavo picada, carne de pavo molida/carnes de pavo molida, molida de pavo/molidas de pavo',
    'ground chicken':
      'carne picada de pollo/carnes picadas de pollo, pollo picado crudo/pollos picados crudos, carne molida de pollo/carnes molidas de pollo, pollo molido/pollos molidos, carne de pollo picada/carnes de pollo picada, pollo picado/pollos picados, carne de pollo molida/carnes de pollo molida, pechuga molida/pechugas molidas, pechuga de pollo molida/pechugas de pollo molida, pechuga picada/pechugas picadas',
    'ground lamb': 'carne picada de cordero/carnes picadas de cordero, cordero picado/corderos picados, cordero molido/corderos molidos, carne molida de cordero/carnes molidas de cordero, carne de cordero picada/carnes de cordero picada, carne de cordero molida/carnes de cordero molida',
    'ground veal': 'ternera blanca picada/terneras blancas picadas, ternera lechal picada/terneras lechales picadas',
    'ground venison': 'carne picada de venado/carnes picadas de venado, carne picada de ciervo/carnes picadas de ciervo',
    'ground bison': 'carne picada de bisonte/carnes picadas de bisonte, bisonte molido/bisontes molidos',
    'mixed ground meat':
      'carne picada mixta/carnes picadas mixtas, carne picada de ternera y cerdo/carnes picadas de ternera y cerdo, carne picada mezcla/carnes picadas mezclas, carne picada de cerdo y ternera/carnes picadas de cerdo y ternera, carne picada mezclada/carnes picadas mezcladas, carne molida mixta/carnes molidas mixtas, carne molida de res y cerdo/carnes molidas de res y cerdo, picada mixta/picadas mixtas, carne picada de vacuno y cerdo/carnes picadas de vacuno y cerdo, mezcla de carne picada/mezclas de carne picada, carne molida de cerdo y res/carnes molidas de cerdo y res',
    'veal cutlet': 'escalope de ternera/escalopes de ternera, escalopín de ternera/escalopines de ternera, escalopa de ternera/escalopas de ternera, escalopines, filete de ternera blanca/filetes de ternera blanca, escalopas, filete de ternera lechal/filetes de ternera lechal',
    'veal chop': 'chuleta de ternera/chuletas de ternera, chuleta de ternera lechal/chuletas de ternera lechal',
    'veal shank': 'ossobuco de ternera blanca/ossobucos de ternera blanca, jarrete de ternera blanca/jarretes de ternera blanca, osobuco de ternera lechal/osobucos de ternera lechal',
    'stewing veal': 'ternera blanca/terneras blancas, ternera lechal/terneras lechales, carne de ternera blanca/carnes de ternera blanca, ternera de leche/terneras de leche',
    'pork chop':
      'chuleta de cerdo/chuletas de cerdo, chuleta/-s, chuleta de lomo/chuletas de lomo, chuleta de puerco/chuletas de puerco, chuleta de aguja/chuletas de aguja, chuleta de Sajonia fresca/chuletas de Sajonia fresca, chuleta de chancho/chuletas de chancho, costeleta de cerdo/costeletas de cerdo, costeleta/-s, carré de cerdo/carrés de cerdo, carré/-s, chuletas de cerdo ibérico, chuleta de palo/chuletas de palo, chuleta de riñonada/chuletas de riñonada, chuletita de cerdo/chuletitas de cerdo',
    'pork tenderloin':
      'solomillo de cerdo/solomillos de cerdo, solomillo ibérico/solomillos ibéricos, solomillo/-s, lomito de cerdo/lomitos de cerdo, filete de cerdo magro/filetes de cerdo magro, solomillo de cerdo ibérico/solomillos de cerdo ibérico, filete mignon de cerdo/filetes mignones de cerdo, medallones de solomillo de cerdo, solomillo de puerco/solomillos de puerco, filetillo/-s, solomillito de cerdo/solomillitos de cerdo, lomito de puerco/lomitos de puerco',
    'pork loin':
      'lomo de cerdo/lomos de cerdo, cinta de lomo/cintas de lomo, cinta de lomo de cerdo/cintas de lomo de cerdo, lomo de puerco/lomos de puerco, caña de lomo de cerdo/cañas de lomo de cerdo, lomo fresco/lomos frescos, lomo de cerdo en una pieza/lomos de cerdo en una pieza, lomo de chancho/lomos de chancho, lomo ibérico fresco/lomos ibéricos frescos, presa ibérica/presas ibéricas, lomo de cerdo ibérico/lomos de cerdo ibérico, lomo adobado/lomos adobados, cinta de lomo adobado/cintas de lomo adobado, solomillo de cerdo blanco/solomillos de cerdo blanco, carré de cerdo deshuesado/carrés de cerdo deshuesado, presa de cerdo/presas de cerdo, lomo de cerdo adobado/lomos de cerdo adobado, cabezada de lomo/cabezadas de lomo, lomo centro/lomos centros, pulpa de cerdo/pulpas de cerdo, pulpa de puerco/pulpas de puerco',
    'pork cutlet':
      'filete de lomo/filetes de lomo, filete de cerdo/filetes de cerdo, escalope de cerdo/escalopes de cerdo, bistec de cerdo/bistecs de cerdo, filete de lomo de cerdo/filetes de lomo de cerdo, bife de cerdo/bifes de cerdo, milanesa de cerdo cruda/milanesas de cerdo cruda, escalopines de cerdo, libritos de lomo crudos, bistec de puerco/bistecs de puerco, cinta de lomo en filetes/cintas de lomo en filetes, lomo de cerdo en filetes/lomos de cerdo en filetes, filetes de lomo adobado, bondiola en bifes/bondiolas en bifes',
    'pork shoulder':
      'paleta de cerdo/paletas de cerdo, espaldilla de cerdo/espaldillas de cerdo, magro de cerdo/magros de cerdo, carne de cerdo/carnes de cerdo, cerdo/-s, carne de puerco/carnes de puerco, aguja de cerdo/agujas de cerdo, cabeza de lomo/cabezas de lomo, cabecero de lomo/cabeceros de lomo, bondiola/-s, bondiola de cerdo/bondiolas de cerdo, espaldilla de puerco/espaldillas de puerco, pulpa de cerdo en cubos/pulpas de cerdo en cubos, maciza de cerdo/macizas de cerdo, maciza de puerco/macizas de puerco, puerco/-s, chancho/-s, carne de chancho/carnes de chancho, pluma ibérica/plumas ibéricas, secreto ibérico/secretos ibéricos, secreto de cerdo/secretos de cerdo, pluma de cerdo/plumas de cerdo, paletilla de cerdo/paletillas de cerdo, carne de cerdo para guisar/carnes de cerdo para guisar, cerdo ibérico/cerdos ibéricos, cochino/-s, carne de cochino/carnes de cochino, marrano/-s, carne magra de cerdo/carnes magras de cerdo, carnitas, cabeza de lomo de cerdo/cabezas de lomo de cerdo, abanico ibérico/abanicos ibéricos, lagarto ibérico/lagartos ibéricos, lagartito ibérico/lagartitos ibéricos, castañuelas ibéricas, tacos de cerdo, secreto de cerdo ibérico/secretos de cerdo ibérico, cerdo magro/cerdos magros, pluma de cerdo ibérico/plumas de cerdo ibérico, paleta de puerco/paletas de puerco, carne de marrano/carnes de marrano, lechón/lechones, cochinillo/-s, lechoncito/-s, máscara de cerdo/máscaras de cerdo, oreja de cerdo/orejas de cerdo, careta de cerdo/caretas de cerdo, rabo de cerdo/rabos de cerdo, paleta de chancho/paletas de chancho, carrilleras de cochino, oreja de puerco/orejas de puerco, morro de cerdo/morros de cerdo, hocico de cerdo/hocicos de cerdo, espinazo de cerdo/espinazos de cerdo, espinazo/-s, espinazo salado/espinazos salados, hueso de espinazo/huesos de espinazo, hueso de espinazo salado/huesos de espinazo salado, lacón fresco/lacones frescos, cuerito de cerdo/cueritos de cerdo, cuero de cerdo/cueros de cerdo, corteza de cerdo fresca/cortezas de cerdo fresca, pellejo de cerdo/pellejos de cerdo, codillo de cerdo deshuesado/codillos de cerdo deshuesado',
    'pork belly':
      'panceta fresca/pancetas frescas, panceta de cerdo/pancetas de cerdo, tocino fresco/tocinos frescos, tocino entreverado/tocinos entreverados, panceta cruda/pancetas crudas, barriga de cerdo/barrigas de cerdo, pancita de cerdo/pancitas de cerdo, tocino con veta/tocinos con veta, panza de cerdo/panzas de cerdo, panceta ibérica fresca/pancetas ibéricas frescas, tocineta fresca/tocinetas frescas, pancetta fresca/pancettas frescas, panceta entreverada/pancetas entreveradas, tocino de panceta/tocinos de panceta, papada/-s, papada de cerdo/papadas de cerdo, papada ibérica/papadas ibéricas, panceta de cerdo ibérico/pancetas de cerdo ibérico, tocino carnudo/tocinos carnudos, chicharrón de panceta/chicharrones de panceta, panceta de puerco/pancetas de puerco, panceta de chancho/pancetas de chancho',
    'spare rib':
      'costilla de cerdo/costillas de cerdo, costilla/-s, costillar de cerdo/costillares de cerdo, costillita de cerdo/costillitas de cerdo, costillas de puerco, costillita/-s, costillas adobadas, costilla adobada, costilla de cerdo ibérico/costillas de cerdo ibérico, costillar/-es, ribs de cerdo, pechito de cerdo/pechitos de cerdo, pechito/-s, costilla ibérica/costillas ibéricas, costilla de puerco, costillas de chancho, costilleja/-s, costilla carnuda/costillas carnudas, churrasco de cerdo/churrascos de cerdo, costilla de cerdo adobada/costillas de cerdo adobada, costillas de cerdo saladas, costilla salada/costillas saladas, costillar ibérico/costillares ibéricos, costillar de chancho/costillares de chancho',
    'pork leg':
      'pierna de cerdo/piernas de cerdo, pernil/-es, pernil de cerdo/perniles de cerdo, jamón fresco/jamones frescos, pata de cerdo asada/patas de cerdo asada, pierna de puerco/piernas de puerco, jamón fresco de cerdo/jamones frescos de cerdo, codillo fresco de cerdo/codillos frescos de cerdo, jarrete de cerdo/jarretes de cerdo, pierna de chancho/piernas de chancho, pulpa de pierna de cerdo/pulpas de pierna de cerdo, pulpa pierna/pulpas piernas, pata de chancho/patas de chancho',
    'pork cheek':
      'carrillera de cerdo/carrilleras de cerdo, carrillada/-s, carrillera/-s, carrillada ibérica/carrilladas ibéricas, carrillera ibérica/carrilleras ibéricas, carrillada de cerdo/carrilladas de cerdo, cachete de cerdo/cachetes de cerdo, carrillera de cerdo ibérico/carrilleras de cerdo ibérico, mejilla de cerdo/mejillas de cerdo, carrillada de cerdo ibérico/carrilladas de cerdo ibérico, carretas de cerdo, galtas, galta de cerdo/galtas de cerdo, quijada de cerdo/quijadas de cerdo',
    'ham hock':
      'codillo de cerdo/codillos de cerdo, codillo/-s, lacón/lacones, hueso de jamón/huesos de jamón, codillo de jamón/codillos de jamón, punta de jamón/puntas de jamón, hueso de jamón serrano/huesos de jamón serrano, hueso de jamón ibérico/huesos de jamón ibérico, codillo ahumado/codillos ahumados, lacón salado/lacones salados, chamorro de cerdo/chamorros de cerdo, chamorro/-s, hueso salado/huesos salados, codillo salado/codillos salados, hueso de cerdo/huesos de cerdo, lacón cocido/lacones cocidos, huesos de cerdo salados, rodilla de cerdo/rodillas de cerdo, codillo de cerdo ahumado/codillos de cerdo ahumado, hueso de jamón curado/huesos de jamón curado, hueso de cerdo salado/huesos de cerdo salado, hueso ahumado/huesos ahumados, codito de cerdo ahumado/coditos de cerdo ahumado, caña de jamón/cañas de jamón, hueso de lacón/huesos de lacón, hueso blanco salado/huesos blancos salados, pernil ahumado/perniles ahumados, patita ahumada/patitas ahumadas, hueso de cerdo ahumado/huesos de cerdo ahumado, punta de jamón serrano/puntas de jamón serrano, punta de jamón ibérico/puntas de jamón ibérico',
    gammon: 'chuleta de Sajonia/chuletas de Sajonia, chuleta ahumada/chuletas ahumadas, lomo de Sajonia/lomos de Sajonia, sajonia/-s, lomo ahumado/lomos ahumados, chuleta de cerdo ahumada/chuletas de cerdo ahumada, chuletas ahumadas de cerdo, lomo de cerdo ahumado/lomos de cerdo ahumado, kassler/-es',
    'lamb chop':
      'chuleta de cordero/chuletas de cordero, chuletilla de cordero/chuletillas de cordero, chuletilla/-s, chuletitas de cordero, costilla de cordero/costillas de cordero, chuleta de lechal/chuletas de lechal, costilleta de cordero/costilletas de cordero, chuletillas de lechal, chuleta de palo de cordero/chuletas de palo de cordero, chuletillas de cordero lechal, costillita de cordero/costillitas de cordero, chuletón de cordero/chuletones de cordero',
    'lamb loin': 'lomo de cordero/lomos de cordero, solomillo de cordero/solomillos de cordero, silla de cordero/sillas de cordero',
    'rack of lamb': 'costillar de cordero/costillares de cordero, carré de cordero/carrés de cordero, rack de cordero/racks de cordero',
    'lamb shoulder':
      'paletilla de cordero/paletillas de cordero, paletilla/-s, paleta de cordero/paletas de cordero, espalda de cordero/espaldas de cordero, cordero/-s, carne de cordero/carnes de cordero, cordero lechal/corderos lechales, falda de cordero/faldas de cordero, cordero para guisar/corderos para guisar, paletilla de lechal/paletillas de lechal, borrego/-s, carne de borrego/carnes de borrego, cordero recental/corderos recentales, lechazo/-s, ternasco/-s, ternasco de Aragón/ternascos de Aragón, carnero/-s, carne de carnero/carnes de carnero, lechal/-es, espaldilla de cordero/espaldillas de cordero, espaldilla de borrego/espaldillas de borrego, cuarto de lechazo/cuartos de lechazo, cuarto delantero de lechazo/cuartos delanteros de lechazo, paletilla de ternasco/paletillas de ternasco, paletilla de lechazo/paletillas de lechazo, paletilla de cordero lechal/paletillas de cordero lechal, carne de cordero para guisar/carnes de cordero para guisar, carne de oveja/carnes de oveja, capón cordero/capones corderos, oveja/-s, cordero magallánico/corderos magallánicos, cordero deshuesado/corderos deshuesados',
    'leg of lamb':
      'pierna de cordero/piernas de cordero, gigot/-s, pierna de lechal/piernas de lechal, pernil de cordero/perniles de cordero, pierna de borrego/piernas de borrego, pierna de carnero/piernas de carnero, pierna de ternasco/piernas de ternasco, pierna de cordero lechal/piernas de cordero lechal, pierna de lechazo/piernas de lechazo, gigot de cordero/gigots de cordero, pierna de cordero deshuesada/piernas de cordero deshuesada',
    'lamb shank': 'jarrete de cordero/jarretes de cordero, garrón de cordero/garrones de cordero, codillo de cordero/codillos de cordero, caña de cordero/cañas de cordero, canilla de cordero/canillas de cordero, chambarete de cordero/chambaretes de cordero',
    'lamb neck': 'cuello de cordero/cuellos de cordero, pescuezo de cordero/pescuezos de cordero, cogote de cordero/cogotes de cordero',
    'goat meat':
      'cabrito/-s, chivo/-s, carne de cabra/carnes de cabra, cabra/-s, choto/-s, carne de chivo/carnes de chivo, chivito crudo/chivitos crudos, paletilla de cabrito/paletillas de cabrito, pierna de cabrito/piernas de cabrito, seco de chivo carne/secos de chivo carne, cabrito lechal/cabritos lechales, carne de cabrito/carnes de cabrito',
    'venison steak': 'lomo de ciervo/lomos de ciervo, lomo de venado/lomos de venado, venado/-s, solomillo de ciervo/solomillos de ciervo, lomo de corzo/lomos de corzo, filete de ciervo/filetes de ciervo, solomillo de venado/solomillos de venado',
    'stewing venison': 'carne de ciervo/carnes de ciervo, ciervo/-s, corzo/-s, carne de venado/carnes de venado, gamo/-s, ciervo para guisar/ciervos para guisar, carne de corzo/carnes de corzo, carne de caza/carnes de caza, venado en trozos/venados en trozos, guiso de ciervo/guisos de ciervo',
    rabbit: 'conejo/-s, muslo de conejo/muslos de conejo, conejo de monte/conejos de monte, liebre/-s, lomo de conejo/lomos de conejo, carne de conejo/carnes de conejo, trasero de conejo/traseros de conejo, paletilla de conejo/paletillas de conejo',
    'wild boar': 'jabalí/-es, carne de jabalí/carnes de jabalí, lomo de jabalí/lomos de jabalí',
    nduja: 'nduja/-s',
    bacon:
      'bacon/-es, beicon/-es, tocino/-s, tocineta/-s, bacon ahumado/bacones ahumados, panceta ahumada/pancetas ahumadas, tocino ahumado/tocinos ahumados, panceta/-s, panceta curada/pancetas curadas, panceta adobada/pancetas adobadas, panceta salada/pancetas saladas, bacón, tocino ibérico/tocinos ibéricos, tocino en trozo/tocinos en trozo, taquitos de bacon, lonchas de bacon ahumado, tocino de cerdo/tocinos de cerdo, panceta ibérica/pancetas ibéricas, tocino de hoja/tocinos de hoja, tocino salado/tocinos salados, tocino dorado/tocinos dorados, tacos de bacon, unto/-s, torreznos crudos, tocino rancio/tocinos rancios, taquitos de panceta',
    'turkey bacon': 'tocino de pavo/tocinos de pavo, bacon de pavo/bacones de pavo, tocineta de pavo/tocinetas de pavo',
    pancetta: 'pancetta/-s, panceta italiana/pancetas italianas',
    guanciale: 'guanciale/-s, papada curada/papadas curadas, papada ibérica curada/papadas ibéricas curadas',
    prosciutto: 'jamón crudo/jamones crudos, jamón de Parma/jamones de Parma, prosciutto/-s, jamón de San Daniele/jamones de San Daniele, fetas de jamón crudo, feta de jamón crudo',
    'serrano ham':
      'jamón serrano/jamones serrano/jamones serranos, jamón ibérico/jamones ibéricos, jamón curado/jamones curados, jamón de bellota/jamones de bellota, taquitos de jamón, tacos de jamón, taquitos de jamón serrano, tacos de jamón serrano, virutas de jamón, jamón ibérico de bellota/jamones ibéricos de bellota, jamón de Teruel/jamones de Teruel, jamón de Jabugo/jamones de Jabugo, jamón pata negra/jamones patas negras, jamón ibérico de cebo/jamones ibéricos de cebo, paleta ibérica/paletas ibéricas, taquitos de jamón ibérico, jamón en taquitos/jamones en taquitos, paletilla ibérica curada/paletillas ibéricas curadas, virutas de jamón ibérico, virutas de jamón serrano, jamón de cebo/jamones de cebo, pernil serrano/perniles serrano/perniles serranos, jamón de Trevélez/jamones de Trevélez, tiras de jamón serrano, jamón de los Pedroches/jamones de los Pedroches, jamoncito serrano/jamoncitos serrano/jamoncitos serranos, crujiente de jamón/crujientes de jamón, polvo de jamón/polvos de jamón, paleta serrana/paletas serranas, lascas de jamón',
    speck: 'speck/-s',
    pepperoni: 'pepperoni/-s, peperoni/-s',
    'deli roast beef': 'rosbif en lonchas/rosbifs en lonchas, roast beef/roasts beefs, carne fría de res/carnes frías de res',
    'corned beef': 'corned beef/cornedes beefs, carne en lata/carnes en lata, carne de res en lata/carnes de res en lata, salpreso/-s, carne de lata/carnes de lata, carne enlatada/carnes enlatadas',
    pastrami: 'pastrami/-s, pastrón/pastrones',
    bresaola: 'cecina/-s, bresaola/-s, cecina de León/cecinas de León, cecina de vaca/cecinas de vaca, charqui/-s, tasajo/-s, carne seca/carnes secas, machaca/-s, cecina de res/cecinas de res, carne machaca/carnes machacas, charque/-s, cecina de buey/cecinas de buey',
    'liver sausage': 'leberwurst/-s, paté de hígado embutido/patés de hígado embutido',
    'chicken liver': 'hígado de pollo/hígados de pollo, higadito de pollo/higaditos de pollo, higaditos, hígados de ave, higadillos de pollo, higadillo/-s, contre hígado/contres hígados, hígado de ave, hígado de pato fresco/hígados de pato fresco, higadillo de pollo',
    'calf liver':
      'hígado/-s, hígado de ternera/hígados de ternera, hígado de res/hígados de res, hígado de cordero/hígados de cordero, hígado encebollado/hígados encebollados, hígado de vaca/hígados de vaca, hígado de conejo/hígados de conejo, bistec de hígado/bistecs de hígado, asadura de cordero/asaduras de cordero',
    kidney: 'riñón/riñones, riñones de ternera, riñones de cordero, riñón de ternera, riñón de res/riñones de res, riñón de cordero',
    'chicken heart': 'corazón de pollo/corazones de pollo, corazón de res/corazones de res, corazón de ternera/corazones de ternera, anticucho de corazón/anticuchos de corazón, corazón de vaca/corazones de vaca, corazón de vacuno/corazones de vacuno',
    'chicken gizzard': 'molleja de pollo/mollejas de pollo, menudencia de pollo/menudencias de pollo, menudillos, contre/-s, menudos de pollo, menudencias, menudillos de pollo, mollejita de pollo/mollejitas de pollo, contres de pollo, menudos de gallina, titi de pollo/titis de pollo',
    'beef tongue': 'lengua/-s, lengua de ternera/lenguas de ternera, lengua de res/lenguas de res, lengua de vaca/lenguas de vaca, lengua de cordero/lenguas de cordero, lengua de buey/lenguas de buey, lengua de vacuno/lenguas de vacuno',
    tripe:
      'callos, mondongo/-s, panza de res/panzas de res, guata/-s, guatita/-s, callos de ternera, librillo/-s, toalla de res/toallas de res, menudo de res/menudos de res, pancita de res/pancitas de res, morro de ternera/morros de ternera, menudo/-s, librillo de res/librillos de res, tripa de res/tripas de res, chinchulín/chinchulines, chunchule/-s, panza/-s, cuajar/-es, chunchurria/-s, morro de vaca/morros de vaca, callos de vaca, pancita/-s, tripa/-s, pata y morro de ternera/patas y morro de ternera',
    sweetbread: 'molleja/-s, mollejas de ternera, mollejas de cordero, molleja de ternera, molleja de res/mollejas de res, mollejas de corazón, molleja de cordero, mollejas de cabrito, lechecillas',
    'foie gras': 'foie gras/foies gras, foie/-s, foie gras de pato/foies gras de pato, micuit/-s, mi-cuit/-s, foie micuit/foies micuits, mi cuit/mis cuits, hígado de pato/hígados de pato, escalope de foie/escalopes de foie, foie de pato/foies de pato, foie mi-cuit/foies mi-cuits, foie mi cuit/foies mis cuits',
    'marrow bone':
      'hueso de caña/huesos de caña, tuétano/-s, hueso de res/huesos de res, hueso de ternera/huesos de ternera, hueso de rodilla/huesos de rodilla, huesos de vaca, hueso con tuétano/huesos con tuétano, hueso de vaca, caracú/-es, hueso de caracú/huesos de caracú, hueso carnudo/huesos carnudos, hueso para caldo/huesos para caldo, hueso/-s, hueso de tuétano/huesos de tuétano, hueso de rodilla de ternera/huesos de rodilla de ternera, hueso de caña de ternera/huesos de caña de ternera, huesos de cordero, médula de res/médulas de res, médula/-s',
    'pig foot':
      'manita de cerdo/manitas de cerdo, mano de cerdo/manos de cerdo, pata de cerdo/patas de cerdo, patita de cerdo/patitas de cerdo, manitas, pie de cerdo/pies de cerdo, pata de puerco/patas de puerco, patita de chancho/patitas de chancho, pezuña de cerdo/pezuñas de cerdo, manitas de ministro, pata de cochino/patas de cochino, mano de puerco/manos de puerco, manitas de cerdo cocidas',
    'chicken carcass':
      'carcasa de pollo/carcasas de pollo, caparazón de pollo/caparazones de pollo, carcasa/-s, esqueleto de pollo/esqueletos de pollo, huesos de pollo, cuello de pollo/cuellos de pollo, huacal de pollo/huacales de pollo, patas de gallina, espinazo de pollo/espinazos de pollo, pescuezo de pollo/pescuezos de pollo, retazo de pollo/retazos de pollo, carcasas de ave, huesos de ave, carcasa de ave, huacal/-es, carapacho de pollo/carapachos de pollo, carcasas de pato, pies de gallina, carapacho/-s, alón y pescuezo/alones y pescuezo',
    'salmon fillet': 'salmón/salmones, lomo de salmón/lomos de salmón, supremas de salmón, suprema de salmón, salmón congelado/salmones congelados, salmón cocido/salmones cocidos, posta de salmón/postas de salmón, tranchas de salmón, salmón noruego/salmones noruegos, tacos de salmón, salmón sin piel/salmones sin piel',
    'smoked salmon': 'salmón ahumado/salmones ahumados, recortes de salmón ahumado',
    gravlax: 'salmón marinado/salmones marinados, gravlax',
    'smoked trout': 'trucha ahumada/truchas ahumadas, filete de trucha ahumada/filetes de trucha ahumada',
    'smoked mackerel': 'caballa ahumada/caballas ahumadas',
    'smoked haddock': 'bacalao ahumado/bacalaos ahumados, lomos de bacalao ahumado, palometa ahumada/palometas ahumadas',
    kipper: 'arenque ahumado/arenques ahumados, sardina ahumada/sardinas ahumadas',
    'cod fillet':
      'bacalao fresco/bacalaos frescos, lomo de bacalao fresco/lomos de bacalao fresco, filete de bacalao/filetes de bacalao, bacalao skrei/bacalaos skreis, skrei/-s, pescado/-s, lomos de pescado blanco, filetes de pescado sin espinas, lomo de pescado blanco, pescado de roca/pescados de roca, morralla/-s, pescado para caldo/pescados para caldo, pescado para sopa/pescados para sopa, abadejo fresco/abadejos frescos, kokotxas de bacalao, pescado blanco sin espinas/pescados blancos sin espinas, pescado de roca para caldo/pescados de roca para caldo, posta de pescado/postas de pescado, pescado para freír/pescados para freír, pescado de carne blanca/pescados de carne blanca, bacalao congelado/bacalaos congelados',
    'haddock fillet': 'eglefino/-s',
    'hake fillet':
      'merluza/-s, lomo de merluza/lomos de merluza, pescadilla/-s, merluza congelada/merluzas congeladas, cogote de merluza/cogotes de merluza, filet de merluza/filets de merluza, kokotxa/-s, kokotxas de merluza, pescada/-s, colas de merluza, cola de merluza, filetes de merluza sin piel, suprema de merluza/supremas de merluza, cococha/-s, merlucita/-s, carioca/-s, lomos de merluza sin piel, ventresca de merluza/ventrescas de merluza, centro de merluza/centros de merluza, filetes de merluza congelados, merluza austral/merluzas australes, merluza cocida/merluzas cocidas, tronco de merluza/troncos de merluza, mero blanco merluza/meros blancos merluzas',
    'pollock fillet': 'abadejo/-s, carbonero/-s, fogonero/-s, maruca/-s, faneca/-s, colín de Alaska/colines de Alaska, brótola/-s, reineta pescado/reinetas pescados, merlán/merlanes, bacaladilla/-s, bacaladito/-s, lirio pescado/lirios pescados, bertorella/-s, congrio/-s, congrio dorado/congrios dorados',
    'halibut fillet': 'fletán/fletanes, halibut/-s, hipogloso/-s',
    'turbot fillet': 'rodaballo/-s, rémol/-es, coruxo/-s',
    'sole fillet': 'lenguado/-s, acedía/-s, platija/-s, lenguadina/-s, filete de gallo/filetes de gallo, gallos de ración, lenguadito/-s, limanda/-s, solla/-s',
    'tilapia fillet': 'tilapia/-s, mojarra/-s, panga/-s, basa/-s, mojarra tilapia/mojarras tilapias, blanco del Nilo/blancos del Nilo, perca del Nilo/percas del Nilo, filete basa/filetes basas, pangasius',
    'sea bass fillet': 'lubina/-s, róbalo/-s, lomo de lubina/lomos de lubina, robalo/-s, corvina/-s, lubinas de ración, lomos de corvina, lomo de corvina, robaliza/-s, lubina de ración',
    'sea bream fillet':
      'dorada/-s, besugo/-s, pargo/-s, doradas de ración, sargo/-s, breca/-s, pagel/-es, palometa/-s, lomos de dorada, japuta/-s, pancho besugo/panchos besugos, dorada de ración, dentón/dentones, bocinegro/-s, sama/-s, chopa/-s, aligote/-s, urta/-s, besugo del norte/besugos del norte, hurta/-s, herrera/-s, lomo de dorada',
    monkfish: 'rape/-s, cola de rape/colas de rape, lomo de rape/lomos de rape, hígado de rape/hígados de rape, rape congelado/rapes congelados, colas de rape congeladas, pixín/pixines, rapito/-s, sapo pescado/sapos pescados',
    'snapper fillet':
      'huachinango/-s, pargo rojo/pargos rojos, cabracho/-s, gallineta/-s, salmonete/-s, rascacio/-s, guachinango/-s, chillo/-s, salmonete de roca/salmonetes de roca, filete de pargo/filetes de pargo, cabrilla/-s, cuchareta/-s, cabrachos de caldo, pargo entero/pargos enteros, rubio pescado/rubios pescados, escorpora/-s, pez escorpión/peces escorpiones, chita pescado/chitas pescados',
    'catfish fillet': 'bagre/-s, siluro/-s, pez gato/peces gatos, surubí/-es, doncella/-s, pintado surubí/pintados surubíes',
    'grouper fillet':
      'mero/-s, lomo de mero/lomos de mero, cherna/-s, mahi mahi/mahis mahis, dorado/-s, lampuga/-s, llampuga/-s, cabrilla mero/cabrillas meros, perico pescado/pericos pescados, pez limón/peces limones/peces limón, seriola/-s, lecha pescado/lechas pescados, medregal/-es, lomo de mahi mahi/lomos de mahi mahi',
    'perch fillet': 'perca/-s, lucioperca/-s, lucio/-s, pejerrey/-es, boga pescado/bogas pescados',
    carp: 'carpa/-s, pacú/-es, sábalo/-s, barbo/-s',
    'trout fillet': 'filete de trucha/filetes de trucha, trucha asalmonada/truchas asalmonadas, lomo de trucha/lomos de trucha, trucha salmonada/truchas salmonadas',
    'rainbow trout': 'trucha/-s, trucha arcoíris/truchas arcoíris, trucha arco iris/truchas arcos iris, truchas de ración, trucha de río/truchas de río',
    'mackerel fillet': 'caballa/-s, jurel/-es, verdel/-es, sierra/-s, chicharro/-s, lomo de caballa/lomos de caballa, macarela fresca/macarelas frescas, estornino/-s, xarda/-s, pez sierra/peces sierras, sarda/-s, jurelillo/-s',
    'herring fillet': 'arenque/-s',
    'sardine fillet': 'sardina/-s, lomos de sardina, lomo de sardina, parrocha/-s, xouba/-s, sardinilla fresca/sardinillas frescas, anchoveta/-s, espadín/espadines, sardinas parrochas',
    whitebait: 'boquerón/boquerones, anchoas frescas, bocarte/-s, anchoa fresca, chanquete/-s, boquerones en vinagre, boquerón en vinagre, charal/-es, charales secos, boqueroncito/-s, pescaíto/-s, pescadito frito/pescaditos fritos, pescaditos, pejerrey chico/pejerreyes chicos, aladroque/-s, cornalito/-s, gueldo/-s',
    'tuna steak':
      'atún/atunes, lomo de atún/lomos de atún, bonito/-s, ventresca de atún/ventrescas de atún, bonito del norte/bonitos del norte, lomo de bonito/lomos de bonito, tacos de atún, mormo de atún/mormos de atún, albacora/-s, taco de atún fresco/tacos de atún fresco, tataki de atún/tatakis de atún, ventresca de bonito/ventrescas de bonito, atún para tartar/atunes para tartar, ventresca fresca/ventrescas frescas, rodajas de bonito del norte, atún aleta amarilla/atunes aletas amarillas, melva/-s, cojinova/-s, cojinúa/-s, morrillo de atún/morrillos de atún, tarantelo/-s',
    'swordfish steak':
      'pez espada/peces espadas/peces espada, emperador/-es, cazón/cazones, tiburón/tiburones, marlin/-es, tintorera/-s, marrajo/-s, toyo/-s, tollo/-s, palometón/palometones, albacora chilena/albacoras chilenas, marlín, marlin ahumado/marlines ahumados, caella/-s, pez vela/peces velas/peces vela, aguja azul/agujas azules',
    'skate wing': 'raya/-s, ala de raya/alas de raya, aleta de raya/aletas de raya',
    eel: 'anguila/-s, anguila ahumada/anguilas ahumadas, angula/-s, lamprea/-s, congrio de sopa/congrios de sopa',
    'salt cod':
      'bacalao/-s, bacalao salado/bacalaos salados, bacalao desalado/bacalaos desalados, bacalao en salazón/bacalaos en salazón, migas de bacalao, lomo de bacalao/lomos de bacalao, lomo de bacalao desalado/lomos de bacalao desalado, bacalao desmigado desalado/bacalaos desmigados desalados, bacalao en punto de sal/bacalaos en punto de sal, bacalao seco/bacalaos secos, lomos de bacalao desalados, migas de bacalao desalado, bacalao noruego/bacalaos noruegos, bacalao de Noruega/bacalaos de Noruega, bacalao sin espinas/bacalaos sin espinas, lomos de bacalao salado, tacos de bacalao, lomito de bacalao/lomitos de bacalao, bacalao inglés/bacalaos ingleses, bacalao al punto de sal/bacalaos al punto de sal, bacalao desalado y desmigado/bacalaos desalados y desmigado',
    'canned tuna':
      'atún en lata/atunes en lata, lata de atún/latas de atún, atún en aceite/atunes en aceite, atún al natural/atunes al natural, atún en conserva/atunes en conserva, atún en aceite de oliva/atunes en aceite de oliva, atún claro/atunes claros, lata de atún en aceite/latas de atún en aceite, bonito en conserva/bonitos en conserva, bonito en aceite/bonitos en aceite, bonito del norte en aceite/bonitos del norte en aceite, atún en agua/atunes en agua, atún de lata/atunes de lata, lata de atún en agua/latas de atún en agua, ventresca en conserva/ventrescas en conserva, atún enlatado/atunes enlatados, atún claro en aceite/atunes claros en aceite, bonito en aceite de oliva/bonitos en aceite de oliva, atún en aceite de girasol/atunes en aceite de girasol, bonito del norte en conserva/bonitos del norte en conserva, ventresca en aceite/ventrescas en aceite, lata de bonito/latas de bonito, bote de bonito/botes de bonito, lata de atún claro/latas de atún claro, melva canutera/melvas canuteras, melva en conserva/melvas en conserva, melva en aceite/melvas en aceite, ventresca de bonito en aceite/ventrescas de bonito en aceite, ventresca de atún en aceite/ventrescas de atún en aceite, ventresca/-s, atún escurrido/atunes escurridos, atún desmenuzado/atunes desmenuzados, lomitos de atún, atún en lomos/atunes en lomos, mojama/-s, mojama de atún/mojamas de atún, latita de atún/latitas de atún, lomos de atún en aceite, atún claro en aceite de oliva/atunes claros en aceite de oliva, bonito en escabeche/bonitos en escabeche, atún en lomitos/atunes en lomitos',
    'canned salmon': 'salmón en lata/salmones en lata, salmón en conserva/salmones en conserva, lata de salmón/latas de salmón',
    'canned sardine':
      'sardinas en lata, sardina en lata, sardinas en aceite, lata de sardinas/latas de sardinas, sardinilla/-s, sardinas en conserva, sardinillas en aceite, sardinas en aceite de oliva, sardinas en tomate, sardinas de lata, lata de sardinas en aceite/latas de sardinas en aceite, sardinas en salsa de tomate',
    'canned mackerel':
      'caballa en lata/caballas en lata, caballa en conserva/caballas en conserva, caballa en aceite/caballas en aceite, jurel en lata/jureles en lata, lata de caballa/latas de caballa, jurel en conserva/jureles en conserva, lata de jurel/latas de jurel, macarela/-s, lomos de caballa en aceite, jurel al natural/jureles al natural, jurel tipo salmón/jureles tipo salmón, caballa de lata/caballas de lata, macarela en lata/macarelas en lata',
    anchovy:
      "anchoa/-s, anchoas en aceite, anchoa en salazón/anchoas en salazón, anchoas de lata, anchoas en conserva, anchoas en aceite de oliva, filetes de anchoa en aceite, anchoas del Cantábrico, anchoas de Santoña, anchoa del Cantábrico, anchoas en salmuera, lomo de anchoa/lomos de anchoa, anchoita/-s, anchoas desaladas, filetes de anchoas en aceite, filete de anchoa en aceite, anchoa salada/anchoas saladas, anchoas de l'Escala",
    'pickled herring': 'arenque en vinagre/arenques en vinagre, rollmops, arenque marinado/arenques marinados, arenques en escabeche, arenque en escabeche',
    shrimp:
      'gamba/-s, camarón/camarones, langostino/-s, gambón/gambones, langostino crudo/langostinos crudos, camarón crudo/camarones crudos, gamba congelada/gambas congeladas, camarón jumbo/camarones jumbo/camarones jumbos, cola de langostino/colas de langostino, carabinero/-s, gambas arroceras, quisquilla/-s, colas de gamba, cola de gamba, camarones pelados y limpios, camarón congelado/camarones congelados, langostino tigre/langostinos tigre/langostinos tigres, langostinos pelados crudos, colas de langostinos, colas de gambones, gambas peladas crudas, langostino jumbo/langostinos jumbo/langostinos jumbos, langostino congelado/langostinos congelados, gambita/-s, camaroncito/-s, colas de gambas, colas de gambón, camarón de río/camarones de río, camarón tigre/camarones tigre/camarones tigres, cabezas y cáscaras de gambas, cáscaras de gambas, cáscaras de camarón, gambas rojas de Palamós, camarones ecuatorianos, camarón pacotilla/camarones pacotillas, camarón seco molido/camarones secos molidos, camarón en polvo/camarones en polvo, gamba cruda/gambas crudas, colas de camarón, colas de camarones',
    'bay shrimp': 'camarón cocido/camarones cocidos, gamba cocida/gambas cocidas, langostino cocido/langostinos cocidos, camarón precocido/camarones precocidos, langostinos cocidos y pelados, camarones cocidos y pelados',
    langoustine: 'cigala/-s, langostino de Noruega/langostinos de Noruega, cigalita/-s, cigalas cocidas',
    crayfish: 'cangrejo de río/cangrejos de río, acocil/-es, langostino de río/langostinos de río, colas de cangrejo de río',
    lobster: 'bogavante/-s, langosta/-s, carne de langosta/carnes de langosta, carne de bogavante/carnes de bogavante, bogavante cocido/bogavantes cocidos, langosta cocida/langostas cocidas, bogavante vivo/bogavantes vivos',
    'lobster tail': 'cola de langosta/colas de langosta, cola de bogavante/colas de bogavante',
    crab: 'cangrejo/-s, jaiba/-s, buey de mar/bueyes de mar, centollo/-s, nécora/-s, centolla/-s, bueyes de mar cocidos, andarica/-s, txangurro/-s, changurro/-s, nécora cocida/nécoras cocidas, cangrejito/-s, jueyes, juey, cangrejo real/cangrejos reales',
    'crab meat':
      'carne de cangrejo/carnes de cangrejo, pulpa de jaiba/pulpas de jaiba, carne de jaiba/carnes de jaiba, carne de centollo/carnes de centollo, carne de buey de mar/carnes de buey de mar, carne de txangurro/carnes de txangurro, carne de cangrejo en lata/carnes de cangrejo en lata, pulpa de cangrejo/pulpas de cangrejo, carne de changurro/carnes de changurro, pinza de cangrejo/pinzas de cangrejo, carne de centolla/carnes de centolla, pinzas de centolla, pata de cangrejo/patas de cangrejo, jaiba desmenuzada/jaibas desmenuzadas, boca de mar cangrejo/bocas de mar cangrejo, carne de juey/carnes de juey, muelas de cangrejo',
    mussel: 'mejillón/mejillones, chorito/-s, choro/-s, cholga/-s, mejillones cocidos, mejillón de roca/mejillones de roca, mejillones congelados, choro zapato/choros zapatos, carne de mejillón/carnes de mejillón, mejillón cocido, mejillón vivo/mejillones vivos, choritos en lata',
    clam: 'almeja/-s, chirla/-s, machas, macha, navaja/-s, almejas babosa, coquina/-s, navajuela/-s, almeja japonesa/almejas japonesas, concha negra/conchas negras, almeja viva/almejas vivas, tellina/-s, almeja babosa/almejas babosas, almejas congeladas, almejones, longueirón/longueirones, concha fina/conchas finas, cañaílla/-s, carneiro/-s, pata de mula/patas de mula, guacuco/-s, piangua/-s, concha prieta/conchas prietas',
    'canned clam': 'almejas en lata, almejas en conserva, almejas al natural, lata de almejas/latas de almejas, berberechos en lata, berberechos al natural, berberechos en conserva, lata de berberechos/latas de berberechos, navajas en conserva, machas en lata, almejas de lata, berberechos de lata, almejas enlatadas',
    cockle: 'berberecho/-s, verdigón/verdigones',
    oyster: 'ostra/-s, ostión/ostiones, ostrón/ostrones',
    scallop:
      'vieira/-s, callo de hacha/callos de hacha, zamburiña/-s, ostión del norte/ostiones del norte, concha de abanico/conchas de abanico, ostiones chilenos, volandeira/-s, callo de almeja/callos de almeja, carne de vieira/carnes de vieira, vieiras congeladas, coral de vieira, vieira sin concha/vieiras sin concha, scallops',
    squid:
      'calamar/-es, chipirón/chipirones, pota/-s, anilla de calamar/anillas de calamar, calamares en anillas, puntillita/-s, calamarcito/-s, calamareti/-s, rabas, anillas de pota, tentáculos de calamar, jibión/jibiones, anilla de pota, puntillas de calamar, chopito/-s, begihandi/-s, anillas de calamar congeladas, calamar congelado/calamares congelados, luras, peludines, calamar de potera/calamares de potera, calamar en anillas, tentáculo de calamar, patas de calamar, tentáculo de pota/tentáculos de pota',
    cuttlefish: 'sepia/-s, jibia/-s, choco/-s, choquito/-s, cachón/cachones, sepionet/-s, sepia congelada/sepias congeladas, sepietas, almendrita de choco/almendritas de choco, sepiona/-s',
    octopus:
      'pulpo/-s, pata de pulpo/patas de pulpo, pulpo cocido/pulpos cocidos, tentáculo de pulpo/tentáculos de pulpo, pulpo congelado/pulpos congelados, pulpito/-s, patas de pulpo cocido, pata de pulpo cocida/patas de pulpo cocida, rejo de pulpo/rejos de pulpo, patas de pulpo cocidas, tentáculos de pulpo cocido, rejo/-s',
    snail:
      'caracol/-es, bígaro/-s, cañadilla/-s, caracol de mar/caracoles de mar, loco/-s, locos en conserva, abulón/abulones, lapa/-s, concha reina/conchas reinas, tegogolo/-s, oreja de mar/orejas de mar, cobo/-s, carrucho/-s, lambí/-es, busano/-s, caracol marino/caracoles marinos, pulpa de caracol/pulpas de caracol',
    caviar: 'caviar, sucedáneo de caviar/sucedáneos de caviar, huevas de lumpo, caviar de lumpo, hueva de lumpo, caviar de esturión, caviar negro/-s/caviares negros',
    'salmon roe': 'huevas de salmón, huevas de trucha, caviar rojo/-s/caviares rojos, hueva de salmón, hueva de trucha, caviar de salmón',
    'fish roe': 'huevas, huevas de merluza, huevas de mújol, huevas de pescado, hueva, botarga/-s, huevas de maruca, hueva de maruca, masago/-s, tobiko/-s, hueva de mújol, huevas de bacalao, hueva de pescado, huevas de bonito, hueva de merluza',
    halloumi: 'halloumi/-s, queso halloumi/quesos halloumis, haloumi/-s, queso haloumi/quesos haloumis',
    paneer: 'paneer/-es, queso paneer/quesos paneeres',
    egg: 'huevo/-s, huevo cocido/huevos cocidos, huevo batido/huevos batidos, huevo L/huevos L, huevo de gallina/huevos de gallina, huevo crudo/huevos crudos, huevo de gallina feliz/huevos de gallina feliz, huevo para barnizar, huevo poché/huevos pochés, huevo sancochado/huevos sancochados, huevo hervido/huevos hervidos, huevo estrellado/huevos estrellados, huevo talla L/huevos tallas L, huevo talla M/huevos tallas M, blanquillo/-s, huevos clase L, huevo para pintar, huevo de gallinas camperas/huevos de gallinas camperas, huevito/-s, huevos tamaño L, huevos de tamaño L, huevina/-s',
    'egg white': 'clara de huevo/claras de huevo, clara/-s, clara de huevo batida/claras de huevo batida, clara batida/claras batidas, clara líquida de huevo/claras líquidas de huevo, claras de huevos',
    'egg yolk': 'yema de huevo/yemas de huevo, yema/-s, yema batida/yemas batidas, yema cruda/yemas crudas, yema de huevo batida/yemas de huevo batida, yema de huevo cruda/yemas de huevo cruda, yemas de huevos, yema de huevo cocida/yemas de huevo cocida, yema cocida/yemas cocidas, yema curada/yemas curadas',
    'quail egg': 'huevo de codorniz/huevos de codorniz, huevitos de codorniz, huevo de codorniz cocido/huevos de codorniz cocido, huevos de codornices, huevito de codorniz',
    'duck egg': 'huevo de pato/huevos de pato, huevo de oca/huevos de oca, huevo de ganso/huevos de ganso, huevo de pata/huevos de pata',
    'egg substitute':
      'sustituto de huevo/sustitutos de huevo, sustituto del huevo/sustitutos del huevo, huevo vegano/huevos veganos, sustituto vegano de huevo/sustitutos veganos de huevo, reemplazo de huevo/reemplazos de huevo, sustituto vegetal de huevo/sustitutos vegetales de huevo, huevo de lino/huevos de lino, huevo de linaza/huevos de linaza, huevo de chía/huevos de chía',
    butter:
      'mantequilla/-s, mantequilla sin sal/mantequillas sin sal, mantequilla con sal/mantequillas con sal, mantequilla pomada/mantequillas pomadas, mantequilla salada/mantequillas saladas, mantequilla punto pomada/mantequillas puntos pomadas, mantequilla avellana/mantequillas avellanas, mantequilla noisette/mantequillas noisettes, mantequilla de vaca/mantequillas de vaca, mantequilla para engrasar/mantequillas para engrasar, mantequilla semisalada/mantequillas semisaladas, mantequilla sin lactosa/mantequillas sin lactosa, manteca fría/mantecas frías, manteca pomada/mantecas pomadas, manteca derretida/mantecas derretidas, manteca blanda/mantecas blandas, manteca sin sal/mantecas sin sal, manteca fundida/mantecas fundidas, manteca a temperatura ambiente, manteca ablandada/mantecas ablandadas, manteca de leche/mantecas de leche, mantequilla suavizada/mantequillas suavizadas, manteca pomada sin sal/mantecas pomadas sin sal, nuez de manteca/nueces de manteca, manteca punto pomada/mantecas puntos pomadas, mantequilla de oveja/mantequillas de oveja, mantequilla de cabra/mantequillas de cabra, pan de manteca/panes de manteca, mantequilla light/mantequillas light, mantequilla danesa/mantequillas danesas, mantequilla francesa/mantequillas francesas, mantequita/-s, mantequilla irlandesa/mantequillas irlandesas',
    ghee: 'ghee/-s, mantequilla clarificada/mantequillas clarificadas, manteca clarificada/mantecas clarificadas, ghi/-s',
    milk: 'leche/-s, leche de vaca/leches de vaca, leche sin lactosa/leches sin lactosa, leche deslactosada/leches deslactosadas, leche hirviendo/leches hirviendos, leche UHT/leches UHT, leche entera sin lactosa/leches enteras sin lactosa, leche cruda/leches crudas, lechita/-s',
    'skim milk':
      'leche desnatada/leches desnatadas, leche descremada/leches descremadas, leche semidesnatada/leches semidesnatadas, leche semidescremada/leches semidescremadas, leche light/leches light, leche parcialmente descremada/leches parcialmentes descremadas, leche baja en grasa/leches baja en grasa, leche semi desnatada/leches semis desnatadas, leche semi descremada/leches semis descremadas, leche deslactosada light/leches deslactosadas light, leche desnatada sin lactosa/leches desnatadas sin lactosa, leche semidesnatada sin lactosa/leches semidesnatadas sin lactosa, leche magra/leches magras, leche deslactosada descremada/leches deslactosadas descremadas, leche sin grasa/leches sin grasa, leche baja en grasas/leches baja en grasas, leche deslactosada semidescremada/leches deslactosadas semidescremadas',
    'goat milk': 'leche de cabra/leches de cabra, leche de oveja/leches de oveja, leche entera de cabra/leches enteras de cabra, leche de búfala/leches de búfala',
    'oat milk': 'leche de avena/leches de avena, bebida de avena/bebidas de avena, bebida vegetal de avena/bebidas vegetales de avena, leche vegetal de avena/leches vegetales de avena, licuado de avena/licuados de avena, agua de avena/aguas de avena',
    'almond milk':
      'leche de almendras/leches de almendras, leche de almendra/leches de almendra, bebida de almendras/bebidas de almendras, bebida de almendra/bebidas de almendra, bebida vegetal de almendras/bebidas vegetales de almendras, leche de nueces/leches de nueces, leche de avellanas/leches de avellanas, bebida de avellanas/bebidas de avellanas, leche de anacardos/leches de anacardos, leche vegetal de almendras/leches vegetales de almendras, leche de almendras sin azúcar/leches de almendras sin azúcar, leche de castañas de cajú/leches de castañas de cajú, leche de marañón/leches de marañón, leche de nuez/leches de nuez, leche de avellana/leches de avellana, bebida de anacardos/bebidas de anacardos, leche de almendra sin azúcar/leches de almendra sin azúcar, leche de pistacho/leches de pistacho, leche de castañas/leches de castañas, leche de cajú/leches de cajú, leche vegetal de almendra/leches vegetales de almendra, leche de coco y almendras/leches de coco y almendras, leche de nuez de la India/leches de nuez de la India, bebida vegetal de almendra/bebidas vegetales de almendra, bebida de avellana/bebidas de avellana, bebida de nueces/bebidas de nueces',
    'soy milk':
      'leche de soja/leches de soja, leche de soya/leches de soya, bebida de soja/bebidas de soja, bebida de soya/bebidas de soya, bebida vegetal de soja/bebidas vegetales de soja, leche vegetal de soja/leches vegetales de soja, leche de soya sin azúcar/leches de soya sin azúcar, bebida vegetal de soya/bebidas vegetales de soya',
    'rice milk': 'bebida de arroz/bebidas de arroz, bebida vegetal de arroz/bebidas vegetales de arroz, leche de arroz/leches de arroz',
    'coconut drink': 'bebida de coco/bebidas de coco, leche de coco para beber/leches de coco para beber, bebida vegetal de coco/bebidas vegetales de coco, leche vegetal de coco/leches vegetales de coco',
    buttermilk:
      'suero de leche/sueros de leche, buttermilk/-s, suero de mantequilla/sueros de mantequilla, mazada/-s, leche agria/leches agrias/leches agria, leche cortada/leches cortadas, leche con limón/leches con limón, leche fermentada/leches fermentadas, leche ácida/leches ácidas, leche cultivada/leches cultivadas, leche de mantequilla/leches de mantequilla',
    kefir:
      'kéfir/-es, kéfir de leche/kéfires de leche, búlgaros, yogur bebible/yogures bebibles, kefir de cabra/kefires de cabra, kéfir de cabra/kéfires de cabra, yogur líquido/yogures líquidos, yogur para beber/yogures para beber, lassi/-s, yogurt bebible/yogurts bebibles, búlgaros de leche, yogurt líquido/yogurts líquidos',
    'evaporated milk': 'leche evaporada/leches evaporadas, leche ideal/leches ideales, leche Clavel, leche evaporada light/leches evaporadas light, leche evaporada descremada/leches evaporadas descremadas, Carnation',
    'condensed milk': 'leche condensada/leches condensadas, leche condensada azucarada/leches condensadas azucaradas, lechera/-s, La Lechera, leche condensada light/leches condensadas light, leche condensada desnatada/leches condensadas desnatadas',
    'milk powder':
      'leche en polvo/leches en polvo, leche entera en polvo/leches enteras en polvo, leche en polvo desnatada/leches en polvo desnatada, leche descremada en polvo/leches descremadas en polvo, leche desnatada en polvo/leches desnatadas en polvo, leche deshidratada/leches deshidratadas, leche en polvo descremada/leches en polvo descremada, leche Nido, leche Klim',
    whey: 'suero de queso/sueros de queso, suero lácteo/sueros lácteos, suero de yogur/sueros de yogur, lactosuero/-s',
    'heavy cream':
      'nata/-s, crema de leche/cremas de leche, nata para montar/natas para montar, crema para batir/cremas para batir, crema/-s, nata para cocinar/natas para cocinar, nata líquida para montar/natas líquidas para montar, nata líquida para cocinar/natas líquidas para cocinar, crema para montar/cremas para montar, nata para cocina/natas para cocina, crema para cocinar/cremas para cocinar, crema de cocina/cremas de cocina, nata ligera para cocinar/natas ligeras para cocinar, crema de leche para batir/cremas de leche para batir, nata ligera/natas ligeras, nata sin lactosa/natas sin lactosa, crema lyncott/cremas lyncotts, nata líquida sin lactosa/natas líquidas sin lactosa, crema de vaca/cremas de vaca, crema de rancho/cremas de rancho, nata de repostería/natas de repostería, crema espesa para batir/cremas espesas para batir, crema batir/cremas batires, crema para repostería/cremas para repostería, crema de leche para montar/cremas de leche para montar, nata evaporada/natas evaporadas, nata culinaria/natas culinarias, crema culinaria/cremas culinarias',
    'light cream':
      'media crema/medias cremas, crema light/cremas light, crema ligera/cremas ligeras, crema de leche light/cremas de leche light, nata para café/natas para café, nata líquida ligera/natas líquidas ligeras, crema de leche liviana/cremas de leche liviana, crema baja en grasa/cremas baja en grasa, crema liviana/cremas livianas, media crema light/medias cremas light, crema para café/cremas para café, crema de mesa/cremas de mesa',
    'clotted cream': 'nata de la leche/natas de la leche, nata cuajada/natas cuajadas, nata de leche/natas de leche, clotted cream/clottedes creams',
    'whipped cream':
      'nata montada/natas montadas, crema batida/cremas batidas, crema chantilly/cremas chantilly, chantilly, nata en spray/natas en spray, crema chantillí/cremas chantillíes, crema montada/cremas montadas, nata montada en spray/natas montadas en spray, nata montada con azúcar/natas montadas con azúcar, nata batida/natas batidas, nata azucarada/natas azucaradas',
    'sour cream':
      'crema agria/cremas agrias/cremas agria, nata agria/natas agrias/natas agria, crema ácida/cremas ácidas, natilla costarricense/natillas costarricenses, crema mexicana/cremas mexicanas, crema de leche ácida/cremas de leche ácida, jocoque/-s, sour cream/soures creams, crema salvadoreña/cremas salvadoreñas, nata ácida/natas ácidas, crema acidificada/cremas acidificadas, suero costeño/sueros costeños, crema hondureña/cremas hondureñas, mantequilla rala/mantequillas ralas, mantequilla crema/mantequillas cremas, crema agria light/cremas agrias light/cremas agria light, crema de leche agria/cremas de leche agria',
    'crème fraîche': 'crème fraîche, creme fraiche/cremes fraiches, nata fresca francesa/natas frescas francesas, nata fresca espesa/natas frescas espesas, crema fraiche/cremas fraiches, crème fraiche/-s',
    'plain yogurt':
      'yogur/-es, yogurt/-s, yogur natural sin azúcar/yogures naturales sin azúcar, yogurt natural sin azúcar/yogurts naturales sin azúcar, yoghurt/-s, yogur desnatado/yogures desnatados, yogur sin azúcar/yogures sin azúcar, yogur de cabra/yogures de cabra, yogur de oveja/yogures de oveja, yogur natural desnatado/yogures naturales desnatados, yogur natural sin azucarar/yogures naturales sin azucarar, yogurt descremado/yogurts descremados, yogur de leche de cabra/yogures de leche de cabra, yogur natural azucarado/yogures naturales azucarados, yogur sin lactosa/yogures sin lactosa, yogur descremado/yogures descremados, yogurt sin azúcar/yogurts sin azúcar, yogurt sin lactosa/yogurts sin lactosa, yogurt natural descremado/yogurts naturales descremados, yoghurt sin azúcar/yoghurts sin azúcar, yogur edulcorado/yogures edulcorados, yogurt light/yogurts light, leche cuajada en yogur/leches cuajadas en yogur, bifidus natural/-es, bífidus natural/-es, yogur natural sin edulcorar/yogures naturales sin edulcorar',
    'greek yogurt':
      'yogur griego/yogures griegos, yogurt griego/yogurts griegos, yoghurt griego/yoghurts griegos, yogurt griego sin azúcar/yogurts griegos sin azúcar, yogur griego sin azúcar/yogures griegos sin azúcar, yogurt estilo griego/yogurts estilo griego, yogurt tipo griego/yogurts tipo griego, yogurt griego sin grasa/yogurts griegos sin grasa, yogur tipo griego/yogures tipo griego, yogurt griego descremado/yogurts griegos descremados, yogurt búlgaro/yogurts búlgaros, yogur griego ligero/yogures griegos ligeros, yogur griego light/yogures griegos light, yogurt griego light/yogurts griegos light, yogur estilo griego/yogures estilo griego, yogur griego azucarado/yogures griegos azucarados, yogur griego natural sin azúcar/yogures griegos naturales sin azúcar',
    skyr: 'skyr/-es',
    quark:
      'queso quark/quesos quarks, quark/-s, queso batido/quesos batidos, queso fresco batido/quesos frescos batidos, queso batido desnatado/quesos batidos desnatados, queso fresco batido desnatado/quesos frescos batidos desnatados, petit suisse natural/petits suisses naturales, queso blanco untable/quesos blancos untables, queso blanco descremado untable/quesos blancos descremados untables',
    labneh: 'labneh/-s, queso labneh/quesos labnehs, queso de yogur/quesos de yogur, labne/-s, jocoque seco/jocoques secos, jocoque árabe/jocoques árabes',
    'soy yogurt': 'yogur de soja/yogures de soja, yogurt de soya/yogurts de soya, yogur de soya/yogures de soya, yogur natural de soja/yogures naturales de soja, yogurt de soja/yogurts de soja, yogur de soja sin azúcar/yogures de soja sin azúcar',
    'coconut yogurt': 'yogur de coco vegetal/yogures de coco vegetal, yogurt de coco vegetal/yogurts de coco vegetal, yogurt de leche de coco/yogurts de leche de coco, yogur de leche de coco/yogures de leche de coco',
    'vanilla yogurt':
      'yogur de limón/yogures de limón, yogur de vainilla/yogures de vainilla, yogurt de vainilla/yogurts de vainilla, yogur de fresa/yogures de fresa, yogurt de fresa/yogurts de fresa, yogur de sabores/yogures de sabores, yogur de coco/yogures de coco, yogur de frutas/yogures de frutas, yogur azucarado/yogures azucarados, yogurt de durazno/yogurts de durazno, yogur de melocotón/yogures de melocotón, yogurt de frutilla/yogurts de frutilla, yogur con sabor/yogures con sabor, yogur griego de vainilla/yogures griegos de vainilla, yogur sabor limón/yogures sabores limones/yogures sabores limón, yogurt griego de vainilla/yogurts griegos de vainilla, yogur sabor vainilla/yogures sabores vainillas/yogures sabores vainilla, yogurt de coco/yogurts de coco, yogurt de limón/yogurts de limón, yogur de plátano/yogures de plátano, yogur de frutos rojos/yogures de frutos rojos, yogur griego de limón/yogures griegos de limón, yogurt vainilla/yogurts vainillas/yogurts vainilla, yogur de piña/yogures de piña, yogurt batido de vainilla/yogurts batidos de vainilla, yogurt de frutas/yogurts de frutas, yogurt de mora/yogurts de mora',
    'coconut milk': 'leche de coco/leches de coco, leche de coco en lata/leches de coco en lata, leche de coco light/leches de coco light, leche de coco sin azúcar/leches de coco sin azúcar, leche de coco de lata/leches de coco de lata',
    'ice cream':
      'helado de vainilla/helados de vainilla, helado/-s, helado de nata/helados de nata, bola de helado de vainilla/bolas de helado de vainilla, helado de crema/helados de crema, helado de fresa/helados de fresa, mantecado helado/mantecados helados, helado de coco/helados de coco, helado de yogur/helados de yogur, nieve de vainilla/nieves de vainilla, helado de crema americana/helados de crema americana, helado de leche merengada/helados de leche merengada, helado de americana/helados de americana, helado de dulce de leche/helados de dulce de leche, bolas de helado de nata',
    'cream cheese':
      'queso crema/quesos cremas, queso Philadelphia/quesos Philadelphia, queso de untar/quesos de untar, Philadelphia, queso cremoso/quesos cremosos, queso para untar/quesos para untar, queso crema Philadelphia/quesos cremas Philadelphia, queso en crema/quesos en crema, queso crema light/quesos cremas light, queso tipo Philadelphia/quesos tipo Philadelphia, queso untable/quesos untables, queso cremoso para untar/quesos cremosos para untar, queso blanco para untar/quesos blancos para untar, queso tipo crema/quesos tipo crema, crema de queso/cremas de queso, queso filadelfia/quesos filadelfias, queso cremoso tipo Philadelphia/quesos cremosos tipo Philadelphia, queso crema untable/quesos cremas untables, quesos Filadelfia, filadelfia/-s, queso philadelfia/quesos philadelfias, queso crema bajo en grasa/quesos cremas bajo en grasa, queso de untar tipo Philadelphia/quesos de untar tipo Philadelphia, queso de untar light/quesos de untar light, queso fresco de untar/quesos frescos de untar, queso crema tipo Philadelphia/quesos cremas tipo Philadelphia, queso Finlandia/quesos Finlandia, queso Mendicrim/quesos Mendicrim, casancrem/-s, queso cottage crema/quesos cottages cremas, queso blanco cremoso/quesos blancos cremosos, queso de crema/quesos de crema, queso crema Filadelfia/quesos cremas Filadelfia, queso crema neufchatel/quesos cremas neufchateles, queso Neufchatel/quesos Neufchatel, queso tierno de untar/quesos tiernos de untar, queso de untar desnatado/quesos de untar desnatado, queso crema sin lactosa/quesos cremas sin lactosa, queso fresco para untar/quesos frescos para untar',
    mascarpone: 'mascarpone/-s, queso mascarpone/quesos mascarpones',
    ricotta: 'ricotta/-s, queso ricotta/quesos ricottas, requesón/requesones, ricota/-s, queso ricota/quesos ricotas, mató/-s, brull/-es, brossat/-s, requesón de cabra/requesones de cabra, nata de requesón/natas de requesón, cuajo ricota/cuajos ricotas, ricotta magra/ricottas magras, ricota magra/ricotas magras',
    'cottage cheese': 'queso cottage/quesos cottages, requesón cottage/requesones cottages, cottage/-s, cottage cheese/cottages cheeses, queso cottage bajo en grasa/quesos cottages bajo en grasa, queso cotage/quesos cotages, queso granulado/quesos granulados',
    cheddar:
      'cheddar/-es, queso cheddar/quesos cheddares, queso cheddar curado/quesos cheddares curados, lonchas de queso cheddar, queso chedar/quesos chedares, cheddar curado/cheddares curados, queso rallado mexicano/quesos rallados mexicanos, mezcla mexicana de quesos/mezclas mexicanas de quesos, mezcla de quesos/mezclas de quesos',
    gruyère: 'gruyère, queso gruyère/quesos gruyère, queso gruyere/quesos gruyeres, gruyere/-s, gruyer, queso gruyer',
    emmental: 'emmental/-es, queso emmental/quesos emmentales, queso suizo/quesos suizos, emmenthal/-es, queso emmenthal/quesos emmenthales, emental/-es, queso emental/quesos ementales, queso maasdam/quesos maasdams, maasdam/-s, lonchas de queso emmental, Leerdammer',
    gouda: 'gouda, queso gouda/quesos gouda, lonchas de queso gouda, queso gauda/quesos gaudas',
    edam: 'edam, queso edam/quesos edam, queso de bola/quesos de bola, edamer/-es, queso tipo edam/quesos tipo edam, queso bola/quesos bolas/quesos bola',
    'monterey jack': 'Monterey Jack, queso Monterey Jack/quesos Monterey Jack, queso Monterrey Jack/quesos Monterrey Jack, monterrey jack/monterreyes jacks, queso Monterrey/quesos Monterrey, queso jack/quesos jacks, queso Pepper Jack/quesos Pepper Jack',
    colby: 'colby, queso colby/quesos colby, queso Colby Jack/quesos Colby Jack',
    provolone: 'provolone/-s, queso provolone/quesos provolones, queso provolone ahumado/quesos provolones ahumados, provoleta/-s, queso provoleta/quesos provoletas, queso caciocavallo/quesos caciocavallos',
    comté: 'comté/-s, queso comté/quesos comtés, queso comte/quesos comtes',
    manchego: 'queso manchego español/quesos manchegos españoles, queso manchego curado/quesos manchegos curados, queso manchego semicurado/quesos manchegos semicurados, manchego curado/manchegos curados, manchego semicurado/manchegos semicurados, manchego/-s, queso manchego/quesos manchegos',
    fontina: 'fontina/-s, queso fontina/quesos fontinas',
    havarti: 'havarti/-s, queso havarti/quesos havartis, queso tilsit/quesos tilsits, tilsit/-s, queso danbo/quesos danbos, danbo/-s, queso prato/quesos pratos, queso dambo/quesos dambos, lonchas de queso havarti, queso tybo/quesos tybos',
    muenster: 'queso muenster/quesos muensteres, queso münster/quesos münsteres, queso munster americano/quesos munsteres americanos',
    raclette: 'raclette/-s, queso raclette/quesos raclettes, queso para raclette/quesos para raclette, reblochon/-es, queso reblochon/quesos reblochones',
    taleggio: 'taleggio/-s, queso taleggio/quesos taleggios, limburger/-es',
    'american cheese':
      'queso americano/quesos americanos, tranchete/-s, queso en lonchas/quesos en lonchas, quesito/-s, queso fundido/quesos fundidos, queso para sándwich/quesos para sándwich, queso cheddar en láminas/quesos cheddares en láminas, loncha de queso/lonchas de queso, queso procesado/quesos procesados, queso sandwich/quesos sandwichs, queso amarillo/quesos amarillos, queso para hamburguesa/quesos para hamburguesa, queso para fundir en lonchas/quesos para fundir en lonchas, queso en barra/quesos en barra, quesito El Caserío/quesitos El Caserío, láminas de queso cheddar, queso en láminas/quesos en láminas, queso fundido para untar/quesos fundidos para untar, queso en porciones/quesos en porciones, La vaca que ríe/La vacas que ríe, queso en rebanadas/quesos en rebanadas, queso en fetas/quesos en fetas, fetas de queso, feta de queso, queso tipo americano/quesos tipo americano, quesito en porción/quesitos en porción, rebanadas de queso, rebanada de queso, láminas de queso, lámina de queso, queso laminado/quesos laminados, Velveeta, quesitos de La vaca que ríe, queso de sándwich/quesos de sándwich, queso sándwich/quesos sándwichs, queso de papa/quesos de papa, queso velveeta/quesos velveetas, queso de tostadas/quesos de tostadas',
    mozzarella:
      'mozzarella/-s, queso mozzarella/quesos mozzarellas, mozarela/-s, queso mozarela/quesos mozarelas, muzzarella/-s, queso mozarella/quesos mozarellas, queso muzzarella/quesos muzzarellas, mozarella/-s, mozzarella en bola/mozzarellas en bola, mini mozzarella/-s, bocconcini/-s, queso para pizza/quesos para pizza, muzza/-s, mozzarella light/mozzarellas light, queso mozzarella light/quesos mozzarellas light, mozzarella rallada baja en humedad/mozzarellas ralladas baja en humedad, mozzarella cherry/mozzarellas cherry, mozzarellas baby, muzarella/-s, queso muzarella/quesos muzarellas, queso cremoso argentino/quesos cremosos argentinos, queso por salut/quesos por salut, queso port salut/quesos ports saluts, port salut/ports saluts, queso Cuartirolo/quesos Cuartirolo, cuartirolo/-s',
    burrata: 'burrata/-s, queso burrata/quesos burratas, stracciatella queso/stracciatellas quesos, stracciatella/-s',
    parmesan:
      'parmesano/-s, queso parmesano/quesos parmesanos, parmigiano reggiano/parmigianos reggianos, queso parmesano en polvo/quesos parmesanos en polvo, queso parmigiano/quesos parmigianos, parmigiano/-s, queso reggianito/quesos reggianitos, reggianito/-s, queso parmesano recién rallado/quesos parmesanos recienes rallados, sardo/-s, queso sardo/quesos sardos, lascas de queso parmesano, polvo de queso parmesano/polvos de queso parmesano, queso parmigiano reggiano/quesos parmigianos reggianos, parmesano recién rallado/parmesanos recienes rallados, virutas de queso parmesano, queso regianito/quesos regianitos, corteza de parmesano/cortezas de parmesano, parmesano reggiano/parmesanos reggianos, queso parmesano reggiano/quesos parmesanos reggianos, láminas de queso parmesano, costra de parmesano/costras de parmesano, parmesano en polvo/parmesanos en polvo',
    'grana padano': 'grana padano/granas padanos, queso grana padano/quesos granas padanos, queso Grana Padano rallado/quesos Grana Padano rallados',
    pecorino: 'pecorino/-s, queso pecorino/quesos pecorinos, pecorino romano/pecorinos romanos, queso romano/quesos romanos, queso pecorino romano/quesos pecorinos romanos',
    asiago: 'asiago/-s, queso asiago/quesos asiagos',
    feta: 'feta, queso feta/quesos feta/quesos fetas, feta desmenuzado/-s/fetas desmenuzados, queso tipo feta/quesos tipo feta, queso griego/quesos griegos',
    'queso fresco':
      'queso fresco/quesos frescos, queso blanco/quesos blancos, queso panela/quesos panelas, queso de Burgos/quesos de Burgos, queso fresco de cabra mixto/quesos frescos de cabra mixto, queso ranchero/quesos rancheros, queso campesino/quesos campesinos, queso paisa/quesos paisas, queso costeño/quesos costeños, queso llanero/quesos llaneros, queso de mano/quesos de mano, queso fresco bajo en grasa/quesos frescos bajo en grasa, queso quesillo fresco/quesos quesillos frescos, queso de aro/quesos de aro, queso Zacatecas/quesos Zacatecas, queso chanco/quesos chancos, queso mantecoso/quesos mantecosos, queso paria/quesos parias, queso andino/quesos andinos, queso chacra/quesos chacras, queso Turrialba/quesos Turrialba, queso fresco tipo Burgos/quesos frescos tipo Burgos, queso tipo Burgos/quesos tipo Burgos, queso burgos/quesos burgos, cuajada colombiana/cuajadas colombianas, queso molido/quesos molidos, queso seco/quesos secos, queso duro blanco/quesos duros blancos, quesillo chileno/quesillos chilenos/quesillos chileno, quesillo ecuatoriano/quesillos ecuatorianos, queso paraguay/quesos paraguay, queso criollo/quesos criollos, queso sierra/quesos sierras, queso fresco de vaca/quesos frescos de vaca, queso serrano/quesos serrano/quesos serranos, queso de freír/quesos de freír, queso de vaca fresco/quesos de vaca fresco, queso doble crema/quesos dobles cremas, queso fresco light/quesos frescos light, queso para freír/quesos para freír, queso sopero/quesos soperos, queso canasto/quesos canastos, queso fresco ranchero/quesos frescos rancheros, queso guayanés/quesos guayaneses, queso telita/quesos telitas, queso pera/quesos pera/quesos peras, queso blanco llanero/quesos blancos llaneros, queso palmito/quesos palmitos, queso tierno blanco/quesos tiernos blancos, queso de hoja/quesos de hoja, queso fresco sin sal/quesos frescos sin sal, queso blanco semiduro/quesos blancos semiduros, queso palmita/quesos palmitas, queso fresco salado/quesos frescos salados, queso tipo panela/quesos tipo panela, queso crema doble/quesos cremas dobles, queso crineja/quesos crinejas, queso de rancho/quesos de rancho, queso chontaleño/quesos chontaleños, queso Colonia/quesos Colonia, quesos colonias, queso de Servilleta/quesos de Servilleta, queso servilleta/quesos servilletas, queso del país/quesos del país, queso de campo/quesos de campo, queso cabra fresco mixto/quesos cabras frescos mixtos',
    cotija: 'cotija/-s, queso cotija/quesos cotijas, queso añejo/quesos añejos, queso Cotija rallado/quesos Cotija rallados, queso enchilado/quesos enchilados',
    'oaxaca cheese':
      'queso Oaxaca/quesos Oaxaca, quesillo/-s, queso Chihuahua/quesos Chihuahua, queso asadero/quesos asaderos, quesillo oaxaqueño/quesillos oaxaqueños, hebra de queso/hebras de queso, queso de hebra/quesos de hebra, queso de Oaxaca/quesos de Oaxaca, queso oaxaca rallado/quesos oaxacas rallados, queso menonita/quesos menonitas, queso quesillo/quesos quesillos, queso de hilo/quesos de hilo, queso oaxaca desmenuzado/quesos oaxacas desmenuzados, queso trenza/quesos trenzas, queso trenzado/quesos trenzados, queso manchego mexicano/quesos manchegos mexicanos, queso tipo manchego/quesos tipo manchego, queso adobera/quesos adoberas',
    'goat cheese':
      'queso de cabra/quesos de cabra, rulo de cabra/rulos de cabra, queso fresco de cabra/quesos frescos de cabra, queso de rulo/quesos de rulo, queso de cabra en rulo/quesos de cabra en rulo, queso chèvre/quesos chèvre, queso de rulo de cabra/quesos de rulo de cabra, queso de cabra rulo/quesos de cabra rulo, queso cabra/quesos cabras, crema de queso de cabra/cremas de queso de cabra, queso de cabra para untar/quesos de cabra para untar, queso crema de cabra/quesos cremas de cabra, queso caprino/quesos caprinos, queso de cabra semicurado/quesos de cabra semicurado, queso de cabra curado/quesos de cabra curado, queso majorero/quesos majoreros, queso Montenebro/quesos Montenebro',
    'blue cheese':
      'queso azul/quesos azules, roquefort/-s, queso roquefort/quesos roqueforts, queso cabrales/quesos cabrales, Cabrales, stilton/-es, queso de Cabrales/quesos de Cabrales, queso Valdeón/quesos Valdeón, queso Gamonéu/quesos Gamonéu, gamonéu/-s, queso picón/quesos picones, queso de Valdeón/quesos de Valdeón, queso stilton/quesos stiltones, queso tipo roquefort/quesos tipo roquefort, queso La Peral/quesos La Peral, cambozola/-s, queso Gamonedo/quesos Gamonedo',
    gorgonzola: 'gorgonzola/-s, queso gorgonzola/quesos gorgonzolas',
    brie: 'brie, queso brie/quesos brie, queso tipo brie/quesos tipo brie, cuña de queso brie/cuñas de queso brie',
    camembert: 'camembert/-s, queso camembert/quesos camemberts',
    'firm tofu': 'tofu/-s, queso de soja/quesos de soja, tofu semifirme/tofus semifirmes, tofu marinado/tofus marinados',
    'silken tofu': 'tofu sedoso/tofus sedosos, tofu suave/tofus suaves, tofu blando/tofus blandos, tofu japonés/tofus japoneses, tofu silken/tofus silkenes',
    'smoked tofu': 'tofu ahumado/tofus ahumados',
    'fried tofu': 'tofu frito/tofus fritos',
    tempeh: 'tempeh/-s, tempe/-s',
    seitan: 'seitán/seitanes, carne de seitán/carnes de seitán',
    'textured soy':
      'soja texturizada/sojas texturizadas, soya texturizada/soyas texturizadas, proteína de soja texturizada/proteínas de soja texturizada, carne de soya/carnes de soya, soya deshidratada/soyas deshidratadas, carne de soja/carnes de soja, proteína de soya/proteínas de soya, carne vegetal de soya/carnes vegetales de soya, soya hidratada/soyas hidratadas, soja deshidratada/sojas deshidratadas, proteína vegetal texturizada/proteínas vegetales texturizadas, proteína de soya texturizada/proteínas de soya texturizada, trozos de soya, soya en trozos/soyas en trozos',
    natto: 'natto/-s',
    chickpea:
      'garbanzo/-s, garbanzo cocido/garbanzos cocidos, garbanzos de bote, garbanzos en lata, garbanzos en conserva, garbanzos de lata, bote de garbanzos cocidos/botes de garbanzos cocidos, garbanzos cocidos de bote, garbanzo cocinado/garbanzos cocinados, lata de garbanzos cocidos/latas de garbanzos cocidos, garbanzos cocidos en conserva, garbanzo pedrosillano/garbanzos pedrosillanos, garbanzo precocido/garbanzos precocidos, garbanzo en lata, garbanzo hervido/garbanzos hervidos',
    'black bean':
      'frijol negro/frijoles negros, judía negra/judías negras, alubia negra/alubias negras, poroto negro/porotos negros, frijol negro cocido/frijoles negros cocidos, frijoles negros en lata, habichuela negra/habichuelas negras, caraota/-s, fríjol negro/fríjoles negros, frejol negro/frejoles negros, frijoles negros enlatados, alubia negra cocida/alubias negras cocidas, alubia de Tolosa/alubias de Tolosa, porotos negros cocidos, alubia de Tolosa seca/alubias de Tolosa seca, alubias negras de bote, fréjol negro/fréjoles negros, fríjol negro cocido/fríjoles negros cocidos, frejol negro cocido/frejoles negros cocidos, fréjol negro cocido/fréjoles negros cocidos, fríjoles negros en lata, frejoles negros en lata, fréjoles negros en lata, fríjoles negros enlatados, frejoles negros enlatados, fréjoles negros enlatados',
    'kidney bean':
      'alubia roja/alubias rojas, judía roja/judías rojas, frijol rojo/frijoles rojos, poroto colorado/porotos colorados, habichuela roja/habichuelas rojas, frijol colorado/frijoles colorados, alubias rojas cocidas, frijol bola roja/frijoles bolas rojas/frijoles bola rojas, caraota roja/caraotas rojas, judía pinta roja/judías pintas rojas, poroto rojo/porotos rojos, frejol rojo/frejoles rojos, fríjol rojo/fríjoles rojos, frijol cargamanto rojo/frijoles cargamantos rojos/frijoles cargamanto rojos, habichuela rosada/habichuelas rosadas, frijoles rojos cocidos, frijoles rojos de seda, alubia roja cocida, frijol de seda/frijoles de seda, frijol rojo de seda, alubias rojas de bote, judías rojas cocidas, frijol rojo cocido, frijol alubia roja/frijoles alubias rojas, habichuela colorada/habichuelas coloradas, alubias rojas en conserva, frijol ayocote/frijoles ayocotes, fréjol rojo/fréjoles rojos, fríjol colorado/fríjoles colorados, frejol colorado/frejoles colorados, fréjol colorado/fréjoles colorados, fríjol bola roja/fríjoles bolas rojas/fríjoles bola rojas, frejol bola roja/frejoles bolas rojas/frejoles bola rojas, fréjol bola roja/fréjoles bolas rojas/fréjoles bola rojas, fríjol cargamanto rojo/fríjoles cargamantos rojos/fríjoles cargamanto rojos, frejol cargamanto rojo/frejoles cargamantos rojos/frejoles cargamanto rojos, fréjol cargamanto rojo/fréjoles cargamantos rojos/fréjoles cargamanto rojos, fríjoles rojos cocidos, frejoles rojos cocidos, fréjoles rojos cocidos, fríjoles rojos de seda, frejoles rojos de seda, fréjoles rojos de seda, fríjol de seda/fríjoles de seda, frejol de seda/frejoles de seda, fréjol de seda/fréjoles de seda, fríjol rojo de seda, frejol rojo de seda, fréjol rojo de seda, fríjol rojo cocido, frejol rojo cocido, fréjol rojo cocido, fríjol alubia roja/fríjoles alubias rojas, frejol alubia roja/frejoles alubias rojas, fréjol alubia roja/fréjoles alubias rojas, fríjol ayocote/fríjoles ayocotes, frejol ayocote/frejoles ayocotes, fréjol ayocote/fréjoles ayocotes',
    'pinto bean':
      'frijol pinto/frijoles pinto/frijoles pintos, judía pinta/judías pintas, alubia pinta/alubias pintas, frijol bayo/frijoles bayos/frijoles bayo, frijol/-es, fríjol/-es, frijol cocido/frijoles cocidos, frejol/-es, poroto/-s, poroto hallado/porotos hallados, poroto bayo/porotos bayos/porotos bayo, frijol flor de mayo/frijoles flores de mayo, frijol cacahuate/frijoles cacahuates, frijol mayocoba/frijoles mayocobas, habichuela pinta/habichuelas pintas, poroto tórtola/porotos tórtolas, frijol bayo cocido/frijoles bayos cocidos/frijoles bayo cocidos, poroto coscorrón/porotos coscorrones, alubias pintas cocidas, frijol cargamanto blanco pinto/frijoles cargamantos blancos pinto/frijoles cargamantos blancos pintos/frijoles cargamanto blancos pinto, frijoles pintos cocidos, frijol negro o bayo/frijoles negros o bayo, porotos cocidos, frijol azufrado/frijoles azufrados, frijol flor de junio/frijoles flores de junio, caparrón/caparrones, habichuela rosada cocida/habichuelas rosadas cocidas, habichuela/-s, habichuela guisada sin carne/habichuelas guisadas sin carne, frijolito/-s, judía pinta cocida/judías pintas cocidas, alubia pinta cocida, frejol cocido/frejoles cocidos, frijol cabeza roja/frijoles cabezas rojas, fríjol pinto/fríjoles pinto/fríjoles pintos, frejol pinto/frejoles pinto/frejoles pintos, fréjol pinto/fréjoles pinto/fréjoles pintos, fríjol bayo/fríjoles bayos/fríjoles bayo, frejol bayo/frejoles bayos/frejoles bayo, fréjol bayo/fréjoles bayos/fréjoles bayo, fréjol/-es, fríjol cocido/fríjoles cocidos, fréjol cocido/fréjoles cocidos, fríjol flor de mayo/fríjoles flores de mayo, frejol flor de mayo/frejoles flores de mayo, fréjol flor de mayo/fréjoles flores de mayo, fríjol cacahuate/fríjoles cacahuates, frejol cacahuate/frejoles cacahuates, fréjol cacahuate/fréjoles cacahuates, fríjol mayocoba/fríjoles mayocobas, frejol mayocoba/frejoles mayocobas, fréjol mayocoba/fréjoles mayocobas, fríjol bayo cocido/fríjoles bayos cocidos/fríjoles bayo cocidos, frejol bayo cocido/frejoles bayos cocidos/frejoles bayo cocidos, fréjol bayo cocido/fréjoles bayos cocidos/fréjoles bayo cocidos, fríjol cargamanto blanco pinto/fríjoles cargamantos blancos pinto/fríjoles cargamantos blancos pintos/fríjoles cargamanto blancos pinto, frejol cargamanto blanco pinto/frejoles cargamantos blancos pinto/frejoles cargamantos blancos pintos/frejoles cargamanto blancos pinto, fréjol cargamanto blanco pinto/fréjoles cargamantos blancos pinto/fréjoles cargamantos blancos pintos/fréjoles cargamanto blancos pinto, fríjoles pintos cocidos, frejoles pintos cocidos, fréjoles pintos cocidos, fríjol negro o bayo/fríjoles negros o bayo, frejol negro o bayo/frejoles negros o bayo, fréjol negro o bayo/fréjoles negros o bayo, fríjol azufrado/fríjoles azufrados, frejol azufrado/frejoles azufrados, fréjol azufrado/fréjoles azufrados, fríjol flor de junio/fríjoles flores de junio, frejol flor de junio/frejoles flores de junio, fréjol flor de junio/fréjoles flores de junio, fríjol cabeza roja/fríjoles cabezas rojas, frejol cabeza roja/frejoles cabezas rojas, fréjol cabeza roja/fréjoles cabezas rojas',
    'borlotti bean':
      'frijol cargamanto/frijoles cargamantos/frijoles cargamanto, alubia borlotti/alubias borlottis/alubias borlotti, judía borlotti/judías borlottis/judías borlotti, cargamanto/-s, frijol borlotti/frijoles borlottis/frijoles borlotti, poroto granado/porotos granados, poroto cranberry/porotos cranberry, frijol bola/frijoles bolas/frijoles bola, judía borlotto/judías borlottos, poroto manteca pinto/porotos mantecas pinto/porotos mantecas pintos/porotos manteca pinto, poroto fresco/porotos frescos, frijol cargamanto rojo y blanco/frijoles cargamantos rojos y blanco/frijoles cargamanto rojos y blanco, fríjol cargamanto/fríjoles cargamantos/fríjoles cargamanto, frejol cargamanto/frejoles cargamantos/frejoles cargamanto, fréjol cargamanto/fréjoles cargamantos/fréjoles cargamanto, fríjol borlotti/fríjoles borlottis/fríjoles borlotti, frejol borlotti/frejoles borlottis/frejoles borlotti, fréjol borlotti/fréjoles borlottis/fréjoles borlotti, fríjol bola/fríjoles bolas/fríjoles bola, frejol bola/frejoles bolas/frejoles bola, fréjol bola/fréjoles bolas/fréjoles bola, fríjol cargamanto rojo y blanco/fríjoles cargamantos rojos y blanco/fríjoles cargamanto rojos y blanco, frejol cargamanto rojo y blanco/frejoles cargamantos rojos y blanco/frejoles cargamanto rojos y blanco, fréjol cargamanto rojo y blanco/fréjoles cargamantos rojos y blanco/fréjoles cargamanto rojos y blanco',
    'white bean':
      'alubia/-s, frijol blanco/frijoles blancos, poroto blanco/porotos blancos, judión blanco pequeño/judiones blancos pequeños, alubias cocidas, judías blancas cocidas, habichuela blanca/habichuelas blancas, fabe/-s, faba/-s, judía/-s, fabes de la Granja, judía blanca de bote/judías blancas de bote, alubias blancas cocidas, alubia blanca cocida, pocha/-s, fabada faba/fabadas fabas, mongete/-s, alubias de bote, judías cocidas, fesol/-es, alubias blancas en conserva, verdina/-s, alubia de riñón/alubias de riñón, alubia verdina/alubias verdinas, alubia planchada/alubias planchadas, judía blanca en lata/judías blancas en lata, alubias en conserva, bote de alubias cocidas/botes de alubias cocidas, frijol alubia/frijoles alubias, faba de la Granja/fabas de la Granja, judía del ganxet/judías del ganxet, fesol del ganxet/fesoles del ganxet, mongeta del ganxet/mongetas del ganxet, judía blanca en conserva/judías blancas en conserva, poroto alubia/porotos alubias, caraota blanca/caraotas blancas, pochas de bote, alubia arrocina/alubias arrocinas, lata de porotos/latas de porotos, poroto en lata/porotos en lata, arrocina/-s, judía de riñón/judías de riñón, judía de El Barco/judías de El Barco, judía blanca cocida, fríjol blanco/fríjoles blancos, frejol blanco/frejoles blancos, fréjol blanco/fréjoles blancos, fríjol alubia/fríjoles alubias, frejol alubia/frejoles alubias, fréjol alubia/fréjoles alubias',
    'cannellini bean':
      'alubia cannellini/alubias cannellinis/alubias cannellini, judía cannellini/judías cannellinis/judías cannellini, frijol cannellini/frijoles cannellinis/frijoles cannellini, poroto cannellini/porotos cannellinis/porotos cannellini, fríjol cannellini/fríjoles cannellinis/fríjoles cannellini, frejol cannellini/frejoles cannellinis/frejoles cannellini, fréjol cannellini/fréjoles cannellinis/fréjoles cannellini',
    'butter bean':
      'judión/judiones, pallar/-es, garrofón/garrofones, haba de Lima/habas de Lima, poroto pallar/porotos pallares, poroto manteca/porotos mantecas/porotos manteca, frijol manteca/frijoles mantecas/frijoles manteca, judión de la Granja/judiones de la Granja, pallares cocidos, judión de La Granja cocido/judiones de La Granja cocido, garrofó/-s, judiones de bote, frijol lima/frijoles lima/frijoles limas, judía de Lima/judías de Lima, alubia garrofón/alubias garrofones, garrofón cocido/garrofones cocidos, judiones cocidos, bajoca garrofó/bajocas garrofós, pallar bebé/pallares bebés/pallares bebé, fríjol manteca/fríjoles mantecas/fríjoles manteca, frejol manteca/frejoles mantecas/frejoles manteca, fréjol manteca/fréjoles mantecas/fréjoles manteca, fríjol lima/fríjoles lima/fríjoles limas, frejol lima/frejoles lima/frejoles limas, fréjol lima/fréjoles lima/fréjoles limas',
    'navy bean': 'alubia blanca pequeña/alubias blancas pequeñas, poroto navy/porotos navy, judía navy/judías navy',
    'black-eyed pea':
      'frijol carita/frijoles caritas/frijoles carita, frijol caupí/frijoles caupíes/frijoles caupí, alubia carilla/alubias carillas, carilla/-s, frijol de carita/frijoles de carita, frijol cabecita negra/frijoles cabecitas negras, frijolito de ojo negro/frijolitos de ojo negro, frijol de castilla/frijoles de castilla, poroto tape/porotos tapes, fríjol cabecita negra/fríjoles cabecitas negras, frejol castilla/frejoles castillas/frejoles castilla, frejol de castilla/frejoles de castilla, judía carilla/judías carillas, caupí/-es, chícharo de vaca/chícharos de vaca, poroto caupí/porotos caupíes/porotos caupí, frijol castilla/frijoles castillas/frijoles castilla, carillas cocidas, frijol blanco cabecita negra/frijoles blancos cabecitas negras, frijol ojo negro/frijoles ojos negros/frijoles ojo negros, fríjol carita/fríjoles caritas/fríjoles carita, frejol carita/frejoles caritas/frejoles carita, fréjol carita/fréjoles caritas/fréjoles carita, fríjol caupí/fríjoles caupíes/fríjoles caupí, frejol caupí/frejoles caupíes/frejoles caupí, fréjol caupí/fréjoles caupíes/fréjoles caupí, fríjol de carita/fríjoles de carita, frejol de carita/frejoles de carita, fréjol de carita/fréjoles de carita, frejol cabecita negra/frejoles cabecitas negras, fréjol cabecita negra/fréjoles cabecitas negras, fríjol de castilla/fríjoles de castilla, fréjol de castilla/fréjoles de castilla, fríjol castilla/fríjoles castillas/fríjoles castilla, fréjol castilla/fréjoles castillas/fréjoles castilla, fríjol blanco cabecita negra/fríjoles blancos cabecitas negras, frejol blanco cabecita negra/frejoles blancos cabecitas negras, fréjol blanco cabecita negra/fréjoles blancos cabecitas negras, fríjol ojo negro/fríjoles ojos negros/fríjoles ojo negros, frejol ojo negro/frejoles ojos negros/frejoles ojo negros, fréjol ojo negro/fréjoles ojos negros/fréjoles ojo negros',
    'adzuki bean':
      'azuki/-s, judía azuki/judías azukis/judías azuki, alubia azuki/alubias azukis/alubias azuki, frijol azuki/frijoles azukis/frijoles azuki, azukis cocidos, judía adzuki/judías adzukis/judías adzuki, poroto aduki/porotos adukis, aduki/-s, poroto adzuki/porotos adzukis/porotos adzuki, frijol adzuki/frijoles adzukis/frijoles adzuki, adzuki/-s, fríjol azuki/fríjoles azukis/fríjoles azuki, frejol azuki/frejoles azukis/frejoles azuki, fréjol azuki/fréjoles azukis/fréjoles azuki, fríjol adzuki/fríjoles adzukis/fríjoles adzuki, frejol adzuki/frejoles adzukis/frejoles adzuki, fréjol adzuki/fréjoles adzukis/fréjoles adzuki',
    'mixed bean': 'mezcla de legumbres/mezclas de legumbres, legumbres, legumbres cocidas, legumbre cocida, legumbre, mezcla de porotos/mezclas de porotos, mix de legumbres, mezcla de frijoles/mezclas de frijoles, mezcla de alubias/mezclas de alubias',
    'baked bean': 'alubias con tomate, alubias en salsa de tomate, baked beans, judías en salsa de tomate, frijoles dulces, alubias con salsa de tomate, fríjoles dulces, frejoles dulces, fréjoles dulces',
    'lupin bean': 'altramuz/altramuces, chocho/-s, tarwi/-s, lupino/-s, chochos cocidos, harina de altramuz/harinas de altramuz',
    'canned lentil': 'lentejas cocidas, lentejas de bote, lenteja cocida, lentejas en conserva, bote de lentejas/botes de lentejas, bote de lentejas cocidas/botes de lentejas cocidas, lata de lentejas/latas de lentejas, lentejas en lata, lentejas cocidas de bote, lentejas precocidas, lentejas de lata',
    aquafaba: 'aquafaba/-s, acuafaba/-s, agua de garbanzos/aguas de garbanzos, líquido de garbanzos/líquidos de garbanzos, agua de cocción de garbanzos/aguas de cocción de garbanzos, líquido de los garbanzos, agua de los garbanzos',
    'dried chickpea': 'garbanzo seco/garbanzos secos, garbanzo crudo/garbanzos crudos, garbanzo remojado/garbanzos remojados, garbanzos en remojo, garbanzos puestos en remojo',
    'dried black bean':
      'frijol negro seco/frijoles negros secos, poroto negro seco/porotos negros secos, caraotas negras secas, alubia negra seca/alubias negras secas, frijol negro crudo/frijoles negros crudos, judías negras secas, fríjol negro seco/fríjoles negros secos, frejol negro seco/frejoles negros secos, fréjol negro seco/fréjoles negros secos, fríjol negro crudo/fríjoles negros crudos, frejol negro crudo/frejoles negros crudos, fréjol negro crudo/fréjoles negros crudos',
    'dried kidney bean': 'alubia roja seca/alubias rojas secas, frijoles rojos secos, judías rojas secas, poroto rojo seco/porotos rojos secos, fríjoles rojos secos, frejoles rojos secos, fréjoles rojos secos',
    'dried pinto bean':
      'frijol seco/frijoles secos, frijol pinto seco/frijoles pinto secos/frijoles pintos secos, judía pinta seca/judías pintas secas, frijol crudo/frijoles crudos, poroto seco/porotos secos, alubia pinta seca/alubias pintas secas, frijol bayo crudo/frijoles bayos crudos/frijoles bayo crudos, frijol limpio/frijoles limpios, porotos burros, fríjol seco/fríjoles secos, frejol seco/frejoles secos, fréjol seco/fréjoles secos, fríjol pinto seco/fríjoles pinto secos/fríjoles pintos secos, frejol pinto seco/frejoles pinto secos/frejoles pintos secos, fréjol pinto seco/fréjoles pinto secos/fréjoles pintos secos, fríjol crudo/fríjoles crudos, frejol crudo/frejoles crudos, fréjol crudo/fréjoles crudos, fríjol bayo crudo/fríjoles bayos crudos/fríjoles bayo crudos, frejol bayo crudo/frejoles bayos crudos/frejoles bayo crudos, fréjol bayo crudo/fréjoles bayos crudos/fréjoles bayo crudos, fríjol limpio/fríjoles limpios, frejol limpio/frejoles limpios, fréjol limpio/fréjoles limpios',
    'dried white bean':
      'alubia seca/alubias secas, alubia blanca seca/alubias blancas secas, judía blanca seca/judías blancas secas, judías secas, frijol blanco seco/frijoles blancos secos, faba seca/fabas secas, fabes secas, porotos blancos secos, poroto alubia seco/porotos alubias secos, poroto blanco seco, judía seca, fríjol blanco seco/fríjoles blancos secos, frejol blanco seco/frejoles blancos secos, fréjol blanco seco/fréjoles blancos secos',
    'dried lima bean': 'pallar seco/pallares secos, judión seco/judiones secos, garrofón seco/garrofones secos',
    'dried fava bean': 'haba seca/habas secas, haba pelada seca/habas peladas secas, habón/habones',
    'dried soybean':
      'soja/-s, soya/-s, frijol de soya/frijoles de soya, frijol soya/frijoles soyas, haba de soja/habas de soja, poroto de soja/porotos de soja, poroto de soya/porotos de soya, semilla de soja/semillas de soja, fríjol de soya/fríjoles de soya, frejol de soya/frejoles de soya, fréjol de soya/fréjoles de soya, fríjol soya/fríjoles soyas, frejol soya/frejoles soyas, fréjol soya/fréjoles soyas',
    'mung bean':
      'judía mungo/judías mungos/judías mungo, soja verde/sojas verdes, poroto mung/porotos mungs, frijol mungo/frijoles mungos/frijoles mungo, frijol chino/frijoles chinos, alubia mungo/alubias mungos/alubias mungo, frijol mung/frijoles mungs, soja verde seca/sojas verdes secas, poroto mungo/porotos mungos/porotos mungo, fríjol mungo/fríjoles mungos/fríjoles mungo, frejol mungo/frejoles mungos/frejoles mungo, fréjol mungo/fréjoles mungos/fréjoles mungo, fríjol chino/fríjoles chinos, frejol chino/frejoles chinos, fréjol chino/fréjoles chinos, fríjol mung/fríjoles mungs, frejol mung/frejoles mungs, fréjol mung/fréjoles mungs',
    'red lentil': 'lenteja roja/lentejas rojas, lenteja naranja/lentejas naranjas/lentejas naranja, lenteja coral/lentejas coral/lentejas corales, lenteja pelada/lentejas peladas, lenteja turca/lentejas turcas, lenteja rosada/lentejas rosadas, lenteja anaranjada/lentejas anaranjadas',
    'green lentil': 'lenteja verde/lentejas verdes, lenteja verdina/lentejas verdinas, lentejas du Puy, lenteja de Puy/lentejas de Puy, lentejas Puy',
    'brown lentil':
      'lenteja/-s, lenteja pardina/lentejas pardinas/lentejas pardina, lenteja castellana/lentejas castellanas/lentejas castellana, lenteja seca/lentejas secas, lenteja cruda/lentejas crudas, lentejas de la Armuña, lenteja de la Armuña, lentejón/lentejones, lenteja rubia castellana/lentejas rubias castellanas/lentejas rubias castellana, lentejita/-s',
    'black lentil': 'lenteja beluga/lentejas beluga, lenteja negra/lentejas negras, lenteja caviar/lentejas caviar/lentejas caviares',
    'urad dal': 'urad dal/urades dales',
    'chana dal': 'chana dal/chanas dales',
    'toor dal': 'gandul/-es, guandú/-es, guandul/-es, quinchoncho/-s, frijol de palo/frijoles de palo, gandules en lata, frejol de palo/frejoles de palo, palo gandul/palos gandules, fríjol de palo/fríjoles de palo, fréjol de palo/fréjoles de palo',
    'yellow split pea': 'arveja amarilla/arvejas amarillas, arveja partida amarilla/arvejas partidas amarillas, guisante amarillo/guisantes amarillos, chícharo amarillo/chícharos amarillos',
    'green split pea':
      'guisante seco/guisantes secos, arveja partida/arvejas partidas, arveja seca/arvejas secas, guisante partido/guisantes partidos, chícharo seco/chícharos secos, alverja seca/alverjas secas, alverja partida/alverjas partidas, arveja verde partida/arvejas verdes partidas, chícharo partido/chícharos partidos',
    coconut: 'coco/-s, pulpa de coco/pulpas de coco, carne de coco/carnes de coco, pipa de agua/pipas de agua, coco seco entero/cocos secos enteros',
    'desiccated coconut':
      'coco rallado/cocos rallados, coco deshidratado/cocos deshidratados, coco seco/cocos secos, coco rallado deshidratado/cocos rallados deshidratados, coco rallado sin azúcar/cocos rallados sin azúcar, coco rallado seco/cocos rallados secos, ralladura de coco/ralladuras de coco, coco molido/cocos molidos, coco fresco rallado/cocos frescos rallados, fibra de coco rallada/fibras de coco rallada, coco rayado/cocos rayados, coco en polvo/cocos en polvo',
    'coconut flake': 'coco en láminas/cocos en láminas, láminas de coco, escamas de coco, coco en escamas/cocos en escamas, copos de coco, hojuelas de coco, coco laminado/cocos laminados, lascas de coco, virutas de coco, coco en hojuelas/cocos en hojuelas, chips de coco',
    almond:
      'almendra/-s, almendra cruda/almendras crudas, almendra marcona/almendras marconas, almendras sin piel, almendra salada/almendras saladas, almendra repelada/almendras repeladas, almendra frita salada/almendras fritas saladas, almendras crudas sin piel, almendra de Mallorca/almendras de Mallorca, almendra tostada salada/almendras tostadas saladas, almendrita/-s',
    'flaked almond':
      'almendra laminada/almendras laminadas, almendra fileteada/almendras fileteadas, almendra en láminas/almendras en láminas, láminas de almendra, lámina de almendra, almendra en lascas/almendras en lascas, almendras en filetes, almendra rebanada/almendras rebanadas, almendras en hojuelas, laminillas de almendra, hojuelas de almendra, almendra en hojuelas',
    'slivered almond':
      'almendra picada/almendras picadas, almendra en granillo/almendras en granillo, granillo de almendra/granillos de almendra, almendra crocanti/almendras crocantis, crocanti de almendra/crocantis de almendra, almendra troceada/almendras troceadas, almendra granulada/almendras granuladas, almendra en bastones/almendras en bastones, palitos de almendra, almendra en cubitos/almendras en cubitos, cubitos de almendra, bastones de almendra, almendra cubito/almendras cubitos',
    walnut: 'nuez/nueces, nuez de Castilla/nueces de Castilla, nuez mariposa/nueces mariposas, nuez de nogal/nueces de nogal, nuez molida/nueces molidas, medias nueces, media nuez, nuez californiana/nueces californianas, nuez cruda/nueces crudas, nuez de California/nueces de California, nogada nuez/nogadas nueces',
    pecan: 'nuez pecana/nueces pecanas/nueces pecana, nuez pecán/nueces pecanes, pecana/-s, nuez pacana/nueces pacanas, pecán/pecanes, nuez pecanera/nueces pecaneras, nueces pecán, pacana/-s, nuez encarcelada/nueces encarceladas, nueces pecan, nuez cáscara de papel/nueces cáscaras de papel',
    cashew:
      'anacardo/-s, nuez de la India/nueces de la India, castaña de cajú/castañas de cajú, marañón/marañones, merey/-es, cajú/-es, nuez de cajú/nueces de cajú, anacardo crudo/anacardos crudos, castañas de cajú sin sal, anacardo sin sal/anacardos sin sal, nuez de marañón/nueces de marañón, castaña de cajú cruda/castañas de cajú cruda, semilla de marañón/semillas de marañón, cashew/-s, anacardos tostados sin sal',
    hazelnut: 'avellana/-s, avellana cruda/avellanas crudas, granillo de avellana/granillos de avellana, avellanas sin piel, crocanti de avellana/crocantis de avellana',
    'ground hazelnut': 'avellana molida/avellanas molidas, harina de avellana/harinas de avellana, harina de avellanas/harinas de avellanas, avellana en polvo/avellanas en polvo, avellana rallada/avellanas ralladas',
    pistachio:
      'pistacho/-s, pistache/-s, pistacho crudo/pistachos crudos, pistacho sin sal/pistachos sin sal, pistacho molido/pistachos molidos, pistache sin sal/pistaches sin sal, pistacho salado/pistachos salados, harina de pistacho/harinas de pistacho, pistacho en polvo/pistachos en polvo, granillo de pistacho/granillos de pistacho, pistacho repelado/pistachos repelados',
    peanut:
      'cacahuete/-s, cacahuetes tostados, cacahuetes sin sal, cacahuete, maní/-es, cacahuate/-s, cacahué/-s, maní salado/maníes salados, cacahuete salado/-s, maní sin sal/maníes sin sal, maní molido/maníes molidos, cacahuate sin sal/cacahuates sin sal, maní tostado sin sal/maníes tostados sin sal, maní tostado molido/maníes tostados molidos, maní crudo/maníes crudos, cacahuate salado/cacahuates salados, cacahuate crudo/cacahuates crudos, cacahuete crudo/-s, cacahuete sin sal, manises, cacahuate tostado sin sal/cacahuates tostados sin sal, maní sin piel/maníes sin piel, harina de maní/harinas de maní, cacahuete en polvo, maní en polvo/maníes en polvo, harina de cacahuete/harinas de cacahuete',
    'pine nut': 'piñón/piñones, piñones crudos, piñón ibérico/piñones ibéricos',
    macadamia: 'macadamia, nuez de macadamia/nueces de macadamia, nueces macadamia, nuez macadamia',
    'brazil nut': 'nuez de Brasil/nueces de Brasil, castaña de Brasil/castañas de Brasil, nuez del Brasil/nueces del Brasil, coquito de Brasil/coquitos de Brasil, castaña de Pará/castañas de Pará, nuez amazónica/nueces amazónicas, castañas del Brasil, castaña amazónica/castañas amazónicas',
    chestnut: 'castaña/-s, castaña cocida/castañas cocidas, castaña pilonga/castañas pilongas, castañas en conserva, castaña congelada/castañas congeladas, harina de castaña/harinas de castaña, harina de castañas/harinas de castañas, castañas cocidas y peladas',
    'mixed nuts': 'frutos secos, fruto seco, mezcla de frutos secos/mezclas de frutos secos, nueces mixtas, nueces variadas, mix de frutos secos, cóctel de frutos secos/cócteles de frutos secos, frutos secos crudos, mix de nueces, mezcla de nueces/mezclas de nueces, nueces surtidas, frutos secos sin sal',
    'sesame seed':
      'sésamo/-s, semilla de sésamo/semillas de sésamo, ajonjolí/-es, semilla de ajonjolí/semillas de ajonjolí, sésamo molido/sésamos molidos, sésamo integral/sésamos integrales, ajonjolí integral/ajonjolíes integrales, sésamo crudo/sésamos crudos, sésamo dorado/sésamos dorados, alegría ajonjolí/alegrías ajonjolíes',
    'chia seed': 'chía/-s, semilla de chía/semillas de chía, chía molida/chías molidas, semillas de chía molidas, gel de chía/geles de chía',
    flaxseed: 'lino/-s, linaza/-s, semilla de lino/semillas de lino, semilla de linaza/semillas de linaza, semillas de lino dorado, lino dorado/linos dorados, linaza dorada/linazas doradas',
    'ground flaxseed':
      'linaza molida/linazas molidas, lino molido/linos molidos, semillas de lino molidas, harina de linaza/harinas de linaza, harina de lino/harinas de lino, semillas de linaza molidas, linaza en polvo/linazas en polvo, lino en polvo/linos en polvo, semillas de lino molido, linaza triturada/linazas trituradas, lino triturado/linos triturados',
    'pumpkin seed':
      'pipa de calabaza/pipas de calabaza, pepita de calabaza/pepitas de calabaza, semilla de calabaza/semillas de calabaza, semilla de zapallo/semillas de zapallo, pepitas, pepita verde/pepitas verdes, pepita molida/pepitas molidas, semillas de auyama, pepitoria semilla/pepitorias semillas, pepita chica/pepitas chicas, pepitas de calabaza molidas, pepita de calabaza molida/pepitas de calabaza molida, pepita pelada, pepita tostada/pepitas tostadas, semilla de ayote/semillas de ayote, pepita menuda/pepitas menudas',
    'sunflower seed': 'pipa de girasol/pipas de girasol, semilla de girasol/semillas de girasol, pepita de girasol/pepitas de girasol, pipas, semillas de maravilla, pipa pelada, semilla de maravilla, girasol pelado/girasoles pelados, girasol',
    'mixed seeds': 'semillas variadas, mezcla de semillas/mezclas de semillas, semillas mixtas, mix de semillas, semillas al gusto, semillas surtidas, semillas tostadas, semillas de tu gusto, pipas variadas',
    'hemp seed': 'cáñamo/-s, semilla de cáñamo/semillas de cáñamo, cañamones, corazones de cáñamo, cañamón',
    'poppy seed': 'semilla de amapola/semillas de amapola, amapola/-s, semillas de amapolas',
    'melon seed': 'semilla de melón/semillas de melón, pepita de melón/pepitas de melón, semilla de sandía/semillas de sandía, pepitoria de melón/pepitorias de melón',
    spaghetti: 'espagueti/-s, spaghetti/-s, espagueti seco/espaguetis secos, spaguetti/-s, espaguetti/-s, spagueti/-s, tallarín espagueti/tallarines espaguetis, spaghettini/-s, espagueti crudo/espaguetis crudos, espagueti cocido/espaguetis cocidos, perciatelli/-s',
    linguine: 'linguine/-s, linguini/-s, pasta linguini/pastas linguinis, pasta linguine/pastas linguines',
    capellini:
      'capellini/-s, cabellín/cabellines, fideo cabello de ángel/fideos cabellos de ángel/fideos cabello de ángel, fideos cabellín, pasta cabello de ángel/pastas cabellos de ángel/pastas cabello de ángel, pasta de cabello de ángel/pastas de cabello de ángel, fideo cabellín/fideos cabellines, angel hair/angeles haires',
    penne:
      'penne/-s, pluma de pasta/plumas de pasta, penne rigate/pennes rigates, plumas rigate, mostaccioli/-s, mostacholes, pasta penne/pastas pennes, mostachol, pasta corta/pastas cortas, macarrones pluma, macarrón pluma/macarrones plumas, fideos mostacholes, penne rigatte/pennes rigattes, pasta tipo penne/pastas tipo penne, pasta pluma/pastas plumas/pastas pluma, mezze penne/mezzes pennes',
    rigatoni: 'rigatoni/-s, rigatones, tortiglioni/-s, paccheri/-s, pasta rigatoni/pastas rigatonis, rigatone, canutones, ziti/-s',
    fusilli:
      'fusilli/-s, espirales, hélices, tornillos, espirales de pasta, fusili/-s, pasta en espiral/pastas en espiral, tirabuzones, tirabuzón, fideos tirabuzón, fideos tirabuzones, pasta espiral/pastas espirales, pasta fusilli/pastas fusillis, pasta tornillo/pastas tornillos, tornillos de pasta, pasta de tornillo/pastas de tornillo, fusiles, hélices de pasta, fideos espirales, pasta hélices/pastas hélices, hélices vegetales, espirales vegetales, pasta en espirales/pastas en espirales, rotini/-s, fideo espiral, casarecce/-s, gemelli/-s, pasta tricolor/pastas tricolores',
    farfalle:
      'farfalle/-s, lazos de pasta, moños, pajaritas, corbatas, pasta lazo/pastas lazos/pastas lazo, moñitos, corbatitas, pajaritas de pasta, pasta de moño/pastas de moño, pasta moñito/pastas moñitos, pasta en forma de lazo/pastas en forma de lazo, mariposas de pasta, pasta farfalle/pastas farfalles, fideos moños, fideos moñitos',
    conchiglie:
      'conchas de pasta, conchitas de pasta, caracolas, caracolas de pasta, conchiglie/-s, orecchiette/-s, caracoles de pasta, pasta de conchas/pastas de conchas, pasta de caracoles/pastas de caracoles, conchiglioni/-s, pasta concha/pastas conchas/pastas concha, pasta de concha/pastas de concha, pasta de conchitas/pastas de conchitas, orejitas, pasta de caracol/pastas de caracol, pasta caracolas/pastas caracolas, galets, galets de pasta, pasta conchitas/pastas conchitas, caracoquillos, pasta caracol/pastas caracoles/pastas caracol',
    macaroni:
      'macarrón/macarrones, codito/-s, codos, pasta de codito/pastas de codito, macarrones secos, codito de pasta/coditos de pasta, pasta de codo/pastas de codo, pasta de coditos/pastas de coditos, codo de pasta/codos de pasta, pasta codito/pastas coditos/pastas codito, macarroni/-s, macaroni/-s, fideos codito, pasta codos/pastas codos, pasta de macarrón/pastas de macarrón, pasta macarrones/pastas macarrones, tiburones de pasta, macarrones cocidos, codito cocido/coditos cocidos, macarrón cocido',
    ditalini:
      'estrellitas, letras de pasta, pasta de letras/pastas de letras, estrellitas de pasta, municiones, ditalini/-s, pistones, pasta para sopa/pastas para sopa, maravilla pasta/maravillas pastas, dedalitos, avemarías, sopa de letras pasta, fideos de estrellitas, pasta de estrellitas/pastas de estrellitas, pasta de estrella/pastas de estrella, pasta de letritas/pastas de letritas, pasta de sopa/pastas de sopa, pasta de estrellas/pastas de estrellas, letritas, pasta de munición/pastas de munición, pasta munición/pastas municiones, pastina/-s, pasta estrellitas/pastas estrellitas, piñones de pasta, pasta pequeña/pastas pequeñas, pasta menuda/pastas menudas, pasta para sopas/pastas para sopas, puntalette/-s, puntaletas, fideos soperos, fideo dedalito/fideos dedalitos, pasta de pistones/pastas de pistones',
    orzo: 'orzo/-s, risoni/-s, pasta orzo/pastas orzos, lengüitas, pasta de arroz orzo/pastas de arroz orzo, pasta en forma de arroz/pastas en forma de arroz, pasta risoni/pastas risonis, pasta puntalette/pastas puntalettes',
    fregola: 'fregola/-s, fregula/-s',
    'lasagna sheet':
      'pasta de lasaña/pastas de lasaña, pasta para lasaña/pastas para lasaña, láminas para lasaña, placas para lasaña, lasaña seca/lasañas secas, láminas de pasta para lasaña, placas de pasta para lasaña, lasaña/-s, lámina para lasaña, placas de canelones o lasaña, láminas de pasta, lasaña precocida/lasañas precocidas, placas de lasaña precocidas, pasta lasaña/pastas lasañas, láminas de lasaña precocidas, hojas para lasaña, pasta precocida para lasaña/pastas precocidas para lasaña, placas de pasta',
    cannelloni: 'canelón/canelones, placas para canelones, pasta para canelones/pastas para canelones, obleas de canelones, pasta de canelones/pastas de canelones, canelones precocidos, placas de canelones precocidas',
    'wholewheat pasta':
      'pasta integral/pastas integrales, espagueti integral/espaguetis integrales, macarrones integrales, fideos integrales, pasta de trigo integral/pastas de trigo integral, pasta corta integral/pastas cortas integrales, fusilli integral/fusillis integrales, espirales integrales, penne integral/pennes integrales, macarrón integral, pasta de espelta/pastas de espelta, pasta integral de espelta/pastas integrales de espelta, tallarines integrales, espaguetis de espelta, fideo integral',
    'rice pasta': 'pasta sin gluten/pastas sin gluten, pasta de arroz/pastas de arroz, pasta de maíz/pastas de maíz, pasta de maíz y arroz/pastas de maíz y arroz, espaguetis sin gluten, macarrones sin gluten, fideos sin gluten, pasta sin TACC/pastas sin TACC',
    'lentil pasta':
      'pasta de lentejas/pastas de lentejas, pasta de garbanzos/pastas de garbanzos, pasta de legumbres/pastas de legumbres, pasta de lenteja/pastas de lenteja, espirales de lentejas, macarrones de lentejas, fideos de lentejas, pasta de garbanzo/pastas de garbanzo, fusilli de lentejas, macarrones de garbanzos, pasta de guisantes/pastas de guisantes',
    'egg pasta':
      'pasta fresca/pastas frescas, pasta al huevo/pastas al huevo, tallarines al huevo, tagliatelle frescos, pasta de huevo/pastas de huevo, cintas al huevo, tagliatelle al huevo/tagliatelles al huevo, espaguetis frescos, láminas de pasta fresca, pasta fresca al huevo/pastas frescas al huevo, tallarines frescos, fettuccine al huevo/fettuccines al huevo, placas de lasaña frescas, láminas de lasaña frescas, nidos al huevo, fettuccine fresco/fettuccines frescos, láminas de pasta fresca para lasaña, cintas al huevo de pasta, nidos de pasta al huevo, masa de pasta fresca/masas de pasta fresca, lasaña fresca/lasañas frescas, masa fresca para lasaña/masas frescas para lasaña, pappardelle al huevo/pappardelles al huevo, placas de pasta fresca, fideos frescos, fideos al huevo frescos',
    spaetzle: 'spätzle, spaetzle/-s, spatzle/-s',
    'egg noodle': 'fideos de huevo, noodles de huevo, fideos chinos al huevo, tallarines de huevo, noodles al huevo, fideos chinos de huevo, tallarines chinos al huevo, fideo de huevo, fideo al huevo/fideos al huevo, fideos orientales de huevo',
    'wheat noodle': 'noodles de trigo, yakisoba/-s, fideos yakisoba, noodles yakisoba, fideos chinos de trigo, fideos de trigo, tallarines de trigo',
    'udon noodle': 'udon/-es, fideos udon, noodles udon',
    'soba noodle': 'soba/-s, fideos soba, fideos de trigo sarraceno, noodles soba',
    'somen noodle': 'somen/-es, fideos somen',
    'rice noodle': 'fideos de arroz, tallarines de arroz, fideo de arroz, noodles de arroz, pasta de arroz china/pastas de arroz china, tallarín de arroz, fideos anchos de arroz, fideos para pad thai, fideos de arroz integral, fideos planos de arroz',
    'rice vermicelli': 'vermicelli de arroz/vermicellis de arroz, fideos de arroz finos, fideos finos de arroz, bifun/-es, fideo fino de arroz, fideos de arroz vermicelli, fideos vermicelli de arroz, mai fun/mais funes',
    'glass noodle': 'fideos de cristal, fideos transparentes, fideos de soja, fideos de batata, fideos celofán, fideos de mungo, fideos de soya, fideos de judía mungo, vermicelli de soja/vermicellis de soja, fideos de vidrio, fideos de boniato, fideos de frijol mungo',
    'shirataki noodle': 'shirataki/-s, konjac/-s, fideos konjac, fideos shirataki, fideos de konjac, pasta konjac/pastas konjacs, arroz de konjac/arroces de konjac, pasta de konjac/pastas de konjac, noodles de konjac',
    'long-grain rice':
      'arroz/arroces, arroz cocido/arroces cocidos, arroz blanco cocido/arroces blancos cocidos, arroz doble carolina/arroces dobles carolinas, arroz crudo/arroces crudos, arroz blanco hervido/arroces blancos hervidos, arroz graneado/arroces graneados, arroz hervido/arroces hervidos, arroz morelos/arroces morelos, arroz cocinado/arroces cocinados, arroz frío cocido/arroces fríos cocidos, arroz seco/arroces secos, arroz en crudo/arroces en crudo, arroz para guarnición/arroces para guarnición, arroz blanco cocinado/arroces blancos cocinados, arroz blanco en crudo/arroces blancos en crudo, arroz tipo carolina/arroces tipo carolina, arroz carolina/arroces carolinas',
    'basmati rice': 'arroz basmati/arroces basmatis, basmati/-s, arroz basmati cocido/arroces basmatis cocidos',
    'jasmine rice': 'arroz jazmín/arroces jazmín, arroz thai/arroces thai, arroz tailandés/arroces tailandeses, arroz jazmin/arroces jazmines, arroz de jazmín/arroces de jazmín, arroz thai jazmín/arroces thai jazmín, arroz aromático/arroces aromáticos, arroz jasmín/arroces jasmines',
    'brown rice': 'arroz integral/arroces integrales, arroz integral cocido/arroces integrales cocidos, arroz yamaní/arroces yamaníes, arroz yamani/arroces yamanis, arroz basmati integral/arroces basmatis integrales, arroz largo integral/arroces largos integrales',
    'wild rice': 'arroz salvaje/arroces salvajes, mezcla de arroz salvaje/mezclas de arroz salvaje, arroz silvestre/arroces silvestres',
    'sushi rice':
      'arroz para sushi/arroces para sushi, arroz sushi/arroces sushi, arroz japonés/arroces japoneses, arroz de sushi/arroces de sushi, arroz de grano corto/arroces de grano corto, arroz corto/arroces cortos, arroz grano corto/arroces granos cortos, arroz calrose/arroces calroses, arroz koshihikari/arroces koshihikaris',
    'sticky rice': 'arroz glutinoso/arroces glutinosos, arroz pegajoso/arroces pegajosos',
    'red rice': 'arroz rojo crudo/arroces rojos crudos, arroz rojo de la Camarga/arroces rojos de la Camarga, arroz rojo integral/arroces rojos integrales',
    'black rice': 'arroz negro venere/arroces negros veneres, arroz venere/arroces veneres, arroz prohibido/arroces prohibidos, arroz negro integral/arroces negros integrales, arroz nerone/arroces nerones',
    'parboiled rice': 'arroz vaporizado/arroces vaporizados, arroz parboiled/arroces parboiledes, arroz parboil/arroces parboiles, arroz precocido/arroces precocidos, arroz sancochado/arroces sancochados, arroz parbolizado/arroces parbolizados',
    'instant rice': 'arroz instantáneo/arroces instantáneos, arroz precocinado/arroces precocinados, arroz para microondas/arroces para microondas, vasito de arroz/vasitos de arroz, arroz de vasito/arroces de vasito',
    'paella rice':
      'arroz bomba/arroces bomba, arroz redondo/arroces redondos, arroz de grano redondo/arroces de grano redondo, arroz para paella/arroces para paella, arroz calasparra/arroces calasparras, arroz de Calasparra/arroces de Calasparra, arroz senia/arroces senias, arroz albufera/arroces albuferas, arroz grano redondo/arroces granos redondos, arroz de grano medio/arroces de grano medio, arroz bahía/arroces bahías, arroz de Valencia/arroces de Valencia, arroz de Pals/arroces de Pals, arroz medio/arroces medios, arroz valenciano/arroces valencianos, arroz valencia/arroces valencias/arroces valencia, arroz SOS/arroces SOS, arroz de la Albufera/arroces de la Albufera, arroz del Delta/arroces del Delta, arroz bombita/arroces bombitas, arroz tipo bomba/arroces tipo bomba, arroz grano medio/arroces granos medios, arroz senia o bomba/arroces senias o bomba, arroz marisma/arroces marismas, arroz de grano mediano/arroces de grano mediano',
    'arborio rice': 'arroz arborio/arroces arborios, arroz carnaroli/arroces carnarolis, arroz para risotto/arroces para risotto, arroz arbóreo/arroces arbóreos, arborio/-s, carnaroli/-s, arroz de risotto/arroces de risotto, arroz vialone nano/arroces vialones nanos',
    quinoa: 'quinoa/-s, quinua/-s, quínoa/-s, quinua real/quinuas reales, quinoa cocida/quinoas cocidas, quinoa real/quinoas reales, quinua cocida/quinuas cocidas, kañiwa/-s, hojuelas de quinua, hojuelas de quinoa, quinoa cruda/quinoas crudas',
    couscous: 'cuscús/cuscuses, couscous, cous cous, cus cus, cuscus, cuscús precocido/cuscuses precocidos, couscous precocido/-s, cuscús integral/cuscuses integrales, sémola de cuscús/sémolas de cuscús, cus-cus, alcuzcuz/alcuzcuces, couscous integral/-es, sémola de couscous/sémolas de couscous',
    'pearl couscous': 'cuscús perla/cuscuses perlas/cuscuses perla, cuscús israelí/cuscuses israelíes, cuscús gigante/cuscuses gigantes, ptitim/-s, couscous perla/-s, moghrabieh/-s',
    bulgur:
      'bulgur/-es, trigo bulgur/trigos bulgures, trigo burgol/trigos burgoles, trigo partido/trigos partidos, burgul/-es, búlgur/-es, burgol/-es, bulgur de trigo/bulgures de trigo, trigo bulgor/trigos bulgores, trigo para quibe/trigos para quibe, trigo triturado fino/trigos triturados finos, trigo quebrado/trigos quebrados',
    farro: 'farro/-s',
    spelt: 'espelta/-s, espelta cocida/espeltas cocidas, espelta perlada/espeltas perladas',
    'wheat berry': 'trigo/-s, trigo mote/trigos motes, kamut/-s, trigo inflado/trigos inflados, trigo candeal/trigos candeales, trigo cocido/trigos cocidos, mote de trigo/motes de trigo, trigo perlado/trigos perlados, trigo tierno cocido/trigos tiernos cocidos, trigo resbalado/trigos resbalados',
    'rye berry': 'centeno/-s',
    freekeh: 'freekeh/-s, freekah/-s',
    'pearl barley': 'cebada/-s, cebada perlada/cebadas perladas, cebadita/-s, cebada mondada/cebadas mondadas, arroz de cebada/arroces de cebada, máchica/-s, pito de cebada/pitos de cebada, cebada cocida/cebadas cocidas',
    buckwheat: 'trigo sarraceno/trigos sarracenos, alforfón/alforfones, sarraceno/-s, kasha/-s, copos de trigo sarraceno',
    millet: 'mijo/-s, mijo cocido/mijos cocidos',
    amaranth: 'amaranto/-s, kiwicha/-s, semillas de amaranto, amaranto inflado/amarantos inflados, kiwicha pop/kiwichas pops, kiwicha inflada/kiwichas infladas, cereal de amaranto/cereales de amaranto',
    teff: 'teff/-s, tef/-s',
    sorghum: 'sorgo/-s',
    hominy:
      'maíz pozolero/maíces pozoleros, maíz cacahuazintle/maíces cacahuazintles, mote de maíz/motes de maíz, maíz mote/maíces motes, mote pelado/motes pelados, maíz blanco partido/maíces blancos partidos, maíz pelado/maíces pelados, maíz peto/maíces petos, maíz trillado/maíces trillados, maíz cancha/maíces canchas, cancha/-s, maíz blanco pelado/maíces blancos pelados, maíz chulpe/maíces chulpes, maíz cacahuacintle/maíces cacahuacintles, cuchuco de maíz/cuchucos de maíz, maíz para pozole/maíces para pozole, maíz nixtamalizado/maíces nixtamalizados, maíz para mazamorra/maíces para mazamorra, maíz precocido para pozole/maíces precocidos para pozole, maíz blanco pisado/maíces blancos pisados, maíz blanco seco/maíces blancos secos, maíz seco/maíces secos, maíz amarillo seco/maíces amarillos secos, nixtamal/-es, mote de maíz cocido/motes de maíz cocido, mote cocido/motes cocidos, pozole crudo/pozoles crudos, maíz descascarillado/maíces descascarillados, maíz morado/maíces morados, maíz morado seco/maíces morados secos, coronta de maíz morado/corontas de maíz morado',
    polenta: 'polenta/-s, harina de polenta/harinas de polenta, polenta cocida/polentas cocidas, sémola de maíz fina/sémolas de maíz fina, polenta precocida/polentas precocidas, chuchoca/-s',
    cornmeal: 'sémola de maíz/sémolas de maíz, harina de maíz gruesa/harinas de maíz gruesa, chuchoca fina/chuchocas finas, harina gruesa de maíz/harinas gruesas de maíz, harina de maíz amarillo gruesa/harinas de maíz amarillo gruesa',
    grits: 'sémola de maíz blanco/sémolas de maíz blanco, grits, maíz triturado/maíces triturados, frangollo/-s, maíz partido/maíces partidos',
    semolina:
      'sémola/-s, sémola de trigo/sémolas de trigo, semolina/-s, semolín/semolines, harina de sémola/harinas de sémola, harina de trigo duro/harinas de trigo duro, harina de semolina/harinas de semolina, semolina de trigo/semolinas de trigo, sémola fina de trigo/sémolas finas de trigo, semola rimacinata/semolas rimacinatas, sémola rimacinata/sémolas rimacinatas, vitina/-s, harina de sémola de trigo duro/harinas de sémola de trigo duro',
    'wheat germ': 'germen de trigo/germenes de trigo',
    'wheat bran': 'salvado de trigo/salvados de trigo, salvado/-s, afrecho/-s, afrecho de trigo/afrechos de trigo, salvado fino de trigo/salvados finos de trigo, afrechillo/-s',
    'oat bran': 'salvado de avena/salvados de avena, afrecho de avena/afrechos de avena',
    'rolled oats':
      'avena/-s, hojuelas de avena, copos de avena integrales, avena integral/avenas integrales, avena arrollada/avenas arrolladas, avena molida gruesa/avenas molidas gruesas, avena cruda/avenas crudas, copos integrales de avena, hojuelas de avena integral, copos de avena integral, Quaker, avena Quaker/avenas Quaker, gachas de avena secas, avena en hojuela/avenas en hojuela, avena tradicional arrollada/avenas tradicionales arrolladas',
    'quick oats':
      'avena instantánea/avenas instantáneas, copos de avena finos, avena fina/avenas finas, avena de cocción rápida/avenas de cocción rápida, avena arrollada fina/avenas arrolladas finas, avena rápida/avenas rápidas, copos de avena suaves, avena arrollada instantánea/avenas arrolladas instantáneas, copos finos de avena, avena de cocimiento rápido/avenas de cocimiento rápido, avena multisemilla/avenas multisemillas, avena multigrano/avenas multigranos',
    'steel-cut oats': 'avena cortada/avenas cortadas, avena partida/avenas partidas, avena irlandesa/avenas irlandesas',
    granola: 'granola/-s',
    muesli: 'muesli/-s, müsli/-s, musli/-s',
    'corn flakes': 'copos de maíz, cornflakes, corn flakes, cereales de maíz, hojuelas de maíz, zucaritas, cereal de maíz, corn-flakes, cereal de hojuelas de maíz/cereales de hojuelas de maíz',
    'bran flakes': 'copos de salvado, all bran/alles branes, hojuelas de salvado, copos de trigo, cereal de salvado/cereales de salvado, All-Bran, copos de trigo integral',
    popcorn:
      'palomitas, palomitas de maíz, maíz para palomitas/maíces para palomitas, pochoclo/-s, cotufas, canguil/-es, cabritas, pororó/-s, crispetas, maíz pira/maíces piras, pop corn/pops cornes, palomita de maíz, maíz pisingallo/maíces pisingallos, popcorn/-es, maíz palomero/maíces palomeros, maíz pochoclo/maíces pochoclos, pipoca/-s, maíz para pochoclo/maíces para pochoclo, cancha blanca/canchas blancas, rosetas de maíz, gallitos de maíz, maíz reventón/maíces reventones',
    'all-purpose flour':
      'harina/-s, harina de trigo/harinas de trigo, harina de todo uso/harinas de todo uso, harina floja/harinas flojas, harina sin preparar/harinas sin preparar, harina sin polvos/harinas sin polvos, harina para todo uso/harinas para todo uso, harina para rebozar, harina blanca de trigo/harinas blancas de trigo, harina para enharinar, harina todo uso/harinas todos usos, harina de trigo todo uso/harinas de trigo todo uso, harina para espolvorear/harinas para espolvorear, harina de trigo para todo uso/harinas de trigo para todo uso, harina de trigo floja/harinas de trigo floja, harina panadera común/harinas panaderas comunes, harina cuatro ceros/harinas cuatros ceros, harina tres ceros/harinas tres ceros, harina para freír/harinas para freír, harina especial para freír/harinas especiales para freír, harina especial para freír pescado/harinas especiales para freír pescado, harina de trigo sin leudante/harinas de trigo sin leudante, harina de media fuerza/harinas de media fuerza, harina para la mesa, harina triguera/harinas trigueras, harinita/-s, harina de trigo candeal/harinas de trigo candeal, harina pastelera multiusos/harinas pasteleras multiusos, harina mediana fuerza/harinas medianas fuerzas, harina para la encimera, harina floja de trigo/harinas flojas de trigo, harina blanca sin polvos de hornear/harinas blancas sin polvos de hornear, harina de uso general/harinas de uso general, harina sin levadura/harinas sin levadura, harina de trigo sin levadura/harinas de trigo sin levadura, harina flor/harinas flores',
    'bread flour':
      'harina de fuerza/harinas de fuerza, harina panadera/harinas panaderas, harina panificable/harinas panificables, harina de gran fuerza/harinas de gran fuerza, harina para pan/harinas para pan, harina fuerte/harinas fuertes, harina especial para pan/harinas especiales para pan, harina manitoba/harinas manitobas, harina panificadora/harinas panificadoras, harina de media fuerza panadera/harinas de media fuerza panadera, harina de trigo de fuerza/harinas de trigo de fuerza, harina de trigo panadera/harinas de trigo panadera, harinas Manitoba, harina de panadería/harinas de panadería, harina de panadero/harinas de panadero, harina de trigo fuerte/harinas de trigo fuerte, harina alta en proteína/harinas altas en proteína, harina de trigo para pan/harinas de trigo para pan, harina extra fuerza/harinas extra fuerza, harina de trigo panificable/harinas de trigo panificable, harina de hacer pan/harinas de hacer pan',
    'cake flour':
      'harina de repostería/harinas de repostería, harina de bizcochos/harinas de bizcochos, harina pastelera/harinas pasteleras, harina para repostería/harinas para repostería, harina de pastelería/harinas de pastelería, harina fina de repostería/harinas finas de repostería, harina especial repostería/harinas especiales reposterías, harina para pasteles/harinas para pasteles, harina para bizcochos/harinas para bizcochos, harina para tortas/harinas para tortas, harina especial para repostería/harinas especiales para repostería, harina de trigo de repostería/harinas de trigo de repostería, harina de trigo para repostería/harinas de trigo para repostería, harina de trigo pastelera/harinas de trigo pastelera, harina especial para bizcochos/harinas especiales para bizcochos, harina repostera/harinas reposteras, harina de tortas/harinas de tortas, harina de trigo para pasteles/harinas de trigo para pasteles, harina de trigo floja de repostería/harinas de trigo floja de repostería, harina para pastelería/harinas para pastelería, harina de trigo repostería/harinas de trigo repostería',
    'self-rising flour':
      'harina leudante/harinas leudantes, harina con levadura/harinas con levadura, harina bizcochona/harinas bizcochonas, harina preparada/harinas preparadas, harina con polvos/harinas con polvos, harina con levadura incorporada/harinas con levadura incorporada, harina con leudante/harinas con leudante, harina de trigo leudante/harinas de trigo leudante, harina con impulsor/harinas con impulsor, harina autoleudante/harinas autoleudantes, harina bizcochona con levadura/harinas bizcochonas con levadura, harina con polvo de hornear/harinas con polvo de hornear',
    'wholewheat flour':
      'harina integral/harinas integrales, harina de trigo integral/harinas de trigo integral, harina integral de trigo/harinas integrales de trigo, harina integral de fuerza/harinas integrales de fuerza, harina de centeno y trigo integral/harinas de centeno y trigo integral, harina integral superfina/harinas integrales superfinas, harina de graham/harinas de graham, harina integral panadera/harinas integrales panaderas, harina de trigo entera/harinas de trigo entera',
    'spelt flour': 'harina de espelta/harinas de espelta, harina integral de espelta/harinas integrales de espelta, harina de espelta integral/harinas de espelta integral, harina blanca de espelta/harinas blancas de espelta, harina de kamut/harinas de kamut, harina de escanda/harinas de escanda',
    'rye flour': 'harina de centeno/harinas de centeno, harina integral de centeno/harinas integrales de centeno, harina de centeno integral/harinas de centeno integral',
    'barley flour': 'harina de cebada/harinas de cebada',
    'oat flour':
      'harina de avena/harinas de avena, avena molida/avenas molidas, avena en polvo/avenas en polvo, harina de avena integral/harinas de avena integral, avena triturada/avenas trituradas, copos de avena molidos, avena hecha harina/avenas hechas harinas, harina integral de avena/harinas integrales de avena, avena licuada/avenas licuadas',
    'rice flour':
      'harina de arroz/harinas de arroz, harina de arroz integral/harinas de arroz integral, harina sin gluten/harinas sin gluten, mezcla de harinas sin gluten/mezclas de harinas sin gluten, premezcla sin TACC/premezclas sin TACC, premezcla sin gluten/premezclas sin gluten, preparado panificable sin gluten/preparados panificables sin gluten, harina para todo uso sin gluten/harinas para todo uso sin gluten, arroz molido/arroces molidos, harina panificable sin gluten/harinas panificables sin gluten, polvo de arroz/polvos de arroz, mix de harinas sin gluten, harina de repostería sin gluten/harinas de repostería sin gluten',
    'glutinous rice flour': 'harina de arroz glutinoso/harinas de arroz glutinoso, harina de arroz dulce/harinas de arroz dulce, harina de arroz glutinosa/harinas de arroz glutinosa, mochiko/-s, harina glutinosa de arroz/harinas glutinosas de arroz',
    'masa harina':
      'masa harina/masas harinas, harina de maíz nixtamalizado/harinas de maíz nixtamalizado, harina de maíz para tortillas/harinas de maíz para tortillas, Maseca, masa de maíz/masas de maíz, harina Maseca/harinas Maseca, masa para tortillas/masas para tortillas, masa de nixtamal/masas de nixtamal, harina nixtamalizada/harinas nixtamalizadas, masa para tamales/masas para tamales, harina de maíz nixtamalizada/harinas de maíz nixtamalizada, harina de maíz azul/harinas de maíz azul, masa de maíz nixtamalizado/masas de maíz nixtamalizado, masa de maíz para tortillas/masas de maíz para tortillas, masa azul/masas azules, masa para tortilla/masas para tortilla, harina para tortillas de maíz/harinas para tortillas de maíz, Minsa, masa de tortillería/masas de tortillería, harina de maíz para tamales/harinas de maíz para tamales, harina para tamales/harinas para tamales, harina de nixtamal/harinas de nixtamal, masa nixtamalizada/masas nixtamalizadas, masa quebrada de maíz/masas quebradas de maíz',
    'corn flour':
      'harina de maíz/harinas de maíz, harina PAN/harinas PAN, harina P.A.N./harinas P.A.N., harina de maíz precocida/harinas de maíz precocida, harina precocida de maíz/harinas precocidas de maíz, harina amarilla de maíz/harinas amarillas de maíz, masarepa/-s, harina para arepas/harinas para arepas, harina de maíz blanca precocida/harinas de maíz blanca precocida, harina de arepa/harinas de arepa, harina de maíz cocida/harinas de maíz cocida, masa de arepa/masas de arepa, harina blanca de maíz/harinas blancas de maíz, maíz blanco precocido harina/maíces blancos precocidos harinas, harina de maíz para arepas/harinas de maíz para arepas, harina arepera/harinas areperas, harina paraguaya de maíz/harinas paraguayas de maíz, harina paraguay/harinas paraguay, harina de maíz integral/harinas de maíz integral, api harina/apis harinas',
    'chickpea flour': 'harina de garbanzo/harinas de garbanzo, harina de garbanzos/harinas de garbanzos',
    'buckwheat flour': 'harina de trigo sarraceno/harinas de trigo sarraceno, harina de sarraceno/harinas de sarraceno, harina de alforfón/harinas de alforfón, harina de trigo sarraceno integral/harinas de trigo sarraceno integral',
    'almond flour':
      'almendra molida/almendras molidas, harina de almendra/harinas de almendra, harina de almendras/harinas de almendras, almendra en polvo/almendras en polvo, almendra rallada/almendras ralladas, polvo de almendra/polvos de almendra, polvo de almendras/polvos de almendras, almendra cruda molida/almendras crudas molidas, almendra triturada/almendras trituradas',
    'coconut flour': 'harina de coco/harinas de coco',
    'millet flour': 'harina de mijo/harinas de mijo, harina de sorgo/harinas de sorgo, harina de amaranto/harinas de amaranto, harina de quinoa/harinas de quinoa, harina de quinua/harinas de quinua, harina de kiwicha/harinas de kiwicha, harina de tef/harinas de tef',
    'potato flour': 'harina de papa/harinas de papa, harina de patata/harinas de patata, papa seca molida/papas secas molidas',
    'soy flour': 'harina de soja/harinas de soja, harina de soya/harinas de soya',
    'vital wheat gluten': 'gluten de trigo/glutenes de trigo, gluten/-es, gluten en polvo/glutenes en polvo, harina de gluten/harinas de gluten, gluten puro de trigo/glutenes puros de trigo, gluten vital/glutenes vitales',
    bread:
      'pan/-es, pan de pueblo/panes de pueblo, pan candeal/panes candeales, miga de pan/migas de pan, pan de hogaza/panes de hogaza, hogaza de pan/hogazas de pan, hogaza/-s, pan de payés/panes de payés, pan blanco rústico/panes blancos rústicos, pan seco/panes secos, rebanadas de pan de pueblo, corteza de pan/cortezas de pan, tosta de pan/tostas de pan, pan amasado/panes amasados, pan para acompañar, tosta/-s, pan asentado/panes asentados, pan del día antes, costrón de pan/costrones de pan, pan francés duro/panes franceses duros, pan de barra/panes de barra, rebanada de pan de pueblo, pan de masa/panes de masa, miga/-s, pan de cristal/panes de cristal, pan cateto/panes catetos, mollete/-s, mollete de Antequera/molletes de Antequera, cantero de pan/canteros de pan, rebanada de pan de hogaza/rebanadas de pan de hogaza, pan de coca/panes de coca, coca de pan/cocas de pan, telera de Córdoba/teleras de Córdoba, cuscurro de pan/cuscurros de pan, currusco de pan/curruscos de pan, pan sentado/panes sentados, pan macho/panes macho/panes machos, pan de corteza dura/panes de corteza dura, llonguet/-s, pan dorado/panes dorados',
    'white bread': 'pan blanco/panes blancos, pan de sandwich blanco/panes de sandwich blanco',
    'wholewheat bread':
      'pan integral/panes integrales, pan de molde integral/panes de molde integral, pan de salvado/panes de salvado, pan de cereales/panes de cereales, pan multigrano/panes multigranos, pan multicereales/panes multicereales, pan de semillas/panes de semillas, pan de caja integral/panes de caja integral, pan lactal integral/panes lactales integrales, pan de molde de cereales/panes de molde de cereales, pan negro integral/panes negros integrales, pan tostado integral/panes tostados integrales, pan de trigo integral/panes de trigo integral, pan de espelta/panes de espelta, rebanadas de pan de molde integral, pan moreno integral/panes morenos integrales, pan de avena/panes de avena, pan integral de espelta/panes integrales de espelta',
    'rye bread': 'pan de centeno/panes de centeno, pan negro/panes negros, pumpernickel/-es, pan alemán/panes alemanes, pan de centeno integral/panes de centeno integral',
    sourdough: 'pan de masa madre/panes de masa madre',
    baguette:
      'baguette/-s, barra de pan/barras de pan, pan francés/panes franceses, chapata baguette/chapatas baguettes, flauta de pan/flautas de pan, baguete/-s, flauta/-s, barra rústica/barras rústicas, pan baguette/panes baguettes, pan flauta/panes flautas, pan de agua/panes de agua, baguetina/-s, barra de cuarto/barras de cuarto, media barra de pan/medias barras de pan, pistola de pan/pistolas de pan, pan canilla/panes canillas, canilla/-s, viena/-s, pan tipo baguette/panes tipo baguette, pan batido/panes batidos, marraqueta/-s, pan marraqueta/panes marraquetas, birote/-s, barrita de pan/barritas de pan, pan de fermentación larga en barra/panes de fermentación larga en barra',
    ciabatta: 'chapata/-s, ciabatta/-s, pan de chapata/panes de chapata, pan ciabatta/panes ciabattas, pan chapata/panes chapatas, chapatita/-s',
    focaccia: 'focaccia/-s',
    'raisin bread': 'pan de pasas/panes de pasas, pan con pasas/panes con pasas, pan de frutas/panes de frutas',
    'rice bread': 'pan sin gluten/panes sin gluten, pan de molde sin gluten/panes de molde sin gluten, pan de arroz/panes de arroz, pan sin TACC/panes sin TACC',
    'english muffin': 'muffin inglés/muffines ingleses',
    crispbread: 'pan crujiente sueco/panes crujientes suecos, pan de centeno crujiente/panes de centeno crujiente, pan sueco/panes suecos, Wasa, biscotes de centeno',
    matzo: 'pan ácimo/panes ácimos, matzá/-s, matzo/-s, matzah/-s, pan matzá/panes matzás',
    'rice cake': 'tortita de arroz/tortitas de arroz, galleta de arroz/galletas de arroz, tortitas de maíz, torta de arroz inflado/tortas de arroz inflado, tortitas de arroz inflado, galletas de arroz inflado, tortita de maíz, tostadas de arroz',
    panko: 'panko/-s, pan panko/panes pankos, pan rallado panko/panes rallados pankos, panko japonés/pankos japoneses, empanizador panko/empanizadores pankos, pan molido panko/panes molidos pankos, panco/-s, pan rallado japonés/panes rallados japoneses, pan rallado tipo panko/panes rallados tipo panko',
    'corn tortilla': 'tortilla de maíz/tortillas de maíz, tortilla taquera/tortillas taqueras, tortillas de nixtamal, tortillas de maíz taqueras, tortilla frita de maíz/tortillas fritas de maíz, tortillas para tacos de maíz, tiras de tortilla frita, tortillas de maíz para tacos',
    'taco shell': 'tostadas de maíz, tacos de maíz crujientes, conchas para tacos, tostadas horneadas, tortillas para tacos crujientes, tostadas mexicanas, taco shells, tortillas tostadas, tortilla tostada, tostada de maíz',
    flatbread:
      'pan plano/panes planos, lavash/-s, pan árabe lavash/panes árabes lavashs, flatbread/-es, piadina/-s, pan sin levadura/panes sin levadura, pan de pita libanés/panes de pita libanés, gazpacho manchego pan/gazpachos manchegos panes/gazpachos manchegos pan, tortas cenceñas, torta cenceña, torta de gazpacho/tortas de gazpacho, yufka/-s, pan ácimo para gazpachos/panes ácimos para gazpachos, tortas para gazpacho, tortas para gazpachos',
    pita: 'pita/-s, pan de pita/panes de pita, pan pita/panes pitas, pan árabe/panes árabes, pan pita integral/panes pitas integrales, pan de pita integral/panes de pita integral, mini pitas, pan árabe integral/panes árabes integrales, pan libanés/panes libaneses, pan árabe pita/panes árabes pitas',
    roti: 'chapati/-s, roti/-s, paratha/-s',
    'phyllo dough':
      'pasta filo/pastas filos, masa filo/masas filos, masa phyllo/masas phyllos, lámina de pasta filo/láminas de pasta filo, pasta phyllo/pastas phyllos, pasta brick/pastas bricks, hojas de filo, masa brick/masas bricks, obleas de brick, hojas de brick, lámina de pasta brick/láminas de pasta brick, masa de filo/masas de filo',
    'pizza dough':
      'masa de pizza/masas de pizza, base de pizza/bases de pizza, masa para pizza/masas para pizza, masa de pan/masas de pan, prepizza/-s, masa fresca de pizza/masas frescas de pizza, base para pizza/bases para pizza, pre pizza/pres pizzas, masa para pan/masas para pan, masa fresca para pizza/masas frescas para pizza, masa de pizza integral/masas de pizza integral',
    'wonton wrapper':
      'masa wonton/masas wontones, masa de wonton/masas de wonton, masa wantán/masas wantanes, obleas para gyozas, láminas de wonton, obleas de gyoza, hojas de wonton, pasta wonton/pastas wontones, obleas wonton, wantanes, masa para wonton/masas para wonton, obleas de gyozas, masa wantan, pasta para wantán/pastas para wantán, masa de gyozas/masas de gyozas, masa para gyozas/masas para gyozas, obleas para empanadillas chinas',
    'spring roll wrapper':
      'oblea de rollito de primavera/obleas de rollito de primavera, pasta para rollitos de primavera/pastas para rollitos de primavera, masa de rollitos de primavera/masas de rollitos de primavera, láminas para rollitos de primavera, obleas para rollitos de primavera, masa para arrolladitos primavera/masas para arrolladitos primavera, obleas de rollitos de primavera, hojas para rollitos primavera, masa para rollitos primavera/masas para rollitos primavera',
    'rice paper wrapper': 'papel de arroz/papeles de arroz, oblea de arroz/obleas de arroz, hojas de arroz, obleas de papel de arroz, obleas de arroz vietnamitas',
    pretzel: 'pretzel/-es, lazo salado pretzel/lazos salados pretzeles, palitos salados, pretzels salados',
    sugar:
      'azúcar/-es, azúcar blanquilla/azúcares blanquillas/azúcares blanquilla, azúcar estándar/azúcares estándares, azúcar blanquillo/azúcares blanquillos, azúcar refino/azúcares refinos, azúcar superfina/azúcares superfinas, azúcar para caramelo/azúcares para caramelo, azúcar para espolvorear/azúcares para espolvorear, azúcar caster/azúcares casteres, azúcar sulfatada/azúcares sulfatadas, azúcar invertido/azúcares invertidos, azúcar cande/azúcares candes, azúcar para decorar/azúcares para decorar, azúcar cristal/azúcares cristales/azúcares cristal, azúcar de remolacha/azúcares de remolacha, azuquita/-s, azúcar para el caramelo, azúcar invertida/azúcares invertidas, azucarillo/-s, azúcar para rebozar/azúcares para rebozar, azúcar dorado/azúcares dorados, fructosa/-s, dextrosa/-s, glucosa en polvo/glucosas en polvo, isomalt/-s, maltodextrina/-s',
    'brown sugar':
      'azúcar moreno/azúcares morenos, azúcar morena/azúcares morenas, azúcar negra/azúcares negras, azúcar rubia/azúcares rubias, azúcar mascabado/azúcares mascabados, azúcar integral/azúcares integrales, azúcar moreno de caña/azúcares morenos de caña, azúcar mascabo/azúcares mascabos, azúcar integral de caña/azúcares integrales de caña, azúcar morena de caña/azúcares morenas de caña, azúcar negro/azúcares negros, azúcar moscovado/azúcares moscovados, azúcar moscabada/azúcares moscabadas, azúcar parda/azúcares pardas, azúcar prieta/azúcares prietas, azúcar mascavo/azúcares mascavos, azúcar muscovado/azúcares muscovados, azúcar moreno claro/azúcares morenos claros, azúcar morena clara/azúcares morenas claras, azúcar panela moreno/azúcares panelas morenos, azúcar mascabada/azúcares mascabadas, azúcar de caña integral/azúcares de caña integral, azúcar rubio/azúcares rubios, azúcar café/azúcares cafés',
    'demerara sugar': 'azúcar de caña/azúcares de caña, azúcar demerara/azúcares demeraras, azúcar turbinado/azúcares turbinados, azúcar sin refinar/azúcares sin refinar, azúcar orgánica/azúcares orgánicas, azúcar cruda/azúcares crudas',
    'powdered sugar':
      'azúcar glas/azúcares glas, azúcar glass/azúcares glass, azúcar en polvo/azúcares en polvo, azúcar impalpable/azúcares impalpables, azúcar flor/azúcares flores, azúcar glasé/azúcares glasés, azúcar pulverizada/azúcares pulverizadas, azúcar lustre/azúcares lustres, azúcar pulverizado/azúcares pulverizados, azúcar glace/azúcares glaces, azúcar glaseada/azúcares glaseadas, nevazúcar/-es, azúcar glas para espolvorear/azúcares glas para espolvorear, azúcar glas para decorar/azúcares glas para decorar, azúcar nevada/azúcares nevadas, azúcar micropulverizada/azúcares micropulverizadas, azúcar glaseado/azúcares glaseados, azúcar nieve/azúcares nieves, azúcar molido/azúcares molidos, azúcar molida/azúcares molidas',
    'coconut sugar': 'azúcar de coco/azúcares de coco, azúcar de palma/azúcares de palma, azúcar de flor de coco/azúcares de flor de coco',
    jaggery:
      'panela/-s, piloncillo/-s, chancaca/-s, papelón/papelones, rapadura/-s, tapa de dulce/tapas de dulce, panela molida/panelas molidas, cono de piloncillo/conos de piloncillo, panela en polvo/panelas en polvo, dulce de caña/dulces de caña, dulce de tapa/dulces de tapa, atado de dulce/atados de dulce, empanizado de caña/empanizados de caña, panocha/-s, piloncillo en polvo/piloncillos en polvo, piloncillo molido/piloncillos molidos, dulce en tapa/dulces en tapa, miel de panela/mieles de panela, miel de piloncillo/mieles de piloncillo, miel de chancaca/mieles de chancaca, melado/-s, miel de papelón/mieles de papelón, miel de rapadura/mieles de rapadura',
    'pearl sugar': 'azúcar perlado/azúcares perlados, azúcar perlada/azúcares perladas, azúcar en perlas/azúcares en perlas, azúcar en grano/azúcares en grano, azúcar granizo/azúcares granizos, azúcar humedecido/azúcares humedecidos, bolitas de azúcar, perlas de azúcar, perlitas de azúcar',
    'vanilla sugar': 'azúcar vainillado/azúcares vainillados, azúcar avainillado/azúcares avainillados, azúcar de vainilla/azúcares de vainilla, azúcar vainillada/azúcares vainilladas, azúcar avainillada/azúcares avainilladas, azúcar con vainilla/azúcares con vainilla',
    erythritol:
      'eritritol/-es, xilitol/-es, edulcorante/-s, sacarina/-s, endulzante/-s, edulcorante en polvo/edulcorantes en polvo, sucralosa/-s, azúcar de abedul/azúcares de abedul, endulzante en polvo/endulzantes en polvo, alulosa/-s, sustituto de azúcar/sustitutos de azúcar, fruta del monje/frutas del monje, monk fruit/monks fruits, Splenda, tagatosa/-s, endulzante sin calorías/endulzantes sin calorías, sustituto del azúcar/sustitutos del azúcar, maltitol/-es, aspartamo/-s, edulcorante apto para cocción/edulcorantes aptos para cocción, edulcorante apto cocción/edulcorantes aptos cocciones',
    stevia: 'stevia/-s, estevia/-s, stevia en polvo/stevias en polvo',
    honey:
      'miel/-es, miel de abeja/mieles de abeja, miel de abejas/mieles de abejas, miel de flores/mieles de flores, miel de romero/mieles de romero, miel de azahar/mieles de azahar, miel cruda/mieles crudas, miel de acacia/mieles de acacia, miel de mil flores/mieles de mil flores, miel pura de abeja/mieles puras de abeja, miel multiflora/mieles multifloras, miel de brezo/mieles de brezo, miel de tomillo/mieles de tomillo, miel de castaño/mieles de castaño, miel de ulmo/mieles de ulmo, miel para decorar/mieles para decorar, miel de eucalipto/mieles de eucalipto, miel de lavanda/mieles de lavanda',
    'maple syrup': 'jarabe de arce/jarabes de arce, sirope de arce/siropes de arce, miel de maple/mieles de maple, jarabe de maple/jarabes de maple, maple/-s, sirope de maple/siropes de maple, miel maple/mieles maples, miel de arce/mieles de arce',
    'agave syrup': 'sirope de agave/siropes de agave, jarabe de agave/jarabes de agave, néctar de agave/néctares de agave, miel de agave/mieles de agave, ágave/-s, agave/-s',
    'golden syrup':
      'miel de caña/mieles de caña, miel de caña de azúcar/mieles de caña de azúcar, sirope de caña/siropes de caña, golden syrup/-s, sirope dorado/siropes dorados, jarabe dorado/jarabes dorados, jarabe de caña/jarabes de caña, almíbar/-es, jarabe de azúcar/jarabes de azúcar, almíbar ligero/almíbares ligeros, almíbar de azúcar/almíbares de azúcar, sirope/-s, jarabe/-s, jarabe de goma/jarabes de goma, almíbar de melocotón/almíbares de melocotón, almíbar de durazno/almíbares de durazno, almíbar de piña/almíbares de piña, almíbar de los melocotones, almíbar de los duraznos, almíbar de las cerezas, caramelo líquido/caramelos líquidos, caramelo de azúcar/caramelos de azúcar, caramelo para el molde, caramelo para flan/caramelos para flan, caramelo líquido para flan/caramelos líquidos para flan, almíbar liviano/almíbares livianos, almíbar de la piña, jugo de caña/jugos de caña, guarapo/-s, guarapo de caña/guarapos de caña',
    'corn syrup':
      'jarabe de maíz/jarabes de maíz, glucosa/-s, jarabe de glucosa/jarabes de glucosa, miel de maíz/mieles de maíz, jarabe de maíz claro/jarabes de maíz claro, sirope de glucosa/siropes de glucosa, miel Karo/mieles Karo, Karo, sirope de maíz/siropes de maíz, jarabe de maíz Karo/jarabes de maíz Karo, miel de maíz Karo/mieles de maíz Karo',
    'date syrup':
      'sirope de dátil/siropes de dátil, sirope de dátiles/siropes de dátiles, miel de dátil/mieles de dátil, jarabe de dátil/jarabes de dátil, miel de palma/mieles de palma, melaza de dátil/melazas de dátil, arrope/-s, arrope de uva/arropes de uva, miel de dátiles/mieles de dátiles, jarabe de dátiles/jarabes de dátiles, jarabe de yacón/jarabes de yacón, miel de yacón/mieles de yacón, algarrobina/-s, miel de chañar/mieles de chañar, miel de palma de La Gomera/mieles de palma de La Gomera, arrope de chañar/arropes de chañar',
    molasses: 'melaza/-s, melaza de caña/melazas de caña',
    'malt syrup': 'extracto de malta/extractos de malta, jarabe de malta/jarabes de malta, malta de cebada/maltas de cebada, sirope de malta/siropes de malta, malta/-s, malta en polvo/maltas en polvo, jarabe de malta de cebada/jarabes de malta de cebada',
    'caramel sauce':
      'dulce de leche/dulces de leche, cajeta/-s, arequipe/-s, manjar/-es, caramelo salado/caramelos salados, toffee/-s, dulce de leche repostero/dulces de leche repostero, salsa de caramelo/salsas de caramelo, leche condensada caramelizada/leches condensadas caramelizadas, cajeta envinada/cajetas envinadas, crema de caramelo/cremas de caramelo, cajeta de cabra/cajetas de cabra, manjar de leche/manjares de leche, salsa de toffee/salsas de toffee, dulce de leche pastelero/dulces de leche pastelero, toffee salado/toffees salados, caramelo de mantequilla/caramelos de mantequilla, manjarblanco/-s, salsa de caramelo salado/salsas de caramelo salado, cajeta quemada/cajetas quemadas, leche condensada cocida/leches condensadas cocidas, dulce de leche de repostería/dulces de leche de repostería, caramelo de mantequilla salada/caramelos de mantequilla salada, natilla piurana/natillas piuranas, fanguito/-s, sirope de toffee/siropes de toffee, crema de toffee/cremas de toffee, salsa toffee/salsas toffees, cajeta de leche/cajetas de leche, caramelo cremoso/caramelos cremosos, cajeta envinada de cabra/cajetas envinadas de cabra',
    grenadine:
      'granadina/-s, jarabe de granadina/jarabes de granadina, sirope de fresa/siropes de fresa, jarabe de frambuesa/jarabes de frambuesa, sirope de granadina/siropes de granadina, jarabe de fresa/jarabes de fresa, jarabe de rosas/jarabes de rosas, sirope de rosas/siropes de rosas, jarabe de tamarindo/jarabes de tamarindo, jarabe de jamaica/jarabes de jamaica, sirope de frambuesa/siropes de frambuesa, sirope de frutas/siropes de frutas, jarabe de saúco/jarabes de saúco',
    'dark chocolate':
      'chocolate negro/chocolates negros, chocolate amargo/chocolates amargos, chocolate fondant/chocolates fondants, chocolate oscuro/chocolates oscuros, chocolate negro para postres/chocolates negros para postres, cobertura de chocolate negro/coberturas de chocolate negro, chocolate puro/chocolates puros, chocolate bitter/chocolates bitteres, cobertura de chocolate amargo/coberturas de chocolate amargo, chocolate sin leche/chocolates sin leche, chocolate fondant sin leche/chocolates fondants sin leche, cobertura negra/coberturas negras, chocolate negro de cobertura/chocolates negros de cobertura, chocolate negro sin azúcar/chocolates negros sin azúcar, chocolate negro de repostería/chocolates negros de repostería, chocolate semi amargo/chocolates semis amargos, chocolate cobertura amargo/chocolates coberturas amargos, tableta de chocolate negro/tabletas de chocolate negro, chocolate negro fondant/chocolates negros fondants, chocolate amargo para repostería/chocolates amargos para repostería, onza de chocolate negro/onzas de chocolate negro, chocolate negro para fundir/chocolates negros para fundir, chocolate vegano/chocolates veganos',
    'milk chocolate': 'chocolate con leche/chocolates con leche, chocolate de leche/chocolates de leche, tableta de chocolate con leche/tabletas de chocolate con leche, onza de chocolate con leche/onzas de chocolate con leche, chocolate con leche para postres/chocolates con leche para postres',
    'white chocolate':
      'chocolate blanco/chocolates blancos, tableta de chocolate blanco/tabletas de chocolate blanco, chocolate blanco para fundir/chocolates blancos para fundir, chocolate blanco de cobertura/chocolates blancos de cobertura, chocolate blanco para postres/chocolates blancos para postres, onza de chocolate blanco/onzas de chocolate blanco',
    'unsweetened chocolate': 'pasta de cacao/pastas de cacao, chocolate sin azúcar para hornear/chocolates sin azúcar para hornear, licor de cacao puro/licores de cacao puro, masa de cacao/masas de cacao, chocolate puro sin azúcar/chocolates puros sin azúcar',
    'cocoa powder':
      'cacao/-s, cacao en polvo/cacaos en polvo, cacao puro en polvo/cacaos puros en polvo, cocoa/-s, cocoa en polvo/cocoas en polvo, cacao sin azúcar/cacaos sin azúcar, polvo de cacao/polvos de cacao, cacao desgrasado/cacaos desgrasados, cacao amargo en polvo/cacaos amargos en polvo, cacao en polvo sin azúcar/cacaos en polvo sin azúcar, cacao en polvo desgrasado/cacaos en polvo desgrasado, cacao Valor puro/cacaos Valor puros, cacao puro en polvo sin azúcar/cacaos puros en polvo sin azúcar, cacao sin azúcar en polvo/cacaos sin azúcar en polvo, cacao desgrasado en polvo/cacaos desgrasados en polvo, cacao puro desgrasado/cacaos puros desgrasados, cacao alcalinizado/cacaos alcalinizados, cocoa sin azúcar/cocoas sin azúcar, cocoa en polvo sin azúcar/cocoas en polvo sin azúcar, cocoa alcalina/cocoas alcalinas, cocoa alcalinizada/cocoas alcalinizadas, cacao puro sin azúcar/cacaos puros sin azúcar, cocoa amarga en polvo/cocoas amargas en polvo, cacao crudo/cacaos crudos, cacao crudo en polvo/cacaos crudos en polvo, cacao para espolvorear/cacaos para espolvorear, cacao en polvo para espolvorear/cacaos en polvo para espolvorear, nibs de cacao, nibs de cacao crudo, semillas de cacao',
    'carob powder': 'algarroba/-s, harina de algarroba/harinas de algarroba, algarroba en polvo/algarrobas en polvo, polvo de algarroba/polvos de algarroba',
    'cocoa butter': 'manteca de cacao/mantecas de cacao, mantequilla de cacao/mantequillas de cacao, mantequilla de cacao en polvo/mantequillas de cacao en polvo, manteca de cacao en polvo/mantecas de cacao en polvo',
    'vanilla extract':
      'extracto de vainilla/extractos de vainilla, esencia de vainilla/esencias de vainilla, vainilla, aroma de vainilla/aromas de vainilla, extracto puro de vainilla/extractos puros de vainilla, vainilla en esencia/vainillas en esencia, aroma líquido de vainilla/aromas líquidos de vainilla, vainilla clara, esencia de vainilla clara/esencias de vainilla clara, extracto natural de vainilla/extractos naturales de vainilla, vainilla en extracto/vainillas en extracto, vainilla mexicana/vainillas mexicanas, esencia vainilla/esencias vainillas/esencias vainilla, extracto líquido de vainilla/extractos líquidos de vainilla, extracto vainilla/extractos vainillas/extractos vainilla',
    'vanilla paste': 'pasta de vainilla/pastas de vainilla, vainilla en pasta, vainilla en polvo, polvo de vainilla/polvos de vainilla, vainilla bourbon en polvo/vainillas bourbones en polvo, vainillina/-s, vainillina en polvo/vainillinas en polvo',
    'vanilla bean':
      'vaina de vainilla/vainas de vainilla, rama de vainilla/ramas de vainilla, semillas de vainilla, vainilla en rama, chaucha de vainilla/chauchas de vainilla, vainilla en vaina/vainillas en vaina, semillas de una vaina de vainilla, vara de vainilla/varas de vainilla, ramita de vainilla/ramitas de vainilla, palito de vainilla/palitos de vainilla, semillas de media vaina de vainilla, vainilla bourbon/vainillas bourbones',
    'almond extract': 'extracto de almendra/extractos de almendra, esencia de almendra/esencias de almendra, esencia de almendras/esencias de almendras, extracto de almendras/extractos de almendras, aroma de almendra/aromas de almendra, aroma de almendras/aromas de almendras',
    'peppermint extract':
      'extracto de menta/extractos de menta, esencia de limón/esencias de limón, extracto de limón/extractos de limón, esencia de menta/esencias de menta, extracto de naranja/extractos de naranja, esencia de ron/esencias de ron, aroma de limón/aromas de limón, aroma de naranja/aromas de naranja, esencia de naranja/esencias de naranja, extracto de ron/extractos de ron, extracto de coco/extractos de coco, esencia de coco/esencias de coco, extracto de anís/extractos de anís, esencia de anís/esencias de anís, aroma de anís/aromas de anís, esencia de azahar/esencias de azahar, esencia de ron con pasas/esencias de ron con pasas, aroma de ron/aromas de ron, esencia de banana/esencias de banana, esencia/-s, aroma/-s, aroma de coco/aromas de coco, esencia de fresa/esencias de fresa, extracto de plátano/extractos de plátano, extracto de maple/extractos de maple, esencia de maple/esencias de maple, esencia de plátano/esencias de plátano, extracto de fresa/extractos de fresa, extracto de menta piperita/extractos de menta piperita, esencia de pan dulce/esencias de pan dulce, esencia panettone/esencias panettones, esencia de piña/esencias de piña, aroma de fresa/aromas de fresa, esencia de nuez sin nuez/esencias de nuez sin nuez, esencia de cereza/esencias de cereza, aceite esencial de limón/aceites esenciales de limón, aceite esencial de naranja/aceites esenciales de naranja, esencia de bergamota/esencias de bergamota',
    'orange blossom water': 'agua de azahar/aguas de azahar, agua de flor de azahar/aguas de flor de azahar, agua de flores de azahar/aguas de flores de azahar, azahar/-es, agua de flor de naranjo/aguas de flor de naranjo',
    'food coloring':
      'colorante/-s, colorante en gel/colorantes en gel, colorante vegetal/colorantes vegetales, colorante de paella/colorantes de paella, colorante en pasta/colorantes en pasta, colorante para paella/colorantes para paella, colorante en polvo/colorantes en polvo, colorante alimentario en gel/colorantes alimentarios en gel, colorante rojo en gel/colorantes rojos en gel, colorante alimenticio en gel/colorantes alimenticios en gel, colorante artificial/colorantes artificiales, colorante naranja/colorantes naranjas/colorantes naranja, colorante para alimentos/colorantes para alimentos, color vegetal/colores vegetales, colorante liposoluble/colorantes liposolubles, color caramelo/colores caramelos, colorante alimentario rojo en gel/colorantes alimentarios rojos en gel, tinte alimentario/tintes alimentarios, carbón activado/carbones activados, carbón vegetal activado/carbones vegetales activados',
    'baking powder':
      'levadura química/levaduras químicas, levadura en polvo/levaduras en polvo, polvo de hornear/polvos de hornear, impulsor/-es, levadura Royal/levaduras Royal, polvo para hornear/polvos para hornear, polvo Royal/polvos Royal, gasificante/-s, impulsor químico/impulsores químicos, levadura de repostería/levaduras de repostería, sobre de levadura química/sobres de levadura química, polvo leudante/polvos leudantes, Royal, sobre de levadura Royal/sobres de levadura Royal, sobre de levadura en polvo/sobres de levadura en polvo, levadura tipo Royal/levaduras tipo Royal, impulsor de repostería/impulsores de repostería, royales, levadura química en polvo/levaduras químicas en polvo, sobre de levadura/sobres de levadura, levadura para repostería/levaduras para repostería, polvo de hornear sin aluminio/polvos de hornear sin aluminio, leudante/-s, polvos de levadura, polvo de levadura, rexal/-es, levadura para bizcochos/levaduras para bizcochos, impulsor en polvo/impulsores en polvo, levadura de bizcocho/levaduras de bizcocho, levadura de bizcochos/levaduras de bizcochos, levadura impulsor/levaduras impulsores, levadura química tipo Royal/levaduras químicas tipo Royal, polvo para hornear Royal/polvos para hornear Royal, levadura repostera/levaduras reposteras, levadura tipo royal en polvo/levaduras tipo royal en polvo, levadura química Royal/levaduras químicas Royal, polvo de hornear Royal/polvos de hornear Royal, gasificante en polvo/gasificantes en polvo, levadura en polvo Royal/levaduras en polvo Royal, levadura royal en polvo/levaduras royales en polvo, gaseosillas, papelillos de gaseosa, papelillo/-s, sifones en polvo, litines',
    'baking soda': 'bicarbonato/-s, bicarbonato de sodio/bicarbonatos de sodio, bicarbonato sódico/bicarbonatos sódicos, bicarbonato de soda/bicarbonatos de soda, carbonato/-s, bicarbonato en polvo/bicarbonatos en polvo',
    'cream of tartar': 'cremor tártaro/cremores tártaros, crémor tártaro/crémores tártaros, crémor tartárico/crémores tartáricos, cremor tartaro/cremores tartaros, cremor/-es, ácido tartárico/ácidos tartáricos, crémor/-es, ácido cítrico/ácidos cítricos, ácido ascórbico/ácidos ascórbicos',
    'active dry yeast':
      'levadura/-s, levadura seca/levaduras secas, levadura de panadería seca/levaduras de panadería seca, levadura liofilizada/levaduras liofilizadas, levadura seca de panadero/levaduras secas de panadero, levadura de panadería deshidratada/levaduras de panadería deshidratada, levadura seca activa/levaduras secas activas, sobre de levadura seca/sobres de levadura seca, levadura de panadería liofilizada/levaduras de panadería liofilizada, levadura de pan seca/levaduras de pan seca, levadura seca en polvo/levaduras secas en polvo, levadura de panadero en polvo/levaduras de panadero en polvo, levadura deshidratada/levaduras deshidratadas, levadura activa seca/levaduras activas secas, levadura de panadería en polvo/levaduras de panadería en polvo, levadura de panadero seca/levaduras de panadero seca, sobre de levadura de panadería/sobres de levadura de panadería, sobre de levadura de panadero/sobres de levadura de panadero, sobre de levadura instantánea/sobres de levadura instantánea, levadura para pan/levaduras para pan, levadura de pan instantánea/levaduras de pan instantánea, levadura para pan seca/levaduras para pan seca, levadura seca de pan/levaduras secas de pan, levadura de panadería instantánea/levaduras de panadería instantánea, levadura activa/levaduras activas, levadura en polvo para pan/levaduras en polvo para pan, levadura para pan en polvo/levaduras para pan en polvo, sobre de levadura de pan/sobres de levadura de pan, levadura en polvo de panadería/levaduras en polvo de panadería, levadura de pan en polvo/levaduras de pan en polvo, levadura seca para pan/levaduras secas para pan, levadura instantánea seca/levaduras instantáneas secas',
    'compressed yeast':
      'levadura fresca/levaduras frescas, levadura de panadero/levaduras de panadero, levadura prensada/levaduras prensadas, levadura de panadería/levaduras de panadería, levadura fresca de panadero/levaduras frescas de panadero, levadura de pan/levaduras de pan, cubo de levadura/cubos de levadura, levadura húmeda/levaduras húmedas, levadura panadera/levaduras panaderas, levadura de cubo/levaduras de cubo, levadura en cubo/levaduras en cubo, levadura fresca para pan/levaduras frescas para pan, levadura panificable/levaduras panificables, levadura natural de pan/levaduras naturales de pan, pastilla de levadura/pastillas de levadura',
    'sourdough starter':
      'masa madre/masas madres, masa madre activa/masas madres activas, masa madre de trigo/masas madres de trigo, prefermento de masa madre/prefermentos de masa madre, masa madre refrescada/masas madres refrescadas, masa madre de centeno/masas madres de centeno, masa madre activada/masas madres activadas, masa madre seca/masas madres secas',
    cornstarch:
      'maicena/-s, almidón de maíz/almidones de maíz, fécula de maíz/féculas de maíz, Maizena, harina fina de maíz/harinas finas de maíz, maizena express/maizenas express, harina fina de maíz Maizena/harinas finas de maíz Maizena, harina de maíz tipo maizena/harinas de maíz tipo maizena, harina de maíz refinada/harinas de maíz refinada, maizenas, harina de maíz maizena/harinas de maíz maizena, harina fina de maíz tipo Maizena/harinas finas de maíz tipo Maizena, maicena disuelta en agua/maicenas disueltas en agua, harina de maíz tipo Maicena/harinas de maíz tipo Maicena, fécula de maíz Maizena/féculas de maíz Maizena, maicena diluida en agua/maicenas diluidas en agua, harina de maíz fina Maizena/harinas de maíz fina Maizena, espesante de maíz/espesantes de maíz',
    'custard powder':
      'polvo para natillas/polvos para natillas, sobre de flan/sobres de flan, preparado para flan/preparados para flan, polvo de flan/polvos de flan, sobre de natillas/sobres de natillas, flan en polvo/flanes en polvo, preparado de flan/preparados de flan, preparado para natillas/preparados para natillas, preparado en polvo para flan/preparados en polvo para flan, polvo para flan/polvos para flan, crema pastelera en polvo/cremas pasteleras en polvo, postre en polvo de vainilla/postres en polvo de vainilla, preparado de natillas/preparados de natillas, polvo de natillas/polvos de natillas, natillas en polvo, pudín en polvo/pudines en polvo, pudín de vainilla instantáneo/pudines de vainilla instantáneo, caja de pudín de vainilla/cajas de pudín de vainilla, pudding de vainilla en polvo/puddings de vainilla en polvo, pudín instantáneo/pudines instantáneos, sobre de flan de vainilla/sobres de flan de vainilla, natillas en sobre, polvo para pudín/polvos para pudín',
    'meringue powder': 'merengue en polvo/merengues en polvo, clara de huevo en polvo/claras de huevo en polvo, claras en polvo, albúmina en polvo/albúminas en polvo, albúmina/-s, clara deshidratada/claras deshidratadas, polvo de merengue/polvos de merengue',
    jam: 'mermelada/-s, mermelada de fresa/mermeladas de fresa, mermelada de albaricoque/mermeladas de albaricoque, confitura/-s, mermelada de frambuesa/mermeladas de frambuesa, mermelada de melocotón/mermeladas de melocotón, mermelada de damasco/mermeladas de damasco, mermelada de durazno/mermeladas de durazno, mermelada de higos/mermeladas de higos, mermelada de arándanos/mermeladas de arándanos, mermelada de frutilla/mermeladas de frutilla, confitura de frambuesa/confituras de frambuesa, mermelada de ciruela/mermeladas de ciruela, mermelada de mora/mermeladas de mora, mermelada de frutos rojos/mermeladas de frutos rojos, mermelada de chabacano/mermeladas de chabacano, mermelada de tomate/mermeladas de tomate, mermelada de guayaba/mermeladas de guayaba, mermelada de cereza/mermeladas de cereza, mermelada de higo/mermeladas de higo, mermelada de piña/mermeladas de piña, mermelada de fresas/mermeladas de fresas, confitura de fresa/confituras de fresa, confitura de albaricoque/confituras de albaricoque, confitura de higos/confituras de higos, mermelada de cebolla/mermeladas de cebolla, mermelada de zarzamora/mermeladas de zarzamora, mermelada de cerezas/mermeladas de cerezas, confitura de frutos rojos/confituras de frutos rojos, confitura de cerezas/confituras de cerezas, mermelada de guinda/mermeladas de guinda, mermelada de moras/mermeladas de moras, mermelada de pimientos/mermeladas de pimientos, mermelada de pimiento/mermeladas de pimiento, mermelada de ají/mermeladas de ají, mermelada sin azúcar/mermeladas sin azúcar, mermelada de frambuesas/mermeladas de frambuesas, mermelada de melocotón sin azúcar/mermeladas de melocotón sin azúcar, mermelada de ciruelas/mermeladas de ciruelas, mermelada de pera/mermeladas de pera, mermelada de limón/mermeladas de limón, mermelada de maracuyá/mermeladas de maracuyá, mermelada de calabaza/mermeladas de calabaza, mermelada de jengibre/mermeladas de jengibre, mermelada de tomates/mermeladas de tomates, mermelada de arándano/mermeladas de arándano, compota de frutos rojos/compotas de frutos rojos, mermelada de grosellas/mermeladas de grosellas, mermelada de grosella/mermeladas de grosella, mermelada de mango/mermeladas de mango, mermelada de alcayota/mermeladas de alcayota, dulce de alcayota/dulces de alcayota, cabello de ángel de calabaza/cabellos de ángel de calabaza, dulce de cayote/dulces de cayote, mermelada de rosa mosqueta/mermeladas de rosa mosqueta, confitura de melocotón/confituras de melocotón, mermelada de manzana/mermeladas de manzana, mermelada de plátano/mermeladas de plátano, coulis de frambuesa, coulis de frutos rojos, coulis de fresa, coulis de frambuesas, dulce de higos/dulces de higos, mermelada de frutas/mermeladas de frutas, mermelada de tuna/mermeladas de tuna, mermelada light/mermeladas light, mermelada de sauco/mermeladas de sauco, confitura de cebolla/confituras de cebolla, jalea de ají/jaleas de ají, salsa de frambuesa/salsas de frambuesa, salsa de frutos rojos/salsas de frutos rojos, salsa de fresa/salsas de fresa, coulis, coulis de mango, salsa de frutos del bosque/salsas de frutos del bosque',
    'fruit jelly':
      'jalea/-s, jalea de membrillo/jaleas de membrillo, dulce de membrillo/dulces de membrillo, carne de membrillo/carnes de membrillo, ate/-s, ate de membrillo/ates de membrillo, jalea de guayaba/jaleas de guayaba, bocadillo de guayaba/bocadillos de guayaba, dulce de guayaba/dulces de guayaba, bocadillo veleño/bocadillos veleños, pasta de guayaba/pastas de guayaba, ate de guayaba/ates de guayaba, gelatina de membrillo/gelatinas de membrillo, jalea de grosella/jaleas de grosella, membrillo en pasta/membrillos en pasta, dulce de batata/dulces de batata, jalea de manzana/jaleas de manzana, jalea de grosellas/jaleas de grosellas, casco de guayaba/cascos de guayaba, dulce de membrillo en pasta/dulces de membrillo en pasta, jalea de fruta/jaleas de fruta, membrillada/-s, crema de membrillo/cremas de membrillo, guayabate/-s, guayabada/-s, conserva de guayaba/conservas de guayaba, pasta de membrillo/pastas de membrillo, bocadillo guayaba/bocadillos guayabas, jalea de arándanos/jaleas de arándanos, vigilante dulce/vigilantes dulces, jalea de uva/jaleas de uva, membrillo dulce/membrillos dulces, jalea de menta sin menta/jaleas de menta sin menta, herpo/-s, barra de guayaba/barras de guayaba',
    marmalade: 'mermelada de naranja/mermeladas de naranja, confitura de naranja/confituras de naranja, mermelada de mandarina/mermeladas de mandarina, mermelada de cítricos/mermeladas de cítricos',
    'apple butter': 'mantequilla de manzana/mantequillas de manzana',
    applesauce:
      'compota de manzana/compotas de manzana, puré de manzana/purés de manzana, compota/-s, salsa de manzana/salsas de manzana, compota de pera/compotas de pera, compota de manzanas/compotas de manzanas, puré de manzanas/purés de manzanas, puré de fruta/purés de fruta, compota de frutas/compotas de frutas, potito de frutas/potitos de frutas, manzana rallada cocida/manzanas ralladas cocidas, potito de manzana/potitos de manzana, puré de pera/purés de pera, puré de frutas/purés de frutas, compota de ciruelas/compotas de ciruelas, puré de manzana sin azúcar/purés de manzana sin azúcar',
    'fruit pie filling': 'relleno de cereza/rellenos de cereza, relleno de manzana/rellenos de manzana, relleno para pay de manzana/rellenos para pay de manzana, relleno para tarta de manzana/rellenos para tarta de manzana, relleno de frutas/rellenos de frutas, relleno para pay/rellenos para pay',
    'peanut butter':
      'mantequilla de cacahuete/mantequillas de cacahuete, mantequilla de maní/mantequillas de maní, crema de cacahuete/cremas de cacahuete, crema de cacahuate/cremas de cacahuate, manteca de maní/mantecas de maní, crema de maní/cremas de maní, mantequilla de cacahuate/mantequillas de cacahuate, pasta de cacahuete/pastas de cacahuete, pasta de maní/pastas de maní, pasta de cacahuate/pastas de cacahuate, crema de cacahuetes/cremas de cacahuetes, mantequilla de cacahuetes/mantequillas de cacahuetes, manteca de cacahuete/mantecas de cacahuete, peanut butter/peanuts butteres, mantequilla de maní sin azúcar/mantequillas de maní sin azúcar, crema cacahuete/cremas cacahuete, mantequilla cacahuete/mantequillas cacahuete',
    'almond butter':
      'mantequilla de almendras/mantequillas de almendras, crema de almendras/cremas de almendras, mantequilla de almendra/mantequillas de almendra, crema de almendra/cremas de almendra, pasta de almendras/pastas de almendras, pasta de almendra/pastas de almendra, manteca de almendras/mantecas de almendras, crema untable de almendras/cremas untables de almendras',
    'cashew butter':
      'mantequilla de anacardo/mantequillas de anacardo, crema de anacardos/cremas de anacardos, mantequilla de avellana/mantequillas de avellana, crema de pistacho/cremas de pistacho, pasta de pistacho/pastas de pistacho, pasta de avellana/pastas de avellana, pasta de avellanas/pastas de avellanas, mantequilla de nueces/mantequillas de nueces, crema de frutos secos/cremas de frutos secos, mantequilla de frutos secos/mantequillas de frutos secos, mantequilla de anacardos/mantequillas de anacardos, crema de anacardo/cremas de anacardo, pasta pura de pistacho/pastas puras de pistacho, pasta pura de avellanas/pastas puras de avellanas, mantequilla de avellanas/mantequillas de avellanas, mantequilla de castañas de cajú/mantequillas de castañas de cajú, crema de cajú/cremas de cajú, pasta de pistachos/pastas de pistachos, mantequilla de nuez/mantequillas de nuez, mantequilla de marañón/mantequillas de marañón, praliné de avellana/pralinés de avellana, praliné/-s, praliné de avellanas/pralinés de avellanas, praliné de almendras/pralinés de almendras, pasta pura de avellana/pastas puras de avellana, mantequilla de pistacho/mantequillas de pistacho, praliné de almendra/pralinés de almendra, praliné de pistacho/pralinés de pistacho, pralín/pralines',
    'sunflower seed butter': 'mantequilla de girasol/mantequillas de girasol, crema de girasol/cremas de girasol, mantequilla de semillas de girasol/mantequillas de semillas de girasol, mantequilla de pepitas de calabaza/mantequillas de pepitas de calabaza',
    tahini:
      'tahini/-s, tahina/-s, pasta de sésamo/pastas de sésamo, tahín/tahines, crema de sésamo/cremas de sésamo, pasta de ajonjolí/pastas de ajonjolí, crema de tahini/cremas de tahini, tahine, mantequilla de sésamo/mantequillas de sésamo, puré de sésamo/purés de sésamo, salsa tahini/salsas tahinis, pasta de sésamo tahini/pastas de sésamo tahini, crema de ajonjolí/cremas de ajonjolí',
    marzipan:
      'mazapán/mazapanes, masa de mazapán/masas de mazapán, mazapán de almendra/mazapanes de almendra, mazapán de almendras/mazapanes de almendras, figuritas de mazapán, mazapán de Toledo/mazapanes de Toledo, franchipán/franchipanes, frangipane/-s, crema frangipane/cremas frangipanes, pasta de mazapán/pastas de mazapán, mazapán crudo/mazapanes crudos',
    'sweet red bean paste': 'anko/-s, pasta de judías rojas/pastas de judías rojas, pasta dulce de azuki/pastas dulces de azuki, pasta de frijol rojo dulce/pastas de frijol rojo dulce, pasta de judía azuki/pastas de judía azuki, pasta de alubia roja/pastas de alubia roja',
    marshmallow: 'malvavisco/-s, nube de azúcar/nubes de azúcar, bombón mexicano/bombones mexicanos, nubes, marshmallow/-s, masmelo/-s, nube de golosina/nubes de golosina, mini malvaviscos, mini nubes, esponjita/-s, nubes de chuche, guimauve/-s, nubes de caramelo',
    'caramel candy': 'caramelo blando/caramelos blandos, caramelo masticable/caramelos masticables, caramelos de leche, caramelos de dulce de leche, caramelo de leche, caramelos toffee, sugus, caramelos de toffee, caramelo suave/caramelos suaves, glorias',
    'hard candy':
      'caramelo duro/caramelos duros, dulce macizo/dulces macizos, caramelo de menta/caramelos de menta, bastón de caramelo/bastones de caramelo, caramelos de fruta, caramelos, caramelo de limón/caramelos de limón, piruleta/-s, paleta de caramelo/paletas de caramelo, chupetín/chupetines, caramelo de violeta/caramelos de violeta, peta zetas, petazetas',
    'gummy candy': 'gominola/-s, gomita/-s, ositos de goma, chuche/-s, regalices rojos, lombrices de goma, panditas, gusanos de goma',
    'candied peel':
      'fruta escarchada/frutas escarchadas, fruta confitada/frutas confitadas, frutas abrillantadas, naranja confitada/naranjas confitadas, cáscara de naranja confitada/cáscaras de naranja confitada, fruta abrillantada, fruta cristalizada/frutas cristalizadas, fruta glaseada/frutas glaseadas, naranja escarchada/naranjas escarchadas, limón confitado en azúcar/limones confitados en azúcar, piel de naranja confitada, calabaza confitada/calabazas confitadas, acitrón/acitrones, cidra confitada/cidras confitadas, calabazate/-s, piel de limón confitada, frutas secas confitadas, biznaga/-s, limón escarchado/limones escarchados, melón escarchado/melones escarchados, calabaza escarchada/calabazas escarchadas, ralladura de naranja confitada/ralladuras de naranja confitada, higo cristalizado/higos cristalizados, naranja cristalizada/naranjas cristalizadas, pera escarchada/-s/peras escarchadas, naranja glaseada/naranjas glaseadas',
    'candied ginger': 'jengibre confitado/jengibres confitados, jengibre cristalizado/jengibres cristalizados, jengibre escarchado/jengibres escarchados, jengibre en almíbar/jengibres en almíbar',
    'candied cherry':
      'cereza confitada/cerezas confitadas, guinda confitada/guindas confitadas, cereza en almíbar confitada/cerezas en almíbar confitada, guinda escarchada/guindas escarchadas, cerezas glaseadas, cereza escarchada/cerezas escarchadas, cereza glaseada, guinda roja confitada/guindas rojas confitadas, guindas para decorar, cereza cristalizada/cerezas cristalizadas, guindas verdes confitadas, cereza roja confitada/cerezas rojas confitadas, cereza abrillantada/cerezas abrillantadas',
    meringue:
      'merengue seco/merengues secos, merengue/-s, merenguito/-s, suspiro/-s, suspiritos, nidos de merengue, merengue suizo/merengues suizos, merengue francés/merengues franceses, base de merengue/bases de merengue, discos de merengue, besitos de merengue, merengón/merengones, merengue cocido/merengues cocidos',
    ladyfinger:
      'bizcocho de soletilla/bizcochos de soletilla, soletilla/-s, vainillas, bizcochos soletilla, plantilla/-s, galletas de champaña, galleta champaña/galletas champañas, bizcotela/-s, vainilla galleta/vainillas galletas, galletas de champagne, galletas savoiardi, savoiardi/-s, soletas, soleta, melindros, melindro, galletas de soletas, galletas de champán, deditos de dama, bizcochos de soletillas, bizcochos savoiardi, bizcochos melindros, champañitas, galleta de champagne, galletas soletillas, bizcochos de plantilla, bizcochuelos vainillas',
    'whipped topping': 'nata vegetal para montar/natas vegetales para montar, crema vegetal para batir/cremas vegetales para batir, Cool Whip',
    'olive oil':
      'aceite de oliva/aceites de oliva, AOVE, aceite oliva/aceites olivas, aceite virgen extra de oliva/aceites virgen extra de oliva/aceites vírgenes extra de oliva, aceite virgen de oliva/aceites virgen de oliva/aceites vírgenes de oliva, aceite virgen/aceites virgen/aceites vírgenes, aceite de oliva picual/aceites de oliva picual, aceite de oliva arbequina/aceites de oliva arbequina, aceite oliva virgen/aceites olivas virgen/aceites olivas vírgenes, oliva virgen extra/olivas virgen extra/olivas vírgenes extra, aceite extra virgen de oliva/aceites extra virgen de oliva, aceite de oliva VE/aceites de oliva VE, aceite de oliva V.E./aceites de oliva V.E., aceitito de oliva/aceititos de oliva, chorro de aceite de oliva/chorros de aceite de oliva, aceite de oliva para freír/aceites de oliva para freír, hilo de aceite de oliva/hilos de aceite de oliva, chorrito de aceite de oliva/chorritos de aceite de oliva, aceite de ajo/aceites de ajo, aceite de oliva suave para freír/aceites de oliva suave para freír, aceite extra virgen/aceites extra virgen, aceite de oliva virgen extra picual/aceites de oliva virgen extra picual, aceite de albahaca/aceites de albahaca, aceite de perejil/aceites de perejil',
    'vegetable oil':
      'aceite/-s, aceite vegetal/aceites vegetales, aceite para freír/aceites para freír, aceite de soya/aceites de soya, aceite de soja/aceites de soja, aceite de cocina/aceites de cocina, aceite de semillas/aceites de semillas, aceite de maravilla/aceites de maravilla, aceite para engrasar/aceites para engrasar, aceite vegetal para freír/aceites vegetales para freír, aceite de cártamo/aceites de cártamo, aceite para fritar/aceites para fritar, aceite para freir/aceites para freir, aceite comestible para freír/aceites comestibles para freír, aceite mezcla/aceites mezclas, aceite para sofreír/aceites para sofreír, aceite para cocinar/aceites para cocinar, aceitito/-s, aceite para dorar/aceites para dorar, abundante aceite para freír/abundantes aceites para freír, aceite de orujo/aceites de orujo, aceite de orujo de oliva/aceites de orujo de oliva, aceite de algodón/aceites de algodón, aceite de semilla/aceites de semilla, aceite ligero/aceites ligeros, aceite light/aceites light',
    'canola oil': 'aceite de canola/aceites de canola, aceite de colza/aceites de colza, aceite canola/aceites canolas',
    'sunflower oil': 'aceite de girasol/aceites de girasol, aceite girasol/aceites girasoles, aceite alto oleico/aceites alto oleico, aceite de girasol para freír/aceites de girasol para freír, aceite de girasol altoleico/aceites de girasol altoleico',
    'corn oil': 'aceite de maíz/aceites de maíz',
    'peanut oil': 'aceite de cacahuete/aceites de cacahuete, aceite de maní/aceites de maní, aceite de cacahuate/aceites de cacahuate',
    'rice bran oil': 'aceite de arroz/aceites de arroz, aceite de salvado de arroz/aceites de salvado de arroz',
    'grapeseed oil': 'aceite de pepita de uva/aceites de pepita de uva, aceite de semilla de uva/aceites de semilla de uva, aceite de pepitas de uva/aceites de pepitas de uva, aceite de uva/aceites de uva',
    'avocado oil': 'aceite de aguacate/aceites de aguacate, aceite de palta/aceites de palta',
    'coconut oil': 'aceite de coco/aceites de coco, aceite de coco desodorizado/aceites de coco desodorizado, manteca de coco/mantecas de coco, mantequilla de coco/mantequillas de coco, grasa de coco/grasas de coco',
    'palm oil': 'aceite de palma/aceites de palma, aceite de dendé/aceites de dendé, manteca de palma/mantecas de palma, manteca de corojo/mantecas de corojo',
    'walnut oil':
      'aceite de nuez/aceites de nuez, aceite de nueces/aceites de nueces, aceite de avellana/aceites de avellana, aceite de avellanas/aceites de avellanas, aceite de almendras/aceites de almendras, aceite de almendra/aceites de almendra, aceite de pistacho/aceites de pistacho, aceite de piñones/aceites de piñones, aceite de macadamia/aceites de macadamia',
    'flaxseed oil': 'aceite de lino/aceites de lino, aceite de linaza/aceites de linaza, aceite de cáñamo/aceites de cáñamo',
    'truffle oil': 'aceite de trufa/aceites de trufa, aceite trufado/aceites trufados, aceite de oliva trufado/aceites de oliva trufado, aceite aromatizado con trufa/aceites aromatizados con trufa',
    'sesame oil': 'aceite de sésamo/aceites de sésamo, aceite de ajonjolí/aceites de ajonjolí',
    'chili oil': 'aceite de chile/aceites de chile, aceite picante/aceites picantes, aceite de guindilla/aceites de guindilla, aceite de ají/aceites de ají, aceite de chili/aceites de chili, aceite de guindillas/aceites de guindillas',
    'cooking spray':
      'aceite en spray/aceites en spray, aceite en aerosol/aceites en aerosol, spray desmoldante/-s, spray antiadherente/-s, rocío vegetal/rocíos vegetales, spray de cocina, spray vegetal/-es, antiadherente en spray/antiadherentes en spray, aceite en atomizador/aceites en atomizador, rociador de aceite/rociadores de aceite, desmoldante/-s, aceite vegetal en spray/aceites vegetales en spray, aceite de oliva en spray/aceites de oliva en spray, spray de aceite, fritolim/-s, spray para cocinar, desmoldante en spray/desmoldantes en spray, aceite vegetal en aerosol/aceites vegetales en aerosol, rocío vegetal para engrasar/rocíos vegetales para engrasar, aceite de coco en spray/aceites de coco en spray, aerosol de cocina/aerosoles de cocina, aerosol antiadherente/aerosoles antiadherentes, aceite de girasol en spray/aceites de girasol en spray, spray de aceite de oliva',
    'vegetable shortening': 'manteca vegetal/mantecas vegetales, grasa vegetal/grasas vegetales, Crisco, manteca hidrogenada/mantecas hidrogenadas, manteca vegetal Inca/mantecas vegetales Inca, materia grasa vegetal/materias grasas vegetales',
    lard: 'manteca de cerdo/mantecas de cerdo, manteca de puerco/mantecas de puerco, manteca de cerdo ibérico/mantecas de cerdo ibérico, manteca de chancho/mantecas de chancho, grasa de cerdo/grasas de cerdo, saín/saines, manteca colorá/mantecas colorás, manteca colorada/mantecas coloradas, asiento de chicharrón/asientos de chicharrón, asiento de manteca/asientos de manteca, grasa de puerco/grasas de puerco, zurrapa/-s, zurrapa de lomo/zurrapas de lomo, manteca blanca de cerdo/mantecas blancas de cerdo, manteca de lomo/mantecas de lomo, saïm, lardo/-s, manteca ibérica/mantecas ibéricas',
    'duck fat': 'grasa de pato/grasas de pato, grasa de oca/grasas de oca, grasa de ganso/grasas de ganso, manteca de pato/mantecas de pato',
    'chicken fat': 'grasa de pollo/grasas de pollo, grasa de gallina/grasas de gallina, manteca de pollo/mantecas de pollo, enjundia de gallina/enjundias de gallina',
    'beef tallow': 'grasa de res/grasas de res, sebo/-s, grasa vacuna/grasas vacunas, grasa de pella/grasas de pella, sebo de res/sebos de res, grasa bovina/grasas bovinas, grasa de vaca/grasas de vaca, cebo de res/cebos de res',
    suet: 'sebo de riñonada/sebos de riñonada, grasa de riñonada/grasas de riñonada',
    'bacon fat': 'grasa de tocino/grasas de tocino, grasa de bacon/grasas de bacon, grasa del tocino/grasas del tocino, grasa del bacon/grasas del bacon, grasa de panceta/grasas de panceta',
    'red wine vinegar': 'vinagre de vino tinto/vinagres de vino tinto, vinagre de vino/vinagres de vino, vinagre tinto/vinagres tintos, vinagre rojo/vinagres rojos, vinagre de tinto/vinagres de tinto',
    'white wine vinegar':
      'vinagre de vino blanco/vinagres de vino blanco, vinagre de cava/vinagres de cava, vinagre blanco de vino/vinagres blancos de vino, vinagre de champagne/vinagres de champagne, vinagre de champán/vinagres de champán, vinagre de estragón/vinagres de estragón, vinagre de frambuesa/vinagres de frambuesa, vinagre de vino de Jerez blanco/vinagres de vino de Jerez blanco, vinagre al estragón/vinagres al estragón, vinagre balsámico blanco de vino/vinagres balsámicos blancos de vino, vinagre de chardonnay/vinagres de chardonnay, vinagre de moscatel/vinagres de moscatel, vinagre de frambuesas/vinagres de frambuesas, vinagre Chardonnay/vinagres Chardonnay',
    'apple cider vinegar':
      'vinagre de manzana/vinagres de manzana, vinagre de sidra/vinagres de sidra, vinagre de sidra de manzana/vinagres de sidra de manzana, vinagre de piña/vinagres de piña, vinagre de frutas/vinagres de frutas, vinagre casero de piña/vinagres caseros de piña, vinagre de guineo/vinagres de guineo, vinagre de plátano/vinagres de plátano, vinagre de caña/vinagres de caña, vinagre de coco/vinagres de coco',
    'sherry vinegar': 'vinagre de Jerez/vinagres de Jerez, vinagre de vino de Jerez/vinagres de vino de Jerez, vinagre de Pedro Ximénez/vinagres de Pedro Ximénez, vinagre de Montilla/vinagres de Montilla, vinagre PX/vinagres PX, vinagre dulce de Pedro Ximénez/vinagres dulces de Pedro Ximénez',
    'rice vinegar': 'vinagre de arroz/vinagres de arroz, vinagre de arroz para sushi/vinagres de arroz para sushi, vinagre de sushi/vinagres de sushi, vinagre de vino de arroz/vinagres de vino de arroz, vinagre para sushi/vinagres para sushi',
    'white vinegar': 'vinagre blanco/vinagres blancos, vinagre de alcohol/vinagres de alcohol, vinagre destilado/vinagres destilados, vinagre blanco destilado/vinagres blancos destilados',
    'malt vinegar': 'vinagre de malta/vinagres de malta',
    'balsamic vinegar':
      'vinagre balsámico/vinagres balsámicos, aceto balsámico/acetos balsámicos, vinagre de Módena/vinagres de Módena, vinagre balsámico de Módena/vinagres balsámicos de Módena, acetto balsámico/acettos balsámicos, aceto/-s, balsámico/-s, aceto balsamico/acetos balsamicos, aceto balsámico di Modena/acetos balsámicos dis Modena, aceto balsámico de Módena/acetos balsámicos de Módena, vinagre módena/vinagres módenas',
    'balsamic glaze':
      'crema de vinagre balsámico/cremas de vinagre balsámico, reducción de vinagre balsámico/reducciones de vinagre balsámico, crema balsámica/cremas balsámicas, reducción de balsámico/reducciones de balsámico, glasé de balsámico/glasés de balsámico, reducción de aceto balsámico/reducciones de aceto balsámico, crema de vinagre de Módena/cremas de vinagre de Módena, reducción de Módena/reducciones de Módena, reducción de vinagre de Módena/reducciones de vinagre de Módena, crema de vinagre/cremas de vinagre, crema de balsámico/cremas de balsámico, glaseado balsámico/glaseados balsámicos, crema de Módena/cremas de Módena, crema de aceto balsámico/cremas de aceto balsámico, reducción de vinagre/reducciones de vinagre, reducción de Pedro Ximénez con vinagre/reducciones de Pedro Ximénez con vinagre, reducción balsámica/reducciones balsámicas, crema de modena/cremas de modena',
    verjuice: 'agraz zumo/agraces zumos, verjus, zumo de agraz/zumos de agraz',
    'soy sauce':
      'salsa de soja/salsas de soja, salsa de soya/salsas de soya, sillao/-s, salsa soja/salsas sojas, salsa soya/salsas soyas, soja salsa/sojas salsas, siyau/-s, salsa china/salsas chinas, salsa de soja baja en sal/salsas de soja baja en sal, salsa de soya light/salsas de soya light, salsa de soja clara/salsas de soja clara, salsa de soja ligera/salsas de soja ligera, sillau/-s, salsa de soya ligera/salsas de soya ligera, salsa de soya clara/salsas de soya clara, Kikkoman, sillao claro/sillaos claros, salsa de soja light/salsas de soja light, shoyu/-s, salsa de soja reducida en sal/salsas de soja reducida en sal, salsa de soya reducida en sodio/salsas de soya reducida en sodio',
    'dark soy sauce': 'salsa de soja oscura/salsas de soja oscura, salsa de soya oscura/salsas de soya oscura, salsa de soja dulce oscura/salsas de soja dulce oscura, sillao oscuro/sillaos oscuros, mensí/-es, mensi/-s',
    tamari: 'tamari/-s, salsa tamari/salsas tamaris, salsa de soja sin gluten/salsas de soja sin gluten, salsa de soya sin gluten/salsas de soya sin gluten, tamari sin gluten/tamaris sin gluten',
    ponzu: 'ponzu/-s, salsa ponzu/salsas ponzus',
    'kecap manis': 'kecap manis/kecaps manis, salsa de soja dulce/salsas de soja dulce, salsa de soya dulce/salsas de soya dulce, ketjap manis/ketjaps manis',
    'teriyaki sauce': 'salsa teriyaki/salsas teriyakis, teriyaki/-s',
    'fish sauce': 'salsa de pescado/salsas de pescado, nam pla/nams plas, salsa de pescado nam pla/salsas de pescado nam pla, nuoc mam/nuocs mams, salsa nuoc mam/salsas nuocs mams, garum/-s, salsa de pescado fermentado/salsas de pescado fermentado, salsa pescado/salsas pescados',
    'oyster sauce': 'salsa de ostras/salsas de ostras, salsa de ostión/salsas de ostión, salsa ostras/salsas ostras, salsa de ostra/salsas de ostra, salsa de ostiones/salsas de ostiones',
    'hoisin sauce': 'salsa hoisin/salsas hoisines, hoisin/-es, salsa hoi sin/salsas hois sin',
    'black bean sauce': 'salsa de frijol negro/salsas de frijol negro, salsa de judías negras/salsas de judías negras, salsa de soja negra/salsas de soja negra, tausí/-es, tausi/-s',
    'plum sauce': 'salsa de ciruela/salsas de ciruela, salsa de ciruelas/salsas de ciruelas',
    'sweet and sour sauce': 'salsa agridulce/salsas agridulces, salsa tamarindo china/salsas tamarindos chinas, salsa de tamarindo/salsas de tamarindo',
    'tonkatsu sauce': 'salsa tonkatsu/salsas tonkatsus, salsa okonomiyaki/salsas okonomiyakis, salsa yakisoba/salsas yakisobas, salsa katsu/salsas katsus',
    'worcestershire sauce':
      'salsa inglesa/salsas inglesas, salsa Perrins/salsas Perrins, salsa Worcestershire/salsas Worcestershire, salsa Worcester/salsas Worcester, Perrins, Worcestershire, salsa Lea Perrins/salsas Lea Perrins, salsa worchester/salsas worchesteres, salsa worchestershire/salsas worchestershires, salsa Worcestershire inglesa/salsas Worcestershire inglesas, Lea y Perrins, salsa Lea and Perrins/salsas Lea andes Perrins',
    'liquid seasoning': 'jugo Maggi/jugos Maggi, salsa Maggi/salsas Maggi, jugo sazonador/jugos sazonadores, sazonador líquido/sazonadores líquidos, Maggi líquido/-s, jugo sazonador Maggi/jugos sazonadores Maggi, salsa sazonadora/salsas sazonadoras, condimento líquido Maggi/condimentos líquidos Maggi',
    'shrimp paste': 'pasta de camarón/pastas de camarón, pasta de gambas/pastas de gambas, pasta de gamba/pastas de gamba, pasta de camarones/pastas de camarones',
    'anchovy paste': 'pasta de anchoa/pastas de anchoa, pasta de anchoas/pastas de anchoas, crema de anchoas/cremas de anchoas',
    'miso paste': 'miso/-s, pasta de miso/pastas de miso, miso claro/misos claros, pasta miso/pastas misos, shiro miso/shiros misos, pasta de miso claro/pastas de miso claro',
    'red miso': 'miso rojo/misos rojos, pasta de miso rojo/pastas de miso rojo, miso de cebada/misos de cebada, miso oscuro/misos oscuros',
    doubanjiang: 'doubanjiang/-s, pasta de frijoles picante china/pastas de frijoles picante china, tobanjan/-es',
    'peanut sauce': 'salsa de cacahuete/salsas de cacahuete, salsa satay/salsas satay, salsa de maní/salsas de maní, salsa de cacahuate/salsas de cacahuate, salsa de cacahuetes/salsas de cacahuetes',
    'chili sauce':
      'salsa de chile/salsas de chile, salsa de guindilla/salsas de guindilla, salsa de chili/salsas de chili, salsa de chile y ajo/salsas de chile y ajo, ají en salsa/ajíes en salsa, salsa chili/salsas chilis, salsa sambal/salsas sambales, salsa de ají/salsas de ají, salsa de chile de árbol/salsas de chile de árbol, salsa de ají amarillo sin leche/salsas de ají amarillo sin leche, salsa de chile guajillo/salsas de chile guajillo, adobo de chile guajillo/adobos de chile guajillo, ají molido en pasta/ajíes molidos en pasta, adobo de chile/adobos de chile',
    sriracha: 'sriracha/-s, salsa sriracha/salsas srirachas, siracha/-s, salsa siracha/salsas sirachas',
    'sweet chili sauce':
      'salsa de chile dulce/salsas de chile dulce, salsa de chili dulce/salsas de chili dulce, salsa agridulce picante/salsas agridulces picantes, salsa de guindilla dulce/salsas de guindilla dulce, salsa chili dulce/salsas chilis dulces, salsa de ají dulce/salsas de ají dulce, salsa sweet chili/salsas sweets chilis, salsa dulce de chile/salsas dulces de chile, sweet chili/sweets chilis, salsa de chiles dulces/salsas de chiles dulces',
    'hot sauce':
      'salsa picante/salsas picantes, Tabasco, salsa Tabasco/salsas Tabasco, salsa Valentina/salsas Valentina, Valentina, salsa de ají picante/salsas de ají picante, salsa Cholula/salsas Cholula, tabascos, salsa tipo Tabasco/salsas tipo Tabasco, salsa búfalo/salsas búfalos, salsas Búfalo, salsa buffalo/salsas buffalos, salsa Tapatío/salsas Tapatío, salsa Lizano picante/salsas Lizano picantes, Cholula, salsa picante Valentina/salsas picantes Valentina, salsa picante tipo Tabasco/salsas picantes tipo Tabasco, salsa brava picante/salsas bravas picantes, chilero/-s, salsas Buffalo',
    gochujang: 'gochujang/-s, pasta gochujang/pastas gochujangs, pasta de chile coreana/pastas de chile coreana',
    'sambal oelek': 'sambal oelek/sambales oeleks, sambal/-es',
    harissa: 'harissa/-s, pasta harissa/pastas harissas, pasta de harissa/pastas de harissa, harisa/-s',
    'chipotle in adobo':
      'chipotle adobado/-s/chipotles adobados, chile chipotle adobado/chiles chipotle adobados/chiles chipotles adobados, chipotles en adobo, chile chipotle en adobo/chiles chipotle en adobo/chiles chipotles en adobo, pasta de chipotle/pastas de chipotle, chipotle en adobo, chipotle de lata, chiles chipotle enlatados, chipotle enlatado/-s/chipotles enlatados, adobo de chipotle/adobos de chipotle, chile chipotle de lata/chiles chipotle de lata/chiles chipotles de lata, salsa chipotle/salsas chipotle/salsas chipotles, salsa de chipotle/salsas de chipotle, chile chipotle enlatado/chiles chipotles enlatados, pasta chipotle/pastas chipotle/pastas chipotles, puré de chipotle/purés de chipotle, caldillo de chipotle/caldillos de chipotle, chile adobado/chiles adobados, chipotles de lata, adobo de los chipotles',
    wasabi: 'wasabi/-s, pasta de wasabi/pastas de wasabi, wasabi en pasta/wasabis en pasta, wasabi en polvo/wasabis en polvo',
    'tikka paste': 'pasta tikka masala/pastas tikkas masalas, pasta tandoori/pastas tandooris, pasta de tikka masala/pastas de tikka masala, pasta de curry madrás/pastas de curry madrás',
    'cheese sauce':
      'salsa de queso/salsas de queso, salsa de quesos/salsas de quesos, queso fundido líquido/quesos fundidos líquidos, salsa de queso cheddar/salsas de queso cheddar, salsa queso/salsas quesos, salsa cuatro quesos/salsas cuatros quesos, salsa de cuatro quesos/salsas de cuatro quesos, salsa al roquefort/salsas al roquefort, salsa roquefort/salsas roqueforts, queso para nachos/quesos para nachos, queso líquido/quesos líquidos, salsa de queso para nachos/salsas de queso para nachos, fundido de queso/fundidos de queso, crema de queso azul/cremas de queso azul, salsa de roquefort/salsas de roquefort, crema de queso cheddar/cremas de queso cheddar',
    'dijon mustard':
      'mostaza de Dijon/mostazas de Dijon, mostaza Dijon/mostazas Dijon, mostaza de Dijón/mostazas de Dijón, mostaza francesa/mostazas francesas, mostaza dijon suave/mostazas dijones suaves, mostaza fuerte/mostazas fuertes, mostaza Dijón/mostazas Dijón, mostaza picante/mostazas picantes, mostaza tipo Dijon/mostazas tipo Dijon',
    'wholegrain mustard':
      'mostaza antigua/mostazas antiguas, mostaza en grano/mostazas en grano, mostaza a la antigua/mostazas a la antigua, mostaza de grano/mostazas de grano, mostaza en granos/mostazas en granos, mostaza de Meaux/mostazas de Meaux, mostaza con granos/mostazas con granos, mostaza tipo antigua/mostazas tipo antigua, mostaza con semillas/mostazas con semillas, mostaza antigua de Dijon/mostazas antiguas de Dijon, mostaza de Dijon en grano/mostazas de Dijon en grano, mostaza de Dijon antigua/mostazas de Dijon antigua, mostaza con grano/mostazas con grano, mostaza de Dijon a la antigua/mostazas de Dijon a la antigua, mostaza de Dijon en granos/mostazas de Dijon en granos',
    'yellow mustard': 'mostaza/-s, mostaza americana/mostazas americanas, mostaza alemana/mostazas alemanas',
    'english mustard': 'mostaza inglesa/mostazas inglesas',
    'honey mustard':
      'salsa de mostaza y miel/salsas de mostaza y miel, mostaza y miel/mostazas y miel, mostaza con miel/mostazas con miel, mostaza a la miel/mostazas a la miel, mostaza de miel/mostazas de miel, salsa de miel y mostaza/salsas de miel y mostaza, vinagreta de miel y mostaza/vinagretas de miel y mostaza, vinagreta de mostaza y miel/vinagretas de mostaza y miel, miel mostaza/mieles mostazas, salsa miel mostaza/salsas mieles mostazas/salsas miel mostazas',
    'prepared horseradish': 'salsa de rábano picante/salsas de rábano picante, crema de rábano picante/cremas de rábano picante, rábano picante en conserva/rábanos picantes en conserva, rábano picante preparado/rábanos picantes preparados, raiforte/-s',
    mayonnaise:
      'mayonesa/-s, mahonesa/-s, mayonesa light/mayonesas light, mayonesa ligera/mayonesas ligeras, mayonesa Hellmanns/mayonesas Hellmanns, mayonesa con limón/mayonesas con limón, mayonesa japonesa/mayonesas japonesas, mayonesa de huevo/mayonesas de huevo, mayonesa Kewpie/mayonesas Kewpie, mayonesa de limón/mayonesas de limón, mahonesa ligera/mahonesas ligeras, mayonesa baja en grasa/mayonesas baja en grasa, mayonesa de oliva/mayonesas de oliva, mayonesa de aceite de oliva/mayonesas de aceite de oliva, mayonesa de chipotle/mayonesas de chipotle, mayonesa chipotle/mayonesas chipotle/mayonesas chipotles, mayonesa de ajo negro/mayonesas de ajo negro',
    'vegan mayonnaise': 'mayonesa vegana/mayonesas veganas, veganesa/-s, mahonesa vegana/mahonesas veganas, mayonesa vegetal/mayonesas vegetales, mayonesa de soja/mayonesas de soja',
    aioli: 'alioli/-s, allioli/-s, ajoaceite/-s, all i oli/alles is olis, ajolio/-s, mayonesa de ajo/mayonesas de ajo, ali oli/alis olis, ajiaceite/-s',
    ketchup: 'ketchup/-s, kétchup/-s, catsup/-s, cátsup/-s, salsa catsup/salsas catsups, salsa ketchup/salsas ketchups, salsa de tomate ketchup/salsas de tomate ketchup, salsa kétchup/salsas kétchups, salsa de tomate tipo ketchup/salsas de tomate tipo ketchup',
    'tartar sauce': 'salsa tártara/salsas tártaras, salsa remoulade/salsas remoulades',
    'cocktail sauce': 'salsa cóctel americana/salsas cócteles americanas, salsa para coctel de camarón/salsas para coctel de camarón, salsa para mariscos/salsas para mariscos',
    'ranch dressing': 'aderezo ranch/aderezos ranchs, salsa ranchera blanca/salsas rancheras blancas, salsa ranch/salsas ranchs, aderezos Ranch',
    'caesar dressing': 'aderezo César/aderezos César, salsa César/salsas César, aliño César/aliños César, aderezo Caesar/aderezos Caesar, salsa cesar para ensalada/salsas cesares para ensalada, aderezo caesar casero/aderezos caesares caseros',
    'thousand island dressing':
      'salsa rosa/salsas rosas/salsas rosa, salsa golf/salsas golfs, salsa mil islas/salsas miles islas, aderezo mil islas/aderezos miles islas, salsa cóctel/salsas cócteles, salsa cocktail/salsas cocktailes, salsa burger/salsas burgeres, salsa para hamburguesas/salsas para hamburguesas, salsa rosada/salsas rosadas',
    'blue cheese dressing': 'aderezo de queso azul/aderezos de queso azul, salsa de queso azul para ensalada/salsas de queso azul para ensalada, aderezo blue cheese/aderezos blues cheeses, aderezo roquefort/aderezos roqueforts',
    salsa:
      'pico de gallo/picos de gallo, salsa mexicana/salsas mexicanas, salsa roja/salsas rojas, salsa ranchera/salsas rancheras, salsa para nachos/salsas para nachos, salsa casera mexicana/salsas caseras mexicanas, salsa criolla/salsas criollas, salsa de jitomate picante/salsas de jitomate picante, pebre/-s, salsa fresca/salsas frescas, sarza criolla/sarzas criollas, zarza criolla/zarzas criollas, salsa molcajeteada/salsas molcajeteadas, salsa de tomate picante/salsas de tomate picante, salsa pico de gallo/salsas picos de gallo, xnipec/-s, salsa bandera/salsas banderas, salsa martajada/salsas martajadas, ají pebre/ajíes pebres, hogao/-s, guiso de tomate y cebolla/guisos de tomate y cebolla, hogo/-s, chancho en piedra/chanchos en piedra, salsa taquera/salsas taqueras, salsa llajwa/salsas llajwas, llajua/-s, llajwa/-s, escabeche de cebolla criollo/escabeches de cebolla criollo',
    'salsa verde':
      'salsa verde mexicana/salsas verdes mexicanas, salsa de tomatillo/salsas de tomatillo, salsa verde cruda/salsas verdes crudas, salsa de tomate verde/salsas de tomate verde, salsa verde de tomatillo/salsas verdes de tomatillo, salsa verde picante/salsas verdes picantes, salsa verde taquera/salsas verdes taqueras',
    chimichurri:
      'chimichurri/-s, mojo de cilantro/mojos de cilantro, mojo picón/mojos picones, mojo/-s, guasacaca/-s, salsa chimichurri/salsas chimichurris, chimichurri seco/chimichurris secos, mojo de ajo/mojos de ajo, provenzal ajo y perejil/provenzales ajos y perejil, chermoula/-s, mojo isleño/mojos isleños, ajilimójili/-s, mojo picon, ajada/-s, mojo palmero/mojos palmeros',
    hummus: 'hummus, humus, hummus de garbanzos, humus de garbanzos, hummus de remolacha, hummus de aguacate',
    'baba ganoush': 'baba ganoush/babas ganoushs, babaganoush/-s, crema de berenjena con tahini/cremas de berenjena con tahini, mutabal/-es',
    'mint sauce': 'salsa de menta/salsas de menta',
    'cranberry sauce': 'salsa de arándanos/salsas de arándanos, compota de arándanos/compotas de arándanos, confitura de arándanos rojos/confituras de arándanos rojos, jalea de arándanos rojos/jaleas de arándanos rojos, salsa de arándano/salsas de arándano',
    'mango chutney': 'chutney de mango/chutneyes de mango, chutney/-es, chutney de tomate/chutneyes de tomate, chutney de manzana/chutneyes de manzana, chutney de frutas/chutneyes de frutas, chutney de piña/chutneyes de piña, chutney de cebolla/chutneyes de cebolla',
    'sweet relish': 'relish/-s, relish de pepinillo/relishs de pepinillo, pickle relish/pickles relishs, relish de pepinillos/relishs de pepinillos, pepinillos dulces en relish',
    caper: 'alcaparra/-s, alcaparrón/alcaparrones, alcaparras en vinagre, alcaparrita/-s, alcaparras en sal, alcaparras en conserva',
    pickle:
      'pepinillo/-s, pepinillo en vinagre/pepinillos en vinagre, pepino en vinagre/pepinos en vinagre, pepinillos encurtidos, pepino encurtido/pepinos encurtidos, pepino agridulce/pepinos agridulces, pepinillo en conserva/pepinillos en conserva, pepinillos al eneldo, pepinillos agridulces en vinagre, pepinitos en vinagre, pepinillo encurtido, pepino en escabeche/pepinos en escabeche',
    'pickled onion':
      'cebollita en vinagre/cebollitas en vinagre, cebolla encurtida/cebollas encurtidas, cebolleta en vinagre/cebolletas en vinagre, cebollitas encurtidas, cebollitas francesas en vinagre, cebolla morada encurtida/cebollas moradas encurtidas, cebolla roja encurtida/cebollas rojas encurtidas, cebolla en vinagre/cebollas en vinagre, cebolla en escabeche/cebollas en escabeche, cebolla curtida/cebollas curtidas, cebolla morada curtida/cebollas moradas curtidas, cebollita perla en vinagre/cebollitas perlas en vinagre/cebollitas perla en vinagre',
    'pickled jalapeño':
      'chile jalapeño en vinagre/chiles jalapeño en vinagre/chiles jalapeños en vinagre, jalapeños en vinagre, chiles en vinagre, rajas de jalapeño, jalapeños encurtidos, guindillas en vinagre, piparra/-s, rajas en escabeche, chiles jalapeños en escabeche, rajas de chile jalapeño, chiles en escabeche, guindilla en vinagre, lata de jalapeños/latas de jalapeños, piparras encurtidas, ají en vinagre/ajíes en vinagre, guindilla de Ibarra/guindillas de Ibarra, jalapeños en escabeche, chile en vinagre, chile en escabeche, guindilla encurtida/guindillas encurtidas, jalapeños en rodajas en vinagre, jalapeño en escabeche, chile chipotle en vinagre/chiles chipotle en vinagre/chiles chipotles en vinagre, chile curtido/chiles curtidos, chiles güeros en escabeche, jalapeño encurtido/-s, jalapeño en conserva, jalapeños en conserva, chiles encurtidos, lata de rajas/latas de rajas, piparra encurtida, guindillas verdes en vinagre, rajas de jalapeño en vinagre, vinagre de jalapeños, vinagre de los chiles en escabeche, jugo de chiles en vinagre, chile güero en escabeche',
    'pickled beet': 'remolacha en vinagre/remolachas en vinagre, remolacha encurtida/remolachas encurtidas, betabel encurtido/betabeles encurtidos',
    'pickled ginger': 'jengibre encurtido/jengibres encurtidos, jengibre en vinagre/jengibres en vinagre, gari/-s',
    'pickled vegetables':
      'encurtido/-s, verduras en vinagre, vegetales encurtidos, verduras encurtidas, verduras en escabeche, banderilla/-s, zanahoria encurtida/zanahorias encurtidas, zanahorias en escabeche, pickles, zanahoria en escabeche, curtido/-s, curtido de repollo/curtidos de repollo, berenjenas encurtidas, berenjena de Almagro/berenjenas de Almagro, coliflor encurtida/coliflores encurtidas, berenjenas en escabeche, berenjena en escabeche, morrones en vinagre, variantes en vinagre, verduras fermentadas',
    sauerkraut: 'chucrut/-s, col fermentada/coles fermentadas, choucroute/-s, repollo fermentado/repollos fermentados, sauerkraut/-s',
    'preserved lemon': 'limón en conserva/limones en conserva, limón encurtido/limones encurtidos, limón confitado/limones confitados, limón confitado en sal/limones confitados en sal, limones en salmuera, limón en salmuera',
    umeboshi: 'umeboshi/-s, ciruela umeboshi/ciruelas umeboshis',
    pimiento:
      'pimiento morrón en lata/pimientos morrones en lata, pimiento morrón en conserva/pimientos morrones en conserva, pimiento morrón de lata/pimientos morrones de lata, morrones en lata, morrones de lata, pimiento en conserva/pimientos en conserva, pimiento de lata/pimientos de lata, pimiento en lata/pimientos en lata, lata de pimientos morrones/latas de pimientos morrones, lata de pimientos/latas de pimientos, morrón en conserva/morrones en conserva, lata de morrones/latas de morrones, pimiento cristal en conserva/pimientos cristales en conserva/pimientos cristal en conserva',
    'tomato paste':
      'concentrado de tomate/concentrados de tomate, tomate concentrado/tomates concentrados, pasta de tomate/pastas de tomate, extracto de tomate/extractos de tomate, doble concentrado de tomate/dobles concentrados de tomate, pomodoro concentrado/pomodoros concentrados, puré de tomate concentrado/purés de tomate concentrado, pasta de jitomate/pastas de jitomate, conserva de tomate/conservas de tomate, tomate en pasta/tomates en pasta, triple concentrado de tomate/triples concentrados de tomate, salsa de tomate concentrada/salsas de tomate concentrada, tomate doble concentrado/tomates dobles concentrados',
    'canned tomatoes':
      'tomate triturado/tomates triturados, tomate en conserva/tomates en conserva, tomate en lata/tomates en lata, lata de tomate/latas de tomate, tomate de lata/tomates de lata, tomate entero pelado/tomates enteros pelados, tomate natural/tomates naturales, tomate enlatado/tomates enlatados, tomate perita en lata/tomates peritas en lata/tomates perita en lata, tomate troceado/tomates troceados, tomates pelados en lata, tomate cubeteado/tomates cubeteados, tomate en cubos/tomates en cubos, tomate picado en lata/tomates picados en lata, tomate natural en conserva/tomates naturales en conserva, lata de tomates/latas de tomates, tomates pelados enteros, tomate pera en conserva/tomates pera en conserva/tomates peras en conserva, lata de tomates perita/latas de tomates perita, jitomates de lata, tomate triturado de lata/tomates triturados de lata, tomate triturado en conserva/tomates triturados en conserva, tomates perita de lata, tomate triturado de bote/tomates triturados de bote, tomate cherry en conserva/tomates cherry en conserva, jitomate en lata/jitomates en lata, tomate pelado en lata, lata de tomates cherry/latas de tomates cherry, tomate triturado en lata/tomates triturados en lata, tomate entero en conserva/tomates enteros en conserva, tomate en trozos en lata/tomates en trozos en lata, puré de tomate natural triturado/purés de tomate natural triturado, tomate molido en lata/tomates molidos en lata, jitomate enlatado/jitomates enlatados, lata de jitomates/latas de jitomates, tomate entero en lata/tomates enteros en lata, pulpa de tomate en lata/pulpas de tomate en lata, tomate natural triturado en conserva/tomates naturales triturados en conserva, tomate al natural/tomates al natural, tomate de bote/tomates de bote, tomates pelados en conserva, tomate pelado en conserva, tomate natural en lata/tomates naturales en lata',
    passata:
      'passata/-s, puré de tomate/purés de tomate, tomate tamizado/tomates tamizados, pulpa de tomate/pulpas de tomate, puré de jitomate/purés de jitomate, tomate colado/tomates colados, passata de tomate/passatas de tomate, tomate licuado/tomates licuados, puré de tomates/purés de tomates, pulpa de tomates/pulpas de tomates, jitomate molido/jitomates molidos, jitomate licuado/jitomates licuados, tomate molido/tomates molidos, tomate pasado/tomates pasados, caldillo de jitomate/caldillos de jitomate, puré de tomate en lata/purés de tomate en lata, tetra de puré de tomate/tetras de puré de tomate, tomate en puré/tomates en puré, puré de tomate condimentado/purés de tomate condimentado, jitomate en puré/jitomates en puré',
    'tomato sauce':
      'salsa de tomate/salsas de tomate, salsa de jitomate/salsas de jitomate, tomate frito/tomates fritos, tomate casero frito/tomates caseros fritos, salsa tomate/salsas tomates, sofrito de tomate/sofritos de tomate, tomate frito de bote/tomates fritos de bote, salsa casera de tomate/salsas caseras de tomate, salsa de tomates/salsas de tomates, fritada de tomate/fritadas de tomate, salsa de tomate en lata/salsas de tomate en lata, caldillo de tomate/caldillos de tomate, fritada/-s, tomate frito o triturado/tomates fritos o triturado, salsa de tomate con albahaca/salsas de tomate con albahaca, lata de tomate frito/latas de tomate frito, tuco sin carne/tucos sin carne, sofrito de tomate y cebolla/sofritos de tomate y cebolla, salsa filetto/salsas filettos, salsa fileto/salsas filetos, salsa pomarola/salsas pomarolas, pomarola/-s, salsa de tomate para pasta/salsas de tomate para pasta',
    'marinara sauce':
      'salsa marinara/salsas marinaras, salsa para pasta/salsas para pasta, salsa napolitana/salsas napolitanas, salsa arrabbiata/salsas arrabbiatas, salsa de tomate italiana/salsas de tomate italiana, salsa pomodoro/salsas pomodoros, pomodoro/-s, salsa italiana/salsas italianas, salsa italiana de tomate/salsas italianas de tomate, salsa para espagueti/salsas para espagueti, salsa para espaguetis/salsas para espaguetis',
    'pizza sauce': 'salsa para pizza/salsas para pizza, salsa de pizza/salsas de pizza, salsa de tomate para pizza/salsas de tomate para pizza, tomate para pizza/tomates para pizza',
    'tomato powder': 'tomate en polvo/tomates en polvo, pasta de tomates secos/pastas de tomates secos, tomate deshidratado en polvo/tomates deshidratados en polvo, polvo de tomate/polvos de tomate',
    'nutritional yeast': 'levadura nutricional/levaduras nutricionales',
    'liquid smoke': 'humo líquido/humos líquidos',
    'tamarind paste': 'pasta de tamarindo/pastas de tamarindo, concentrado de tamarindo/concentrados de tamarindo, tamarindo en pasta/tamarindos en pasta, puré de tamarindo/purés de tamarindo',
    'pomegranate molasses': 'melaza de granada/melazas de granada, sirope de granada/siropes de granada, jarabe de granada/jarabes de granada',
    gelatin:
      'gelatina/-s, cola de pescado/colas de pescado, grenetina/-s, gelatina en polvo/gelatinas en polvo, gelatina en hojas/gelatinas en hojas, colapez/colapeces, gelatina sin sabor en polvo/gelatinas sin sabor en polvo, colágeno/-s, gelatina neutra en polvo/gelatinas neutras en polvo, grenetina en polvo/grenetinas en polvo, colágeno hidrolizado/colágenos hidrolizados, colapiscis, gelatina neutra en hojas/gelatinas neutras en hojas',
    agar: 'agar agar/agares agares, agar-agar/-es, agar/-es, agar agar en polvo/agares agares en polvo, agar en polvo/agares en polvo',
    pectin: 'pectina/-s, pectina en polvo/pectinas en polvo',
    arrowroot: 'arrurruz/arrurruces, arrowroot/-s, sagú en polvo/sagúes en polvo, harina de sagú/harinas de sagú, maranta/-s',
    'tapioca starch':
      'almidón de yuca/almidones de yuca, fécula de mandioca/féculas de mandioca, almidón de tapioca/almidones de tapioca, fécula de yuca/féculas de yuca, tapioca/-s, harina de tapioca/harinas de tapioca, polvilho/-s, almidón de mandioca/almidones de mandioca, almidón dulce de yuca/almidones dulces de yuca, farofa harina/farofas harinas, fariña/-s, almidón agrio/almidones agrios, almidón agrio de yuca/almidones agrios de yuca, catibía/-s, harina de casabe/harinas de casabe',
    'tapioca pearl': 'perlas de tapioca, tapioca en perlas/tapiocas en perlas, sagú/-es, perla de tapioca, tapioca granulada/tapiocas granuladas, bolitas de tapioca',
    'potato starch': 'fécula de patata/féculas de patata, fécula de papa/féculas de papa, almidón de patata/almidones de patata, chuño/-s, almidón de papa/almidones de papa, chuño en polvo/chuños en polvo, chuño inglés/chuños ingleses, harina de chuño/harinas de chuño, fécula/-s',
    'xanthan gum': 'goma xantana/gomas xantanas, goma xántica/gomas xánticas, goma guar/gomas guares, xantana/-s, goma de garrofín/gomas de garrofín, goma garrofín/gomas garrofines',
    'psyllium husk': 'psyllium/-s, psilio/-s, psyllium en polvo/psylliums en polvo, cáscara de psyllium/cáscaras de psyllium, psyllium husk/psylliums husks, ispágula/-s, plantago/-s, cáscara de psilio/cáscaras de psilio',
    'coconut cream':
      'crema de coco/cremas de coco, nata de coco/natas de coco, leche de coco en crema/leches de coco en crema, crema de coco en lata/cremas de coco en lata, crema de leche de coco/cremas de leche de coco, crema de coco azucarada/cremas de coco azucarada, crema de coco para cocinar/cremas de coco para cocinar, crema de coco sin azúcar/cremas de coco sin azúcar, parte espesa de leche de coco',
    water:
      'agua/-s, agua hirviendo/aguas hirviendos, agua helada/aguas heladas, agua mineral/aguas minerales, agua para cocer, agua del grifo/aguas del grifo, agua potable/aguas potables, agua para hervir/aguas para hervir, agua de la llave/aguas de la llave, agua purificada/aguas purificadas, agua de cocción de la pasta/aguas de cocción de la pasta, agua de pasta/aguas de pasta, agua bien fría/aguas bienes frías, agua hervida/aguas hervidas, agua con hielo/aguas con hielo, agua de cocer la pasta/aguas de cocer la pasta, agua de las pasas/aguas de las pasas, agua de las setas/aguas de las setas, agua fría o helada/aguas frías o helada, agua ligeramente tibia/aguas ligeramentes tibias, agua de la pasta, agua destilada/aguas destiladas, agüita/-s, baño maría/baños marías',
    ice: 'hielo/-s, hielo frappé/hielos frappés, hielo molido/hielos molidos, hielo pilé/hielos pilés, hielo granizado/hielos granizados, roca de hielo/rocas de hielo, hielo en roca/hielos en roca',
    'sparkling water':
      'agua con gas/aguas con gas, agua mineral con gas/aguas minerales con gas, soda/-s, sifón/sifones, agua gasificada/aguas gasificadas, agua carbonatada/aguas carbonatadas, agua de soda/aguas de soda, club soda/clubs sodas/clubs soda, seltz/seltces, agua mineral gasificada/aguas minerales gasificadas, agua de Seltz/aguas de Seltz, agua mineralizada/aguas mineralizadas, agua gaseosa/aguas gaseosas, soda helada/sodas heladas, agua mineral burbujeante/aguas minerales burbujeantes',
    'tonic water': 'tónica/-s, agua tónica/aguas tónicas, agua quina/aguas quinas',
    'ginger ale': 'ginger ale/gingeres ales, ginger beer/gingeres beeres, cerveza de jengibre sin alcohol/cervezas de jengibre sin alcohol',
    cola: 'Coca Cola, coca-cola/-s, cola/-s, refresco de cola/refrescos de cola, gaseosa de cola/gaseosas de cola, Coca Cola light, coca cola zero/cocas colas zeros, bebida de cola/bebidas de cola',
    lemonade: 'limonada/-s, naranjada/-s',
    'lemon-lime soda':
      'gaseosa/-s, refresco de limón/refrescos de limón, Sprite, refresco/-s, refresco de naranja/refrescos de naranja, Seven Up, refresco de lima limón/refrescos de lima limón, bebida gaseosa/bebidas gaseosas, Fanta, Fanta de naranja, Fanta de limón, La Casera, gaseosa de limón/gaseosas de limón, gaseosa lima limón/gaseosas lima limones/gaseosas limas limones/gaseosas lima limón, refresco de toronja/refrescos de toronja, Kas de limón, refresco de lima-limón/refrescos de lima-limón, soda de toronja/sodas de toronja, gaseosa Sprite/gaseosas Sprite, refresco de manzana/refrescos de manzana, refresco de fresa/refrescos de fresa, soda de limón/sodas de limón, soda de lima/sodas de lima, gaseosa de naranja/gaseosas de naranja, gaseosa de pomelo/gaseosas de pomelo, refresco de uva/refrescos de uva, Squirt, fanta naranja/fantas naranjas/fantas naranja, kas naranja/-s, kas limón/kas limones, Trina',
    kombucha: 'kombucha/-s, kéfir de agua/kéfires de agua, tepache/-s',
    'coconut water': 'agua de coco/aguas de coco, agua de pipa/aguas de pipa',
    'aloe vera juice': 'aloe vera/aloes veras, jugo de aloe vera/jugos de aloe vera, sábila/-s, gel de aloe vera/geles de aloe vera, zumo de aloe vera/zumos de aloe vera',
    'orange juice':
      'zumo de naranja/zumos de naranja, jugo de naranja/jugos de naranja, zumo de naranjas, jugo de fruta/jugos de fruta, zumo de mandarina/zumos de mandarina, jugo de mandarina/jugos de mandarina, jugo de naranjas, zumo de una naranja, zumo de media naranja, zumo de dos naranjas, jugo de frutas/jugos de frutas, zumo de frutas/zumos de frutas, zumo de naranja sanguina/zumos de naranja sanguina, jugo de una naranja, jugo de media naranja, zumo natural de naranja/zumos naturales de naranja, zumo de fruta/zumos de fruta, jugo natural de naranja/jugos naturales de naranja, zumo de mandarinas/zumos de mandarinas, jugo de dos naranjas, zumo multifrutas/zumos multifrutas',
    'apple juice': 'zumo de manzana/zumos de manzana, jugo de manzana/jugos de manzana, zumo de pera/zumos de pera, jugo de pera/jugos de pera, mosto de manzana/mostos de manzana, chicha de manzana sin alcohol/chichas de manzana sin alcohol',
    'pineapple juice': 'zumo de piña/zumos de piña, jugo de piña/jugos de piña, jugo de la piña, jugo de ananá/jugos de ananá, jugo de piña de lata/jugos de piña de lata',
    'grape juice': 'mosto/-s, zumo de uva/zumos de uva, jugo de uva/jugos de uva, mosto de uva/mostos de uva, zumo de uvas/zumos de uvas, mosto tinto/mostos tintos, jugo de uvas/jugos de uvas',
    'cranberry juice':
      'zumo de arándanos/zumos de arándanos, jugo de arándano/jugos de arándano, jugo de arándanos/jugos de arándanos, zumo de cereza/zumos de cereza, jugo de cerezas/jugos de cerezas, jugo de cereza/jugos de cereza, zumo de arándano/zumos de arándano, zumo de grosella/zumos de grosella, jugo de cranberry/jugos de cranberry',
    'pomegranate juice': 'zumo de granada/zumos de granada, jugo de granada/jugos de granada, jugo de granadas/jugos de granadas',
    'grapefruit juice': 'zumo de pomelo/zumos de pomelo, jugo de pomelo/jugos de pomelo, jugo de toronja/jugos de toronja, zumo de toronja/zumos de toronja',
    'mango juice':
      'zumo de mango/zumos de mango, jugo de mango/jugos de mango, néctar de mango/néctares de mango, zumo de melocotón/zumos de melocotón, jugo de durazno/jugos de durazno, néctar de durazno/néctares de durazno, jugo de maracuyá/jugos de maracuyá, zumo de maracuyá/zumos de maracuyá, zumo de fruta de la pasión/zumos de fruta de la pasión, néctar de melocotón/néctares de melocotón, néctar de pera/néctares de pera, néctar de albaricoque/néctares de albaricoque, jugo de guayaba/jugos de guayaba, néctar de guayaba/néctares de guayaba, jugo de parchita/jugos de parchita, zumo de papaya/zumos de papaya, jugo de papaya/jugos de papaya, concentrado de maracuyá/concentrados de maracuyá, jugo de carambola/jugos de carambola, jugo de guanábana/jugos de guanábana, zumo tropical/zumos tropicales, jugo de fresa/jugos de fresa, jugo de sandía/jugos de sandía, zumo de fresa/zumos de fresa, zumo de kiwi/zumos de kiwi, zumo de sandía/zumos de sandía, néctar de damasco/néctares de damasco, jugo de mora/jugos de mora, jugo de tamarindo/jugos de tamarindo, agua de tamarindo/aguas de tamarindo, jugo de melocotón/jugos de melocotón, zumo de albaricoque/zumos de albaricoque, jugo de lulo/jugos de lulo, pulpa de lulo/pulpas de lulo, jugo de melón/jugos de melón, zumo de melón/zumos de melón',
    'tomato juice': 'zumo de tomate/zumos de tomate, jugo de tomate/jugos de tomate, Clamato, jugo de verduras/jugos de verduras, jugo de jitomate/jugos de jitomate, zumo de verduras/zumos de verduras',
    'carrot juice': 'zumo de zanahoria/zumos de zanahoria, jugo de zanahoria/jugos de zanahoria, zumo de remolacha/zumos de remolacha, jugo de remolacha/jugos de remolacha, jugo de betabel/jugos de betabel, jugo de betarraga/jugos de betarraga, jugo de zanahorias/jugos de zanahorias',
    coffee:
      'café/-s, café cargado/cafés cargados, café preparado/cafés preparados, café descafeinado/cafés descafeinados, café de olla sin azúcar/cafés de olla sin azúcar, café bien cargado/cafés bienes cargados, café americano/cafés americanos, café recién hecho/cafés recienes hechos, café bien fuerte/cafés bienes fuertes, cafecito/-s, café de filtro/cafés de filtro',
    espresso: 'espresso/-s, café expreso/cafés expresos, expreso/-s, café espresso/cafés espressos, café exprés/cafés expreses, expresso/-s, café expresso/cafés expressos',
    'instant coffee':
      'café soluble/cafés solubles, café instantáneo/cafés instantáneos, Nescafé, café en polvo/cafés en polvo, café instantáneo en polvo/cafés instantáneos en polvo, café soluble en polvo/cafés solubles en polvo, café liofilizado/cafés liofilizados, café descafeinado soluble/cafés descafeinados solubles, nescafe/-s',
    'ground coffee': 'café molido/cafés molidos, café en grano/cafés en grano, granos de café, café de grano/cafés de grano, café recién molido/cafés recienes molidos, café natural molido/cafés naturales molidos',
    tea: 'té/-s, té chai sin leche/tés chais sin leche, bolsita de té/bolsitas de té, té helado/tés helados, infusión de té/infusiones de té, té Earl Grey/tés Earl Grey, bolsa de té/bolsas de té, té oolong/tés oolongs, té pu erh/tés pus erhs',
    'green tea': 'té verde/tés verdes, bolsita de té verde/bolsitas de té verde, té blanco/tés blancos, té verde con menta/tés verdes con menta, bolsa de té verde/bolsas de té verde',
    'rooibos tea': 'rooibos, té rooibos/tés rooibos',
    'herbal tea':
      'infusión/infusiones, infusión de hierbas/infusiones de hierbas, flor de jamaica/flores de jamaica, jamaica/-s, hibisco/-s, tila/-s, poleo menta/poleos mentas/poleos menta, poleo-menta/-s, té de menta/tés de menta, té de jengibre/tés de jengibre, flores de hibisco, infusión de menta/infusiones de menta, té de manzanilla/tés de manzanilla, infusión de manzanilla/infusiones de manzanilla, flor de manzanilla/flores de manzanilla, bolsita de manzanilla/bolsitas de manzanilla, agua de jamaica/aguas de jamaica, té de frutas/tés de frutas, té de hierbas/tés de hierbas, yerba mate/yerbas mates, mate/-s, boldo/-s, flor de tila/flores de tila, jamaica seca/jamaicas secas, flor de jamaica seca/flores de jamaica seca, flores de jamaica secas, mate cocido/mates cocidos, flor de hibisco, hojas de té, té de jamaica/tés de jamaica, té de cedrón/tés de cedrón, té de hierbabuena/tés de hierbabuena, cola de caballo/colas de caballo, emoliente/-s, valeriana/-s, saril/-es, horchata lojana/horchatas lojanas',
    matcha: 'matcha/-s, té matcha/tés matchas, té matcha en polvo/tés matchas en polvo, matcha en polvo/matchas en polvo, té verde matcha/tés verdes matchas, té verde matcha en polvo/tés verdes matchas en polvo, polvo de matcha/polvos de matcha',
    'white wine':
      'vino blanco/vinos blancos, vino blanco seco/vinos blancos secos, vino para cocinar blanco/vinos para cocinar blanco, vino rosado/vinos rosados, vino blanco afrutado/vinos blancos afrutados, copa de vino blanco/copas de vino blanco, verdejo/-s, albariño/-s, vino verdejo/vinos verdejos, vino blanco de cocina/vinos blancos de cocina, vino albariño/vinos albariños, vino blanco semidulce/vinos blancos semidulces, copita de vino blanco/copitas de vino blanco, vino dulce blanco/vinos dulces blancos, chorrito de vino blanco/chorritos de vino blanco, vino blanco Sauvignon/vinos blancos Sauvignon, vino Sauvignon Blanc/vinos Sauvignon Blanc, vino blanco semiseco/vinos blancos semisecos, chorro de vino blanco/chorros de vino blanco, ribeiro/-s, vino Ribeiro/vinos Ribeiro, vino blanco Ribeiro/vinos blancos Ribeiro, vino de aguja/vinos de aguja, vino Chardonnay/vinos Chardonnay, txakoli/-s, chacolí/-es, vino blanco verdejo/vinos blancos verdejos, godello/-s, vino blanco albariño/vinos blancos albariños, vino blanco para cocinar/vinos blancos para cocinar, vino blanco chardonnay/vinos blancos chardonnay, rueda verdejo/ruedas verdejos, vino torrontés/vinos torronteses, torrontés/torronteses, vino rosado seco/vinos rosados secos',
    'red wine':
      'vino tinto/vinos tintos, vino tinto seco/vinos tintos secos, copa de vino tinto/copas de vino tinto, vino tinto de crianza/vinos tintos de crianza, rioja/-s, vino de Rioja/vinos de Rioja, vino malbec/vinos malbecs, malbec/-s, vino tinto crianza/vinos tintos crianzas, vino tinto Rioja/vinos tintos Rioja, vino tinto para cocinar/vinos tintos para cocinar, vino Rioja/vinos Rioja, vino cabernet sauvignon/vinos cabernets sauvignones, cabernet sauvignon/cabernets sauvignones, vino merlot/vinos merlots, merlot/-s, tempranillo/-s, vino tempranillo/vinos tempranillos, vino tinto malbec/vinos tintos malbecs, vino tinto reserva/vinos tintos reservas, ribera del Duero/riberas del Duero, vino Ribera del Duero/vinos Ribera del Duero, vino tinto de cocina/vinos tintos de cocina, pipeño tinto/pipeños tintos, vino tinto con cuerpo/vinos tintos con cuerpo, vino tinto de La Rioja/vinos tintos de La Rioja',
    'sparkling wine':
      'cava/-s, champán/champanes, champagne/-s, champaña/-s, vino espumoso/vinos espumosos, prosecco/-s, espumante/-s, vino espumante/vinos espumantes, cava brut/cavas bruts, lambrusco/-s, vino de aguja espumoso/vinos de aguja espumoso, cava seco/cavas secos, cava semiseco/cavas semisecos, brut nature/bruts natures',
    sherry:
      'Jerez, jerez seco/jereces secos, vino de Jerez/vinos de Jerez, vino fino/vinos finos, oloroso/-s, amontillado/-s, vino oloroso/vinos olorosos, Pedro Ximénez, vino Pedro Ximénez/vinos Pedro Ximénez, jerez dulce/jereces dulces, vino amontillado/vinos amontillados, vino dulce/vinos dulces, moscatel/-es, vino moscatel/vinos moscateles/vinos moscatel, Montilla, vino de jerez seco/vinos de jerez seco, vino generoso/vinos generosos, jerez fino/jereces finos, Montilla-Moriles, reducción de Pedro Ximénez/reducciones de Pedro Ximénez, vino de Málaga/vinos de Málaga, PX, palo cortado/palos cortados, vino fino de Jerez/vinos finos de Jerez, vino de Montilla/vinos de Montilla, vino Montilla Moriles/vinos Montilla Moriles, vino de Montilla Moriles/vinos de Montilla Moriles, vino dulce Pedro Ximénez/vinos dulces Pedro Ximénez, vino rancio/vinos rancios, vino dulce de Málaga/vinos dulces de Málaga, málaga virgen/málagas virgen/málagas vírgenes, vino de naranja/vinos de naranja, vino manzanilla/vinos manzanillas/vinos manzanilla, vino de manzanilla/vinos de manzanilla, manzanilla de Sanlúcar/manzanillas de Sanlúcar, vino fino Montilla/vinos finos Montilla, vino mistela/vinos mistelas, mistela/-s, vino de misa/vinos de misa, vino dulce moscatel/vinos dulces moscateles/vinos dulces moscatel',
    port: 'oporto/-s, vino de Oporto/vinos de Oporto, vino Oporto/vinos Oporto, oporto tinto/oportos tintos, Porto, vino de oporto tinto/vinos de oporto tinto',
    marsala: 'marsala/-s, vino de Madeira/vinos de Madeira, vino marsala/vinos marsalas, madeira/-s, vino Madeira/vinos Madeira, vino de Marsala/vinos de Marsala',
    vermouth:
      'vermut/-s, vermú/-es, vermouth/-s, martini blanco/martinis blancos, vermut seco/vermuts secos, martini rojo/martinis rojos, vermouth rosso/vermouths rossos, vermouth seco/vermouths secos, Martini, vermut blanco seco/vermuts blancos secos, martini bianco/martinis biancos, Noilly Prat, martini seco/martinis secos, Cinzano',
    'rice wine': 'vino de arroz/vinos de arroz, vino chino/vinos chinos, vino Shaoxing/vinos Shaoxing, vino de Shaoxing/vinos de Shaoxing, vino shaoxing de arroz/vinos shaoxings de arroz, vino de arroz Shaoxing/vinos de arroz Shaoxing',
    sake: 'sake/-s, saké/-s, soju/-s',
    mirin: 'mirin/-es, mirín, vino de arroz dulce/vinos de arroz dulce',
    beer: 'cerveza/-s, cerveza clara/cervezas claras, cerveza lager/cervezas lageres, cerveza tipo lager/cervezas tipo lager, cerveza de trigo/cervezas de trigo, tercio de cerveza/tercios de cerveza, quinto de cerveza/quintos de cerveza, cervecita/-s, cerveza de barril/cervezas de barril, cerveza Guinness/cervezas Guinness, Guinness, cerveza stout/cervezas stouts, caña de cerveza/cañas de cerveza, cerveza bien fría/cervezas bienes frías, cerveza negra Guinness/cervezas negras Guinness, michelada cerveza/micheladas cervezas, cerveza pilsen/cervezas pilsenes, cerveza malta/cervezas maltas, cerveza ale/cervezas ales, pilsen/-es',
    cider: 'sidra/-s, sidra seca/sidras secas, sidra de manzana/sidras de manzana, sidra brut/sidras bruts',
    'non-alcoholic beer': 'cerveza sin alcohol/cervezas sin alcohol, cerveza cero alcohol/cervezas ceros alcoholes, maltín/maltines, cerveza sin/cervezas sin, bebida de malta/bebidas de malta',
    rum: 'ron/-es, cachaza/-s, ron dorado/rones dorados, cachaça/-s, ron miel/rones mieles/rones miel, ron de caña/rones de caña, ron caribeño/rones caribeños, ron cubano/rones cubanos, ron jamaicano/rones jamaicanos',
    brandy:
      'brandy, coñac/-s, cognac/-s, brandy de Jerez, pisco/-s, grappa/-s, armagnac/-s, aguardiente/-s, orujo/-s, calvados, aguardiente de orujo/aguardientes de orujo, pisco quebranta/piscos quebrantas, singani/-s, aguardiente de caña/aguardientes de caña, caña blanca/cañas blancas, cañazo/-s, brandy de solera, holandas, aguardiente de uva/aguardientes de uva, pisco acholado/piscos acholados',
    whiskey: 'whisky, güisqui/-s, whiskey/-es, bourbon/-es, wiski/-s, whisky escocés/whisky escoceses, whisky irlandés/whisky irlandeses, whisky bourbon/-es, whisky americano/-s',
    vodka: 'vodka/-s',
    gin: 'ginebra/-s, gin/-es, ginebra seca/ginebras secas',
    tequila: 'tequila/-s, mezcal/-es, raicilla/-s, bacanora/-s, sotol/-es, tequila plata/tequilas platas',
    kirsch: 'kirsch/-s, aguardiente de cereza/aguardientes de cereza, licor kirsch/licores kirschs',
    'orange liqueur':
      'licor de naranja/licores de naranja, Cointreau, Grand Marnier, triple sec/triples secs, curaçao/-s, limoncello/-s, triple seco/triples secos, licor triple sec/licores triples secs, licor de limón/licores de limón, Controy, licor Cointreau/licores Cointreau, licor Grand Marnier/licores Grand Marnier, gran marnier/granes marnieres, licor de mandarina/licores de mandarina, curasao azul/curasaos azules, curazao azul/curazaos azules, blue curaçao/blues curaçaos',
    'coffee liqueur': 'licor de café/licores de café, Kahlúa, kahlua/-s, licor de cacao/licores de cacao, licor Kahlúa/licores Kahlúa, crema de cacao licor/cremas de cacao licor, licor de chocolate/licores de chocolate, Tía María, licor de café Kahlúa/licores de café Kahlúa',
    'irish cream':
      'crema irlandesa/cremas irlandesas, Baileys, crema de whisky/cremas de whisky, crema de orujo/cremas de orujo, licor de crema irlandesa/licores de crema irlandesa, crema de licor irlandesa/cremas de licor irlandesa, licor Baileys/licores Baileys, licor crema de orujo/licores cremas de orujo, crema de licor/cremas de licor',
    amaretto: 'amaretto/-s, licor de almendras/licores de almendras, licor de almendra/licores de almendra, licor de avellana/licores de avellana, Frangelico, amareto/-s, licor de avellanas/licores de avellanas, licor amaretto/licores amarettos, licor Amaretto Disaronno/licores Amaretto Disaronno, amarguinha/-s',
    'anise liqueur':
      'anisado/-s, anís dulce/anises dulces, anís seco/anises secos, licor de anís/licores de anís, pastis, anís del Mono/anises del Mono, aguardiente anisado/aguardientes anisados, sambuca/-s, Pernod, cazalla/-s, copita de anís/copitas de anís, chinchón/chinchones, anís de Chinchón/anises de Chinchón, copa de anís/copas de anís, anisete/-s, anís seco o dulce/anises secos o dulce, chorrito de anís/chorritos de anís, chorro de anís/chorros de anís, aguardiente de anís/aguardientes de anís, anís líquido/anises líquidos, ouzo/-s, licor anisado/licores anisados, anís licor/anises licores, ricard/-es, anís escarchado/anises escarchados, aguardiente antioqueño/aguardientes antioqueños, palomita de anís/palomitas de anís',
    liqueur:
      'licor/-es, licor de hierbas/licores de hierbas, licor de melocotón/licores de melocotón, maraschino/-s, licor de cassis/licores de cassis, licor de moras/licores de moras, licor de cereza/licores de cereza, licor de menta/licores de menta, pacharán/pacharanes, licor de manzana/licores de manzana, licor cuarenta y tres/licores cuarentas y tres, licor de fresa/licores de fresa, crema de cassis/cremas de cassis, licor de frutas/licores de frutas, licor de plátano/licores de plátano, crema de menta/cremas de menta, licor de saúco/licores de saúco, St Germain, licor marrasquino/licores marrasquinos, marrasquino/-s, licor de maracuyá/licores de maracuyá, licor de coco/licores de coco, Malibú, malibu/-s, licor de damiana/licores de damiana, ratafía/-s, licor de melón/licores de melón, licor de guindas/licores de guindas, licor de flor de saúco/licores de flor de saúco, licor de lichi/licores de lichi, hierbas ibicencas, Chartreuse, Drambuie, Jägermeister, licor de granada/licores de granada, licor de frambuesa/licores de frambuesa, licor de durazno/licores de durazno, licor de Jerez/licores de Jerez, xtabentún/xtabentunes, licor de cerezas/licores de cerezas, resoli/-s, resolí/-es, zurracapote/-s, sangría/-s, ponche de licor/ponches de licor, tinto de verano/tintos de verano, licor de arándanos/licores de arándanos, canelazo/-s, ron con miel/rones con miel, pimms',
    campari: 'Campari, Aperol, angostura/-s, bitter/-es, bíter/-es, Fernet, fernet branca/fernets brancas, amargo angostura/amargos angosturas, Angostura bitter/-es, Cynar, bitter angostura/bitteres angosturas, bitters',
  },
  products: [
    {
      names:
        'oblea de empanadilla/obleas de empanadilla, obleas para empanadillas, tapas para empanadas, tapa de empanada/tapas de empanada, discos para empanadas, discos de empanada, tapas de empanadas, discos de masa para empanadas, tapas de empanada para horno, obleas para empanadilla, oblea para empanadilla, obleas grandes para empanadillas, obleas de empanadillas, tapa para empanadas, disco de empanada, tapas de copetín, disco para empanadas, discos de empanadillas, tapas para empanada, tapas para pastelitos',
      like: 'pizza dough',
      each: 20,
      contains: ['gluten'],
      mayContain: ['milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    { names: 'filete de pavo/filetes de pavo, filetito de pavo/filetitos de pavo, bistec de pavo/bistecs de pavo', like: 'turkey breast', each: 120, contains: [], rulesOut: MEAT },
    { names: 'nuez de mantequilla/nueces de mantequilla', like: 'butter', each: 15, contains: ['milk'] },
    {
      names:
        'chocolate/-s, chocolate para postres/chocolates para postres, chocolate para fundir/chocolates para fundir, cobertura de chocolate/coberturas de chocolate, chocolate de cobertura/chocolates de cobertura, chocolate para repostería/chocolates para repostería, ralladura de chocolate/ralladuras de chocolate, chocolate de repostería/chocolates de repostería, chocolate cobertura/chocolates coberturas, chocolate Nestlé postres/chocolates Nestlé postres, chocolate semiamargo/chocolates semiamargos, chocolate taza sin harina/chocolates tazas sin harina, chocolate en barra/chocolates en barra, rizos de chocolate, chocolate en tableta/chocolates en tableta, chocolatina/-s, chocolate valor/chocolates valores, chocolate de postres/chocolates de postres, chocolate repostero/chocolates reposteros, chocolate para decorar/chocolates para decorar, tabletas de chocolate para postres, chocolate sin azúcar/chocolates sin azúcar, baño de repostería/baños de repostería, chocolate para derretir/chocolates para derretir, chocolate en polvo rallado/chocolates en polvo rallado, ganache sin leche/ganaches sin leche, bombón/bombones, huevo de chocolate/huevos de chocolate, huevito de chocolate/huevitos de chocolate, huevos de Pascua, huevo de Pascua, corteza de chocolate/cortezas de chocolate',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'chocolate de mesa/chocolates de mesa, chocolate a la taza/chocolates a la taza, chocolate de taza/chocolates de taza, chocolate Abuelita/chocolates Abuelita, chocolate para taza/chocolates para taza, tablilla de chocolate/tablillas de chocolate, chocolate Ibarra/chocolates Ibarra, chocolate mexicano/chocolates mexicanos, chocolate de metate/chocolates de metate, chocolate de Oaxaca/chocolates de Oaxaca, chocolate Sol/chocolates Sol, chocolate en pasta/chocolates en pasta, pasta de chocolate/pastas de chocolate, chocolate Corona/chocolates Corona, chocolate santafereño/chocolates santafereños',
      like: 'dark chocolate',
      contains: [],
      mayContain: ['gluten', 'milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'chispas de chocolate, pepitas de chocolate, chips de chocolate, gotas de chocolate, perlas de chocolate, chispas de chocolate semiamargo, lágrimas de chocolate, perlitas de chocolate, chispitas de chocolate, trocitos de chocolate, chips de chocolate semiamargo, trozos de chocolate negro, chocolate chips, chispas semiamargas, chocochips',
      like: 'chocolate chip',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'chispas de chocolate blanco, chips de chocolate blanco, pepitas de chocolate blanco, gotas de chocolate blanco, cobertura de chocolate blanco/coberturas de chocolate blanco, chocolate de cobertura blanco/chocolates de cobertura blanco, cobertura blanca/coberturas blancas, virutas de chocolate blanco, perlas de chocolate blanco',
      like: 'white chocolate',
      contains: ['milk'],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names: 'chispas de chocolate con leche, chips de chocolate con leche, cobertura de chocolate con leche/coberturas de chocolate con leche, Kinder, Kit Kat, Snickers, Maltesers, Lacasitos, Milka, huevos Kinder, conguitos',
      like: 'milk chocolate',
      contains: ['milk'],
      mayContain: ['soybeans', 'nuts', 'gluten', 'peanuts'],
    },
    {
      names:
        'Cola Cao, Nesquik, chocolate en polvo/chocolates en polvo, cacao soluble/cacaos solubles, cacao azucarado/cacaos azucarados, Milo, Chocolisto, cacao en polvo azucarado/cacaos en polvo azucarado, chocolate instantáneo/chocolates instantáneos, ColaCao, cocoa dulce/cocoas dulces, Toddy, chocolate en polvo para beber/chocolates en polvo para beber, cocoa azucarada/cocoas azucaradas, cacao dulce/cacaos dulces, chocolate soluble/chocolates solubles, Nescao, Choco Milk',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten'],
    },
    {
      names:
        'fideos de chocolate, chispas de colores, grageas, confites, sprinkles, fideos de colores, perlas de colores, anisillos, virutas de colores, granillo de chocolate/granillos de chocolate, grana/-s, granillo de colores/granillos de colores, mostacilla/-s, anises de colores, confeti de azúcar/confetis de azúcar, lluvia de chocolate/lluvias de chocolate, lluvia de colores/lluvias de colores, bolitas de colores, bolitas de chocolate, chochitos de colores, granela/-s, figuritas de azúcar, estrellas de azúcar, perlas plateadas, perlitas plateadas, fideos de azúcar',
      like: 'sprinkles',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten'],
    },
    {
      names:
        'sirope de chocolate/siropes de chocolate, salsa de chocolate/salsas de chocolate, jarabe de chocolate/jarabes de chocolate, chocolate líquido/chocolates líquidos, syrup de chocolate/syrups de chocolate, crema de chocolate/cremas de chocolate, cobertura líquida de chocolate/coberturas líquidas de chocolate, sirope chocolate/siropes chocolates/siropes chocolate, jarabe de chocolate Hershey/jarabes de chocolate Hershey',
      like: 'chocolate syrup',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names:
        'ganache/-s, ganache de chocolate/ganaches de chocolate, crema de mantequilla/cremas de mantequilla, buttercream/-s, trufa de chocolate/trufas de chocolate, betún de chocolate/betunes de chocolate, betún de mantequilla/betunes de mantequilla, betún de queso crema/betunes de queso crema, frosting de queso crema/frostings de queso crema, buttercream de vainilla/buttercreams de vainilla, crema de manteca/cremas de manteca, crema moka/cremas mokas, glaseado de queso crema/glaseados de queso crema, frosting de queso/frostings de queso, betún de queso/betunes de queso',
      like: 'frosting',
      contains: ['milk'],
      mayContain: ['soybeans', 'eggs', 'nuts'],
    },
    {
      names:
        'fondant/-s, glasa/-s, glaseado/-s, glasa real/glasas reales, icing/-s, betún/betunes, glasé/-s, frosting/-s, baño de azúcar/baños de azúcar, glaseado de azúcar/glaseados de azúcar, merengue glasa/merengues glasas, pasta de goma/pastas de goma, pastillaje/-s, cobertura de azúcar/coberturas de azúcar, glaseado real/glaseados reales, glasa de azúcar/glasas de azúcar, icing real/icings reales',
      like: 'frosting',
      contains: [],
      mayContain: ['milk', 'eggs', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'petit suisse/petits suisses, petit-suisse/-s, natillas, natilla, flan/-es, flan de huevo/flanes de huevo, crema catalana/cremas catalanas, cuajada con miel/cuajadas con miel, flan de vainilla/flanes de vainilla, natillas de vainilla, natilla de vainilla, natillas de chocolate, crema inglesa/cremas inglesas, flan de queso/flanes de queso, leche asada/leches asadas, quesillo venezolano/quesillos venezolanos, arroz con leche/arroces con leche, mousse de chocolate/mousses de chocolate, yogur de chocolate/yogures de chocolate, tiramisú/-es, panna cotta/pannas cottas, bavarois, sémola con leche/sémolas con leche, danonino/-s, mousse/-s, mousse de limón/mousses de limón, postre de leche/postres de leche, budín de pan/budines de pan, tres leches, leche frita/leches fritas',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['eggs', 'gluten', 'soybeans', 'nuts'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names: 'crema pastelera/cremas pasteleras, crema pastelera de vainilla/cremas pasteleras de vainilla, crema diplomática/cremas diplomáticas, crema chiboust/cremas chibousts, crema mousseline/cremas mousselines',
      like: 'vanilla yogurt',
      contains: ['milk', 'eggs'],
      mayContain: ['gluten'],
    },
    { names: 'cuajada/-s, cuajada de oveja/cuajadas de oveja, bifidus', like: 'plain yogurt', contains: ['milk'] },
    {
      names: 'leche cultivada de sabor/leches cultivadas de sabor, Yakult, Actimel',
      like: 'kefir',
      contains: ['milk'],
    },
    {
      names:
        'salsa de nata/salsas de nata, salsa de crema/salsas de crema, salsa Alfredo/salsas Alfredo, salsas alfredos, crema de queso y nata/cremas de queso y nata, salsa carbonara/salsas carbonaras, salsa a la crema/salsas a la crema, salsa de champiñones/salsas de champiñones, salsa de setas con nata/salsas de setas con nata',
      like: 'heavy cream',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'celery'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names: 'bechamel/-es, salsa bechamel/salsas bechameles, salsa blanca/salsas blancas, besamel/-es, salsa besamel/salsas besameles, salsa Mornay/salsas Mornay, bechamel ligera/bechameles ligeras',
      like: 'alfredo sauce',
      contains: ['milk', 'gluten'],
      mayContain: ['celery'],
    },
    {
      names:
        'batido/-s, malteada/-s, batido de chocolate/batidos de chocolate, batido de vainilla/batidos de vainilla, batido de fresa/batidos de fresa, merengada/-s, leche merengada/leches merengadas, leche con chocolate/leches con chocolate, leche chocolatada/leches chocolatadas, leche con cacao/leches con cacao, leche achocolatada/leches achocolatadas, smoothie/-s, chocolate caliente/chocolates calientes, milkshake/-s, leche de sabor/leches de sabor, leche chocolateada/leches chocolateadas, batido de cacao/batidos de cacao',
      like: 'vanilla yogurt',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts'],
    },
    {
      names: 'bebida vegetal/bebidas vegetales, leche vegetal/leches vegetales, bebida vegetal sin azúcar/bebidas vegetales sin azúcar, leche vegetal sin azúcar/leches vegetales sin azúcar, leche vegana/leches veganas',
      like: 'coconut drink',
      contains: [],
      mayContain: ['gluten', 'nuts', 'soybeans'],
    },
    {
      names:
        'nata de soja/natas de soja, crema de soja/cremas de soja, crema de soya/cremas de soya, nata vegana/natas veganas, crema vegana/cremas veganas, crema de soja para cocinar/cremas de soja para cocinar, crema vegetal de avena/cremas vegetales de avena, nata de avena/natas de avena, crema de avena para cocinar/cremas de avena para cocinar, nata de almendras/natas de almendras, crema de almendras para cocinar/cremas de almendras para cocinar, nata de arroz/natas de arroz, crema de arroz/cremas de arroz, soja cuisine/sojas cuisines, soja cuisine para cocinar/sojas cuisines para cocinar, nata de soja para cocinar/natas de soja para cocinar, crema de avena/cremas de avena',
      like: 'plant cream',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'nuts'],
    },
    {
      names:
        'margarina/-s, margarina vegetal/margarinas vegetales, margarina sin sal/margarinas sin sal, margarina de repostería/margarinas de repostería, margarina Tulipán/margarinas Tulipán, Tulipán, margarina para engrasar/margarinas para engrasar, margarina Primavera/margarinas Primavera, margarina light/margarinas light, margarina para hojaldre/margarinas para hojaldre, margarina de cocina/margarinas de cocina, margarina derretida y fría/margarinas derretidas y fría, margarina para hornear/margarinas para hornear, Primavera margarina/-s, margarina Imperial/margarinas Imperial, materia grasa para untar/materias grasas para untar',
      like: 'vegan butter',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names:
        'mantequilla vegana/mantequillas veganas, margarina vegana/margarinas veganas, mantequilla vegetal/mantequillas vegetales, margarina sin lactosa/margarinas sin lactosa, margarina vegetal sin lácteos/margarinas vegetales sin lácteos, manteca vegana/mantecas veganas, mantequilla de origen vegetal/mantequillas de origen vegetal',
      like: 'vegan butter',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names: 'manteca/-s, manteca para engrasar/mantecas para engrasar, manteca para freír/mantecas para freír, manteca para el molde, manteca para dorar/mantecas para dorar',
      like: 'lard',
      contains: [],
      mayContain: ['milk', 'soybeans'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style', 'vegan'],
    },
    {
      names: 'yogur vegetal/yogures vegetales, yogurt vegetal/yogurts vegetales, yogur vegano/yogures veganos, yogurt vegano/yogurts veganos, yogur de almendras/yogures de almendras, yogurt de almendras/yogurts de almendras, yogur de avena/yogures de avena, yogur de anacardos/yogures de anacardos',
      like: 'coconut yogurt',
      contains: [],
      mayContain: ['soybeans', 'nuts', 'gluten'],
    },
    {
      names:
        "queso curado/quesos curados, queso semicurado/quesos semicurados, queso de oveja/quesos de oveja, queso viejo/quesos viejos, queso tierno/quesos tiernos, queso Idiazábal/quesos Idiazábal, Idiazábal, queso Mahón/quesos Mahón, queso de Mahón/quesos de Mahón, queso de tetilla/quesos de tetilla, tetilla/-s, queso Arzúa/quesos Arzúa, queso Arzúa-Ulloa/quesos Arzúa-Ulloa, queso San Simón/quesos San Simón, San Simón, queso Roncal/quesos Roncal, queso Zamorano/quesos Zamorano, quesos zamoranos, torta del Casar/tortas del Casar, queso Torta del Casar/quesos Torta del Casar, queso Ibores/quesos Ibores, queso de oveja curado/quesos de oveja curado, queso curado de oveja/quesos curados de oveja, queso de oveja semicurado/quesos de oveja semicurado, queso de Zamora/quesos de Zamora, queso mezcla semicurado/quesos mezclas semicurados, queso semicurado de oveja/quesos semicurados de oveja, queso de Roncal/quesos de Roncal, queso Gruyère de oveja/quesos Gruyère de oveja, queso ibérico/quesos ibéricos, queso viejo de oveja/quesos viejos de oveja, queso Afuega'l Pitu/quesos Afuega'l Pitu, queso payoyo/quesos payoyos, queso gallego/quesos gallegos, queso de vaca/quesos de vaca, queso palmero/quesos palmeros, queso ahumado/quesos ahumados, queso ahumado de Idiazábal/quesos ahumados de Idiazábal, queso de la Serena/quesos de la Serena, queso Torta/quesos Torta, queso Garrotxa/quesos Garrotxa, queso mezcla/quesos mezclas, queso Tetilla/quesos Tetilla, cuña de queso/cuñas de queso, queso curado de cabra/quesos curados de cabra, queso en aceite/quesos en aceite, queso San Simón da Costa/quesos San Simón das Costa, queso asturiano/quesos asturianos, queso rallado de oveja/quesos rallados de oveja, queso idiazábal rallado/quesos idiazábales rallados, queso tetilla gallego/quesos tetillas gallegos, queso reggiano/quesos reggianos, queso de Cantabria/quesos de Cantabria, queso casín/quesos casines, queso pasiego/quesos pasiegos, queso manchego rallado/quesos manchegos rallados, queso trufado/quesos trufados, mahón/mahones, queso mahonés/quesos mahoneses, queso de oveja manchega/quesos de oveja manchega",
      like: 'manchego',
      contains: ['milk'],
      mayContain: ['eggs'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'queso/-s, queso para gratinar/quesos para gratinar, queso para fundir/quesos para fundir, queso rallado para gratinar/quesos rallados para gratinar, queso rallado para fundir/quesos rallados para fundir, queso semiduro/quesos semiduros, queso mantecoso rallado/quesos mantecosos rallados, queso barra/quesos barras, queso en polvo/quesos en polvo, queso rallado mezcla/quesos rallados mezclas, queso rallado especial pizza/quesos rallados especiales pizzas, queso bajo en grasa/quesos bajo en grasa, queso light/quesos light, tacos de queso, queso sin lactosa/quesos sin lactosa, queso gratinado/quesos gratinados, cuatro quesos, queso a elección/quesos a elección, queso grana/quesos granas, mezcla de quesos rallada/mezclas de quesos rallada, mezcla de cuatro quesos/mezclas de cuatro quesos, tabla de quesos/tablas de quesos, queso tipo suizo/quesos tipo suizo, queso gratinable/quesos gratinables, queso para quesadilla/quesos para quesadilla, queso fundente/quesos fundentes, queso curado o semicurado/quesos curados o semicurado, queso cremoso fundente/quesos cremosos fundentes, queso para derretir/quesos para derretir, queso que funda/quesos que funda, queso que gratine/quesos que gratine, queso que derrita/quesos que derrita, queso rallado para pizza/quesos rallados para pizza, queso de barra/quesos de barra, queso polvorizado/quesos polvorizados, polvo de queso/polvos de queso, queso parrillero/quesos parrilleros, queso vacuno/quesos vacunos, queso pategrás/quesos pategrases, queso pategras/quesos pategras, pategrás/pategrases, queso fontal/quesos fontales, queso fynbo/quesos fynbos, queso fontina argentino/quesos fontinas argentinos, queso laminado o rallado/quesos laminados o rallado, queso sopero rallado/quesos soperos rallados, queso magro/quesos magros, queso de cualquier tipo/quesos de cualquier tipo, queso grumoso/quesos grumosos, queso madurado/quesos madurados, queso semimaduro/quesos semimaduros',
      like: 'gouda',
      contains: ['milk'],
      mayContain: ['eggs'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'harina de almorta/harinas de almorta, harina de almortas/harinas de almortas, harina de guijas/harinas de guijas, harina de haba/harinas de haba, harina de habas/harinas de habas, harina de guisante/harinas de guisante, harina de lenteja/harinas de lenteja, harina de lentejas/harinas de lentejas, harina de plátano/harinas de plátano, harina de banana/harinas de banana, harina de camote/harinas de camote, harina de chontaduro/harinas de chontaduro, harina de lupino/harinas de lupino, harina de legumbres/harinas de legumbres, harina de guisantes/harinas de guisantes',
      like: 'all-purpose flour',
      contains: [],
      mayContain: ['lupin', 'gluten'],
    },
    {
      names: 'gofio/-s, gofio de millo/gofios de millo, harina tostada de trigo/harinas tostadas de trigo, máchica de cebada/máchicas de cebada, pinol/-es, pinole, gofio de trigo/gofios de trigo, gofio de maíz/gofios de maíz, mañoco/-s, ñaco/-s, harina tostada ñaco/harinas tostadas ñacos',
      like: 'cornmeal',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'harina para rebozar sin huevo/harinas para rebozar sin huevo, harina para tempura/harinas para tempura, harina de tempura/harinas de tempura, tempura/-s, harina para rebozado/harinas para rebozado, preparado para rebozar/preparados para rebozar, harina para tortitas/harinas para tortitas, Tempura en polvo',
      like: 'all-purpose flour',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans'],
    },
    {
      names:
        'mezcla para hot cakes/mezclas para hot cakes, harina para hot cakes/harinas para hot cakes, preparado para bizcocho/preparados para bizcocho, premezcla para bizcochuelo/premezclas para bizcochuelo, mezcla para pastel/mezclas para pastel, harina para panqueques/harinas para panqueques, mezcla para panqueques/mezclas para panqueques, mezcla para brownies/mezclas para brownies, harina para hotcakes/harinas para hotcakes, preparado para tortitas/preparados para tortitas, mezcla para bizcocho/mezclas para bizcocho, preparado para bizcochos/preparados para bizcochos, mezcla para torta/mezclas para torta, caja de pastel/cajas de pastel, harina de hot cakes/harinas de hot cakes, mezcla de hot cakes/mezclas de hot cakes, harina preparada para hot cakes/harinas preparadas para hot cakes, caja de harina para pastel/cajas de harina para pastel, mezcla para waffles/mezclas para waffles, mezcla para pan/mezclas para pan, preparado para pan/preparados para pan, preparado para brownie/preparados para brownie, bizcochuelo en caja/bizcochuelos en caja, harina para queque/harinas para queque, premezcla para torta/premezclas para torta, harina para waffles/harinas para waffles, harina de hotcakes/harinas de hotcakes, mezcla de panqueques/mezclas de panqueques, premezcla para brownies/premezclas para brownies, mezcla de bizcochuelo/mezclas de bizcochuelo, mezcla para muffins/mezclas para muffins, mezcla para cupcakes/mezclas para cupcakes, harina de panqueque/harinas de panqueque, premezcla/-s, harina para donas/harinas para donas, harina para buñuelos/harinas para buñuelos, Bisquick',
      like: 'cake mix',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'soybeans'],
    },
    {
      names:
        'hojaldre/-s, masa de hojaldre/masas de hojaldre, hojaldre congelado/hojaldres congelados, hojaldre rectangular/hojaldres rectangulares, pasta hojaldre/pastas hojaldres, pasta hojaldrada/pastas hojaldradas, volován/volovanes, masa hojaldrada/masas hojaldradas, masa hojaldre/masas hojaldres, pasta de hojaldre/pastas de hojaldre, masa de hojaldre rectangular/masas de hojaldre rectangular, masa de hojaldre congelada/masas de hojaldre congelada, masa de milhojas/masas de milhojas, tartaleta de hojaldre/tartaletas de hojaldre, vol-au-vent/-s, discos de hojaldre, mil hojas masa/miles hojas masas, láminas de hojaldre congelado, volovanes de hojaldre, hojaldre de mantequilla/hojaldres de mantequilla, masa para hojaldre/masas para hojaldre, hojaldre integral/hojaldres integrales',
      like: 'puff pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'masa quebrada/masas quebradas, masa brisa/masas brisas, pasta brisa/pastas brisas, masa brisé/masas brisés, pasta brisée/pastas brisées, masa sablé/masas sablés, tartaleta/-s, base de tarta/bases de tarta, masa de tarta/masas de tarta, masa para tarta/masas para tarta, masa sable/masas sables, pasta quebrada/pastas quebradas, masa brisée/masas brisées, masa para pascualina/masas para pascualina, tapa de pascualina/tapas de pascualina, masa de pay/masas de pay, base para pay/bases para pay, costra para pay/costras para pay, masa para tartas/masas para tartas, masa frolla/masas frollas, base de galleta/bases de galleta, pascualina/-s, tapa para tarta/tapas para tarta, disco de masa para tarta/discos de masa para tarta, tapa de tarta/tapas de tarta, tartaletas saladas, tartaletas de masa quebrada, masa de pie/masas de pie, base de pay/bases de pay, masa quebrada salada/masas quebradas saladas, masa de tartaleta/masas de tartaleta, masa sucrée/masas sucrées, base de tarta de masa quebrada/bases de tarta de masa quebrada, masa quebrada congelada/masas quebradas congeladas, masa azucarada/masas azucaradas, masa criolla/masas criollas, masa tapa pascualina/masas tapas pascualinas, masa de galleta/masas de galleta, masa de tarta salada/masas de tarta salada, base de galletas/bases de galletas, concha para pay/conchas para pay, masa para kuchen/masas para kuchen, masa fresca/masas frescas, base de masa quebrada/bases de masa quebrada',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'masa de empanadilla/masas de empanadilla, masa de empanada/masas de empanada, masa para empanadas/masas para empanadas, masa de empanadillas/masas de empanadillas, empanadilla oblea/empanadillas obleas, masa para empanada/masas para empanada, masa para empanadillas/masas para empanadillas, masa de coca/masas de coca, tapitas de empanada, masa para pastelitos/masas para pastelitos',
      like: 'pizza dough',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'pasta/-s, pasta seca/pastas secas, pasta de trigo/pastas de trigo, pasta cocida/pastas cocidas, pasta de sémola/pastas de sémola, fideos secos, pasta en nidos/pastas en nidos, pasta vegetal/pastas vegetales, pasta al gusto cocida/pastas al gusto cocida, pasta hervida/pastas hervidas, pasta a elección/pastas a elección, pasta de sémola de trigo/pastas de sémola de trigo',
      like: 'egg pasta',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'fideo/-s, fideo de fideuá/fideos de fideuá, fideo para sopa/fideos para sopa, fideos para fideuá, fideo hueco/fideos huecos, fideo entrefino/fideos entrefinos, fideos de sopa, fideuá/-s, fideos para fideuà, fideo de sopa, fideo cabeza de ajo/fideos cabezas de ajo, fideo fino para sopa/fideos finos para sopa, nidos de fideos, fideos cocidos, fideos guiseros, fideos rosca, fideo rosca/fideos roscas, fideo tipo fideuá/fideos tipo fideuá, fideos cabello, fideo cambray/fideos cambray, fideo canuto/fideos canutos, fideo munición/fideos municiones, fideos para guiso, fideos secos largos',
      like: 'capellini',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'tallarín/tallarines, tagliatelle/-s, fettuccine/-s, fettuccini/-s, cintas de pasta, nidos de pasta, pappardelle/-s, fetuccini/-s, fetuchini/-s, cintas, fetuccine/-s, pasta fettuccine/pastas fettuccines, nidos de tagliatelle, fettucine/-s, cinta ancha/cintas anchas, nido de pasta, tallarín seco/tallarines secos, fettucinis, pasta fettuccini/pastas fettuccinis, pasta tagliatelle/pastas tagliatelles, fetuchine/-s, pasta fetuccini/pastas fetuccinis, pasta tallarín/pastas tallarines',
      like: 'tagliatelle',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'fideos instantáneos, ramen/-es, yakisoba instantáneo/yakisobas instantáneos, sopa instantánea/sopas instantáneas, sopa Maruchan/sopas Maruchan, Maruchan, fideos ramen, noodles, noodle, fideos chinos, fideos orientales, tallarines chinos, fideos para ramen, noodles para ramen, fideos asiáticos, fideos para wok, fideo chino, sopa ramen/sopas ramenes, fideos lo mein, tallarines orientales, pasta china/pastas chinas, noodles de ramen, fideos de ramen, pasta para ramen/pastas para ramen',
      like: 'instant noodle',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'celery'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style', 'vegan'],
    },
    {
      names: 'ñoqui/-s, ñoquis de papa, gnocchi/-s, ñoquis de patata, gnocchi de patata/gnocchis de patata, ñoqui de papa',
      like: 'gnocchi',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names:
        'ravioli/-s, raviolón/raviolones, sorrentino/-s, panzotti/-s, agnolotti/-s, ravioles, raviol, capelettini/-s, tortellini/-s, capeletis, cappelletti/-s, tortelloni/-s, capelletini/-s, capelletis, raviolis rellenos, pasta rellena/pastas rellenas, pasta fresca rellena/pastas frescas rellenas, caramelle/-s, ravioli relleno, tortellini de carne/tortellinis de carne, tortellini de queso/tortellinis de queso, raviolis de carne, raviolis de queso, ravioles de ricota, ravioles de verdura, ravioles de carne, capelletti/-s',
      like: 'ravioli',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'celery', 'nuts'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'bizcocho/-s, bizcochuelo/-s, bizcocho genovés/bizcochos genoveses, magdalena/-s, muffin/-es, queque/-s, ponqué/-s, brazo de gitano/brazos de gitano, sobao/-s, sobao pasiego/sobaos pasiegos, budín/budines, pan de bizcocho/panes de bizcocho, base de bizcocho/bases de bizcocho, bizcocho de vainilla/bizcochos de vainilla, bizcocho de chocolate/bizcochos de chocolate, bizcocho de yogur/bizcochos de yogur, pionono/-s, cupcake/-s, torta de bizcocho/tortas de bizcocho, bizcochito/-s, discos de bizcocho, discos de bizcochuelo, bizcocho de mantequilla/bizcochos de mantequilla, bizcocho seco/bizcochos secos, mantecada/-s, pastel de vainilla/pasteles de vainilla, panqué/-s, brownie/-s, bizcochuelo de vainilla/bizcochuelos de vainilla, bizcochuelo de chocolate/bizcochuelos de chocolate, muffins, tarta de bizcocho/tartas de bizcocho, plum cake/plums cakes, madalena/-s, pan de Mallorca/panes de Mallorca, panquecito/-s, panqué de vainilla/panqués de vainilla, pastel de chocolate/pasteles de chocolate, bica/-s, quesada pasiega/quesadas pasiegas, quesada/-s, torta negra galesa/tortas negras galesas, marmolado/-s, pan esponjoso dulce/panes esponjosos dulces, pan bizcocho/panes bizcochos, bizcocho borracho/bizcochos borrachos, base de bizcochuelo/bases de bizcochuelo',
      like: 'trifle sponge',
      contains: ['gluten', 'eggs'],
      mayContain: ['milk', 'nuts', 'soybeans'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'brioche/-s, pan brioche/panes brioches, bollo suizo/bollos suizos, pan de leche/panes de leche, bollo de leche/bollos de leche, medialuna/-s, croissant/-s, cruasán/cruasanes, concha mexicana/conchas mexicanas, pan dulce/panes dulces, ensaimada/-s, roscón de Reyes/roscones de Reyes, rosca de Reyes/roscas de Reyes, panettone/-s, panetón/panetones, torrija/-s, pan de muerto/panes de muerto, cuernito/-s, factura/-s, pan brioche para hamburguesa/panes brioches para hamburguesa, pan de hamburguesa brioche/panes de hamburguesa brioche, roscón/roscones, mona de Pascua/monas de Pascua, caracola de crema/caracolas de crema, pan de yema/panes de yema, cruasancito/-s, bollería/-s, cuernitos de mantequilla, medialunas de manteca, pandoro/-s, pan de pascua/panes de pascua, pan de huevo/panes de huevo, pan chancay/panes chancay, pan de dulce/panes de dulce, golfeado/-s, bollo de mantequilla/bollos de mantequilla, pan de viena brioche/panes de viena brioche, cruasán relleno/cruasanes rellenos, panetone, pan de viena dulce/panes de viena dulce',
      like: 'brioche',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'nuts', 'soybeans', 'sulphites'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'dona/-s, donut/-s, rosquilla/-s, churro/-s, buñuelo/-s, pestiño/-s, berlina/-s, berlinesa/-s, bola de fraile/bolas de fraile, porra/-s, tejeringo/-s, picarones, picarón, rosquete/-s, gañote/-s, hojuela frita/hojuelas fritas, churros congelados, berlín/berlines, roscos fritos, flores manchegas, sopaipilla/-s, torta frita/tortas fritas, cachanga/-s',
      like: 'doughnut',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'waffle/-s, gofre/-s, tortita/-s, panqueque/-s, crepe/-s, crep/-s, crepa/-s, hot cake/hots cakes, hotcake/-s, panqueca/-s, filloa/-s, frixuelo/-s, hot cakes, crêpe, tortitas americanas, pancake/-s, panquequitos, crepes salados, crepe salada/crepes saladas, frisuelo/-s, masa de crepes/masas de crepes, masa para crepes/masas para crepes, masa de panqueques/masas de panqueques',
      like: 'toaster waffle',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
    },
    {
      names:
        'galleta María/galletas María, galletas Marías, galletas tipo María, galletas de vainilla, galletas vainilla, galletas de mantequilla, galleta de mantequilla, galletas de vino, galletas trituradas, galletas molidas, galletas dulces, galleta dulce, galletas de chocolate tipo María, galletas danesas, galletas de canela, galletas tostadas, galletas Rellenas, galletas príncipe, galletas Napolitanas, galletas cuadradas, galleta cuadrada, galleta molida, galletas rectangulares, galletitas dulces, galletitas de vainilla, galletas de coco, galletas de limón, galletas caseras, galleta tipo María, galletas de leche, galletas Chiquilín, galletas de nata, galletas marias trituradas, galleta de vainilla, galletas Lotus, Lotus, galletas speculoos, galletas tipo petit beurre, galletas María doradas, María doradas, galletas María integrales, galletas Ducales, Ducales, galletas Festival, galletas de jengibre, galleta de jengibre, galletas marías molidas, galletitas de chocolate, chocolinas, galletitas Chocolinas, galletitas Lincoln, galletas de chispas de chocolate, galletas con chips de chocolate, cookies, cookie, galletas de avena, galletas con pepitas de chocolate, galletas integrales, galletas de animalitos, galletas de chocolate, galleta de chocolate, lenguas de gato, galletas surtidas, galletas shortbread, galletas tostadas tipo María, galletas Tuc, galleta Lotus, galletas de caramelo, galletas tipo Lotus, galletas Biscoff, galleta triturada, galletas Emperador, polvo de galleta/polvos de galleta, polvo de galletas/polvos de galletas, galletitas molidas, galleta pulverizada/galletas pulverizadas, obleas de barquillo rellenas',
      like: 'butter cookie',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts', 'sesame'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'Oreo, galletas Oreo, galleta Oreo, galletas tipo Oreo, galletas Oreo molidas, Oreos, galleta rellena, galletas de sándwich, galletas de chocolate rellenas, alfajor de galleta/alfajores de galleta, galletas príncipe rellenas, galletas de chocolate Oreo, galletas sándwich, galletas Oreo sin crema, galletas de chocolate con crema',
      like: 'sandwich cookie',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk', 'eggs'],
    },
    {
      names:
        'polvorón/polvorones, mantecado/-s, alfajor/-es, carajito/-s, roscos de vino, rosco de vino, perrunilla/-s, rosquilla de anís/rosquillas de anís, pasta de té/pastas de té, hojarascas, coyota/-s, tapas de alfajores, tapitas de maicena, pastas de mantequilla, nevadito/-s, mostachón/mostachones, bizcochito de grasa/bizcochitos de grasa, bizcochos de grasa, tapas para alfajores, tapita para alfajor/tapitas para alfajor, roscos, rosquitas, rosquita, rosquillas tontas, mantecadito/-s, roscos de anís, tapas de alfajor de maicena',
      like: 'butter cookie',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs', 'nuts', 'sesame', 'soybeans'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'macarrón de almendra/macarrones de almendra, almendrado/-s, amaretti/-s, amaretto galleta/amarettos galletas, macaron/-es, carquiñol/-es, carquinyoli/-s, huesos de santo, panellet/-s, tarta de Santiago/tartas de Santiago, rosquillas de almendra, carquiñolis, cocada de almendra/cocadas de almendra, galletas amaretti, macarons, huesitos de santo, galleta amaretti/galletas amarettis, marquesas, marquesa, teja de almendra/tejas de almendra',
      like: 'amaretti',
      contains: ['nuts'],
      mayContain: ['eggs', 'gluten', 'milk'],
    },
    {
      names:
        'turrón/turrones, turrón de Jijona/turrones de Jijona, turrón de Alicante/turrones de Alicante, turrón de almendra/turrones de almendra, guirlache/-s, turrón de yema/turrones de yema, turrón blando de Jijona/turrones blandos de Jijona, turrón de chocolate/turrones de chocolate, crema de turrón/cremas de turrón, pasta de turrón/pastas de turrón, turrón de Agramunt/turrones de Agramunt, turrón de mazapán/turrones de mazapán, turrón a la piedra/turrones a la piedra, turrón de coco/turrones de coco, pan de Cádiz/panes de Cádiz, turrón duro de Alicante/turrones duros de Alicante, peladilla/-s, almendras garrapiñadas, almendra garrapiñada, garrapiñada/-s, almendras caramelizadas, crocante de almendra/crocantes de almendra, crocante/-s, crocanti/-s, praliné de turrón/pralinés de turrón, nueces caramelizadas, nuez caramelizada, nueces garapiñadas, nuez garapiñada, avellanas garrapiñadas, palanqueta de nuez/palanquetas de nuez, avellana caramelizada/avellanas caramelizadas, pistacho garrapiñado/pistachos garrapiñados, tejas de praliné, figuras de mazapán, delicias de almendra, bombón de almendra/bombones de almendra, pan de higo/panes de higo, turrón de crema/turrones de crema, frutos secos caramelizados, granillo de almendra garrapiñada/granillos de almendra garrapiñada',
      like: 'marzipan',
      contains: ['nuts'],
      mayContain: ['eggs', 'milk', 'peanuts', 'soybeans', 'gluten'],
      mayRuleOut: ['vegan'],
    },
    {
      names:
        'mazapán de cacahuate/mazapanes de cacahuate, mazapán De la Rosa/mazapanes De las Rosa, palanqueta/-s, turrón de maní/turrones de maní, palanqueta de cacahuate/palanquetas de cacahuate, mazapán mexicano/mazapanes mexicanos, turrón de cacahuete/turrones de cacahuete, cacahuete garrapiñado/-s, garrapiñada de maní/garrapiñadas de maní, mantecol/-es, cacahuate garapiñado/cacahuates garapiñados, nucita/-s, praliné de cacahuete/pralinés de cacahuete, praliné de maní/pralinés de maní, cacahuete con miel, pasta de mazapán de cacahuate/pastas de mazapán de cacahuate, maní confitado/maníes confitados, nogada de maní/nogadas de maní, tableta de maní/tabletas de maní, ajonjolí con maní/ajonjolíes con maní, maní japonés/maníes japoneses, cacahuate japonés/cacahuates japoneses, cacahuates enchilados',
      like: 'peanut brittle',
      contains: ['peanuts'],
      mayContain: ['nuts', 'milk', 'gluten', 'soybeans', 'sesame', 'eggs'],
    },
    {
      names: 'alegrías, alegría de amaranto/alegrías de amaranto, palanqueta de ajonjolí/palanquetas de ajonjolí, crocante de ajonjolí/crocantes de ajonjolí',
      like: 'sesame seed',
      contains: [],
      mayContain: ['sesame', 'peanuts', 'nuts', 'milk'],
      mayRuleOut: ['vegan'],
    },
    { names: 'Nutella, Nocilla, nutellas', like: 'chocolate hazelnut spread', contains: ['nuts', 'milk', 'soybeans'] },
    {
      names:
        'crema de cacao y avellanas/cremas de cacao y avellanas, crema de avellanas/cremas de avellanas, crema de avellana/cremas de avellana, crema de avellanas y cacao/cremas de avellanas y cacao, crema de avellana y chocolate/cremas de avellana y chocolate, crema de chocolate y avellanas/cremas de chocolate y avellanas, crema de avellanas y chocolate/cremas de avellanas y chocolate, crema de avellanas con cacao/cremas de avellanas con cacao, crema de cacao con avellanas/cremas de cacao con avellanas',
      like: 'chocolate hazelnut spread',
      contains: ['nuts'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'crema de cacao/cremas de cacao, crema de cacao para untar/cremas de cacao para untar, crema untable de chocolate/cremas untables de chocolate, crema de chocolate para untar/cremas de chocolate para untar',
      like: 'chocolate hazelnut spread',
      contains: [],
      mayContain: ['nuts', 'milk', 'soybeans'],
    },
    {
      names: 'caramelo, salsa de mantequilla y azúcar/salsas de mantequilla y azúcar',
      like: 'caramel sauce',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'tocino de cielo/tocinos de cielo, huevo hilado/huevos hilados, yema confitada/yemas confitadas, yemas de Santa Teresa, huevos chimbos, crema de yema/cremas de yema, yema pastelera/yemas pasteleras, cabello de ángel con yema/cabellos de ángel con yema, papos de anjo',
      like: 'golden syrup',
      contains: ['eggs'],
      mayContain: ['milk', 'gluten'],
    },
    {
      names: 'cabello de ángel/cabellos de ángel, dulce de cidra/dulces de cidra, alcayota/-s, cayote/-s, cabello de ángel en lata/cabellos de ángel en lata',
      like: 'fruit jelly',
      contains: [],
      mayContain: ['gluten', 'nuts'],
    },
    {
      names:
        'gelatina de sabores/gelatinas de sabores, gelatina de fresa/gelatinas de fresa, gelatina de limón/gelatinas de limón, gelatina en polvo de fresa/gelatinas en polvo de fresa, gelatina de frambuesa/gelatinas de frambuesa, gelatina de naranja/gelatinas de naranja, gelatina de frutilla/gelatinas de frutilla, gelatina sabor fresa/gelatinas sabores fresas, gelatina sabor limón/gelatinas sabores limones/gelatinas sabores limón, gelatina de uva/gelatinas de uva, gelatina sabor frambuesa/gelatinas sabores frambuesas, gelatina de cereza/gelatinas de cereza, gelatina de piña/gelatinas de piña, gelatina sin azúcar/gelatinas sin azúcar, gelatina roja/gelatinas rojas, gelatina de durazno/gelatinas de durazno, gelatina preparada/gelatinas preparadas, gelatina de leche/gelatinas de leche, gelatina sabor piña/gelatinas sabores piñas, gelatina de mango/gelatinas de mango',
      like: 'gelatin dessert mix',
      contains: [],
      rulesOut: PORK,
    },
    {
      names: 'gelatina vegetal/gelatinas vegetales',
      like: 'gelatin',
      contains: [],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'hamburguesa vegetal/hamburguesas vegetales, hamburguesa vegana/hamburguesas veganas, hamburguesa de soja/hamburguesas de soja, hamburguesa vegetariana/hamburguesas vegetarianas, hamburguesa de lentejas/hamburguesas de lentejas, hamburguesa de garbanzos/hamburguesas de garbanzos, hamburguesa de quinoa/hamburguesas de quinoa, hamburguesa de tofu/hamburguesas de tofu, hamburguesa de seitán/hamburguesas de seitán',
      like: 'veggie burger',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs', 'milk', 'nuts', 'celery'],
    },
    {
      names:
        'salchicha vegana/salchichas veganas, salchicha vegetal/salchichas vegetales, salchicha vegetariana/salchichas vegetarianas, chorizo vegano/chorizos veganos, chorizo de soya/chorizos de soya, salchicha de tofu/salchichas de tofu, embutido vegano/embutidos veganos, chorizo vegetal/chorizos vegetales, salchicha de soya/salchichas de soya, jamón vegano/jamones veganos, chorizo de soja/chorizos de soja, bacon vegano/bacones veganos, tocino vegano/tocinos veganos, lonchas veganas, salchichas veganas tipo frankfurt, chorizo vegetariano/chorizos vegetarianos, jamón vegetal/jamones vegetales, panceta vegana/pancetas veganas, sobrasada vegana/sobrasadas veganas',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs', 'milk'],
    },
    {
      names:
        'heura/-s, pollo vegetal/pollos vegetales, pollo vegano/pollos veganos, tiras veganas, trozos veganos, bocados de heura, milanesa de soja/milanesas de soja, milanesa de soya/milanesas de soya, tiras de soja, nuggets veganos, bocados veganos, atún vegano/atunes veganos, pollo de soya/pollos de soya, heura mediterránea/heuras mediterráneas, pollo vegetariano/pollos vegetarianos',
      like: 'vegan chicken',
      contains: [],
      mayContain: ['soybeans', 'gluten', 'eggs', 'milk'],
    },
    {
      names:
        'carne picada vegana/carnes picadas veganas, carne picada vegetal/carnes picadas vegetales, carne vegetal/carnes vegetales, carne vegana/carnes veganas, picada vegetal/picadas vegetales, carne molida vegana/carnes molidas veganas, carne molida vegetal/carnes molidas vegetales, proteína vegetal/proteínas vegetales, carne molida de soya/carnes molidas de soya',
      like: 'plant-based mince',
      contains: [],
      mayContain: ['soybeans', 'gluten'],
    },
    { names: 'Quorn, quornes', like: 'mycoprotein', contains: [], mayContain: ['eggs', 'gluten', 'milk'] },
    {
      names:
        'proteína en polvo/proteínas en polvo, proteína de suero/proteínas de suero, proteína whey/proteínas wheyes, proteína en polvo de vainilla/proteínas en polvo de vainilla, proteína de vainilla/proteínas de vainilla, proteína vegetal en polvo/proteínas vegetales en polvo, proteína de chocolate/proteínas de chocolate, whey/-es, whey protein/wheyes proteines, proteína en polvo vegana/proteínas en polvo vegana, proteína vegana/proteínas veganas, proteína/-s, suero de leche en polvo/sueros de leche en polvo, proteína en polvo sabor vainilla/proteínas en polvo sabor vainilla, polvo de proteína/polvos de proteína, proteína de guisante/proteínas de guisante, proteína de soja/proteínas de soja, caseína/-s',
      like: 'protein powder',
      contains: [],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'embuchado/-s, zarajo/-s, gallinejas, entresijos, gandinga/-s, anticucho/-s, guata y patas/guatas y patas, tripa para embutir/tripas para embutir, tripa de cordero/tripas de cordero, tripa de cerdo/tripas de cerdo, tripa natural/tripas naturales, redaño/-s, crepineta/-s, tela de cerdo/telas de cerdo, crepín/crepines, menudo de cerdo/menudos de cerdo, sesos, seso, criadilla/-s, sesos de cordero, asadura/-s, bofe/-s, chanfaina/-s, pana/-s, ubre/-s, manitas de cordero, patitas de cordero, pata de res/patas de res, manita de cordero, mano de res/manos de res, pata de ternera/patas de ternera, patas de cordero, pata de vaca/patas de vaca, pata de cordero cocida/patas de cordero cocida, pie de ternera/pies de ternera, mano de ternera/manos de ternera, sangrecita/-s, sangrecilla/-s, sangre de pollo/sangres de pollo, sangre encebollada/sangres encebolladas, cresta de gallo/crestas de gallo, sangre cocida/sangres cocidas, bazo/-s, seso de cordero, riñón de cerdo/riñones de cerdo, hígado de cerdo/hígados de cerdo, lengua de cerdo/lenguas de cerdo, corazón de cerdo/corazones de cerdo, hígado de puerco/hígados de puerco, asadura de cerdo/asaduras de cerdo, menudo de res cocido/menudos de res cocido',
      like: 'tripe',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'carne/-s, carne magra/carnes magras, carne para asar/carnes para asar, carne guisada/carnes guisadas, carne de puchero/carnes de puchero, carne cocida/carnes cocidas, carne de caza mayor/carnes de caza mayor, carne a elección/carnes a elección, carne molida/carnes molidas, carne para hamburguesa/carnes para hamburguesa, carne picada magra/carnes picadas magras, carne molida magra/carnes molidas magras, picadillo/-s, picadillo de carne/picadillos de carne, carne para albóndigas/carnes para albóndigas, carne molida cruda/carnes molidas crudas, carne para brochetas/carnes para brochetas, carne de hamburguesa/carnes de hamburguesa, carne molida cocida/carnes molidas cocidas, carne de cocido/carnes de cocido, carne cruda/carnes crudas, carne picada cocida/carnes picadas cocidas, carne para rellenar/carnes para rellenar, carne de pulpa/carnes de pulpa, carne de monte/carnes de monte, carne para carpaccio/carnes para carpaccio, ropa vieja/ropas viejas, carne deshuesada/carnes deshuesadas, carne para la olla/carnes para la olla, hueso con algo de carne/huesos con algo de carne, carpaccio de carne/carpaccios de carne, carnitas de res, carne para fondue/carnes para fondue, carne para estofado/carnes para estofado, proteína animal/proteínas animales, carne sin hueso/carnes sin hueso, carne para moler/carnes para moler',
      like: 'stewing beef',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'lomo/-s, filetes de lomo fino, lomo embuchado/lomos embuchados, caña de lomo/cañas de lomo, caña de lomo ibérica/cañas de lomo ibérica, lomo curado/lomos curados, lomo ibérico/lomos ibéricos, lomo de orza/lomos de orza, lomo de orza en aceite/lomos de orza en aceite, cinta de lomo curada/cintas de lomo curada, lomo en manteca/lomos en manteca, lomo ibérico curado/lomos ibéricos curados, filete de lomo limpio/filetes de lomo limpio',
      like: 'pork loin',
      contains: [],
      mayContain: ['milk', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'hamburguesa/-s, hamburguesa de ternera/hamburguesas de ternera, hamburguesa de res/hamburguesas de res, hamburguesa de vacuno/hamburguesas de vacuno, burger meat/burgeres meats, carne para hamburguesas/carnes para hamburguesas, preparado de carne picada/preparados de carne picada, hamburguesa de buey/hamburguesas de buey, hamburguesa de vaca/hamburguesas de vaca, hamburguesas de carne, medallón de carne/medallones de carne, paty, patys, hamburguesa de carne, hamburguesa de cerdo/hamburguesas de cerdo, carne de hamburguesa preparada/carnes de hamburguesa preparada, smash burger/smashs burgeres, hamburguesas congeladas, hamburguesitas, burger meat de ternera/burgeres meats de ternera',
      like: 'burger patty',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'sulphites', 'milk', 'eggs'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'hamburguesa de pollo/hamburguesas de pollo, hamburguesa de pavo/hamburguesas de pavo',
      like: 'burger patty',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'sulphites', 'milk', 'eggs'],
      rulesOut: MEAT,
    },
    {
      names: 'albóndiga/-s, almóndiga/-s, pelota de carne/pelotas de carne, pilota/-s, albóndigas congeladas, albondiguitas, albóndigas de carne, albóndigas de ternera, albóndigas de pollo, pelota del cocido/pelotas del cocido, albóndigas de res',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'salchicha/-s, salchicha tipo Frankfurt/salchichas tipo Frankfurt, salchicha Frankfurt/salchichas Frankfurt, salchicha de Frankfurt/salchichas de Frankfurt, perrito caliente/perritos calientes, salchicha para hot dog/salchichas para hot dog, salchicha vienesa/salchichas vienesas, vienesa/-s, salchicha de cerdo/salchichas de cerdo, salchicha cocida/salchichas cocidas, salchicha de Viena/salchichas de Viena, salchicha parrillera/salchichas parrilleras, panchos, salchicha para asar/salchichas para asar, frankfurt/-s, bratwurst/-s, salchichas frescas de cerdo, hot dog/hots dogs, salchicha ahumada/salchichas ahumadas, salchicha huachana/salchichas huachanas, salchichas tipo viena, salchicha alemana/salchichas alemanas, salchicha bratwurst/salchichas bratwursts, salchicha ranchera/salchichas rancheras, salchicha suiza/salchichas suizas, gorda salchicha/gordas salchichas, salchicha de coctel/salchichas de coctel, salchicha cóctel/salchichas cócteles, salchichas de queso, salchichas de cóctel, salchichita/-s, salchichas para perritos, choripán/choripanes, salchicha de lomo/salchichas de lomo, kielbasa/-s, salchicha polaca/salchichas polacas, salchicha cruda/salchichas crudas, carne de salchicha/carnes de salchicha, carne de salchichas/carnes de salchichas, pancho, salchicha de carne/salchichas de carne, embutido/-s, salchicha vaquera/salchichas vaqueras, cervela/-s, salchichas para hot dogs, salchichas copetín, salchicha viena/salchichas vienas',
      like: 'frankfurter',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans', 'eggs', 'mustard', 'celery', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'salchicha de pavo/salchichas de pavo, salchicha de pollo/salchichas de pollo, salchichas frescas de pollo, salchicha de pavo tipo viena/salchichas de pavo tipo viena, chorizo de pollo/chorizos de pollo, chorizo de pavo/chorizos de pavo, salchichas de pavo para hot dog',
      like: 'chicken sausage',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans', 'eggs'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        "longaniza/-s, butifarra/-s, chistorra/-s, sobrasada/-s, morcón/morcones, botifarra/-s, blanquet/-s, chorizo criollo argentino/chorizos criollos argentinos, androlla/-s, botillo/-s, farinato/-s, lukainka/-s, txistorra/-s, sobrasada de Mallorca/sobrasadas de Mallorca, sobrasada mallorquina/sobrasadas mallorquinas, pasta de chorizo/pastas de chorizo, chosco/-s, chorizo barbacoa/chorizos barbacoas, longaniza de cerdo/longanizas de cerdo, longaniza de Graus/longanizas de Graus, sobrasada ibérica/sobrasadas ibéricas, butifarra de perol/butifarras de perol, zorza/-s, picadillo de chorizo/picadillos de chorizo, prueba de cerdo/pruebas de cerdo, carne adobada para chorizo/carnes adobadas para chorizo, jijas, pique macho embutido/piques macho embutidos/piques machos embutidos, relleno de Huéscar/rellenos de Huéscar, butifarra catalana/butifarras catalanas, longaniza adobada/longanizas adobadas, longaniza de Chillán/longanizas de Chillán, huevo de butifarra/huevos de butifarra, butifarra d'ou/butifarras d'ou, chorizo butifarra/chorizos butifarras, longanicilla/-s, embutido ibérico/embutidos ibéricos, chicharrón de Cádiz/chicharrones de Cádiz, ajo de chorizo/ajos de chorizo, salchichón fresco/salchichones frescos, chorizo blanco/chorizos blancos, sabadeña/-s, alheira/-s, chorizo verde de Toluca/chorizos verdes de Toluca, butifarra soledeña/butifarras soledeñas, obispillo/-s, tripa de chorizo/tripas de chorizo, lomo picado adobado/lomos picados adobados, xolís/xolises",
      like: 'chorizo',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten', 'eggs', 'sulphites', 'nuts'],
      rulesOut: PORK,
    },
    {
      names: 'chorizo de cordero/chorizos de cordero, merguez/mergueces, chorizo de res/chorizos de res, chorizo de ternera/chorizos de ternera, salchicha de cordero/salchichas de cordero, chorizo halal/chorizos halales',
      like: 'merguez',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'morcilla/-s, moronga/-s, morcilla de Burgos/morcillas de Burgos, morcilla de arroz/morcillas de arroz, morcilla de cebolla/morcillas de cebolla, morcilla de León/morcillas de León, morcilla ahumada/morcillas ahumadas, morcilla ibérica/morcillas ibéricas, sangrecita de cerdo/sangrecitas de cerdo, buchada/-s, mondeju/-s, morcillón/morcillones, morcilla de puerro/morcillas de puerro, morcilla de Beasain/morcillas de Beasain, morcillita/-s, morcilla de calabaza/morcillas de calabaza, morcilla patatera/morcillas patateras, morcilla de cerdo/morcillas de cerdo, morcilla para cocido/morcillas para cocido',
      like: 'blood sausage',
      contains: [],
      mayContain: ['gluten', 'nuts', 'milk'],
      rulesOut: PORK,
    },
    {
      names:
        'mortadela/-s, mortadela con aceitunas/mortadelas con aceitunas, mortadela de Bolonia/mortadelas de Bolonia, mortadela bologna/mortadelas bolognas, mortadela con pistachos/mortadelas con pistachos, mortadela siciliana/mortadelas sicilianas, mortadela de pavo/mortadelas de pavo, mortadela Bolognia/mortadelas Bolognia, fetas de mortadela',
      like: 'mortadella',
      contains: [],
      mayContain: ['nuts', 'milk', 'soybeans', 'gluten'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'salchichón de pavo/salchichones de pavo, salami de pavo/salamis de pavo, fiambre/-s, fiambre de pollo/fiambres de pollo, embutidos variados, surtido de embutidos/surtidos de embutidos, surtido de ibéricos/surtidos de ibéricos, tabla de embutidos/tablas de embutidos, carnes frías, galantina/-s, carne fría, lonchas de embutido, cabeza de jabalí/cabezas de jabalí, queso de cerdo/quesos de cerdo, queso de chancho/quesos de chancho, queso de puerco/quesos de puerco, queso de cabeza/quesos de cabeza, pata y oreja en fiambre/patas y oreja en fiambre, arrollado huaso/arrollados huasos, arrollado de chancho/arrollados de chancho, leberkäse, pastel de carne/pasteles de carne, jamón picado fiambre/jamones picados fiambres, matambre arrollado/matambres arrollados, fiambre arrollado/fiambres arrollados',
      like: 'smoked turkey',
      contains: [],
      mayContain: ['milk', 'gluten', 'soybeans', 'nuts', 'eggs', 'celery', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'paté/-s, foie-gras de cerdo, paté de cerdo/patés de cerdo, paté de campaña/patés de campaña, foie gras de hígado de cerdo/foies gras de hígado de cerdo, paté de hígado/patés de hígado, paté de hígado de cerdo/patés de hígado de cerdo, paté ibérico/patés ibéricos, paté de finas hierbas/patés de finas hierbas, paté de pato/patés de pato, mousse de foie/mousses de foie, mousse de pato/mousses de pato, paté de foie/patés de foie, paté de foie gras/patés de foie gras, paté a las finas hierbas/patés a las finas hierbas, bloc de foie/blocs de foie, bloc de foie gras/blocs de foie gras, mousse de foie gras/mousses de foie gras, paté de campagne/patés de campagne, bloc de foie gras de pato/blocs de foie gras de pato, bloc de foie de pato/blocs de foie de pato, crema de foie/cremas de foie, paté de hígado de pollo/patés de hígado de pollo, paté de hígado de pato/patés de hígado de pato, mousse de hígado/mousses de hígado',
      like: 'pâté',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'paté de atún/patés de atún, ensalada de atún/ensaladas de atún, paté de salmón/patés de salmón, crema de atún/cremas de atún, paté de pescado/patés de pescado, paté de anchoas/patés de anchoas, paté de sardinas/patés de sardinas, relleno de atún/rellenos de atún',
      like: 'canned tuna',
      contains: ['fish'],
      mayContain: ['milk', 'eggs', 'gluten', 'soybeans', 'mustard'],
      rulesOut: MEAT,
    },
    {
      names:
        'aceitunas rellenas de anchoa, aceitunas rellenas, aceituna rellena, aceitunas rellenas de anchoas, aceitunas verdes rellenas, aceituna rellena de anchoa, aceitunas verdes rellenas de anchoa, gilda/-s, aceitunas con sabor a anchoa, aceitunas sabor anchoa, aceitunas verdes rellenas de anchoas, banderillas con anchoa, olivas rellenas de anchoa, olivas rellenas, aceitunas de anchoa',
      like: 'olive',
      contains: [],
      mayContain: ['fish', 'sulphites'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'aceitunas rellenas de pimiento, aceitunas rellenas de morrón, aceitunas verdes rellenas de pimiento, aceitunas rellenas de pimientos, aceituna rellena de pimiento, aceitunas rellenas de pimiento morrón',
      like: 'olive',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'tapenade/-s, paté de aceitunas/patés de aceitunas, olivada/-s, paté de oliva/patés de oliva, pasta de aceitunas/pastas de aceitunas, paté de olivas/patés de olivas, paté de aceituna/patés de aceituna, puré de aceitunas/purés de aceitunas, crema de aceitunas/cremas de aceitunas, tapenade de aceitunas/tapenades de aceitunas',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['fish', 'nuts'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'croqueta de bacalao/croquetas de bacalao, buñuelo de bacalao/buñuelos de bacalao, croqueta de pescado/croquetas de pescado, croquetas de atún, hamburguesa de atún/hamburguesas de atún, hamburguesa de pescado/hamburguesas de pescado, hamburguesa de salmón/hamburguesas de salmón, albóndigas de pescado, brandada de bacalao/brandadas de bacalao, bacalao al pil pil/bacalaos al pil pil, tortillitas de bacalao, brandada/-s, hamburguesas de merluza, pescado rebozado/pescados rebozados, pescado empanado/pescados empanados, merluza rebozada/merluzas rebozadas, merluza empanada/merluzas empanadas, filetes de merluza empanados, filetes de pescado empanizado, pescado apanado/pescados apanados, pescado frito/pescados fritos, pescado congelado empanado/pescados congelados empanados',
      like: 'fish cake',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'milk', 'crustaceans', 'molluscs'],
      rulesOut: MEAT,
    },
    {
      names: 'varitas de merluza, palitos de merluza, palito de pescado/palitos de pescado, varitas de pescado, nuggets de pescado, deditos de pescado, varita de merluza, bastones de merluza, barritas de merluza, figuritas de merluza, bastones de pescado, bocaditos de merluza',
      like: 'fish finger',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'milk'],
      rulesOut: MEAT,
    },
    {
      names:
        'palito de cangrejo/palitos de cangrejo, surimi/-s, muslitos de mar, kanikama/-s, palitos de mar, bocas de mar, muslito de mar, palito de mar, barrita de cangrejo/barritas de cangrejo, barritas de mar, krissia/-s, chatka/-s, tronquito de mar/tronquitos de mar, delicias de mar, bastoncito de cangrejo/bastoncitos de cangrejo, imitación de cangrejo/imitaciones de cangrejo, carne de surimi/carnes de surimi, surimi en barritas/surimis en barritas, bocas de cangrejo, pasta de surimi/pastas de surimi, palitos de pescado sabor cangrejo',
      like: 'crab stick',
      contains: ['fish'],
      mayContain: ['crustaceans', 'eggs', 'gluten', 'soybeans', 'milk', 'molluscs'],
      rulesOut: MEAT,
    },
    {
      names: 'gula/-s, gulas del norte, gula del norte, la gula del norte, gulas al ajillo, gulas de surimi, sucedáneo de angulas/sucedáneos de angulas',
      like: 'eel',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'crustaceans', 'molluscs', 'milk'],
      rulesOut: MEAT,
    },
    {
      names:
        'mejillones en escabeche, mejillón en escabeche, lata de mejillones/latas de mejillones, mejillones en lata, mejillones en conserva, mejillones de lata, lata de mejillones en escabeche/latas de mejillones en escabeche, choritos en aceite, mejillones al vapor, zamburiñas en conserva, zamburiñas en salsa, calamares en su tinta, chipirones en su tinta, lata de calamares/latas de calamares, calamares en lata, pulpo en aceite/pulpos en aceite, chipirones en conserva, pulpo en lata/pulpos en lata, calamares en salsa americana, lata de calamares en su tinta/latas de calamares en su tinta, lata de chipirones/latas de chipirones, chipirones en aceite, lata de pulpo/latas de pulpo, almejas a la marinera, tigre mejillón/tigre mejillones/tigres mejillones, lata de zamburiñas/latas de zamburiñas',
      like: 'mussel',
      contains: ['molluscs'],
      mayContain: ['gluten', 'soybeans', 'sulphites', 'fish', 'crustaceans'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style', 'halal'],
    },
    {
      names: 'tinta de calamar/tintas de calamar, tinta de sepia/tintas de sepia, sobre de tinta de calamar/sobres de tinta de calamar, bolsita de tinta de calamar/bolsitas de tinta de calamar, tinta de chipirón/tintas de chipirón, tinta de choco/tintas de choco, tinta/-s, tinta de cefalópodo/tintas de cefalópodo',
      like: 'squid',
      contains: ['molluscs'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        'marisco/-s, cóctel de mariscos/cócteles de mariscos, preparado de paella/preparados de paella, mezcla de mariscos/mezclas de mariscos, salpicón de marisco/salpicones de marisco, preparado de marisco/preparados de marisco, mariscos congelados, frutos de mar, mix de mariscos, paella mix/paellas mix, preparado para paella/preparados para paella, mariscada/-s, jardín de mariscos/jardines de mariscos, surtido marinero/surtidos marineros, preparado de marisco para paella/preparados de marisco para paella, marisco congelado, fruto de mar, mezcla de mariscos congelados/mezclas de mariscos congelados, preparado de mariscos/preparados de mariscos, cocktail de marisco/cocktailes de marisco, cóctel de marisco/cócteles de marisco, salpicón de mariscos/salpicones de mariscos, surtido de mariscos congelados/surtidos de mariscos congelados',
      like: 'shrimp',
      contains: [],
      mayContain: ['crustaceans', 'molluscs', 'fish', 'eggs', 'gluten', 'soybeans', 'sulphites'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style', 'halal'],
    },
    {
      names: 'percebe/-s, galera/-s, santiaguiño/-s, esquila/-s, quisquillón/quisquillones, picoroco/-s, ermitaño/-s',
      like: 'crab',
      contains: ['crustaceans'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style'],
    },
    {
      names: 'erizo de mar/erizos de mar, erizo/-s, huevas de erizo, ortiguilla/-s, piure/-s, ouriço/-s, lenguas de erizo, pepino de mar/pepinos de mar, anémona de mar/anémonas de mar, yemas de erizo, hueva de erizo, holoturia/-s, espardeña/-s, espardenya/-s, ortiguillas de mar',
      like: 'mussel',
      contains: [],
      mayContain: ['molluscs', 'crustaceans', 'fish'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        'ceviche/-s, pescado y marisco/pescados y marisco, leche de tigre/leches de tigre, sopa de pescado/sopas de pescado, fritura de pescado/frituras de pescado, pescadito, chicharrón de pescado/chicharrones de pescado, escabeche de pescado/escabeches de pescado, sopa de marisco/sopas de marisco, cebiche/-s, jalea mixta/jaleas mixtas, calamares a la romana, chicharrón de calamar/chicharrones de calamar, tataki/-s, tartar de atún/tartares de atún, tartar de salmón/tartares de salmón, crema de marisco/cremas de marisco, crema de mariscos/cremas de mariscos, bisque/-s, bisque de langosta/bisques de langosta, bisque de marisco/bisques de marisco, sopa de mariscos/sopas de mariscos, parihuela/-s, calamares rebozados, calamar rebozado, rabas rebozadas, anillas a la romana, gambas rebozadas, langostinos rebozados, camarones empanizados, gambas gabardina, tempura de langostinos/tempuras de langostinos, langostinos en tempura',
      like: 'whitebait',
      contains: [],
      mayContain: ['fish', 'crustaceans', 'molluscs', 'gluten', 'milk', 'celery', 'eggs', 'soybeans', 'sesame'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style', 'halal'],
    },
    {
      names: 'gallo/-s, gallina ciega pescado/gallinas ciegas pescados, gallo de San Pedro/gallos de San Pedro, San Pedro, pez San Martín/peces San Martín',
      like: 'sole fillet',
      contains: [],
      mayContain: ['fish'],
      rulesOut: MEAT,
    },
    {
      names:
        'gallo de corral/gallos de corral, pollo empanado/pollos empanados, nuggets de pollo, nugget de pollo, dedos de pollo, milanesa de pollo/milanesas de pollo, cordon bleu/cordones bleus, pollo frito/pollos fritos, pollo apanado/pollos apanados, sanjacobo/-s, san jacobo/sanes jacobos, milanesa/-s, escalope/-s, flamenquín/flamenquines, cachopo/-s, milanesa de ternera/milanesas de ternera, milanesa de res/milanesas de res, milanesa de carne/milanesas de carne, fingers de pollo, filetes empanados, filete empanado, nuggets, pechuga empanada/pechugas empanadas, pechugas de pollo empanadas, deditos de pollo, pollo rebozado/pollos rebozados, alitas de pollo rebozadas, milanesa de cerdo/milanesas de cerdo, palomitas de pollo, tiras de pollo empanizadas, tenders de pollo, pollo crujiente/pollos crujientes, pollo empanizado/pollos empanizados, librito de lomo/libritos de lomo, milanesas rebozadas, pollo marinado/pollos marinados, alitas marinadas, pollo adobado/pollos adobados, pollo al ajillo/pollos al ajillo',
      like: 'chicken',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'celery', 'soybeans', 'mustard'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'chicharrón/chicharrones, cuerito/-s, corteza de cerdo/cortezas de cerdo, chicharrón de cerdo/chicharrones de cerdo, cueritos en vinagre, chicharrón carnudo/chicharrones carnudos, chicharrón molido/chicharrones molidos, torresmo/-s, chicharrón seco/chicharrones secos, cortezas, chicharrón en salsa/chicharrones en salsa, chicharrón de puerco/chicharrones de puerco, torreznos',
      like: 'pork belly',
      contains: [],
      mayContain: ['gluten'],
      rulesOut: PORK,
    },
    {
      names:
        'patatas chips, chips de patata, patatas fritas, papas fritas, patatas paja, papas paja, papas al hilo, patata frita, papas hilo, snack/-s, ganchitos, gusanitos, chicharrines, chips, patatas prefritas, papas prefritas, patatas congeladas, patatas fritas congeladas, papas a la francesa, papitas fritas, papa a la francesa, Doritos, Cheetos, papa frita, palitos de maíz, chizitos, Pringles, papas bravas, patatas bravas, patatas gajo, patatas deluxe, papas bastón, papas bastones, papas duquesa, hojuelas de papa, patatas fritas de churrería, patata prefrita, cortezas de trigo, papas congeladas, papas noisette, Ruffles, Takis, chips de verduras, chips de yuca, chips vegetales, papitas de bolsa, papas lays, kikos, kiko, maíz tostado/maíces tostados, maíz frito/maíces fritos, quicos, maíz inflado/maíces inflados, palomitas dulces, crackers de maíz, platanitos',
      like: 'potato chip',
      contains: [],
      mayContain: ['gluten', 'milk', 'mustard', 'celery', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'puré de patata/purés de patata, puré de papa/purés de papa, copos de patata, puré de patatas/purés de patatas, puré de papas/purés de papas, parmentier de patata/parmentieres de patata, patatas gratinadas, croquetas de papa, croquetas de patata, puré/-s, puré de camote/purés de camote, puré de boniato/purés de boniato, puré de batata/purés de batata, puré de verduras/purés de verduras, puré de coliflor/purés de coliflor, puré de zanahoria/purés de zanahoria, puré de yuca/purés de yuca',
      like: 'potato',
      contains: [],
      mayContain: ['milk', 'sulphites', 'gluten'],
    },
    {
      names:
        'ensalada rusa/ensaladas rusas, ensaladilla rusa/ensaladillas rusas, ensaladilla/-s, pisto/-s, ratatouille/-s, escalivada/-s, ensalada/-s, ensalada de col/ensaladas de col, coleslaw/-s, tempura de verduras/tempuras de verduras, samfaina/-s, pisto manchego/pistos manchegos, pisto de verduras/pistos de verduras, titaina/-s, guarnición/guarniciones, asadillo/-s, ensalada de lechuga/ensaladas de lechuga, fritada de verduras/fritadas de verduras, mezcla de ensalada/mezclas de ensalada, alboronía/-s, ensalada para acompañar, escalibada/-s, ensalada de repollo/ensaladas de repollo, ensalada de papa/ensaladas de papa, ensalada césar/ensaladas césares, rollitos vegetales, rollitos de verduras, verduras rebozadas, ensalada de pasta/ensaladas de pasta, acompañamiento/-s',
      like: 'mixed vegetables',
      contains: [],
      mayContain: ['eggs', 'milk', 'fish', 'mustard', 'gluten', 'celery'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'tortilla de patatas/tortillas de patatas, tortilla de papas/tortillas de papas, tortilla francesa/tortillas francesas, tortilla española/tortillas españolas, tortilla de patata/tortillas de patata, huevos revueltos, tortilla de huevo/tortillas de huevo, omelet/-s, omelette/-s, tortilla de papa/tortillas de papa, frittata/-s, huevos rellenos, huevo relleno, pincho de tortilla/pinchos de tortilla, tortilla paisana/tortillas paisanas, revuelto de setas/revueltos de setas, huevos rotos, huevos a la flamenca, merengue crudo/merengues crudos, zabaione/-s, sabayón/sabayones',
      like: 'egg',
      contains: ['eggs'],
      mayContain: ['milk', 'gluten'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names: 'tortilla/-s, totopo frito/totopos fritos, tortillita/-s, tostadita/-s',
      like: 'corn tortilla',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'arepa/-s, tlacoyo/-s, sope/-s, gordita/-s, pupusa/-s, arepa precocida/arepas precocidas, cachapa/-s, huarache/-s, memela/-s, chalupa/-s, arepita/-s, arepas de maíz, tamal/-es, hallaca/-s, humita/-s, bollito pelón/bollitos pelones, envuelto de maíz/envueltos de maíz, gorditas de maíz, arepas congeladas, arepa de chocolo/arepas de chocolo, chochoca/-s, juane/-s, quimbolito/-s, nacatamal/-es, masa para humitas/masas para humitas, sopecitos, peneques, quesadilla de maíz/quesadillas de maíz',
      like: 'corn tortilla',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style', 'vegan'],
    },
    {
      names:
        'casabe/-s, mañoco seco/mañocos secos, tapioca hidratada/tapiocas hidratadas, carimañola/-s, yuca frita/yucas fritas, enyucado/-s, farofa/-s, chipa/-s, chipá/-s, pan de yuca/panes de yuca, almojábana/-s, pandebono/-s, pandeyuca/-s, pão de queijo, pan de queso/panes de queso, sopa paraguaya/sopas paraguayas, premezcla de chipá/premezclas de chipá, cuñapé/-s, arepas de yuca, casabitos',
      like: 'cassava',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten'],
    },
    {
      names:
        'pan de molde/panes de molde, pan de sándwich/panes de sándwich, pan de caja/panes de caja, pan lactal/panes lactales, pan de sandwich/panes de sandwich, pan Bimbo/panes Bimbo, pan tajado/panes tajados, pan de miga/panes de miga, pan sándwich/panes sándwichs, miga de pan de molde/migas de pan de molde, panes bimbos, pan inglés/panes ingleses, pan para sándwich/panes para sándwich, pan de cuadro/panes de cuadro, pan lacteado/panes lacteados, pan blanco de molde/panes blancos de molde, pan para sandwich/panes para sandwich, pan de sándwiches de miga/panes de sándwiches de miga, pan de molde de leche/panes de molde de leche, pan para tostadas/panes para tostadas, pan de barra blanco/panes de barra blanco, pan en rebanadas/panes en rebanadas, pan blanco de caja/panes blancos de caja, pan de rodaja/panes de rodaja, pan de panini/panes de panini, pan tramezzino/panes tramezzinos, pan para torrijas/panes para torrijas, pan de torrijas/panes de torrijas, pan brioche de molde/panes brioches de molde, barra de pan para torrijas/barras de pan para torrijas, barra de pan de torrijas/barras de pan de torrijas, pan para tostar/panes para tostar, pan rebanado/panes rebanados, pan de bocata/panes de bocata, pan de mantequilla/panes de mantequilla, pan con mantequilla/panes con mantequilla, pan de ajo/panes de ajo, tapas de pan de miga, pan suave/panes suaves, pan blando/panes blandos, pan para canapés/panes para canapés, tostas de pan de molde, pan tipo lactal/panes tipo lactal',
      like: 'white bread',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'pan de hamburguesa/panes de hamburguesa, panecillo de hamburguesa/panecillos de hamburguesa, bollo de hamburguesa/bollos de hamburguesa, pan para hamburguesa/panes para hamburguesa, pan de perrito/panes de perrito, pan de hot dog/panes de hot dog, panes para hot dog, pan para perritos/panes para perritos, pan de pancho/panes de pancho, pebete/-s, panes para hamburguesas, medias noches, media noche, medianoche/-s, pan para hot dog, pan de viena/panes de viena, pan de hamburguesas/panes de hamburguesas, pan frica/panes fricas, pan de completo/panes de completo, panecillos para hamburguesa, mediasnoches, panecillo de perrito/panecillos de perrito, bollos de pan de hamburguesa, bollo preñao/bollos preñaos, bao/-s, pan bao/panes baos, panecillos de leche, bollo de perrito/bollos de perrito, pan de perritos/panes de perritos, pan de papa/panes de papa, panecillos tiernos, pan para perro caliente/panes para perro caliente, bollitos de leche, bollos bao, panes bao, panecillo dulce/panecillos dulces, panecillos brioche, pan para pancho/panes para pancho, pan tierno/panes tiernos, bollos tiernos, pan de patata/panes de patata',
      like: 'burger bun',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk', 'sesame', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names: 'naan/-es, pan naan/panes naanes, pan indio/panes indios, naan de ajo/naanes de ajo',
      like: 'naan',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs'],
    },
    {
      names:
        'barra de granola/barras de granola, cereales, cereal, barrita energética/barritas energéticas, cereales de chocolate, barrita de muesli/barritas de muesli, barrita de proteínas/barritas de proteínas, cereales integrales, cereal de chocolate, papilla de cereales/papillas de cereales, cereales para bebé, cereal para bebé, cereal infantil/cereales infantiles, Nestum, Choco Krispis, Chocapic, cereales azucarados, cereal azucarado, crema de arroz infantil/cremas de arroz infantil, barra de proteína/barras de proteína, cereal de arroz/cereales de arroz, multicereales, trigo inflado con miel/trigos inflados con miel, mezcla de cereales/mezclas de cereales, copos de cereales integrales',
      like: 'cereal bar',
      contains: [],
      mayContain: ['gluten', 'nuts', 'milk', 'soybeans', 'peanuts'],
    },
    {
      names: 'granola sin gluten/granolas sin gluten, granola casera/granolas caseras, granola al gusto/granolas al gusto, granola con frutos secos/granolas con frutos secos',
      like: 'granola',
      contains: [],
      mayContain: ['gluten', 'nuts', 'peanuts', 'sesame', 'milk', 'soybeans'],
    },
    {
      names: 'mote/-s, trigo mote pelado/trigos motes pelados, sopa de trigo/sopas de trigo',
      like: 'wheat berry',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'espesante/-s, gelificante/-s, kuzu/-s, kudzu/-s, estabilizante/-s, espesante en polvo/espesantes en polvo, glicerina/-s, lecitina/-s, lecitina de soja/lecitinas de soja, lecitina de soya/lecitinas de soya, CMC, tylose/-s, estabilizante de nata/estabilizantes de nata, espesante de salsas/espesantes de salsas, ligante/-s, conservante/-s, carragenato/-s',
      like: 'cornstarch',
      contains: [],
      mayContain: ['gluten', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'caldo vegetal/caldos vegetales, caldo de verduras/caldos de verduras, caldo de vegetales/caldos de vegetales, caldo de verdura/caldos de verdura, fondo de verduras/fondos de verduras, caldo de setas/caldos de setas, agua de cocer verduras/aguas de cocer verduras, brick de caldo de verduras/bricks de caldo de verduras, consomé de verduras/consomés de verduras, caldo de verduras o agua/caldos de verduras o agua, caldo de cocción de las verduras/caldos de cocción de las verduras, caldo de hongos/caldos de hongos, fondo vegetal/fondos vegetales, caldo de champiñones/caldos de champiñones, caldo de cebolla/caldos de cebolla, caldo de cocido vegetal/caldos de cocido vegetal, caldo de verduras sin sal/caldos de verduras sin sal, caldo de cocido de verduras/caldos de cocido de verduras, fumet de verduras/fumets de verduras, caldo de legumbres/caldos de legumbres',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans'],
    },
    {
      names:
        'caldo de pollo/caldos de pollo, caldo de ave/caldos de ave, caldo de gallina/caldos de gallina, consomé de pollo/consomés de pollo, fondo de pollo/fondos de pollo, caldo de pollo desgrasado/caldos de pollo desgrasado, caldo de pavo/caldos de pavo, fondo de ave/fondos de ave, caldo de puchero/caldos de puchero, caldo de cocido/caldos de cocido, consomé/-s, caldo casero de pollo/caldos caseros de pollo, brick de caldo de pollo/bricks de caldo de pollo, caldo de pollo sin sal/caldos de pollo sin sal, caldo de pato/caldos de pato, caldo de la cocción del pollo/caldos de la cocción del pollo, caldo del cocido/caldos del cocido, caldo del pollo',
      like: 'chicken stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'eggs'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'caldo de carne/caldos de carne, caldo de res/caldos de res, caldo de ternera/caldos de ternera, fondo oscuro/fondos oscuros, fondo de carne/fondos de carne, caldo de huesos/caldos de huesos, caldo de jamón/caldos de jamón, demi glace/demis glaces, demiglace/-s, jugo de carne/jugos de carne, fondo de ternera/fondos de ternera, caldo de cordero/caldos de cordero, caldo de vacuno/caldos de vacuno, consomé de res/consomés de res, caldo de cerdo/caldos de cerdo, demi-glace/-s, caldo de vaca/caldos de vaca, glasa de carne/glasas de carne, caldo de cocido madrileño/caldos de cocido madrileño, caldo oscuro/caldos oscuros, extracto de carne/extractos de carne, Bovril, caldo de ibérico/caldos de ibérico, caldo de hueso/caldos de hueso, brick de caldo de carne/bricks de caldo de carne, caldo de conejo/caldos de conejo, concentrado de carne/concentrados de carne, fondo moreno/fondos morenos, fondo oscuro de ternera/fondos oscuros de ternera',
      like: 'beef stock',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'caldo de pescado/caldos de pescado, fumet/-s, fumet de pescado/fumets de pescado, fondo de pescado/fondos de pescado, caldo de marisco/caldos de marisco, fumet de marisco/fumets de marisco, caldo de gambas/caldos de gambas, caldo de camarón/caldos de camarón, caldo de mariscos/caldos de mariscos, caldo de pescado y marisco/caldos de pescado y marisco, concentrado de marisco/concentrados de marisco, caldo de rape/caldos de rape, caldo para paella/caldos para paella, caldo de paella/caldos de paella, caldo de pescado de roca/caldos de pescado de roca, caldo de camarones/caldos de camarones, fumet de gambas/fumets de gambas, caldo de almejas/caldos de almejas, caldo de mejillones/caldos de mejillones, agua de los mejillones/aguas de los mejillones, agua de cocción de los mejillones/aguas de cocción de los mejillones, agua de las almejas/aguas de las almejas, caldo de fideuá/caldos de fideuá, caldo de langostinos/caldos de langostinos, fondo de marisco/fondos de marisco, caldo de pescado o marisco/caldos de pescado o marisco, brick de caldo de pescado/bricks de caldo de pescado, agua de mejillones/aguas de mejillones, caldo de cabezas de gambas/caldos de cabezas de gambas, caldo de cocción de los mejillones/caldos de cocción de los mejillones, fumet de crustáceos/fumets de crustáceos, caldo de bacalao/caldos de bacalao',
      like: 'fish stock',
      contains: ['fish'],
      mayContain: ['crustaceans', 'molluscs', 'celery', 'gluten', 'milk'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style', 'halal'],
    },
    {
      names: 'dashi/-s, caldo dashi/caldos dashis, dashi en polvo/dashis en polvo, caldo de dashi/caldos de dashi, hondashi/-s, polvo dashi/polvos dashis, caldo dashi en polvo/caldos dashis en polvo',
      like: 'dashi',
      contains: [],
      mayContain: ['fish', 'gluten', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'caldo/-s, caldo en cubo/caldos en cubo, caldo en polvo/caldos en polvo, Avecrem, Avecrem de pollo, Knorr Suiza, consomé en polvo/consomés en polvo, caldo en cubito/caldos en cubito, caldito/-s, sustancia/-s, cubo Maggi/cubos Maggi, cubito Maggi/cubitos Maggi, Knorr, Maggi, caldo en polvo de pollo/caldos en polvo de pollo, pastilla de caldo de carne/pastillas de caldo de carne, pastilla de caldo de pollo/pastillas de caldo de pollo, cubo de caldo de pollo/cubos de caldo de pollo, cubito de caldo de pollo/cubitos de caldo de pollo, cubo de caldo de carne/cubos de caldo de carne, caldo de pollo en polvo/caldos de pollo en polvo, caldo de carne en polvo/caldos de carne en polvo, cubito de pollo/cubitos de pollo, cubo de pollo/cubos de pollo, pastilla de pollo/pastillas de pollo, caldo de pollo en cubo/caldos de pollo en cubo, starlux, pastilla Starlux/pastillas Starlux, polvo de caldo/polvos de caldo, caldo de res en polvo/caldos de res en polvo, consomé de pollo en polvo/consomés de pollo en polvo, caldo deshidratado/caldos deshidratados, cubitos de caldo de gallina, caldo de gallina en cubo/caldos de gallina en cubo, pastilla de caldo de ave/pastillas de caldo de ave, cubito de carne/cubitos de carne, cubito de caldo de carne/cubitos de caldo de carne, caldo en pastilla/caldos en pastilla, caldo de pollo granulado/caldos de pollo granulado, pastilla de concentrado de carne/pastillas de concentrado de carne, cubitos Knorr, caldo Maggi/caldos Maggi, caldo Knorr/caldos Knorr, cubo de caldo de res/cubos de caldo de res, cubo de caldo de gallina/cubos de caldo de gallina, avecrem de carne/avecrems de carne, pastilla avecrem/pastillas avecrems, cubo Knorr/cubos Knorr, sopa en polvo/sopas en polvo, caldo de costilla/caldos de costilla, pastilla de caldo de jamón/pastillas de caldo de jamón, caldo de costilla en cubo/caldos de costilla en cubo, base de pollo/bases de pollo, Ricostilla, doble gusto/dobles gustos, caldo Aneto/caldos Aneto, caldo desgrasado/caldos desgrasados, tableta de caldo de pollo/tabletas de caldo de pollo, caldo de cubo/caldos de cubo, pastilla de sazonador/pastillas de sazonador, caldillo/-s, concentrado de pollo/concentrados de pollo, doblecaldo/-s, sabor a pollo/sabores a pollo, caldo hirviendo/caldos hirviendos, polvo de pollo/polvos de pollo, consomé granulado/consomés granulados',
      like: 'stock cube',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans', 'eggs', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'pastilla de caldo de verduras/pastillas de caldo de verduras, cubito de caldo de verduras/cubitos de caldo de verduras, caldo vegetal en polvo/caldos vegetales en polvo, cubo de caldo vegetal/cubos de caldo vegetal, caldo de verduras en polvo/caldos de verduras en polvo, caldo de verduras en cubo/caldos de verduras en cubo, pastilla de caldo vegetal/pastillas de caldo vegetal, cubo de caldo de verduras/cubos de caldo de verduras, cubito de verduras/cubitos de verduras, cubo de verduras/cubos de verduras, Avecrem de verduras, caldo de verduras concentrado/caldos de verduras concentrado, cubito de caldo vegetal/cubitos de caldo vegetal, cubos de verdura, caldo de verduras deshidratado/caldos de verduras deshidratado, Avecrem verduras, caldo de verdura en cubo/caldos de verdura en cubo, concentrado de verduras/concentrados de verduras, pastilla de verduras/pastillas de verduras, caldo de setas concentrado/caldos de setas concentrado, caldo en polvo de verduras/caldos en polvo de verduras, caldo de verduras granulado/caldos de verduras granulado, cubo de caldo de verdura/cubos de caldo de verdura, avecrem de verdura/avecrems de verdura, cubito vegetal/cubitos vegetales, pastilla de caldo de setas/pastillas de caldo de setas, caldo vegetal casero en polvo/caldos vegetales caseros en polvo',
      like: 'stock cube',
      contains: [],
      mayContain: ['celery', 'gluten', 'milk', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'pastilla de caldo de pescado/pastillas de caldo de pescado, cubito de caldo de pescado/cubitos de caldo de pescado, cubo de caldo de pescado/cubos de caldo de pescado, caldo de camarón en polvo/caldos de camarón en polvo, consomé de camarón/consomés de camarón, cubos de caldo de camarón, concentrado de pescado/concentrados de pescado, pastilla de pescado/pastillas de pescado, cubito de pescado/cubitos de pescado, consomé de camarón en polvo/consomés de camarón en polvo, cubo de caldo de camarón, avecrem de pescado/avecrems de pescado, caldo de pescado en cubo/caldos de pescado en cubo, concentrado de gambas/concentrados de gambas, caldo de pescado concentrado/caldos de pescado concentrado, pastilla de caldo de marisco/pastillas de caldo de marisco',
      like: 'stock cube',
      contains: [],
      mayContain: ['fish', 'crustaceans', 'molluscs', 'celery', 'gluten', 'milk'],
      rulesOut: MEAT,
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        'sazonador/-es, condimento completo/condimentos completos, sazonador completo/sazonadores completos, condimento/-s, condimento para pollo/condimentos para pollo, condimento para carne/condimentos para carne, especias, especia, sazonador de pollo/sazonadores de pollo, mezcla de especias/mezclas de especias, especias para pinchitos, especias morunas, condimento para arroz/condimentos para arroz, paellero/-s, sazonador para paella/sazonadores para paella, sazonador de paella/sazonadores de paella, especias para pollo, especias para pinchos morunos, adobo en polvo/adobos en polvo, aliño/-s, sazonador para carnes/sazonadores para carnes, especias para fajitas, sazonador de tacos/sazonadores de tacos, sazonador para tacos/sazonadores para tacos, sazonador para fajitas/sazonadores para fajitas, aliño completo/aliños completos, aderezo completo/aderezos completos, sazón/sazones, sazón con achiote/sazones con achiote, Sazón Goya, sazón con culantro/sazones con culantro, adobo/-s, adobo Goya/adobos Goya, sal sazonada/sales sazonadas, sal condimentada/sales condimentadas, triguisar/-es, condimento para tacos/condimentos para tacos, sazonador fajitas/sazonadores fajitas, especias de barbacoa, condimento de pollo asado/condimentos de pollo asado, especias para barbacoa, sazonador de fajitas/sazonadores de fajitas, sazón completa/sazones completas, Aromat, todo en uno sazonador/todos en uno sazonador, especias para kebab, mezcla de especias para tacos/mezclas de especias para tacos, especias para kefta, adobo seco/adobos secos, ranch en polvo/ranchs en polvo, sazón en polvo/sazones en polvo, sazonador barbacoa/sazonadores barbacoas, sazonador de carne/sazonadores de carne, sazonador para pollo/sazonadores para pollo, mezcla para fajitas/mezclas para fajitas, condimento para fajitas/condimentos para fajitas, especias marroquíes, especias árabes, condimento para chimichurri/condimentos para chimichurri, sazón completo/sazones completos, condimento arroz/condimentos arroces, especias pinchitos, especias para paella, sal de ajo con perejil/sales de ajo con perejil, mezcla de especias para pinchos/mezclas de especias para pinchos, adobo para pinchitos/adobos para pinchitos, aliño para pinchos morunos/aliños para pinchos morunos, especia para pinchitos, sazonador para pizza/sazonadores para pizza, especias al curry, especias para carne, especias para hamburguesa, especias para pescado, especias de kebab, pan de especias molido/panes de especias molido, especias de pan de jengibre, mix de especias, cuatro especias, recaudo en polvo/recaudos en polvo, sibarita/-s, ajinosillao/-s, El Sibarita, sazonador Knorr/sazonadores Knorr, sal de especias/sales de especias, sazonador italiano en polvo/sazonadores italianos en polvo',
      like: 'seasoned salt',
      contains: [],
      mayContain: ['celery', 'gluten', 'mustard', 'sesame', 'milk', 'soybeans'],
    },
    {
      names: 'curry, curry en polvo, curri/-s, curry molido/-s, polvo de curry/polvos de curry, curry Madrás, curry de Madrás, curri en polvo/curris en polvo, polvo curry/polvos curry, mezcla de curry/mezclas de curry, curry madrás en polvo/curry madrases en polvo',
      like: 'curry powder',
      contains: [],
      mayContain: ['celery', 'mustard', 'gluten'],
    },
    {
      names: 'pasta de curry/pastas de curry, curry en pasta, pasta curry/pastas curry',
      like: 'curry paste',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'mustard', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'mole/-s, mole poblano/moles poblano/moles poblanos, pasta de mole/pastas de mole, mole en pasta/moles en pasta, mole Doña María/moles Doña María, pipián/pipianes, pasta de pipián/pastas de pipián, adobo en pasta/adobos en pasta, mole en polvo/moles en polvo, salsa de mole/salsas de mole, mole almendrado/moles almendrados, encacahuatado/-s, pasta de mole poblano/pastas de mole poblano, mole coloradito/moles coloraditos, mole de olla pasta/moles de olla pasta, mole rojo en pasta/moles rojos en pasta, mole negro en pasta/moles negros en pasta, salsa pipián/salsas pipianes',
      contains: [],
      mayContain: ['peanuts', 'nuts', 'sesame', 'gluten', 'milk', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'adobo yucateco/adobos yucatecos, achiote La Anita/achiotes La Anita, barra de achiote/barras de achiote, pasta de recado/pastas de recado, recado/-s, chilmole/-s, barra de pasta de achiote/barras de pasta de achiote, achiote en barra/achiotes en barra',
      like: 'annatto',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'sofrito/-s, recaíto/-s, sofrito boricua/sofritos boricuas, recaito/-s, guiso colombiano/guisos colombianos, recaudo/-s, refrito/-s, picada catalana/picadas catalanas, sazón casero/sazones caseros, culantrillo sofrito/culantrillos sofritos, salsa brava/salsas bravas, salsa de bravas/salsas de bravas, salsa para bravas/salsas para bravas, romesco/-s, salsa romesco/salsas romescos, salsa de calçots/salsas de calçots, pipirrana/-s, salsa vizcaína/salsas vizcaínas, salsa española/salsas españolas, salsa americana/salsas americanas, salmorreta/-s, salsa xató/salsas xatós, salsa de asado/salsas de asado, sofrito de verduras/sofritos de verduras, sofrito de cebolla/sofritos de cebolla, salsa calçots/salsas calçots, salsa de pimientos/salsas de pimientos, salsa de pimiento/salsas de pimiento, salsa kebab/salsas kebabs, salsa de carne/salsas de carne, salsa para carne/salsas para carne, salsa para asado/salsas para asado, ajada gallega/ajadas gallegas, salsa de pimienta/salsas de pimienta, salsa pimienta/salsas pimientas, salsa de verduras/salsas de verduras, salsa a la pimienta/salsas a la pimienta, salsa vizcaina/salsas vizcainas',
      like: 'salsa',
      contains: [],
      mayContain: ['gluten', 'nuts', 'celery', 'milk', 'eggs', 'mustard', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'salsa boloñesa/salsas boloñesas, boloñesa/-s, ragú/-es, ragú de carne/ragúes de carne, salsa bolognesa/salsas bolognesas, bolognesa/-s, chili con carne/chilis con carne, chile con carne/chiles con carne, ragú boloñesa/ragúes boloñesas, carne a la boloñesa/carnes a la boloñesa, salsa ragú/salsas ragúes, estofado de carne/estofados de carne, tuco/-s, tuco con carne/tucos con carne, guiso de carne/guisos de carne, relleno de carne/rellenos de carne, salsa bolonesa/salsas bolonesas, picadillo guisado/picadillos guisados, carne mechada guisada/carnes mechadas guisadas, pino/-s, pino de carne/pinos de carne',
      like: 'salsa',
      contains: [],
      mayContain: ['celery', 'milk', 'gluten'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'salsa macha/salsas machas, salsa macha con cacahuate/salsas machas con cacahuate, aceite de chile crujiente/aceites de chile crujiente, crujiente de chile/crujientes de chile, chile crujiente/chiles crujientes, chili crisp/chilis crisps',
      like: 'chili crisp',
      contains: [],
      mayContain: ['peanuts', 'nuts', 'sesame', 'soybeans'],
    },
    {
      names:
        'salsa verde de perejil/salsas verdes de perejil, salsa verde/salsas verdes, salsa huancaína/salsas huancaínas, salsa a la huancaína/salsas a la huancaína, salsa ocopa/salsas ocopas, salsa de perejil/salsas de perejil, salsa huancaina/salsas huancainas, salsa de rocoto/salsas de rocoto, ocopa/-s, salsa de ají amarillo/salsas de ají amarillo, crema de ají/cremas de ají, crema de rocoto/cremas de rocoto, ají verde de pollería/ajíes verdes de pollería, crema huancaína/cremas huancaínas, ají de la casa/ajíes de la casa, salsa de cilantro/salsas de cilantro',
      like: 'salsa verde',
      contains: [],
      mayContain: ['gluten', 'milk', 'nuts', 'peanuts', 'fish', 'eggs'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'guacamole/-s, guacamole preparado/guacamoles preparados',
      like: 'avocado',
      contains: [],
      mayContain: ['milk', 'sulphites'],
    },
    {
      names:
        'gazpacho/-s, salmorejo/-s, ajoblanco/-s, gazpacho andaluz/gazpachos andaluces, porra antequerana/porras antequeranas, crema de calabaza/cremas de calabaza, crema de verduras/cremas de verduras, sopa de verduras/sopas de verduras, sopa de cebolla/sopas de cebolla, sopa de tomate/sopas de tomate, crema de champiñones/cremas de champiñones, crema de espárragos/cremas de espárragos, crema de elote/cremas de elote, sopa/-s, sopa de cebolla en sobre/sopas de cebolla en sobre, sobre de sopa de cebolla/sobres de sopa de cebolla, crema de calabacín/cremas de calabacín, crema de puerros/cremas de puerros, sopa crema/sopas cremas, sopa de fideos/sopas de fideos, crema de champiñones en lata/cremas de champiñones en lata, sopa de pollo/sopas de pollo, crema de pollo/cremas de pollo, sopa de lentejas/sopas de lentejas, crema de cebolla/cremas de cebolla, sopa crema de cebolla/sopas cremas de cebolla, crema de zanahoria/cremas de zanahoria, crema de brócoli/cremas de brócoli, crema de espinacas/cremas de espinacas, crema de zapallo/cremas de zapallo, crema de choclo/cremas de choclo, crema de coliflor/cremas de coliflor, sopa de tomate en lata/sopas de tomate en lata, sopa deshidratada de cebolla/sopas deshidratadas de cebolla, crema de papa/cremas de papa, sopa de champiñones/sopas de champiñones, crema de champiñón/cremas de champiñón, crema de tomate/cremas de tomate, sopa de ajo/sopas de ajo, crema de hongos/cremas de hongos, crema de setas/cremas de setas, crema de apio/cremas de apio, crema de queso en lata/cremas de queso en lata, crema de marisco en lata/cremas de marisco en lata, crema de maíz/cremas de maíz',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'eggs', 'nuts'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'salsa de yogur/salsas de yogur, tzatziki/-s, raita/-s, salsa de yogurt/salsas de yogurt, salsa tzatziki/salsas tzatzikis, salsa de yogur y pepino/salsas de yogur y pepino, salsa blanca de kebab/salsas blancas de kebab, salsa kebab de yogur/salsas kebabs de yogur, aderezo de yogur/aderezos de yogur, salsa de yogur con menta/salsas de yogur con menta, salsa blanca de yogur/salsas blancas de yogur',
      like: 'mayonnaise',
      contains: ['milk'],
      mayContain: ['eggs', 'mustard'],
    },
    {
      names:
        'salsa holandesa/salsas holandesas, salsa bearnesa/salsas bearnesas, salsa bernesa/salsas bernesas, bearnesa/-s, lemon curd/lemones curdes, crema de limón/cremas de limón, curd de limón/curdes de limón, cuajada de limón/cuajadas de limón, curd de maracuyá/curdes de maracuyá, curd de naranja/curdes de naranja, salsa muselina/salsas muselinas',
      like: 'mayonnaise',
      contains: ['eggs', 'milk'],
      mayContain: ['mustard'],
    },
    {
      names:
        'vinagreta/-s, aderezo para ensalada/aderezos para ensalada, vinagreta balsámica/vinagretas balsámicas, aliño para ensalada/aliños para ensalada, aderezo/-s, vinagreta de mostaza/vinagretas de mostaza, salsa vinagreta/salsas vinagretas, aliño de ensalada/aliños de ensalada, vinagreta francesa/vinagretas francesas, aliño al gusto/aliños al gusto, salsa para ensaladas/salsas para ensaladas, aliño de vinagreta/aliños de vinagreta, salsa tahini de aliño/salsas tahinis de aliño, aderezo francés/aderezos franceses, salsa para ensalada/salsas para ensalada, aliño casero/aliños caseros, vinagreta de módena/vinagretas de módena',
      like: 'vinaigrette',
      contains: [],
      mayContain: ['mustard', 'sulphites', 'milk', 'eggs', 'fish', 'sesame', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'pesto/-s, salsa pesto/salsas pestos, pesto genovés/pestos genoveses, pesto de albahaca/pestos de albahaca, pesto alla genovese/pestos allas genoveses, pesto genovese, salsa al pesto/salsas al pesto, salsa de pesto/salsas de pesto, pesto de rúcula/pestos de rúcula',
      like: 'pesto',
      contains: [],
      mayContain: ['milk', 'nuts', 'peanuts'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'pesto rojo/pestos rojos, pesto rosso/pestos rossos, pesto de tomate/pestos de tomate, pesto de tomates secos/pestos de tomates secos, pesto de tomate seco/pestos de tomate seco, pesto rojo de tomate/pestos rojos de tomate',
      like: 'red pesto',
      contains: [],
      mayContain: ['milk', 'nuts'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'salsa barbacoa/salsas barbacoas, salsa BBQ/salsas BBQ, salsa barbecue/salsas barbecues, salsa de barbacoa/salsas de barbacoa, salsa BBQ ahumada/salsas BBQ ahumadas, salsas bbqs, barbacoa/-s, salsa barbacoa ahumada/salsas barbacoas ahumadas, salsa barbacoa con miel/salsas barbacoas con miel',
      like: 'barbecue sauce',
      contains: [],
      mayContain: ['mustard', 'celery', 'fish', 'soybeans', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'salsa para carnes/salsas para carnes, salsa Lizano/salsas Lizano, salsa HP/salsas HP, salsa brown/salsas brownes, salsa parrillera/salsas parrilleras, Lizano, salsa inglesa tipo Lizano/salsas inglesas tipo Lizano, salsa steak/salsas steaks',
      like: 'steak sauce',
      contains: [],
      mayContain: ['gluten', 'fish', 'soybeans', 'celery', 'mustard'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'salsa para enchiladas/salsas para enchiladas, salsa para tacos/salsas para tacos, salsa para fajitas/salsas para fajitas, salsa enchilada/salsas enchiladas, salsa de enchiladas/salsas de enchiladas, salsa para burritos/salsas para burritos, salsa tex mex/salsas tex mex, salsa de tacos/salsas de tacos, salsa de fajitas/salsas de fajitas',
      like: 'enchilada sauce',
      contains: [],
      mayContain: ['gluten', 'milk', 'celery', 'soybeans'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names: 'salsa de asado de carne/salsas de asado de carne, gravy, salsa oscura/salsas oscuras, jugo de asado/jugos de asado, jugo del asado, salsa gravy/salsas gravy',
      like: 'gravy',
      contains: [],
      mayContain: ['gluten', 'celery', 'milk', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'salsa tikka masala/salsas tikkas masalas, salsa de curry/salsas de curry, salsa curry/salsas curry, salsa korma/salsas kormas',
      like: 'simmer sauce',
      contains: [],
      mayContain: ['milk', 'nuts', 'mustard', 'celery'],
    },
    {
      names: 'kimchi/-s, kimchi vegano/kimchis veganos, kimchee/-s, base de kimchi/bases de kimchi, salsa kimchi/salsas kimchis',
      like: 'kimchi',
      contains: [],
      mayContain: ['fish', 'crustaceans', 'soybeans', 'gluten', 'sesame'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'chicha/-s, chicha de jora/chichas de jora, pulque/-s, colonche/-s, chicha de maíz/chichas de maíz, chicha fermentada/chichas fermentadas, masato/-s, guarapo fermentado/guarapos fermentados, chicha de piña/chichas de piña',
      like: 'sake',
      contains: [],
      mayContain: ['gluten'],
      mayRuleOut: ['halal'],
    },
    {
      names: 'rompope/-s, ponche crema/ponches cremas, licor de huevo/licores de huevo, ponche/-s, coquito/-s, eggnog/-s, cola de mono/colas de mono, sabajón/sabajones, rompope de vainilla/rompopes de vainilla',
      like: 'irish cream',
      contains: [],
      mayContain: ['milk', 'eggs', 'nuts', 'sulphites'],
      mayRuleOut: ['halal'],
    },
    {
      names: 'clara con limón/claras con limón, cerveza con limón/cervezas con limón, michelada/-s, cerveza de jengibre/cervezas de jengibre, cerveza sin gluten/cervezas sin gluten, clara de cerveza/claras de cerveza, cerveza shandy/cervezas shandy, cerveza de maíz/cervezas de maíz, radler/-es',
      like: 'beer',
      contains: [],
      mayContain: ['gluten', 'sulphites'],
      mayRuleOut: ['halal'],
    },
    {
      names: 'vino/-s, vino para cocinar/vinos para cocinar, vino seco/vinos secos, vino de cocina/vinos de cocina, vino dulce de mesa/vinos dulces de mesa, pipeño/-s, vino blanco o tinto/vinos blancos o tinto',
      like: 'white wine',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names:
        'bebida alcohólica/bebidas alcohólicas, alcohol/-es, copita de licor/copitas de licor, alcohol etílico/alcoholes etílicos, alcohol apto para consumo/alcoholes aptos para consumo, alcohol de cereal/alcoholes de cereal, alcohol para flamear/alcoholes para flamear, licor de su preferencia/licores de su preferencia, alcohol de caña/alcoholes de caña',
      like: 'rum',
      contains: [],
      mayContain: ['milk', 'eggs', 'nuts'],
      rulesOut: ['halal'],
    },
    {
      names: 'carajillo/-s, ponche caballero/ponches caballeros, infusión con licor/infusiones con licor, queimada/-s',
      like: 'brandy',
      contains: [],
      rulesOut: ['halal'],
    },
    { names: 'anís/anises', like: 'anise seed', contains: [], mayRuleOut: ['halal'] },
    { names: 'manzanilla/-s', like: 'sherry', contains: [], mayContain: ['sulphites'], mayRuleOut: ['halal'] },
    {
      names: 'vino quinado/vinos quinados, vino aromatizado/vinos aromatizados, vino de postre/vinos de postre',
      like: 'vermouth',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names: 'vinagre/-s, vinagre aromatizado/vinagres aromatizados, vinagre de hierbas/vinagres de hierbas, vinagre de ajo/vinagres de ajo',
      like: 'white vinegar',
      contains: [],
      mayContain: ['sulphites', 'gluten'],
    },
    {
      names:
        'horchata/-s, horchata de chufa/horchatas de chufa, horchata de arroz/horchatas de arroz, chufa/-s, horchata de chufas/horchatas de chufas, harina de chufa/harinas de chufa, agua de horchata/aguas de horchata, jarabe de horchata/jarabes de horchata, horchata en polvo/horchatas en polvo, leche de chufa/leches de chufa, leche de chufas/leches de chufas',
      like: 'horchata',
      contains: [],
      mayContain: ['milk', 'nuts', 'gluten'],
    },
    { names: 'té chai/tés chais, chai/-s, chai latte/chais lattes', like: 'chai', contains: [], mayContain: ['milk'] },
    {
      names: 'café con leche/cafés con leche, cappuccino/-s, capuchino/-s, café cappuccino/cafés cappuccinos, café latte/cafés lattes',
      like: 'coffee',
      contains: [],
      mayContain: ['milk', 'gluten'],
    },
    {
      names: 'crema chantilly vegetal/cremas chantilly vegetales, chantilly en polvo, crema chantilly en polvo/cremas chantilly en polvo, chantillí vegetal/chantillíes vegetales, crema vegetal batida/cremas vegetales batidas, chantipack/-s, topping/-s',
      like: 'whipped topping',
      contains: [],
      mayContain: ['milk', 'soybeans', 'eggs', 'nuts'],
    },
    {
      names: 'Ovaltine, leche malteada/leches malteadas, polvo de malta/polvos de malta, Ovomaltina, chocomalta/-s',
      like: 'malted milk powder',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names: 'leche de fórmula/leches de fórmula, leche infantil/leches infantiles, leche de continuación/leches de continuación, leche materna/leches maternas, fórmula infantil/fórmulas infantiles, leche de inicio/leches de inicio',
      like: 'milk powder',
      contains: ['milk'],
      mayContain: ['soybeans', 'fish'],
    },
    {
      names: 'crema en polvo/cremas en polvo, blanqueador de café/blanqueadores de café, Coffee Mate, sustituto lácteo/sustitutos lácteos',
      like: 'milk powder',
      contains: [],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'cocada/-s, yema de coco/yemas de coco, coquito acaramelado/coquitos acaramelados, macarrón de coco/macarrones de coco, besos de coco, cono de coco/conos de coco, dulce de coco/dulces de coco, manjar de coco/manjares de coco, coco en almíbar/cocos en almíbar, conserva de coco/conservas de coco',
      like: 'coconut',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten', 'nuts'],
    },
    {
      names: 'migas de pastor, migas ruleras, migas extremeñas, migas manchegas',
      like: 'crouton',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names: 'rebanadas tostadas, tosta variada/tostas variadas, mini tostas, tostas pequeñas, canapé/-s, pan de canapé/panes de canapé, base de canapé/bases de canapé, cestitas, minitostas, panecillos tostados, tostas integrales, tostaditas de pan, cestitas de masa, panecillos tostaditos',
      like: 'rusk',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'sesame'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'torta de aceite/tortas de aceite, coca de aceite/cocas de aceite, tortas de Inés Rosales, torta de anís/tortas de anís, coca/-s, fugazzeta/-s, pan de sésamo/panes de sésamo, torta de chicharrones/tortas de chicharrones, torta de Algarrobo/tortas de Algarrobo, oblea de pan/obleas de pan, pan carasau/panes carasaus, coca de recapte/cocas de recapte, pan de semillas de sésamo/panes de semillas de sésamo, simit/-s, pan de pipas/panes de pipas, pan de nueces/panes de nueces, pan de aceitunas/panes de aceitunas, pan de maíz/panes de maíz, pan de elote/panes de elote, pan con tomate/panes con tomate, pan de cebolla/panes de cebolla, pan de tomate/panes de tomate',
      like: 'flatbread',
      contains: ['gluten'],
      mayContain: ['sesame', 'milk', 'nuts', 'eggs'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
    {
      names:
        'rollito de primavera/rollitos de primavera, arrollado primavera/arrollados primaveras, rollito vietnamita/rollitos vietnamitas, rollitos primavera, gyoza/-s, wantán, dim sum/dims sums, wantán frito/wantanes fritos, wonton frito/wontones fritos, gyozas congeladas, empanada/-s, empanadilla/-s, pizza/-s, quiche/-s, lasaña preparada/lasañas preparadas, pastel de choclo/pasteles de choclo, kibbe/-s, kibe/-s, quibe/-s, quibbe/-s, tequeño/-s, croqueta/-s, croquetas de jamón, croquetas de pollo, croqueta de jamón, pizza congelada/pizzas congeladas, saladitos, sándwich/-s, bocadillo/-s, sandwich/-s, bocata/-s, emparedado/-s, torta ahogada/tortas ahogadas, hamburguesa completa/hamburguesas completas, burrito/-s, kebab/-s, salteñas, pastelito/-s, pasapalos, quesadilla/-s, enchilada/-s, taquito/-s, flautas fritas, canelones preparados, chipa guazú/chipas guazúes, causa/-s, papa rellena/papas rellenas, alcapurria/-s, pastel/-es, pay, pie/-s, kuchen/-es, tarta de queso/tartas de queso, tartas',
      like: 'spring roll wrapper',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'sesame', 'crustaceans', 'fish', 'nuts'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'frutos secos con pasas, fruta seca y nueces/frutas secas y nueces, trail mix/trailes mix, mezcla tropical/mezclas tropicales, picada de frutos secos/picadas de frutos secos, cóctel de frutos secos salado/cócteles de frutos secos salado, mix tropical/-es, mix energético/-s, turrones variados, dulces navideños, surtido navideño/surtidos navideños',
      like: 'mixed nuts',
      contains: [],
      mayContain: ['nuts', 'peanuts', 'gluten', 'sesame', 'milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'feijoada/-s, fabada/-s, chili de lata/chilis de lata, fabada en lata/fabadas en lata, cocido madrileño/cocidos madrileños, potaje/-s, porotos con riendas, lentejas guisadas, lentejas con chorizo, frijoles charros, frijoles puercos, frijoles antojitos, compango/-s, pote asturiano/potes asturianos, callos a la madrileña, fabada de bote/fabadas de bote, bandeja paisa/bandejas paisas, callos con garbanzos, frijoles con puerco',
      like: 'kidney bean',
      contains: [],
      mayContain: ['gluten', 'celery', 'milk', 'soybeans'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'frijoles refritos, frijol refrito, frijoles molidos, frijoles volteados, porotos refritos, frijoles negros refritos, frijoles refritos de lata, frijoles refritos en lata, pasta de frijol/pastas de frijol, frijoles bayos refritos, frijoles fritos, frijol negro refrito, puré de frijol/purés de frijol, puré de frijoles/purés de frijoles, frijoles guisados, habichuelas guisadas, caraotas refritas, pasta de frijoles/pastas de frijoles, frijoles preparados',
      like: 'refried bean',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'tabulé/-s, tabbule/-s, tabbouleh/-s, ensalada de quinoa/ensaladas de quinoa, ensalada de arroz/ensaladas de arroz, ensalada de garbanzos/ensaladas de garbanzos',
      like: 'couscous',
      contains: [],
      mayContain: ['gluten', 'nuts', 'milk'],
    },
    {
      names:
        'arroz frito/arroces fritos, arroz amarillo/arroces amarillos, arroz rojo/arroces rojos, arroz a la mexicana/arroces a la mexicana, arroz tres delicias/arroces tres delicias, arroz guisado/arroces guisados, arroz chaufa/arroces chaufas, paella/-s, risotto/-s, congrí/-es, moros y cristianos, gallo pinto/gallos pinto/gallos pintos, arroz chino/arroces chinos, arroz mexicano/arroces mexicanos, arroz pilaf/arroces pilafs, arroz al gusto/arroces al gusto, arroz verde/arroces verdes, arroz con pollo/arroces con pollo, arroz negro/arroces negros, arroz con verduras/arroces con verduras, rice and beans/rices andes beans',
      like: 'long-grain rice',
      contains: [],
      mayContain: ['eggs', 'milk', 'soybeans', 'crustaceans', 'molluscs', 'celery', 'fish', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names: 'arracacha/-s, racacha/-s, apio criollo/apios criollos, virraca/-s, apio andino/apios andinos, apio de papa/apios de papa',
      contains: [],
      mayContain: ['celery'],
    },
    {
      names:
        'chontaduro/-s, pejibaye/-s, pijuayo/-s, cachipay, olluco/-s, ulluco/-s, melloco/-s, papalisa/-s, oca andina/ocas andinas, oca tubérculo/ocas tubérculos, mashua/-s, maca/-s, maca en polvo/macas en polvo, yacón/yacones, crosne/-s, cubio/-s, ibia/-s, chuguas, cuja/-s, papa seca/papas secas, chuño seco/chuños secos, tunta/-s, moraya/-s, camu camu/camus camus, camu camu en polvo/camus camus en polvo, moringa/-s, espirulina/-s, espirulina en polvo/espirulinas en polvo, chlorella/-s, polen/-es, maca andina/macas andinas, cocona/-s, tomate de árbol/tomates de árbol, sachatomate/-s, tamarillo/-s, lulo/-s, naranjilla/-s, lúcuma/-s, pulpa de lúcuma/pulpas de lúcuma, lúcuma en polvo/lúcumas en polvo, harina de lúcuma/harinas de lúcuma, zapote/-s, mamey/-es, sapote/-s, chicozapote/-s, níspero chicozapote/nísperos chicozapotes, guama/-s, pacay, mamoncillo/-s, quenepa/-s, limoncillo quenepa/limoncillos quenepas, borojó/-s, borojo/-s, copoazú/-es, caimito/-s, marañón fruta/marañones frutas/marañones fruta, corozo/-s, nance/-s, nanche/-s, jobo/-s, ciruela jobo/ciruelas jobos, cañandonga/-s, murta/-s, murtilla/-s, calafate/-s, chilto/-s, tuna de cardón/tunas de cardón, jagua/-s, icaco/-s, sauco fruta/saucos frutas/saucos fruta, aguaje/-s, ungurahui/-s, cacao en mazorca/cacaos en mazorca, pepino dulce/pepinos dulces, pepino melón/pepinos melones, cidra/-s, bergamota/-s, lima dulce/-s/limas dulces, lima agria/-s/limas agrias/limas agria, mano de buda/manos de buda, pitanga/-s, ñangapiry, butiá/-s, cajuil/-es, huauzontles frescos, huitlacoche/-s, cuitlacoche/-s, caviar azteca vegetal/caviar aztecas vegetales/caviares aztecas vegetales, flor de yuca/flores de yuca, flor de maguey/flores de maguey, flor de itabo/flores de itabo, pacaya/-s, chipilín/chipilines, hierba mora/hierbas moras, berros silvestres, romeritos, huacatay, pasta de huacatay/pastas de huacatay, pápalo/-s, pipicha/-s, hierba de olor, hoja de aguacate/hojas de aguacate, hoja de maguey/hojas de maguey, mixiote/-s, hoja de maíz/hojas de maíz, hoja de elote/hojas de elote, hojas de tamal, hoja de tamal, totomoxtle/-s, chala/-s, hojas de choclo, panca/-s, pancas de choclo, hoja de higuera/hojas de higuera, hoja de naranjo/hojas de naranjo, hoja de limonero/hojas de limonero, hojas de limón, hoja de limón, hojas de guayaba, ajenjo/-s, ruda/-s, borraja/-s, colleja/-s, cardillo/-s, tagarnina/-s, hinojo marino/hinojos marinos, aloe/-s, caña de azúcar/cañas de azúcar, vara de caña/varas de caña, verdura de mar/verduras de mar, planta de sal/plantas de sal, salvia hispánica hojas/salvias hispánicas hojas, tequesquite/-s, tequesquite en polvo/tequesquites en polvo, cal para nixtamal/cales para nixtamal, cal/-es, alga/-s, alga agar seca/algas agares secas, algas secas, musgo irlandés/musgos irlandeses, carragahen/-es, algas marinas, alga codium/algas codiums, alga espirulina/algas espirulinas, wasabi fresco/wasabis frescos, kombu seco/-s, malva/-s, pamplina/-s, hoja de plátano congelada/hojas de plátano congelada, acederilla/-s, stevia hoja/stevias hojas/stevias hoja, aguaymanto seco/aguaymantos secos, acerola/-s, feijoa verde/feijoas verdes, arazá fresco/arazás frescos, pan de azúcar cucurbita/panes de azúcar cucurbita, melón coreano/melones coreanos, nabos encurtidos, uchuva deshidratada/uchuvas deshidratadas, hoja de bijao fresca/hojas de bijao fresca, hoja de achira/hojas de achira, hojas de platanillo, fruta/-s, macedonia/-s, macedonia de frutas/macedonias de frutas, frutas tropicales, ensalada de frutas/ensaladas de frutas, fruta en almíbar/frutas en almíbar, cóctel de frutas/cócteles de frutas, macedonia en almíbar/macedonias en almíbar, fruta congelada/frutas congeladas, frutas en conserva, fruta para decorar, pulpa de fruta/pulpas de fruta, pulpa de frutas/pulpas de frutas, coctel de frutas en almíbar/cocteles de frutas en almíbar, gajo de cítrico/gajos de cítrico',
      contains: [],
    },
    {
      names: 'pasas borrachas, pasas al ron, uvas pasas al ron, ciruelas al brandy, cerezas en licor, guindas en aguardiente, pasas maceradas en ron, cerezas al licor, guindas en licor',
      like: 'raisin',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names: 'marrón glacé/marrones glacés, castaña en almíbar/castañas en almíbar, crema de castañas/cremas de castañas, puré de castañas/purés de castañas, crema de marrones/cremas de marrones, marrons glacés, pasta de castañas/pastas de castañas',
      like: 'chestnut',
      contains: [],
      mayContain: ['milk', 'sulphites'],
    },
    {
      names:
        'sorbete/-s, sorbete de limón/sorbetes de limón, granizado/-s, paleta helada/paletas heladas, polo de hielo/polos de hielo, helado de limón/helados de limón, helado de agua/helados de agua, sorbete de mango/sorbetes de mango, sorbete de frambuesa/sorbetes de frambuesa, sorbete de fruta/sorbetes de fruta, nieve de limón/nieves de limón, nieve/-s, nieve de fruta/nieves de fruta, sorbete de mandarina/sorbetes de mandarina, polo/-s, granizado de limón/granizados de limón, paleta de hielo/paletas de hielo, helado de frutas/helados de frutas, helado vegano/helados veganos',
      like: 'ice cream',
      contains: [],
      mayContain: ['milk', 'eggs', 'nuts'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'helado de chocolate/helados de chocolate, helado de turrón/helados de turrón, helado de avellana/helados de avellana, helado de café/helados de café, helado de menta/helados de menta, helado de pistacho/helados de pistacho, mantecado de vainilla/mantecados de vainilla, helado de galleta/helados de galleta, helado de frutos secos/helados de frutos secos, helado de ron con pasas/helados de ron con pasas, helado de stracciatella/helados de stracciatella, helado de nueces/helados de nueces, helado de queso/helados de queso',
      like: 'ice cream',
      contains: ['milk'],
      mayContain: ['eggs', 'nuts', 'soybeans', 'gluten'],
    },
    { names: 'semilla/-s', like: 'mixed seeds', contains: [], mayContain: ['sesame', 'mustard'] },
    {
      names: 'hierba/-s, hierbas aromáticas frescas, mezcla de hierbas frescas/mezclas de hierbas frescas, ramillete de hierbas frescas/ramilletes de hierbas frescas, hierbas aromáticas variadas, hierbitas, hojas aromáticas, hierba seca',
      like: 'parsley',
      contains: [],
      mayContain: ['celery'],
    },
    {
      names: 'cebolla frita/cebollas fritas, cebolla crujiente/cebollas crujientes, cebolla crispy/cebollas crispy, cebolla frita deshidratada/cebollas fritas deshidratadas, aros de cebolla',
      like: 'fried shallot',
      contains: [],
      mayContain: ['gluten', 'milk'],
    },
    {
      names: 'pimientos rellenos, chiles rellenos, pimientos del piquillo rellenos',
      like: 'roasted red pepper',
      contains: [],
      mayContain: ['milk', 'eggs', 'gluten', 'fish'],
      mayRuleOut: ['vegetarian', 'vegan', 'halal', 'kosher-style'],
    },
    {
      names:
        'babaganoush comercial/babaganoushs comerciales, dip/-s, untable/-s, muhammara/-s, crema para untar/cremas para untar, paté vegetal/patés vegetales, paté vegano/patés veganos, dip de queso/dips de queso, paté de berenjena/patés de berenjena, paté vegetariano/patés vegetarianos, crema de garbanzos/cremas de garbanzos, crema de berenjena/cremas de berenjena, paté de champiñones/patés de champiñones, paté de setas/patés de setas, paté de verduras/patés de verduras',
      like: 'hummus',
      contains: [],
      mayContain: ['sesame', 'milk', 'nuts', 'celery', 'soybeans', 'eggs', 'gluten', 'fish'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names: 'halva/-s, halvá/-s, halawi/-s, jalva/-s, halvah/-s',
      like: 'halva',
      contains: [],
      mayContain: ['sesame', 'nuts', 'peanuts', 'milk'],
    },
    {
      names: 'extracto de levadura/extractos de levadura, Marmite, Vegemite',
      like: 'yeast extract',
      contains: [],
      mayContain: ['gluten', 'celery'],
    },
    {
      names: 'sesada/-s, tripitas, tripitas de leche, buche/-s, buche de cerdo/buches de cerdo, cuajo/-s, cuajo en polvo/cuajos en polvo, cuajo para queso/cuajos para queso',
      like: 'tripe',
      contains: [],
      mayContain: ['milk'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'dip de espinacas/dips de espinacas, fondue de queso/fondues de queso, fondue/-s, queso para fondue/quesos para fondue, mezcla para fondue/mezclas para fondue',
      like: 'cheddar',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs'],
      mayRuleOut: ['vegetarian', 'halal'],
    },
    {
      names: 'tuna, tunas',
      like: 'prickly pear',
      contains: [],
      mayContain: ['fish'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'conchas, concha, conchitas',
      like: 'scallop',
      contains: [],
      mayContain: ['molluscs', 'gluten', 'eggs', 'milk'],
      mayRuleOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'tinto/-s, clarete/-s, rosado de vino/rosados de vino, vino clarete/vinos claretes',
      like: 'red wine',
      contains: [],
      mayContain: ['sulphites'],
      mayRuleOut: ['halal'],
    },
    {
      names: 'oreja/-s, morro/-s, careta/-s, cabeza de res/cabezas de res, cabeza de cordero/cabezas de cordero, cabeza de ternera/cabezas de ternera, barbacoa de cabeza/barbacoas de cabeza',
      like: 'tripe',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'barbacoa de res/barbacoas de res, barbacoa de borrego/barbacoas de borrego, birria/-s, cecina enchilada/cecinas enchiladas, carne adobada/carnes adobadas, carne enchilada/carnes enchiladas, carne marinada/carnes marinadas, carne al pastor/carnes al pastor, pastor/-es, tinga/-s, cochinita/-s, cochinita pibil/cochinitas pibiles, pulled pork/pulledes porks',
      like: 'stewing beef',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'lechona/-s, hornado/-s, fritada de cerdo/fritadas de cerdo, carne de cerdo adobada/carnes de cerdo adobada, cerdo adobado/cerdos adobados, cerdo marinado/cerdos marinados, lacón adobado/lacones adobados, secreto adobado/secretos adobados',
      like: 'pork shoulder',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'sulphites'],
      rulesOut: PORK,
    },
    { names: 'almidón/almidones', like: 'cornstarch', contains: [], mayContain: ['gluten'] },
    {
      names: 'zumo multivitaminas/zumos multivitaminas, jugo multivitaminas/jugos multivitaminas, zumo variado/zumos variados, néctar/-es, néctar de frutas/néctares de frutas',
      like: 'orange juice',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'sushi, sashimi/-s, maki/-s, nigiri/-s',
      contains: [],
      mayContain: ['fish', 'crustaceans', 'molluscs', 'soybeans', 'sesame', 'eggs', 'gluten'],
      mayRuleOut: ['vegetarian', 'vegan', 'kosher-style'],
    },
    {
      names: 'retazo/-s, maciza/-s, recorte de carne/recortes de carne, menudencia',
      like: 'stewing beef',
      contains: [],
      rulesOut: MEAT,
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'nata vegetal/natas vegetales, crema vegetal/cremas vegetales, nata vegetal para cocinar/natas vegetales para cocinar, crema vegetal para cocinar/cremas vegetales para cocinar, sustituto de nata/sustitutos de nata, sustituto de crema/sustitutos de crema',
      like: 'plant cream',
      contains: [],
      mayContain: ['milk', 'soybeans', 'nuts', 'gluten'],
    },
    {
      names: 'levadura de cerveza/levaduras de cerveza, levadura de cerveza en polvo/levaduras de cerveza en polvo',
      like: 'nutritional yeast',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'pasta de trigo sarraceno/pastas de trigo sarraceno, pasta de sarraceno/pastas de sarraceno',
      like: 'buckwheat',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'chorizo/-s, chorizo curado/chorizos curados, chorizo ibérico/chorizos ibéricos, chorizo para guisar/chorizos para guisar, chorizo ahumado/chorizos ahumados, chorizo de guisar/chorizos de guisar, chorizo español/chorizos españoles, chorizo de cerdo/chorizos de cerdo, chorizo sarta/chorizos sartas, chorizo de Cantimpalos/chorizos de Cantimpalos, chorizo para cocer/chorizos para cocer, choricito/-s, chorizo cantimpalo/chorizos cantimpalos, chorizo pamplona/chorizos pamplonas, chorizo semicurado/chorizos semicurados, chorizo de sarta/chorizos de sarta',
      like: 'chorizo',
      contains: [],
      mayContain: ['milk', 'soybeans'],
      rulesOut: PORK,
    },
    {
      names:
        'chorizo fresco/chorizos frescos, chorizo mexicano/chorizos mexicanos, chorizo rojo/chorizos rojos, chorizo verde/chorizos verdes, chorizo crudo/chorizos crudos, chorizo criollo/chorizos criollos, chorizo parrillero/chorizos parrilleros, chorizo argentino/chorizos argentinos, chorizo oreado/chorizos oreados, chorizo de Toluca/chorizos de Toluca, chorizo toluqueño/chorizos toluqueños, chorizo santarrosano/chorizos santarrosanos, chorizo para asar/chorizos para asar, chorizo antioqueño/chorizos antioqueños, criollo chorizo/criollos chorizos',
      like: 'mexican chorizo',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten'],
      rulesOut: PORK,
    },
    {
      names:
        'salami/-s, salame/-s, salchichón/salchichones, fuet/-s, salame milán/salames milanes, longaniza curada/longanizas curadas, secallona/-s, salami milán/salamis milanes, salame tandilero/salames tandileros, salchichón ibérico/salchichones ibéricos, salchichón de Vic/salchichones de Vic, salamín/salamines, espetec/-s, llonganissa/-s',
      like: 'salami',
      contains: [],
      mayContain: ['milk', 'soybeans'],
      rulesOut: PORK,
    },
    {
      names:
        'jamón york/jamones york, jamón de york/jamones de york, jamón cocido/jamones cocidos, jamón/jamones, jamón de pierna/jamones de pierna, york, jamón natural cocido/jamones naturales cocidos, jamón de cerdo/jamones de cerdo, jamón ahumado/jamones ahumados, jamón tipo york/jamones tipo york, jamón virginia/jamones virginias, feta de jamón, fetas de jamón, fetas de jamón cocido, feta de jamón cocido, jamón planchado/jamones planchados, jamonada de pierna/jamonadas de pierna, tacos de jamón cocido, jamón inglés/jamones ingleses, jamón de espalda/jamones de espalda, pernil dulce/perniles dulces, paleta cocida/paletas cocidas, jamón acaramelado/jamones acaramelados',
      like: 'ham',
      contains: [],
      mayContain: ['milk', 'soybeans'],
      rulesOut: PORK,
    },
    {
      names: 'jamonada/-s, chopped/-es, magro de cerdo en lata/magros de cerdo en lata, chóped/-es, jamonilla/-s, spam/-s, fiambre de lata/fiambres de lata, carne de almuerzo/carnes de almuerzo, fiambre de cerdo/fiambres de cerdo',
      like: 'luncheon meat',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten'],
      rulesOut: PORK,
    },
    {
      names:
        'jamón de pavo/jamones de pavo, fiambre de pavo/fiambres de pavo, pechuga de pavo ahumada/pechugas de pavo ahumada, pavo en lonchas/pavos en lonchas, pechuga de pavo en lonchas/pechugas de pavo en lonchas, jamón de pechuga de pavo/jamones de pechuga de pavo, pavo cocido en lonchas/pavos cocidos en lonchas, lonchas de pavo, pechuga de pavo cocida/pechugas de pavo cocida, pechuga de pavo rebanada/pechugas de pavo rebanada, fiambre de pechuga de pavo/fiambres de pechuga de pavo, lonchas de pechuga de pavo, jamón de pollo/jamones de pollo, pavo ahumado/pavos ahumados, blanquet de pavo/blanquets de pavo',
      like: 'smoked turkey',
      contains: [],
      mayContain: ['milk', 'soybeans', 'gluten', 'eggs'],
      rulesOut: MEAT,
    },
    {
      names: 'cucurucho/-s, barquillo/-s, conos para helado, cono de helado/conos de helado, conos de barquillo, cono de barquillo, cucurucho de barquillo/cucuruchos de barquillo, oblea/-s, barquillos de canela, cubanitos, cubanito, neulas',
      like: 'ice cream cone',
      contains: ['gluten'],
      mayContain: ['milk', 'eggs', 'soybeans', 'nuts'],
    },
    {
      names: 'galletas Digestive, digestive, galletas Graham, galleta Graham, galletas integrales tipo Digestive, galletas digestivas, galleta digestiva, galletas tipo Digestive, galletas Graham molidas, galleta graham molida/galletas grahams molidas',
      like: 'graham cracker',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans', 'eggs'],
    },
    {
      names:
        'galleta salada/galletas saladas, cracker/-es, galletas de soda, galleta de soda, galletas de agua, crackers, galletitas de agua, galletas criollitas, galletas crackers, galletas Ritz, galletitas saladas, galleta de agua, soda crackers, galletas saladas molidas, galleta salada molida, saladitas, galleta saltina/galletas saltinas, saltinas, galleta Ritz, galletas habaneras, galletas tipo Ritz, crakers, criollitas, galletitas crackers',
      like: 'cracker',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame', 'soybeans', 'eggs'],
    },
    {
      names:
        'pan rallado/panes rallados, pan molido/panes molidos, miga de pan seca/migas de pan seca, pan rayado/panes rayados, empanizador/-es, pan rallado con ajo y perejil/panes rallados con ajo y perejil, pan rallado integral/panes rallados integrales, rebozador/-es, migas de pan rallado, apanadura/-s, pan rallado con ajo/panes rallados con ajo, pan seco rallado/panes secos rallados, pan rallado o panko/panes rallados o panko, pan molido integral/panes molidos integrales, pan seco molido/panes secos molidos, pan rallado para rebozar, pan rallado para empanar, galleta molida para empanizar, apanado/-s, miga de pan rallada/migas de pan rallada, pan tostado molido/panes tostados molidos, polvo de pan/polvos de pan, pan rallado provenzal/panes rallados provenzales, harina de pan/harinas de pan, pan rallado con perejil/panes rallados con perejil',
      like: 'breadcrumb',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame', 'soybeans'],
    },
    {
      names: 'queso vegano/quesos veganos, parmesano vegano/parmesanos veganos, queso vegetal/quesos vegetales, queso mozzarella vegano/quesos mozzarellas veganos, mozzarella vegana/mozzarellas veganas, queso crema vegano base coco/quesos cremas veganos bases cocos, queso cheddar vegano/quesos cheddares veganos',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['nuts', 'soybeans', 'gluten'],
    },
    {
      names: 'biscote/-s, pan tostado de molde/panes tostados de molde, tostada biscote/tostadas biscotes, pan biscote/panes biscotes, biscotte/-s, pan tostado seco/panes tostados secos',
      like: 'rusk',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame', 'soybeans', 'eggs'],
    },
    {
      names: 'arroz inflado/arroces inflados, cereal de arroz inflado/cereales de arroz inflado',
      like: 'puffed rice',
      contains: [],
      mayContain: ['gluten'],
    },
    { names: 'bagel/-es', like: 'bagel', contains: ['gluten'], mayContain: ['sesame', 'eggs', 'milk'] },
    {
      names:
        'panecillo/-s, bollo de pan/bollos de pan, bolillo/-s, telera/-s, mignon/-es, bollo/-s, pan mignon/panes mignones, pan de telera/panes de telera, panecito/-s, pan bolillo/panes bolillos, pancito/-s, mollete bolillo/molletes bolillos, bollito de pan/bollitos de pan, hallulla/-s, pan hallulla/panes hallullas, pan salado/panes salados, panino/-s, pan redondo/panes redondos, pan ciabatta individual/panes ciabattas individuales, pan para bocadillo/panes para bocadillo, bocadillo de pan/bocadillos de pan, pan para torta/panes para torta, pan para tortas/panes para tortas, pan virote/panes virotes, cemita pan/cemitas panes/cemitas pan, pan de punta/panes de punta, pan carioca/panes cariocas/panes carioca, pan sarnita/panes sarnitas, pan de piso/panes de piso, pan figaza/panes figazas, figaza/-s, birote salado/birotes salados, panini pan/paninis panes/paninis pan',
      like: 'bread roll',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame', 'eggs', 'soybeans'],
    },
    {
      names:
        'tortilla de trigo/tortillas de trigo, tortilla de harina/tortillas de harina, tortillas de harina de trigo, rapidita/-s, tortilla mexicana de trigo/tortillas mexicanas de trigo, tortillas para burritos, tortilla integral/tortillas integrales, tortillas de trigo integrales, tortilla de harina integral/tortillas de harina integral, tortilla para burrito/tortillas para burrito, tortillas de harina para burritos, tortillas para fajitas, wrap/-s, tortillas para wraps, tortilla de fajita/tortillas de fajita, wraps integrales, tortillas de trigo para fajitas, fajita/-s, fajitas integrales, tortilla para fajitas, tortilla mexicana/tortillas mexicanas, tortilla para wraps, tortilla de harina de trigo, sobadita/-s, tortillas para quesadillas, tortillas para tacos de harina',
      like: 'flour tortilla',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'picatoste/-s, crutón/crutones, pan frito en cubos/panes fritos en cubos, croutons, picatostes de pan, crouton/-es, crutones de pan, cuadraditos de pan frito, cubitos de pan, dados de pan, cubos de pan, costroncitos de pan, curruscos',
      like: 'crouton',
      contains: ['gluten'],
      mayContain: ['milk', 'soybeans'],
    },
    {
      names: 'pico/-s, picos de pan, grisín/grisines, grissini/-s, regaña/-s, colines de pan, rosquillas de pan, palitos de pan, regañás, palito de pan, rosquilleta/-s, regañá, regañás de pan',
      like: 'breadstick',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame', 'eggs', 'soybeans'],
    },
    { names: 'falafel/-es', like: 'falafel', contains: [], mayContain: ['gluten', 'sesame', 'soybeans'] },
    {
      names: 'nacho/-s, totopo/-s, totopos de maíz, chips de tortilla, chips de maíz, triángulos de maíz, nachos de maíz, tortilla chips',
      like: 'tortilla chip',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names: 'pasta de curry rojo/pastas de curry rojo, curry rojo en pasta/curry rojos en pasta, curry rojo/-s, pasta de curry roja/pastas de curry roja, curry rojo tailandés/curry rojos tailandeses',
      like: 'red curry paste',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'pasta de curry verde/pastas de curry verde, curry verde en pasta/curry verdes en pasta, curry verde/-s',
      like: 'green curry paste',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'soybeans'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'pasta de curry amarillo/pastas de curry amarillo, curry amarillo en pasta/curry amarillos en pasta, pasta massaman/pastas massamanes, curry massaman/-es',
      like: 'yellow curry paste',
      contains: [],
      mayContain: ['crustaceans', 'fish', 'soybeans', 'peanuts'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'tapas, disco/-s, tapitas, discos de masa',
      like: 'pizza dough',
      contains: [],
      mayContain: ['gluten', 'milk', 'eggs'],
      mayRuleOut: ['vegetarian', 'halal', 'kosher-style'],
    },
  ],
  words: {
    article: 'el, la, los, las, un, una, unos, unas, lo, este, esta, estos, estas, su, sus, tu, tus, mi, mis, otro/otra/-s/otras',
    of: 'de, del',
    and: 'y, e, así como, además de, &',
    or: 'o, u, ó, o bien, o en su defecto, en su defecto, o también, alternativamente, o incluso',
    plus: 'más, + más, junto con',
    with: 'con, acompañado de/acompañada de/acompañados de/acompañadas de, junto a',
    without: 'sin, ni, excepto, salvo',
    to: 'a, hasta, entre',
    stop: 'para hamburguesa, para hamburguesas, para la hamburguesa completa, para sushi, para empanadas, para empanadillas, para pizza, para pizzas, para hot dog, para hot dogs, para perritos, para perritos calientes, para tacos, para burritos, para fajitas, para wraps, para quesadillas, para enchiladas, para tamales, para arepas, para torrijas, para canelones, para lasaña, para albóndigas, para croquetas, para sándwich, para sándwiches, para sandwich, para bocadillo, para bocadillos, para paella, para fideuá, para fideuà, para risotto, para ramen, para pad thai, para wok, para pinchos, para brochetas, para milanesas, para estofado, para estofados, para guisos, para sopas, para cocido, para puchero, para pozole, para ceviche, para salsas, para ensaladas, para pinchos morunos, para kebab, para curry, para nachos, para guacamole, para humitas, para hallacas, para pascualina, para carbonara, para sofritos, para choripán, para pancho, para panchos, para completos, para barbacoa, para parrilla, para plancha, para tartar, para carpaccio, para fondue, para raclette, para espagueti, para salpicón, para menestra, para pisto, para gazpacho, para salmorejo, para marinadas, para mayonesa, para la mayonesa casera, para pasta, para carnes, para pescados, para cóctel, para cócteles, para infusión, para infusionar, para desayuno, para desayunar, para merendar, para aperitivo, para picotear, para la masa, para el relleno, para la base, para la salsa, para el sofrito, para la cobertura, para la crema, para el glaseado, para la marinada, para el marinado, para el adobo, para el rebozado, para el almíbar, para el caramelo, para el caldo, para el aliño, para la vinagreta, para el aderezo, para la ensalada, para la guarnición, para el bizcocho, para la carne, para el arroz, para la pasta, para el pan, para la bechamel, para la decoración, para el molde, para los moldes, para la sopa, para el guiso, para la tarta, para el pastel, para la pizza, para el postre, para la mayonesa, para la masa madre, para el merengue, para el baño, para el acompañamiento, para el empanado, para el empanizado, para la mesa, para la fritura, para el topping, para la picada, para el majado, para el pollo, para el pescado, para la ganache, para el frosting, para el betún, para la galleta, para las galletas, para la costra, para las albóndigas, para las croquetas, para las empanadas, para la empanada, para la tortilla, para los tacos, para las arepas, para la hamburguesa, para las hamburguesas, para los sándwiches, para los bocadillos, para la cocción, para el toque final, para el montaje, para el fondo, para el puré, para el gratinado, para la capa, para el líquido, para el prefermento, para la esponja, para el poolish, para la paella, para la fideuá, para el gazpacho, para el flan, para los panqueques, para los crepes, para el batido, para la crema pastelera, para las tostadas, para la quiche, para la lasaña, para los canelones, para la moussaka, para el guacamole, para el pesto, para el hummus, para el chutney, para la mermelada, para la gelatina, para el cheesecake, para la presentación, para la superficie, para la masa de la empanada, para el horno, para la plancha, para el risotto, para el brownie, para los brownies, para las magdalenas, para los muffins, para el cocido, para el potaje, para el ramen, para el wok, para el curry, para el ceviche, para el pico de gallo, para la freidora, para el rodillo, para hacer la masa, para preparar la masa, para amasar, para la masa quebrada, para la masa brisa, de relleno, como guarnición, de guarnición, como acompañamiento, de acompañamiento, para masa, para salsa, para relleno, para cobertura, para base, para acompañamiento, para guarnición, para postre, para rebozado, para glaseado, para marinar, para tapar, para picar, para salsear, para ensalada, para caldo, para sopa, para sofrito, para guisar, para asar, para freír, para cocer, para untar, para el día siguiente, para, por, según, si, hasta que, cuando, como, que, antes, después, durante, mientras, preferiblemente, preferentemente, aunque, pero, idealmente, ideal, pues, ya que, porque, dependiendo, opción, alternativa, equivalente, equivale, es decir, también, puedes, puede, podéis, se puede, se pueden, lo ideal, mejor si, a elegir, a elección, a escoger, es mejor, yo, usé, utilicé, usamos, repartido/repartida/-s/repartidas, dividido/dividida/-s/divididas, separado/separada/-s/separadas, divido/divida/-s/dividas, aparto/aparta/-s/apartas, reservado/reservada/-s/reservadas, reservo/reserva/-s/reservas, ver nota, ver receta, receta, nota, notas, véase, opcionalmente, por ejemplo, tipo',
    about: 'unos, unas, aproximadamente, aprox, alrededor de, cerca de, casi, más o menos, aproximado/aproximada/-s/aproximadas, como unos, como unas, como, al menos, mínimo, como mínimo, máximo, como máximo, algo más de, poco más de, poco menos de, sobre, circa, ca, no más de, más de, menos de, por lo menos',
    optional:
      'opcional/-es, facultativo/facultativa/-s/facultativas, optativo/optativa/-s/optativas, es opcional, a voluntad, si se desea, si deseas, si lo deseas, si quieres, si se quiere, si te gusta, si gustas, si gusta, si se prefiere, si lo prefieres, si prefieres, en caso de necesidad, si es necesario, si hace falta, si hiciera falta, si fuera necesario, si tienes, si desean, si quieren, no es imprescindible, no imprescindible, prescindible/-s, no obligatorio, si os gusta, si le gusta, si queréis, si fuese necesario, si lo desea, si desea',
    size: 'grande/-s, gran, pequeño/pequeña/-s/pequeñas, chico/chica/-s/chicas, mediano/mediana/-s/medianas, mini, extragrande/-s, enorme/-s, gigante/-s, jumbo, largo/larga/-s/largas, corto/corta/-s/cortas, grueso/gruesa/-s/gruesas, delgado/delgada/-s/delgadas, ancho/ancha/-s/anchas, fino/fina/-s/finas, tamaño, tamaños, de tamaño mediano, de tamaño medio, de tamaño grande, tamaño mediano, tamaño grande, tamaño pequeño, tamaño bocado, talla, calibre, chiquito/chiquita/-s/chiquitas, grandecito/grandecita/-s/grandecitas, regular/-es, XL, XXL, L, M, S, hermoso/hermosa/-s/hermosas, generoso/generosa/-s/generosas, pequeñito/pequeñita/-s/pequeñitas, grandoteo/grandotea/-s/grandoteas, medianito/medianita/-s/medianitas, gordo/gorda/-s/gordas, gordito/-s, delgadito/delgadita/-s/delgaditas, finito/finita/-s/finitas, cortito/cortita/-s/cortitas, alargado/alargada/-s/alargadas, redondo/redonda/-s/redondas, cuadrado/cuadrada/-s/cuadradas, ovalado/ovalada/-s/ovaladas, plano/plana/-s/planas, anchito/anchita/-s/anchitas, mayor/-es, menor/-es, minúsculo/minúscula/-s/minúsculas, diminuto/diminuta/-s/diminutas, bueno/buena/-s/buenas, buen, gordete, normal/-es, estándar, mediano-grande, mediana-grande/medianos-grande/medianas-grande, grandecillo/grandecilla/-s/grandecillas, chiquitín, tierno/tierna/-s/tiernas, de buen tamaño, individual/-es, familiar/-es, doble/-s, triple/-s, extra grande, extra grandes',
    manner:
      'colmado/colmada/-s/colmadas, raso/rasa/-s/rasas, ras, a ras, copetón, copetudo/copetuda/-s/copetudas, copeteado/copeteada/-s/copeteadas, bien lleno/bien llena/-s/bien llenas, lleno/llena/-s/llenas, generoso/generosa/-s/generosas, escaso/escasa/-s/escasas, abundante/-s, bien colmado/bien colmada/-s/bien colmadas, apretado/apretada/-s/apretadas, bien apretado/bien apretada/-s/bien apretadas, compacto/compacta/-s/compactas, bien compacto/bien compacta/-s/bien compactas, con copete, sin copete, al ras, rebosante/-s, bien cargado/bien cargada/-s/bien cargadas, nivelado/nivelada/-s/niveladas, panda, pando/-s/pandas, sin colmar, medio lleno/medio llena/-s/medio llenas, llana, sopera, soperas, cafetera, cafeteras, de postre, de té, de café, de moka, de moca, de las de postre, de las de café',
    adverb:
      'finamente, recién, bien, muy, ligeramente, groseramente, toscamente, grueso, muy finamente, previamente, completamente, totalmente, suavemente, levemente, parcialmente, perfectamente, rápidamente, apenas, recientemente, solo, sólo, solamente, únicamente, uniformemente, cuidadosamente, en crudo, poco, demasiado, bastante, más bien, mejor, aparte, bastamente, medianamente, gruesamente, finito, fino, junto, todo junto, aún, ya, tan, tanto, extremadamente, no muy, no demasiado, no, medio, semi, super, súper, crudamente, suficientemente, delicadamente, generosamente, lo bastante, abundantemente, enseguida, siempre, sobre todo, principalmente, especialmente, después, luego, ahora, además, excepto, rectamente, transversalmente, longitudinalmente, diagonalmente',
    preparation:
      'picado/picada/-s/picadas, cortado/cortada/-s/cortadas, rallado/rallada/-s/ralladas, pelado/pelada/-s/peladas, troceado/troceada/-s/troceadas, triturado/triturada/-s/trituradas, derretido/derretida/-s/derretidas, machacado/machacada/-s/machacadas, escurrido/escurrida/-s/escurridas, laminado/laminada/-s/laminadas, molido/molida/-s/molidas, cocido/cocida/-s/cocidas, lavado/lavada/-s/lavadas, limpio/limpia/-s/limpias, deshuesado/deshuesada/-s/deshuesadas, despepitado/despepitada/-s/despepitadas, desvenado/desvenada/-s/desvenadas, fileteado/fileteada/-s/fileteadas, fundido/fundida/-s/fundidas, cernido/cernida/-s/cernidas, tamizado/tamizada/-s/tamizadas, tostado/tostada/-s/tostadas, asado/asada/-s/asadas, remojado/remojada/-s/remojadas, hidratado/hidratada/-s/hidratadas, hervido/hervida/-s/hervidas, sancochado/sancochada/-s/sancochadas, frito/frita/-s/fritas, rebanado/rebanada/-s/rebanadas, partido/partida/-s/partidas, abierto/abierta/-s/abiertas, majado/majada/-s/majadas, exprimido/exprimida/-s/exprimidas, colado/colada/-s/coladas, desmenuzado/desmenuzada/-s/desmenuzadas, desmechado/desmechada/-s/desmechadas, deshebrado/deshebrada/-s/deshebradas, deshilachado/deshilachada/-s/deshilachadas, desmigado/desmigada/-s/desmigadas, descongelado/descongelada/-s/descongeladas, ablandado/ablandada/-s/ablandadas, templado/templada/-s/templadas, enjuagado/enjuagada/-s/enjuagadas, desinfectado/desinfectada/-s/desinfectadas, deshojado/deshojada/-s/deshojadas, desgranado/desgranada/-s/desgranadas, aplastado/aplastada/-s/aplastadas, chafado/chafada/-s/chafadas, trozado/trozada/-s/trozadas, rayado/rayada/-s/rayadas, licuado/licuada/-s/licuadas, procesado/procesada/-s/procesadas, montado/montada/-s/montadas, enfriado/enfriada/-s/enfriadas, refrigerado/refrigerada/-s/refrigeradas, caramelizado/caramelizada/-s/caramelizadas, salteado/salteada/-s/salteadas, pochado/pochada/-s/pochadas, escaldado/escaldada/-s/escaldadas, blanqueado/blanqueada/-s/blanqueadas, pasado/pasada/-s/pasadas, secado/secada/-s/secadas, desalado/desalada/-s/desaladas, despuntado/despuntada/-s/despuntadas, descorazonado/descorazonada/-s/descorazonadas, vaciado/vaciada/-s/vaciadas, ahuecado/ahuecada/-s/ahuecadas, cubeteado/cubeteada/-s/cubeteadas, martajado/martajada/-s/martajadas, tatemado/tatemada/-s/tatemadas, soasado/soasada/-s/soasadas, despellejado/despellejada/-s/despellejadas, eviscerado/eviscerada/-s/evisceradas, desescamado/desescamada/-s/desescamadas, descamado/descamada/-s/descamadas, desangrado/desangrada/-s/desangradas, desgrasado/desgrasada/-s/desgrasadas, atemperado/atemperada/-s/atemperadas, disuelto/disuelta/-s/disueltas, diluido/diluida/-s/diluidas, reducido/reducida/-s/reducidas, separado/separada/-s/separadas, retirado/retirada/-s/retiradas, removido/removida/-s/removidas, quitado/quitada/-s/quitadas, sacado/sacada/-s/sacadas, extraído/extraída/-s/extraídas, enrollado/enrollada/-s/enrolladas, doblado/doblada/-s/dobladas, estirado/estirada/-s/estiradas, extendido/extendida/-s/extendidas, aplanado/aplanada/-s/aplanadas, espalmado/espalmada/-s/espalmadas, mechado/mechada/-s/mechadas, horneado/horneada/-s/horneadas, escalfado/escalfada/-s/escalfadas, a la plancha, a la parrilla, al vapor, al horno, en rodajas, en rodajas finas, en fetas, en fetas finas, en feta, en dados, en daditos, en cubos, en cubitos, en trozos, en trocitos, en tiras, en tiritas, en juliana, en juliana fina, en láminas, en lonchas, en aros, en cuartos, en mitades, en gajos, en bastones, en brunoise, en rebanadas, en filetes, en cuadraditos, en cuadritos, en cuadros, en pluma, en plumas, en plumitas, en medallones, en porciones, en lajas, en hojuelas, en octavos, en tacos, en taquitos, en virutas, en lascas, en hebras, en pedazos, en pedacitos, en ruedas, en ruedítas, en ramilletes, en floretes, en ramitas, en polvo, en puré, en concassé, en mirepoix, en trozos grandes, en trozos pequeños, en trozos medianos, en cubos pequeños, en cubos medianos, en cubos grandes, en dados pequeños, en dados medianos, en trozos regulares, en cubitos pequeños, en tiras finas, en tiras delgadas, en rodajas delgadas, en rebanadas delgadas, en láminas finas, en rodajas gruesas, en aros finos, en trozos de bocado, en dos, en cuatro, en cuatro partes, en dos mitades, por la mitad, a la mitad, a lo largo, a cuartos, a dados, a daditos, a rodajas, a trozos, a tiras, a láminas, a cubos, a gajos, en bastoncitos, en bolitas, en escamas, en migas, en medias lunas, en media luna, en sesgo, al sesgo, en diagonal, a cuchillo, a mano, en mortero, al mortero, al tacto, al dente, al natural, al punto, a punto de pomada, a punto pomada, en punto pomada, en pomada, punto pomada, pomada, a punto de nieve, punto de nieve, punto nieve, a temperatura ambiente, temperatura ambiente, a temp ambiente, a t ambiente, del tiempo, del día anterior, de ayer, del día, en remojo, puesto a remojo/puesta a remojo/puestos a remojo/puestas a remojo, a remojo, remojado desde la noche anterior/remojada desde la noche anterior/remojados desde la noche anterior/remojadas desde la noche anterior, desde la noche anterior, la noche anterior, de la noche anterior, toda la noche, una noche, overnight, espolvoreado/espolvoreada/-s/espolvoreadas, mezclado/mezclada/-s/mezcladas, trinchado/trinchada/-s/trinchadas, cascado/cascada/-s/cascadas, golpeado/golpeada/-s/golpeadas, prensado/prensada/-s/prensadas, pasado por la licuadora/pasada por la licuadora/pasados por la licuadora/pasadas por la licuadora, cepillado/cepillada/-s/cepilladas, raspado/raspada/-s/raspadas, recortado/recortada/-s/recortadas, torneado/torneada/-s/torneadas, recién hecho/recién hecha/-s/recién hechas, recién molido/recién molida/-s/recién molidas, recién exprimido/recién exprimida/-s/recién exprimidas, recién rallado/recién rallada/-s/recién ralladas, precocido/precocida/-s/precocidas, precalentado/precalentada/-s/precalentadas, calentado/calentada/-s/calentadas, entibiado/entibiada/-s/entibiadas, destemplado/destemplada/-s/destempladas, desleído/desleída/-s/desleídas, desenvainado/desenvainada/-s/desenvainadas, desvainado/desvainada/-s/desvainadas, sin desvenar, despojado/despojada/-s/despojadas, descabezado/descabezada/-s/descabezadas, descascarado/descascarada/-s/descascaradas, descascarillado/descascarillada/-s/descascarilladas, descarozado/descarozada/-s/descarozadas, hecho puré/hecha puré/hechos puré/hechas puré, hecho/hecha/-s/hechas, cocinado/cocinada/-s/cocinadas, guisado/guisada/-s/guisadas, estofado/estofada/-s/estofadas, rustido/rustida/-s/rustidas, ahogado/ahogada/-s/ahogadas, chamuscado/chamuscada/-s/chamuscadas, asoleado/asoleada/-s/asoleadas, oreado/oreada/-s/oreadas, desecado/desecada/-s/desecadas, rehidratado/rehidratada/-s/rehidratadas, macerado/macerada/-s/maceradas, marcado/marcada/-s/marcadas, sellado/sellada/-s/selladas, chorreado/chorreada/-s/chorreadas, flameado/flameada/-s/flameadas, tajado/tajada/-s/tajadas, picadito/picadita/-s/picaditas, cortadito/cortadita/-s/cortaditas, peladito/peladita/-s/peladitas, ralladito/ralladita/-s/ralladitas, troceadito/troceadita/-s/troceaditas, partidito/partidita/-s/partiditas, finamente picado/finamente picada/-s/finamente picadas, sin pelar, pesado/pesada/-s/pesadas, pesado en limpio/pesada en limpio/pesados en limpio/pesadas en limpio, pesado sin piel/pesada sin piel/pesados sin piel/pesadas sin piel, ya pelado/ya pelada/-s/ya peladas, ya cocido/ya cocida/-s/ya cocidas, ya limpio/ya limpia/-s/ya limpias, quebrado/quebrada/-s/quebradas, sazonado/sazonada/-s/sazonadas, salpimentado/salpimentada/-s/salpimentadas, embridado/embridada/-s/embridadas, bridado/bridada/-s/bridadas, desleido/desleida/-s/desleidas, espumado/espumada/-s/espumadas, desespumado/desespumada/-s/desespumadas, centrifugado/centrifugada/-s/centrifugadas, emulsionado/emulsionada/-s/emulsionadas, homogeneizado/homogeneizada/-s/homogeneizadas, semi batido, semi derretido/semi derretida/-s/semi derretidas, apachurrado/apachurrada/-s/apachurradas, reposado/reposada/-s/reposadas, rehogado/rehogada/-s/rehogadas, tronchado/tronchada/-s/tronchadas, chascado/chascada/-s/chascadas, confitado/confitada/-s/confitadas, perfumado/perfumada/-s/perfumadas, deshecho/deshecha/-s/deshechas, desprendido/desprendida/-s/desprendidas, desbaratado/desbaratada/-s/desbaratadas, esmigado/esmigada/-s/esmigadas, esmigajado/esmigajada/-s/esmigajadas, desmoronado/desmoronada/-s/desmoronadas, machucado/machucada/-s/machucadas, despedazado/despedazada/-s/despedazadas, zumado/zumada/-s/zumadas, machaco/-s, ataditas, arregladas, arreglado/arreglada/-s, preparada/-s/preparados, listo/lista/-s/listas, usado/usada/-s/usadas, sobrante/-s, restante/-s, sobrado/sobrada/-s/sobradas, restado/restada/-s/restadas, añadido/añadida/-s/añadidas, incluido/incluida/-s/incluidas, adicional/-es, vertido/vertida/-s/vertidas, agregado/agregada/-s/agregadas, mojado/mojada/-s/mojadas, empapado/empapada/-s/empapadas, humedecido/humedecida/-s/humedecidas, seleccionado/seleccionada/-s/seleccionadas, escogido/escogida/-s/escogidas, elegido/elegida/-s/elegidas, contado/contada/-s/contadas, medido/medida/-s/medidas, requerido/requerida/-s/requeridas, deseado/deseada/-s/deseadas, necesario/necesaria/-s/necesarias, recomendado/recomendada/-s/recomendadas, recolectado/recolectada/-s/recolectadas, recogido/recogida/-s/recogidas, cultivado/cultivada/-s/cultivadas, cortar, picar, rallar, pelar, trocear, triturar, batir, moler, derretir, lavar, exprimir, engrasar, untar, espolvorear, decorar, adornar, freír, cocer, hervir, asar, hornear, rociar, pincelar, pintar, barnizar, servir, acompañar, condimentar, sazonar, salpimentar, aderezar, aliñar, cubrir, emplatar, presentar, montar, terminar, enharinar, forrar, rehogar, sofreír, saltear, dorar, remojar, disolver, amasar, estirar, hidratar, mezclar, macerar, marinar, cocinar, preparar, hacer, añadir, agregar, poner, usar, utilizar, comer, guarnecer, bañar, caramelizar, perfumar, aromatizar, colorear, espesar, ligar, desglasar, flamear, rebozar, empanar, empanizar, rellenar, despegar, desmoldar, enfriar, congelar, descongelar, refrigerar, colar, escurrir, reservar, dejar, reposar, fermentar, levar, calentar, templar, ablandar, suavizar, endulzar, salar, desalar, quitar, retirar, extraer, ajustar, rectificar, completar, cubrirlo, cubrirlos, cubrirla, cubrirlas, dar, tener, ser, llegar, formar, unir, sellar, cerrar, envolver, atar, pinchar, ensartar, lubricar, encamisar, ligar la salsa, espesar la salsa, ligar salsas, espesar salsas, trabar la salsa, engordar la salsa, fundir, flambear, corregir, acidez, contrarrestar, compensar, matizar, potenciar, realzar, aligerar, diluirlo, gelificar, esponjar, pulverizar, impregnar, sofreírlo, gratinar, caramelizarlo, desmechar, deshebrar, desmenuzar, majar, machacar, laminar, filetear, deshuesar, desgrasar, sancochar, pochar, confitar, encurtir, esterilizar, envasar, tostar, infusionar, enjuagar, aplastar, estrellar, escalfar, desleír, diluir, espumar, calcular, pesar, medir, tamizar, cernir, licuar, procesar, moldear, bolear, hidratarla, hidratarlos, ablandarlo, cocerlo, cocerlos, freírlo, freírlos, decorarlo, servirlo, engrasarlo, engrasarla',
    quality:
      'de búfala, búfala, fresco/fresca/-s/frescas, maduro/madura/-s/maduras, ecológico/ecológica/-s/ecológicas, orgánico/orgánica/-s/orgánicas, bio, biológico/biológica/-s/biológicas, casero/casera/-s/caseras, natural/-es, verde/-s, rojo/roja/-s/rojas, blanco/blanca/-s/blancas, negro/negra/-s/negras, amarillo/amarilla/-s/amarillas, morado/morada/-s/moradas, anaranjado/anaranjada/-s/anaranjadas, rosado/rosada/-s/rosadas, violeta, marrón, marrones, oscuro/oscura/-s/oscuras, firme/-s, jugoso/jugosa/-s/jugosas, crujiente/-s, cremoso/cremosa/-s/cremosas, espeso/espesa/-s/espesas, líquido/líquida/-s/líquidas, sólido/sólida/-s/sólidas, blando/blanda/-s/blandas, duro/dura/-s/duras, suave/-s, fuerte/-s, intenso/intensa/-s/intensas, picante/-s, dulce/-s, ácido/ácida/-s/ácidas, amargo/amarga/-s/amargas, agridulce/-s, agrio/agria/-s/agrias, salvaje/-s, silvestre/-s, campero/campera/-s/camperas, de corral, de campo, de granja, de calidad, de buena calidad, de primera calidad, de la mejor calidad, buena calidad, calidad, de temporada, temporada, de proximidad, local/-es, nacional/-es, españolo/española/-s/españolas, mexicano/mexicana/-s/mexicanas, argentino/argentina/-s/argentinas, colombiano/colombiana/-s/colombianas, peruano/peruana/-s/peruanas, chileno/chilena/-s/chilenas, venezolano/venezolana/-s/venezolanas, italiano/italiana/-s/italianas, francés, francesa, japonés, japonesa, chino/china/-s/chinas, tailandés, tailandesa, griego/griega/-s/griegas, turco/turca/-s/turcas, gallego/gallega/-s/gallegas, vasco/vasca/-s/vascas, asturiano/asturiana/-s/asturianas, andaluz, andaluza, canario/canaria/-s/canarias, murciano/murciana/-s/murcianas, navarro/navarra/-s/navarras, aragonés, catalán, catalana, valenciano/valenciana/-s/valencianas, madrileño/madrileña/-s/madrileñas, riojano/riojana/-s/riojanas, extremeño/extremeña/-s/extremeñas, criollo/criolla/-s/criollas, tradicional/-es, artesano/artesana/-s/artesanas, artesanal/-es, auténtico/auténtica/-s/auténticas, puro/pura/-s/puras, extra, extrafino/extrafina/-s/extrafinas, superior/-es, premium, selecto/selecta/-s/selectas, fino/fina/-s/finas, refinado/refinada/-s/refinadas, común, comunes, corriente/-s, simple/-s, sencillo/sencilla/-s/sencillas, frío/fría/-s/frías, caliente/-s, tibio/tibia/-s/tibias, templado/templada/-s/templadas, hirviendo, hirviente/-s, ardiendo, entero/entera/-s/enteras, medio/media/-s/medias, tierno/tierna/-s/tiernas, joven, jóvenes, viejo/vieja/-s/viejas, añejo/añeja/-s/añejas, reciente/-s, nuevo/nueva/-s/nuevas, del país, importado/importada/-s/importadas, grueso/gruesa/-s/gruesas, delgado/delgada/-s/delgadas, graso/-s, nutritivo/nutritiva/-s/nutritivas, sabroso/sabrosa/-s/sabrosas, rico/rica/-s/ricas, aromático/aromática/-s/aromáticas, fragante/-s, perfumado/perfumada/-s/perfumadas, neutro/neutra/-s/neutras, favorito/favorita/-s/favoritas, preferido/preferida/-s/preferidas, vegetal, animal/-es, comestible/-s, alimentario/alimentaria/-s/alimentarias, alimenticio/alimenticia/-s/alimenticias, multiuso/-s, instantáneo/instantánea/-s/instantáneas, rápido/rápida/-s/rápidas, precocinado/precocinada/-s/precocinadas, preelaborado/preelaborada/-s/preelaboradas, comercial/-es, industrial/-es, envasado/envasada/-s/envasadas, embotellado/embotellada/-s/embotelladas, empaquetado/empaquetada/-s/empaquetadas, al vacío, a granel, del supermercado, comprado/comprada/-s/compradas, ya hecho/ya hecha/-s/ya hechas, de bote, de tarro, de brick, de sobre, de bolsa, de paquete, de caja, de frasco, concentrado/concentrada/-s/concentradas, virgen, extravirgen, prensado en frío/prensada en frío/prensados en frío/prensadas en frío, primera presión, filtrado/filtrada/-s/filtradas, sin filtrar, pasteurizado/pasteurizada/-s/pasteurizadas, rústico/rústica/-s/rústicas, campesino/campesina/-s/campesinas, regional/-es, típico/típica/-s/típicas, de la huerta, de huerta, de invernadero, de primavera, de verano, de invierno, de otoño, veraniego/veraniega/-s/veraniegas, primaveral/-es, invernal/-es, otoñal/-es, de rama, en rama, brillante/-s, terso/tersa/-s/tersas, carnoso/carnosa/-s/carnosas, pulposo/pulposa/-s/pulposas, crespo/crespa/-s/crespas, rizado/rizada/-s/rizadas, liso/lisa/-s/lisas, plano/plana/-s/planas, arrugado/arrugada/-s/arrugadas, peludo/peluda/-s/peludas, espinoso/espinosa/-s/espinosas, sano/sana/-s/sanas, saludable/-s, apto/apta/-s/aptas, especial/-es, normal/-es, clásico/clásica/-s/clásicas, original/-es, mixto/mixta/-s/mixtas, variado/variada/-s/variadas, surtido/surtida/-s/surtidas, diverso/diversa/-s/diversas, diferente/-s, distinto/distinta/-s/distintas, varios, varias, mismo/misma/-s/mismas, cualquier, cualquiera, bajo en sodio/baja en sodio/bajos en sodio/bajas en sodio, bajo en sal, bajo en grasa, alto oleico, rico en/rica en/ricos en/ricas en, reducido en/reducida en/reducidos en/reducidas en, blanco nuclear, translúcido/translúcida/-s/translúcidas, transparente/-s, incoloro/incolora/-s/incoloras, rubio/rubia/-s/rubias, moreno/morena/-s/morenas, trigueño/trigueña/-s/trigueñas, pardo/parda/-s/pardas, gris, grises, azul/-es, lila/-s, rosa/-s, turquesa, beige, colorado/colorada/-s/coloradas, multicolor/-es, de colores, tricolor/-es, bicolor/-es, de color, color, colores, hermoso/hermosa/-s/hermosas, perfecto/perfecta/-s/perfectas, impecable/-s, precioso/preciosa/-s/preciosas, excelente/-s, mejor, mejores, buen, bueno/buena/-s/buenas, inmaduro/inmadura/-s/inmaduras, verdoso/verdosa/-s/verdosas, muy maduro/muy madura/-s/muy maduras, bien maduro/bien madura/-s/bien maduras, maduro pero firme/madura pero firme/maduros pero firme/maduras pero firme, pintón, pintones, pintona, en su punto, no muy maduro/no muy madura/-s/no muy maduras, poco maduro/poco madura/-s/poco maduras, libre de impurezas, de pastoreo, de libre pastoreo, alimentado con pasto/alimentada con pasto/alimentados con pasto/alimentadas con pasto, certificado/certificada/-s/certificadas, DOP, IGP, D.O, D.O.P, denominación de origen, con denominación de origen, premiado/premiada/-s/premiadas, gourmet, recio/recia/-s/recias, ecol, eco, km 0, kilómetro cero, de la abuela, de mi tierra, del pueblo, del huerto, huerta, derretible/-s, esponjoso/esponjosa/-s/esponjosas, sedoso/sedosa/-s/sedosas, aterciopelado/aterciopelada/-s/aterciopeladas, granulado/granulada/-s/granuladas, fluido/fluida/-s/fluidas, denso/densa/-s/densas, ralo/rala/-s/ralas, consistente/-s, elástico/elástica/-s/elásticas, maleable/-s, pegajoso/pegajosa/-s/pegajosas, arenoso/arenosa/-s/arenosas, granuloso/granulosa/-s/granulosas, macizo/-s, compacto/compacta/-s/compactas, poroso/porosa/-s/porosas, tupido/tupida/-s/tupidas, lechoso/-s, aguanoso/aguanosa/-s/aguanosas, suelto/suelta/-s/sueltas, aireado/aireada/-s/aireadas, estéril, esterilizado/esterilizada/-s/esterilizadas, soluble/-s, fortificado/fortificada/-s/fortificadas, enriquecido/enriquecida/-s/enriquecidas, vitaminado/vitaminada/-s/vitaminadas, alto en fibra/alta en fibra/altos en fibra/altas en fibra, sin sabor, sin aditivos, sin conservantes, sin colorantes, abundante/-s, suficiente/-s, necesario/necesaria/-s/necesarias, recién horneado/recién horneada/-s/recién horneadas, recién hecho/recién hecha/-s/recién hechas, recién cosechado/recién cosechada/-s/recién cosechadas, de ayer, del día, sobrante/-s',
    extract: 'zumo/-s, jugo/-s, ralladura/-s, cáscara/-s/cascara/cascaras, piel/-es, pulpa/-s, raspadura/-s, monda/-s, peladura/-s, zeste/-s, cascarita/-s, mondadura/-s',
    harmless:
      'la que admita la masa, lo que admita la masa, lo que pida la masa, la que pida la masa, el que admita la masa, lo que absorba la masa, según admita la masa, materia grasa, de materia grasa, M.G., MG, cuerpo/-s, tienes, tengo, tenemos, pídelo, pídele, pídelos, pídelas, pedir, pedid, pollería, huevería, verdulería, hemos, he, ha, han, has, dejas, dejamos, usa, use, utiliza, utilice, usaré, pon, ponemos, echa, echar, echamos, añade, quita, corta, pica, ralla, pela, lava, remoja, cuece, hierve, fríe, deja, retira, compra, comprar, cambia, sirve, sirven, necesitas, necesitamos, necesitarás, hará, harán, haremos, hice, hicimos, puse, pusimos, eché, corté, quedó, quedará, salieron, encontrar, encuentras, gusta, gustan, gusten, guste, prefieras, prefieres, prefiero, quieras, quieres, queramos, apetezca, apetece, dé, aporta, aportar, evitar, lograr, conseguir, depende, según tamaño, según el tamaño, según gusto, según el gusto, según necesidad, según marca, la cantidad, más grande, más grandes, más pequeño, más pequeños, más cantidad, más si hace falta, gusto, al gusto, a gusto, a tu gusto, a su gusto, gustos, cantidad, cantidades, cantidad suficiente, cantidad necesaria, c/n, cn, c n, c/s, cs, a discreción, necesidad, lo necesario, la necesaria, el necesario, lo que admita, la que admita, molde/-s, bandeja/-s, fuente/-s, sartén, sartenes, cazuela/-s, olla/-s, cacerola/-s, plato/-s, platito/-s, bol, boles, cuenco/-s, recipiente/-s, superficie/-s, mesa/-s, encimera/-s, mesada/-s, horno, nevera, frigorífico, refrigerador, heladera, congelador, freezer, refri, microondas, batidora, licuadora, procesador, thermomix, robot, palillo/-s, pincho/-s, hilo, hilo de cocina, hilo bramante, cordel, papel, papel de horno, papel vegetal, papel sulfurizado, papel de aluminio, papel aluminio, papel film, film transparente, film, papel encerado, papel manteca, papel mantequilla, papel absorbente, papel de cocina, papel parafinado, papel de hornear, papel de estraza, papel antigraso, palo de brocheta, palos de brocheta, palitos de brocheta, palitos de madera, palitos para brochetas, palitos de helado, manga pastelera, mangas pasteleras, boquilla/-s, rodillo, espátula, cortador/-es, cortapastas, rejilla, capacillo/-s, cápsulas de papel, pirotín/pirotines, moldes de papel, ramequines, ramequín, flanera/-s, tarro esterilizado, tarros esterilizados, frascos esterilizados, cazuelita/-s, moldecito/-s, servilleta/-s, mantel, estameña, gasa, paño, trapo, manta de cielo, lienzo, red, malla, decoración, decoraciones, adorno/-s, adornar, presentación, acabado, servicio, montaje, emplatado, decorado, remate, toque, toquecito/-s, pincelado, cocción, fritura, freidura, hervido, asado, horneado, engrasado, espolvoreo, espolvoreado, macerado, maceración, hidratación, remojo, temperatura, ambiente, frío, calor, fuego, minutos, minuto, min, hora/-s, día/-s, noche, segundos, tiempo, rato, momento, antelación, víspera, grados, grado, centímetro/-s, cm, mm, diámetro, espesor, grosor, largo, ancho, alto, altura, longitud, peso, peso neto, peso bruto, peso escurrido, neto, bruto, escurrido, aproximado, receta/-s, elaboración, paso/-s, preparación, ingrediente/-s, parte/-s, mitad, mitades, resto, restos, total, unidad, porción, porciones, ración, raciones, persona/-s, comensal, comensales, invitado/-s, marca/-s, variedad, variedades, tipo, clase/-s, estilo, forma/-s, manera/-s, tamaño/-s, formato, textura, consistencia, sabor, sabores, color, punto, piel, pieles, carozo/-s, cuesco/-s, rabito/-s, tallo/-s, tallito/-s, hebra/-s, hilos, nervio/-s, vena/-s, escama/-s, espina/-s, cabeza/-s, cáscara, cascarón, cascarones, caparazón, corona, raíz, raíces, capa/-s, membrana/-s, hollejo/-s, grasa visible, telilla/-s, tela, barba/-s, vísceras, intestino, intestinos, agallas, aletas, ojos, boca, centro, extremo/-s, punta/-s, borde/-s, exterior, interior, opción, opciones, elección, preferencia, gusto personal, antojo, deseo, ganas, imaginación, cariño, amor, paciencia, salud, dieta, régimen, de tu elección, de tu preferencia, de su preferencia, de tu gusto, de preferencia, a tu elección, de su elección, a su elección, de vuestra elección, que prefieras, que más te guste, que más te gusten, que te guste, que tengas, que tengáis, que tenga, que quieras, que desees, lo que quieras, que encuentres, que haya, el que tengas, la que tengas, favorito/favorita/-s/favoritas, lo justo, justo/justa/-s/justas, al final, al principio, a última hora, al momento, en el momento, por encima, encima, arriba, abajo, debajo, dentro, fuera, por dentro, por fuera, alrededor, al lado, aparte, por separado, cada, cada una, cada uno, por cada, c/u, cu, por persona, por comensal, por ración, por cabeza, ver, nota, receta aquí, aquí, enlace, link, foto, web, blog, vídeo, video, receta básica, es, son, está, están, esté, estén, sea, sean, sería, fue, hay, tiene, tienen, tenga, tengan, era, puede, pueden, debe, deben, suele, suelen, queda, quede, queden, lleva, llevan, va, van, vaya, vienen, viene, venga, vengan, salga, salgan, salen, sale, se, nos, os, le, les, me, te, lo, ello, ellos, ella, ellas, esto, eso, ese, esa, esos, esas, aquel, aquella, algo, algún, alguno/alguna/-s/algunas, nada, todo/toda/-s/todas, mucho/mucha/-s/muchas, poco/poca/-s/pocas, un poco, un poquito, poquito/-s, otro/otra/-s/otras, ambos, ambas, demás, mismo/misma/-s/mismas, tal, tales, tanto/tanta/-s/tantas, cuanto/cuanta/-s/cuantas, cual, cuales, cuya, cuyo, qué, donde, dónde, cómo, cuando, así, allí, allá, ahí, acá, hoy, ayer, mañana, desde, bajo, contra, tras, mediante, en, al, aun, incluso, además, quitadas, quitado/quitada/-s, retirado/retirada/-s/retiradas, separado/separada/-s/separadas, hecha, hechas, hecho, hechos, puesto/puesta/-s/puestas, visto/vista/-s/vistas, dicho/dicha/-s/dichas, llamado/llamada/-s/llamadas, conocido/conocida/-s/conocidas, denominado/denominada/-s/denominadas, también llamado/también llamada/-s/también llamadas, también conocido como/también conocida como/también conocidos como/también conocidas como, conocido como/conocida como/conocidos como/conocidas como, llamado así/llamada así/llamados así/llamadas así, utensilio/-s, cuchillo/-s, cuchara/-s, tenedor, tenedores, tijeras, mortero, molcajete, comal, parrilla, asador, vaporera, colador, tamiz, cernidor, varillas, film de cocina, mandolina, rallador, pelador, rallador fino, pincel, brocha, jeringa, soplete, termómetro, báscula, balanza, vaso medidor, jarra, molinillo, tapa, tapadera, surtido, combinación, conjunto, selección, variado, elaborado, listo, lista, disponible, aprovechamiento, sobras, ayuda, truco, consejo, sustituir, reemplazar, reemplazo, cambiar, cambio, lugar, vez, en lugar de, en vez de, sustituible, equivalente, igual, parecido/parecida/-s/parecidas, similar, similares, semejante/-s, necesaria, necesario, necesarios, necesarias, suficiente, bastante, preciso/precisa/-s/precisas, imprescindible/-s, indispensable/-s, obligatorio/obligatoria/-s/obligatorias, recomendable/-s, aconsejable/-s, importante/-s, adecuado/adecuada/-s/adecuadas, conveniente/-s, apropiado/apropiada/-s/apropiadas, posible, imposible, fácil, difícil, desayuno, almuerzo, cena, merienda, postre, fiesta, navidad, navideño/navideña/-s/navideñas, pascua, niños, niñas, familia, amigos, mascotas, bebé, adultos, casa, hogar, restaurante, bar, mercado, supermercado, tienda, pescadería, carnicería, frutería, panadería, herbolario, carnicero, pescadero, Mercadona, Hacendado, Lidl, Carrefour, Dia, Alcampo, Eroski, Aldi, El Corte Inglés, tapado, cubierto, destapado, apagado, encendido, máximo, mínimo, medio-alto, suave, lento, fuerte, vivo, alta/altos/-s, baja/bajos/-s, medio, media, doble, triple, simple, único/única/-s/únicas, solo/sola/-s/solas, junto/junta/-s/juntas, primer, primero/primera/-s/primeras, segundo/segunda/segundas, último/última/-s/últimas, tercer, siguiente/-s, anterior/-es, final, veces, par, pareja, tanda, tandas, viaje, vuelta, vueltas, trozo/-s, trocito/-s, pedazo/-s, pedacito/-s, cacho/-s, cachito/-s, porcioncita/-s, fracción, resto de, aros, aro, dadito/-s, cubo/-s, tirita/-s, brunoise, bastón, bastones, bastoncito/-s, lasca/-s, viruta/-s, polvo, grano/-s, granito/-s, gránulo/-s, copo/-s, bola/-s, bolita/-s, perla/-s, perlita/-s, puntita/-s, racimo/-s, ramo/-s, montón, montoncito/-s, hilera/-s, cm aprox, reservar, congelado previamente, sin congelar, sin cocinar, sin cocer, sin hornear, sin tostar, sin blanquear, sin descongelar, sin remojar, sin escurrir, sin lavar, sin cortar, sin trocear, sin picar, sin batir, sin montar, sin moler, sin rallar, sin marcas, sin tapar, sin fondo, sin remover, sin procesar, sin refinar, sin rabo, sin rabito, sin tallo, sin tallos, sin cabeza, sin tripas, sin vísceras, sin espinas, sin escamas, sin pepitas, sin pepas, sin semillas, sin semilla, sin venas, sin venas ni semillas, sin semillas ni venas, sin pepita, sin corazón, sin germen, sin brote, sin brotes, sin hebras, sin hilos, sin nervios, sin grasa, sin costra, sin bordes, sin corteza, sin cáscara, sin carozo, sin hueso, sin huesos, sin pelar, sin tratar, sin encerar, sin gas, con gas, con piel, con hueso, con cáscara, con cabeza, con corteza, con espinas, con sus hojas, con hojas, con su jugo, con su zumo, con su líquido, con su piel, con tallo, con tallos, con rabo, con todo, en su jugo, en su propio jugo, con piel y hueso, con hueso y piel, sin piel ni hueso, sin piel ni semillas, sin piel ni pepitas, sin piel ni huesos, sin piel ni espinas, pepa/-s, semillitas, germen, brote central, huesitos, espinitas, pelusa, rabillo/-s, tallo central, hojas externas, hojas exteriores, primeras hojas, primera capa, capa exterior, parte blanca, parte verde, la parte blanca, la parte verde, sólo la parte blanca, solo la parte blanca, solo la parte verde, parte tierna, solo hojas, sólo hojas, solo las hojas, sólo las hojas, hojas, sin hojas, ramita con hojas, líquido, su líquido, su jugo, jugo reservado, líquido reservado, reservar líquido, conservar, guardar, kcal, calorías, gramos, gr, aprox, ud, uds, und, unds, unid, pax, vol, x, n, nº, núm, número, ref, etc, etcétera, ej, p ej, ejemplo, o sea, osea, decir, ojo, atención, cuidado, gracias, perfecto, bien, mal, regular, vale, venta, precio, euro/-s, oferta',
  },
  qualifiers: {
    skinless: 'sin piel, sin la piel, despellejado/despellejada/-s/despellejadas, sin pellejo, sin cuero',
    boneless: 'sin hueso, sin huesos, deshuesado/deshuesada/-s/deshuesadas, sin espinas, sin espina',
    lean: 'magro/magra/-s/magras, sin grasa, desgrasado/desgrasada/-s/desgrasadas',
    light: 'light, ligero/ligera/-s/ligeras, liviano/liviana/-s/livianas',
    'low-fat':
      'bajo en grasa/baja en grasa/bajos en grasa/bajas en grasa, bajo en grasas/baja en grasas/bajos en grasas/bajas en grasas, semidesnatado/semidesnatada/-s/semidesnatadas, semidescremado/semidescremada/-s/semidescremadas, reducido en grasa/reducida en grasa/reducidos en grasa/reducidas en grasa, parcialmente descremado/parcialmente descremada/-s/parcialmente descremadas, bajo en materia grasa/baja en materia grasa/bajos en materia grasa/bajas en materia grasa',
    skim: 'desnatado/desnatada/-s/desnatadas, descremado/descremada/-s/descremadas, 0% materia grasa, 0% de grasa',
    canned: 'en lata, de lata, enlatado/enlatada/-s/enlatadas, en conserva, de conserva, en bote, de bote',
    dried: 'seco/seca/-s/secas, deshidratado/deshidratada/-s/deshidratadas, desecado/desecada/-s/desecadas, liofilizado/liofilizada/-s/liofilizadas',
    frozen: 'congelado/congelada/-s/congeladas, ultracongelado/ultracongelada/-s/ultracongeladas',
    smoked: 'ahumado/ahumada/-s/ahumadas',
    salted: 'salado/salada/-s/saladas, con sal',
    unsalted: 'sin sal, desalado/desalada/-s/desaladas, sin sal añadida',
    ground: 'molido/molida/-s/molidas, en polvo',
    'whole-grain': 'integral/-es, de grano entero',
    sweetened: 'azucarado/azucarada/-s/azucaradas, endulzado/endulzada/-s/endulzadas, edulcorado/edulcorada/-s/edulcoradas, con azúcar',
    unsweetened: 'sin azúcar, sin azúcar añadido, sin azúcares añadidos, sin endulzar, sin edulcorar, sin azucarar, sin azúcar añadida, no azucarado/no azucarada/-s/no azucaradas',
    cooked: 'cocido/cocida/-s/cocidas, cocinado/cocinada/-s/cocinadas, precocido/precocida/-s/precocidas, hervido/hervida/-s/hervidas, sancochado/sancochada/-s/sancochadas, guisado/guisada/-s/guisadas',
    raw: 'crudo/cruda/-s/crudas, sin cocer, en crudo, sin cocinar',
  },
  claims: {
    'gluten-free':
      'sin gluten, libre de gluten, libres de gluten, sin TACC, apto para celíacos/apta para celíacos/aptos para celíacos/aptas para celíacos, apto celíacos/apta celíacos/aptos celíacos/aptas celíacos, sin T.A.C.C., apto para celiacos, certificado sin gluten/certificada sin gluten/certificados sin gluten/certificadas sin gluten',
    'dairy-free': 'sin lácteos, sin leche, libre de lácteos, sin lácteo, sin productos lácteos, sin trazas de leche, sin proteína de leche, no lácteo, no láctea, no lácteos, no lácteas, sin PLV',
    'lactose-free': 'sin lactosa, deslactosado/deslactosada/-s/deslactosadas, libre de lactosa, baja en lactosa, bajo en lactosa, 0% lactosa',
    vegan: 'vegano/vegana/-s/veganas, 100% vegetal, apto para veganos/apta para veganos/aptos para veganos/aptas para veganos, apto veganos/apta veganos/aptos veganos/aptas veganos',
    vegetarian: 'vegetariano/vegetariana/-s/vegetarianas, apto para vegetarianos/apta para vegetarianos/aptos para vegetarianos/aptas para vegetarianos',
    'egg-free': 'sin huevo, sin huevos, libre de huevo',
    'nut-free': 'sin frutos secos, libre de frutos secos, sin nueces, sin trazas de frutos secos',
    'soy-free': 'sin soja, sin soya, libre de soya, libre de soja',
    'alcohol-free': 'sin alcohol, libre de alcohol, no alcohólico/no alcohólica/-s/no alcohólicas, 0% alcohol',
  },
  groups: {
    nuts: 'nuez/nueces, fruto seco/frutos secos, frutos de cáscara',
    peanuts: 'cacahuete/-s, maní, maníes, cacahuate/-s',
    dairy: 'lácteo/-s, producto lácteo/productos lácteos, leche de vaca, caseína',
    milk: 'leche',
    lactose: 'lactosa',
    gluten: 'gluten',
    wheat: 'trigo',
    eggs: 'huevo/-s',
    fish: 'pescado/-s',
    seafood: 'frutos de mar',
    shellfish: 'marisco/-s',
    crustaceans: 'crustáceo/-s',
    molluscs: 'molusco/-s',
    soy: 'soja, soya',
    sesame: 'sésamo, ajonjolí',
    mustard: 'mostaza',
    celery: 'apio',
    sulphites: 'sulfito/-s',
    lupin: 'altramuz/altramuces',
    meat: 'carne/-s',
    pork: 'cerdo, puerco',
    poultry: 'aves',
    alcohol: 'alcohol',
    cheese: 'queso/-s',
    sugar: 'azúcar',
    cream: 'nata, crema',
    mushrooms: 'seta/-s, hongo/-s, champiñón/champiñones',
    pasta: 'pasta/-s, fideos',
    rice: 'arroz',
    bread: 'pan',
    chocolate: 'chocolate',
    beans: 'frijol/frijoles, judías, alubias',
    lentils: 'lenteja/-s',
    fruit: 'fruta/-s',
  },
  refusals: {
    'allergic to': 'alérgico/alérgica/alérgicos, alergia/-s, intolerante/-s, intolerancia/-s',
    to: 'a, al, a la, a los, a las',
    no: 'nada de, ningún, ninguna, no como, no puedo comer, no tolero, no lleve, no contenga',
  },
  endings: '',
  units: {
    mg: 'mg, miligramo/-s',
    g: 'g, gr, grs, gramo/-s, gms, gm, cuarto de kilo=250, cuartos de kilo=250, medio kilo=500, tres cuartos de kilo=750, kilo y medio=1500, kilo y cuarto=1250',
    kg: 'kg, kgs, kilo/-s, kilogramo/-s, kilito/-s',
    oz: 'oz, onza/-s',
    lb: 'lb, lbs, libra/-s',
    ml: 'ml, mililitro/-s, cc, c.c., cm3, mls',
    cl: 'cl, centilitro/-s',
    dl: 'dl, decilitro/-s',
    l: 'l, lt, lts, litro/-s, ltr, ltrs',
    tsp: 'c. de postre, c. de té, c. de te, c. de café, c. de cafe, cucharadita/-s, cdta, cdtas, cdita, cditas, cucharita/-s, cucharilla/-s, cuchara de té, cucharas de té, cucharada de té, cucharadas de té, cucharada de café, cucharadas de café, cucharadita de café, cucharaditas de café, cucharadita de té, cucharaditas de té, cta, ctas, ctda, ctdas, tsp, cuchara pequeña, cucharas pequeñas, cucharada pequeña, cucharadas pequeñas, cucharita de té, cucharitas de té, cucharilla de café, cucharillas de café, cuchara de café, cucharas de café, cucharada cafetera, cucharadas cafeteras, cuch chica, cuchta, cdt, cdts, cuchara cafetera, cdilla, cucharada chica, cucharadas chicas, cucharadita cafetera, cucharaditas cafeteras, cucharada tetera, chdta, chdtas',
    dessertspoon: 'cucharada de postre, cucharadas de postre, cuchara de postre, cucharas de postre, cucharadita de postre, cucharaditas de postre, cucharilla de postre, cucharillas de postre',
    tbsp: 'c. de sopa, c. sopera, c. soperas, cucharada/-s, cda, cdas, cuchara/-s, cucharada sopera, cucharadas soperas, cuchara sopera, cucharas soperas, cuch, cuchs, tbsp, cucharada grande, cucharadas grandes, cuchara grande, cucharas grandes, cda sopera, cdas soperas, chda, chdas, cucharadota/-s, cucharón=4, cucharones=4, cucharada sopera colmada, cazo=6, cazos=6',
    'fl oz': 'onza líquida, onzas líquidas, onza fluida, onzas fluidas',
    cup: 'taza/-s, tazón, tazones, tza, tzas, tz, tacita=0.33, tacitas=0.33, taza de café=0.33, tazas de café=0.33, taza de té=0.75, tazas de té=0.75, pocillo=0.33, pocillos=0.33, taza de desayuno, taza medidora, tazas medidoras, taza de medir',
    pint: 'pinta/-s',
    gallon: 'galón, galones, galon',
    piece: 'unidad, unidades, ud, uds, und, unds, unid, unids, pieza/-s, pza, pzas, pz, pzs, trozo/-s, trocito/-s, pedazo/-s, pedacito/-s, cacho/-s, cachito/-s, porción, porciones, ración, raciones, presa/-s, medallón, medallones, mitad, mitades, ejemplar, ejemplares, dado/-s, dadito/-s, lasca/-s, viruta/-s',
    clove: 'diente/-s, dientecito/-s',
    stalk: 'tallo/-s, penca/-s, vara/-s, varita/-s',
    slice: 'rodaja/-s, loncha/-s, rebanada/-s, lonja/-s, lámina/-s, rueda/-s, rodajita/-s, rebanadita/-s, tajada/-s, raja/-s, lonchita/-s, laja/-s, ruedita/-s',
    sprig: 'ramita/-s, ramillete/-s, brizna/-s, tallito/-s',
    branch: 'rama/-s, gajito/-s',
    handful: 'puñado/-s, puñadito/-s, puño/-s, manotada/-s, un puñado, puñadico/-s',
    bunch: 'manojo/-s, atado/-s, mazo/-s, ramo/-s, manojito/-s, hatillo/-s, atadito/-s, mata/-s, matita/-s, rollo/-s, paquetito de hierbas, rollito de hierbas',
    head: 'cabeza/-s, cabecita/-s, pella/-s',
    leaf: 'hoja/-s, hojita/-s',
    can: 'lata/-s, latita/-s',
    jar: 'bote/-s, tarro/-s, frasco/-s, botecito/-s, tarrito/-s, frasquito/-s',
    bottle: 'botella/-s, botellín, botellines, botellita/-s, litrona/-s, benjamín',
    packet: 'paquete/-s, paquetito/-s, pack, packs, pqte, pqt, paq, paqs',
    envelope: 'sobre/-s, sobrecito/-s, sbre',
    pot: 'pote/-s, potecito/-s, terrina/-s',
    tube: 'tubo/-s',
    bag: 'bolsa/-s, bolsita/-s, funda/-s, saquito/-s, malla/-s, bandeja/-s, bandejita/-s',
    box: 'caja/-s, cajita/-s, estuche/-s',
    carton: 'brick, bricks, brik, briks, tetrabrik, tetrabriks, cartón, cartones, tetra, tetrapack, tetra brik, minibrik, minibrick',
    tub: 'tarrina/-s, envase/-s',
    basket: 'canastilla/-s, canasta/-s',
    container: 'recipiente/-s',
    sachet: 'sachet, sachets, sobrecillo/-s',
    cube: 'pastilla/-s, pastillita/-s, terrón, terrones, cubito/-s, cubo/-s',
    block: 'bloque/-s',
    ball: 'bola/-s, bolita/-s',
    log: 'rulo/-s',
    bar: 'barra/-s, barrita/-s, tableta/-s',
    stick: 'palito/-s, palo/-s, astilla/-s',
    pinch: 'pizca/-s, pellizco/-s, pizquita/-s, punta de cuchillo, puntas de cuchillo, punta de cucharadita, punta de cuchara, pisca/-s',
    dash: 'golpe/-s, golpecito/-s',
    drop: 'gota/-s, gotita/-s',
    splash: 'chorro/-s, chorrito/-s, chorreón, chorreones, chorretón, chorretones, toque/-s, toquecito/-s, chorreoncito/-s',
    drizzle: 'hilo/-s, hilito/-s, chorrín',
    squeeze: 'chorrito exprimido',
    scoop: 'bocha/-s, cacillo/-s, scoop, scoops',
    glass: 'vaso/-s, vasito/-s, copa/-s, copita/-s, vaso de agua, vasos de agua, caballito/-s, vaso pequeño, vasos pequeños',
    shot: 'shot, shots, chupito/-s',
    cm: 'cm, cms, centímetro/-s',
    inch: 'pulgada/-s',
    fillet: 'filete/-s, filetito/-s',
    strip: 'tira/-s, tirita/-s',
    sheet: 'plancha/-s, placa/-s, lámina grande',
    wedge: 'gajo/-s, cuña/-s, casco/-s',
    square: 'cuadrado/-s, cuadradito/-s, cuadrito/-s',
    dozen: 'docena/-s',
    recipe: 'receta/-s',
  },
  numbers:
    'un=1, uno=1, una=1, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, once=11, doce=12, trece=13, catorce=14, quince=15, dieciséis=16, dieciocho=18, veinte=20, veinticuatro=24, veinticinco=25, treinta=30, cuarenta=40, cincuenta=50, sesenta=60, setenta=70, ochenta=80, noventa=90, cien=100, ciento=100, doscientos=200, doscientas=200, doscientos cincuenta=250, trescientos=300, trescientas=300, cuatrocientos=400, quinientos=500, quinientas=500, mil=1000, medio=0.5, media=0.5, cuarto=0.25, un cuarto=0.25, un tercio=0.3333, tercio=0.3333, dos tercios=0.6667, tres cuartos=0.75, tres cuartas=0.75, uno y medio=1.5, una y media=1.5, un par=2, par=2, un par de=2, algunos=3, algunas=3, unos cuantos=3, unas cuantas=3, varios=3, varias=3, media docena=6, una docena=12, pares=2, dos y media=2.5, dos y medio=2.5, tres y media=3.5',
  ambiguous:
    'mezcla/-s, mix, mixes, preparado, salsa/-s, salsa al gusto, salsa casera, salsa de tu preferencia, galleta/-s, galletita/-s, crema casera, croqueta de lo que sea, relleno/rellena/-s/rellenas, marinada/-s, marinado/marinada/-s, adobado/adobada/-s/adobadas, rebozado/rebozada/-s/rebozadas, empanizado/empanizada/-s/empanizadas, apanada/-s, empanada de, gratinado/gratinada/-s/gratinadas, enharinado/enharinada/-s/enharinadas, aliñado/aliñada/-s/aliñadas, saborizado/saborizada/-s/saborizadas, condimentado/condimentada/-s/condimentadas, aderezado/aderezada, encurtido al gusto, especiado/especiada/-s/especiadas, masa/-s, base/-s, cobertura al gusto, bollo relleno, toppings al gusto, snacks al gusto, dulce al gusto, golosina/-s, chuchería/-s, aperitivo/-s, tapa variada, plato preparado/platos preparados, guiso/-s, comida preparada, suplemento/-s, probiótico/-s, paleta/-s, bolitas de masa, guarnición de tu elección, filetes variados, bebida/-s, refresco al gusto, grasa/-s, mantequilla o margarina líquida, aceite o mantequilla, sustituto/-s, conserva/-s, lata de conserva, confitura variada, producto/-s, ingrediente secreto, ingredientes del relleno, ingredientes al gusto, ensalada preparada, kit, set, lote, comida/-s, frito variado, frituras, empapado en licor, base para salsa, pasta de especias, pasta comercial, crema para decorar, polvo mágico, caramelos variados, lácteo/-s, embutido vegetal, toping/-s, medallón vegetal, farsa, farsas, farce, roux, duxelle, duxelles, velouté, salsa velouté',
};
