import type { Lexicon } from '#lexicon/lexicon';

/** The words of Polish recipes, in the cases of ingredient lists. */
export const PL: Lexicon = {
  foods: {
    onion:
      'cebula/cebuli/cebulę/cebule/cebul, cebula biała/cebuli białej/cebulę białą/cebule białe/cebul białych/biała cebula/białej cebuli/białą cebulę/białe cebule/białych cebul, cebula żółta/cebuli żółtej/cebulę żółtą/cebule żółte/cebul żółtych/żółta cebula/żółtej cebuli/żółtą cebulę/żółte cebule/żółtych cebul, cebulka/cebulki/cebulkę/cebulek, cebula cukrowa/cebuli cukrowej/cebulę cukrową/cebule cukrowe/cebul cukrowych, cebula dymka/cebuli dymka/cebulę dymka/cebule dymka/cebul dymka, cebula zwykła/cebuli zwykłej/cebulę zwykłą/cebule zwykłe/cebul zwykłych, cebula hiszpańska/cebuli hiszpańskiej/cebulę hiszpańską/cebule hiszpańskie/cebul hiszpańskich, cebula szalotkowa/cebuli szalotkowa/cebulę szalotkowa/cebule szalotkowa/cebul szalotkowa, cebulą, cebulką',
    'sweet onion':
      'cebula słodka/cebuli słodkiej/cebulę słodką/cebule słodkie/cebul słodkich/słodka cebula/słodkiej cebuli/słodką cebulę/słodkie cebule/słodkich cebul',
    'red onion':
      'cebula czerwona/cebuli czerwonej/cebulę czerwoną/cebule czerwone/cebul czerwonych/czerwona cebula/czerwonej cebuli/czerwoną cebulę/czerwone cebule/czerwonych cebul, cebulka czerwona/cebulki czerwonej/cebulkę czerwoną/cebulki czerwone/cebulek czerwonych/czerwona cebulka/czerwonej cebulki/czerwoną cebulkę/czerwone cebulki/czerwonych cebulek, cebula fioletowa/cebuli fioletowej/cebulę fioletową/cebule fioletowe/cebul fioletowych',
    'pearl onion':
      'cebulka perłowa/cebulki perłowej/cebulkę perłową/cebulki perłowe/cebulek perłowych, cebula perłowa, cebulka srebrna/cebulki srebrnej/cebulkę srebrną/cebulki srebrne/cebulek srebrnych, cebulki do marynowania',
    shallot:
      'szalotka/szalotki/szalotkę/szalotek, cebula szalotka/cebuli szalotka/cebulę szalotka/cebule szalotka/cebul szalotka, cebulka szalotka, szalotki bananowe, szalotka bananowa/szalotki bananowej/szalotkę bananową/szalotek bananowych',
    leek: 'por/-a/-y/-ów, por młody/pora młodego/pory młode/porów młodych, biała część pora, białe części porów, białą część pora, białej części pora, zielona część pora, kawałek pora, pora biała część, porek/porka/porki/porków',
    scallion:
      'dymka/dymki/dymkę/dymek, cebulka dymka, cebulki dymki, cebulka ze szczypiorem, cebulki ze szczypiorem, cebulka zielona/cebulki zielonej/cebulkę zieloną/cebulki zielone/cebulek zielonych, zielona cebulka, zielonej cebulki, cebula zielona/cebuli zielonej/cebulę zieloną/cebule zielone/cebul zielonych, zielona cebula, dymka ze szczypiorem, dymki ze szczypiorem, młoda cebula ze szczypiorem, młoda cebulka ze szczypiorkiem, młode cebulki, cebula ze szczypiorem, cebula ze szczypiorkiem, młodej cebulki ze szczypiorkiem, siedmiolatka/siedmiolatki/siedmiolatkę/siedmiolatek, cebula siedmiolatka, szczypior dymki, szczypior z dymki, szczypiorek z dymki, szczypior z cebulki, szczypior z cebuli, młoda cebulka, młodej cebulki',
    ramp: 'czosnek niedźwiedzi, czosnku niedźwiedziego, liście czosnku niedźwiedziego, liści czosnku niedźwiedziego, niedźwiedzi czosnek',
    garlic:
      'czosnek/czosnku/czosnki/czosnków, ząbek czosnku/ząbka czosnku/ząbki czosnku/ząbków czosnku, główka czosnku, główki czosnku, czosnek świeży/czosnku świeżego/czosnki świeże/czosnków świeżych, czosnek młody/czosnku młodego/czosnki młode/czosnków młodych, młody czosnek, młodego czosnku, czosneczek, czosneczku, czosnku polskiego, czosnek polski, ząbek czosnek, pasta czosnkowa, przeciśnięty czosnek, przeciśniętego czosnku, czosnku przeciśniętego przez praskę, czosnkiem',
    'black garlic': 'czosnek czarny, czarny czosnek, czarnego czosnku',
    'garlic scape': 'pędy czosnku, pędów czosnku',
    ginger:
      'imbir/-u/-y/-ów, imbir świeży/imbiru świeżego/imbiry świeże/imbirów świeżych/świeży imbir/świeżego imbiru/świeże imbiry/świeżych imbirów, kłącze imbiru, kawałek imbiru, korzeń imbiru, korzenia imbiru, kawałek świeżego imbiru, plaster imbiru, plastry imbiru, imbir starty, tarty imbir, tartego imbiru, startego imbiru',
    galangal: 'galangal/-u/-e/-i, korzeń galangalu, galangal świeży',
    'turmeric root':
      'kurkuma świeża, świeża kurkuma, świeżej kurkumy, korzeń kurkumy, kłącze kurkumy, korzenia kurkumy',
    lemongrass:
      'trawa cytrynowa, trawy cytrynowej, trawę cytrynową, źdźbło trawy cytrynowej, łodyga trawy cytrynowej, łodygi trawy cytrynowej, palczatka cytrynowa',
    'horseradish root':
      'chrzan świeży/chrzanu świeżego/chrzany świeże/chrzanów świeżych, korzeń chrzanu, korzenia chrzanu, świeży chrzan, świeżego chrzanu, świeżo starty chrzan, świeżo startego chrzanu, kawałek korzenia chrzanu',
    'red chili':
      'papryczka chili, papryczki chili, papryczkę chili, papryczek chili, papryczka chilli, papryczki chilli, papryczkę chilli, papryczek chilli, papryczka ostra, ostra papryczka, ostrej papryczki, ostrą papryczkę, ostre papryczki, papryka ostra świeża/papryki ostrej świeża/paprykę ostrą świeża/papryki ostre świeża/papryk ostrych świeża/ostra papryka świeża/ostrej papryki świeża/ostrą paprykę świeża/ostre papryki świeża/ostrych papryk świeża, czerwona papryczka chili, czerwonej papryczki chili, czerwoną papryczkę chili, chili, chilli, świeże chili, świeża papryczka chili, świeżej papryczki chili, peperoncino/peperoncina/peperoncin, papryczka/papryczki/papryczkę/papryczek, papryczka czerwona/papryczki czerwonej/papryczkę czerwoną/papryczki czerwone/papryczek czerwonych, czerwone chili, czerwona papryczka chilli, czerwonej papryczki chilli, papryka chili świeża, papryka chilli, papryki chilli, papryka chili, papryki chili, papryczka peperoni, papryczki peperoni, strąk chili',
    'green chili':
      'zielona papryczka chili, zielonej papryczki chili, zielone chili, zielona papryczka, zielonej papryczki, papryczka zielona, zielona papryczka chilli',
    jalapeño:
      'jalapeño, jalapeno, papryczka jalapeño, papryczki jalapeño, papryczka jalapeno, papryczki jalapeno, papryczkę jalapeno, papryczek jalapeno, papryczki jalapenos, jalapenos',
    'serrano chili': 'papryczka serrano',
    habanero: 'habanero, papryczka habanero, papryczki habanero, papryczkę habanero',
    "bird's eye chili":
      "papryczka tajska, papryczki tajskie, papryczka piri piri, papryczki piri piri, piri piri, papryczka bird's eye",
    'poblano pepper': 'papryczka poblano, papryka poblano',
    'banana pepper':
      'papryka węgierska żółta/papryki węgierskiej żółtej/paprykę węgierską żółtą/papryki węgierskie żółte/papryk węgierskich żółtych',
    'shishito pepper': 'papryczki padron, papryka padron, papryczki pimientos de padron, pimientos de padron',
    carrot:
      'marchew/marchwi/marchwie, marchewka/marchewki/marchewkę/marchewek, młoda marchewka, młodej marchewki, młode marchewki, młodych marchewek, marchew tarta/marchwi tartej/marchew tartą/marchwie tarte/marchwi tartych, starta marchew, startej marchwi, starta marchewka, startej marchewki, marchewka gotowana/marchewki gotowanej/marchewkę gotowaną/marchewki gotowane/marchewek gotowanych/gotowana marchewka/gotowanej marchewki/gotowaną marchewkę/gotowane marchewki/gotowanych marchewek, marchew gotowana/marchwi gotowanej/marchew gotowaną/marchwie gotowane/marchwi gotowanych, ugotowana marchewka, gotowana marchew, marchewka kolorowa/marchewki kolorowej/marchewkę kolorową/marchewki kolorowe/marchewek kolorowych, marchewka fioletowa/marchewki fioletowej/marchewkę fioletową/marchewki fioletowe/marchewek fioletowych, marchewką, marchwią',
    'baby carrot': 'mini marchewka, mini marchewki, mini marchewek, marchewki baby, marchewki mini, minimarchewki',
    potato:
      'ziemniak/-a/-i/-ów, kartofel/kartofla/kartofle/kartofli, pyra/pyry, ziemniak gotowany/ziemniaka gotowanego/ziemniaki gotowane/ziemniaków gotowanych, ugotowane ziemniaki, ugotowanych ziemniaków, gotowane ziemniaki, gotowanych ziemniaków, ziemniak sałatkowy/ziemniaka sałatkowego/ziemniaki sałatkowe/ziemniaków sałatkowych, ziemniaki typu A, ziemniaki typu B, ziemniaki typu C, ziemniak mączysty/ziemniaka mączystego/ziemniaki mączyste/ziemniaków mączystych, ziemniaki irga, ziemniaki ugotowane w mundurkach, ziemniaków ugotowanych w mundurkach, ziemniaki w mundurkach, ziemniaków w mundurkach, ziemniak surowy/ziemniaka surowego/ziemniaki surowe/ziemniaków surowych, surowych ziemniaków, surowe ziemniaki, grule, ziemniaczek/ziemniaczka/ziemniaczki/ziemniaczków, ziemniak żółty/ziemniaka żółtego/ziemniaki żółte/ziemniaków żółtych, ziemniak czerwony/ziemniaka czerwonego/ziemniaki czerwone/ziemniaków czerwonych, ziemniaki po ugotowaniu, ziemniak pieczony/ziemniaka pieczonego/ziemniaki pieczone/ziemniaków pieczonych, ziemniakami, ziemniakach',
    'new potato':
      'młode ziemniaki, młodych ziemniaków, ziemniaki młode, ziemniaków młodych, młode ziemniaczki, młody ziemniak, ziemniaczki młode, małe ziemniaki, małych ziemniaków, małe ziemniaczki',
    'sweet potato':
      'batat/-a/-y/-ów, słodki ziemniak, słodkie ziemniaki, słodkich ziemniaków, batat duży/batata dużego/bataty duże/batatów dużych',
    parsnip: 'pasternak/-u/-i/-ów, korzeń pasternaku',
    'parsley root':
      'pietruszka korzeń, korzeń pietruszki, korzenie pietruszki, korzenia pietruszki, pietruszka korzeniowa, pietruszki korzeniowej, korzeni pietruszki, korzeń z pietruszki',
    turnip: 'rzepa/rzepy/rzepę/rzep, biała rzepa, białej rzepy, rzepka/rzepki/rzepkę/rzepek',
    rutabaga: 'brukiew/brukwi/brukwie',
    kohlrabi: 'kalarepa/kalarepy/kalarepę/kalarep, kalarepka/kalarepki/kalarepkę/kalarepek, młoda kalarepka',
    celeriac:
      'seler/-a/-y/-ów, seler korzeniowy/selera korzeniowego/selery korzeniowe/selerów korzeniowych, korzeń selera, korzenia selera, bulwa selera, bulwy selera, seler korzeń, kawałek selera, selerek/selerka/selerki/selerków, mały seler, plaster selera, pół selera',
    beet: 'burak/-a/-i/-ów, buraczek/buraczka/buraczki/buraczków, burak czerwony/buraka czerwonego/buraki czerwone/buraków czerwonych/czerwony burak/czerwonego buraka/czerwone buraki/czerwonych buraków, buraki ćwikłowe, buraków ćwikłowych, burak ćwikłowy, burak gotowany/buraka gotowanego/buraki gotowane/buraków gotowanych, ugotowane buraki, ugotowanych buraków, gotowane buraki, gotowanych buraków, burak pieczony/buraka pieczonego/buraki pieczone/buraków pieczonych, pieczone buraki, pieczonych buraków, pieczony burak, buraczek gotowany/buraczka gotowanego/buraczki gotowane/buraczków gotowanych, buraki gotowane próżniowo, młode buraczki, młodych buraczków, buraczki gotowane vacuum, burakami, buraczkami',
    radish:
      'rzodkiewka/rzodkiewki/rzodkiewkę/rzodkiewek, czarna rzodkiew, rzodkiew/rzodkwi/rzodkwie, rzodkiew czarna/rzodkwi czarnej/rzodkiew czarną/rzodkwie czarne/rzodkwi czarnych, czarnej rzodkwi, czarna rzepa, czarnej rzepy, rzepa czarna',
    daikon:
      'rzodkiew biała/rzodkwi białej/rzodkiew białą/rzodkwie białe/rzodkwi białych, biała rzodkiew, białej rzodkwi, rzodkiew japońska/rzodkwi japońskiej/rzodkiew japońską/rzodkwie japońskie/rzodkwi japońskich, daikon, rzodkiew daikon, rzodkwi daikon, daikona',
    'jerusalem artichoke': 'topinambur/-u/-y/-ów, bulwy topinamburu',
    salsify: 'skorzonera/skorzonery/skorzonerę/skorzoner, salsefia, salsefii',
    'burdock root': 'korzeń łopianu, korzenia łopianu',
    'lotus root': 'korzeń lotosu, korzenia lotosu',
    taro: 'taro',
    cassava: 'maniok/-u/-i/-ów, juka, korzeń manioku',
    plantain: 'plantan/-a/-y/-ów, platan/-a/-y/-ów, banan warzywny',
    'young jackfruit':
      'młody jackfruit, jackfruit, młodego jackfruita, jackfruit w zalewie, chlebowiec, jackfruit z puszki, jackfruita',
    'water chestnut': 'kasztany wodne, kasztanów wodnych, kotewka',
    'bamboo shoot': 'pędy bambusa, pędów bambusa, kiełki bambusa',
    'heart of palm': 'serca palmy, serc palmowych, serca palmowe',
    'butternut squash':
      'dynia piżmowa/dyni piżmowej/dynię piżmową/dynie piżmowe/dyń piżmowych, dynia butternut, dyni butternut, dynię butternut, butternut, dynia orzechowa',
    'kabocha squash': 'kabocha, dynia kabocha, dyni kabocha, dynia japońska',
    'red kuri squash': 'dynia hokkaido, dyni hokkaido, dynię hokkaido, hokkaido, dynia hokaido, dyni hokaido',
    'spaghetti squash':
      'dynia makaronowa/dyni makaronowej/dynię makaronową/dynie makaronowe/dyń makaronowych, dynia spaghetti',
    pumpkin:
      'dynia/dyni/dynię/dynie/dyń, miąższ dyni, miąższu z dyni, miąższu dyni, miąższ z dyni, dynia olbrzymia/dyni olbrzymiej/dynię olbrzymią/dynie olbrzymie/dyń olbrzymich, dynia pieczona/dyni pieczonej/dynię pieczoną/dynie pieczone/dyń pieczonych, upieczona dynia, upieczonej dyni, pieczona dynia, pieczonej dyni',
    'pumpkin puree':
      'puree z dyni, purée z dyni, puree dyniowe, mus z dyni, musu z dyni, pure z dyni, przecier z dyni, puree dyniowego',
    zucchini:
      'cukinia/cukini/cukinię/cukinie, cukinii, młoda cukinia, młodej cukinii, kabaczek/kabaczka/kabaczki/kabaczków, zielona cukinia, zielonej cukinii, cukinia zielona, cukinia mała/cukini małej/cukinię małą/cukinie małe/cukini małych, cukinka/cukinki/cukinkę/cukinek',
    'yellow squash': 'żółta cukinia, żółtej cukinii, cukinia żółta',
    'pattypan squash': 'patison/-a/-y/-ów, patisonek/patisonka/patisonki/patisonków',
    'squash blossom': 'kwiaty cukinii, kwiatów cukinii, kwiaty dyni',
    chayote: 'chayote, kolczoch',
    'bitter melon': 'przepękla/przepękli/przepęklę/przepękle/przepękl',
    broccoli:
      'brokuł/-a/-y/-ów, brokuł mrożony/brokuła mrożonego/brokuły mrożone/brokułów mrożonych, różyczki brokuła, różyczek brokuła, różyczki brokułu, różyczki brokułów, mrożone brokuły, mrożonych brokułów, główka brokułu',
    broccolini: 'brokuły gałązkowe, bimi, brokuł gałązkowy',
    'broccoli rabe': 'cima di rapa, brokuł rzepowy',
    'chinese broccoli': 'brokuł chiński, brokuły chińskie, kai lan',
    cauliflower:
      'kalafior/-a/-y/-ów, kalafiorek/kalafiorka/kalafiorki/kalafiorków, różyczki kalafiora, różyczek kalafiora, mrożony kalafior',
    'cauliflower rice': 'ryż z kalafiora, ryżu z kalafiora, ryż kalafiorowy',
    romanesco: 'romanesco, kalafior romanesco, brokuł romanesco',
    'brussels sprout':
      'brukselka/brukselki/brukselkę/brukselek, kapusta brukselska/kapusty brukselskiej/kapustę brukselską/kapusty brukselskie/kapust brukselskich, mrożona brukselka',
    cabbage:
      'kapusta/kapusty/kapustę/kapust, kapusta biała/kapusty białej/kapustę białą/kapusty białe/kapust białych/biała kapusta/białej kapusty/białą kapustę/białe kapusty/białych kapust, kapusta młoda/kapusty młodej/kapustę młodą/kapusty młode/kapust młodych/młoda kapusta/młodej kapusty/młodą kapustę/młode kapusty/młodych kapust, kapusta stożkowa/kapusty stożkowej/kapustę stożkową/kapusty stożkowe/kapust stożkowych/stożkowa kapusta/stożkowej kapusty/stożkową kapustę/stożkowe kapusty/stożkowych kapust, kapusta spiczasta/kapusty spiczastej/kapustę spiczastą/kapusty spiczaste/kapust spiczastych, główka kapusty, główki kapusty, liście kapusty, liści kapusty, kapusta słodka/kapusty słodkiej/kapustę słodką/kapusty słodkie/kapust słodkich, słodka kapusta, słodkiej kapusty, kapusta cukrowa, kapusty cukrowej, kapustka/kapustki/kapustkę/kapustek, liść kapusty, główka młodej kapusty, kapustą',
    'red cabbage':
      'kapusta czerwona/kapusty czerwonej/kapustę czerwoną/kapusty czerwone/kapust czerwonych/czerwona kapusta/czerwonej kapusty/czerwoną kapustę/czerwone kapusty/czerwonych kapust, kapusta modra/kapusty modrej/kapustę modrą/kapusty modre/kapust modrych, modra kapusta',
    'savoy cabbage':
      'kapusta włoska/kapusty włoskiej/kapustę włoską/kapusty włoskie/kapust włoskich/włoska kapusta/włoskiej kapusty/włoską kapustę/włoskie kapusty/włoskich kapust, liście kapusty włoskiej',
    'napa cabbage':
      'kapusta pekińska/kapusty pekińskiej/kapustę pekińską/kapusty pekińskie/kapust pekińskich/pekińska kapusta/pekińskiej kapusty/pekińską kapustę/pekińskie kapusty/pekińskich kapust, pekinka/pekinki/pekinkę/pekinek, pekińskiej, kapusta chińska/kapusty chińskiej/kapustę chińską/kapusty chińskie/kapust chińskich, liście kapusty pekińskiej',
    kale: 'jarmuż/-u/-e/-y, liście jarmużu, liści jarmużu, jarmuż kędzierzawy, kapusta toskańska/kapusty toskańskiej/kapustę toskańską/kapusty toskańskie/kapust toskańskich',
    'beet greens':
      'botwina/botwiny/botwinę, botwinka/botwinki/botwinkę/botwinek, pęczek botwinki, liście buraka, liście botwiny, liście botwinki',
    'swiss chard': 'burak liściowy, boćwina, boćwiny, mangold, mangoldu, buraki liściowe',
    'bok choy':
      'pak choi, pak choy, bok choy, kapusta pak choi, kapusty pak choi, bok choi, kapusta pak choy/kapusty pak choy/kapustę pak choy/kapust pak choy',
    'dandelion greens':
      'mniszek, liście mniszka, liści mniszka, mniszek lekarski, młode liście mniszka lekarskiego, mniszka',
    nettle:
      'pokrzywa/pokrzywy/pokrzywę/pokrzyw, młode pokrzywy, liście pokrzywy, liści pokrzywy, młodych liści pokrzywy',
    spinach:
      'szpinak/-u/-i/-ów, liście szpinaku, liści szpinaku, szpinak świeży/szpinaku świeżego/szpinaki świeże/szpinaków świeżych/świeży szpinak/świeżego szpinaku/świeże szpinaki/świeżych szpinaków, szpinak baby, szpinaku baby, młody szpinak, młodego szpinaku, baby szpinak, garść szpinaku, młode liście szpinaku, świeże liście szpinaku, świeżych liści szpinaku, szpinakiem',
    'frozen spinach':
      'szpinak mrożony/szpinaku mrożonego/szpinaki mrożone/szpinaków mrożonych/mrożony szpinak/mrożonego szpinaku/mrożone szpinaki/mrożonych szpinaków, szpinak mrożony w liściach, szpinak rozdrobniony',
    'amaranth leaf': 'liście szarłatu, lebioda, lebiody, komosa biała, szarłatu',
    lettuce:
      'sałata/sałaty/sałatę/sałat, sałata zielona/sałaty zielonej/sałatę zieloną/sałaty zielone/sałat zielonych/zielona sałata/zielonej sałaty/zieloną sałatę/zielone sałaty/zielonych sałat, sałata masłowa zwykła/sałaty masłowej zwykła/sałatę masłową zwykła/sałaty masłowe zwykła/sałat masłowych zwykła, liście sałaty, liści sałaty, liść sałaty, główka sałaty, sałata karbowana/sałaty karbowanej/sałatę karbowaną/sałaty karbowane/sałat karbowanych, sałata strzępiasta/sałaty strzępiastej/sałatę strzępiastą/sałaty strzępiaste/sałat strzępiastych, sałata lollo rosso, sałata dębowa, sałata batawia, sałata frillice, lollo rosso, lollo bionda, sałatka zielona świeża/sałatki zielonej świeża/sałatkę zieloną świeża/sałatki zielone świeża/sałatek zielonych świeża',
    'romaine lettuce':
      'sałata rzymska, sałaty rzymskiej, sałatę rzymską, serca sałaty rzymskiej, liście sałaty rzymskiej, rzymska sałata',
    'iceberg lettuce':
      'sałata lodowa, sałaty lodowej, sałatę lodową, lodowa sałata, sałata iceberg, liście sałaty lodowej',
    'butterhead lettuce': 'sałata masłowa, sałaty masłowej, sałatę masłową',
    'little gem lettuce': 'mini sałata rzymska, sałata little gem, mini rzymska',
    arugula: 'rukola/rukoli/rukolę/rukole, liście rukoli, garść rukoli, rokietta, rukwi, świeża rukola, rucola',
    watercress: 'rukiew wodna, rukwi wodnej',
    'mixed greens':
      'mix sałat, mixu sałat, mieszanka sałat, mieszanki sałat, mieszankę sałat, miks sałat, mix zielonych sałat, miksu sałat, mix sałat z rukolą, mieszanka sałat z rukolą, ulubione sałaty, zielenina sałatkowa',
    "lamb's lettuce": 'roszponka/roszponki/roszponkę/roszponek, liście roszponki',
    radicchio: 'radicchio, cykoria czerwona/cykorii czerwonej/cykorię czerwoną/cykorie czerwone/cykorii czerwonych',
    endive: 'cykoria/cykorii/cykorię/cykorie, biała cykoria',
    frisée: 'endywia/endywii/endywię/endywie, sałata frisée',
    escarole: 'eskariola/eskarioli/eskariolę/eskariole/eskariol',
    sorrel:
      'szczaw, szczawiu, liście szczawiu, świeży szczaw, szczaw konserwowy, szczaw ze słoika, szczawiu konserwowego, słoik szczawiu, świeżego szczawiu',
    purslane: 'portulaka/portulaki/portulakę/portulak',
    microgreens: 'mikrozioła, mikroziół, mikrolistki, microgreens, mikroliście',
    'pea shoot': 'pędy groszku, pędów groszku, kiełki groszku',
    'grape leaf': 'liście winogron, liście winorośli, liści winogron, liści winorośli, winorośli',
    fennel:
      'fenkuł, fenkułu, koper włoski, kopru włoskiego, bulwa kopru włoskiego, bulwy kopru włoskiego, fenkuła, bulwa fenkułu, włoski koper, koper włoski bulwa, fenkuły',
    celery:
      'seler naciowy/selera naciowego/selery naciowe/selerów naciowych, łodyga selera naciowego, łodygi selera naciowego, łodyg selera naciowego, naci selera, nać selera, łodyga selera, łodygi selera, łodyg selera, gałązka selera naciowego, gałązki selera naciowego, liście selera, natka selera, natki selera, listki selera, liście selera naciowego, laska selera naciowego, laski selera naciowego',
    cardoon: 'kardy, karczoch hiszpański',
    asparagus:
      'szparag/-a/-i/-ów, szparag zielony/szparaga zielonego/szparagi zielone/szparagów zielonych/zielony szparag/zielonego szparaga/zielone szparagi/zielonych szparagów, pęczek szparagów, pęczek zielonych szparagów, główki szparagów',
    'white asparagus':
      'szparag biały/szparaga białego/szparagi białe/szparagów białych/biały szparag/białego szparaga/białe szparagi/białych szparagów',
    'globe artichoke': 'karczoch/-a/-y/-ów',
    'artichoke heart':
      'serca karczochów, serc karczochów, karczochy w oleju, karczochy z puszki, karczochy marynowane, karczochy w zalewie, karczochów z puszki, karczochów ze słoika, karczochy ze słoika, marynowane karczochy',
    'green bean':
      'fasolka szparagowa, fasolki szparagowej, fasolkę szparagową, zielona fasolka szparagowa, zielonej fasolki szparagowej, fasola szparagowa, fasoli szparagowej, szparagówka, szparagówki, szparagówkę, zielona fasolka, zielonej fasolki, fasolka zielona, fasolka szparagowa mrożona, fasolka szparagowa zielona, fasolki szparagowej zielonej, mrożonej fasolki szparagowej',
    'wax bean':
      'żółta fasolka szparagowa, żółtej fasolki szparagowej, fasolka szparagowa żółta, żółta fasolka, fasolki szparagowej żółtej',
    'snow pea': 'groszek cukrowy, groszku cukrowego, strączki groszku cukrowego, cukrowy groszek',
    'sugar snap pea': 'groszek cukrowy w strąkach, zielony groszek w strąkach',
    pea: 'groszek/groszku/groszki/groszków, groszek zielony/groszku zielonego/groszki zielone/groszków zielonych/zielony groszek/zielonego groszku/zielone groszki/zielonych groszków, groszek mrożony, mrożony groszek, mrożonego groszku, groszku mrożonego, groszek konserwowy, groszku konserwowego, zielony groszek mrożony, zielonego groszku mrożonego, puszka groszku, puszka zielonego groszku, puszki groszku, zielony groszek z puszki, zielony groszek konserwowy, zielonego groszku konserwowego, groszek z puszki, groszku z puszki, mrożonego zielonego groszku, konserwowego groszku, konserwowy groszek, mrożony zielony groszek, groszek zielony konserwowy, groszek zielony mrożony, groszek ptysiowy zielony, groszkiem',
    edamame: 'edamame, fasolka edamame, fasola edamame, zielona soja',
    'fava bean': 'bób/bobu, bób mrożony, młody bób, ugotowany bób, świeży bób, ugotowanego bobu',
    corn: 'kukurydza/kukurydzy/kukurydzę/kukurydze/kukurydz, ziarna kukurydzy, świeża kukurydza, kukurydza mrożona, kukurydzy mrożonej, mrożona kukurydza, mrożonej kukurydzy, kukurydza cukrowa, kukurydza słodka, słodka kukurydza, słodkiej kukurydzy, kukurydzą',
    'canned corn':
      'kukurydza konserwowa/kukurydzy konserwowej/kukurydzę konserwową/kukurydze konserwowe/kukurydz konserwowych, kukurydza z puszki, kukurydzy z puszki, puszka kukurydzy, puszki kukurydzy, kukurydzę z puszki, konserwowa kukurydza, konserwowej kukurydzy, mała puszka kukurydzy, puszkę kukurydzy',
    'corn on the cob':
      'kolba kukurydzy, kolby kukurydzy, kolb kukurydzy, kukurydza w kolbie, kukurydza w kolbach, kolbę kukurydzy',
    'baby corn':
      'mini kukurydza, mini kukurydzy, kukurydza baby, kolby mini kukurydzy, mini kolby kukurydzy, minikukurydza, kukurydzki mini',
    'mixed vegetables':
      'warzywo/warzywa/warzyw, mieszanka warzyw, mieszanki warzyw, mieszanka warzywna, mieszanki warzywnej, warzywa na patelnię, warzyw na patelnię, mrożone warzywa, mrożonych warzyw, marchewka z groszkiem, ulubione warzywa, warzywa do smażenia, mieszanka chińska, mieszanki chińskiej, warzywa mrożone, warzywa różne, świeże warzywa, mieszankę warzyw, gotowane warzywa, pieczone warzywa, warzywa gotowane, marchew z groszkiem, warzywa sezonowe, mieszanka warzyw mrożonych, warzywami',
    okra: 'okra, okry',
    'red bell pepper':
      'papryka/papryki/paprykę/papryk, papryka czerwona/papryki czerwonej/paprykę czerwoną/papryki czerwone/papryk czerwonych/czerwona papryka/czerwonej papryki/czerwoną paprykę/czerwone papryki/czerwonych papryk, papryka żółta/papryki żółtej/paprykę żółtą/papryki żółte/papryk żółtych/żółta papryka/żółtej papryki/żółtą paprykę/żółte papryki/żółtych papryk, papryka pomarańczowa/papryki pomarańczowej/paprykę pomarańczową/papryki pomarańczowe/papryk pomarańczowych/pomarańczowa papryka/pomarańczowej papryki/pomarańczową paprykę/pomarańczowe papryki/pomarańczowych papryk, papryka świeża/papryki świeżej/paprykę świeżą/papryki świeże/papryk świeżych, papryka kolorowa/papryki kolorowej/paprykę kolorową/papryki kolorowe/papryk kolorowych, kolorowa papryka, kolorowej papryki, kolorowe papryki, świeża papryka, świeżej papryki, papryka słodka świeża/papryki słodkiej świeża/paprykę słodką świeża/papryki słodkie świeża/papryk słodkich świeża, papryka ramiro, papryki ramiro, papryka podłużna/papryki podłużnej/paprykę podłużną/papryki podłużne/papryk podłużnych, strąk papryki, strąki papryki, strąk czerwonej papryki, mini papryki, mini papryka, papryczka słodka/papryczki słodkiej/papryczkę słodką/papryczki słodkie/papryczek słodkich, papryka tricolore, papryka kapia, papryka różna/papryki różnej/paprykę różną/papryki różne/papryk różnych, papryką',
    'green bell pepper':
      'papryka zielona/papryki zielonej/paprykę zieloną/papryki zielone/papryk zielonych/zielona papryka/zielonej papryki/zieloną paprykę/zielone papryki/zielonych papryk',
    'roasted red pepper':
      'papryka pieczona/papryki pieczonej/paprykę pieczoną/papryki pieczone/papryk pieczonych, pieczona papryka, pieczonej papryki, papryka grillowana, grillowana papryka, papryki pieczonej ze słoika, papryka konserwowa, papryki konserwowej, papryka marynowana/papryki marynowanej/paprykę marynowaną/papryki marynowane/papryk marynowanych, marynowana papryka, marynowanej papryki, papryka ze słoika, konserwowa papryka, konserwowej papryki, papryki ze słoika, papryka w occie',
    eggplant: 'bakłażan/-a/-y/-ów, oberżyna/oberżyny/oberżynę/oberżyn, gruszka miłosna',
    cucumber:
      'ogórek/ogórka/ogórki/ogórków, ogórek świeży/ogórka świeżego/ogórki świeże/ogórków świeżych/świeży ogórek/świeżego ogórka/świeże ogórki/świeżych ogórków, ogórek zielony/ogórka zielonego/ogórki zielone/ogórków zielonych/zielony ogórek/zielonego ogórka/zielone ogórki/zielonych ogórków, ogórek szklarniowy, ogórek długi/ogórka długiego/ogórki długie/ogórków długich, ogórek wężowy/ogórka wężowego/ogórki wężowe/ogórków wężowych, ogórka szklarniowego, długi ogórek, ogórek sałatkowy/ogórka sałatkowego/ogórki sałatkowe/ogórków sałatkowych, ogórki szklarniowe/ogórków szklarniowych, ogórkiem',
    'persian cucumber':
      'ogórek gruntowy/ogórka gruntowego/ogórki gruntowe/ogórków gruntowych, młode ogórki, małe ogórki gruntowe',
    tomato:
      'pomidor/-a/-y/-ów, świeże pomidory, świeżych pomidorów, pomidor malinowy/pomidora malinowego/pomidory malinowe/pomidorów malinowych, dojrzałe pomidory, dojrzałych pomidorów, pomidorek/pomidorka/pomidorki/pomidorków, pomidory bawole serce, pomidor gruntowy/pomidora gruntowego/pomidory gruntowe/pomidorów gruntowych, świeży pomidor, pomidor świeży/pomidora świeżego/pomidory świeże/pomidorów świeżych, pomidor obrany ze skórki/pomidora obranego ze skórki/pomidory obrane ze skórki/pomidorów obranych ze skórki, pomidory na gałązce, pomidor żółty/pomidora żółtego/pomidory żółte/pomidorów żółtych, pomidor bawole serce, pomidorami, pomidorach',
    'plum tomato':
      'pomidory lima, pomidory śliwkowe, pomidor lima, pomidorów lima, pomidorki śliwkowe, pomidory podłużne, lima pomidory, pomidor daktylowy/pomidora daktylowego/pomidory daktylowe/pomidorów daktylowych, pomidorek daktylowy/pomidorka daktylowego/pomidorki daktylowe/pomidorków daktylowych',
    'cherry tomato':
      'pomidorek koktajlowy/pomidorka koktajlowego/pomidorki koktajlowe/pomidorków koktajlowych, pomidorek koktailowy/pomidorka koktailowego/pomidorki koktailowe/pomidorków koktailowych, pomidory koktajlowe, pomidorów koktajlowych, pomidorki cherry, pomidorków cherry, pomidory cherry, pomidorów cherry, pomidor koktajlowy, pomidorki czereśniowe, pomidory czereśniowe, pomidorek cherry, pomidorki winogronowe, koktajlowe pomidorki, koktajlowych pomidorków, pomidorki koktajlowe na gałązce, małe pomidorki, małych pomidorków, pomidory cherry na gałązce',
    'green tomato': 'zielone pomidory, zielonych pomidorów, pomidory zielone',
    tomatillo: 'tomatillo, tomatillos',
    'sun-dried tomato':
      'suszone pomidory, suszonych pomidorów, pomidor suszony/pomidora suszonego/pomidory suszone/pomidorów suszonych, suszone pomidory w oleju, suszone pomidory z oleju, suszonych pomidorów z oleju, suszonych pomidorów w oleju, pomidory suszone w oleju, pomidory suszone z zalewy, pomidorów suszonych w oleju, suszone pomidory w zalewie, pomidory suszone w zalewie olejowej, suszone pomidory ze słoika, pomidory suszone w zalewie, pomidorów suszonych z zalewy, suszony pomidor',
    avocado: 'awokado, avocado, awokado dojrzałe/awokado dojrzałego',
    olive:
      'oliwka/oliwki/oliwkę/oliwek, czarne oliwki, czarnych oliwek, zielone oliwki, zielonych oliwek, oliwka czarna/oliwki czarnej/oliwkę czarną/oliwki czarne/oliwek czarnych, oliwka zielona/oliwki zielonej/oliwkę zieloną/oliwki zielone/oliwek zielonych, oliwki kalamata, oliwek kalamata, oliwki bez pestek, oliwki nadziewane papryką, oliwki faszerowane papryką, oliwek bez pestek, oliwki drylowane, oliwkami',
    samphire: 'solirod, soliród, solirodu',
    'bean sprout':
      'kiełki fasoli mung, kiełków fasoli mung, kiełki mung, kiełków mung, kiełki fasoli, kiełki soczewicy, kiełki słonecznika, kiełki lucerny, kiełki brokuła, kiełków lucerny, kiełki brokułu',
    'radish sprout': 'kiełki rzodkiewki, kiełków rzodkiewki',
    'garden cress': 'rzeżucha/rzeżuchy/rzeżuchę/rzeżuch, pieprzyca',
    mushroom:
      'pieczarka/pieczarki/pieczarkę/pieczarek, grzyb/-a/-y/-ów, grzybek/grzybka/grzybki/grzybków, świeże grzyby, grzyby świeże, grzybów świeżych, grzyby leśne, grzybów leśnych, leśne grzyby, leśnych grzybów, świeżych grzybów, podgrzybek/podgrzybka/podgrzybki/podgrzybków, maślak/-a/-i/-ów, grzyby mrożone, mrożone grzyby, pieczarki świeże, pieczarki z puszki, pieczarek z puszki, opieniek/opienika/opieniki/opieników, mun świeże, rydz/-a/-e/-ów, koźlarz/-a/-e/-y, kania/kani/kanię/kanie, gąska/gąski/gąskę/gąsek, opieńki, pieczarki konserwowe, marynowane grzyby, pieczareczka/pieczareczki/pieczareczkę/pieczareczek, grzyby marynowane, grzybków marynowanych, marynowanych grzybów, marynowane grzybki, marynowanych grzybków, grzybki marynowane, pieczarki marynowane, marynowane pieczarki, marynowanych pieczarek, mrożonych grzybów, białe pieczarki, pieczarka biała/pieczarki białej/pieczarkę białą/pieczarki białe/pieczarek białych, borowiki marynowane, mieszanka grzybów, pieczarkami, grzybami',
    'cremini mushroom':
      'brązowe pieczarki, pieczarki brązowe, brązowych pieczarek, pieczarki kasztanowe, pieczarek brązowych',
    'portobello mushroom': 'portobello, pieczarki portobello, pieczarka portobello',
    'shiitake mushroom':
      'shiitake, grzyby shiitake, grzybów shiitake, grzyby shitake, shitake, grzybów shitake, twardziaki, twardziak',
    'dried shiitake':
      'suszone grzyby shiitake, suszonych grzybów shiitake, suszone shiitake, suszonych grzybów shitake, suszone grzyby shitake',
    'oyster mushroom':
      'boczniak/-a/-i/-ów, grzyby boczniaki, boczniak ostrygowaty/boczniaka ostrygowatego/boczniaki ostrygowate/boczniaków ostrygowatych',
    'king oyster mushroom':
      'boczniak królewski, boczniaki królewskie, boczniaków królewskich, boczniaki mikołajkowe, eryngi, boczniak mikołajkowy',
    'enoki mushroom': 'enoki, grzyby enoki, grzybów enoki',
    'shimeji mushroom': 'shimeji, grzyby shimeji',
    chanterelle: 'kurki/kurek, świeże kurki, świeżych kurek, kurki świeże, pieprznik',
    morel: 'smardze, smardz, smardzów',
    'porcini mushroom':
      'borowik/-a/-i/-ów, prawdziwek/prawdziwka/prawdziwki/prawdziwków, świeże borowiki, borowiki mrożone, świeżych borowików',
    'dried porcini':
      'suszone grzyby, suszonych grzybów, grzyb suszony/grzyba suszonego/grzyby suszone/grzybów suszonych, suszone borowiki, suszonych borowików, borowiki suszone, suszone podgrzybki, suszonych podgrzybków, suszone prawdziwki, suszonych prawdziwków, grzybki suszone, suszone grzyby leśne, suszonych grzybów leśnych, suszone grzybki, suszonych grzybków, garść suszonych grzybów, suszony grzyb, borowików suszonych, podgrzybki suszone',
    'wood ear mushroom': 'grzyby mun, grzybów mun, suszone grzyby mun, suszonych grzybów mun, mun',
    truffle:
      'trufla świeża/trufli świeża/truflę świeża/trufle świeża/trufl świeża, czarna trufla, trufle czarne, trufla czarna',
    nori: 'nori, arkusz nori, arkusze nori, arkuszy nori, glony nori, płaty nori, wodorosty nori, algi nori, płat nori, płatów nori, glonów nori',
    kombu: 'kombu, glony kombu, wodorosty kombu',
    wakame: 'wakame, glony wakame, wodorosty wakame',
    hijiki: 'hijiki',
    lemon:
      'cytryna/cytryny/cytrynę/cytryn, plasterki cytryny, plaster cytryny, plastry cytryny, ćwiartki cytryny, plasterek cytryny, cytrynka/cytrynki/cytrynkę/cytrynek, cząstki cytryny, cytryna ekologiczna, cytryna bio, cytryną',
    lime: 'limonka/limonki/limonkę/limonek, limetka/limetki/limetkę/limetek, plasterki limonki',
    'lemon juice':
      'sok z cytryny, soku z cytryny, sok cytrynowy, soku cytrynowego, sok z połowy cytryny, soku z połowy cytryny, sok z jednej cytryny, sok z pół cytryny, soku z jednej cytryny, sok z 1 cytryny, sokiem z cytryny, sok z cytryn, świeży sok z cytryny, świeżo wyciśnięty sok z cytryny, świeżo wyciśniętego soku z cytryny, sok wyciśnięty z cytryny, soku z połówki cytryny, sok z połówki cytryny, soku ze świeżej cytryny, sok z całej cytryny',
    'lime juice':
      'sok z limonki, soku z limonki, sok z limonek, soku z limonek, sok z połowy limonki, sok z limetki, soku z limetki, sok z jednej limonki, sokiem z limonki',
    'lemon zest':
      'skórka z cytryny/skórki z cytryny/skórkę z cytryny/skórek z cytryny, skórka cytrynowa/skórki cytrynowej/skórkę cytrynową/skórki cytrynowe/skórek cytrynowych, starta skórka z cytryny, startej skórki z cytryny, otarta skórka z cytryny, otartej skórki z cytryny, skórka otarta z cytryny, skórki otartej z cytryny, skórka starta z cytryny, skórki startej z cytryny, skórka z jednej cytryny, skórka otarta z jednej cytryny, skórka z połowy cytryny, skórka starta z jednej cytryny, startą skórkę z cytryny, skórka z 1 cytryny, skórka z pół cytryny, zest z cytryny, otarta skórka z jednej cytryny, starta skórka z jednej cytryny, starta skórka z połowy cytryny, otarta skórka z połowy cytryny, skórki z jednej cytryny, drobno starta skórka z cytryny',
    'lime zest':
      'skórka z limonki/skórki z limonki/skórkę z limonki/skórek z limonki, starta skórka z limonki, startej skórki z limonki, otarta skórka z limonki, skórka starta z limonki, skórka otarta z limonki',
    'orange zest':
      'skórka z pomarańczy/skórki z pomarańczy/skórkę z pomarańczy/skórek z pomarańczy, skórka pomarańczowa, skórki pomarańczowej, starta skórka z pomarańczy, startej skórki z pomarańczy, otarta skórka z pomarańczy, otartej skórki z pomarańczy, skórka otarta z pomarańczy, skórka starta z pomarańczy, skórki otartej z pomarańczy, skórka z jednej pomarańczy, skórkę pomarańczową, skórki startej z pomarańczy, świeża skórka pomarańczowa, skórka otarta z jednej pomarańczy, zest z pomarańczy',
    orange:
      'pomarańcza/pomarańczy/pomarańczę/pomarańcze, plastry pomarańczy, plasterki pomarańczy, plaster pomarańczy, cząstki pomarańczy, filety z pomarańczy, pomarańczą',
    'blood orange':
      'czerwona pomarańcza, czerwonej pomarańczy, czerwone pomarańcze, pomarańcza krwista/pomarańczy krwistej/pomarańczę krwistą/pomarańcze krwiste/pomarańczy krwistych',
    mandarin:
      'mandarynka/mandarynki/mandarynkę/mandarynek, klementynka/klementynki/klementynkę/klementynek, klementyna/klementyny/klementynę/klementyn',
    'canned mandarin': 'mandarynki z puszki, mandarynki w puszce, mandarynek z puszki',
    kumquat: 'kumkwat, kumkwaty, kumkwatów, kumquat, kumquaty',
    grapefruit:
      'grejpfrut/-a/-y/-ów, grapefruit/-a/-y/-ów, różowy grejpfrut, czerwony grejpfrut, czerwonego grejpfruta',
    pomelo: 'pomelo',
    apple:
      'jabłko/jabłka/jabłek, jabłko kwaśne/jabłka kwaśnego/jabłka kwaśne/jabłek kwaśnych, kwaśne jabłka, kwaśnych jabłek, jabłko słodkie/jabłka słodkiego/jabłka słodkie/jabłek słodkich, jabłuszko/jabłuszka/jabłuszek, tarte jabłka, tartych jabłek, starte jabłka, startych jabłek, jabłko granny smith, jabłko ligol, jabłka ligol, jabłka gala, zielone jabłko, jabłka jonagold, jabłka lobo, jabłka champion, jabłko czerwone/jabłka czerwonego/jabłka czerwone/jabłek czerwonych, jabłko zielone/jabłka zielonego/jabłka zielone/jabłek zielonych, prażone jabłka, prażonych jabłek, jabłka prażone, kwaśne jabłko, kwaśnego jabłka, zielonego jabłka, słodkie jabłko, jabłek prażonych, twarde jabłka, jabłkami',
    'cooking apple':
      'szare renety, szara reneta, szarej renety, szarych renet, reneta/renety/renetę/renet, antonówki, antonówka, antonówek, jabłka szara reneta, jabłka antonówki, jabłek szara reneta, papierówki, papierówek, jabłka papierówki, boskop, boskopy, antonówkę',
    pear: 'gruszka/gruszki/gruszkę/gruszek, gruszki konferencja, dojrzałe gruszki, gruszka konferencja, dojrzała gruszka, gruszki z puszki, klapsy, gruszki w syropie',
    'asian pear': 'gruszka azjatycka, gruszka nashi',
    quince:
      'pigwa/pigwy/pigwę/pigw, pigwowiec/pigwowica/pigwowice/pigwowiców, pigwowca, owoce pigwowca, owoców pigwowca',
    peach: 'brzoskwinia/brzoskwini/brzoskwinię/brzoskwinie/brzoskwiń, dojrzałe brzoskwinie',
    nectarine: 'nektarynka/nektarynki/nektarynkę/nektarynek',
    'canned peach':
      'brzoskwinie z puszki, brzoskwiń z puszki, brzoskwinie w syropie, puszka brzoskwiń, brzoskwiń w syropie, puszki brzoskwiń, brzoskwinie w puszce, brzoskwiń w puszce, połówki brzoskwiń, puszka brzoskwiń w syropie, brzoskwinie konserwowe',
    plum: 'śliwka/śliwki/śliwkę/śliwek, węgierki, węgierek, śliwki węgierki, śliwek węgierek, śliwka świeża/śliwki świeżej/śliwkę świeżą/śliwki świeże/śliwek świeżych, mirabelka/mirabelki/mirabelkę/mirabelek, renklody, śliweczka/śliweczki/śliweczkę/śliweczek, śliwka węgierka, śliwkami, śliwką',
    damson: 'tarnina/tarniny/tarninę/tarnin, damaszki',
    apricot:
      'morela/moreli/morelę/morele, świeże morele, świeżych moreli, morela świeża/moreli świeżej/morelę świeżą/morele świeże/moreli świeżych',
    cherry: 'czereśnia/czereśni/czereśnię/czereśnie, czereśnie drylowane',
    'sour cherry':
      'wiśnia/wiśni/wiśnię/wiśnie, wiśnie drylowane, drylowanych wiśni, drylowane wiśnie, mrożone wiśnie, mrożonych wiśni, wiśnie mrożone, wiśni drylowanych, wiśnie bez pestek, wiśnie w kompocie, wiśnie z kompotu, wiśnie w syropie, wiśni z kompotu, wiśnie z puszki, wiśni mrożonych, frużelina wiśniowa z wiśni, wiśniami',
    strawberry:
      'truskawka/truskawki/truskawkę/truskawek, mrożone truskawki, mrożonych truskawek, truskawki mrożone, świeże truskawki, świeżych truskawek, truskawek mrożonych, mus truskawkowy, musu truskawkowego, poziomka/poziomki/poziomkę/poziomek, truskaweczka/truskaweczki/truskaweczkę/truskaweczek, truskawkami',
    blueberry:
      'borówka/borówki/borówkę/borówek, borówka amerykańska/borówki amerykańskiej/borówkę amerykańską/borówki amerykańskie/borówek amerykańskich/amerykańska borówka/amerykańskiej borówki/amerykańską borówkę/amerykańskie borówki/amerykańskich borówek, jagoda/jagody/jagodę/jagód, czarne jagody, jagody leśne, jagód leśnych, leśne jagody, jagoda leśna/jagody leśnej/jagodę leśną, borówki czernice, mrożone jagody, mrożonych jagód, mrożone borówki, czarnych jagód, jagody mrożone, borówki mrożone, czernice, jagody kamczackie, jagoda kamczacka, jagód kamczackich',
    raspberry:
      'malina/maliny/malinę/malin, mrożone maliny, mrożonych malin, świeże maliny, świeżych malin, maliny mrożone, mus malinowy, musu malinowego, malin mrożonych, malinami',
    blackberry: 'jeżyna/jeżyny/jeżynę/jeżyn, ostrężyna/ostrężyny/ostrężynę/ostrężyn',
    'black currant': 'czarna porzeczka, czarnej porzeczki, czarne porzeczki, czarnych porzeczek, porzeczki czarne',
    'red currant':
      'porzeczka/porzeczki/porzeczkę/porzeczek, czerwona porzeczka, czerwonej porzeczki, czerwone porzeczki, czerwonych porzeczek, porzeczki czerwone, biała porzeczka, białe porzeczki',
    gooseberry: 'agrest/-u/-y/-ów',
    cranberry:
      'żurawina/żurawiny/żurawinę/żurawin, świeża żurawina, świeżej żurawiny, żurawina świeża, mrożona żurawina, żurawiną',
    lingonberry:
      'borówka brusznica, brusznica, brusznicy, borówki brusznicy, borówki brusznice, brusznice, borówka czerwona',
    elderberry: 'owoce czarnego bzu, owoców czarnego bzu, czarny bez, czarnego bzu, owoce bzu czarnego',
    mulberry: 'morwa/morwy/morwę/morw, białej morwy, owoce morwy, morwa biała',
    'mixed berry':
      'owoce leśne, owoców leśnych, owoce jagodowe, mrożone owoce leśne, mieszanka owoców leśnych, mrożonych owoców leśnych, leśne owoce, owoców jagodowych, owoce leśne mrożone, leśnych owoców, mieszanki owoców leśnych, mrożona mieszanka owoców leśnych',
    açaí: 'açaí, acai, jagody acai',
    'cape gooseberry': 'miechunka, physalis, miechunki, miechunka peruwiańska',
    'sea buckthorn': 'rokitnik, rokitnika, owoce rokitnika',
    grape:
      'winogrono/winogrona/winogron, białe winogrona, białych winogron, ciemne winogrona, ciemnych winogron, czerwone winogrona, jasne winogrona, winogrona bezpestkowe, winogrona białe, winogrona ciemne, zielone winogrona, kiść winogron',
    banana:
      'banan/-a/-y/-ów, dojrzałe banany, dojrzały banan, dojrzałych bananów, dojrzałego banana, mrożony banan, mrożone banany, banan dojrzały/banana dojrzałego/banany dojrzałe/bananów dojrzałych, banan mrożony/banana mrożonego/banany mrożone/bananów mrożonych, bananami, bananem',
    mango:
      'mango, mango dojrzałe/mango dojrzałego, dojrzałe mango, puree z mango, pulpa z mango, pulpy z mango, mus z mango, pulpa mango, świeże mango, musu z mango',
    papaya: 'papaja/papai/papaję/papaje, dojrzała papaja',
    pineapple:
      'ananas/-a/-y/-ów, świeży ananas, świeżego ananasa, plastry ananasa, plaster ananasa, plastrów ananasa, krążki ananasa, ananasem',
    'canned pineapple':
      'ananas z puszki, ananasa z puszki, ananas w puszce, ananas w syropie, puszka ananasa, plastry ananasa z puszki, puszki ananasa, ananasy z puszki, ananasów z puszki, puszka ananasów, ananas konserwowy, plaster ananasa z puszki, puszkę ananasa, ananasa w syropie, kawałki ananasa z puszki',
    melon: 'melon/-a/-y/-ów',
    cantaloupe: 'melon cantaloupe, kantalupa',
    'honeydew melon': 'melon miodowy, melona miodowego',
    watermelon: 'arbuz/-a/-y/-ów',
    kiwi: 'kiwi, owoc kiwi, owoce kiwi, owoców kiwi',
    fig: 'figa/figi/figę/fig, świeże figi, świeżych fig, figi świeże',
    pomegranate:
      'granat/-a/-y/-ów, pestki granatu, pestek granatu, owoc granatu, ziarna granatu, ziarenka granatu, pestki z granatu, granatu',
    'passion fruit':
      'marakuja, marakui, marakuję, marakuje, miąższ z marakui, owoc męczennicy, pulpa z marakui, owoce marakui',
    lychee: 'liczi, owoce liczi, lychee',
    'dragon fruit': 'pitaja, pitaya, smoczy owoc, pitai',
    'star fruit': 'karambola, karamboli',
    guava: 'gujawa, guawa, gujawy',
    persimmon: 'kaki, persymona, owoc kaki, sharon, owoce kaki',
    durian: 'durian',
    soursop: 'graviola',
    'rose hip': 'owoce dzikiej róży, dzika róża, dzikiej róży, owoców dzikiej róży',
    tamarind: 'tamarynd',
    rhubarb: 'rabarbar/-u/-y/-ów, łodygi rabarbaru, łodyga rabarbaru, młody rabarbar',
    raisin: 'rodzynki/rodzynek, rodzynka/rodzynkę, rodzynków, rodzynki sułtańskie ciemne, ciemne rodzynki, rodzynkami',
    'golden raisin':
      'złote rodzynki, jasne rodzynki, jasnych rodzynek, rodzynki sułtanki, rodzynki sułtańskie, sułtanki, sułtanek, rodzynki jasne, rodzynki złote, rodzynki królewskie',
    currant: 'rodzynki koryntki, koryntki, koryntek',
    'dried cranberry':
      'żurawina suszona/żurawiny suszonej/żurawinę suszoną/żurawiny suszone/żurawin suszonych, suszona żurawina, suszonej żurawiny, suszoną żurawinę, suszone żurawiny, suszonych żurawin, suszoną żurawiną',
    'dried cherry': 'suszone wiśnie, suszonych wiśni, wiśnie suszone, suszone czereśnie',
    'dried blueberry': 'suszone jagody, suszonych jagód, suszone borówki, jagody suszone',
    'dried barberry': 'berberys, berberysu, suszony berberys',
    'goji berry': 'jagody goji, jagód goji, goji',
    date: 'daktyl/-a/-e/-i, daktyle suszone, suszone daktyle, suszonych daktyli, daktyle medjool, daktyli suszonych, świeże daktyle, daktyle bez pestek, daktyli bez pestek, daktyli medjool, pasta daktylowa, pasta z daktyli',
    'dried apricot':
      'morela suszona/moreli suszonej/morelę suszoną/morele suszone/moreli suszonych, suszone morele, suszonych moreli',
    'dried pear': 'suszone gruszki, suszonych gruszek, gruszki suszone, gruszki wędzone, wędzone gruszki',
    'dried apple':
      'suszone jabłka, suszonych jabłek, jabłka suszone, suszone jabłko, chipsy jabłkowe, krążki jabłkowe, jabłkowe chipsy',
    prune:
      'śliwka suszona/śliwki suszonej/śliwkę suszoną/śliwki suszone/śliwek suszonych, suszone śliwki, suszonych śliwek, śliwka wędzona, śliwki wędzone, wędzone śliwki, wędzonych śliwek, suszona śliwka, śliwki kalifornijskie, wędzone suszone śliwki, suszone wędzone śliwki, śliwki suszone kalifornijskie, śliwek wędzonych, suszoną śliwką, suszonymi śliwkami',
    'dried fig': 'figa suszona/figi suszonej/figę suszoną/figi suszone/fig suszonych, suszone figi, suszonych fig',
    'dried mango': 'suszone mango, suszonego mango, mango suszone',
    'dried pineapple': 'suszony ananas, suszonego ananasa, ananas suszony, ananas kandyzowany',
    'banana chip': 'chipsy bananowe, chipsów bananowych, suszone banany',
    'maraschino cherry':
      'wiśnie koktajlowe, wisienki koktajlowe, wiśnie maraschino, wisienka koktajlowa, wisienki maraschino',
    salt: 'sól/soli/sole, sól kamienna, soli kamiennej, sól kuchenna, soli kuchennej, sól morska, soli morskiej, sól jodowana, sól do smaku, sól warzona, sól drobna, sól niejodowana, soli niejodowanej, sól kłodawska, soli kłodawskiej, drobna sól, solą',
    'kosher salt':
      'sól gruboziarnista, soli gruboziarnistej, gruba sól, grubej soli, gruboziarnista sól, sól gruba, grubej soli morskiej, gruba sól morska',
    'flaky salt': 'sól w płatkach, sól maldon, płatki soli, fleur de sel, sól płatkowa',
    'smoked salt': 'sól wędzona, soli wędzonej',
    'black salt': 'czarna sól, sól kala namak, kala namak, czarnej soli',
    'pink salt': 'sól himalajska, soli himalajskiej, różowa sól, różowa sól himalajska, sól różowa',
    'celery salt': 'sól selerowa',
    'garlic salt': 'sól czosnkowa, soli czosnkowej',
    'onion salt': 'sól cebulowa',
    'seasoned salt': 'sól ziołowa, soli ziołowej',
    MSG: 'glutaminian sodu, glutaminianu sodu',
    'black pepper':
      'pieprz/-u/-e/-y, pieprz czarny, pieprzu czarnego, czarny pieprz, czarnego pieprzu, pieprz mielony, pieprzu mielonego, czarny pieprz mielony, świeżo mielony pieprz, świeżo mielonego pieprzu, pieprz czarny mielony, pieprzu czarnego mielonego, świeżo mielony czarny pieprz, mielony pieprz, mielonego pieprzu, mielony czarny pieprz, czarnego mielonego pieprzu, świeżo zmielony pieprz, pieprz świeżo mielony, świeżo mielonego czarnego pieprzu, świeżo zmielonego pieprzu, pieprz czarny świeżo mielony, pieprz kolorowy, pieprz ziołowy mielony czarny, pieprzem',
    'black peppercorn':
      'pieprz ziarnisty, pieprzu ziarnistego, pieprz w ziarnach, ziarna pieprzu, ziaren pieprzu, ziarenka pieprzu, ziarenek pieprzu, ziarna czarnego pieprzu, pieprz czarny ziarnisty, ziaren czarnego pieprzu, czarny pieprz w ziarnach, pieprz czarny w ziarnach, kulki pieprzu, ziarenka czarnego pieprzu, pieprzu w ziarnach, kilka ziaren pieprzu, ziarno pieprzu, kulek pieprzu',
    'white pepper':
      'pieprz biały, białego pieprzu, biały pieprz, pieprzu białego, biały pieprz mielony, pieprz biały mielony',
    'green peppercorn': 'zielony pieprz, zielonego pieprzu, pieprz zielony, zielony pieprz marynowany',
    'pink peppercorn':
      'różowy pieprz, czerwony pieprz, różowego pieprzu, czerwonego pieprzu, pieprz różowy, pieprz czerwony',
    'sichuan pepper': 'pieprz syczuański, pieprzu syczuańskiego, pieprz seczuański',
    'curry paste': 'pasta curry, pasty curry, pastę curry',
    'curry powder':
      'curry, przyprawa curry, przyprawy curry, curry w proszku, proszek curry, curry madras, mieszanka curry',
    'garam masala': 'garam masala, garam masali',
    turmeric:
      'kurkuma/kurkumy/kurkumę/kurkum, kurkuma mielona, mielonej kurkumy, kurkumy mielonej, kurkuma w proszku, mielona kurkuma, ostryż',
    saffron: 'szafran/-u/-y/-ów, nitki szafranu, nitek szafranu, szafran w nitkach',
    'ground cumin':
      'kumin, kuminu, kmin rzymski, kminu rzymskiego, mielony kumin, mielonego kuminu, kmin rzymski mielony, mielony kmin rzymski, mielonego kminu rzymskiego, kmin rzymski (kumin), kuminu mielonego, kumin mielony, kminu, kmin, rzymski kmin, kminu rzymskiego mielonego, kmin mielony, mielonego kminu',
    'cumin seed':
      'ziarna kuminu, ziaren kuminu, nasiona kuminu, kumin w ziarnach, kmin rzymski w ziarnach, nasiona kminu rzymskiego, ziarna kminu rzymskiego, ziaren kminu rzymskiego, ziarna kminu, kmin rzymski cały, kumin cały',
    'ground coriander':
      'mielona kolendra, mielonej kolendry, kolendra mielona, kolendry mielonej, kolendra w proszku, zmielonej kolendry, nasiona kolendry mielone',
    'coriander seed':
      'ziarna kolendry, ziaren kolendry, nasiona kolendry, kolendra w ziarnach, nasion kolendry, ziarenka kolendry, kolendra ziarna, kolendra nasiona',
    'smoked paprika':
      'wędzona papryka, wędzonej papryki, papryka wędzona, papryki wędzonej, papryka wędzona słodka, wędzoną paprykę, słodka wędzona papryka, słodkiej wędzonej papryki, papryka wędzona w proszku, papryki wędzonej w proszku, ostra wędzona papryka, wędzona papryka w proszku, wędzonej papryki w proszku, wędzonej słodkiej papryki, wędzona słodka papryka, papryki słodkiej wędzonej, papryka słodka wędzona, papryka wędzona ostra, papryka wędzona mielona, papryki wędzonej słodkiej, mielonej wędzonej papryki, wędzonej papryki słodkiej, wędzona papryka słodka',
    paprika:
      'papryka słodka, papryki słodkiej, słodka papryka, słodkiej papryki, słodką paprykę, papryka mielona, papryka w proszku, papryki w proszku, słodka papryka w proszku, słodkiej papryki w proszku, papryka ostra, papryki ostrej, ostra papryka, ostrej papryki, ostra papryka w proszku, ostrej papryki w proszku, papryka słodka mielona, papryki słodkiej mielonej, papryka mielona słodka, mielona papryka, mielonej papryki, słodka papryka mielona, słodkiej mielonej papryki, słodka mielona papryka, papryka ostra mielona, mielonej słodkiej papryki, papryki mielonej, papryka słodka w proszku, papryki słodkiej w proszku, sproszkowana papryka, sproszkowanej papryki, papryka ostra w proszku, mielonej ostrej papryki, ostra papryka mielona, papryka czerwona mielona, papryka czerwona słodka, czerwonej papryki w proszku, ostrą paprykę, papryka czerwona w proszku, słodkiej papryki mielonej, ostrej papryki mielonej, papryki ostrej mielonej, papryka czerwona ostra, papryki mielonej słodkiej, papryka mielona ostra, papryka węgierska, papryki ostrej w proszku, papryką w proszku, słodką papryką',
    'chili flakes':
      'płatki chili, płatków chili, płatki chilli, płatków chilli, chili w płatkach, chilli w płatkach, płatki papryki, płatki ostrej papryki, płatki papryczki chili, płatków papryki chili, płatki papryki chili, płatków papryczki chili, suszone płatki chili, suszonych płatków chili, pul biber, papryka w płatkach',
    'chili powder':
      'chili w proszku, chilli w proszku, mielone chili, mielonego chili, chili mielone, proszek chili, mielona papryka chili, mielonej papryki chili, papryka chili mielona, mielone chilli, chilli mielone, mielonego chilli, papryki chili w proszku, sproszkowane chili, papryka chili w proszku, chili mielonego, papryki chili mielonej',
    'cayenne pepper':
      'pieprz cayenne, pieprzu cayenne, pieprz kajeński, pieprzu kajeńskiego, papryka cayenne, cayenne, pieprz cayenn',
    'aleppo pepper': 'pieprz aleppo, papryka aleppo',
    gochugaru: 'gochugaru, koreańskie chili, płatki gochugaru',
    'chipotle powder': 'chipotle w proszku',
    'dried red chili':
      'suszone chili, suszona papryczka chili, suszone papryczki chili, suszonych papryczek chili, suszonego chili, suszona papryczka, suszone chilli, suszona papryczka chilli, suszonej papryczki chili, chili suszone, suszona ostra papryczka, suszona papryka',
    'ancho chili': 'papryczka ancho, ancho',
    'guajillo chili': 'papryczka guajillo',
    'chipotle chili': 'chipotle, papryczka chipotle',
    'onion powder':
      'cebula w proszku, cebuli w proszku, mielona cebula, cebula mielona, cebula granulowana, granulowana cebula, granulowanej cebuli, proszek cebulowy, cebulowego proszku, cebuli granulowanej',
    'garlic powder':
      'czosnek w proszku, czosnku w proszku, czosnek granulowany, czosnku granulowanego, granulowany czosnek, granulowanego czosnku, suszony czosnek, suszonego czosnku, czosnek suszony, czosnek mielony, proszek czosnkowy, czosnku suszonego',
    'dried onion': 'suszona cebula, suszonej cebuli, cebula suszona, cebuli suszonej, płatki cebuli',
    cinnamon:
      'cynamon/-u/-y/-ów, mielony cynamon, mielonego cynamonu, cynamon mielony, cynamonu mielonego, cynamon cejloński, cynamonu cejlońskiego, cynamonem',
    'cinnamon stick':
      'laska cynamonu, laski cynamonu, kora cynamonu, kory cynamonu, laseczka cynamonu, lasek cynamonu, kawałek kory cynamonowej, cynamon w laskach, laskę cynamonu, kawałek cynamonu, kora cynamonowa, cynamon laska, laseczki cynamonu, kory cynamonowej, cynamon w lasce',
    nutmeg:
      'gałka muszkatołowa/gałki muszkatołowej/gałkę muszkatołową/gałki muszkatołowe/gałek muszkatołowych, gałka muszkatołowa mielona, tarta gałka muszkatołowa, startej gałki muszkatołowej, świeżo starta gałka muszkatołowa, gałką muszkatołową, gałka, gałki, starta gałka muszkatołowa, mielonej gałki muszkatołowej, tartej gałki muszkatołowej, muszkat, świeżo startej gałki muszkatołowej, mielona gałka muszkatołowa',
    mace: 'kwiat muszkatołowy, kwiatu muszkatołowego, kwiat gałki muszkatołowej',
    cardamom:
      'kardamon/-u/-y/-ów, mielony kardamon, mielonego kardamonu, kardamon mielony, kardamonu mielonego, zmielonego kardamonu',
    'cardamom pod':
      'ziarna kardamonu, ziaren kardamonu, strączki kardamonu, kardamon w strączkach, nasiona kardamonu, ziarenka kardamonu, owoce kardamonu, zielony kardamon, strąki kardamonu, torebki kardamonu, kardamon w ziarnach, nasion kardamonu, strączek kardamonu',
    'black cardamom': 'czarny kardamon',
    clove: 'goździk/-a/-i/-ów, goździki całe, suszone goździki, całe goździki',
    'ground cloves':
      'mielone goździki, mielonych goździków, goździki mielone, goździków mielonych, zmielonych goździków',
    allspice:
      'ziele angielskie/ziela angielskiego, kulki ziela angielskiego, ziarna ziela angielskiego, kulek ziela angielskiego, ziaren ziela angielskiego, ziele, ziela, ziele angielskie mielone, mielone ziele angielskie, ziarenka ziela angielskiego, mielonego ziela angielskiego, ziarno ziela angielskiego, ziarenek ziela angielskiego, kulka ziela angielskiego',
    'star anise':
      'anyż gwiaździsty, anyżu gwiaździstego, gwiazdka anyżu, gwiazdki anyżu, gwiazdek anyżu, anyż gwiazdkowy, badian, gwiazdka anyżowa, gwiazdki anyżowe',
    'anise seed': 'anyż/-u/-e/-y, anyżek, nasiona anyżu, biedrzeniec, anyż mielony',
    'ground ginger':
      'mielony imbir, mielonego imbiru, imbir mielony, imbiru mielonego, imbir w proszku, imbiru w proszku, suszony imbir, suszonego imbiru, imbir suszony, sproszkowanego imbiru',
    'caraway seed':
      'kminek/kminku/kminki/kminków, kminek mielony, mielony kminek, mielonego kminku, ziarna kminku, nasiona kminku, kminek w ziarnach, kminek cały, kminku mielonego, ziaren kminku, kminku całego, kminkiem',
    'fennel seed':
      'nasiona kopru włoskiego, nasion kopru włoskiego, ziarna fenkułu, nasiona fenkułu, fenkuł nasiona, koper włoski nasiona, ziarna kopru włoskiego, mielony koper włoski',
    'fenugreek seed': 'kozieradka, kozieradki, nasiona kozieradki, kozieradka mielona, mielona kozieradka',
    'fenugreek leaf': 'liście kozieradki, suszone liście kozieradki',
    'mustard seed':
      'gorczyca/gorczycy/gorczycę, ziarna gorczycy, gorczyca biała, białej gorczycy, ziaren gorczycy, nasiona gorczycy, biała gorczyca, czarna gorczyca, czarnej gorczycy, gorczycy białej, ziarenka gorczycy, gorczyca w ziarnach, nasion gorczycy',
    'mustard powder':
      'mielona gorczyca, gorczyca mielona, musztarda w proszku, mielonej gorczycy, gorczycy mielonej, mąka gorczycowa',
    'celery seed': 'nasiona selera, ziarna selera',
    'dill seed':
      'nasiona kopru, nasion kopru, koper w baldachach, baldachy kopru, baldachim kopru, baldach kopru, koper do kiszenia, łodygi kopru, baldachów kopru, kopru do kiszenia, baldachy kopru z nasionami',
    'nigella seed': 'czarnuszka, czarnuszki, czarnuszkę, nasiona czarnuszki, ziarna czarnuszki, nasion czarnuszki',
    asafoetida: 'asafetyda, asafetydy',
    sumac: 'sumak/-u/-i/-ów',
    annatto: 'annato',
    'juniper berry':
      'jałowiec/jałowca, ziarna jałowca, owoce jałowca, jagody jałowca, ziaren jałowca, owoców jałowca, ziarenka jałowca, kulki jałowca, jałowcu, jagód jałowca, jałowca w ziarnach',
    'licorice root': 'lukrecja, lukrecji, korzeń lukrecji',
    'tonka bean': 'fasola tonka, ziarno tonka, tonka, fasolki tonka, bób tonka',
    lavender: 'lawenda/lawendy/lawendę/lawend, kwiaty lawendy, kwiatów lawendy, suszona lawenda, suszonej lawendy',
    'rose petal': 'płatki róży, płatków róży, płatki róż',
    'edible flower':
      'jadalne kwiaty, kwiaty jadalne, jadalnych kwiatów, nasturcja/nasturcji/nasturcję/nasturcje, kwiaty nasturcji, stokrotka/stokrotki/stokrotkę/stokrotek, bratek/bratka/bratki/bratków, kwiaty mniszka, kwiatów mniszka, kwiaty mniszka lekarskiego, kwiaty akacji, kwiatów akacji, fiołki, kwiatów mniszka lekarskiego',
    elderflower:
      'kwiaty czarnego bzu, kwiatów czarnego bzu, kwiat czarnego bzu, baldachy czarnego bzu, baldachów czarnego bzu, kwiatostany czarnego bzu, kwiaty bzu',
    'five-spice powder':
      'pięć smaków, przyprawa pięć smaków, przyprawy pięciu smaków, przyprawa pięciu smaków, przyprawa 5 smaków, przyprawy pięć smaków, pięciu smaków, chińska przyprawa pięciu smaków',
    'ras el hanout': 'ras el hanout',
    baharat: 'baharat',
    "za'atar": "zatar, za'atar, zaatar",
    dukkah: 'dukkah',
    berbere: 'berbere',
    'cajun seasoning': 'przyprawa cajun, przyprawy cajun',
    'tandoori masala': 'tandoori masala, przyprawa tandoori, masala tandoori',
    'panch phoron': 'panch phoron',
    'lemon pepper': 'pieprz cytrynowy, pieprzu cytrynowego',
    'mixed spice': 'kolorowy pieprz korzenny, korzenna mieszanka',
    'gingerbread spice':
      'przyprawa do piernika, przyprawy do piernika, przyprawę do piernika, przyprawa piernikowa, przyprawy piernikowej, przyprawa korzenna, przyprawy korzennej, przyprawa do pierników, przyprawy do pierników, przyprawę piernikową, przyprawy korzenne, przypraw korzennych, przyprawa do piernika korzenna, przyprawa do szarlotki, przyprawy do szarlotki, przyprawa do grzanego wina, przyprawa do deserów',
    'dried oregano': 'oregano, suszone oregano, suszonego oregano, oregano suszone, lebiodka, oregano suszonego',
    'italian seasoning':
      'przyprawa włoska, zioła włoskie, ziół włoskich, przyprawa do pizzy, przyprawy do pizzy, suszone zioła, suszonych ziół, mieszanka ziół, mieszanki ziół, zioła suszone, zioła do pizzy, mieszanka ziół włoskich, włoskie zioła, ziół suszonych, ulubione zioła suszone, zioła toskańskie, bazylia i oregano suszone',
    'herbes de provence':
      'zioła prowansalskie, ziół prowansalskich, zioła prowansalskich, prowansalskie zioła, ziołami prowansalskimi',
    'dried thyme': 'tymianek suszony, suszony tymianek, suszonego tymianku, tymianku suszonego',
    'dried basil': 'suszona bazylia, suszonej bazylii, bazylia suszona, bazylii suszonej',
    'dried rosemary': 'suszony rozmaryn, suszonego rozmarynu, rozmaryn suszony, rozmarynu suszonego',
    'dried sage': 'suszona szałwia, suszonej szałwii, szałwia suszona',
    'dried marjoram':
      'majeranek/majeranku/majeranki/majeranków, suszony majeranek, suszonego majeranku, otarty majeranek, otartego majeranku, majeranek suszony, majeranku suszonego, majeranek otarty, majerankiem',
    'dried parsley':
      'suszona natka pietruszki, suszonej natki pietruszki, suszona pietruszka, suszonej pietruszki, pietruszka suszona, natka pietruszki suszona',
    'dried cilantro': 'suszona kolendra, kolendra suszona, suszone liście kolendry',
    'dried dill': 'suszony koperek, suszonego koperku, koperek suszony, koper suszony, suszony koper, suszonego kopru',
    'dried mint': 'suszona mięta, suszonej mięty, mięta suszona',
    'dried tarragon': 'suszony estragon, estragon suszony, suszonego estragonu',
    'dried savory': 'cząber/cząbru, suszony cząber, suszonego cząbru, cząber suszony',
    'dried chives': 'suszony szczypiorek, szczypiorek suszony',
    'bay leaf':
      'liść laurowy/liścia laurowego/liście laurowe/liści laurowych, listek laurowy/listka laurowego/listki laurowe/listków laurowych, laurowe liście, liść bobkowy/liścia bobkowego/liście bobkowe/liści bobkowych, laur, listki bobkowe, laurowe, laurowych, laurowego, laurowy, bobkowy, bobkowego, bobkowe, bobkowych',
    'bouquet garni': 'bouquet garni, bukiet garni, bukiet ziół',
    basil:
      'bazylia/bazylii/bazylię/bazylie, świeża bazylia, świeżej bazylii, liście bazylii, liści bazylii, listki bazylii, listków bazylii, bazylia świeża, świeżą bazylię, listki świeżej bazylii, świeże liście bazylii, gałązka bazylii, pęczek bazylii, garść bazylii, doniczka bazylii, świeżych liści bazylii, liście świeżej bazylii, bazylii świeżej, liści świeżej bazylii, listków świeżej bazylii, bazylią',
    'thai basil': 'bazylia tajska, tajska bazylia, tajskiej bazylii, bazylii tajskiej',
    parsley:
      'natka pietruszki/natki pietruszki/natkę pietruszki/natek pietruszki, natka, natki, natkę, pietruszka/pietruszki/pietruszkę/pietruszek, zielona pietruszka, zielonej pietruszki, pęczek pietruszki, pietruszka natka, świeża natka pietruszki, świeżej natki pietruszki, pietruszka zielona/pietruszki zielonej/pietruszkę zieloną/pietruszki zielone/pietruszek zielonych, posiekana natka pietruszki, posiekanej natki pietruszki, nać pietruszki, naci pietruszki, świeża pietruszka, świeżej pietruszki, pietruszka naciowa, pietruszki naciowej, natką pietruszki, listki pietruszki, liście pietruszki, pęczek natki pietruszki, natka z pietruszki, natki z pietruszki, zieleniny, zielenina, zieleninę, zioła, ziół, świeże zioła, świeżych ziół, zioła świeże, ulubione zioła, zielona natka pietruszki, posiekana pietruszka, posiekanej pietruszki, gałązki pietruszki, zieloną pietruszkę, ulubionych ziół, ziołami, natka zielonej pietruszki, natką',
    cilantro:
      'kolendra/kolendry/kolendrę, świeża kolendra, świeżej kolendry, liście kolendry, liści kolendry, kolendra świeża, listki kolendry, natka kolendry, natki kolendry, posiekana kolendra, posiekanej kolendry, listków kolendry, świeżą kolendrę, pęczek kolendry, listki świeżej kolendry',
    mint: 'mięta/mięty/miętę/mięt, świeża mięta, świeżej mięty, liście mięty, listki mięty, listków mięty, liści mięty, gałązka mięty, mięta świeża, świeże listki mięty, listki świeżej mięty, gałązki mięty, świeżą miętę, mięta pieprzowa, miętka/miętki/miętkę/miętek',
    dill: 'koperek/koperku/koperki/koperków, koper/kopru, świeży koperek, świeżego koperku, posiekany koperek, posiekanego koperku, koper świeży, świeży koper, koperek świeży, pęczek koperku, pęczek kopru, świeżego kopru, posiekanego kopru, gałązki koperku, koperkiem, gałązki kopru',
    chives:
      'szczypiorek/szczypiorku/szczypiorki/szczypiorków, szczypior/-u/-y/-ów, posiekany szczypiorek, posiekanego szczypiorku, pęczek szczypiorku, świeży szczypiorek, świeżego szczypiorku, szczypiorkiem, pęczek szczypioru, posiekany szczypior',
    'garlic chives': 'szczypiorek czosnkowy, szczypiorku czosnkowego',
    thyme:
      'tymianek/tymianku/tymianki/tymianków, świeży tymianek, świeżego tymianku, gałązka tymianku, gałązki tymianku, tymianek świeży, gałązek tymianku, listki tymianku, macierzanka, tymianek cytrynowy',
    rosemary:
      'rozmaryn/-u/-y/-ów, świeży rozmaryn, świeżego rozmarynu, gałązka rozmarynu, gałązki rozmarynu, gałązek rozmarynu, rozmaryn świeży, igiełki rozmarynu, igły rozmarynu',
    sage: 'szałwia/szałwii/szałwię/szałwie, świeża szałwia, liście szałwii, listki szałwii, liści szałwii, świeżej szałwii, listków szałwii',
    'oregano leaf': 'świeże oregano, świeżego oregano, listki oregano, liście oregano, oregano świeże',
    marjoram: 'świeży majeranek, świeżego majeranku, majeranek świeży',
    tarragon: 'estragon/-u/-y/-ów, świeży estragon, świeżego estragonu',
    chervil: 'trybula/trybuli/trybulę/trybule/trybul, trybula ogrodowa',
    lovage:
      'lubczyk/-u/-i/-ów, liście lubczyku, świeży lubczyk, świeżego lubczyku, suszony lubczyk, suszonego lubczyku, gałązka lubczyku, listki lubczyku, liść lubczyku, lubczyk suszony, lubczyk świeży',
    'curry leaf': 'liście curry, liści curry',
    'makrut lime leaf':
      'liście limonki kaffir, liści limonki kaffir, liście kaffiru, liście kaffir, liści kaffiru, liście limonki, liść limonki kaffir, kaffir, kaffiru, limonki kaffir, limonka kaffir',
    'lemon verbena': 'werbena cytrynowa',
    'lemon balm': 'melisa/melisy/melisę, liście melisy, listki melisy, listków melisy',
    'chicken breast':
      'pierś z kurczaka/piersi z kurczaka, filet z kurczaka/fileta z kurczaka/filety z kurczaka/filetów z kurczaka, filet z piersi kurczaka/fileta z piersi kurczaka/filety z piersi kurczaka/filetów z piersi kurczaka, pierś kurczaka/piersi kurczaka, pojedyncza pierś z kurczaka, podwójna pierś z kurczaka, podwójne piersi z kurczaka, filet drobiowy/fileta drobiowego/filety drobiowe/filetów drobiowych, filety z piersi, pierś drobiowa/piersi drobiowej/pierś drobiową/piersi drobiowe/piersi drobiowych, pierś kurza, piersi kurze, filecik z kurczaka/filecika z kurczaka/fileciki z kurczaka/filecików z kurczaka, piersi z kurczaków, mięso z piersi kurczaka, pierś z kury, ugotowana pierś z kurczaka, gotowana pierś z kurczaka, pieczona pierś z kurczaka, filet kurczaka, podwójnej piersi z kurczaka, filetu z kurczaka, kurczak pierś, sznycel z kurczaka, sznycle z kurczaka',
    chicken:
      'kurczak/-a/-i/-ów, mięso z kurczaka, mięsa z kurczaka, kura/kury/kurę/kur, cały kurczak, kurczaka w kawałkach, kurczak pieczony/kurczaka pieczonego/kurczaki pieczone/kurczaków pieczonych, pieczony kurczak, ugotowany kurczak, gotowany kurczak, mięso drobiowe, mięsa drobiowego, drób, drobiu, porcje kurczaka, kawałki kurczaka, kura rosołowa, kury rosołowej, gotowanego kurczaka, pieczonego kurczaka, kurczak gotowany/kurczaka gotowanego/kurczaki gotowane/kurczaków gotowanych, kura wiejska, kurczak zagrodowy, kurczak wiejski/kurczaka wiejskiego/kurczaki wiejskie/kurczaków wiejskich, kapłon/-a/-y/-ów, kogut, koguta, kurczak z rożna, mięso kurczaka, wiejska kura, części z kurczaka, mięsa z gotowanego kurczaka, mięso z gotowanego kurczaka, kurczakiem',
    'chicken thigh':
      'udo z kurczaka/uda z kurczaka/ud z kurczaka, udo kurczaka/uda kurczaka/ud kurczaka, udka bez kości, filet z uda kurczaka, filety z udek kurczaka, filety z ud kurczaka, mięso z ud kurczaka, mięso z udek kurczaka, trybowane udka z kurczaka, trybowane uda z kurczaka, uda kurczaka bez kości, udziec z kurczaka, filety z uda kurczaka, mięso z udźca kurczaka, trybowane udo kurczaka',
    'chicken leg':
      'udko z kurczaka/udka z kurczaka/udek z kurczaka, udko kurczaka/udka kurczaka/udek kurczaka, noga z kurczaka/nogi z kurczaka/nogę z kurczaka/nóg z kurczaka, noga kurczaka/nogi kurczaka/nogę kurczaka/nóg kurczaka, ćwiartki kurczaka, ćwiartka kurczaka, ćwiartka z kurczaka/ćwiartki z kurczaka/ćwiartkę z kurczaka/ćwiartek z kurczaka, nóżka z kurczaka/nóżki z kurczaka/nóżkę z kurczaka/nóżek z kurczaka, udko/udka/udek, udo/uda/ud, udka kurze, udźca z kurczaka/udźce z kurczaka/udźców z kurczaka, udka drobiowe',
    'chicken drumstick':
      'podudzie z kurczaka/podudzia z kurczaka/podudzi z kurczaka, podudzie/podudzia/podudzi, pałki z kurczaka, pałek z kurczaka, pałka kurczaka/pałki kurczaka/pałkę kurczaka/pałek kurczaka, pałka z kurczaka, nóżki kurczaka, podudzie kurczaka/podudzia kurczaka/podudzi kurczaka, pałki kurczęce, pałeczki z kurczaka',
    'chicken wing':
      'skrzydełko z kurczaka/skrzydełka z kurczaka/skrzydełek z kurczaka, skrzydełko kurczaka/skrzydełka kurczaka/skrzydełek kurczaka, skrzydełko/skrzydełka/skrzydełek, skrzydło z kurczaka/skrzydła z kurczaka/skrzydeł z kurczaka, skrzydła kurczaka, skrzydełka drobiowe, skrzydło kurczaka/skrzydeł kurczaka',
    'chicken tender': 'polędwiczki z kurczaka, polędwiczek z kurczaka, polędwiczki drobiowe',
    'turkey breast':
      'pierś z indyka/piersi z indyka, filet z indyka/fileta z indyka/filety z indyka/filetów z indyka, indyk/-a/-i/-ów, mięso z indyka, mięsa z indyka, filet z piersi indyka/fileta z piersi indyka/filety z piersi indyka/filetów z piersi indyka, pierś indyka/piersi indyka, kotlety z indyka, sznycle z indyka, stek z indyka/stka z indyka/stki z indyka/stków z indyka, filety indycze, indyczka, filet indyczy, polędwiczki z indyka, gulasz z indyka, mięso indycze, indykiem',
    'turkey leg':
      'udziec z indyka/udźca z indyka/udźce z indyka/udźców z indyka, podudzie z indyka/podudzia z indyka/podudzi z indyka, udo z indyka/uda z indyka/ud z indyka, noga z indyka/nogi z indyka/nogę z indyka/nóg z indyka, udziec indyczy, udźca indyczego, udko z indyka/udka z indyka/udek z indyka, skrzydło z indyka/skrzydła z indyka/skrzydeł z indyka, szyja z indyka, szyi z indyka, szyje indycze, skrzydło indyka, szyja indycza, udziec indyka/udźca indyka/udźce indyka/udźców indyka',
    'roasting turkey': 'cały indyk, indyk cały, tuszka indyka',
    'duck breast':
      'pierś z kaczki/piersi z kaczki, filet z kaczki/fileta z kaczki/filety z kaczki/filetów z kaczki, pierś kaczki/piersi kaczki, piersi kacze, filet z piersi kaczki/fileta z piersi kaczki/filety z piersi kaczki/filetów z piersi kaczki, pierś kacza',
    'duck leg':
      'udko z kaczki/udka z kaczki/udek z kaczki, noga z kaczki/nogi z kaczki/nogę z kaczki/nóg z kaczki, udka kacze, udo z kaczki/uda z kaczki/ud z kaczki, nogi kacze, udo kacze, uda kacze, udko kaczki/udka kaczki/udek kaczki',
    'roasting duck':
      'kaczka/kaczki/kaczkę/kaczek, cała kaczka, mięso z kaczki, tuszka kaczki, kaczka cała, całej kaczki',
    goose:
      'gęś/gęsi, cała gęś, gęsina, gęsiny, udko z gęsi/udka z gęsi/udek z gęsi, udo z gęsi/uda z gęsi/ud z gęsi, uda gęsie, udka gęsie, mięso z gęsi, noga z gęsi/nogi z gęsi/nogę z gęsi/nóg z gęsi, udziec gęsi',
    'goose breast':
      'pierś z gęsi/piersi z gęsi, pierś gęsi/piersi gęsi, piersi gęsie, filet z gęsi, półgęsek, pierś gęsia',
    quail:
      'przepiórka/przepiórki/przepiórkę/przepiórek, kuropatwa/kuropatwy/kuropatwę/kuropatw, gołąb pieczony/gołębia pieczony/gołębie pieczony/gołębi pieczony, perliczka młoda/perliczki młoda/perliczkę młoda/perliczek młoda',
    'guinea fowl': 'perliczka/perliczki/perliczkę/perliczek, perlica/perlicy/perlicę/perlice/perlic',
    pheasant: 'bażant/-a/-y/-ów',
    'beef steak':
      'wołowina/wołowiny/wołowinę, stek wołowy/stka wołowego/stki wołowe/stków wołowych, stek/stka/stki/stków, mięso wołowe, mięsa wołowego, wołowina mielona bez/wołowiny mielona bez/wołowinę mielona bez, wołowina bez kości, chuda wołowina, chudej wołowiny, wołowina zrazowa, zrazówka, zrazówki, zrazówka wołowa, mięso wołowe na zrazy, zrazówki wołowej, zraz wołowy/zraza wołowego/zrazy wołowe/zrazów wołowych, kotlet wołowy/kotleta wołowego/kotlety wołowe/kotletów wołowych, wołowe mięso, wołowina ekstra, plastry wołowiny, ligawa wołowa, ligawa, ligawy, ligawy wołowej, udziec wołowy, udźca wołowego, krzyżowa wołowa, krzyżowej wołowej, bitki wołowe, wołowiny na bitki, bryzol wołowy',
    'ribeye steak':
      'antrykot/-u/-y/-ów, antrykot wołowy/antrykotu wołowego/antrykoty wołowe/antrykotów wołowych, stek ribeye, ribeye',
    'sirloin steak': 'stek z krzyżowej, rumsztyk, rumsztyku, picanha',
    'strip steak':
      'rostbef/-u/-y/-ów, rostbef wołowy/rostbefu wołowego/rostbefy wołowe/rostbefów wołowych, stek z rostbefu, steki z rostbefu',
    'flank steak': 'łata wołowa, łaty wołowej, flank steak, bavette',
    'beef tenderloin':
      'polędwica wołowa/polędwicy wołowej/polędwicę wołową/polędwice wołowe/polędwic wołowych, polędwiczka wołowa/polędwiczki wołowej/polędwiczkę wołową/polędwiczki wołowe/polędwiczek wołowych, stek z polędwicy, steki z polędwicy wołowej, steki z polędwicy, stek z polędwicy wołowej/stka z polędwicy wołowej/stki z polędwicy wołowej/stków z polędwicy wołowej',
    'beef roast':
      'pieczeń wołowa/pieczeni wołowej/pieczeń wołową/pieczenie wołowe/pieczeni wołowych, wołowina na pieczeń, wołowiny na pieczeń, wołowina pieczeniowa, pieczeniowa wołowa, rozbratel, rozbef, rozbratla, wołowina na rosół, wołowina rosołowa, wołowiny rosołowej, wołowiny na rosół',
    'stewing beef':
      'wołowina gulaszowa, wołowiny gulaszowej, wołowina na gulasz, łopatka wołowa/łopatki wołowej/łopatkę wołową/łopatki wołowe/łopatek wołowych, gulasz wołowy, gulaszowe wołowe, wołowiny na gulasz, mięso wołowe na gulasz, mięso gulaszowe wołowe, karkówka wołowa/karkówki wołowej/karkówkę wołową/karkówki wołowe/karkówek wołowych, kark wołowy, karczek wołowy/karczku wołowego/karczki wołowe/karczków wołowych, mięso wołowe gulaszowe, gotowana wołowina, gotowanej wołowiny, ugotowana wołowina, ugotowanej wołowiny',
    'beef brisket':
      'mostek wołowy/mostku wołowego/mostki wołowe/mostków wołowych, mostek cielęcy wołowy, brisket, pierś wołowa',
    'short rib':
      'szponder/-u/-y/-ów, szponder wołowy, szpondru wołowego, szpondra wołowego, szpondru, żeberka wołowe, żeberek wołowych, żeberko wołowe/żeberka wołowego, żebra wołowe',
    oxtail: 'ogon wołowy, ogona wołowego, ogony wołowe',
    'beef shank':
      'pręga wołowa, pręgi wołowej, pręgę wołową, gicz wołowa, giczy wołowej, goleń wołowa, pręga, pręgi, prega wołowa, goleni wołowej, ossobuco',
    'beef cheek': 'policzki wołowe, policzków wołowych, policzek wołowy',
    'ground beef':
      'mięso mielone wołowe/mięsa mielonego wołowego/mięsa mielone wołowe/mięs mielonych wołowych, mielona wołowina, mielonej wołowiny, wołowina mielona, wołowiny mielonej, mięso wołowe mielone, mięsa wołowego mielonego, mielone mięso wołowe, mielonego mięsa wołowego, mieloną wołowinę, mięso mielone z wołowiny, mielone wołowe, mięsa mielonego z wołowiny, wołowe mięso mielone, zmielona wołowina, zmielonej wołowiny',
    'ground pork':
      'mięso mielone wieprzowe/mięsa mielonego wieprzowego/mięsa mielone wieprzowe/mięs mielonych wieprzowych, mielona wieprzowina, mielonej wieprzowiny, wieprzowina mielona, wieprzowiny mielonej, mięso wieprzowe mielone, mięsa wieprzowego mielonego, mielone mięso wieprzowe, mielonego mięsa wieprzowego, mielona łopatka, mielonej łopatki, mięso mielone z łopatki, mięsa mielonego z łopatki, łopatka mielona, mielony karczek, mielona karkówka, mielonej łopatki wieprzowej, mielona łopatka wieprzowa, mielonej karkówki, mięso mielone z szynki, mięsa mielonego z szynki, mielone wieprzowe, łopatki mielonej, mięso mielone od szynki, mielona szynka, mięso mielone z karkówki',
    'ground turkey':
      'mięso mielone z indyka/mięsa mielonego z indyka/mięsa mielone z indyka/mięs mielonych z indyka, mielony indyk, mielonego indyka, indyk mielony, mielone mięso z indyka, mielonego mięsa z indyka, mielonego mięsa z piersi indyka, mielona pierś z indyka, mięso z indyka mielone, mięso mielone indycze, mięso mielone z udźca indyka',
    'ground chicken':
      'mięso mielone z kurczaka/mięsa mielonego z kurczaka/mięsa mielone z kurczaka/mięs mielonych z kurczaka, mielony kurczak, mielonego kurczaka, mielone mięso z kurczaka, mielona pierś z kurczaka, mielonego mięsa z kurczaka, mielony filet z kurczaka, mielonej piersi z kurczaka, mięso mielone drobiowe/mięsa mielonego drobiowego/mięsa mielone drobiowe/mięs mielonych drobiowych, mielone mięso drobiowe, mięso drobiowe mielone, mielonego mięsa drobiowego, mięsa drobiowego mielonego, mięso z kurczaka mielone',
    'ground lamb':
      'mielona jagnięcina, mielonej jagnięciny, mięso mielone jagnięce, jagnięcina mielona, mielona baranina, mielonej baraniny',
    'ground veal':
      'mielona cielęcina, mielonej cielęciny, cielęcina mielona, mięso mielone cielęce/mięsa mielonego cielęcego/mięsa mielone cielęce/mięs mielonych cielęcych',
    'ground venison': 'mielona dziczyzna, mielonej dziczyzny',
    'mixed ground meat':
      'mięso mielone wieprzowo-wołowe, mięsa mielonego wieprzowo-wołowego, mięso mielone wołowo-wieprzowe, mięsa mielonego wołowo-wieprzowego, mięso mieszane mielone, mielone mięso wieprzowo-wołowe, mielonego mięsa wołowo-wieprzowego, mięso wołowo-wieprzowe, mielone mięso wołowo-wieprzowe, mielonego mięsa wieprzowo-wołowego, mięso wieprzowo-wołowe, mięso mielone mieszane, mięsa mielonego mieszanego, mięsa wołowo-wieprzowego',
    'veal cutlet':
      'cielęcina/cielęciny/cielęcinę, sznycel cielęcy/sznycla cielęcego/sznycle cielęce/sznycli cielęcych, mięso cielęce, kotlet cielęcy/kotleta cielęcego/kotlety cielęce/kotletów cielęcych, polędwica cielęca/polędwicy cielęcej/polędwicę cielęcą/polędwice cielęce/polędwic cielęcych, polędwiczka cielęca/polędwiczki cielęcej/polędwiczkę cielęcą/polędwiczki cielęce/polędwiczek cielęcych, eskalopki cielęce, cielęcina bez kości, zrazówka cielęca, udziec cielęcy, mięsa cielęcego, szynka cielęca/szynki cielęcej/szynkę cielęcą/szynki cielęce/szynek cielęcych, udźca cielęcego',
    'veal chop':
      'kotlet cielęcy z kością/kotleta cielęcego z kością/kotlety cielęce z kością/kotletów cielęcych z kością, schab cielęcy, comber cielęcy',
    'veal shank':
      'gicz cielęca/giczy cielęcej/gicz cielęcą/gicze cielęce/giczy cielęcych, giczka cielęca, pręga cielęca',
    'stewing veal':
      'łopatka cielęca/łopatki cielęcej/łopatkę cielęcą/łopatki cielęce/łopatek cielęcych, cielęcina na gulasz, mostek cielęcy, mostka cielęcego, karkówka cielęca/karkówki cielęcej/karkówkę cielęcą/karkówki cielęce/karkówek cielęcych, cielęcina gulaszowa',
    'pork chop':
      'wieprzowina/wieprzowiny/wieprzowinę, mięso wieprzowe, mięsa wieprzowego, kotlet schabowy/kotleta schabowego/kotlety schabowe/kotletów schabowych, schab z kością/schabu z kością/schaby z kością/schabów z kością, stek wieprzowy/stka wieprzowego/stki wieprzowe/stków wieprzowych, wieprzowina bez kości, prosię, prosięcia, mięso z prosiaka, wieprzowe mięso, chuda wieprzowina, chudej wieprzowiny, kotlet wieprzowy/kotleta wieprzowego/kotlety wieprzowe/kotletów wieprzowych, prosiak/-a/-i/-ów, kotlety z kością, kotlety schabowe z kością, tuczone prosię, kotlet z kością, chude mięso wieprzowe, mięso wieprzowe bez kości, schab z kostką, gotowana wieprzowina',
    'pork tenderloin':
      'polędwiczka wieprzowa/polędwiczki wieprzowej/polędwiczkę wieprzową/polędwiczki wieprzowe/polędwiczek wieprzowych, polędwiczka/polędwiczki/polędwiczkę/polędwiczek, polędwica wieprzowa/polędwicy wieprzowej/polędwicę wieprzową/polędwice wieprzowe/polędwic wieprzowych, medaliony z polędwiczki, medaliony wieprzowe',
    'pork loin':
      'schab/-u/-y/-ów, schab bez kości, schabu bez kości, schab wieprzowy/schabu wieprzowego/schaby wieprzowe/schabów wieprzowych, schab środkowy/schabu środkowego/schaby środkowe/schabów środkowych, schab wieprzowy bez kości, schab surowy/schabu surowego/schaby surowe/schabów surowych, plastry schabu, schab karkowy, kotlety ze schabu, plaster schabu, schabik',
    'pork cutlet':
      'sznycel wieprzowy/sznycla wieprzowego/sznycle wieprzowe/sznycli wieprzowych, plastry schabu bez kości, sznycel/sznycla/sznycle/sznycli, mięso od szynki, szynka wieprzowa na sznycle',
    'pork shoulder':
      'łopatka wieprzowa/łopatki wieprzowej/łopatkę wieprzową/łopatki wieprzowe/łopatek wieprzowych, łopatka/łopatki/łopatkę/łopatek, karkówka/karkówki/karkówkę/karkówek, karkówka wieprzowa/karkówki wieprzowej/karkówkę wieprzową/karkówki wieprzowe/karkówek wieprzowych, karczek/karczku/karczki/karczków, karczek wieprzowy/karczku wieprzowego/karczki wieprzowe/karczków wieprzowych, łopatka wieprzowa bez kości, wieprzowina na gulasz, wieprzowiny na gulasz, karkówka bez kości, karkówki bez kości, karkówka surowa/karkówki surowej/karkówkę surową/karkówki surowe/karkówek surowych, gulasz wieprzowy, mięso gulaszowe wieprzowe, łopatki bez kości, łopatka bez kości, szarpana wieprzowina, wieprzowina gulaszowa, karkówka z kością, mięso wieprzowe na gulasz, pulled pork, karkóweczka/karkóweczki/karkóweczkę/karkóweczek, gulaszowe wieprzowe, plastry karkówki, mięso wieprzowe gulaszowe, mięso wieprzowe od łopatki',
    'pork belly':
      'boczek surowy/boczku surowego/boczki surowe/boczków surowych, surowy boczek, surowego boczku, boczek świeży/boczku świeżego/boczki świeże/boczków świeżych, świeży boczek, świeżego boczku, boczek bez kości, boczku bez kości, pachwina/pachwiny/pachwinę/pachwin, podgardle, podgardla, podgardle wieprzowe, boczek wieprzowy, boczku wieprzowego, boczek niewędzony, boczek surowy bez kości, boczek wieprzowy surowy, podgardla wieprzowego',
    'spare rib':
      'żeberko/żeberka/żeberek, żeberko wieprzowe/żeberka wieprzowego/żeberka wieprzowe/żeberek wieprzowych, żeberka trójkąty, żeberka paski, żebro wieprzowe/żebra wieprzowego/żebra wieprzowe/żebr wieprzowych, pasy żeberek, żeberko mięsne/żeberka mięsnego/żeberka mięsne/żeberek mięsnych, świeże żeberka, mostek wieprzowy',
    'pork leg':
      'szynka surowa/szynki surowej/szynkę surową/szynki surowe/szynek surowych, szynka wieprzowa/szynki wieprzowej/szynkę wieprzową/szynki wieprzowe/szynek wieprzowych, surowa szynka, surowej szynki, udziec wieprzowy, szynka surowa bez kości, udźca wieprzowego, kulka szynki, szynka kulka, szynka surowa wieprzowa, szynka świeża, mięso wieprzowe z szynki, szynka wieprzowa surowa, szynki wieprzowej surowej, mięso z szynki',
    'pork cheek': 'policzki wieprzowe, policzków wieprzowych, policzki',
    'ham hock':
      'golonka/golonki/golonkę/golonek, golonka wieprzowa/golonki wieprzowej/golonkę wieprzową/golonki wieprzowe/golonek wieprzowych, golonka tylna/golonki tylnej/golonkę tylną/golonki tylne/golonek tylnych, golonka peklowana/golonki peklowanej/golonkę peklowaną/golonki peklowane/golonek peklowanych, golonka przednia, goleń wieprzowa, giczka wieprzowa/giczki wieprzowej/giczkę wieprzową/giczki wieprzowe/giczek wieprzowych, golonko',
    'lamb chop':
      'jagnięcina/jagnięciny/jagnięcinę/jagnięcin, kotlet jagnięcy/kotleta jagnięcego/kotlety jagnięce/kotletów jagnięcych, baranina/baraniny/baraninę, mięso jagnięce, kotleciki jagnięce, mięso baranie, koźlina, mięsa jagnięcego, mięsa baraniego, kotlety baranie',
    'lamb loin':
      'polędwica jagnięca/polędwicy jagnięcej/polędwicę jagnięcą/polędwice jagnięce/polędwic jagnięcych, comber jagnięcy, polędwiczki jagnięce, combra jagnięcego, filet jagnięcy',
    'rack of lamb': 'antrykot jagnięcy, korona jagnięca, comber jagnięcy z kością',
    'lamb shoulder':
      'łopatka jagnięca/łopatki jagnięcej/łopatkę jagnięcą/łopatki jagnięce/łopatek jagnięcych, łopatka barania/łopatki baraniej/łopatkę baranią/łopatki baranie/łopatek baranich, gulasz jagnięcy, karkówka jagnięca/karkówki jagnięcej/karkówkę jagnięcą/karkówki jagnięce/karkówek jagnięcych',
    'leg of lamb':
      'udziec jagnięcy/udźca jagnięcego/udźce jagnięce/udźców jagnięcych, udziec barani, udźca baraniego, udo jagnięce, szynka jagnięca/szynki jagnięcej/szynkę jagnięcą/szynki jagnięce/szynek jagnięcych',
    'lamb shank':
      'giczka jagnięca, gicz jagnięca, giczki jagnięce, giczy jagnięcej, gicze jagnięce, golonka jagnięca, golonki jagnięce',
    'goat meat': 'mięso kozie, koźlę, koźlina młoda',
    'venison steak':
      'dziczyzna/dziczyzny/dziczyznę, sarna/sarny/sarnę/sarn, sarnina/sarniny/sarninę/sarnin, comber z sarny/combra z sarny/combry z sarny/combrów z sarny, polędwica z jelenia, mięso z jelenia, stek z jelenia, polędwica z sarny, comber sarni, jeleń/jelenia/jelenie/jeleni, mięso z sarny, jelenina',
    'stewing venison':
      'łopatka z sarny, gulasz z jelenia, udziec z sarny, udziec z jelenia, mięso z dziczyzny, gulasz z dziczyzny, szynka z sarny, łopatka z jelenia',
    rabbit:
      'królik/-a/-i/-ów, mięso z królika, udka królika, zając/-a/-e/zajęcy, tuszka królika, udka z królika, comber z królika, comber zajęczy, udko z królika/udek z królika',
    'wild boar':
      'dzik, dzikiem, mięso z dzika, łopatka z dzika, szynka z dzika, karkówka z dzika, gulasz z dzika, udziec z dzika, mięsa z dzika',
    'italian sausage': 'salsiccia, kiełbasa salsiccia, włoska kiełbasa',
    merguez: 'merguez',
    andouille: 'andouille',
    chorizo: 'chorizo, kiełbasa chorizo, kiełbasy chorizo, plastry chorizo, chorizo w plastrach, kiełbaski chorizo',
    nduja: 'nduja',
    bacon:
      'boczek/boczku/boczki/boczków, boczek wędzony/boczku wędzonego/boczki wędzone/boczków wędzonych, wędzony boczek, wędzonego boczku, plastry boczku, plastrów boczku, bekon/-u/-y/-ów, boczek w plastrach, boczek wędzony w plastrach, plaster boczku, wędzonka, wędzonki, surowy wędzony boczek, boczek parzony, parzony boczek, plastry wędzonego boczku, plasterki boczku, boczek wędzony parzony, boczku parzonego, boczek pieczony, boczek wędzony surowy, plasterków boczku, chudy boczek, bekon w plastrach, plastry bekonu, skwarka/skwarki/skwarkę/skwarek, skwarków, skwarki z boczku, boczek wędzony w kostkę, kostka boczku, surowego wędzonego boczku, plastrów wędzonego boczku, boczek dojrzewający, wędzone boczku, plastrów bekonu, boczkiem, bekonem',
    'canadian bacon':
      'polędwica sopocka, polędwicy sopockiej, polędwica wędzona/polędwicy wędzonej/polędwicę wędzoną/polędwice wędzone/polędwic wędzonych, baleron/-u/-y/-ów, schab wędzony, schabu wędzonego/schaby wędzone/schabów wędzonych, wędzony schab, polędwica łososiowa wędzona, szynka z pieca/szynki z pieca/szynkę z pieca/szynek z pieca, wędzonego schabu, kasseler, kasler, wędzona karkówka, schab pieczony, schabu pieczonego/schaby pieczone/schabów pieczonych, ogonówka, ogonówki, lisiecka polędwica, karkówka wędzona',
    pancetta: 'pancetta, pancetty, pancettę',
    guanciale: 'guanciale, podgardle wędzone, wędzone podgardle, wędzonego podgardla',
    'salt pork':
      'słonina/słoniny/słoninę/słonin, słoninka, sadło solone/sadła solone/sadł solone, słoninki/słoninkę/słoninek, wędzona słonina, słonina wędzona/słoniny wędzonej/słoninę wędzoną/słoniny wędzone/słonin wędzonych',
    ham: 'szynka/szynki/szynkę/szynek, szynka gotowana/szynki gotowanej/szynkę gotowaną/szynki gotowane/szynek gotowanych, szynka konserwowa/szynki konserwowej/szynkę konserwową/szynki konserwowe/szynek konserwowych, gotowana szynka, gotowanej szynki, plastry szynki, plastrów szynki, szynka wędzona/szynki wędzonej/szynkę wędzoną/szynki wędzone/szynek wędzonych, wędzona szynka, wędzonej szynki, plasterki szynki, plasterków szynki, plaster szynki, szynka w plastrach, szyneczka/szyneczki/szyneczkę/szyneczek, szynki w plastrach, szynka babuni, szynka parzona/szynki parzonej/szynkę parzoną/szynki parzone/szynek parzonych, szynka z beczki, szynka pieczona/szynki pieczonej/szynkę pieczoną/szynki pieczone/szynek pieczonych, pieczona szynka, szynka krucha, wędzona szynka parzona, szynka wiejska/szynki wiejskiej/szynkę wiejską/szynki wiejskie/szynek wiejskich, szynka cotto, szynkę w plastrach, szynką',
    prosciutto:
      'szynka parmeńska, szynki parmeńskiej, szynkę parmeńską, prosciutto, szynka dojrzewająca/szynki dojrzewającej/szynkę dojrzewającą/szynki dojrzewające/szynek dojrzewających, plastry szynki parmeńskiej, plastrów szynki parmeńskiej, prosciutto crudo, plasterki szynki parmeńskiej, plastry prosciutto, plastry szynki dojrzewającej',
    'serrano ham':
      'szynka serrano, szynki serrano, jamon serrano, szynka hiszpańska, szynka iberyjska, plastry szynki serrano',
    speck: 'szynka schwarzwaldzka, szynki schwarzwaldzkiej, szynka szwarcwaldzka, szynki szwarcwaldzkiej, speck',
    salami: 'salami, plastry salami, plasterki salami, kiełbasa salami',
    pepperoni: 'salami pepperoni, kiełbasa pepperoni',
    mortadella: 'mortadela/mortadeli/mortadelę/mortadele/mortadel, plastry mortadeli',
    bologna: 'parówkowa mortadela bez orzechów',
    'luncheon meat':
      'mielonka, mielonki, mielonka wieprzowa, konserwa turystyczna, szynka w puszce mielona, konserwa mielona, turystyczna',
    'smoked turkey':
      'szynka z indyka, szynki z indyka, wędzona pierś z indyka, wędlina z indyka, szynka drobiowa, szynki drobiowej, wędlina drobiowa, wędliny drobiowej, polędwica drobiowa, polędwica z indyka, wędlinę drobiową/wędliny drobiowe/wędlin drobiowych, wędzonej piersi z indyka, pierś z indyka wędzona, wędzony indyk, wędzony kurczak, kurczak wędzony, wędzonego kurczaka, wędzona pierś z kurczaka, wędzonej piersi z kurczaka, pierś z kurczaka wędzona, polędwica z kurczaka, pierś wędzona, szynka z kurczaka, kurczaka wędzonego, polędwicy drobiowej, wędzone udko kurczaka, wędzone udko z kurczaka, wędzonych udek z kurczaka',
    'deli roast beef': 'rostbef pieczony, pieczony rostbef, roastbeef',
    'corned beef': 'peklowana wołowina, wołowina peklowana, konserwa wołowa',
    pastrami: 'pastrami',
    bresaola: 'bresaola',
    'chicken liver':
      'wątróbka drobiowa, wątróbki drobiowej, wątróbka z kurczaka/wątróbki z kurczaka/wątróbkę z kurczaka/wątróbek z kurczaka, wątróbkę drobiową/wątróbki drobiowe/wątróbek drobiowych, wątróbka kurza/wątróbki kurzej/wątróbkę kurzą/wątróbki kurze/wątróbek kurzych, wątróbki kurczaka, wątróbka z indyka/wątróbki z indyka/wątróbkę z indyka/wątróbek z indyka, wątróbka indycza/wątróbki indyczej/wątróbkę indyczą/wątróbki indycze/wątróbek indyczych, wątróbki z gęsi, wątróbka gęsia/wątróbki gęsiej/wątróbkę gęsią/wątróbki gęsie/wątróbek gęsich, wątróbki kacze',
    'calf liver':
      'wątroba cielęca, wątróbka cielęca, wątróbki cielęcej, wątroba wołowa/wątroby wołowej/wątrobę wołową/wątroby wołowe/wątrób wołowych, wątróbkę cielęcą/wątróbki cielęce/wątróbek cielęcych, wątróbka wołowa/wątróbki wołowej/wątróbkę wołową/wątróbki wołowe/wątróbek wołowych',
    kidney: 'nerki cielęce, nerki wołowe, nerka cielęca, nereczki cielęce',
    'chicken heart':
      'serca drobiowe, serca kurczaka, serduszko drobiowe/serduszka drobiowego/serduszka drobiowe/serduszek drobiowych, serca kurze, serduszko z kurczaka/serduszka z kurczaka/serduszek z kurczaka, serc drobiowych, serca z kurczaka, serduszka kurczaka, serduszko kurze/serduszka kurzego/serduszka kurze/serduszek kurzych, serca indycze, serca z indyka',
    'chicken gizzard':
      'żołądek drobiowy/żołądka drobiowego/żołądki drobiowe/żołądków drobiowych, żołądek z kurczaka/żołądka z kurczaka/żołądki z kurczaka/żołądków z kurczaka, żołądki kurze, żołądek kurzy/żołądka kurzego/żołądków kurzych, żołądki indycze, podroby drobiowe/podrobów drobiowe, podroby, podrobów, żołądki z indyka, żołądki gęsie, żołądki kacze, podrobów drobiowych',
    'beef tongue':
      'ozór wołowy, ozora wołowego, ozorki cielęce, ozór cielęcy, ozory wołowe, ozorek cielęcy/ozorka cielęcego/ozorków cielęcych',
    tripe:
      'flaki/flaków, flaki wołowe/flaków wołowe, flaczki/flaczków, flaków wołowych, żwacz wołowy, flaki krojone, flaki gotowane, flaków wołowych krojonych',
    sweetbread: 'grasica, grasicy, grasica cielęca, grasice cielęce, móżdżek cielęcy',
    'foie gras': 'foie gras, wątroba gęsia stłuszczona',
    'marrow bone':
      'szpik, szpiku, kości szpikowe, kość szpikowa, kości wołowe, kości wołowych, kość wołowa, kości cielęce, kości rosołowe wołowe, kość z szpikiem/kości z szpikiem, kości ze szpikiem',
    'pig foot':
      'nóżki wieprzowe, nóżek wieprzowych, nóżka wieprzowa, nóżki/nóżek, nogi wieprzowe, ucho wieprzowe/ucha wieprzowego/ucha wieprzowe/uch wieprzowych, uszy wieprzowe, uszu wieprzowych, głowizna, głowizny, ogon wieprzowy, ogony wieprzowe, noga wieprzowa/nogi wieprzowej/nogę wieprzową/nóg wieprzowych, racice wieprzowe, skórki wieprzowe, skórek wieprzowych, łapki wieprzowe',
    'chicken carcass':
      'korpus z kurczaka/korpusu z kurczaka/korpusy z kurczaka/korpusów z kurczaka, korpus drobiowy/korpusu drobiowego/korpusy drobiowe/korpusów drobiowych, porcja rosołowa, porcji rosołowych, porcje rosołowe, szyjki drobiowe, szyjka z kurczaka/szyjki z kurczaka/szyjkę z kurczaka/szyjek z kurczaka, łapki kurze, kurze łapki, porcja rosołowa z kurczaka, szyje drobiowe, szkielet z kurczaka, kości z kurczaka, korpus, korpusy, korpusów, łapki z kurczaka, kurze łapy, korpus kurczaka, szyjka kurczaka/szyjki kurczaka/szyjkę kurczaka/szyjek kurczaka, porcję rosołową, szyi z kurczaka, korpus z kaczki/korpusu z kaczki/korpusy z kaczki/korpusów z kaczki, porcji rosołowej',
    'salmon fillet':
      'łosoś/łososia/łososie/łososi, filet z łososia/fileta z łososia/filety z łososia/filetów z łososia, łosoś świeży/łososia świeżego/łososie świeże/łososi świeżych, świeży łosoś, świeżego łososia, stek z łososia/stka z łososia/stki z łososia/stków z łososia, dzwonko łososia, dzwonka łososia, filet łososia, łosoś filet, dzwonka z łososia, łosoś pieczony/łososia pieczonego/łososie pieczone/łososi pieczonych, filecik z łososia/filecika z łososia/fileciki z łososia/filecików z łososia, polędwica z łososia, łosoś norweski, łosoś atlantycki, surowy łosoś, surowego łososia, łosoś surowy, pieczony łosoś, łososiem',
    'smoked salmon':
      'łosoś wędzony, łososia wędzonego, wędzony łosoś, wędzonego łososia, łosoś wędzony na zimno, plastry wędzonego łososia, łososia wędzonego na zimno, łosoś wędzony na gorąco, wędzonego łososia w plastrach, plastry łososia wędzonego, łososia wędzonego na gorąco, plastry łososia, wędzony łosoś w plastrach, plasterki wędzonego łososia',
    gravlax: 'gravlax, łosoś marynowany',
    'smoked trout':
      'pstrąg wędzony/pstrąga wędzonego/pstrągi wędzone/pstrągów wędzonych, wędzony pstrąg, wędzonego pstrąga, filety z wędzonego pstrąga, filet z wędzonego pstrąga',
    'smoked mackerel':
      'makrela wędzona/makreli wędzonej/makrelę wędzoną/makrele wędzone/makreli wędzonych, wędzona makrela, wędzonej makreli, wędzoną makrelę, wędzone makrele, filet z makreli wędzonej',
    kipper: 'śledź wędzony, śledzie wędzone, pikling, piklingi, pikling wędzony, śledzia wędzonego',
    'cod fillet':
      'dorsz/-a/-e/-y, filet z dorsza/fileta z dorsza/filety z dorsza/filetów z dorsza, dorsz świeży/dorsza świeżego/dorsze świeże/dorszy świeżych, świeży dorsz, polędwica z dorsza, polędwicy z dorsza, dorsz filet, dorsz mrożony/dorsza mrożonego/dorsze mrożone/dorszy mrożonych, polędwiczki z dorsza, plamiak czarny/plamiaka czarny/plamiaki czarny/plamiaków czarny, świeżego dorsza, czarniak/-a/-i/-ów, loin z dorsza',
    'haddock fillet':
      'plamiak, łupacz, filet z plamiaka/fileta z plamiaka/filety z plamiaka/filetów z plamiaka, filet z łupacza, plamiaka',
    'hake fillet':
      'morszczuk/-a/-i/-ów, filet z morszczuka/fileta z morszczuka/filety z morszczuka/filetów z morszczuka, miruna/miruny/mirunę/mirun, filet z miruny/fileta z miruny/filety z miruny/filetów z miruny, buławik',
    'pollock fillet':
      'mintaj/-a/-e/-ów, filet z mintaja/fileta z mintaja/filety z mintaja/filetów z mintaja, rdzawiec, filety mintaja, rdzawica/rdzawice/rdzawiców',
    'halibut fillet':
      'halibut/-a/-y/-ów, filet z halibuta/fileta z halibuta/filety z halibuta/filetów z halibuta, stek z halibuta, halibut biały',
    'turbot fillet': 'turbot/-a/-y/-ów, skarp, filet z turbota, nagład',
    'sole fillet':
      'sola/solę, filet z soli, filety z soli, flądra/flądry/flądrę/flądr, filet z flądry/fileta z flądry/filety z flądry/filetów z flądry, gładzica, gładzicy, stornia, filet z gładzicy/fileta z gładzicy/filety z gładzicy/filetów z gładzicy, zimnica',
    'tilapia fillet':
      'tilapia/tilapii/tilapię/tilapie, filet z tilapii/fileta z tilapii/filety z tilapii/filetów z tilapii, panga/pangi/pangę/pang, filet z pangi/fileta z pangi/filety z pangi/filetów z pangi, okoń nilowy, filet z okonia nilowego',
    'sea bass fillet':
      'labraks/-a/-y/-ów, filet z labraksa/fileta z labraksa/filety z labraksa/filetów z labraksa, okoń morski, okonia morskiego, filet z okonia morskiego, filet z labraksu, barramundi, labraks filet, seabass',
    branzino: 'cały labraks, labraks w całości',
    dorade: 'dorada/dorady/doradę/dorad, cała dorada, filet z dorady/fileta z dorady/filety z dorady/filetów z dorady',
    monkfish: 'żabnica, żabnicy, ogon żabnicy',
    'snapper fillet': 'karmazyn, karmazyna, filet z karmazyna, snapper, barwena, lucjan, filety z karmazyna',
    'catfish fillet':
      'sum/-a/-y/-ów, filet z suma/fileta z suma/filety z suma/filetów z suma, sum afrykański, suma afrykańskiego',
    'perch fillet':
      'sandacz/-a/-e/-y, filet z sandacza/fileta z sandacza/filety z sandacza/filetów z sandacza, szczupak/-a/-i/-ów, filet z szczupaka/fileta z szczupaka/filety z szczupaka/filetów z szczupaka, filet ze szczupaka, okoń/okonia/okonie/okoni, filet z okonia/fileta z okonia/filety z okonia/filetów z okonia, filety ze szczupaka, miętus/-a/-y/-ów, filet sandacza',
    carp: 'karp/-ia/-ie/-i, filet z karpia/fileta z karpia/filety z karpia/filetów z karpia, dzwonka karpia, dzwonka z karpia, lin/-a/-y/-ów, leszcz/-a/-e/-y, karaś/karasia/karasie/karasi, płaty karpia, dzwonek karpia, karp świeży, tołpyga, amur/-a/-y/-ów, płoć, płocie, płotki, filet z leszcza/fileta z leszcza/filety z leszcza/filetów z leszcza, patroszony karp, tusza karpia',
    'char fillet': 'palia, golec, palia alpejska',
    'trout fillet':
      'filet z pstrąga/fileta z pstrąga/filety z pstrąga/filetów z pstrąga, filety pstrąga, pstrąg łososiowy/pstrąga łososiowego/pstrągi łososiowe/pstrągów łososiowych, troć, troci, filet z troci, trocie',
    'rainbow trout':
      'pstrąg/-a/-i/-ów, pstrąg tęczowy, pstrąg świeży/pstrąga świeżego/pstrągi świeże/pstrągów świeżych, całe pstrągi, patroszone pstrągi, pstrąg patroszony',
    'mackerel fillet':
      'makrela/makreli/makrelę/makrele, filet z makreli/fileta z makreli/filety z makreli/filetów z makreli, makrela świeża/makreli świeżej/makrelę świeżą/makrele świeże/makreli świeżych, ostrobok',
    'herring fillet':
      'śledź świeży/śledzia świeżego/śledzie świeże/śledzi świeżych, świeże śledzie, świeży śledź, filet ze śledzia świeżego/fileta ze śledzia świeżego/filety ze śledzia świeżego/filetów ze śledzia świeżego, śledzie bałtyckie świeże, śledź bałtycki świeży',
    'sardine fillet':
      'sardynka/sardynki/sardynkę/sardynek, sardyna/sardyny/sardynę/sardyn, świeże sardynki, sardynka świeża/sardynki świeżej/sardynkę świeżą/sardynki świeże/sardynek świeżych',
    whitebait:
      'stynka/stynki/stynkę/stynek, szprotka świeża/szprotki świeża/szprotkę świeża/szprotek świeża, sielawa, sielawy, sieja, świeże szprotki',
    'tuna steak':
      'stek z tuńczyka/stka z tuńczyka/stki z tuńczyka/stków z tuńczyka, świeży tuńczyk, świeżego tuńczyka, tuńczyk świeży, filet z tuńczyka/fileta z tuńczyka/filety z tuńczyka/filetów z tuńczyka, polędwica z tuńczyka',
    'swordfish steak': 'miecznik, stek z miecznika, rekin, ryba maślana, ryby maślanej',
    'skate wing': 'płaszczka, raja, płaszczki',
    eel: 'węgorz/-a/-e/-y, węgorz wędzony/węgorza wędzonego/węgorze wędzone/węgorzy wędzonych, wędzony węgorz, wędzonego węgorza, minóg/minoga/minogi/minogów',
    'salt cod': 'solony dorsz, dorsz solony, sztokfisz, bacalhau',
    'canned tuna':
      'tuńczyk/-a/-i/-ów, tuńczyk z puszki, tuńczyka z puszki, tuńczyk w puszce, tuńczyka w puszce, puszka tuńczyka, puszki tuńczyka, tuńczyk w sosie własnym, tuńczyka w sosie własnym, tuńczyk w oleju, tuńczyka w oleju, puszkę tuńczyka, tuńczyk w oliwie, tuńczyk kawałki, tuńczyka w kawałkach, tuńczyk konserwowy, tuńczyk w kawałkach, tuńczyk w wodzie, tuńczyka w oliwie, puszka tuńczyka w sosie własnym, puszka tuńczyka w oleju, konserwa z tuńczyka, puszki tuńczyka w sosie własnym, tuńczyk rozdrobniony, tuńczyk z puszki w oleju, tuńczykiem',
    'canned sardine':
      'sardynki w oleju, sardynek w oleju, puszka sardynek, szprotki w oleju, szprotki w puszce, puszka szprotek, szproty, szproty w oleju, szprotki, szprotek, sardynki w pomidorach, szprotki wędzone, wędzone szprotki, szprotki w pomidorach, sardynki z puszki, szprot w oleju, szproty wędzone',
    'canned mackerel':
      'makrela w pomidorach, makrela w sosie pomidorowym, makrela w oleju, makrela z puszki, makreli w pomidorach, makrela w puszce',
    anchovy:
      'anchois, filety anchois, filecików anchois, fileciki anchois, sardela/sardeli/sardelę/sardele/sardel, filet anchois, filety z anchois, filetów anchois, filety sardeli, filetów sardeli, anszua',
    'pickled herring':
      "śledź/śledzia/śledzie/śledzi, śledzie matias, śledzi matias, matiasy, matjasy, filety śledziowe, filetów śledziowych, filet śledziowy/fileta śledziowego, śledzie w oleju, płaty śledziowe, płatów śledziowych, śledź solony/śledzia solonego/śledzie solone/śledzi solonych, solone śledzie, filet ze śledzia/fileta ze śledzia/filety ze śledzia/filetów ze śledzia, śledzie w occie, rolmopsy, rolmops, płaty śledzia, matjas, matias, śledzie marynowane, śledzik/-a/-i/-ów, filety śledziowe matias, filety śledziowe w oleju, płaty śledziowe a'la matias, śledzi w oleju, śledź w oleju, filety śledzia, płat śledziowy, solonych śledzi, śledzie a'la matjas, filety śledziowe a'la matjas, filety śledziowe solone, śledź marynowany, płaty śledziowe solone, śledzie matjas, matjasów, matiasów, śledziowe, śledziowych, śledziowy",
    'crab stick':
      'paluszki krabowe, paluszków krabowych, surimi, paluszek krabowy, krabowe paluszki, paluszkami krabowymi',
    shrimp:
      'krewetka/krewetki/krewetkę/krewetek, krewetki koktajlowe, krewetki tygrysie, krewetek tygrysich, krewetki królewskie, krewetki mrożone, mrożone krewetki, mrożonych krewetek, krewetki surowe, surowe krewetki, krewetka gotowana/krewetki gotowanej/krewetkę gotowaną/krewetki gotowane/krewetek gotowanych, krewetki black tiger, krewetki obrane, surowych krewetek, krewetki vannamei, obrane krewetki, obranych krewetek, gotowanych krewetek, krewetki argentyńskie, gamba/gamby/gambę/gamb, gambasy, krewetek królewskich, krewetkami',
    'bay shrimp': 'małe krewetki, małych krewetek, krewetki sałatkowe, krewetki małe',
    langoustine: 'langustynka, langustynki, langustynek, homarzec, scampi',
    crayfish: 'rak/-a/-i/-ów, szyjki rakowe, szyjek rakowych, ogony raków, raki rzeczne',
    lobster: 'homar/-a/-y/-ów, langusta/langusty/langustę/langust',
    'lobster tail': 'ogon homara, ogony homara',
    crab: 'krab/-a/-y/-ów, szczypce kraba',
    'crab meat': 'mięso kraba, mięso krabowe, mięsa kraba, krab w puszce, krab z puszki, mięso z kraba',
    mussel:
      'małż/-a/-e/-y, mula/muli/mulę/mule/mul, małże mrożone, omułek/omułka/omułki/omułków, omułkę, małżów, mięso małży, mule świeże',
    clam: 'vongole, małże vongole, wongoli, okładniczka',
    cockle: 'sercówki, sercówka',
    oyster: 'ostryga/ostrygi/ostrygę/ostryg, świeże ostrygi',
    scallop: 'przegrzebek/przegrzebka/przegrzebki/przegrzebków, muszle świętego jakuba, małże świętego jakuba',
    squid:
      'kalmar/-a/-y/-ów, krążki kalmarów, tuby kalmarów, krążki kalmara, kałamarnica/kałamarnicy/kałamarnicę/kałamarnice/kałamarnic, tuszki kalmarów, kalmary mrożone, tusze kalmarów',
    cuttlefish: 'mątwa/mątwy/mątwę/mątw, sepia',
    octopus:
      'ośmiornica/ośmiornicy/ośmiornicę/ośmiornice/ośmiornic, macki ośmiornicy, ośmiorniczki, ośmiorniczka/ośmiorniczkę/ośmiorniczek',
    snail: 'ślimak/-a/-i/-ów, ślimaki winniczki, winniczki',
    caviar: 'kawior z jesiotra, czarny kawior, kawior, kawioru, czarnego kawioru',
    'salmon roe':
      'ikra łososia, czerwony kawior, kawior z łososia, kawior czerwony, czerwonego kawioru, ikra z łososia, ikra pstrąga, kawior łososiowy, ikry łososia',
    'fish roe': 'ikra, ikry, mlecz rybi, ikra z karpia',
    halloumi: 'halloumi, ser halloumi, sera halloumi, haloumi',
    paneer: 'paneer, ser paneer, panir',
    egg: 'jajko/jajka/jajek, jajo/jaja/jaj, jajka ugotowane na twardo, jajek ugotowanych na twardo, jajka na twardo, jajek na twardo, jajko na twardo, jajko duże/jajka dużego/jajka duże/jajek dużych, jajko kurze/jajka kurzego/jajka kurze/jajek kurzych, jaja kurze, jajka z wolnego wybiegu, jajko rozmącone/jajka rozmąconego/jajka rozmącone/jajek rozmąconych, rozmącone jajko, roztrzepane jajko, rozbełtane jajko, jajko do posmarowania, roztrzepanego jajka, jajka ugotowane, ugotowane jajka, ugotowanych jajek, jajka rozmiar l, jajka rozmiar m, jajko gotowane/jajka gotowanego/jajka gotowane/jajek gotowanych, jajko ugotowane/jajka ugotowanego/jajek ugotowanych, jajka wiejskie, jaj na twardo, jaja na twardo, całe jajka, całe jajko, jajeczko/jajeczka/jajeczek, jaja wiejskie, gotowanych jajek, rozkłócone jajko, jajko sadzone, jajka sadzone, jajko w koszulce, jajka w koszulce, jajecznica, jajka od szczęśliwych kur, jaja ugotowane na twardo, masa jajowa, masy jajowej, jajko do smarowania, jajko do panierowania, jajkiem, jajkami',
    'egg white':
      'białko/białka/białek, białka jaj, białko jajka/białka jajka/białek jajka, białka kurze, białko z jajka/białka z jajka/białek z jajka, białek jaj, białko jajeczne, białko kurze, białka z jajek, białek jajek, ubite białka, białka ubite na sztywno, białka jajek, piana z białek, piany z białek, białko jaja, białek z jaj, pianę z białek, białka w temperaturze pokojowej, białek z jajek, białkami',
    'egg yolk':
      'żółtko/żółtka/żółtek, żółtko jajka/żółtka jajka/żółtek jajka, żółtka jaj, żółtek jaj, żółtka kurze, żółtko z jajka/żółtka z jajka/żółtek z jajka, żółtko jaja, żółtka z jajek, żółtek z jajek, żółtka jajek, żółtko kurze/żółtka kurzego/żółtek kurzych, żółtko surowe/żółtka surowego/żółtka surowe/żółtek surowych, żółtko gotowane/żółtka gotowanego/żółtka gotowane/żółtek gotowanych, żółtkiem, żółtkami',
    'quail egg':
      'jajko przepiórcze/jajka przepiórczego/jajka przepiórcze/jajek przepiórczych, jaja przepiórcze, jaj przepiórczych, jajeczko przepiórcze/jajeczka przepiórczego/jajeczka przepiórcze/jajeczek przepiórczych, jajko przepiórki',
    'duck egg': 'jajko kacze, jajka kacze, jaja kacze, jajka gęsie, jajo gęsie, jajo kacze',
    'egg substitute': 'zamiennik jajka, zamiennik jajek',
    butter:
      'masło/masła/maseł, miękkie masło, miękkiego masła, zimne masło, zimnego masła, roztopione masło, roztopionego masła, masło miękkie/masła miękkiego/masła miękkie/maseł miękkich, masło w temperaturze pokojowej, masło zimne/masła zimnego/masła zimne/maseł zimnych, masło roztopione/masła roztopionego/masła roztopione/maseł roztopionych, kostka masła, kostki masła, masło extra/masła extra/maseł extra, masło extra 82%, świeże masło, świeżego masła, masła ekstra, masło 82%, masło osełka, osełka, osełki masła, masełka, masełko, masła w temperaturze pokojowej, rozpuszczone masło, rozpuszczonego masła, stopione masło, stopionego masła, masło bez laktozy, masłem, masło niesolone, masło prawdziwe, kostkę masła, masło śmietankowe, pół kostki masła, wiórki masła, płatki masła',
    'vegan butter':
      'masło wegańskie, wegańskie masło, masła wegańskiego, masło roślinne, roślinne masło, masła roślinnego, margaryna wegańska, margaryna roślinna wegańska',
    ghee: 'masło klarowane/masła klarowanego/masła klarowane/maseł klarowanych, klarowane masło, klarowanego masła, ghee, masło ghee, masła ghee, sklarowane masło, sklarowanego masła, masło sklarowane',
    milk: 'mleko/mleka/mlek, mleko krowie, mleka krowiego, ciepłe mleko, ciepłego mleka, mleko 2%, mleka 2%, mleko 3 2%, mleka 3 2%, mleko tłuste/mleka tłustego/mleka tłuste/mlek tłustych, mleko świeże/mleka świeżego/mleka świeże/mlek świeżych, zimne mleko, zimnego mleka, mleko ciepłe/mleka ciepłego/mleka ciepłe/mlek ciepłych, mleko pełne, mleka pełnego, tłuste mleko, tłustego mleka, mleko bez laktozy, mleka bez laktozy, letnie mleko, letniego mleka, mleko uht, gorące mleko, gorącego mleka, świeże mleko, mlekiem, mleko pełnotłuste, letniego mleka krowiego, mleczko',
    'skim milk':
      'mleko odtłuszczone, mleka odtłuszczonego, mleko chude, chude mleko, chudego mleka, mleko 0%, mleko 0 5%, mleka chudego',
    'goat milk': 'mleko kozie/mleka koziego/mleka kozie/mlek kozich, kozie mleko, mleko owcze, mleka owczego',
    'oat milk': 'mleko owsiane, mleka owsianego, napój owsiany, napoju owsianego',
    'almond milk': 'mleko migdałowe, mleka migdałowego, napój migdałowy, napoju migdałowego, mleko z migdałów',
    'soy milk': 'mleko sojowe, mleka sojowego, napój sojowy, napoju sojowego',
    'rice milk': 'mleko ryżowe, mleka ryżowego, napój ryżowy, napoju ryżowego',
    'coconut drink': 'napój kokosowy, napoju kokosowego',
    buttermilk: 'maślanka/maślanki/maślankę/maślanek, maślanka naturalna, maślanki naturalnej',
    kefir:
      'kefir/-u/-y/-ów, kefir naturalny/kefiru naturalnego/kefiry naturalne/kefirów naturalnych, zsiadłe mleko, zsiadłego mleka, mleko zsiadłe, mleka zsiadłego, kwaśne mleko, kwaśnego mleka, mleko acidofilne, mleko kwaśne',
    'evaporated milk':
      'mleko zagęszczone niesłodzone, mleka zagęszczonego niesłodzonego, mleko skondensowane niesłodzone, mleka skondensowanego niesłodzonego, niesłodzone mleko skondensowane, niesłodzone mleko zagęszczone, mleko do kawy, śmietanka do kawy zagęszczona, niesłodzonego mleka skondensowanego, skondensowane mleko niesłodzone, mleczko zagęszczone niesłodzone, gostyńskie mleko niesłodzone',
    'condensed milk':
      'mleko skondensowane/mleka skondensowanego/mleka skondensowane/mlek skondensowanych, mleko skondensowane słodzone, mleka skondensowanego słodzonego, słodzone mleko skondensowane, słodzonego mleka skondensowanego, mleko zagęszczone słodzone, mleka zagęszczonego słodzonego, mleko zagęszczone, mleka zagęszczonego, puszka mleka skondensowanego, mleko skondensowane słodkie, skondensowane mleko, skondensowanego mleka, mleko słodzone skondensowane, mleka skondensowanego słodkiego, puszka mleka skondensowanego słodzonego, słodkie mleko skondensowane, skondensowane mleko słodzone, skondensowanego mleka słodzonego, mleko z puszki, słodzone mleko zagęszczone, słodzonego mleka zagęszczonego',
    'milk powder':
      'mleko w proszku/mleka w proszku/mlek w proszku, mleko w proszku pełne, odtłuszczone mleko w proszku, odtłuszczonego mleka w proszku, pełne mleko w proszku, pełnego mleka w proszku, mleko w proszku odtłuszczone, proszek mleczny, mleko w proszku granulowane, mleka pełnego w proszku',
    whey: 'serwatka, serwatki, serwatkę',
    'heavy cream':
      'śmietanka/śmietanki/śmietankę/śmietanek, śmietana kremowa/śmietany kremowej/śmietanę kremową/śmietany kremowe/śmietan kremowych, śmietanka 30%, śmietanki 30%, śmietana 30%, śmietany 30%, śmietanka 36%, śmietanki 36%, śmietana 36%, śmietany 36%, kremówka, kremówki, kremówkę, śmietana kremówka/śmietany kremówka/śmietanę kremówka/śmietan kremówka, śmietany kremówki, śmietanka kremówka/śmietanki kremówka/śmietankę kremówka/śmietanek kremówka, śmietanki kremówki, śmietana kremówka 30%, śmietana kremówka 36%, śmietanka kremowa, śmietanki kremowej, śmietana słodka, słodka śmietana, słodkiej śmietany, słodka śmietanka, słodkiej śmietanki, śmietanka tortowa, śmietana tortowa, śmietany do ubijania, śmietana do ubijania, śmietanka do ubijania, zimna śmietanka, zimnej śmietanki, śmietany słodkiej, śmietany 30 %, śmietana 30 %, śmietanka uht, śmietanka 30 %, śmietany 36 %, śmietanka uht 30%, słodka śmietana 30%, słodkiej śmietanki 30%, słodkiej śmietany 30%, zimna śmietana 30%, schłodzona śmietanka, schłodzonej śmietanki 30%, schłodzona śmietana, zimnej śmietany 36%, śmietanka bez laktozy, śmietanka słodka, śmietanki słodkiej, płynna śmietana, płynna śmietanka, płynnej śmietanki, śmietana z kartonika, śmietany z kartonika, śmietanką, śmietance',
    'light cream':
      'śmietanka 18%, śmietanki 18%, śmietanka 12%, śmietanki 12%, śmietanka do kawy, śmietanki do kawy, śmietanka do zup, śmietanka do zup i sosów, śmietanki do zup i sosów, śmietanki do zup, śmietana do kawy',
    'oat cream':
      'śmietanka owsiana, śmietanki owsianej, śmietana owsiana, krem owsiany, kremu owsianego, roślinna śmietanka owsiana',
    'whipped cream':
      'bitej śmietany, bitą śmietanę, bita śmietana, ubita śmietana, ubita śmietanka, ubitej śmietany, śmietana ubita, ubitej śmietanki',
    'sour cream':
      'śmietana/śmietany/śmietanę/śmietan, śmietana 18%, śmietany 18%, śmietana 12%, śmietany 12%, kwaśna śmietana, kwaśnej śmietany, kwaśną śmietanę, śmietana kwaśna/śmietany kwaśnej/śmietanę kwaśną/śmietany kwaśne/śmietan kwaśnych, gęsta śmietana, gęstej śmietany, śmietana do zup, śmietana do zup i sosów, śmietany do zup, śmietana 22%, śmietany 22%, gęsta śmietana 18%, kwaśna śmietana 18%, kwaśnej śmietany 18%, gęstej śmietany 18%, śmietana kwaśna 18%, śmietany 18 %, śmietana 18 %, kwaśna gęsta śmietana, gęstej kwaśnej śmietany, kwaśnej śmietany 12%, wiejska śmietana, wiejskiej śmietany, śmietana wiejska, śmietana gęsta, śmietany 12 %, śmietana 12 %, śmietaną, śmietanie',
    'crème fraîche': 'crème fraîche, creme fraiche, śmietana creme fraiche',
    'plain yogurt':
      'jogurt/-u/-y/-ów, jogurt naturalny/jogurtu naturalnego/jogurty naturalne/jogurtów naturalnych, gęsty jogurt, gęstego jogurtu, gęsty jogurt naturalny, gęstego jogurtu naturalnego, mały jogurt naturalny, kubeczek jogurtu naturalnego, naturalny jogurt, naturalnego jogurtu, jogurt bałkański, jogurt gęsty/jogurtu gęstego/jogurty gęste/jogurtów gęstych, jogurt naturalny gęsty, jogurt bez laktozy, jogurt 2%, jogurt kozi, jogurt naturalny bez laktozy, jogurcik/-u/-i/-ów, jogurt turecki, jogurt typu islandzkiego naturalny zwykły, jogurtem',
    'greek yogurt':
      'jogurt grecki/jogurtu greckiego/jogurty greckie/jogurtów greckich, jogurt typu greckiego, jogurtu typu greckiego, jogurt naturalny grecki, gęsty jogurt grecki, gęstego jogurtu greckiego, grecki jogurt, greckiego jogurtu, jogurt naturalny typu greckiego, jogurtu naturalnego typu greckiego, jogurt grecki naturalny, jogurt grecki 10%',
    skyr: 'skyr, skyra, jogurt skyr, skyr naturalny, jogurtu skyr, skyru, jogurt islandzki, jogurt typu skyr, jogurtu typu skyr, skyr waniliowy',
    quark:
      'twaróg/twarogu/twarogi/twarogów, twarożek/twarożku/twarożki/twarożków, ser biały/sera białego/sery białe/serów białych, biały ser, białego sera, twaróg półtłusty, twarogu półtłustego, twaróg tłusty, twarogu tłustego, twaróg chudy, twarogu chudego, twaróg sernikowy, twarogu sernikowego, twaróg z wiaderka, twarogu z wiaderka, twaróg mielony, twarogu mielonego, zmielony twaróg, ser twarogowy, sera twarogowego, zmielonego twarogu, półtłusty twaróg, półtłustego twarogu, tłusty twaróg, tłustego twarogu, twaróg trzykrotnie mielony, trzykrotnie mielony twaróg, trzykrotnie zmielonego twarogu, twarogu trzykrotnie mielonego, sera białego półtłustego, chudy twaróg, chudego twarogu, ser twarogowy półtłusty, sera na sernik, ser na sernik, ser biały półtłusty, twaróg na sernik, ser biały z wiaderka, mielony twaróg, mielonego twarogu, serek twarogowy, serka twarogowego, twarożku naturalnego, twaróg na sernik z wiaderka, białego sera półtłustego, sera z wiaderka, ser sernikowy, twaróg w kostce, kostka twarogu, ser z wiaderka, tłusty ser biały, ser wiejski, sera wiejskiego, serka homogenizowanego naturalnego, serek homogenizowany naturalny, serek naturalny homogenizowany, serka homogenizowanego naturalny/serki homogenizowane naturalny/serków homogenizowanych naturalny, twaróg wiejski, twaróg kanapkowy, ser biały tłusty, ser biały chudy, ser mielony, ser biały mielony, twaróg klinek, twaróg krajanka, sera twarogowego mielonego, twaróg bez laktozy, twarogu półtłustego lub tłustego, twarogiem, twarożkiem',
    labneh: 'labneh',
    'soy yogurt': 'jogurt sojowy, jogurtu sojowego',
    'coconut yogurt': 'jogurt kokosowy roślinny, roślinny jogurt kokosowy, jogurt kokosowy wegański',
    'vanilla yogurt': 'jogurt waniliowy, jogurtu waniliowego',
    'coconut milk':
      'mleko kokosowe, mleka kokosowego, mleczko kokosowe, mleczka kokosowego, puszka mleka kokosowego, puszka mleczka kokosowego, mleko kokosowe z puszki, mleka kokosowego z puszki, puszki mleka kokosowego, puszki mleczka kokosowego, mleczko kokosowe z puszki, puszkę mleka kokosowego, kokosowe mleko, kokosowego mleka, mleko kokosowe light, mleczko kokosowe light',
    'ice cream':
      'lody waniliowe, lodów waniliowych, lody śmietankowe, lodów śmietankowych, gałka lodów waniliowych, gałki lodów waniliowych, lody waniliowe lub śmietankowe',
    'cream cheese':
      'serek śmietankowy, serka śmietankowego, serek kremowy, serka kremowego, philadelphia, serek philadelphia, serka philadelphia, serek kanapkowy, serka kanapkowego, serek kanapkowy naturalny, serek typu philadelphia, serka typu philadelphia, serek naturalny, kremowy serek, kremowego serka, serek do smarowania, serka do smarowania, serek biały kremowy, twarożek kremowy, twarożek śmietankowy, serek almette, almette, bieluch, serek bieluch, kremowy ser, ser kremowy, sera kremowego, serek kremowy naturalny, twarożek kanapkowy, serka naturalnego, serek śmietankowy naturalny, serek ostrowia, philadelphii, serek kremowy typu philadelphia, serka kremowego typu philadelphia, twarożku śmietankowego, serek twój smak, serek łaciaty, serek capresi, twarożek do smarowania',
    mascarpone:
      'mascarpone, serek mascarpone, serka mascarpone, ser mascarpone, sera mascarpone, opakowanie mascarpone, mascarpone zimne',
    ricotta: 'ricotta, ricotty, ricottę, ser ricotta, sera ricotta, serek ricotta, serka ricotta',
    'cottage cheese':
      'serek wiejski, serka wiejskiego, serek grani, cottage cheese, serki wiejskie, serków wiejskich, twarożek grani, wiejski serek, twarożek ziarnisty, serek ziarnisty',
    cheddar:
      'cheddar, ser cheddar, sera cheddar, cheddara, sera żółtego cheddar, plastry sera cheddar, tarty cheddar, ser żółty cheddar, cheddaru',
    gruyère: 'gruyère, gruyere, ser gruyère, ser gruyere, sera gruyere',
    emmental:
      'emmentaler, ementaler, ser emmentaler, ser ementaler, sera ementaler, sera emmentaler, emmental, ser szwajcarski, ser emmental, ser maasdamer, maasdam, ser maasdam, maasdamer',
    gouda:
      'gouda, ser gouda, sera gouda, goudy, ser żółty gouda, sera żółtego gouda, ser żółty typu gouda, plastry sera gouda, tarta gouda, goudę, ser podlaski, ser morski, ser królewski, sera królewskiego, ser tylżycki, ser salami, ser radamer, radamer, ser rycki, ser żółty podlaski, ser zamojski, ser mazdamer, morski ser, ser żółty morski',
    edam: 'edam, ser edamski, sera edamskiego, ser edam, edamski, edamer, ser żółty edamski',
    provolone: 'provolone, ser provolone',
    comté: 'comté, ser comté',
    manchego: 'manchego, ser manchego',
    fontina: 'fontina',
    havarti: 'havarti',
    raclette: 'raclette, ser raclette',
    taleggio: 'taleggio',
    'american cheese':
      'ser topiony w plastrach, plastry sera topionego, serek topiony/serka topionego/serki topione/serków topionych, ser topiony/sera topionego/sery topione/serów topionych, kostka serka topionego, serek topiony śmietankowy, topiony serek, trójkąty sera topionego, trójkąciki sera topionego, ser tostowy w plastrach, ser topiony do tostów, serka topionego śmietankowego, serków topionych śmietankowych',
    mozzarella:
      'mozzarella/mozzarelli/mozzarellę/mozzarelle, ser mozzarella, sera mozzarella, kulka mozzarelli, kulki mozzarelli, mozzarella w kulce, tarta mozzarella, tartej mozzarelli, mozzarella tarta, mini mozzarella, mozzarella light, świeża mozzarella, mozzarella di bufala, mini mozzarelli, starta mozzarella, startej mozzarelli, mozzarella w kulkach, mozarella, mozarelli, mozarellę, mozzarella mini, mozarella w kulce, kulek mozzarelli, sera żółtego mozzarella, mozzarellę tartą, mozzarelli w kulce, ser mozarella, mozzarella w zalewie, mozzarella w bloku, bufala, kuleczki mozzarelli, mini kulki mozzarelli, kulkę mozzarelli, mozzarella starta, wiórki mozzarelli, mozzarella w plastrach, mozzarellą',
    burrata: 'burrata/burraty/burratę',
    parmesan:
      'parmezan/-u/-y/-ów, tarty parmezan, tartego parmezanu, starty parmezan, startego parmezanu, ser parmezan, sera parmezan, płatki parmezanu, parmigiano reggiano, świeżo starty parmezan, parmezan tarty, świeżo startego parmezanu, parmezanu startego, parmezan starty, parmezanu tartego, wiórki parmezanu, ser parmeński, sera parmezanu, parmezanem, świeżo tarty parmezan',
    'grana padano': 'grana padano, ser grana padano, sera grana padano',
    pecorino: 'pecorino, ser pecorino, sera pecorino, pecorino romano',
    asiago: 'asiago',
    feta: 'feta, fety, fetę, ser feta, sera feta, ser typu feta, sera typu feta, ser sałatkowo-kanapkowy, kostka fety, kostka sera feta, sera sałatkowo-kanapkowego, ser sałatkowy, sera sałatkowego, ser grecki, fetą, sera feta light, ser favita, favita, opakowanie sera feta, ser typu greckiego, ser bałkański, ser sałatkowy typu feta, kostkę fety, ser bałkański typu feta, apetina, serem feta',
    'goat cheese':
      'ser kozi/sera koziego/sery kozie/serów kozich, kozi ser, koziego sera, serek kozi, serka koziego, rolada kozia, kozi serek, twaróg kozi, kozia rolada, kozi twaróg, kozi twarożek, roladka kozia, roladka z koziego sera, ser kozi w roladzie, rolada z koziego sera, koziego twarożku, sera koziego pleśniowego, kozie ser',
    'blue cheese':
      'ser pleśniowy/sera pleśniowego/sery pleśniowe/serów pleśniowych, ser z niebieską pleśnią, niebieski ser pleśniowy, lazur, ser lazur, ser roquefort, roquefort, rokpol, ser rokpol, sera lazur, ser pleśniowy lazur, sera z niebieską pleśnią, sera pleśniowego niebieskiego, ser błękitny, sera błękitnego, ser typu blue, stilton, ser niebieski pleśniowy, blue cheese, ser z zieloną pleśnią, ser z pleśnią, sera rokpol, ser pleśniowy typu rokpol, serek pleśniowy',
    gorgonzola: 'gorgonzola/gorgonzoli/gorgonzolę, ser gorgonzola, sera gorgonzola',
    brie: 'brie, ser brie, sera brie, serek brie',
    camembert:
      'camembert, ser camembert, sera camembert, camemberta, ser pleśniowy camembert, serek camembert, camemberty, sera pleśniowego camembert',
    'vegan cheese': 'wegański parmezan drożdżowy',
    'firm tofu':
      'tofu, twarde tofu, twardego tofu, tofu naturalne, tofu naturalnego, kostka tofu, naturalne tofu, naturalnego tofu, tofu twarde, kostki tofu, tofu białe, kostkę tofu, tofu marynowane',
    'silken tofu':
      'jedwabiste tofu, tofu jedwabiste, tofu silken, tofu jedwabistego, miękkie tofu, tofu aksamitne, jedwabistego tofu',
    'smoked tofu': 'wędzone tofu, tofu wędzone, wędzonego tofu, tofu wędzonego',
    tempeh: 'tempeh, tempehu',
    seitan: 'seitan, sejtan',
    'textured soy':
      'granulat sojowy, granulatu sojowego, kostka sojowa, kotlety sojowe, kotletów sojowych, kostki sojowe, teksturat sojowy, teksturowane białko sojowe, białko sojowe teksturowane, proteina sojowa, kostki sojowej, sojowa, sojowe, sojowych, sojowej',
    falafel: 'falafel, falafele, falafeli',
    natto: 'natto',
    chickpea:
      'ciecierzyca/ciecierzycy/ciecierzycę/ciecierzyce/ciecierzyc, cieciorka/cieciorki/cieciorkę/cieciorek, ciecierzyca z puszki, ciecierzycy z puszki, puszka ciecierzycy, ciecierzyca konserwowa, ugotowana ciecierzyca, ugotowanej ciecierzycy, puszka cieciorki, cieciorka z puszki, cieciorki z puszki, ciecierzyca gotowana, puszki ciecierzycy, gotowana ciecierzyca, gotowanej ciecierzycy, ciecierzycę z puszki, ugotowanej cieciorki, ciecierzyca ze słoika, puszkę ciecierzycy, groch włoski, ciecierzyca ugotowana, ciecierzycy konserwowej, ciecierzyca w zalewie, gotowanej cieciorki, ciecierzycą',
    'black bean':
      'czarna fasola, czarnej fasoli, fasola czarna, czarną fasolę, czarna fasola z puszki, czarnej fasoli z puszki, puszka czarnej fasoli',
    'kidney bean':
      'czerwona fasola, czerwonej fasoli, fasola czerwona, fasoli czerwonej, czerwona fasola z puszki, czerwonej fasoli z puszki, puszka czerwonej fasoli, fasola z puszki, fasoli z puszki, fasola czerwona z puszki, fasola konserwowa, fasola/fasoli/fasolę/fasole, fasolka/fasolki/fasolkę/fasolek, czerwoną fasolę, puszka fasoli, puszka fasoli czerwonej, fasola czerwona konserwowa, czerwona fasolka, fasoli czerwonej z puszki, czerwonej fasolki, puszkę czerwonej fasoli, puszki czerwonej fasoli, czerwona fasola konserwowa, fasolka czerwona, ugotowana fasola, ugotowanej fasoli, gotowana fasola, fasola kidney, fasolą',
    'pinto bean': 'fasola pinto',
    'borlotti bean': 'fasola borlotti',
    'white bean':
      'biała fasola, białej fasoli, fasola biała, fasoli białej, biała fasola z puszki, białej fasoli z puszki, puszka białej fasoli, białą fasolę, biała fasolka, fasolka biała, biała fasola konserwowa, ugotowana biała fasola, białej fasolki, puszka fasoli białej, ugotowanej białej fasoli, fasola biała z puszki, fasoli białej z puszki, puszki białej fasoli',
    'cannellini bean': 'fasola cannellini, fasolka cannellini',
    'butter bean':
      'fasola jaś z puszki, fasola piękny jaś, fasoli piękny jaś, fasola jaś, fasoli jaś, piękny jaś, fasola maślana, fasola jasiek, fasoli jasiek, jasiek, duża biała fasola, fasolę jaś, fasola piękny jaś gotowana, dużej białej fasoli, fasolki jaś, fasola jaś karłowy, fasola jaś ugotowana',
    'adzuki bean': 'fasola adzuki, fasolka adzuki, fasola azuki',
    'lupin bean': 'łubin/-u/-y/-ów, nasiona łubinu',
    'canned lentil':
      'soczewica z puszki, soczewicy z puszki, ugotowana soczewica, ugotowanej soczewicy, gotowana soczewica, puszka soczewicy',
    aquafaba:
      'aquafaba, aquafaby, woda z ciecierzycy, woda po ciecierzycy, zalewa z ciecierzycy, woda z puszki ciecierzycy',
    'dried chickpea':
      'sucha ciecierzyca, suchej ciecierzycy, ciecierzyca sucha, suchej cieciorki, namoczona ciecierzyca, sucha cieciorka, suchą ciecierzycę, suche ziarna ciecierzycy, suszona ciecierzyca',
    'dried black bean': 'sucha czarna fasola, suchej czarnej fasoli',
    'dried kidney bean': 'sucha czerwona fasola, sucha fasola, suchej fasoli, fasola sucha, suchą fasolę',
    'dried white bean':
      'sucha biała fasola, suchej białej fasoli, fasola biała sucha, fasola drobna, fasola perłowa, drobna biała fasola',
    'dried lima bean':
      'suchej fasoli jaś, fasola jaś sucha, suchej fasoli piękny jaś, fasoli jaś suchej, sucha fasola jaś, fasola piękny jaś sucha',
    'dried fava bean': 'bobik, suszony bób',
    'dried soybean': 'soja/soi/soję, ziarna soi, ziaren soi, nasiona soi',
    'mung bean': 'fasola mung, fasoli mung, fasolka mung, fasolki mung',
    'red lentil':
      'czerwona soczewica, czerwonej soczewicy, soczewica czerwona, soczewicy czerwonej, czerwoną soczewicę, soczewicę czerwoną',
    'green lentil': 'zielona soczewica, zielonej soczewicy, soczewica zielona, soczewicy zielonej',
    'brown lentil':
      'soczewica/soczewicy/soczewicę/soczewice/soczewic, brązowa soczewica, brązowej soczewicy, soczewica brązowa',
    'black lentil': 'czarna soczewica, soczewica beluga, czarnej soczewicy, soczewicy beluga, soczewica czarna',
    'yellow split pea':
      'groch/-u, groch łuskany, groch połówki, grochu łuskanego, groch łuskany połówki, żółty groch, połówki grochu, suchy groch, groch żółty, groch połówkowy, grochu połówek, łuskany groch, łuskanego grochu, suchego grochu, grochu żółtego, ugotowany groch',
    'green split pea': 'zielony groch, zielonego grochu, groch zielony',
    coconut: 'kokos/-a/-y/-ów, świeży kokos, miąższ kokosa, orzech kokosowy, kokosu, orzecha kokosowego',
    'desiccated coconut':
      'wiórki kokosowe, wiórków kokosowych, wiórka kokosowe, kokos wiórki, wiórek kokosowych, wiórkami kokosowymi, mielone wiórki kokosowe, wiórki z kokosa',
    'coconut flake': 'płatki kokosowe, płatków kokosowych, chipsy kokosowe, kokosowe płatki',
    almond:
      'migdał/-a/-y/-ów, migdały w całości, migdały bez skórki, migdałów bez skórki, obrane migdały, migdały obrane, migdały blanszowane, blanszowane migdały, migdały całe, posiekane migdały, siekane migdały, prażone migdały, migdały ze skórką, migdałów blanszowanych, migdały siekane, migdał prażony/migdała prażonego/migdały prażone/migdałów prażonych, migdałami',
    'flaked almond':
      'płatki migdałowe, płatków migdałowych, migdały w płatkach, płatki migdałów, migdałów w płatkach, płatkami migdałowymi, migdały płatki, prażone płatki migdałowe, prażonych płatków migdałowych',
    'slivered almond':
      'słupki migdałowe, migdały w słupkach, migdałów w słupkach, słupki migdałów, słupków migdałowych, migdały krojone w słupki',
    walnut:
      'orzech włoski/orzecha włoskiego/orzechy włoskie/orzechów włoskich, włoskie orzechy, posiekane orzechy włoskie, posiekanych orzechów włoskich, połówki orzechów włoskich, orzeszek włoski/orzeszka włoskiego/orzeszki włoskie/orzeszków włoskich, zmielone orzechy włoskie, mielone orzechy włoskie, mielonych orzechów włoskich, siekane orzechy włoskie, łuskane orzechy włoskie, łuskanych orzechów włoskich, zmielonych orzechów włoskich, orzechy włoskie łuskane, orzechy włoskie mielone, orzechów włoskich mielonych, orzechami włoskimi',
    pecan: 'orzech pekan/orzecha pekan/orzechy pekan/orzechów pekan, pekany, pekanów, orzechy pekany, orzechy pecan',
    cashew:
      'nerkowiec/nerkowica/nerkowice/nerkowiców, orzech nerkowca/orzecha nerkowca/orzechy nerkowca/orzechów nerkowca, nerkowce, nerkowców, orzechy nerkowce, nerkowców namoczonych, orzeszki nerkowca',
    hazelnut:
      'orzech laskowy/orzecha laskowego/orzechy laskowe/orzechów laskowych, orzeszek laskowy/orzeszka laskowego/orzeszki laskowe/orzeszków laskowych, prażone orzechy laskowe, posiekane orzechy laskowe, laskowe orzechy, prażonych orzechów laskowych, siekane orzechy laskowe',
    'ground hazelnut':
      'mielone orzechy laskowe, mielonych orzechów laskowych, zmielone orzechy laskowe, zmielonych orzechów laskowych, orzechy laskowe mielone, mąka z orzechów laskowych, orzechów laskowych mielonych',
    pistachio:
      'pistacja/pistacji/pistację/pistacje, orzechy pistacjowe, niesolone pistacje, orzeszki pistacjowe, pistacje niesolone, pistacje łuskane',
    peanut:
      'orzech ziemny/orzecha ziemnego/orzechy ziemne/orzechów ziemnych, orzeszek ziemny/orzeszka ziemnego/orzeszki ziemne/orzeszków ziemnych, fistaszek/fistaszka/fistaszki/fistaszków, solone orzeszki, solone orzeszki ziemne, orzeszki arachidowe, orzechy arachidowe, orzechów arachidowych, solonych orzeszków, prażone orzeszki ziemne, orzeszki solone, orzechy ziemne niesolone, solonych orzeszków ziemnych, niesolone orzeszki ziemne, orzechy solone',
    'pine nut':
      'orzeszki piniowe, orzeszków piniowych, pinie, orzechy piniowe, pestki pinii, nasiona pinii, orzeszków pinii, piniole, pinioli, orzeszki pinii, prażone orzeszki piniowe, orzeszek piniowy',
    macadamia:
      'makadamia, orzechy makadamia, orzechów makadamia, orzechy macadamia, orzech makadamia, orzechów macadamia',
    'brazil nut': 'orzechy brazylijskie, orzechów brazylijskich, orzech brazylijski, brazylijskie orzechy',
    chestnut:
      'kasztany jadalne, kasztanów jadalnych, kasztan/-a/-y/-ów, kasztan jadalny/kasztana jadalnego, pieczone kasztany',
    'mixed nuts':
      'orzech/-a/-y/-ów, mieszanka orzechów, mieszanki orzechów, mix orzechów, orzeszek/orzeszka/orzeszki/orzeszków, ulubione orzechy, posiekane orzechy, posiekanych orzechów, mieszanka studencka, mieszanki studenckiej, orzechy mieszane, siekane orzechy, różne orzechy, siekanych orzechów, orzechy mielone, mielone orzechy, mielonych orzechów, zmielonych orzechów, zmielone orzechy, dowolne orzechy, dowolnych orzechów, ulubionych orzechów, orzechy różne, prażone orzechy, bakalie, bakalii, ulubione bakalie, mieszanka bakalii, mieszanka bakaliowa, ulubionych bakalii, mieszanki bakaliowej, bakaliami, orzechami',
    'sesame seed':
      'sezam/-u/-y/-ów, ziarna sezamu, nasiona sezamu, ziaren sezamu, czarny sezam, biały sezam, prażony sezam, prażonego sezamu, uprażony sezam, czarnego sezamu, białego sezamu, sezam biały, sezam czarny, ziarno sezamu, ziarenka sezamu, sezam prażony, uprażonego sezamu, sezamem, z sezamem',
    'chia seed':
      'nasiona chia, nasion chia, chia, ziarna chia, szałwia hiszpańska, nasionka chia, nasiona szałwii hiszpańskiej, ziaren chia',
    flaxseed:
      'siemię lniane, siemienia lnianego, len/lnu, ziarna lnu, nasiona lnu, złote siemię lniane, złoty len, ziarna siemienia lnianego, siemię, siemienia',
    'ground flaxseed':
      'mielone siemię lniane, mielonego siemienia lnianego, siemię lniane mielone, zmielone siemię lniane, mielony len, zmielonego siemienia lnianego, siemienia lnianego mielonego, mielonego lnu',
    'pumpkin seed':
      'pestki dyni, pestek dyni, nasiona dyni, pestki z dyni, pestek z dyni, uprażone pestki dyni, prażone pestki dyni',
    'sunflower seed':
      'słonecznik/-a/-i/-ów, pestki słonecznika, pestek słonecznika, ziarna słonecznika, nasiona słonecznika, łuskany słonecznik, łuskanego słonecznika, słonecznik łuskany, ziaren słonecznika, słonecznika łuskanego, nasion słonecznika, prażony słonecznik, pestki ze słonecznika',
    'mixed seeds':
      'mieszanka ziaren, mieszanki ziaren, mix ziaren, mieszanka pestek, ziarna, ziaren, mieszanka nasion, nasiona, nasion, ulubione ziarna, ulubione pestki, pestki i ziarna, mieszanka ziaren i pestek, mieszanki pestek, różne ziarna, pestki, pestek',
    'hemp seed':
      'nasiona konopi, konopie, nasion konopi, łuskane konopie, konopie łuskane, ziarna konopi, nasiona konopne, łuskanych nasion konopi',
    'poppy seed':
      'mak/-u/-i/-ów, niebieski mak, suchy mak, mak niebieski, suchego maku, mak suchy, mielony mak, mielonego maku, mak mielony, zmielony mak, zmielonego maku, maku mielonego, suchy mak mielony, biały mak, maku niebieskiego, makiem',
    spaghetti: 'spaghetti, makaron spaghetti, makaronu spaghetti, spagetti, makaron spagetti, makaronu typu spaghetti',
    linguine: 'linguine, makaron linguine, makaronu linguine, makaron linguini',
    capellini: 'makaron capellini, capellini',
    penne:
      'penne, makaron penne, makaronu penne, makaron pióra, makaron rurki, makaronu rurki, rurki makaronowe, makaron piórka, makaron penne rigate',
    rigatoni: 'rigatoni, makaron rigatoni, makaronu rigatoni, tortiglioni',
    fusilli:
      'fusilli, makaron świderki, makaronu świderki, świderki, świderków, makaron fusilli, makaronu fusilli, makaron świdry',
    farfalle: 'farfalle, makaron kokardki, makaronu kokardki, kokardki, kokardek, makaron farfalle',
    conchiglie:
      'makaron muszelki, makaronu muszelki, muszelki makaronowe, muszelki, muszelek, makaron muszle, muszle makaronowe, conchiglie, conchiglioni, makaron conchiglioni, duże muszle makaronowe',
    macaroni: 'makaron kolanka, makaronu kolanka, kolanka, kolanek, makaron rurka, macaroni',
    ditalini:
      'makaron gwiazdki, makaron literki, makaron alfabet, drobny makaron, makaron drobny, drobnego makaronu, zacierka drobna',
    orzo: 'orzo, makaron orzo, makaron ryżowy orzo, makaron risoni, risoni, makaronu orzo',
    fregola: 'fregola, fregula',
    'lasagna sheet':
      'płaty lasagne, płatów lasagne, makaron lasagne, makaronu lasagne, płaty makaronu lasagne, lasagne, lazania, makaron do lasagne, płaty do lasagne, arkusze lasagne, płaty makaronu do lasagne, płatów makaronu lasagne, makaronu do lasagne, płatów do lasagne, makaron na lasagne',
    cannelloni: 'cannelloni, makaron cannelloni, rurki cannelloni, makaronu cannelloni',
    'wholewheat pasta':
      'makaron pełnoziarnisty, makaronu pełnoziarnistego, pełnoziarnisty makaron, pełnoziarnistego makaronu, makaron razowy, spaghetti pełnoziarniste, makaronu razowego, makaron orkiszowy, makaronu orkiszowego, penne pełnoziarniste, razowy makaron',
    'lentil pasta':
      'makaron z soczewicy, makaron z ciecierzycy, makaron z czerwonej soczewicy, makaronu z ciecierzycy, makaronu z soczewicy, makaron z grochu',
    'egg pasta':
      'makaron jajeczny, makaronu jajecznego, domowy makaron, łazanki, łazanek, makaron łazanki, makaronu łazanki, domowego makaronu, makaron domowy, makaron rosołowy, makaron do rosołu, makaronu do rosołu, makaron pięciojajeczny, makaron czterojajeczny, kluseczki do rosołu',
    tortellini: 'tortellini, tortelloni',
    ravioli: 'ravioli',
    gnocchi: 'gnocchi, gnocchi ziemniaczane, włoskie gnocchi',
    spaetzle: 'kluski lane, lane kluski, lanych klusek, zacierki, zacierek, zacierka, spaetzle, szpecle',
    'egg noodle':
      'makaron chow mein, makaron mie, chiński makaron jajeczny, makaron chiński jajeczny, makaron jajeczny chiński, makaronu chow mein, makaron jajeczny do chińszczyzny',
    'wheat noodle': 'makaron noodle pszenny, makaron pszenny azjatycki',
    'ramen noodle': 'makaron ramen, makaronu ramen, ramen',
    'udon noodle': 'makaron udon, makaronu udon, udon',
    'somen noodle': 'makaron somen',
    'rice noodle':
      'makaron ryżowy, makaronu ryżowego, makaron ryżowy wstążki, wstążki ryżowe, makaron ryżowy szeroki, ryżowy makaron, makaron ryżowy do pad thai, makaronu ryżowego wstążki',
    'rice vermicelli':
      'makaron ryżowy nitki, makaron ryżowy vermicelli, vermicelli ryżowe, cienki makaron ryżowy, nitki ryżowe, makaron vermicelli ryżowy, cienkiego makaronu ryżowego, makaronu ryżowego nitki, makaron ryżowy cienki',
    'glass noodle':
      'makaron sojowy, makaronu sojowego, makaron szklany, makaron z fasoli mung, makaron chiński szklany, makaron z batatów',
    'shirataki noodle': 'makaron konjac, makaron shirataki, makaron z konjaku',
    'long-grain rice':
      'ryż/-u/-e/-y, ryż biały/ryżu białego/ryże białe/ryży białych, ryż długoziarnisty/ryżu długoziarnistego/ryże długoziarniste/ryży długoziarnistych, ugotowany ryż, ugotowanego ryżu, ryż gotowany, torebka ryżu, woreczek ryżu, woreczki ryżu, torebki ryżu, biały ryż, białego ryżu, gotowany ryż, gotowanego ryżu, woreczek ryżu białego, ryż sypki/ryżu sypkiego/ryże sypkie/ryży sypkich, woreczek białego ryżu, ryż w woreczkach, ryżu ugotowanego, saszetka ryżu, torebkę ryżu, suchego ryżu, ryż ugotowany, woreczków ryżu, długoziarnisty ryż, ryżem',
    'basmati rice': 'ryż basmati, ryżu basmati, ryżu basmati ugotowanego, basmati',
    'jasmine rice': 'ryż jaśminowy, ryżu jaśminowego, jaśminowy ryż',
    'brown rice': 'ryż brązowy, ryżu brązowego, brązowy ryż, brązowego ryżu, ryż pełnoziarnisty, ryż naturalny',
    'wild rice': 'dziki ryż, dzikiego ryżu, ryż dziki',
    'sushi rice': 'ryż do sushi, ryżu do sushi, ryż japoński, ryż krótkoziarnisty, ryżu krótkoziarnistego',
    'sticky rice': 'ryż kleisty, ryżu kleistego, ryż glutinous, kleisty ryż',
    'red rice': 'ryż czerwony, czerwony ryż',
    'black rice': 'czarny ryż, ryż czarny, czarnego ryżu',
    'parboiled rice': 'ryż parboiled, ryż paraboliczny, ryżu parabolicznego, ryż paraboiled, ryżu parboiled, parboiled',
    'paella rice': 'ryż do paelli, ryżu do paelli, ryż bomba, ryż okrągły',
    'arborio rice':
      'ryż arborio, ryżu arborio, ryż do risotto, ryżu do risotto, arborio, ryż carnaroli, ryżu carnaroli',
    quinoa:
      'quinoa, komosa ryżowa, komosy ryżowej, komosę ryżową, quinoi, biała quinoa, ugotowana quinoa, ugotowanej komosy ryżowej, quinoa biała',
    couscous:
      'kuskus, kuskusu, kaszka kuskus, kasza kuskus, kaszy kuskus, couscous, kuskus pełnoziarnisty, kaszki kuskus, kus kus, kaszę kuskus',
    'pearl couscous': 'kuskus perłowy, kuskus izraelski, ptitim, kuskusu perłowego, pęczak kuskus',
    bulgur: 'bulgur, kasza bulgur, kaszy bulgur, kaszę bulgur, bulguru',
    farro: 'płaskurka',
    spelt:
      'orkisz, orkiszu, ziarna orkiszu, kasza orkiszowa/kaszy orkiszowej/kaszę orkiszową/kasze orkiszowe/kasz orkiszowych, ziarno orkiszu',
    'wheat berry':
      'pszenica, pszenicy, ziarna pszenicy, pszenica na kutię, pszenicy na kutię, łuskana pszenica, łuskanej pszenicy, pszenicę, ziarno pszenicy, obtłuczona pszenica, pszenica łuskana, kasza pszenna/kaszy pszennej/kaszę pszenną/kasze pszenne/kasz pszennych, ziaren pszenicy',
    'rye berry': 'żyto, żyta, ziarna żyta',
    freekeh: 'freekeh',
    'pearl barley':
      'kasza jęczmienna, kaszy jęczmiennej, kaszę jęczmienną, pęczak, pęczaku, kasza pęczak, kaszy pęczak, kasza perłowa, kaszy perłowej, jęczmień/jęczmienia, kasza jęczmienna perłowa, kasza wiejska, kaszy jęczmiennej perłowej, kasza mazurska, kaszy mazurskiej, kaszę pęczak, krupy/krup, jęczmienna kasza, kasza łamana, kaszy jęczmiennej wiejskiej',
    buckwheat:
      'kasza gryczana, kaszy gryczanej, kaszę gryczaną, gryka, gryki, kasza gryczana palona, kasza gryczana niepalona, kaszy gryczanej niepalonej, kaszy gryczanej palonej, kasza gryczana biała, biała kasza gryczana, kasza krakowska, kaszy krakowskiej, płatki gryczane, płatków gryczanych, gryczana kasza, kaszy gryczanej białej, palona kasza gryczana, palonej kaszy gryczanej, niepalona kasza gryczana, niepalonej kaszy gryczanej, ugotowana kasza gryczana, prażona kasza gryczana, kaszą gryczaną',
    millet:
      'kasza jaglana, kaszy jaglanej, kaszę jaglaną, proso, ugotowana kasza jaglana, ugotowanej kaszy jaglanej, płatki jaglane, płatków jaglanych, jaglana kasza, jaglanka',
    amaranth:
      'amarantus, amarantusa, ekspandowany amarantus, amarantus ekspandowany, szarłat, amarantusa ekspandowanego',
    teff: 'teff, miłka abisyńska',
    sorghum: 'sorgo',
    polenta:
      'polenta, polenty, kasza kukurydziana, kaszy kukurydzianej, kaszka kukurydziana, kaszki kukurydzianej, grys kukurydziany, kaszę kukurydzianą, polentę',
    semolina:
      'kasza manna, kaszy manny, kaszy mannej, kaszę mannę, semolina, semoliny, mąka semolina, manna, manny, grysik, grysiku, kaszka manna, kaszki manny, mąki semolina, mąka z pszenicy durum, mąka durum, kaszki mannej, mąki durum, kaszka mannę',
    'wheat germ': 'zarodki pszenne, zarodków pszennych, kiełki pszenicy',
    'wheat bran':
      'otręby pszenne, otrąb pszennych, otręby, otrąb, otręby pszeniczne, otrębów pszennych, otręby żytnie, otrębów',
    'oat bran': 'otręby owsiane, otrąb owsianych, otrębów owsianych',
    'rolled oats':
      'płatki owsiane, płatków owsianych, płatki owsiane górskie, płatków owsianych górskich, płatki górskie, owsiane płatki, owies/owsa, płatki owsiane zwykłe, górskie płatki owsiane, górskich płatków owsianych, płatki owsiane pełnoziarniste, płatki zbożowe owsiane, płatkami owsianymi, suchych płatków owsianych, ziarno owsa',
    'quick oats':
      'płatki owsiane błyskawiczne, błyskawiczne płatki owsiane, płatków owsianych błyskawicznych, błyskawicznych płatków owsianych, płatki błyskawiczne, drobne płatki owsiane',
    'corn flakes':
      'płatki kukurydziane, płatków kukurydzianych, corn flakes, cornflakes, płatki corn flakes, płatki kukurydziane corn flakes, płatków corn flakes',
    'puffed rice':
      'ryż preparowany, ryżu preparowanego, ryż dmuchany, ryżu dmuchanego, preparowany ryż, płatki ryżowe, płatków ryżowych, ryż ekspandowany, preparowanego ryżu',
    popcorn:
      'popcorn, popcornu, kukurydza do prażenia, ziarna kukurydzy na popcorn, kukurydza na popcorn, prażona kukurydza',
    'all-purpose flour':
      'mąka/mąki/mąkę/mąk, mąka pszenna/mąki pszennej/mąkę pszenną/mąki pszenne/mąk pszennych, mąka typ 500, mąka pszenna typ 500, mąka pszenna typ 550, mąki pszennej typ 500, mąki pszennej typ 550, mąka uniwersalna, mąka poznańska, mąka pszenna uniwersalna, pszenna mąka, pszennej mąki, mąka luksusowa, mąka pszenna luksusowa, mąka wrocławska, mąka pszenna poznańska, mąki uniwersalnej, mąki poznańskiej, mąka do podsypania, mąka pszenna do podsypania, mąka do podsypywania, mąka typ 480, mąka biała, białej mąki, mąka szymanowska, mąką, mąka zwykła, mąki pszennej luksusowej, mąka pszenna typ 480, mąka pszenna typ 405, mąka pszenna typ 530, mąki pszennej uniwersalnej, jasna mąka pszenna, mąka pszenna do posypania, mąka na zasmażkę',
    'bread flour':
      'mąka chlebowa, mąki chlebowej, mąka pszenna chlebowa, mąka pszenna typ 650, mąka pszenna typ 750, mąki pszennej chlebowej, mąka typ 650, mąka typ 750, mąki pszennej typ 650, mąki pszennej typ 750, mąka do wypieku chleba, mąka manitoba',
    'cake flour':
      'mąka tortowa, mąki tortowej, mąkę tortową, mąka pszenna tortowa, mąki pszennej tortowej, krupczatka, krupczatki, mąka krupczatka, mąki krupczatki, mąka typ 450, mąka pszenna typ 450, mąkę krupczatkę, mąka pszenna krupczatka, mąki pszennej krupczatki, mąki pszennej typ 450, tortowa mąka, tortowej mąki, mąka pszenna tortowa typ 450, mąki krupczatka',
    'self-rising flour': 'mąka samorosnąca, mąka z proszkiem do pieczenia, mąka pszenna samorosnąca',
    'wholewheat flour':
      'mąka razowa/mąki razowej/mąkę razową/mąki razowe/mąk razowych, mąka pszenna pełnoziarnista, mąki pszennej pełnoziarnistej, mąka pełnoziarnista/mąki pełnoziarnistej/mąkę pełnoziarnistą/mąki pełnoziarniste/mąk pełnoziarnistych, mąka graham, mąki graham, mąka pszenna razowa, mąka pszenna graham, mąka pszenna typ 2000, mąka typ 1850, mąki pszennej razowej, mąka pszenna typ 1850, razowa mąka pszenna, razowej mąki pszennej, pełnoziarnistej mąki pszennej, pełnoziarnista mąka pszenna, mąka pszenna typ 1400, mąka typ 2000, mąka grahamka, mąki pszennej typ 1850',
    'spelt flour':
      'mąka orkiszowa/mąki orkiszowej/mąkę orkiszową/mąki orkiszowe/mąk orkiszowych, mąka orkiszowa razowa, mąka orkiszowa jasna, mąki orkiszowej jasnej, mąka orkiszowa pełnoziarnista, mąki orkiszowej pełnoziarnistej, mąka orkiszowa typ 630, mąka orkiszowa typ 700, jasna mąka orkiszowa, jasnej mąki orkiszowej, mąki orkiszowej razowej, mąka orkiszowa typ 2000, orkiszowa mąka',
    'rye flour':
      'mąka żytnia/mąki żytniej/mąkę żytnią/mąki żytnie/mąk żytnich, mąka żytnia razowa, mąka żytnia typ 720, mąka żytnia typ 2000, mąki żytniej razowej, mąka żytnia pełnoziarnista, mąka żytnia chlebowa, mąki żytniej typ 720, mąki żytniej typ 2000, razowa mąka żytnia, razowej mąki żytniej, żytnia mąka, żytniej mąki, mąki żytniej pełnoziarnistej',
    'barley flour': 'mąka jęczmienna/mąki jęczmiennej/mąkę jęczmienną/mąki jęczmienne/mąk jęczmiennych',
    'oat flour':
      'mąka owsiana/mąki owsianej/mąkę owsianą/mąki owsiane/mąk owsianych, zmielone płatki owsiane, zmielonych płatków owsianych, mielone płatki owsiane, płatki owsiane zmielone',
    'rice flour':
      'mąka ryżowa/mąki ryżowej/mąkę ryżową/mąki ryżowe/mąk ryżowych, skrobia ryżowa, mąka ryżowa biała, kleik ryżowy, kleiku ryżowego',
    'glutinous rice flour': 'mąka z ryżu kleistego, mąka ryżowa kleista, kleista mąka ryżowa, mąki z ryżu kleistego',
    'masa harina': 'masa harina',
    'corn flour':
      'mąka kukurydziana/mąki kukurydzianej/mąkę kukurydzianą/mąki kukurydziane/mąk kukurydzianych, kukurydziana mąka, kukurydzianej mąki',
    'chickpea flour':
      'mąka z ciecierzycy/mąki z ciecierzycy/mąkę z ciecierzycy/mąk z ciecierzycy, mąka z cieciorki, mąki z cieciorki, besan, mąka ciecierzycowa',
    'buckwheat flour':
      'mąka gryczana/mąki gryczanej/mąkę gryczaną/mąki gryczane/mąk gryczanych, mąka gryczana biała, gryczana mąka',
    'almond flour':
      'mąka migdałowa/mąki migdałowej/mąkę migdałową/mąki migdałowe/mąk migdałowych, mielone migdały, mielonych migdałów, zmielone migdały, zmielonych migdałów, migdały mielone, migdałów mielonych, mąka z migdałów, migdały zmielone, mączka migdałowa, sproszkowane migdały',
    'coconut flour': 'mąka kokosowa/mąki kokosowej/mąkę kokosową/mąki kokosowe/mąk kokosowych',
    'millet flour': 'mąka jaglana/mąki jaglanej/mąkę jaglaną/mąki jaglane/mąk jaglanych',
    'soy flour': 'mąka sojowa/mąki sojowej/mąkę sojową/mąki sojowe/mąk sojowych',
    'vital wheat gluten': 'gluten, glutenu, gluten pszenny, glutenu pszennego',
    bread:
      'chleb/-a/-y/-ów, kromka chleba, kromki chleba, kromek chleba, czerstwy chleb, czerstwego chleba, pieczywo/pieczywa, bochenek chleba, chlebek/chlebka/chlebki/chlebków, chleb wiejski/chleba wiejskiego/chleby wiejskie/chlebów wiejskich, skórka od chleba, kromki czerstwego chleba, chleb na zakwasie pszenny, pajda chleba, pajdy chleba, ulubione pieczywo, pieczywo jasne, grzanka/grzanki/grzankę/grzanek, grzanki z chleba, świeży chleb, świeżego chleba, skórka chleba, skórki od chleba, ulubionego pieczywa, chleb mieszany/chleba mieszanego/chleby mieszane/chlebów mieszanych, świeże pieczywo, kromek pieczywa, chlebem, pieczywem',
    'white bread':
      'chleb tostowy, chleba tostowego, tost/-u/-y/-ów, chleb pszenny, chleba pszennego, kromki chleba tostowego, biały chleb, białego chleba, jasny chleb, jasne pieczywo, pszenny chleb, pieczywo tostowe, chleb biały, kromek chleba tostowego, chleb do tostów, tostowego chleba',
    'wholewheat bread':
      'chleb razowy, chleba razowego, chleb pełnoziarnisty, chleba pełnoziarnistego, chleb graham, pieczywo pełnoziarniste, pieczywa pełnoziarnistego, razowy chleb, pełnoziarnisty chleb, pełnoziarnistego chleba, chleb tostowy pełnoziarnisty, ciemne pieczywo, ciemny chleb, razowego chleba, pieczywo razowe, kromki chleba razowego, ciemnego pieczywa',
    'rye bread':
      'chleb żytni, chleba żytniego, razowy chleb żytni, chleb żytni razowy, żytni chleb, żytniego chleba, pumpernikiel, pumpernikla, chleb żytni na zakwasie, chleba żytniego razowego',
    sourdough: 'chleb na zakwasie, chleba na zakwasie, chleb zakwasowy, chleb pszenny na zakwasie',
    baguette:
      'bagietka/bagietki/bagietkę/bagietek, bagietka pszenna, bagieteczka/bagieteczki/bagieteczkę/bagieteczek, bagietki francuskie, kromki bagietki, kromek bagietki',
    ciabatta: 'ciabatta/ciabatty/ciabattę/ciabatt, ciabatka',
    focaccia: 'focaccia, focaccii',
    brioche: 'bułka brioche/bułki brioche/bułkę brioche/bułek brioche, brioszka, brioszki',
    challah: 'chałka/chałki/chałkę/chałek, kromki chałki, kromek chałki, plastry chałki, chałka drożdżowa',
    'bread roll':
      'bułka/bułki/bułkę/bułek, bułeczka/bułeczki/bułeczkę/bułeczek, kajzerka/kajzerki/kajzerkę/kajzerek, czerstwa bułka, czerstwej bułki, czerstwa kajzerka, sucha bułka, suchej bułki, bułka pszenna/bułki pszennej/bułkę pszenną/bułki pszenne/bułek pszennych, grahamka/grahamki/grahamkę/grahamek, czerstwe bułki, czerstwą bułkę, bułka kajzerka/bułki kajzerka/bułkę kajzerka/bułek kajzerka, bułki kajzerki, kajzerka czerstwa, bułka czerstwa/bułki czerstwej/bułkę czerstwą/bułki czerstwe/bułek czerstwych, namoczona bułka, bułka namoczona w mleku, bułka paryska, bułki paryskiej, weka, weki, bułka wrocławska/bułki wrocławskiej/bułkę wrocławską/bułki wrocławskie/bułek wrocławskich, bułka pełnoziarnista/bułki pełnoziarnistej/bułkę pełnoziarnistą/bułki pełnoziarniste/bułek pełnoziarnistych, bułka graham/bułki graham/bułkę graham/bułek graham, czerstwej kajzerki, małe bułki, małe bułeczki, bułka duża/bułki dużej/bułkę dużą/bułki duże/bułek dużych, czerstwych bułek, czerstwe kajzerki, bułka poznańska',
    bagel: 'bajgiel/bajgla/bajgle/bajgli',
    croissant:
      'croissant/-a/-y/-ów, rogalik francuski/rogalika francuski/rogaliki francuski/rogalików francuski, rogaliki francuskie',
    breadstick: 'grissini, paluszki grissini',
    crispbread: 'pieczywo chrupkie, pieczywa chrupkiego, chrupkie pieczywo, wasa, chrupki chleb',
    cracker: 'krakers/-a/-y/-ów, herbatnik słony/herbatnika słonego/herbatniki słone/herbatników słonych',
    matzo: 'maca/macy/macę/mace/mac, mąka macowa, arkusze macy',
    rusk: 'sucharek/sucharka/sucharki/sucharków, suchar/-a/-y/-ów',
    'rice cake': 'wafle ryżowe, wafli ryżowych, wafel ryżowy, wafle ryżowe naturalne',
    breadcrumb:
      'bułka tarta, bułki tartej, bułkę tartą, tarta bułka, tartej bułki, bułką tartą, bułeczka tarta, bułka tarta do panierowania, panierka, panierki, tarta bułka do panierowania, domowa bułka tarta, bułeczki tartej, bułka tarta do obtoczenia, panierkę, panierce',
    panko: 'panko, panierka panko, bułka panko, panierki panko, bułki panko',
    crouton:
      'groszek ptysiowy, groszku ptysiowego, grzanka do zupy/grzanki do zupy/grzankę do zupy/grzanek do zupy, grzaneczka/grzaneczki/grzaneczkę/grzaneczek, grzanki czosnkowe, grzanki ziołowe',
    'flour tortilla':
      'tortilla/tortilli/tortillę/tortille/tortill, placki tortilla, placków tortilla, placek tortilla, placki tortilli, placków tortilli, wrap/-a/-y/-ów, tortilla pszenna/tortilli pszennej/tortillę pszenną/tortille pszenne/tortill pszennych, placki pszenne tortilla, placek tortilli, tortilla pełnoziarnista/tortilli pełnoziarnistej/tortillę pełnoziarnistą/tortille pełnoziarniste/tortill pełnoziarnistych, pszenne placki tortilla, pszenna tortilla, duże tortille, placki typu tortilla',
    'corn tortilla':
      'tortilla kukurydziana/tortilli kukurydzianej/tortillę kukurydzianą/tortille kukurydziane/tortill kukurydzianych, kukurydziana tortilla, kukurydziane tortille',
    'taco shell': 'muszle taco, muszelki taco, tacos, muszle tacos, taco',
    flatbread:
      'podpłomyk/-a/-i/-ów, lawasz/-u/-e/-y, placki pszenne, placek pszenny, cienkie placki pszenne, chlebek turecki płaski, maca pszenna cienka',
    pita: 'pita/pity/pitę/pit, chlebek pita, chlebki pita, chlebków pita, bułki pita, pieczywo pita',
    naan: 'naan, chlebek naan, chlebki naan',
    roti: 'roti, chapati',
    'shortcrust pastry': 'ciasto kruche maślane',
    'phyllo dough':
      'ciasto filo, ciasta filo, arkusze ciasta filo, arkuszy ciasta filo, płaty ciasta filo, arkusz ciasta filo, ciasto phyllo, płatów ciasta filo, opakowanie ciasta filo',
    'wonton wrapper':
      'ciasto wonton, płaty wonton, arkusze ciasta wonton, ciasto gyoza, krążki ciasta gyoza, płatki gyoza, ciasto na gyoza, płaty gyoza, ciasto na wontony, arkusze wonton, wonton',
    'spring roll wrapper': 'ciasto na sajgonki, ciasto do sajgonek, ciasto na spring rolls, ciasto spring roll',
    'rice paper wrapper':
      'papier ryżowy, papieru ryżowego, arkusze papieru ryżowego, arkuszy papieru ryżowego, krążki papieru ryżowego, płaty papieru ryżowego',
    sugar:
      'cukier/cukru/cukry/cukrów, cukier biały/cukru białego/cukry białe/cukrów białych, cukier kryształ, cukru kryształu, drobny cukier, drobnego cukru, cukier drobny/cukru drobnego/cukry drobne/cukrów drobnych, cukier do wypieków, drobny cukier do wypieków, drobnego cukru do wypieków, cukier biały kryształ, biały cukier, białego cukru, kostki cukru, kostka cukru, cukier w kostkach, drobny cukier kryształ, cukru kryształ, cukier drobnoziarnisty, cukier drobny do wypieków, cukrem, kostek cukru, miałki cukier, cukru do wypieków, drobnoziarnisty cukier',
    'brown sugar':
      'cukier trzcinowy, cukru trzcinowego, brązowy cukier, brązowego cukru, cukier brązowy/cukru brązowego/cukry brązowe/cukrów brązowych, cukier muscovado, cukru muscovado, ciemny cukier, cukier trzcinowy ciemny, ciemny cukier trzcinowy, trzcinowy cukier, trzcinowego cukru, muscovado, jasny cukier trzcinowy, cukier trzcinowy muscovado, ciemny cukier muscovado, ciemnego cukru muscovado, ciemnego cukru trzcinowego, cukier dark muscovado, ciemny brązowy cukier',
    'demerara sugar': 'cukier demerara, cukru demerara, demerara',
    'powdered sugar':
      'cukier puder/cukru puder/cukry puder/cukrów puder, cukru pudru, cukier puder do posypania, cukier puder do oprószenia, cukrem pudrem, puder cukrowy/pudru cukrowego, puder, pudru, przesianego cukru pudru, przesiany cukier puder',
    'coconut sugar': 'cukier kokosowy, cukru kokosowego',
    jaggery: 'panela, cukier palmowy, cukru palmowego, cukier panela',
    'pearl sugar': 'cukier perlisty, cukier perłowy, gruby cukier, cukru perlistego, grubego cukru, cukier gruby',
    'vanilla sugar':
      'cukier wanilinowy, cukru wanilinowego, cukier waniliowy, cukru waniliowego, cukier z wanilią, cukier z prawdziwą wanilią, opakowanie cukru wanilinowego, cukier z wanilią bourbon, cukru z wanilią, paczka cukru waniliowego, wanilinowy cukier, cukier wanilinowy opakowanie, opakowanie cukru waniliowego, cukru z prawdziwą wanilią, torebka cukru waniliowego, waniliowy cukier, domowy cukier waniliowy',
    erythritol:
      'erytrytol, erytrytolu, erytrol, ksylitol, ksylitolu, erytrolu, słodzik/-a/-i/-ów, ksylitol brzozowy, słodzik w płynie, cukier brzozowy, cukru brzozowego, erytrytol w pudrze, ksylitol puder, ksylitolu lub cukru, pudru z erytrytolu',
    stevia: 'stewia, stewii, stewię, stevia',
    honey:
      'miód/miodu/miody/miodów, płynny miód, płynnego miodu, miód wielokwiatowy, miodu wielokwiatowego, miód lipowy, miodu lipowego, miód naturalny, miód pszczeli, miód płynny/miodu płynnego/miody płynne/miodów płynnych, miód akacjowy, miód gryczany, miodu gryczanego, miód spadziowy, miód rzepakowy, miodem, prawdziwy miód, prawdziwego miodu, naturalny miód, naturalnego miodu',
    'maple syrup': 'syrop klonowy, syropu klonowego',
    'agave syrup': 'syrop z agawy, syropu z agawy, nektar z agawy',
    'golden syrup':
      'golden syrup, złoty syrop, syrop złocisty, złotego syropu, syrop cukrowy, syropu cukrowego, syrop trzcinowy, karmel płynny/karmelu płynnego/karmele płynne/karmeli płynnych, lukier płynny cukrowy, syrop z cukru',
    'corn syrup':
      'syrop glukozowy, syropu glukozowego, glukoza, glukozy, syrop kukurydziany, syropu kukurydzianego, syrop ryżowy, syrop glukozowo-fruktozowy, płynna glukoza',
    'date syrup': 'syrop daktylowy, syropu daktylowego, syrop z daktyli, syropu z daktyli',
    molasses: 'melasa/melasy/melasę/melas, melasa trzcinowa, melasa z karobu, melasa buraczana',
    'malt syrup':
      'słód jęczmienny, słodu jęczmiennego, ekstrakt słodowy, syrop słodowy, słód, słodu, ekstraktu słodowego, syrop jęczmienny',
    'caramel sauce':
      'kajmak/-u/-i/-ów, masa krówkowa, masy krówkowej, masę krówkową, masa kajmakowa, masy kajmakowej, masę kajmakową, puszka masy krówkowej, puszka masy kajmakowej, puszka kajmaku, dulce de leche, sos karmelowy, sosu karmelowego, masa karmelowa, masy karmelowej, słony karmel, słonego karmelu, polewa karmelowa, kajmakowa masa, krem karmelowy, puszki masy krówkowej',
    grenadine: 'grenadyna, grenadyny, syrop grenadine',
    'dark chocolate':
      'gorzka czekolada, gorzkiej czekolady, gorzką czekoladę, czekolada gorzka/czekolady gorzkiej/czekoladę gorzką/czekolady gorzkie/czekolad gorzkich, czekolada gorzka 70%, gorzkiej czekolady 70%, czekolada ciemna, ciemna czekolada, ciemnej czekolady, tabliczka gorzkiej czekolady, czekolada 70%, gorzka czekolada 70%, czarna czekolada, czekolady gorzkiej 70%, kostki gorzkiej czekolady, czekolada gorzka 60%, roztopiona gorzka czekolada, starta gorzka czekolada',
    'milk chocolate':
      'czekolada mleczna/czekolady mlecznej/czekoladę mleczną/czekolady mleczne/czekolad mlecznych, mleczna czekolada, mlecznej czekolady, mleczną czekoladę, tabliczka mlecznej czekolady, tabliczka czekolady mlecznej',
    'white chocolate':
      'czekolada biała/czekolady białej/czekoladę białą/czekolady białe/czekolad białych, biała czekolada, białej czekolady, białą czekoladę, tabliczka białej czekolady, tabliczka czekolady białej',
    'unsweetened chocolate':
      'ziarno kakaowca, ziarna kakaowca, nibsy kakaowe, miazga kakaowa, kruszone ziarna kakaowca, kruszonego ziarna kakaowca, kruszone ziarno kakaowca',
    'cocoa powder':
      'kakao, gorzkie kakao, gorzkiego kakao, ciemne kakao, ciemnego kakao, kakao gorzkie, kakao naturalne, kakao w proszku, naturalne kakao, kakao ciemne, kakao do posypania, surowe kakao, kakao prawdziwe, kakao niesłodzone, prawdziwe kakao, prawdziwego kakao',
    'carob powder': 'karob/-u/-y/-ów, mączka karobowa, mączka chleba świętojańskiego',
    'cocoa butter': 'masło kakaowe, masła kakaowego',
    'chocolate hazelnut spread':
      'nutella, nutelli, nutellę, krem czekoladowo-orzechowy, krem orzechowo-czekoladowy, krem orzechowy czekoladowy, kremu czekoladowo-orzechowego, krem typu nutella, kremu typu nutella, krem czekoladowy nutella, krem orzechowo-kakaowy',
    'vanilla extract':
      'ekstrakt waniliowy, ekstraktu waniliowego, ekstrakt z wanilii, ekstraktu z wanilii, aromat waniliowy, aromatu waniliowego, esencja waniliowa, esencji waniliowej, olejek waniliowy, olejku waniliowego, krople ekstraktu waniliowego, aromat śmietankowy, ekstrakt wanilii, ekstraktu wanilii, ekstraktem waniliowym, wanilia w proszku, cukru lub ekstraktu waniliowego, wanilia mielona, naturalny ekstrakt waniliowy',
    'vanilla paste': 'pasta waniliowa, pasty waniliowej, pasta z wanilii, pasty z wanilii, pastę waniliową',
    'vanilla bean':
      'laska wanilii, laski wanilii, ziarenka wanilii, ziarna z laski wanilii, wanilia laska, ziarenka z laski wanilii, laskę wanilii, nasiona wanilii, strąk wanilii, laseczka wanilii, lasek wanilii, ziarenka z 1 laski wanilii, ziarna wanilii, ziarenka z połowy laski wanilii, wanilia, wanilii, wanilię, wanilią',
    'almond extract':
      'aromat migdałowy, aromatu migdałowego, olejek migdałowy, olejku migdałowego, ekstrakt migdałowy, ekstraktu migdałowego, ekstrakt z migdałów, olejek migdałowy do ciast',
    'peppermint extract': 'ekstrakt miętowy, olejek miętowy, aromat miętowy',
    'orange blossom water':
      'woda z kwiatu pomarańczy, woda różana, wody różanej, woda pomarańczowa, wody z kwiatu pomarańczy, olejek różany, woda kwiatowa pomarańczowa',
    'food coloring':
      'barwnik spożywczy, barwniki spożywcze, barwnika spożywczego, barwników spożywczych, barwnik, barwniki, barwnik w żelu, barwnik czerwony, czerwony barwnik, zielony barwnik spożywczy, barwnika, czerwony barwnik spożywczy, barwnik spożywczy w żelu, barwniki w żelu',
    'baking powder': 'proszek do pieczenia, proszku do pieczenia, proszek do wypieków, proszkiem do pieczenia',
    'baking soda':
      'soda, sody, soda oczyszczona, sody oczyszczonej, sodę oczyszczoną, soda spożywcza, amoniak, amoniaku, amoniak spożywczy, amoniak do pieczenia, sody spożywczej, sodę, wodorowęglan sodu',
    'cream of tartar':
      'kamień winny, kwasek cytrynowy, kwasku cytrynowego, kwasek, kwasku, kamienia winnego, winian potasu, kwas cytrynowy, kwaskiem cytrynowym, kwas askorbinowy',
    'active dry yeast':
      'drożdże suche, suche drożdże, suchych drożdży, drożdży suchych, drożdże instant, drożdży instant, suszone drożdże, suszonych drożdży, drożdże suszone, drożdży suszonych, drożdże suche instant, suchych drożdży instant, drożdże w proszku, drożdży w proszku, opakowanie suchych drożdży, saszetka suchych drożdży, drożdże piekarskie suche, suche drożdże instant',
    'compressed yeast':
      'drożdże/drożdży, drożdże świeże, świeże drożdże, świeżych drożdży, drożdży świeżych, drożdże piekarskie, drożdże piekarnicze, drożdży piekarskich, kostka drożdży, kostki drożdży, drożdżami, drożdże prasowane, świeżych drożdży piekarskich',
    'sourdough starter':
      'zakwas, zakwasu, zakwas żytni, zakwasu żytniego, zakwas pszenny, aktywny zakwas, aktywny zakwas żytni, aktywnego zakwasu, zakwasu pszennego, zaczyn, zaczynu, zakwas chlebowy, aktywnego zakwasu żytniego, dokarmiony zakwas, aktywny zakwas pszenny',
    cornstarch:
      'skrobia kukurydziana, skrobi kukurydzianej, skrobię kukurydzianą, maizena, maizeny, skrobia, skrobi, mączka kukurydziana drobna, skrobia z kukurydzy',
    'custard powder':
      'budyń waniliowy/budyniu waniliowego/budynie waniliowe/budyni waniliowych, budyń waniliowy w proszku, budyń śmietankowy, budyniu śmietankowego, proszek budyniowy, opakowanie budyniu waniliowego, budyń bez cukru, budyń waniliowy bez cukru, budyniu waniliowego bez cukru, budyń śmietankowy bez cukru, budyń/budyniu/budynie/budyni, budyń w proszku, opakowanie budyniu, budyń waniliowy z cukrem, proszku budyniowego, opakowania budyniu waniliowego, budyń śmietankowy w proszku, budynie śmietankowe, kisiel, kisielu, kisiel w proszku, kisiel truskawkowy, kisiel wiśniowy, kisiel cytrynowy, opakowanie kisielu, opakowania budyniu śmietankowego, kisiele, torebka budyniu, budyniowy proszek, kisiel malinowy, kisiel żurawinowy',
    'meringue powder': 'białko w proszku, białka w proszku, albumina, suszone białka, białko jaja kurzego w proszku',
    'protein powder':
      'odżywka białkowa, odżywki białkowej, białko serwatkowe, białka serwatkowego, wpc, odżywkę białkową, izolat białka serwatkowego, odżywka białkowa waniliowa, białko wpc',
    jam: 'dżem/-u/-y/-ów, konfitura/konfitury/konfiturę/konfitur, powidła/powideł, powidła śliwkowe, powideł śliwkowych, dżem truskawkowy, dżemu truskawkowego, dżem malinowy, dżem morelowy, dżemu morelowego, dżem brzoskwiniowy, dżem wiśniowy, konfitura z wiśni, konfitura malinowa, konfitury malinowej, konfitura różana, konfitury różanej, konfitura z róży, konfitury z róży, marmolada, marmolady, marmolada różana, konfitura morelowa, dżem z czarnej porzeczki, dżemu z czarnej porzeczki, dżem porzeczkowy, konfitura truskawkowa, frużelina, frużeliny, frużelina wiśniowa, powidło, powidło śliwkowe, powidła węgierkowe, dżem jagodowy, konfitura figowa, dżem figowy, konfitura z czarnej porzeczki, płatki róży w cukrze, płatki róży ucierane z cukrem, konfitura wiśniowa, konfitury wiśniowej, marmolada wieloowocowa, dżemu malinowego, dżemu wiśniowego, dżem z moreli, dżem śliwkowy, dżem ulubiony, konfitura żurawinowa, konfitury żurawinowej, ulubiony dżem, kwaśny dżem, kwaśnego dżemu, dżem niskosłodzony, dżem aroniowy, konfitura z fig, konfitury z fig, frużelina malinowa, frużelina truskawkowa, konfitura z pigwy, kwaśna marmolada, twarda marmolada, marmoladę, dżem żurawinowy, słoik dżemu, słoik powideł śliwkowych, konfitura z cebuli, konfitury z cebuli, marmolada różana twarda, marmolady różanej, owocowy dżem, dżemem, powidłami, marmoladą, konfiturą',
    'fruit jelly':
      'galaretka z czerwonych porzeczek, galaretka porzeczkowa domowa, galaretka z czarnej porzeczki, galaretka z porzeczek',
    marmalade:
      'dżem pomarańczowy, dżemu pomarańczowego, marmolada pomarańczowa, konfitura pomarańczowa, konfitura z pomarańczy, marmolady pomarańczowej',
    'lemon curd': 'lemon curd, krem cytrynowy curd, lemon curdu',
    'apple butter': 'powidła jabłkowe',
    applesauce:
      'mus jabłkowy, musu jabłkowego, puree jabłkowe, przecier jabłkowy, przecieru jabłkowego, mus z jabłek, musu z jabłek, sos jabłkowy, jabłka do szarlotki, jabłka prażone ze słoika, prażone jabłka ze słoika, jabłek do szarlotki, przecier z jabłek',
    'peanut butter':
      'masło orzechowe, masła orzechowego, masło z orzechów ziemnych, masło arachidowe, masła arachidowego, krem orzechowy z orzeszków ziemnych, masłem orzechowym, masło fistaszkowe, gładkie masło orzechowe, masło orzechowe gładkie, masło orzechowe crunchy',
    'almond butter': 'masło migdałowe, masła migdałowego, masło z migdałów, krem migdałowy',
    'cashew butter': 'masło z nerkowców, masła z nerkowców, krem z nerkowców',
    'sunflower seed butter': 'masło słonecznikowe, masło ze słonecznika, pasta ze słonecznika, masła słonecznikowego',
    tahini:
      'tahini, pasta tahini, pasty tahini, pasta sezamowa, pasty sezamowej, tahina, pastę tahini, pasta z sezamu, pasty z sezamu',
    marzipan: 'marcepan, marcepanu, masa marcepanowa, masy marcepanowej, masę marcepanową',
    'sweet red bean paste': 'pasta anko, pasta z fasoli adzuki, anko',
    'gummy candy': 'miśki haribo',
    'candied peel':
      'kandyzowana skórka pomarańczowa, kandyzowanej skórki pomarańczowej, kandyzowaną skórkę pomarańczową, skórka pomarańczowa kandyzowana, skórki pomarańczowej kandyzowanej, skórkę pomarańczową kandyzowaną/skórki pomarańczowe kandyzowane/skórek pomarańczowych kandyzowanych, kandyzowana skórka z pomarańczy, kandyzowanej skórki z pomarańczy, kandyzowana skórka cytrynowa, kandyzowanej skórki cytrynowej, cykata, cykaty, owoce kandyzowane, owoców kandyzowanych, kandyzowane owoce, kandyzowanych owoców, skórka kandyzowana, smażona skórka pomarańczowa, smażonej skórki pomarańczowej, skórka pomarańczowa w cukrze, kandyzowana skórka, skórka z pomarańczy kandyzowana, kandyzowanej skórki',
    'candied ginger': 'imbir kandyzowany, kandyzowany imbir, kandyzowanego imbiru',
    'candied cherry': 'wiśnie kandyzowane, kandyzowane wiśnie, czereśnie kandyzowane, kandyzowane czereśnie',
    meringue:
      'beza/bezy/bezę, beza mała/bezy małej/bezę małą/bezy małe, bezik/-a/-i/-ów, bezów, blat bezowy, blaty bezowe, bezy gotowe, pokruszone bezy, małe bezy, małych bezów, gotowe bezy',
    'ice cream cone': 'wafelki do lodów, rożki do lodów, rożki waflowe',
    ladyfinger:
      'biszkopt podłużny/biszkopta podłużnego/biszkopty podłużne/biszkoptów podłużnych, podłużne biszkopty, podłużnych biszkoptów, lady fingers, savoiardi, ladyfingers, biszkopt/-a/-y/-ów, okrągłe biszkopty, okrągłych biszkoptów, biszkopty okrągłe, biszkopty savoiardi, długie biszkopty, biszkopciki, długich biszkoptów, biszkopcik/-a/-ów, biszkopty lady fingers, małe biszkopty, małych okrągłych biszkoptów',
    'sandwich cookie': 'oreo, ciastka oreo, ciasteczka oreo, ciastek oreo, ciasteczek oreo, markizy, markiz',
    amaretti: 'amaretti, ciasteczka amaretti, ciastek amaretti, ciasteczek amaretti',
    'trifle sponge':
      'blat biszkoptowy, blaty biszkoptowe, spód biszkoptowy, ciasto biszkoptowe, ciasta biszkoptowego, spód biszkoptowy do tortu, gotowy biszkopt, biszkopt upieczony, biszkopt gotowy, blaty tortowe, gotowe blaty biszkoptowe, biszkopt jasny, biszkopt kakaowy',
    doughnut: 'pączek/pączka/pączki/pączków, donut, donuty, oponki, oponek',
    halva: 'chałwa/chałwy/chałwę/chałw, chałwa sezamowa, chałwa waniliowa',
    'olive oil':
      'oliwa/oliwy/oliwę/oliw, oliwa z oliwek, oliwy z oliwek, oliwę z oliwek, oliwa extra virgin, oliwy extra vergine, oliwa z oliwek extra virgin, oliwy z oliwek extra virgin, oliwa do smażenia, oliwą, oliwą z oliwek, oliwy extra virgin, oliwa extra vergine, oliwa z oliwek do smażenia, oliwa z oliwek extra vergine, oliwa czosnkowa, dobra oliwa, dobrej oliwy, oliwa smakowa, oliwa z pierwszego tłoczenia',
    'vegetable oil':
      'olej/-u/-e/-ów, olej roślinny/oleju roślinnego/oleje roślinne/olejów roślinnych, olej do smażenia, oleju do smażenia, olej do głębokiego smażenia, olej roślinny do smażenia, olej kujawski, oleju do pieczenia, olejem, olej sojowy, oleju sojowego, olej neutralny, tłuszcz roślinny płynny, olej do smażenia w głębokim tłuszczu, oleju do głębokiego smażenia, olej uniwersalny, olej z krokosza, olej z ostropestu, olej z wiesiołka, oleju o neutralnym smaku, olej do pieczenia, olej bezzapachowy, dowolny olej, olej konopny, oleju konopnego, olej z pestek dyni, oleju z pestek dyni, olej dyniowy, oleju dyniowego, olej z czarnuszki',
    'canola oil':
      'olej rzepakowy, oleju rzepakowego, olej rzepakowy do smażenia, rzepakowy olej, oleju rzepakowego do smażenia, olej rzepakowy tłoczony na zimno, olej z rzepaku, rzepaku',
    'sunflower oil': 'olej słonecznikowy, oleju słonecznikowego, olej ze słonecznika, olej słonecznikowy do smażenia',
    'corn oil': 'olej kukurydziany, oleju kukurydzianego',
    'peanut oil': 'olej arachidowy, oleju arachidowego, olej z orzeszków ziemnych',
    'rice bran oil': 'olej ryżowy, oleju ryżowego',
    'grapeseed oil': 'olej z pestek winogron, oleju z pestek winogron',
    'avocado oil': 'olej z awokado, oleju z awokado',
    'coconut oil':
      'olej kokosowy, oleju kokosowego, tłuszcz kokosowy, rafinowany olej kokosowy, olej kokosowy rafinowany, roztopiony olej kokosowy, tłuszczu kokosowego, roztopionego oleju kokosowego, olej kokosowy nierafinowany, rozpuszczonego oleju kokosowego, oleju kokosowego rafinowanego',
    'palm oil': 'olej palmowy, oleju palmowego',
    'mustard oil': 'olej gorczycowy, olej musztardowy',
    'walnut oil': 'olej z orzechów włoskich, oleju z orzechów włoskich',
    'flaxseed oil': 'olej lniany, oleju lnianego',
    'truffle oil': 'oliwa truflowa, oliwy truflowej, olej truflowy, oleju truflowego',
    'sesame oil':
      'olej sezamowy, oleju sezamowego, prażony olej sezamowy, olej z prażonego sezamu, oleju z prażonego sezamu, ciemny olej sezamowy, olej sezamowy prażony, olej sezamowy tłoczony z prażonych ziaren',
    'chili oil': 'olej chili, oleju chili, oliwa chili',
    'cooking spray': 'olej w sprayu, oleju w sprayu, oliwa w sprayu',
    'vegetable shortening': 'tłuszcz roślinny, tłuszczu roślinnego, planta, frytura, ceres, planty',
    lard: 'smalec/smalcu, smalec wieprzowy, smalcem, smalcu wieprzowego, sadło/sadła/sadł, smalec ze skwarkami, smalcu lub oleju',
    'duck fat':
      'smalec gęsi, smalcu gęsiego, tłuszcz gęsi, tłuszcz kaczy, smalec z gęsi, smalec kaczy, gęsi smalec, tłuszczu gęsiego, gęsiego smalcu, tłuszcz z kaczki, tłuszcz z gęsi',
    'chicken fat': 'tłuszcz kurzy, tłuszcz z kury',
    'beef tallow': 'łój, łoju, łój wołowy, łoju wołowego',
    'bacon fat': 'tłuszcz z boczku, tłuszczu z boczku, tłuszcz wytopiony z boczku',
    'red wine vinegar':
      'ocet z czerwonego wina, octu z czerwonego wina, czerwony ocet winny, czerwonego octu winnego, ocet winny czerwony, octu winnego czerwonego, ocet winny, octu winnego',
    'white wine vinegar':
      'biały ocet winny, białego octu winnego, ocet z białego wina, octu z białego wina, ocet winny biały, octu winnego białego',
    'apple cider vinegar': 'ocet jabłkowy, octu jabłkowego, jabłkowy ocet, octem jabłkowym',
    'sherry vinegar': 'ocet sherry, ocet z sherry, octu sherry',
    'rice vinegar': 'ocet ryżowy, octu ryżowego',
    'white vinegar':
      'ocet/octu/octy/octów, ocet spirytusowy, octu spirytusowego, ocet 10%, octu 10%, biały ocet, octem, ocet 6%, ocet spirytusowy 10%, octu spirytusowego 10%, octu 6%, białego octu',
    'malt vinegar': 'ocet słodowy',
    'balsamic vinegar':
      'ocet balsamiczny, octu balsamicznego, aceto balsamico, octem balsamicznym, balsamico, ocet balsamiczny z modeny, biały ocet balsamiczny, białego octu balsamicznego, balsamiczny ocet',
    'balsamic glaze':
      'krem balsamiczny, glazura balsamiczna, krem z octu balsamicznego, kremu balsamicznego, glaze balsamiczny, redukcja balsamiczna, kremu z octu balsamicznego, sos balsamiczny, gęsty krem balsamiczny',
    'soy sauce':
      'sos sojowy, sosu sojowego, jasny sos sojowy, jasnego sosu sojowego, sosem sojowym, sos sojowy jasny, sosu sojowego jasnego, sos sojowy o obniżonej zawartości soli, shoyu, sojowy sos',
    'dark soy sauce': 'ciemny sos sojowy, ciemnego sosu sojowego, sos sojowy ciemny, sosu sojowego ciemnego',
    tamari: 'tamari, sos tamari, sos sojowy tamari, sosu tamari, sosu sojowego tamari',
    'coconut aminos': 'coconut aminos, kokosowe aminos, aminokwasy kokosowe',
    ponzu: 'ponzu, sos ponzu',
    'kecap manis': 'kecap manis, słodki sos sojowy, słodkiego sosu sojowego, ketjap manis',
    'teriyaki sauce': 'sos teriyaki, sosu teriyaki, teriyaki',
    'fish sauce': 'sos rybny, sosu rybnego',
    'oyster sauce': 'sos ostrygowy, sosu ostrygowego, sos z ostryg',
    'hoisin sauce': 'sos hoisin, sosu hoisin, hoisin',
    'black bean sauce': 'sos z czarnej fasoli',
    'plum sauce': 'sos śliwkowy, sosu śliwkowego',
    'shrimp paste': 'pasta krewetkowa, pasta z krewetek, pasty krewetkowej',
    'anchovy paste': 'pasta anchois, pasta z anchois, pasty z anchois, pasta z sardeli, pasty anchois',
    'miso paste':
      'miso, pasta miso, pasty miso, białe miso, jasna pasta miso, jasne miso, jasnej pasty miso, pastę miso',
    'red miso': 'czerwone miso, czerwona pasta miso, ciemne miso, ciemna pasta miso',
    doubanjiang: 'doubanjiang',
    'chili sauce': 'sos chili, sosu chili, pasta chili, pasty chili, sos chilli, pasta z chili',
    sriracha: 'sriracha, sos sriracha, srirachy, sosu sriracha',
    'sweet chili sauce':
      'słodki sos chili, słodkiego sosu chili, sos słodki chili, sweet chili, sos sweet chili, sos chili słodki, słodko-ostry sos chili, sos słodko-ostry chili, sosu sweet chili, słodko-pikantny sos chili, sosu chili słodkiego',
    'hot sauce':
      'tabasco, sos tabasco, ostry sos, sosu tabasco, ostrego sosu, sos pikantny, pikantny sos, krople tabasco',
    gochujang: 'gochujang, pasta gochujang, pasty gochujang',
    'sambal oelek': 'sambal oelek, sambal, pasta sambal oelek, sambalu',
    harissa: 'harissa, harissy, pasta harissa, pasty harissa',
    wasabi: 'wasabi, pasta wasabi, pasty wasabi',
    'red curry paste':
      'czerwona pasta curry, czerwonej pasty curry, pasta curry czerwona, pasty curry czerwonej, czerwoną pastę curry, czerwone curry',
    'green curry paste': 'zielona pasta curry, zielonej pasty curry, pasta curry zielona, zieloną pastę curry',
    'yellow curry paste': 'żółta pasta curry, żółtej pasty curry, pasta curry żółta',
    'dijon mustard':
      'musztarda dijon, musztardy dijon, musztardę dijon, dijon, musztarda francuska gładka, musztarda dijońska, musztardy dijońskiej, musztardą dijon',
    'wholegrain mustard':
      'musztarda francuska, musztardy francuskiej, musztarda ziarnista, musztardy ziarnistej, musztarda gruboziarnista, musztarda z ziarnami gorczycy, musztardę francuską, musztarda z całymi ziarnami gorczycy, musztarda staropolska, musztarda z gorczycą',
    'yellow mustard':
      'musztarda/musztardy/musztardę/musztard, musztarda sarepska, musztardy sarepskiej, musztarda stołowa, musztardy stołowej, musztarda kremska, ostra musztarda, ostrej musztardy, musztarda rosyjska, łagodna musztarda, musztarda delikatesowa, musztardą, musztarda ostra, musztarda łagodna, musztarda chrzanowa, musztarda kielecka, musztardy kremskiej, musztarda bawarska',
    'english mustard': 'musztarda angielska, musztardy angielskiej',
    'honey mustard':
      'musztarda miodowa, musztardy miodowej, sos miodowo-musztardowy, sosu miodowo-musztardowego, musztardą miodową',
    'prepared horseradish':
      'chrzan/-u/-y/-ów, tarty chrzan, tartego chrzanu, chrzan tarty, chrzanu tartego, chrzan ze słoika, chrzanu ze słoika, chrzan konserwowy, starty chrzan, startego chrzanu, słoik chrzanu, ostry chrzan, chrzan w słoiku, ostrego chrzanu, chrzan śmietankowy, chrzanu śmietankowego, sos chrzanowy, sosu chrzanowego, krem chrzanowy, chrzan śmietanowy, chrzanem',
    mayonnaise:
      'majonez/-u/-y/-ów, majonez kielecki, majonez winiary, domowy majonez, majonezem, majonez dekoracyjny, majonez stołowy, domowego majonezu, majonez light, majonez omega-3, majonez domowy, majonezu kieleckiego',
    'vegan mayonnaise':
      'majonez wegański, majonezu wegańskiego, wegański majonez, majonez roślinny, wegańskiego majonezu, majonez bez jajek, majonez sojowy',
    aioli: 'aioli, sos aioli, sosu aioli',
    ketchup:
      'ketchup/-u/-y/-ów, keczup, keczupu, ketchupem, ketchup łagodny, ketchup pikantny, ketchupu łagodnego, ketchup ostry, ketchupu pikantnego, łagodny ketchup, pikantny ketchup, pikantnego ketchupu',
    'barbecue sauce': 'sos barbecue, sosu barbecue, sos bbq, sosu bbq',
    'tartar sauce': 'sos tatarski, sosu tatarskiego',
    'caesar dressing': 'sos cezar, sosu cezar, sos caesar',
    salsa: 'salsa, salsy, sos salsa, salsa pomidorowa, sosu salsa',
    chimichurri: 'chimichurri',
    pesto:
      'pesto, pesto bazyliowe, zielone pesto, zielonego pesto, pesto zielone, pesto genovese, pesto z bazylii, pesto alla genovese, pesto bazyliowego',
    'red pesto':
      'czerwone pesto, pesto czerwone, pesto z suszonych pomidorów, czerwonego pesto, pesto rosso, pesto pomidorowe',
    hummus: 'hummus, hummusu, humus, humusu',
    'baba ganoush': 'baba ganoush, pasta z bakłażana',
    'mango chutney': 'chutney z mango, chutney, chutneyu z mango, chutney mango',
    caper: 'kapar/-a/-y/-ów, kapary z zalewy, kapary w zalewie',
    pickle:
      'ogórek kiszony/ogórka kiszonego/ogórki kiszone/ogórków kiszonych/kiszony ogórek/kiszonego ogórka/kiszone ogórki/kiszonych ogórków, ogórek konserwowy/ogórka konserwowego/ogórki konserwowe/ogórków konserwowych/konserwowy ogórek/konserwowego ogórka/konserwowe ogórki/konserwowych ogórków, ogórek kwaszony/ogórka kwaszonego/ogórki kwaszone/ogórków kwaszonych, kwaszone ogórki, ogórek małosolny/ogórka małosolnego/ogórki małosolne/ogórków małosolnych/małosolny ogórek/małosolnego ogórka/małosolne ogórki/małosolnych ogórków, korniszony, korniszonów, korniszon/-a, ogórki w occie, kwaszonych ogórków, kwaszony ogórek, ogórki marynowane, kwaszonego ogórka, ogórków w occie, sok z ogórków kiszonych, woda z ogórków kiszonych, woda z kiszonych ogórków, sok z kiszonych ogórków, sok spod ogórków, ogórek marynowany/ogórka marynowanego/ogórków marynowanych, ogóreczek konserwowy/ogóreczka konserwowego/ogóreczki konserwowe/ogóreczków konserwowych, ogórek kanapkowy/ogórka kanapkowego/ogórki kanapkowe/ogórków kanapkowych, kwas z kiszonych ogórków, soku z ogórków kiszonych, ogóreczek kiszony/ogóreczka kiszonego/ogóreczki kiszone/ogóreczków kiszonych, ogórkiem kiszonym',
    'pickled onion':
      'cebulki marynowane, marynowane cebulki, marynowanych cebulek, cebulka marynowana, cebula marynowana, marynowana cebula, marynowana czerwona cebula, cebulki konserwowe, cebulki koktajlowe',
    'pickled jalapeño':
      'papryczki jalapeno marynowane, marynowane jalapeno, jalapeno w zalewie, marynowane papryczki jalapeno, jalapeno ze słoika, papryczki pepperoni, papryczki marynowane, marynowane papryczki, peperoni marynowane, jalapeno marynowane, papryczki konserwowe, papryczki pepperoncini',
    'pickled beet':
      'marynowane buraczki, buraczki konserwowe, buraki konserwowe, buraczki ze słoika, buraczki tarte, buraczki wiórki, tarte buraczki, tartych buraczków, buraczek zasmażany/buraczka zasmażanego/buraczki zasmażane/buraczków zasmażanych, buraki ze słoika, zakwas buraczany, zakwasu buraczanego, zakwas z buraków, zakwasu z buraków, kwas buraczany, kwasu buraczanego, barszcz kiszony, sok z kiszonych buraków, kiszone buraki, burak kiszony/buraka kiszonego/buraki kiszone/buraków kiszonych, zakwas na barszcz, zakwasu na barszcz, soku z kiszonych buraków',
    'pickled ginger': 'imbir marynowany, marynowany imbir, marynowanego imbiru',
    'pickled vegetables': 'pikle, kiszonki, kiszone warzywa, marynowane warzywa, kiszonka, pikli, kiszonek',
    sauerkraut:
      'kapusta kiszona, kapusty kiszonej, kapustę kiszoną, kiszona kapusta, kiszonej kapusty, kiszoną kapustę, kapusta kwaszona, kapusty kwaszonej, kwaszona kapusta, kwaszonej kapusty, kapustę kwaszoną, sok z kiszonej kapusty, soku z kiszonej kapusty, kapusty kiszonej z marchewką, sok z kapusty kiszonej, kiszoną kapustą',
    kimchi: 'kimchi',
    'preserved lemon': 'kiszone cytryny, kiszona cytryna, cytryny kiszone, kiszonej cytryny, cytryna kiszona',
    'tomato paste':
      'koncentrat pomidorowy, koncentratu pomidorowego, przecier pomidorowy 30%, koncentrat, koncentratu, koncentrat z pomidorów, słoiczek koncentratu pomidorowego, pasta pomidorowa, koncentratem pomidorowym, pasty pomidorowej, koncentrat pomidorowy 30%, koncentratu pomidorowego 30%, mały koncentrat pomidorowy',
    'canned tomatoes':
      'pomidory z puszki, pomidorów z puszki, pomidory w puszce, pomidory krojone, pomidorów krojonych, krojone pomidory, krojonych pomidorów, puszka pomidorów, puszki pomidorów, puszka krojonych pomidorów, pomidory pelati, pelati, pomidory krojone w puszce, pomidory krojone z puszki, krojone pomidory z puszki, krojonych pomidorów z puszki, krojonych pomidorów w puszce, puszkę pomidorów, puszka pomidorów krojonych, puszka pomidorów pelati, pomidory bez skórki z puszki, pomidory bez skórki w puszce, pomidorów w puszce, pomidorki koktajlowe z puszki, pomidorów pelati, polpa, polpa pomidorowa, pulpa pomidorowa, pulpy pomidorowej, puszki krojonych pomidorów, siekane pomidory, pomidorów bez skórki, pomidory bez skóry z puszki, pomidory bez skórki, puszki pomidorów krojonych, pomidory w kawałkach, rozdrobnione pomidory, pomidory krojone bez skórki, pomidory pelati z puszki, całe pomidory z puszki, pomidory siekane, polpy pomidorowej',
    passata:
      'passata/passaty/passatę/passat, passata pomidorowa, passaty pomidorowej, passatę pomidorową, przecier pomidorowy, przecieru pomidorowego, pasata, pasaty, butelka passaty, pomidory przetarte, przetarte pomidory, passata z pomidorów, przecier z pomidorów, przecieru z pomidorów, pomidorów przetartych, pasata pomidorowa, sos passata, przetartych pomidorów',
    'tomato sauce': 'sos pomidorowy, sosu pomidorowego, sos pomidorowy z bazylią, domowy sos pomidorowy',
    'pizza sauce': 'sos do pizzy, sosu do pizzy',
    'nutritional yeast':
      'płatki drożdżowe, płatków drożdżowych, drożdże nieaktywne, nieaktywne płatki drożdżowe, płatki drożdżowe nieaktywne, nieaktywnych płatków drożdżowych',
    'liquid smoke': 'dym w płynie, dymu w płynie, płynny dym',
    'tamarind paste':
      'pasta tamaryndowa, pasta z tamaryndowca, pasta z tamaryndu, pasty z tamaryndowca, koncentrat z tamaryndowca',
    'pomegranate molasses':
      'melasa z granatów, melasa z granatu, melasy z granatów, syrop z granatów, melasy z granatu',
    gelatin:
      'żelatyna/żelatyny/żelatynę/żelatyn, żelatyna w proszku, żelatyny w proszku, płatki żelatyny, listki żelatyny, żelatyna spożywcza, żelatyna w płatkach, listków żelatyny, żelatyna wieprzowa, żelatyny spożywczej, płatków żelatyny, żelatyna w listkach',
    agar: 'agar, agaru, agar-agar, agaru w proszku, agar w proszku',
    pectin: 'pektyna, pektyny, żelfix, żelfixu, cukier żelujący, cukru żelującego, żelfiks, środek żelujący, żel fix',
    arrowroot: 'maranta, arrowroot, skrobia z maranty',
    'tapioca starch':
      'skrobia z tapioki, mąka z tapioki, mąki z tapioki, tapioka, tapioki, skrobi z tapioki, mąka z manioku, mączka z tapioki, skrobia tapiokowa',
    'tapioca pearl': 'perełki tapioki, perły tapioki, sago, kulki tapioki, perełek tapioki',
    'potato starch':
      'mąka ziemniaczana, mąki ziemniaczanej, mąkę ziemniaczaną, skrobia ziemniaczana, skrobi ziemniaczanej, skrobię ziemniaczaną, mączka ziemniaczana, mączki ziemniaczanej, krochmal, krochmalu, mąką ziemniaczaną, ziemniaczana mąka, krochmal ziemniaczany',
    'xanthan gum': 'guma ksantanowa, gumy ksantanowej, ksantan, guma guar, gumy guar, guma xanthan',
    'psyllium husk':
      'babka płesznik, babki płesznik, łuski babki płesznik, babka jajowata, łuska babki jajowatej, błonnik babki jajowatej, psyllium, łuski babki jajowatej, łuska babki płesznik, łupiny babki płesznik, łupiny babki jajowatej, mielona babka płesznik, babki jajowatej',
    'coconut cream':
      'krem kokosowy z puszki, śmietanka kokosowa, śmietanki kokosowej, krem kokosowy gęsty, śmietana kokosowa, kremu kokosowego, gęsta część mleczka kokosowego, gęsta część mleka kokosowego, gęstej części mleczka kokosowego, stała część mleka kokosowego',
    water:
      'woda/wody/wodę/wód, ciepła woda, ciepłej wody, zimna woda, zimnej wody, gorąca woda, gorącej wody, letnia woda, letniej wody, wrząca woda, wrzącej wody, woda przegotowana, przegotowanej wody, woda ciepła, wrzątek/wrzątku/wrzątki/wrzątków, wodą, woda letnia, woda z gotowania makaronu, woda z gotowania ziemniaków, woda mineralna niegazowana, przegotowana woda, lodowata woda, lodowatej wody, bardzo zimnej wody, ciepłą wodę, woda do gotowania, przegotowanej zimnej wody, wody przegotowanej, ciepłej przegotowanej wody, wody mineralnej niegazowanej, woda niegazowana, wody z gotowania makaronu, woda po gotowaniu makaronu, woda filtrowana, letniej przegotowanej wody, gorącą wodę, wody z gotowania ziemniaków, zimną wodę, woda mineralna, wody mineralnej, bardzo ciepłej wody, wrzącą wodę',
    ice: 'lód/lodu, kostki lodu, kostek lodu, lód w kostkach, kruszony lód, kostka lodu, kruszonego lodu, lód kruszony',
    'sparkling water':
      'woda gazowana, wody gazowanej, gazowana woda, gazowanej wody, woda mineralna gazowana, wody mineralnej gazowanej, woda sodowa, wodę gazowaną, gazowanej wody mineralnej, wody sodowej',
    'tonic water': 'tonik, toniku, tonic',
    'ginger ale': 'ginger ale, piwo imbirowe bezalkoholowe, ginger beer',
    cola: 'cola, coca-cola, coca coli, coli, pepsi',
    lemonade: 'lemoniada, lemoniady',
    'lemon-lime soda': 'sprite, oranżada, oranżady, 7up, mirinda, fanta, napój gazowany, napoju gazowanego',
    kombucha: 'kombucha, kombuchy',
    'coconut water': 'woda kokosowa, wody kokosowej',
    'orange juice':
      'sok pomarańczowy, soku pomarańczowego, sok z pomarańczy, soku z pomarańczy, świeżo wyciśnięty sok z pomarańczy, świeżo wyciśniętego soku z pomarańczy, sok z jednej pomarańczy, sok wyciśnięty z pomarańczy, soku z jednej pomarańczy, sok z połowy pomarańczy, sok z mandarynek, świeżo wyciskany sok pomarańczowy, świeżo wyciśnięty sok pomarańczowy',
    'apple juice':
      'sok jabłkowy, soku jabłkowego, sok z jabłek, soku z jabłek, tłoczony sok jabłkowy, mętny sok jabłkowy',
    'pineapple juice':
      'sok ananasowy, soku ananasowego, sok z ananasa, soku z ananasa, sok z puszki ananasa, syrop z ananasa, zalewa z ananasa',
    'grape juice': 'sok winogronowy, soku winogronowego, sok z winogron',
    'cranberry juice':
      'sok żurawinowy, soku żurawinowego, sok z żurawiny, sok wiśniowy, soku wiśniowego, sok z czarnej porzeczki, sok porzeczkowy, soku z czarnej porzeczki, sok z wiśni, soku z żurawiny, soku porzeczkowego, sok z aronii, sok z czarnego bzu',
    'pomegranate juice': 'sok z granatu, soku z granatu',
    'grapefruit juice': 'sok grejpfrutowy, sok z grejpfruta, soku grejpfrutowego, soku z grejpfruta',
    'mango juice':
      'sok z mango, sok owocowy, soku owocowego, sok multiwitamina, nektar brzoskwiniowy, sok brzoskwiniowy, kompot, kompotu, sok malinowy, soku malinowego, syrop malinowy, syropu malinowego, syrop owocowy, syrop z malin, sok z malin, kompot wiśniowy, syrop z czarnego bzu, sok bananowy, nektar, nektaru brzoskwiniowego, sok z marchwi i owoców, syrop z brzoskwiń, zalewa z brzoskwiń, sok z brzoskwiń, syrop wiśniowy, sok gruszkowy, syropu z brzoskwiń, sok z rokitnika, syrop truskawkowy, sok z pigwy, syrop z pigwy, syrop różany',
    'tomato juice': 'sok pomidorowy, soku pomidorowego, sok z pomidorów, soku z pomidorów',
    'carrot juice':
      'sok marchewkowy, soku marchewkowego, sok z marchwi, sok z marchewki, sok z buraków, soku z buraków, sok z buraka, sok buraczany, soku buraczanego',
    coffee:
      'kawa/kawy/kawę/kaw, mocna kawa, mocnej kawy, zaparzona kawa, zaparzonej kawy, kawa parzona, kawa czarna, czarna kawa, czarnej kawy, mocną kawę, mocna zaparzona kawa, mocnej zaparzonej kawy, zimna kawa, kawa ziarnista, ziarna kawy, mocnej czarnej kawy, napar kawowy, zimnej kawy',
    espresso: 'espresso, mocne espresso, kawa espresso, mocnego espresso, kawy espresso',
    'instant coffee':
      'kawa rozpuszczalna, kawy rozpuszczalnej, kawę rozpuszczalną, rozpuszczalna kawa, kawa instant, rozpuszczalnej kawy, kawa neska',
    'ground coffee': 'kawa mielona, kawy mielonej, mielona kawa, mielonej kawy',
    tea: 'herbata/herbaty/herbatę/herbat, czarna herbata, czarnej herbaty, herbata czarna, torebki herbaty, torebka herbaty, mocna herbata, herbata earl grey, mocnej herbaty, zaparzona herbata, herbaty earl grey, torebka czarnej herbaty',
    'green tea': 'zielona herbata, zielonej herbaty, herbata zielona',
    'rooibos tea': 'rooibos, herbata rooibos',
    'herbal tea':
      'rumianek, rumianku, hibiskus, hibiskusa, herbata owocowa, herbata ziołowa, suszone kwiaty hibiskusa, napar z mięty, lipa, kwiat lipy, kwiaty lipy, herbata z hibiskusa, kwiatów lipy',
    chai: 'chai',
    matcha: 'matcha, matchy, herbata matcha, proszek matcha, matchę, zielona herbata matcha',
    horchata: 'horchata',
    'white wine':
      'wino białe, wina białego, białe wino, białego wina, białe wino wytrawne, białego wytrawnego wina, wino białe wytrawne, wytrawne białe wino, białe wytrawne wino, wina białego wytrawnego, wytrawnego białego wina, białego wina wytrawnego, wino białe półwytrawne, wino różowe, różowe wino, białe półsłodkie wino, wytrawne wino białe, białego półwytrawnego wina, kieliszek białego wina',
    'red wine':
      'wino czerwone, wina czerwonego, czerwone wino, czerwonego wina, czerwone wino wytrawne, czerwonego wytrawnego wina, wytrawne czerwone wino, wino czerwone wytrawne, czerwone wytrawne wino, wytrawnego czerwonego wina, wina czerwonego wytrawnego, czerwonego wina wytrawnego, czerwone słodkie wino, wytrawne wino czerwone, butelka czerwonego wina',
    'sparkling wine': 'szampan, szampana, prosecco, wino musujące, wina musującego, cava, wytrawny szampan',
    sherry: 'sherry, cherry wino',
    port: 'porto, wino porto, wina porto, madera, wino madera, madery',
    marsala: 'marsala, wino marsala, wina marsala, marsali',
    vermouth: 'wermut, wermutu, martini, martini bianco',
    'rice wine': 'wino ryżowe, wina ryżowego, shaoxing, wino shaoxing, wina shaoxing, chińskie wino ryżowe',
    sake: 'sake',
    mirin: 'mirin, mirinu',
    beer: 'piwo/piwa/piw, jasne piwo, jasnego piwa, ciemne piwo, ciemnego piwa, piwo jasne, piwo ciemne, piwo pszeniczne, porter, piwa jasnego, piwa ciemnego, piwo typu lager, butelka piwa, puszka piwa, piwo typu porter, piwo korzenne, piwem, piwo stout, piwo guinness',
    cider: 'cydr, cydru, cydr jabłkowy, cydr wytrawny, wytrawnego cydru',
    'non-alcoholic beer': 'piwo bezalkoholowe, piwa bezalkoholowego, bezalkoholowe piwo, piwo zero',
    rum: 'rum/-u/-y/-ów, ciemny rum, ciemnego rumu, biały rum, białego rumu, rum ciemny, rum biały, cachaça, cachaca',
    brandy:
      'brandy, koniak, koniaku, winiak, calvados, śliwowica, śliwowicy, grappa, koniak lub brandy, armagnac, pigwówka, kieliszek koniaku, winiaku, pisco',
    whiskey: 'whisky, whiskey, bourbon, bourbonu',
    vodka:
      'wódka/wódki/wódkę/wódek, kieliszek wódki, spirytus, spirytusu, alkohol, alkoholu, czysta wódka, żubrówka, mocny alkohol, wódka żołądkowa, spirytus rektyfikowany, wódka czysta, czystej wódki, spirytusu lub octu, spirytus 95%, bimber, samogon, mocnego alkoholu, akwawit, spirytusu rektyfikowanego, dobrej wódki',
    gin: 'gin/-u/-y/-ów, dżin',
    tequila: 'tequila, tequili, mezcal',
    kirsch: 'kirsch, wiśniówka czysta',
    'orange liqueur':
      'likier pomarańczowy, likieru pomarańczowego, cointreau, grand marnier, triple sec, limoncello, curacao, blue curacao, likier cytrynowy, blue curaçao, marnier',
    'coffee liqueur': 'likier kawowy, likieru kawowego, kahlua',
    'irish cream': 'baileys, likier irlandzki, likier baileys, likier irish cream, likieru baileys, baileysa',
    amaretto: 'amaretto, likier migdałowy, likieru amaretto, likieru migdałowego, likier amaretto',
    'anise liqueur': 'pastis, ouzo, sambuca, anyżówka, pernod, absynt',
    liqueur:
      'likier/-u/-y/-ów, nalewka/nalewki/nalewkę/nalewek, wiśniówka, wiśniówki, malibu, likier kokosowy, likieru kokosowego, likier wiśniowy, likieru wiśniowego, likier malinowy, likier cassis, creme de cassis, nalewka wiśniowa, likier brzoskwiniowy, aronówka, likier miętowy, likier owocowy, nalewki owocowej, jagermeister, likier melonowy, likier z kwiatów bzu, ponczu, poncz, poncz do nasączania',
    campari: 'campari, aperol, aperolu',
  },
  products: [
    {
      names:
        'ser żółty/sera żółtego/sery żółte/serów żółtych, żółty ser, żółtego sera, żółte sery, ser tarty, tarty ser, tartego sera, sera tartego, starty żółty ser, startego żółtego sera, plastry żółtego sera, plastrów żółtego sera, plastry sera żółtego, tarty żółty ser, tartego żółtego sera, ser żółty tarty, sera żółtego tartego, ser/-a/-y/-ów, ser w plastrach, plastry sera, plastrów sera, starty ser, startego sera, ulubiony ser, sera w plastrach, ser twardy/sera twardego/sery twarde/serów twardych, twardy ser, ser żółty starty/sera żółtego starty/sery żółte starty/serów żółtych starty, sera żółtego startego, plaster sera, plaster żółtego sera, plastrów sera żółtego, serem, ser dojrzewający, sera dojrzewającego, ser długodojrzewający, sera długodojrzewającego, twardego sera, ser bursztyn, bursztyn, ser do zapiekania, ser korbacz, ser w kostkach, ser żółty w plastrach, tartego sera żółtego, sera żółtego w plastrach, ulubionego sera, ser korycin, ser koryciński, sera korycińskiego, dziugas, ser dziugas, ser szafir, szafir, ser wędzony, sera wędzonego/sery wędzone/serów wędzonych, wędzony ser, wędzonego sera, ser wędzony w plastrach, scamorza, ser scamorza, ser tylżycki długodojrzewający, żółtym serem, ser bez laktozy, ser żółty light, ser typu włoskiego, dwa rodzaje sera, mieszanka serów',
      like: 'gouda',
      contains: ['milk'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'oscypek/oscypka/oscypki/oscypków, gołka, gołki, bryndza, bryndzy, ser owczy, sera owczego, bundz, serek góralski, ser góralski, sera góralskiego, serki góralskie, redykołka, ser gołka, bryndzę/bryndze/bryndz, bundzu, serki górskie, ser podhalański',
      like: 'feta',
      contains: ['milk'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'serek homogenizowany/serka homogenizowanego/serki homogenizowane/serków homogenizowanych, serek homogenizowany waniliowy, serka homogenizowanego waniliowego, serek waniliowy, serka waniliowego, danio, serek danio, serek homogenizowany o smaku waniliowym, deser mleczny, monte, serek typu danio, homogenizowany serek',
      like: 'quark',
      contains: ['milk'],
      mayContain: ['gluten'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'serek czosnkowy, serek ziołowy, serek z ziołami, serek z czosnkiem, serek śmietankowy z ziołami, serek śmietankowy z czosnkiem, serek chrzanowy, serek z chrzanem, almette z ziołami, serek śmietankowy ziołowy, twarożek z ziołami, tzatziki, sos tzatziki, dip jogurtowy, sos jogurtowy, sos czosnkowy, sosu czosnkowego, sosu jogurtowego, dip czosnkowy',
      like: 'cream cheese',
      contains: ['milk'],
      mayContain: ['gluten', 'eggs', 'mustard'],
    },
    {
      names:
        'jogurt owocowy, jogurtu owocowego, jogurt truskawkowy, jogurtu truskawkowego, jogurt brzoskwiniowy, jogurt malinowy, jogurt jagodowy, jogurt wiśniowy, jogurt kokosowy, jogurtu kokosowego, jogurt cytrynowy, jogurt pitny, jogurt smakowy, jogurt grecki z miodem, jogurt stracciatella',
      like: 'vanilla yogurt',
      contains: ['milk'],
      mayContain: ['gluten', 'nuts'],
      mayRuleOut: ['vegetarian'],
    },
    {
      names:
        'mleko roślinne, mleka roślinnego, napój roślinny, napoju roślinnego, roślinne mleko, roślinnego mleka, dowolne mleko roślinne, ulubione mleko roślinne, ulubionego mleka roślinnego, dowolnego mleka roślinnego, mlekiem roślinnym',
      like: 'oat milk',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'mleko orzechowe, mleko z nerkowców, napój z orzechów, mleko z orzechów, mleko z orzechów laskowych, napój orzechowy, mleka orzechowego',
      like: 'almond milk',
      contains: ['nuts'],
    },
    {
      names:
        'śmietanka roślinna, śmietanki roślinnej, śmietana roślinna, śmietana wegańska, wegańska śmietana, roślinna śmietanka, roślinnej śmietanki, śmietanka wegańska, roślinna śmietana, śmietany roślinnej, krem roślinny, krem do ubijania roślinny, roślinna śmietanka do ubijania, śmietanka roślinna do ubijania, wegańskiej śmietany, wegańska śmietanka',
      like: 'plant cream',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'nuts'],
    },
    {
      names: 'śmietanka sojowa, śmietana sojowa, śmietanki sojowej, krem sojowy',
      like: 'plant cream',
      contains: ['soybeans'],
    },
    { names: 'śmietanka ryżowa, krem ryżowy roślinny', like: 'plant cream', contains: [] },
    {
      names:
        'ser wegański, wegański ser, sera wegańskiego, roślinny ser, ser roślinny, wegańska feta, tofu feta, wegańska mozzarella, wegański parmezan, roślinny parmezan, wegański ser żółty, wegańskiego sera, serek wegański, roślinny serek, wegański serek śmietankowy, wegański twarożek, roślinny twarożek',
      like: 'vegan cheese',
      contains: [],
      mayContain: ['soybeans', 'nuts'],
    },
    {
      names:
        'jogurt roślinny, jogurtu roślinnego, roślinny jogurt, jogurt wegański, roślinnego jogurtu, jogurtu wegańskiego, jogurt roślinny naturalny, wegański jogurt, jogurt migdałowy, jogurt owsiany, wegański jogurt naturalny, gęsty jogurt roślinny',
      like: 'soy yogurt',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'nuts'],
    },
    {
      names:
        'margaryna/margaryny/margarynę/margaryn, kostka margaryny, margaryna do pieczenia, margaryny do pieczenia, kasia, margaryna kasia, palma, margaryna palma, miękka margaryna, margaryna mleczna, margaryna roślinna, zimna margaryna, miękkiej margaryny, zimnej margaryny, kostki margaryny, kasi, kostka kasi, kostka palmy, palmy, roztopiona margaryna, roztopionej margaryny, margaryny kasia, miks tłuszczowy, masmix, tłuszcz/-u/-e/-y, tłuszcz do smażenia, tłuszcz do formy, tłuszcz do wysmarowania formy, tłuszcz do pieczenia, tłuszcz do wysmarowania, tłuszczem, margaryna lub masło do wysmarowania, kostkę margaryny, tłuszczu do smażenia, ulubiony tłuszcz, tłuszcz do posmarowania formy',
      like: 'vegan butter',
      contains: [],
      mayContain: ['soybeans', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian'],
    },
    {
      names: 'masło czosnkowe, masła czosnkowego, masło ziołowe, masła ziołowego',
      like: 'butter',
      contains: ['milk'],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names:
        'kostka rosołowa/kostki rosołowej/kostkę rosołową/kostki rosołowe/kostek rosołowych, kostka rosołowa drobiowa, rosołowa kostka, kostka bulionowa/kostki bulionowej/kostkę bulionową/kostki bulionowe/kostek bulionowych, kostka drobiowa/kostki drobiowej/kostkę drobiową/kostki drobiowe/kostek drobiowych, kostka wołowa, rosołek, rosołki, rosołku, kostka rosołu, kostki rosołu, bulionetka/bulionetki/bulionetkę/bulionetek, bulionetka drobiowa, kostka rosołowa wołowa, rosół w kostce, bulion w kostce, bulion drobiowy w kostce, bulion wołowy w kostce, kostka rosołowa wieprzowa, bulionu w kostce, bulion instant, rosół z kury w kostce, rosół instant, kostka bulionu drobiowego, kostka bulionu wołowego, kostka bulionu, kostki bulionu, esencja do bulionu, esencja drobiowa, bulionowa, bulionowe, bulionowych, bulionową, bulionowej, drobiowa, drobiowe, drobiowych, drobiową, drobiowej, rosołek drobiowy, rosołki drobiowe, rosołek wołowy',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'kostka warzywna, kostki warzywne, kostka bulionu warzywnego, kostki bulionu warzywnego, kostka rosołowa warzywna, bulion warzywny w kostce, kostka grzybowa, kostki grzybowe, kostka bulionowa warzywna, bulionetka warzywna, bulion warzywny w proszku, bulionu warzywnego w proszku, bulion w proszku, bulionu w proszku, kostka warzywna bio, bulion grzybowy w kostce, esencja warzywna, kostka bulionu grzybowego, kostka z warzyw, warzywna, warzywne, warzywnych, warzywnej, warzywną, grzybowa, grzybowe, grzybowych',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'bulion/-u/-y/-ów, wywar/-u/-y/-ów, bulion domowy/bulionu domowego/buliony domowe/bulionów domowych, domowy bulion, domowego bulionu, gorący bulion, gorącego bulionu, bulionem, ciepły bulion, ciepłego bulionu, wywar mięsny, wywaru mięsnego, bulion mięsny, bulionu mięsnego, rosół/rosołu/rosoły/rosołów, wywar z mięsa, domowy rosół, bulion warzywny lub mięsny, bulion lub rosół, wywaru z mięsa, ugotowany rosół, esencjonalny bulion, wywar z gotowania mięsa, wywaru z gotowania mięsa, wywar z wędzonki, wywar z żeberek, wywaru z żeberek, wywar z golonki, wywar z gotowania szynki, wywar z boczku, wywar wędzony, wywar z wędzonych żeberek, wywar wieprzowy',
      like: 'beef stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'bulion drobiowy, bulionu drobiowego, bulion z kurczaka, wywar drobiowy, wywaru drobiowego, rosół drobiowy, rosołu drobiowego, rosół z kurczaka, wywar z kurczaka, bulionu z kurczaka, drobiowy bulion, gorący bulion drobiowy, gorącego bulionu drobiowego, domowy bulion drobiowy, drobiowego bulionu, domowego bulionu drobiowego, rosół z kury, rosołu z kury, wywar z gotowania kurczaka, bulion drobiowy domowy, rosołu z kurczaka, wywar z kaczki, bulion z kaczki, bulion z indyka',
      like: 'chicken stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'bulion wołowy, bulionu wołowego, wywar wołowy, wywaru wołowego, rosół wołowy, rosołu wołowego, bulion z wołowiny, wołowy bulion, gorący bulion wołowy, demi-glace, bulion cielęcy, wywar cielęcy, wywar z kości, domowy bulion wołowy, bulion z kości, wołowego bulionu, gorącego bulionu wołowego, bulion na kościach, wywaru z kości, rosół wołowo-drobiowy, wywar z wołowiny',
      like: 'beef stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'bulion warzywny, bulionu warzywnego, wywar warzywny, wywaru warzywnego, wywar z warzyw, wywaru z warzyw, warzywny bulion, gorący bulion warzywny, gorącego bulionu warzywnego, bulion jarzynowy, wywar jarzynowy, domowy bulion warzywny, bulion z warzyw, bulion grzybowy, wywar grzybowy, wywar z grzybów, wywaru z grzybów, warzywnego bulionu, woda z gotowania grzybów, woda po grzybach, wywaru grzybowego, domowego bulionu warzywnego, gorący wywar warzywny, bulion warzywny domowy, wywar z suszonych grzybów, wody z gotowania grzybów, bulionu grzybowego',
      like: 'vegetable stock',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
    },
    {
      names:
        'bulion rybny, bulionu rybnego, wywar rybny, wywaru rybnego, wywar z ryb, kostka rybna, kostki rybne, bulion z ryb, fumet, wywar z ryby, wywaru z ryb',
      like: 'fish stock',
      contains: ['fish'],
      mayContain: ['gluten', 'crustaceans', 'milk', 'celery', 'molluscs'],
    },
    {
      names: 'wywar z krewetek, bulion z krewetek, wywar z owoców morza, bisque',
      like: 'shellfish stock',
      contains: ['crustaceans'],
      mayContain: ['gluten', 'fish', 'milk', 'celery', 'molluscs'],
    },
    {
      names:
        'vegeta, vegety, wegeta, kucharek, kucharka, jarzynka, jarzynki, przyprawa warzywna, przyprawy warzywnej, warzywko, warzywka, ziarenka smaku, ziarenek smaku, przyprawa uniwersalna, przyprawy uniwersalnej, suszona włoszczyzna, suszonej włoszczyzny, przyprawa kucharek, przyprawa typu vegeta, vegetę, przyprawa jarzynka, przyprawy typu vegeta, warzywna przyprawa, suszone warzywa, suszonych warzyw, domowa vegeta, warzywa suszone, włoszczyzna suszona, przyprawa do zup warzywna, delikat, przyprawa delikat, fix, delikatu, przyprawa warzywna domowa, przyprawa warzywna bez glutaminianu',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'maggi, przyprawa maggi, przyprawy maggi, przyprawa do zup, przyprawy do zup, maggi w płynie, przyprawa w płynie, przyprawy w płynie, przyprawa do zup w płynie, magi, przyprawa magi, przyprawa typu maggi',
      like: 'liquid seasoning',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'celery'],
    },
    {
      names:
        'przyprawa do kurczaka, przyprawy do kurczaka, przyprawa do mięs, przyprawa do grilla, przyprawy do grilla, przyprawa do gyrosa, przyprawy do gyrosa, przyprawa gyros, przyprawy gyros, przyprawa do kebaba, przyprawa kebab gyros, przyprawa kebab, przyprawa do mięsa mielonego, przyprawa do ziemniaków, przyprawa do ryb, przyprawy do ryb, przyprawa do drobiu, przyprawa/przyprawy/przyprawę/przypraw, ulubione przyprawy, ulubionych przypraw, przyprawa do bigosu, przyprawa do gulaszu, przyprawa do karkówki, przyprawa do żeberek, przyprawa do dań chińskich, przyprawa chińska, przyprawa meksykańska, przyprawy meksykańskiej, przyprawa do tacos, przyprawa do burgerów, przyprawa do wieprzowiny, przyprawa do schabu, przyprawa do spaghetti, przyprawa do złocistego kurczaka, mieszanka przypraw, mieszanki przypraw, przyprawa do frytek, przyprawa do mięsa, przyprawy do mięs, przyprawami, przyprawa do golonki, przyprawa do pieczeni, przyprawa do rosołu, przyprawa do sałatek, przyprawa do flaków, przyprawa do pieczonych ziemniaków, przyprawa do żurku, pieprz ziołowy, pieprzu ziołowego, masala, garam, przyprawa tajska, kolorowy pieprz z ziołami, przyprawa orientalna, przyprawa do dań kuchni chińskiej, przyprawa do grilla pikantna, przyprawy do kebaba, marynata, marynaty, marynata w proszku, przyprawa grillowa, przyprawa staropolska, przyprawa bałkańska, przyprawa grecka, przyprawa do sosu, przyprawa do sałatki greckiej, przyprawa do mielonego, przyprawa do warzyw, przyprawa arabska',
      like: 'mixed spice',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard', 'sesame'],
    },
    {
      names:
        'żurek, żurku, żur, żuru, zakwas na żur, zakwasu na żur, zakwas na żurek, żurek w butelce, butelka żurku, żurek w proszku, zakwas żurkowy, żurek z butelki, barszcz biały, barszczu białego, zakwasu na żurek, barszcz biały w proszku, zakwas na biały barszcz, butelka zakwasu na żurek, butelka żuru, biały barszcz, zakwas z mąki żytniej, butelka zakwasu, kwas chlebowy, kwasu chlebowego',
      like: 'sourdough starter',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'barszcz czerwony, barszczu czerwonego, barszcz czerwony w proszku, czerwony barszcz, koncentrat barszczu, koncentrat barszczu czerwonego, barszcz czerwony instant, koncentratu barszczu, koncentrat buraczany, barszcz, barszczu, barszcz czerwony w kartonie, koncentratu barszczu czerwonego, koncentrat z buraków, barszcz w kartonie, czysty barszcz czerwony',
      like: 'tomato juice',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery'],
    },
    {
      names:
        'zupa cebulowa w proszku, zupa w proszku, zupa pieczarkowa w proszku, zupa grzybowa w proszku, zupa borowikowa w proszku, zupa błyskawiczna, sos w proszku, sos pieczeniowy, sosu pieczeniowego, sos pieczeniowy ciemny, sos pieczeniowy w proszku, sos pieczarkowy, sos grzybowy, sos śmietanowo-ziołowy, sos myśliwski, sos węgierski w proszku, fix do spaghetti, sos do pieczeni, sos do pieczeni ciemny, sos boloński, sos bolognese, sosu bolognese, sos borowikowy, sos własny z pieczeni, sos spod pieczeni, zupa pieczarkowa, zupa borowikowa, zupa grzybowa, zupa cebulowa, zupa serowa, zupa gulaszowa, sos spod mięsa, sos z pieczeni, sos z mięsa',
      like: 'stock cube',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'kiełbasa/kiełbasy/kiełbasę/kiełbas, kiełbaska/kiełbaski/kiełbaskę/kiełbasek, kiełbasa podwawelska/kiełbasy podwawelskiej/kiełbasę podwawelską/kiełbasy podwawelskie/kiełbas podwawelskich, kiełbasa śląska/kiełbasy śląskiej/kiełbasę śląską/kiełbasy śląskie/kiełbas śląskich, kiełbasa toruńska/kiełbasy toruńskiej/kiełbasę toruńską/kiełbasy toruńskie/kiełbas toruńskich, kiełbasa zwyczajna/kiełbasy zwyczajnej/kiełbasę zwyczajną/kiełbasy zwyczajne/kiełbas zwyczajnych, kiełbasa wiejska/kiełbasy wiejskiej/kiełbasę wiejską/kiełbasy wiejskie/kiełbas wiejskich, kiełbasa biała/kiełbasy białej/kiełbasę białą/kiełbasy białe/kiełbas białych, biała kiełbasa, białej kiełbasy, białą kiełbasę, biała surowa kiełbasa, białe kiełbasy, kiełbasa wędzona/kiełbasy wędzonej/kiełbasę wędzoną/kiełbasy wędzone/kiełbas wędzonych, wędzona kiełbasa, wędzonej kiełbasy, kiełbasa jałowcowa/kiełbasy jałowcowej/kiełbasę jałowcową/kiełbasy jałowcowe/kiełbas jałowcowych, kiełbasa myśliwska/kiełbasy myśliwskiej/kiełbasę myśliwską/kiełbasy myśliwskie/kiełbas myśliwskich, kiełbasa krakowska/kiełbasy krakowskiej/kiełbasę krakowską/kiełbasy krakowskie/kiełbas krakowskich, krakowska sucha, krakowskiej suchej, kiełbasa krakowska sucha, kiełbasa grillowa, kiełbasy grillowej, kabanos/-a/-y/-ów, dobra kiełbasa, dobrej kiełbasy, kiełbasa biała surowa, kiełbasy białej surowej, kiełbasa biała parzona, podwawelska, podwawelskiej, śląska kiełbasa, śląskiej kiełbasy, frankfurterka/frankfurterki/frankfurterkę/frankfurterek, kiełbasa polska, kiełbasa parówkowa, kiełbasa na grilla, kiełbasa żywiecka, kiełbasa lisiecka, swojska kiełbasa, swojskiej kiełbasy, kiełbasa swojska, kiełbasa czosnkowa, kiełbasa surowa, surowa kiełbasa, surowej białej kiełbasy, cienka kiełbasa, kiełbasa szynkowa, kiełbasy szynkowej, szynkowa/szynkowy/szynkowę/szynkow, kiełbasa wieprzowa, kiełbasy wieprzowej, wiejska kiełbasa, wiejskiej kiełbasy, kiełbasa sucha, sucha kiełbasa, suchej kiełbasy, cienkie kiełbaski, laska kiełbasy, laski kiełbasy, pęto kiełbasy, pęta kiełbasy, mięso z białej kiełbasy, kiełbasa wędzona w kostkę, surowa biała kiełbasa, kiełbaski wieprzowe, kiełbaski frankfurterki, surowej kiełbasy, białe kiełbaski, białych kiełbasek, białe kiełbaski surowe, kiełbasa debreczyńska, metka, metki, kiełbasa metka, tatar wieprzowy, kiełbasa polska wędzona, cienkiej kiełbasy',
      like: 'kielbasa',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'parówka/parówki/parówkę/parówek, parówki z szynki, parówka cielęca/parówki cielęcej/parówkę cielęcą/parówki cielęce/parówek cielęcych, parówka drobiowa, parówki drobiowe, parówki wieprzowe, parówki z kurczaka, serdelek, serdelki, serdelków, parówka z szynki/parówkę z szynki/parówek z szynki, cienkie parówki, parówki berlinki, berlinki, parówki hot dog, parówki frankfurterki, parówki z indyka, kiełbasa drobiowa, kiełbasy drobiowej, kiełbasa z indyka, kiełbaski drobiowe, kabanosy drobiowe, kabanosy z kurczaka, kabanosy z indyka, kiełbasa z kurczaka, kiełbaski z kurczaka, kiełbasa wołowa/kiełbasy wołowej/kiełbasę wołową/kiełbasy wołowe/kiełbas wołowych, kabanosy wołowe, kiełbaski cielęce, kiełbasa jagnięca',
      like: 'frankfurter',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'parówka sojowa/parówki sojowej/parówkę sojową/parówki sojowe/parówek sojowych, parówki wegańskie, parówki wegetariańskie, kiełbasa wegańska, kiełbasa wegetariańska, wegańska kiełbasa, wegańskie kiełbaski, wegańskie parówki, kiełbaski wegańskie, kiełbaski wegetariańskie, kabanosy wegańskie, szynka wegańska, wegański boczek, wegańskie nuggetsy, mięso roślinne, roślinne mielone, mielone roślinne, wegańskie mięso mielone, mięso mielone wegańskie, wegańskie mielone, mięso wegańskie, mięso sojowe, mięso mielone roślinne, mięso mielone sojowe, kotlety wegańskie, kotlety roślinne, wegański kurczak, kurczak roślinny, roślinny kurczak, kebab roślinny, roślinne burgery, burgery roślinne, burger roślinny, burgery wegańskie, burger wegański, wegański burger, wegetariańskie burgery, roślinne mięso mielone, smalec wegański, wegański smalec, pasztet wegański, pasztet sojowy, pasztet z soczewicy, wegański łosoś, wegańskie tuńczyk, boczek wegański, wege mielone, wegański pasztet, smalec z fasoli',
      like: 'vegetarian sausage',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts', 'celery', 'mustard'],
    },
    {
      names:
        'wędlina/wędliny/wędlinę/wędlin, ulubiona wędlina, plastry wędliny, plastrów wędliny, wędlina w plastrach, ulubionej wędliny, wędzonki różne, salceson/-u/-y/-ów, mięsa wędzone, wędzone mięso, wędzonego mięsa, mięso wędzone, wędzone żeberka, wędzonych żeberek, żeberka wędzone, żeberek wędzonych, wędzone kości, kości wędzone, wędzony karczek, wędzona golonka, wędzonej golonki, golonka wędzona, wędzone żeberko, kości wieprzowe, kości wieprzowych, kość wieprzowa, kość/kości, kości wędzone wieprzowe, kość od szynki, wędzona kość, kości od schabu, wędzonych kości, kość schabowa, żeberko wędzone, wędzonka krotoszyńska, wędzone ucho, wędzone nóżki, noga wędzona, wędzonej kości, szynka szwarcwaldzka wędzona, kości wędzonych, kość rosołowa, kości rosołowe, kości na rosół, kości wieprzowe wędzone',
      like: 'canadian bacon',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'kaszanka/kaszanki/kaszankę/kaszanek, kiszka, kiszki, kiszka gryczana, czarnina, krew, krwi, krupniok, krupnioki, krwawa kiszka, kiszka kaszana, kaszanka gryczana, kiszka kaszanka',
      like: 'blood sausage',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'kiszka ziemniaczana, kiszki ziemniaczanej, babka ziemniaczana',
      like: 'potato',
      contains: [],
      mayContain: ['gluten', 'eggs', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'pasztet/-u/-y/-ów, pasztetowa, pasztetowej, pasztet pieczony/pasztetu pieczonego/pasztety pieczone/pasztetów pieczonych, wątrobianka, wątrobianki, pasztet drobiowy, pasztecik/-a/-i/-ów, pasztetówka, pasztet z królika, pasztet z dziczyzny, pasztet z kaczki, pasztet z gęsi, kiełbasa pasztetowa, pasztetu drobiowego',
      like: 'pâté',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'jelita, jelita wieprzowe, jelit wieprzowych, jelita cienkie, jelito wieprzowe, kiełbaśnice, jelita baranie, osłonki, jelit cienkich, flaki wieprzowe, wątróbka/wątróbki/wątróbkę/wątróbek, wątroba/wątroby/wątrobę/wątrób, wątróbka wieprzowa/wątróbki wieprzowej/wątróbkę wieprzową/wątróbki wieprzowe/wątróbek wieprzowych, wątroba wieprzowa/wątroby wieprzowej/wątrobę wieprzową/wątroby wieprzowe/wątrób wieprzowych, nerka/nerki/nerkę/nerek, nerki wieprzowe, nerek wieprzowych, cynadry, cynaderki, płucka, płuca, serce wieprzowe, serca wieprzowe, serce, serca, ozór wieprzowy, ozorki wieprzowe, ozorków wieprzowych, ozór/ozora/ozory/ozorów, ozorek/ozorka/ozorki/ozorków, ozorek wieprzowy/ozorka wieprzowego, móżdżek, mózg wieprzowy, żołądek/żołądka/żołądki/żołądków, żołądek wieprzowy, żołądki wieprzowe, serc, podroby wieprzowe, ozora wieprzowego, ozory wieprzowe/ozorów wieprzowych, skóra wieprzowa, siatka wieprzowa',
      like: 'calf liver',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'mięso mielone/mięsa mielonego/mięsa mielone/mięs mielonych, mielone mięso, mielonego mięsa, mięso/mięsa/mięs, mięso gulaszowe, mięsa gulaszowego, mięso na gulasz, mięsa na gulasz, ugotowane mięso, ugotowanego mięsa, mięso z rosołu, mięsa z rosołu, gotowane mięso, gotowanego mięsa, pieczone mięso, pieczonego mięsa, gulasz/-u/-e/-y, mięsem, mięso na tatar, tatar, tataru, mięso z szynki mielone różne, resztki mięsa, resztki pieczonego mięsa, dowolne mięso, ulubione mięso, mięso upieczone, zmielone mięso, zmielonego mięsa, mięso surowe, mięso bez kości, chude mięso mielone, chudego mięsa mielonego, mięso rosołowe, mięsa różne, różne mięsa, mięso gotowane, mięsa z kością, różnych mięs, stek z karku/stka z karku/stki z karku/stków z karku, karkówka grillowa/karkówki grillowa/karkówkę grillowa, mięso na bigos, mięso na kotlety, mieso mielone, mieso, mięso mielone mieszane drobiowo-wieprzowe, pieczeń, pieczeni, pieczeń rzymska/pieczeni rzymskiej/pieczeń rzymską/pieczenie rzymskie/pieczeni rzymskich, zrazy, zraz, kotlet/-a/-y/-ów, kotleciki, bitka/bitki/bitkę/bitek, mięso szarpane, szarpane mięso, polędwiczka z grilla, łopatka różna/łopatki różna/łopatkę różna/łopatek różna, chude mięso, chudego mięsa, mięso mieszane, mięsa mieszanego',
      like: 'ground beef',
      contains: [],
      mayContain: ['gluten', 'eggs'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'pieczeń wieprzowa, pieczeni wieprzowej, bitki wieprzowe, bitki schabowe, pieczeń z karkówki, mostek/mostku/mostki/mostków, comber/combra/combry/combrów, udziec/udźca/udźce/udźców, antrykot z kością/antrykotu z kością/antrykoty z kością/antrykotów z kością',
      like: 'pork shoulder',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'pulpet/-a/-y/-ów, pulpecik/-a/-i/-ów, klopsik/-a/-i/-ów, kotlety mielone, kotlet mielony, kotletów mielonych, hamburger/-a/-y/-ów, burger/-a/-y/-ów, burgery wołowe, hamburgery wołowe, burger wołowy, kotlety do burgerów, mięso na burgery, kotlet do hamburgera, mięso na hamburgery, mini klopsiki, burgery z wołowiny, gołąbki, gołąbków, gołąbek/gołąbka, kebab, kebabu, mięso kebab, mięso gyros, mięso na kebab, gyros, gyrosu',
      like: 'meatball',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'kotlety drobiowe, kotlety z kurczaka, kotlet drobiowy/kotleta drobiowego/kotletów drobiowych, burgery z kurczaka, pulpety drobiowe, pulpety z indyka, cordon bleu, klopsiki drobiowe',
      like: 'chicken',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names:
        'ryba/ryby/rybę/ryb, filet rybny, filety rybne, filetów rybnych, filet z ryby/fileta z ryby/filety z ryby/filetów z ryby, filety z białej ryby, biała ryba, białej ryby, filet z białej ryby, ryba biała, ryba świeża, świeża ryba, filetów z białej ryby, filety białej ryby, mrożona ryba, mrożonej ryby, dowolna ryba, filety rybne mrożone, mięso rybie, ulubiona ryba, głowy ryb, głowa karpia, rybie głowy, jesiotr/-a/-y/-ów, głowy karpia, dzwonka ryby, rybki, ulubionej ryby, ryba morska, ryba w kostkach, ryba surowa',
      like: 'cod fillet',
      contains: ['fish'],
      mayRuleOut: ['kosher-style'],
    },
    {
      names:
        'wędzona ryba, ryba wędzona, wędzonej ryby, wędzoną rybę, ryby wędzonej, konserwa rybna, konserwy rybne, puszka ryby, ryba z puszki, pasta rybna, pasta łososiowa, pasta z makreli, pasta z tuńczyka, paprykarz, paprykarz szczeciński, paprykarzu, pasta z łososia, filety śledziowe w śmietanie, śledzie w śmietanie, śledzie po kaszubsku, śledź w śmietanie, śledzie opiekane, filety śledziowe w pomidorach, sałatka śledziowa, śledź w sosie, śledzie w pomidorach, halibut wędzony, wędzony halibut, dorsz wędzony, wędzony dorsz, wędzone ryby, ryba w sosie pomidorowym, wątroba dorsza, wątróbki dorsza, wątróbka z dorsza',
      like: 'smoked mackerel',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'paluszki rybne, paluszków rybnych, ryba panierowana, panierowane filety rybne, kotlety rybne, pulpety rybne, pulpet rybny/pulpeta rybnego/pulpetów rybnych, ryba po grecku, burgery rybne, filety rybne w panierce, ryba w panierce, klopsiki rybne',
      like: 'fish finger',
      contains: ['fish'],
      mayContain: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'owoce morza, owoców morza, mieszanka owoców morza, mieszanki owoców morza, mix owoców morza, koktajl z owoców morza, frutti di mare, owoce morza mrożone, mrożone owoce morza',
      like: 'shrimp',
      contains: [],
      mayContain: ['gluten', 'crustaceans', 'eggs', 'fish', 'molluscs'],
      rulesOut: ['kosher-style', 'vegetarian', 'vegan'],
    },
    { names: 'atrament z mątwy, atrament kałamarnicy, sepia barwnik', like: 'squid', contains: ['molluscs'] },
    {
      names:
        'makaron/-u/-y/-ów, ulubiony makaron, ulubionego makaronu, ugotowany makaron, ugotowanego makaronu, makaron pszenny/makaronu pszennego/makarony pszenne/makaronów pszennych, makaron nitki, makaronu nitki, nitki makaronowe, makaron krótki/makaronu krótkiego/makarony krótkie/makaronów krótkich, drobny makaron do zup, makaron do zupy, makaron wstążki, makaronu wstążki, wstążki makaronowe, makaron tagliatelle/makaronu tagliatelle/makarony tagliatelle/makaronów tagliatelle, tagliatelle, makaron świeży/makaronu świeżego/makarony świeże/makaronów świeżych, świeży makaron, świeżego makaronu, makaron fettuccine, fettuccine, makaron pappardelle, makaronu pappardelle, pappardelle, makaron gniazda, gniazda makaronu, makaron gotowany, makaron chiński, makaronu chińskiego, chiński makaron, noodle, noodles, makaron noodle, makaron nudle, makaron krajanka, makaron cienki, cienki makaron, makaron azjatycki, dowolny makaron, makaron typu, krótki makaron, krótkiego makaronu, makaron z pszenicy durum, makaron durum, dowolnego makaronu, gotowanego makaronu, makaronem, makaron fale, makaron zacierki, suchy makaron, suchego makaronu, makaronu typu, makaron do zup, makaron włoski, makaron szerokie wstążki, makaron nitka, makaron na łazanki, makaron wiejski, makaron domowy wstążki, makaron tagiatelle, makaronu fettuccine, makaron babuni, makaron trzykolorowy, makaron spaghetti cienki, makaron mie bez jajek, makaron do chow mein, makaron instant azjatycki, krótkie makarony, makaron gniazdka, gniazdka makaronu',
      like: 'tagliatelle',
      contains: ['gluten'],
      mayContain: ['eggs'],
    },
    {
      names:
        'makaron bezglutenowy, makaronu bezglutenowego, bezglutenowy makaron, spaghetti bezglutenowe, makaron kukurydziany, makaronu kukurydzianego, makaron gryczany bezglutenowy, makaron penne bezglutenowy, lasagne bezglutenowe, bezglutenowe spaghetti, makaron kukurydziano-ryżowy',
      like: 'rice pasta',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'lupin'],
    },
    {
      names: 'makaron soba, makaronu soba, soba, makaron gryczany, makaronu gryczanego',
      like: 'soba noodle',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'zupka chińska, zupki chińskie, zupek chińskich, makaron instant, makaron z zupek chińskich, zupka instant, makaronu instant, chińskie zupki, chińska zupka, zupki instant, zupkę chińską, zupki vifon, makaron z zupki chińskiej',
      like: 'instant noodle',
      contains: ['gluten'],
      mayContain: ['crustaceans', 'eggs', 'fish', 'soybeans', 'milk', 'celery', 'sesame'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'pyzy/pyz, pyzy z mięsem, knedle, knedle ze śliwkami, knedel/knedla/knedli, kartacze, kopytka/kopytek, kluski/klusek, kluski śląskie, klusek śląskich, kluseczki, kluski kładzione, kluseczki śląskie, leniwe, pierogi leniwe, racuch/-a/-y/-ów, placki ziemniaczane, placków ziemniaczanych, placek/placka/placki/placków, omlet/-u/-y/-ów, pancake, pancakes, placuszki, pyzy ziemniaczane',
      like: 'pierogi',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'celery'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'ciasto francuskie, ciasta francuskiego, płat ciasta francuskiego, płaty ciasta francuskiego, opakowanie ciasta francuskiego, rulon ciasta francuskiego, arkusz ciasta francuskiego, gotowe ciasto francuskie, gotowego ciasta francuskiego, arkusze ciasta francuskiego, ciastem francuskim, mrożone ciasto francuskie, rolka ciasta francuskiego, opakowania ciasta francuskiego, ciasto półfrancuskie, ciasta półfrancuskiego, ciasto francuskie maślane, gotowe ciasto francuskie schłodzone, płatów ciasta francuskiego, schłodzone ciasto francuskie, francuskie ciasto, francuskiego ciasta, ciasto francuskie z lodówki, ciasto listkowe, ciasto croissant, ciasto na rogaliki',
      like: 'puff pastry',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'ciasto kruche, ciasta kruchego, kruche ciasto, kruchego ciasta, kruchy spód, kruche babeczki, babeczki kruche, gotowe ciasto kruche, gotowy spód do tarty, spód do tarty, kruche tartaletki, tartaletki, tartaletek, spód kruchy, mini tartaletki, korpusy do babeczek, babeczki gotowe, ciasto na tartę, gotowe kruche ciasto, spód z kruchego ciasta, kruszonka, kruszonki, kruszonkę, ciasto kruche gotowe, korpusy babeczek, ciasto ptysiowe, ciasto parzone, ptyś/ptysia/ptysie/ptysi, ekler/-a/-y/-ów, ptysie gotowe',
      like: 'shortcrust pastry',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'ciasto na pizzę, ciasta na pizzę, ciasto do pizzy, spód do pizzy, spody do pizzy, ciasto drożdżowe, ciasta drożdżowego, gotowe ciasto na pizzę, spód pizzy, gotowy spód do pizzy, ciasto chlebowe, ciasta chlebowego, ciasta do pizzy, gotowego ciasta na pizzę, ciasto drożdżowe na pizzę, gotowe ciasto do pizzy',
      like: 'pizza dough',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk'],
    },
    {
      names:
        'bułki do hamburgerów, bułek do hamburgerów, bułki do burgerów, bułka hamburgerowa, bułki hamburgerowe, bułki do hot dogów, bułka do hot doga, bułki hot dog, bułka do hamburgera, bułki maślane, bułka maślana/bułki maślanej/bułkę maślaną/bułek maślanych, bułeczki maślane, bułka mleczna/bułki mlecznej/bułkę mleczną/bułki mleczne/bułek mlecznych, bułka do burgera, bułka drożdżowa/bułki drożdżowej/bułkę drożdżową/bułki drożdżowe/bułek drożdżowych, bułeczki drożdżowe, bułka słodka, słodka bułka, słodkie bułki, drożdżówka, drożdżówki, bułka brioche do burgera, bułek do burgerów, bułki brioche do burgerów, rogal/-a/-e/-i, rogalik/-a/-i/-ów, rogale maślane, rogal maślany, bułka maślana czerstwa, drożdżówkę/drożdżówek, ciasto drożdżowe słodkie, bułki z makiem, bułka z makiem, bułki z sezamem, bułka z sezamem, bułki hamburgerowe z sezamem, bułeczki do hamburgerów, jagodzianki, słodkie bułeczki',
      like: 'burger bun',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'sesame'],
    },
    {
      names:
        'chleb bezglutenowy, chleba bezglutenowego, bezglutenowy chleb, bułka tarta bezglutenowa, bułki tartej bezglutenowej, bezglutenowa bułka tarta, bezglutenowej bułki tartej, bułki bezglutenowe, pieczywo bezglutenowe, bezglutenowe pieczywo, tortilla bezglutenowa, ciastka bezglutenowe, herbatniki bezglutenowe, bezglutenowe herbatniki, bezglutenowe ciastka, bułka bezglutenowa, bezglutenowe biszkopty, biszkopty bezglutenowe, panierka bezglutenowa, bezglutenowa panierka, bezglutenowe tortille',
      like: 'rice bread',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts', 'sesame', 'lupin'],
    },
    {
      names:
        'mąka bezglutenowa, mąki bezglutenowej, mieszanka mąk bezglutenowych, bezglutenowa mąka, bezglutenowej mąki, mieszanka bezglutenowa, mix bezglutenowy, bezglutenowa mieszanka mąk, uniwersalna mąka bezglutenowa, mąka uniwersalna bezglutenowa, mieszanki mąk bezglutenowych, mąka bezglutenowa uniwersalna, mąka bezglutenowa do wypieków',
      like: 'rice flour',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts', 'lupin'],
    },
    {
      names:
        'chleb z ziarnami, chleb wieloziarnisty, chleba wieloziarnistego, bułka wieloziarnista, bułki z ziarnami, bułki wieloziarniste, chleb słonecznikowy, chleb z nasionami, bułki z dynią, pieczywo wieloziarniste, chleb orkiszowy, chleba orkiszowego, chleb ziarnisty, bułki ziarniste, bułka ziarnista/bułki ziarnistej/bułkę ziarnistą/bułek ziarnistych, bułka z ziarnami, chleb z orzechami, pieczywo z ziarnami',
      like: 'bread',
      contains: ['gluten'],
      mayContain: ['soybeans', 'milk', 'nuts', 'sesame'],
    },
    {
      names:
        'placuszek/placuszka/placuszków, obwarzanek, obwarzanki, obwarzanka, precel/precla/precle/precli, precelki, słone paluszki, paluszki słone, paluszek/paluszka/paluszki/paluszków, słonych paluszków, precelków, paluszki z solą, słone precelki, paluszki z sezamem',
      like: 'pretzel',
      contains: ['gluten'],
      mayContain: ['milk', 'sesame'],
    },
    {
      names:
        'herbatnik/-a/-i/-ów, herbatniki petit beurre, herbatniki maślane, herbatników maślanych, maślane herbatniki, maślanych herbatników, herbatniki kakaowe, herbatników kakaowych, ciastka digestive, ciasteczka digestive, ciastek digestive, digestive, herbatniki digestive, ciastko/ciastka/ciastek, ciasteczko/ciasteczka/ciasteczek, ciastka owsiane, ciasteczka owsiane, ciastka maślane, ciasteczka maślane, ciastka kruche, kruche ciasteczka, kruche ciastka, ciastka korzenne, ciasteczka korzenne, speculoos, ciastka speculoos, ciastka lotus, lotus, biscoff, piernik/-a/-i/-ów, pierniczek/pierniczka/pierniczki/pierniczków, piernik litewski, katarzynki, ciastka kakaowe, delicje, delicji, kruche ciasteczka maślane, herbatniki bebe, be-be, ulubione ciastka, pokruszone herbatniki, pokruszonych herbatników, pokruszone ciastka, pokruszone ciasteczka, ciastka zbożowe, ciastka pełnoziarniste, herbatniki pełnoziarniste, kakaowe herbatniki, herbatniki korzenne, wafel/wafla/wafle/wafli, wafelek/wafelka/wafelki/wafelków, wafle tortowe, wafli tortowych, andruty, andrutów, suche wafle, suchych wafli, wafel tortowy, płaty wafli, wafle suche, duże wafle, prince polo, prince polo wafelek, grześki, princessa, wafle kajmakowe, rurki waflowe, rurki z kremem, faworek/faworka/faworki/faworków, chrust, pierniki w czekoladzie, ciasteczka z czekoladą, ciastka czekoladowe, ciastka z kawałkami czekolady, ciasteczka maślane kruche, kruche herbatniki, gofr, gofry, gofra/gofrów, ciasteczka kakaowe, ciastka kokosowe, ciastka piernikowe, jeżyki, pierniki alpejskie, okruchy z ciastek',
      like: 'graham cracker',
      contains: ['gluten'],
      mayContain: ['eggs', 'peanuts', 'soybeans', 'milk', 'nuts', 'sesame'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian'],
    },
    {
      names: 'opłatek, opłatki, opłatków, andruty kaliskie, opłatki wigilijne',
      like: 'rice paper wrapper',
      contains: ['gluten'],
      mayContain: ['eggs', 'milk'],
    },
    {
      names:
        'babka/babki/babkę/babek, babka piaskowa, babki piaskowej, ciasto/ciasta/ciast, keks, keksa, muffin/-a/-y/-ów, muffinki, babeczki, babeczka/babeczkę/babeczek, sernik/-a/-i/-ów, szarlotka/szarlotki/szarlotkę/szarlotek, makowiec/makowica/makowice/makowiców, brownie, ciasto czekoladowe, resztki ciasta, pokruszone ciasto, ciasto kakaowe, piernik ciasto, strucla/strucli/struclę/strucle/strucl, tort, tortu, panettone, murzynek, rolada biszkoptowa, ciasto marchewkowe, gotowe ciasto, ciasto czekoladowe gotowe, biszkopty z galaretką, rolada, rolady, ciasto tarte, muffinek, ciastem, ciasto piaskowe, ciasto francuskie z nadzieniem',
      like: 'trifle sponge',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts', 'sulphites'],
    },
    {
      names:
        'ciasto w proszku, mieszanka do wypieku chleba, mieszanka chlebowa, mieszanka do ciasta, mieszanka do pieczenia, sernik w proszku, mieszanka do wypieków, mieszanka na chleb, karpatka w proszku, opakowanie karpatki, karpatka, karpatki, karpatkę, krem karpatka, krem do karpatki, proszek na krem karpatka, krem do karpatek, mieszanka na naleśniki, murzynek w proszku, krem tortowy w proszku, krem do tortów, krem tortowy, krem do tortu, krem w proszku, krem w proszku do tortów, opakowanie kremu karpatka, piernik w proszku, babka w proszku, ciasto na piernik w proszku, kremu karpatka',
      like: 'cake mix',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'kasza/kaszy/kaszę/kasze/kasz, ugotowana kasza, ugotowanej kaszy, ulubiona kasza, kaszka/kaszki/kaszkę/kaszek, kaszka błyskawiczna, kaszka dla dzieci, kaszka mleczno-ryżowa, dowolna kasza, gotowana kasza, kaszka ryżowa, kaszki ryżowej, woreczek kaszy, ulubionej kaszy, mieszanka kasz',
      like: 'bulgur',
      contains: [],
      mayContain: ['gluten', 'milk'],
    },
    {
      names:
        'płatki wielozbożowe, płatki/płatków, płatki zbożowe, płatki śniadaniowe, ulubione płatki, płatków śniadaniowych, crunchy, płatki czekoladowe, cheerios, mieszanka płatków, batonik musli, batonik, batoniki, baton/-a/-y/-ów, płatki cini minis, kulki czekoladowe, płatki nestle, płatki pięciu zbóż',
      like: 'granola',
      contains: [],
      mayContain: ['gluten', 'peanuts', 'soybeans', 'milk', 'nuts', 'sesame'],
    },
    {
      names:
        'mąka z soczewicy/mąki z soczewicy/mąkę z soczewicy/mąk z soczewicy, mąka kasztanowa/mąki kasztanowej/mąkę kasztanową/mąki kasztanowe/mąk kasztanowych, mąka bananowa, mąka z quinoa/mąki z quinoa/mąkę z quinoa/mąk z quinoa, mąka z komosy ryżowej, mąka z amarantusa/mąki z amarantusa/mąkę z amarantusa/mąk z amarantusa, mąka amarantusowa, mąka z teff/mąki z teff/mąkę z teff/mąk z teff, mąka teff, mąka z grochu, mąka grochowa, mąka z batata, mąka z zielonych bananów, mąka dyniowa, mąka z pestek dyni, mąka lniana, mąki lnianej, mąka konopna, mąka z ostropestu, inulina, błonnik, błonnika',
      like: 'chickpea flour',
      contains: [],
    },
    { names: 'mąka łubinowa, mąka z łubinu', like: 'lupin bean', contains: ['lupin'] },
    {
      names:
        'mąka włoska, mąka 00, mąka tipo 00, mąka typ 00, mąki typ 00, mąki tipo 00, mąki 00, mąka pszenna typ 00, mąka z płaskurki, mąka z samopszy, skrobia pszenna, mąka do pizzy, mąki do pizzy, mąka pszenna do pizzy, mąka na pizzę, słód pszenny, mąka z pszenicy płaskurki, mąka samopsza, skrobi pszennej',
      like: 'all-purpose flour',
      contains: ['gluten'],
    },
    {
      names:
        'mąka orzechowa, mąka z orzechów, mąka z orzechów włoskich, mąka z orzechów nerkowca, pasta pistacjowa, pasty pistacjowej, krem pistacjowy, kremu pistacjowego, mąka pistacjowa, pastę pistacjową/pasty pistacjowe/past pistacjowych, pasta z pistacji, masło pistacjowe, krem z pistacji',
      like: 'almond flour',
      contains: ['nuts'],
      mayContain: ['soybeans', 'milk'],
    },
    {
      names:
        "czekolada/czekolady/czekoladę/czekolad, czekolada deserowa/czekolady deserowej/czekoladę deserową/czekolady deserowe/czekolad deserowych, deserowa czekolada, deserowej czekolady, tabliczka czekolady, tabliczki czekolady, starta czekolada, startej czekolady, czekoladowy, czekoladowe, czekoladowa, czekoladowych, czekoladowej, czekoladową, czekoladowego, kropelka czekoladowa/kropelki czekoladowej/kropelkę czekoladową/kropelki czekoladowe/kropelek czekoladowych, kropelki czekolady, groszki czekoladowe, groszków czekoladowych, dropsy czekoladowe, chipsy czekoladowe, wiórki czekolady, wiórki czekoladowe, posiekana czekolada, czekolada do dekoracji, kawałki czekolady, roztopiona czekolada, roztopionej czekolady, kostki czekolady, kostek czekolady, kuleczki czekoladowe, łezki czekoladowe, chipsów czekoladowych, płatki czekoladowe do dekoracji, płatki czekolady, czekolada z orzechami, czekolada nadziewana, cukierek czekoladowy/cukierka czekoladowego/cukierki czekoladowe/cukierków czekoladowych, pralinka/pralinki/pralinkę/pralinek, praliny, jajka czekoladowe, czekoladowe jajeczka, jajeczka czekoladowe, czekoladka/czekoladki/czekoladkę/czekoladek, rozpuszczona czekolada, trufle czekoladowe, kinder bueno, kit kat, snickers, mars, raffaello, ferrero rocher, michałki, m&m's, m&m, smarties, dropsy, czekolada do posypania, czekoladą, tabliczkę czekolady, startą czekoladę, pokruszona czekolada, drobinki czekoladowe, twix, bounty, lentilki, czekolada ruby, groszki z gorzkiej czekolady, groszki z białej czekolady, czekolada w kawałkach",
      like: 'dark chocolate',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'polewa/polewy/polewę/polew, polewa czekoladowa, polewy czekoladowej, polewę czekoladową, ganache, sos czekoladowy, sosu czekoladowego, posypka/posypki/posypkę/posypek, posypka cukrowa, posypki cukrowej, posypka czekoladowa, kolorowa posypka, kolorowej posypki, lukier/lukru/lukry/lukrów, lukier plastyczny, masa cukrowa, masy cukrowej, krem maślany, kremu maślanego, krem czekoladowy, kremu czekoladowego, pisaki cukrowe, cukrowe perełki, perełki cukrowe, cukrowa posypka, posypka do dekoracji, kolorowe posypki, krem kakaowy, krem budyniowy, kremu budyniowego, polewa kakaowa, krem waniliowy, posypka kolorowa, krem śmietankowy, ozdoby cukrowe, ozdoby, cukrowe dekoracje, cukrowe oczka, kolorowe draże, draże, lukier królewski, pisak cukrowy, kremem, krem/-u/-y/-ów, masa budyniowa, krem mascarpone, kuleczki cukrowe, polewa cukrowa, krem patissiere, krem cukierniczy, polewa truskawkowa, sos truskawkowy, sos waniliowy, sos owocowy, sos malinowy, sos toffi, sos toffee, bułka z kremem, barwiony lukier, fondant, masa czekoladowa, masa śmietanowa, masa orzechowa, masy orzechowej, krem orzechowy, kremu orzechowego, krem kawowy, serek mascarpone z budyniem, masa serowa',
      like: 'sprinkles',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'kakao rozpuszczalne, kakao instant, kakao słodzone, czekolada do picia, gorąca czekolada, napój kakaowy, nesquik, czekolada w proszku, czekolady do picia, puchatek, kakao puchatek, mleko czekoladowe, gorącej czekolady, kakao dla dzieci',
      like: 'hot chocolate powder',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
    },
    {
      names: 'mleko w proszku dla niemowląt, mleko modyfikowane, mleka modyfikowanego, mleko słodowe',
      like: 'milk powder',
      contains: ['milk'],
      mayContain: ['gluten', 'fish', 'soybeans'],
    },
    {
      names:
        'krówka/krówki/krówkę/krówek, cukierki krówki, cukierek/cukierka/cukierki/cukierków, irys/-a/-y/-ów, toffi, karmelek/karmelka/karmelki/karmelków, karmel/-u/-e/-i, cukierki toffi, toffee, landrynki, cukierki miętowe, draże korsarze, mieszanka krakowska, słodycze, lizak, lizaki, iryski, karmelem, cukierki michałki, cukierki kukułki, kukułki, cukierki śliwka w czekoladzie',
      like: 'caramel candy',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'galaretka/galaretki/galaretkę/galaretek, galaretka truskawkowa, galaretki truskawkowej, galaretka cytrynowa, galaretka malinowa, galaretka agrestowa, galaretka pomarańczowa, galaretka wiśniowa, galaretka w proszku, opakowanie galaretki, galaretka brzoskwiniowa, galaretki cytrynowej, galaretki malinowej, opakowania galaretki, galaretka zielona, galaretka czerwona, opakowanie galaretki truskawkowej, galaretki w proszku, czerwona galaretka, galaretki owocowe, owocowa galaretka, galaretki w różnych kolorach, galaretka jagodowa, galaretka porzeczkowa, galaretka owocowa, galaretka krystaliczna, galaretka kiwi, galaretki agrestowej, galaretki pomarańczowej, zielona galaretka, galaretka o smaku truskawkowym, galaretka o smaku cytrynowym, galaretka ananasowa, galaretki brzoskwiniowej, galaretki wiśniowej, dowolna galaretka, kolorowe galaretki, galaretka z torebki',
      like: 'gelatin dessert mix',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'pianki/pianek, pianki cukrowe, pianki marshmallow, marshmallow, pianki marshmallows, marshmallows, pianek marshmallow, mini pianki, miśki, żelki misie, żelki, żelków, galaretki w cukrze, mini marshmallows, ptasie mleczko waniliowe, galaretki w czekoladzie, żelkowe dżdżownice, pianki mini',
      like: 'marshmallow',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'masa makowa, masy makowej, masę makową, puszka masy makowej, masa makowa z bakaliami, masa makowa z puszki, gotowa masa makowa, gotowej masy makowej, mak do ciast, nadzienie makowe',
      like: 'poppy seed',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts', 'sulphites'],
    },
    {
      names:
        'sezamek/sezamka/sezamki/sezamków, karmelizowane orzechy, nugat/-u/-y/-ów, krokant, krokantu, orzechy karmelizowane, orzechy w karmelu, grylaż, migdały w cukrze, karmelizowane migdały, prażynki orzechowe, pralina orzechowa, pasta orzechowa, pasta z orzechów laskowych, pasty z orzechów laskowych, masło z orzechów laskowych, masło laskowe, masło z orzechów, masła z orzechów laskowych, krem z orzechów laskowych, makaroniki, makaronik, pasta z orzechów, orzeszki w miodzie, orzeszki w karmelu, migdały w czekoladzie, orzechy w czekoladzie, orzeszki w czekoladzie, orzeszki w cieście, felix',
      like: 'peanut brittle',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts', 'sesame'],
    },
    {
      names:
        'suszone owoce, suszonych owoców, owoce suszone, susz, suszu, susz owocowy, suszu owocowego, susz wigilijny, mieszanka suszonych owoców, suszu wigilijnego, mieszanki suszonych owoców, owoców suszonych, susz na kompot, suszone owoce na kompot, suszona pigwa, suszone maliny, suszone truskawki, liofilizowane maliny, liofilizowane truskawki, maliny liofilizowane, truskawki liofilizowane, liofilizowane owoce, owoce liofilizowane, suszone płatki owoców',
      like: 'mixed dried fruit',
      contains: [],
      mayContain: ['nuts', 'sulphites'],
    },
    {
      names:
        'owoc/-u/-e/-ów, ulubione owoce, świeże owoce, świeżych owoców, owoce sezonowe, sezonowe owoce, borówka różna/borówki różna/borówkę różna/borówek różna, ulubionych owoców, aronia, aronii, owoce aronii, aronię, dereń/derenia/derenie/dereni, głóg, głogu, owoce głogu, jarzębina, jarzębiny, pigwowiec japoński, mrożone owoce, owoce mrożone, mrożonych owoców, kwaśne owoce, owoce do dekoracji, dowolne owoce, owoców sezonowych, owocami, kolorowe owoce, dowolnych owoców, owoce tropikalne, czeremcha, jagody goi, owoce cytrusowe, cytrusy, mus owocowy, musu owocowego, puree owocowe, owocowy mus, bez koralowy, soki owocowe, owoców świeżych',
      like: 'mixed berry',
      contains: [],
    },
    {
      names:
        'koktajl owocowy z puszki, owoce z puszki, owoców z puszki, sałatka owocowa, owoce w syropie, owoce z kompotu, puszka owoców, mieszanka owoców w syropie, owoce w puszce, puszka koktajlu owocowego',
      like: 'canned peach',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'wiśnie w alkoholu, wiśnie z nalewki, wiśnie w likierze, owoce z nalewki, rodzynki w rumie, wiśnie w spirytusie, rodzynki namoczone w rumie',
      like: 'sour cherry',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names:
        'smażony boczek chipsy, ziemniaczane, ziemniaczanych, cebulowe, chips/-a/-y/-ów, czipsy, chipsy ziemniaczane, chrupki, chrupki kukurydziane, chrupek kukurydzianych, nachos, nachosy, nachosów, chipsy nachos, prażynki, frytki, frytek, mrożone frytki, frytki mrożone, frytki do piekarnika, chipsy kukurydziane, talarki ziemniaczane, krążki cebulowe, doritos, chrupki serowe, tortilla chips, chipsy tortilla, ćwiartki ziemniaczane, frytki z batatów, mrożonych frytek, chipsy z tortilli, łódeczki ziemniaczane, chipsy warzywne, placki hash brown, czipsów',
      like: 'potato chip',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk', 'celery', 'mustard'],
    },
    {
      names:
        'puree ziemniaczane, purée ziemniaczane, puree ziemniaczanego, puree, puree z ziemniaków, puree ziemniaczane w proszku, purée, puree w proszku, płatki ziemniaczane, płatków ziemniaczanych, ziemniaki puree, ziemniaków puree, tłuczone ziemniaki, tłuczonych ziemniaków, ziemniaki tłuczone, masa ziemniaczana',
      like: 'potato flour',
      contains: [],
      mayContain: ['milk', 'sulphites'],
    },
    {
      names:
        'prażona cebula, prażona cebulka, prażonej cebulki, prażonej cebuli, cebula prażona, cebulka prażona, cebulki prażonej, prażoną cebulkę, smażona cebulka, chrupiąca cebulka, cebulkę prażoną/cebulki prażone/cebulek prażonych, cebulę prażoną, chrupiąca cebula, cebuli prażonej',
      like: 'fried shallot',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'milk'],
    },
    {
      names:
        'włoszczyzna/włoszczyzny/włoszczyznę/włoszczyzn, pęczek włoszczyzny, mrożona włoszczyzna, włoszczyzna mrożona, krojona włoszczyzna, włoszczyzna krojona, bukiet warzyw, warzywa na rosół, warzywa korzeniowe, warzyw korzeniowych, jarzyny, jarzyn, jarzyna/jarzynę, pęczek jarzyn, warzywa do rosołu, mrożonej włoszczyzny, bukiet włoszczyzny, warzywa rosołowe, opakowanie włoszczyzny, włoszczyzna bez kapusty, warzywa na wywar, mieszanka warzyw na zupę, warzywa z rosołu, warzyw z rosołu, zupa jarzynowa mrożona, pęczek warzyw, włoszczyzna w paski, mieszanka warzyw do zup, warzyw na rosół',
      like: 'mixed vegetables',
      contains: [],
      mayContain: ['celery'],
    },
    {
      names: 'ćwikła, ćwikła z chrzanem, ćwikły, ćwikły z chrzanem, buraczki z chrzanem, ćwikłę',
      like: 'pickled beet',
      contains: [],
      mayContain: ['milk', 'sulphites'],
    },
    {
      names:
        'sałatka warzywna, sałatka szwedzka, sałatka jarzynowa, mizeria, surówka, surówki, surówkę/surówek, sałatka obiadowa, sałatka/sałatki/sałatkę/sałatek, surówka z białej kapusty, coleslaw, surówka colesław, sałatka grecka, sałatka z ogórków, sałatka ziemniaczana, sałatka z buraczków, surówka z marchewki',
      like: 'pickled vegetables',
      contains: [],
      mayContain: ['eggs', 'milk', 'celery', 'mustard', 'sulphites'],
    },
    {
      names:
        'mieszanka kiełków, kiełki, kiełków, ulubione kiełki, kiełki mieszane, kiełki sojowe, kiełki soi, kiełków soi, garść kiełków, kiełków sojowych, mix kiełków, kiełki do dekoracji',
      like: 'bean sprout',
      contains: [],
      mayContain: ['soybeans'],
    },
    { names: 'śledzie wegańskie, wegańskie śledzie', like: 'eggplant', contains: [], mayContain: ['mustard'] },
    {
      names: 'pasta z oliwek, tapenada, tapenady, pasta oliwkowa, pasty z oliwek, tapenade, pasta z czarnych oliwek',
      like: 'olive tapenade',
      contains: [],
      mayContain: ['fish'],
    },
    {
      names:
        'ajwar, ajvar, ajwaru, ajvaru, pasta paprykowa, pasty paprykowej, pasta z papryki, przecier paprykowy, koncentrat paprykowy, lutenica, leczo ze słoika, pasta z suszonych pomidorów, pasty z suszonych pomidorów, pasta z pieczonej papryki, sos paprykowy, passata paprykowa, pasta paprykowa ostra, sosu paprykowego, leczo',
      like: 'tomato paste',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'sos worcestershire, sos worcester, worcester, worcestershire, sosu worcestershire, sosu worcester, sos angielski, sos worchester, sosu worchester',
      like: 'worcestershire sauce',
      contains: [],
      mayContain: ['gluten', 'fish', 'soybeans', 'celery', 'mustard'],
    },
    {
      names:
        'sos/-u/-y/-ów, sos do sałatek, sosu do sałatek, sos sałatkowy, sos vinaigrette, vinaigrette, sos winegret, winegret, sos koperkowo-ziołowy, sos sałatkowy w proszku, sos ogrodowy, sos włoski, sos grecki, sos majonezowy, sos tysiąca wysp, sos koktajlowy, sos meksykański, sos słodko-kwaśny, sosu słodko-kwaśnego, słodko-kwaśny sos, sos curry, sos tikka masala, sos serowy, sosu serowego, dip/-u/-y/-ów, dressing, dressingu, sos beszamelowy, beszamel, beszamelu, sos beszamel, sosu beszamelowego, sos holenderski, sos chiński, sos śmietanowy, sos orzechowy, sos do spaghetti, ulubiony sos, sos do mięs, sos do burgerów, sos burgerowy, sos remoulade, sos 1000 wysp, sos satay, sos carbonara, sos hollandaise, sos alfredo, sos do hot dogów, sos duński, remulada, guacamole, sos tandoori, ulubionego sosu, sos koperkowy, sos do tortilli, sos kebab, sos ranch, sos do gyrosa, sos serowo-ziołowy, sos pieczarkowy w proszku, sos do lasagne, sos cytrynowy, salsa serowa, sos szpinakowy, sosem, pasta kanapkowa, pasta/pasty/pastę/past, pasta warzywna, pasta jajeczna, pasta twarogowa, pasta tandoori, pasta tikka masala, sosem sałatkowym, sos winegret w proszku, sos sałatkowy włoski, sos sałatkowy koperkowo-ziołowy, sos do pieczonych mięs, sos hamburgerowy, sos marinara, sos arrabbiata',
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
        'pizza/pizzy/pizzę/pizz, pizza mrożona, mrożona pizza, zapiekanka, zapiekanki, kanapka/kanapki/kanapkę/kanapek, sajgonka/sajgonki/sajgonkę/sajgonek, hot dog, bigos/-u/-y/-ów, bigos ze słoika, fasolka po bretońsku, flaki w puszce/flaków w puszce, gotowe danie, danie gotowe, kluski z mięsem, krokiet z mięsem/krokieta z mięsem/krokiety z mięsem/krokietów z mięsem, farsz mięsny, farsz/-u/-e/-ów, ulubiony farsz, nadzienie, nadzienia, zupa/zupy/zupę/zup, farsz z kapusty i grzybów, ulubione dodatki, ulubione nadzienie, leczo z kiełbasą',
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
      names:
        'śmietan-fix, śmietanfix, zagęstnik, zagęstnik do śmietany, śmietan fixu, zagęstnik do sosów, utrwalacz do śmietany, usztywniacz do śmietany, środek do zagęszczania, stabilizator do śmietany, usztywniacz, śmietan-fixy, zagęszczacz, śmietanfixu, galaretka do tortów, żelatyna fix, polepszacz do pieczywa, zagęszczacz do śmietany, fix do śmietany, glazura do tortów, żel do tortów',
      like: 'cornstarch',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'bita śmietana w proszku, śnieżka, śnieżki, śnieżka w proszku, bita śmietana w sprayu, opakowanie śnieżki, bitej śmietany w proszku, bita śmietana w spreju, bita śmietana śnieżka, krem śnieżka, śnieżek',
      like: 'whipped topping',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names:
        'budyń czekoladowy/budyniu czekoladowy/budynie czekoladowy/budyni czekoladowy, budyniu czekoladowego, ugotowany budyń, budyń ugotowany/budyniu ugotowanego/budynie ugotowane/budyni ugotowanych, budyń malinowy, budyń truskawkowy, budyń kokosowy, budyń orzechowy, budyń karmelowy, budyń toffi, budyń kakaowy, budyń czekoladowy w proszku, mus czekoladowy, panna cotta, krem brulee, panna cotta w proszku, mus w proszku, krem angielski, budyń gotowy, budyń migdałowy',
      like: 'custard powder',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'lody/lodów, lody czekoladowe, lody owocowe, lody truskawkowe, gałka lodów, gałki lodów, ulubione lody, sorbet, sorbetu, lodów czekoladowych, lody malinowe, lody kokosowe, sorbety/sorbetów, lody pistacjowe, sorbet malinowy, kulka lodów, kulki lodów, gałek lodów, lodami, ulubionych lodów, kulek lodów, sorbet cytrynowy',
      like: 'ice cream',
      contains: [],
      mayContain: ['gluten', 'eggs', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names:
        'wino/wina/win, wino wytrawne, wina wytrawnego, wytrawne wino, wytrawnego wina, słodkie wino, wino deserowe, kieliszek wina, grzane wino, wino słodkie, grzaniec/grzanica/grzanice/grzaniców, wino półwytrawne, wino półsłodkie, wino stołowe, kieliszki wina, winem, lampka wina, ulubione wino, dobrego wina',
      like: 'red wine',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal'],
    },
    {
      names:
        'wino bezalkoholowe, bezalkoholowe wino, szampan bezalkoholowy, bezalkoholowe prosecco, szampan dla dzieci',
      like: 'grape juice',
      contains: [],
      mayContain: ['sulphites'],
    },
    {
      names:
        'syrop, syropu, syropy/syropów, syrop smakowy, ulubiony sok, napój/napoju/napoje/napojów, sok w kartonie, syrop waniliowy, syrop karmelowy, syrop imbirowy, smoothie, koktajl/-u/-e/-i, zalewa, zalewy, sok wielowarzywny, sok warzywny, soku warzywnego, syropem, syrop lawendowy, syrop orzechowy, napój energetyczny, napój izotoniczny, napój winny, syrop pistacjowy, syrop kawowy',
      like: 'mango juice',
      contains: [],
      mayContain: ['milk', 'nuts', 'celery', 'sulphites'],
    },
    {
      names:
        'kawa zbożowa, kawy zbożowej, inka, kawa inka, zbożowa kawa, kawę zbożową, kawy inki, cykoria kawa, kawa z cykorii, kawa żołędziowa, zbożowej kawy',
      like: 'coffee',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names: 'kawa z mlekiem, cappuccino, cappuccino w proszku, latte, kawa cappuccino, kawa 3w1, bawarka',
      like: 'milk',
      contains: ['milk'],
      mayContain: ['soybeans'],
    },
    {
      names:
        'adwokat, ajerkoniak, likier jajeczny, advocaat, adwokata, ajerkoniaku, likieru jajecznego, likier adwokat, likieru adwokat, kogel-mogel, kogel mogel alkoholowy',
      like: 'irish cream',
      contains: ['eggs'],
      mayContain: ['milk'],
      rulesOut: ['halal'],
    },
    { names: 'eggnog, kogla-mogla', like: 'heavy cream', contains: ['eggs'], mayContain: ['milk'] },
    {
      names:
        'likier czekoladowy, likieru czekoladowego, sheridan, likier kremowy, likier orzechowy, likieru orzechowego, orzechówka, frangelico, likier śmietankowy, nalewka orzechowa, likier krówkowy, likier czekoladowo-orzechowy, likier karmelowy',
      like: 'irish cream',
      contains: [],
      mayContain: ['eggs', 'soybeans', 'milk', 'nuts'],
      rulesOut: ['halal'],
    },
    {
      names:
        'olejek cytrynowy, aromat cytrynowy, olejek rumowy, aromat rumowy, aromatu rumowego, olejek pomarańczowy, aromat pomarańczowy, aromatu pomarańczowego, olejku rumowego, olejku pomarańczowego, olejku cytrynowego, aromat arakowy, aromat do ciast, aromat/-u/-y/-ów, olejek/olejku/olejki/olejków, ulubiony aromat, olejek arakowy, aromat śmietankowy do ciast, esencja rumowa, aromat orzechowy, aromat cytrynowy do ciast, ekstrakt cytrynowy, ekstrakt pomarańczowy, esencja arakowa, aromatu cytrynowego, olejek zapachowy, aromat maślany, aromat truskawkowy, aromat kokosowy, aromat pistacjowy, ekstrakt rumowy, ekstraktu z pomarańczy, ekstrakt z pomarańczy, ekstrakt z cytryny',
      like: 'vanilla extract',
      contains: [],
      mayContain: ['milk', 'nuts'],
      mayRuleOut: ['halal'],
    },
    {
      names:
        'olej migdałowy, olej orzechowy, oleju orzechowego, olej pistacjowy, olej z orzechów laskowych, olej z pistacji',
      like: 'walnut oil',
      contains: ['nuts'],
    },
    {
      names:
        'dashi, hondashi, płatki bonito, płatki katsuobushi, płatków bonito, bulion dashi, wywar dashi, katsuobushi, dashi w proszku',
      like: 'dashi',
      contains: ['fish'],
      mayContain: ['gluten', 'soybeans'],
    },
    {
      names: 'furikake, gomasio, shichimi togarashi, sezamowa posypka, shichimi',
      like: 'sesame seed',
      contains: ['sesame'],
      mayContain: ['gluten', 'fish', 'soybeans'],
    },
    {
      names: 'sałatka z alg, wodorosty, glony, wodorostów, algi, chipsy nori, glonów, mieszanka alg',
      like: 'nori',
      contains: [],
      mayContain: ['gluten', 'soybeans', 'sesame'],
    },
    {
      names: 'lecytyna, lecytyna sojowa, lecytyny',
      like: 'vegetable oil',
      contains: [],
      mayContain: ['eggs', 'soybeans'],
    },
    {
      names: 'podpuszczka, podpuszczki, kultury bakterii, chlorek wapnia do sera, podpuszczka w płynie',
      contains: [],
      mayContain: ['milk'],
      mayRuleOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'kolagen, kolagenu',
      like: 'gelatin',
      contains: [],
      mayContain: ['fish'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names: 'ekstrakt drożdżowy, marmite, drożdże piwne, drożdży piwnych',
      like: 'nutritional yeast',
      contains: [],
      mayContain: ['gluten'],
    },
    {
      names:
        'odżywka białkowa wegańska, białko roślinne, białko grochu, białko konopne, białko ryżowe, białko sojowe, izolat białka sojowego, wegańska odżywka białkowa, białko w proszku wegańskie, odżywka białkowa roślinna, białka sojowego, białka roślinnego',
      like: 'protein powder',
      contains: [],
      mayContain: ['gluten', 'peanuts', 'soybeans', 'milk', 'nuts'],
    },
    {
      names: 'pyłek pszczeli, pyłku pszczelego, pierzga, mleczko pszczele',
      like: 'honey',
      contains: [],
      rulesOut: ['vegan'],
    },
    {
      names:
        'pasta kokosowa, krem kokosowy, masło kokosowe, masła kokosowego, miazga kokosowa, mleko kokosowe zagęszczone, mleko kokosowe w proszku, mleczko kokosowe w proszku',
      like: 'coconut cream',
      contains: [],
      mayContain: ['milk'],
    },
    {
      names:
        'fasola w sosie pomidorowym, fasolka w sosie pomidorowym, fasola po bretońsku, fasola w sosie chili, fasoli w sosie pomidorowym, fasolka w sosie pomidorowym z puszki',
      like: 'baked bean',
      contains: [],
      mayContain: ['gluten', 'milk', 'mustard'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names:
        'masa z ciecierzycy, pasta z ciecierzycy, pasta z fasoli, pasta z białej fasoli, fasola smażona, pasta z bobu, pasta z soczewicy, pasta z groszku',
      like: 'hummus',
      contains: [],
      mayContain: ['soybeans', 'milk', 'sesame'],
    },
    { names: 'laktoza, laktozy, białka mleka, białko mleka, nabiał', like: 'milk powder', contains: ['milk'] },
    {
      names: 'miód pitny, miodu pitnego, krupnik',
      like: 'liqueur',
      contains: [],
      mayContain: ['sulphites'],
      rulesOut: ['halal', 'vegan'],
    },
    {
      names:
        'nuggetsy, nuggetsy z kurczaka, nuggetsów, panierowany kurczak, kurczak w panierce, stripsy, stripsy z kurczaka, panierowane filety z kurczaka, nuggets, polędwiczki w panierce',
      like: 'chicken',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybeans', 'milk', 'celery', 'mustard'],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'ptasie mleczko, ptasiego mleczka',
      like: 'marshmallow',
      contains: [],
      mayContain: ['gluten', 'eggs', 'soybeans', 'milk', 'nuts'],
      rulesOut: ['vegetarian', 'vegan'],
      mayRuleOut: ['halal', 'kosher-style'],
    },
    {
      names:
        'pieróg/pieroga/pierogi/pierogów, pierogi ruskie, pierogi z mięsem, uszka/uszek, uszka z grzybami, uszka do barszczu, naleśnik/-a/-i/-ów, krokiet/-a/-y/-ów, pierożek/pierożka/pierożki/pierożków, ciasto na pierogi, ciasta na pierogi, ciasto pierogowe, ciasta pierogowego, kołduny, pielmieni, ciasto naleśnikowe, ciasta naleśnikowego, ciasto na naleśniki, usmażone naleśniki, usmażonych naleśników, gotowe naleśniki, gyoza, pierożki gyoza, kluski na parze, pampuchy, pampuchów, bułki na parze',
      like: 'pierogi',
      contains: ['gluten'],
      mayContain: ['crustaceans', 'eggs', 'fish', 'soybeans', 'milk', 'celery'],
      mayRuleOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'granola, granoli, musli, granolę, musli crunchy, domowa granola, domowej granoli, muesli',
      like: 'granola',
      contains: ['gluten'],
      mayContain: ['peanuts', 'soybeans', 'milk', 'nuts', 'sesame'],
    },
    {
      names:
        'płatki jęczmienne, płatków jęczmiennych, płatki żytnie, płatków żytnich, płatki orkiszowe, płatków orkiszowych, płatki pszenne, płatków pszennych, otręby orkiszowe, płatki 4 zboża',
      like: 'rolled oats',
      contains: ['gluten'],
    },
    { names: 'zasmażka, zasmażki, zasmażkę', like: 'all-purpose flour', contains: ['gluten'], mayContain: ['milk'] },
    {
      names: 'rybna, rybne, rybnych, rybny, rybnego, rybie, rybiego, rybnej, rybną',
      like: 'cod fillet',
      contains: ['fish'],
    },
    {
      names: 'wołowa, wołowe, wołowych, wołowej, wołową, wołowego, wołowy',
      like: 'beef steak',
      contains: [],
      rulesOut: ['vegetarian', 'vegan'],
    },
    {
      names: 'wieprzowa, wieprzowe, wieprzowych, wieprzowej, wieprzową, wieprzowego, wieprzowy',
      like: 'pork chop',
      contains: [],
      rulesOut: ['halal', 'kosher-style', 'vegetarian', 'vegan'],
    },
    {
      names: 'serowa, serowe, serowy, serowych, serowej, serową',
      like: 'gouda',
      contains: ['milk'],
      mayRuleOut: ['vegetarian'],
    },
    { names: 'owocowego, owocowa, owocowe, owocowy, owocowych, owocowej', like: 'mixed berry', contains: [] },
  ],
  words: {
    of: 'od',
    and: 'i, oraz, a, &',
    or: 'lub, albo, czy, bądź, względnie, ewentualnie',
    plus: 'plus, oraz',
    with: 'z, ze, wraz z',
    without: 'bez, pozbawiony/pozbawionego/pozbawione/-ch/pozbawiona/pozbawionej/pozbawioną/-m/-mi',
    to: 'do, lub, albo, a',
    stop: 'do ciasta, do kremu, do masy, do sosu, do sosów, do farszu, do zupy, do zup, do sałatki, do sałatek, do lukru, do polewy, do marynaty, do bigosu, do rosołu, do tortu, do sernika, do szarlotki, do kanapek, do mięs, do mięsa, do deseru, do deserów, do herbaty, do kawy, do ryb, do ryby, do drobiu, do grilla, do pierogów, do pizzy, do naleśników, do panierki, do nadzienia, do surówki, do surówek, do gulaszu, do kruszonki, do wywaru, do bulionu, do pieczeni, do koktajlu, do pasztetu, do piernika, do ciast, na ciasto, na farsz, na sos, na krem, na polewę, na bigos, na rosół, na wywar, na zupę, na sałatkę, na marynatę, na nadzienie, na masę, na kruszonkę, na lukier, na spód, na zalewę, na panierkę, na gulasz, na kotlety, na pieczeń, na tatar, na zrazy, na pierogi, na pizzę, na placki, na naleśniki, na kluski, na kanapki, na surówkę, na syrop, na budyń, na kompot, na lemoniadę, na koktajl, na wierzch, do zalewy, do zasmażki, na zasmażkę, do barszczu, do żurku, do spodu, do, na, dla, według, wg, jeśli, jeżeli, gdy, kiedy, aby, żeby, by, najlepiej, np, np., czyli, tzn, do smaku, według uznania, wedle uznania, według gustu, według smaku, w zależności od, zależnie od, w razie potrzeby, jeśli trzeba, jeśli potrzeba, do podania, do dekoracji, do posypania, do smażenia, do pieczenia, do formy, do wysmarowania, do oprószenia, opcjonalnie, ewentualnie, niekoniecznie, po, pod, przed, u mnie, ja, użyłam, użyłem, dałam, dałem, można, może być, mogą być, polecam, który, która, które, ile, tyle, jako, jak, lub inny, lub inna, lub inne, albo inny, zamiast, wystarczy, potrzebny/potrzebnego/potrzebne/-ch/potrzebna/potrzebnej/potrzebną/-m/-mi, dowolnie, itp, itd, itp., itd., zobacz, patrz, przepis',
    about:
      'ok, ok., około, circa, ca, mniej więcej, prawie, ponad, blisko, niecały/niecałego/niecałe/-ch/niecała/niecałej/niecałą/-m/-mi, jakieś, z grubsza, gdzieś, przynajmniej, minimum, maksymalnie, max, min, ewentualnie',
    optional:
      'opcjonalnie, opcjonalny/opcjonalnego/opcjonalne/-ch/opcjonalna/opcjonalnej/opcjonalną/-m/-mi, ewentualnie, niekoniecznie, dodatkowo, nieobowiązkowo, wedle uznania, według uznania',
    size: 'duży/dużego/duże/-ch/duża/dużej/dużą/-m/-mi, mały/małego/małe/-ch/mała/małej/małą/-m/-mi, średni/-ego/-e/-ch/-a/-ej/-ą/-m/-mi, większy/większego/większe/-ch/większa/większej/większą/-m/-mi, mniejszy/mniejszego/mniejsze/-ch/mniejsza/mniejszej/mniejszą/-m/-mi, wielki/-ego/-e/-ch/wielka/-ej/wielką/-m/-mi, ogromny/ogromnego/ogromne/-ch/ogromna/ogromnej/ogromną/-m/-mi, nieduży/niedużego/nieduże/-ch/nieduża/niedużej/niedużą/-m/-mi, niewielki/-ego/-e/-ch/niewielka/-ej/niewielką/-m/-mi, malutki/-ego/-e/-ch/malutka/-ej/malutką/-m/-mi, maleńki/-ego/-e/-ch/maleńka/-ej/maleńką/-m/-mi, średniej wielkości, średniego rozmiaru, wielkości, wielkość, rozmiar, rozmiaru, drobny/drobnego/drobne/-ch/drobna/drobnej/drobną/-m/-mi, gruby/grubego/grube/-ch/gruba/grubej/grubą/-m/-mi, cienki/-ego/-e/-ch/cienka/-ej/cienką/-m/-mi, długi/-ego/-e/-ch/długa/-ej/długą/-m/-mi, krótki/-ego/-e/-ch/krótka/-ej/krótką/-m/-mi, szeroki/-ego/-e/-ch/szeroka/-ej/szeroką/-m/-mi, wąski/-ego/-e/-ch/wąska/-ej/wąską/-m/-mi, spory/sporego/spore/-ch/spora/sporej/sporą/-m/-mi, solidny/solidnego/solidne/-ch/solidna/solidnej/solidną/-m/-mi, sporej wielkości, mini, maxi, m, l, xl, s, ogromniasty/ogromniastego/ogromniaste/-ch/ogromniasta/ogromniastej/ogromniastą/-m/-mi, kopiasty/kopiastego/kopiaste/-ch/kopiasta/kopiastej/kopiastą/-m/-mi, dorodny/dorodnego/dorodne/-ch/dorodna/dorodnej/dorodną/-m/-mi, przeciętny/przeciętnego/przeciętne/-ch/przeciętna/przeciętnej/przeciętną/-m/-mi, standardowy/standardowego/standardowe/-ch/standardowa/standardowej/standardową/-m/-mi, kieszonkowy/kieszonkowego/kieszonkowe/-ch/kieszonkowa/kieszonkowej/kieszonkową/-m/-mi, dość duży/dość dużego/dość duże/dość dużych/dość duża/dość dużej/dość dużą/dość dużym/dość dużymi, największy/największego/największe/-ch/największa/największej/największą/-m/-mi, najmniejszy/najmniejszego/najmniejsze/-ch/najmniejsza/najmniejszej/najmniejszą/-m/-mi',
    manner:
      'czubaty/czubatego/czubate/-ch/czubata/czubatej/czubatą/-m/-mi, płaski/-ego/-e/-ch/płaska/-ej/płaską/-m/-mi, kopiasty/kopiastego/kopiaste/-ch/kopiasta/kopiastej/kopiastą/-m/-mi, pełny/pełnego/pełne/-ch/pełna/pełnej/pełną/-m/-mi, z czubkiem, z górką, bez górki, z czubem, bez czubka, spory/sporego/spore/-ch/spora/sporej/sporą/-m/-mi, niepełny/niepełnego/niepełne/-ch/niepełna/niepełnej/niepełną/-m/-mi, dobry/dobrego/dobre/-ch/dobra/dobrej/dobrą/-m/-mi, hojny/hojnego/hojne/-ch/hojna/hojnej/hojną/-m/-mi, solidny/solidnego/solidne/-ch/solidna/solidnej/solidną/-m/-mi, lekko czubaty/lekko czubatego/lekko czubate/lekko czubatych/lekko czubata/lekko czubatej/lekko czubatą/lekko czubatym/lekko czubatymi, kopiato, czubato, niecały/niecałego/niecałe/-ch/niecała/niecałej/niecałą/-m/-mi, cały/całego/całe/-ch/cała/całej/całą/-m/-mi, duży/dużego/duże/-ch/duża/dużej/dużą/-m/-mi, mały/małego/małe/-ch/mała/małej/małą/-m/-mi, skromny/skromnego/skromne/-ch/skromna/skromnej/skromną/-m/-mi, większy/większego/większe/-ch/większa/większej/większą/-m/-mi, ostatni/-ego/-e/-ch/-a/-ej/-ą/-m/-mi, kolejny/kolejnego/kolejne/-ch/kolejna/kolejnej/kolejną/-m/-mi, pozostały/pozostałego/pozostałe/-ch/pozostała/pozostałej/pozostałą/-m/-mi, reszta, dodatkowy/dodatkowego/dodatkowe/-ch/dodatkowa/dodatkowej/dodatkową/-m/-mi, odrobinę, płasko, równy/równego/równe/-ch/równa/równej/równą/-m/-mi, jeszcze, po, mocno czubaty/mocno czubatego/mocno czubate/mocno czubatych/mocno czubata/mocno czubatej/mocno czubatą/mocno czubatym/mocno czubatymi, garściasty/garściastego/garściaste/-ch/garściasta/garściastej/garściastą/-m/-mi',
    adverb:
      'drobno, grubo, cienko, świeżo, lekko, mocno, bardzo, bardziej, dobrze, dokładnie, starannie, delikatnie, średnio, mało, dość, dosyć, całkowicie, częściowo, prawie, niezbyt, luźno, ciasno, gęsto, równo, ukośnie, wzdłuż, poprzecznie, osobno, wcześniej, uprzednio, wstępnie, na krótko, krótko, długo, ekstra, super, ładnie, możliwie, jak najdrobniej, już, nie, tylko, ewentualnie, razem, z grubsza, na twardo, na miękko, na sypko, na parze, na sucho, na zimno, na gorąco, na świeżo, w miarę, trzykrotnie, dwukrotnie, raz, jednokrotnie, potem, następnie, najpierw, ledwo, wciąż, jeszcze, lekko tylko, idealnie, porządnie, naturalnie, mocniej, grubiej, cieniej, drobniej, znacznie, nieco, trochę, niezwykle, wyjątkowo',
    preparation:
      'posiekany/posiekanego/posiekane/-ch/posiekana/posiekanej/posiekaną/-m/-mi, siekany/siekanego/siekane/-ch/siekana/siekanej/siekaną/-m/-mi, pokrojony/pokrojonego/pokrojone/-ch/pokrojona/pokrojonej/pokrojoną/-m/-mi, krojony/krojonego/krojone/-ch/krojona/krojonej/krojoną/-m/-mi, starty/startego/starte/-ch/starta/startej/startą/-m/-mi, tarty/tartego/tarte/-ch/tarta/tartej/tartą/-m/-mi, utarty/utartego/utarte/-ch/utarta/utartej/utartą/-m/-mi, ucierany/ucieranego/ucierane/-ch/ucierana/ucieranej/ucieraną/-m/-mi, obrany/obranego/obrane/-ch/obrana/obranej/obraną/-m/-mi, nieobrany/nieobranego/nieobrane/-ch/nieobrana/nieobranej/nieobraną/-m/-mi, umyty/umytego/umyte/-ch/umyta/umytej/umytą/-m/-mi, wymyty/wymytego/wymyte/-ch/wymyta/wymytej/wymytą/-m/-mi, opłukany/opłukanego/opłukane/-ch/opłukana/opłukanej/opłukaną/-m/-mi, wypłukany/wypłukanego/wypłukane/-ch/wypłukana/wypłukanej/wypłukaną/-m/-mi, przepłukany/przepłukanego/przepłukane/-ch/przepłukana/przepłukanej/przepłukaną/-m/-mi, płukany/płukanego/płukane/-ch/płukana/płukanej/płukaną/-m/-mi, oczyszczony/oczyszczonego/oczyszczone/-ch/oczyszczona/oczyszczonej/oczyszczoną/-m/-mi, osuszony/osuszonego/osuszone/-ch/osuszona/osuszonej/osuszoną/-m/-mi, odsączony/odsączonego/odsączone/-ch/odsączona/odsączonej/odsączoną/-m/-mi, odcedzony/odcedzonego/odcedzone/-ch/odcedzona/odcedzonej/odcedzoną/-m/-mi, odciśnięty/odciśniętego/odciśnięte/-ch/odciśnięta/odciśniętej/odciśniętą/-m/-mi, wyciśnięty/wyciśniętego/wyciśnięte/-ch/wyciśnięta/wyciśniętej/wyciśniętą/-m/-mi, wyciskany/wyciskanego/wyciskane/-ch/wyciskana/wyciskanej/wyciskaną/-m/-mi, przeciśnięty/przeciśniętego/przeciśnięte/-ch/przeciśnięta/przeciśniętej/przeciśniętą/-m/-mi, zmiażdżony/zmiażdżonego/zmiażdżone/-ch/zmiażdżona/zmiażdżonej/zmiażdżoną/-m/-mi, rozgnieciony/rozgniecionego/rozgniecione/-ch/rozgnieciona/rozgniecionej/rozgniecioną/-m/-mi, zgnieciony/zgniecionego/zgniecione/-ch/zgnieciona/zgniecionej/zgniecioną/-m/-mi, pognieciony/pogniecionego/pogniecione/-ch/pognieciona/pogniecionej/pogniecioną/-m/-mi, rozdrobniony/rozdrobnionego/rozdrobnione/-ch/rozdrobniona/rozdrobnionej/rozdrobnioną/-m/-mi, zblendowany/zblendowanego/zblendowane/-ch/zblendowana/zblendowanej/zblendowaną/-m/-mi, zmiksowany/zmiksowanego/zmiksowane/-ch/zmiksowana/zmiksowanej/zmiksowaną/-m/-mi, zmielony/zmielonego/zmielone/-ch/zmielona/zmielonej/zmieloną/-m/-mi, mielony/mielonego/mielone/-ch/mielona/mielonej/mieloną/-m/-mi, przemielony/przemielonego/przemielone/-ch/przemielona/przemielonej/przemieloną/-m/-mi, roztopiony/roztopionego/roztopione/-ch/roztopiona/roztopionej/roztopioną/-m/-mi, rozpuszczony/rozpuszczonego/rozpuszczone/-ch/rozpuszczona/rozpuszczonej/rozpuszczoną/-m/-mi, stopiony/stopionego/stopione/-ch/stopiona/stopionej/stopioną/-m/-mi, topiony/topionego/topione/-ch/topiona/topionej/topioną/-m/-mi, ostudzony/ostudzonego/ostudzone/-ch/ostudzona/ostudzonej/ostudzoną/-m/-mi, wystudzony/wystudzonego/wystudzone/-ch/wystudzona/wystudzonej/wystudzoną/-m/-mi, przestudzony/przestudzonego/przestudzone/-ch/przestudzona/przestudzonej/przestudzoną/-m/-mi, schłodzony/schłodzonego/schłodzone/-ch/schłodzona/schłodzonej/schłodzoną/-m/-mi, ochłodzony/ochłodzonego/ochłodzone/-ch/ochłodzona/ochłodzonej/ochłodzoną/-m/-mi, podgrzany/podgrzanego/podgrzane/-ch/podgrzana/podgrzanej/podgrzaną/-m/-mi, ogrzany/ogrzanego/ogrzane/-ch/ogrzana/ogrzanej/ogrzaną/-m/-mi, ugotowany/ugotowanego/ugotowane/-ch/ugotowana/ugotowanej/ugotowaną/-m/-mi, gotowany/gotowanego/gotowane/-ch/gotowana/gotowanej/gotowaną/-m/-mi, ugotowany na twardo, obgotowany/obgotowanego/obgotowane/-ch/obgotowana/obgotowanej/obgotowaną/-m/-mi, podgotowany/podgotowanego/podgotowane/-ch/podgotowana/podgotowanej/podgotowaną/-m/-mi, rozgotowany/rozgotowanego/rozgotowane/-ch/rozgotowana/rozgotowanej/rozgotowaną/-m/-mi, sparzony/sparzonego/sparzone/-ch/sparzona/sparzonej/sparzoną/-m/-mi, blanszowany/blanszowanego/blanszowane/-ch/blanszowana/blanszowanej/blanszowaną/-m/-mi, zblanszowany/zblanszowanego/zblanszowane/-ch/zblanszowana/zblanszowanej/zblanszowaną/-m/-mi, upieczony/upieczonego/upieczone/-ch/upieczona/upieczonej/upieczoną/-m/-mi, pieczony/pieczonego/pieczone/-ch/pieczona/pieczonej/pieczoną/-m/-mi, podpieczony/podpieczonego/podpieczone/-ch/podpieczona/podpieczonej/podpieczoną/-m/-mi, usmażony/usmażonego/usmażone/-ch/usmażona/usmażonej/usmażoną/-m/-mi, smażony/smażonego/smażone/-ch/smażona/smażonej/smażoną/-m/-mi, podsmażony/podsmażonego/podsmażone/-ch/podsmażona/podsmażonej/podsmażoną/-m/-mi, obsmażony/obsmażonego/obsmażone/-ch/obsmażona/obsmażonej/obsmażoną/-m/-mi, zeszklony/zeszklonego/zeszklone/-ch/zeszklona/zeszklonej/zeszkloną/-m/-mi, uprażony/uprażonego/uprażone/-ch/uprażona/uprażonej/uprażoną/-m/-mi, prażony/prażonego/prażone/-ch/prażona/prażonej/prażoną/-m/-mi, podprażony/podprażonego/podprażone/-ch/podprażona/podprażonej/podprażoną/-m/-mi, zrumieniony/zrumienionego/zrumienione/-ch/zrumieniona/zrumienionej/zrumienioną/-m/-mi, grillowany/grillowanego/grillowane/-ch/grillowana/grillowanej/grillowaną/-m/-mi, uduszony/uduszonego/uduszone/-ch/uduszona/uduszonej/uduszoną/-m/-mi, duszony/duszonego/duszone/-ch/duszona/duszonej/duszoną/-m/-mi, ubity/ubitego/ubite/-ch/ubita/ubitej/ubitą/-m/-mi, rozbity/rozbitego/rozbite/-ch/rozbita/rozbitej/rozbitą/-m/-mi, roztrzepany/roztrzepanego/roztrzepane/-ch/roztrzepana/roztrzepanej/roztrzepaną/-m/-mi, rozkłócony/rozkłóconego/rozkłócone/-ch/rozkłócona/rozkłóconej/rozkłóconą/-m/-mi, rozmącony/rozmąconego/rozmącone/-ch/rozmącona/rozmąconej/rozmąconą/-m/-mi, rozbełtany/rozbełtanego/rozbełtane/-ch/rozbełtana/rozbełtanej/rozbełtaną/-m/-mi, bełtany/bełtanego/bełtane/-ch/bełtana/bełtanej/bełtaną/-m/-mi, przesiany/przesianego/przesiane/-ch/przesiana/przesianej/przesianą/-m/-mi, przetarty/przetartego/przetarte/-ch/przetarta/przetartej/przetartą/-m/-mi, namoczony/namoczonego/namoczone/-ch/namoczona/namoczonej/namoczoną/-m/-mi, moczony/moczonego/moczone/-ch/moczona/moczonej/moczoną/-m/-mi, wymoczony/wymoczonego/wymoczone/-ch/wymoczona/wymoczonej/wymoczoną/-m/-mi, rozmrożony/rozmrożonego/rozmrożone/-ch/rozmrożona/rozmrożonej/rozmrożoną/-m/-mi, rozmarznięty/rozmarzniętego/rozmarznięte/-ch/rozmarznięta/rozmarzniętej/rozmarzniętą/-m/-mi, wydrylowany/wydrylowanego/wydrylowane/-ch/wydrylowana/wydrylowanej/wydrylowaną/-m/-mi, drylowany/drylowanego/drylowane/-ch/drylowana/drylowanej/drylowaną/-m/-mi, wypestkowany/wypestkowanego/wypestkowane/-ch/wypestkowana/wypestkowanej/wypestkowaną/-m/-mi, przekrojony/przekrojonego/przekrojone/-ch/przekrojona/przekrojonej/przekrojoną/-m/-mi, podzielony/podzielonego/podzielone/-ch/podzielona/podzielonej/podzieloną/-m/-mi, porwany/porwanego/porwane/-ch/porwana/porwanej/porwaną/-m/-mi, rwany/rwanego/rwane/-ch/rwana/rwanej/rwaną/-m/-mi, poszarpany/poszarpanego/poszarpane/-ch/poszarpana/poszarpanej/poszarpaną/-m/-mi, szarpany/szarpanego/szarpane/-ch/szarpana/szarpanej/szarpaną/-m/-mi, pokruszony/pokruszonego/pokruszone/-ch/pokruszona/pokruszonej/pokruszoną/-m/-mi, kruszony/kruszonego/kruszone/-ch/kruszona/kruszonej/kruszoną/-m/-mi, rozkruszony/rozkruszonego/rozkruszone/-ch/rozkruszona/rozkruszonej/rozkruszoną/-m/-mi, połamany/połamanego/połamane/-ch/połamana/połamanej/połamaną/-m/-mi, łamany/łamanego/łamane/-ch/łamana/łamanej/łamaną/-m/-mi, poszatkowany/poszatkowanego/poszatkowane/-ch/poszatkowana/poszatkowanej/poszatkowaną/-m/-mi, szatkowany/szatkowanego/szatkowane/-ch/szatkowana/szatkowanej/szatkowaną/-m/-mi, plasterkowany/plasterkowanego/plasterkowane/-ch/plasterkowana/plasterkowanej/plasterkowaną/-m/-mi, zamarynowany/zamarynowanego/zamarynowane/-ch/zamarynowana/zamarynowanej/zamarynowaną/-m/-mi, marynowany/marynowanego/marynowane/-ch/marynowana/marynowanej/marynowaną/-m/-mi, przyprawiony/przyprawionego/przyprawione/-ch/przyprawiona/przyprawionej/przyprawioną/-m/-mi, posolony/posolonego/posolone/-ch/posolona/posolonej/posoloną/-m/-mi, solony/solonego/solone/-ch/solona/solonej/soloną/-m/-mi, osolony/osolonego/osolone/-ch/osolona/osolonej/osoloną/-m/-mi, doprawiony/doprawionego/doprawione/-ch/doprawiona/doprawionej/doprawioną/-m/-mi, odstawiony/odstawionego/odstawione/-ch/odstawiona/odstawionej/odstawioną/-m/-mi, odmierzony/odmierzonego/odmierzone/-ch/odmierzona/odmierzonej/odmierzoną/-m/-mi, odważony/odważonego/odważone/-ch/odważona/odważonej/odważoną/-m/-mi, zagotowany/zagotowanego/zagotowane/-ch/zagotowana/zagotowanej/zagotowaną/-m/-mi, wymieszany/wymieszanego/wymieszane/-ch/wymieszana/wymieszanej/wymieszaną/-m/-mi, zmieszany/zmieszanego/zmieszane/-ch/zmieszana/zmieszanej/zmieszaną/-m/-mi, rozrobiony/rozrobionego/rozrobione/-ch/rozrobiona/rozrobionej/rozrobioną/-m/-mi, rozprowadzony/rozprowadzonego/rozprowadzone/-ch/rozprowadzona/rozprowadzonej/rozprowadzoną/-m/-mi, rozcieńczony/rozcieńczonego/rozcieńczone/-ch/rozcieńczona/rozcieńczonej/rozcieńczoną/-m/-mi, zalany/zalanego/zalane/-ch/zalana/zalanej/zalaną/-m/-mi, polany/polanego/polane/-ch/polana/polanej/polaną/-m/-mi, posypany/posypanego/posypane/-ch/posypana/posypanej/posypaną/-m/-mi, oprószony/oprószonego/oprószone/-ch/oprószona/oprószonej/oprószoną/-m/-mi, wysmarowany/wysmarowanego/wysmarowane/-ch/wysmarowana/wysmarowanej/wysmarowaną/-m/-mi, natłuszczony/natłuszczonego/natłuszczone/-ch/natłuszczona/natłuszczonej/natłuszczoną/-m/-mi, wyłożony/wyłożonego/wyłożone/-ch/wyłożona/wyłożonej/wyłożoną/-m/-mi, owinięty/owiniętego/owinięte/-ch/owinięta/owiniętej/owiniętą/-m/-mi, zawinięty/zawiniętego/zawinięte/-ch/zawinięta/zawiniętej/zawiniętą/-m/-mi, nadziany/nadzianego/nadziane/-ch/nadziana/nadzianej/nadzianą/-m/-mi, nadziewany/nadziewanego/nadziewane/-ch/nadziewana/nadziewanej/nadziewaną/-m/-mi, faszerowany/faszerowanego/faszerowane/-ch/faszerowana/faszerowanej/faszerowaną/-m/-mi, sprawiony/sprawionego/sprawione/-ch/sprawiona/sprawionej/sprawioną/-m/-mi, wypatroszony/wypatroszonego/wypatroszone/-ch/wypatroszona/wypatroszonej/wypatroszoną/-m/-mi, patroszony/patroszonego/patroszone/-ch/patroszona/patroszonej/patroszoną/-m/-mi, wyfiletowany/wyfiletowanego/wyfiletowane/-ch/wyfiletowana/wyfiletowanej/wyfiletowaną/-m/-mi, filetowany/filetowanego/filetowane/-ch/filetowana/filetowanej/filetowaną/-m/-mi, oskrobany/oskrobanego/oskrobane/-ch/oskrobana/oskrobanej/oskrobaną/-m/-mi, skrobany/skrobanego/skrobane/-ch/skrobana/skrobanej/skrobaną/-m/-mi, łuskany/łuskanego/łuskane/-ch/łuskana/łuskanej/łuskaną/-m/-mi, wyłuskany/wyłuskanego/wyłuskane/-ch/wyłuskana/wyłuskanej/wyłuskaną/-m/-mi, obłuskany/obłuskanego/obłuskane/-ch/obłuskana/obłuskanej/obłuskaną/-m/-mi, oskórowany/oskórowanego/oskórowane/-ch/oskórowana/oskórowanej/oskórowaną/-m/-mi, dzielony/dzielonego/dzielone/-ch/dzielona/dzielonej/dzieloną/-m/-mi, odkrojony/odkrojonego/odkrojone/-ch/odkrojona/odkrojonej/odkrojoną/-m/-mi, odcięty/odciętego/odcięte/-ch/odcięta/odciętej/odciętą/-m/-mi, usunięty/usuniętego/usunięte/-ch/usunięta/usuniętej/usuniętą/-m/-mi, wycięty/wyciętego/wycięte/-ch/wycięta/wyciętej/wyciętą/-m/-mi, wydrążony/wydrążonego/wydrążone/-ch/wydrążona/wydrążonej/wydrążoną/-m/-mi, drążony/drążonego/drążone/-ch/drążona/drążonej/drążoną/-m/-mi, skropiony/skropionego/skropione/-ch/skropiona/skropionej/skropioną/-m/-mi, karmelizowany/karmelizowanego/karmelizowane/-ch/karmelizowana/karmelizowanej/karmelizowaną/-m/-mi, skarmelizowany/skarmelizowanego/skarmelizowane/-ch/skarmelizowana/skarmelizowanej/skarmelizowaną/-m/-mi, kandyzowany/kandyzowanego/kandyzowane/-ch/kandyzowana/kandyzowanej/kandyzowaną/-m/-mi, zredukowany/zredukowanego/zredukowane/-ch/zredukowana/zredukowanej/zredukowaną/-m/-mi, odparowany/odparowanego/odparowane/-ch/odparowana/odparowanej/odparowaną/-m/-mi, zagęszczony/zagęszczonego/zagęszczone/-ch/zagęszczona/zagęszczonej/zagęszczoną/-m/-mi, odtłuszczony/odtłuszczonego/odtłuszczone/-ch/odtłuszczona/odtłuszczonej/odtłuszczoną/-m/-mi, wytopiony/wytopionego/wytopione/-ch/wytopiona/wytopionej/wytopioną/-m/-mi, zwinięty/zwiniętego/zwinięte/-ch/zwinięta/zwiniętej/zwiniętą/-m/-mi, rozwałkowany/rozwałkowanego/rozwałkowane/-ch/rozwałkowana/rozwałkowanej/rozwałkowaną/-m/-mi, wałkowany/wałkowanego/wałkowane/-ch/wałkowana/wałkowanej/wałkowaną/-m/-mi, formowany/formowanego/formowane/-ch/formowana/formowanej/formowaną/-m/-mi, uformowany/uformowanego/uformowane/-ch/uformowana/uformowanej/uformowaną/-m/-mi, przygotowany/przygotowanego/przygotowane/-ch/przygotowana/przygotowanej/przygotowaną/-m/-mi, gotowy/gotowego/gotowe/-ch/gotowa/gotowej/gotową/-m/-mi, odwirowany/odwirowanego/odwirowane/-ch/odwirowana/odwirowanej/odwirowaną/-m/-mi, pozostawiony/pozostawionego/pozostawione/-ch/pozostawiona/pozostawionej/pozostawioną/-m/-mi, zostawiony/zostawionego/zostawione/-ch/zostawiona/zostawionej/zostawioną/-m/-mi, zużyty/zużytego/zużyte/-ch/zużyta/zużytej/zużytą/-m/-mi, użyty/użytego/użyte/-ch/użyta/użytej/użytą/-m/-mi, wykorzystany/wykorzystanego/wykorzystane/-ch/wykorzystana/wykorzystanej/wykorzystaną/-m/-mi, otarty/otartego/otarte/-ch/otarta/otartej/otartą/-m/-mi, ścierany/ścieranego/ścierane/-ch/ścierana/ścieranej/ścieraną/-m/-mi, wyszorowany/wyszorowanego/wyszorowane/-ch/wyszorowana/wyszorowanej/wyszorowaną/-m/-mi, wyparzony/wyparzonego/wyparzone/-ch/wyparzona/wyparzonej/wyparzoną/-m/-mi, wypieczony/wypieczonego/wypieczone/-ch/wypieczona/wypieczonej/wypieczoną/-m/-mi, suszony/suszonego/suszone/-ch/suszona/suszonej/suszoną/-m/-mi, wysuszony/wysuszonego/wysuszone/-ch/wysuszona/wysuszonej/wysuszoną/-m/-mi, przesuszony/przesuszonego/przesuszone/-ch/przesuszona/przesuszonej/przesuszoną/-m/-mi, podsuszony/podsuszonego/podsuszone/-ch/podsuszona/podsuszonej/podsuszoną/-m/-mi, zmrożony/zmrożonego/zmrożone/-ch/zmrożona/zmrożonej/zmrożoną/-m/-mi, zamrożony/zamrożonego/zamrożone/-ch/zamrożona/zamrożonej/zamrożoną/-m/-mi, związany/związanego/związane/-ch/związana/związanej/związaną/-m/-mi, obwiązany/obwiązanego/obwiązane/-ch/obwiązana/obwiązanej/obwiązaną/-m/-mi, rozkrojony/rozkrojonego/rozkrojone/-ch/rozkrojona/rozkrojonej/rozkrojoną/-m/-mi, nacięty/naciętego/nacięte/-ch/nacięta/naciętej/naciętą/-m/-mi, ponacinany/ponacinanego/ponacinane/-ch/ponacinana/ponacinanej/ponacinaną/-m/-mi, nakłuty/nakłutego/nakłute/-ch/nakłuta/nakłutej/nakłutą/-m/-mi, rozłożony/rozłożonego/rozłożone/-ch/rozłożona/rozłożonej/rozłożoną/-m/-mi, złożony/złożonego/złożone/-ch/złożona/złożonej/złożoną/-m/-mi, kostkowany/kostkowanego/kostkowane/-ch/kostkowana/kostkowanej/kostkowaną/-m/-mi, paskowany/paskowanego/paskowane/-ch/paskowana/paskowanej/paskowaną/-m/-mi, przecięty/przeciętego/przecięte/-ch/przecięta/przeciętej/przeciętą/-m/-mi, obtoczony/obtoczonego/obtoczone/-ch/obtoczona/obtoczonej/obtoczoną/-m/-mi, panierowany/panierowanego/panierowane/-ch/panierowana/panierowanej/panierowaną/-m/-mi, opanierowany/opanierowanego/opanierowane/-ch/opanierowana/opanierowanej/opanierowaną/-m/-mi, wyrośnięty/wyrośniętego/wyrośnięte/-ch/wyrośnięta/wyrośniętej/wyrośniętą/-m/-mi, skwaszony/skwaszonego/skwaszone/-ch/skwaszona/skwaszonej/skwaszoną/-m/-mi, kiszony/kiszonego/kiszone/-ch/kiszona/kiszonej/kiszoną/-m/-mi, ukiszony/ukiszonego/ukiszone/-ch/ukiszona/ukiszonej/ukiszoną/-m/-mi, kwaszony/kwaszonego/kwaszone/-ch/kwaszona/kwaszonej/kwaszoną/-m/-mi, peklowany/peklowanego/peklowane/-ch/peklowana/peklowanej/peklowaną/-m/-mi, sklarowany/sklarowanego/sklarowane/-ch/sklarowana/sklarowanej/sklarowaną/-m/-mi, klarowany/klarowanego/klarowane/-ch/klarowana/klarowanej/klarowaną/-m/-mi, przepuszczony/przepuszczonego/przepuszczone/-ch/przepuszczona/przepuszczonej/przepuszczoną/-m/-mi, rozbity na kotlety, wygładzony/wygładzonego/wygładzone/-ch/wygładzona/wygładzonej/wygładzoną/-m/-mi, zeszkliony/zeszklionego/zeszklione/-ch/zeszkliona/zeszklionej/zeszklioną/-m/-mi, skruszony/skruszonego/skruszone/-ch/skruszona/skruszonej/skruszoną/-m/-mi, wydłubany/wydłubanego/wydłubane/-ch/wydłubana/wydłubanej/wydłubaną/-m/-mi, odpestkowany/odpestkowanego/odpestkowane/-ch/odpestkowana/odpestkowanej/odpestkowaną/-m/-mi, wyjęty/wyjętego/wyjęte/-ch/wyjęta/wyjętej/wyjętą/-m/-mi, wydobyty/wydobytego/wydobyte/-ch/wydobyta/wydobytej/wydobytą/-m/-mi, posiatkowany/posiatkowanego/posiatkowane/-ch/posiatkowana/posiatkowanej/posiatkowaną/-m/-mi, skrojony/skrojonego/skrojone/-ch/skrojona/skrojonej/skrojoną/-m/-mi, w kostkę, w kosteczkę, w paski, w paseczki, w plasterki, w plastry, w plasterkach, w plastrach, w talarki, w krążki, w piórka, w pióra, w słupki, w słupkach, w kawałki, w kawałkach, w ćwiartki, w ćwiartkach, w cząstki, w cząstkach, w połówki, w połówkach, w kostce, w kostkach, w całości, w łupinach, w łupinkach, w skórce, w mundurkach, w ziarnach, w proszku, w strąkach, w wiórkach, w płatkach, w zapałkę, w zapałki, w półplasterki, w półtalarki, w półksiężyce, w julienne, w wiórki, w drobną kostkę, w grubą kostkę, w dużą kostkę, w małą kostkę, w temperaturze pokojowej, o temperaturze pokojowej, w pokojowej temperaturze, na pół, na pół miękko, na połówki, na połówkach, na ćwiartki, na części, na plasterki, na plastry, na kawałki, na cząstki, na małe kawałki, na mniejsze kawałki, na tarce, na drobnej tarce, na grubej tarce, na grubych oczkach, na drobnych oczkach, na dużych oczkach, na małych oczkach, na sztywno, na pianę, na puch, na gładko, na miazgę, na mus, na złoto, na rumiano, na noc, przez praskę, przez sito, przez maszynkę, przez sitko, bez skórki, bez skóry, ze skórką, ze skórą, bez pestek, z pestkami, bez kości, z kością, bez ości, bez łupin, bez łupiny, bez gniazd nasiennych, bez gniazda nasiennego, bez nasion, bez szypułek, bez ogonków, z ogonkiem, z ogonkami, bez tłuszczu, bez błonek, bez białych błonek, bez łodyg, z łodygami, bez głowy, z głową, bez głów, bez ogona, z ogonem, z ogonami, bez pancerzy, bez pancerzyków, w pancerzach, w pancerzykach, bez liści, z liśćmi, z nacią, z natką, bez zalewy, z zalewą, wraz z zalewą, bez skórek, bez białej części',
    quality:
      'mączysty/mączystego/mączyste/-ch/mączysta/mączystej/mączystą/-m/-mi, cytrynowy/cytrynowego/cytrynowe/-ch/cytrynowa/cytrynowej/cytrynową/-m/-mi, truskawkowy/truskawkowego/truskawkowe/-ch/truskawkowa/truskawkowej/truskawkową/-m/-mi, malinowy/malinowego/malinowe/-ch/malinowa/malinowej/malinową/-m/-mi, agrestowy/agrestowego/agrestowe/-ch/agrestowa/agrestowej/agrestową/-m/-mi, brzoskwiniowy/brzoskwiniowego/brzoskwiniowe/-ch/brzoskwiniowa/brzoskwiniowej/brzoskwiniową/-m/-mi, wiśniowy/wiśniowego/wiśniowe/-ch/wiśniowa/wiśniowej/wiśniową/-m/-mi, jagodowy/jagodowego/jagodowe/-ch/jagodowa/jagodowej/jagodową/-m/-mi, miętowy/miętowego/miętowe/-ch/miętowa/miętowej/miętową/-m/-mi, różany/różanego/różane/-ch/różana/różanej/różaną/-m/-mi, jabłkowy/jabłkowego/jabłkowe/-ch/jabłkowa/jabłkowej/jabłkową/-m/-mi, śliwkowy/śliwkowego/śliwkowe/-ch/śliwkowa/śliwkowej/śliwkową/-m/-mi, gruszkowy/gruszkowego/gruszkowe/-ch/gruszkowa/gruszkowej/gruszkową/-m/-mi, bananowy/bananowego/bananowe/-ch/bananowa/bananowej/bananową/-m/-mi, ananasowy/ananasowego/ananasowe/-ch/ananasowa/ananasowej/ananasową/-m/-mi, porzeczkowy/porzeczkowego/porzeczkowe/-ch/porzeczkowa/porzeczkowej/porzeczkową/-m/-mi, żurawinowy/żurawinowego/żurawinowe/-ch/żurawinowa/żurawinowej/żurawinową/-m/-mi, świeży/świeżego/świeże/-ch/świeża/świeżej/świeżą/-m/-mi, dojrzały/dojrzałego/dojrzałe/-ch/dojrzała/dojrzałej/dojrzałą/-m/-mi, miękki/-ego/-e/-ch/miękka/-ej/miękką/-m/-mi, twardy/twardego/twarde/-ch/twarda/twardej/twardą/-m/-mi, twardawy/twardawego/twardawe/-ch/twardawa/twardawej/twardawą/-m/-mi, jędrny/jędrnego/jędrne/-ch/jędrna/jędrnej/jędrną/-m/-mi, kruchy/kruchego/kruche/-ch/krucha/kruchej/kruchą/-m/-mi, chrupiący/chrupiącego/chrupiące/-ch/chrupiąca/chrupiącej/chrupiącą/-m/-mi, soczysty/soczystego/soczyste/-ch/soczysta/soczystej/soczystą/-m/-mi, słodki/-ego/-e/-ch/słodka/-ej/słodką/-m/-mi, kwaśny/kwaśnego/kwaśne/-ch/kwaśna/kwaśnej/kwaśną/-m/-mi, słodko-kwaśny/słodko-kwaśnego/słodko-kwaśne/słodko-kwaśnych/słodko-kwaśna/słodko-kwaśnej/słodko-kwaśną/słodko-kwaśnym/słodko-kwaśnymi, kwaskowy/kwaskowego/kwaskowe/-ch/kwaskowa/kwaskowej/kwaskową/-m/-mi, kwaskowaty/kwaskowatego/kwaskowate/-ch/kwaskowata/kwaskowatej/kwaskowatą/-m/-mi, winny/winnego/winne/-ch/winna/winnej/winną/-m/-mi, gorzki/-ego/-e/-ch/gorzka/-ej/gorzką/-m/-mi, ostry/ostrego/ostre/-ch/ostra/ostrej/ostrą/-m/-mi, łagodny/łagodnego/łagodne/-ch/łagodna/łagodnej/łagodną/-m/-mi, pikantny/pikantnego/pikantne/-ch/pikantna/pikantnej/pikantną/-m/-mi, delikatny/delikatnego/delikatne/-ch/delikatna/delikatnej/delikatną/-m/-mi, aromatyczny/aromatycznego/aromatyczne/-ch/aromatyczna/aromatycznej/aromatyczną/-m/-mi, intensywny/intensywnego/intensywne/-ch/intensywna/intensywnej/intensywną/-m/-mi, mocny/mocnego/mocne/-ch/mocna/mocnej/mocną/-m/-mi, słaby/słabego/słabe/-ch/słaba/słabej/słabą/-m/-mi, gęsty/gęstego/gęste/-ch/gęsta/gęstej/gęstą/-m/-mi, rzadki/-ego/-e/-ch/rzadka/-ej/rzadką/-m/-mi, płynny/płynnego/płynne/-ch/płynna/płynnej/płynną/-m/-mi, kremowy/kremowego/kremowe/-ch/kremowa/kremowej/kremową/-m/-mi, puszysty/puszystego/puszyste/-ch/puszysta/puszystej/puszystą/-m/-mi, gładki/-ego/-e/-ch/gładka/-ej/gładką/-m/-mi, sypki/-ego/-e/-ch/sypka/-ej/sypką/-m/-mi, ciepły/ciepłego/ciepłe/-ch/ciepła/ciepłej/ciepłą/-m/-mi, zimny/zimnego/zimne/-ch/zimna/zimnej/zimną/-m/-mi, gorący/gorącego/gorące/-ch/gorąca/gorącej/gorącą/-m/-mi, letni/-ego/-e/-ch/-a/-ej/-ą/-m/-mi, chłodny/chłodnego/chłodne/-ch/chłodna/chłodnej/chłodną/-m/-mi, lodowaty/lodowatego/lodowate/-ch/lodowata/lodowatej/lodowatą/-m/-mi, wrzący/wrzącego/wrzące/-ch/wrząca/wrzącej/wrzącą/-m/-mi, biały/białego/białe/-ch/biała/białej/białą/-m/-mi, czarny/czarnego/czarne/-ch/czarna/czarnej/czarną/-m/-mi, czerwony/czerwonego/czerwone/-ch/czerwona/czerwonej/czerwoną/-m/-mi, zielony/zielonego/zielone/-ch/zielona/zielonej/zieloną/-m/-mi, żółty/żółtego/żółte/-ch/żółta/żółtej/żółtą/-m/-mi, pomarańczowy/pomarańczowego/pomarańczowe/-ch/pomarańczowa/pomarańczowej/pomarańczową/-m/-mi, brązowy/brązowego/brązowe/-ch/brązowa/brązowej/brązową/-m/-mi, fioletowy/fioletowego/fioletowe/-ch/fioletowa/fioletowej/fioletową/-m/-mi, różowy/różowego/różowe/-ch/różowa/różowej/różową/-m/-mi, niebieski/-ego/-e/-ch/niebieska/-ej/niebieską/-m/-mi, złoty/złotego/złote/-ch/złota/złotej/złotą/-m/-mi, złocisty/złocistego/złociste/-ch/złocista/złocistej/złocistą/-m/-mi, ciemny/ciemnego/ciemne/-ch/ciemna/ciemnej/ciemną/-m/-mi, jasny/jasnego/jasne/-ch/jasna/jasnej/jasną/-m/-mi, kolorowy/kolorowego/kolorowe/-ch/kolorowa/kolorowej/kolorową/-m/-mi, różnokolorowy/różnokolorowego/różnokolorowe/-ch/różnokolorowa/różnokolorowej/różnokolorową/-m/-mi, wielokolorowy/wielokolorowego/wielokolorowe/-ch/wielokolorowa/wielokolorowej/wielokolorową/-m/-mi, naturalny/naturalnego/naturalne/-ch/naturalna/naturalnej/naturalną/-m/-mi, ekologiczny/ekologicznego/ekologiczne/-ch/ekologiczna/ekologicznej/ekologiczną/-m/-mi, eko, bio, organiczny/organicznego/organiczne/-ch/organiczna/organicznej/organiczną/-m/-mi, domowy/domowego/domowe/-ch/domowa/domowej/domową/-m/-mi, wiejski/-ego/-e/-ch/wiejska/-ej/wiejską/-m/-mi, swojski/-ego/-e/-ch/swojska/-ej/swojską/-m/-mi, polski/-ego/-e/-ch/polska/-ej/polską/-m/-mi, krajowy/krajowego/krajowe/-ch/krajowa/krajowej/krajową/-m/-mi, regionalny/regionalnego/regionalne/-ch/regionalna/regionalnej/regionalną/-m/-mi, tradycyjny/tradycyjnego/tradycyjne/-ch/tradycyjna/tradycyjnej/tradycyjną/-m/-mi, klasyczny/klasycznego/klasyczne/-ch/klasyczna/klasycznej/klasyczną/-m/-mi, zwykły/zwykłego/zwykłe/-ch/zwykła/zwykłej/zwykłą/-m/-mi, zwyczajny/zwyczajnego/zwyczajne/-ch/zwyczajna/zwyczajnej/zwyczajną/-m/-mi, prosty/prostego/proste/-ch/prosta/prostej/prostą/-m/-mi, dobry/dobrego/dobre/-ch/dobra/dobrej/dobrą/-m/-mi, dobrej jakości, najlepszy/najlepszego/najlepsze/-ch/najlepsza/najlepszej/najlepszą/-m/-mi, lepszy/lepszego/lepsze/-ch/lepsza/lepszej/lepszą/-m/-mi, wysokiej jakości, jakościowy/jakościowego/jakościowe/-ch/jakościowa/jakościowej/jakościową/-m/-mi, najwyższej jakości, doskonały/doskonałego/doskonałe/-ch/doskonała/doskonałej/doskonałą/-m/-mi, wyborny/wybornego/wyborne/-ch/wyborna/wybornej/wyborną/-m/-mi, prawdziwy/prawdziwego/prawdziwe/-ch/prawdziwa/prawdziwej/prawdziwą/-m/-mi, oryginalny/oryginalnego/oryginalne/-ch/oryginalna/oryginalnej/oryginalną/-m/-mi, ulubiony/ulubionego/ulubione/-ch/ulubiona/ulubionej/ulubioną/-m/-mi, wybrany/wybranego/wybrane/-ch/wybrana/wybranej/wybraną/-m/-mi, dowolny/dowolnego/dowolne/-ch/dowolna/dowolnej/dowolną/-m/-mi, różny/różnego/różne/-ch/różna/różnej/różną/-m/-mi, mieszany/mieszanego/mieszane/-ch/mieszana/mieszanej/mieszaną/-m/-mi, sezonowy/sezonowego/sezonowe/-ch/sezonowa/sezonowej/sezonową/-m/-mi, letniskowy/letniskowego/letniskowe/-ch/letniskowa/letniskowej/letniskową/-m/-mi, zimowy/zimowego/zimowe/-ch/zimowa/zimowej/zimową/-m/-mi, wiosenny/wiosennego/wiosenne/-ch/wiosenna/wiosennej/wiosenną/-m/-mi, jesienny/jesiennego/jesienne/-ch/jesienna/jesiennej/jesienną/-m/-mi, młody/młodego/młode/-ch/młoda/młodej/młodą/-m/-mi, stary/starego/stare/-ch/stara/starej/starą/-m/-mi, czerstwy/czerstwego/czerstwe/-ch/czerstwa/czerstwej/czerstwą/-m/-mi, wczorajszy/wczorajszego/wczorajsze/-ch/wczorajsza/wczorajszej/wczorajszą/-m/-mi, suchy/suchego/suche/-ch/sucha/suchej/suchą/-m/-mi, mokry/mokrego/mokre/-ch/mokra/mokrej/mokrą/-m/-mi, wilgotny/wilgotnego/wilgotne/-ch/wilgotna/wilgotnej/wilgotną/-m/-mi, surowy/surowego/surowe/-ch/surowa/surowej/surową/-m/-mi, cały/całego/całe/-ch/cała/całej/całą/-m/-mi, pełny/pełnego/pełne/-ch/pełna/pełnej/pełną/-m/-mi, pojedynczy/pojedynczego/pojedyncze/-ch/pojedyncza/pojedynczej/pojedynczą/-m/-mi, podwójny/podwójnego/podwójne/-ch/podwójna/podwójnej/podwójną/-m/-mi, ładny/ładnego/ładne/-ch/ładna/ładnej/ładną/-m/-mi, piękny/pięknego/piękne/-ch/piękna/pięknej/piękną/-m/-mi, zdrowy/zdrowego/zdrowe/-ch/zdrowa/zdrowej/zdrową/-m/-mi, smaczny/smacznego/smaczne/-ch/smaczna/smacznej/smaczną/-m/-mi, duński/-ego/-e/-ch/duńska/-ej/duńską/-m/-mi, francuski/-ego/-e/-ch/francuska/-ej/francuską/-m/-mi, włoski/-ego/-e/-ch/włoska/-ej/włoską/-m/-mi, grecki/-ego/-e/-ch/grecka/-ej/grecką/-m/-mi, hiszpański/-ego/-e/-ch/hiszpańska/-ej/hiszpańską/-m/-mi, niemiecki/-ego/-e/-ch/niemiecka/-ej/niemiecką/-m/-mi, angielski/-ego/-e/-ch/angielska/-ej/angielską/-m/-mi, amerykański/-ego/-e/-ch/amerykańska/-ej/amerykańską/-m/-mi, meksykański/-ego/-e/-ch/meksykańska/-ej/meksykańską/-m/-mi, chiński/-ego/-e/-ch/chińska/-ej/chińską/-m/-mi, japoński/-ego/-e/-ch/japońska/-ej/japońską/-m/-mi, tajski/-ego/-e/-ch/tajska/-ej/tajską/-m/-mi, indyjski/-ego/-e/-ch/indyjska/-ej/indyjską/-m/-mi, turecki/-ego/-e/-ch/turecka/-ej/turecką/-m/-mi, węgierski/-ego/-e/-ch/węgierska/-ej/węgierską/-m/-mi, azjatycki/-ego/-e/-ch/azjatycka/-ej/azjatycką/-m/-mi, szwajcarski/-ego/-e/-ch/szwajcarska/-ej/szwajcarską/-m/-mi, holenderski/-ego/-e/-ch/holenderska/-ej/holenderską/-m/-mi, norweski/-ego/-e/-ch/norweska/-ej/norweską/-m/-mi, szkocki/-ego/-e/-ch/szkocka/-ej/szkocką/-m/-mi, litewski/-ego/-e/-ch/litewska/-ej/litewską/-m/-mi, ukraiński/-ego/-e/-ch/ukraińska/-ej/ukraińską/-m/-mi, rosyjski/-ego/-e/-ch/rosyjska/-ej/rosyjską/-m/-mi, cygański/-ego/-e/-ch/cygańska/-ej/cygańską/-m/-mi, góralski/-ego/-e/-ch/góralska/-ej/góralską/-m/-mi, śląski/-ego/-e/-ch/śląska/-ej/śląską/-m/-mi, kaszubski/-ego/-e/-ch/kaszubska/-ej/kaszubską/-m/-mi, mazurski/-ego/-e/-ch/mazurska/-ej/mazurską/-m/-mi, staropolski/-ego/-e/-ch/staropolska/-ej/staropolską/-m/-mi, podlaski/-ego/-e/-ch/podlaska/-ej/podlaską/-m/-mi, śródziemnomorski/-ego/-e/-ch/śródziemnomorska/-ej/śródziemnomorską/-m/-mi, arabski/-ego/-e/-ch/arabska/-ej/arabską/-m/-mi, koreański/-ego/-e/-ch/koreańska/-ej/koreańską/-m/-mi, wietnamski/-ego/-e/-ch/wietnamska/-ej/wietnamską/-m/-mi, belgijski/-ego/-e/-ch/belgijska/-ej/belgijską/-m/-mi, bałtycki/-ego/-e/-ch/bałtycka/-ej/bałtycką/-m/-mi, atlantycki/-ego/-e/-ch/atlantycka/-ej/atlantycką/-m/-mi, dziki/-ego/-e/-ch/dzika/-ej/dziką/-m/-mi, leśny/leśnego/leśne/-ch/leśna/leśnej/leśną/-m/-mi, polny/polnego/polne/-ch/polna/polnej/polną/-m/-mi, ogrodowy/ogrodowego/ogrodowe/-ch/ogrodowa/ogrodowej/ogrodową/-m/-mi, szklarniowy/szklarniowego/szklarniowe/-ch/szklarniowa/szklarniowej/szklarniową/-m/-mi, gruntowy/gruntowego/gruntowe/-ch/gruntowa/gruntowej/gruntową/-m/-mi, hodowlany/hodowlanego/hodowlane/-ch/hodowlana/hodowlanej/hodowlaną/-m/-mi, niepryskany/niepryskanego/niepryskane/-ch/niepryskana/niepryskanej/niepryskaną/-m/-mi, nieprzetworzony/nieprzetworzonego/nieprzetworzone/-ch/nieprzetworzona/nieprzetworzonej/nieprzetworzoną/-m/-mi, nierafinowany/nierafinowanego/nierafinowane/-ch/nierafinowana/nierafinowanej/nierafinowaną/-m/-mi, rafinowany/rafinowanego/rafinowane/-ch/rafinowana/rafinowanej/rafinowaną/-m/-mi, tłoczony na zimno, zimnotłoczony/zimnotłoczonego/zimnotłoczone/-ch/zimnotłoczona/zimnotłoczonej/zimnotłoczoną/-m/-mi, oczyszczony/oczyszczonego/oczyszczone/-ch/oczyszczona/oczyszczonej/oczyszczoną/-m/-mi, jadalny/jadalnego/jadalne/-ch/jadalna/jadalnej/jadalną/-m/-mi, spożywczy/spożywczego/spożywcze/-ch/spożywcza/spożywczej/spożywczą/-m/-mi, kulinarny/kulinarnego/kulinarne/-ch/kulinarna/kulinarnej/kulinarną/-m/-mi, deserowy/deserowego/deserowe/-ch/deserowa/deserowej/deserową/-m/-mi, stołowy/stołowego/stołowe/-ch/stołowa/stołowej/stołową/-m/-mi, luźny/luźnego/luźne/-ch/luźna/luźnej/luźną/-m/-mi, drobnoziarnisty/drobnoziarnistego/drobnoziarniste/-ch/drobnoziarnista/drobnoziarnistej/drobnoziarnistą/-m/-mi, gruboziarnisty/gruboziarnistego/gruboziarniste/-ch/gruboziarnista/gruboziarnistej/gruboziarnistą/-m/-mi, krystaliczny/krystalicznego/krystaliczne/-ch/krystaliczna/krystalicznej/krystaliczną/-m/-mi, przezroczysty/przezroczystego/przezroczyste/-ch/przezroczysta/przezroczystej/przezroczystą/-m/-mi, mętny/mętnego/mętne/-ch/mętna/mętnej/mętną/-m/-mi, klarowny/klarownego/klarowne/-ch/klarowna/klarownej/klarowną/-m/-mi, słomkowy/słomkowego/słomkowe/-ch/słomkowa/słomkowej/słomkową/-m/-mi, wyśmienity/wyśmienitego/wyśmienite/-ch/wyśmienita/wyśmienitej/wyśmienitą/-m/-mi, extra, ekstra, premium, light, fit, ewentualny/ewentualnego/ewentualne/-ch/ewentualna/ewentualnej/ewentualną/-m/-mi, specjalny/specjalnego/specjalne/-ch/specjalna/specjalnej/specjalną/-m/-mi, gotowy/gotowego/gotowe/-ch/gotowa/gotowej/gotową/-m/-mi, kupny/kupnego/kupne/-ch/kupna/kupnej/kupną/-m/-mi, sklepowy/sklepowego/sklepowe/-ch/sklepowa/sklepowej/sklepową/-m/-mi, własnej roboty, domowej roboty, własny/własnego/własne/-ch/własna/własnej/własną/-m/-mi, instant, błyskawiczny/błyskawicznego/błyskawiczne/-ch/błyskawiczna/błyskawicznej/błyskawiczną/-m/-mi, szybki/-ego/-e/-ch/szybka/-ej/szybką/-m/-mi, granulowany/granulowanego/granulowane/-ch/granulowana/granulowanej/granulowaną/-m/-mi, sproszkowany/sproszkowanego/sproszkowane/-ch/sproszkowana/sproszkowanej/sproszkowaną/-m/-mi, okrągły/okrągłego/okrągłe/-ch/okrągła/okrągłej/okrągłą/-m/-mi, podłużny/podłużnego/podłużne/-ch/podłużna/podłużnej/podłużną/-m/-mi, owalny/owalnego/owalne/-ch/owalna/owalnej/owalną/-m/-mi, kwadratowy/kwadratowego/kwadratowe/-ch/kwadratowa/kwadratowej/kwadratową/-m/-mi, prostokątny/prostokątnego/prostokątne/-ch/prostokątna/prostokątnej/prostokątną/-m/-mi, płaski/-ego/-e/-ch/płaska/-ej/płaską/-m/-mi, spiczasty/spiczastego/spiczaste/-ch/spiczasta/spiczastej/spiczastą/-m/-mi, równy/równego/równe/-ch/równa/równej/równą/-m/-mi, pachnący/pachnącego/pachnące/-ch/pachnąca/pachnącej/pachnącą/-m/-mi, lekki/-ego/-e/-ch/lekka/-ej/lekką/-m/-mi, ciężki/-ego/-e/-ch/ciężka/-ej/ciężką/-m/-mi, mięsisty/mięsistego/mięsiste/-ch/mięsista/mięsistej/mięsistą/-m/-mi, zwarty/zwartego/zwarte/-ch/zwarta/zwartej/zwartą/-m/-mi, bladoróżowy/bladoróżowego/bladoróżowe/-ch/bladoróżowa/bladoróżowej/bladoróżową/-m/-mi, rumiany/rumianego/rumiane/-ch/rumiana/rumianej/rumianą/-m/-mi, blady/bladego/blade/-ch/blada/bladej/bladą/-m/-mi, przejrzały/przejrzałego/przejrzałe/-ch/przejrzała/przejrzałej/przejrzałą/-m/-mi, niedojrzały/niedojrzałego/niedojrzałe/-ch/niedojrzała/niedojrzałej/niedojrzałą/-m/-mi, podsuszony/podsuszonego/podsuszone/-ch/podsuszona/podsuszonej/podsuszoną/-m/-mi, świeżutki/-ego/-e/-ch/świeżutka/-ej/świeżutką/-m/-mi, świeżo, kruchutki/-ego/-e/-ch/kruchutka/-ej/kruchutką/-m/-mi, mięciutki/-ego/-e/-ch/mięciutka/-ej/mięciutką/-m/-mi, słodziutki/-ego/-e/-ch/słodziutka/-ej/słodziutką/-m/-mi, wytrawny/wytrawnego/wytrawne/-ch/wytrawna/wytrawnej/wytrawną/-m/-mi, półwytrawny/półwytrawnego/półwytrawne/-ch/półwytrawna/półwytrawnej/półwytrawną/-m/-mi, półsłodki/-ego/-e/-ch/półsłodka/-ej/półsłodką/-m/-mi, dowolnego rodzaju, wędzarniczy/wędzarniczego/wędzarnicze/-ch/wędzarnicza/wędzarniczej/wędzarniczą/-m/-mi, nasz, sprawdzony/sprawdzonego/sprawdzone/-ch/sprawdzona/sprawdzonej/sprawdzoną/-m/-mi, certyfikowany/certyfikowanego/certyfikowane/-ch/certyfikowana/certyfikowanej/certyfikowaną/-m/-mi, niewoskowany/niewoskowanego/niewoskowane/-ch/niewoskowana/niewoskowanej/niewoskowaną/-m/-mi, wyszorowany/wyszorowanego/wyszorowane/-ch/wyszorowana/wyszorowanej/wyszorowaną/-m/-mi, neutralny/neutralnego/neutralne/-ch/neutralna/neutralnej/neutralną/-m/-mi, bezwonny/bezwonnego/bezwonne/-ch/bezwonna/bezwonnej/bezwonną/-m/-mi, wielofunkcyjny/wielofunkcyjnego/wielofunkcyjne/-ch/wielofunkcyjna/wielofunkcyjnej/wielofunkcyjną/-m/-mi, uniwersalny/uniwersalnego/uniwersalne/-ch/uniwersalna/uniwersalnej/uniwersalną/-m/-mi, odpowiedni/-ego/-e/-ch/-a/-ej/-ą/-m/-mi, podobny/podobnego/podobne/-ch/podobna/podobnej/podobną/-m/-mi, inny/innego/inne/-ch/inna/innej/inną/-m/-mi, taki/-ego/-e/-ch/taka/-ej/taką/-m/-mi, jakikolwiek, każdy/każdego/każde/-ch/każda/każdej/każdą/-m/-mi, kilka, typ, typu, rodzaj, rodzaju, gatunek, gatunku, odmiana, odmiany, tzw, tak zwany/tak zwanego/tak zwane/tak zwanych/tak zwana/tak zwanej/tak zwaną/tak zwanym/tak zwanymi, niesiarkowany/niesiarkowanego/niesiarkowane/-ch/niesiarkowana/niesiarkowanej/niesiarkowaną/-m/-mi, niejodowany/niejodowanego/niejodowane/-ch/niejodowana/niejodowanej/niejodowaną/-m/-mi, jodowany/jodowanego/jodowane/-ch/jodowana/jodowanej/jodowaną/-m/-mi, bez konserwantów, bez dodatków, bez dodatku soli, niskosłodzony/niskosłodzonego/niskosłodzone/-ch/niskosłodzona/niskosłodzonej/niskosłodzoną/-m/-mi, bez glutaminianu, z dobrego źródła, od kur z wolnego wybiegu, z wolnego wybiegu, od szczęśliwych kur, zerówki, zerówka, temperatura pokojowa, pokojowy/pokojowego/pokojowe/-ch/pokojowa/pokojowej/pokojową/-m/-mi, sałatkowy/sałatkowego/sałatkowe/-ch/sałatkowa/sałatkowej/sałatkową/-m/-mi, rosołowy/rosołowego/rosołowe/-ch/rosołowa/rosołowej/rosołową/-m/-mi, kanapkowy/kanapkowego/kanapkowe/-ch/kanapkowa/kanapkowej/kanapkową/-m/-mi, bezpestkowy/bezpestkowego/bezpestkowe/-ch/bezpestkowa/bezpestkowej/bezpestkową/-m/-mi, bezkostny/bezkostnego/bezkostne/-ch/bezkostna/bezkostnej/bezkostną/-m/-mi, bezskórny/bezskórnego/bezskórne/-ch/bezskórna/bezskórnej/bezskórną/-m/-mi, niegazowany/niegazowanego/niegazowane/-ch/niegazowana/niegazowanej/niegazowaną/-m/-mi, gazowany/gazowanego/gazowane/-ch/gazowana/gazowanej/gazowaną/-m/-mi, górski/-ego/-e/-ch/górska/-ej/górską/-m/-mi, tropikalny/tropikalnego/tropikalne/-ch/tropikalna/tropikalnej/tropikalną/-m/-mi, korzenny/korzennego/korzenne/-ch/korzenna/korzennej/korzenną/-m/-mi',
    extract:
      'sok, soku, sokiem, skórka, skórki, skórkę, skórek, skórką, zest, miąższ, miąższu, skóra, skórą, pestka, otarta skórka, starta skórka, wyciśnięty sok',
    harmless:
      'kawałku, kawałkach, kciuka, kciuk, plasterkach, paczce, torebce, butelce, filet, filety, filetów, filetu, filecik, różyczki, różyczek, różyczka, la, ala, a la, à la, obniżonej, truskawkowym, cytrynowym, malinowym, waniliowym, pomarańczowym, śmietankowym, podgrzewania, upieczenia, uformowania, ulepienia, zrobienia, wyrobienia, różyczkach, kostkach, knorr, winiary, dekoracja, dekoracji, dekoracje, dekorowania, udekorowania, przybrania, przybranie, ozdobienia, ozdobić, posypania, posypanie, podsypania, podsypywania, oprószenia, obsypania, obtoczenia, obtaczania, panierowania, smażenia, smażenie, podsmażenia, obsmażenia, pieczenia, gotowania, duszenia, grillowania, smarowania, posmarowania, wysmarowania, natłuszczenia, nasmarowania, polania, polewania, skropienia, nasączenia, nasączania, namoczenia, moczenia, zalania, podania, podawania, serwowania, zagęszczenia, zaprawienia, zabielenia, doprawienia, doprawiania, przyprawienia, posłodzenia, słodzenia, marynowania, nadziania, faszerowania, przełożenia, przekładania, wyłożenia, wyklejenia, formy, forma, formę, foremki, foremka, foremek, blachy, blacha, blachę, blaszki, tortownica, tortownicy, tortownicę, keksówka, keksówki, patelnia, patelni, patelnię, garnek, garnka, naczynie, naczynia, miska, miski, miseczka, miseczki, miseczkę, stolnica, stolnicy, blat, blatu, piekarnik, piekarnika, lodówka, lodówki, zamrażarka, mikser, blender, blendera, maszynka, maszynki, tarka, tarce, sito, sitko, praska, praskę, pergamin, papier do pieczenia, papieru do pieczenia, papier, papieru, folia, folii, folia aluminiowa, folia spożywcza, wykałaczki, wykałaczka, patyczki, patyczek, patyczki do szaszłyków, patyczków, sznurek, nić, nici, nitka kuchenna, rękaw, rękaw do pieczenia, szprycy, papilotki, papilotek, nóż, smaku, smak, smakiem, smaki, zapachu, koloru, kolor, kolorze, barwy, gustu, uznania, upodobania, preferencji, potrzeby, potrzeba, potrzebne, wyboru, wybór, możliwości, gusta, ilość, ilości, waga, wagi, ważący/ważącego/ważące/-ch/ważąca/ważącej/ważącą/-m/-mi, waży, ważyły, masa netto, netto, brutto, objętość, objętości, pojemność, pojemności, grubość, grubości, długość, długości, średnica, średnicy, szerokości, cm, mm, centymetrów, stopni, minut, minuty, godzin, godziny, godzinę, dni, dzień, noc, tydzień, wieczór, rano, dnia, dzień wcześniej, poprzedniego dnia, z poprzedniego dnia, z wczoraj, z lodówki, wyjęte, wyjąć, wcześniej, temperatura, temperaturze, temperatury, pokojowa, pokojowej, około, składniki, składnik, składników, spód, spodu, warstwa, warstwy, dodatek, dodatki, dodatku, dodatków, dodatkowo, przepis, przepisu, porcja, porcje, porcji, osób, osoby, osobę, sztuk, połowa, połowy, połowę, pół, reszta, reszty, resztę, część, części, całość, kilka, kilku, trochę, niewiele, dużo, więcej, mniej, sporo, wszystko, razem, osobno, każdy/każdego/każde/-ch/każda/każdej/każdą/-m/-mi, w, we, o, u, pod, nad, przy, przez, między, ku, za, niż, że, to, ten, ta, te, tego, tej, tych, tym, się, jest, są, być, był, była, było, były, będzie, mieć, ma, mają, mam, masz, musi, muszą, powinien, powinna, powinno, powinny, może, mogą, można, trzeba, należy, warto, lubię, lubisz, lubicie, używam, użyć, użyj, użyłam, użyłem, dodać, dodaję, dodałam, dodaj, dać, daję, dałam, dałem, wziąć, kupić, kupiony/kupionego/kupione/-ch/kupiona/kupionej/kupioną/-m/-mi, dostępny/dostępnego/dostępne/-ch/dostępna/dostępnej/dostępną/-m/-mi, polecam, proponuję, najlepiej, lepiej, chyba, oczywiście, koniecznie, niekoniecznie, przykład, przykładu, zamiennie, zamiast, zamiennik, lub więcej, lub mniej, wersja, wersji, opcja, opcji, ja, mnie, mój, mojego, moja, moje, mojej, swój, twój, nasz, ich, jego, jej, ci, ktoś, coś, jak, jaki, jakie, jaka, który, która, które, których, którego, tak, nie, też, także, również, tylko, dokładnie, właśnie, nawet, już, jeszcze, tu, tutaj, tam, zaraz, potem, rodzaj, rodzaju, rodzaje, typ, marka, marki, firmy, firma, sklep, sklepu, sklepie, biedronka, biedronki, lidl, lidla, targ, targu, ryneczku, ogródka, działki, wsi, Polski, Włoch, sezon, sezonu, sezonie, wiosna, lato, jesień, zima, święta, wigilia, wigilii, wielkanoc, wielkanocy, grill, grilla, ognisko, impreza, śniadanie, obiad, kolację, dzieci, dziecka, gości, kostkę, kosteczkę, paski, paseczki, plasterki, plastry, talarki, piórka, słupki, krążki, ćwiartki, cząstki, połówki, kawałki, kawałeczki, wiórki, oczkach, oczka, oczek, tarki, środek, środka, wierzch, wierzchu, górę, góra, dół, bok, boki, brzeg, brzegi, końcówki, końce, koniec, zdrewniałe, zdrewniałych, łodygi, łodyga, łodyżki, szypułki, ogonki, gniazda nasienne, skóry, łupiny, łupinki, skorupki, skorupka, błonki, żyłki, piasek, piasku, ości, piana, pianę, krok, opakowania, opakowaniu, etykiety, netto po, odsączeniu, odcedzeniu, obraniu, oczyszczeniu, ugotowaniu, odsączenia, starciu, pokrojeniu, rozmrożeniu, zmieleniu, zmiksowaniu, upieczeniu, usunięciu, wypestkowaniu, wydrylowaniu, drylowaniu, wyciśnięciu, ubiciu, ubicia, ubijania, wyrabiania, wyrastania, zagniatania, lepienia, klejenia, sklejenia, krojenia, kiszenia, wędzenia, rozpuszczenia, rozrobienia, rozprowadzenia, rozcieńczenia, wykończenia, spryskania, obłożenia, przesmażenia, zeszklenia, zagotowania, sparzenia, czubek noża, uprawy, hodowli, pochodzenia, zawartość, zawartości, zawartością, kakao zawartość, tłuszczu zawartość, cukru zawartość, zaw, min, max, proc, procent, klasa, klasy, kategoria, nr, link, zdjęcie, foto, blog, opis, poniżej, powyżej, niżej, wyżej, obok, patrz, czytaj, uwaga, uwagi, wskazówka, porada, rada, ad, itp, itd, etc, typowo, zależności, zależnie, zależy, względnie, raczej, ogólnie, sposób, sposobu, proporcje, proporcji, odpowiednik, odpowiednio, dwa, trzy, znów, ponownie, sześcian, deseru, deser, wypieków, mizerii, posiłku, dania, danie, potrawy, potraw, drinka, drinków',
  },
  qualifiers: {
    skinless: 'bez skóry, bez skórki, bez skór',
    boneless:
      'bez kości, bez kostki, trybowany/trybowanego/trybowane/-ch/trybowana/trybowanej/trybowaną/-m/-mi, bez ości, luzowany/luzowanego/luzowane/-ch/luzowana/luzowanej/luzowaną/-m/-mi, wyluzowany/wyluzowanego/wyluzowane/-ch/wyluzowana/wyluzowanej/wyluzowaną/-m/-mi, odkostniony/odkostnionego/odkostnione/-ch/odkostniona/odkostnionej/odkostnioną/-m/-mi, wytrybowany/wytrybowanego/wytrybowane/-ch/wytrybowana/wytrybowanej/wytrybowaną/-m/-mi',
    lean: 'chudy/chudego/chude/-ch/chuda/chudej/chudą/-m/-mi, bez tłuszczu',
    light: 'light, lekki/-ego/-e/-ch/lekka/-ej/lekką/-m/-mi',
    'low-fat':
      'niskotłuszczowy/niskotłuszczowego/niskotłuszczowe/-ch/niskotłuszczowa/niskotłuszczowej/niskotłuszczową/-m/-mi, o obniżonej zawartości tłuszczu, półtłusty/półtłustego/półtłuste/-ch/półtłusta/półtłustej/półtłustą/-m/-mi, o niskiej zawartości tłuszczu, o zmniejszonej zawartości tłuszczu, 0% tłuszczu, beztłuszczowy/beztłuszczowego/beztłuszczowe/-ch/beztłuszczowa/beztłuszczowej/beztłuszczową/-m/-mi, niskokaloryczny/niskokalorycznego/niskokaloryczne/-ch/niskokaloryczna/niskokalorycznej/niskokaloryczną/-m/-mi',
    skim: 'odtłuszczony/odtłuszczonego/odtłuszczone/-ch/odtłuszczona/odtłuszczonej/odtłuszczoną/-m/-mi, beztłuszczowy/beztłuszczowego/beztłuszczowe/-ch/beztłuszczowa/beztłuszczowej/beztłuszczową/-m/-mi',
    canned:
      'z puszki, w puszce, konserwowy/konserwowego/konserwowe/-ch/konserwowa/konserwowej/konserwową/-m/-mi, ze słoika, w zalewie, w słoiku, w syropie, z konserwy, w sosie własnym, puszkowany/puszkowanego/puszkowane/-ch/puszkowana/puszkowanej/puszkowaną/-m/-mi',
    dried:
      'suszony/suszonego/suszone/-ch/suszona/suszonej/suszoną/-m/-mi, suchy/suchego/suche/-ch/sucha/suchej/suchą/-m/-mi, wysuszony/wysuszonego/wysuszone/-ch/wysuszona/wysuszonej/wysuszoną/-m/-mi, liofilizowany/liofilizowanego/liofilizowane/-ch/liofilizowana/liofilizowanej/liofilizowaną/-m/-mi, ususzony/ususzonego/ususzone/-ch/ususzona/ususzonej/ususzoną/-m/-mi',
    frozen:
      'mrożony/mrożonego/mrożone/-ch/mrożona/mrożonej/mrożoną/-m/-mi, zamrożony/zamrożonego/zamrożone/-ch/zamrożona/zamrożonej/zamrożoną/-m/-mi, głęboko mrożony/głęboko mrożonego/głęboko mrożone/głęboko mrożonych/głęboko mrożona/głęboko mrożonej/głęboko mrożoną/głęboko mrożonym/głęboko mrożonymi',
    smoked:
      'wędzony/wędzonego/wędzone/-ch/wędzona/wędzonej/wędzoną/-m/-mi, uwędzony/uwędzonego/uwędzone/-ch/uwędzona/uwędzonej/uwędzoną/-m/-mi, podwędzany/podwędzanego/podwędzane/-ch/podwędzana/podwędzanej/podwędzaną/-m/-mi',
    salted:
      'solony/solonego/solone/-ch/solona/solonej/soloną/-m/-mi, słony/słonego/słone/-ch/słona/słonej/słoną/-m/-mi, z solą',
    unsalted:
      'niesolony/niesolonego/niesolone/-ch/niesolona/niesolonej/niesoloną/-m/-mi, bez soli, nie solony/nie solonego/nie solone/nie solonych/nie solona/nie solonej/nie soloną/nie solonym/nie solonymi, niesłony/niesłonego/niesłone/-ch/niesłona/niesłonej/niesłoną/-m/-mi',
    ground:
      'mielony/mielonego/mielone/-ch/mielona/mielonej/mieloną/-m/-mi, zmielony/zmielonego/zmielone/-ch/zmielona/zmielonej/zmieloną/-m/-mi, w proszku, sproszkowany/sproszkowanego/sproszkowane/-ch/sproszkowana/sproszkowanej/sproszkowaną/-m/-mi',
    'whole-grain':
      'pełnoziarnisty/pełnoziarnistego/pełnoziarniste/-ch/pełnoziarnista/pełnoziarnistej/pełnoziarnistą/-m/-mi, razowy/razowego/razowe/-ch/razowa/razowej/razową/-m/-mi, z pełnego przemiału, pełnego ziarna, z pełnego ziarna',
    sweetened:
      'słodzony/słodzonego/słodzone/-ch/słodzona/słodzonej/słodzoną/-m/-mi, dosładzany/dosładzanego/dosładzane/-ch/dosładzana/dosładzanej/dosładzaną/-m/-mi, posłodzony/posłodzonego/posłodzone/-ch/posłodzona/posłodzonej/posłodzoną/-m/-mi, z cukrem, z dodatkiem cukru',
    unsweetened:
      'niesłodzony/niesłodzonego/niesłodzone/-ch/niesłodzona/niesłodzonej/niesłodzoną/-m/-mi, bez cukru, bez dodatku cukru, nie słodzony/nie słodzonego/nie słodzone/nie słodzonych/nie słodzona/nie słodzonej/nie słodzoną/nie słodzonym/nie słodzonymi, bez dodanego cukru, bezcukrowy/bezcukrowego/bezcukrowe/-ch/bezcukrowa/bezcukrowej/bezcukrową/-m/-mi',
    cooked:
      'gotowany/gotowanego/gotowane/-ch/gotowana/gotowanej/gotowaną/-m/-mi, ugotowany/ugotowanego/ugotowane/-ch/ugotowana/ugotowanej/ugotowaną/-m/-mi, upieczony/upieczonego/upieczone/-ch/upieczona/upieczonej/upieczoną/-m/-mi, pieczony/pieczonego/pieczone/-ch/pieczona/pieczonej/pieczoną/-m/-mi, parzony/parzonego/parzone/-ch/parzona/parzonej/parzoną/-m/-mi',
    raw: 'surowy/surowego/surowe/-ch/surowa/surowej/surową/-m/-mi',
  },
  claims: {
    'gluten-free':
      'bezglutenowy/bezglutenowego/bezglutenowe/-ch/bezglutenowa/bezglutenowej/bezglutenową/-m/-mi, bez glutenu, gluten free, wolny od glutenu, certyfikowany bezglutenowy, certyfikowane bezglutenowe, nie zawiera glutenu, certyfikowanych bezglutenowych',
    'dairy-free':
      'bez mleka, bezmleczny/bezmlecznego/bezmleczne/-ch/bezmleczna/bezmlecznej/bezmleczną/-m/-mi, bez nabiału, bez laktozy i mleka, wolny od mleka, beznabiałowy/beznabiałowego/beznabiałowe/-ch/beznabiałowa/beznabiałowej/beznabiałową/-m/-mi, nie zawiera mleka, dairy free',
    'lactose-free':
      'bez laktozy, bezlaktozowy/bezlaktozowego/bezlaktozowe/-ch/bezlaktozowa/bezlaktozowej/bezlaktozową/-m/-mi, wolny od laktozy, delaktozowany/delaktozowanego/delaktozowane/-ch/delaktozowana/delaktozowanej/delaktozowaną/-m/-mi, o obniżonej zawartości laktozy, lactose free',
    vegan: 'wegański/-ego/-e/-ch/wegańska/-ej/wegańską/-m/-mi, vegan, wegańsko, 100% roślinny, w 100% roślinny',
    vegetarian:
      'wegetariański/-ego/-e/-ch/wegetariańska/-ej/wegetariańską/-m/-mi, jarski/-ego/-e/-ch/jarska/-ej/jarską/-m/-mi, bezmięsny/bezmięsnego/bezmięsne/-ch/bezmięsna/bezmięsnej/bezmięsną/-m/-mi, wege, vege',
    'egg-free':
      'bez jajek, bez jaj, bezjajeczny/bezjajecznego/bezjajeczne/-ch/bezjajeczna/bezjajecznej/bezjajeczną/-m/-mi, bez jajka, wolny od jaj',
    'nut-free': 'bez orzechów, wolny od orzechów, nie zawiera orzechów',
    'soy-free': 'bez soi, wolny od soi, nie zawiera soi',
    'alcohol-free':
      'bezalkoholowy/bezalkoholowego/bezalkoholowe/-ch/bezalkoholowa/bezalkoholowej/bezalkoholową/-m/-mi, bez alkoholu, 0% alkoholu',
  },
  units: {
    mg: 'mg, miligram, miligramy, miligramów',
    g: 'g, gr, g., gr., gram, gramy, gramów, grama, gramach, dag=10, dkg=10, deko=10, dag.=10, dkg.=10, deka=10, dekagram=10, dekagramy=10, dekagramów=10',
    kg: 'kg, kg., kilo, kilogram, kilogramy, kilogramów, kilograma, kilogramowy',
    oz: 'oz, uncja, uncje, uncji',
    lb: 'lb, funt=1.102, funty=1.102, funtów=1.102, funta=1.102',
    ml: 'ml, ml., mililitr, mililitry, mililitrów, mililitra, cm3',
    cl: 'cl',
    dl: 'dl, decylitr',
    l: 'l, l., litr, litry, litrów, litra, lt',
    tsp: 'łyżeczka, łyżeczki, łyżeczek, łyżeczkę, łyżeczkami, łyżecz, łyżecz., łyż. herb., łyżeczka od herbaty, łyżeczki od herbaty, łyżeczka do herbaty, łyżeczki do herbaty, mała łyżeczka, małe łyżeczki, małej łyżeczki, małą łyżeczkę, łyżka do herbaty, łyżki do herbaty, mała łyżka, małe łyżki, małej łyżki, lyzeczka, lyzeczki, lyzeczek, łyżeczka deserowa=2, łyżeczki deserowe=2, łyżeczka do kawy=0.5, łyżeczki do kawy=0.5, łżk., łyżeczką',
    dessertspoon: 'łyżka deserowa, łyżki deserowe',
    tbsp: 'łyżka, łyżki, łyżek, łyżkę, łyżkami, łyż, łyż., łyżka stołowa, łyżki stołowe, łyżek stołowych, łyżki stołowej, łyżkę stołową, duża łyżka, duże łyżki, dużych łyżek, łyżka kuchenna, lyzka, lyzki, lyzek, stołowa łyżka, łyżka do zupy, łyżki do zupy, łyżką, chochla=10, chochle=10, chochelka=6, chochli=10, chochelki=6, chochlę=10',
    cup: 'szklanka=1.042, szklanki=1.042, szklanek=1.042, szklankę=1.042, szkl=1.042, szkl.=1.042, szklanka (250 ml), szklaneczka=1.042, szklaneczki=1.042, filiżanka=0.75, filiżanki=0.75, filiżankę=0.75, filiżanek=0.75, cup, cups, szklanką=1.042, szklanke=1.042',
    piece:
      'sztuka, sztuki, sztuk, sztukę, szt, szt., kawałek, kawałki, kawałków, kawałka, kawałeczek, kawałeczki, kawał, dzwonko, dzwonka, dzwonek, dzwonki, płat, płaty, płatów, płata, pojedynczy kawałek, sztuczka',
    clove: 'ząbek, ząbki, ząbków, ząbka, ząb, zęby, ząbkami',
    stalk: 'łodyga, łodygi, łodyg, łodygę, łodyżka, łodyżki, łodyżek',
    slice:
      'plaster, plastry, plastrów, plastra, plasterek, plasterki, plasterków, plasterka, kromka, kromki, kromek, kromkę, pajda, pajdy, plast., krążek, krążki, krążków, talarek, talarki, talarków',
    sprig: 'gałązka, gałązki, gałązek, gałązkę, gałązeczka, gałązeczki',
    branch: 'gałąź, gałęzie',
    handful: 'garść, garści, garście, garstka, garstki, garstkę, garstek, przygarść',
    bunch: 'pęczek, pęczki, pęczków, pęczka, pęk, pęki, pęka, bukiet, bukiecik, bukiety, wiązka, wiązki',
    head: 'główka, główki, główek, główkę, głowa, głowy, kapuściany łeb',
    leaf: 'listek, listki, listków, listka, liść, liście, liści, liścia',
    can: 'puszka, puszki, puszek, puszkę, puszeczka, puszeczki, pusz.',
    jar: 'słoik, słoiki, słoików, słoika, słoiczek, słoiczki, słoiczków, słoiczka',
    bottle: 'butelka, butelki, butelek, butelkę, buteleczka, buteleczki',
    packet: 'paczka, paczki, paczek, paczkę, paczuszka, paczuszki, pacz.',
    package: 'opakowanie, opakowania, opakowań, opak, opak., op, op., opakowaniem',
    envelope: 'koperta, koperty',
    pot: 'doniczka, doniczki, doniczkę',
    tube: 'tubka, tubki, tubkę, tuba',
    bag: 'torba, torby, worek, worka, woreczek, woreczki, woreczków, woreczka',
    box: 'pudełko, pudełka, pudełek, kartonik, kartoniki, kartonika, pudełeczko',
    carton: 'karton, kartony, kartonu',
    tub: 'kubek, kubki, kubków, kubka, kubeczek, kubeczki, kubeczków, kubeczka, wiaderko, wiaderka',
    punnet: 'tacka, tacki, tackę',
    basket: 'koszyk, koszyka, koszyczek, łubianka, łubianki',
    container: 'pojemnik, pojemniki, pojemnika, pojemniczek',
    sachet: 'torebka, torebki, torebek, torebkę, saszetka, saszetki, saszetek, saszetkę, toreb., torebeczka',
    cube: 'kostka, kostki, kostek, kostkę, kosteczka, kosteczki',
    block: 'blok, bloku',
    ball: 'kulka, kulki, kulek, kulkę, kula, kule',
    log: 'rolka, rolki, rolkę, rulon, wałek',
    bar: 'tabliczka, tabliczki, tabliczek, tabliczkę, sztabka, sztabki',
    chunk: 'kęs, kęsy',
    link: 'pęto, pęta',
    stick: 'laska, laski, lasek, laskę, laseczka, laseczki, pałeczka',
    pinch:
      'szczypta, szczypty, szczyptę, szczypt, szczypcik, odrobina, odrobinę, odrobiny, na czubek noża, na końcu noża, ociupina, ociupinka, drobina',
    dash: 'chlust, dodatek',
    drop: 'kropla, krople, kropel, kropli, kropelka, kropelki, kropelek, kroplę',
    splash: 'chlusty, łyk, łyki',
    drizzle: 'strużka, strużkę',
    scoop: 'miarka, miarki, miarek, miarkę',
    glass: 'kieliszek, kieliszki, kieliszków, kieliszka, lampka, lampki',
    mug: 'kubas',
    shot: 'kieliszeczek, setka, setki, pięćdziesiątka, shot',
    cm: 'cm, centymetr, centymetry, centymetrów, centymetra, centymetrowy',
    inch: 'cal, cale',
    strip: 'pasek, paski, pasków, paska, paseczek, paseczki',
    sheet: 'arkusz, arkusze, arkuszy, arkusza, płachta',
    loaf: 'bochenek, bochenki, bochenka',
    ear: 'kolba, kolby, kolb, kolbę',
    bulb: 'bulwa, bulwy, bulw, bulwę',
    wedge: 'ćwiartka, ćwiartki, ćwiartek, ćwiartkę, cząstka, cząstki, cząstek',
    square: 'kwadrat, kwadraty',
    dozen: 'tuzin, tuziny',
    recipe: 'porcja przepisu',
  },
  numbers:
    'jeden=1, jedna=1, jedno=1, jednego=1, jednej=1, dwa=2, dwie=2, dwóch=2, trzy=3, trzech=3, cztery=4, czterech=4, pięć=5, sześć=6, siedem=7, osiem=8, dziewięć=9, dziesięć=10, jedenaście=11, dwanaście=12, piętnaście=15, dwadzieścia=20, pół=0.5, połowa=0.5, połowę=0.5, połowy=0.5, połówka=0.5, połówkę=0.5, połówki=0.5, półtora=1.5, półtorej=1.5, ćwierć=0.25, trzy czwarte=0.75, jedna czwarta=0.25, jedna trzecia=0.33, dwie trzecie=0.67, kilka=3, kilku=3, parę=3, paru=3, kilkanaście=12, dwa i pół=2.5, jeden i pół=1.5',
  ambiguous:
    'mus, musu, konserwa, konserwy, konserwę, danie gotowe mrożone, konserwa obiadowa, przekąska, przekąski, gotowiec, mieszanka, mieszanki, mieszankę, zestaw, zestawy, dodatki smakowe, preparat, gotowa mieszanka, proszek, pieczywo cukiernicze, produkt, produkty, potrawka, zupka, zasmażka gotowa, mączka, mix, nadzienia owocowe, ekstrakt, ekstraktu, esencja, esencji, koncentraty',
};
