/**
 * Ingredient lines with the allergens that a food-allergy adviser names for them. Columns, separated by tabs: the line,
 * what it contains, what only some products contain, the strictest diet (vegan, vegetarian, animal, or ? where it depends
 * on the product), and whether the words say what is in it.
 */
export const FRENCH_LINES = `
1 pâte brisée du commerce	gluten	eggs milk	?	yes
1 rouleau de pâte feuilletée pur beurre	gluten milk	eggs	vegetarian	yes
150 g de pâté de campagne		gluten eggs milk sulphites	animal	yes
400 g de pâtes (penne ou farfalle)	gluten	eggs	?	yes
200 g de pâte d'amandes	nuts		vegan	yes
2 c. à café de pâte de curry rouge		crustaceans fish	?	yes
1 cube de pâte de coing			vegan	yes
1 pincée de noix de muscade râpée			vegan	yes
100 g de noix de coco râpée			vegan	yes
8 noix de Saint-Jacques	molluscs		animal	yes
1 noix de beurre	milk		vegetarian	yes
1 kg de noix de veau			animal	yes
50 g de noix de cajou non salées	nuts		vegan	yes
80 g de cerneaux de noix	nuts		vegan	yes
20 cl de crème de coco			vegan	yes
1 boîte de lait de coco (400 ml)			vegan	yes
2 c. à soupe de crème de marrons			vegan	yes
20 cl de crème liquide entière	milk		vegetarian	yes
1 pincée de crème de tartre			vegan	yes
40 g de beurre de cacao			vegan	yes
2 càs de beurre de cacahuète	peanuts		vegan	yes
80 g de beurre demi-sel	milk		vegetarian	yes
Beurre et farine pour le moule	gluten milk		vegetarian	yes
1 kg de moules de bouchot	molluscs		animal	yes
3 blancs d'œufs montés en neige	eggs		vegetarian	yes
2 blancs de poulet émincés			animal	yes
4 blancs de poireaux			vegan	yes
2 jaunes d'œufs + 1 œuf entier	eggs		vegetarian	yes
1 petit bocal d'œufs de lump	fish		animal	yes
250 g de farine de blé noir (sarrasin)			vegan	yes
200 g de farine T55	gluten		vegan	yes
100 g de farine de châtaigne			vegan	yes
1 courge butternut de 1 kg			vegan	yes
300 g de pleurotes			vegan	yes
150 g de lentilles corail			vegan	yes
1/2 sachet de levure chimique		gluten	vegan	yes
10 g de levure de boulanger			vegan	yes
2 filets de bar, avec la peau	fish		animal	yes
4 pavés de lieu noir	fish		animal	yes
1 boîte de thon au naturel, égouttée	fish		animal	yes
500 g de blanc de seiche	molluscs		animal	yes
200 g de crevettes roses décortiquées	crustaceans	sulphites	animal	yes
6 bâtonnets de surimi	fish	gluten crustaceans eggs soybeans	animal	yes
1 oignon piqué de 2 clous de girofle			vegan	yes
2 échalotes ciselées			vegan	yes
3 carottes coupées en rondelles			vegan	yes
1 beau bouquet garni		celery	vegan	yes
2 branches de céleri	celery		vegan	yes
1/2 céleri-rave, râpé	celery		vegan	yes
Sel, poivre du moulin			vegan	yes
Quelques brins de persil plat			vegan	yes
1 gousse d'ail écrasée			vegan	yes
1 c. à soupe de concentré de tomates			vegan	yes
800 g de pommes de terre à chair ferme			vegan	yes
200 g de vermicelles de soja		soybeans	vegan	yes
1 poignée de germes de soja frais		soybeans	vegan	yes
3 c. à soupe de sauce soja	gluten soybeans		vegan	yes
1 filet d'huile de noix	nuts		vegan	yes
1 litre d'huile d'arachide pour la friture	peanuts		vegan	yes
1 c. à café d'huile de sésame	sesame		vegan	yes
4 c. à soupe d'huile d'olive			vegan	yes
1 c. à soupe de moutarde à l'ancienne	mustard	sulphites	vegan	yes
2 c. à soupe de mayonnaise	eggs mustard		vegetarian	yes
15 cl de vin blanc sec		sulphites	vegan	yes
1 verre de cidre brut		sulphites	vegan	yes
1 cube de bouillon de volaille		gluten eggs soybeans milk celery	animal	yes
50 cl de bouillon de légumes		gluten soybeans milk celery	vegan	yes
1 sachet de mélange pour sauce		gluten eggs soybeans milk celery mustard	?	no
Restes de viande ou de légumes		gluten soybeans milk celery mustard	?	no
1 botte de radis			vegan	yes
2 courgettes en dés			vegan	yes
1 aubergine, pelée une bande sur deux			vegan	yes
3 tomates bien mûres, épépinées			vegan	yes
1 poivron rouge grillé			vegan	yes
250 g de haricots verts extra-fins			vegan	yes
150 g de petits pois surgelés			vegan	yes
1 laitue, feuilles lavées et essorées			vegan	yes
100 g de mâche			vegan	yes
1 concombre, en fines lamelles			vegan	yes
2 fenouils			vegan	yes
1 chou-fleur, en petits bouquets			vegan	yes
500 g d'épinards frais			vegan	yes
1 avocat bien mûr			vegan	yes
1 boîte de pois chiches			vegan	yes
1 boîte de cœurs de palmier			vegan	yes
6 fonds d'artichauts			vegan	yes
200 g de riz basmati			vegan	yes
125 g de quinoa			vegan	yes
100 g de boulghour	gluten		vegan	yes
250 g de semoule fine	gluten		vegan	yes
100 g d'orge perlé	gluten		vegan	yes
1 sachet de blé précuit (10 min)	gluten		vegan	yes
4 galettes de riz soufflé			vegan	yes
8 feuilles de riz			vegan	yes
8 feuilles de brick	gluten		vegan	yes
6 feuilles de filo, beurrées	gluten milk		vegetarian	yes
1 baguette de la veille	gluten	eggs soybeans milk sesame	?	yes
6 tranches de pain de mie sans croûte	gluten	eggs soybeans milk sesame	?	yes
4 tranches de pain d'épices	gluten	eggs milk sulphites	?	yes
4 tranches de brioche	gluten eggs milk	soybeans	vegetarian	yes
80 g de chapelure	gluten	eggs soybeans milk sesame	?	yes
24 boudoirs	gluten eggs	milk	vegetarian	yes
12 spéculoos réduits en poudre	gluten	soybeans milk	?	yes
150 g de petits-beurre	gluten milk	eggs soybeans	vegetarian	yes
20 cl de lait d'amande	nuts		vegan	yes
25 cl de lait demi-écrémé (ou de boisson à l'avoine)	gluten milk		vegetarian	yes
250 ml de lait de soja	soybeans		vegan	yes
100 g de fromage blanc	milk		vegetarian	yes
2 petits-suisses	milk		vegetarian	yes
1 yaourt nature (gardez le pot pour mesurer)	milk		vegetarian	yes
1 yaourt végétal au coco		soybeans	vegan	yes
150 g de gruyère râpé	milk		vegetarian	yes
1 bûche de chèvre	milk		vegetarian	yes
60 g de roquefort émietté	milk		vegetarian	yes
1 faisselle égouttée	milk		vegetarian	yes
200 g de lardons fumés			animal	yes
4 tranches de jambon blanc		soybeans milk	animal	yes
6 saucisses de Toulouse		gluten milk celery mustard	animal	yes
4 merguez		gluten milk celery mustard	animal	yes
100 g de chorizo en rondelles		soybeans milk	animal	yes
2 magrets de canard			animal	yes
1 lapin coupé en morceaux			animal	yes
600 g de bœuf à bourguignon			animal	yes
4 escalopes de dinde panées	gluten	eggs milk	animal	yes
1 poulet fermier de 1,5 kg environ			animal	yes
1 c. à soupe de graisse de canard			animal	yes
6 feuilles de gélatine, ramollies dans l'eau froide			animal	yes
2 g d'agar-agar			vegan	yes
3 c. à soupe de miel d'acacia			vegetarian	yes
100 g de sucre roux			vegan	yes
1 gousse de vanille fendue			vegan	yes
1 sachet de sucre vanillé			vegan	yes
1 c. à café de cannelle			vegan	yes
Le zeste d'un citron non traité			vegan	yes
4 pommes (type Golden), coupées en quartiers			vegan	yes
3 poires pas trop mûres			vegan	yes
500 g de fraises gariguettes			vegan	yes
250 g de framboises, fraîches ou surgelées			vegan	yes
2 bananes			vegan	yes
1 mangue			vegan	yes
6 abricots frais dénoyautés			vegan	yes
100 g d'abricots secs, hachés	sulphites		vegan	yes
50 g de raisins secs (ou de pruneaux)		sulphites	vegan	yes
80 g de raisins secs blonds	sulphites		vegan	yes
12 pruneaux enroulés de lard		sulphites	animal	yes
10 dattes Medjool dénoyautées		sulphites	vegan	yes
200 g de griottes			vegan	yes
Le jus de 2 oranges			vegan	yes
1 citron vert			vegan	yes
1 petit piment oiseau			vegan	yes
3 cm de gingembre frais, râpé			vegan	yes
1 c. à café de curcuma			vegan	yes
1 c. à café de ras el hanout		celery mustard sesame	vegan	yes
1 c. à soupe de curry doux		celery mustard	vegan	yes
1 c. à café de cumin moulu			vegan	yes
2 étoiles de badiane			vegan	yes
Herbes de Provence			vegan	yes
1 branche de romarin			vegan	yes
10 feuilles de basilic			vegan	yes
1 bouquet de ciboulette ou de coriandre			vegan	yes
1 dosette de safran			vegan	yes
Fleur de sel			vegan	yes
1 pincée de piment d'Espelette			vegan	yes
Huile neutre, pour la cuisson			vegan	yes
15 cl d'eau tiède			vegan	yes
1 c. à café de bicarbonate			vegan	yes
100 g d'olives noires dénoyautées			vegan	yes
2 c. à soupe de câpres			vegan	yes
6 cornichons émincés		mustard sulphites	vegan	yes
6 tomates séchées à l'huile		sulphites	vegan	yes
400 g de pulpe de tomates en boîte			vegan	yes
250 g de champignons de Paris			vegan	yes
20 g de cèpes séchés, réhydratés			vegan	yes
200 g de marrons cuits sous vide			vegan	yes
40 g de pignons de pin		nuts	vegan	yes
2 c. à soupe de graines de sésame	sesame		vegan	yes
2 c. à soupe de graines de courge			vegan	yes
15 g de graines de chia			vegan	yes
30 g de cacao non sucré			vegan	yes
200 g de chocolat noir pâtissier		soybeans milk	?	yes
100 g de chocolat blanc	milk	soybeans	vegetarian	yes
150 g de pralinoise (chocolat praliné)	milk nuts	soybeans	vegetarian	yes
80 g de pralin	nuts		vegan	yes
3 c. à soupe de pâte à tartiner aux noisettes	milk nuts	soybeans	vegetarian	yes
125 g d'amandes en poudre	nuts		vegan	yes
1 poignée d'amandes effilées, pour le décor	nuts		vegan	yes
50 g de pistaches émondées	nuts		vegan	yes
Coques de macarons (maison ou du commerce)	eggs nuts	milk	vegetarian	yes
6 financiers	gluten eggs milk nuts		vegetarian	yes
100 g de nougat tendre, haché	eggs nuts	soybeans milk	vegetarian	yes
Fraises trempées dans du chocolat au lait	milk	soybeans	vegetarian	yes
Poulet mariné, enrobé de cacahuètes concassées	peanuts	gluten soybeans	animal	yes
1 bol de riz, une omelette roulée par-dessus	eggs	milk	vegetarian	yes
500 g de champignons poêlés au beurre	milk		vegetarian	yes
Salade verte, croûtons et copeaux de parmesan	gluten milk	eggs soybeans sesame	vegetarian	yes
250 g de quinoa + 60 g de noix de pécan	nuts		vegan	yes
Cabillaud pané (4 morceaux)	gluten fish	eggs milk	animal	yes
4 quenelles de brochet	gluten eggs fish milk		animal	yes
20 cl de sauce béchamel (toute prête ou maison)	gluten milk	eggs	vegetarian	yes
3 c. à soupe d'aïoli	eggs	mustard	vegetarian	yes
1 petit pot de rouille	eggs	gluten crustaceans fish mustard	?	yes
50 g de tapenade noire		fish	?	yes
4 c. à soupe de pistou		milk nuts	?	yes
100 g de pesto au basilic	milk	nuts	vegetarian	yes
1 c. à soupe de nuoc-mâm	fish		animal	yes
1 c. à soupe de sauce d'huître	molluscs	gluten soybeans	animal	yes
Quelques gouttes de sauce Worcestershire	fish	gluten	animal	yes
8 anchois au sel, dessalés	fish		animal	yes
1 boîte de sardines à l'huile	fish		animal	yes
4 tranches de saumon fumé	fish		animal	yes
1 homard vivant de 800 g	crustaceans		animal	yes
12 langoustines	crustaceans		animal	yes
300 g d'encornets en anneaux	molluscs		animal	yes
12 huîtres creuses	molluscs		animal	yes
100 g de chair de crabe	crustaceans		animal	yes
25 cl de fumet de poisson	fish	gluten crustaceans soybeans milk celery	animal	yes
10 cl de fond de veau		gluten eggs soybeans milk celery	animal	yes
1 jarret de porc demi-sel			animal	yes
300 g de bœuf haché			animal	yes
200 g de tofu ferme	soybeans		vegan	yes
200 g de tofu fumé (ou de lardons)	soybeans		animal	yes
100 g de protéines de soja texturées	soybeans		vegan	yes
1 c. à soupe de miso blanc	soybeans	gluten	vegan	yes
2 c. à soupe de tahini (purée de sésame)	sesame		vegan	yes
200 g de houmous	sesame		vegan	yes
1 c. à soupe de purée d'amande blanche	nuts		vegan	yes
1 c. à café de sel de céleri	celery		vegan	yes
1 c. à café de raifort		eggs milk sulphites	?	yes
20 cl de bière blonde	gluten		vegan	yes
5 cl de rhum ambré			vegan	yes
1 c. à soupe de fleur d'oranger			vegan	yes
2 c. à soupe de vinaigre balsamique		sulphites	vegan	yes
3 cl d'amaretto		nuts	vegan	yes
1 dl de crème de cassis		sulphites	vegan	yes
250 g de farine sans gluten		lupin	vegan	yes
60 g de margarine végétale		soybeans milk	?	yes
50 g de beurre végétal		soybeans nuts	vegan	yes
25 cl de lait sans lactose	milk		vegetarian	yes
2 c. à soupe de mayonnaise sans œuf		soybeans milk mustard	?	yes
1 œuf de lin (1 c. à soupe de graines moulues + 3 d'eau)			vegan	yes
150 g de fauxmage râpé à base de cajou	nuts	soybeans	vegan	yes
30 g de farine de lupin	lupin		vegan	yes
200 g de seitan en lanières	gluten	soybeans	vegan	yes
60 g de flocons d'avoine	gluten		vegan	yes
120 g de muesli croustillant	gluten	soybeans milk nuts sulphites	?	yes
200 g de gnocchis à poêler	gluten	eggs milk	?	yes
300 g de ravioles du Dauphiné	gluten eggs milk		vegetarian	yes
100 g de spaghettis complets	gluten	eggs	?	yes
200 g de nouilles de riz			vegan	yes
150 g de nouilles aux œufs	gluten eggs		vegetarian	yes
50 g de copeaux de chocolat au choix		soybeans milk nuts	?	yes
10 guimauves		eggs	animal	yes
Bonbons pour la décoration		gluten soybeans milk nuts sulphites	?	no
1 barquette de taboulé du traiteur	gluten	soybeans milk mustard sulphites	?	no
4 parts de quiche achetée toute faite	gluten eggs milk	fish soybeans nuts mustard	?	no
1 assortiment d'épices spécial grillade		gluten soybeans milk celery mustard	?	no
Accompagnement de votre choix		gluten eggs soybeans milk celery mustard	?	no
1 sachet de soupe déshydratée		gluten eggs soybeans milk celery	?	no
1 pot de sauce pour pâtes		gluten soybeans milk nuts celery	?	no
Garniture au choix		gluten eggs fish soybeans milk nuts celery	?	no
1 barquette de salade composée		gluten eggs fish soybeans milk nuts celery mustard	?	no
2 cuillerées de sauce salade du commerce		eggs soybeans milk mustard sulphites	?	no
Vos apéritifs préférés, pour accompagner		gluten eggs peanuts soybeans milk nuts sulphites	?	no
`;
