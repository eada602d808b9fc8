/**
 * Ingredient lines with the allergens that a food-allergy adviser names for them. Columns, separated by tabs: the line,
 * what it contains, what only some products contain, the strictest diet (vegan, vegetarian, animal, or ? where it depends
 * on the product), and whether the words say what is in it.
 */
export const ITALIAN_LINES = `
100 g di farina di mandorle	nuts		vegan	yes
400 g di carne macinata mista			animal	yes
noce moscata q.b.			vegan	yes
1 lattina di latte di cocco (400 ml)			vegan	yes
250 ml di latte di mandorla	nuts		vegan	yes
500 ml di latte di riso			vegan	yes
2 cucchiai di burro di arachidi	peanuts		vegan	yes
50 g di burro di cacao			vegan	yes
1/2 bustina di cremor tartaro			vegan	yes
250 g di farina di grano saraceno			vegan	yes
200 g di farina di ceci			vegan	yes
300 g di farina di castagne			vegan	yes
400 g di farina 00	gluten		vegan	yes
200 g di semola rimacinata	gluten		vegan	yes
100 g di farina integrale	gluten		vegan	yes
2 cucchiai di fecola di patate			vegan	yes
30 g di amido di mais			vegan	yes
12 g di lievito di birra fresco			vegan	yes
1 bustina di lievito per dolci		gluten	vegan	yes
150 g di lievito madre rinfrescato	gluten		vegan	yes
1 rotolo di pasta sfoglia	gluten	eggs milk	?	yes
1 rotolo di pasta frolla pronta	gluten	eggs milk	?	yes
1 confezione di pasta fillo	gluten		vegan	yes
300 g di pasta di mandorle	nuts	eggs sulphites	?	yes
1 cucchiaino di pasta di acciughe	fish		animal	yes
350 g di rigatoni	gluten	eggs	?	yes
400 g di spaghetti n. 5	gluten		vegan	yes
250 g di tagliatelle all'uovo	gluten eggs		vegetarian	yes
500 g di gnocchi di patate	gluten	eggs milk	?	yes
300 g di tortellini di carne	gluten eggs milk	nuts celery sulphites	animal	yes
500 g di ravioli ricotta e spinaci	gluten eggs milk		vegetarian	yes
80 g di pangrattato	gluten	eggs soybeans milk sesame	?	yes
4 fette di pane casereccio raffermo	gluten	eggs soybeans milk sesame	?	yes
1 piadina	gluten	milk	?	yes
Burro e farina per lo stampo	gluten milk		vegetarian	yes
80 g di burro, freddo di frigo	milk		vegetarian	yes
250 g di ricotta vaccina, ben scolata	milk		vegetarian	yes
250 g di mascarpone	milk		vegetarian	yes
200 ml di panna fresca da montare	milk		vegetarian	yes
1 brick di panna di soia	soybeans		vegan	yes
2 mozzarelle fiordilatte	milk		vegetarian	yes
100 g di gorgonzola dolce	milk		vegetarian	yes
60 g di parmigiano reggiano, grattugiato al momento	milk		vegetarian	yes
80 g di grana padano	milk	eggs	vegetarian	yes
50 g di pecorino romano	milk		vegetarian	yes
4 uova (a temperatura ambiente)	eggs		vegetarian	yes
3 tuorli	eggs		vegetarian	yes
2 albumi montati a neve ferma	eggs		vegetarian	yes
1 orata da 500 g, eviscerata	fish		animal	yes
4 filetti di branzino	fish		animal	yes
200 g di alici fresche	fish		animal	yes
1 cucchiaio di colatura di alici	fish		animal	yes
1 kg di cozze	molluscs		animal	yes
500 g di vongole veraci, spurgate	molluscs		animal	yes
3 seppie con il loro nero	molluscs		animal	yes
300 g di calamari ad anelli	molluscs		animal	yes
1 polpo da 1 kg	molluscs		animal	yes
400 g di gamberi (anche surgelati)	crustaceans	sulphites	animal	yes
6 scampi	crustaceans		animal	yes
1 busta di condimento già pronto		gluten fish soybeans milk nuts celery	?	no
Avanzi del giorno prima		gluten eggs fish soybeans milk celery	?	no
1 cipolla dorata			vegan	yes
2 spicchi d'aglio in camicia			vegan	yes
1 carota			vegan	yes
1 costa di sedano	celery		vegan	yes
1/2 sedano rapa	celery		vegan	yes
Sedano, carota e cipolla per il soffritto	celery		vegan	yes
2 zucchine romanesche			vegan	yes
1 melanzana viola, a cubetti			vegan	yes
1 peperone giallo			vegan	yes
400 g di pomodorini datterini			vegan	yes
1 barattolo di pelati			vegan	yes
3 cucchiai di concentrato di pomodoro			vegan	yes
600 g di patate a pasta gialla			vegan	yes
800 g di zucca mantovana, pulita			vegan	yes
1 cespo di radicchio trevigiano			vegan	yes
2 finocchi			vegan	yes
300 g di friarielli			vegan	yes
1 broccolo romanesco			vegan	yes
2 mazzetti di cime di rapa			vegan	yes
4 carciofi romani			vegan	yes
8 fiori di zucca			vegan	yes
200 g di fagiolini corallo			vegan	yes
1 porro			vegan	yes
250 g di piselli freschi, sgranati			vegan	yes
100 g di rucola			vegan	yes
1 cespo di lattuga			vegan	yes
300 g di funghi porcini			vegan	yes
20 g di funghi secchi, ammollati			vegan	yes
200 g di ceci già lessati			vegan	yes
1 scatola di cannellini			vegan	yes
150 g di borlotti secchi			vegan	yes
200 g di lenticchie di Castelluccio			vegan	yes
320 g di riso Carnaroli			vegan	yes
200 g di farina gialla per polenta			vegan	yes
200 g di orzo perlato	gluten		vegan	yes
250 g di farro decorticato	gluten		vegan	yes
200 g di cuscus	gluten		vegan	yes
100 g di quinoa			vegan	yes
1 tazza di caffè d'orzo	gluten		vegan	yes
1 moka di caffè, freddo			vegan	yes
50 g di fiocchi di avena	gluten		vegan	yes
250 ml di bevanda di soia	soybeans		vegan	yes
1 l di brodo vegetale		gluten eggs soybeans milk celery	vegan	yes
1 dado da brodo		gluten eggs soybeans milk celery	?	yes
500 ml di brodo di carne		gluten soybeans milk celery	animal	yes
1 bicchiere di vino rosso		sulphites	vegan	yes
1 cucchiaio di aceto balsamico		sulphites	vegan	yes
1 cucchiaio di aceto di mele		sulphites	vegan	yes
Olio extravergine d'oliva, un giro			vegan	yes
1 l di olio di arachide per friggere	peanuts		vegan	yes
1 cucchiaio di olio di semi di girasole			vegan	yes
1 ciuffo di prezzemolo			vegan	yes
10 foglie di basilico			vegan	yes
2 rametti di rosmarino			vegan	yes
1 foglia di alloro			vegan	yes
Salvia e timo			vegan	yes
peperoncino a piacere			vegan	yes
1 bustina di zafferano			vegan	yes
pepe nero macinato fresco			vegan	yes
sale grosso per l'acqua			vegan	yes
1 stecca di cannella			vegan	yes
1 cucchiaino di curcuma			vegan	yes
1 pizzico di bicarbonato			vegan	yes
Mezzo limone, succo e scorza			vegan	yes
3 mele renette			vegan	yes
4 pesche gialle mature			vegan	yes
500 g di fragole			vegan	yes
200 g di frutti di bosco, anche congelati			vegan	yes
2 banane mature			vegan	yes
1 ananas			vegan	yes
2 arance non trattate			vegan	yes
50 g di cedro candito, a cubetti		sulphites	vegan	yes
80 g di uvetta, ammollata nel vino		sulphites	vegan	yes
100 g di albicocche secche	sulphites		vegan	yes
8 fichi secchi		sulphites	vegan	yes
200 g di zucchero semolato			vegan	yes
zucchero a velo, per spolverare			vegan	yes
1 bacca di vaniglia			vegan	yes
1 bustina di vanillina			vegan	yes
2 cucchiai di miele di castagno			vegetarian	yes
30 g di cacao amaro			vegan	yes
150 g di cioccolato fondente al 70%		soybeans milk	?	yes
100 g di cioccolato al latte	milk	soybeans	vegetarian	yes
120 g di cioccolato gianduia	nuts	soybeans milk	?	yes
3 cucchiai di crema spalmabile alle nocciole	milk nuts	soybeans	vegetarian	yes
100 g di nocciole del Piemonte, tostate	nuts		vegan	yes
60 g di gherigli di noci	nuts		vegan	yes
50 g di pistacchi non salati	nuts		vegan	yes
40 g di pinoli		nuts	vegan	yes
80 g di anacardi	nuts		vegan	yes
1 manciata di arachidi tostate	peanuts		vegan	yes
200 g di castagne bollite			vegan	yes
2 cucchiai di semi di sesamo	sesame		vegan	yes
1 cucchiaio di semi di lino			vegan	yes
20 g di semi di zucca			vegan	yes
2 cucchiai di tahina	sesame		vegan	yes
150 g di hummus di ceci	sesame		vegan	yes
100 g di lupini in salamoia	lupin		vegan	yes
300 g di savoiardi	gluten eggs	milk	vegetarian	yes
1 disco di pan di Spagna	gluten eggs	soybeans milk	vegetarian	yes
150 g di amaretti secchi	eggs	gluten milk nuts	vegetarian	yes
200 g di biscotti secchi	gluten	eggs soybeans milk	?	yes
100 g di torrone, sbriciolato	eggs nuts	soybeans	vegetarian	yes
12 cantucci	gluten eggs nuts	milk	vegetarian	yes
1 fetta di panettone a testa	gluten eggs milk	soybeans nuts sulphites	vegetarian	yes
200 g di taralli	gluten	sulphites	?	yes
1 confezione di grissini	gluten	soybeans milk sesame	?	yes
4 palline di gelato al cioccolato	milk	eggs soybeans nuts	vegetarian	yes
10 g di gelatina in fogli			animal	yes
3 g di agar agar			vegan	yes
150 g di guanciale			animal	yes
100 g di pancetta a cubetti (o di tofu affumicato)	soybeans		animal	yes
80 g di prosciutto crudo di Parma			animal	yes
100 g di prosciutto cotto		soybeans milk	animal	yes
80 g di mortadella a dadini		soybeans milk nuts	animal	yes
1 cucchiaio di 'nduja		soybeans milk	animal	yes
3 salsicce di maiale		gluten milk celery mustard	animal	yes
100 g di finocchiona a fette		milk mustard	animal	yes
1 cotechino precotto		gluten milk	animal	yes
1 kg di spezzatino di vitello			animal	yes
4 petti di pollo			animal	yes
4 cotolette di pollo, già impanate	gluten	eggs milk	animal	yes
1 coniglio a pezzi			animal	yes
2 cucchiai di strutto			animal	yes
1 spigola sotto sale	fish		animal	yes
120 g di salmone affumicato	fish		animal	yes
200 g di tonno sott'olio, sgocciolato	fish		animal	yes
500 g di baccalà ammollato	fish		animal	yes
40 g di bottarga di muggine	fish		animal	yes
6 filetti di acciuga sotto sale	fish		animal	yes
1 vasetto di uova di lompo	fish		animal	yes
4 bastoncini di surimi	fish	gluten crustaceans eggs soybeans	animal	yes
2 cucchiai di salsa tonnata	eggs fish	mustard	animal	yes
2 cucchiai di salsa verde		gluten eggs fish sulphites	?	yes
4 cucchiai di bagna cauda	fish	milk nuts	animal	yes
500 ml di besciamella	gluten milk		vegetarian	yes
3 cucchiai di maionese	eggs	mustard	vegetarian	yes
2 cucchiai di maionese senza uova		soybeans milk mustard	?	yes
1 cucchiaino di senape di Digione	mustard	sulphites	vegan	yes
1 cucchiaio di salsa Worcester	fish	gluten	animal	yes
2 cucchiai di salsa di soia (o tamari)	gluten soybeans		vegan	yes
1 cucchiaio di salsa d'ostriche	molluscs	gluten soybeans	animal	yes
3 cucchiai di pesto alla genovese	milk	nuts	vegetarian	yes
2 cucchiai di pesto di pomodori secchi		milk nuts sulphites	?	yes
1 cucchiaino di pasta di curry		crustaceans fish	?	yes
1 cucchiaino di curry in polvere		celery mustard	vegan	yes
1 cucchiaio di miso bianco	soybeans	gluten	vegan	yes
200 g di tofu al naturale	soybeans		vegan	yes
150 g di granulare di soia	soybeans		vegan	yes
200 g di seitan a fette	gluten	soybeans	vegan	yes
80 g di germogli di soia		soybeans	vegan	yes
60 g di margarina		soybeans milk	?	yes
60 g di burro vegetale		soybeans nuts	vegan	yes
250 ml di latte senza lattosio	milk		vegetarian	yes
150 g di yogurt greco (o vegetale)	milk	soybeans nuts	vegetarian	yes
1 vasetto di yogurt bianco	milk		vegetarian	yes
1 yogurt senza latte, alla soia	soybeans		vegan	yes
250 g di farina senza glutine		lupin	vegan	yes
200 g di pasta senza glutine, di mais e riso			vegan	yes
100 g di formaggio vegano grattugiato		soybeans nuts	vegan	yes
1 uovo di lino (1 cucchiaio di semi + 3 di acqua)			vegan	yes
1 bottiglia di birra chiara	gluten		vegan	yes
1 bicchierino di rum			vegan	yes
2 cucchiai di amaretto		nuts	vegan	yes
1 bicchierino di limoncello			vegan	yes
1 tazzina di marsala		sulphites	vegan	yes
100 g di olive taggiasche			vegan	yes
1 cucchiaio di capperi dissalati			vegan	yes
6 pomodori secchi		sulphites	vegan	yes
4 cetriolini sott'aceto		mustard sulphites	vegan	yes
100 g di verdure miste sott'olio		celery mustard sulphites	vegan	yes
Mele cotte, servite con gelato alla crema	eggs milk	soybeans nuts	vegetarian	yes
Fragole ricoperte di cioccolato bianco	milk	soybeans	vegetarian	yes
Pollo marinato nello yogurt	milk		animal	yes
Zucchine in pastella di farina e birra	gluten		vegan	yes
200 g di riso + 60 g di mandorle a lamelle	nuts		vegan	yes
Insalata con crostini e scaglie di grana	gluten milk	eggs soybeans sesame	vegetarian	yes
Polenta condita con burro e formaggio	milk		vegetarian	yes
Datteri farciti con mascarpone	milk	sulphites	vegetarian	yes
1 kg di patate novelle, con la buccia			vegan	yes
1 mazzetto di erba cipollina			vegan	yes
1 rapa bianca			vegan	yes
2 barbabietole precotte			vegan	yes
1 cucchiaino di semi di finocchio			vegan	yes
1 cucchiaio di succo di limone			vegan	yes
Acqua tiepida, quanto basta			vegan	yes
1 l di acqua frizzante ghiacciata			vegan	yes
1 cucchiaio di sciroppo d'agave			vegan	yes
1 confezione di carote baby			vegan	yes
ghiaccio a cubetti			vegan	yes
1 confezione di zuppa pronta		gluten eggs soybeans milk celery	?	no
1 misto di aromi per arrosti		celery	vegan	yes
100 g di condimento per insalate (in bottiglia)		eggs soybeans milk mustard sulphites	?	no
1 vaschetta di insalata di mare pronta		crustaceans eggs fish celery mustard sulphites molluscs	?	no
Contorno a scelta		gluten eggs soybeans milk celery mustard	?	no
Ripieno a piacere		gluten eggs fish soybeans milk nuts	?	no
1 vassoio di antipasti misti		gluten crustaceans eggs fish milk nuts celery mustard sulphites molluscs	?	no
1 barattolo di sugo pronto		gluten fish soybeans milk nuts celery	?	no
Decorazioni per torta		gluten eggs soybeans milk nuts sulphites	?	no
1 scatola di piatto pronto surgelato		gluten eggs fish soybeans milk celery mustard	?	no
1 sacchetto di stuzzichini salati		gluten peanuts soybeans milk nuts sesame	?	no
`;
