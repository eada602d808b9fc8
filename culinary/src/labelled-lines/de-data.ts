/**
 * Ingredient lines with the allergens that a food-allergy adviser names for them. Columns, separated by tabs: the line,
 * what it contains, what only some products contain, the strictest diet (vegan, vegetarian, animal, or ? where it depends
 * on the product), and whether the words say what is in it.
 */
export const GERMAN_LINES = `
500 g Kartoffeln, festkochend			vegan	yes
3 Möhren, geschält und in Scheiben			vegan	yes
2 EL Mandelmus, weiß	nuts		vegan	yes
250 ml Buttermilch	milk		vegetarian	yes
1 große Fleischtomate			vegan	yes
frisch geriebene Muskatnuss			vegan	yes
Salz, Pfeffer, Muskat			vegan	yes
400 g Hackfleisch, gemischt			animal	yes
1 Bund Suppengrün, geputzt	celery		vegan	yes
2 Zwiebeln, fein gewürfelt			vegan	yes
1 Becher Schmand	milk		vegetarian	yes
200 g Butterkürbis, gewürfelt			vegan	yes
1 Dose Kokosmilch (400 ml)			vegan	yes
3 EL Erdnussbutter, crunchy	peanuts		vegan	yes
50 g Kakaobutter			vegan	yes
250 g Eierschwammerl, geputzt			vegan	yes
1 Eisbergsalat			vegan	yes
2 Eier (Gr. M)	eggs		vegetarian	yes
4 cl Eierlikör	eggs	milk	vegetarian	yes
200 g Austernpilze			vegan	yes
2 EL Austernsauce	molluscs	gluten soybeans	animal	yes
100 g gehobelte Mandeln zum Bestreuen	nuts		vegan	yes
200 g Maronen, vorgegart und vakuumiert			vegan	yes
1 Pck. Backpulver		gluten	vegan	yes
2 Pck. Vanillezucker			vegan	yes
etwas Puderzucker zum Bestäuben			vegan	yes
300 g Dinkelmehl Type 630	gluten		vegan	yes
150 g Buchweizenmehl			vegan	yes
80 g Erdmandeln, gemahlen			vegan	yes
1 Zehe Knoblauch, gepresst			vegan	yes
1/2 Salatgurke			vegan	yes
Butter und Semmelbrösel für die Form	gluten milk	eggs soybeans sesame	vegetarian	yes
2 EL Crème fraîche	milk		vegetarian	yes
1 Glas Apfelmus			vegan	yes
8 Scheiben Toastbrot	gluten	eggs soybeans milk sesame	?	yes
300 g Seelachsfilet	fish		animal	yes
1 Scheibe Leberkäse, gebraten		gluten milk celery mustard	animal	yes
125 g Mozzarella	milk		vegetarian	yes
2 TL Speisestärke			vegan	yes
1 Prise Zucker			vegan	yes
3 EL Sojasauce	gluten soybeans		vegan	yes
200 g Räuchertofu, gewürfelt	soybeans		vegan	yes
150 g Sojasprossen aus dem Glas		soybeans	vegan	yes
1 rote Paprikaschote, in feinen Streifen			vegan	yes
500 ml Gemüsebrühe		gluten eggs soybeans milk celery	vegan	yes
1 Brühwürfel		gluten eggs soybeans milk celery	?	yes
200 ml Rinderfond		gluten soybeans milk celery	animal	yes
6 Blatt Gelatine, weiß			animal	yes
1 TL Agar-Agar			vegan	yes
150 ml trockener Weißwein		sulphites	vegan	yes
1 Schuss Apfelessig		sulphites	vegan	yes
1 EL Honig, flüssig			vegetarian	yes
100 g Zartbitterkuvertüre		soybeans milk	?	yes
100 g Vollmilchschokolade	milk	soybeans nuts	vegetarian	yes
200 g Marzipanrohmasse	nuts		vegan	yes
1 EL Schweineschmalz			animal	yes
1 Rolle Blätterteig aus dem Kühlregal	gluten	eggs milk	?	yes
250 g Spätzle	gluten eggs	milk	vegetarian	yes
500 g Nudeln nach Belieben	gluten	eggs	?	yes
1 Handvoll Reste vom Vortag		gluten eggs soybeans milk celery mustard	?	no
1 Beutel Soßenpulver		gluten eggs soybeans milk celery mustard	?	no
1 Schale Kartoffelsalat vom Metzger		gluten eggs fish soybeans milk celery mustard	?	no
200 g Katenschinken, gewürfelt			animal	yes
1 Bio-Zitrone, Saft und Abrieb			vegan	yes
1 Bund Schnittlauch			vegan	yes
etwas Olivenöl zum Braten			vegan	yes
1,5 kg Kürbis (Hokkaido), entkernt			vegan	yes
300 g Rote Bete, gegart			vegan	yes
2 rote Zwiebeln, in Ringen			vegan	yes
1 EL Tomatenmark			vegan	yes
1 Dose stückige Tomaten			vegan	yes
250 g Champignons, in Scheiben			vegan	yes
200 ml Sahne	milk		vegetarian	yes
1 Pck. Sahnesteif		gluten	vegan	yes
1 TL mittelscharfer Senf	mustard	sulphites	vegan	yes
1 TL Senfkörner	mustard		vegan	yes
4 EL Remoulade	eggs mustard	milk celery	vegetarian	yes
150 g Fleischsalat	eggs mustard	milk	animal	yes
3 EL Mayonnaise	eggs	milk mustard	vegetarian	yes
3 EL vegane Mayo		soybeans mustard	vegan	yes
500 ml Haferdrink	gluten		vegan	yes
1 Glas Mandelmilch, ungesüßt	nuts		vegan	yes
200 ml Milch (oder Haferdrink)	gluten milk		vegetarian	yes
1 EL Cashewmus, optional	nuts		vegan	yes
50 g Pinienkerne, ohne Fett geröstet		nuts	vegan	yes
2 EL Sesam zum Garnieren	sesame		vegan	yes
1 EL geröstetes Sesamöl	sesame		vegan	yes
2 EL Tahin	sesame		vegan	yes
150 g Hummus	sesame		vegan	yes
100 g getrocknete Aprikosen	sulphites		vegan	yes
80 g Rosinen, in Rum eingelegt		sulphites	vegan	yes
100 g Zitronat und Orangeat		sulphites	vegan	yes
6 getrocknete Tomaten in Öl		sulphites	vegan	yes
4 Sardellenfilets in Öl	fish		animal	yes
1 Dose Thunfisch im eigenen Saft	fish		animal	yes
12 Garnelen, küchenfertig	crustaceans	sulphites	animal	yes
200 g Nordseekrabben	crustaceans		animal	yes
1 kg Miesmuscheln	molluscs		animal	yes
300 g Tintenfischringe, aufgetaut	molluscs		animal	yes
200 g Surimi	fish	gluten crustaceans eggs soybeans	animal	yes
1 EL Fischsauce	fish		animal	yes
1 EL Fischsauce (vegan: Sojasauce)	gluten fish soybeans		animal	yes
2 TL grüne Currypaste		crustaceans fish	?	yes
1 TL Currypulver		celery mustard	vegan	yes
1 Stange Zitronengras			vegan	yes
1 Stück Ingwer, walnussgroß			vegan	yes
1 Stich Butter, haselnussgroß	milk		vegetarian	yes
2 Hähnchenbrustfilets			animal	yes
4 Schweineschnitzel, paniert	gluten	eggs milk	animal	yes
800 g Rindergulasch			animal	yes
2 Entenkeulen			animal	yes
1 Paar Wiener Würstchen pro Person		gluten milk celery mustard	animal	yes
150 g grobe Bratwurst, als Bällchen aus dem Darm gedrückt		gluten milk celery mustard	animal	yes
100 g Salami in dünnen Scheiben		milk mustard	animal	yes
1 Packung Maultaschen	gluten eggs	milk celery	?	yes
1 Packung Fischstäbchen	gluten fish	eggs milk mustard	animal	yes
500 g Knödelteig halb & halb, Kühlregal		gluten eggs sulphites	?	yes
4 Semmelknödel vom Vortag	gluten eggs	milk	vegetarian	yes
100 g Couscous, in Brühe gequollen	gluten	eggs soybeans milk celery	?	yes
125 g Quinoa, gewaschen			vegan	yes
200 g Milchreis (Rundkornreis)			vegan	yes
1 l Milch, 3,5 %	milk		vegetarian	yes
150 g rote Linsen			vegan	yes
1 Dose Kichererbsen, abgetropft			vegan	yes
100 g Kichererbsenmehl			vegan	yes
200 g Grünkern, geschrotet	gluten		vegan	yes
1 EL Leinsamen, geschrotet			vegan	yes
2 Handvoll Babyspinat			vegan	yes
1 kleiner Kopf Blumenkohl			vegan	yes
1 Stange Lauch, nur das Weiße			vegan	yes
3 Stangen Staudensellerie	celery		vegan	yes
1/4 Knollensellerie	celery		vegan	yes
frische Kräuter nach Geschmack			vegan	yes
4 mittelgroße Äpfel, säuerlich (z. B. Boskop)			vegan	yes
500 g Erdbeeren, geputzt und halbiert			vegan	yes
2 reife Bananen, zerdrückt			vegan	yes
200 g TK-Himbeeren			vegan	yes
1 Granatapfel, nur die Kerne			vegan	yes
3 EL Zitronensaft, frisch gepresst			vegan	yes
150 g Zucker			vegan	yes
100 g brauner Zucker			vegan	yes
1 Msp. gemahlene Vanille			vegan	yes
1 Zimtstange			vegan	yes
2 Sternanis und 3 Nelken			vegan	yes
1 TL Kreuzkümmel			vegan	yes
1 TL Paprikapulver, rosenscharf			vegan	yes
schwarzer Pfeffer aus der Mühle			vegan	yes
1 Lorbeerblatt und 4 Wacholderbeeren			vegan	yes
2 Zweige Rosmarin			vegan	yes
1/2 Bund Petersilie, gehackt			vegan	yes
100 ml Sonnenblumenöl			vegan	yes
1 Liter kochendes Wasser			vegan	yes
1 Würfel Frischhefe			vegan	yes
1 Pck. Trockenhefe			vegan	yes
1 TL Natron			vegan	yes
250 g Langkornreis			vegan	yes
200 g Glasnudeln			vegan	yes
250 g Reisnudeln, breit			vegan	yes
12 Blatt Reispapier			vegan	yes
250 g Mie-Nudeln	gluten	eggs	?	yes
200 g Udon	gluten		vegan	yes
500 g frische Eiernudeln	gluten eggs		vegetarian	yes
1 Eierfrucht (Aubergine), ca. 300 g			vegan	yes
2 Zucchini, grob geraspelt			vegan	yes
1 Handvoll Kirschtomaten			vegan	yes
1 Avocado, reif			vegan	yes
1 Kopfsalat (Butterkopf)			vegan	yes
150 g Feldsalat			vegan	yes
100 g Rucola, grobe Stiele entfernt			vegan	yes
1 Bund Radieschen			vegan	yes
300 g Weißkohl, fein gehobelt			vegan	yes
500 g Sauerkraut			vegan	yes
1 Glas Rotkohl			vegan	yes
300 g grüne Bohnen, Enden abgeschnitten			vegan	yes
1 Dose Kidneybohnen			vegan	yes
1 Dose weiße Riesenbohnen (Butterbohnen)			vegan	yes
150 g Zuckerschoten			vegan	yes
1 Dose Wasserkastanien in Scheiben			vegan	yes
2 Maiskolben			vegan	yes
100 g Polenta (Maisgrieß)			vegan	yes
100 g Hartweizengrieß	gluten		vegan	yes
125 g Magerquark	milk		vegetarian	yes
150 g griechischer Joghurt	milk		vegetarian	yes
150 g Sojajoghurt	soybeans		vegan	yes
1 Becher milchfreier Joghurt		gluten soybeans nuts	vegan	yes
200 ml laktosefreie Sahne	milk		vegetarian	yes
100 g vegane Butter, weich		soybeans nuts	vegan	yes
80 g Margarine		soybeans milk	?	yes
2 EL Butterschmalz	milk		vegetarian	yes
250 g glutenfreies Mehl		lupin	vegan	yes
100 g glutenfreie Haferflocken			vegan	yes
60 g kernige Haferflocken	gluten		vegan	yes
50 g Paniermehl zum Wenden	gluten	eggs soybeans milk sesame	?	yes
2 Handvoll Croûtons und Parmesan zum Servieren	gluten milk	eggs soybeans sesame	vegetarian	yes
1 Bund Basilikum oder 2 EL Pesto	milk	nuts	vegetarian	yes
80 g Parmesan am Stück	milk		vegetarian	yes
200 g Schafskäse, zerbröckelt	milk		vegetarian	yes
100 g veganer Reibekäse		soybeans nuts	vegan	yes
1 Packung TK-Gemüse (nicht mariniert)			vegan	yes
4 Äpfel, halbiert, in Karamell (aus Sahne und Zucker) getaucht	milk		vegetarian	yes
1 Hähnchenkeule, paniert und frittiert	gluten	eggs milk	animal	yes
Pflaumen, mit Mandeln gefüllt	nuts	sulphites	vegan	yes
Datteln im Speckmantel		sulphites	animal	yes
1 kg Muscheln, in Weißwein gekocht	molluscs	sulphites	animal	yes
300 g Rosenkohl, in Butter geschwenkt	milk		vegetarian	yes
Pommes, dazu Aioli	eggs	milk mustard	vegetarian	yes
200 g Reis + 50 g Cashewkerne	nuts		vegan	yes
1 Päckchen Löffelbiskuits	gluten eggs		vegetarian	yes
1 Biskuitboden (gekauft oder selbst gebacken)	gluten eggs	soybeans milk	vegetarian	yes
4 Backoblaten, 70 mm	gluten		vegan	yes
2 EL Nuss-Nougat-Creme	milk nuts	soybeans	vegetarian	yes
100 g gemahlene Haselnüsse	nuts		vegan	yes
1 Handvoll Studentenfutter	nuts	peanuts sulphites	vegan	yes
80 g Walnusskerne, grob gehackt	nuts		vegan	yes
2 EL Kürbiskerne			vegan	yes
2 EL Sonnenblumenkerne			vegan	yes
100 g Kokosraspel			vegan	yes
1 Pck. Vanillepuddingpulver		gluten	vegan	yes
1 Pck. Tortenguss, klar			vegan	yes
300 g Doppelrahmfrischkäse	milk		vegetarian	yes
400 g Bergkäse, gerieben	milk		vegetarian	yes
1/2 Baguette vom Vortag	gluten	eggs soybeans milk sesame	?	yes
300 ml Weizenbier	gluten		vegan	yes
1 EL Worcestersauce	fish	gluten	animal	yes
100 g Röstzwiebeln aus der Dose	gluten		vegan	yes
1 EL Tafelmeerrettich aus dem Glas		milk sulphites	?	yes
2 EL Sahnemeerrettich	milk	eggs sulphites	vegetarian	yes
4 Gewürzgurken, fein gewürfelt		mustard sulphites	vegan	yes
1 Glas Senfgurken	mustard	sulphites	vegan	yes
1 TL Selleriesalz	celery		vegan	yes
2 EL Ketchup		celery	vegan	yes
1 TL Sambal Oelek		sulphites	vegan	yes
3 EL Ajvar, mild			vegan	yes
1 EL helle Misopaste	soybeans	gluten	vegan	yes
30 g Lupinenmehl	lupin		vegan	yes
200 g Sojageschnetzeltes, eingeweicht	soybeans		vegan	yes
200 g Seitan	gluten	soybeans	vegan	yes
2 Leinsamen-Eier (2 EL geschrotete Leinsamen + 6 EL Wasser)			vegan	yes
1 Fleischwurst, gewürfelt		gluten milk celery mustard	animal	yes
1 Kaninchen, in Teile zerlegt			animal	yes
500 g Hähnchenflügel			animal	yes
250 g Putengeschnetzeltes			animal	yes
150 g durchwachsener Speck (für Veggies: Räuchertofu)	soybeans		animal	yes
4 Matjesfilets	fish		animal	yes
150 g Räucherlachs	fish		animal	yes
1 Handvoll Gummibärchen als Deko			animal	yes
20 Mini-Marshmallows		eggs	animal	yes
Zuckerstreusel nach Wunsch		soybeans milk nuts	?	yes
1 Glas Sauerkirschen, Saft aufgefangen			vegan	yes
1 Bund Dill			vegan	yes
5 EL Orangensaft			vegan	yes
1 Schalotte, in feinen Ringen			vegan	yes
1 kleine Chilischote, entkernt			vegan	yes
400 g Süßkartoffeln, in Spalten			vegan	yes
1 Knolle Fenchel mit Grün			vegan	yes
150 g Erbsen (TK)			vegan	yes
1 Kohlrabi, gestiftelt			vegan	yes
1 Prise Safran			vegan	yes
1 TL Ahornsirup			vegan	yes
1 EL Kakaopulver, ungesüßt			vegan	yes
2 EL Kapern, abgetropft			vegan	yes
Öl zum Frittieren			vegan	yes
1 Schuss Mineralwasser mit Kohlensäure			vegan	yes
1 Tüte Fix für Gulasch		gluten eggs soybeans milk celery mustard sulphites	?	no
1 Fertigsalat deiner Wahl		gluten eggs fish soybeans milk nuts celery mustard	?	no
Füllung nach Lust und Laune		gluten eggs fish peanuts soybeans milk nuts	?	no
2 Portionen übrig gebliebener Auflauf		gluten eggs soybeans milk celery mustard	?	no
1 Glas Nudelsoße (Sorte egal)		gluten fish milk nuts celery	?	no
1 Fertiggericht für zwei		gluten eggs fish soybeans milk celery mustard	?	no
1 Pck. Würzmischung für Bratkartoffeln		gluten soybeans milk celery mustard	?	no
Deko nach Wunsch		gluten eggs peanuts soybeans milk nuts	?	no
1 Glas Brotaufstrich nach Geschmack		peanuts soybeans milk nuts mustard sesame	?	no
`;
